"""Finished games are stored without their state: options, seed and log make it again."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.store import Table
from bot.store.records import Logged
from bot.store.schema import FINISHED
from bot.tables.game import game_of, steps_of


def is_put_away(table: Table) -> bool:
    """Whether a finished game is kept without its state."""
    return table.status == FINISHED and table.state is None and table.seed is not None


def taken_out(table: Table, log: Iterable[Logged]) -> Table:
    """A game that was put away, with the state its log leads to. Raises Refused: rules-gone."""
    return replace(table, state=game_of(table).dump(steps_of(table, log)[-1].state))
