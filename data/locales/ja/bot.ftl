# What the bot says round the games. Commands first, since people meet them first.

command-play = ゲームのロビーを開きます
option-opponent = 招待するプレイヤー（空欄なら誰でも座れます）
option-clock = 手番の持ち時間
option-thread = 新しいスレッドでプレイする
option-rated = レートの対象にする（標準：人間だけのゲームなら対象）
option-computers = CPUの人数
option-level = CPUの強さ
command-league = このサーバーのリーグの順位表と自分の対局を見ます。参加もここから
command-cup = 今週のカップに挑戦します。このサーバーの全員が同じ3局を1人でプレイします
command-seek = 対戦相手を募集します。募集は1週間有効で、条件が合うとゲームが始まります
command-daily = 今日のデイリーに挑戦します。全員が同じ配札で、挑戦は1回だけです
option-daily-day = 今日の配札か、昨日の結果か
daily-today = 今日
daily-yesterday = 昨日
command-practice = CPUとのゲームをすぐに始めます
option-practice-game = ゲームの種類
option-watch = 観戦だけする：CPU同士の対戦で、あなたの席はありません
option-practice-computers = CPUの人数（空欄なら最少人数）
command-hand = 自分の手札を表示します（ほかの人には見えません）
command-board = 今の盤面を表示します
command-move = 手を入力するか、候補から選びます
option-move = 手、または候補の1つ
command-undo = 直前の操作を取り消すか、直前の手番の取り消しをほかの人に頼みます
command-games = 全サーバーの自分のゲームを、あなたの手番のものから順に表示します
command-tables = このサーバーのゲームとロビーを表示します
command-end-game = このチャンネルのゲームやロビーを終わらせます（サーバー管理者のみ）
command-settings = サーバーの設定を変えます：チャンネル、持ち時間、ロビー、メンション
command-move-table = ゲームをこのチャンネルに移します
option-move-table = 移すゲーム
command-log = 手のログを表示します
command-clock = 持ち時間の確認、時間の追加、一時停止をします
command-away = 不在の間、すべてのゲームの持ち時間を止めます
option-until = 不在の最終日。入力して候補から選ぶか、2030-12-24のように書きます
command-back = 不在を早めに終え、持ち時間を再開します
command-notify = 手番の通知方法とおやすみ時間を設定します
command-language = ボットがあなたに答える言語を選びます
option-language = 言語
option-time-zone = タイムゾーン（大きな都市の名前を英語で入力）
command-privacy = ボットが保存しているあなたのデータの確認、書き出し、削除をします
command-verify = このチャンネルのゲームが公正に配られたか確かめます
command-profile = プレイヤーのレート、連勝、実績を表示します
option-user = プレイヤー（空欄なら自分）
command-history = 終わったゲームの一覧。リプレイやダウンロードもできます
command-replay = ゲームを1手番ずつリプレイします
option-replay-game = ゲーム（空欄ならこのチャンネルの最新のもの）
option-whose = 自分のゲームか、このサーバー全員のゲームか
whose-mine = 自分
whose-server = このサーバー
menu-challenge = 対戦を申し込む
menu-profile = プロフィール
menu-block = ブロック
menu-report = 通報
menu-show-game = このゲームを見る
command-resign = このチャンネルのゲームを投了します
command-rules = ゲームの遊び方を読みます
option-game = ゲームの種類
option-rules-game = ゲームの種類（空欄ならこのチャンネルのゲーム）
command-leaderboard = ランキングと自分の順位を表示します
option-scope = このサーバーか、全体か
scope-server = このサーバー
scope-everywhere = 全体
scope-partners = ペア（このサーバー）
scope-computers = CPU戦
option-season = 全期間、または1シーズン（3か月）
command-learn = 遊びながらゲームを学びます。自分だけの短いレッスンです
option-learn-course = ゲームの種類（空欄ならすべてのレッスン）
command-help = できることと始め方を表示します
league-title = **⚔️ リーグ 第{ $season }シーズン** · { $game }
league-about = 4週間のうちに、グループの全員と1ラウンドずつ対戦します。対局は自動で始まり、同時に進むのは最大{ $most }局です。
league-open = { $members ->
    [0] まだ誰も参加していません
   *[other] 現在{ $members }人が参加
  }。{ $fewest }人になると始まります。
league-begins = { $members }人が参加しています。シーズンは{ $when }に始まります。
league-progress = 全{ $games }局中{ $played }局終了 · 締め切り { $ends }
league-group = **グループ{ $group }** · 全{ $games }局中{ $played }局終了
league-standing = { $rank } · **{ $name }** · { $points }ポイント · { $lead }
league-gone = -# シーズンから外れた人：{ $names }
league-turns = **今は誰の番？**
league-turn = { $whose ->
    [mine] { $other }さんとの対局は**あなたの番**です
    [theirs] **{ $name }**さんの番
   *[others] **{ $name }**さんの番（対 { $other }さん）
  } · { $state ->
    [away] { $when }まで不在
    [paused] 一時停止中
   *[running] 時間切れ { $when }
  } · [対局]({ $link })
league-turns-more = -# ほかに{ $count }局が進行中
league-turns-soon = 次の対局は、両者の準備が整うと始まります。
league-over = シーズンが終わりました。
league-champion = 👑 優勝は{ $name }さんです！
league-champion-of = 👑 グループ{ $group }：優勝は{ $name }さんです！
league-stopped = サーバー管理者がリーグを止めたため、このシーズンに優勝者はいません。進行中の対局は続きます。
league-join-hint = 一度参加すると、やめるまで毎シーズン参加になります。
league-in = 参加しています。
league-waiting = 参加しています。次のシーズンから、または来なかった人の代わりにそれより早くプレイします。
league-waiting-next = 参加しています。次のシーズンからプレイします。
league-own = **あなたの対局**
league-result = **{ $name }**さんに{ $how ->
    [won] 勝ち
    [lost] 負け
   *[drawn] 引き分け
  }（{ $points }対{ $others }）
league-coming = これからの相手：{ $names }
league-unplayed = **{ $name }**さん：–
league-rules =
    {""}**リーグのルール**
    {""}- { $game }の1ラウンド、レーティング対象、持ち時間は「{ $clock }」です。{ $away }の間は数えません。
    {""}- メンバーが{ $fewest }人になると、月曜日にシーズンが始まります。4週間後か、すべての対局が終わると終了です。
    {""}- 4～6人のグループを抽選で決めます。ほかの全員と1回ずつ対戦し、同時に進むのは最大{ $most }局です。対局はスレッドで自動的に始まります。
    {""}- 勝ちは2ポイント、引き分けは1ポイントです。投了すると、ゲームが早く終わってランキングに数えない場合でも負けになります。同点なら得失点差、次に直接対決、最後に抽選で決まります。
    {""}- 最初の手番が時間切れになると、シーズンから外れます。そのシーズンで一度も手番を行っていなければ、最初の2週間は、待っている人が代わりに入ります。
    {""}- 途中でやめると、進行中の対局は数えません。終わった対局は、自分の対局の半分以上あるときだけ数えます。
    {""}- コンピュータが代わりにプレイした対局は負けになります。
    {""}- 終了時に終わっていない対局は、両者とも「–」です。対局数が違うときは1局あたりのポイントで決まり、半分未満しかプレイしていない人は後ろになります。
league-leave-ask = リーグをやめますか？{ $playing ->
    [yes] 進行中の対局はランキングでは負けになり、リーグでは数えません。終わった対局は、半分以上あるときだけ数えます。
   *[no] いつでもまた参加できます。
  }
league-left = リーグをやめました。
league-thread = リーグ{ $season }：{ $names }
button-league = リーグ
button-league-games = 自分の対局
button-league-leave = リーグをやめる
button-league-quit = はい、やめる

cup-title = **🏆 カップ 第{ $number }回** · { $game }
cup-about =
    全員が同じ{ $deals }局に挑戦します：{ $options }、相手は{ $opponent }（{ $level }）。各局は1回だけ、1人で、好きなときにプレイできます。終えた局が多い人が上位になり、同じならCPUとの点差で決まります。
    締め切りは{ $closes }です。{ $members ->
        [0] ここではまだ誰も参加していません。
       *[other] ここでは{ $members }人が参加しています。
    }
    -# シード値のフィンガープリント：`{ $fingerprint }`
cup-closed = 今週のカップは終わりました。次のカップは{ $opens }に始まります。
cup-join-hint = 一度参加すると、やめるまで毎週参加になります。毎週プレイしなくてもかまいません。
cup-own = あなたの局：**{ $deals }**
cup-own-elsewhere = ここでは、カップが終わる前に参加した場合だけ数えます。
cup-begun = 途中
cup-results = **カップ 第{ $number }回：結果**
cup-place = { $rank }位 · **{ $name }** { $total }（{ $deals }） · { $points }ポイント
cup-won = { $names }さんが{ $total }で優勝しました。
# The one player’s $total may be below 0.
cup-alone = 参加したのは{ $name }さんだけでした：{ $total }
cup-no-results = 誰もプレイしませんでした。
cup-many = { $names }ほか{ $more }人
cup-season = **シーズン{ $season }、全{ $cups }回の第{ $after }回終了**
cup-standing = { $rank }位 · **{ $name }** { $points }
cup-champion = 👑 シーズン{ $season }の王者は{ $names }さんです！
cup-week = 👑 カップ 第{ $number }回：{ $names }{ $next ->
    [none] {""}
   *[other] 、次いで{ $next }
  }
cup-late = カップの締め切り後に終えたため、この局は数えられません。
cup-secret = -# 結果は締め切りの{ $closes }に発表します。それまで配札の内容は秘密にしてください！
button-cup = カップ
button-cup-join = 参加する
button-cup-leave = カップをやめる
button-cup-deal = { $state ->
    [begun] 第{ $deal }局を続ける
    [over] 自分の第{ $deal }局
   *[new] 第{ $deal }局をプレイ
  }

# The deal of the day: /daily

daily-title = **デイリー 第{ $number }回** · { $game }
daily-intro =
    { $title }
    -# { $options }
    全員が同じ配札で{ $opponent }（{ $level }）と対戦します。挑戦は1回だけで、アドバイスはなく、レートにも影響しません。{ $played ->
        [0] {""}
       *[other] これまでに{ $played }人が終えました。
    }{ $streak ->
        [0] {""}
        [1] あなたは前回の分を終えています。
       *[other] 🔥 あなたは{ $streak }日連続で終えています。
    }
    締め切りは{ $closes }です。それまでに終えると順位がつきます。
    -# シャッフル：{ $fingerprint }
daily-unanswered = あなたの手は受け付けましたが、CPUがまだ手を返していません。少し待ってからもう一度お試しください。
daily-result = { $title }
    結果は**{ $score }点**でした。
daily-place = { $where ->
    [here] このサーバー
   *[everywhere] 全体
  }：{ $among }人中**{ $rank }位**
daily-late = 締め切り後に終えたため順位はつきませんが、連続日数には数えられます。
daily-expert = 達人は{ $score }点でした。
daily-streak = 🔥 { $days }日連続（最長{ $longest }日）。
daily-closed-until = -# 順位は締め切りの{ $closes }まで変わることがあります。そのあと、最高得点のプレイを見られます。それまで配札の内容は秘密にしてください！
daily-ranks-title = { $title }
daily-ranks-where = { $where ->
    [here] **このサーバー**
   *[everywhere] **全体**
  }
daily-ranks-empty = { $over ->
    [yes] 締め切りまでに終えた人はいませんでした。
   *[no] 確認した時点では、まだ誰も終えていませんでした。
  }
# Not as “1.”: Discord would renumber the lines, across equals and both lists.
daily-rank = { $rank }位 · **{ $score }**{ $own ->
    [yes] {" "}· **{ $name }**
    [no] {" "}· { $name }
   *[nobody] {""}
  }
daily-post = 昨日：{ $title }
daily-post-streaks = 🔥 連続：{ $streaks }
daily-post-streak = { $name } { $days }日
daily-ranks-open = -# 締め切りは{ $closes }です。
daily-ranks-hidden = -# 名前は、あなたがプレイし終えると見られます。締め切りは{ $closes }です。
daily-seed = -# シード値は`{ $seed }`でした。そのフィンガープリントは`{ $fingerprint }`で、最初の手の前に表示したものと同じです。
daily-shared = **{ $name }**さんは今日のデイリーで**{ $score }点**を取りました。
daily-paste-points = { $score }点
daily-paste-late = 終了後にプレイ
daily-shared-over = **{ $name }**さんは{ $title }で**{ $score }点**を取りました。
alt-daily = { $title }、{ $name }：{ $score }点。
daily-reminder = { $title }に挑戦できます。締め切りは{ $closes }です。
daily-reminder-over = { $title }は締め切られました。
daily-reminder-ask = 何時にリマインドしますか？ 時刻はあなたのタイムゾーン（{ $zone }）で、{ $notify }で変更できます。
daily-reminder-opening = 始まったとき（UTCの0時）
daily-reminder-on = まだプレイしていない日は、{ $time }にDMでお知らせします。最初のお知らせは{ $next }です。
daily-reminder-off = デイリーのリマインドをやめました。
button-daily-remind = 毎日リマインド
button-daily-remind-stop = リマインドをやめる
button-daily = 今日のデイリー
button-daily-play = 今日のデイリーに挑戦
button-daily-too = 自分も挑戦
button-daily-paste = 貼り付け用
button-daily-on = 続ける
button-daily-ranks = 順位を見る
button-daily-result = 自分の結果
button-daily-own = 自分のゲーム
button-daily-best = 最高得点のプレイを見る

# Lessons: /learn

course-lost_cities = ロストシティ
course-lost_cities-partners = ロストシティ：ペア戦
course-lost_cities_board = ロストシティ：ボードゲーム
course-tikal = ティカル
course-tikal-auction = ティカル：競り
lessons-title =
    {""}### ゲームを学ぶ
    {""}本物の盤面を使った短いレッスンです。見えるのはあなただけで、いつでもやめられます。
lessons-course =
    {""}**{ $course }**
    {""}-# { $known ->
        [0] 1分のレッスンが{ $count }つ
       *[other] { $count }つのうち{ $known }つ完了
    }
lessons-finished = **{ $course }の遊び方はもうばっちりです！** 本物のゲームで試してみましょう。相手は一番やさしいCPUです。
lesson-task = **{ $title }** { $task }
lesson-hint = -# 💡 { $hint }
lesson-right = ✅ **正解です。** { $explanation }
lesson-wrong = ↩️ **惜しいです。** { $explanation }
lesson-learner = あなた
button-lesson-start = 始める
button-lesson-on = 続ける
button-lesson-again = もう一度
button-lesson-next = 次：{ $title } ›
button-lesson-other = ほかの答えを試す
button-lesson-retry = やり直す
button-lesson-end = 終える ›
button-hint = ヒント
button-learn-game = 遊びながら学ぶ
button-courses = レッスン

# Help: pages, and the things to do on them, a name and a quieter line each

notice = 📢 **{ $text }**

help-start =
    {""}### Explorers’ Guildへようこそ
    {""}ゆっくり遊ぶボードゲームです。今日1手番、続きは明日でも大丈夫です。
help-welcome =
    {""}### こんにちは！ ここでボードゲームを遊べます
    {""}{ $titles }。全員が同時にオンラインでなくても遊べます。今日1手番、続きは明日でも大丈夫です。
help-hall = -# サーバー管理者へ：{ $settings }で、空席と進行中のゲームの一覧をチャンネルに表示し、週間カップやリーグを始められます。
help-to-learn =
    {""}**学ぶ**
    {""}-# 遊びながら数分でゲームを覚えます
help-to-practise =
    {""}**練習**
    {""}-# 今すぐCPUと対戦します
help-to-open =
    {""}**遊ぶ**
    {""}-# このサーバーの人と遊びます
help-most = -# よく使うコマンド：{ $commands }
help-gathering = **{ $game }**がまもなくここで始まります（{ $names }）。
help-watching =
    {""}{ $names }がここで**{ $game }**をプレイしています。
    {""}-# 観戦も歓迎です
help-playing =
    {""}**{ $game }**
    {""}-# ここであなたがプレイ中のゲーム
help-game =
    {""}**{ $game }**
    {""}-# { $about }
help-practise =
    {""}### CPUと練習する
    {""}ゲームはここですぐに始まります。CPUの人数や強さは{ $practice }で選べます。
help-open =
    {""}### ロビーを開く
    {""}ほかの人が**参加**を押し、そのあとあなたが**開始**を押します。先に招待したりオプションを選んだりするには{ $play }を使ってください。
help-turn =
    {""}### 手番が来たら
    {""}**1**  DMかこのチャンネル、お好みのほうでお知らせします。
    {""}**2**  **プレイ**を押し、1つか2つの質問に答えます。
    {""}**3**  押し間違えても**戻る**でやり直せます。最後の質問に答えるまで手は決まりません。
help-to-undo =
    {""}**気が変わったら**
    {""}-# 直前の操作を取り消せます。ほかの人が同意すれば手番全体も取り消せます
help-to-typing =
    {""}**入力するほうが好きなら**
    {""}-# 入力しながら手の候補を選べるコマンドがあります
help-typing =
    {""}### 手を入力する
    {""}{ $move }は、ルール上できる手を候補に出します。色やカード、場所を数文字入力して、候補から選んでください。
    {""}{ $undo }で取り消し、{ $hand }で手札、{ $board }で盤面を見られます。
help-time =
    {""}### 時間と通知
    {""}{ $limited ->
        [no] ここのゲームにはふつう持ち時間がありませんが、付けることもできます。
       *[yes] 手番には持ち時間があります（標準は{ $clock }）。
    }時間がなくなる前にお知らせします。時間切れになったら、ほかの人が待つか、その手番だけCPUに任せるかを選びます。
help-to-away =
    {""}**しばらく留守にするなら**
    {""}-# 最長21日間、持ち時間を止められます
help-to-back =
    {""}**戻ってきたら**
    {""}-# 持ち時間を再開します
help-to-notify =
    {""}**通知が多すぎるなら**
    {""}-# 通知の場所と時間を選べます
help-to-resign =
    {""}**やめたいなら**
    {""}-# ここのゲームを投了します
help-fair =
    {""}### フェアプレイ
    {""}シャッフルはいつでも確かめられます。最初のカードを配る前にフィンガープリントを投稿し、ゲームのあとは**その他…** → **シャッフル検証**でプレイヤーにシード値を渡します。
    {""}CPUに見えるのは、その席のプレイヤーに見えるものだけです。{ $leaderboard }の順位は、人間同士のレート対象のゲームで決まります。
help-to-verify =
    {""}**公正に配られましたか？**
    {""}-# ここのゲームを確かめます
help-to-privacy =
    {""}**保存されているデータは？**
    {""}-# 確認、書き出し、削除ができます
help-all = ### すべてのコマンド
help-all-begin = **ゲームを始める**
help-all-turn = **手番**
help-all-time = **時間と通知**
help-all-after = **終わったあと**
help-all-look = **調べる**
help-all-server = **サーバー**
help-all-apps = **「アプリ」メニュー**（人やメッセージを長押し、または右クリック → アプリ）
    人には：*対戦を申し込む*、*プロフィール*、*ブロック*、*通報*。ゲームについてのメッセージには：*このゲームを見る*。
help-command = `{ $command }` { $about }
help-command-button = `{ $command }` { $about }（ボタンもあります）
button-support = サポート
button-help = ヘルプ
button-help-start = ‹ ヘルプ
button-help-turn = 手番
button-help-time = 時間と通知
button-help-fair = フェアプレイ
button-help-all = すべてのコマンド
button-next-page = 次へ ›
button-learn = 学ぶ
button-practise = 練習する
button-open = ロビーを開く
button-board = 盤面
button-undo = 取り消す
button-how = 使い方
button-show-hand = 手札を見る
button-go-away = 不在にする
button-go-back = 戻りました
button-pings = 通知
button-give-up = 投了
button-clocks = 持ち時間
button-verify = シャッフル検証
button-privacy = 見る

# The lobby

lobby-seat = { $number } · { $name }{ $state ->
    [host] {" "}· ホスト
    [invited] {" "}· 招待中、まだ参加していません
   *[joined] {""}
  }
lobby-players = { $range ->
    [exactly] { $most }人用
   *[up-to] { $most }人まで
  }
event-left = { $name ->
    [you] あなた
   *[other] { $name }さん
  }が退出しました。戻るまでCPUが代わりにプレイします。
event-left-for-good = { $name }さんが完全に退出しました。CPUが代わりにプレイします。
event-late = { $name ->
    [you] あなた
   *[other] { $name }さん
  }が時間切れになったため、この手番はCPUがプレイします。
event-lost-on-time = { $name ->
    [you] あなた
   *[other] { $name }さん
  }が時間切れになったため、{ $opponent ->
    [you] あなた
   *[other] { $opponent }さん
  }がゲームを終了しました。
event-idle = { $name ->
    [you] あなた
   *[other] { $name }さん
  }が3回続けて時間切れになりました。戻るまでCPUが代わりにプレイします。
event-undid = { $how ->
    [alone] { $name ->
        [you] あなた
       *[other] { $name }さん
      }が直前の手番を取り消しました。
   *[agreed] 全員の同意で、{ $name ->
        [you] あなた
       *[other] { $name }さん
      }が直前の手番を取り消しました。
  }{ $counts ->
    [no] このゲームはCPU戦のランキングの対象外になります。
   *[yes] {""}
  }
event-resumed = ゲームを再開します。
event-restored = データをバックアップから復元しました。ゲームはその時点から同じカードで続きますが、一部のプレイヤーがすでにカードを見ているため、記録の対象外になります。
event-returned = { $name ->
    [you] あなた
   *[other] { $name }さん
  }が戻り、プレイを再開します。
lobby-computer = { $number } · { $name } · CPU、{ $level }
# A computer’s level, with what kind of player it is.
computer-kind = { $level }{ $temperament ->
    [bold] ・勝負師
    [timid] ・慎重派
    [dreamy] ・マイペース
    [hasty] ・せっかち
   *[even] {""}
  }
computer-nature = { $name }：{ $temperament ->
    [bold] 勝負師
    [timid] 慎重派
    [dreamy] マイペース
   *[hasty] せっかち
  }
level-first = 入門
level-easy = 初級
level-casual = 初中級
level-medium = 中級
level-skilled = 中上級
level-hard = 上級
level-expert = 達人
clock-off = 時間制限なし
clock-turn = { $each ->
    [deal] 1局
   *[turn] 1手番
  }{ $time }
clock-bank = 最初に{ $first }、{ $each ->
    [deal] 1局
   *[turn] 1手番
  }ごとに{ $more }追加、最大{ $most }
clock-bank-short = { $first } + 1手番{ $more }
clock-title = **持ち時間：** { $clock }
clock-none = このゲームには時間制限がありません。ゆっくり考えてください。
clock-of-mover = { $name ->
    [you] あなた
   *[other] { $name }さん
  }の手番 · 時間切れは{ $when }。
clock-of = { $name ->
    [you] あなた
   *[other] { $name }さん
  }の次の手番の持ち時間は{ $time }です。
clock-pause-wanted = { $names }さんが一時停止を希望しています。テーブルの全員が**一時停止**を押すと持ち時間が止まります。
pause-question = { $mentions }：{ $names }さんが一時停止を希望しています。全員が同意すると持ち時間が止まります。
button-agree-pause = 一時停止に同意
clock-ends = 時間切れは{ $when }です。
clock-away = { $name }さんは{ $when }まで不在です。
away-day = { $day }（{ $date }）
away-which = 不在の最終日はいつですか？
away-now = { $when }まで不在に設定しました。それまで持ち時間は止まり、通知も届きません{ $count ->
    [0] {""}
    [1] （今あなたを待っているゲームも含みます）
   *[other] （今あなたを待っている{ $count }つのゲームも含みます）
  }。その間もプレイはできます。早く終えるには{ $back }を使ってください。{ $zone ->
    [no] 区切りはUTCの0時です。タイムゾーンは{ $notify }で設定できます。
   *[yes] {""}
  }
back-now = おかえりなさい。持ち時間を再開しました。
notify-title = ### 通知の設定
notify-changed = ✓ **変更しました。** { $now }
notify-summary = { $turns ->
    [direct] 手番が来るたびに、DMで1回お知らせします
    [channel] 手番が来るたびに、ゲームのチャンネルで1回メンションします
    [both] 手番が来るたびに、DMとチャンネルで1回ずつお知らせします
    [neither] 手番は通知音なしで届きます
   *[digest] 手番は1日1回、{ $digest }にまとめてお知らせします
  }。{ $quiet ->
    [yes] { $from }～{ $until }は通知しません。
   *[no] {""}
  }{ $remind ->
    [both] 持ち時間が半分になったときと、残り10%のときにリマインドします。
    [half] 持ち時間が半分になったときにリマインドします。
    [nearly] 持ち時間が残り10%のときにリマインドします。
   *[never] 時間切れ前のリマインドはしません。
  }{ $daily ->
    [yes] 毎日{ $digest }に、あなたを待っているゲームの一覧を送ります。
   *[no] {""}
  }{ $next ->
    [yes] 次があなたの手番になるときもお知らせします。
   *[no] {""}
  }{ $hours ->
    [yes] （時刻：{ $zone }）
   *[no] {""}
  }
notify-turns = -# 手番のお知らせ
notify-turns-direct = DMで
notify-turns-direct-about = 通知1回。手札とプレイ用のボタンつき
notify-turns-channel = チャンネルで
notify-turns-channel-about = 投稿でメンション1回。手札は通知音なしで届きます
notify-turns-both = 両方で
notify-turns-both-about = 手番ごとに通知2回
notify-turns-neither = 通知音なし
notify-turns-neither-about = 手札はDMでいつでも見られます
notify-turns-digest = 1日1回のまとめだけ
notify-turns-digest-about = 1日1回、すべてのゲームをまとめて
notify-remind = -# リマインド
notify-remind-both = 手番ごとに2回
notify-remind-both-about = 持ち時間が半分になったときと、残り10%のとき
notify-remind-half = 半分のとき
notify-remind-half-about = 持ち時間が半分になったとき
notify-remind-nearly = 終わり近く
notify-remind-nearly-about = 持ち時間が残り10%のとき
notify-remind-never = なし
notify-remind-never-about = 予告なしに時間切れになることがあります
notify-quiet = -# おやすみ時間
notify-quiet-none = なし
notify-quiet-span = { $from }～{ $until }
notify-quiet-other = ほかの時間…
notify-quiet-about = 最長{ $most }時間。待っているものがあれば、終わったあとに1回通知します
notify-digest = -# 1日1回のまとめ
notify-digest-none = なし
notify-digest-at = 毎日{ $time }
notify-zone = -# タイムゾーン（一覧にないときは、{ $notify }に都市名を入力）
notify-zone-unknown = ⚠️ タイムゾーン「{ $zone }」が見つからないため、UTCを使っています。{ $notify } で選び直してください。
notify-zone-choice = { $time } · { $city }
notify-form = おやすみ時間
notify-form-from = 開始
notify-form-until = 終了
notify-muted =
    🔕 **{ $until }までミュート中。** すべて通知音なしで届きます。持ち時間は進みます。
    そのあと：{ $now }
button-notify-mute = 1日ミュート
button-notify-unmute = ミュート解除
button-fewer-pings = 通知を減らす
button-quiet-hours = おやすみ時間…
button-notify-undo = 元に戻す
button-notify-zone = タイムゾーン
button-notify-next = { $now ->
    [on] 次の番のお知らせをやめる
   *[off] 次の番もお知らせする
  }
button-notify-reset = リセット
turn-waiting = { $mention }さん、あなたの手番です。
direct-others = ほかに{ $count }つのゲームがあなたを待っています：{ $games }
undo-offer = 直前の手番は、もうほかの人に見られています。全員が同意した場合だけ、それ以降のすべてとあわせて取り消せます。
undo-alone = 直前の手番と、それ以降のすべてを取り消しますか？{ $counts ->
    [yes] そのあと引いたカードは同じ順番で戻るため、このゲームはCPU戦のランキングの対象外になります。
   *[no] {""}
  }
undo-deals-again = そのあと新しい手札が配られています。同じ手札がもう一度配られますが、全員がすでに自分の手札を見ています。
undo-asked = ほかの人に尋ねました。返事の期限は{ $until }です。その前に誰かが手番を行うと、あなたの手番はそのままになります。
undo-asked-failed = ほかの人に尋ねられませんでした。ここに投稿できず、DMも送れません。
undo-done = あなたの手番を取り消しました。
undo-question = { $mentions }：{ $name }さんが、直前の手番とそれ以降のすべてを取り消したいそうです。{ $until }までに全員が同意すると、ゲームを巻き戻します。手番を行うと「反対」とみなします。
clock-paused = ゲームは一時停止中で、持ち時間は止まっています。
hours = { $count }時間
days = { $count }日
computer-add = CPUを追加：{ $level }
practice-opponent = { $name }（{ $level }）
practice-started = { $host }さんが{ $names }と{ $game }をプレイしています。
practice-elsewhere = ここには投稿できないため、**{ $game }**はDMで始めました：{ $link }
challenge-which = **{ $name }**さんと、どのゲームで対戦しますか？
# Below the message that a game against computers has begun. $beaten and $level are levels.
level-suggested = { $why ->
    [new] { $name }さんはこのゲームが初めてなので、CPUは初心者レベルです。
   *[next] { $name }さんは*{ $beaten }*に勝ったので、今回は*{ $level }*です。
  }
button-level = { $level }に変更
button-next-level = 次のレベル：{ $level }
practice-watched = { $host }さんが{ $names }の{ $game }を観戦しています。
lobby-side = チーム{ $number }
lobby-free = { $number } · 空席
lobby-open = { $players }、空席{ $free }つ。
lobby-ready = { $host }さん、{ $count }人で開始するか、参加を待てます。
lobby-full = **{ $game }**：{ $names }さんがそろいました。{ $start ->
    [by-itself] { $when }に自動で始まります。
   *[by-host] { $host }さんが開始します。
  }
lobby-terms = { $options }、{ $clock }。{ $rated ->
    [yes] レート対象。
   *[no] レート対象外。
  }
lobby-agreed = { $players }。{ $terms }
lobby-waiting = { $names }さんの返事を待っています。招待は{ $when }に終わります。
rematch-waiting = { $names }さんの返事を待っています。申し込みは{ $when }に終わります。
lobby-closes = { $when }に閉じます。
lobby-begins = { $who ->
    [lot] 先番は抽選で決まります。
   *[player] { $name }さんから始めます。
  }
lobby-invitation = { $mentions }：{ $host }さんから**{ $game }**への招待です。
lobby-declined = { $why ->
    [declined] { $name }さんが辞退しました。
   *[unanswered] { $name }さんから1日以内に返事がありませんでした。
  }
lobby-started = **{ $game }**が始まりました。{ $name ->
    [none] {""}
   *[other] { $name }さんから始めます。
  }
lobby-closed = **{ $game }**：{ $why ->
    [alone] 1日以内に参加者がいなかったため、ロビーを閉じました。
    [unstarted] 1日以内に始まらなかったため、ロビーを閉じました。
   *[cancelled] このロビーは中止されました。
  }
options-host = ### あなたのロビー
options-guest = ### このロビー
    -# 変更できるのは{ $host }さんです。
options-computers = -# CPUが入ると、レートの対象外になります。
options-changed = ✓ 変更しました。
options-ask-cancel = このロビーを閉じますか？ 全員が対象です。
options-rematch = ### 再戦
rematch-ask-withdraw = 再戦の申し込みを取り下げますか？
# $when is a day from now.
rematch-put-off = { $when }にもう一度お尋ねします。申し込みはその後さらに1日有効です。
options-started = ゲームが始まったので、設定はもう変えられません。
options-cancelled = ロビーを閉じました。

# Messages to hosts about their lobbies

host-ready = **{ $game }**：{ $names }さんが参加したので、もう始められます。まだほかのプレイヤーも参加できます。
host-full = **{ $game }**：テーブルが満席になりました（{ $names }）。どちらのボタンも押さなければ、数分後に自動で始まります（おやすみ時間には始まりません）。
host-ready-waits = **{ $game }**：参加者を待っています。満席になったらお知らせします。
host-full-waits = **{ $game }**：満席です。**開始**を押すとゲームが始まります。
host-over = **{ $game }**（{ $names }）：{ $how ->
    [off] ロビーは中止されました。
    [changed] その後、テーブルのプレイヤーが変わりました。
   *[started] ゲームが始まりました。
  }

# Invitations, by DM, and the seats a host frees

invitation-asked =
    {""}{ $host }さんから{ $where ->
        [somewhere] {""}
       *[known] **{ $server }**での
    }**{ $game }**への招待です。
    { $terms }
    -# 招待は{ $until }に終わります。
invitation-rematch =
    {""}{ $host }さんから{ $where ->
        [somewhere] {""}
       *[known] **{ $server }**での
    }**{ $game }**の再戦の申し込みです。
    { $terms }
    -# 申し込みは{ $until }に終わります。
# After an answer that closes the offer for everyone.
invitation-rematch-declined = { $host }さんからの**{ $game }**の再戦の申し込みを辞退しました。この申し込みは終了です。
invitation-joined = { $host }さんの**{ $game }**に席を取りました。始まったらお知らせします。
invitation-begun = { $host }さんの**{ $game }**に参加し、ゲームが始まりました。
invitation-declined = { $host }さんの**{ $game }**への招待を辞退しました。気が変わったら、ロビーに空席があるかもしれません。
invitation-left = { $host }さんの**{ $game }**から、開始前に退出しました。
invitation-withdrawn = { $host }さんが**{ $game }**への招待を取り下げました。ロビーに空席があれば参加できます。
invitation-removed = { $host }さんが、開始前の**{ $game }**のあなたの席を空けました。まだ遊びたいときは、{ $host }さんに頼むか、ロビーの空席に座ってください。
invitation-unanswered = { $host }さんの**{ $game }**で取ってあった席は、ほかの人も座れるようになりました。空いていれば、ロビーから参加できます。
invitation-called-off = { $host }さんの**{ $game }**は中止されました。
invitation-paired =
    {""}対戦相手が見つかりました。{ $where ->
        [somewhere] {""}
       *[known] **{ $server }**で
    }{ $names }が**{ $game }**をプレイします。まもなく始まります。
    { $terms }
invitation-call = { $mention }さん、{ $host }さんから**{ $game }**への招待です。招待は{ $until }に終わります。
invitation-call-paired = { $mention }さん、対戦相手が見つかりました。ここで{ $names }が**{ $game }**をプレイします。
invitation-expired = { $name }さんから**{ $game }**への招待に1日以内に返事がなかったため、席が空きました。先に開始しなければ、ロビーは{ $until }に閉じます。
seats-menu = 席…
seats-free = { $name }さんの席を空ける
rematch-opened = 再戦はこちらです：{ $link }
rematch-offer = { $mentions }：{ $host }さんから再戦の申し込みです。
rematch-begun = 再戦が始まりました。{ $name ->
    [none] {""}
   *[other] { $name }さんから始めます。
  }
rematch-closed = { $why ->
    [declined] { $names }さんは今は再戦できません。
    [unanswered] { $names }さんから再戦の返事がありませんでした。
   *[withdrawn] 再戦の申し込みは取り下げられました。
  }
lobby-in-thread = あなたの{ $game }は{ $thread }にあります。
lobby-thread-opened = { $host }さんが{ $game }を始めます。
lobby-thread-name = { $game }：{ $names }

form-options = { $game }：オプション
button-join = 参加
button-join-side = チーム{ $number }に参加
button-leave = 退出
button-accept = 参加する
button-no-more = { $name }さんをブロック
button-decline = 辞退する
button-no-thanks = また今度
button-challenge = 対戦を申し込む
button-follow = 結果を知らせて
button-unfollow = 知らせなくていい
follow-started = { $names }さんのこの**{ $game }**が終わったら、通知音なしのDMを1通お送りします。{ $games }で確認できます。
follow-over = 結果のお知らせです：{ $names }さんの[{ $game }]({ $link })が終わりました。
button-follows = フォロー中のゲーム（{ $count }）
follows-title = **フォロー中のゲーム**（{ $count }）：結果をお知らせします。
follows-line = - [{ $game }]({ $link })：{ $names }
follows-stop = フォローをやめる…
follows-none = 今フォロー中のゲームはありません。盤面の下の*その他…*に*結果を知らせて*があります。
button-alerts = テーブルが開いたら…
button-alert = 次のテーブルを知らせて
alerts-title = **テーブルが開いたら**
    これらのゲームで参加できるテーブルが開いたら、DMで通知します{ $often ->
        [daily] （1日1回まで）
       *[every] {""}
    }。
alerts-elsewhere = サーバーで{ $notify }を使うと、そのサーバーのゲームを選べます。
alerts-role = このサーバーでは、代わりに新しいテーブルで{ $role }にメンションします。このロールはサーバーの管理者に頼んでください。
alerts-games = このサーバーのゲーム
alerts-line = - { $server }：{ $games }
alerts-stop = お知らせをやめる…
alerts-often-daily = 通知は1日1回まで
alerts-often-every = テーブルごとに通知
alerts-ping = { $host }さんが**{ $server }**で**{ $game }**のテーブルを開きました。席が空いていれば参加できます。
lobby-role = { $role }の皆さん、席が空いています。
server-role = **テーブルが開いたらメンションするロール**（誰でもメンションできるもの）
server-role-none = なし：各自が/notifyで選ぶ
button-block = ブロック
button-unblock = ブロックを解除
button-blocks = ブロック中の人…
block-done = **{ $name }**さんをブロックしました。相手はあなたを招待したり、あなたのロビーに参加したりできなくなります。ブロックしたことは相手に伝えません。2人が参加中のゲームはそのまま続きます。ブロック中の人は{ $privacy }で確認できます。
blocks-title = **ブロック中の人**（{ $count }）
blocks-line = - { $name }さん、{ $since }から
blocks-stop = ブロックを解除…
blocks-none = ブロック中の人はいません。
report-title = { $name }さんを通報
report-reason = 何がありましたか？
report-about = サーバーの管理者があなたの名前とともに読みます。相手には知らされません。
report-ask = この通報はサーバーの管理者に伝えられません。あなたが**{ $name }**さんを通報することを、botの運営者に伝えられます。伝わるのは2人のアカウントとこのサーバーの番号だけで、文章は伝わりません。
button-report = 通報する
report-sent = { $where ->
    [operator] 通報はbotの運営者に届きます。伝わるのは2人のアカウントとこのサーバーの番号です。
   *[managers] 通報はあなたの名前とともにこのサーバーの管理者に届きます。
  }**{ $name }**さんには知らされません。招待を受けたくないときは、相手のメニューで*ブロック*を選んでください。
report-post = 🚩 { $reporter }が{ $reported }（`{ $id }`）を通報しました（{ $when }）：
button-reports = 通報…
reports-title =
    {""}### 通報
    {""}ユーザーのメニューの*アプリ* → *通報*で、メンバーは何があったかを伝えられます。管理者だけが見られるチャンネルを選んでください。チャンネルがないと、伝わるとしてもbotの運営者だけで、内容は2人のアカウントとこのサーバーの番号だけです。
reports-off = 通報用のチャンネルなし
button-barred = 制限された人…
barred-title = { $count ->
    [0] **ここでは誰でもテーブルを開けます。** 開けないようにする人を選んでください。ほかの人のテーブルには参加できます。
   *[other] **次の人はここでテーブルを開けません。** ほかの人のテーブルには参加できます。
  }
barred-add = テーブルを開けないようにする
barred-allow = またテーブルを開けるようにする
button-lobby = ロビーへ
button-hold = 待つ
button-hold-start = 自動で開始しない
button-start = { $count ->
    [all] 開始
   *[other] { $count }人で開始
  }
button-unplan = 自動入札をやめる
button-plan = 手番を予約
button-cancel-plan = 予約を取り消す
button-alone = その場合は自分で決める
button-rematch = 再戦
button-replay = リプレイ
button-share = シェア
button-turn-first = ⏮
button-turn-previous = ◀
button-turn-following = ▶
button-turn-last = ⏭
button-cancel = はい、閉じます
button-ask-cancel = ロビーを閉じる
# In the options of an offered rematch: asks again tomorrow.
button-rematch-later = あとで
button-withdraw = 取り下げる
button-again = もう一度開く
button-others = ほかの人と…
button-profile = プロフィール
button-standing = ランキング
button-computer = CPUと遊ぶ
button-options = 設定…
button-game-options = ゲームの設定…
button-thread = スレッドで遊ぶ
button-play = プレイ
button-hand = 手札
button-text = 文字で見る
button-log = ログ
button-more = その他…
button-back = 戻る
button-next = 次へ
button-rules = ルール
button-earlier = 古い記録
button-later = 新しい記録
button-previous = 前へ
button-play-number = { $number }をプレイ
button-moved = 新しいチャンネルへ
button-resign = はい、投了する
button-table = テーブルへ
button-next-game = 次：{ $game }{ $channel ->
    [none] {""}
   *[other] （#{ $channel }）
  }
more-title = ### このゲームについて
more-back = -# 振り返る
more-again = -# もう一度遊ぶ
more-standing = -# 成績
choose = 選んでください…

# A finished game to share. The picture’s description names each side with its points.

share-picture = この画像を保存またはコピーして、お好きな場所に投稿してください。結果だけが写り、非公開だったものは写っていません。
picture-follows = -# 画像はまもなく届きます。
share-late = 画像の準備がまだできていません。少し待ってから、もう一度**シェア**を押してください。それまでは文字でどうぞ：{ $words }
share-words = 今は画像を描けません。文字でどうぞ：{ $words }
share-score = { $name } { $points }
alt-share = { $game }：{ $scores }、{ $outcome }。

# Finished games, and their shuffle

history-title = **終わったゲーム** · { $whose ->
    [server] このサーバー
   *[mine] 自分
  }
history-line = { $number }. { $when } · { $game } · { $players }{ $ended ->
    [resigned] {" "}· 投了
    [on-time] {" "}· 時間切れ
   *[other] {""}
  }{ $kind ->
    [abandoned] {" "}· 早期終了、ランキング対象外
    [unrated] {" "}· レート対象外
   *[rated] {""}
  }
history-player = { $won ->
    [yes] **{ $name }** { $score }
   *[no] { $name } { $score }
  }
history-none = { $whose ->
    [server] ここには、あなたに見える終わったゲームはありません。
   *[mine] 終わったゲームはまだありません。
  }{ $play }でロビーを開けます。
history-replay = ゲームをリプレイ…
history-menu = ゲームをダウンロード…
history-choice = { $number }. { $game }
history-label = { $number ->
    [none] {""}
   *[other] { $number }.{" "}
  }{ $game } · { $players }
replay-title = **{ $game }** · { $names } · { $turn ->
    [0] 開始時
   *[other] 手番{ $turn } / { $turns }{ $runs ->
        [yes] （進行中）
       *[no] {""}
      }
  }
button-video = アニメーション
button-hand-show = 手札を公開する
button-hand-hide = 手札を隠す
replay-hands = -# { $open ->
    [yes] 全員が同意したため、このリプレイでは手札が見えます。これを見られる人は、シード値とファイルも受け取れます。
   *[no] 全員が同意すると、ここで手札が公開され、シード値とファイルも受け取れるようになります（{ $count }人中{ $agreed }人が同意）。
  }
video = **{ $game }** · { $names } · 全{ $turns }手番
video-waits = アニメーションは順番待ちです…
video-paints = { $turns }手番中{ $turn }手番目を描いています…
video-joins = 全{ $turns }手番を描きました。アニメーションにまとめています…
replay-jump = 分かれ目へジャンプ…
replay-moment = { $turn } · { $what }
transcript = { $game }のテキストファイルです。誰でも読めて、リプレイもできます。シャッフルのシード値が入っているため、ゲームの全カードが分かります。
shuffle-fingerprint = -# シャッフル：{ $fingerprint }
verify-running = このゲームのシード値のフィンガープリントは`{ $fingerprint }`で、最初の投稿にも書かれています。ゲームが終わると、最後の投稿の**その他…** → **シャッフル検証**からプレイヤーにシード値を渡します。すべてがそのシード値だけでシャッフルされたことを確かめられます。
verify-matches = **シャッフルを検証しました。** このゲームのシード値で配り直し、すべての手を再現すると、まったく同じ結果になります。ボットなしで確かめるには、ファイルとボットのプログラム`explorers verify`を使います。
    -# シード値：`{ $seed }`
    -# フィンガープリント（前半は最初の投稿にあります）：`{ $fingerprint }`
verify-onlooker = { $holds ->
    [no] **シャッフルが一致しません。** シード値のフィンガープリントは`{ $fingerprint }`ですが、ゲームを再現すると結果が異なります。ボットの運営者に知らせてください。
   *[yes] **シャッフルを検証しました。** シード値のフィンガープリントは`{ $fingerprint }`です。ゲームの最初の投稿と比べてください。このシード値で配り直し、すべての手を再現すると、まったく同じ結果になります。
  }
    -# これはボットによる確認です。シード値からは全員の手札が分かるため、受け取ってボットなしで確かめられるのは{ $names }さんだけです。リプレイで全員が**手札を公開する**を選べば、あなたも受け取れます。
verify-fails = **シャッフルが一致しません。** シード値`{ $seed }`のフィンガープリントは`{ $fingerprint }`ですが、ゲームを再現すると結果が異なります。ボットの運営者に知らせてください。

# The reader’s language

# A choice of /language: the same language as Discord itself
language-discord = Discordと同じ
# $name is the language’s own name, as it is written within a sentence of that very language
language-chosen = { $how ->
    [discord] ここでもDMでも、Discordの言語（{ $name }）でお答えします。
   *[own] ここでもDMでも、{ $name }でお答えします。
  }全員に見える投稿は、テーブルの言語のままです。

# The data stored about people

former-player = 元プレイヤー
privacy-title = **保存しているあなたのデータ**
privacy-no-games = - ゲームはありません。
privacy-games = - { $finished ->
    [0] 終わったゲームなし
   *[other] 終わったゲーム{ $finished }件
  }{ $running ->
    [0] {""}
   *[other] 、進行中{ $running }件
  }{ $lobbies ->
    [0] {""}
   *[other] 、ロビー{ $lobbies }件
  }：あなたの名前、席、手（{ $moves ->
    [0] まだなし
   *[other] { $moves }
  }）、結果。
privacy-no-ratings = - レートはありません。
privacy-ratings = - ランキングの記録{ $standings }件、ゲームごとのレートの変化（{ $changes ->
    [0] なし
   *[other] { $changes }
  }）、実績（{ $achievements ->
    [0] まだなし
   *[other] { $achievements }
  }）。
privacy-lessons = - レッスンの進み具合。
privacy-dailies = - デイリー{ $dailies }回：得点、終えた時刻、そして30日間は、どのサーバーにどの名前で載っているか。
privacy-blocks = - ブロック中の人{ $blocks }人。
privacy-cups = - カップ：プレイした局{ $cups }局、参加中のサーバー{ $cup_servers }件。
privacy-leagues = - リーグ：参加中のサーバー{ $leagues }件、プレイしたシーズン{ $league_seasons }回。
privacy-follows = - フォロー中のゲーム{ $follows }件。
privacy-seeks = - 対戦相手の募集{ $seeks }件。
privacy-reports = - まだ届いていないあなたの通報{ $reports }件。
privacy-alerts = - 新しいテーブルのお知らせを受け取るゲーム{ $alerts }件。
privacy-roles = - サーバーで私があなたに付けたロール{ $roles }件。
privacy-settings = - 通知の設定：{ $preferences ->
    [0] なし
   *[other] 保存あり
  }。不在の期間：{ $absences ->
    [0] なし
   *[other] { $absences }
  }。
privacy-messages = - { $channels ->
    [0] DMを送ったことはありません。
   *[other] DMの送り先と、ゲームごとの最新のDM（{ $messages ->
        [0] なし
       *[other] { $messages }
    }）。
  }{ $invitations ->
    [0] ゲームへの招待はありません。
   *[other] ゲームへの招待{ $invitations }件。
  }あなたが書いたメッセージは読みません。
privacy-name = - { $shown ->
    [yes] すべてのサーバーのランキングとプロフィールに、あなたのアカウント名が表示されます。
   *[no] あなたの名前が表示されるのは、プレイしたことのあるサーバーだけです。ほかでは「探検家」と番号になります。
  }
privacy-language = - あなたの言語（その言語でお送りするため）。
privacy-retention =
    {""}-# ゲームとレート：あなたが削除するまで保存します。
    {""}-# 盤面と、どのDMがどのゲームのものか：ゲームの{ $states }日後に削除します。
    {""}-# 中止したロビーの席：{ $lobbies }日後に削除します。不在の期間：{ $absences }日後に削除します。
privacy-actions = **書き出す**で、すべてをファイルで受け取れます。**削除する**を押すと、削除の前にもう一度確認します。
button-export = 書き出す
button-name-show = どこでも名前を表示する
button-name-hide = ほかでは名前を隠す
button-forget = 削除する
button-forget-really = はい、すべて削除する
privacy-export = 保存しているあなたのデータのすべてです。人にもプログラムにも読めるJSONファイルです。
privacy-ask =
    {""}**保存しているあなたのデータをすべて削除しますか？** 元には戻せません。
    {""}- { $running ->
    [0] 進行中のゲームはありません
   *[other] 進行中のゲーム{ $running }件から退出します
  }。{ $lobbies ->
    [0] 参加中のロビーはありません
   *[other] ロビー{ $lobbies }件から退出します
  }。3～4人のゲームではCPUが代わり、2人のゲームでは相手の勝ちになります。あなたがホストのロビーは中止されます。
    {""}- ほかの人とのゲームは残り、あなたの名前は「元プレイヤー」になります。それがあなただったことは分からなくなります。ほかの人のレートは変わりません。
    {""}- あなたがCPUとだけ遊んだゲームと、あなたのレートと設定は削除されます。
    {""}- チャンネルに投稿済みのメッセージは残ります。これはボットではなくDiscordに保存されています。
privacy-deleted = 保存していたあなたのデータをすべて削除しました。また遊ぶときは新しく始まります。{ $play }でロビーを開けます。

# The posts of a table

on-hold = **このゲームは中断中です。** { $why ->
    [idle] 全員が時間切れになりました。
    [quiet] しばらく誰もプレイしていません。
    [stopped] 中断されました。
   *[ended] サーバー管理者が終わらせました。
  }{ $rated ->
    [yes] 最後までプレイしなければ、レートは変わりません。
    [never] {""}
   *[no] レートは変わりません。
  }{ $who ->
    [managers] サーバー管理者が**再開**を押すと続けられます。
    [host] **再開**を押すと続けられます。
   *[players] プレイヤーの誰かが**再開**を押すと、続きから遊べます。
  }
still-playing = { $mentions } まだプレイしていますか？ 最後の手は{ $since }でした。{ $until }までに誰も答えなければ、このゲームを中断します。いつでも再開できます。
still-plays = { $name }さんがプレイ中なので、このゲームは続きます。
resumed = ゲームの続きはこちらです：{ $link }
stopped = 中断しました。続けるには**再開**を押してください。
end-game-ask = **{ $game }**（{ $names }）を終わらせますか？ 結果は残らず、レートも変わりません。プレイヤーにはお知らせします。再開できるのはサーバー管理者だけです。
game-ended = ゲームを終わらせました。このチャンネルは空いています。
reminder = { $mention }さん、まだあなたの手番です。
overdue = { $mention }さん、{ $name }さんが時間切れになりました。どうしますか？ 選ばなければ、この手番はCPUがプレイします。
button-give = { $name }さんに時間を追加
button-pause = 一時停止
button-goon = 続ける
button-askundo = ほかの人に尋ねる
button-undo-alone = 取り消す
button-consent = 同意する
button-refuse = 反対する
button-resume = 再開
button-resume-thread = スレッドで再開
button-stop = 中断
button-still = まだプレイしています
button-end-game = はい、終わらせる
button-wait = 相手を待つ
button-standin = CPUに任せる
button-win = 勝ちにする
button-win-early = ゲームを終わらせる
chosen-wait = { $name }さんの時間を延ばしました。時間切れは{ $when }です。
chosen-standin = { $name }さんが時間切れになったため、この手番はCPUがプレイします。
chosen-win = { $name }さんとのゲームは終了しました。
overdue-left = { $mention }さん、{ $name }さんはもうこのサーバーにいません。この手番をどうしますか？
chosen-wait-on = { $name }さんを待ちます。時間制限はありません。
post-turn = { $mention }さん、あなたの手番です。
post-turn-computer = { $name }の手番です。
over-won = **ゲーム終了。** { $winners ->
    [you] あなた
   *[other] { $winners }
  }{ $how ->
    [alone] の勝ちです
    [together] の勝ちです
   *[shared] が勝利を分け合いました
  }（{ $score }点）。
over-resigned = **ゲーム終了。** { $winners ->
    [you] あなた
   *[other] { $winners }
  }の{ $why ->
    [on-time] 時間切れ勝ち
   *[other] 投了勝ち
  }です。
over-abandoned = **ゲーム終了。** 早く終わったため、ランキングには数えません。
outcome-ratings = レート：{ $ratings }
outcome-rating = { $name } { $after }{ $provisional ->
    [yes] ?
   *[no] {""}
  }（{ $gain }）
outcome-provisional = -# ? = 暫定（10戦未満）
outcome-achievement = { $names } · { $achievement }{ $times ->
    [1] （初）
   *[other] （{ $times }回目）
  }{ $more ->
    [0] {""}
   *[other] （ほか{ $more }件：{ $profile }）
  }
outcome-own = あなたのレート：{ $before } → { $after }{ $provisional ->
    [yes] ?
   *[no] {""}
  }（{ $gain }）
outcome-record = **このサーバーの新記録：** { $game }（{ $lineup }）で{ $names }が{ $score }点。これまでは{ $holders }の{ $before }点。
direct-first = **{ $game }**（{ $names }）：ゲームが始まりました。あなたの手番になったらお知らせします。
direct-turn = **{ $game }**（{ $names }）：あなたの手番です。
direct-next = **{ $game }**：今は{ $name }さんの手番で、次があなたです。
direct-reminder = **{ $game }**（{ $names }）：まだあなたの手番です。
direct-resumed = **{ $game }**（{ $names }）：あなたの手番になったらお知らせします。
direct-channel-gone = *ゲームのチャンネルがなくなったため、ここで続けます。{ $board }で今の盤面を見られます。*
direct-bot-removed = *サーバーから外されたため、もう一度招待されるまで、ここでゲームを続けます。*
direct-no-permission = *{ $channel }に投稿できなくなりました。サーバー管理者が、そこで次の権限を与える必要があります：{ $permissions }。それまでは、ここでゲームを続けます。*
direct-last = **{ $game }**（{ $names }）
# What outdated messages are shortened to.
past = **{ $game }**（{ $names }）：{ $what }
past-first = ゲームが始まりました。
past-next = 次があなたの手番でした。
past-late = 相手が時間切れになりました。
past-gone = 相手がサーバーにいませんでした。
past-over = ゲームは終わりました。
past-on-hold = ゲームは中断されました。
past-hold = ゲームは中断されました。{ $why ->
    [idle] 全員が時間切れになりました。
    [quiet] しばらく誰もプレイしていませんでした。
    [stopped] {""}
   *[ended] サーバー管理者が終わらせました。
  }
past-still-playing = まだプレイしているか、ここでお尋ねしました。
past-taken-back = 手番が取り消されました。
past-newer = あなたの手番でした。新しいメッセージが下にあります。
past-pause = { $name }さんが、ここで一時停止を希望しました。
past-reminded = { $name }さんに、ここでリマインドしました。
past-overdue = { $name }さんが時間切れになりました。
past-departed = { $name }さんがサーバーにいませんでした。
past-undo = { $name }さんが手番の取り消しを希望しましたが、手番はそのままです。
past-undo-agreed = 全員の同意で、{ $name }さんが手番を取り消しました。
past-invitation = { $name }さんが**{ $game }**に招待されました。
panel-outdated = *そのボタンはもう古くなっています。今の手番はこちらです：*
plan-title = *次の手番を予約しています。あなたの手番が来たら、そのとおりにプレイします。これはあなただけに見えています。*
plan-if = それまでに{ $changed }場合は、どうしますか？
plan-outdated = *その後、盤面が変わったため、選び直してください。*
plan-left = *予約：{ $turn }。合わなくなったら、あなたに尋ねます。これはあなただけに見えています。*
plan-otherwise = { $first }。そうでなければ：{ $second }
plan-then = { $first } · { $second }
plan-and = { $first }、さらに{ $second }
plan-done = *予約どおりにプレイしました：{ $turn }。*
plan-cancelled = *{ $because }ため、予約を取り消しました。*
# What has changed since a turn was planned, after "because".
plan-forbidden = ルール上できなくなった
plan-scores = 手番の直後に決算が入ることになった
plan-other-cards = 手札が変わった
plan-taken-back = 手番が取り消された
plan-removed = 予約を取り消しました。手番になったらお尋ねします。
panel-title = **{ $question }**
post-later = *{ $names }さんにまだDMを送れません。それまではここで* **手札** *を押してください。*
post-later-no-hands = *{ $names }さんにまだDMを送れません。それまではここで* **プレイ** *を押してください。*
dm-closed = *あなたにDMを送れません（DMが閉じているのかもしれません）。カードを見るには、ここで* **手札** *を押すか、* **{ $hand }** *を使ってください。*
dm-closed-no-hands = *あなたにDMを送れません（DMが閉じているのかもしれません）。手番のお知らせは、チャンネルでのみ行います。*
restored = そのメッセージは古くなっています。データをバックアップから復元しました。今のテーブルはこちらです。
cannot-post = *ここに投稿できません。次の権限が必要です：{ $permissions }。*
log-title = **{ $game }**、全{ $all }手のうち{ $steps ->
    [1] { $last }手目
   *[other] { $first }～{ $last }手目
  }
log-empty = まだ何も起きていません。
text-score-sheet = { $name }：{ $total }
resign-ask = { $goes ->
    [yes] このゲームから退出しますか？ 席はCPUが引き継ぎます。ゲームが終わるまでは、いつでも席に戻れます。
    [match] このマッチから退出しますか？ あなたの順位は、残った全員より下になります。
   *[no] 投了しますか？ テーブルの全員のゲームが終わります。
  }
resigned = 投了しました。
away = このゲームから退出し、CPUが代わりにプレイしています。ゲームが終わるまでは、いつでも席に戻れます。
button-return = 席に戻る
returned-to-game = おかえりなさい。席はまたあなたのものです。
button-advice = あなたならどうする？
button-anyway = それでも見る
advice-warning = 達人のアドバイスは勉強になりますが、見るとこのゲームはCPU戦のランキングの対象外になります。
advice = **達人のおすすめ**（良い順）。
button-play-idea = { $count ->
    [1] この手を打つ
   *[other] { $number }を打つ
  }
advice-line = { $number } · { $rank ->
    [best] {"**最善：**"}
    [equal] {"**同じくらい良い：**"}
   *[other] {""}
  }{ $action }{ $facts ->
    [none] {""}
   *[other] （{ $facts }）
  }
advice-but = ただし、{ $fact }
advice-then = -# 続き：{ $steps }{ $facts ->
    [none] {""}
   *[other] （{ $facts }）
  }
games-title = **あなたのゲーム**（{ $count }）{ $waiting ->
    [0] {""}
   *[other] {" "}· あなたの番{ $waiting }件
  }
games-line = { $number }. [{ $game }]({ $link }){ $who ->
    [with] （{ $names }）
   *[of] {" "}· { $names }
  }：{ $turn ->
    [yours] **あなたの手番**
   *[another] { $mover }の手番
  }、最後の手は{ $since }
digest-title = **今日のまとめ** · { $day } · { $count }つのゲームがあなたを待っています
digest-line = { $number }. [{ $game }]({ $link })（{ $names }）
digest-more = ほかに{ $games }で{ $count }つ。
button-games = 自分のゲーム
games-none = 今プレイしているゲームはありません。{ $play }でロビーを開くか、{ $practice }でCPUとのゲームを始められます。
tables-title = **このサーバーのテーブル** · { $count }
tables-lobby = { $number }. [{ $game }]({ $link }) · { $you ->
    [alone] あなたが参加者を待っています
    [full] { $names }さんで満席、まだ始まっていません
    [with] あなたと{ $names }さんが参加者を待っています
   *[without] { $names }さんが参加者を待っています
  }
tables-none = あなたに見えるチャンネルにゲームはありません。{ $play }でロビーを開きましょう！

# ホール：空席と進行中のゲームをいつも表示する、専用チャンネルのメッセージ

hall-seats = ### ⛺ 空席
hall-seats-none =
    {""}### ⛺ 空席
    {""}今はありません。ゲーム用のチャンネルで{ $play }を使うとロビーを開けます。
hall-seat =
    {""}**[{ $game }]({ $link })** · { $names }
    {""}-# 空席{ $free }つ · { $clock } · { $when }に開始
hall-more = -# ほか{ $count }件
hall-more-games = -# ほかに{ $games }
hall-count = { $game } { $count }件
hall-games = ### 🎲 ゲーム{ $count }件：誰の手番？
hall-games-none =
    {""}### 🎲 まだゲームはありません
    {""}数分で、遊びながら学べます。
hall-game = [{ $game }]({ $link }) · { $names } · { $when }
hall-daily =
    {""}### ☀️ デイリー 第{ $number }回
    {""}{ $played ->
        [0] まだ誰もプレイしていません
       *[other] { $played }人がプレイ済み
      } · { $closes }に締め切り
hall-cup =
    {""}### 🏆 カップ 第{ $number }回
    {""}{ $open ->
        [yes] { $members ->
            [0] まだ誰も参加していません
           *[other] { $members }人が参加中
          } · 締め切り { $when }
       *[no] 終了 · 次の開始 { $when }
      }
hall-league =
    {""}### ⚔️ リーグ 第{ $season }シーズン
    {""}{ $state ->
        [running] 全{ $games }局中{ $played }局終了 · 締め切り { $when }
        [begins] { $members }人が参加中 · 開始 { $when }
       *[open] { $members ->
            [0] まだ誰も参加していません
           *[other] { $members }人が参加中
          } · { $fewest }人で開始
      }
week-title = **今週のまとめ（{ $dates }）**
week-games = 終わったゲーム**{ $ended }**件{ $running ->
    [0] {""}
   *[other] 、進行中**{ $running }**件
  }
week-moves = 進行中のゲーム**{ $running }**件で**{ $moves }**手
week-rise = ⬆️ 最も上昇：**{ $name }**さん、+{ $points }で{ $rating }
week-record = ⭐ 新記録：{ $names }さん、[{ $game }]({ $link }) で{ $score }点
week-longest = 🚩 最長：[{ $game }]({ $link }) 、{ $count }{ $unit ->
    [hours] 時間
   *[days] 日
  }、勝者は{ $names }さん
week-seats = ⛺ 空席：{ $games }
week-seat = { $game }{ $free ->
    [1] {""}
   *[other] （{ $free }）
  }
week-stopped = { $weeks }週間何もなかったため、毎週の投稿を止めました。サーバーの管理者は{ $settings }で再開できます。
hall-changed = -# 最終更新 { $when }
hall-joined = { $game }に参加しました：{ $link }
button-hall-moves = 自分の手番
button-hall-tables = すべてのテーブル

seek-title = **🔎 対戦相手の募集**
seek-about = -# 募集は1週間有効です。ほかの募集と条件が合うと、スレッドでゲームが始まり、DMでお知らせします。
seek-line = { $names } · **{ $game }** · { seek-details }
seek-details = { $clock } · { $rated ->
    [yes] レート対象
   *[no] レート対象外
  }{ $near ->
    [yes] {" "}· 近いレベル
   *[no] {""}
  }{ $free ->
    [0] {""}
   *[other] {" "}· 空席{ $free }つ
  }
seek-terms = { $rated ->
    [yes] レート対象
   *[no] レート対象外
  } · { $near ->
    [yes] 近いレベルの人
   *[no] 誰とでも
  }
seek-partner = 一緒にプレイする人…
button-seek = 対戦相手を募集
button-seek-place = 募集する
button-seek-pair = 2人でプレイ…
button-seek-alone = 1人でプレイ
button-seek-more = あと{ $free }人募集
button-seeks = 自分の募集（{ $count }）
seek-stands = { $state ->
    [asked] **{ $partner }**さんにDMで確認しています。承諾されると、**{ $game }**の募集（{ seek-details }）は{ $until }まで有効です。
   *[stands] **{ $game }**の対戦相手を{ $until }まで募集しています（{ seek-details }）。ゲームが始まるとDMでお知らせします。
  }募集は{ $games }で確認できます。
seek-no-one-else = 今はほかに募集している人がいません。それまでの間：
seek-paired = { $names }と**{ $game }**をプレイします。ゲームが始まりました！
seek-paired-soon = { $names }と**{ $game }**をプレイします。まもなくリンクを送ります。
seek-partner-asked = **{ $name }**さんが{ $where ->
    [somewhere] {""}
   *[known] **{ $server }**で
  }、あなたとあと{ $free }人で**{ $game }**をプレイしたいそうです（{ $clock }）。全員そろうとゲームが始まります。
seek-partner-answered = { $answer ->
    [yes] 全員そろうと、**{ $name }**さんと**{ $game }**をプレイします。始まるときにDMでお知らせします。募集は{ $games }で終えられます。
   *[no] 今回は**{ $name }**さんと**{ $game }**をプレイしません。
  }
seeks-title = **対戦相手の募集**
seeks-line = - { $game }（{ seek-details }）：{ $state ->
    [asks] **{ $name }**さんに誘われています
    [asked] **{ $partner }**さんの返事待ち
    [refused] **{ $partner }**さんは承諾しませんでした
    [ended] { $until }に終了（相手なし）
   *[stands] { $until }まで
  }
seeks-stop = 募集を終える…
seeks-none = 今は対戦相手を募集していません。サーバーで{ $seek }を使うと募集できます。
hall-seeks = ### 🔎 対戦相手を募集中
hall-seeks-none = -# 今はいません。
hall-seeks-about = -# *プレイ*を押すとすぐに始まります。
hall-seek =
    {""}{ $names } · **{ $game }**
    {""}-# { seek-details } · { $when }

server-title =
    {""}### サーバーの設定
    {""}変更はすぐに反映されます。進行中のゲームには影響しません。
server-channels = **ゲームができるチャンネル**
server-everywhere = すべてのチャンネル
server-clock = **人間同士のゲームの持ち時間**
server-cancelling = **ロビーを中止できる人**
server-cancelling-host = ホストだけ
server-cancelling-host-about = ロビーを開いたプレイヤー
server-cancelling-managers = ホストと管理者
server-cancelling-managers-about = ホストと、このサーバーを管理できる人
server-cancelling-players = 席に着いた全員
server-cancelling-players-about = ホストと、参加した全員
server-language = **投稿の言語**
server-language-auto = 自動
server-language-auto-about = Discordでのサーバーの言語、またはホストの言語
server-language-one-about = ここで新しく作るテーブルはこの言語になります
server-pings = **チャンネルでのメンション**
server-pings-on = 次のプレイヤーにメンションする
server-pings-on-about = チャンネルで手番を知りたい人に、投稿でメンションします
server-pings-off = メンションしない
server-pings-off-about = 投稿は通知音なし。手番はDMでお知らせします
server-hall =
    {""}**ホール**
    {""}-# 空席と進行中のゲームを1つのメッセージでいつも最新の状態で表示します。専用のチャンネルがおすすめです。
server-hall-off = ホールなし
server-cup =
    {""}**毎週のカップ**
    {""}-# /cupで参加した全員が同じ3局をプレイします。結果はホールのチャンネルに投稿します。
server-cup-on = 毎週カップを開く
server-cup-off = カップなし
posts-title =
    ### 毎日・毎週の投稿
    {""}通知音は鳴らず、誰にもメンションしません。時刻はあなたのタイムゾーン（{ $zone }）です。{ $notify }で変更できます。
button-posts = 投稿…
posts-off = 投稿なし
posts-daily =
    {""}**毎日の投稿**
    {""}-# このサーバーでの昨日のデイリーの上位3人、連続記録、今日のデイリーのボタン。ここで誰もプレイしなかった日はありません。
posts-week =
    {""}**毎週の投稿**
    {""}-# 日曜18:00 UTCのあとに：終わったゲーム、カップ、上昇した人、新記録、空席。カップの結果だけの投稿はなくなります。
posts-next = -# 次回：{ $when }
posts-blocked = { $channel }に投稿できません。そこで次の権限が必要です：{ $permissions }。
roles-title =
    ### 勝者のロール
    {""}称号を持つ人にロールを付け、ほかの人に移ったら外します。権限のない、私のロールより下のロールを選んでください。
button-roles = ロール…
roles-off = ロールなし
roles-cup =
    {""}**カップの王者**
    {""}-# 毎週のカップの直近のシーズンで優勝した人。
roles-league =
    {""}**リーグの王者**
    {""}-# リーグの直近のシーズンで各グループの1位になった人。
roles-leader =
    {""}**ランキングの首位**
    {""}-# 選んだランキングの通算1位の人。
roles-board = どのランキング？
roles-now = -# 現在：{ $names }
results-title =
    ### 自分のツール用の結果
    {""}終わったゲームの結果を、署名付きJSONであなたのウェブアドレスに送れます。すべての結果のダウンロードもできます。隠された情報は含まれず、プライベートスレッドのゲームは送りません。
button-results = 結果…
button-results-start = 結果を送る…
button-results-change = アドレスを変更…
button-results-stop = 送るのをやめる
button-results-file = ダウンロード（CSV）
results-sent = 結果の送り先：**{ $host }**
results-delivered = -# 最後に受け取られたのは{ $when }
results-failing = { $since }に**{ $error }**があり、それから結果が受け取られていません。3日間は送り直します。
results-form = 結果の送り先
results-form-address = アドレス（https）
results-secret = これから結果を**{ $host }**に送ります。次の秘密の鍵で署名します。もう一度は表示しません：||`{ $secret }`||
results-file = あなたが見られるすべてのチャンネルの結果です（新しい順）。
server-league =
    {""}**リーグ**
    {""}-# 参加した人は4週間のうちにグループの全員と対戦します。順位表をこのチャンネルに表示し、対局はスレッドで始めます。
server-league-off = リーグなし
server-league-blocked = リーグが止まっています。{ $channel }で次の権限が必要です：{ $permissions }。
server-hall-blocked = { $channel }のホールを更新できません。そこで次の権限が必要です：{ $permissions }。
table-moved = { $game }（{ $names }）の続きはここで行います。
rules-title = **{ $game }：ルール** · { $page } / { $pages }
rules-which = どのゲームのルールを読みますか？
unnamed = 探検家 { $code }
leaderboard-title = **ランキング** · { $game } · { $board }
leaderboard-board = { $lineup } · { $scope } · { $season }
# For the description of the picture.
leaderboard-glance = { $rank }. { $name }、{ $rating }
leaderboard-line = { $rank }. **{ $name }** · { $rating }{ $provisional ->
    [yes] ?
   *[no] {""}
  } ±{ $doubt }{ $moved ->
    [none] {""}
   *[other] （7日間で{ $moved }）
  } · { $games }戦{ $wins }勝{ $best ->
    [none] {""}
   *[other] {" "}· 最高{ $best }点
  } · 最近の結果：{ $form }
leaderboard-line-computers = { $rank }. **{ $name }** · { $games }戦{ $wins }勝（{ $share }%）{ $best ->
    [none] {""}
   *[other] 、最高{ $best }点
  }
leaderboard-own-computers = { $name ->
    [you] あなた
   *[other] **{ $name }**さん
  }は{ $count }人中{ $rank }位（{ $rating }勝）です。
leaderboard-own = { $name ->
    [you] あなた
   *[other] **{ $name }**さん
  }は{ $count }人中{ $rank }位、レートは{ $rating }{ $provisional ->
    [yes] ?
   *[no] {""}
  }です。
leaderboard-not-yet = { $name ->
    [you] あなた
   *[other] **{ $name }**さん
  }の順位はまだありません。{ $play }でレート対象のゲームをプレイしましょう！
leaderboard-no-rank = { $name ->
    [you] あなた
   *[other] **{ $name }**さん
  }の順位は、そのシーズンにはありません。
leaderboard-not-yet-computers = { $name ->
    [you] あなた
   *[other] **{ $name }**さん
  }の順位はまだありません。{ $practice }でCPUとのゲームを始めましょう！
# Under the picture of a leaderboard: what its signs mean.
leaderboard-legend = -# 点：最近のゲーム（金色は勝ち） · { $kind ->
    [computers] パーセント：勝率 · 数字：勝ち数
   *[rated] ▲▼：7日間のレートの変化 · ?：10戦未満
  }
leaderboard-provisional = *?* = 暫定（10戦未満）
leaderboard-empty = { $scope ->
    [server] このサーバーでは、
   *[everywhere] {""}
  }{ $scope ->
    [computers] CPUとのゲーム
   *[everywhere] レート対象のゲーム
  }を終えた人がまだいません。{ $scope ->
    [computers] { $practice }で始めましょう！
   *[everywhere] { $play }でロビーを開きましょう！
  }
leaderboard-empty-of = { $scope ->
    [computers] **{ $what }**でCPUとのゲームを終えた人がまだいません。{ $practice }で始めましょう！
    [server] このサーバーでは、**{ $what }**でレート対象のゲームを終えた人がまだいません。{ $play }でロビーを開きましょう！
   *[everywhere] **{ $what }**でレート対象のゲームを終えた人がまだいません。{ $play }でロビーを開きましょう！
  }
leaderboard-no-results = そこでレート対象のゲームを終えた人はいません。
profile-title = **{ $name }** · { $scope }
profile-standing = - { $board }：**{ $rating }**{ $provisional ->
    [yes] ?
   *[no] {""}
  } ±{ $doubt } · { $games }戦{ $wins }勝 · 最近の結果：{ $form }
profile-rank = { $board }：{ $among }人中{ $rank }位。
profile-scores = 最高{ $best }点、最低{ $worst }点。
profile-streaks = { $longest ->
    [0] まだ勝ちはありません。
    [1] 最多連勝：1勝。
   *[other] 最多連勝：{ $longest }連勝。
  }{ $current ->
    [0] {""}
    [1] {""}
   *[other] 現在{ $current }連勝中。
  }{ $of ->
    [all] {""}
   *[other] （最近{ $of }戦）
  }
profile-achievements = **実績**
achievement = { $sign } **{ $title }**：{ $story }
profile-achievement = - { $achievement }{ $times ->
    [1] {""}
   *[other] （{ $times }回）
  }
profile-achievements-more = - …ほか{ $count }件
achievement-narrow = 1点差
achievement-narrow-story = 1点差で勝った
achievement-streak = 波に乗る
achievement-streak-story = 5連勝した
achievement-giant = 大物食い
achievement-giant-story = レートが200以上高い相手に勝った
achievement-hundredth = ベテラン
achievement-hundredth-story = 100戦した
profile-opponent = 最多の対戦相手：**{ $name }**（{ $of ->
    [all] {""}
   *[other] 最近{ $of }戦のうち
  }{ $games }戦{ $won }勝）。
profile-seats = 席順別の勝利：{ $seats }
profile-seat = { $seat }番 { $games }戦{ $wins }勝
profile-levels = CPUへの勝利：{ $levels }
profile-level = { $level } { $games }戦{ $wins }勝
# What each land brought, by its colour.
profile-lands = 土地ごとの平均点（最近{ $games }戦）：{ $lands }。
profile-land = { $land ->
    [yellow] 黄
    [blue] 青
    [white] 白
    [green] 緑
    [red] 赤
   *[purple] 紫
  } { $points }
profile-hidden = **{ $name }**さんのプロフィールはここにはありません。レート対象のゲームをまだ終えていないか、どこでも名前を表示する設定（{ $privacy }）にしていません。
profile-empty = **{ $name }**さんは、{ $scope ->
    [server] このサーバーで
   *[everywhere] {""}
  }レート対象のゲームをまだ終えていません。{ $play }でロビーを開けます。
lineup-computers-first = CPU（入門）戦
lineup-computers-easy = CPU（初級）戦
lineup-computers-casual = CPU（初中級）戦
lineup-computers-medium = CPU（中級）戦
lineup-computers-skilled = CPU（中上級）戦
lineup-computers-hard = CPU（上級）戦
lineup-computers-expert = CPU（達人）戦
lineup-1v1 = 2人
lineup-2v2 = ペア
lineup-1v1v1 = 3人
lineup-1v1v1v1 = 4人
season-ever = 全期間
season-now = 今シーズン
season-last = 前シーズン
season-past = { $year }年 { $quarter ->
    [1] 第1四半期
    [2] 第2四半期
    [3] 第3四半期
   *[4] 第4四半期
  }
button-up = 上位へ
button-down = 下位へ
button-mine = 自分の順位

# What goes wrong

refused-no-table-here = このチャンネルにゲームはありません。{ $play }でロビーを開いてください。
refused-no-table-yours = 今参加しているゲームはありません。サーバーで{ $play }を使い、ロビーを開いてください。
refused-which-table = 複数のゲームに参加しています。使いたいゲームに移動してください：{ $links }{ $more ->
    [0] {""}
   *[other] {" "}ほか{ $more }件。{ $games }ですべて見られます。
  }
refused-not-in-server = ゲームはサーバーのチャンネルで行います。このコマンドはそこで使ってください。
refused-bot-not-here = { $where ->
    [chat] このチャットには投稿できません。ほかの人と遊ぶには、ボットがいるサーバーが必要です：[サーバーに追加する](<{ $url }>)
   *[server] このサーバーにはボットがいないため、ここには投稿できません。[追加する](<{ $url }>)か、サーバーの管理者に頼んでください。
  }
refused-no-direct-messages = ボットはこのチャンネルにいないため、ゲームはDMで行いますが、あなたにDMを送れません。先にDMを送るか、ボットからのDMを許可してください。
refused-dm-busy = DMにはすでにゲームがあります：{ $link } { $watched ->
    [yes] 先にそこで**中断**を押してください。
   *[no] 先にそれを終えるか、そこで/resignで退出してください。
  }
refused-not-a-member = その人はもうこのサーバーにいません。
refused-message-no-game = そのメッセージには、お見せできるゲームがありません。
refused-channel-busy = このチャンネルにはすでにテーブルがあります：{ $link }
    あなたのゲーム用にスレッドを開きますか？
refused-thread-busy = このスレッドにはすでにテーブルがあります：{ $link }
    別のチャンネルで開いてください。
refused-channel-taken = このチャンネルにはすでにテーブルがあります：{ $link }
    { $who ->
        [bot] ボットがここでスレッドを作れない
       *[user] あなたはここでスレッドを作れない
    }ため、別のチャンネルで開いてください。
refused-your-threads = あなたは{ $channel }にスレッドを作れないため、ボットが代わりに開くこともしません。スレッドなしにするか、作れる人に頼んでください。
refused-own-tables = すでにテーブルを{ $most }つ開いています。これが1人の上限です。先にゲームを終えるか、ロビーを中止してください。一覧は{ $games }で見られます。
refused-own-lobbies = すでにロビーを{ $most }つ開いています。これが1人の上限です。先に1つ開始するか、中止してください。
refused-own-practice = すでにCPUとのゲームを{ $most }つプレイしています。これが1人の上限です。先に1つ終えるか、{ $resign }でやめてください。一覧は{ $games }で見られます。
refused-own-threads = この1時間にスレッドを{ $most }つ開きました。これが1人の上限です。次は{ $when }に開けます。スレッドなしのテーブルなら今開けます。
refused-own-openings = この1時間にゲームを{ $most }回開きました。これが1人の上限です。次は{ $when }に開けます。
refused-own-videos = あなたのアニメーション{ $most }つをまだ作っています。終わったらもう一度お試しください！
refused-server-tables = このサーバーにはすでにテーブルが{ $most }つあります。これがサーバーの上限です。ゲームが終わったらもう一度お試しください。
refused-server-lobbies = このサーバーにはすでにロビーが{ $most }つあります。これがサーバーの上限です。どれかに参加するか（一覧は{ $tables }）、あとでもう一度お試しください。
refused-server-practice = このサーバーにはすでにCPUとのゲームが{ $most }つあります。これがサーバーの上限です。あとでもう一度試すか、DMで{ $practice }を使ってください。
refused-server-threads = この1時間に、このサーバーでスレッドを{ $most }つ開きました。これが上限です。次は{ $when }に開けます。
refused-server-openings = この1時間に、このサーバーでゲームが{ $most }回開かれました。これがサーバーの上限です。次は{ $when }に開けます。
refused-own-reports = この1時間に{ $most }件通報しました。これが1人の上限です。次は{ $when }に通報できます。
refused-server-reports = この1時間に、このサーバーで{ $most }件の通報がありました。これがサーバーの上限です。次は{ $when }に通報できます。急ぎの場合はサーバーの管理者に連絡してください。
refused-report-self = 自分を通報することはできません。
refused-report-bot = 通報できるのは人だけです。botについてはサーバーの管理者に連絡してください。
refused-report-nowhere = この通報は伝えられません。サーバーの管理者に連絡してください。
refused-report-blank = 何があったのかを管理者に伝える必要があります。相手のメニューでもう一度*通報*を選び、内容を書いてください。
refused-reports-public = そのチャンネルは全員が見られます。管理者だけが見られるチャンネルを選んでください。
refused-own-seeks = この1時間に{ $most }回募集しました。これが1人の上限です。次は{ $when }に募集できます。
refused-server-seeks = この1時間に、このサーバーで{ $most }回の募集がありました。これがサーバーの上限です。次は{ $when }に募集できます。
refused-seeks-many = このサーバーには募集が{ $most }件あります。これが上限です。そのどれかに参加するか、あとでもう一度お試しください。
refused-seek-gone = その募集は終わりました。{ $seek }でほかの募集を確認できます。
refused-seek-nowhere = ここではゲーム用のスレッドを開けません。あなたと私の両方がスレッドを開けるチャンネルで{ $seek }を使うか、サーバーの管理者に相談してください。
refused-seek-partner-pending = { $name }さんの返事がまだありません。その募集は{ $games }にあります。
refused-seek-with-partner = このゲームの募集には{ $name }さんも参加しています。新しく始める前に、{ $games }でその募集を終了してください。
refused-server-videos = このサーバーの人のアニメーション{ $most }つをまだ作っています。数分後にもう一度お試しください！
refused-other-channels = このサーバーでは、ゲームは{ $channels }で行います。
refused-not-manager = この設定を変えられるのはサーバー管理者だけです。
refused-not-yours-to-move = そのゲームは移せません。移せるのはホストかサーバー管理者だけです。
refused-here-already = そのゲームはもうここにあります：{ $link }
refused-move-busy = このチャンネルには別のテーブルがあります：{ $link }
    空いているチャンネルかスレッドに移してください。
refused-no-such-table = そのテーブルはもうありません。{ $play }で新しいロビーを開いてください。
refused-no-such-game = その終わったゲームが見つかりません。プレイヤー名を数文字入力して、候補から選んでください。{ $history }で自分のゲームの一覧を見られます。
refused-no-replay-here = このチャンネルには、まだリプレイできるゲームがありません。別のゲームを見るには、{ $replay }の「game」に入力するか、{ $history }で選んでください。
refused-cup-alone = カップではできません。全員が各局を1人で、1回だけ、助けなしでプレイします。
refused-cup-off = このサーバーにはカップがありません。管理者が{ $settings }で始められます。
refused-cup-closed = その局は今プレイできません。今週の局は{ $cup }でどうぞ。
refused-cup-not-joined = まだこのサーバーのカップに参加していません。{ $cup }で*参加する*を押してください。
refused-cup-played = データを削除する前に、今週のカップをもうプレイしています。次は{ $when }に始まります。
refused-league-off = このサーバーにはリーグがありません。管理者が{ $settings }で始められます。
refused-league-full = リーグは満員です（定員{ $most }人）。
refused-daily-open = まだこの配札をプレイしていない人がいます。締め切り（{ $when }）のあとに見られます。
refused-daily-alone = デイリーではできません。全員が1人で、1回だけ、助けなしで挑戦します。
refused-daily-closed = そのデイリーは締め切られ、あなたはプレイしませんでした。今日の分は{ $daily }でどうぞ。
refused-daily-none = その日のデイリーはありませんでした。今日の分は{ $daily }でどうぞ。
refused-daily-played = データを削除する前に、このデイリーをもうプレイしています。次は{ $when }に始まります。
refused-daily-unfinished = シェアできるのは終えてからです。{ $daily }で続きに戻れます。
refused-daily-shared = この結果はもうここでシェアしています： { $where }
refused-still-working = 前のリクエストをまだ処理しています。少しお待ちください！
refused-videos-busy = 今はアニメーションの作成が混み合っています。数分後にもう一度お試しください！
refused-video-failed = アニメーションを描いている途中で問題が起きました。ゲームは無事です。もう一度お試しください！
refused-rules-gone = このゲームのルールは、もう対応していません。ボットの運営者に知らせてください。
refused-thread-exists = そのスレッドはもう開いています：{ $link }
refused-rematch-offered = { $names }さんの返事を待っています：{ $link }
refused-rematch-busy = そのチャンネルにはすでにテーブルがあります：{ $link }
refused-still-running = このゲームはまだ終わっていません：{ $link }
refused-not-played = 再戦を始められるのは、そのゲームのプレイヤーだけです。{ $play }で自分のロビーを開けます。
refused-others-rematch = この再戦は{ $names }さん用です。{ $play }で自分のロビーを開けます。
refused-channel-gone = そのゲームのチャンネルはもうありません。{ $play }を使い、別の場所でロビーを開いてください。
refused-channel-closed = そのゲームのチャンネルに投稿できなくなりました。{ $play }を使い、別の場所でロビーを開いてください。
refused-not-host = それができるのはホストだけです。
refused-host-cancels = このロビーを開いたのはあなたです。**設定…**の**ロビーを閉じる**で、全員に対して閉じられます。
refused-host-starts = { $start ->
    [by-itself] 今すぐ開始できるのは{ $name }さんです。そうしなくても{ $when }に自動で始まります。
   *[by-host] このゲームを開始するのは{ $name }さんです。
  }
refused-host-needs-seat = あなたの席も必要なので、CPUは{ $most }人までにしてください。CPU同士の対戦を観戦するには、{ $practice }の「watch」を使ってください。
refused-already-seated = このテーブルにはもう席があります。
refused-not-invited = この招待はあなた宛てではありません。
refused-seat-is-free = その席はもう空いています。
refused-not-joined = このテーブルには参加していません。
refused-not-seated = このテーブルのプレイヤーではありませんが、観戦は歓迎です。{ $play }で自分のロビーを開けます。
refused-table-full = このテーブルの席はすべて埋まっています。
refused-seat-kept = この席は{ $names }さん用です。返事がなければ{ $when }に空きます。
refused-put-off-before = すでに一度延期しています。受けるか、**また今度**を選んでください。
refused-side-full = そのチームの席は2つとも埋まっています。
refused-too-slow = 時間がかかりすぎました。もう一度お試しください。
refused-too-many-players = { $most ->
    [2] このオプションでは2人用のゲームですが、それより多く参加しています。
   *[other] このオプションでは{ $most }人までのゲームですが、それより多く参加しています。
  }
refused-invited-missing = 先に{ $names }さんの参加が必要です。
refused-too-few = あと{ $missing }人必要です。
refused-invited-self = 自分のテーブルには、もうあなたの席があります。ほかの人を招待してください。
refused-invited-twice = 同じ人を2回招待しています。
refused-invited-bot = { $name }はボットなのでプレイできません。
refused-invited-often = この1時間に{ $name }さんを3回招待しました。次に招待できるのは{ $when }です。招待がなくても参加はできます。
refused-invitations-blocked = { $name }さんは今、あなたからの招待を受け付けていません。招待せずにテーブルを開いてください。参加はできます。
refused-invited-too-many = { $most ->
    [2] このゲームは2人用です。招待する1人か、CPU1人を選んでください。
   *[other] このゲームは{ $most }人までです。招待する人かCPUを減らしてください。
  }
refused-lobby-cancelled = このロビーは中止されました。{ $play }で新しく開いてください。
refused-on-hold = このゲームは中断中です。最後の投稿の**再開**を押してください：{ $link }
refused-not-on-hold = このゲームは中断中ではありません：{ $link }
refused-managers-resume = サーバー管理者が終わらせたゲームなので、再開できるのはサーバー管理者だけです。
refused-not-yours-to-resume = 再開できるのは、このゲームのプレイヤーだけです。
refused-not-yours-to-stop = 中断できるのは、このゲームを始めた人かサーバー管理者だけです。
refused-managers-end = ほかの人のゲームを終わらせられるのは、サーバー管理者だけです。
refused-nothing-to-end = このチャンネルにゲームやロビーはありません。
refused-still-in-lobby = このロビーはまだ開いています：{ $link }
refused-follow-own = あなたはこのゲームに参加しているので、結果は必ず届きます。
refused-follows-many = フォローできるのは{ $most }件までです。先に{ $games }でどれかのフォローをやめてください。
refused-game-over = このゲームはもう終わっています：{ $link }
refused-alerts-many = お知らせは全サーバー合わせて{ $most }件までです。先に{ $notify }で減らしてください。
refused-seat-refused = このテーブルにあなたの席はありません。{ $tables }で別のテーブルを探すか、{ $play }で開いてください。
refused-you-blocked = { $name }さんをブロック中です。招待するには{ $privacy }でブロックを解除してください。
refused-block-self = 自分をブロックすることはできません。
refused-block-bot = { $name }はボットなので、あなたを招待することはありません。
refused-blocks-many = ブロックできるのは{ $most }人までです。先に{ $privacy }で誰かのブロックを解除してください。
refused-opening-barred = このサーバーの管理者の設定により、あなたはここでテーブルを開けません。ほかの人のテーブルには参加できます。
refused-barred-many = このリストに入れられるのは{ $most }人までです。先に誰かがまたテーブルを開けるようにしてください。
refused-already-started = このゲームはもう始まっています：{ $link }
refused-file-for-players = このゲームのファイルからは全員の手札が分かるため、リプレイで全員が**手札を公開する**を選ぶまで、受け取れるのはプレイヤーだけです。{ $replay }で見ることはできます。
refused-no-winner = そのゲームは途中で終わったため、シェアできる結果がありません。
refused-not-over = そのゲームはまだ終わっていません。非公開のものは、終わるまで非公開のままです：{ $link }
refused-not-started = このゲームはまだ始まっていません。ロビーはこちらです：{ $link }
refused-moved-on = ゲームが先に進んだため、何も行いませんでした。今の状況はこちらです：{ $link }
refused-not-your-turn-of = 今は{ $name }さんの手番です。あなたの手番になったらお知らせします。
refused-nothing-to-plan = 今は予約できることがありません。手番が来るまで、何が出るか分からないためです。{ $link }
refused-no-plan = ここでは何も予約していません。{ $link }
refused-plan-done = もうあなたの手番になり、予約どおりにプレイしました。今の状況はこちらです：{ $link }
refused-plan-cancelled = その予約はすでに取り消され、何もプレイしていません。今の状況はこちらです：{ $link }
refused-undo-needs-agreement = レート対象のゲームで手番を取り消すには、ほかの人の同意が必要ですが、全員退出しています。{ $link }
refused-nothing-to-undo = 取り消せるものがありません。何かが公開されたあとの手は取り消せません。{ $link }
refused-no-such-choice = それはもう選べません。最新の投稿の**プレイ**を押してください：{ $link }
refused-left = あなたはこのゲームから退出し、CPUが代わりにプレイしています。席に戻るにはボタンを押してください。
refused-not-left = あなた自身がプレイしています。席にCPUはいません。
refused-away-past = その日はもう過ぎています。候補から選んでください。
refused-away-too-long = 不在にできるのは、90日間のうち合計21日までです。{ $days ->
    [0] 今は残りがありません。
   *[other] 今の残りは{ $days }日です。
  }
refused-not-away = 不在に設定されていません。
refused-no-such-day = その日付を読み取れませんでした。候補から選ぶか、2030-12-24のように書いてください。
refused-no-such-zone = 「{ $text }」というタイムゾーンは見つかりません。候補から選んでください。
refused-quiet-too-long = おやすみ時間は最長{ $most }時間です。
refused-not-yours = そのボタンは別の人のものです。あなたについて保存しているデータは{ $privacy }で見られます。
refused-undo-not-asked = 今はほかの人に尋ねられませんでした。1分ほどしてから、もう一度ボタンを押してください。{ $link }
refused-not-asked = その取り消しの依頼は終わっています。{ $link }
refused-no-clock = このテーブルには時間制限がありません。
refused-not-their-turn = 時間を追加できるのは、ほかのプレイヤーに、その人の手番の間だけです。{ $link }
refused-not-paused = 持ち時間はもう動いています。
refused-not-late = もう誰も時間切れではありません。{ $link }
refused-level-fixed = レベルを変えられるのは、あなたの最初の手番の前だけです。別のレベルと対戦するには、新しいゲームを始めてください。
refused-advice-busy = 今はアドバイスの依頼が多すぎます。1分ほどしてからもう一度お試しください！
refused-no-advice = アドバイスを受けられるのは、CPUとのゲームだけです。{ $practice }で練習できます。
refused-no-hand = このゲームに非公開の手札はありません。
refused-unknown-command = このコマンドは変わりました。DiscordでCtrl+Rを押し（スマートフォンでは閉じて開き直し）、もう一度お試しください。すべてのコマンドは{ $help }で見られます。
refused-unknown-button = このボタンは認識できません。{ $board }で新しいボタンを出してください。
refused-not-served = ここではこのボットを利用できません。
refused-missing-permissions = { $channel }で次の権限が必要です：{ $permissions }。
refused-role-managed = { $role }はDiscordまたはアプリのロールなので、付けられません。
refused-role-powerful = { $role }にはほかの人に対する権限があるため、誰にも付けません。
refused-role-lacking = { $role }を付けられません。サーバー設定で次の権限が必要です：{ $permissions }。
refused-role-above = { $role }を付けられません。サーバーのロール一覧で私のロールより下にありません。
refused-role-silent = { $role }にはメンションできません。誰でもメンションできるロールを選んでください。
refused-webhook-address = https://で始まる公開のウェブアドレスが必要です。名前やパスワードは含められません。
permission = { $permission ->
    [view_channel] チャンネルを見る
    [send_messages] メッセージを送信
    [send_messages_in_threads] スレッドでメッセージを送信
    [create_public_threads] 公開スレッドの作成
    [attach_files] ファイルを添付
    [read_message_history] メッセージ履歴を読む
    [manage_roles] ロールの管理
    [manage_threads] スレッドの管理
   *[other] { $permission }
  }
refused-no-threads-here = ここからはスレッドを開けません。テキストチャンネルを使うか、スレッドなしにしてください。
refused-unknown-profile = そのプロフィールはもうありません。自分のプロフィールは{ $profile }で見られます。
refused-unknown-leaderboard = その名前のランキングはありません。{ $leaderboard }をお試しください。
refused-unknown-rules = そのルールのページはありません。
unreachable = 今はDiscordに接続できませんでした。これまでの手は保存されています。{ $board }で盤面を確かめて、もう一度お試しください。
database-busy = 今は保存されたゲームを読めなかったため、何も変わっていません。1分ほどしてから、もう一度お試しください。
forbidden = Discordの権限がないため、ここではできません。サーバーの管理者に、このチャンネルでのボットの権限を確かめてもらってください。
bug = ボット側で問題が起き、記録しました。これまでの手は保存されています。{ $board }で盤面を確かめて、もう一度お試しください。

alt-score-sheet = { $game }：得点の内訳。ゲームのあと、「文字で見る」ボタンで文章でも読めます。

# How a finished game turned (/analyse)

analysis = **{ $game }** · { $names } · ゲームの流れ
analysis-waits = 分析は順番待ちです…
analysis-runs = すべての手番を見直しています：{ $percent }%…
analysis-better = より良い手：{ $action }
analysis-line = **手番{ $turn }** · { $deed } 約**{ $points }点**の損でした。より良い手：**{ $action }**{ $facts ->
    [none] {""}
   *[other] （{ $name ->
        [you] { $facts }
       *[other] { $name }への助言：{ $facts }
    }）
  }
analysis-played = 実際の手：{ $fact }
analysis-stretch = { $first }～{ $last }手目：{ $name ->
    [you] あなた
   *[other] { $name }
  }の勝率が{ $percent }%上昇{ $deeds ->
    [none] 。
   *[other] （{ $deeds }）。
  }
analysis-nothing = 大きなミスはありませんでした。お見事です！
analysis-luck = カード運は{ $name ->
    [you] あなた
   *[other] { $name }
  }に約{ $points }点分有利でした。同じ配札を互角のプレイヤー同士がプレイした場合の差です。
analysis-luck-even = カード運は互角でした。
alt-analysis = { $game }：手番ごとの全員の勝率。
alt-analysis-turn = { $turn ->
    [0] 開始時
   *[other] 手番{ $turn }のあと
  }：{ $chances }
alt-analysis-chance = { $name } { $percent }%
button-analyse = 分析
button-what-if = もしも？
button-what-if-again = 別の手
what-if = もし{ $name ->
    [you] あなた
   *[other] { $name }
  }が別の手を打っていたら？
what-if-runs = そこから何度も対局を試しています…
what-if-chances = **{ $action }**なら{ $name ->
    [you] あなた
   *[other] { $name }
  }の勝率は{ $percent }%でした（実際の手のあとは{ $played }%）。
refused-no-such-move = その手はそこでは打てません。分析からもう一度開いてください：{ $link }
button-look-at = 手番{ $turn }
command-analyse = 終わったゲームの流れを分析します
option-analyse-game = ゲーム（空欄なら自分の最新のゲーム）
refused-no-game-to-analyse = 終わったゲームがまだありません。{ $play }か{ $practice }で始められます。
refused-not-analysed-for = 分析には全員の手札が出るため、見られるのはこのゲームのプレイヤーだけです。{ $replay }でゲームを見ることはできます。
refused-no-analysis = このゲームには分析できるものがありません。{ $replay }で見ることはできます。
refused-own-analyses = あなたの別のゲームをまだ分析しています。終わったらもう一度お試しください！
refused-server-analyses = このサーバーの人のゲーム{ $most }つをまだ分析しています。数分後にもう一度お試しください！
refused-analyses-busy = 今は分析が混み合っています。数分後にもう一度お試しください！
refused-analysis-failed = 分析の途中で問題が起きました。ゲームは無事です。もう一度お試しください！
