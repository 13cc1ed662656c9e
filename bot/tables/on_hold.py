"""A game on hold: stopped without a result, until it is resumed.

Its channel is free meanwhile. Nothing is lost but half a turn of a game with hidden hands: nobody else knew.
"""

from __future__ import annotations

from dataclasses import replace

from bot.errors import Refused
from bot.store import Player, Table
from bot.store.schema import ENDED, IDLE, ON_HOLD, STOPPED
from bot.store.transaction import TableTransaction
from bot.tables.game import game_of, state_of, steps_of
from bot.tables.moves import AFTERWARDS
from engine.core.game_errors import GameFinished
from engine.core.game_log import TABLE_EVENTS


def put(change: TableTransaction, why: str) -> Table:
    """Puts a running game on hold, which frees its channel. Raises GameFinished, and Refused: on-hold, …"""
    _require_running(change.table)
    _begin_turn_anew(change)
    change.update_players(map(_at_rest, change.table.players))
    change.forget_clock_stops()
    version = change.table.version + 1
    change.set_columns(
        status=ON_HOLD,
        on_hold=why,
        rated=change.table.rated and why != IDLE,
        version=version,
        turn_version=version,
        awaits_computer=False,
        paused_at=None,
        changed_at=change.now,
        undo_seat=None,
        undo_version=None,
        undo_at=None,
        asked_at=None,
    )
    change.wake_at(change.now + AFTERWARDS)
    return change.table


def _require_running(table: Table) -> None:
    if table.is_on_hold:
        raise Refused("on-hold", table)
    if not table.is_playing:
        raise GameFinished


def _at_rest(player: Player) -> Player:
    """Return a player who is not to move, with no plan and no pending consent."""
    return replace(
        player,
        turn_started_at=None,
        planned=None,
        substitute_turn=False,
        missed=0,
        wants_pause=False,
        agrees=False,
    )


def _begin_turn_anew(change: TableTransaction) -> None:
    """Leaves no half-taken turn behind where nobody else may know of it: nobody could be told of the rest."""
    game = game_of(change.table)
    if not game.has_hidden_hands or game.turn_complete(state_of(change.table)):
        return
    log = change.log()
    setup, *steps = steps_of(change.table, log)
    whole = [place for place, step in enumerate(steps, start=1) if game.turn_complete(step.state)]
    place = whole[-1] if whole else 0
    for logged in log[place:]:
        if logged.entry.text not in TABLE_EVENTS:
            change.take_back(logged.version)
    change.set_columns(state=game.dump([setup, *steps][place].state))


def require_resumable(table: Table, user_id: int, *, manages: bool) -> None:
    """Raises Refused (not-on-hold, …) for who may not take a game up again.

    Its players may; after a manager has ended it, managers alone.
    """
    if not table.is_on_hold:
        raise Refused("not-on-hold", table)
    if manages:
        return
    if table.on_hold == ENDED:
        raise Refused("managers-resume", table)
    if not _is_theirs(table, user_id):
        raise Refused("not-yours-to-resume", table)


def may_stop(table: Table, user_id: int, *, manages: bool) -> bool:
    """Whether somebody may stop computers that play each other: who began it, and managers of the server."""
    return table.only_computers and (manages or table.host_id == user_id)


def _is_theirs(table: Table, user_id: int) -> bool:
    if table.on_hold == STOPPED:
        return table.host_id == user_id
    return table.player_of(user_id) is not None


def stop(change: TableTransaction, user_id: int, *, manages: bool = False) -> Table:
    """Stops computers that play each other. Raises Refused: not-yours-to-stop."""
    if not may_stop(change.table, user_id, manages=manages):
        raise Refused("not-yours-to-stop", change.table)
    return put(change, STOPPED)
