# The page that says how the bot fares (STATUS_FILE). Anybody may read it, also people who have never seen the bot.

status-title = { $bot } : { $headline }
status-number = { $number }
status-seconds = { $seconds } s

# What the bot, or one of its processes, is doing.
status-connected = en ligne
status-connected-lead = Les boutons et les commandes répondent, et les tours sont publiés.
status-connecting = Discord injoignable
status-connecting-lead =
    Le bot tourne, mais n’arrive pas à joindre Discord pour le moment. Il réessaie sans arrêt. Aucun coup n’est perdu,
    et les messages en attente suivront.
status-partly = en partie en ligne
status-partly-lead =
    Sur certains serveurs, le bot ne répond pas aux boutons ni aux commandes pour le moment. Les parties y attendent :
    aucun coup n’est perdu, et aucun chrono ne tourne.
status-silent = ne répond pas
status-silent-lead = Les boutons et les commandes ne marchent pas pour le moment. Aucun coup n’est perdu, et aucun chrono ne tourne jusqu’au retour du bot.
status-ended = arrêté
status-ended-lead =
    Le bot a été arrêté, sans doute pour installer une nouvelle version. Aucun coup n’est perdu, et aucun chrono ne
    tourne jusqu’à son retour.

status-written = Mis à jour
# Begins where the time ends.
status-stale =
    {", puis chaque minute."} Si ça fait plus de cinq minutes, le bot est en panne et les chiffres ci-dessous datent
    d’avant. Aucun coup n’est perdu, et aucun chrono ne tourne jusqu’à son retour.

status-playing = Parties en cours
status-lobbies = Lobbys ouverts
status-pending = Tours en attente de publication
status-oldest = { $minutes ->
    [one] le plus ancien depuis une minute
   *[other] le plus ancien depuis { $minutes } minutes
}
status-quick = Boutons et commandes : réponse en moins de
status-quick-note = 19 fois sur 20
status-version = Version { $version }
status-running = · en marche depuis
# Before the time at which the bot was switched off.
status-since = Depuis

status-column-shards = Shard
status-column-state = État
status-column-quick = Réponse en
