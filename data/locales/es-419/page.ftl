# Where Latin American Spanish differs from data/locales/es. All other messages are taken from there.

page-tagline = Juegos de mesa que se toman su tiempo. Prueba uno: nada sale de tu computadora.
page-play = Contra la computadora
page-ended = La zona de pruebas se cerró. Vuelve a iniciar `explorers` para seguir jugando.
