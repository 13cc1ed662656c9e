"""Majorities at temples, points of temples and treasures, and the result with its score sheets."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import compress

from engine.core.types import ABANDONED, PLAYED_OUT, Result, ScoreLine, Seat, one_seat_per_side, placings
from engine.games.tikal.model import (
    AUCTION_START,
    LEADER_STRENGTH,
    SPOTS,
    WORTH,
    Kind,
    Spot,
    State,
    View,
    groups,
)

MAX_CACHED = 1024
"""Cache entries of `single_treasures`."""


def strength(state: State | View, seat: Seat, spot: Spot) -> int:
    """Return a player's explorers on a hex; the leader counts as three."""
    return state.explorers[seat][spot] + (LEADER_STRENGTH if state.leaders[seat] == spot else 0)


def strongest(state: State | View, spot: Spot) -> Seat | None:
    """Return the seat with the most strength on a hex; None on a tie or if there are no pieces."""
    first, most = None, 0
    for seat, explorers in enumerate(state.explorers):
        # `strength` inlined, since this runs for every temple again and again.
        own = explorers[spot]
        if state.leaders[seat] == spot:
            own += LEADER_STRENGTH
        if own > most:
            first, most = seat, own
        elif own == most:
            first = None
    return first


def temple_holder(state: State | View, spot: Spot) -> Seat | None:
    """Return the seat that scores a temple: its guard's owner, else the strongest on the hex.

    None on a tie or without pieces.
    """
    guard = state.guards[spot]
    return strongest(state, spot) if guard is None else guard


def scored_temples(state: State, seat: Seat) -> tuple[tuple[Spot, int], ...]:
    """Return (spot, value) of each temple that a seat would score now, in the order of hexes."""
    levels, guards, standing = state.levels, state.guards, state.explorers[seat]
    # Skip the many temples where the player has no piece and scores nothing.
    there = [
        spot
        for spot in compress(SPOTS, levels)
        if standing[spot] or guards[spot] == seat or state.leaders[seat] == spot
    ]
    return tuple([(spot, levels[spot]) for spot in there if temple_holder(state, spot) == seat])


def treasure_points(taken: Sequence[Kind]) -> int:
    """Return the points of treasures: 1, 3 or 6 for one, two or three of a kind."""
    return sum([WORTH[taken.count(kind)] for kind in set(taken)])


def points_now(state: State, seat: Seat) -> int:
    """Return the points that a seat would score now, for temples and treasures."""
    return sum(value for _, value in scored_temples(state, seat)) + treasure_points(state.treasures[seat])


def pending_points(view: View) -> tuple[int, ...]:
    """Return, by seat, the points if scored now that are not in the total yet.

    0 for seats that have scored in the current round, and after the game.
    """
    scoring = view.scoring
    if view.turn is None:
        return (0,) * len(view.totals)
    to_come = range(len(view.totals)) if scoring is None else (view.turn, *scoring.queue)
    return tuple(points if seat in to_come else 0 for seat, points in enumerate(view.worth))


def current_points(view: View) -> tuple[int, ...]:
    """Return, by seat, the total if the game were scored now."""
    return tuple(total + more for total, more in zip(view.totals, pending_points(view), strict=True))


def leading_seats(view: View) -> tuple[Seat, ...]:
    """Return the seats with the most points if scored now; empty if all are equal."""
    points = current_points(view)
    if min(points) == max(points):
        return ()
    return tuple(seat for seat, own in enumerate(points) if own == max(points))


@lru_cache(MAX_CACHED)
def single_treasures(taken: tuple[Kind, ...]) -> tuple[Kind, ...]:
    """Return the kinds that occur exactly once."""
    return tuple(kind for kind in dict.fromkeys(taken) if taken.count(kind) == 1)


def result(state: State) -> Result | None:
    """Return the result by points, highest guarded temple and treasures; None while the game runs.

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
