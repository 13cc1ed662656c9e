# Where Latin American Spanish differs from data/locales/es. All other messages are taken from there.

picture-lobby-computer = { $level ->
    [none] computadora
   *[other] computadora: { $level }
  }
picture-analysis-foot = { $judged ->
    [yes] Manos conocidas; computadoras iguales acaban la partida.
   *[no] Según lo que cada cual tenía y podía esperar.
  }
