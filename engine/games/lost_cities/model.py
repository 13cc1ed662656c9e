"""What lies on a Lost Cities table: cards, expeditions, piles, and what each seat sees of them.

A card is a short text, colour letter first: `Y7` is the yellow 7, `YW` a yellow wager.
"""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Literal

from msgspec import Struct

from engine.core.dice import Dice
from engine.core.tables import table
from engine.core.types import Event, Seat

_BOX = table("lost_cities")

Card = str
Expedition = tuple[Card, ...]
Board = tuple[tuple[Expedition, ...], ...]
"""The expeditions by side, then by colour; each in the order its cards were played."""

COLOURS: tuple[str, ...] = tuple(colour["letter"] for colour in _BOX["colours"])
COLOUR_KEYS: dict[str, str] = {colour["letter"]: colour["key"] for colour in _BOX["colours"]}
NUMBERS: tuple[int, ...] = tuple(_BOX["numbers"])
HAND: int = _BOX["hand"]
WAGERS: int = _BOX["wagers"]
WAGER = 0
"""The number of a wager card: below every other, so that numbers alone order an expedition."""
PILE = "D"
"""Where a card is drawn from when it is not a discard pile (those go by their colour's letter)."""
SIDES = 2
"""Two sides face each other, whether a side is one player or two partners."""


def card(colour: str, number: int) -> Card:
    """The card of a colour letter and a number (0: a wager)."""
    return f"{colour}{number or 'W'}"


CARDS: tuple[Card, ...] = tuple(card(colour, number) for colour in COLOURS for number in (WAGER, *NUMBERS))
"""Every kind of card, in the order hands are sorted by."""
ORDER: dict[Card, int] = {kind: place for place, kind in enumerate(CARDS)}
COLOUR: dict[Card, int] = {kind: COLOURS.index(kind[0]) for kind in CARDS}
NUMBER: dict[Card, int] = {kind: WAGER if kind[1:] == "W" else int(kind[1:]) for kind in CARDS}


class Options(Struct, frozen=True):
    """What can be agreed on before a game."""

    rounds: Literal[1, 3, 5] = 3
    colours: Literal[5, 6] = 5


class Move(Struct, frozen=True):
    """A turn as everybody saw it: a card laid down, and where the new one came from."""

    seat: Seat
    card: Card
    discarded: bool
    source: str


class State(Struct, frozen=True):
    """Everything about a game, hidden things included. Tuples by seat, side or colour, in their order."""

    options: Options
    dice: Dice
    round: int
    starter: Seat
    turn: Seat | None
    hands: tuple[tuple[Card, ...], ...]
    board: Board
    discards: tuple[tuple[Card, ...], ...]
    pile: tuple[Card, ...]
    finished: tuple[Board, ...] = ()
    last: Move | None = None
    drawn: Card | None = None
    retired: Seat | None = None


class Turn(Struct, frozen=True, tag="turn"):
    """A whole turn: a card onto the own expedition or its discard pile, then a card drawn."""

    card: Card
    discard: bool
    source: str


Action = Turn


class View(Struct, frozen=True):
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
    last: Move | None
    finished: tuple[Board, ...]
    totals: tuple[int, ...]
    retired: Seat | None


class RoundBegan(Event, frozen=True):
    """Cards were dealt; `starter` plays first."""

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
    """All cards in play, sorted: wagers three times, numbers once, in five or six colours."""
    return tuple(
        kind
        for kind in CARDS
        if COLOUR[kind] < options.colours
        for _ in range(WAGERS if NUMBER[kind] == WAGER else 1)
    )


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
