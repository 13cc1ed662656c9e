# The page in the browser (explorers without a token): what stands around the messages.

page-title = Experimente o Explorers’ Guild
page-tagline = Jogos de tabuleiro sem pressa. Experimente um: nada sai do seu computador.
page-seats = { $partners ->
    [yes] Para dois, ou para quatro em duplas
    [pair] Para dois
   *[no] De { $least ->
        [1] um
        [2] dois
        [3] três
       *[other] { $least }
    } a { $most ->
        [3] três
        [4] quatro
        [5] cinco
        [6] seis
       *[other] { $most }
    } jogadores
  }
page-play = Contra o computador
page-learn = Aprender
page-deal = Jogar o desafio do dia
page-deal-about = As mesmas cartas para todo mundo, e uma só tentativa.
page-others = Mais gente? Digite `/play` embaixo e depois mude para { $others } lá em cima.
page-people = Você é
page-who = Quem você é
page-places = em
page-where = O que você está vendo
page-view = { $name } em { $place }
page-new-game = Nova partida
page-next-day = Próximo dia
page-beside = Outra janela, como { $name }
page-news = { $name }, novidades
page-direct = Mensagens diretas
page-thread = Tópico
page-ended = A área de testes foi encerrada. Inicie `explorers` de novo para continuar jogando.

discord-private = Só você pode ver isto
discord-edited = (editado)
discord-thinking = Pensando…
discord-earlier = Carregar mensagens anteriores
discord-newer = Mensagens mais recentes
discord-latest = Novas mensagens · ir para a última
discord-write = Mensagem para { $channel }
discord-used = { $name } usou
discord-cancel = Cancelar
discord-submit = Enviar
discord-empty = Ainda não há mensagens aqui.
