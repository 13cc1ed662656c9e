# The words inside pictures. Room is scarce there: keep them short.

# For a name that cannot be drawn.
picture-unknown-name = Alguien
# After the name of the player whose turn it is.
picture-to-move = juega
# In the reader’s own row under the hand: that it is the reader’s turn, and who the reader is.
picture-your-turn = Tu turno
picture-you = Tú
# With the player who follows, where four play.
picture-next = sigue
# Two short lines over the draw pile.
picture-round = Ronda
picture-round-of = { $round } de { $rounds }
picture-round-number = Ronda { $round }
# Titles of the score sheet.
picture-after-round = Tras la ronda { $round } de { $rounds }
picture-final = Resultado
picture-placing = { $placing }.º
# On a leaderboard, in one’s own row where it stands apart.
picture-standing = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
  }, ganadas { $wins }{ $best ->
    [none] {""}
   *[other] , récord { $best }
  }
# In a profile.
picture-rank = { $rank }.º de { $among }
picture-profile-board = { $game }, { $lineup } · { $scope }
picture-profile-record = { $provisional ->
    [yes] de momento,{" "}
   *[no] {""}
  }ganadas { $wins } de { $games }{ $current ->
    [0] {""}
   *[other] , { $current } seguidas
  }
picture-rating-course = { $all ->
    [yes] Valoración, partida a partida
   *[no] Valoración, últimas { $games } partidas
  }
picture-rating-now = ahora
picture-rating-best = máximo { $rating }
picture-rating-streak = { $count } victorias seguidas
picture-rating-fall = { $count } partidas sin ganar
# Where a season begins in the chart.
picture-season = T{ $quarter } { $year }
picture-streak = Racha
picture-wins-unit = { $wins ->
    [one] victoria
   *[other] victorias
  }
picture-won = { $count ->
    [one] { $count } ganada
   *[other] { $count } ganadas
  }
picture-lost = otras: { $count }
picture-best = Récord
picture-lands = Media por región
# On the right of that.
picture-lands-note = { $games ->
    [one] una partida
   *[other] últimas { $games } partidas
  }
picture-most-played = Rival: { $name }
picture-times = × { $times }
picture-any-game = todos
picture-others = También juega
picture-share = { $share } % ganadas
picture-share-short = { $share } %

# On the picture to share: beside the points, and how they were enough.
picture-share-points = { $points ->
    [one] punto
   *[other] puntos
  }
picture-share-outcome = { $how ->
    [margin] victoria por { $margin }
    [tie-break] en el desempate
    [shared] victoria compartida
    [on-time] por tiempo
   *[resigned] por abandono
  }
picture-share-players = { $count ->
    [2] dos jugadores
    [3] tres jugadores
    [4] cuatro jugadores
   *[other] { $count } jugadores
  }

# On a lobby: a free place, the chips on the places, and the stamp on what was not played.
picture-lobby-free = libre
picture-lobby-host = anfitrión
picture-lobby-computer = { $level ->
    [none] ordenador
   *[other] ordenador { $level }
  }
picture-lobby-invited = invitación
picture-lobby-begins = empieza
picture-lobby-side = equipo { $number }
picture-lobby-expired = sin jugar
picture-lobby-cancelled = cancelada

# Below a lesson

picture-lesson = Lección { $number } de { $count }

# The deal of the day, to share.
picture-daily-title = Reparto del día { $number }
picture-daily-game = { $game } · { $day } de { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
  }
picture-daily-place = { $rank }.º de { $among }
picture-daily-first = primer resultado
picture-daily-streak = { $days ->
    [one] 1 día
   *[other] { $days } días
  }
picture-daily-longest = seguidos, récord { $longest }
picture-daily-record = récord { $longest }
picture-daily-expert = experto { $points }
picture-daily-all-scores = { $over ->
    [yes] Las puntuaciones de todos
   *[no] Las puntuaciones hasta ahora
  }
picture-daily-played = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
  }
picture-daily-discarded = { $count ->
    [one] { $count } descartada
   *[other] { $count } descartadas
  }

# How a finished game turned (/analyse)

picture-analysis = Cómo fue la partida
picture-analysis-turns = { $game } · { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
  }
picture-analysis-chance = Opciones de ganar
picture-analysis-rise = +{ $percent } %
picture-analysis-round = { $game ->
    [lost_cities_board] Expedición { $number }
    [tikal] Puntuación { $number }
   *[other] Ronda { $number }
  }
picture-analysis-turn = Turno { $turn }
picture-analysis-luck = Suerte del reparto
picture-analysis-luck-even = Reparto equilibrado
picture-analysis-foot = { $judged ->
    [yes] Manos conocidas; ordenadores iguales acaban la partida.
   *[no] Según lo que cada cual tenía y podía esperar.
  }
picture-match-title = Duelo duplicado
picture-match-deal = Reparto { $deal }
picture-match-sum = Total

# The weekly cup’s result. Below the places of the first three if there are no others: picture-cup-alone.
picture-cup-title = Copa { $cup }
picture-cup-players = { $players ->
    [one] 1 persona
   *[other] { $players } personas
  }
picture-cup-alone = Nadie más ha jugado
# $count players have lower places.
picture-cup-more = y { $count } más
picture-cup-season = Temp. { $season }
picture-cup-champion = { $name } { $count ->
    [one] gana la temporada
   *[other] ganan la temporada
  }
picture-cup-done = { $count ->
    [0] Nadie lo ha jugado todo aún
    [one] Una persona lo ha jugado todo
   *[other] { $count } personas lo han jugado todo
  }

picture-league-title = Liga, temp. { $season }
picture-league-group = { $group ->
    [none] { $game }
   *[other] Grupo { $group } · { $game }
  }
picture-league-days = { $days ->
    [one] queda 1 día
   *[other] quedan { $days } días
  }
picture-league-champion = gana
picture-league-points = puntos
picture-league-soon = más tarde
picture-league-waits = espera
picture-league-per-game = Orden: puntos por partida
picture-league-turns = ¿A quién le toca?
picture-league-played = { $games ->
    [one] { $played } de { $games } partida
   *[other] { $played } de { $games } partidas
  }
picture-league-wait = { $unit ->
    [days] { $count } d
   *[hours] { $count } h
  }
picture-league-away = fuera
picture-league-paused = en pausa
