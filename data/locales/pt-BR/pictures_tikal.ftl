# The words inside Tikal’s pictures. Room is scarce there: keep them short.

# Under the map, after the badge of the seat to move.
tikal-picture-place = Coloque esta peça
# The hexes it fits on; neighbours in a column are shortened ("D3–5").
tikal-picture-fits = { $hexes }
tikal-picture-points = { $points ->
    [0] pontos de ação restantes: { $points }
    [one] ponto de ação restante: { $points }
   *[other] pontos de ação restantes: { $points }
  }
# Over the ways to turn a tile: the question, then after a coin and after a cross what they mean.
tikal-picture-rotation = { $hex }: em que sentido?
tikal-picture-toll = custo de um passo
tikal-picture-closed = fechado
# After the number of neighbours from which the tile can be entered.
tikal-picture-ways-in = { $ways ->
    [one] acesso
   *[other] acessos
  }
# The last turn in a strip, after an icon: one kind of deed and where.
tikal-picture-deed = { $what ->
    [place] peça { $hexes }
    [enter] { $count } em { $hexes }
    [excavate] escavou { $hexes }
    [hunt] achou { $hexes }
   *[other] { $hexes }
  }
# After the treasure that was got, before the badge of the player who had it.
tikal-picture-from = de
tikal-picture-chooses = Pegue uma peça
# Under a bidder’s name.
tikal-picture-bidder = { $what ->
    [next] dá lance
    [highest] maior lance
    [out] passou
    [in] na disputa
   *[had] já jogou
  }
# Under a player who has taken one of the open tiles.
tikal-picture-scoring = { $final ->
    [yes] Última pontuação
   *[no] Pontuação { $number }
  }
# Before the badges of those who have a turn in this scoring round after that.
tikal-picture-then = depois
tikal-picture-over = Fim de jogo

# The score sheet: its title after a scoring round; at the end who has won.
tikal-picture-after = Após a pontuação { $number }
tikal-picture-auction = leilão { $points }
# Over the bars of a round, one a player, as long as their points.
tikal-picture-race = A corrida
tikal-picture-wins = { $name } vence a partida
tikal-picture-won = { $points ->
    [0] pontos
    [one] ponto
   *[other] pontos
  }
# How the winner won.
tikal-picture-outcome = { $how ->
    [ahead] { $points } à frente
    [level] no desempate
    [on-time] por tempo
   *[resigned] por desistência
  }
tikal-picture-abandoned = Interrompida
# The turning points. After which rounds who had scored most; in an auction bids come off that.
tikal-picture-lead = { $auction ->
    [yes] Mais pontos
   *[no] Na liderança
  }
# The temple that brought in most, before the sum.
tikal-picture-best-temple = Templo { $hex }
tikal-picture-no-temple = Nenhum templo
# The most scored in one round, before the points.
tikal-picture-best-round = Recorde
tikal-picture-in-round = { $final ->
    [yes] na última
   *[no] na pontuação { $number }
  }
# The rounds side by side: what the parts of the columns are, and under the columns which round.
tikal-picture-temples = templos
tikal-picture-treasures = tesouros
tikal-picture-chart = { $final ->
    [yes] fim
   *[no] { $number }
  }
# What the game’s picture in a lobby shows, for those who do not see it.
tikal-picture-cover = Um templo em degraus sob o sol, acima da selva, com máscaras de ouro aos pés.
# What the part of the map says whose plates have coins: where to from a hex, and what one piece pays.
tikal-picture-ways = De { $start }: { $ways }.
tikal-picture-way = { $hex } por { $price }
