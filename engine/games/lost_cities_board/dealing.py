"""The start of an expedition (rules, “An expedition”, 1)."""

from __future__ import annotations

from engine.core.card_games import sorted_hand
from engine.core.dice import Dice
from engine.core.types import Seat
from engine.games.lost_cities_board.model import (
    ASIDE,
    COLOURS,
    HAND,
    NOTHING,
    ORDER,
    PLAY,
    STONES,
    TILE_STONES,
    TILES,
    TWO,
    Column,
    Options,
    ScoreSheet,
    State,
    deck,
)


def deal_expedition(
    options: Options,
    dice: Dice,
    *,
    expedition: int,
    starter: Seat,
    totals: tuple[int, ...],
    tokens: tuple[int, ...],
    sheets: tuple[ScoreSheet, ...] = (),
) -> State:
    """Return the state at the start of an expedition (from 1): tiles, hands, pile.

    `totals` and `tokens` (artifacts) are by seat. With two players some cards are set aside.
    """
    seats = len(totals)
    tiles, dice = dice.shuffle(TILES)
    cards, dice = dice.shuffle(deck(options))
    aside = ASIDE if seats == TWO else 0
    dealt = aside + seats * HAND
    nothing: tuple[Column, ...] = ((),) * len(COLOURS)
    return State(
        options=options,
        dice=dice,
        expedition=expedition,
        starter=starter,
        turn=starter,
        phase=PLAY,
        hands=tuple(sorted_hand(cards[first : first + HAND], ORDER) for first in range(aside, dealt, HAND)),
        columns=(nothing,) * seats,
        stones=((0,) * len(COLOURS),) * seats,
        researchers=(None,) * seats,
        tiles=_on_stones(tiles),
        discards=nothing,
        pile=cards[dealt:],
        aside=cards[:aside],
        totals=totals,
        gained=(0,) * seats,
        tokens=tokens,
        found=(0,) * seats,
        sheets=sheets,
        taken=((),) * seats,
    )


def _on_stones(tiles: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Lay shuffled tiles on the stones that take one. Return the tiles by colour, then stone."""
    left = iter(tiles)
    return tuple(
        tuple(next(left) if stone in taking else NOTHING for stone in range(1, STONES + 1))
        for taking in TILE_STONES
    )
