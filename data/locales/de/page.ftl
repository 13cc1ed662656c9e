# The page in the browser (explorers without a token): what stands around the messages.

page-title = Explorers’ Guild ausprobieren
page-tagline = Brettspiele, die sich Zeit lassen. Probier eins aus: Nichts verlässt deinen Rechner.
page-seats = { $partners ->
    [yes] Zu zweit, oder zu viert mit Partnern
    [pair] Zu zweit
   *[no] Zu { $least ->
        [2] zweit
        [3] dritt
       *[other] { $least }
    } bis { $most ->
        [3] dritt
        [4] viert
        [5] fünft
        [6] sechst
       *[other] { $most }
    }
  }
page-play = Gegen Computer
page-learn = Lernen
page-deal = Tagespartie spielen
page-deal-about = Alle bekommen die gleichen Karten, und einen Versuch.
page-others = Mehr Leute? Gib unten `/play` ein und wechsle dann oben zu { $others }.
page-people = Du bist
page-who = Wer du bist
page-places = in
page-where = Was du dir ansiehst
page-view = { $name } in { $place }
page-new-game = Neue Partie
page-next-day = Nächster Tag
page-beside = Weiteres Fenster, als { $name }
page-news = { $name }, etwas Neues
page-direct = Direktnachrichten
page-thread = Thread
page-ended = Der Spielplatz ist geschlossen. Starte `explorers` neu, um weiterzuspielen.

discord-private = Nur du kannst das sehen
discord-edited = (bearbeitet)
discord-thinking = Denkt nach …
discord-earlier = Frühere Nachrichten laden
discord-newer = Neuere Nachrichten
discord-latest = Neue Nachrichten · zur neuesten
discord-write = Nachricht an { $channel }
discord-used = { $name } hat verwendet:
discord-cancel = Abbrechen
discord-submit = Absenden
discord-empty = Hier steht noch nichts.
