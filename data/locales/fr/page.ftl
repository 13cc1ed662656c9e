# The page in the browser (explorers without a token): what stands around the messages.

page-people = Tu es
page-who = Qui tu es
page-places = dans
page-where = Ce que tu regardes
page-view = { $name } dans { $place }
page-new-game = Nouvelle partie
page-practise = Entraîne-toi ici, contre un ordinateur :
page-empty = Personne n’a encore écrit ici. Entraîne-toi tout de suite contre un ordinateur :
page-next-day = Jour suivant
page-beside = Une autre fenêtre, en tant que { $name }
page-news = { $name }, du nouveau
page-direct = Messages privés
page-thread = Fil
page-ended = Le terrain de jeu est fermé. Relance `explorers` pour continuer à jouer.
