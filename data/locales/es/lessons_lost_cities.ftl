# The lessons of Lost Cities: for each its title, the task, a hint, and the replies to answers.
# No sentence names a number itself: $hand, $cost, $worth … are counted on the table.
# "right" and "wrong…" stand below the picture of where the answer leads.

goal-lost_cities = **El objetivo:** tener más puntos que tu rival al final, con expediciones que den más de lo que cuestan.
goal-lost_cities-partners = **El objetivo:** tener más puntos que la otra pareja al final, con expediciones que construís entre los dos.

lesson-lost_cities-turn-title = Tu turno
lesson-lost_cities-turn-ask = En tu turno juegas una carta y luego robas una. Empieza tu expedición amarilla con tu carta amarilla más baja.
lesson-lost_cities-turn-hint = Pulsa tu carta amarilla más baja, después **Expedición** y después **Mazo**.
lesson-lost_cities-turn-right = Has jugado una carta y robado otra, así que vuelves a tener { $hand } cartas. Eso es un turno entero.
lesson-lost_cities-turn-wrong = No es esa. Busca tu carta amarilla más baja.
lesson-lost_cities-turn-wrong-high = Se puede, pero tus cartas amarillas más bajas ya no caben. Empieza por la más baja.
lesson-lost_cities-turn-wrong-colour = Puedes empezar la expedición que quieras, pero prueba con la amarilla: es el color del que más cartas tienes.
lesson-lost_cities-turn-wrong-discard = Esa carta está ahora en los descartes, y tu rival se la puede llevar. Juega una carta amarilla en tu propia expedición.

lesson-lost_cities-up-title = Solo hacia arriba
lesson-lost_cities-up-ask = Los números de una expedición solo pueden subir, y puedes saltarte los que quieras. ¿Qué carta continúa tu expedición verde?
lesson-lost_cities-up-hint = Las cartas apagadas son demasiado bajas. Busca una verde que no lo esté.
lesson-lost_cities-up-right = Es la carta más alta, así que esta expedición está completa: ya no cabe nada detrás.
lesson-lost_cities-up-wrong = Eso no continúa tu expedición verde.
lesson-lost_cities-up-wrong-low = Esa carta verde es más baja que la última de tu expedición, así que solo se podría descartar. Busca una más alta.
lesson-lost_cities-up-wrong-colour = Con esa empiezas otra expedición. Antes continúa la verde.

lesson-lost_cities-cost-title = Lo que cuesta
lesson-lost_cities-cost-ask = Cada expedición que empiezas cuesta { $cost } puntos, y sus números tienen que recuperarlos. ¿Qué color merece la pena?
lesson-lost_cities-cost-hint = Suma los números que tienes de cada color. Solo uno pasa de { $cost }. Empieza por su carta más baja.
lesson-lost_cities-cost-right = De momento vale { $worth }, pero con las cartas de tu mano dará beneficio.
lesson-lost_cities-cost-wrong = Una carta de ese color no recupera { $cost } puntos: de momento vale { $worth }, y poco más le podrás añadir.
lesson-lost_cities-cost-wrong-high = ¡Ese es el color! Pero tus cartas blancas más bajas ya no caben, y las necesitas para recuperar { $cost }.
lesson-lost_cities-cost-wrong-discard = Puedes esperar, pero tienes cartas blancas de sobra para empezar ya.

lesson-lost_cities-wagers-title = Apuestas
lesson-lost_cities-wagers-ask = Una apuesta dobla una expedición: lo que gana, pero también lo que pierde. Quieres empezar la verde. ¿Qué carta va primero?
lesson-lost_cities-wagers-hint = Una apuesta solo se puede jugar antes del primer número.
lesson-lost_cities-wagers-right = Las apuestas van antes del primer número. Esta dobla la expedición, que vale { $worth } hasta que añadas números.
lesson-lost_cities-wagers-wrong = Quieres empezar la verde. Busca la carta verde con un rombo.
lesson-lost_cities-wagers-wrong-number = Ahora tu apuesta verde ya no cabe: las apuestas van antes del primer número.
lesson-lost_cities-wagers-wrong-discard = Tienes buenas cartas verdes. Juega una en tu expedición.

lesson-lost_cities-discard-title = Descartar
lesson-lost_cities-discard-ask = Nada cabe en tu expedición, y empezar otra es arriesgado. Descarta la carta que menos ayude a tu rival.
lesson-lost_cities-discard-hint = A tu rival no le sirve un número más bajo que el último de su expedición.
lesson-lost_cities-discard-right = La expedición azul de tu rival ya ha pasado ese número, y tú no reúnes azules. Nadie la echa de menos.
lesson-lost_cities-discard-wrong = Busca una carta demasiado baja para la expedición de tu rival.
lesson-lost_cities-discard-wrong-wanted = Tu rival reúne ese color, y en su turno puede llevarse la carta de los descartes.
lesson-lost_cities-discard-wrong-unknown = Se puede, pero tu rival podría empezar ese color. Hay una carta que no le sirve de nada.
lesson-lost_cities-discard-wrong-start = Eso cuesta { $cost } puntos, y de momento vale { $worth }. Mejor descarta una carta.

lesson-lost_cities-take-title = Robar un descarte
lesson-lost_cities-take-ask = En vez del mazo, puedes robar la carta de arriba de cualquier pila de descartes. Juega una carta cualquiera y llévate la que cabe en tu expedición.
lesson-lost_cities-take-hint = En tu expedición azul aún hay sitio para una carta alta, y tu rival la acaba de descartar.
lesson-lost_cities-take-right = Sabes lo que te llevas, y el mazo no mengua: la ronda dura un turno más.
lesson-lost_cities-take-wrong = Esa carta no continúa tu expedición azul. Mira los descartes azules.
lesson-lost_cities-take-wrong-pile = Has robado del mazo y has dejado una carta que necesitas. Roba de los descartes azules.

lesson-lost_cities-long-title = Expediciones largas
lesson-lost_cities-long-ask = Una expedición de { $long } cartas o más da { $bonus } puntos extra, apuestas incluidas. La azul ya tiene { $most }. ¿Qué carta añades?
lesson-lost_cities-long-hint = Busca una carta azul más alta que la última de tu expedición.
lesson-lost_cities-long-right = Los números suman { $sum }. Menos { $cost }, por { $factor }, más { $bonus }: son { $worth } puntos.
lesson-lost_cities-long-wrong = No es esa la expedición que está a punto de tener { $long } cartas.
lesson-lost_cities-long-wrong-late = Ahí esa carta azul no ayuda a tu expedición. Busca una que quepa.

lesson-lost_cities-end-title = La última carta
lesson-lost_cities-end-ask = La ronda termina en cuanto alguien roba la última carta. Ganas { $total } a { $opponent }: juega una buena carta y termínala.
lesson-lost_cities-end-hint = Una de las cartas que no están apagadas todavía cabe en una expedición. Juégala y roba del mazo.
lesson-lost_cities-end-right = Era la última carta, así que la ronda ha terminado: { $total } a { $opponent }. Las cartas que quedan en la mano no cuentan.
lesson-lost_cities-end-wrong = Una de tus cartas aún da puntos. Juega esa y roba del mazo.
lesson-lost_cities-end-wrong-on = Te has llevado un descarte, así que en el mazo queda una carta y tu rival tiene otro turno.
lesson-lost_cities-end-wrong-waste = La ronda ha terminado, pero has regalado puntos: una de tus cartas aún cabía en una expedición.

# For four, as partners

lesson-lost_cities-partners-shared-title = Expediciones en común
lesson-lost_cities-partners-shared-ask = Tu compañero y tú jugáis en las mismas expediciones. Tu compañero ha empezado la azul: continúala sin desperdiciar sitio.
lesson-lost_cities-partners-shared-hint = Tienes dos cartas azules bajas. Juega la más baja.
lesson-lost_cities-partners-shared-right = Ahora la expedición vale { $worth }, y tu compañero puede seguirla en su próximo turno.
lesson-lost_cities-partners-shared-wrong = Tu compañero ha empezado la azul. Juega una carta azul.
lesson-lost_cities-partners-shared-wrong-high = Vale, pero tu carta azul más baja ya no cabe. Juega antes esa.
lesson-lost_cities-partners-shared-wrong-start = Una segunda expedición cuesta otros { $cost } puntos. Antes continúa la que empezó tu compañero.
lesson-lost_cities-partners-shared-wrong-pass = Pasar cartas ocupa todo el turno. Tienes cartas azules que caben ahora mismo.
lesson-lost_cities-partners-shared-wrong-discard = Los descartes ayudan a tus rivales. Tienes cartas azules que caben.

lesson-lost_cities-partners-pass-title = Pasar cartas
lesson-lost_cities-partners-pass-ask = En vez de jugar puedes pasar { $passed } cartas a tu compañero, que ha empezado la verde. Pásale lo que quepa ahí más adelante.
lesson-lost_cities-partners-pass-hint = Pulsa **Pasar dos cartas** y después tus números verdes.
lesson-lost_cities-partners-pass-right = Solo tu compañero ve qué cartas eran. No robas, así que a partir de ahora tu mano es más pequeña, y la suya más grande.
lesson-lost_cities-partners-pass-wrong = Pasa dos cartas en vez de jugar.
lesson-lost_cities-partners-pass-wrong-others = Tu compañero ha empezado la verde. Pásale dos cartas que ayuden ahí.
lesson-lost_cities-partners-pass-wrong-high = Así queda un hueco que tu compañero quizá quiera llenar. Mejor pásale tus números verdes.
lesson-lost_cities-partners-pass-wrong-start = Con esa empiezas otra expedición por { $cost } puntos. Mejor pásale a tu compañero los números verdes.
lesson-lost_cities-partners-pass-wrong-discard = Tus rivales podrían llevársela. Mejor pásale a tu compañero los números verdes.

lesson-lost_cities-partners-must-title = Tres veces seguidas
lesson-lost_cities-partners-must-ask = Cuando se han pasado cartas { $passes } veces seguidas, al siguiente le toca jugar: a ti. Si tu compañero te ha pasado una carta verde, será por algo.
lesson-lost_cities-partners-must-hint = Suma tus números verdes y empieza por el más bajo.
lesson-lost_cities-partners-must-right = Es lo que tu compañero esperaba. Nada de hablar de la partida: solo os podéis decir algo con las cartas que jugáis y pasáis.
lesson-lost_cities-partners-must-wrong = Juega una carta verde.
lesson-lost_cities-partners-must-wrong-high = Ese es el color, pero empieza por tu carta verde más baja para que las demás sigan cabiendo.
lesson-lost_cities-partners-must-wrong-start = De otro color tienes muchas más, y tu compañero te ha dado una más de ese.
lesson-lost_cities-partners-must-wrong-discard = Puedes descartar, pero con tantas cartas verdes puedes empezar una expedición.
