# The lessons of Lost Cities: for each its title, the task, a hint, and the replies to answers.
# No sentence names a number itself: $hand, $cost, $worth … are counted on the table.
# "right" and "wrong…" stand below the picture of where the answer leads.

goal-lost_cities = **The goal:** have more points than your opponent at the end, with expeditions that bring in more than they cost.
goal-lost_cities-partners = **The goal:** have more points than the other pair at the end, with expeditions that you and your partner build together.

lesson-lost_cities-turn-title = Your turn
lesson-lost_cities-turn-ask = On your turn you play one card, then draw one. Start your yellow expedition with your lowest yellow card.
lesson-lost_cities-turn-hint = Press your lowest yellow card, then **Expedition**, then **Draw pile**.
lesson-lost_cities-turn-right = You played a card and drew one, so you have { $hand } again. That’s a whole turn.
lesson-lost_cities-turn-wrong = That’s not it. Look for your lowest yellow card.
lesson-lost_cities-turn-wrong-high = You can do that, but your lower yellow cards won’t fit any more. Start with the lowest.
lesson-lost_cities-turn-wrong-colour = You can start any expedition, but try yellow: you hold the most cards of it.
lesson-lost_cities-turn-wrong-discard = That card is on the discards now, where your opponent can take it. Play a yellow card to your own expedition.

lesson-lost_cities-up-title = Always upwards
lesson-lost_cities-up-ask = Numbers on an expedition can only go up, and gaps are fine. Which card continues your green expedition?
lesson-lost_cities-up-hint = The dimmed cards are too low. Look for a bright green one.
lesson-lost_cities-up-right = It’s the highest card of all, so this expedition is complete: nothing can follow it.
lesson-lost_cities-up-wrong = That doesn’t continue your green expedition.
lesson-lost_cities-up-wrong-low = That green card is lower than the last one on your expedition, so it could only be discarded. Find a higher one.
lesson-lost_cities-up-wrong-colour = That starts another expedition. First continue your green one.

lesson-lost_cities-cost-title = What it costs
lesson-lost_cities-cost-ask = Every expedition you start costs { $cost } points, and its numbers have to earn them back. Which colour is worth it?
lesson-lost_cities-cost-hint = Add up the numbers you hold of each colour. Only one gets past { $cost }. Start with its lowest card.
lesson-lost_cities-cost-right = It’s at { $worth } now, but with the cards in your hand it will be in the black.
lesson-lost_cities-cost-wrong = One card of that colour won’t earn back { $cost } points: it’s at { $worth } now, with little to come.
lesson-lost_cities-cost-wrong-high = Right colour! But your lower white cards don’t fit any more, and you need them to earn back { $cost }.
lesson-lost_cities-cost-wrong-discard = You can wait, but you hold enough white cards to start right away.

lesson-lost_cities-wagers-title = Wagers
lesson-lost_cities-wagers-ask = A wager doubles an expedition: its gain, but also its loss. You want to start green. Which card goes first?
lesson-lost_cities-wagers-hint = A wager is only allowed before the first number.
lesson-lost_cities-wagers-right = Wagers come before the first number. It doubles this expedition, which makes it { $worth } until you add numbers.
lesson-lost_cities-wagers-wrong = You want to start green. Look for the green card with a diamond.
lesson-lost_cities-wagers-wrong-number = Now your green wager doesn’t fit any more: wagers come before the first number.
lesson-lost_cities-wagers-wrong-discard = You hold strong green cards. Play one to your expedition.

lesson-lost_cities-discard-title = Discarding
lesson-lost_cities-discard-ask = Nothing fits your expedition, and starting another is risky. Discard the card that helps your opponent least.
lesson-lost_cities-discard-hint = Your opponent can’t use a number that’s lower than the last one on their expedition.
lesson-lost_cities-discard-right = Your opponent’s blue expedition is past that number, and you aren’t collecting blue. Nobody will miss it.
lesson-lost_cities-discard-wrong = Find a card that’s too low for your opponent’s expedition.
lesson-lost_cities-discard-wrong-wanted = Your opponent is collecting that colour and can take the card from the discards on their turn.
lesson-lost_cities-discard-wrong-unknown = Possible, but your opponent may start that colour. There’s a card they can’t use at all.
lesson-lost_cities-discard-wrong-start = That costs { $cost } points, and it’s at { $worth } now. Discard a card instead.

lesson-lost_cities-take-title = Drawing a discard
lesson-lost_cities-take-ask = Instead of the pile, you can draw the top card of any discard pile. Play any card and take the one that fits your expedition.
lesson-lost_cities-take-hint = Your blue expedition still has room for one high card, and your opponent has just discarded it.
lesson-lost_cities-take-right = You know what you get, and the pile doesn’t shrink: the round lasts one turn longer.
lesson-lost_cities-take-wrong = That card doesn’t continue your blue expedition. Look at the blue discards.
lesson-lost_cities-take-wrong-pile = You drew from the pile and left a card you need. Draw from the blue discards.

lesson-lost_cities-long-title = Long expeditions
lesson-lost_cities-long-ask = An expedition of { $long } cards or more earns { $bonus } extra points, wagers included. Your blue one has { $most }. Which card do you add?
lesson-lost_cities-long-hint = Look for a blue card that’s higher than the last one on your expedition.
lesson-lost_cities-long-right = The numbers add up to { $sum }. Minus { $cost }, times { $factor }, plus { $bonus }: that’s { $worth } points.
lesson-lost_cities-long-wrong = That isn’t the expedition that’s nearly { $long } cards long.
lesson-lost_cities-long-wrong-late = That blue card doesn’t help your expedition there. Find one that fits.

lesson-lost_cities-end-title = The last card
lesson-lost_cities-end-ask = The round ends as soon as someone draws the last card. You lead { $total } to { $opponent }: play a good card and end it.
lesson-lost_cities-end-hint = One bright card still fits an expedition. Play it, then draw from the pile.
lesson-lost_cities-end-right = That was the last card, so the round is over: { $total } to { $opponent }. Cards left in hand don’t count.
lesson-lost_cities-end-wrong = One of your cards still scores points. Play that one and draw from the pile.
lesson-lost_cities-end-wrong-on = You took a discard, so the pile still has a card and your opponent gets another turn.
lesson-lost_cities-end-wrong-waste = The round is over, but you gave away points: one of your cards still fitted an expedition.

# For four, as partners

lesson-lost_cities-partners-shared-title = One set of expeditions
lesson-lost_cities-partners-shared-ask = You and your partner play on the same expeditions. Your partner has started blue: continue it without wasting room.
lesson-lost_cities-partners-shared-hint = You hold two low blue cards. Play the lower one.
lesson-lost_cities-partners-shared-right = The expedition is at { $worth } now, and your partner can go on with it in their next turn.
lesson-lost_cities-partners-shared-wrong = Your partner started blue. Play a blue card.
lesson-lost_cities-partners-shared-wrong-high = That works, but your lower blue card doesn’t fit any more. Play that one first.
lesson-lost_cities-partners-shared-wrong-start = A second expedition costs another { $cost } points. First continue what your partner started.
lesson-lost_cities-partners-shared-wrong-pass = Passing takes your whole turn. You hold blue cards that fit right now.
lesson-lost_cities-partners-shared-wrong-discard = Discards help your opponents. You hold blue cards that fit.

lesson-lost_cities-partners-pass-title = Passing cards
lesson-lost_cities-partners-pass-ask = Instead of playing you may pass { $passed } cards to your partner, who started green. Pass what fits there later.
lesson-lost_cities-partners-pass-hint = Press **Pass two cards to your partner**, then your green numbers.
lesson-lost_cities-partners-pass-right = Only your partner sees which cards they were. You don’t draw, so your hand stays smaller from now on, and theirs larger.
lesson-lost_cities-partners-pass-wrong = Pass two cards instead of playing.
lesson-lost_cities-partners-pass-wrong-others = Your partner started green. Pass two cards that help there.
lesson-lost_cities-partners-pass-wrong-high = That leaves a gap your partner may want to fill. Pass them your green numbers instead.
lesson-lost_cities-partners-pass-wrong-start = That starts another expedition for { $cost } points. Pass your partner the green numbers instead.
lesson-lost_cities-partners-pass-wrong-discard = Your opponents could take it. Pass your partner the green numbers instead.

lesson-lost_cities-partners-must-title = Three passes
lesson-lost_cities-partners-must-ask = After { $passes } passes in a row the next player has to play: you. Your partner passed you a green card for a reason.
lesson-lost_cities-partners-must-hint = Add up your green numbers, and start with the lowest.
lesson-lost_cities-partners-must-right = That’s what your partner hoped for. No table talk: the cards you play and pass are all you may tell each other.
lesson-lost_cities-partners-must-wrong = Play a green card.
lesson-lost_cities-partners-must-wrong-high = Right colour, but start with your lowest green card, so that the others still fit.
lesson-lost_cities-partners-must-wrong-start = You hold far more of another colour, and your partner gave you one more of it.
lesson-lost_cities-partners-must-wrong-discard = You may discard, but with so many green cards you can start an expedition.
