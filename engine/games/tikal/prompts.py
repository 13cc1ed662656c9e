"""The panel's questions: what an action is chosen by, and only where there is a choice."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from engine.core.menu import MAX_ANSWERS, Slots
from engine.games.tikal.action_types import (
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
from engine.games.tikal.actions import DEEDS
from engine.games.tikal.actions.placing import tile_of
from engine.games.tikal.auction import auction_of
from engine.games.tikal.box import SPOT, Hex
from engine.games.tikal.model import State
from engine.games.tikal.mover import Mover, mover_of
from engine.games.tikal.notation import LEADER

PASS, UP_TO, END, SURE, LEAD, EXCHANGE = "pass", "up", "end", "sure", "leader", "exchange"
NEW, EXCAVATE, TREASURE = "new", "excavate", "treasure"
AT_A_HEX: dict[type, str] = {
    Enter: NEW,
    Excavate: EXCAVATE,
    Hunt: TREASURE,
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
FEW_SITES, FEW_MOVES, FEW_WAYS = 4, 9, MAX_ANSWERS
"""So many hexes for one deed, so many moves in all, and so many from one hex are offered at once."""
TEN = 10


def slots(state: State, action: Action) -> Slots:
    """An action as questions and answers."""
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
    turns = fitting.get(SPOT[action.hex], ())
    where = ("hex", action.hex)
    return (where, ("rotation", str(action.rotation))) if len(turns) > 1 else (where,)


def _at_a_hex(mover: Mover, action: Enter | Excavate | Hunt | Camp | Guard) -> Slots:
    """What to do and where: at once where there are few hexes, or else one after the other."""
    leads = isinstance(action, Enter) and action.leader
    word = LEAD if leads else AT_A_HEX[type(action)]
    if isinstance(action, Enter):
        return (("do", f"{word}-{action.hex}" if len(mover.camps) > 1 else word),)
    sites = DEEDS[type(action)].legal(mover)
    few = FEW_SITES if isinstance(action, Excavate | Hunt) else 1
    return (("do", f"{word}-{action.hex}"),) if len(sites) <= few else (("do", word), ("site", action.hex))


def _move(mover: Mover, action: Move) -> Slots:
    """Where from, where to, and who goes: in one answer, in two or in three, by how many moves there are."""
    from_here, in_all = _moves(mover.state)[action.start], sum(_moves(mover.state).values())
    who = f"{action.explorers or ''}{LEADER if action.leader else ''}"
    if in_all <= FEW_MOVES:
        return (("do", f"{action.start}-{action.end}-{who}"),)
    if from_here <= FEW_WAYS:
        return (("do", action.start), ("go", f"{action.end}-{who}"))
    start, points = SPOT[action.start], mover.state.points
    explorers, leads = mover.explorers(start), mover.leads(start)
    affordable = points // mover.walks(start).prices[SPOT[action.end]]
    crowd = min(affordable, explorers + leads) > 1 or bool(explorers and leads)
    where = (("do", action.start), ("goal", action.end))
    return (*where, ("who", who)) if crowd else where


@lru_cache(4)
def _moves(state: State) -> Counter[Hex]:
    """How many moves there are, by the hex they begin on; asked for every one of them."""
    return Counter(move.start for move in DEEDS[Move].legal(mover_of(state)))


def _bid(mover: Mover, action: Bid | Pass) -> Slots:
    """How much; its tens first where there are more bids than a menu holds."""
    if isinstance(action, Pass):
        return (("bid", PASS),)
    offers = mover.state.totals[mover.seat] - auction_of(mover.state).bid
    if offers < MAX_ANSWERS - 1:
        return (("bid", str(action.points)),)
    return (("bid", f"{action.points // TEN}x"), ("exactly", str(action.points)))
