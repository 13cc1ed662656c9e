# Where Latin American Spanish differs from data/locales/es. All other messages are taken from there.

lesson-lost_cities-partners-shared-ask = Tú y tu compañero juegan en las mismas expediciones. Tu compañero ha empezado la azul: continúala sin desperdiciar sitio.
lesson-lost_cities-partners-must-right = Es lo que tu compañero esperaba. Nada de hablar de la partida: solo se pueden decir algo con las cartas que juegan y pasan.
