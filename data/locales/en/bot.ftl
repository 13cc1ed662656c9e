# What the bot says round the games. Commands first, since people meet them first.

command-play = Open a lobby for a game
option-opponent = Player to invite (leave empty for an open seat)
# Describes an option of /play.
option-clock = Clock: time for each turn
option-thread = Play in a new thread
# Describes an option of /play.
option-rated = Count this game for ratings (default: yes, if only people play)
option-computers = Number of computer players
option-level = Computer difficulty
command-seek = Look for players: your search stands for a week, and a match becomes a game
command-league = This server’s league: the table, your games, and how to join
command-cup = This week’s cup: three deals, the same for everyone here, played alone
command-daily = Play today’s deal: everyone gets the same cards, and one try
option-daily-day = Today’s deal, or how yesterday’s went
# A choice of /daily, after “day”.
daily-today = today
# A choice of /daily, after “day”.
daily-yesterday = yesterday
command-practice = Start a game against computers right away
option-practice-game = Which game
option-watch = Just watch computers play each other
option-practice-computers = Number of computers (leave empty for the fewest)
command-hand = Show your hand (only you see it)
command-board = Show the current board
command-move = Type a move, or pick a suggestion
option-move = Your move, or one of the suggestions
command-undo = Undo your last step, or ask the others to undo your last turn
command-games = List your games on all servers, those waiting for you first
command-tables = List the games and lobbies on this server
command-end-game = End the game or lobby in this channel (server managers only)
command-settings = Change server settings: channels, default clock, lobbies, pings
command-move-table = Move a game to this channel
option-move-table = Which game
command-log = Show the move log
command-clock = See the clocks, give someone time, or pause
command-away = Stop your clocks everywhere while you’re away
option-until = Your last day away: pick one as you type, or write it like 2030-12-24
command-back = End your away time early and restart your clocks
command-notify = Choose how you hear about your turns, and set quiet hours
option-time-zone = Your time zone (type the name of a large city)
command-language = Choose the language I answer you in
option-language = Which language
command-privacy = See, export or delete the data I store about you
command-verify = Check that the game in this channel was dealt fairly
command-profile = Show a player’s ratings, streaks and achievements
option-user = Which player (leave empty for yourself)
command-history = Show finished games, to replay or download them
command-replay = Replay a game turn by turn
option-replay-game = Which game (leave empty for the newest in this channel)
option-whose = Your own games, or everyone’s on this server
# A choice of /history: the reader’s own games.
whose-mine = mine
whose-server = this server
# Names an entry of Discord’s menu on a person or a message: at most 32 characters.
menu-challenge = Challenge
menu-profile = Profile
menu-block = Block
menu-report = Report
menu-show-game = Show this game
command-resign = Resign from the game in this channel
command-rules = Read how to play a game
option-game = Which game
option-rules-game = Which game (leave empty for the one in this channel)
command-leaderboard = Show the best players and your own rank
option-scope = This server, or everywhere
# A choice of /leaderboard and /profile; also beside the line-up and season, as in “duel · this server · all time”.
scope-server = this server
# A choice of /leaderboard and /profile; also beside the line-up and season.
scope-everywhere = everywhere
scope-partners = partners, on this server
scope-computers = against computers
option-season = All time, or one season (three months)
command-learn = Learn a game by playing: short lessons, just for you
option-learn-course = Which game (leave empty to see all lessons)
command-help = See what I can do and how to start

# The league: /league, and its message in a channel

# $game is the game’s name.
league-title = **⚔️ League, season { $season }** · { $game }
league-about = One game of one round against everyone in your group, within four weeks. Games open by themselves, { $most } at a time at most.
# Before enough members have signed up.
league-open = { $members ->
    [0] No one is in yet
    [one] One person is in
   *[other] { $members } are in
  }. The season begins once { $fewest } are in.
# $when is a date with a time.
league-begins = { $members } are in. The season begins on { $when }.
# $ends: “in 9 days”.
league-progress = { $played } of { $games } games · ends { $ends }
# $group is a letter.
league-group = **Group { $group }** · { $played } of { $games } games
# A line of the table: “1 · Tamsin · 4 points · +74”. $lead is the sum of the differences.
league-standing = { $rank } · **{ $name }** · { $points ->
    [one] 1 point
   *[other] { $points } points
  } · { $lead }
# Below the table: players who have left the season.
league-gone = -# Out of the season: { $names }
# Above the running games.
league-turns = **Whose move?**
# Who is to move in a game, and until when: “in 2 days”; for someone away a date. The reader is $name (mine), $other
# (theirs), or neither.
league-turn = { $whose ->
    [mine] **Your move** against { $other }
    [theirs] **{ $name }**’s turn
   *[others] **{ $name }**’s turn against { $other }
  } · { $state ->
    [away] away until { $when }
    [paused] paused
   *[running] deadline { $when }
  } · [game]({ $link })
league-turns-more = -# { $count ->
    [one] One more game is running
   *[other] { $count } more games are running
  }
league-turns-soon = The next games open when both can play.
league-over = The season is over.
# In a league of several groups.
league-champion = 👑 { $name } is champion!
league-champion-of = 👑 Group { $group }: { $name } is champion!
league-stopped = A manager has turned the league off, so this season has no champion. Running games go on.
league-join-hint = Join once, and you’re in every season until you leave.
league-in = You’re in.
league-waiting = You’re in. You play from the next season on, or earlier in place of someone who doesn’t show up.
# Once no one can take over a place in the running season any more.
league-waiting-next = You’re in. You play from the next season on.
# Above the reader’s own games.
league-own = **Your games**
# The reader’s result against someone, with the points of both.
league-result = { $how ->
    [won] Won against **{ $name }**
    [lost] Lost to **{ $name }**
   *[drawn] Drew with **{ $name }**
  }, { $points } to { $others }
league-coming = Still to come: { $names }
# A game that isn’t played or doesn’t count.
league-unplayed = **{ $name }**: –
# $clock: “3 days each, plus 12 hours a turn, 5 days at most”.
league-rules =
    {""}**Rules of the league**
    {""}- It’s { $game } in one round, rated, with the clock “{ $clock }”. Time in { $away } doesn’t count.
    {""}- With { $fewest } members a season begins, on a Monday. It lasts four weeks, or until all games are played.
    {""}- Groups of four to six are drawn by lot. You play each of the others once, { $most } games at a time at most. Games open by themselves, in threads.
    {""}- A win is 2 points, a draw 1. If you resign, you lose, even if the game ended too early to count on the leaderboard. Equal points: the difference decides, then the games against each other, then the lot.
    {""}- If you miss the time for your first move in a game, you’re out. If you haven’t moved in this season at all, someone who’s waiting takes your place, in the first two weeks.
    {""}- If you leave later, your running games don’t count, and your finished ones only if they’re at least half of yours.
    {""}- If a computer has taken over for you, you lose that game.
    {""}- A game that isn’t over at the end stays “–” for both. If not everyone has played equally many, points per game decide, and those with fewer than half of their games come last.
league-leave-ask = Leave the league? { $playing ->
    [yes] Your running games end as lost on the leaderboard, and don’t count here. Your finished ones count only if they’re at least half of yours.
   *[no] You can join again at any time.
  }
league-left = You’ve left the league.
# Names a thread; without markup.
league-thread = League { $season }: { $names }
button-league = League
button-league-games = My games
button-league-leave = Leave the league
button-league-quit = Yes, leave

# The weekly cup: /cup

# $game is the game’s name.
cup-title = **🏆 Cup { $number }** · { $game }
# Above the buttons of /cup. $fingerprint is 64 letters and digits.
cup-about =
    { $deals } deals, the same for everyone: { $options }, against { $opponent } ({ $level }). You play each once, alone, whenever you like. Those who finish more deals come first, then those who are further ahead of the computer.
    It closes on { $closes }. { $members ->
        [0] No one here takes part yet.
        [one] One person here takes part.
       *[other] { $members } people here take part.
      }
    -# Fingerprint of the seed: `{ $fingerprint }`
cup-closed = This week’s cup is over. The next one opens on { $opens }.
cup-join-hint = Take part once, and you’re in every week until you leave. You needn’t play every week.
# The reader’s own deals: “+12 · begun · –”.
cup-own = Your deals: **{ $deals }**
# Below cup-own, for a reader who has left this server’s cup, or plays on another server.
cup-own-elsewhere = They count here only if you take part before the cup closes.
cup-begun = begun
cup-results = **Cup { $number }: the result**
# A place in a cup: “1st · Ada +56 (+41 · +18 · −3) · 12 points”. $points are those in the season’s table.
cup-place = { ORDINAL($rank) ->
    [one] { $rank }st
    [two] { $rank }nd
    [few] { $rank }rd
   *[other] { $rank }th
  } · **{ $name }** { $total } ({ $deals }) · { $points ->
    [one] 1 point
   *[other] { $points } points
  }
# $names won with $total points in all; $count is how many share it.
cup-won = { $names } { $count ->
    [one] wins
   *[other] win
  } with { $total }.
# The one player’s $total may be below 0.
cup-alone = Only { $name } played it: { $total }.
cup-no-results = No one has played it.
# More than three who share a place.
cup-many = { $names } and { $more } more
# The table of four cups, after $after of them.
cup-season = **Season { $season }, after cup { $after } of { $cups }**
cup-standing = { ORDINAL($rank) ->
    [one] { $rank }st
    [two] { $rank }nd
    [few] { $rank }rd
   *[other] { $rank }th
  } · **{ $name }** { $points }
cup-champion = 👑 { $names } { $count ->
    [one] is
   *[other] are
  } champion of season { $season }!
# In the post about a server’s week. $next are one or two players after the winners.
cup-week = 👑 Cup { $number }: { $names }{ $next ->
    [none] {""}
   *[other] , then { $next }
  }
cup-late = You finished it after the cup had closed, so it doesn’t count.
cup-secret = -# The result comes when the cup closes, on { $closes }. Until then, please don’t tell anyone what was dealt!
button-cup = Cup
button-cup-join = Take part
button-cup-leave = Leave the cup
# A deal that isn’t begun, is begun, or is over for the reader.
button-cup-deal = { $state ->
    [begun] Continue deal { $deal }
    [over] My deal { $deal }
   *[new] Play deal { $deal }
  }

# The deal of the day: /daily

# Names a daily deal, also inside other sentences: “Daily deal 12 · Lost Cities”.
daily-title = **Daily deal { $number }** · { $game }
# Above the buttons of /daily. $fingerprint is 64 letters and digits.
daily-intro =
    { $title }
    -# { $options }
    Everyone plays the same deal against { $opponent } ({ $level }). You have one try, without advice, and nothing is rated.{ $played ->
        [0] {""}
        [one] {" "}One player has finished it.
       *[other] {" "}{ $played } players have finished it.
    }{ $streak ->
        [0] {""}
        [one] {" "}You finished the one before.
       *[other] {" "}🔥 You’ve finished { $streak } days in a row.
    }
    It closes on { $closes }: finish before then to be ranked.
    -# Shuffle: { $fingerprint }
daily-unanswered = Your move is played, but the computer hasn’t answered yet. Try again in a moment.
# After the last move of a daily deal. $score is written with a long minus, such as −35.
daily-result = { $title }
    You scored **{ $score } { $points ->
        [one] point
       *[other] points
    }**.
# A line of the result: the player’s place among $among players.
daily-place = { $where ->
    [here] This server
   *[everywhere] Everywhere
  }: **{ ORDINAL($rank) ->
    [one] { $rank }st
    [two] { $rank }nd
    [few] { $rank }rd
   *[other] { $rank }th
  }** of { $among }
daily-late = You finished after it closed, so you’re not ranked. It still counts for your streak.
# A line of the result: what our strongest computer scored with the same cards.
daily-expert = Our expert scored { $score } { $points ->
    [one] point
   *[other] points
  }.
# A line of the result.
daily-streak = 🔥 { $days } days in a row (your best: { $longest }).
daily-closed-until = -# Places can still change until it closes on { $closes }. Then you can see how the best player did it. Until then, please don’t tell anyone what was dealt!
daily-ranks-title = { $title }
daily-ranks-where = { $where ->
    [here] **This server**
   *[everywhere] **Everywhere**
  }
daily-ranks-empty = { $over ->
    [yes] Nobody finished it in time.
   *[no] Nobody had finished it when you asked.
  }
# Not as “1.”: Discord would renumber the lines, across equals and both lists.
daily-rank = { ORDINAL($rank) ->
    [one] { $rank }st
    [two] { $rank }nd
    [few] { $rank }rd
   *[other] { $rank }th
  } · **{ $score }**{ $own ->
    [yes] {" "}· **{ $name }**
    [no] {" "}· { $name }
   *[nobody] {""}
  }
# A public post, every day, above the best three. $title is a finished daily-title.
daily-post = Yesterday: { $title }
# $streaks are several daily-post-streak, separated by commas.
daily-post-streaks = 🔥 In a row: { $streaks }
daily-post-streak = { $name } { $days ->
    [one] one day
   *[other] { $days } days
  }
daily-ranks-open = -# It closes on { $closes }.
daily-ranks-hidden = -# You’ll see the names once you’ve played. It closes on { $closes }.
daily-seed = -# The seed was `{ $seed }`. Its fingerprint is `{ $fingerprint }`, as shown before the first move.
# A public post: a player shares today’s result, without the cards.
daily-shared = **{ $name }** played today’s deal: **{ $score } { $points ->
    [one] point
   *[other] points
  }**.
daily-paste-points = { $points ->
    [one] { $score } point
   *[other] { $score } points
  }
daily-paste-late = Played after it closed
# The same once the deal is over. $title is a finished daily-title, made from $number and $game.
daily-shared-over = **{ $name }** played { $title }: **{ $score } { $points ->
    [one] point
   *[other] points
  }**.
alt-daily = { $title }, { $name }: { $points ->
    [one] { $score } point
   *[other] { $score } points
  }.
# A direct message. $title is a finished daily-title, made from $number and $game.
daily-reminder = { $title } is open. It closes on { $closes }.
# What the reminder becomes once the deal has closed. $title is a finished daily-title, made from $number and $game.
daily-reminder-over = { $title } is closed.
# Above a menu of hours.
daily-reminder-ask = When would you like a reminder? The hours are in your time zone ({ $zone }), which you can change with { $notify }.
daily-reminder-opening = When it opens (midnight UTC)
daily-reminder-on = I’ll send you a DM every day at { $time }, unless you’ve already played. The first one comes on { $next }.
daily-reminder-off = I won’t remind you of the daily deal any more.
button-daily-remind = Remind me daily
button-daily-remind-stop = Stop reminding me
button-daily = Today’s deal
button-daily-play = Play today’s deal
# Below a shared result.
button-daily-too = Play it too
# Shows a result as text that can be copied and pasted elsewhere.
button-daily-paste = To paste
# Goes on with the deal that the player has started.
button-daily-on = Continue
# Shows the places of all players.
button-daily-ranks = Standings
button-daily-result = My result
# A replay of the player’s own game.
button-daily-own = My game
# A replay of the best player’s game.
button-daily-best = Watch the best

# Lessons: /learn

course-lost_cities = Lost Cities
course-lost_cities-partners = Lost Cities: partners
course-lost_cities_board = Lost Cities: The Board Game
course-tikal = Tikal
course-tikal-auction = Tikal: the auction
lessons-title =
    {""}### Learn a game
    {""}Short lessons on a real table. Only you see them, and you can stop at any time.
# An entry of the list of /learn. $known is how many lessons the player has done.
lessons-course =
    {""}**{ $course }**
    {""}-# { $known ->
        [0] { $count } lessons of a minute each
       *[other] { $known } of { $count } lessons
    }
lessons-finished = **You know how to play { $course }!** Try it in a real game: the computer you’ll meet is our gentlest.
# Above the picture of a lesson.
lesson-task = **{ $title }.** { $task }
lesson-hint = -# 💡 { $hint }
# After a right answer. $explanation is a sentence of the lesson, GAME-…-right.
lesson-right = ✅ **Right.** { $explanation }
# After a wrong answer. $explanation is a sentence of the lesson, GAME-…-wrong.
lesson-wrong = ↩️ **Not quite.** { $explanation }
# The player’s name in lessons, in pictures and sentences such as “You play …”.
lesson-learner = You
# Starts a course of lessons.
button-lesson-start = Start
# Goes on to the next step of the lesson.
button-lesson-on = Continue
button-lesson-again = Again
button-lesson-next = Next: { $title } ›
button-lesson-other = Try another answer
button-lesson-retry = Try again
# After the last lesson.
button-lesson-end = Finish ›
# Helps with a lesson.
button-hint = Hint
# Below the rules and results; opens the lessons of the game.
button-learn-game = Learn by playing
# Leads to the list of lessons.
button-courses = Lessons

# Help: pages, and the things to do on them, a name and a quieter line each

# What the bot's operator has to say, such as “Back at 18:00”, above help and above the list of games.
notice = 📢 **{ $text }**

help-start =
    {""}### Welcome to the Explorers’ Guild
    {""}Board games that take their time: one turn now, the next one tomorrow.
help-welcome =
    {""}### Hello! I host board games here
    {""}{ $titles }. You don’t all have to be online at the same time: one turn now, the next one tomorrow.
help-hall = -# Managers: { $settings } can keep a list of open seats and running games in a channel, and start a weekly cup or a league.
# A choice on the first page of /help: its name, and a quieter line below.
help-to-learn =
    {""}**Learn**
    {""}-# A game in a few minutes, by playing it
help-to-practise =
    {""}**Practise**
    {""}-# Against a computer, right now
help-to-open =
    {""}**Play**
    {""}-# With people on this server
help-most = -# The commands people use: { $commands }
# A line of /help: there is a lobby in this channel.
help-gathering = **{ $game }** is about to start here, with { $names }.
help-watching =
    {""}{ $names } are playing **{ $game }** here.
    {""}-# You’re welcome to watch
# A line of /help: the reader plays in this channel.
help-playing =
    {""}**{ $game }**
    {""}-# Your game here
help-game =
    {""}**{ $game }**
    {""}-# { $about }
help-practise =
    {""}### Practise against a computer
    {""}The game starts here right away. To choose how many computers and how strong, use { $practice }.
help-open =
    {""}### Open a lobby
    {""}Others press **Join**, then you press **Start**. To invite players or choose options first, use { $play }.
help-turn =
    {""}### When it’s your turn
    {""}**1**  I’ll tell you, by DM or here, whichever you prefer.
    {""}**2**  Press **Play** and answer one or two questions.
    {""}**3**  **Back** undoes a tap. Nothing is played until your last one.
help-to-undo =
    {""}**Changed your mind?**
    {""}-# Undo your last step, or a whole turn if the others agree
help-to-typing =
    {""}**Prefer typing?**
    {""}-# There’s a command that suggests moves as you type
help-typing =
    {""}### Typing a move
    {""}{ $move } suggests your legal moves. Type a few letters of a colour, a card or a place, and pick one.
    {""}{ $undo } undoes it, { $hand } shows your hand and { $board } the board.
help-time =
    {""}### Time and pings
    {""}{ $limited ->
        [no] Games here usually have no clock, but can have one.
       *[yes] Each turn has a clock, usually { $clock }.
    } You get a reminder before it runs out. If it does, the others can wait for you, or a computer plays that one turn.
help-to-away =
    {""}**Going away?**
    {""}-# Stop your clocks for up to 21 days
help-to-back =
    {""}**Back again?**
    {""}-# Restart your clocks
help-to-notify =
    {""}**Too many pings?**
    {""}-# Choose where and when
help-to-resign =
    {""}**Want to quit?**
    {""}-# Resign from your game here
help-fair =
    {""}### Fair play
    {""}You can check every shuffle: I post its fingerprint before the first card, and after the game **More…** → **Fairness** gives the players the seed.
    {""}Computers see no more than a player in their seat. { $leaderboard } ranks players by their rated games against people.
help-to-verify =
    {""}**Was it dealt fairly?**
    {""}-# Check the game here
help-to-privacy =
    {""}**What do I know about you?**
    {""}-# See it, export it, delete it
# Title of the page with every command.
help-all = ### All commands
# Heading of a group of commands on that page.
help-all-begin = **Start a game**
help-all-turn = **Your turn**
help-all-time = **Time and pings**
help-all-after = **Afterwards**
help-all-look = **Look things up**
help-all-server = **The server**
# The last lines of that page: entries of Discord’s own menu on people and messages. “Apps” is Discord’s word.
help-all-apps = **Apps menu** (long press or right click a person or a message → Apps)
    On a person: *Challenge*, *Profile*, *Block*, *Report*. On a message about a game: *Show this game*.
# A line there. $about is the command’s description.
help-command = `{ $command }` { $about }
help-command-button = `{ $command }` { $about } · also a button
# Leads to the operator's channel or page for help.
button-support = Support
button-help = Help
button-help-start = ‹ Help
button-help-turn = My turn
button-help-time = Time and pings
button-help-fair = Fair play
button-help-all = All commands
button-next-page = Next ›
button-learn = Learn
button-practise = Practise
button-open = Open a lobby
# Shows the board of a game.
button-board = Board
button-undo = Undo
# Beside “Prefer typing?” on a page of /help.
button-how = Show me how
button-show-hand = Show my hand
# Beside “Going away?” on a page of /help: opens /away.
button-go-away = Away
# Ends the time away.
button-go-back = I’m back
button-pings = Pings
# Resigns from the game.
button-give-up = Resign
# Opens /clock.
button-clocks = Clocks
# Proves that the bot did not choose the shuffle.
button-verify = Fairness
# Beside “What do I know about you?” on a page of /help.
button-privacy = Show

# The lobby

# A line of the lobby’s list of seats.
lobby-seat = { $number } · { $name }{ $state ->
    [host] {" "}· host
    [invited] {" "}· invited, hasn’t joined yet
   *[joined] {""}
  }
# Begins a line of a lobby: “For two”, “For up to four”.
lobby-players = { $range ->
    [exactly] for
   *[up-to] for up to
  } { $most ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $most }
  }
event-left = { $name ->
    [you] You
   *[other] { $name }
  } left the table. A computer takes over until { $name ->
    [you] you
   *[other] they
  } return.
event-left-for-good = { $name } left the table for good. A computer takes over.
event-late = { $name ->
    [you] You
   *[other] { $name }
  } ran out of time, so a computer plays this turn.
event-lost-on-time = { $name ->
    [you] You
   *[other] { $name }
  } ran out of time, so { $opponent ->
    [you] you
   *[other] { $opponent }
  } ended the game.
event-idle = { $name ->
    [you] You
   *[other] { $name }
  } ran out of time three times in a row. A computer takes over until { $name ->
    [you] you
   *[other] they
  } return.
event-undid = { $how ->
    [alone] { $name ->
        [you] You undid your
       *[other] { $name } undid their
      } last turn.
   *[agreed] Everyone agreed: { $name ->
        [you] you undid your
       *[other] { $name } undid their
      } last turn.
  }{ $counts ->
    [no] {" "}This game no longer counts on the leaderboard against computers.
   *[yes] {""}
  }
event-resumed = The game continues.
event-restored = My data was restored from a backup. This game continues from there with the same cards, which some players have already seen, so it no longer counts.
event-returned = { $name ->
    [you] You’re back and play
   *[other] { $name } is back and plays
  } again.
# A seat taken by a computer. $level is level-…, perhaps with computer-kind.
lobby-computer = { $number } · { $name } · computer, { $level }
# A computer’s level, with what kind of player it is.
computer-kind = { $level }{ $temperament ->
    [bold] , takes risks
    [timid] , plays it safe
    [dreamy] , focuses on its own cards
    [hasty] , plays for quick points
   *[even] {""}
  }
# A line of a lobby about a computer.
computer-nature = { $name } { $temperament ->
    [bold] takes risks
    [timid] plays it safe
    [dreamy] focuses on its own cards
   *[hasty] plays for quick points
  }
# Levels of computers stand in many sentences: “beginner computer”, “Add a computer: easy”.
level-first = beginner
level-easy = easy
level-casual = casual
level-medium = medium
level-skilled = skilled
level-hard = hard
level-expert = expert
# Stands beside the game’s options: “three rounds · no clock”.
clock-off = no clock
# $time is finished words; $time_count and $time_unit (hours or days) are the same for languages with cases.
clock-turn = { $time } a { $each ->
    [deal] deal
   *[turn] turn
  }
# A time bank. $first, $more and $most are finished words; for languages with cases, each also comes
# as $first_count and $first_unit (hours or days), $more_count and $more_unit, $most_count and $most_unit.
clock-bank = { $first } to start with, plus { $more } a { $each ->
    [deal] deal
   *[turn] turn
  }, up to { $most }
# In a menu. For languages with cases: $first_count, $first_unit, $more_count and $more_unit.
clock-bank-short = { $first } + { $more } a turn
# Heads the answer to /clock. $clock is a finished clock-turn, clock-bank or clock-off.
clock-title = **Clock:** { $clock }
# Answers /clock in a game without one.
clock-none = This game has no clock: take all the time you need.
# On /clock. $when is a moment that Discord writes, such as “24 December 18:00”.
clock-of-mover = { $name ->
    [you] It’s your
   *[other] It’s { $name }’s
  } turn · deadline { $when }.
# On /clock. For languages with cases: $time_count and $time_unit (hours or days).
clock-of = { $name ->
    [you] You have
   *[other] { $name } has
  } { $time } for the next turn.
# On /clock.
clock-pause-wanted = { $names } would like to pause. The clock stops when everyone at the table presses **Pause**.
pause-question = { $mentions }: { $names } would like to pause the game. The clock stops when everyone agrees.
button-agree-pause = Agree to pause
# In posts. $when is a moment that Discord writes.
clock-ends = Deadline { $when }.
# In posts and on /clock. $when is a date.
clock-away = { $name } is away until { $when }.
# A choice of /away. $day is a weekday, $date a date.
away-day = { $day } ({ $date })
away-which = What’s the last day you’ll be away?
# Answers /away. $count games wait for the reader.
away-now = You’re away until { $when }. Your clocks are stopped until then and nothing pings you{ $count ->
    [0] {""}
    [one] {", including in the game that’s waiting for you now"}
   *[other] , including in the { $count } games that are waiting for you now
  }. You can still play; { $back } ends it early.{ $zone ->
    [no] {" "}That’s midnight UTC: set your time zone with { $notify }.
   *[yes] {""}
  }
back-now = Welcome back. Your clocks are running again.
notify-title = ### Your notifications
# After a change on /notify. $now is a finished notify-summary.
notify-changed = ✓ **Changed.** { $now }
# Above the settings of /notify: what they mean together. $digest, $from and $until are hours such as 08:00.
notify-summary = { $turns ->
    [direct] You get one DM each turn
    [channel] You get one ping each turn, in the game’s channel
    [both] You get one DM and one ping in the channel each turn
    [neither] Your turns arrive silently
   *[digest] You hear about your turns once a day, at { $digest }
  }{ $quiet ->
    [yes] , and nothing pings you between { $from } and { $until }
   *[no] {""}
  }. { $remind ->
    [both] I’ll remind you when half your time is gone, and again when 10% is left.
    [half] I’ll remind you when half your time is gone.
    [nearly] I’ll remind you when 10% of your time is left.
   *[never] I won’t remind you before your time runs out.
  }{ $daily ->
    [yes] {" "}Every day at { $digest } you get a list of the games waiting for you.
   *[no] {""}
  }{ $next ->
    [yes] {" "}You also get a message when you’re next.
   *[no] {""}
  }{ $hours ->
    [yes] {" "}(Times: { $zone })
   *[no] {""}
  }
# Heading of a menu on /notify. The entries below it each have a second line, …-about.
notify-turns = -# Tell me about my turn
notify-turns-direct = By DM
notify-turns-direct-about = One ping, with your hand and the buttons to play
notify-turns-channel = In the channel
notify-turns-channel-about = One ping in the post; your hand arrives silently
notify-turns-both = In both places
notify-turns-both-about = Two pings each turn
# A choice below “Tell me about my turn”: messages without a ping.
notify-turns-neither = Silently
notify-turns-neither-about = Your hand waits in your DMs
notify-turns-digest = Only in the daily digest
notify-turns-digest-about = Once a day, all games together
notify-remind = -# Remind me
notify-remind-both = Twice a turn
notify-remind-both-about = When half your time is gone, and when 10% is left
# A choice below “Remind me”: when half the time of a turn is gone.
notify-remind-half = Halfway
notify-remind-half-about = When half your time is gone
notify-remind-nearly = Near the end
notify-remind-nearly-about = When 10% of your time is left
# A choice below “Remind me”.
notify-remind-never = Never
notify-remind-never-about = Your time can run out without warning
notify-quiet = -# Quiet hours
# A choice below “Quiet hours”.
notify-quiet-none = None
# A choice of quiet hours: “22:00 to 08:00”.
notify-quiet-span = { $from } to { $until }
notify-quiet-other = Other hours…
# The second line of the menu of quiet hours.
notify-quiet-about = Up to { $most } hours; you get one ping afterwards if something is waiting
notify-digest = -# Daily digest
# A choice below “Daily digest”.
notify-digest-none = None
# A choice of /notify. $time is an hour such as 08:00.
notify-digest-at = Every day at { $time }
notify-zone = -# Time zone (if yours is missing, type { $notify } with a city)
notify-zone-unknown = ⚠️ I don’t know your time zone “{ $zone }” any more, so I use UTC. Choose yours with { $notify }.
# A choice: the time there now, and the city.
notify-zone-choice = { $time } · { $city }
# Title of a form with the two fields below.
notify-form = Quiet hours
notify-form-from = From
notify-form-until = Until
# $now is notify-summary.
notify-muted =
    🔕 **Muted until { $until }.** Everything arrives silently, and your clocks keep running.
    After that: { $now }
button-notify-mute = Mute for a day
button-notify-unmute = Unmute
# Opens /notify.
button-fewer-pings = Fewer pings
button-quiet-hours = Quiet hours…
# Restores the notifications as they were before the last change.
button-notify-undo = Undo
# Opens the choice of a time zone.
button-notify-zone = Time zone
button-notify-next = { $now ->
    [on] Don’t tell me when I’m next
   *[off] Tell me when I’m next
  }
# Restores the notifications that everyone has at first.
button-notify-reset = Reset
# A direct message that only pings.
turn-waiting = { $mention }, it’s your turn.
direct-others = { $count ->
    [one] One more game waits
   *[other] { $count } more games wait
  } for you: { $games }
# Answers the button Undo if others must agree.
undo-offer = The others have already seen your last turn. I can undo it, and everything after it, only if everyone agrees.
undo-alone = Undo your last turn and everything after it?{ $counts ->
    [yes] {" "}The cards you’ve drawn since come back in the same order, so this game will no longer count on the leaderboard against computers.
   *[no] {""}
  }
undo-deals-again = New hands have been dealt since then. The same hands will be dealt again, and everyone has already seen theirs.
# Answers the player who asked.
undo-asked = I’ve asked the others. They can answer until { $until }. If anyone takes a turn before that, your turn stands.
undo-asked-failed = I couldn’t ask the others: I can’t post here or DM them.
undo-done = Your turn is undone.
# A public question to the other players. $mentions pings them.
undo-question = { $mentions }: { $name } asks to undo their last turn and everything after it. If everyone agrees by { $until }, the game rewinds. Taking your turn counts as “no”.
clock-paused = The game is paused and the clock is stopped.
# Inserted in clocks, such as clock-turn and clock-bank.
hours = { $count ->
    [one] one hour
   *[other] { $count } hours
  }
# Inserted in clocks, such as clock-turn and clock-bank.
days = { $count ->
    [one] one day
   *[other] { $count } days
  }
# In a menu of the lobby. $level is a finished level-…; $level_id is its id.
computer-add = Add a computer: { $level }
# A computer with its level, in a list of names.
practice-opponent = { $name } ({ $level })
# Public, above the first post of a game against computers. $host is the person.
practice-started = { $host } is playing { $game } with { $names }.
# Asked for where I’m not a member: the game runs in the player’s DMs.
practice-elsewhere = I can’t post here, so your game of **{ $game }** is in our DMs: { $link }
# Asked in the menu on a person.
challenge-which = Which game do you want to play with **{ $name }**?
button-challenge = Challenge
# Below the message that a game against computers has begun. $beaten and $level are finished level-…;
# $beaten_id and $level_id are their ids.
level-suggested = { $why ->
    [new] { $name } is new to this game, so the computer plays as a beginner.
   *[next] { $name } has beaten *{ $beaten }*, so it’s *{ $level }* this time.
  }
# $level is a finished level-…; $level_id is its id, first to expert, for languages with cases.
button-level = Change to { $level }
# After a win against a computer. $level is a finished level-…; $level_id is its id.
button-next-level = Next level: { $level }
# Public, above the first post of a game of computers. $host is the person who watches.
practice-watched = { $host } is watching { $names } play { $game }.
lobby-side = Side { $number }
# A free seat. $number is the seat’s.
lobby-free = { $number } · free seat
# Below the seats of a lobby.
lobby-open = { $players }, { $free ->
    [1] one seat is free
    [2] two seats are free
    [3] three seats are free
   *[other] { $free } seats are free
  }.
# Below a lobby, to its host. $count players can begin.
lobby-ready = { $host }, you can start with { $count ->
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $count }
  }, or wait.
# Below the seats of a lobby, when all are taken.
lobby-full = **{ $game }**: { $names } are here. { $start ->
    [by-itself] It starts by itself { $when }.
   *[by-host] { $host } starts it.
  }
# A line of a lobby. $options is a list in finished words, $clock a finished clock-turn, clock-bank or clock-off.
lobby-terms = { $options }, { $clock }. { $rated ->
    [yes] Rated.
   *[no] Not rated.
  }
# A line of a lobby. $players is a finished lobby-players, $terms a finished lobby-terms.
lobby-agreed = { $players }. { $terms }
lobby-waiting = Waiting for { $names }. The invitation ends { $when }.
rematch-waiting = Waiting for { $names }. The offer ends { $when }.
# Below a lobby. $when is a moment that Discord writes, such as “in 3 hours”.
lobby-closes = Closes { $when }.
# A line of a lobby: who has the first turn.
lobby-begins = { $who ->
    [lot] A random player starts.
   *[player] { $name } starts.
  }
# Pings invited players in the channel.
lobby-invitation = { $mentions }, { $host } invites you to **{ $game }**.
# A line of the lobby about a player who was invited.
lobby-declined = { $why ->
    [declined] { $name } declined.
   *[unanswered] { $name } didn’t answer within a day.
  }
# Replaces the lobby. $name has the first turn.
lobby-started = **{ $game }** has begun.{ $name ->
    [none] {""}
   *[other] {" "}{ $name } starts.
  }
lobby-closed = **{ $game }**: { $why ->
    [alone] nobody joined within a day, so this lobby is closed.
    [unstarted] it wasn’t started within a day, so this lobby is closed.
   *[cancelled] this lobby was cancelled.
  }
options-host = ### Your lobby
options-guest = ### This lobby
    -# { $host } can change it.
options-computers = -# With a computer, the game isn’t rated.
options-changed = ✓ Changed.
options-ask-cancel = Close this lobby for everyone?
options-rematch = ### Rematch
rematch-ask-withdraw = Withdraw the offer of a rematch?
# $when is a day from now.
rematch-put-off = I’ll ask you again { $when }. The offer stays open until a day after that.
options-started = The game has begun, so its options are settled.
options-cancelled = The lobby is closed.

# Messages to hosts about their lobbies

# A direct message to the host, with the buttons Start and Wait.
host-ready = **{ $game }**: { $names } joined your table, so you can start. More players can still join.
host-full = **{ $game }**: your table is full, with { $names }. Unless you press a button, the game starts by itself in a few minutes, but never in your quiet hours.
host-ready-waits = **{ $game }**: waiting for more players. I’ll tell you when your table is full.
host-full-waits = **{ $game }**: your table is full. The game starts when you press **Start now**.
host-over = **{ $game }** with { $names }: { $how ->
    [off] your lobby was cancelled.
    [changed] the players at your table have changed since.
   *[started] your game started.
  }

# Invitations, by DM, and the seats a host frees

# A direct message with the buttons Accept and Decline. $where is somewhere if the server’s name is unknown.
invitation-asked =
    {""}{ $host } invites you to **{ $game }**{ $where ->
        [somewhere] {""}
       *[known] {" "}on **{ $server }**
    }.
    { $terms }
    -# The invitation ends { $until }.
invitation-rematch =
    {""}{ $host } offers you a rematch in **{ $game }**{ $where ->
        [somewhere] {""}
       *[known] {" "}on **{ $server }**
    }.
    { $terms }
    -# The offer ends { $until }.
# After an answer that closes the offer for everyone.
invitation-rematch-declined = You declined { $host }’s offer of a rematch in **{ $game }**, so it’s closed.
invitation-joined = You have a seat in { $host }’s game of **{ $game }**. I’ll message you when it starts.
invitation-begun = You joined { $host }’s game of **{ $game }**, and it has started.
invitation-declined = You declined { $host }’s invitation to **{ $game }**. If you change your mind, there may still be a free seat in the lobby.
invitation-left = You left { $host }’s game of **{ $game }** before it started.
invitation-withdrawn = { $host } withdrew your invitation to **{ $game }**. You can still join if there’s a free seat in the lobby.
invitation-removed = { $host } freed your seat in a game of **{ $game }** before it started. If you’d still like to play, ask { $host }, or take a free seat in the lobby.
invitation-unanswered = The seat reserved for you in { $host }’s game of **{ $game }** is now open to others. You can still join in the lobby if it’s free.
invitation-called-off = { $host }’s game of **{ $game }** was cancelled.
# A DM to people who looked for players. $names are all players.
invitation-paired =
    {""}Found: { $names } play **{ $game }**{ $where ->
        [somewhere] {""}
       *[known] {" "}on **{ $server }**
    }. The game is starting.
    { $terms }
invitation-call = { $mention }, { $host } invites you to **{ $game }**. The invitation ends { $until }.
# In the thread, to someone who takes no DMs.
invitation-call-paired = { $mention }, I’ve found players for you: { $names } play **{ $game }** here.
invitation-expired = { $name } didn’t answer your invitation to **{ $game }** within a day, so the seat is free again. Your lobby closes { $until }, unless you start before that.
seats-menu = Seats…
seats-free = Free { $name }’s seat
rematch-opened = Here’s your rematch: { $link }
rematch-offer = { $mentions }, { $host } offers you a rematch.
rematch-begun = The rematch is on.{ $name ->
    [none] {""}
   *[other] {" "}{ $name } starts.
  }
rematch-closed = { $why ->
    [declined] { $names } can’t play again just now.
    [unanswered] { $names } didn’t answer the offer of a rematch.
   *[withdrawn] The offer of a rematch was withdrawn.
  }
# The private answer to its host. $thread is a link.
lobby-in-thread = Your game of { $game } is in { $thread }.
lobby-thread-opened = { $host } is starting a game of { $game }.
# Names a thread; without markup.
lobby-thread-name = { $game }: { $names }

# Title of the form with the game’s options.
form-options = { $game }: options
# Takes a seat in a lobby.
button-join = Join
# In a game of partners. $number is 1 or 2.
button-join-side = Join side { $number }
# Gives up a seat in a lobby.
button-leave = Leave
# Answers an invitation or the offer of a rematch.
button-accept = Accept
button-no-more = Block { $name }
# Answers an invitation.
button-decline = Decline
button-no-thanks = No, thanks
button-lobby = Go to lobby
# Answers host-ready: the host waits for more players.
button-hold = Wait
button-hold-start = Don’t start by itself
# $count is how many players would play.
button-start = { $count ->
    [all] Start now
   *[other] Start with { $count }
  }
# Tikal’s auction: stops bidding up to a limit.
button-unplan = Stop bidding for me
button-plan = Plan my turn
# Withdraws a planned turn.
button-cancel-plan = Cancel plan
# An answer to “What if … by then?”: the bot should ask when the turn comes.
button-alone = Ask me then
# Offers the same game to the same players.
button-rematch = Rematch
# Shows a finished game turn by turn.
button-replay = Replay
# Draws a picture of a result to post elsewhere.
button-share = Share
button-turn-first = ⏮
button-turn-previous = ◀
button-turn-following = ▶
button-turn-last = ⏭
button-cancel = Yes, close it
button-ask-cancel = Cancel lobby
# In the options of an offered rematch: asks again tomorrow.
button-rematch-later = Later
# Takes back the offer of a rematch.
button-withdraw = Withdraw
# Opens a cancelled lobby again.
button-again = Open again
button-others = With other players…
button-profile = My profile
# Opens the leaderboard.
button-standing = Leaderboard
button-computer = Play a computer
# Opens the settings of a lobby.
button-options = Options…
button-game-options = Game options…
button-thread = Play in a thread
# A verb. Opens the questions of a turn; also a button of /help.
button-play = Play
# The cards in the player’s hand.
button-hand = My hand
# Shows the picture’s content as words.
button-text = As text
# Lists everything that has happened in a game.
button-log = Log
# Below a board: opens more buttons, such as Log and Replay.
button-more = More…
# In the questions of a turn: to the question before.
button-back = Back
button-next = Next
# Opens the rules of a game.
button-rules = Rules
# The previous page of a log.
button-earlier = Earlier
# The next page of a log.
button-later = Later
button-previous = Previous
button-play-number = Play { $number }
# Below the old posts of a game that moved to another channel.
button-moved = Go to new channel
# Answers “Resign?”.
button-resign = Yes, resign
button-table = Go to table
button-next-game = Next: { $game }{ $channel ->
    [none] {""}
   *[other] {" "}in #{ $channel }
  }
more-title = ### More about this game
more-back = -# Look back
more-again = -# Play again
more-standing = -# Standing
# Stands in a menu while nothing is chosen.
choose = Choose…

# A finished game to share. The picture’s description names each side with its points.

share-picture = Save or copy this picture and post it wherever you like. It shows the result, and nothing that was hidden.

# Below a private answer in words, until it is edited.
picture-follows = -# The picture follows in a moment.
share-late = The picture isn’t ready yet. Press **Share** again in a moment. Until then, in words: { $words }
share-words = I can’t draw the picture right now. In words: { $words }
# A side with its points, in a list.
share-score = { $name } { $points }
# Describes the shared picture to people who don’t see it.
alt-share = { $game }: { $scores }; { $outcome }.

# Finished games, and their shuffle

# Heads the list of /history.
history-title = **Finished games** · { $whose ->
    [server] this server
   *[mine] yours
  }
# A finished game in the list of /history. $players is a list of history-player.
history-line = { $number }. { $when } · { $game } · { $players }{ $ended ->
    [resigned] {" "}· by resignation
    [on-time] {" "}· on time
   *[other] {""}
  }{ $kind ->
    [abandoned] {" "}· ended too early for the leaderboard
    [unrated] {" "}· unrated
   *[rated] {""}
  }
# A player with their points; the winner is bold.
history-player = { $won ->
    [yes] **{ $name }** { $score }
   *[no] { $name } { $score }
  }
history-none = { $whose ->
    [server] There’s no finished game here that you can see.
   *[mine] You haven’t finished a game yet.
  } { $play } opens a lobby.
history-replay = Replay a game…
history-menu = Download a game…
history-choice = { $number }. { $game }
# A choice of a menu.
history-label = { $number ->
    [none] {""}
   *[other] { $number }.{" "}
  }{ $game } · { $players }
# Above the picture of a replay. $runs is yes while the game is still being played.
replay-title = **{ $game }** · { $names } · { $turn ->
    [0] the start
   *[other] turn { $turn } of { $turns }{ $runs ->
        [yes] {" "}so far
       *[no] {""}
      }
  }
# Makes a moving picture of a finished game.
button-video = Animation
button-hand-show = Show my hand
button-hand-hide = Hide my hand
replay-hands = -# { $open ->
    [yes] All players agreed: this replay shows their hands, and anyone who can see it can get the game’s seed and file.
   *[no] Once all players agree, everyone can see the hands here and get the game’s seed and file: { $agreed } of { $count } so far.
  }
video = **{ $game }** · { $names } · all { $turns } turns
video-waits = Your animation is next in the queue…
video-paints = Drawing turn { $turn } of { $turns }…
video-joins = All { $turns } turns drawn. Putting the animation together…
replay-jump = Jump to a turning point…
# A choice of the menu of turning points: the turn’s number and what happened.
replay-moment = { $turn } · { $what }
transcript = { $game } as a text file anyone can read and replay. It includes the shuffle seed, which reveals every card of the game.
# A small line of a game’s first post. $fingerprint is letters and digits.
shuffle-fingerprint = -# Shuffle: { $fingerprint }
# Answers /verify during a game.
verify-running = The seed of this game has the fingerprint `{ $fingerprint }`: compare it with its first post. When the game ends, **More…** → **Fairness** below its last post gives the players the seed, so they can check that nothing else was used to shuffle.
# Answers /verify and the button Fairness after a game, for its players. A file is attached.
verify-matches = **Shuffle verified.** Dealing again with this game’s seed and replaying every move gives exactly the same result. To check it without me, use the file and my program: `explorers verify`.
    -# Seed: `{ $seed }`
    -# Fingerprint (its first half is in the game’s first post): `{ $fingerprint }`
# The same for people who didn’t play.
verify-onlooker = { $holds ->
    [no] **The shuffle doesn’t check out.** The seed has the fingerprint `{ $fingerprint }`, but replaying the game gives a different result. Please tell the bot’s operator.
   *[yes] **Shuffle verified.** The seed has the fingerprint `{ $fingerprint }`: compare it with the game’s first post. Dealing again with this seed and replaying every move gives exactly the same result.
  }
    -# For now you’ll have to take my word for it: the seed itself reveals every hand, so only { $names } have it and can check without me. If they all choose **Show my hand** in the replay, you can too.
verify-fails = **The shuffle doesn’t check out.** The seed `{ $seed }` has the fingerprint `{ $fingerprint }`, but replaying the game gives a different result. Please tell the bot’s operator.

# The reader’s language

# A choice of /language: the same language as Discord itself
language-discord = Same as Discord
# $name is the language’s own name, as it is written within a sentence of that very language
language-chosen = { $how ->
    [discord] I’ll use Discord’s language for you ({ $name })
   *[own] I’ll use { $name } for you
  }, here and in DMs. Posts for everyone stay in their table’s language.

# The data stored about people

former-player = a former player
privacy-title = **The data I store about you**
privacy-no-games = - No games.
# A line of /privacy. The counts are the reader’s.
privacy-games = - { $finished ->
    [0] No finished games
    [one] 1 finished game
   *[other] { $finished } finished games
  }{ $running ->
    [0] {""}
   *[other] , { $running } in progress
  }{ $lobbies ->
    [0] {""}
    [one] , 1 lobby
   *[other] , { $lobbies } lobbies
  }: your name, your seat, your moves ({ $moves ->
    [0] none yet
   *[other] { $moves }
  }) and the result.
privacy-no-ratings = - No ratings.
# A line of /privacy.
privacy-ratings = - { $standings ->
    [one] 1 leaderboard place
   *[other] { $standings } leaderboard places
  }, how each rated game changed your rating ({ $changes ->
    [0] none
   *[other] { $changes }
  }), and your achievements ({ $achievements ->
    [0] none yet
   *[other] { $achievements }
  }).
privacy-lessons = - How far you’ve got in lessons.
privacy-dailies = - { $dailies ->
    [one] 1 daily deal
   *[other] { $dailies } daily deals
  }: your points, when you finished, and for 30 days on which servers you’re listed with it, by which name.
privacy-blocks = - { $blocks ->
    [one] One person you block.
   *[other] { $blocks } people you block.
  }
# $cups is the number of deals that the reader has begun, $cup_servers that of servers where they take part.
privacy-cups = - { $cups ->
    [one] 1 deal
   *[other] { $cups } deals
  } of the weekly cup, in which you take part on { $cup_servers ->
    [one] 1 server
   *[other] { $cup_servers } servers
  }.
# $leagues is the number of servers in whose league the reader is, $league_seasons that of seasons they have played.
privacy-leagues = - The leagues of { $leagues ->
    [one] 1 server
   *[other] { $leagues } servers
  }, and { $league_seasons ->
    [one] 1 season
   *[other] { $league_seasons } seasons
  } you’ve played there.
privacy-follows = - { $follows ->
    [one] One game that you follow.
   *[other] { $follows } games that you follow.
  }
privacy-seeks = - { $seeks ->
    [one] One search for players.
   *[other] { $seeks } searches for players.
  }
privacy-reports = - { $reports ->
    [one] One report of yours that isn’t delivered yet.
   *[other] { $reports } reports of yours that aren’t delivered yet.
  }
privacy-alerts = - { $alerts ->
    [one] One game whose new tables you want to hear of.
   *[other] { $alerts } games whose new tables you want to hear of.
  }
privacy-roles = - { $roles ->
    [one] One role that you have from me on a server.
   *[other] { $roles } roles that you have from me on servers.
  }
privacy-language = - The language I write to you in.
# A line of /privacy. $preferences is 1 if settings are saved, $absences how often the player was away.
privacy-settings = - { $preferences ->
    [0] No notification settings
   *[other] Your notification settings
  } and { $absences ->
    [0] no away dates
    [one] one away period
   *[other] { $absences } away periods
  }.
privacy-messages = - { $channels ->
    [0] I’ve never sent you a DM.
   *[other] Where I send you DMs, and the newest message there about each game ({ $messages ->
        [0] none
       *[other] { $messages }
    }).
  } { $invitations ->
    [0] No invitations to games.
    [one] 1 invitation to a game.
   *[other] { $invitations } invitations to games.
  } I don’t read what you write.
privacy-name = - { $shown ->
    [yes] Leaderboards and profiles on all servers show your account’s name.
   *[no] Only servers where you have played show your name. Elsewhere you appear as “Explorer” and a code.
  }
# Three small lines at the end of /privacy.
privacy-retention =
    {""}-# Games and ratings: kept until you delete them.
    {""}-# Board positions, and which DMs belong to a game: deleted { $states } days after the game.
    {""}-# Seats in a cancelled lobby: deleted after { $lobbies } days. Away dates: deleted after { $absences } days.
privacy-actions = **Export** gives you everything as a file. **Delete** asks you again before it deletes anything.
# Sends all data about a person as a file.
button-export = Export
button-name-show = Show my name everywhere
button-name-hide = Hide my name elsewhere
# Deletes all data about a person, after a question.
button-forget = Delete
button-forget-really = Yes, delete everything
privacy-export = Everything I store about you, as a JSON file that people and programs can read.
privacy-ask =
    {""}**Delete everything I store about you?** This can’t be undone.
    {""}- You leave { $running ->
    [0] no running games
    [one] 1 running game
   *[other] { $running } running games
  } and { $lobbies ->
    [0] no lobbies
    [one] 1 lobby
   *[other] { $lobbies } lobbies
  }. In a game for three or four, a computer takes over; in a game for two, your opponent wins. Lobbies you host are cancelled.
    {""}- Games with others are kept, with “a former player” in your place. I’ll no longer know it was you. The others’ ratings don’t change.
    {""}- Games you played alone against computers are deleted, and so are your ratings and settings.
    {""}- Messages already posted in channels stay; they’re stored by Discord, not by me.
privacy-deleted = I’ve deleted everything I stored about you. If you play again, you start fresh; { $play } opens a lobby.

# The posts of a table

# Replaces the buttons of a game’s last post while it is on hold.
on-hold = **This game is on hold.** { $why ->
    [idle] Everyone ran out of time.
    [quiet] Nobody has played for a while.
    [stopped] It was stopped.
   *[ended] A server manager ended it.
  }{ $rated ->
    [yes] {" "}No rating changes unless you finish it.
    [never] {""}
   *[no] {" "}No rating changes.
  } { $who ->
    [managers] A server manager can press **Resume** to continue it.
    [host] Press **Resume** to continue.
   *[players] Any player can press **Resume** to pick up where you left off.
  }
# A public question in a game without a clock. $since is a moment that Discord writes, such as “five days ago”.
still-playing = { $mentions } Are you still playing? The last move was { $since }. If nobody answers by { $until }, I’ll put this game on hold; you can resume it any time.
still-plays = { $name } is still playing, so this game stays open.
resumed = The game continues: { $link }
stopped = Stopped. Press **Resume** to continue.
end-game-ask = End this game of **{ $game }** with { $names }? There’ll be no result and no rating changes. I’ll tell the players, and only a server manager can resume it.
game-ended = The game has ended, and this channel is free.
reminder = { $mention }, it’s still your turn.
# A direct message or post to the other players, with buttons: give time, let a computer play, take the win.
overdue = { $mention }, { $name } has run out of time. What should I do? If you don’t choose, a computer plays this turn.
# On /clock: gives another player more time for this turn.
button-give = Give { $name } time
# Pauses the clock.
button-pause = Pause
# Ends a pause.
button-goon = Continue
button-askundo = Ask the others
# Undoes a turn without the others’ consent.
button-undo-alone = Undo
# Answers the question whether a turn may be undone.
button-consent = Agree
# Answers the question whether a turn may be undone.
button-refuse = Disagree
button-resume = Resume
button-resume-thread = Resume in a thread
# Puts a game against computers on hold.
button-stop = Stop
# Answers “Are you still playing?”.
button-still = Still playing
button-end-game = Yes, end it
button-wait = Wait for them
button-standin = Let a computer play
button-win = Take the win
# The same where it is too early for a win.
button-win-early = End the game
# What the others chose after “has run out of time”.
chosen-wait = { $name } got more time. New deadline { $when }.
chosen-standin = { $name } ran out of time, so a computer plays this turn.
chosen-win = The game against { $name } is over.
overdue-left = { $mention }, { $name } is no longer on the server. What should I do with this turn?
chosen-wait-on = The game waits for { $name }. There’s no time limit.
# The public post of a turn, which pings the player.
post-turn = { $mention }, it’s your turn.
# The same for a computer, without a ping.
post-turn-computer = It’s { $name }’s turn.
# The last post. $how is alone for one winner, together for partners, shared for several winners.
over-won = **Game over.** { $winners ->
    [you] You win
   *[other] { $winners } { $how ->
        [alone] wins
        [together] win
       *[shared] share the win
    }
  } with { $points ->
    [one] { $score } point
   *[other] { $score } points
  }.
# The last post, if a player resigned.
over-resigned = **Game over.** { $winners ->
    [you] You win
   *[other] { $winners } { $count ->
        [one] wins
       *[other] win
    }
  } { $why ->
    [on-time] on time
   *[other] by resignation
  }.
over-abandoned = **Game over.** It ended too early to count on the leaderboard.
# Below a result. $ratings is a list of outcome-rating.
outcome-ratings = Ratings: { $ratings }
# In a list of players: “Ada 1016? (+16)”.
outcome-rating = { $name } { $after }{ $provisional ->
    [yes] ?
   *[no] {""}
  } ({ $gain })
outcome-provisional = -# ? = provisional: fewer than 10 games
# $achievement is sign, title and story of an achievement: “🔥 **On a roll**: won five games in a row”.
outcome-achievement = { $names } · { $achievement }{ $times ->
    [one] , for the first time
   *[other] , for the { ORDINAL($times) ->
        [one] { $times }st
        [two] { $times }nd
        [few] { $times }rd
       *[other] { $times }th
      } time
  }{ $more ->
    [0] {""}
   *[other] {" "}({ $more } more: { $profile })
  }
outcome-own = Your rating: { $before } → { $after }{ $provisional ->
    [yes] ?
   *[no] {""}
  } ({ $gain })
# $lineup is lineup-…, such as “duel”.
outcome-record = **A new record on this server:** { $points ->
    [one] { $score } point
   *[other] { $score } points
  } in { $game } ({ $lineup }) by { $names }. Before: { $before } by { $holders }.
direct-first = **{ $game }** with { $names }: the game has started. I’ll message you when it’s your turn.
# The direct message that asks for a turn; its picture and buttons follow.
direct-turn = **{ $game }** with { $names }: it’s your turn.
# A direct message: the player before the reader is to move.
direct-next = **{ $game }**: it’s { $name }’s turn, and you’re next.
direct-reminder = **{ $game }** with { $names }: it’s still your turn.
direct-resumed = **{ $game }** with { $names }: I’ll message you when it’s your turn.
direct-channel-gone = *The game’s channel is gone, so the game continues here. { $board } shows the current board.*
direct-bot-removed = *I was removed from the server, so the game continues here until someone invites me again.*
direct-no-permission = *I can’t post in { $channel } any more. A server manager needs to give me these permissions there: { $permissions }. Until then, the game continues here.*
# Above the result, or a question about a late player, in a direct message.
direct-last = **{ $game }** with { $names }
# What outdated messages are shortened to.
past = **{ $game }** with { $names }: { $what }
# Follows past, “Lost Cities with Boris: …”, and so do the others that begin with a small letter.
past-first = the game started.
past-next = you were next.
past-late = your opponent ran out of time.
past-gone = your opponent was no longer on the server.
past-over = the game is over.
past-on-hold = the game went on hold.
past-hold = The game went on hold. { $why ->
    [idle] Everyone had run out of time.
    [quiet] Nobody had played for a while.
    [stopped] It was stopped.
   *[ended] A server manager ended it.
  }
past-still-playing = I asked here if you’re still playing.
past-taken-back = a turn was undone.
past-newer = it was your turn. There’s a newer message below.
past-pause = { $name } asked for a pause here.
past-reminded = { $name } was reminded here.
past-overdue = { $name } ran out of time.
past-departed = { $name } was no longer on the server.
past-undo = { $name } asked to undo a turn. It stands.
past-undo-agreed = Everyone agreed: { $name } undid a turn.
past-invitation = { $name } was invited to a game of **{ $game }**.
# Above the panel after a press on old buttons.
panel-outdated = *Those buttons are out of date. Here’s your turn as it stands now:*
# Above the questions of a plan.
plan-title = *You’re planning your next turn. I’ll play it as soon as it’s your turn. Only you can see this.*
# A question while planning; $changed is one of the clauses plan-forbidden … and GAME-plan-…, which gets $after “if”.
plan-if = What if { $changed } by then?
plan-outdated = *The board has changed since then, so please choose again.*
# $turn is one or more actions, GAME-action-….
plan-left = *Planned: { $turn }. If it no longer fits, I’ll ask you. Only you can see this.*
# A plan with an alternative: “Yellow 7 discarded. Otherwise: …”.
plan-otherwise = { $first }. Otherwise: { $second }
# Several steps of a planned turn.
plan-then = { $first } · { $second }
# Two clauses after “because” or “if”.
plan-and = { $first }, and { $second }
plan-done = *Played as planned: { $turn }.*
# To a player whose plan cannot be played. $because is a clause plan-… or GAME-plan-…, which gets $after “because”.
plan-cancelled = *I cancelled your plan because { $because }.*
# What has changed since a turn was planned, after "because".
# A clause after “because” or “if”. $after says which, for languages that need it.
plan-forbidden = the rules no longer allow it
# A clause after “because” or “if”; $after says which.
plan-scores = your turn would now be followed by scoring
# A clause after “because” or “if”; $after says which.
plan-other-cards = you now hold different cards
# A clause after “because” or “if”; $after says which.
plan-taken-back = a turn was undone
plan-removed = Plan cancelled. I’ll ask you when it’s your turn.
# A question of the game, GAME-ask-…, in bold.
panel-title = **{ $question }**
# Below a post while direct messages cannot be sent.
post-later = *I can’t DM { $names } yet. Until then, press* **My hand** *here.*
post-later-no-hands = *I can’t DM { $names } yet. Until then, press* **Play** *here.*
dm-closed = *I can’t DM you (your DMs may be closed). To see your cards, press* **My hand** *here or use* **{ $hand }**.
dm-closed-no-hands = *I can’t DM you (your DMs may be closed), so I can only tell you in the channel when it’s your turn.*
restored = That message is out of date: my data was restored from a backup. Here’s the table as it stands now.
cannot-post = *I can’t post here. I need these permissions: { $permissions }.*
# Above a page of the log.
log-title = **{ $game }**, { $steps ->
    [one] step { $last }
   *[other] steps { $first } to { $last }
  } of { $all }
log-empty = Nothing has happened yet.
# A player’s line of a score sheet in words.
text-score-sheet = { $name }: { $total }
# $goes says how the game continues: yes with a computer in the seat, match for a duplicate match, no not at all.
resign-ask = { $goes ->
    [yes] Leave this game? A computer will take over your seat. You can take it back any time before the game ends.
    [match] Leave the match? You’ll be placed behind everyone who stays.
   *[no] Resign? This ends the game for everyone at the table.
  }
resigned = You resigned.
# The player has left a running game for good or for a while; not about /away.
away = You left this game, and a computer plays for you. You can take your seat back any time before the game ends.
button-return = Take my seat back
returned-to-game = Welcome back. Your seat is yours again.
# Asks an expert computer for advice.
button-advice = What would you play?
button-anyway = Show me anyway
advice-warning = An expert’s advice helps you learn, but if you take it, this game won’t count on the leaderboard against computers.
advice = **An expert’s suggestions**, best first.
# Plays the advised action with this number; $count is the number of actions.
button-play-idea = { $count ->
    [1] Play this
   *[other] Play { $number }
  }
# $action is GAME-action-…, $facts is a list of GAME-why-…. The first $rank is best; equal is about as good.
advice-line = { $number } · { $rank ->
    [best] {"**Best:** "}
    [equal] {"**As good:** "}
   *[other] {""}
  }{ $action }{ $facts ->
    [none] {""}
   *[other] {" "}({ $facts })
  }
# A fact against the advised action, after facts for it or alone.
advice-but = but { $fact }
# Further steps of the advised turn.
advice-then = -# Then: { $steps }{ $facts ->
    [none] {""}
   *[other] {" "}({ $facts })
  }
games-title = **Your games** ({ $count }){ $waiting ->
    [0] {""}
   *[other] {" "}· { $waiting } waiting for you
  }
# A line of /games, with a link to the game.
games-line = { $number }. [{ $game }]({ $link }) { $who ->
    [with] with { $names }
   *[of] · { $names }
  }: { $turn ->
    [yours] **your turn**
   *[another] { $mover }’s turn
  }, last move { $since }
# A direct message once a day. $day is a date.
digest-title = **Your day** · { $day } · { $count ->
    [one] one game waits for you
   *[other] { $count } games wait for you
  }
digest-line = { $number }. [{ $game }]({ $link }) with { $names }.
digest-more = { $count ->
    [one] One more is
   *[other] { $count } more are
  } in { $games }.
button-games = My games
games-none = You’re not playing anywhere right now. { $play } opens a lobby, and { $practice } starts a game against computers.
tables-title = **Tables on this server** · { $count }
# A line of /tables: a lobby. $names are the others, $you is full if all seats are taken.
tables-lobby = { $number }. [{ $game }]({ $link }) · { $you ->
    [alone] you’re waiting for players
    [full] full, with { $names }, but not started yet
    [with] you and { $names } are waiting for players
   *[without] { $names } { $count ->
        [one] is
       *[other] are
      } waiting for players
  }
tables-none = No games in channels you can see. Open a lobby with { $play }!

# The hall: a message in a channel of its own that always lists the server’s open seats and running games

hall-seats = ### ⛺ Open seats
hall-seats-none =
    {""}### ⛺ Open seats
    {""}None right now. { $play } in a game channel opens a lobby.
# A lobby, beside the button “Join”. $clock is clock-turn, clock-bank or clock-off.
hall-seat =
    {""}**[{ $game }]({ $link })** · { $names }
    {""}-# { $free ->
        [1] one seat free
        [2] two seats free
        [3] three seats free
       *[other] { $free } seats free
      } · { $clock } · opened { $when }
hall-more = -# and { $count } more
# $games are several hall-count, separated by commas.
hall-more-games = -# and { $games }
hall-count = { $count } { $game }
hall-games = ### 🎲 { $count ->
    [one] One game
   *[other] { $count } games
  }: whose turn?
hall-games-none =
    {""}### 🎲 No games yet
    {""}Learn one in a few minutes, by playing it.
# A running game: $names are to move, since $when (“2 hours ago”).
hall-game = [{ $game }]({ $link }) · { $names } · { $when }
hall-daily =
    {""}### ☀️ Daily deal { $number }
    {""}{ $played ->
        [0] No one has played yet
        [one] One has played
       *[other] { $played } have played
      } · closes { $closes }
# $when: “in 3 days”.
hall-cup =
    {""}### 🏆 Cup { $number }
    {""}{ $open ->
        [yes] { $members ->
            [0] No one takes part yet
            [one] One takes part
           *[other] { $members } take part
          } · closes { $when }
       *[no] Over · the next one opens { $when }
      }
# $when: “in 9 days”.
hall-league =
    {""}### ⚔️ League, season { $season }
    {""}{ $state ->
        [running] { $played } of { $games } games · ends { $when }
        [begins] { $members } are in · begins { $when }
       *[open] { $members ->
            [0] No one is in yet
            [one] One person is in
           *[other] { $members } are in
          } · begins once { $fewest } are in
      }
# A public post about a server’s week. $dates are its days, such as “16 – 22 November”.
week-title = **The week, { $dates }**
week-games = { $ended ->
    [one] **One** game ended
   *[other] **{ $ended }** games ended
  }{ $running ->
    [0] .
    [one] , **one** is running.
   *[other] , **{ $running }** are running.
  }
week-moves = { $moves ->
    [one] **One** move
   *[other] **{ $moves }** moves
  } in { $running ->
    [one] a running game.
   *[other] **{ $running }** running games.
  }
# Who gained most points on the leaderboard, and the rating since then.
week-rise = ⬆️ Up most: **{ $name }**, +{ $points } to { $rating }
# A game’s highest score so far on this server.
week-record = ⭐ Record: { $names }, { $score } { $points ->
    [one] point
   *[other] points
  } in [{ $game }]({ $link })
# The game that took longest.
week-longest = 🚩 Longest: [{ $game }]({ $link }), { $unit ->
    [hours] { $count ->
        [one] one hour
       *[other] { $count } hours
      }
   *[days] { $count ->
        [one] one day
       *[other] { $count } days
      }
  }, won by { $names }
# $games are several week-seat, separated by commas.
week-seats = ⛺ Free seats: { $games }
week-seat = { $game }{ $free ->
    [1] {""}
   *[other] {" "}({ $free })
  }
week-stopped = Nothing has happened here for { $weeks } weeks, so I’ve stopped the weekly posts. A server manager can turn them on again in { $settings }.
# $when: “4 minutes ago”.
hall-changed = -# Last change { $when }
hall-joined = You’ve joined { $game }: { $link }
# The games that wait for the reader.
button-hall-moves = My moves
button-hall-tables = All tables

# Looking for players: /seek

# Title of the panel; seek-about and searches of others follow.
seek-title = **🔎 Look for players**
seek-about = -# Your search stands for a week. When it matches another, the game starts in a thread, and I send you a DM.
# Someone’s search. $clock is clock-turn, clock-bank or clock-off. $free are the seats that a pair still has.
seek-line = { $names } · **{ $game }** · { seek-details }
# The terms of a search, between dots.
seek-details = { $clock } · { $rated ->
    [yes] rated
   *[no] not rated
  }{ $near ->
    [yes] {" "}· about their level
   *[no] {""}
  }{ $free ->
    [0] {""}
    [1] {" "}· one seat free
   *[other] {" "}· two seats free
  }
# A choice in a menu.
seek-terms = { $rated ->
    [yes] Rated
   *[no] Not rated
  } · { $near ->
    [yes] people of about my level
   *[no] with anyone
  }
seek-partner = Your partner…
button-seek = Look for players
button-seek-place = Look for players
# The user brings a friend.
button-seek-pair = We’re two…
button-seek-alone = I’m alone
button-seek-more = { $free ->
    [1] Look for one more
   *[other] Look for two more
  }
# The user’s searches, below /games and /seek.
button-seeks = My searches ({ $count })
# $until is a date that Discord writes.
seek-stands = { $state ->
    [asked] I’m asking **{ $partner }** by DM. Once they accept, your search for **{ $game }** ({ seek-details }) stands until { $until }.
   *[stands] You’re looking for players for **{ $game }** ({ seek-details }), until { $until }. I’ll DM you when the game starts.
  } { $games } lists your searches.
seek-no-one-else = No one else is looking right now. Until then:
seek-paired = You play **{ $game }** with { $names }. The game has started!
seek-paired-soon = You play **{ $game }** with { $names }. I’ll send you the link in a moment.
# A DM to the partner.
seek-partner-asked = **{ $name }** wants to play **{ $game }** with you and { $free ->
    [1] one more
   *[other] two more
  }{ $where ->
    [somewhere] {""}
   *[known] {" "}on **{ $server }**
  } ({ $clock }). The game starts when your table is full.
seek-partner-answered = { $answer ->
    [yes] You play **{ $game }** with **{ $name }**, as soon as your table is full. I’ll DM you when the game starts; { $games } ends the search.
   *[no] You don’t play **{ $game }** with **{ $name }** this time.
  }
seeks-title = **Searches for players**
seeks-line = - { $game } ({ seek-details }): { $state ->
    [asks] **{ $name }** asks you to play along
    [asked] waits for **{ $partner }**
    [refused] **{ $partner }** didn’t accept
    [ended] ended { $until } without a match
   *[stands] until { $until }
  }
seeks-stop = End a search…
seeks-none = You aren’t looking for players now. { $seek } on a server does.
# A section of the hall, with the button button-seek beside it.
hall-seeks = ### 🔎 Looking for players
hall-seeks-none = -# No one right now.
hall-seeks-about = -# *Play* starts the game at once.
hall-seek =
    {""}{ $names } · **{ $game }**
    {""}-# { seek-details } · { $when }

# Following a game: a message at its end for people without a seat.
button-follow = Tell me how it ends
button-unfollow = Don’t tell me
follow-started = I’ll send you one silent DM when { $names } finish this game of **{ $game }**. You find it in { $games }.
# The DM at the end; its next line is the result.
follow-over = You asked how [{ $game }]({ $link }) with { $names } would end.
# Below /games.
button-follows = Games I follow ({ $count })
follows-title = **Games you follow** ({ $count }): I’ll tell you how they end.
follows-line = - [{ $game }]({ $link }): { $names }
follows-stop = Stop following…
follows-none = You don’t follow any game now. *More…* below a board has *Tell me how it ends*.
# Telling people that a table has opened. A button in /notify and below each such DM.
button-alerts = When a table opens…
# Below a lobby that closed without a game.
button-alert = Tell me about the next one
alerts-title = **When a table opens**
    I’ll ping you by DM{ $often ->
        [daily] , at most once a day,
       *[every] {""}
    } when others can join a table of these games.
alerts-elsewhere = Use { $notify } on a server to choose its games.
alerts-role = On this server, new tables mention { $role } instead. Ask its managers for that role.
alerts-games = Games on this server
alerts-line = - { $server }: { $games }
alerts-stop = No more from…
alerts-often-daily = At most one ping a day
alerts-often-every = A ping for every table
alerts-ping = { $host } has opened a table of **{ $game }** on **{ $server }**. You can join while a seat is free.
# The last line of a new lobby, if the server’s managers chose a role to mention.
lobby-role = { $role }, there’s a free seat.
server-role = **Role to ping when a table opens** (one that everyone may mention)
server-role-none = None: players choose in /notify
# Blocking a person. Below a profile and in /privacy.
button-block = Block
button-unblock = Unblock
button-blocks = People you block…
block-done = You’ve blocked **{ $name }**. They can’t invite you or join your lobbies any more, and I don’t tell them. Games you’re both in go on. { $privacy } lists everyone you block.
blocks-title = **People you block** ({ $count })
# $since is a date that Discord writes.
blocks-line = - { $name }, since { $since }
blocks-stop = Unblock…
blocks-none = You don’t block anyone.
# Reporting a person. Title of the form.
report-title = Report { $name }
report-reason = What happened?
report-about = The managers of this server read it with your name. The person isn’t told.
# Asked if the server has no channel for reports, or the reported person can see it.
report-ask = I can’t pass this report to the server’s managers. I can tell the bot’s operator that you report **{ $name }**: they get the numbers of your two accounts and of this server, and no text.
button-report = Report
report-sent = { $where ->
    [operator] The bot’s operator gets your report: the numbers of your two accounts and of this server.
   *[managers] Your report goes to this server’s managers, with your name.
  } **{ $name }** isn’t told. To stop them from inviting you, open the menu on them and choose *Block*.
# In the managers’ channel. $reporter and $reported are mentions, $id is a number, $when a date.
report-post = 🚩 { $reporter } reports { $reported } (`{ $id }`), { $when }:
# Below /settings: the channel for reports about members.
button-reports = Reports…
reports-title =
    {""}### Reports
    {""}On a person, *Apps* → *Report* asks members what happened. Choose a channel that only managers see. Without one, only the bot’s operator may learn of a report: the numbers of both accounts and of this server, and no reason.
reports-off = No channel for reports
# Below /settings: members who may not open tables.
button-barred = Barred…
barred-title = { $count ->
    [0] **Everyone can open tables here.** Choose someone to keep them from it; they can still join others’ tables.
   *[other] **They can’t open tables here**, but can still join others’.
  }
barred-add = Keep someone from opening tables
barred-allow = Let someone open tables again
# Title of /settings.
server-title =
    {""}### Server settings
    {""}Changes apply immediately. Games already running stay as they are.
server-channels = **Channels where games may be played**
server-everywhere = Every channel
server-clock = **Clock for games between people**
server-cancelling = **Who can cancel a lobby**
server-cancelling-host = Only the host
server-cancelling-host-about = The player who opened the lobby
server-cancelling-managers = The host and managers
server-cancelling-managers-about = The host, and anyone who can manage this server
server-cancelling-players = Everyone with a seat
server-cancelling-players-about = The host, and everyone who has joined
server-language = **Language of posts**
server-language-auto = Automatic
server-language-auto-about = The server’s language on Discord, or the host’s
server-language-one-about = New tables here are in this language
server-pings = **Pings in the channel**
server-pings-on = Ping the next player
server-pings-on-about = Posts ping players who want to hear about their turns there
server-pings-off = No pings
server-pings-off-about = Posts stay silent; players hear about their turns by DM
# The setting for a channel with one message that lists open seats and games, and which I keep up to date.
server-hall =
    {""}**Hall**
    {""}-# One message with open seats and running games, always up to date. Best in a channel of its own.
server-hall-off = No hall
server-cup =
    {""}**Weekly cup**
    {""}-# The same three deals for everyone who takes part with /cup. The result is posted in the hall’s channel.
server-cup-on = A cup every week
server-cup-off = No cup
# A page of posts that I make by myself. $zone is a time zone such as “Europe/Berlin”.
posts-title =
    ### Daily and weekly posts
    {""}They’re silent and ping no one. You choose hours in your time zone ({ $zone }), which { $notify } changes.
button-posts = Posts…
posts-off = No post
posts-daily =
    {""}**Daily post**
    {""}-# The best three of yesterday’s daily deal here, streaks, and a button to play today’s. Left out if no one here played.
posts-week =
    {""}**Weekly post**
    {""}-# After each Sunday, 18:00 UTC: games ended, the cup’s result, who rose, a record, free seats. The cup’s own result post is left out.
posts-next = -# Next: { $when }
posts-blocked = I can’t post in { $channel }. I need these permissions there: { $permissions }.
# A page where managers choose roles that I give to winners.
roles-title =
    ### Roles for winners
    {""}I give each role to the players who hold the title, and take it back when others do. Choose roles without permissions, below mine.
button-roles = Roles…
roles-off = No role
roles-cup =
    {""}**Cup champion**
    {""}-# The winner of the latest season of the weekly cup.
roles-league =
    {""}**League champion**
    {""}-# The first of each group in the latest season of the league.
roles-leader =
    {""}**Leader of a leaderboard**
    {""}-# First place, of all time, on the leaderboard you choose.
roles-board = Which leaderboard?
roles-now = -# Now: { $names }
# A page about results of finished games, for managers’ own programs.
results-title =
    ### Results for your own tools
    {""}I can send the result of every finished game to a web address of yours, as JSON with a signature, and you can download all of them. Neither shows anything hidden; games in private threads aren’t sent.
button-results = Results…
button-results-start = Send results…
button-results-change = Change the address…
button-results-stop = Stop sending
button-results-file = Download (CSV)
# $host is the name of a web server, such as “example.com”.
results-sent = Results go to **{ $host }**.
results-delivered = -# Last one accepted { $when }
# $error is a technical word or number, such as “HTTP 500” or “timeout”.
results-failing = **{ $error }** { $since }, and since then no result was accepted. I keep trying for three days.
results-form = Where should results go?
results-form-address = Address (https)
# $secret is 64 letters and digits.
results-secret = From now on, results go to **{ $host }**. They’re signed with this secret, which I won’t show again: ||`{ $secret }`||
results-file = Here are the results from all channels that you can see, newest first.
server-league =
    {""}**League**
    {""}-# Everyone who joins plays everyone in a group within four weeks. I keep the table in this channel and open games in threads there.
server-league-off = No league
server-league-blocked = The league stands still: I need these permissions in { $channel }: { $permissions }.
server-hall-blocked = I can’t keep the hall in { $channel } up to date. I need these permissions there: { $permissions }.
table-moved = { $game } with { $names } continues here.
rules-title = **{ $game }: rules** · { $page } of { $pages }
rules-which = Which game do you want to read about?
# Stands for a player who doesn’t show their name on this server: “Explorer 4K7”.
unnamed = Explorer { $code }
# $board is leaderboard-board.
leaderboard-title = **Leaderboard** · { $game } · { $board }
leaderboard-board = { $lineup } · { $scope } · { $season }
# For the description of the picture.
leaderboard-glance = { $rank }. { $name }, { $rating }
# A line of a leaderboard in words. $form is a list of results such as “W L W”.
leaderboard-line = { $rank }. **{ $name }** · { $rating }{ $provisional ->
    [yes] ?
   *[no] {""}
  } ±{ $doubt }{ $moved ->
    [none] {""}
   *[other] {" "}({ $moved } in seven days)
  } · { $wins ->
    [0] no wins
    [one] one win
   *[other] { $wins } wins
  } in { $games ->
    [one] one game
   *[other] { $games } games
  }{ $best ->
    [none] {""}
   *[other] {" "}· best score { $best }
  } · recent results: { $form }
leaderboard-line-computers = { $rank }. **{ $name }** · { $wins } won of { $games } ({ $share }%){ $best ->
    [none] {""}
   *[other] , best score { $best }
  }
leaderboard-own-computers = { $name ->
    [you] You’re
   *[other] **{ $name }** is
  } #{ $rank } of { $count } with { $rating ->
    [0] no wins
    [one] one win
   *[other] { $rating } wins
  }.
# The reader’s own place.
leaderboard-own = { $name ->
    [you] You’re
   *[other] **{ $name }** is
  } #{ $rank } of { $count }, rated { $rating }{ $provisional ->
    [yes] ?
   *[no] {""}
  }.
leaderboard-not-yet = { $name ->
    [you] You have
   *[other] **{ $name }** has
  } no rank here yet. Play a rated game with { $play }!
# In a season that is over.
leaderboard-no-rank = { $name ->
    [you] You have
   *[other] **{ $name }** has
  } no rank in that season.
leaderboard-not-yet-computers = { $name ->
    [you] You have
   *[other] **{ $name }** has
  } no rank here yet. Start a game against computers with { $practice }!
# Under the picture of a leaderboard: what its signs mean.
leaderboard-legend = -# Dots: the last games, gold for a win · { $kind ->
    [computers] percent: games won · number: wins
   *[rated] ▲▼: rating in the last 7 days · ?: fewer than 10 games
  }
leaderboard-provisional = *?* = provisional: fewer than 10 games
leaderboard-empty = Nobody has finished { $scope ->
    [computers] a game against computers
   *[everywhere] a rated game
  }{ $scope ->
    [server] {" "}on this server
   *[everywhere] {""}
  } yet. { $scope ->
    [computers] Start one with { $practice }!
   *[everywhere] Open a lobby with { $play }!
  }
# $what is a game, a line-up or both: “Tikal · partners”.
leaderboard-empty-of = { $scope ->
    [computers] Nobody has finished a game of **{ $what }** against computers yet. Start one with { $practice }!
    [server] Nobody has finished a rated game of **{ $what }** on this server yet. Open a lobby with { $play }!
   *[everywhere] Nobody has finished a rated game of **{ $what }** yet. Open a lobby with { $play }!
  }
leaderboard-no-results = Nobody finished a rated game there.
profile-title = **{ $name }** · { $scope }
# A line of a profile. $board is lineup-… with its game.
profile-standing = - { $board }: **{ $rating }**{ $provisional ->
    [yes] ?
   *[no] {""}
  } ±{ $doubt } · { $wins ->
    [0] no wins
    [one] one win
   *[other] { $wins } wins
  } in { $games ->
    [one] one game
   *[other] { $games } games
  } · recent results: { $form }
profile-rank = Rank { $rank } of { $among } in { $board }.
profile-scores = Best score { $best }, lowest { $worst }.
profile-streaks = { $longest ->
    [0] No wins yet.
    [one] Longest streak: one win.
   *[other] Longest streak: { $longest } wins.
  }{ $current ->
    [0] {""}
    [one] {""}
   *[other] {" "}{ $current } wins in a row right now.
  }{ $of ->
    [all] {""}
   *[other] {" "}(In the last { $of } games.)
  }
profile-achievements = **Achievements**
# $story is the …-story of the achievement.
achievement = { $sign } **{ $title }**: { $story }
profile-achievement = - { $achievement }{ $times ->
    [one] {""}
   *[other] {" "}({ $times } times)
  }
profile-achievements-more = - …and { $count } more
# Titles of achievements; each …-story says what a player did, after their name.
achievement-narrow = By a point
achievement-narrow-story = won by a single point
achievement-streak = On a roll
achievement-streak-story = won five games in a row
achievement-giant = Giant slayer
achievement-giant-story = beat someone rated 200 points higher
achievement-hundredth = Old hand
achievement-hundredth-story = played a hundred games
profile-opponent = Most frequent opponent: **{ $name }**, in { $games ->
    [one] one game
   *[other] { $games } games
  }{ $of ->
    [all] {""}
   *[other] {" "}of the last { $of }
  }, with { $won ->
    [0] no wins.
    [one] one win.
   *[other] { $won } wins.
  }
# $seats are several profile-seat, separated by commas.
profile-seats = Wins by seat: { $seats }.
profile-seat = { $wins } of { $games } in seat { $seat }
# $levels are several profile-level, separated by commas.
profile-levels = Wins against computers: { $levels }.
# $level is level-….
profile-level = { $level } { $wins } of { $games }
# What each land brought, by its colour.
profile-lands = Points from each land in { $games ->
    [one] one game
   *[other] the last { $games } games
  }, on average: { $lands }.
# In a list: the land by its colour, and its points.
profile-land = { $land ->
    [yellow] yellow
    [blue] blue
    [white] white
    [green] green
    [red] red
   *[purple] purple
  } { $points }
profile-hidden = There’s no profile of **{ $name }** here: they haven’t finished a rated game, or they haven’t chosen to show their name everywhere ({ $privacy }).
profile-empty = **{ $name }** hasn’t finished a rated game{ $scope ->
    [server] {" "}on this server
   *[everywhere] {""}
  } yet. { $play } opens a lobby.
lineup-computers-first = against beginner computers
lineup-computers-easy = against easy computers
lineup-computers-casual = against casual computers
lineup-computers-medium = against medium computers
lineup-computers-skilled = against skilled computers
lineup-computers-hard = against hard computers
lineup-computers-expert = against expert computers
# Who plays whom; names a leaderboard.
lineup-1v1 = duel
lineup-2v2 = partners
lineup-1v1v1 = three players
lineup-1v1v1v1 = four players
# A choice of /leaderboard; also beside line-up and scope, as in “duel · this server · all time”.
season-ever = all time
season-now = this season
season-last = last season
season-past = { $quarter ->
    [1] first quarter
    [2] second quarter
    [3] third quarter
   *[4] fourth quarter
  } of { $year }
button-up = Higher
button-down = Lower
button-mine = My place

# What goes wrong

refused-no-table-here = There’s no game in this channel. Open a lobby with { $play }.
refused-no-table-yours = You’re not in any game right now. Open a lobby with { $play } on a server.
# $links is a list of links to games.
refused-which-table = You’re in several games. Go to the one you mean: { $links }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more; { $games } lists all of them.
  }
refused-not-in-server = Games are played in a server’s channels. Use this command there.
# $url is the web address at which a server’s manager adds the bot.
refused-bot-not-here = { $where ->
    [chat] I can’t post in this chat. Games with others need a server that I’m on: [add me to one](<{ $url }>).
   *[server] I’m not on this server, so I can’t post here. [Add me](<{ $url }>), or ask someone who manages it.
}
refused-no-direct-messages = I’m not in this channel, so we’d play in your DMs, and I can’t reach you there. Send me a DM first, or allow mine.
# $watched: the game is between computers.
refused-dm-busy = There’s already a game in our DMs: { $link }. { $watched ->
    [yes] Press **Stop** there first.
   *[no] Finish it first, or leave it there with /resign.
  }
refused-not-a-member = They aren’t on this server any more.
refused-message-no-game = That message isn’t about a game that I can show you.
refused-channel-busy = There’s already a table in this channel: { $link }. Want me to open a thread for yours?
refused-thread-busy = There’s already a table in this thread: { $link }. Open yours in another channel.
refused-channel-taken = There’s already a table in this channel: { $link }. Open yours in another channel, { $who ->
    [bot] since I can’t open threads here
   *[user] since you can’t create threads here
  }.
refused-your-threads = You can’t create threads in { $channel }, so I won’t open one there for you. Leave out the thread, or ask someone who can.
refused-own-tables = You already have { $most ->
    [one] one table
   *[other] { $most } tables
  } open (the limit). Finish a game or cancel a lobby first: { $games } lists yours.
refused-own-lobbies = You already have { $most ->
    [one] one lobby
   *[other] { $most } lobbies
  } open (the limit). Start or cancel one first.
refused-own-practice = You’re already playing { $most ->
    [one] one game
   *[other] { $most } games
  } against computers (the limit). Finish one, or leave one with { $resign }: { $games } lists yours.
refused-own-threads = You’ve opened { $most ->
    [one] one thread
   *[other] { $most } threads
  } in the last hour (the limit). You can open the next one { $when }, or a table without a thread now.
refused-own-openings = You’ve opened { $most ->
    [one] one game
   *[other] { $most } games
  } in the last hour (the limit). You can open the next one { $when }.
refused-own-videos = I’m still making { $most ->
    [one] an animation
   *[other] { $most } animations
  } for you. Try again when that’s done!
refused-own-seeks = You’ve looked for players { $most } times in the last hour (the limit). You can do so again { $when }.
refused-server-seeks = People on this server have looked for players { $most } times in the last hour (the limit). You can do so again { $when }.
refused-seeks-many = { $most } searches stand on this server (the limit). Join one of them, or try again later.
refused-seek-gone = That search is over. { $seek } shows who else is looking.
refused-seek-nowhere = I can’t open a thread here for a game. Use { $seek } in a channel where we both may open threads, or ask the server’s managers.
refused-seek-partner-pending = { $name } hasn’t answered yet. You find that search in { $games }.
refused-seek-with-partner = { $name } plays along in your search for this game. End it in { $games } before you begin another.
refused-server-tables = This server already has { $most ->
    [one] one table
   *[other] { $most } tables
  } open (the limit). Try again when a game is over.
refused-server-lobbies = This server already has { $most ->
    [one] one lobby
   *[other] { $most } lobbies
  } open (the limit). Join one of them ({ $tables } lists them), or try again later.
refused-server-practice = This server already has { $most ->
    [one] one game
   *[other] { $most } games
  } against computers (the limit). Try again later, or DM me { $practice }.
refused-server-threads = I’ve opened { $most ->
    [one] one thread
   *[other] { $most } threads
  } on this server in the last hour (the limit). You can open the next one { $when }.
refused-server-openings = People on this server have opened { $most ->
    [one] one game
   *[other] { $most } games
  } in the last hour (the limit). You can open the next one { $when }.
refused-own-reports = You’ve sent { $most } reports in the last hour (the limit). You can send the next one { $when }.
refused-server-reports = { $most } reports were sent on this server in the last hour (the limit). You can send one { $when }. If it’s urgent, write to the server’s managers.
refused-report-self = You can’t report yourself.
refused-report-bot = I only take reports about people. Write to the server’s managers about a bot.
refused-report-nowhere = I can’t pass this report on. Write to the server’s managers.
refused-report-blank = The managers need to know what happened. Open the menu on the person again, choose *Report* and describe it.
refused-reports-public = Everyone can see that channel. Choose one that only managers see.
refused-server-videos = I’m still making { $most ->
    [one] an animation
   *[other] { $most } animations
  } for people on this server. Try again in a few minutes!
refused-other-channels = On this server, games are played in { $channels }.
refused-not-manager = Only a server manager can change these settings.
refused-not-yours-to-move = You can’t move that game. Only its host or a server manager can.
refused-here-already = That game is already here: { $link }.
refused-move-busy = There’s another table in this channel: { $link }. Move yours to a free channel or thread.
refused-no-such-table = That table is no longer there. Open a new lobby with { $play }.
refused-no-such-game = I can’t find that finished game. Type a few letters of a player’s name and pick a suggestion; { $history } lists your games.
refused-no-replay-here = There’s no game to replay in this channel yet. To see another game, type { $replay } and fill in “game”, or pick one in { $history }.
refused-cup-alone = You can’t do that in the cup: everyone plays its deals alone, with one try and no help.
refused-cup-off = This server has no weekly cup. Its managers can start it in { $settings }.
refused-cup-closed = That deal isn’t open. { $cup } has this week’s.
refused-cup-not-joined = You don’t take part in this server’s cup yet. Press *Take part* in { $cup }.
refused-league-off = This server has no league. Its managers can start it in { $settings }.
refused-league-full = The league is full: it has room for { $most }.
refused-cup-played = You’ve already played this week’s cup, before you deleted your data. The next one opens { $when }.
refused-daily-open = Others are still playing this deal. You can see that after { $when }.
refused-daily-alone = You can’t do that in the daily deal: everyone plays it alone, with one try and no help.
refused-daily-closed = That deal is closed, and you didn’t play it. { $daily } has today’s.
refused-daily-none = There was no deal that day. { $daily } has today’s.
refused-daily-played = You’ve already played this deal, before you deleted your data. The next one opens { $when }.
refused-daily-unfinished = You can share it once you’ve finished. { $daily } takes you back to it.
refused-daily-shared = You’ve already shared this result here: { $where }
refused-still-working = I’m still working on your last request. One moment!
refused-videos-busy = I’m making too many animations right now. Try again in a few minutes!
refused-video-failed = Something went wrong while I was drawing that animation. Your game is fine. Try again!
refused-rules-gone = This game uses rules I no longer have. Please tell the bot’s operator.
refused-thread-exists = That thread is already open: { $link }.
refused-rematch-offered = Your offer waits for { $names }: { $link }
refused-rematch-busy = There’s already a table in that channel: { $link }.
refused-still-running = This game isn’t over yet: { $link }
refused-not-played = Only the players of that game can start a rematch. { $play } opens your own lobby.
refused-others-rematch = This rematch is for { $names }. { $play } opens your own lobby.
refused-channel-gone = That game’s channel is gone. Open a lobby elsewhere with { $play }.
refused-channel-closed = I can’t post in that game’s channel any more. Open a lobby elsewhere with { $play }.
refused-not-host = Only the host can do that.
refused-host-cancels = You opened this lobby. **Options…** → **Cancel lobby** closes it for all.
refused-host-starts = { $start ->
    [by-itself] { $name } can start now. Otherwise it starts by itself { $when }.
   *[by-host] { $name } starts this game.
  }
refused-host-needs-seat = { $most ->
    [one] You take a seat too, so add just one computer.
   *[other] You take a seat too, so add at most { $most } computers.
  } To watch computers play each other, use { $practice } with “watch”.
refused-already-seated = You already have a seat at this table.
refused-not-invited = This invitation isn’t for you.
refused-seat-is-free = That seat is already free.
refused-not-joined = You haven’t joined this table.
refused-not-seated = You’re not playing at this table, but you’re welcome to watch. { $play } opens your own lobby.
refused-table-full = All seats at this table are taken.
refused-seat-kept = This seat is kept for { $names }. It’s free { $when } if there’s no answer.
refused-put-off-before = You’ve put this off once already. Accept, or say **No, thanks**.
refused-side-full = Both seats on that side are taken.
refused-too-slow = That took too long. Please try again.
refused-too-many-players = { $most ->
    [2] With these options the game is for two players, and more have joined.
   *[other] With these options the game is for up to { $most } players, and more have joined.
  }
refused-invited-missing = { $names } must join first.
refused-too-few = You need { $missing ->
    [one] one more player
   *[other] { $missing } more players
  }.
refused-invited-self = You already have a seat at your own table. Invite someone else.
refused-invited-twice = You invited the same person twice.
refused-invited-bot = { $name } is a bot and can’t play.
refused-invited-often = You’ve invited { $name } three times in the last hour. You can invite them again { $when }; until then they can join by themselves.
refused-invitations-blocked = { $name } isn’t taking invitations from you right now. Open the table without them; they can still join by themselves.
refused-invited-too-many = { $most ->
    [2] This game is for two: invite one player, or take one computer.
   *[other] This game is for up to { $most }: invite fewer players or take fewer computers.
  }
refused-lobby-cancelled = This lobby was cancelled. Open a new one with { $play }.
refused-on-hold = This game is on hold. Press **Resume** below its last post: { $link }
refused-not-on-hold = This game isn’t on hold: { $link }
refused-managers-resume = A server manager ended this game, so only a server manager can resume it.
refused-not-yours-to-resume = Only a player of this game can resume it.
refused-not-yours-to-stop = Only the person who started this game, or a server manager, can stop it.
refused-managers-end = Only a server manager can end other people’s games.
refused-nothing-to-end = There’s no game or lobby in this channel.
refused-still-in-lobby = This lobby is still open: { $link }.
refused-follow-own = You play in this game, so you’ll hear how it ends anyway.
refused-follows-many = You follow { $most } games (the limit). Stop following one in { $games } first.
refused-game-over = This game is over already: { $link }.
refused-alerts-many = That’s more than { $most } games on your servers (the limit). Take some away in { $notify } first.
refused-seat-refused = There’s no seat for you at this table. Look for another in { $tables }, or open one with { $play }.
refused-you-blocked = You’ve blocked { $name }. Unblock them in { $privacy } to invite them.
refused-block-self = You can’t block yourself.
refused-block-bot = { $name } is a bot, and can’t invite you.
refused-blocks-many = You block { $most } people (the limit). Unblock someone in { $privacy } first.
refused-opening-barred = This server’s managers don’t let you open tables here. You can still join others’ tables.
refused-barred-many = { $most } people are on that list (the limit). Let someone open tables again first.
refused-already-started = This game has already started: { $link }.
refused-file-for-players = This game’s file reveals every hand, so only its players can have it until they all choose **Show my hand** in the replay. You can watch it with { $replay }.
refused-no-winner = That game was abandoned, so there’s no result to share.
refused-not-over = That game isn’t over yet. What’s hidden in it stays hidden until then: { $link }
refused-not-started = This game hasn’t started yet. Here’s its lobby: { $link }
refused-moved-on = The game has moved on, so nothing was played. Here’s how it stands: { $link }
refused-not-your-turn-of = It’s { $name }’s turn. I’ll tell you when it’s yours.
refused-nothing-to-plan = There’s nothing to plan yet: you only see your choices when your turn begins. { $link }
refused-no-plan = You haven’t planned anything here. { $link }
refused-plan-done = Too late: it’s already your turn, and I played it as planned. Here’s how the game stands: { $link }
refused-plan-cancelled = That plan is already cancelled, and I didn’t play anything for you. Here’s how the game stands: { $link }
refused-undo-needs-agreement = In a rated game you can undo a turn only if the others agree, and they’ve left. { $link }
refused-nothing-to-undo = Nothing to undo: you can’t undo a move once something has been revealed. { $link }
refused-no-such-choice = That’s no longer possible. Press **Play** below the newest post: { $link }
refused-left = You left this game, and a computer plays for you. Press the button to take your seat back.
refused-not-left = You’re playing yourself; there’s no computer in your seat.
refused-away-past = That day is over. Pick one of the suggestions.
refused-away-too-long = You can be away for up to 21 days in any 90-day period. { $days ->
    [0] You’ve used all of them for now.
    [one] You have one day left for now.
   *[other] You have { $days } days left for now.
  }
refused-not-away = You’re not away.
refused-no-such-day = I can’t read that date. Pick a suggestion, or write it like 2030-12-24.
refused-no-such-zone = I don’t recognise the time zone “{ $text }”. Pick one of the suggestions.
refused-quiet-too-long = You can have up to { $most } quiet hours.
refused-not-yours = That button is someone else’s. { $privacy } shows the data I store about you.
refused-undo-not-asked = I couldn’t ask the others just now. Please press the button again in a minute. { $link }
refused-not-asked = That undo request is over. { $link }
refused-no-clock = This table has no clock.
refused-not-their-turn = You can only give time to another player, and only while it’s their turn. { $link }
refused-not-paused = The clock is already running.
refused-not-late = Nobody is out of time any more. { $link }
refused-level-fixed = The level can only be changed before your first turn. Start another game to play against another level.
refused-advice-busy = A lot of people are asking me for advice right now. Try again in a minute!
refused-no-advice = You can only get advice in games against computers. Practise with { $practice }.
refused-no-hand = There are no hidden hands in this game.
refused-unknown-command = This command has changed. Press Ctrl+R in Discord (on a phone: close it and open it again), then try again; { $help } lists all commands.
refused-unknown-button = I don’t recognise this button. Use { $board } to get a fresh one.
# To people and servers that the bot's operator refuses. It gives no reason.
refused-not-served = This bot isn’t available to you here.
refused-missing-permissions = I need these permissions in { $channel }: { $permissions }.
# $role is a role of the server.
refused-role-managed = { $role } belongs to Discord or to an app, so I can’t give it to anyone.
refused-role-powerful = { $role } has permissions over others, so I won’t give it to anyone.
refused-role-lacking = I can’t give { $role } to anyone: I need this permission in the server’s settings: { $permissions }.
refused-role-above = I can’t give { $role } to anyone: it isn’t below my own role in the server’s list of roles.
refused-role-silent = I can’t ping { $role }. Choose a role that everyone may mention.
refused-webhook-address = I need a public web address that begins with https://, without a name or password in it.
# As Discord’s own settings call them.
permission = { $permission ->
    [view_channel] View Channel
    [send_messages] Send Messages
    [send_messages_in_threads] Send Messages in Threads
    [create_public_threads] Create Public Threads
    [attach_files] Attach Files
    [read_message_history] Read Message History
    [manage_roles] Manage Roles
    [manage_threads] Manage Threads
   *[other] { $permission }
  }
refused-no-threads-here = I can’t open threads from here. Use a text channel, or leave out the thread.
refused-unknown-profile = That profile no longer exists. { $profile } shows yours.
refused-unknown-leaderboard = There’s no leaderboard with that name. Try { $leaderboard }.
refused-unknown-rules = That rules page doesn’t exist.
unreachable = I couldn’t reach Discord just now. Your moves so far are safe: check the board with { $board } and try again.
database-busy = I couldn’t reach the saved games just now, so nothing has changed. Please try again in a minute.
forbidden = Discord doesn’t let me do that here. Someone who manages the server can check my permissions in this channel.
bug = Something went wrong on my side, and I’ve logged it. Your moves so far are safe: check the board with { $board } and try again.

alt-score-sheet = { $game }: how the points were scored. The button “As text” has them in words once the game is over.

# How a finished game turned (/analyse)

analysis = **{ $game }** · { $names } · the turning points
analysis-waits = Your analysis is next in the queue…
analysis-runs = Looking at every turn again: { $percent }% done…
analysis-better = Better: { $action }
# A costly turn. $deed is a whole sentence about it, $action what would have been better, $facts why.
analysis-line = **Turn { $turn }** · { $deed } That cost about **{ $points ->
    [one] { $points } point
   *[other] { $points } points
  }**. Better: **{ $action }**{ $facts ->
    [none] .
   *[other] { " " }({ $name ->
        [you] { $facts }
       *[other] for { $name }: { $facts }
    }).
  }
# A fact against the action taken in a costly turn, among the reasons for a better one.
analysis-played = as played: { $fact }
# Where the curve of chances was steepest. $deeds lists the cards or the temple that stood out.
analysis-stretch = Turns { $first }–{ $last }: { $name ->
    [you] your
   *[other] { $name }’s
  } chances rose by { $percent }%{ $deeds ->
    [none] .
   *[other] {" "}({ $deeds }).
  }
analysis-nothing = No costly mistakes. Well played!
analysis-luck = The deal favoured { $name ->
    [you] you
   *[other] { $name }
  } by about { $points ->
    [one] 1 point
   *[other] { $points } points
  } (what it’s worth between equally good players).
analysis-luck-even = The deal was even.
alt-analysis = { $game }: everyone’s chances to win, turn by turn.
alt-analysis-turn = { $turn ->
    [0] At the start
   *[other] After turn { $turn }
  }: { $chances }
alt-analysis-chance = { $name } { $percent }%
# Shows the turning points of a finished game.
button-analyse = Analyse
# Trying another move in a finished game, from an analysis.
button-what-if = What if?
button-what-if-again = Another move
what-if = What if { $name ->
    [you] you
   *[other] { $name }
  } had made another move?
# While the chances after another move are computed.
what-if-runs = Playing on from there, many times…
what-if-chances = With **{ $action }**, { $name ->
    [you] your
   *[other] { $name }’s
  } chances would have been { $percent }%, instead of { $played }% after the turn played.
refused-no-such-move = That move isn’t possible there. Open the turn from the analysis again: { $link }
button-look-at = Turn { $turn }
command-analyse = See the turning points of a game you finished
option-analyse-game = Which game? Your newest one if you leave this empty
refused-no-game-to-analyse = You haven’t finished a game yet. { $play } or { $practice } starts one.
refused-not-analysed-for = An analysis shows every hand, so only this game’s players can see it. You can watch the game with { $replay }.
refused-no-analysis = There’s nothing to analyse in this game. You can watch it with { $replay }.
refused-own-analyses = I’m still looking at another game for you. Try again when that’s done!
refused-server-analyses = I’m still looking at { $most ->
    [one] a game
   *[other] { $most } games
  } for people on this server. Try again in a few minutes!
refused-analyses-busy = I’m looking at too many games right now. Try again in a few minutes!
refused-analysis-failed = Something went wrong while I was looking at that game. It’s safe. Try again!
