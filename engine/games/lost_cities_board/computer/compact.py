"""A mutable expedition in integers for fast playouts, without checks or events.

A card is `16 × colour + number`. The cards of one colour in a hand are one integer, a holding. Bit COPIES × n
is set if there is a card n; the bits after it are for further copies.
"""

from __future__ import annotations

from collections import Counter

from engine.core.types import all_options
from engine.games.lost_cities_board import model
from engine.games.lost_cities_board.laying import required_direction
from engine.games.lost_cities_board.model import (
    BRIDGE,
    COLOUR,
    COLOURS,
    CROSSINGS,
    FACTOR,
    NUMBER,
    NUMBERS,
    STONES,
    VALUES,
    Card,
    Options,
    State,
    deck,
)
from engine.games.lost_cities_board.scoring import artifact_average

COPIES = max(max(Counter(deck(options)).values()) for options in all_options(Options))
HIGHEST = NUMBERS[-1]
NUMBER_BITS = (1 << COPIES) - 1
"""The bits of the number 0."""
ALL_CARDS = (1 << COPIES * len(NUMBERS)) - 1
FIRST_COPIES = ALL_CARDS // NUMBER_BITS
"""The bits of each number's first copy."""
FROM: tuple[int, ...] = tuple(ALL_CARDS & ~((1 << COPIES * number) - 1) for number in (*NUMBERS, HIGHEST + 1))
"""By number: the bits of this and all higher numbers."""
UP_TO: tuple[int, ...] = tuple(ALL_CARDS & ~FROM[number + 1] for number in NUMBERS)
"""By number: the bits of this and all lower numbers."""


def add_card(held: int, number: int) -> int:
    """Return the holding with a card of this number added; unchanged if it has all COPIES of it."""
    place = COPIES * number
    return held | ((held >> place & NUMBER_BITS) + 1 & NUMBER_BITS) << place


def remove_card(held: int, number: int) -> int:
    """Return the holding without a card of this number, which must be present."""
    place = COPIES * number
    return held & ~((held >> place & NUMBER_BITS) + 1 >> 1 << place)


def combine_cards(one: int, other: int) -> int:
    """Return the holding with the cards of both holdings, at most COPIES of each number."""
    both = one | other
    for mine in range(COPIES):
        for theirs in range(COPIES - 1 - mine):
            # `mine` + 1 copies here and `theirs` + 1 there make at least `mine` + `theirs` + 2.
            both |= (one >> mine & other >> theirs & FIRST_COPIES) << mine + theirs + 1
    return both


def lowest(held: int) -> int:
    """Return the lowest number of a holding, which must not be empty."""
    return ((held & -held).bit_length() - 1) // COPIES


def highest(held: int) -> int:
    """Return the highest number of a holding, which must not be empty."""
    return (held.bit_length() - 1) // COPIES


def card_numbers(held: int) -> list[int]:
    """Return the numbers of a holding in ascending order, duplicates included."""
    return [bit // COPIES for bit in range(held.bit_length()) if held >> bit & 1]


DISTINCT_CACHE: dict[int, tuple[int, ...]] = {}
"""Holding → its distinct numbers."""


def distinct_numbers(held: int) -> tuple[int, ...]:
    """Return the distinct numbers of a holding, lowest first."""
    kinds = DISTINCT_CACHE.get(held)
    if kinds is None:
        kinds = tuple(number for number in NUMBERS if held >> COPIES * number & 1)
        if len(DISTINCT_CACHE) < 50_000:
            DISTINCT_CACHE[held] = kinds
    return kinds


PLAY, GO, DRAW, OVER = range(4)
"""What the seat to move does next. OVER: the expedition has ended."""
PHASES = {model.PLAY: PLAY, model.GO: GO, model.DRAW: DRAW}
PATHS = len(COLOURS)
NOTHING, ARTIFACT, ARROW = 0, -1, -2
"""What a stone's tile may be, besides points (above 0)."""
_TILES = {model.NOTHING: NOTHING, model.ARTIFACT: ARTIFACT, model.ARROW: ARROW}
PILE = -1
"""The draw pile as a source."""
NONE = -1
STONE_VALUES: tuple[int, ...] = (0, *VALUES)
"""By stone (0: not on the path): the points of a figure there."""


class Expedition:
    """An expedition in play.

    Lists are by seat, then by colour; piles end with their top card. `unseen` is what a seat can see neither
    on the table nor in its hand. `lasts` are the columns' last numbers (−1: empty), `ways` their directions.
    `thrown` is the colour discarded this turn. `steps` caches the steps until the last crossing (negative:
    unknown). `idle` counts turns without a draw from the pile or card on a column.
    """

    __slots__ = (
        "artifact",
        "crossed",
        "discards",
        "found",
        "gained",
        "hands",
        "idle",
        "lasts",
        "phase",
        "pile",
        "researchers",
        "seats",
        "steps",
        "stones",
        "thrown",
        "tiles",
        "turn",
        "unseen",
        "up_or_down",
        "ways",
    )

    def __init__(self, seats: int, options: Options) -> None:
        """Create an expedition without cards and tiles, in which seat 0 is to play a card."""
        self.seats, self.up_or_down = seats, options.up_or_down
        self.artifact = artifact_average(options)
        self.hands = [[0] * PATHS for _ in range(seats)]
        self.unseen = [[0] * PATHS for _ in range(seats)]
        self.lasts = [[-1] * PATHS for _ in range(seats)]
        self.ways = [[0 if self.up_or_down else 1] * PATHS for _ in range(seats)]
        self.stones = [[0] * PATHS for _ in range(seats)]
        self.researchers = [NONE] * seats
        self.tiles = [[NOTHING] * (STONES + 1) for _ in range(PATHS)]
        self.discards: list[list[int]] = [[] for _ in range(PATHS)]
        self.pile: list[int] = []
        self.gained = [0] * seats
        self.found = [0] * seats
        self.crossed = self.turn = self.idle = 0
        self.steps = -1
        self.phase = PLAY
        self.thrown = NONE

    def copy(self) -> Expedition:
        """Return an independent copy."""
        other = Expedition.__new__(Expedition)
        other.seats, other.up_or_down = self.seats, self.up_or_down
        other.artifact = self.artifact
        other.hands = [row[:] for row in self.hands]
        other.unseen = [row[:] for row in self.unseen]
        other.lasts = [row[:] for row in self.lasts]
        other.ways = [row[:] for row in self.ways]
        other.stones = [row[:] for row in self.stones]
        other.researchers = self.researchers[:]
        other.tiles = [row[:] for row in self.tiles]
        other.discards = [row[:] for row in self.discards]
        other.pile = self.pile[:]
        other.gained, other.found = self.gained[:], self.found[:]
        other.crossed, other.turn, other.idle = self.crossed, self.turn, self.idle
        other.phase, other.thrown, other.steps = self.phase, self.thrown, self.steps
        return other

    def discard(self, card: int) -> None:
        """Discard a card of the seat to move, unchecked. The seat draws next."""
        colour = self._shown(card)
        self.discards[colour].append(card & 15)
        self.thrown, self.phase = colour, DRAW

    def lay(self, card: int, researcher: bool) -> None:
        """Lay a card, unchecked, and walk, or offer a step if its path is finished.

        `researcher`: it sets out with the card.
        """
        colour, number, turn = self._shown(card), card & 15, self.turn
        last = self.lasts[turn][colour]
        if self.up_or_down and last >= 0 and not self.ways[turn][colour]:
            self.ways[turn][colour] = (number > last) - (number < last)
        self.lasts[turn][colour] = number
        self.idle = -1
        if researcher:
            self.researchers[turn] = colour
        if self.stones[turn][colour] == STONES:
            self._offer_step()
        else:
            self.walk(colour)

    def _shown(self, card: int) -> int:
        """Remove a card from the hand of the seat to move, in sight of all. Return its colour index."""
        colour, number, turn = card >> 4, card & 15, self.turn
        self.hands[turn][colour] = remove_card(self.hands[turn][colour], number)
        for seat in range(self.seats):
            if seat != turn:
                self.unseen[seat][colour] = remove_card(self.unseen[seat][colour], number)
        return colour

    def walk(self, colour: int) -> None:
        """Move a figure of the seat to move one stone on and apply the tile there.

        It must not be on the last stone. The seat draws next, or is offered a step after an arrow. The last
        crossing ends the expedition before the tile is applied.
        """
        turn = self.turn
        stone = self.stones[turn][colour] + 1
        self.stones[turn][colour] = stone
        self.steps = -1
        if stone == BRIDGE + 1:
            self.crossed += 1
            if self.crossed == CROSSINGS:
                self.phase = OVER
                return
        tile = self.tiles[colour][stone]
        self.phase = DRAW
        if tile > 0:
            self.gained[turn] += tile
        elif tile == ARTIFACT:
            self.found[turn] += 1
            self.tiles[colour][stone] = NOTHING
        elif tile == ARROW:
            self._offer_step()

    def _offer_step(self) -> None:
        """Offer the seat to move a step. It draws next if none of its figures can walk."""
        self.phase = GO if any(0 < stone < STONES for stone in self.stones[self.turn]) else DRAW

    def stay(self) -> None:
        """Decline the offered step: the seat to move draws next."""
        self.phase = DRAW

    def draw(self, source: int) -> None:
        """Draw from PILE or the discard pile with this colour index, and end the turn.

        The last card of the pile ends the expedition. Raises IndexError if the source is empty.
        """
        turn = self.turn
        self.idle += 1
        if source == PILE:
            card = self.pile.pop()
            colour, number = card >> 4, card & 15
            self.unseen[turn][colour] = remove_card(self.unseen[turn][colour], number)
            self.idle = 0
        else:
            colour, number = source, self.discards[source].pop()
            for seat in range(self.seats):
                if seat != turn:
                    self.unseen[seat][colour] = add_card(self.unseen[seat][colour], number)
        self.hands[turn][colour] = add_card(self.hands[turn][colour], number)
        self.turn, self.thrown = (turn + 1) % self.seats, NONE
        self.phase = OVER if source == PILE and not self.pile else PLAY

    def figures(self, seat: int) -> int:
        """Return the points of a seat's figures, the researcher's times `FACTOR`."""
        count = sum([STONE_VALUES[stone] for stone in self.stones[seat]])
        researcher = self.researchers[seat]
        return count if researcher < 0 else count + (FACTOR - 1) * STONE_VALUES[self.stones[seat][researcher]]


def path_points(expedition: Expedition, seat: int) -> list[int]:
    """Return the points of a seat's figures by path; they add up to `figures`."""
    points = [STONE_VALUES[stone] for stone in expedition.stones[seat]]
    if (researcher := expedition.researchers[seat]) >= 0:
        points[researcher] *= FACTOR
    return points


def card_code(card: Card) -> int:
    """Return a card as `16 × colour + number`."""
    return COLOUR[card] << 4 | NUMBER[card]


def compact_expedition(state: State) -> Expedition:
    """Return the current expedition of a state. `idle` is unknown: 0."""
    seats, options = len(state.hands), state.options
    expedition = Expedition(seats, options)
    expedition.turn, expedition.phase = state.turn or 0, PHASES[state.phase]
    for seat, columns in enumerate(state.columns):
        for colour, column in enumerate(columns):
            if column:
                expedition.lasts[seat][colour] = NUMBER[column[-1]]
                expedition.ways[seat][colour] = required_direction(column, options)
    expedition.stones = [list(stones) for stones in state.stones]
    expedition.crossed = model.crossed_count(state.stones)
    expedition.researchers = [NONE if path is None else path for path in state.researchers]
    expedition.tiles = [
        [NOTHING, *(_TILES[tile] if tile in _TILES else model.tile_points(tile) for tile in row)]
        for row in state.tiles
    ]
    expedition.discards = [[NUMBER[card] for card in pile] for pile in state.discards]
    expedition.pile = [card_code(card) for card in state.pile]
    expedition.gained, expedition.found = list(state.gained), list(state.found)
    if state.phase != model.PLAY and state.last is not None and state.last.discarded:
        expedition.thrown = COLOUR[state.last.card]
    _fill_hands(expedition, state)
    return expedition


def _fill_hands(expedition: Expedition, state: State) -> None:
    """Set the hands, and what each seat has not seen."""
    hands = [[card_code(card) for card in hand] for hand in state.hands]
    pile = [card_code(card) for card in (*state.pile, *state.aside)]
    for seat in range(expedition.seats):
        others = [card for other, hand in enumerate(hands) if other != seat for card in hand]
        for rows, cards in ((expedition.hands, hands[seat]), (expedition.unseen, [*pile, *others])):
            for card in cards:
                rows[seat][card >> 4] = add_card(rows[seat][card >> 4], card & 15)
