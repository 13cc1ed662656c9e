# Lost Cities: every sentence of the game.

game-lost_cities = Lost Cities
game-lost_cities-about = Lead expeditions, or leave the cards to your rival. A card game for two, or for four as partners.

option-lost_cities-rounds = rounds
option-lost_cities-rounds-about = How many rounds are added up (3 unless you say otherwise)
option-lost_cities-colours = expeditions
option-lost_cities-colours-about = Five destinations, or six with the crystal caves
option-lost_cities-partners = partners
option-lost_cities-partners-about = Four players, two against two (with five expeditions)
lost_cities-options = { $rounds ->
    [1] one round
    [3] three rounds
   *[5] five rounds
  }, { $colours ->
    [5] five
   *[6] six
  } expeditions{ $kind ->
    [partners] , two against two
   *[duel] {""}
  }

lost_cities-colour = { $colour ->
    [Y] yellow
    [B] blue
    [W] white
    [G] green
    [R] red
   *[P] purple
  }
lost_cities-card = { lost_cities-colour } { $number ->
    [wager] wager
   *[other] { $number }
  }

# What happened

lost_cities-seated = { $first } play against { $second }. Partners say nothing about their cards or plans: what they lay down and pass must speak for them.
lost_cities-passed = { $name } passes two cards to { $to } instead of playing.
lost_cities-handed = { $name } gave { $to }: { $cards }.
lost_cities-round-began = Round { $round }: { $name } begins.
lost_cities-moved = { $how ->
    [invest] { $name } bets on the { lost_cities-colour } expedition with a wager
    [begin] { $name } sets out on the { lost_cities-colour } expedition with the { $number }
    [follow] { $name } adds the { lost_cities-card } to the expedition
   *[discard] { $name } discards the { lost_cities-card }
  } { $taken ->
    [none] and draws from the pile.
   *[other] and takes the discarded { $taken }.
  }
lost_cities-drew = You drew the { lost_cities-card }.
lost_cities-round-ended = The pile is empty and round { $round } ends: { $scores }.
lost_cities-round-score = { $name } { $points }{ $total ->
    [same] {""}
   *[other] {" "}(total { $total })
  }
lost_cities-retired = { $name } gives up the game.

# The panel

lost_cities-ask-card = Which card do you play or discard?
lost_cities-ask-to = The { lost_cities-card }: where to?
# Where a card has no place but the discards, $last is the number in its way on the player's own expedition.
lost_cities-ask-from = The { lost_cities-card } { $to ->
    [expedition] goes on your expedition
   *[discard] { $last ->
        [none] goes on the discard pile
       *[other] can only be discarded: { $number ->
            [wager] wagers come before the first number, and your { lost_cities-colour } expedition is at { $last }
           *[other] your { lost_cities-colour } expedition is at { $last } already
          }
      }
  }. Where do you draw from?
lost_cities-ask-first = Which card does your partner get first?
lost_cities-ask-second = The { lost_cities-card }, and which other card?
lost_cities-answer-pass = Pass two cards to your partner
lost_cities-action-pass = Two cards to your partner: { $cards }
lost_cities-answer-card = { lost_cities-card }
lost_cities-answer-expedition = Expedition
lost_cities-answer-discard = Discard
lost_cities-answer-pile = The draw pile
lost_cities-answer-from = { lost_cities-card }, from the discards
lost_cities-action = { lost_cities-card } { $to ->
    [expedition] to the expedition
   *[discard] discarded
  }, { $source ->
    [pile] drawing from the pile
   *[other] taking the { $source } discard
  }

# What has changed since a turn was planned, after "because" or "if"

lost_cities-plan-taken = the { lost_cities-card } is gone
lost_cities-plan-expedition = the { lost_cities-colour } expedition has gone on

# The position in words

lost_cities-position = Lost Cities, round { $round } of { $rounds }. { $pile ->
    [0] The pile is empty
    [one] One card left in the pile
   *[other] { $pile } cards left in the pile
  }.
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
# The same at a glance, for a picture's description.
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
    [0] no expedition
    [one] one expedition
   *[other] { $expeditions } expeditions
  }.
lost_cities-position-expedition = { lost_cities-colour } { $cards } = { $worth }
lost_cities-position-hands = Cards in hand: { $hands }.
lost_cities-position-none = no expedition yet
lost_cities-position-discards = Discards, the top card and how many: { $piles }.
lost_cities-position-no-discards = No discards.
lost_cities-position-discard = { lost_cities-card } ({ $size })
lost_cities-wager = wager
lost_cities-hand = Your hand: { $cards }.
lost_cities-hand-playable = Playable: { $cards }.
lost_cities-hand-given = From your partner: { $cards }.
lost_cities-hand-drawn = Just drawn: { lost_cities-card }.
lost_cities-nothing = none

# The table in short, after the hand

lost_cities-short = Round { $round } of { $rounds }, { $pile ->
    [0] the pile is empty
   *[other] { $pile } in the pile
  }.
lost_cities-short-who = { $who ->
    [you] You
    [partner] Your partner
    [rival] Your rival
   *[seat] Player { $seat }
  }
lost_cities-short-turn = To play: { $who }.
lost_cities-short-side = { $whose ->
    [own] Yours
    [rival] Your rival’s
   *[rivals] Your rivals’
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

lost_cities-line = Round { $round }, { lost_cities-colour }: ({ $numbers } − { $cost }){ $factor ->
    [1] {""}
   *[other] {" "}× { $factor }
  }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
  }

# What the rules refuse

lost_cities-refused-wager-after-number = A wager can only be laid before the first number of an expedition; yours already shows the { $last }.
lost_cities-refused-not-higher = Numbers must rise: the { $card } cannot follow the { $last }. You may discard it.
lost_cities-refused-no-such-pile = There is no { $colour } expedition in this game.
lost_cities-refused-no-partner = Cards are only passed in the partners’ game.
lost_cities-refused-pass-two = Exactly two cards are passed, as in >Y7 B3.
lost_cities-refused-hand-too-small = To pass two cards you need a hand of eight or more; you hold { $cards }.
lost_cities-refused-fourth-pass = Three players in a row have passed, so you must play a card.
refused-partners-five-colours = Partners play with five expeditions; leave the sixth out.

# Why a computer would play something; points follow each

lost_cities-reason-play = the card’s points
lost_cities-reason-prospect = cards that may follow
lost_cities-reason-cards = towards eight cards
lost_cities-reason-jump = cards jumped over
lost_cities-reason-skip = cards of your own passed by
lost_cities-reason-wagers = wagers
lost_cities-reason-own = your use of the card
lost_cities-reason-rival = your rival’s use of it
lost_cities-reason-take = the card drawn
lost_cities-reason-deny = kept from your rival
lost_cities-reason-pile = time left in the round
lost_cities-reason-pass = what you give away
lost_cities-reason-partner = your partner’s use of it

# The turning points, in a replay

lost_cities-turning-best = Best expedition complete: { $name }, { lost_cities-colour }, { $points }
lost_cities-turning-worst = Costliest expedition begins: { $name }, { lost_cities-colour }, { $points }

# What people are remembered for

lost_cities-achievement-no-loss = Safely home
lost_cities-achievement-no-loss-story = five expeditions in a round without a loss
lost_cities-achievement-century = Century
lost_cities-achievement-century-story = a hundred points in one round
lost_cities-achievement-fortune = A fortune
lost_cities-achievement-fortune-story = seventy points with one expedition
lost_cities-achievement-all-in = All in
lost_cities-achievement-all-in-story = an expedition of eight with all three wagers
lost_cities-achievement-comeback = Back from the wild
lost_cities-achievement-comeback-story = behind before the last round, and won
