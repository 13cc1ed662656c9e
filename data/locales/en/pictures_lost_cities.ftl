# The words inside the pictures of Lost Cities.

# The turning points, on the final score sheet.
lost_cities-picture-best = Best expedition
lost_cities-picture-worst = { $cost ->
    [yes] Costliest expedition
   *[no] Weakest expedition
  }
# Over the rounds of a long game.
lost_cities-picture-rounds = Round by round
# On the winner’s plate of the final picture.
lost_cities-picture-outcome = { $how ->
    [margin] won by { $margin }
    [tie] tie
    [on-time] won on time
    [resigned] won by resignation
   *[abandoned] Abandoned
  }
# Over the plates after a round: by how much the side leads that is named first.
lost_cities-picture-lead = { $how ->
    [margin] leads by { $margin }
   *[tie] level
  }
# On the plates after a round, before what that round brought.
lost_cities-picture-this-round = this round
# What the game’s picture in a lobby shows, for those who do not see it.
lost_cities-picture-cover = Five lands at dusk, from the desert to the volcano, and a card of each before them.
# On the picture to share, after the game’s name.
lost_cities-picture-kind = { $players ->
    [4] partners,{" "}
   *[2] {""}
  }{ $rounds ->
    [one] one round
    [3] three rounds
   *[5] five rounds
  }
