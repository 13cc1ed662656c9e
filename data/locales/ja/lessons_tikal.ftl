# The lessons of Tikal and its auction: for each its title, the task, a hint, and the replies to answers.
# No sentence names a number itself: $left, $gain, $excavate … are counted on the map.

goal-tikal = **目的：** 支配している神殿と持っている財宝で、最後の決算のあとに一番多くの点を取ること。
goal-tikal-auction = **目的：** Tikalではいつもと同じく、最後に一番多くの点を取ること。この遊び方では、タイルの代金を点数で払います。

lesson-tikal-tile-title = 新しいタイル
lesson-tikal-tile-ask = 手番はタイルから始まります。発見済みの土地の隣に、石が道になって入れる向きで置きましょう。
lesson-tikal-tile-hint = 候補のマスならどこでもかまいません。そのあと向きを選んでください。
lesson-tikal-tile-right = 辺の両側にある石が道です。そこを通るには、石の数だけアクションポイント（AP）がかかります。
lesson-tikal-tile-wrong = マスを選んでください。

lesson-tikal-leader-title = あなたの探検隊
lesson-tikal-leader-ask = 1手番に{ $turn }アクションポイント（AP）を使えます。{ $new }APで、隊長（星のコマ）をベースキャンプに投入しましょう。
lesson-tikal-leader-hint = 隊長には専用のボタンがあります。
lesson-tikal-leader-right = 隊長がベースキャンプに着き、残りは{ $left }APです。神殿では、隊長は隊員{ $strength }人分の強さです。
lesson-tikal-leader-wrong = それはあとで！ まず隊長を投入しましょう。
lesson-tikal-leader-wrong-explorer = それは隊員です。コストは同じですが、神殿では隊長1人が隊員{ $strength }人分の強さです。

lesson-tikal-walk-title = 移動
lesson-tikal-walk-ask = 道の石1個につき、コマごとに1APかかります。隊長をA3の神殿へ移動させましょう。
lesson-tikal-walk-hint = ボタンには、マスとそこまでのコストが書かれています。
lesson-tikal-walk-right = 残りは{ $left }APです。そこにはほかに強いプレイヤーがいないので、神殿はあなたのものです。今決算すれば{ $gain }点で、名前の下の点数に入っています。
lesson-tikal-walk-wrong = 隊長をA3へ移動させましょう。
lesson-tikal-walk-wrong-elsewhere = それは別のマスです。一番価値があるのはA3の神殿です。

lesson-tikal-excavate-title = 発掘
lesson-tikal-excavate-ask = { $excavate }APで、コマのいる神殿の価値を1上げられます。A3を発掘しましょう。
lesson-tikal-excavate-hint = 神殿のマスが書かれた発掘ボタンがあります。
lesson-tikal-excavate-right = 神殿の価値は{ $gain }になりました。1手番に、コマ1個なら1回、2個なら2回まで発掘できます。それが上限です。段のピースは全員で共有し、高い段はすぐになくなります。
lesson-tikal-excavate-wrong = それでは神殿の価値は上がりません。*発掘*を探してください。
lesson-tikal-excavate-wrong-walk = 隊長が離れたので、神殿はあなたのものではなくなりました。残って発掘しましょう。

lesson-tikal-strongest-title = 神殿は誰のもの？
lesson-tikal-strongest-ask = 神殿で得点するのは、一番強いプレイヤーだけです。残り{ $left }APで、相手からB3を奪いましょう。
lesson-tikal-strongest-hint = 隊員{ $strength }人分の強さのコマが、B3の隣にいます。
lesson-tikal-strongest-right = 隊長は相手の隊員より強いので、今決算すれば{ $gain }点です。同じ強さなら、誰の得点にもなりません。
lesson-tikal-strongest-wrong = B3はまだ相手のものです。
lesson-tikal-strongest-wrong-walk = それではB3を奪えません。隊長を送りましょう。

lesson-tikal-treasures-title = 財宝
lesson-tikal-treasures-ask = 遺跡には財宝が裏向きで隠れています。取るには{ $treasure }APと、そこにいるコマが必要です。1つ取りましょう。
lesson-tikal-treasures-hint = 隊長はA1の遺跡にいます。
lesson-tikal-treasures-right = 見つけました！ 決算のたびに{ $single }点になります。同じ種類は2つで{ $pair }点、3つで{ $three }点です。コマ1個が取れるのは1手番に1つです。{ $exchange }APで、1つだけの財宝を相手のものと交換できます。
lesson-tikal-treasures-wrong = 隊長が遺跡にいます。そこから財宝を取りましょう。
lesson-tikal-treasures-wrong-walk = コマが移動しました。移動ではなく、A1の遺跡から財宝を取りましょう。

lesson-tikal-camps-title = キャンプ
lesson-tikal-camps-ask = 自分のキャンプは{ $camp }APで置けます。キャンプの間は、どれだけ離れていてもコマ1個{ $hop }APで移動できます。遺跡の隣の空き地に置きましょう。
lesson-tikal-camps-hint = 遺跡はA1です。キャンプは空き地に置きます。
lesson-tikal-camps-right = これで新しい隊員を、遺跡のすぐ隣のここからも投入できます。この手番の残りは{ $left }APです。
lesson-tikal-camps-wrong = 空き地にキャンプを置きましょう。
lesson-tikal-camps-wrong-near = そこは、もともと投入できるベースキャンプの隣です。遺跡の近くに置きましょう。

lesson-tikal-guards-title = 番人
lesson-tikal-guards-ask = { $guard }APで番人を置くと、神殿がずっと自分のものになります。そこにいるほかの自分のコマはゲームから除かれます。一番良い神殿に番人を置きましょう。
lesson-tikal-guards-hint = あなたの神殿は2つです。数字を見比べて、隊長は自由にしておきましょう。
lesson-tikal-guards-right = もう誰も奪えず、発掘もできません。隊員1人が番人になり、隊長は自由なままです。
lesson-tikal-guards-wrong = 一番価値の高い神殿に番人を置きましょう。
lesson-tikal-guards-wrong-poor = その神殿は価値が低いうえに、隊長がずっと番人になってしまいました！

lesson-tikal-scoring-title = 決算
lesson-tikal-scoring-ask = 火山が出ました。全員がタイルなしの手番を行い、その直後に決算します。残り{ $left }APで、神殿をもう1つ手に入れましょう。
lesson-tikal-scoring-hint = A2を支配しているのは相手の隊員1人です。隊長がすぐ近くにいます。
lesson-tikal-scoring-right = A2も支配し、この手番の終わりに{ $gain }点を得ます。次は相手が同じような手番を行います。決算は{ $volcanoes }つの火山のたびと、最後にもう1回あります。
lesson-tikal-scoring-wrong = それでは神殿は手に入りません。A2を見てください。
lesson-tikal-scoring-wrong-tie = 隊員1人ずつで同じ強さなので、A2は誰の得点にもなりません。
lesson-tikal-scoring-wrong-less = 神殿を1つ増やせますが、A2のほうが価値があります。
lesson-tikal-scoring-wrong-walk = そこでは新しい神殿を支配できません。A2を見てください。

lesson-tikal-auction-bid-title = 最初の入札
lesson-tikal-auction-bid-ask = 手番を勝利点で競ります。全員{ $start }点から始めます。競り落とすと、場のタイルを1枚選べます。低めに入札しましょう。
lesson-tikal-auction-bid-hint = 払った点は戻らず、最終得点から減ります。1点か2点から始めましょう。
lesson-tikal-auction-bid-right = 相手は、さらに高く入札するかパスします。パスなら、あなたは2枚のタイルから好きなほうを選べます。
lesson-tikal-auction-bid-wrong = 低めに入札しましょう。
lesson-tikal-auction-bid-wrong-dear = 先に手番をするためだけに、勝利点を払いすぎです。もっと低くしましょう。
lesson-tikal-auction-bid-wrong-pass = それでは相手が1点で最初の手番を取れます。低く入札してみましょう。

lesson-tikal-auction-outbid-title = 入札かパスか
lesson-tikal-auction-outbid-ask = 最高入札は{ $bid }点です。最後のプレイヤーは、残ったタイルを無料でもらえます。あなたにはどちらのタイルも同じくらい魅力的です。どうしますか？
lesson-tikal-auction-outbid-hint = いくら入札しても、1ラウンドの手番は全員1回ずつです。
lesson-tikal-auction-outbid-right = 相手は{ $bid }点払い、あなたはもう1枚のタイルと手番を無料で手に入れます。
lesson-tikal-auction-outbid-wrong = どちらのタイルでもよいので、払う必要はありません。
lesson-tikal-auction-outbid-wrong-dear = もう1枚と変わらないタイルに払うことになります。パスなら無料です。

lesson-tikal-auction-take-title = タイルを選ぶ
lesson-tikal-auction-take-ask = 競り落としたので、先に選べます。1枚は財宝の詰まった遺跡、もう1枚は空き地です。遺跡を取りましょう。
lesson-tikal-auction-take-hint = 遺跡には、隠れている財宝の数が書かれています。
lesson-tikal-auction-take-right = あとはタイルを置いて、いつもどおり手番を行います。空き地は相手のものです。
lesson-tikal-auction-take-wrong = それは空き地です。キャンプを1つ置けるだけです。
