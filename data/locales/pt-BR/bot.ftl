# What the bot says round the games. Commands first, since people meet them first.

command-play = Abrir um lobby para uma partida
option-opponent = Quem convidar (deixe vazio para um lugar livre)
option-clock = Limite de tempo por turno
option-thread = Jogar em um tópico novo
option-rated = Contar para o ranking (padrão: sim, se só houver pessoas jogando)
option-computers = Quantidade de computadores
option-level = Dificuldade dos computadores
command-league = A liga deste servidor: a tabela, suas partidas e como entrar
command-cup = A copa da semana: três partidas, iguais para todo mundo daqui, jogadas individualmente
command-seek = Procure jogadores: sua busca vale uma semana e vira uma partida
command-daily = Jogar o desafio do dia: as mesmas cartas para todo mundo, e uma só tentativa
option-daily-day = O desafio de hoje, ou como foi o de ontem
daily-today = hoje
daily-yesterday = ontem
command-practice = Começar agora mesmo uma partida contra computadores
option-practice-game = Qual jogo
option-watch = Só assistir: os computadores jogam entre si e você fica sem lugar
option-practice-computers = Quantidade de computadores (vazio: o mínimo que o jogo pede)
command-hand = Mostrar sua mão (só você vê)
command-board = Mostrar como está a mesa
command-move = Digitar uma jogada ou escolher uma sugestão
option-move = Sua jogada, ou uma das sugestões
command-undo = Desfazer seu último passo, ou pedir aos outros para desfazer seu último turno
command-games = Listar suas partidas em todos os servidores, primeiro as que esperam por você
command-tables = Listar as partidas e os lobbies deste servidor
command-end-game = Encerrar a partida ou o lobby deste canal (só admins do servidor)
command-settings = Mudar as configurações do servidor: canais, relógio padrão, lobbies, notificações
command-move-table = Trazer uma partida para este canal
option-move-table = Qual partida
command-log = Mostrar o histórico de jogadas
command-clock = Ver os relógios, dar tempo a alguém ou pausar
command-away = Parar seus relógios em toda parte enquanto você está fora
option-until = Seu último dia fora: escolha enquanto digita, ou escreva assim: 2030-12-24
command-back = Encerrar sua ausência antes da hora e religar seus relógios
command-notify = Escolher como receber seus turnos e definir um horário de silêncio
option-time-zone = Seu fuso horário (digite o nome de uma cidade grande)
command-language = Escolher em que idioma eu respondo a você
option-language = Qual idioma
command-privacy = Ver, exportar ou excluir os dados que guardo sobre você
command-verify = Conferir se o embaralhamento da partida deste canal foi justo
command-profile = Mostrar ratings, sequências e conquistas de alguém
option-user = De quem (deixe vazio para ver o seu)
command-history = Mostrar partidas terminadas, para rever ou baixar
command-replay = Rever uma partida turno por turno
option-replay-game = Qual partida (vazio: a mais recente deste canal)
option-whose = Suas próprias partidas, ou as de todo mundo neste servidor
whose-mine = minhas
whose-server = deste servidor
menu-challenge = Desafiar
menu-profile = Perfil
menu-block = Bloquear
menu-report = Denunciar
menu-show-game = Mostrar esta partida
command-resign = Desistir da partida deste canal
command-rules = Ler como se joga
option-game = Qual jogo
option-rules-game = Qual jogo (vazio: o deste canal)
command-leaderboard = Mostrar quem joga melhor e a sua posição
option-scope = Neste servidor, ou em toda parte
scope-server = neste servidor
scope-everywhere = em toda parte
scope-partners = duplas, neste servidor
scope-computers = contra computadores
option-season = Desde sempre, ou uma temporada (três meses)
command-learn = Aprender um jogo jogando: lições curtas, só para você
option-learn-course = Qual jogo (vazio: ver todas as lições)
command-help = Ver o que eu sei fazer e por onde começar
league-title = **⚔️ Liga, temporada { $season }** · { $game }
league-about = Uma partida de uma rodada contra cada pessoa do seu grupo, em quatro semanas. As partidas abrem sozinhas, no máximo { $most } ao mesmo tempo.
league-open = { $members ->
    [0] Ninguém entrou ainda
    [one] Uma pessoa entrou
   *[other] { $members } pessoas entraram
  }; com { $fewest }, começa.
league-begins = { $members } pessoas entraram. A temporada começa em { $when }.
league-progress = { $played } de { $games } partidas · termina { $ends }
league-group = **Grupo { $group }** · { $played } de { $games } partidas
league-standing = { $rank } · **{ $name }** · { $points ->
    [0] 0 pontos
    [one] { $points } ponto
   *[other] { $points } pontos
  } · { $lead }
league-gone = -# Fora da temporada: { $names }
league-turns = **De quem é a vez?**
league-turn = { $whose ->
    [mine] **Sua vez** contra { $other }
    [theirs] É a vez de **{ $name }**
   *[others] É a vez de **{ $name }** contra { $other }
  } · { $state ->
    [away] fora até { $when }
    [paused] em pausa
   *[running] prazo { $when }
  } · [partida]({ $link })
league-turns-more = -# { $count ->
    [one] Mais uma partida em andamento
   *[other] Mais { $count } partidas em andamento
  }
league-turns-soon = As próximas abrem quando os dois puderem jogar.
league-over = A temporada acabou.
league-champion = 👑 { $name } vence a temporada!
league-champion-of = 👑 Grupo { $group }: { $name } vence a temporada!
league-stopped = Quem administra o servidor desligou a liga, então ninguém vence esta temporada. As partidas em andamento continuam.
league-join-hint = Entre uma vez e você joga todas as temporadas até sair.
league-in = Você está dentro.
league-waiting = Você está dentro. Você joga a partir da próxima temporada, ou antes, no lugar de alguém que não aparecer.
league-waiting-next = Você está dentro. Você joga a partir da próxima temporada.
league-own = **Suas partidas**
league-result = { $how ->
    [won] Vitória contra **{ $name }**
    [lost] Derrota contra **{ $name }**
   *[drawn] Empate com **{ $name }**
  }, { $points } a { $others }
league-coming = Ainda faltam: { $names }
league-unplayed = **{ $name }**: –
league-rules =
    {""}**Regras da liga**
    {""}- Joga-se { $game } em uma rodada, valendo para a classificação, com o relógio “{ $clock }”. O tempo de { $away } não conta.
    {""}- Com { $fewest } membros começa uma temporada, sempre numa segunda-feira. Ela dura quatro semanas, ou até todas as partidas serem jogadas.
    {""}- Grupos de quatro a seis são sorteados. Você joga uma vez contra cada um dos outros, no máximo { $most } partidas ao mesmo tempo. Elas abrem sozinhas, em tópicos.
    {""}- Vitória vale 2 pontos, empate 1. Se você desistir, perde, mesmo que a partida acabe cedo demais para contar na classificação geral. Em caso de igualdade decide o saldo, depois as partidas entre os empatados, depois o sorteio.
    {""}- Se você perder o prazo da sua primeira jogada em uma partida, está fora. Se ainda não jogou nada nesta temporada, alguém que espera fica com o seu lugar, nas duas primeiras semanas.
    {""}- Se você sair mais tarde, suas partidas em andamento não contam, e as terminadas só se forem pelo menos metade das suas.
    {""}- Se um computador assumiu o seu lugar, você perde essa partida.
    {""}- Uma partida que não terminou até o fim fica “–” para os dois. Se nem todos jogaram a mesma quantidade, decidem os pontos por partida, e quem jogou menos da metade fica por último.
league-leave-ask = Sair da liga? { $playing ->
    [yes] Suas partidas em andamento contam como derrota na classificação geral e não valem aqui. As terminadas só valem se forem pelo menos metade das suas.
   *[no] Você pode entrar de novo quando quiser.
  }
league-left = Você saiu da liga.
league-thread = Liga { $season }: { $names }
button-league = Liga
button-league-games = Minhas partidas
button-league-leave = Sair da liga
button-league-quit = Sim, sair

cup-title = **🏆 Copa { $number }** · { $game }
cup-about =
    { $deals } partidas, iguais para todo mundo: { $options }, contra { $opponent } ({ $level }). Você joga cada uma só uma vez, por sua conta e quando quiser. Fica na frente quem termina mais partidas e, depois, quem tem mais vantagem sobre o computador.
    A copa fecha em { $closes }. { $members ->
        [0] Aqui ninguém participa ainda.
        [one] Aqui uma pessoa participa.
       *[other] Aqui { $members } pessoas participam.
    }
    -# Impressão digital da semente: `{ $fingerprint }`
cup-closed = A copa desta semana acabou. A próxima abre em { $opens }.
cup-join-hint = Participe uma vez, e você entra toda semana até sair. Não precisa jogar toda semana.
cup-own = Suas partidas: **{ $deals }**
cup-own-elsewhere = Aqui elas só contam se você participar antes de a copa fechar.
cup-begun = começada
cup-results = **Copa { $number }: o resultado**
cup-place = { $rank }º · **{ $name }** { $total } ({ $deals }) · { $points ->
    [0] 0 pontos
    [one] 1 ponto
   *[other] { $points } pontos
  }
cup-won = { $names } { $count ->
    [one] vence
   *[other] vencem
  } com { $total }.
# The one player’s $total may be below 0.
cup-alone = Só { $name } jogou: { $total }.
cup-no-results = Ninguém jogou.
cup-many = { $names } e mais { $more }
cup-season = **Temporada { $season }, depois da copa { $after } de { $cups }**
cup-standing = { $rank }º · **{ $name }** { $points }
cup-champion = 👑 { $names } { $count ->
    [one] vence
   *[other] vencem
  } a temporada { $season }!
cup-week = 👑 Copa { $number }: { $names }{ $next ->
    [none] {""}
   *[other] , depois { $next }
  }
cup-late = Você terminou depois que a copa fechou, então a partida não conta.
cup-secret = -# O resultado sai quando a copa fechar, em { $closes }. Até lá, não conte a ninguém que cartas vieram!
button-cup = Copa
button-cup-join = Participar
button-cup-leave = Sair da copa
button-cup-deal = { $state ->
    [begun] Continuar a partida { $deal }
    [over] Minha partida { $deal }
   *[new] Jogar a partida { $deal }
  }

# The deal of the day: /daily

daily-title = **Desafio do dia { $number }** · { $game }
daily-intro =
    { $title }
    -# { $options }
    Todo mundo joga o mesmo desafio contra { $opponent } ({ $level }). Você tem uma tentativa, sem dicas, e não vale rating.{ $played ->
        [0] {""}
        [one] {" "}Uma pessoa já terminou.
       *[other] {" "}{ $played } pessoas já terminaram.
    }{ $streak ->
        [0] {""}
        [one] {" "}Você terminou o anterior.
       *[other] {" "}🔥 Você já terminou { $streak } dias seguidos.
    }
    Fecha em { $closes }: termine antes disso para entrar no ranking.
    -# Embaralhamento: { $fingerprint }
daily-unanswered = Sua jogada está feita, mas o computador ainda não respondeu. Tente de novo daqui a pouco.
daily-result = { $title }
    Você fez **{ $score } { $points ->
        [0] pontos
        [one] ponto
       *[other] pontos
    }**.
daily-place = { $where ->
    [here] Neste servidor
   *[everywhere] Em toda parte
  }: **{ $rank }º** de { $among }
daily-late = Você terminou depois que ele fechou, então fica fora do ranking. Mesmo assim, conta para a sua sequência.
daily-expert = Nosso expert fez { $score } { $points ->
    [0] pontos
    [one] ponto
   *[other] pontos
  } no mesmo desafio.
daily-streak = 🔥 { $days } dias seguidos (seu recorde: { $longest }).
daily-closed-until = -# A classificação pode mudar até fechar em { $closes }. Aí você pode ver como jogou quem foi melhor. Até lá, não conte a ninguém que cartas vieram!
daily-ranks-title = { $title }
daily-ranks-where = { $where ->
    [here] **Neste servidor**
   *[everywhere] **Em toda parte**
  }
daily-ranks-empty = { $over ->
    [yes] Ninguém terminou a tempo.
   *[no] Ninguém tinha terminado quando você perguntou.
  }
# Not as “1.”: Discord would renumber the lines, across equals and both lists.
daily-rank = { $rank }º · **{ $score }**{ $own ->
    [yes] {" "}· **{ $name }**
    [no] {" "}· { $name }
   *[nobody] {""}
  }
daily-post = Ontem: { $title }
daily-post-streaks = 🔥 Seguidos: { $streaks }
daily-post-streak = { $name } { $days ->
    [one] { $days } dia
   *[other] { $days } dias
  }
daily-ranks-open = -# Fecha em { $closes }.
daily-ranks-hidden = -# Os nomes aparecem depois que você jogar. Fecha em { $closes }.
daily-seed = -# A semente era `{ $seed }`. A impressão digital dela é `{ $fingerprint }`, como mostrado antes da primeira jogada.
daily-shared = **{ $name }** jogou o desafio do dia: **{ $score } { $points ->
    [0] pontos
    [one] ponto
   *[other] pontos
  }**.
daily-paste-points = { $points ->
    [0] { $score } pontos
    [one] { $score } ponto
   *[other] { $score } pontos
  }
daily-paste-late = Jogado depois do prazo
daily-shared-over = **{ $name }** jogou o { $title }: **{ $score } { $points ->
    [0] pontos
    [one] ponto
   *[other] pontos
  }**.
alt-daily = { $title }, { $name }: pontos: { $score }.
daily-reminder = { $title } está aberto. Fecha em { $closes }.
daily-reminder-over = { $title } fechou.
daily-reminder-ask = Quando você quer o lembrete? Os horários são no seu fuso ({ $zone }), que você pode mudar com { $notify }.
daily-reminder-opening = Quando abrir (meia-noite UTC)
daily-reminder-on = Todo dia às { $time } eu mando uma DM para você, a não ser que já tenha jogado. A primeira vem em { $next }.
daily-reminder-off = Não vou mais lembrar você do desafio do dia.
button-daily-remind = Me lembrar todo dia
button-daily-remind-stop = Parar de me lembrar
button-daily = Desafio do dia
button-daily-play = Jogar o desafio do dia
button-daily-too = Jogar também
button-daily-paste = Para colar
button-daily-on = Continuar
button-daily-ranks = Classificação
button-daily-result = Meu resultado
button-daily-own = Minha partida
button-daily-best = Ver a melhor

# Lessons: /learn

course-lost_cities = Lost Cities
course-lost_cities-partners = Lost Cities: duplas
course-lost_cities_board = Lost Cities: O Jogo de Tabuleiro
course-tikal = Tikal
course-tikal-auction = Tikal: o leilão
lessons-title =
    {""}### Aprenda um jogo
    {""}Lições curtas numa mesa de verdade. Só você vê, e pode parar quando quiser.
lessons-course =
    {""}**{ $course }**
    {""}-# { $known ->
        [0] { $count } lições de um minuto cada
       *[other] { $known } de { $count } lições
    }
lessons-finished = **Você já sabe jogar { $course }!** Experimente numa partida de verdade: o computador que espera por você é o mais manso de todos.
lesson-task = **{ $title }.** { $task }
lesson-hint = -# 💡 { $hint }
lesson-right = ✅ **Isso mesmo.** { $explanation }
lesson-wrong = ↩️ **Quase.** { $explanation }
lesson-learner = Você
button-lesson-start = Começar
button-lesson-on = Continuar
button-lesson-again = De novo
button-lesson-next = Próxima: { $title } ›
button-lesson-other = Tentar outra resposta
button-lesson-retry = Tentar de novo
button-lesson-end = Concluir ›
button-hint = Dica
button-learn-game = Aprender jogando
button-courses = Lições

# Help: pages, and the things to do on them, a name and a quieter line each

notice = 📢 **{ $text }**

help-start =
    {""}### Boas-vindas à Explorers’ Guild
    {""}Jogos de tabuleiro sem pressa: um turno agora, o próximo amanhã.
help-welcome =
    {""}### Oi! Aqui eu organizo jogos de tabuleiro
    {""}{ $titles }. Vocês não precisam estar online ao mesmo tempo: um turno agora, o próximo amanhã.
help-hall = -# Admins: com { $settings }, mantenho em um canal a lista de lugares livres e partidas em andamento; ali também se ativam a copa da semana ou uma liga.
help-to-learn =
    {""}**Aprender**
    {""}-# Um jogo em poucos minutos, jogando
help-to-practise =
    {""}**Treinar**
    {""}-# Contra um computador, agora mesmo
help-to-open =
    {""}**Jogar**
    {""}-# Com gente deste servidor
help-most = -# Os comandos mais usados: { $commands }
help-gathering = **{ $game }** está para começar aqui, com { $names }.
help-watching =
    {""}**{ $game }** está rolando aqui, com { $names }.
    {""}-# Fique à vontade para assistir
help-playing =
    {""}**{ $game }**
    {""}-# Sua partida aqui
help-game =
    {""}**{ $game }**
    {""}-# { $about }
help-practise =
    {""}### Treine contra um computador
    {""}A partida começa aqui na hora. Para escolher quantos computadores e de que nível, use { $practice }.
help-open =
    {""}### Abra um lobby
    {""}Os outros apertam **Entrar**, depois você aperta **Começar**. Para convidar gente ou escolher opções antes, use { $play }.
help-turn =
    {""}### Quando é a sua vez
    {""}**1**  Eu aviso você, por DM ou aqui, como preferir.
    {""}**2**  Aperte **Jogar** e responda a uma ou duas perguntas.
    {""}**3**  **Voltar** desfaz um toque. Nada é jogado até o último.
help-to-undo =
    {""}**Mudou de ideia?**
    {""}-# Desfaça seu último passo, ou um turno inteiro se os outros concordarem
help-to-typing =
    {""}**Prefere digitar?**
    {""}-# Um comando sugere jogadas enquanto você digita
help-typing =
    {""}### Digitar uma jogada
    {""}{ $move } sugere as jogadas possíveis. Digite algumas letras de uma cor, uma carta ou um lugar e escolha uma.
    {""}{ $undo } desfaz, { $hand } mostra sua mão e { $board } a mesa.
help-time =
    {""}### Tempo e notificações
    {""}{ $limited ->
        [no] Aqui as partidas normalmente não têm relógio, mas podem ter.
       *[yes] Cada turno tem um relógio, normalmente { $clock }.
    } Você recebe um lembrete antes de o tempo acabar. Se acabar, os outros podem esperar por você, ou um computador joga só esse turno.
help-to-away =
    {""}**Vai viajar?**
    {""}-# Pare seus relógios por até 21 dias
help-to-back =
    {""}**Já voltou?**
    {""}-# Religue seus relógios
help-to-notify =
    {""}**Notificações demais?**
    {""}-# Escolha onde e quando
help-to-resign =
    {""}**Quer parar?**
    {""}-# Desista da sua partida aqui
help-fair =
    {""}### Jogo limpo
    {""}Você pode conferir cada embaralhamento: eu publico a impressão digital antes da primeira carta e, depois da partida, **Mais…** → **Conferir** dá a semente a quem jogou.
    {""}Os computadores só veem o que uma pessoa veria no lugar deles. { $leaderboard } classifica as pessoas pelas partidas ranqueadas entre elas.
help-to-verify =
    {""}**O embaralhamento foi justo?**
    {""}-# Confira a partida daqui
help-to-privacy =
    {""}**O que eu sei sobre você?**
    {""}-# Veja, exporte, exclua
help-all = ### Todos os comandos
help-all-begin = **Começar uma partida**
help-all-turn = **Sua vez**
help-all-time = **Tempo e notificações**
help-all-after = **Depois do jogo**
help-all-look = **Consultar**
help-all-server = **O servidor**
help-all-apps = **Menu “Aplicativos”** (toque longo ou clique direito em uma pessoa ou mensagem → Aplicativos)
    Em uma pessoa: *Desafiar*, *Perfil*, *Bloquear*, *Denunciar*. Em uma mensagem sobre uma partida: *Mostrar esta partida*.
help-command = `{ $command }` { $about }
help-command-button = `{ $command }` { $about } · também como botão
button-support = Suporte
button-help = Ajuda
button-help-start = ‹ Ajuda
button-help-turn = Minha vez
button-help-time = Tempo e notificações
button-help-fair = Jogo limpo
button-help-all = Todos os comandos
button-next-page = Próxima ›
button-learn = Aprender
button-practise = Treinar
button-open = Abrir um lobby
button-board = Mesa
button-undo = Desfazer
button-how = Ver como
button-show-hand = Mostrar minha mão
button-go-away = Vou ficar fora
button-go-back = Voltei
button-pings = Notificações
button-give-up = Desistir
button-clocks = Relógios
button-verify = Conferir
button-privacy = Mostrar

# The lobby

lobby-seat = { $number } · { $name }{ $state ->
    [host] {" "}· host
    [invited] {" "}· convite pendente
   *[joined] {""}
  }
lobby-players = { $range ->
    [exactly] para
   *[up-to] para até
  } { $most ->
    [2] dois
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
   *[other] { $most }
  }
event-left = { $name ->
    [you] Você
   *[other] { $name }
  } saiu da mesa. Um computador assume até a volta.
event-left-for-good = { $name } saiu da mesa de vez. Um computador assume.
event-late = { $name ->
    [you] Seu tempo
   *[other] O tempo de { $name }
  } acabou, então um computador joga este turno.
event-lost-on-time = { $name ->
    [you] Seu tempo
   *[other] O tempo de { $name }
  } acabou, e { $opponent ->
    [you] você
   *[other] { $opponent }
  } encerrou a partida.
event-idle = { $name ->
    [you] Seu tempo
   *[other] O tempo de { $name }
  } acabou três vezes seguidas. Um computador assume até a volta.
event-undid = { $how ->
    [alone] { $name ->
        [you] Você
       *[other] { $name }
      } desfez o próprio turno.
   *[agreed] Todo mundo concordou: { $name ->
        [you] você
       *[other] { $name }
      } desfez o próprio turno.
  }{ $counts ->
    [no] {" "}Esta partida não conta mais para o ranking contra computadores.
   *[yes] {""}
  }
event-resumed = A partida continua.
event-restored = Meus dados foram restaurados de um backup. Esta partida continua de lá com as mesmas cartas, que algumas pessoas já viram, então ela não conta mais.
event-returned = { $name ->
    [you] Você está
   *[other] { $name } está
  } de volta e joga de novo.
lobby-computer = { $number } · { $name } · computador, { $level }
# A computer’s level, with what kind of player it is.
computer-kind = { $level }{ $temperament ->
    [bold] , corre riscos
    [timid] , joga com cautela
    [dreamy] , só pensa no próprio jogo
    [hasty] , quer pontos rápidos
   *[even] {""}
  }
computer-nature = { $name } { $temperament ->
    [bold] corre riscos
    [timid] joga com cautela
    [dreamy] só pensa no próprio jogo
   *[hasty] quer pontos rápidos
  }
level-first = estreante
level-easy = fácil
level-casual = casual
level-medium = médio
level-skilled = hábil
level-hard = difícil
level-expert = expert
clock-off = sem relógio
clock-turn = { $time } por { $each ->
    [deal] partida
   *[turn] turno
  }
clock-bank = { $first } no início, mais { $more } por { $each ->
    [deal] partida
   *[turn] turno
  }, até { $most }
clock-bank-short = { $first } + { $more } por turno
clock-title = **Relógio:** { $clock }
clock-none = Esta partida não tem relógio: leve o tempo que precisar.
clock-of-mover = É a { $name ->
    [you] sua vez
   *[other] vez de { $name }
  } · prazo: { $when }.
clock-of = { $name ->
    [you] Você
   *[other] { $name }
  } tem { $time } para o próximo turno.
clock-pause-wanted = Pedido de pausa: { $names }. O relógio para quando todo mundo na mesa apertar **Pausar**.
pause-question = { $mentions }: vamos pausar a partida? O pedido é de { $names }. O relógio para quando todo mundo concordar.
button-agree-pause = Concordar com a pausa
clock-ends = Prazo: { $when }.
clock-away = { $name } está fora até { $when }.
away-day = { $day } ({ $date })
away-which = Qual é o seu último dia fora?
away-now = Você está fora até { $when }. Seus relógios ficam parados até lá e você não recebe notificações{ $count ->
    [0] {""}
    [one] {", nem na partida que espera por você agora"}
   *[other] , nem nas { $count } partidas que esperam por você agora
  }. Você ainda pode jogar; { $back } encerra a ausência antes.{ $zone ->
    [no] {" "}É à meia-noite UTC: defina seu fuso horário com { $notify }.
   *[yes] {""}
  }
back-now = Que bom ter você de volta. Seus relógios estão correndo de novo.
notify-title = ### Suas notificações
notify-changed = ✓ **Alterado.** { $now }
notify-summary = { $turns ->
    [direct] Você recebe uma DM por turno
    [channel] Você recebe uma notificação por turno, no canal da partida
    [both] Você recebe uma DM e uma notificação no canal por turno
    [neither] Você recebe seus turnos em silêncio
   *[digest] Você fica sabendo dos seus turnos uma vez por dia, às { $digest }
  }{ $quiet ->
    [yes] , e não recebe notificações entre { $from } e { $until }
   *[no] {""}
  }. { $remind ->
    [both] Eu mando um lembrete quando metade do tempo tiver passado, e outro quando restarem 10%.
    [half] Eu mando um lembrete quando metade do tempo tiver passado.
    [nearly] Eu mando um lembrete quando restarem 10% do tempo.
   *[never] Não mando lembrete antes de o tempo acabar.
  }{ $daily ->
    [yes] {" "}Todo dia às { $digest } você recebe uma lista das partidas que esperam por você.
   *[no] {""}
  }{ $next ->
    [yes] {" "}Você também recebe uma mensagem quando a sua vez é a próxima.
   *[no] {""}
  }{ $hours ->
    [yes] {" "}(Horários: { $zone })
   *[no] {""}
  }
notify-turns = -# Avisar que é a minha vez
notify-turns-direct = Por DM
notify-turns-direct-about = Uma notificação, com sua mão e os botões para jogar
notify-turns-channel = No canal
notify-turns-channel-about = Uma notificação no canal; sua mão chega em silêncio
notify-turns-both = Nos dois lugares
notify-turns-both-about = Duas notificações por turno
notify-turns-neither = Em silêncio
notify-turns-neither-about = Sua mão espera nas suas DMs
notify-turns-digest = Só no resumo diário
notify-turns-digest-about = Uma vez por dia, todas as partidas juntas
notify-remind = -# Me lembrar
notify-remind-both = Duas vezes por turno
notify-remind-both-about = Na metade do tempo, e quando restarem 10%
notify-remind-half = Na metade
notify-remind-half-about = Quando metade do seu tempo tiver passado
notify-remind-nearly = Perto do fim
notify-remind-nearly-about = Quando restarem 10% do seu tempo
notify-remind-never = Nunca
notify-remind-never-about = Seu tempo pode acabar sem aviso
notify-quiet = -# Horário de silêncio
notify-quiet-none = Nenhum
notify-quiet-span = { $from } às { $until }
notify-quiet-other = Outro horário…
notify-quiet-about = Até { $most } horas; depois vem uma notificação se algo estiver esperando
notify-digest = -# Resumo diário
notify-digest-none = Nenhum
notify-digest-at = Todo dia às { $time }
notify-zone = -# Fuso horário (se o seu não estiver aqui, digite { $notify } com uma cidade)
notify-zone-unknown = ⚠️ Não conheço mais o seu fuso horário “{ $zone }”, então uso UTC. Escolha o seu com { $notify }.
notify-zone-choice = { $time } · { $city }
notify-form = Horário de silêncio
notify-form-from = Início
notify-form-until = Fim
notify-muted =
    🔕 **Em silêncio até { $until }.** Tudo chega sem som, e seus relógios continuam correndo.
    Depois disso: { $now }
button-notify-mute = Silenciar por um dia
button-notify-unmute = Religar o som
button-fewer-pings = Menos notificações
button-quiet-hours = Horário de silêncio…
button-notify-undo = Desfazer
button-notify-zone = Fuso horário
button-notify-next = { $now ->
    [on] Não avisar um turno antes
   *[off] Avisar um turno antes
  }
button-notify-reset = Restaurar padrão
turn-waiting = { $mention }, é a sua vez.
direct-others = { $count ->
    [one] Mais uma partida espera
   *[other] Mais { $count } partidas esperam
  } por você: { $games }
undo-offer = Os outros já viram seu último turno. Só posso desfazer esse turno, e tudo que veio depois, se todo mundo concordar.
undo-alone = Desfazer seu último turno e tudo que veio depois?{ $counts ->
    [yes] {" "}As cartas que você comprou desde então voltam na mesma ordem, então esta partida deixa de contar para o ranking contra computadores.
   *[no] {""}
  }
undo-deals-again = Desde então foram dadas mãos novas. As mesmas mãos serão dadas de novo, e cada um já viu a sua.
undo-asked = Perguntei aos outros. Eles podem responder até { $until }. Se alguém jogar antes disso, seu turno fica valendo.
undo-asked-failed = Não consegui perguntar aos outros: não posso escrever aqui nem mandar DM para eles.
undo-done = Seu turno foi desfeito.
undo-question = { $mentions }: { $name } pede para desfazer o próprio turno e tudo que veio depois. Se todo mundo concordar até { $until }, a partida volta atrás. Jogar seu turno conta como “não”.
clock-paused = A partida está pausada e o relógio, parado.
hours = { $count ->
    [one] uma hora
   *[other] { $count } horas
  }
days = { $count ->
    [one] um dia
   *[other] { $count } dias
  }
computer-add = Adicionar um computador: { $level }
practice-opponent = { $name } ({ $level })
practice-started = { $host } está jogando { $game } com { $names }.
practice-elsewhere = Não posso escrever aqui, então sua partida de **{ $game }** está na nossa DM: { $link }
challenge-which = Que jogo você quer jogar com **{ $name }**?
# Below the message that a game against computers has begun. $beaten and $level are levels.
level-suggested = { $why ->
    [new] { $name } está conhecendo este jogo, então o computador joga como iniciante.
   *[next] { $name } já venceu *{ $beaten }*, então desta vez é *{ $level }*.
  }
button-level = Trocar para { $level }
button-next-level = Próximo nível: { $level }
practice-watched = { $host } está assistindo a uma partida de { $game }: { $names }.
lobby-side = Dupla { $number }
lobby-free = { $number } · lugar livre
lobby-open = { $players }, { $free ->
    [1] há um lugar livre
    [2] há dois lugares livres
    [3] há três lugares livres
   *[other] há { $free } lugares livres
  }.
lobby-ready = { $host }, você pode começar com { $count ->
    [2] dois
    [3] três
    [4] quatro
    [5] cinco
   *[other] { $count }
  } ou esperar.
lobby-full = **{ $game }**: { $names } já estão aqui. { $start ->
    [by-itself] Começa sozinha { $when }.
   *[by-host] Quem dá início é { $host }.
  }
lobby-terms = { $options }, { $clock }. { $rated ->
    [yes] Vale rating.
   *[no] Não vale rating.
  }
lobby-agreed = { $players }. { $terms }
lobby-waiting = Esperando { $names }. O convite expira { $when }.
rematch-waiting = Esperando { $names }. A proposta expira { $when }.
lobby-closes = Fecha { $when }.
lobby-begins = { $who ->
    [lot] Um sorteio decide quem começa.
   *[player] { $name } começa.
  }
lobby-invitation = { $mentions }: { $host } convida para jogar **{ $game }**.
lobby-declined = { $why ->
    [declined] { $name } recusou o convite.
   *[unanswered] { $name } não respondeu em um dia.
  }
lobby-started = **{ $game }**: a partida começou.{ $name ->
    [none] {""}
   *[other] {" "}{ $name } começa.
  }
lobby-closed = **{ $game }**: { $why ->
    [alone] ninguém entrou em um dia, então este lobby fechou.
    [unstarted] ninguém começou em um dia, então este lobby fechou.
   *[cancelled] este lobby foi cancelado.
  }
options-host = ### Seu lobby
options-guest = ### Este lobby
    -# { $host } pode mudar isso.
options-computers = -# Com um computador, a partida não vale rating.
options-changed = ✓ Alterado.
options-ask-cancel = Fechar este lobby para todos?
options-rematch = ### Revanche
rematch-ask-withdraw = Retirar a proposta de revanche?
# $when is a day from now.
rematch-put-off = Pergunto de novo { $when }. A proposta vale mais um dia depois disso.
options-started = O jogo começou, então as opções não mudam mais.
options-cancelled = O lobby está fechado.

# Messages to hosts about their lobbies

host-ready = **{ $game }** com { $names }: você já pode começar. Ainda dá para entrar mais gente.
host-full = **{ $game }**: sua mesa está completa, com { $names }. Se você não apertar nenhum botão, a partida começa sozinha em alguns minutos, mas nunca no seu horário de silêncio.
host-ready-waits = **{ $game }**: esperando mais gente. Eu aviso quando sua mesa estiver completa.
host-full-waits = **{ $game }**: sua mesa está completa. A partida começa quando você apertar **Começar já**.
host-over = **{ $game }** com { $names }: { $how ->
    [off] seu lobby foi cancelado.
    [changed] quem está na sua mesa mudou desde então.
   *[started] sua partida começou.
  }

# Invitations, by DM, and the seats a host frees

invitation-asked =
    {""}{ $host } convidou você para jogar **{ $game }**{ $where ->
        [somewhere] {""}
       *[known] {" "}em **{ $server }**
    }.
    { $terms }
    -# O convite expira { $until }.
invitation-rematch =
    {""}{ $host } propõe uma revanche de **{ $game }**{ $where ->
        [somewhere] {""}
       *[known] {" "}em **{ $server }**
    }.
    { $terms }
    -# A proposta expira { $until }.
# After an answer that closes the offer for everyone.
invitation-rematch-declined = Você recusou a revanche de **{ $game }** com { $host }, então a proposta não vale mais.
invitation-joined = Você tem um lugar na partida de **{ $game }** de { $host }. Eu aviso quando ela começar.
invitation-begun = Você entrou na partida de **{ $game }** de { $host }, e ela começou.
invitation-declined = Você recusou o convite de { $host } para **{ $game }**. Se mudar de ideia, talvez ainda haja um lugar livre no lobby.
invitation-left = Você saiu da partida de **{ $game }** de { $host } antes de ela começar.
invitation-withdrawn = { $host } retirou seu convite para **{ $game }**. Você ainda pode entrar se houver um lugar livre no lobby.
invitation-removed = { $host } liberou seu lugar numa partida de **{ $game }** antes de ela começar. Se ainda quiser jogar, fale com { $host } ou pegue um lugar livre no lobby.
invitation-unanswered = O lugar reservado para você na partida de **{ $game }** de { $host } agora está aberto para outras pessoas. Você ainda pode entrar pelo lobby se ele estiver livre.
invitation-called-off = A partida de **{ $game }** de { $host } foi cancelada.
invitation-paired =
    {""}Encontrei: { $names } jogam **{ $game }**{ $where ->
        [somewhere] {""}
       *[known] {" "}em **{ $server }**
    }. A partida está começando.
    { $terms }
invitation-call = { $mention }, { $host } convidou você para jogar **{ $game }**. O convite expira { $until }.
invitation-call-paired = { $mention }, encontrei jogadores para você: { $names } jogam **{ $game }** aqui.
invitation-expired = { $name } não respondeu em um dia ao seu convite para **{ $game }**, então o lugar está livre de novo. Seu lobby fecha { $until }, a não ser que você comece antes.
seats-menu = Lugares…
seats-free = Liberar o lugar de { $name }
rematch-opened = Aqui está sua revanche: { $link }
rematch-offer = { $mentions }: { $host } propõe uma revanche.
rematch-begun = A revanche começou.{ $name ->
    [none] {""}
   *[other] {" "}{ $name } começa.
  }
rematch-closed = { $why ->
    [declined] Agora não dá para jogar a revanche: { $names }.
    [unanswered] Sem resposta à proposta de revanche: { $names }.
   *[withdrawn] A proposta de revanche foi retirada.
  }
lobby-in-thread = Sua partida de { $game } está em { $thread }.
lobby-thread-opened = { $host } está montando uma partida de { $game }.
lobby-thread-name = { $game }: { $names }

form-options = { $game }: opções
button-join = Entrar
button-join-side = Entrar na dupla { $number }
button-leave = Sair
button-accept = Aceitar
button-no-more = Bloquear { $name }
button-decline = Recusar
button-no-thanks = Não, valeu
button-challenge = Desafiar
button-follow = Me conte como termina
button-unfollow = Deixa pra lá
follow-started = Vou mandar uma única DM, sem som, quando { $names } terminarem esta partida de **{ $game }**. Ela está em { $games }.
follow-over = Você perguntou como terminaria [{ $game }]({ $link }) com { $names }.
button-follows = Partidas que sigo ({ $count })
follows-title = **Partidas que você segue** ({ $count }): eu conto como elas terminam.
follows-line = - [{ $game }]({ $link }): { $names }
follows-stop = Parar de seguir…
follows-none = Você não segue nenhuma partida agora. *Mais…*, embaixo de um tabuleiro, tem *Me conte como termina*.
button-alerts = Quando uma mesa abrir…
button-alert = Me avise da próxima
alerts-title = **Quando uma mesa abrir**
    Eu notifico você por DM{ $often ->
        [daily] , no máximo uma vez por dia,
       *[every] {""}
    } quando houver lugar em uma mesa destes jogos.
alerts-elsewhere = Use { $notify } em um servidor para escolher os jogos dele.
alerts-role = Neste servidor, as novas mesas mencionam { $role } em vez disso. Peça esse cargo a quem administra o servidor.
alerts-games = Jogos neste servidor
alerts-line = - { $server }: { $games }
alerts-stop = Nada mais de…
alerts-often-daily = No máximo uma notificação por dia
alerts-often-every = Uma notificação por mesa
alerts-ping = { $host } abriu uma mesa de **{ $game }** em **{ $server }**. Você pode entrar enquanto houver lugar.
lobby-role = { $role }, há um lugar livre.
server-role = **Cargo a notificar quando uma mesa abrir** (um que todo mundo possa mencionar)
server-role-none = Nenhum: cada pessoa escolhe em /notify
button-block = Bloquear
button-unblock = Desbloquear
button-blocks = Quem você bloqueia…
block-done = Você bloqueou **{ $name }**, que não pode mais convidar você nem entrar nos seus lobbies, e eu não conto nada. As partidas em comum continuam. { $privacy } lista quem você bloqueia.
blocks-title = **Quem você bloqueia** ({ $count })
blocks-line = - { $name }, desde { $since }
blocks-stop = Desbloquear…
blocks-none = Você não bloqueia ninguém.
report-title = Denunciar { $name }
report-reason = O que aconteceu?
report-about = Quem administra o servidor lê, com o seu nome. A pessoa não fica sabendo.
report-ask = Não consigo repassar esta denúncia a quem administra o servidor. Posso avisar quem opera o bot que você denuncia **{ $name }**: a pessoa recebe os números das duas contas e deste servidor, sem texto.
button-report = Denunciar
report-sent = { $where ->
    [operator] Quem opera o bot recebe sua denúncia: os números das duas contas e deste servidor.
   *[managers] Sua denúncia vai para quem administra este servidor, com o seu nome.
  } **{ $name }** não fica sabendo. Para não receber convites, escolha *Bloquear* no menu dessa pessoa.
report-post = 🚩 { $reporter } denuncia { $reported } (`{ $id }`), { $when }:
button-reports = Denúncias…
reports-title =
    {""}### Denúncias
    {""}Em uma pessoa, *Apps* → *Denunciar* pergunta o que aconteceu. Escolha um canal que só quem administra veja. Sem canal, no máximo quem opera o bot fica sabendo: recebe os números das duas contas e deste servidor, sem o motivo.
reports-off = Sem canal para denúncias
button-barred = Barrados…
barred-title = { $count ->
    [0] **Aqui todo mundo pode abrir mesas.** Escolha quem não vai poder; entrar nas mesas dos outros continua possível.
   *[other] **Estas pessoas não podem abrir mesas aqui**, mas ainda podem entrar nas dos outros.
  }
barred-add = Quem não vai poder abrir mesas
barred-allow = Quem vai poder abrir mesas de novo
button-lobby = Ir para o lobby
button-hold = Esperar
button-hold-start = Não começar sozinha
button-start = { $count ->
    [all] Começar já
   *[other] Começar com { $count }
  }
button-unplan = Parar de dar lances por mim
button-plan = Planejar meu turno
button-cancel-plan = Cancelar plano
button-alone = Me perguntar na hora
button-rematch = Revanche
button-replay = Replay
button-share = Compartilhar
button-turn-first = ⏮
button-turn-previous = ◀
button-turn-following = ▶
button-turn-last = ⏭
button-cancel = Sim, fechar
button-ask-cancel = Fechar o lobby
# In the options of an offered rematch: asks again tomorrow.
button-rematch-later = Mais tarde
button-withdraw = Retirar
button-again = Abrir de novo
button-others = Com outros…
button-profile = Meu perfil
button-standing = Ranking
button-computer = Jogar contra computador
button-options = Opções…
button-game-options = Opções do jogo…
button-thread = Jogar em um tópico
button-play = Jogar
button-hand = Minha mão
button-text = Em texto
button-log = Histórico
button-more = Mais…
button-back = Voltar
button-next = Avançar
button-rules = Regras
button-earlier = Mais antigas
button-later = Mais novas
button-previous = Anterior
button-play-number = Jogar { $number }
button-moved = Ir para o novo canal
button-resign = Sim, desistir
button-table = Ir para a mesa
button-next-game = Próximo: { $game }{ $channel ->
    [none] {""}
   *[other] {" "}em #{ $channel }
  }
more-title = ### Mais sobre esta partida
more-back = -# Rever
more-again = -# Jogar de novo
more-standing = -# Classificação
choose = Escolha…

# A finished game to share. The picture’s description names each side with its points.

share-picture = Salve ou copie esta imagem e publique onde quiser. Ela mostra o resultado, e nada do que ficou escondido.
picture-follows = -# A imagem chega em instantes.
share-late = A imagem ainda não está pronta. Aperte **Compartilhar** de novo daqui a pouco. Enquanto isso, em palavras: { $words }
share-words = Não consigo desenhar a imagem agora. Em palavras: { $words }
share-score = { $name } { $points }
alt-share = { $game }: { $scores }; { $outcome }.

# Finished games, and their shuffle

history-title = **Partidas terminadas** · { $whose ->
    [server] deste servidor
   *[mine] suas
  }
history-line = { $number }. { $when } · { $game } · { $players }{ $ended ->
    [resigned] {" "}· por desistência
    [on-time] {" "}· por tempo
   *[other] {""}
  }{ $kind ->
    [abandoned] {" "}· acabou cedo demais para a classificação geral
    [unrated] {" "}· amistosa
   *[rated] {""}
  }
history-player = { $won ->
    [yes] **{ $name }** { $score }
   *[no] { $name } { $score }
  }
history-none = { $whose ->
    [server] Não há aqui nenhuma partida terminada que você possa ver.
   *[mine] Você ainda não terminou nenhuma partida.
  } { $play } abre um lobby.
history-replay = Rever uma partida…
history-menu = Baixar uma partida…
history-choice = { $number }. { $game }
history-label = { $number ->
    [none] {""}
   *[other] { $number }.{" "}
  }{ $game } · { $players }
replay-title = **{ $game }** · { $names } · { $turn ->
    [0] o começo
   *[other] turno { $turn } de { $turns }{ $runs ->
        [yes] {" "}até agora
       *[no] {""}
      }
  }
button-video = Animação
button-hand-show = Mostrar minha mão
button-hand-hide = Esconder minha mão
replay-hands = -# { $open ->
    [yes] Todo mundo concordou: este replay mostra as mãos, e quem consegue ver esta mensagem pode pegar a semente e o arquivo da partida.
   *[no] Quando todo mundo que jogou concordar, qualquer pessoa pode ver as mãos aqui e pegar a semente e o arquivo da partida: { $agreed } de { $count } até agora.
  }
video = **{ $game }** · { $names } · todos os { $turns } turnos
video-waits = Sua animação é a próxima da fila…
video-paints = Desenhando o turno { $turn } de { $turns }…
video-joins = Todos os { $turns } turnos desenhados. Montando a animação…
replay-jump = Pular para um momento decisivo…
replay-moment = { $turn } · { $what }
transcript = { $game } como arquivo de texto, que qualquer pessoa pode ler e reproduzir. Ele inclui a semente do embaralhamento, que revela todas as cartas da partida.
shuffle-fingerprint = -# Embaralhamento: { $fingerprint }
verify-running = A semente desta partida tem a impressão digital `{ $fingerprint }`, que está na primeira mensagem dela. Quando a partida acabar, **Mais…** → **Conferir**, embaixo da última mensagem, dá a semente a quem jogou, para conferir que tudo foi embaralhado com ela e com mais nada.
verify-matches = **Embaralhamento conferido.** Dar as cartas de novo com a semente desta partida e refazer todas as jogadas chega exatamente ao mesmo resultado. Para conferir sem mim, use o arquivo e o meu programa: `explorers verify`.
    -# Semente: `{ $seed }`
    -# Impressão digital (a primeira metade está na primeira mensagem da partida): `{ $fingerprint }`
verify-onlooker = { $holds ->
    [no] **O embaralhamento não confere.** A semente tem a impressão digital `{ $fingerprint }`, mas refazer a partida dá um resultado diferente. Avise quem administra o bot.
   *[yes] **Embaralhamento conferido.** A semente tem a impressão digital `{ $fingerprint }`: compare com a da primeira mensagem da partida. Dar as cartas de novo com esta semente e refazer todas as jogadas chega exatamente ao mesmo resultado.
  }
    -# Por enquanto, é a minha palavra. A semente revela todas as mãos, então só pode conferir sem mim quem jogou: { $names }. Se todo mundo escolher **Mostrar minha mão** no replay, você também pode.
verify-fails = **O embaralhamento não confere.** A semente `{ $seed }` tem a impressão digital `{ $fingerprint }`, mas refazer a partida dá um resultado diferente. Avise quem administra o bot.

# The reader’s language

# A choice of /language: the same language as Discord itself
language-discord = O mesmo do Discord
# $name is the language’s own name, as it is written within a sentence of that very language
language-chosen = { $how ->
    [discord] Vou falar com você no idioma do Discord ({ $name })
   *[own] Vou falar com você em { $name }
  }, aqui e nas DMs. As mensagens para todo mundo ficam no idioma da mesa.

# The data stored about people

former-player = alguém que já saiu
privacy-title = **O que eu guardo sobre você**
privacy-no-games = - Nenhuma partida.
privacy-games = - { $finished ->
    [0] Nenhuma partida terminada
    [one] 1 partida terminada
   *[other] { $finished } partidas terminadas
  }{ $running ->
    [0] {""}
   *[other] , { $running } em andamento
  }{ $lobbies ->
    [0] {""}
    [one] , 1 lobby
   *[other] , { $lobbies } lobbies
  }: seu nome, seu lugar, suas jogadas ({ $moves ->
    [0] nenhuma ainda
   *[other] { $moves }
  }) e o resultado.
privacy-no-ratings = - Nenhum rating.
privacy-ratings = - { $standings ->
    [one] { $standings } posição em rankings
   *[other] { $standings } posições em rankings
  }, quanto cada partida ranqueada mudou seu rating ({ $changes ->
    [0] nenhuma
   *[other] { $changes }
  }) e suas conquistas ({ $achievements ->
    [0] nenhuma ainda
   *[other] { $achievements }
  }).
privacy-lessons = - Até onde você chegou nas lições.
privacy-dailies = - { $dailies ->
    [one] { $dailies } desafio do dia
   *[other] { $dailies } desafios do dia
  }: seus pontos, quando você terminou e, por 30 dias, em que servidores você aparece com ele e com que nome.
privacy-blocks = - { $blocks ->
    [one] Uma pessoa que você bloqueia.
   *[other] { $blocks } pessoas que você bloqueia.
  }
privacy-cups = - Copa da semana: { $cups ->
    [0] nenhuma partida
    [one] 1 partida
   *[other] { $cups } partidas
  }; você participa em { $cup_servers ->
    [0] 0 servidores
    [one] { $cup_servers } servidor
   *[other] { $cup_servers } servidores
  }.
privacy-leagues = - Liga em { $leagues ->
    [0] 0 servidores
    [one] { $leagues } servidor
   *[other] { $leagues } servidores
  }, e { $league_seasons ->
    [0] 0 temporadas
    [one] { $league_seasons } temporada
   *[other] { $league_seasons } temporadas
  } que você jogou.
privacy-follows = - { $follows ->
    [one] Uma partida que você segue.
   *[other] { $follows } partidas que você segue.
  }
privacy-seeks = - { $seeks ->
    [one] Uma busca por jogadores.
   *[other] { $seeks } buscas por jogadores.
  }
privacy-reports = - { $reports ->
    [one] Uma denúncia sua que ainda não foi entregue.
   *[other] { $reports } denúncias suas que ainda não foram entregues.
  }
privacy-alerts = - { $alerts ->
    [one] Um jogo de cujas novas mesas você quer saber.
   *[other] { $alerts } jogos de cujas novas mesas você quer saber.
  }
privacy-roles = - { $roles ->
    [one] { $roles } cargo que eu dei a você em um servidor.
   *[other] { $roles } cargos que eu dei a você em servidores.
  }
privacy-language = - Seu idioma, para eu poder escrever nele.
privacy-settings = - Configurações de notificação: { $preferences ->
    [0] nenhuma
   *[other] salvas
  }. Ausências: { $absences ->
    [0] nenhuma
   *[other] { $absences }
  }.
privacy-messages = - { $channels ->
    [0] Nunca mandei uma DM para você.
   *[other] Onde mando DMs para você, e a mensagem mais nova de lá sobre cada partida ({ $messages ->
        [0] nenhuma
       *[other] { $messages }
    }).
  } { $invitations ->
    [0] Nenhum convite para partidas.
    [one] 1 convite para uma partida.
   *[other] { $invitations } convites para partidas.
  } Eu não leio o que você escreve.
privacy-name = - { $shown ->
    [yes] Rankings e perfis em todos os servidores mostram o nome da sua conta.
   *[no] Só servidores em que você jogou mostram seu nome. Nos outros, você é “Explorador” e um código.
  }
privacy-retention =
    {""}-# Partidas e ratings: guardados até você excluir.
    {""}-# Posições na mesa, e que DMs pertencem a uma partida: excluídas { $states } dias depois da partida.
    {""}-# Lugares num lobby cancelado: excluídos depois de { $lobbies } dias. Ausências: excluídas depois de { $absences } dias.
privacy-actions = **Exportar** entrega tudo em um arquivo. **Excluir** pergunta de novo antes de apagar qualquer coisa.
button-export = Exportar
button-name-show = Mostrar meu nome em toda parte
button-name-hide = Esconder meu nome fora daqui
button-forget = Excluir
button-forget-really = Sim, excluir tudo
privacy-export = Tudo que guardo sobre você, em um arquivo JSON que pessoas e programas conseguem ler.
privacy-ask =
    {""}**Excluir tudo que guardo sobre você?** Não dá para desfazer.
    {""}- Você sai das suas partidas em andamento ({ $running ->
    [0] nenhuma
   *[other] { $running }
  }) e dos seus lobbies ({ $lobbies ->
    [0] nenhum
   *[other] { $lobbies }
  }). Numa partida de três ou quatro, um computador assume; numa partida de dois, a outra pessoa vence. Os lobbies em que você é host são cancelados.
    {""}- Partidas com outras pessoas ficam guardadas, com “alguém que já saiu” no seu lugar. Eu não vou mais saber que era você. Os ratings dos outros não mudam.
    {""}- Partidas que você jogou só contra computadores são excluídas, assim como seus ratings e configurações.
    {""}- Mensagens já publicadas em canais ficam lá; quem as guarda é o Discord, não eu.
privacy-deleted = Excluí tudo que guardava sobre você. Se jogar de novo, você começa do zero; { $play } abre um lobby.

# The posts of a table

on-hold = **Esta partida está suspensa.** { $why ->
    [idle] O tempo de todo mundo acabou.
    [quiet] Faz tempo que ninguém joga.
    [stopped] Alguém parou a partida.
   *[ended] Um admin do servidor encerrou a partida.
  }{ $rated ->
    [yes] {" "}Nenhum rating muda, a não ser que vocês terminem.
    [never] {""}
   *[no] {" "}Nenhum rating muda.
  } { $who ->
    [managers] Um admin do servidor pode apertar **Retomar** para continuar.
    [host] Aperte **Retomar** para continuar.
   *[players] Qualquer pessoa da mesa pode apertar **Retomar** para continuar de onde vocês pararam.
  }
still-playing = { $mentions } A partida continua? A última jogada foi { $since }. Se ninguém responder até { $until }, eu suspendo esta partida; dá para retomar a qualquer momento.
still-plays = { $name } continua na partida, então ela segue aberta.
resumed = A partida continua: { $link }
stopped = Parada. Aperte **Retomar** para continuar.
end-game-ask = Encerrar esta partida de **{ $game }** com { $names }? Não haverá resultado nem mudança de rating. Eu aviso quem estava jogando, e só um admin do servidor pode retomar.
game-ended = A partida foi encerrada, e este canal está livre.
reminder = { $mention }, ainda é a sua vez.
overdue = { $mention }, o tempo de { $name } acabou. O que fazemos? Se você não escolher, um computador joga este turno.
button-give = Dar tempo a { $name }
button-pause = Pausar
button-goon = Continuar
button-askundo = Perguntar aos outros
button-undo-alone = Desfazer
button-consent = Concordar
button-refuse = Discordar
button-resume = Retomar
button-resume-thread = Retomar em um tópico
button-stop = Parar
button-still = Continuo jogando
button-end-game = Sim, encerrar
button-wait = Esperar
button-standin = Deixar um computador jogar
button-win = Ficar com a vitória
button-win-early = Encerrar a partida
chosen-wait = { $name } ganhou mais tempo. Novo prazo: { $when }.
chosen-standin = O tempo de { $name } acabou, então um computador joga este turno.
chosen-win = A partida contra { $name } acabou.
overdue-left = { $mention }, { $name } não está mais no servidor. O que fazemos com este turno?
chosen-wait-on = A partida espera por { $name }. Não há limite de tempo.
post-turn = { $mention }, é a sua vez.
post-turn-computer = É a vez de { $name }.
over-won = **Fim de jogo.** { $winners ->
    [you] Você
   *[other] { $winners }
  } { $how ->
    [alone] vence
    [together] vencem
   *[shared] dividem a vitória
  } com { $points ->
    [0] { $score } pontos
    [one] { $score } ponto
   *[other] { $score } pontos
  }.
over-resigned = **Fim de jogo.** { $winners ->
    [you] Você
   *[other] { $winners }
  } { $count ->
    [one] vence
   *[other] vencem
  } { $why ->
    [on-time] por tempo
   *[other] por desistência
  }.
over-abandoned = **Fim de jogo.** Acabou cedo demais para contar na classificação geral.
outcome-ratings = Ratings: { $ratings }
outcome-rating = { $name } { $after }{ $provisional ->
    [yes] ?
   *[no] {""}
  } ({ $gain })
outcome-provisional = -# ? = provisório: menos de 10 partidas
outcome-achievement = { $names } · { $achievement }{ $times ->
    [one] , pela primeira vez
   *[other] , pela { $times }ª vez
  }{ $more ->
    [0] {""}
   *[other] {" "}(mais { $more }: { $profile })
  }
outcome-own = Seu rating: { $before } → { $after }{ $provisional ->
    [yes] ?
   *[no] {""}
  } ({ $gain })
outcome-record = **Novo recorde neste servidor:** { $points ->
    [0] { $score } pontos
    [one] { $score } ponto
   *[other] { $score } pontos
  } em { $game } ({ $lineup }), de { $names }. Antes: { $before }, de { $holders }.
direct-first = **{ $game }** com { $names }: a partida começou. Eu aviso quando for a sua vez.
direct-turn = **{ $game }** com { $names }: é a sua vez.
direct-next = **{ $game }**: é a vez de { $name }, e depois é a sua.
direct-reminder = **{ $game }** com { $names }: ainda é a sua vez.
direct-resumed = **{ $game }** com { $names }: eu aviso quando for a sua vez.
direct-channel-gone = *O canal da partida não existe mais, então a partida continua aqui. { $board } mostra como está a mesa.*
direct-bot-removed = *Fui removido do servidor, então a partida continua aqui até alguém me convidar de novo.*
direct-no-permission = *Não posso mais escrever em { $channel }. Um admin do servidor precisa me dar estas permissões lá: { $permissions }. Até então, a partida continua aqui.*
direct-last = **{ $game }** com { $names }
# What outdated messages are shortened to.
past = **{ $game }** com { $names }: { $what }
past-first = a partida começou.
past-next = depois era a sua vez.
past-late = o tempo do seu oponente acabou.
past-gone = seu oponente não estava mais no servidor.
past-over = a partida acabou.
past-on-hold = a partida foi suspensa.
past-hold = A partida foi suspensa. { $why ->
    [idle] O tempo de todo mundo tinha acabado.
    [quiet] Fazia tempo que ninguém jogava.
    [stopped] Alguém parou a partida.
   *[ended] Um admin do servidor encerrou a partida.
  }
past-still-playing = perguntei aqui se você ainda estava jogando.
past-taken-back = um turno foi desfeito.
past-newer = era a sua vez. Há uma mensagem mais nova abaixo.
past-pause = { $name } pediu uma pausa aqui.
past-reminded = { $name } recebeu um lembrete aqui.
past-overdue = o tempo de { $name } acabou.
past-departed = { $name } não estava mais no servidor.
past-undo = { $name } pediu para desfazer um turno. O turno continua valendo.
past-undo-agreed = todo mundo concordou: { $name } desfez um turno.
past-invitation = { $name } recebeu um convite para uma partida de **{ $game }**.
panel-outdated = *Esses botões são antigos. Aqui está o seu turno como está agora:*
plan-title = *Você está planejando seu próximo turno. Eu jogo assim que for a sua vez. Só você vê isto.*
plan-if = E se for assim na hora: { $changed }?
plan-outdated = *A mesa mudou desde então: escolha de novo.*
plan-left = *Planejado: { $turn }. Se não servir mais, eu pergunto. Só você vê isto.*
plan-otherwise = { $first }. Senão: { $second }
plan-then = { $first } · { $second }
plan-and = { $first } e { $second }
plan-done = *Jogado como planejado: { $turn }.*
plan-cancelled = *Cancelei seu plano porque { $because }.*
# What has changed since a turn was planned, after "because".
plan-forbidden = as regras não permitem mais
plan-scores = agora viria uma pontuação logo depois do seu turno
plan-other-cards = você tem outras cartas agora
plan-taken-back = um turno foi desfeito
plan-removed = Plano cancelado. Eu pergunto quando for a sua vez.
panel-title = **{ $question }**
post-later = *Ainda não consigo mandar DM para { $names }. Até lá, aperte* **Minha mão** *aqui.*
post-later-no-hands = *Ainda não consigo mandar DM para { $names }. Até lá, aperte* **Jogar** *aqui.*
dm-closed = *Não consigo mandar DM para você (suas DMs podem estar fechadas). Para ver suas cartas, aperte* **Minha mão** *aqui ou use* **{ $hand }**.
dm-closed-no-hands = *Não consigo mandar DM para você (suas DMs podem estar fechadas), então só posso avisar no canal quando for a sua vez.*
restored = Essa mensagem é antiga: meus dados foram restaurados de um backup. Aqui está a mesa como está agora.
cannot-post = *Não posso escrever aqui. Preciso destas permissões: { $permissions }.*
log-title = **{ $game }**, { $steps ->
    [one] passo { $last }
   *[other] passos { $first } a { $last }
  } de { $all }
log-empty = Ainda não aconteceu nada.
text-score-sheet = { $name }: { $total }
resign-ask = { $goes ->
    [yes] Sair desta partida? Um computador assume seu lugar. Você pode voltar a qualquer momento antes do fim.
    [match] Sair da disputa? Você fica atrás de todo mundo que continuar.
   *[no] Desistir? A partida acaba para todo mundo na mesa.
  }
resigned = Você desistiu.
away = Você saiu desta partida, e um computador joga por você. Você pode voltar ao seu lugar a qualquer momento antes do fim.
button-return = Voltar ao meu lugar
returned-to-game = Que bom ter você de volta. O lugar é seu de novo.
button-advice = O que você jogaria?
button-anyway = Mostrar mesmo assim
advice-warning = A dica de um expert ajuda a aprender, mas, se você pedir, esta partida não conta para o ranking contra computadores.
advice = **Sugestões de um expert**, da melhor para a pior.
button-play-idea = { $count ->
    [1] Jogar esta
   *[other] Jogar { $number }
  }
advice-line = { $number } · { $rank ->
    [best] {"**Melhor:** "}
    [equal] {"**Igualmente boa:** "}
   *[other] {""}
  }{ $action }{ $facts ->
    [none] {""}
   *[other] {" "}({ $facts })
  }
advice-but = mas { $fact }
advice-then = -# Depois: { $steps }{ $facts ->
    [none] {""}
   *[other] {" "}({ $facts })
  }
games-title = **Suas partidas** ({ $count }){ $waiting ->
    [0] {""}
   *[other] {" "}· { $waiting } esperando por você
  }
games-line = { $number }. [{ $game }]({ $link }) { $who ->
    [with] com { $names }
   *[of] · { $names }
  }: { $turn ->
    [yours] **sua vez**
   *[another] vez de { $mover }
  }, última jogada { $since }
digest-title = **Seu dia** · { $day } · { $count ->
    [one] uma partida espera por você
   *[other] { $count } partidas esperam por você
  }
digest-line = { $number }. [{ $game }]({ $link }) com { $names }.
digest-more = { $count ->
    [one] Mais uma está
   *[other] Mais { $count } estão
  } em { $games }.
button-games = Minhas partidas
games-none = Você não está jogando em lugar nenhum agora. { $play } abre um lobby, e { $practice } começa uma partida contra computadores.
tables-title = **Mesas neste servidor** · { $count }
tables-lobby = { $number }. [{ $game }]({ $link }) · { $you ->
    [alone] você espera mais gente
    [full] lotado, com { $names }, mas ainda não começou
    [with] você espera mais gente, com { $names }
   *[without] { $names } { $count ->
        [one] espera
       *[other] esperam
      } mais gente
  }
tables-none = Nenhuma partida nos canais que você pode ver. Abra um lobby com { $play }!

# O salão: uma mensagem em um canal próprio que sempre mostra os lugares livres e as partidas em andamento

hall-seats = ### ⛺ Lugares livres
hall-seats-none =
    {""}### ⛺ Lugares livres
    {""}Nenhum agora. { $play } em um canal de jogo abre um lobby.
hall-seat =
    {""}**[{ $game }]({ $link })** · { $names }
    {""}-# { $free ->
        [1] um lugar livre
        [2] dois lugares livres
        [3] três lugares livres
       *[other] { $free } lugares livres
      } · { $clock } · aberta { $when }
hall-more = -# e mais { $count }
hall-more-games = -# e { $games }
hall-count = { $count } { $game }
hall-games = ### 🎲 { $count ->
    [one] Uma partida
   *[other] { $count } partidas
  }: de quem é a vez?
hall-games-none =
    {""}### 🎲 Nenhuma partida ainda
    {""}Aprenda um jogo em poucos minutos, jogando.
hall-game = [{ $game }]({ $link }) · { $names } · { $when }
hall-daily =
    {""}### ☀️ Desafio do dia { $number }
    {""}{ $played ->
        [0] Ninguém jogou ainda
        [one] Uma pessoa jogou
       *[other] { $played } jogaram
      } · fecha { $closes }
hall-cup =
    {""}### 🏆 Copa { $number }
    {""}{ $open ->
        [yes] { $members ->
            [0] Ninguém participa ainda
            [one] Uma pessoa participa
           *[other] { $members } participam
          } · fecha { $when }
       *[no] Acabou · a próxima abre { $when }
      }
hall-league =
    {""}### ⚔️ Liga, temporada { $season }
    {""}{ $state ->
        [running] { $played } de { $games } partidas · termina { $when }
        [begins] { $members } pessoas entraram · começa { $when }
       *[open] { $members ->
            [0] Ninguém entrou ainda
            [one] Uma pessoa entrou
           *[other] { $members } pessoas entraram
          } · com { $fewest }, começa
      }
week-title = **A semana, { $dates }**
week-games = { $ended ->
    [0] **0** partidas terminadas
    [one] **Uma** partida terminada
   *[other] **{ $ended }** partidas terminadas
  }{ $running ->
    [0] .
    [one] , **uma** em andamento.
   *[other] , **{ $running }** em andamento.
  }
week-moves = { $moves ->
    [0] **0** jogadas
    [one] **Uma** jogada
   *[other] **{ $moves }** jogadas
  } em { $running ->
    [0] partidas em andamento.
    [one] uma partida em andamento.
   *[other] **{ $running }** partidas em andamento.
  }
week-rise = ⬆️ Quem mais subiu: **{ $name }**, +{ $points }, agora { $rating }
week-record = ⭐ Recorde: { $names }, { $score } { $points ->
    [0] pontos
    [one] ponto
   *[other] pontos
  } em [{ $game }]({ $link })
week-longest = 🚩 A mais longa: [{ $game }]({ $link }), { $unit ->
    [hours] { $count ->
        [one] { $count } hora
       *[other] { $count } horas
      }
   *[days] { $count ->
        [one] { $count } dia
       *[other] { $count } dias
      }
  }, vencida por { $names }
week-seats = ⛺ Lugares livres: { $games }
week-seat = { $game }{ $free ->
    [1] {""}
   *[other] {" "}({ $free })
  }
week-stopped = Nada aconteceu aqui em { $weeks } semanas, por isso parei com o post semanal. Quem gerencia o servidor pode ligá-lo de novo em { $settings }.
hall-changed = -# Última mudança { $when }
hall-joined = Você entrou em { $game }: { $link }
button-hall-moves = Meus turnos
button-hall-tables = Todas as mesas

seek-title = **🔎 Procurar jogadores**
seek-about = -# Sua busca vale uma semana. Quando combinar com outra, a partida começa em um tópico e eu mando uma DM.
seek-line = { $names } · **{ $game }** · { seek-details }
seek-details = { $clock } · { $rated ->
    [yes] vale rating
   *[no] não vale rating
  }{ $near ->
    [yes] {" "}· nível parecido
   *[no] {""}
  }{ $free ->
    [0] {""}
    [1] {" "}· um lugar livre
   *[other] {" "}· dois lugares livres
  }
seek-terms = { $rated ->
    [yes] Vale rating
   *[no] Não vale rating
  } · { $near ->
    [yes] mais ou menos do meu nível
   *[no] qualquer nível
  }
seek-partner = Quem joga com você…
button-seek = Procurar jogadores
button-seek-place = Procurar jogadores
button-seek-pair = Somos dois…
button-seek-alone = Só eu
button-seek-more = { $free ->
    [1] Procurar mais um
   *[other] Procurar mais dois
  }
button-seeks = Minhas buscas ({ $count })
seek-stands = { $state ->
    [asked] Estou perguntando a **{ $partner }** por DM. Com o sim, sua busca por **{ $game }** ({ seek-details }) vale até { $until }.
   *[stands] Você procura jogadores para **{ $game }** ({ seek-details }) até { $until }. Mando uma DM quando a partida começar.
  } { $games } lista suas buscas.
seek-no-one-else = Ninguém mais está procurando agora. Enquanto isso:
seek-paired = Você joga **{ $game }** com { $names }. A partida começou!
seek-paired-soon = Você joga **{ $game }** com { $names }. Já mando o link.
seek-partner-asked = **{ $name }** quer jogar **{ $game }** com você e { $free ->
    [1] mais alguém
   *[other] mais duas pessoas
  }{ $where ->
    [somewhere] {""}
   *[known] {" "}em **{ $server }**
  } ({ $clock }). A partida começa quando a mesa estiver completa.
seek-partner-answered = { $answer ->
    [yes] Você joga **{ $game }** com **{ $name }** assim que a mesa estiver completa. Mando uma DM; em { $games } dá para encerrar a busca.
   *[no] Desta vez você não joga **{ $game }** com **{ $name }**.
  }
seeks-title = **Buscas por jogadores**
seeks-line = - { $game } ({ seek-details }): { $state ->
    [asks] **{ $name }** quer jogar com você
    [asked] esperando **{ $partner }**
    [refused] **{ $partner }** não aceitou
    [ended] terminou em { $until } sem sucesso
   *[stands] até { $until }
  }
seeks-stop = Encerrar uma busca…
seeks-none = Você não está procurando jogadores agora. { $seek } em um servidor faz isso.
hall-seeks = ### 🔎 Procurando jogadores
hall-seeks-none = -# Ninguém agora.
hall-seeks-about = -# *Jogar* começa a partida na hora.
hall-seek =
    {""}{ $names } · **{ $game }**
    {""}-# { seek-details } · { $when }

server-title =
    {""}### Configurações do servidor
    {""}As mudanças valem na hora. Partidas em andamento ficam como estão.
server-channels = **Canais em que se pode jogar**
server-everywhere = Todos os canais
server-clock = **Relógio para partidas entre pessoas**
server-cancelling = **Quem pode cancelar um lobby**
server-cancelling-host = Só o host
server-cancelling-host-about = Quem abriu o lobby
server-cancelling-managers = O host e admins
server-cancelling-managers-about = O host e quem pode gerenciar este servidor
server-cancelling-players = Quem tem um lugar
server-cancelling-players-about = O host e todo mundo que já entrou
server-language = **Idioma das mensagens**
server-language-auto = Automático
server-language-auto-about = O do servidor no Discord, ou o do host
server-language-one-about = Novas mesas daqui usam este idioma
server-pings = **Notificações no canal**
server-pings-on = Notificar quem joga em seguida
server-pings-on-about = As mensagens notificam quem quer saber dos seus turnos ali
server-pings-off = Sem notificações
server-pings-off-about = As mensagens ficam em silêncio; cada um sabe dos seus turnos por DM
server-hall =
    {""}**Salão**
    {""}-# Uma mensagem com os lugares livres e as partidas em andamento, sempre em dia. De preferência em um canal só dela.
server-hall-off = Sem salão
server-cup =
    {""}**Copa da semana**
    {""}-# As mesmas três partidas para quem participa com /cup. O resultado sai no canal do salão.
server-cup-on = Uma copa por semana
server-cup-off = Sem copa
posts-title =
    ### Posts diário e semanal
    {""}São silenciosos e não mencionam ninguém. Você escolhe os horários no seu fuso ({ $zone }), que { $notify } muda.
button-posts = Posts…
posts-off = Sem post
posts-daily =
    {""}**Post diário**
    {""}-# Os três melhores do desafio de ontem aqui, sequências e um botão para jogar o de hoje. Não sai se ninguém daqui jogou.
posts-week =
    {""}**Post semanal**
    {""}-# Todo domingo, depois das 18:00 UTC: partidas terminadas, a copa, quem subiu, um recorde, lugares livres. Substitui o post com o resultado da copa.
posts-next = -# Próximo: { $when }
posts-blocked = Não consigo postar em { $channel }. Preciso destas permissões lá: { $permissions }.
roles-title =
    ### Cargos para quem vence
    {""}Dou cada cargo a quem tem o título e o tiro quando outra pessoa o conquista. Escolha cargos sem permissões, abaixo do meu.
button-roles = Cargos…
roles-off = Sem cargo
roles-cup =
    {""}**Vitória na copa**
    {""}-# Quem venceu a última temporada da copa da semana.
roles-league =
    {""}**Vitória na liga**
    {""}-# O primeiro lugar de cada grupo na última temporada da liga.
roles-leader =
    {""}**Liderança de um ranking**
    {""}-# O primeiro lugar, de todos os tempos, no ranking que você escolher.
roles-board = Qual ranking?
roles-now = -# Agora: { $names }
results-title =
    ### Resultados para seus próprios programas
    {""}Posso enviar o resultado de cada partida terminada a um endereço web seu, em JSON com assinatura, e você pode baixar todos. Nada oculto aparece neles; partidas em tópicos privados não são enviadas.
button-results = Resultados…
button-results-start = Enviar resultados…
button-results-change = Mudar o endereço…
button-results-stop = Parar de enviar
button-results-file = Baixar (CSV)
results-sent = Os resultados vão para **{ $host }**.
results-delivered = -# Último aceito { $when }
results-failing = **{ $error }** { $since }; desde então nenhum resultado foi aceito. Eu tento por três dias.
results-form = Para onde vão os resultados?
results-form-address = Endereço (https)
results-secret = A partir de agora, os resultados vão para **{ $host }**. Eles são assinados com este segredo, que não vou mostrar de novo: ||`{ $secret }`||
results-file = Aqui estão os resultados de todos os canais que você vê, os mais recentes primeiro.
server-league =
    {""}**Liga**
    {""}-# Quem entra joga em quatro semanas contra todo o seu grupo. Mantenho a tabela neste canal e abro as partidas em tópicos.
server-league-off = Sem liga
server-league-blocked = A liga está parada: preciso destas permissões em { $channel }: { $permissions }.
server-hall-blocked = Não consigo manter em dia o salão em { $channel }. Preciso destas permissões lá: { $permissions }.
table-moved = { $game } com { $names } continua aqui.
rules-title = **{ $game }: regras** · { $page } de { $pages }
rules-which = De que jogo você quer ler as regras?
unnamed = Explorador { $code }
leaderboard-title = **Ranking** · { $game } · { $board }
leaderboard-board = { $lineup } · { $scope } · { $season }
# For the description of the picture.
leaderboard-glance = { $rank }. { $name }, { $rating }
leaderboard-line = { $rank }. **{ $name }** · { $rating }{ $provisional ->
    [yes] ?
   *[no] {""}
  } ±{ $doubt }{ $moved ->
    [none] {""}
   *[other] {" "}({ $moved } em sete dias)
  } · { $wins ->
    [0] nenhuma vitória
    [one] uma vitória
   *[other] { $wins } vitórias
  } em { $games ->
    [one] uma partida
   *[other] { $games } partidas
  }{ $best ->
    [none] {""}
   *[other] {" "}· recorde { $best }
  } · últimos resultados: { $form }
leaderboard-line-computers = { $rank }. **{ $name }** · { $wins } de { $games } vencidas ({ $share }%){ $best ->
    [none] {""}
   *[other] , recorde { $best }
  }
leaderboard-own-computers = { $name ->
    [you] Você está
   *[other] **{ $name }** está
  } em { $rank }º de { $count } com { $rating ->
    [0] nenhuma vitória
    [one] uma vitória
   *[other] { $rating } vitórias
  }.
leaderboard-own = { $name ->
    [you] Você está
   *[other] **{ $name }** está
  } em { $rank }º de { $count } com { $rating }{ $provisional ->
    [yes] ?
   *[no] {""}
  } pontos.
leaderboard-not-yet = { $name ->
    [you] Você ainda não tem
   *[other] **{ $name }** ainda não tem
  } posição aqui. Jogue uma partida ranqueada com { $play }!
leaderboard-no-rank = { $name ->
    [you] Você não tem
   *[other] **{ $name }** não tem
  } posição nessa temporada.
leaderboard-not-yet-computers = { $name ->
    [you] Você ainda não tem
   *[other] **{ $name }** ainda não tem
  } posição aqui. Comece uma partida contra computadores com { $practice }!
# Under the picture of a leaderboard: what its signs mean.
leaderboard-legend = -# Bolinhas: as últimas partidas, douradas se vencidas · { $kind ->
    [computers] porcentagem: partidas vencidas · número: vitórias
   *[rated] ▲▼: rating nos últimos 7 dias · ?: menos de 10 partidas
  }
leaderboard-provisional = *?* = provisório: menos de 10 partidas
leaderboard-empty = Ninguém terminou { $scope ->
    [computers] uma partida contra computadores
   *[everywhere] uma partida ranqueada
  }{ $scope ->
    [server] {" "}neste servidor
   *[everywhere] {""}
  } ainda. { $scope ->
    [computers] Comece uma com { $practice }!
   *[everywhere] Abra um lobby com { $play }!
  }
leaderboard-empty-of = { $scope ->
    [computers] Ninguém terminou uma partida contra computadores ainda (**{ $what }**). Comece uma com { $practice }!
    [server] Ninguém terminou uma partida ranqueada neste servidor ainda (**{ $what }**). Abra um lobby com { $play }!
   *[everywhere] Ninguém terminou uma partida ranqueada ainda (**{ $what }**). Abra um lobby com { $play }!
  }
leaderboard-no-results = Ninguém terminou uma partida ranqueada ali.
profile-title = **{ $name }** · { $scope }
profile-standing = - { $board }: **{ $rating }**{ $provisional ->
    [yes] ?
   *[no] {""}
  } ±{ $doubt } · { $wins ->
    [0] nenhuma vitória
    [one] uma vitória
   *[other] { $wins } vitórias
  } em { $games ->
    [one] uma partida
   *[other] { $games } partidas
  } · últimos resultados: { $form }
profile-rank = Posição { $rank } de { $among } em { $board }.
profile-scores = Melhor pontuação { $best }, pior { $worst }.
profile-streaks = { $longest ->
    [0] Nenhuma vitória ainda.
    [one] Maior sequência: uma vitória.
   *[other] Maior sequência: { $longest } vitórias.
  }{ $current ->
    [0] {""}
    [one] {""}
   *[other] {" "}{ $current } vitórias seguidas no momento.
  }{ $of ->
    [all] {""}
   *[other] {" "}(Nas últimas { $of } partidas.)
  }
profile-achievements = **Conquistas**
achievement = { $sign } **{ $title }**: { $story }
profile-achievement = - { $achievement }{ $times ->
    [one] {""}
   *[other] {" "}({ $times } vezes)
  }
profile-achievements-more = - …e mais { $count }
achievement-narrow = Por um triz
achievement-narrow-story = vencer por um único ponto
achievement-streak = Embalo
achievement-streak-story = vencer cinco partidas seguidas
achievement-giant = Derruba-gigantes
achievement-giant-story = vencer alguém com 200 pontos de rating a mais
achievement-hundredth = Velha guarda
achievement-hundredth-story = jogar cem partidas
profile-opponent = Oponente mais frequente: **{ $name }**, em { $games ->
    [one] uma partida
   *[other] { $games } partidas
  }{ $of ->
    [all] {""}
   *[other] {" "}das últimas { $of }
  }, com { $won ->
    [0] nenhuma vitória.
    [one] uma vitória.
   *[other] { $won } vitórias.
  }
profile-seats = Vitórias por lugar na mesa: { $seats }.
profile-seat = { $wins } de { $games } no lugar { $seat }
profile-levels = Vitórias contra o computador: { $levels }.
profile-level = { $level } { $wins } de { $games }
# What each land brought, by its colour.
profile-lands = Pontos por região em { $games ->
    [one] uma partida
   *[other] { $games } partidas (as últimas)
  }, em média: { $lands }.
profile-land = { $land ->
    [yellow] amarelo
    [blue] azul
    [white] branco
    [green] verde
    [red] vermelho
   *[purple] roxo
  } { $points }
profile-hidden = Não há perfil de **{ $name }** aqui: essa pessoa não terminou uma partida ranqueada, ou não escolheu mostrar o nome em toda parte ({ $privacy }).
profile-empty = **{ $name }** ainda não terminou uma partida ranqueada{ $scope ->
    [server] {" "}neste servidor
   *[everywhere] {""}
  }. { $play } abre um lobby.
lineup-computers-first = contra computadores estreantes
lineup-computers-easy = contra computadores fáceis
lineup-computers-casual = contra computadores casuais
lineup-computers-medium = contra computadores médios
lineup-computers-skilled = contra computadores hábeis
lineup-computers-hard = contra computadores difíceis
lineup-computers-expert = contra computadores expert
lineup-1v1 = duelo
lineup-2v2 = duplas
lineup-1v1v1 = três jogadores
lineup-1v1v1v1 = quatro jogadores
season-ever = desde sempre
season-now = esta temporada
season-last = temporada passada
season-past = { $quarter ->
    [1] primeiro trimestre
    [2] segundo trimestre
    [3] terceiro trimestre
   *[4] quarto trimestre
  } de { $year }
button-up = Acima
button-down = Abaixo
button-mine = Minha posição

# What goes wrong

refused-no-table-here = Não há partida neste canal. Abra um lobby com { $play }.
refused-no-table-yours = Você não está em nenhuma partida agora. Abra um lobby com { $play } em um servidor.
refused-which-table = Você está em várias partidas. Vá para a que você quer: { $links }{ $more ->
    [0] {""}
   *[other] {" "}e mais { $more }; { $games } mostra todas.
  }
refused-not-in-server = As partidas acontecem nos canais de um servidor. Use este comando lá.
refused-bot-not-here = { $where ->
    [chat] Não posso escrever neste chat. Partidas com outras pessoas precisam de um servidor em que eu esteja: [me adicione a um](<{ $url }>).
   *[server] Não estou neste servidor, então não posso escrever aqui. [Me adicione](<{ $url }>), ou peça a quem administra o servidor.
  }
refused-no-direct-messages = Não estou neste canal, então jogaríamos na sua DM, e não consigo escrever lá. Me mande uma DM antes, ou permita as minhas.
refused-dm-busy = Já há uma partida na nossa DM: { $link }. { $watched ->
    [yes] Pare-a antes lá com **Parar**.
   *[no] Termine-a antes, ou saia dela lá com /resign.
  }
refused-not-a-member = Essa pessoa não está mais neste servidor.
refused-message-no-game = Essa mensagem não é de nenhuma partida que eu possa mostrar a você.
refused-channel-busy = Já há uma mesa neste canal: { $link }. Quer que eu abra um tópico para a sua?
refused-thread-busy = Já há uma mesa neste tópico: { $link }. Abra a sua em outro canal.
refused-channel-taken = Já há uma mesa neste canal: { $link }. Abra a sua em outro canal, { $who ->
    [bot] já que não posso criar tópicos aqui
   *[user] já que você não pode criar tópicos aqui
  }.
refused-your-threads = Você não pode criar tópicos em { $channel }, então não vou abrir um lá para você. Jogue sem tópico, ou peça a quem pode.
refused-own-tables = Você já tem { $most ->
    [one] uma mesa aberta
   *[other] { $most } mesas abertas
  }, o máximo por pessoa. Termine uma partida ou cancele um lobby antes: { $games } lista as suas.
refused-own-lobbies = Você já tem { $most ->
    [one] um lobby aberto
   *[other] { $most } lobbies abertos
  }, o máximo por pessoa. Comece ou cancele um antes.
refused-own-practice = Você já está jogando { $most ->
    [one] uma partida
   *[other] { $most } partidas
  } contra computadores, o máximo por pessoa. Termine uma, ou saia de uma com { $resign }: { $games } lista as suas.
refused-own-threads = Você abriu { $most ->
    [one] um tópico
   *[other] { $most } tópicos
  } na última hora, o máximo por pessoa. Você pode abrir o próximo { $when }, ou uma mesa sem tópico agora.
refused-own-openings = Você abriu { $most ->
    [one] uma partida
   *[other] { $most } partidas
  } na última hora, o máximo por pessoa. Você pode abrir a próxima { $when }.
refused-own-videos = Ainda estou fazendo { $most ->
    [one] uma animação
   *[other] { $most } animações
  } para você. Tente de novo quando terminar!
refused-server-tables = Este servidor já tem { $most ->
    [one] uma mesa aberta
   *[other] { $most } mesas abertas
  }, o máximo por servidor. Tente de novo quando uma partida acabar.
refused-server-lobbies = Este servidor já tem { $most ->
    [one] um lobby aberto
   *[other] { $most } lobbies abertos
  }, o máximo por servidor. Entre em um deles ({ $tables } mostra a lista), ou tente de novo mais tarde.
refused-server-practice = Este servidor já tem { $most ->
    [one] uma partida
   *[other] { $most } partidas
  } contra computadores, o máximo por servidor. Tente de novo mais tarde, ou me mande { $practice } por DM.
refused-server-threads = Abri { $most ->
    [one] um tópico
   *[other] { $most } tópicos
  } neste servidor na última hora, o máximo que posso. Você pode abrir o próximo { $when }.
refused-server-openings = Neste servidor foram abertas { $most ->
    [one] uma partida
   *[other] { $most } partidas
  } na última hora, o máximo por servidor. A próxima pode ser aberta { $when }.
refused-own-reports = Você enviou { $most } denúncias na última hora, o máximo por pessoa. Você pode enviar a próxima { $when }.
refused-server-reports = Neste servidor foram enviadas { $most } denúncias na última hora, o máximo por servidor. A próxima pode ser enviada { $when }. Se for urgente, escreva para quem administra o servidor.
refused-report-self = Você não pode denunciar a si.
refused-report-bot = Só aceito denúncias sobre pessoas. Sobre um bot, escreva para quem administra o servidor.
refused-report-nowhere = Não consigo repassar esta denúncia. Escreva para quem administra o servidor.
refused-report-blank = Quem administra o servidor precisa saber o que aconteceu. Escolha *Denunciar* de novo no menu dessa pessoa e conte.
refused-reports-public = Todo mundo vê esse canal. Escolha um que só quem administra veja.
refused-own-seeks = Você procurou jogadores { $most } vezes na última hora, o máximo por pessoa. Você pode procurar de novo { $when }.
refused-server-seeks = Neste servidor procuraram jogadores { $most } vezes na última hora, o máximo por servidor. Você pode procurar de novo { $when }.
refused-seeks-many = Já há { $most } buscas neste servidor, o máximo. Entre em uma delas ou tente mais tarde.
refused-seek-gone = Essa busca terminou. { $seek } mostra quem mais está procurando.
refused-seek-nowhere = Não consigo abrir um tópico aqui para uma partida. Use { $seek } em um canal onde nós dois possamos abrir tópicos, ou fale com quem administra o servidor.
refused-seek-partner-pending = { $name } ainda não respondeu. Essa busca está em { $games }.
refused-seek-with-partner = { $name } joga com você na sua busca por este jogo. Encerre-a em { $games } antes de começar outra.
refused-server-videos = Ainda estou fazendo { $most ->
    [one] uma animação
   *[other] { $most } animações
  } para pessoas deste servidor. Tente de novo em alguns minutos!
refused-other-channels = Neste servidor, joga-se em { $channels }.
refused-not-manager = Só um admin do servidor pode mudar estas configurações.
refused-not-yours-to-move = Você não pode mudar essa partida de canal. Só o host dela ou um admin do servidor pode.
refused-here-already = Essa partida já está aqui: { $link }.
refused-move-busy = Há outra mesa neste canal: { $link }. Leve a sua para um canal ou tópico livre.
refused-no-such-table = Essa mesa não existe mais. Abra um novo lobby com { $play }.
refused-no-such-game = Não encontro essa partida terminada. Digite algumas letras do nome de alguém que jogou e escolha uma sugestão; { $history } lista suas partidas.
refused-no-replay-here = Ainda não há partida para rever neste canal. Para ver outra, digite { $replay } e preencha “game”, ou escolha uma em { $history }.
refused-cup-alone = Isso não dá para fazer na copa: cada pessoa joga suas partidas sozinha, com uma tentativa e sem ajuda.
refused-cup-off = Este servidor não tem copa da semana. Quem administra o servidor pode ligar a copa em { $settings }.
refused-cup-closed = Essa partida não está aberta. As desta semana estão em { $cup }.
refused-cup-not-joined = Você ainda não participa da copa deste servidor. Toque em *Participar* em { $cup }.
refused-cup-played = Você já jogou a copa desta semana, antes de excluir seus dados. A próxima abre { $when }.
refused-league-off = Este servidor não tem liga. Quem administra o servidor pode ligá-la em { $settings }.
refused-league-full = A liga está cheia: tem { $most } lugares.
refused-daily-open = Ainda há gente que vai jogar este desafio: você pode ver isso quando ele fechar, em { $when }.
refused-daily-alone = Isso não dá para fazer no desafio do dia: cada pessoa joga sozinha, com uma tentativa e sem ajuda.
refused-daily-closed = Esse desafio fechou, e você não jogou. O de hoje está em { $daily }.
refused-daily-none = Não houve desafio nesse dia. O de hoje está em { $daily }.
refused-daily-played = Você já jogou esse desafio, antes de excluir seus dados. O próximo abre { $when }.
refused-daily-unfinished = Você pode compartilhar quando terminar. { $daily } leva você de volta ao desafio.
refused-daily-shared = Você já compartilhou esse resultado aqui: { $where }
refused-still-working = Ainda estou cuidando do seu último pedido. Um momento!
refused-videos-busy = Estou fazendo animações demais agora. Tente de novo em alguns minutos!
refused-video-failed = Algo deu errado enquanto eu desenhava essa animação. Sua partida está bem. Tente de novo!
refused-rules-gone = Esta partida usa regras que eu não tenho mais. Avise quem administra o bot.
refused-thread-exists = Esse tópico já está aberto: { $link }.
refused-rematch-offered = Sua oferta espera por { $names }: { $link }
refused-rematch-busy = Já há uma mesa nesse canal: { $link }.
refused-still-running = Esta partida ainda não acabou: { $link }
refused-not-played = Só quem jogou essa partida pode pedir revanche. { $play } abre seu próprio lobby.
refused-others-rematch = Esta revanche é para { $names }. { $play } abre seu próprio lobby.
refused-channel-gone = O canal dessa partida não existe mais. Abra um lobby em outro lugar com { $play }.
refused-channel-closed = Não posso mais escrever no canal dessa partida. Abra um lobby em outro lugar com { $play }.
refused-not-host = Só o host pode fazer isso.
refused-host-cancels = Foi você que abriu este lobby. **Opções…** → **Fechar o lobby** fecha para todos.
refused-host-starts = { $start ->
    [by-itself] { $name } pode começar agora. Se não, a partida começa sozinha { $when }.
   *[by-host] Quem começa esta partida é { $name }.
  }
refused-host-needs-seat = { $most ->
    [one] Você também precisa de um lugar, então pegue só um computador.
   *[other] Você também precisa de um lugar, então pegue no máximo { $most } computadores.
  } Para ver computadores jogando entre si, use { $practice } com “watch”.
refused-already-seated = Você já tem um lugar nesta mesa.
refused-not-invited = Este convite não é para você.
refused-seat-is-free = Esse lugar já está livre.
refused-not-joined = Você não entrou nesta mesa.
refused-not-seated = Você não joga nesta mesa, mas fique à vontade para assistir. { $play } abre seu próprio lobby.
refused-table-full = Todos os lugares desta mesa estão ocupados.
refused-seat-kept = Este lugar está guardado para { $names }. Sem resposta, ele fica livre { $when }.
refused-put-off-before = Você já adiou uma vez. Aceite ou responda **Não, valeu**.
refused-side-full = Os dois lugares dessa dupla estão ocupados.
refused-too-slow = Isso demorou demais. Tente de novo.
refused-too-many-players = { $most ->
    [2] Com essas opções o jogo é para duas pessoas, e já entraram mais.
   *[other] Com essas opções o jogo é para até { $most } pessoas, e já entraram mais.
  }
refused-invited-missing = Ainda falta entrar: { $names }.
refused-too-few = { $missing ->
    [one] Falta mais uma pessoa
   *[other] Faltam mais { $missing } pessoas
  }.
refused-invited-self = Você já tem um lugar na sua própria mesa. Convide outra pessoa.
refused-invited-twice = Você convidou a mesma pessoa duas vezes.
refused-invited-bot = { $name } é um bot e não pode jogar.
refused-invited-often = Você convidou { $name } três vezes na última hora. Dá para convidar de novo { $when }; até lá, ainda é possível entrar sem convite.
refused-invitations-blocked = { $name } não está aceitando convites seus agora. Abra a mesa sem convidar; ainda é possível entrar.
refused-invited-too-many = { $most ->
    [2] Este jogo é para dois: convide uma pessoa, ou pegue um computador.
   *[other] Este jogo é para até { $most }: convide menos gente ou pegue menos computadores.
  }
refused-lobby-cancelled = Este lobby foi cancelado. Abra um novo com { $play }.
refused-on-hold = Esta partida está suspensa. Aperte **Retomar** embaixo da última mensagem dela: { $link }
refused-not-on-hold = Esta partida não está suspensa: { $link }
refused-managers-resume = Um admin do servidor encerrou esta partida, então só um admin do servidor pode retomar.
refused-not-yours-to-resume = Só quem joga esta partida pode retomar.
refused-not-yours-to-stop = Só quem começou esta partida, ou um admin do servidor, pode parar.
refused-managers-end = Só um admin do servidor pode encerrar partidas de outras pessoas.
refused-nothing-to-end = Não há partida nem lobby neste canal.
refused-still-in-lobby = Este lobby ainda está aberto: { $link }.
refused-follow-own = Você joga nesta partida, então vai saber como ela termina de qualquer jeito.
refused-follows-many = Você já segue { $most } partidas, o máximo. Pare antes de seguir uma em { $games }.
refused-game-over = Esta partida já acabou: { $link }.
refused-alerts-many = Seriam mais de { $most } jogos nos seus servidores, o máximo. Antes, tire alguns em { $notify }.
refused-seat-refused = Não há lugar para você nesta mesa. Procure outra em { $tables }, ou abra uma com { $play }.
refused-you-blocked = Você bloqueou { $name }. Desbloqueie essa pessoa em { $privacy } para convidá-la.
refused-block-self = Você não pode bloquear a si mesmo.
refused-block-bot = { $name } é um bot e não pode convidar você.
refused-blocks-many = Você já bloqueia { $most } pessoas, o máximo. Antes, desbloqueie alguém em { $privacy }.
refused-opening-barred = Os admins deste servidor não deixam você abrir mesas aqui. Você ainda pode entrar nas dos outros.
refused-barred-many = Já há { $most } pessoas nessa lista, o máximo. Antes, deixe alguém abrir mesas de novo.
refused-already-started = Esta partida já começou: { $link }.
refused-file-for-players = O arquivo desta partida revela todas as mãos, então só quem jogou pode pegar, até que todo mundo escolha **Mostrar minha mão** no replay. Você pode assistir com { $replay }.
refused-no-winner = Essa partida foi interrompida, então não há resultado para compartilhar.
refused-not-over = Essa partida ainda não acabou. O que está escondido nela fica escondido até lá: { $link }
refused-not-started = Esta partida ainda não começou. Aqui está o lobby dela: { $link }
refused-moved-on = A partida já andou, então nada foi jogado. Veja como está: { $link }
refused-not-your-turn-of = É a vez de { $name }. Eu aviso quando for a sua.
refused-nothing-to-plan = Não há nada para planejar agora: só na sua vez você vai ver o que ela traz. { $link }
refused-no-plan = Você não planejou nada aqui. { $link }
refused-plan-done = Tarde demais: já era a sua vez, e eu joguei como planejado. Veja como está a partida: { $link }
refused-plan-cancelled = Esse plano já foi cancelado, e eu não joguei nada por você. Veja como está a partida: { $link }
refused-undo-needs-agreement = Numa partida ranqueada, você só pode desfazer um turno se os outros concordarem, e eles saíram. { $link }
refused-nothing-to-undo = Nada para desfazer: não dá para desfazer uma jogada depois que algo foi revelado. { $link }
refused-no-such-choice = Isso não é mais possível. Aperte **Jogar** embaixo da mensagem mais nova: { $link }
refused-left = Você saiu desta partida, e um computador joga por você. Aperte o botão para voltar ao seu lugar.
refused-not-left = É você quem está jogando; não há computador no seu lugar.
refused-away-past = Esse dia já passou. Escolha uma das sugestões.
refused-away-too-long = Você pode ficar fora por até 21 dias a cada 90. { $days ->
    [0] Por enquanto, você já usou todos.
    [one] Por enquanto, resta um dia.
   *[other] Por enquanto, restam { $days } dias.
  }
refused-not-away = Você não está fora.
refused-no-such-day = Não consigo ler essa data. Escolha uma sugestão, ou escreva assim: 2030-12-24.
refused-no-such-zone = Não conheço o fuso horário “{ $text }”. Escolha uma das sugestões.
refused-quiet-too-long = Você pode ter até { $most } horas de silêncio.
refused-not-yours = Esse botão é de outra pessoa. { $privacy } mostra os dados que guardo sobre você.
refused-undo-not-asked = Não consegui perguntar aos outros agora. Aperte o botão de novo daqui a um minuto. { $link }
refused-not-asked = Esse pedido para desfazer já passou. { $link }
refused-no-clock = Esta mesa não tem relógio.
refused-not-their-turn = Você só pode dar tempo a outra pessoa, e só enquanto for a vez dela. { $link }
refused-not-paused = O relógio já está correndo.
refused-not-late = Ninguém está mais com o tempo esgotado. { $link }
refused-level-fixed = Só dá para mudar o nível antes do seu primeiro turno. Comece outra partida para jogar contra outro nível.
refused-advice-busy = Muita gente está me pedindo dicas agora. Tente de novo em um minuto!
refused-no-advice = Só há dicas em partidas contra computadores. Treine com { $practice }.
refused-no-hand = Neste jogo não há mãos escondidas.
refused-unknown-command = Este comando mudou. Aperte Ctrl+R no Discord (no celular: feche e abra de novo) e tente outra vez; { $help } lista todos os comandos.
refused-unknown-button = Não reconheço este botão. Use { $board } para receber um novo.
refused-not-served = Este bot não está disponível aqui para você.
refused-missing-permissions = Preciso destas permissões em { $channel }: { $permissions }.
refused-role-managed = { $role } pertence ao Discord ou a um app, então não posso dá-lo a ninguém.
refused-role-powerful = { $role } tem permissões sobre outras pessoas, então não vou dá-lo a ninguém.
refused-role-lacking = Não consigo dar { $role } a ninguém: preciso desta permissão nas configurações do servidor: { $permissions }.
refused-role-above = Não consigo dar { $role } a ninguém: ele não está abaixo do meu cargo na lista de cargos do servidor.
refused-role-silent = Não posso notificar { $role }. Escolha um cargo que todo mundo possa mencionar.
refused-webhook-address = Preciso de um endereço web público que comece com https://, sem nome nem senha.
permission = { $permission ->
    [view_channel] Ver canal
    [send_messages] Enviar mensagens
    [send_messages_in_threads] Enviar mensagens em tópicos
    [create_public_threads] Criar tópicos públicos
    [attach_files] Anexar arquivos
    [read_message_history] Ver histórico de mensagens
    [manage_roles] Gerenciar cargos
    [manage_threads] Gerenciar tópicos
   *[other] { $permission }
  }
refused-no-threads-here = Não posso abrir tópicos a partir daqui. Use um canal de texto, ou jogue sem tópico.
refused-unknown-profile = Esse perfil não existe mais. { $profile } mostra o seu.
refused-unknown-leaderboard = Não há ranking com esse nome. Tente { $leaderboard }.
refused-unknown-rules = Essa página de regras não existe.
unreachable = Não consegui falar com o Discord agora. Suas jogadas até aqui estão salvas: veja a mesa com { $board } e tente de novo.
database-busy = Não consegui abrir as partidas salvas agora, então nada mudou. Tente de novo daqui a um minuto.
forbidden = O Discord não me deixa fazer isso aqui. Quem gerencia o servidor pode conferir minhas permissões neste canal.
bug = Algo deu errado do meu lado, e eu registrei o erro. Suas jogadas até aqui estão salvas: veja a mesa com { $board } e tente de novo.

alt-score-sheet = { $game }: como os pontos foram feitos. O botão “Em texto” mostra tudo em palavras quando a partida acabar.

# How a finished game turned (/analyse)

analysis = **{ $game }** · { $names } · como foi a partida
analysis-waits = Sua análise é a próxima da fila…
analysis-runs = Revendo cada turno: { $percent }% pronto…
analysis-better = Melhor: { $action }
analysis-line = **Turno { $turn }** · { $deed } Isso custou cerca de **{ $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
  }**. Melhor: **{ $action }**{ $facts ->
    [none] .
   *[other] { " " }({ $name ->
        [you] { $facts }
       *[other] para { $name }: { $facts }
    }).
  }
analysis-played = como foi jogado: { $fact }
analysis-stretch = Turnos { $first } a { $last }: { $name ->
    [you] suas chances
   *[other] as chances de { $name }
  } subiram { $percent }%{ $deeds ->
    [none] .
   *[other] {" "}({ $deeds }).
  }
analysis-nothing = Nenhum erro caro. Muito bem jogado!
analysis-luck = As cartas favoreceram { $name ->
    [you] você
   *[other] { $name }
  }, em cerca de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }: é a diferença que essas cartas dariam entre jogadores do mesmo nível.
analysis-luck-even = A sorte nas cartas foi equilibrada.
alt-analysis = { $game }: as chances de vitória de cada um, turno por turno.
alt-analysis-turn = { $turn ->
    [0] No começo
   *[other] Depois do turno { $turn }
  }: { $chances }
alt-analysis-chance = { $name } { $percent }%
button-analyse = Analisar
button-what-if = E se…?
button-what-if-again = Outra jogada
what-if = E se { $name ->
    [you] você
   *[other] { $name }
  } tivesse jogado outra coisa?
what-if-runs = Jogando muitas vezes a partir dali…
what-if-chances = Com **{ $action }**, { $name ->
    [you] suas chances
   *[other] as chances de { $name }
  } teriam sido de { $percent }%, em vez de { $played }% após a jogada feita.
refused-no-such-move = Essa jogada não é possível ali. Abra o turno de novo pela análise: { $link }
button-look-at = Turno { $turn }
command-analyse = Ver como foi uma das suas partidas terminadas
option-analyse-game = Qual partida? Vazio: a sua mais recente
refused-no-game-to-analyse = Você ainda não terminou nenhuma partida. { $play } ou { $practice } começa uma.
refused-not-analysed-for = Uma análise mostra todas as mãos, então só quem jogou esta partida pode ver. Você pode assistir à partida com { $replay }.
refused-no-analysis = Não há nada para analisar nesta partida. Você pode assistir a ela com { $replay }.
refused-own-analyses = Ainda estou revendo outra partida para você. Tente de novo quando terminar!
refused-server-analyses = Ainda estou revendo { $most ->
    [one] uma partida
   *[other] { $most } partidas
  } para pessoas deste servidor. Tente de novo em alguns minutos!
refused-analyses-busy = Estou revendo partidas demais agora. Tente de novo em alguns minutos!
refused-analysis-failed = Algo deu errado enquanto eu revia essa partida. Ela está salva. Tente de novo!
