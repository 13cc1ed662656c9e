# Tikal: every sentence of the game.

game-tikal = Tikal
game-tikal-about = Templos e tesouros na selva, com dez pontos de ação por turno. Para dois a quatro jogadores.
# What the slash command of the game says of itself: at most 100 characters.
command-play-tikal = Templos e tesouros na selva, com dez pontos de ação por turno. Para dois a quatro jogadores.

option-tikal-auction = leilão
option-tikal-auction-about = As peças vão a leilão por pontos de vitória; todo mundo começa com 20

tikal-no-auction = peças tiradas da pilha
tikal-auction = peças em leilão, 20 pontos no início

tikal-land = { $kind ->
    [temple] templo de { $value }
    [ruin] ruína com { $treasures } tesouros
    [clearing] clareira
    [volcano] vulcão
   *[base] acampamento-base
  }
    .um = { $kind ->
        [temple] um templo de { $value }
        [ruin] uma ruína com { $treasures } tesouros
        [clearing] uma clareira
        [volcano] um vulcão
       *[base] o acampamento-base
    }
    .o = { $kind ->
        [temple] o templo de { $value }
        [ruin] a ruína com { $treasures } tesouros
        [clearing] a clareira
        [volcano] o vulcão
       *[base] o acampamento-base
    }
tikal-kind = { $kind ->
    [mask] máscara
    [jug] jarro
    [ring] anel
    [bell] sino
    [idol] ídolo
    [knife] faca
    [shell] concha
   *[crown] coroa
  }
tikal-a-kind = { $kind ->
    [mask] uma máscara
    [knife] uma faca
    [shell] uma concha
    [crown] uma coroa
   *[other] um { tikal-kind }
  }
tikal-kinds = { $count ->
    [one] { tikal-kind }
   *[other] { tikal-kind } ×{ $count }
  }
tikal-group = { $leader ->
    [yes] { $explorers ->
        [0] o líder
        [one] o líder e um explorador
       *[other] o líder e { $explorers } exploradores
    }
   *[no] { $explorers ->
        [one] um explorador
       *[other] { $explorers } exploradores
    }
  }
tikal-nothing = nenhum

# What happened

tikal-began = { $name ->
    [you] Você
   *[other] { $name }
  } lidera a primeira expedição selva adentro.
tikal-drawn = { $name ->
    [you] Você
   *[other] { $name }
  } tira { tikal-land.um }.
tikal-removed = { $kind ->
    [temple] O templo de { $value }
    [ruin] A ruína com { $treasures } tesouros
    [clearing] A clareira
    [volcano] O vulcão
   *[base] O acampamento-base
  } não cabe em lugar nenhum e sai do jogo.
tikal-turn = { $name ->
    [you] Você
   *[other] { $name }
  } { $deeds }.
tikal-placed = descobre { tikal-land.um } em { $hex }
tikal-entered = traz { $group } para { $hex }
tikal-moved = move { $group } de { $start } para { $end } ({ $cost })
tikal-excavated = escava o templo em { $hex } até o nível { $level }
tikal-found = encontra { tikal-a-kind } em { $hex }
tikal-exchanged = dá { $given } a { $other ->
    [you] você
   *[other] { $other }
  } em troca de um tesouro ({ $taken })
tikal-camped = monta um acampamento em { $hex }
tikal-guarded = { $left ->
    [0] põe um guarda no templo de { $level } em { $hex }
    [one] põe um guarda no templo de { $level } em { $hex } (outro peão de lá sai do jogo)
   *[other] põe um guarda no templo de { $level } em { $hex } (outros { $left } peões de lá saem do jogo)
  }
tikal-ended = { $unspent ->
    [0] termina o turno
    [one] termina o turno com um ponto sobrando
   *[other] termina o turno com { $unspent } pontos sobrando
  }
tikal-scoring = { $why ->
    [final] A selva está explorada. Última pontuação: cada um joga um turno de 10 pontos sem peça e depois pontua.
   *[volcano] Pontuação { $number }: cada um joga um turno de 10 pontos sem peça e depois pontua.
  }
tikal-scored = { $name ->
    [you] Você
   *[other] { $name }
  } faz { $points } ({ $temples } por templos, { $treasures } por tesouros) e chega a { $total }.
tikal-scoring-ended = A pontuação { $number } terminou.
tikal-opened = Em leilão: { $tiles }. { $name ->
    [you] Você
   *[other] { $name }
  } dá o primeiro lance.
tikal-offered = { $name ->
    [you] Você
   *[other] { $name }
  } dá um lance de { $points }.
tikal-passed = { $name ->
    [you] Você
   *[other] { $name }
  }{ $forced ->
    [yes] {" "}não pode cobrir o lance e passa.
   *[no] {" "}passa.
  }
tikal-won = { $name ->
    [you] Você
   *[other] { $name }
  } vence o leilão { $points ->
    [0] sem lance nenhum.
    [one] por um ponto.
   *[other] por { $points } pontos.
  }
tikal-chosen = { $name ->
    [you] Você
   *[other] { $name }
  } pega { tikal-land.o }.
tikal-retired = { $name ->
    [you] Você
   *[other] { $name }
  } desiste.

# The panel

tikal-ask-hex = Onde vai a peça ({ $tile })?
tikal-ask-rotation = A peça ({ $tile }) em { $hex }: virada para que lado?
tikal-ask-do = { $points ->
    [0] Acabaram os pontos.
    [one] Resta um ponto. Escolha o hexágono do peão que vai andar, ou uma ação.
   *[other] Restam { $points } pontos. Escolha o hexágono do peão que vai andar, ou uma ação.
  }{ tikal-flag }
tikal-ask-go = De { $start }: para onde? As moedas mostram quanto um peão paga.{ tikal-flag }
tikal-ask-enter = Quem chega, e em que acampamento?{ tikal-flag }
# What the flag on some buttons says.
tikal-flag = { $last ->
    [yes] {" "}🏁 termina seu turno.
   *[no] {""}
  }
tikal-ask-who = De { $start } para { $hex }: quem vai?{ tikal-flag }
tikal-ask-site = { $work ->
    [camp] Onde você monta um acampamento?
   *[new] Em que acampamento?
  }{ tikal-flag }
tikal-ask-take = Que tesouro você pega?
tikal-ask-give = O que você dá por: { tikal-kind }?
tikal-ask-end = { $points ->
    [one] Você ainda tem um ponto de ação.
   *[other] Você ainda tem { $points } pontos de ação.
  } Terminar o turno mesmo assim?
tikal-ask-bid = { $bid ->
    [0] Nenhum lance ainda. Dar um lance ou passar?
    [one] O maior lance é de um ponto. Cobrir ou passar?
   *[other] O maior lance é de { $bid } pontos. Cobrir ou passar?
  } As peças: { $open }.
tikal-ask-exactly = De quanto é o seu lance?
tikal-ask-up-to = Eu cubro os lances dos outros por um ponto até o seu limite. Qual é o seu limite?
tikal-ask-tile = Que peça você pega?

tikal-answer-do = { $deed ->
    [new] { $times ->
        [one] Novo{ tikal-where } ({ $price })
       *[other] { $times } novos ({ $price })
    }
    [leader] Líder{ tikal-where } ({ $price })
    [excavate] Escavar{ tikal-where } ({ $price })
    [treasure] Tesouro{ tikal-where } ({ $price })
    [exchange] Trocar ({ $price })
    [camp] Acampar{ tikal-where } ({ $price })
   *[guard] Guarda{ tikal-where } ({ $price })
  }
# Leads to who comes into which camp.
tikal-answer-new = Novo…
tikal-where = { $hex ->
    [ask] {""}
   *[other] {" "}{ $hex }
  }
# Takes the last points, so that nothing is left to do.
tikal-answer-last = { $answer } 🏁
tikal-answer-end-turn = Terminar turno
tikal-answer-end = Sim, terminar o turno
# A hex as the map’s plate names it; who goes, where it is not a single explorer.
tikal-answer-go = { $hex }{ $explorers ->
    [0] {""}
    [one] { $leader ->
        [yes] {" "}×1
       *[no] {""}
    }
   *[other] {" "}×{ $explorers }
  }{ $leader ->
    [yes] { $explorers ->
        [0] {" "}líder
       *[other] {" "}+ líder
    }
   *[no] {""}
  }
# A whole move, where few are left.
tikal-answer-whole = { $start }→{ $way } ({ $price })
tikal-answer-who = { $group } ({ $price })
tikal-answer-rotation = { $number } · pedras { $stones } · { $ways ->
    [none] sem entrada
   *[other] vindo de { $ways }
  }
# Beside it a way in, and what a piece pays for it.
tikal-way-from = { $hex } ({ $price })
# The edges are the points of the compass.
tikal-stones = { $edge ->
    [NW] NO
    [SW] SO
   *[other] { $edge }
  }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
  }
tikal-answer-take = { tikal-kind } do jogador { $seat }
tikal-answer-tile = { $number } · { $land }
tikal-answer-bid = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }
tikal-answer-tens = De { $first } a { $last }
tikal-answer-pass = Passar
tikal-answer-up = Dar lances até…
tikal-answer-up-to = Até { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
      }
# In the panel of a player who has left such a bid.
tikal-plan = *Continuo dando lances por você até { $plan ->
        [0] { $plan } pontos
        [one] { $plan } ponto
       *[other] { $plan } pontos
      }, e depois passo. Só você vê isto.*

tikal-action-place = Colocar a peça em { $hex }, lado { $number }
tikal-action-enter = { $leader ->
    [yes] Trazer o líder para { $hex }
   *[no] Trazer um explorador para { $hex }
  }
tikal-action-move = { $group } de { $start } para { $end }
tikal-action-excavate = Escavar o templo em { $hex }
tikal-action-hunt = Pegar um tesouro em { $hex }
tikal-action-exchange = Trocar com o jogador { $seat }: dar { $give }, receber { $take }
tikal-action-camp = Montar um acampamento em { $hex }
tikal-action-guard = Pôr um guarda no templo em { $hex }
tikal-action-end = Terminar o turno
tikal-action-bid = { $points ->
    [one] Dar um lance de um ponto
   *[other] Dar um lance de { $points } pontos
  }
tikal-action-pass = Passar
tikal-action-choose = Pegar a peça { $tile }: { $land }

# The position in words

tikal-left = { $points ->
    [0] não tem mais pontos
    [one] ainda tem um ponto
   *[other] ainda tem { $points } pontos
  }
tikal-position = { $what ->
    [tile] { $name } coloca a peça: { $land }
    [act] { $name } { tikal-left }
    [scoring] Pontuação { $number }, { $name } { tikal-left }
    [final] Última pontuação, { $name } { tikal-left }
    [bid] É a vez de { $name } dar um lance por: { $open }
    [choose] { $name } escolhe entre: { $open }
   *[over] A partida acabou
  }. { $stack ->
    [0] Acabaram as peças
    [one] Resta uma peça, do grupo { $group }
   *[other] Restam { $stack } peças, a próxima do grupo { $group }
  }.
tikal-fresh = { $land }{ $stones ->
    [none] {""}
   *[other] {" "}(pedras { $stones })
  }
tikal-position-fits = Ela cabe em { $hexes }.
tikal-position-bids = { $points ->
    [0] Nenhum lance ainda.
    [one] Maior lance: um ponto, de { $name }.
   *[other] Maior lance: { $points } pontos, de { $name }.
  }
tikal-position-passed = Já passaram: { $names }.
tikal-position-open = Peças abertas: { $open }.
# Who has a turn in this round after that.
tikal-position-then = Depois: { $names }.
tikal-position-volcano = Depois disso, { $name } ainda precisa colocar o vulcão.
tikal-position-retired = { $name } está fora da partida.
tikal-position-player = { $number } { $name }: { $total ->
    [0] { $total } pontos
    [one] { $total } ponto
   *[other] { $total } pontos
  }{ $worth ->
    [none] {""}
   *[other] , { $worth } se a pontuação fosse agora
  }. Na reserva: { $supply ->
    [0] nenhum explorador
    [one] um explorador
   *[other] { $supply } exploradores
  }{ $leader ->
    [yes] {" "}e o líder
   *[no] {""}
  }, { $camps ->
    [0] nenhum acampamento
    [one] um acampamento
   *[other] { $camps } acampamentos
  }, { $guards ->
    [0] nenhum guarda
    [one] um guarda
   *[other] { $guards } guardas
  }. Tesouros: { $treasures }.
# The same at a glance, for a picture’s description.
tikal-glance-player = { $name }{ $ahead ->
    [yes] , na liderança
   *[no] {""}
  }, { $total ->
    [0] { $total } pontos
    [one] { $total } ponto
   *[other] { $total } pontos
  }{ $worth ->
    [0] .
   *[other] {" "}se a pontuação fosse agora (ainda incertos: { $worth }).
  }
tikal-position-paid = Pago: { $points }.
tikal-position-scored = Pontuação { $number }: { $temples } por templos{ $sites ->
    [none] {""}
   *[other] {" "}({ $sites })
  }, { $treasures } por tesouros.
tikal-position-map = O mapa (jogador:exploradores, L = líder): { $sites }.
tikal-position-bare = Livres para um acampamento: { $free }. Vulcões: { $barred }.
tikal-position-ways = Caminhos e quanto custam por peão: { $ways }.
tikal-position-edges = Pedras nas bordas de hexágonos inexplorados: { $edges }.
tikal-position-last = Último turno de { $name }: { $deeds ->
    [none] { $hexes }
   *[other] { $deeds }
  }{ $ways ->
    [none] {""}
   *[other] {"; "}caminhos { $ways }
  }.
# What a player did in a turn, in a few words.
tikal-deed = { $what ->
    [place] peça em { $hex }
    [enter] { $count ->
        [one] um explorador
       *[other] { $count } exploradores
      } em { $hex }
    [leader] líder em { $hex }
    [move] { $leader ->
        [yes] { $count ->
            [one] moveu o líder
           *[other] moveu { $count } incluindo o líder
          }
       *[no] { $count ->
            [one] moveu
           *[other] moveu { $count }
          }
      } { $hex }
    [excavate] { $count ->
        [one] escavou { $hex }
       *[other] escavou { $hex } { $count } vezes
      }
    [hunt] achou { tikal-a-kind } em { $hex }
    [exchange] recebeu { tikal-a-kind } de { $name }{ $given ->
        [none] {""}
       *[other] {" "}em troca de { $given }
      }
    [camp] acampamento em { $hex }
    [guard] guarda em { $hex }
   *[score] fez { $count }
  }
tikal-site-guard = guarda { $seat }
# Who is the strongest at a temple, and would score it.
tikal-site-holder = dominado por { $seat }
tikal-site-treasures = { $count ->
    [0] nenhum tesouro
    [one] um tesouro
   *[other] { $count } tesouros
  }
tikal-site-camp = acampamento { $seat }
tikal-hand = Na sua reserva: { $supply ->
    [0] nenhum explorador
    [one] um explorador
   *[other] { $supply } exploradores
  }{ $leader ->
    [yes] {" "}e o líder
   *[no] {""}
  }, { $camps ->
    [0] nenhum acampamento
    [one] um acampamento
   *[other] { $camps } acampamentos
  } e { $guards ->
    [0] nenhum guarda
    [one] um guarda
   *[other] { $guards } guardas
  }. Seus tesouros: { $treasures }. Você tem { $total ->
    [0] { $total } pontos
    [one] { $total } ponto
   *[other] { $total } pontos
  }, e faria { $worth } agora.
tikal-hand-none = Neste jogo não há mãos escondidas.

# The sum at the end

tikal-line-start = Pontos iniciais
tikal-line-temples = Pontuação { $round }, { $count ->
    [0] nenhum templo
    [one] um templo
   *[other] { $count } templos
  }
tikal-line-treasures = Pontuação { $round }, tesouros
tikal-line-bids = Lances

# What the rules refuse

tikal-refused-place-first = Coloque a peça primeiro.
tikal-refused-act-now = Agora não: gaste seus pontos ou termine o turno.
tikal-refused-bid-first = O leilão vem primeiro: dê um lance ou passe.
tikal-refused-choose-first = Primeiro pegue uma das peças abertas.
tikal-refused-not-enough-points = Isso custa { $cost ->
    [one] um ponto de ação
   *[other] { $cost } pontos de ação
  }; { $points ->
    [0] não resta nenhum
    [one] resta um
   *[other] restam { $points }
  }.
tikal-refused-discovered = { $hex } já foi descoberto.
tikal-refused-not-adjacent = { $hex } não fica ao lado de um hexágono descoberto.
tikal-refused-cannot-enter = Virada assim, ninguém conseguiria entrar na peça em { $hex }: nenhuma borda ali tem pedra, de nenhum dos dois lados.
tikal-refused-looks-alike = Isso dá no mesmo que virá-la de outro jeito; use o número menor.
tikal-refused-leader-out = Você já trouxe seu líder.
tikal-refused-no-explorers = Você não tem mais exploradores para trazer.
tikal-refused-not-your-camp = Você não tem acampamento em { $hex }.
tikal-refused-no-pieces-chosen = Diga quem vai: um número de exploradores, L para o líder, ou os dois.
tikal-refused-not-there = Você não tem todos esses peões em { $start }.
tikal-refused-volcano = Ninguém pode andar até o vulcão em { $end }.
tikal-refused-no-way = Não dá para ir de { $start } a { $end } com dez pontos.
tikal-refused-no-piece-there = Você não tem ninguém em { $hex }.
tikal-refused-worked-twice = Só dois peões podem trabalhar em { $hex } por turno, e dois já trabalharam.
tikal-refused-worked-already = Todos os seus peões em { $hex } já trabalharam lá neste turno. Mova outro para lá antes.
tikal-refused-no-temple = Não há templo em { $hex }.
tikal-refused-guarded = O templo em { $hex } tem guarda.
tikal-refused-highest = O templo em { $hex } não pode subir mais.
tikal-refused-level-used-up = Não há mais peças do nível { $level }.
tikal-refused-no-ruin = Não há ruína em { $hex }.
tikal-refused-nothing-left = Não restam tesouros em { $hex }.
tikal-refused-no-such-player = Indique outro jogador pelo número.
tikal-refused-same-kind = Não dá para trocar tesouros do mesmo tipo.
tikal-refused-own-not-lone = Você não tem exatamente { $give }: só dá para trocar um tesouro de que você tem um só.
tikal-refused-other-not-lone = Esse jogador não tem exatamente { $take }: só dá para pegar um tesouro de que o dono tem um só.
tikal-refused-camps-used = Você já montou os dois acampamentos.
tikal-refused-no-clearing = Um acampamento precisa de uma clareira ou de uma ruína esvaziada; { $hex } não é nenhuma das duas.
tikal-refused-not-emptied = A ruína em { $hex } ainda esconde tesouros.
tikal-refused-camp-there = Já há um acampamento em { $hex }.
tikal-refused-guards-used = Você já pôs os dois guardas.
tikal-refused-no-majority = Você não é mais forte que cada um dos outros em { $hex }.
tikal-refused-bid-too-low = O maior lance é { $last }: cubra ou passe.
tikal-refused-bid-too-high = Você tem { $most ->
    [0] zero pontos
    [one] um ponto
   *[other] { $most } pontos
  } e não pode dar um lance maior.
tikal-refused-not-open = Essa não é uma das peças abertas.

# The turning points, in a replay

tikal-turning-temple = { $how ->
    [dug] { $name } escava o melhor templo, { $hex }, até o nível { $level }: { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
      } no total
   *[held] { $name } é quem primeiro domina o melhor templo, { $hex }: { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
      } no total
  }
tikal-turning-scoring = Melhor pontuação: { $name } faz { $points }
tikal-turning-taken = { $name } toma de { $other } o templo de { $level } em { $hex }
tikal-turning-dearest = Turno mais caro: { $name } paga { $points }

# What decided the game

tikal-decisive-always = { $name } lidera da primeira à última pontuação
tikal-decisive-passed = { $last ->
    [yes] na última pontuação
   *[no] na pontuação { $number }
  }, { $name } ultrapassa { $other }{ $last ->
    [yes] {""}
   *[no] {" "}e mantém a liderança
  }
tikal-decisive-gained = { $last ->
    [yes] na última pontuação
   *[no] na pontuação { $number }
  }, { $name } faz { $points }, { $more } a mais que { $other }
tikal-decisive-scored = { $last ->
    [yes] na última pontuação
   *[no] na pontuação { $number }
  }, { $name } faz { $points }, mais que todo mundo

# What people are remembered for

tikal-achievement-two-guards = Bem guardado
tikal-achievement-two-guards-story = pôr os dois guardas
tikal-achievement-highest = O templo mais alto
tikal-achievement-highest-story = dominar um templo de dez até o fim
tikal-achievement-great-round = Erupção
tikal-achievement-great-round-story = fazer quarenta pontos numa só pontuação
tikal-achievement-all-of-a-kind = Completo
tikal-achievement-all-of-a-kind-story = reunir todos os tesouros de um tipo
tikal-achievement-comeback = Última luz
tikal-achievement-comeback-story = virar o jogo na última pontuação e vencer

# Why a step is advised, in a few words that can be checked on the map

tikal-temple-on = o templo em { $hex }
tikal-cause = { $hex ->
    [treasures] { $whose ->
        [rival] principalmente os tesouros de { $name }: −{ $points }
       *[own] principalmente os tesouros: +{ $points }
    }
   *[other] { $whose ->
        [rival] principalmente o templo em { $hex } de { $name }: −{ $points }
       *[own] principalmente o templo em { $hex }: +{ $points }
    }
  }
tikal-why-land = { $land }
tikal-why-raise = aumenta o valor para { $value }
tikal-why-hoard = { $count ->
    [one] há um tesouro ali
   *[other] há { $count } tesouros ali
  }
tikal-why-temple = um templo que vale { $value }
tikal-why-camp = dali aos seus outros acampamentos por { $hop } ponto
tikal-why-guard = ninguém pode tirar de você { $value ->
    [one] o ponto dele
   *[other] os { $value } pontos dele
  }
tikal-why-gain = você faria { $points ->
    [one] um ponto
   *[other] { $points } pontos
  } a mais
tikal-why-loss = { $others ->
    [1] seu oponente
   *[other] um oponente
  } faria { $points ->
    [one] um ponto
   *[other] { $points } pontos
  } a menos
