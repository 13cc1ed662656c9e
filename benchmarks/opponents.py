"""Plain opponents for the computer players of Lost Cities: simple rules, none of them from the engine."""

from __future__ import annotations

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
    extended,
    worth,
)
from engine.games.lost_cities.model import SIDES

Choice = tuple[int, bool, int]
WAGER_VALUE = 7
MOST_IDLE = 4


def greedy(round_: Round) -> Choice:
    """G: small gaps on what is begun, begins what is promising, else discards what is worth least."""
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
    """How many numbers a card leaves out; negative where it does not fit."""
    return NUMBERS[kind] - (row & LAST or 1) - 1


def _goes_on(round_: Round, mine: list[int], hand: list[int]) -> int | None:
    """The lowest fitting card with the smallest gap: of at most two, or any once time is short."""
    turns, found = (len(round_.pile) + 1) // 2, []
    for colour, (row, held) in enumerate(zip(mine, hand, strict=True)):
        fitting = held & ABOVE[row & LAST]
        if row and fitting:
            kind = KINDS_OF[fitting][0]
            if _gap(row, kind) <= 2 or COUNTS[fitting] >= turns:
                found.append((_gap(row, kind), colour << 4 | kind))
    return min(found)[1] if found else None


def _begins(round_: Round, mine: list[int], hand: list[int]) -> int | None:
    """The lowest card of a colour that is worth beginning, or its wager."""
    pile = len(round_.pile)
    least = 24 if pile < 20 else 18
    for colour, (row, held) in enumerate(zip(mine, hand, strict=True)):
        if not row and SUMS[held] >= least:
            with_wager = held & WAGERS_HELD and SUMS[held] >= least + 6 and pile > 20
            return colour << 4 | (0 if with_wager else KINDS_OF[held & ~WAGERS_HELD][0])
    return None


def _use(card: int, rows: list[int]) -> int:
    """What a card is worth to a side: nothing where it does not fit."""
    row, kind = rows[card >> 4], card & 15
    if row & LAST and NUMBERS[kind] <= row & LAST:
        return 0
    return (NUMBERS[kind] or WAGER_VALUE) * (1 + ((row & PLAYED_WAGERS) >> 4))


def _source(round_: Round, mine: list[int], laid: int, discard: bool) -> int:
    """A discard that hardly leaves a gap on what is begun; else the pile."""
    for colour, pile in enumerate(round_.discards):
        row, same = mine[colour], laid >> 4 == colour
        if not (pile and row) or (discard and same) or round_.idle >= MOST_IDLE:
            continue
        if same:
            row = extended(row, laid & 15)
        if 0 <= _gap(row, pile[-1] & 15) <= 1:
            return colour
    return PILE


def h4(round_: Round) -> Choice:
    """H4: the turn after which a plain sum over the table is highest."""
    return max(turns(round_), key=lambda turn: _after(round_, *turn))


def turns(round_: Round) -> list[Choice]:
    """What the one to move may do, passing cards left aside."""
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
                row, total_row = extended(row, card & 15), total_row + NUMBERS[card & 15]
        total += 10 * worth(row, total_row)
        if row:
            fits = ABOVE[row & LAST]
            open_ = sum(NUMBERS[other & 15] for other in lying if NUMBERS[other & 15] > row & LAST)
            factor = 1 + ((row & PLAYED_WAGERS) >> 4)
            total += (SUMS[held & fits] + open_ / 2) * factor * (pile + 8) / 2
        total -= 6 * sum(NUMBERS[other & 15] or WAGER_VALUE for other in lying)
    return total - 130 * pile
