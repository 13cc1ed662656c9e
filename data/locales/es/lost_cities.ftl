# Lost Cities: every sentence of the game.
# Formas: .f «amarilla» (apuesta, expedición), .fs «amarillas» (cartas); de la carta, .el «el 5 amarillo», «la apuesta
# amarilla», .El lo mismo al principio de una frase.

game-lost_cities = Lost Cities
game-lost_cities-about = Dirige expediciones, o quítale al rival sus cartas. Juego de cartas para dos, o cuatro por parejas.
# What the slash command of the game says of itself: at most 100 characters.
command-play-lost_cities = Dirige expediciones, o quítale al rival sus cartas. Juego de cartas para dos, o cuatro por parejas.

option-lost_cities-rounds = rondas
option-lost_cities-rounds-about = Número de rondas (3 si no eliges)
option-lost_cities-colours = expediciones
option-lost_cities-colours-about = Cinco expediciones, o seis con las cuevas de cristal
option-lost_cities-partners = parejas
option-lost_cities-partners-about = Cuatro jugadores, dos contra dos (con cinco expediciones)
lost_cities-options = { $rounds ->
    [1] una ronda
    [3] tres rondas
   *[5] cinco rondas
  }{ $colours ->
    [5] {""}
   *[6] , seis expediciones
  }{ $kind ->
    [partners] , dos contra dos
   *[duel] {""}
  }

lost_cities-colour = { $colour ->
    [Y] amarillo
    [B] azul
    [W] blanco
    [G] verde
    [R] rojo
   *[P] morado
  }
    .f = { $colour ->
        [Y] amarilla
        [B] azul
        [W] blanca
        [G] verde
        [R] roja
       *[P] morada
      }
    .fs = { $colour ->
        [Y] amarillas
        [B] azules
        [W] blancas
        [G] verdes
        [R] rojas
       *[P] moradas
      }
lost_cities-card = { $number ->
    [wager] apuesta { lost_cities-colour.f }
   *[other] { $number } { lost_cities-colour }
  }
    .el = { $number ->
        [wager] la apuesta { lost_cities-colour.f }
       *[other] el { $number } { lost_cities-colour }
      }
    .El = { $number ->
        [wager] La apuesta { lost_cities-colour.f }
       *[other] El { $number } { lost_cities-colour }
      }
lost_cities-the-card = { lost_cities-card.el }

# What happened

lost_cities-seated = { $first } juegan contra { $second }. Sin hablar de la partida: los compañeros solo se entienden con las cartas que juegan y pasan.
lost_cities-passed = { $name ->
    [you] Pasas dos cartas a { $to } en vez de jugar.
   *[other] { $name } pasa dos cartas a { $to } en vez de jugar.
  }
lost_cities-handed = { $name ->
    [you] Le has pasado a { $to }: { $cards }.
   *[other] { $name } le ha pasado a { $to }: { $cards }.
  }
lost_cities-round-began = Ronda { $round }: { $name ->
    [you] empiezas tú.
   *[other] empieza { $name }.
  }
lost_cities-moved = { $name ->
    [you] { $how ->
        [invest] Juegas una apuesta { lost_cities-colour.f }
        [begin] Empiezas la expedición { lost_cities-colour.f } con el { $number }
        [follow] Añades { lost_cities-card.el } a la expedición
       *[discard] Descartas { lost_cities-card.el }
    } { $taken ->
        [drawn] y robas { $drawn }.
        [none] y robas del mazo.
       *[other] y robas de los descartes ({ $taken }).
    }
   *[other] { $name } { $how ->
        [invest] juega una apuesta { lost_cities-colour.f }
        [begin] empieza la expedición { lost_cities-colour.f } con el { $number }
        [follow] añade { lost_cities-card.el } a la expedición
       *[discard] descarta { lost_cities-card.el }
    } { $taken ->
        [none] y roba del mazo.
       *[other] y roba de los descartes ({ $taken }).
    }
  }
lost_cities-drew = Has robado { lost_cities-card.el }.
lost_cities-round-ended = El mazo se ha acabado y termina la ronda { $round }: { $scores }.
lost_cities-round-score = { $name } { $points }{ $total ->
    [same] {""}
   *[other] {" "}(total { $total })
  }
lost_cities-retired = { $name ->
    [you] Abandonas.
   *[other] { $name } abandona.
  }

# The panel

lost_cities-ask-card = ¿Qué carta juegas o descartas?
lost_cities-ask-to = { lost_cities-card.El }: ¿adónde?
# Where a card has no place but the discards, $last is the number in its way on the player’s own expedition.
lost_cities-ask-from = { lost_cities-card.El } { $to ->
    [expedition] va a tu expedición
   *[discard] { $last ->
        [none] va a los descartes
       *[other] solo puede ir a los descartes: { $number ->
            [wager] las apuestas van antes del primer número, y tu expedición { lost_cities-colour.f } va por el { $last }
           *[other] tu expedición { lost_cities-colour.f } ya va por el { $last }
          }
      }
  }.{ $sources ->
    [single] {" "}Roba una carta para acabar tu turno.
   *[several] {" "}¿De dónde robas?
  }
lost_cities-ask-first = ¿Qué carta le pasas primero a tu compañero?
lost_cities-ask-second = { lost_cities-card.El }, ¿y qué otra?
lost_cities-answer-pass = Pasar dos cartas
lost_cities-action-pass = Dos cartas para tu compañero: { $cards }
lost_cities-answer-card = { lost_cities-card }
lost_cities-answer-expedition = Expedición
lost_cities-answer-discard = Descartes
lost_cities-answer-pile = Mazo
lost_cities-answer-draw = Robar y acabar
lost_cities-answer-from = { lost_cities-card }, de los descartes
lost_cities-action = { lost_cities-card } { $to ->
    [expedition] a la expedición
   *[discard] a los descartes
  }, { $source ->
    [pile] y robar del mazo
   *[other] y llevarte el descarte { $source }
  }

# What has changed since a turn was planned, after "because" or "if"

lost_cities-plan-taken = { lost_cities-card.el } ya no está
lost_cities-plan-expedition = tu expedición { lost_cities-colour.f } ha cambiado

# The position in words

lost_cities-position = Lost Cities, ronda { $round } de { $rounds }. { $pile ->
    [0] El mazo está vacío
    [one] Queda una carta en el mazo
   *[other] Quedan { $pile } cartas en el mazo
  }.
lost_cities-position-retired = { $name } está fuera de la partida.
lost_cities-position-last = Último turno ({ $name }): { $how ->
    [discard] { lost_cities-card }, a los descartes
    [play] { lost_cities-card }, a la expedición
   *[pass] dos cartas para su pareja
  }{ $source ->
    [pass] .
    [pile] ; una carta robada del mazo.
   *[other] ; el descarte { $source }, a la mano.
  }
lost_cities-position-round = Ronda { $round }: { $scores }.
lost_cities-position-score = { $name } { $points }
lost_cities-position-side = { $name }{ $moves ->
    [alone] {" "}(le toca)
    [partner] {" "}(turno de { $mover })
   *[no] {""}
  }, { $total } { $count ->
    [one] punto
   *[other] puntos
  }{ $earlier ->
    [none] {""}
   *[other] {" "}({ $earlier } de antes, { $now } en esta ronda)
  }: { $expeditions }.
# The same at a glance, for a picture’s description.
lost_cities-glance-side = { $name }{ $moves ->
    [alone] {" "}(le toca)
    [partner] {" "}(turno de { $mover })
   *[no] {""}
  }, { $total } { $count ->
    [one] punto
   *[other] puntos
  }{ $leads ->
    [yes] , en cabeza
   *[no] {""}
  }, { $expeditions ->
    [0] ninguna expedición
    [one] una expedición
   *[other] { $expeditions } expediciones
  }.
lost_cities-position-expedition = { lost_cities-colour } { $cards } = { $worth }
lost_cities-position-hands = Cartas en mano: { $hands }.
lost_cities-position-none = ninguna expedición todavía
lost_cities-position-discards = Descartes (carta de arriba y cuántas hay): { $piles }.
lost_cities-position-no-discards = Sin descartes.
lost_cities-position-discard = { lost_cities-card } ({ $size })
lost_cities-wager = apuesta
lost_cities-hand = Tu mano: { $cards }.
lost_cities-hand-playable = Puedes jugar: { $cards }.
lost_cities-hand-given = De tu compañero: { $cards }.
lost_cities-hand-drawn = Recién robada: { lost_cities-card }.
lost_cities-nothing = ninguna

# The table in short, after the hand

lost_cities-short = Ronda { $round } de { $rounds }, { $pile ->
    [0] el mazo está vacío
   *[other] { $pile } en el mazo
  }.
lost_cities-short-who = { $who ->
    [you] tú
    [partner] tu compañero
    [rival] tu rival
   *[seat] jugador { $seat }
  }
lost_cities-short-turn = Turno: { $who }.
lost_cities-short-side = { $whose ->
    [own] Tú
    [rival] Rival
   *[rivals] Rivales
  } ({ $total }{ $ahead ->
    [yes] , en cabeza
   *[no] {""}
  }): { $expeditions }.
# The last card, how many there are, and what they are worth.
lost_cities-short-expedition = { lost_cities-card } ({ $cards }{ $factor ->
    [1] {""}
   *[other] , ×{ $factor }
  }) = { $worth }

# The sum at the end

lost_cities-line = Ronda { $round }, { lost_cities-colour }: ({ $numbers } − { $cost }){ $factor ->
    [1] {""}
   *[other] {" "}× { $factor }
  }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
  }

# What the rules refuse

lost_cities-refused-wager-after-number = Las apuestas solo se juegan antes del primer número de una expedición; en la tuya ya está el { $last }.
lost_cities-refused-not-higher = Los números tienen que subir: esta carta ({ $card }) no va detrás de la última ({ $last }). Puedes descartarla.
lost_cities-refused-no-such-pile = En esta partida no hay expedición de color { $colour }.
lost_cities-refused-no-partner = Solo se pasan cartas en el juego por parejas.
lost_cities-refused-pass-two = Pasa exactamente dos cartas, como en >Y7 B3.
lost_cities-refused-hand-too-small = Para pasar dos cartas necesitas ocho o más; tienes { $cards }.
lost_cities-refused-fourth-pass = Tres jugadores seguidos han pasado cartas, así que te toca jugar una.
refused-partners-five-colours = Por parejas se juega con cinco expediciones, no con seis.

# The turning points, in a replay

lost_cities-turning-best = La mejor expedición está completa: { $name }, { lost_cities-colour }, { $points }
lost_cities-turning-worst = { $cost ->
    [yes] Empieza la expedición más cara
   *[no] Empieza la expedición más floja
  }: { $name }, { lost_cities-colour }, { $points }

# What decided the game. The round is 0 where there was only one.

lost_cities-decisive-brought = { $round ->
    [0] {""}
   *[other] en la ronda { $round },{" "}
  }{ $name } { $count ->
    [one] saca
   *[other] sacan
  } { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
      } de la expedición { lost_cities-colour.f }{ lost_cities-multiplied }
lost_cities-decisive-cost = { $round ->
    [0] {""}
   *[other] en la ronda { $round },{" "}
  }{ $name } { $count ->
    [one] pierde
   *[other] pierden
  } { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
      } con la expedición { lost_cities-colour.f }{ lost_cities-multiplied }
lost_cities-multiplied = { $wagers ->
    [0] {""}
    [1] , doblada por una apuesta
    [2] , triplicada por dos apuestas
   *[3] , cuadruplicada por tres apuestas
  }

# What people are remembered for

lost_cities-achievement-no-loss = Sin un rasguño
lost_cities-achievement-no-loss-story = dirigir cinco expediciones en una ronda sin perder con ninguna
lost_cities-achievement-century = Centenar
lost_cities-achievement-century-story = sumar cien puntos en una sola ronda
lost_cities-achievement-fortune = Una fortuna
lost_cities-achievement-fortune-story = sumar setenta puntos con una expedición
lost_cities-achievement-all-in = A por todas
lost_cities-achievement-all-in-story = dirigir una expedición de ocho cartas con las tres apuestas
lost_cities-achievement-comeback = De vuelta de la selva
lost_cities-achievement-comeback-story = ganar remontando en la última ronda

# Why a turn is advised, in a few words that can be checked on the table

lost_cities-cause = { $whose ->
    [rival] sobre todo la expedición { lost_cities-colour.f } de { $name }: −{ $points }
   *[own] sobre todo la expedición { lost_cities-colour.f }: +{ $points }
  }
lost_cities-why-start = empezar cuesta { $cost }; { $sum ->
    [0] aún no tienes ningún número { lost_cities-colour }
   *[other] tus cartas { lost_cities-colour.fs } suman { $sum }
  }
lost_cities-why-skips = te saltas: { $cards }
lost_cities-why-order = no te saltas ninguna de tus cartas
lost_cities-why-follow = { $count ->
    [one] después cabe otra de tus cartas
   *[other] después caben otras { $count } de tus cartas
  }
lost_cities-why-jumps = se salta { $count } cartas que aún podrían llegar
lost_cities-why-closes = después ya no cabe ninguna carta
lost_cities-why-long = con esta carta son { $cards }: +{ $bonus }
lost_cities-why-fits = todavía cabe en tu expedición
lost_cities-why-dead = ya no cabe en tu expedición
lost_cities-why-theirs = { $use ->
    [open] { $others ->
        [1] tu rival aún no ha
       *[other] tus rivales aún no han
      } empezado la expedición { lost_cities-colour.f }
    [fits] { $others ->
        [1] a tu rival le
       *[other] a tus rivales les
      } podría servir
   *[dead] { $others ->
        [1] a tu rival no le
       *[other] a tus rivales no les
      } sirve
  }
lost_cities-why-takes = { lost_cities-card.el } cabe en tu expedición
lost_cities-why-denies = { $others ->
    [1] tu rival se queda
   *[other] tus rivales se quedan
  } sin { lost_cities-card.el }
lost_cities-why-joins = { lost_cities-card.el } se suma a { $count ->
    [one] tu otra carta
   *[other] tus { $count } cartas
  } de ese color
lost_cities-why-last = te llevas la última carta y acaba la ronda
lost_cities-why-longer = el mazo conserva { $count ->
    [one] su última carta
   *[other] sus { $count } cartas
  }, así que la ronda dura más
lost_cities-why-pass = { $count ->
    [0] ninguna de las dos cabe ahora en tus expediciones
    [one] una de las dos cabe en tus expediciones
   *[other] las dos caben en tus expediciones
  }
