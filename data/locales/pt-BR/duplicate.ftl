# Duplicate matches: everyone plays the same deals, alone against the same computers

duplicate-progress = { $name }: { $gone ->
    [yes] saiu da disputa
   *[no] { $done } de { $deals } partidas jogadas
  }
duplicate-compared = Partida { $deal }: { $results }
duplicate-difference = { $by } ({ $own } a { $computer })
duplicate-unfinished = { $score } (não terminou a tempo)
duplicate-began = A disputa começou.
duplicate-finished = { $name } jogou a partida { $deal }.
duplicate-out-of-time = O tempo de { $name } para a partida { $deal } acabou.
duplicate-gave-up = { $name } saiu da disputa.
duplicate-line = partida { $deal }, { $own } a { $computer }
duplicate-line-unfinished = partida { $deal }, não terminada a tempo

# What players see of a match

match-agreed = disputa duplicada de { $deals } partidas, { $options }
match-rules = **Disputa duplicada:** todo mundo joga as mesmas { $deals } partidas, cada pessoa sozinha, quando quiser. Em cada partida, o oponente é um computador ({ $level }), o mesmo para todos. O que conta é a vantagem que você abre sobre ele. Uma partida não terminada a tempo vale { $unfinished }.
match-running = **{ $game }** · disputa duplicada de { $deals } partidas. Aperte **Jogar**: sua próxima partida abre só para você. Não comente as cartas antes do fim!
match-until = · a partida fecha { $when }
match-next = Partida { $deal } de { $deals }, contra { $opponent }. Jogue de uma vez ou aos poucos; ela fica aberta onde você parou.
match-deal = -# Partida { $deal } de { $deals } · contra { $opponent }
match-deal-done = Você terminou a partida { $deal } de { $deals }: **{ $result }**.
match-wait = Essa foi a sua última. A disputa acaba quando todo mundo terminar.
match-over = A disputa acabou.
match-past = a disputa acabou.
match-won = **Fim da disputa.** { $winners } vence com { $sum } no total e { $ahead ->
    [one] { $points } ponto
   *[other] { $points } pontos
  } de vantagem.
match-shared = **Fim da disputa.** { $winners } dividem a vitória com { $sum } no total.
match-resigned = **Fim da disputa.** Não sobrou mais ninguém, então { $winners } vence.
match-abandoned = **Fim da disputa.** Ninguém terminou uma partida, então ela não conta.
match-sums = Todas as partidas: { $sums }
match-followed = **{ $game }**, disputa duplicada: a mensagem mais nova está mais abaixo.
match-replays = Qual partida você quer ver?
match-replay = Partida { $deal } · { $name }
match-no-replays = Ninguém terminou uma partida, então não há nada para ver.
match-verified = { $holds ->
    [no] **O embaralhamento não confere.** A semente `{ $seed }` tem a impressão digital `{ $fingerprint }`, mas nem todo mundo jogou as partidas que ela gera. Avise quem administra o bot.
   *[yes] **Embaralhamento conferido.** A semente `{ $seed }` tem a impressão digital `{ $fingerprint }`: compare com a da mensagem da disputa. Todo mundo jogou as partidas que ela gera, e refazer as jogadas leva aos mesmos pontos. Quem me administra sabe como conferir isso sem mim.
  }
match-seed = Partida { $deal }: `{ $seed }`
match-reminder = { $mention }, você ainda tem uma partida para terminar.
lobby-match-started = A disputa duplicada começou.
direct-match = **{ $game }** com { $names }: sua disputa duplicada começou.
direct-match-reminder = **{ $game }** com { $names }: você ainda tem uma partida da disputa para terminar.
button-deal = Jogar a partida { $deal }
lineup-duplicate = disputas duplicadas
option-duplicate = Disputa duplicada: todo mundo joga as mesmas partidas contra os mesmos computadores
refused-no-matches = Este jogo não tem disputas duplicadas. O Lost Cities tem: abra uma com { $play }.
refused-match-of-people = Computadores não entram numa disputa duplicada: todo mundo já joga contra um.
refused-match-alone = Isso não dá para fazer numa disputa duplicada: cada pessoa joga as próprias partidas. Aperte **Jogar** para ver a sua.
refused-match-deal-alone = Isso não dá para fazer numa disputa duplicada: cada pessoa joga a mesma partida sozinha, sem ajuda.
refused-match-open = Ainda há quem precise jogar essas partidas: você pode ver isso quando a disputa acabar.
refused-match-deal-closed = Essa partida fechou: seu tempo para ela acabou, então ela conta como não terminada.
refused-match-left = Você saiu desta disputa.
refused-match-over = A disputa acabou.
refused-match-played = Você já jogou todas as suas partidas. A disputa acaba quando todo mundo terminar.
