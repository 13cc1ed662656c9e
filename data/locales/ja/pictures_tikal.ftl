# The words inside Tikal’s pictures. Room is scarce there: keep them short.

# Under the map, after the badge of the seat to move.
tikal-picture-place = このタイルを置く
# The hexes it fits on; neighbours in a column are shortened ("D3–5").
tikal-picture-fits = { $hexes }
tikal-picture-points = 残り{ $points }AP
# Over the ways to turn a tile: the question, then after a coin and after a cross what they mean.
tikal-picture-rotation = { $hex }：どの向き？
tikal-picture-toll = 通る点数
tikal-picture-closed = 通れない
# After the number of neighbours from which the tile can be entered.
tikal-picture-ways-in = { $ways ->
   *[other] 本の道
  }
# The last turn in a strip, after an icon: one kind of deed and where.
tikal-picture-deed = { $what ->
    [place] { $hexes }に配置
    [enter] { $hexes }に{ $count }人
    [excavate] { $hexes }を発掘
    [hunt] { $hexes }で発見
   *[other] { $hexes }
  }
# After the treasure that was got, before the badge of the player who had it.
tikal-picture-from = 交換
tikal-picture-chooses = タイルを選ぶ
# Under a bidder’s name.
tikal-picture-bidder = { $what ->
    [next] 入札の番
    [highest] 最高入札
    [out] パス
    [in] 入札できる
   *[had] 手番済み
  }
# Under a player who has taken one of the open tiles.
tikal-picture-scoring = { $final ->
    [yes] 最後の決算
   *[no] 第{ $number }決算
  }
# Before the badges of those who have a turn in this scoring round after that.
tikal-picture-then = 次
tikal-picture-over = ゲーム終了

# The score sheet: its title after a scoring round; at the end who has won.
tikal-picture-after = 第{ $number }決算終了
tikal-picture-auction = 競り { $points }
# Over the bars of a round, one a player, as long as their points.
tikal-picture-race = 順位争い
tikal-picture-wins = { $name }の優勝
tikal-picture-won = 点
# How the winner won.
tikal-picture-outcome = { $how ->
    [ahead] { $points }点差
    [level] タイブレーク
    [on-time] 時間切れによる
   *[resigned] 投了による
  }
tikal-picture-abandoned = 打ち切り
# The turning points. After which rounds who had scored most; in an auction bids come off that.
tikal-picture-lead = { $auction ->
    [yes] 最多得点
   *[no] 首位
  }
# The temple that brought in most, before the sum.
tikal-picture-best-temple = 神殿 { $hex }
tikal-picture-no-temple = 支配した神殿なし
# The most scored in one round, before the points.
tikal-picture-best-round = 最高の回
tikal-picture-in-round = { $final ->
    [yes] 最後の決算
   *[no] 第{ $number }決算
  }
# The rounds side by side: what the parts of the columns are, and under the columns which round.
tikal-picture-temples = 神殿
tikal-picture-treasures = 財宝
tikal-picture-chart = { $final ->
    [yes] 最後
   *[no] { $number }
  }
# What the game’s picture in a lobby shows, for those who do not see it.
tikal-picture-cover = ジャングルを見下ろす、日差しを浴びた階段状の神殿。足元には黄金の仮面が並んでいます。
# What the part of the map says whose plates have coins: where to from a hex, and what one piece pays.
tikal-picture-ways = { $start }から：{ $ways }。
tikal-picture-way = { $hex }（{ $price }）
