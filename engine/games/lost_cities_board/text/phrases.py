"""The phrases that several of the game's texts share: cards, alone and listed."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.card_games import Card, Parts
from engine.core.catalogue import Say
from engine.core.phrasing import in_row
from engine.games.lost_cities_board.model import NUMBER


def parts(card: Card) -> Parts:
    """A card as the catalogue is told of it."""
    return {"colour": card[0], "number": str(NUMBER[card])}


def listed(cards: Sequence[Card], say: Say) -> str:
    """Some cards one after another, or that there are none."""
    return in_row([say("lost_cities_board-card", **parts(card)) for card in cards], say) or say(
        "lost_cities_board-nothing"
    )
