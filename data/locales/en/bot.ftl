# What the bot says round the games. Commands first, since people meet them first.

command-play = Open a lobby for a game
option-opponent = Whom to invite; leave it empty and anybody may join
option-clock = How long a turn may take
option-thread = Play in a thread of its own
option-rated = Whether the game counts for the ratings; between people it does
option-computers = How many computers join in
option-level = How well the computers play
command-practice = Play against computers, right away
option-practice-game = Which game
option-watch = Watch computers play each other, without a seat for you
option-practice-computers = How many computers; leave it empty for as few as the game needs
command-hand = Show your hand, privately
command-board = Show the table as it stands
command-move = Type a move, or pick a suggestion
option-move = Your move, or one of the suggestions
command-undo = Take back the last step of your unfinished turn
command-games = Your games on every server, those waiting for you first
command-tables = Games and lobbies on this server
command-end-game = End the game or lobby in this channel, for server managers
command-settings = Where games may be played on this server, and how loudly
command-move-table = Let a game go on in this channel
option-move-table = Which game
command-log = What has happened at this table
command-clock = How much time there is, to give some, or to pause
command-away = Stop your clocks everywhere while you are away
option-until = The last day you are away; pick one while you type, or write it like 2030-12-24
command-back = Let your clocks run on
command-notify = Choose how I tell you that it’s your turn, and when to stay quiet
option-time-zone = Your time zone; type the name of a large city
command-privacy = What I keep about you, to take along or to delete
command-verify = Check the shuffle of the game in this channel
command-profile = Somebody's ratings, streaks and how they came about
option-user = Whose; yours if you leave it out
command-history = Finished games, to look back at and to keep
command-replay = A game once more, turn by turn
option-replay-game = Which game; the newest of this channel if you leave it out
option-whose = Your own, or everybody's on this server
whose-mine = mine
whose-server = this server
command-resign = Give up the game in this channel
command-rules = How a game is played
option-game = Which game
option-rules-game = Which game; leave it empty for the game in this channel
command-leaderboard = Who is best, and where you stand
option-scope = This server, or everywhere
scope-server = this server
scope-everywhere = everywhere
scope-partners = partners, on this server
scope-computers = against computers
option-season = All time, or a season: a quarter of the year
command-help = What I can do, and how to begin

# Help: pages, and the things to do on them, a name and a quieter line each

help-start =
    {""}### Welcome to the Explorers’ Guild
    {""}Board games that take their time: one turn now, the next one tomorrow.
help-welcome =
    {""}### Hello! I host board games here
    {""}{ $titles }. Nobody has to be online at the same time: one turn now, the next one tomorrow.
help-to-learn =
    {""}**Learn**
    {""}-# The rules in short pages, with pictures
help-to-practise =
    {""}**Practise**
    {""}-# Against a computer, now
help-to-open =
    {""}**Play**
    {""}-# With people from here
help-gathering = **{ $game }** is about to begin here, with { $names }.
help-watching =
    {""}{ $names } are playing **{ $game }** here.
    {""}-# You’re welcome to watch
help-playing =
    {""}**{ $game }**
    {""}-# Your game here
help-game =
    {""}**{ $game }**
    {""}-# { $about }
help-learn = ### Learn a game
help-practise =
    {""}### Practise against a computer
    {""}The game starts here at once. To choose how many computers and how strong, use { $practice }.
help-open =
    {""}### Open a lobby
    {""}Others press **Join**, then you press **Start**. To invite players or choose options at once, use { $play }.
help-turn =
    {""}### When it’s your turn
    {""}**1**  I tell you, in a direct message or here, as you like it.
    {""}**2**  Press **Play** and answer one or two questions.
    {""}**3**  **Back** undoes a tap. Nothing counts until your last one.
help-to-undo =
    {""}**Changed your mind?**
    {""}-# Take back your last step, or a whole turn if the others agree
help-to-typing =
    {""}**Rather type?**
    {""}-# There’s a command that suggests as you write
help-typing =
    {""}### Typing a move
    {""}{ $move } suggests your legal moves. Type a few letters of a colour, a card or a place, and pick one.
    {""}{ $undo } takes it back, { $hand } shows your hand and { $board } the table.
help-time =
    {""}### Time and pings
    {""}A turn has a clock, usually { $clock }. You get a reminder before it runs out. When it does, the others can wait for you, or a computer plays that one turn.
help-to-away =
    {""}**Going away?**
    {""}-# Stops your clocks for up to 21 days
help-to-back =
    {""}**Back again?**
    {""}-# Starts your clocks
help-to-notify =
    {""}**Too many pings?**
    {""}-# Choose where and when
help-to-resign =
    {""}**Want out?**
    {""}-# The others can finish
help-fair =
    {""}### Fair play
    {""}Every shuffle can be proved: its fingerprint is posted before the first card, and after the game **Fairness** gives the players the seed.
    {""}Computers see no more than a player in their seat. { $leaderboard } ranks rated games between people.
help-to-verify =
    {""}**Was it dealt fairly?**
    {""}-# The proof of the game here
help-to-privacy =
    {""}**What do I know about you?**
    {""}-# See it, export it, delete it
help-all = ### All commands
help-all-begin = **Start a game**
help-all-turn = **Your turn**
help-all-time = **Time and pings**
help-all-after = **Afterwards**
help-all-look = **Look things up**
help-all-server = **The server**
help-command = `{ $command }` { $about }
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
button-board = Board
button-undo = Undo
button-how = How
button-show-hand = Show my hand
button-go-away = Away
button-go-back = I’m back
button-pings = Pings
button-give-up = Resign
button-clocks = Clocks
button-verify = Fairness
button-privacy = Show

# The lobby

lobby = **{ $game }** · { $options } · { $clock }
lobby-seat = { $number } · { $name }{ $state ->
    [host] {" "}· host
    [invited] {" "}· invited, has not joined yet
   *[joined] {""}
  }
told-left = { $name } has left the table. A computer plays on until { $name } comes back.
told-left-for-good = { $name } has left the table for good. A computer plays on.
told-late = { $name } ran out of time, so a computer takes this turn.
told-idle = { $name } ran out of time three times in a row. A computer plays on until { $name } comes back.
told-took-back = { $how ->
    [alone] { $name } takes back a turn.
   *[agreed] Everyone agreed: { $name } takes back a turn, and the game goes on from there.
  }{ $counts ->
    [no] {" "}This game no longer counts on the leaderboard against computers.
   *[yes] {""}
  }
told-resumed = The game goes on.
told-restored = My notes were restored from an older copy. This game goes on from there with the same cards, which some have already seen, so it no longer counts.
told-returned = { $name } is back and plays on.
lobby-computer = { $number } · { $name } · computer, { $level }
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
clock-off = no clock
clock-turn = { $time } a turn
clock-bank = a bank of { $first }, { $more } more each turn, at most { $most }
clock-bank-short = { $first } + { $more } a turn
clock-choice = Clock: { $clock }
clock-menu = Clock…
clock-title = **Clock:** { $clock }
clock-of-mover = It’s { $name }’s turn · time runs out { $when }.
clock-of = { $name } has { $time } for the next turn.
clock-wishes = { $names } would like to pause. The clock stops when everybody at the table presses **Pause**.
pause-question = { $mentions }: { $names } would like to pause the game. The clock stops when everyone agrees.
button-agree-pause = Agree to pause
clock-ends = Time is up { $when }.
clock-away = { $name } is away until { $when }.
away-day = { $day } ({ $date })
away-which = Which is the last day you’re away?
away-now = You’re away until { $when }. Until then your clocks are stopped and nothing makes a sound{ $count ->
    [0] {""}
    [one] {", including in the game that’s waiting for you now"}
   *[other] , including in the { $count } games that are waiting for you now
  }. You can still play; { $back } ends it.{ $zone ->
    [no] {" "}That’s midnight in UTC: choose your time zone with { $notify }.
   *[yes] {""}
  }
back-now = Welcome back. Your clocks run again.
notify-title = ### Your notifications
notify-changed = ✓ **Changed.** { $now }
notify-holds = { $turns ->
    [direct] You get one direct message each turn
    [channel] You’re mentioned once each turn, in the game’s channel
    [both] You get one direct message and one mention each turn
    [neither] Your turns reach you without a sound
   *[digest] You hear of your turns once a day, at { $digest }
  }{ $quiet ->
    [yes] , and nothing makes a sound between { $from } and { $until }
   *[no] {""}
  }. { $remind ->
    [both] When half of your time is over I remind you, and again when a tenth is left.
    [half] When half of your time is over I remind you.
    [nearly] When only a tenth of your time is left I remind you.
   *[never] I don’t remind you when time runs out.
  }{ $daily ->
    [yes] {" "}Every day at { $digest } you get a list of the games that wait for you.
   *[no] {""}
  }{ $next ->
    [yes] {" "}You also get a message when you’re next.
   *[no] {""}
  }{ $hours ->
    [yes] {" "}(Times: { $zone })
   *[no] {""}
  }
notify-turns = -# Tell me about my turn
notify-turns-direct = By direct message
notify-turns-direct-about = One notification, with your hand and the buttons to play
notify-turns-channel = In the channel
notify-turns-channel-about = One mention in the post; your hand arrives without a sound
notify-turns-both = In both places
notify-turns-both-about = Two notifications each turn
notify-turns-neither = Without a sound
notify-turns-neither-about = Your hand waits in your direct messages
notify-turns-digest = Only in the daily digest
notify-turns-digest-about = Once a day, all games together
notify-remind = -# Remind me
notify-remind-both = Twice a turn
notify-remind-both-about = When half of your time is over, and when a tenth is left
notify-remind-half = At half time
notify-remind-half-about = When half of your time is over
notify-remind-nearly = Near the end
notify-remind-nearly-about = When a tenth of your time is left
notify-remind-never = Never
notify-remind-never-about = Your time can run out without a word
notify-quiet = -# Quiet hours
notify-quiet-none = None
notify-quiet-span = { $from } to { $until }
notify-quiet-other = Other hours …
notify-quiet-about = At most { $most } hours; what waits makes one sound afterwards
notify-digest = -# Daily digest
notify-digest-none = None
notify-digest-at = Every day at { $time }
notify-zone = -# Time zone (if yours is missing, type { $notify } with a city)
notify-zone-choice = { $time } · { $city }
notify-form = Quiet hours
notify-form-from = From
notify-form-until = Until
notify-muted =
    🔕 **Muted until { $until }.** Everything arrives without a sound, and your clocks keep running.
    After that: { $now }
button-notify-mute = Mute a day
button-notify-unmute = Unmute
button-fewer-pings = Fewer pings
button-notify-undo = Undo
button-notify-zone = Time zone
button-notify-next = { $now ->
    [on] Don’t tell me when I’m next
   *[off] Tell me when I’m next
  }
button-notify-reset = Reset
turn-waiting = { $mention }, it’s your turn.
direct-others = { $count ->
    [one] One more game waits
   *[other] { $count } more games wait
  } for you: { $games }
undo-offer = The others have seen your last turn. It can be taken back, with all that followed it, only if everybody at the table agrees.
undo-alone = Take back your last turn, and everything after it?{ $counts ->
    [yes] {" "}The cards you drew since come again in the same order, so this game will no longer count on the leaderboard against computers.
   *[no] {""}
  }
undo-deals-again = New hands were dealt since then. The same hands will be dealt again, and everyone has already seen theirs.
undo-asked = I have asked the others. They have a day to answer; if somebody plays on, your turn stays.
undo-asked-nobody = I could not ask the others: I can send messages neither here nor to them directly.
undo-done = Your turn is taken back.
undo-question = { $mentions }: { $name } would like to take back a turn, and all that followed it. If all of you agree within a day, the game goes back to before it. Playing on means no.
clock-paused = The game is paused, and the clock stands still.
hours = { $count ->
    [one] one hour
   *[other] { $count } hours
  }
days = { $count ->
    [one] one day
   *[other] { $count } days
  }
computer-menu = Computers…
computer-add = Add a computer: { $level }
computer-remove = Remove the last computer
computer-none = Every seat is taken
practice-begun = { $host } sits down to a game of { $game } with { $names }.
practice-watched = { $host } is watching { $names } play { $game }.
lobby-side = Side { $number }
lobby-free = { $number } · a free seat
lobby-open = { $free ->
    [one] One seat is free.
   *[other] { $free } seats are free.
  } { $sides ->
    [yes] Press **Join side 1** or **Join side 2** to take a seat.
   *[no] Press **Join** to take a seat.
  } { $host } starts the game.
lobby-full = Everybody is here. { $host }, press **Start** when you are ready.
lobby-full-starts = Everyone’s here. The game starts by itself { $when } unless { $host } presses **Wait**.
lobby-waiting = Waiting for those who are invited to join.
lobby-invitation = { $mentions }: { $host } invites you to a game.
lobby-regrets = { $why ->
    [declined] { $name } cannot come this time.
   *[unanswered] { $name } has not answered within a day.
  }
lobby-unrated = This game does not count for the ratings.
lobby-begun = The game has begun.{ $name ->
    [none] {""}
   *[other] {" "}{ $name } goes first.
  }
lobby-until = { $begins ->
    [lot] Who begins is drawn by lot.
   *[other] This time { $begins } begins.
  } The lobby stays open until { $until }.

# What hosts are told of their lobbies

host-ready = **{ $game }**: { $names } joined your table, so you can start. More players can still join.
host-full = **{ $game }**: your table is full, with { $names }. If you press neither button, the game starts by itself in a few minutes, but never in your quiet hours.
host-ready-waits = **{ $game }**: waiting for more players. I’ll tell you when your table is full.
host-full-waits = **{ $game }**: your table is full. The game starts when you press **Start**.
host-over = **{ $game }** with { $names }: { $how ->
    [off] your lobby was cancelled.
    [changed] who sits at your table has changed since.
   *[started] your game started.
  }

# Invitations, by direct message, and the seats a host frees

invitation-asked =
    {""}{ $host } invites you to a game of **{ $game }**{ $where ->
        [somewhere] {""}
       *[known] {" "}on **{ $server }**
    }: { $options }, { $clock }.
    Your seat is kept until { $until }.
invitation-joined = You have a seat in { $host }’s game of **{ $game }**. I will write when it begins.
invitation-begun = You joined { $host }’s game of **{ $game }**, and it began.
invitation-declined = You have turned down { $host }’s game of **{ $game }**. If you change your mind, a seat may still be free in the lobby.
invitation-left = You have left { $host }’s game of **{ $game }** before it began.
invitation-withdrawn = { $host } no longer keeps a seat for you in a game of **{ $game }**. If one is free in the lobby, you are welcome to take it.
invitation-removed = { $host } has freed your seat in a game of **{ $game }** that has not begun yet. If you would still like to play, ask { $host }, or take a free seat in the lobby.
invitation-unanswered = The seat kept for you in { $host }’s game of **{ $game }** is free for others now. If nobody has taken it, you can still join in the lobby.
invitation-called-off = { $host }’s game of **{ $game }** was cancelled.
invitation-call = { $mention }, { $host } invites you to a game of **{ $game }**. Your seat is kept until { $until }.
invitation-lapsed = { $name } has not answered your invitation to **{ $game }** within a day, so I gave the seat back. Your lobby stays open for others until { $until }, unless you start before.
seats-which = Which seat shall be free again? Whoever has it is told by me, kindly.
seats-menu = Free the seat of…
seats-choice = { $name }, { $who ->
    [computer] computer
    [joined] has joined
   *[invited] invited
  }
seats-none = Nobody else has a seat at this table now.
rematch-opened = Here is your rematch: { $link }
lobby-cancelled = This lobby was cancelled.
lobby-expired = Nobody started this game within a day, so the lobby closed.
lobby-in-thread = { $host } opens a game of { $game } in { $thread }.
lobby-thread-name = { $game }: { $names }

form-options = { $game }: options
button-join = Join
button-join-side = Join side { $number }
button-leave = Leave
button-seats = Free a seat
button-accept = Join
button-decline = No, thanks
button-lobby = To the lobby
button-hold = Wait
button-start = { $count ->
    [all] Start
   *[other] Start with { $count }
  }
button-unplan = Do not go on
button-plan = Plan my turn
button-cancel-plan = Cancel plan
button-alone = Then ask me
button-rematch = Rematch
button-replay = Replay
button-turn-first = ⏮
button-turn-previous = ◀
button-turn-following = ▶
button-turn-last = ⏭
button-cancel = Cancel
button-again = Open again
button-computer = Play a computer
button-options = Options
button-thread = Play in a thread
button-play = Play
button-hand = My hand
button-text = As text
button-log = Log
button-back = Back
button-next = Next
button-rules = Rules
button-earlier = Earlier
button-later = Later
button-previous = Previous
button-play-number = Play { $number }
button-moved = To the new channel
button-resign = Yes, resign
button-table = To the table
choose = Choose …

# Finished games, and their shuffle

history-title = **Finished games** · { $whose ->
    [server] this server
   *[mine] yours
  }
history-line = { $number }. { $when } · { $game } · { $players }{ $kind ->
    [abandoned] {" "}· given up early, counts for nobody
    [unrated] {" "}· not rated
   *[rated] {""}
  }
history-player = { $placing ->
    [1] **{ $name }** { $score }
   *[other] { $name } { $score }
  }
history-none = { $whose ->
    [server] Nobody has finished a game on this server yet.
   *[mine] You have not finished a game yet.
  } { $play } opens a lobby.
history-replay = Look at a game once more…
history-menu = A game as a file…
history-choice = { $number }. { $game }
history-label = { $number ->
    [none] {""}
   *[other] { $number }.{" "}
  }{ $game } · { $players }
replay-title = **{ $game }** · { $names } · { $turn ->
    [0] the beginning
   *[other] turn { $turn } of { $turns }{ $runs ->
        [yes] {" "}so far
       *[no] {""}
      }
  }
button-film = Animation
button-hand-show = Show my hand
button-hand-hide = Hide my hand
replay-hands = -# { $open ->
    [yes] All players agree: this replay shows their hands, and everybody who sees it may have the game’s seed and file.
   *[no] Hands, and the seed and file that tell them, are for everybody once all players agree: { $agreed } of { $count } so far.
  }
film = **{ $game }** · { $names } · all { $turns } turns
film-waits = Other animations are being made first. Yours comes next …
film-paints = Painting turn { $turn } of { $turns } …
film-joins = All { $turns } turns are painted; putting them together …
replay-leap = To a turning point…
replay-moment = { $turn } · { $what }
transcript = { $game }, as a text that anybody can read and play again. It holds the seed, and with it every card of the game.
shuffle-fingerprint = -# Shuffle: { $fingerprint }
verify-running = The seed of this game has the fingerprint `{ $fingerprint }`, as its first post says. When the game is over, **Fairness** below its last post gives the players the seed, so that they can check that everything was shuffled with it and with nothing else.
verify-holds = **The shuffle holds.** The seed `{ $seed }` has the fingerprint `{ $fingerprint }`: compare it with the first post of the game. Dealt anew with this seed, and with every action taken since, the game comes to the very same end. The file holds all that is needed to check it without me; docs/shuffle.md describes how.
verify-vouched = { $holds ->
    [no] **The shuffle does not hold.** The seed has the fingerprint `{ $fingerprint }`, but played again the game comes to another end. Please tell whoever runs me.
   *[yes] **The shuffle holds.** The seed has the fingerprint `{ $fingerprint }`: compare it with the first post of the game. Dealt anew with this seed, and with every action taken since, the game comes to the very same end.
  }
    -# That’s my word. The seed itself tells every hand, so only { $names } have it and can check without me. If they all choose **Show my hand** in the replay, you can too.
verify-fails = **The shuffle does not hold.** The seed `{ $seed }` has the fingerprint `{ $fingerprint }`, but played again the game comes to another end. Please tell whoever runs me.

# What is kept about somebody

former-player = a former player
privacy-title = **What I keep about you**
privacy-no-games = - No games.
privacy-games = - { $finished ->
    [0] No finished game
    [one] One finished game
   *[other] { $finished } finished games
  }{ $running ->
    [0] {""}
    [one] , one that runs
   *[other] , { $running } that run
  }{ $lobbies ->
    [0] {""}
    [one] , one that has not begun
   *[other] , { $lobbies } that have not begun
  }: your name there, your seat, your moves ({ $moves ->
    [0] none yet
   *[other] { $moves }
  }), how it ended.
privacy-no-ratings = - No ratings.
privacy-ratings = - { $standings ->
    [one] One place on a leaderboard
   *[other] { $standings } places on leaderboards
  }, what each rated game changed ({ $changes ->
    [0] none
   *[other] { $changes }
  }), and what you are remembered for ({ $achievements ->
    [0] nothing yet
   *[other] { $achievements }
  }).
privacy-wishes = - { $wishes ->
    [0] No wishes about reminders or quiet hours
   *[other] What you wished about reminders and quiet hours
  }, { $absences ->
    [0] no times away
    [one] one time away
   *[other] { $absences } times away
  }.
privacy-messages = - { $channels ->
    [0] I have not written to you directly.
   *[other] Where I write to you directly, and which message there is the newest about each game ({ $messages ->
        [0] none
       *[other] { $messages }
    }).
  } { $invitations ->
    [0] No invitations to tables.
    [one] One invitation to a table.
   *[other] { $invitations } invitations to tables.
  } I do not read what you write.
privacy-name = - { $shown ->
    [yes] Leaderboards and profiles on all servers show your account’s name.
   *[no] Only servers where you have played show your name. Elsewhere you’re “Explorer” and a code.
  }
privacy-lasting = -# Games and ratings are kept until you delete them. { $states } days after a game its position and its direct messages are forgotten, { $lobbies } days after a called-off lobby who sat in it, and times away after { $absences } days.
privacy-ways = **Export** gives you all of it as a file. **Delete** asks once more before it does anything.
button-export = Export
button-name-show = Show my name everywhere
button-name-hide = Hide my name elsewhere
button-forget = Delete
button-forget-really = Yes, delete everything
privacy-export = Everything I keep about you, as JSON: a text that people and programs can read.
privacy-ask =
    {""}**Delete everything I keep about you?** Nobody can bring it back.
    {""}- You leave { $running ->
    [0] no running game
    [one] one running game
   *[other] { $running } running games
  } and { $lobbies ->
    [0] no lobby
    [one] one lobby
   *[other] { $lobbies } lobbies
  }: a computer plays on at tables of three or four, and a game for two goes to your opponent. Lobbies of yours are cancelled.
    {""}- Games with others stay theirs, with “a former player” in your place. I no longer know that it was you. Their ratings stay as they are.
    {""}- Games you played alone against computers go altogether, and so do your ratings and wishes.
    {""}- Messages that stand in channels stay there; Discord keeps those, not I.
privacy-forgotten = I keep nothing about you any more. If you play again, you begin anew; { $play } opens a lobby.

# A table's posts

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
    [host] Press **Resume** to let it continue.
   *[players] Any player can press **Resume** to continue where you stopped.
  }
still-playing = { $mentions } Are you still playing? The last move was { $since }. If nobody answers by { $until }, I’ll put this game on hold; you can resume it any time.
still-plays = { $name } is still playing, so this game stays open.
resumed = The game goes on: { $link }
stopped = Stopped. Press **Resume** to let it continue.
end-game-ask = End this game of **{ $game }** with { $names }? It gets no result and changes no rating, the players are told, and only a server manager can resume it.
game-ended = The game has ended, and this channel is free.
reminder = { $mention }, it is still your turn.
overdue = { $name } has run out of time. { $mention }, what now? If you do not choose, a computer takes this turn.
button-give = Give { $name } time
button-pause = Pause
button-goon = Go on
button-askundo = Ask the others
button-undo-alone = Take it back
button-consent = Agree
button-refuse = Do not agree
button-resume = Resume
button-resume-thread = Resume in a thread
button-stop = Stop
button-still = Still playing
button-end-game = Yes, end it
button-wait = Wait for them
button-standin = Let a computer play
button-win = Take the win
chosen-wait = { $name } has been given more time, which is up { $when }.
chosen-standin = { $name } ran out of time, so a computer takes this turn.
chosen-win = { $name } ran out of time, and the win was taken.
overdue-left = { $name } is no longer on the server. { $mention }, what should happen to this turn?
chosen-wait-on = The wait for { $name } goes on, for as long as you like.
post-turn = { $mention }, it is your turn.
post-turn-computer = It’s { $name }’s turn.
over-won = **Game over.** { $winners } { $how ->
    [alone] wins
    [together] win
   *[shared] share the win
  } with { $points ->
    [one] { $score } point
   *[other] { $score } points
  }.
over-resigned = **Game over.** The win goes to { $winners }.
over-abandoned = **Game over.** It was given up so early that it counts for nobody.
outcome-ratings = Ratings: { $ratings }
outcome-rating = { $name } { $after }{ $provisional ->
    [yes] ?
   *[no] {""}
  } ({ $gain })
outcome-provisional = -# ? after a rating: fewer than ten games, so it will still move a great deal.
outcome-achievement = { $names } · { $achievement }{ $times ->
    [one] , for the first time
   *[other] , { $times } times by now
  }{ $more ->
    [0] {""}
   *[other] {" "}({ $more } more: { $profile })
  }
outcome-own = Your rating: { $before } → { $after }{ $provisional ->
    [yes] ?
   *[no] {""}
  } ({ $gain })
outcome-record = **A new record on this server:** { $score } points in { $game } ({ $lineup }) by { $names }. Before: { $before } by { $holders }.
direct-first = **{ $game }** with { $names }: the game has begun. I will write when it is your turn.
direct-turn = **{ $game }** with { $names }: it is your turn.
direct-next = **{ $game }**: { $name } is to move, and you are next.
direct-reminder = **{ $game }** with { $names }: it is still your turn.
direct-goes-on = **{ $game }** with { $names }: I will write when it is your turn.
direct-channel-gone = *The table’s channel is gone, so the game goes on here. { $board } shows how things stand.*
direct-sent-away = *I was removed from the server, so the game goes on here until somebody invites me again.*
direct-shut-out = *I cannot post in { $channel } any more. Somebody who manages the server has to give me there: { $permissions }. Until then the game goes on here.*
direct-last = **{ $game }** with { $names }
# What is left of messages once what they told of is over.
past = **{ $game }** with { $names }: { $what }
past-first = the game began.
past-next = you were next.
past-late = your opponent kept a turn waiting.
past-over = the game is over.
past-on-hold = the game went on hold.
past-still-playing = I asked here if you were still playing.
past-taken-back = a turn was taken back.
past-newer = it was your turn. A newer message follows.
past-pause = { $name } asked for a pause here.
past-reminded = { $name } was reminded here.
past-overdue = { $name } kept this turn waiting.
past-undo = { $name } asked to take back a turn. It stands.
past-undo-agreed = Everyone agreed: { $name } took back a turn.
past-invitation = { $name } was invited to a game of **{ $game }**.
panel-anew = *Your turn has moved on since you were shown these buttons. This is where it stands:*
plan-title = *You are planning your next turn. I play it the moment it comes; nobody else is told.*
plan-if = And if { $changed }?
plan-anew = *Others have moved since you were shown these buttons, so I ask again.*
plan-left = *Planned: { $turn }. If that no longer fits, I ask you; nobody else is told.*
plan-otherwise = { $first }. Otherwise: { $second }
plan-then = { $first } · { $second }
plan-and = { $first }, and { $second }
plan-done = *Played as planned: { $turn }.*
plan-put-aside = *Your plan was put aside, because { $because }.*
# What has changed since a turn was planned, after "because".
plan-forbidden = the rules no longer allow it
plan-scores = points would now be counted after it
plan-other-cards = you hold other cards now
plan-taken-back = a turn was taken back
unplanned = Nothing is planned any more. I will ask you when it is your turn.
panel-title = **{ $question }**
post-later = *I cannot begin direct messages with { $names } just now; until I can,* **My hand** *shows what is needed here.*
post-later-no-hands = *I cannot begin direct messages with { $names } just now; until I can,* **Play** *works here as ever.*
dm-closed = *I cannot send you direct messages, so you can only see your hand here, with* **My hand** *or* **{ $hand }**.
dm-closed-no-hands = *I cannot send you direct messages, so I can only tell you in the channel when it is your turn.*
restored = That message is from a time I no longer remember: my notes were replaced by an older copy. This is how the table stands now; a new post follows.
cannot-post = *I cannot post here. Somebody has to give me: { $permissions }.*
log-title = **{ $game }**, { $steps ->
    [one] step { $last }
   *[other] steps { $first } to { $last }
  } of { $all }
log-empty = Nothing has happened yet.
text-score-sheet = { $name }: { $total }
resign-ask = { $goes ->
    [yes] Do you really want to leave this game? A computer plays on in your seat, which you can take back while the game lasts.
   *[no] Do you really want to give up? The game ends for everybody at the table.
  }
resigned = You gave up the game.
away = You have left this game, and a computer plays for you. You can take your seat back while the game lasts.
button-return = Take my seat back
came-back = Welcome back. Your seat is yours again.
button-advice = What would you play?
button-anyway = Show me anyway
advice-warning = An expert’s advice helps you learn, but a game you take it in doesn’t count on the leaderboard against computers.
advice = **What an expert would think of**, the best first:
advice-line = { $number } · { $action }{ $reasons ->
    [none] {""}
   *[other] {" "}({ $reasons })
  }
advice-reason = { $reason } { $points }
games-title = **Your games** · { $count ->
    [one] one
   *[other] { $count }
  }{ $waiting ->
    [0] {""}
    [one] , one is waiting for you
   *[other] , { $waiting } are waiting for you
  }
games-line = { $number }. [{ $game }]({ $link }) { $who ->
    [with] with { $names }
   *[of] · { $names }
  }: { $turn ->
    [yours] **your turn**
   *[another] { $mover }’s turn
  }, last move { $since }
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
games-none = You are not playing anywhere right now. { $play } opens a lobby, and { $practice } starts a game against computers at once.
tables-title = **Tables on this server** · { $count }
tables-lobby = { $number }. [{ $game }]({ $link }) · { $you ->
    [alone] you’re waiting for players
    [with] you and { $names } are waiting for players
   *[without] { $names } { $count ->
        [one] is
       *[other] are
      } waiting for players
  }
tables-none = No games in channels you can see. Open a lobby with { $play }!
server-title =
    {""}### Server settings
    {""}Changes apply immediately. Games already running stay as they are.
server-channels = **Channels where games may be played**
server-everywhere = Every channel
server-clock = **Clock for games between people**
server-cancelling = **Who can cancel a lobby**
server-cancelling-host = Only the host
server-cancelling-host-about = Whoever opened the lobby
server-cancelling-managers = The host and managers
server-cancelling-managers-about = Everyone who may manage this server, too
server-cancelling-players = Everyone with a seat
server-cancelling-players-about = The host and all who have joined
server-pings = **Pings in the channel**
server-pings-on = Ping the next player
server-pings-on-about = Posts may ping players who want to hear of their turn there
server-pings-off = No pings
server-pings-off-about = Posts stay quiet; turns are told by direct message
table-moved = { $game } with { $names } goes on here.
rules-title = **{ $game }: rules** · { $page } of { $pages }
rules-which = Which game would you like to read about?
unnamed = Explorer { $code }
leaderboard-title = **Leaderboard** · { $game } · { $board }
leaderboard-board = { $lineup } · { $scope } · { $season }
# For the picture's description.
leaderboard-glance = { $rank }. { $name }, { $rating }
leaderboard-line = { $rank }. **{ $name }** · { $rating }{ $provisional ->
    [yes] ?
   *[no] {""}
  } ±{ $doubt }{ $moved ->
    [none] {""}
   *[other] {" "}({ $moved } in seven days)
  } · { $wins ->
    [0] no win
    [one] one win
   *[other] { $wins } wins
  } in { $games ->
    [one] one game
   *[other] { $games } games
  }{ $best ->
    [none] {""}
   *[other] {" "}· best score { $best }
  } · last places { $form }
leaderboard-line-computers = { $rank }. **{ $name }** · { $wins } won of { $games } ({ $share } %){ $best ->
    [none] {""}
   *[other] , best score { $best }
  }
leaderboard-own-computers = **{ $name }** has rank { $rank } of { $count }, with { $rating ->
    [0] no win
    [one] one win
   *[other] { $rating } wins
  }.
leaderboard-own = **{ $name }** has rank { $rank } of { $count }, with { $rating }{ $provisional ->
    [yes] ?
   *[no] {""}
  } points.
leaderboard-not-yet = **{ $name }** has no rank here yet: play a rated game with { $play }!
leaderboard-not-yet-computers = **{ $name }** has no rank here yet: { $practice } opens a game against computers.
leaderboard-provisional = *?* after a rating: fewer than ten games, so it will still move a great deal.
leaderboard-empty = { $scope ->
    [computers] No game against computers
   *[everywhere] No rated game
  } has been finished { $scope ->
    [server] on this server
   *[everywhere] anywhere
  } yet. { $scope ->
    [computers] Start one with { $practice }!
   *[everywhere] Open a lobby with { $play }!
  }
leaderboard-nobody = Nobody has finished a rated game there.
profile-title = **{ $name }** · { $scope }
profile-standing = - { $board }: **{ $rating }**{ $provisional ->
    [yes] ?
   *[no] {""}
  } ±{ $doubt } · { $wins ->
    [0] no win
    [one] one win
   *[other] { $wins } wins
  } in { $games ->
    [one] one game
   *[other] { $games } games
  } · last places { $form }
profile-rank = Rank { $rank } of { $among } in { $board }.
profile-scores = Best score { $best }, lowest { $worst }.
profile-streaks = { $longest ->
    [0] No win yet.
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
profile-achievements = **Remembered for**
achievement = { $sign } **{ $title }**: { $story }
profile-achievement = - { $achievement }{ $times ->
    [one] {""}
   *[other] {" "}({ $times } times)
  }
profile-achievements-more = - … and { $count } more
achievement-narrow = By a point
achievement-narrow-story = won when a single point decided
achievement-streak = On a roll
achievement-streak-story = five games in a row won
achievement-giant = Giant slayer
achievement-giant-story = beat somebody rated 200 points higher
achievement-hundredth = Old hand
achievement-hundredth-story = the hundredth game
profile-opponent = Met most often: **{ $name }**, in { $games ->
    [one] one game
   *[other] { $games } games
  }{ $of ->
    [all] {""}
   *[other] {" "}of the last { $of }
  }, with { $won ->
    [0] no win.
    [one] one win.
   *[other] { $won } wins.
  }
profile-hidden = There’s no profile of **{ $name }** here: they haven’t finished a rated game, or they haven’t chosen to show their name everywhere ({ $privacy }).
profile-empty = **{ $name }** has not finished a rated game { $scope ->
    [server] on this server
   *[everywhere] anywhere
  } yet. { $play } opens a lobby.
lineup-computers-easy = against easy computers
lineup-computers-medium = against medium computers
lineup-computers-hard = against hard computers
lineup-computers-expert = against expert computers
lineup-1v1 = duel
lineup-2v2 = partners
lineup-1v1v1 = three players
lineup-1v1v1v1 = four players
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

refused-no-table-here = There is no game in this channel. Open one with { $play }.
refused-no-table-yours = You are not in any game right now. Open one with { $play } in a server.
refused-which-table = You are in several games. Go to the one you mean: { $links }
refused-not-in-server = Games are played in a server’s channels. Use this command there.
refused-channel-busy = There is a table in this channel already: { $link }. Shall I open a thread for yours?
refused-thread-busy = There is a table in this thread already: { $link }. Open yours in another channel.
refused-channel-taken = There is a table in this channel already: { $link }. Open yours in another channel, since you can’t create threads here.
refused-your-threads = You can’t create threads in { $channel }, so I don’t open one there for you. Leave out the thread, or ask somebody who can.
refused-own-tables = One person can have { $most ->
    [one] one table
   *[other] { $most } tables
  } open at once, and you do. Finish a game or cancel a lobby first: { $games } lists yours.
refused-own-lobbies = One person can have { $most ->
    [one] one lobby
   *[other] { $most } lobbies
  } open at once, and you do. Start or cancel one first.
refused-own-practice = One person can play { $most ->
    [one] one game
   *[other] { $most } games
  } against computers at once, and you do. Finish one or give it up with { $resign } first: { $games } lists yours.
refused-own-threads = One person can open { $most ->
    [one] one thread
   *[other] { $most } threads
  } an hour, and you did. You can open the next one { $when }; a table without a thread at any time.
refused-own-films = I’m still making { $most ->
    [one] an animation
   *[other] { $most } animations
  } for you. Try again when that’s done!
refused-server-tables = A server can have { $most ->
    [one] one table
   *[other] { $most } tables
  } open at once, and this one does. Try again when a game is over.
refused-server-lobbies = A server can have { $most ->
    [one] one lobby
   *[other] { $most } lobbies
  } open at once, and this one does. Join one of them ({ $tables } lists them), or try again later.
refused-server-practice = { $most ->
    [one] One game
   *[other] { $most } games
  } against computers at once is the most on a server. Try again later, or use { $practice } in a direct message to me.
refused-server-threads = { $most ->
    [one] One thread
   *[other] { $most } threads
  } an hour is the most I open on a server. You can open the next one { $when }.
refused-server-films = I’m still making { $most ->
    [one] an animation
   *[other] { $most } animations
  } for people on this server. Try again in a few minutes!
refused-other-channels = On this server games are played in { $channels }.
refused-not-manager = Only somebody who may manage this server can change its settings.
refused-not-running = No such game is running here that you may move. Its host can, and whoever manages the server.
refused-here-already = That game is here already: { $link }.
refused-move-busy = Another table is in this channel: { $link }. Move yours to a channel or thread that is free.
refused-no-such-table = That table is no longer there. Open a new one with { $play }.
refused-no-such-game = I know no such finished game. Type some letters of a player’s name and pick a suggestion; { $history } lists your games.
refused-no-replay-here = Nothing has been played in this channel yet. To see another game, type { $replay } and fill in “game”, or pick one in { $history }.
refused-films-busy = Too many animations are being made right now. Try again in a few minutes!
refused-film-failed = Something went wrong while I was painting that animation. The game is as it was: try again!
refused-rules-gone = I no longer know the rules this table is played by. Whoever runs me has to bring them back.
refused-offer-taken = That thread has been opened already: { $link }.
refused-rematch-busy = There is a table in that channel already: { $link }.
refused-still-running = This game is not over yet: { $link }
refused-not-played = A rematch is for those who played. { $play } opens a lobby of your own.
refused-channel-gone = The channel of that game is gone. Open a lobby elsewhere with { $play }.
refused-channel-closed = I cannot post in the channel of that game any more. Open a lobby elsewhere with { $play }.
refused-not-host = Only the host of this table can do that.
refused-host-cancels = You are the host; press Cancel to cancel the lobby.
refused-a-seat-is-yours = { $most ->
    [one] One seat is yours, so take one computer.
   *[other] One seat is yours, so take at most { $most } computers.
  } To watch computers play each other, use { $practice } with “watch”.
refused-already-seated = You already have a seat at this table.
refused-not-invited = This invitation is not for you.
refused-seat-is-free = That seat is free already.
refused-not-joined = You have not joined this table.
refused-not-seated = You are not playing at this table, but you are welcome to watch. { $play } opens one of your own.
refused-table-full = Every seat at this table is taken, or kept for somebody who is invited.
refused-side-full = Both seats on that side are taken.
refused-too-slow = That took me too long. Please press again.
refused-too-many-for = { $most ->
    [2] With these options the game is for two, and more have taken a seat.
   *[other] With these options at most { $most } can play, and more have taken a seat.
  }
refused-waiting-for = { $names } must join first.
refused-too-few = { $missing ->
    [one] One more player is
   *[other] { $missing } more players are
  } needed.
refused-invited-self = You sit at your own table already; invite somebody else.
refused-invited-twice = You invited the same person twice.
refused-invited-bot = { $name } is a bot and cannot sit at a table.
refused-invited-too-many = { $most ->
    [2] This game is for two: invite one person, or take one computer.
   *[other] At most { $most } can play; take fewer people or computers.
  }
refused-called-off = This lobby was cancelled. Open a new one with { $play }.
refused-on-hold = This game is on hold. Press Resume below its last post: { $link }
refused-not-on-hold = This game isn’t on hold: { $link }
refused-managers-resume = A server manager ended this game, so only a server manager can resume it.
refused-not-yours-to-resume = Only a player of this game can resume it.
refused-not-yours-to-stop = Only the person who started this game, or a server manager, can stop it.
refused-managers-end = Only a server manager can end a game of other people.
refused-nothing-to-end = There’s no game or lobby in this channel.
refused-still-gathering = This lobby is still open: { $link }.
refused-begun = This game has begun: { $link }.
refused-not-given = The file of this game tells every hand, so it’s for its players alone until they all choose **Show my hand** in the replay. You can watch it with { $replay }.
refused-not-over = That game is not over yet. What is hidden in it stays hidden until then: { $link }
refused-not-begun = This game has not begun yet. Its host presses Start: { $link }.
refused-moved-on = The game has moved on, and nothing was played. Here is how it stands: { $link }
refused-not-your-turn-of = It is not your turn: { $name } is to move. I will tell you when it is your turn.
refused-nothing-to-plan = There is nothing to plan at the moment: what your turn brings will only be seen when it comes. { $link }
refused-no-plan = You have nothing planned here. { $link }
refused-plan-done = That is too late: your turn has come meanwhile, and I played it as planned. Here is how it stands: { $link }
refused-plan-put-aside = That plan has already been put aside, and nothing was played for you. Here is how it stands: { $link }
refused-nobody-to-agree = In a rated game you can take back a turn only if the others agree, and they have left. { $link }
refused-nothing-to-undo = There is nothing of yours to take back: what has been shown or told stays. { $link }
refused-no-such-choice = That is no longer possible. Press Play below the newest post: { $link }
refused-left = You have left this game, and a computer plays for you. Press the button to take your seat back.
refused-not-left = You are playing yourself; no computer sits in your seat.
refused-away-past = That day is over. Pick one of the suggestions.
refused-away-too-long = One can be away for 21 days in any 90. { $days ->
    [0] You have used them up for now.
    [one] You have one day left for now.
   *[other] You have { $days } days left for now.
  }
refused-not-away = You are not away.
refused-no-such-day = That is not a day I can read. Pick a suggestion, or write it like 2030-12-24.
refused-no-such-zone = I know no time zone “{ $text }”. Pick one of the suggestions.
refused-quiet-too-long = At most { $most } hours can be quiet.
refused-not-yours = That button is somebody else’s. { $privacy } shows what I keep about you.
refused-undo-untold = I could not ask the others just now. Please press the button again in a minute. { $link }
refused-not-asked = Nobody asks you to take a turn back any more. { $link }
refused-no-clock = There is no clock at this table.
refused-not-to-move = Time can be given to others only, and while they are to move. { $link }
refused-not-paused = The clock is running already.
refused-not-late = Nobody is late any more. { $link }
refused-no-computer = There is no computer at this table.
refused-no-advice = Advice is only for games against computers. Practise with { $practice }.
refused-no-hand = There are no hidden hands in this game.
refused-unknown-command = This command has changed. Press Ctrl+R in Discord (on a phone: close it and open it again), then use it once more; { $help } says what there is.
refused-unknown-button = I do not know this button. Use { $board } to get a fresh one.
refused-missing-permissions = I cannot do that in { $channel }: give me { $permissions } there.
refused-no-threads-here = Threads cannot be opened from here. Use a text channel, or leave out the thread.
refused-unknown-profile = There is no such profile any more. { $profile } shows yours.
refused-unknown-leaderboard = I know no leaderboard of that name. { $leaderboard } shows those there are.
refused-unknown-rules = There is no such page of rules.
unreachable = I could not reach Discord just now. Your moves so far are safe: look at the table with { $board } and try again.
database-busy = I couldn’t get at the saved games just now, so nothing was changed. Please try again in a minute.
bug = Something went wrong on my side; it has been noted. Your moves so far are safe: look at the table with { $board } and try again.

alt-score-sheet = { $game }: how the points came about. The button “As text” has them in words once the game is over.
