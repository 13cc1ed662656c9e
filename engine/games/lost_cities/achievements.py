"""What a game of Lost Cities is remembered for; partners share it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.achievements import came_back
from engine.core.types import Seat
from engine.games.lost_cities.ending import result
from engine.games.lost_cities.model import (
    COLOUR_KEYS,
    COLOURS,
    NUMBER,
    WAGER,
    WAGERS,
    Expedition,
    State,
    side_of,
)
from engine.games.lost_cities.scoring import BONUS_CARDS, totals, worth

ACHIEVEMENTS: tuple[str, ...] = ("no-loss", "century", "fortune", "all-in", "comeback")
MANY, CENTURY, FORTUNE = 5, 100, 70
"""So many expeditions without a loss; points of a round; points of one expedition."""


def earned(state: State, seat: Seat) -> tuple[str, ...]:
    """The achievements of a seat in a game that is over."""
    side = side_of(seat)
    rounds = [[expedition for expedition in board[side] if expedition] for board in state.finished]
    every = [expedition for expeditions in rounds for expedition in expeditions]
    before = totals(state.finished[:-1])
    reached = {
        "no-loss": any(len(own) >= MANY and min(map(worth, own)) >= 0 for own in rounds),
        "century": any(sum(map(worth, own)) >= CENTURY for own in rounds),
        "fortune": any(worth(expedition) >= FORTUNE for expedition in every),
        "all-in": any(map(_is_all_in, every)),
        "comeback": came_back([before[side_of(one)] for one in range(len(state.hands))], seat, result(state)),
    }
    return tuple(achievement for achievement in ACHIEVEMENTS if reached[achievement])


def brought(state: State, seat: Seat) -> Iterator[tuple[str, int]]:
    """Every expedition of a seat's side, whatever it came to."""
    for board in state.finished:
        for colour, expedition in zip(COLOURS, board[side_of(seat)], strict=False):
            if expedition:
                yield COLOUR_KEYS[colour], worth(expedition)


def _is_all_in(expedition: Expedition) -> bool:
    """Whether an expedition has every wager and is long enough for the bonus."""
    wagers = sum(NUMBER[card] == WAGER for card in expedition)
    return wagers == WAGERS and len(expedition) >= BONUS_CARDS
