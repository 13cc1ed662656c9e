# The words inside Tikal’s pictures. Room is scarce there: keep them short.

# Under the map, after the badge of the seat to move.
tikal-picture-place = Pon esta loseta
# The hexes it fits on; neighbours in a column are shortened ("D3–5").
tikal-picture-fits = { $hexes }
tikal-picture-points = { $points ->
    [one] queda un punto de acción
   *[other] quedan { $points } puntos de acción
  }
# Over the ways to turn a tile: the question, then after a coin and after a cross what they mean.
tikal-picture-rotation = { $hex }: ¿en qué sentido?
tikal-picture-toll = cuesta un paso
tikal-picture-closed = cerrado
# After the number of neighbours from which the tile can be entered.
tikal-picture-ways-in = { $ways ->
    [one] acceso
   *[other] accesos
  }
# The last turn in a strip, after an icon: one kind of deed and where.
tikal-picture-deed = { $what ->
    [place] loseta { $hexes }
    [enter] { $count } en { $hexes }
    [excavate] excavó { $hexes }
    [hunt] halló { $hexes }
   *[other] { $hexes }
  }
# After the treasure that was got, before the badge of the player who had it.
tikal-picture-from = de
tikal-picture-chooses = Elige loseta
# Under a bidder’s name.
tikal-picture-bidder = { $what ->
    [next] puja ahora
    [highest] puja mayor
    [out] ha pasado
    [in] puede pujar
   *[had] ya ha jugado
  }
# Under a player who has taken one of the open tiles.
tikal-picture-scoring = { $final ->
    [yes] Última puntuación
   *[no] Puntuación { $number }
  }
# Before the badges of those who have a turn in this scoring round after that.
tikal-picture-then = luego
tikal-picture-over = Fin de la partida

# The score sheet: its title after a scoring round; at the end who has won.
tikal-picture-after = Tras la puntuación { $number }
tikal-picture-auction = subasta { $points }
# Over the bars of a round, one a player, as long as their points.
tikal-picture-race = La carrera
tikal-picture-wins = { $name } gana la partida
tikal-picture-won = { $points ->
    [one] punto
   *[other] puntos
  }
# How the winner won.
tikal-picture-outcome = { $how ->
    [ahead] { $points } de ventaja
    [level] en el desempate
    [on-time] por tiempo
   *[resigned] por abandono
  }
tikal-picture-abandoned = A medias
# The turning points. After which rounds who had scored most; in an auction bids come off that.
tikal-picture-lead = { $auction ->
    [yes] Sumó más
   *[no] En cabeza
  }
# The temple that brought in most, before the sum.
tikal-picture-best-temple = Templo { $hex }
tikal-picture-no-temple = Ningún templo
# The most scored in one round, before the points.
tikal-picture-best-round = Récord
tikal-picture-in-round = { $final ->
    [yes] en la última
   *[no] en la ronda { $number }
  }
# The rounds side by side: what the parts of the columns are, and under the columns which round.
tikal-picture-temples = templos
tikal-picture-treasures = tesoros
tikal-picture-chart = { $final ->
    [yes] fin
   *[no] { $number }
  }
# What the game’s picture in a lobby shows, for those who do not see it.
tikal-picture-cover = Un templo escalonado al sol sobre la selva, con máscaras de oro a sus pies.
# What the part of the map says whose plates have coins: where to from a hex, and what one piece pays.
tikal-picture-ways = Desde { $start }: { $ways }.
tikal-picture-way = { $hex } por { $price }
