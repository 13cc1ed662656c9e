# The words inside pictures. Room is scarce there: keep them short.

# For a name that cannot be drawn.
picture-unknown-name = Someone
# After the name of the player whose turn it is.
picture-to-move = to play
# In the reader’s own row under the hand: that it is the reader’s turn, and who the reader is.
picture-your-turn = Your turn
picture-you = You
# With the player who follows, where four play.
picture-next = next
# “Round” and “3 of 5” stand below each other.
picture-round = Round
picture-round-of = { $round } of { $rounds }
picture-round-number = Round { $round }
# Titles of the score sheet.
picture-after-round = After round { $round } of { $rounds }
picture-final = Final score
picture-placing = { ORDINAL($placing) ->
    [one] { $placing }st
    [two] { $placing }nd
    [few] { $placing }rd
   *[other] { $placing }th
  }
# On a leaderboard, in one’s own row where it stands apart.
picture-standing = { $games ->
    [one] 1 game
   *[other] { $games } games
  }, { $wins } won{ $best ->
    [none] {""}
   *[other] , best { $best }
  }
# In a profile.
picture-rank = { ORDINAL($rank) ->
    [one] { $rank }st
    [two] { $rank }nd
    [few] { $rank }rd
   *[other] { $rank }th
  } of { $among }
picture-profile-board = { $game }, { $lineup } · { $scope }
picture-profile-record = { $wins ->
    [one] 1 win
   *[other] { $wins } wins
  } in { $games ->
    [one] 1 game
   *[other] { $games } games
  }{ $provisional ->
    [yes] {" "}so far
   *[no] {""}
  }{ $current ->
    [0] {""}
   *[other] , { $current } in a row now
  }
picture-rating-course = { $all ->
    [yes] Rating, game by game
   *[no] Rating, the last { $games } games
  }
picture-rating-now = now
picture-rating-best = peak { $rating }
picture-rating-streak = { $count } wins in a row
picture-rating-fall = { $count } games without a win
# A quarter of a year, such as Q3 2026.
picture-season = Q{ $quarter } { $year }
# A label in a profile, above a number and picture-wins-unit.
picture-streak = Best streak
picture-wins-unit = { $wins ->
    [one] win
   *[other] wins
  }
picture-won = { $count } won
picture-lost = { $count ->
    [one] 1 other
   *[other] { $count } others
  }
# A label in a profile, above a number.
picture-best = Best score
picture-lands = Average per land
# On the right of that.
picture-lands-note = { $games ->
    [one] one game
   *[other] last { $games } games
  }
picture-most-played = Most played: { $name }
picture-times = × { $times }
picture-any-game = any game
picture-others = Also plays
picture-share = { $share }% won
picture-share-short = { $share }%

# On the picture to share: beside the points, and how they were enough.
picture-share-points = { $points ->
    [one] point
   *[other] points
  }
picture-share-outcome = { $how ->
    [margin] won by { $margin }
    [tie-break] won the tie
    [shared] shared win
    [on-time] won on time
   *[resigned] won by resignation
  }
picture-share-players = { $count ->
    [2] two players
    [3] three players
    [4] four players
   *[other] { $count } players
  }

# On a lobby: a free place, the chips on the places, and the stamp on what was not played.
picture-lobby-free = free
picture-lobby-host = host
# On a computer’s place. $level is a finished level-…; $level_id is its id.
picture-lobby-computer = { $level ->
    [none] computer
   *[other] { $level } computer
  }
picture-lobby-invited = invited
picture-lobby-begins = goes first
picture-lobby-side = side { $number }
picture-lobby-expired = not played
picture-lobby-cancelled = cancelled

# Below a lesson

picture-lesson = Lesson { $number } of { $count }

# The deal of the day, to share.
picture-daily-title = Daily deal { $number }
picture-daily-game = { $game } · { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
  }
picture-daily-place = { ORDINAL($rank) ->
    [one] { $rank }st
    [two] { $rank }nd
    [few] { $rank }rd
   *[other] { $rank }th
  } of { $among }
# Instead of the placing while no other player has a result.
picture-daily-first = first result
picture-daily-streak = { $days ->
    [one] 1 day
   *[other] { $days } days
  }
picture-daily-longest = in a row, { $longest } at best
picture-daily-record = best { $longest }
picture-daily-expert = expert { $points }
picture-daily-all-scores = { $over ->
    [yes] Everyone’s scores
   *[no] Everyone’s scores so far
  }
# Turns of a card game, counted below a daily result: cards laid, and cards thrown away.
picture-daily-played = { $count } played
picture-daily-discarded = { $count } discarded

# How a finished game turned (/analyse)

picture-analysis = The turning points
picture-analysis-turns = { $game } · { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
  }
# What the chart’s height means.
picture-analysis-chance = Chance to win
picture-analysis-rise = +{ $percent }%
picture-analysis-round = { $game ->
    [lost_cities_board] Expedition { $number }
    [tikal] Scoring { $number }
   *[other] Round { $number }
  }
picture-analysis-turn = Turn { $turn }
picture-analysis-luck = Luck of the deal
picture-analysis-luck-even = The deal was even.
picture-analysis-foot = { $judged ->
    [yes] All hands known; equal computers finish the game.
   *[no] Judged by what everyone had and could expect.
  }
picture-match-title = Duplicate match
picture-match-deal = Deal { $deal }
picture-match-sum = Total

# The weekly cup’s result. Below the places of the first three if there are no others: picture-cup-alone.
picture-cup-title = Cup { $cup }
picture-cup-players = { $players ->
    [one] 1 player
   *[other] { $players } players
  }
picture-cup-alone = No one else played this week
# $count players have lower places.
picture-cup-more = and { $count } more
picture-cup-season = Season { $season }
picture-cup-champion = { $name } { $count ->
    [one] is champion
   *[other] are champions
  }
# Above who has finished which deal of this week’s cup.
picture-cup-done = { $count ->
    [0] No one has finished all deals yet
    [one] One person has finished all deals
   *[other] { $count } have finished all deals
  }

# The table of a league.
picture-league-title = League, season { $season }
# $group is a letter.
picture-league-group = { $group ->
    [none] { $game }
   *[other] Group { $group } · { $game }
  }
picture-league-days = { $days ->
    [one] 1 day left
   *[other] { $days } days left
  }
# Below the name of who has won the season.
picture-league-champion = champion
# Above the points in the season.
picture-league-points = points
# A game that opens later.
picture-league-soon = later
# A player waits for the other’s move.
picture-league-waits = waits
# At the season’s end, if players have played different numbers of games.
picture-league-per-game = Order: points per game
picture-league-turns = Whose move?
picture-league-played = { $played } of { $games } games
# How long someone has been to move, as short as can be.
picture-league-wait = { $unit ->
    [days] { $count } d
   *[hours] { $count } h
  }
# Instead of that time: a player is away, a game is paused.
picture-league-away = away
picture-league-paused = paused
