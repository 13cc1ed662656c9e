"""The questions of the panel: what an action is chosen by, and only what is a choice in a position."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from engine.core.menu import MAX_ANSWERS, Slots
from engine.core.types import Seat
from engine.games.tikal import acts, land
from engine.games.tikal.model import (
    COST,
    PLACE,
    Action,
    Bid,
    Camp,
    Choose,
    Enter,
    Excavate,
    Exchange,
    Guard,
    Hex,
    Hunt,
    Move,
    Pass,
    Place,
    State,
)
from engine.games.tikal.notation import LEADER

PASS, END, SURE = "pass", "end", "sure"
ENTER, LEAD, MOVE, EXCAVATE = "new", "leader", "move", "excavate"
HUNT, EXCHANGE, CAMP, GUARD = "treasure", "exchange", "camp", "guard"
FEW_POINTS = 2
"""So many points may be lost without being asked."""
FEW_STARTS = 6
"""From so many hexes moves are offered one by one; with all else there is to do they fill three rows."""
TEN = 10


def slots(state: State, action: Action) -> Slots:
    """An action as questions and answers; a hex goes by its column first where more than 25 are offered."""
    match action:
        case Place():
            assert state.tile is not None
            fitting = land.chart(state.tiles, state.rotations).places(state.tile)
            where = _where("hex", action.hex, fitting)
            return (*where, ("rotation", str(action.rotation))) if _turns(fitting, action) else where
        case Move():
            return _move(state, action)
        case Bid() | Pass():
            return _bid(state, action)
        case Choose():
            return (("tile", action.tile),)
    return _act(state, action)


def _turns(fitting: Mapping[int, tuple[int, ...]], action: Place) -> bool:
    """Whether the tile can be turned at all: a volcano looks the same all round."""
    return len(fitting.get(PLACE[action.hex], ())) > 1


def _act(state: State, action: Action) -> Slots:
    seat = state.turn or 0
    match action:
        case Enter():
            camps, deed = land.camps_of(state.camps, seat), LEAD if action.leader else ENTER
            return _at(deed, action.hex, camps) if len(camps) > 1 else (("do", deed),)
        case Excavate():
            return _at(EXCAVATE, action.hex, _sites(state, seat, acts.why_not_excavate))
        case Hunt():
            return _at(HUNT, action.hex, _sites(state, seat, acts.why_not_hunt))
        case Exchange():
            return (("do", EXCHANGE), ("take", f"{action.seat}-{action.take}"), ("give", action.give))
        case Camp():
            sites = land.chart(state.tiles, state.rotations).camp_sites
            return _at(CAMP, action.hex, [at for at in sites if acts.why_not_camp(state, seat, at) is None])
        case Guard():
            return _at(GUARD, action.hex, _sites(state, seat, acts.why_not_guard))
    return (("do", END), (END, SURE)) if state.points > FEW_POINTS else (("do", END),)


def _sites(state: State, seat: Seat, why_not: Callable[[State, Seat, int], str | None]) -> list[int]:
    """The hexes where a seat's pieces may work."""
    return [place for place in acts.standing(state, seat) if why_not(state, seat, place) is None]


def _at(deed: str, spot: Hex, spots: Sequence[int]) -> Slots:
    """What to do and where; the only hex where it can be done is named at once, which saves a tap."""
    return (("do", deed), ("site", spot)) if len(spots) > 1 else (("do", f"{deed}-{spot}"),)


def _where(question: str, answer: str, spots: Iterable[int]) -> Slots:
    """The question which hex; its column first where there are more than a menu holds."""
    column = ((f"{question}-column", answer[0]),) if len(tuple(spots)) > MAX_ANSWERS else ()
    return (*column, (question, answer))


def _move(state: State, action: Move) -> Slots:
    """Where from, where to, and who goes, where that is a choice."""
    seat, start = state.turn or 0, PLACE[action.start]
    chart = land.chart(state.tiles, state.rotations)
    ways = chart.ways(land.camps_of(state.camps, seat), start)
    within = [end for end, (price, _) in ways.items() if price <= state.points]
    explorers, leads = state.explorers[seat][start], state.leaders[seat] == start
    affordable = state.points // ways[PLACE[action.end]][0]
    crowd = min(affordable, explorers + leads) > 1 or bool(explorers and leads)
    who = f"{action.explorers or ''}{LEADER if action.leader else ''}"
    # Most moves start from a few hexes: then each is a thing to do by itself, which saves a tap.
    few = len(acts.standing(state, seat)) <= FEW_STARTS
    begin = (("do", action.start),) if few else (("do", MOVE), ("from", action.start))
    where = (*begin, *_where("goal", action.end, within))
    return (*where, ("who", who)) if crowd else where


def _bid(state: State, action: Bid | Pass) -> Slots:
    """How much; its tens first where there are more bids than a menu holds."""
    assert state.auction is not None
    if isinstance(action, Pass):
        return (("bid", PASS),)
    offers = state.totals[state.turn or 0] - state.auction.bid
    if offers < MAX_ANSWERS:
        return (("bid", str(action.points)),)
    return (("bid", f"{action.points // TEN}x"), ("exactly", str(action.points)))


PRICES = {
    ENTER: COST["new"],
    LEAD: COST["new"],
    EXCAVATE: COST["excavate"],
    HUNT: COST["treasure"],
    EXCHANGE: COST["exchange"],
    CAMP: COST["camp"],
    GUARD: COST["guard"],
}
"""What each thing to do costs, where that is always the same."""
