"""Handover of seats: to a computer when a player resigns, has left the server or is late; and back."""

from __future__ import annotations

from dataclasses import replace

from bot.errors import Refused
from bot.store import Player, Table, message_queries
from bot.store.records import Kind, OpenMessage, is_former
from bot.store.schema import CHANNEL
from bot.store.schema import IDLE as EVERYBODY_IDLE
from bot.store.transaction import TableTransaction
from bot.tables import clock, computers, on_hold, pauses, rated_games, undo
from bot.tables.computers import RATED_GAME_LEVEL, level_of
from bot.tables.game import game_of, seat_of, state_of
from bot.tables.moves import Played, apply_action, record_step, retire
from bot.tables.on_hold import require_resumable
from engine.ai.character import Level
from engine.core.game_log import IDLE, LATE, LEFT, RESUMED, RETURNED, Entry, apply_table_event
from engine.core.types import Seat, Step
from engine.duplicate.model import Outcome

STAND_IN_LEVEL = Level.HARD
"""The level of a computer that replaces a player in a game that is not rated."""
MOST_MISSED = 3
"""Turns missed in a row after which a computer takes the seat."""


def leave(change: TableTransaction, user_id: int) -> Played:
    """Leave a game permanently: a computer takes over, or the seat is retired, which may end the game.

    Raises GameFinished, also if the user has left a match before, and Refused: left, not-started, not-seated,
    on-hold, rules-gone.
    """
    seat = seat_of(change.table, user_id)
    if not can_take_over(change.table, seat):
        return retire(change, seat)
    if not change.table.players[seat].is_present:
        raise Refused("left", change.table)
    return _hand_over(change, seat, LEFT, _replacement_level(change.table))


def replace_departed(change: TableTransaction, seat: Seat) -> Played | None:
    """Hand over the seat of a player who has left the server; in a match, retire it.

    Return None if the game is not running, a computer plays already, or too few others are left.
    """
    table, player = change.table, change.table.players[seat]
    if not table.is_playing or not player.is_present:
        return None
    if table.is_match:
        return retire(change, seat)
    if not can_take_over(table, seat):
        return None
    return _hand_over(change, seat, LEFT, _replacement_level(table))


def _replacement_level(table: Table) -> Level:
    return RATED_GAME_LEVEL if rated_games.is_rated(table) else STAND_IN_LEVEL


def can_take_over(table: Table, seat: Seat) -> bool:
    """Return whether a computer takes over when a player leaves.

    False in a match, and unless two others stay, of whom one is a person who plays.
    """
    if table.is_match:
        return False
    rest = [player for player in table.players if player.seat != seat]
    return len(rest) > 1 and any(player.is_present for player in rest)


def give_back(change: TableTransaction, user_id: int) -> Played:
    """Give a user their seat back from the computer.

    Raises GameFinished, and Refused: not-left, not-started, not-seated, on-hold.
    """
    seat = seat_of(change.table, user_id)
    if change.table.players[seat].is_present:
        raise Refused("not-left", change.table)
    return _hand_over(change, seat, RETURNED, None)


def apply_time_out(change: TableTransaction, seat: Seat, version: int) -> Played | None:
    """Act on a late player: as `substitute_turn`, or in a match record the deal as unfinished.

    Return None if the table is not at `version`, the time is not up, or the opponent decides.
    """
    table = change.table
    stage = (
        clock.due_notice(table, seat, change.now) if table.version == version and table.is_playing else None
    )
    if stage is None or stage < clock.ASKED or (stage == clock.ASKED and clock.opponent(table, seat)):
        return None
    if table.is_match:
        return apply_action(change, seat, Outcome(None))
    return substitute_turn(change, seat)


def substitute_turn(change: TableTransaction, seat: Seat) -> Played:
    """Let a computer take a player's turn; at the `MOST_MISSED`th in a row it takes the seat.

    If no other person still plays then, the game is put on hold instead.
    """
    table, player = change.table, change.table.players[seat]
    if player.missed + 1 >= MOST_MISSED:
        if not any(other.is_present for other in table.players if other is not player):
            return _put_idle_game_on_hold(change, seat)
        return _hand_over(change, seat, IDLE, level_of(table, seat))
    change.update_players([replace(player, substitute_turn=True)])
    return _commit_table_event(change, seat, LATE)


def _put_idle_game_on_hold(change: TableTransaction, seat: Seat) -> Played:
    """Put a game on hold that computers would play alone."""
    table = on_hold.put_on_hold(change, EVERYBODY_IDLE)
    return Played(table, seat, Step(state_of(table), (), reveals=True))


def _hand_over(change: TableTransaction, seat: Seat, text: str, level: Level | None) -> Played:
    """Give a seat to a computer of a level, or back to its player (None), and log it as `text`."""
    table = change.table
    change.seat(
        replace(player, computer=level, substitute_turn=False, missed=0) if player.seat == seat else player
        for player in table.players
    )
    done = _commit_table_event(change, seat, text)
    pauses.settle_pause(change)
    undo.settle_question(change)
    return replace(done, table=change.table)


def _commit_table_event(change: TableTransaction, seat: Seat, text: str) -> Played:
    entry, state = Entry(seat, text), state_of(change.table)
    return record_step(change, entry, state, apply_table_event(state, entry))


WAIT, STAND_IN, WIN = OVERDUE_CHOICES = ("wait", "standin", "win")
"""What the opponent of a late player may choose."""


def decide_overdue(change: TableTransaction, user_id: int, choice: str) -> Table:
    """Wait, let a computer play, or win, as the opponent of a late player chose; return the table.

    `choice` is one of OVERDUE_CHOICES; any other changes nothing. Raises GameFinished, and Refused: not-late,
    not-started, not-seated, on-hold.
    """
    seat_of(change.table, user_id)
    seat = _late_player(change.table, user_id, change.now)
    if choice == WAIT:
        clock.restart_turn(change, seat)
    elif choice == STAND_IN:
        substitute_turn(change, seat)
    elif choice == WIN:
        retire(change, seat)
    return change.table


def _late_player(table: Table, user_id: int, now: int) -> Seat:
    """Return the seat about which a user may decide: it is late, or its player left the server.

    Raises Refused (not-late), also during a pause.
    """
    for seat in game_of(table).to_move(state_of(table)):
        other = clock.opponent(table, seat)
        if other is not None and other.user_id == user_id and _may_be_decided(table, seat, now):
            return seat
    raise Refused("not-late", table)


def _may_be_decided(table: Table, seat: Seat, now: int) -> bool:
    """Return whether the opponent was asked about a seat, and its player is still late or has left."""
    asked = table.players[seat].reminded
    has_left = asked == clock.DEPARTED and table.paused_at is None
    return has_left or (asked == clock.ASKED and clock.is_time_up(table, seat, now))


Channel = tuple[int, int | None]
"""A channel, and its parent channel if it is a thread."""


def resume(change: TableTransaction, user_id: int, *, is_manager: bool, channel: Channel | None) -> Table:
    """Resume a game with full clocks, and give the user's seat back if a computer has it; return the table.

    `channel` is a new channel for the table; None keeps its own. Raises ChannelBusy, and Refused:
    not-on-hold, managers-resume, not-yours-to-resume, rules-gone.
    """
    require_resumable(change.table, user_id, is_manager=is_manager)
    change.update_players([_with_full_clock(change.table, player) for player in change.table.players])
    if channel is not None:
        _move_to_channel(change, *channel)
    change.set_columns(on_hold=None)
    player, state = change.table.player_of(user_id), state_of(change.table)
    entry = Entry(0 if player is None else player.seat, RESUMED)
    record_step(change, entry, state, apply_table_event(state, entry))
    if player is not None and not player.is_present:
        give_back(change, user_id)
    return change.table


def _with_full_clock(table: Table, player: Player) -> Player:
    """Return the player with a full clock; a computer plays for a deleted user."""
    ours = clock.parse_clock(table.clock)
    fresh = replace(player, bank=0 if ours is None else ours.first, reminded=clock.NOT_REMINDED)
    gone = is_former(player.user_id) and player.is_present
    return replace(fresh, computer=computers.level_of(table, player.seat)) if gone else fresh


def _move_to_channel(change: TableTransaction, channel_id: int, parent_id: int | None) -> None:
    """Move the table to a channel, or a thread below `parent_id`.

    The old post's button is queued for removal.
    """
    table = change.table
    if table.post_message_id is not None:
        about = (table.id, Kind.POST, CHANNEL, table.published_version)
        old_post = OpenMessage(table.post_message_id, table.channel_id, *about)
        change.within(message_queries.add, old_post)
    change.set_columns(
        channel_id=channel_id,
        parent_id=parent_id,
        channel_gone=False,
        post_blocked_reason=None,
        post_message_id=None,
        post_since=None,
    )
    change.end_channel_attempt()
