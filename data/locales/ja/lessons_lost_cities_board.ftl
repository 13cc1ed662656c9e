# The lessons of Lost Cities: The Board Game: for each its title, the task, a hint, and the replies to answers.
# No sentence names a number itself: $value, $total, $factor … are counted on the table.

goal-lost_cities_board = **目的：** 隊員をできるだけ道の先まで進め、最後に一番多くの点を取ること。

lesson-lost_cities_board-start-title = 道を始める
lesson-lost_cities_board-start-ask = カードを1枚出すごとに、その色の道で探検家が1人進みます。冒険家で青の道を始めましょう。
lesson-lost_cities_board-start-hint = 道は、その色で一番小さい手札で始めます。ほかの青は暗くなっています。
lesson-lost_cities_board-start-right = 冒険家が青の道の最初のマスに立ちました。今の価値は{ $value }点です。実際のゲームでは、このあと1枚引きます。
lesson-lost_cities_board-start-wrong = 一番小さい青のカードを探してください。
lesson-lost_cities_board-start-wrong-researcher = それは研究者です。良くも悪くも2倍になります。今は冒険家を送り出しましょう。
lesson-lost_cities_board-start-wrong-colour = どの道を始めてもかまいませんが、一番多く持っているのは青です。
lesson-lost_cities_board-start-wrong-discard = 捨てても誰も進みません。一番小さい青のカードを出しましょう。

lesson-lost_cities_board-continue-title = 先へ進む
lesson-lost_cities_board-continue-ask = 次のカードは、列の最後のカードと同じか、それより大きい必要があります。間をできるだけ空けずに黄を続けましょう。
lesson-lost_cities_board-continue-hint = 間が小さいほど、あとで出せるカードが増えます。
lesson-lost_cities_board-continue-right = 数字がいくつでも、1枚で1マスです。間を小さくすれば道が長く続きます。同じ数字も出せます。
lesson-lost_cities_board-continue-wrong = 黄の道で誰も進みませんでした。黄のカードを自分の列に出しましょう。
lesson-lost_cities_board-continue-wrong-high = それでも1マス進みますが、そのあとに出せる黄のカードがほとんど残りません。小さいほうにしましょう。
lesson-lost_cities_board-continue-wrong-low = そのカードは列の最後のカードより小さいので、捨てることしかできません。
lesson-lost_cities_board-continue-wrong-colour = それでは別の道が始まります。まず黄を続けましょう。

lesson-lost_cities_board-stones-title = 黒字へ
lesson-lost_cities_board-stones-ask = 道の最初の{ $costly }マスは減点です。緑の探検家はその最後のマスにいます。一番良いカードを出しましょう。
lesson-lost_cities_board-stones-hint = 出せる緑のカードが何枚かあります。その中で一番小さいものを選びましょう。
lesson-lost_cities_board-stones-right = このマスの価値は{ $value }点です。さらに、コインで{ $gained }点がすぐに入ります。
lesson-lost_cities_board-stones-wrong = 緑の探検家が進んでいません。
lesson-lost_cities_board-stones-wrong-high = 進むのは同じ1マスですが、手札のもっと小さい緑が出せなくなります。出せる中で一番小さいものにしましょう。
lesson-lost_cities_board-stones-wrong-start = その探検家の価値は今{ $value }点です。緑なら点が入っていました。まず緑を続けましょう。
lesson-lost_cities_board-stones-wrong-discard = 誰も進みませんでした。出せる緑のカードがあります。

lesson-lost_cities_board-arrows-title = 矢印
lesson-lost_cities_board-arrows-ask = 矢印に着きました。探検家を誰か1人、もう1マス進められます。遺物（壺）を見つけられるのは誰ですか？
lesson-lost_cities_board-arrows-hint = 画像の下のほうで、探検家の前にあるタイルを見てください。
lesson-lost_cities_board-arrows-right = 壺を見つけました。短いゲームの最後には、壺がひとつもないと{ $none }点、ひとつなら{ $worth }点、増えるほど点が上がります。
lesson-lost_cities_board-arrows-wrong = そこに壺はありません。探検家の前にあるタイルを見てください。
lesson-lost_cities_board-arrows-wrong-chain = そこも矢印なので、さらに進める連鎖です！ でも今回は壺を探しましょう。
lesson-lost_cities_board-arrows-wrong-stay = 進まなくてもかまいませんが、ここでは壺が手に入ります。

lesson-lost_cities_board-draw-title = カードを引く
lesson-lost_cities_board-draw-ask = 進み終えたら、山札か、捨て札の一番上からカードを1枚引きます。列を続けられるのはどれですか？
lesson-lost_cities_board-draw-hint = 捨て札のカードと、列の最後のカードを比べてみましょう。
lesson-lost_cities_board-draw-right = 黄の列に合うカードです。手札はまた{ $hand }枚になり、手番は終わりです。
lesson-lost_cities_board-draw-wrong = そのカードではどの列も続けられません。黄の捨て札を見てください。
lesson-lost_cities_board-draw-wrong-pile = 運が良ければよいのですが、合うカードが黄の捨て札にありました。

lesson-lost_cities_board-researcher-title = 研究者
lesson-lost_cities_board-researcher-ask = 研究者は、良くも悪くも2倍になります。小さい順に続けられるカードを一番多く持つ道に送り出しましょう。
lesson-lost_cities_board-researcher-hint = とても小さいカードと、そのあとに続く3枚がそろった色があります。
lesson-lost_cities_board-researcher-right = 今は{ $total }点ですが、手札の緑があれば研究者はすぐに黒字になり、そこからは2倍です。
lesson-lost_cities_board-researcher-wrong = それは冒険家で、道も一番ではありません。カードが一番多い色を探しましょう。
lesson-lost_cities_board-researcher-wrong-adventurer = 道は正解です！ でも送り出したのは冒険家です。2倍になる研究者を選びましょう。
lesson-lost_cities_board-researcher-wrong-weak = 危険です。その枚数では研究者が赤字のまま終わるかもしれず、損失も2倍です。
lesson-lost_cities_board-researcher-wrong-discard = 誰も進みませんでした。研究者で道を始めましょう。

lesson-lost_cities_board-arrived-title = 歩き終えた道
lesson-lost_cities_board-arrived-ask = 黄の探検家は最後のマスに着きました。この先は、合う黄のカードを出すと別の探検家が進めます。
lesson-lost_cities_board-arrived-hint = 列の最後のカードと同じか、それより大きい黄のカードを探しましょう。
lesson-lost_cities_board-arrived-right = このあと誰が進むかを選びます。ほかの探検家なら誰でも1マス進めます。大きいカードも無駄にはなりません。
lesson-lost_cities_board-arrived-wrong = 合う黄のカードを出しましょう。
lesson-lost_cities_board-arrived-wrong-start = 今から道を始めるのは遅すぎます。その探検家は今{ $value }点で、残り時間もわずかです。
lesson-lost_cities_board-arrived-wrong-discard = 誰も進みませんでした。まだ合う黄のカードがあります。

lesson-lost_cities_board-bridges-title = 橋
lesson-lost_cities_board-bridges-ask = { $crossings }人目の探検家が橋を渡ると、探検は終わりです。今は{ $crossed }人です。{ $total }対{ $opponent }でリード中なので、終わらせましょう！
lesson-lost_cities_board-bridges-hint = 緑の探検家が橋の目の前にいて、合うカードが1枚あります。
lesson-lost_cities_board-bridges-right = 橋を渡って終了です。遺物も含めて{ $total }対{ $opponent }です。
lesson-lost_cities_board-bridges-wrong = 誰も橋を渡りませんでした。
lesson-lost_cities_board-bridges-wrong-on = ゲームが続くと、相手に追いつかれるかもしれません。合う緑のカードを出しましょう。
