# The words inside the board game’s pictures. Room is scarce there: keep them short.

lost_cities_board-picture-expedition = Expedition { $expedition }
# The score sheet: its title after an expedition, and its last column.
lost_cities_board-picture-after = Nach Expedition { $expedition } von { $expeditions }
lost_cities_board-picture-total = Summe
# Over the plates, after an expedition and at the end: by how much or why the player named first is first.
lost_cities_board-picture-lead = { $how ->
    [margin] Vorsprung: { $margin }
   *[tie] führen gemeinsam
  }
lost_cities_board-picture-outcome = { $how ->
    [margin] Vorsprung: { $margin }
    [level] Sieg bei Gleichstand
    [tie] teilen sich den Sieg
    [on-time] Sieg durch Zeitablauf
    [resigned] Sieg durch Aufgabe
   *[abandoned] Abgebrochen
  }
# The turning points, on the final picture.
lost_cities_board-picture-best = Weiteste Reise
lost_cities_board-picture-worst = { $cost ->
    [yes] Teuerste Reise
   *[no] Schwächste Reise
  }
# What the game’s picture in a lobby shows, for those who do not see it.
lost_cities_board-picture-cover = Fünf Pfade aus Steinen führen aus dem Dschungel und über einen Fluss zu einer vergessenen Stadt in der Sonne; vier Entdecker sind unterwegs.
