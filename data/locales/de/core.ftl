# Glossar (eine Sache, ein Wort)
#   game: Spiel (der Titel), Partie (was man gerade spielt) · table: Tisch · lobby: Lobby · host: Host · seat: Platz
#   player: Spieler, Mitspieler · opponent: Gegner · partner: Partner · side: Team · turn, move: Zug · step: Schritt
#   round: Runde · card: Karte · hand: Hand · draw pile: Nachziehstapel · discard pile, discards: Ablagestapel, Ablage
#   to discard: ablegen · to play (a card): ausspielen, anlegen · to draw: ziehen · wager: Wettkarte
#   expedition: Expedition · score, points: Punkte · clock: Bedenkzeit, Uhr · away: abwesend
#   quiet hours: Ruhezeit · ping: Ping · DM: Direktnachricht · daily digest: Tagesübersicht · reminder: Erinnerung
#   daily deal: Tagespartie (darin deal: Mischung) · duplicate match: Duplikat-Match (darin deal: Partie) · cup: Cup (darin deal: Partie) · season: Saison · follow: folgen · block: blockieren · role: Rolle · lesson: Lektion · hint: Tipp · advice: Rat · achievement: Erfolg · streak: Serie
#   leaderboard: Rangliste · rated: gewertet · rating: Rating · provisional: vorläufig · rematch: Revanche
#   replay: Wiederholung · log: Verlauf · board (/board): Spielstand · undo: zurücknehmen · resign: aufgeben
#   on hold: ruht · resume: fortsetzen · shuffle: Mischung · seed: Seed · fingerprint: Fingerabdruck
#   server manager: Serververwaltung · operator: wer den Bot betreibt · channel: Kanal · thread: Thread
#   Brettspiel: path: Pfad · stone: Stein · column: Reihe · explorer: Entdecker · adventurer: Abenteurer
#     researcher: Forscher · artifact: Artefakt · arrow: Pfeil · bridge: Brücke · tile: Plättchen
#   Tikal: tile: Plättchen · hex: Feld · temple: Tempel · ruin: Ruine · clearing: Lichtung · volcano: Vulkan
#     base camp: Basislager · camp: Lager · explorer: Forscher · leader: Leiter · guard: Wächter · treasure: Schatz
#     action point: Aktionspunkt · victory point: Siegpunkt · scoring round: Wertungsrunde · to excavate: ausgraben
#     to swap: tauschen · auction: Auktion · bid: Gebot, bieten · pass: passen

# What every game says alike.

refused-not-your-turn = Du bist nicht am Zug.
refused-game-finished = Diese Partie ist vorbei. Mit { $play } startest du eine neue.
refused-no-such-action = So einen Zug gibt es in diesem Spiel nicht.
refused-no-such-seat = Diesen Platz hat niemand.
refused-bad-options = Diese Optionen passen nicht zusammen: { $problem }.
refused-bad-seed = Der Seed darf nicht negativ sein.
refused-bad-notation = „{ $text }“ kann ich nicht als Zug lesen. Schreib ihn so: { $expected }, oder wähl einen Vorschlag.
refused-wrong-seats = { $fewest ->
    [2] { $most ->
        [2] Dieses Spiel ist für zwei Personen
       *[other] Dieses Spiel ist für { $fewest } bis { $most } Personen
    }
   *[other] Dieses Spiel ist für { $fewest } bis { $most } Personen
  }, nicht für { $seats }.

# The turning point that every game has, in a replay

turning-lead = { $name } { $count ->
    [one] geht
   *[other] gehen
  } endgültig in Führung

# What decided a game, on the picture to share; games name it, in a clause that begins with a name or small.

turning-decisive = Wendepunkt: { $what }.

clauses = { $first }; { $then }

# To the answers that have no room beside the first ones; of ways, the farther ones.
more-answers = { $question ->
    [go] Weiter weg…
   *[other] Mehr…
  }
