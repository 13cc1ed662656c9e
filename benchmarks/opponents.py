"""Plain opponents for the computer players of Lost Cities: simple rules, none of them from the engine."""

from __future__ import annotations

from engine.games.lost_cities.computer.compact import (
    ABOVE,
    COUNTS,
    LAST,
    NUMBERS,
    PILE,
    PLAYED_WAGERS,
    SUMS,
    WAGERS_HELD,
    Round,
    extended,
    kinds_of,
    worth,
)

Choice = tuple[int, bool, int]
WAGER_VALUE = 7


def greedy(round_: Round) -> Choice:
    """G: small gaps on what is begun, begins what is promising, else discards what is worth least."""
    mine, theirs, hand = (
        round_.expeditions[round_.turn],
        round_.expeditions[1 - round_.turn],
        round_.hands[round_.turn],
    )
    card = _played(round_, mine, hand)
    if card is not None:
        return card, False, _source(round_, mine, card, False)
    held = [colour << 4 | kind for colour, cards in enumerate(hand) for kind in kinds_of(cards)]
    card = min(held, key=lambda card: _use(card, mine) + _use(card, theirs))
    return card, True, _source(round_, mine, card, True)


def _played(round_: Round, mine: list[int], hand: list[int]) -> int | None:
    turns = (len(round_.pile) + 1) // 2
    for colour, (row, held) in enumerate(zip(mine, hand, strict=True)):
        fitting = held & ABOVE[row & LAST]
        if row and fitting:
            kind = kinds_of(fitting)[0]
            if NUMBERS[kind] - (row & LAST) <= 2 or COUNTS[fitting] >= turns:
                return colour << 4 | kind
    few = len(round_.pile) < 20
    for colour, (row, held) in enumerate(zip(mine, hand, strict=True)):
        least = 24 if few else 18
        if row or SUMS[held] < least:
            continue
        if held & WAGERS_HELD and SUMS[held] >= least + 6 and len(round_.pile) > 20:
            return colour << 4
        return colour << 4 | kinds_of(held & ~WAGERS_HELD)[0]
    return None


def _use(card: int, rows: list[int]) -> float:
    row, kind = rows[card >> 4], card & 15
    if row & LAST and NUMBERS[kind] <= row & LAST:
        return 0
    number = NUMBERS[kind] or WAGER_VALUE
    return number * (1 + ((row & PLAYED_WAGERS) >> 4)) if row else number / 2


def _source(round_: Round, mine: list[int], laid: int, discard: bool) -> int:
    for colour, pile in enumerate(round_.discards):
        row = mine[colour]
        if pile and row and not (discard and laid >> 4 == colour) and round_.idle < 4:
            last = row & LAST
            if not discard and laid >> 4 == colour:
                last = max(last, NUMBERS[laid & 15])
            if 0 < NUMBERS[pile[-1] & 15] - last <= 1:
                return colour
    return PILE


def h4(round_: Round) -> Choice:
    """H4: the turn after which a plain sum over the table is highest."""
    return max(_turns(round_), key=lambda turn: _after(round_, *turn))


def _turns(round_: Round) -> list[Choice]:
    mine, turns = round_.expeditions[round_.turn], []
    open_ = [colour for colour, pile in enumerate(round_.discards) if pile] if round_.idle < 4 else []
    for colour, held in enumerate(round_.hands[round_.turn]):
        for kind in kinds_of(held):
            last = mine[colour] & LAST
            if not last or NUMBERS[kind] > last:
                turns += [(colour << 4 | kind, False, source) for source in (PILE, *open_)]
            turns += [(colour << 4 | kind, True, source) for source in (PILE, *open_) if source != colour]
    return turns


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
