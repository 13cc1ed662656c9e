# What games of coloured cards refuse alike. The game says { $card } and { $colour } in its own words.

cards-refused-no-such-card = Não existe a carta { $card } nesta partida.
cards-refused-card-not-in-hand = Você não tem a carta { $card }.
cards-refused-discard-empty = O descarte { $colour } está vazio. Compre do monte ou do descarte de outra cor.
cards-refused-own-discard = Você não pode pegar de volta a carta que está descartando neste turno. Compre do monte ou do descarte de outra cor.
