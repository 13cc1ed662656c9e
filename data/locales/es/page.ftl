# The page in the browser (explorers without a token): what stands around the messages.

page-people = Eres
page-who = Quién eres
page-places = en
page-where = Qué estás viendo
page-view = { $name } en { $place }
page-new-game = Nueva partida
page-practise = Practica aquí, contra un ordenador:
page-empty = Aquí aún no ha escrito nadie. Practica ahora mismo contra un ordenador:
page-next-day = Día siguiente
page-beside = Otra ventana, como { $name }
page-news = { $name }, novedades
page-direct = Mensajes directos
page-thread = Hilo
page-ended = La zona de pruebas se ha cerrado. Vuelve a iniciar `explorers` para seguir jugando.
