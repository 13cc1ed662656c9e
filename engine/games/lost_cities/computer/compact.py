"""A mutable round in integers for fast playouts, without checks or events.

A card is `16 × colour + kind`. A kind is 0 for a wager, the number for a numbered card, and 11 or more for
the second copy of a number. A hand holds one integer per colour: the two lowest bits count wagers, every
other kind has a bit. An expedition is one integer: the last number in bits 0–3 (0: none), the wagers in bits
4–5, the cards from bit 6.
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
    """Return the most cards of each number (0: wagers) in one colour, over all options."""
    most = Counter[int]()
    for options in all_options(Options):
        for card, copies in Counter(deck(options)).items():
            most[NUMBER[card]] = max(most[NUMBER[card]], copies)
    return most


WAGERS_HELD = 3
"""The bits of a holding that count wagers."""
DISTINCT_COPIES, MAX_KINDS = 2, 15
"""Limits of the encoding: copies of a number, and kinds."""
ABOVE_ALL = ON_CARDS[-1] + 1
"""One more than the highest number."""
MAX_COPIES = _max_copies()
DOUBLED_NUMBERS: tuple[int, ...] = tuple(number for number in ON_CARDS if MAX_COPIES[number] > 1)
"""Numbers of which some deck has two copies per colour."""
KINDS = ABOVE_ALL + len(DOUBLED_NUMBERS)
if (
    MAX_COPIES[WAGER] > WAGERS_HELD
    or max(MAX_COPIES[number] for number in ON_CARDS) > DISTINCT_COPIES
    or KINDS > MAX_KINDS
):
    raise ValueError(f"a deck with these cards of a colour is more than computers can count: {MAX_COPIES}")
SECOND_COPIES: dict[int, int] = {number: ABOVE_ALL + place for place, number in enumerate(DOUBLED_NUMBERS)}
"""Number → kind of its second copy."""
ADDS: tuple[int, ...] = (1, 0, *(1 << kind for kind in range(2, KINDS)))
"""By kind: what a card adds to a holding."""
NUMBERS: tuple[int, ...] = (0, 0, *ON_CARDS, *DOUBLED_NUMBERS)
"""By kind: the number on the card."""
IN_ORDER: tuple[int, ...] = tuple(sorted(range(2, KINDS), key=lambda kind: (NUMBERS[kind], kind)))
"""The kinds of numbered cards, lowest number first."""
ABOVE: tuple[int, ...] = tuple(
    sum(1 << kind for kind in IN_ORDER if NUMBERS[kind] > number) for number in range(ABOVE_ALL)
)
"""By number: the bits of all higher numbers."""
SUMS: tuple[int, ...] = tuple(
    sum(NUMBERS[kind] for kind in IN_ORDER if held >> kind & 1) for held in range(1 << KINDS)
)
"""By holding: the sum of its numbers."""
COUNTS: tuple[int, ...] = tuple((held >> 2).bit_count() for held in range(1 << KINDS))
"""By holding: how many numbered cards it has."""
BETWEEN: tuple[tuple[int, ...], ...] = tuple(
    tuple(ABOVE[low] & ~ABOVE[max(high - 1, 0)] for high in range(ABOVE_ALL)) for low in range(ABOVE_ALL)
)
"""By low and high number: the bits of the numbers strictly between them."""
ONE_WAGER, ONE_CARD = 1 << 4, 1 << 6
LAST, PLAYED_WAGERS = 15, 3 << 4
Note = tuple[float, int, float, int, float]
"""(best play, its kind, best discard, its kind, value of the top discard), of a colour for a player."""
PILE = -1
"""The draw pile as a source."""
NO_SEAT = -1
"""No seat."""


def _distinct_kinds(held: int) -> tuple[int, ...]:
    """Return the kinds of a holding, each once: a wager (0) first, then by number."""
    numbers = tuple(kind for kind in IN_ORDER if held >> kind & 1)
    return (0, *numbers) if held & WAGERS_HELD else numbers


KINDS_OF: tuple[tuple[int, ...], ...] = tuple(map(_distinct_kinds, range(1 << KINDS)))
"""By holding: its kinds, wager first, then by number."""


def held_kind(held: int, number: int) -> int:
    """Return the kind of a number (0: a wager) in `held`, which must have it: its first copy if held."""
    return number if not number or held >> number & 1 else SECOND_COPIES[number]


def cards_of(colour: int, held: int) -> list[int]:
    """Return the cards of a holding of a colour, wagers first, then by number."""
    wagers = [colour << 4] * (held & WAGERS_HELD)
    return wagers + [colour << 4 | kind for kind in IN_ORDER if held >> kind & 1]


def second_copy(card: int) -> int:
    """Return the second copy of a first copy; a wager itself. Raises KeyError if no deck has a second one."""
    return card + SECOND_COPIES[card & 15] - (card & 15) if card & 15 else card


def _without_second_copies(held: int) -> int:
    """Return the holding without the second copies of numbers whose first copy it has."""
    return held & ~sum(1 << second for first, second in SECOND_COPIES.items() if held >> first & 1)


WITHOUT_SECOND_COPIES: tuple[int, ...] = tuple(map(_without_second_copies, range(1 << KINDS)))
"""By holding: the same without second copies whose first copy is held too."""


def add_to_expedition(expedition: int, kind: int) -> int:
    """Return the expedition with a card of this kind added."""
    if not kind:
        return expedition + ONE_WAGER + ONE_CARD
    return (expedition & ~LAST) + NUMBERS[kind] + ONE_CARD


class Round:
    """A round in play. Lists are by seat or side, then by colour; piles end with their top card.

    `unseen` is what a seat can see neither on the table nor in its hand. `idle` counts turns without a draw
    from the pile or card on an expedition, `passes` the passes in a row. `laid_by` is the seat that laid the
    last card. `notes` caches evaluations.
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
        """Create a round without cards, in which seat 0 is to move."""
        self.colours = colours
        self.hands = [[0] * colours for _ in range(seats)]
        self.unseen = [[0] * colours for _ in range(seats)]
        self.expeditions = [[0] * colours for _ in range(SIDES)]
        self.sums = [[0] * colours for _ in range(SIDES)]
        self.laid_by = [[NO_SEAT] * colours for _ in range(SIDES)]
        self.discards: list[list[int]] = [[] for _ in range(colours)]
        self.pile: list[int] = []
        self.turn = 0
        self.idle = 0
        self.passes = 0
        self.notes: list[list[Note | None]] = [[None] * colours for _ in range(seats)]
        self.moods = [-1] * seats

    def copy(self) -> Round:
        """Return an independent copy, cached evaluations included."""
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
        """Set a seat's hand to these cards.

        What it has not seen becomes all else that seat `knower` holds or has not seen.
        """
        hand = [0] * self.colours
        for card in cards:
            hand[card >> 4] += ADDS[card & 15]
        hidden = map(add, self.hands[knower], self.unseen[knower])
        self.hands[seat], self.unseen[seat] = hand, list(map(sub, hidden, hand))
        self.notes[seat] = [None] * self.colours

    def take(self, card: int, discard: bool, source: int) -> None:
        """Play a whole turn of the seat to move, unchecked: as `lay`, then `draw`."""
        self.lay(card, discard)
        self.draw(source)

    def hand_over(self, first: int, second: int) -> None:
        """Pass two cards to the partner, unchecked, and end the turn."""
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
        """Move a card of the seat to move, unchecked, to its expedition or a discard pile; a draw follows."""
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
        """Draw from PILE or a colour index's discards; end the turn. Raises IndexError if that is empty."""
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
        """Add `unseen` (may be negative) to what others have not seen of a colour; drop its cached notes."""
        for seat, notes in enumerate(self.notes):
            notes[colour] = None
            if seat != self.turn:
                self.unseen[seat][colour] += unseen

    def scores(self) -> tuple[int, int]:
        """Return the points of side 0 and side 1 in this round."""
        first, second = (
            sum(map(compact_points, row, sums)) for row, sums in zip(self.expeditions, self.sums, strict=True)
        )
        return first, second


def compact_points(expedition: int, total: int) -> int:
    """Return the points of an expedition whose numbers sum to `total`; 0 without cards."""
    if not expedition:
        return 0
    factor = 1 + ((expedition & PLAYED_WAGERS) >> 4)
    return (total - COST) * factor + (BONUS if expedition >> 6 >= BONUS_CARDS else 0)


def compact_round(state: State) -> Round:
    """Return the current round of a state. `laid_by` and `idle` are unknown: no seat, and 0."""
    seats, colours = len(state.hands), state.options.colours
    round_, met = Round(colours, seats), set[int]()
    round_.turn, round_.passes = state.turn or 0, state.passes
    for side, row in enumerate(state.board):
        for colour, expedition in enumerate(row):
            for code in _encoded(expedition, met):
                kind = code & 15
                round_.expeditions[side][colour] = add_to_expedition(round_.expeditions[side][colour], kind)
                round_.sums[side][colour] += NUMBERS[kind]
    round_.discards = [_encoded(pile, met) for pile in state.discards]
    hands = [_encoded(hand, met) for hand in state.hands]
    round_.pile = _encoded(state.pile, met)
    hidden = [*round_.pile, *(card for hand in hands for card in hand)]
    for seat, hand in enumerate(hands):
        for number in hidden:
            round_.unseen[seat][number >> 4] += ADDS[number & 15]
        give_unseen_cards(round_, seat, hand)
    return round_


def give_unseen_cards(round_: Round, seat: int, cards: Iterable[int]) -> None:
    """Move cards into a seat's hand from what it had not seen. Cached evaluations stay, though outdated."""
    for card in cards:
        round_.hands[seat][card >> 4] += ADDS[card & 15]
        round_.unseen[seat][card >> 4] -= ADDS[card & 15]


def _encoded(cards: Iterable[Card], met: set[int]) -> list[int]:
    """Return cards as integers. A number in `met`, which grows by them, becomes its second copy."""
    codes = []
    for card in cards:
        code = 16 * COLOUR[card] + NUMBER[card]
        codes.append(second_copy(code) if code in met else code)  # for wagers the same
        met.add(code)
    return codes
