# Lost Cities: The Board Game: every sentence of the game.
# „der gelbe Pfad“, „die gelbe 7“, „die gelbe Reihe“: „gelbe“ passt überall, „gelben“ ist { lost_cities_board-colour }n.

game-lost_cities_board = Lost Cities: Das Brettspiel
game-lost_cities_board-about = Fünf Pfade zu vergessenen Städten, Brücken und Artefakte am Weg. Für zwei bis vier.
# What the slash command of the game says of itself: at most 100 characters.
command-play-lost_cities_board = Fünf Pfade zu vergessenen Städten, Brücken und Artefakte am Weg. Für zwei bis vier.

option-lost_cities_board-length = Länge
option-lost_cities_board-length-about = Drei Expeditionen, oder eine kurze Partie mit einer
option-lost_cities_board-length-long = lang
option-lost_cities_board-length-short = kurz
option-lost_cities_board-up_or_down = auf- oder absteigend
option-lost_cities_board-up_or_down-about = Jede Reihe darf steigen oder fallen, wie ihre ersten zwei verschiedenen Karten es vorgeben
option-lost_cities_board-free_first_card = freie erste Karte
option-lost_cities_board-free_first_card-about = Einen Pfad mit jeder Karte beginnen, nicht nur mit der niedrigsten der Farbe
option-lost_cities_board-edition = Ausgabe
option-lost_cities_board-edition-about = Ausgabe von 2008: Punkte bleiben bis zum Schluss verdeckt
option-lost_cities_board-edition-current = aktuell

lost_cities_board-length-long = lange Partie, drei Expeditionen
lost_cities_board-length-short = kurze Partie, eine Expedition
lost_cities_board-up-or-down = Reihen steigen oder fallen
lost_cities_board-free-first-card = erste Karte beliebig
lost_cities_board-edition-2008 = verdeckte Punkte (2008)

lost_cities_board-colour = { $colour ->
    [Y] gelbe
    [B] blaue
    [W] weiße
    [G] grüne
   *[R] rote
  }
    .allein = { $colour ->
        [Y] Gelb
        [B] Blau
        [W] Weiß
        [G] Grün
       *[R] Rot
    }
lost_cities_board-card = { lost_cities_board-colour } { $number }
lost_cities_board-figure = { $figure ->
    [A] Abenteurer
   *[R] Forscher
  }

# What has changed since a turn was planned, after "because" or "if"
# Nebensätze: das Verb steht am Ende.

lost_cities_board-plan-taken = die { lost_cities_board-card } weg ist
lost_cities_board-plan-tile = { $tile ->
    [artifact] das Artefakt auf dem { lost_cities_board-colour }n Pfad weg ist
   *[other] sich das Plättchen auf dem { lost_cities_board-colour }n Pfad geändert hat
  }

# What happened

lost_cities_board-began = Expedition { $expedition }: { $name ->
    [you] Du fängst an.
   *[other] { $name } fängt an.
  }
lost_cities_board-turn = { $name ->
    [you] Du
   *[other] { $name }
  } { $deeds }.
lost_cities_board-laid = { $figure ->
    [A] { $name ->
        [you] schickst
       *[other] schickt
    } mit der { $number } einen Abenteurer auf den { lost_cities_board-colour }n Pfad
    [R] { $name ->
        [you] schickst
       *[other] schickt
    } mit der { $number } den Forscher auf den { lost_cities_board-colour }n Pfad
   *[none] { $name ->
        [you] spielst
       *[other] spielt
    } die { lost_cities_board-card } aus
  }
lost_cities_board-discarded = { $name ->
    [you] legst
   *[other] legt
  } die { lost_cities_board-card } ab
lost_cities_board-walked = { $crossed ->
    [yes] { $name ->
        [you] überquerst
       *[other] überquert
    } die Brücke zur
   *[no] { $name ->
        [you] erreichst
       *[other] erreicht
    } die
  } { $value }{ $path ->
    [same] {""}
   *[other] {" "}auf dem { lost_cities_board-colour }n Pfad
  }{ $tile ->
    [artifact] {" "}(Artefakt)
    [arrow] {" "}(Pfeil)
    [none] {""}
   *[other] {" "}(+{ $tile } Punkte)
  }
lost_cities_board-stayed = { $name ->
    [you] bleibst
   *[other] bleibt
  } dort stehen
lost_cities_board-drew = { $taken ->
    [none] { $name ->
        [you] ziehst
       *[other] zieht
    } vom Stapel
    [drawn] { $name ->
        [you] ziehst
       *[other] zieht
    } die { $drawn }
   *[other] { $name ->
        [you] nimmst
       *[other] nimmt
    } die { $taken } aus der Ablage
  }
lost_cities_board-ended = { $why ->
    [bridge] Fünf Entdecker sind über die Brücken, und Expedition { $expedition } ist zu Ende
   *[pile] Der Nachziehstapel ist leer, und Expedition { $expedition } ist zu Ende
  }: { $scores }.
lost_cities_board-score = { $name } { $figures } für Entdecker{ $total ->
    [hidden] {""}
   *[other] {" "}(insgesamt { $total })
  }
lost_cities_board-retired = { $name ->
    [you] Du gibst auf.
   *[other] { $name } gibt auf.
  }

# The panel

lost_cities_board-ask-card = Welche Karte spielst du aus oder legst du ab?
# Where a card has no place but the discards, $why says what the rules refuse, and $last is the card in its way.
lost_cities_board-ask-to = Die { lost_cities_board-card }{ $why ->
    [not-lowest] {" "}kann nur auf die Ablage: Du musst einen Pfad mit deiner niedrigsten { lost_cities_board-colour }n Karte beginnen.
    [lower] {" "}kann nur auf die Ablage: Deine { lost_cities_board-colour } Reihe ist schon bei { $last }.
    [higher] {" "}kann nur auf die Ablage: Deine { lost_cities_board-colour } Reihe fällt und ist schon bei { $last }.
   *[fits] : wohin damit?
  }
lost_cities_board-ask-figure = Die { lost_cities_board-card } beginnt einen Pfad. Wer bricht auf?
lost_cities_board-ask-go = Einen Entdecker einen Stein weiter ziehen?
lost_cities_board-ask-from = { $sources ->
    [single] Zieh eine Karte, dann ist dein Zug zu Ende.
   *[several] Woher ziehst du?
  }
lost_cities_board-answer-column = Meine Reihe
lost_cities_board-answer-discard = Ablegen
lost_cities_board-answer-draw = Ziehen und Zug beenden
lost_cities_board-answer-go = { $colour ->
    [Y] Auf dem gelben Pfad
    [B] Auf dem blauen Pfad
    [W] Auf dem weißen Pfad
    [G] Auf dem grünen Pfad
    [R] Auf dem roten Pfad
   *[stay] Stehen bleiben
  }
lost_cities_board-answer-from = { $source ->
    [D] Nachziehstapel
   *[other] { $card }, aus der Ablage
  }
lost_cities_board-action-play = { lost_cities_board-card } { $to ->
    [A] beginnt einen Pfad mit einem Abenteurer
    [R] beginnt einen Pfad mit dem Forscher
    [column] an ihre Reihe
   *[discard] ablegen
  }
lost_cities_board-action-go = { $colour ->
    [Y] Auf dem gelben Pfad weiterziehen
    [B] Auf dem blauen Pfad weiterziehen
    [W] Auf dem weißen Pfad weiterziehen
    [G] Auf dem grünen Pfad weiterziehen
   *[R] Auf dem roten Pfad weiterziehen
  }
lost_cities_board-action-draw = { $source ->
    [Y] Die gelbe Karte aus der Ablage nehmen
    [B] Die blaue Karte aus der Ablage nehmen
    [W] Die weiße Karte aus der Ablage nehmen
    [G] Die grüne Karte aus der Ablage nehmen
    [R] Die rote Karte aus der Ablage nehmen
   *[D] Vom Stapel ziehen
  }

# The position in words

lost_cities_board-position = Expedition { $expedition } von { $expeditions }, { $pile ->
    [one] eine Karte
   *[other] { $pile } Karten
  } im Nachziehstapel, { $crossed } von 5 Entdeckern über den Brücken. Für alle Spieler: erreichter Stein auf jedem Pfad (R = Forscher), in Klammern die letzte Karte{ $columns ->
    [turning] {" "}und ob die Reihe steigt oder fällt
   *[rising] {""}
  }.
# The same at a glance, for a picture’s description.
lost_cities_board-glance = Expedition { $expedition } von { $expeditions }, { $pile ->
    [one] eine Karte
   *[other] { $pile } Karten
  } im Nachziehstapel, { $crossed } von 5 Entdeckern über den Brücken.
lost_cities_board-glance-player = { $name }{ $moves ->
    [yes] {" "}(am Zug)
   *[no] {""}
  }{ $ahead ->
    [yes] , in Führung
   *[no] {""}
  }, { $points ->
    [hidden] Punkte verdeckt
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }{ $worth ->
    [counted] {""}
   *[other] { $points ->
        [hidden] {""}
       *[other] {" "}bei einer Wertung jetzt
      }, Entdecker zählen { $worth }
  }.
lost_cities_board-position-player = { $name }{ $moves ->
    [yes] {" "}(am Zug)
   *[no] {""}
  }{ $ahead ->
    [yes] , in Führung
   *[no] {""}
  }, { $points ->
    [hidden] Punkte verdeckt
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }, { $artifacts ->
    [0] keine Artefakte
    [one] ein Artefakt
   *[other] { $artifacts } Artefakte
  }{ $figures ->
    [none] , keine Entdecker auf den Pfaden
   *[other] { $worth ->
        [counted] , Entdecker: { $figures }
       *[other] , Entdecker zählen gerade { $worth }: { $figures }
      }
  }.
lost_cities_board-position-figure = { lost_cities_board-colour.allein } { $value }{ $researcher ->
    [yes] {" "}R
   *[no] {""}
  } ({ $last }{ $way ->
    [up] , steigt
    [down] , fällt
   *[open] {""}
  })
lost_cities_board-position-discards = Ablagestapel (oberste Karte und Anzahl): { $piles }.
lost_cities_board-position-discard = { lost_cities_board-card } ({ $size })
lost_cities_board-position-retired = { $name } ist nicht mehr im Spiel.
lost_cities_board-position-last = Letzter Zug: { $name } hat die { lost_cities_board-card } { $how ->
    [discard] abgelegt
   *[play] ausgespielt
  }{ $steps ->
    [none] {""}
   *[other] , kam bis { $steps }
  }{ $source ->
    [none] .
    [D] { $steps ->
        [none] {" "}und vom Stapel gezogen.
       *[other] {" "}und hat vom Stapel gezogen.
    }
   *[other] { $steps ->
        [none] {" "}und die oberste { $from } Karte der Ablage genommen.
       *[other] {" "}und hat die oberste { $from } Karte der Ablage genommen.
    }
  }
lost_cities_board-position-step = { lost_cities_board-colour.allein } { $value }
lost_cities_board-position-earlier = Nach Expedition { $expedition }: { $scores }.
lost_cities_board-position-score = { $name }{ $points ->
    [hidden] {""}
   *[other] {" "}{ $points }
  } (Entdecker { $figures }, { $artifacts ->
    [0] keine Artefakte
    [one] ein Artefakt
   *[other] { $artifacts } Artefakte
  }{ $tiles ->
    [hidden] {""}
   *[other] , Plättchen { $tiles }
  })
lost_cities_board-position-tiles = Plättchen auf dem { lost_cities_board-colour }n Pfad: { $tiles }.
lost_cities_board-tile = { $value } { $tile ->
    [artifact] Artefakt
    [arrow] Pfeil
   *[other] +{ $tile }
  }
lost_cities_board-nothing = keine
lost_cities_board-hand = Deine Hand: { $cards }.
lost_cities_board-hand-playable = Spielbar: { $cards }.
lost_cities_board-hand-points = Deine Punkte: { $points }.
lost_cities_board-hand-drawn = Gerade gezogen: { lost_cities_board-card }.

# The sum at the end

lost_cities_board-line-tiles = Expedition { $expedition }, Plättchen
lost_cities_board-line-figures = Expedition { $expedition }, Entdecker
lost_cities_board-line-artifacts = { $artifacts ->
    [0] Keine Artefakte
    [one] Ein Artefakt
   *[other] { $artifacts } Artefakte
  }
lost_cities_board-line-floor = Nie unter 0

# What the rules refuse

lost_cities_board-refused-not-lowest = Einen Pfad musst du mit deiner niedrigsten Karte der Farbe beginnen; du hast eine niedrigere als die { $card }.
lost_cities_board-refused-lower = Diese Reihe steigt: Nach der { $last } kannst du die { $card } nicht anlegen. Ablegen darfst du sie.
lost_cities_board-refused-higher = Diese Reihe fällt: Nach der { $last } kannst du die { $card } nicht anlegen. Ablegen darfst du sie.
lost_cities_board-refused-no-figure-needed = Diese Karte beginnt keinen Pfad, nenn also keinen Entdecker: Leg sie an eine Reihe an, die du begonnen hast, oder leg sie ab.
lost_cities_board-refused-figure-needed = Diese Karte beginnt einen Pfad. Schreib dazu, wer aufbricht: A für einen Abenteurer oder R für den Forscher.
lost_cities_board-refused-figure-out = Alle deine Entdecker dieser Art sind schon unterwegs.
lost_cities_board-refused-not-on-path = Du hast keinen Entdecker auf dem { $colour }n Pfad.
lost_cities_board-refused-at-the-end = Dein Entdecker ist schon am Ende: Der { $colour } Pfad geht nicht weiter.
lost_cities_board-refused-no-such-pile = Diesen Ablagestapel gibt es in diesem Spiel nicht.
lost_cities_board-refused-play-first = Spiel erst eine Karte aus.
lost_cities_board-refused-go-first = Zieh erst einen Entdecker einen Stein weiter, oder bleib stehen.
lost_cities_board-refused-draw-now = Du hast schon eine Karte ausgespielt; jetzt zieh eine.

# The turning points, in a replay

lost_cities_board-turning-best = Weiteste Reise am Ziel: { $name }, { lost_cities_board-colour.allein }, { $points }
lost_cities_board-turning-worst = { $cost ->
    [yes] Teuerste
   *[no] Schwächste
  } Reise beginnt: { $name }, { lost_cities_board-colour.allein }, { $points }

# What decided the game. The expedition is 0 where there was only one.

lost_cities_board-decisive-expedition = { $expedition ->
    [0] { $name } { $how ->
        [gain] holt
       *[loss] verliert
    }
   *[other] In Expedition { $expedition } { $how ->
        [gain] holt
       *[loss] verliert
    } { $name }
  } { $how ->
    [gain] { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
      }, { $more } mehr als { $other }
   *[loss] { $more ->
        [one] { $more } Punkt
       *[other] { $more } Punkte
      } weniger als { $other }
  }
lost_cities_board-decisive-artifacts = { $name } findet { $found ->
    [one] 1 Artefakt
   *[other] { $found } Artefakte
  } und { $other } { $others ->
    [0] keins
   *[other] nur { $others }
  }, ein Unterschied von { $more ->
    [one] einem Punkt
   *[other] { $more } Punkten
  }
lost_cities_board-decisive-journey = { $expedition ->
    [0] Ein Entdecker von { $name } kommt
   *[other] In Expedition { $expedition } kommt ein Entdecker von { $name }
  } weit genug für { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
      }

# What people are remembered for

lost_cities_board-achievement-no-loss = Niemand bleibt zurück
lost_cities_board-achievement-no-loss-story = alle fünf Entdecker auf Pfaden, keiner im Minus
lost_cities_board-achievement-five-over = Über den Fluss
lost_cities_board-achievement-five-over-story = in einer Expedition alle fünf Entdecker über die Brücken gebracht
lost_cities_board-achievement-far-researcher = Bis ans Ende des Pfades
lost_cities_board-achievement-far-researcher-story = den Forscher bis auf den letzten Stein gebracht
lost_cities_board-achievement-collector = Die Sammlung
lost_cities_board-achievement-collector-story = so viele Artefakte gefunden, wie überhaupt zählen
lost_cities_board-achievement-comeback = Die letzte Expedition
lost_cities_board-achievement-comeback-story = in der letzten Expedition einen Rückstand zum Sieg gedreht

# Why a step is advised, in a few words that can be checked on the board

lost_cities_board-cause = { $whose ->
    [rival] vor allem der { lost_cities_board-colour } Pfad von { $name }: −{ $points }
   *[own] vor allem der { lost_cities_board-colour } Pfad: +{ $points }
  }
lost_cities_board-why-start = { $count ->
    [one] deine einzige { lost_cities_board-colour } Karte
   *[other] du hast { $count } { lost_cities_board-colour } Karten
  }{ $researcher ->
    [yes] , und der Forscher zählt doppelt
   *[no] {""}
  }
lost_cities_board-why-step = auf einen Stein mit { $value }{ $tile ->
    [artifact] {" "}und einem Artefakt
    [arrow] {" "}und einem Pfeil
    [points] {" "}und einer Münze für { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
      }
   *[none] {""}
  }
lost_cities_board-why-arrived = ein anderer Entdecker darf weiterziehen
lost_cities_board-why-skips = überspringt deine Karten: { $cards }
lost_cities_board-why-fits = passt noch an deine Reihe
lost_cities_board-why-dead = passt nicht mehr an deine Reihe
lost_cities_board-why-theirs = { $use ->
    [open] { $others ->
        [1] dein Gegner
       *[other] ein Gegner
      } hat noch keine { lost_cities_board-colour } Reihe
    [fits] { $others ->
        [1] dein Gegner
       *[other] ein Gegner
      } könnte sie gebrauchen
   *[dead] { $others ->
        [1] dein Gegner kann sie gerade nicht gebrauchen
       *[other] kein Gegner kann sie gerade gebrauchen
      }
  }
lost_cities_board-why-takes = passt an deine Reihe
