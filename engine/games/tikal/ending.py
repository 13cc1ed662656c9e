"""The result of a game and its score sheets."""

from __future__ import annotations

from engine.core.checks import one_seat_per_side
from engine.core.types import ABANDONED, PLAYED_OUT, Result, ScoreLine, Seat, placings
from engine.games.tikal.box import AUCTION_START
from engine.games.tikal.model import State, groups


def result(state: State) -> Result | None:
    """Return the result, or None while the game runs (rules, “The end”).

    After a resignation that player is last, and there are no score sheets.
    """
    if state.turn is not None:
        return None
    seats = range(len(state.totals))
    given_up = state.retired is not None
    return Result(
        sides=one_seat_per_side(state.options, len(seats)),
        placings=placings([_rank(state, seat) for seat in seats]),
        scores=state.totals,
        score_sheets=tuple(() if given_up else _score_lines(state, seat) for seat in seats),
        why=_why(state),
    )


def _rank(state: State, seat: Seat) -> tuple[int, ...]:
    """Return a seat's sort key: not resigned, points, highest guarded temple, treasures.

    After a resignation the last two are left out.
    """
    points = (seat != state.retired, state.totals[seat])
    if state.retired is not None:
        return points
    guarded = (level for owner, level in zip(state.guards, state.levels, strict=True) if owner == seat)
    return (*points, max(guarded, default=0), len(state.treasures[seat]))


def _why(state: State) -> str:
    """Return PLAYED_OUT, “resigned”, or ABANDONED if a player resigned before each had had two turns."""
    if state.retired is None:
        return PLAYED_OUT
    # A game does not count if a player resigns before each has had two turns. That is at least a third of the
    # way to the first scoring round, since these are about nine turns apart.
    drawn = sum(map(len, groups(state.options))) - len(state.stack)
    return "resigned" if drawn > 2 * len(state.totals) else ABANDONED


def _score_lines(state: State, seat: Seat) -> tuple[ScoreLine, ...]:
    """Return the lines of a seat's score: two for each of its scoring rounds.

    With the auction, its starting points come first and its bids last.
    """
    lines: list[ScoreLine] = []
    if state.options.auction:
        lines.append(_score_line("start", AUCTION_START))
    for sheet in state.sheets:
        if sheet.seat == seat:
            held = sheet.points - sheet.treasures
            lines.append(_score_line("temples", held, round=sheet.number, count=len(sheet.temples)))
            lines.append(_score_line("treasures", sheet.treasures, round=sheet.number))
    if state.options.auction:
        lines.append(_score_line("bids", -state.paid[seat]))
    return tuple(lines)


def _score_line(what: str, points: int, **details: str | int) -> ScoreLine:
    """Return a line whose sentence id ends in `what`."""
    return ScoreLine(f"tikal-line-{what}", dict(details), points)
