# What games of coloured cards refuse alike. The game says { $card } and { $colour } in its own words.

# $card is what was typed, such as Z3.
cards-refused-no-such-card = There’s no card { $card } in this game.
# $card is a finished lost_cities-card or lost_cities_board-card, made from $card_colour and $card_number.
cards-refused-card-not-in-hand = You don’t have the { $card }.
# $colour is finished words; $colour_id is its id, Y to P.
cards-refused-discard-empty = The { $colour } discard pile is empty. Draw from the pile or from another colour.
cards-refused-own-discard = You can’t draw the card you’re discarding this turn. Draw from the pile or from another colour.
