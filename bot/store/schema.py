"""The tables of the database. Times are Unix seconds (UTC), as in Discord's timestamps."""

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
"""A condition on rows. Conditions of partial indexes are plain text."""
Fields: TypeAlias = tuple[Any, ...]
AnyRow: TypeAlias = Row[*Fields]
AnySelect: TypeAlias = Select[*Fields]
"""Rows and queries whose column types are known only to the caller."""

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
"""The status of a table: offered as a thread, thread being created, lobby; playing, finished, cancelled; or
stopped without a result until it is resumed."""
IDLE, QUIET, ENDED, STOPPED = "idle", "quiet", "ended", "stopped"
"""Why a game is on hold: all players ran out of time; none answered whether they still play; a manager ended
it; the host stopped a game among computers."""
OPEN, CLOSED, CLOSED_NOTIFIED, LATER = "open", "closed", "closed_notified", "later"
"""A player's direct messages: open as far as known; closed; closed and the player was informed; rate limited
and the player was informed."""

SERVER = "server"
"""`post_blocked_reason` if the bot was removed from the server."""
BETWEEN = ", "
"""Separates missing permissions in `post_blocked_reason`."""
ASKED, JOINED, DECLINED, LEFT = "asked", "joined", "declined", "left"
WITHDRAWN, UNANSWERED, REMOVED, CALLED_OFF = "withdrawn", "unanswered", "removed", "called-off"
BEGUN, PAIRED = "begun", "paired"
"""The status of an invitation: pending, answered by the guest, or ended by the host or by time. REMOVED: the
host removed a guest who had joined; CALLED_OFF: the lobby was cancelled; BEGUN: the game started; PAIRED: the
user was looking for players, and found the others of the table."""
OUTDATED = "outdated"
"""Shown status of an invitation's message whose time has changed."""

EVERYWHERE = 0
"""Values instead of a server id: all servers together, or direct messages."""

# Conditions of partial indexes. A query uses such an index only if it repeats the condition literally,
# values included, so queries use these constants.
LIVE = text(f"status IN ('{LOBBY}', '{PLAYING}')")
PLAYED = text(f"status IN ('{PLAYING}', '{FINISHED}', '{ON_HOLD}')")
WAITING = text(f"status IN ('{OFFERED}', '{OPENING}', '{LOBBY}')")
PENDING = text("(published_version < version OR dm_version < version)")
POST_PENDING = text(f"{PENDING.text} AND published_version < version")
DM_PENDING = text(f"{PENDING.text} AND dm_version < version")
SEATED = text("playing")
AWAITING = text("awaits_computer")
BLOCKED = text("post_blocked_reason IS NOT NULL")
GUEST_PENDING = text("(shown IS NULL OR shown <> status)")
OF_A_USER = text("user_id <> 0")
AT_A_TABLE = text("table_id <> 0")
PASSING = text(
    f"((status = '{FINISHED}' AND state IS NOT NULL) OR (status = '{CANCELLED}' AND host_id <> 0))"
)
"""Tables that retention has yet to archive or empty."""

tables = Table(
    "tables",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    # The parent channel of a public thread, which decides who may see the archived thread.
    Column("parent_id", BigInteger, nullable=True),
    Column("host_id", BigInteger, nullable=False),
    # For a try at a daily deal: its day, counted from 1970. NULL for other tables.
    Column("day", Integer, nullable=True),
    # The number of deals of a duplicate match. NULL for other tables.
    Column("deals", Integer, nullable=True),
    # For a deal of a duplicate match: that match. NULL for other tables.
    Column("match_id", Integer, nullable=True),
    # For a deal of the weekly cup: when its cards become public (Unix seconds). NULL for other tables.
    Column("secret_until", BigInteger, nullable=True),
    # The player who moves first. NULL: random.
    Column("starter_id", BigInteger, nullable=True),
    # For the offer of a rematch: the finished table. NULL for other tables.
    Column("rematch_of", Integer, nullable=True),
    Column("status", String(10), nullable=False),
    # Text, because a seed is larger than any integer column.
    Column("seed", String(64), nullable=True),
    # NULL before the deal, and once the game is archived: options, seed and log rebuild it.
    Column("state", LargeBinary, nullable=True),
    # Steps taken; 1 is the deal. `published_version` is lower while a post is pending. Below 0 it counts the
    # changes of a lobby that its message does not show yet.
    Column("version", Integer, nullable=False, server_default="0"),
    Column("published_version", Integer, nullable=False, server_default="0"),
    # The version after which the events of the newest post begin. NULL: unknown, or no post yet.
    Column("post_since", Integer, nullable=True),
    # The minimum of the seats' `dm_version`.
    Column("dm_version", Integer, nullable=False, server_default="0"),
    # The version that completed the last turn, or the deal. Players are mentioned once per turn.
    Column("turn_version", Integer, nullable=False, server_default="0"),
    # When it was completed. `changed_at` also changes with half a turn, which others may not see.
    Column("turn_at", BigInteger, nullable=False, server_default="0"),
    # Whether a computer is to move.
    Column("awaits_computer", Boolean, nullable=False, server_default=false()),
    # Whether it is rated if people play it to the end.
    Column("rated", Boolean, nullable=False, server_default=true()),
    # Whether it was begun as rated, and a hold or a backup has ended that. A rematch is rated again.
    Column("lost_rating", Boolean, nullable=False, server_default=false()),
    # The clock setting (`tables.clock`). NULL: none chosen yet.
    Column("clock", String(40), nullable=True),
    # The server's default clock. NULL: `clock.DEFAULT_CLOCK`.
    Column("usual_clock", String(40), nullable=True),
    # When a full lobby starts automatically, unless its host has chosen (`host_waits`) that it never does.
    Column("starts_at", BigInteger, nullable=True),
    Column("host_waits", Boolean, nullable=False, server_default=false()),
    # The pending message to a lobby's host (`records.Kind`), and the last that was sent.
    Column("host_due", String(10), nullable=True),
    Column("host_notified", String(10), nullable=True),
    # When the running pause began. Past pauses are in `clock_stops`.
    Column("paused_at", BigInteger, nullable=True),
    # Without a running clock: the time of the last activity, and when players were asked if they still play.
    Column("quiet_since", BigInteger, nullable=True),
    Column("asked_at", BigInteger, nullable=True),
    # Why the game is on hold, if it is.
    Column("on_hold", String(10), nullable=True),
    # The seat that asks to undo its last turn; the version of the last complete turn then, and when it asked.
    Column("undo_seat", Integer, nullable=True),
    Column("undo_version", Integer, nullable=True),
    Column("undo_at", BigInteger, nullable=True),
    # The newest public message of the table: the lobby, then the last post.
    Column("post_message_id", BigInteger, nullable=True),
    # The newest public message besides the posts: a reminder, a question.
    Column("notice_message_id", BigInteger, nullable=True),
    # Whether the channel was deleted; the game continues in direct messages.
    Column("channel_gone", Boolean, nullable=False, server_default=false()),
    # Why posts are rejected for now: SERVER, or the missing permissions. Players were informed.
    Column("post_blocked_reason", String(200), nullable=True),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    # The language of posts (`data/locales`).
    Column("language", String(20), nullable=False, server_default="en"),
    Index("uq_tables_live_channel", "channel_id", unique=True, sqlite_where=LIVE, postgresql_where=LIVE),
    Index("ix_tables_played", "channel_id", "id", sqlite_where=PLAYED, postgresql_where=PLAYED),
    Index("ix_tables_live_guild", "guild_id", sqlite_where=LIVE, postgresql_where=LIVE),
    Index("ix_tables_waiting", "created_at", sqlite_where=WAITING, postgresql_where=WAITING),
    Index("ix_tables_pending", "changed_at", sqlite_where=PENDING, postgresql_where=PENDING),
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
    # The level of the computer that plays this seat. A computer's own seat has a negative user_id, and so has
    # a deleted user's (`records.is_former`).
    Column("computer", String(10), nullable=True),
    # A guest's seat is reserved (false) until they join or decline.
    Column("joined", Boolean, nullable=False),
    # The version that this player's newest direct message shows, and the message that still has buttons.
    Column("dm_version", Integer, nullable=False, server_default="0"),
    Column("dm_channel_id", BigInteger, nullable=True),
    Column("dm_message_id", BigInteger, nullable=True),
    # The message's kind (`records.Kind`) and version, from which its later edit is composed.
    Column("dm_kind", String(10), nullable=True),
    Column("dm_message_version", Integer, nullable=False, server_default="0"),
    Column("dm_state", String(6), nullable=False, server_default=OPEN),
    # The start of the running turn (valid while the seat is to move), the seconds its player had then, gifts
    # included, and the last reminder that was sent (`tables.clock`). Time that does not count is in
    # `clock_stops` and `absences`.
    Column("turn_started_at", BigInteger, nullable=True),
    Column("bank", Integer, nullable=False, server_default="0"),
    Column("reminded", Integer, nullable=False, server_default="0"),
    # Whether a computer takes this turn because time is up, and how many it took so in a row.
    Column("substitute_turn", Boolean, nullable=False, server_default=false()),
    Column("missed", Integer, nullable=False, server_default="0"),
    # The turn and kind of the player's last mention (`tables.notifications`); at most one per turn.
    Column("last_mention", String(40), nullable=True),
    # The last turn for which a direct message made a sound.
    Column("told_turn", Integer, nullable=True),
    # When the player last pressed a button at this table. Players who are present need no notification.
    Column("seen_at", BigInteger, nullable=True),
    # Whether a notification of the turn is pending; dropped if the player comes back. Its time is in a job.
    Column("to_notify", Boolean, nullable=False, server_default=false()),
    Column("agrees", Boolean, nullable=False, server_default=false()),
    Column("wants_pause", Boolean, nullable=False, server_default=false()),
    # Whether the player agrees to show their hand in replays.
    Column("shows_hand", Boolean, nullable=False, server_default=false()),
    # Whether the player had help, so that the game does not count on the leaderboard against computers.
    Column("helped", Boolean, nullable=False, server_default=false()),
    # The player's plan or its outcome, as JSON (`tables.plans`). Never shown to others.
    Column("planned", Text, nullable=True),
    # Whether the table is being played, so that queries skip finished games.
    Column("playing", Boolean, nullable=False, server_default=false()),
    UniqueConstraint("table_id", "user_id"),
    Index("ix_seats_user_id", "user_id"),
    Index("ix_seats_playing", "user_id", "table_id", sqlite_where=SEATED, postgresql_where=SEATED),
)

# Users' preferences, the same at all tables.
user_preferences = Table(
    "user_preferences",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    # The end of the running absence, as shown to others; 0: none. Clocks use `absences`.
    Column("away_until", BigInteger, nullable=False, server_default="0"),
    # Where they are notified of turns, and which reminders they get (`tables.notifications`).
    Column("turns", String(10), nullable=False, server_default="direct"),
    Column("remind", String(10), nullable=False, server_default="both"),
    # The quiet hours, in their time zone; none if both are equal.
    Column("quiet_from", Integer, nullable=False, server_default="0"),
    Column("quiet_until", Integer, nullable=False, server_default="0"),
    Column("time_zone", String(40), nullable=False, server_default="UTC"),
    # Whether they are notified that they are next, at tables of three or more.
    Column("next_up", Boolean, nullable=False, server_default=false()),
    # The local hour of the daily digest of games that wait for them; -1: none.
    Column("digest", Integer, nullable=False, server_default="-1"),
    # The end of their mute; 0: none.
    Column("muted_until", BigInteger, nullable=False, server_default="0"),
    # The name that all servers show. NULL: they agreed to none.
    Column("public_name", String(100), nullable=True),
    # The language they chose, and that of their Discord client, if translations exist. NULL: unknown.
    Column("language", String(20), nullable=True),
    Column("discord_language", String(20), nullable=True),
)

# Scheduled work: its kind, the user, table or message it is about (0: none), and when it is due. Jobs about a
# server have its id as `message_id`.
jobs = Table(
    "jobs",
    metadata,
    Column("kind", String(16), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("table_id", Integer, primary_key=True, autoincrement=False),
    Column("message_id", BigInteger, primary_key=True, autoincrement=False),
    # The server whose process runs it. NULL: any process.
    Column("guild_id", BigInteger, nullable=True),
    Column("due_at", BigInteger, nullable=False),
    # The end of the lease of the process that claimed it.
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

# Users' absences, in which their clocks do not run; their total is limited.
absences = Table(
    "absences",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("begins", BigInteger, primary_key=True, autoincrement=False),
    Column("ends", BigInteger, nullable=False),
)

# The direct message channel of each user, so that it is opened once.
direct_channels = Table(
    "direct_channels",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, nullable=False),
)

# Guests of a table, and players who are notified that their seat was freed: the status, and the status
# that their message shows.
invitations = Table(
    "invitations",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    # Counted from 0 within the table; identifies the send attempt.
    Column("number", Integer, nullable=False),
    Column("name", String(100), nullable=False),
    Column("status", String(12), nullable=False),
    Column("shown", String(12), nullable=True),
    # Whether it makes no sound, because the host has invited this guest within the hour before.
    Column("silent", Boolean, nullable=False, server_default=false()),
    Column("channel_id", BigInteger, nullable=True),
    Column("message_id", BigInteger, nullable=True),
    Index("ix_invitations_pending", "table_id", sqlite_where=GUEST_PENDING, postgresql_where=GUEST_PENDING),
)

# Invitations to a user from another, whose keyed hash is stored: the times of the last hour (JSON), and the
# end of a block. The row has no effect after `expires_at`.
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

# Messages that must still be edited: prompts, once they no longer apply, and messages whose edit Discord
# rejected. The newest direct message to each player is here only for the latter reason.
open_messages = Table(
    "open_messages",
    metadata,
    Column("message_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(10), nullable=False),
    # The seat whose turn or question it is about (for invitations as in `outbox_attempts`), and the version.
    Column("seat", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    # The number of rejected edits. The next try is a job.
    Column("tries", Integer, nullable=False, server_default="0"),
    # For a post: its events are those after this version, up to `version`. NULL: the text is kept.
    # For an undo question: when it was asked.
    Column("since", BigInteger, nullable=True),
    Index("ix_open_messages_table_id", "table_id"),
)

CHANNEL = -1
"""In `outbox_attempts.seat`: the table's channel."""
HOST = -10_000
"""In `outbox_attempts.seat`: the message to a lobby's host."""
FIRST_GUEST = -2
"""In `outbox_attempts.seat`: the invitation with number 0; the others count downwards."""

# Messages being sent. After a crash a row means: it may have arrived, so search before sending again.
outbox_attempts = Table(
    "outbox_attempts",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("nonce", String(25), nullable=False),
    Column("at", BigInteger, nullable=False),
)

# The last heartbeat of each process (`sharding` parses the names).
processes = Table(
    "processes",
    metadata,
    Column("name", Text, primary_key=True),
    Column("alive_at", BigInteger, nullable=False),
)

# The process that delivers a table's messages, and the end of its lease.
table_leases = Table(
    "table_leases",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("process", String(16), nullable=False),
    Column("until", BigInteger, nullable=False),
)

# The bot's own values.
key_values = Table(
    "key_values",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("text", Text, nullable=False),
)

# Servers' settings, as JSON.
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
    # The version that the move led to.
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
    # Partners share a side, its placing and its score.
    Column("side", Integer, nullable=False),
    Column("placing", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("why", String(20), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("computer", String(10), nullable=True),
    # As in `seats`; a helped game against computers is not counted.
    Column("helped", Boolean, nullable=False, server_default=false()),
    # The line-up of a duplicate match. NULL: it follows from the sides.
    Column("lineup", String(20), nullable=True),
    Column("ended_at", BigInteger, nullable=False),
    Index("ix_results_user_id", "user_id", "table_id"),
    Index("ix_results_guild_id", "guild_id", "table_id"),
    Index("ix_results_names", "guild_id", "user_id", "table_id"),
)

# Users' standings: one row per board and season ("": all time).
ratings = Table(
    "ratings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(40), primary_key=True),
    # The number of players on each side, such as 1v1 or 1v1v1.
    Column("lineup", String(20), primary_key=True),
    Column("season", String(6), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    # The rating that is shown and ranked by.
    Column("rating", Integer, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("best", Integer, nullable=True),
    # The last placings, newest last.
    Column("form", String(5), nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Index("ix_ratings_user_id", "user_id"),
)
BOARD = (ratings.c.guild_id, ratings.c.game, ratings.c.lineup, ratings.c.season)
BEST_FIRST = (ratings.c.rating.desc(), ratings.c.games.desc(), ratings.c.user_id)
"""By rating, then by more games."""
Index("ix_ratings_ranking", *BOARD, *BEST_FIRST)

# The number of users at each rating of a board, without deleted users.
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

# The change of each player's skill by a rated game, on its server's board and on that of all servers.
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
    # NULL if a computer replaced the player, or the game was not played out.
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

# Users' achievements, one row per time. A game's own achievement is prefixed by the game's key.
achievements = Table(
    "achievements",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("achievement", String(60), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("ix_achievements_table_id", "table_id"),
)

# Users' progress in the courses of `/learn`: the number of completed lessons, from the first.
lessons = Table(
    "lessons",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("course", String(60), primary_key=True),
    Column("learned", Integer, nullable=False),
)

# The daily deals. The seed is secret until the day is over.
daily_deals = Table(
    "daily_deals",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    # The user id of the computer to play against.
    Column("opponent_id", Integer, nullable=False),
    Column("seed", String(64), nullable=False),
    # The points of an expert computer. NULL until the first user plays the deal.
    Column("expert", Integer, nullable=True),
)

# Users' single tries at a daily deal; points and time once a try is over.
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

# Keyed hashes of users who deleted their data after starting a daily deal; purged when the day is over.
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

# The servers on which a user's try is shown, and the name there: where they requested the deal.
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

# The cup of a week, counted from January 2026. The seeds of its deals derive from this one, which is secret
# until the cup has closed.
cup_weeks = Table(
    "cup_weeks",
    metadata,
    Column("week", Integer, primary_key=True, autoincrement=False),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    # The user id of the computer to play against.
    Column("opponent_id", Integer, nullable=False),
    Column("seed", String(64), nullable=False),
)

# Users' single tries at the deals (counted from 1) of a cup; once a try is over, the lead over the computer
# and the time.
cup_games = Table(
    "cup_games",
    metadata,
    Column("week", Integer, primary_key=True, autoincrement=False),
    Column("deal", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("lead", Integer, nullable=True),
    Column("ended_at", BigInteger, nullable=True),
    Index("ix_cup_games_table_id", "table_id"),
    Index("ix_cup_games_user_id", "user_id", "week"),
)

# Keyed hashes of users who deleted their data after starting a deal of a cup; purged when the cup has closed.
cup_played = Table(
    "cup_played",
    metadata,
    Column("week", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32), primary_key=True),
)

# The users who take part in a server's cups, until they leave; the name is the one they have there.
cup_members = Table(
    "cup_members",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String(100), nullable=False),
    Column("joined_at", BigInteger, nullable=False),
    Index("ix_cup_members_user_id", "user_id"),
)

# The servers that have cups, and the first week without a result there.
cup_servers = Table(
    "cup_servers",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("next_week", Integer, nullable=False),
)

# Results of closed cups on a server: the leads by deal as JSON (null: not played), and the season's points.
cup_results = Table(
    "cup_results",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("week", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String(100), nullable=False),
    Column("leads", String(100), nullable=False),
    Column("points", Integer, nullable=False),
    Index("ix_cup_results_user_id", "user_id"),
)

# The seasons of a server's league. `begins_at` is NULL until enough members are in, `seed` (for groups and
# lots) and `ends_at` until it has begun, `closed_at` until it is over. Of the message that shows it: where it
# is, a hash of what it shows, and when it was last written.
league_seasons = Table(
    "league_seasons",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("season", Integer, primary_key=True, autoincrement=False),
    Column("begins_at", BigInteger, nullable=True),
    Column("ends_at", BigInteger, nullable=True),
    Column("closed_at", BigInteger, nullable=True),
    Column("seed", String(64), nullable=True),
    Column("channel_id", BigInteger, nullable=True),
    Column("message_id", BigInteger, nullable=True),
    Column("content_hash", String(32), nullable=False),
    Column("edited_at", BigInteger, nullable=False),
)

# The users who play in a server's next season of the league, until they leave, and their name there.
league_members = Table(
    "league_members",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String(100), nullable=False),
    Column("joined_at", BigInteger, nullable=False),
    Index("ix_league_members_user_id", "user_id"),
)

# The players of a season: their group and place in it (counted from 0), and when they left it.
league_players = Table(
    "league_players",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("season", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String(100), nullable=False),
    Column("pool", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("left_at", BigInteger, nullable=True),
    UniqueConstraint("guild_id", "season", "pool", "place"),
    Index("ix_league_players_user_id", "user_id"),
)

# The games of a season that were opened, between two places of a group (`pool`), and their results. Without
# points after `ended_at`: the game does not count. `winner` is a place, NULL in a draw.
league_games = Table(
    "league_games",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("season", Integer, primary_key=True, autoincrement=False),
    Column("pool", Integer, primary_key=True, autoincrement=False),
    Column("first", Integer, primary_key=True, autoincrement=False),
    Column("second", Integer, primary_key=True, autoincrement=False),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("first_points", Integer, nullable=True),
    Column("second_points", Integer, nullable=True),
    Column("winner", Integer, nullable=True),
    Column("ended_at", BigInteger, nullable=True),
    Index("ix_league_games_table_id", "table_id"),
)

# Players' own tables for the deals (counted from 1) of a duplicate match.
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

# Cached analyses of finished games, as JSON.
analyses = Table(
    "analyses",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("found", Text, nullable=False),
)

# Users without a seat who get a message when a game is over.
follows = Table(
    "follows",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Index("ix_follows_table_id", "table_id"),
)

# The message of each server's hall: where it is, a hash of what it shows, and when it was last written.
halls = Table(
    "halls",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger, nullable=False),
    Column("content_hash", String(32), nullable=False),
    Column("edited_at", BigInteger, nullable=False),
)

# What each server was last posted, by kind (`jobs.recurring_messages`): the number of the day or week, and in
# how many of them in a row there was no news.
server_posts = Table(
    "server_posts",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("kind", String(16), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("quiet", Integer, nullable=False),
)

# Users to whom the bot gives a role of a server, since they hold a title there. `given`: it was given, so it
# has to be taken away once they lose the title.
role_holders = Table(
    "role_holders",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("role_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("given", Boolean, nullable=False, server_default=false()),
    Index("ix_role_holders_user_id", "user_id"),
)

# Where servers' managers have results sent: the address, the secret that signs them, when one was last
# accepted, and since when and why none is.
webhooks = Table(
    "webhooks",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("url", String(500), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("delivered_at", BigInteger, nullable=True),
    Column("failing_since", BigInteger, nullable=True),
    Column("error", String(100), nullable=True),
)

# Finished games whose results have not been sent to their server's webhook yet.
webhook_results = Table(
    "webhook_results",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ended_at", BigInteger, nullable=False),
)

# Games on a server of whose new tables users want to hear: of every one or one a day, and the last ping.
table_alerts = Table(
    "table_alerts",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(40), primary_key=True),
    Column("is_unlimited", Boolean, nullable=False, server_default=false()),
    Column("pinged_at", BigInteger, nullable=True),
    Column("pinged_table_id", Integer, nullable=True),
    Index("ix_table_alerts_game", "guild_id", "game"),
)

# People whom users have blocked, by keyed hash, with the name they had.
blocks = Table(
    "blocks",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("blocked", String(32), primary_key=True),
    Column("name", String(100), nullable=False),
    Column("blocked_at", BigInteger, nullable=False),
    Index("ix_blocks_blocked", "blocked"),
)

# People whom a server's managers keep from opening tables, by keyed hash, with the name they had.
barred = Table(
    "barred",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("person", String(32), primary_key=True),
    Column("name", String(100), nullable=False),
    Index("ix_barred_person", "person"),
)

# Users' searches for players of a game on a server, for `/seek`.
seeks = Table(
    "seeks",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(40), primary_key=True),
    Column("name", String(100), nullable=False),
    Column("clock", String(40), nullable=False),
    Column("rated", Boolean, nullable=False),
    # Whether only people of about the same rating match.
    Column("near", Boolean, nullable=False),
    # The size of the table that a user with a partner wants. 0: any.
    Column("seats", Integer, nullable=False),
    # A partner who plays along, under the name on the server, once they have accepted. NULL: none.
    Column("partner_id", BigInteger, nullable=True),
    Column("partner_name", String(100), nullable=False),
    Column("has_accepted", Boolean, nullable=False),
    # Where the user typed the command, and the language of that server.
    Column("channel_id", BigInteger, nullable=False),
    Column("language", String(20), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    # The table that the search became, until its thread is open. NULL: none yet.
    Column("table_id", Integer, nullable=True),
    Index("ix_seeks_user_id", "user_id"),
    Index("ix_seeks_partner_id", "partner_id"),
    Index("ix_seeks_table_id", "table_id"),
)

# Reports about people, until they are delivered. Without a reason they are for the operator.
reports = Table(
    "reports",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("reported_user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("reason", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Index("ix_reports_user_id", "user_id"),
    Index("ix_reports_reported_user_id", "reported_user_id"),
)
