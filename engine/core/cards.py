"""Hands and piles of cards, each card a short text."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Mapping

Card = str
Cards = tuple[Card, ...]


def in_order(cards: Iterable[Card], order: Mapping[Card, int]) -> Cards:
    """The cards as a hand is sorted."""
    return tuple(sorted(cards, key=order.__getitem__))


def without(cards: Cards, gone: Iterable[Card]) -> Cards:
    """The cards less others, each once; what is not among them is not missed."""
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    return tuple(left)


def less(cards: Cards, card: Card) -> Cards:
    """The cards less one that is among them."""
    index = cards.index(card)
    return cards[:index] + cards[index + 1 :]


def more(cards: Cards, card: Card, order: Mapping[Card, int]) -> Cards:
    """A sorted hand with one more card."""
    hand = list(cards)
    insort(hand, card, key=order.__getitem__)
    return tuple(hand)


def holds(cards: Iterable[Card], others: Iterable[Card]) -> bool:
    """Whether the others are all among the cards, as often as they are named."""
    left = list(cards)
    for card in others:
        if card not in left:
            return False
        left.remove(card)
    return True
