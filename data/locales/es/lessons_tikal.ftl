# The lessons of Tikal and its auction: for each its title, the task, a hint, and the replies to answers.
# No sentence names a number itself: $left, $gain, $excavate … are counted on the map.

goal-tikal = **El objetivo:** tener más puntos que nadie tras la última ronda de puntuación, por los templos que controlas y los tesoros que tienes.
goal-tikal-auction = **El objetivo:** tener más puntos que nadie al final, como siempre en Tikal. En esta variante pagas tus losetas con puntos.

lesson-tikal-tile-title = Una loseta nueva
lesson-tikal-tile-ask = Tu turno empieza con una loseta. Ponla junto al terreno conocido, donde alguna piedra abra un camino hasta ella.
lesson-tikal-tile-hint = Te vale cualquiera de las casillas que te ofrezco. Después elige en qué posición va.
lesson-tikal-tile-right = Las piedras de ambos lados de un borde son su camino: pasar cuesta tantos puntos como piedras haya.
lesson-tikal-tile-wrong = Elige una casilla.

lesson-tikal-leader-title = Tu expedición
lesson-tikal-leader-ask = Cada turno tiene { $turn } puntos de acción. Trae a tu jefe, la estrella, al campamento base por { $new }.
lesson-tikal-leader-hint = El jefe tiene su propio botón.
lesson-tikal-leader-right = Tu jefe está en el campamento base, y te quedan { $left } puntos. En un templo tiene la fuerza de { $strength } exploradores.
lesson-tikal-leader-wrong = ¡Más tarde! Antes trae a tu jefe.
lesson-tikal-leader-wrong-explorer = Ese es un explorador, por el mismo precio. Pero en un templo tu jefe tiene la fuerza de { $strength }.

lesson-tikal-walk-title = Caminar
lesson-tikal-walk-ask = Cada piedra del camino cuesta un punto por pieza. Lleva a tu jefe al templo de A3.
lesson-tikal-walk-hint = Los botones dicen la casilla y lo que cuesta llegar.
lesson-tikal-walk-right = Te quedan { $left } puntos. Nadie es más fuerte allí, así que el templo es tuyo: { $gain } puntos si se puntuara ahora, ya contados bajo tu nombre.
lesson-tikal-walk-wrong = Lleva a tu jefe a A3.
lesson-tikal-walk-wrong-elsewhere = Esa es otra casilla. El templo de A3 es el que más vale.

lesson-tikal-excavate-title = Excavar
lesson-tikal-excavate-ask = Por { $excavate } puntos, una pieza sube un nivel el templo en el que está. Excava A3.
lesson-tikal-excavate-hint = Hay un botón para eso, con el nombre del templo.
lesson-tikal-excavate-right = Ahora el templo vale { $gain }. Una pieza excava allí una vez por turno, dos piezas dos veces, y más no se puede. Todos comparten las piezas de los niveles, y las altas se agotan pronto.
lesson-tikal-excavate-wrong = Eso no sube el templo. Busca *Excavar*.
lesson-tikal-excavate-wrong-walk = Tu jefe se ha ido, y el templo ya no es tuyo. Quédate y excava.

lesson-tikal-strongest-title = Quién domina un templo
lesson-tikal-strongest-ask = Un templo solo lo puntúa quien tiene más fuerza en él. Te queda { $left } punto: quítale B3 a tu rival.
lesson-tikal-strongest-hint = Una de tus piezas tiene la fuerza de { $strength } exploradores, y está al lado de B3.
lesson-tikal-strongest-right = Tu jefe es más fuerte que su explorador, así que ahora sumarías { $gain }. En caso de empate no puntuaría nadie.
lesson-tikal-strongest-wrong = B3 sigue siendo de tu rival.
lesson-tikal-strongest-wrong-walk = Así no te llevas B3. Envía allí a tu jefe.

lesson-tikal-treasures-title = Tesoros
lesson-tikal-treasures-ask = Una ruina esconde tesoros, boca abajo. Sacar uno cuesta { $treasure } puntos y hace falta una pieza allí. Saca uno.
lesson-tikal-treasures-hint = Tu jefe está en la ruina de A1.
lesson-tikal-treasures-right = ¡Encontrado! Da { $single } en cada puntuación; dos del mismo tipo dan { $pair }, tres { $three }. Una pieza saca uno por turno. Por { $exchange } puntos puedes cambiar uno suelto por uno de tu rival.
lesson-tikal-treasures-wrong = Tu jefe está en una ruina: saca de ella un tesoro.
lesson-tikal-treasures-wrong-walk = Esa pieza se ha ido a otra parte. Saca un tesoro de la ruina de A1.

lesson-tikal-camps-title = Campamentos
lesson-tikal-camps-ask = Un campamento propio cuesta { $camp }. De campamento a campamento una pieza va por { $hop }, por lejos que esté. Monta uno en el claro junto a la ruina.
lesson-tikal-camps-hint = La ruina está en A1. Los campamentos se montan en los claros.
lesson-tikal-camps-right = Los nuevos exploradores también pueden empezar aquí, justo al lado de la ruina. Este turno te quedan { $left } puntos.
lesson-tikal-camps-wrong = Monta un campamento en un claro.
lesson-tikal-camps-wrong-near = Eso está al lado del campamento base, donde puedes empezar de todas formas. Móntalo cerca de la ruina.

lesson-tikal-guards-title = Guardianes
lesson-tikal-guards-ask = Un guardián te asegura un templo para siempre, por { $guard } puntos. Tus demás piezas de allí salen de la partida. Pon uno en tu mejor templo.
lesson-tikal-guards-hint = Dominas dos templos. Mira sus números, y deja libre a tu jefe.
lesson-tikal-guards-right = Ya nadie te lo puede quitar, ni subirlo de nivel. Un explorador se ha convertido en guardián, y tu jefe sigue libre.
lesson-tikal-guards-wrong = Pon el guardián en el templo que más vale.
lesson-tikal-guards-wrong-poor = Ese templo vale poco, y tu jefe se ha convertido en su guardián, ¡para siempre!

lesson-tikal-scoring-title = Puntuar
lesson-tikal-scoring-ask = Ha salido un volcán: cada jugador juega un turno sin loseta y puntúa justo después. Gana un templo más con tus { $left } puntos.
lesson-tikal-scoring-hint = Un explorador de tu rival domina A2. Tu jefe está bastante cerca.
lesson-tikal-scoring-right = También dominas A2, y sumas { $gain } al final de este turno. Después le toca puntuar a tu rival. Ocurre en cada uno de los { $volcanoes } volcanes, y una vez más justo al final.
lesson-tikal-scoring-wrong = Así no ganas ningún templo. Mira A2.
lesson-tikal-scoring-wrong-tie = Un explorador cada uno: es un empate, así que A2 no lo puntúa nadie.
lesson-tikal-scoring-wrong-less = Así dominas un templo más, pero A2 vale más.
lesson-tikal-scoring-wrong-walk = Así no dominas otro templo. Mira A2.

lesson-tikal-auction-bid-title = La primera puja
lesson-tikal-auction-bid-ask = Los turnos se subastan por puntos de victoria; cada jugador empieza con { $start }. Quien gana se lleva una de las losetas a la vista. Haz una puja baja.
lesson-tikal-auction-bid-hint = Lo que pagas te falta al final de la partida, así que empieza con uno o dos puntos.
lesson-tikal-auction-bid-right = Tu rival puede pujar más o pasar. Si pasa, eliges una de las dos losetas.
lesson-tikal-auction-bid-wrong = Haz una puja baja.
lesson-tikal-auction-bid-wrong-dear = Son muchos puntos de victoria por ir primero. Puja menos.
lesson-tikal-auction-bid-wrong-pass = Entonces tu rival puede tener el primer turno por un punto. Prueba con una puja baja.

lesson-tikal-auction-outbid-title = Pujar o pasar
lesson-tikal-auction-outbid-ask = La puja más alta es { $bid }. El último se queda gratis con la última loseta, y a ti te gustan las dos. ¿Y ahora?
lesson-tikal-auction-outbid-hint = Todos tienen un turno por ronda, pujen lo que pujen.
lesson-tikal-auction-outbid-right = Tu rival paga { $bid }, y tú te quedas con la otra loseta y tu turno sin pagar nada.
lesson-tikal-auction-outbid-wrong = Te gustan las dos losetas, así que no hace falta pagar.
lesson-tikal-auction-outbid-wrong-dear = Pagarías por una loseta que no te gusta más que la otra. Pasar es gratis.

lesson-tikal-auction-take-title = Elegir loseta
lesson-tikal-auction-take-ask = Has ganado la puja, así que eliges primero. Una loseta es una ruina llena de tesoros; la otra, un claro. Llévate la ruina.
lesson-tikal-auction-take-hint = La ruina muestra cuántos tesoros esconde.
lesson-tikal-auction-take-right = Ahora la pones y juegas un turno como siempre. El claro es para tu rival.
lesson-tikal-auction-take-wrong = Ese es el claro: solo tiene sitio para un campamento.
