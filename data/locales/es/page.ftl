# The page in the browser (explorers without a token): what stands around the messages.

page-title = Prueba Explorers’ Guild
page-tagline = Juegos de mesa que se toman su tiempo. Prueba uno: nada sale de tu ordenador.
page-seats = { $partners ->
    [yes] Para dos, o para cuatro por parejas
    [pair] Para dos
   *[no] De { $least ->
        [1] uno
        [2] dos
        [3] tres
       *[other] { $least }
    } a { $most ->
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
       *[other] { $most }
    } jugadores
  }
page-play = Contra el ordenador
page-learn = Aprender
page-deal = Jugar el reparto de hoy
page-deal-about = Las mismas cartas para todos, y un solo intento.
page-others = ¿Más jugadores? Escribe `/play` abajo y después cambia arriba a { $others }.
page-people = Eres
page-who = Quién eres
page-places = en
page-where = Qué estás viendo
page-view = { $name } en { $place }
page-new-game = Nueva partida
page-next-day = Día siguiente
page-beside = Otra ventana, como { $name }
page-news = { $name }, novedades
page-direct = Mensajes directos
page-thread = Hilo
page-ended = La zona de pruebas se ha cerrado. Vuelve a iniciar `explorers` para seguir jugando.

discord-private = Solo tú puedes ver esto
discord-edited = (editado)
discord-thinking = Pensando…
discord-earlier = Cargar mensajes anteriores
discord-newer = Mensajes más recientes
discord-latest = Mensajes nuevos · ir al último
discord-write = Mensaje a { $channel }
discord-used = { $name } ha usado
discord-cancel = Cancelar
discord-submit = Enviar
discord-empty = Aún no hay mensajes aquí.
