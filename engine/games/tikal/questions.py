"""The questions of the panel: what an action is chosen by, and only what is a choice in a position."""

from __future__ import annotations

from collections.abc import Collection

from engine.core.menu import MAX_ANSWERS, Slots
from engine.games.tikal.actions import (
    Action,
    Bid,
    Camp,
    Choose,
    Enter,
    Excavate,
    Exchange,
    Guard,
    Hunt,
    Move,
    Pass,
    Place,
)
from engine.games.tikal.auction import auction_of
from engine.games.tikal.box import SPOT, Hex
from engine.games.tikal.deeds import DEEDS
from engine.games.tikal.deeds.placing import tile_of
from engine.games.tikal.model import State
from engine.games.tikal.mover import Mover, mover_of
from engine.games.tikal.notation import LEADER

PASS, END, SURE, MOVE, LEAD, EXCHANGE = "pass", "end", "sure", "move", "leader", "exchange"
AT_A_HEX: dict[type, str] = {
    Enter: "new",
    Excavate: "excavate",
    Hunt: "treasure",
    Camp: "camp",
    Guard: "guard",
}
"""What is done on a hex, as an answer; the leader that comes in is an answer of its own."""
BOUGHT: dict[str, type] = {
    **{word: kind for kind, word in AT_A_HEX.items()},
    LEAD: Enter,
    EXCHANGE: Exchange,
}
"""The answers that always cost the same, with what is done."""
FEW_POINTS = 2
"""So many points may be lost without being asked."""
FEW_STARTS = 6
"""From so many hexes moves are offered one by one; with all else there is to do they fill three rows."""
TEN = 10


def slots(state: State, action: Action) -> Slots:
    """An action as questions and answers; a hex goes by its column first where more than 25 are offered."""
    mover = mover_of(state)
    match action:
        case Place():
            return _place(mover, action)
        case Move():
            return _move(mover, action)
        case Enter() | Excavate() | Hunt() | Camp() | Guard():
            return _at_a_hex(mover, action)
        case Exchange():
            return (("do", EXCHANGE), ("take", f"{action.seat}-{action.take}"), ("give", action.give))
        case Bid() | Pass():
            return _bid(mover, action)
        case Choose():
            return (("tile", action.tile),)
    return (("do", END), (END, SURE)) if state.points > FEW_POINTS else (("do", END),)


def _place(mover: Mover, action: Place) -> Slots:
    """Where to, and which way round if the tile can be turned at all: a volcano looks the same all round."""
    fitting = mover.chart.places(tile_of(mover))
    where = _where("hex", action.hex, fitting)
    turns = fitting.get(SPOT[action.hex], ())
    return (*where, ("rotation", str(action.rotation))) if len(turns) > 1 else where


def _at_a_hex(mover: Mover, action: Enter | Excavate | Hunt | Camp | Guard) -> Slots:
    """What to do and where; the only hex where it can be done is named at once, which saves a tap."""
    if isinstance(action, Enter):
        word = LEAD if action.leader else AT_A_HEX[Enter]
        return (("do", word), ("site", action.hex)) if len(mover.camps) > 1 else (("do", word),)
    word, sites = AT_A_HEX[type(action)], DEEDS[type(action)].legal(mover)
    return (("do", word), ("site", action.hex)) if len(sites) > 1 else (("do", f"{word}-{action.hex}"),)


def _where(question: str, answer: Hex, among: Collection[object]) -> Slots:
    """The question which hex; its column first where there are more than a menu holds."""
    column = ((f"{question}-column", answer[0]),) if len(among) > MAX_ANSWERS else ()
    return (*column, (question, answer))


def _move(mover: Mover, action: Move) -> Slots:
    """Where from, where to, and who goes, where that is a choice."""
    start, points = SPOT[action.start], mover.state.points
    ways = mover.chart.ways(mover.camps, start)
    within = [end for end, (price, _) in ways.items() if price <= points]
    # Most moves start from a few hexes: then each is a thing to do by itself, which saves a tap.
    few = len(mover.standing) <= FEW_STARTS
    begin = (("do", action.start),) if few else (("do", MOVE), ("from", action.start))
    where = (*begin, *_where("goal", action.end, within))
    explorers, leads = mover.explorers(start), mover.leads(start)
    affordable = points // ways[SPOT[action.end]][0]
    crowd = min(affordable, explorers + leads) > 1 or bool(explorers and leads)
    who = f"{action.explorers or ''}{LEADER if action.leader else ''}"
    return (*where, ("who", who)) if crowd else where


def _bid(mover: Mover, action: Bid | Pass) -> Slots:
    """How much; its tens first where there are more bids than a menu holds."""
    if isinstance(action, Pass):
        return (("bid", PASS),)
    offers = mover.state.totals[mover.seat] - auction_of(mover.state).bid
    if offers < MAX_ANSWERS:
        return (("bid", str(action.points)),)
    return (("bid", f"{action.points // TEN}x"), ("exactly", str(action.points)))
