# The words inside the board game’s pictures. Room is scarce there: keep them short.

lost_cities_board-picture-expedition = Expédition { $expedition }
# The score sheet: its title after an expedition, and its last column.
lost_cities_board-picture-after = Après l’expédition { $expedition } sur { $expeditions }
lost_cities_board-picture-total = Total
# Over the plates, after an expedition and at the end: by how much or why the player named first is first.
lost_cities_board-picture-lead = { $how ->
    [margin] mène de { $margin }
   *[tie] à égalité en tête
  }
lost_cities_board-picture-outcome = { $how ->
    [margin] gagne de { $margin }
    [level] gagne au départage
    [tie] victoire partagée
    [on-time] gagne au temps
    [resigned] gagne par abandon
   *[abandoned] Arrêtée
  }
# The turning points, on the final picture.
lost_cities_board-picture-best = Plus long voyage
lost_cities_board-picture-worst = { $cost ->
    [yes] Le plus coûteux
   *[no] Le plus faible
  }
# What the game’s picture in a lobby shows, for those who do not see it.
lost_cities_board-picture-cover = Cinq chemins de pierres sortent de la jungle et franchissent une rivière vers une cité perdue au soleil ; quatre explorateurs sont en route.
