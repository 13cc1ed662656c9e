# What games of coloured cards refuse alike. The game says { $card } and { $colour } in its own words.

cards-refused-no-such-card = このゲームに{ $card }というカードはありません。
cards-refused-card-not-in-hand = { $card }は手札にありません。
cards-refused-discard-empty = { $colour }の捨て札は空です。山札か、ほかの色の捨て札から引いてください。
cards-refused-own-discard = この手番で捨てるカードは引けません。山札か、ほかの色の捨て札から引いてください。
