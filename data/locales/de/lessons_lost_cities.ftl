# The lessons of Lost Cities: for each its title, the task, a hint, and the replies to answers.
# No sentence names a number itself: $hand, $cost, $worth … are counted on the table.
# "right" and "wrong…" stand below the picture of where the answer leads.

goal-lost_cities = **Das Ziel:** am Ende mehr Punkte haben als dein Gegenüber, mit Expeditionen, die mehr einbringen, als sie kosten.
goal-lost_cities-partners = **Das Ziel:** am Ende mehr Punkte haben als das andere Paar, mit Expeditionen, die ihr zu zweit ausbaut.

lesson-lost_cities-turn-title = Dein Zug
lesson-lost_cities-turn-ask = In deinem Zug spielst du eine Karte aus und ziehst dann eine. Beginne deine gelbe Expedition mit deiner niedrigsten gelben Karte.
lesson-lost_cities-turn-hint = Drück auf deine niedrigste gelbe Karte, dann **Expedition**, dann **Nachziehstapel**.
lesson-lost_cities-turn-right = Du hast eine Karte ausgespielt und eine gezogen, also hast du wieder { $hand }. Das ist ein ganzer Zug.
lesson-lost_cities-turn-wrong = Die ist es nicht. Such deine niedrigste gelbe Karte.
lesson-lost_cities-turn-wrong-high = Das geht, aber deine niedrigeren gelben Karten passen dann nicht mehr. Fang mit der niedrigsten an.
lesson-lost_cities-turn-wrong-colour = Du darfst jede Expedition beginnen, aber versuch es mit Gelb: Davon hast du die meisten Karten.
lesson-lost_cities-turn-wrong-discard = Diese Karte liegt jetzt auf der Ablage, wo dein Gegner sie nehmen kann. Spiel eine gelbe Karte an deine eigene Expedition.

lesson-lost_cities-up-title = Nur aufwärts
lesson-lost_cities-up-ask = Die Zahlen einer Expedition müssen steigen, Lücken sind erlaubt. Mit welcher Karte geht deine grüne Expedition weiter?
lesson-lost_cities-up-hint = Die blassen Karten sind zu niedrig. Such eine kräftig grüne.
lesson-lost_cities-up-right = Das ist die höchste Karte überhaupt. Diese Expedition ist also fertig: Auf sie kann nichts mehr folgen.
lesson-lost_cities-up-wrong = Das setzt deine grüne Expedition nicht fort.
lesson-lost_cities-up-wrong-low = Diese grüne Karte ist niedriger als die letzte deiner Expedition, sie könnte also nur auf die Ablage. Such eine höhere.
lesson-lost_cities-up-wrong-colour = Damit beginnt eine andere Expedition. Setz erst deine grüne fort.

lesson-lost_cities-cost-title = Was sie kostet
lesson-lost_cities-cost-ask = Jede Expedition, die du beginnst, kostet { $cost } Punkte, und ihre Zahlen müssen sie wieder einbringen. Welche Farbe lohnt sich?
lesson-lost_cities-cost-hint = Zähl die Zahlen jeder Farbe auf deiner Hand zusammen. Nur eine kommt über { $cost }. Beginne mit ihrer niedrigsten Karte.
lesson-lost_cities-cost-right = Diese Expedition steht jetzt bei { $worth }, aber mit den Karten auf deiner Hand kommt sie ins Plus.
lesson-lost_cities-cost-wrong = Mit dieser Farbe holst du die { $cost } Punkte nicht wieder herein: Sie steht jetzt bei { $worth }, und viel kommt nicht mehr.
lesson-lost_cities-cost-wrong-high = Die richtige Farbe! Aber deine niedrigeren weißen Karten passen nicht mehr, und du brauchst sie, um { $cost } wieder hereinzuholen.
lesson-lost_cities-cost-wrong-discard = Du kannst warten, aber du hast genug weiße Karten, um gleich zu beginnen.

lesson-lost_cities-wagers-title = Wettkarten
lesson-lost_cities-wagers-ask = Eine Wettkarte verdoppelt eine Expedition: ihren Gewinn, aber auch ihren Verlust. Du willst Grün beginnen. Welche Karte kommt zuerst?
lesson-lost_cities-wagers-hint = Eine Wettkarte ist nur vor der ersten Zahl erlaubt.
lesson-lost_cities-wagers-right = Wettkarten kommen vor der ersten Zahl. Diese verdoppelt deine Expedition: Das macht { $worth }, bis Zahlen dazukommen.
lesson-lost_cities-wagers-wrong = Du willst Grün beginnen. Such die grüne Karte mit der Raute.
lesson-lost_cities-wagers-wrong-number = Jetzt passt deine grüne Wettkarte nicht mehr: Wettkarten kommen vor der ersten Zahl.
lesson-lost_cities-wagers-wrong-discard = Du hast starke grüne Karten. Spiel eine an deine Expedition.

lesson-lost_cities-discard-title = Ablegen
lesson-lost_cities-discard-ask = Nichts passt an deine Expedition, und noch eine zu beginnen ist riskant. Leg die Karte ab, die deinem Gegner am wenigsten hilft.
lesson-lost_cities-discard-hint = Dein Gegner kann keine Zahl gebrauchen, die niedriger ist als die letzte an seiner Expedition.
lesson-lost_cities-discard-right = Die blaue Expedition deines Gegners ist über diese Zahl hinaus, und du sammelst kein Blau. Die Karte fehlt niemandem.
lesson-lost_cities-discard-wrong = Such eine Karte, die für die Expedition deines Gegners zu niedrig ist.
lesson-lost_cities-discard-wrong-wanted = Diese Farbe sammelt dein Gegner und kann sich die Karte in seinem Zug aus der Ablage holen.
lesson-lost_cities-discard-wrong-unknown = Möglich, aber vielleicht beginnt dein Gegner diese Farbe noch. Eine deiner Karten kann er gar nicht gebrauchen.
lesson-lost_cities-discard-wrong-start = Das kostet { $cost } Punkte, und die neue Expedition steht jetzt bei { $worth }. Leg lieber eine Karte ab.

lesson-lost_cities-take-title = Aus der Ablage ziehen
lesson-lost_cities-take-ask = Statt vom Nachziehstapel kannst du die oberste Karte eines Ablagestapels ziehen. Spiel irgendeine Karte und nimm die, die an deine Expedition passt.
lesson-lost_cities-take-hint = An deine blaue Expedition passt noch eine hohe Karte, und dein Gegner hat sie gerade abgelegt.
lesson-lost_cities-take-right = Du weißt, was du bekommst, und der Stapel schrumpft nicht: Die Runde dauert einen Zug länger.
lesson-lost_cities-take-wrong = Diese Karte passt nicht an deine blaue Expedition. Schau auf die blaue Ablage.
lesson-lost_cities-take-wrong-pile = Du hast vom Stapel gezogen und eine Karte liegen lassen, die du brauchst. Nimm die von der blauen Ablage.

lesson-lost_cities-long-title = Lange Expeditionen
lesson-lost_cities-long-ask = Eine Expedition mit { $long } Karten oder mehr bringt { $bonus } Punkte extra, Wettkarten zählen mit. Deine blaue hat { $most }. Welche Karte legst du an?
lesson-lost_cities-long-hint = Such eine blaue Karte, die höher ist als die letzte deiner Expedition.
lesson-lost_cities-long-right = Die Zahlen ergeben zusammen { $sum }. Minus { $cost }, mal { $factor }, plus { $bonus }: Das sind { $worth } Punkte.
lesson-lost_cities-long-wrong = Das ist nicht die Expedition, die fast { $long } Karten lang ist.
lesson-lost_cities-long-wrong-late = Dort hilft diese blaue Karte deiner Expedition nicht. Such eine, die passt.

lesson-lost_cities-end-title = Die letzte Karte
lesson-lost_cities-end-ask = Die Runde endet, sobald jemand die letzte Karte zieht. Du führst { $total } zu { $opponent }: Spiel eine gute Karte und mach Schluss.
lesson-lost_cities-end-hint = Eine der Karten in kräftiger Farbe passt noch an eine Expedition. Spiel sie und zieh dann vom Stapel.
lesson-lost_cities-end-right = Das war die letzte Karte, die Runde ist vorbei: { $total } zu { $opponent }. Karten auf der Hand zählen nicht.
lesson-lost_cities-end-wrong = Eine deiner Karten bringt noch Punkte. Spiel diese und zieh vom Stapel.
lesson-lost_cities-end-wrong-on = Du hast von der Ablage genommen. Im Stapel liegt also noch eine Karte, und dein Gegner kommt noch einmal dran.
lesson-lost_cities-end-wrong-waste = Die Runde ist vorbei, aber du hast Punkte verschenkt: Eine deiner Karten hätte noch an eine Expedition gepasst.

# For four, as partners

lesson-lost_cities-partners-shared-title = Eure Expeditionen
lesson-lost_cities-partners-shared-ask = Du und dein Partner spielt an denselben Expeditionen. Dein Partner hat Blau begonnen: Mach weiter, ohne Platz zu verschenken.
lesson-lost_cities-partners-shared-hint = Du hast zwei niedrige blaue Karten. Spiel die niedrigere.
lesson-lost_cities-partners-shared-right = Die Expedition steht jetzt bei { $worth }, und dein Partner kann sie in seinem nächsten Zug fortsetzen.
lesson-lost_cities-partners-shared-wrong = Dein Partner hat Blau begonnen. Spiel eine blaue Karte.
lesson-lost_cities-partners-shared-wrong-high = Das geht, aber deine niedrigere blaue Karte passt dann nicht mehr. Spiel erst diese.
lesson-lost_cities-partners-shared-wrong-start = Eine zweite Expedition kostet noch einmal { $cost } Punkte. Setz erst fort, was dein Partner begonnen hat.
lesson-lost_cities-partners-shared-wrong-pass = Weitergeben kostet deinen ganzen Zug. Du hast blaue Karten, die jetzt gleich passen.
lesson-lost_cities-partners-shared-wrong-discard = Was du ablegst, hilft den Gegnern. Du hast blaue Karten, die passen.

lesson-lost_cities-partners-pass-title = Karten weitergeben
lesson-lost_cities-partners-pass-ask = Statt auszuspielen darfst du deinem Partner { $passed } Karten geben. Er hat Grün begonnen. Gib ihm, was dort später passt.
lesson-lost_cities-partners-pass-hint = Drück **Zwei Karten an deinen Partner**, dann deine grünen Zahlen.
lesson-lost_cities-partners-pass-right = Nur dein Partner sieht, welche Karten es waren. Du ziehst nicht nach: Deine Hand bleibt von jetzt an kleiner, seine größer.
lesson-lost_cities-partners-pass-wrong = Gib zwei Karten weiter, statt auszuspielen.
lesson-lost_cities-partners-pass-wrong-others = Dein Partner hat Grün begonnen. Gib ihm zwei Karten, die dort helfen.
lesson-lost_cities-partners-pass-wrong-high = Das lässt eine Lücke, die dein Partner vielleicht füllen will. Gib ihm lieber deine grünen Zahlen.
lesson-lost_cities-partners-pass-wrong-start = Damit beginnt eine weitere Expedition für { $cost } Punkte. Gib deinem Partner lieber die grünen Zahlen.
lesson-lost_cities-partners-pass-wrong-discard = Die könnten sich deine Gegner nehmen. Gib deinem Partner lieber die grünen Zahlen.

lesson-lost_cities-partners-must-title = Dreimal weitergegeben
lesson-lost_cities-partners-must-ask = Wurde { $passes }-mal in Folge weitergegeben, muss der Nächste spielen: du. Dein Partner hat dir nicht ohne Grund eine grüne Karte gegeben.
lesson-lost_cities-partners-must-hint = Zähl deine grünen Zahlen zusammen und beginne mit der niedrigsten.
lesson-lost_cities-partners-must-right = Darauf hat dein Partner gehofft. Keine Absprachen: Verständigen dürft ihr euch nur über die Karten, die ihr spielt und weitergebt.
lesson-lost_cities-partners-must-wrong = Spiel eine grüne Karte.
lesson-lost_cities-partners-must-wrong-high = Die richtige Farbe, aber fang mit deiner niedrigsten grünen Karte an, damit die anderen noch passen.
lesson-lost_cities-partners-must-wrong-start = Von einer anderen Farbe hast du viel mehr, und dein Partner hat dir noch eine davon gegeben.
lesson-lost_cities-partners-must-wrong-discard = Ablegen darfst du, aber mit so vielen grünen Karten kannst du eine Expedition beginnen.
