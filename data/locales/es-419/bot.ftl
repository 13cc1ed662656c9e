# Where Latin American Spanish differs from data/locales/es. All other messages are taken from there.

option-computers = Número de computadoras que juegan
option-level = Dificultad de las computadoras
command-practice = Empieza ya una partida contra computadoras
option-watch = Solo mirar: las computadoras juegan entre ellas, y tú no tienes plaza
option-practice-computers = Número de computadoras (vacío para el mínimo)
scope-computers = contra computadoras
cup-about =
    { $deals } repartos, los mismos para todos: { $options }, contra { $opponent } ({ $level }). Juegas cada uno una sola vez, por tu cuenta y cuando quieras. Va delante quien termina más repartos y, después, quien le saca más ventaja a la computadora.
    Se cierra el { $closes }. { $members ->
        [0] Aquí aún no participa nadie.
        [one] Aquí participa una persona.
       *[other] Aquí participan { $members } personas.
    }
    -# Huella de la semilla: `{ $fingerprint }`
daily-intro =
    { $title }
    -# { $options }
    Todos juegan el mismo reparto contra { $opponent } ({ $level }). Tienes un solo intento, sin consejos, y no cuenta para la valoración.{ $played ->
        [0] {""}
        [one] {" "}Lo terminó un jugador.
       *[other] {" "}Lo terminaron { $played } jugadores.
    }{ $streak ->
        [0] {""}
        [one] {" "}El anterior lo terminaste.
       *[other] {" "}🔥 Llevas { $streak } días seguidos.
    }
    Se cierra el { $closes }: termina antes para entrar en la clasificación.
    -# Mezcla: { $fingerprint }
daily-unanswered = Tu jugada está hecha, pero la computadora aún no ha respondido. Prueba otra vez en un momento.
daily-result = { $title }
    Hiciste **{ $score } { $points ->
        [one] punto
       *[other] puntos
    }**.
daily-late = Terminaste después del cierre, así que no entras en la clasificación. Para tu racha sí cuenta.
daily-expert = Nuestro experto sacó { $score } { $points ->
    [one] punto
   *[other] puntos
  }.
lessons-finished = **¡Ya sabes jugar a { $course }!** Pruébalo en una partida de verdad: te espera nuestra computadora más amable.
help-welcome =
    {""}### ¡Hola! Aquí organizo juegos de mesa
    {""}{ $titles }. No hace falta que estén todos conectados a la vez: hoy un turno, mañana el siguiente.
help-to-practise =
    {""}**Practicar**
    {""}-# Contra una computadora, ahora mismo
help-practise =
    {""}### Practica contra una computadora
    {""}La partida empieza aquí ya mismo. Para elegir cuántas computadoras y de qué nivel, usa { $practice }.
help-time =
    {""}### Tiempo y avisos
    {""}{ $limited ->
        [no] Aquí las partidas no suelen tener reloj, pero pueden tenerlo.
       *[yes] Cada turno tiene un reloj, normalmente { $clock }.
    } Antes de que se acabe recibes un recordatorio. Si se acaba, los demás pueden esperarte, o una computadora juega ese turno.
help-fair =
    {""}### Juego limpio
    {""}Puedes comprobar cada mezcla: publico su huella antes de la primera carta, y después de la partida **Más…** → **Verificar** da la semilla a los jugadores.
    {""}Las computadoras solo ven lo que vería cualquier jugador en su plaza. { $leaderboard } ordena a los jugadores por sus partidas clasificatorias contra personas.
event-left = { $name ->
    [you] Dejaste la mesa. Una computadora ocupa tu plaza hasta que vuelvas.
   *[other] { $name } dejó la mesa. Una computadora ocupa su plaza hasta que vuelva.
  }
event-left-for-good = { $name } dejó la mesa definitivamente. Una computadora ocupa su plaza.
event-late = { $name ->
    [you] Se te acabó el tiempo, así que una computadora juega este turno.
   *[other] A { $name } se le acabó el tiempo, así que una computadora juega este turno.
  }
event-lost-on-time = { $name ->
    [you] Se te acabó el tiempo
   *[other] A { $name } se le acabó el tiempo
  }, y { $opponent ->
    [you] terminaste
   *[other] { $opponent } terminó
  } la partida.
event-idle = { $name ->
    [you] Se te acabó el tiempo tres veces seguidas. Una computadora ocupa tu plaza hasta que vuelvas.
   *[other] A { $name } se le acabó el tiempo tres veces seguidas. Una computadora ocupa su plaza hasta que vuelva.
  }
event-undid = { $how ->
    [alone] { $name ->
        [you] Deshiciste tu
       *[other] { $name } deshizo su
      } último turno.
   *[agreed] Todos de acuerdo: { $name ->
        [you] deshiciste tu
       *[other] { $name } deshizo su
      } último turno.
  }{ $counts ->
    [no] {" "}Esta partida ya no cuenta en la clasificación contra computadoras.
   *[yes] {""}
  }
event-returned = { $name ->
    [you] Volviste y juegas de nuevo.
   *[other] { $name } volvió y juega de nuevo.
  }
lobby-computer = { $number } · { $name } · computadora, { $level }
undo-alone = ¿Deshacer tu último turno y todo lo que vino después?{ $counts ->
    [yes] {" "}Las cartas que robaste desde entonces volverán en el mismo orden, así que esta partida dejará de contar en la clasificación contra computadoras.
   *[no] {""}
  }
undo-asked = Pregunté a los demás. Pueden responder hasta el { $until }. Si alguien juega antes su turno, el tuyo se queda como está.
undo-done = Deshice tu turno.
computer-add = Añadir una computadora: { $level }
level-suggested = { $why ->
    [new] { $name } no ha jugado nunca a este juego, así que la computadora juega como novata.
   *[next] { $name } ganó a *{ $beaten }*, así que esta vez toca *{ $level }*.
  }
lobby-started = **{ $game }**: la partida empezó.{ $name ->
    [none] {""}
   *[other] {" "}Empieza { $name }.
  }
lobby-closed = **{ $game }**: { $why ->
    [alone] nadie se unió en un día, así que esta sala se cerró.
    [unstarted] nadie la empezó en un día, así que esta sala se cerró.
   *[cancelled] esta sala se canceló.
  }
options-computers = -# Con una computadora, la partida no puntúa.
host-over = **{ $game }** con { $names }: { $how ->
    [off] tu sala se canceló.
    [changed] los jugadores de tu mesa han cambiado desde entonces.
   *[started] tu partida empezó.
  }
invitation-declined = Rechazaste la invitación de { $host } a **{ $game }**. Si cambias de idea, quizá quede una plaza libre en la sala.
invitation-withdrawn = { $host } retiró tu invitación a **{ $game }**. Aún puedes unirte si hay una plaza libre en la sala.
invitation-called-off = La partida de **{ $game }** de { $host } se canceló.
rematch-closed = { $why ->
    [declined] Ahora mismo no puede jugar la revancha: { $names }.
    [unanswered] Sin respuesta a la propuesta de revancha: { $names }.
   *[withdrawn] La propuesta de revancha se retiró.
  }
button-computer = Jugar contra una computadora
privacy-ask =
    {""}**¿Borrar todo lo que guardo sobre ti?** No se puede deshacer.
    {""}- Dejas tus partidas en curso ({ $running ->
    [0] ninguna
   *[other] { $running }
  }) y tus salas ({ $lobbies ->
    [0] ninguna
   *[other] { $lobbies }
  }). En una partida de tres o cuatro, una computadora ocupa tu plaza; en una de dos, gana tu rival. Las salas que has abierto se cancelan.
    {""}- Las partidas con otros se conservan, con «antiguo jugador» en tu lugar. Ya no sabré que eras tú. La valoración de los demás no cambia.
    {""}- Las partidas que jugaste solo contra computadoras se borran, y también tus valoraciones y ajustes.
    {""}- Los mensajes ya publicados en los canales se quedan: los guarda Discord, no yo.
privacy-deleted = Borré todo lo que guardaba sobre ti. Si vuelves a jugar, empiezas de cero; { $play } abre una sala.
on-hold = **Esta partida está en pausa.** { $why ->
    [idle] A todos se les acabó el tiempo.
    [quiet] Hace tiempo que no juega nadie.
    [stopped] Alguien la detuvo.
   *[ended] La terminó un gestor del servidor.
  }{ $rated ->
    [yes] {" "}Las valoraciones no cambian, salvo que la terminen.
    [never] {""}
   *[no] {" "}Las valoraciones no cambian.
  } { $who ->
    [managers] Un gestor del servidor puede pulsar **Retomar** para continuarla.
    [host] Pulsa **Retomar** para continuar.
   *[players] Cualquier jugador puede pulsar **Retomar** para seguir donde la dejaron.
  }
game-ended = La partida terminó, y este canal está libre.
overdue = { $mention }, a { $name } se le acabó el tiempo. ¿Qué hacemos? Si no eliges, una computadora juega este turno.
button-standin = Que juegue una computadora
chosen-standin = A { $name } se le acabó el tiempo, así que una computadora juega este turno.
chosen-win = La partida contra { $name } terminó.
over-abandoned = **Fin de la partida.** Acabó demasiado pronto, así que no cuenta para la clasificación general.
direct-first = **{ $game }** con { $names }: la partida empezó. Te escribo cuando sea tu turno.
past-over = la partida terminó.
past-on-hold = la partida quedó en pausa.
past-hold = La partida quedó en pausa. { $why ->
    [idle] A todos se les había acabado el tiempo.
    [quiet] Hacía tiempo que no jugaba nadie.
    [stopped] Alguien la paró.
   *[ended] La terminó un gestor del servidor.
  }
plan-cancelled = *Cancelé tu plan porque { $because }.*
plan-taken-back = se deshizo un turno
resign-ask = { $goes ->
    [yes] ¿Dejar esta partida? Una computadora ocupará tu plaza. Puedes recuperarla en cualquier momento antes de que termine.
    [match] ¿Dejar el duelo? Quedarás por detrás de todos los que siguen.
   *[no] ¿Abandonar? La partida termina para todos los de la mesa.
  }
away = Dejaste esta partida, y una computadora juega por ti. Puedes recuperar tu plaza en cualquier momento antes de que termine.
advice-warning = El consejo de un experto te ayuda a aprender, pero si lo aceptas, esta partida no contará en la clasificación contra computadoras.
games-none = Ahora mismo no juegas en ningún sitio. { $play } abre una sala, y { $practice } empieza una partida contra computadoras.
tables-lobby = { $number }. [{ $game }]({ $link }) · { $you ->
    [alone] esperas a otros jugadores
    [full] completa, con { $names }, pero aún sin empezar
    [with] tú y { $names } esperan a otros jugadores
   *[without] { $names } { $count ->
        [one] espera
       *[other] esperan
      } a otros jugadores
  }
block-done = Bloqueaste a **{ $name }**: ya no puede invitarte ni unirse a tus salas, y no se lo digo. Las partidas que tienen en común siguen. { $privacy } muestra a quién bloqueas.
leaderboard-not-yet-computers = { $name ->
    [you] Aún no tienes
   *[other] **{ $name }** aún no tiene
  } puesto aquí. ¡A empezar una partida contra computadoras con { $practice }!
leaderboard-empty = Nadie ha terminado aún { $scope ->
    [computers] una partida contra computadoras
   *[everywhere] una partida clasificatoria
  }{ $scope ->
    [server] {" "}en este servidor
   *[everywhere] {""}
  }. { $scope ->
    [computers] ¡Empieza una con { $practice }!
   *[everywhere] ¡Abre una sala con { $play }!
  }
leaderboard-empty-of = { $scope ->
    [computers] Nadie ha terminado aún una partida contra computadoras (**{ $what }**). ¡Empieza una con { $practice }!
    [server] Nadie ha terminado aún una partida clasificatoria en este servidor (**{ $what }**). ¡Abre una sala con { $play }!
   *[everywhere] Nadie ha terminado aún una partida clasificatoria (**{ $what }**). ¡Abre una sala con { $play }!
  }
lineup-computers-first = contra computadoras novatas
lineup-computers-easy = contra computadoras fáciles
lineup-computers-casual = contra computadoras aficionadas
lineup-computers-medium = contra computadoras medias
lineup-computers-skilled = contra computadoras hábiles
lineup-computers-hard = contra computadoras difíciles
lineup-computers-expert = contra computadoras expertas
refused-own-practice = Ya juegas { $most ->
    [one] una partida
   *[other] { $most } partidas
  } contra computadoras, el máximo por persona. Termina una, o deja una con { $resign }: { $games } muestra las tuyas.
refused-server-practice = Este servidor ya tiene { $most ->
    [one] una partida
   *[other] { $most } partidas
  } contra computadoras, el máximo por servidor. Prueba más tarde, o mándame { $practice } por MD.
refused-host-needs-seat = { $most ->
    [one] Tú también necesitas una plaza, así que añade solo una computadora.
   *[other] Tú también necesitas una plaza, así que añade como mucho { $most } computadoras.
  } Para mirar cómo juegan las computadoras entre ellas, usa { $practice } con «watch».
refused-invited-twice = Invitaste dos veces a la misma persona.
refused-invited-often = Invitaste a { $name } tres veces en la última hora. Podrás volver a hacerlo { $when }; mientras tanto puede unirse sin invitación.
refused-invited-too-many = { $most ->
    [2] Este juego es para dos: invita a un jugador, o añade una computadora.
   *[other] Este juego es para { $most } como mucho: invita a menos jugadores o añade menos computadoras.
  }
refused-lobby-cancelled = Esta sala se canceló. Abre otra con { $play }.
refused-on-hold = Esta partida está en pausa. Pulsa **Retomar** debajo de su último mensaje: { $link }
refused-not-on-hold = Esta partida no está en pausa: { $link }
refused-left = Dejaste esta partida, y una computadora juega por ti. Pulsa el botón para recuperar tu plaza.
refused-not-left = Juegas tú; en tu plaza no hay ninguna computadora.
refused-no-advice = Solo hay consejos en partidas contra computadoras. Practica con { $practice }.
refused-unknown-command = Este comando ha cambiado. Pulsa Ctrl+R en Discord (en el celular: ciérralo y ábrelo de nuevo) y prueba otra vez; { $help } muestra todos los comandos.
invitation-call-paired = { $mention }, te encontré jugadores: { $names } juegan aquí a **{ $game }**.
seek-paired = Juegas a **{ $game }** con { $names }. ¡La partida empezó!
seeks-line = - { $game } ({ seek-details }): { $state ->
    [asks] **{ $name }** te propone jugar
    [asked] a la espera de **{ $partner }**
    [refused] **{ $partner }** no aceptó
    [ended] terminó el { $until } sin éxito
   *[stands] hasta el { $until }
  }
refused-own-seeks = En la última hora buscaste jugadores { $most } veces y ese es el máximo por persona. Podrás volver a hacerlo { $when }.
refused-server-seeks = En la última hora se buscaron jugadores { $most } veces en este servidor y ese es el máximo por servidor. Podrás hacerlo { $when }.
refused-seek-gone = Esa búsqueda ya terminó. { $seek } muestra quién más busca.
refused-seek-partner-pending = { $name } aún no respondió. Encontrarás esa búsqueda en { $games }.
profile-levels = Victorias contra computadoras: { $levels }.
week-stopped = Aquí no pasó nada en { $weeks } semanas, así que dejo de publicar el resumen semanal. Quien administre el servidor puede activarlo de nuevo en { $settings }.
results-failing = **{ $error }** { $since }; desde entonces no se aceptó ningún resultado. Lo intento durante tres días.
privacy-roles = - { $roles ->
    [one] Un rol que te di en un servidor.
   *[other] { $roles } roles que te di en servidores.
  }
report-reason = ¿Qué pasó?
report-ask = No puedo pasar esta denuncia a quienes administran el servidor. Puedo decirle a quien opera el bot que denuncias a **{ $name }**: recibe los números de las dos cuentas y de este servidor, sin texto.
report-sent = { $where ->
    [operator] Quien opera el bot recibe tu denuncia: los números de las dos cuentas y de este servidor.
   *[managers] Tu denuncia va a quienes administran este servidor, con tu nombre.
  } **{ $name }** no se entera. Para no recibir sus invitaciones, elige *Bloquear* en el menú de esa persona.
reports-title =
    {""}### Denuncias
    {""}En una persona, *Aplicaciones* → *Denunciar* pregunta qué pasó. Elige un canal que solo vean quienes administran. Sin canal, a lo sumo se entera quien opera el bot: recibe los números de las dos cuentas y de este servidor, sin el motivo.
refused-own-reports = En la última hora enviaste { $most } denuncias y ese es el máximo por persona. La próxima la puedes enviar { $when }.
refused-server-reports = En la última hora se enviaron { $most } denuncias en este servidor y ese es el máximo por servidor. La próxima se puede enviar { $when }. Si es urgente, escribe a quien administra el servidor.
privacy-reports = - { $reports ->
    [one] Una denuncia tuya que aún no se entregó.
   *[other] { $reports } denuncias tuyas que aún no se entregaron.
  }
league-rules =
    {""}**Reglas de la liga**
    {""}- Se juega a { $game } a una ronda, con puntuación y con el reloj «{ $clock }». El tiempo de { $away } no cuenta.
    {""}- Con { $fewest } miembros empieza una temporada, siempre en lunes. Dura cuatro semanas, o hasta que se jueguen todas las partidas.
    {""}- Los grupos, de cuatro a seis, se sortean. Juegas una vez contra cada uno de los demás, { $most } partidas a la vez como mucho. Se abren solas, en hilos.
    {""}- Una victoria da 2 puntos, un empate 1. Si abandonas, pierdes, aunque la partida acabe demasiado pronto para contar en la clasificación general. Si hay igualdad, decide la diferencia, luego las partidas entre los empatados y luego el sorteo.
    {""}- Si se te pasa el plazo de tu primer turno en una partida, quedas fuera. Si aún no has jugado ningún turno esta temporada, alguien que espera ocupa tu lugar, en las dos primeras semanas.
    {""}- Si sales más tarde, tus partidas en curso no cuentan, y las terminadas solo si son al menos la mitad de las tuyas.
    {""}- Si una computadora te reemplazó, pierdes esa partida.
    {""}- Una partida sin terminar al final queda en «–» para ambos. Si no todos han jugado las mismas, deciden los puntos por partida, y quien haya jugado menos de la mitad va detrás.
