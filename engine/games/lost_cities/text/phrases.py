"""The phrases that several of the game's texts share: cards, points, piles, the last turn."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.card_games import Card, Parts
from engine.core.catalogue import Say
from engine.core.phrasing import in_row, numeral, together
from engine.games.lost_cities.model import NUMBER, PILE, WAGER, Handing, View
from engine.games.lost_cities.scoring import standing


def parts(kind: Card) -> Parts:
    """A card as the catalogue is told of it."""
    return {"colour": kind[0], "number": "wager" if NUMBER[kind] == WAGER else str(NUMBER[kind])}


def listed(cards: Sequence[Card], say: Say) -> str:
    """Some cards one after another, or that there are none."""
    named = [say("lost_cities-card", **parts(kind)) for kind in cards]
    return in_row(named, say) or say("lost_cities-nothing")


def points(view: View, side: int) -> Parts:
    """What a side has come to as its expeditions lie; once the game is over, they are in the total."""
    before, now = view.totals[side], standing(view)[side]
    if view.turn is None:
        return {"total": numeral(before), "count": before, "earlier": "none", "now": ""}
    earlier = numeral(before) if view.finished else "none"
    return {"total": numeral(now), "count": now, "earlier": earlier, "now": numeral(now - before)}


def discards(view: View, say: Say) -> str:
    """The discard piles: what lies on top, and how many cards there are."""
    piles = [
        say("lost_cities-position-discard", size=str(size), **parts(top))
        for top, size in view.discards
        if top is not None
    ]
    if not piles:
        return say("lost_cities-position-no-discards")
    return say("lost_cities-position-discards", piles=in_row(piles, say))


def last_turn(view: View, names: Sequence[str], say: Say) -> list[str]:
    """What was done last, by whom; nothing at the beginning."""
    if view.last is None:
        return []
    if isinstance(view.last, Handing):
        told: Parts = {"how": "pass", "source": "pass", "colour": "", "number": ""}
    else:
        source = view.last.source
        drawn = "pile" if source == PILE else say("lost_cities-colour", colour=source)
        how = "discard" if view.last.discarded else "play"
        told = {"how": how, "source": drawn, **parts(view.last.card)}
    return [say("lost_cities-position-last", name=names[view.last.seat], **told)]


def side_name(side: int, names: Sequence[str], say: Say) -> str:
    """The players of a side."""
    return together(names[side::2], say)
