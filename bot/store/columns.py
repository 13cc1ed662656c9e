"""Column types for writes: of a table, a seat, preferences, an invitation, a result.

`tests/bot/store/test_columns.py` keeps them equal to `schema` and `records`.
"""

from __future__ import annotations

from typing import TypedDict


class StepColumns(TypedDict, total=False):
    """Columns of a table that a step may change besides its state: the last turn, and times."""

    turn_version: int
    turn_at: int
    paused_at: int | None
    quiet_since: int | None
    asked_at: int | None


class TableColumns(StepColumns, total=False):
    """Columns of a table that can be written (`records.Table`)."""

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
    """Columns of a seat that can be written (`records.Player`)."""

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
    """Columns of a user's preferences (`records.Preferences`)."""

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
    """What a guest's message shows, and where it is (`records.Invitation`)."""

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
