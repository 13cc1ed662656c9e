# Tikal: every sentence of the game.

game-tikal = Tikal
game-tikal-about = Temples and treasures in the jungle, ten action points a turn. For two to four.

option-tikal-auction = auction
option-tikal-auction-about = Tiles are auctioned for victory points; everybody begins with 20

tikal-no-auction = tiles are drawn
tikal-auction = tiles are auctioned, 20 points to begin with

tikal-land = { $kind ->
    [temple] temple of { $value }
    [ruin] ruin with { $treasures } treasures
    [clearing] clearing
    [volcano] volcano
   *[base] base camp
  }
tikal-kind = { $kind ->
    [mask] mask
    [jug] jug
    [ring] ring
    [bell] bell
    [idol] idol
    [knife] knife
    [shell] shell
   *[crown] crown
  }
tikal-a-kind = { $kind ->
    [idol] an idol
   *[other] a { tikal-kind }
  }
tikal-kinds = { $count ->
    [one] { tikal-kind }
   *[other] { tikal-kind } ×{ $count }
  }
tikal-group = { $leader ->
    [yes] { $explorers ->
        [0] the leader
        [one] the leader and an explorer
       *[other] the leader and { $explorers } explorers
    }
   *[no] { $explorers ->
        [one] an explorer
       *[other] { $explorers } explorers
    }
  }
tikal-and = { $first } and { $last }
tikal-nothing = none

# What happened

tikal-began = { $name } leads the first expedition into the jungle.
tikal-drawn = { $name } draws a { tikal-land }.
tikal-removed = The { tikal-land } fits nowhere and leaves the game.
tikal-turn = { $name } { $deeds }.
tikal-placed = discovers a { tikal-land } on { $hex }
tikal-entered = { $leader ->
    [yes] brings the leader to { $hex }
   *[no] { $times ->
        [one] brings an explorer to { $hex }
       *[other] brings { $times } explorers to { $hex }
    }
  }
tikal-moved = moves { $group } from { $start } to { $end } ({ $cost })
tikal-excavated = excavates the temple on { $hex } to { $level }
tikal-found = finds { tikal-a-kind } on { $hex }
tikal-exchanged = swaps { $given } for { $other }’s { $taken }
tikal-camped = pitches a camp on { $hex }
tikal-guarded = { $left ->
    [0] guards the temple of { $level } on { $hex }
    [one] guards the temple of { $level } on { $hex } (another piece there leaves the game)
   *[other] guards the temple of { $level } on { $hex } ({ $left } other pieces there leave the game)
  }
tikal-ended = { $unspent ->
    [0] ends the turn
    [one] ends the turn with one point unspent
   *[other] ends the turn with { $unspent } points unspent
  }
tikal-scoring = { $why ->
    [final] The jungle is explored. Last scoring round: everybody has ten points, and scores.
   *[volcano] Scoring round { $number }: everybody has ten points, and scores.
  }
tikal-scored = { $name } scores { $points } ({ $temples } for temples, { $treasures } for treasures) and has { $total }.
tikal-scoring-ended = Scoring round { $number } is over.
tikal-opened = Up for auction: { $tiles }. { $name } bids first.
tikal-offered = { $name } bids { $points }.
tikal-passed = { $forced ->
    [yes] { $name } cannot bid more and passes.
   *[no] { $name } passes.
  }
tikal-won = { $points ->
    [0] { $name } gets the turn for nothing.
    [one] { $name } gets the turn for one point.
   *[other] { $name } gets the turn for { $points } points.
  }
tikal-chosen = { $name } takes the { tikal-land }.
tikal-retired = { $name } gives up the game.

# The panel

tikal-ask-hex = Where does the { $tile } go?
tikal-ask-rotation = The { $tile } on { $hex }: which way round?
tikal-ask-do = { $points ->
    [0] No points left.
    [one] One point left. What do you do?
   *[other] { $points } points left. What do you do?
  }
tikal-ask-go = From { $start }: who goes where?
tikal-ask-goal = From { $start } to where? The points are for one piece.
tikal-ask-who = From { $start } to { $hex }: who goes?
tikal-ask-site = { $work ->
    [new] To which camp?
    [leader] To which camp?
    [excavate] Excavate which temple?
    [treasure] Search which ruin?
    [camp] Pitch a camp where?
   *[guard] Guard which temple?
  }
tikal-ask-take = Which treasure do you take?
tikal-ask-give = Which of yours do you give for the { tikal-kind }?
tikal-ask-end = { $points } points would be lost. End the turn?
tikal-ask-bid = { $bid ->
    [0] Nobody has bid for the next turn yet: bid, or pass?
    [one] One point is bid for the next turn: bid more, or pass?
   *[other] { $bid } points are bid for the next turn: bid more, or pass?
  } The tiles: { $open }.
tikal-ask-exactly = How much exactly?
tikal-ask-up-to = I bid one point more than the others for you, and pass when it gets too much. Up to how many points?
tikal-ask-tile = Which tile do you take?

tikal-points = { $price ->
    [one] 1 point
   *[other] { $price } points
  }
tikal-answer-do = { $deed ->
    [new] { $times ->
        [one] New explorer{ tikal-where } ({ $price })
       *[other] { $times } new explorers ({ $price })
    }
    [leader] The leader{ tikal-where } ({ $price })
    [excavate] Excavate{ tikal-where } ({ $price })
    [treasure] Treasure{ tikal-where } ({ $price })
    [exchange] Swap treasures ({ $price })
    [camp] Camp{ tikal-where } ({ $price })
   *[guard] Guard{ tikal-where } ({ $price })
  }
tikal-where = { $hex ->
    [ask] {""}
   *[other] {" "}{ $hex }
  }
# Takes the last points, so that nothing is left to do.
tikal-answer-last = { $answer } · ends the turn
tikal-answer-end-turn = End turn
tikal-answer-end = Yes, end the turn
tikal-answer-from = { $way ->
    [ask] Move from { $hex }
   *[other] { $hex } → { $way }
  }
tikal-answer-go = { $hex } · { $group } ({ $price }){ tikal-more }
tikal-answer-goal = { $hex } · { tikal-points }{ tikal-more }
tikal-more = { $more ->
    [temple-open] {" "}· temple
    [temple-guarded] {" "}· guarded temple
    [hoard] {" "}· treasures
   *[nothing] {""}
  }
tikal-answer-who = { $group } ({ $price })
tikal-answer-rotation = { $number } · stones { $stones } · { $ways ->
    [none] no way in
   *[other] from { $ways }
  }
# Beside it a way in, and what a piece pays for it.
tikal-way-from = { $hex } ({ $price })
tikal-stones = { $count ->
    [one] { $edge }
   *[other] { $edge } ×{ $count }
  }
tikal-answer-hex = { $hex }{ $kind ->
    [temple] {" "}· temple of { $level }
    [ruin] { $treasures ->
        [0] {" "}· empty ruin
        [one] {" "}· one treasure
       *[other] {" "}· { $treasures } treasures
    }
    [clearing] {" "}· clearing
   *[base] {" "}· base camp
  }
tikal-answer-take = { tikal-kind } of player { $seat }
tikal-answer-tile = { $number } · { $land }
tikal-answer-bid = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
tikal-answer-tens = { $first } to { $last }
tikal-answer-pass = Pass
tikal-answer-up = Bid up to …
tikal-answer-up-to = Up to { $points } points
# Told to whoever has left such a bid, in the panel.
tikal-plan = *I go on bidding for you up to { $plan } points, and then pass. Nobody else is told.*

tikal-action-place = Place the tile on { $hex }, way { $number }
tikal-action-enter = { $leader ->
    [yes] Bring the leader to { $hex }
   *[no] Bring an explorer to { $hex }
  }
tikal-action-move = { $group } from { $start } to { $end }
tikal-action-excavate = Excavate the temple on { $hex }
tikal-action-hunt = Take a treasure on { $hex }
tikal-action-exchange = Swap your { $give } for player { $seat }’s { $take }
tikal-action-camp = Pitch a camp on { $hex }
tikal-action-guard = Guard the temple on { $hex }
tikal-action-end = End the turn
tikal-action-bid = { $points ->
    [one] Bid one point
   *[other] Bid { $points } points
  }
tikal-action-pass = Pass
tikal-action-choose = Take the { $land } (tile { $tile })

# The position in words

tikal-left = { $points ->
    [one] one point left
   *[other] { $points } points left
  }
tikal-position = { $what ->
    [tile] { $name } places the { $land }
    [act] { $name } has { tikal-left }
    [scoring] Scoring round { $number }, { $name } has { tikal-left }
    [final] Last scoring round, { $name } has { tikal-left }
    [bid] { $name } is to bid for: { $open }
    [choose] { $name } chooses from: { $open }
   *[over] The game is over
  }. { $stack ->
    [0] No tile is left
    [one] One tile is left, of group { $group }
   *[other] { $stack } tiles are left, the next of group { $group }
  }.
tikal-fresh = { $land }{ $stones ->
    [none] {""}
   *[other] {" "}(stones { $stones })
  }
tikal-position-fits = It fits on { $hexes }.
tikal-position-bids = { $points ->
    [0] Nobody has bid yet.
    [one] The last bid is one point, of { $name }.
   *[other] The last bid is { $points } points, of { $name }.
  }
tikal-position-passed = Passed: { $names }.
tikal-position-open = Open tiles: { $open }.
# Who has a turn in this round after that.
tikal-position-then = Then: { $names }.
tikal-position-volcano = { $name } has the volcano to place after that.
tikal-position-retired = { $name } has given up.
tikal-position-player = { $number } { $name }: { $total ->
    [one] one point
   *[other] { $total } points
  }, { $worth } to score now. To come: { $supply }{ $leader ->
    [yes] {" "}and L
   *[no] {""}
  }, camps { $camps }, guards { $guards }. Treasures: { $treasures }.
# The same at a glance, for a picture's description.
tikal-glance-player = { $name }{ $ahead ->
    [yes] , in the lead
   *[no] {""}
  }, { $total ->
    [one] one point
   *[other] { $total } points
  }, { $worth } to score now.
tikal-position-paid = Paid: { $points }.
tikal-position-scored = Round { $number }: { $temples } for temples{ $sites ->
    [none] {""}
   *[other] {" "}({ $sites })
  }, { $treasures } for treasures.
tikal-position-map = The map (player:explorers, L the leader): { $sites }.
tikal-position-bare = Free for a camp: { $free }. Volcanoes: { $barred }.
tikal-position-ways = Ways, and what each piece pays: { $ways }.
tikal-position-edges = Stones towards the unknown: { $edges }.
tikal-position-last = The newest turn, { $name }’s: { $hexes }{ $ways ->
    [none] {""}
   *[other] {"; "}ways { $ways }
  }.
tikal-site-guard = guard { $seat }
# Who is the strongest at a temple, and would score it.
tikal-site-holder = held by { $seat }
tikal-site-treasures = { $count ->
    [one] one treasure
   *[other] { $count } treasures
  }
tikal-site-camp = camp { $seat }
tikal-hand = You have { $supply ->
    [one] one explorer
   *[other] { $supply } explorers
  }{ $leader ->
    [yes] {" "}and the leader
   *[no] {""}
  } to bring in, { $camps ->
    [one] one camp
   *[other] { $camps } camps
  } and { $guards ->
    [one] one guard
   *[other] { $guards } guards
  } left. Your treasures: { $treasures }. You would score { $worth } now, and have { $total }.
tikal-hand-none = There are no hidden hands in this game.

# The sum at the end

tikal-line-start = To begin with
tikal-line-temples = Scoring round { $round }, { $count ->
    [0] no temples
    [one] one temple
   *[other] { $count } temples
  }
tikal-line-treasures = Scoring round { $round }, treasures
tikal-line-bids = Bids

# What the rules refuse

tikal-refused-place-first = First place the tile.
tikal-refused-act-now = That is not for now: spend your points, or end the turn.
tikal-refused-bid-first = First the turn is auctioned: bid, or pass.
tikal-refused-choose-first = First take one of the open tiles.
tikal-refused-not-enough-points = That takes { $cost ->
    [one] one point
   *[other] { $cost } points
  }; you have { $points ->
    [0] none
    [one] one
   *[other] { $points }
  } left.
tikal-refused-discovered = { $hex } has been discovered already.
tikal-refused-not-adjacent = { $hex } does not lie next to anything discovered.
tikal-refused-cannot-enter = Turned like that, nobody could enter the tile on { $hex }: no edge there has a stone on either side.
tikal-refused-looks-alike = That looks the same as another way round; write the smaller number.
tikal-refused-leader-out = Your leader has been brought in already.
tikal-refused-no-explorers = You have no explorers left to bring in.
tikal-refused-not-your-camp = There is no camp of yours on { $hex }.
tikal-refused-nobody-goes = Say who goes: a number of explorers, L for the leader, or both.
tikal-refused-not-there = You do not have all these pieces on { $start }.
tikal-refused-volcano = Nobody can walk onto the volcano on { $end }.
tikal-refused-no-way = There is no way from { $start } to { $end } that ten points would do for.
tikal-refused-nobody-there = You have nobody on { $hex }.
tikal-refused-worked-twice = Two pieces have worked on { $hex } this turn, and no more may.
tikal-refused-worked-already = Every piece you have on { $hex } has worked there this turn. Another piece may.
tikal-refused-no-temple = There is no temple on { $hex }.
tikal-refused-guarded = The temple on { $hex } is guarded.
tikal-refused-highest = The temple on { $hex } cannot be raised any further.
tikal-refused-level-used-up = All temple pieces of level { $level } are used up.
tikal-refused-no-ruin = There is no ruin on { $hex }.
tikal-refused-nothing-left = No treasure is left on { $hex }.
tikal-refused-no-such-player = Name another player by number.
tikal-refused-same-kind = Treasures of the same kind are not swapped.
tikal-refused-own-not-lone = You have no single { $give }: only a treasure of which you have exactly one can be swapped.
tikal-refused-other-not-lone = That player has no single { $take }: only a treasure of which its owner has exactly one can be taken.
tikal-refused-camps-used = Both your camps stand already.
tikal-refused-no-clearing = A camp needs a clearing or an emptied ruin; { $hex } is neither.
tikal-refused-not-emptied = The ruin on { $hex } still hides treasures.
tikal-refused-camp-there = There is a camp on { $hex } already.
tikal-refused-guards-used = Both your guards are posted already.
tikal-refused-no-majority = You are not stronger than every other player on { $hex }.
tikal-refused-bid-too-low = The last bid was { $last }: bid more, or pass.
tikal-refused-bid-too-high = You have { $most ->
    [one] one point
   *[other] { $most } points
  } and cannot bid more.
tikal-refused-not-open = That tile is not among the open ones.

# Why a computer would do something; points follow each

tikal-reason-temples = your temples
tikal-reason-rivals = your rivals’ temples
tikal-reason-treasures = treasures
tikal-reason-ruins = treasures to be found
tikal-reason-camps = camps
tikal-reason-guards = guards
tikal-reason-pieces = where explorers stand
tikal-reason-tile = better than the other tiles
tikal-reason-price = the price

# The turning points, in a replay

tikal-turning-temple = { $how ->
    [dug] { $name } digs the best temple, { $hex }, to { $level }: { $points } points in all
   *[held] { $name } is the first to hold the best temple, { $hex }: { $points } points in all
  }
tikal-turning-scoring = Best round: { $name } scores { $points }
tikal-turning-taken = { $name } takes the temple of { $level } on { $hex } from { $other }
tikal-turning-dearest = Dearest turn: { $name } pays { $points }

# What people are remembered for

tikal-achievement-two-guards = Well guarded
tikal-achievement-two-guards-story = both guards posted
tikal-achievement-highest = The highest temple
tikal-achievement-highest-story = a temple of ten held to the end
tikal-achievement-great-round = Eruption
tikal-achievement-great-round-story = forty points in a single scoring round
tikal-achievement-all-of-a-kind = Complete
tikal-achievement-all-of-a-kind-story = all treasures of a kind
tikal-achievement-comeback = Last light
tikal-achievement-comeback-story = behind before the last scoring round, and won
