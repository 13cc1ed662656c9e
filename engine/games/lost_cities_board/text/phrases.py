"""Phrases shared by the game's sentences."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.card_games import Card, MessageDetails
from engine.core.catalogue import Say
from engine.core.phrasing import join_commas
from engine.games.lost_cities_board.model import NUMBER


def card_details(card: Card) -> MessageDetails:
    """Return a card as arguments of a sentence: the colour's letter, and the number as text."""
    return {"colour": card[0], "number": str(NUMBER[card])}


def number_details(cards: Sequence[Card], say: Say) -> MessageDetails:
    """Return one or more cards of a colour as arguments: its letter, how many, and their numbers."""
    numbers = join_commas([str(NUMBER[card]) for card in cards], say)
    return {"colour": cards[0][0], "count": len(cards), "numbers": numbers}


def card_list(cards: Sequence[Card], say: Say) -> str:
    """Return cards as a list, or the phrase for none."""
    return join_commas([say("lost_cities_board-card", **card_details(card)) for card in cards], say) or say(
        "lost_cities_board-nothing"
    )
