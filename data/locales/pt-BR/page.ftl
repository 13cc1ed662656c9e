# The page in the browser (explorers without a token): what stands around the messages.

page-people = Você é
page-who = Quem você é
page-places = em
page-where = O que você está vendo
page-view = { $name } em { $place }
page-new-game = Nova partida
page-practise = Treine aqui, contra um computador:
page-empty = Ninguém escreveu aqui ainda. Treine agora mesmo contra um computador:
page-next-day = Próximo dia
page-beside = Outra janela, como { $name }
page-news = { $name }, novidades
page-direct = Mensagens diretas
page-thread = Tópico
page-ended = A área de testes foi encerrada. Inicie `explorers` de novo para continuar jogando.
