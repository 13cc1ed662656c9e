"""Turning points: since when the winner has led, the journeys that counted and cost most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from engine.core.numerals import numeral
from engine.core.turning_points import Shown, TurningPoint, happened, lead
from engine.core.types import Result, Seat
from engine.games.lost_cities_board.model import COLOURS, ExpeditionBegan, SeenSheet, View, Walked
from engine.games.lost_cities_board.scoring import figures

Course = tuple[int, Seat, int]
"""A journey by its expedition, seat and colour."""


class Journey(Struct, frozen=True):
    """One figure at the end of an expedition: where it stood, and what it counted."""

    points: int
    expedition: int
    seat: Seat
    colour: int
    stone: int
    researcher: bool

    @property
    def cost(self) -> str:
        """Whether it cost anything, as sentences ask for it: `yes` or `no`."""
        return "yes" if self.points < 0 else "no"

    @property
    def course(self) -> Course:
        """Which journey it was."""
        return self.expedition, self.seat, self.colour


def journeys(sheets: Sequence[SeenSheet]) -> Iterator[Journey]:
    """All figures of the finished expeditions."""
    for number, sheet in enumerate(sheets, start=1):
        for seat, (stones, researcher) in enumerate(zip(sheet.stones, sheet.researchers, strict=True)):
            for colour, points in enumerate(figures(stones, researcher)):
                if stones[colour]:
                    yield Journey(points, number, seat, colour, stones[colour], researcher == colour)


def best_and_worst(
    sheets: Sequence[SeenSheet], expedition: int | None = None
) -> tuple[Journey, Journey] | None:
    """The journeys that brought in and cost the most, of all or of one expedition; None if there was none."""
    every = [journey for journey in journeys(sheets) if expedition in (None, journey.expedition)]
    if not every:
        return None
    return max(every, key=_points), min(every, key=_points)


def _points(journey: Journey) -> int:
    return journey.points


def turning_points(turns: Sequence[Shown[View]], result: Result | None) -> Iterator[TurningPoint]:
    """The best journey's last step, the costliest's first, and since when the winner has led, if one saw."""
    if all(turn.view.options.edition != "2008" for turn in turns):
        yield from lead(turns, result, _leads)
    told = best_and_worst(turns[-1].view.sheets)
    if told is None:
        return
    (best, worst), steps = told, _steps(turns)
    yield _told("best", best, steps[best.course][-1])
    if worst != best:
        yield _told("worst", worst, steps[worst.course][0])


def _leads(view: View, side: tuple[Seat, ...]) -> bool:
    return view.ahead == side


def _steps(turns: Sequence[Shown[View]]) -> dict[Course, list[int]]:
    """By journey, the turns of its steps."""
    steps: dict[Course, list[int]] = {}
    number = 0
    for turn, event in happened(turns):
        match event:
            case ExpeditionBegan():
                number = event.expedition
            case Walked():
                course = number, event.seat, COLOURS.index(event.colour)
                steps.setdefault(course, []).append(turn)
    return steps


def _told(word: str, journey: Journey, turn: int) -> TurningPoint:
    details: dict[str, str | int] = {
        "colour": COLOURS[journey.colour],
        "points": numeral(journey.points),
        "cost": journey.cost,
    }
    return TurningPoint(turn, f"lost_cities_board-turning-{word}", details, (journey.seat,))
