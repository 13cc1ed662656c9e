"""The phrases that several of the game's texts share: cards, alone and listed."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.card_games import Card, MessageDetails
from engine.core.catalogue import Say
from engine.core.phrasing import join_commas
from engine.games.lost_cities_board.model import NUMBER


def card_details(card: Card) -> MessageDetails:
    """A card as the catalogue is told of it."""
    return {"colour": card[0], "number": str(NUMBER[card])}


def card_list(cards: Sequence[Card], say: Say) -> str:
    """Some cards one after another, or that there are none."""
    return join_commas([say("lost_cities_board-card", **card_details(card)) for card in cards], say) or say(
        "lost_cities_board-nothing"
    )
