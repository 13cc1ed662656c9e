# Lost Cities: every sentence of the game.

game-lost_cities = ロストシティ
game-lost_cities-about = 探検を進めるか、相手にカードを渡さないか。2人用（または4人のペア戦）のカードゲームです。
# What the slash command of the game says of itself: at most 100 characters.
command-play-lost_cities = ロストシティのロビーを開きます：探検のカードゲーム、2人用（ペア戦は4人）

option-lost_cities-rounds = ラウンド数
option-lost_cities-rounds-about = ラウンドの数（標準は3）
option-lost_cities-colours = 探検の数
option-lost_cities-colours-about = 探検は5つ、または水晶の洞窟を加えた6つ
option-lost_cities-partners = ペア戦
option-lost_cities-partners-about = 4人で2対2の対戦（探検は5つ）
lost_cities-options = { $rounds ->
    [1] 1ラウンド
    [3] 3ラウンド
   *[5] 5ラウンド
  }{ $colours ->
    [5] {""}
   *[6] 、探検6つ
  }{ $kind ->
    [partners] 、2対2
   *[duel] {""}
  }

lost_cities-colour = { $colour ->
    [Y] 黄
    [B] 青
    [W] 白
    [G] 緑
    [R] 赤
   *[P] 紫
  }
lost_cities-card = { lost_cities-colour }{ $number ->
    [wager] の賭け
   *[other] { $number }
  }
lost_cities-the-card = { lost_cities-card }

# What happened

lost_cities-seated = { $first } 対 { $second }。相談は禁止です。ペアの相手に合図できるのは、出すカードと渡すカードだけです。
lost_cities-passed = { $name ->
    [you] あなた
   *[other] { $name }
  }はカードを出す代わりに、{ $to }にカードを2枚渡しました。
lost_cities-handed = { $name ->
    [you] あなた
   *[other] { $name }
  }から{ $to }へ：{ $cards }。
lost_cities-round-began = 第{ $round }ラウンド：{ $name ->
    [you] あなた
   *[other] { $name }
  }が先攻です。
lost_cities-moved = { $name ->
    [you] あなた
   *[other] { $name }
  }は{ $how ->
    [invest] { lost_cities-colour }の賭けカードを出し
    [begin] { lost_cities-colour }の探検を{ $number }で始め
    [follow] { lost_cities-card }を探検に加え
   *[discard] { lost_cities-card }を捨て
  }、{ $taken ->
    [drawn] { $drawn }を引きました。
    [none] 山札から引きました。
   *[other] 捨て札の{ $taken }を取りました。
  }
lost_cities-drew = { lost_cities-card }を引きました。
lost_cities-round-ended = 山札がなくなり、第{ $round }ラウンドが終了しました：{ $scores }。
lost_cities-round-score = { $name } { $points }点{ $total ->
    [same] {""}
   *[other] （合計{ $total }点）
  }
lost_cities-retired = { $name ->
    [you] あなた
   *[other] { $name }
  }が投了しました。

# The panel

lost_cities-ask-card = どのカードを出しますか？（または捨てますか？）
lost_cities-ask-to = { lost_cities-card }をどこに置きますか？
# Where a card has no place but the discards, $last is the number in its way on the player’s own expedition.
lost_cities-ask-from = { lost_cities-card }は{ $to ->
    [expedition] 探検に加えます
   *[discard] { $last ->
        [none] 捨て札にします
       *[other] 捨てることしかできません（{ $number ->
            [wager] 賭けカードは最初の数字より前にしか出せず、{ lost_cities-colour }の探検はもう{ $last }まで進んでいます
           *[other] { lost_cities-colour }の探検はもう{ $last }まで進んでいます
          }）
      }
  }。{ $sources ->
    [single] カードを1枚引くと手番が終わります。
   *[several] どこから引きますか？
  }
lost_cities-ask-first = ペアの相手に渡す1枚目は？
lost_cities-ask-second = { lost_cities-card }と、もう1枚は？
lost_cities-answer-pass = ペアの相手に2枚渡す
lost_cities-action-pass = ペアの相手に2枚渡す：{ $cards }
lost_cities-answer-card = { lost_cities-card }
lost_cities-answer-expedition = 探検
lost_cities-answer-discard = 捨てる
lost_cities-answer-pile = 山札
lost_cities-answer-draw = 引いて手番を終える
lost_cities-answer-from = 捨て札の{ lost_cities-card }
lost_cities-action = { lost_cities-card }を{ $to ->
    [expedition] 探検に加え
   *[discard] 捨て
  }、{ $source ->
    [pile] 山札から引く
   *[other] 捨て札の{ $source }を取る
  }

# What has changed since a turn was planned, after "because" or "if"

lost_cities-plan-taken = { lost_cities-card }がなくなった
lost_cities-plan-expedition = あなたの{ lost_cities-colour }の探検が変わった

# The position in words

lost_cities-position = ロストシティ、第{ $round }ラウンド（全{ $rounds }）。{ $pile ->
    [0] 山札はありません
   *[other] 山札は残り{ $pile }枚
  }。
lost_cities-position-retired = { $name }はゲームから外れました。
lost_cities-position-last = 直前の手番：{ $name }が{ $how ->
    [discard] { lost_cities-card }を捨て
    [play] { lost_cities-card }を出し
   *[pass] カードを2枚渡しました
  }{ $source ->
    [pass] 。
    [pile] 、山札から引きました。
   *[other] 、捨て札の{ $source }を取りました。
  }
lost_cities-position-round = 第{ $round }ラウンド：{ $scores }。
lost_cities-position-score = { $name } { $points }
lost_cities-position-side = { $name }{ $moves ->
    [alone] （手番）
    [partner] （{ $mover }の手番）
   *[no] {""}
  }、{ $total }点{ $earlier ->
    [none] {""}
   *[other] （これまで{ $earlier }、このラウンド{ $now }）
  }：{ $expeditions }。
# The same at a glance, for a picture’s description.
lost_cities-glance-side = { $name }{ $moves ->
    [alone] （手番）
    [partner] （{ $mover }の手番）
   *[no] {""}
  }、{ $total }点{ $leads ->
    [yes] 、リード中
   *[no] {""}
  }、{ $expeditions ->
    [0] 探検なし
   *[other] 探検{ $expeditions }つ
  }。
lost_cities-position-expedition = { lost_cities-colour } { $cards } = { $worth }
lost_cities-position-hands = 手札の枚数：{ $hands }。
lost_cities-position-none = まだ探検なし
lost_cities-position-discards = 捨て札（一番上のカードと枚数）：{ $piles }。
lost_cities-position-no-discards = 捨て札なし。
lost_cities-position-discard = { lost_cities-card }（{ $size }）
lost_cities-wager = 賭け
lost_cities-hand = 手札：{ $cards }。
lost_cities-hand-playable = 出せるカード：{ $cards }。
lost_cities-hand-given = ペアの相手から：{ $cards }。
lost_cities-hand-drawn = 引いたカード：{ lost_cities-card }。
lost_cities-nothing = なし

# The table in short, after the hand

lost_cities-short = 第{ $round }ラウンド（全{ $rounds }）、{ $pile ->
    [0] 山札なし
   *[other] 山札{ $pile }枚
  }。
lost_cities-short-who = { $who ->
    [you] あなた
    [partner] ペアの相手
    [rival] 相手
   *[seat] プレイヤー{ $seat }
  }
lost_cities-short-turn = 手番：{ $who }。
lost_cities-short-side = { $whose ->
    [own] あなた
    [rival] 相手
   *[rivals] 相手チーム
  }（{ $total }点{ $ahead ->
    [yes] 、リード中
   *[no] {""}
  }）：{ $expeditions }。
# The last card, how many there are, and what they are worth.
lost_cities-short-expedition = { lost_cities-card }（{ $cards }枚{ $factor ->
    [1] {""}
   *[other] 、×{ $factor }
  }）= { $worth }

# The sum at the end

lost_cities-line = 第{ $round }ラウンド、{ lost_cities-colour }：({ $numbers } − { $cost }){ $factor ->
    [1] {""}
   *[other] {" "}× { $factor }
  }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
  }

# What the rules refuse

lost_cities-refused-wager-after-number = 賭けカードは探検の最初の数字より前にしか出せません。あなたの探検にはもう{ $last }があります。
lost_cities-refused-not-higher = 数字は大きくなる順にしか出せません。{ $last }のあとに{ $card }は出せませんが、捨てることはできます。
lost_cities-refused-no-such-pile = このゲームに{ $colour }の探検はありません。
lost_cities-refused-no-partner = カードを渡せるのはペア戦だけです。
lost_cities-refused-pass-two = >Y7 B3のように、ちょうど2枚を渡してください。
lost_cities-refused-hand-too-small = 2枚渡すには手札が8枚以上必要です。今は{ $cards }枚です。
lost_cities-refused-fourth-pass = 3人続けてカードを渡したので、今回は必ずカードを出してください。
refused-partners-five-colours = ペア戦で使う探検は5つです。6つにはできません。

# The turning points, in a replay

lost_cities-turning-best = 最高の探検が完成：{ $name }、{ lost_cities-colour }、{ $points }点
lost_cities-turning-worst = { $cost ->
    [yes] 最大の失点
   *[no] 最も低い得点
  }となる探検が始まる：{ $name }、{ lost_cities-colour }、{ $points }点

# What decided the game. The round is 0 where there was only one.

lost_cities-decisive-brought = { $round ->
    [0] {""}
   *[other] 第{ $round }ラウンド、
  }{ $name }が{ lost_cities-colour }の探検で{ $points }点を獲得{ lost_cities-multiplied }
lost_cities-decisive-cost = { $round ->
    [0] {""}
   *[other] 第{ $round }ラウンド、
  }{ $name }が{ lost_cities-colour }の探検で{ $points }点を失う{ lost_cities-multiplied }
lost_cities-multiplied = { $wagers ->
    [0] {""}
    [1] （賭け1枚で2倍）
    [2] （賭け2枚で3倍）
   *[3] （賭け3枚で4倍）
  }

# What people are remembered for

lost_cities-achievement-no-loss = 全員無事帰還
lost_cities-achievement-no-loss-story = 1ラウンドで5つの探検をすべて損失なしで終えた
lost_cities-achievement-century = センチュリー
lost_cities-achievement-century-story = 1ラウンドで100点を取った
lost_cities-achievement-fortune = 一攫千金
lost_cities-achievement-fortune-story = 1つの探検で70点を取った
lost_cities-achievement-all-in = オールイン
lost_cities-achievement-all-in-story = 賭けカード3枚を含む8枚の探検を完成させた
lost_cities-achievement-comeback = 秘境からの生還
lost_cities-achievement-comeback-story = 最終ラウンドで逆転勝ちした

# Why a turn is advised, in a few words that can be checked on the table

lost_cities-cause = { $whose ->
    [rival] 主に{ $name }の{ lost_cities-colour }：−{ $points }点
   *[own] 主に{ lost_cities-colour }：+{ $points }点
  }
lost_cities-why-start = 始めるコストは{ $cost }、{ $sum ->
    [0] 手札に{ lost_cities-colour }の数字はまだない
   *[other] 手札の{ lost_cities-colour }の合計は{ $sum }
  }
lost_cities-why-skips = 手札の{ $cards }が出せなくなる
lost_cities-why-order = 出せなくなる手札はない
lost_cities-why-follow = このあと手札からさらに{ $count }枚続けて出せる
lost_cities-why-jumps = これから来るかもしれないカードを{ $count }枚とばす
lost_cities-why-closes = そのあとには何も出せない
lost_cities-why-long = { $cards }枚目のカード：+{ $bonus }
lost_cities-why-fits = まだ自分の探検に合う
lost_cities-why-dead = もう自分の探検に合わない
lost_cities-why-theirs = { $use ->
    [open] { $others ->
        [1] 相手
       *[other] 相手チーム
      }はまだ{ lost_cities-colour }を始めていない
    [fits] { $others ->
        [1] 相手
       *[other] 相手チーム
      }に使われるおそれがある
   *[dead] { $others ->
        [1] 相手
       *[other] 相手チーム
      }には使えない
  }
lost_cities-why-takes = { lost_cities-card }は自分の探検に合う
lost_cities-why-denies = { lost_cities-card }を{ $others ->
    [1] 相手
   *[other] 相手チーム
  }に渡さずに済む
lost_cities-why-joins = { lost_cities-card }は手札の同じ色{ $count }枚と合わせられる
lost_cities-why-last = 最後の1枚を引き、ラウンドが終わる
lost_cities-why-longer = 山札が{ $count }枚のまま減らず、ラウンドが延びる
lost_cities-why-pass = { $count ->
    [0] 今は2枚とも自分の探検に合わない
    [1] 1枚は自分の探検に合う
   *[other] 2枚とも自分の探検に合う
  }
