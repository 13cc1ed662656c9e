"""What a game of Lost Cities: The Board Game is remembered for."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.achievements import came_back
from engine.core.types import Seat
from engine.games.lost_cities_board import scoring
from engine.games.lost_cities_board.ending import artifacts, result
from engine.games.lost_cities_board.model import COLOUR_KEYS, COLOURS, STONES, ScoreSheet, State, is_over

ACHIEVEMENTS: tuple[str, ...] = ("no-loss", "five-over", "far-researcher", "collector", "comeback")


def earned(state: State, seat: Seat) -> tuple[str, ...]:
    """The achievements of a seat in a game that is over."""
    sheets = state.sheets
    before = sheets[-2].totals if len(sheets) > 1 else (0,) * len(state.hands)
    found = artifacts(state)[seat]
    reached = {
        "no-loss": any(_without_loss(sheet, seat) for sheet in sheets),
        "five-over": any(all(map(is_over, sheet.stones[seat])) for sheet in sheets),
        "far-researcher": any(_researched_all(sheet, seat) for sheet in sheets),
        "collector": scoring.artifacts(found, state.options) == scoring.artifacts(100, state.options),
        "comeback": came_back(before, seat, result(state)),
    }
    return tuple(achievement for achievement in ACHIEVEMENTS if reached[achievement])


def brought(state: State, seat: Seat) -> Iterator[tuple[str, int]]:
    """Every figure that walked a path, by what it counted at the expedition's end."""
    for sheet in state.sheets:
        stones = sheet.stones[seat]
        for colour, stone, points in zip(
            COLOURS, stones, scoring.figures(stones, sheet.researchers[seat]), strict=True
        ):
            if stone:
                yield COLOUR_KEYS[colour], points


def _without_loss(sheet: ScoreSheet, seat: Seat) -> bool:
    stones = sheet.stones[seat]
    return all(stones) and min(scoring.figures(stones, sheet.researchers[seat])) >= 0


def _researched_all(sheet: ScoreSheet, seat: Seat) -> bool:
    researcher = sheet.researchers[seat]
    return researcher is not None and sheet.stones[seat][researcher] == STONES
