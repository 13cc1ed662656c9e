"""The end of an expedition and of the game (rules, “The game”)."""

from __future__ import annotations

from itertools import chain

from msgspec.structs import replace

from engine.core.card_games import why_resigned
from engine.core.checks import one_seat_per_side
from engine.core.types import PLAYED_OUT, Result, ScoreLine, Seat, placings
from engine.games.lost_cities_board import scoring
from engine.games.lost_cities_board.model import ExpeditionEnded, ScoreSheet, State


def close_expedition(state: State, *, bridge: bool) -> tuple[State, ExpeditionEnded]:
    """Return the state with the expedition scored, and its event; after the last no seat is to move.

    `bridge`: the last crossing ended it, not the empty pile.
    """
    figures = tuple(map(scoring.total_figure_points, state.stones, state.researchers))
    totals = tuple(map(scoring.add_points, state.totals, figures))
    sheet = ScoreSheet(state.stones, state.researchers, state.gained, state.found, totals)
    sheets = (*state.sheets, sheet)
    shown = None if state.options.edition == "2008" else totals
    over = len(sheets) == scoring.expedition_count(state.options)
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
    rounds, rows = scoring.expedition_count(state.options), (*chain(*state.columns), *state.discards)
    # A fifth of the cards outside hands is a third of a usual expedition.
    return why_resigned(len(state.sheets), rounds, rows, state.pile, share=5)


def _score_lines(state: State, seat: Seat) -> tuple[ScoreLine, ...]:
    """Return a seat's score sheet: tiles and figures by expedition, then artifacts.

    A line that takes the total below 0 is followed by one that lifts it to 0.
    """
    lines: list[ScoreLine] = []
    for number, sheet in enumerate(state.sheets, start=1):
        figures = scoring.total_figure_points(sheet.stones[seat], sheet.researchers[seat])
        _add_line(lines, _score_line("tiles", sheet.tiles[seat], expedition=number))
        _add_line(lines, _score_line("figures", figures, expedition=number))
    found = artifact_counts(state)[seat]
    _add_line(lines, _score_line("artifacts", scoring.artifact_points(found, state.options), artifacts=found))
    return tuple(lines)


def _add_line(lines: list[ScoreLine], line: ScoreLine) -> None:
    """Append a line to `lines`, and one that lifts the total to 0 if it would be negative."""
    total = sum(line.points for line in lines)
    lines.append(line)
    lifted = scoring.add_points(total, line.points) - (total + line.points)
    if lifted:
        lines.append(_score_line("floor", lifted))


def _score_line(what: str, points: int, **details: str | int) -> ScoreLine:
    """Return a line whose sentence id ends in `what`."""
    return ScoreLine(f"lost_cities_board-line-{what}", dict(details), points)
