# The page in the browser (explorers without a token): what stands around the messages.

# Before anything is written: the title of the window, a line about the bot, and three games to try.
page-title = Explorers’ Guild: try it
page-tagline = Board games that take their time. Try one: nothing leaves your computer.
# pair: never with more than two.
page-seats = { $partners ->
    [yes] For two, or four as partners
    [pair] For two
   *[no] For { $least ->
        [1] one
        [2] two
        [3] three
       *[other] { $least }
    } to { $most ->
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] { $most }
    }
  }
page-play = Play a computer
page-learn = Learn
page-deal = Play today’s deal
page-deal-about = Everyone gets the same cards, and one try.
# $others are the other three people: “Boris, Chen or Dana”. What stands between the marks is typed.
page-others = More players? Type `/play` below, then switch to { $others } at the top.

page-people = You are
page-who = Who you are
# Between a person and a channel: You are Ada in #games.
page-places = in
page-where = What you look at
page-view = { $name } in { $place }
page-new-game = New game
page-next-day = Next day
page-beside = Another window, as { $name }
page-news = { $name }, something new
page-direct = Direct messages
page-thread = Thread
# What stands between the marks is typed.
page-ended = The playground has ended. Start `explorers` again to go on playing.

# What Discord itself writes around messages. No quotation marks: it becomes part of a script.
discord-private = Only you can see this
discord-edited = (edited)
discord-thinking = Thinking…
discord-earlier = Load earlier messages
discord-newer = Newer messages
discord-latest = New messages · jump to latest
discord-write = Message { $channel }
# The name of a command follows, as in “Ada used /play”.
discord-used = { $name } used
discord-cancel = Cancel
discord-submit = Submit
discord-empty = No messages in this channel.
