# Lost Cities: every sentence of the game.
# Karten und Expeditionen sind weiblich: „gelbe“ passt hinter „die“ und allein, „gelben“ ist { lost_cities-colour }n.

game-lost_cities = Lost Cities
game-lost_cities-about = Führe Expeditionen an, oder gönn deinem Gegner die Karten nicht. Ein Kartenspiel für zwei, oder für vier als Partner.
# What the slash command of the game says of itself: at most 100 characters.
command-play-lost_cities = Führe Expeditionen an, oder gönn dem Gegner nichts. Kartenspiel für zwei, oder vier als Partner.

option-lost_cities-rounds = Runden
option-lost_cities-rounds-about = Anzahl der Runden (Standard: 3)
option-lost_cities-colours = Expeditionen
option-lost_cities-colours-about = Fünf Expeditionen, oder sechs mit den Kristallhöhlen
option-lost_cities-partners = Partnerspiel
option-lost_cities-partners-about = Zu viert, zwei gegen zwei (mit fünf Expeditionen)
lost_cities-options = { $rounds ->
    [1] eine Runde
    [3] drei Runden
   *[5] fünf Runden
  }{ $colours ->
    [5] {""}
   *[6] , sechs Expeditionen
  }{ $kind ->
    [partners] , zwei gegen zwei
   *[duel] {""}
  }

lost_cities-colour = { $colour ->
    [Y] gelbe
    [B] blaue
    [W] weiße
    [G] grüne
    [R] rote
   *[P] violette
  }
    .allein = { $colour ->
        [Y] Gelb
        [B] Blau
        [W] Weiß
        [G] Grün
        [R] Rot
       *[P] Violett
    }
lost_cities-card = { lost_cities-colour } { $number ->
    [wager] Wettkarte
   *[other] { $number }
  }
lost_cities-the-card = die { lost_cities-card }

# What happened

lost_cities-seated = { $first } spielen gegen { $second }. Keine Absprachen: Partner verständigen sich nur über die Karten, die sie ausspielen und weitergeben.
lost_cities-passed = { $name ->
    [you] Du gibst zwei Karten an { $to } weiter, statt auszuspielen.
   *[other] { $name } gibt zwei Karten an { $to } weiter, statt auszuspielen.
  }
lost_cities-handed = { $name ->
    [you] Von dir an { $to }: { $cards }.
   *[other] Von { $name } an { $to }: { $cards }.
  }
lost_cities-round-began = Runde { $round }: { $name ->
    [you] Du fängst an.
   *[other] { $name } fängt an.
  }
lost_cities-moved = { $name ->
    [you] Du { $how ->
        [invest] spielst eine { lost_cities-colour } Wettkarte aus
        [begin] beginnst die { lost_cities-colour } Expedition mit der { $number }
        [follow] legst die { lost_cities-card } an die Expedition an
       *[discard] legst die { lost_cities-card } ab
    } { $taken ->
        [drawn] und ziehst { $drawn }.
        [none] und ziehst vom Stapel.
       *[other] und nimmst die { $taken } aus der Ablage.
    }
   *[other] { $name } { $how ->
        [invest] spielt eine { lost_cities-colour } Wettkarte aus
        [begin] beginnt die { lost_cities-colour } Expedition mit der { $number }
        [follow] legt die { lost_cities-card } an die Expedition an
       *[discard] legt die { lost_cities-card } ab
    } { $taken ->
        [none] und zieht vom Stapel.
       *[other] und nimmt die { $taken } aus der Ablage.
    }
  }
lost_cities-drew = Du hast die { lost_cities-card } gezogen.
lost_cities-round-ended = Der Nachziehstapel ist leer, Runde { $round } ist zu Ende: { $scores }.
lost_cities-round-score = { $name } { $points }{ $total ->
    [same] {""}
   *[other] {" "}(insgesamt { $total })
  }
lost_cities-retired = { $name ->
    [you] Du gibst auf.
   *[other] { $name } gibt auf.
  }

# The panel

lost_cities-ask-card = Welche Karte spielst du aus oder legst du ab?
lost_cities-ask-to = Die { lost_cities-card }: wohin damit?
# Where a card has no place but the discards, $last is the number in its way on the player’s own expedition.
lost_cities-ask-from = Die { lost_cities-card } { $to ->
    [expedition] kommt an deine Expedition
   *[discard] { $last ->
        [none] kommt auf den Ablagestapel
       *[other] kann nur auf die Ablage: { $number ->
            [wager] Wettkarten kommen vor der ersten Zahl, und deine { lost_cities-colour } Expedition ist schon bei { $last }
           *[other] Deine { lost_cities-colour } Expedition ist schon bei { $last }
          }
      }
  }.{ $sources ->
    [single] {" "}Zieh eine Karte, dann ist dein Zug zu Ende.
   *[several] {" "}Woher ziehst du?
  }
lost_cities-ask-first = Welche Karte bekommt dein Partner zuerst?
lost_cities-ask-second = Welche Karte noch, außer der { lost_cities-card }?
lost_cities-answer-pass = Zwei Karten an deinen Partner
lost_cities-action-pass = Zwei Karten an deinen Partner: { $cards }
lost_cities-answer-card = { lost_cities-card }
lost_cities-answer-expedition = Expedition
lost_cities-answer-discard = Ablegen
lost_cities-answer-pile = Nachziehstapel
lost_cities-answer-draw = Ziehen und Zug beenden
lost_cities-answer-from = { lost_cities-card }, aus der Ablage
lost_cities-action = { lost_cities-card } { $to ->
    [expedition] an die Expedition
   *[discard] ablegen
  }, { $source ->
    [pile] vom Stapel ziehen
   *[other] die oberste { $source } Karte der Ablage nehmen
  }

# What has changed since a turn was planned, after "because" or "if"
# Nebensätze: das Verb steht am Ende.

lost_cities-plan-taken = die { lost_cities-card } weg ist
lost_cities-plan-expedition = sich deine { lost_cities-colour } Expedition geändert hat

# The position in words

lost_cities-position = Lost Cities, Runde { $round } von { $rounds }. { $pile ->
    [0] Der Nachziehstapel ist leer
    [one] Noch eine Karte im Nachziehstapel
   *[other] Noch { $pile } Karten im Nachziehstapel
  }.
lost_cities-position-retired = { $name } ist nicht mehr im Spiel.
lost_cities-position-last = Letzter Zug: { $how ->
    [discard] { $name } { $who ->
        [you] hast
       *[other] hat
    } die { lost_cities-card } abgelegt
    [play] { $name } { $who ->
        [you] hast
       *[other] hat
    } die { lost_cities-card } ausgespielt
   *[pass] { $name } { $who ->
        [you] hast
       *[other] hat
    } zwei Karten weitergegeben
  }{ $source ->
    [pass] .
    [pile] {" "}und vom Stapel gezogen.
   *[other] {" "}und die oberste { $source } Karte der Ablage genommen.
  }
lost_cities-position-round = Runde { $round }: { $scores }.
lost_cities-position-score = { $name }: { $points }
lost_cities-position-side = { $name }{ $moves ->
    [alone] {" "}(am Zug)
    [partner] {" "}({ $mover } am Zug)
   *[no] {""}
  }, { $total } { $count ->
    [one] Punkt
   *[other] Punkte
  }{ $earlier ->
    [none] {""}
   *[other] {" "}({ $earlier } davor, { $now } in dieser Runde)
  }: { $expeditions }.
# The same at a glance, for a picture’s description.
lost_cities-glance-side = { $name }{ $moves ->
    [alone] {" "}(am Zug)
    [partner] {" "}({ $mover } am Zug)
   *[no] {""}
  }, { $total } { $count ->
    [one] Punkt
   *[other] Punkte
  }{ $leads ->
    [yes] , in Führung
   *[no] {""}
  }, { $expeditions ->
    [0] keine Expedition
    [one] eine Expedition
   *[other] { $expeditions } Expeditionen
  }.
lost_cities-position-expedition = { lost_cities-colour.allein } { $cards } = { $worth }
lost_cities-position-hands = Karten auf der Hand: { $hands }.
lost_cities-position-none = noch keine Expedition
lost_cities-position-discards = Ablagestapel (oberste Karte und Anzahl): { $piles }.
lost_cities-position-no-discards = Nichts abgelegt.
lost_cities-position-discard = { lost_cities-card } ({ $size })
lost_cities-wager = Wettkarte
lost_cities-hand = Deine Hand: { $cards }.
lost_cities-hand-playable = Spielbar: { $cards }.
lost_cities-hand-given = Von deinem Partner: { $cards }.
lost_cities-hand-drawn = Gerade gezogen: { lost_cities-card }.
lost_cities-nothing = keine

# The table in short, after the hand

lost_cities-short = Runde { $round } von { $rounds }, { $pile ->
    [0] der Nachziehstapel ist leer
   *[other] noch { $pile } im Nachziehstapel
  }.
lost_cities-short-who = { $who ->
    [you] du
    [partner] dein Partner
    [rival] dein Gegner
   *[seat] Spieler { $seat }
  }
lost_cities-short-turn = Am Zug: { $who }.
lost_cities-short-side = { $whose ->
    [own] Du
    [rival] Gegner
   *[rivals] Die Gegner
  } ({ $total }{ $ahead ->
    [yes] , vorn
   *[no] {""}
  }): { $expeditions }.
# The last card, how many there are, and what they are worth.
lost_cities-short-expedition = { lost_cities-card } ({ $cards }{ $factor ->
    [1] {""}
   *[other] , ×{ $factor }
  }) = { $worth }

# The sum at the end

lost_cities-line = Runde { $round }, { lost_cities-colour.allein }: ({ $numbers } − { $cost }){ $factor ->
    [1] {""}
   *[other] {" "}× { $factor }
  }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
  }

# What the rules refuse

lost_cities-refused-wager-after-number = Wettkarten kannst du nur vor der ersten Zahl einer Expedition ausspielen; bei dir liegt schon die { $last }.
lost_cities-refused-not-higher = Die Zahlen müssen steigen: Nach der { $last } kannst du die { $card } nicht anlegen. Ablegen darfst du sie.
lost_cities-refused-no-such-pile = In diesem Spiel gibt es keine { $colour } Expedition.
lost_cities-refused-no-partner = Karten weitergeben kannst du nur im Spiel mit Partnern.
lost_cities-refused-pass-two = Gib genau zwei Karten weiter, zum Beispiel >Y7 B3.
lost_cities-refused-hand-too-small = Um zwei Karten weiterzugeben, brauchst du mindestens acht; du hast { $cards }.
lost_cities-refused-fourth-pass = Drei in Folge haben Karten weitergegeben, deshalb musst du eine ausspielen oder ablegen.
refused-partners-five-colours = Partner spielen mit fünf Expeditionen, nicht mit sechs.

# The turning points, in a replay

lost_cities-turning-best = Beste Expedition vollständig: { $name }, { lost_cities-colour.allein }, { $points }
lost_cities-turning-worst = { $cost ->
    [yes] Teuerste
   *[no] Schwächste
  } Expedition beginnt: { $name }, { lost_cities-colour.allein }, { $points }

# What decided the game. The round is 0 where there was only one.

lost_cities-decisive-brought = { $round ->
    [0] { $name } { $count ->
        [one] holt
       *[other] holen
    }
   *[other] In Runde { $round } { $count ->
        [one] holt
       *[other] holen
    } { $name }
  } mit der { lost_cities-colour }n Expedition { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
      }{ lost_cities-multiplied }
lost_cities-decisive-cost = { $round ->
    [0] { $name } { $count ->
        [one] verliert
       *[other] verlieren
    }
   *[other] In Runde { $round } { $count ->
        [one] verliert
       *[other] verlieren
    } { $name }
  } mit der { lost_cities-colour }n Expedition { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
      }{ lost_cities-multiplied }
lost_cities-multiplied = { $wagers ->
    [0] {""}
    [1] , doppelt durch eine Wettkarte
    [2] , dreifach durch zwei Wettkarten
   *[3] , vierfach durch drei Wettkarten
  }

# What people are remembered for

lost_cities-achievement-no-loss = Alle wohlbehalten
lost_cities-achievement-no-loss-story = in einer Runde fünf Expeditionen ohne Verlust geführt
lost_cities-achievement-century = Der Hunderter
lost_cities-achievement-century-story = in einer Runde hundert Punkte geholt
lost_cities-achievement-fortune = Ein Vermögen
lost_cities-achievement-fortune-story = mit einer Expedition siebzig Punkte geholt
lost_cities-achievement-all-in = Alles auf eine Karte
lost_cities-achievement-all-in-story = eine Expedition aus acht Karten mit allen drei Wettkarten geführt
lost_cities-achievement-comeback = Aus der Wildnis zurück
lost_cities-achievement-comeback-story = in der letzten Runde einen Rückstand zum Sieg gedreht

# Why a turn is advised, in a few words that can be checked on the table

lost_cities-cause = { $whose ->
    [rival] vor allem { lost_cities-colour.allein } von { $name }: −{ $points }
   *[own] vor allem { lost_cities-colour.allein }: +{ $points }
  }
lost_cities-why-start = der Start kostet { $cost }; { $sum ->
    [0] du hast noch keine { lost_cities-colour } Zahl
   *[other] deine { lost_cities-colour }n Karten ergeben zusammen { $sum }
  }
lost_cities-why-skips = überspringt deine Karten: { $cards }
lost_cities-why-order = überspringt keine deiner Karten
lost_cities-why-follow = { $count ->
    [one] eine weitere deiner Karten kann folgen
   *[other] { $count } weitere deiner Karten können folgen
  }
lost_cities-why-jumps = überspringt { $count } Karten, die noch kommen könnten
lost_cities-why-closes = danach kann keine Karte mehr folgen
lost_cities-why-long = die { $cards }. Karte: +{ $bonus }
lost_cities-why-fits = passt noch an deine Expedition
lost_cities-why-dead = passt nicht mehr an deine Expedition
lost_cities-why-theirs = { $use ->
    [open] { $others ->
        [1] dein Gegner hat
       *[other] deine Gegner haben
      } noch keine { lost_cities-colour } Expedition
    [fits] { $others ->
        [1] dein Gegner könnte
       *[other] deine Gegner könnten
      } sie gebrauchen
   *[dead] { $others ->
        [1] dein Gegner kann
       *[other] deine Gegner können
      } sie nicht gebrauchen
  }
lost_cities-why-takes = die { lost_cities-card } passt an deine Expedition
lost_cities-why-denies = { $others ->
    [1] dein Gegner bekommt
   *[other] deine Gegner bekommen
  } die { lost_cities-card } nicht
lost_cities-why-joins = die { lost_cities-card } passt zu { $count ->
    [one] deiner anderen Karte
   *[other] deinen { $count } Karten
  } derselben Farbe
lost_cities-why-last = zieht die letzte Karte: Die Runde ist vorbei
lost_cities-why-longer = der Stapel behält { $count ->
    [one] seine letzte Karte
   *[other] seine { $count } Karten
  }, so dauert die Runde länger
lost_cities-why-pass = { $count ->
    [0] keine der Karten passt gerade an deine Expeditionen
    [one] eine der Karten passt an deine Expeditionen
   *[other] beide Karten passen an deine Expeditionen
  }
