"""The panel in words: its questions, and their answers with what they cost."""

from __future__ import annotations

from engine.core.catalogue import Say, capital
from engine.core.menu import Question
from engine.core.types import Seat
from engine.games.tikal import land
from engine.games.tikal.box import HEXES, LAND, RUIN, SPOT, TEMPLE, Hex
from engine.games.tikal.deeds import PRICES
from engine.games.tikal.model import View
from engine.games.tikal.notation import LEADER
from engine.games.tikal.questions import BOUGHT, MOVE, PASS, TEN
from engine.games.tikal.words.phrases import Parts, group, land_named, stones_listed

SYMBOLS = {
    "new": "explorer",
    "leader": "leader",
    "move": "👣",
    "excavate": "excavate",
    "treasure": "treasure",
    "exchange": "🔁",
    "camp": "camp",
    "guard": "guard",
    "end": "🏁",
}
"""What there is to do at a glance; every button says it as well."""


def asked(question: Question, view: View, say: Say) -> str:
    """A question, with what was settled before it."""
    settled = dict(question.settled)
    parts: Parts = {"points": view.points, "tile": land_named(view.tile, say) if view.tile else ""}
    parts["start"] = _start(question)
    parts["bid"] = view.auction.bid if view.auction else 0
    parts["hex"] = settled.get("hex") or settled.get("goal") or ""
    parts["kind"] = settled["take"].partition("-")[2] if "take" in settled else ""
    parts["work"] = settled.get("do", "")
    return say(f"tikal-ask-{question.name}", **parts)


def answered(question: Question, answer: str, view: View, say: Say) -> str:
    """An answer as its button says it."""
    match question.name:
        case "do":
            return _deed(answer, view, say)
        case "goal":
            price = _price(view, _start(question), answer)
            return say("tikal-answer-goal", hex=answer, price=price, more=_more(answer, view))
        case "who":
            return _who(question, answer, view, say)
        case "rotation":
            return _rotation(dict(question.settled)["hex"], int(answer), view, say)
        case "tile":
            assert view.auction is not None
            number = view.auction.open.index(answer) + 1
            return say("tikal-answer-tile", number=number, land=capital(land_named(answer, say)))
        case "take":
            seat, _, kind = answer.partition("-")
            return say("tikal-answer-take", kind=kind, seat=int(seat) + 1)
        case "give":
            return capital(say("tikal-kind", kind=answer))
        case "end":
            return say("tikal-answer-end", points=view.points)
        case "bid" | "exactly":
            return _bid(answer, view, say)
    if question.name.endswith("-column"):
        return say("tikal-answer-column", column=answer)
    return _place(answer, view, say)


def symbol(question: str, answer: str) -> str | None:
    """What an answer is at a glance: something to do, a treasure or a tile; no hex has a symbol."""
    match question:
        case "do":
            return SYMBOLS.get(MOVE if answer in SPOT else answer.partition("-")[0])
        case "take" | "give":
            return answer.rpartition("-")[2]
        case "tile":
            return LAND[answer].kind
    return None


def _deed(answer: str, view: View, say: Say) -> str:
    deed, _, where = answer.partition("-")
    if deed in BOUGHT:
        return say("tikal-answer-do", deed=deed, hex=where or "ask", price=PRICES[BOUGHT[deed]])
    if answer in SPOT:
        return say("tikal-answer-from", hex=answer)
    return say(f"tikal-answer-{'move' if answer == MOVE else 'end-turn'}", points=view.points)


def _mover(view: View) -> Seat:
    """Whoever is asked."""
    assert view.turn is not None
    return view.turn


def _price(view: View, start: Hex, end: Hex) -> int:
    """What one piece of the seat to move pays from hex to hex."""
    camps = land.camps_of(view.camps, _mover(view))
    return land.chart(view.tiles, view.rotations).ways(camps, SPOT[start])[SPOT[end]][0]


def _start(question: Question) -> str:
    """Where the move that is being chosen begins: asked for by itself, or with what to do."""
    settled = dict(question.settled)
    return settled.get("from") or settled.get("do", "")


def _more(answer: str, view: View) -> str:
    """What waits on a hex, for the button that leads there."""
    spot = SPOT[answer]
    tile = LAND[view.tiles[spot]]
    if tile.kind == TEMPLE:
        return f"temple-{'guarded' if view.guards[spot] is not None else 'open'}"
    return "hoard" if tile.kind == RUIN and view.hoards[spot] else "nothing"


def _who(question: Question, answer: str, view: View, say: Say) -> str:
    leader = answer.endswith(LEADER)
    explorers = int(answer.removesuffix(LEADER) or 0)
    price = (explorers + leader) * _price(view, _start(question), dict(question.settled)["goal"])
    return say("tikal-answer-who", group=capital(group(explorers, leader, say)), price=price)


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
        ways=", ".join(ways) or "none",
    )


def _bid(answer: str, view: View, say: Say) -> str:
    if answer == PASS:
        return say("tikal-answer-pass")
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


def _place(answer: str, view: View, say: Say) -> str:
    """A hex, with what it is."""
    spot = SPOT[answer]
    tile = view.tiles[spot]
    if not tile:
        return answer
    return say(
        "tikal-answer-hex",
        hex=answer,
        kind=LAND[tile].kind,
        level=view.levels[spot],
        treasures=view.hoards[spot],
    )
