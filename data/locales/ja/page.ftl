# The page in the browser (explorers without a token): what stands around the messages.

page-people = あなた：
page-who = あなたは誰か
page-places = 場所：
page-where = 見ている場所
page-view = { $name }、{ $place }
page-new-game = 新しいゲーム
page-practise = ここでCPUと練習：
page-empty = ここにはまだ何も書かれていません。今すぐCPUと練習できます：
page-next-day = 次の日へ
page-beside = { $name }として別のウィンドウを開く
page-news = { $name }（新着あり）
page-direct = ダイレクトメッセージ
page-thread = スレッド
page-ended = プレイグラウンドは終了しました。続けるには`explorers`をもう一度起動してください。
