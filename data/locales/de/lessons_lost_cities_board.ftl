# The lessons of Lost Cities: The Board Game: for each its title, the task, a hint, and the replies to answers.
# No sentence names a number itself: $value, $total, $factor … are counted on the table.

goal-lost_cities_board = **Das Ziel:** am Ende die meisten Punkte haben, indem du deine Entdecker so weit wie möglich die Pfade hinaufführst.

lesson-lost_cities_board-start-title = Einen Pfad beginnen
lesson-lost_cities_board-start-ask = Jede Karte, die du ausspielst, zieht einen deiner Entdecker auf dem Pfad ihrer Farbe weiter. Beginne den blauen Pfad mit einem Abenteurer.
lesson-lost_cities_board-start-hint = Einen Pfad musst du mit deiner niedrigsten Karte der Farbe beginnen. Die anderen blauen sind blass.
lesson-lost_cities_board-start-right = Dein Abenteurer steht auf dem ersten Stein des blauen Pfades, der vorerst { $value } zählt. In einer Partie würdest du jetzt eine Karte ziehen.
lesson-lost_cities_board-start-wrong = Such deine niedrigste blaue Karte.
lesson-lost_cities_board-start-wrong-researcher = Das ist dein Forscher, der doppelt zählt, im Guten wie im Schlechten. Schick vorerst einen Abenteurer.
lesson-lost_cities_board-start-wrong-colour = Du darfst jeden Pfad beginnen, aber für Blau hast du die meisten Karten.
lesson-lost_cities_board-start-wrong-discard = Beim Ablegen zieht niemand weiter. Spiel deine niedrigste blaue Karte aus.

lesson-lost_cities_board-continue-title = Weiterziehen
lesson-lost_cities_board-continue-ask = Jede weitere Karte muss mindestens so hoch sein wie die letzte ihrer Reihe. Setz Gelb fort, ohne Platz zu verschenken.
lesson-lost_cities_board-continue-hint = Je kleiner die Lücke, desto mehr Karten passen später.
lesson-lost_cities_board-continue-right = Eine Karte, ein Stein, egal wie hoch die Zahl ist. Kleine Lücken halten einen Pfad offen, und gleiche Karten passen auch.
lesson-lost_cities_board-continue-wrong = Auf dem gelben Pfad ist niemand weitergezogen. Spiel eine gelbe Karte an deine Reihe.
lesson-lost_cities_board-continue-wrong-high = Auch das ist ein Stein, aber kaum eine gelbe Karte ist hoch genug, um darauf zu folgen. Nimm die niedrigere.
lesson-lost_cities_board-continue-wrong-low = Diese Karte ist niedriger als die letzte deiner Reihe, sie könnte also nur auf die Ablage.
lesson-lost_cities_board-continue-wrong-colour = Damit beginnt ein anderer Pfad. Setz erst Gelb fort.

lesson-lost_cities_board-stones-title = Ins Plus
lesson-lost_cities_board-stones-ask = Die ersten { $costly } Steine eines Pfades kosten Punkte. Dein grüner Entdecker steht auf dem letzten davon: Spiel die beste Karte.
lesson-lost_cities_board-stones-hint = Mehrere grüne Karten passen. Nimm die niedrigste davon.
lesson-lost_cities_board-stones-right = Dieser Stein zählt { $value }, und die Münze darauf gibt dir gleich { $gained } Punkte.
lesson-lost_cities_board-stones-wrong = Dein grüner Entdecker ist nicht weitergezogen.
lesson-lost_cities_board-stones-wrong-high = Der Schritt ist derselbe, aber niedrigere grüne Karten auf deiner Hand passen dann nicht mehr. Nimm die niedrigste, die passt.
lesson-lost_cities_board-stones-wrong-start = Dieser Entdecker zählt vorerst { $value }, und Grün hätte dir Punkte gebracht. Setz erst Grün fort.
lesson-lost_cities_board-stones-wrong-discard = Niemand ist weitergezogen. Du hast grüne Karten, die passen.

lesson-lost_cities_board-arrows-title = Pfeile
lesson-lost_cities_board-arrows-ask = Du hast einen Pfeil erreicht: Einer deiner Entdecker zieht noch einen Stein weiter. Wer fände ein Artefakt, den Krug?
lesson-lost_cities_board-arrows-hint = Schau auf die Plättchen vor deinen Entdeckern, unten im Bild.
lesson-lost_cities_board-arrows-right = Du hast einen Krug gefunden. Am Ende einer kurzen Partie zählt gar kein Krug { $none } Punkte, einer { $worth }, und jeder weitere bringt mehr.
lesson-lost_cities_board-arrows-wrong = Da ist kein Krug. Schau auf die Plättchen vor deinen Entdeckern.
lesson-lost_cities_board-arrows-wrong-chain = Das ist wieder ein Pfeil, du dürftest also noch einmal ziehen: eine Kette! Diesmal suchen wir aber den Krug.
lesson-lost_cities_board-arrows-wrong-stay = Du darfst den Schritt auslassen, aber hier brächte er dir einen Krug.

lesson-lost_cities_board-draw-title = Eine Karte ziehen
lesson-lost_cities_board-draw-ask = Nach deinen Schritten ziehst du eine Karte, vom Nachziehstapel oder von einem Ablagestapel. Mit welcher geht eine deiner Reihen weiter?
lesson-lost_cities_board-draw-hint = Vergleich die Karten auf den Ablagestapeln mit den letzten Karten deiner Reihen.
lesson-lost_cities_board-draw-right = Sie passt an deine gelbe Reihe. Du hast wieder { $hand } Karten, und dein Zug ist vorbei.
lesson-lost_cities_board-draw-wrong = Diese Karte setzt keine deiner Reihen fort. Schau auf die gelbe Ablage.
lesson-lost_cities_board-draw-wrong-pile = Du hättest Glück haben können, aber auf der gelben Ablage lag eine Karte, die passt.

lesson-lost_cities_board-researcher-title = Der Forscher
lesson-lost_cities_board-researcher-ask = Dein Forscher zählt doppelt, im Guten wie im Schlechten. Schick ihn dorthin, wo du die meisten Karten zum Weiterziehen hast.
lesson-lost_cities_board-researcher-hint = Von einer Farbe hast du eine sehr niedrige Karte und drei, die folgen können.
lesson-lost_cities_board-researcher-right = Jetzt sind es { $total } Punkte, aber mit deinen grünen Karten ist der Forscher bald im Plus, und dann zählt er doppelt.
lesson-lost_cities_board-researcher-wrong = Das ist ein Abenteurer, und nicht dein bester Pfad. Such die Farbe mit den meisten Karten.
lesson-lost_cities_board-researcher-wrong-adventurer = Der richtige Pfad! Aber du hast einen Abenteurer geschickt: Nimm den Forscher, der doppelt zählt.
lesson-lost_cities_board-researcher-wrong-weak = Ein Risiko: Mit so wenigen Karten bleibt der Forscher vielleicht im Minus, und das kostet doppelt.
lesson-lost_cities_board-researcher-wrong-discard = Niemand ist weitergezogen. Beginne einen Pfad mit dem Forscher.

lesson-lost_cities_board-arrived-title = Am Ende eines Pfades
lesson-lost_cities_board-arrived-ask = Dein gelber Entdecker steht auf dem letzten Stein. Mit einer passenden gelben Karte darf jetzt ein anderer deiner Entdecker weiterziehen.
lesson-lost_cities_board-arrived-hint = Such eine gelbe Karte, die mindestens so hoch ist wie die letzte deiner Reihe.
lesson-lost_cities_board-arrived-right = Als Nächstes würdest du wählen, wer zieht: einer deiner anderen Entdecker, einen Stein weiter. Hohe Karten sind also nie nutzlos.
lesson-lost_cities_board-arrived-wrong = Spiel eine gelbe Karte, die passt.
lesson-lost_cities_board-arrived-wrong-start = Es ist spät für einen neuen Pfad: Dieser Entdecker zählt vorerst { $value }, und viel Zeit bleibt nicht.
lesson-lost_cities_board-arrived-wrong-discard = Niemand ist weitergezogen. Eine deiner gelben Karten passt noch.

lesson-lost_cities_board-bridges-title = Die Brücken
lesson-lost_cities_board-bridges-ask = Sind { $crossings } Entdecker über die Brücken, endet die Expedition; bisher sind es { $crossed }. Du führst { $total } zu { $opponent }: Mach Schluss!
lesson-lost_cities_board-bridges-hint = Dein grüner Entdecker steht direkt vor einer Brücke, und eine Karte passt.
lesson-lost_cities_board-bridges-right = Über die Brücke, und Schluss. Mit Artefakten steht es { $total } zu { $opponent }.
lesson-lost_cities_board-bridges-wrong = Niemand hat eine Brücke überquert.
lesson-lost_cities_board-bridges-wrong-on = Die Partie geht weiter, und dein Gegner kann noch aufholen. Spiel die grüne Karte, die passt.
