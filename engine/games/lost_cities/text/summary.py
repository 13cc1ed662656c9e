"""The table in a few words, below a hand: all that somebody who plays by direct message needs of it."""

from __future__ import annotations

from engine.core.catalogue import Say
from engine.core.lists import in_row
from engine.core.numerals import numeral
from engine.core.types import Seat
from engine.games.lost_cities.model import COLOURS, NUMBER, WAGER, Expedition, View, partner_of, side_of
from engine.games.lost_cities.scoring import leads
from engine.games.lost_cities.text.phrases import discards, last_turn, points


def table_in_short(view: View, viewer: Seat, say: Say) -> list[str]:
    """Round and pile, the rivals' expeditions and one's own, the discards, the last turn, who is to play."""
    own = side_of(viewer)
    who = [_who(view, viewer, seat, say) for seat in range(len(view.hand_sizes))]
    sentences = [say("lost_cities-short", round=view.round, rounds=view.options.rounds, pile=view.pile)]
    sentences += [_side(view, side, own, say) for side in (1 - own, own)]
    sentences += [discards(view, say), *last_turn(view, who, say)]
    if view.options.partners:
        hands = in_row([f"{name} {size}" for name, size in zip(who, view.hand_sizes, strict=True)], say)
        sentences.append(say("lost_cities-position-hands", hands=hands))
    if view.turn is not None:
        sentences.append(say("lost_cities-short-turn", who=who[view.turn]))
    return sentences


def _who(view: View, viewer: Seat, seat: Seat, say: Say) -> str:
    """A seat as its viewer thinks of it: you, your partner, your rival, a number."""
    seats = len(view.hand_sizes)
    if seat == viewer:
        kind = "you"
    elif side_of(seat) != side_of(viewer):
        kind = "seat" if view.options.partners else "rival"
    else:
        kind = "partner" if seat == partner_of(viewer, seats) else "seat"
    return say("lost_cities-short-who", who=kind, seat=seat + 1)


def _side(view: View, side: int, own: int, say: Say) -> str:
    """What a side has come to, and how its expeditions stand."""
    rows = [
        _expedition(COLOURS[colour], expedition, worth, say)
        for colour, (expedition, worth) in enumerate(zip(view.board[side], view.worths[side], strict=True))
        if worth is not None
    ]
    return say(
        "lost_cities-short-side",
        whose="own" if side == own else "rivals" if view.options.partners else "rival",
        total=points(view, side)["total"],
        ahead="yes" if leads(view, side) else "no",
        expeditions=in_row(rows, say) or say("lost_cities-position-none"),
    )


def _expedition(colour: str, expedition: Expedition, worth: int, say: Say) -> str:
    """The last number, how many cards there are, how wagers multiply, the worth."""
    wagers = sum(NUMBER[card] == WAGER for card in expedition)
    last = NUMBER[expedition[-1]]
    return say(
        "lost_cities-short-expedition",
        colour=colour,
        number="wager" if last == WAGER else str(last),
        cards=str(len(expedition)),
        factor=1 + wagers,
        worth=numeral(worth),
    )
