"""What games of colored cards share: hands, piles, and the sentences of refused actions."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Container, Iterable, Mapping
from typing import Literal, get_args

from engine.core.catalogue import Say
from engine.core.game_errors import RuleViolation

Card = str
Cards = tuple[Card, ...]


def sorted_hand(cards: Iterable[Card], order: Mapping[Card, int]) -> Cards:
    """The cards as a hand is sorted."""
    return tuple(sorted(cards, key=order.__getitem__))


def without_cards(cards: Cards, gone: Iterable[Card]) -> Cards:
    """The cards less others, each once; what is not among them is not missed."""
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    return tuple(left)


def without_card(cards: Cards, card: Card) -> Cards:
    """The cards less one that is among them."""
    index = cards.index(card)
    return cards[:index] + cards[index + 1 :]


def with_card(cards: Cards, card: Card, order: Mapping[Card, int]) -> Cards:
    """A sorted hand with one more card."""
    hand = list(cards)
    insort(hand, card, key=order.__getitem__)
    return tuple(hand)


def contains_cards(cards: Iterable[Card], others: Iterable[Card]) -> bool:
    """Whether the others are all among the cards, as often as they are named."""
    left = list(cards)
    for card in others:
        if card not in left:
            return False
        left.remove(card)
    return True


CardRefusal = Literal["card-not-in-hand", "discard-empty", "own-discard"]
"""Why any of these games forbids an action; each has its sentence in cards.ftl."""
MessageDetails = dict[str, str | int]
"""What the catalogue is told of a card."""
_SHARED = frozenset(get_args(CardRefusal))


def card_violation(
    error: RuleViolation,
    say: Say,
    *,
    game: str,
    cards: Container[Card],
    parts: Callable[[Card], MessageDetails],
) -> str:
    """Why the rules refuse, with cards and colours as the game says them (`<game>-card`, `<game>-colour`)."""
    details = dict(error.details)
    for name in details.keys() & {"card", "last"}:
        card = details[name]
        if not isinstance(card, str) or card not in cards:
            return say("cards-refused-no-such-card", card=card)
        details[name] = say(f"{game}-card", **parts(card))
    if "colour" in details:
        details["colour"] = say(f"{game}-colour", colour=details["colour"])
    return say(f"{'cards' if error.reason in _SHARED else game}-refused-{error.reason}", **details)
