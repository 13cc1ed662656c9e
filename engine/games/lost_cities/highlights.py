"""Achievements, turning points, and what decided a game of Lost Cities."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import attrgetter

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
from engine.games.lost_cities.model import (
    COLOUR,
    COLOUR_KEYS,
    COLOURS,
    NUMBER,
    WAGER,
    WAGERS,
    Board,
    Moved,
    RoundBegan,
    State,
    View,
    side_of,
)
from engine.games.lost_cities.scoring import (
    expedition_points,
    has_more_points,
    result,
    score_expedition,
    totals,
)

ACHIEVEMENTS: tuple[str, ...] = ("no-loss", "century", "fortune", "all-in", "comeback")
MIN_EXPEDITIONS, CENTURY, FORTUNE = 5, 100, 70
"""Expeditions for “no-loss”; points of a round; points of an expedition."""


def earned(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the ids of a seat's achievements in a finished game; partners share them."""
    side = side_of(seat)
    rounds = [[expedition for expedition in board[side] if expedition] for board in state.finished]
    every = [expedition for expeditions in rounds for expedition in expeditions]
    before = totals(state.finished[:-1])
    reached = {
        "no-loss": any(
            len(own) >= MIN_EXPEDITIONS and min(map(expedition_points, own)) >= 0 for own in rounds
        ),
        "century": any(sum(map(expedition_points, own)) >= CENTURY for own in rounds),
        "fortune": any(expedition_points(expedition) >= FORTUNE for expedition in every),
        "all-in": any(work.factor > WAGERS and work.bonus for work in map(score_expedition, every)),
        "comeback": came_back([before[side_of(one)] for one in range(len(state.hands))], seat, result(state)),
    }
    return tuple(achievement for achievement in ACHIEVEMENTS if reached[achievement])


def points_by_land(state: State, seat: Seat) -> Iterator[tuple[str, int]]:
    """Yield (colour key, points) of each expedition the seat's side began in finished rounds, in order."""
    for board in state.finished:
        for colour, expedition in zip(COLOURS, board[side_of(seat)], strict=False):
            if expedition:
                yield COLOUR_KEYS[colour], expedition_points(expedition)


JourneyKey = tuple[int, int, int]
"""(round, side, colour index) of an expedition."""


class Journey(Struct, frozen=True):
    """A finished expedition and its points."""

    points: int
    round: int
    side: int
    colour: int

    @property
    def cost(self) -> str:
        """`yes` if it lost points, otherwise `no`, for sentences."""
        return "yes" if self.points < 0 else "no"

    @property
    def course(self) -> JourneyKey:
        """The key of the expedition: (round from 1, side, colour index)."""
        return self.round, self.side, self.colour


def journeys(finished: Sequence[Board]) -> Iterator[Journey]:
    """Yield all begun expeditions of the finished rounds, by round, side and colour."""
    for number, board in enumerate(finished, start=1):
        for side, expeditions in enumerate(board):
            for colour, expedition in enumerate(expeditions):
                if expedition:
                    yield Journey(expedition_points(expedition), number, side, colour)


def best_and_worst(finished: Sequence[Board]) -> tuple[Journey, Journey] | None:
    """Return the expeditions with the most and the fewest points, perhaps the same one; None without any."""
    every = list(journeys(finished))
    if not every:
        return None
    return max(every, key=attrgetter("points")), min(every, key=attrgetter("points"))


def turning_points(turns: Sequence[ShownTurn[View]], result: Result | None) -> Iterator[TurningPoint]:
    """Yield the start of the winners' lasting lead, the best expedition's last card, the worst one's first.

    `turns` is the whole game, not empty. Expeditions need a finished round; a single one is the best. The
    lead needs `result` and winners who did not share the win.
    """
    yield from lead_taken(turns, result, _side_leads)
    view = turns[-1].view
    extremes = best_and_worst(view.finished)
    if extremes is None:
        return
    (best, worst), laid = extremes, _turns_by_expedition(turns)
    yield _turning_point("best", best, laid[best.course][-1], view)
    if worst != best:
        yield _turning_point("worst", worst, laid[worst.course][0], view)


def decisive(view: View, result: Result) -> Decisive | None:
    """Return the expedition that helped the winners most: their best, or the rivals' most costly one.

    After a shared win, the best of all. None if none of a finished round helped them.
    """
    shared = min(result.placings) == max(result.placings)
    won = {side for side, seats in enumerate(view.sides) if result.placings[seats[0]] == 1}

    def use(journey: Journey) -> int:
        """Return the points by which a journey helped the winners.

        A rivals' loss counts as help, but not after a shared win.
        """
        return journey.points if journey.side in won else -journey.points * (not shared)

    journey = max(journeys(view.finished), key=use, default=None)
    return None if journey is None or use(journey) <= 0 else _decisive_of(journey, view)


def decisive_journey(what: Decisive, view: View) -> Journey:
    """Return the expedition that `what` is about. Raises StopIteration if the view has no such expedition."""
    return next(one for one in journeys(view.finished) if _decisive_of(one, view) == what)


def _decisive_of(journey: Journey, view: View) -> Decisive:
    """Return a journey as a sentence with its arguments; the round is 0 if only one was played."""
    cards = view.finished[journey.round - 1][journey.side][journey.colour]
    details: dict[str, str | int] = {
        "round": journey.round if len(view.finished) > 1 else 0,
        "colour": COLOURS[journey.colour],
        "points": abs(journey.points),
        "wagers": sum(NUMBER[card] == WAGER for card in cards),
    }
    word = "cost" if journey.points < 0 else "brought"
    return Decisive(f"lost_cities-decisive-{word}", details, view.sides[journey.side])


def _side_leads(view: View, side: tuple[Seat, ...]) -> bool:
    """Return whether a side has more points, unfinished expeditions included."""
    return has_more_points(view, side_of(side[0]))


def _turns_by_expedition(turns: Sequence[ShownTurn[View]]) -> dict[JourneyKey, list[int]]:
    """Return, by expedition, the numbers of the turns that laid a card on it."""
    laid: dict[JourneyKey, list[int]] = {}
    number = 0
    for turn, event in events_by_turn(turns):
        match event:
            case RoundBegan():
                number = event.round
            case Moved(move=move) if not move.discarded:
                laid.setdefault((number, side_of(move.seat), COLOUR[move.card]), []).append(turn)
    return laid


def _turning_point(word: str, journey: Journey, turn: int, view: View) -> TurningPoint:
    """Return the turning point (sentence key and values) of a journey. `word` is "best" or "worst"."""
    details: dict[str, str | int] = {
        "colour": COLOURS[journey.colour],
        "points": numeral(journey.points),
        "cost": journey.cost,
    }
    return TurningPoint(turn, f"lost_cities-turning-{word}", details, view.sides[journey.side])
