# Where Latin American Spanish differs from data/locales/es. All other messages are taken from there.

lost_cities_board-ended = { $why ->
    [bridge] El quinto explorador ha cruzado el puente y termina la expedición { $expedition }
   *[pile] El mazo se acabó y termina la expedición { $expedition }
  }: { $scores }.
