"""Tikal in sentences, through the catalogue (`data/locales/*/tikal.ftl`)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from engine.core.catalogue import Say, capital
from engine.core.errors import RuleViolation
from engine.core.menu import Question
from engine.core.types import Event, Seat
from engine.games.tikal import land
from engine.games.tikal.model import (
    BID,
    CAMPS,
    CHOOSE,
    EDGES,
    GUARDS,
    HEXES,
    KINDS,
    LAND,
    PLACE,
    RUIN,
    SUPPLY,
    TEMPLE,
    Action,
    Bid,
    Camp,
    Camped,
    Choose,
    Chosen,
    Enter,
    Entered,
    Excavate,
    Excavated,
    Exchange,
    Exchanged,
    Found,
    GameBegan,
    Guard,
    Guarded,
    Hunt,
    Move,
    Moved,
    Offered,
    Options,
    Pass,
    Passed,
    Place,
    Placed,
    Retired,
    RoundOpened,
    Scored,
    ScoringBegan,
    ScoringEnded,
    Tile,
    TileDrawn,
    TileRemoved,
    TurnEnded,
    View,
    Won,
)
from engine.games.tikal.notation import LEADER
from engine.games.tikal.questions import MOVE, PASS, PRICES, TEN

MAX_POSITION = 1024
SYMBOLS = {
    "new": "🧍",
    "leader": "⭐",
    "move": "👣",
    "excavate": "⛏️",
    "treasure": "💎",
    "exchange": "🔁",
    "camp": "⛺",
    "guard": "🛡️",
    "end": "🏁",
}
"""What there is to do at a glance; every button says it as well."""

Parts = dict[str, str | int]


class TikalWords:
    """What engine.core.plugin.Words asks for."""

    def options(self, options: Options, say: Say) -> str:
        return say("tikal-auction" if options.auction else "tikal-no-auction")

    def describe(
        self, events: Sequence[Event], viewer: Seat | None, names: Sequence[str], say: Say
    ) -> list[str]:
        told = [event for event in events if event.is_for(viewer)]
        sentences = []
        for seat, group in groupby(told, key=_doer):
            if seat is None:
                sentences += [_sentence(event, names, say) for event in group]
            else:
                clauses = [_clause(event, times, names, say) for event, times in _together(group)]
                sentences.append(say("tikal-turn", name=names[seat], deeds=_listed(clauses, say)))
        return sentences

    def ask(self, question: Question, view: View, say: Say) -> str:
        settled = dict(question.settled)
        parts: Parts = {"points": view.points, "tile": _land(view.tile, say) if view.tile else ""}
        parts["start"] = _start(question)
        parts["bid"] = view.auction.bid if view.auction else 0
        parts["hex"] = settled.get("hex") or settled.get("goal") or ""
        parts["kind"] = settled["take"].partition("-")[2] if "take" in settled else ""
        parts["work"] = settled.get("do", "")
        return say(f"tikal-ask-{question.name}", **parts)

    def answer(self, question: Question, answer: str, view: View, say: Say) -> str:
        match question.name:
            case "do":
                return _deed(answer, view, say)
            case "goal":
                price = _price(view, _start(question), answer)
                return say("tikal-answer-goal", hex=answer, price=price, more=_more(answer, view))
            case "who":
                return _who(question, answer, view, say)
            case "rotation":
                return say("tikal-answer-rotation", number=int(answer) + 1, stones=_stones(view, answer, say))
            case "tile":
                number = view.auction.open.index(answer) + 1 if view.auction else 0
                return say("tikal-answer-tile", number=number, land=capital(_land(answer, say)))
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

    def symbol(self, question: str, answer: str) -> str | None:
        deed = MOVE if answer in PLACE else answer.partition("-")[0]
        return SYMBOLS.get(deed) if question == "do" else None

    def action(self, action: Action, say: Say) -> str:
        match action:
            case Place():
                return say("tikal-action-place", hex=action.hex, number=action.rotation + 1)
            case Enter():
                return say("tikal-action-enter", hex=action.hex, leader=_yes(action.leader))
            case Move():
                group = _group(action.explorers, action.leader, say)
                return capital(say("tikal-action-move", group=group, start=action.start, end=action.end))
            case Excavate() | Hunt() | Camp() | Guard():
                return say(f"tikal-action-{type(action).__name__.lower()}", hex=action.hex)
            case Exchange():
                give = say("tikal-kind", kind=action.give)
                take = say("tikal-kind", kind=action.take)
                return say("tikal-action-exchange", give=give, seat=action.seat + 1, take=take)
            case Bid():
                return say("tikal-action-bid", points=action.points)
            case Pass():
                return say("tikal-action-pass")
            case Choose():
                return say("tikal-action-choose", land=_land(action.tile, say), tile=action.tile.upper())
        return say("tikal-action-end")

    def position(self, view: View, names: Sequence[str], say: Say) -> str:
        lines = [_head(view, names, say), *_players(view, names, say)]
        sites = [_site(place, view, say) for place, tile in enumerate(view.tiles) if tile]
        told = [site for site in sites if site]
        rest = [_bare(view, say)]
        # Where there is too little room, first what is not contested gives way; the players never do.
        while len("\n".join([*lines, _sites(told, say), *rest])) > MAX_POSITION and (rest or told):
            quiet = [site for site in told if ":" not in site]
            if rest:
                rest = []
            else:
                told.remove((quiet or told)[-1])
        return "\n".join([*lines, _sites(told, say), *rest])[:MAX_POSITION]

    def hand(self, view: View, say: Say) -> str:
        if view.viewer is None:
            return say("tikal-hand-none")
        return say("tikal-hand", **_belongings(view, view.viewer, say))

    def violation(self, error: RuleViolation, say: Say) -> str:
        return say(f"tikal-refused-{error.reason}", **error.details)


# What happened


def _together(deeds: Iterable[Event]) -> list[tuple[Event, int]]:
    """Like deeds in a row told as one: explorers that came into one camp, a temple raised twice."""
    told: list[tuple[Event, int]] = []
    for deed in deeds:
        last, times = told[-1] if told else (None, 0)
        again = isinstance(deed, Entered) and deed == last
        higher = isinstance(deed, Excavated) and isinstance(last, Excavated) and deed.hex == last.hex
        if again or higher:
            told.pop()
        told.append((deed, times + 1 if again else 1))
    return told


def _doer(event: Event) -> Seat | None:
    """Whose deeds an event is one of; None for what is a sentence of its own."""
    deeds = (Placed, Entered, Moved, Excavated, Found, Exchanged, Camped, Guarded, TurnEnded)
    return event.seat if isinstance(event, deeds) else None


def _clause(event: Event, times: int, names: Sequence[str], say: Say) -> str:
    match event:
        case Placed():
            return say("tikal-placed", hex=event.hex, **_about(event.tile))
        case Entered():
            return say("tikal-entered", hex=event.hex, leader=_yes(event.leader), times=times)
        case Moved():
            group = _group(event.explorers, event.leader, say)
            return say("tikal-moved", group=group, start=event.way[0], end=event.way[-1], cost=event.cost)
        case Excavated():
            return say("tikal-excavated", hex=event.hex, level=event.level)
        case Found():
            return say("tikal-found", kind=event.kind, hex=event.hex)
        case Exchanged():
            given, taken = say("tikal-a-kind", kind=event.given), say("tikal-kind", kind=event.taken)
            return say("tikal-exchanged", given=given, other=names[event.other], taken=taken)
        case Camped():
            return say("tikal-camped", hex=event.hex)
        case Guarded():
            return say("tikal-guarded", hex=event.hex, level=event.level, left=event.left)
        case TurnEnded():
            return say("tikal-ended", unspent=event.unspent)
    raise TypeError(event)


def _sentence(event: Event, names: Sequence[str], say: Say) -> str:
    match event:
        case GameBegan():
            return say("tikal-began", name=names[event.starter])
        case TileDrawn():
            return say("tikal-drawn", name=names[event.seat], **_about(event.tile))
        case TileRemoved():
            return say("tikal-removed", **_about(event.tile))
        case ScoringBegan():
            why = "final" if event.final else "volcano"
            return say("tikal-scoring", number=event.number, why=why)
        case Scored():
            parts = {"temples": event.temples, "treasures": event.treasures, "total": event.total}
            points = event.temples + event.treasures
            return say("tikal-scored", name=names[event.seat], points=points, **parts)
        case ScoringEnded():
            return say("tikal-scoring-ended", number=event.number)
        case RoundOpened():
            tiles = _listed([_land(tile, say) for tile in event.tiles], say)
            return say("tikal-opened", tiles=tiles, name=names[event.first])
        case Offered():
            return say("tikal-offered", name=names[event.seat], points=event.points)
        case Passed():
            return say("tikal-passed", name=names[event.seat], forced=_yes(event.forced))
        case Won():
            return say("tikal-won", name=names[event.seat], points=event.points)
        case Chosen():
            return say("tikal-chosen", name=names[event.seat], **_about(event.tile))
        case Retired():
            return say("tikal-retired", name=names[event.seat])
    raise TypeError(event)


def _listed(parts: Sequence[str], say: Say) -> str:
    """Parts as a list in a sentence: one, two and three."""
    if len(parts) < 2:
        return "".join(parts)
    return say("tikal-and", first=", ".join(parts[:-1]), last=parts[-1])


def _land(tile: Tile, say: Say) -> str:
    return say("tikal-land", **_about(tile))


def _about(tile: Tile) -> Parts:
    about = LAND[tile]
    return {"kind": about.kind, "value": about.value, "treasures": about.treasures}


def _group(explorers: int, leader: bool, say: Say) -> str:
    return say("tikal-group", explorers=explorers, leader=_yes(leader))


def _yes(holds: bool) -> str:
    return "yes" if holds else "no"


# The panel


def _deed(answer: str, view: View, say: Say) -> str:
    deed, _, where = answer.partition("-")
    if deed in PRICES:
        return say("tikal-answer-do", deed=deed, hex=where or "ask", price=PRICES[deed])
    if answer in PLACE:
        return say("tikal-answer-from", hex=answer)
    return say(f"tikal-answer-{'move' if answer == MOVE else 'end-turn'}", points=view.points)


def _price(view: View, start: str, end: str) -> int:
    """What one piece of the seat to move pays from hex to hex."""
    camps = land.camps_of(view.camps, view.turn or 0)
    return land.chart(view.tiles, view.rotations).ways(camps, PLACE[start])[PLACE[end]][0]


def _start(question: Question) -> str:
    """Where the move that is being chosen begins: asked for by itself, or with what to do."""
    settled = dict(question.settled)
    return settled.get("from") or settled.get("do", "")


def _more(answer: str, view: View) -> str:
    """What waits on a hex, for the button that leads there."""
    place = PLACE[answer]
    tile = LAND[view.tiles[place]]
    if tile.kind == TEMPLE:
        return f"temple-{'guarded' if view.guards[place] is not None else 'open'}"
    return "hoard" if tile.kind == RUIN and view.hoards[place] else "nothing"


def _who(question: Question, answer: str, view: View, say: Say) -> str:
    leader = answer.endswith(LEADER)
    explorers = int(answer.removesuffix(LEADER) or 0)
    price = (explorers + leader) * _price(view, _start(question), dict(question.settled)["goal"])
    return say("tikal-answer-who", group=capital(_group(explorers, leader, say)), price=price)


def _stones(view: View, rotation: str, say: Say) -> str:
    """Where the stones of the tile at hand would lie, in words."""
    lying = land.stones(view.tile or "", int(rotation))
    return _listed(
        [say("tikal-stones", count=count, edge=EDGES[edge]) for edge, count in enumerate(lying) if count],
        say,
    )


def _bid(answer: str, view: View, say: Say) -> str:
    if answer == PASS:
        return say("tikal-answer-pass")
    if answer.endswith("x"):
        tens = int(answer[:-1]) * TEN
        least = view.auction.bid + 1 if view.auction else tens
        most = view.totals[view.turn or 0]
        first, last = max(tens, least), min(tens + TEN - 1, most)
        if first == last:
            return say("tikal-answer-bid", points=first)
        return say("tikal-answer-tens", first=first, last=last)
    return say("tikal-answer-bid", points=int(answer))


def _place(answer: str, view: View, say: Say) -> str:
    """A hex, with what it is."""
    place = PLACE[answer]
    tile = view.tiles[place]
    if not tile:
        return answer
    return say(
        "tikal-answer-hex",
        hex=answer,
        kind=LAND[tile].kind,
        level=view.levels[place],
        treasures=view.hoards[place],
    )


# The position in words


def _head(view: View, names: Sequence[str], say: Say) -> str:
    what = view.phase if view.turn is not None else "over"
    if view.turn is not None and view.scoring:
        what = "scoring"
    return say(
        "tikal-position",
        what=what,
        name=names[view.turn] if view.turn is not None else "",
        points=view.points,
        land=_land(view.tile, say) if view.tile else "",
        stack=view.stack,
        group=view.next_group or "none",
        open=_open(view, say) or "none",
    )


def _open(view: View, say: Say) -> str:
    """The tiles that are up for auction."""
    tiles = view.auction.open if view.auction and view.phase in (BID, CHOOSE) else ()
    return _listed([_land(tile, say) for tile in tiles], say)


def _players(view: View, names: Sequence[str], say: Say) -> list[str]:
    return [
        say("tikal-position-player", number=seat + 1, name=name, **_belongings(view, seat, say))
        for seat, name in zip(range(len(view.totals)), names, strict=False)
    ]


def _belongings(view: View, seat: Seat, say: Say) -> Parts:
    taken = view.treasures[seat]
    kinds = [say("tikal-kinds", kind=kind, count=taken.count(kind)) for kind in KINDS if kind in taken]
    return {
        "total": view.totals[seat],
        "worth": view.worth[seat],
        "supply": view.supply[seat],
        "leader": _yes(view.leaders[seat] == SUPPLY),
        "camps": CAMPS - view.camps.count(seat),
        "guards": GUARDS - view.guards.count(seat),
        "treasures": _listed(kinds, say) or say("tikal-nothing"),
    }


def _sites(told: Iterable[str], say: Say) -> str:
    return say("tikal-position-map", sites=", ".join(told))


def _bare(view: View, say: Say) -> str:
    """Where a camp could stand, and where nobody can walk."""
    chart = land.chart(view.tiles, view.rotations)
    free = [HEXES[at] for at in chart.camp_sites if view.camps[at] is None and not view.hoards[at]]
    barred = [HEXES[at] for at in sorted(chart.volcanoes)]
    nothing = say("tikal-nothing")
    return say("tikal-position-bare", free=" ".join(free) or nothing, barred=" ".join(barred) or nothing)


def _site(place: int, view: View, say: Say) -> str | None:
    """A hex in a few characters: its name, its temple or treasures, and who stands there, by number."""
    crowd = [
        f"{seat + 1}:{count or ''}{LEADER if view.leaders[seat] == place else ''}"
        for seat, count in enumerate(own[place] for own in view.explorers)
        if count or view.leaders[seat] == place
    ]
    camp, guard = view.camps[place], view.guards[place]
    details = [
        *([str(view.levels[place])] if view.levels[place] else []),
        *([say("tikal-site-guard", seat=guard + 1)] if guard is not None else []),
        *([say("tikal-site-treasures", count=view.hoards[place])] if view.hoards[place] else []),
        *([say("tikal-site-camp", seat=camp + 1)] if camp is not None else []),
        *crowd,
    ]
    return f"{HEXES[place]} {' '.join(details)}" if details else None
