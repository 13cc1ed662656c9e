# The words inside Tikal's pictures. Room is scarce there: keep them short.

# Under the map, after the badge of the seat to move.
tikal-picture-place = places this tile
tikal-picture-points = { $points ->
    [one] one action point left
   *[other] { $points } action points left
  }
tikal-picture-bids = bids for the next turn
tikal-picture-chooses = takes a tile
tikal-picture-bid = { $points ->
    [0] No bid yet
    [one] Last bid: 1 point
   *[other] Last bid: { $points } points
  }
tikal-picture-scoring = { $final ->
    [yes] Last scoring round
   *[no] Scoring round { $number }
  }
# Before the badges of those who have a turn in this scoring round after that.
tikal-picture-then = then
tikal-picture-over = The game is over

# The score sheet: its title after a scoring round, and its columns.
tikal-picture-after = After scoring round { $number }
tikal-picture-round = { $final ->
    [yes] Last round
   *[no] Round { $number }
  }
# What everybody began with and paid for turns.
tikal-picture-auction = Auction
