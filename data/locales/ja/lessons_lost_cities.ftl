# The lessons of Lost Cities: for each its title, the task, a hint, and the replies to answers.
# No sentence names a number itself: $hand, $cost, $worth … are counted on the table.
# "right" and "wrong…" stand below the picture of where the answer leads.

goal-lost_cities = **目的：** かかる費用より多くの点を得られる探検を進め、最後に相手より多くの点を取ること。
goal-lost_cities-partners = **目的：** ペアで力を合わせて探検を進め、最後に相手のペアより多くの点を取ること。

lesson-lost_cities-turn-title = あなたの手番
lesson-lost_cities-turn-ask = 手番では、カードを1枚出してから1枚引きます。一番小さい黄のカードで、黄の探検を始めましょう。
lesson-lost_cities-turn-hint = 一番小さい黄のカードを押し、**探検**、**山札**の順に押してください。
lesson-lost_cities-turn-right = 1枚出して1枚引いたので、手札はまた{ $hand }枚です。これで1手番です。
lesson-lost_cities-turn-wrong = それではありません。一番小さい黄のカードを探してください。
lesson-lost_cities-turn-wrong-high = 出せますが、それより小さい黄のカードが出せなくなります。一番小さいカードから始めましょう。
lesson-lost_cities-turn-wrong-colour = どの探検を始めてもかまいませんが、ここでは一番多く持っている黄にしましょう。
lesson-lost_cities-turn-wrong-discard = そのカードは捨て札になり、相手に取られるかもしれません。黄のカードを自分の探検に出しましょう。

lesson-lost_cities-up-title = 数字は大きくなるだけ
lesson-lost_cities-up-ask = 探検の数字は大きくなる順に出します。間は空いてもかまいません。緑の探検を続けられるカードはどれですか？
lesson-lost_cities-up-hint = 暗いカードは小さすぎます。明るい緑のカードを探してください。
lesson-lost_cities-up-right = 一番大きいカードなので、この探検はこれで完成です。もう続けられるカードはありません。
lesson-lost_cities-up-wrong = それでは緑の探検は続きません。
lesson-lost_cities-up-wrong-low = その緑のカードは探検の最後のカードより小さいので、捨てることしかできません。もっと大きいカードを探しましょう。
lesson-lost_cities-up-wrong-colour = それでは別の探検が始まります。まず緑の探検を続けましょう。

lesson-lost_cities-cost-title = 探検のコスト
lesson-lost_cities-cost-ask = 探検を始めるごとに{ $cost }点かかり、出した数字で取り返す必要があります。始める価値があるのはどの色ですか？
lesson-lost_cities-cost-hint = 色ごとに手札の数字を合計してみましょう。{ $cost }を超えるのは1色だけです。その一番小さいカードから始めます。
lesson-lost_cities-cost-right = 今は{ $worth }点ですが、手札のカードを出していけば黒字になります。
lesson-lost_cities-cost-wrong = その色は1枚だけなので、{ $cost }点は取り返せません。今は{ $worth }点で、続くカードもほとんどありません。
lesson-lost_cities-cost-wrong-high = 色は正解です！ でも、それより小さい白のカードが出せなくなりました。{ $cost }点を取り返すにはそれも必要です。
lesson-lost_cities-cost-wrong-discard = 待つのも手ですが、白のカードはもう始められるだけそろっています。

lesson-lost_cities-wagers-title = 賭けカード
lesson-lost_cities-wagers-ask = 賭けカードは探検の得点を2倍にします。損失も2倍です。緑の探検を始めるなら、最初に出すカードはどれですか？
lesson-lost_cities-wagers-hint = 賭けカードは、最初の数字より前にしか出せません。
lesson-lost_cities-wagers-right = 賭けカードは最初の数字より前に出します。この探検は2倍になり、数字を出すまでは{ $worth }点です。
lesson-lost_cities-wagers-wrong = 始めたいのは緑です。ひし形のある緑のカードを探してください。
lesson-lost_cities-wagers-wrong-number = これで緑の賭けカードは出せなくなりました。賭けカードは最初の数字より前に出します。
lesson-lost_cities-wagers-wrong-discard = 緑の強いカードを持っています。1枚を探検に出しましょう。

lesson-lost_cities-discard-title = 捨てる
lesson-lost_cities-discard-ask = 探検に合うカードがなく、新しく始めるのも危険です。相手の助けに一番なりにくいカードを捨てましょう。
lesson-lost_cities-discard-hint = 相手は、自分の探検の最後のカードより小さい数字を使えません。
lesson-lost_cities-discard-right = 相手の青の探検はその数字を過ぎていて、あなたも青を集めていません。誰も欲しがらないカードです。
lesson-lost_cities-discard-wrong = 相手の探検にはもう小さすぎるカードを探しましょう。
lesson-lost_cities-discard-wrong-wanted = 相手はその色を集めているので、次の手番に捨て札から取られてしまいます。
lesson-lost_cities-discard-wrong-unknown = 悪くはありませんが、相手がその色を始めるかもしれません。相手に絶対使えないカードがあります。
lesson-lost_cities-discard-wrong-start = 始めるには{ $cost }点かかり、今は{ $worth }点です。代わりに1枚捨てましょう。

lesson-lost_cities-take-title = 捨て札を引く
lesson-lost_cities-take-ask = 山札の代わりに、捨て札の一番上のカードを引けます。どれか1枚出して、探検に合うカードを取りましょう。
lesson-lost_cities-take-hint = 青の探検にはまだ大きいカードを1枚出せます。相手がちょうどそれを捨てました。
lesson-lost_cities-take-right = 何を引くか分かるうえに、山札が減らないのでラウンドが1手番長くなります。
lesson-lost_cities-take-wrong = そのカードでは青の探検は続きません。青の捨て札を見てください。
lesson-lost_cities-take-wrong-pile = 山札から引いたので、必要なカードを逃しました。青の捨て札から引きましょう。

lesson-lost_cities-long-title = 長い探検
lesson-lost_cities-long-ask = { $long }枚以上の探検には、賭けカードも数えて{ $bonus }点のボーナスがつきます。青の探検は{ $most }枚です。どのカードを加えますか？
lesson-lost_cities-long-hint = 探検の最後のカードより大きい青のカードを探してください。
lesson-lost_cities-long-right = 数字の合計は{ $sum }。{ $cost }を引き、{ $factor }倍し、{ $bonus }を足すと{ $worth }点です。
lesson-lost_cities-long-wrong = もうすぐ{ $long }枚になるのは、その探検ではありません。
lesson-lost_cities-long-wrong-late = その青のカードでは探検が伸びません。合うカードを探しましょう。

lesson-lost_cities-end-title = 最後の1枚
lesson-lost_cities-end-ask = 誰かが山札の最後の1枚を引くと、ラウンドはすぐに終わります。今は{ $total }対{ $opponent }でリード中です。良いカードを出して終わらせましょう。
lesson-lost_cities-end-hint = まだ探検に合う明るいカードが1枚あります。それを出してから山札を引きましょう。
lesson-lost_cities-end-right = それが最後の1枚だったので、ラウンドは{ $total }対{ $opponent }で終了です。手札に残ったカードは数えません。
lesson-lost_cities-end-wrong = まだ得点になるカードが1枚あります。それを出して山札から引きましょう。
lesson-lost_cities-end-wrong-on = 捨て札を取ったので山札が1枚残り、相手にもう1手番回ります。
lesson-lost_cities-end-wrong-waste = ラウンドは終わりましたが、得点を逃しました。まだ探検に合うカードが1枚ありました。

# For four, as partners

lesson-lost_cities-partners-shared-title = 2人で1組の探検
lesson-lost_cities-partners-shared-ask = あなたとペアの相手は、同じ探検にカードを出します。ペアの相手が青を始めました。間をできるだけ空けずに続けましょう。
lesson-lost_cities-partners-shared-hint = 小さい青のカードを2枚持っています。小さいほうを出しましょう。
lesson-lost_cities-partners-shared-right = この探検は今{ $worth }点です。次の手番で、ペアの相手が続けられます。
lesson-lost_cities-partners-shared-wrong = ペアの相手は青を始めました。青のカードを出しましょう。
lesson-lost_cities-partners-shared-wrong-high = 出せますが、小さいほうの青のカードが出せなくなります。先にそちらを出しましょう。
lesson-lost_cities-partners-shared-wrong-start = 2つ目の探検にはさらに{ $cost }点かかります。まず、ペアの相手が始めた探検を続けましょう。
lesson-lost_cities-partners-shared-wrong-pass = カードを渡すと、それだけで手番が終わります。今すぐ出せる青のカードがあります。
lesson-lost_cities-partners-shared-wrong-discard = 捨て札は相手チームの助けになります。出せる青のカードがあります。

lesson-lost_cities-partners-pass-title = カードを渡す
lesson-lost_cities-partners-pass-ask = カードを出す代わりに、ペアの相手に{ $passed }枚渡せます。ペアの相手は緑を始めました。あとでそこに出せるカードを渡しましょう。
lesson-lost_cities-partners-pass-hint = **ペアの相手に2枚渡す**を押し、緑の数字を選んでください。
lesson-lost_cities-partners-pass-right = どのカードかはペアの相手にしか見えません。カードは引かないので、これ以降あなたの手札は少なく、ペアの相手の手札は多くなります。
lesson-lost_cities-partners-pass-wrong = カードを出さずに、2枚渡してください。
lesson-lost_cities-partners-pass-wrong-others = ペアの相手が始めたのは緑です。そこで役に立つカードを2枚渡してください。
lesson-lost_cities-partners-pass-wrong-high = それでは間が空き、ペアの相手がその間のカードを出せなくなるかもしれません。出さずに緑の数字を渡しましょう。
lesson-lost_cities-partners-pass-wrong-start = それでは{ $cost }点かけて別の探検が始まります。ペアの相手に緑の数字を渡しましょう。
lesson-lost_cities-partners-pass-wrong-discard = 相手チームに取られるかもしれません。ペアの相手に緑の数字を渡しましょう。

lesson-lost_cities-partners-must-title = 3回続けて渡したら
lesson-lost_cities-partners-must-ask = { $passes }回続けてカードが渡されると、次のプレイヤーは必ずカードを出します。今回はあなたです。ペアの相手が緑を渡したのには訳があります。
lesson-lost_cities-partners-must-hint = 緑の数字を合計し、一番小さいカードから始めましょう。
lesson-lost_cities-partners-must-right = ペアの相手が望んだとおりです。相談は禁止です。伝えられるのは、出すカードと渡すカードだけです。
lesson-lost_cities-partners-must-wrong = 緑のカードを出しましょう。
lesson-lost_cities-partners-must-wrong-high = 色は正解ですが、ほかの緑も出せるように、一番小さいカードから始めましょう。
lesson-lost_cities-partners-must-wrong-start = もっとたくさん持っている色があり、ペアの相手もその色をもう1枚くれました。
lesson-lost_cities-partners-must-wrong-discard = 捨ててもかまいませんが、緑がこれだけあれば探検を始められます。
