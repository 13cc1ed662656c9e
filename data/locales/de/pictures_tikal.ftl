# The words inside Tikal’s pictures. Room is scarce there: keep them short.

# Under the map, after the badge of the seat to move.
tikal-picture-place = Plättchen legen
# The hexes it fits on; neighbours in a column are shortened ("D3–5").
tikal-picture-fits = { $hexes }
tikal-picture-points = { $points ->
    [one] noch ein Aktionspunkt
   *[other] noch { $points } Aktionspunkte
  }
# Over the ways to turn a tile: the question, then after a coin and after a cross what they mean.
tikal-picture-rotation = { $hex }: wie herum?
tikal-picture-toll = ein Schritt kostet
tikal-picture-closed = zu
# After the number of neighbours from which the tile can be entered.
tikal-picture-ways-in = { $ways ->
    [one] Zugang
   *[other] Zugänge
  }
# The last turn in a strip, after an icon: one kind of deed and where.
tikal-picture-deed = { $what ->
    [place] gelegt { $hexes }
    [enter] { $count } auf { $hexes }
    [excavate] gegraben { $hexes }
    [hunt] gefunden { $hexes }
   *[other] { $hexes }
  }
# After the treasure that was got, before the badge of the player who had it.
tikal-picture-from = von
tikal-picture-chooses = Plättchen nehmen
# Under a bidder’s name.
tikal-picture-bidder = { $what ->
    [next] bietet jetzt
    [highest] Höchstgebot
    [out] gepasst
    [in] noch dabei
   *[had] war schon dran
  }
# Under a player who has taken one of the open tiles.
tikal-picture-scoring = { $final ->
    [yes] Letzte Wertung
   *[no] Wertungsrunde { $number }
  }
# Before the badges of those who have a turn in this scoring round after that.
tikal-picture-then = dann
tikal-picture-over = Die Partie ist vorbei

# The score sheet: its title after a scoring round; at the end who has won.
tikal-picture-after = Nach Wertungsrunde { $number }
tikal-picture-auction = Auktion { $points }
# Over the bars of a round, one a player, as long as their points.
tikal-picture-race = Das Rennen
tikal-picture-wins = { $name } gewinnt die Partie
tikal-picture-won = { $points ->
    [one] Punkt
   *[other] Punkte
  }
# How the winner won.
tikal-picture-outcome = { $how ->
    [ahead] Vorsprung: { $points }
    [level] bei Gleichstand
    [on-time] durch Zeitablauf
   *[resigned] durch Aufgabe
  }
tikal-picture-abandoned = Abgebrochen
# The turning points. After which rounds who had scored most; in an auction bids come off that.
tikal-picture-lead = { $auction ->
    [yes] Meiste Punkte
   *[no] In Führung
  }
# The temple that brought in most, before the sum.
tikal-picture-best-temple = Tempel { $hex }
tikal-picture-no-temple = Kein Tempel gehalten
# The most scored in one round, before the points.
tikal-picture-best-round = Top-Runde
tikal-picture-in-round = { $final ->
    [yes] in der letzten
   *[no] in Runde { $number }
  }
# The rounds side by side: what the parts of the columns are, and under the columns which round.
tikal-picture-temples = Tempel
tikal-picture-treasures = Schätze
tikal-picture-chart = { $final ->
    [yes] Ende
   *[no] { $number }
  }
# What the game’s picture in a lobby shows, for those who do not see it.
tikal-picture-cover = Ein Stufentempel in der Sonne über dem Dschungel, zu seinen Füßen goldene Masken.
# What the part of the map says whose plates have coins: where to from a hex, and what one piece pays.
tikal-picture-ways = Von { $start }: { $ways }.
tikal-picture-way = { $hex } für { $price }
