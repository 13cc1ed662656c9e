"""The end of a round and of the game (rules, “The duel”, 4 to 6)."""

from __future__ import annotations

from itertools import chain

from msgspec.structs import replace

from engine.core.card_games import why_resigned
from engine.core.types import PLAYED_OUT, Result, ScoreLine, Seat, placings
from engine.games.lost_cities.model import (
    COLOURS,
    SIDES,
    Board,
    Expedition,
    RoundEnded,
    State,
    side_of,
    sides,
)
from engine.games.lost_cities.scoring import board_scores, score_expedition, totals


def score_round(state: State) -> tuple[State, RoundEnded]:
    """Return the state with the board added to the finished ones, and the event.

    No round is dealt; after the last one no seat is to move.
    """
    finished = (*state.finished, state.board)
    ended = RoundEnded(state.round, board_scores(state.board), totals(finished))
    over = len(finished) == state.options.rounds
    return replace(state, finished=finished, turn=None if over else state.turn), ended


def next_starter(starter: Seat, sums: tuple[int, ...], seats: int) -> Seat:
    """Return the first seat of the leading side after the last starter; on a tie the next seat.

    `sums` are the totals by side.
    """
    after = [(starter + step) % seats for step in range(1, seats + 1)]
    return next(seat for seat in after if sums[side_of(seat)] == max(sums))


def result(state: State) -> Result | None:
    """Return the result by total points of finished rounds, or None while the game runs.

    The side of a player who resigned is last.
    """
    if state.turn is not None:
        return None
    scores = totals(state.finished)
    ranks = placings(scores)
    if state.retired is not None:
        loser = side_of(state.retired)
        ranks = tuple(2 if side == loser else 1 for side in range(SIDES))
    seats = range(len(state.hands))
    return Result(
        sides=sides(state.options, len(state.hands)),
        placings=tuple(ranks[side_of(seat)] for seat in seats),
        scores=tuple(scores[side_of(seat)] for seat in seats),
        score_sheets=tuple(_score_lines(state.finished, side_of(seat)) for seat in seats),
        why=PLAYED_OUT if state.retired is None else _why_resigned(state),
    )


def _why_resigned(state: State) -> str:
    rows = (*chain(*state.board), *state.discards)
    return why_resigned(len(state.finished), state.options.rounds, rows, state.pile, share=3)


def _score_lines(finished: tuple[Board, ...], side: int) -> tuple[ScoreLine, ...]:
    """Return a line for each expedition that a side has begun, by round, then by colour."""
    return tuple(
        _expedition_line(round_, colour, expedition)
        for round_, board in enumerate(finished, start=1)
        for colour, expedition in zip(COLOURS, board[side], strict=False)
        if expedition
    )


def _expedition_line(round_: int, colour: str, expedition: Expedition) -> ScoreLine:
    """Return the line of the score sheet about an expedition in a round, from 1."""
    work = score_expedition(expedition)
    details: dict[str, str | int] = {
        "round": round_,
        "colour": colour,
        "numbers": work.numbers,
        "cost": work.cost,
        "factor": work.factor,
        "bonus": work.bonus,
    }
    return ScoreLine("lost_cities-line", details, work.points)
