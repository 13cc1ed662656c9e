# The page that says how the bot fares (STATUS_FILE). Anybody may read it, also people who have never seen the bot.

status-title = { $bot }: { $headline }
status-number = { $number }
status-seconds = { $seconds } s

# What the bot, or one of its processes, is doing.
status-connected = online
status-connected-lead = Botões e comandos respondem, e os turnos são publicados.
status-connecting = sem conexão com o Discord
status-connecting-lead =
    O bot está funcionando, mas não consegue falar com o Discord no momento. Ele continua tentando. Nenhuma jogada se
    perde, e as mensagens pendentes vão chegar.
status-partly = parcialmente online
status-partly-lead =
    Em alguns servidores, o bot não está respondendo a botões e comandos no momento. As partidas de lá esperam: nenhuma
    jogada se perde e nenhum relógio corre.
status-silent = sem resposta
status-silent-lead = Botões e comandos não funcionam no momento. Nenhuma jogada se perde, e nenhum relógio corre até o bot voltar.
status-ended = parado
status-ended-lead =
    O bot foi parado, provavelmente para instalar uma versão mais nova. Nenhuma jogada se perde, e nenhum relógio corre
    até ele voltar.

status-written = Atualizado
# Begins where the time ends.
status-stale =
    {", e a cada minuto."} Se isso foi há mais de cinco minutos, o bot está fora do ar e os números abaixo são de antes.
    Nenhuma jogada se perde, e nenhum relógio corre até ele voltar.

status-playing = Partidas em andamento
status-lobbies = Lobbies abertos
status-pending = Turnos esperando publicação
status-oldest = { $minutes ->
    [one] o mais antigo há um minuto
   *[other] o mais antigo há { $minutes } minutos
}
status-quick = Botões e comandos respondidos em até
status-quick-note = 19 vezes em 20
status-version = Versão { $version }
status-running = · no ar desde
# Before the time at which the bot was switched off.
status-since = Desde

status-column-shards = Shard
status-column-state = Estado
status-column-quick = Responde em
