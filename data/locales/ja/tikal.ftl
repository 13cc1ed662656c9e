# Tikal: every sentence of the game.

game-tikal = ティカル
game-tikal-about = ジャングルの神殿と財宝を、毎手番10アクションポイント（AP）で探検。2～4人用です。
# What the slash command of the game says of itself: at most 100 characters.
command-play-tikal = ティカルのロビーを開きます：ジャングルの神殿と財宝、2～4人用

option-tikal-auction = 競り
option-tikal-auction-about = タイルを勝利点で競ります。全員20点から始めます

tikal-no-auction = タイルは引く
tikal-auction = タイルは競り、20点から

tikal-land = { $kind ->
    [temple] 価値{ $value }の神殿
    [ruin] 財宝{ $treasures }個の遺跡
    [clearing] 空き地
    [volcano] 火山
   *[base] ベースキャンプ
  }
tikal-kind = { $kind ->
    [mask] 仮面
    [jug] 水差し
    [ring] 指輪
    [bell] 鈴
    [idol] 偶像
    [knife] ナイフ
    [shell] 貝
   *[crown] 王冠
  }
tikal-a-kind = { tikal-kind }
tikal-kinds = { tikal-kind }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
  }
tikal-group = { $leader ->
    [yes] { $explorers ->
        [0] 隊長
       *[other] 隊長と隊員{ $explorers }人
    }
   *[no] 隊員{ $explorers }人
  }
tikal-nothing = なし

# What happened

tikal-began = { $name ->
    [you] あなた
   *[other] { $name }
  }を一番手に、ジャングルの探検が始まります。
tikal-drawn = { $name ->
    [you] あなた
   *[other] { $name }
  }は{ tikal-land }のタイルを引きました。
tikal-removed = { tikal-land }のタイルはどこにも置けないため、ゲームから除かれます。
tikal-turn = { $name ->
    [you] あなた
   *[other] { $name }
  }：{ $deeds }。
tikal-placed = { $hex }に{ tikal-land }を発見
tikal-entered = { $group }を{ $hex }に投入
tikal-moved = { $group }を{ $start }から{ $end }へ移動（{ $cost }AP）
tikal-excavated = { $hex }の神殿を価値{ $level }まで発掘
tikal-found = { $hex }で{ tikal-kind }を発見
tikal-exchanged = { $given }を{ $other ->
    [you] あなた
   *[other] { $other }
  }の{ $taken }と交換
tikal-camped = { $hex }にキャンプを設営
tikal-guarded = { $hex }の価値{ $level }の神殿に番人を配置{ $left ->
    [0] {""}
   *[other] （そこにいたほかの自分のコマ{ $left }個はゲームから除かれます）
  }
tikal-ended = { $unspent ->
    [0] 手番終了
   *[other] { $unspent }APを残して手番終了
  }
tikal-scoring = { $why ->
    [final] ジャングルをすべて探検しました。最後の決算ラウンドです。全員がタイルなしの10APの手番を行い、そのあと決算します。
   *[volcano] 第{ $number }決算ラウンドです。全員がタイルなしの10APの手番を行い、そのあと決算します。
  }
tikal-scored = { $name ->
    [you] あなた
   *[other] { $name }
  }は{ $points }点を獲得（神殿{ $temples }点、財宝{ $treasures }点）、合計{ $total }点です。
tikal-scoring-ended = 第{ $number }決算ラウンドが終わりました。
tikal-opened = 競りにかかるタイル：{ $tiles }。最初に入札するのは{ $name ->
    [you] あなた
   *[other] { $name }
  }です。
tikal-offered = { $name ->
    [you] あなた
   *[other] { $name }
  }は{ $points }点で入札しました。
tikal-passed = { $name ->
    [you] あなた
   *[other] { $name }
  }は{ $forced ->
    [yes] これ以上入札できず、パスになりました。
   *[no] パスしました。
  }
tikal-won = { $points ->
    [0] 入札がなく、{ $name ->
        [you] あなた
       *[other] { $name }
      }が0点で競り落としました。
   *[other] { $name ->
        [you] あなた
       *[other] { $name }
      }が{ $points }点で競り落としました。
  }
tikal-chosen = { $name ->
    [you] あなた
   *[other] { $name }
  }は{ tikal-land }のタイルを選びました。
tikal-retired = { $name ->
    [you] あなた
   *[other] { $name }
  }が投了しました。

# The panel

tikal-ask-hex = { $tile }のタイルをどこに置きますか？
tikal-ask-rotation = { $hex }に置く{ $tile }：どの向きにしますか？
tikal-ask-do = { $points ->
    [0] APは残っていません。
   *[other] 残り{ $points }AP。動かすコマをマスで選ぶか、アクションを選んでください。
  }{ tikal-flag }
tikal-ask-go = { $start }からどこへ？ コインはコマ1個の移動コストです。{ tikal-flag }
tikal-ask-enter = 誰をどのキャンプに投入しますか？{ tikal-flag }
# What the flag on some buttons says.
tikal-flag = { $last ->
    [yes] {""}🏁で手番が終わります。
   *[no] {""}
  }
tikal-ask-who = { $start }から{ $hex }へ：誰が行きますか？{ tikal-flag }
tikal-ask-site = { $work ->
    [camp] どこにキャンプを設営しますか？
   *[new] どのキャンプに投入しますか？
  }{ tikal-flag }
tikal-ask-take = どの財宝を取りますか？
tikal-ask-give = { tikal-kind }と引き換えに、どの財宝を渡しますか？
tikal-ask-end = まだ{ $points }AP残っています。手番を終えますか？
tikal-ask-bid = { $bid ->
    [0] まだ入札はありません。入札しますか、パスしますか？
   *[other] 最高入札は{ $bid }点です。それより高く入札しますか、パスしますか？
  } タイル：{ $open }。
tikal-ask-exactly = 何点で入札しますか？
tikal-ask-up-to = 上限まで、ほかの人より1点だけ高く自動で入札します。上限は何点ですか？
tikal-ask-tile = どのタイルを取りますか？

tikal-answer-do = { $deed ->
    [new] { $times ->
        [1] 隊員{ tikal-where }（{ $price }）
       *[other] 隊員{ $times }人（{ $price }）
    }
    [leader] 隊長{ tikal-where }（{ $price }）
    [excavate] 発掘{ tikal-where }（{ $price }）
    [treasure] 財宝{ tikal-where }（{ $price }）
    [exchange] 交換（{ $price }）
    [camp] キャンプ{ tikal-where }（{ $price }）
   *[guard] 番人{ tikal-where }（{ $price }）
  }
# Leads to who comes into which camp.
tikal-answer-new = 投入…
tikal-where = { $hex ->
    [ask] {""}
   *[other] {" "}{ $hex }
  }
# Takes the last points, so that nothing is left to do.
tikal-answer-last = { $answer } 🏁
tikal-answer-end-turn = 手番を終える
tikal-answer-end = はい、手番を終える
# A hex as the map’s plate names it; who goes, where it is not a single explorer.
tikal-answer-go = { $hex }{ $explorers ->
    [0] {""}
    [1] { $leader ->
        [yes] {" "}×1
       *[no] {""}
    }
   *[other] {" "}×{ $explorers }
  }{ $leader ->
    [yes] { $explorers ->
        [0] {" "}隊長
       *[other] {" "}+ 隊長
    }
   *[no] {""}
  }
# A whole move, where few are left.
tikal-answer-whole = { $start }→{ $way }（{ $price }）
tikal-answer-who = { $group }（{ $price }）
tikal-answer-rotation = { $number } · 石 { $stones } · { $ways ->
    [none] 入口なし
   *[other] { $ways }から
  }
# Beside it a way in, and what a piece pays for it.
tikal-way-from = { $hex }（{ $price }）
tikal-stones = { $edge ->
    [N] 北
    [NE] 北東
    [SE] 南東
    [S] 南
    [SW] 南西
   *[NW] 北西
  }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
  }
tikal-answer-take = プレイヤー{ $seat }の{ tikal-kind }
tikal-answer-tile = { $number } · { $land }
tikal-answer-bid = { $points }点
tikal-answer-tens = { $first }～{ $last }
tikal-answer-pass = パス
tikal-answer-up = 上限を決めて入札…
tikal-answer-up-to = { $points }点まで
# In the panel of a player who has left such a bid.
tikal-plan = *{ $plan }点まで自動で入札し、それを超えたらパスします。これはあなただけに見えています。*

tikal-action-place = タイルを{ $hex }に置く（向き{ $number }）
tikal-action-enter = { $leader ->
    [yes] 隊長を{ $hex }に投入する
   *[no] 隊員を{ $hex }に投入する
  }
tikal-action-move = { $group }を{ $start }から{ $end }へ
tikal-action-excavate = { $hex }の神殿を発掘する
tikal-action-hunt = { $hex }で財宝を取る
tikal-action-exchange = 自分の{ $give }をプレイヤー{ $seat }の{ $take }と交換する
tikal-action-camp = { $hex }にキャンプを設営する
tikal-action-guard = { $hex }の神殿に番人を置く
tikal-action-end = 手番を終える
tikal-action-bid = { $points }点で入札する
tikal-action-pass = パスする
tikal-action-choose = { $land }を取る（タイル{ $tile }）

# The position in words

tikal-left = 残り{ $points }AP
tikal-position = { $what ->
    [tile] { $name }が{ $land }のタイルを置くところ
    [act] { $name }の手番（{ tikal-left }）
    [scoring] 第{ $number }決算ラウンド、{ $name }の手番（{ tikal-left }）
    [final] 最後の決算ラウンド、{ $name }の手番（{ tikal-left }）
    [bid] { $name }の入札の番：{ $open }
    [choose] { $name }が選ぶタイル：{ $open }
   *[over] ゲーム終了
  }。{ $stack ->
    [0] タイルの残りなし
   *[other] タイルの残り{ $stack }枚、次はグループ{ $group }
  }。
tikal-fresh = { $land }{ $stones ->
    [none] {""}
   *[other] （石 { $stones }）
  }
tikal-position-fits = 置けるマス：{ $hexes }。
tikal-position-bids = { $points ->
    [0] まだ入札なし。
   *[other] 最高入札：{ $name }の{ $points }点。
  }
tikal-position-passed = パス：{ $names }。
tikal-position-open = 場のタイル：{ $open }。
# Who has a turn in this round after that.
tikal-position-then = このあと：{ $names }。
tikal-position-volcano = そのあと、{ $name }が火山を置きます。
tikal-position-retired = { $name }はゲームから外れました。
tikal-position-player = { $number } { $name }：{ $total }点{ $worth ->
    [none] {""}
   *[other] 、今決算すれば{ $worth }点
  }。手元：隊員{ $supply }人{ $leader ->
    [yes] 、隊長
   *[no] {""}
  }、キャンプ{ $camps }個、番人{ $guards }個。財宝：{ $treasures }。
# The same at a glance, for a picture’s description.
tikal-glance-player = { $name }{ $ahead ->
    [yes] 、リード中
   *[no] {""}
  }、{ $worth ->
    [0] { $total }点。
   *[other] 今決算すれば{ $total }点（うち{ $worth }点は未確定）。
  }
tikal-position-paid = 支払い：{ $points }点。
tikal-position-scored = 第{ $number }決算：神殿{ $temples }点{ $sites ->
    [none] {""}
   *[other] （{ $sites }）
  }、財宝{ $treasures }点。
tikal-position-map = 地図（プレイヤー:隊員数、L = 隊長）：{ $sites }。
tikal-position-bare = キャンプを置ける場所：{ $free }。火山：{ $barred }。
tikal-position-ways = 道とコマ1個のコスト：{ $ways }。
tikal-position-edges = 未発見のマスに面した辺の石：{ $edges }。
tikal-position-last = { $name }の直前の手番：{ $deeds ->
    [none] { $hexes }
   *[other] { $deeds }
  }{ $ways ->
    [none] {""}
   *[other] ／道 { $ways }
  }。
# What a player did in a turn, in a few words.
tikal-deed = { $what ->
    [place] { $hex }にタイル
    [enter] { $hex }に隊員{ $count }人
    [leader] { $hex }に隊長
    [move] { $hex }{ $leader ->
        [yes] 隊長
       *[no] {""}
      }移動{ $count ->
        [1] {""}
       *[other] （{ $count }個）
      }
    [excavate] { $hex }を{ $count ->
        [1] {""}
       *[other] { $count }回
      }発掘
    [hunt] { $hex }で{ tikal-kind }
    [exchange] { $given ->
        [none] {""}
       *[other] { $given }を
      }{ $name }の{ tikal-kind }と交換
    [camp] { $hex }にキャンプ
    [guard] { $hex }に番人
   *[score] { $count }点獲得
  }
tikal-site-guard = 番人{ $seat }
# Who is the strongest at a temple, and would score it.
tikal-site-holder = 支配{ $seat }
tikal-site-treasures = 財宝{ $count }個
tikal-site-camp = キャンプ{ $seat }
tikal-hand = 手元には、隊員{ $supply }人{ $leader ->
    [yes] 、隊長
   *[no] {""}
  }、キャンプ{ $camps }個、番人{ $guards }個が残っています。財宝：{ $treasures }。現在{ $total }点、今決算すれば{ $worth }点です。
tikal-hand-none = このゲームに手札はありません。

# The sum at the end

tikal-line-start = 開始時の点数
tikal-line-temples = 第{ $round }決算、{ $count ->
    [0] 神殿なし
   *[other] 神殿{ $count }個
  }
tikal-line-treasures = 第{ $round }決算、財宝
tikal-line-bids = 入札

# What the rules refuse

tikal-refused-place-first = 先にタイルを置いてください。
tikal-refused-act-now = 今はできません。APを使うか、手番を終えてください。
tikal-refused-bid-first = 競りが先です。入札するか、パスしてください。
tikal-refused-choose-first = 先に場のタイルを1枚取ってください。
tikal-refused-not-enough-points = それには{ $cost }AP必要ですが、{ $points ->
    [0] APは残っていません
   *[other] 残りは{ $points }APです
  }。
tikal-refused-discovered = { $hex }はもう発見されています。
tikal-refused-not-adjacent = { $hex }は発見済みのマスに隣り合っていません。
tikal-refused-cannot-enter = その向きでは、{ $hex }のタイルに誰も入れません。隣との辺のどちら側にも石がないからです。
tikal-refused-looks-alike = ほかの向きと同じ見た目になります。小さいほうの番号を使ってください。
tikal-refused-leader-out = 隊長はもう投入しました。
tikal-refused-no-explorers = 投入できる隊員が残っていません。
tikal-refused-not-your-camp = { $hex }にあなたのキャンプはありません。
tikal-refused-no-pieces-chosen = 誰が行くか指定してください。隊員の人数、隊長のL、またはその両方です。
tikal-refused-not-there = { $start }にあなたのコマがそれだけいません。
tikal-refused-volcano = { $end }は火山なので、誰も入れません。
tikal-refused-no-way = { $start }から{ $end }へは10APでは行けません。
tikal-refused-no-piece-there = { $hex }にあなたのコマがいません。
tikal-refused-worked-twice = { $hex }では1手番に2個のコマしか作業できず、もう2個が作業しました。
tikal-refused-worked-already = { $hex }にいるコマは、この手番にもう全員そこで作業しました。先に別のコマを移動させてください。
tikal-refused-no-temple = { $hex }に神殿はありません。
tikal-refused-guarded = { $hex }の神殿には番人がいます。
tikal-refused-highest = { $hex }の神殿はこれ以上発掘できません。
tikal-refused-level-used-up = 価値{ $level }の神殿ピースはもうありません。
tikal-refused-no-ruin = { $hex }に遺跡はありません。
tikal-refused-nothing-left = { $hex }に財宝は残っていません。
tikal-refused-no-such-player = ほかのプレイヤーを番号で指定してください。
tikal-refused-same-kind = 同じ種類の財宝は交換できません。
tikal-refused-own-not-lone = 渡せるのは、ちょうど1個だけ持っている種類の財宝です。{ $give }は1個ではありません。
tikal-refused-other-not-lone = 取れるのは、相手がちょうど1個だけ持っている種類の財宝です。その相手の{ $take }は1個ではありません。
tikal-refused-camps-used = キャンプはもう2つとも置きました。
tikal-refused-no-clearing = キャンプを置けるのは、空き地か、財宝を取り尽くした遺跡だけです。{ $hex }はどちらでもありません。
tikal-refused-not-emptied = { $hex }の遺跡にはまだ財宝があります。
tikal-refused-camp-there = { $hex }にはもうキャンプがあります。
tikal-refused-guards-used = 番人はもう2つとも置きました。
tikal-refused-no-majority = { $hex }であなたは単独トップの強さではありません。
tikal-refused-bid-too-low = 最高入札は{ $last }点です。それより高く入札するか、パスしてください。
tikal-refused-bid-too-high = あなたは{ $most }点なので、それより高くは入札できません。
tikal-refused-not-open = それは場のタイルではありません。

# The turning points, in a replay

tikal-turning-temple = { $how ->
    [dug] { $name }が最高の神殿{ $hex }を価値{ $level }まで発掘：計{ $points }点
   *[held] { $name }が最高の神殿{ $hex }を最初に支配：計{ $points }点
  }
tikal-turning-scoring = 最高のラウンド：{ $name }が{ $points }点を獲得
tikal-turning-taken = { $name }が{ $hex }の価値{ $level }の神殿を{ $other }から奪う
tikal-turning-dearest = 最も高くついた手番：{ $name }が{ $points }点を支払う

# What decided the game

tikal-decisive-always = { $name }が最初の決算ラウンドから最後までリード
tikal-decisive-passed = { $last ->
    [yes] 最後の決算ラウンド
   *[no] 第{ $number }決算ラウンド
  }で{ $name }が{ $other }を抜き{ $last ->
    [yes] 去る
   *[no] 、そのままリードを守る
  }
tikal-decisive-gained = { $last ->
    [yes] 最後の決算ラウンド
   *[no] 第{ $number }決算ラウンド
  }で{ $name }が{ $points }点を獲得、{ $other }を{ $more }点上回る
tikal-decisive-scored = { $last ->
    [yes] 最後の決算ラウンド
   *[no] 第{ $number }決算ラウンド
  }で{ $name }が全員で最高の{ $points }点を獲得

# What people are remembered for

tikal-achievement-two-guards = 鉄壁の守り
tikal-achievement-two-guards-story = 番人を2つとも置いた
tikal-achievement-highest = 最高峰の神殿
tikal-achievement-highest-story = 価値10の神殿を最後まで支配した
tikal-achievement-great-round = 大噴火
tikal-achievement-great-round-story = 1回の決算ラウンドで40点を取った
tikal-achievement-all-of-a-kind = コンプリート
tikal-achievement-all-of-a-kind-story = 1種類の財宝をすべて集めた
tikal-achievement-comeback = 最後の光
tikal-achievement-comeback-story = 最後の決算ラウンドで逆転勝ちした

# Why a step is advised, in a few words that can be checked on the map

tikal-temple-on = { $hex }の神殿
tikal-cause = { $hex ->
    [treasures] { $whose ->
        [rival] 主に{ $name }の財宝：−{ $points }点
       *[own] 主に財宝：+{ $points }点
    }
   *[other] { $whose ->
        [rival] 主に{ $name }の{ $hex }の神殿：−{ $points }点
       *[own] 主に{ $hex }の神殿：+{ $points }点
    }
  }
tikal-why-land = { $land }
tikal-why-raise = 価値{ $value }になる
tikal-why-hoard = 財宝が{ $count }個ある
tikal-why-temple = 価値{ $value }の神殿
tikal-why-camp = そこからほかのキャンプへ{ $hop }APで行ける
tikal-why-guard = その{ $value }点はもう誰にも奪われない
tikal-why-gain = 得点が{ $points }点増える
tikal-why-loss = { $others ->
    [1] 相手の得点
   *[other] 相手の一人の得点
  }が{ $points }点減る
