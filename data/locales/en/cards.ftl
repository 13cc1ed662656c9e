# What games of coloured cards refuse alike. The game says { $card } and { $colour } in its own words.

cards-refused-no-such-card = There is no card { $card } in this game.
cards-refused-card-not-in-hand = You do not hold the { $card }.
cards-refused-discard-empty = The { $colour } discard pile is empty. Draw from the pile or from another colour.
cards-refused-own-discard = You may not take back the card you discard this turn. Draw from the pile or from another colour.
