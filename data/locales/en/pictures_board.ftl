# The words inside the board game’s pictures. Room is scarce there: keep them short.

lost_cities_board-picture-expedition = Expedition { $expedition }
# The score sheet: its title after an expedition, and its last column.
lost_cities_board-picture-after = After expedition { $expedition } of { $expeditions }
lost_cities_board-picture-total = Total
# Over the plates, after an expedition and at the end: by how much or why the player named first is first.
lost_cities_board-picture-lead = { $how ->
    [margin] leads by { $margin }
   *[tie] share the lead
  }
lost_cities_board-picture-outcome = { $how ->
    [margin] won by { $margin }
    [level] won by the tie-break
    [tie] share the victory
    [on-time] won on time
    [resigned] won by resignation
   *[abandoned] Abandoned
  }
# The turning points, on the final picture.
lost_cities_board-picture-best = Farthest journey
lost_cities_board-picture-worst = { $cost ->
    [yes] Costliest journey
   *[no] Weakest journey
  }
# What the game’s picture in a lobby shows, for those who do not see it.
lost_cities_board-picture-cover = Five paths of stones lead out of the jungle and over a river to a lost city in the sun; four explorers are on their way.
