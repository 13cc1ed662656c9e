# The lessons of Tikal and its auction: for each its title, the task, a hint, and the replies to answers.
# No sentence names a number itself: $left, $gain, $excavate … are counted on the map.

goal-tikal = **Le but :** avoir le plus de points après la dernière manche de décompte, pour les temples que tu contrôles et les trésors que tu détiens.
goal-tikal-auction = **Le but :** avoir le plus de points à la fin, comme toujours à Tikal. Dans cette variante, tu paies tes tuiles en points.

lesson-tikal-tile-title = Une nouvelle tuile
lesson-tikal-tile-ask = Ton tour commence par une tuile. Pose-la à côté des terres connues, là où une dalle ouvre un chemin vers elle.
lesson-tikal-tile-hint = Toutes les cases proposées conviennent. Choisis ensuite le sens.
lesson-tikal-tile-right = Les dalles des deux côtés d’un bord forment son chemin : le passer coûte autant de points qu’il y a de dalles.
lesson-tikal-tile-wrong = Choisis une case.

lesson-tikal-leader-title = Ton expédition
lesson-tikal-leader-ask = Chaque tour a { $turn } points d’action. Amène ton chef, l’étoile, au camp de base pour { $new }.
lesson-tikal-leader-hint = Le chef a son propre bouton.
lesson-tikal-leader-right = Ton chef est au camp de base, et il te reste { $left } points. Dans un temple, il est aussi fort que { $strength } explorateurs.
lesson-tikal-leader-wrong = Plus tard ! Amène d’abord ton chef.
lesson-tikal-leader-wrong-explorer = C’est un explorateur, au même prix. Mais dans un temple, ton chef est aussi fort que { $strength } d’entre eux.

lesson-tikal-walk-title = Se déplacer
lesson-tikal-walk-ask = Chaque dalle du chemin coûte un point par pion. Mène ton chef au temple en A3.
lesson-tikal-walk-hint = Les boutons indiquent la case et ce que coûte le chemin.
lesson-tikal-walk-right = Il te reste { $left } points. Personne n’y est plus fort que toi, donc le temple est à toi : { $gain } points si on comptait maintenant, déjà comptés sous ton nom.
lesson-tikal-walk-wrong = Mène ton chef en A3.
lesson-tikal-walk-wrong-elsewhere = C’est une autre case. Le temple en A3 vaut le plus.

lesson-tikal-excavate-title = Dégager
lesson-tikal-excavate-ask = Pour { $excavate } points, un pion monte d’un étage le temple où il se trouve. Dégage A3.
lesson-tikal-excavate-hint = Il y a un bouton pour ça, avec le nom du temple.
lesson-tikal-excavate-right = Le temple vaut { $gain } maintenant. Un pion y dégage une fois par tour, deux pions deux fois, et c’est le maximum. Tous partagent les pièces des niveaux, et les plus hautes s’épuisent vite.
lesson-tikal-excavate-wrong = Le temple ne monte pas comme ça. Cherche *Dégager*.
lesson-tikal-excavate-wrong-walk = Ton chef est parti, et le temple n’est plus à toi. Reste et dégage.

lesson-tikal-strongest-title = Qui tient un temple
lesson-tikal-strongest-ask = Seul le joueur le plus fort dans un temple en marque les points. Il te reste { $left } point : prends B3 à ton adversaire.
lesson-tikal-strongest-hint = Un de tes pions est aussi fort que { $strength } explorateurs, et se trouve à côté de B3.
lesson-tikal-strongest-right = Ton chef est plus fort que l’explorateur adverse : tu marquerais { $gain } maintenant. À égalité, personne ne marquerait.
lesson-tikal-strongest-wrong = B3 est encore à ton adversaire.
lesson-tikal-strongest-wrong-walk = Tu ne prends pas B3 comme ça. Envoies-y ton chef.

lesson-tikal-treasures-title = Les trésors
lesson-tikal-treasures-ask = Une ruine cache des trésors, face cachée. En prendre un coûte { $treasure } points et demande un pion sur place. Prends-en un.
lesson-tikal-treasures-hint = Ton chef est dans la ruine en A1.
lesson-tikal-treasures-right = Trouvé ! Il rapporte { $single } à chaque décompte ; deux d’une même sorte en rapportent { $pair }, trois { $three }. Un pion en prend un par tour. Pour { $exchange } points, tu peux échanger un trésor seul contre un de ton adversaire.
lesson-tikal-treasures-wrong = Ton chef est dans une ruine : prends-y un trésor.
lesson-tikal-treasures-wrong-walk = Ce pion est parti. Prends un trésor dans la ruine en A1.

lesson-tikal-camps-title = Les camps
lesson-tikal-camps-ask = Un camp à toi coûte { $camp }. D’un camp à l’autre, un pion paie { $hop }, à n’importe quelle distance. Dresses-en un dans la clairière à côté de la ruine.
lesson-tikal-camps-hint = La ruine est en A1. Un camp se dresse sur une clairière.
lesson-tikal-camps-right = De nouveaux explorateurs peuvent aussi partir d’ici, juste à côté de la ruine. Il te reste { $left } points ce tour-ci.
lesson-tikal-camps-wrong = Dresse un camp sur une clairière.
lesson-tikal-camps-wrong-near = C’est à côté du camp de base, d’où tu peux partir de toute façon. Dresse-le près de la ruine.

lesson-tikal-guards-title = Les gardiens
lesson-tikal-guards-ask = Un gardien tient un temple pour toujours, pour { $guard } points. Tes autres pions qui s’y trouvent quittent la partie. Garde ton meilleur temple.
lesson-tikal-guards-hint = Tu tiens deux temples. Regarde leurs nombres, et laisse ton chef libre.
lesson-tikal-guards-right = Personne ne peut plus te le prendre ni le monter. Un explorateur est devenu le gardien, et ton chef reste libre.
lesson-tikal-guards-wrong = Garde le temple qui vaut le plus.
lesson-tikal-guards-wrong-poor = Ce temple vaut peu, et ton chef en est devenu le gardien, pour toujours !

lesson-tikal-scoring-title = Le décompte
lesson-tikal-scoring-ask = Un volcan est sorti : chacun joue un tour sans tuile et marque aussitôt après. Gagne un temple de plus avec tes { $left } points.
lesson-tikal-scoring-hint = Un explorateur de ton adversaire tient A2. Ton chef est assez près.
lesson-tikal-scoring-right = Tu tiens aussi A2 et marques { $gain } à la fin de ce tour. Ensuite, c’est au tour de ton adversaire. Ça arrive à chacun des { $volcanoes } volcans, et une dernière fois à la toute fin.
lesson-tikal-scoring-wrong = Tu ne gagnes aucun temple comme ça. Regarde A2.
lesson-tikal-scoring-wrong-tie = Un explorateur chacun : c’est une égalité, donc personne ne marque A2.
lesson-tikal-scoring-wrong-less = Tu tiens ainsi un temple de plus, mais A2 vaut davantage.
lesson-tikal-scoring-wrong-walk = Là, tu ne tiens pas d’autre temple. Regarde A2.

lesson-tikal-auction-bid-title = La première enchère
lesson-tikal-auction-bid-ask = Les tours s’achètent aux enchères en points de victoire ; chacun commence avec { $start }. Qui gagne prend une des tuiles visibles. Fais une petite enchère.
lesson-tikal-auction-bid-hint = Ce que tu paies te manque à la fin, donc commence par un ou deux points.
lesson-tikal-auction-bid-right = Ton adversaire peut monter ou passer. S’il passe, tu as le choix entre les deux tuiles.
lesson-tikal-auction-bid-wrong = Fais une petite enchère.
lesson-tikal-auction-bid-wrong-dear = C’est beaucoup de points de victoire pour jouer en premier. Enchéris moins.
lesson-tikal-auction-bid-wrong-pass = Alors ton adversaire peut avoir le premier tour pour un point. Essaie une petite enchère.

lesson-tikal-auction-outbid-title = Monter ou passer
lesson-tikal-auction-outbid-ask = La meilleure enchère est à { $bid }. Le dernier joueur a la dernière tuile gratuitement, et les deux tuiles te plaisent. Et maintenant ?
lesson-tikal-auction-outbid-hint = Chacun a un tour par manche, quelle que soit son enchère.
lesson-tikal-auction-outbid-right = Ton adversaire paie { $bid }, et tu as l’autre tuile et ton tour pour rien.
lesson-tikal-auction-outbid-wrong = Les deux tuiles te plaisent, donc pas besoin de payer.
lesson-tikal-auction-outbid-wrong-dear = Tu paierais pour une tuile qui ne te plaît pas plus que l’autre. Passer est gratuit.

lesson-tikal-auction-take-title = Choisir une tuile
lesson-tikal-auction-take-ask = Tu as gagné l’enchère, donc tu choisis en premier. Une tuile est une ruine pleine de trésors, l’autre une clairière. Prends la ruine.
lesson-tikal-auction-take-hint = La ruine montre combien de trésors elle cache.
lesson-tikal-auction-take-right = Maintenant tu la poses et tu joues ton tour comme d’habitude. La clairière va à ton adversaire.
lesson-tikal-auction-take-wrong = C’est la clairière : elle n’a de place que pour un camp.
