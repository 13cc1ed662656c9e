# Lost Cities: The Board Game: every sentence of the game.

game-lost_cities_board = ロストシティ：ボードゲーム
game-lost_cities_board-about = 失われた都市へ続く5本の道と橋、そして途中に眠る遺物。2～4人用です。
# What the slash command of the game says of itself: at most 100 characters.
command-play-lost_cities_board = ロストシティ：ボードゲームのロビーを開きます。5本の道の競走、2～4人用

option-lost_cities_board-length = 長さ
option-lost_cities_board-length-about = 探検3回、または1回だけの短いゲーム
option-lost_cities_board-length-long = 長い
option-lost_cities_board-length-short = 短い
option-lost_cities_board-up_or_down = 昇順か降順
option-lost_cities_board-up_or_down-about = 列ごとに昇順か降順を選べます。向きは最初に出た2種類の数字で決まります
option-lost_cities_board-free_first_card = 最初のカード自由
option-lost_cities_board-free_first_card-about = 道を始めるとき、その色の最小に限らず、どのカードでも使えます
option-lost_cities_board-edition = 版
option-lost_cities_board-edition-about = 2008年版：点数は終了まで非公開です
option-lost_cities_board-edition-current = 現行

lost_cities_board-length-long = 長いゲーム、探検3回
lost_cities_board-length-short = 短いゲーム、探検1回
lost_cities_board-up-or-down = 列は昇順か降順
lost_cities_board-free-first-card = 最初のカード自由
lost_cities_board-edition-2008 = 点数非公開（2008年版）

lost_cities_board-colour = { $colour ->
    [Y] 黄
    [B] 青
    [W] 白
    [G] 緑
   *[R] 赤
  }
lost_cities_board-card = { lost_cities_board-colour }{ $number }
lost_cities_board-figure = { $figure ->
    [A] 冒険家
   *[R] 研究者
  }

# What has changed since a turn was planned, after "because" or "if"

lost_cities_board-plan-taken = { lost_cities_board-card }がなくなった
lost_cities_board-plan-tile = { $tile ->
    [artifact] { lost_cities_board-colour }の道の遺物がなくなった
   *[other] { lost_cities_board-colour }の道のタイルが変わった
  }

# What happened

lost_cities_board-began = 第{ $expedition }回探検：{ $name ->
    [you] あなた
   *[other] { $name }
  }から始めます。
lost_cities_board-turn = { $name ->
    [you] あなた
   *[other] { $name }
  }：{ $deeds }。
lost_cities_board-laid = { $figure ->
    [A] { lost_cities_board-card }で道を始め、冒険家を送り出す
    [R] { lost_cities_board-card }で道を始め、研究者を送り出す
   *[none] { lost_cities_board-card }を出す
  }
lost_cities_board-discarded = { lost_cities_board-card }を捨てる
lost_cities_board-walked = { $crossed ->
    [yes] 橋を渡って
   *[no] {""}
  }{ $path ->
    [same] {""}
   *[other] { lost_cities_board-colour }の
  }{ $value }に到達{ $tile ->
    [artifact] （遺物）
    [arrow] （矢印）
    [none] {""}
   *[other] （+{ $tile }点）
  }
lost_cities_board-stayed = そこで止まる
lost_cities_board-drew = { $taken ->
    [none] 山札から引く
    [drawn] { $drawn }を引く
   *[other] 捨て札の{ $taken }を取る
  }
lost_cities_board-ended = { $why ->
    [bridge] 5人目の探検家が橋を渡り、第{ $expedition }回探検が終了しました
   *[pile] 山札がなくなり、第{ $expedition }回探検が終了しました
  }：{ $scores }。
lost_cities_board-score = { $name }は探検家で{ $figures }点{ $total ->
    [hidden] {""}
   *[other] （合計{ $total }点）
  }
lost_cities_board-retired = { $name ->
    [you] あなた
   *[other] { $name }
  }が投了しました。

# The panel

lost_cities_board-ask-card = どのカードを出しますか？（または捨てますか？）
# Where a card has no place but the discards, $why says what the rules refuse, and $last is the card in its way.
lost_cities_board-ask-to = { lost_cities_board-card }{ $why ->
    [not-lowest] は捨てることしかできません。道を始めるには、{ lost_cities_board-colour }で一番小さいカードが必要です。
    [lower] は捨てることしかできません。{ lost_cities_board-colour }の列はもう{ $last }まで進んでいます。
    [higher] は捨てることしかできません。{ lost_cities_board-colour }の列は降順で、もう{ $last }まで進んでいます。
   *[fits] をどこに置きますか？
  }
lost_cities_board-ask-figure = { lost_cities_board-card }で道を始めます。誰が出発しますか？
lost_cities_board-ask-go = 探検家を1人、1マス進めますか？
lost_cities_board-ask-from = { $sources ->
    [single] カードを1枚引くと手番が終わります。
   *[several] どこから引きますか？
  }
lost_cities_board-answer-column = 自分の列
lost_cities_board-answer-discard = 捨てる
lost_cities_board-answer-draw = 引いて手番を終える
lost_cities_board-answer-go = { $colour ->
    [Y] 黄の道を進む
    [B] 青の道を進む
    [W] 白の道を進む
    [G] 緑の道を進む
    [R] 赤の道を進む
   *[stay] 止まる
  }
lost_cities_board-answer-from = { $source ->
    [D] 山札
   *[other] 捨て札の{ $card }
  }
lost_cities_board-action-play = { lost_cities_board-card }{ $to ->
    [A] で冒険家が道を始める
    [R] で研究者が道を始める
    [column] を列に出す
   *[discard] を捨てる
  }
lost_cities_board-action-go = { $colour ->
    [Y] 黄の道をさらに進む
    [B] 青の道をさらに進む
    [W] 白の道をさらに進む
    [G] 緑の道をさらに進む
   *[R] 赤の道をさらに進む
  }
lost_cities_board-action-draw = { $source ->
    [Y] 黄の捨て札を取る
    [B] 青の捨て札を取る
    [W] 白の捨て札を取る
    [G] 緑の捨て札を取る
    [R] 赤の捨て札を取る
   *[D] 山札から引く
  }

# The position in words

lost_cities_board-position = 第{ $expedition }回探検（全{ $expeditions }）、山札{ $pile }枚、橋を渡った探検家は5人中{ $crossed }人。プレイヤーごとに、各道で着いたマス（R = 研究者）、かっこ内に最後のカード{ $columns ->
    [turning] と、列が昇順か降順か
   *[rising] {""}
  }。
# The same at a glance, for a picture’s description.
lost_cities_board-glance = 第{ $expedition }回探検（全{ $expeditions }）、山札{ $pile }枚、橋を渡った探検家は5人中{ $crossed }人。
lost_cities_board-glance-player = { $name }{ $moves ->
    [yes] （手番）
   *[no] {""}
  }{ $ahead ->
    [yes] 、リード中
   *[no] {""}
  }、{ $points ->
    [hidden] 点数は非公開
   *[other] { $points }点
  }{ $worth ->
    [counted] {""}
   *[other] （探検家は{ $points ->
        [hidden] {""}
       *[other] 今決算すれば
      }{ $worth }点）
  }。
lost_cities_board-position-player = { $name }{ $moves ->
    [yes] （手番）
   *[no] {""}
  }{ $ahead ->
    [yes] 、リード中
   *[no] {""}
  }、{ $points ->
    [hidden] 点数は非公開
   *[other] { $points }点
  }、{ $artifacts ->
    [0] 遺物なし
   *[other] 遺物{ $artifacts }個
  }{ $figures ->
    [none] 、道に探検家なし
   *[other] { $worth ->
        [counted] 、探検家：{ $figures }
       *[other] 、探検家は今{ $worth }点：{ $figures }
      }
  }。
lost_cities_board-position-figure = { lost_cities_board-colour } { $value }{ $researcher ->
    [yes] {" "}R
   *[no] {""}
  }（{ $last }{ $way ->
    [up] 、昇順
    [down] 、降順
   *[open] {""}
  }）
lost_cities_board-position-discards = 捨て札（一番上のカードと枚数）：{ $piles }。
lost_cities_board-position-discard = { lost_cities_board-card }（{ $size }）
lost_cities_board-position-retired = { $name }はゲームから外れました。
lost_cities_board-position-last = 直前の手番：{ $name }が{ lost_cities_board-card }を{ $how ->
    [discard] 捨て
   *[play] 出し
  }{ $steps ->
    [none] {""}
   *[other] 、{ $steps }へ進み
  }{ $source ->
    [none] ました。
    [D] 、山札から引きました。
   *[other] 、{ $from }の捨て札を取りました。
  }
lost_cities_board-position-step = { lost_cities_board-colour } { $value }
lost_cities_board-position-earlier = 第{ $expedition }回探検のあと：{ $scores }。
lost_cities_board-position-score = { $name }{ $points ->
    [hidden] {""}
   *[other] {" "}{ $points }
  }（探検家{ $figures }、{ $artifacts ->
    [0] 遺物なし
   *[other] 遺物{ $artifacts }個
  }{ $tiles ->
    [hidden] {""}
   *[other] 、タイル{ $tiles }
  }）
lost_cities_board-position-tiles = { lost_cities_board-colour }の道のタイル：{ $tiles }。
lost_cities_board-tile = { $value } { $tile ->
    [artifact] 遺物
    [arrow] 矢印
   *[other] +{ $tile }
  }
lost_cities_board-nothing = なし
lost_cities_board-hand = 手札：{ $cards }。
lost_cities_board-hand-playable = 出せるカード：{ $cards }。
lost_cities_board-hand-points = あなたの点数：{ $points }。
lost_cities_board-hand-drawn = 引いたカード：{ lost_cities_board-card }。

# The sum at the end

lost_cities_board-line-tiles = 第{ $expedition }回探検、タイル
lost_cities_board-line-figures = 第{ $expedition }回探検、探検家
lost_cities_board-line-artifacts = { $artifacts ->
    [0] 遺物なし
   *[other] 遺物{ $artifacts }個
  }
lost_cities_board-line-floor = 0点未満にはなりません

# What the rules refuse

lost_cities_board-refused-not-lowest = 道は、その色で一番小さい手札で始めてください。{ $card }より小さいカードがあります。
lost_cities_board-refused-lower = この列は昇順です。{ $last }のあとに{ $card }は出せませんが、捨てることはできます。
lost_cities_board-refused-higher = この列は降順です。{ $last }のあとに{ $card }は出せませんが、捨てることはできます。
lost_cities_board-refused-no-figure-needed = このカードでは道を始められないので、探検家は指定しないでください。始めた列に出すか、捨ててください。
lost_cities_board-refused-figure-needed = このカードで道を始めます。出発する探検家を付け加えてください。Aは冒険家、Rは研究者です。
lost_cities_board-refused-figure-out = その探検家は、もう全員が道に出ています。
lost_cities_board-refused-not-on-path = { $colour }の道にあなたの探検家はいません。
lost_cities_board-refused-at-the-end = あなたの探検家はもう{ $colour }の道の終点にいます。
lost_cities_board-refused-no-such-pile = このゲームにその捨て札はありません。
lost_cities_board-refused-play-first = 先にカードを出してください。
lost_cities_board-refused-go-first = 先に探検家を1マス進めるか、止まるを選んでください。
lost_cities_board-refused-draw-now = カードはもう出しました。次は1枚引いてください。

# The turning points, in a replay

lost_cities_board-turning-best = 最も遠くまでの旅が完成：{ $name }、{ lost_cities_board-colour }、{ $points }点
lost_cities_board-turning-worst = { $cost ->
    [yes] 最大の失点
   *[no] 最も低い得点
  }となる旅が始まる：{ $name }、{ lost_cities_board-colour }、{ $points }点

# What decided the game. The expedition is 0 where there was only one.

lost_cities_board-decisive-expedition = { $expedition ->
    [0] {""}
   *[other] 第{ $expedition }回探検、
  }{ $name }{ $how ->
    [gain] が{ $points }点を持ち帰り、{ $other }を{ $more }点上回る
   *[loss] の失点が{ $other }より{ $more }点少ない
  }
lost_cities_board-decisive-artifacts = { $name }が遺物{ $found }個を見つけ、{ $other }は{ $others ->
    [0] 0個
   *[other] { $others }個だけ
  }、差は{ $more }点
lost_cities_board-decisive-journey = { $expedition ->
    [0] {""}
   *[other] 第{ $expedition }回探検、
  }{ $name }の探検家の1人が遠くまで進み{ $points }点を獲得

# What people are remembered for

lost_cities_board-achievement-no-loss = 置き去りゼロ
lost_cities_board-achievement-no-loss-story = 5人の探検家を全員送り出し、1人も損失を出さなかった
lost_cities_board-achievement-five-over = 橋の向こうへ
lost_cities_board-achievement-five-over-story = 1回の探検で5人全員に橋を渡らせた
lost_cities_board-achievement-far-researcher = 道の果てまで
lost_cities_board-achievement-far-researcher-story = 研究者を最後のマスまで進めた
lost_cities_board-achievement-collector = コレクション
lost_cities_board-achievement-collector-story = 得点になる上限まで遺物を見つけた
lost_cities_board-achievement-comeback = 最後の探検
lost_cities_board-achievement-comeback-story = 最後の探検で逆転勝ちした

# Why a step is advised, in a few words that can be checked on the board

lost_cities_board-cause = { $whose ->
    [rival] 主に{ $name }の{ lost_cities_board-colour }の道：−{ $points }点
   *[own] 主に{ lost_cities_board-colour }の道：+{ $points }点
  }
lost_cities_board-why-start = { $count ->
    [1] 手札で唯一の{ lost_cities_board-colour }
   *[other] 手札に{ lost_cities_board-colour }が{ $count }枚
  }{ $researcher ->
    [yes] 、研究者は2倍
   *[no] {""}
  }
lost_cities_board-why-step = { $tile ->
    [artifact] 遺物のある{ $value }点のマスへ進む
    [arrow] 矢印のある{ $value }点のマスへ進む
    [points] { $value }点のマスへ進み、さらに{ $points }点
   *[none] { $value }点のマスへ進む
  }
lost_cities_board-why-arrived = ほかの探検家を進められる
lost_cities_board-why-skips = 手札の{ $cards }が出せなくなる
lost_cities_board-why-fits = まだ自分の列に合う
lost_cities_board-why-dead = もう自分の列に合わない
lost_cities_board-why-theirs = { $use ->
    [open] { $others ->
        [1] 相手はまだ{ lost_cities_board-colour }を始めていない
       *[other] まだ{ lost_cities_board-colour }を始めていない相手がいる
      }
    [fits] 相手に使われるおそれがある
   *[dead] { $others ->
        [1] 今は相手には使えない
       *[other] 今は相手の誰にも使えない
      }
  }
lost_cities_board-why-takes = 自分の列に合う
