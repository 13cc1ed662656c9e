# Duplicate matches: everyone plays the same deals, alone against the same computers
# Ein „Match“ besteht aus „Partien“ (deals), die alle für sich spielen.

duplicate-progress = { $name }: { $gone ->
    [yes] hat das Match verlassen
   *[no] { $done } von { $deals } Partien gespielt
  }
duplicate-compared = Partie { $deal }: { $results }
duplicate-difference = { $by } ({ $own } zu { $computer })
duplicate-unfinished = { $score } (nicht rechtzeitig fertig)
duplicate-began = Das Match hat begonnen.
duplicate-finished = { $name } hat Partie { $deal } gespielt.
duplicate-out-of-time = Die Bedenkzeit von { $name } für Partie { $deal } ist abgelaufen.
duplicate-gave-up = { $name } hat das Match verlassen.
duplicate-line = Partie { $deal }, { $own } zu { $computer }
duplicate-line-unfinished = Partie { $deal }, nicht rechtzeitig fertig

# What players see of a match

match-agreed = Duplikat-Match mit { $deals } Partien, { $options }
match-rules = **Duplikat-Match:** Alle spielen dieselben { $deals } Partien, für sich allein und wann sie wollen. In jeder Partie ist der Gegner ein Computer ({ $level }), für alle derselbe. Es zählt, wie weit du am Ende vor ihm liegst. Eine Partie, die nicht rechtzeitig fertig wird, zählt { $unfinished }.
match-running = **{ $game }** · Duplikat-Match mit { $deals } Partien. Drück **Spielen**: Deine nächste Partie öffnet sich nur für dich. Verratet bitte nichts über die Karten, bevor das Match vorbei ist!
match-until = · die Zeit läuft { $when } ab
match-next = Partie { $deal } von { $deals }, gegen { $opponent }. Spiel sie in einem Rutsch oder nach und nach; sie bleibt da stehen, wo du aufgehört hast.
match-deal = -# Partie { $deal } von { $deals } · gegen { $opponent }
match-deal-done = Du hast Partie { $deal } von { $deals } beendet: **{ $result }**.
match-wait = Das war deine letzte. Das Match endet, wenn alle fertig sind.
match-over = Das Match ist vorbei.
match-past = Das Match ist vorbei.
match-won = **Ende des Matches.** { $winners } gewinnt mit insgesamt { $sum }, { $ahead ->
    [one] einem Punkt
   *[other] { $points } Punkten
  } Vorsprung.
match-shared = **Ende des Matches.** { $winners } teilen sich den Sieg mit je { $sum }.
match-resigned = **Ende des Matches.** Sonst ist niemand mehr dabei, also gewinnt { $winners }.
match-abandoned = **Ende des Matches.** Niemand hat eine Partie beendet, deshalb zählt es nicht.
match-sums = Alle Partien: { $sums }
match-followed = **{ $game }**, Duplikat-Match: Der neueste Beitrag ist weiter unten.
match-replays = Welche Partie möchtest du ansehen?
match-replay = Partie { $deal } · { $name }
match-no-replays = Niemand hat eine Partie beendet, deshalb gibt es nichts anzusehen.
match-verified = { $holds ->
    [no] **Die Mischung stimmt nicht.** Der Seed `{ $seed }` hat den Fingerabdruck `{ $fingerprint }`, aber nicht alle haben die Partien gespielt, die er ergibt. Sag bitte der Person Bescheid, die den Bot betreibt.
   *[yes] **Mischung bestätigt.** Der Seed `{ $seed }` hat den Fingerabdruck `{ $fingerprint }`: Vergleich ihn mit dem Beitrag des Matches. Alle haben die Partien gespielt, die er ergibt, und beim Nachspielen kommen dieselben Punkte heraus. Wie du das ohne mich prüfst, weiß die Person, die mich betreibt.
  }
match-seed = Partie { $deal }: `{ $seed }`
match-reminder = { $mention }, du hast noch eine Partie zu Ende zu spielen.
lobby-match-started = Das Duplikat-Match hat begonnen.
direct-match = **{ $game }** mit { $names }: Euer Duplikat-Match hat begonnen.
direct-match-reminder = **{ $game }** mit { $names }: Du hast noch eine Partie des Matches zu Ende zu spielen.
button-deal = Partie { $deal } spielen
lineup-duplicate = Duplikat-Matches
option-duplicate = Duplikat-Match: Alle spielen dieselben Partien gegen dieselben Computer
refused-no-matches = Für dieses Spiel gibt es keine Duplikat-Matches. { $play } hat welche für Lost Cities.
refused-match-of-people = In einem Duplikat-Match können keine Computer mitspielen: Alle spielen sowieso gegen einen.
refused-match-alone = In einem Duplikat-Match geht das nicht: Alle spielen ihre eigenen Partien. Drück **Spielen** für deine.
refused-match-deal-alone = In einem Duplikat-Match geht das nicht: Alle spielen dieselbe Partie für sich allein und ohne Hilfe.
refused-match-open = Andere müssen diese Partien noch spielen: Du kannst das sehen, wenn das Match vorbei ist.
refused-match-deal-closed = Diese Partie ist geschlossen: Deine Zeit dafür ist abgelaufen, deshalb zählt sie als nicht beendet.
refused-match-left = Du hast dieses Match verlassen.
refused-match-over = Das Match ist vorbei.
refused-match-played = Du hast alle deine Partien gespielt. Das Match endet, wenn alle fertig sind.
