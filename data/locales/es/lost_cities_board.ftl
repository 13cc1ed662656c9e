# Lost Cities: The Board Game: every sentence of the game.
# Formas: .f «amarilla», .fs «amarillas».

game-lost_cities_board = Lost Cities: El juego de tablero
game-lost_cities_board-about = Cinco senderos hacia ciudades perdidas, con puentes y artefactos. De dos a cuatro jugadores.
# What the slash command of the game says of itself: at most 100 characters.
command-play-lost_cities_board = Cinco senderos hacia ciudades perdidas, con puentes y artefactos. De dos a cuatro jugadores.

option-lost_cities_board-length = duración
option-lost_cities_board-length-about = Tres expediciones, o una partida corta de una sola
option-lost_cities_board-length-long = larga
option-lost_cities_board-length-short = corta
option-lost_cities_board-up_or_down = subir o bajar
option-lost_cities_board-up_or_down-about = Cada columna sube o baja, según sus dos primeras cartas distintas
option-lost_cities_board-free_first_card = primera carta libre
option-lost_cities_board-free_first_card-about = Abre un sendero con cualquier carta, no solo con la más baja de su color
option-lost_cities_board-edition = edición
option-lost_cities_board-edition-about = Edición de 2008: los puntos quedan ocultos hasta el final
option-lost_cities_board-edition-current = actual

lost_cities_board-length-long = partida larga, tres expediciones
lost_cities_board-length-short = partida corta, una expedición
lost_cities_board-up-or-down = las columnas suben o bajan
lost_cities_board-free-first-card = primera carta libre
lost_cities_board-edition-2008 = puntos ocultos (2008)

lost_cities_board-colour = { $colour ->
    [Y] amarillo
    [B] azul
    [W] blanco
    [G] verde
   *[R] rojo
  }
    .f = { $colour ->
        [Y] amarilla
        [B] azul
        [W] blanca
        [G] verde
       *[R] roja
      }
    .fs = { $colour ->
        [Y] amarillas
        [B] azules
        [W] blancas
        [G] verdes
       *[R] rojas
      }
lost_cities_board-card = { $number } { lost_cities_board-colour }
lost_cities_board-figure = { $figure ->
    [A] aventurero
   *[R] investigador
  }

# What has changed since a turn was planned, after "because" or "if"

lost_cities_board-plan-taken = el { lost_cities_board-card } ya no está
lost_cities_board-plan-tile = { $tile ->
    [artifact] el artefacto del sendero { lost_cities_board-colour } ya no está
   *[other] la ficha del sendero { lost_cities_board-colour } ha cambiado
  }

# What happened

lost_cities_board-began = Expedición { $expedition }: { $name ->
    [you] empiezas tú.
   *[other] empieza { $name }.
  }
lost_cities_board-turn = { $name ->
    [you] Tú
   *[other] { $name }
  } { $deeds }.
lost_cities_board-laid = { $figure ->
    [A] { $name ->
        [you] envías
       *[other] envía
    } a un aventurero por el sendero { lost_cities_board-colour } con el { $number }
    [R] { $name ->
        [you] envías
       *[other] envía
    } al investigador por el sendero { lost_cities_board-colour } con el { $number }
   *[none] { $name ->
        [you] juegas
       *[other] juega
    } el { lost_cities_board-card }
  }
lost_cities_board-discarded = { $name ->
    [you] descartas
   *[other] descarta
  } el { lost_cities_board-card }
lost_cities_board-walked = { $crossed ->
    [yes] { $name ->
        [you] cruzas
       *[other] cruza
    } el puente hasta
   *[no] { $name ->
        [you] llegas
       *[other] llega
    } a
  } { $value }{ $path ->
    [same] {""}
   *[other] {" "}en el sendero { lost_cities_board-colour }
  }{ $tile ->
    [artifact] {" "}(artefacto)
    [arrow] {" "}(flecha)
    [none] {""}
   *[other] {" "}(+{ $tile } puntos)
  }
lost_cities_board-stayed = { $name ->
    [you] te quedas
   *[other] se queda
  } ahí
lost_cities_board-drew = { $taken ->
    [none] { $name ->
        [you] robas
       *[other] roba
    } del mazo
    [drawn] { $name ->
        [you] robas
       *[other] roba
    } el { $drawn }
   *[other] { $name ->
        [you] te llevas
       *[other] se lleva
    } el { $taken } de los descartes
  }
lost_cities_board-ended = { $why ->
    [bridge] El quinto explorador ha cruzado el puente y termina la expedición { $expedition }
   *[pile] El mazo se ha acabado y termina la expedición { $expedition }
  }: { $scores }.
lost_cities_board-score = { $name } { $figures } por sus exploradores{ $total ->
    [hidden] {""}
   *[other] {" "}(total { $total })
  }
lost_cities_board-retired = { $name ->
    [you] Abandonas.
   *[other] { $name } abandona.
  }

# The panel

lost_cities_board-ask-card = ¿Qué carta juegas o descartas?
# Where a card has no place but the discards, $why says what the rules refuse, and $last is the card in its way.
lost_cities_board-ask-to = El { lost_cities_board-card }{ $why ->
    [not-lowest] {" "}solo se puede descartar: un sendero se abre con tu carta { lost_cities_board-colour.f } más baja.
    [lower] {" "}solo se puede descartar: tu columna { lost_cities_board-colour.f } ya va por el { $last }.
    [higher] {" "}solo se puede descartar: tu columna { lost_cities_board-colour.f } baja, y ya va por el { $last }.
   *[fits] : ¿adónde?
  }
lost_cities_board-ask-figure = El { lost_cities_board-card } abre un sendero. ¿Quién sale?
lost_cities_board-ask-go = ¿Mueves a un explorador una casilla más?
lost_cities_board-ask-from = { $sources ->
    [single] Roba una carta para acabar tu turno.
   *[several] ¿De dónde robas?
  }
lost_cities_board-answer-column = Mi columna
lost_cities_board-answer-discard = Descartes
lost_cities_board-answer-draw = Robar y acabar
lost_cities_board-answer-go = { $colour ->
    [Y] Por el sendero amarillo
    [B] Por el sendero azul
    [W] Por el sendero blanco
    [G] Por el sendero verde
    [R] Por el sendero rojo
   *[stay] Quedarse
  }
lost_cities_board-answer-from = { $source ->
    [D] Mazo
   *[other] { $card }, de los descartes
  }
lost_cities_board-action-play = { lost_cities_board-card } { $to ->
    [A] abre un sendero con un aventurero
    [R] abre un sendero con el investigador
    [column] a su columna
   *[discard] a los descartes
  }
lost_cities_board-action-go = { $colour ->
    [Y] Avanzar por el sendero amarillo
    [B] Avanzar por el sendero azul
    [W] Avanzar por el sendero blanco
    [G] Avanzar por el sendero verde
   *[R] Avanzar por el sendero rojo
  }
lost_cities_board-action-draw = { $source ->
    [Y] Llevarte el descarte amarillo
    [B] Llevarte el descarte azul
    [W] Llevarte el descarte blanco
    [G] Llevarte el descarte verde
    [R] Llevarte el descarte rojo
   *[D] Robar del mazo
  }

# The position in words

lost_cities_board-position = Expedición { $expedition } de { $expeditions }, { $pile ->
    [one] una carta
   *[other] { $pile } cartas
  } en el mazo, exploradores al otro lado del puente: { $crossed } de 5. De cada jugador: casilla alcanzada en cada sendero (R = investigador), última carta entre paréntesis{ $columns ->
    [turning] , y si la columna sube o baja
   *[rising] {""}
  }.
# The same at a glance, for a picture’s description.
lost_cities_board-glance = Expedición { $expedition } de { $expeditions }, { $pile ->
    [one] una carta
   *[other] { $pile } cartas
  } en el mazo, exploradores al otro lado del puente: { $crossed } de 5.
lost_cities_board-glance-player = { $name }{ $moves ->
    [yes] {" "}(le toca)
   *[no] {""}
  }{ $ahead ->
    [yes] , en cabeza
   *[no] {""}
  }, { $points ->
    [hidden] puntos ocultos
    [one] { $points } punto
   *[other] { $points } puntos
  }{ $worth ->
    [counted] {""}
   *[other] { $points ->
        [hidden] {""}
       *[other] {" "}si se puntuara ahora
      }, sus exploradores suman { $worth }
  }.
lost_cities_board-position-player = { $name }{ $moves ->
    [yes] {" "}(le toca)
   *[no] {""}
  }{ $ahead ->
    [yes] , en cabeza
   *[no] {""}
  }, { $points ->
    [hidden] puntos ocultos
    [one] { $points } punto
   *[other] { $points } puntos
  }, { $artifacts ->
    [0] ningún artefacto
    [one] un artefacto
   *[other] { $artifacts } artefactos
  }{ $figures ->
    [none] , ningún explorador en los senderos
   *[other] { $worth ->
        [counted] , exploradores: { $figures }
       *[other] , sus exploradores suman { $worth } ahora: { $figures }
      }
  }.
lost_cities_board-position-figure = { lost_cities_board-colour } { $value }{ $researcher ->
    [yes] {" "}R
   *[no] {""}
  } ({ $last }{ $way ->
    [up] , sube
    [down] , baja
   *[open] {""}
  })
lost_cities_board-position-discards = Descartes (carta de arriba y cuántas hay): { $piles }.
lost_cities_board-position-discard = { lost_cities_board-card } ({ $size })
lost_cities_board-position-retired = { $name } está fuera de la partida.
lost_cities_board-position-last = Último turno ({ $name }): { lost_cities_board-card } { $how ->
    [discard] a los descartes
   *[play] a su columna
  }{ $steps ->
    [none] {""}
   *[other] , avance hasta { $steps }
  }{ $source ->
    [none] .
    [D] ; una carta robada del mazo.
   *[other] ; el descarte { $from }, a la mano.
  }
lost_cities_board-position-step = { lost_cities_board-colour } { $value }
lost_cities_board-position-earlier = Tras la expedición { $expedition }: { $scores }.
lost_cities_board-position-score = { $name }{ $points ->
    [hidden] {""}
   *[other] {" "}{ $points }
  } (exploradores { $figures }, { $artifacts ->
    [0] ningún artefacto
    [one] un artefacto
   *[other] { $artifacts } artefactos
  }{ $tiles ->
    [hidden] {""}
   *[other] , fichas { $tiles }
  })
lost_cities_board-position-tiles = Fichas del sendero { lost_cities_board-colour }: { $tiles }.
lost_cities_board-tile = { $value } { $tile ->
    [artifact] artefacto
    [arrow] flecha
   *[other] +{ $tile }
  }
lost_cities_board-nothing = nada
lost_cities_board-hand = Tu mano: { $cards }.
lost_cities_board-hand-playable = Puedes jugar: { $cards }.
lost_cities_board-hand-points = Tus puntos: { $points }.
lost_cities_board-hand-drawn = Recién robada: { lost_cities_board-card }.

# The sum at the end

lost_cities_board-line-tiles = Expedición { $expedition }, fichas
lost_cities_board-line-figures = Expedición { $expedition }, exploradores
lost_cities_board-line-artifacts = { $artifacts ->
    [0] Ningún artefacto
    [one] Un artefacto
   *[other] { $artifacts } artefactos
  }
lost_cities_board-line-floor = Nunca por debajo de 0

# What the rules refuse

lost_cities_board-refused-not-lowest = Un sendero se abre con tu carta más baja de su color; tienes una más baja que el { $card }.
lost_cities_board-refused-lower = Esta columna sube: el { $card } no va detrás del { $last }. Puedes descartarlo.
lost_cities_board-refused-higher = Esta columna baja: el { $card } no va detrás del { $last }. Puedes descartarlo.
lost_cities_board-refused-no-figure-needed = Esa carta no abre ningún sendero, así que no va con explorador: juégala en una columna empezada o descártala.
lost_cities_board-refused-figure-needed = Esa carta abre un sendero. Añade quién sale: A si es un aventurero o R si es el investigador.
lost_cities_board-refused-figure-out = Todos tus exploradores de ese tipo ya están en un sendero.
lost_cities_board-refused-not-on-path = No tienes ningún explorador en el sendero { $colour }.
lost_cities_board-refused-at-the-end = Tu explorador ya está al final del sendero { $colour }.
lost_cities_board-refused-no-such-pile = En esta partida no existe esa pila de descartes.
lost_cities_board-refused-play-first = Juega antes una carta.
lost_cities_board-refused-go-first = Antes mueve a un explorador una casilla más, o quédate.
lost_cities_board-refused-draw-now = Ya has jugado una carta; ahora roba una.

# The turning points, in a replay

lost_cities_board-turning-best = El viaje más largo está completo: { $name }, { lost_cities_board-colour }, { $points }
lost_cities_board-turning-worst = { $cost ->
    [yes] Empieza el viaje más caro
   *[no] Empieza el viaje más flojo
  }: { $name }, { lost_cities_board-colour }, { $points }

# What decided the game. The expedition is 0 where there was only one.

lost_cities_board-decisive-expedition = { $expedition ->
    [0] {""}
   *[other] en la expedición { $expedition },{" "}
  }{ $name } { $how ->
    [gain] saca { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
      }, { $more } más que { $other }
   *[loss] pierde { $more ->
        [one] { $more } punto
       *[other] { $more } puntos
      } menos que { $other }
  }
lost_cities_board-decisive-artifacts = { $name } encuentra { $found ->
    [one] 1 artefacto
   *[other] { $found } artefactos
  } y { $other } { $others ->
    [0] ninguno
   *[other] solo { $others }
  }, una diferencia de { $more ->
    [one] { $more } punto
   *[other] { $more } puntos
  }
lost_cities_board-decisive-journey = { $expedition ->
    [0] {""}
   *[other] en la expedición { $expedition },{" "}
  }{ $name } lleva a un explorador tan lejos que vale { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
      }

# What people are remembered for

lost_cities_board-achievement-no-loss = Nadie se queda atrás
lost_cities_board-achievement-no-loss-story = tener a los cinco exploradores en camino, ninguno con pérdidas
lost_cities_board-achievement-five-over = Al otro lado
lost_cities_board-achievement-five-over-story = cruzar el puente con los cinco exploradores en una expedición
lost_cities_board-achievement-far-researcher = Hasta el final del sendero
lost_cities_board-achievement-far-researcher-story = llevar al investigador a la última casilla
lost_cities_board-achievement-collector = La colección
lost_cities_board-achievement-collector-story = encontrar todos los artefactos que cuentan
lost_cities_board-achievement-comeback = La última expedición
lost_cities_board-achievement-comeback-story = ganar remontando en la última expedición

# Why a step is advised, in a few words that can be checked on the board

lost_cities_board-cause = { $whose ->
    [rival] sobre todo el sendero { lost_cities_board-colour } de { $name }: −{ $points }
   *[own] sobre todo el sendero { lost_cities_board-colour }: +{ $points }
  }
lost_cities_board-why-start = { $count ->
    [one] tu única carta { lost_cities_board-colour.f }
   *[other] tienes { $count } cartas { lost_cities_board-colour.fs }
  }{ $researcher ->
    [yes] , y el investigador cuenta doble
   *[no] {""}
  }
lost_cities_board-why-step = a una casilla de { $value }{ $tile ->
    [artifact] {" "}con un artefacto
    [arrow] {" "}con una flecha
    [points] {" "}y { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
      }
   *[none] {""}
  }
lost_cities_board-why-arrived = deja avanzar a otro explorador
lost_cities_board-why-skips = te saltas: { $cards }
lost_cities_board-why-fits = todavía cabe en tu columna
lost_cities_board-why-dead = ya no cabe en tu columna
lost_cities_board-why-theirs = { $use ->
    [open] { $others ->
        [1] tu rival
       *[other] algún rival
      } aún no ha empezado la columna { lost_cities_board-colour.f }
    [fits] { $others ->
        [1] a tu rival
       *[other] a algún rival
      } le podría servir
   *[dead] { $others ->
        [1] ahora no le sirve a tu rival
       *[other] ahora no le sirve a ningún rival
      }
  }
lost_cities_board-why-takes = cabe en tu columna
