# Where American spelling differs from data/locales/en. All other messages are taken from there.

lesson-lost_cities_board-start-ask = Each card you play moves one of your explorers up the path of its color. Start the blue path with an adventurer.
lesson-lost_cities_board-start-hint = You have to start a path with your lowest card of that color. The other blue ones are dimmed.
lesson-lost_cities_board-stones-wrong-high = The step is the same, but lower green cards in your hand don’t fit anymore. Play the lowest that fits.
lesson-lost_cities_board-researcher-hint = One color has a very low card and three more to follow.
lesson-lost_cities_board-researcher-wrong = That’s an adventurer, and not your best path. Find the color with most cards.
