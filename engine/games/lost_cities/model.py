"""Cards, states, actions, events, views and refusals of Lost Cities.

A card is a short text, colour letter first: `Y7` is the yellow 7, `YW` a yellow wager.
"""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Literal

from engine.core.card_games import Card as Card
from engine.core.card_games import CardRefusal, Cards
from engine.core.data_files import load_data
from engine.core.dice import Dice
from engine.core.game_errors import RuleViolation
from engine.core.types import Event, GameAction, GameOptions, GameState, GameView, Seat, Stored

_BOX = load_data("lost_cities")

Expedition = Cards
Board = tuple[tuple[Expedition, ...], ...]
"""Expeditions by side, then colour, in the order their cards were played."""

Piles = tuple[Cards, ...]
"""Discard piles by colour; the last card is on top."""

COLOURS: tuple[str, ...] = tuple(colour["letter"] for colour in _BOX["colours"])
PLACE: dict[str, int] = {letter: place for place, letter in enumerate(COLOURS)}
"""Colour letter → index in tuples by colour."""
COLOUR_KEYS: dict[str, str] = {colour["letter"]: colour["key"] for colour in _BOX["colours"]}
NUMBERS: tuple[int, ...] = tuple(_BOX["numbers"])
HAND: int = _BOX["hand"]
WAGERS: int = _BOX["wagers"]
WAGER = 0
"""The number of a wager: lower than all others, so numbers alone order an expedition."""
PILE = "D"
"""The draw pile as a source. Discard piles are named by their colour letter."""
PASSED: int = _BOX["partners"]["passed"]
FEWEST_AFTER_PASSING: int = _BOX["partners"]["fewest_after_passing"]
PASSES_IN_A_ROW: int = _BOX["partners"]["passes_in_a_row"]
FIVE = 5
DUEL, PARTNERS = 2, 4
"""Numbers of players."""
SIDES = 2
"""The number of sides, in the duel and with partners."""


def make_card(colour: str, number: int) -> Card:
    """Return the card of a colour letter and a number (0: a wager)."""
    return f"{colour}{number or 'W'}"


CARDS: tuple[Card, ...] = tuple(
    make_card(colour, number) for colour in COLOURS for number in (WAGER, *NUMBERS)
)
"""Every kind of card, in hand order."""
ORDER: dict[Card, int] = {kind: place for place, kind in enumerate(CARDS)}
COLOUR: dict[Card, int] = {kind: PLACE[kind[0]] for kind in CARDS}
NUMBER: dict[Card, int] = {kind: WAGER if kind[1:] == "W" else int(kind[1:]) for kind in CARDS}


class Options(GameOptions, frozen=True):
    """What the players agree on before a game."""

    rounds: Literal[1, 3, 5] = 3
    colours: Literal[5, 6] = 5
    partners: bool = False


class Move(Stored, frozen=True, tag="move"):
    """The last turn as all players saw it: the card laid and the source of the new one."""

    seat: Seat
    card: Card
    discarded: bool
    source: str


class Handing(Stored, frozen=True, tag="handing"):
    """The last turn was a pass of cards to the partner, face down."""

    seat: Seat


class Known(Stored, frozen=True):
    """Cards that hands are known to hold, since other players saw them go there.

    A lower bound: a card played may have been another copy.
    """

    open: tuple[Cards, ...] = ()
    """By seat: cards taken from discard piles."""
    between: tuple[Cards, ...] = ()
    """By side: cards taken by one partner and possibly passed to the other."""
    partner: tuple[Cards, ...] = ()
    """By seat, what the partner knows: cards taken, and cards the partner passed."""


class State(GameState, frozen=True):
    """A game at one moment, hidden things included. Tuples are by seat, side or colour."""

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
    """Passes in a row so far."""
    given: tuple[tuple[Card, ...], ...] = ()
    """By seat: cards received from the partner since the seat's last turn. Empty in the duel."""
    known: Known = Known()


class Turn(GameAction, frozen=True, tag="turn"):
    """A turn: a card onto the own expedition or its discard pile, then a card drawn."""

    card: Card
    discard: bool
    source: str


class Pass(GameAction, frozen=True, tag="pass"):
    """A turn in which two cards go to the partner, face down."""

    cards: tuple[Card, ...]


Action = Turn | Pass


class View(GameView, frozen=True):
    """What one seat, or an onlooker (`viewer` None), may see."""

    viewer: Seat | None
    options: Options
    sides: tuple[tuple[Seat, ...], ...]
    round: int
    starter: Seat
    turn: Seat | None
    board: Board
    worths: tuple[tuple[int | None, ...], ...]
    """By side and colour: points of the expedition; None if it is empty."""
    discards: tuple[tuple[Card | None, int], ...]
    """By colour: top card and size."""
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
    """By seat: the cards that the viewer knows to be in the hand."""
    between: tuple[Cards, ...]
    """By side: further cards that the viewer knows one of the two partners to hold."""


class Seated(Event, frozen=True):
    """Partners were assigned."""

    sides: tuple[tuple[Seat, ...], ...]


class RoundBegan(Event, frozen=True):
    """Cards were dealt; `starter` plays first."""

    deals: ClassVar[bool] = True

    round: int
    starter: Seat


class Moved(Event, frozen=True):
    """A turn was taken. `length` is the size of the expedition or pile that the card went to.

    `taken` is the new card if it came from a discard pile.
    """

    move: Move
    length: int
    taken: Card | None


class Received(Event, frozen=True):
    """A card was drawn from the pile. Only its owner sees it."""

    seat: Seat
    card: Card


class Passed(Event, frozen=True):
    """Cards were passed to the partner, face down."""

    seat: Seat
    to: Seat


class Handed(Event, frozen=True):
    """The cards that were passed, seen by the two partners only."""

    seat: Seat
    to: Seat
    cards: tuple[Card, ...]


class RoundEnded(Event, frozen=True):
    """The pile is empty. Scores of the round and totals are by side."""

    milestone: ClassVar[bool] = True

    round: int
    scores: tuple[int, ...]
    totals: tuple[int, ...]

    def points_by_side(self) -> dict[int, int]:
        """Return the scores of the round."""
        return dict(enumerate(self.scores))


class Retired(Event, frozen=True):
    """A seat left the game permanently."""

    seat: Seat


@cache
def deck(options: Options) -> tuple[Card, ...]:
    """Return all cards in play, sorted: five or six colours, with more low numbers for partners."""
    return tuple(
        kind for kind in CARDS if COLOUR[kind] < options.colours for _ in range(copies_in_deck(kind, options))
    )


def copies_in_deck(kind: Card, options: Options) -> int:
    """Return how many copies of a card the deck has. Its colour must be in play."""
    if NUMBER[kind] == WAGER:
        return WAGERS
    return 2 if options.partners and NUMBER[kind] in _BOX["partners"]["more_numbers"] else 1


def sides(options: Options, seats: int) -> tuple[tuple[Seat, ...], ...]:
    """Return the two sides: the seats with even numbers, then those with odd ones."""
    return tuple(tuple(range(side, seats, SIDES)) for side in range(SIDES))


def side_of(seat: Seat) -> int:
    """Return the index of a seat's side, 0 or 1."""
    return seat % SIDES


FOLLOWERS: dict[Card, frozenset[Card]] = {
    last: frozenset(
        kind for kind in CARDS if NUMBER[kind] > NUMBER[last] or NUMBER[kind] == NUMBER[last] == WAGER
    )
    for last in CARDS
}
"""By card: what may be played on it, a higher number or a wager on a wager."""


def accepts(expedition: Expedition, kind: Card) -> bool:
    """Return whether an expedition accepts a card of its colour. An empty one accepts every card."""
    return not expedition or kind in FOLLOWERS[expedition[-1]]


def partner_of(seat: Seat, seats: int) -> Seat:
    """Return the partner's seat in a game of four seats. In the duel it is the seat itself."""
    return (seat + SIDES) % seats


Refusal = Literal[
    CardRefusal,
    "wager-after-number",
    "not-higher",
    "no-such-pile",
    "no-partner",
    "pass-two",
    "hand-too-small",
    "fourth-pass",
]
"""Each has a sentence in lost_cities.ftl or cards.ftl."""


class Forbidden(RuleViolation):
    """An action that the rules forbid."""

    def __init__(self, reason: Refusal, **details: object) -> None:
        super().__init__(reason, **details)
