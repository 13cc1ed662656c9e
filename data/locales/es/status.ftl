# The page that says how the bot fares (STATUS_FILE). Anybody may read it, also people who have never seen the bot.

status-title = { $bot }: { $headline }
status-number = { $number }
status-seconds = { $seconds } s

# What the bot, or one of its processes, is doing.
status-connected = en línea
status-connected-lead = Los botones y comandos responden, y los turnos se publican.
status-connecting = sin conexión con Discord
status-connecting-lead =
    El bot funciona, pero ahora mismo no consigue conectar con Discord. Lo sigue intentando. No se pierde ninguna
    jugada, y los mensajes pendientes llegarán después.
status-partly = en línea solo en parte
status-partly-lead =
    En algunos servidores el bot no responde ahora mismo a botones ni comandos. Allí las partidas esperan: no se
    pierde ninguna jugada ni corre ningún reloj.
status-silent = no responde
status-silent-lead = Ahora mismo no funcionan ni los botones ni los comandos. No se pierde ninguna jugada, y ningún reloj corre hasta que el bot vuelva.
status-ended = parado
status-ended-lead =
    El bot está parado, seguramente para instalar una versión nueva. No se pierde ninguna jugada, y ningún reloj
    corre hasta que vuelva.

status-written = Actualizado
# Begins where the time ends.
status-stale =
    {", y cada minuto."} Si de eso hace más de cinco minutos, el bot está caído y las cifras de abajo son de antes. No
    se pierde ninguna jugada, y ningún reloj corre hasta que vuelva.

status-playing = Partidas en juego
status-lobbies = Salas abiertas
status-pending = Turnos por publicar
status-oldest = { $minutes ->
    [one] el más antiguo, desde hace un minuto
   *[other] el más antiguo, desde hace { $minutes } minutos
}
status-quick = Botones y comandos responden en
status-quick-note = 19 de cada 20 veces
status-version = Versión { $version }
status-running = · en marcha desde
# Before the time at which the bot was switched off.
status-since = Desde

status-column-shards = Shard
status-column-state = Estado
status-column-quick = Responde en
