"""Rows as they are written: columns of a table, a seat, preferences, an invitation, a result."""

from __future__ import annotations

from typing import TypedDict


class StepColumns(TypedDict, total=False):
    """What a step may change about a table besides its state: the turn it completed, and what is due when."""

    turn_version: int
    turn_at: int
    paused_at: int | None
    quiet_since: int | None
    asked_at: int | None


class TableColumns(StepColumns, total=False):
    """What can be changed about a table (`records.Table`)."""

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
    awaits_computer: bool
    rated: bool
    clock: str | None
    usual_clock: str | None
    starts_at: int | None
    host_waits: bool
    host_due: str | None
    host_told: str | None
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


class OwedColumns(TableColumns, total=False):
    """The same, and the least that any of its players has been sent."""

    dm_version: int


class PostColumns(TypedDict, total=False):
    """What a post that has arrived changes about a table besides the post."""

    post_blocked_reason: str | None
    post_since: int | None


class SeatColumns(TypedDict, total=False):
    """What can be changed about a seat (`records.Player`)."""

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
    """The same, and when the player is to be notified of the turn (None: no more)."""

    notify_at: int | None


class PreferenceColumns(TypedDict, total=False):
    """What somebody can wish (`records.Preferences`)."""

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
    """What the message of somebody invited shows, and which message it is (`records.Invitation`)."""

    shown: str
    channel_id: int | None
    message_id: int | None


class SeatResult(TypedDict):
    """How a game ended for a seat, before it is known whether the game is rated."""

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
    """How a game ended for a seat, as it is kept."""

    rated: bool
