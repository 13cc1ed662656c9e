# The words inside the pictures of Lost Cities.

# The turning points, on the final score sheet.
lost_cities-picture-best = 最高の探検
lost_cities-picture-worst = { $cost ->
    [yes] 最大の失点の探検
   *[no] 最低得点の探検
  }
# Over the rounds of a long game.
lost_cities-picture-rounds = ラウンドごと
# On the winner’s plate of the final picture.
lost_cities-picture-outcome = { $how ->
    [margin] { $margin }点差で勝ち
    [tie] 引き分け
    [on-time] 時間切れ勝ち
    [resigned] 投了勝ち
   *[abandoned] 打ち切り
  }
# Over the plates after a round: by how much the side leads that is named first.
lost_cities-picture-lead = { $how ->
    [margin] { $margin }点リード
   *[tie] 同点
  }
# On the plates after a round, before what that round brought.
lost_cities-picture-this-round = 今回
# What the game’s picture in a lobby shows, for those who do not see it.
lost_cities-picture-cover = 砂漠から火山まで、夕暮れに染まる5つの土地と、その前に並ぶ1枚ずつのカード。
# On the picture to share, after the game’s name.
lost_cities-picture-kind = { $players ->
    [4] ペア戦、
   *[2] {""}
  }{ $rounds ->
    [1] 1ラウンド
    [3] 3ラウンド
   *[5] 5ラウンド
  }
