"""Extra time and pauses: any player may give others time, and all together may stop the clock."""

from __future__ import annotations

from dataclasses import replace

from bot.errors import Refused
from bot.store import Player, Table
from bot.store.transaction import TableTransaction
from bot.tables import clock, duplicate_matches, notifications
from bot.tables.clock import HALF, Clock
from bot.tables.game import game_of, own_seat_of, state_of
from engine.core.types import Seat


def give_time(change: TableTransaction, user_id: int, seat: Seat) -> Table:
    """Add the time of one turn to the bank of the player in `seat`, who is to move; return the table.

    The bank may exceed the clock's most. They are reminded again near its end. Raises GameFinished, and
    Refused: no-clock, not-their-turn (also for the user's own seat), left, match-left, not-started,
    not-seated, on-hold, rules-gone.
    """
    ours = _clock_of(change.table, user_id)
    waiting = game_of(change.table).rules.to_move(state_of(change.table))
    if seat not in waiting or change.table.players[seat].user_id == user_id:
        raise Refused("not-their-turn", change.table)
    player = change.table.players[seat]
    change.update_players(
        [replace(player, bank=player.bank + ours.more, reminded=min(player.reminded, HALF))]
    )
    clock.reschedule(change)
    return change.table


PAUSE = "pause"
"""The kind of mention by which a pause is requested."""


def ask_for_pause(change: TableTransaction, user_id: int, *, agrees: bool = False) -> Table:
    """Switch a user's consent to a pause on or off; return the table.

    The pause begins once all have agreed. With `agrees` it is only switched on. Does nothing during a pause.
    Raises GameFinished, and Refused: no-clock, left, match-left, not-started, not-seated, on-hold,
    rules-gone.
    """
    _clock_of(change.table, user_id)
    if change.table.paused_at is not None:
        return change.table
    player = change.table.players[own_seat_of(change.table, user_id)]
    change.update_players([replace(player, wants_pause=agrees or not player.wants_pause)])
    _record_mentions(change)
    settle_pause(change)
    return change.table


def undecided_players(table: Table) -> list[Player]:
    """Return the people who play and have not agreed to a pause."""
    return [player for player in people_playing(table) if not player.wants_pause]


def people_playing(table: Table) -> list[Player]:
    """Return the players for whom no computer plays and who have not retired from a match."""
    retired = duplicate_matches.match_state(table).retired if table.is_match else ()
    return [player for player in table.players if player.is_present and player.seat not in retired]


def settle_pause(change: TableTransaction) -> None:
    """Pause the game if all people who play have agreed.

    A player whose time is up gets that of a new turn, also if a computer was to take this one. Raises
    Refused: rules-gone.
    """
    if undecided_players(change.table) or not people_playing(change.table):
        return
    change.update_players(replace(player, wants_pause=False) for player in change.table.players)
    movers = game_of(change.table).rules.to_move(state_of(change.table))
    for seat in movers:
        if clock.is_time_up(change.table, seat, change.now):
            clock.restart_turn(change, seat)
    awaits_computer = any(change.table.players[seat].is_played_for for seat in movers)
    change.set_columns(paused_at=change.now, awaits_computer=awaits_computer)
    clock.reschedule(change)


def _record_mentions(change: TableTransaction) -> None:
    """Record whom an open request mentions: those who have not agreed and may get a sound, once per turn."""
    table = change.table
    free = [
        player
        for player in undecided_players(table)
        if notifications.may_mention(table, player, PAUSE) and notifications.may_sound_for(player, change.now)
    ]
    if any(player.wants_pause for player in table.players):
        notifications.record_mentions(change, free, notifications.mention_name(table, PAUSE))


def end_pause(change: TableTransaction, user_id: int) -> Table:
    """End a pause, for any player; return the table.

    Players to move who have had all reminders get the last one again. Raises GameFinished, and Refused:
    no-clock, not-paused, left, match-left, not-started, not-seated, on-hold, rules-gone.
    """
    _clock_of(change.table, user_id)
    since = change.table.paused_at
    if since is None:
        raise Refused("not-paused", change.table)
    change.set_columns(paused_at=None, asked_at=None)
    change.stop_clock(since, change.now)
    movers = [
        change.table.players[seat] for seat in game_of(change.table).rules.to_move(state_of(change.table))
    ]
    change.update_players(replace(player, reminded=min(player.reminded, HALF)) for player in movers)
    clock.reschedule(change)
    return change.table


def _clock_of(table: Table, user_id: int) -> Clock:
    """Return the clock of a table where a user plays.

    Raises GameFinished, and Refused: no-clock, not-seated, not-started, on-hold, left, match-left,
    rules-gone.
    """
    seat = own_seat_of(table, user_id)
    if table.players[seat] not in people_playing(table):
        raise Refused("match-left", table)
    ours = clock.parse_clock(table.clock)
    if ours is None:
        raise Refused("no-clock", table)
    return ours
