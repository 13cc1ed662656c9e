"""The panel's questions: what an action is chosen by, and only where there is a choice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from engine.core.immutable import cache_newest
from engine.core.menu import MAX_ANSWERS, ON_EVERY_PAGE, RESERVED_BUTTONS, Shortcuts, Slots
from engine.core.types import Seat
from engine.games.tikal import auction_rounds
from engine.games.tikal.action_types import (
    Action,
    Bid,
    Camp,
    Choose,
    End,
    Enter,
    Excavate,
    Exchange,
    Guard,
    Hunt,
    Move,
    Pass,
    Place,
)
from engine.games.tikal.actions import ACTION_KINDS
from engine.games.tikal.actions.turns import drawn_tile
from engine.games.tikal.auction_rounds import auction_of
from engine.games.tikal.box import COST, SPOT, Hex
from engine.games.tikal.model import ACT, State, View
from engine.games.tikal.mover import Mover, mover_of
from engine.games.tikal.notation import LEADER

PASS, UP_TO, END, SURE = "pass", "up", "end", "sure"
NEW, LEAD, ENTRIES, CAMP, EXCHANGE = "new", "leader", "entries", "camp", "exchange"
GROUP_SIZES = (2, 3, 5)
"""So many explorers come in by one choice."""
WORKS: dict[str, type] = {"excavate": Excavate, "treasure": Hunt, "guard": Guard}
"""What a piece does where it stands, as an answer."""
_WORK = {kind: word for word, kind in WORKS.items()}
BOUGHT: dict[str, type] = {**WORKS, NEW: Enter, LEAD: Enter, CAMP: Camp, EXCHANGE: Exchange}
"""The answers that always cost the same, with what is done."""
LOSABLE_POINTS = 2
"""So many points may be lost without being asked."""
MAX_SINGLE_BIDS, TEN = 40, 10
"""So many bids are told one by one; more by tens."""
MAX_MOVES_AT_ONCE, LEEWAY = 3 * MAX_ANSWERS, 4
"""So many moves from one hex are offered in one question; so many things to do may wait behind *More…*."""
FIRST_PAGE_ANSWERS = MAX_ANSWERS - RESERVED_BUTTONS


class Offer(Struct, frozen=True):
    """What of a state is one answer, from what to do to where; whatever else is chosen in two questions."""

    moves: bool
    entries: bool
    works: bool


_LADDER = (
    (Offer(True, True, True), FIRST_PAGE_ANSWERS),
    (Offer(False, True, True), FIRST_PAGE_ANSWERS + LEEWAY),
    (Offer(False, False, True), FIRST_PAGE_ANSWERS + LEEWAY),
)
"""What is offered if there is room for it, the best first."""
_PIECES_FIRST = Offer(False, False, False)


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
    return (("do", END), (END, SURE)) if state.points > LOSABLE_POINTS else (("do", END),)


def _place(mover: Mover, action: Place) -> Slots:
    """Where to, and which way round if the tile can be turned at all: a volcano looks the same all round."""
    fitting = mover.chart.places(drawn_tile(mover))
    turns = fitting.get(SPOT[action.hex], ())
    where = ("hex", action.hex)
    return (where, ("rotation", str(action.rotation))) if len(turns) > 1 else (where,)


def _at_a_hex(mover: Mover, action: Enter | Excavate | Hunt | Camp | Guard) -> Slots:
    """What to do and where: in one answer where there is room for it, or else in two."""
    match action:
        case Enter():
            return entry_slots(mover, action.hex, LEADER if action.leader else "1")
        case Camp():
            alone = len(ACTION_KINDS[Camp].legal(mover)) == 1
            return (("do", f"{CAMP}-{action.hex}"),) if alone else (("do", CAMP), ("site", action.hex))
    work = _WORK[type(action)]
    return (("do", f"{work}-{action.hex}"),) if offer_for(mover).works else (("do", action.hex), ("go", work))


def entry_slots(mover: Mover, where: Hex, who: str) -> Slots:
    """How many explorers come in, or the leader, and to which camp where there are several."""
    if not offer_for(mover).entries:
        return (("do", ENTRIES), ("enter", f"{where}-{who}"))
    what = LEAD if who == LEADER else NEW if who == "1" else f"{NEW}{who}"
    if len(mover.camps) == 1:
        return (("do", what),)
    return (("do", f"{what}-{where}"),) if what in (NEW, LEAD) else (("do", what), ("site", where))


def entry_counts(mover: Mover) -> list[int]:
    """How many explorers may come in by one choice, besides one."""
    most = min(mover.state.points // COST[NEW], mover.state.supply[mover.seat])
    return [times for times in GROUP_SIZES if times <= most]


def _move(mover: Mover, action: Move) -> Slots:
    """Where from, where to, and who goes: in one answer, in two or in three, by how many moves there are."""
    who = f"{action.explorers or ''}{LEADER if action.leader else ''}"
    if offer_for(mover).moves:
        return (("do", f"{action.start}-{action.end}-{who}"),)
    start = SPOT[action.start]
    explorers, leads = mover.explorers(start), mover.leads(start)
    if who == LEADER and explorers:
        return (("do", f"{action.start}-{LEADER}"), ("go", action.end))
    where = (("do", action.start), ("go", action.end))
    if explorers + leads == 1:
        return where
    if _moves_by_start(mover.state)[action.start] <= MAX_MOVES_AT_ONCE:
        return (("do", action.start), ("go", f"{action.end}-{who}"))
    affordable = mover.state.points // mover.walks(start).price(SPOT[action.end])
    return (*where, ("who", who)) if affordable > 1 else where


@cache_newest
def _moves_by_start(state: State) -> Counter[Hex]:
    """How many moves there are, by the hex they begin on; asked for every one of them."""
    return Counter(move.start for move in ACTION_KINDS[Move].legal(mover_of(state)))


def offer_for(mover: Mover) -> Offer:
    """What is offered in one answer: as much as there is room for."""
    return _offer(mover.state)


@cache_newest
def _offer(state: State) -> Offer:
    count = partial(_count, mover_of(state))
    return next((possible for possible, room in _LADDER if count(possible) <= room), _PIECES_FIRST)


def _count(mover: Mover, offered: Offer) -> int:
    """How many things to do there are in an offer whose works are answers by themselves."""
    ways, entries = _moves_by_start(mover.state), len(ACTION_KINDS[Enter].legal(mover))
    works = sum(len(ACTION_KINDS[kind].legal(mover)) for kind in _WORK)
    rare = sum(bool(ACTION_KINDS[kind].legal(mover)) for kind in (Camp, Exchange))
    moves = sum(ways.values()) if offered.moves else len(ways) + _is_leader_among(mover)
    new = entries + len(entry_counts(mover)) if offered.entries and entries else bool(entries)
    return works + moves + new + rare + len((END,))


def _is_leader_among(mover: Mover) -> bool:
    """Whether the leader shares its hex with explorers, so that it is a piece to choose by itself."""
    where = mover.state.leaders[mover.seat]
    return where >= 0 and bool(mover.explorers(where))


def _bid(mover: Mover, action: Bid | Pass) -> Slots:
    """How much; its tens first where there are more bids than a menu holds."""
    if isinstance(action, Pass):
        return (("bid", PASS),)
    offers = mover.state.totals[mover.seat] - auction_of(mover.state).bid
    if offers < MAX_SINGLE_BIDS - 1:
        return (("bid", str(action.points)),)
    return (("bid", f"{action.points // TEN}x"), ("exactly", str(action.points)))


RANKS = {**dict.fromkeys(WORKS, 0), ENTRIES: 1, END: ON_EVERY_PAGE}
PIECE, RARE = 2, 3
"""Where answers stand that have no rank of their own."""


class TikalShortcuts(Shortcuts[State, Action, View]):
    """Explorers come in together, spent points end the turn, and bids go on by themselves."""

    def repetitions(self, state: State, action: Action, /) -> Iterator[tuple[Slots, int]]:
        if not isinstance(action, Enter) or action.leader:
            return
        mover = mover_of(state)
        for times in entry_counts(mover):
            yield entry_slots(mover, action.hex, str(times)), times

    def forced_action(self, state: State, /) -> Action | None:
        # Nothing is free: where all points are spent, nothing else can be done.
        spent = state.turn is not None and state.phase == ACT and state.begun and not state.points
        return End() if spent else None

    def extends_last_post(self, state: State, /) -> bool:
        return auction_rounds.bidding_has_started(state)

    def plan_choices(self, state: State, action: Action, /) -> Iterator[tuple[Slots, str]]:
        """With the lowest bid, up to how many points more may be bid without being asked."""
        if not isinstance(action, Bid):
            return
        least, most = auction_rounds.auction_of(state).bid + 1, state.totals[mover_of(state).seat]
        if action.points == least:
            for limit in range(least + 1, min(most, least + MAX_SINGLE_BIDS) + 1):
                yield (("bid", UP_TO), ("up-to", str(limit))), str(limit)

    def planned_action(self, state: State, plan: str, /) -> Action:
        """A bid of one point more, up to as many points as were planned; or to pass."""
        bid = auction_rounds.auction_of(state).bid + 1
        return Bid(bid) if bid <= int(plan) else Pass()

    def assume_turn(self, state: State, seat: Seat, /) -> State | None:
        """A bid, which may be left before it is asked for; a turn's tile lies face down until it begins."""
        return replace(state, turn=seat) if auction_rounds.may_still_bid(state, seat) else None

    def rank(self, question: str, answer: str, /) -> int:
        """Work comes first, then pieces, then what is bought; the end of the turn is never out of sight."""
        what = answer.partition("-")[0]
        match question:
            case "do" | "go":
                return RANKS.get(what, PIECE if what in SPOT else RARE)
            case "enter":
                return SPOT[what]
            case "bid":
                return 0 if answer in (PASS, UP_TO) else 1
        return 0
