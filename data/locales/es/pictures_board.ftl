# The words inside the board game’s pictures. Room is scarce there: keep them short.

lost_cities_board-picture-expedition = Exped. { $expedition }
# The score sheet: its title after an expedition, and its last column.
lost_cities_board-picture-after = Tras la expedición { $expedition } de { $expeditions }
lost_cities_board-picture-total = Total
# Over the plates, after an expedition and at the end: by how much or why the player named first is first.
lost_cities_board-picture-lead = { $how ->
    [margin] { $margin } de ventaja
   *[tie] empate en cabeza
  }
lost_cities_board-picture-outcome = { $how ->
    [margin] victoria por { $margin }
    [level] en el desempate
    [tie] empate en cabeza
    [on-time] por tiempo
    [resigned] por abandono
   *[abandoned] A medias
  }
# The turning points, on the final picture.
lost_cities_board-picture-best = Viaje más largo
lost_cities_board-picture-worst = { $cost ->
    [yes] Viaje más caro
   *[no] Viaje más flojo
  }
# What the game’s picture in a lobby shows, for those who do not see it.
lost_cities_board-picture-cover = Cinco senderos de piedras salen de la selva y cruzan un río hacia una ciudad perdida al sol; cuatro exploradores van de camino.
