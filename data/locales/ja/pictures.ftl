# The words inside pictures. Room is scarce there: keep them short.

# For a name that cannot be drawn.
picture-unknown-name = 誰か
# After the name of the player whose turn it is.
picture-to-move = 手番
# In the reader’s own row under the hand: that it is the reader’s turn, and who the reader is.
picture-your-turn = 手番
picture-you = あなた
# With the player who follows, where four play.
picture-next = 次
# Two short lines over the draw pile.
picture-round = R
picture-round-of = { $round } / { $rounds }
picture-round-number = 第{ $round }R
# Titles of the score sheet.
picture-after-round = 第{ $round }ラウンド終了（全{ $rounds }）
picture-final = 最終得点
picture-placing = { $placing }位
# On a leaderboard, in one’s own row where it stands apart.
picture-standing = { $games }戦{ $wins }勝{ $best ->
    [none] {""}
   *[other] 、最高{ $best }点
  }
# In a profile.
picture-rank = { $among }人中{ $rank }位
picture-profile-board = { $game }、{ $lineup } · { $scope }
picture-profile-record = { $provisional ->
    [yes] これまで{ $games }戦{ $wins }勝
   *[no] { $games }戦{ $wins }勝
  }{ $current ->
    [0] {""}
   *[other] 、{ $current }連勝中
  }
picture-rating-course = { $all ->
    [yes] レートの推移
   *[no] レートの推移（最近{ $games }戦）
  }
picture-rating-now = 現在
picture-rating-best = 最高 { $rating }
picture-rating-streak = { $count }連勝
picture-rating-fall = { $count }戦勝ちなし
# Where a season begins in the chart.
picture-season = { $year } Q{ $quarter }
picture-streak = 最多連勝
picture-wins-unit = 勝
picture-won = { $count }勝
picture-lost = 他{ $count }
picture-best = 最高得点
picture-lands = 土地ごとの平均
# On the right of that.
picture-lands-note = 最近{ $games }戦
picture-most-played = 最多対戦：{ $name }
picture-times = × { $times }
picture-any-game = 全ゲーム
picture-others = 他のゲーム
picture-share = 勝率 { $share }%
picture-share-short = { $share }%

# On the picture to share: beside the points, and how they were enough.
picture-share-points = 点
picture-share-outcome = { $how ->
    [margin] { $margin }点差で勝ち
    [tie-break] タイブレークで勝ち
    [shared] 同点で優勝
    [on-time] 時間切れ勝ち
   *[resigned] 投了勝ち
  }
picture-share-players = { $count }人

# On a lobby: a free place, the chips on the places, and the stamp on what was not played.
picture-lobby-free = 空席
picture-lobby-host = ホスト
picture-lobby-computer = { $level ->
    [none] CPU
   *[other] CPU・{ $level }
  }
picture-lobby-invited = 招待中
picture-lobby-begins = 一番手
picture-lobby-side = チーム{ $number }
picture-lobby-expired = 開始されず
picture-lobby-cancelled = 中止

# Below a lesson

picture-lesson = レッスン { $number } / { $count }

# The deal of the day, to share.
picture-daily-title = デイリー 第{ $number }回
picture-daily-game = { $game } · { $month }月{ $day }日
picture-daily-place = { $among }人中{ $rank }位
picture-daily-first = 最初の結果
picture-daily-streak = { $days }日
picture-daily-longest = 連続（最長{ $longest }日）
picture-daily-record = 最長{ $longest }日
picture-daily-expert = 達人 { $points }
picture-daily-all-scores = { $over ->
    [yes] 全員の得点
   *[no] これまでの全員の得点
  }
picture-daily-played = プレイ{ $count }枚
picture-daily-discarded = 捨て札{ $count }枚

# How a finished game turned (/analyse)

picture-analysis = ゲームの流れ
picture-analysis-turns = { $game } · { $turns }手番
picture-analysis-chance = 勝率
picture-analysis-rise = +{ $percent }%
picture-analysis-round = { $game ->
    [lost_cities_board] 第{ $number }回探検
    [tikal] 第{ $number }決算
   *[other] 第{ $number }ラウンド
  }
picture-analysis-turn = 手番{ $turn }
picture-analysis-luck = カード運
picture-analysis-luck-even = カード運は互角でした。
picture-analysis-foot = { $judged ->
    [yes] 全手札公開、互角のCPUが最後まで続けた結果です。
   *[no] 各手番後の持ち札と見込みから計算しました。
  }
picture-match-title = デュプリケートマッチ
picture-match-deal = 第{ $deal }局
picture-match-sum = 合計

# The weekly cup’s result. Below the places of the first three if there are no others: picture-cup-alone.
picture-cup-title = カップ{ $cup }
picture-cup-players = { $players }人
picture-cup-alone = ほかの参加者はいませんでした
# $count players have lower places.
picture-cup-more = ほか{ $count }人
picture-cup-season = シーズン{ $season }
picture-cup-champion = { $name }が優勝
picture-cup-done = { $count ->
    [0] 全局を終えた人はまだいません
   *[other] { $count }人が全局を終えました
  }

picture-league-title = リーグ 第{ $season }シーズン
picture-league-group = { $group ->
    [none] { $game }
   *[other] グループ{ $group } · { $game }
  }
picture-league-days = 残り{ $days }日
picture-league-champion = 優勝
picture-league-points = 点
picture-league-soon = この先
picture-league-waits = 待機中
picture-league-per-game = 順位：1局あたりの点
picture-league-turns = 今は誰の番？
picture-league-played = 全{ $games }局中{ $played }局終了
picture-league-wait = { $unit ->
    [days] { $count }日
   *[hours] { $count } h
  }
picture-league-away = 不在
picture-league-paused = 停止中
