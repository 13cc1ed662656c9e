# What games of coloured cards refuse alike. The game says { $card } and { $colour } in its own words.
# Karten sind immer weiblich („die gelbe 7“, „die gelbe Wettkarte“), Farben kommen als „gelbe“, „blaue“ …

cards-refused-no-such-card = Die Karte { $card } gibt es in diesem Spiel nicht.
cards-refused-card-not-in-hand = Die { $card } hast du nicht auf der Hand.
cards-refused-discard-empty = Der { $colour } Ablagestapel ist leer. Zieh vom Nachziehstapel oder nimm eine andere Farbe.
cards-refused-own-discard = Die Karte, die du in diesem Zug ablegst, kannst du nicht gleich wieder ziehen. Zieh vom Nachziehstapel oder nimm eine andere Farbe.
