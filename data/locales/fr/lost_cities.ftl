# Lost Cities: every sentence of the game.

game-lost_cities = Lost Cities
game-lost_cities-about = Mène des expéditions, ou prive l’adversaire de ses cartes. Jeu de cartes à deux, ou à quatre en équipe.
# What the slash command of the game says of itself: at most 100 characters.
command-play-lost_cities = Mène des expéditions, ou prive l’adversaire de ses cartes. À deux, ou à quatre en équipe.

option-lost_cities-rounds = manches
option-lost_cities-rounds-about = Nombre de manches (3 par défaut)
option-lost_cities-colours = expéditions
option-lost_cities-colours-about = Cinq expéditions, ou six avec les grottes de cristal
option-lost_cities-partners = équipes
option-lost_cities-partners-about = À quatre, deux contre deux (avec cinq expéditions)
lost_cities-options = { $rounds ->
    [1] une manche
    [3] trois manches
   *[5] cinq manches
  }{ $colours ->
    [5] {""}
   *[6] , six expéditions
  }{ $kind ->
    [partners] , deux contre deux
   *[duel] {""}
  }

lost_cities-colour = { $colour ->
    [Y] jaune
    [B] bleu
    [W] blanc
    [G] vert
    [R] rouge
   *[P] violet
  }
lost_cities-card = { $number ->
    [wager] pari
   *[other] { $number }
  } { lost_cities-colour }
lost_cities-the-card = le { lost_cities-card }

# What happened

lost_cities-seated = { $first } jouent contre { $second }. Sans se parler : les partenaires ne communiquent que par les cartes qu’ils jouent et passent.
lost_cities-passed = { $name ->
    [you] Tu passes deux cartes à { $to } au lieu de jouer.
   *[other] { $name } passe deux cartes à { $to } au lieu de jouer.
  }
lost_cities-handed = { $name ->
    [you] Tu as passé à { $to } : { $cards }.
   *[other] { $name } a passé à { $to } : { $cards }.
  }
lost_cities-round-began = Manche { $round } : { $name ->
    [you] tu commences.
   *[other] { $name } commence.
  }
lost_cities-moved = { $name ->
    [you] Tu { $how ->
        [invest] joues un pari { lost_cities-colour }
        [begin] lances l’expédition { $colour ->
            [Y] jaune
            [B] bleue
            [W] blanche
            [G] verte
            [R] rouge
           *[P] violette
        } avec le { $number }
        [follow] ajoutes le { lost_cities-card } à l’expédition
       *[discard] défausses le { lost_cities-card }
    } { $taken ->
        [drawn] et pioches { $drawn }.
        [none] et pioches.
       *[other] et prends le { $taken } dans la défausse.
    }
   *[other] { $name } { $how ->
        [invest] joue un pari { lost_cities-colour }
        [begin] lance l’expédition { $colour ->
            [Y] jaune
            [B] bleue
            [W] blanche
            [G] verte
            [R] rouge
           *[P] violette
        } avec le { $number }
        [follow] ajoute le { lost_cities-card } à l’expédition
       *[discard] défausse le { lost_cities-card }
    } { $taken ->
        [none] et pioche.
       *[other] et prend le { $taken } dans la défausse.
    }
  }
lost_cities-drew = Tu as pioché le { lost_cities-card }.
lost_cities-round-ended = La pioche est vide et la manche { $round } se termine : { $scores }.
lost_cities-round-score = { $name } { $points }{ $total ->
    [same] {""}
   *[other] {" "}(total { $total })
  }
lost_cities-retired = { $name ->
    [you] Tu abandonnes.
   *[other] { $name } abandonne.
  }

# The panel

lost_cities-ask-card = Quelle carte joues-tu ou défausses-tu ?
lost_cities-ask-to = Le { lost_cities-card } : où ça ?
# Where a card has no place but the discards, $last is the number in its way on the player’s own expedition.
lost_cities-ask-from = Le { lost_cities-card } { $to ->
    [expedition] va sur ton expédition
   *[discard] { $last ->
        [none] part à la défausse
       *[other] ne peut qu’être défaussé : { $number ->
            [wager] un pari vient avant le premier nombre, et ton expédition { $colour ->
                  [Y] jaune
                  [B] bleue
                  [W] blanche
                  [G] verte
                  [R] rouge
                 *[P] violette
                } en est à { $last }
           *[other] ton expédition { $colour ->
                 [Y] jaune
                 [B] bleue
                 [W] blanche
                 [G] verte
                 [R] rouge
                *[P] violette
               } en est déjà à { $last }
          }
      }
  }.{ $sources ->
    [single] {" "}Pioche une carte pour finir ton tour.
   *[several] {" "}Où pioches-tu ?
  }
lost_cities-ask-first = Quelle carte passes-tu d’abord ?
lost_cities-ask-second = Quelle carte avec le { lost_cities-card } ?
lost_cities-answer-pass = Passer deux cartes
lost_cities-action-pass = Deux cartes pour ton partenaire : { $cards }
lost_cities-answer-card = { lost_cities-card }
lost_cities-answer-expedition = Expédition
lost_cities-answer-discard = Défausse
lost_cities-answer-pile = Pioche
lost_cities-answer-draw = Piocher et finir
lost_cities-answer-from = { lost_cities-card }, de la défausse
lost_cities-action = { lost_cities-card } { $to ->
    [expedition] sur l’expédition
   *[discard] à la défausse
  }, { $source ->
    [pile] puis piocher
   *[other] puis prendre dans la défausse en { $source }
  }

# What has changed since a turn was planned, after "because" or "if"

lost_cities-plan-taken = le { lost_cities-card } n’est plus là
lost_cities-plan-expedition = ton expédition { $colour ->
      [Y] jaune
      [B] bleue
      [W] blanche
      [G] verte
      [R] rouge
     *[P] violette
    } a changé

# The position in words

lost_cities-position = Lost Cities, manche { $round } sur { $rounds }. { $pile ->
    [0] La pioche est vide
    [one] Il reste une carte dans la pioche
   *[other] Il reste { $pile } cartes dans la pioche
  }.
lost_cities-position-retired = { $name } n’est plus dans la partie.
lost_cities-position-last = Dernier tour ({ $name }) : { $how ->
    [discard] { lost_cities-card } défaussé
    [play] { lost_cities-card } joué
   *[pass] deux cartes passées
  }{ $source ->
    [pass] .
    [pile] , une carte piochée.
   *[other] , une carte prise dans la défausse en { $source }.
  }
lost_cities-position-round = Manche { $round } : { $scores }.
lost_cities-position-score = { $name } { $points }
lost_cities-position-side = { $name }{ $moves ->
    [alone] {" "}(à jouer)
    [partner] {" "}({ $mover } joue)
   *[no] {""}
  }, { $total } { $count ->
    [one] point
   *[other] points
  }{ $earlier ->
    [none] {""}
   *[other] {" "}({ $earlier } avant, { $now } dans cette manche)
  } : { $expeditions }.
# The same at a glance, for a picture’s description.
lost_cities-glance-side = { $name }{ $moves ->
    [alone] {" "}(à jouer)
    [partner] {" "}({ $mover } joue)
   *[no] {""}
  }, { $total } { $count ->
    [one] point
   *[other] points
  }{ $leads ->
    [yes] , en tête
   *[no] {""}
  }, { $expeditions ->
    [0] aucune expédition
    [one] une expédition
   *[other] { $expeditions } expéditions
  }.
lost_cities-position-expedition = { lost_cities-colour } { $cards } = { $worth }
lost_cities-position-hands = Cartes en main : { $hands }.
lost_cities-position-none = pas encore d’expédition
lost_cities-position-discards = Défausses (carte du dessus et nombre) : { $piles }.
lost_cities-position-no-discards = Rien dans les défausses.
lost_cities-position-discard = { lost_cities-card } ({ $size })
lost_cities-wager = pari
lost_cities-hand = Ta main : { $cards }.
lost_cities-hand-playable = Jouables : { $cards }.
lost_cities-hand-given = Reçues de ton partenaire : { $cards }.
lost_cities-hand-drawn = Piochée à l’instant : { lost_cities-card }.
lost_cities-nothing = aucune

# The table in short, after the hand

lost_cities-short = Manche { $round } sur { $rounds }, { $pile ->
    [0] la pioche est vide
   *[other] { $pile } dans la pioche
  }.
lost_cities-short-who = { $who ->
    [you] toi
    [partner] ton partenaire
    [rival] ton adversaire
   *[seat] joueur { $seat }
  }
lost_cities-short-turn = À jouer : { $who }.
lost_cities-short-side = { $whose ->
    [own] Toi
    [rival] Adversaire
   *[rivals] Adversaires
  } ({ $total }{ $ahead ->
    [yes] , en tête
   *[no] {""}
  }) : { $expeditions }.
# The last card, how many there are, and what they are worth.
lost_cities-short-expedition = { lost_cities-card } ({ $cards }{ $factor ->
    [1] {""}
   *[other] , ×{ $factor }
  }) = { $worth }

# The sum at the end

lost_cities-line = Manche { $round }, { lost_cities-colour } : ({ $numbers } − { $cost }){ $factor ->
    [1] {""}
   *[other] {" "}× { $factor }
  }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
  }

# What the rules refuse

lost_cities-refused-wager-after-number = Les paris se jouent seulement avant le premier nombre d’une expédition ; la tienne a déjà le { $last }.
lost_cities-refused-not-higher = Les nombres doivent monter : tu ne peux pas jouer le { $card } après le { $last }. Tu peux le défausser.
lost_cities-refused-no-such-pile = Il n’y a pas d’expédition en { $colour } dans cette partie.
lost_cities-refused-no-partner = On ne passe des cartes que dans le jeu en équipe.
lost_cities-refused-pass-two = Passe exactement deux cartes, comme dans >Y7 B3.
lost_cities-refused-hand-too-small = Il faut au moins huit cartes pour en passer deux ; tu en as { $cards }.
lost_cities-refused-fourth-pass = Trois joueurs de suite ont passé des cartes, donc tu dois en jouer une.
refused-partners-five-colours = En équipe, on joue avec cinq expéditions, pas six.

# The turning points, in a replay

lost_cities-turning-best = La meilleure expédition est complète : { $name }, { lost_cities-colour }, { $points }
lost_cities-turning-worst = { $cost ->
    [yes] L’expédition la plus coûteuse
   *[no] L’expédition la plus faible
  } commence : { $name }, { lost_cities-colour }, { $points }

# What decided the game. The round is 0 where there was only one.

lost_cities-decisive-brought = { $round ->
    [0] {""}
   *[other] dans la manche { $round },{" "}
  }{ $name } { $count ->
    [one] marque
   *[other] marquent
  } { $points ->
        [one] { $points } point
       *[other] { $points } points
      } avec l’expédition { $colour ->
        [Y] jaune
        [B] bleue
        [W] blanche
        [G] verte
        [R] rouge
       *[P] violette
      }{ lost_cities-multiplied }
lost_cities-decisive-cost = { $round ->
    [0] {""}
   *[other] dans la manche { $round },{" "}
  }{ $name } { $count ->
    [one] perd
   *[other] perdent
  } { $points ->
        [one] { $points } point
       *[other] { $points } points
      } avec l’expédition { $colour ->
        [Y] jaune
        [B] bleue
        [W] blanche
        [G] verte
        [R] rouge
       *[P] violette
      }{ lost_cities-multiplied }
lost_cities-multiplied = { $wagers ->
    [0] {""}
    [1] , doublés par un pari
    [2] , triplés par deux paris
   *[3] , quadruplés par trois paris
  }

# What people are remembered for

lost_cities-achievement-no-loss = Sains et saufs
lost_cities-achievement-no-loss-story = mener cinq expéditions sans perte dans une manche
lost_cities-achievement-century = La barre des cent
lost_cities-achievement-century-story = marquer cent points en une manche
lost_cities-achievement-fortune = Une fortune
lost_cities-achievement-fortune-story = marquer soixante-dix points avec une expédition
lost_cities-achievement-all-in = Tapis
lost_cities-achievement-all-in-story = mener une expédition de huit cartes avec les trois paris
lost_cities-achievement-comeback = Retour de nulle part
lost_cities-achievement-comeback-story = gagner en revenant dans la dernière manche

# Why a turn is advised, in a few words that can be checked on the table

lost_cities-cause = { $whose ->
    [rival] surtout en { lost_cities-colour } chez { $name } : −{ $points }
   *[own] surtout en { lost_cities-colour } : +{ $points }
  }
lost_cities-why-start = lancer coûte { $cost } ; { $sum ->
    [0] tu n’as encore aucun nombre { lost_cities-colour }
   *[other] tes cartes { $colour ->
           [Y] jaunes
           [B] bleues
           [W] blanches
           [G] vertes
           [R] rouges
          *[P] violettes
         } font { $sum }
  }
lost_cities-why-skips = saute dans ta main : { $cards }
lost_cities-why-order = ne saute aucune de tes cartes
lost_cities-why-follow = { $count ->
    [one] une autre de tes cartes peut suivre
   *[other] { $count } autres de tes cartes peuvent suivre
  }
lost_cities-why-jumps = saute { $count } cartes qui pourraient encore venir
lost_cities-why-closes = plus aucune carte ne peut suivre
lost_cities-why-long = la carte qui en fait { $cards } : +{ $bonus }
lost_cities-why-fits = a encore sa place sur ton expédition
lost_cities-why-dead = n’a plus sa place sur ton expédition
lost_cities-why-theirs = { $use ->
    [open] { $others ->
        [1] ton adversaire n’a
       *[other] tes adversaires n’ont
      } pas encore commencé en { lost_cities-colour }
    [fits] { $others ->
        [1] ton adversaire pourrait
       *[other] tes adversaires pourraient
      } s’en servir
   *[dead] { $others ->
        [1] ton adversaire ne peut
       *[other] tes adversaires ne peuvent
      } pas s’en servir
  }
lost_cities-why-takes = le { lost_cities-card } va sur ton expédition
lost_cities-why-denies = { $others ->
    [1] ton adversaire n’aura
   *[other] tes adversaires n’auront
  } pas le { lost_cities-card }
lost_cities-why-joins = le { lost_cities-card } complète { $count ->
    [one] ton autre carte
   *[other] tes { $count } cartes
  } de cette couleur
lost_cities-why-last = prend la dernière carte : la manche est finie
lost_cities-why-longer = la pioche garde { $count ->
    [one] sa dernière carte
   *[other] ses { $count } cartes
  } : la manche dure plus longtemps
lost_cities-why-pass = { $count ->
    [0] aucune des deux cartes ne va sur tes expéditions
    [one] une des cartes va sur tes expéditions
   *[other] les deux cartes vont sur tes expéditions
  }
