"""What holds in every state."""

from __future__ import annotations

import re

from engine.core.errors import require
from engine.games.tikal.box import HEXES
from engine.games.tikal.invariants.course import check_course, check_seats, check_turn
from engine.games.tikal.invariants.pieces import check_pieces
from engine.games.tikal.model import State
from engine.games.tikal.rules import SEATS

__all__ = ["check"]


def check(state: State) -> None:
    """Everything is there once, stands where it may, and came about by turns. Raises CorruptState."""
    fewest, most = SEATS
    seats = len(state.totals)
    require(fewest <= seats <= most, "seats")
    by_seat = (state.explorers, state.leaders, state.supply, state.treasures, state.paid)
    require(all(len(each) == seats for each in by_seat), "seats")
    by_hex = (state.tiles, state.rotations, state.levels, state.hoards, state.camps, state.guards)
    require(all(len(each) == len(HEXES) for each in (*by_hex, *state.explorers)), "hexes")
    require(bool(re.fullmatch("[0-9a-f]+", state.dice.seed)) and state.dice.block > 0, "dice")
    check_seats(state)
    check_turn(state)
    check_pieces(state)
    check_course(state)
