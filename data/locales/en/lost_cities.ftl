# Lost Cities: every sentence of the game.

game-lost_cities = Lost Cities
game-lost_cities-about = Start expeditions you can finish, and keep good cards from your opponent. A card game for two, or for four as partners.
# What the slash command of the game says of itself: at most 100 characters.
command-play-lost_cities = Start expeditions you can finish, keep good cards from your opponent. For two, or four as partners.

option-lost_cities-rounds = rounds
option-lost_cities-rounds-about = Number of rounds (default 3)
option-lost_cities-colours = expeditions
option-lost_cities-colours-about = Five expeditions, or six with the crystal caves
option-lost_cities-partners = partners
option-lost_cities-partners-about = Four players, two against two (with five expeditions)
# What was chosen for a game, in a lobby: “three rounds, five expeditions”.
lost_cities-options = { $rounds ->
    [1] one round
    [3] three rounds
   *[5] five rounds
  }{ $colours ->
    [5] {""}
   *[6] , six expeditions
  }{ $kind ->
    [partners] , two against two
   *[duel] {""}
  }

# The colour of a card, as an adjective. Inside many sentences; add forms for other genders and cases.
lost_cities-colour = { $colour ->
    [Y] yellow
    [B] blue
    [W] white
    [G] green
    [R] red
   *[P] purple
  }
# A card by its colour and number: “yellow 7”, “blue wager”. Inside many sentences.
lost_cities-card = { lost_cities-colour } { $number ->
    [wager] wager
   *[other] { $number }
  }
# The card just drawn. Inserted in lost_cities-moved.
lost_cities-the-card = the { lost_cities-card }

# What happened

lost_cities-seated = { $first } play against { $second }. No table talk: partners may only signal through the cards they play and pass.
lost_cities-passed = { $name ->
    [you] You pass two cards to { $to } instead of playing.
   *[other] { $name } passes two cards to { $to } instead of playing.
  }
lost_cities-handed = { $name ->
    [you] You gave { $to }: { $cards }.
   *[other] { $name } gave { $to }: { $cards }.
  }
lost_cities-round-began = Round { $round }: { $name ->
    [you] you go first.
   *[other] { $name } goes first.
  }
# A whole turn. $taken is a finished lost_cities-card and $drawn a finished lost_cities-the-card, both made from
# $taken_colour and $taken_number.
lost_cities-moved = { $name ->
    [you] You { $how ->
        [invest] play a { lost_cities-colour } wager
        [begin] start the { lost_cities-colour } expedition with the { $number }
        [follow] add the { lost_cities-card } to the expedition
       *[discard] discard the { lost_cities-card }
    } { $taken ->
        [drawn] and draw { $drawn }.
        [none] and draw from the pile.
       *[other] and take the discarded { $taken }.
    }
   *[other] { $name } { $how ->
        [invest] plays a { lost_cities-colour } wager
        [begin] starts the { lost_cities-colour } expedition with the { $number }
        [follow] adds the { lost_cities-card } to the expedition
       *[discard] discards the { lost_cities-card }
    } { $taken ->
        [none] and draws from the pile.
       *[other] and takes the discarded { $taken }.
    }
  }
lost_cities-drew = You drew the { lost_cities-card }.
lost_cities-round-ended = The pile is empty and round { $round } ends: { $scores }.
lost_cities-round-score = { $name } { $points }{ $total ->
    [same] {""}
   *[other] {" "}(total { $total })
  }
lost_cities-retired = { $name ->
    [you] You resign.
   *[other] { $name } resigns.
  }

# The panel

lost_cities-ask-card = Which card do you play or discard?
lost_cities-ask-to = Where does the { lost_cities-card } go?
# Where a card has no place but the discards, $last is the number in its way on the player’s own expedition.
lost_cities-ask-from = The { lost_cities-card } { $to ->
    [expedition] goes on your expedition
   *[discard] { $last ->
        [none] goes on the discard pile
       *[other] can only be discarded: { $number ->
            [wager] wagers come before the first number, and your { lost_cities-colour } expedition is at { $last }
           *[other] your { lost_cities-colour } expedition is already at { $last }
          }
      }
  }.{ $sources ->
    [single] {" "}Draw a card to end your turn.
   *[several] {" "}Where do you draw from?
  }
lost_cities-ask-first = Which card does your partner get first?
lost_cities-ask-second = Which card goes with the { lost_cities-card }?
lost_cities-answer-pass = Pass two cards to your partner
lost_cities-action-pass = Two cards to your partner: { $cards }
# A button for a card of the hand; the first letter becomes a capital.
lost_cities-answer-card = { lost_cities-card }
# A button: where a card goes.
lost_cities-answer-expedition = Expedition
# A button: where a card goes, the discard pile.
lost_cities-answer-discard = Discard
# A button: where a card is drawn from.
lost_cities-answer-pile = Draw pile
lost_cities-answer-draw = Draw and end turn
# A button: where to draw from.
lost_cities-answer-from = { lost_cities-card }, from the discards
# A turn as a suggestion: “Yellow 7 to the expedition, drawing from the pile”. $source is a finished lost_cities-colour;
# $source_colour is its id, Y to P.
lost_cities-action = { lost_cities-card } { $to ->
    [expedition] to the expedition
   *[discard] discarded
  }, { $source ->
    [pile] drawing from the pile
   *[other] taking the { $source } discard
  }

# What has changed since a turn was planned, after "because" or "if"

# $after is “because” or “if”, for languages that need it.
lost_cities-plan-taken = the { lost_cities-card } is gone
# $after is “because” or “if”, for languages that need it.
lost_cities-plan-expedition = your { lost_cities-colour } expedition has changed

# The position in words

lost_cities-position = Lost Cities, round { $round } of { $rounds }. { $pile ->
    [0] The pile is empty
    [one] One card left in the pile
   *[other] { $pile } cards left in the pile
  }.
lost_cities-position-retired = { $name } is out of the game.
# $source is a finished lost_cities-colour; $source_colour is its id, Y to P. Where $name is a finished
# lost_cities-short-who for the reader (“You”), $who is you, for verbs that differ; otherwise other.
lost_cities-position-last = Last turn: { $how ->
    [discard] { $name } discarded the { lost_cities-card }
    [play] { $name } played the { lost_cities-card }
   *[pass] { $name } passed two cards
  }{ $source ->
    [pass] .
    [pile] {" "}and drew from the pile.
   *[other] {" "}and took the { $source } discard.
  }
lost_cities-position-round = Round { $round }: { $scores }.
# A side with its points, in a list.
lost_cities-position-score = { $name } { $points }
lost_cities-position-side = { $name }{ $moves ->
    [alone] {" "}(to play)
    [partner] {" "}({ $mover } to play)
   *[no] {""}
  }, { $total } { $count ->
    [one] point
   *[other] points
  }{ $earlier ->
    [none] {""}
   *[other] {" "}({ $earlier } before, { $now } in this round)
  }: { $expeditions }.
# A side at a glance, for a picture’s description. $count is $total as a number.
lost_cities-glance-side = { $name }{ $moves ->
    [alone] {" "}(to play)
    [partner] {" "}({ $mover } to play)
   *[no] {""}
  }, { $total } { $count ->
    [one] point
   *[other] points
  }{ $leads ->
    [yes] , in the lead
   *[no] {""}
  }, { $expeditions ->
    [0] no expeditions
    [one] one expedition
   *[other] { $expeditions } expeditions
  }.
# An expedition in words: its cards, and what it is worth now.
lost_cities-position-expedition = { lost_cities-colour } { $cards } = { $worth }
lost_cities-position-hands = Cards in hand: { $hands }.
lost_cities-position-none = no expeditions yet
# $piles is a list of lost_cities-position-discard.
lost_cities-position-discards = Discard piles (top card and size): { $piles }.
lost_cities-position-no-discards = No discards.
# The top card of a discard pile, and how many cards it has.
lost_cities-position-discard = { lost_cities-card } ({ $size })
# A card without a number, in a list of cards of one colour.
lost_cities-wager = wager
# $cards is a list of lost_cities-card.
lost_cities-hand = Your hand: { $cards }.
# Which cards fit on an expedition.
lost_cities-hand-playable = Playable: { $cards }.
lost_cities-hand-given = From your partner: { $cards }.
lost_cities-hand-drawn = Just drawn: { lost_cities-card }.
# Instead of a list of cards.
lost_cities-nothing = none

# The table in short, after the hand

# Begins the table in short. $pile cards are left.
lost_cities-short = Round { $round } of { $rounds }, { $pile ->
    [0] the pile is empty
   *[other] { $pile } in the pile
  }.
# A player as the reader calls them. Inserted in lost_cities-short-turn and lost_cities-position-last.
lost_cities-short-who = { $who ->
    [you] You
    [partner] Your partner
    [rival] Your opponent
   *[seat] Player { $seat }
  }
# Whose turn it is. $who is a finished lost_cities-short-who.
lost_cities-short-turn = To play: { $who }.
# A line about one side, before its expeditions. $expeditions is a list of lost_cities-short-expedition.
lost_cities-short-side = { $whose ->
    [own] You
    [rival] Opponent
   *[rivals] Opponents
  } ({ $total }{ $ahead ->
    [yes] , ahead
   *[no] {""}
  }): { $expeditions }.
# The last card, how many there are, and what they are worth.
lost_cities-short-expedition = { lost_cities-card } ({ $cards }{ $factor ->
    [1] {""}
   *[other] , ×{ $factor }
  }) = { $worth }

# The sum at the end

# A line of the score sheet: “Round 1, yellow: (25 − 20) × 2 + 20”.
lost_cities-line = Round { $round }, { lost_cities-colour }: ({ $numbers } − { $cost }){ $factor ->
    [1] {""}
   *[other] {" "}× { $factor }
  }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
  }

# What the rules refuse

# $last is a finished lost_cities-card, made from $last_colour and $last_number.
lost_cities-refused-wager-after-number = You can only play wagers before the first number of an expedition; yours already has the { $last }.
# $card is a finished lost_cities-card, made from $card_colour and $card_number. $last is one, too: $last_colour
# and $last_number.
lost_cities-refused-not-higher = Numbers must go up: you can’t play the { $card } after the { $last }. You may discard it.
# $colour is a finished lost_cities-colour; $colour_id is its id, Y to P.
lost_cities-refused-no-such-pile = There’s no { $colour } expedition in this game.
lost_cities-refused-no-partner = You can only pass cards in the game with partners.
lost_cities-refused-pass-two = Pass exactly two cards, as in >Y7 B3.
lost_cities-refused-hand-too-small = You need eight or more cards to pass two; you have { $cards }.
lost_cities-refused-fourth-pass = Three players in a row have passed cards, so you must play one.
refused-partners-five-colours = Partners play with five expeditions, not six.

# The turning points, in a replay

# $points has a sign, such as +12 or −9.
lost_cities-turning-best = Best expedition complete: { $name }, { lost_cities-colour }, { $points }
lost_cities-turning-worst = { $cost ->
    [yes] Costliest
   *[no] Weakest
  } expedition begins: { $name }, { lost_cities-colour }, { $points }

# What decided the game. The round is 0 where there was only one.

lost_cities-decisive-brought = { $round ->
    [0] {""}
   *[other] in round { $round }{" "}
  }{ $name } { $count ->
    [one] scores
   *[other] score
  } { $points ->
        [one] { $points } point
       *[other] { $points } points
      } on the { lost_cities-colour } expedition{ lost_cities-multiplied }
lost_cities-decisive-cost = { $round ->
    [0] {""}
   *[other] in round { $round }{" "}
  }{ $name } { $count ->
    [one] loses
   *[other] lose
  } { $points ->
        [one] { $points } point
       *[other] { $points } points
      } on the { lost_cities-colour } expedition{ lost_cities-multiplied }
# Ends the two sentences before.
lost_cities-multiplied = { $wagers ->
    [0] {""}
    [1] , doubled by a wager
    [2] , tripled by two wagers
   *[3] , quadrupled by three wagers
  }

# What people are remembered for

lost_cities-achievement-no-loss = Safely home
lost_cities-achievement-no-loss-story = led five expeditions in a round without a loss
lost_cities-achievement-century = Century
lost_cities-achievement-century-story = scored a hundred points in one round
lost_cities-achievement-fortune = A fortune
lost_cities-achievement-fortune-story = scored seventy points with one expedition
lost_cities-achievement-all-in = All in
lost_cities-achievement-all-in-story = led an expedition of eight cards with all three wagers
lost_cities-achievement-comeback = Back from the wild
lost_cities-achievement-comeback-story = came from behind in the last round to win

# Why a turn is advised, in a few words that can be checked on the table

# Advice: parts of a list after an action, small and without a full stop.
# The colour in which a better action gained most, or in which $name lost most.
lost_cities-cause = { $whose ->
    [rival] mostly { $name }’s { lost_cities-colour }: −{ $points }
   *[own] mostly { lost_cities-colour }: +{ $points }
  }
lost_cities-why-start = starting costs { $cost }; { $sum ->
    [0] you hold no { lost_cities-colour } number yet
   *[other] your { lost_cities-colour } cards add up to { $sum }
  }
# Cards that no longer fit after this one. $cards is a list of lost_cities-card, all of one colour. For languages with
# cases: $colour, $count cards, of these $wagers wagers, and $numbers, a list such as “3, 5” or none.
lost_cities-why-skips = skips your { $cards }
lost_cities-why-order = skips none of your cards
lost_cities-why-follow = { $count ->
    [one] one more of your cards can follow
   *[other] { $count } more of your cards can follow
  }
# Numbers between the expedition and the card that may yet be drawn; $count is at least 3.
lost_cities-why-jumps = jumps over { $count } cards that could still come
lost_cities-why-closes = nothing can follow it
lost_cities-why-long = the card that makes { $cards }: +{ $bonus }
lost_cities-why-fits = still fits your expedition
lost_cities-why-dead = doesn’t fit your expedition any more
# $others is how many opponents there are: 1, or 2 with partners.
lost_cities-why-theirs = { $use ->
    [open] { $others ->
        [1] your opponent hasn’t
       *[other] your opponents haven’t
      } started { lost_cities-colour }
    [fits] { $others ->
        [1] your opponent
       *[other] your opponents
      } could use it
   *[dead] { $others ->
        [1] your opponent
       *[other] your opponents
      } can’t use it
  }
lost_cities-why-takes = the { lost_cities-card } fits your expedition
lost_cities-why-denies = { $others ->
    [1] your opponent doesn’t
   *[other] your opponents don’t
  } get the { lost_cities-card }
lost_cities-why-joins = the { lost_cities-card } goes with your { $count ->
    [one] other { lost_cities-colour } card
   *[other] { $count } { lost_cities-colour } cards
  }
lost_cities-why-last = takes the last card: the round is over
lost_cities-why-longer = the pile keeps its { $count ->
    [one] last card
   *[other] { $count } cards
  }, so the round lasts longer
lost_cities-why-pass = { $count ->
    [0] neither card fits your expeditions now
    [one] one of the cards fits your expeditions
   *[other] both cards fit your expeditions
  }
