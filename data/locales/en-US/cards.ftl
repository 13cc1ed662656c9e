# Where American spelling differs from data/locales/en. All other messages are taken from there.

cards-refused-discard-empty = The { $colour } discard pile is empty. Draw from the pile or from another color.
cards-refused-own-discard = You can’t draw the card you’re discarding this turn. Draw from the pile or from another color.
