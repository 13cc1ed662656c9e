"""Constructed positions of Tikal to paint. Changes of rules do not change them."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.core.menu import Question
from engine.core.types import Result, placings
from engine.games.tikal.model import (
    ACT,
    AUCTION_START,
    BID,
    GROUPS,
    HEXES,
    KINDS,
    LAND,
    SPOT,
    SUPPLY,
    TILE,
    TURN_POINTS,
    Auction,
    Done,
    Kind,
    Options,
    ScoreSheet,
    ScoringRound,
    Trace,
    View,
    Volcano,
)

NAMES = ("Ada", "Boris of Blackwater Hall", "Chen", "Dana")
PRINTED = "A4:s2 A5:s1 B4:s3 B5:s4"
EARLY = f"{PRINTED} A3:a6+5 B3:a3+1 C4:a2+2 C5:b3+2"
HALF = (
    f"{PRINTED} A1:a4+2 A2:a5+5 A3:a2+4 B1:a3+1 B2:a6+3 B3:b4 C1:b6 C2:a1+5 C3:b5+5 C4:b3+5 C5:b1+5 D1:c5+2 "
    "D2:c2+1 D3:b2+2 D4:d1+3 D5:c3+5 E1:d3+3 E2:c1+4 E3:c4+2 E4:d4 E5:d5 F3:d2+2"
)
FULL = (
    f"{PRINTED} A1:b5+1 A2:a2+3 A3:a5+1 B1:b2+2 B2:b6 B3:a4 C1:b3+1 C2:b4 C3:a6+4 C4:c5+2 C5:a3+1 D1:c1 "
    "D2:a1+5 D3:c3 D4:d3+1 D5:c2+1 E1:c4+2 E2:b1 E3:d2 E4:d4 E5:d1 F1:e1 F2:d5 F3:e3+5 F4:e5+3 F5:e2+1 "
    "G1:f3+4 G2:f1+5 G3:f2+3 G4:f4+3 G5:e4+5 H1:f5 H2:g3+4"
)

Where = dict[str, int]


def by_hex(values: Where, otherwise: int | None = 0) -> tuple[int, ...]:
    return tuple(values.get(name, otherwise) for name in HEXES)  # type: ignore[misc]


def kinds(letters: str) -> tuple[Kind, ...]:
    """Parse treasures, such as `"mask mask bell"`."""
    return tuple(sorted(letters.split(), key=KINDS.index))


def trace(seat: int, touched: str, *ways: str, deeds: tuple[Done, ...] = ()) -> Trace:
    """Return a seat's last turn, with hexes and ways such as `"A5 B4"`."""
    walked = tuple(tuple(SPOT[name] for name in way.split()) for way in ways)
    return Trace(seat, tuple(SPOT[name] for name in touched.split()), walked, deeds)


def done(what: str, at: str = "", count: int = 1, **more: Any) -> Done:
    """Return an action: `done("move", "A5 B4", 2)`."""
    return Done(what, tuple(SPOT[name] for name in at.split()), count, **more)


def view(
    laid: str,
    explorers: tuple[Where, ...],
    *,
    leaders: tuple[str | None, ...],
    supply: tuple[int, ...],
    totals: tuple[int, ...],
    worth: tuple[int, ...],
    treasures: tuple[str, ...] = (),
    levels: Where | None = None,
    hoards: Where | None = None,
    camps: Where | None = None,
    guards: Where | None = None,
    turn: int | None = 0,
    points: int = TURN_POINTS,
    last: Trace | None = None,
    tile: str | None = None,
    candidates: str = "",
    scoring: ScoringRound | None = None,
    sheets: tuple[ScoreSheet, ...] = (),
    auction: Auction | None = None,
    phase: str | None = None,
    paid: tuple[int, ...] = (),
) -> View:
    """Return a view with all derived fields filled in."""
    pairs = dict(word.split(":") for word in laid.split())
    lying = {name: text.partition("+") for name, text in pairs.items()}
    land = {name: LAND[tile] for name, (tile, _, _) in lying.items()}
    drawn = {known for known, _, _ in lying.values()} | set(auction.open if auction else ()) | {tile}
    left = [one for group in GROUPS for one in group if one not in drawn]
    return View(
        viewer=None,
        options=Options(auction=auction is not None),
        phase=phase or (TILE if candidates else ACT),
        starter=0,
        turn=turn,
        points=points,
        begun=points < TURN_POINTS,
        stack=len(left),
        next_group=LAND[left[0]].group if left else "",
        removed=(),
        tile=tile,
        scoring=scoring,
        tiles=tuple(lying[name][0] if name in lying else "" for name in HEXES),
        rotations=tuple(int(lying[name][2] or 0) if name in lying else 0 for name in HEXES),
        levels=by_hex({name: about.value for name, about in land.items()} | (levels or {})),
        hoards=by_hex({name: about.treasures for name, about in land.items()} | (hoards or {})),
        camps=by_hex(camps or {}, None),
        guards=by_hex(guards or {}, None),
        explorers=tuple(map(by_hex, explorers)),
        leaders=tuple(SUPPLY if name is None else SPOT[name] for name in leaders),
        supply=supply,
        treasures=tuple(map(kinds, treasures)) or ((),) * len(explorers),
        totals=totals,
        paid=paid or (0,) * len(explorers),
        worth=worth,
        candidates=tuple(SPOT[name] for name in candidates.split()),
        sheets=sheets,
        auction=auction,
        last=last,
        retired=None,
    )


def begun() -> View:
    """Return an early view of two players with a ruin to place."""
    return view(
        EARLY,
        ({"A5": 1, "C4": 2, "B4": 1}, {"A5": 3, "A4": 1, "B3": 1}),
        leaders=("B4", None),
        supply=(14, 13),
        totals=(0, 0),
        worth=(2, 1),
        levels={"C4": 3, "A4": 2},
        hoards={"C5": 3},
        treasures=("bell", ""),
        turn=1,
        tile="a4",
        candidates="A2 B2 C3 D3 D4 D5",
        last=trace(
            0,
            "C4 C5 A5 B4",
            "A5 B4 C5 C4",
            "A5 B4",
            deeds=(
                done("place", "C5"),
                done("enter", "A5", 3),
                done("move", "A5 C4", 2),
                done("move", "A5 B4"),
                done("excavate", "C4", 2),
            ),
        ),
    )


def middle() -> View:
    """Return a view of three players. Seat 1 has acted and has four points left."""
    return view(
        HALF,
        (
            {"A5": 2, "A3": 2, "C3": 1, "D3": 3},
            {"A5": 1, "B3": 4, "D4": 2, "C4": 1, "B2": 1},
            {"A4": 1, "E2": 5, "C3": 2, "D5": 1},
        ),
        leaders=("C4", "D4", "E3"),
        supply=(9, 8, 7),
        totals=(31, 24, 28),
        worth=(15, 12, 9),
        treasures=("mask mask bell idol", "ring crown crown crown", "shell knife jug mask idol"),
        levels={"A3": 4, "D3": 6, "D4": 7, "C2": 3, "B5": 2},
        hoards={"A1": 0, "A2": 1, "C4": 2, "D5": 1},
        camps={"B2": 1, "C3": 0},
        guards={"D2": 2},
        turn=0,
        points=4,
        last=trace(
            0,
            "F3 C3 C4 D3",
            "A5 B4 C4",
            "C3 D3",
            "C3 A5",
            deeds=(
                done("place", "F3"),
                done("camp", "C3"),
                done("hunt", "C4", kind="mask"),
                done("excavate", "D3", 1),
            ),
        ),
    )


CROWD = (
    {"A5": 3, "A4": 1, "C4": 2, "D5": 12, "G3": 1, "F5": 2, "E2": 1},
    {"A5": 10, "C4": 1, "D5": 1, "E5": 4, "B3": 1, "E2": 2},
    {"A5": 1, "C4": 4, "E5": 3, "G2": 2, "D5": 1, "F5": 2},
    {"A5": 2, "C4": 1, "D5": 2, "H2": 1, "E5": 1, "F1": 3, "E2": 1},
)
FOUND = (
    "mask mask mask jug bell ring crown idol shell knife",
    "jug jug",
    "bell bell ring shell shell",
    "idol crown knife knife",
)


def crowd() -> View:
    """Return a view of four players with a full map and several crowded hexes."""
    return view(
        FULL,
        CROWD,
        leaders=("C4", "D5", "G4", "F1"),
        supply=(0, 2, 4, 1),
        totals=(104, 97, 112, 8),
        worth=(31, 19, 26, 7),
        treasures=FOUND,
        levels={"D5": 10, "E5": 8, "B5": 6, "A4": 3, "D1": 7, "E2": 9, "F5": 9},
        hoards={"A3": 0, "B3": 0, "C1": 1, "D3": 0, "D4": 2, "F3": 1, "G1": 2},
        camps={"B3": 0, "E1": 1, "G4": 2, "D3": 3, "A1": 0},
        guards={"F1": 3, "E3": 1, "G2": 2, "B1": 0, "G3": 0},
        turn=2,
        points=7,
        last=trace(
            2,
            "H2 G4 D5 E5",
            "G4 F4 E5 D5",
            "G4 A5",
            deeds=(
                done("place", "H2"),
                done("leader", "G4"),
                done("move", "G4 D5", 3, leader=True),
                done("move", "G4 A5"),
                done("move", "E5 D5"),
                done("exchange", kind="shell", seat=1, given="ring"),
                done("guard", "G2"),
                done("excavate", "D5"),
            ),
        ),
    )


SECOND = (
    ScoreSheet(1, 0, ((SPOT["A3"], 3), (SPOT["C2"], 2)), 1),
    ScoreSheet(1, 1, ((SPOT["B5"], 2),), 0),
    ScoreSheet(1, 2, (), 3),
    ScoreSheet(1, 3, ((SPOT["A4"], 2), (SPOT["D2"], 4)), 1),
    ScoreSheet(2, 0, ((SPOT["A3"], 4), (SPOT["D3"], 6)), 4),
)


def scoring() -> View:
    """Return a view of four players in the second scoring round, with two still to score."""
    return view(
        HALF,
        (
            {"A5": 2, "A3": 2, "C3": 1, "D3": 3},
            {"A5": 1, "B3": 4, "D4": 2, "C4": 1, "B2": 1},
            {"A4": 1, "E2": 5, "C3": 2, "D5": 1},
            {"A5": 4, "A4": 3},
        ),
        leaders=("C4", "D4", "E3", None),
        supply=(9, 8, 7, 11),
        totals=(31, 24, 28, 19),
        worth=(15, 12, 9, 5),
        treasures=("mask mask bell", "ring", "shell", ""),
        levels={"A3": 4, "D3": 6, "D4": 7, "C2": 3, "B5": 2},
        hoards={"A1": 3, "A2": 3},
        camps={"B2": 1},
        turn=1,
        points=6,
        scoring=ScoringRound(2, (2, 3), Volcano("f5", 0)),
        sheets=SECOND,
        last=trace(
            1,
            "D4",
            "B3 C4 D4",
            deeds=(done("move", "B3 D4", 2), done("excavate", "D4", 1)),
        ),
    )


def early_scoring() -> View:
    """Return a view of three players in the first scoring round, while most of the map is undiscovered."""
    return view(
        EARLY,
        ({"A5": 1, "C4": 2, "B4": 1}, {"A5": 3, "A4": 1, "B3": 1}, {"A5": 1, "A3": 2}),
        leaders=("B4", None, None),
        supply=(14, 13, 15),
        totals=(8, 0, 0),
        worth=(0, 4, 5),
        levels={"C4": 3, "A4": 2},
        hoards={"C5": 3},
        treasures=("bell", "", "mask"),
        turn=1,
        scoring=ScoringRound(1, (2,), Volcano("f5", 0)),
        sheets=(ScoreSheet(1, 0, ((SPOT["C4"], 3),), 5),),
        last=trace(0, "C4", deeds=(done("excavate", "C4", 2), done("score", count=8))),
    )


def auction() -> View:
    """Return a view of three bidders, two without a turn in this round."""
    return view(
        EARLY,
        ({"A5": 1, "C4": 2}, {"A5": 3, "A4": 1}, {"B5": 2}),
        leaders=("B4", None, "B5"),
        supply=(15, 14, 16),
        totals=(17, 20, 14),
        worth=(2, 1, 2),
        turn=2,
        phase=BID,
        auction=Auction(("b5", "b1", "a4"), (0, 1, 2), 0, (0,), 3, 1),
        paid=(3, 0, 6),
        last=trace(
            1,
            "A3 A4",
            "A5 A4",
            deeds=(
                done("place", "A3"),
                done("enter", "A5", 3),
                done("move", "A5 A4"),
                done("score", count=0),
            ),
        ),
    )


def bidding() -> View:
    """Return a view of four bidders: one had a turn, one passed, one has the highest bid."""
    return view(
        EARLY,
        ({"A5": 1, "C4": 2}, {"A5": 3, "A4": 1}, {"B5": 2}, {"A5": 2}),
        leaders=("B4", None, "B5", None),
        supply=(15, 14, 16, 16),
        totals=(17, 20, 14, 20),
        worth=(2, 1, 2, 0),
        turn=3,
        phase=BID,
        auction=Auction(("b5", "b1", "a4"), (0, 2, 3), 0, (0,), 4, 2),
        paid=(3, 0, 6, 0),
        last=trace(1, "A3 A4", "A5 A4"),
    )


def chosen() -> View:
    """Return a view of three players, one of whom has to place a chosen tile."""
    return replace(
        view(
            EARLY,
            ({"A5": 1, "C4": 2}, {"A5": 3, "A4": 1}, {"B5": 2}),
            leaders=("B4", None, "B5"),
            supply=(15, 14, 16),
            totals=(17, 17, 14),
            worth=(2, 1, 2),
            turn=1,
            tile="b1",
            candidates="A2 B2 C3 D3 D4 D5",
            auction=Auction(("b5", "a4"), (0, 1, 2), 0, (0, 2), 3, 1),
            paid=(3, 3, 6),
        )
    )


def sheets(seats: int) -> tuple[ScoreSheet, ...]:
    """Return four scoring rounds."""
    held = (
        ("A3 C2", "B5", "", "A4 D2"),
        ("A3 C2 D3", "D4 B5", "E2 D2", "A4"),
        ("A2 D5 B1", "E5 E3 D1", "E2 G2 F5", "F1 C5"),
        ("A4 D5 B1 G3 E2", "E5 E3 D1", "F5 G2 B5 A2", "F1"),
    )
    values = ((3, 2, 0, 4), (4, 3, 6, 5), (6, 5, 8, 7), (9, 7, 6, 8, 10))
    treasures = ((1, 0, 3, 1), (4, 3, 3, 1), (10, 3, 6, 4), (13, 3, 7, 5))
    return tuple(
        ScoreSheet(
            number + 1,
            seat,
            tuple(
                (SPOT[name], values[number][(index + seat) % len(values[number])] or 1)
                for index, name in enumerate(row[seat].split())
            ),
            treasures[number][seat],
        )
        for number, row in enumerate(held)
        for seat in range(seats)
    )


def scored(seats: int, rounds: int = 4, *, auctioned: bool = False) -> View:
    """Return a view after a number of scoring rounds. The game is over after the fourth."""
    made = tuple(sheet for sheet in sheets(seats) if sheet.number <= rounds)
    paid = (13, 7, 21, 0)[:seats] if auctioned else (0,) * seats
    start = AUCTION_START if auctioned else 0
    totals = tuple(
        start - paid[seat] + sum(sheet.points for sheet in made if sheet.seat == seat)
        for seat in range(seats)
    )
    over = rounds == 4
    return replace(
        crowd() if over else _volcano_to_place(),
        options=Options(auction=auctioned),
        turn=None if over else 0,
        stack=0 if over else 11,
        next_group="" if over else "F",
        scoring=ScoringRound(rounds, (), None) if over else None,
        explorers=crowd().explorers[:seats],
        leaders=crowd().leaders[:seats],
        supply=crowd().supply[:seats],
        treasures=crowd().treasures[:seats],
        totals=totals,
        paid=paid,
        worth=crowd().worth[:seats],
        sheets=made,
    )


def _volcano_to_place() -> View:
    seen, hexes = crowd(), (SPOT["H1"], SPOT["H3"])
    tiles = tuple("" if spot == hexes[0] else tile for spot, tile in enumerate(seen.tiles))
    return replace(
        seen, phase=TILE, points=TURN_POINTS, tile=seen.tiles[hexes[0]], tiles=tiles, candidates=hexes
    )


def final() -> View:
    """Return a view of a finished game of four."""
    return scored(4)


def result(seen: View) -> Result:
    """Return the result of a finished game as far as pictures need it."""
    seats = range(len(seen.totals))
    return Result(
        sides=tuple((seat,) for seat in seats),
        placings=placings(seen.totals),
        scores=seen.totals,
        score_sheets=((),) * len(seats),
        why="played-out",
    )


def turning(seen: View, tile: str, hex_: str, rotations: str) -> tuple[View, Question]:
    """Return a view and the question of how to rotate a tile on its hex."""
    placing = replace(seen, tile=tile, phase=TILE, points=TURN_POINTS, candidates=(SPOT[hex_],))
    return placing, Question("rotation", tuple(rotations.split()), (("hex", hex_),))


POSITIONS = {
    "begun": begun,
    "middle": middle,
    "crowd": crowd,
    "scoring": scoring,
    "early-scoring": early_scoring,
    "auction": auction,
    "bidding": bidding,
    "chosen": chosen,
    "final": final,
}
QUESTIONS = {
    "six": lambda: turning(middle(), "e3", "F4", "0 1 2 3 4 5"),
    "three": lambda: turning(middle(), "e2", "F2", "3 4 5"),
    "two": lambda: turning(begun(), "c2", "D3", "0 4"),
}
"""A ruin beside a volcano that fits in any rotation, and temples with few rotations."""
