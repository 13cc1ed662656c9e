# The words inside the pictures of Lost Cities.

# The turning points, on the final score sheet.
lost_cities-picture-best = La mejor
lost_cities-picture-worst = { $cost ->
    [yes] La más cara
   *[no] La más floja
  }
# Over the rounds of a long game.
lost_cities-picture-rounds = Ronda a ronda
# On the winner’s plate of the final picture.
lost_cities-picture-outcome = { $how ->
    [margin] victoria por { $margin }
    [tie] empate
    [on-time] por tiempo
    [resigned] por abandono
   *[abandoned] A medias
  }
# Over the plates after a round: by how much the side leads that is named first.
lost_cities-picture-lead = { $how ->
    [margin] { $margin } de ventaja
   *[tie] empate
  }
# On the plates after a round, before what that round brought.
lost_cities-picture-this-round = esta ronda
# What the game’s picture in a lobby shows, for those who do not see it.
lost_cities-picture-cover = Cinco paisajes al anochecer, del desierto al volcán, y delante de cada uno una carta.
# On the picture to share, after the game’s name.
lost_cities-picture-kind = { $players ->
    [4] por parejas,{" "}
   *[2] {""}
  }{ $rounds ->
    [1] una ronda
    [3] tres rondas
   *[5] cinco rondas
  }
