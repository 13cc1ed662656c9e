"""States, actions, events, views and refusals of Higher Card."""

from __future__ import annotations

from typing import Literal

from engine.core.data_files import load_data
from engine.core.dice import Dice
from engine.core.game_errors import RuleViolation
from engine.core.types import Event, GameAction, GameOptions, GameState, GameView, Seat

CARDS: tuple[int, ...] = tuple(range(1, load_data("higher_card")["cards"] + 1))
PLAYERS = 2

Cards = tuple[int, ...]


class Options(GameOptions, frozen=True):
    """What the players agree on before a game."""

    hand: Literal[3, 5] = 3


class State(GameState, frozen=True):
    """A game at one moment. `trick` is the card to be answered, or the last two cards."""

    options: Options
    dice: Dice
    turn: Seat | None
    hands: tuple[Cards, Cards]
    pile: Cards
    trick: Cards = ()
    tricks: tuple[int, int] = (0, 0)
    retired: Seat | None = None


class Lay(GameAction, frozen=True):
    """Lead a card, or answer with one."""

    card: int


class View(GameView, frozen=True):
    """What one seat may see. An onlooker's hand is empty."""

    viewer: Seat | None
    turn: Seat | None
    hand: Cards
    pile: int
    trick: Cards
    tricks: tuple[int, int]


class Began(Event, frozen=True):
    """The cards were dealt."""

    seat: Seat


class Laid(Event, frozen=True):
    """A card was laid. All players see it."""

    seat: Seat
    card: int


class Drew(Event, frozen=True):
    """A card was drawn. Only its owner sees it."""

    seat: Seat
    card: int


class Took(Event, frozen=True):
    """A player took the trick."""

    seat: Seat


class Gone(Event, frozen=True):
    """A player resigned."""

    seat: Seat


Refusal = Literal["not-held"]
"""The reasons why the rules forbid an action."""


class Forbidden(RuleViolation):
    """An action that the rules forbid."""

    def __init__(self, reason: Refusal, **details: object) -> None:
        super().__init__(reason, **details)
