# The lessons of Lost Cities: The Board Game: for each its title, the task, a hint, and the replies to answers.
# No sentence names a number itself: $value, $total, $factor … are counted on the table.

goal-lost_cities_board = **Le but :** avoir le plus de points à la fin, en menant tes explorateurs le plus loin possible sur les chemins.

lesson-lost_cities_board-start-title = Ouvrir un chemin
lesson-lost_cities_board-start-ask = Chaque carte que tu joues fait monter un de tes explorateurs sur le chemin de sa couleur. Ouvre le chemin bleu avec un aventurier.
lesson-lost_cities_board-start-hint = Un chemin s’ouvre avec ta carte la plus basse de cette couleur. Les autres bleues sont assombries.
lesson-lost_cities_board-start-right = Ton aventurier est sur la première case du chemin bleu, qui vaut { $value } pour l’instant. Dans une partie, tu piocherais ensuite une carte.
lesson-lost_cities_board-start-wrong = Cherche ta carte bleue la plus basse.
lesson-lost_cities_board-start-wrong-researcher = C’est ton chef d’expédition, qui compte double, en bien comme en mal. Envoie d’abord un aventurier.
lesson-lost_cities_board-start-wrong-colour = Tu peux ouvrir n’importe quel chemin, mais c’est en bleu que tu as le plus de cartes.
lesson-lost_cities_board-start-wrong-discard = Personne n’avance quand tu défausses. Joue ta carte bleue la plus basse.

lesson-lost_cities_board-continue-title = Continuer
lesson-lost_cities_board-continue-ask = Chaque nouvelle carte doit être au moins aussi haute que la dernière de sa colonne. Continue en jaune sans gâcher de place.
lesson-lost_cities_board-continue-hint = Plus l’écart est petit, plus tu pourras jouer de cartes après.
lesson-lost_cities_board-continue-right = Une carte, une case, quel que soit le nombre. De petits écarts gardent le chemin ouvert, et une carte égale convient aussi.
lesson-lost_cities_board-continue-wrong = Personne n’a avancé sur le chemin jaune. Joue une carte jaune sur ta colonne.
lesson-lost_cities_board-continue-wrong-high = Ça fait une case aussi, mais presque aucune carte jaune n’est assez haute pour la suivre. Prends la plus basse.
lesson-lost_cities_board-continue-wrong-low = Cette carte est plus basse que la dernière de ta colonne : elle ne pouvait qu’être défaussée.
lesson-lost_cities_board-continue-wrong-colour = Ça ouvre un autre chemin. Continue d’abord en jaune.

lesson-lost_cities_board-stones-title = Passer en positif
lesson-lost_cities_board-stones-ask = Les { $costly } premières cases d’un chemin coûtent des points. Ton explorateur vert est sur la dernière d’entre elles : joue la meilleure carte.
lesson-lost_cities_board-stones-hint = Plusieurs cartes vertes sont jouables. Choisis la plus basse.
lesson-lost_cities_board-stones-right = Cette case vaut { $value }, et la pièce posée dessus te donne { $gained } points tout de suite.
lesson-lost_cities_board-stones-wrong = Ton explorateur vert n’a pas avancé.
lesson-lost_cities_board-stones-wrong-high = Il avance pareil, mais tes cartes vertes plus basses ne sont plus jouables. Joue la plus basse possible.
lesson-lost_cities_board-stones-wrong-start = Cet explorateur vaut { $value } pour l’instant, alors que le vert t’aurait rapporté des points. Continue d’abord en vert.
lesson-lost_cities_board-stones-wrong-discard = Personne n’a avancé. Tu as des cartes vertes jouables.

lesson-lost_cities_board-arrows-title = Les flèches
lesson-lost_cities_board-arrows-ask = Tu as atteint une flèche : un de tes explorateurs avance d’une case de plus. Lequel trouverait un artefact, la jarre ?
lesson-lost_cities_board-arrows-hint = Regarde les tuiles devant tes explorateurs, en bas de l’image.
lesson-lost_cities_board-arrows-right = Tu as trouvé une jarre. À la fin d’une partie courte, n’en avoir aucune vaut { $none } points, une seule { $worth }, et chaque jarre de plus rapporte davantage.
lesson-lost_cities_board-arrows-wrong = Pas de jarre par là. Regarde les tuiles devant tes explorateurs.
lesson-lost_cities_board-arrows-wrong-chain = C’est une autre flèche, donc tu pourrais encore avancer : un enchaînement ! Mais cette fois, cherche la jarre.
lesson-lost_cities_board-arrows-wrong-stay = Tu peux refuser ce pas, mais ici il te rapporterait une jarre.

lesson-lost_cities_board-draw-title = Piocher une carte
lesson-lost_cities_board-draw-ask = Après avoir avancé, tu prends une carte, dans la pioche ou sur le dessus d’une défausse. Laquelle continue ta colonne ?
lesson-lost_cities_board-draw-hint = Compare les cartes des défausses avec les dernières cartes de tes colonnes.
lesson-lost_cities_board-draw-right = Elle va sur ta colonne jaune. Tu as de nouveau { $hand } cartes, et ton tour est fini.
lesson-lost_cities_board-draw-wrong = Cette carte ne continue aucune de tes colonnes. Regarde la défausse jaune.
lesson-lost_cities_board-draw-wrong-pile = Tu aurais pu avoir de la chance, mais une carte jouable était dans la défausse jaune.

lesson-lost_cities_board-researcher-title = Le chef d’expédition
lesson-lost_cities_board-researcher-ask = Ton chef d’expédition compte double, en bien comme en mal. Envoie-le là où tu as le plus de cartes qui montent.
lesson-lost_cities_board-researcher-hint = Une couleur a une carte très basse et trois autres pour la suivre.
lesson-lost_cities_board-researcher-right = Ça fait { $total } points pour l’instant, mais avec tes cartes vertes le chef sera vite en positif, et alors il compte double.
lesson-lost_cities_board-researcher-wrong = C’est un aventurier, et pas sur ton meilleur chemin. Trouve la couleur où tu as le plus de cartes.
lesson-lost_cities_board-researcher-wrong-adventurer = Le bon chemin ! Mais c’est un aventurier qui est parti : choisis le chef d’expédition, qui compte double.
lesson-lost_cities_board-researcher-wrong-weak = Risqué : avec si peu de cartes, le chef restera peut-être en négatif, ce qui coûte le double.
lesson-lost_cities_board-researcher-wrong-discard = Personne n’a avancé. Ouvre un chemin avec le chef d’expédition.

lesson-lost_cities_board-arrived-title = Un chemin terminé
lesson-lost_cities_board-arrived-ask = Ton explorateur jaune est arrivé sur la dernière case. Une carte jaune jouable fait maintenant avancer un autre de tes explorateurs.
lesson-lost_cities_board-arrived-hint = Trouve une carte jaune au moins aussi haute que la dernière de ta colonne.
lesson-lost_cities_board-arrived-right = Ensuite tu choisirais qui avance : n’importe quel autre de tes explorateurs, d’une case. Les cartes hautes servent donc toujours.
lesson-lost_cities_board-arrived-wrong = Joue une carte jaune jouable.
lesson-lost_cities_board-arrived-wrong-start = C’est tard pour ouvrir un chemin : cet explorateur vaut { $value } pour l’instant, et il reste peu de temps.
lesson-lost_cities_board-arrived-wrong-discard = Personne n’a avancé. Une de tes cartes jaunes est encore jouable.

lesson-lost_cities_board-bridges-title = Les ponts
lesson-lost_cities_board-bridges-ask = Quand l’explorateur n° { $crossings } passe un pont, l’expédition se termine ; { $crossed } sont passés. Tu mènes { $total } à { $opponent } : finis-en !
lesson-lost_cities_board-bridges-hint = Ton explorateur vert est juste devant un pont, et une carte est jouable.
lesson-lost_cities_board-bridges-right = Le pont est passé, c’est fini. Avec les artefacts, ça fait { $total } à { $opponent }.
lesson-lost_cities_board-bridges-wrong = Personne n’a passé de pont.
lesson-lost_cities_board-bridges-wrong-on = La partie continue, et ton adversaire peut encore revenir. Joue la carte verte jouable.
