"""What can be done with action points, and placing a tile: when it is allowed and what it leads to.

Each `why_not_…` returns the reason code of the rule that forbids an action, or None; each action's own
function raises RuleViolation with that reason, and returns the new state with the event.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.errors import RuleViolation
from engine.core.tuples import put
from engine.core.types import Event, Seat
from engine.games.tikal import land, scoring, workers
from engine.games.tikal.model import (
    ACT,
    BASE_CAMP,
    CAMPS,
    CLEARING,
    COST,
    GONE,
    GUARDS,
    HEXES,
    HIGHEST,
    KINDS,
    LAND,
    LEVELS,
    MOST_WORKS,
    PLACE,
    RUIN,
    SUPPLY,
    VOLCANO,
    Camp,
    Camped,
    Enter,
    Entered,
    Excavate,
    Excavated,
    Exchange,
    Exchanged,
    Found,
    Guard,
    Guarded,
    Hunt,
    Kind,
    Move,
    Moved,
    Place,
    Placed,
    State,
    Tile,
    Trace,
)

Outcome = tuple[State, Event]


# Placing a tile


def place(state: State, seat: Seat, action: Place) -> Outcome:
    """Places the tile at hand ("A turn", 1). Reasons: discovered, not-adjacent, cannot-enter, looks-alike."""
    tile, spot = state.tile, PLACE[action.hex]
    assert tile is not None
    chart = land.chart(state.tiles, state.rotations)
    turns = chart.places(tile).get(spot, ())
    if action.rotation not in turns:
        raise RuleViolation(_why_not_place(chart, state, tile, action), hex=action.hex)
    about = LAND[tile]
    kept = len(state.pool) - about.treasures
    after = _spent(state, seat, 0, (spot,))
    return replace(
        after,
        phase=ACT,
        tile=None,
        tiles=put(state.tiles, spot, tile),
        rotations=put(state.rotations, spot, action.rotation),
        levels=put(state.levels, spot, about.value),
        hoards=put(state.hoards, spot, state.pool[kept:]),
        pool=state.pool[:kept],
    ), Placed(seat, tile, action.hex)


def _why_not_place(chart: land.Chart, state: State, tile: Tile, action: Place) -> str:
    spot = PLACE[action.hex]
    if state.tiles[spot]:
        return "discovered"
    if spot not in chart.frontier:
        return "not-adjacent"
    return "cannot-enter" if action.rotation in land.rotations(tile) else "looks-alike"


# New pieces


def why_not_enter(state: State, seat: Seat, action: Enter) -> str | None:
    """Why a piece may not come in: leader-out, no-explorers, not-your-camp."""
    if action.leader and state.leaders[seat] != SUPPLY:
        return "leader-out"
    if not action.leader and not state.supply[seat]:
        return "no-explorers"
    spot = PLACE[action.hex]
    return None if spot == BASE_CAMP or state.camps[spot] == seat else "not-your-camp"


def enter(state: State, seat: Seat, action: Enter) -> Outcome:
    """Brings an explorer or the leader into a camp."""
    _require(why_not_enter(state, seat, action), hex=action.hex)
    spot = PLACE[action.hex]
    after = _spent(state, seat, COST["new"], (spot,))
    if action.leader:
        after = replace(after, leaders=put(state.leaders, seat, spot))
    else:
        after = replace(
            after,
            supply=put(state.supply, seat, state.supply[seat] - 1),
            explorers=_explorers(state, seat, {spot: 1}),
        )
    return after, Entered(seat, action.hex, action.leader)


# Moving


def move(state: State, seat: Seat, action: Move) -> Outcome:
    """Takes pieces over the cheapest way.

    Reasons: nobody-goes, not-there, volcano, no-way, not-enough-points.
    """
    start, end = PLACE[action.start], PLACE[action.end]
    pieces = action.explorers + action.leader
    if pieces < 1:
        raise RuleViolation("nobody-goes")
    if action.explorers > state.explorers[seat][start] or (action.leader and state.leaders[seat] != start):
        raise RuleViolation("not-there", hex=action.start)
    if state.tiles[end] and LAND[state.tiles[end]].kind == VOLCANO:
        raise RuleViolation("volcano", hex=action.end)
    chart = land.chart(state.tiles, state.rotations)
    ways = chart.ways(land.camps_of(state.camps, seat), start)
    if end not in ways:
        raise RuleViolation("no-way", start=action.start, end=action.end)
    cost = pieces * ways[end][0]
    route = land.way(ways, start, end)
    after = _spent(state, seat, cost, (start, end), route)
    after = replace(
        after,
        explorers=_explorers(state, seat, {start: -action.explorers, end: action.explorers}),
        leaders=put(state.leaders, seat, end) if action.leader else state.leaders,
        workers=workers.after_move(state, seat, action),
    )
    names = tuple(HEXES[step] for step in route)
    return after, Moved(seat, names, action.explorers, action.leader, cost)


# Excavating and searching


def standing(state: State, seat: Seat) -> list[int]:
    """The hexes with pieces of a seat."""
    leader = state.leaders[seat]
    return [place for place, count in enumerate(state.explorers[seat]) if count or place == leader]


def why_not_work(state: State, seat: Seat, spot: int) -> str | None:
    """Why no piece may work on a hex: nobody-there, worked-twice, worked-already."""
    if not state.explorers[seat][spot] and state.leaders[seat] != spot:
        return "nobody-there"
    if workers.works(state, spot) >= MOST_WORKS:
        return "worked-twice"
    return None if workers.after_work(state, seat, spot) else "worked-already"


def levels_left(state: State, level: int) -> int:
    """How many pieces of a temple level are left."""
    high = [place for place, raised in enumerate(state.levels) if raised >= level]
    return LEVELS[level] - sum(LAND[state.tiles[place]].value < level for place in high)


def why_not_excavate(state: State, seat: Seat, spot: int) -> str | None:
    """Why a temple may not be raised: no-temple, guarded, highest, level-used-up, or no piece may work."""
    if not state.levels[spot]:
        return "no-temple"
    if state.guards[spot] is not None:
        return "guarded"
    if state.levels[spot] == HIGHEST:
        return "highest"
    if not levels_left(state, state.levels[spot] + 1):
        return "level-used-up"
    return why_not_work(state, seat, spot)


def excavate(state: State, seat: Seat, action: Excavate) -> Outcome:
    """Raises a temple by exactly one level."""
    spot = PLACE[action.hex]
    level = state.levels[spot] + 1
    _require(why_not_excavate(state, seat, spot), hex=action.hex, level=level)
    after = _spent(state, seat, COST["excavate"], (spot,))
    after = replace(
        after, levels=put(state.levels, spot, level), workers=workers.after_work(state, seat, spot)
    )
    return after, Excavated(seat, action.hex, level)


def why_not_hunt(state: State, seat: Seat, spot: int) -> str | None:
    """Why a ruin may not be searched: no-ruin, nothing-left, or no piece may work."""
    if _kind(state, spot) != RUIN:
        return "no-ruin"
    if not state.hoards[spot]:
        return "nothing-left"
    return why_not_work(state, seat, spot)


def hunt(state: State, seat: Seat, action: Hunt) -> Outcome:
    """Takes the top treasure of a ruin."""
    spot = PLACE[action.hex]
    _require(why_not_hunt(state, seat, spot), hex=action.hex)
    *left, found = state.hoards[spot]
    after = _spent(state, seat, COST["treasure"], (spot,))
    after = replace(
        after,
        hoards=put(state.hoards, spot, tuple(left)),
        treasures=put(state.treasures, seat, _sorted((*state.treasures[seat], found))),
        workers=workers.after_work(state, seat, spot),
    )
    return after, Found(seat, action.hex, found)


# Exchanging treasures


def why_not_exchange(state: State, seat: Seat, action: Exchange) -> str | None:
    """Why two treasures may not be swapped: no-such-player, same-kind, own-not-lone, other-not-lone."""
    if action.seat == seat or action.seat not in range(len(state.totals)):
        return "no-such-player"
    if action.give == action.take:
        return "same-kind"
    if action.give not in scoring.lone(state.treasures[seat]):
        return "own-not-lone"
    return None if action.take in scoring.lone(state.treasures[action.seat]) else "other-not-lone"


def exchange(state: State, seat: Seat, action: Exchange) -> Outcome:
    """Swaps a lone treasure for another player's, who cannot refuse."""
    _require(why_not_exchange(state, seat, action), give=action.give, take=action.take)
    mine = _swapped(state.treasures[seat], action.give, action.take)
    theirs = _swapped(state.treasures[action.seat], action.take, action.give)
    after = _spent(state, seat, COST["exchange"], ())
    after = replace(after, treasures=put(put(state.treasures, seat, mine), action.seat, theirs))
    return after, Exchanged(seat, action.seat, action.give, action.take)


def _swapped(taken: tuple[Kind, ...], out: Kind, new: Kind) -> tuple[Kind, ...]:
    place = taken.index(out)
    return _sorted((*taken[:place], new, *taken[place + 1 :]))


def _sorted(taken: tuple[Kind, ...]) -> tuple[Kind, ...]:
    return tuple(sorted(taken, key=KINDS.index))


# Camps and guards


def why_not_camp(state: State, seat: Seat, spot: int) -> str | None:
    """Why no camp may be pitched: camps-used, no-clearing, not-emptied, camp-there."""
    if state.camps.count(seat) == CAMPS:
        return "camps-used"
    if _kind(state, spot) not in (CLEARING, RUIN):
        return "no-clearing"
    if state.hoards[spot]:
        return "not-emptied"
    return None if state.camps[spot] is None else "camp-there"


def camp(state: State, seat: Seat, action: Camp) -> Outcome:
    """Pitches a forward camp, with or without a piece there."""
    spot = PLACE[action.hex]
    _require(why_not_camp(state, seat, spot), hex=action.hex)
    after = _spent(state, seat, COST["camp"], (spot,))
    return replace(after, camps=put(state.camps, spot, seat)), Camped(seat, action.hex)


def why_not_guard(state: State, seat: Seat, spot: int) -> str | None:
    """Why no guard may be posted: guards-used, no-temple, guarded, nobody-there, no-majority."""
    if state.guards.count(seat) == GUARDS:
        return "guards-used"
    if not state.levels[spot]:
        return "no-temple"
    if state.guards[spot] is not None:
        return "guarded"
    if not scoring.strength(state, seat, spot):
        return "nobody-there"
    return None if scoring.strongest(state, spot) == seat else "no-majority"


def guard(state: State, seat: Seat, action: Guard) -> Outcome:
    """Posts one piece on a temple for good; the owner's other pieces there leave the game."""
    spot = PLACE[action.hex]
    _require(why_not_guard(state, seat, spot), hex=action.hex)
    explorers, leads = state.explorers[seat][spot], state.leaders[seat] == spot
    after = _spent(state, seat, COST["guard"], (spot,))
    after = replace(
        after,
        guards=put(state.guards, spot, seat),
        explorers=_explorers(state, seat, {spot: -explorers}),
        leaders=put(state.leaders, seat, GONE) if leads else state.leaders,
        workers=workers.after_guard(state, spot),
    )
    return after, Guarded(seat, action.hex, state.levels[spot], explorers + leads - 1)


# Shared


def _kind(state: State, spot: int) -> str:
    tile = state.tiles[spot]
    return LAND[tile].kind if tile else ""


def _require(reason: str | None, **details: str | int) -> None:
    if reason is not None:
        raise RuleViolation(reason, **details)


def _spent(state: State, seat: Seat, cost: int, touched: tuple[int, ...], way: tuple[int, ...] = ()) -> State:
    """The state with the points paid and the trace of the turn continued. Reason: not-enough-points."""
    if cost > state.points:
        raise RuleViolation("not-enough-points", cost=cost, points=state.points)
    last = state.last if state.begun and state.last is not None else Trace(seat)
    ways = (*last.ways, way) if way else last.ways
    trace = Trace(seat, tuple(dict.fromkeys((*last.touched, *touched))), ways)
    return replace(state, points=state.points - cost, begun=True, last=trace)


def _explorers(state: State, seat: Seat, changes: dict[int, int]) -> tuple[tuple[int, ...], ...]:
    own = list(state.explorers[seat])
    for spot, change in changes.items():
        own[spot] += change
    return put(state.explorers, seat, tuple(own))
