# The lessons of Lost Cities: The Board Game: for each its title, the task, a hint, and the replies to answers.
# No sentence names a number itself: $value, $total, $factor … are counted on the table.

goal-lost_cities_board = **El objetivo:** tener más puntos que nadie al final, llevando a tus exploradores lo más lejos posible por los senderos.

lesson-lost_cities_board-start-title = Abrir un sendero
lesson-lost_cities_board-start-ask = Cada carta que juegas hace subir a uno de tus exploradores por el sendero de su color. Abre el sendero azul con un aventurero.
lesson-lost_cities_board-start-hint = Un sendero se abre con tu carta más baja de ese color. Las demás azules están apagadas.
lesson-lost_cities_board-start-right = Tu aventurero está en la primera casilla del sendero azul, que de momento vale { $value }. En una partida, ahora robarías una carta.
lesson-lost_cities_board-start-wrong = Busca tu carta azul más baja.
lesson-lost_cities_board-start-wrong-researcher = Ese es tu investigador, que cuenta doble, para bien o para mal. De momento envía a un aventurero.
lesson-lost_cities_board-start-wrong-colour = Puedes abrir cualquier sendero, pero de azul es de lo que más cartas tienes.
lesson-lost_cities_board-start-wrong-discard = Cuando descartas no se mueve nadie. Juega tu carta azul más baja.

lesson-lost_cities_board-continue-title = Seguir adelante
lesson-lost_cities_board-continue-ask = Cada carta tiene que ser igual o más alta que la última de su columna. Continúa la amarilla sin desperdiciar sitio.
lesson-lost_cities_board-continue-hint = Cuanto menor es el salto, más cartas caben después.
lesson-lost_cities_board-continue-right = Una carta, una casilla, por alto que sea el número. Con saltos pequeños el sendero sigue abierto, y las cartas iguales también valen.
lesson-lost_cities_board-continue-wrong = Nadie se ha movido por el sendero amarillo. Juega una carta amarilla en tu columna.
lesson-lost_cities_board-continue-wrong-high = También es una casilla, pero casi ninguna carta amarilla es tan alta como para seguirla. Usa la más baja.
lesson-lost_cities_board-continue-wrong-low = Esa carta es más baja que la última de tu columna, así que solo se podría descartar.
lesson-lost_cities_board-continue-wrong-colour = Con esa abres otro sendero. Antes continúa el amarillo.

lesson-lost_cities_board-stones-title = Salir de pérdidas
lesson-lost_cities_board-stones-ask = Las primeras { $costly } casillas de un sendero cuestan puntos. Tu explorador verde está en la última de ellas: juega la mejor carta.
lesson-lost_cities_board-stones-hint = Caben varias cartas verdes. Elige la más baja.
lesson-lost_cities_board-stones-right = Esta casilla vale { $value }, y la moneda que tiene te da { $gained } puntos ya mismo.
lesson-lost_cities_board-stones-wrong = Tu explorador verde no se ha movido.
lesson-lost_cities_board-stones-wrong-high = El paso es el mismo, pero las cartas verdes más bajas de tu mano ya no caben. Juega la más baja que quepa.
lesson-lost_cities_board-stones-wrong-start = Ese explorador vale { $value } de momento, y el verde te habría dado puntos. Antes continúa el verde.
lesson-lost_cities_board-stones-wrong-discard = No se ha movido nadie. Tienes cartas verdes que caben.

lesson-lost_cities_board-arrows-title = Flechas
lesson-lost_cities_board-arrows-ask = Has llegado a una flecha: uno de tus exploradores avanza una casilla más. ¿Quién encontraría un artefacto, la vasija?
lesson-lost_cities_board-arrows-hint = Mira las fichas que tienen delante tus exploradores, en la parte de abajo de la imagen.
lesson-lost_cities_board-arrows-right = Has encontrado una vasija. Al final de una partida corta, no tener ninguna vale { $none } puntos, tener una, { $worth }, y cada vasija más aporta más.
lesson-lost_cities_board-arrows-wrong = Ahí no hay vasija. Mira las fichas que tienen delante tus exploradores.
lesson-lost_cities_board-arrows-wrong-chain = Es otra flecha, así que podrías volver a mover: ¡una cadena! Pero esta vez busca la vasija.
lesson-lost_cities_board-arrows-wrong-stay = Puedes renunciar al paso, pero aquí te daría una vasija.

lesson-lost_cities_board-draw-title = Robar una carta
lesson-lost_cities_board-draw-ask = Después de mover robas una carta, del mazo o de lo alto de una pila de descartes. ¿Cuál continúa tu columna?
lesson-lost_cities_board-draw-hint = Compara las cartas de los descartes con las últimas de tus columnas.
lesson-lost_cities_board-draw-right = Cabe en tu columna amarilla. Vuelves a tener { $hand } cartas, y tu turno ha terminado.
lesson-lost_cities_board-draw-wrong = Esa carta no continúa ninguna de tus columnas. Mira los descartes amarillos.
lesson-lost_cities_board-draw-wrong-pile = Podrías haber tenido suerte, pero en los descartes amarillos había una carta que cabe.

lesson-lost_cities_board-researcher-title = El investigador
lesson-lost_cities_board-researcher-ask = Tu investigador cuenta doble, para bien o para mal. Envíalo donde tengas más cartas que vayan subiendo.
lesson-lost_cities_board-researcher-hint = De un color tienes una carta muy baja y tres más para seguirla.
lesson-lost_cities_board-researcher-right = Ahora son { $total } puntos, pero con tus cartas verdes el investigador pronto saldrá de pérdidas, y entonces contará doble.
lesson-lost_cities_board-researcher-wrong = Ese es un aventurero, y no es tu mejor sendero. Busca el color del que más cartas tienes.
lesson-lost_cities_board-researcher-wrong-adventurer = ¡Ese es el sendero! Pero has enviado a un aventurero: elige al investigador, que cuenta doble.
lesson-lost_cities_board-researcher-wrong-weak = Es un riesgo: con tan pocas cartas el investigador puede quedarse en pérdidas, y eso cuesta el doble.
lesson-lost_cities_board-researcher-wrong-discard = No se ha movido nadie. Abre un sendero con el investigador.

lesson-lost_cities_board-arrived-title = Un sendero terminado
lesson-lost_cities_board-arrived-ask = Tu explorador amarillo ha llegado a la última casilla. Ahora, una carta amarilla que quepa hace avanzar a otro de tus exploradores.
lesson-lost_cities_board-arrived-hint = Busca una carta amarilla igual o más alta que la última de tu columna.
lesson-lost_cities_board-arrived-right = Ahora elegirías quién se mueve: cualquiera de tus otros exploradores, una casilla más. Así las cartas altas siempre sirven.
lesson-lost_cities_board-arrived-wrong = Juega una carta amarilla que quepa.
lesson-lost_cities_board-arrived-wrong-start = Es tarde para abrir un sendero: ese explorador vale { $value } de momento, y queda poco tiempo.
lesson-lost_cities_board-arrived-wrong-discard = No se ha movido nadie. Una de tus cartas amarillas aún cabe.

lesson-lost_cities_board-bridges-title = Los puentes
lesson-lost_cities_board-bridges-ask = Cuando { $crossings } exploradores han cruzado un puente, termina la expedición; ya van { $crossed }. Ganas { $total } a { $opponent }: ¡termínala!
lesson-lost_cities_board-bridges-hint = Tu explorador verde está justo delante de un puente, y hay una carta que cabe.
lesson-lost_cities_board-bridges-right = Ha cruzado el puente, y se acabó. Con los artefactos queda { $total } a { $opponent }.
lesson-lost_cities_board-bridges-wrong = Nadie ha cruzado un puente.
lesson-lost_cities_board-bridges-wrong-on = La partida sigue, y tu rival aún puede alcanzarte. Juega la carta verde que cabe.
