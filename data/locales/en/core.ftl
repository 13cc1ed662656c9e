# What every game says alike.

refused-not-your-turn = It is not your turn.
refused-game-finished = This game is over. Start another with { $play }.
refused-no-such-action = There is no such move in this game.
refused-no-such-seat = Nobody sits there.
refused-bad-options = These options do not go together: { $problem }.
refused-bad-seed = A seed is not negative.
refused-bad-notation = “{ $text }” is not a move I can read. Write it like { $expected }, or pick one of the suggestions.
refused-wrong-seats = { $fewest ->
    [2] { $most ->
        [2] This game is for two players
       *[other] This game is for { $fewest } to { $most } players
    }
   *[other] This game is for { $fewest } to { $most } players
  }; { $seats ->
    [one] one is
   *[other] { $seats } are
  } seated.

why-played-out = played to the end
why-resigned = ended by resignation
why-abandoned = given up in the first round, so it does not count

# The turning point that every game has, in a replay

turning-lead = { $name } { $count ->
    [one] takes
   *[other] take
  } the lead for good
