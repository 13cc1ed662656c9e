"""Phrases shared by the game's sentences."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.card_games import Card, MessageDetails
from engine.core.catalogue import Say
from engine.core.phrasing import join_commas, join_names, numeral
from engine.core.types import Seat
from engine.games.lost_cities.model import NUMBER, PILE, WAGER, Handing, View
from engine.games.lost_cities.scoring import current_points


def card_details(kind: Card) -> MessageDetails:
    """Return a card as arguments of a sentence: the colour's letter, and the number or "wager"."""
    return {"colour": kind[0], "number": "wager" if NUMBER[kind] == WAGER else str(NUMBER[kind])}


def source_details(source: str, say: Say) -> MessageDetails:
    """Return where a card is drawn as a sentence's arguments.

    `source` is `pile` or a colour in words, `source_colour` its id or `PILE`.
    """
    return {
        "source": "pile" if source == PILE else say("lost_cities-colour", colour=source),
        "source_colour": source,
    }


def number_details(cards: Sequence[Card], say: Say) -> MessageDetails:
    """Return cards of one colour, at least one, as arguments.

    These are the colour, how many cards and wagers, and the numbers, or "none".
    """
    numbers = [str(NUMBER[card]) for card in cards if NUMBER[card] != WAGER]
    return {
        "colour": cards[0][0],
        "count": len(cards),
        "numbers": join_commas(numbers, say) or "none",
        "wagers": len(cards) - len(numbers),
    }


def card_list(cards: Sequence[Card], say: Say) -> str:
    """Return cards as a list, or the phrase for none."""
    named = [say("lost_cities-card", **card_details(kind)) for kind in cards]
    return join_commas(named, say) or say("lost_cities-nothing")


def points_details(view: View, side: int) -> MessageDetails:
    """Return a side's total, points before this round ("none" in the first), and points in it, as arguments.

    After the game, `now` is "".
    """
    before, now = view.totals[side], current_points(view)[side]
    if view.turn is None:
        return {"total": numeral(before), "count": before, "earlier": "none", "now": ""}
    earlier = numeral(before) if view.finished else "none"
    return {"total": numeral(now), "count": now, "earlier": earlier, "now": numeral(now - before)}


def discards_sentence(view: View, say: Say) -> str:
    """Return a sentence with each discard pile's top card and size, or that there are none."""
    piles = [
        say("lost_cities-position-discard", size=str(size), **card_details(top))
        for top, size in view.discards
        if top is not None
    ]
    if not piles:
        return say("lost_cities-position-no-discards")
    return say("lost_cities-position-discards", piles=join_commas(piles, say))


def last_turn_sentences(view: View, names: Sequence[str], say: Say, reader: Seat | None = None) -> list[str]:
    """Return one sentence about the last turn or pass; empty at the start.

    `reader` is the seat addressed as “you”.
    """
    if view.last is None:
        return []
    if isinstance(view.last, Handing):
        details: MessageDetails = {"how": "pass", "source": "pass", "colour": "", "number": ""}
    else:
        how = "discard" if view.last.discarded else "play"
        details = {"how": how, **source_details(view.last.source, say), **card_details(view.last.card)}
    who = "you" if view.last.seat == reader else "other"
    return [say("lost_cities-position-last", name=names[view.last.seat], who=who, **details)]


def side_name(side: int, names: Sequence[str], say: Say) -> str:
    """Return the names of a side's players."""
    return join_names(names[side::2], say)
