"""The players' bars mean the same in every game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace
from PIL import Image

from engine.core.catalogue import Catalogue, catalogue
from engine.core.phrasing import numeral, written_sum
from engine.games.lost_cities.scoring import current_points as duel_standing
from engine.games.lost_cities_board import scoring as board_scoring
from engine.games.lost_cities_board.scoring import current_points as board_standing
from engine.games.tikal import scoring
from render import bars, fonts, picture, sprites, theme
from render.canvas import Canvas
from render.drawing import Sprite
from render.games.lost_cities.table_layout import Layout as DuelLayout
from render.games.lost_cities_board.table_layout import Layout as BoardLayout
from render.games.lost_cities_board.tabletop import HEADER_POINTS as BOARD_POINTS
from render.games.tikal.table_layout import Layout as TikalLayout
from render.games.tikal.tabletop import HEADER_POINTS as TIKAL_POINTS
from render.geometry import WIDTH, Box
from render.image_cache import images
from render.lesson_picture import Place
from tests.examples import slow
from tests.render import board_positions, conftest, tikal_positions
from tests.render.conftest import middle as middle_of_a_duel
from tests.render.conftest import passed
from tests.render.test_board_picture import seen_by
from tests.render.test_league_picture import CARDS
from tests.render.test_profile import CAREER

NAMES = ("Ada", "Boris", "Chen", "Dana")


class Painted(Struct):
    """The sprites and texts painted on a picture."""

    put: list[tuple[Sprite, int, int]]
    written: list[tuple[str, int, int, theme.Style]]
    plates: Sequence[Sprite] = ()
    """By seat: the golden plate that its score has if it leads."""
    turn: Sprite | None = None
    """The pill of the player to move."""

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


@contextmanager
def watching() -> Iterator[Painted]:
    """Note all that is painted on pictures."""
    seen, put, text = Painted([], []), Canvas.put, Canvas.text

    def note(canvas: Canvas, sprite: Sprite, x: int, y: int) -> None:
        if canvas.image.width == WIDTH:  # not a part of another sprite
            seen.put.append((sprite, x, y))
        put(canvas, sprite, x, y)

    def write(canvas: Canvas, words: str, x: int, y: int, style: theme.Style, *args: Any, **how: Any) -> int:
        if canvas.image.width == WIDTH:
            seen.written.append((words, x, y, style))
        return text(canvas, words, x, y, style, *args, **how)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "put", note)
        patch.setattr(Canvas, "text", write)
        yield seen


@pytest.fixture(scope="module", autouse=True)
def _room() -> None:
    """Empty the cache of images, so that the sprites of this module's pictures stay the same objects."""
    images.clear()


class Seen(Struct):
    """A table: its bars, and the expected content of each."""

    game: str
    view: Any
    boxes: Sequence[Box]
    points: Sequence[int | None]
    pending: Sequence[int]
    leads: Sequence[bool]
    moves: Sequence[bool]
    style: theme.Style


def duel() -> Seen:
    """Return a duel in the second round."""
    view = middle_of_a_duel()
    points, lying = duel_standing(view), [sum(worth or 0 for worth in side) for side in view.worths]
    leads = [own == max(points) > min(points) for own in points]
    moves = [view.turn in side for side in view.sides]
    boxes = [DuelLayout.of(view).bars[side] for side in range(2)]
    return Seen("lost_cities", view, boxes, points, lying, leads, moves, theme.TOTAL)


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
        BOARD_POINTS,
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
        TIKAL_POINTS,
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


@cache
def painted(table: str, say: Catalogue) -> tuple[Seen, Painted]:
    """Return a table with what is painted of it."""
    seen = TABLES[table]()
    with watching() as content:
        picture.tabletop(seen.game, seen.view, NAMES, say)
    content.plates = [bars.leading_score(numeral(points or 0), seen.style) for points in seen.points]
    content.turn = sprites.turn_pill(say("picture-to-move"))
    return seen, content


@pytest.mark.slow
@pytest.mark.parametrize("table", [*QUICK, *slow(*(table for table in TABLES if table not in QUICK))])
def test_bar_shows_score_and_turn_of_each_seat_and_sums_of_all_or_none(table: str, say: Catalogue) -> None:
    """The number is the score with all that lies on the table; a small sum says how it is made up."""
    seen, content = painted(table, say)
    for seat, box in enumerate(seen.boxes):
        points = seen.points[seat]
        assert points is not None
        assert content.has(box, content.plates[seat]) == seen.leads[seat]
        assert content.numbers(box) == ([] if seen.leads[seat] else [numeral(points)])
        assert content.has(box, content.turn) == seen.moves[seat]
    sums = [
        written_sum((points or 0) - pending, pending)
        for points, pending in zip(seen.points, seen.pending, strict=True)
    ]
    sums = list(filter(None, sums))
    shown = [sum_ for sum_ in sums if sum_ in [words for words, *_ in content.written]]
    assert shown in ([], sums), "of all seats or none"


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES)
def test_leaders_plate_is_inside_its_part_of_the_bar_and_covers_no_badge_icon_or_name(
    table: str, say: Catalogue
) -> None:
    seen, content = painted(table, say)
    for seat, box in enumerate(seen.boxes):
        places = [Box(x, y, one.w, one.h) for one, x, y in content.within(box) if one is content.plates[seat]]
        assert len(places) == seen.leads[seat]
        for place in places:
            assert box.holds(place)
            square = [Box(x, y, one.w, one.h) for one, x, y in content.within(box) if one.w == one.h]
            assert square, "badges and icons"
            assert not any(_meet(place, other) for other in square)
            assert not any(
                _meet(place, Box(x, y - style.size // 3, fonts.advance(words, style), style.size * 2 // 3))
                for words, x, y, style in content.written
                if words in NAMES
            )


def _meet(one: Box, other: Box) -> bool:
    across = one.x < other.right and other.x < one.right
    return across and one.y < other.bottom and other.y < one.bottom


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES)
def test_turn_pill_stands_beside_the_name_of_the_player_to_move(table: str, say: Catalogue) -> None:
    """At the end of a bar it would seem to belong to the next player."""
    seen, content = painted(table, say)
    turn = content.turn
    assert turn is not None
    for box in (box for box, moves in zip(seen.boxes, seen.moves, strict=True) if moves):
        pill, y = next((x, y) for sprite, x, y in content.within(box) if sprite is turn)
        ends = [
            *(
                x + fonts.line(words, style).advance
                for words, x, at, style in content.written
                if words in NAMES and box.x <= x < box.right and abs(at - y - turn.h // 2) < turn.h
            ),
        ]
        assert 0 < pill - max(ends) <= bars.PAD


def test_leaders_of_tikal_are_all_players_tied_for_the_most_points_or_none_if_all_are_tied() -> None:
    view = tikal_positions.middle()
    assert scoring.leading_seats(view) == (0,)
    assert scoring.leading_seats(replace(view, totals=(31, 34, 28))) == (0, 1)
    assert scoring.leading_seats(replace(view, totals=(5, 8, 11))) == ()


def test_player_who_has_scored_has_no_pending_points() -> None:
    """Seat 1 has scored in this scoring round, the others have not."""
    view = tikal_positions.scoring()
    assert scoring.pending_points(view) == (0, 12, 9, 5)
    assert scoring.current_points(view) == (31, 36, 37, 24)


def test_hidden_totals_show_no_leader_but_the_public_points_of_figures(say: Catalogue) -> None:
    view = replace(board_positions.three(), totals=(None, None, None), ahead=())
    with watching() as content:
        picture.tabletop("lost_cities_board", view, NAMES[:3], say)
    sizes = {one.h for box in BoardLayout.of(view).bars(view.turn) for one, _, _ in content.within(box)}
    assert bars.SCORE_PLATE not in sizes
    pills = [bars.pending_pill(worth) for worth in view.worths]
    assert all(any(sprite is pill for sprite, _, _ in content.put) for pill in pills)


def test_negative_points_of_figures_count_for_the_lead() -> None:
    """All three would score 0, but one of them has to make up less."""
    assert board_standing((10, 20, None), (-50, -5, 30)) == (-40, 15, None)
    assert board_scoring.leading_seats((10, 0, 5), (-50, -20, -30)) == (1,)


LONG_NAMES = (
    "Boris of Blackwater Hall",
    "Wilhelmina Featherstone_",
    "Konstantinopolitanischer",
    "Juniper_the_Cartographer",
)
NAMED: dict[str, Callable[[Catalogue], object]] = {
    "partners": lambda say: picture.tabletop("lost_cities", passed(), LONG_NAMES, say),
    "duel": lambda say: picture.tabletop("lost_cities", middle_of_a_duel(), LONG_NAMES[:2], say),
    "board of three": lambda say: picture.tabletop(
        "lost_cities_board", board_positions.three(), LONG_NAMES[:3], say
    ),
    "board of four": lambda say: picture.tabletop(
        "lost_cities_board", board_positions.crowd(), LONG_NAMES, say
    ),
    "tikal": lambda say: picture.tabletop("tikal", tikal_positions.crowd(), LONG_NAMES, say),
    "auction": lambda say: picture.tabletop("tikal", tikal_positions.bidding(), LONG_NAMES, say),
    "scoring card": lambda say: picture.tabletop(
        "tikal", tikal_positions.POSITIONS["early-scoring"](), LONG_NAMES[:3], say
    ),
    "scoring": lambda say: picture.score_sheet("tikal", tikal_positions.scored(4, 2), None, LONG_NAMES, say),
    "duel, hand": lambda say: picture.hand("lost_cities", conftest.held(), LONG_NAMES[:2], say),
    "partners, hand": lambda say: picture.hand("lost_cities", conftest.received(), LONG_NAMES, say),
    "board, hand": lambda say: picture.hand(
        "lost_cities_board", seen_by(board_positions.crowd(), 1), LONG_NAMES, say
    ),
    "board, scores": lambda say: picture.score_sheet(
        "lost_cities_board", board_positions.finished(3), None, NAMES[:3], say
    ),
    "league": lambda say: picture.league(CARDS["running-six"], say),
    "lesson": lambda say: picture.lesson("lost_cities", conftest.held(), NAMES[:2], Place("", 3, 9), say),
    "profile": lambda say: picture.career(replace(CAREER, rival=(LONG_NAMES[2], 31, 19)), "Ada", say),
    "hands": lambda say: picture.hands(
        "lost_cities_board", (board_positions.held(), board_positions.held()), LONG_NAMES[:2], say
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", *slow("de", "fr", "es", "pt-BR", "ja")])
@pytest.mark.parametrize("name", NAMED)
def test_names_of_24_letters_and_the_words_beside_them_are_not_cut_in_any_picture(
    name: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut, shorten = list[str](), fonts.shortened

    def note(text: str, style: theme.Style, room: int) -> str:
        shown = shorten(text, style, room)
        if shown != text:
            cut.append(text)
        return shown

    monkeypatch.setattr(fonts, "shortened", note)
    images.clear()
    NAMED[name](catalogue(language))
    assert cut == []


def test_name_on_two_lines_stays_within_its_part_of_the_bar() -> None:
    """The second line begins below the badge if it is too wide to be beside it."""
    for width, turn in ((251, ""), (380, "to play"), (354, "")):
        box = Box(0, 0, width, 2 * 34 + bars.NAME_STEP)
        for name in LONG_NAMES:
            with watching() as seen:
                canvas = Canvas(Image.new("RGB", (WIDTH, box.h)))
                who = bars.HeaderSeat(0, name, turn=turn)
                bars.paint_name_lines(canvas, box, who, theme.NAME, bars.ON_LIGHT, 60)
            assert "".join(words for words, *_ in seen.written).replace(" ", "") == name.replace(" ", "")
            lines = [Box(x, y, fonts.advance(words, style), 0) for words, x, y, style in seen.written]
            assert len(lines) == 2
            assert all(line.right <= box.w for line in lines)
            marks = [Box(x, y, mark.w, mark.h) for mark, x, y in seen.put if y < box.middle[1]]
            assert all(mark.right <= box.w for mark in marks)
            assert max(mark.x for mark in marks) >= lines[0].right or not turn
