"""Records that the store returns, such as tables with players, and types of the columns it writes.

`tests/bot/store/test_records.py` keeps them equal to `schema`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple, TypedDict

from bot.store.schema import FINISHED, LOBBY, OFFERED, ON_HOLD, OPENING, PLAYING
from engine.core.game_log import Entry

FORMER = -(2**40)
"""User ids at or below this are deleted users. Ids between this and 0 are computers."""


def is_computer(user_id: int) -> bool:
    """Return whether a user id belongs to a computer player. A deleted user's does not."""
    return FORMER < user_id < 0


def is_former(user_id: int) -> bool:
    """Return whether a user id stands for a user whose data was deleted."""
    return user_id <= FORMER


class Interval(NamedTuple):
    """Seconds from `begins` up to, but not including, `ends`. `ends` is None while the interval goes on."""

    begins: int
    ends: int | None


@dataclass(frozen=True)
class Preferences:
    """A user's preferences, the same at all tables. Times are Unix seconds, hours are local."""

    away_until: int = 0
    turns: str = "direct"
    remind: str = "both"
    quiet_from: int = 0
    quiet_until: int = 0
    time_zone: str = "UTC"
    next_up: bool = False
    digest: int = -1
    public_name: str | None = None
    muted_until: int = 0
    language: str | None = None
    discord_language: str | None = None
    absences: tuple[Interval, ...] = ()


DEFAULT_PREFERENCES = Preferences()
"""The preferences of a user who has set none."""


class Kind(StrEnum):
    """What a message is about; decides how it is edited once it is outdated.

    Direct messages: FIRST (the game begins), TURN, NEXT (you are next), LATE (your opponent is late), GONE
    (they have left the server), END, ON_HOLD; PLAYED (the turn was taken on it); PLANNING and DONE (it shows
    the outcome, with or without buttons).
    """

    FIRST, TURN, NEXT, LATE, GONE, END, ON_HOLD = "first", "turn", "next", "late", "gone", "end", "on-hold"
    PLAYED, PLANNING, DONE = "played", "planning", "done"
    POST, LOBBY, REMINDER, OVERDUE, DEPARTED, UNDO, INVITATION, STILL_PLAYING = (
        "post",
        "lobby",
        "reminder",
        "overdue",
        "departed",
        "undo",
        "invitation",
        "still",
    )
    """In the channel: a table's post and lobby, reminders, and questions to players.

    OVERDUE and DEPARTED ask the opponent of a player who is late, or who has left the server.
    """
    PANEL = "panel"
    """A direct message that may still show the panel of a finished turn."""
    PAUSE = "pause"
    """A request to pause, in the channel or in a direct message."""
    SHARED = "shared"
    """A user's shared result of a daily deal. It is outdated when the deal closes."""
    REMATCH = "rematch"
    """A message about a finished game, whose *Rematch* comes and goes with an offer."""
    READY, FULL = "ready", "full"
    """Direct messages to a lobby's host: enough players have joined, all seats are taken."""


@dataclass(frozen=True)
class OpenMessage:
    """A message to be edited once it is outdated.

    `seat` and `version` are those it is about. `tries` counts the edits that Discord rejected. `since`: the
    version after which a post's events begin, None: its text is kept; for an undo question when it was asked.
    """

    message_id: int
    channel_id: int
    table_id: int
    kind: str
    seat: int
    version: int
    tries: int = 0
    since: int | None = None


@dataclass(frozen=True)
class Player:
    """A seat at a table and the user or computer who has it (columns: `schema.seats`)."""

    seat: int
    user_id: int
    name: str
    joined: bool
    dm_version: int = 0
    dm_channel_id: int | None = None
    dm_message_id: int | None = None
    dm_kind: str | None = None
    dm_message_version: int = 0
    dm_state: str = "open"
    computer: str | None = None
    turn_started_at: int | None = None
    bank: int = 0
    reminded: int = 0
    substitute_turn: bool = False
    missed: int = 0
    last_mention: str | None = None
    told_turn: int | None = None
    seen_at: int | None = None
    to_notify: bool = False
    agrees: bool = False
    wants_pause: bool = False
    shows_hand: bool = False
    helped: bool = False
    planned: str | None = field(default=None, repr=False)
    preferences: Preferences = DEFAULT_PREFERENCES

    @property
    def is_present(self) -> bool:
        """Whether the player makes their own moves: they are no computer, and none has replaced them."""
        return self.computer is None

    @property
    def is_played_for(self) -> bool:
        """Whether a computer takes this turn. It does so permanently, or this once because time ran out."""
        return self.computer is not None or self.substitute_turn


class Seen(NamedTuple):
    """A sighting of a player at their table: the versions of the table and of the turn then, and when."""

    table_id: int
    seat: int
    user_id: int
    version: int
    turn: int
    at: int


class Progress(NamedTuple):
    """What shows whether a copy of a table is current: version, status, channel, newest public message."""

    version: int
    status: str
    channel_id: int
    post_message_id: int | None


@dataclass(frozen=True)
class Table:
    """A table as stored (columns: `schema.tables`). The game encodes `options`, `state` and `seed`."""

    id: int
    game: str
    rules_version: int
    options: str
    guild_id: int
    channel_id: int
    parent_id: int | None
    host_id: int
    day: int | None
    deals: int | None
    match_id: int | None
    secret_until: int | None
    starter_id: int | None
    rematch_of: int | None
    status: str
    seed: str | None
    state: bytes | None
    version: int
    published_version: int
    post_since: int | None
    turn_version: int
    turn_at: int
    awaits_computer: bool
    rated: bool
    lost_rating: bool
    clock: str | None
    usual_clock: str | None
    starts_at: int | None
    host_waits: bool
    host_due: str | None
    host_notified: str | None
    paused_at: int | None
    quiet_since: int | None
    asked_at: int | None
    on_hold: str | None
    undo_seat: int | None
    undo_version: int | None
    undo_at: int | None
    post_message_id: int | None
    notice_message_id: int | None
    channel_gone: bool
    post_blocked_reason: str | None
    created_at: int
    changed_at: int
    language: str
    clock_stops: tuple[Interval, ...]
    players: tuple[Player, ...]

    @property
    def progress(self) -> Progress:
        """The columns that show whether a cached copy is current."""
        return Progress(self.version, self.status, self.channel_id, self.post_message_id)

    @property
    def in_lobby(self) -> bool:
        """Whether the table is an offer or a lobby, before the game."""
        return self.status in (OFFERED, OPENING, LOBBY)

    @property
    def is_playing(self) -> bool:
        """Whether the game runs."""
        return self.status == PLAYING

    @property
    def is_on_hold(self) -> bool:
        """Whether the game was stopped without a result and can be resumed."""
        return self.status == ON_HOLD

    @property
    def is_finished(self) -> bool:
        """Whether the game ended with a result."""
        return self.status == FINISHED

    @property
    def is_daily(self) -> bool:
        """Whether this is a user's game of a daily deal."""
        return self.day is not None

    @property
    def is_solo(self) -> bool:
        """Whether one player plays a shared deal alone here: daily, of a cup or of a match.

        It is hidden from others and sends no notifications.
        """
        return self.is_daily or self.is_cup or self.match_id is not None

    @property
    def is_cup(self) -> bool:
        """Whether this is a user's game of a cup."""
        return self.secret_until is not None

    @property
    def is_match(self) -> bool:
        """Whether this is a duplicate match. Its deals are played at solo tables."""
        return self.deals is not None

    @property
    def only_computers(self) -> bool:
        """Whether all seats are computers' own; True without any seat."""
        return all(is_computer(player.user_id) for player in self.players)

    @property
    def is_posted(self) -> bool:
        """Whether posts reach the channel, as far as is known. If not, players get direct messages."""
        return not self.channel_gone and self.post_blocked_reason is None

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names in seat order."""
        return tuple(player.name for player in self.players)

    @property
    def has_computers(self) -> bool:
        """Whether a computer has a seat or plays for a player."""
        return any(not player.is_present for player in self.players)

    def player_of(self, user_id: int) -> Player | None:
        """Return the player with a user id, or None."""
        return next((player for player in self.players if player.user_id == user_id), None)


@dataclass(frozen=True)
class Invitation:
    """An invitation to a table: its status, and the status that its message shows.

    `number` counts from 0 within the table and identifies the send attempt. `shown` is None before the first
    message.
    """

    table_id: int
    user_id: int
    number: int
    name: str
    status: str
    shown: str | None
    channel_id: int | None
    message_id: int | None
    silent: bool


@dataclass(frozen=True)
class Logged:
    """A move in the log, and the version it led to."""

    version: int
    entry: Entry


@dataclass(frozen=True)
class Attempted:
    """A message that was about to be sent: its nonce, and the time of the last try."""

    nonce: str
    at: int


@dataclass(frozen=True)
class Attempt:
    """A message about to be sent, with Discord's nonce.

    `before` is the time of an earlier try that may have succeeded; None if there was none.
    """

    nonce: str
    before: int | None


class StepColumns(TypedDict, total=False):
    """Columns of a table that a step may change besides its state: the last turn, and times."""

    turn_version: int
    turn_at: int
    paused_at: int | None
    quiet_since: int | None
    asked_at: int | None


class TableColumns(StepColumns, total=False):
    """Columns of a table that can be written (`Table`)."""

    game: str
    rules_version: int
    options: str
    guild_id: int
    channel_id: int
    parent_id: int | None
    host_id: int
    day: int | None
    deals: int | None
    match_id: int | None
    secret_until: int | None
    starter_id: int | None
    rematch_of: int | None
    status: str
    seed: str | None
    state: bytes | None
    version: int
    published_version: int
    post_since: int | None
    awaits_computer: bool
    rated: bool
    lost_rating: bool
    clock: str | None
    usual_clock: str | None
    starts_at: int | None
    host_waits: bool
    host_due: str | None
    host_notified: str | None
    on_hold: str | None
    undo_seat: int | None
    undo_version: int | None
    undo_at: int | None
    post_message_id: int | None
    notice_message_id: int | None
    channel_gone: bool
    post_blocked_reason: str | None
    created_at: int
    changed_at: int
    language: str


class PendingColumns(TableColumns, total=False):
    """`TableColumns`, and the lowest version that any of its players was sent."""

    dm_version: int


class PostColumns(TypedDict, total=False):
    """Columns of a table that a delivered post changes besides the post itself."""

    post_blocked_reason: str | None
    post_since: int | None


class SeatColumns(TypedDict, total=False):
    """Columns of a seat that can be written (`Player`)."""

    user_id: int
    name: str
    joined: bool
    dm_version: int
    dm_channel_id: int | None
    dm_message_id: int | None
    dm_kind: str | None
    dm_message_version: int
    dm_state: str
    computer: str | None
    turn_started_at: int | None
    bank: int
    reminded: int
    substitute_turn: bool
    missed: int
    last_mention: str | None
    told_turn: int | None
    seen_at: int | None
    to_notify: bool
    agrees: bool
    wants_pause: bool
    shows_hand: bool
    helped: bool
    planned: str | None


class HandColumns(SeatColumns, total=False):
    """`SeatColumns`, and when the player is to be notified of the turn (None: not at all)."""

    notify_at: int | None


class PreferenceColumns(TypedDict, total=False):
    """Columns of a user's preferences (`Preferences`)."""

    away_until: int
    turns: str
    remind: str
    quiet_from: int
    quiet_until: int
    time_zone: str
    next_up: bool
    digest: int
    public_name: str | None
    muted_until: int
    language: str | None
    discord_language: str | None


class InvitationColumns(TypedDict, total=False):
    """What a guest's message shows, and where it is (`Invitation`)."""

    shown: str | None
    channel_id: int | None
    message_id: int | None


class SeatResult(TypedDict):
    """A seat's result before it is known whether the game is rated."""

    seat: int
    user_id: int
    name: str
    game: str
    guild_id: int
    side: int
    placing: int
    score: int
    why: str
    computer: str | None
    helped: bool
    lineup: str | None
    ended_at: int


class RecordedResult(SeatResult):
    """A seat's result as stored."""

    rated: bool
