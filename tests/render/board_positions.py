"""Constructed positions of the board game to paint."""

from __future__ import annotations

from engine.core.types import Result, ScoreLine, placings
from engine.games.lost_cities_board import scoring
from engine.games.lost_cities_board.laying import column_direction
from engine.games.lost_cities_board.model import (
    ARROW,
    ARTIFACT,
    BRIDGE,
    COLOUR,
    COLOURS,
    NOTHING,
    STONES,
    TILE_STONES,
    Column,
    Options,
    ScoreSheet,
    SeenSheet,
    Stones,
    Trace,
    View,
)

NAMES = ("Ada", "Boris of Blackwater Hall", "Chen", "Dana")
LAID_OUT = (
    f"{ARROW} {ARTIFACT} 10 {ARROW} 15",
    f"{ARTIFACT} 5 {ARROW} {ARTIFACT} 10",
    f"{ARROW} {ARTIFACT} {ARROW} {ARROW} 5",
    f"{ARTIFACT} {ARTIFACT} {ARROW} 15 {ARROW}",
    f"10 {ARROW} {ARTIFACT} {ARROW} {ARTIFACT}",
)
"""Tiles by suit, in the order of the stones that take one."""


def tiles(*taken: tuple[int, int]) -> tuple[tuple[str, ...], ...]:
    """Return tiles by suit and stone, without taken ones, given as (suit, stone)."""
    board = []
    for colour, (row, stones) in enumerate(zip(LAID_OUT, TILE_STONES, strict=True)):
        lie = dict(zip(stones, row.split(), strict=True))
        board.append(
            tuple(
                lie.get(stone, NOTHING) if (colour, stone) not in taken else NOTHING
                for stone in range(1, STONES + 1)
            )
        )
    return tuple(board)


def column(cards: str) -> tuple[Column, ...]:
    """Parse a seat's columns, such as `"Y2 Y5 B3"`."""
    return tuple(tuple(card for card in cards.split() if card[0] == letter) for letter in COLOURS)


def view(
    cards: tuple[str, ...],
    stones: tuple[Stones, ...],
    researchers: tuple[int | None, ...],
    *,
    options: Options | None = None,
    taken: tuple[tuple[int, int], ...] = (),
    discards: str = "",
    sizes: tuple[int, ...] = (1, 1, 1, 1, 1),
    pile: int = 41,
    totals: tuple[int | None, ...] = (),
    tokens: tuple[int, ...] = (),
    found: tuple[int, ...] = (),
    turn: int | None = 0,
    last: Trace | None = None,
    hand: str = "",
    playable: str = "",
    drawn: str | None = None,
    viewer: int | None = None,
    sheets: tuple[SeenSheet, ...] = (),
    expedition: int = 1,
    retired: int | None = None,
) -> View:
    """Return a view with all derived fields filled in."""
    options = options or Options()
    columns = tuple(map(column, cards))
    tops = {COLOUR[card]: card for card in discards.split()}
    none = (0,) * len(cards)
    worths = () if turn is None else tuple(map(scoring.total_figure_points, stones, researchers))
    return View(
        viewer=viewer,
        options=options,
        expedition=expedition,
        expeditions=scoring.expedition_count(options),
        starter=0,
        turn=turn,
        phase="play",
        columns=columns,
        directions=tuple(tuple(map(column_direction, row)) for row in columns),
        stones=stones,
        researchers=researchers,
        tiles=tiles(*taken),
        discards=tuple(
            (tops.get(colour), sizes[colour] if colour in tops else 0) for colour in range(len(COLOURS))
        ),
        pile=pile,
        crossed=sum(stone > BRIDGE for row in stones for stone in row),
        totals=totals or none,
        worths=worths,
        ahead=scoring.leading_seats(totals or none, worths) if worths else (),
        tokens=tokens or none,
        found=found or none,
        hand=tuple(hand.split()),
        playable=tuple(playable.split()),
        drawn=drawn,
        last=last,
        sheets=sheets,
        retired=retired,
        known=((),) * len(stones),
    )


FOUR = (
    "Y2 Y3 Y5 Y5 B0 B3 B3 B4 B5 G1 G1 G6 G8",
    "Y4 Y5 Y6 W0 W1 W2 W4 W5 W6 W7 W8 R3 R4 R4 R6",
    "B2 B2 B5 W7 W8 G0 G2 G3 G4 G7 R1 R9",
    "Y1 Y4 G3 G3 G5 G6 G9 R2 R8 W10",
)
FOUR_STONES = ((7, 4, 0, 6, 0), (3, 0, 8, 0, 5), (0, 4, 2, 6, 3), (7, 0, 1, 6, 3))
FOUR_RESEARCHERS = (0, 2, 3, None)
FOUR_TAKEN = ((0, 4), (1, 3), (2, 3), (4, 6))


def crowd() -> View:
    """Return a view of four players in the second expedition, three of them over a bridge."""
    return view(
        FOUR,
        FOUR_STONES,
        FOUR_RESEARCHERS,
        taken=FOUR_TAKEN,
        discards="Y3 W7 G0 R10",
        sizes=(4, 0, 1, 2, 9),
        totals=(35, 120, 45, 0),
        tokens=(2, 1, 3, 0),
        found=(0, 1, 1, 0),
        turn=1,
        last=Trace(seat=0, card="Y5", discarded=False, walked=((0, 7),), source="G"),
        expedition=2,
    )


def chain() -> View:
    """Return a view of four players after a chain over several paths, one crossing before the end."""
    walked = ((0, 4), (1, 6), (1, 7), (2, 5), (2, 6), (2, 7), (3, 5), (3, 6))
    seen = crowd()
    stones = ((4, 7, 7, 6, 3), (3, 0, 8, 0, 5), (0, 4, 2, 6, 3), (7, 0, 1, 6, 3))
    return view(
        FOUR,
        stones,
        (3, 2, None, 0),
        taken=FOUR_TAKEN,
        discards="Y3 W7 R10",
        sizes=(4, 0, 1, 0, 9),
        totals=(35, 120, 45, 0),
        tokens=(2, 1, 3, 0),
        found=seen.found,
        turn=1,
        last=Trace(seat=0, card="Y5", discarded=False, walked=walked, source="D"),
        expedition=3,
        pile=8,
    )


def packed() -> View:
    """Return a view of four players with all figures on five stones."""
    cards = " ".join(f"{letter}10" for letter in COLOURS)
    return view(
        (cards,) * 4,
        ((9, 6, 5, 1, 3),) * 4,
        (0, 0, 0, 0),
        discards="Y10 B10 W10 G10 R10",
        sizes=(12, 10, 22, 10, 11),
        totals=(245, 138, 204, 100),
        tokens=(11, 10, 12, 13),
        turn=3,
        last=Trace(seat=2, card="R10", discarded=True, source="B"),
        expedition=3,
        pile=78,
    )


def three() -> View:
    """Return a view of three players with the up-or-down option. Seat 2 has no researcher yet."""
    return view(
        ("Y5 Y3 Y1 B4 B4 W2 W7", "Y2 Y6 Y10 G8 G8 G7 R9 R6 R5 R0", "B10 B9 W3 G5 G4 R1 R1 R2"),
        ((3, 2, 2, 0, 0), (3, 0, 0, 3, 4), (0, 2, 1, 2, 3)),
        (0, None, 4),
        options=Options(up_or_down=True),
        taken=((0, 2), (3, 2)),
        discards="B6 W9",
        sizes=(0, 3, 2, 0, 0),
        totals=(10, 0, 5),
        found=(1, 1, 0),
        turn=2,
        last=Trace(seat=1, card="R0", discarded=False, walked=((4, 4), (3, 3)), source="D"),
        pile=70,
    )


def two() -> View:
    """Return a view of two players of the 2008 edition, with hidden points."""
    return view(
        ("Y2 Y4 Y8 B3 B9 W5 R1 R1 R6 R7", "B0 B1 B1 B6 W2 W2 W8 G4 G10"),
        ((3, 2, 1, 0, 4), (0, 4, 3, 2, 0)),
        (4, 1),
        options=Options(edition="2008"),
        taken=((1, 3), (2, 3)),
        discards="Y10 G2",
        sizes=(2, 0, 0, 1, 0),
        totals=(None, None),
        found=(0, 2),
        turn=0,
        last=Trace(seat=1, card="G2", discarded=True, source="D"),
        pile=33,
    )


def held() -> View:
    """Return a view of a hand with two equal cards, one of them just drawn, and two empty columns."""
    return view(
        ("Y2 Y4 Y8 B9 B3 W5 R1 R1", "G4 G10"),
        ((3, 2, 1, 0, 2), (0, 0, 0, 2, 0)),
        (4, None),
        options=Options(up_or_down=True),
        hand="Y3 Y10 B0 B4 W5 W5 G0 R10",
        playable="Y10 B0 W5 G0 R10",
        drawn="W5",
        viewer=0,
        turn=1,
        last=Trace(seat=0, card="R1", discarded=False, walked=((4, 2),), source="D"),
    )


ROWS = (
    (((7, 3, 9, 0, 2), (2, 4, 0, 7, 7), (0, 4, 2, 6, 3), (7, 0, 1, 6, 3)), (2, 0, 3, None), (15, 0, 5, 10)),
    (((1, 1, 0, 2, 0), (7, 8, 6, 0, 7), (2, 2, 1, 0, 8), (0, 2, 1, 5, 1)), (0, 1, 4, 3), (0, 30, 10, 0)),
    (((8, 0, 5, 3, 4), (3, 3, 2, 0, 1), (9, 7, 0, 8, 0), (1, 0, 2, 0, 3)), (0, 4, 0, 2), (25, 0, 15, 5)),
)
"""By expedition and seat: stones, researchers, tile points."""
FOUND = ((2, 1, 3, 0), (0, 3, 2, 1), (3, 1, 1, 3))


def sheets() -> tuple[ScoreSheet, ...]:
    """Return three expeditions of four seats. The last seat's total is raised to 0 in the second."""
    made: list[ScoreSheet] = []
    totals: tuple[int, ...] = (0, 0, 0, 0)
    for (stones, researchers, tiles_), found in zip(ROWS, FOUND, strict=True):
        nets = (sum(scoring.figure_points(*row)) for row in zip(stones, researchers, strict=True))
        totals = tuple(map(lambda *gains: max(0, sum(gains)), totals, tiles_, nets))
        made.append(ScoreSheet(stones, researchers, tiles_, found, totals))
    return tuple(made)


SHEETS = sheets()


def finished(seats: int, edition: str = "current") -> View:
    """Return a view between the second and third expedition."""
    hidden = edition == "2008"
    totals = SHEETS[1].totals[:seats]
    return view(
        ("",) * seats,
        ((0,) * 5,) * seats,
        (None,) * seats,
        options=Options(edition=edition),  # type: ignore[arg-type]
        sheets=tuple(_for(sheet, seats, hidden) for sheet in SHEETS[:2]),
        totals=(None,) * seats if hidden else totals,
        tokens=tuple(sum(sheet.found[seat] for sheet in SHEETS[:2]) for seat in range(seats)),
        expedition=3,
    )


def over(seats: int) -> View:
    last = SHEETS[-1]
    return view(
        ("",) * seats,
        last.stones[:seats],
        last.researchers[:seats],
        sheets=tuple(_for(sheet, seats, hidden=False) for sheet in SHEETS),
        totals=last.totals[:seats],
        tokens=tuple(sum(sheet.found[seat] for sheet in SHEETS) for seat in range(seats)),
        expedition=3,
        turn=None,
    )


def _for(sheet: ScoreSheet, seats: int, hidden: bool) -> SeenSheet:
    tiles, totals = (None, None) if hidden else (sheet.tiles, sheet.totals)
    rows = (sheet.stones, sheet.researchers, tiles, sheet.found, totals)
    return SeenSheet(*(None if row is None else row[:seats] for row in rows))  # type: ignore[arg-type]


def result(seen: View) -> Result:
    """Return the result of a finished game as far as pictures need it."""
    worths = [scoring.artifact_points(count, seen.options) for count in seen.tokens]
    scores = tuple(max(0, (total or 0) + worth) for total, worth in zip(seen.totals, worths, strict=True))
    return Result(
        sides=tuple((seat,) for seat in range(len(scores))),
        placings=placings(scores),
        scores=scores,
        score_sheets=tuple((ScoreLine("lost_cities_board-line-artifacts", {}, worth),) for worth in worths),
        why="played-out",
    )


POSITIONS = {"crowd": crowd, "chain": chain, "packed": packed, "three": three, "two": two}
