# Where American spelling differs from data/locales/en. All other messages are taken from there.

lesson-lost_cities-turn-wrong-high = You can do that, but your lower yellow cards won’t fit anymore. Start with the lowest.
lesson-lost_cities-up-title = Always upward
lesson-lost_cities-cost-ask = Every expedition you start costs { $cost } points, and its numbers have to earn them back. Which color is worth it?
lesson-lost_cities-cost-hint = Add up the numbers you hold of each color. Only one gets past { $cost }. Start with its lowest card.
lesson-lost_cities-cost-wrong = One card of that color won’t earn back { $cost } points: it’s at { $worth } now, with little to come.
lesson-lost_cities-cost-wrong-high = Right color! But your lower white cards don’t fit anymore, and you need them to earn back { $cost }.
lesson-lost_cities-wagers-wrong-number = Now your green wager doesn’t fit anymore: wagers come before the first number.
lesson-lost_cities-discard-wrong-wanted = Your opponent is collecting that color and can take the card from the discards on their turn.
lesson-lost_cities-discard-wrong-unknown = Possible, but your opponent may start that color. There’s a card they can’t use at all.
lesson-lost_cities-partners-shared-wrong-high = That works, but your lower blue card doesn’t fit anymore. Play that one first.
lesson-lost_cities-partners-must-wrong-high = Right color, but start with your lowest green card, so that the others still fit.
lesson-lost_cities-partners-must-wrong-start = You hold far more of another color, and your partner gave you one more of it.
