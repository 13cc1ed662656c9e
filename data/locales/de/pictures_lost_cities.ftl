# The words inside the pictures of Lost Cities.

# The turning points, on the final score sheet.
lost_cities-picture-best = Beste Expedition
lost_cities-picture-worst = { $cost ->
    [yes] Teuerste Expedition
   *[no] Schwächste Expedition
  }
# Over the rounds of a long game.
lost_cities-picture-rounds = Runde für Runde
# On the winner’s plate of the final picture.
lost_cities-picture-outcome = { $how ->
    [margin] Vorsprung: { $margin }
    [tie] Gleichstand
    [on-time] Sieg durch Zeitablauf
    [resigned] Sieg durch Aufgabe
   *[abandoned] Abgebrochen
  }
# Over the plates after a round: by how much the side leads that is named first.
lost_cities-picture-lead = { $how ->
    [margin] Vorsprung: { $margin }
   *[tie] gleichauf
  }
# On the plates after a round, before what that round brought.
lost_cities-picture-this-round = diese Runde
# What the game’s picture in a lobby shows, for those who do not see it.
lost_cities-picture-cover = Fünf Länder in der Abenddämmerung, von der Wüste bis zum Vulkan, und vor jedem eine Karte.
# On the picture to share, after the game’s name.
lost_cities-picture-kind = { $players ->
    [4] Partner,{" "}
   *[2] {""}
  }{ $rounds ->
    [one] eine Runde
    [3] drei Runden
   *[other] fünf Runden
  }
