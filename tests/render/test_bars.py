"""The players' bars mean the same in every game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from engine.core.catalogue import Catalogue
from engine.core.phrasing import numeral
from engine.games.lost_cities.scoring import current_points as duel_standing
from engine.games.lost_cities_board.scoring import current_points as board_standing
from engine.games.tikal import scoring
from render import bars, fonts, picture, sprites, theme
from render.canvas import Canvas
from render.drawing import Sprite
from render.games.lost_cities.player_bars import CROWN as DUEL_CROWN
from render.games.lost_cities.table_layout import Layout as DuelLayout
from render.games.lost_cities_board.table_layout import Layout as BoardLayout
from render.games.tikal.table_layout import Layout as TikalLayout
from render.geometry import Box
from tests.examples import slow
from tests.render import board_positions, tikal_positions
from tests.render.conftest import middle as middle_of_a_duel

NAMES = ("Ada", "Boris", "Chen", "Dana")


class Painted(Struct):
    """The sprites and texts painted on a picture."""

    put: list[tuple[Sprite, int, int]]
    written: list[tuple[str, int, int, theme.Style]]

    def within(self, box: Box) -> Iterator[tuple[Sprite, int, int]]:
        return (one for one in self.put if box.x <= one[1] < box.right and box.y <= one[2] < box.bottom)

    def numbers(self, box: Box) -> list[str]:
        """Return the large numbers inside a box."""
        return [
            words
            for words, x, y, style in self.written
            if box.x <= x <= box.right
            and box.y <= y < box.bottom
            and style.face is theme.TOTAL.face
            and style.size >= 44
        ]

    def has(self, box: Box, sprite: Sprite | None) -> bool:
        return any(one is sprite for one, _, _ in self.within(box))


@pytest.fixture
def content(monkeypatch: pytest.MonkeyPatch) -> Painted:
    seen, put, text = Painted([], []), Canvas.put, Canvas.text

    def note(canvas: Canvas, sprite: Sprite, x: int, y: int) -> None:
        seen.put.append((sprite, x, y))
        put(canvas, sprite, x, y)

    def write(canvas: Canvas, words: str, x: int, y: int, style: theme.Style, *args: Any, **how: Any) -> int:
        seen.written.append((words, x, y, style))
        return text(canvas, words, x, y, style, *args, **how)

    monkeypatch.setattr(Canvas, "put", note)
    monkeypatch.setattr(Canvas, "text", write)
    return seen


class Seen(Struct):
    """A table: its bars, and the expected content of each."""

    game: str
    view: Any
    boxes: Sequence[Box]
    points: Sequence[int | None]
    pending: Sequence[int]
    leads: Sequence[bool]
    moves: Sequence[bool]
    crown: int


def duel() -> Seen:
    """Return a duel in the second round."""
    view = middle_of_a_duel()
    points, lying = duel_standing(view), [sum(worth or 0 for worth in side) for side in view.worths]
    leads = [own == max(points) > min(points) for own in points]
    moves = [view.turn in side for side in view.sides]
    boxes = [DuelLayout.of(view).bars[side] for side in range(2)]
    return Seen("lost_cities", view, boxes, points, lying, leads, moves, DUEL_CROWN)


def board(seats: int) -> Seen:
    view = board_positions.three() if seats == 3 else board_positions.crowd()
    points = board_standing(view.totals, view.worths)
    return Seen(
        "lost_cities_board",
        view,
        BoardLayout.of(view).bars(view.turn),
        points,
        view.worths,
        [seat in view.ahead for seat in range(seats)],
        [seat == view.turn for seat in range(seats)],
        bars.CROWN,
    )


def tikal(name: str) -> Seen:
    view = tikal_positions.POSITIONS[name]()
    seats = range(len(view.totals))
    return Seen(
        "tikal",
        view,
        TikalLayout.of(view).bars,
        scoring.current_points(view),
        scoring.pending_points(view),
        [seat in scoring.leading_seats(view) for seat in seats],
        [seat == view.turn for seat in seats],
        bars.CROWN,
    )


TABLES = {
    "duel": duel,
    "board of three": lambda: board(3),
    "board of four": lambda: board(4),
    "tikal": lambda: tikal("middle"),
    "tikal, scoring": lambda: tikal("scoring"),
    "tikal, auction": lambda: tikal("auction"),
}
QUICK = ("duel", "board of four", "tikal")


@pytest.mark.parametrize("table", [*QUICK, *slow(*(table for table in TABLES if table not in QUICK))])
def test_number_pill_crown_and_turn_mean_the_same_in_every_game(
    table: str, content: Painted, say: Catalogue
) -> None:
    """The number is the score if the game ended now, the pill its uncertain part."""
    seen, turn = TABLES[table](), sprites.turn_pill(say("picture-to-move"))
    picture.tabletop(seen.game, seen.view, NAMES, say)
    for seat, box in enumerate(seen.boxes):
        points = seen.points[seat]
        assert points is not None
        assert numeral(points) in content.numbers(box)
        pill = bars.pending_pill(seen.pending[seat])
        assert pill is None or content.has(box, pill)
        assert content.has(box, sprites.crown(seen.crown)) == seen.leads[seat]
        assert content.has(box, turn) == seen.moves[seat]


@pytest.mark.parametrize("table", TABLES)
def test_crown_stands_right_of_name_and_covers_no_badge(table: str, content: Painted, say: Catalogue) -> None:
    seen = TABLES[table]()
    picture.tabletop(seen.game, seen.view, NAMES, say)
    for seat, box in enumerate(seen.boxes):
        crowns = [x for sprite, x, _ in content.within(box) if sprite is sprites.crown(seen.crown)]
        names = [x for words, x, y, _ in content.written if words in NAMES and box.y <= y < box.bottom]
        assert len(crowns) == seen.leads[seat]
        assert all(x > max(name for name in names if box.x <= name <= box.right) for x in crowns)


@pytest.mark.parametrize("table", TABLES)
def test_turn_pill_stands_beside_the_name_of_the_player_to_move(
    table: str, content: Painted, say: Catalogue
) -> None:
    """At the end of a bar it would seem to belong to the next player."""
    seen, turn = TABLES[table](), sprites.turn_pill(say("picture-to-move"))
    picture.tabletop(seen.game, seen.view, NAMES, say)
    for box in (box for box, moves in zip(seen.boxes, seen.moves, strict=True) if moves):
        pill, y = next((x, y) for sprite, x, y in content.within(box) if sprite is turn)
        ends = [
            *(
                x + fonts.line(words, style).advance
                for words, x, at, style in content.written
                if words in NAMES and box.x <= x < box.right and abs(at - y - turn.h // 2) < turn.h
            ),
            *(x + crown.w for crown, x, _ in content.within(box) if crown is sprites.crown(seen.crown)),
        ]
        assert 0 < pill - max(ends) <= bars.PAD


def test_tied_leaders_all_wear_a_crown() -> None:
    view = tikal_positions.middle()
    assert scoring.leading_seats(view) == (0,)
    assert scoring.leading_seats(replace(view, totals=(31, 34, 28))) == (0, 1)
    assert scoring.leading_seats(replace(view, totals=(5, 8, 11))) == ()


def test_player_who_has_scored_has_no_pending_points() -> None:
    """Seat 1 has scored in this scoring round, the others have not."""
    view = tikal_positions.scoring()
    assert scoring.pending_points(view) == (0, 12, 9, 5)
    assert scoring.current_points(view) == (31, 36, 37, 24)


def test_hidden_points_have_no_crown_but_public_points_beside_them(content: Painted, say: Catalogue) -> None:
    view = replace(board_positions.three(), totals=(None, None, None), ahead=())
    picture.tabletop("lost_cities_board", view, NAMES[:3], say)
    assert not any(
        content.has(box, sprites.crown(bars.CROWN)) for box in BoardLayout.of(view).bars(view.turn)
    )
    pills = [bars.pending_pill(worth) for worth in view.worths]
    assert all(any(sprite is pill for sprite, _, _ in content.put) for pill in pills)


def test_shown_total_is_never_below_zero() -> None:
    """The Board Game, "Scoring an expedition": a total never falls below 0."""
    assert board_standing((10, 20, None), (-50, -5, 30)) == (0, 15, None)
