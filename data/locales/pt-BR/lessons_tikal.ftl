# The lessons of Tikal and its auction: for each its title, the task, a hint, and the replies to answers.
# No sentence names a number itself: $left, $gain, $excavate … are counted on the map.

goal-tikal = **O objetivo:** ter mais pontos que todos depois da última rodada de pontuação, pelos templos que você controla e pelos tesouros que tem.
goal-tikal-auction = **O objetivo:** ter mais pontos que todos no final, como sempre em Tikal. Nesta variante, você paga suas peças com pontos.

lesson-tikal-tile-title = Uma peça nova
lesson-tikal-tile-ask = Seu turno começa com uma peça. Coloque-a ao lado da terra conhecida, onde uma pedra abra um caminho até ela.
lesson-tikal-tile-hint = Qualquer hexágono que eu oferecer serve. Depois escolha para que lado ela fica.
lesson-tikal-tile-right = As pedras dos dois lados de uma borda são o caminho dela: andar por ali custa tantos pontos quantas pedras houver.
lesson-tikal-tile-wrong = Escolha um hexágono.

lesson-tikal-leader-title = Sua expedição
lesson-tikal-leader-ask = Cada turno tem { $turn } pontos de ação. Traga seu líder, a estrela, para o acampamento-base por { $new }.
lesson-tikal-leader-hint = O líder tem um botão só dele.
lesson-tikal-leader-right = Seu líder está no acampamento-base, e você tem { $left } pontos. Num templo ele é tão forte quanto { $strength } exploradores.
lesson-tikal-leader-wrong = Depois! Primeiro traga seu líder.
lesson-tikal-leader-wrong-explorer = Esse é um explorador, pelo mesmo preço. Mas num templo seu líder é tão forte quanto { $strength } deles.

lesson-tikal-walk-title = Andar
lesson-tikal-walk-ask = Cada pedra no caminho custa um ponto por peão. Leve seu líder até o templo em A3.
lesson-tikal-walk-hint = Os botões dizem o hexágono e quanto custa chegar lá.
lesson-tikal-walk-right = Você tem { $left } pontos. Ninguém é mais forte ali, então o templo é seu: { $gain } pontos se a pontuação fosse agora, já contados abaixo do seu nome.
lesson-tikal-walk-wrong = Leve seu líder até A3.
lesson-tikal-walk-wrong-elsewhere = Esse é outro hexágono. O templo em A3 é o que vale mais.

lesson-tikal-excavate-title = Escavar
lesson-tikal-excavate-ask = Por { $excavate } pontos, um peão sobe em um nível o templo em que está. Escave A3.
lesson-tikal-excavate-hint = Há um botão para isso, com o nome do templo.
lesson-tikal-excavate-right = O templo agora vale { $gain }. Um peão escava ali uma vez por turno, dois peões duas vezes, e esse é o máximo. Todos dividem as peças dos níveis, e as altas logo acabam.
lesson-tikal-excavate-wrong = Isso não sobe o templo. Procure *Escavar*.
lesson-tikal-excavate-wrong-walk = Seu líder foi embora, e o templo não é mais seu. Fique e escave.

lesson-tikal-strongest-title = De quem é um templo
lesson-tikal-strongest-ask = Só quem é mais forte num templo pontua com ele. Você ainda tem { $left } ponto: tome B3 do seu oponente.
lesson-tikal-strongest-hint = Um dos seus peões é tão forte quanto { $strength } exploradores, e está ao lado de B3.
lesson-tikal-strongest-right = Seu líder é mais forte que o explorador dele, então você faria { $gain } agora. Num empate, ninguém pontuaria.
lesson-tikal-strongest-wrong = B3 ainda é do seu oponente.
lesson-tikal-strongest-wrong-walk = Isso não toma B3. Mande seu líder para lá.

lesson-tikal-treasures-title = Tesouros
lesson-tikal-treasures-ask = Uma ruína esconde tesouros, virados para baixo. Pegar um custa { $treasure } pontos e exige um peão lá. Pegue um.
lesson-tikal-treasures-hint = Seu líder está na ruína em A1.
lesson-tikal-treasures-right = Achou! Ele vale { $single } em cada pontuação; dois do mesmo tipo valem { $pair }, três { $three }. Um peão pega um por turno. Por { $exchange } pontos você pode trocar um tesouro sozinho por um do oponente.
lesson-tikal-treasures-wrong = Seu líder está numa ruína: pegue um tesouro dela.
lesson-tikal-treasures-wrong-walk = Esse peão andou em vez disso. Pegue um tesouro da ruína em A1.

lesson-tikal-camps-title = Acampamentos
lesson-tikal-camps-ask = Um acampamento seu custa { $camp }. De acampamento a acampamento um peão vai por { $hop }, por mais longe que seja. Monte um na clareira ao lado da ruína.
lesson-tikal-camps-hint = A ruína está em A1. Acampamentos se montam em clareiras.
lesson-tikal-camps-right = Novos exploradores também podem começar aqui, bem ao lado da ruína. Você ainda tem { $left } pontos neste turno.
lesson-tikal-camps-wrong = Monte um acampamento numa clareira.
lesson-tikal-camps-wrong-near = Isso fica ao lado do acampamento-base, onde você já pode começar. Monte perto da ruína.

lesson-tikal-guards-title = Guardas
lesson-tikal-guards-ask = Um guarda garante um templo para sempre, por { $guard } pontos. Seus outros peões de lá saem do jogo. Ponha um guarda no seu melhor templo.
lesson-tikal-guards-hint = Você domina dois templos. Veja os números deles, e deixe seu líder livre.
lesson-tikal-guards-right = Ninguém mais pode tirar o templo de você, nem subir o nível dele. Um explorador virou o guarda, e seu líder continua livre.
lesson-tikal-guards-wrong = Ponha um guarda no templo que vale mais.
lesson-tikal-guards-wrong-poor = Esse templo vale pouco, e seu líder virou o guarda dele, para sempre!

lesson-tikal-scoring-title = Pontuação
lesson-tikal-scoring-ask = Saiu um vulcão: cada um joga um turno sem peça e pontua logo depois. Ganhe mais um templo com seus { $left } pontos.
lesson-tikal-scoring-hint = Um explorador do seu oponente domina A2. Seu líder está perto o bastante.
lesson-tikal-scoring-right = Você domina A2 também e faz { $gain } no fim deste turno. Depois é a vez de o seu oponente pontuar. Isso acontece em cada um dos { $volcanoes } vulcões, e mais uma vez bem no fim.
lesson-tikal-scoring-wrong = Isso não ganha nenhum templo. Veja A2.
lesson-tikal-scoring-wrong-tie = Um explorador de cada: é empate, então ninguém pontua com A2.
lesson-tikal-scoring-wrong-less = Assim você domina mais um templo, mas A2 vale mais.
lesson-tikal-scoring-wrong-walk = Ali você não domina mais nenhum templo. Veja A2.

lesson-tikal-auction-bid-title = O primeiro lance
lesson-tikal-auction-bid-ask = Os turnos vão a leilão por pontos de vitória; todo mundo começa com { $start }. Quem vence pega uma das peças abertas. Dê um lance baixo.
lesson-tikal-auction-bid-hint = O que você paga faz falta no fim da partida, então comece com um ou dois pontos.
lesson-tikal-auction-bid-right = Seu oponente pode cobrir ou passar. Se ele passar, você escolhe uma das duas peças.
lesson-tikal-auction-bid-wrong = Dê um lance baixo.
lesson-tikal-auction-bid-wrong-dear = São muitos pontos de vitória só para jogar primeiro. Dê um lance menor.
lesson-tikal-auction-bid-wrong-pass = Assim seu oponente pode ficar com o primeiro turno por um ponto. Tente um lance baixo.

lesson-tikal-auction-outbid-title = Cobrir ou passar
lesson-tikal-auction-outbid-ask = O maior lance é { $bid }. O último leva a última peça de graça, e você gosta das duas peças. E agora?
lesson-tikal-auction-outbid-hint = Todo mundo joga um turno por rodada, seja qual for o lance.
lesson-tikal-auction-outbid-right = Seu oponente paga { $bid }, e você fica com a outra peça e com seu turno de graça.
lesson-tikal-auction-outbid-wrong = Você gosta das duas peças, então não há por que pagar.
lesson-tikal-auction-outbid-wrong-dear = Você pagaria por uma peça de que não gosta mais do que da outra. Passar é de graça.

lesson-tikal-auction-take-title = Escolher uma peça
lesson-tikal-auction-take-ask = Você venceu o leilão, então escolhe primeiro. Uma peça é uma ruína cheia de tesouros, a outra uma clareira. Pegue a ruína.
lesson-tikal-auction-take-hint = A ruína mostra quantos tesouros esconde.
lesson-tikal-auction-take-right = Agora você coloca a peça e joga um turno normal. A clareira vai para o seu oponente.
lesson-tikal-auction-take-wrong = Essa é a clareira: lá só cabe um acampamento.
