# The public status page (STATUS_FILE). Its readers may never have seen the bot.

status-title = { $bot }: { $headline }
status-number = { $number }
status-seconds = { $seconds } s

# What the bot, or one of its processes, is doing.
status-connected = online
status-connected-lead = Buttons and commands are answered, and turns are posted.
status-connecting = can’t reach Discord
status-connecting-lead =
    The bot is running, but can’t reach Discord at the moment. It keeps trying. No move is lost, and posts that are
    due will follow.
status-partly = partly online
status-partly-lead =
    On some servers the bot isn’t answering buttons and commands at the moment. Games there wait: no move is lost, and
    no clock runs down.
status-silent = not responding
status-silent-lead = Buttons and commands don’t work at the moment. No move is lost, and no clock runs down until the bot is back.
status-ended = stopped
status-ended-lead =
    The bot was stopped, most likely to install a newer version. No move is lost, and no clock runs down until it’s
    back.

status-written = Updated
# Ends the sentence that begins with status-written and the time.
status-stale =
    {", and every minute."} If that’s more than five minutes ago, the bot is down and the figures below are from
    before. No move is lost, and no clock runs down until it’s back.

status-playing = Games being played
status-lobbies = Open lobbies
status-pending = Turns waiting to be posted
status-oldest = { $minutes ->
    [one] the oldest for a minute
   *[other] the oldest for { $minutes } minutes
}
status-quick = Buttons and commands answered within
status-quick-note = 19 times out of 20
status-version = Version { $version }
status-running = · running since
# Before the time at which the bot was switched off.
status-since = Since

status-column-shards = Shard
status-column-state = State
status-column-quick = Answers within
