# The page in the browser (explorers without a token): what stands around the messages.

page-title = Essayer Explorers’ Guild
page-tagline = Des jeux de société qui prennent leur temps. Essaies-en un : rien ne quitte ton ordinateur.
page-seats = { $partners ->
    [yes] À deux, ou à quatre en équipes
    [pair] À deux
   *[no] De { $least ->
        [1] un
        [2] deux
        [3] trois
       *[other] { $least }
    } à { $most ->
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
       *[other] { $most }
    } joueurs
  }
page-play = Contre l’ordinateur
page-learn = Apprendre
page-deal = Jouer la donne du jour
page-deal-about = Les mêmes cartes pour tout le monde, un seul essai.
page-others = À plusieurs ? Tape `/play` en bas, puis passe à { $others } en haut.
page-people = Tu es
page-who = Qui tu es
page-places = dans
page-where = Ce que tu regardes
page-view = { $name } dans { $place }
page-new-game = Nouvelle partie
page-next-day = Jour suivant
page-beside = Une autre fenêtre, en tant que { $name }
page-news = { $name }, du nouveau
page-direct = Messages privés
page-thread = Fil
page-ended = Le terrain de jeu est fermé. Relance `explorers` pour continuer à jouer.

discord-private = Visible par toi uniquement
discord-edited = (modifié)
discord-thinking = Réflexion en cours…
discord-earlier = Charger les messages précédents
discord-newer = Messages plus récents
discord-latest = Nouveaux messages · aller au dernier
discord-write = Message à { $channel }
discord-used = { $name } a utilisé
discord-cancel = Annuler
discord-submit = Envoyer
discord-empty = Aucun message ici.
