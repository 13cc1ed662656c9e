# Glosario: una cosa, una palabra en todos los archivos
#   game: juego (el título), partida (la que se juega) · table: mesa · lobby: sala · host: anfitrión · seat: plaza
#   player: jugador · opponent: rival · partner: compañero; partners: parejas · side: equipo · turn: turno · move: jugada
#   round: ronda · card: carta · hand: mano · draw pile: mazo · discard pile, discards: pila de descartes, descartes
#   to discard: descartar · to play: jugar · to draw: robar · to take: llevarse · wager: apuesta (fem.)
#   expedition: expedición · score, points: puntos, puntuación · deal: reparto · daily deal: reparto del día
#   duplicate match: duelo duplicado · cup: copa · season: temporada · follow: seguir · block: bloquear · role: rol · lesson: lección · hint: pista · advice: consejo
#   clock: reloj · ping: aviso · DM: MD · channel: canal · thread: hilo · quiet hours: horas de silencio
#   daily digest: resumen diario · reminder: recordatorio · away: ausencia, fuera · time zone: zona horaria
#   undo: deshacer · cancel (a lobby): cancelar · on hold: aparcada · resume: retomar · pause: pausar
#   resign: abandonar · abandoned: dejada a medias · rated: clasificatoria, amistosa · rating: valoración
#   provisional: provisional · leaderboard: clasificación · rank: puesto · streak: racha · achievement: logro
#   rematch: revancha · replay: repetición · log: registro · shuffle: mezcla · seed: semilla · fingerprint: huella
#   plan: plan, planear · computer: ordenador · server manager: gestor del servidor · operator: quien lleva el bot
#   Juego de tablero: path: sendero · stone: casilla · column: columna · explorer: explorador
#     adventurer: aventurero · researcher: investigador · artifact: artefacto · arrow: flecha · bridge: puente · tile: ficha
#   Tikal: tile: loseta · hex: casilla · stone: piedra · path: camino · temple: templo · ruin: ruina · clearing: claro
#     volcano: volcán · base camp: campamento base · camp: campamento · explorer: explorador · leader: jefe · piece: pieza
#     guard: guardián · treasure: tesoro · action point: punto de acción · scoring round: ronda de puntuación
#     to excavate: excavar · level: nivel · to swap: cambiar · auction: subasta · bid: puja, pujar · pass: pasar
# Se tutea a quien juega, y se evita concordar con la persona siempre que se puede.

# What every game says alike.

refused-not-your-turn = No es tu turno.
refused-game-finished = Esta partida ya ha terminado. Empieza otra con { $play }.
refused-no-such-action = Esa jugada no existe en este juego.
refused-no-such-seat = Esa plaza no es de nadie.
refused-bad-options = Estas opciones no encajan entre sí: { $problem }.
refused-bad-seed = La semilla no puede ser negativa.
refused-bad-notation = No sé leer «{ $text }» como jugada. Escríbela así: { $expected }, o elige una sugerencia.
refused-wrong-seats = { $fewest ->
    [2] { $most ->
        [2] Este juego es de dos jugadores
       *[other] Este juego es de { $fewest } a { $most } jugadores
    }
   *[other] Este juego es de { $fewest } a { $most } jugadores
  }, no de { $seats }.

# The turning point that every game has, in a replay

turning-lead = { $name } { $count ->
    [one] toma la delantera y ya no la suelta
   *[other] toman la delantera y ya no la sueltan
  }

# What decided a game, on the picture to share; games name it, in a clause that begins with a name or small.

turning-decisive = El momento clave: { $what }.

# Half sentences one after another
clauses = { $first }; { $then }

# To the answers that have no room beside the first ones; of ways, the farther ones.
more-answers = { $question ->
    [go] Más lejos…
   *[other] Más…
  }
