game-higher_card = Higher Card
game-higher_card-about = The higher of two cards takes the trick; for two
command-play-higher_card = The higher of two cards takes the trick; for two
option-higher_card-hand = hand
option-higher_card-hand-about = How many cards each player holds (3 by default)
higher_card-options = hands of { $hand }
higher_card-began = The cards are dealt; { $name } leads.
higher_card-laid = { $name } lays the { $card }.
higher_card-drew = { $name } draws the { $card }.
higher_card-took = { $name } takes the trick.
higher_card-gone = { $name } resigns.
higher_card-ask = { $lead ->
    [0] Which card do you lead?
   *[other] Which card do you lay on the { $lead }?
  }
higher_card-card = The { $card }
higher_card-position = Higher Card, { $pile } cards left to draw. { $lead ->
    [0] Nothing has been laid.
   *[other] { $answer ->
        [0] The { $lead } waits for its answer.
       *[other] The last trick: { $lead } and { $answer }.
    }
  }
higher_card-tricks = { $name }: { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
  }.
higher_card-hand = Your hand: { $cards }.
higher_card-line-tricks = Tricks
higher_card-refused-not-held = You don’t hold the { $card }.
