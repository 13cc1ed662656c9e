# Duplicate matches: everyone plays the same deals, alone against the same computers

duplicate-progress = { $name }：{ $gone ->
    [yes] マッチから退出
   *[no] { $deals }局中{ $done }局終了
  }
duplicate-compared = 第{ $deal }局：{ $results }
duplicate-difference = { $by }（{ $own }対{ $computer }）
duplicate-unfinished = { $score }（時間内に終わらず）
duplicate-began = マッチが始まりました。
duplicate-finished = { $name }は第{ $deal }局を終えました。
duplicate-out-of-time = { $name }は第{ $deal }局で時間切れになりました。
duplicate-gave-up = { $name }はマッチから退出しました。
duplicate-line = 第{ $deal }局、{ $own }対{ $computer }
duplicate-line-unfinished = 第{ $deal }局、時間内に終わらず

# What players see of a match

match-agreed = デュプリケートマッチ全{ $deals }局、{ $options }
match-rules = **デュプリケートマッチ：** 全員が同じ配札の{ $deals }局を、それぞれ好きなときに1人でプレイします。どの局も、相手は全員同じCPU（{ $level }）です。CPUに何点差をつけたかを競います。時間内に終わらなかった局は{ $unfinished }点になります。
match-running = **{ $game }** · デュプリケートマッチ全{ $deals }局。**プレイ**を押すと、次の局があなただけに開きます。マッチが終わるまで、カードのことは話さないでください！
match-until = · この局の締め切りは{ $when }
match-next = 第{ $deal }局（全{ $deals }局）、相手は{ $opponent }です。一気に終えても、少しずつ進めてもかまいません。途中でやめても、続きから遊べます。
match-deal = -# 第{ $deal }局（全{ $deals }局） · 相手：{ $opponent }
match-deal-done = 第{ $deal }局（全{ $deals }局）を終えました：**{ $result }**。
match-wait = これが最後の局でした。全員が終えるとマッチ終了です。
match-over = マッチは終わりました。
match-past = マッチは終わりました。
match-won = **マッチ終了。** { $winners }の勝ちです（合計{ $sum }点、{ $points }点差）。
match-shared = **マッチ終了。** { $winners }が勝利を分け合いました（合計{ $sum }点）。
match-resigned = **マッチ終了。** ほかに誰も残っていないため、{ $winners }の勝ちです。
match-abandoned = **マッチ終了。** 1局も終えた人がいないため、記録されません。
match-sums = 全局の合計：{ $sums }
match-followed = **{ $game }**、デュプリケートマッチ：最新の投稿は下にあります。
match-replays = どの局を見ますか？
match-replay = 第{ $deal }局 · { $name }
match-no-replays = 1局も終えた人がいないため、見られるものがありません。
match-verified = { $holds ->
    [no] **シャッフルが一致しません。** シード値`{ $seed }`のフィンガープリントは`{ $fingerprint }`ですが、このシード値による配札と違う局をプレイした人がいます。ボットの運営者に知らせてください。
   *[yes] **シャッフルを検証しました。** シード値`{ $seed }`のフィンガープリントは`{ $fingerprint }`です。マッチの投稿と比べてください。全員がこのシード値による配札でプレイし、再現すると同じ点数になります。ボットなしで確かめる方法は、ボットの運営者に聞いてください。
  }
match-seed = 第{ $deal }局：`{ $seed }`
match-reminder = { $mention }さん、まだ終えていない局があります。
lobby-match-started = デュプリケートマッチが始まりました。
direct-match = **{ $game }**（{ $names }）：デュプリケートマッチが始まりました。
direct-match-reminder = **{ $game }**（{ $names }）：マッチで、まだ終えていない局があります。
button-deal = 第{ $deal }局をプレイ
lineup-duplicate = デュプリケートマッチ
option-duplicate = デュプリケートマッチ：全員が同じ配札で同じCPUと対戦します
refused-no-matches = このゲームにデュプリケートマッチはありません。ロストシティなら{ $play }でできます。
refused-match-of-people = デュプリケートマッチにCPUは参加できません。どのみち全員がCPUと対戦します。
refused-match-alone = デュプリケートマッチではできません。全員が自分の局をプレイします。あなたの局は**プレイ**で開けます。
refused-match-deal-alone = デュプリケートマッチではできません。全員が同じ局を1人で、助けなしでプレイします。
refused-match-open = まだこれらの局をプレイしていない人がいます。マッチが終わると見られます。
refused-match-deal-closed = その局は締め切られました。時間切れになったため、終わらなかった局として数えます。
refused-match-left = あなたはこのマッチから退出しました。
refused-match-over = マッチは終わりました。
refused-match-played = あなたの局はすべて終わりました。全員が終えるとマッチ終了です。
