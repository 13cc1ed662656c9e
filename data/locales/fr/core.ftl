# Ce que tous les jeux disent pareil.
#
# Glossaire, un mot par chose dans tous les fichiers :
# table = table · lobby = lobby (masc.) · game = partie (jouée) ou jeu (règles) · seat = place · host = hôte
# turn = tour · move = coup · round = manche · expedition = expédition · scoring round = décompte · deal = donne
# daily deal = donne du jour · duplicate match = match en duplicate · cup = coupe · season = saison · follow = suivre · block = bloquer · role = rôle · hand = main · draw = piocher, draw pile = pioche · discard = défausser, défausse
# wager = pari · path = chemin · stone (board game) = case · stone (Tikal) = dalle · hex = case · tile = tuile
# explorer = explorateur · adventurer = aventurier · researcher, leader = chef d’expédition (chef) · piece = pion
# artifact = artefact · arrow = flèche · bridge = pont · excavate = dégager · level = étage · guard = gardien
# camp = camp · base camp = camp de base · clearing = clairière · ruin = ruine · auction = enchères
# clock = chrono · ping = ping · DM = MP · channel = salon · thread = fil · quiet hours = heures calmes
# digest = récap · away = absence · undo = annuler · cancel (a lobby) = fermer · on hold = suspendue
# resume = reprendre · resign = abandonner · abandoned = arrêtée trop tôt · rated = classée · unrated = amicale
# rating = cote · leaderboard = classement · streak = série · achievement = succès · replay = revoir
# shuffle = mélange · seed = graine · fingerprint = empreinte · plan = coup prévu · opponent = adversaire
# partner = partenaire · computer = ordinateur (facile, moyen, difficile, expert) · server manager = gestionnaire
# Le joueur est tutoyé ; les phrases évitent d’accorder avec la personne quand c’est possible.

refused-not-your-turn = Ce n’est pas ton tour.
refused-game-finished = Cette partie est terminée. Lances-en une autre avec { $play }.
refused-no-such-action = Ce coup n’existe pas dans ce jeu.
refused-no-such-seat = Cette place n’est à personne.
refused-bad-options = Ces options ne vont pas ensemble : { $problem }.
refused-bad-seed = La graine ne peut pas être négative.
refused-bad-notation = Je n’arrive pas à lire « { $text } » comme un coup. Écris par exemple { $expected }, ou choisis une suggestion.
refused-wrong-seats = { $fewest ->
    [2] { $most ->
        [2] Ce jeu se joue à deux
       *[other] Ce jeu se joue de { $fewest } à { $most } joueurs
    }
   *[other] Ce jeu se joue de { $fewest } à { $most } joueurs
  }, pas à { $seats }.

# The turning point that every game has, in a replay

turning-lead = { $name } { $count ->
    [one] prend
   *[other] prennent
  } la tête pour de bon

# What decided a game, on the picture to share; games name it, in a clause that begins with a name or small.

turning-decisive = Le tournant : { $what }.

clauses = { $first } ; { $then }

# To the answers that have no room beside the first ones; of ways, the farther ones.
more-answers = { $question ->
    [go] Plus loin…
   *[other] Plus…
  }
