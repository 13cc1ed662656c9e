# The lessons of Lost Cities: for each its title, the task, a hint, and the replies to answers.
# No sentence names a number itself: $hand, $cost, $worth … are counted on the table.
# "right" and "wrong…" stand below the picture of where the answer leads.

goal-lost_cities = **O objetivo:** ter mais pontos que o adversário no final, com expedições que rendem mais do que custam.
goal-lost_cities-partners = **O objetivo:** ter mais pontos que a outra dupla no final, com expedições que vocês dois montam juntos.

lesson-lost_cities-turn-title = Sua vez
lesson-lost_cities-turn-ask = No seu turno você joga uma carta e depois compra uma. Comece sua expedição amarela com a sua carta amarela mais baixa.
lesson-lost_cities-turn-hint = Aperte sua carta amarela mais baixa, depois **Expedição**, depois **Monte**.
lesson-lost_cities-turn-right = Você jogou uma carta e comprou outra, então tem { $hand } cartas de novo. Isso é um turno inteiro.
lesson-lost_cities-turn-wrong = Não é essa. Procure sua carta amarela mais baixa.
lesson-lost_cities-turn-wrong-high = Até dá, mas suas cartas amarelas mais baixas não cabem mais. Comece pela mais baixa.
lesson-lost_cities-turn-wrong-colour = Você pode começar qualquer expedição, mas tente a amarela: é a cor de que você tem mais cartas.
lesson-lost_cities-turn-wrong-discard = Agora essa carta está no descarte, onde seu oponente pode pegá-la. Jogue uma carta amarela na sua expedição.

lesson-lost_cities-up-title = Só para cima
lesson-lost_cities-up-ask = Numa expedição os números só podem subir, e dá para pular alguns. Qual carta continua sua expedição verde?
lesson-lost_cities-up-hint = As cartas apagadas são baixas demais. Procure uma verde acesa.
lesson-lost_cities-up-right = É a carta mais alta de todas, então esta expedição está completa: nada pode vir depois.
lesson-lost_cities-up-wrong = Isso não continua a sua expedição verde.
lesson-lost_cities-up-wrong-low = Essa carta verde é mais baixa que a última da sua expedição, então só poderia ir para o descarte. Ache uma mais alta.
lesson-lost_cities-up-wrong-colour = Isso começa outra expedição. Primeiro continue a verde.

lesson-lost_cities-cost-title = Quanto custa
lesson-lost_cities-cost-ask = Cada expedição que você começa custa { $cost } pontos, e os números dela precisam pagar isso. Que cor vale a pena?
lesson-lost_cities-cost-hint = Some os números que você tem de cada cor. Só uma passa de { $cost }. Comece com a carta mais baixa dela.
lesson-lost_cities-cost-right = Agora ela vale { $worth }, mas com as cartas da sua mão vai ficar no lucro.
lesson-lost_cities-cost-wrong = Uma carta dessa cor não paga { $cost } pontos: agora ela vale { $worth }, e pouco mais vai entrar nela.
lesson-lost_cities-cost-wrong-high = A cor está certa! Mas suas cartas brancas mais baixas não cabem mais, e você precisa delas para pagar os { $cost }.
lesson-lost_cities-cost-wrong-discard = Dá para esperar, mas você tem cartas brancas suficientes para começar já.

lesson-lost_cities-wagers-title = Apostas
lesson-lost_cities-wagers-ask = Uma aposta dobra uma expedição: o ganho, mas também a perda. Você quer começar a verde. Qual carta vai primeiro?
lesson-lost_cities-wagers-hint = Uma aposta só vale antes do primeiro número.
lesson-lost_cities-wagers-right = Apostas vêm antes do primeiro número. Esta dobra a expedição, que vale { $worth } até você pôr números.
lesson-lost_cities-wagers-wrong = Você quer começar a verde. Procure a carta verde com um losango.
lesson-lost_cities-wagers-wrong-number = Agora sua aposta verde não cabe mais: apostas vêm antes do primeiro número.
lesson-lost_cities-wagers-wrong-discard = Você tem cartas verdes fortes. Jogue uma na sua expedição.

lesson-lost_cities-discard-title = Descartar
lesson-lost_cities-discard-ask = Nada cabe na sua expedição, e começar outra é arriscado. Descarte a carta que menos ajuda seu oponente.
lesson-lost_cities-discard-hint = Seu oponente não pode usar um número mais baixo que o último da expedição dele.
lesson-lost_cities-discard-right = A expedição azul do seu oponente já passou desse número, e você não junta azul. Ninguém sente falta dela.
lesson-lost_cities-discard-wrong = Ache uma carta baixa demais para a expedição do seu oponente.
lesson-lost_cities-discard-wrong-wanted = Seu oponente junta essa cor e pode pegar a carta do descarte no turno dele.
lesson-lost_cities-discard-wrong-unknown = Possível, mas seu oponente pode começar essa cor. Há uma carta que ele não pode usar de jeito nenhum.
lesson-lost_cities-discard-wrong-start = Isso custa { $cost } pontos, e agora vale { $worth }. Em vez disso, descarte uma carta.

lesson-lost_cities-take-title = Pegar do descarte
lesson-lost_cities-take-ask = Em vez do monte, você pode pegar a carta de cima de qualquer descarte. Jogue qualquer carta e pegue a que cabe na sua expedição.
lesson-lost_cities-take-hint = Sua expedição azul ainda tem espaço para uma carta alta, e seu oponente acaba de descartá-la.
lesson-lost_cities-take-right = Você sabe o que leva, e o monte não diminui: a rodada dura um turno a mais.
lesson-lost_cities-take-wrong = Essa carta não continua a sua expedição azul. Veja o descarte azul.
lesson-lost_cities-take-wrong-pile = Você comprou do monte e deixou uma carta de que precisa. Pegue do descarte azul.

lesson-lost_cities-long-title = Expedições longas
lesson-lost_cities-long-ask = Uma expedição de { $long } cartas ou mais ganha { $bonus } pontos extras, contando as apostas. Sua azul tem { $most }. Qual carta você põe?
lesson-lost_cities-long-hint = Procure uma carta azul mais alta que a última da sua expedição.
lesson-lost_cities-long-right = Os números somam { $sum }. Menos { $cost }, vezes { $factor }, mais { $bonus }: são { $worth } pontos.
lesson-lost_cities-long-wrong = Essa não é a expedição que já tem quase { $long } cartas.
lesson-lost_cities-long-wrong-late = Ali essa carta azul não ajuda sua expedição. Ache uma que caiba.

lesson-lost_cities-end-title = A última carta
lesson-lost_cities-end-ask = A rodada acaba assim que alguém compra a última carta. Você lidera por { $total } a { $opponent }: jogue uma boa carta e termine a rodada.
lesson-lost_cities-end-hint = Uma carta acesa ainda cabe numa expedição. Jogue essa e depois compre do monte.
lesson-lost_cities-end-right = Era a última carta, então a rodada acabou: { $total } a { $opponent }. Cartas que ficam na mão não contam.
lesson-lost_cities-end-wrong = Uma das suas cartas ainda faz pontos. Jogue essa e compre do monte.
lesson-lost_cities-end-wrong-on = Você pegou do descarte, então ainda há uma carta no monte e seu oponente tem mais um turno.
lesson-lost_cities-end-wrong-waste = A rodada acabou, mas você perdeu pontos: uma das suas cartas ainda cabia numa expedição.

# For four, as partners

lesson-lost_cities-partners-shared-title = Expedições em comum
lesson-lost_cities-partners-shared-ask = Você e seu parceiro jogam nas mesmas expedições. Ele começou a azul: continue sem desperdiçar espaço.
lesson-lost_cities-partners-shared-hint = Você tem duas cartas azuis baixas. Jogue a mais baixa.
lesson-lost_cities-partners-shared-right = A expedição agora vale { $worth }, e seu parceiro pode continuá-la no próximo turno dele.
lesson-lost_cities-partners-shared-wrong = Seu parceiro começou a azul. Jogue uma carta azul.
lesson-lost_cities-partners-shared-wrong-high = Funciona, mas sua carta azul mais baixa não cabe mais. Jogue ela primeiro.
lesson-lost_cities-partners-shared-wrong-start = Uma segunda expedição custa mais { $cost } pontos. Primeiro continue o que seu parceiro começou.
lesson-lost_cities-partners-shared-wrong-pass = Passar cartas gasta seu turno inteiro. Você tem cartas azuis que cabem agora mesmo.
lesson-lost_cities-partners-shared-wrong-discard = Descartes ajudam seus oponentes. Você tem cartas azuis que cabem.

lesson-lost_cities-partners-pass-title = Passar cartas
lesson-lost_cities-partners-pass-ask = Em vez de jogar, você pode passar { $passed } cartas ao seu parceiro, que começou a verde. Passe o que vai caber lá depois.
lesson-lost_cities-partners-pass-hint = Aperte **Passar duas cartas ao parceiro**, depois seus números verdes.
lesson-lost_cities-partners-pass-right = Só seu parceiro vê que cartas eram. Você não compra, então sua mão fica menor daqui em diante, e a dele maior.
lesson-lost_cities-partners-pass-wrong = Passe duas cartas em vez de jogar.
lesson-lost_cities-partners-pass-wrong-others = Seu parceiro começou a verde. Passe duas cartas que ajudem lá.
lesson-lost_cities-partners-pass-wrong-high = Isso deixa um buraco que seu parceiro talvez queira preencher. Em vez disso, passe a ele seus números verdes.
lesson-lost_cities-partners-pass-wrong-start = Isso começa outra expedição por { $cost } pontos. Em vez disso, passe ao seu parceiro os números verdes.
lesson-lost_cities-partners-pass-wrong-discard = Seus oponentes poderiam pegá-la. Em vez disso, passe ao seu parceiro os números verdes.

lesson-lost_cities-partners-must-title = Três passes
lesson-lost_cities-partners-must-ask = Depois de { $passes } passes seguidos, quem vem depois precisa jogar: você. Seu parceiro não passou uma carta verde à toa.
lesson-lost_cities-partners-must-hint = Some seus números verdes, e comece pelo mais baixo.
lesson-lost_cities-partners-must-right = Era o que seu parceiro esperava. Sem conversa: as cartas que vocês jogam e passam são tudo que podem dizer um ao outro.
lesson-lost_cities-partners-must-wrong = Jogue uma carta verde.
lesson-lost_cities-partners-must-wrong-high = A cor está certa, mas comece com sua carta verde mais baixa, para as outras ainda caberem.
lesson-lost_cities-partners-must-wrong-start = Você tem muito mais de outra cor, e seu parceiro passou mais uma dessa cor para você.
lesson-lost_cities-partners-must-wrong-discard = Você pode descartar, mas com tantas cartas verdes dá para começar uma expedição.
