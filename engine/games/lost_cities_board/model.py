"""The model: paths of stones with tiles, figures, columns of cards, and views of it all.

A card is a short text, colour letter first: `Y7` is a yellow 7; there are two of each.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import Struct

from engine.core.card_games import Card as Card
from engine.core.card_games import Cards
from engine.core.data_files import load_data
from engine.core.dice import Dice
from engine.core.types import Event, GameAction, GameOptions, GameState, GameView, Seat, Stored

_BOX = load_data("lost_cities_board")

Column = Cards
Stones = tuple[int, ...]
"""By colour, the stone (1 to 9) a player's figure stands on; 0: no figure on that path."""

COLOURS: tuple[str, ...] = tuple(colour["letter"] for colour in _BOX["colours"])
COLOUR_KEYS: dict[str, str] = {colour["letter"]: colour["key"] for colour in _BOX["colours"]}
TILE_STONES: tuple[tuple[int, ...], ...] = tuple(tuple(colour["tile_stones"]) for colour in _BOX["colours"])
"""By colour, the stones that take a tile."""
VALUES: tuple[int, ...] = tuple(_BOX["stones"])
STONES = len(VALUES)
"""The last stone of a path."""
HAND: int = _BOX["hand"]
ASIDE: int = _BOX["set_aside_for_two"]
BRIDGE: int = _BOX["bridge_after"]
CROSSINGS: int = _BOX["crossings"]
FACTOR: int = _BOX["researcher_factor"]
PILE = "D"
"""Where a card is drawn from when it is not a discard pile (those go by their colour's letter)."""
ARTIFACT, ARROW, NOTHING = "artifact", "arrow", ""
"""What a stone's tile may be, besides a number of points."""
SEATS = (2, 4)
TWO = 2
ADVENTURER, RESEARCHER = "A", "R"
FIGURES = len(COLOURS)
"""Four adventurers and a researcher: as many as there are paths."""

NUMBERS = range(_BOX["highest"] + 1)
CARDS: tuple[Card, ...] = tuple(f"{colour}{number}" for colour in COLOURS for number in NUMBERS)
"""Every kind of card, in the order hands are sorted by."""
DECK: tuple[Card, ...] = tuple(card for card in CARDS for _ in range(_BOX["copies"]))
ORDER: dict[Card, int] = {card: place for place, card in enumerate(CARDS)}
COLOUR: dict[Card, int] = {card: COLOURS.index(card[0]) for card in CARDS}
NUMBER: dict[Card, int] = {card: int(card[1:]) for card in CARDS}
TILES: tuple[str, ...] = (
    *[ARTIFACT] * _BOX["tiles"]["artifact"],
    *[ARROW] * _BOX["tiles"]["arrow"],
    *map(str, _BOX["tiles"]["points"]),
)

PLAY, GO, DRAW = "play", "go", "draw"
"""What the seat to move has to do next: lay down a card, walk on or stay, draw a card."""


class Options(GameOptions, frozen=True):
    """What can be agreed on before a game."""

    length: Literal["long", "short"] = "long"
    up_or_down: bool = False
    free_first_card: bool = False
    edition: Literal["current", "2008"] = "current"


def deck(options: Options) -> tuple[Card, ...]:
    """All cards in play: the same whatever the options."""
    return DECK


class ScoreSheet(Stored, frozen=True):
    """What an expedition came to, by seat: figures at its end, points of tiles, artifacts, new totals."""

    stones: tuple[Stones, ...]
    researchers: tuple[int | None, ...]
    tiles: tuple[int, ...]
    found: tuple[int, ...]
    totals: tuple[int, ...]


class Trace(Stored, frozen=True):
    """A turn so far, as everybody saw it: the card, and every stone that was walked onto."""

    seat: Seat
    card: Card
    discarded: bool
    walked: tuple[tuple[int, int], ...] = ()
    """(colour, stone) pairs in the order they were reached."""
    source: str | None = None


class State(GameState, frozen=True):
    """Everything about a game, hidden things included. Tuples by seat or colour, in their order."""

    history_fields: ClassVar[frozenset[str]] = frozenset({"last", "taken"})

    options: Options
    dice: Dice
    expedition: int
    starter: Seat
    turn: Seat | None
    phase: str
    hands: tuple[tuple[Card, ...], ...]
    columns: tuple[tuple[Column, ...], ...]
    stones: tuple[Stones, ...]
    researchers: tuple[int | None, ...]
    """By seat, the colour of the path the researcher is on."""
    tiles: tuple[tuple[str, ...], ...]
    """By colour, then by stone (the first at 0): what lies there."""
    discards: tuple[tuple[Card, ...], ...]
    pile: tuple[Card, ...]
    aside: tuple[Card, ...]
    totals: tuple[int, ...]
    """By seat, victory points, those of tiles included."""
    gained: tuple[int, ...]
    """By seat, the points of tiles in this expedition."""
    tokens: tuple[int, ...]
    """By seat, artifacts of earlier expeditions."""
    found: tuple[int, ...]
    """By seat, artifacts of this expedition."""
    sheets: tuple[ScoreSheet, ...] = ()
    last: Trace | None = None
    drawn: Card | None = None
    retired: Seat | None = None
    taken: tuple[Cards, ...] = ()
    """By seat, the cards everybody saw it take from discard piles and that must still be in hand.

    The least there must be: whoever plays a card may have played the other one just like it.
    """


class Play(GameAction, frozen=True, tag="play"):
    """A card onto its column (with `figure`, where that begins a path) or onto its discard pile."""

    card: Card
    discard: bool = False
    figure: str = ""


class Go(GameAction, frozen=True, tag="go"):
    """Walks the figure on a path one stone on, by an arrow or a finished path."""

    colour: str


class Stay(GameAction, frozen=True, tag="stay"):
    """Leaves the step that an arrow or a finished path offers."""


class Draw(GameAction, frozen=True, tag="draw"):
    """Ends the turn with a card from the pile or a discard pile."""

    source: str


Action = Play | Go | Stay | Draw


class SeenSheet(Struct, frozen=True):
    """A score sheet as far as a viewer may see it; the points of tiles would add up to hidden totals."""

    stones: tuple[Stones, ...]
    researchers: tuple[int | None, ...]
    tiles: tuple[int, ...] | None
    found: tuple[int, ...]
    totals: tuple[int, ...] | None


class View(GameView, frozen=True):
    """What one seat (or, with `viewer` None, an onlooker) may see; points hidden from it are None."""

    viewer: Seat | None
    options: Options
    expedition: int
    expeditions: int
    starter: Seat
    turn: Seat | None
    phase: str
    columns: tuple[tuple[Column, ...], ...]
    directions: tuple[tuple[int, ...], ...]
    """By seat and colour: 1 ascending, −1 descending, 0 not decided yet."""
    stones: tuple[Stones, ...]
    researchers: tuple[int | None, ...]
    tiles: tuple[tuple[str, ...], ...]
    discards: tuple[tuple[Card | None, int], ...]
    pile: int
    crossed: int
    """How many figures, of all players together, are over a bridge."""
    totals: tuple[int | None, ...]
    """Victory points by seat."""
    worths: tuple[int, ...]
    """By seat, what its figures would count now, minus points included; empty when the game is over."""
    ahead: tuple[Seat, ...]
    """Who would have the most if scored now; nobody where all are equal or points are hidden."""
    tokens: tuple[int, ...]
    found: tuple[int, ...]
    hand: tuple[Card, ...]
    playable: tuple[Card, ...]
    drawn: Card | None
    last: Trace | None
    sheets: tuple[SeenSheet, ...]
    """Finished expeditions."""
    retired: Seat | None
    known: tuple[Cards, ...]
    """By seat, the cards the viewer knows to be in that hand: its own, and what others took openly."""


class ExpeditionBegan(Event, frozen=True):
    """Tiles and cards were laid out; `starter` plays first."""

    deals: ClassVar[bool] = True

    expedition: int
    starter: Seat


class Laid(Event, frozen=True):
    """A card went onto a column, and perhaps began a path with a figure."""

    seat: Seat
    card: Card
    figure: str


class Discarded(Event, frozen=True):
    """A card went onto its discard pile."""

    seat: Seat
    card: Card


class Walked(Event, frozen=True):
    """A figure reached a stone; `tile` is what was carried out there, if anything."""

    seat: Seat
    colour: str
    stone: int
    tile: str
    crossed: bool


class Stayed(Event, frozen=True):
    """A step that was offered was left."""

    seat: Seat


class Drew(Event, frozen=True):
    """A card was drawn; `taken` is the card where it came from a discard pile."""

    seat: Seat
    source: str
    taken: Card | None


class Received(Event, frozen=True):
    """The card that came from the pile, for the one who drew it."""

    seat: Seat
    card: Card


class ExpeditionEnded(Event, frozen=True):
    """Figures are counted and come back; `totals` is None where the edition hides them."""

    milestone: ClassVar[bool] = True

    expedition: int
    bridge: bool
    figures: tuple[int, ...]
    totals: tuple[int, ...] | None


class Retired(Event, frozen=True):
    """A seat left the game for good."""

    seat: Seat


def tile_points(tile: str) -> int:
    """The points a tile is worth; 0 for an arrow, an artifact, or no tile."""
    return int(tile) if tile not in (ARROW, ARTIFACT, NOTHING) else 0


def is_across(stone: int) -> bool:
    """Whether a figure on a stone has crossed the bridge."""
    return stone > BRIDGE


def crosses_bridge(stone: int) -> bool:
    """Whether a step onto a stone leads over the bridge."""
    return is_across(stone) and not is_across(stone - 1)


def crossed_count(all_stones: tuple[Stones, ...]) -> int:
    """How many figures, of all players together, are over the bridge."""
    return sum(is_across(stone) for stones in all_stones for stone in stones)


def movable_paths(stones: Stones) -> list[int]:
    """The paths whose figures can still walk: on the path, and not at its end."""
    return [colour for colour, stone in enumerate(stones) if 0 < stone < STONES]
