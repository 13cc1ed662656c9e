# The words inside the board game’s pictures. Room is scarce there: keep them short.

lost_cities_board-picture-expedition = Expedição { $expedition }
# The score sheet: its title after an expedition, and its last column.
lost_cities_board-picture-after = Após a expedição { $expedition } de { $expeditions }
lost_cities_board-picture-total = Total
# Over the plates, after an expedition and at the end: by how much or why the player named first is first.
lost_cities_board-picture-lead = { $how ->
    [margin] na frente por { $margin }
   *[tie] empate na ponta
  }
lost_cities_board-picture-outcome = { $how ->
    [margin] vitória por { $margin }
    [level] vitória no desempate
    [tie] vitória dividida
    [on-time] vitória por tempo
    [resigned] vitória por desistência
   *[abandoned] Interrompida
  }
# The turning points, on the final picture.
lost_cities_board-picture-best = Maior viagem
lost_cities_board-picture-worst = { $cost ->
    [yes] A mais cara
   *[no] A mais fraca
  }
# What the game’s picture in a lobby shows, for those who do not see it.
lost_cities_board-picture-cover = Cinco caminhos de pedra saem da selva e cruzam um rio até uma cidade perdida sob o sol; quatro exploradores estão a caminho.
