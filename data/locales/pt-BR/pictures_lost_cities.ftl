# The words inside the pictures of Lost Cities.

# The turning points, on the final score sheet.
lost_cities-picture-best = Melhor expedição
lost_cities-picture-worst = { $cost ->
    [yes] A mais cara
   *[no] A mais fraca
  }
# Over the rounds of a long game.
lost_cities-picture-rounds = Rodada a rodada
# On the winner’s plate of the final picture.
lost_cities-picture-outcome = { $how ->
    [margin] vitória por { $margin }
    [tie] empate
    [on-time] vitória por tempo
    [resigned] vitória por desistência
   *[abandoned] Interrompida
  }
# Over the plates after a round: by how much the side leads that is named first.
lost_cities-picture-lead = { $how ->
    [margin] na frente por { $margin }
   *[tie] empate
  }
# On the plates after a round, before what that round brought.
lost_cities-picture-this-round = nesta rodada
# What the game’s picture in a lobby shows, for those who do not see it.
lost_cities-picture-cover = Cinco paisagens ao entardecer, do deserto ao vulcão, e uma carta de cada à frente delas.
# On the picture to share, after the game’s name.
lost_cities-picture-kind = { $players ->
    [4] em duplas,{" "}
   *[2] {""}
  }{ $rounds ->
    [1] uma rodada
    [3] três rodadas
   *[5] cinco rodadas
  }
