# What the bot says round the games. Commands first, since people meet them first.

command-play = Abre una sala para una partida
option-opponent = Jugador al que invitas (vacío para dejar la plaza libre)
option-clock = Tiempo límite de los turnos
option-thread = Jugar en un hilo nuevo
option-rated = Si cuenta para la valoración (por defecto sí, cuando solo juegan personas)
option-computers = Número de ordenadores que juegan
option-level = Dificultad de los ordenadores
command-league = La liga de este servidor: la clasificación, tus partidas y cómo apuntarte
command-cup = La copa de la semana: tres repartos, aquí los mismos para todos, cada cual por su cuenta
command-seek = Busca jugadores: tu búsqueda dura una semana y se convierte en partida
command-daily = Juega el reparto de hoy: las mismas cartas para todos, y un solo intento
option-daily-day = El reparto de hoy, o cómo acabó el de ayer
daily-today = hoy
daily-yesterday = ayer
command-practice = Empieza ya una partida contra ordenadores
option-practice-game = Qué juego
option-watch = Solo mirar: los ordenadores juegan entre ellos, y tú no tienes plaza
option-practice-computers = Número de ordenadores (vacío para el mínimo)
command-hand = Muestra tu mano (solo la ves tú)
command-board = Muestra el tablero actual
command-move = Escribe una jugada, o elige una sugerencia
option-move = Tu jugada, o una de las sugerencias
command-undo = Deshaz tu último paso, o pide a los demás deshacer tu último turno
command-games = Tus partidas en todos los servidores, primero las que te esperan
command-tables = Las partidas y salas de este servidor
command-end-game = Termina la partida o sala de este canal (solo gestores del servidor)
command-settings = Cambia los ajustes del servidor: canales, reloj, salas, avisos
command-move-table = Trae una partida a este canal
option-move-table = Qué partida
command-log = Muestra el registro de jugadas
command-clock = Mira los relojes, da tiempo a alguien o pausa la partida
command-away = Para tus relojes en todas partes mientras estás fuera
option-until = Tu último día fuera: elígelo al escribir, o ponlo como 2030-12-24
command-back = Termina antes tu ausencia y vuelve a poner en marcha tus relojes
command-notify = Elige cómo te aviso de tus turnos, y tus horas de silencio
option-time-zone = Tu zona horaria (escribe el nombre de una ciudad grande)
command-language = Elige en qué idioma te respondo
option-language = Qué idioma
command-privacy = Mira, exporta o borra los datos que guardo sobre ti
command-verify = Comprueba que el reparto de la partida de este canal fue limpio
command-profile = Muestra la valoración, las rachas y los logros de un jugador
option-user = Qué jugador (vacío para ti)
command-history = Muestra partidas terminadas, para verlas de nuevo o descargarlas
command-replay = Mira la repetición de una partida, turno a turno
option-replay-game = Qué partida (vacío para la última de este canal)
option-whose = Tus partidas, o las de todos en este servidor
whose-mine = mías
whose-server = este servidor
menu-challenge = Desafiar
menu-profile = Perfil
menu-block = Bloquear
menu-report = Denunciar
menu-show-game = Mostrar esta partida
command-resign = Abandona la partida de este canal
command-rules = Lee cómo se juega
option-game = Qué juego
option-rules-game = Qué juego (vacío para el de este canal)
command-leaderboard = Muestra a los mejores jugadores y tu puesto
option-scope = Este servidor, o todos
scope-server = este servidor
scope-everywhere = todos los servidores
scope-partners = parejas, en este servidor
scope-computers = contra ordenadores
option-season = Desde siempre, o una temporada (tres meses)
command-learn = Aprende un juego jugando: lecciones cortas, solo para ti
option-learn-course = Qué juego (vacío para ver todas las lecciones)
command-help = Mira lo que sé hacer y cómo empezar
league-title = **⚔️ Liga, temporada { $season }** · { $game }
league-about = Una partida a una ronda contra cada persona de tu grupo, en cuatro semanas. Las partidas se abren solas, { $most } a la vez como mucho.
league-open = { $members ->
    [0] Aún no hay nadie apuntado
    [one] Hay una persona apuntada
   *[other] Hay { $members } personas apuntadas
  }; con { $fewest } empieza.
league-begins = Hay { $members } personas apuntadas. La temporada empieza el { $when }.
league-progress = { $played ->
    [one] { $played } partida
   *[other] { $played } partidas
  } de { $games } · termina { $ends }
league-group = **Grupo { $group }** · { $played ->
    [one] { $played } partida
   *[other] { $played } partidas
  } de { $games }
league-standing = { $rank } · **{ $name }** · { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  } · { $lead }
league-gone = -# Fuera de la temporada: { $names }
league-turns = **¿A quién le toca?**
league-turn = { $whose ->
    [mine] **Te toca** contra { $other }
    [theirs] Le toca a **{ $name }**
   *[others] Le toca a **{ $name }** contra { $other }
  } · { $state ->
    [away] fuera hasta el { $when }
    [paused] en pausa
   *[running] plazo { $when }
  } · [partida]({ $link })
league-turns-more = -# { $count ->
    [one] Hay otra partida en curso
   *[other] Hay otras { $count } partidas en curso
  }
league-turns-soon = Las próximas se abren cuando ambos puedan jugar.
league-over = La temporada ha terminado.
league-champion = 👑 ¡{ $name } gana la temporada!
league-champion-of = 👑 Grupo { $group }: ¡{ $name } gana la temporada!
league-stopped = Un gestor ha desactivado la liga, así que nadie gana esta temporada. Las partidas en curso continúan.
league-join-hint = Apúntate una vez y juegas todas las temporadas hasta que salgas.
league-in = Estás dentro.
league-waiting = Estás dentro. Juegas a partir de la próxima temporada, o antes en lugar de alguien que no se presente.
league-waiting-next = Estás dentro. Juegas a partir de la próxima temporada.
league-own = **Tus partidas**
league-result = { $how ->
    [won] Victoria contra **{ $name }**
    [lost] Derrota contra **{ $name }**
   *[drawn] Empate con **{ $name }**
  }, { $points } a { $others }
league-coming = Quedan: { $names }
league-unplayed = **{ $name }**: –
league-rules =
    {""}**Reglas de la liga**
    {""}- Se juega a { $game } a una ronda, con puntuación y con el reloj «{ $clock }». El tiempo de { $away } no cuenta.
    {""}- Con { $fewest } miembros empieza una temporada, siempre en lunes. Dura cuatro semanas, o hasta que se jueguen todas las partidas.
    {""}- Los grupos, de cuatro a seis, se sortean. Juegas una vez contra cada uno de los demás, { $most } partidas a la vez como mucho. Se abren solas, en hilos.
    {""}- Una victoria da 2 puntos, un empate 1. Si abandonas, pierdes, aunque la partida acabe demasiado pronto para contar en la clasificación general. Si hay igualdad, decide la diferencia, luego las partidas entre los empatados y luego el sorteo.
    {""}- Si se te pasa el plazo de tu primer turno en una partida, quedas fuera. Si aún no has jugado ningún turno esta temporada, alguien que espera ocupa tu lugar, en las dos primeras semanas.
    {""}- Si sales más tarde, tus partidas en curso no cuentan, y las terminadas solo si son al menos la mitad de las tuyas.
    {""}- Si un ordenador te ha sustituido, pierdes esa partida.
    {""}- Una partida sin terminar al final queda en «–» para ambos. Si no todos han jugado las mismas, deciden los puntos por partida, y quien haya jugado menos de la mitad va detrás.
league-leave-ask = ¿Salir de la liga? { $playing ->
    [yes] Tus partidas en curso se dan por perdidas en la clasificación general y aquí no cuentan. Las terminadas solo cuentan si son al menos la mitad de las tuyas.
   *[no] Puedes volver a apuntarte cuando quieras.
  }
league-left = Has salido de la liga.
league-thread = Liga { $season }: { $names }
button-league = Liga
button-league-games = Mis partidas
button-league-leave = Salir de la liga
button-league-quit = Sí, salir

cup-title = **🏆 Copa { $number }** · { $game }
cup-about =
    { $deals } repartos, los mismos para todos: { $options }, contra { $opponent } ({ $level }). Juegas cada uno una sola vez, por tu cuenta y cuando quieras. Va delante quien termina más repartos y, después, quien saca más ventaja al ordenador.
    Se cierra el { $closes }. { $members ->
        [0] Aquí aún no participa nadie.
        [one] Aquí participa una persona.
       *[other] Aquí participan { $members } personas.
    }
    -# Huella de la semilla: `{ $fingerprint }`
cup-closed = La copa de esta semana se acabó. La próxima se abre el { $opens }.
cup-join-hint = Participa una vez y entrarás cada semana hasta que salgas. No hace falta jugar todas las semanas.
cup-own = Tus repartos: **{ $deals }**
cup-own-elsewhere = Aquí solo cuentan si participas antes de que se cierre la copa.
cup-begun = empezado
cup-results = **Copa { $number }: el resultado**
cup-place = { $rank }.º · **{ $name }** { $total } ({ $deals }) · { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }
cup-won = { $names } { $count ->
    [one] gana
   *[other] ganan
  } con { $total }.
# The one player’s $total may be below 0.
cup-alone = Solo ha jugado { $name }: { $total }.
cup-no-results = No la jugó nadie.
cup-many = { $names } y { $more } más
cup-season = **Temporada { $season }, tras la copa { $after } de { $cups }**
cup-standing = { $rank }.º · **{ $name }** { $points }
cup-champion = 👑 ¡{ $names } { $count ->
    [one] gana
   *[other] ganan
  } la temporada { $season }!
cup-week = 👑 Copa { $number }: { $names }{ $next ->
    [none] {""}
   *[other] , luego { $next }
  }
cup-late = Lo terminaste cuando la copa ya estaba cerrada, así que no cuenta.
cup-secret = -# El resultado llega cuando se cierre la copa, el { $closes }. Hasta entonces, ¡no cuentes qué cartas salieron!
button-cup = Copa
button-cup-join = Participar
button-cup-leave = Salir de la copa
button-cup-deal = { $state ->
    [begun] Seguir con el reparto { $deal }
    [over] Mi reparto { $deal }
   *[new] Jugar el reparto { $deal }
  }

# The deal of the day: /daily

daily-title = **Reparto del día { $number }** · { $game }
daily-intro =
    { $title }
    -# { $options }
    Todos juegan el mismo reparto contra { $opponent } ({ $level }). Tienes un solo intento, sin consejos, y no cuenta para la valoración.{ $played ->
        [0] {""}
        [one] {" "}Lo ha terminado un jugador.
       *[other] {" "}Lo han terminado { $played } jugadores.
    }{ $streak ->
        [0] {""}
        [one] {" "}El anterior lo terminaste.
       *[other] {" "}🔥 Llevas { $streak } días seguidos.
    }
    Se cierra el { $closes }: termina antes para entrar en la clasificación.
    -# Mezcla: { $fingerprint }
daily-unanswered = Tu jugada está hecha, pero el ordenador aún no ha respondido. Prueba otra vez en un momento.
daily-result = { $title }
    Has hecho **{ $score } { $points ->
        [one] punto
       *[other] puntos
    }**.
daily-place = { $where ->
    [here] Este servidor
   *[everywhere] Todos los servidores
  }: **{ $rank }.º** de { $among }
daily-late = Has terminado después del cierre, así que no entras en la clasificación. Para tu racha sí cuenta.
daily-expert = Nuestro experto ha sacado { $score } { $points ->
    [one] punto
   *[other] puntos
  }.
daily-streak = 🔥 { $days } días seguidos (tu récord: { $longest }).
daily-closed-until = -# La clasificación puede cambiar hasta que se cierre el { $closes }. Entonces podrás ver cómo lo hizo quien quedó en cabeza. Hasta entonces, ¡no cuentes qué cartas salieron!
daily-ranks-title = { $title }
daily-ranks-where = { $where ->
    [here] **Este servidor**
   *[everywhere] **Todos los servidores**
  }
daily-ranks-empty = { $over ->
    [yes] Nadie lo terminó a tiempo.
   *[no] Cuando preguntaste, aún no lo había terminado nadie.
  }
# Not as “1.”: Discord would renumber the lines, across equals and both lists.
daily-rank = { $rank }.º · **{ $score }**{ $own ->
    [yes] {" "}· **{ $name }**
    [no] {" "}· { $name }
   *[nobody] {""}
  }
daily-post = Ayer: { $title }
daily-post-streaks = 🔥 Seguidos: { $streaks }
daily-post-streak = { $name } { $days ->
    [one] 1 día
   *[other] { $days } días
  }
daily-ranks-open = -# Se cierra el { $closes }.
daily-ranks-hidden = -# Verás los nombres cuando lo hayas jugado. Se cierra el { $closes }.
daily-seed = -# La semilla era `{ $seed }`. Su huella es `{ $fingerprint }`, la que se mostró antes de la primera jugada.
daily-shared = **{ $name }** ha jugado el reparto de hoy: **{ $score } { $points ->
    [one] punto
   *[other] puntos
  }**.
daily-paste-points = { $points ->
    [one] { $score } punto
   *[other] { $score } puntos
  }
daily-paste-late = Jugado fuera de plazo
daily-shared-over = **{ $name }** jugó { $title }: **{ $score } { $points ->
    [one] punto
   *[other] puntos
  }**.
alt-daily = { $title }, { $name }: { $points ->
    [one] { $score } punto
   *[other] { $score } puntos
  }.
daily-reminder = { $title } está abierto. Se cierra el { $closes }.
daily-reminder-over = { $title } está cerrado.
daily-reminder-ask = ¿A qué hora quieres el recordatorio? Las horas son las de tu zona horaria ({ $zone }), que puedes cambiar con { $notify }.
daily-reminder-opening = Cuando se abre (medianoche UTC)
daily-reminder-on = Te mandaré un MD cada día a las { $time }, salvo que ya hayas jugado. El primero llega el { $next }.
daily-reminder-off = Ya no te recordaré el reparto del día.
button-daily-remind = Recordármelo a diario
button-daily-remind-stop = No recordármelo más
button-daily = Reparto de hoy
button-daily-play = Jugar el reparto de hoy
button-daily-too = Jugarlo también
button-daily-paste = Para pegar
button-daily-on = Continuar
button-daily-ranks = Clasificación
button-daily-result = Mi resultado
button-daily-own = Mi partida
button-daily-best = Ver la mejor

# Lessons: /learn

course-lost_cities = Lost Cities
course-lost_cities-partners = Lost Cities: parejas
course-lost_cities_board = Lost Cities: El juego de tablero
course-tikal = Tikal
course-tikal-auction = Tikal: la subasta
lessons-title =
    {""}### Aprende un juego
    {""}Lecciones cortas en una mesa de verdad. Solo las ves tú, y puedes dejarlas cuando quieras.
lessons-course =
    {""}**{ $course }**
    {""}-# { $known ->
        [0] { $count } lecciones de un minuto
       *[other] { $known } de { $count } lecciones
    }
lessons-finished = **¡Ya sabes jugar a { $course }!** Pruébalo en una partida de verdad: te espera nuestro ordenador más amable.
lesson-task = **{ $title }.** { $task }
lesson-hint = -# 💡 { $hint }
lesson-right = ✅ **Exacto.** { $explanation }
lesson-wrong = ↩️ **Casi.** { $explanation }
lesson-learner = Tú
button-lesson-start = Empezar
button-lesson-on = Continuar
button-lesson-again = Repetir
button-lesson-next = Siguiente: { $title } ›
button-lesson-other = Probar otra respuesta
button-lesson-retry = Intentarlo otra vez
button-lesson-end = Terminar ›
button-hint = Pista
button-learn-game = Aprender jugando
button-courses = Lecciones

# Help: pages, and the things to do on them, a name and a quieter line each

notice = 📢 **{ $text }**

help-start =
    {""}### Te damos la bienvenida a Explorers’ Guild
    {""}Juegos de mesa sin prisas: hoy un turno, mañana el siguiente.
help-welcome =
    {""}### ¡Hola! Aquí organizo juegos de mesa
    {""}{ $titles }. No hace falta que estéis todos conectados a la vez: hoy un turno, mañana el siguiente.
help-hall = -# Gestores: con { $settings } mantengo en un canal la lista de plazas libres y partidas en curso; ahí también se activan la copa semanal o una liga.
help-to-learn =
    {""}**Aprender**
    {""}-# Un juego en unos minutos, jugando
help-to-practise =
    {""}**Practicar**
    {""}-# Contra un ordenador, ahora mismo
help-to-open =
    {""}**Jugar**
    {""}-# Con gente de este servidor
help-most = -# Los comandos más usados: { $commands }
help-gathering = Aquí está a punto de empezar **{ $game }**, con { $names }.
help-watching =
    {""}Aquí se está jugando a **{ $game }**, con { $names }.
    {""}-# Si quieres, puedes mirar
help-playing =
    {""}**{ $game }**
    {""}-# Tu partida aquí
help-game =
    {""}**{ $game }**
    {""}-# { $about }
help-practise =
    {""}### Practica contra un ordenador
    {""}La partida empieza aquí ya mismo. Para elegir cuántos ordenadores y de qué nivel, usa { $practice }.
help-open =
    {""}### Abre una sala
    {""}Los demás pulsan **Unirme**, y después tú pulsas **Empezar**. Para invitar a jugadores o elegir opciones antes, usa { $play }.
help-turn =
    {""}### Cuando es tu turno
    {""}**1**  Te aviso por MD o aquí, como prefieras.
    {""}**2**  Pulsa **Jugar** y responde a una o dos preguntas.
    {""}**3**  **Atrás** deshace un toque. No se juega nada hasta el último.
help-to-undo =
    {""}**¿Has cambiado de idea?**
    {""}-# Deshaz tu último paso, o un turno entero si los demás aceptan
help-to-typing =
    {""}**¿Prefieres escribir?**
    {""}-# Hay un comando que sugiere jugadas mientras escribes
help-typing =
    {""}### Escribir una jugada
    {""}{ $move } sugiere tus jugadas posibles. Escribe unas letras de un color, una carta o un lugar, y elige.
    {""}{ $undo } la deshace, { $hand } muestra tu mano y { $board } el tablero.
help-time =
    {""}### Tiempo y avisos
    {""}{ $limited ->
        [no] Aquí las partidas no suelen tener reloj, pero pueden tenerlo.
       *[yes] Cada turno tiene un reloj, normalmente { $clock }.
    } Antes de que se acabe recibes un recordatorio. Si se acaba, los demás pueden esperarte, o un ordenador juega ese turno.
help-to-away =
    {""}**¿Te vas fuera?**
    {""}-# Para tus relojes hasta 21 días
help-to-back =
    {""}**¿Ya has vuelto?**
    {""}-# Vuelve a poner en marcha tus relojes
help-to-notify =
    {""}**¿Demasiados avisos?**
    {""}-# Elige dónde y cuándo
help-to-resign =
    {""}**¿Quieres dejarlo?**
    {""}-# Abandona tu partida de aquí
help-fair =
    {""}### Juego limpio
    {""}Puedes comprobar cada mezcla: publico su huella antes de la primera carta, y después de la partida **Más…** → **Verificar** da la semilla a los jugadores.
    {""}Los ordenadores solo ven lo que vería cualquier jugador en su plaza. { $leaderboard } ordena a los jugadores por sus partidas clasificatorias contra personas.
help-to-verify =
    {""}**¿Fue limpio el reparto?**
    {""}-# Comprueba la partida de aquí
help-to-privacy =
    {""}**¿Qué sé de ti?**
    {""}-# Míralo, expórtalo, bórralo
help-all = ### Todos los comandos
help-all-begin = **Empezar una partida**
help-all-turn = **Tu turno**
help-all-time = **Tiempo y avisos**
help-all-after = **Después**
help-all-look = **Consultar**
help-all-server = **El servidor**
help-all-apps = **Menú «Aplicaciones»** (pulsación larga o clic derecho en una persona o un mensaje → Aplicaciones)
    En una persona: *Desafiar*, *Perfil*, *Bloquear*, *Denunciar*. En un mensaje sobre una partida: *Mostrar esta partida*.
help-command = `{ $command }` { $about }
help-command-button = `{ $command }` { $about } · también como botón
button-support = Soporte
button-help = Ayuda
button-help-start = ‹ Ayuda
button-help-turn = Mi turno
button-help-time = Tiempo y avisos
button-help-fair = Juego limpio
button-help-all = Todos los comandos
button-next-page = Siguiente ›
button-learn = Aprender
button-practise = Practicar
button-open = Abrir una sala
button-board = Tablero
button-undo = Deshacer
button-how = Ver cómo
button-show-hand = Ver mi mano
button-go-away = Me voy
button-go-back = He vuelto
button-pings = Avisos
button-give-up = Abandonar
button-clocks = Relojes
button-verify = Verificar
button-privacy = Ver

# The lobby

lobby-seat = { $number } · { $name }{ $state ->
    [host] {" "}· anfitrión
    [invited] {" "}· invitación pendiente
   *[joined] {""}
  }
lobby-players = { $range ->
    [exactly] para
   *[up-to] para hasta
  } { $most ->
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
   *[other] { $most }
  }
event-left = { $name ->
    [you] Has dejado la mesa. Un ordenador ocupa tu plaza hasta que vuelvas.
   *[other] { $name } ha dejado la mesa. Un ordenador ocupa su plaza hasta que vuelva.
  }
event-left-for-good = { $name } ha dejado la mesa definitivamente. Un ordenador ocupa su plaza.
event-late = { $name ->
    [you] Se te ha acabado el tiempo, así que un ordenador juega este turno.
   *[other] A { $name } se le ha acabado el tiempo, así que un ordenador juega este turno.
  }
event-lost-on-time = { $name ->
    [you] Se te ha acabado el tiempo
   *[other] A { $name } se le ha acabado el tiempo
  }, y { $opponent ->
    [you] has
   *[other] { $opponent } ha
  } terminado la partida.
event-idle = { $name ->
    [you] Se te ha acabado el tiempo tres veces seguidas. Un ordenador ocupa tu plaza hasta que vuelvas.
   *[other] A { $name } se le ha acabado el tiempo tres veces seguidas. Un ordenador ocupa su plaza hasta que vuelva.
  }
event-undid = { $how ->
    [alone] { $name ->
        [you] Has deshecho tu
       *[other] { $name } ha deshecho su
      } último turno.
   *[agreed] Todos de acuerdo: { $name ->
        [you] has deshecho tu
       *[other] { $name } ha deshecho su
      } último turno.
  }{ $counts ->
    [no] {" "}Esta partida ya no cuenta en la clasificación contra ordenadores.
   *[yes] {""}
  }
event-resumed = La partida continúa.
event-restored = He recuperado mis datos de una copia de seguridad. Esta partida sigue desde ahí con las mismas cartas, que algunos jugadores ya han visto, así que ya no cuenta.
event-returned = { $name ->
    [you] Has vuelto y juegas de nuevo.
   *[other] { $name } ha vuelto y juega de nuevo.
  }
lobby-computer = { $number } · { $name } · ordenador, { $level }
# A computer’s level, with what kind of player it is.
computer-kind = { $level }{ $temperament ->
    [bold] , se arriesga
    [timid] , va sobre seguro
    [dreamy] , va a lo suyo
    [hasty] , busca puntos rápidos
   *[even] {""}
  }
computer-nature = { $name } { $temperament ->
    [bold] se arriesga
    [timid] va sobre seguro
    [dreamy] va a lo suyo
   *[hasty] busca puntos rápidos
  }
level-first = novato
level-easy = fácil
level-casual = aficionado
level-medium = medio
level-skilled = hábil
level-hard = difícil
level-expert = experto
clock-off = sin reloj
clock-turn = { $time } por { $each ->
    [deal] reparto
   *[turn] turno
  }
clock-bank = { $first } para empezar, más { $more } por { $each ->
    [deal] reparto
   *[turn] turno
  }, hasta { $most }
clock-bank-short = { $first } + { $more } por turno
clock-title = **Reloj:** { $clock }
clock-none = Esta partida no tiene reloj: puedes tomarte todo el tiempo que necesites.
clock-of-mover = Es { $name ->
    [you] tu turno
   *[other] el turno de { $name }
  } · plazo: { $when }.
clock-of = { $name ->
    [you] Tienes { $time } para tu próximo turno.
   *[other] { $name }: { $time } para su próximo turno.
  }
clock-pause-wanted = Pausa pedida por { $names }. El reloj se para cuando todos los de la mesa pulsen **Pausar**.
pause-question = { $mentions }: ¿hacemos una pausa? Es a petición de { $names }. El reloj se para cuando todos acepten.
button-agree-pause = Aceptar la pausa
clock-ends = Plazo: { $when }.
clock-away = { $name } está fuera hasta el { $when }.
away-day = { $day } ({ $date })
away-which = ¿Cuál es tu último día fuera?
away-now = Estás fuera hasta el { $when }. Hasta entonces tus relojes están parados y no te llega ningún aviso{ $count ->
    [0] {""}
    [one] {", tampoco en la partida que te espera ahora"}
   *[other] , tampoco en las { $count } partidas que te esperan ahora
  }. Puedes jugar igualmente; { $back } lo termina antes.{ $zone ->
    [no] {" "}Es medianoche UTC: pon tu zona horaria con { $notify }.
   *[yes] {""}
  }
back-now = ¡Hola de nuevo! Tus relojes vuelven a correr.
notify-title = ### Tus avisos
notify-changed = ✓ **Cambiado.** { $now }
notify-summary = { $turns ->
    [direct] Recibes un MD por turno
    [channel] Recibes un aviso por turno, en el canal de la partida
    [both] Recibes un MD y un aviso en el canal por turno
    [neither] Tus turnos llegan en silencio
   *[digest] Te cuento tus turnos una vez al día, a las { $digest }
  }{ $quiet ->
    [yes] , y sin ningún aviso entre las { $from } y las { $until }
   *[no] {""}
  }. { $remind ->
    [both] Te lo recuerdo cuando ha pasado la mitad de tu tiempo, y otra vez cuando queda el 10 %.
    [half] Te lo recuerdo cuando ha pasado la mitad de tu tiempo.
    [nearly] Te lo recuerdo cuando queda el 10 % de tu tiempo.
   *[never] No te recuerdo nada antes de que se acabe tu tiempo.
  }{ $daily ->
    [yes] {" "}Cada día a las { $digest } recibes una lista de las partidas que te esperan.
   *[no] {""}
  }{ $next ->
    [yes] {" "}También te aviso un turno antes del tuyo.
   *[no] {""}
  }{ $hours ->
    [yes] {" "}(Horas: { $zone })
   *[no] {""}
  }
notify-turns = -# Avisarme de mi turno
notify-turns-direct = Por MD
notify-turns-direct-about = Un aviso, con tu mano y los botones para jugar
notify-turns-channel = En el canal
notify-turns-channel-about = Un aviso en el mensaje; tu mano llega en silencio
notify-turns-both = En los dos sitios
notify-turns-both-about = Dos avisos por turno
notify-turns-neither = En silencio
notify-turns-neither-about = Tu mano te espera en tus MD
notify-turns-digest = Solo en el resumen diario
notify-turns-digest-about = Una vez al día, todas las partidas juntas
notify-remind = -# Recordármelo
notify-remind-both = Dos veces por turno
notify-remind-both-about = Cuando ha pasado la mitad de tu tiempo, y cuando queda el 10 %
notify-remind-half = A la mitad
notify-remind-half-about = Cuando ha pasado la mitad de tu tiempo
notify-remind-nearly = Cerca del final
notify-remind-nearly-about = Cuando queda el 10 % de tu tiempo
notify-remind-never = Nunca
notify-remind-never-about = Tu tiempo puede acabarse sin aviso
notify-quiet = -# Horas de silencio
notify-quiet-none = Ninguna
notify-quiet-span = De { $from } a { $until }
notify-quiet-other = Otras horas…
notify-quiet-about = Hasta { $most } horas; después recibes un aviso si algo te espera
notify-digest = -# Resumen diario
notify-digest-none = Ninguno
notify-digest-at = Cada día a las { $time }
notify-zone = -# Zona horaria (si falta la tuya, escribe { $notify } con una ciudad)
notify-zone-unknown = ⚠️ Ya no conozco tu zona horaria «{ $zone }», así que uso UTC. Elige la tuya con { $notify }.
notify-zone-choice = { $time } · { $city }
notify-form = Horas de silencio
notify-form-from = Desde
notify-form-until = Hasta
notify-muted =
    🔕 **En silencio hasta el { $until }.** Todo llega sin sonido, y tus relojes siguen corriendo.
    Después: { $now }
button-notify-mute = Silenciar un día
button-notify-unmute = Quitar el silencio
button-fewer-pings = Menos avisos
button-quiet-hours = Horas de silencio…
button-notify-undo = Deshacer
button-notify-zone = Zona horaria
button-notify-next = { $now ->
    [on] No avisarme un turno antes
   *[off] Avisarme un turno antes
  }
button-notify-reset = Restablecer
turn-waiting = { $mention }, es tu turno.
direct-others = { $count ->
    [one] Te espera otra partida
   *[other] Te esperan otras { $count } partidas
  }: { $games }
undo-offer = Los demás ya han visto tu último turno. Solo puedo deshacerlo, con todo lo que vino después, si todos aceptan.
undo-alone = ¿Deshacer tu último turno y todo lo que vino después?{ $counts ->
    [yes] {" "}Las cartas que has robado desde entonces volverán en el mismo orden, así que esta partida dejará de contar en la clasificación contra ordenadores.
   *[no] {""}
  }
undo-deals-again = Desde entonces se han repartido manos nuevas. Se repartirán las mismas otra vez, y cada cual ya ha visto la suya.
undo-asked = He preguntado a los demás. Pueden responder hasta el { $until }. Si alguien juega antes su turno, el tuyo se queda como está.
undo-asked-failed = No he podido preguntar a los demás: aquí no puedo publicar, ni mandarles MD.
undo-done = He deshecho tu turno.
undo-question = { $mentions }: { $name } pide deshacer su último turno y todo lo que vino después. Si antes del { $until } aceptan todos los demás, la partida vuelve atrás. Jugar tu turno cuenta como un «no».
clock-paused = La partida está en pausa y el reloj parado.
hours = { $count ->
    [one] una hora
   *[other] { $count } horas
  }
days = { $count ->
    [one] un día
   *[other] { $count } días
  }
computer-add = Añadir un ordenador: { $level }
practice-opponent = { $name } ({ $level })
practice-started = { $host } juega a { $game } con { $names }.
practice-elsewhere = Aquí no puedo publicar, así que tu partida de **{ $game }** está en nuestros MD: { $link }
challenge-which = ¿A qué juego quieres jugar con **{ $name }**?
# Below the message that a game against computers has begun. $beaten and $level are levels.
level-suggested = { $why ->
    [new] { $name } no ha jugado nunca a este juego, así que el ordenador juega como novato.
   *[next] { $name } ha ganado a *{ $beaten }*, así que esta vez toca *{ $level }*.
  }
button-level = Mejor: { $level }
button-next-level = Siguiente nivel: { $level }
practice-watched = { $host } mira cómo { $names } juegan a { $game }.
lobby-side = Equipo { $number }
lobby-free = { $number } · plaza libre
lobby-open = { $players }, { $free ->
    [1] queda una plaza libre
    [2] quedan dos plazas libres
    [3] quedan tres plazas libres
   *[other] quedan { $free } plazas libres
  }.
lobby-ready = { $host }, puedes empezar con { $count ->
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
   *[other] { $count }
  } jugadores o esperar.
lobby-full = **{ $game }**: ya están { $names }. { $start ->
    [by-itself] Empieza sola { $when }.
   *[by-host] La partida la lanza { $host }.
  }
lobby-terms = { $options }, { $clock }. { $rated ->
    [yes] Puntúa.
   *[no] No puntúa.
  }
lobby-agreed = { $players }. { $terms }
lobby-waiting = Falta { $names }. La invitación caduca { $when }.
rematch-waiting = Falta { $names }. La propuesta caduca { $when }.
lobby-closes = Se cierra { $when }.
lobby-begins = { $who ->
    [lot] El azar decide quién empieza.
   *[player] Empieza { $name }.
  }
lobby-invitation = { $mentions }: { $host } invita a jugar a **{ $game }**.
lobby-declined = { $why ->
    [declined] { $name } no puede.
   *[unanswered] { $name } no ha respondido en un día.
  }
lobby-started = **{ $game }**: la partida ha empezado.{ $name ->
    [none] {""}
   *[other] {" "}Empieza { $name }.
  }
lobby-closed = **{ $game }**: { $why ->
    [alone] nadie se unió en un día, así que esta sala se ha cerrado.
    [unstarted] nadie la empezó en un día, así que esta sala se ha cerrado.
   *[cancelled] esta sala se ha cancelado.
  }
options-host = ### Tu sala
options-guest = ### Esta sala
    -# Puede cambiarla { $host }.
options-computers = -# Con un ordenador, la partida no puntúa.
options-changed = ✓ Cambiado.
options-ask-cancel = ¿Cerrar esta sala para todos?
options-rematch = ### Revancha
rematch-ask-withdraw = ¿Retirar la propuesta de revancha?
# $when is a day from now.
rematch-put-off = Te vuelvo a preguntar { $when }. La propuesta sigue en pie un día más.
options-started = La partida ha empezado, así que las opciones ya no cambian.
options-cancelled = La sala está cerrada.

# Messages to hosts about their lobbies

host-ready = **{ $game }**: con { $names } en tu mesa, ya puedes empezar. Aún pueden unirse más jugadores.
host-full = **{ $game }**: tu mesa está completa, con { $names }. Si no pulsas ninguno de los dos botones, la partida empieza sola en unos minutos, pero nunca en tus horas de silencio.
host-ready-waits = **{ $game }**: a la espera de más jugadores. Te aviso cuando tu mesa esté completa.
host-full-waits = **{ $game }**: tu mesa está completa. La partida empieza cuando pulses **Empezar ya**.
host-over = **{ $game }** con { $names }: { $how ->
    [off] tu sala se ha cancelado.
    [changed] los jugadores de tu mesa han cambiado desde entonces.
   *[started] tu partida ha empezado.
  }

# Invitations, by DM, and the seats a host frees

invitation-asked =
    {""}{ $host } te invita a jugar a **{ $game }**{ $where ->
        [somewhere] {""}
       *[known] {" "}en **{ $server }**
    }.
    { $terms }
    -# La invitación caduca { $until }.
invitation-rematch =
    {""}{ $host } te propone la revancha a **{ $game }**{ $where ->
        [somewhere] {""}
       *[known] {" "}en **{ $server }**
    }.
    { $terms }
    -# La propuesta caduca { $until }.
# After an answer that closes the offer for everyone.
invitation-rematch-declined = Has rechazado la revancha a **{ $game }** con { $host }, así que la propuesta ya no sigue en pie.
invitation-joined = Tienes plaza en la partida de **{ $game }** de { $host }. Te escribo cuando empiece.
invitation-begun = Te uniste a la partida de **{ $game }** de { $host }, y ya ha empezado.
invitation-declined = Has rechazado la invitación de { $host } a **{ $game }**. Si cambias de idea, quizá quede una plaza libre en la sala.
invitation-left = Dejaste la partida de **{ $game }** de { $host } antes de que empezara.
invitation-withdrawn = { $host } ha retirado tu invitación a **{ $game }**. Aún puedes unirte si hay una plaza libre en la sala.
invitation-removed = { $host } liberó tu plaza en una partida de **{ $game }** antes de que empezara. Si quieres jugar, habla con { $host }, u ocupa una plaza libre en la sala.
invitation-unanswered = La plaza que tenías reservada en la partida de **{ $game }** de { $host } está ahora libre para cualquiera. Aún puedes unirte en la sala si nadie la ocupa.
invitation-called-off = La partida de **{ $game }** de { $host } se ha cancelado.
invitation-paired =
    {""}Encontrado: { $names } juegan a **{ $game }**{ $where ->
        [somewhere] {""}
       *[known] {" "}en **{ $server }**
    }. Empieza la partida.
    { $terms }
invitation-call = { $mention }, { $host } te invita a jugar a **{ $game }**. La invitación caduca { $until }.
invitation-call-paired = { $mention }, te he encontrado jugadores: { $names } juegan aquí a **{ $game }**.
invitation-expired = { $name } no ha respondido en un día a tu invitación a **{ $game }**, así que la plaza vuelve a estar libre. Tu sala se cierra { $until }, salvo que empieces antes.
seats-menu = Plazas…
seats-free = Liberar la plaza de { $name }
rematch-opened = Aquí tienes la revancha: { $link }
rematch-offer = { $mentions }: { $host } propone la revancha.
rematch-begun = La revancha está en marcha.{ $name ->
    [none] {""}
   *[other] {" "}Empieza { $name }.
  }
rematch-closed = { $why ->
    [declined] Ahora mismo no puede jugar la revancha: { $names }.
    [unanswered] Sin respuesta a la propuesta de revancha: { $names }.
   *[withdrawn] La propuesta de revancha se ha retirado.
  }
lobby-in-thread = Tu partida de { $game } está en { $thread }.
lobby-thread-opened = { $host } prepara una partida de { $game }.
lobby-thread-name = { $game }: { $names }

form-options = { $game }: opciones
button-join = Unirme
button-join-side = Unirme al equipo { $number }
button-leave = Salir
button-accept = Aceptar
button-no-more = Bloquear a { $name }
button-decline = Rechazar
button-no-thanks = No, gracias
button-challenge = Desafiar
button-follow = Dime cómo acaba
button-unfollow = Mejor no
follow-started = Te mandaré un solo MD, sin sonido, cuando { $names } terminen esta partida de **{ $game }**. La encuentras en { $games }.
follow-over = Preguntaste cómo acabaría [{ $game }]({ $link }) con { $names }.
button-follows = Partidas que sigo ({ $count })
follows-title = **Partidas que sigues** ({ $count }): te diré cómo acaban.
follows-line = - [{ $game }]({ $link }): { $names }
follows-stop = Dejar de seguir…
follows-none = Ahora no sigues ninguna partida. *Más…*, debajo de un tablero, tiene *Dime cómo acaba*.
button-alerts = Cuando se abra una mesa…
button-alert = Avísame de la próxima
alerts-title = **Cuando se abra una mesa**
    Te aviso por MD{ $often ->
        [daily] , como mucho una vez al día,
       *[every] {""}
    } cuando haya plaza en una mesa de estos juegos.
alerts-elsewhere = Usa { $notify } en un servidor para elegir sus juegos.
alerts-role = En este servidor, las mesas nuevas mencionan en su lugar a { $role }. Pide ese rol a sus gestores.
alerts-games = Juegos en este servidor
alerts-line = - { $server }: { $games }
alerts-stop = Nada más de…
alerts-often-daily = Un aviso al día como mucho
alerts-often-every = Un aviso por cada mesa
alerts-ping = { $host } ha abierto una mesa de **{ $game }** en **{ $server }**. Puedes unirte mientras quede una plaza libre.
lobby-role = { $role }, hay una plaza libre.
server-role = **Rol al que avisar cuando se abra una mesa** (uno que todos puedan mencionar)
server-role-none = Ninguno: cada cual elige en /notify
button-block = Bloquear
button-unblock = Desbloquear
button-blocks = A quién bloqueas…
block-done = Has bloqueado a **{ $name }**: ya no puede invitarte ni unirse a tus salas, y no se lo digo. Las partidas que tenéis en común siguen. { $privacy } muestra a quién bloqueas.
blocks-title = **A quién bloqueas** ({ $count })
blocks-line = - { $name }, desde el { $since }
blocks-stop = Desbloquear…
blocks-none = No bloqueas a nadie.
report-title = Denunciar a { $name }
report-reason = ¿Qué ha pasado?
report-about = Lo lee quien administra el servidor, con tu nombre. La otra persona no se entera.
report-ask = No puedo pasar esta denuncia a quienes administran el servidor. Puedo decirle a quien opera el bot que denuncias a **{ $name }**: recibe los números de vuestras dos cuentas y de este servidor, sin texto.
button-report = Denunciar
report-sent = { $where ->
    [operator] Quien opera el bot recibe tu denuncia: los números de vuestras dos cuentas y de este servidor.
   *[managers] Tu denuncia va a quienes administran este servidor, con tu nombre.
  } **{ $name }** no se entera. Para no recibir sus invitaciones, elige *Bloquear* en el menú de esa persona.
report-post = 🚩 { $reporter } denuncia a { $reported } (`{ $id }`), { $when }:
button-reports = Denuncias…
reports-title =
    {""}### Denuncias
    {""}En una persona, *Aplicaciones* → *Denunciar* pregunta qué ha pasado. Elige un canal que solo vean quienes administran. Sin canal, a lo sumo se entera quien opera el bot: recibe los números de las dos cuentas y de este servidor, sin el motivo.
reports-off = Sin canal para denuncias
button-barred = Vetados…
barred-title = { $count ->
    [0] **Aquí todos pueden abrir mesas.** Elige quién no podrá hacerlo; seguirá pudiendo unirse a las de otros.
   *[other] **Estas personas no pueden abrir mesas aquí**, pero sí unirse a las de otros.
  }
barred-add = Quién no podrá abrir mesas
barred-allow = Quién podrá volver a abrir mesas
button-lobby = Ir a la sala
button-hold = Esperar
button-hold-start = No empezar sola
button-start = { $count ->
    [all] Empezar ya
   *[other] Empezar con { $count }
  }
button-unplan = No pujar más por mí
button-plan = Planear mi turno
button-cancel-plan = Cancelar plan
button-alone = Pregúntame entonces
button-rematch = Revancha
button-replay = Repetición
button-share = Compartir
button-turn-first = ⏮
button-turn-previous = ◀
button-turn-following = ▶
button-turn-last = ⏭
button-cancel = Sí, cerrarla
button-ask-cancel = Cerrar la sala
# In the options of an offered rematch: asks again tomorrow.
button-rematch-later = Más tarde
button-withdraw = Retirar
button-again = Abrir otra vez
button-others = Con otros jugadores…
button-profile = Mi perfil
button-standing = Clasificación
button-computer = Jugar contra un ordenador
button-options = Opciones…
button-game-options = Opciones de juego…
button-thread = Jugar en un hilo
button-play = Jugar
button-hand = Mi mano
button-text = Como texto
button-log = Registro
button-more = Más…
button-back = Atrás
button-next = Siguiente
button-rules = Reglas
button-earlier = Anteriores
button-later = Posteriores
button-previous = Anterior
button-play-number = Jugar { $number }
button-moved = Ir al canal nuevo
button-resign = Sí, abandonar
button-table = Ir a la mesa
button-next-game = Siguiente: { $game }{ $channel ->
    [none] {""}
   *[other] {" "}en #{ $channel }
  }
more-title = ### Más sobre esta partida
more-back = -# Repasar
more-again = -# Jugar otra vez
more-standing = -# Clasificación
choose = Elige…

# A finished game to share. The picture’s description names each side with its points.

share-picture = Guarda o copia esta imagen y publícala donde quieras. Muestra el resultado, y nada de lo que estaba oculto.
picture-follows = -# La imagen llega enseguida.
share-late = La imagen aún no está lista. Pulsa **Compartir** otra vez en un momento. Mientras tanto, con palabras: { $words }
share-words = Ahora mismo no puedo dibujar la imagen. Con palabras: { $words }
share-score = { $name } { $points }
alt-share = { $game }: { $scores }; { $outcome }.

# Finished games, and their shuffle

history-title = **Partidas terminadas** · { $whose ->
    [server] este servidor
   *[mine] tuyas
  }
history-line = { $number }. { $when } · { $game } · { $players }{ $ended ->
    [resigned] {" "}· por abandono
    [on-time] {" "}· por tiempo
   *[other] {""}
  }{ $kind ->
    [abandoned] {" "}· terminada demasiado pronto para la clasificación general
    [unrated] {" "}· amistosa
   *[rated] {""}
  }
history-player = { $won ->
    [yes] **{ $name }** { $score }
   *[no] { $name } { $score }
  }
history-none = { $whose ->
    [server] Aquí no hay ninguna partida terminada que puedas ver.
   *[mine] Aún no has terminado ninguna partida.
  } { $play } abre una sala.
history-replay = Ver la repetición de…
history-menu = Descargar una partida…
history-choice = { $number }. { $game }
history-label = { $number ->
    [none] {""}
   *[other] { $number }.{" "}
  }{ $game } · { $players }
replay-title = **{ $game }** · { $names } · { $turn ->
    [0] el comienzo
   *[other] turno { $turn } de { $turns }{ $runs ->
        [yes] {" "}hasta ahora
       *[no] {""}
      }
  }
button-video = Animación
button-hand-show = Mostrar mi mano
button-hand-hide = Ocultar mi mano
replay-hands = -# { $open ->
    [yes] Todos los jugadores han aceptado: esta repetición muestra sus manos, y quien la ve puede conseguir la semilla y el archivo de la partida.
   *[no] Cuando todos los jugadores acepten, aquí se verán las manos y se podrán conseguir la semilla y el archivo de la partida: de momento { $agreed } de { $count }.
  }
video = **{ $game }** · { $names } · los { $turns } turnos
video-waits = Tu animación es la siguiente de la cola…
video-paints = Dibujando el turno { $turn } de { $turns }…
video-joins = Los { $turns } turnos están dibujados. Montando la animación…
replay-jump = Ir a un momento clave…
replay-moment = { $turn } · { $what }
transcript = { $game } como archivo de texto que cualquiera puede leer y reproducir. Contiene la semilla de la mezcla, que revela todas las cartas de la partida.
shuffle-fingerprint = -# Mezcla: { $fingerprint }
verify-running = La semilla de esta partida tiene la huella `{ $fingerprint }`, que está en su primer mensaje. Cuando la partida termine, **Más…** → **Verificar**, debajo de su último mensaje, dará la semilla a los jugadores para que comprueben que todo se mezcló con ella y con nada más.
verify-matches = **Mezcla verificada.** Repartir otra vez con la semilla de esta partida y repetir cada jugada da exactamente el mismo resultado. Para comprobarlo sin mí, usa el archivo y mi programa: `explorers verify`.
    -# Semilla: `{ $seed }`
    -# Huella (su primera mitad está en el primer mensaje de la partida): `{ $fingerprint }`
verify-onlooker = { $holds ->
    [no] **La mezcla no cuadra.** La semilla tiene la huella `{ $fingerprint }`, pero repetir la partida da otro resultado. Avisa a quien lleva el bot.
   *[yes] **Mezcla verificada.** La semilla tiene la huella `{ $fingerprint }`: compárala con el primer mensaje de la partida. Repartir otra vez con esta semilla y repetir cada jugada da exactamente el mismo resultado.
  }
    -# De momento tienes que fiarte de mí: la semilla misma revela todas las manos, así que solo la pueden tener { $names }, para comprobarlo sin mí. Si todos eligen **Mostrar mi mano** en la repetición, tú también podrás.
verify-fails = **La mezcla no cuadra.** La semilla `{ $seed }` tiene la huella `{ $fingerprint }`, pero repetir la partida da otro resultado. Avisa a quien lleva el bot.

# The reader’s language

# A choice of /language: the same language as Discord itself
language-discord = Como en Discord
# $name is the language’s own name, as it is written within a sentence of that very language
language-chosen = { $how ->
    [discord] Te respondo en el idioma de tu Discord ({ $name })
   *[own] Te respondo en { $name }
  }, aquí y por MD. Los mensajes para todos siguen en el idioma de su mesa.

# The data stored about people

former-player = antiguo jugador
privacy-title = **Los datos que guardo sobre ti**
privacy-no-games = - Ninguna partida.
privacy-games = - { $finished ->
    [0] Ninguna partida terminada
    [one] 1 partida terminada
   *[other] { $finished } partidas terminadas
  }{ $running ->
    [0] {""}
   *[other] , { $running } en curso
  }{ $lobbies ->
    [0] {""}
    [one] , 1 sala
   *[other] , { $lobbies } salas
  }: tu nombre, tu plaza, tus jugadas ({ $moves ->
    [0] aún ninguna
   *[other] { $moves }
  }) y el resultado.
privacy-no-ratings = - Ninguna valoración.
privacy-ratings = - { $standings ->
    [one] 1 puesto en una clasificación
   *[other] { $standings } puestos en clasificaciones
  }, cómo cambió tu valoración cada partida clasificatoria ({ $changes ->
    [0] ninguna
   *[other] { $changes }
  }) y tus logros ({ $achievements ->
    [0] aún ninguno
   *[other] { $achievements }
  }).
privacy-lessons = - Hasta dónde has llegado en las lecciones.
privacy-dailies = - { $dailies ->
    [one] 1 reparto del día
   *[other] { $dailies } repartos del día
  }: tus puntos, cuándo terminaste y, durante 30 días, en qué servidores apareces con él y con qué nombre.
privacy-blocks = - { $blocks ->
    [one] Una persona a la que bloqueas.
   *[other] { $blocks } personas a las que bloqueas.
  }
privacy-cups = - Copa de la semana: { $cups ->
    [one] 1 reparto
   *[other] { $cups } repartos
  }; participas en { $cup_servers ->
    [one] 1 servidor
   *[other] { $cup_servers } servidores
  }.
privacy-leagues = - Liga en { $leagues ->
    [one] 1 servidor
   *[other] { $leagues } servidores
  }, y { $league_seasons ->
    [one] 1 temporada
   *[other] { $league_seasons } temporadas
  } que has jugado allí.
privacy-follows = - { $follows ->
    [one] Una partida que sigues.
   *[other] { $follows } partidas que sigues.
  }
privacy-seeks = - { $seeks ->
    [one] Una búsqueda de jugadores.
   *[other] { $seeks } búsquedas de jugadores.
  }
privacy-reports = - { $reports ->
    [one] Una denuncia tuya que aún no se ha entregado.
   *[other] { $reports } denuncias tuyas que aún no se han entregado.
  }
privacy-alerts = - { $alerts ->
    [one] Un juego de cuyas mesas nuevas quieres enterarte.
   *[other] { $alerts } juegos de cuyas mesas nuevas quieres enterarte.
  }
privacy-roles = - { $roles ->
    [one] Un rol que te he dado en un servidor.
   *[other] { $roles } roles que te he dado en servidores.
  }
privacy-language = - Tu idioma, para poder escribirte en él.
privacy-settings = - Ajustes de avisos: { $preferences ->
    [0] ninguno
   *[other] guardados
  }. Ausencias: { $absences ->
    [0] ninguna
   *[other] { $absences }
  }.
privacy-messages = - { $channels ->
    [0] Nunca te he mandado un MD.
   *[other] Dónde te mando los MD, y el mensaje más reciente que tienes allí de cada partida ({ $messages ->
        [0] ninguno
       *[other] { $messages }
    }).
  } { $invitations ->
    [0] Ninguna invitación a partidas.
    [one] 1 invitación a una partida.
   *[other] { $invitations } invitaciones a partidas.
  } No leo lo que escribes.
privacy-name = - { $shown ->
    [yes] Las clasificaciones y los perfiles de todos los servidores muestran el nombre de tu cuenta.
   *[no] Solo los servidores donde has jugado muestran tu nombre. En los demás eres «Explorador» y un código.
  }
privacy-retention =
    {""}-# Partidas y valoraciones: se guardan hasta que las borres.
    {""}-# Posiciones del tablero, y qué MD son de una partida: se borran { $states } días después de la partida.
    {""}-# Plazas en una sala cancelada: se borran a los { $lobbies } días. Ausencias: se borran a los { $absences } días.
privacy-actions = **Exportar** te lo da todo en un archivo. **Borrar** te pregunta otra vez antes de borrar nada.
button-export = Exportar
button-name-show = Mostrar mi nombre en todos
button-name-hide = Ocultar mi nombre fuera
button-forget = Borrar
button-forget-really = Sí, borrarlo todo
privacy-export = Todo lo que guardo sobre ti, en un archivo JSON que entienden personas y programas.
privacy-ask =
    {""}**¿Borrar todo lo que guardo sobre ti?** No se puede deshacer.
    {""}- Dejas tus partidas en curso ({ $running ->
    [0] ninguna
   *[other] { $running }
  }) y tus salas ({ $lobbies ->
    [0] ninguna
   *[other] { $lobbies }
  }). En una partida de tres o cuatro, un ordenador ocupa tu plaza; en una de dos, gana tu rival. Las salas que has abierto se cancelan.
    {""}- Las partidas con otros se conservan, con «antiguo jugador» en tu lugar. Ya no sabré que eras tú. La valoración de los demás no cambia.
    {""}- Las partidas que jugaste solo contra ordenadores se borran, y también tus valoraciones y ajustes.
    {""}- Los mensajes ya publicados en los canales se quedan: los guarda Discord, no yo.
privacy-deleted = He borrado todo lo que guardaba sobre ti. Si vuelves a jugar, empiezas de cero; { $play } abre una sala.

# The posts of a table

on-hold = **Esta partida está aparcada.** { $why ->
    [idle] A todos se les ha acabado el tiempo.
    [quiet] Hace tiempo que no juega nadie.
    [stopped] Alguien la ha parado.
   *[ended] La ha terminado un gestor del servidor.
  }{ $rated ->
    [yes] {" "}Las valoraciones no cambian, salvo que la terminéis.
    [never] {""}
   *[no] {" "}Las valoraciones no cambian.
  } { $who ->
    [managers] Un gestor del servidor puede pulsar **Retomar** para continuarla.
    [host] Pulsa **Retomar** para continuar.
   *[players] Cualquier jugador puede pulsar **Retomar** para seguir donde lo dejasteis.
  }
still-playing = { $mentions } ¿Sigue esta partida? La última jugada fue { $since }. Si nadie responde antes del { $until }, la aparco; se puede retomar en cualquier momento.
still-plays = { $name } sigue jugando, así que esta partida queda abierta.
resumed = La partida continúa: { $link }
stopped = Parada. Pulsa **Retomar** para continuar.
end-game-ask = ¿Terminar esta partida de **{ $game }** con { $names }? No habrá resultado ni cambiarán las valoraciones. Se lo diré a los jugadores, y solo la puede retomar un gestor del servidor.
game-ended = La partida ha terminado, y este canal está libre.
reminder = { $mention }, sigue siendo tu turno.
overdue = { $mention }, a { $name } se le ha acabado el tiempo. ¿Qué hacemos? Si no eliges, un ordenador juega este turno.
button-give = Dar tiempo a { $name }
button-pause = Pausar
button-goon = Continuar
button-askundo = Preguntar a los demás
button-undo-alone = Deshacer
button-consent = Aceptar
button-refuse = No aceptar
button-resume = Retomar
button-resume-thread = Retomar en un hilo
button-stop = Parar
button-still = Sigo jugando
button-end-game = Sí, terminarla
button-wait = Esperar
button-standin = Que juegue un ordenador
button-win = Quedarme con la victoria
button-win-early = Terminar la partida
chosen-wait = { $name } tiene más tiempo. Nuevo plazo: { $when }.
chosen-standin = A { $name } se le ha acabado el tiempo, así que un ordenador juega este turno.
chosen-win = La partida contra { $name } ha terminado.
overdue-left = { $mention }, { $name } ya no está en el servidor. ¿Qué hacemos con este turno?
chosen-wait-on = La partida espera a { $name }. No hay límite de tiempo.
post-turn = { $mention }, es tu turno.
post-turn-computer = Es el turno de { $name }.
over-won = **Fin de la partida.** { $winners ->
    [you] Ganas
   *[other] { $winners } { $how ->
        [alone] gana
        [together] ganan
       *[shared] comparten la victoria
    }
  } con { $points ->
    [one] { $score } punto
   *[other] { $score } puntos
  }.
over-resigned = **Fin de la partida.** { $winners ->
    [you] Ganas
   *[other] { $count ->
        [one] Gana
       *[other] Ganan
    } { $winners }
  } { $why ->
    [on-time] por tiempo
   *[other] por abandono
  }.
over-abandoned = **Fin de la partida.** Ha acabado demasiado pronto, así que no cuenta para la clasificación general.
outcome-ratings = Valoraciones: { $ratings }
outcome-rating = { $name } { $after }{ $provisional ->
    [yes] ?
   *[no] {""}
  } ({ $gain })
outcome-provisional = -# ? = provisional: menos de 10 partidas
outcome-achievement = { $names } · { $achievement }{ $times ->
    [one] , por primera vez
   *[other] , por { $times }.ª vez
  }{ $more ->
    [0] {""}
   *[other] {" "}({ $more } más: { $profile })
  }
outcome-own = Tu valoración: { $before } → { $after }{ $provisional ->
    [yes] ?
   *[no] {""}
  } ({ $gain })
outcome-record = **Nuevo récord de este servidor:** { $points ->
    [one] { $score } punto
   *[other] { $score } puntos
  } en { $game } ({ $lineup }), de { $names }. Antes: { $before }, de { $holders }.
direct-first = **{ $game }** con { $names }: la partida ha empezado. Te escribo cuando sea tu turno.
direct-turn = **{ $game }** con { $names }: es tu turno.
direct-next = **{ $game }**: es el turno de { $name }, y después te toca a ti.
direct-reminder = **{ $game }** con { $names }: sigue siendo tu turno.
direct-resumed = **{ $game }** con { $names }: te escribo cuando sea tu turno.
direct-channel-gone = *El canal de la partida ya no existe, así que continúa aquí. { $board } muestra el tablero actual.*
direct-bot-removed = *Me han echado del servidor, así que la partida continúa aquí hasta que alguien vuelva a invitarme.*
direct-no-permission = *Ya no puedo publicar en { $channel }. Un gestor del servidor tiene que darme allí estos permisos: { $permissions }. Hasta entonces, la partida continúa aquí.*
direct-last = **{ $game }** con { $names }
# What outdated messages are shortened to.
past = **{ $game }** con { $names }: { $what }
past-first = empezó la partida.
past-next = te tocaba después.
past-late = a tu rival se le acabó el tiempo.
past-gone = tu rival ya no estaba en el servidor.
past-over = la partida ha terminado.
past-on-hold = la partida quedó aparcada.
past-hold = La partida quedó aparcada. { $why ->
    [idle] A todos se les había acabado el tiempo.
    [quiet] Hacía tiempo que no jugaba nadie.
    [stopped] Alguien la paró.
   *[ended] La terminó un gestor del servidor.
  }
past-still-playing = aquí pregunté si sigues jugando.
past-taken-back = se deshizo un turno.
past-newer = era tu turno. Hay un mensaje más reciente abajo.
past-pause = { $name } pidió aquí una pausa.
past-reminded = aquí se lo recordé a { $name }.
past-overdue = a { $name } se le acabó el tiempo.
past-departed = { $name } ya no estaba en el servidor.
past-undo = { $name } pidió deshacer un turno. El turno se queda como está.
past-undo-agreed = todos aceptaron: { $name } deshizo un turno.
past-invitation = { $name } recibió una invitación a una partida de **{ $game }**.
panel-outdated = *Esos botones ya no valen. Así está tu turno ahora:*
plan-title = *Estás planeando tu próximo turno. Lo juego en cuanto te toque. Solo tú ves esto.*
plan-if = ¿Y si para entonces { $changed }?
plan-outdated = *El tablero ha cambiado desde entonces, así que elige otra vez.*
plan-left = *Planeado: { $turn }. Si ya no encaja, te pregunto. Solo tú ves esto.*
plan-otherwise = { $first }. Si no: { $second }
plan-then = { $first } · { $second }
plan-and = { $first }, y { $second }
plan-done = *Jugado según lo planeado: { $turn }.*
plan-cancelled = *He cancelado tu plan porque { $because }.*
# What has changed since a turn was planned, after "because".
plan-forbidden = las reglas ya no lo permiten
plan-scores = ahora habría una puntuación justo después de tu turno
plan-other-cards = ahora tienes otras cartas
plan-taken-back = se ha deshecho un turno
plan-removed = Plan cancelado. Te pregunto cuando sea tu turno.
panel-title = **{ $question }**
post-later = *Aún no puedo mandar MD a { $names }. Mientras tanto, pulsa* **Mi mano** *aquí.*
post-later-no-hands = *Aún no puedo mandar MD a { $names }. Mientras tanto, pulsa* **Jugar** *aquí.*
dm-closed = *No puedo mandarte MD (quizá los tengas cerrados). Para ver tus cartas, pulsa* **Mi mano** *aquí o usa* **{ $hand }**.
dm-closed-no-hands = *No puedo mandarte MD (quizá los tengas cerrados), así que solo puedo avisarte en el canal cuando sea tu turno.*
restored = Ese mensaje ya no vale: he recuperado mis datos de una copia de seguridad. Así está la mesa ahora.
cannot-post = *Aquí no puedo publicar. Necesito estos permisos: { $permissions }.*
log-title = **{ $game }**, { $steps ->
    [one] paso { $last }
   *[other] pasos { $first } a { $last }
  } de { $all }
log-empty = Aún no ha pasado nada.
text-score-sheet = { $name }: { $total }
resign-ask = { $goes ->
    [yes] ¿Dejar esta partida? Un ordenador ocupará tu plaza. Puedes recuperarla en cualquier momento antes de que termine.
    [match] ¿Dejar el duelo? Quedarás por detrás de todos los que siguen.
   *[no] ¿Abandonar? La partida termina para todos los de la mesa.
  }
resigned = Has abandonado.
away = Has dejado esta partida, y un ordenador juega por ti. Puedes recuperar tu plaza en cualquier momento antes de que termine.
button-return = Recuperar mi plaza
returned-to-game = ¡Hola de nuevo! Tu plaza vuelve a ser tuya.
button-advice = ¿Tú qué jugarías?
button-anyway = Enséñamelo igualmente
advice-warning = El consejo de un experto te ayuda a aprender, pero si lo aceptas, esta partida no contará en la clasificación contra ordenadores.
advice = **Sugerencias de un experto**, la mejor primero.
button-play-idea = { $count ->
    [1] Jugar esto
   *[other] Jugar { $number }
  }
advice-line = { $number } · { $rank ->
    [best] {"**Lo mejor:** "}
    [equal] {"**Igual de bueno:** "}
   *[other] {""}
  }{ $action }{ $facts ->
    [none] {""}
   *[other] {" "}({ $facts })
  }
advice-but = pero { $fact }
advice-then = -# Después: { $steps }{ $facts ->
    [none] {""}
   *[other] {" "}({ $facts })
  }
games-title = **Tus partidas** ({ $count }){ $waiting ->
    [0] {""}
    [one] {" "}· una te espera
   *[other] {" "}· { $waiting } te esperan
  }
games-line = { $number }. [{ $game }]({ $link }) { $who ->
    [with] con { $names }
   *[of] · { $names }
  }: { $turn ->
    [yours] **tu turno**
   *[another] turno de { $mover }
  }, última jugada { $since }
digest-title = **Tu día** · { $day } · { $count ->
    [one] te espera una partida
   *[other] te esperan { $count } partidas
  }
digest-line = { $number }. [{ $game }]({ $link }) con { $names }.
digest-more = { $count ->
    [one] Hay una más
   *[other] Hay { $count } más
  } en { $games }.
button-games = Mis partidas
games-none = Ahora mismo no juegas en ningún sitio. { $play } abre una sala, y { $practice } empieza una partida contra ordenadores.
tables-title = **Mesas de este servidor** · { $count }
tables-lobby = { $number }. [{ $game }]({ $link }) · { $you ->
    [alone] esperas a otros jugadores
    [full] completa, con { $names }, pero aún sin empezar
    [with] tú y { $names } esperáis a otros jugadores
   *[without] { $names } { $count ->
        [one] espera
       *[other] esperan
      } a otros jugadores
  }
tables-none = No hay partidas en los canales que ves. ¡Abre una sala con { $play }!

# El salón: un mensaje en su propio canal que siempre muestra las plazas libres y las partidas en curso

hall-seats = ### ⛺ Plazas libres
hall-seats-none =
    {""}### ⛺ Plazas libres
    {""}Ninguna ahora mismo. { $play } en un canal de juego abre una sala.
hall-seat =
    {""}**[{ $game }]({ $link })** · { $names }
    {""}-# { $free ->
        [1] una plaza libre
        [2] dos plazas libres
        [3] tres plazas libres
       *[other] { $free } plazas libres
      } · { $clock } · abierta { $when }
hall-more = -# y { $count } más
hall-more-games = -# y { $games }
hall-count = { $count } { $game }
hall-games = ### 🎲 { $count ->
    [one] Una partida
   *[other] { $count } partidas
  }: ¿a quién le toca?
hall-games-none =
    {""}### 🎲 Aún no hay partidas
    {""}Aprende un juego en unos minutos, jugándolo.
hall-game = [{ $game }]({ $link }) · { $names } · { $when }
hall-daily =
    {""}### ☀️ Reparto del día { $number }
    {""}{ $played ->
        [0] Aún no ha jugado nadie
        [one] Ha jugado una persona
       *[other] Han jugado { $played }
      } · cierra { $closes }
hall-cup =
    {""}### 🏆 Copa { $number }
    {""}{ $open ->
        [yes] { $members ->
            [0] Aún no participa nadie
            [one] Participa una persona
           *[other] Participan { $members }
          } · cierra { $when }
       *[no] Terminada · la próxima se abre { $when }
      }
hall-league =
    {""}### ⚔️ Liga, temporada { $season }
    {""}{ $state ->
        [running] { $played ->
            [one] { $played } partida
           *[other] { $played } partidas
          } de { $games } · termina { $when }
        [begins] { $members } personas apuntadas · empieza { $when }
       *[open] { $members ->
            [0] Aún no hay nadie apuntado
            [one] Hay una persona apuntada
           *[other] Hay { $members } personas apuntadas
          } · con { $fewest } empieza
      }
week-title = **La semana, { $dates }**
week-games = { $ended ->
    [one] **Una** partida terminada
   *[other] **{ $ended }** partidas terminadas
  }{ $running ->
    [0] .
    [one] , **una** en curso.
   *[other] , **{ $running }** en curso.
  }
week-moves = { $moves ->
    [one] **Una** jugada
   *[other] **{ $moves }** jugadas
  } en { $running ->
    [one] una partida en curso.
   *[other] **{ $running }** partidas en curso.
  }
week-rise = ⬆️ Quien más sube: **{ $name }**, +{ $points } hasta { $rating }
week-record = ⭐ Récord: { $names }, { $score } { $points ->
    [one] punto
   *[other] puntos
  } en [{ $game }]({ $link })
week-longest = 🚩 La más larga: [{ $game }]({ $link }), { $unit ->
    [hours] { $count ->
        [one] una hora
       *[other] { $count } horas
      }
   *[days] { $count ->
        [one] un día
       *[other] { $count } días
      }
  }, ganada por { $names }
week-seats = ⛺ Plazas libres: { $games }
week-seat = { $game }{ $free ->
    [1] {""}
   *[other] {" "}({ $free })
  }
week-stopped = Aquí no ha pasado nada en { $weeks } semanas, así que dejo de publicar el resumen semanal. Quien gestione el servidor puede activarlo de nuevo en { $settings }.
hall-changed = -# Último cambio { $when }
hall-joined = Te has unido a { $game }: { $link }
button-hall-moves = Mis turnos
button-hall-tables = Todas las mesas

seek-title = **🔎 Buscar jugadores**
seek-about = -# Tu búsqueda dura una semana. En cuanto encaje con otra, la partida empieza en un hilo y te envío un MD.
seek-line = { $names } · **{ $game }** · { seek-details }
seek-details = { $clock } · { $rated ->
    [yes] puntúa
   *[no] no puntúa
  }{ $near ->
    [yes] {" "}· nivel parecido
   *[no] {""}
  }{ $free ->
    [0] {""}
    [1] {" "}· una plaza libre
   *[other] {" "}· dos plazas libres
  }
seek-terms = { $rated ->
    [yes] Puntúa
   *[no] No puntúa
  } · { $near ->
    [yes] más o menos de mi nivel
   *[no] de cualquier nivel
  }
seek-partner = Quién juega contigo…
button-seek = Buscar jugadores
button-seek-place = Buscar jugadores
button-seek-pair = Somos dos…
button-seek-alone = Voy por mi cuenta
button-seek-more = { $free ->
    [1] Buscar a uno más
   *[other] Buscar a dos más
  }
button-seeks = Mis búsquedas ({ $count })
seek-stands = { $state ->
    [asked] Se lo pregunto a **{ $partner }** por MD. Cuando acepte, tu búsqueda de **{ $game }** ({ seek-details }) valdrá hasta el { $until }.
   *[stands] Buscas jugadores para **{ $game }** ({ seek-details }) hasta el { $until }. Te envío un MD cuando empiece la partida.
  } { $games } muestra tus búsquedas.
seek-no-one-else = Ahora mismo no busca nadie más. Mientras tanto:
seek-paired = Juegas a **{ $game }** con { $names }. ¡La partida ha empezado!
seek-paired-soon = Juegas a **{ $game }** con { $names }. Te envío el enlace enseguida.
seek-partner-asked = **{ $name }** quiere jugar a **{ $game }** contigo y con { $free ->
    [1] alguien más
   *[other] otras dos personas
  }{ $where ->
    [somewhere] {""}
   *[known] {" "}en **{ $server }**
  } ({ $clock }). La partida empieza cuando la mesa esté completa.
seek-partner-answered = { $answer ->
    [yes] Juegas a **{ $game }** con **{ $name }** en cuanto la mesa esté completa. Te enviaré un MD; en { $games } se termina la búsqueda.
   *[no] Esta vez no juegas a **{ $game }** con **{ $name }**.
  }
seeks-title = **Búsquedas de jugadores**
seeks-line = - { $game } ({ seek-details }): { $state ->
    [asks] **{ $name }** te propone jugar
    [asked] a la espera de **{ $partner }**
    [refused] **{ $partner }** no ha aceptado
    [ended] terminó el { $until } sin éxito
   *[stands] hasta el { $until }
  }
seeks-stop = Terminar una búsqueda…
seeks-none = Ahora no buscas jugadores. Para eso está { $seek } en un servidor.
hall-seeks = ### 🔎 Buscan jugadores
hall-seeks-none = -# Ahora mismo, nadie.
hall-seeks-about = -# *Jugar* empieza la partida al momento.
hall-seek =
    {""}{ $names } · **{ $game }**
    {""}-# { seek-details } · { $when }

server-title =
    {""}### Ajustes del servidor
    {""}Los cambios valen desde ya. Las partidas en curso siguen como están.
server-channels = **Canales donde se puede jugar**
server-everywhere = Todos los canales
server-clock = **Reloj de las partidas entre personas**
server-cancelling = **Quién puede cancelar una sala**
server-cancelling-host = Solo el anfitrión
server-cancelling-host-about = Quien abrió la sala
server-cancelling-managers = El anfitrión y los gestores
server-cancelling-managers-about = El anfitrión, y quien puede gestionar este servidor
server-cancelling-players = Cualquiera con plaza
server-cancelling-players-about = El anfitrión, y todos los que se han unido
server-language = **Idioma de los mensajes**
server-language-auto = Automático
server-language-auto-about = El idioma del servidor en Discord, o el del anfitrión
server-language-one-about = Las mesas nuevas de aquí usan este idioma
server-pings = **Avisos en el canal**
server-pings-on = Avisar a quien le toca
server-pings-on-about = Los mensajes avisan a quienes quieren saber allí de sus turnos
server-pings-off = Sin avisos
server-pings-off-about = Los mensajes no suenan; los turnos se avisan por MD
server-hall =
    {""}**Salón**
    {""}-# Un mensaje con las plazas libres y las partidas en curso, siempre al día. Mejor en un canal aparte.
server-hall-off = Sin salón
server-cup =
    {""}**Copa de la semana**
    {""}-# Los mismos tres repartos para quienes participan con /cup. El resultado se publica en el canal del salón.
server-cup-on = Una copa cada semana
server-cup-off = Sin copa
posts-title =
    ### Publicaciones diaria y semanal
    {""}Son silenciosas y no mencionan a nadie. Eliges las horas en tu zona horaria ({ $zone }), que se cambia con { $notify }.
button-posts = Publicaciones…
posts-off = Sin publicación
posts-daily =
    {""}**Publicación diaria**
    {""}-# Los tres mejores del reparto de ayer aquí, las rachas y un botón para jugar el de hoy. Se omite si aquí no jugó nadie.
posts-week =
    {""}**Publicación semanal**
    {""}-# Cada domingo, después de las 18:00 UTC: partidas terminadas, la copa, quién sube, un récord, plazas libres. Sustituye al mensaje con el resultado de la copa.
posts-next = -# Próxima: { $when }
posts-blocked = No puedo publicar en { $channel }. Necesito allí estos permisos: { $permissions }.
roles-title =
    ### Roles para quienes ganan
    {""}Doy cada rol a quien tenga el título y se lo quito cuando lo consigue otra persona. Elige roles sin permisos y por debajo del mío.
button-roles = Roles…
roles-off = Sin rol
roles-cup =
    {""}**Victoria en la copa**
    {""}-# Quien ganó la última temporada de la copa de la semana.
roles-league =
    {""}**Victoria en la liga**
    {""}-# El primer puesto de cada grupo en la última temporada de la liga.
roles-leader =
    {""}**Líder de una clasificación**
    {""}-# El primer puesto, desde siempre, en la clasificación que elijas.
roles-board = ¿Qué clasificación?
roles-now = -# Ahora: { $names }
results-title =
    ### Resultados para tus propios programas
    {""}Puedo enviar el resultado de cada partida terminada a una dirección web tuya, en JSON con firma, y puedes descargarlos todos. Nada oculto aparece en ellos; las partidas de hilos privados no se envían.
button-results = Resultados…
button-results-start = Enviar resultados…
button-results-change = Cambiar la dirección…
button-results-stop = Dejar de enviar
button-results-file = Descargar (CSV)
results-sent = Los resultados van a **{ $host }**.
results-delivered = -# Último aceptado { $when }
results-failing = **{ $error }** { $since }; desde entonces no se ha aceptado ningún resultado. Lo intento durante tres días.
results-form = ¿Adónde van los resultados?
results-form-address = Dirección (https)
results-secret = Desde ahora, los resultados van a **{ $host }**. Van firmados con este secreto, que no volveré a mostrar: ||`{ $secret }`||
results-file = Aquí están los resultados de todos los canales que ves, los más recientes primero.
server-league =
    {""}**Liga**
    {""}-# Quien se apunta juega en cuatro semanas contra todo su grupo. Pongo la clasificación en este canal y abro las partidas en hilos.
server-league-off = Sin liga
server-league-blocked = La liga está parada: necesito estos permisos en { $channel }: { $permissions }.
server-hall-blocked = No puedo mantener al día el salón en { $channel }. Necesito allí estos permisos: { $permissions }.
table-moved = { $game } con { $names } continúa aquí.
rules-title = **{ $game }: reglas** · { $page } de { $pages }
rules-which = ¿De qué juego quieres leer las reglas?
unnamed = Explorador { $code }
leaderboard-title = **Clasificación** · { $game } · { $board }
leaderboard-board = { $lineup } · { $scope } · { $season }
# For the description of the picture.
leaderboard-glance = { $rank }. { $name }, { $rating }
leaderboard-line = { $rank }. **{ $name }** · { $rating }{ $provisional ->
    [yes] ?
   *[no] {""}
  } ±{ $doubt }{ $moved ->
    [none] {""}
   *[other] {" "}({ $moved } en siete días)
  } · { $wins ->
    [0] ninguna victoria
    [one] una victoria
   *[other] { $wins } victorias
  } en { $games ->
    [one] una partida
   *[other] { $games } partidas
  }{ $best ->
    [none] {""}
   *[other] {" "}· récord { $best }
  } · últimos resultados: { $form }
leaderboard-line-computers = { $rank }. **{ $name }** · { $wins ->
    [one] { $wins } ganada
   *[other] { $wins } ganadas
  } de { $games } ({ $share } %){ $best ->
    [none] {""}
   *[other] , récord { $best }
  }
leaderboard-own-computers = { $name ->
    [you] Tu puesto: { $rank }
   *[other] **{ $name }**: puesto { $rank }
  } de { $count }, con { $rating ->
    [0] ninguna victoria
    [one] una victoria
   *[other] { $rating } victorias
  }.
leaderboard-own = { $name ->
    [you] Tu puesto: { $rank }
   *[other] **{ $name }**: puesto { $rank }
  } de { $count }, con { $rating }{ $provisional ->
    [yes] ?
   *[no] {""}
  } puntos.
leaderboard-not-yet = { $name ->
    [you] Aún no tienes
   *[other] **{ $name }** aún no tiene
  } puesto aquí. ¡A jugar una partida clasificatoria con { $play }!
leaderboard-no-rank = { $name ->
    [you] No tienes
   *[other] **{ $name }** no tiene
  } puesto en esa temporada.
leaderboard-not-yet-computers = { $name ->
    [you] Aún no tienes
   *[other] **{ $name }** aún no tiene
  } puesto aquí. ¡A empezar una partida contra ordenadores con { $practice }!
# Under the picture of a leaderboard: what its signs mean.
leaderboard-legend = -# Puntos: las últimas partidas, dorado si fue victoria · { $kind ->
    [computers] porcentaje: partidas ganadas · número: victorias
   *[rated] ▲▼: valoración en los últimos 7 días · ?: menos de 10 partidas
  }
leaderboard-provisional = *?* = provisional: menos de 10 partidas
leaderboard-empty = Nadie ha terminado aún { $scope ->
    [computers] una partida contra ordenadores
   *[everywhere] una partida clasificatoria
  }{ $scope ->
    [server] {" "}en este servidor
   *[everywhere] {""}
  }. { $scope ->
    [computers] ¡Empieza una con { $practice }!
   *[everywhere] ¡Abre una sala con { $play }!
  }
leaderboard-empty-of = { $scope ->
    [computers] Nadie ha terminado aún una partida contra ordenadores (**{ $what }**). ¡Empieza una con { $practice }!
    [server] Nadie ha terminado aún una partida clasificatoria en este servidor (**{ $what }**). ¡Abre una sala con { $play }!
   *[everywhere] Nadie ha terminado aún una partida clasificatoria (**{ $what }**). ¡Abre una sala con { $play }!
  }
leaderboard-no-results = Nadie terminó allí una partida clasificatoria.
profile-title = **{ $name }** · { $scope }
profile-standing = - { $board }: **{ $rating }**{ $provisional ->
    [yes] ?
   *[no] {""}
  } ±{ $doubt } · { $wins ->
    [0] ninguna victoria
    [one] una victoria
   *[other] { $wins } victorias
  } en { $games ->
    [one] una partida
   *[other] { $games } partidas
  } · últimos resultados: { $form }
profile-rank = Puesto { $rank } de { $among } en { $board }.
profile-scores = Mejor puntuación { $best }, peor { $worst }.
profile-streaks = { $longest ->
    [0] Aún sin victorias.
    [one] Mejor racha: una victoria.
   *[other] Mejor racha: { $longest } victorias.
  }{ $current ->
    [0] {""}
    [one] {""}
   *[other] {" "}Ahora, { $current } victorias seguidas.
  }{ $of ->
    [all] {""}
   *[other] {" "}(En las últimas { $of } partidas.)
  }
profile-achievements = **Logros**
achievement = { $sign } **{ $title }**: { $story }
profile-achievement = - { $achievement }{ $times ->
    [one] {""}
   *[other] {" "}({ $times } veces)
  }
profile-achievements-more = - …y { $count } más
achievement-narrow = Por un punto
achievement-narrow-story = ganar por un solo punto
achievement-streak = En racha
achievement-streak-story = ganar cinco partidas seguidas
achievement-giant = Matagigantes
achievement-giant-story = ganar a alguien con 200 puntos más de valoración
achievement-hundredth = Con solera
achievement-hundredth-story = jugar cien partidas
profile-opponent = Rival más frecuente: **{ $name }**, en { $games ->
    [one] una partida
   *[other] { $games } partidas
  }{ $of ->
    [all] {""}
   *[other] {" "}de las últimas { $of }
  }, con { $won ->
    [0] ninguna victoria.
    [one] una victoria.
   *[other] { $won } victorias.
  }
profile-seats = Victorias por puesto en la mesa: { $seats }.
profile-seat = { $wins } de { $games } en el { $seat }
profile-levels = Victorias contra el ordenador: { $levels }.
profile-level = { $level } { $wins } de { $games }
# What each land brought, by its colour.
profile-lands = Puntos por región en { $games ->
    [one] una partida
   *[other] las últimas { $games } partidas
  }, de media: { $lands }.
profile-land = { $land ->
    [yellow] amarillo
    [blue] azul
    [white] blanco
    [green] verde
    [red] rojo
   *[purple] morado
  } { $points }
profile-hidden = Aquí no hay perfil de **{ $name }**: o no ha terminado ninguna partida clasificatoria, o no ha elegido mostrar su nombre en todos los servidores ({ $privacy }).
profile-empty = **{ $name }** aún no ha terminado ninguna partida clasificatoria{ $scope ->
    [server] {" "}en este servidor
   *[everywhere] {""}
  }. { $play } abre una sala.
lineup-computers-first = contra ordenadores novatos
lineup-computers-easy = contra ordenadores fáciles
lineup-computers-casual = contra ordenadores aficionados
lineup-computers-medium = contra ordenadores medios
lineup-computers-skilled = contra ordenadores hábiles
lineup-computers-hard = contra ordenadores difíciles
lineup-computers-expert = contra ordenadores expertos
lineup-1v1 = mano a mano
lineup-2v2 = parejas
lineup-1v1v1 = tres jugadores
lineup-1v1v1v1 = cuatro jugadores
season-ever = desde siempre
season-now = esta temporada
season-last = la temporada pasada
season-past = { $quarter ->
    [1] primer trimestre
    [2] segundo trimestre
    [3] tercer trimestre
   *[4] cuarto trimestre
  } de { $year }
button-up = Más arriba
button-down = Más abajo
button-mine = Mi puesto

# What goes wrong

refused-no-table-here = En este canal no hay ninguna partida. Abre una sala con { $play }.
refused-no-table-yours = Ahora mismo no estás en ninguna partida. Abre una sala con { $play } en un servidor.
refused-which-table = Estás en varias partidas. Ve a la que quieras: { $links }{ $more ->
    [0] {""}
   *[other] {" "}y { $more } más; { $games } las muestra todas.
  }
refused-not-in-server = Se juega en los canales de un servidor. Usa este comando allí.
refused-bot-not-here = { $where ->
    [chat] No puedo publicar en este chat. Las partidas con otros necesitan un servidor en el que yo esté: [añádeme a uno](<{ $url }>).
   *[server] No estoy en este servidor, así que no puedo publicar aquí. [Añádeme](<{ $url }>), o pídeselo a quien lo gestione.
  }
refused-no-direct-messages = No estoy en este canal, así que jugaríamos en tus MD, y ahí no puedo escribirte. Mándame antes un MD, o permite los míos.
refused-dm-busy = Ya hay una partida en nuestros MD: { $link }. { $watched ->
    [yes] Párala antes allí con **Parar**.
   *[no] Termínala antes, o déjala allí con /resign.
  }
refused-not-a-member = Esa persona ya no está en este servidor.
refused-message-no-game = Ese mensaje no es de ninguna partida que pueda mostrarte.
refused-channel-busy = En este canal ya hay una mesa: { $link }. ¿Abro un hilo para la tuya?
refused-thread-busy = En este hilo ya hay una mesa: { $link }. Abre la tuya en otro canal.
refused-channel-taken = En este canal ya hay una mesa: { $link }. Abre la tuya en otro canal, { $who ->
    [bot] porque aquí no puedo crear hilos
   *[user] porque aquí no puedes crear hilos
  }.
refused-your-threads = No puedes crear hilos en { $channel }, así que no abriré uno allí por ti. Juega sin hilo, o pídeselo a quien pueda.
refused-own-tables = Ya tienes { $most ->
    [one] una mesa abierta
   *[other] { $most } mesas abiertas
  }, el máximo por persona. Termina una partida o cancela una sala antes: { $games } muestra las tuyas.
refused-own-lobbies = Ya tienes { $most ->
    [one] una sala abierta
   *[other] { $most } salas abiertas
  }, el máximo por persona. Empieza o cancela una antes.
refused-own-practice = Ya juegas { $most ->
    [one] una partida
   *[other] { $most } partidas
  } contra ordenadores, el máximo por persona. Termina una, o deja una con { $resign }: { $games } muestra las tuyas.
refused-own-threads = En la última hora has abierto { $most ->
    [one] un hilo
   *[other] { $most } hilos
  }, el máximo por persona. El próximo lo puedes abrir { $when }, o una mesa sin hilo ahora mismo.
refused-own-openings = En la última hora has abierto { $most ->
    [one] una partida
   *[other] { $most } partidas
  } y ese es el máximo por persona. La próxima la puedes abrir { $when }.
refused-own-videos = Todavía te estoy haciendo { $most ->
    [one] una animación
   *[other] { $most } animaciones
  }. ¡Prueba otra vez cuando acabe!
refused-server-tables = Este servidor ya tiene { $most ->
    [one] una mesa abierta
   *[other] { $most } mesas abiertas
  }, el máximo por servidor. Prueba otra vez cuando termine una partida.
refused-server-lobbies = Este servidor ya tiene { $most ->
    [one] una sala abierta
   *[other] { $most } salas abiertas
  }, el máximo por servidor. Únete a una ({ $tables } las muestra), o prueba más tarde.
refused-server-practice = Este servidor ya tiene { $most ->
    [one] una partida
   *[other] { $most } partidas
  } contra ordenadores, el máximo por servidor. Prueba más tarde, o mándame { $practice } por MD.
refused-server-threads = En la última hora he abierto { $most ->
    [one] un hilo
   *[other] { $most } hilos
  } en este servidor, el máximo por hora. El próximo lo puedes abrir { $when }.
refused-server-openings = En la última hora se han abierto en este servidor { $most ->
    [one] una partida
   *[other] { $most } partidas
  } y ese es el máximo por servidor. La próxima se puede abrir { $when }.
refused-own-reports = En la última hora has enviado { $most } denuncias y ese es el máximo por persona. La próxima la puedes enviar { $when }.
refused-server-reports = En la última hora se han enviado { $most } denuncias en este servidor y ese es el máximo por servidor. La próxima se puede enviar { $when }. Si es urgente, escribe a quien administra el servidor.
refused-report-self = No puedes denunciarte.
refused-report-bot = Solo admito denuncias sobre personas. Si se trata de un bot, escribe a quien administra el servidor.
refused-report-nowhere = No puedo pasar esta denuncia. Escribe a quien administra el servidor.
refused-report-blank = Quienes administran el servidor necesitan saber qué ha pasado. Vuelve a elegir *Denunciar* en el menú de esa persona y cuéntalo.
refused-reports-public = Ese canal lo ve todo el mundo. Elige uno que solo vean quienes administran.
refused-own-seeks = En la última hora has buscado jugadores { $most } veces y ese es el máximo por persona. Podrás volver a hacerlo { $when }.
refused-server-seeks = En la última hora se han buscado jugadores { $most } veces en este servidor y ese es el máximo por servidor. Podrás hacerlo { $when }.
refused-seeks-many = En este servidor ya hay { $most } búsquedas y ese es el máximo. Únete a una o inténtalo más tarde.
refused-seek-gone = Esa búsqueda ya ha terminado. { $seek } muestra quién más busca.
refused-seek-nowhere = Aquí no puedo abrir un hilo para una partida. Usa { $seek } en un canal donde tú y yo podamos abrir hilos, o pregunta a quien administra el servidor.
refused-seek-partner-pending = { $name } aún no ha respondido. Encontrarás esa búsqueda en { $games }.
refused-seek-with-partner = { $name } juega contigo en tu búsqueda de este juego. Termínala en { $games } antes de empezar otra.
refused-server-videos = Todavía estoy haciendo { $most ->
    [one] una animación
   *[other] { $most } animaciones
  } para gente de este servidor. ¡Prueba otra vez en unos minutos!
refused-other-channels = En este servidor se juega en { $channels }.
refused-not-manager = Solo un gestor del servidor puede cambiar estos ajustes.
refused-not-yours-to-move = No puedes mover esa partida. Solo pueden su anfitrión o un gestor del servidor.
refused-here-already = Esa partida ya está aquí: { $link }.
refused-move-busy = En este canal hay otra mesa: { $link }. Lleva la tuya a un canal o hilo libre.
refused-no-such-table = Esa mesa ya no existe. Abre una sala nueva con { $play }.
refused-no-such-game = No encuentro esa partida terminada. Escribe unas letras del nombre de un jugador y elige una sugerencia; { $history } muestra tus partidas.
refused-no-replay-here = En este canal aún no hay ninguna partida que ver. Para la repetición de otra, escribe { $replay } y rellena «game», o elige una en { $history }.
refused-cup-alone = Eso no se puede en la copa: cada cual juega sus repartos por su cuenta, con un solo intento y sin ayuda.
refused-cup-off = Este servidor no tiene copa de la semana. Sus gestores pueden activarla en { $settings }.
refused-cup-closed = Ese reparto no está abierto. { $cup } tiene los de esta semana.
refused-cup-not-joined = Aún no participas en la copa de este servidor. Pulsa *Participar* en { $cup }.
refused-cup-played = Ya jugaste la copa de esta semana antes de borrar tus datos. La próxima se abre { $when }.
refused-league-off = Este servidor no tiene liga. Sus gestores pueden activarla en { $settings }.
refused-league-full = La liga está llena: tiene { $most } plazas.
refused-daily-open = Otros aún tienen que jugar este reparto: podrás verlo cuando se cierre, el { $when }.
refused-daily-alone = Eso no se puede en el reparto del día: cada cual lo juega por su cuenta, con un solo intento y sin ayuda.
refused-daily-closed = Ese reparto está cerrado, y no lo jugaste. { $daily } tiene el de hoy.
refused-daily-none = Ese día no hubo reparto. { $daily } tiene el de hoy.
refused-daily-played = Ya jugaste este reparto antes de borrar tus datos. El próximo se abre { $when }.
refused-daily-unfinished = Podrás compartirlo cuando lo termines. { $daily } te lleva de vuelta.
refused-daily-shared = Ya has compartido este resultado aquí: { $where }
refused-still-working = Todavía estoy con tu última petición. ¡Un momento!
refused-videos-busy = Estoy haciendo demasiadas animaciones. ¡Prueba otra vez en unos minutos!
refused-video-failed = Algo ha fallado al dibujar esa animación. Tu partida está bien. ¡Prueba otra vez!
refused-rules-gone = Esta partida usa unas reglas que ya no tengo. Avisa a quien lleva el bot.
refused-thread-exists = Ese hilo ya está abierto: { $link }.
refused-rematch-offered = Tu oferta espera a { $names }: { $link }
refused-rematch-busy = En ese canal ya hay una mesa: { $link }.
refused-still-running = Esta partida aún no ha terminado: { $link }
refused-not-played = Solo pueden empezar una revancha los jugadores de esa partida. { $play } abre tu propia sala.
refused-others-rematch = Esta revancha es para { $names }. { $play } abre tu propia sala.
refused-channel-gone = El canal de esa partida ya no existe. Abre una sala en otro sitio con { $play }.
refused-channel-closed = Ya no puedo publicar en el canal de esa partida. Abre una sala en otro sitio con { $play }.
refused-not-host = Eso solo lo puede hacer el anfitrión.
refused-host-cancels = Esta sala la has abierto tú. **Opciones…** → **Cerrar la sala** la cierra para todos.
refused-host-starts = { $start ->
    [by-itself] { $name } puede empezar ya. Si no, la partida empieza sola { $when }.
   *[by-host] Esta partida la empieza { $name }.
  }
refused-host-needs-seat = { $most ->
    [one] Tú también necesitas una plaza, así que añade solo un ordenador.
   *[other] Tú también necesitas una plaza, así que añade como mucho { $most } ordenadores.
  } Para mirar cómo juegan los ordenadores entre ellos, usa { $practice } con «watch».
refused-already-seated = Ya tienes plaza en esta mesa.
refused-not-invited = Esta invitación no es para ti.
refused-seat-is-free = Esa plaza ya está libre.
refused-not-joined = No te has unido a esta mesa.
refused-not-seated = No juegas en esta mesa, pero puedes mirar. { $play } abre tu propia sala.
refused-table-full = Todas las plazas de esta mesa están ocupadas.
refused-seat-kept = Esta plaza está reservada para { $names }. Si no hay respuesta, queda libre { $when }.
refused-put-off-before = Ya la has aplazado una vez. Acepta o responde **No, gracias**.
refused-side-full = Las dos plazas de ese equipo están ocupadas.
refused-too-slow = Ha tardado demasiado. Prueba otra vez.
refused-too-many-players = { $most ->
    [2] Con estas opciones la partida es para dos jugadores, y se han unido más.
   *[other] Con estas opciones la partida es para { $most } jugadores como mucho, y se han unido más.
  }
refused-invited-missing = Antes tienen que unirse: { $names }.
refused-too-few = { $missing ->
    [one] Falta un jugador
   *[other] Faltan { $missing } jugadores
  }.
refused-invited-self = En tu propia mesa ya tienes plaza. Invita a otra persona.
refused-invited-twice = Has invitado dos veces a la misma persona.
refused-invited-bot = { $name } es un bot y no puede jugar.
refused-invited-often = Has invitado a { $name } tres veces en la última hora. Podrás volver a hacerlo { $when }; mientras tanto puede unirse sin invitación.
refused-invitations-blocked = { $name } no acepta invitaciones tuyas por ahora. Abre la mesa sin invitar; aun así podrá unirse.
refused-invited-too-many = { $most ->
    [2] Este juego es para dos: invita a un jugador, o añade un ordenador.
   *[other] Este juego es para { $most } como mucho: invita a menos jugadores o añade menos ordenadores.
  }
refused-lobby-cancelled = Esta sala se ha cancelado. Abre otra con { $play }.
refused-on-hold = Esta partida está aparcada. Pulsa **Retomar** debajo de su último mensaje: { $link }
refused-not-on-hold = Esta partida no está aparcada: { $link }
refused-managers-resume = Esta partida la terminó un gestor del servidor, así que solo un gestor puede retomarla.
refused-not-yours-to-resume = Solo la puede retomar un jugador de esta partida.
refused-not-yours-to-stop = Solo la puede parar quien la empezó, o un gestor del servidor.
refused-managers-end = Solo un gestor del servidor puede terminar partidas ajenas.
refused-nothing-to-end = En este canal no hay ninguna partida ni sala.
refused-still-in-lobby = Esta sala sigue abierta: { $link }.
refused-follow-own = Juegas en esta partida, así que te enterarás de cómo acaba de todos modos.
refused-follows-many = Ya sigues { $most } partidas, el máximo. Deja antes de seguir una en { $games }.
refused-game-over = Esta partida ya terminó: { $link }.
refused-alerts-many = Serían más de { $most } juegos en tus servidores, el máximo. Quita antes alguno en { $notify }.
refused-seat-refused = En esta mesa no hay plaza para ti. Busca otra en { $tables }, o abre una con { $play }.
refused-you-blocked = Bloqueas a { $name }. Desbloquea a esa persona en { $privacy } para invitarla.
refused-block-self = No puedes bloquearte.
refused-block-bot = { $name } es un bot y no puede invitarte.
refused-blocks-many = Ya bloqueas a { $most } personas, el máximo. Desbloquea antes a alguien en { $privacy }.
refused-opening-barred = Los gestores de este servidor no te dejan abrir mesas aquí. Puedes seguir uniéndote a las de otros.
refused-barred-many = Ya hay { $most } personas en esa lista, el máximo. Deja antes que alguien vuelva a abrir mesas.
refused-already-started = Esta partida ya ha empezado: { $link }.
refused-file-for-players = El archivo de esta partida revela todas las manos, así que solo es para sus jugadores hasta que todos elijan **Mostrar mi mano** en la repetición. Puedes verla con { $replay }.
refused-no-winner = Esa partida se dejó a medias, así que no hay resultado que compartir.
refused-not-over = Esa partida aún no ha terminado. Lo que está oculto sigue oculto hasta entonces: { $link }
refused-not-started = Esta partida aún no ha empezado. Aquí está su sala: { $link }
refused-moved-on = La partida ha avanzado, así que no se ha jugado nada. Así está ahora: { $link }
refused-not-your-turn-of = Es el turno de { $name }. Te aviso cuando sea el tuyo.
refused-nothing-to-plan = Ahora no hay nada que planear: lo que trae tu turno solo lo verás cuando llegue. { $link }
refused-no-plan = Aquí no has planeado nada. { $link }
refused-plan-done = Demasiado tarde: ya es tu turno, y lo he jugado según lo planeado. Así está la partida ahora: { $link }
refused-plan-cancelled = Ese plan ya está cancelado, y no he jugado nada por ti. Así está la partida ahora: { $link }
refused-undo-needs-agreement = En una partida clasificatoria solo puedes deshacer un turno si los demás aceptan, y se han ido. { $link }
refused-nothing-to-undo = Nada que deshacer: una jugada no se puede deshacer cuando ya ha revelado algo. { $link }
refused-no-such-choice = Eso ya no es posible. Pulsa **Jugar** debajo del mensaje más reciente: { $link }
refused-left = Has dejado esta partida, y un ordenador juega por ti. Pulsa el botón para recuperar tu plaza.
refused-not-left = Juegas tú; en tu plaza no hay ningún ordenador.
refused-away-past = Ese día ya ha pasado. Elige una de las sugerencias.
refused-away-too-long = Puedes estar fuera hasta 21 días de cada 90. { $days ->
    [0] De momento los has gastado todos.
    [one] De momento te queda un día.
   *[other] De momento te quedan { $days } días.
  }
refused-not-away = No estás fuera.
refused-no-such-day = No entiendo esa fecha. Elige una sugerencia, o escríbela como 2030-12-24.
refused-no-such-zone = No conozco la zona horaria «{ $text }». Elige una de las sugerencias.
refused-quiet-too-long = Puedes tener hasta { $most } horas de silencio.
refused-not-yours = Ese botón es de otra persona. { $privacy } muestra los datos que guardo sobre ti.
refused-undo-not-asked = Ahora mismo no he podido preguntar a los demás. Vuelve a pulsar el botón en un minuto. { $link }
refused-not-asked = Esa petición de deshacer ya no está abierta. { $link }
refused-no-clock = Esta mesa no tiene reloj.
refused-not-their-turn = Solo puedes dar tiempo a otro jugador, y solo mientras sea su turno. { $link }
refused-not-paused = El reloj ya está en marcha.
refused-not-late = Ya no hay nadie sin tiempo. { $link }
refused-level-fixed = El nivel solo se puede cambiar antes de tu primer turno. Empieza otra partida para jugar contra otro nivel.
refused-advice-busy = Ahora mismo mucha gente me pide consejo. ¡Inténtalo de nuevo en un minuto!
refused-no-advice = Solo hay consejos en partidas contra ordenadores. Practica con { $practice }.
refused-no-hand = En este juego no hay manos ocultas.
refused-unknown-command = Este comando ha cambiado. Pulsa Ctrl+R en Discord (en el móvil: ciérralo y ábrelo de nuevo) y prueba otra vez; { $help } muestra todos los comandos.
refused-unknown-button = No reconozco este botón. Usa { $board } para tener uno nuevo.
refused-not-served = Este bot no está disponible aquí para ti.
refused-missing-permissions = En { $channel } necesito estos permisos: { $permissions }.
refused-role-managed = { $role } pertenece a Discord o a una aplicación, así que no puedo dárselo a nadie.
refused-role-powerful = { $role } tiene permisos sobre otras personas, así que no se lo daré a nadie.
refused-role-lacking = No puedo dar { $role } a nadie: necesito este permiso en los ajustes del servidor: { $permissions }.
refused-role-above = No puedo dar { $role } a nadie: no está por debajo de mi propio rol en la lista de roles del servidor.
refused-role-silent = No puedo avisar a { $role }. Elige un rol que todos puedan mencionar.
refused-webhook-address = Necesito una dirección web pública que empiece por https://, sin nombre ni contraseña.
permission = { $permission ->
    [view_channel] Ver canal
    [send_messages] Enviar mensajes
    [send_messages_in_threads] Enviar mensajes en hilos
    [create_public_threads] Crear hilos públicos
    [attach_files] Adjuntar archivos
    [read_message_history] Leer el historial de mensajes
    [manage_roles] Gestionar roles
    [manage_threads] Gestionar hilos
   *[other] { $permission }
  }
refused-no-threads-here = Desde aquí no puedo abrir hilos. Usa un canal de texto, o juega sin hilo.
refused-unknown-profile = Ese perfil ya no existe. { $profile } muestra el tuyo.
refused-unknown-leaderboard = No hay ninguna clasificación con ese nombre. Prueba { $leaderboard }.
refused-unknown-rules = Esa página de reglas no existe.
unreachable = Ahora mismo no he podido conectar con Discord. Tus jugadas hasta aquí están a salvo: mira el tablero con { $board } y prueba otra vez.
database-busy = Ahora mismo no he podido leer las partidas guardadas, así que no ha cambiado nada. Prueba otra vez en un minuto.
forbidden = Discord no me deja hacer eso aquí. Alguien que gestione el servidor puede revisar mis permisos en este canal.
bug = Algo ha fallado por mi parte, y lo he anotado. Tus jugadas hasta aquí están a salvo: mira el tablero con { $board } y prueba otra vez.

alt-score-sheet = { $game }: de dónde salen los puntos. El botón «Como texto» los da con palabras cuando termina la partida.

# How a finished game turned (/analyse)

analysis = **{ $game }** · { $names } · cómo fue la partida
analysis-waits = Tu análisis es el siguiente de la cola…
analysis-runs = Repasando cada turno: { $percent } % hecho…
analysis-better = Mejor: { $action }
analysis-line = **Turno { $turn }** · { $deed } Eso costó unos **{ $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }**. Mejor: **{ $action }**{ $facts ->
    [none] .
   *[other] { " " }({ $name ->
        [you] { $facts }
       *[other] para { $name }: { $facts }
    }).
  }
analysis-played = tal como se jugó: { $fact }
analysis-stretch = Turnos { $first } a { $last }: { $name ->
    [you] tus opciones
   *[other] las opciones de { $name }
  } subieron un { $percent } %{ $deeds ->
    [none] .
   *[other] {" "}({ $deeds }).
  }
analysis-nothing = Ningún error caro. ¡Bien jugado!
analysis-luck = Las cartas { $name ->
    [you] te favorecieron
   *[other] favorecieron a { $name }
  }, en { $points ->
    [one] 1 punto
   *[other] unos { $points } puntos
  }: es la diferencia que habría con ese reparto entre jugadores de igual nivel.
analysis-luck-even = El reparto fue equilibrado.
alt-analysis = { $game }: las opciones de ganar de cada cual, turno a turno.
alt-analysis-turn = { $turn ->
    [0] Al empezar
   *[other] Tras el turno { $turn }
  }: { $chances }
alt-analysis-chance = { $name } { $percent } %
button-analyse = Analizar
button-what-if = ¿Y si…?
button-what-if-again = Otra jugada
what-if = ¿Y si { $name ->
    [you] hubieras
   *[other] { $name } hubiera
  } jugado otra cosa?
what-if-runs = Jugando muchas veces a partir de ahí…
what-if-chances = Con **{ $action }**, { $name ->
    [you] tus opciones
   *[other] las opciones de { $name }
  } habrían sido del { $percent } %, en vez del { $played } % tras la jugada real.
refused-no-such-move = Esa jugada no es posible ahí. Vuelve a abrir el turno desde el análisis: { $link }
button-look-at = Turno { $turn }
command-analyse = Mira cómo fue una de tus partidas terminadas
option-analyse-game = ¿Qué partida? La última tuya, si lo dejas vacío
refused-no-game-to-analyse = Aún no has terminado ninguna partida. { $play } o { $practice } empieza una.
refused-not-analysed-for = Un análisis muestra todas las manos, así que solo lo pueden ver los jugadores de esta partida. Puedes ver la partida con { $replay }.
refused-no-analysis = En esta partida no hay nada que analizar. Puedes verla con { $replay }.
refused-own-analyses = Todavía estoy analizando otra partida para ti. ¡Prueba otra vez cuando acabe!
refused-server-analyses = Todavía estoy analizando { $most ->
    [one] una partida
   *[other] { $most } partidas
  } para gente de este servidor. ¡Prueba otra vez en unos minutos!
refused-analyses-busy = Estoy analizando demasiadas partidas. ¡Prueba otra vez en unos minutos!
refused-analysis-failed = Algo ha fallado al analizar esa partida. La partida está a salvo. ¡Prueba otra vez!
