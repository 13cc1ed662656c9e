# The words inside the pictures of Lost Cities.

# The turning points, on the final score sheet.
lost_cities-picture-best = La meilleure
lost_cities-picture-worst = { $cost ->
    [yes] La plus coûteuse
   *[no] La plus faible
  }
# Over the rounds of a long game.
lost_cities-picture-rounds = Manche par manche
# On the winner’s plate of the final picture.
lost_cities-picture-outcome = { $how ->
    [margin] gagne de { $margin }
    [tie] égalité
    [on-time] gagne au temps
    [resigned] gagne par abandon
   *[abandoned] Arrêtée
  }
# Over the plates after a round: by how much the side leads that is named first.
lost_cities-picture-lead = { $how ->
    [margin] mène de { $margin }
   *[tie] à égalité
  }
# On the plates after a round, before what that round brought.
lost_cities-picture-this-round = cette manche
# What the game’s picture in a lobby shows, for those who do not see it.
lost_cities-picture-cover = Cinq paysages au crépuscule, du désert au volcan, et devant chacun une carte.
# On the picture to share, after the game’s name.
lost_cities-picture-kind = { $players ->
    [4] en équipe,{" "}
   *[2] {""}
  }{ $rounds ->
    [1] une manche
    [3] trois manches
   *[5] cinq manches
  }
