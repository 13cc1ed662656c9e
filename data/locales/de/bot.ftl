# What the bot says round the games. Commands first, since people meet them first.

command-play = Eine Lobby für ein Spiel öffnen
option-opponent = Wen du einlädst (leer lassen für einen freien Platz)
option-clock = Bedenkzeit für die Züge
option-thread = In einem neuen Thread spielen
option-rated = Zählt diese Partie fürs Rating? (Standard: ja, wenn nur Menschen spielen)
option-computers = Wie viele Computer mitspielen
option-level = Wie stark die Computer spielen
command-league = Die Liga dieses Servers: Tabelle, deine Partien und wie du mitspielst
command-cup = Der Cup der Woche: drei Partien, hier für alle gleich gemischt, allein gespielt
command-seek = Mitspieler suchen: Deine Suche gilt eine Woche, und wenn sie passt, beginnt ein Spiel
command-daily = Die heutige Tagespartie spielen: gleiche Mischung für alle, ein Versuch
option-daily-day = Die Partie von heute, oder wie die von gestern ausging
daily-today = heute
daily-yesterday = gestern
command-practice = Sofort eine Partie gegen Computer starten
option-practice-game = Welches Spiel
option-watch = Nur zuschauen: Computer spielen gegeneinander, du hast keinen Platz
option-practice-computers = Wie viele Computer mitspielen (leer lassen für die wenigsten, die das Spiel braucht)
command-hand = Deine Hand zeigen (nur du siehst sie)
command-board = Den aktuellen Spielstand zeigen
command-move = Einen Zug eintippen oder einen Vorschlag wählen
option-move = Dein Zug oder einer der Vorschläge
command-undo = Deinen letzten Schritt zurücknehmen, oder einen ganzen Zug, wenn die anderen zustimmen
command-games = Deine Partien auf allen Servern, zuerst die, in denen du dran bist
command-tables = Die Partien und Lobbys auf diesem Server
command-end-game = Partie oder Lobby in diesem Kanal beenden (nur Serververwaltung)
command-settings = Servereinstellungen: Kanäle, Bedenkzeit, Lobbys, Pings
command-move-table = Eine Partie in diesen Kanal holen
option-move-table = Welche Partie
command-log = Den Verlauf aller Züge zeigen
command-clock = Die Uhren ansehen, jemandem Zeit geben oder pausieren
command-away = Deine Uhren überall anhalten, solange du weg bist
option-until = Der letzte Tag, an dem du weg bist: Vorschlag wählen oder so schreiben: 2030-12-24
command-back = Abwesenheit vorzeitig beenden und deine Uhren weiterlaufen lassen
command-notify = Festlegen, wie du von deinen Zügen erfährst und wann Ruhe ist
option-time-zone = Deine Zeitzone (gib eine große Stadt ein)
command-language = Die Sprache wählen, in der ich dir antworte
option-language = Welche Sprache
command-privacy = Ansehen, exportieren oder löschen, was ich über dich speichere
command-verify = Prüfen, ob in diesem Kanal fair gemischt wurde
command-profile = Ratings, Serien und Erfolge von jemandem zeigen
option-user = Wessen Profil (leer lassen für dein eigenes)
command-history = Beendete Partien ansehen, wiederholen oder herunterladen
command-replay = Eine Partie Zug für Zug noch einmal ansehen
option-replay-game = Welche Partie (leer lassen für die neueste in diesem Kanal)
option-whose = Deine eigenen Partien oder alle auf diesem Server
whose-mine = meine
whose-server = dieser Server
menu-challenge = Herausfordern
menu-profile = Profil
menu-block = Blockieren
menu-report = Melden
menu-show-game = Diese Partie zeigen
command-resign = Die Partie in diesem Kanal aufgeben
command-rules = Nachlesen, wie ein Spiel geht
option-game = Welches Spiel
option-rules-game = Welches Spiel (leer lassen für das in diesem Kanal)
command-leaderboard = Die Besten und deinen eigenen Rang zeigen
option-scope = Dieser Server oder überall
scope-server = dieser Server
scope-everywhere = überall
scope-partners = Partner, auf diesem Server
scope-computers = gegen Computer
option-season = Insgesamt oder eine Saison (drei Monate)
command-learn = Ein Spiel beim Spielen lernen: kurze Lektionen, nur für dich
option-learn-course = Welches Spiel (leer lassen für alle Lektionen)
command-help = Was ich kann und wie du anfängst
league-title = **⚔️ Liga, Saison { $season }** · { $game }
league-about = Eine Partie über eine Runde gegen alle in deiner Gruppe, innerhalb von vier Wochen. Die Partien beginnen von selbst, höchstens { $most } gleichzeitig.
league-open = { $members ->
    [0] Noch ist niemand dabei
    [one] Eine Person ist dabei
   *[other] { $members } sind dabei
  }; ab { $fewest } geht es los.
league-begins = { $members } sind dabei. Die Saison beginnt am { $when }.
league-progress = { $played } von { $games } Partien · endet { $ends }
league-group = **Gruppe { $group }** · { $played } von { $games } Partien
league-standing = { $rank } · **{ $name }** · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } · { $lead }
league-gone = -# Aus der Saison ausgeschieden: { $names }
league-turns = **Wer ist am Zug?**
league-turn = { $whose ->
    [mine] **Du bist am Zug** gegen { $other }
    [theirs] **{ $name }** ist am Zug
   *[others] **{ $name }** ist gegen { $other } am Zug
  } · { $state ->
    [away] weg bis { $when }
    [paused] pausiert
   *[running] Frist { $when }
  } · [Partie]({ $link })
league-turns-more = -# { $count ->
    [one] Eine weitere Partie läuft
   *[other] { $count } weitere Partien laufen
  }
league-turns-soon = Die nächsten beginnen, sobald beide spielen können.
league-over = Die Saison ist zu Ende.
league-champion = 👑 { $name } gewinnt die Saison!
league-champion-of = 👑 Gruppe { $group }: { $name } gewinnt die Saison!
league-stopped = Die Serververwaltung hat die Liga ausgeschaltet, deshalb hat diese Saison niemand gewonnen. Laufende Partien gehen weiter.
league-join-hint = Einmal mitmachen genügt: Du bist in jeder Saison dabei, bis du aussteigst.
league-in = Du bist dabei.
league-waiting = Du bist dabei. Du spielst ab der nächsten Saison, oder schon früher für jemanden, der nicht antritt.
league-waiting-next = Du bist dabei. Du spielst ab der nächsten Saison.
league-own = **Deine Partien**
league-result = { $how ->
    [won] Gewonnen gegen **{ $name }**
    [lost] Verloren gegen **{ $name }**
   *[drawn] Unentschieden gegen **{ $name }**
  }, { $points } zu { $others }
league-coming = Kommen noch: { $names }
league-unplayed = **{ $name }**: –
league-rules =
    {""}**Regeln der Liga**
    {""}- Gespielt wird { $game } über eine Runde, gewertet, mit der Uhr „{ $clock }“. Zeit mit { $away } zählt nicht.
    {""}- Ab { $fewest } Mitgliedern beginnt eine Saison, immer an einem Montag. Sie dauert vier Wochen oder bis alle Partien gespielt sind.
    {""}- Gruppen von vier bis sechs werden ausgelost. Du spielst einmal gegen jeden der anderen, höchstens { $most } Partien gleichzeitig. Sie beginnen von selbst, in Threads.
    {""}- Ein Sieg bringt 2 Punkte, ein Unentschieden 1. Wenn du aufgibst, verlierst du, auch wenn die Partie zu früh vorbei war, um für die Rangliste zu zählen. Bei Gleichstand zählt der Abstand, dann die Partien gegeneinander, dann das Los.
    {""}- Wer in einer Partie die Zeit für den ersten Zug verpasst, scheidet aus. Wer in dieser Saison noch gar nicht gezogen hat, wird in den ersten zwei Wochen durch jemanden ersetzt, der wartet.
    {""}- Wenn du später aussteigst, zählen deine laufenden Partien nicht, und die beendeten nur, wenn es mindestens die Hälfte deiner Partien ist.
    {""}- Hat ein Computer für dich übernommen, verlierst du diese Partie.
    {""}- Eine Partie, die am Ende noch läuft, bleibt für beide „–“. Haben nicht alle gleich viele gespielt, zählen Punkte je Partie, und wer weniger als die Hälfte gespielt hat, steht hinten.
league-leave-ask = Aus der Liga aussteigen? { $playing ->
    [yes] Deine laufenden Partien gelten in der Rangliste als verloren und zählen hier nicht. Deine beendeten zählen nur, wenn es mindestens die Hälfte ist.
   *[no] Du kannst jederzeit wieder mitmachen.
  }
league-left = Du bist aus der Liga ausgestiegen.
league-thread = Liga { $season }: { $names }
button-league = Liga
button-league-games = Meine Partien
button-league-leave = Aus der Liga aussteigen
button-league-quit = Ja, aussteigen

cup-title = **🏆 Cup { $number }** · { $game }
cup-about =
    { $deals } Partien, für alle gleich gemischt: { $options }, gegen { $opponent } ({ $level }). Du spielst jede einmal, allein und wann du möchtest. Vorn liegt, wer mehr Partien beendet, dann, wer weiter vor dem Computer liegt.
    Der Cup endet am { $closes }. { $members ->
        [0] Hier nimmt noch niemand teil.
        [one] Hier nimmt eine Person teil.
       *[other] Hier nehmen { $members } Personen teil.
    }
    -# Fingerabdruck des Seeds: `{ $fingerprint }`
cup-closed = Der Cup dieser Woche ist vorbei. Der nächste beginnt am { $opens }.
cup-join-hint = Nimm einmal teil, und du bist jede Woche dabei, bis du aussteigst. Du musst nicht jede Woche spielen.
cup-own = Deine Partien: **{ $deals }**
cup-own-elsewhere = Hier zählen sie nur, wenn du teilnimmst, bevor der Cup endet.
cup-begun = begonnen
cup-results = **Cup { $number }: das Ergebnis**
cup-place = Platz { $rank } · **{ $name }** { $total } ({ $deals }) · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
cup-won = { $names } { $count ->
    [one] gewinnt
   *[other] gewinnen
  } mit { $total }.
# The one player’s $total may be below 0.
cup-alone = Nur { $name } hat gespielt: { $total }.
cup-no-results = Niemand hat mitgespielt.
cup-many = { $names } und { $more } weitere
cup-season = **Saison { $season }, nach Cup { $after } von { $cups }**
cup-standing = Platz { $rank } · **{ $name }** { $points }
cup-champion = 👑 Saison { $season } { $count ->
    [one] gewinnt
   *[other] gewinnen gemeinsam
  } { $names }!
cup-week = 👑 Cup { $number }: { $names }{ $next ->
    [none] {""}
   *[other] , dann { $next }
  }
cup-late = Du bist erst nach dem Ende des Cups fertig geworden, deshalb zählt die Partie nicht.
cup-secret = -# Das Ergebnis kommt, wenn der Cup endet, am { $closes }. Verrate bis dahin bitte nicht, was ausgeteilt wurde!
button-cup = Cup
button-cup-join = Teilnehmen
button-cup-leave = Aus dem Cup aussteigen
button-cup-deal = { $state ->
    [begun] Partie { $deal } fortsetzen
    [over] Meine Partie { $deal }
   *[new] Partie { $deal } spielen
  }

# The deal of the day: /daily

daily-title = **Tagespartie { $number }** · { $game }
daily-intro =
    { $title }
    -# { $options }
    Alle spielen dieselbe Mischung gegen { $opponent } ({ $level }). Du hast einen Versuch, ohne Ratschläge, und nichts davon wird gewertet.{ $played ->
        [0] {""}
        [one] {" "}Eine Person hat sie schon beendet.
       *[other] {" "}{ $played } Leute haben sie schon beendet.
    }{ $streak ->
        [0] {""}
        [one] {" "}Die davor hast du geschafft.
       *[other] {" "}🔥 Du bist { $streak } Tage in Folge dabei.
    }
    Sie endet am { $closes }: Nur wer vorher fertig ist, kommt in die Rangliste.
    -# Mischung: { $fingerprint }
daily-unanswered = Dein Zug ist gespielt, aber der Computer hat noch nicht geantwortet. Versuch es gleich noch einmal.
daily-result = { $title }
    Du hast **{ $score } { $points ->
        [one] Punkt
       *[other] Punkte
    }** geholt.
daily-place = { $where ->
    [here] Auf diesem Server
   *[everywhere] Überall
  }: **Platz { $rank }** von { $among }
daily-late = Du bist erst nach dem Ende fertig geworden und stehst deshalb nicht in der Rangliste. Für deine Serie zählt es trotzdem.
daily-expert = Unser Experte hat mit derselben Mischung { $score } { $points ->
    [one] Punkt
   *[other] Punkte
  } geholt.
daily-streak = 🔥 { $days } Tage in Folge (dein Rekord: { $longest }).
daily-closed-until = -# Die Plätze können sich ändern, bis sie am { $closes } endet. Danach kannst du sehen, wie es am besten ging. Verrate bis dahin nicht, was ausgeteilt wurde!
daily-ranks-title = { $title }
daily-ranks-where = { $where ->
    [here] **Dieser Server**
   *[everywhere] **Überall**
  }
daily-ranks-empty = { $over ->
    [yes] Niemand ist rechtzeitig fertig geworden.
   *[no] Als du gefragt hast, hatte sie noch niemand beendet.
  }
# Not as “1.”: Discord would renumber the lines, across equals and both lists.
daily-rank = Platz { $rank } · **{ $score }**{ $own ->
    [yes] {" "}· **{ $name }**
    [no] {" "}· { $name }
   *[nobody] {""}
  }
daily-post = Gestern: { $title }
daily-post-streaks = 🔥 In Folge: { $streaks }
daily-post-streak = { $name } { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
  }
daily-ranks-open = -# Sie endet am { $closes }.
daily-ranks-hidden = -# Die Namen siehst du, wenn du selbst gespielt hast. Sie endet am { $closes }.
daily-seed = -# Der Seed war `{ $seed }`. Sein Fingerabdruck ist `{ $fingerprint }`, wie vor dem ersten Zug gezeigt.
daily-shared = **{ $name }** hat die heutige Tagespartie gespielt: **{ $score } { $points ->
    [one] Punkt
   *[other] Punkte
  }**.
daily-paste-points = { $points ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
  }
daily-paste-late = Nach dem Ende gespielt
daily-shared-over = **{ $name }** hat die { $title } gespielt: **{ $score } { $points ->
    [one] Punkt
   *[other] Punkte
  }**.
daily-reminder = { $title } ist da. Sie endet am { $closes }.
daily-reminder-over = { $title } ist zu Ende.
daily-reminder-ask = Wann möchtest du erinnert werden? Die Uhrzeiten gelten für deine Zeitzone ({ $zone }); ändern kannst du sie mit { $notify }.
daily-reminder-opening = Wenn sie beginnt (Mitternacht UTC)
daily-reminder-on = Ich schicke dir jeden Tag um { $time } eine Direktnachricht, außer du hast schon gespielt. Die erste kommt am { $next }.
daily-reminder-off = Ich erinnere dich nicht mehr an die Tagespartie.
alt-daily = { $title }, { $name }: { $points ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
  }.
button-daily = Tagespartie
button-daily-play = Tagespartie spielen
button-daily-too = Auch spielen
button-daily-paste = Zum Einfügen
button-daily-on = Weiter
button-daily-remind = Täglich erinnern
button-daily-remind-stop = Nicht mehr erinnern
button-daily-ranks = Rangliste
button-daily-result = Mein Ergebnis
button-daily-own = Meine Partie
button-daily-best = Beste Partie ansehen

# Lessons: /learn

course-lost_cities = Lost Cities
course-lost_cities-partners = Lost Cities: Partner
course-lost_cities_board = Lost Cities: Das Brettspiel
course-tikal = Tikal
course-tikal-auction = Tikal: die Auktion
lessons-title =
    {""}### Ein Spiel lernen
    {""}Kurze Lektionen an einem echten Tisch. Nur du siehst sie, und du kannst jederzeit aufhören.
lessons-course =
    {""}**{ $course }**
    {""}-# { $known ->
        [0] { $count } Lektionen, je eine Minute
       *[other] { $known } von { $count } Lektionen
    }
lessons-finished = **Jetzt kannst du { $course }!** Probier es in einer echten Partie aus: Dein Gegner ist unser sanftester Computer.
lesson-task = **{ $title }.** { $task }
lesson-hint = -# 💡 { $hint }
lesson-right = ✅ **Richtig.** { $explanation }
lesson-wrong = ↩️ **Nicht ganz.** { $explanation }
lesson-learner = Du
button-lesson-start = Los
button-lesson-on = Weiter
button-lesson-again = Noch mal
button-lesson-next = Weiter: { $title } ›
button-lesson-other = Andere Antwort versuchen
button-lesson-retry = Noch mal versuchen
button-lesson-end = Fertig ›
button-hint = Tipp
button-learn-game = Beim Spielen lernen
button-courses = Lektionen

# Help: pages, and the things to do on them, a name and a quieter line each

notice = 📢 **{ $text }**

help-start =
    {""}### Willkommen bei der Explorers’ Guild
    {""}Brettspiele, die sich Zeit lassen: heute ein Zug, morgen der nächste.
help-welcome =
    {""}### Hallo! Bei mir könnt ihr Brettspiele spielen
    {""}{ $titles }. Ihr müsst nicht gleichzeitig online sein: heute ein Zug, morgen der nächste.
help-hall = -# Für die Serververwaltung: Mit { $settings } zeige ich in einem Kanal immer die freien Plätze und laufenden Partien; auch ein Wochenpokal oder eine Liga lässt sich dort einschalten.
help-to-learn =
    {""}**Lernen**
    {""}-# Ein Spiel in ein paar Minuten, indem du es spielst
help-to-practise =
    {""}**Üben**
    {""}-# Gegen einen Computer, jetzt gleich
help-to-open =
    {""}**Spielen**
    {""}-# Mit Leuten auf diesem Server
help-most = -# Die meistgenutzten Befehle: { $commands }
help-gathering = Hier geht gleich **{ $game }** los, mit { $names }.
help-watching =
    {""}Hier wird **{ $game }** gespielt: { $names }.
    {""}-# Schau gern zu
help-playing =
    {""}**{ $game }**
    {""}-# Deine Partie hier
help-game =
    {""}**{ $game }**
    {""}-# { $about }
help-practise =
    {""}### Gegen einen Computer üben
    {""}Die Partie beginnt sofort hier. Mit { $practice } legst du fest, wie viele Computer mitspielen und wie stark sie sind.
help-open =
    {""}### Eine Lobby öffnen
    {""}Andere drücken **Mitspielen**, dann drückst du **Starten**. Mit { $play } kannst du vorher Leute einladen oder Optionen wählen.
help-turn =
    {""}### Wenn du am Zug bist
    {""}**1**  Ich sage dir Bescheid, per Direktnachricht oder hier, wie du magst.
    {""}**2**  Drück **Spielen** und beantworte ein, zwei Fragen.
    {""}**3**  **Zurück** macht einen Klick rückgängig. Gespielt wird erst mit dem letzten.
help-to-undo =
    {""}**Doch lieber anders?**
    {""}-# Nimm deinen letzten Schritt zurück, oder einen ganzen Zug, wenn die anderen zustimmen
help-to-typing =
    {""}**Lieber tippen?**
    {""}-# Es gibt einen Befehl, der beim Tippen Züge vorschlägt
help-typing =
    {""}### Einen Zug eintippen
    {""}{ $move } schlägt dir alle erlaubten Züge vor. Tipp ein paar Buchstaben einer Farbe, einer Karte oder eines Ortes und such dir einen aus.
    {""}{ $undo } nimmt ihn zurück, { $hand } zeigt deine Hand und { $board } den Spielstand.
help-time =
    {""}### Bedenkzeit und Pings
    {""}{ $limited ->
        [no] Partien laufen hier meist ohne Zeitlimit, können aber eine Bedenkzeit haben.
       *[yes] Jeder Zug hat eine Bedenkzeit, meist { $clock }.
    } Bevor sie abläuft, erinnere ich dich. Ist sie abgelaufen, können die anderen auf dich warten, oder ein Computer spielt diesen einen Zug.
help-to-away =
    {""}**Bist du mal weg?**
    {""}-# Halte deine Uhren an, bis zu 21 Tage lang
help-to-back =
    {""}**Wieder da?**
    {""}-# Lass deine Uhren weiterlaufen
help-to-notify =
    {""}**Zu viele Pings?**
    {""}-# Bestimme selbst, wo und wann
help-to-resign =
    {""}**Keine Lust mehr?**
    {""}-# Gib deine Partie hier auf
help-fair =
    {""}### Faires Spiel
    {""}Du kannst jede Mischung nachprüfen: Ihren Fingerabdruck poste ich vor der ersten Karte, und nach der Partie gibt **Mehr…** → **Fairness** den Spielern den Seed.
    {""}Computer sehen nicht mehr als ein Mensch an ihrem Platz. { $leaderboard } ordnet alle nach ihren gewerteten Partien gegen Menschen.
help-to-verify =
    {""}**War alles fair gemischt?**
    {""}-# Prüf die Partie hier
help-to-privacy =
    {""}**Was weiß ich über dich?**
    {""}-# Ansehen, exportieren, löschen
help-all = ### Alle Befehle
help-all-begin = **Eine Partie beginnen**
help-all-turn = **Dein Zug**
help-all-time = **Bedenkzeit und Pings**
help-all-after = **Danach**
help-all-look = **Nachschlagen**
help-all-server = **Der Server**
help-all-apps = **Menü „Apps“** (Person oder Nachricht lange drücken oder rechts anklicken → Apps)
    Bei einer Person: *Herausfordern*, *Profil*, *Blockieren*, *Melden*. Bei einer Nachricht zu einer Partie: *Diese Partie zeigen*.
help-command = `{ $command }` { $about }
help-command-button = `{ $command }` { $about } · auch als Button
button-support = Hilfe holen
button-help = Hilfe
button-help-start = ‹ Hilfe
button-help-turn = Mein Zug
button-help-time = Bedenkzeit und Pings
button-help-fair = Faires Spiel
button-help-all = Alle Befehle
button-next-page = Weiter ›
button-learn = Lernen
button-practise = Üben
button-open = Lobby öffnen
button-board = Spielstand
button-undo = Zurücknehmen
button-how = So geht’s
button-show-hand = Meine Hand zeigen
button-go-away = Abwesend
button-go-back = Ich bin zurück
button-pings = Pings
button-give-up = Aufgeben
button-clocks = Uhren
button-verify = Fairness
button-privacy = Zeigen

# The lobby

lobby-seat = { $number } · { $name }{ $state ->
    [host] {" "}· Host
    [invited] {" "}· eingeladen, noch nicht dabei
   *[joined] {""}
  }
lobby-players = { $range ->
    [exactly] für
   *[up-to] für bis zu
  } { $most ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $most }
  }
event-left = { $name ->
    [you] Du hast
   *[other] { $name } hat
  } den Tisch verlassen. Bis zur Rückkehr spielt ein Computer.
event-left-for-good = { $name } hat den Tisch endgültig verlassen. Ein Computer spielt weiter.
event-late = { $name ->
    [you] Deine Bedenkzeit
   *[other] Die Bedenkzeit von { $name }
  } ist abgelaufen, deshalb spielt ein Computer diesen Zug.
event-lost-on-time = { $name ->
    [you] Deine Bedenkzeit
   *[other] Die Bedenkzeit von { $name }
  } ist abgelaufen, und { $opponent ->
    [you] du hast
   *[other] { $opponent } hat
  } die Partie beendet.
event-idle = { $name ->
    [you] Deine Bedenkzeit
   *[other] Die Bedenkzeit von { $name }
  } ist dreimal in Folge abgelaufen. Bis zur Rückkehr spielt ein Computer.
event-undid = { $how ->
    [alone] { $name ->
        [you] Du hast deinen
       *[other] { $name } hat den
      } letzten Zug zurückgenommen.
   *[agreed] Alle waren einverstanden: { $name ->
        [you] Du hast deinen
       *[other] { $name } hat den
      } letzten Zug zurückgenommen.
  }{ $counts ->
    [no] {" "}Diese Partie zählt nicht mehr für die Rangliste gegen Computer.
   *[yes] {""}
  }
event-resumed = Die Partie geht weiter.
event-restored = Meine Daten wurden aus einer Sicherung wiederhergestellt. Diese Partie geht von dem gesicherten Stand aus mit denselben Karten weiter. Einige davon sind schon bekannt, deshalb zählt sie nicht mehr.
event-returned = { $name ->
    [you] Du bist zurück und spielst
   *[other] { $name } ist zurück und spielt
  } wieder selbst.
# A computer’s level, with what kind of player it is.
computer-kind = { $level }{ $temperament ->
    [bold] , geht Risiken ein
    [timid] , geht auf Nummer sicher
    [dreamy] , spielt für sich allein
    [hasty] , will schnelle Punkte
   *[even] {""}
  }
computer-nature = { $name } { $temperament ->
    [bold] geht Risiken ein
    [timid] geht auf Nummer sicher
    [dreamy] spielt für sich allein
   *[hasty] will schnelle Punkte
  }
lobby-computer = { $number } · { $name } · Computer, { $level }
level-first = Neuling
level-easy = leicht
level-casual = eher leicht
level-medium = mittel
level-skilled = eher schwer
level-hard = schwer
level-expert = Experte
clock-off = ohne Zeitlimit
clock-turn = { $time } pro { $each ->
    [deal] Partie
   *[turn] Zug
  }
clock-bank = { $first } zu Beginn, dazu { $more } pro { $each ->
    [deal] Partie
   *[turn] Zug
  }, höchstens { $most }
clock-bank-short = { $first } + { $more } pro Zug
clock-title = **Bedenkzeit:** { $clock }
clock-none = Diese Partie hat kein Zeitlimit: Nimm dir so viel Zeit, wie du brauchst.
clock-of-mover = { $name ->
    [you] Du bist
   *[other] { $name } ist
  } am Zug · Frist: { $when }.
clock-of = { $name ->
    [you] Du hast
   *[other] { $name } hat
  } { $time } für den nächsten Zug.
clock-pause-wanted = Pause gewünscht von: { $names }. Die Uhr hält an, sobald alle am Tisch **Pausieren** drücken.
pause-question = { $mentions }: Pause gewünscht von { $names }. Die Uhr hält an, sobald alle zustimmen.
button-agree-pause = Der Pause zustimmen
clock-ends = Frist: { $when }.
clock-away = { $name } ist bis { $when } weg.
away-day = { $day } ({ $date })
away-which = Bis zu welchem Tag bist du weg?
away-now = Du bist weg bis { $when }. Bis dahin stehen deine Uhren, und du bekommst keine Pings{ $count ->
    [0] {""}
    [one] , auch nicht in der Partie, die gerade auf dich wartet
   *[other] , auch nicht in den { $count } Partien, die gerade auf dich warten
  }. Spielen kannst du trotzdem; { $back } beendet die Abwesenheit vorzeitig.{ $zone ->
    [no] {" "}Gemeint ist Mitternacht UTC: Stell deine Zeitzone mit { $notify } ein.
   *[yes] {""}
  }
back-now = Willkommen zurück. Deine Uhren laufen wieder.
notify-title = ### Deine Benachrichtigungen
notify-changed = ✓ **Geändert.** { $now }
notify-summary = { $turns ->
    [direct] Du bekommst pro Zug eine Direktnachricht
    [channel] Du bekommst pro Zug einen Ping im Kanal der Partie
    [both] Du bekommst pro Zug eine Direktnachricht und einen Ping im Kanal
    [neither] Deine Züge kommen lautlos an
   *[digest] Du erfährst einmal am Tag um { $digest } von deinen Zügen
  }{ $quiet ->
    [yes] ; zwischen { $from } und { $until } bekommst du keine Pings
   *[no] {""}
  }. { $remind ->
    [both] Ich erinnere dich, wenn die Hälfte deiner Zeit um ist, und noch einmal bei den letzten 10 %.
    [half] Ich erinnere dich, wenn die Hälfte deiner Zeit um ist.
    [nearly] Ich erinnere dich, wenn noch 10 % deiner Zeit übrig sind.
   *[never] Ich erinnere dich nicht, bevor deine Zeit abläuft.
  }{ $daily ->
    [yes] {" "}Jeden Tag um { $digest } bekommst du eine Liste der Partien, die auf dich warten.
   *[no] {""}
  }{ $next ->
    [yes] {" "}Ich melde mich auch, wenn du als Nächstes dran bist.
   *[no] {""}
  }{ $hours ->
    [yes] {" "}(Zeitzone: { $zone })
   *[no] {""}
  }
notify-turns = -# Sag mir Bescheid, wenn ich am Zug bin
notify-turns-direct = Per Direktnachricht
notify-turns-direct-about = Ein Ping, mit deiner Hand und den Buttons zum Spielen
notify-turns-channel = Im Kanal
notify-turns-channel-about = Ein Ping im Beitrag; deine Hand kommt lautlos
notify-turns-both = Beides
notify-turns-both-about = Zwei Pings pro Zug
notify-turns-neither = Lautlos
notify-turns-neither-about = Deine Hand wartet in den Direktnachrichten
notify-turns-digest = Nur in der Tagesübersicht
notify-turns-digest-about = Einmal am Tag, alle Partien zusammen
notify-remind = -# Erinnere mich
notify-remind-both = Zweimal pro Zug
notify-remind-both-about = Wenn die Hälfte deiner Zeit um ist und bei den letzten 10 %
notify-remind-half = Zur Halbzeit
notify-remind-half-about = Wenn die Hälfte deiner Zeit um ist
notify-remind-nearly = Kurz vor Schluss
notify-remind-nearly-about = Wenn noch 10 % deiner Zeit übrig sind
notify-remind-never = Nie
notify-remind-never-about = Deine Zeit kann ohne Warnung ablaufen
notify-quiet = -# Ruhezeit
notify-quiet-none = Keine
notify-quiet-span = { $from } bis { $until }
notify-quiet-other = Andere Zeiten…
notify-quiet-about = Höchstens { $most } Stunden; danach kommt ein Ping, falls etwas wartet
notify-digest = -# Tagesübersicht
notify-digest-none = Keine
notify-digest-at = Jeden Tag um { $time }
notify-zone = -# Zeitzone (fehlt deine, gib bei { $notify } eine Stadt ein)
notify-zone-unknown = ⚠️ Deine Zeitzone „{ $zone }“ kenne ich nicht mehr und rechne deshalb mit UTC. Wähl deine mit { $notify }.
notify-zone-choice = { $time } · { $city }
notify-form = Ruhezeit
notify-form-from = Von
notify-form-until = Bis
notify-muted =
    🔕 **Stumm bis { $until }.** Alles kommt lautlos an, und deine Uhren laufen weiter.
    Danach: { $now }
button-notify-mute = Einen Tag stumm
button-notify-unmute = Nicht mehr stumm
button-fewer-pings = Weniger Pings
button-quiet-hours = Ruhezeit…
button-notify-undo = Rückgängig
button-notify-zone = Zeitzone
button-notify-next = { $now ->
    [on] Vor meinem Zug nicht mehr melden
   *[off] Melden, wenn ich als Nächstes dran bin
  }
button-notify-reset = Zurücksetzen
turn-waiting = { $mention }, du bist am Zug.
direct-others = { $count ->
    [one] Eine weitere Partie wartet
   *[other] { $count } weitere Partien warten
  } auf dich: { $games }
undo-offer = Die anderen haben deinen letzten Zug schon gesehen. Ich kann ihn und alles danach nur zurücknehmen, wenn alle zustimmen.
undo-alone = Deinen letzten Zug und alles danach zurücknehmen?{ $counts ->
    [yes] {" "}Die Karten, die du seitdem gezogen hast, kommen in derselben Reihenfolge wieder. Deshalb zählt diese Partie dann nicht mehr für die Rangliste gegen Computer.
   *[no] {""}
  }
undo-deals-again = Seitdem wurden neue Karten ausgeteilt. Alle bekommen dieselben Karten noch einmal und haben ihre schon gesehen.
undo-asked = Ich habe die anderen gefragt. Sie können bis { $until } antworten. Macht vorher jemand einen Zug, bleibt es bei deinem.
undo-asked-failed = Ich konnte die anderen nicht fragen: Ich kann hier nicht posten und ihnen keine Direktnachricht schicken.
undo-done = Dein Zug ist zurückgenommen.
undo-question = { $mentions }: { $name } möchte den letzten Zug und alles danach zurücknehmen. Stimmen alle bis { $until } zu, geht die Partie dorthin zurück. Wer einen Zug macht, sagt damit „Nein“.
clock-paused = Die Partie ist pausiert, und die Uhr steht.
hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
  }
days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
  }
computer-add = Computer hinzufügen: { $level }
practice-opponent = { $name } ({ $level })
practice-started = { $host } spielt { $game } mit { $names }.
practice-elsewhere = Hier kann ich nichts posten, deshalb findest du deine Partie **{ $game }** in unseren Direktnachrichten: { $link }
challenge-which = Welches Spiel möchtest du mit **{ $name }** spielen?
# Below the message that a game against computers has begun. $beaten and $level are levels.
level-suggested = { $why ->
    [new] { $name } spielt dieses Spiel zum ersten Mal, deshalb spielt der Computer als Neuling.
   *[next] { $name } hat *{ $beaten }* geschlagen, deshalb geht es diesmal gegen *{ $level }*.
  }
button-level = Stattdessen: { $level }
button-next-level = Nächste Stufe: { $level }
practice-watched = { $host } schaut bei { $game } zu. Es spielen: { $names }.
lobby-side = Team { $number }
lobby-free = { $number } · freier Platz
lobby-open = { $players }, { $free ->
    [1] ein Platz ist frei
    [2] zwei Plätze sind frei
    [3] drei Plätze sind frei
   *[other] { $free } Plätze sind frei
  }.
lobby-ready = { $host }, du kannst zu { $count ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] { $count }
  } starten oder warten.
lobby-full = **{ $game }**: { $names } sind da. { $start ->
    [by-itself] Es geht { $when } von selbst los.
   *[by-host] { $host } startet die Partie.
  }
lobby-terms = { $options }, { $clock }. { $rated ->
    [yes] Gewertet.
   *[no] Nicht gewertet.
  }
lobby-agreed = { $players }. { $terms }
lobby-waiting = Es fehlt noch: { $names }. Die Einladung endet { $when }.
rematch-waiting = Es fehlt noch: { $names }. Das Angebot endet { $when }.
lobby-closes = Schließt { $when }.
lobby-begins = { $who ->
    [lot] Das Los entscheidet, wer anfängt.
   *[player] { $name } fängt an.
  }
lobby-invitation = { $mentions }: { $host } lädt zu **{ $game }** ein.
lobby-declined = { $why ->
    [declined] { $name } hat abgesagt.
   *[unanswered] { $name } hat einen Tag lang nicht geantwortet.
  }
lobby-started = **{ $game }** hat begonnen.{ $name ->
    [none] {""}
   *[other] {" "}{ $name } fängt an.
  }
lobby-closed = **{ $game }**: { $why ->
    [alone] Einen Tag lang ist niemand dazugekommen, deshalb ist diese Lobby zu.
    [unstarted] Einen Tag lang hat niemand gestartet, deshalb ist diese Lobby zu.
   *[cancelled] Diese Lobby wurde abgesagt.
  }
options-host = ### Deine Lobby
options-guest = ### Diese Lobby
    -# { $host } kann sie ändern.
options-computers = -# Mit einem Computer wird die Partie nicht gewertet.
options-changed = ✓ Geändert.
options-ask-cancel = Diese Lobby für alle schließen?
options-rematch = ### Revanche
rematch-ask-withdraw = Das Angebot zur Revanche zurückziehen?
# $when is a day from now.
rematch-put-off = Ich frage dich { $when } noch einmal. Das Angebot gilt danach noch einen Tag.
options-started = Das Spiel hat begonnen, die Optionen stehen fest.
options-cancelled = Die Lobby ist geschlossen.

# Messages to hosts about their lobbies

host-ready = **{ $game }**: Neu an deinem Tisch: { $names }. Du kannst jetzt starten. Es ist noch Platz für weitere.
host-full = **{ $game }**: Dein Tisch ist voll, mit { $names }. Wenn du nichts drückst, startet die Partie in ein paar Minuten von selbst, aber nie in deinen Ruhezeiten.
host-ready-waits = **{ $game }**: Wir warten auf weitere Mitspieler. Ich sage dir Bescheid, wenn dein Tisch voll ist.
host-full-waits = **{ $game }**: Dein Tisch ist voll. Die Partie beginnt, wenn du **Jetzt starten** drückst.
host-over = **{ $game }** mit { $names }: { $how ->
    [off] Deine Lobby wurde abgesagt.
    [changed] Die Besetzung deines Tisches hat sich seitdem geändert.
   *[started] Deine Partie hat begonnen.
  }

# Invitations, by DM, and the seats a host frees

invitation-asked =
    {""}{ $host } lädt dich zu **{ $game }** ein{ $where ->
        [somewhere] {""}
       *[known] , auf **{ $server }**
    }.
    { $terms }
    -# Die Einladung endet { $until }.
invitation-rematch =
    {""}{ $host } möchte eine Revanche in **{ $game }**{ $where ->
        [somewhere] {""}
       *[known] , auf **{ $server }**
    }.
    { $terms }
    -# Das Angebot endet { $until }.
# After an answer that closes the offer for everyone.
invitation-rematch-declined = Du hast die Revanche in **{ $game }** mit { $host } abgelehnt. Das Angebot gilt nicht mehr.
invitation-joined = Du bist dabei: **{ $game }** am Tisch von { $host }. Ich melde mich, wenn es losgeht.
invitation-begun = Du bist dabei: **{ $game }** am Tisch von { $host }. Die Partie hat begonnen.
invitation-declined = Du hast die Einladung von { $host } zu **{ $game }** abgelehnt. Falls du es dir anders überlegst, ist in der Lobby vielleicht noch ein Platz frei.
invitation-left = Du hast den Tisch von { $host } (**{ $game }**) vor dem Start verlassen.
invitation-withdrawn = { $host } hat deine Einladung zu **{ $game }** zurückgezogen. Ist in der Lobby ein Platz frei, kannst du trotzdem mitspielen.
invitation-removed = { $host } hat deinen Platz in einer Partie **{ $game }** freigegeben, bevor sie begann. Möchtest du trotzdem mitspielen, frag { $host } oder nimm in der Lobby einen freien Platz.
invitation-unanswered = Der Platz, der für dich am Tisch von { $host } (**{ $game }**) reserviert war, ist jetzt für alle offen. Solange er frei ist, kannst du in der Lobby noch mitspielen.
invitation-called-off = Die Partie **{ $game }** von { $host } wurde abgesagt.
invitation-paired =
    {""}Gefunden: { $names } spielen **{ $game }**{ $where ->
        [somewhere] {""}
       *[known] {" "}auf **{ $server }**
    }. Es geht los.
    { $terms }
invitation-call = { $mention }, { $host } lädt dich zu **{ $game }** ein. Die Einladung endet { $until }.
invitation-call-paired = { $mention }, die Suche hatte Erfolg: { $names } spielen hier **{ $game }**.
invitation-expired = { $name } hat deine Einladung zu **{ $game }** einen Tag lang nicht beantwortet, der Platz ist wieder frei. Deine Lobby schließt { $until }, wenn du nicht vorher startest.
seats-menu = Plätze…
seats-free = Platz freigeben: { $name }
rematch-opened = Hier ist die Revanche: { $link }
rematch-offer = { $mentions }: { $host } möchte eine Revanche.
rematch-begun = Die Revanche läuft.{ $name ->
    [none] {""}
   *[other] {" "}{ $name } fängt an.
  }
rematch-closed = { $why ->
    [declined] Gerade passt eine Revanche nicht: { $names }.
    [unanswered] Keine Antwort auf das Angebot einer Revanche: { $names }.
   *[withdrawn] Das Angebot einer Revanche wurde zurückgezogen.
  }
lobby-in-thread = Deine Partie { $game } ist in { $thread }.
lobby-thread-opened = { $host } eröffnet eine Partie { $game }.
lobby-thread-name = { $game }: { $names }

form-options = { $game }: Optionen
button-join = Mitspielen
button-join-side = Team { $number } beitreten
button-leave = Aussteigen
button-accept = Annehmen
button-no-more = { $name } blockieren
button-decline = Ablehnen
button-no-thanks = Nein, danke
button-challenge = Herausfordern
button-follow = Sag mir, wie es ausgeht
button-unfollow = Doch nicht
follow-started = Ich schicke dir eine stille Direktnachricht, sobald { $names } diese Partie **{ $game }** beenden. Du findest sie in { $games }.
follow-over = Du wolltest wissen, wie [{ $game }]({ $link }) mit { $names } ausgeht.
button-follows = Partien, denen ich folge ({ $count })
follows-title = **Partien, denen du folgst** ({ $count }): Ich sage dir, wie sie ausgehen.
follows-line = - [{ $game }]({ $link }): { $names }
follows-stop = Nicht mehr folgen …
follows-none = Du folgst gerade keiner Partie. Unter einem Spielstand findest du in *Mehr…* den Knopf *Sag mir, wie es ausgeht*.
button-alerts = Wenn ein Tisch öffnet …
button-alert = Sag mir Bescheid beim nächsten
alerts-title = **Wenn ein Tisch öffnet**
    Ich pinge dich per Direktnachricht an, { $often ->
        [daily] höchstens einmal am Tag, sobald
       *[every] sobald
    } an einem Tisch dieser Spiele noch Platz ist.
alerts-elsewhere = Nutze { $notify } auf einem Server, um dort Spiele auszuwählen.
alerts-role = Auf diesem Server erwähnen neue Tische stattdessen { $role }. Frag die Serververwaltung nach dieser Rolle.
alerts-games = Spiele auf diesem Server
alerts-line = - { $server }: { $games }
alerts-stop = Nichts mehr von …
alerts-often-daily = Höchstens ein Ping am Tag
alerts-often-every = Ein Ping für jeden Tisch
alerts-ping = { $host } hat auf **{ $server }** einen Tisch **{ $game }** eröffnet. Du kannst mitspielen, solange ein Platz frei ist.
lobby-role = { $role }, es ist noch ein Platz frei.
server-role = **Rolle, die bei neuen Tischen angepingt wird** (eine, die alle erwähnen dürfen)
server-role-none = Keine: Alle wählen selbst in /notify
button-block = Blockieren
button-unblock = Nicht mehr blockieren
button-blocks = Wen du blockierst …
block-done = Du hast **{ $name }** blockiert. Einladungen an dich und Beitritte zu deinen Lobbys sind damit vorbei, und ich verrate es nicht. Gemeinsame Partien gehen weiter. { $privacy } zeigt, wen du blockierst.
blocks-title = **Wen du blockierst** ({ $count })
blocks-line = - { $name }, seit { $since }
blocks-stop = Nicht mehr blockieren …
blocks-none = Du blockierst niemanden.
report-title = { $name } melden
report-reason = Was ist passiert?
report-about = Die Serverleitung liest es mit deinem Namen. Die gemeldete Person erfährt nichts.
report-ask = Ich kann diese Meldung nicht an die Serverleitung weitergeben. Ich kann dem Betreiber des Bots sagen, dass du **{ $name }** meldest. Er bekommt die Nummern eurer beiden Konten und des Servers, keinen Text.
button-report = Melden
report-sent = { $where ->
    [operator] Der Betreiber des Bots bekommt deine Meldung: die Nummern eurer beiden Konten und dieses Servers.
   *[managers] Deine Meldung geht mit deinem Namen an die Leitung dieses Servers.
  } **{ $name }** erfährt nichts davon. Gegen Einladungen hilft *Blockieren* im Menü der Person.
report-post = 🚩 { $reporter } meldet { $reported } (`{ $id }`), { $when }:
button-reports = Meldungen…
reports-title =
    {""}### Meldungen
    {""}Im Menü einer Person fragt *Apps* → *Melden*, was passiert ist. Wähle einen Kanal, den nur die Serverleitung sieht. Ohne Kanal erfährt höchstens der Betreiber des Bots davon: die Nummern beider Konten und dieses Servers, ohne Grund.
reports-off = Kein Kanal für Meldungen
button-barred = Gesperrte …
barred-title = { $count ->
    [0] **Hier dürfen alle Tische öffnen.** Wähl aus, wer das nicht mehr darf; an Tischen der anderen mitspielen geht weiterhin.
   *[other] **Diese Personen dürfen hier keine Tische öffnen**, aber weiterhin an anderen mitspielen.
  }
barred-add = Wer keine Tische mehr öffnen darf
barred-allow = Wer wieder Tische öffnen darf
button-lobby = Zur Lobby
button-hold = Warten
button-hold-start = Nicht von selbst starten
button-start = { $count ->
    [all] Jetzt starten
   *[other] Zu { $count } starten
  }
button-unplan = Nicht mehr für mich bieten
button-plan = Zug vorausplanen
button-cancel-plan = Plan verwerfen
button-alone = Dann frag mich
button-rematch = Revanche
button-replay = Wiederholung
button-share = Teilen
button-turn-first = ⏮
button-turn-previous = ◀
button-turn-following = ▶
button-turn-last = ⏭
button-cancel = Ja, schließen
button-ask-cancel = Lobby schließen
# In the options of an offered rematch: asks again tomorrow.
button-rematch-later = Später
button-withdraw = Zurückziehen
button-again = Neu öffnen
button-others = Mit anderen…
button-profile = Mein Profil
button-standing = Bestenliste
button-computer = Gegen Computer
button-options = Optionen…
button-game-options = Spieloptionen…
button-thread = Im Thread spielen
button-play = Spielen
button-hand = Meine Hand
button-text = Als Text
button-log = Verlauf
button-more = Mehr…
button-back = Zurück
button-next = Weiter
button-rules = Regeln
button-earlier = Früher
button-later = Später
button-previous = Zurück
button-play-number = Vorschlag { $number } spielen
button-moved = Zum neuen Kanal
button-resign = Ja, aufgeben
button-table = Zum Tisch
button-next-game = Weiter: { $game }{ $channel ->
    [none] {""}
   *[other] {" "}in #{ $channel }
  }
more-title = ### Mehr zu dieser Partie
more-back = -# Rückblick
more-again = -# Noch einmal
more-standing = -# Rangliste
choose = Auswählen…

# A finished game to share. The picture’s description names each side with its points.

share-picture = Speichere oder kopiere dieses Bild und poste es, wo du magst. Es zeigt das Ergebnis und nichts, was verdeckt war.
picture-follows = -# Das Bild folgt gleich.
share-late = Das Bild ist noch nicht fertig. Drück gleich noch einmal **Teilen**. Bis dahin in Worten: { $words }
share-words = Ich kann das Bild gerade nicht zeichnen. In Worten: { $words }
share-score = { $name } { $points }
alt-share = { $game }: { $scores }; { $outcome }.

# Finished games, and their shuffle

history-title = **Beendete Partien** · { $whose ->
    [server] dieser Server
   *[mine] deine
  }
history-line = { $number }. { $when } · { $game } · { $players }{ $ended ->
    [resigned] {" "}· durch Aufgabe
    [on-time] {" "}· durch Zeitablauf
   *[other] {""}
  }{ $kind ->
    [abandoned] {" "}· zu früh vorbei für die Rangliste
    [unrated] {" "}· nicht gewertet
   *[rated] {""}
  }
history-player = { $won ->
    [yes] **{ $name }** { $score }
   *[no] { $name } { $score }
  }
history-none = { $whose ->
    [server] Hier gibt es keine beendete Partie, die du sehen kannst.
   *[mine] Du hast noch keine Partie beendet.
  } { $play } öffnet eine Lobby.
history-replay = Partie noch einmal ansehen…
history-menu = Partie herunterladen…
history-choice = { $number }. { $game }
history-label = { $number ->
    [none] {""}
   *[other] { $number }.{" "}
  }{ $game } · { $players }
replay-title = **{ $game }** · { $names } · { $turn ->
    [0] der Anfang
   *[other] Zug { $turn } von { $turns }{ $runs ->
        [yes] {" "}bisher
       *[no] {""}
      }
  }
button-video = Animation
button-hand-show = Meine Hand zeigen
button-hand-hide = Meine Hand verbergen
replay-hands = -# { $open ->
    [yes] Alle waren einverstanden: Diese Wiederholung zeigt ihre Hände, und wer sie sehen kann, bekommt auch den Seed und die Datei der Partie.
   *[no] Sobald alle zustimmen, sind hier für alle die Hände zu sehen, und alle bekommen Seed und Datei der Partie. Bisher: { $agreed } von { $count }.
  }
video = **{ $game }** · { $names } · alle { $turns } Züge
video-waits = Deine Animation ist als Nächste dran…
video-paints = Ich zeichne Zug { $turn } von { $turns }…
video-joins = Alle { $turns } Züge sind gezeichnet. Ich setze die Animation zusammen…
replay-jump = Zu einem Wendepunkt springen…
replay-moment = { $turn } · { $what }
transcript = { $game } als Textdatei, die alle lesen und nachspielen können. Sie enthält den Seed der Mischung, und der verrät jede Karte der Partie.
shuffle-fingerprint = -# Mischung: { $fingerprint }
verify-running = Der Seed dieser Partie hat den Fingerabdruck `{ $fingerprint }`. Er steht auch im ersten Beitrag. Ist die Partie vorbei, gibt **Mehr…** → **Fairness** unter dem letzten Beitrag den Spielern den Seed. Damit können sie prüfen, dass alles mit ihm gemischt wurde und mit nichts anderem.
verify-matches = **Mischung bestätigt.** Wer mit dem Seed dieser Partie neu austeilt und jeden Zug nachspielt, kommt auf genau dasselbe Ergebnis. Ohne mich prüfst du das mit der Datei und meinem Programm: `explorers verify`.
    -# Seed: `{ $seed }`
    -# Fingerabdruck (die erste Hälfte steht im ersten Beitrag der Partie): `{ $fingerprint }`
verify-onlooker = { $holds ->
    [no] **Die Mischung stimmt nicht.** Der Seed hat den Fingerabdruck `{ $fingerprint }`, aber beim Nachspielen kommt ein anderes Ergebnis heraus. Sag bitte der Person Bescheid, die den Bot betreibt.
   *[yes] **Mischung bestätigt.** Der Seed hat den Fingerabdruck `{ $fingerprint }`: Vergleich ihn mit dem ersten Beitrag der Partie. Wer mit diesem Seed neu austeilt und jeden Zug nachspielt, kommt auf genau dasselbe Ergebnis.
  }
    -# Bis dahin musst du mir glauben: Der Seed selbst verrät jede Hand, deshalb haben ihn nur { $names } und können ohne mich prüfen. Wenn sie in der Wiederholung alle **Meine Hand zeigen** wählen, kannst du das auch.
verify-fails = **Die Mischung stimmt nicht.** Der Seed `{ $seed }` hat den Fingerabdruck `{ $fingerprint }`, aber beim Nachspielen kommt ein anderes Ergebnis heraus. Sag bitte der Person Bescheid, die den Bot betreibt.

# The reader’s language

# A choice of /language: the same language as Discord itself
language-discord = Wie in Discord
# $name is the language’s own name, as it is written within a sentence of that very language
language-chosen = { $how ->
    [discord] Ich schreibe dir in der Sprache deines Discord ({ $name })
   *[own] Ich schreibe dir auf { $name }
  }, hier und in Direktnachrichten. Beiträge für alle bleiben in der Sprache ihres Tisches.

# The data stored about people

former-player = Gelöschtes Profil
privacy-title = **Was ich über dich speichere**
privacy-no-games = - Keine Partien.
privacy-games = - { $finished ->
    [0] Keine beendeten Partien
    [one] 1 beendete Partie
   *[other] { $finished } beendete Partien
  }{ $running ->
    [0] {""}
   *[other] , { $running } laufende
  }{ $lobbies ->
    [0] {""}
    [one] , 1 Lobby
   *[other] , { $lobbies } Lobbys
  }: dein Name, dein Platz, deine Züge ({ $moves ->
    [0] noch keine
   *[other] { $moves }
  }) und das Ergebnis.
privacy-no-ratings = - Keine Ratings.
privacy-ratings = - { $standings ->
    [one] 1 Platz in Ranglisten
   *[other] { $standings } Plätze in Ranglisten
  }, wie jede gewertete Partie dein Rating verändert hat ({ $changes ->
    [0] keine
   *[other] { $changes }
  }), und deine Erfolge ({ $achievements ->
    [0] noch keine
   *[other] { $achievements }
  }).
privacy-lessons = - Wie weit du in den Lektionen bist.
privacy-dailies = - { $dailies ->
    [one] 1 Tagespartie
   *[other] { $dailies } Tagespartien
  }: deine Punkte, wann du fertig warst und 30 Tage lang, auf welchen Servern du damit in der Liste stehst und unter welchem Namen.
privacy-blocks = - { $blocks ->
    [one] Eine Person, die du blockierst.
   *[other] { $blocks } Personen, die du blockierst.
  }
privacy-cups = - Cup der Woche: { $cups ->
    [one] 1 Partie
   *[other] { $cups } Partien
  }; du nimmst auf { $cup_servers ->
    [one] 1 Server
   *[other] { $cup_servers } Servern
  } teil.
privacy-leagues = - Liga auf { $leagues ->
    [one] 1 Server
   *[other] { $leagues } Servern
  }, und { $league_seasons ->
    [one] 1 Saison
   *[other] { $league_seasons } Saisons
  }, in denen du dort gespielt hast.
privacy-follows = - { $follows ->
    [one] Eine Partie, der du folgst.
   *[other] { $follows } Partien, denen du folgst.
  }
privacy-seeks = - { $seeks ->
    [one] Eine Suche nach Mitspielern.
   *[other] { $seeks } Suchen nach Mitspielern.
  }
privacy-reports = - { $reports ->
    [one] Eine Meldung von dir, die noch nicht zugestellt ist.
   *[other] { $reports } Meldungen von dir, die noch nicht zugestellt sind.
  }
privacy-alerts = - { $alerts ->
    [one] Ein Spiel, von dessen neuen Tischen du erfahren möchtest.
   *[other] { $alerts } Spiele, von deren neuen Tischen du erfahren möchtest.
  }
privacy-roles = - { $roles ->
    [one] Eine Rolle, die du auf einem Server von mir hast.
   *[other] { $roles } Rollen, die du auf Servern von mir hast.
  }
privacy-language = - Deine Sprache, damit ich dir darin schreiben kann.
privacy-settings = - Benachrichtigungen: { $preferences ->
    [0] keine Einstellungen
   *[other] Einstellungen gespeichert
  }. Abwesenheiten: { $absences ->
    [0] keine
   *[other] { $absences }
  }.
privacy-messages = - { $channels ->
    [0] Ich habe dir noch nie eine Direktnachricht geschickt.
   *[other] Wohin ich dir Direktnachrichten schicke, und dort die neueste Nachricht zu jeder Partie ({ $messages ->
        [0] keine
       *[other] { $messages }
    }).
  } { $invitations ->
    [0] Keine Einladungen zu Partien.
    [one] 1 Einladung zu einer Partie.
   *[other] { $invitations } Einladungen zu Partien.
  } Was du schreibst, lese ich nicht.
privacy-name = - { $shown ->
    [yes] Ranglisten und Profile auf allen Servern zeigen den Namen deines Kontos.
   *[no] Deinen Namen zeigen nur Server, auf denen du gespielt hast. Anderswo heißt du „Entdecker“ mit einem Code.
  }
privacy-retention =
    {""}-# Partien und Ratings: bleiben, bis du sie löschst.
    {""}-# Spielstände, und welche Direktnachrichten zu einer Partie gehören: { $states } Tage nach der Partie gelöscht.
    {""}-# Plätze in einer abgesagten Lobby: nach { $lobbies } Tagen gelöscht. Abwesenheiten: nach { $absences } Tagen gelöscht.
privacy-actions = **Exportieren** gibt dir alles als Datei. **Löschen** fragt noch einmal nach, bevor etwas gelöscht wird.
button-export = Exportieren
button-name-show = Meinen Namen überall zeigen
button-name-hide = Meinen Namen sonst verbergen
button-forget = Löschen
button-forget-really = Ja, alles löschen
privacy-export = Alles, was ich über dich speichere, als JSON-Datei, die Menschen und Programme lesen können.
privacy-ask =
    {""}**Alles löschen, was ich über dich speichere?** Das lässt sich nicht rückgängig machen.
    {""}- Du verlässt { $running ->
    [0] keine laufende Partie
    [one] 1 laufende Partie
   *[other] { $running } laufende Partien
  } und { $lobbies ->
    [0] keine Lobby
    [one] 1 Lobby
   *[other] { $lobbies } Lobbys
  }. Zu dritt oder viert spielt ein Computer für dich weiter; zu zweit gewinnt dein Gegner. Deine eigenen Lobbys werden abgesagt.
    {""}- Partien mit anderen bleiben, mit „Jemand von früher“ an deiner Stelle. Dass du das warst, weiß ich dann nicht mehr. Die Ratings der anderen ändern sich nicht.
    {""}- Partien, die du allein gegen Computer gespielt hast, werden gelöscht, ebenso deine Ratings und Einstellungen.
    {""}- Nachrichten, die schon in Kanälen stehen, bleiben; die speichert Discord, nicht ich.
privacy-deleted = Ich habe alles gelöscht, was ich über dich gespeichert hatte. Wenn du wieder spielst, fängst du neu an; { $play } öffnet eine Lobby.

# The posts of a table

on-hold = **Diese Partie ruht.** { $why ->
    [idle] Bei allen ist die Bedenkzeit abgelaufen.
    [quiet] Seit einer Weile hat niemand mehr gespielt.
    [stopped] Sie wurde angehalten.
   *[ended] Die Serververwaltung hat sie beendet.
  }{ $rated ->
    [yes] {" "}Ratings ändern sich nur, wenn ihr sie zu Ende spielt.
    [never] {""}
   *[no] {" "}Ratings ändern sich nicht.
  } { $who ->
    [managers] Die Serververwaltung kann sie mit **Fortsetzen** weitergehen lassen.
    [host] Drück **Fortsetzen**, um weiterzuspielen.
   *[players] Wer mitspielt, kann sie mit **Fortsetzen** wieder aufnehmen.
  }
still-playing = { $mentions } Geht es hier noch weiter? Der letzte Zug war { $since }. Antwortet niemand bis { $until }, lasse ich die Partie ruhen; fortsetzen lässt sie sich jederzeit.
still-plays = { $name } spielt noch, also bleibt die Partie offen.
resumed = Die Partie geht weiter: { $link }
stopped = Angehalten. Mit **Fortsetzen** geht es weiter.
end-game-ask = Diese Partie **{ $game }** mit { $names } beenden? Es gibt kein Ergebnis, und Ratings ändern sich nicht. Ich sage den Spielern Bescheid, und nur die Serververwaltung kann sie fortsetzen.
game-ended = Die Partie ist beendet, und dieser Kanal ist frei.
reminder = { $mention }, du bist noch am Zug.
overdue = { $mention }, die Bedenkzeit von { $name } ist abgelaufen. Was soll passieren? Wenn du nichts auswählst, spielt ein Computer diesen Zug.
button-give = { $name } mehr Zeit geben
button-pause = Pausieren
button-goon = Weiterspielen
button-askundo = Die anderen fragen
button-undo-alone = Zurücknehmen
button-consent = Zustimmen
button-refuse = Ablehnen
button-resume = Fortsetzen
button-resume-thread = Im Thread fortsetzen
button-stop = Anhalten
button-still = Ich spiele noch
button-end-game = Ja, beenden
button-wait = Warten
button-standin = Computer spielen lassen
button-win = Sieg beanspruchen
button-win-early = Partie beenden
chosen-wait = { $name } hat mehr Zeit bekommen. Neue Frist: { $when }.
chosen-standin = Die Bedenkzeit von { $name } ist abgelaufen, deshalb spielt ein Computer diesen Zug.
chosen-win = Die Partie gegen { $name } ist beendet.
overdue-left = { $mention }, { $name } ist nicht mehr auf dem Server. Was soll mit diesem Zug passieren?
chosen-wait-on = Die Partie wartet auf { $name }, ohne Zeitlimit.
post-turn = { $mention }, du bist am Zug.
post-turn-computer = { $name } ist am Zug.
over-won = **Ende der Partie.** { $winners ->
    [you] Du gewinnst
   *[other] { $winners } { $how ->
        [alone] gewinnt
        [together] gewinnen
       *[shared] teilen sich den Sieg
    }
  } mit { $points ->
    [one] { $score } Punkt
   *[other] { $score } Punkten
  }.
over-resigned = **Ende der Partie.** { $winners ->
    [you] Du gewinnst
   *[other] { $winners } { $count ->
        [one] gewinnt
       *[other] gewinnen
    }
  } { $why ->
    [on-time] durch Zeitablauf
   *[other] durch Aufgabe
  }.
over-abandoned = **Ende der Partie.** Sie war zu früh vorbei, um für die Rangliste zu zählen.
outcome-ratings = Ratings: { $ratings }
outcome-rating = { $name } { $after }{ $provisional ->
    [yes] ?
   *[no] {""}
  } ({ $gain })
outcome-provisional = -# ? = vorläufig: weniger als 10 Partien
outcome-achievement = { $names } · { $achievement }{ $times ->
    [one] , zum ersten Mal
   *[other] , zum { $times }. Mal
  }{ $more ->
    [0] {""}
   *[other] {" "}(und noch { $more }: { $profile })
  }
outcome-own = Dein Rating: { $before } → { $after }{ $provisional ->
    [yes] ?
   *[no] {""}
  } ({ $gain })
outcome-record = **Neuer Rekord auf diesem Server:** { $points ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
  } in { $game } ({ $lineup }) von { $names }. Bisher: { $before } von { $holders }.
direct-first = **{ $game }** mit { $names }: Die Partie hat begonnen. Ich melde mich, wenn du am Zug bist.
direct-turn = **{ $game }** mit { $names }: Du bist am Zug.
direct-next = **{ $game }**: { $name } ist am Zug, du bist als Nächstes dran.
direct-reminder = **{ $game }** mit { $names }: Du bist noch am Zug.
direct-resumed = **{ $game }** mit { $names }: Ich melde mich, wenn du am Zug bist.
direct-channel-gone = *Den Kanal der Partie gibt es nicht mehr, deshalb geht sie hier weiter. { $board } zeigt den Spielstand.*
direct-bot-removed = *Ich wurde vom Server entfernt, deshalb geht die Partie hier weiter, bis mich jemand wieder einlädt.*
direct-no-permission = *Ich kann in { $channel } nicht mehr posten. Die Serververwaltung muss mir dort diese Rechte geben: { $permissions }. Bis dahin geht die Partie hier weiter.*
direct-last = **{ $game }** mit { $names }
# What outdated messages are shortened to.
past = **{ $game }** mit { $names }: { $what }
past-first = Die Partie hat begonnen.
past-next = Du warst als Nächstes dran.
past-late = Die Bedenkzeit deines Gegners war abgelaufen.
past-gone = Dein Gegner war nicht mehr auf dem Server.
past-over = Die Partie ist vorbei.
past-on-hold = Die Partie ruhte.
past-hold = Die Partie ruhte. { $why ->
    [idle] Bei allen war die Bedenkzeit abgelaufen.
    [quiet] Seit einer Weile hatte niemand mehr gespielt.
    [stopped] Sie wurde angehalten.
   *[ended] Die Serververwaltung hatte sie beendet.
  }
past-still-playing = Ich habe hier gefragt, ob es noch weitergeht.
past-taken-back = Ein Zug wurde zurückgenommen.
past-newer = Du warst am Zug. Weiter unten gibt es eine neuere Nachricht.
past-pause = { $name } hat hier um eine Pause gebeten.
past-reminded = { $name } wurde hier erinnert.
past-overdue = Die Bedenkzeit von { $name } war abgelaufen.
past-departed = { $name } war nicht mehr auf dem Server.
past-undo = { $name } wollte einen Zug zurücknehmen. Es blieb beim Zug.
past-undo-agreed = Alle waren einverstanden: { $name } hat einen Zug zurückgenommen.
past-invitation = { $name } wurde zu einer Partie **{ $game }** eingeladen.
panel-outdated = *Diese Buttons sind veraltet. So steht dein Zug gerade:*
plan-title = *Du planst deinen nächsten Zug. Ich spiele ihn, sobald du dran bist. Nur du siehst das.*
plan-if = Was, wenn { $changed }?
plan-outdated = *Die Lage hat sich seitdem geändert, also wähl bitte noch einmal.*
plan-left = *Geplant: { $turn }. Passt das nicht mehr, frage ich dich. Nur du siehst das.*
plan-otherwise = { $first }. Sonst: { $second }
plan-then = { $first } · { $second }
plan-and = { $first } und { $second }
plan-done = *Wie geplant gespielt: { $turn }.*
plan-cancelled = *Ich habe deinen Plan verworfen, weil { $because }.*
# What has changed since a turn was planned, after "because".
# Nebensätze für „weil …“ und „Was, wenn …?“: das Verb steht am Ende.
plan-forbidden = die Regeln ihn nicht mehr erlauben
plan-scores = nach deinem Zug jetzt gewertet würde
plan-other-cards = du jetzt andere Karten hast
plan-taken-back = ein Zug zurückgenommen wurde
plan-removed = Plan verworfen. Ich frage dich, wenn du am Zug bist.
panel-title = **{ $question }**
post-later = *Ich kann { $names } noch keine Direktnachricht schicken. Bis dahin geht es hier mit* **Meine Hand**.
post-later-no-hands = *Ich kann { $names } noch keine Direktnachricht schicken. Bis dahin geht es hier mit* **Spielen**.
dm-closed = *Ich kann dir keine Direktnachricht schicken (vielleicht lässt du keine zu). Um deine Karten zu sehen, drück hier* **Meine Hand** *oder gib* **{ $hand }** *ein.*
dm-closed-no-hands = *Ich kann dir keine Direktnachricht schicken (vielleicht lässt du keine zu). Dass du am Zug bist, kann ich dir deshalb nur im Kanal sagen.*
restored = Diese Nachricht ist veraltet: Meine Daten wurden aus einer Sicherung wiederhergestellt. So steht die Partie jetzt.
cannot-post = *Ich kann hier nicht posten. Ich brauche diese Rechte: { $permissions }.*
log-title = **{ $game }**, { $steps ->
    [one] Schritt { $last }
   *[other] Schritte { $first } bis { $last }
  } von { $all }
log-empty = Bisher ist nichts passiert.
text-score-sheet = { $name }: { $total }
resign-ask = { $goes ->
    [yes] Diese Partie verlassen? Ein Computer übernimmt deinen Platz. Du kannst ihn jederzeit zurückholen, solange die Partie läuft.
    [match] Das Match verlassen? Du landest dann hinter allen, die bleiben.
   *[no] Aufgeben? Damit endet die Partie für alle am Tisch.
  }
resigned = Du hast aufgegeben.
away = Du hast diese Partie verlassen, und ein Computer spielt für dich. Du kannst deinen Platz jederzeit zurückholen, solange die Partie läuft.
button-return = Platz zurückholen
returned-to-game = Willkommen zurück. Du spielst wieder selbst.
button-advice = Was würdest du spielen?
button-anyway = Trotzdem zeigen
advice-warning = Der Rat eines Experten hilft beim Lernen, aber wenn du ihn annimmst, zählt diese Partie nicht für die Rangliste gegen Computer.
advice = **Was ein Experte spielen würde**, das Beste zuerst.
button-play-idea = { $count ->
    [1] Das spielen
   *[other] { $number } spielen
  }
advice-line = { $number } · { $rank ->
    [best] {"**Am besten:** "}
    [equal] {"**Genauso gut:** "}
   *[other] {""}
  }{ $action }{ $facts ->
    [none] {""}
   *[other] {" "}({ $facts })
  }
advice-but = aber { $fact }
advice-then = -# Dann: { $steps }{ $facts ->
    [none] {""}
   *[other] {" "}({ $facts })
  }
games-title = **Deine Partien** ({ $count }){ $waiting ->
    [0] {""}
    [one] {" "}· 1 wartet auf dich
   *[other] {" "}· { $waiting } warten auf dich
  }
games-line = { $number }. [{ $game }]({ $link }) { $who ->
    [with] mit { $names }
   *[of] · { $names }
  }: { $turn ->
    [yours] **du bist am Zug**
   *[another] { $mover } ist am Zug
  }, letzter Zug { $since }
digest-title = **Dein Tag** · { $day } · { $count ->
    [one] eine Partie wartet auf dich
   *[other] { $count } Partien warten auf dich
  }
digest-line = { $number }. [{ $game }]({ $link }) mit { $names }.
digest-more = { $count ->
    [one] Eine weitere findest
   *[other] { $count } weitere findest
  } du mit { $games }.
button-games = Meine Partien
games-none = Du spielst gerade nirgends. { $play } öffnet eine Lobby, und { $practice } startet eine Partie gegen Computer.
tables-title = **Tische auf diesem Server** · { $count }
tables-lobby = { $number }. [{ $game }]({ $link }) · { $you ->
    [alone] du wartest auf Mitspieler
    [full] voll besetzt mit { $names }, aber noch nicht gestartet
    [with] du und { $names } wartet auf Mitspieler
   *[without] { $names } { $count ->
        [one] wartet
       *[other] warten
      } auf Mitspieler
  }
tables-none = In den Kanälen, die du siehst, läuft keine Partie. Öffne eine Lobby mit { $play }!

# Die Halle: eine Nachricht in einem eigenen Kanal, die immer die freien Plätze und laufenden Partien zeigt

hall-seats = ### ⛺ Freie Plätze
hall-seats-none =
    {""}### ⛺ Freie Plätze
    {""}Gerade keine. { $play } in einem Spielkanal öffnet eine Lobby.
hall-seat =
    {""}**[{ $game }]({ $link })** · { $names }
    {""}-# { $free ->
        [1] ein Platz frei
        [2] zwei Plätze frei
        [3] drei Plätze frei
       *[other] { $free } Plätze frei
      } · { $clock } · geöffnet { $when }
hall-more = -# und { $count } weitere
hall-more-games = -# und { $games }
hall-count = { $count } { $game }
hall-games = ### 🎲 { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
  }: Wer ist dran?
hall-games-none =
    {""}### 🎲 Noch keine Partien
    {""}Lern ein Spiel in ein paar Minuten, indem du es spielst.
hall-game = [{ $game }]({ $link }) · { $names } · { $when }
hall-daily =
    {""}### ☀️ Tagespartie { $number }
    {""}{ $played ->
        [0] Noch niemand hat gespielt
        [one] Eine Person hat gespielt
       *[other] { $played } haben gespielt
      } · endet { $closes }
hall-cup =
    {""}### 🏆 Cup { $number }
    {""}{ $open ->
        [yes] { $members ->
            [0] Noch nimmt niemand teil
            [one] Eine Person nimmt teil
           *[other] { $members } nehmen teil
          } · endet { $when }
       *[no] Vorbei · der nächste beginnt { $when }
      }
hall-league =
    {""}### ⚔️ Liga, Saison { $season }
    {""}{ $state ->
        [running] { $played } von { $games } Partien · endet { $when }
        [begins] { $members } sind dabei · beginnt { $when }
       *[open] { $members ->
            [0] Noch ist niemand dabei
            [one] Eine Person ist dabei
           *[other] { $members } sind dabei
          } · ab { $fewest } geht es los
      }
week-title = **Die Woche, { $dates }**
week-games = { $ended ->
    [one] **Eine** Partie ist zu Ende
   *[other] **{ $ended }** Partien sind zu Ende
  }{ $running ->
    [0] .
    [one] , **eine** läuft.
   *[other] , **{ $running }** laufen.
  }
week-moves = { $moves ->
    [one] **Ein** Zug
   *[other] **{ $moves }** Züge
  } in { $running ->
    [one] einer laufenden Partie.
   *[other] **{ $running }** laufenden Partien.
  }
week-rise = ⬆️ Größter Aufstieg: **{ $name }**, +{ $points } auf { $rating }
week-record = ⭐ Rekord: { $names }, { $score } { $points ->
    [one] Punkt
   *[other] Punkte
  } bei [{ $game }]({ $link })
week-longest = 🚩 Am längsten: [{ $game }]({ $link }), { $unit ->
    [hours] { $count ->
        [one] eine Stunde
       *[other] { $count } Stunden
      }
   *[days] { $count ->
        [one] ein Tag
       *[other] { $count } Tage
      }
  }, gewonnen von { $names }
week-seats = ⛺ Freie Plätze: { $games }
week-seat = { $game }{ $free ->
    [1] {""}
   *[other] {" "}({ $free })
  }
week-stopped = Hier ist seit { $weeks } Wochen nichts passiert, deshalb gibt es keinen Wochenbeitrag mehr. Wer den Server verwaltet, kann ihn in { $settings } wieder einschalten.
hall-changed = -# Letzte Änderung { $when }
hall-joined = Du bist bei { $game } dabei: { $link }
button-hall-moves = Meine Züge
button-hall-tables = Alle Tische

seek-title = **🔎 Mitspieler suchen**
seek-about = -# Deine Suche gilt eine Woche. Passt sie zu einer anderen, beginnt das Spiel in einem Thread, und du bekommst eine DM.
seek-line = { $names } · **{ $game }** · { seek-details }
seek-details = { $clock } · { $rated ->
    [yes] gewertet
   *[no] nicht gewertet
  }{ $near ->
    [yes] {" "}· etwa gleich stark
   *[no] {""}
  }{ $free ->
    [0] {""}
    [1] {" "}· ein Platz frei
   *[other] {" "}· zwei Plätze frei
  }
seek-terms = { $rated ->
    [yes] Gewertet
   *[no] Nicht gewertet
  } · { $near ->
    [yes] etwa so stark wie ich
   *[no] egal wer
  }
seek-partner = Wer mit dir spielt…
button-seek = Mitspieler suchen
button-seek-place = Mitspieler suchen
button-seek-pair = Wir sind zu zweit…
button-seek-alone = Ich bin allein
button-seek-more = { $free ->
    [1] Noch jemanden suchen
   *[other] Noch zwei suchen
  }
button-seeks = Meine Suchen ({ $count })
seek-stands = { $state ->
    [asked] Ich frage **{ $partner }** per DM. Mit einer Zusage gilt deine Suche für **{ $game }** ({ seek-details }) bis { $until }.
   *[stands] Du suchst Mitspieler für **{ $game }** ({ seek-details }), bis { $until }. Beginnt das Spiel, bekommst du eine DM.
  } { $games } zeigt deine Suchen.
seek-no-one-else = Gerade sucht sonst niemand. Bis dahin:
seek-paired = Du spielst **{ $game }** mit { $names }. Das Spiel hat begonnen!
seek-paired-soon = Du spielst **{ $game }** mit { $names }. Den Link schicke ich dir gleich.
seek-partner-asked = **{ $name }** möchte{ $where ->
    [somewhere] {""}
   *[known] {" "}auf **{ $server }**
  } mit dir und { $free ->
    [1] noch jemandem
   *[other] zwei anderen
  } **{ $game }** spielen ({ $clock }). Sobald der Tisch voll ist, beginnt das Spiel.
seek-partner-answered = { $answer ->
    [yes] Du spielst **{ $game }** mit **{ $name }**, sobald euer Tisch voll ist. Dann bekommst du eine DM; in { $games } kannst du die Suche beenden.
   *[no] Du spielst **{ $game }** diesmal nicht mit **{ $name }**.
  }
seeks-title = **Suchen nach Mitspielern**
seeks-line = - { $game } ({ seek-details }): { $state ->
    [asks] **{ $name }** fragt, ob du mitspielst
    [asked] wartet auf **{ $partner }**
    [refused] **{ $partner }** hat nicht zugesagt
    [ended] ohne Erfolg, bis { $until }
   *[stands] bis { $until }
  }
seeks-stop = Suche beenden…
seeks-none = Du suchst gerade keine Mitspieler. Das geht mit { $seek } auf einem Server.
hall-seeks = ### 🔎 Mitspieler gesucht
hall-seeks-none = -# Gerade sucht niemand.
hall-seeks-about = -# *Spielen* beginnt das Spiel sofort.
hall-seek =
    {""}{ $names } · **{ $game }**
    {""}-# { seek-details } · { $when }

server-title =
    {""}### Servereinstellungen
    {""}Änderungen gelten sofort. Laufende Partien bleiben, wie sie sind.
server-channels = **Kanäle, in denen gespielt werden darf**
server-everywhere = Alle Kanäle
server-clock = **Bedenkzeit für Partien unter Menschen**
server-cancelling = **Wer eine Lobby absagen darf**
server-cancelling-host = Nur der Host
server-cancelling-host-about = Wer die Lobby geöffnet hat
server-cancelling-managers = Host und Serververwaltung
server-cancelling-managers-about = Der Host und alle, die diesen Server verwalten dürfen
server-cancelling-players = Alle mit einem Platz
server-cancelling-players-about = Der Host und alle, die schon dabei sind
server-language = **Sprache der Beiträge**
server-language-auto = Automatisch
server-language-auto-about = Die Sprache des Servers in Discord oder die des Hosts
server-language-one-about = Neue Tische hier sind in dieser Sprache
server-pings = **Pings im Kanal**
server-pings-on = Wer am Zug ist, wird angepingt
server-pings-on-about = Beiträge pingen alle an, die dort von ihren Zügen erfahren möchten
server-pings-off = Keine Pings
server-pings-off-about = Beiträge bleiben still; von Zügen erfährt man per Direktnachricht
server-hall =
    {""}**Halle**
    {""}-# Eine Nachricht mit freien Plätzen und laufenden Partien, immer aktuell. Am besten in einem eigenen Kanal.
server-hall-off = Keine Halle
server-cup =
    {""}**Cup der Woche**
    {""}-# Dieselben drei Partien für alle, die mit /cup teilnehmen. Das Ergebnis kommt in den Kanal der Halle.
server-cup-on = Jede Woche ein Cup
server-cup-off = Kein Cup
posts-title =
    ### Tages- und Wochenbeitrag
    {""}Beide sind lautlos und erwähnen niemanden. Die Uhrzeiten gelten in deiner Zeitzone ({ $zone }), die du mit { $notify } änderst.
button-posts = Beiträge …
posts-off = Kein Beitrag
posts-daily =
    {""}**Tagesbeitrag**
    {""}-# Die besten drei der gestrigen Tagespartie hier, Serien und ein Knopf für die heutige. Er entfällt, wenn hier niemand gespielt hat.
posts-week =
    {""}**Wochenbeitrag**
    {""}-# Sonntags nach 18:00 UTC: beendete Partien, der Cup, der größte Aufstieg, ein Rekord, freie Plätze. Das Ergebnis des Cups kommt dann nicht mehr extra.
posts-next = -# Das nächste Mal: { $when }
posts-blocked = In { $channel } kann ich nichts posten. Ich brauche dort diese Rechte: { $permissions }.
roles-title =
    ### Rollen für Sieger
    {""}Wer einen Titel hat, bekommt von mir die Rolle und gibt sie mit dem Titel wieder ab. Wähl Rollen ohne Rechte, die unter meiner stehen.
button-roles = Rollen …
roles-off = Keine Rolle
roles-cup =
    {""}**Cup-Sieg**
    {""}-# Wer die letzte Saison des Cups der Woche gewonnen hat.
roles-league =
    {""}**Ligasieg**
    {""}-# Wer in der letzten Saison der Liga in der eigenen Gruppe vorn lag.
roles-leader =
    {""}**Platz 1 einer Rangliste**
    {""}-# Der erste Platz aller Zeiten in der Rangliste, die du auswählst.
roles-board = Welche Rangliste?
roles-now = -# Zurzeit: { $names }
results-title =
    ### Ergebnisse für eigene Programme
    {""}Ich kann das Ergebnis jeder beendeten Partie an eine Webadresse von dir schicken, als JSON mit Signatur, und du kannst alle herunterladen. Verdecktes steht in beidem nicht; Partien in privaten Threads schicke ich nicht.
button-results = Ergebnisse …
button-results-start = Ergebnisse schicken …
button-results-change = Adresse ändern …
button-results-stop = Nichts mehr schicken
button-results-file = Herunterladen (CSV)
results-sent = Ergebnisse gehen an **{ $host }**.
results-delivered = -# Zuletzt angenommen { $when }
results-failing = **{ $error }** { $since }; seitdem wurde kein Ergebnis angenommen. Ich versuche es drei Tage lang.
results-form = Wohin sollen Ergebnisse gehen?
results-form-address = Adresse (https)
results-secret = Ab jetzt gehen Ergebnisse an **{ $host }**. Sie sind mit diesem Geheimnis signiert, das ich nicht noch einmal zeige: ||`{ $secret }`||
results-file = Hier sind die Ergebnisse aus allen Kanälen, die du siehst, die neuesten zuerst.
server-league =
    {""}**Liga**
    {""}-# Wer mitmacht, spielt in vier Wochen gegen alle in seiner Gruppe. In diesem Kanal steht die Tabelle, und in seinen Threads beginnen die Partien.
server-league-off = Keine Liga
server-league-blocked = Die Liga steht still, solange ich in { $channel } diese Rechte nicht habe: { $permissions }.
server-hall-blocked = Die Halle in { $channel } bleibt veraltet, solange ich dort diese Rechte nicht habe: { $permissions }.
table-moved = { $game } mit { $names } geht hier weiter.
rules-title = **{ $game }: Regeln** · { $page } von { $pages }
rules-which = Über welches Spiel möchtest du lesen?
unnamed = Entdecker { $code }
leaderboard-title = **Rangliste** · { $game } · { $board }
leaderboard-board = { $lineup } · { $scope } · { $season }
# For the description of the picture.
leaderboard-glance = { $rank }. { $name }, { $rating }
leaderboard-line = { $rank }. **{ $name }** · { $rating }{ $provisional ->
    [yes] ?
   *[no] {""}
  } ±{ $doubt }{ $moved ->
    [none] {""}
   *[other] {" "}({ $moved } in sieben Tagen)
  } · { $wins ->
    [0] kein Sieg
    [one] ein Sieg
   *[other] { $wins } Siege
  } in { $games ->
    [one] einer Partie
   *[other] { $games } Partien
  }{ $best ->
    [none] {""}
   *[other] {" "}· Bestwert { $best }
  } · zuletzt: { $form }
leaderboard-line-computers = { $rank }. **{ $name }** · { $wins } von { $games } gewonnen ({ $share } %){ $best ->
    [none] {""}
   *[other] , Bestwert { $best }
  }
leaderboard-own-computers = { $name ->
    [you] Du bist
   *[other] **{ $name }** ist
  } Nr. { $rank } von { $count } mit { $rating ->
    [0] keinem Sieg
    [one] einem Sieg
   *[other] { $rating } Siegen
  }.
leaderboard-own = { $name ->
    [you] Du bist
   *[other] **{ $name }** ist
  } Nr. { $rank } von { $count } mit { $rating }{ $provisional ->
    [yes] ?
   *[no] {""}
  } Punkten.
leaderboard-not-yet = { $name ->
    [you] Du hast
   *[other] **{ $name }** hat
  } hier noch keinen Rang. Spiel eine gewertete Partie mit { $play }!
leaderboard-no-rank = { $name ->
    [you] Du hast
   *[other] **{ $name }** hat
  } in dieser Saison keinen Rang.
leaderboard-not-yet-computers = { $name ->
    [you] Du hast
   *[other] **{ $name }** hat
  } hier noch keinen Rang. Starte eine Partie gegen Computer mit { $practice }!
# Under the picture of a leaderboard: what its signs mean.
leaderboard-legend = -# Kreise: die letzten Partien, golden für einen Sieg · { $kind ->
    [computers] Prozent: gewonnene Partien · Zahl: Siege
   *[rated] ▲▼: Rating in den letzten 7 Tagen · ?: weniger als 10 Partien
  }
leaderboard-provisional = *?* = vorläufig: weniger als 10 Partien
leaderboard-empty = Bisher hat { $scope ->
    [server] auf diesem Server noch niemand eine gewertete Partie
    [computers] noch niemand eine Partie gegen Computer
   *[everywhere] noch niemand eine gewertete Partie
  } beendet. { $scope ->
    [computers] Starte eine mit { $practice }!
   *[everywhere] Öffne eine Lobby mit { $play }!
  }
leaderboard-empty-of = { $scope ->
    [computers] Bisher hat noch niemand eine Partie gegen Computer beendet (**{ $what }**). Starte eine mit { $practice }!
    [server] Bisher hat auf diesem Server noch niemand eine gewertete Partie beendet (**{ $what }**). Öffne eine Lobby mit { $play }!
   *[everywhere] Bisher hat noch niemand eine gewertete Partie beendet (**{ $what }**). Öffne eine Lobby mit { $play }!
  }
leaderboard-no-results = Dort hat niemand eine gewertete Partie beendet.
profile-title = **{ $name }** · { $scope }
profile-standing = - { $board }: **{ $rating }**{ $provisional ->
    [yes] ?
   *[no] {""}
  } ±{ $doubt } · { $wins ->
    [0] kein Sieg
    [one] ein Sieg
   *[other] { $wins } Siege
  } in { $games ->
    [one] einer Partie
   *[other] { $games } Partien
  } · zuletzt: { $form }
profile-rank = Rang { $rank } von { $among } in { $board }.
profile-scores = Bestwert { $best }, schlechtestes Ergebnis { $worst }.
profile-streaks = { $longest ->
    [0] Noch kein Sieg.
    [one] Längste Serie: ein Sieg.
   *[other] Längste Serie: { $longest } Siege.
  }{ $current ->
    [0] {""}
    [one] {""}
   *[other] {" "}Gerade { $current } Siege in Folge.
  }{ $of ->
    [all] {""}
   *[other] {" "}(In den letzten { $of } Partien.)
  }
profile-achievements = **Erfolge**
achievement = { $sign } **{ $title }**: { $story }
profile-achievement = - { $achievement }{ $times ->
    [one] {""}
   *[other] {" "}({ $times } Mal)
  }
profile-achievements-more = - …und noch { $count }
achievement-narrow = Um Haaresbreite
achievement-narrow-story = mit einem einzigen Punkt Vorsprung gewonnen
achievement-streak = Siegesserie
achievement-streak-story = fünf Partien in Folge gewonnen
achievement-giant = Riesentöter
achievement-giant-story = jemanden mit 200 Punkten mehr Rating geschlagen
achievement-hundredth = Alter Hase
achievement-hundredth-story = hundert Partien gespielt
profile-opponent = Häufigster Gegner: **{ $name }**, in { $of ->
    [all] { $games ->
        [one] einer Partie
       *[other] { $games } Partien
    }
   *[other] { $games ->
        [one] einer
       *[other] { $games }
    } der letzten { $of } Partien
  }, mit { $won ->
    [0] keinem Sieg.
    [one] einem Sieg.
   *[other] { $won } Siegen.
  }
profile-seats = Siege nach Platz: { $seats }.
profile-seat = { $wins } von { $games } auf Platz { $seat }
profile-levels = Siege gegen Computer: { $levels }.
profile-level = { $level } { $wins } von { $games }
# What each land brought, by its colour.
profile-lands = Punkte je Land in { $games ->
    [one] einer Partie
   *[other] den letzten { $games } Partien
  }, im Schnitt: { $lands }.
profile-land = { $land ->
    [yellow] Gelb
    [blue] Blau
    [white] Weiß
    [green] Grün
    [red] Rot
   *[purple] Lila
  } { $points }
profile-hidden = Von **{ $name }** gibt es hier kein Profil: Entweder fehlt noch eine beendete gewertete Partie, oder der Name soll nicht überall zu sehen sein ({ $privacy }).
profile-empty = **{ $name }** hat { $scope ->
    [server] auf diesem Server{" "}
   *[everywhere] {""}
  }noch keine gewertete Partie beendet. { $play } öffnet eine Lobby.
lineup-computers-first = gegen Computer (Neuling)
lineup-computers-easy = gegen Computer (leicht)
lineup-computers-casual = gegen Computer (eher leicht)
lineup-computers-medium = gegen Computer (mittel)
lineup-computers-skilled = gegen Computer (eher schwer)
lineup-computers-hard = gegen Computer (schwer)
lineup-computers-expert = gegen Computer (Experte)
lineup-1v1 = Duell
lineup-2v2 = Partner
lineup-1v1v1 = zu dritt
lineup-1v1v1v1 = zu viert
season-ever = insgesamt
season-now = diese Saison
season-last = letzte Saison
season-past = { $quarter ->
    [1] erstes Quartal
    [2] zweites Quartal
    [3] drittes Quartal
   *[4] viertes Quartal
  } { $year }
button-up = Höher
button-down = Tiefer
button-mine = Mein Platz

# What goes wrong

refused-no-table-here = In diesem Kanal läuft keine Partie. Öffne eine Lobby mit { $play }.
refused-no-table-yours = Du spielst gerade nirgends mit. Öffne auf einem Server eine Lobby mit { $play }.
refused-which-table = Du spielst in mehreren Partien. Geh zu der, die du meinst: { $links }{ $more ->
    [0] {""}
   *[other] {" "}und { $more } weitere; { $games } zeigt alle.
  }
refused-not-in-server = Gespielt wird in den Kanälen eines Servers. Benutz diesen Befehl dort.
refused-bot-not-here = { $where ->
    [chat] In diesem Chat kann ich nichts posten. Partien mit anderen brauchen einen Server, auf dem ich bin: [Füg mich zu einem hinzu](<{ $url }>).
   *[server] Ich bin nicht auf diesem Server und kann hier nichts posten. [Füg mich hinzu](<{ $url }>) oder frag die Serververwaltung.
  }
refused-no-direct-messages = In diesem Kanal bin ich nicht, also würden wir in deinen Direktnachrichten spielen, und dort erreiche ich dich nicht. Schreib mir zuerst eine oder erlaube meine.
refused-dm-busy = In unseren Direktnachrichten läuft schon eine Partie: { $link }. { $watched ->
    [yes] Halte sie dort zuerst mit **Anhalten** an.
   *[no] Spiel sie erst zu Ende oder verlass sie dort mit /resign.
  }
refused-not-a-member = Diese Person ist nicht mehr auf diesem Server.
refused-message-no-game = Zu dieser Nachricht gibt es keine Partie, die ich dir zeigen kann.
refused-channel-busy = In diesem Kanal gibt es schon einen Tisch: { $link }. Soll ich für deinen einen Thread öffnen?
refused-thread-busy = In diesem Thread gibt es schon einen Tisch: { $link }. Öffne deinen in einem anderen Kanal.
refused-channel-taken = In diesem Kanal gibt es schon einen Tisch: { $link }. Öffne deinen in einem anderen Kanal, { $who ->
    [bot] denn hier kann ich keine Threads erstellen
   *[user] denn hier kannst du keine Threads erstellen
  }.
refused-your-threads = Du kannst in { $channel } keine Threads erstellen, deshalb öffne ich dort keinen für dich. Lass den Thread weg oder frag jemanden, der es kann.
refused-own-tables = Du hast schon { $most ->
    [one] einen Tisch
   *[other] { $most } Tische
  } offen, mehr geht nicht. Beende erst eine Partie oder sag eine Lobby ab: { $games } zeigt deine.
refused-own-lobbies = Du hast schon { $most ->
    [one] eine Lobby
   *[other] { $most } Lobbys
  } offen, mehr geht nicht. Starte erst eine oder sag eine ab.
refused-own-practice = Du spielst schon { $most ->
    [one] eine Partie
   *[other] { $most } Partien
  } gegen Computer, mehr geht nicht. Beende erst eine oder verlass eine mit { $resign }: { $games } zeigt deine.
refused-own-threads = Du hast in der letzten Stunde { $most ->
    [one] einen Thread
   *[other] { $most } Threads
  } geöffnet, mehr geht nicht. Den nächsten kannst du { $when } öffnen, oder jetzt einen Tisch ohne Thread.
refused-own-openings = Du hast in der letzten Stunde { $most ->
    [one] ein Spiel
   *[other] { $most } Spiele
  } eröffnet, mehr geht nicht. Das nächste kannst du { $when } eröffnen.
refused-own-videos = Ich arbeite noch an { $most ->
    [one] einer Animation
   *[other] { $most } Animationen
  } für dich. Versuch es danach noch einmal!
refused-server-tables = Auf diesem Server { $most ->
    [one] ist schon ein Tisch
   *[other] sind schon { $most } Tische
  } offen, mehr geht nicht. Versuch es noch einmal, wenn eine Partie vorbei ist.
refused-server-lobbies = Auf diesem Server { $most ->
    [one] ist schon eine Lobby
   *[other] sind schon { $most } Lobbys
  } offen, mehr geht nicht. Spiel in einer davon mit ({ $tables } zeigt sie) oder versuch es später noch einmal.
refused-server-practice = Auf diesem Server { $most ->
    [one] läuft schon eine Partie
   *[other] laufen schon { $most } Partien
  } gegen Computer, mehr geht nicht. Versuch es später noch einmal, oder schick mir { $practice } als Direktnachricht.
refused-server-threads = Auf diesem Server habe ich in der letzten Stunde { $most ->
    [one] einen Thread
   *[other] { $most } Threads
  } geöffnet, mehr geht nicht. Den nächsten kannst du { $when } öffnen.
refused-server-openings = Auf diesem Server wurden in der letzten Stunde { $most ->
    [one] ein Spiel
   *[other] { $most } Spiele
  } eröffnet, mehr geht nicht. Das nächste kannst du { $when } eröffnen.
refused-own-reports = Du hast in der letzten Stunde { $most }-mal etwas gemeldet, mehr geht nicht. Die nächste Meldung geht { $when }.
refused-server-reports = Auf diesem Server gab es in der letzten Stunde { $most } Meldungen, mehr geht nicht. Die nächste geht { $when }. Wenn es eilt, schreib der Serverleitung.
refused-report-self = Dich selbst kannst du nicht melden.
refused-report-bot = Ich nehme nur Meldungen über Menschen an. Schreib wegen eines Bots der Serverleitung.
refused-report-nowhere = Ich kann diese Meldung nicht weitergeben. Schreib der Serverleitung.
refused-report-blank = Die Serverleitung muss wissen, was passiert ist. Wähle im Menü der Person noch einmal *Melden* und beschreib es.
refused-reports-public = Diesen Kanal sehen alle. Wähle einen, den nur die Serverleitung sieht.
refused-own-seeks = Du hast in der letzten Stunde { $most }-mal gesucht, mehr geht nicht. Wieder suchen kannst du { $when }.
refused-server-seeks = Auf diesem Server wurde in der letzten Stunde { $most }-mal gesucht, mehr geht nicht. Wieder suchen kannst du { $when }.
refused-seeks-many = Auf diesem Server stehen schon { $most } Suchen, mehr geht nicht. Spiel bei einer davon mit oder versuch es später noch einmal.
refused-seek-gone = Diese Suche ist vorbei. { $seek } zeigt, wer noch sucht.
refused-seek-nowhere = Hier kann ich keinen Thread für ein Spiel öffnen. Nimm { $seek } in einem Kanal, in dem wir beide Threads öffnen dürfen, oder frag die Serverleitung.
refused-seek-partner-pending = { $name } hat noch nicht geantwortet. Die Suche findest du in { $games }.
refused-seek-with-partner = { $name } spielt bei deiner Suche für dieses Spiel mit. Beende sie in { $games }, bevor du eine neue beginnst.
refused-server-videos = Ich arbeite noch an { $most ->
    [one] einer Animation
   *[other] { $most } Animationen
  } für Leute auf diesem Server. Versuch es in ein paar Minuten noch einmal!
refused-other-channels = Auf diesem Server wird in { $channels } gespielt.
refused-not-manager = Diese Einstellungen kann nur die Serververwaltung ändern.
refused-not-yours-to-move = Diese Partie kannst du nicht verlegen. Das können nur ihr Host und die Serververwaltung.
refused-here-already = Diese Partie ist schon hier: { $link }.
refused-move-busy = In diesem Kanal gibt es einen anderen Tisch: { $link }. Verleg deinen in einen freien Kanal oder Thread.
refused-no-such-table = Diesen Tisch gibt es nicht mehr. Öffne eine neue Lobby mit { $play }.
refused-no-such-game = Diese beendete Partie finde ich nicht. Tipp ein paar Buchstaben eines Namens und wähl einen Vorschlag; { $history } zeigt deine Partien.
refused-no-replay-here = In diesem Kanal gibt es noch keine Partie zum Ansehen. Für eine andere gib { $replay } ein und füll „game“ aus, oder such dir in { $history } eine aus.
refused-cup-alone = Im Cup geht das nicht: Alle spielen die Partien allein, mit einem Versuch und ohne Hilfe.
refused-cup-off = Dieser Server hat keinen Cup der Woche. Die Serververwaltung kann ihn in { $settings } einschalten.
refused-cup-closed = Diese Partie ist nicht offen. { $cup } hat die von dieser Woche.
refused-cup-not-joined = Du nimmst am Cup dieses Servers noch nicht teil. Drück in { $cup } auf *Teilnehmen*.
refused-cup-played = Du hast den Cup dieser Woche schon gespielt, bevor du deine Daten gelöscht hast. Der nächste beginnt { $when }.
refused-league-off = Dieser Server hat keine Liga. Die Serververwaltung kann sie in { $settings } einschalten.
refused-league-full = Die Liga ist voll: Sie hat { $most } Plätze.
refused-daily-open = Andere spielen diese Partie noch: Du kannst das sehen, wenn die Tagespartie vorbei ist, am { $when }.
refused-daily-alone = In der Tagespartie geht das nicht: Alle spielen sie allein, mit einem Versuch und ohne Hilfe.
refused-daily-closed = Diese Tagespartie ist zu Ende, und du hast sie nicht gespielt. { $daily } hat die heutige.
refused-daily-none = An dem Tag gab es keine Tagespartie. { $daily } hat die heutige.
refused-daily-played = Du hast diese Tagespartie schon gespielt, bevor du deine Daten gelöscht hast. Die nächste öffnet { $when }.
refused-daily-unfinished = Teilen kannst du sie, wenn du fertig bist. { $daily } bringt dich zurück.
refused-daily-shared = Dieses Ergebnis hast du hier schon geteilt: { $where }
refused-still-working = Ich arbeite noch an deiner letzten Anfrage. Einen Moment!
refused-videos-busy = Ich arbeite gerade an zu vielen Animationen. Versuch es in ein paar Minuten noch einmal!
refused-video-failed = Beim Zeichnen dieser Animation ist etwas schiefgegangen. Deiner Partie ist nichts passiert. Versuch es noch einmal!
refused-rules-gone = Diese Partie läuft nach Regeln, die ich nicht mehr habe. Sag bitte der Person Bescheid, die den Bot betreibt.
refused-thread-exists = Diesen Thread gibt es schon: { $link }.
refused-rematch-offered = Dein Angebot wartet auf { $names }: { $link }
refused-rematch-busy = In diesem Kanal gibt es schon einen Tisch: { $link }.
refused-still-running = Diese Partie ist noch nicht vorbei: { $link }
refused-not-played = Eine Revanche können nur die starten, die mitgespielt haben. { $play } öffnet deine eigene Lobby.
refused-others-rematch = Diese Revanche ist für { $names }. { $play } öffnet deine eigene Lobby.
refused-channel-gone = Den Kanal dieser Partie gibt es nicht mehr. Öffne anderswo eine Lobby mit { $play }.
refused-channel-closed = Im Kanal dieser Partie kann ich nicht mehr posten. Öffne anderswo eine Lobby mit { $play }.
refused-not-host = Das kann nur der Host.
refused-host-cancels = Du hast diese Lobby geöffnet. **Optionen…** → **Lobby schließen** schließt sie für alle.
refused-host-starts = { $start ->
    [by-itself] { $name } kann jetzt starten. Sonst geht es { $when } von selbst los.
   *[by-host] { $name } startet diese Partie.
  }
refused-host-needs-seat = { $most ->
    [one] Du brauchst selbst einen Platz, nimm also nur einen Computer.
   *[other] Du brauchst selbst einen Platz, nimm also höchstens { $most } Computer.
  } Wenn Computer gegeneinander spielen sollen, nimm { $practice } mit „watch“.
refused-already-seated = Du hast an diesem Tisch schon einen Platz.
refused-not-invited = Diese Einladung ist nicht für dich.
refused-seat-is-free = Dieser Platz ist schon frei.
refused-not-joined = Du bist an diesem Tisch nicht dabei.
refused-not-seated = Du spielst an diesem Tisch nicht mit, kannst aber gern zuschauen. { $play } öffnet deine eigene Lobby.
refused-table-full = Alle Plätze an diesem Tisch sind besetzt.
refused-seat-kept = Dieser Platz ist reserviert für { $names }. Ohne Antwort wird er { $when } frei.
refused-put-off-before = Du hast es schon einmal verschoben. Nimm an oder sag **Nein, danke**.
refused-side-full = In diesem Team sind beide Plätze besetzt.
refused-too-slow = Das hat zu lange gedauert. Versuch es bitte noch einmal.
refused-too-many-players = { $most ->
    [2] Mit diesen Optionen ist das Spiel für zwei, und es sind schon mehr dabei.
   *[other] Mit diesen Optionen ist das Spiel für höchstens { $most }, und es sind schon mehr dabei.
  }
refused-invited-missing = Hier fehlt noch jemand: { $names }.
refused-too-few = Es { $missing ->
    [one] fehlt noch eine Person
   *[other] fehlen noch { $missing } Leute
  }.
refused-invited-self = An deinem eigenen Tisch hast du schon einen Platz. Lade jemand anderen ein.
refused-invited-twice = Du hast dieselbe Person zweimal eingeladen.
refused-invited-bot = { $name } ist ein Bot und kann nicht mitspielen.
refused-invited-often = Du hast { $name } in der letzten Stunde dreimal eingeladen. Die nächste Einladung geht { $when }; beitreten ist auch ohne möglich.
refused-invitations-blocked = { $name } nimmt von dir gerade keine Einladungen an. Eröffne den Tisch ohne; beitreten ist trotzdem möglich.
refused-invited-too-many = { $most ->
    [2] Dieses Spiel ist für zwei: Lade eine Person ein oder nimm einen Computer.
   *[other] Dieses Spiel ist für höchstens { $most }: Lade weniger Leute ein oder nimm weniger Computer.
  }
refused-lobby-cancelled = Diese Lobby wurde abgesagt. Öffne eine neue mit { $play }.
refused-on-hold = Diese Partie ruht. Drück **Fortsetzen** unter ihrem letzten Beitrag: { $link }
refused-not-on-hold = Diese Partie ruht nicht: { $link }
refused-managers-resume = Die Serververwaltung hat diese Partie beendet, deshalb kann nur sie sie fortsetzen.
refused-not-yours-to-resume = Fortsetzen kann diese Partie nur, wer mitspielt.
refused-not-yours-to-stop = Anhalten kann diese Partie nur, wer sie gestartet hat, oder die Serververwaltung.
refused-managers-end = Die Partien anderer kann nur die Serververwaltung beenden.
refused-nothing-to-end = In diesem Kanal gibt es keine Partie und keine Lobby.
refused-still-in-lobby = Diese Lobby ist noch offen: { $link }.
refused-follow-own = Du spielst in dieser Partie mit und erfährst sowieso, wie sie ausgeht.
refused-follows-many = Du folgst schon { $most } Partien, mehr geht nicht. Folge zuerst in { $games } einer weniger.
refused-game-over = Diese Partie ist schon vorbei: { $link }.
refused-alerts-many = Das sind mehr als { $most } Spiele auf deinen Servern, so viele gehen nicht. Nimm erst in { $notify } welche weg.
refused-seat-refused = An diesem Tisch ist kein Platz für dich. Such dir in { $tables } einen anderen oder öffne selbst einen mit { $play }.
refused-you-blocked = Du hast { $name } blockiert. Heb das zuerst in { $privacy } auf, dann klappt die Einladung.
refused-block-self = Dich selbst kannst du nicht blockieren.
refused-block-bot = { $name } ist ein Bot und kann dich nicht einladen.
refused-blocks-many = Du blockierst schon { $most } Personen, mehr geht nicht. Heb das zuerst in { $privacy } für jemanden auf.
refused-opening-barred = Die Serververwaltung lässt dich hier keine Tische öffnen. An anderen Tischen kannst du weiterhin mitspielen.
refused-barred-many = Auf dieser Liste stehen schon { $most } Personen, mehr geht nicht. Lass zuerst jemanden wieder Tische öffnen.
refused-already-started = Diese Partie hat schon begonnen: { $link }.
refused-file-for-players = Die Datei dieser Partie verrät jede Hand. Deshalb bekommen sie nur, die mitgespielt haben, bis alle von ihnen in der Wiederholung **Meine Hand zeigen** wählen. Ansehen kannst du die Partie mit { $replay }.
refused-no-winner = Diese Partie wurde abgebrochen, deshalb gibt es kein Ergebnis zu teilen.
refused-not-over = Diese Partie ist noch nicht vorbei. Was verdeckt ist, bleibt bis dahin verdeckt: { $link }
refused-not-started = Diese Partie hat noch nicht begonnen. Hier ist ihre Lobby: { $link }
refused-moved-on = Die Partie ist schon weiter, deshalb wurde nichts gespielt. So steht sie: { $link }
refused-not-your-turn-of = { $name } ist am Zug. Ich sage dir Bescheid, wenn du dran bist.
refused-nothing-to-plan = Gerade gibt es nichts zu planen: Was dein Zug bringt, siehst du erst, wenn er kommt. { $link }
refused-no-plan = Du hast hier nichts geplant. { $link }
refused-plan-done = Zu spät: Du bist schon am Zug, und ich habe wie geplant gespielt. So steht die Partie: { $link }
refused-plan-cancelled = Dieser Plan ist schon verworfen, und ich habe nichts für dich gespielt. So steht die Partie: { $link }
refused-undo-needs-agreement = In einer gewerteten Partie kannst du einen Zug nur zurücknehmen, wenn die anderen zustimmen, und die sind nicht mehr da. { $link }
refused-nothing-to-undo = Hier gibt es nichts zurückzunehmen: Sobald etwas aufgedeckt wurde, bleibt es beim Zug. { $link }
refused-no-such-choice = Das geht nicht mehr. Drück **Spielen** unter dem neuesten Beitrag: { $link }
refused-left = Du hast diese Partie verlassen, und ein Computer spielt für dich. Mit dem Button holst du dir deinen Platz zurück.
refused-not-left = Du spielst selbst; auf deinem Platz sitzt kein Computer.
refused-away-past = Dieser Tag ist vorbei. Wähl einen der Vorschläge.
refused-away-too-long = Du kannst in 90 Tagen bis zu 21 Tage weg sein. { $days ->
    [0] Die hast du vorerst alle verbraucht.
    [one] Vorerst hast du noch einen Tag.
   *[other] Vorerst hast du noch { $days } Tage.
  }
refused-not-away = Du bist gar nicht abwesend.
refused-no-such-day = Dieses Datum kann ich nicht lesen. Wähl einen Vorschlag oder schreib es so: 2030-12-24.
refused-no-such-zone = Die Zeitzone „{ $text }“ kenne ich nicht. Wähl einen der Vorschläge.
refused-quiet-too-long = Die Ruhezeit kann höchstens { $most } Stunden dauern.
refused-not-yours = Dieser Button gehört jemand anderem. { $privacy } zeigt, was ich über dich speichere.
refused-undo-not-asked = Ich konnte die anderen gerade nicht fragen. Drück den Button bitte in einer Minute noch einmal. { $link }
refused-not-asked = Diese Anfrage ist vorbei. { $link }
refused-no-clock = An diesem Tisch gibt es kein Zeitlimit.
refused-not-their-turn = Zeit kannst du nur anderen geben, und nur, solange sie am Zug sind. { $link }
refused-not-paused = Die Uhr läuft schon.
refused-not-late = Niemand ist mehr über der Zeit. { $link }
refused-level-fixed = Die Stufe lässt sich nur vor deinem ersten Zug ändern. Starte eine neue Partie, um gegen eine andere Stufe zu spielen.
refused-advice-busy = Gerade fragen mich sehr viele um Rat. Versuch es in einer Minute noch einmal!
refused-no-advice = Rat gibt es nur in Partien gegen Computer. Üben kannst du mit { $practice }.
refused-no-hand = In diesem Spiel gibt es keine verdeckten Hände.
refused-unknown-command = Dieser Befehl hat sich geändert. Drück in Discord Strg+R (auf dem Handy: schließ die App und öffne sie wieder) und versuch es dann noch einmal; { $help } zeigt alle Befehle.
refused-unknown-button = Diesen Button kenne ich nicht. Mit { $board } bekommst du einen frischen.
refused-not-served = Dieser Bot steht dir hier nicht zur Verfügung.
refused-missing-permissions = In { $channel } brauche ich diese Rechte: { $permissions }.
refused-role-managed = { $role } gehört zu Discord oder einer App, deshalb kann ich sie niemandem geben.
refused-role-powerful = { $role } hat Rechte über andere, deshalb gebe ich sie niemandem.
refused-role-lacking = Ich kann { $role } niemandem geben: In den Servereinstellungen fehlt mir dieses Recht: { $permissions }.
refused-role-above = Ich kann { $role } niemandem geben: Sie steht in der Rollenliste des Servers nicht unter meiner.
refused-role-silent = Ich kann { $role } nicht anpingen. Wähle eine Rolle, die alle erwähnen dürfen.
refused-webhook-address = Ich brauche eine öffentliche Webadresse, die mit https:// beginnt, ohne Namen oder Passwort darin.
permission = { $permission ->
    [view_channel] Kanal ansehen
    [send_messages] Nachrichten senden
    [send_messages_in_threads] Nachrichten in Threads senden
    [create_public_threads] Öffentliche Threads erstellen
    [attach_files] Dateien anhängen
    [read_message_history] Nachrichtenverlauf anzeigen
    [manage_roles] Rollen verwalten
    [manage_threads] Threads verwalten
   *[other] { $permission }
  }
refused-no-threads-here = Von hier aus kann ich keine Threads öffnen. Geh in einen Textkanal oder lass den Thread weg.
refused-unknown-profile = Dieses Profil gibt es nicht mehr. { $profile } zeigt deins.
refused-unknown-leaderboard = Eine Rangliste mit diesem Namen gibt es nicht. Versuch { $leaderboard }.
refused-unknown-rules = Diese Regelseite gibt es nicht.
unreachable = Ich habe Discord gerade nicht erreicht. Deine bisherigen Züge sind sicher: Sieh mit { $board } nach und versuch es noch einmal.
database-busy = Ich bin gerade nicht an die gespeicherten Partien gekommen, deshalb hat sich nichts geändert. Versuch es bitte in einer Minute noch einmal.
forbidden = Das lässt Discord mich hier nicht tun. Die Serververwaltung kann meine Rechte in diesem Kanal prüfen.
bug = Bei mir ist etwas schiefgegangen, und ich habe es protokolliert. Deine bisherigen Züge sind sicher: Sieh mit { $board } nach und versuch es noch einmal.

alt-score-sheet = { $game }: wie die Punkte zustande kamen. Der Button „Als Text“ zeigt sie in Worten, sobald die Partie vorbei ist.

# How a finished game turned (/analyse)

analysis = **{ $game }** · { $names } · so lief die Partie
analysis-waits = Deine Analyse ist als Nächste dran…
analysis-runs = Ich sehe mir jeden Zug noch einmal an: { $percent } % geschafft…
analysis-better = Besser: { $action }
analysis-line = **Zug { $turn }** · { $deed } Das hat etwa **{ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }** gekostet. Besser: **{ $action }**{ $facts ->
    [none] .
   *[other] { " " }({ $name ->
        [you] { $facts }
       *[other] für { $name }: { $facts }
    }).
  }
analysis-played = so wie gespielt: { $fact }
analysis-stretch = Züge { $first }–{ $last }: { $name ->
    [you] Deine Chancen
   *[other] Die Chancen von { $name }
  } stiegen um { $percent } %{ $deeds ->
    [none] .
   *[other] {" "}({ $deeds }).
  }
analysis-nothing = Keine teuren Fehler. Gut gespielt!
analysis-luck = Das Kartenglück war bei { $name ->
    [you] dir
   *[other] { $name }
  }: etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } (so viel macht es unter gleich starken Spielern aus).
analysis-luck-even = Das Kartenglück war ausgeglichen.
alt-analysis = { $game }: die Siegchancen aller, Zug für Zug.
alt-analysis-turn = { $turn ->
    [0] Zu Beginn
   *[other] Nach Zug { $turn }
  }: { $chances }
alt-analysis-chance = { $name } { $percent } %
button-analyse = Analysieren
button-what-if = Was wäre, wenn?
button-what-if-again = Anderer Zug
what-if = Was, wenn { $name ->
    [you] du anders gespielt hättest
   *[other] { $name } anders gespielt hätte
  }?
what-if-runs = Ich spiele von dort aus viele Male weiter…
what-if-chances = Mit **{ $action }** wären { $name ->
    [you] deine Chancen
   *[other] die Chancen von { $name }
  } bei { $percent } % gewesen, statt { $played } % nach dem gespielten Zug.
refused-no-such-move = Dieser Zug ist dort nicht möglich. Öffne die Stelle noch einmal aus der Analyse: { $link }
button-look-at = Zug { $turn }
command-analyse = Sehen, wie eine deiner beendeten Partien gelaufen ist
option-analyse-game = Welche Partie? Leer lassen für deine neueste
refused-no-game-to-analyse = Du hast noch keine Partie beendet. Mit { $play } oder { $practice } beginnst du eine.
refused-not-analysed-for = Eine Analyse zeigt jede Hand, deshalb können sie nur die sehen, die mitgespielt haben. Ansehen kannst du die Partie mit { $replay }.
refused-no-analysis = In dieser Partie gibt es nichts zu analysieren. Ansehen kannst du sie mit { $replay }.
refused-own-analyses = Ich sehe mir für dich gerade noch eine andere Partie an. Versuch es danach noch einmal!
refused-server-analyses = Ich sehe mir gerade noch { $most ->
    [one] eine Partie
   *[other] { $most } Partien
  } für Leute auf diesem Server an. Versuch es in ein paar Minuten noch einmal!
refused-analyses-busy = Ich sehe mir gerade zu viele Partien an. Versuch es in ein paar Minuten noch einmal!
refused-analysis-failed = Beim Ansehen dieser Partie ist etwas schiefgegangen. Ihr selbst ist nichts passiert. Versuch es noch einmal!
