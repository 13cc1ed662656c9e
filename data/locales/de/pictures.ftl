# The words inside pictures. Room is scarce there: keep them short.

# For a name that cannot be drawn.
picture-unknown-name = Jemand
# After the name of the player whose turn it is.
picture-to-move = am Zug
# In the reader’s own row under the hand: that it is the reader’s turn, and who the reader is.
picture-your-turn = Dein Zug
picture-you = Du
# With the player who follows, where four play.
picture-next = danach
# Two short lines over the draw pile.
picture-round = Runde
picture-round-of = { $round } von { $rounds }
picture-round-number = Runde { $round }
# Titles of the score sheet.
picture-after-round = Nach Runde { $round } von { $rounds }
picture-final = Endstand
picture-placing = { $placing }.
# On a leaderboard, in one’s own row where it stands apart.
picture-standing = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  }, { $wins } gewonnen{ $best ->
    [none] {""}
   *[other] , max. { $best }
  }
# In a profile.
picture-rank = { $rank }. von { $among }
picture-profile-board = { $game }, { $lineup } · { $scope }
picture-profile-record = { $provisional ->
    [yes] bisher { $wins } von { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } gewonnen
   *[no] { $wins } von { $games } gewonnen
  }{ $current ->
    [0] {""}
   *[other] , { $current } in Folge
  }
picture-rating-course = { $all ->
    [yes] Rating, Partie für Partie
   *[no] Rating, die letzten { $games } Partien
  }
picture-rating-now = jetzt
picture-rating-best = Bestwert { $rating }
picture-rating-streak = { $count } Siege in Folge
picture-rating-fall = { $count } Partien ohne Sieg
# Where a season begins in the chart.
picture-season = Q{ $quarter } { $year }
picture-streak = Beste Serie
picture-wins-unit = { $wins ->
    [one] Sieg
   *[other] Siege
  }
picture-won = { $count ->
    [one] 1 Sieg
   *[other] { $count } Siege
  }
picture-lost = { $count } sieglos
picture-best = Bestwert
picture-lands = Schnitt pro Land
# On the right of that.
picture-lands-note = { $games ->
    [one] eine Partie
   *[other] letzte { $games } Partien
  }
picture-most-played = Oft dabei: { $name }
picture-times = × { $times }
picture-any-game = alle Spiele
picture-others = Spielt auch
picture-share = { $share } % gewonnen
picture-share-short = { $share } %

# On the picture to share: beside the points, and how they were enough.
picture-share-points = { $points ->
    [one] Punkt
   *[other] Punkte
  }
picture-share-outcome = { $how ->
    [margin] Vorsprung: { $margin }
    [tie-break] Sieg bei Gleichstand
    [shared] geteilter Sieg
    [on-time] Sieg durch Zeitablauf
   *[resigned] Sieg durch Aufgabe
  }
picture-share-players = { $count ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
   *[other] zu { $count }
  }

# On a lobby: a free place, the chips on the places, and the stamp on what was not played.
picture-lobby-free = frei
picture-lobby-host = Host
picture-lobby-computer = { $level ->
    [none] Computer
   *[other] Computer, { $level }
  }
picture-lobby-invited = eingeladen
picture-lobby-begins = beginnt
picture-lobby-side = Team { $number }
picture-lobby-expired = nicht gespielt
picture-lobby-cancelled = abgesagt

# Below a lesson

picture-lesson = Lektion { $number } von { $count }

# The deal of the day, to share.
picture-daily-title = Tagespartie { $number }
picture-daily-game = { $game } · { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
  }
picture-daily-place = { $rank }. von { $among }
picture-daily-first = erstes Ergebnis
picture-daily-streak = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
  }
picture-daily-longest = in Folge, Rekord { $longest }
picture-daily-record = Rekord { $longest }
picture-daily-expert = Experte { $points }
picture-daily-all-scores = { $over ->
    [yes] Alle Ergebnisse
   *[no] Alle Ergebnisse bisher
  }
picture-daily-played = { $count } ausgelegt
picture-daily-discarded = { $count } abgelegt

# How a finished game turned (/analyse)

picture-analysis = So lief die Partie
picture-analysis-turns = { $game } · { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
  }
picture-analysis-chance = Gewinnchance
picture-analysis-rise = +{ $percent } %
picture-analysis-round = { $game ->
    [lost_cities_board] Expedition { $number }
    [tikal] Wertung { $number }
   *[other] Runde { $number }
  }
picture-analysis-turn = Zug { $turn }
picture-analysis-luck = Kartenglück
picture-analysis-luck-even = Ausgeglichen
picture-analysis-foot = { $judged ->
    [yes] Alle Karten offen, gleich starke Computer spielen weiter.
   *[no] Nach dem Stand und den Aussichten nach jedem Zug.
  }
picture-match-title = Duplikat-Match
picture-match-deal = Partie { $deal }
picture-match-sum = Summe

# The weekly cup’s result. Below the places of the first three if there are no others: picture-cup-alone.
picture-cup-title = Cup Nr. { $cup }
picture-cup-players = { $players ->
    [one] 1 Person
   *[other] { $players } Personen
  }
picture-cup-alone = Sonst hat niemand gespielt
# $count players have lower places.
picture-cup-more = und { $count } weitere
picture-cup-season = Saison { $season }
picture-cup-champion = { $name } { $count ->
    [one] gewinnt die Saison
   *[other] gewinnen die Saison
  }
picture-cup-done = { $count ->
    [0] Noch niemand ist mit allem fertig
    [one] Eine Person ist mit allem fertig
   *[other] { $count } sind mit allem fertig
  }

picture-league-title = Liga, Saison { $season }
picture-league-group = { $group ->
    [none] { $game }
   *[other] Gruppe { $group } · { $game }
  }
picture-league-days = { $days ->
    [one] noch 1 Tag
   *[other] noch { $days } Tage
  }
picture-league-champion = gewinnt
picture-league-points = Punkte
picture-league-soon = später
picture-league-waits = wartet
picture-league-per-game = Rangfolge: Punkte je Partie
picture-league-turns = Wer ist am Zug?
picture-league-played = { $played } von { $games } Partien
picture-league-wait = { $unit ->
    [days] { $count } T
   *[hours] { $count } h
  }
picture-league-away = weg
picture-league-paused = pausiert
