# Tikal: every sentence of the game.

game-tikal = Tikal
game-tikal-about = Temples and treasures in the jungle, ten action points a turn. For two to four.
# What the slash command of the game says of itself: at most 100 characters.
command-play-tikal = Temples and treasures in the jungle, ten action points a turn. For two to four.

option-tikal-auction = auction
option-tikal-auction-about = Tiles are auctioned for victory points; everyone starts with 20

tikal-no-auction = tiles are drawn
tikal-auction = tiles are auctioned, 20 points to start with

# A tile by its kind. Inside many sentences.
tikal-land = { $kind ->
    [temple] temple worth { $value }
    [ruin] ruin with { $treasures } treasures
    [clearing] clearing
    [volcano] volcano
   *[base] base camp
  }
# A kind of treasure.
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
# A tikal-kind with its article.
tikal-a-kind = { $kind ->
    [idol] an idol
   *[other] a { tikal-kind }
  }
# Treasures of one kind in a list: “mask ×2”.
tikal-kinds = { $count ->
    [one] { tikal-kind }
   *[other] { tikal-kind } ×{ $count }
  }
# Pieces that move together; the object of “moves”.
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
# Instead of a list of treasures or hexes.
tikal-nothing = none

# What happened

tikal-began = { $name ->
    [you] You go
   *[other] { $name } goes
  } first.
# A tile drawn at the beginning of a turn.
tikal-drawn = { $name ->
    [you] You draw
   *[other] { $name } draws
  } a { tikal-land }.
tikal-removed = The { tikal-land } doesn’t fit anywhere and leaves the game.
# A whole turn. $deeds is a list of the parts below, from tikal-placed to tikal-ended, each with a small letter.
tikal-turn = { $name ->
    [you] You
   *[other] { $name }
  } { $deeds }.
# Part of tikal-turn, after the name.
tikal-placed = { $name ->
    [you] discover
   *[other] discovers
  } a { tikal-land } on { $hex }
# $group is a finished tikal-group, made from $explorers and $leader.
tikal-entered = { $name ->
    [you] bring
   *[other] brings
  } { $group } to { $hex }
# What a player does in a turn, after the name. $group is a finished tikal-group; for languages with cases,
# use a form of tikal-group of your own, which gets $explorers and $leader here.
tikal-moved = { $name ->
    [you] move
   *[other] moves
  } { $group } from { $start } to { $end } ({ $cost })
# Part of tikal-turn, after the name. $level is the temple’s new value.
tikal-excavated = { $name ->
    [you] excavate
   *[other] excavates
  } the temple on { $hex } to { $level }
# Part of tikal-turn, after the name.
tikal-found = { $name ->
    [you] find
   *[other] finds
  } { tikal-a-kind } on { $hex }
# $given is a finished tikal-a-kind and $taken a tikal-kind; $given_kind and $taken_kind are their ids, to choose
# words in the right case: { $given_kind ->
tikal-exchanged = { $name ->
    [you] swap
   *[other] swaps
  } { $given } for { $other ->
    [you] your
   *[other] { $other }’s
  } { $taken }
# Part of tikal-turn, after the name.
tikal-camped = { $name ->
    [you] pitch
   *[other] pitches
  } a camp on { $hex }
# Part of tikal-turn, after the name. $left other pieces of the player stood there.
tikal-guarded = { $left ->
    [0] { $name ->
    [you] guard
   *[other] guards
  } the temple worth { $level } on { $hex }
    [one] { $name ->
    [you] guard
   *[other] guards
  } the temple worth { $level } on { $hex } (another piece there leaves the game)
   *[other] { $name ->
    [you] guard
   *[other] guards
  } the temple worth { $level } on { $hex } ({ $left } other pieces there leave the game)
  }
# The last part of tikal-turn.
tikal-ended = { $unspent ->
    [0] { $name ->
    [you] end
   *[other] ends
  } the turn
    [one] { $name ->
    [you] end
   *[other] ends
  } the turn with one point unspent
   *[other] { $name ->
    [you] end
   *[other] ends
  } the turn with { $unspent } points unspent
  }
tikal-scoring = { $why ->
    [final] The jungle is explored. Last scoring round: everyone takes a 10-point turn without a tile and then scores.
   *[volcano] Scoring round { $number }: everyone takes a 10-point turn without a tile and then scores.
  }
# After a scoring round’s turn. $total is the sum of all rounds.
tikal-scored = { $name ->
    [you] You score
   *[other] { $name } scores
  } { $points } ({ $temples } for temples, { $treasures } for treasures) and { $name ->
    [you] have
   *[other] has
  } { $total }.
tikal-scoring-ended = Scoring round { $number } is over.
# $tiles is a list of tikal-land, in the form that they have alone.
tikal-opened = Up for auction: { $tiles }. { $name ->
    [you] You bid
   *[other] { $name } bids
  } first.
tikal-offered = { $name ->
    [you] You bid
   *[other] { $name } bids
  } { $points }.
tikal-passed = { $forced ->
    [yes] { $name ->
        [you] You
       *[other] { $name }
      } can’t bid more and { $name ->
        [you] pass
       *[other] passes
      }.
   *[no] { $name ->
        [you] You pass
       *[other] { $name } passes
      }.
  }
tikal-won = { $name ->
    [you] You win
   *[other] { $name } wins
  } the auction { $points ->
    [0] without a bid.
    [one] for one point.
   *[other] for { $points } points.
  }
tikal-chosen = { $name ->
    [you] You take
   *[other] { $name } takes
  } the { tikal-land }.
tikal-retired = { $name ->
    [you] You resign
   *[other] { $name } resigns
  }.

# The panel

# $tile is a finished tikal-land, made from $kind, $value and $treasures.
tikal-ask-hex = Where does the { $tile } go?
# $tile is a finished tikal-land, made from $kind, $value and $treasures.
tikal-ask-rotation = Which way round does the { $tile } go on { $hex }?
# Above the buttons tikal-answer-do and the hexes.
tikal-ask-do = { $points ->
    [0] No points left.
    [one] One point left. Pick a hex to move from, or an action.
   *[other] { $points } points left. Pick a hex to move from, or an action.
  }{ tikal-flag }
tikal-ask-go = Where do you go from { $start }? The coins show what one piece pays.{ tikal-flag }
tikal-ask-enter = Who enters, and at which camp?{ tikal-flag }
# What the flag on some buttons says.
tikal-flag = { $last ->
    [yes] {" "}🏁 ends your turn.
   *[no] {""}
  }
tikal-ask-who = Who goes from { $start } to { $hex }?{ tikal-flag }
# Above the hexes where the action can be done.
tikal-ask-site = { $work ->
    [camp] Where do you pitch a camp?
   *[new] To which camp?
  }{ tikal-flag }
tikal-ask-take = Which treasure do you take?
tikal-ask-give = Which of yours do you give for the { tikal-kind }?
tikal-ask-end = { $points ->
    [one] You still have one action point.
   *[other] You still have { $points } action points.
  } End your turn anyway?
tikal-ask-bid = { $bid ->
    [0] No bids yet. Bid or pass?
    [one] The highest bid is one point. Bid more or pass?
   *[other] The highest bid is { $bid } points. Bid more or pass?
  } The tiles: { $open }.
tikal-ask-exactly = How much do you bid?
tikal-ask-up-to = I’ll outbid the others by one point until your limit. What’s your limit?
tikal-ask-tile = Which tile do you take?

# Buttons for actions, with their price in action points. $hex is where.
tikal-answer-do = { $deed ->
    [new] { $times ->
        [one] New{ tikal-where } ({ $price })
       *[other] { $times } new ({ $price })
    }
    [leader] Leader{ tikal-where } ({ $price })
    [excavate] Excavate{ tikal-where } ({ $price })
    [treasure] Treasure{ tikal-where } ({ $price })
    [exchange] Swap ({ $price })
    [camp] Camp{ tikal-where } ({ $price })
   *[guard] Guard{ tikal-where } ({ $price })
  }
# Leads to who comes into which camp.
tikal-answer-new = New…
tikal-where = { $hex ->
    [ask] {""}
   *[other] {" "}{ $hex }
  }
# Takes the last points, so that nothing is left to do.
tikal-answer-last = { $answer } 🏁
# A button among the actions.
tikal-answer-end-turn = End turn
tikal-answer-end = Yes, end the turn
# A hex as the map’s plate names it; who goes, where it is not a single explorer.
tikal-answer-go = { $hex }{ $explorers ->
    [0] {""}
    [one] { $leader ->
        [yes] {" "}×1
       *[no] {""}
    }
   *[other] {" "}×{ $explorers }
  }{ $leader ->
    [yes] { $explorers ->
        [0] {" "}leader
       *[other] {" "}+ leader
    }
   *[no] {""}
  }
# A whole move, where few are left.
tikal-answer-whole = { $start }→{ $way } ({ $price })
# A button with a group of pieces and their price. $group is made from $explorers and $leader.
tikal-answer-who = { $group } ({ $price })
# A button for one of the six ways round a tile. $stones is a list of tikal-stones, $ways one of tikal-way-from.
tikal-answer-rotation = { $number } · stones { $stones } · { $ways ->
    [none] no way in
   *[other] from { $ways }
  }
# Beside it a way in, and what a piece pays for it.
tikal-way-from = { $hex } ({ $price })
# Stones on an edge: “N ×2”. $edge is a direction in English letters: N, NE, SE, S, SW or NW.
tikal-stones = { $count ->
    [one] { $edge }
   *[other] { $edge } ×{ $count }
  }
# A button for a treasure; the first letter is as in tikal-kind.
tikal-answer-take = { tikal-kind } of player { $seat }
# A button: a tile up for auction. $land is a finished tikal-land, made from $kind, $value and $treasures.
tikal-answer-tile = { $number } · { $land }
tikal-answer-bid = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
# A button for bids from $first to $last.
tikal-answer-tens = { $first } to { $last }
# A button in an auction.
tikal-answer-pass = Pass
tikal-answer-up = Bid up to…
tikal-answer-up-to = Up to { $points ->
        [one] { $points } point
       *[other] { $points } points
      }
# In the panel of a player who has left such a bid.
tikal-plan = *I’ll keep bidding for you up to { $plan ->
        [one] { $plan } point
       *[other] { $plan } points
      }, and then pass. Only you can see this.*

# $number is which of the six ways round.
tikal-action-place = Place the tile on { $hex }, way { $number }
tikal-action-enter = { $leader ->
    [yes] Bring the leader to { $hex }
   *[no] Bring an explorer to { $hex }
  }
# A suggestion. $group is a finished tikal-group, made from $explorers and $leader.
tikal-action-move = { $group } from { $start } to { $end }
tikal-action-excavate = Excavate the temple on { $hex }
tikal-action-hunt = Take a treasure on { $hex }
# A suggestion. $give and $take are finished tikal-kind; $give_kind and $take_kind are their ids.
tikal-action-exchange = Swap your { $give } for player { $seat }’s { $take }
tikal-action-camp = Pitch a camp on { $hex }
tikal-action-guard = Guard the temple on { $hex }
tikal-action-end = End the turn
tikal-action-bid = { $points ->
    [one] Bid one point
   *[other] Bid { $points } points
  }
tikal-action-pass = Pass
# $land is a finished tikal-land, made from $kind, $value and $treasures; $tile is its letter and number.
tikal-action-choose = Take the { $land } (tile { $tile })

# The position in words

# After a name and “has”.
tikal-left = { $points ->
    [one] one point left
   *[other] { $points } points left
  }
# $land is a finished tikal-fresh, made from $kind, $value, $treasures and $stones. $open is a list of tikal-fresh.
# $group is the letter of a group of tiles, A to G.
tikal-position = { $what ->
    [tile] { $name } has to place the { $land }
    [act] { $name } has { tikal-left }
    [scoring] Scoring round { $number }, { $name } has { tikal-left }
    [final] Last scoring round, { $name } has { tikal-left }
    [bid] It’s { $name }’s turn to bid for: { $open }
    [choose] { $name } chooses from: { $open }
   *[over] The game is over
  }. { $stack ->
    [0] No tiles left
    [one] One tile left, from group { $group }
   *[other] { $stack } tiles left, the next from group { $group }
  }.
# A tile with its stones. $land is a finished tikal-land, made from $kind, $value and $treasures; $stones is a list
# of tikal-stones, or none.
tikal-fresh = { $land }{ $stones ->
    [none] {""}
   *[other] {" "}(stones { $stones })
  }
tikal-position-fits = It fits on { $hexes }.
tikal-position-bids = { $points ->
    [0] No bids yet.
    [one] Highest bid: one point by { $name }.
   *[other] Highest bid: { $points } points by { $name }.
  }
tikal-position-passed = Passed: { $names }.
tikal-position-open = Open tiles: { $open }.
# Who has a turn in this round after that.
tikal-position-then = Then: { $names }.
tikal-position-volcano = After that, { $name } still has the volcano to place.
tikal-position-retired = { $name } is out of the game.
# A player’s pieces and points. $worth is none after the end of the game.
tikal-position-player = { $number } { $name }: { $total ->
    [one] one point
   *[other] { $total } points
  }{ $worth ->
    [none] {""}
   *[other] , { $worth } if scored now
  }. In reserve: { $supply ->
    [0] no explorers
    [one] one explorer
   *[other] { $supply } explorers
  }{ $leader ->
    [yes] {" "}and the leader
   *[no] {""}
  }, { $camps ->
    [0] no camps
    [one] one camp
   *[other] { $camps } camps
  }, { $guards ->
    [0] no guards
    [one] one guard
   *[other] { $guards } guards
  }. Treasures: { $treasures }.
# A player at a glance, for a picture’s description. $worth of the points, if scored now, are not certain.
tikal-glance-player = { $name }{ $ahead ->
    [yes] , in the lead
   *[no] {""}
  }, { $total ->
    [one] one point
   *[other] { $total } points
  }{ $worth ->
    [0] .
   *[other] {" "}if scored now, { $worth } of them not certain yet.
  }
tikal-position-paid = Paid: { $points }.
tikal-position-scored = Round { $number }: { $temples } for temples{ $sites ->
    [none] {""}
   *[other] {" "}({ $sites })
  }, { $treasures } for treasures.
tikal-position-map = The map (player:explorers, L = leader): { $sites }.
tikal-position-bare = Free for a camp: { $free }. Volcanoes: { $barred }.
tikal-position-ways = Paths and what they cost each piece: { $ways }.
# For people who don’t see the picture.
tikal-position-edges = Stones on the edges to unexplored hexes: { $edges }.
# $deeds is a list of tikal-deed or none, $hexes of hexes, $ways of paths such as A5-B4 or none.
tikal-position-last = { $name }’s latest turn: { $deeds ->
    [none] { $hexes }
   *[other] { $deeds }
  }{ $ways ->
    [none] {""}
   *[other] {"; "}paths { $ways }
  }.
# Part of a list after “Ada’s latest turn:”, in a few words and without the name. $name is who had the treasure,
# $given a finished tikal-a-kind or none.
tikal-deed = { $what ->
    [place] placed { $hex }
    [enter] { $count ->
        [one] one explorer
       *[other] { $count } explorers
      } in at { $hex }
    [leader] leader in at { $hex }
    [move] { $leader ->
        [yes] { $count ->
            [one] moved the leader
           *[other] moved { $count } including the leader
          }
       *[no] { $count ->
            [one] moved
           *[other] moved { $count }
          }
      } { $hex }
    [excavate] { $count ->
        [one] dug { $hex }
       *[other] dug { $hex } { $count } times
      }
    [hunt] found { tikal-a-kind } on { $hex }
    [exchange] got { tikal-a-kind } from { $name }{ $given ->
        [none] {""}
       *[other] {" "}for { $given }
      }
    [camp] camp on { $hex }
    [guard] guard on { $hex }
   *[score] scored { $count }
  }
# On a hex, in few characters: player $seat’s guard.
tikal-site-guard = guard { $seat }
# About a temple on the map; $seat is a player’s number.
tikal-site-holder = held by { $seat }
tikal-site-treasures = { $count ->
    [one] one treasure
   *[other] { $count } treasures
  }
# On a hex, in few characters: player $seat’s camp.
tikal-site-camp = camp { $seat }
tikal-hand = You have { $supply ->
    [0] no explorers
    [one] one explorer
   *[other] { $supply } explorers
  }{ $leader ->
    [yes] {" "}and the leader
   *[no] {""}
  } to bring in, and { $camps ->
    [0] no camps
    [one] one camp
   *[other] { $camps } camps
  } and { $guards ->
    [0] no guards
    [one] one guard
   *[other] { $guards } guards
  } left. Your treasures: { $treasures }. You have { $total ->
        [one] { $total } point
       *[other] { $total } points
      }, and would score { $worth } now.
tikal-hand-none = There are no hidden hands in this game.

# The sum at the end

# A line of the score sheet.
tikal-line-start = Starting points
tikal-line-temples = Scoring round { $round }, { $count ->
    [0] no temples
    [one] one temple
   *[other] { $count } temples
  }
tikal-line-treasures = Scoring round { $round }, treasures
tikal-line-bids = Bids

# What the rules refuse

tikal-refused-place-first = Place the tile first.
tikal-refused-act-now = Not now: spend your points, or end the turn.
tikal-refused-bid-first = The auction comes first: bid or pass.
tikal-refused-choose-first = Take one of the open tiles first.
tikal-refused-not-enough-points = That costs { $cost ->
    [one] one action point
   *[other] { $cost } action points
  }; you have { $points ->
    [0] none
    [one] one
   *[other] { $points }
  } left.
tikal-refused-discovered = { $hex } has already been discovered.
tikal-refused-not-adjacent = { $hex } isn’t next to a discovered hex.
tikal-refused-cannot-enter = Turned that way, nobody could enter the tile on { $hex }: no edge there has a stone on either side.
tikal-refused-looks-alike = That looks the same as turning it another way; use the smaller number.
tikal-refused-leader-out = You’ve already brought in your leader.
tikal-refused-no-explorers = You have no explorers left to bring in.
tikal-refused-not-your-camp = You don’t have a camp on { $hex }.
tikal-refused-no-pieces-chosen = Say who goes: a number of explorers, L for the leader, or both.
tikal-refused-not-there = You don’t have all these pieces on { $start }.
tikal-refused-volcano = Nobody can walk onto the volcano on { $end }.
tikal-refused-no-way = You can’t get from { $start } to { $end } with ten points.
tikal-refused-no-piece-there = You don’t have anyone on { $hex }.
tikal-refused-worked-twice = Only two pieces can work on { $hex } per turn, and two have.
tikal-refused-worked-already = All your pieces on { $hex } have already worked there this turn. Move another one there first.
tikal-refused-no-temple = There’s no temple on { $hex }.
tikal-refused-guarded = The temple on { $hex } is guarded.
tikal-refused-highest = The temple on { $hex } can’t be raised any further.
tikal-refused-level-used-up = There are no temple pieces of level { $level } left.
tikal-refused-no-ruin = There’s no ruin on { $hex }.
tikal-refused-nothing-left = There are no treasures left on { $hex }.
tikal-refused-no-such-player = Name another player by number.
tikal-refused-same-kind = You can’t swap treasures of the same kind.
# $give is a finished tikal-a-kind; $give_kind is its id, for languages with cases.
tikal-refused-own-not-lone = To swap { $give } away, you need exactly one of it.
# $take is a finished tikal-a-kind; $take_kind is its id, for languages with cases.
tikal-refused-other-not-lone = To take { $take } in a swap, its owner must have exactly one of it.
tikal-refused-camps-used = You’ve already placed both camps.
tikal-refused-no-clearing = A camp needs a clearing or an emptied ruin; { $hex } is neither.
tikal-refused-not-emptied = The ruin on { $hex } still hides treasures.
tikal-refused-camp-there = There’s already a camp on { $hex }.
tikal-refused-guards-used = You’ve already placed both guards.
tikal-refused-no-majority = You’re not stronger than every other player on { $hex }.
tikal-refused-bid-too-low = The highest bid is { $last }: bid more or pass.
tikal-refused-bid-too-high = You have { $most ->
    [one] one point
   *[other] { $most } points
  } and can’t bid more.
tikal-refused-not-open = That isn’t one of the open tiles.

# The turning points, in a replay

tikal-turning-temple = { $how ->
    [dug] { $name } excavates the best temple, { $hex }, to { $level }: { $points ->
        [one] { $points } point
       *[other] { $points } points
      } in all
   *[held] { $name } is the first to hold the best temple, { $hex }: { $points ->
        [one] { $points } point
       *[other] { $points } points
      } in all
  }
tikal-turning-scoring = Best round: { $name } scores { $points }
tikal-turning-taken = { $name } takes the temple worth { $level } on { $hex } from { $other }
tikal-turning-dearest = Costliest turn: { $name } pays { $points }

# What decided the game

tikal-decisive-always = { $name } leads from the first scoring round to the last
tikal-decisive-passed = in { $last ->
    [yes] the last scoring round
   *[no] scoring round { $number }
  } { $name } passes { $other }{ $last ->
    [yes] {""}
   *[no] {" "}and stays ahead
  }
tikal-decisive-gained = in { $last ->
    [yes] the last scoring round
   *[no] scoring round { $number }
  } { $name } scores { $points }, { $more } more than { $other }
tikal-decisive-scored = in { $last ->
    [yes] the last scoring round
   *[no] scoring round { $number }
  } { $name } scores { $points }, the most of all

# What people are remembered for

tikal-achievement-two-guards = Well guarded
tikal-achievement-two-guards-story = placed both guards
tikal-achievement-highest = The highest temple
tikal-achievement-highest-story = held a temple worth ten to the end
tikal-achievement-great-round = Eruption
tikal-achievement-great-round-story = scored forty points in a single scoring round
tikal-achievement-all-of-a-kind = Complete
tikal-achievement-all-of-a-kind-story = collected all treasures of a kind
tikal-achievement-comeback = Last light
tikal-achievement-comeback-story = came from behind in the last scoring round to win

# Why a step is advised, in a few words that can be checked on the map

# Advice: parts of a list after an action, small and without a full stop.
# What stood out in the turns in which a player’s chances rose most.
tikal-temple-on = the temple on { $hex }
# The temple or treasures by which a better action gained most, or by which $name lost most.
tikal-cause = { $hex ->
    [treasures] { $whose ->
        [rival] mostly { $name }’s treasures: −{ $points }
       *[own] mostly treasures: +{ $points }
    }
   *[other] { $whose ->
        [rival] mostly { $name }’s temple on { $hex }: −{ $points }
       *[own] mostly the temple on { $hex }: +{ $points }
    }
  }
# Alone, as the reason to take or place a tile. $land is a finished tikal-land, made from $kind, $value and $treasures.
tikal-why-land = { $land }
tikal-why-raise = raises it to { $value }
tikal-why-hoard = { $count ->
    [one] one treasure lies there
   *[other] { $count } treasures lie there
  }
tikal-why-temple = a temple worth { $value }
tikal-why-camp = from there to your other camps for { $hop } point
tikal-why-guard = nobody can take its { $value ->
    [one] point
   *[other] { $value } points
  } from you
tikal-why-gain = you’d score { $points } more
tikal-why-loss = { $others ->
    [1] your opponent
   *[other] an opponent
  } would score { $points } less
