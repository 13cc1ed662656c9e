# The words inside pictures. Room is scarce there: keep them short.

# For a name that cannot be drawn.
picture-unknown-name = Quelqu’un
# After the name of the player whose turn it is.
picture-to-move = joue
# In the reader’s own row under the hand: that it is the reader’s turn, and who the reader is.
picture-your-turn = À toi
picture-you = Toi
# With the player who follows, where four play.
picture-next = suit
# Two short lines over the draw pile.
picture-round = Manche
picture-round-of = { $round } sur { $rounds }
picture-round-number = Manche { $round }
# Titles of the score sheet.
picture-after-round = Après la manche { $round } sur { $rounds }
picture-final = Score final
picture-placing = { ORDINAL($placing) ->
    [one] { $placing }er
   *[other] { $placing }e
  }
# On a leaderboard, in one’s own row where it stands apart.
picture-standing = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }, gagnées : { $wins }{ $best ->
    [none] {""}
   *[other] , record { $best }
  }
# In a profile.
picture-rank = { ORDINAL($rank) ->
    [one] { $rank }er
   *[other] { $rank }e
  } sur { $among }
picture-profile-board = { $game }, { $lineup } · { $scope }
picture-profile-record = { $provisional ->
    [yes] pour l’instant { $wins } sur { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } gagnées
   *[no] { $wins } sur { $games } parties gagnées
  }{ $current ->
    [0] {""}
   *[other] , { $current } d’affilée
  }
picture-rating-course = { $all ->
    [yes] Cote, partie après partie
   *[no] Cote, { $games } dernières parties
  }
picture-rating-now = actuel
picture-rating-best = { $rating } au mieux
picture-rating-streak = { $count } victoires d’affilée
picture-rating-fall = { $count } parties sans victoire
# Where a season begins in the chart.
picture-season = T{ $quarter } { $year }
picture-streak = Série max.
picture-wins-unit = { $wins ->
    [one] victoire
   *[other] victoires
  }
picture-won = { $count ->
    [one] { $count } gagnée
   *[other] { $count } gagnées
  }
picture-lost = autres : { $count }
picture-best = Record
picture-lands = Moyenne par région
# On the right of that.
picture-lands-note = { $games ->
    [one] une partie
   *[other] { $games } dernières parties
  }
picture-most-played = Contre { $name }
picture-times = × { $times }
picture-any-game = tous les jeux
picture-others = Joue aussi
picture-share = { $share } % gagnées
picture-share-short = { $share } %

# On the picture to share: beside the points, and how they were enough.
picture-share-points = { $points ->
    [one] point
   *[other] points
  }
picture-share-outcome = { $how ->
    [margin] gagne de { $margin }
    [tie-break] gagne au départage
    [shared] victoire partagée
    [on-time] gagne au temps
   *[resigned] gagne par abandon
  }
picture-share-players = { $count ->
    [2] deux joueurs
    [3] trois joueurs
    [4] quatre joueurs
   *[other] { $count } joueurs
  }

# On a lobby: a free place, the chips on the places, and the stamp on what was not played.
picture-lobby-free = libre
picture-lobby-host = hôte
picture-lobby-computer = { $level ->
    [none] ordinateur
   *[other] ordinateur { $level }
  }
picture-lobby-invited = invitation
picture-lobby-begins = commence
picture-lobby-side = équipe { $number }
picture-lobby-expired = pas jouée
picture-lobby-cancelled = fermé

# Below a lesson

picture-lesson = Leçon { $number } sur { $count }

# The deal of the day, to share.
picture-daily-title = Donne du jour n° { $number }
picture-daily-game = { $game } · { $day ->
    [1] 1er
   *[other] { $day }
  } { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
  }
picture-daily-place = { ORDINAL($rank) ->
    [one] { $rank }er
   *[other] { $rank }e
  } sur { $among }
picture-daily-first = premier résultat
picture-daily-streak = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  }
picture-daily-longest = d’affilée, record { $longest }
picture-daily-record = record { $longest }
picture-daily-expert = expert { $points }
picture-daily-all-scores = { $over ->
    [yes] Les scores de tous
   *[no] Les scores de tous jusqu’ici
  }
picture-daily-played = { $count ->
    [one] { $count } jouée
   *[other] { $count } jouées
  }
picture-daily-discarded = { $count ->
    [one] { $count } défaussée
   *[other] { $count } défaussées
  }

# How a finished game turned (/analyse)

picture-analysis = Comment la partie a tourné
picture-analysis-turns = { $game } · { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  }
picture-analysis-chance = Chances de gagner
picture-analysis-rise = +{ $percent } %
picture-analysis-round = { $game ->
    [lost_cities_board] Expédition { $number }
    [tikal] Décompte { $number }
   *[other] Manche { $number }
  }
picture-analysis-turn = Tour { $turn }
picture-analysis-luck = Chance de la donne
picture-analysis-luck-even = Donne équilibrée
picture-analysis-foot = { $judged ->
    [yes] Mains connues ; des ordinateurs égaux finissent la partie.
   *[no] D’après ce que chacun avait et pouvait espérer.
  }
picture-match-title = Match en duplicate
picture-match-deal = Donne { $deal }
picture-match-sum = Total

# The weekly cup’s result. Below the places of the first three if there are no others: picture-cup-alone.
picture-cup-title = Coupe { $cup }
picture-cup-players = { $players ->
    [one] 1 personne
   *[other] { $players } personnes
  }
picture-cup-alone = Personne d’autre n’a joué
# $count players have lower places.
picture-cup-more = et { $count } de plus
picture-cup-season = Saison { $season }
picture-cup-champion = { $name } { $count ->
    [one] remporte la saison
   *[other] remportent la saison
  }
picture-cup-done = { $count ->
    [0] Personne n’a encore tout joué
    [one] Une personne a tout joué
   *[other] { $count } personnes ont tout joué
  }

picture-league-title = Ligue, saison { $season }
picture-league-group = { $group ->
    [none] { $game }
   *[other] Groupe { $group } · { $game }
  }
picture-league-days = { $days ->
    [one] encore { $days } jour
   *[other] encore { $days } jours
  }
picture-league-champion = gagne
picture-league-points = points
picture-league-soon = plus tard
picture-league-waits = attend
picture-league-per-game = Ordre : points par partie
picture-league-turns = À qui de jouer ?
picture-league-played = { $games ->
    [one] { $played } partie sur { $games }
   *[other] { $played } parties sur { $games }
  }
picture-league-wait = { $unit ->
    [days] { $count } j
   *[hours] { $count } h
  }
picture-league-away = absence
picture-league-paused = en pause
