"""Points of expeditions."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from engine.core.data_files import load_data
from engine.games.lost_cities.model import NUMBER, WAGER, Board, Expedition, View

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
