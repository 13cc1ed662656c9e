"""A round in small numbers, for playing out thousands: no checks, no events, changed in place.

A card is `16 × colour + kind`; a kind is 0 for a wager, the number for a number, and above all numbers for
the second copy of one that a deck has twice (11 to 13: the second 2, 3 and 4 that partners have). What a hand
holds of a colour is one number: wagers counted in its lowest two bits, and a bit for every other kind. An
expedition is one number too: the last number (or 0), from bit 4 how many wagers, from bit 6 how many cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from operator import add, sub

from engine.core.types import all_options
from engine.games.lost_cities.model import (
    COLOUR,
    NUMBER,
    SIDES,
    WAGER,
    Card,
    Options,
    State,
    deck,
    partner_of,
)
from engine.games.lost_cities.model import NUMBERS as ON_CARDS
from engine.games.lost_cities.scoring import BONUS, BONUS_CARDS, COST


def _max_copies() -> Counter[int]:
    """Of each number (0: wagers), how many cards of a colour there are at most, whatever the options."""
    most = Counter[int]()
    for options in all_options(Options):
        for card, copies in Counter(deck(options)).items():
            most[NUMBER[card]] = max(most[NUMBER[card]], copies)
    return most


WAGERS_HELD = 3
"""The bits that count wagers."""
DISTINCT_COPIES, MAX_KINDS = 2, 15
"""How many copies of a number can be told apart, and kinds of cards."""
ABOVE_ALL = ON_CARDS[-1] + 1
"""More than any number."""
MAX_COPIES = _max_copies()
DOUBLED_NUMBERS: tuple[int, ...] = tuple(number for number in ON_CARDS if MAX_COPIES[number] > 1)
"""The numbers that some deck has twice."""
KINDS = ABOVE_ALL + len(DOUBLED_NUMBERS)
if (
    MAX_COPIES[WAGER] > WAGERS_HELD
    or max(MAX_COPIES[number] for number in ON_CARDS) > DISTINCT_COPIES
    or KINDS > MAX_KINDS
):
    raise ValueError(f"a deck with these cards of a colour is more than computers can count: {MAX_COPIES}")
SECOND_COPIES: dict[int, int] = {number: ABOVE_ALL + place for place, number in enumerate(DOUBLED_NUMBERS)}
"""The kinds of second copies, by that of the first."""
ADDS: tuple[int, ...] = (1, 0, *(1 << kind for kind in range(2, KINDS)))
"""By kind, what a card adds to what is held of its colour."""
NUMBERS: tuple[int, ...] = (0, 0, *ON_CARDS, *DOUBLED_NUMBERS)
"""By kind, the number on the card."""
IN_ORDER: tuple[int, ...] = tuple(sorted(range(2, KINDS), key=lambda kind: (NUMBERS[kind], kind)))
"""The kinds with numbers, lowest first."""
ABOVE: tuple[int, ...] = tuple(
    sum(1 << kind for kind in IN_ORDER if NUMBERS[kind] > number) for number in range(ABOVE_ALL)
)
"""By number, the bits of all higher ones."""
SUMS: tuple[int, ...] = tuple(
    sum(NUMBERS[kind] for kind in IN_ORDER if held >> kind & 1) for held in range(1 << KINDS)
)
"""By what is held of a colour, the sum of its numbers."""
COUNTS: tuple[int, ...] = tuple((held >> 2).bit_count() for held in range(1 << KINDS))
"""By what is held of a colour, how many numbers."""
BETWEEN: tuple[tuple[int, ...], ...] = tuple(
    tuple(ABOVE[low] & ~ABOVE[max(high - 1, 0)] for high in range(ABOVE_ALL)) for low in range(ABOVE_ALL)
)
"""By two numbers, the bits of all between them."""
ONE_WAGER, ONE_CARD = 1 << 4, 1 << 6
LAST, PLAYED_WAGERS = 15, 3 << 4
Note = tuple[float, int, float, int, float]
"""What a player remembers of a colour: the best play and its kind, the best discard and its kind, and what
taking the discard pile's top is worth."""
PILE = -1
"""The source of a card that is not a colour's discard pile."""
NOBODY = -1
"""The seat that laid no card, or that nobody remembers."""


def _kinds_of(held: int) -> tuple[int, ...]:
    numbers = tuple(kind for kind in IN_ORDER if held >> kind & 1)
    return (0, *numbers) if held & WAGERS_HELD else numbers


KINDS_OF: tuple[tuple[int, ...], ...] = tuple(map(_kinds_of, range(1 << KINDS)))
"""By what is held of a colour, its kinds, lowest first; wagers once."""


def held_kind(held: int, number: int) -> int:
    """The kind of a number that is held: its first copy, or else the second."""
    return number if not number or held >> number & 1 else SECOND_COPIES[number]


def cards_of(colour: int, held: int) -> list[int]:
    """Return each card of a colour's holding as `16 × colour + kind`, wagers first, then by number."""
    wagers = [colour << 4] * (held & WAGERS_HELD)
    return wagers + [colour << 4 | kind for kind in IN_ORDER if held >> kind & 1]


def second_copy(card: int) -> int:
    """The second copy of a card; wagers are all alike."""
    return card + SECOND_COPIES[card & 15] - (card & 15) if card & 15 else card


def _without_second_copies(held: int) -> int:
    return held & ~sum(1 << second for first, second in SECOND_COPIES.items() if held >> first & 1)


WITHOUT_SECOND_COPIES: tuple[int, ...] = tuple(map(_without_second_copies, range(1 << KINDS)))
"""By what is held of a colour, the same without second copies of numbers that are there already."""


def add_to_expedition(expedition: int, kind: int) -> int:
    """An expedition with one card more on it."""
    if not kind:
        return expedition + ONE_WAGER + ONE_CARD
    return (expedition & ~LAST) + NUMBERS[kind] + ONE_CARD


class Round:
    """A round as it stands. Lists by seat or side, then by colour; `discards` and `pile` end with their top.

    `unseen` is by seat what neither lies on the table nor in its own hand. `idle` counts the turns since
    somebody drew from the pile or went on with an expedition, `passes` those just before that were passes.
    `laid_by` is by side and colour the seat that laid the last card there, or nobody.
    `notes` is by seat what a player remembers of a colour until something changes there, or its mood does.
    """

    __slots__ = (
        "colours",
        "discards",
        "expeditions",
        "hands",
        "idle",
        "laid_by",
        "moods",
        "notes",
        "passes",
        "pile",
        "sums",
        "turn",
        "unseen",
    )

    def __init__(self, colours: int, seats: int) -> None:
        self.colours = colours
        self.hands = [[0] * colours for _ in range(seats)]
        self.unseen = [[0] * colours for _ in range(seats)]
        self.expeditions = [[0] * colours for _ in range(SIDES)]
        self.sums = [[0] * colours for _ in range(SIDES)]
        self.laid_by = [[NOBODY] * colours for _ in range(SIDES)]
        self.discards: list[list[int]] = [[] for _ in range(colours)]
        self.pile: list[int] = []
        self.turn = 0
        self.idle = 0
        self.passes = 0
        self.notes: list[list[Note | None]] = [[None] * colours for _ in range(seats)]
        self.moods = [-1] * seats

    def copy(self) -> Round:
        """Return a copy of the round; playing on in one leaves the other unchanged."""
        other = Round.__new__(Round)
        other.colours, other.turn = self.colours, self.turn
        other.idle, other.passes = self.idle, self.passes
        other.hands = [hand[:] for hand in self.hands]
        other.unseen = [unseen[:] for unseen in self.unseen]
        other.expeditions = [row[:] for row in self.expeditions]
        other.sums = [row[:] for row in self.sums]
        other.laid_by = [row[:] for row in self.laid_by]
        other.discards = [pile[:] for pile in self.discards]
        other.pile = self.pile[:]
        other.notes = [notes[:] for notes in self.notes]
        other.moods = self.moods[:]
        return other

    def hold(self, seat: int, cards: Iterable[int], knower: int) -> None:
        """Gives a seat just these cards; all else that `knower` holds or has not seen, it has not seen."""
        hand = [0] * self.colours
        for card in cards:
            hand[card >> 4] += ADDS[card & 15]
        hidden = map(add, self.hands[knower], self.unseen[knower])
        self.hands[seat], self.unseen[seat] = hand, list(map(sub, hidden, hand))
        self.notes[seat] = [None] * self.colours

    def take(self, card: int, discard: bool, source: int) -> None:
        """A whole turn of the one to move."""
        self.lay(card, discard)
        self.draw(source)

    def hand_over(self, first: int, second: int) -> None:
        """The one to move passes two cards to the partner; the next is to move."""
        turn, seats = self.turn, len(self.hands)
        partner = partner_of(turn, seats)
        for card in (first, second):
            colour, adds = card >> 4, ADDS[card & 15]
            self.hands[turn][colour] -= adds
            self.unseen[turn][colour] += adds
            self.hands[partner][colour] += adds
            self.unseen[partner][colour] -= adds
            self.notes[turn][colour] = self.notes[partner][colour] = None
        self.passes += 1
        self.turn = (turn + 1) % seats

    def lay(self, card: int, discard: bool) -> None:
        """The one to move puts a card from the hand onto the expedition, or onto its discard pile."""
        colour, kind, turn = card >> 4, card & 15, self.turn
        adds = ADDS[kind]
        self.hands[turn][colour] -= adds
        self._change(colour, -adds)
        if discard:
            self.discards[colour].append(card)
            return
        side = turn % SIDES
        self.expeditions[side][colour] = add_to_expedition(self.expeditions[side][colour], kind)
        self.sums[side][colour] += NUMBERS[kind]
        self.laid_by[side][colour] = turn
        self.idle = -1

    def draw(self, source: int) -> None:
        """The one to move takes the top of the pile or of a colour's discard pile; the next is to move."""
        turn = self.turn
        self.idle += 1
        if source == PILE:
            card = self.pile.pop()
            colour, adds = card >> 4, ADDS[card & 15]
            self.unseen[turn][colour] -= adds
            self.notes[turn][colour] = None
            self.idle = 0
        else:
            card = self.discards[source].pop()
            colour, adds = source, ADDS[card & 15]
            self._change(colour, adds)
        self.hands[turn][colour] += adds
        self.passes = 0
        self.turn = (turn + 1) % len(self.hands)

    def _change(self, colour: int, unseen: int) -> None:
        """A card of a colour left the hand of the one to move (unseen < 0), or went there from the table."""
        for seat, notes in enumerate(self.notes):
            notes[colour] = None
            if seat != self.turn:
                self.unseen[seat][colour] += unseen

    def scores(self) -> tuple[int, int]:
        """The points of each side's expeditions."""
        first, second = (
            sum(map(compact_points, row, sums)) for row, sums in zip(self.expeditions, self.sums, strict=True)
        )
        return first, second


def compact_points(expedition: int, total: int) -> int:
    """The points of an expedition whose numbers sum to `total`."""
    if not expedition:
        return 0
    factor = 1 + ((expedition & PLAYED_WAGERS) >> 4)
    return (total - COST) * factor + (BONUS if expedition >> 6 >= BONUS_CARDS else 0)


def compact_round(state: State) -> Round:
    """The round of a state, whatever is hidden in it; who laid which card the state does not know."""
    seats, colours = len(state.hands), state.options.colours
    round_, copies = Round(colours, seats), _Copies()
    round_.turn, round_.passes = state.turn or 0, state.passes
    for side, row in enumerate(state.board):
        for colour, expedition in enumerate(row):
            for card in expedition:
                kind = copies.number(card) & 15
                round_.expeditions[side][colour] = add_to_expedition(round_.expeditions[side][colour], kind)
                round_.sums[side][colour] += NUMBERS[kind]
    round_.discards = [[copies.number(card) for card in pile] for pile in state.discards]
    hands = [[copies.number(card) for card in hand] for hand in state.hands]
    round_.pile = [copies.number(card) for card in state.pile]
    hidden = [*round_.pile, *(card for hand in hands for card in hand)]
    for seat, hand in enumerate(hands):
        for number in hidden:
            round_.unseen[seat][number >> 4] += ADDS[number & 15]
        give_unseen_cards(round_, seat, hand)
    return round_


def give_unseen_cards(round_: Round, seat: int, cards: Iterable[int]) -> None:
    """Puts cards that a seat had not seen into its hand."""
    for card in cards:
        round_.hands[seat][card >> 4] += ADDS[card & 15]
        round_.unseen[seat][card >> 4] -= ADDS[card & 15]


class _Copies:
    """Tells the two copies of a number apart that partners have: the first one met, and the second."""

    def __init__(self) -> None:
        self._met: set[int] = set()

    def number(self, card: Card) -> int:
        number = 16 * COLOUR[card] + NUMBER[card]
        if number in self._met and NUMBER[card] != WAGER:
            return second_copy(number)
        self._met.add(number)
        return number
