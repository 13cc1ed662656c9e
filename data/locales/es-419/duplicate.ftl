# Where Latin American Spanish differs from data/locales/es. All other messages are taken from there.

duplicate-progress = { $name }: { $gone ->
    [yes] dejó el duelo
   *[no] { $done } de { $deals } repartos jugados
  }
duplicate-out-of-time = A { $name } se le acabó el tiempo del reparto { $deal }.
duplicate-gave-up = { $name } dejó el duelo.
match-rules = **Duelo duplicado:** todos juegan los mismos { $deals } repartos por su cuenta, cuando les venga bien. En cada reparto el rival es una computadora ({ $level }), la misma para todos. Cuenta la ventaja que le saque cada cual. Un reparto sin terminar a tiempo cuenta { $unfinished }.
match-running = **{ $game }** · duelo duplicado de { $deals } repartos. Pulsa **Jugar**: tu próximo reparto se abre solo para ti. ¡No hablen de las cartas hasta que acabe!
match-deal-done = Terminaste el reparto { $deal } de { $deals }: **{ $result }**.
match-over = El duelo terminó.
match-past = el duelo terminó.
lobby-match-started = El duelo duplicado empezó.
direct-match = **{ $game }** con { $names }: empezó su duelo duplicado.
option-duplicate = Duelo duplicado: todos juegan los mismos repartos contra las mismas computadoras
refused-match-of-people = Las computadoras no entran en un duelo duplicado: ya juega cada quien contra una.
refused-match-left = Dejaste este duelo.
refused-match-over = El duelo terminó.
