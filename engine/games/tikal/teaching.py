"""Numbers for lessons, and facts for advice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.core.catalogue import Say
from engine.core.types import Fact
from engine.games.tikal.model import (
    AUCTION_START,
    COST,
    LAND,
    LEADER_STRENGTH,
    MOST_WORKS,
    SPOT,
    TURN_POINTS,
    VOLCANO,
    WORTH,
    Action,
    Camp,
    Choose,
    Excavate,
    Guard,
    Hex,
    Hunt,
    Move,
    Place,
    View,
)
from engine.games.tikal.position_text import tile_details, tile_name


def lesson_numbers(view: View) -> Mapping[str, int]:
    """Return numbers of the rules, the turn and the scores, by name. Those of an onlooker are seat 0's."""
    mine = view.viewer or 0
    return {
        "turn": TURN_POINTS,
        "left": view.points,
        "strength": LEADER_STRENGTH,
        "works": MOST_WORKS,
        "start": AUCTION_START,
        "volcanoes": sum(land.kind == VOLCANO for land in LAND.values()),
        "single": WORTH[1],
        "pair": WORTH[2],
        "three": WORTH[3],
        **COST,
        "gain": view.worth[mine],
        "total": view.totals[mine],
        "opponent": max(total for seat, total in enumerate(view.totals) if seat != mine),
        "bid": 0 if view.auction is None else view.auction.bid,
    }


def cause(part: str, points: int, rival: str | None, say: Say) -> str:
    """Return a clause: at which `part` (hex or TREASURES) points were gained, or lost by the named rival."""
    whose = "own" if rival is None else "rival"
    return say("tikal-cause", hex=part, points=points, whose=whose, name=rival or "")


def main_deeds(actions: Sequence[Action], say: Say) -> str:
    """Return a noun phrase with the temple raised or guarded most often, the first on a tie; "" if none."""
    hexes = [one.hex for one in actions if isinstance(one, (Excavate, Guard))]
    return say("tikal-temple-on", hex=max(hexes, key=hexes.count)) if hexes else ""


def action_facts(view: View, after: View | None, action: Action, say: Say) -> Sequence[Fact]:
    """Return facts for an action, among them how it changes the points if scored now, if `after` is known."""
    scored = _score_facts(view, after, say) if after is not None else ()
    return [Fact(text) for text in (*_site_facts(view, after or view, action, say), *scored)]


def _site_facts(view: View, after: View, action: Action, say: Say) -> Iterator[str]:
    """Yield a clause about an action's tile, site or target, if it has one; nothing for entering.

    Excavations and guards are about the temple in the view `after`.
    """
    match action:
        case Place() if view.tile:
            yield say("tikal-why-land", land=tile_name(view.tile, say), **tile_details(view.tile))
        case Choose():
            yield say("tikal-why-land", land=tile_name(action.tile, say), **tile_details(action.tile))
        case Move():
            yield from _target_facts(view, action.end, say)
        case Excavate():
            yield say("tikal-why-raise", value=after.levels[SPOT[action.hex]])
        case Hunt():
            yield say("tikal-why-hoard", count=view.hoards[SPOT[action.hex]])
        case Camp():
            yield say("tikal-why-camp", hop=COST["hop"])
        case Guard():
            yield say("tikal-why-guard", value=after.levels[SPOT[action.hex]])


def _target_facts(view: View, hex_: Hex, say: Say) -> Iterator[str]:
    """Yield how many treasures a hex has, or else the value of its temple; nothing without either."""
    spot = SPOT[hex_]
    if view.hoards[spot]:
        yield say("tikal-why-hoard", count=view.hoards[spot])
    elif view.levels[spot]:
        yield say("tikal-why-temple", value=view.levels[spot])


def _score_facts(view: View, after: View, say: Say) -> Iterator[str]:
    """Yield how the points if scored now rise for the viewer, and the largest fall for a rival."""
    me = view.viewer or 0
    more = [now - before for before, now in zip(view.worth, after.worth, strict=True)]
    if more[me] > 0:
        yield say("tikal-why-gain", points=more[me])
    lost = -min(0, *(points for seat, points in enumerate(more) if seat != me))
    if lost:
        yield say("tikal-why-loss", points=lost, others=len(more) - 1)
