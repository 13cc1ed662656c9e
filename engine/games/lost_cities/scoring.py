"""Points of expeditions, and the end of a round and of the game (rules, “The duel”, 4 to 6)."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain

from msgspec import Struct
from msgspec.structs import replace

from engine.core.card_games import why_resigned
from engine.core.data_files import load_data
from engine.core.types import PLAYED_OUT, Result, ScoreLine, Seat, placings
from engine.games.lost_cities.model import (
    COLOURS,
    NUMBER,
    SIDES,
    WAGER,
    Board,
    Expedition,
    RoundEnded,
    State,
    View,
    side_of,
    sides,
)

_BOX = load_data("lost_cities")
COST: int = _BOX["expedition_cost"]
BONUS_CARDS: int = _BOX["bonus_cards"]
BONUS: int = _BOX["bonus"]
CACHED_BOARDS = 64
"""Cached board scores. Each round's end adds up all earlier rounds again."""


class ExpeditionScore(Struct, frozen=True):
    """The parts of an expedition's score: (numbers − cost) × factor + bonus."""

    numbers: int
    cost: int
    factor: int
    bonus: int

    @property
    def points(self) -> int:
        """The total, between −80 and 156."""
        return (self.numbers - self.cost) * self.factor + self.bonus


def score_expedition(expedition: Expedition) -> ExpeditionScore:
    """Return the score of an expedition. Without cards it is 0 (rules, “The duel”, 5)."""
    if not expedition:
        return ExpeditionScore(0, 0, 1, 0)
    numbers = [NUMBER[card] for card in expedition]
    return ExpeditionScore(
        numbers=sum(numbers),
        cost=COST,
        factor=1 + numbers.count(WAGER),
        bonus=BONUS if len(expedition) >= BONUS_CARDS else 0,
    )


def expedition_points(expedition: Expedition) -> int:
    """Return the points of an expedition; 0 without cards."""
    return score_expedition(expedition).points


@lru_cache(CACHED_BOARDS)
def board_scores(board: Board) -> tuple[int, ...]:
    """Return each side's points in a round."""
    return tuple(sum(map(expedition_points, expeditions)) for expeditions in board)


def totals(boards: tuple[Board, ...]) -> tuple[int, ...]:
    """Return each side's points over several rounds; (0, 0) without rounds."""
    return tuple(map(sum, zip(*map(board_scores, boards), strict=True))) if boards else (0, 0)


def current_points(view: View) -> tuple[int, ...]:
    """Return each side's total, unfinished expeditions included; after the game only finished rounds."""
    if view.turn is None:
        return view.totals
    lying = (sum(points or 0 for points in side) for side in view.worths)
    return tuple(total + now for total, now in zip(view.totals, lying, strict=True))


def has_more_points(view: View, side: int) -> bool:
    """Return whether a side has more `current_points` than the other; False if equal."""
    sums = current_points(view)
    return sums[side] > sums[1 - side]


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
    """Return “resigned”, or ABANDONED in the first of several rounds and early in a single one."""
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
