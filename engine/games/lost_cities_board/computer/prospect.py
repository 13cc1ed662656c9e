"""Expected final points of an expedition that is not played out, as a weighted sum of features.

The weights in data/computer_strength depend on the turns left (`benchmarks/computers/prospects.py`).
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence

from engine.games.lost_cities_board.computer.compact import (
    ALL_CARDS,
    ARTIFACT,
    FROM,
    PATHS,
    STONE_VALUES,
    UP_TO,
    Expedition,
)
from engine.games.lost_cities_board.computer.outlook import turns_left
from engine.games.lost_cities_board.model import STONES

FEATURES = ("now", "figures", "researcher", "tiles", "new", "new_tiles", "held", "dead", "next")
"""Features of a seat.

Points now; expected gains of figures, researcher and tiles; the same of new paths; held cards that fit, and
that do not; whether it is to move.
"""
STAGE_TURNS = (2, 4, 7, 11, 17)
"""Turns left at which the next set of weights begins."""
PACE = 0.23
"""Steps per turn that bring figures closer to the bridge."""
ARROW_POINTS = 10.0
FITTING_SHARE = 0.7
"""Share of future cards of an unbegun path that will still fit."""


class Prospect:
    """Expected final points, computed from features."""

    def __init__(self, numbers: Mapping[str, Sequence[float]]) -> None:
        """Arrange the weights by stage. `numbers` has, by feature, one weight per stage."""
        self._stages = list(zip(*(numbers[name] for name in FEATURES), strict=True))

    def expected_points(self, expedition: Expedition) -> list[float]:
        """Return, by seat, the points expected at the end of the expedition, as in `points_now`."""
        turns = turns_left(expedition, PACE)
        stage = self._stages[stage_of(turns)]
        return [
            sum(
                [
                    number * seen
                    for number, seen in zip(stage, seat_features(expedition, seat, turns), strict=True)
                ]
            )
            for seat in range(expedition.seats)
        ]


def stage_of(turns: float) -> int:
    """Return the index of the set of weights for a number of turns left."""
    return bisect_right(STAGE_TURNS, turns)


def seat_features(expedition: Expedition, seat: int, turns: float) -> tuple[float, ...]:
    """Return a seat's features in the order of FEATURES. `turns` is the number it has left."""
    stones = expedition.stones[seat]
    unseen = sum([held.bit_count() for held in expedition.unseen[seat]])
    share = min(1.0, turns / (unseen or 1))
    held, dead, coming = _card_counts(expedition, seat, share)
    cards = sum(coming)
    pace, spare = min(1.0, turns / (cards or 1)), max(0.0, turns - cards)
    figures = researcher = tiles = new = new_tiles = 0.0
    for colour, last in enumerate(expedition.lasts[seat]):
        if last >= 0:
            gain, more = _path_gain(expedition, colour, stones[colour], coming[colour] * pace)
            figures += gain
            tiles += more
            if expedition.researchers[seat] == colour:
                researcher = gain
        else:
            gain, more = _path_gain(
                expedition, colour, 0, min(_expected_cards(expedition, seat, colour, share), spare + 1)
            )
            if gain + more > 0:
                new += gain
                new_tiles += more
    now, on_turn = points_now(expedition, seat), float(expedition.turn == seat)
    return now, figures, researcher, tiles, new, new_tiles, min(held, turns), dead, on_turn


def points_now(expedition: Expedition, seat: int) -> float:
    """Return a seat's points in this expedition if it ended now, with average artifacts."""
    return expedition.figures(seat) + expedition.gained[seat] + expedition.artifact * expedition.found[seat]


def _card_counts(expedition: Expedition, seat: int, share: float) -> tuple[int, int, list[float]]:
    """Return held cards that fit begun columns, those that don't, and the cards expected there by colour.

    `share` is the part of the unseen cards that the seat will get.
    """
    hand, unseen, stones = expedition.hands[seat], expedition.unseen[seat], expedition.stones[seat]
    ways, held, dead, coming = expedition.ways[seat], 0, 0, [0.0] * PATHS
    for colour, last in enumerate(expedition.lasts[seat]):
        if last >= 0:
            way, room = ways[colour], STONES - stones[colour]
            fits = ALL_CARDS if not way else FROM[last] if way > 0 else UP_TO[last]
            fitting = (hand[colour] & fits).bit_count()
            coming[colour] = min(room, fitting + (unseen[colour] & fits).bit_count() * share)
            held += min(fitting, room)
            dead += hand[colour].bit_count() - fitting
    return held, dead, coming


def _expected_cards(expedition: Expedition, seat: int, colour: int, share: float) -> float:
    """Return how many cards are expected for an unbegun path, those in hand included."""
    unseen = expedition.unseen[seat][colour].bit_count() * share
    return min(STONES, expedition.hands[seat][colour].bit_count() + unseen * FITTING_SHARE)


def _path_gain(expedition: Expedition, colour: int, stone: int, steps: float) -> tuple[float, float]:
    """Return a figure's gain over `steps` from `stone`, and the value of the tiles passed.

    `steps` may be a fraction but must not pass the last stone.
    """
    end = stone + int(steps)
    part = stone + steps - end
    gain, found = float(STONE_VALUES[end] - STONE_VALUES[stone]), 0.0
    tiles = expedition.tiles[colour]
    for passed in range(stone + 1, end + 1):
        found += _tile_value(tiles[passed], expedition.artifact)
    if part:
        gain += part * (STONE_VALUES[end + 1] - STONE_VALUES[end])
        found += part * _tile_value(tiles[end + 1], expedition.artifact)
    return gain, found


def _tile_value(tile: int, artifact: float) -> float:
    """Return a tile's points. An artifact counts as `artifact`, an arrow as ARROW_POINTS."""
    return tile if tile >= 0 else artifact if tile == ARTIFACT else ARROW_POINTS
