# The words inside Tikal’s pictures. Room is scarce there: keep them short.

# Under the map, after the badge of the seat to move.
tikal-picture-place = Place this tile
# The hexes it fits on; neighbours in a column are shortened ("D3–5").
tikal-picture-fits = { $hexes }
tikal-picture-points = { $points ->
    [one] one action point left
   *[other] { $points } action points left
  }
# Over the ways to turn a tile: the question, then after a coin and after a cross what they mean.
tikal-picture-rotation = { $hex }: which way round?
tikal-picture-toll = a step costs
tikal-picture-closed = closed
# After the number of neighbours from which the tile can be entered.
tikal-picture-ways-in = { $ways ->
    [one] way in
   *[other] ways in
  }
# The last turn in a strip, after an icon: one kind of deed and where.
tikal-picture-deed = { $what ->
    [place] placed { $hexes }
    [enter] { $count } at { $hexes }
    [excavate] dug { $hexes }
    [hunt] found { $hexes }
   *[other] { $hexes }
  }
# After the treasure that was got, before the badge of the player who had it.
tikal-picture-from = from
tikal-picture-chooses = Take a tile
# Under a bidder’s name.
tikal-picture-bidder = { $what ->
    [next] bids now
    [highest] highest bid
    [out] passed
    [in] may still bid
   *[had] had a turn
  }
# Under a player who has taken one of the open tiles.
tikal-picture-scoring = { $final ->
    [yes] Last scoring round
   *[no] Scoring round { $number }
  }
# Before the badges of those who have a turn in this scoring round after that.
tikal-picture-then = then
tikal-picture-over = The game is over

# The score sheet: its title after a scoring round; at the end who has won.
tikal-picture-after = After scoring round { $number }
# On the final sheet: the 20 points of the start less those paid for tiles, with a sign.
tikal-picture-auction = auction { $points }
# Over the bars of a round, one a player, as long as their points.
tikal-picture-race = The race
tikal-picture-wins = { $name } wins the game
tikal-picture-won = { $points ->
    [one] point
   *[other] points
  }
# How the winner won.
tikal-picture-outcome = { $how ->
    [ahead] { $points } ahead
    [level] by the tie-break
    [on-time] on time
   *[resigned] by resignation
  }
tikal-picture-abandoned = Abandoned
# The turning points. After which rounds who had scored most; in an auction bids come off that.
tikal-picture-lead = { $auction ->
    [yes] Scored most
   *[no] Who led
  }
# The temple that brought in most, before the sum.
tikal-picture-best-temple = Temple { $hex }
tikal-picture-no-temple = No temple held
# The most scored in one round, before the points.
tikal-picture-best-round = Best round
tikal-picture-in-round = { $final ->
    [yes] in the last one
   *[no] in round { $number }
  }
# The rounds side by side: what the parts of the columns are, and under the columns which round.
tikal-picture-temples = temples
tikal-picture-treasures = treasures
tikal-picture-chart = { $final ->
    [yes] end
   *[no] { $number }
  }
# What the game’s picture in a lobby shows, for those who do not see it.
tikal-picture-cover = A stepped temple in the sun over the jungle, and golden masks at its foot.
# What the part of the map says whose plates have coins: where to from a hex, and what one piece pays.
tikal-picture-ways = From { $start }: { $ways }.
# In a list: a hex, and what a piece pays to go there.
tikal-picture-way = { $hex } for { $price }
