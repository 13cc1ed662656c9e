# Tikal: every sentence of the game.
# Formas: .un «un templo», «una ruina»; .el «el templo», «la ruina»; .El lo mismo al principio de una frase.

game-tikal = Tikal
game-tikal-about = Templos y tesoros en la selva, con diez puntos de acción por turno. De dos a cuatro jugadores.
# What the slash command of the game says of itself: at most 100 characters.
command-play-tikal = Templos y tesoros en la selva, con diez puntos de acción por turno. De dos a cuatro jugadores.

option-tikal-auction = subasta
option-tikal-auction-about = Las losetas se subastan por puntos de victoria; se empieza con 20

tikal-no-auction = las losetas se roban
tikal-auction = las losetas se subastan, 20 puntos para empezar

tikal-land = { $kind ->
    [temple] templo de { $value }
    [ruin] ruina con { $treasures } tesoros
    [clearing] claro
    [volcano] volcán
   *[base] campamento base
  }
    .un = { $kind ->
        [temple] un templo de { $value }
        [ruin] una ruina con { $treasures } tesoros
        [clearing] un claro
        [volcano] un volcán
       *[base] el campamento base
      }
    .el = { $kind ->
        [temple] el templo de { $value }
        [ruin] la ruina con { $treasures } tesoros
        [clearing] el claro
        [volcano] el volcán
       *[base] el campamento base
      }
    .El = { $kind ->
        [temple] El templo de { $value }
        [ruin] La ruina con { $treasures } tesoros
        [clearing] El claro
        [volcano] El volcán
       *[base] El campamento base
      }
tikal-kind = { $kind ->
    [mask] máscara
    [jug] jarra
    [ring] anillo
    [bell] campana
    [idol] ídolo
    [knife] cuchillo
    [shell] concha
   *[crown] corona
  }
    .el = { $kind ->
        [ring] el anillo
        [idol] el ídolo
        [knife] el cuchillo
        [mask] la máscara
        [jug] la jarra
        [bell] la campana
        [shell] la concha
       *[crown] la corona
      }
tikal-a-kind = { $kind ->
    [ring] un anillo
    [idol] un ídolo
    [knife] un cuchillo
   *[other] una { tikal-kind }
  }
tikal-kinds = { $count ->
    [one] { tikal-kind }
   *[other] { tikal-kind } ×{ $count }
  }
tikal-group = { $leader ->
    [yes] { $explorers ->
        [0] el jefe
        [one] el jefe y un explorador
       *[other] el jefe y { $explorers } exploradores
    }
   *[no] { $explorers ->
        [one] un explorador
       *[other] { $explorers } exploradores
    }
  }
tikal-nothing = ninguno

# What happened

tikal-began = { $name ->
    [you] Abres
   *[other] { $name } abre
  } la marcha hacia la selva.
tikal-drawn = { $name ->
    [you] Robas
   *[other] { $name } roba
  } { tikal-land.un }.
tikal-removed = { tikal-land.El } no cabe en ningún sitio y queda fuera de la partida.
tikal-turn = { $name ->
    [you] Tú
   *[other] { $name }
  } { $deeds }.
tikal-placed = { $name ->
    [you] descubres
   *[other] descubre
  } { tikal-land.un } en { $hex }
tikal-entered = { $name ->
    [you] traes
   *[other] trae
  } { $leader ->
    [yes] { $explorers ->
        [0] al jefe
        [one] al jefe y a un explorador
       *[other] al jefe y a { $explorers } exploradores
    }
   *[no] { $explorers ->
        [one] a un explorador
       *[other] a { $explorers } exploradores
    }
  } a { $hex }
tikal-moved = { $name ->
    [you] vas
   *[other] va
  } de { $start } a { $end } con { $group } ({ $cost })
tikal-excavated = { $name ->
    [you] excavas
   *[other] excava
  } el templo de { $hex } hasta el nivel { $level }
tikal-found = { $name ->
    [you] encuentras
   *[other] encuentra
  } { tikal-a-kind } en { $hex }
tikal-exchanged = { $name ->
    [you] cambias
   *[other] cambia
  } { $given } por un tesoro { $other ->
    [you] tuyo
   *[other] de { $other }
  } ({ $taken })
tikal-camped = { $name ->
    [you] montas
   *[other] monta
  } un campamento en { $hex }
tikal-guarded = { $left ->
    [0] { $name ->
    [you] pones
   *[other] pone
  } un guardián en el templo de { $level } de { $hex }
    [one] { $name ->
    [you] pones
   *[other] pone
  } un guardián en el templo de { $level } de { $hex } (otra pieza suya de allí sale de la partida)
   *[other] { $name ->
    [you] pones
   *[other] pone
  } un guardián en el templo de { $level } de { $hex } (otras { $left } piezas suyas de allí salen de la partida)
  }
tikal-ended = { $unspent ->
    [0] { $name ->
    [you] terminas
   *[other] termina
  } el turno
    [one] { $name ->
    [you] terminas
   *[other] termina
  } el turno con un punto sin gastar
   *[other] { $name ->
    [you] terminas
   *[other] termina
  } el turno con { $unspent } puntos sin gastar
  }
tikal-scoring = { $why ->
    [final] La selva está explorada. Última ronda de puntuación: cada jugador juega un turno de 10 puntos sin loseta y luego puntúa.
   *[volcano] Ronda de puntuación { $number }: cada jugador juega un turno de 10 puntos sin loseta y luego puntúa.
  }
tikal-scored = { $name ->
    [you] Sumas
   *[other] { $name } suma
  } { $points } ({ $temples } por templos, { $treasures } por tesoros) y { $name ->
    [you] llegas
   *[other] llega
  } a { $total }.
tikal-scoring-ended = Termina la ronda de puntuación { $number }.
tikal-opened = A subasta: { $tiles }. La primera puja es { $name ->
    [you] tuya
   *[other] de { $name }
  }.
tikal-offered = { $name ->
    [you] Pujas
   *[other] { $name } puja
  } { $points }.
tikal-passed = { $forced ->
    [yes] { $name ->
        [you] No puedes pujar más y pasas
       *[other] { $name } no puede pujar más y pasa
      }.
   *[no] { $name ->
        [you] Pasas
       *[other] { $name } pasa
      }.
  }
tikal-won = { $name ->
    [you] Ganas
   *[other] { $name } gana
  } la subasta { $points ->
    [0] sin pagar nada.
    [one] por un punto.
   *[other] por { $points } puntos.
  }
tikal-chosen = { $name ->
    [you] Te llevas
   *[other] { $name } se lleva
  } { tikal-land.el }.
tikal-retired = { $name ->
    [you] Abandonas
   *[other] { $name } abandona
  }.

# The panel

tikal-ask-hex = Loseta nueva: { $tile }. ¿Dónde va?
tikal-ask-rotation = Loseta nueva en { $hex }: { $tile }. ¿En qué posición?
tikal-ask-do = { $points ->
    [0] No quedan puntos.
    [one] Queda un punto. Elige la casilla de la pieza que se mueve, o una acción.
   *[other] Quedan { $points } puntos. Elige la casilla de la pieza que se mueve, o una acción.
  }{ tikal-flag }
tikal-ask-go = Desde { $start }: ¿adónde? Las monedas son lo que paga una pieza.{ tikal-flag }
tikal-ask-enter = ¿Quién entra, y en qué campamento?{ tikal-flag }
# What the flag on some buttons says.
tikal-flag = { $last ->
    [yes] {" "}🏁 termina tu turno.
   *[no] {""}
  }
tikal-ask-who = De { $start } a { $hex }: ¿quién va?{ tikal-flag }
tikal-ask-site = { $work ->
    [camp] ¿Dónde montas el campamento?
   *[new] ¿En qué campamento?
  }{ tikal-flag }
tikal-ask-take = ¿Qué tesoro te llevas?
tikal-ask-give = ¿Cuál de los tuyos das por { tikal-kind.el }?
tikal-ask-end = { $points ->
    [one] Todavía te queda un punto de acción.
   *[other] Todavía te quedan { $points } puntos de acción.
  } ¿Terminar el turno de todas formas?
tikal-ask-bid = { $bid ->
    [0] Aún no hay pujas. ¿Pujas o pasas?
    [one] La puja más alta es de un punto. ¿Pujas más o pasas?
   *[other] La puja más alta es de { $bid } puntos. ¿Pujas más o pasas?
  } Las losetas: { $open }.
tikal-ask-exactly = ¿Cuánto pujas?
tikal-ask-up-to = Iré superando a los demás por un punto hasta tu límite. ¿Cuál es?
tikal-ask-tile = ¿Qué loseta te llevas?

tikal-answer-do = { $deed ->
    [new] { $times ->
        [one] Nuevo{ tikal-where } ({ $price })
       *[other] { $times } nuevos ({ $price })
    }
    [leader] Jefe{ tikal-where } ({ $price })
    [excavate] Excavar{ tikal-where } ({ $price })
    [treasure] Tesoro{ tikal-where } ({ $price })
    [exchange] Cambiar ({ $price })
    [camp] Campamento{ tikal-where } ({ $price })
   *[guard] Guardián{ tikal-where } ({ $price })
  }
# Leads to who comes into which camp.
tikal-answer-new = Nuevo…
tikal-where = { $hex ->
    [ask] {""}
   *[other] {" "}{ $hex }
  }
# Takes the last points, so that nothing is left to do.
tikal-answer-last = { $answer } 🏁
tikal-answer-end-turn = Terminar turno
tikal-answer-end = Sí, terminar el turno
# A hex as the map’s plate names it; who goes, where it is not a single explorer.
tikal-answer-go = { $hex }{ $explorers ->
    [0] {""}
    [one] { $leader ->
        [yes] {" "}×1
       *[no] {""}
    }
   *[other] {" "}×{ $explorers }
  }{ $leader ->
    [yes] { $explorers ->
        [0] {" "}jefe
       *[other] {" "}+ jefe
    }
   *[no] {""}
  }
# A whole move, where few are left.
tikal-answer-whole = { $start }→{ $way } ({ $price })
tikal-answer-who = { $group } ({ $price })
tikal-answer-rotation = { $number } · piedras { $stones } · { $ways ->
    [none] sin acceso
   *[other] desde { $ways }
  }
# Beside it a way in, and what a piece pays for it.
tikal-way-from = { $hex } ({ $price })
# The edges are the points of the compass.
tikal-stones = { $edge ->
    [NW] NO
    [SW] SO
   *[other] { $edge }
  }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
  }
tikal-answer-take = { tikal-kind } del jugador { $seat }
tikal-answer-tile = { $number } · { $land }
tikal-answer-bid = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }
tikal-answer-tens = De { $first } a { $last }
tikal-answer-pass = Pasar
tikal-answer-up = Pujar hasta…
tikal-answer-up-to = Hasta { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
      }
# In the panel of a player who has left such a bid.
tikal-plan = *Seguiré pujando por ti hasta { $plan ->
        [one] { $plan } punto
       *[other] { $plan } puntos
      }, y después pasaré. Solo tú ves esto.*

tikal-action-place = Poner la loseta en { $hex }, posición { $number }
tikal-action-enter = { $leader ->
    [yes] Traer al jefe a { $hex }
   *[no] Traer a un explorador a { $hex }
  }
tikal-action-move = { $group } de { $start } a { $end }
tikal-action-excavate = Excavar el templo de { $hex }
tikal-action-hunt = Sacar un tesoro en { $hex }
tikal-action-exchange = Cambiarle al jugador { $seat } un tesoro: { $give } por { $take }
tikal-action-camp = Montar un campamento en { $hex }
tikal-action-guard = Poner un guardián en el templo de { $hex }
tikal-action-end = Terminar el turno
tikal-action-bid = { $points ->
    [one] Pujar un punto
   *[other] Pujar { $points } puntos
  }
tikal-action-pass = Pasar
tikal-action-choose = Llevarte la loseta { $tile }: { $land }

# The position in words

tikal-left = { $points ->
    [0] no quedan puntos
    [one] queda un punto
   *[other] quedan { $points } puntos
  }
tikal-position = { $what ->
    [tile] { $name } pone la loseta: { $land }
    [act] Turno de { $name }: { tikal-left }
    [scoring] Ronda de puntuación { $number }, turno de { $name }: { tikal-left }
    [final] Última ronda de puntuación, turno de { $name }: { tikal-left }
    [bid] Puja de { $name } por: { $open }
    [choose] { $name } elige entre: { $open }
   *[over] La partida ha terminado
  }. { $stack ->
    [0] No quedan losetas
    [one] Queda una loseta, del grupo { $group }
   *[other] Quedan { $stack } losetas, la próxima del grupo { $group }
  }.
tikal-fresh = { $land }{ $stones ->
    [none] {""}
   *[other] {" "}(piedras { $stones })
  }
tikal-position-fits = Cabe en { $hexes }.
tikal-position-bids = { $points ->
    [0] Aún no hay pujas.
    [one] Puja más alta: un punto, de { $name }.
   *[other] Puja más alta: { $points } puntos, de { $name }.
  }
tikal-position-passed = Han pasado: { $names }.
tikal-position-open = Losetas a la vista: { $open }.
# Who has a turn in this round after that.
tikal-position-then = Después: { $names }.
tikal-position-volcano = Luego { $name } todavía tiene que poner el volcán.
tikal-position-retired = { $name } está fuera de la partida.
tikal-position-player = { $number } { $name }: { $total ->
    [one] un punto
   *[other] { $total } puntos
  }{ $worth ->
    [none] {""}
   *[other] , { $worth } si se puntuara ahora
  }. En reserva: { $supply ->
    [0] ningún explorador
    [one] un explorador
   *[other] { $supply } exploradores
  }{ $leader ->
    [yes] {" "}y el jefe
   *[no] {""}
  }, { $camps ->
    [0] ningún campamento
    [one] un campamento
   *[other] { $camps } campamentos
  }, { $guards ->
    [0] ningún guardián
    [one] un guardián
   *[other] { $guards } guardianes
  }. Tesoros: { $treasures }.
# The same at a glance, for a picture’s description.
tikal-glance-player = { $name }{ $ahead ->
    [yes] , en cabeza
   *[no] {""}
  }, { $total ->
    [one] un punto
   *[other] { $total } puntos
  }{ $worth ->
    [0] .
   *[other] {" "}si se puntuara ahora (aún por asegurar: { $worth }).
  }
tikal-position-paid = Pagado: { $points }.
tikal-position-scored = Ronda { $number }: { $temples } por templos{ $sites ->
    [none] {""}
   *[other] {" "}({ $sites })
  }, { $treasures } por tesoros.
tikal-position-map = El mapa (jugador:exploradores, L = jefe): { $sites }.
tikal-position-bare = Libres para un campamento: { $free }. Volcanes: { $barred }.
tikal-position-ways = Caminos y lo que cuestan a cada pieza: { $ways }.
tikal-position-edges = Piedras en los bordes con casillas sin explorar: { $edges }.
tikal-position-last = Último turno de { $name }: { $deeds ->
    [none] { $hexes }
   *[other] { $deeds }
  }{ $ways ->
    [none] {""}
   *[other] {"; "}caminos { $ways }
  }.
# What a player did in a turn, in a few words.
tikal-deed = { $what ->
    [place] loseta en { $hex }
    [enter] { $count ->
        [one] un explorador
       *[other] { $count } exploradores
      } en { $hex }
    [leader] jefe en { $hex }
    [move] { $leader ->
        [yes] { $count ->
            [one] movimiento del jefe
           *[other] movimiento de { $count } incluido el jefe:
          }
       *[no] { $count ->
            [one] movimiento
           *[other] movimiento de { $count }:
          }
      } { $hex }
    [excavate] { $count ->
        [one] excavación en { $hex }
       *[other] { $count } excavaciones en { $hex }
      }
    [hunt] { tikal-a-kind } en { $hex }
    [exchange] { tikal-a-kind } de { $name }{ $given ->
        [none] {""}
       *[other] {" "}a cambio de { $given }
      }
    [camp] campamento en { $hex }
    [guard] guardián en { $hex }
   *[score] { $count } de puntuación
  }
tikal-site-guard = guardián { $seat }
# Who is the strongest at a temple, and would score it.
tikal-site-holder = lo domina { $seat }
tikal-site-treasures = { $count ->
    [one] un tesoro
   *[other] { $count } tesoros
  }
tikal-site-camp = campamento { $seat }
tikal-hand = Te queda por traer: { $supply ->
    [0] ningún explorador
    [one] un explorador
   *[other] { $supply } exploradores
  }{ $leader ->
    [yes] {" "}y el jefe
   *[no] {""}
  }; y por poner: { $camps ->
    [0] ningún campamento
    [one] un campamento
   *[other] { $camps } campamentos
  } y { $guards ->
    [0] ningún guardián
    [one] un guardián
   *[other] { $guards } guardianes
  }. Tus tesoros: { $treasures }. Tienes { $total ->
    [one] { $total } punto
   *[other] { $total } puntos
  }, y ahora sumarías { $worth }.
tikal-hand-none = En este juego no hay manos ocultas.

# The sum at the end

tikal-line-start = Puntos iniciales
tikal-line-temples = Ronda de puntuación { $round }, { $count ->
    [0] ningún templo
    [one] un templo
   *[other] { $count } templos
  }
tikal-line-treasures = Ronda de puntuación { $round }, tesoros
tikal-line-bids = Pujas

# What the rules refuse

tikal-refused-place-first = Pon antes la loseta.
tikal-refused-act-now = Ahora no: gasta tus puntos o termina el turno.
tikal-refused-bid-first = Primero va la subasta: puja o pasa.
tikal-refused-choose-first = Llévate antes una de las losetas a la vista.
tikal-refused-not-enough-points = Eso cuesta { $cost ->
    [one] un punto de acción
   *[other] { $cost } puntos de acción
  }; { $points ->
    [0] no te queda ninguno
    [one] te queda uno
   *[other] te quedan { $points }
  }.
tikal-refused-discovered = { $hex } ya está descubierta.
tikal-refused-not-adjacent = { $hex } no está junto a una casilla descubierta.
tikal-refused-cannot-enter = En esa posición nadie podría entrar en la loseta de { $hex }: ningún borde tiene piedras, ni de un lado ni del otro.
tikal-refused-looks-alike = Queda igual que en otra posición; usa el número más bajo.
tikal-refused-leader-out = Ya has traído al jefe.
tikal-refused-no-explorers = No te quedan exploradores por traer.
tikal-refused-not-your-camp = No tienes ningún campamento en { $hex }.
tikal-refused-no-pieces-chosen = Di quién va: un número de exploradores, L para el jefe, o ambos.
tikal-refused-not-there = No tienes todas esas piezas en { $start }.
tikal-refused-volcano = Nadie puede pisar el volcán de { $end }.
tikal-refused-no-way = No se llega de { $start } a { $end } con diez puntos.
tikal-refused-no-piece-there = No tienes a nadie en { $hex }.
tikal-refused-worked-twice = En { $hex } solo pueden trabajar dos piezas por turno, y ya lo han hecho.
tikal-refused-worked-already = Todas tus piezas de { $hex } ya han trabajado allí este turno. Lleva antes otra.
tikal-refused-no-temple = No hay ningún templo en { $hex }.
tikal-refused-guarded = El templo de { $hex } tiene guardián.
tikal-refused-highest = El templo de { $hex } ya no puede subir más.
tikal-refused-level-used-up = No quedan piezas de templo de nivel { $level }.
tikal-refused-no-ruin = No hay ninguna ruina en { $hex }.
tikal-refused-nothing-left = No quedan tesoros en { $hex }.
tikal-refused-no-such-player = Di otro jugador por su número.
tikal-refused-same-kind = No se pueden cambiar tesoros del mismo tipo.
tikal-refused-own-not-lone = No tienes exactamente un tesoro de ese tipo ({ $give }): solo puedes cambiar uno si es el único que tienes.
tikal-refused-other-not-lone = Ese jugador no tiene exactamente un tesoro de ese tipo ({ $take }): solo puedes llevarte uno si es el único que tiene.
tikal-refused-camps-used = Ya has montado tus dos campamentos.
tikal-refused-no-clearing = Un campamento necesita un claro o una ruina vacía; { $hex } no es ni lo uno ni lo otro.
tikal-refused-not-emptied = La ruina de { $hex } aún esconde tesoros.
tikal-refused-camp-there = Ya hay un campamento en { $hex }.
tikal-refused-guards-used = Ya has puesto tus dos guardianes.
tikal-refused-no-majority = No superas en fuerza a cada uno de los demás en { $hex }.
tikal-refused-bid-too-low = La puja más alta es { $last }: puja más o pasa.
tikal-refused-bid-too-high = Tienes { $most ->
    [one] un punto
   *[other] { $most } puntos
  } y no puedes pujar más.
tikal-refused-not-open = Esa loseta no es una de las que hay a la vista.

# The turning points, in a replay

tikal-turning-temple = { $how ->
    [dug] { $name } excava el mejor templo, { $hex }, hasta el nivel { $level }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
      } en total
   *[held] { $name } es quien primero domina el mejor templo, { $hex }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
      } en total
  }
tikal-turning-scoring = Mejor ronda: { $name } suma { $points }
tikal-turning-taken = { $name } le quita a { $other } el templo de { $level } de { $hex }
tikal-turning-dearest = Turno más caro: { $name } paga { $points }

# What decided the game

tikal-decisive-always = { $name } va en cabeza desde la primera ronda de puntuación hasta la última
tikal-decisive-passed = en la { $last ->
    [yes] última ronda de puntuación
   *[no] ronda de puntuación { $number }
  }, { $name } adelanta a { $other }{ $last ->
    [yes] {""}
   *[no] {" "}y conserva el liderato
  }
tikal-decisive-gained = en la { $last ->
    [yes] última ronda de puntuación
   *[no] ronda de puntuación { $number }
  }, { $name } suma { $points }, { $more } más que { $other }
tikal-decisive-scored = en la { $last ->
    [yes] última ronda de puntuación
   *[no] ronda de puntuación { $number }
  }, { $name } suma { $points }, más que nadie

# What people are remembered for

tikal-achievement-two-guards = Bien guardado
tikal-achievement-two-guards-story = poner los dos guardianes
tikal-achievement-highest = El templo más alto
tikal-achievement-highest-story = dominar un templo de diez hasta el final
tikal-achievement-great-round = Erupción
tikal-achievement-great-round-story = sumar cuarenta puntos en una sola ronda de puntuación
tikal-achievement-all-of-a-kind = Completo
tikal-achievement-all-of-a-kind-story = reunir todos los tesoros de un tipo
tikal-achievement-comeback = Última luz
tikal-achievement-comeback-story = ganar remontando en la última ronda de puntuación

# Why a step is advised, in a few words that can be checked on the map

tikal-temple-on = el templo de { $hex }
tikal-cause = { $hex ->
    [treasures] { $whose ->
        [rival] sobre todo los tesoros de { $name }: −{ $points }
       *[own] sobre todo los tesoros: +{ $points }
    }
   *[other] { $whose ->
        [rival] sobre todo el templo de { $hex }, de { $name }: −{ $points }
       *[own] sobre todo el templo de { $hex }: +{ $points }
    }
  }
tikal-why-land = { $land }
tikal-why-raise = lo sube a { $value }
tikal-why-hoard = { $count ->
    [one] allí hay un tesoro
   *[other] allí hay { $count } tesoros
  }
tikal-why-temple = un templo que vale { $value }
tikal-why-camp = de allí a tus otros campamentos por { $hop } punto
tikal-why-guard = nadie te puede quitar { $value ->
    [one] su punto
   *[other] sus { $value } puntos
  }
tikal-why-gain = sumarías { $points ->
    [one] un punto
   *[other] { $points } puntos
  } más
tikal-why-loss = { $others ->
    [1] tu rival
   *[other] un rival
  } sumaría { $points ->
    [one] un punto
   *[other] { $points } puntos
  } menos
