# Where Latin American Spanish differs from data/locales/es. All other messages are taken from there.

tikal-position = { $what ->
    [tile] { $name } pone la loseta: { $land }
    [act] Turno de { $name }: { tikal-left }
    [scoring] Ronda de puntuación { $number }, turno de { $name }: { tikal-left }
    [final] Última ronda de puntuación, turno de { $name }: { tikal-left }
    [bid] Puja de { $name } por: { $open }
    [choose] { $name } elige entre: { $open }
   *[over] La partida terminó
  }. { $stack ->
    [0] No quedan losetas
    [one] Queda una loseta, del grupo { $group }
   *[other] Quedan { $stack } losetas, la próxima del grupo { $group }
  }.
