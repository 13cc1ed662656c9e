# The lessons of Tikal and its auction: for each its title, the task, a hint, and the replies to answers.
# No sentence names a number itself: $left, $gain, $excavate … are counted on the map.

goal-tikal = **The goal:** have the most points after the last scoring round, for temples that you control and treasures that you hold.
goal-tikal-auction = **The goal:** have the most points at the end, as always in Tikal. In this variant you pay points for your tiles.

lesson-tikal-tile-title = A new tile
lesson-tikal-tile-ask = Your turn begins with a tile. Place it beside the known land, where a stone makes a path into it.
lesson-tikal-tile-hint = Every hex I offer will do. Then choose which way round it goes.
lesson-tikal-tile-right = Crossing an edge costs one point for each stone on either side of it.
lesson-tikal-tile-wrong = Choose a hex.

lesson-tikal-leader-title = Your expedition
lesson-tikal-leader-ask = Each turn has { $turn } action points. Bring your leader, the star, into the base camp for { $new }.
lesson-tikal-leader-hint = The leader has its own button.
lesson-tikal-leader-right = Your leader is at the base camp, and you have { $left } points left. At a temple it’s as strong as { $strength } explorers.
lesson-tikal-leader-wrong = Later! First bring in your leader.
lesson-tikal-leader-wrong-explorer = That’s an explorer, for the same price. But at a temple your leader is as strong as { $strength } of them.

lesson-tikal-walk-title = Walking
lesson-tikal-walk-ask = Every stone on the way costs a point for each piece. Walk your leader to the temple on A3.
lesson-tikal-walk-hint = The buttons name the hex and what the way there costs.
lesson-tikal-walk-right = You have { $left } points left. Nobody is stronger there, so the temple is yours: { $gain } points if it were scored now, already counted below your name.
lesson-tikal-walk-wrong = Walk your leader to A3.
lesson-tikal-walk-wrong-elsewhere = That’s another hex. The temple on A3 is worth most.

lesson-tikal-excavate-title = Excavating
lesson-tikal-excavate-ask = For { $excavate } points a piece raises the temple it stands at by one level. Excavate A3.
lesson-tikal-excavate-hint = There’s a button for it, with the temple’s name.
lesson-tikal-excavate-right = The temple is worth { $gain } now. One piece digs there once a turn, two pieces twice, and that’s the most. All players share the pieces for the levels, and high ones soon run out.
lesson-tikal-excavate-wrong = That doesn’t raise the temple. Look for *Excavate*.
lesson-tikal-excavate-wrong-walk = Your leader walked off, and the temple isn’t yours any more. Stay and excavate.

lesson-tikal-strongest-title = Who holds a temple
lesson-tikal-strongest-ask = Only the strongest player at a temple scores it. You have { $left } point left: take B3 from your opponent.
lesson-tikal-strongest-hint = One of your pieces is as strong as { $strength } explorers, and stands next to B3.
lesson-tikal-strongest-right = Your leader is stronger than their explorer, so you’d score { $gain } now. On a tie nobody would score it.
lesson-tikal-strongest-wrong = B3 still belongs to your opponent.
lesson-tikal-strongest-wrong-walk = That doesn’t take B3. Send your leader there.

lesson-tikal-treasures-title = Treasures
lesson-tikal-treasures-ask = A ruin hides treasures, face down. Taking one costs { $treasure } points and needs a piece there. Take one.
lesson-tikal-treasures-hint = Your leader is at the ruin on A1.
lesson-tikal-treasures-right = Found! It scores { $single } in every scoring round; two of a kind score { $pair }, three { $three }. Each piece takes one a turn. You can also swap a single treasure for an opponent’s, for { $exchange } points.
lesson-tikal-treasures-wrong = Your leader stands at a ruin: take a treasure from it.
lesson-tikal-treasures-wrong-walk = That piece walked instead. Take a treasure from the ruin on A1.

lesson-tikal-camps-title = Camps
lesson-tikal-camps-ask = A camp of your own costs { $camp }. From camp to camp a piece goes for { $hop }, however far. Pitch one on the clearing next to the ruin.
lesson-tikal-camps-hint = The ruin is on A1. Camps are pitched on clearings.
lesson-tikal-camps-right = New explorers can start here too, right beside the ruin. You have { $left } points left this turn.
lesson-tikal-camps-wrong = Pitch a camp on a clearing.
lesson-tikal-camps-wrong-near = That’s next to the base camp, where you can start anyway. Pitch it near the ruin.

lesson-tikal-guards-title = Guards
lesson-tikal-guards-ask = A guard holds a temple for good, for { $guard } points. Your other pieces there leave the game. Guard your best temple.
lesson-tikal-guards-hint = You hold two temples. Look at their numbers, and leave your leader free.
lesson-tikal-guards-right = Nobody can take it from you or raise it any more. One explorer became the guard, and your leader stays free.
lesson-tikal-guards-wrong = Guard the temple that’s worth most.
lesson-tikal-guards-wrong-poor = That temple is worth little, and your leader became its guard, for good!

lesson-tikal-scoring-title = Scoring
lesson-tikal-scoring-ask = A volcano came up: everyone takes a turn without a tile and scores right after it. Win one more temple with your { $left } points.
lesson-tikal-scoring-hint = One explorer of your opponent holds A2. Your leader is close enough.
lesson-tikal-scoring-right = You hold A2 as well and score { $gain } at the end of this turn. Then your opponent gets a scoring turn too. This happens at each of { $volcanoes } volcanoes and at the very end.
lesson-tikal-scoring-wrong = That wins no temple. Look at A2.
lesson-tikal-scoring-wrong-tie = One explorer each: that’s a tie, so nobody scores A2.
lesson-tikal-scoring-wrong-less = You hold one more temple, but A2 is worth more.
lesson-tikal-scoring-wrong-walk = You don’t hold another temple there. Look at A2.

lesson-tikal-auction-bid-title = The first bid
lesson-tikal-auction-bid-ask = Turns are auctioned for victory points; everyone starts with { $start }. The winner takes one of the open tiles. Make a low bid.
lesson-tikal-auction-bid-hint = What you pay is gone at the end of the game, so begin with one or two points.
lesson-tikal-auction-bid-right = Your opponent can bid more or pass. If they pass, you choose one of the two tiles.
lesson-tikal-auction-bid-wrong = Make a low bid.
lesson-tikal-auction-bid-wrong-dear = That’s a lot of victory points for going first. Bid less.
lesson-tikal-auction-bid-wrong-pass = Then your opponent can have the first turn for one point. Try a low bid.

lesson-tikal-auction-outbid-title = Bid or pass
lesson-tikal-auction-outbid-ask = The highest bid is { $bid }. The last player gets the last tile for free, and you like both tiles. What now?
lesson-tikal-auction-outbid-hint = Everyone gets one turn a round, whatever they bid.
lesson-tikal-auction-outbid-right = Your opponent pays { $bid }, and you get the other tile and your turn for nothing.
lesson-tikal-auction-outbid-wrong = You like both tiles, so there’s no need to pay.
lesson-tikal-auction-outbid-wrong-dear = You’d pay for a tile you like no better than the other one. Passing is free.

lesson-tikal-auction-take-title = Choosing a tile
lesson-tikal-auction-take-ask = You won the bidding, so you choose first. One tile is a ruin full of treasures, the other a clearing. Take the ruin.
lesson-tikal-auction-take-hint = The ruin shows how many treasures it hides.
lesson-tikal-auction-take-right = Now you place it and take a turn as usual. The clearing goes to your opponent.
lesson-tikal-auction-take-wrong = That’s the clearing: it only has room for a camp.
