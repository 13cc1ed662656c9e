# Lost Cities: every sentence of the game.

game-lost_cities = Lost Cities
game-lost_cities-about = Lidere expedições ou segure as cartas de que o oponente precisa. Um jogo de cartas para dois, ou para quatro em duplas.
# What the slash command of the game says of itself: at most 100 characters.
command-play-lost_cities = Lidere expedições ou segure as cartas de que o oponente precisa. Para dois, ou quatro em duplas.

option-lost_cities-rounds = rodadas
option-lost_cities-rounds-about = Número de rodadas (padrão: 3)
option-lost_cities-colours = expedições
option-lost_cities-colours-about = Cinco expedições, ou seis com as cavernas de cristal
option-lost_cities-partners = duplas
option-lost_cities-partners-about = Quatro jogadores, dois contra dois (com cinco expedições)
lost_cities-options = { $rounds ->
    [1] uma rodada
    [3] três rodadas
   *[5] cinco rodadas
  }{ $colours ->
    [5] {""}
   *[6] , seis expedições
  }{ $kind ->
    [partners] , dois contra dois
   *[duel] {""}
  }

lost_cities-colour = { $colour ->
    [Y] amarelo
    [B] azul
    [W] branco
    [G] verde
    [R] vermelho
   *[P] roxo
  }
    .feminina = { $colour ->
        [Y] amarela
        [B] azul
        [W] branca
        [G] verde
        [R] vermelha
       *[P] roxa
    }
    .cartas = { $colour ->
        [Y] amarelas
        [B] azuis
        [W] brancas
        [G] verdes
        [R] vermelhas
       *[P] roxas
    }
lost_cities-card = { $number ->
    [wager] aposta { lost_cities-colour.feminina }
   *[other] { $number } { lost_cities-colour }
  }
    .o = { $number ->
        [wager] a aposta { lost_cities-colour.feminina }
       *[other] o { $number } { lost_cities-colour }
    }
lost_cities-the-card = { lost_cities-card.o }

# What happened

lost_cities-seated = { $first } jogam contra { $second }. Sem conversa: em dupla, só vale dar sinais pelas cartas que vocês jogam e passam.
lost_cities-passed = { $name ->
    [you] Você
   *[other] { $name }
  } passa duas cartas a { $to } em vez de jogar.
lost_cities-handed = { $name ->
    [you] Você
   *[other] { $name }
  } passou a { $to }: { $cards }.
lost_cities-round-began = Rodada { $round }: { $name ->
    [you] você
   *[other] { $name }
  } joga primeiro.
lost_cities-moved = { $name ->
    [you] Você
   *[other] { $name }
  } { $how ->
    [invest] joga uma aposta { lost_cities-colour.feminina }
    [begin] começa a expedição { lost_cities-colour.feminina } com o { $number }
    [follow] põe { lost_cities-card.o } na expedição
   *[discard] descarta { lost_cities-card.o }
  } { $taken ->
    [drawn] e compra { $drawn }.
    [none] e compra do monte.
   *[other] e pega do descarte: { $taken }.
  }
lost_cities-drew = Você comprou { lost_cities-card.o }.
lost_cities-round-ended = O monte acabou e a rodada { $round } termina: { $scores }.
lost_cities-round-score = { $name } { $points }{ $total ->
    [same] {""}
   *[other] {" "}(total { $total })
  }
lost_cities-retired = { $name ->
    [you] Você
   *[other] { $name }
  } desiste.

# The panel

lost_cities-ask-card = Qual carta você joga ou descarta?
lost_cities-ask-to = { $number ->
    [wager] A aposta { lost_cities-colour.feminina }
   *[other] O { $number } { lost_cities-colour }
  }: para onde?
# Where a card has no place but the discards, $last is the number in its way on the player’s own expedition.
lost_cities-ask-from = { $number ->
    [wager] A aposta { lost_cities-colour.feminina }
   *[other] O { $number } { lost_cities-colour }
  } { $to ->
    [expedition] vai para a sua expedição
   *[discard] { $last ->
        [none] vai para o descarte
       *[other] só pode ir para o descarte: { $number ->
            [wager] apostas vêm antes do primeiro número, e sua expedição { lost_cities-colour.feminina } está no { $last }
           *[other] sua expedição { lost_cities-colour.feminina } já está no { $last }
          }
      }
  }.{ $sources ->
    [single] {" "}Compre uma carta para terminar sua vez.
   *[several] {" "}De onde você compra?
  }
lost_cities-ask-first = Qual carta você passa primeiro ao seu parceiro?
lost_cities-ask-second = { $number ->
    [wager] A aposta { lost_cities-colour.feminina }
   *[other] O { $number } { lost_cities-colour }
  }, e qual outra carta?
lost_cities-answer-pass = Passar duas cartas ao parceiro
lost_cities-action-pass = Duas cartas para o parceiro: { $cards }
lost_cities-answer-card = { lost_cities-card }
lost_cities-answer-expedition = Expedição
lost_cities-answer-discard = Descarte
lost_cities-answer-pile = Monte
lost_cities-answer-draw = Comprar e terminar
lost_cities-answer-from = { lost_cities-card }, do descarte
lost_cities-action = { lost_cities-card } { $to ->
    [expedition] na expedição
   *[discard] no descarte
  }, { $source ->
    [pile] comprando do monte
   *[other] pegando do descarte { $source }
  }

# What has changed since a turn was planned, after "because" or "if"

lost_cities-plan-taken = { lost_cities-card.o } não está mais lá
lost_cities-plan-expedition = sua expedição { lost_cities-colour.feminina } mudou

# The position in words

lost_cities-position = Lost Cities, rodada { $round } de { $rounds }. { $pile ->
    [0] O monte está vazio
    [one] Resta uma carta no monte
   *[other] Restam { $pile } cartas no monte
  }.
lost_cities-position-retired = { $name } está fora da partida.
lost_cities-position-last = Último turno: { $how ->
    [discard] { $name } descartou { lost_cities-card.o }
    [play] { $name } jogou { lost_cities-card.o }
   *[pass] { $name } passou duas cartas
  }{ $source ->
    [pass] .
    [pile] {" "}e comprou do monte.
   *[other] {" "}e pegou do descarte { $source }.
  }
lost_cities-position-round = Rodada { $round }: { $scores }.
lost_cities-position-score = { $name } { $points }
lost_cities-position-side = { $name }{ $moves ->
    [alone] {" "}(joga agora)
    [partner] {" "}({ $mover } joga agora)
   *[no] {""}
  }, { $total } { $count ->
    [0] pontos
    [one] ponto
   *[other] pontos
  }{ $earlier ->
    [none] {""}
   *[other] {" "}({ $earlier } antes, { $now } nesta rodada)
  }: { $expeditions }.
# The same at a glance, for a picture’s description.
lost_cities-glance-side = { $name }{ $moves ->
    [alone] {" "}(joga agora)
    [partner] {" "}({ $mover } joga agora)
   *[no] {""}
  }, { $total } { $count ->
    [0] pontos
    [one] ponto
   *[other] pontos
  }{ $leads ->
    [yes] , na liderança
   *[no] {""}
  }, { $expeditions ->
    [0] nenhuma expedição
    [one] uma expedição
   *[other] { $expeditions } expedições
  }.
lost_cities-position-expedition = { lost_cities-colour } { $cards } = { $worth }
lost_cities-position-hands = Cartas na mão: { $hands }.
lost_cities-position-none = nenhuma expedição ainda
lost_cities-position-discards = Descartes (carta de cima e quantidade): { $piles }.
lost_cities-position-no-discards = Nada nos descartes.
lost_cities-position-discard = { lost_cities-card } ({ $size })
lost_cities-wager = aposta
lost_cities-hand = Sua mão: { $cards }.
lost_cities-hand-playable = Dá para jogar: { $cards }.
lost_cities-hand-given = Do seu parceiro: { $cards }.
lost_cities-hand-drawn = Última comprada: { lost_cities-card }.
lost_cities-nothing = nenhuma

# The table in short, after the hand

lost_cities-short = Rodada { $round } de { $rounds }, { $pile ->
    [0] o monte está vazio
   *[other] { $pile } no monte
  }.
lost_cities-short-who = { $who ->
    [you] você
    [partner] seu parceiro
    [rival] seu oponente
   *[seat] jogador { $seat }
  }
lost_cities-short-turn = Joga agora: { $who }.
lost_cities-short-side = { $whose ->
    [own] Você
    [rival] Oponente
   *[rivals] Oponentes
  } ({ $total }{ $ahead ->
    [yes] , na frente
   *[no] {""}
  }): { $expeditions }.
# The last card, how many there are, and what they are worth.
lost_cities-short-expedition = { lost_cities-card } ({ $cards }{ $factor ->
    [1] {""}
   *[other] , ×{ $factor }
  }) = { $worth }

# The sum at the end

lost_cities-line = Rodada { $round }, { lost_cities-colour }: ({ $numbers } − { $cost }){ $factor ->
    [1] {""}
   *[other] {" "}× { $factor }
  }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
  }

# What the rules refuse

lost_cities-refused-wager-after-number = Apostas só podem ser jogadas antes do primeiro número de uma expedição; a sua já tem { $last }.
lost_cities-refused-not-higher = Os números têm que subir: não dá para jogar { $card } depois de { $last }. Você pode descartar essa carta.
lost_cities-refused-no-such-pile = Não há expedição dessa cor ({ $colour }) nesta partida.
lost_cities-refused-no-partner = Só dá para passar cartas no jogo em duplas.
lost_cities-refused-pass-two = Passe exatamente duas cartas, como em >Y7 B3.
lost_cities-refused-hand-too-small = Você precisa de oito cartas ou mais para passar duas; você tem { $cards }.
lost_cities-refused-fourth-pass = Três jogadores seguidos passaram cartas, então você precisa jogar uma.
refused-partners-five-colours = Em duplas joga-se com cinco expedições, não seis.

# The turning points, in a replay

lost_cities-turning-best = Melhor expedição completa: { $name }, { lost_cities-colour }, { $points }
lost_cities-turning-worst = { $cost ->
    [yes] Começa a expedição mais cara
   *[no] Começa a expedição mais fraca
  }: { $name }, { lost_cities-colour }, { $points }

# What decided the game. The round is 0 where there was only one.

lost_cities-decisive-brought = { $round ->
    [0] {""}
   *[other] na rodada { $round },{" "}
  }{ $name } { $count ->
    [one] faz
   *[other] fazem
  } { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
      } com a expedição { lost_cities-colour.feminina }{ lost_cities-multiplied }
lost_cities-decisive-cost = { $round ->
    [0] {""}
   *[other] na rodada { $round },{" "}
  }{ $name } { $count ->
    [one] perde
   *[other] perdem
  } { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
      } com a expedição { lost_cities-colour.feminina }{ lost_cities-multiplied }
lost_cities-multiplied = { $wagers ->
    [0] {""}
    [1] , dobrados por uma aposta
    [2] , triplicados por duas apostas
   *[3] , quadruplicados por três apostas
  }

# What people are remembered for

lost_cities-achievement-no-loss = Sãos e salvos
lost_cities-achievement-no-loss-story = liderar cinco expedições numa rodada sem nenhum prejuízo
lost_cities-achievement-century = Centena
lost_cities-achievement-century-story = fazer cem pontos numa rodada
lost_cities-achievement-fortune = Uma fortuna
lost_cities-achievement-fortune-story = fazer setenta pontos com uma expedição
lost_cities-achievement-all-in = All-in
lost_cities-achievement-all-in-story = liderar uma expedição de oito cartas com as três apostas
lost_cities-achievement-comeback = De volta da selva
lost_cities-achievement-comeback-story = virar o jogo na última rodada e vencer

# Why a turn is advised, in a few words that can be checked on the table

lost_cities-cause = { $whose ->
    [rival] principalmente a expedição { lost_cities-colour.feminina } de { $name }: −{ $points }
   *[own] principalmente a expedição { lost_cities-colour.feminina }: +{ $points }
  }
lost_cities-why-start = começar custa { $cost }; { $sum ->
    [0] você ainda não tem nenhum número { lost_cities-colour }
   *[other] suas cartas { lost_cities-colour.cartas } somam { $sum }
  }
lost_cities-why-skips = pula: { $cards }
lost_cities-why-order = não pula nenhuma das suas cartas
lost_cities-why-follow = { $count ->
    [one] mais uma das suas cartas ainda cabe depois
   *[other] mais { $count } das suas cartas ainda cabem depois
  }
lost_cities-why-jumps = pula { $count } cartas que ainda podem vir
lost_cities-why-closes = depois dela, nenhuma carta cabe mais
lost_cities-why-long = a carta que completa { $cards }: +{ $bonus }
lost_cities-why-fits = ainda cabe na sua expedição
lost_cities-why-dead = não cabe mais na sua expedição
lost_cities-why-theirs = { $use ->
    [open] { $others ->
        [1] seu oponente ainda não começou
       *[other] seus oponentes ainda não começaram
      } a expedição { lost_cities-colour.feminina }
    [fits] { $others ->
        [1] seu oponente poderia
       *[other] seus oponentes poderiam
      } usar
   *[dead] { $others ->
        [1] seu oponente não pode
       *[other] seus oponentes não podem
      } usar
  }
lost_cities-why-takes = { lost_cities-card.o } cabe na sua expedição
lost_cities-why-denies = { $others ->
    [1] seu oponente fica
   *[other] seus oponentes ficam
  } sem { lost_cities-card.o }
lost_cities-why-joins = { lost_cities-card.o } se junta { $count ->
    [one] à sua outra carta
   *[other] às suas { $count } cartas
  } dessa cor
lost_cities-why-last = pega a última carta: a rodada acaba
lost_cities-why-longer = o monte fica com { $count ->
    [one] a última carta
   *[other] suas { $count } cartas
  }, então a rodada dura mais
lost_cities-why-pass = { $count ->
    [0] nenhuma das duas cartas cabe nas suas expedições agora
    [one] uma das cartas cabe nas suas expedições
   *[other] as duas cartas cabem nas suas expedições
  }
