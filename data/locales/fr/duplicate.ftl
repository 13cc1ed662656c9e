# Duplicate matches: everyone plays the same deals, alone against the same computers

duplicate-progress = { $name } : { $gone ->
    [yes] a quitté le match
   *[no] { $done } { $done ->
        [one] donne jouée
       *[other] donnes jouées
    } sur { $deals }
  }
duplicate-compared = Donne { $deal } : { $results }
duplicate-difference = { $by } ({ $own } à { $computer })
duplicate-unfinished = { $score } (pas terminée à temps)
duplicate-began = Le match a commencé.
duplicate-finished = { $name } a joué la donne { $deal }.
duplicate-out-of-time = { $name } n’a plus de temps pour la donne { $deal }.
duplicate-gave-up = { $name } a quitté le match.
duplicate-line = donne { $deal }, { $own } à { $computer }
duplicate-line-unfinished = donne { $deal }, pas terminée à temps

# What players see of a match

match-agreed = match en duplicate de { $deals } donnes, { $options }
match-rules = **Match en duplicate :** chacun joue les mêmes { $deals } donnes en solo, quand ça l’arrange. Dans chaque donne, l’adversaire est un ordinateur ({ $level }), le même pour tout le monde. Ce qui compte, c’est l’avance que tu prends sur lui. Une donne pas terminée à temps compte { $unfinished }.
match-running = **{ $game }** · match en duplicate de { $deals } donnes. Appuie sur **Jouer** : ta prochaine donne s’ouvre rien que pour toi. D’ici la fin du match, ne parle des cartes à personne !
match-until = · la donne ferme { $when }
match-next = Donne { $deal } sur { $deals }, contre { $opponent }. Joue-la d’une traite ou petit à petit : elle reste ouverte là où tu en es.
match-deal = -# Donne { $deal } sur { $deals } · contre { $opponent }
match-deal-done = Tu as terminé la donne { $deal } sur { $deals } : **{ $result }**.
match-wait = C’était ta dernière. Le match se termine quand tout le monde a fini.
match-over = Le match est terminé.
match-past = le match est terminé.
match-won = **Match terminé.** { $winners } gagne avec { $sum } au total et { $ahead ->
    [one] { $points } point
   *[other] { $points } points
  } d’avance.
match-shared = **Match terminé.** { $winners } se partagent la victoire avec { $sum } au total.
match-resigned = **Match terminé.** Il ne reste personne d’autre : la victoire revient à { $winners }.
match-abandoned = **Match terminé.** Personne n’a terminé de donne, donc il ne compte pas.
match-sums = Toutes les donnes : { $sums }
match-followed = **{ $game }**, match en duplicate : le dernier message est plus bas.
match-replays = Quelle donne veux-tu revoir ?
match-replay = Donne { $deal } · { $name }
match-no-replays = Personne n’a terminé de donne, donc il n’y a rien à revoir.
match-verified = { $holds ->
    [no] **Le mélange ne colle pas.** La graine `{ $seed }` a l’empreinte `{ $fingerprint }`, mais certains n’ont pas joué les donnes qui en sortent. Préviens la personne qui gère le bot.
   *[yes] **Mélange vérifié.** La graine `{ $seed }` a l’empreinte `{ $fingerprint }` : compare-la avec le message du match. Tout le monde a joué les donnes qui en sortent, et les rejouer donne les mêmes points. La personne qui me gère sait comment le vérifier sans moi.
  }
match-seed = Donne { $deal } : `{ $seed }`
match-reminder = { $mention }, il te reste une donne à terminer.
lobby-match-started = Le match en duplicate a commencé.
direct-match = **{ $game }** avec { $names } : ton match en duplicate a commencé.
direct-match-reminder = **{ $game }** avec { $names } : il te reste une donne du match à terminer.
button-deal = Jouer la donne { $deal }
lineup-duplicate = en duplicate
option-duplicate = Match en duplicate : tout le monde joue les mêmes donnes contre les mêmes ordinateurs
refused-no-matches = Il n’y a pas de match en duplicate dans ce jeu. { $play } en propose pour Lost Cities.
refused-match-of-people = Les ordinateurs ne peuvent pas rejoindre un match en duplicate : chacun en affronte un de toute façon.
refused-match-alone = Ce n’est pas possible dans un match en duplicate : chacun joue ses propres donnes. Appuie sur **Jouer** pour avoir la tienne.
refused-match-deal-alone = Ce n’est pas possible dans un match en duplicate : chacun joue la même donne en solo et sans aide.
refused-match-open = D’autres ont encore ces donnes à jouer : tu pourras voir ça une fois le match terminé.
refused-match-deal-closed = Cette donne est fermée : ton temps est écoulé, donc elle compte comme pas terminée.
refused-match-left = Tu as quitté ce match.
refused-match-over = Le match est terminé.
refused-match-played = Tu as joué toutes tes donnes. Le match se termine quand tout le monde a fini.
