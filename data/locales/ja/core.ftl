# 用語集（一つの物事に一つの言葉）
# table テーブル / game ゲーム / lobby ロビー / host ホスト / seat 席 / player プレイヤー / opponent 対戦相手（ゲーム内は「相手」）
# turn 手番 / move 手 / action アクション / action points AP / victory points 点 / round ラウンド / to play 手番
# clock 持ち時間 / time runs out 時間切れ / ping 通知（チャンネルではメンション）/ DM DM / quiet hours おやすみ時間 / mute ミュート
# away 不在 / plan 予約 / undo 取り消す / resign 投了 / pause 一時停止 / on hold 中断 / resume 再開 / cancel (lobby) 中止 / leave 退出
# computer CPU / level 強さ（入門・初級・初中級・中級・中上級・上級・達人）/ advice アドバイス / lesson レッスン / hint ヒント
# daily deal デイリー / leaderboard ランキング / rank 順位 / rating レート / rated レート対象 / provisional 暫定 / streak 連勝・連続
# duplicate match デュプリケートマッチ（2度目からは「マッチ」）/ deal of a match, of a cup 局 / cup カップ / season シーズン / follow フォロー / block ブロック / role ロール
# achievement 実績 / partners ペア / side チーム / rematch 再戦 / replay リプレイ / share シェア / log ログ / analysis 分析
# shuffle シャッフル / seed シード値 / fingerprint フィンガープリント / turning point 分かれ目 / tie-break タイブレーク
# card カード / hand 手札 / draw pile 山札 / discard pile 捨て札 / deal 配札 / expedition 探検 / wager 賭けカード（短く：賭け）
# path 道 / stone (path) マス / column 列 / explorer 探検家 / adventurer 冒険家 / researcher 研究者 / bridge 橋
# tile タイル / artifact 遺物（壺の絵）/ arrow 矢印 / coin コイン / edition 版
# Tikal ティカル：explorer 隊員 / leader 隊長 / piece コマ / base camp ベースキャンプ / camp キャンプ / guard 番人 / hex マス / stone (edge) 石
# temple 神殿 / ruin 遺跡 / treasure 財宝 / clearing 空き地 / volcano 火山 / excavate 発掘 / scoring round 決算ラウンド / auction 競り / bid 入札

# What every game says alike.

refused-not-your-turn = あなたの手番ではありません。
refused-game-finished = このゲームは終わりました。新しいゲームは{ $play }で始められます。
refused-no-such-action = このゲームにそのような手はありません。
refused-no-such-seat = その席には誰もいません。
refused-bad-options = このオプションの組み合わせは使えません：{ $problem }。
refused-bad-seed = シード値に負の数は使えません。
refused-bad-notation = 「{ $text }」を手として読み取れませんでした。{ $expected }のように書くか、候補から選んでください。
refused-wrong-seats = このゲームは{ $fewest ->
    [2] { $most ->
        [2] 2人用
       *[other] { $fewest }～{ $most }人用
    }
   *[other] { $fewest }～{ $most }人用
  }です（今は{ $seats }人）。

# The turning point that every game has, in a replay

turning-lead = { $name }がここから最後までリード

# What decided a game, on the picture to share; games name it, in a clause that begins with a name or small.

turning-decisive = 勝負の分かれ目：{ $what }。

clauses = { $first }、{ $then }

# To the answers that have no room beside the first ones; of ways, the farther ones.
more-answers = { $question ->
    [go] 遠くへ…
   *[other] ほか…
  }
