"""The tables of the database. Times are seconds since 1970 (UTC), which is also how Discord shows them."""

from __future__ import annotations

from typing import Any, TypeAlias

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Row,
    Select,
    String,
    Table,
    Text,
    TextClause,
    UniqueConstraint,
    false,
    text,
    true,
)

from engine.core.game_log import MAX_ENTRY_LENGTH

Condition: TypeAlias = ColumnElement[bool] | TextClause
"""What is to hold for rows; those that an index is made for are texts."""
Fields: TypeAlias = tuple[Any, ...]
AnyRow: TypeAlias = Row[*Fields]
AnySelect: TypeAlias = Select[*Fields]
"""A row or a query, and what is in it: of which types, only the columns know that were asked for."""

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

OFFERED, OPENING, LOBBY = "offered", "opening", "lobby"
PLAYING, FINISHED, CANCELLED = "playing", "finished", "cancelled"
ON_HOLD = "on-hold"
"""A table's life: offered a thread of its own, the thread being made, gathering players; then being
played, over, or called off; or ended for now, without a result, until somebody takes it up again."""
IDLE, QUIET, ENDED, STOPPED = "idle", "quiet", "ended", "stopped"
"""Why a game is on hold: everybody ran out of time; nobody said that they still play; a manager of the server
ended it; who had computers play each other stopped them."""
OPEN, CLOSED, TOLD, LATER = "open", "closed", "told", "later"
"""A player's direct messages: open as far as we know; closed; closed, and the player has been told; held back
for a while, and the player has been told."""

SERVER = "server"
BETWEEN = ", "
"""Between what the bot lacks, in a column."""
"""A table is shut out because its whole server is: the bot was thrown out of it."""
ASKED, JOINED, DECLINED, LEFT = "asked", "joined", "declined", "left"
WITHDRAWN, UNANSWERED, REMOVED, CALLED_OFF = "withdrawn", "unanswered", "removed", "called-off"
BEGUN = "begun"
"""What has become of an invitation: nothing yet, the guest's own doing, or the host's and the day's; REMOVED
is who had joined, CALLED_OFF the whole table; BEGUN that they play."""
OUTDATED = "outdated"
"""What a message about an invitation shows when a time in it has changed."""

EVERYWHERE = 0
"""In place of a server: what all of them come to."""

# Conditions of partial indexes. A question finds such an index only if it asks in the same words, values
# included, so questions use these very conditions.
LIVE = text(f"status IN ('{LOBBY}', '{PLAYING}')")
PLAYED = text(f"status IN ('{PLAYING}', '{FINISHED}', '{ON_HOLD}')")
WAITING = text(f"status IN ('{OFFERED}', '{OPENING}', '{LOBBY}')")
OWED = text("(published_version < version OR dm_version < version)")
UNPOSTED = text(f"{OWED.text} AND published_version < version")
UNDEALT = text(f"{OWED.text} AND dm_version < version")
SEATED = text("playing")
AWAITING = text("awaits_computer")
BLOCKED = text("post_blocked_reason IS NOT NULL")
UNTOLD = text("(shown IS NULL OR shown <> status)")
OF_A_USER = text("user_id <> 0")
AT_A_TABLE = text("table_id <> 0")
PASSING = text(
    f"((status = '{FINISHED}' AND state IS NOT NULL) OR (status = '{CANCELLED}' AND host_id <> 0))"
)
"""What is over, and of which not all is kept for ever."""

tables = Table(
    "tables",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    # The channel of a public thread: by it is known who may see the thread when it is archived.
    Column("parent_id", BigInteger, nullable=True),
    Column("host_id", BigInteger, nullable=False),
    # The day (counted from 1970) whose deal this is somebody's try at; nothing for every other table.
    Column("day", Integer, nullable=True),
    # How many deals a duplicate match has; nothing for every other table.
    Column("deals", Integer, nullable=True),
    # The duplicate match one of whose deals somebody plays alone here; nothing for every other table.
    Column("match_id", Integer, nullable=True),
    # Who is to begin; where nobody is named, chance decides.
    Column("starter_id", BigInteger, nullable=True),
    Column("status", String(10), nullable=False),
    # Text, because a seed is larger than any integer column.
    Column("seed", String(64), nullable=True),
    # Nothing before the deal, nor when the game has long been over: options, seed and log lead to it again.
    Column("state", LargeBinary, nullable=True),
    # Steps taken; 1 is the setup. What the world has been told of may lag behind: that is the outbox. Below 0
    # it counts the changes of a lobby that its message does not show yet.
    Column("version", Integer, nullable=False, server_default="0"),
    Column("published_version", Integer, nullable=False, server_default="0"),
    # The version after which the news of the newest post begin. NULL: unknown, or no post yet.
    Column("post_since", Integer, nullable=True),
    # The least of the seats' `dm_version`.
    Column("dm_version", Integer, nullable=False, server_default="0"),
    # The version that completed the last turn, the setup counted: nobody is called twice in a turn.
    Column("turn_version", Integer, nullable=False, server_default="0"),
    # When it was completed. What others are told of is this: `changed_at` tells when half a turn was taken.
    Column("turn_at", BigInteger, nullable=False, server_default="0"),
    # Whether the next to move is a computer: that is due.
    Column("awaits_computer", Boolean, nullable=False, server_default=false()),
    # Whether it is to count for the ratings, if people play it out.
    Column("rated", Boolean, nullable=False, server_default=true()),
    # How long a turn may take (`tables.clock` reads it); nothing while nobody has chosen.
    Column("clock", String(40), nullable=True),
    # What the server plays with where nobody chooses; nothing for the usual clock.
    Column("usual_clock", String(40), nullable=True),
    # When a full lobby starts by itself, unless its host wants to wait.
    Column("starts_at", BigInteger, nullable=True),
    Column("host_waits", Boolean, nullable=False, server_default=false()),
    # What the host of a lobby is to be told (`records.Kind`), and the last they were told.
    Column("host_due", String(10), nullable=True),
    Column("host_told", String(10), nullable=True),
    # When the players agreed to the pause that is running. Past pauses are in `clock_stops`.
    Column("paused_at", BigInteger, nullable=True),
    # Where no clock runs: since when nobody was heard of, and when they were asked if they still play.
    Column("quiet_since", BigInteger, nullable=True),
    Column("asked_at", BigInteger, nullable=True),
    # Why the game is on hold, if it is.
    Column("on_hold", String(10), nullable=True),
    # Whose last turn may be taken back if all agree; the last complete turn when they asked, and when it was.
    Column("undo_seat", Integer, nullable=True),
    Column("undo_version", Integer, nullable=True),
    Column("undo_at", BigInteger, nullable=True),
    # The newest public message of the table: the lobby, then the last post.
    Column("post_message_id", BigInteger, nullable=True),
    # The newest public message besides the posts: a reminder, a question.
    Column("notice_message_id", BigInteger, nullable=True),
    # Nothing can be posted any more: the game goes on in direct messages.
    Column("channel_gone", Boolean, nullable=False, server_default=false()),
    # Why nothing can be posted for now, as the players have been told: SERVER, or what the bot lacks.
    Column("post_blocked_reason", String(200), nullable=True),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    # In which everybody reads of it (`data/locales`).
    Column("language", String(20), nullable=False, server_default="en"),
    Index("uq_tables_live_channel", "channel_id", unique=True, sqlite_where=LIVE, postgresql_where=LIVE),
    Index("ix_tables_played", "channel_id", "id", sqlite_where=PLAYED, postgresql_where=PLAYED),
    Index("ix_tables_live_guild", "guild_id", sqlite_where=LIVE, postgresql_where=LIVE),
    Index("ix_tables_waiting", "created_at", sqlite_where=WAITING, postgresql_where=WAITING),
    Index("ix_tables_owed", "changed_at", sqlite_where=OWED, postgresql_where=OWED),
    Index("ix_tables_awaiting", "changed_at", sqlite_where=AWAITING, postgresql_where=AWAITING),
    Index("ix_tables_shut_out", "guild_id", sqlite_where=BLOCKED, postgresql_where=BLOCKED),
    Index("ix_tables_host_id", "host_id"),
    Index("ix_tables_passing", "status", "changed_at", sqlite_where=PASSING, postgresql_where=PASSING),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", BigInteger, nullable=False),
    Column("name", String(100), nullable=False),
    # The level of the computer that plays for this seat; a computer of its own has a negative user_id, and
    # so has somebody who has been forgotten (`records.is_former`).
    Column("computer", String(10), nullable=True),
    # An invited player's seat is kept until they join or decline.
    Column("joined", Boolean, nullable=False),
    # The version up to which this player has been sent the hand, and the message that still has buttons.
    Column("dm_version", Integer, nullable=False, server_default="0"),
    Column("dm_channel_id", BigInteger, nullable=True),
    Column("dm_message_id", BigInteger, nullable=True),
    # What that message is (`records.Kind`) and the version it was sent for: by that it can be told later what
    # has become of it.
    Column("dm_kind", String(10), nullable=True),
    Column("dm_message_version", Integer, nullable=False, server_default="0"),
    Column("dm_state", String(6), nullable=False, server_default=OPEN),
    # When the running turn began (meaningful only while the seat is to move), the seconds its player had at
    # that moment, gifts included, and the last reminder that was sent (`tables.clock`). None of these is ever
    # moved on: time that does not count is in `clock_stops` and `absences`.
    Column("turn_started_at", BigInteger, nullable=True),
    Column("bank", Integer, nullable=False, server_default="0"),
    Column("reminded", Integer, nullable=False, server_default="0"),
    # A computer is to take this one turn, whose time is up; and how many it took like that in a row.
    Column("substitute_turn", Boolean, nullable=False, server_default=false()),
    Column("missed", Integer, nullable=False, server_default="0"),
    # In which turn the player was notified in the channel, and by what; by nothing else until the next.
    Column("last_mention", String(40), nullable=True),
    # The turn of which a direct message told the player with a sound.
    Column("told_turn", Integer, nullable=True),
    # When the player last pressed something at this table: who is there needs no notification.
    Column("seen_at", BigInteger, nullable=True),
    # Whether the player is to be notified of the turn that waits for them, unless they come back before. When
    # is a job.
    Column("to_notify", Boolean, nullable=False, server_default=false()),
    Column("agrees", Boolean, nullable=False, server_default=false()),
    Column("wants_pause", Boolean, nullable=False, server_default=false()),
    # Whether the hand may be shown in replays, once the game is over and all agree.
    Column("shows_hand", Boolean, nullable=False, server_default=false()),
    # Whether the player had help that keeps a game against computers off the leaderboard.
    Column("helped", Boolean, nullable=False, server_default=false()),
    # What is done for this player without asking, or what became of it (`tables.plans` reads the JSON);
    # nobody else learns of it.
    Column("planned", Text, nullable=True),
    # Whether the table is being played, so that nobody's finished games are looked through.
    Column("playing", Boolean, nullable=False, server_default=false()),
    UniqueConstraint("table_id", "user_id"),
    Index("ix_seats_user_id", "user_id"),
    Index("ix_seats_playing", "user_id", "table_id", sqlite_where=SEATED, postgresql_where=SEATED),
)

# What people wish for themselves, wherever they sit.
user_preferences = Table(
    "user_preferences",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    # The end of the present absence, as it is shown to others; 0 if there is none. Clocks read `absences`.
    Column("away_until", BigInteger, nullable=False, server_default="0"),
    # Where they are told of turns, and which reminders they get: values of `tables.notification_settings`.
    Column("turns", String(10), nullable=False, server_default="direct"),
    Column("remind", String(10), nullable=False, server_default="both"),
    # The hours in which nothing makes a sound, by their own clocks; none where they are the same.
    Column("quiet_from", Integer, nullable=False, server_default="0"),
    Column("quiet_until", Integer, nullable=False, server_default="0"),
    Column("time_zone", String(40), nullable=False, server_default="UTC"),
    # Whether they are told that they are next, at a table of more than two.
    Column("next_up", Boolean, nullable=False, server_default=false()),
    # The hour of the day at which one message lists the games that wait for them; -1: there is none.
    Column("digest", Integer, nullable=False, server_default="-1"),
    # Until when nothing makes a sound, by their own wish; 0 if they have not muted anything.
    Column("muted_until", BigInteger, nullable=False, server_default="0"),
    # The name they show on every server; nothing while they have not agreed to any.
    Column("public_name", String(100), nullable=True),
    # The language they have chosen, and the one in which Discord last showed itself to them: both are names
    # of languages there are sentences in; nothing while nobody knows.
    Column("language", String(20), nullable=True),
    Column("discord_language", String(20), nullable=True),
)

# Work that falls due: its kind, and the user, table or message it is about (0: none).
jobs = Table(
    "jobs",
    metadata,
    Column("kind", String(16), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("table_id", Integer, primary_key=True, autoincrement=False),
    Column("message_id", BigInteger, primary_key=True, autoincrement=False),
    # The server whose process runs it. NULL: any process may.
    Column("guild_id", BigInteger, nullable=True),
    Column("due_at", BigInteger, nullable=False),
    # Until when no process but the one that claimed it runs it.
    Column("leased_until", BigInteger, nullable=False, server_default="0"),
    # The due time for which a message may have been sent: a later run looks for it first.
    Column("tried_for", BigInteger, nullable=True),
    Index("ix_jobs_due_at", "due_at"),
    Index("ix_jobs_user_id", "user_id", sqlite_where=OF_A_USER, postgresql_where=OF_A_USER),
    Index("ix_jobs_table_id", "table_id", sqlite_where=AT_A_TABLE, postgresql_where=AT_A_TABLE),
)

# Intervals in which no clock of a table ran: past pauses, and downtime of the bot.
clock_stops = Table(
    "clock_stops",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("begins", BigInteger, primary_key=True, autoincrement=False),
    Column("ends", BigInteger, primary_key=True, autoincrement=False),
)

# When people were away: their clocks did not run, and they may not be away too often.
absences = Table(
    "absences",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("begins", BigInteger, primary_key=True, autoincrement=False),
    Column("ends", BigInteger, nullable=False),
)

# The channel of the direct messages between a person and the bot, so that it is opened once.
direct_channels = Table(
    "direct_channels",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, nullable=False),
)

# Who was invited to a table, or is told that their seat was freed; what holds, and what their message shows.
invitations = Table(
    "invitations",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    # Counted from 0 within the table: by it the sending is noted.
    Column("number", Integer, nullable=False),
    Column("name", String(100), nullable=False),
    Column("status", String(12), nullable=False),
    Column("shown", String(12), nullable=True),
    # Whether it makes no sound: the same person has invited this guest within the hour.
    Column("silent", Boolean, nullable=False, server_default=false()),
    Column("channel_id", BigInteger, nullable=True),
    Column("message_id", BigInteger, nullable=True),
    Index("ix_invitations_untold", "table_id", sqlite_where=UNTOLD, postgresql_where=UNTOLD),
)

# Invitations to a person from another, whose keyed hash is stored: the times of the last hour (JSON), and
# until when no further one is accepted. The row has no effect after `expires_at`.
inviters = Table(
    "inviters",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("inviter", String(32), primary_key=True),
    Column("recent", Text, nullable=False),
    Column("blocked_until", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Index("ix_inviters_expires_at", "expires_at"),
)

# Messages that still have to be edited: because they ask for something until it is over, or because Discord
# refused the edit. The newest direct message to each player is not among them, unless it is for the latter.
open_messages = Table(
    "open_messages",
    metadata,
    Column("message_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(10), nullable=False),
    # Whose turn or question it is about (of invitations, by what they are noted in `attempts`), and since
    # which version.
    Column("seat", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    # How often Discord has refused the edit. When it is tried next is a job.
    Column("tries", Integer, nullable=False, server_default="0"),
    # Of a post: the version after which its own news begin; they end at `version`. NULL: it keeps its text.
    Column("since", Integer, nullable=True),
    Index("ix_open_messages_table_id", "table_id"),
)

CHANNEL = -1
"""In `attempts`: not a seat's direct messages but the table's channel."""
HOST = -10_000
"""In `attempts`: what a lobby's host is told."""
FIRST_GUEST = -2
"""In `attempts`: the invitation with the number 0; the others follow downwards."""

# What is being sent. A row that outlives its sending says: this may have arrived, look before sending again.
outbox_attempts = Table(
    "outbox_attempts",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("nonce", String(25), nullable=False),
    Column("at", BigInteger, nullable=False),
)

# When each process gave its last sign of life (`sharing` reads the names).
processes = Table(
    "processes",
    metadata,
    Column("name", Text, primary_key=True),
    Column("alive_at", BigInteger, nullable=False),
)

# Which process is telling the world of a table, and until when nobody else does.
table_leases = Table(
    "table_leases",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("process", String(16), nullable=False),
    Column("until", BigInteger, nullable=False),
)

# What the process has to remember beyond its tables.
key_values = Table(
    "key_values",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("text", Text, nullable=False),
)

# What those who manage a server have decided, as JSON.
servers = Table(
    "servers",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("settings", Text, nullable=False),
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    # The version the move led to.
    Column("version", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", String(MAX_ENTRY_LENGTH), nullable=False),
    Column("at", BigInteger, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", BigInteger, nullable=False),
    Column("name", String(100), nullable=False),
    Column("game", String(40), nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    # Partners share a side, its placing and its score: whatever ranks players later can rank sides.
    Column("side", Integer, nullable=False),
    Column("placing", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("why", String(20), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("computer", String(10), nullable=True),
    # As of the seat: such a game against computers is not counted.
    Column("helped", Boolean, nullable=False, server_default=false()),
    # The line-up, where the sides do not tell it: what was played was a duplicate match.
    Column("lineup", String(20), nullable=True),
    Column("ended_at", BigInteger, nullable=False),
    Index("ix_results_user_id", "user_id", "table_id"),
    Index("ix_results_guild_id", "guild_id", "table_id"),
    Index("ix_results_names", "guild_id", "user_id", "table_id"),
)

# What everybody's rated games come to: a line a board, in each season and ("") of all time.
ratings = Table(
    "ratings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(40), primary_key=True),
    # How many play on each side: 1v1, 2v2, 1v1v1.
    Column("lineup", String(20), primary_key=True),
    Column("season", String(6), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    # What people read and are ranked by.
    Column("rating", Integer, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("best", Integer, nullable=True),
    # The last placings, the newest at the end.
    Column("form", String(5), nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Index("ix_ratings_user_id", "user_id"),
)
BOARD = (ratings.c.guild_id, ratings.c.game, ratings.c.lineup, ratings.c.season)
BEST_FIRST = (ratings.c.rating.desc(), ratings.c.games.desc(), ratings.c.user_id)
"""By rating, then by more games."""
Index("ix_ratings_ranking", *BOARD, *BEST_FIRST)

# How many people stand at each rating of a board, whoever has been forgotten left out.
rating_histogram = Table(
    "rating_histogram",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(40), primary_key=True),
    Column("lineup", String(20), primary_key=True),
    Column("season", String(6), primary_key=True),
    Column("rating", Integer, primary_key=True, autoincrement=False),
    Column("people", Integer, nullable=False),
)

# What each rated game made of everybody's skill, on its server's board and on everybody's.
rating_changes = Table(
    "rating_changes",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(40), nullable=False),
    Column("lineup", String(20), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("placing", Integer, nullable=False),
    Column("mu_before", Float(53), nullable=False),
    Column("sigma_before", Float(53), nullable=False),
    Column("mu_after", Float(53), nullable=False),
    Column("sigma_after", Float(53), nullable=False),
    # Nothing where a computer played on, or where the game was not played out: no score to remember.
    Column("score", Integer, nullable=True),
    Index("ix_rating_changes_person", "user_id", "guild_id", "game", "lineup", "at"),
    Index("ix_rating_changes_person_scores", "user_id", "guild_id", "game", "lineup", "score"),
)
Index(
    "ix_rating_changes_scores",
    *(rating_changes.c[name] for name in ("guild_id", "game", "lineup")),
    rating_changes.c.score.desc(),
    rating_changes.c.at,
)

# What people are remembered for, a row for every time; a game's own achievement has its key before it.
achievements = Table(
    "achievements",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("achievement", String(60), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("ix_achievements_table_id", "table_id"),
)

# How far people have got in the courses of `/learn`: so many lessons of each, from the first.
lessons = Table(
    "lessons",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("course", String(60), primary_key=True),
    Column("learned", Integer, nullable=False),
)

# What everybody plays on a day: the seed is nobody's to know until the day is over.
daily_deals = Table(
    "daily_deals",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    # The computer that is played against.
    Column("opponent_id", Integer, nullable=False),
    Column("seed", String(64), nullable=False),
    # How many points an expert makes of it; nothing until somebody plays it.
    Column("expert", Integer, nullable=True),
)

# Everybody's one try at a day's deal; the points once it is over, and when that was.
daily_games = Table(
    "daily_games",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("score", Integer, nullable=True),
    Column("ended_at", BigInteger, nullable=True),
    Index("ix_daily_games_table_id", "table_id"),
    Index("ix_daily_games_user_id", "user_id", "day"),
    Index("ix_daily_games_score", "day", "score"),
)

# Keyed hashes of people who deleted their data after they began a day's deal; purged when the day is over.
daily_played = Table(
    "daily_played",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32), primary_key=True),
)

# The message in which the result of a daily deal was shared on a server: it is shared there once.
shared_results = Table(
    "shared_results",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger, nullable=False),
)

# On which servers somebody's try is shown, and by which name: where they asked for the day's deal.
daily_servers = Table(
    "daily_servers",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String(100), nullable=False),
    Index("ix_daily_servers_user_id", "user_id"),
)

# Users who want a reminder of each day's deal: the hour in their own time zone (-1: when the deal opens), and
# the newest such message with the day that it is about.
daily_reminders = Table(
    "daily_reminders",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("hour", Integer, nullable=False),
    Column("message_id", BigInteger, nullable=True),
    Column("day", Integer, nullable=True),
)

# Everybody's own tables of the deals (counted from 1) of a duplicate match.
match_games = Table(
    "match_games",
    metadata,
    Column("match_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("deal", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("table_id", Integer, nullable=False),
    Index("ix_match_games_table_id", "table_id"),
    Index("ix_match_games_user_id", "user_id"),
)

# What was found when a finished game was looked back on, as JSON; it can be found again.
analyses = Table(
    "analyses",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("found", Text, nullable=False),
)
