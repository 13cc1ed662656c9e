# What games of coloured cards refuse alike. The game says { $card } and { $colour } in its own words.

cards-refused-no-such-card = En esta partida no existe esa carta ({ $card }).
cards-refused-card-not-in-hand = No tienes esa carta ({ $card }).
cards-refused-discard-empty = No hay descartes de color { $colour }. Roba del mazo o de otro color.
cards-refused-own-discard = No puedes llevarte la carta que descartas en este mismo turno. Roba del mazo o de otro color.
