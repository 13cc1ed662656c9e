# The words inside the board game's pictures. Room is scarce there: keep them short.

lost_cities_board-picture-expedition = Expedition { $expedition }
lost_cities_board-picture-expedition-of = Expedition { $expedition } of { $expeditions }
# Next to the draw pile: how many figures are over the bridge; the last of them ends the expedition.
lost_cities_board-picture-crossed = { $left ->
    [0] { $crossed } of { $crossings } over the bridge: it ends
    [1] { $crossed } of { $crossings } over: one more ends it
   *[other] { $crossed } of { $crossings } over the bridge
  }
# The score sheet: its title after an expedition, and its last column.
lost_cities_board-picture-after = After expedition { $expedition } of { $expeditions }
lost_cities_board-picture-total = Total
# The turning points, on the final score sheet.
lost_cities_board-picture-best = Farthest journey
lost_cities_board-picture-worst = Costliest journey
