# What every game says alike.

refused-not-your-turn = It’s not your turn.
refused-game-finished = This game is over. Start another with { $play }.
refused-no-such-action = There’s no such move in this game.
refused-no-such-seat = There’s no such seat at this table.
refused-bad-options = These options don’t go together: { $problem }.
refused-bad-seed = The seed can’t be negative.
# $expected is what a move looks like, as it is typed.
refused-bad-notation = I can’t read “{ $text }” as a move. Write it like { $expected }, or pick a suggestion.
refused-wrong-seats = { $fewest ->
    [2] { $most ->
        [2] This game is for two players
       *[other] This game is for { $fewest } to { $most } players
    }
   *[other] This game is for { $fewest } to { $most } players
  }, not { $seats }.

# The turning point that every game has, in a replay

# A turning point in a replay’s menu.
turning-lead = { $name } { $count ->
    [one] takes
   *[other] take
  } the lead for good

# What decided a game, on the picture to share; games name it, in a clause that begins with a name or small.

turning-decisive = The turning point: { $what }.

# Half sentences one after another
clauses = { $first }; { $then }

# To the answers that have no room beside the first ones; of ways, the farther ones.
more-answers = { $question ->
    [go] Farther…
   *[other] More…
  }
