# The page that says how the bot fares (STATUS_FILE). Anybody may read it, also people who have never seen the bot.

status-title = { $bot }: { $headline }
status-number = { $number }
status-seconds = { $seconds } s

# What the bot, or one of its processes, is doing.
status-connected = works
status-connected-lead = Buttons and commands are answered, and turns are posted.
status-connecting = has no connection
status-connecting-lead =
    The bot runs, but Discord cannot be reached at the moment. It tries again by itself. No move is lost, and what is
    to be posted follows.
status-partly = works in part
status-partly-lead =
    On some servers buttons and commands are not answered at the moment. Games there wait: no move is lost, and no
    clock runs down.
status-silent = gives no sign of life
status-silent-lead = Buttons and commands are not answered. No move is lost, and no clock runs down until the bot is back.
status-ended = is switched off
status-ended-lead =
    The bot was switched off, most likely for a newer version. No move is lost, and no clock runs down until it is back.

status-written = Written at
# Begins where the time ends.
status-stale =
    {", and anew every minute."} Is that more than five minutes ago? Then the bot is down, and below stands how it was
    before: no move is lost, and no clock runs down until it is back.

status-playing = Games being played
status-lobbies = Open lobbies
status-owed = Turns still to be posted
status-oldest = { $minutes ->
    [one] the oldest for a minute
   *[other] the oldest for { $minutes } minutes
}
status-quick = Presses answered within
status-quick-note = 19 times of 20
status-version = Version { $version }
status-running = · running since
# Before the time at which the bot was switched off.
status-since = Since

status-column-shards = Servers of shard
status-column-state = There the bot …
status-column-quick = Answers within
