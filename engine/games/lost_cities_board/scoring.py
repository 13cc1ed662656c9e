"""Points of figures and artifacts, and the end of an expedition and of the game (rules, “The game”)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from msgspec.structs import replace

from engine.core.card_games import why_resigned
from engine.core.data_files import load_data
from engine.core.types import PLAYED_OUT, Result, ScoreLine, Seat, one_seat_per_side, placings
from engine.games.lost_cities_board.model import (
    FACTOR,
    VALUES,
    ExpeditionEnded,
    Options,
    ScoreSheet,
    State,
    Stones,
)

_BOX = load_data("lost_cities_board")


def figure_points(stones: Stones, researcher: int | None) -> tuple[int, ...]:
    """Return the points of each path's figure by colour; 0 without one.

    `researcher` is the colour index of the researcher's path, or None; it counts double, losses too.
    """
    return tuple(
        VALUES[stone - 1] * (FACTOR if colour == researcher else 1) if stone else 0
        for colour, stone in enumerate(stones)
    )


def total_figure_points(stones: Stones, researcher: int | None) -> int:
    """Return the points of all figures of a player. `researcher` as in `figure_points`."""
    return sum(figure_points(stones, researcher))


def current_points(totals: Sequence[int | None], worths: Sequence[int]) -> tuple[int | None, ...]:
    """Return each seat's total with the points of its figures; None where hidden.

    `worths` are these points by seat; empty after the game, when totals include them.
    Sums may be below 0.
    """
    if not worths:
        return tuple(totals)
    return tuple(
        None if total is None else total + worth for total, worth in zip(totals, worths, strict=True)
    )


def leading_seats(totals: Sequence[int | None], worths: Sequence[int]) -> tuple[Seat, ...]:
    """Return the seats with the most points, figures included; empty if all are equal or any is hidden."""
    known = [points for points in current_points(totals, worths) if points is not None]
    if len(known) < len(totals) or len(set(known)) == 1:
        return ()
    return tuple(seat for seat, points in enumerate(known) if points == max(known))


def add_points(total: int, more: int) -> int:
    """Return the total plus `more`, at least 0 (rules, “Scoring an expedition”)."""
    return max(0, total + more)


def artifact_points(count: int, options: Options) -> int:
    """Return the points of `count` artifacts in a game. Beyond the track, its last entry applies."""
    points = artifact_track(options)
    return points[min(count, len(points) - 1)]


def artifact_track(options: Options) -> Sequence[int]:
    """Return the points by number of artifacts; the first entry is for none."""
    points: list[int] = _BOX["artifacts"][options.length]
    return points


def artifact_average(options: Options) -> float:
    """Return the average points of one more artifact over the whole track, rounded to a whole number."""
    points = artifact_track(options)
    return float(round((points[-1] - points[0]) / (len(points) - 1)))


def expedition_count(options: Options) -> int:
    """Return the number of expeditions in a game of this length."""
    count: int = _BOX["expeditions"][options.length]
    return count


def close_expedition(state: State, *, bridge: bool) -> tuple[State, ExpeditionEnded]:
    """Return the state with the expedition scored, and its event; after the last no seat is to move.

    `bridge`: the last crossing ended it, not the empty pile.
    """
    figures = tuple(map(total_figure_points, state.stones, state.researchers))
    totals = tuple(map(add_points, state.totals, figures))
    sheet = ScoreSheet(state.stones, state.researchers, state.gained, state.found, totals)
    sheets = (*state.sheets, sheet)
    shown = None if state.options.edition == "2008" else totals
    over = len(sheets) == expedition_count(state.options)
    counted = replace(state, turn=None if over else state.turn, totals=totals, sheets=sheets)
    return counted, ExpeditionEnded(state.expedition, bridge, figures, shown)


def artifact_counts(state: State) -> tuple[int, ...]:
    """Return, by seat, the artifacts of all expeditions so far, the current one included."""
    return tuple(map(sum, zip(state.tokens, state.found, strict=True)))


def result(state: State) -> Result | None:
    """Return the result by points, then artifacts; None while the game runs.

    After a resignation that player is last, and there are no score sheets.
    """
    if state.turn is not None:
        return None
    seats = range(len(state.hands))
    played_out = state.retired is None
    sheets = tuple(_score_lines(state, seat) for seat in seats) if played_out else ((),) * len(seats)
    scores = tuple(sum(line.points for line in lines) for lines in sheets) if played_out else state.totals
    found = artifact_counts(state)
    ranks = [(seat != state.retired, scores[seat], found[seat]) for seat in seats]
    return Result(
        sides=one_seat_per_side(state.options, len(seats)),
        placings=placings(ranks),
        scores=scores,
        score_sheets=sheets,
        why=PLAYED_OUT if played_out else _why_resigned(state),
    )


def _why_resigned(state: State) -> str:
    """Return “resigned”, or ABANDONED in the first of several expeditions and early in a single one."""
    rounds, rows = expedition_count(state.options), (*chain(*state.columns), *state.discards)
    # A fifth of the cards outside hands is a third of a usual expedition.
    return why_resigned(len(state.sheets), rounds, rows, state.pile, share=5)


def _score_lines(state: State, seat: Seat) -> tuple[ScoreLine, ...]:
    """Return a seat's score sheet: tiles and figures by expedition, then artifacts.

    A line that takes the total below 0 is followed by one that lifts it to 0.
    """
    lines: list[ScoreLine] = []
    for number, sheet in enumerate(state.sheets, start=1):
        figures = total_figure_points(sheet.stones[seat], sheet.researchers[seat])
        _add_line(lines, _score_line("tiles", sheet.tiles[seat], expedition=number))
        _add_line(lines, _score_line("figures", figures, expedition=number))
    found = artifact_counts(state)[seat]
    _add_line(lines, _score_line("artifacts", artifact_points(found, state.options), artifacts=found))
    return tuple(lines)


def _add_line(lines: list[ScoreLine], line: ScoreLine) -> None:
    """Append a line to `lines`, and one that lifts the total to 0 if it would be negative."""
    total = sum(line.points for line in lines)
    lines.append(line)
    lifted = add_points(total, line.points) - (total + line.points)
    if lifted:
        lines.append(_score_line("floor", lifted))


def _score_line(what: str, points: int, **details: str | int) -> ScoreLine:
    """Return a line whose sentence id ends in `what`."""
    return ScoreLine(f"lost_cities_board-line-{what}", dict(details), points)
