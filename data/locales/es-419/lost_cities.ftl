# Where Latin American Spanish differs from data/locales/es. All other messages are taken from there.

lost_cities-drew = Robaste { lost_cities-card.el }.
lost_cities-round-ended = El mazo se acabó y termina la ronda { $round }: { $scores }.
