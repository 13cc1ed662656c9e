"""Achievements, turning points, and what decided a game of Tikal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.turning_points import (
    Decisive,
    ShownTurn,
    TurningPoint,
    came_back,
    events_by_turn,
    lead_taken,
)
from engine.core.types import Result, Seat
from engine.games.tikal.events import Excavated, Scored, ScoringBegan, Won
from engine.games.tikal.model import (
    GUARDS,
    HEXES,
    HIGHEST,
    SPOTS,
    ScoreSheet,
    Spot,
    State,
    View,
    hidden_treasures,
)
from engine.games.tikal.scoring import result, temple_holder

ACHIEVEMENTS: tuple[str, ...] = ("two-guards", "highest", "great-round", "all-of-a-kind", "comeback")
GREAT_ROUND_POINTS = 40
"""Points of one scoring round."""


def earned(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the ids of a seat's achievements in a finished game; empty if it has none."""
    sheets = [sheet for sheet in state.sheets if sheet.seat == seat]
    last = sheets[-1] if state.scoring is not None and state.scoring.final and sheets else None
    taken, treasures = state.treasures[seat], hidden_treasures(state.options)
    reached = {
        "two-guards": state.guards.count(seat) == GUARDS,
        "highest": last is not None and any(value == HIGHEST for _, value in last.temples),
        "great-round": any(sheet.points >= GREAT_ROUND_POINTS for sheet in sheets),
        "all-of-a-kind": any(taken.count(kind) == treasures.count(kind) for kind in taken),
        "comeback": last is not None and came_back(_points_before_last_scoring(state), seat, result(state)),
    }
    return tuple(achievement for achievement in ACHIEVEMENTS if reached[achievement])


def points_by_land(state: State, seat: Seat) -> None:
    """Return None: the game has no lands."""


def _points_before_last_scoring(state: State) -> list[int]:
    """Return, by seat, the points before the last scoring round. At least one must have been scored."""
    number = max(sheet.number for sheet in state.sheets)
    last: dict[Seat, ScoreSheet] = {sheet.seat: sheet for sheet in state.sheets if sheet.number == number}
    return [total - (last[seat].points if seat in last else 0) for seat, total in enumerate(state.totals)]


Holders = dict[tuple[int, Seat], int]
"""(round, seat) → points that a temple scored."""


def leaders_by_round(view: View) -> list[list[Seat]]:
    """Return, by scoring round, the seats with the most points of scorings until then; several on a tie."""
    sums, found = [0] * len(view.totals), list[list[Seat]]()
    for number in range(1, max((sheet.number for sheet in view.sheets), default=0) + 1):
        for sheet in view.sheets:
            if sheet.number == number:
                sums[sheet.seat] += sheet.points
        found.append([seat for seat, points in enumerate(sums) if points == max(sums)])
    return found


def best_temple(view: View) -> tuple[Spot, Holders]:
    """Return the hex of the temple with the most points over all rounds, and those points by (round, seat).

    If no temple was scored, the second value is empty and the hex meaningless.
    """
    brought: dict[Spot, Holders] = {}
    for sheet in sorted(view.sheets, key=lambda sheet: sheet.number):
        for spot, value in sheet.temples:
            brought.setdefault(spot, {})[sheet.number, sheet.seat] = value
    return max(brought.items(), key=lambda entry: sum(entry[1].values()), default=(Spot(0), {}))


def best_scoring(view: View) -> ScoreSheet:
    """Return the score sheet with the most points, the first on a tie. At least one must exist."""
    return max(view.sheets, key=lambda sheet: sheet.points)


def turning_points(turns: Sequence[ShownTurn[View]], result: Result | None) -> Iterator[TurningPoint]:
    """Yield the start of the winner's lasting lead, best temple and scoring, last takeover, highest bid.

    Each only if there is one; the lead needs `result` and a single winner. `turns` must not be empty.
    """
    yield from lead_taken(turns, result, _side_leads)
    if turns[-1].view.sheets:
        yield from _best_temple(turns)
        yield from _best_scoring(turns)
    yield from _last_takeover(turns)
    yield from _highest_bid(turns)


def decisive(view: View, result: Result) -> Decisive | None:
    """Return the scoring round since which the winner led, or in which they gained most on the runner-up.

    With auctions only the latter. After a shared win, or without a gain, it is any seat's best round. None
    without scores.
    """
    if not view.sheets:
        return None
    order = sorted(range(len(result.placings)), key=lambda seat: (result.placings[seat], seat))
    if len(result.winners) > 1:
        return _best_round(view)
    return (None if view.options.auction else _overtaking(view, order[0])) or _largest_gain(view, *order[:2])


def _overtaking(view: View, winner: Seat) -> Decisive | None:
    """Return the scoring round in which the winner took the lead for good, or that they always led.

    None if they did not lead alone after the last round.
    """
    every = leaders_by_round(view)
    number = len(every)
    while number and every[number - 1] == [winner]:
        number -= 1
    if number == len(every):
        return None
    if not number:
        return Decisive("tikal-decisive-always", {}, (winner,))
    other = next(seat for seat in every[number - 1] if seat != winner)
    return Decisive("tikal-decisive-passed", _round_details(view, number + 1), (winner,), other)


def _largest_gain(view: View, winner: Seat, other: Seat) -> Decisive:
    """Return the scoring round in which the winner gained most on `other`; without a gain any seat's best."""
    scored = {(sheet.number, sheet.seat): sheet.points for sheet in view.sheets}
    rounds = sorted({number for number, _ in scored})
    most, number = max((scored[one, winner] - scored[one, other], -one) for one in rounds)
    if most <= 0:
        return _best_round(view)
    details = _round_details(view, -number) | {"points": scored[-number, winner], "more": most}
    return Decisive("tikal-decisive-gained", details, (winner,), other)


def _best_round(view: View) -> Decisive:
    """Return the best scoring round of any seat, as a sentence."""
    best = best_scoring(view)
    details = _round_details(view, best.number) | {"points": best.points}
    return Decisive("tikal-decisive-scored", details, (best.seat,))


def _round_details(view: View, number: int) -> dict[str, str | int]:
    """Return a scoring round as arguments: its number, and whether it was the last."""
    last = number == max(sheet.number for sheet in view.sheets)
    return {"number": number, "last": "yes" if last else "no"}


def _side_leads(view: View, side: tuple[Seat, ...]) -> bool:
    """Return whether the side, a single seat, alone has the highest total."""
    (seat,) = side
    return all(points < view.totals[seat] for other, points in enumerate(view.totals) if other != seat)


def _best_temple(turns: Sequence[ShownTurn[View]]) -> Iterator[TurningPoint]:
    """Yield when the temple that brought the most points was last excavated, or if never, first held.

    Nothing if no temple was scored.
    """
    spot, holders = best_temple(turns[-1].view)
    if not holders:
        return
    dug = [
        (turn, event.seat)
        for turn, event in events_by_turn(turns)
        if isinstance(event, Excavated) and event.hex == HEXES[spot]
    ]
    held = (
        (turn, seat) for turn, shown in enumerate(turns) for at, seat in _holders(shown.view) if at == spot
    )
    # The holder when it was scored may have left within the same turn.
    turn, seat = dug[-1] if dug else next(held, (len(turns) - 1, next(iter(holders))[1]))
    details: dict[str, str | int] = {
        "hex": HEXES[spot],
        "points": sum(holders.values()),
        "level": turns[-1].view.levels[spot],
        "how": "dug" if dug else "held",
    }
    yield TurningPoint(turn, "tikal-turning-temple", details, (seat,))


def _best_scoring(turns: Sequence[ShownTurn[View]]) -> Iterator[TurningPoint]:
    """Yield the turn of the best score of a seat in a scoring round. At least one score sheet must exist."""
    best, number = best_scoring(turns[-1].view), 0
    for turn, event in events_by_turn(turns):
        match event:
            case ScoringBegan():
                number = event.number
            case Scored() if (number, event.seat) == (best.number, best.seat):
                yield TurningPoint(turn, "tikal-turning-scoring", {"points": best.points}, (best.seat,))


def _last_takeover(turns: Sequence[ShownTurn[View]]) -> Iterator[TurningPoint]:
    """Yield the last turn in which a temple got another holder, if any."""
    held: dict[Spot, Seat] = {}
    last: TurningPoint | None = None
    for turn, shown in enumerate(turns):
        for spot, seat in _holders(shown.view):
            before = held.get(spot, seat)
            held[spot] = seat
            if before != seat:
                details: dict[str, str | int] = {"hex": HEXES[spot], "level": shown.view.levels[spot]}
                last = TurningPoint(turn, "tikal-turning-taken", details, (seat,), before)
    if last is not None:
        yield last


def _holders(view: View) -> Iterator[tuple[Spot, Seat]]:
    """Yield the hex and the holder of each temple that has one."""
    for spot, level in zip(SPOTS, view.levels, strict=True):
        seat = temple_holder(view, spot) if level else None
        if seat is not None:
            yield spot, seat


def _highest_bid(turns: Sequence[ShownTurn[View]]) -> Iterator[TurningPoint]:
    """Yield the turn of the highest bid that won; nothing if all were 0."""
    won = [(turn, event) for turn, event in events_by_turn(turns) if isinstance(event, Won) and event.points]
    if won:
        turn, dearest = max(won, key=lambda one: one[1].points)
        yield TurningPoint(turn, "tikal-turning-dearest", {"points": dearest.points}, (dearest.seat,))
