# The words inside the board game’s pictures. Room is scarce there: keep them short.

lost_cities_board-picture-expedition = 第{ $expedition }回探検
# The score sheet: its title after an expedition, and its last column.
lost_cities_board-picture-after = 第{ $expedition }回探検終了（全{ $expeditions }）
lost_cities_board-picture-total = 合計
# Over the plates, after an expedition and at the end: by how much or why the player named first is first.
lost_cities_board-picture-lead = { $how ->
    [margin] { $margin }点リード
   *[tie] 同点首位
  }
lost_cities_board-picture-outcome = { $how ->
    [margin] { $margin }点差で勝ち
    [level] タイブレークで勝ち
    [tie] 同点で優勝
    [on-time] 時間切れ勝ち
    [resigned] 投了勝ち
   *[abandoned] 打ち切り
  }
# The turning points, on the final picture.
lost_cities_board-picture-best = 最も遠い旅
lost_cities_board-picture-worst = { $cost ->
    [yes] 最大の失点の旅
   *[no] 最低得点の旅
  }
# What the game’s picture in a lobby shows, for those who do not see it.
lost_cities_board-picture-cover = ジャングルから川を越え、日差しの中の失われた都市へ続く5本の石の道。4人の探検家が進んでいます。
