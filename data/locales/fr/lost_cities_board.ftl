# Lost Cities: The Board Game: every sentence of the game.

game-lost_cities_board = Lost Cities : Le jeu de plateau
game-lost_cities_board-about = Cinq chemins vers des cités perdues, un pont et des artefacts en route. De deux à quatre.
# What the slash command of the game says of itself: at most 100 characters.
command-play-lost_cities_board = Cinq chemins vers des cités perdues, un pont et des artefacts en route. De deux à quatre.

option-lost_cities_board-length = durée
option-lost_cities_board-length-about = Trois expéditions, ou une partie courte d’une seule
option-lost_cities_board-length-long = longue
option-lost_cities_board-length-short = courte
option-lost_cities_board-up_or_down = sens libre des colonnes
option-lost_cities_board-up_or_down-about = Chaque colonne monte ou descend, selon ses deux premières cartes différentes
option-lost_cities_board-free_first_card = première carte libre
option-lost_cities_board-free_first_card-about = Ouvrir un chemin avec n’importe quelle carte, pas seulement ta plus basse
option-lost_cities_board-edition = édition
option-lost_cities_board-edition-about = Édition 2008 : les points restent cachés jusqu’à la fin
option-lost_cities_board-edition-current = actuelle

lost_cities_board-length-long = partie longue, trois expéditions
lost_cities_board-length-short = partie courte, une expédition
lost_cities_board-up-or-down = colonnes qui montent ou descendent
lost_cities_board-free-first-card = première carte libre
lost_cities_board-edition-2008 = points cachés (2008)

lost_cities_board-colour = { $colour ->
    [Y] jaune
    [B] bleu
    [W] blanc
    [G] vert
   *[R] rouge
  }
lost_cities_board-card = { $number } { lost_cities_board-colour }
lost_cities_board-figure = { $figure ->
    [A] aventurier
   *[R] chef d’expédition
  }

# What has changed since a turn was planned, after "because" or "if"

lost_cities_board-plan-taken = le { lost_cities_board-card } n’est plus là
lost_cities_board-plan-tile = { $tile ->
    [artifact] l’artefact du chemin { lost_cities_board-colour } n’est plus là
   *[other] la tuile du chemin { lost_cities_board-colour } a changé
  }

# What happened

lost_cities_board-began = Expédition { $expedition } : { $name ->
    [you] tu commences.
   *[other] { $name } commence.
  }
lost_cities_board-turn = { $name ->
    [you] Tu
   *[other] { $name }
  } { $deeds }.
lost_cities_board-laid = { $figure ->
    [A] { $name ->
        [you] envoies
       *[other] envoie
    } un aventurier sur le chemin { lost_cities_board-colour } avec le { $number }
    [R] { $name ->
        [you] envoies
       *[other] envoie
    } le chef d’expédition sur le chemin { lost_cities_board-colour } avec le { $number }
   *[none] { $name ->
        [you] joues
       *[other] joue
    } le { lost_cities_board-card }
  }
lost_cities_board-discarded = { $name ->
    [you] défausses
   *[other] défausse
  } le { lost_cities_board-card }
lost_cities_board-walked = { $crossed ->
    [yes] { $name ->
        [you] passes
       *[other] passe
    } le pont jusqu’à
   *[no] { $name ->
        [you] atteins
       *[other] atteint
    }
  } { $value }{ $path ->
    [same] {""}
   *[other] {" "}sur le chemin { lost_cities_board-colour }
  }{ $tile ->
    [artifact] {" "}(artefact)
    [arrow] {" "}(flèche)
    [none] {""}
   *[other] {" "}(+{ $tile } points)
  }
lost_cities_board-stayed = { $name ->
    [you] t’arrêtes
   *[other] s’arrête
  } là
lost_cities_board-drew = { $taken ->
    [none] { $name ->
        [you] pioches
       *[other] pioche
    }
    [drawn] { $name ->
        [you] pioches
       *[other] pioche
    } le { $drawn }
   *[other] { $name ->
        [you] prends
       *[other] prend
    } le { $taken } dans la défausse
  }
lost_cities_board-ended = { $why ->
    [bridge] Le cinquième explorateur a passé le pont, et l’expédition { $expedition } se termine
   *[pile] La pioche est vide, et l’expédition { $expedition } se termine
  } : { $scores }.
lost_cities_board-score = { $name } { $figures } pour ses explorateurs{ $total ->
    [hidden] {""}
   *[other] {" "}(total { $total })
  }
lost_cities_board-retired = { $name ->
    [you] Tu abandonnes.
   *[other] { $name } abandonne.
  }

# The panel

lost_cities_board-ask-card = Quelle carte joues-tu ou défausses-tu ?
# Where a card has no place but the discards, $why says what the rules refuse, and $last is the card in its way.
lost_cities_board-ask-to = Le { lost_cities_board-card }{ $why ->
    [not-lowest] {" "}ne peut qu’être défaussé : un chemin s’ouvre avec ta carte la plus basse en { lost_cities_board-colour }.
    [lower] {" "}ne peut qu’être défaussé : ta colonne { $colour ->
          [Y] jaune
          [B] bleue
          [W] blanche
          [G] verte
         *[R] rouge
        } en est déjà à { $last }.
    [higher] {" "}ne peut qu’être défaussé : ta colonne { $colour ->
          [Y] jaune
          [B] bleue
          [W] blanche
          [G] verte
         *[R] rouge
        } descend, et en est déjà à { $last }.
   *[fits] : où ça ?
  }
lost_cities_board-ask-figure = Le { lost_cities_board-card } ouvre un chemin. Qui part ?
lost_cities_board-ask-go = Avancer un explorateur d’une case ?
lost_cities_board-ask-from = { $sources ->
    [single] Pioche une carte pour finir ton tour.
   *[several] Où pioches-tu ?
  }
lost_cities_board-answer-column = Ma colonne
lost_cities_board-answer-discard = Défausse
lost_cities_board-answer-draw = Piocher et finir
lost_cities_board-answer-go = { $colour ->
    [Y] Sur le chemin jaune
    [B] Sur le chemin bleu
    [W] Sur le chemin blanc
    [G] Sur le chemin vert
    [R] Sur le chemin rouge
   *[stay] Rester
  }
lost_cities_board-answer-from = { $source ->
    [D] Pioche
   *[other] { $card }, de la défausse
  }
lost_cities_board-action-play = { lost_cities_board-card } { $to ->
    [A] ouvre un chemin avec un aventurier
    [R] ouvre un chemin avec le chef d’expédition
    [column] sur sa colonne
   *[discard] à la défausse
  }
lost_cities_board-action-go = { $colour ->
    [Y] Avancer sur le chemin jaune
    [B] Avancer sur le chemin bleu
    [W] Avancer sur le chemin blanc
    [G] Avancer sur le chemin vert
   *[R] Avancer sur le chemin rouge
  }
lost_cities_board-action-draw = { $source ->
    [Y] Prendre dans la défausse jaune
    [B] Prendre dans la défausse bleue
    [W] Prendre dans la défausse blanche
    [G] Prendre dans la défausse verte
    [R] Prendre dans la défausse rouge
   *[D] Piocher
  }

# The position in words

lost_cities_board-position = Expédition { $expedition } sur { $expeditions }, { $pile ->
    [0] aucune carte
    [one] une carte
   *[other] { $pile } cartes
  } dans la pioche, explorateurs au-delà du pont : { $crossed } sur 5. Pour chacun : case atteinte sur chaque chemin (R = chef d’expédition), dernière carte entre parenthèses{ $columns ->
    [turning] , et si la colonne monte ou descend
   *[rising] {""}
  }.
# The same at a glance, for a picture’s description.
lost_cities_board-glance = Expédition { $expedition } sur { $expeditions }, { $pile ->
    [0] aucune carte
    [one] une carte
   *[other] { $pile } cartes
  } dans la pioche, explorateurs au-delà du pont : { $crossed } sur 5.
lost_cities_board-glance-player = { $name }{ $moves ->
    [yes] {" "}(à jouer)
   *[no] {""}
  }{ $ahead ->
    [yes] , en tête
   *[no] {""}
  }, { $points ->
    [hidden] points cachés
    [one] { $points } point
   *[other] { $points } points
  }{ $worth ->
    [counted] {""}
   *[other] { $points ->
        [hidden] {""}
       *[other] {" "}si on comptait maintenant
      }, explorateurs à { $worth }
  }.
lost_cities_board-position-player = { $name }{ $moves ->
    [yes] {" "}(à jouer)
   *[no] {""}
  }{ $ahead ->
    [yes] , en tête
   *[no] {""}
  }, { $points ->
    [hidden] points cachés
    [one] { $points } point
   *[other] { $points } points
  }, { $artifacts ->
    [0] aucun artefact
    [one] un artefact
   *[other] { $artifacts } artefacts
  }{ $figures ->
    [none] , aucun explorateur sur les chemins
   *[other] { $worth ->
        [counted] , explorateurs : { $figures }
       *[other] , explorateurs à { $worth } pour l’instant : { $figures }
      }
  }.
lost_cities_board-position-figure = { lost_cities_board-colour } { $value }{ $researcher ->
    [yes] {" "}R
   *[no] {""}
  } ({ $last }{ $way ->
    [up] , monte
    [down] , descend
   *[open] {""}
  })
lost_cities_board-position-discards = Défausses (carte du dessus et nombre) : { $piles }.
lost_cities_board-position-discard = { lost_cities_board-card } ({ $size })
lost_cities_board-position-retired = { $name } n’est plus dans la partie.
lost_cities_board-position-last = Dernier tour : { $name } a { $how ->
    [discard] défaussé
   *[play] joué
  } le { lost_cities_board-card }{ $steps ->
    [none] {""}
   *[other] , avancé jusqu’à { $steps }
  }{ $source ->
    [none] .
    [D] {" "}et pioché.
   *[other] {" "}et pris dans la défausse en { $from }.
  }
lost_cities_board-position-step = { lost_cities_board-colour } { $value }
lost_cities_board-position-earlier = Après l’expédition { $expedition } : { $scores }.
lost_cities_board-position-score = { $name }{ $points ->
    [hidden] {""}
   *[other] {" "}{ $points }
  } (explorateurs { $figures }, { $artifacts ->
    [0] aucun artefact
    [one] un artefact
   *[other] { $artifacts } artefacts
  }{ $tiles ->
    [hidden] {""}
   *[other] , tuiles { $tiles }
  })
lost_cities_board-position-tiles = Tuiles du chemin { lost_cities_board-colour } : { $tiles }.
lost_cities_board-tile = { $value } { $tile ->
    [artifact] artefact
    [arrow] flèche
   *[other] +{ $tile }
  }
lost_cities_board-nothing = rien
lost_cities_board-hand = Ta main : { $cards }.
lost_cities_board-hand-playable = Jouables : { $cards }.
lost_cities_board-hand-points = Tes points : { $points }.
lost_cities_board-hand-drawn = Piochée à l’instant : { lost_cities_board-card }.

# The sum at the end

lost_cities_board-line-tiles = Expédition { $expedition }, tuiles
lost_cities_board-line-figures = Expédition { $expedition }, explorateurs
lost_cities_board-line-artifacts = { $artifacts ->
    [0] Aucun artefact
    [one] Un artefact
   *[other] { $artifacts } artefacts
  }
lost_cities_board-line-floor = Jamais sous 0

# What the rules refuse

lost_cities_board-refused-not-lowest = Un chemin s’ouvre avec ta carte la plus basse de sa couleur ; tu en as une plus basse que le { $card }.
lost_cities_board-refused-lower = Cette colonne monte : tu ne peux pas jouer le { $card } après le { $last }. Tu peux le défausser.
lost_cities_board-refused-higher = Cette colonne descend : tu ne peux pas jouer le { $card } après le { $last }. Tu peux le défausser.
lost_cities_board-refused-no-figure-needed = Cette carte n’ouvre pas de chemin, donc ne nomme pas d’explorateur : joue-la sur une colonne commencée, ou défausse-la.
lost_cities_board-refused-figure-needed = Cette carte ouvre un chemin. Ajoute qui part : A pour un aventurier ou R pour le chef d’expédition.
lost_cities_board-refused-figure-out = Tous tes explorateurs de cette sorte sont déjà en chemin.
lost_cities_board-refused-not-on-path = Tu n’as pas d’explorateur sur le chemin { $colour }.
lost_cities_board-refused-at-the-end = Ton explorateur est déjà au bout du chemin { $colour }.
lost_cities_board-refused-no-such-pile = Cette défausse n’existe pas dans cette partie.
lost_cities_board-refused-play-first = Joue d’abord une carte.
lost_cities_board-refused-go-first = Avance d’abord un explorateur d’une case, ou reste.
lost_cities_board-refused-draw-now = Tu as déjà joué une carte ; pioches-en une maintenant.

# The turning points, in a replay

lost_cities_board-turning-best = Le plus long voyage est complet : { $name }, { lost_cities_board-colour }, { $points }
lost_cities_board-turning-worst = { $cost ->
    [yes] Le voyage le plus coûteux
   *[no] Le voyage le plus faible
  } commence : { $name }, { lost_cities_board-colour }, { $points }

# What decided the game. The expedition is 0 where there was only one.

lost_cities_board-decisive-expedition = { $expedition ->
    [0] {""}
   *[other] dans l’expédition { $expedition },{" "}
  }{ $name } { $how ->
    [gain] marque { $points ->
        [one] { $points } point
       *[other] { $points } points
      }, { $more } de plus que { $other }
   *[loss] perd { $more ->
        [one] { $more } point
       *[other] { $more } points
      } de moins que { $other }
  }
lost_cities_board-decisive-artifacts = { $name } trouve { $found ->
    [one] 1 artefact
   *[other] { $found } artefacts
  } et { $other } { $others ->
    [0] aucun
   *[other] seulement { $others }
  }, soit { $more ->
    [one] { $more } point
   *[other] { $more } points
  } d’écart
lost_cities_board-decisive-journey = { $expedition ->
    [0] {""}
   *[other] dans l’expédition { $expedition },{" "}
  }{ $name } mène un explorateur assez loin pour { $points ->
        [one] { $points } point
       *[other] { $points } points
      }

# What people are remembered for

lost_cities_board-achievement-no-loss = Personne à la traîne
lost_cities_board-achievement-no-loss-story = avoir les cinq explorateurs en chemin, aucun à perte
lost_cities_board-achievement-five-over = Tous sur l’autre rive
lost_cities_board-achievement-five-over-story = faire passer le pont à ses cinq explorateurs en une expédition
lost_cities_board-achievement-far-researcher = Au bout du chemin
lost_cities_board-achievement-far-researcher-story = mener le chef d’expédition à la dernière case
lost_cities_board-achievement-collector = La collection
lost_cities_board-achievement-collector-story = trouver autant d’artefacts qu’il en compte
lost_cities_board-achievement-comeback = La dernière expédition
lost_cities_board-achievement-comeback-story = gagner en revenant dans la dernière expédition

# Why a step is advised, in a few words that can be checked on the board

lost_cities_board-cause = { $whose ->
    [rival] surtout le chemin { lost_cities_board-colour } de { $name } : −{ $points }
   *[own] surtout le chemin { lost_cities_board-colour } : +{ $points }
  }
lost_cities_board-why-start = { $count ->
    [one] ta seule carte { $colour ->
          [Y] jaune
          [B] bleue
          [W] blanche
          [G] verte
         *[R] rouge
        }
   *[other] tu as { $count } cartes { $colour ->
        [Y] jaunes
        [B] bleues
        [W] blanches
        [G] vertes
       *[R] rouges
      }
  }{ $researcher ->
    [yes] , et le chef compte double
   *[no] {""}
  }
lost_cities_board-why-step = vers une case à { $value }{ $tile ->
    [artifact] {" "}avec un artefact
    [arrow] {" "}avec une flèche
    [points] {" "}et { $points ->
        [one] { $points } point
       *[other] { $points } points
      }
   *[none] {""}
  }
lost_cities_board-why-arrived = fait avancer un autre explorateur
lost_cities_board-why-skips = saute dans ta main : { $cards }
lost_cities_board-why-fits = a encore sa place sur ta colonne
lost_cities_board-why-dead = n’a plus sa place sur ta colonne
lost_cities_board-why-theirs = { $use ->
    [open] { $others ->
        [1] ton adversaire
       *[other] un adversaire
      } n’a pas encore commencé en { lost_cities_board-colour }
    [fits] { $others ->
        [1] ton adversaire
       *[other] un adversaire
      } pourrait s’en servir
   *[dead] { $others ->
        [1] ton adversaire ne peut pas s’en servir maintenant
       *[other] aucun adversaire ne peut s’en servir maintenant
      }
  }
lost_cities_board-why-takes = va sur ta colonne
