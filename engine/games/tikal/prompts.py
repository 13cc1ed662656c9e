"""Menu questions of Tikal, their answers in words, and shortcuts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from engine.core.catalogue import Say, capitalized
from engine.core.immutable import cache_newest
from engine.core.menu import MAX_ANSWERS, MORE, ON_EVERY_PAGE, RESERVED_BUTTONS, Question, Shortcuts, Slots
from engine.core.phrasing import join_commas
from engine.core.types import Seat
from engine.games.tikal import land, turns_and_auctions
from engine.games.tikal.actions import ACTION_KINDS, PRICES
from engine.games.tikal.actions.tile_actions import drawn_tile
from engine.games.tikal.model import (
    ACT,
    COST,
    HEXES,
    LAND,
    SPOT,
    Action,
    Bid,
    Camp,
    Choose,
    End,
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
    Tile,
    View,
)
from engine.games.tikal.mover import Mover, mover_of
from engine.games.tikal.notation import LEADER
from engine.games.tikal.position_text import (
    MessageDetails,
    piece_group,
    stone_list,
    tile_details,
    tile_name,
    yes_or_no,
)
from engine.games.tikal.turns_and_auctions import auction_of

PASS, UP_TO, END, SURE = "pass", "up", "end", "sure"
NEW, LEAD, ENTRIES, CAMP, EXCHANGE = "new", "leader", "entries", "camp", "exchange"
GROUP_SIZES = (2, 3, 5)
"""Numbers of explorers that may enter by one choice."""
WORKS: dict[str, type] = {"excavate": Excavate, "treasure": Hunt, "guard": Guard}
"""Answer → action type of work on a hex."""
_WORK = {kind: word for word, kind in WORKS.items()}
BOUGHT: dict[str, type] = {**WORKS, NEW: Enter, LEAD: Enter, CAMP: Camp, EXCHANGE: Exchange}
"""Answer → action type, for actions with a fixed price."""
LOSABLE_POINTS = 2
"""Points that may be lost without a confirmation."""
MAX_SINGLE_BIDS, TEN = 40, 10
"""Bids listed one by one; more are grouped by tens."""
MAX_MOVES_AT_ONCE, LEEWAY = 3 * MAX_ANSWERS, 4
"""Moves from one hex in one question; answers that may go behind “More…”."""
FIRST_PAGE_ANSWERS = MAX_ANSWERS - RESERVED_BUTTONS


class Offer(Struct, frozen=True):
    """Which actions are chosen by a single answer. Others need two questions."""

    moves: bool
    entries: bool
    works: bool


_LADDER = (
    (Offer(True, True, True), FIRST_PAGE_ANSWERS),
    (Offer(False, True, True), FIRST_PAGE_ANSWERS + LEEWAY),
    (Offer(False, False, True), FIRST_PAGE_ANSWERS + LEEWAY),
)
"""(offer, maximum number of answers), most convenient first."""
_PIECES_FIRST = Offer(False, False, False)


def slots(state: State, action: Action) -> Slots:
    """Return the (question, answer) pairs by which an action is chosen, in order.

    Ending the turn asks again if more than `LOSABLE_POINTS` action points would be lost.
    """
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
    """Return slots for hex and rotation; no rotation if only one fits or all look the same."""
    fitting = mover.chart.places(drawn_tile(mover))
    turns = fitting.get(SPOT[action.hex], ())
    where = ("hex", action.hex)
    return (where, ("rotation", str(action.rotation))) if len(turns) > 1 else (where,)


def _at_a_hex(mover: Mover, action: Enter | Excavate | Hunt | Camp | Guard) -> Slots:
    """Return the answers that lead to an action at one hex, by question."""
    match action:
        case Enter():
            return entry_slots(mover, action.hex, LEADER if action.leader else "1")
        case Camp():
            alone = len(ACTION_KINDS[Camp].legal(mover)) == 1
            return (("do", f"{CAMP}-{action.hex}"),) if alone else (("do", CAMP), ("site", action.hex))
    work = _WORK[type(action)]
    return (("do", f"{work}-{action.hex}"),) if offer_for(mover).works else (("do", action.hex), ("go", work))


def entry_slots(mover: Mover, camp: Hex, who: str) -> Slots:
    """Return the slots by which pieces enter through the camp on hex `camp`.

    `who` is a number of explorers or LEADER. With a single camp, they may omit the hex.
    """
    if not offer_for(mover).entries:
        return (("do", ENTRIES), ("enter", f"{camp}-{who}"))
    what = LEAD if who == LEADER else NEW if who == "1" else f"{NEW}{who}"
    if len(mover.camps) == 1:
        return (("do", what),)
    return (("do", f"{what}-{camp}"),) if what in (NEW, LEAD) else (("do", what), ("site", camp))


def entry_counts(mover: Mover) -> list[int]:
    """Return those of GROUP_SIZES in which explorers may enter together; empty if only one may."""
    most = min(mover.state.points // COST[NEW], mover.state.supply[mover.seat])
    return [times for times in GROUP_SIZES if times <= most]


def _move(mover: Mover, action: Move) -> Slots:
    """Return start, end and pieces, as one to three answers depending on the number of moves."""
    who = f"{action.explorers or ''}{LEADER if action.leader else ''}"
    if offer_for(mover).moves:
        return (("do", f"{action.start}-{action.end}-{who}"),)
    start = SPOT[action.start]
    explorers, has_leader = mover.pieces[start], mover.leader == start
    if who == LEADER and explorers:
        return (("do", f"{action.start}-{LEADER}"), ("go", action.end))
    where = (("do", action.start), ("go", action.end))
    if explorers + has_leader == 1:
        return where
    if _move_counts_by_start(mover.state)[action.start] <= MAX_MOVES_AT_ONCE:
        return (("do", action.start), ("go", f"{action.end}-{who}"))
    affordable = mover.state.points // mover.walks(start).price(SPOT[action.end])
    return (*where, ("who", who)) if affordable > 1 else where


@cache_newest
def _move_counts_by_start(state: State) -> Counter[Hex]:
    """Return, by start hex, how many moves are legal."""
    return Counter(move.start for move in ACTION_KINDS[Move].legal(mover_of(state)))


def offer_for(mover: Mover) -> Offer:
    """Return which actions are chosen by a single answer: the most convenient offer that fits the menu."""
    return _first_fitting_offer(mover.state)


@cache_newest
def _first_fitting_offer(state: State) -> Offer:
    """Return the most convenient offer whose first answers find room, else that of the pieces first."""
    count = partial(_first_answer_count, mover_of(state))
    return next((possible for possible, room in _LADDER if count(possible) <= room), _PIECES_FIRST)


def _first_answer_count(mover: Mover, offered: Offer) -> int:
    """Return how many answers the first question has if actions are offered as `offered` says."""
    ways, entries = _move_counts_by_start(mover.state), len(ACTION_KINDS[Enter].legal(mover))
    works = sum(len(ACTION_KINDS[kind].legal(mover)) for kind in _WORK)
    rare = sum(bool(ACTION_KINDS[kind].legal(mover)) for kind in (Camp, Exchange))
    is_leader_among = mover.leader >= 0 and mover.pieces[mover.leader] > 0
    moves = sum(ways.values()) if offered.moves else len(ways) + is_leader_among
    new = entries + len(entry_counts(mover)) if offered.entries and entries else bool(entries)
    return works + moves + new + rare + len((END,))


def _bid(mover: Mover, action: Bid | Pass) -> Slots:
    """Return the bid, after its tens if there are too many bids."""
    if isinstance(action, Pass):
        return (("bid", PASS),)
    offers = mover.state.totals[mover.seat] - auction_of(mover.state).bid
    if offers < MAX_SINGLE_BIDS - 1:
        return (("bid", str(action.points)),)
    return (("bid", f"{action.points // TEN}x"), ("exactly", str(action.points)))


RANKS = {**dict.fromkeys(WORKS, 0), ENTRIES: 1, END: ON_EVERY_PAGE}
PIECE, RARE = 2, 3
"""Ranks of answers not in RANKS."""


class TikalShortcuts(Shortcuts[State, Action, View]):
    """Shortcuts: explorers enter together, spent turns end, bids continue automatically."""

    def repetitions(self, state: State, action: Action, /) -> Iterator[tuple[Slots, int]]:
        """Yield (slots, count) for several explorers entering at once; nothing unless `action` enters one."""
        if not isinstance(action, Enter) or action.leader:
            return
        mover = mover_of(state)
        for times in entry_counts(mover):
            yield entry_slots(mover, action.hex, str(times)), times

    def forced_action(self, state: State, /) -> Action | None:
        """Return the end of the turn if no action points are left, else None."""
        # No action is free, so without points only the end of the turn is left.
        spent = state.turn is not None and state.phase == ACT and state.begun and not state.points
        return End() if spent else None

    def extends_last_post(self, state: State, /) -> bool:
        """Return whether a bidding has started and goes on: its steps share a post."""
        return turns_and_auctions.bidding_has_started(state)

    def plan_choices(self, state: State, action: Action, /) -> Iterator[tuple[Slots, str]]:
        """Yield (slots, limit as text) for limits of automatic bids; nothing unless the bid is the lowest.

        Limits are higher than that bid, at most MAX_SINGLE_BIDS of them.
        """
        if not isinstance(action, Bid):
            return
        least, most = turns_and_auctions.auction_of(state).bid + 1, state.totals[mover_of(state).seat]
        if action.points == least:
            for limit in range(least + 1, min(most, least + MAX_SINGLE_BIDS) + 1):
                yield (("bid", UP_TO), ("up-to", str(limit))), str(limit)

    def planned_action(self, state: State, plan: str, /) -> Action:
        """Return a bid of one more than the last, or a pass if that exceeds `plan`, a limit as text."""
        bid = turns_and_auctions.auction_of(state).bid + 1
        return Bid(bid) if bid <= int(plan) else Pass()

    def assume_turn(self, state: State, seat: Seat, /) -> State | None:
        """Return the state in which the seat may bid; None if it may not. Other turns cannot be planned."""
        return replace(state, turn=seat) if turns_and_auctions.may_still_bid(state, seat) else None

    def rank(self, question: str, answer: str, /) -> int:
        """Return an answer's sort key, lowest first: work, pieces, purchases; the end is on every page.

        Camps to enter are by hex. Passing and limits come before bids.
        """
        what = answer.partition("-")[0]
        match question:
            case "do" | "go":
                return RANKS.get(what, PIECE if what in SPOT else RARE)
            case "enter":
                return SPOT[what]
            case "bid":
                return 0 if answer in (PASS, UP_TO) else 1
        return 0


ANSWER_SYMBOLS = {
    "new": "new",
    "entries": "new",
    "leader": "leader",
    "excavate": "excavate",
    "treasure": "treasure",
    "exchange": "🔁",
    "camp": "camp",
    "guard": "guard",
    "end": "🏁",
}
"""Emojis of answers."""


def question_text(question: Question, view: View, say: Say) -> str:
    """Return a menu question as a sentence."""
    settled = dict(question.settled)
    parts: MessageDetails = {"points": view.points, "tile": tile_name(view.tile, say) if view.tile else ""}
    parts |= tile_details(view.tile) if view.tile else {}
    parts["start"] = _start_hex(question)
    parts["last"] = yes_or_no(any(_spends_last_points(question, answer, view) for answer in question.answers))
    parts["bid"], parts["open"] = _up_for_auction(view, say)
    parts["hex"] = settled.get("hex") or settled.get("go") or ""
    if "take" in settled:
        parts["kind"] = settled["take"].partition("-")[2]
    parts["work"] = _deed_and_count(settled.get("do", ""))[0]
    return say(f"tikal-ask-{question.name}", **parts)


def answer_label(question: Question, answer: str, view: View, say: Say) -> str:
    """Return the label of an answer's button, marked if it spends the last points."""
    said = _answer_text(question, answer, view, say)
    return say("tikal-answer-last", answer=said) if _spends_last_points(question, answer, view) else said


def _spends_last_points(question: Question, answer: str, view: View) -> bool:
    """Return whether an answer spends the last action points. False if its price is not settled yet."""
    return answer != MORE and view.phase == ACT and 0 < view.points == _answer_price(question, answer, view)


def _answer_text(question: Question, answer: str, view: View, say: Say) -> str:
    """Return the label of an answer without the mark for the last points."""
    match question.name:
        case "do":
            return _action_label(answer, view, say)
        case "go":
            return _action_label(answer, view, say) if answer in BOUGHT else _hex_label(answer, say)
        case "enter":
            return _hex_label(answer, say)
        case "who":
            return _group_label(question, answer, view, say)
        case "rotation":
            return _rotation_label(dict(question.settled)["hex"], int(answer), view, say)
        case "tile":
            return _open_tile_label(answer, view, say)
        case "take":
            seat, _, kind = answer.partition("-")
            return say("tikal-answer-take", kind=kind, seat=int(seat) + 1)
        case "give":
            return capitalized(say("tikal-kind", kind=answer))
        case "end":
            return say("tikal-answer-end", points=view.points)
        case "bid" | "exactly":
            return _bid_label(answer, view, say)
        case "up-to":
            return say("tikal-answer-up-to", points=int(answer))
    return answer


def _up_for_auction(view: View, say: Say) -> tuple[int, str]:
    """Return the last bid and the open tiles in words; 0 and "" without an auction."""
    if view.auction is None:
        return 0, ""
    return view.auction.bid, join_commas(
        [_open_tile_label(tile, view, say) for tile in view.auction.open], say
    )


def _open_tile_label(tile: Tile, view: View, say: Say) -> str:
    """Return an open tile's number, from 1, and its name."""
    number = auction_of(view).open.index(tile) + 1
    land_name = capitalized(tile_name(tile, say))
    return say("tikal-answer-tile", number=number, land=land_name, **tile_details(tile))


def _answer_price(question: Question, answer: str, view: View) -> int:
    """Return the price of the action behind an answer; 0 if it depends on later answers."""
    start, settled = _start_hex(question), dict(question.settled)
    match question.name:
        case "do" if (whole := answer.partition("-"))[0] in SPOT:
            return _way_price(whole[0], whole[2], view) if "-" in whole[2] else 0
        case "do":
            return _purchase_price(answer)
        case "go" if answer not in BOUGHT:
            return _way_price(start, answer, view)
        case "go":
            return _purchase_price(answer)
        case "enter":
            return PRICES[Enter] * _group_size(answer.partition("-")[2])
        case "who":
            return _piece_price(view, start, settled["go"]) * _group_size(answer)
    return _purchase_price(settled.get("do", ""))


def _purchase_price(answer: str) -> int:
    """Return the price of a purchase; 0 for other answers."""
    deed, times = _deed_and_count(answer.partition("-")[0])
    return PRICES[BOUGHT[deed]] * times if deed in BOUGHT else 0


def _group_size(who: str) -> int:
    """Return the number of pieces in a group such as “2L”: two explorers and the leader are 3."""
    return int(who.removesuffix(LEADER) or 0) + who.endswith(LEADER)


def _deed_and_count(answer: str) -> tuple[str, int]:
    """Return (deed, repetitions) of an answer such as “new3”; (answer, 1) if it is no purchase."""
    deed = answer.rstrip("0123456789")
    return (deed, int(answer[len(deed) :] or 1)) if deed in BOUGHT else (answer, 1)


def answer_symbol(question: str, answer: str) -> str | None:
    """Return an answer's emoji, or the name of one; None without."""
    match question:
        case "do":
            deed, _ = _deed_and_count(answer.partition("-")[0])
            return ANSWER_SYMBOLS.get(deed)
        case "go":
            return ANSWER_SYMBOLS.get(answer)
        case "take" | "give":
            return answer.rpartition("-")[2]
        case "tile":
            return LAND[answer].kind
    return None


def _action_label(answer: str, view: View, say: Say) -> str:
    """Return the label of an answer to “do”: a purchase, entries, a hex, a whole move, or the end."""
    whole, _, where = answer.partition("-")
    deed, times = _deed_and_count(whole)
    if deed in BOUGHT:
        parts: MessageDetails = {"hex": where or "ask", "times": times, "price": _purchase_price(answer)}
        return say("tikal-answer-do", deed=deed, **parts)
    if whole not in SPOT:
        return say("tikal-answer-new" if whole == ENTRIES else "tikal-answer-end-turn")
    if "-" not in where:
        return _hex_label(answer, say)
    price = _way_price(whole, where, view)
    return say("tikal-answer-whole", start=whole, way=_hex_label(where, say), price=price)


def _seat_to_move(view: View) -> Seat:
    """Return the seat to move. There must be one."""
    assert view.turn is not None
    return view.turn


def _piece_price(view: View, start: Hex, end: Hex) -> int:
    """Return the price of a way for one piece of the seat to move. There must be a way."""
    camps = land.usable_camps(view.camps, _seat_to_move(view))
    return land.chart(view.tiles, view.rotations).walks(camps, SPOT[start]).price(SPOT[end])


def _start_hex(question: Question) -> str:
    """Return the start of the move being chosen; without a move the first answer, or ""."""
    return dict(question.settled).get("do", "").partition("-")[0]


def _group_label(question: Question, answer: str, view: View, say: Say) -> str:
    """Return the label of a group such as “2L”: the price of its move in action points, and who goes."""
    price = _piece_price(view, _start_hex(question), dict(question.settled)["go"]) * _group_size(answer)
    group = piece_group(int(answer.removesuffix(LEADER) or 0), answer.endswith(LEADER), say)
    return say("tikal-answer-who", price=price, **group | {"group": capitalized(str(group["group"]))})


def _hex_label(answer: str, say: Say) -> str:
    """Return the label of a hex, or of a hex and a group, such as “C3-2L”."""
    end, _, who = answer.partition("-")
    explorers = int(who.removesuffix(LEADER) or 0) if who else 1
    return say("tikal-answer-go", hex=end, explorers=explorers, leader=yes_or_no(who.endswith(LEADER)))


def _way_price(start: Hex, answer: str, view: View) -> int:
    """Return the price of a way for a group, or for one piece if the group is not chosen yet."""
    end, _, who = answer.partition("-")
    return _piece_price(view, start, end) * (_group_size(who) if who else 1)


def _rotation_label(name: Hex, rotation: int, view: View, say: Say) -> str:
    """Return the label of a rotation: its number, its stones, and the prices of ways to neighbours."""
    assert view.tile is not None
    stones = stone_list(land.stones(view.tile, rotation), say)
    spot = SPOT[name]
    chart = land.chart_with_tile(view.tiles, view.rotations, spot, view.tile, rotation)
    ways = [say("tikal-way-from", hex=HEXES[other], price=price) for other, price in chart.exits[spot]]
    return say(
        "tikal-answer-rotation",
        number=rotation + 1,
        stones=stones or "none",
        ways=join_commas(ways, say) or "none",
    )


def _bid_label(answer: str, view: View, say: Say) -> str:
    """Return the label of a bid, of ten bids (`2x`: 20 to 29), of passing, or of setting a limit."""
    if answer in (PASS, UP_TO):
        return say(f"tikal-answer-{'pass' if answer == PASS else 'up'}")
    if answer.endswith("x"):
        tens = int(answer[:-1]) * TEN
        least = auction_of(view).bid + 1
        most = view.totals[_seat_to_move(view)]
        first, last = max(tens, least), min(tens + TEN - 1, most)
        if first == last:
            return say("tikal-answer-bid", points=first)
        return say("tikal-answer-tens", first=first, last=last)
    return say("tikal-answer-bid", points=int(answer))
