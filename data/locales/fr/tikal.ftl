# Tikal: every sentence of the game.

game-tikal = Tikal
game-tikal-about = Temples et trésors dans la jungle, dix points d’action par tour. De deux à quatre.
# What the slash command of the game says of itself: at most 100 characters.
command-play-tikal = Temples et trésors dans la jungle, dix points d’action par tour. De deux à quatre.

option-tikal-auction = enchères
option-tikal-auction-about = Les tuiles s’achètent aux enchères en points de victoire ; chacun commence avec 20

tikal-no-auction = tuiles piochées
tikal-auction = tuiles aux enchères, 20 points au départ

tikal-land = { $kind ->
    [temple] temple de { $value }
    [ruin] ruine à { $treasures } trésors
    [clearing] clairière
    [volcano] volcan
   *[base] camp de base
  }
tikal-kind = { $kind ->
    [mask] masque
    [jug] cruche
    [ring] anneau
    [bell] cloche
    [idol] idole
    [knife] couteau
    [shell] coquillage
   *[crown] couronne
  }
tikal-a-kind = { $kind ->
    [jug] une cruche
    [bell] une cloche
    [idol] une idole
    [crown] une couronne
   *[other] un { tikal-kind }
  }
tikal-kinds = { $count ->
    [one] { tikal-kind }
   *[other] { tikal-kind } ×{ $count }
  }
tikal-group = { $leader ->
    [yes] { $explorers ->
        [0] le chef
        [one] le chef et un explorateur
       *[other] le chef et { $explorers } explorateurs
    }
   *[no] { $explorers ->
        [one] un explorateur
       *[other] { $explorers } explorateurs
    }
  }
tikal-nothing = aucun

# What happened

tikal-began = { $name ->
    [you] Tu mènes
   *[other] { $name } mène
  } la première expédition dans la jungle.
tikal-drawn = { $name ->
    [you] Tu pioches
   *[other] { $name } pioche
  } { $kind ->
      [temple] un temple de { $value }
      [ruin] une ruine à { $treasures } trésors
      [clearing] une clairière
      [volcano] un volcan
     *[base] le camp de base
    }.
tikal-removed = La tuile ({ tikal-land }) ne va nulle part et quitte la partie.
tikal-turn = { $name ->
    [you] Tu
   *[other] { $name }
  } { $deeds }.
tikal-placed = { $name ->
    [you] découvres
   *[other] découvre
  } { $kind ->
      [temple] un temple de { $value }
      [ruin] une ruine à { $treasures } trésors
      [clearing] une clairière
      [volcano] un volcan
     *[base] le camp de base
    } en { $hex }
tikal-entered = { $name ->
    [you] amènes
   *[other] amène
  } { $group } en { $hex }
tikal-moved = { $name ->
    [you] déplaces
   *[other] déplace
  } { $group } de { $start } à { $end } ({ $cost })
tikal-excavated = { $name ->
    [you] dégages
   *[other] dégage
  } le temple en { $hex } jusqu’à { $level }
tikal-found = { $name ->
    [you] trouves
   *[other] trouve
  } { tikal-a-kind } en { $hex }
tikal-exchanged = { $name ->
    [you] échanges
   *[other] échange
  } un trésor avec { $other ->
    [you] toi
   *[other] { $other }
  } ({ $given } contre { $taken })
tikal-camped = { $name ->
    [you] dresses
   *[other] dresse
  } un camp en { $hex }
tikal-guarded = { $left ->
    [0] { $name ->
    [you] mets
   *[other] met
  } un gardien au temple de { $level } en { $hex }
    [one] { $name ->
    [you] mets
   *[other] met
  } un gardien au temple de { $level } en { $hex } (un autre pion y quitte la partie)
   *[other] { $name ->
    [you] mets
   *[other] met
  } un gardien au temple de { $level } en { $hex } ({ $left } autres pions y quittent la partie)
  }
tikal-ended = { $unspent ->
    [0] { $name ->
    [you] termines ton
   *[other] termine son
  } tour
    [one] { $name ->
    [you] termines ton
   *[other] termine son
  } tour avec un point inutilisé
   *[other] { $name ->
    [you] termines ton
   *[other] termine son
  } tour avec { $unspent } points inutilisés
  }
tikal-scoring = { $why ->
    [final] La jungle est explorée. Dernier décompte : chacun joue un tour de 10 points sans tuile, puis marque.
   *[volcano] Décompte { $number } : chacun joue un tour de 10 points sans tuile, puis marque.
  }
tikal-scored = { $name ->
    [you] Tu marques
   *[other] { $name } marque
  } { $points } ({ $temples } pour les temples, { $treasures } pour les trésors) et { $name ->
    [you] arrives
   *[other] arrive
  } à { $total }.
tikal-scoring-ended = Le décompte { $number } est terminé.
tikal-opened = Aux enchères : { $tiles }. { $name ->
    [you] Tu ouvres
   *[other] { $name } ouvre
  }.
tikal-offered = { $name ->
    [you] Tu enchéris
   *[other] { $name } enchérit
  } à { $points }.
tikal-passed = { $forced ->
    [yes] { $name ->
        [you] Tu ne peux plus enchérir et passes
       *[other] { $name } ne peut plus enchérir et passe
      }.
   *[no] { $name ->
        [you] Tu passes
       *[other] { $name } passe
      }.
  }
tikal-won = { $name ->
    [you] Tu remportes
   *[other] { $name } remporte
  } l’enchère { $points ->
    [0] sans rien payer.
    [one] pour un point.
   *[other] pour { $points } points.
  }
tikal-chosen = { $name ->
    [you] Tu prends
   *[other] { $name } prend
  } { $kind ->
      [temple] le temple de { $value }
      [ruin] la ruine à { $treasures } trésors
      [clearing] la clairière
      [volcano] le volcan
     *[base] le camp de base
    }.
tikal-retired = { $name ->
    [you] Tu abandonnes
   *[other] { $name } abandonne
  }.

# The panel

tikal-ask-hex = Où poser la tuile ({ $tile }) ?
tikal-ask-rotation = La tuile ({ $tile }) en { $hex } : dans quel sens ?
tikal-ask-do = { $points ->
    [0] Tu n’as plus de points.
    [one] Il reste un point. Choisis la case du pion à déplacer, ou une action.
   *[other] Il reste { $points } points. Choisis la case du pion à déplacer, ou une action.
  }{ tikal-flag }
tikal-ask-go = De { $start } : vers où ? Les pièces indiquent ce que paie un pion.{ tikal-flag }
tikal-ask-enter = Qui arrive, et dans quel camp ?{ tikal-flag }
# What the flag on some buttons says.
tikal-flag = { $last ->
    [yes] {" "}🏁 finit ton tour.
   *[no] {""}
  }
tikal-ask-who = De { $start } à { $hex } : qui y va ?{ tikal-flag }
tikal-ask-site = { $work ->
    [camp] Où dresses-tu un camp ?
   *[new] Dans quel camp ?
  }{ tikal-flag }
tikal-ask-take = Quel trésor prends-tu ?
tikal-ask-give = Lequel des tiens donnes-tu contre { $kind ->
      [mask] le masque
      [jug] la cruche
      [ring] l’anneau
      [bell] la cloche
      [idol] l’idole
      [knife] le couteau
      [shell] le coquillage
     *[crown] la couronne
    } ?
tikal-ask-end = { $points ->
    [one] Il te reste un point d’action.
   *[other] Il te reste { $points } points d’action.
  } Terminer ton tour quand même ?
tikal-ask-bid = { $bid ->
    [0] Pas encore d’enchère. Enchérir ou passer ?
    [one] L’enchère est à un point. Monter ou passer ?
   *[other] L’enchère est à { $bid } points. Monter ou passer ?
  } Les tuiles : { $open }.
tikal-ask-exactly = Combien proposes-tu ?
tikal-ask-up-to = Je surenchéris d’un point à chaque fois jusqu’à ta limite. Quelle est ta limite ?
tikal-ask-tile = Quelle tuile prends-tu ?

tikal-answer-do = { $deed ->
    [new] { $times ->
        [one] Nouveau{ tikal-where } ({ $price })
       *[other] { $times } nouveaux ({ $price })
    }
    [leader] Chef{ tikal-where } ({ $price })
    [excavate] Dégager{ tikal-where } ({ $price })
    [treasure] Trésor{ tikal-where } ({ $price })
    [exchange] Échange ({ $price })
    [camp] Camp{ tikal-where } ({ $price })
   *[guard] Gardien{ tikal-where } ({ $price })
  }
# Leads to who comes into which camp.
tikal-answer-new = Nouveau…
tikal-where = { $hex ->
    [ask] {""}
   *[other] {" "}{ $hex }
  }
# Takes the last points, so that nothing is left to do.
tikal-answer-last = { $answer } 🏁
tikal-answer-end-turn = Terminer le tour
tikal-answer-end = Oui, terminer le tour
# A hex as the map’s plate names it; who goes, where it is not a single explorer.
tikal-answer-go = { $hex }{ $explorers ->
    [0] {""}
    [one] { $leader ->
        [yes] {" "}×1
       *[no] {""}
    }
   *[other] {" "}×{ $explorers }
  }{ $leader ->
    [yes] { $explorers ->
        [0] {" "}chef
       *[other] {" "}+ chef
    }
   *[no] {""}
  }
# A whole move, where few are left.
tikal-answer-whole = { $start }→{ $way } ({ $price })
tikal-answer-who = { $group } ({ $price })
tikal-answer-rotation = { $number } · dalles { $stones } · { $ways ->
    [none] aucun accès
   *[other] depuis { $ways }
  }
# Beside it a way in, and what a piece pays for it.
tikal-way-from = { $hex } ({ $price })
# The edges are the points of the compass.
tikal-stones = { $edge ->
    [NW] NO
    [SW] SO
   *[other] { $edge }
  }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
  }
tikal-answer-take = { tikal-kind } du joueur { $seat }
tikal-answer-tile = { $number } · { $land }
tikal-answer-bid = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
tikal-answer-tens = De { $first } à { $last }
tikal-answer-pass = Passer
tikal-answer-up = Enchérir jusqu’à…
tikal-answer-up-to = Jusqu’à { $points ->
        [one] { $points } point
       *[other] { $points } points
      }
# In the panel of a player who has left such a bid.
tikal-plan = *Je continue d’enchérir pour toi jusqu’à { $plan ->
        [one] { $plan } point
       *[other] { $plan } points
      }, puis je passe. Personne d’autre ne voit ceci.*

tikal-action-place = Poser la tuile en { $hex }, sens { $number }
tikal-action-enter = { $leader ->
    [yes] Amener le chef en { $hex }
   *[no] Amener un explorateur en { $hex }
  }
tikal-action-move = { $group } de { $start } à { $end }
tikal-action-excavate = Dégager le temple en { $hex }
tikal-action-hunt = Prendre un trésor en { $hex }
tikal-action-exchange = Échanger un trésor avec le joueur { $seat } : { $give } contre { $take }
tikal-action-camp = Dresser un camp en { $hex }
tikal-action-guard = Mettre un gardien au temple en { $hex }
tikal-action-end = Terminer le tour
tikal-action-bid = { $points ->
    [one] Enchérir à un point
   *[other] Enchérir à { $points } points
  }
tikal-action-pass = Passer
tikal-action-choose = Prendre la tuile { $tile } : { $land }

# The position in words

tikal-left = { $points ->
    [0] n’a plus de points
    [one] a encore un point
   *[other] a encore { $points } points
  }
tikal-position = { $what ->
    [tile] { $name } pose la tuile : { $land }
    [act] { $name } { tikal-left }
    [scoring] Décompte { $number }, { $name } { tikal-left }
    [final] Dernier décompte, { $name } { tikal-left }
    [bid] C’est à { $name } d’enchérir sur : { $open }
    [choose] { $name } choisit parmi : { $open }
   *[over] La partie est terminée
  }. { $stack ->
    [0] Il n’y a plus de tuiles
    [one] Il reste une tuile, du groupe { $group }
   *[other] Il reste { $stack } tuiles, la prochaine du groupe { $group }
  }.
tikal-fresh = { $land }{ $stones ->
    [none] {""}
   *[other] {" "}(dalles { $stones })
  }
tikal-position-fits = Elle peut aller en { $hexes }.
tikal-position-bids = { $points ->
    [0] Pas encore d’enchère.
    [one] Meilleure enchère : un point, { $name }.
   *[other] Meilleure enchère : { $points } points, { $name }.
  }
tikal-position-passed = Ont passé : { $names }.
tikal-position-open = Tuiles visibles : { $open }.
# Who has a turn in this round after that.
tikal-position-then = Ensuite : { $names }.
tikal-position-volcano = Après cela, { $name } doit encore poser le volcan.
tikal-position-retired = { $name } n’est plus dans la partie.
tikal-position-player = { $number } { $name } : { $total ->
    [one] { $total } point
   *[other] { $total } points
  }{ $worth ->
    [none] {""}
   *[other] , { $worth } si on comptait maintenant
  }. En réserve : { $supply ->
    [0] aucun explorateur
    [one] un explorateur
   *[other] { $supply } explorateurs
  }{ $leader ->
    [yes] {" "}et le chef
   *[no] {""}
  }, { $camps ->
    [0] aucun camp
    [one] un camp
   *[other] { $camps } camps
  }, { $guards ->
    [0] aucun gardien
    [one] un gardien
   *[other] { $guards } gardiens
  }. Trésors : { $treasures }.
# The same at a glance, for a picture’s description.
tikal-glance-player = { $name }{ $ahead ->
    [yes] , en tête
   *[no] {""}
  }, { $total ->
    [one] { $total } point
   *[other] { $total } points
  }{ $worth ->
    [0] .
   *[other] {" "}si on comptait maintenant, dont { $worth } à confirmer.
  }
tikal-position-paid = Payé : { $points }.
tikal-position-scored = Décompte { $number } : { $temples } pour les temples{ $sites ->
    [none] {""}
   *[other] {" "}({ $sites })
  }, { $treasures } pour les trésors.
tikal-position-map = La carte (joueur:explorateurs, L = chef) : { $sites }.
tikal-position-bare = Libres pour un camp : { $free }. Volcans : { $barred }.
tikal-position-ways = Chemins et leur coût par pion : { $ways }.
tikal-position-edges = Dalles aux bords des cases inexplorées : { $edges }.
tikal-position-last = Dernier tour, { $name } : { $deeds ->
    [none] { $hexes }
   *[other] { $deeds }
  }{ $ways ->
    [none] {""}
   *[other] {" ; "}chemins { $ways }
  }.
# What a player did in a turn, in a few words.
tikal-deed = { $what ->
    [place] tuile en { $hex }
    [enter] { $count ->
        [one] un explorateur
       *[other] { $count } explorateurs
      } en { $hex }
    [leader] chef en { $hex }
    [move] { $leader ->
        [yes] { $count ->
            [one] déplacement du chef
           *[other] déplacement de { $count } dont le chef
          }
       *[no] { $count ->
            [one] déplacement
           *[other] déplacement de { $count }
          }
      } { $hex }
    [excavate] { $count ->
        [one] temple dégagé en { $hex }
       *[other] temple dégagé { $count } fois en { $hex }
      }
    [hunt] { tikal-a-kind } en { $hex }
    [exchange] reçu { tikal-a-kind } ({ $name }){ $given ->
        [none] {""}
       *[other] {" "}contre { $given }
      }
    [camp] camp en { $hex }
    [guard] gardien en { $hex }
   *[score] marqué { $count }
  }
tikal-site-guard = gardien { $seat }
# Who is the strongest at a temple, and would score it.
tikal-site-holder = tenu par { $seat }
tikal-site-treasures = { $count ->
    [0] aucun trésor
    [one] un trésor
   *[other] { $count } trésors
  }
tikal-site-camp = camp { $seat }
tikal-hand = En réserve : { $supply ->
    [0] aucun explorateur
    [one] un explorateur
   *[other] { $supply } explorateurs
  }{ $leader ->
    [yes] {" "}et le chef
   *[no] {""}
  }, { $camps ->
    [0] aucun camp
    [one] un camp
   *[other] { $camps } camps
  }, { $guards ->
    [0] aucun gardien
    [one] un gardien
   *[other] { $guards } gardiens
  }. Tes trésors : { $treasures }. Tu as { $total ->
    [one] { $total } point
   *[other] { $total } points
  }, et en marquerais { $worth } maintenant.
tikal-hand-none = Il n’y a pas de main cachée dans ce jeu.

# The sum at the end

tikal-line-start = Points de départ
tikal-line-temples = Décompte { $round }, { $count ->
    [0] aucun temple
    [one] un temple
   *[other] { $count } temples
  }
tikal-line-treasures = Décompte { $round }, trésors
tikal-line-bids = Enchères

# What the rules refuse

tikal-refused-place-first = Pose d’abord la tuile.
tikal-refused-act-now = Pas maintenant : dépense tes points, ou termine ton tour.
tikal-refused-bid-first = L’enchère d’abord : enchéris ou passe.
tikal-refused-choose-first = Prends d’abord une des tuiles visibles.
tikal-refused-not-enough-points = Ça coûte { $cost ->
    [one] un point d’action
   *[other] { $cost } points d’action
  } ; { $points ->
    [0] il ne t’en reste aucun
    [one] il t’en reste un
   *[other] il t’en reste { $points }
  }.
tikal-refused-discovered = { $hex } est déjà découverte.
tikal-refused-not-adjacent = { $hex } n’est pas à côté d’une case découverte.
tikal-refused-cannot-enter = Dans ce sens, personne ne pourrait entrer sur la tuile en { $hex } : aucun bord n’y a de dalle, ni d’un côté ni de l’autre.
tikal-refused-looks-alike = Ça revient au même qu’un autre sens ; prends le plus petit numéro.
tikal-refused-leader-out = Tu as déjà fait entrer ton chef.
tikal-refused-no-explorers = Tu n’as plus d’explorateurs à faire entrer.
tikal-refused-not-your-camp = Tu n’as pas de camp en { $hex }.
tikal-refused-no-pieces-chosen = Dis qui y va : un nombre d’explorateurs, L pour le chef, ou les deux.
tikal-refused-not-there = Tu n’as pas tous ces pions en { $start }.
tikal-refused-volcano = Personne ne peut aller sur le volcan en { $end }.
tikal-refused-no-way = On ne va pas de { $start } à { $end } avec dix points.
tikal-refused-no-piece-there = Tu n’as personne en { $hex }.
tikal-refused-worked-twice = Seuls deux pions peuvent travailler en { $hex } par tour, et c’est déjà fait.
tikal-refused-worked-already = Tous tes pions en { $hex } y ont déjà travaillé ce tour-ci. Amènes-en d’abord un autre.
tikal-refused-no-temple = Il n’y a pas de temple en { $hex }.
tikal-refused-guarded = Le temple en { $hex } est gardé.
tikal-refused-highest = Le temple en { $hex } ne peut pas monter plus haut.
tikal-refused-level-used-up = Il n’y a plus d’étages de niveau { $level }.
tikal-refused-no-ruin = Il n’y a pas de ruine en { $hex }.
tikal-refused-nothing-left = Il n’y a plus de trésors en { $hex }.
tikal-refused-no-such-player = Indique un autre joueur par son numéro.
tikal-refused-same-kind = On ne peut pas échanger deux trésors de la même sorte.
tikal-refused-own-not-lone = Il te faut exactement { $give } : on ne peut échanger qu’un trésor dont on a un seul exemplaire.
tikal-refused-other-not-lone = Ce joueur n’a pas exactement { $take } : on ne peut prendre qu’un trésor que l’autre a en un seul exemplaire.
tikal-refused-camps-used = Tu as déjà dressé tes deux camps.
tikal-refused-no-clearing = Un camp demande une clairière ou une ruine vidée ; { $hex } n’est ni l’une ni l’autre.
tikal-refused-not-emptied = La ruine en { $hex } cache encore des trésors.
tikal-refused-camp-there = Il y a déjà un camp en { $hex }.
tikal-refused-guards-used = Tu as déjà placé tes deux gardiens.
tikal-refused-no-majority = Tu n’as pas plus de force que chacun des autres en { $hex }.
tikal-refused-bid-too-low = L’enchère est à { $last } : monte ou passe.
tikal-refused-bid-too-high = { $most ->
    [0] Tu n’as aucun point
    [one] Tu as un point
   *[other] Tu as { $most } points
  } et ne peux pas monter plus haut.
tikal-refused-not-open = Cette tuile n’est pas parmi celles à prendre.

# The turning points, in a replay

tikal-turning-temple = { $how ->
    [dug] { $name } dégage le meilleur temple, { $hex }, jusqu’à { $level } : { $points ->
        [one] { $points } point
       *[other] { $points } points
      } en tout
   *[held] { $name } prend en premier le meilleur temple, { $hex } : { $points ->
        [one] { $points } point
       *[other] { $points } points
      } en tout
  }
tikal-turning-scoring = Meilleur décompte : { $name } marque { $points }
tikal-turning-taken = { $name } prend le temple de { $level } en { $hex } à { $other }
tikal-turning-dearest = Tour le plus cher : { $name } paie { $points }

# What decided the game

tikal-decisive-always = { $name } mène du premier au dernier décompte
tikal-decisive-passed = { $last ->
    [yes] au dernier décompte
   *[no] au décompte { $number }
  }, { $name } dépasse { $other }{ $last ->
    [yes] {""}
   *[no] {" "}et garde la tête
  }
tikal-decisive-gained = { $last ->
    [yes] au dernier décompte
   *[no] au décompte { $number }
  }, { $name } marque { $points }, { $more } de plus que { $other }
tikal-decisive-scored = { $last ->
    [yes] au dernier décompte
   *[no] au décompte { $number }
  }, { $name } marque { $points }, le plus de tous

# What people are remembered for

tikal-achievement-two-guards = Bien gardé
tikal-achievement-two-guards-story = placer ses deux gardiens
tikal-achievement-highest = Le plus haut temple
tikal-achievement-highest-story = tenir un temple de dix jusqu’à la fin
tikal-achievement-great-round = Éruption
tikal-achievement-great-round-story = marquer quarante points en un seul décompte
tikal-achievement-all-of-a-kind = Au complet
tikal-achievement-all-of-a-kind-story = réunir tous les trésors d’une sorte
tikal-achievement-comeback = Dernière lueur
tikal-achievement-comeback-story = gagner en revenant au dernier décompte

# Why a step is advised, in a few words that can be checked on the map

tikal-temple-on = le temple en { $hex }
tikal-cause = { $hex ->
    [treasures] { $whose ->
        [rival] surtout les trésors de { $name } : −{ $points }
       *[own] surtout les trésors : +{ $points }
    }
   *[other] { $whose ->
        [rival] surtout le temple en { $hex } de { $name } : −{ $points }
       *[own] surtout le temple en { $hex } : +{ $points }
    }
  }
tikal-why-land = { $land }
tikal-why-raise = le monte à { $value }
tikal-why-hoard = { $count ->
    [one] un trésor s’y trouve
   *[other] { $count } trésors s’y trouvent
  }
tikal-why-temple = un temple de { $value }
tikal-why-camp = de là à tes autres camps pour { $hop } point
tikal-why-guard = personne ne peut t’en prendre { $value ->
    [one] le point
   *[other] les { $value } points
  }
tikal-why-gain = tu marquerais { $points ->
    [one] un point
   *[other] { $points } points
  } de plus
tikal-why-loss = { $others ->
    [1] ton adversaire
   *[other] un adversaire
  } marquerait { $points ->
    [one] un point
   *[other] { $points } points
  } de moins
