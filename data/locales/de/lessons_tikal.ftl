# The lessons of Tikal and its auction: for each its title, the task, a hint, and the replies to answers.
# No sentence names a number itself: $left, $gain, $excavate … are counted on the map.

goal-tikal = **Das Ziel:** nach der letzten Wertungsrunde die meisten Punkte haben, für Tempel unter deiner Kontrolle und Schätze in deinem Besitz.
goal-tikal-auction = **Das Ziel:** am Ende die meisten Punkte haben, wie immer bei Tikal. In dieser Variante bezahlst du deine Plättchen mit Punkten.

lesson-tikal-tile-title = Ein neues Plättchen
lesson-tikal-tile-ask = Dein Zug beginnt mit einem Plättchen. Leg es an das bekannte Land, so dass ein Stein einen Weg hinein ergibt.
lesson-tikal-tile-hint = Jedes Feld, das ich anbiete, ist recht. Dann wählst du, wie herum es liegt.
lesson-tikal-tile-right = Die Steine auf beiden Seiten einer Kante bilden den Weg: Ihn zu gehen kostet so viele Punkte, wie dort Steine liegen.
lesson-tikal-tile-wrong = Wähl ein Feld.

lesson-tikal-leader-title = Deine Expedition
lesson-tikal-leader-ask = Jeder Zug hat { $turn } Aktionspunkte. Bring deinen Leiter, den Stern, für { $new } ins Basislager.
lesson-tikal-leader-hint = Für den Leiter gibt es einen eigenen Button.
lesson-tikal-leader-right = Dein Leiter ist im Basislager, und du hast noch { $left } Punkte. An einem Tempel ist er so stark wie { $strength } Forscher.
lesson-tikal-leader-wrong = Später! Bring erst deinen Leiter ins Spiel.
lesson-tikal-leader-wrong-explorer = Das ist ein Forscher, zum selben Preis. Aber an einem Tempel ist dein Leiter so stark wie { $strength } von ihnen.

lesson-tikal-walk-title = Gehen
lesson-tikal-walk-ask = Jeder Stein auf dem Weg kostet pro Figur einen Punkt. Zieh deinen Leiter zum Tempel auf A3.
lesson-tikal-walk-hint = Auf den Buttons steht das Feld und was der Weg dorthin kostet.
lesson-tikal-walk-right = Du hast noch { $left } Punkte. Niemand ist dort stärker, also gehört der Tempel dir: { $gain } Punkte, würde jetzt gewertet. Unter deinem Namen sind sie schon mitgezählt.
lesson-tikal-walk-wrong = Zieh deinen Leiter nach A3.
lesson-tikal-walk-wrong-elsewhere = Das ist ein anderes Feld. Der Tempel auf A3 ist am meisten wert.

lesson-tikal-excavate-title = Ausgraben
lesson-tikal-excavate-ask = Für { $excavate } Punkte gräbt eine Figur den Tempel, bei dem sie steht, um eine Stufe weiter aus. Grab A3 aus.
lesson-tikal-excavate-hint = Dafür gibt es einen Button mit dem Feld des Tempels.
lesson-tikal-excavate-right = Der Tempel ist jetzt { $gain } wert. Eine Figur gräbt dort einmal pro Zug, zwei Figuren zweimal, mehr geht nicht. Alle teilen sich die Teile für die Stufen, und die hohen sind bald aufgebraucht.
lesson-tikal-excavate-wrong = Das gräbt den Tempel nicht aus. Such *Ausgraben*.
lesson-tikal-excavate-wrong-walk = Dein Leiter ist weggegangen, und der Tempel gehört dir nicht mehr. Bleib und grab ihn aus.

lesson-tikal-strongest-title = Wem ein Tempel gehört
lesson-tikal-strongest-ask = Einen Tempel wertet nur, wer dort am stärksten ist. Du hast noch { $left } Punkt: Nimm deinem Gegner B3 ab.
lesson-tikal-strongest-hint = Eine deiner Figuren ist so stark wie { $strength } Forscher und steht neben B3.
lesson-tikal-strongest-right = Dein Leiter ist stärker als der Forscher dort, also bekämst du jetzt { $gain }. Bei Gleichstand bekäme niemand etwas.
lesson-tikal-strongest-wrong = B3 gehört noch deinem Gegner.
lesson-tikal-strongest-wrong-walk = Damit bekommst du B3 nicht. Schick deinen Leiter dorthin.

lesson-tikal-treasures-title = Schätze
lesson-tikal-treasures-ask = Eine Ruine birgt verdeckte Schätze. Einen zu nehmen kostet { $treasure } Punkte und braucht dort eine Figur. Nimm einen.
lesson-tikal-treasures-hint = Dein Leiter steht bei der Ruine auf A1.
lesson-tikal-treasures-right = Gefunden! Er zählt { $single } in jeder Wertung; zwei von einer Art zählen { $pair }, drei { $three }. Eine Figur nimmt einen pro Zug. Für { $exchange } Punkte kannst du einen einzelnen gegen einen deines Gegners tauschen.
lesson-tikal-treasures-wrong = Dein Leiter steht bei einer Ruine: Nimm dort einen Schatz.
lesson-tikal-treasures-wrong-walk = Stattdessen ist diese Figur gegangen. Nimm einen Schatz aus der Ruine auf A1.

lesson-tikal-camps-title = Lager
lesson-tikal-camps-ask = Ein eigenes Lager kostet { $camp }. Von Lager zu Lager kommt eine Figur für { $hop }, egal wie weit. Schlag eins auf der Lichtung neben der Ruine auf.
lesson-tikal-camps-hint = Die Ruine ist auf A1. Lager kommen auf Lichtungen.
lesson-tikal-camps-right = Neue Forscher können jetzt auch hier starten, direkt neben der Ruine. In diesem Zug hast du noch { $left } Punkte.
lesson-tikal-camps-wrong = Schlag auf einer Lichtung ein Lager auf.
lesson-tikal-camps-wrong-near = Das ist neben dem Basislager, wo du sowieso starten kannst. Schlag es nahe der Ruine auf.

lesson-tikal-guards-title = Wächter
lesson-tikal-guards-ask = Ein Wächter hält einen Tempel für immer, für { $guard } Punkte. Deine anderen Figuren dort sind dann aus dem Spiel. Bewache deinen besten Tempel.
lesson-tikal-guards-hint = Du hältst zwei Tempel. Schau auf ihre Zahlen, und lass deinen Leiter frei.
lesson-tikal-guards-right = Den kann dir niemand mehr nehmen oder weiter ausgraben. Ein Forscher wurde zum Wächter, und dein Leiter bleibt frei.
lesson-tikal-guards-wrong = Bewache den Tempel, der am meisten wert ist.
lesson-tikal-guards-wrong-poor = Dieser Tempel ist wenig wert, und dein Leiter ist jetzt sein Wächter, für immer!

lesson-tikal-scoring-title = Wertung
lesson-tikal-scoring-ask = Ein Vulkan kam: Alle haben einen Zug ohne Plättchen und werten gleich danach. Hol dir mit deinen { $left } Punkten noch einen Tempel.
lesson-tikal-scoring-hint = Ein Forscher deines Gegners hält A2. Dein Leiter ist nah genug.
lesson-tikal-scoring-right = Du hältst jetzt auch A2 und bekommst am Ende dieses Zugs { $gain }. Dann hat auch dein Gegner einen Wertungszug. Das kommt bei jedem von { $volcanoes } Vulkanen und ganz am Schluss noch einmal.
lesson-tikal-scoring-wrong = Damit gewinnst du keinen Tempel. Schau auf A2.
lesson-tikal-scoring-wrong-tie = Je ein Forscher: Das ist Gleichstand, also bekommt für A2 niemand etwas.
lesson-tikal-scoring-wrong-less = Damit hältst du einen Tempel mehr, aber A2 ist mehr wert.
lesson-tikal-scoring-wrong-walk = Dort hältst du keinen weiteren Tempel. Schau auf A2.

lesson-tikal-auction-bid-title = Das erste Gebot
lesson-tikal-auction-bid-ask = Züge werden um Siegpunkte versteigert; alle beginnen mit { $start }. Wer gewinnt, nimmt eins der offenen Plättchen. Biete wenig.
lesson-tikal-auction-bid-hint = Was du zahlst, fehlt dir am Ende der Partie. Fang also mit ein oder zwei Punkten an.
lesson-tikal-auction-bid-right = Dein Gegner kann mehr bieten oder passen. Passt er, hast du die Wahl zwischen beiden Plättchen.
lesson-tikal-auction-bid-wrong = Biete wenig.
lesson-tikal-auction-bid-wrong-dear = Das sind viele Siegpunkte dafür, zuerst dran zu sein. Biete weniger.
lesson-tikal-auction-bid-wrong-pass = Dann kann dein Gegner den ersten Zug für einen Punkt bekommen. Versuch ein niedriges Gebot.

lesson-tikal-auction-outbid-title = Bieten oder passen
lesson-tikal-auction-outbid-ask = Das Höchstgebot liegt bei { $bid }. Wer zuletzt kommt, bekommt das letzte Plättchen umsonst, und dir gefallen beide. Was tust du?
lesson-tikal-auction-outbid-hint = Pro Runde haben alle genau einen Zug, egal was sie bieten.
lesson-tikal-auction-outbid-right = Dein Gegner zahlt { $bid }, und du bekommst das andere Plättchen und deinen Zug umsonst.
lesson-tikal-auction-outbid-wrong = Dir gefallen beide Plättchen, du musst also nichts zahlen.
lesson-tikal-auction-outbid-wrong-dear = Du würdest für ein Plättchen zahlen, das dir nicht besser gefällt als das andere. Passen kostet nichts.

lesson-tikal-auction-take-title = Ein Plättchen wählen
lesson-tikal-auction-take-ask = Du hast die Auktion gewonnen und wählst zuerst. Ein Plättchen ist eine Ruine voller Schätze, das andere eine Lichtung. Nimm die Ruine.
lesson-tikal-auction-take-hint = Auf der Ruine steht, wie viele Schätze sie birgt.
lesson-tikal-auction-take-right = Jetzt legst du sie und hast wie immer deinen Zug. Die Lichtung geht an deinen Gegner.
lesson-tikal-auction-take-wrong = Das ist die Lichtung: Da ist nur Platz für ein Lager.
