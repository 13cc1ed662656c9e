# The lessons of Lost Cities: The Board Game: for each its title, the task, a hint, and the replies to answers.
# No sentence names a number itself: $value, $total, $factor … are counted on the table.

goal-lost_cities_board = **O objetivo:** ter mais pontos que todos no final, levando seus exploradores o mais longe possível pelos caminhos.

lesson-lost_cities_board-start-title = Começar um caminho
lesson-lost_cities_board-start-ask = Cada carta que você joga faz um dos seus exploradores avançar no caminho da cor dela. Comece o caminho azul com um aventureiro.
lesson-lost_cities_board-start-hint = Um caminho começa com a sua carta mais baixa da cor. As outras azuis estão apagadas.
lesson-lost_cities_board-start-right = Seu aventureiro está na primeira casa do caminho azul, que por enquanto vale { $value }. Numa partida, agora você compraria uma carta.
lesson-lost_cities_board-start-wrong = Procure sua carta azul mais baixa.
lesson-lost_cities_board-start-wrong-researcher = Esse é o seu pesquisador, que vale em dobro, para o bem e para o mal. Por enquanto, mande um aventureiro.
lesson-lost_cities_board-start-wrong-colour = Você pode começar qualquer caminho, mas é de azul que você tem mais cartas.
lesson-lost_cities_board-start-wrong-discard = Quando você descarta, ninguém avança. Jogue sua carta azul mais baixa.

lesson-lost_cities_board-continue-title = Seguir em frente
lesson-lost_cities_board-continue-ask = Cada nova carta precisa ser igual ou mais alta que a última da coluna. Continue a amarela sem desperdiçar espaço.
lesson-lost_cities_board-continue-hint = Quanto menor o salto, mais cartas vão caber depois.
lesson-lost_cities_board-continue-right = Uma carta, uma casa, seja qual for o número. Saltos pequenos mantêm um caminho aberto, e cartas iguais também cabem.
lesson-lost_cities_board-continue-wrong = Ninguém avançou no caminho amarelo. Jogue uma carta amarela na sua coluna.
lesson-lost_cities_board-continue-wrong-high = Também é uma casa, mas quase nenhuma carta amarela é alta o bastante para vir depois. Use a mais baixa.
lesson-lost_cities_board-continue-wrong-low = Essa carta é mais baixa que a última da sua coluna, então só poderia ir para o descarte.
lesson-lost_cities_board-continue-wrong-colour = Isso começa outro caminho. Primeiro continue a amarela.

lesson-lost_cities_board-stones-title = Sair do prejuízo
lesson-lost_cities_board-stones-ask = As primeiras { $costly } casas de um caminho custam pontos. Seu explorador verde está na última delas: jogue a melhor carta.
lesson-lost_cities_board-stones-hint = Várias cartas verdes cabem. Escolha a mais baixa delas.
lesson-lost_cities_board-stones-right = Esta casa vale { $value }, e a moeda nela dá { $gained } pontos a você na hora.
lesson-lost_cities_board-stones-wrong = Seu explorador verde não avançou.
lesson-lost_cities_board-stones-wrong-high = O passo é o mesmo, mas cartas verdes mais baixas da sua mão não cabem mais. Jogue a mais baixa que couber.
lesson-lost_cities_board-stones-wrong-start = Por enquanto esse explorador vale { $value }, e a verde teria trazido pontos. Continue a verde primeiro.
lesson-lost_cities_board-stones-wrong-discard = Ninguém avançou. Você tem cartas verdes que cabem.

lesson-lost_cities_board-arrows-title = Setas
lesson-lost_cities_board-arrows-ask = Você chegou a uma seta: um dos seus exploradores avança mais uma casa. Quem encontraria um artefato, o vaso?
lesson-lost_cities_board-arrows-hint = Veja as fichas à frente dos seus exploradores, na parte de baixo da imagem.
lesson-lost_cities_board-arrows-right = Você achou um vaso. No fim de uma partida curta, nenhum vaso vale { $none } pontos, um vale { $worth }, e cada novo vaso rende mais.
lesson-lost_cities_board-arrows-wrong = Não há vaso ali. Veja as fichas à frente dos seus exploradores.
lesson-lost_cities_board-arrows-wrong-chain = É outra seta, então você poderia avançar de novo: uma reação em cadeia! Mas desta vez procure o vaso.
lesson-lost_cities_board-arrows-wrong-stay = Você pode pular o passo, mas aqui ele traria um vaso.

lesson-lost_cities_board-draw-title = Comprar uma carta
lesson-lost_cities_board-draw-ask = Depois dos seus passos você compra uma carta, do monte ou de cima de um descarte. Qual delas continua sua coluna?
lesson-lost_cities_board-draw-hint = Compare as cartas dos descartes com as últimas das suas colunas.
lesson-lost_cities_board-draw-right = Ela cabe na sua coluna amarela. Você tem { $hand } cartas de novo, e seu turno acabou.
lesson-lost_cities_board-draw-wrong = Essa carta não continua nenhuma das suas colunas. Veja o descarte amarelo.
lesson-lost_cities_board-draw-wrong-pile = Você podia ter sorte, mas uma carta que cabe estava no descarte amarelo.

lesson-lost_cities_board-researcher-title = O pesquisador
lesson-lost_cities_board-researcher-ask = Seu pesquisador vale em dobro, para o bem e para o mal. Mande-o para onde você tem mais cartas que sobem.
lesson-lost_cities_board-researcher-hint = Uma cor tem uma carta bem baixa e mais três para vir depois.
lesson-lost_cities_board-researcher-right = Agora são { $total } pontos, mas com suas cartas verdes o pesquisador logo estará no lucro, e aí vale em dobro.
lesson-lost_cities_board-researcher-wrong = Esse é um aventureiro, e não é seu melhor caminho. Ache a cor com mais cartas.
lesson-lost_cities_board-researcher-wrong-adventurer = O caminho está certo! Mas você mandou um aventureiro: escolha o pesquisador, que vale em dobro.
lesson-lost_cities_board-researcher-wrong-weak = Arriscado: com tão poucas cartas o pesquisador pode ficar no prejuízo, que custa em dobro.
lesson-lost_cities_board-researcher-wrong-discard = Ninguém avançou. Comece um caminho com o pesquisador.

lesson-lost_cities_board-arrived-title = Um caminho terminado
lesson-lost_cities_board-arrived-ask = Seu explorador amarelo chegou à última casa. Agora uma carta amarela que cabe deixa outro explorador seu avançar.
lesson-lost_cities_board-arrived-hint = Ache uma carta amarela igual ou mais alta que a última da sua coluna.
lesson-lost_cities_board-arrived-right = Agora você escolheria quem avança: qualquer outro explorador seu, uma casa. Assim, cartas altas nunca são inúteis.
lesson-lost_cities_board-arrived-wrong = Jogue uma carta amarela que cabe.
lesson-lost_cities_board-arrived-wrong-start = É tarde para começar um caminho: por enquanto esse explorador vale { $value }, e resta pouco tempo.
lesson-lost_cities_board-arrived-wrong-discard = Ninguém avançou. Uma das suas cartas amarelas ainda cabe.

lesson-lost_cities_board-bridges-title = As pontes
lesson-lost_cities_board-bridges-ask = Quando { $crossings } exploradores tiverem cruzado uma ponte, a expedição acaba; { $crossed } já cruzaram. Você lidera por { $total } a { $opponent }: termine!
lesson-lost_cities_board-bridges-hint = Seu explorador verde está bem na frente de uma ponte, e uma carta cabe.
lesson-lost_cities_board-bridges-right = Ponte cruzada, e acabou. Com os artefatos fica { $total } a { $opponent }.
lesson-lost_cities_board-bridges-wrong = Ninguém cruzou uma ponte.
lesson-lost_cities_board-bridges-wrong-on = A partida continua, e seu oponente ainda pode alcançar você. Jogue a carta verde que cabe.
