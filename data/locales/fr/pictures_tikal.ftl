# The words inside Tikal’s pictures. Room is scarce there: keep them short.

# Under the map, after the badge of the seat to move.
tikal-picture-place = Pose cette tuile
# The hexes it fits on; neighbours in a column are shortened ("D3–5").
tikal-picture-fits = { $hexes }
tikal-picture-points = { $points ->
    [one] { $points } point d’action restant
   *[other] { $points } points d’action restants
  }
# Over the ways to turn a tile: the question, then after a coin and after a cross what they mean.
tikal-picture-rotation = { $hex } : dans quel sens ?
tikal-picture-toll = prix d’un pas
tikal-picture-closed = fermé
# After the number of neighbours from which the tile can be entered.
tikal-picture-ways-in = { $ways ->
    [one] accès
   *[other] accès
  }
# The last turn in a strip, after an icon: one kind of deed and where.
tikal-picture-deed = { $what ->
    [place] tuile { $hexes }
    [enter] { $count } en { $hexes }
    [excavate] dégagé { $hexes }
    [hunt] trouvé { $hexes }
   *[other] { $hexes }
  }
# After the treasure that was got, before the badge of the player who had it.
tikal-picture-from = de
tikal-picture-chooses = Prends une tuile
# Under a bidder’s name.
tikal-picture-bidder = { $what ->
    [next] enchérit
    [highest] en tête
    [out] passe
    [in] encore en lice
   *[had] a joué
  }
# Under a player who has taken one of the open tiles.
tikal-picture-scoring = { $final ->
    [yes] Dernier décompte
   *[no] Décompte { $number }
  }
# Before the badges of those who have a turn in this scoring round after that.
tikal-picture-then = puis
tikal-picture-over = Partie terminée

# The score sheet: its title after a scoring round; at the end who has won.
tikal-picture-after = Après le décompte { $number }
tikal-picture-auction = enchères { $points }
# Over the bars of a round, one a player, as long as their points.
tikal-picture-race = La course
tikal-picture-wins = { $name } remporte la partie
tikal-picture-won = { $points ->
    [one] point
   *[other] points
  }
# How the winner won.
tikal-picture-outcome = { $how ->
    [ahead] { $points } d’avance
    [level] au départage
    [on-time] au temps
   *[resigned] par abandon
  }
tikal-picture-abandoned = Arrêtée
# The turning points. After which rounds who had scored most; in an auction bids come off that.
tikal-picture-lead = { $auction ->
    [yes] Plus gros score
   *[no] Qui menait
  }
# The temple that brought in most, before the sum.
tikal-picture-best-temple = Temple { $hex }
tikal-picture-no-temple = Aucun temple tenu
# The most scored in one round, before the points.
tikal-picture-best-round = Record
tikal-picture-in-round = { $final ->
    [yes] à la fin
   *[no] au décompte { $number }
  }
# The rounds side by side: what the parts of the columns are, and under the columns which round.
tikal-picture-temples = temples
tikal-picture-treasures = trésors
tikal-picture-chart = { $final ->
    [yes] fin
   *[no] { $number }
  }
# What the game’s picture in a lobby shows, for those who do not see it.
tikal-picture-cover = Un temple à degrés au soleil au-dessus de la jungle, des masques d’or à ses pieds.
# What the part of the map says whose plates have coins: where to from a hex, and what one piece pays.
tikal-picture-ways = De { $start } : { $ways }.
tikal-picture-way = { $hex } pour { $price }
