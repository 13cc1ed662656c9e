# The page in the browser (explorers without a token): what stands around the messages.

page-people = Du bist
page-who = Wer du bist
page-places = in
page-where = Was du dir ansiehst
page-view = { $name } in { $place }
page-new-game = Neue Partie
page-practise = Übe hier gegen einen Computer:
page-empty = Hier hat noch niemand geschrieben. Übe gleich gegen einen Computer:
page-next-day = Nächster Tag
page-beside = Weiteres Fenster, als { $name }
page-news = { $name }, etwas Neues
page-direct = Direktnachrichten
page-thread = Thread
page-ended = Der Spielplatz ist geschlossen. Starte `explorers` neu, um weiterzuspielen.
