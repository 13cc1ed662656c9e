# What games of coloured cards refuse alike. The game says { $card } and { $colour } in its own words.

cards-refused-no-such-card = Il n’y a pas de { $card } dans cette partie.
cards-refused-card-not-in-hand = Tu n’as pas le { $card }.
cards-refused-discard-empty = Il n’y a rien à prendre dans la défausse en { $colour }. Pioche, ou prends dans une autre couleur.
cards-refused-own-discard = Tu ne peux pas reprendre la carte que tu défausses ce tour-ci. Pioche, ou prends dans une autre couleur.
