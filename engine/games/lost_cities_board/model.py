"""Cards, paths, states, actions, events, views and refusals of the board game.

A card is a short text, colour letter first: `Y7` is a yellow 7. There are two of each.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import Struct

from engine.core.card_games import Card as Card
from engine.core.card_games import CardRefusal, Cards
from engine.core.data_files import load_data
from engine.core.dice import Dice
from engine.core.game_errors import RuleViolation
from engine.core.types import Event, GameAction, GameOptions, GameState, GameView, Seat, Stored

_BOX = load_data("lost_cities_board")

Column = Cards
Stones = tuple[int, ...]
"""By colour: the stone (1 to 9) of a player's figure; 0: none on that path."""

COLOURS: tuple[str, ...] = tuple(colour["letter"] for colour in _BOX["colours"])
COLOUR_KEYS: dict[str, str] = {colour["letter"]: colour["key"] for colour in _BOX["colours"]}
TILE_STONES: tuple[tuple[int, ...], ...] = tuple(tuple(colour["tile_stones"]) for colour in _BOX["colours"])
"""By colour: the stones that have a tile."""
VALUES: tuple[int, ...] = tuple(_BOX["stones"])
STONES = len(VALUES)
"""The number of stones of a path."""
HAND: int = _BOX["hand"]
ASIDE: int = _BOX["set_aside_for_two"]
BRIDGE: int = _BOX["bridge_after"]
CROSSINGS: int = _BOX["crossings"]
FACTOR: int = _BOX["researcher_factor"]
PILE = "D"
"""The draw pile as a source. Discard piles are named by their colour letter."""
ARTIFACT, ARROW, NOTHING = "artifact", "arrow", ""
"""What a stone's tile may be, besides a number of points."""
SEATS = (2, 4)
TWO = 2
ADVENTURER, RESEARCHER = "A", "R"
FIGURES = len(COLOURS)
"""Four adventurers and a researcher."""

NUMBERS = range(_BOX["highest"] + 1)
CARDS: tuple[Card, ...] = tuple(f"{colour}{number}" for colour in COLOURS for number in NUMBERS)
"""Every kind of card, in hand order."""
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
"""What the seat to move does next: play a card, step or stay, draw."""


class Options(GameOptions, frozen=True):
    """What the players agree on before a game."""

    length: Literal["long", "short"] = "long"
    up_or_down: bool = False
    free_first_card: bool = False
    edition: Literal["current", "2008"] = "current"


def deck(options: Options) -> tuple[Card, ...]:
    """Return all cards in play, which are the same for all options."""
    return DECK


class ScoreSheet(Stored, frozen=True):
    """Scores of an expedition by seat: figures, points of tiles, artifacts, new totals."""

    stones: tuple[Stones, ...]
    researchers: tuple[int | None, ...]
    tiles: tuple[int, ...]
    found: tuple[int, ...]
    totals: tuple[int, ...]


class Trace(Stored, frozen=True):
    """The current or last turn as all players saw it: the card and the stones walked onto."""

    seat: Seat
    card: Card
    discarded: bool
    walked: tuple[tuple[int, int], ...] = ()
    """(colour index, stone) pairs in order."""
    source: str | None = None


class State(GameState, frozen=True):
    """A game at one moment, hidden things included. Tuples are by seat or colour."""

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
    """By seat: the colour index of the researcher's path."""
    tiles: tuple[tuple[str, ...], ...]
    """By colour, then stone (from 0): the tile there."""
    discards: tuple[tuple[Card, ...], ...]
    pile: tuple[Card, ...]
    aside: tuple[Card, ...]
    totals: tuple[int, ...]
    """By seat: points, those of tiles included."""
    gained: tuple[int, ...]
    """By seat: points of tiles in this expedition."""
    tokens: tuple[int, ...]
    """By seat: artifacts of earlier expeditions."""
    found: tuple[int, ...]
    """By seat: artifacts of this expedition."""
    sheets: tuple[ScoreSheet, ...] = ()
    last: Trace | None = None
    drawn: Card | None = None
    retired: Seat | None = None
    taken: tuple[Cards, ...] = ()
    """By seat: cards taken from discard piles that must still be in the hand.

    A lower bound, as there are two copies.
    """


class Play(GameAction, frozen=True, tag="play"):
    """A card onto its column or discard pile. `figure` sets out if that begins a path."""

    card: Card
    discard: bool = False
    figure: str = ""


class Go(GameAction, frozen=True, tag="go"):
    """One step of the figure on a path, by an arrow or a finished path."""

    colour: str


class Stay(GameAction, frozen=True, tag="stay"):
    """Declining that step."""


class Draw(GameAction, frozen=True, tag="draw"):
    """A card from the pile or a discard pile, which ends the turn."""

    source: str


Action = Play | Go | Stay | Draw


class SeenSheet(Struct, frozen=True):
    """A score sheet as a viewer sees it. Points that would reveal hidden totals are None."""

    stones: tuple[Stones, ...]
    researchers: tuple[int | None, ...]
    tiles: tuple[int, ...] | None
    found: tuple[int, ...]
    totals: tuple[int, ...] | None


class View(GameView, frozen=True):
    """What one seat, or an onlooker (`viewer` None), may see. Hidden points are None."""

    viewer: Seat | None
    options: Options
    expedition: int
    expeditions: int
    starter: Seat
    turn: Seat | None
    phase: str
    columns: tuple[tuple[Column, ...], ...]
    directions: tuple[tuple[int, ...], ...]
    """By seat and colour: 1 ascending, −1 descending, 0 undecided."""
    stones: tuple[Stones, ...]
    researchers: tuple[int | None, ...]
    tiles: tuple[tuple[str, ...], ...]
    discards: tuple[tuple[Card | None, int], ...]
    pile: int
    crossed: int
    """Figures of all players that have crossed the bridge."""
    totals: tuple[int | None, ...]
    """By seat: points of finished expeditions and tiles; those of the result once the game is over."""
    worths: tuple[int, ...]
    """By seat: points of its figures if scored now; empty after the game."""
    ahead: tuple[Seat, ...]
    """Seats that lead if scored now; empty if all are equal or points are hidden."""
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
    """By seat: the cards that the viewer knows to be in the hand."""


class ExpeditionBegan(Event, frozen=True):
    """Tiles and cards were laid out; `starter` plays first."""

    deals: ClassVar[bool] = True

    expedition: int
    starter: Seat


class Laid(Event, frozen=True):
    """A card went onto a column. A `figure` may have begun the path."""

    seat: Seat
    card: Card
    figure: str


class Discarded(Event, frozen=True):
    """A card went onto its discard pile."""

    seat: Seat
    card: Card


class Walked(Event, frozen=True):
    """A figure reached a stone. `tile` is the tile applied there."""

    seat: Seat
    colour: str
    stone: int
    tile: str
    crossed: bool

    def points_by_side(self) -> dict[int, int]:
        """Return the tile's points by the seat that walked; 0 without points."""
        return {self.seat: tile_points(self.tile)}


class Stayed(Event, frozen=True):
    """An offered step was declined."""

    seat: Seat


class Drew(Event, frozen=True):
    """A card was drawn. `taken` is the card if it came from a discard pile."""

    seat: Seat
    source: str
    taken: Card | None


class Received(Event, frozen=True):
    """The card drawn from the pile. Only its owner sees it."""

    seat: Seat
    card: Card


class ExpeditionEnded(Event, frozen=True):
    """An expedition was scored. `totals` is None if they are hidden."""

    milestone: ClassVar[bool] = True

    expedition: int
    bridge: bool
    figures: tuple[int, ...]
    totals: tuple[int, ...] | None

    def points_by_side(self) -> dict[int, int]:
        """Return the points of the figures on the paths, by seat; `Walked` returns those of tiles."""
        return dict(enumerate(self.figures))


class Retired(Event, frozen=True):
    """A seat left the game permanently."""

    seat: Seat


def tile_points(tile: str) -> int:
    """Return a tile's points; 0 for an arrow, an artifact or no tile."""
    return int(tile) if tile not in (ARROW, ARTIFACT, NOTHING) else 0


def is_across(stone: int) -> bool:
    """Return whether a figure on this stone has crossed the bridge."""
    return stone > BRIDGE


def crosses_bridge(stone: int) -> bool:
    """Return whether a step onto this stone crosses the bridge."""
    return is_across(stone) and not is_across(stone - 1)


def crossed_count(all_stones: tuple[Stones, ...]) -> int:
    """Return how many figures of all players have crossed the bridge."""
    return sum(is_across(stone) for stones in all_stones for stone in stones)


def movable_paths(stones: Stones) -> list[int]:
    """Return the colour indices of paths whose figure has set out and is not at the end."""
    return [colour for colour, stone in enumerate(stones) if 0 < stone < STONES]


Refusal = Literal[
    CardRefusal,
    "not-lowest",
    "lower",
    "higher",
    "no-figure-needed",
    "figure-needed",
    "figure-out",
    "not-on-path",
    "at-the-end",
    "no-such-pile",
    "play-first",
    "go-first",
    "draw-now",
]
"""Each has a sentence in lost_cities_board.ftl or cards.ftl."""


class Forbidden(RuleViolation):
    """An action that the rules forbid."""

    def __init__(self, reason: Refusal, **details: object) -> None:
        super().__init__(reason, **details)
