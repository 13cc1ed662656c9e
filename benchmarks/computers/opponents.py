"""Simple opponents for the computer players, with plain rules.

In the compact simulator of Lost Cities: `greedy` and `h4` for the duel, `steady` for partners too. In Tikal:
`leaning`, the sensible player with one of three leanings, and `COUNTING`, which plans turns for their score
at the end only.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from engine.games.lost_cities.computer.compact import (
    ABOVE,
    COUNTS,
    KINDS_OF,
    LAST,
    NUMBERS,
    PILE,
    PLAYED_WAGERS,
    SUMS,
    WAGERS_HELD,
    Round,
    add_to_expedition,
    cards_of,
    compact_points,
)
from engine.games.lost_cities.computer.estimate import Act
from engine.games.lost_cities.model import FEWEST_AFTER_PASSING, PASSED, PASSES_IN_A_ROW, SIDES
from engine.games.tikal.computer.appraisal import WEIGHTS
from engine.games.tikal.judgement import TikalJudgement
from engine.games.tikal.model import SPOT, Action, Camp, Excavate, Guard, Hunt, Move, View
from tests.playthroughs import players

Choice = tuple[int, bool, int]
WAGER_VALUE = 7
MOST_IDLE = 4
LATE = 12
"""Cards in the pile below which skipping numbers matters less and expeditions are rarely begun."""
FEWEST, LEAST = 3, 14
"""An expedition is begun with this many cards and this sum."""
Leaning = Callable[[View, Action], float]


def greedy(round_: Round) -> Choice:
    """G: continue with small gaps, begin promising colours, otherwise discard the least useful card."""
    seat = round_.turn
    mine, theirs, hand = round_.expeditions[seat], round_.expeditions[1 - seat], round_.hands[seat]
    played = _goes_on(round_, mine, hand)
    if played is None:
        played = _begins(round_, mine, hand)
    if played is not None:
        return played, False, _source(round_, mine, played, False)
    held = [colour << 4 | kind for colour, cards in enumerate(hand) for kind in KINDS_OF[cards]]
    thrown = min(held, key=lambda card: _use(card, mine) + _use(card, theirs))
    return thrown, True, _source(round_, mine, thrown, True)


def _gap(row: int, kind: int) -> int:
    """Return how many numbers a card skips; negative if it does not fit."""
    return NUMBERS[kind] - (row & LAST or 1) - 1


def _goes_on(round_: Round, mine: list[int], hand: list[int]) -> int | None:
    """Return the fitting card with the smallest gap: at most two numbers, unless time is short."""
    turns, found = (len(round_.pile) + 1) // 2, []
    for colour, (row, held) in enumerate(zip(mine, hand, strict=True)):
        fitting = held & ABOVE[row & LAST]
        if row and fitting:
            kind = KINDS_OF[fitting][0]
            if _gap(row, kind) <= 2 or COUNTS[fitting] >= turns:
                found.append((_gap(row, kind), colour << 4 | kind))
    return min(found)[1] if found else None


def _begins(round_: Round, mine: list[int], hand: list[int]) -> int | None:
    """Return the lowest card, or the wager, of a colour worth beginning."""
    pile = len(round_.pile)
    least = 24 if pile < 20 else 18
    for colour, (row, held) in enumerate(zip(mine, hand, strict=True)):
        if not row and SUMS[held] >= least:
            with_wager = held & WAGERS_HELD and SUMS[held] >= least + 6 and pile > 20
            return colour << 4 | (0 if with_wager else KINDS_OF[held & ~WAGERS_HELD][0])
    return None


def _use(card: int, rows: list[int]) -> int:
    """Return what a card is worth to a side; 0 if it does not fit."""
    row, kind = rows[card >> 4], card & 15
    if row & LAST and NUMBERS[kind] <= row & LAST:
        return 0
    return (NUMBERS[kind] or WAGER_VALUE) * (1 + ((row & PLAYED_WAGERS) >> 4))


def _source(round_: Round, mine: list[int], laid: int, discard: bool) -> int:
    """Return a discard pile whose top leaves hardly a gap, otherwise the pile."""
    for colour, pile in enumerate(round_.discards):
        row, same = mine[colour], laid >> 4 == colour
        if not (pile and row) or (discard and same) or round_.idle >= MOST_IDLE:
            continue
        if same:
            row = add_to_expedition(row, laid & 15)
        if 0 <= _gap(row, pile[-1] & 15) <= 1:
            return colour
    return PILE


def h4(round_: Round) -> Choice:
    """H4: the turn with the highest plain sum over the table."""
    return max(turns(round_), key=lambda turn: _after(round_, *turn))


def turns(round_: Round) -> list[Choice]:
    """Return the legal turns of the seat to move, without passes."""
    mine, found = round_.expeditions[round_.turn % SIDES], []
    open_ = [colour for colour, pile in enumerate(round_.discards) if pile] if round_.idle < MOST_IDLE else []
    for colour, held in enumerate(round_.hands[round_.turn]):
        for kind in KINDS_OF[held]:
            last = mine[colour] & LAST
            if not last or NUMBERS[kind] > last:
                found += [(colour << 4 | kind, False, source) for source in (PILE, *open_)]
            found += [(colour << 4 | kind, True, source) for source in (PILE, *open_) if source != colour]
    return found


def _after(round_: Round, card: int, discard: bool, source: int) -> float:
    seat, total = round_.turn, 0.0
    pile = len(round_.pile) - (source == PILE)
    for colour in range(round_.colours):
        row, total_row = round_.expeditions[seat][colour], round_.sums[seat][colour]
        held, lying = round_.hands[seat][colour], list(round_.discards[colour])
        if source == colour:
            held += 1 << (lying[-1] & 15) if lying[-1] & 15 else 1
            lying.pop()
        if card >> 4 == colour:
            held -= 1 << (card & 15) if card & 15 else 1
            if discard:
                lying.append(card)
            else:
                row, total_row = add_to_expedition(row, card & 15), total_row + NUMBERS[card & 15]
        total += 10 * compact_points(row, total_row)
        if row:
            fits = ABOVE[row & LAST]
            open_ = sum(NUMBERS[other & 15] for other in lying if NUMBERS[other & 15] > row & LAST)
            factor = 1 + ((row & PLAYED_WAGERS) >> 4)
            total += (SUMS[held & fits] + open_ / 2) * factor * (pile + 8) / 2
        total -= 6 * sum(NUMBERS[other & 15] or WAGER_VALUE for other in lying)
    return total - 130 * pile


def steady(round_: Round) -> Act:
    """Return the act of the sensible players of recorded games, passes included."""
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
    """Return the sensible player's score of a turn."""
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
    """Return the cards that continue an expedition, and the others."""
    held = [
        card for colour, cards in enumerate(round_.hands[round_.turn]) for card in cards_of(colour, cards)
    ]
    fits = [mine[card >> 4] > 0 and NUMBERS[card & 15] > (mine[card >> 4] & LAST or -1) for card in held]
    return (
        [card for card, fit in zip(held, fits, strict=True) if fit],
        [card for card, fit in zip(held, fits, strict=True) if not fit],
    )


def digger(view: View, action: Action) -> float:
    """Score excavation of every temple it is on."""
    return 5.0 if isinstance(action, Excavate) else 0.0


def hunter(view: View, action: Action) -> float:
    """Score treasures above everything else."""
    if isinstance(action, Move):
        return 4.0 * bool(view.hoards[SPOT[action.end]])
    return 5.0 if isinstance(action, Hunt) else 0.0


def poster(view: View, action: Action) -> float:
    """Score guards on the first high temples, and camps."""
    if isinstance(action, Guard):
        return 8.0 if view.levels[SPOT[action.hex]] >= 5 else -4.0
    return 4.0 if isinstance(action, Camp) else 0.0


LEANINGS: Mapping[str, Leaning] = {"digger": digger, "hunter": hunter, "poster": poster}


def leaning(name: str, view: View, action: Any) -> float:
    """Return the sensible player's score of an action, with a leaning."""
    return players.SENSES["tikal"](view, action) + LEANINGS[name](view, action)


COUNTING = TikalJudgement(
    replace(WEIGHTS, hold=0.01, take=0.01, pace=0.0, treasure=1.0, ruin=0.0, near=0.0, camp=0.0, leader=0.0)
)
"""A player that plans turns for their score at the end only."""
