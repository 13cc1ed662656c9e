"""Looking back on a finished game: who may, and what a turn that cost points was like."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.errors import Refused
from bot.store import Table
from bot.store.records import Logged, is_computer
from bot.tables.game import game_of, steps_of
from engine.ai.game_analysis import Analysis, Cost, can_analyse
from engine.core.types import ABANDONED, Event, GameState, Result, Seat


@dataclass(frozen=True)
class CostlyTurn:
    """A turn that cost points: how the game stood before the action, and what was told of it."""

    cost: Cost
    before: GameState
    events: tuple[Event, ...]


def require_analysable(table: Table, user_id: int, result: Result | None) -> None:
    """An analysis tells every hand: it is for players, when all is over.

    Raises Refused: not-over, not-analysed-for, no-analysis.
    """
    if result is None:
        raise Refused("not-over", table)
    if table.player_of(user_id) is None:
        raise Refused("not-analysed-for", table)
    if result.why == ABANDONED or not can_analyse(game_of(table)):
        raise Refused("no-analysis", table)


def judged(table: Table) -> frozenset[Seat]:
    """Whose turns are judged: people's; where only computers played, theirs."""
    people = frozenset(player.seat for player in table.players if not is_computer(player.user_id))
    return people or frozenset(player.seat for player in table.players)


def costly_turns(table: Table, log: Sequence[Logged], found: Analysis) -> Iterator[CostlyTurn]:
    """The turns that cost most, in the order they were played."""
    steps = steps_of(table, log)
    for cost in sorted(found.costs, key=lambda cost: cost.step):
        yield CostlyTurn(cost, steps[cost.step].state, steps[cost.step + 1].events)
