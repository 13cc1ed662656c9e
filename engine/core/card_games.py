"""Hands, piles and refusals that games of coloured cards share."""

from __future__ import annotations

from bisect import insort
from collections import Counter
from collections.abc import Callable, Container, Iterable, Mapping
from typing import Literal, get_args

from engine.core.catalogue import Say
from engine.core.game_errors import RuleViolation
from engine.core.types import ABANDONED

Card = str
Cards = tuple[Card, ...]


def sorted_hand(cards: Iterable[Card], order: Mapping[Card, int]) -> Cards:
    """Return the cards sorted by their positions in `order`. Raises KeyError for a card that it lacks."""
    return tuple(sorted(cards, key=order.__getitem__))


def most_frequent_colour(cards: Iterable[Card], colours: Iterable[str]) -> list[Card]:
    """Return the cards of the colour with the most of them, in the order given; empty without cards.

    Of equal colours it is the first in `colours`.
    """
    cards = list(cards)
    return max(([card for card in cards if card[0] == colour] for colour in colours), key=len)


def without_cards(cards: Cards, removed: Iterable[Card]) -> Cards:
    """Return the cards without `removed`, one copy for each. Cards that are absent are ignored."""
    left = list(cards)
    for card in removed:
        if card in left:
            left.remove(card)
    return tuple(left)


def without_card(cards: Cards, card: Card) -> Cards:
    """Return the cards without one copy of `card`. Raises ValueError if it is absent."""
    index = cards.index(card)
    return cards[:index] + cards[index + 1 :]


def with_card(cards: Cards, card: Card, order: Mapping[Card, int]) -> Cards:
    """Return `cards`, sorted by `order`, with `card` at its place. Raises KeyError if `order` lacks it."""
    hand = list(cards)
    insort(hand, card, key=order.__getitem__)
    return tuple(hand)


def contains_cards(cards: Iterable[Card], others: Iterable[Card]) -> bool:
    """Return whether `cards` contains all of `others`, duplicates included."""
    return Counter(others) <= Counter(cards)


def why_resigned(finished: int, rounds: int, played: Iterable[Cards], pile: Cards, share: int) -> str:
    """Return “resigned”, or ABANDONED for a resignation in the first of several `rounds`.

    A game of one round counts once 1/`share` of the cards outside hands are in the rows `played`.
    """
    laid = sum(map(len, played))
    counts = finished > 0 or (rounds == 1 and share * laid >= laid + len(pile))
    return "resigned" if counts else ABANDONED


CardRefusal = Literal["card-not-in-hand", "discard-empty", "own-discard"]
"""Refusals shared by card games. Their sentences are in cards.ftl."""
MessageDetails = dict[str, str | int]
"""Arguments of a catalogue sentence."""
_SHARED = frozenset(get_args(CardRefusal))


def card_violation(
    error: RuleViolation,
    say: Say,
    *,
    game: str,
    cards: Container[Card],
    parts: Callable[[Card], MessageDetails],
) -> str:
    """Return the sentence for a refused action: `<game>-refused-<reason>`, or `cards-refused-…` if shared.

    The reasons in `CardRefusal` are shared. `parts` turns a card into arguments of the sentence
    `<game>-card`. The refusal gets its details `card` and `last` in words with these arguments, prefixed as
    in `card_colour`; `colour` in words, and its id as `colour_id`. A card that is not in `cards` gets the
    sentence for unknown cards. Raises KeyError if there is no sentence with the id.
    """
    details = dict(error.details)
    for name in details.keys() & {"card", "last"}:
        card = details[name]
        if not isinstance(card, str) or card not in cards:
            return say("cards-refused-no-such-card", card=card)
        details[name] = say(f"{game}-card", **parts(card))
        details |= {f"{name}_{part}": value for part, value in parts(card).items()}
    if "colour" in details:
        details["colour_id"] = details["colour"]
        details["colour"] = say(f"{game}-colour", colour=details["colour"])
    return say(f"{'cards' if error.reason in _SHARED else game}-refused-{error.reason}", **details)
