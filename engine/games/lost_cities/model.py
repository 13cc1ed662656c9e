"""The model: cards, expeditions, piles, and what each seat sees of them.

A card is a short text, colour letter first: `Y7` is the yellow 7, `YW` a yellow wager.
"""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Literal

from engine.core.card_games import Card as Card
from engine.core.card_games import Cards
from engine.core.data_files import load_data
from engine.core.dice import Dice
from engine.core.types import Event, GameAction, GameOptions, GameState, GameView, Seat, Stored

_BOX = load_data("lost_cities")

Expedition = Cards
Board = tuple[tuple[Expedition, ...], ...]
"""The expeditions by side, then by colour; each in the order its cards were played."""

Piles = tuple[Cards, ...]
"""The discard piles by colour, top card last."""

COLOURS: tuple[str, ...] = tuple(colour["letter"] for colour in _BOX["colours"])
PLACE: dict[str, int] = {letter: place for place, letter in enumerate(COLOURS)}
"""Where a colour stands in every tuple by colour."""
COLOUR_KEYS: dict[str, str] = {colour["letter"]: colour["key"] for colour in _BOX["colours"]}
NUMBERS: tuple[int, ...] = tuple(_BOX["numbers"])
HAND: int = _BOX["hand"]
WAGERS: int = _BOX["wagers"]
WAGER = 0
"""The number of a wager card: below every other, so that numbers alone order an expedition."""
PILE = "D"
"""Where a card is drawn from when it is not a discard pile (those go by their colour's letter)."""
PASSED: int = _BOX["partners"]["passed"]
FEWEST_AFTER_PASSING: int = _BOX["partners"]["fewest_after_passing"]
PASSES_IN_A_ROW: int = _BOX["partners"]["passes_in_a_row"]
FIVE = 5
DUEL, PARTNERS = 2, 4
"""How many play, each for themselves or two against two."""
SIDES = 2
"""Two sides face each other, whether a side is one player or two partners."""


def make_card(colour: str, number: int) -> Card:
    """The card of a colour letter and a number (0: a wager)."""
    return f"{colour}{number or 'W'}"


CARDS: tuple[Card, ...] = tuple(
    make_card(colour, number) for colour in COLOURS for number in (WAGER, *NUMBERS)
)
"""Every kind of card, in the order hands are sorted by."""
ORDER: dict[Card, int] = {kind: place for place, kind in enumerate(CARDS)}
COLOUR: dict[Card, int] = {kind: PLACE[kind[0]] for kind in CARDS}
NUMBER: dict[Card, int] = {kind: WAGER if kind[1:] == "W" else int(kind[1:]) for kind in CARDS}


class Options(GameOptions, frozen=True):
    """What can be agreed on before a game."""

    rounds: Literal[1, 3, 5] = 3
    colours: Literal[5, 6] = 5
    partners: bool = False


class Move(Stored, frozen=True, tag="move"):
    """A turn as everybody saw it: a card laid down, and where the new one came from."""

    seat: Seat
    card: Card
    discarded: bool
    source: str


class Handing(Stored, frozen=True, tag="handing"):
    """A pass as everybody saw it: cards went from a seat to its partner, face down."""

    seat: Seat


class Known(Stored, frozen=True):
    """What hands are known to hold, because others saw it go there; empty tuples: nothing yet.

    The least there must be: whoever plays a card may have played another one just like it.
    """

    open: tuple[Cards, ...] = ()
    """By seat, what everybody knows: cards taken from discard piles."""
    between: tuple[Cards, ...] = ()
    """By side, what everybody knows to be with one of two partners: taken, and perhaps passed on since."""
    partner: tuple[Cards, ...] = ()
    """By seat, what its partner knows: cards taken, and those the partner passed."""


class State(GameState, frozen=True):
    """Everything about a game, hidden things included. Tuples by seat, side or colour, in their order."""

    history_fields: ClassVar[frozenset[str]] = frozenset({"finished", "known"})

    options: Options
    dice: Dice
    round: int
    starter: Seat
    turn: Seat | None
    hands: tuple[tuple[Card, ...], ...]
    board: Board
    discards: Piles
    pile: tuple[Card, ...]
    finished: tuple[Board, ...] = ()
    last: Move | Handing | None = None
    drawn: Card | None = None
    retired: Seat | None = None
    passes: int = 0
    """How many seats in a row have passed cards instead of playing."""
    given: tuple[tuple[Card, ...], ...] = ()
    """By seat, the cards its partner has handed over since its last turn; empty in the duel."""
    known: Known = Known()


class Turn(GameAction, frozen=True, tag="turn"):
    """A whole turn: a card onto the own expedition or its discard pile, then a card drawn."""

    card: Card
    discard: bool
    source: str


class Pass(GameAction, frozen=True, tag="pass"):
    """Instead of a turn: two cards from the hand to the partner, face down."""

    cards: tuple[Card, ...]


Action = Turn | Pass


class View(GameView, frozen=True):
    """What one seat (or, with `viewer` None, an onlooker) may see."""

    viewer: Seat | None
    options: Options
    sides: tuple[tuple[Seat, ...], ...]
    round: int
    starter: Seat
    turn: Seat | None
    board: Board
    worths: tuple[tuple[int | None, ...], ...]
    discards: tuple[tuple[Card | None, int], ...]
    pile: int
    hand_sizes: tuple[int, ...]
    hand: tuple[Card, ...]
    playable: tuple[Card, ...]
    drawn: Card | None
    given: tuple[Card, ...]
    last: Move | Handing | None
    finished: tuple[Board, ...]
    totals: tuple[int, ...]
    retired: Seat | None
    known: tuple[Cards, ...]
    """By seat, the cards the viewer knows to be in that hand: all of its own, what it saw go to others."""
    between: tuple[Cards, ...]
    """By side, further cards the viewer knows one of its two players to hold."""


class Seated(Event, frozen=True):
    """Partners face each other: who plays for which side."""

    sides: tuple[tuple[Seat, ...], ...]


class RoundBegan(Event, frozen=True):
    """Cards were dealt; `starter` plays first."""

    deals: ClassVar[bool] = True

    round: int
    starter: Seat


class Moved(Event, frozen=True):
    """A turn was taken; `length` is the expedition's (or discard pile's) size with the card on it."""

    move: Move
    length: int
    taken: Card | None


class Drew(Event, frozen=True):
    """The card that came from the pile, for the one who drew it."""

    seat: Seat
    card: Card


class Passed(Event, frozen=True):
    """Cards were handed to the partner instead of a turn; which ones is theirs alone to know."""

    seat: Seat
    to: Seat


class Handed(Event, frozen=True):
    """Which cards were passed, for the two partners."""

    seat: Seat
    to: Seat
    cards: tuple[Card, ...]


class RoundEnded(Event, frozen=True):
    """The pile is empty; scores of the round and totals so far, by side."""

    milestone: ClassVar[bool] = True

    round: int
    scores: tuple[int, ...]
    totals: tuple[int, ...]


class Retired(Event, frozen=True):
    """A seat left the game for good."""

    seat: Seat


@cache
def deck(options: Options) -> tuple[Card, ...]:
    """All cards in play, sorted, in five or six colours; partners play with more low numbers."""
    return tuple(
        kind for kind in CARDS if COLOUR[kind] < options.colours for _ in range(_copies(kind, options))
    )


def _copies(kind: Card, options: Options) -> int:
    if NUMBER[kind] == WAGER:
        return WAGERS
    return 2 if options.partners and NUMBER[kind] in _BOX["partners"]["more_numbers"] else 1


def sides(options: Options, seats: int) -> tuple[tuple[Seat, ...], ...]:
    """Who plays together: every second seat round the table."""
    return tuple(tuple(range(side, seats, SIDES)) for side in range(SIDES))


def side_of(seat: Seat) -> int:
    """The side a seat plays for; partners sit opposite each other."""
    return seat % SIDES


FOLLOWERS: dict[Card, frozenset[Card]] = {
    last: frozenset(
        kind for kind in CARDS if NUMBER[kind] > NUMBER[last] or NUMBER[kind] == NUMBER[last] == WAGER
    )
    for last in CARDS
}
"""What may lie on a card: a higher number, or a wager on a wager."""


def accepts(expedition: Expedition, kind: Card) -> bool:
    """Whether an expedition can go on with a card: numbers rise, wagers only before the first number."""
    return not expedition or kind in FOLLOWERS[expedition[-1]]


def partner_of(seat: Seat, seats: int) -> Seat:
    """Who sits opposite."""
    return (seat + SIDES) % seats
