# Duplicate matches: everyone plays the same deals, alone against the same computers

duplicate-progress = { $name }: { $gone ->
    [yes] left the match
   *[no] { $done } of { $deals } deals played
  }
# A line of the result of a duplicate match. $results is a list of duplicate-difference.
duplicate-compared = Deal { $deal }: { $results }
# How far a player finished ahead of the computer: “+30 (50 to 20)”.
duplicate-difference = { $by } ({ $own } to { $computer })
duplicate-unfinished = { $score } (not finished in time)
duplicate-began = The match started.
duplicate-finished = { $name } played deal { $deal }.
duplicate-out-of-time = { $name } ran out of time for deal { $deal }.
duplicate-gave-up = { $name } left the match.
duplicate-line = deal { $deal }, { $own } to { $computer }
duplicate-line-unfinished = deal { $deal }, not finished in time

# What players see of a match

match-agreed = duplicate match of { $deals } deals, { $options }
# Below the lobby of a match. $level is a finished level-…; $level_id is its id, for languages with cases.
match-rules = **Duplicate match:** everyone plays the same { $deals } deals alone, at any time. Your opponent in each deal is the same { $level } computer. What counts is how far ahead of it you finish. A deal that isn’t finished in time counts { $unfinished }.
match-running = **{ $game }** · duplicate match of { $deals } deals. Press **Play**: your next deal opens for you alone. Please don’t talk about the cards before it’s over!
# Follows the time left; begins with a dot.
match-until = · deal closes { $when }
match-next = Deal { $deal } of { $deals }, against { $opponent }. Play it in one go or bit by bit; it stays open where you stopped.
match-deal = -# Deal { $deal } of { $deals } · against { $opponent }
match-deal-done = You finished deal { $deal } of { $deals }: **{ $result }**.
match-wait = That was your last one. The match ends when everyone has finished.
match-over = The match is over.
match-past = the match is over.
match-won = **Match over.** { $winners } wins with { $sum } in total, { $ahead ->
    [one] { $points } point
   *[other] { $points } points
  } ahead.
match-shared = **Match over.** { $winners } share the win with { $sum } in total.
match-resigned = **Match over.** Nobody else is left, so { $winners } wins.
match-abandoned = **Match over.** Nobody finished a deal, so it doesn’t count.
# $sums is a list of players with their sums.
match-sums = All deals: { $sums }
match-followed = **{ $game }**, duplicate match: the newest post is further down.
match-replays = Which deal would you like to watch?
match-replay = Deal { $deal } · { $name }
match-no-replays = Nobody finished a deal, so there’s nothing to watch.
match-verified = { $holds ->
    [no] **The shuffle doesn’t check out.** The seed `{ $seed }` has the fingerprint `{ $fingerprint }`, but not everyone played the deals it gives. Please tell the bot’s operator.
   *[yes] **Shuffle verified.** The seed `{ $seed }` has the fingerprint `{ $fingerprint }`: compare it with the match’s post. Everyone played the deals it gives, and replaying them leads to the same points. The bot’s operator can tell you how to check this without me.
  }
match-seed = Deal { $deal }: `{ $seed }`
match-reminder = { $mention }, you still have a deal to finish.
lobby-match-started = The duplicate match has started.
direct-match = **{ $game }** with { $names }: your duplicate match has started.
direct-match-reminder = **{ $game }** with { $names }: you still have a deal of the match to finish.
button-deal = Play deal { $deal }
lineup-duplicate = duplicate matches
option-duplicate = Duplicate match: everyone plays the same deals against the same computers
refused-no-matches = There are no duplicate matches of this game. { $play } has them for Lost Cities.
refused-match-of-people = Computers can’t join a duplicate match: everyone plays against one anyway.
refused-match-alone = You can’t do that in a duplicate match: everyone plays their own deals. Press **Play** for yours.
refused-match-deal-alone = You can’t do that in a duplicate match: everyone plays the same deal alone, without help.
refused-match-open = Others are still playing these deals. You can see that once the match is over.
refused-match-deal-closed = That deal is closed: your time for it ran out, so it counts as unfinished.
refused-match-left = You left this match.
refused-match-over = The match is over.
refused-match-played = You’ve played all your deals. The match ends when everyone has finished.
