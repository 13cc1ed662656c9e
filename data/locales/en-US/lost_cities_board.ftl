# Where American spelling differs from data/locales/en. All other messages are taken from there.

option-lost_cities_board-free_first_card-about = Start a path with any card, not only your lowest of its color
lost_cities_board-refused-not-lowest = You must start a path with your lowest card of its color; you have a lower one than the { $card }.
lost_cities_board-why-dead = doesn’t fit your column anymore
