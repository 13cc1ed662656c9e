# Tikal: every sentence of the game.
# Formen: .ein „einen Tempel“ (Akkusativ), .der „der Tempel“ (Nominativ), .den „den Tempel“ (Akkusativ).

game-tikal = Tikal
game-tikal-about = Tempel und Schätze im Dschungel, zehn Aktionspunkte pro Zug. Für zwei bis vier.
# What the slash command of the game says of itself: at most 100 characters.
command-play-tikal = Tempel und Schätze im Dschungel, zehn Aktionspunkte pro Zug. Für zwei bis vier.

option-tikal-auction = Auktion
option-tikal-auction-about = Plättchen werden um Siegpunkte versteigert; alle beginnen mit 20

tikal-no-auction = Plättchen werden gezogen
tikal-auction = Plättchen werden versteigert, 20 Punkte zu Beginn

tikal-land = { $kind ->
    [temple] Tempel mit Wert { $value }
    [ruin] Ruine mit { $treasures } Schätzen
    [clearing] Lichtung
    [volcano] Vulkan
   *[base] Basislager
  }
    .ein = { $kind ->
        [temple] einen Tempel mit Wert { $value }
        [ruin] eine Ruine mit { $treasures } Schätzen
        [clearing] eine Lichtung
        [volcano] einen Vulkan
       *[base] ein Basislager
    }
    .der = { $kind ->
        [temple] Der Tempel mit Wert { $value }
        [ruin] Die Ruine mit { $treasures } Schätzen
        [clearing] Die Lichtung
        [volcano] Der Vulkan
       *[base] Das Basislager
    }
    .den = { $kind ->
        [temple] den Tempel mit Wert { $value }
        [ruin] die Ruine mit { $treasures } Schätzen
        [clearing] die Lichtung
        [volcano] den Vulkan
       *[base] das Basislager
    }
tikal-kind = { $kind ->
    [mask] Maske
    [jug] Krug
    [ring] Ring
    [bell] Glocke
    [idol] Idol
    [knife] Messer
    [shell] Muschel
   *[crown] Krone
  }
    .den = { $kind ->
        [mask] die Maske
        [jug] den Krug
        [ring] den Ring
        [bell] die Glocke
        [idol] das Idol
        [knife] das Messer
        [shell] die Muschel
       *[crown] die Krone
    }
tikal-a-kind = { $kind ->
    [mask] eine Maske
    [jug] einen Krug
    [ring] einen Ring
    [bell] eine Glocke
    [idol] ein Idol
    [knife] ein Messer
    [shell] eine Muschel
   *[crown] eine Krone
  }
tikal-kinds = { $count ->
    [one] { tikal-kind }
   *[other] { tikal-kind } ×{ $count }
  }
# Immer im Akkusativ: wen jemand schickt.
tikal-group = { $leader ->
    [yes] { $explorers ->
        [0] den Leiter
        [one] den Leiter und einen Forscher
       *[other] den Leiter und { $explorers } Forscher
    }
   *[no] { $explorers ->
        [one] einen Forscher
       *[other] { $explorers } Forscher
    }
  }
tikal-nothing = keine

# What happened

tikal-began = { $name ->
    [you] Du führst
   *[other] { $name } führt
  } die erste Expedition in den Dschungel.
tikal-drawn = { $name ->
    [you] Du ziehst
   *[other] { $name } zieht
  } { tikal-land.ein }.
tikal-removed = { tikal-land.der } passt nirgends und ist aus dem Spiel.
tikal-turn = { $name ->
    [you] Du
   *[other] { $name }
  } { $deeds }.
tikal-placed = { $name ->
    [you] entdeckst
   *[other] entdeckt
  } { tikal-land.ein } auf { $hex }
tikal-entered = { $name ->
    [you] bringst
   *[other] bringt
  } { $group } nach { $hex }
tikal-moved = { $name ->
    [you] schickst
   *[other] schickt
  } { $group } von { $start } nach { $end } ({ $cost })
tikal-excavated = { $name ->
    [you] gräbst
   *[other] gräbt
  } den Tempel auf { $hex } bis { $level } aus
tikal-found = { $name ->
    [you] findest
   *[other] findet
  } { tikal-a-kind } auf { $hex }
tikal-exchanged = { $name ->
    [you] tauschst
   *[other] tauscht
  } mit { $other ->
    [you] dir
   *[other] { $other }
  }: { $given } gegen { $taken }
tikal-camped = { $name ->
    [you] schlägst
   *[other] schlägt
  } ein Lager auf { $hex } auf
tikal-guarded = { $left ->
    [0] { $name ->
    [you] bewachst
   *[other] bewacht
  } den Tempel mit Wert { $level } auf { $hex }
    [one] { $name ->
    [you] bewachst
   *[other] bewacht
  } den Tempel mit Wert { $level } auf { $hex } (eine andere Figur dort ist aus dem Spiel)
   *[other] { $name ->
    [you] bewachst
   *[other] bewacht
  } den Tempel mit Wert { $level } auf { $hex } ({ $left } andere Figuren dort sind aus dem Spiel)
  }
tikal-ended = { $unspent ->
    [0] { $name ->
    [you] beendest
   *[other] beendet
  } den Zug
    [one] { $name ->
    [you] beendest
   *[other] beendet
  } den Zug mit einem Punkt übrig
   *[other] { $name ->
    [you] beendest
   *[other] beendet
  } den Zug mit { $unspent } Punkten übrig
  }
tikal-scoring = { $why ->
    [final] Der Dschungel ist erforscht. Letzte Wertungsrunde: Alle haben einen Zug mit 10 Punkten, ohne Plättchen, und werten danach.
   *[volcano] Wertungsrunde { $number }: Alle haben einen Zug mit 10 Punkten, ohne Plättchen, und werten danach.
  }
tikal-scored = { $name ->
    [you] Du bekommst
   *[other] { $name } bekommt
  } { $points } ({ $temples } für Tempel, { $treasures } für Schätze) und { $name ->
    [you] hast
   *[other] hat
  } jetzt { $total }.
tikal-scoring-ended = Wertungsrunde { $number } ist vorbei.
tikal-opened = Zur Auktion: { $tiles }. { $name ->
    [you] Du bietest
   *[other] { $name } bietet
  } zuerst.
tikal-offered = { $name ->
    [you] Du bietest
   *[other] { $name } bietet
  } { $points }.
tikal-passed = { $name ->
    [you] Du
   *[other] { $name }
  } { $forced ->
    [yes] { $name ->
        [you] kannst
       *[other] kann
      } nicht mehr bieten und passt.
   *[no] passt.
  }
tikal-won = { $name ->
    [you] Du gewinnst
   *[other] { $name } gewinnt
  } die Auktion { $points ->
    [0] ohne Gebot.
    [one] für einen Punkt.
   *[other] für { $points } Punkte.
  }
tikal-chosen = { $name ->
    [you] Du nimmst
   *[other] { $name } nimmt
  } { tikal-land.den }.
tikal-retired = { $name ->
    [you] Du gibst
   *[other] { $name } gibt
  } auf.

# The panel

tikal-ask-hex = { $tile }: Auf welches Feld?
tikal-ask-rotation = { $tile } auf { $hex }: Wie herum?
tikal-ask-do = { $points ->
    [0] Keine Punkte mehr.
    [one] Noch ein Punkt. Wähl das Feld der Figur, die gehen soll, oder eine Aktion.
   *[other] Noch { $points } Punkte. Wähl das Feld der Figur, die gehen soll, oder eine Aktion.
  }{ tikal-flag }
tikal-ask-go = Von { $start }: wohin? Die Münzen zeigen, was eine Figur zahlt.{ tikal-flag }
tikal-ask-enter = Wen setzt du ein, und in welchem Lager?{ tikal-flag }
# What the flag on some buttons says.
tikal-flag = { $last ->
    [yes] {" "}🏁 beendet deinen Zug.
   *[no] {""}
  }
tikal-ask-who = Von { $start } nach { $hex }: Wen schickst du?{ tikal-flag }
tikal-ask-site = { $work ->
    [camp] Wo schlägst du ein Lager auf?
   *[new] In welches Lager?
  }{ tikal-flag }
tikal-ask-take = Welchen Schatz nimmst du?
tikal-ask-give = Was gibst du für { tikal-kind.den }?
tikal-ask-end = { $points ->
    [one] Du hast noch einen Aktionspunkt.
   *[other] Du hast noch { $points } Aktionspunkte.
  } Den Zug trotzdem beenden?
tikal-ask-bid = { $bid ->
    [0] Noch kein Gebot. Bieten oder passen?
    [one] Das Höchstgebot liegt bei einem Punkt. Mehr bieten oder passen?
   *[other] Das Höchstgebot liegt bei { $bid } Punkten. Mehr bieten oder passen?
  } Die Plättchen: { $open }.
tikal-ask-exactly = Wie viel bietest du?
tikal-ask-up-to = Ich überbiete die anderen um je einen Punkt, bis zu deiner Grenze. Wo liegt sie?
tikal-ask-tile = Welches Plättchen nimmst du?

tikal-answer-do = { $deed ->
    [new] { $times ->
        [one] Neu{ tikal-where } ({ $price })
       *[other] { $times } neu ({ $price })
    }
    [leader] Leiter{ tikal-where } ({ $price })
    [excavate] Ausgraben{ tikal-where } ({ $price })
    [treasure] Schatz{ tikal-where } ({ $price })
    [exchange] Tausch ({ $price })
    [camp] Lager{ tikal-where } ({ $price })
   *[guard] Wächter{ tikal-where } ({ $price })
  }
# Leads to who comes into which camp.
tikal-answer-new = Neu…
tikal-where = { $hex ->
    [ask] {""}
   *[other] {" "}{ $hex }
  }
# Takes the last points, so that nothing is left to do.
tikal-answer-last = { $answer } 🏁
tikal-answer-end-turn = Zug beenden
tikal-answer-end = Ja, Zug beenden
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
        [0] {" "}Leiter
       *[other] {" "}+ Leiter
    }
   *[no] {""}
  }
# A whole move, where few are left.
tikal-answer-whole = { $start }→{ $way } ({ $price })
tikal-answer-who = { $group } ({ $price })
tikal-answer-rotation = { $number } · Steine { $stones } · { $ways ->
    [none] kein Weg hinein
   *[other] von { $ways }
  }
# Beside it a way in, and what a piece pays for it.
tikal-way-from = { $hex } ({ $price })
tikal-stones = { $edge ->
    [NE] NO
    [SE] SO
   *[other] { $edge }
  }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
  }
tikal-answer-take = { tikal-kind } von Spieler { $seat }
tikal-answer-tile = { $number } · { $land }
tikal-answer-bid = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
tikal-answer-tens = { $first } bis { $last }
tikal-answer-pass = Passen
tikal-answer-up = Bieten bis…
tikal-answer-up-to = Bis zu { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
      }
# In the panel of a player who has left such a bid.
tikal-plan = *Ich biete für dich weiter bis { $plan ->
        [one] { $plan } Punkt
       *[other] { $plan } Punkte
      } und passe dann. Nur du siehst das.*

tikal-action-place = Plättchen auf { $hex } legen, Richtung { $number }
tikal-action-enter = { $leader ->
    [yes] Den Leiter nach { $hex } bringen
   *[no] Einen Forscher nach { $hex } bringen
  }
tikal-action-move = { $group } von { $start } nach { $end } schicken
tikal-action-excavate = Den Tempel auf { $hex } ausgraben
tikal-action-hunt = Einen Schatz auf { $hex } nehmen
tikal-action-exchange = Tauschen: { $give } gegen { $take } von Spieler { $seat }
tikal-action-camp = Ein Lager auf { $hex } aufschlagen
tikal-action-guard = Den Tempel auf { $hex } bewachen
tikal-action-end = Den Zug beenden
tikal-action-bid = { $points ->
    [one] Einen Punkt bieten
   *[other] { $points } Punkte bieten
  }
tikal-action-pass = Passen
tikal-action-choose = Nehmen: { $land } (Plättchen { $tile })

# The position in words

tikal-left = { $points ->
    [one] noch einen Punkt
   *[other] noch { $points } Punkte
  }
tikal-position = { $what ->
    [tile] { $name } legt: { $land }
    [act] { $name } hat { tikal-left }
    [scoring] Wertungsrunde { $number }, { $name } hat { tikal-left }
    [final] Letzte Wertungsrunde, { $name } hat { tikal-left }
    [bid] { $name } bietet jetzt um: { $open }
    [choose] { $name } wählt aus: { $open }
   *[over] Die Partie ist vorbei
  }. { $stack ->
    [0] Keine Plättchen mehr
    [one] Noch ein Plättchen, aus Gruppe { $group }
   *[other] Noch { $stack } Plättchen, das nächste aus Gruppe { $group }
  }.
tikal-fresh = { $land }{ $stones ->
    [none] {""}
   *[other] {" "}(Steine { $stones })
  }
tikal-position-fits = Passende Felder: { $hexes }.
tikal-position-bids = { $points ->
    [0] Noch kein Gebot.
    [one] Höchstgebot: ein Punkt von { $name }.
   *[other] Höchstgebot: { $points } Punkte von { $name }.
  }
tikal-position-passed = Gepasst: { $names }.
tikal-position-open = Offene Plättchen: { $open }.
# Who has a turn in this round after that.
tikal-position-then = Danach: { $names }.
tikal-position-volcano = Danach legt { $name } noch den Vulkan.
tikal-position-retired = { $name } ist nicht mehr im Spiel.
tikal-position-player = { $number } { $name }: { $total ->
    [one] ein Punkt
   *[other] { $total } Punkte
  }{ $worth ->
    [none] {""}
   *[other] , { $worth } bei einer Wertung jetzt
  }. Vorrat: { $supply ->
    [0] kein Forscher
    [one] ein Forscher
   *[other] { $supply } Forscher
  }{ $leader ->
    [yes] {" "}und der Leiter
   *[no] {""}
  }, { $camps ->
    [0] kein Lager
    [one] ein Lager
   *[other] { $camps } Lager
  }, { $guards ->
    [0] kein Wächter
    [one] ein Wächter
   *[other] { $guards } Wächter
  }. Schätze: { $treasures }.
# The same at a glance, for a picture’s description.
tikal-glance-player = { $name }{ $ahead ->
    [yes] , in Führung
   *[no] {""}
  }, { $total ->
    [one] ein Punkt
   *[other] { $total } Punkte
  }{ $worth ->
    [0] .
   *[other] {" "}bei einer Wertung jetzt, { $worth } davon noch nicht sicher.
  }
tikal-position-paid = Bezahlt: { $points }.
tikal-position-scored = Runde { $number }: { $temples } für Tempel{ $sites ->
    [none] {""}
   *[other] {" "}({ $sites })
  }, { $treasures } für Schätze.
tikal-position-map = Die Karte (Spieler:Forscher, L = Leiter): { $sites }.
tikal-position-bare = Frei für ein Lager: { $free }. Vulkane: { $barred }.
tikal-position-ways = Wege, und was sie jede Figur kosten: { $ways }.
tikal-position-edges = Steine an den Kanten zu unerforschten Feldern: { $edges }.
tikal-position-last = Letzter Zug von { $name }: { $deeds ->
    [none] { $hexes }
   *[other] { $deeds }
  }{ $ways ->
    [none] {""}
   *[other] {"; "}Wege { $ways }
  }.
# What a player did in a turn, in a few words.
tikal-deed = { $what ->
    [place] { $hex } gelegt
    [enter] { $count ->
        [one] ein Forscher
       *[other] { $count } Forscher
      } nach { $hex }
    [leader] Leiter nach { $hex }
    [move] { $leader ->
        [yes] { $count ->
            [one] mit dem Leiter { $hex }
           *[other] mit { $count } Figuren samt Leiter { $hex }
          }
       *[no] { $count ->
            [one] { $hex }
           *[other] mit { $count } Figuren { $hex }
          }
      } gegangen
    [excavate] { $count ->
        [one] { $hex } ausgegraben
       *[other] { $hex } { $count }-mal ausgegraben
      }
    [hunt] { tikal-a-kind } auf { $hex } gefunden
    [exchange] { tikal-a-kind } von { $name } bekommen{ $given ->
        [none] {""}
       *[other] {" "}für { $given }
      }
    [camp] Lager auf { $hex }
    [guard] Wächter auf { $hex }
   *[score] { $count } gewertet
  }
tikal-site-guard = Wächter { $seat }
# Who is the strongest at a temple, and would score it.
tikal-site-holder = gehalten von { $seat }
tikal-site-treasures = { $count ->
    [one] ein Schatz
   *[other] { $count } Schätze
  }
tikal-site-camp = Lager { $seat }
tikal-hand = Du hast noch { $supply ->
    [0] keinen Forscher
    [one] einen Forscher
   *[other] { $supply } Forscher
  }{ $leader ->
    [yes] {" "}und den Leiter
   *[no] {""}
  } zum Einsetzen, dazu { $camps ->
    [0] kein Lager
    [one] ein Lager
   *[other] { $camps } Lager
  } und { $guards ->
    [0] keinen Wächter
    [one] einen Wächter
   *[other] { $guards } Wächter
  }. Deine Schätze: { $treasures }. Du hast { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkte
      } und bekämst jetzt { $worth } dazu.
tikal-hand-none = In diesem Spiel gibt es keine verdeckten Hände.

# The sum at the end

tikal-line-start = Punkte zu Beginn
tikal-line-temples = Wertungsrunde { $round }, { $count ->
    [0] keine Tempel
    [one] ein Tempel
   *[other] { $count } Tempel
  }
tikal-line-treasures = Wertungsrunde { $round }, Schätze
tikal-line-bids = Gebote

# What the rules refuse

tikal-refused-place-first = Leg zuerst das Plättchen.
tikal-refused-act-now = Jetzt nicht: Gib deine Punkte aus oder beende den Zug.
tikal-refused-bid-first = Zuerst kommt die Auktion: Biete oder passe.
tikal-refused-choose-first = Nimm zuerst eins der offenen Plättchen.
tikal-refused-not-enough-points = Das kostet { $cost ->
    [one] einen Aktionspunkt
   *[other] { $cost } Aktionspunkte
  }; du hast { $points ->
    [0] keinen mehr
    [one] noch einen
   *[other] noch { $points }
  }.
tikal-refused-discovered = { $hex } ist schon entdeckt.
tikal-refused-not-adjacent = { $hex } liegt nicht neben einem entdeckten Feld.
tikal-refused-cannot-enter = So herum käme niemand auf das Plättchen auf { $hex }: An keiner Kante dort liegt auf einer der beiden Seiten ein Stein.
tikal-refused-looks-alike = Das sieht genauso aus wie eine andere Richtung; nimm die kleinere Nummer.
tikal-refused-leader-out = Dein Leiter ist schon auf der Karte.
tikal-refused-no-explorers = Du hast keine Forscher mehr zum Einsetzen.
tikal-refused-not-your-camp = Auf { $hex } hast du kein Lager.
tikal-refused-no-pieces-chosen = Sag, wer geht: eine Anzahl Forscher, L für den Leiter, oder beides.
tikal-refused-not-there = Auf { $start } hast du nicht alle diese Figuren.
tikal-refused-volcano = Auf den Vulkan auf { $end } kann niemand gehen.
tikal-refused-no-way = Mit zehn Punkten kommst du nicht von { $start } nach { $end }.
tikal-refused-no-piece-there = Auf { $hex } hast du niemanden.
tikal-refused-worked-twice = Auf { $hex } dürfen pro Zug nur zwei Figuren arbeiten, und zwei haben das schon getan.
tikal-refused-worked-already = Alle deine Figuren auf { $hex } haben dort in diesem Zug schon gearbeitet. Zieh erst eine weitere dorthin.
tikal-refused-no-temple = Auf { $hex } gibt es keinen Tempel.
tikal-refused-guarded = Der Tempel auf { $hex } ist bewacht.
tikal-refused-highest = Der Tempel auf { $hex } lässt sich nicht weiter ausgraben.
tikal-refused-level-used-up = Es gibt keine Tempelteile der Stufe { $level } mehr.
tikal-refused-no-ruin = Auf { $hex } gibt es keine Ruine.
tikal-refused-nothing-left = Auf { $hex } liegen keine Schätze mehr.
tikal-refused-no-such-player = Nenn einen anderen Spieler mit seiner Nummer.
tikal-refused-same-kind = Schätze derselben Art kannst du nicht tauschen.
tikal-refused-own-not-lone = Du hast nicht genau { $give }: Tauschen kannst du einen Schatz nur, wenn du genau einen seiner Art hast.
tikal-refused-other-not-lone = Dort gibt es nicht genau { $take }: Nehmen kannst du einen Schatz nur von jemandem, der genau einen seiner Art hat.
tikal-refused-camps-used = Du hast schon beide Lager aufgeschlagen.
tikal-refused-no-clearing = Ein Lager braucht eine Lichtung oder eine leere Ruine; { $hex } ist keins von beiden.
tikal-refused-not-emptied = In der Ruine auf { $hex } liegen noch Schätze.
tikal-refused-camp-there = Auf { $hex } steht schon ein Lager.
tikal-refused-guards-used = Du hast schon beide Wächter aufgestellt.
tikal-refused-no-majority = Du bist auf { $hex } nicht stärker als jeder andere.
tikal-refused-bid-too-low = Das Höchstgebot liegt bei { $last }: Biete mehr oder passe.
tikal-refused-bid-too-high = Du hast { $most ->
    [one] einen Punkt
   *[other] { $most } Punkte
  } und kannst nicht mehr bieten.
tikal-refused-not-open = Das ist keins der offenen Plättchen.

# The turning points, in a replay

tikal-turning-temple = { $how ->
    [dug] { $name } gräbt den besten Tempel, { $hex }, bis { $level } aus: insgesamt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
      }
   *[held] { $name } hält als Erstes den besten Tempel, { $hex }: insgesamt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
      }
  }
tikal-turning-scoring = Beste Runde: { $name } bekommt { $points }
tikal-turning-taken = { $name } nimmt { $other } den Tempel mit Wert { $level } auf { $hex } ab
tikal-turning-dearest = Teuerster Zug: { $name } zahlt { $points }

# What decided the game

tikal-decisive-always = { $name } führt von der ersten bis zur letzten Wertungsrunde
tikal-decisive-passed = { $last ->
    [yes] In der letzten Wertungsrunde
   *[no] In Wertungsrunde { $number }
  } überholt { $name } { $other }{ $last ->
    [yes] {""}
   *[no] {" "}und bleibt vorn
  }
tikal-decisive-gained = { $last ->
    [yes] In der letzten Wertungsrunde
   *[no] In Wertungsrunde { $number }
  } bekommt { $name } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
      }, { $more } mehr als { $other }
tikal-decisive-scored = { $last ->
    [yes] In der letzten Wertungsrunde
   *[no] In Wertungsrunde { $number }
  } bekommt { $name } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
      }, mehr als alle anderen

# What people are remembered for

tikal-achievement-two-guards = Gut bewacht
tikal-achievement-two-guards-story = beide Wächter aufgestellt
tikal-achievement-highest = Der höchste Tempel
tikal-achievement-highest-story = einen Tempel mit Wert zehn bis zum Ende gehalten
tikal-achievement-great-round = Ausbruch
tikal-achievement-great-round-story = vierzig Punkte in einer einzigen Wertungsrunde geholt
tikal-achievement-all-of-a-kind = Vollständig
tikal-achievement-all-of-a-kind-story = alle Schätze einer Art gesammelt
tikal-achievement-comeback = Letztes Licht
tikal-achievement-comeback-story = in der letzten Wertungsrunde einen Rückstand zum Sieg gedreht

# Why a step is advised, in a few words that can be checked on the map

tikal-temple-on = der Tempel auf { $hex }
tikal-cause = { $hex ->
    [treasures] { $whose ->
        [rival] vor allem Schätze von { $name }: −{ $points }
       *[own] vor allem Schätze: +{ $points }
    }
   *[other] { $whose ->
        [rival] vor allem der Tempel auf { $hex } von { $name }: −{ $points }
       *[own] vor allem der Tempel auf { $hex }: +{ $points }
    }
  }
tikal-why-land = { $land }
tikal-why-raise = erhöht ihn auf { $value }
tikal-why-hoard = { $count ->
    [one] dort liegt ein Schatz
   *[other] dort liegen { $count } Schätze
  }
tikal-why-temple = ein Tempel mit Wert { $value }
tikal-why-camp = von dort zu deinen anderen Lagern für { $hop ->
    [one] 1 Punkt
   *[other] { $hop } Punkte
  }
tikal-why-guard = { $value ->
    [one] seinen einen Punkt
   *[other] seine { $value } Punkte
  } kann dir niemand mehr nehmen
tikal-why-gain = du bekämst { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  } mehr
tikal-why-loss = { $others ->
    [1] dein Gegner
   *[other] ein Gegner
  } bekäme { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  } weniger
