# Lost Cities: The Board Game: every sentence of the game.

game-lost_cities_board = Lost Cities: The Board Game
game-lost_cities_board-about = Five paths to lost cities, a bridge, and artifacts on the way. For two to four.
# What the slash command of the game says of itself: at most 100 characters.
command-play-lost_cities_board = Five paths to lost cities, a bridge, and artifacts on the way. For two to four.

option-lost_cities_board-length = length
option-lost_cities_board-length-about = Three expeditions, or a short game of one
option-lost_cities_board-length-long = long
option-lost_cities_board-length-short = short
option-lost_cities_board-up_or_down = up-or-down
option-lost_cities_board-up_or_down-about = Each column can go up or down, set by its first two different cards
option-lost_cities_board-free_first_card = free-first-card
option-lost_cities_board-free_first_card-about = Start a path with any card, not only your lowest of its colour
option-lost_cities_board-edition = edition
option-lost_cities_board-edition-about = 2008 edition: points stay hidden until the end
option-lost_cities_board-edition-current = current

lost_cities_board-length-long = long game, three expeditions
lost_cities_board-length-short = short game, one expedition
lost_cities_board-up-or-down = columns up or down
lost_cities_board-free-first-card = any first card
lost_cities_board-edition-2008 = hidden points (2008)

# The colour of a card, path or column, as an adjective. Inside many sentences; add forms for other genders and cases.
lost_cities_board-colour = { $colour ->
    [Y] yellow
    [B] blue
    [W] white
    [G] green
   *[R] red
  }
# A card by its colour and number. Inside many sentences.
lost_cities_board-card = { lost_cities_board-colour } { $number }
# An explorer, on a button; the first letter becomes a capital.
lost_cities_board-figure = { $figure ->
    [A] adventurer
   *[R] researcher
  }

# What has changed since a turn was planned, after "because" or "if"

# $after is “because” or “if”, for languages that need it.
lost_cities_board-plan-taken = the { lost_cities_board-card } is gone
# $after is “because” or “if”, for languages that need it.
lost_cities_board-plan-tile = { $tile ->
    [artifact] the artifact on the { lost_cities_board-colour } path is gone
   *[other] the tile on the { lost_cities_board-colour } path has changed
  }

# What happened

lost_cities_board-began = Expedition { $expedition }: { $name ->
    [you] you go first.
   *[other] { $name } goes first.
  }
# A whole turn. $deeds is a list of the parts below, from lost_cities_board-laid to lost_cities_board-drew.
lost_cities_board-turn = { $name ->
    [you] You
   *[other] { $name }
  } { $deeds }.
# Part of lost_cities_board-turn, after the name.
lost_cities_board-laid = { $figure ->
    [A] { $name ->
        [you] send
       *[other] sends
    } an adventurer out on the { lost_cities_board-colour } path with the { $number }
    [R] { $name ->
        [you] send
       *[other] sends
    } the researcher out on the { lost_cities_board-colour } path with the { $number }
   *[none] { $name ->
        [you] play
       *[other] plays
    } the { lost_cities_board-card }
  }
# Part of lost_cities_board-turn, after the name.
lost_cities_board-discarded = { $name ->
    [you] discard
   *[other] discards
  } the { lost_cities_board-card }
# Part of lost_cities_board-turn, after the name: an explorer goes to a stone with this value.
lost_cities_board-walked = { $crossed ->
    [yes] { $name ->
        [you] cross
       *[other] crosses
    } the bridge to
   *[no] { $name ->
        [you] reach
       *[other] reaches
    }
  } { $value }{ $path ->
    [same] {""}
   *[other] {" "}on { lost_cities_board-colour }
  }{ $tile ->
    [artifact] {" "}(artifact)
    [arrow] {" "}(arrow)
    [none] {""}
   *[other] {" "}(+{ $tile } points)
  }
# Part of lost_cities_board-turn: the player could move one more explorer and doesn’t.
lost_cities_board-stayed = { $name ->
    [you] stop
   *[other] stops
  } there
# Part of a sentence after the name. $taken or $drawn is a finished lost_cities_board-card, made from $colour and $number.
lost_cities_board-drew = { $taken ->
    [none] { $name ->
        [you] draw
       *[other] draws
    } from the pile
    [drawn] { $name ->
        [you] draw
       *[other] draws
    } the { $drawn }
   *[other] { $name ->
        [you] take
       *[other] takes
    } the discarded { $taken }
  }
lost_cities_board-ended = { $why ->
    [bridge] The fifth explorer is over the bridge, and expedition { $expedition } ends
   *[pile] The pile is empty, and expedition { $expedition } ends
  }: { $scores }.
lost_cities_board-score = { $name } { $figures } for explorers{ $total ->
    [hidden] {""}
   *[other] {" "}(total { $total })
  }
lost_cities_board-retired = { $name ->
    [you] You resign.
   *[other] { $name } resigns.
  }

# The panel

lost_cities_board-ask-card = Which card do you play or discard?
# Where a card has no place but the discards, $why says what the rules refuse, and $last is the card in its way.
lost_cities_board-ask-to = { $why ->
    [not-lowest] The { lost_cities_board-card } can only be discarded: you must start a path with your lowest { lost_cities_board-colour } card.
    [lower] The { lost_cities_board-card } can only be discarded: your { lost_cities_board-colour } column is already at { $last }.
    [higher] The { lost_cities_board-card } can only be discarded: your { lost_cities_board-colour } column goes down, and is already at { $last }.
   *[fits] Where does the { lost_cities_board-card } go?
  }
lost_cities_board-ask-figure = The { lost_cities_board-card } starts a path. Who sets out?
lost_cities_board-ask-go = Move one explorer one stone further?
lost_cities_board-ask-from = { $sources ->
    [single] Draw a card to end your turn.
   *[several] Where do you draw from?
  }
# A button: where a card goes.
lost_cities_board-answer-column = My column
# A button: where a card goes, the discard pile.
lost_cities_board-answer-discard = Discard
lost_cities_board-answer-draw = Draw and end turn
# Buttons that answer “Move one explorer one stone further?”.
lost_cities_board-answer-go = { $colour ->
    [Y] On the yellow path
    [B] On the blue path
    [W] On the white path
    [G] On the green path
    [R] On the red path
   *[stay] Stay
  }
# A button. $card is a finished lost_cities_board-card, made from $colour and $number.
lost_cities_board-answer-from = { $source ->
    [D] Draw pile
   *[other] { $card }, from the discards
  }
lost_cities_board-action-play = { lost_cities_board-card } { $to ->
    [A] starts a path with an adventurer
    [R] starts a path with the researcher
    [column] to its column
   *[discard] discarded
  }
lost_cities_board-action-go = { $colour ->
    [Y] Walk on along the yellow path
    [B] Walk on along the blue path
    [W] Walk on along the white path
    [G] Walk on along the green path
   *[R] Walk on along the red path
  }
lost_cities_board-action-draw = { $source ->
    [Y] Take the yellow discard
    [B] Take the blue discard
    [W] Take the white discard
    [G] Take the green discard
    [R] Take the red discard
   *[D] Draw from the pile
  }

# The position in words

lost_cities_board-position = Expedition { $expedition } of { $expeditions }, { $pile ->
    [one] one card
   *[other] { $pile } cards
  } in the pile, { $crossed } of 5 explorers over the bridge. For each player: stone reached on each path (R = researcher), last card in brackets{ $columns ->
    [turning] , and whether the column goes up or down
   *[rising] {""}
  }.
# The same at a glance, for a picture’s description.
lost_cities_board-glance = Expedition { $expedition } of { $expeditions }, { $pile ->
    [one] one card
   *[other] { $pile } cards
  } in the pile, { $crossed } of 5 explorers over the bridge.
lost_cities_board-glance-player = { $name }{ $moves ->
    [yes] {" "}(to play)
   *[no] {""}
  }{ $ahead ->
    [yes] , in the lead
   *[no] {""}
  }{ $points ->
    [hidden] {" "}has hidden points
    [one] , { $points } point
   *[other] , { $points } points
  }{ $worth ->
    [counted] {""}
   *[other] { $points ->
        [hidden] {" "}and explorers worth { $worth }
       *[other] {" "}if scored now with explorers worth { $worth }
      }
  }.
lost_cities_board-position-player = { $name }{ $moves ->
    [yes] {" "}(to play)
   *[no] {""}
  }{ $ahead ->
    [yes] , in the lead
   *[no] {""}
  }, { $points ->
    [hidden] points hidden
   [one] { $points } point
   *[other] { $points } points
  }, { $artifacts ->
    [0] no artifacts
    [one] one artifact
   *[other] { $artifacts } artifacts
  }{ $figures ->
    [none] , no explorers on the paths
   *[other] { $worth ->
        [counted] , explorers: { $figures }
       *[other] , explorers worth { $worth } now: { $figures }
      }
  }.
# An explorer on a path: where it stands, whether it is the researcher, and the last card of the column.
lost_cities_board-position-figure = { lost_cities_board-colour } { $value }{ $researcher ->
    [yes] {" "}R
   *[no] {""}
  } ({ $last }{ $way ->
    [up] , going up
    [down] , going down
   *[open] {""}
  })
lost_cities_board-position-discards = Discard piles (top card and size): { $piles }.
lost_cities_board-position-discard = { lost_cities_board-card } ({ $size })
lost_cities_board-position-retired = { $name } is out of the game.
# $from is a finished lost_cities_board-colour; its id is $source.
lost_cities_board-position-last = Last turn: { $name } { $how ->
    [discard] discarded
   *[play] played
  } the { lost_cities_board-card }{ $steps ->
    [none] {""}
   *[other] , walked to { $steps }
  }{ $source ->
    [none] .
    [D] {" "}and drew from the pile.
   *[other] {" "}and took the { $from } discard.
  }
# In a list after “walked to”: a path by its colour, and the value of a stone, such as −20.
lost_cities_board-position-step = { lost_cities_board-colour } { $value }
lost_cities_board-position-earlier = After expedition { $expedition }: { $scores }.
lost_cities_board-position-score = { $name }{ $points ->
    [hidden] {""}
   *[other] {" "}{ $points }
  } (explorers { $figures }, { $artifacts ->
    [0] no artifacts
    [one] one artifact
   *[other] { $artifacts } artifacts
  }{ $tiles ->
    [hidden] {""}
   *[other] , tiles { $tiles }
  })
lost_cities_board-position-tiles = Tiles on { lost_cities_board-colour }: { $tiles }.
# A stone’s value and the tile on it: “15 artifact”, “30 +10”.
lost_cities_board-tile = { $value } { $tile ->
    [artifact] artifact
    [arrow] arrow
   *[other] +{ $tile }
  }
# Instead of a list of cards, paths or piles.
lost_cities_board-nothing = none
# $cards is a list of lost_cities_board-card.
lost_cities_board-hand = Your hand: { $cards }.
lost_cities_board-hand-playable = Playable: { $cards }.
lost_cities_board-hand-points = Your points: { $points }.
lost_cities_board-hand-drawn = Just drawn: { lost_cities_board-card }.

# The sum at the end

lost_cities_board-line-tiles = Expedition { $expedition }, tiles
lost_cities_board-line-figures = Expedition { $expedition }, explorers
lost_cities_board-line-artifacts = { $artifacts ->
    [0] No artifacts
    [one] One artifact
   *[other] { $artifacts } artifacts
  }
# A line of the score sheet: points that bring the sum up to 0.
lost_cities_board-line-floor = Never below 0

# What the rules refuse

# $card is a finished lost_cities_board-card, made from $card_colour and $card_number.
lost_cities_board-refused-not-lowest = You must start a path with your lowest card of its colour; you have a lower one than the { $card }.
# $card is a finished lost_cities_board-card, made from $card_colour and $card_number. $last is one, too: $last_colour
# and $last_number.
lost_cities_board-refused-lower = This column goes up: you can’t play the { $card } after the { $last }. You may discard it.
# $card is a finished lost_cities_board-card, made from $card_colour and $card_number. $last is one, too: $last_colour
# and $last_number.
lost_cities_board-refused-higher = This column goes down: you can’t play the { $card } after the { $last }. You may discard it.
lost_cities_board-refused-no-figure-needed = That card doesn’t start a path, so don’t name an explorer: play it to a column you’ve started, or discard it.
lost_cities_board-refused-figure-needed = That card starts a path. Add who sets out: A for an adventurer or R for the researcher.
lost_cities_board-refused-figure-out = All your explorers of that kind are already on a path.
# $colour is a finished lost_cities_board-colour; $colour_id is its id, Y to R.
lost_cities_board-refused-not-on-path = You don’t have an explorer on the { $colour } path.
# $colour is a finished lost_cities_board-colour; $colour_id is its id, Y to R.
lost_cities_board-refused-at-the-end = Your explorer is already at the end of the { $colour } path.
lost_cities_board-refused-no-such-pile = There’s no such discard pile in this game.
lost_cities_board-refused-play-first = Play a card first.
lost_cities_board-refused-go-first = Move an explorer one stone further first, or stay.
lost_cities_board-refused-draw-now = You’ve already played a card; now draw one.

# The turning points, in a replay

lost_cities_board-turning-best = Farthest journey complete: { $name }, { lost_cities_board-colour }, { $points }
lost_cities_board-turning-worst = { $cost ->
    [yes] Costliest
   *[no] Weakest
  } journey begins: { $name }, { lost_cities_board-colour }, { $points }

# What decided the game. The expedition is 0 where there was only one.

lost_cities_board-decisive-expedition = { $expedition ->
    [0] {""}
   *[other] in expedition { $expedition }{" "}
  }{ $name } { $how ->
    [gain] scores { $points ->
        [one] { $points } point
       *[other] { $points } points
      }, { $more } more than { $other }
   *[loss] loses { $more ->
        [one] { $more } point
       *[other] { $more } points
      } fewer than { $other }
  }
lost_cities_board-decisive-artifacts = { $name } finds { $found ->
    [one] 1 artifact
   *[other] { $found } artifacts
  } and { $other } { $others ->
    [0] none
   *[other] only { $others }
  }, a difference of { $more ->
    [one] { $more } point
   *[other] { $more } points
  }
lost_cities_board-decisive-journey = { $expedition ->
    [0] {""}
   *[other] in expedition { $expedition }{" "}
  }one of { $name }’s explorers gets far enough to score { $points ->
        [one] { $points } point
       *[other] { $points } points
      }

# What people are remembered for

lost_cities_board-achievement-no-loss = Nobody left behind
lost_cities_board-achievement-no-loss-story = had all five explorers on paths, none at a loss
lost_cities_board-achievement-five-over = Over the bridge
lost_cities_board-achievement-five-over-story = got all five explorers over the bridge in one expedition
lost_cities_board-achievement-far-researcher = To the end of the path
lost_cities_board-achievement-far-researcher-story = got the researcher to the last stone
lost_cities_board-achievement-collector = The collection
lost_cities_board-achievement-collector-story = found as many artifacts as count
lost_cities_board-achievement-comeback = The last expedition
lost_cities_board-achievement-comeback-story = came from behind in the last expedition to win

# Why a step is advised, in a few words that can be checked on the board

# Advice: parts of a list after an action, small and without a full stop.
# The colour in which a better action gained most, or in which $name lost most.
lost_cities_board-cause = { $whose ->
    [rival] mostly { $name }’s { lost_cities_board-colour }: −{ $points }
   *[own] mostly { lost_cities_board-colour }: +{ $points }
  }
lost_cities_board-why-start = { $count ->
    [one] your only { lost_cities_board-colour } card
   *[other] you hold { $count } { lost_cities_board-colour } cards
  }{ $researcher ->
    [yes] , and the researcher counts double
   *[no] {""}
  }
lost_cities_board-why-step = onto a stone worth { $value }{ $tile ->
    [artifact] {" "}with an artifact
    [arrow] {" "}with an arrow
    [points] {" "}and { $points ->
        [one] { $points } point
       *[other] { $points } points
      }
   *[none] {""}
  }
lost_cities_board-why-arrived = lets another explorer move
# Cards that no longer fit after this one. $cards is a list of lost_cities_board-card, all of one colour. For languages
# with cases: $colour, $count cards, and $numbers, a list such as “3, 5”.
lost_cities_board-why-skips = skips your { $cards }
lost_cities_board-why-fits = still fits your column
lost_cities_board-why-dead = doesn’t fit your column any more
lost_cities_board-why-theirs = { $use ->
    [open] { $others ->
        [1] your opponent
       *[other] an opponent
      } hasn’t started { lost_cities_board-colour }
    [fits] { $others ->
        [1] your opponent
       *[other] an opponent
      } could use it
   *[dead] { $others ->
        [1] your opponent can’t use it now
       *[other] no opponent can use it now
      }
  }
lost_cities_board-why-takes = fits your column
