# The lessons of Lost Cities: The Board Game: for each its title, the task, a hint, and the replies to answers.
# No sentence names a number itself: $value, $total, $factor … are counted on the table.

goal-lost_cities_board = **The goal:** have the most points at the end, by leading your explorers as far up the paths as you can.

lesson-lost_cities_board-start-title = Starting a path
lesson-lost_cities_board-start-ask = Each card you play moves one of your explorers up the path of its colour. Start the blue path with an adventurer.
lesson-lost_cities_board-start-hint = You have to start a path with your lowest card of that colour. The other blue ones are dimmed.
lesson-lost_cities_board-start-right = Your adventurer is on the first stone of the blue path, which is worth { $value } for now. In a game you’d draw a card next.
lesson-lost_cities_board-start-wrong = Look for your lowest blue card.
lesson-lost_cities_board-start-wrong-researcher = That’s your researcher, which counts double, for better or worse. Send an adventurer for now.
lesson-lost_cities_board-start-wrong-colour = You can start any path, but you hold the most cards for blue.
lesson-lost_cities_board-start-wrong-discard = Nobody moves when you discard. Play your lowest blue card.

lesson-lost_cities_board-continue-title = Going on
lesson-lost_cities_board-continue-ask = Each further card has to be as high as the last one of its column, or higher. Continue yellow without wasting room.
lesson-lost_cities_board-continue-hint = The smaller the gap, the more cards will fit later.
lesson-lost_cities_board-continue-right = One card, one stone, however large the number. Small gaps keep a path open, and equal cards fit too.
lesson-lost_cities_board-continue-wrong = Nobody moved on the yellow path. Play a yellow card to your column.
lesson-lost_cities_board-continue-wrong-high = That’s one stone too, but hardly any yellow card is high enough to follow it. Take the lower one.
lesson-lost_cities_board-continue-wrong-low = That card is lower than the last one of your column, so it could only be discarded.
lesson-lost_cities_board-continue-wrong-colour = That starts another path. First continue yellow.

lesson-lost_cities_board-stones-title = Into the black
lesson-lost_cities_board-stones-ask = The first { $costly } stones of a path cost points. Your green explorer is on the last of them: play the best card.
lesson-lost_cities_board-stones-hint = Several green cards fit. Choose the lowest of them.
lesson-lost_cities_board-stones-right = This stone is worth { $value }, and the coin on it gives you { $gained } points right away.
lesson-lost_cities_board-stones-wrong = Your green explorer didn’t move.
lesson-lost_cities_board-stones-wrong-high = The step is the same, but lower green cards in your hand don’t fit any more. Play the lowest that fits.
lesson-lost_cities_board-stones-wrong-start = That explorer is worth { $value } for now, and green would have brought you points. Continue green first.
lesson-lost_cities_board-stones-wrong-discard = Nobody moved. You hold green cards that fit.

lesson-lost_cities_board-arrows-title = Arrows
lesson-lost_cities_board-arrows-ask = You reached an arrow: one of your explorers moves one more stone. Who would find an artifact, the jar?
lesson-lost_cities_board-arrows-hint = Look at the tiles in front of your explorers, at the bottom of the picture.
lesson-lost_cities_board-arrows-right = You found a jar. At the end of a short game, none at all is worth { $none } points, one is worth { $worth }, and each further jar brings more.
lesson-lost_cities_board-arrows-wrong = No jar there. Look at the tiles in front of your explorers.
lesson-lost_cities_board-arrows-wrong-chain = That’s another arrow, so you could move again: a chain! This time, though, look for the jar.
lesson-lost_cities_board-arrows-wrong-stay = You may skip the step, but here it would bring you a jar.

lesson-lost_cities_board-draw-title = Drawing a card
lesson-lost_cities_board-draw-ask = After your steps you draw a card, from the pile or the top of a discard pile. Which one continues your column?
lesson-lost_cities_board-draw-hint = Compare the cards on the discard piles with the last cards of your columns.
lesson-lost_cities_board-draw-right = It fits your yellow column. You have { $hand } cards again, and your turn is over.
lesson-lost_cities_board-draw-wrong = That card doesn’t continue any of your columns. Look at the yellow discards.
lesson-lost_cities_board-draw-wrong-pile = You might have been lucky, but a card that fits was on the yellow discards.

lesson-lost_cities_board-researcher-title = The researcher
lesson-lost_cities_board-researcher-ask = Your researcher counts double, for better or worse. Send it where you hold the most cards that go up.
lesson-lost_cities_board-researcher-hint = One colour has a very low card and three more to follow.
lesson-lost_cities_board-researcher-right = It’s { $total } points now, but with your green cards the researcher will soon be in the black, and then counts double.
lesson-lost_cities_board-researcher-wrong = That’s an adventurer, and not your best path. Find the colour with most cards.
lesson-lost_cities_board-researcher-wrong-adventurer = The right path! But you sent an adventurer: choose the researcher, which counts double.
lesson-lost_cities_board-researcher-wrong-weak = A risk: with so few cards the researcher may stay in the red, which costs twice as much.
lesson-lost_cities_board-researcher-wrong-discard = Nobody moved. Start a path with the researcher.

lesson-lost_cities_board-arrived-title = A path you have finished
lesson-lost_cities_board-arrived-ask = Your yellow explorer has arrived on the last stone. A yellow card that fits now lets another of your explorers move.
lesson-lost_cities_board-arrived-hint = Find a yellow card that’s as high as the last one of your column, or higher.
lesson-lost_cities_board-arrived-right = Next you’d choose who moves: any of your other explorers, one stone further. So high cards are never useless.
lesson-lost_cities_board-arrived-wrong = Play a yellow card that fits.
lesson-lost_cities_board-arrived-wrong-start = It’s late to start a path: that explorer is worth { $value } for now, and there’s little time left.
lesson-lost_cities_board-arrived-wrong-discard = Nobody moved. One of your yellow cards still fits.

lesson-lost_cities_board-bridges-title = The bridges
lesson-lost_cities_board-bridges-ask = The expedition ends when { $crossings } explorers are across a bridge; { $crossed } are. You lead { $total } to { $opponent }: end it!
lesson-lost_cities_board-bridges-hint = Your green explorer is right in front of a bridge, and one card fits.
lesson-lost_cities_board-bridges-right = Over the bridge, and it’s over. With artifacts it’s { $total } to { $opponent }.
lesson-lost_cities_board-bridges-wrong = Nobody crossed a bridge.
lesson-lost_cities_board-bridges-wrong-on = The game goes on, and your opponent can still catch up. Play the green card that fits.
