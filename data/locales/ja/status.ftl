# The page that says how the bot fares (STATUS_FILE). Anybody may read it, also people who have never seen the bot.

status-title = { $bot }：{ $headline }
status-number = { $number }
status-seconds = { $seconds }秒

# What the bot, or one of its processes, is doing.
status-connected = オンライン
status-connected-lead = ボタンとコマンドに応答し、手番を投稿しています。
status-connecting = Discordに接続できません
status-connecting-lead =
    ボットは動いていますが、現在Discordに接続できません。再接続を続けています。手が失われることはなく、投稿待ちのものはあとで届きます。
status-partly = 一部オンライン
status-partly-lead =
    現在、一部のサーバーでボタンとコマンドに応答していません。そのサーバーのゲームは待機中です。
    手が失われることはなく、持ち時間も減りません。
status-silent = 応答なし
status-silent-lead = 現在、ボタンとコマンドが使えません。手が失われることはなく、ボットが戻るまで持ち時間も減りません。
status-ended = 停止中
status-ended-lead =
    ボットは停止しています。おそらく新しいバージョンへの更新のためです。
    手が失われることはなく、ボットが戻るまで持ち時間も減りません。

status-written = 更新
# Begins where the time ends.
status-stale =
    {"、"}1分ごとに更新。5分以上前の時刻が表示されている場合、ボットは停止しており、以下の数値はそれ以前のものです。
    手が失われることはなく、ボットが戻るまで持ち時間も減りません。

status-playing = 進行中のゲーム
status-lobbies = 募集中のロビー
status-pending = 投稿待ちの手番
status-oldest = 最も古いもので{ $minutes }分前
status-quick = ボタンとコマンドの応答時間
status-quick-note = 20回中19回の実績
status-version = バージョン { $version }
status-running = · 稼働開始
# Before the time at which the bot was switched off.
status-since = 停止時刻

status-column-shards = シャード
status-column-state = 状態
status-column-quick = 応答時間
