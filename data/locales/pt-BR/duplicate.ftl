# Duplicate matches: everyone plays the same deals, alone against the same computers

duplicate-progress = { $name }: { $gone ->
    [yes] saiu da disputa
   *[no] { $done } de { $deals } mãos jogadas
  }
duplicate-compared = Mão { $deal }: { $results }
duplicate-difference = { $by } ({ $own } a { $computer })
duplicate-unfinished = { $score } (não terminou a tempo)
duplicate-began = A disputa começou.
duplicate-finished = { $name } jogou a mão { $deal }.
duplicate-out-of-time = O tempo de { $name } para a mão { $deal } acabou.
duplicate-gave-up = { $name } saiu da disputa.
duplicate-line = mão { $deal }, { $own } a { $computer }
duplicate-line-unfinished = mão { $deal }, não terminada a tempo

# What players see of a match

match-agreed = disputa duplicada de { $deals } mãos, { $options }
match-rules = **Disputa duplicada:** todo mundo joga as mesmas { $deals } mãos, cada pessoa sozinha, quando quiser. Em cada mão, o oponente é um computador ({ $level }), o mesmo para todos. O que conta é a vantagem que você abre sobre ele. Uma mão não terminada a tempo vale { $unfinished }.
match-running = **{ $game }** · disputa duplicada de { $deals } mãos. Aperte **Jogar**: sua próxima mão abre só para você. Não comente as cartas antes do fim!
match-until = · a mão fecha { $when }
match-next = Mão { $deal } de { $deals }, contra { $opponent }. Jogue de uma vez ou aos poucos; ela fica aberta onde você parou.
match-deal = -# Mão { $deal } de { $deals } · contra { $opponent }
match-deal-done = Você terminou a mão { $deal } de { $deals }: **{ $result }**.
match-wait = Essa foi a sua última. A disputa acaba quando todo mundo terminar.
match-over = A disputa acabou.
match-past = a disputa acabou.
match-won = **Fim da disputa.** { $winners } vence com { $sum } no total e { $ahead ->
    [one] { $points } ponto
   *[other] { $points } pontos
  } de vantagem.
match-shared = **Fim da disputa.** { $winners } dividem a vitória com { $sum } no total.
match-resigned = **Fim da disputa.** Não sobrou mais ninguém, então { $winners } vence.
match-abandoned = **Fim da disputa.** Ninguém terminou uma mão, então ela não conta.
match-sums = Todas as mãos: { $sums }
match-followed = **{ $game }**, disputa duplicada: a mensagem mais nova está mais abaixo.
match-replays = Que mão você quer ver?
match-replay = Mão { $deal } · { $name }
match-no-replays = Ninguém terminou uma mão, então não há nada para ver.
match-verified = { $holds ->
    [no] **O embaralhamento não confere.** A semente `{ $seed }` tem a impressão digital `{ $fingerprint }`, mas nem todo mundo jogou as mãos que ela gera. Avise quem administra o bot.
   *[yes] **Embaralhamento conferido.** A semente `{ $seed }` tem a impressão digital `{ $fingerprint }`: compare com a da mensagem da disputa. Todo mundo jogou as mãos que ela gera, e refazer as jogadas leva aos mesmos pontos. Quem me administra sabe como conferir isso sem mim.
  }
match-seed = Mão { $deal }: `{ $seed }`
match-reminder = { $mention }, você ainda tem uma mão para terminar.
lobby-match-begun = A disputa duplicada começou.
direct-match = **{ $game }** com { $names }: sua disputa duplicada começou.
direct-match-reminder = **{ $game }** com { $names }: você ainda tem uma mão da disputa para terminar.
button-deal = Jogar a mão { $deal }
lineup-duplicate = disputas duplicadas
option-duplicate = Disputa duplicada: todo mundo joga as mesmas mãos contra os mesmos computadores
refused-no-matches = Este jogo não tem disputas duplicadas. O Lost Cities tem: abra uma com { $play }.
refused-match-of-people = Computadores não entram numa disputa duplicada: todo mundo já joga contra um.
refused-match-alone = Isso não dá para fazer numa disputa duplicada: cada pessoa joga as próprias mãos. Aperte **Jogar** para ver a sua.
refused-match-deal-alone = Isso não dá para fazer numa disputa duplicada: cada pessoa joga a mesma mão sozinha, sem ajuda.
refused-match-open = Ainda há quem precise jogar essas mãos: você pode ver isso quando a disputa acabar.
refused-match-deal-closed = Essa mão fechou: seu tempo para ela acabou, então ela conta como não terminada.
refused-match-left = Você saiu desta disputa.
refused-match-over = A disputa acabou.
refused-match-played = Você já jogou todas as suas mãos. A disputa acaba quando todo mundo terminar.
