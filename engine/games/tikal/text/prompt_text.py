"""Menu questions and answers in words, with prices."""

from __future__ import annotations

from engine.core.catalogue import Say, capitalized
from engine.core.menu import MORE, Question
from engine.core.phrasing import join_commas
from engine.core.types import Seat
from engine.games.tikal import land
from engine.games.tikal.actions import PRICES
from engine.games.tikal.auction_rounds import auction_of
from engine.games.tikal.model import ACT, HEXES, LAND, SPOT, Enter, Hex, Tile, View
from engine.games.tikal.notation import LEADER
from engine.games.tikal.prompts import BOUGHT, ENTRIES, PASS, TEN, UP_TO
from engine.games.tikal.text.phrases import (
    MessageDetails,
    piece_group,
    stone_list,
    tile_details,
    tile_name,
    yes_or_no,
)

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
