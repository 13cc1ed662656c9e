"""Undo: of one's own half-taken turn step by step, of a turn that others have seen if all agree."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.errors import Refused
from bot.store import Player, Table
from bot.store.columns import TableColumns
from bot.store.records import Logged
from bot.store.transaction import TableTransaction
from bot.tables import mentions, notifications, plans, rated_games
from bot.tables.clock import DAY
from bot.tables.game import SETUP, game_of, require_version, seat_of, state_of, steps_of
from bot.tables.moves import commit, write
from engine.core.game_log import TABLE_EVENTS, TOOK_BACK, Entry
from engine.core.types import GameState, Seat, Step, TookBack

QUESTION, FORMER = "question", "former"
"""By what people are notified: the question that stands; or anything before it, in the same turn."""
NOTHING: TableColumns = {"undo_seat": None, "undo_version": None, "undo_at": None}


@dataclass(frozen=True)
class Taken:
    """A turn that was taken: the version before it, the state then; the newest complete turn's version."""

    before: int
    state: GameState
    newest: int


def ask(change: TableTransaction, user_id: int) -> Table:
    """Asks to take one's last turn back; against computers alone it is. Raises Refused: nobody-to-agree, …"""
    seat = seat_of(change.table, user_id)
    require_somebody(change.table, seat)
    taken = _last_turn(change.table, change.log(), seat)
    change.set_columns(undo_seat=seat, undo_version=taken.newest, undo_at=change.now)
    change.update_players(replace(player, agrees=False) for player in change.table.players)
    _call(change)
    return _decide(change)


def answer(change: TableTransaction, user_id: int, *, agrees: bool) -> Table:
    """Agrees or does not. Raises Refused: not-asked where it was refused, a day is over, or play went on."""
    table, seat = change.table, seat_of(change.table, user_id)
    if seat == table.undo_seat or not _is_open(change):
        raise Refused("not-asked", table)
    if not agrees:
        change.set_columns(**NOTHING)
        return change.table
    change.update_players([replace(table.players[seat], agrees=True)])
    return _decide(change)


def require_somebody(table: Table, seat: Seat) -> None:
    """Raises Refused where a game is rated, and nobody is left who could agree."""
    if rated_games.is_rated(table) and not any(
        player.is_present for player in rated_games.other_people(table, seat)
    ):
        raise Refused("nobody-to-agree", table)


def deals_again(table: Table, log: Sequence[Logged], seat: Seat) -> bool:
    """Whether hands were dealt since a seat's last turn, which would be dealt again."""
    try:
        before = _last_turn(table, log, seat).before
    except Refused:
        return False
    _, *steps = steps_of(table, log)
    since = (step for logged, step in zip(log, steps, strict=True) if logged.version > before)
    return any(event.deals for step in since for event in step.events)


def asked(table: Table) -> list[Player]:
    """The people whose consent is still wanted."""
    return [
        player
        for player in table.players
        if player.is_present and player.seat != table.undo_seat and not player.agrees
    ]


def _call(change: TableTransaction) -> None:
    """Claims whom the question notifies; whoever's turn it is has been told of that already."""
    table, movers = change.table, game_of(change.table).to_move(state_of(change.table))
    others = [player for player in asked(table) if player.seat not in movers]
    for player in others:
        is_free = mentions.may_call(table, player, "") and notifications.may_hear(player, change.now)
        mentions.call(change, [player], mentions.name(table, QUESTION if is_free else FORMER))


def was_refused(change: TableTransaction) -> None:
    """Notes that Discord did not take the question: asked again, it notifies the same people."""
    mentions.call(change, called(change.table), "")


def called(table: Table) -> list[Player]:
    """Whom the question notifies."""
    return [player for player in asked(table) if player.last_mention == mentions.name(table, QUESTION)]


def _decide(change: TableTransaction) -> Table:
    table, seat = change.table, change.table.undo_seat
    if seat is not None and not asked(table):
        taken = _last_turn(table, change.log(), seat)
        change.set_columns(**NOTHING)
        _take_back(change, seat, taken)
    return change.table


def settle_question(change: TableTransaction) -> None:
    """Settle the question for consent after a player has left for good.

    Without its asker, or with only computers left to agree, it is withdrawn. If all others have agreed
    already the turn is taken back.
    """
    table, seat = change.table, change.table.undo_seat
    if seat is None or not table.is_playing:
        return
    others = [player for player in table.players if player.is_present and player.seat != seat]
    if not others or not table.players[seat].is_present:
        change.set_columns(**NOTHING)
    elif _is_open(change):
        _decide(change)


def _is_open(change: TableTransaction) -> bool:
    """Tell whether the question for consent can still be answered: for a day, until the next turn is
    complete."""
    table = change.table
    if table.undo_seat is None or table.undo_at is None or change.now > table.undo_at + DAY:
        return False
    return _last_turn(table, change.log(), table.undo_seat).newest == table.undo_version


def _take_back(change: TableTransaction, seat: Seat, taken: Taken) -> None:
    """Takes every step since out of the log; who left, was late or came back since, did."""
    for logged in change.log():
        if logged.version > taken.before and logged.entry.text not in TABLE_EVENTS:
            change.take_back(logged.version)
    plans.drop_all(change)
    if rated_games.is_against_computers(change.table):
        rated_games.record_help_for_all(change)
    step = Step(taken.state, (TookBack(seat=seat),), reveals=True)
    change.set_columns(turn_version=change.table.version + 1, turn_at=change.now)
    commit(change, Entry(seat, TOOK_BACK), state_of(change.table), step)


def _last_turn(table: Table, log: Sequence[Logged], seat: Seat) -> Taken:
    """A seat's last complete turn. Raises Refused: nothing-to-undo."""
    ends = game_of(table).turn_complete
    setup, *steps = steps_of(table, log)
    # By place in the log: what the table was when the turn before was complete.
    before: tuple[int, GameState] = (SETUP, setup.state)
    taken: tuple[int, GameState] | None = None
    newest = SETUP
    for logged, step in zip(log, steps, strict=True):
        if ends(step.state):
            taken = before if _is_turn_of(logged, seat) else taken
            before = (logged.version, step.state)
            # A player who leaves or is late in between changes nothing that the others were asked.
            newest = newest if logged.entry.text in TABLE_EVENTS else logged.version
    if taken is None:
        raise Refused("nothing-to-undo", table)
    return Taken(*taken, newest=newest)


def _is_turn_of(logged: Logged, seat: Seat) -> bool:
    return logged.entry.seat == seat and logged.entry.text not in TABLE_EVENTS


def take_back(change: TableTransaction, user_id: int, *, version: int | None = None) -> Table:
    """Undoes one step: the log without its last line, folded again. Raises Refused: nothing-to-undo, …"""
    table = change.table
    seat = seat_of(table, user_id)
    require_version(table, version)
    game, log = game_of(table), change.log()
    state = state_of(table)
    if game.turn_complete(state) or log[-1].entry.seat != seat:
        raise Refused("nothing-to-undo", table)
    *_, before, last = steps_of(table, log)
    if last.reveals:
        raise Refused("nothing-to-undo", table)
    change.take_back(log[-1].version)
    write(change, state, before.state)
    return change.table
