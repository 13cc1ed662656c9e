"""The panel in sentences: its questions, and their answers with what they cost."""

from __future__ import annotations

from engine.core.catalogue import Say, capital
from engine.core.lists import in_row
from engine.core.menu import Question
from engine.core.types import Seat
from engine.games.tikal import land
from engine.games.tikal.actions import PRICES
from engine.games.tikal.box import HEXES, LAND, SPOT, Hex, Tile
from engine.games.tikal.model import ACT, View
from engine.games.tikal.notation import LEADER
from engine.games.tikal.prompts import BOUGHT, PASS, TEN, UP_TO
from engine.games.tikal.text.phrases import Parts, group, land_named, stones_listed, yes

SYMBOLS = {
    "new": "explorer",
    "leader": "leader",
    "excavate": "excavate",
    "treasure": "treasure",
    "exchange": "🔁",
    "camp": "camp",
    "guard": "guard",
    "end": "🏁",
}
"""What there is to do at a glance; every button says it as well."""


def ask(question: Question, view: View, say: Say) -> str:
    """A question, with what was settled before it."""
    settled = dict(question.settled)
    parts: Parts = {"points": view.points, "tile": land_named(view.tile, say) if view.tile else ""}
    parts["start"] = _start(question)
    parts["bid"], parts["open"] = _up_for_auction(view, say)
    parts["hex"] = settled.get("hex") or settled.get("goal") or ""
    parts["kind"] = settled["take"].partition("-")[2] if "take" in settled else ""
    parts["work"] = _times(settled.get("do", ""))[0]
    return say(f"tikal-ask-{question.name}", **parts)


def answer_label(question: Question, answer: str, view: View, say: Say) -> str:
    """An answer as its button says it, and that it ends the turn where it takes the last points."""
    said = _answered(question, answer, view, say)
    if view.phase == ACT and view.points and _pays(question, answer, view) == view.points:
        return say("tikal-answer-last", answer=said)
    return said


def _answered(question: Question, answer: str, view: View, say: Say) -> str:
    match question.name:
        case "do":
            return _deed(answer, view, say)
        case "goal":
            price = _price(view, _start(question), answer)
            return say("tikal-answer-goal", hex=answer, price=price)
        case "go":
            return _gone(_start(question), answer, view, say)
        case "who":
            return _who(question, answer, view, say)
        case "rotation":
            return _rotation(dict(question.settled)["hex"], int(answer), view, say)
        case "tile":
            return _open(answer, view, say)
        case "take":
            seat, _, kind = answer.partition("-")
            return say("tikal-answer-take", kind=kind, seat=int(seat) + 1)
        case "give":
            return capital(say("tikal-kind", kind=answer))
        case "end":
            return say("tikal-answer-end", points=view.points)
        case "bid" | "exactly":
            return _bid(answer, view, say)
        case "up-to":
            return say("tikal-answer-up-to", points=int(answer))
    return answer


def _up_for_auction(view: View, say: Say) -> tuple[int, str]:
    """The last bid, and what is bid for."""
    if view.auction is None:
        return 0, ""
    return view.auction.bid, in_row([_open(tile, view, say) for tile in view.auction.open], say)


def _open(tile: Tile, view: View, say: Say) -> str:
    """One of the open tiles, by its number in the picture."""
    assert view.auction is not None
    number = view.auction.open.index(tile) + 1
    return say("tikal-answer-tile", number=number, land=capital(land_named(tile, say)))


def _pays(question: Question, answer: str, view: View) -> int:
    """What the action at least pays that an answer leads to."""
    match question.name:
        case "do":
            start, _, rest = answer.partition("-")
            return _price_of_going(start, rest, view) if start in SPOT and rest else _price_of(answer)
        case "goal":
            return _price(view, _start(question), answer)
        case "who":
            return _price_for(answer, _start(question), dict(question.settled)["goal"], view)
        case "go":
            return _price_of_going(_start(question), answer, view)
    return _price_of(dict(question.settled).get("do", ""))


def _price_of(answer: str) -> int:
    """What is paid for something to do; 0 where that depends on more answers."""
    deed, times = _times(answer.partition("-")[0])
    return PRICES[BOUGHT[deed]] * times if deed in BOUGHT else 0


def _times(answer: str) -> tuple[str, int]:
    """What is to be done, and how often in a row: "new3"."""
    deed = answer.rstrip("0123456789")
    return (deed, int(answer[len(deed) :] or 1)) if deed in BOUGHT else (answer, 1)


def symbol(question: str, answer: str) -> str | None:
    """What an answer is at a glance: something to do, a treasure or a tile; no hex has a symbol."""
    match question:
        case "do":
            deed, _ = _times(answer.partition("-")[0])
            return SYMBOLS.get(deed)
        case "take" | "give":
            return answer.rpartition("-")[2]
        case "tile":
            return LAND[answer].kind
    return None


def _deed(answer: str, view: View, say: Say) -> str:
    whole, _, where = answer.partition("-")
    deed, times = _times(whole)
    if deed in BOUGHT:
        parts: Parts = {"hex": where or "ask", "times": times, "price": _price_of(answer)}
        return say("tikal-answer-do", deed=deed, **parts)
    if whole in SPOT:
        way = _gone(whole, where, view, say) if where else ""
        return say("tikal-answer-from", hex=whole, way=way or "ask")
    return say("tikal-answer-end-turn")


def _mover(view: View) -> Seat:
    """Whoever is asked."""
    assert view.turn is not None
    return view.turn


def _price(view: View, start: Hex, end: Hex) -> int:
    """What one piece of the seat to move pays from hex to hex."""
    camps = land.camps_of(view.camps, _mover(view))
    return land.chart(view.tiles, view.rotations).walks(camps, SPOT[start]).prices[SPOT[end]]


def _start(question: Question) -> str:
    """Where the move that is being chosen begins: asked for by itself, or with what to do."""
    settled = dict(question.settled)
    return settled.get("do", "")


def _who(question: Question, answer: str, view: View, say: Say) -> str:
    price = _price_for(answer, _start(question), dict(question.settled)["goal"], view)
    return say("tikal-answer-who", group=capital(_group(answer, say)), price=price)


def _group(who: str, say: Say) -> str:
    """Pieces that go together, named as the notation names them: "2L"."""
    return group(int(who.removesuffix(LEADER) or 0), who.endswith(LEADER), say)


def _price_for(who: str, start: Hex, end: Hex, view: View) -> int:
    """What a group pays for its way."""
    return _price(view, start, end) * (int(who.removesuffix(LEADER) or 0) + who.endswith(LEADER))


def _gone(start: Hex, answer: str, view: View, say: Say) -> str:
    """Where to and who goes, in one answer."""
    end, _, who = answer.partition("-")
    price = _price_for(who, start, end, view)
    explorers, leader = int(who.removesuffix(LEADER) or 0), yes(who.endswith(LEADER))
    return say("tikal-answer-go", hex=end, price=price, explorers=explorers, leader=leader)


def _price_of_going(start: Hex, answer: str, view: View) -> int:
    end, _, who = answer.partition("-")
    return _price_for(who, start, end, view)


def _rotation(name: Hex, rotation: int, view: View, say: Say) -> str:
    """Where the stones of the tile at hand would lie, and what the ways onto it would cost."""
    assert view.tile is not None
    stones = stones_listed(land.stones(view.tile, rotation), say)
    spot = SPOT[name]
    chart = land.laid(view.tiles, view.rotations, spot, view.tile, rotation)
    ways = [say("tikal-way-from", hex=HEXES[other], price=price) for other, price in chart.exits[spot]]
    return say(
        "tikal-answer-rotation",
        number=rotation + 1,
        stones=stones or "none",
        ways=in_row(ways, say) or "none",
    )


def _bid(answer: str, view: View, say: Say) -> str:
    if answer in (PASS, UP_TO):
        return say(f"tikal-answer-{'pass' if answer == PASS else 'up'}")
    if answer.endswith("x"):
        tens = int(answer[:-1]) * TEN
        assert view.auction is not None
        least = view.auction.bid + 1
        most = view.totals[_mover(view)]
        first, last = max(tens, least), min(tens + TEN - 1, most)
        if first == last:
            return say("tikal-answer-bid", points=first)
        return say("tikal-answer-tens", first=first, last=last)
    return say("tikal-answer-bid", points=int(answer))
