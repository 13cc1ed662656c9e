"""How a game of Tikal ends: placings, and the parts of each score."""

from __future__ import annotations

from engine.core.checks import one_seat_per_side
from engine.core.types import ABANDONED, PLAYED_OUT, Result, ScoreLine, Seat, placings
from engine.games.tikal.box import AUCTION_START
from engine.games.tikal.model import State, groups


def result(state: State) -> Result | None:
    """Placings by points, then by the most valuable temple guarded, then by treasures ("The end")."""
    if state.turn is not None:
        return None
    seats = range(len(state.totals))
    given_up = state.retired is not None
    return Result(
        sides=one_seat_per_side(state.options, len(seats)),
        placings=placings([_rank(state, seat) for seat in seats]),
        scores=state.totals,
        score_sheets=tuple(() if given_up else _lines(state, seat) for seat in seats),
        why=_why(state),
    )


def _rank(state: State, seat: Seat) -> tuple[int, ...]:
    """What places a player. Where somebody gave up, that one is last, and no tie is broken."""
    points = (seat != state.retired, state.totals[seat])
    if state.retired is not None:
        return points
    return (*points, _best_guard(state, seat), len(state.treasures[seat]))


def _best_guard(state: State, seat: Seat) -> int:
    """The value of the most valuable temple with a guard of the seat."""
    return max(level if owner == seat else 0 for owner, level in zip(state.guards, state.levels, strict=True))


def _why(state: State) -> str:
    if state.retired is None:
        return PLAYED_OUT
    # A game given up before each player has had two turns was hardly one, and does not count for anybody. The
    # scoring rounds are about nine turns apart: that is a third of the way to the first, or more.
    drawn = sum(map(len, groups(state.options))) - len(state.stack)
    return "resigned" if drawn > 2 * len(state.totals) else ABANDONED


def _lines(state: State, seat: Seat) -> tuple[ScoreLine, ...]:
    """A player's sum: every scoring round's temples and treasures, and what the auction took."""
    lines: list[ScoreLine] = []
    if state.options.auction:
        lines.append(_line("start", AUCTION_START))
    for sheet in state.sheets:
        if sheet.seat == seat:
            held = sheet.points - sheet.treasures
            lines.append(_line("temples", held, round=sheet.number, count=len(sheet.temples)))
            lines.append(_line("treasures", sheet.treasures, round=sheet.number))
    if state.options.auction:
        lines.append(_line("bids", -state.paid[seat]))
    return tuple(lines)


def _line(what: str, points: int, **details: str | int) -> ScoreLine:
    return ScoreLine(f"tikal-line-{what}", dict(details), points)
