# The page in the browser (explorers without a token): what stands around the messages.

page-title = Explorers’ Guildを試す
page-tagline = ゆっくり楽しむボードゲーム。試してみませんか。データはこのパソコンの外に出ません。
page-seats = { $partners ->
    [yes] 2人用、またはペアで4人用
    [pair] 2人用
   *[no] { $least }～{ $most }人用
  }
page-play = CPUと遊ぶ
page-learn = 学ぶ
page-deal = 今日のデイリーに挑戦
page-deal-about = 全員が同じ配札で、挑戦は1回だけ。
page-others = 複数人で遊ぶには、下に`/play`と入力してから、上で{ $others }に切り替えます。
page-people = あなた：
page-who = あなたは誰か
page-places = 場所：
page-where = 見ている場所
page-view = { $name }、{ $place }
page-new-game = 新しいゲーム
page-next-day = 次の日へ
page-beside = { $name }として別のウィンドウを開く
page-news = { $name }（新着あり）
page-direct = ダイレクトメッセージ
page-thread = スレッド
page-ended = プレイグラウンドは終了しました。続けるには`explorers`をもう一度起動してください。

discord-private = あなただけに表示されています
discord-edited = （編集済み）
discord-thinking = 考え中…
discord-earlier = 以前のメッセージを読み込む
discord-newer = 新しいメッセージ
discord-latest = 新着メッセージ・最新へ移動
discord-write = { $channel }へのメッセージ
discord-used = { $name }さんのコマンド：
discord-cancel = キャンセル
discord-submit = 送信
discord-empty = まだメッセージはありません。
