# The page in the browser (explorers without a token): what stands around the messages.

page-people = You are
page-who = Who you are
# Between a person and a channel: You are Ada in #games.
page-places = in
page-where = What you look at
page-view = { $name } in { $place }
page-new-game = New game
page-practise = Practise here, against a computer:
page-empty = Nobody has written here yet. Practise against a computer right away:
page-next-day = Next day
page-beside = Another window, as { $name }
page-news = { $name }, something new
page-direct = Direct messages
page-thread = Thread
# What stands between the marks is typed.
page-ended = The playground has ended. Start `explorers` again to go on playing.
