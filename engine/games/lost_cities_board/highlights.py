"""Achievements, turning points, and what decided a board game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from engine.core.phrasing import numeral
from engine.core.turning_points import (
    Decisive,
    ShownTurn,
    TurningPoint,
    came_back,
    events_by_turn,
    lead_taken,
)
from engine.core.types import Result, Seat
from engine.games.lost_cities_board import scoring
from engine.games.lost_cities_board.model import (
    COLOUR_KEYS,
    COLOURS,
    STONES,
    ExpeditionBegan,
    ScoreSheet,
    SeenSheet,
    State,
    View,
    Walked,
    is_across,
)
from engine.games.lost_cities_board.scoring import (
    artifact_counts,
    artifact_points,
    figure_points,
    result,
    total_figure_points,
)

ACHIEVEMENTS: tuple[str, ...] = ("no-loss", "five-over", "far-researcher", "collector", "comeback")


def earned(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the ids of a seat's achievements in a finished game; empty if it has none."""
    sheets = state.sheets
    before = sheets[-2].totals if len(sheets) > 1 else (0,) * len(state.hands)
    found = artifact_counts(state)[seat]
    reached = {
        "no-loss": any(_without_loss(sheet, seat) for sheet in sheets),
        "five-over": any(all(map(is_across, sheet.stones[seat])) for sheet in sheets),
        "far-researcher": any(_researcher_arrived(sheet, seat) for sheet in sheets),
        "collector": scoring.artifact_points(found, state.options)
        == scoring.artifact_points(100, state.options),
        "comeback": came_back(before, seat, result(state)),
    }
    return tuple(achievement for achievement in ACHIEVEMENTS if reached[achievement])


def points_by_land(state: State, seat: Seat) -> Iterator[tuple[str, int]]:
    """Yield (colour key, points) for each figure on a path at the end of each expedition; colours repeat."""
    for sheet in state.sheets:
        stones = sheet.stones[seat]
        for colour, stone, points in zip(
            COLOURS, stones, scoring.figure_points(stones, sheet.researchers[seat]), strict=True
        ):
            if stone:
                yield COLOUR_KEYS[colour], points


def _without_loss(sheet: ScoreSheet, seat: Seat) -> bool:
    """Return whether a seat had a figure on every path and none lost points."""
    stones = sheet.stones[seat]
    return all(stones) and min(scoring.figure_points(stones, sheet.researchers[seat])) >= 0


def _researcher_arrived(sheet: ScoreSheet, seat: Seat) -> bool:
    """Return whether the seat's researcher reached the last stone."""
    researcher = sheet.researchers[seat]
    return researcher is not None and sheet.stones[seat][researcher] == STONES


JourneyKey = tuple[int, Seat, int]
"""(expedition, seat, colour index) of a figure's journey."""


class Journey(Struct, frozen=True):
    """A figure at the end of an expedition: its stone and its points."""

    points: int
    expedition: int
    seat: Seat
    colour: int
    stone: int
    researcher: bool

    @property
    def cost(self) -> str:
        """`yes` if it lost points, otherwise `no`, for sentences."""
        return "yes" if self.points < 0 else "no"

    @property
    def course(self) -> JourneyKey:
        """The key of the journey: (expedition from 1, seat, colour index)."""
        return self.expedition, self.seat, self.colour


def journeys(sheets: Sequence[SeenSheet]) -> Iterator[Journey]:
    """Yield all journeys of the finished expeditions, by expedition, seat and colour."""
    for number, sheet in enumerate(sheets, start=1):
        for seat, (stones, researcher) in enumerate(zip(sheet.stones, sheet.researchers, strict=True)):
            for colour, points in enumerate(figure_points(stones, researcher)):
                if stones[colour]:
                    yield Journey(points, number, seat, colour, stones[colour], researcher == colour)


Extremes = tuple[tuple[Journey, ...], tuple[Journey, ...]]
"""All journeys with the most points, and all with the fewest."""


def best_and_worst(sheets: Sequence[SeenSheet], expedition: int | None = None) -> Extremes | None:
    """Return the journeys with the most and those with the fewest points, or None if there are none.

    `expedition` (from 1) restricts the search to one.
    """
    every = [journey for journey in journeys(sheets) if expedition in (None, journey.expedition)]
    if not every:
        return None
    brought = [journey.points for journey in every]
    best, worst = (tuple(one for one in every if one.points == end) for end in (max(brought), min(brought)))
    return best, worst


def turning_points(turns: Sequence[ShownTurn[View]], result: Result | None) -> Iterator[TurningPoint]:
    """Yield the start of the winner's lasting lead, the best journey's last step and the worst one's first.

    `turns` must not be empty. Of equal journeys the first counts; a single one is the best. Journeys need a
    finished expedition; the lead needs `result`, a single winner, and open totals (not the 2008 edition).
    """
    if all(turn.view.options.edition != "2008" for turn in turns):
        yield from lead_taken(turns, result, _side_leads)
    extremes = best_and_worst(turns[-1].view.sheets)
    if extremes is None:
        return
    ((best, *_), (worst, *_)), steps = extremes, _turns_by_journey(turns)
    yield _turning_point("best", best, steps[best.course][-1])
    if worst != best:
        yield _turning_point("worst", worst, steps[worst.course][0])


def decisive(view: View, result: Result) -> Decisive | None:
    """Return where the only winner gained most on the runner-up: in an expedition, or by artifacts.

    Without such a gain, or after a shared win, it is the figure with the most points; None if these are not
    above 0.
    """
    winner, other = sorted(range(len(result.placings)), key=lambda seat: (result.placings[seat], seat))[:2]
    gains = [_expedition_gain(view, number, winner, other) for number in range(len(view.sheets))]
    gains.append(_artifact_gain(view, winner, other))
    most, what = max(gains, key=lambda gain: gain[0])
    if len(result.winners) == 1 and most > 0:
        return what
    extremes = best_and_worst(view.sheets)
    if extremes is None or extremes[0][0].points <= 0:
        return None
    (best, *_), _ = extremes
    details: dict[str, str | int] = {
        "expedition": _expedition_number(view, best.expedition),
        "points": best.points,
    }
    return Decisive("lost_cities_board-decisive-journey", details, (best.seat,))


def _expedition_gain(view: View, number: int, winner: Seat, other: Seat) -> tuple[int, Decisive]:
    """Return the winner's extra points in an expedition (`number` from 0), and the sentence about it."""
    mine, theirs = (expedition_points(view.sheets[number], seat) for seat in (winner, other))
    details: dict[str, str | int] = {
        "expedition": _expedition_number(view, number + 1),
        "points": mine,
        "more": mine - theirs,
        "how": "gain" if mine > 0 else "loss",
    }
    return mine - theirs, Decisive("lost_cities_board-decisive-expedition", details, (winner,), other)


def _expedition_number(view: View, expedition: int) -> int:
    """Return `expedition` (from 1) for sentences, or 0 if only one was finished."""
    return expedition if len(view.sheets) > 1 else 0


def _artifact_gain(view: View, winner: Seat, other: Seat) -> tuple[int, Decisive]:
    """Return the winner's extra points for artifacts, and the sentence about them."""
    found = tuple(view.tokens[seat] + view.found[seat] for seat in (winner, other))
    mine, theirs = (artifact_points(count, view.options) for count in found)
    details: dict[str, str | int] = {"found": found[0], "others": found[1], "more": mine - theirs}
    return mine - theirs, Decisive("lost_cities_board-decisive-artifacts", details, (winner,), other)


def expedition_points(sheet: SeenSheet, seat: Seat) -> int:
    """Return a seat's points in an expedition: figures, and tiles unless they are hidden."""
    tiles = sheet.tiles[seat] if sheet.tiles else 0
    return tiles + total_figure_points(sheet.stones[seat], sheet.researchers[seat])


def _side_leads(view: View, side: tuple[Seat, ...]) -> bool:
    """Return whether the side alone has the most points. False if totals are hidden."""
    return view.ahead == side


def _turns_by_journey(turns: Sequence[ShownTurn[View]]) -> dict[JourneyKey, list[int]]:
    """Return, by journey, the number of the turn of each step."""
    steps: dict[JourneyKey, list[int]] = {}
    number = 0
    for turn, event in events_by_turn(turns):
        match event:
            case ExpeditionBegan():
                number = event.expedition
            case Walked():
                course = number, event.seat, COLOURS.index(event.colour)
                steps.setdefault(course, []).append(turn)
    return steps


def _turning_point(word: str, journey: Journey, turn: int) -> TurningPoint:
    """Return the turning point (sentence key and values) of a journey. `word` is "best" or "worst"."""
    details: dict[str, str | int] = {
        "colour": COLOURS[journey.colour],
        "points": numeral(journey.points),
        "cost": journey.cost,
    }
    return TurningPoint(turn, f"lost_cities_board-turning-{word}", details, (journey.seat,))
