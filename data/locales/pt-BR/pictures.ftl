# The words inside pictures. Room is scarce there: keep them short.

# For a name that cannot be drawn.
picture-unknown-name = Alguém
# After the name of the player whose turn it is.
picture-to-move = joga
# In the reader’s own row under the hand: that it is the reader’s turn, and who the reader is.
picture-your-turn = Sua vez
picture-you = Você
# With the player who follows, where four play.
picture-next = depois
# Two short lines over the draw pile.
picture-round = Rodada
picture-round-of = { $round } de { $rounds }
picture-round-number = Rodada { $round }
# Titles of the score sheet.
picture-after-round = Após a rodada { $round } de { $rounds }
picture-final = Placar final
picture-placing = { $placing }º
# On a leaderboard, in one’s own row where it stands apart.
picture-standing = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
  }, vitórias: { $wins }{ $best ->
    [none] {""}
   *[other] , recorde { $best }
  }
# In a profile.
picture-rank = { $rank }º de { $among }
picture-profile-board = { $game }, { $lineup } · { $scope }
picture-profile-record = { $provisional ->
    [yes] até agora,{" "}
   *[no] {""}
  }{ $wins } de { $games ->
    [one] { $games } vencida
   *[other] { $games } vencidas
  }{ $current ->
    [0] {""}
   *[other] , { $current } seguidas agora
  }
picture-rating-course = { $all ->
    [yes] Rating, partida a partida
   *[no] Rating, últimas { $games } partidas
  }
picture-rating-now = agora
picture-rating-best = { $rating } no auge
picture-rating-streak = { $count } vitórias seguidas
picture-rating-fall = { $count } partidas sem vencer
# Where a season begins in the chart.
picture-season = T{ $quarter } { $year }
picture-streak = Sequência
picture-wins-unit = { $wins ->
    [0] vitórias
    [one] vitória
   *[other] vitórias
  }
picture-won = ganhou { $count }
picture-lost = outras: { $count }
picture-best = Recorde
picture-lands = Média por região
# On the right of that.
picture-lands-note = { $games ->
    [one] uma partida
   *[other] últimas { $games } partidas
  }
picture-most-played = Rival: { $name }
picture-times = × { $times }
picture-any-game = todos os jogos
picture-others = Também joga
picture-share = { $share }% vencidas
picture-share-short = { $share }%

# On the picture to share: beside the points, and how they were enough.
picture-share-points = { $points ->
    [0] pontos
    [one] ponto
   *[other] pontos
  }
picture-share-outcome = { $how ->
    [margin] vitória por { $margin }
    [tie-break] vitória no desempate
    [shared] vitória dividida
    [on-time] vitória por tempo
   *[resigned] vitória por desistência
  }
picture-share-players = { $count ->
    [2] dois jogadores
    [3] três jogadores
    [4] quatro jogadores
   *[other] { $count } jogadores
  }

# On a lobby: a free place, the chips on the places, and the stamp on what was not played.
picture-lobby-free = livre
picture-lobby-host = host
picture-lobby-computer = { $level ->
    [none] computador
   *[other] computador { $level }
  }
picture-lobby-invited = convite
picture-lobby-begins = começa
picture-lobby-side = dupla { $number }
picture-lobby-expired = sem partida
picture-lobby-cancelled = cancelado

# Below a lesson

picture-lesson = Lição { $number } de { $count }

# The deal of the day, to share.
picture-daily-title = Desafio do dia { $number }
picture-daily-game = { $game } · { $day } de { $month ->
    [1] janeiro
    [2] fevereiro
    [3] março
    [4] abril
    [5] maio
    [6] junho
    [7] julho
    [8] agosto
    [9] setembro
    [10] outubro
    [11] novembro
   *[12] dezembro
  }
picture-daily-place = { $rank }º de { $among }
picture-daily-first = primeiro resultado
picture-daily-streak = { $days ->
    [one] { $days } dia
   *[other] { $days } dias
  }
picture-daily-longest = seguidos, recorde { $longest }
picture-daily-record = recorde { $longest }
picture-daily-expert = expert { $points }
picture-daily-all-scores = { $over ->
    [yes] Pontos de todos
   *[no] Pontos de todos até agora
  }
picture-daily-played = { $count ->
    [one] { $count } jogada
   *[other] { $count } jogadas
  }
picture-daily-discarded = { $count ->
    [one] { $count } descartada
   *[other] { $count } descartadas
  }

# How a finished game turned (/analyse)

picture-analysis = Como foi a partida
picture-analysis-turns = { $game } · { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
  }
picture-analysis-chance = Chance de vencer
picture-analysis-rise = +{ $percent }%
picture-analysis-round = { $game ->
    [lost_cities_board] Expedição { $number }
    [tikal] Pontuação { $number }
   *[other] Rodada { $number }
  }
picture-analysis-turn = Turno { $turn }
picture-analysis-luck = Sorte nas cartas
picture-analysis-luck-even = Sorte equilibrada
picture-analysis-foot = { $judged ->
    [yes] Mãos abertas; computadores iguais jogam até o fim.
   *[no] Pelo que cada um tinha e podia esperar.
  }
picture-match-title = Disputa duplicada
picture-match-deal = Partida { $deal }
picture-match-sum = Total

# The weekly cup’s result. Below the places of the first three if there are no others: picture-cup-alone.
picture-cup-title = Copa { $cup }
picture-cup-players = { $players ->
    [one] 1 pessoa
   *[other] { $players } pessoas
  }
picture-cup-alone = Ninguém mais jogou
# $count players have lower places.
picture-cup-more = e mais { $count }
picture-cup-season = Temp. { $season }
picture-cup-champion = { $name } { $count ->
    [one] vence a temporada
   *[other] vencem a temporada
  }
picture-cup-done = { $count ->
    [0] Ninguém jogou tudo ainda
    [one] { $count } pessoa jogou tudo
   *[other] { $count } pessoas jogaram tudo
  }

picture-league-title = Liga, temp. { $season }
picture-league-group = { $group ->
    [none] { $game }
   *[other] Grupo { $group } · { $game }
  }
picture-league-days = { $days ->
    [0] faltam 0 dias
    [one] falta { $days } dia
   *[other] faltam { $days } dias
  }
picture-league-champion = vence
picture-league-points = pontos
picture-league-soon = mais tarde
picture-league-waits = espera
picture-league-per-game = Ordem: pontos por partida
picture-league-turns = De quem é a vez?
picture-league-played = { $played } de { $games } partidas
picture-league-wait = { $unit ->
    [days] { $count } d
   *[hours] { $count } h
  }
picture-league-away = fora
picture-league-paused = pausada
