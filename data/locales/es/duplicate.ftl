# Duplicate matches: everyone plays the same deals, alone against the same computers

duplicate-progress = { $name }: { $gone ->
    [yes] ha dejado el duelo
   *[no] { $done } de { $deals } repartos jugados
  }
duplicate-compared = Reparto { $deal }: { $results }
duplicate-difference = { $by } ({ $own } a { $computer })
duplicate-unfinished = { $score } (sin terminar a tiempo)
duplicate-began = Empieza el duelo.
duplicate-finished = { $name } ha jugado el reparto { $deal }.
duplicate-out-of-time = A { $name } se le ha acabado el tiempo del reparto { $deal }.
duplicate-gave-up = { $name } ha dejado el duelo.
duplicate-line = reparto { $deal }, { $own } a { $computer }
duplicate-line-unfinished = reparto { $deal }, sin terminar a tiempo

# What players see of a match

match-agreed = duelo duplicado de { $deals } repartos, { $options }
match-rules = **Duelo duplicado:** todos juegan los mismos { $deals } repartos por su cuenta, cuando les venga bien. En cada reparto el rival es un ordenador ({ $level }), el mismo para todos. Cuenta la ventaja que le saque cada cual. Un reparto sin terminar a tiempo cuenta { $unfinished }.
match-running = **{ $game }** · duelo duplicado de { $deals } repartos. Pulsa **Jugar**: tu próximo reparto se abre solo para ti. ¡No habléis de las cartas hasta que acabe!
match-until = · el reparto se cierra { $when }
match-next = Reparto { $deal } de { $deals }, contra { $opponent }. Juégalo de una sentada o poco a poco: sigue abierto donde lo dejes.
match-deal = -# Reparto { $deal } de { $deals } · contra { $opponent }
match-deal-done = Has terminado el reparto { $deal } de { $deals }: **{ $result }**.
match-wait = Era el último. El duelo acaba cuando todos hayan terminado.
match-over = El duelo ha terminado.
match-past = el duelo ha terminado.
match-won = **Fin del duelo.** Gana { $winners } con { $sum } en total y { $ahead ->
    [one] { $points } punto
   *[other] { $points } puntos
  } de ventaja.
match-shared = **Fin del duelo.** { $winners } comparten la victoria con { $sum } en total.
match-resigned = **Fin del duelo.** No queda nadie más, así que gana { $winners }.
match-abandoned = **Fin del duelo.** Nadie ha terminado ningún reparto, así que no cuenta.
match-sums = Todos los repartos: { $sums }
match-followed = **{ $game }**, duelo duplicado: el mensaje más reciente está más abajo.
match-replays = ¿Qué reparto quieres ver?
match-replay = Reparto { $deal } · { $name }
match-no-replays = Nadie ha terminado ningún reparto, así que no hay nada que ver.
match-verified = { $holds ->
    [no] **La mezcla no cuadra.** La semilla `{ $seed }` tiene la huella `{ $fingerprint }`, pero no todos han jugado los repartos que salen de ella. Avisa a quien lleva el bot.
   *[yes] **Mezcla verificada.** La semilla `{ $seed }` tiene la huella `{ $fingerprint }`: compárala con el mensaje del duelo. Todos han jugado los repartos que salen de ella, y al repetirlos se llega a los mismos puntos. Quien me lleva sabe cómo comprobarlo sin mí.
  }
match-seed = Reparto { $deal }: `{ $seed }`
match-reminder = { $mention }, todavía te queda un reparto por terminar.
lobby-match-started = El duelo duplicado ha empezado.
direct-match = **{ $game }** con { $names }: ha empezado vuestro duelo duplicado.
direct-match-reminder = **{ $game }** con { $names }: todavía te queda un reparto del duelo por terminar.
button-deal = Jugar reparto { $deal }
lineup-duplicate = duelos duplicados
option-duplicate = Duelo duplicado: todos juegan los mismos repartos contra los mismos ordenadores
refused-no-matches = Este juego no tiene duelos duplicados. Lost Cities sí: ábrelos con { $play }.
refused-match-of-people = Los ordenadores no entran en un duelo duplicado: ya juega cada cual contra uno.
refused-match-alone = Eso no se puede en un duelo duplicado: cada cual juega sus repartos. Pulsa **Jugar** para ver el tuyo.
refused-match-deal-alone = Eso no se puede en un duelo duplicado: todos juegan el mismo reparto por su cuenta y sin ayuda.
refused-match-open = Otros aún tienen que jugar estos repartos: podrás verlo cuando acabe el duelo.
refused-match-deal-closed = Ese reparto está cerrado: se te acabó el tiempo, así que cuenta como no terminado.
refused-match-left = Has dejado este duelo.
refused-match-over = El duelo ha terminado.
refused-match-played = Ya has jugado todos tus repartos. El duelo acaba cuando todos hayan terminado.
