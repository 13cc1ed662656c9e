# What the bot says round the games. Commands first, since people meet them first.

command-play = Ouvrir un lobby pour une partie
option-opponent = Qui inviter (laisse vide pour une place libre)
option-clock = Temps par tour
option-thread = Jouer dans un nouveau fil
option-rated = Partie classée, qui compte pour la cote (par défaut : oui, entre humains)
option-computers = Nombre d’ordinateurs
option-level = Niveau des ordinateurs
command-league = La ligue de ce serveur : le classement, tes parties et comment la rejoindre
command-cup = La coupe de la semaine : trois donnes, les mêmes ici pour tout le monde, en solo
command-seek = Chercher des joueurs : ta recherche tient une semaine et devient une partie
command-daily = Jouer la donne du jour : les mêmes cartes pour tout le monde, un seul essai
option-daily-day = La donne du jour, ou les résultats d’hier
daily-today = aujourd’hui
daily-yesterday = hier
command-practice = Lancer tout de suite une partie contre l’ordinateur
option-practice-game = Quel jeu
option-watch = Juste regarder : les ordinateurs jouent entre eux, sans toi
option-practice-computers = Nombre d’ordinateurs (laisse vide pour le minimum)
command-hand = Voir ta main (rien que pour toi)
command-board = Voir le plateau
command-move = Taper un coup, ou choisir une suggestion
option-move = Ton coup, ou une des suggestions
command-undo = Annuler ta dernière étape, ou demander aux autres d’annuler ton dernier tour
command-games = Lister tes parties sur tous les serveurs, celles qui t’attendent d’abord
command-tables = Lister les parties et les lobbys de ce serveur
command-end-game = Terminer la partie ou le lobby de ce salon (gestionnaires du serveur)
command-settings = Régler le serveur : salons, chrono par défaut, lobbys, pings
command-move-table = Déplacer une partie dans ce salon
option-move-table = Quelle partie
command-log = Voir le journal des coups
command-clock = Voir les chronos, donner du temps ou mettre en pause
command-away = Arrêter tous tes chronos pendant ton absence
option-until = Ton dernier jour d’absence : choisis dans la liste, ou écris par exemple 2030-12-24
command-back = Terminer ton absence plus tôt et relancer tes chronos
command-notify = Choisir comment tu apprends que c’est ton tour, et tes heures calmes
option-time-zone = Ton fuseau horaire (tape le nom d’une grande ville)
command-language = Choisir la langue dans laquelle je te réponds
option-language = Quelle langue
command-privacy = Voir, exporter ou supprimer les données que je garde sur toi
command-verify = Vérifier que la partie de ce salon a été bien mélangée
command-profile = Voir les cotes, les séries et les succès de quelqu’un
option-user = De qui (laisse vide pour toi)
command-history = Voir les parties terminées, pour les revoir ou les télécharger
command-replay = Revoir une partie tour par tour
option-replay-game = Quelle partie (laisse vide pour la dernière de ce salon)
option-whose = Tes parties, ou toutes celles de ce serveur
whose-mine = les miennes
whose-server = ce serveur
menu-challenge = Défier
menu-profile = Profil
menu-block = Bloquer
menu-report = Signaler
menu-show-game = Montrer cette partie
command-resign = Abandonner la partie de ce salon
command-rules = Lire les règles d’un jeu
option-game = Quel jeu
option-rules-game = Quel jeu (laisse vide pour celui de ce salon)
command-leaderboard = Voir les meilleurs et ton propre rang
option-scope = Ce serveur, ou partout
scope-server = ce serveur
scope-everywhere = partout
scope-partners = en équipe, sur ce serveur
scope-computers = contre l’ordinateur
option-season = Depuis toujours, ou une saison (trois mois)
command-learn = Apprendre un jeu en jouant : de courtes leçons, rien que pour toi
option-learn-course = Quel jeu (laisse vide pour voir toutes les leçons)
command-help = Voir ce que je sais faire et comment commencer
league-title = **⚔️ Ligue, saison { $season }** · { $game }
league-about = Une partie d’une manche contre chaque membre de ton groupe, en quatre semaines. Les parties s’ouvrent toutes seules, { $most } à la fois au plus.
league-open = { $members ->
    [0] Personne n’est encore inscrit
    [one] Une personne est inscrite
   *[other] { $members } personnes sont inscrites
  } ; à partir de { $fewest }, ça commence.
league-begins = { $members } personnes sont inscrites. La saison commence le { $when }.
league-progress = { $played ->
    [one] { $played } partie jouée
   *[other] { $played } parties jouées
  } sur { $games } · fin { $ends }
league-group = **Groupe { $group }** · { $played ->
    [one] { $played } partie jouée
   *[other] { $played } parties jouées
  } sur { $games }
league-standing = { $rank } · **{ $name }** · { $points ->
    [one] { $points } point
   *[other] { $points } points
  } · { $lead }
league-gone = -# Plus dans la saison : { $names }
league-turns = **À qui de jouer ?**
league-turn = { $whose ->
    [mine] **À toi de jouer** contre { $other }
    [theirs] C’est à **{ $name }** de jouer
   *[others] C’est à **{ $name }** de jouer contre { $other }
  } · { $state ->
    [away] absence jusqu’au { $when }
    [paused] en pause
   *[running] temps écoulé { $when }
  } · [partie]({ $link })
league-turns-more = -# { $count ->
    [one] Une autre partie est en cours
   *[other] { $count } autres parties sont en cours
  }
league-turns-soon = Les suivantes s’ouvrent quand les deux peuvent jouer.
league-over = La saison est terminée.
league-champion = 👑 { $name } remporte la saison !
league-champion-of = 👑 Groupe { $group } : { $name } remporte la saison !
league-stopped = Un gestionnaire a désactivé la ligue, donc personne ne remporte cette saison. Les parties en cours continuent.
league-join-hint = Inscris-toi une fois, et tu joues chaque saison, jusqu’à ce que tu quittes la ligue.
league-in = Ton inscription est faite.
league-waiting = Ton inscription est faite. Tu joues à partir de la prochaine saison, ou avant, à la place de quelqu’un qui ne se présente pas.
league-waiting-next = Ton inscription est faite. Tu joues à partir de la prochaine saison.
league-own = **Tes parties**
league-result = { $how ->
    [won] Victoire contre **{ $name }**
    [lost] Défaite contre **{ $name }**
   *[drawn] Égalité avec **{ $name }**
  }, { $points } à { $others }
league-coming = Encore à venir : { $names }
league-unplayed = **{ $name }** : –
league-rules =
    {""}**Règles de la ligue**
    {""}- On joue à { $game } en une manche, en partie classée, avec le chrono « { $clock } ». Le temps de { $away } ne compte pas.
    {""}- À partir de { $fewest } membres, une saison commence, un lundi. Elle dure quatre semaines, ou jusqu’à ce que toutes les parties soient jouées.
    {""}- Des groupes de quatre à six sont tirés au sort. Tu joues une fois contre chacun des autres, { $most } parties à la fois au plus. Elles s’ouvrent toutes seules, dans des fils.
    {""}- Une victoire vaut 2 points, une égalité 1. Si tu abandonnes, tu perds, même si la partie s’arrête trop tôt pour compter au classement. À égalité de points, c’est l’écart qui départage, puis les parties entre ex æquo, puis le sort.
    {""}- Si tu laisses passer le temps de ton premier coup dans une partie, tu sors de la saison. Si tu n’y as encore joué aucun coup, quelqu’un qui attend prend ta place, pendant les deux premières semaines.
    {""}- Si tu pars plus tard, tes parties en cours ne comptent pas, et tes parties finies seulement si c’est au moins la moitié des tiennes.
    {""}- Si un ordinateur a pris ta place, tu perds cette partie.
    {""}- Une partie pas finie à la fin reste « – » pour les deux. Si tout le monde n’en a pas joué autant, ce sont les points par partie qui comptent, et qui en a joué moins de la moitié passe après les autres.
league-leave-ask = Quitter la ligue ? { $playing ->
    [yes] Tes parties en cours seront perdues au classement et ne compteront pas ici. Tes parties finies ne comptent que si c’est au moins la moitié des tiennes.
   *[no] Tu pourras t’inscrire de nouveau quand tu veux.
  }
league-left = Tu as quitté la ligue.
league-thread = Ligue { $season } : { $names }
button-league = Ligue
button-league-games = Mes parties
button-league-leave = Quitter la ligue
button-league-quit = Oui, quitter

cup-title = **🏆 Coupe n° { $number }** · { $game }
cup-about =
    { $deals } donnes, les mêmes pour tout le monde : { $options }, contre { $opponent } ({ $level }). Tu joues chacune une seule fois, en solo, quand tu veux. Qui termine plus de donnes passe devant, puis qui a plus d’avance sur l’ordinateur.
    Elle ferme le { $closes }. { $members ->
        [0] Ici, personne ne participe encore.
        [one] Ici, une personne participe.
       *[other] Ici, { $members } personnes participent.
    }
    -# Empreinte de la graine : `{ $fingerprint }`
cup-closed = La coupe de la semaine est terminée. La prochaine ouvre le { $opens }.
cup-join-hint = Participe une fois, et c’est parti pour chaque semaine, jusqu’à ce que tu quittes la coupe. Rien ne t’oblige à jouer chaque semaine.
cup-own = Tes donnes : **{ $deals }**
cup-own-elsewhere = Elles ne comptent ici que si tu participes avant la fin de la coupe.
cup-begun = commencée
cup-results = **Coupe n° { $number } : le résultat**
cup-place = { ORDINAL($rank) ->
    [one] { $rank }er
   *[other] { $rank }e
  } · **{ $name }** { $total } ({ $deals }) · { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
cup-won = { $names } { $count ->
    [one] gagne
   *[other] gagnent
  } avec { $total }.
# The one player’s $total may be below 0.
cup-alone = Seule participation : { $name }, { $total }.
cup-no-results = Personne ne l’a jouée.
cup-many = { $names } et { $more } de plus
cup-season = **Saison { $season }, après la coupe { $after } sur { $cups }**
cup-standing = { ORDINAL($rank) ->
    [one] { $rank }er
   *[other] { $rank }e
  } · **{ $name }** { $points }
cup-champion = 👑 { $names } { $count ->
    [one] remporte
   *[other] remportent
  } la saison { $season } !
cup-week = 👑 Coupe n° { $number } : { $names }{ $next ->
    [none] {""}
   *[other] , puis { $next }
  }
cup-late = Tu l’as terminée après la fermeture de la coupe, donc elle ne compte pas.
cup-secret = -# Le résultat arrive à la fermeture de la coupe, le { $closes }. D’ici là, ne dis à personne quelles cartes sont sorties !
button-cup = Coupe
button-cup-join = Participer
button-cup-leave = Quitter la coupe
button-cup-deal = { $state ->
    [begun] Reprendre la donne { $deal }
    [over] Ma donne { $deal }
   *[new] Jouer la donne { $deal }
  }

# The deal of the day: /daily

daily-title = **Donne du jour n° { $number }** · { $game }
daily-intro =
    { $title }
    -# { $options }
    Tout le monde joue la même donne contre { $opponent } ({ $level }). Tu as un seul essai, sans conseils, et ta cote n’est pas en jeu.{ $played ->
        [0] {""}
        [one] {" "}Une personne l’a terminée.
       *[other] {" "}{ $played } personnes l’ont terminée.
    }{ $streak ->
        [0] {""}
        [one] {" "}Tu as terminé la précédente.
       *[other] {" "}🔥 Déjà { $streak } jours d’affilée.
    }
    Elle ferme le { $closes } : termine avant pour être au classement.
    -# Mélange : { $fingerprint }
daily-unanswered = Ton coup est joué, mais l’ordinateur n’a pas encore répondu. Réessaie dans un instant.
daily-result = { $title }
    Tu as fait **{ $score } { $points ->
        [one] point
       *[other] points
    }**.
daily-place = { $where ->
    [here] Ce serveur
   *[everywhere] Partout
  } : **{ ORDINAL($rank) ->
    [one] { $rank }re
   *[other] { $rank }e
  }** place sur { $among }
daily-late = Tu as terminé après la fermeture, donc sans classement. Ça compte quand même pour ta série.
daily-expert = Notre expert en a tiré { $score } { $points ->
    [one] point
   *[other] points
  }.
daily-streak = 🔥 { $days } jours d’affilée (ton record : { $longest }).
daily-closed-until = -# Le classement peut changer jusqu’à la fermeture le { $closes }. Tu pourras alors voir comment a joué le meilleur. D’ici là, ne dis à personne quelles cartes sont sorties !
daily-ranks-title = { $title }
daily-ranks-where = { $where ->
    [here] **Ce serveur**
   *[everywhere] **Partout**
  }
daily-ranks-empty = { $over ->
    [yes] Personne ne l’a terminée à temps.
   *[no] Personne ne l’avait terminée quand tu as demandé.
  }
# Not as “1.”: Discord would renumber the lines, across equals and both lists.
daily-rank = { ORDINAL($rank) ->
    [one] { $rank }er
   *[other] { $rank }e
  } · **{ $score }**{ $own ->
    [yes] {" "}· **{ $name }**
    [no] {" "}· { $name }
   *[nobody] {""}
  }
daily-post = Hier : { $title }
daily-post-streaks = 🔥 D’affilée : { $streaks }
daily-post-streak = { $name } { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  }
daily-ranks-open = -# Elle ferme le { $closes }.
daily-ranks-hidden = -# Tu verras les noms après avoir joué. Elle ferme le { $closes }.
daily-seed = -# La graine était `{ $seed }`. Son empreinte est `{ $fingerprint }`, comme affiché avant le premier coup.
daily-shared = **{ $name }** a joué la donne du jour : **{ $score } { $points ->
    [one] point
   *[other] points
  }**.
daily-paste-points = { $score } { $points ->
    [one] point
   *[other] points
  }
daily-paste-late = Jouée après la clôture
daily-shared-over = **{ $name }** a joué la { $title } : **{ $score } { $points ->
    [one] point
   *[other] points
  }**.
alt-daily = { $title }, { $name } : { $points ->
    [one] { $score } point
   *[other] { $score } points
  }.
daily-reminder = La { $title } est ouverte. Elle ferme le { $closes }.
daily-reminder-over = La { $title } est fermée.
daily-reminder-ask = À quelle heure veux-tu un rappel ? Les heures sont dans ton fuseau horaire ({ $zone }), que tu peux changer avec { $notify }.
daily-reminder-opening = À l’ouverture (minuit UTC)
daily-reminder-on = Je t’enverrai un MP chaque jour à { $time }, sauf si tu as déjà joué. Le premier arrive le { $next }.
daily-reminder-off = Je ne te rappellerai plus la donne du jour.
button-daily-remind = Me le rappeler chaque jour
button-daily-remind-stop = Ne plus me le rappeler
button-daily = Donne du jour
button-daily-play = Jouer la donne du jour
button-daily-too = La jouer aussi
button-daily-paste = À coller
button-daily-on = Continuer
button-daily-ranks = Classement
button-daily-result = Mon résultat
button-daily-own = Ma partie
button-daily-best = Voir la meilleure

# Lessons: /learn

course-lost_cities = Lost Cities
course-lost_cities-partners = Lost Cities : en équipe
course-lost_cities_board = Lost Cities : Le jeu de plateau
course-tikal = Tikal
course-tikal-auction = Tikal : les enchères
lessons-title =
    {""}### Apprendre un jeu
    {""}De courtes leçons sur une vraie table. Elles ne s’affichent que pour toi, et tu peux arrêter quand tu veux.
lessons-course =
    {""}**{ $course }**
    {""}-# { $known ->
        [0] { $count } leçons d’une minute chacune
       *[other] { $known } leçons sur { $count }
    }
lessons-finished = **{ $course } : tu sais jouer !** Essaie une vraie partie : tu y rencontreras notre ordinateur le plus gentil.
lesson-task = **{ $title }.** { $task }
lesson-hint = -# 💡 { $hint }
lesson-right = ✅ **C’est ça.** { $explanation }
lesson-wrong = ↩️ **Pas tout à fait.** { $explanation }
lesson-learner = Toi
button-lesson-start = Commencer
button-lesson-on = Continuer
button-lesson-again = Refaire
button-lesson-next = Suite : { $title } ›
button-lesson-other = Essayer une autre réponse
button-lesson-retry = Réessayer
button-lesson-end = Terminer ›
button-hint = Indice
button-learn-game = Apprendre en jouant
button-courses = Leçons

# Help: pages, and the things to do on them, a name and a quieter line each

notice = 📢 **{ $text }**

help-start =
    {""}### Bienvenue chez Explorers’ Guild
    {""}Des jeux de société qui prennent leur temps : un tour maintenant, le suivant demain.
help-welcome =
    {""}### Salut ! J’héberge des parties de jeux de société
    {""}{ $titles }. Pas besoin d’être en ligne tous en même temps : un tour maintenant, le suivant demain.
help-hall = -# Gestionnaires : avec { $settings }, je tiens dans un salon la liste des places libres et des parties en cours ; on y active aussi la coupe de la semaine ou une ligue.
help-to-learn =
    {""}**Apprendre**
    {""}-# Un jeu en quelques minutes, en jouant
help-to-practise =
    {""}**S’entraîner**
    {""}-# Contre l’ordinateur, tout de suite
help-to-open =
    {""}**Jouer**
    {""}-# Avec les gens de ce serveur
help-most = -# Les commandes les plus utilisées : { $commands }
help-gathering = **{ $game }** va bientôt commencer ici, avec { $names }.
help-watching =
    {""}Partie de **{ $game }** en cours ici, avec { $names }.
    {""}-# Tu peux regarder, bien sûr
help-playing =
    {""}**{ $game }**
    {""}-# Ta partie ici
help-game =
    {""}**{ $game }**
    {""}-# { $about }
help-practise =
    {""}### S’entraîner contre l’ordinateur
    {""}La partie commence ici tout de suite. Pour choisir combien d’ordinateurs et de quel niveau, utilise { $practice }.
help-open =
    {""}### Ouvrir un lobby
    {""}Les autres appuient sur **Rejoindre**, puis toi sur **Commencer**. Pour inviter des gens ou choisir des options avant, utilise { $play }.
help-turn =
    {""}### Quand c’est ton tour
    {""}**1**  Je te préviens, en MP ou ici, comme tu préfères.
    {""}**2**  Appuie sur **Jouer** et réponds à une ou deux questions.
    {""}**3**  **Retour** annule un choix. Rien n’est joué avant le dernier.
help-to-undo =
    {""}**Tu as changé d’avis ?**
    {""}-# Annule ta dernière étape, ou tout un tour si les autres sont d’accord
help-to-typing =
    {""}**Tu préfères taper ?**
    {""}-# Une commande te suggère des coups pendant que tu tapes
help-typing =
    {""}### Taper un coup
    {""}{ $move } suggère les coups permis. Tape quelques lettres d’une couleur, d’une carte ou d’un lieu, et choisis.
    {""}{ $undo } l’annule, { $hand } montre ta main et { $board } le plateau.
help-time =
    {""}### Temps et pings
    {""}{ $limited ->
        [no] Ici, les parties n’ont d’habitude pas de chrono, mais peuvent en avoir un.
       *[yes] Chaque tour a un chrono, d’habitude { $clock }.
    } Je te préviens avant la fin. Si ton temps est écoulé, les autres peuvent t’attendre, ou un ordinateur joue ce tour-là.
help-to-away =
    {""}**Tu pars ?**
    {""}-# Arrête tes chronos, jusqu’à 21 jours
help-to-back =
    {""}**Te revoilà ?**
    {""}-# Relance tes chronos
help-to-notify =
    {""}**Trop de pings ?**
    {""}-# Choisis où et quand
help-to-resign =
    {""}**Envie d’arrêter ?**
    {""}-# Abandonne ta partie dans ce salon
help-fair =
    {""}### Fair-play
    {""}Chaque mélange peut se vérifier : je publie son empreinte avant la première carte, et après la partie, **Plus…** → **Vérifier** donne la graine aux joueurs.
    {""}Les ordinateurs n’en voient pas plus que toi à leur place. { $leaderboard } classe les joueurs d’après leurs parties classées entre humains.
help-to-verify =
    {""}**Le mélange était-il honnête ?**
    {""}-# Vérifie la partie de ce salon
help-to-privacy =
    {""}**Qu’est-ce que je sais de toi ?**
    {""}-# À voir, exporter, supprimer
help-all = ### Toutes les commandes
help-all-begin = **Lancer une partie**
help-all-turn = **Ton tour**
help-all-time = **Temps et pings**
help-all-after = **Après la partie**
help-all-look = **Consulter**
help-all-server = **Le serveur**
help-all-apps = **Menu « Applications »** (appui long ou clic droit sur une personne ou un message → Applications)
    Sur une personne : *Défier*, *Profil*, *Bloquer*, *Signaler*. Sur un message à propos d’une partie : *Montrer cette partie*.
help-command = `{ $command }` { $about }
help-command-button = `{ $command }` { $about } · aussi en bouton
button-support = Assistance
button-help = Aide
button-help-start = ‹ Aide
button-help-turn = Mon tour
button-help-time = Temps et pings
button-help-fair = Fair-play
button-help-all = Toutes les commandes
button-next-page = Suite ›
button-learn = Apprendre
button-practise = S’entraîner
button-open = Ouvrir un lobby
button-board = Plateau
button-undo = Annuler
button-how = Montre-moi
button-show-hand = Voir ma main
button-go-away = M’absenter
button-go-back = Je suis là
button-pings = Pings
button-give-up = Abandonner
button-clocks = Chronos
button-verify = Vérifier
button-privacy = Voir

# The lobby

lobby-seat = { $number } · { $name }{ $state ->
    [host] {" "}· hôte
    [invited] {" "}· invitation en attente
   *[joined] {""}
  }
lobby-players = { $range ->
    [exactly] à
   *[up-to] jusqu’à
  } { $most ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
   *[other] { $most }
  }
event-left = { $name ->
    [you] Tu quittes la table. Un ordinateur joue à ta place jusqu’à ton retour.
   *[other] { $name } quitte la table. Un ordinateur joue à sa place jusqu’à son retour.
  }
event-left-for-good = { $name } quitte la table pour de bon. Un ordinateur joue à sa place.
event-late = { $name ->
    [you] Tu n’as
   *[other] { $name } n’a
  } plus de temps : un ordinateur joue ce tour.
event-lost-on-time = { $name ->
    [you] Tu n’as
   *[other] { $name } n’a
  } plus de temps : { $opponent ->
    [you] tu mets
   *[other] { $opponent } met
  } fin à la partie.
event-idle = { $name ->
    [you] Tu as dépassé ton temps trois fois de suite. Un ordinateur joue à ta place jusqu’à ton retour.
   *[other] { $name } a dépassé son temps trois fois de suite. Un ordinateur joue à sa place jusqu’à son retour.
  }
event-undid = { $how ->
    [alone] { $name ->
        [you] Tu annules ton
       *[other] { $name } annule son
      } dernier tour.
   *[agreed] Tout le monde est d’accord : { $name ->
        [you] tu annules ton
       *[other] { $name } annule son
      } dernier tour.
  }{ $counts ->
    [no] {" "}Cette partie ne compte plus au classement contre l’ordinateur.
   *[yes] {""}
  }
event-resumed = La partie continue.
event-restored = Mes données ont été restaurées d’une sauvegarde. La partie reprend de là avec les mêmes cartes, que certains ont déjà vues : elle ne compte donc plus.
event-returned = { $name ->
    [you] Te revoilà : tu rejoues.
   *[other] { $name } est de retour et rejoue.
  }
lobby-computer = { $number } · { $name } · ordinateur, { $level }
# A computer’s level, with what kind of player it is.
computer-kind = { $level }{ $temperament ->
    [bold] , prend des risques
    [timid] , joue la prudence
    [dreamy] , ne regarde que son jeu
    [hasty] , court après les points rapides
   *[even] {""}
  }
computer-nature = { $name } { $temperament ->
    [bold] prend des risques
    [timid] joue la prudence
    [dreamy] ne regarde que son jeu
   *[hasty] court après les points rapides
  }
level-first = débutant
level-easy = facile
level-casual = amateur
level-medium = moyen
level-skilled = aguerri
level-hard = difficile
level-expert = expert
clock-off = sans chrono
clock-turn = { $time } par { $each ->
    [deal] donne
   *[turn] tour
  }
clock-bank = { $first } au départ, plus { $more } par { $each ->
    [deal] donne
   *[turn] tour
  }, { $most } au maximum
clock-bank-short = { $first } + { $more } par tour
clock-title = **Chrono :** { $clock }
clock-none = Cette partie n’a pas de chrono : prends tout ton temps.
clock-of-mover = C’est à { $name ->
    [you] toi
   *[other] { $name }
  } de jouer · temps écoulé { $when }.
clock-of = { $name ->
    [you] Tu as { $time } pour ton prochain tour.
   *[other] { $name } a { $time } pour son prochain tour.
  }
clock-pause-wanted = Pause demandée par { $names }. Le chrono s’arrête quand toute la table a appuyé sur **Pause**.
pause-question = { $mentions } : pause demandée par { $names }. Le chrono s’arrête quand tout le monde est d’accord.
button-agree-pause = D’accord pour la pause
clock-ends = Temps écoulé { $when }.
clock-away = { $name } s’absente jusqu’au { $when }.
away-day = { $day } ({ $date })
away-which = Quel est le dernier jour de ton absence ?
away-now = C’est noté : absence jusqu’au { $when }. D’ici là, tes chronos sont arrêtés et tu ne reçois aucun ping{ $count ->
    [0] {""}
    [one] {", y compris dans la partie qui t’attend en ce moment"}
   *[other] , y compris dans les { $count } parties qui t’attendent en ce moment
  }. Tu peux quand même jouer ; { $back } y met fin plus tôt.{ $zone ->
    [no] {" "}C’est minuit UTC : règle ton fuseau horaire avec { $notify }.
   *[yes] {""}
  }
back-now = Content de te revoir. Tes chronos tournent à nouveau.
notify-title = ### Tes notifications
notify-changed = ✓ **C’est changé.** { $now }
notify-summary = { $turns ->
    [direct] Tu reçois un MP à chaque tour
    [channel] Tu reçois un ping à chaque tour, dans le salon de la partie
    [both] Tu reçois un MP et un ping dans le salon à chaque tour
    [neither] Tes tours arrivent en silence
   *[digest] Tu apprends tes tours une fois par jour, à { $digest }
  }{ $quiet ->
    [yes] , et aucun ping entre { $from } et { $until }
   *[no] {""}
  }. { $remind ->
    [both] Je te fais un rappel à la moitié de ton temps, puis quand il en reste 10 %.
    [half] Je te fais un rappel à la moitié de ton temps.
    [nearly] Je te fais un rappel quand il te reste 10 % de ton temps.
   *[never] Je ne te fais aucun rappel avant la fin de ton temps.
  }{ $daily ->
    [yes] {" "}Chaque jour à { $digest }, tu reçois la liste des parties qui t’attendent.
   *[no] {""}
  }{ $next ->
    [yes] {" "}Tu reçois aussi un message quand ton tour vient juste après.
   *[no] {""}
  }{ $hours ->
    [yes] {" "}(Heures : { $zone })
   *[no] {""}
  }
notify-turns = -# M’annoncer mon tour
notify-turns-direct = En MP
notify-turns-direct-about = Un ping, avec ta main et les boutons pour jouer
notify-turns-channel = Dans le salon
notify-turns-channel-about = Un ping dans le message ; ta main arrive en silence
notify-turns-both = Aux deux endroits
notify-turns-both-about = Deux pings par tour
notify-turns-neither = En silence
notify-turns-neither-about = Ta main t’attend dans tes MP
notify-turns-digest = Seulement dans le récap du jour
notify-turns-digest-about = Une fois par jour, toutes les parties ensemble
notify-remind = -# Me faire un rappel
notify-remind-both = Deux fois par tour
notify-remind-both-about = À la moitié de ton temps, et quand il en reste 10 %
notify-remind-half = À mi-temps
notify-remind-half-about = À la moitié de ton temps
notify-remind-nearly = Vers la fin
notify-remind-nearly-about = Quand il reste 10 % de ton temps
notify-remind-never = Jamais
notify-remind-never-about = Ton temps peut s’écouler sans prévenir
notify-quiet = -# Heures calmes
notify-quiet-none = Aucune
notify-quiet-span = De { $from } à { $until }
notify-quiet-other = D’autres heures…
notify-quiet-about = Jusqu’à { $most } heures ; un seul ping à la fin si quelque chose t’attend
notify-digest = -# Récap du jour
notify-digest-none = Aucun
notify-digest-at = Chaque jour à { $time }
notify-zone = -# Fuseau horaire (si le tien manque, tape { $notify } avec une ville)
notify-zone-unknown = ⚠️ Je ne connais plus ton fuseau horaire « { $zone } », alors j’utilise UTC. Choisis le tien avec { $notify }.
notify-zone-choice = { $time } · { $city }
notify-form = Heures calmes
notify-form-from = De
notify-form-until = À
notify-muted =
    🔕 **En sourdine jusqu’au { $until }.** Tout arrive en silence, et tes chronos continuent de tourner.
    Ensuite : { $now }
button-notify-mute = Sourdine pour un jour
button-notify-unmute = Remettre le son
button-fewer-pings = Moins de pings
button-quiet-hours = Heures calmes…
button-notify-undo = Annuler
button-notify-zone = Fuseau horaire
button-notify-next = { $now ->
    [on] Ne plus prévenir juste avant mon tour
   *[off] Prévenir juste avant mon tour
  }
button-notify-reset = Réinitialiser
turn-waiting = { $mention }, c’est ton tour.
direct-others = { $count ->
    [one] Une autre partie t’attend
   *[other] { $count } autres parties t’attendent
  } : { $games }
undo-offer = Les autres ont déjà vu ton dernier tour. Je peux l’annuler, avec tout ce qui a suivi, seulement si tout le monde est d’accord.
undo-alone = Annuler ton dernier tour et tout ce qui a suivi ?{ $counts ->
    [yes] {" "}Les cartes piochées depuis reviendront dans le même ordre, donc cette partie ne comptera plus au classement contre l’ordinateur.
   *[no] {""}
  }
undo-deals-again = De nouvelles mains ont été distribuées depuis. Les mêmes seront redistribuées, et chacun a déjà vu la sienne.
undo-asked = J’ai posé la question aux autres. Ils peuvent répondre jusqu’au { $until }. Si quelqu’un joue d’ici là, ton tour est maintenu.
undo-asked-failed = Je n’ai pas pu demander aux autres : je ne peux ni écrire ici, ni leur envoyer de MP.
undo-done = Ton tour est annulé.
undo-question = { $mentions } : { $name } demande à annuler son dernier tour et tout ce qui a suivi. Si tout le monde est d’accord avant le { $until }, la partie revient en arrière. Jouer ton tour vaut « non ».
clock-paused = La partie est en pause et le chrono est arrêté.
hours = { $count ->
    [one] une heure
   *[other] { $count } heures
  }
days = { $count ->
    [one] un jour
   *[other] { $count } jours
  }
computer-add = Ajouter un ordinateur : { $level }
practice-opponent = { $name } ({ $level })
practice-started = { $host } joue à { $game } avec { $names }.
practice-elsewhere = Je ne peux pas écrire ici, donc ta partie de **{ $game }** est dans nos MP : { $link }
challenge-which = À quel jeu veux-tu jouer avec **{ $name }** ?
# Below the message that a game against computers has begun. $beaten and $level are levels.
level-suggested = { $why ->
    [new] { $name } découvre ce jeu : l’ordinateur joue donc en débutant.
   *[next] { $name } a battu *{ $beaten }* : cette fois, c’est *{ $level }*.
  }
button-level = Plutôt { $level }
button-next-level = Niveau suivant : { $level }
practice-watched = { $host } regarde { $names } jouer à { $game }.
lobby-side = Équipe { $number }
lobby-free = { $number } · place libre
lobby-open = { $players }, { $free ->
    [1] il reste une place
    [2] il reste deux places
    [3] il reste trois places
   *[other] il reste { $free } places
  }.
lobby-ready = { $host }, tu peux commencer à { $count ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
   *[other] { $count }
  } ou attendre.
lobby-full = **{ $game }** : { $names } sont là. { $start ->
    [by-itself] La partie commence toute seule { $when }.
   *[by-host] C’est { $host } qui la lance.
  }
lobby-terms = { $options }, { $clock }. { $rated ->
    [yes] Partie classée.
   *[no] Partie amicale.
  }
lobby-agreed = { $players }. { $terms }
lobby-waiting = En attente de { $names }. L’invitation expire { $when }.
rematch-waiting = En attente de { $names }. La proposition expire { $when }.
lobby-closes = Se ferme { $when }.
lobby-begins = { $who ->
    [lot] Le sort décide qui commence.
   *[player] { $name } commence.
  }
lobby-invitation = { $mentions }, { $host } t’invite à jouer à **{ $game }**.
lobby-declined = { $why ->
    [declined] { $name } décline l’invitation.
   *[unanswered] { $name } n’a pas répondu en une journée.
  }
lobby-started = **{ $game }** : c’est parti.{ $name ->
    [none] {""}
   *[other] {" "}{ $name } commence.
  }
lobby-closed = **{ $game }** : { $why ->
    [alone] personne n’a rejoint ce lobby en une journée, il est donc fermé.
    [unstarted] la partie n’a pas été lancée en une journée, ce lobby est donc fermé.
   *[cancelled] ce lobby a été annulé.
  }
options-host = ### Ton lobby
options-guest = ### Ce lobby
    -# { $host } peut le modifier.
options-computers = -# Avec un ordinateur, la partie n’est pas classée.
options-changed = ✓ Modifié.
options-ask-cancel = Fermer ce lobby pour tout le monde ?
options-rematch = ### Revanche
rematch-ask-withdraw = Retirer la proposition de revanche ?
# $when is a day from now.
rematch-put-off = Je te redemande { $when }. La proposition tient encore un jour après.
options-started = La partie a commencé, ses options ne changent plus.
options-cancelled = Le lobby est fermé.

# Messages to hosts about their lobbies

host-ready = **{ $game }** : ta table accueille { $names }, tu peux commencer. D’autres peuvent encore te rejoindre.
host-full = **{ $game }** : ta table est complète, avec { $names }. Si tu n’appuies sur aucun bouton, la partie commence toute seule dans quelques minutes, mais jamais pendant tes heures calmes.
host-ready-waits = **{ $game }** : on attend d’autres joueurs. Je te préviens quand ta table est complète.
host-full-waits = **{ $game }** : ta table est complète. La partie commence quand tu appuies sur **Commencer**.
host-over = **{ $game }** avec { $names } : { $how ->
    [off] ton lobby a été fermé.
    [changed] les joueurs à ta table ont changé depuis.
   *[started] ta partie a commencé.
  }

# Invitations, by DM, and the seats a host frees

invitation-asked =
    {""}{ $host } t’invite à jouer à **{ $game }**{ $where ->
        [somewhere] {""}
       *[known] {" "}sur **{ $server }**
    }.
    { $terms }
    -# L’invitation expire { $until }.
invitation-rematch =
    {""}{ $host } te propose une revanche à **{ $game }**{ $where ->
        [somewhere] {""}
       *[known] {" "}sur **{ $server }**
    }.
    { $terms }
    -# La proposition expire { $until }.
# After an answer that closes the offer for everyone.
invitation-rematch-declined = Tu as décliné la revanche à **{ $game }** avec { $host }. La proposition ne tient plus.
invitation-joined = Tu as ta place dans la partie de **{ $game }** lancée par { $host }. Je t’écris quand elle commence.
invitation-begun = Tu participes à la partie de **{ $game }** lancée par { $host }, et elle a commencé.
invitation-declined = Tu as décliné cette invitation : **{ $game }** avec { $host }. Si tu changes d’avis, il reste peut-être une place dans le lobby.
invitation-left = Tu as quitté la partie de **{ $game }** lancée par { $host } avant qu’elle commence.
invitation-withdrawn = { $host } a retiré ton invitation pour **{ $game }**. Tu peux encore rejoindre le lobby s’il reste une place.
invitation-removed = { $host } a libéré ta place dans une partie de **{ $game }** avant qu’elle commence. Si tu veux quand même jouer, vois avec { $host }, ou prends une place libre dans le lobby.
invitation-unanswered = La place qui t’était réservée dans la partie de **{ $game }** lancée par { $host } est maintenant ouverte à tous. Si elle est libre, tu peux encore rejoindre le lobby.
invitation-called-off = La partie de **{ $game }** prévue par { $host } n’aura pas lieu : le lobby a été fermé.
invitation-paired =
    {""}Trouvé : { $names } jouent à **{ $game }**{ $where ->
        [somewhere] {""}
       *[known] {" "}sur **{ $server }**
    }. La partie commence.
    { $terms }
invitation-call = { $mention }, { $host } t’invite à jouer à **{ $game }**. L’invitation expire { $until }.
invitation-call-paired = { $mention }, j’ai trouvé des joueurs pour toi : { $names } jouent ici à **{ $game }**.
invitation-expired = { $name } n’a pas répondu en une journée à ton invitation à **{ $game }** : la place est de nouveau libre. Ton lobby se ferme { $until }, sauf si tu commences avant.
seats-menu = Places…
seats-free = Libérer la place de { $name }
rematch-opened = Voici ta revanche : { $link }
rematch-offer = { $mentions }, { $host } te propose une revanche.
rematch-begun = La revanche est lancée.{ $name ->
    [none] {""}
   *[other] {" "}{ $name } commence.
  }
rematch-closed = { $why ->
    [declined] Pas de revanche pour l’instant : { $names }.
    [unanswered] Pas de réponse à la proposition de revanche : { $names }.
   *[withdrawn] La proposition de revanche a été retirée.
  }
lobby-in-thread = Ta partie de { $game } est dans { $thread }.
lobby-thread-opened = { $host } lance une partie de { $game }.
lobby-thread-name = { $game } : { $names }

form-options = { $game } : options
button-join = Rejoindre
button-join-side = Rejoindre l’équipe { $number }
button-leave = Partir
button-accept = Accepter
button-no-more = Bloquer { $name }
button-decline = Refuser
button-no-thanks = Non merci
button-challenge = Défier
button-follow = Dis-moi comment ça finit
button-unfollow = Finalement non
follow-started = Je t’enverrai un seul MP, sans bruit, quand { $names } auront fini cette partie de **{ $game }**. Tu la retrouves dans { $games }.
follow-over = Tu voulais savoir comment finirait [{ $game }]({ $link }) avec { $names }.
button-follows = Parties que je suis ({ $count })
follows-title = **Parties que tu suis** ({ $count }) : je te dirai comment elles finissent.
follows-line = - [{ $game }]({ $link }) : { $names }
follows-stop = Ne plus suivre…
follows-none = Tu ne suis aucune partie en ce moment. *Plus…*, sous un plateau, propose *Dis-moi comment ça finit*.
button-alerts = Quand une table s’ouvre…
button-alert = Préviens-moi de la prochaine
alerts-title = **Quand une table s’ouvre**
    Je t’envoie un ping en MP{ $often ->
        [daily] , au plus une fois par jour,
       *[every] {""}
    } quand il y a une place à une table de ces jeux.
alerts-elsewhere = Utilise { $notify } sur un serveur pour y choisir des jeux.
alerts-role = Sur ce serveur, les nouvelles tables mentionnent { $role } à la place. Demande ce rôle à ses gestionnaires.
alerts-games = Jeux sur ce serveur
alerts-line = - { $server } : { $games }
alerts-stop = Plus rien de…
alerts-often-daily = Un ping par jour au plus
alerts-often-every = Un ping pour chaque table
alerts-ping = { $host } a ouvert une table de **{ $game }** sur **{ $server }**. Tu peux la rejoindre tant qu’une place est libre.
lobby-role = { $role }, il y a une place libre.
server-role = **Rôle à notifier quand une table s’ouvre** (un rôle que tout le monde peut mentionner)
server-role-none = Aucun : chacun choisit dans /notify
button-block = Bloquer
button-unblock = Débloquer
button-blocks = Qui tu bloques…
block-done = Tu as bloqué **{ $name }**, qui ne peut plus t’inviter ni rejoindre tes lobbys, et je ne le lui dis pas. Vos parties en commun continuent. { $privacy } liste les personnes que tu bloques.
blocks-title = **Qui tu bloques** ({ $count })
blocks-line = - { $name }, depuis le { $since }
blocks-stop = Débloquer…
blocks-none = Tu ne bloques personne.
report-title = Signaler { $name }
report-reason = Que s’est-il passé ?
report-about = Les responsables du serveur le liront avec ton nom. La personne n’en saura rien.
report-ask = Je ne peux pas transmettre ce signalement aux responsables du serveur. Je peux dire à l’exploitant du bot que tu signales **{ $name }** : il reçoit les numéros de vos deux comptes et de ce serveur, sans aucun texte.
button-report = Signaler
report-sent = { $where ->
    [operator] L’exploitant du bot reçoit ton signalement : les numéros de vos deux comptes et de ce serveur.
   *[managers] Ton signalement part aux responsables de ce serveur, avec ton nom.
  } **{ $name }** n’en sait rien. Pour ne plus recevoir ses invitations, choisis *Bloquer* dans le menu de cette personne.
report-post = 🚩 { $reporter } signale { $reported } (`{ $id }`), { $when } :
button-reports = Signalements…
reports-title =
    {""}### Signalements
    {""}Sur une personne, *Applications* → *Signaler* demande ce qui s’est passé. Choisis un salon que seuls les responsables voient. Sans salon, seul l’exploitant du bot peut l’apprendre, avec les numéros des deux comptes et de ce serveur, sans la raison.
reports-off = Pas de salon pour les signalements
button-barred = Exclusions…
barred-title = { $count ->
    [0] **Tout le monde peut ouvrir des tables ici.** Choisis qui ne pourra plus le faire ; rejoindre les tables des autres restera possible.
   *[other] **Ces personnes ne peuvent pas ouvrir de table ici**, mais peuvent rejoindre celles des autres.
  }
barred-add = Qui ne pourra plus ouvrir de table
barred-allow = Qui pourra de nouveau ouvrir des tables
button-lobby = Aller au lobby
button-hold = Attendre
button-hold-start = Ne pas lancer seul
button-start = { $count ->
    [all] Commencer
   *[other] Commencer à { $count }
  }
button-unplan = Ne plus enchérir pour moi
button-plan = Prévoir mon tour
button-cancel-plan = Annuler le coup prévu
button-alone = Me redemander
button-rematch = Revanche
button-replay = Revoir
button-share = Partager
button-turn-first = ⏮
button-turn-previous = ◀
button-turn-following = ▶
button-turn-last = ⏭
button-cancel = Oui, le fermer
button-ask-cancel = Fermer le lobby
# In the options of an offered rematch: asks again tomorrow.
button-rematch-later = Plus tard
button-withdraw = Retirer
button-again = Rouvrir
button-others = Avec d’autres…
button-profile = Mon profil
button-standing = Classement
button-computer = Jouer contre l’ordinateur
button-options = Options…
button-game-options = Options de jeu…
button-thread = Jouer dans un fil
button-play = Jouer
button-hand = Ma main
button-text = En texte
button-log = Journal
button-more = Plus…
button-back = Retour
button-next = Suite
button-rules = Règles
button-earlier = Plus tôt
button-later = Plus tard
button-previous = Précédent
button-play-number = Jouer { $number }
button-moved = Aller au nouveau salon
button-resign = Oui, abandonner
button-table = Aller à la table
button-next-game = Suivant : { $game }{ $channel ->
    [none] {""}
   *[other] {" "}dans #{ $channel }
  }
more-title = ### Plus sur cette partie
more-back = -# Revoir
more-again = -# Rejouer
more-standing = -# Classement
choose = Choisis…

# A finished game to share. The picture’s description names each side with its points.

share-picture = Enregistre ou copie cette image et poste-la où tu veux. Elle montre le résultat, et rien de ce qui était caché.
picture-follows = -# L’image arrive dans un instant.
share-late = L’image n’est pas encore prête. Appuie encore sur **Partager** dans un instant. En attendant, en mots : { $words }
share-words = Je n’arrive pas à dessiner l’image pour le moment. En mots : { $words }
share-score = { $name } { $points }
alt-share = { $game } : { $scores } ; { $outcome }.

# Finished games, and their shuffle

history-title = **Parties terminées** · { $whose ->
    [server] ce serveur
   *[mine] les tiennes
  }
history-line = { $number }. { $when } · { $game } · { $players }{ $ended ->
    [resigned] {" "}· par abandon
    [on-time] {" "}· au temps
   *[other] {""}
  }{ $kind ->
    [abandoned] {" "}· arrêtée trop tôt pour le classement
    [unrated] {" "}· amicale
   *[rated] {""}
  }
history-player = { $won ->
    [yes] **{ $name }** { $score }
   *[no] { $name } { $score }
  }
history-none = { $whose ->
    [server] Il n’y a ici aucune partie terminée que tu puisses voir.
   *[mine] Tu n’as pas encore terminé de partie.
  } { $play } ouvre un lobby.
history-replay = Revoir une partie…
history-menu = Télécharger une partie…
history-choice = { $number }. { $game }
history-label = { $number ->
    [none] {""}
   *[other] { $number }.{" "}
  }{ $game } · { $players }
replay-title = **{ $game }** · { $names } · { $turn ->
    [0] le début
   *[other] tour { $turn } sur { $turns }{ $runs ->
        [yes] {" "}jusqu’ici
       *[no] {""}
      }
  }
button-video = Animation
button-hand-show = Montrer ma main
button-hand-hide = Cacher ma main
replay-hands = -# { $open ->
    [yes] Tous les joueurs sont d’accord : leurs mains sont visibles ici, et quiconque voit cette partie peut en obtenir la graine et le fichier.
   *[no] Quand tous les joueurs seront d’accord, chacun pourra voir les mains ici et obtenir la graine et le fichier de la partie : { $agreed } sur { $count } pour l’instant.
  }
video = **{ $game }** · { $names } · les { $turns } tours
video-waits = Ton animation est la prochaine dans la file…
video-paints = Je dessine le tour { $turn } sur { $turns }…
video-joins = Les { $turns } tours sont dessinés. J’assemble l’animation…
replay-jump = Aller à un tournant…
replay-moment = { $turn } · { $what }
transcript = { $game } : un fichier texte que tout le monde peut lire et rejouer. Il contient la graine du mélange, qui révèle toutes les cartes de la partie.
shuffle-fingerprint = -# Mélange : { $fingerprint }
verify-running = La graine de cette partie a l’empreinte `{ $fingerprint }`, indiquée dans son premier message. À la fin de la partie, **Plus…** → **Vérifier** sous son dernier message donne la graine aux joueurs : ils peuvent alors contrôler que tout a été mélangé avec elle et avec rien d’autre.
verify-matches = **Mélange vérifié.** Redistribuer avec la graine de cette partie et rejouer chaque coup donne exactement le même résultat. Pour le vérifier sans moi, utilise le fichier et mon programme : `explorers verify`.
    -# Graine : `{ $seed }`
    -# Empreinte (sa première moitié est dans le premier message de la partie) : `{ $fingerprint }`
verify-onlooker = { $holds ->
    [no] **Le mélange ne colle pas.** La graine a l’empreinte `{ $fingerprint }`, mais rejouer la partie donne un autre résultat. Préviens la personne qui gère le bot.
   *[yes] **Mélange vérifié.** La graine a l’empreinte `{ $fingerprint }` : compare-la avec le premier message de la partie. Redistribuer avec cette graine et rejouer chaque coup donne exactement le même résultat.
  }
    -# Pour l’instant, il faut me croire sur parole. La graine elle-même révèle toutes les mains : elle est donc réservée à { $names }, qui peuvent vérifier sans moi. Quand chacun aura choisi **Montrer ma main** dans la partie à revoir, tu le pourras aussi.
verify-fails = **Le mélange ne colle pas.** La graine `{ $seed }` a l’empreinte `{ $fingerprint }`, mais rejouer la partie donne un autre résultat. Préviens la personne qui gère le bot.

# The reader’s language

# A choice of /language: the same language as Discord itself
language-discord = Comme Discord
# $name is the language’s own name, as it is written within a sentence of that very language
language-chosen = { $how ->
    [discord] Je prends pour toi la langue de Discord ({ $name })
   *[own] Je te réponds en { $name }
  }, ici et en MP. Les messages pour tout le monde restent dans la langue de leur table.

# The data stored about people

former-player = un ancien joueur
privacy-title = **Les données que je garde sur toi**
privacy-no-games = - Aucune partie.
privacy-games = - { $finished ->
    [0] Aucune partie terminée
    [one] 1 partie terminée
   *[other] { $finished } parties terminées
  }{ $running ->
    [0] {""}
   *[other] , { $running } en cours
  }{ $lobbies ->
    [0] {""}
    [one] , 1 lobby
   *[other] , { $lobbies } lobbys
  } : ton nom, ta place, tes coups ({ $moves ->
    [0] aucun pour l’instant
   *[other] { $moves }
  }) et le résultat.
privacy-no-ratings = - Aucune cote.
privacy-ratings = - { $standings ->
    [0] Aucune place au classement
    [one] 1 place au classement
   *[other] { $standings } places au classement
  }, l’effet de chaque partie classée sur ta cote ({ $changes ->
    [0] aucun
   *[other] { $changes }
  }), et tes succès ({ $achievements ->
    [0] aucun pour l’instant
   *[other] { $achievements }
  }).
privacy-lessons = - Où tu en es dans les leçons.
privacy-dailies = - { $dailies ->
    [0] Aucune donne du jour
    [one] 1 donne du jour
   *[other] { $dailies } donnes du jour
  } : tes points, quand tu as terminé et, pendant 30 jours, sur quels serveurs tu y figures et sous quel nom.
privacy-blocks = - { $blocks ->
    [one] Une personne que tu bloques.
   *[other] { $blocks } personnes que tu bloques.
  }
privacy-cups = - Coupe de la semaine : { $cups ->
    [0] aucune donne
    [one] 1 donne
   *[other] { $cups } donnes
  } ; tu y participes sur { $cup_servers ->
    [one] { $cup_servers } serveur
   *[other] { $cup_servers } serveurs
  }.
privacy-leagues = - Ligue sur { $leagues ->
    [one] { $leagues } serveur
   *[other] { $leagues } serveurs
  }, et { $league_seasons ->
    [one] { $league_seasons } saison
   *[other] { $league_seasons } saisons
  } où tu as joué.
privacy-follows = - { $follows ->
    [one] Une partie que tu suis.
   *[other] { $follows } parties que tu suis.
  }
privacy-seeks = - { $seeks ->
    [one] Une recherche de joueurs.
   *[other] { $seeks } recherches de joueurs.
  }
privacy-reports = - { $reports ->
    [one] Un de tes signalements, pas encore transmis.
   *[other] { $reports } de tes signalements, pas encore transmis.
  }
privacy-alerts = - { $alerts ->
    [one] Un jeu dont tu veux connaître les nouvelles tables.
   *[other] { $alerts } jeux dont tu veux connaître les nouvelles tables.
  }
privacy-roles = - { $roles ->
    [one] { $roles } rôle que je t’ai donné sur un serveur.
   *[other] { $roles } rôles que je t’ai donnés sur des serveurs.
  }
privacy-language = - La langue dans laquelle je t’écris.
privacy-settings = - Réglages des notifications : { $preferences ->
    [0] aucun
   *[other] enregistrés
  }. Dates d’absence : { $absences ->
    [0] aucune
   *[other] { $absences }
  }.
privacy-messages = - { $channels ->
    [0] Je ne t’ai jamais envoyé de MP.
   *[other] Où je t’envoie tes MP, et le dernier message de chaque partie ({ $messages ->
        [0] aucun
       *[other] { $messages }
    }).
  } { $invitations ->
    [0] Aucune invitation.
    [one] 1 invitation à une partie.
   *[other] { $invitations } invitations à des parties.
  } Je ne lis pas ce que tu écris.
privacy-name = - { $shown ->
    [yes] Les classements et les profils de tous les serveurs affichent le nom de ton compte.
   *[no] Seuls les serveurs où tu as joué affichent ton nom. Ailleurs, tu t’appelles « Explorateur », suivi d’un code.
  }
privacy-retention =
    {""}-# Parties et cotes : gardées jusqu’à ce que tu les supprimes.
    {""}-# Positions sur le plateau, et liens entre MP et parties : supprimés { $states } jours après la partie.
    {""}-# Places dans un lobby fermé : supprimées après { $lobbies } jours. Dates d’absence : supprimées après { $absences } jours.
privacy-actions = **Exporter** te donne tout dans un fichier. **Supprimer** te repose la question avant d’effacer quoi que ce soit.
button-export = Exporter
button-name-show = Afficher mon nom partout
button-name-hide = Masquer mon nom ailleurs
button-forget = Supprimer
button-forget-really = Oui, tout supprimer
privacy-export = Tout ce que je garde sur toi, dans un fichier JSON lisible par les humains et les programmes.
privacy-ask =
    {""}**Supprimer tout ce que je garde sur toi ?** C’est définitif.
    {""}- Tu quittes { $running ->
    [0] aucune partie en cours
    [one] 1 partie en cours
   *[other] { $running } parties en cours
  } et { $lobbies ->
    [0] aucun lobby
    [one] 1 lobby
   *[other] { $lobbies } lobbys
  }. Dans une partie à trois ou quatre, un ordinateur prend ta place ; à deux, ton adversaire gagne. Les lobbys dont tu es l’hôte sont fermés.
    {""}- Les parties avec d’autres sont gardées, avec « un ancien joueur » à ta place. Je ne saurai plus que c’était toi. La cote des autres ne change pas.
    {""}- Les parties jouées en solo contre l’ordinateur sont supprimées, ainsi que tes cotes et tes réglages.
    {""}- Les messages déjà publiés dans les salons restent : c’est Discord qui les garde, pas moi.
privacy-deleted = J’ai supprimé tout ce que je gardais sur toi. Si tu rejoues, tu repars de zéro ; { $play } ouvre un lobby.

# The posts of a table

on-hold = **Cette partie est suspendue.** { $why ->
    [idle] Plus personne n’avait de temps.
    [quiet] Personne n’a joué depuis un moment.
    [stopped] Elle a été arrêtée.
   *[ended] Un gestionnaire du serveur y a mis fin.
  }{ $rated ->
    [yes] {" "}Les cotes ne changent pas, sauf si vous la terminez.
    [never] {""}
   *[no] {" "}Les cotes ne changent pas.
  } { $who ->
    [managers] Un gestionnaire du serveur peut appuyer sur **Reprendre** pour la continuer.
    [host] Appuie sur **Reprendre** pour continuer.
   *[players] N’importe quel joueur peut appuyer sur **Reprendre** pour repartir d’où vous en étiez.
  }
still-playing = { $mentions } Vous jouez encore ? Dernier coup { $since }. Si personne ne répond avant le { $until }, je suspends cette partie ; vous pourrez la reprendre quand vous voulez.
still-plays = { $name } joue encore, donc cette partie reste ouverte.
resumed = La partie continue : { $link }
stopped = Arrêtée. Appuie sur **Reprendre** pour continuer.
end-game-ask = Terminer cette partie de **{ $game }** avec { $names } ? Il n’y aura ni résultat ni changement de cote. Je préviendrai les joueurs, et seul un gestionnaire du serveur pourra la reprendre.
game-ended = La partie est terminée, et ce salon est libre.
reminder = { $mention }, c’est toujours ton tour.
overdue = { $mention }, { $name } n’a plus de temps. Que fait-on ? Si tu ne choisis pas, un ordinateur joue ce tour.
button-give = Donner du temps à { $name }
button-pause = Pause
button-goon = Continuer
button-askundo = Demander aux autres
button-undo-alone = Annuler mon tour
button-consent = Accepter
button-refuse = Refuser
button-resume = Reprendre
button-resume-thread = Reprendre dans un fil
button-stop = Arrêter
button-still = Je joue encore
button-end-game = Oui, terminer
button-wait = Attendre encore
button-standin = Laisser jouer un ordinateur
button-win = Prendre la victoire
button-win-early = Terminer la partie
chosen-wait = { $name } a reçu du temps. Temps écoulé { $when }.
chosen-standin = { $name } n’avait plus de temps : un ordinateur joue ce tour.
chosen-win = La partie contre { $name } est terminée.
overdue-left = { $mention }, { $name } n’est plus sur le serveur. Que fait-on de ce tour ?
chosen-wait-on = La partie attend { $name }. Il n’y a pas de limite de temps.
post-turn = { $mention }, c’est ton tour.
post-turn-computer = C’est à { $name } de jouer.
over-won = **Partie terminée.** { $winners ->
    [you] Tu gagnes
   *[other] { $winners } { $how ->
        [alone] gagne
        [together] gagnent
       *[shared] se partagent la victoire
    }
  } avec { $points ->
    [one] { $score } point
   *[other] { $score } points
  }.
over-resigned = **Partie terminée.** { $winners ->
    [you] Tu gagnes
   *[other] { $winners } { $count ->
        [one] gagne
       *[other] gagnent
    }
  } { $why ->
    [on-time] au temps
   *[other] par abandon
  }.
over-abandoned = **Partie terminée.** Elle s’est arrêtée trop tôt pour compter au classement.
outcome-ratings = Cotes : { $ratings }
outcome-rating = { $name } { $after }{ $provisional ->
    [yes] ?
   *[no] {""}
  } ({ $gain })
outcome-provisional = -# ? = provisoire : moins de 10 parties
outcome-achievement = { $names } · { $achievement }{ $times ->
    [one] , pour la première fois
   *[other] , pour la { $times }e fois
  }{ $more ->
    [0] {""}
   *[other] {" "}(et { $more } de plus : { $profile })
  }
outcome-own = Ta cote : { $before } → { $after }{ $provisional ->
    [yes] ?
   *[no] {""}
  } ({ $gain })
outcome-record = **Nouveau record sur ce serveur :** { $points ->
    [one] { $score } point
   *[other] { $score } points
  } à { $game } ({ $lineup }) par { $names }. Avant : { $before } par { $holders }.
direct-first = **{ $game }** avec { $names } : la partie a commencé. Je t’écris quand c’est ton tour.
direct-turn = **{ $game }** avec { $names } : c’est ton tour.
direct-next = **{ $game }** : c’est à { $name } de jouer, et ensuite à toi.
direct-reminder = **{ $game }** avec { $names } : c’est toujours ton tour.
direct-resumed = **{ $game }** avec { $names } : je t’écris quand c’est ton tour.
direct-channel-gone = *Le salon de la partie n’existe plus, donc elle continue ici. { $board } montre le plateau.*
direct-bot-removed = *On m’a retiré du serveur, donc la partie continue ici jusqu’à ce que quelqu’un m’invite de nouveau.*
direct-no-permission = *Je ne peux plus écrire dans { $channel }. Un gestionnaire du serveur doit m’y donner ces permissions : { $permissions }. D’ici là, la partie continue ici.*
direct-last = **{ $game }** avec { $names }
# What outdated messages are shortened to.
past = **{ $game }** avec { $names } : { $what }
past-first = la partie a commencé.
past-next = ton tour venait juste après.
past-late = ton adversaire n’avait plus de temps.
past-gone = ton adversaire n’était plus sur le serveur.
past-over = la partie est terminée.
past-on-hold = la partie a été suspendue.
past-hold = La partie a été suspendue. { $why ->
    [idle] Plus personne n’avait de temps.
    [quiet] Personne n’avait joué depuis un moment.
    [stopped] Elle a été arrêtée.
   *[ended] Un gestionnaire du serveur y a mis fin.
  }
past-still-playing = j’ai demandé ici si vous jouiez encore.
past-taken-back = un tour a été annulé.
past-newer = c’était ton tour. Il y a un message plus récent plus bas.
past-pause = { $name } a demandé une pause ici.
past-reminded = rappel envoyé ici à { $name }.
past-overdue = { $name } n’avait plus de temps.
past-departed = { $name } n’était plus sur le serveur.
past-undo = { $name } a demandé à annuler un tour. Il est maintenu.
past-undo-agreed = Tout le monde était d’accord : { $name } a annulé un tour.
past-invitation = Invitation envoyée à { $name } pour une partie de **{ $game }**.
panel-outdated = *Ces boutons ne sont plus à jour. Voici où en est ton tour :*
plan-title = *Tu prévois ton prochain tour. Je le jouerai dès que ce sera à toi. Personne d’autre ne voit ceci.*
plan-if = Et si d’ici là { $changed } ?
plan-outdated = *La situation a changé depuis : choisis à nouveau.*
plan-left = *Prévu : { $turn }. Si ça ne marche plus, je te demanderai. Personne d’autre ne voit ceci.*
plan-otherwise = { $first }. Sinon : { $second }
plan-then = { $first } · { $second }
plan-and = { $first } et { $second }
plan-done = *Joué comme prévu : { $turn }.*
plan-cancelled = *J’ai annulé ton coup prévu : { $because }.*
# What has changed since a turn was planned, after "because".
plan-forbidden = les règles ne le permettent plus
plan-scores = ton tour serait maintenant suivi d’un décompte
plan-other-cards = tu as d’autres cartes en main
plan-taken-back = un tour a été annulé
plan-removed = Coup prévu annulé. Je te demanderai quand ce sera ton tour.
panel-title = **{ $question }**
post-later = *Je ne peux pas encore envoyer de MP à { $names }. En attendant, appuie ici sur* **Ma main**.
post-later-no-hands = *Je ne peux pas encore envoyer de MP à { $names }. En attendant, appuie ici sur* **Jouer**.
dm-closed = *Je ne peux pas t’envoyer de MP (ils sont peut-être fermés). Pour voir tes cartes, appuie ici sur* **Ma main** *ou utilise* **{ $hand }**.
dm-closed-no-hands = *Je ne peux pas t’envoyer de MP (ils sont peut-être fermés) : je ne peux t’annoncer ton tour que dans le salon.*
restored = Ce message n’est plus à jour : mes données ont été restaurées d’une sauvegarde. Voici où en est la table.
cannot-post = *Je ne peux pas écrire ici. Il me faut ces permissions : { $permissions }.*
log-title = **{ $game }**, { $steps ->
    [one] étape { $last }
   *[other] étapes { $first } à { $last }
  } sur { $all }
log-empty = Il ne s’est encore rien passé.
text-score-sheet = { $name } : { $total }
resign-ask = { $goes ->
    [yes] Quitter cette partie ? Un ordinateur prendra ta place. Tu peux la reprendre à tout moment avant la fin.
    [match] Quitter le match ? Tu finiras derrière tous ceux qui restent.
   *[no] Abandonner ? La partie se termine pour toute la table.
  }
resigned = Tu as abandonné.
away = Tu as quitté cette partie, et un ordinateur joue pour toi. Tu peux reprendre ta place à tout moment avant la fin.
button-return = Reprendre ma place
returned-to-game = Content de te revoir. Tu as retrouvé ta place.
button-advice = Que jouerais-tu ?
button-anyway = Montrer quand même
advice-warning = Les conseils d’un expert aident à progresser, mais si tu en demandes, cette partie ne comptera pas au classement contre l’ordinateur.
advice = **Les suggestions d’un expert**, la meilleure d’abord.
button-play-idea = { $count ->
    [1] Jouer ce coup
   *[other] Jouer le { $number }
  }
advice-line = { $number } · { $rank ->
    [best] {"**Le mieux :** "}
    [equal] {"**Aussi bien :** "}
   *[other] {""}
  }{ $action }{ $facts ->
    [none] {""}
   *[other] {" "}({ $facts })
  }
advice-but = mais { $fact }
advice-then = -# Ensuite : { $steps }{ $facts ->
    [none] {""}
   *[other] {" "}({ $facts })
  }
games-title = **Tes parties** ({ $count }){ $waiting ->
    [0] {""}
    [one] {" "}· { $waiting } t’attend
   *[other] {" "}· { $waiting } t’attendent
  }
games-line = { $number }. [{ $game }]({ $link }) { $who ->
    [with] avec { $names }
   *[of] · { $names }
  } : { $turn ->
    [yours] **à toi de jouer**
   *[another] à { $mover } de jouer
  }, dernier coup { $since }
digest-title = **Ta journée** · { $day } · { $count ->
    [one] une partie t’attend
   *[other] { $count } parties t’attendent
  }
digest-line = { $number }. [{ $game }]({ $link }) avec { $names }.
digest-more = { $count ->
    [one] Une autre est
   *[other] { $count } autres sont
  } dans { $games }.
button-games = Mes parties
games-none = Tu ne joues nulle part pour le moment. { $play } ouvre un lobby, et { $practice } lance une partie contre l’ordinateur.
tables-title = **Tables de ce serveur** · { $count }
tables-lobby = { $number }. [{ $game }]({ $link }) · { $you ->
    [alone] tu attends des joueurs
    [full] au complet avec { $names }, mais pas encore lancé
    [with] { $names } et toi attendez des joueurs
   *[without] { $names } { $count ->
        [one] attend
       *[other] attendent
      } des joueurs
  }
tables-none = Aucune partie dans les salons que tu peux voir. Ouvre un lobby avec { $play } !

# Le hall : un message dans son propre salon, qui montre toujours les places libres et les parties en cours

hall-seats = ### ⛺ Places libres
hall-seats-none =
    {""}### ⛺ Places libres
    {""}Aucune pour le moment. { $play } dans un salon de jeu ouvre un lobby.
hall-seat =
    {""}**[{ $game }]({ $link })** · { $names }
    {""}-# { $free ->
        [1] une place libre
        [2] deux places libres
        [3] trois places libres
       *[other] { $free } places libres
      } · { $clock } · ouverte { $when }
hall-more = -# et { $count } de plus
hall-more-games = -# et { $games }
hall-count = { $count } { $game }
hall-games = ### 🎲 { $count ->
    [one] Une partie
   *[other] { $count } parties
  } : à qui le tour ?
hall-games-none =
    {""}### 🎲 Pas encore de partie
    {""}Apprends un jeu en quelques minutes, en y jouant.
hall-game = [{ $game }]({ $link }) · { $names } · { $when }
hall-daily =
    {""}### ☀️ Donne du jour n° { $number }
    {""}{ $played ->
        [0] Personne n’a encore joué
        [one] Une personne a joué
       *[other] { $played } ont joué
      } · ferme { $closes }
hall-cup =
    {""}### 🏆 Coupe n° { $number }
    {""}{ $open ->
        [yes] { $members ->
            [0] Personne ne participe encore
            [one] Une personne participe
           *[other] { $members } participent
          } · ferme { $when }
       *[no] Terminée · la prochaine ouvre { $when }
      }
hall-league =
    {""}### ⚔️ Ligue, saison { $season }
    {""}{ $state ->
        [running] { $played ->
            [one] { $played } partie jouée
           *[other] { $played } parties jouées
          } sur { $games } · fin { $when }
        [begins] { $members } personnes inscrites · début { $when }
       *[open] { $members ->
            [0] Personne n’est encore inscrit
            [one] Une personne est inscrite
           *[other] { $members } personnes sont inscrites
          } · début à partir de { $fewest }
      }
week-title = **La semaine, { $dates }**
week-games = { $ended ->
    [one] **Une** partie terminée
   *[other] **{ $ended }** parties terminées
  }{ $running ->
    [0] .
    [one] , **une** en cours.
   *[other] , **{ $running }** en cours.
  }
week-moves = { $moves ->
    [one] **Un** coup
   *[other] **{ $moves }** coups
  } dans { $running ->
    [one] une partie en cours.
   *[other] **{ $running }** parties en cours.
  }
week-rise = ⬆️ Plus forte hausse : **{ $name }**, +{ $points }, maintenant { $rating }
week-record = ⭐ Record : { $names }, { $score } { $points ->
    [one] point
   *[other] points
  } à [{ $game }]({ $link })
week-longest = 🚩 La plus longue : [{ $game }]({ $link }), { $unit ->
    [hours] { $count ->
        [one] { $count } heure
       *[other] { $count } heures
      }
   *[days] { $count ->
        [one] { $count } jour
       *[other] { $count } jours
      }
  }, gagnée par { $names }
week-seats = ⛺ Places libres : { $games }
week-seat = { $game }{ $free ->
    [1] {""}
   *[other] {" "}({ $free })
  }
week-stopped = Il ne s’est rien passé ici depuis { $weeks } semaines : je n’envoie plus le message de la semaine. Les personnes qui gèrent le serveur peuvent le réactiver dans { $settings }.
hall-changed = -# Dernier changement { $when }
hall-joined = Tu as rejoint { $game } : { $link }
button-hall-moves = Mes tours
button-hall-tables = Toutes les tables

seek-title = **🔎 Chercher des joueurs**
seek-about = -# Ta recherche tient une semaine. Dès qu’elle correspond à une autre, la partie commence dans un fil, et je t’envoie un MP.
seek-line = { $names } · **{ $game }** · { seek-details }
seek-details = { $clock } · { $rated ->
    [yes] classée
   *[no] amicale
  }{ $near ->
    [yes] {" "}· niveau proche
   *[no] {""}
  }{ $free ->
    [0] {""}
    [1] {" "}· une place libre
   *[other] {" "}· deux places libres
  }
seek-terms = { $rated ->
    [yes] Classée
   *[no] Amicale
  } · { $near ->
    [yes] à peu près mon niveau
   *[no] tous niveaux
  }
seek-partner = Qui joue avec toi…
button-seek = Chercher des joueurs
button-seek-place = Chercher des joueurs
button-seek-pair = On est deux…
button-seek-alone = En solo
button-seek-more = { $free ->
    [1] Il en manque un
   *[other] Il en manque deux
  }
button-seeks = Mes recherches ({ $count })
seek-stands = { $state ->
    [asked] Je demande à **{ $partner }** par MP. Avec son accord, ta recherche pour **{ $game }** ({ seek-details }) tient jusqu’au { $until }.
   *[stands] Tu cherches des joueurs pour **{ $game }** ({ seek-details }), jusqu’au { $until }. Je t’envoie un MP quand la partie commence.
  } { $games } liste tes recherches.
seek-no-one-else = Personne d’autre ne cherche pour le moment. En attendant :
seek-paired = Tu joues à **{ $game }** avec { $names }. La partie a commencé !
seek-paired-soon = Tu joues à **{ $game }** avec { $names }. Je t’envoie le lien dans un instant.
seek-partner-asked = **{ $name }** veut jouer à **{ $game }** avec toi et { $free ->
    [1] une autre personne
   *[other] deux autres
  }{ $where ->
    [somewhere] {""}
   *[known] {" "}sur **{ $server }**
  } ({ $clock }). La partie commencera dès que la table sera complète.
seek-partner-answered = { $answer ->
    [yes] Tu joues à **{ $game }** avec **{ $name }** dès que votre table est complète. Je t’enverrai un MP ; { $games } permet d’arrêter la recherche.
   *[no] Tu ne joues pas à **{ $game }** avec **{ $name }** cette fois.
  }
seeks-title = **Recherches de joueurs**
seeks-line = - { $game } ({ seek-details }) : { $state ->
    [asks] **{ $name }** te propose de jouer ensemble
    [asked] en attente de **{ $partner }**
    [refused] sans l’accord de **{ $partner }**
    [ended] terminée le { $until } sans résultat
   *[stands] jusqu’au { $until }
  }
seeks-stop = Arrêter une recherche…
seeks-none = Tu ne cherches pas de joueurs en ce moment. { $seek } sur un serveur sert à ça.
hall-seeks = ### 🔎 Cherchent des joueurs
hall-seeks-none = -# Personne pour le moment.
hall-seeks-about = -# *Jouer* lance la partie tout de suite.
hall-seek =
    {""}{ $names } · **{ $game }**
    {""}-# { seek-details } · { $when }

server-title =
    {""}### Réglages du serveur
    {""}Les changements valent tout de suite. Les parties en cours ne changent pas.
server-channels = **Salons où l’on peut jouer**
server-everywhere = Tous les salons
server-clock = **Chrono des parties entre humains**
server-cancelling = **Qui peut fermer un lobby**
server-cancelling-host = L’hôte seulement
server-cancelling-host-about = La personne qui a ouvert le lobby
server-cancelling-managers = L’hôte et les gestionnaires
server-cancelling-managers-about = L’hôte, et quiconque peut gérer ce serveur
server-cancelling-players = Tous ceux qui ont une place
server-cancelling-players-about = L’hôte, et tous ceux qui ont rejoint
server-language = **Langue des messages**
server-language-auto = Automatique
server-language-auto-about = La langue du serveur sur Discord, ou celle de l’hôte
server-language-one-about = Les nouvelles tables d’ici seront dans cette langue
server-pings = **Pings dans le salon**
server-pings-on = Pinguer le joueur suivant
server-pings-on-about = Les messages pinguent ceux qui veulent y être prévenus
server-pings-off = Aucun ping
server-pings-off-about = Les messages restent silencieux ; les tours s’annoncent en MP
server-hall =
    {""}**Hall**
    {""}-# Un message avec les places libres et les parties en cours, toujours à jour. De préférence dans un salon à part.
server-hall-off = Pas de hall
server-cup =
    {""}**Coupe de la semaine**
    {""}-# Les trois mêmes donnes pour toutes les personnes qui participent avec /cup. Le résultat arrive dans le salon du hall.
server-cup-on = Une coupe chaque semaine
server-cup-off = Pas de coupe
posts-title =
    ### Messages du jour et de la semaine
    {""}Ils sont silencieux et ne mentionnent personne. Les heures sont dans ton fuseau horaire ({ $zone }), que { $notify } permet de changer.
button-posts = Messages…
posts-off = Pas de message
posts-daily =
    {""}**Message du jour**
    {""}-# Le top 3 de la donne d’hier ici, les séries et un bouton pour jouer celle du jour. Rien si personne n’a joué ici.
posts-week =
    {""}**Message de la semaine**
    {""}-# Après chaque dimanche, 18 h UTC : parties terminées, coupe, plus forte hausse, record, places libres. Il remplace le message du résultat de la coupe.
posts-next = -# Prochain : { $when }
posts-blocked = Je ne peux pas écrire dans { $channel }. Il m’y faut ces permissions : { $permissions }.
roles-title =
    ### Rôles pour les gagnants
    {""}Je donne chaque rôle à la personne qui a le titre, et je le reprends quand une autre l’obtient. Choisis des rôles sans permissions, sous le mien.
button-roles = Rôles…
roles-off = Pas de rôle
roles-cup =
    {""}**Victoire à la coupe**
    {""}-# La personne qui a gagné la dernière saison de la coupe de la semaine.
roles-league =
    {""}**Victoire en ligue**
    {""}-# La première place de chaque groupe à la dernière saison de la ligue.
roles-leader =
    {""}**Tête d’un classement**
    {""}-# La première place, depuis le début, du classement que tu choisis.
roles-board = Quel classement ?
roles-now = -# En ce moment : { $names }
results-title =
    ### Résultats pour tes propres outils
    {""}Je peux envoyer le résultat de chaque partie terminée à une adresse web à toi, en JSON signé, et tu peux tous les télécharger. Rien de caché n’y figure ; les parties des fils privés ne sont pas envoyées.
button-results = Résultats…
button-results-start = Envoyer les résultats…
button-results-change = Changer l’adresse…
button-results-stop = Ne plus envoyer
button-results-file = Télécharger (CSV)
results-sent = Les résultats vont à **{ $host }**.
results-delivered = -# Dernier accepté { $when }
results-failing = **{ $error }** { $since } ; depuis, aucun résultat n’a été accepté. J’essaie pendant trois jours.
results-form = Où envoyer les résultats ?
results-form-address = Adresse (https)
results-secret = Désormais, les résultats vont à **{ $host }**. Ils sont signés avec ce secret, que je ne montrerai plus : ||`{ $secret }`||
results-file = Voici les résultats de tous les salons que tu vois, les plus récents d’abord.
server-league =
    {""}**Ligue**
    {""}-# Chaque membre inscrit joue en quatre semaines contre tout son groupe. Je tiens le classement dans ce salon et j’y ouvre les parties dans des fils.
server-league-off = Pas de ligue
server-league-blocked = La ligue est à l’arrêt : il me faut ces permissions dans { $channel } : { $permissions }.
server-hall-blocked = Je ne peux pas tenir à jour le hall dans { $channel }. Il m’y faut ces permissions : { $permissions }.
table-moved = { $game } avec { $names } continue ici.
rules-title = **{ $game } : règles** · { $page } sur { $pages }
rules-which = De quel jeu veux-tu lire les règles ?
unnamed = Explorateur { $code }
leaderboard-title = **Classement** · { $game } · { $board }
leaderboard-board = { $lineup } · { $scope } · { $season }
# For the description of the picture.
leaderboard-glance = { $rank }. { $name }, { $rating }
leaderboard-line = { $rank }. **{ $name }** · { $rating }{ $provisional ->
    [yes] ?
   *[no] {""}
  } ±{ $doubt }{ $moved ->
    [none] {""}
   *[other] {" "}({ $moved } en sept jours)
  } · { $wins ->
    [0] aucune victoire
    [one] une victoire
   *[other] { $wins } victoires
  } en { $games ->
    [one] une partie
   *[other] { $games } parties
  }{ $best ->
    [none] {""}
   *[other] {" "}· meilleur score { $best }
  } · derniers résultats : { $form }
leaderboard-line-computers = { $rank }. **{ $name }** · { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
  } sur { $games } ({ $share } %){ $best ->
    [none] {""}
   *[other] , meilleur score { $best }
  }
leaderboard-own-computers = { $name ->
    [you] Tu es
   *[other] **{ $name }** est
  } n° { $rank } sur { $count } avec { $rating ->
    [0] aucune victoire
    [one] une victoire
   *[other] { $rating } victoires
  }.
leaderboard-own = { $name ->
    [you] Tu es
   *[other] **{ $name }** est
  } n° { $rank } sur { $count } avec { $rating }{ $provisional ->
    [yes] ?
   *[no] {""}
  } points.
leaderboard-not-yet = { $name ->
    [you] Tu n’as
   *[other] **{ $name }** n’a
  } pas encore de rang ici. Joue une partie classée avec { $play } !
leaderboard-no-rank = { $name ->
    [you] Tu n’as
   *[other] **{ $name }** n’a
  } pas de rang dans cette saison.
leaderboard-not-yet-computers = { $name ->
    [you] Tu n’as
   *[other] **{ $name }** n’a
  } pas encore de rang ici. Lance une partie contre l’ordinateur avec { $practice } !
# Under the picture of a leaderboard: what its signs mean.
leaderboard-legend = -# Points : les dernières parties, en or les victoires · { $kind ->
    [computers] pourcentage : parties gagnées · nombre : victoires
   *[rated] ▲▼ : cote sur les 7 derniers jours · ? : moins de 10 parties
  }
leaderboard-provisional = *?* = provisoire : moins de 10 parties
leaderboard-empty = Personne n’a encore terminé { $scope ->
    [computers] de partie contre l’ordinateur
   *[everywhere] de partie classée
  }{ $scope ->
    [server] {" "}sur ce serveur
   *[everywhere] {""}
  }. { $scope ->
    [computers] Lances-en une avec { $practice } !
   *[everywhere] Ouvre un lobby avec { $play } !
  }
leaderboard-empty-of = { $scope ->
    [computers] Personne n’a encore terminé de partie contre l’ordinateur (**{ $what }**). Lances-en une avec { $practice } !
    [server] Personne n’a encore terminé de partie classée sur ce serveur (**{ $what }**). Ouvre un lobby avec { $play } !
   *[everywhere] Personne n’a encore terminé de partie classée (**{ $what }**). Ouvre un lobby avec { $play } !
  }
leaderboard-no-results = Personne n’y a terminé de partie classée.
profile-title = **{ $name }** · { $scope }
profile-standing = - { $board } : **{ $rating }**{ $provisional ->
    [yes] ?
   *[no] {""}
  } ±{ $doubt } · { $wins ->
    [0] aucune victoire
    [one] une victoire
   *[other] { $wins } victoires
  } en { $games ->
    [one] une partie
   *[other] { $games } parties
  } · derniers résultats : { $form }
profile-rank = Rang { $rank } sur { $among } à { $board }.
profile-scores = Meilleur score { $best }, plus bas { $worst }.
profile-streaks = { $longest ->
    [0] Pas encore de victoire.
    [one] Plus longue série : une victoire.
   *[other] Plus longue série : { $longest } victoires.
  }{ $current ->
    [0] {""}
    [one] {""}
   *[other] {" "}{ $current } victoires d’affilée en ce moment.
  }{ $of ->
    [all] {""}
   *[other] {" "}(Sur les { $of } dernières parties.)
  }
profile-achievements = **Succès**
achievement = { $sign } **{ $title }** : { $story }
profile-achievement = - { $achievement }{ $times ->
    [one] {""}
   *[other] {" "}({ $times } fois)
  }
profile-achievements-more = - …et { $count } de plus
achievement-narrow = D’un cheveu
achievement-narrow-story = gagner d’un seul point
achievement-streak = Sur sa lancée
achievement-streak-story = gagner cinq parties d’affilée
achievement-giant = Tombeur de géants
achievement-giant-story = battre quelqu’un dont la cote est 200 points plus haute
achievement-hundredth = Vieux briscard
achievement-hundredth-story = jouer cent parties
profile-opponent = Adversaire le plus fréquent : **{ $name }**, en { $games ->
    [one] une partie
   *[other] { $games } parties
  }{ $of ->
    [all] {""}
   *[other] {" "}sur les { $of } dernières
  }, avec { $won ->
    [0] aucune victoire.
    [one] une victoire.
   *[other] { $won } victoires.
  }
profile-seats = Victoires selon la place : { $seats }.
profile-seat = { $wins } sur { $games } à la place { $seat }
profile-levels = Victoires contre l’ordinateur : { $levels }.
profile-level = { $level } { $wins } sur { $games }
# What each land brought, by its colour.
profile-lands = Points par région en { $games ->
    [one] une partie
   *[other] { $games } parties (les dernières)
  }, en moyenne : { $lands }.
profile-land = { $land ->
    [yellow] jaune
    [blue] bleu
    [white] blanc
    [green] vert
    [red] rouge
   *[purple] violet
  } { $points }
profile-hidden = **{ $name }** n’a pas de profil ici : aucune partie classée terminée, ou pas de nom affiché partout ({ $privacy }).
profile-empty = **{ $name }** n’a pas encore terminé de partie classée{ $scope ->
    [server] {" "}sur ce serveur
   *[everywhere] {""}
  }. { $play } ouvre un lobby.
lineup-computers-first = contre ordinateurs débutants
lineup-computers-casual = contre ordinateurs amateurs
lineup-computers-skilled = contre ordinateurs aguerris
lineup-computers-easy = contre ordinateurs faciles
lineup-computers-medium = contre ordinateurs moyens
lineup-computers-hard = contre ordinateurs difficiles
lineup-computers-expert = contre ordinateurs experts
lineup-1v1 = duel
lineup-2v2 = en équipe
lineup-1v1v1 = à trois
lineup-1v1v1v1 = à quatre
season-ever = depuis toujours
season-now = cette saison
season-last = saison passée
season-past = { $quarter ->
    [1] premier trimestre
    [2] deuxième trimestre
    [3] troisième trimestre
   *[4] quatrième trimestre
  } { $year }
button-up = Plus haut
button-down = Plus bas
button-mine = Ma place

# What goes wrong

refused-no-table-here = Il n’y a pas de partie dans ce salon. Ouvre un lobby avec { $play }.
refused-no-table-yours = Tu ne joues aucune partie pour le moment. Ouvre un lobby avec { $play } sur un serveur.
refused-which-table = Tu joues plusieurs parties. Va à celle dont tu parles : { $links }{ $more ->
    [0] {""}
   *[other] {" "}et { $more } de plus ; { $games } les montre toutes.
  }
refused-not-in-server = On joue dans les salons d’un serveur. Utilise cette commande là-bas.
refused-bot-not-here = { $where ->
    [chat] Je ne peux pas écrire dans cette discussion. Pour jouer à plusieurs, il faut un serveur où je suis : [ajoute-moi à l’un d’eux](<{ $url }>).
   *[server] Je ne suis pas sur ce serveur, donc je ne peux pas y écrire. [Ajoute-moi](<{ $url }>), ou demande à un gestionnaire du serveur.
  }
refused-no-direct-messages = Je ne suis pas dans ce salon, donc on jouerait dans tes MP, mais je ne peux pas t’y écrire. Envoie-moi d’abord un MP, ou autorise les miens.
refused-dm-busy = Il y a déjà une partie dans nos MP : { $link }. { $watched ->
    [yes] Arrête-la d’abord là-bas avec **Arrêter**.
   *[no] Termine-la d’abord, ou quitte-la là-bas avec /resign.
  }
refused-not-a-member = Cette personne n’est plus sur ce serveur.
refused-message-no-game = Ce message ne concerne aucune partie que je puisse te montrer.
refused-channel-busy = Il y a déjà une table dans ce salon : { $link }. Je t’ouvre un fil pour la tienne ?
refused-thread-busy = Il y a déjà une table dans ce fil : { $link }. Ouvre la tienne dans un autre salon.
refused-channel-taken = Il y a déjà une table dans ce salon : { $link }. Ouvre la tienne dans un autre salon, { $who ->
    [bot] car je ne peux pas créer de fil ici
   *[user] car tu ne peux pas créer de fil ici
  }.
refused-your-threads = Tu ne peux pas créer de fil dans { $channel }, donc je n’en ouvre pas pour toi. Joue sans fil, ou demande à quelqu’un qui peut en créer.
refused-own-tables = Tu as déjà { $most ->
    [one] une table ouverte
   *[other] { $most } tables ouvertes
  } : c’est le maximum par joueur. Termine une partie ou ferme un lobby avant : { $games } liste les tiennes.
refused-own-lobbies = Tu as déjà { $most ->
    [one] un lobby ouvert
   *[other] { $most } lobbys ouverts
  } : c’est le maximum par joueur. Lances-en un ou fermes-en un avant.
refused-own-practice = Tu joues déjà { $most ->
    [one] une partie
   *[other] { $most } parties
  } contre l’ordinateur : c’est le maximum par joueur. Termines-en une, ou quittes-en une avec { $resign } : { $games } liste les tiennes.
refused-own-threads = Tu as ouvert { $most ->
    [one] un fil
   *[other] { $most } fils
  } dans la dernière heure : c’est le maximum par joueur. Tu pourras ouvrir le prochain { $when }, ou une table sans fil dès maintenant.
refused-own-openings = Tu as ouvert { $most ->
    [one] une partie
   *[other] { $most } parties
  } dans la dernière heure : c’est le maximum par joueur. Tu pourras ouvrir la prochaine { $when }.
refused-own-videos = Je prépare encore { $most ->
    [one] une animation
   *[other] { $most } animations
  } pour toi. Réessaie quand ce sera fini !
refused-server-tables = Ce serveur a déjà { $most ->
    [one] une table ouverte
   *[other] { $most } tables ouvertes
  } : c’est le maximum par serveur. Réessaie quand une partie sera terminée.
refused-server-lobbies = Ce serveur a déjà { $most ->
    [one] un lobby ouvert
   *[other] { $most } lobbys ouverts
  } : c’est le maximum par serveur. Rejoins-en un ({ $tables } les liste), ou réessaie plus tard.
refused-server-practice = Ce serveur a déjà { $most ->
    [one] une partie
   *[other] { $most } parties
  } contre l’ordinateur : c’est le maximum par serveur. Réessaie plus tard, ou envoie-moi { $practice } en MP.
refused-server-threads = J’ai ouvert { $most ->
    [one] un fil
   *[other] { $most } fils
  } sur ce serveur dans la dernière heure : je ne peux pas plus. Tu pourras ouvrir le prochain { $when }.
refused-server-openings = On a ouvert { $most ->
    [one] une partie
   *[other] { $most } parties
  } sur ce serveur dans la dernière heure : c’est le maximum par serveur. La prochaine pourra être ouverte { $when }.
refused-own-reports = Tu as envoyé { $most } signalements dans la dernière heure : c’est le maximum par joueur. Tu pourras envoyer le prochain { $when }.
refused-server-reports = Il y a eu { $most } signalements sur ce serveur dans la dernière heure : c’est le maximum par serveur. Le prochain sera possible { $when }. Si c’est urgent, écris aux responsables du serveur.
refused-report-self = Tu ne peux pas te signaler toi-même.
refused-report-bot = Je ne prends que les signalements de personnes. Pour un bot, écris aux responsables du serveur.
refused-report-nowhere = Je ne peux pas transmettre ce signalement. Écris aux responsables du serveur.
refused-report-blank = Les responsables doivent savoir ce qui s’est passé. Choisis de nouveau *Signaler* dans le menu de cette personne et raconte-le.
refused-reports-public = Tout le monde voit ce salon. Choisis-en un que seuls les responsables voient.
refused-own-seeks = Tu as cherché des joueurs { $most } fois dans la dernière heure : c’est le maximum par joueur. Tu pourras recommencer { $when }.
refused-server-seeks = On a cherché des joueurs { $most } fois sur ce serveur dans la dernière heure : c’est le maximum par serveur. Tu pourras recommencer { $when }.
refused-seeks-many = Il y a { $most } recherches sur ce serveur : c’est le maximum. Réponds à l’une d’elles, ou réessaie plus tard.
refused-seek-gone = Cette recherche est terminée. { $seek } montre qui cherche encore.
refused-seek-nowhere = Je ne peux pas ouvrir de fil ici pour une partie. Utilise { $seek } dans un salon où nous pouvons tous deux ouvrir des fils, ou demande aux responsables du serveur.
refused-seek-partner-pending = { $name } n’a pas encore répondu. Tu trouves cette recherche dans { $games }.
refused-seek-with-partner = { $name } joue avec toi dans ta recherche pour ce jeu. Arrête-la dans { $games } avant d’en commencer une autre.
refused-server-videos = Je prépare encore { $most ->
    [one] une animation
   *[other] { $most } animations
  } pour des gens de ce serveur. Réessaie dans quelques minutes !
refused-other-channels = Sur ce serveur, on joue dans { $channels }.
refused-not-manager = Seul un gestionnaire du serveur peut changer ces réglages.
refused-not-yours-to-move = Tu ne peux pas déplacer cette partie. Seuls son hôte ou un gestionnaire du serveur le peuvent.
refused-here-already = Cette partie est déjà ici : { $link }.
refused-move-busy = Il y a une autre table dans ce salon : { $link }. Déplace la tienne vers un salon ou un fil libre.
refused-no-such-table = Cette table n’existe plus. Ouvre un nouveau lobby avec { $play }.
refused-no-such-game = Je ne trouve pas cette partie terminée. Tape quelques lettres du nom d’un joueur et choisis une suggestion ; { $history } liste tes parties.
refused-no-replay-here = Il n’y a pas encore de partie à revoir dans ce salon. Pour en voir une autre, tape { $replay } et remplis « game », ou choisis-en une dans { $history }.
refused-cup-alone = Ce n’est pas possible dans la coupe : chacun joue ses donnes en solo, avec un seul essai et sans aide.
refused-cup-off = Ce serveur n’a pas de coupe de la semaine. Ses gestionnaires peuvent la lancer dans { $settings }.
refused-cup-closed = Cette donne n’est pas ouverte. { $cup } propose celles de la semaine.
refused-cup-not-joined = Tu ne participes pas encore à la coupe de ce serveur. Appuie sur *Participer* dans { $cup }.
refused-cup-played = Tu as déjà joué la coupe de cette semaine, avant de supprimer tes données. La prochaine ouvre { $when }.
refused-league-off = Ce serveur n’a pas de ligue. Ses gestionnaires peuvent la lancer dans { $settings }.
refused-league-full = La ligue est complète : elle a { $most } places.
refused-daily-open = D’autres ont encore cette donne à jouer : tu pourras voir ça quand elle aura fermé, le { $when }.
refused-daily-alone = Ce n’est pas possible dans la donne du jour : chacun la joue en solo, avec un seul essai et sans aide.
refused-daily-closed = Cette donne est fermée, et tu ne l’as pas jouée. { $daily } propose celle d’aujourd’hui.
refused-daily-none = Il n’y avait pas de donne ce jour-là. { $daily } propose celle d’aujourd’hui.
refused-daily-played = Tu as déjà joué cette donne avant de supprimer tes données. La prochaine ouvre { $when }.
refused-daily-unfinished = Tu pourras la partager quand tu l’auras terminée. { $daily } t’y ramène.
refused-daily-shared = Tu as déjà partagé ce résultat ici : { $where }
refused-still-working = Je m’occupe encore de ta dernière demande. Un instant !
refused-videos-busy = J’ai trop d’animations à préparer pour le moment. Réessaie dans quelques minutes !
refused-video-failed = Un problème est survenu pendant que je dessinais cette animation. Ta partie n’a rien. Réessaie !
refused-rules-gone = Cette partie suit des règles que je n’ai plus. Préviens la personne qui gère le bot.
refused-thread-exists = Ce fil est déjà ouvert : { $link }.
refused-rematch-offered = Ton offre attend { $names } : { $link }
refused-rematch-busy = Il y a déjà une table dans ce salon : { $link }.
refused-still-running = Cette partie n’est pas encore terminée : { $link }
refused-not-played = Seuls les joueurs de cette partie peuvent lancer une revanche. { $play } ouvre ton propre lobby.
refused-others-rematch = Cette revanche est pour { $names }. { $play } ouvre ton propre lobby.
refused-channel-gone = Le salon de cette partie n’existe plus. Ouvre un lobby ailleurs avec { $play }.
refused-channel-closed = Je ne peux plus écrire dans le salon de cette partie. Ouvre un lobby ailleurs avec { $play }.
refused-not-host = Seul l’hôte peut faire ça.
refused-host-cancels = C’est toi qui as ouvert ce lobby. **Options…** → **Fermer le lobby** le ferme pour tout le monde.
refused-host-starts = { $start ->
    [by-itself] { $name } peut commencer maintenant. Sinon, la partie commence toute seule { $when }.
   *[by-host] C’est { $name } qui lance cette partie.
  }
refused-host-needs-seat = { $most ->
    [one] Il te faut une place à toi, donc prends un seul ordinateur.
   *[other] Il te faut une place à toi, donc prends au plus { $most } ordinateurs.
  } Pour regarder les ordinateurs jouer entre eux, utilise { $practice } avec « watch ».
refused-already-seated = Tu as déjà une place à cette table.
refused-not-invited = Cette invitation n’est pas pour toi.
refused-seat-is-free = Cette place est déjà libre.
refused-not-joined = Tu n’as pas rejoint cette table.
refused-not-seated = Tu ne joues pas à cette table, mais tu peux regarder. { $play } ouvre ton propre lobby.
refused-table-full = Toutes les places de cette table sont prises.
refused-seat-kept = Cette place est gardée pour { $names }. Sans réponse, elle se libère { $when }.
refused-put-off-before = Tu l’as déjà remise une fois. Accepte, ou réponds **Non merci**.
refused-side-full = Les deux places de cette équipe sont prises.
refused-too-slow = Ça a pris trop de temps. Réessaie, s’il te plaît.
refused-too-many-players = { $most ->
    [2] Avec ces options, le jeu se joue à deux, et vous êtes plus nombreux.
   *[other] Avec ces options, le jeu se joue à { $most } au plus, et vous êtes plus nombreux.
  }
refused-invited-missing = On attend encore : { $names }.
refused-too-few = Il te faut { $missing ->
    [one] un joueur de plus
   *[other] { $missing } joueurs de plus
  }.
refused-invited-self = Tu as déjà une place à ta propre table. Invite quelqu’un d’autre.
refused-invited-twice = Tu as invité deux fois la même personne.
refused-invited-bot = { $name } est un bot et ne peut pas jouer.
refused-invited-often = Tu as invité { $name } trois fois dans la dernière heure. Tu pourras recommencer { $when } ; d’ici là, rejoindre la table reste possible sans invitation.
refused-invitations-blocked = { $name } n’accepte pas tes invitations pour le moment. Ouvre la table sans invitation : rejoindre la table reste possible.
refused-invited-too-many = { $most ->
    [2] Ce jeu se joue à deux : invite une seule personne, ou prends un seul ordinateur.
   *[other] Ce jeu se joue à { $most } au plus : invite moins de monde ou prends moins d’ordinateurs.
  }
refused-lobby-cancelled = Ce lobby a été fermé. Ouvres-en un nouveau avec { $play }.
refused-on-hold = Cette partie est suspendue. Appuie sur **Reprendre** sous son dernier message : { $link }
refused-not-on-hold = Cette partie n’est pas suspendue : { $link }
refused-managers-resume = Un gestionnaire du serveur a mis fin à cette partie, donc seul un gestionnaire peut la reprendre.
refused-not-yours-to-resume = Seul un joueur de cette partie peut la reprendre.
refused-not-yours-to-stop = Seuls la personne qui a lancé cette partie ou un gestionnaire du serveur peuvent l’arrêter.
refused-managers-end = Seul un gestionnaire du serveur peut mettre fin aux parties des autres.
refused-nothing-to-end = Il n’y a ni partie ni lobby dans ce salon.
refused-still-in-lobby = Ce lobby est encore ouvert : { $link }.
refused-follow-own = Tu joues dans cette partie, donc tu sauras de toute façon comment elle finit.
refused-follows-many = Tu suis déjà { $most } parties, le maximum. Cesse d’abord d’en suivre une dans { $games }.
refused-game-over = Cette partie est déjà terminée : { $link }.
refused-alerts-many = Ça ferait plus de { $most } jeux sur tes serveurs, le maximum. Retires-en d’abord dans { $notify }.
refused-seat-refused = Il n’y a pas de place pour toi à cette table. Cherches-en une autre dans { $tables }, ou ouvres-en une avec { $play }.
refused-you-blocked = Tu as bloqué { $name }. Débloque d’abord cette personne dans { $privacy } pour l’inviter.
refused-block-self = Tu ne peux pas te bloquer toi-même.
refused-block-bot = { $name } est un bot et ne peut pas t’inviter.
refused-blocks-many = Tu bloques déjà { $most } personnes, le maximum. Débloques-en d’abord une dans { $privacy }.
refused-opening-barred = Les gestionnaires de ce serveur ne te laissent pas ouvrir de table ici. Tu peux toujours rejoindre celles des autres.
refused-barred-many = Il y a déjà { $most } personnes sur cette liste, le maximum. Permets d’abord à l’une d’elles d’ouvrir à nouveau des tables.
refused-already-started = Cette partie a déjà commencé : { $link }.
refused-file-for-players = Le fichier de cette partie révèle toutes les mains : il est réservé à ses joueurs tant que chacun n’a pas choisi **Montrer ma main** dans la partie à revoir. Tu peux la regarder avec { $replay }.
refused-no-winner = Cette partie s’est arrêtée trop tôt : il n’y a pas de résultat à partager.
refused-not-over = Cette partie n’est pas encore terminée. Ce qui y est caché le reste jusque-là : { $link }
refused-not-started = Cette partie n’a pas encore commencé. Voici son lobby : { $link }
refused-moved-on = La partie a avancé entre-temps, donc rien n’a été joué. Voici où elle en est : { $link }
refused-not-your-turn-of = C’est à { $name } de jouer. Je te préviens quand c’est à toi.
refused-nothing-to-plan = Il n’y a rien à prévoir pour le moment : tu verras ce que ton tour apporte quand il viendra. { $link }
refused-no-plan = Tu n’as rien prévu ici. { $link }
refused-plan-done = Trop tard : c’est déjà ton tour, et je l’ai joué comme prévu. Voici où en est la partie : { $link }
refused-plan-cancelled = Ce coup prévu est déjà annulé, et je n’ai rien joué pour toi. Voici où en est la partie : { $link }
refused-undo-needs-agreement = Dans une partie classée, tu ne peux annuler un tour que si les autres sont d’accord, et ils sont partis. { $link }
refused-nothing-to-undo = Rien à annuler : un coup ne s’annule plus une fois que quelque chose a été révélé. { $link }
refused-no-such-choice = Ce n’est plus possible. Appuie sur **Jouer** sous le message le plus récent : { $link }
refused-left = Tu as quitté cette partie, et un ordinateur joue pour toi. Appuie sur le bouton pour reprendre ta place.
refused-not-left = C’est toi qui joues ; il n’y a pas d’ordinateur à ta place.
refused-away-past = Ce jour est passé. Choisis une des suggestions.
refused-away-too-long = Tu peux t’absenter jusqu’à 21 jours par période de 90 jours. { $days ->
    [0] Pour l’instant, tu les as tous utilisés.
    [one] Il t’en reste un pour l’instant.
   *[other] Il t’en reste { $days } pour l’instant.
  }
refused-not-away = Tu n’as pas d’absence en cours.
refused-no-such-day = Je n’arrive pas à lire cette date. Choisis une suggestion, ou écris-la comme 2030-12-24.
refused-no-such-zone = Je ne connais pas le fuseau horaire « { $text } ». Choisis une des suggestions.
refused-quiet-too-long = Tu peux avoir jusqu’à { $most } heures calmes.
refused-not-yours = Ce bouton est à quelqu’un d’autre. { $privacy } montre les données que je garde sur toi.
refused-undo-not-asked = Je n’ai pas pu demander aux autres. Appuie encore sur le bouton dans une minute. { $link }
refused-not-asked = Cette demande d’annulation n’est plus ouverte. { $link }
refused-no-clock = Cette table n’a pas de chrono.
refused-not-their-turn = Tu ne peux donner du temps qu’à un autre joueur, et seulement pendant son tour. { $link }
refused-not-paused = Le chrono tourne déjà.
refused-not-late = Plus personne n’est en retard. { $link }
refused-level-fixed = Le niveau ne se change qu’avant ton premier tour. Lance une autre partie pour jouer contre un autre niveau.
refused-advice-busy = Beaucoup de monde me demande conseil en ce moment. Réessaie dans une minute !
refused-no-advice = Les conseils ne sont possibles que dans les parties contre l’ordinateur. Entraîne-toi avec { $practice }.
refused-no-hand = Il n’y a pas de main cachée dans ce jeu.
refused-unknown-command = Cette commande a changé. Fais Ctrl+R dans Discord (sur téléphone : ferme-le et rouvre-le), puis réessaie ; { $help } liste toutes les commandes.
refused-unknown-button = Je ne reconnais pas ce bouton. Utilise { $board } pour en avoir un neuf.
refused-not-served = Ce bot n’est pas disponible ici pour toi.
refused-missing-permissions = Il me faut ces permissions dans { $channel } : { $permissions }.
refused-role-managed = { $role } appartient à Discord ou à une application : je ne peux pas le donner.
refused-role-powerful = { $role } a des permissions sur les autres : je ne le donnerai à personne.
refused-role-lacking = Je ne peux pas donner { $role } : il me faut cette permission dans les paramètres du serveur : { $permissions }.
refused-role-above = Je ne peux pas donner { $role } : il n’est pas sous mon propre rôle dans la liste des rôles du serveur.
refused-role-silent = Je ne peux pas notifier { $role }. Choisis un rôle que tout le monde peut mentionner.
refused-webhook-address = Il me faut une adresse web publique qui commence par https://, sans nom ni mot de passe.
permission = { $permission ->
    [view_channel] Voir le salon
    [send_messages] Envoyer des messages
    [send_messages_in_threads] Envoyer des messages dans les fils
    [create_public_threads] Créer des fils publics
    [attach_files] Joindre des fichiers
    [read_message_history] Voir les anciens messages
    [manage_roles] Gérer les rôles
    [manage_threads] Gérer les fils
   *[other] { $permission }
  }
refused-no-threads-here = Je ne peux pas ouvrir de fil d’ici. Utilise un salon textuel, ou joue sans fil.
refused-unknown-profile = Ce profil n’existe plus. { $profile } montre le tien.
refused-unknown-leaderboard = Il n’y a pas de classement de ce nom. Essaie { $leaderboard }.
refused-unknown-rules = Cette page de règles n’existe pas.
unreachable = Je n’ai pas pu joindre Discord. Tes coups joués sont en sécurité : vérifie le plateau avec { $board } et réessaie.
database-busy = Je n’ai pas pu accéder aux parties enregistrées, donc rien n’a changé. Réessaie dans une minute.
forbidden = Discord ne me laisse pas faire ça ici. Quelqu’un qui gère le serveur peut vérifier mes permissions dans ce salon.
bug = Un problème est survenu de mon côté, et je l’ai noté. Tes coups joués sont en sécurité : vérifie le plateau avec { $board } et réessaie.

alt-score-sheet = { $game } : comment les points ont été comptés. Le bouton « En texte » les donne en mots une fois la partie terminée.

# How a finished game turned (/analyse)

analysis = **{ $game }** · { $names } · comment la partie a tourné
analysis-waits = Ton analyse est la prochaine dans la file…
analysis-runs = Je réexamine chaque tour : { $percent } % fait…
analysis-better = Mieux : { $action }
analysis-line = **Tour { $turn }** · { $deed } Ça a coûté environ **{ $points ->
    [one] { $points } point
   *[other] { $points } points
  }**. Mieux : **{ $action }**{ $facts ->
    [none] .
   *[other] { " " }({ $name ->
        [you] { $facts }
       *[other] pour { $name } : { $facts }
    }).
  }
analysis-played = tel que joué : { $fact }
analysis-stretch = Tours { $first } à { $last } : { $name ->
    [you] tes chances
   *[other] les chances de { $name }
  } ont gagné { $percent } %{ $deeds ->
    [none] .
   *[other] {" "}({ $deeds }).
  }
analysis-nothing = Aucune erreur coûteuse. Bien joué !
analysis-luck = Les cartes { $name ->
    [you] t’avantageaient
   *[other] ont favorisé { $name }
  }, d’environ { $points ->
    [one] 1 point
   *[other] { $points } points
  } : c’est l’écart que cette donne ferait entre joueurs de même force.
analysis-luck-even = La donne était équilibrée.
alt-analysis = { $game } : les chances de gagner de chacun, tour par tour.
alt-analysis-turn = { $turn ->
    [0] Au début
   *[other] Après le tour { $turn }
  } : { $chances }
alt-analysis-chance = { $name } { $percent } %
button-analyse = Analyser
button-what-if = Et si… ?
button-what-if-again = Un autre coup
what-if = Et si { $name ->
    [you] tu avais
   *[other] { $name } avait
  } joué autrement ?
what-if-runs = Je rejoue la suite de nombreuses fois…
what-if-chances = Avec **{ $action }**, { $name ->
    [you] tes chances
   *[other] les chances de { $name }
  } auraient été de { $percent } %, au lieu de { $played } % après le coup joué.
refused-no-such-move = Ce coup n’est pas possible ici. Rouvre le tour depuis l’analyse : { $link }
button-look-at = Tour { $turn }
command-analyse = Voir comment une de tes parties terminées a tourné
option-analyse-game = Quelle partie ? La dernière si tu laisses vide
refused-no-game-to-analyse = Tu n’as pas encore terminé de partie. { $play } ou { $practice } en lance une.
refused-not-analysed-for = Une analyse montre toutes les mains, donc elle est réservée aux joueurs de cette partie. Tu peux regarder la partie avec { $replay }.
refused-no-analysis = Il n’y a rien à analyser dans cette partie. Tu peux la regarder avec { $replay }.
refused-own-analyses = J’examine encore une autre partie pour toi. Réessaie quand ce sera fini !
refused-server-analyses = J’examine encore { $most ->
    [one] une partie
   *[other] { $most } parties
  } pour des gens de ce serveur. Réessaie dans quelques minutes !
refused-analyses-busy = J’ai trop de parties à examiner pour le moment. Réessaie dans quelques minutes !
refused-analysis-failed = Un problème est survenu pendant que j’examinais cette partie. Elle n’a rien. Réessaie !
