# The page that says how the bot fares (STATUS_FILE). Anybody may read it, also people who have never seen the bot.

status-title = { $bot }: { $headline }
status-number = { $number }
status-seconds = { $seconds } s

# What the bot, or one of its processes, is doing.
status-connected = online
status-connected-lead = Buttons und Befehle werden beantwortet, und Züge werden gepostet.
status-connecting = erreicht Discord nicht
status-connecting-lead =
    Der Bot läuft, erreicht Discord aber gerade nicht. Er versucht es weiter. Kein Zug geht verloren, und fällige
    Beiträge folgen.
status-partly = teilweise online
status-partly-lead =
    Auf einigen Servern beantwortet der Bot Buttons und Befehle gerade nicht. Die Partien dort warten: Kein Zug geht
    verloren, und keine Bedenkzeit läuft ab.
status-silent = antwortet nicht
status-silent-lead = Buttons und Befehle funktionieren gerade nicht. Kein Zug geht verloren, und keine Bedenkzeit läuft ab, bis der Bot zurück ist.
status-ended = gestoppt
status-ended-lead =
    Der Bot wurde gestoppt, wahrscheinlich für eine neue Version. Kein Zug geht verloren, und keine Bedenkzeit läuft
    ab, bis er zurück ist.

status-written = Stand
# Begins where the time ends.
status-stale =
    {", jede Minute neu."} Ist das mehr als fünf Minuten her, ist der Bot ausgefallen, und die Zahlen unten sind von
    davor. Kein Zug geht verloren, und keine Bedenkzeit läuft ab, bis er zurück ist.

status-playing = Laufende Partien
status-lobbies = Offene Lobbys
status-pending = Züge, die noch gepostet werden
status-oldest = { $minutes ->
    [one] der älteste seit einer Minute
   *[other] der älteste seit { $minutes } Minuten
}
status-quick = Antwort auf Buttons und Befehle innerhalb von
status-quick-note = in 19 von 20 Fällen
status-version = Version { $version }
status-running = · läuft seit
# Before the time at which the bot was switched off.
status-since = Seit

status-column-shards = Shard
status-column-state = Zustand
status-column-quick = Antwortet innerhalb von
