# What games of coloured cards refuse alike. The game says { $card } and { $colour } in its own words.

cards-refused-no-such-card = There’s no card { $card } in this game.
cards-refused-card-not-in-hand = You don’t have the { $card }.
cards-refused-discard-empty = The { $colour } discard pile is empty. Draw from the pile or from another colour.
cards-refused-own-discard = You can’t draw the card you’re discarding this turn. Draw from the pile or from another colour.
