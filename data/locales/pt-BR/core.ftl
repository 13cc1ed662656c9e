# O que todos os jogos dizem igual.
#
# Glossário, uma palavra por coisa em todos os arquivos:
# table = mesa · lobby = lobby (masc.) · game = partida (jogada) ou jogo (regras) · seat = lugar · host = host
# turn = turno (unidade), vez (“é a sua vez”) · move = jogada · step = passo · round = rodada
# expedition = expedição · scoring round = pontuação · hand = mão · draw = comprar · draw pile = monte
# discard = descartar, descarte · daily deal = desafio do dia · deal (duplicate match) = mão · duplicate match = disputa duplicada · cup = copa · deal (cup) = partida · season = temporada · follow = seguir · block = bloquear · role = cargo
# wager = aposta · path = caminho · stone (board game) = casa · chain = reação em cadeia · stone (Tikal) = pedra · hex = hexágono · tile = peça (Tikal), ficha (tabuleiro)
# explorer = explorador · adventurer = aventureiro · researcher = pesquisador · leader = líder · piece = peão
# artifact = artefato (o vaso) · arrow = seta · bridge = ponte · column = coluna · excavate = escavar · level = nível
# guard = guarda · hold (a temple) = dominar · camp = acampamento · base camp = acampamento-base · clearing = clareira
# ruin = ruína · treasure = tesouro · swap = trocar · auction = leilão · bid = lance · pass (auction) = passar · pass cards = passar cartas
# clock = relógio · ping = notificação · DM = DM (fem.) · channel = canal · thread = tópico · post = mensagem
# quiet hours = horário de silêncio · digest = resumo diário · away = fora, ausência · undo = desfazer · cancel = cancelar
# on hold = suspensa · resume = retomar · pause = pausar · resign = desistir · abandoned = interrompida
# rated = ranqueada · unrated = amistosa · rating = rating · leaderboard = ranking · streak = sequência · achievement = conquista
# replay = replay, rever · shuffle = embaralhamento · seed = semente · fingerprint = impressão digital · Fairness = Conferir
# language = idioma · plan = plano · opponent = oponente · partner = parceiro · partners = duplas · computer = computador · advice = dica
# server manager = admin do servidor · bot’s operator = quem administra o bot
# Quem joga é tratado por “você”; as frases evitam, quando dá, concordar com o gênero da pessoa.
# What every game says alike.

refused-not-your-turn = Ainda não é a sua vez.
refused-game-finished = Esta partida já acabou. Comece outra com { $play }.
refused-no-such-action = Essa jogada não existe neste jogo.
refused-no-such-seat = Não tem ninguém nesse lugar.
refused-bad-options = Essas opções não combinam: { $problem }.
refused-bad-seed = A semente não pode ser negativa.
refused-bad-notation = Não consigo ler “{ $text }” como jogada. Escreva algo como { $expected } ou escolha uma sugestão.
refused-wrong-seats = { $fewest ->
    [2] { $most ->
        [2] Este jogo é para duas pessoas
       *[other] Este jogo é para { $fewest } a { $most } pessoas
    }
   *[other] Este jogo é para { $fewest } a { $most } pessoas
  }, não para { $seats }.

# The turning point that every game has, in a replay

turning-lead = { $name } { $count ->
    [one] assume
   *[other] assumem
  } a liderança de vez

# What decided a game, on the picture to share; games name it, in a clause that begins with a name or small.

turning-decisive = O momento decisivo: { $what }.

# Half sentences one after another
clauses = { $first }; { $then }

# To the answers that have no room beside the first ones; of ways, the farther ones.
more-answers = { $question ->
    [go] Mais longe…
   *[other] Mais…
  }
