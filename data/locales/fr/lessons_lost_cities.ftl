# The lessons of Lost Cities: for each its title, the task, a hint, and the replies to answers.
# No sentence names a number itself: $hand, $cost, $worth … are counted on the table.
# "right" and "wrong…" stand below the picture of where the answer leads.

goal-lost_cities = **Le but :** avoir plus de points que ton adversaire à la fin, avec des expéditions qui rapportent plus qu’elles ne coûtent.
goal-lost_cities-partners = **Le but :** avoir plus de points que l’autre équipe à la fin, avec des expéditions que vous menez à deux.

lesson-lost_cities-turn-title = Ton tour
lesson-lost_cities-turn-ask = À ton tour, tu joues une carte, puis tu en pioches une. Lance ton expédition jaune avec ta carte jaune la plus basse.
lesson-lost_cities-turn-hint = Appuie sur ta carte jaune la plus basse, puis **Expédition**, puis **Pioche**.
lesson-lost_cities-turn-right = Tu as joué une carte et tu en as pioché une : te revoilà à { $hand } cartes. C’est tout un tour.
lesson-lost_cities-turn-wrong = Ce n’est pas ça. Cherche ta carte jaune la plus basse.
lesson-lost_cities-turn-wrong-high = C’est permis, mais tes cartes jaunes plus basses ne seront plus jouables. Commence par la plus basse.
lesson-lost_cities-turn-wrong-colour = Tu peux lancer n’importe quelle expédition, mais essaie la jaune : c’est la couleur où tu as le plus de cartes.
lesson-lost_cities-turn-wrong-discard = Cette carte est maintenant à la défausse, où ton adversaire peut la prendre. Joue une carte jaune sur ta propre expédition.

lesson-lost_cities-up-title = Toujours plus haut
lesson-lost_cities-up-ask = Sur une expédition, les nombres ne peuvent que monter, et on peut en sauter. Quelle carte continue ton expédition verte ?
lesson-lost_cities-up-hint = Les cartes assombries sont trop basses. Cherche une verte bien claire.
lesson-lost_cities-up-right = C’est la carte la plus haute de toutes : cette expédition est complète, plus rien ne peut suivre.
lesson-lost_cities-up-wrong = Ça ne continue pas ton expédition verte.
lesson-lost_cities-up-wrong-low = Cette carte verte est plus basse que la dernière de ton expédition : elle ne pouvait qu’être défaussée. Trouves-en une plus haute.
lesson-lost_cities-up-wrong-colour = Ça lance une autre expédition. Continue d’abord la verte.

lesson-lost_cities-cost-title = Ce que ça coûte
lesson-lost_cities-cost-ask = Chaque expédition lancée coûte { $cost } points, que ses nombres doivent rembourser. Quelle couleur en vaut la peine ?
lesson-lost_cities-cost-hint = Additionne tes nombres de chaque couleur. Une seule dépasse { $cost }. Commence par sa carte la plus basse.
lesson-lost_cities-cost-right = Elle est à { $worth } pour l’instant, mais avec les cartes de ta main elle rapportera bientôt.
lesson-lost_cities-cost-wrong = Une seule carte de cette couleur ne remboursera pas { $cost } points : elle est à { $worth }, sans grand-chose à venir.
lesson-lost_cities-cost-wrong-high = La bonne couleur ! Mais tes cartes blanches plus basses ne sont plus jouables, et il te les faut pour rembourser { $cost }.
lesson-lost_cities-cost-wrong-discard = Tu peux attendre, mais tu as assez de cartes blanches pour te lancer tout de suite.

lesson-lost_cities-wagers-title = Les paris
lesson-lost_cities-wagers-ask = Un pari double une expédition : son gain, mais aussi sa perte. Tu veux te lancer en vert. Quelle carte d’abord ?
lesson-lost_cities-wagers-hint = Un pari n’est permis qu’avant le premier nombre.
lesson-lost_cities-wagers-right = Les paris viennent avant le premier nombre. Celui-ci double l’expédition, qui est à { $worth } tant que tu n’ajoutes pas de nombres.
lesson-lost_cities-wagers-wrong = Tu veux te lancer en vert. Cherche la carte verte avec un losange.
lesson-lost_cities-wagers-wrong-number = Maintenant ton pari vert n’est plus jouable : les paris viennent avant le premier nombre.
lesson-lost_cities-wagers-wrong-discard = Tu as de fortes cartes vertes. Joues-en une sur ton expédition.

lesson-lost_cities-discard-title = Défausser
lesson-lost_cities-discard-ask = Rien ne va sur ton expédition, et en lancer une autre est risqué. Défausse la carte qui aide le moins ton adversaire.
lesson-lost_cities-discard-hint = Ton adversaire ne peut rien faire d’un nombre plus bas que le dernier de son expédition.
lesson-lost_cities-discard-right = L’expédition bleue de ton adversaire a dépassé ce nombre, et tu ne joues pas de bleu. Personne ne le regrettera.
lesson-lost_cities-discard-wrong = Trouve une carte trop basse pour l’expédition de ton adversaire.
lesson-lost_cities-discard-wrong-wanted = Ton adversaire joue cette couleur et peut prendre la carte dans la défausse à son tour.
lesson-lost_cities-discard-wrong-unknown = Possible, mais ton adversaire se lancera peut-être dans cette couleur. Il y a une carte dont il ne peut rien faire.
lesson-lost_cities-discard-wrong-start = Ça coûte { $cost } points, et c’est à { $worth } maintenant. Défausse plutôt une carte.

lesson-lost_cities-take-title = Prendre dans la défausse
lesson-lost_cities-take-ask = Au lieu de piocher, tu peux prendre la carte du dessus d’une défausse. Joue n’importe quelle carte et prends celle qui va sur ton expédition.
lesson-lost_cities-take-hint = Ton expédition bleue a encore de la place pour une carte haute, et ton adversaire vient de la défausser.
lesson-lost_cities-take-right = Tu sais ce que tu prends, et la pioche ne diminue pas : la manche dure un tour de plus.
lesson-lost_cities-take-wrong = Cette carte ne continue pas ton expédition bleue. Regarde la défausse bleue.
lesson-lost_cities-take-wrong-pile = Tu as pioché en laissant une carte qu’il te faut. Prends dans la défausse bleue.

lesson-lost_cities-long-title = Les longues expéditions
lesson-lost_cities-long-ask = Une expédition de { $long } cartes ou plus rapporte { $bonus } points de plus, paris compris. Ta bleue en a { $most }. Quelle carte ajoutes-tu ?
lesson-lost_cities-long-hint = Cherche une carte bleue plus haute que la dernière de ton expédition.
lesson-lost_cities-long-right = Les nombres font { $sum }. Moins { $cost }, fois { $factor }, plus { $bonus } : ça fait { $worth } points.
lesson-lost_cities-long-wrong = Ce n’est pas l’expédition qui approche des { $long } cartes.
lesson-lost_cities-long-wrong-late = Là, cette carte bleue n’aide pas ton expédition. Trouves-en une jouable.

lesson-lost_cities-end-title = La dernière carte
lesson-lost_cities-end-ask = La manche se termine dès que quelqu’un prend la dernière carte de la pioche. Tu mènes { $total } à { $opponent } : joue une bonne carte et finis-en.
lesson-lost_cities-end-hint = Une carte claire peut encore rejoindre une expédition. Joue-la, puis pioche.
lesson-lost_cities-end-right = C’était la dernière carte, la manche est finie : { $total } à { $opponent }. Les cartes qui restent en main ne comptent pas.
lesson-lost_cities-end-wrong = Une de tes cartes rapporte encore des points. Joue celle-là et pioche.
lesson-lost_cities-end-wrong-on = Tu as pris dans la défausse : il reste une carte dans la pioche, et ton adversaire a encore un tour.
lesson-lost_cities-end-wrong-waste = La manche est finie, mais tu as laissé filer des points : une de tes cartes pouvait encore rejoindre une expédition.

# For four, as partners

lesson-lost_cities-partners-shared-title = Des expéditions communes
lesson-lost_cities-partners-shared-ask = Ton partenaire et toi jouez sur les mêmes expéditions. Ton partenaire a lancé la bleue : continue-la sans gâcher de place.
lesson-lost_cities-partners-shared-hint = Tu as deux cartes bleues basses. Joue la plus basse.
lesson-lost_cities-partners-shared-right = L’expédition est à { $worth } maintenant, et ton partenaire pourra la continuer à son prochain tour.
lesson-lost_cities-partners-shared-wrong = Ton partenaire a commencé en bleu. Joue une carte bleue.
lesson-lost_cities-partners-shared-wrong-high = C’est possible, mais ta carte bleue plus basse n’est plus jouable. Joue-la d’abord.
lesson-lost_cities-partners-shared-wrong-start = Une deuxième expédition coûte encore { $cost } points. Continue d’abord celle de ton partenaire.
lesson-lost_cities-partners-shared-wrong-pass = Passer prend tout ton tour. Tu as des cartes bleues jouables tout de suite.
lesson-lost_cities-partners-shared-wrong-discard = Les défausses aident tes adversaires. Tu as des cartes bleues jouables.

lesson-lost_cities-partners-pass-title = Passer des cartes
lesson-lost_cities-partners-pass-ask = Au lieu de jouer, tu peux passer { $passed } cartes à ton partenaire, qui a commencé en vert. Passe ce qui ira là plus tard.
lesson-lost_cities-partners-pass-hint = Appuie sur **Passer deux cartes**, puis sur tes nombres verts.
lesson-lost_cities-partners-pass-right = Seul ton partenaire voit quelles cartes c’était. Tu ne pioches pas : ta main reste plus petite désormais, et la sienne plus grande.
lesson-lost_cities-partners-pass-wrong = Passe deux cartes au lieu de jouer.
lesson-lost_cities-partners-pass-wrong-others = Ton partenaire a commencé en vert. Passe-lui deux cartes qui y aident.
lesson-lost_cities-partners-pass-wrong-high = Ça laisse un trou que ton partenaire voudra peut-être combler. Passe-lui plutôt tes nombres verts.
lesson-lost_cities-partners-pass-wrong-start = Ça lance une autre expédition pour { $cost } points. Passe plutôt les nombres verts à ton partenaire.
lesson-lost_cities-partners-pass-wrong-discard = Tes adversaires pourraient la prendre. Passe plutôt les nombres verts à ton partenaire.

lesson-lost_cities-partners-must-title = Trois fois passé
lesson-lost_cities-partners-must-ask = Quand on a passé { $passes } fois de suite, le joueur suivant doit jouer : c’est toi. Si ton partenaire t’a passé une carte verte, ce n’est pas pour rien.
lesson-lost_cities-partners-must-hint = Additionne tes nombres verts, et commence par le plus bas.
lesson-lost_cities-partners-must-right = C’est ce qu’espérait ton partenaire. On ne se parle pas : vous ne pouvez rien vous dire d’autre que les cartes jouées et passées.
lesson-lost_cities-partners-must-wrong = Joue une carte verte.
lesson-lost_cities-partners-must-wrong-high = La bonne couleur, mais commence par ta carte verte la plus basse, pour que les autres restent jouables.
lesson-lost_cities-partners-must-wrong-start = Tu as bien plus de cartes d’une autre couleur, et ton partenaire t’en a donné une de plus.
lesson-lost_cities-partners-must-wrong-discard = Tu peux défausser, mais avec autant de cartes vertes tu peux lancer une expédition.
