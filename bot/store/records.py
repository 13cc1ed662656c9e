"""The records the store returns: a table with its players, its log, attempts to send."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from bot.store.schema import FINISHED, LOBBY, OFFERED, ON_HOLD, OPENING, PLAYING
from engine.core.game_log import Entry

FORMER = -(2**40)
"""People have positive numbers, computers small negative ones; below this stands who has been forgotten."""


def is_computer(user_id: int) -> bool:
    """Whether a number stands for a computer player, and not for somebody who plays or has played."""
    return FORMER < user_id < 0


def is_former(user_id: int) -> bool:
    """Whether a number stands for somebody who has been forgotten: nobody knows any more who it was."""
    return user_id <= FORMER


class Interval(NamedTuple):
    """Seconds from `begins` up to, but not including, `ends`. `ends` is None while the interval goes on."""

    begins: int
    ends: int | None


@dataclass(frozen=True)
class Preferences:
    """What somebody wishes wherever they sit: until when they are away, how and when they are told.

    `next_up` says whether they are told that they are next, `public_name` what every server calls them,
    `muted_until` until when nothing makes a sound; `language` is the one they have chosen, `discord_language`
    the one Discord speaks to them. `absences` are all their absences on record, past and present.
    """

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


USUAL_WISHES = Preferences()
"""Of everybody who never said."""


class Kind(StrEnum):
    """What a message is, by which it can be told what to make of it once that is over.

    Of direct messages: that the game begins, whose turn it is, that one is next, that somebody is late, the
    end, that the game is on hold; that a turn was taken on the message itself; that it says what became of
    it, with buttons or without.
    """

    FIRST, TURN, NEXT, LATE, END, ON_HOLD = "first", "turn", "next", "late", "end", "on-hold"
    PLAYED, PLANNING, DONE = "played", "planning", "done"
    POST, LOBBY, REMINDER, OVERDUE, UNDO, INVITATION, STILL_PLAYING = (
        "post",
        "lobby",
        "reminder",
        "overdue",
        "undo",
        "invitation",
        "still",
    )
    """In the channel: a table's posts and lobby, reminders, and questions to somebody."""
    PANEL = "panel"
    """A direct message that may have been given the panel of a turn which has gone on."""
    PAUSE = "pause"
    """A wish to pause, wherever it was told."""
    SHARED = "shared"
    """How somebody did with a day's deal, as they have shared it: over when the deal closes."""
    READY, FULL = "ready", "full"
    """What a lobby's host is told: that enough have joined, that every seat is taken."""


@dataclass(frozen=True)
class OpenMessage:
    """A message that has to be edited once what it tells of is over; how often Discord refused that."""

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
    """A seat at a table and who has it."""

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
    wishes: Preferences = USUAL_WISHES

    @property
    def is_present(self) -> bool:
        """Whether a person plays here: no computer, and nobody a computer plays for."""
        return self.computer is None

    @property
    def is_played_for(self) -> bool:
        """Whether a computer takes the turn, be it only this one, whose time is up."""
        return self.computer is not None or self.substitute_turn


class Seen(NamedTuple):
    """That somebody was seen in their seat, at a version of the table and during a turn, and when."""

    table_id: int
    seat: int
    user_id: int
    version: int
    turn: int
    at: int


class Progress(NamedTuple):
    """How far a table has come: its number of steps, how it stands, and where it is played and told."""

    version: int
    status: str
    channel_id: int
    post_message_id: int | None


@dataclass(frozen=True)
class Table:
    """A table as stored; `options`, `state` and `seed` are the game's own and read by the manager.

    `clock_stops` are past pauses and downtime that do not count for the running turns.
    """

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
    starter_id: int | None
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
    clock: str | None
    usual_clock: str | None
    starts_at: int | None
    host_waits: bool
    host_due: str | None
    host_told: str | None
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
        """How far it has come."""
        return Progress(self.version, self.status, self.channel_id, self.post_message_id)

    @property
    def in_lobby(self) -> bool:
        """Whether players are still gathering."""
        return self.status in (OFFERED, OPENING, LOBBY)

    @property
    def is_playing(self) -> bool:
        """Whether the game has begun and nobody has won yet."""
        return self.status == PLAYING

    @property
    def is_on_hold(self) -> bool:
        """Whether the game has ended for now, without a result."""
        return self.status == ON_HOLD

    @property
    def is_finished(self) -> bool:
        """Whether the game is over."""
        return self.status == FINISHED

    @property
    def is_daily(self) -> bool:
        """Whether it is somebody's try at a day's deal."""
        return self.day is not None

    @property
    def is_solo(self) -> bool:
        """Whether somebody plays a deal alone here: nobody else sees it, and nobody is told of it."""
        return self.is_daily or self.match_id is not None

    @property
    def is_match(self) -> bool:
        """Whether it is a duplicate match: its deals are played alone, each at a table of its own."""
        return self.deals is not None

    @property
    def only_computers(self) -> bool:
        """Whether computers play each other, and nobody has a seat."""
        return all(is_computer(player.user_id) for player in self.players)

    @property
    def is_posted(self) -> bool:
        """Whether posts arrive, as far as is known; else players are written to instead."""
        return not self.channel_gone and self.post_blocked_reason is None

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(player.name for player in self.players)

    @property
    def has_computers(self) -> bool:
        """Whether a computer plays for anybody."""
        return any(not player.is_present for player in self.players)

    def player_of(self, user_id: int) -> Player | None:
        """The player of a person, if they have one."""
        return next((player for player in self.players if player.user_id == user_id), None)


@dataclass(frozen=True)
class Invitation:
    """Somebody who was asked to a table: what has become of it, and what their message shows of that."""

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
    """A move as the log keeps it, and the version it led to (a move taken back leaves a gap)."""

    version: int
    entry: Entry


@dataclass(frozen=True)
class Attempted:
    """A message that was about to be sent: its nonce, and when that was tried last."""

    nonce: str
    at: int


@dataclass(frozen=True)
class Attempt:
    """A message about to be sent, with Discord's nonce.

    `before` is when it was last tried, if that may have succeeded without anybody knowing.
    """

    nonce: str
    before: int | None
