# Lost Cities: The Board Game: every sentence of the game.

game-lost_cities_board = Lost Cities: O Jogo de Tabuleiro
game-lost_cities_board-about = Cinco caminhos até cidades perdidas, com pontes e artefatos. Para dois a quatro jogadores.
# What the slash command of the game says of itself: at most 100 characters.
command-play-lost_cities_board = Cinco caminhos até cidades perdidas, com pontes e artefatos. Para dois a quatro jogadores.

option-lost_cities_board-length = duração
option-lost_cities_board-length-about = Três expedições, ou uma partida curta de uma só
option-lost_cities_board-length-long = longa
option-lost_cities_board-length-short = curta
option-lost_cities_board-up_or_down = subir ou descer
option-lost_cities_board-up_or_down-about = Cada coluna sobe ou desce, conforme as duas primeiras cartas diferentes
option-lost_cities_board-free_first_card = primeira carta livre
option-lost_cities_board-free_first_card-about = Começar um caminho com qualquer carta, não só com a sua mais baixa da cor
option-lost_cities_board-edition = edição
option-lost_cities_board-edition-about = Edição de 2008: os pontos ficam escondidos até o fim
option-lost_cities_board-edition-current = atual

lost_cities_board-length-long = partida longa, três expedições
lost_cities_board-length-short = partida curta, uma expedição
lost_cities_board-up-or-down = colunas sobem ou descem
lost_cities_board-free-first-card = primeira carta livre
lost_cities_board-edition-2008 = pontos escondidos (2008)

lost_cities_board-colour = { $colour ->
    [Y] amarelo
    [B] azul
    [W] branco
    [G] verde
   *[R] vermelho
  }
    .feminina = { $colour ->
        [Y] amarela
        [B] azul
        [W] branca
        [G] verde
       *[R] vermelha
    }
    .cartas = { $colour ->
        [Y] amarelas
        [B] azuis
        [W] brancas
        [G] verdes
       *[R] vermelhas
    }
lost_cities_board-card = { $number } { lost_cities_board-colour }
lost_cities_board-figure = { $figure ->
    [A] aventureiro
   *[R] pesquisador
  }

# What has changed since a turn was planned, after "because" or "if"

lost_cities_board-plan-taken = o { lost_cities_board-card } não está mais lá
lost_cities_board-plan-tile = { $tile ->
    [artifact] o artefato do caminho { lost_cities_board-colour } não está mais lá
   *[other] a ficha do caminho { lost_cities_board-colour } mudou
  }

# What happened

lost_cities_board-began = Expedição { $expedition }: { $name ->
    [you] você
   *[other] { $name }
  } joga primeiro.
lost_cities_board-turn = { $name ->
    [you] Você
   *[other] { $name }
  } { $deeds }.
lost_cities_board-laid = { $figure ->
    [A] manda um aventureiro pelo caminho { lost_cities_board-colour } com o { $number }
    [R] manda o pesquisador pelo caminho { lost_cities_board-colour } com o { $number }
   *[none] joga o { lost_cities_board-card }
  }
lost_cities_board-discarded = descarta o { lost_cities_board-card }
lost_cities_board-walked = { $crossed ->
    [yes] cruza a ponte até
   *[no] chega a
  } { $value }{ $path ->
    [same] {""}
   *[other] {" "}no caminho { lost_cities_board-colour }
  }{ $tile ->
    [artifact] {" "}(artefato)
    [arrow] {" "}(seta)
    [none] {""}
   *[other] {" "}(+{ $tile } pontos)
  }
lost_cities_board-stayed = fica onde está
lost_cities_board-drew = { $taken ->
    [none] compra do monte
    [drawn] compra o { $drawn }
   *[other] pega o { $taken } do descarte
  }
lost_cities_board-ended = { $why ->
    [bridge] O quinto explorador cruzou a ponte, e a expedição { $expedition } termina
   *[pile] O monte acabou, e a expedição { $expedition } termina
  }: { $scores }.
lost_cities_board-score = { $name } { $figures } pelos exploradores{ $total ->
    [hidden] {""}
   *[other] {" "}(total { $total })
  }
lost_cities_board-retired = { $name ->
    [you] Você
   *[other] { $name }
  } desiste.

# The panel

lost_cities_board-ask-card = Qual carta você joga ou descarta?
# Where a card has no place but the discards, $why says what the rules refuse, and $last is the card in its way.
lost_cities_board-ask-to = O { lost_cities_board-card }{ $why ->
    [not-lowest] {" "}só pode ir para o descarte: um caminho começa com a sua carta { lost_cities_board-colour.feminina } mais baixa.
    [lower] {" "}só pode ir para o descarte: sua coluna { lost_cities_board-colour.feminina } já está no { $last }.
    [higher] {" "}só pode ir para o descarte: sua coluna { lost_cities_board-colour.feminina } desce, e já está no { $last }.
   *[fits] : para onde?
  }
lost_cities_board-ask-figure = O { lost_cities_board-card } começa um caminho. Quem vai?
lost_cities_board-ask-go = Avançar um explorador mais uma casa?
lost_cities_board-ask-from = { $sources ->
    [single] Compre uma carta para terminar sua vez.
   *[several] De onde você compra?
  }
lost_cities_board-answer-column = Minha coluna
lost_cities_board-answer-discard = Descarte
lost_cities_board-answer-draw = Comprar e terminar
lost_cities_board-answer-go = { $colour ->
    [Y] No caminho amarelo
    [B] No caminho azul
    [W] No caminho branco
    [G] No caminho verde
    [R] No caminho vermelho
   *[stay] Ficar
  }
lost_cities_board-answer-from = { $source ->
    [D] Monte
   *[other] { $card }, do descarte
  }
lost_cities_board-action-play = { lost_cities_board-card } { $to ->
    [A] começa um caminho com um aventureiro
    [R] começa um caminho com o pesquisador
    [column] na coluna
   *[discard] no descarte
  }
lost_cities_board-action-go = { $colour ->
    [Y] Avançar no caminho amarelo
    [B] Avançar no caminho azul
    [W] Avançar no caminho branco
    [G] Avançar no caminho verde
   *[R] Avançar no caminho vermelho
  }
lost_cities_board-action-draw = { $source ->
    [Y] Pegar do descarte amarelo
    [B] Pegar do descarte azul
    [W] Pegar do descarte branco
    [G] Pegar do descarte verde
    [R] Pegar do descarte vermelho
   *[D] Comprar do monte
  }

# The position in words

lost_cities_board-position = Expedição { $expedition } de { $expeditions }, { $pile ->
    [0] nenhuma carta
    [one] uma carta
   *[other] { $pile } cartas
  } no monte, exploradores além da ponte: { $crossed } de 5. Para cada um: casa alcançada em cada caminho (R = pesquisador), última carta entre parênteses{ $columns ->
    [turning] , e se a coluna sobe ou desce
   *[rising] {""}
  }.
# The same at a glance, for a picture’s description.
lost_cities_board-glance = Expedição { $expedition } de { $expeditions }, { $pile ->
    [0] nenhuma carta
    [one] uma carta
   *[other] { $pile } cartas
  } no monte, exploradores além da ponte: { $crossed } de 5.
lost_cities_board-glance-player = { $name }{ $moves ->
    [yes] {" "}(joga agora)
   *[no] {""}
  }{ $ahead ->
    [yes] , na liderança
   *[no] {""}
  }, { $points ->
    [hidden] pontos escondidos
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
  }{ $worth ->
    [counted] {""}
   *[other] { $points ->
        [hidden] {""}
       *[other] {" "}se a pontuação fosse agora
      }, exploradores valendo { $worth }
  }.
lost_cities_board-position-player = { $name }{ $moves ->
    [yes] {" "}(joga agora)
   *[no] {""}
  }{ $ahead ->
    [yes] , na liderança
   *[no] {""}
  }, { $points ->
    [hidden] pontos escondidos
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
  }, { $artifacts ->
    [0] nenhum artefato
    [one] um artefato
   *[other] { $artifacts } artefatos
  }{ $figures ->
    [none] , nenhum explorador nos caminhos
   *[other] { $worth ->
        [counted] , exploradores: { $figures }
       *[other] , exploradores valendo { $worth } agora: { $figures }
      }
  }.
lost_cities_board-position-figure = { lost_cities_board-colour } { $value }{ $researcher ->
    [yes] {" "}R
   *[no] {""}
  } ({ $last }{ $way ->
    [up] , sobe
    [down] , desce
   *[open] {""}
  })
lost_cities_board-position-discards = Descartes (carta de cima e quantidade): { $piles }.
lost_cities_board-position-discard = { lost_cities_board-card } ({ $size })
lost_cities_board-position-retired = { $name } está fora da partida.
lost_cities_board-position-last = Último turno: { $name } { $how ->
    [discard] descartou
   *[play] jogou
  } o { lost_cities_board-card }{ $steps ->
    [none] {""}
   *[other] , avançou até { $steps }
  }{ $source ->
    [none] .
    [D] {" "}e comprou do monte.
   *[other] {" "}e pegou do descarte { $from }.
  }
lost_cities_board-position-step = { lost_cities_board-colour } { $value }
lost_cities_board-position-earlier = Depois da expedição { $expedition }: { $scores }.
lost_cities_board-position-score = { $name }{ $points ->
    [hidden] {""}
   *[other] {" "}{ $points }
  } (exploradores { $figures }, { $artifacts ->
    [0] nenhum artefato
    [one] um artefato
   *[other] { $artifacts } artefatos
  }{ $tiles ->
    [hidden] {""}
   *[other] , fichas { $tiles }
  })
lost_cities_board-position-tiles = Fichas no caminho { lost_cities_board-colour }: { $tiles }.
lost_cities_board-tile = { $value } { $tile ->
    [artifact] artefato
    [arrow] seta
   *[other] +{ $tile }
  }
lost_cities_board-nothing = nada
lost_cities_board-hand = Sua mão: { $cards }.
lost_cities_board-hand-playable = Dá para jogar: { $cards }.
lost_cities_board-hand-points = Seus pontos: { $points }.
lost_cities_board-hand-drawn = Última comprada: { lost_cities_board-card }.

# The sum at the end

lost_cities_board-line-tiles = Expedição { $expedition }, fichas
lost_cities_board-line-figures = Expedição { $expedition }, exploradores
lost_cities_board-line-artifacts = { $artifacts ->
    [0] Nenhum artefato
    [one] Um artefato
   *[other] { $artifacts } artefatos
  }
lost_cities_board-line-floor = Nunca abaixo de 0

# What the rules refuse

lost_cities_board-refused-not-lowest = Um caminho começa com a sua carta mais baixa da cor; você tem uma mais baixa que o { $card }.
lost_cities_board-refused-lower = Esta coluna sobe: não dá para jogar o { $card } depois do { $last }. Você pode descartar essa carta.
lost_cities_board-refused-higher = Esta coluna desce: não dá para jogar o { $card } depois do { $last }. Você pode descartar essa carta.
lost_cities_board-refused-no-figure-needed = Essa carta não começa um caminho, então não indique explorador: jogue numa coluna que você já começou, ou descarte.
lost_cities_board-refused-figure-needed = Essa carta começa um caminho. Indique quem vai: A para um aventureiro ou R para o pesquisador.
lost_cities_board-refused-figure-out = Todos os seus exploradores desse tipo já estão em um caminho.
lost_cities_board-refused-not-on-path = Você não tem explorador no caminho { $colour }.
lost_cities_board-refused-at-the-end = Seu explorador já está no fim do caminho { $colour }.
lost_cities_board-refused-no-such-pile = Esse descarte não existe nesta partida.
lost_cities_board-refused-play-first = Jogue uma carta antes.
lost_cities_board-refused-go-first = Primeiro avance um explorador mais uma casa, ou fique.
lost_cities_board-refused-draw-now = Você já jogou uma carta; agora compre uma.

# The turning points, in a replay

lost_cities_board-turning-best = Viagem mais longa completa: { $name }, { lost_cities_board-colour }, { $points }
lost_cities_board-turning-worst = { $cost ->
    [yes] Começa a viagem mais cara
   *[no] Começa a viagem mais fraca
  }: { $name }, { lost_cities_board-colour }, { $points }

# What decided the game. The expedition is 0 where there was only one.

lost_cities_board-decisive-expedition = { $expedition ->
    [0] {""}
   *[other] na expedição { $expedition },{" "}
  }{ $name } { $how ->
    [gain] faz { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
      }, { $more } a mais que { $other }
   *[loss] perde { $more ->
        [0] { $more } pontos
        [one] { $more } ponto
       *[other] { $more } pontos
      } a menos que { $other }
  }
lost_cities_board-decisive-artifacts = { $name } encontra { $found ->
    [one] { $found } artefato
   *[other] { $found } artefatos
  } e { $other } { $others ->
    [0] nenhum
   *[other] só { $others }
  }, uma diferença de { $more ->
    [0] { $more } pontos
    [one] { $more } ponto
   *[other] { $more } pontos
  }
lost_cities_board-decisive-journey = { $expedition ->
    [0] {""}
   *[other] na expedição { $expedition },{" "}
  }{ $name } leva um explorador tão longe que ele vale { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
      }

# What people are remembered for

lost_cities_board-achievement-no-loss = Ninguém fica para trás
lost_cities_board-achievement-no-loss-story = ter os cinco exploradores em caminhos, nenhum no prejuízo
lost_cities_board-achievement-five-over = Além da ponte
lost_cities_board-achievement-five-over-story = levar os cinco exploradores além da ponte numa expedição
lost_cities_board-achievement-far-researcher = Até o fim do caminho
lost_cities_board-achievement-far-researcher-story = levar o pesquisador até a última casa
lost_cities_board-achievement-collector = A coleção
lost_cities_board-achievement-collector-story = encontrar todos os artefatos que contam
lost_cities_board-achievement-comeback = A última expedição
lost_cities_board-achievement-comeback-story = virar o jogo na última expedição e vencer

# Why a step is advised, in a few words that can be checked on the board

lost_cities_board-cause = { $whose ->
    [rival] principalmente o caminho { lost_cities_board-colour } de { $name }: −{ $points }
   *[own] principalmente o caminho { lost_cities_board-colour }: +{ $points }
  }
lost_cities_board-why-start = { $count ->
    [one] sua única carta { lost_cities_board-colour.feminina }
   *[other] você tem { $count } cartas { lost_cities_board-colour.cartas }
  }{ $researcher ->
    [yes] , e o pesquisador vale em dobro
   *[no] {""}
  }
lost_cities_board-why-step = para uma casa que vale { $value }{ $tile ->
    [artifact] {" "}com um artefato
    [arrow] {" "}com uma seta
    [points] {" "}e { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
      }
   *[none] {""}
  }
lost_cities_board-why-arrived = deixa outro explorador avançar
lost_cities_board-why-skips = pula: { $cards }
lost_cities_board-why-fits = ainda cabe na sua coluna
lost_cities_board-why-dead = não cabe mais na sua coluna
lost_cities_board-why-theirs = { $use ->
    [open] { $others ->
        [1] seu oponente
       *[other] um oponente
      } ainda não começou a coluna { lost_cities_board-colour.feminina }
    [fits] { $others ->
        [1] seu oponente
       *[other] um oponente
      } poderia usar
   *[dead] { $others ->
        [1] seu oponente não pode usar agora
       *[other] nenhum oponente pode usar agora
      }
  }
lost_cities_board-why-takes = cabe na sua coluna
