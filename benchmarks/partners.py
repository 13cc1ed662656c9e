"""The sensible partners of the recorded games in the compact simulator, to tune the numbers against."""

from __future__ import annotations

from benchmarks.opponents import Choice, turns
from engine.games.lost_cities.computer.compact import (
    COUNTS,
    LAST,
    NUMBERS,
    PILE,
    PLAYED_WAGERS,
    SUMS,
    WAGERS_HELD,
    Round,
    cards_of,
)
from engine.games.lost_cities.computer.estimate import Act
from engine.games.lost_cities.model import FEWEST_AFTER_PASSING, PASSED, PASSES_IN_A_ROW, SIDES

LATE = 12
"""Cards of the pile from which on little is begun, and jumps matter less."""
FEWEST, LEAST = 3, 14
"""An expedition is begun with so many cards that come to so much."""


def steady(round_: Round) -> Act:
    """Plays as the sensible players of the recorded games do, passing cards included."""
    side = round_.turn % SIDES
    mine, theirs = round_.expeditions[side], round_.expeditions[1 - side]
    best, turn = max(
        ((_worth(round_, turn, mine, theirs), turn) for turn in turns(round_)), key=lambda pair: pair[0]
    )
    if len(round_.hands) > SIDES and _may_pass(round_):
        fitting, others = _apart(round_, mine)
        if 1.2 * min(PASSED, len(fitting)) - 2.2 > best:
            first, second = [*fitting, *others][:PASSED]
            return first, second
    return turn


def _worth(round_: Round, turn: Choice, mine: list[int], theirs: list[int]) -> float:
    """How good a turn looks to the sensible player."""
    card, discard, source = turn
    colour, number, late = card >> 4, NUMBERS[card & 15], len(round_.pile) < LATE
    row, rival, held = mine[colour], theirs[colour], round_.hands[round_.turn][colour]
    taken = 0.0 if source == PILE else _taken(mine[source], round_.discards[source][-1] & 15)
    if discard:
        spoils = bool(rival) and number > (rival & LAST or -1)
        fits = number > (row & LAST or -1) and (bool(row) or _many(held) >= FEWEST)
        return taken + 1.0 - 3.0 * spoils - 4.0 * fits - 0.1 * number
    if row:
        return taken + 5.0 - (0.3 if late else 0.9) * (number - (row & LAST))
    return taken + (-3.0 if late or _many(held) < FEWEST or SUMS[held] < LEAST else 3.5 - 0.6 * number)


def _taken(row: int, kind: int) -> float:
    fits = bool(row) and NUMBERS[kind] > (row & LAST or -1) and (bool(kind) or not row & PLAYED_WAGERS)
    return 1.5 if fits else -6.0


def _many(held: int) -> int:
    return COUNTS[held] + (held & WAGERS_HELD)


def _may_pass(round_: Round) -> bool:
    cards = sum(map(_many, round_.hands[round_.turn]))
    return round_.passes < PASSES_IN_A_ROW and cards >= FEWEST_AFTER_PASSING + PASSED


def _apart(round_: Round, mine: list[int]) -> tuple[list[int], list[int]]:
    """The cards of the hand that go on with an expedition, and the others."""
    held = [
        card for colour, cards in enumerate(round_.hands[round_.turn]) for card in cards_of(colour, cards)
    ]
    fits = [mine[card >> 4] > 0 and NUMBERS[card & 15] > (mine[card >> 4] & LAST or -1) for card in held]
    return (
        [card for card, fit in zip(held, fits, strict=True) if fit],
        [card for card, fit in zip(held, fits, strict=True) if not fit],
    )
