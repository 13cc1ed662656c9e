"""The layout of Lost Cities: everything has its place in every position."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, product
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageDraw

from engine.core.catalogue import Catalogue, catalogue, languages
from engine.games.lost_cities.model import View, side_of
from engine.games.lost_cities.scoring import current_points
from render import bars, card_faces, fonts, hand_picture, sprites, theme
from render.bars import fair_shares
from render.canvas import SQUEEZED, Canvas, Overlay
from render.drawing import Drawing, Sprite
from render.games.lost_cities import card_sprites, hand, score_sheet, tabletop
from render.games.lost_cities.hand import GIVEN_ACROSS, GIVER_ACROSS, GIVER_BADGE, card_indexes
from render.games.lost_cities.table_layout import (
    GAP,
    MAX_WIDE_STEPS,
    MIN_CARDS,
    PARTNERS_BAR,
    TIGHT_STEP,
    WIDE_STEP,
    Layout,
    card_step,
    column_height,
)
from render.games.lost_cities.tabletop import CHIP_INSET
from render.geometry import BAR, EDGE, PAD, WIDTH, Box, columns
from render.hand_picture import NEW_MARK, RAISE
from render.hand_picture import card_boxes as hand_boxes
from render.image_cache import images
from tests.examples import slow
from tests.render.conftest import board

LONGEST = 12
LEGIBLE = 36
"""The least height of legible text, in pixels."""
NAMES = (
    ("Ada", "Boris", "Chen", "Dana"),
    ("Al", "Bo", "Cy", "Di"),
    (
        "Boris of Blackwater Hall",
        "Wilhelmina Featherstone_",
        "Konstantinopolitanischer",
        "Juniper_Cartographer_24ab",
    ),
)


def boxes(layout: Layout, view: View) -> list[Box]:
    """Return all boxes with legible content."""
    lying = [
        layout.card(side, colour, number, len(expedition))
        for side, expeditions in enumerate(view.board)
        for colour, expedition in enumerate(expeditions)
        for number in range(len(expedition))
    ]
    pills = [layout.pill(side, colour) for side in range(2) for colour in range(layout.colours)]
    return [*lying, *pills, *layout.slots, layout.pile(view.pile)]


def test_all_boxes_are_inside_the_picture(position: View) -> None:
    layout = Layout.of(position)
    whole = Box(0, 0, WIDTH, layout.height)
    assert all(whole.inset(EDGE).holds(box) for box in boxes(layout, position))


def test_bars_contain_no_cards(position: View) -> None:
    layout = Layout.of(position)
    free = Box(0, layout.bars[1].bottom, WIDTH, layout.bars[0].y - layout.bars[1].bottom)
    assert all(free.holds(box) for box in boxes(layout, position))


@pytest.mark.parametrize("colours", (5, 6))
@pytest.mark.parametrize("count", range(1, LONGEST + 1))
def test_expeditions_stay_between_band_and_their_points(colours: int, count: int) -> None:
    layout = Layout(colours, (max(count, MIN_CARDS),) * 2)
    for colour in range(colours):
        below = [layout.card(0, colour, number, count) for number in range(count)]
        above = [layout.card(1, colour, number, count) for number in range(count)]
        assert layout.band.bottom < below[0].y
        assert below[-1].bottom < layout.pill(0, colour).y
        assert layout.pill(1, colour).bottom < above[0].y
        assert above[-1].bottom < layout.band.y


@pytest.mark.parametrize("colours", (5, 6))
def test_wager_factor_of_a_card_fits_between_its_two_symbols(colours: int) -> None:
    w = Layout(colours, (MIN_CARDS,) * 2).slots[0].w
    style = card_sprites.TIGHT_FACTOR if w < card_sprites.TIGHT else card_sprites.FACTOR
    half = fonts.line("×4", style).advance / 2
    assert w / 2 - half >= card_faces.CORNER + card_sprites.WAGER_SIZE
    assert w / 2 + half <= w - card_sprites.SYMBOL - card_faces.CORNER


@pytest.mark.parametrize("colours", (5, 6))
def test_discarded_wager_shows_a_second_icon_beside_the_size_of_its_pile(
    colours: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One icon alone looks like a 10 on a phone."""
    w, icon, shown = Layout(colours, (MIN_CARDS,) * 2).slots[0].w, Overlay.icon, list[tuple[float, float]]()

    def note(drawn: Overlay, name: str, x: float, y: float, size: float, *paint: Any) -> None:
        if name == "wager":
            shown.append((x, size))
        icon(drawn, name, x, y, size, *paint)

    monkeypatch.setattr(Overlay, "icon", note)
    images.clear()
    card_sprites.table_card("YW", w)
    (first, small), (second, large) = sorted(shown)
    assert small < large
    assert first + small <= second
    assert CHIP_INSET + sprites.count_chip("beneath", 9).w <= second


@pytest.mark.parametrize("count", range(2, LONGEST + 1))
def test_numerals_of_overlapped_cards_end_above_the_next_card(count: int) -> None:
    numeral = card_sprites.STRIP_MIDDLE + fonts.cap_height(card_sprites.NUMERAL) / 2
    assert numeral < card_step(count)
    assert card_step(count) > card_sprites.STRIP_MIDDLE + card_sprites.SYMBOL / 2


def test_expeditions_have_narrower_steps_beyond_eight_cards() -> None:
    assert {card_step(count) for count in range(1, 9)} == {WIDE_STEP}
    assert {card_step(count) for count in range(9, 13)} == {TIGHT_STEP}
    assert TIGHT_STEP < WIDE_STEP
    assert all(column_height(count) < column_height(count + 1) for count in range(1, 12) if count != 8)


def test_table_grows_only_with_long_expeditions() -> None:
    heights = [Layout(5, (max(count, MIN_CARDS), MIN_CARDS)).height for count in range(LONGEST + 1)]
    assert len(set(heights[:MIN_CARDS])) == 1
    assert heights == sorted(heights)
    assert heights[MIN_CARDS] <= WIDTH
    assert heights[MAX_WIDE_STEPS] <= 1340


def test_columns_do_not_touch() -> None:
    for left, right in pairwise(Layout(6, (8, 8)).columns[0]):
        assert left.right < right.x


def test_larger_pile_is_thicker_and_stays_in_the_band() -> None:
    layout = Layout(6, (8, 8))
    tops = [layout.pile(count).y for count in range(1, 62)]
    assert tops == sorted(tops, reverse=True)
    assert len(set(tops)) > 6
    assert all(layout.pile(count).y >= layout.band.y - GAP for count in range(62))


@pytest.mark.parametrize("count", range(13))
def test_hand_of_up_to_twelve_cards_fits_into_the_picture_without_overlap(count: int) -> None:
    boxes = hand_boxes(count)
    assert len(boxes) == count
    raised = [Box(box.x, box.y - RAISE, box.w, box.h) for box in boxes]
    height = hand_picture.HEIGHT + hand.STRIP_HEIGHT
    assert all(Box(0, 0, WIDTH, height).inset(EDGE).holds(box) for box in (*boxes, *raised))
    assert all(left.right < right.x for left, right in pairwise(boxes))


@pytest.mark.parametrize("count", range(6, 13))
def test_keys_and_marks_of_a_large_hand_do_not_touch(count: int) -> None:
    left, right = hand_boxes(count)[:2]
    mark = GIVER_BADGE // 2 + GIVER_ACROSS + GIVEN_ACROSS + NEW_MARK // 2
    assert right.x - left.x > max(card_faces.KEY, mark)


@pytest.mark.parametrize("count", range(6, 13))
def test_numerals_of_a_large_hand_are_legible_and_fit_the_card(count: int) -> None:
    left = hand_boxes(count)[0]
    style = card_faces.hand_numeral_style(left.w)
    assert style.size >= LEGIBLE
    assert fonts.line("10", style).advance <= left.w - 2 * card_faces.INNER


@pytest.mark.parametrize("partners", (False, True))
@pytest.mark.parametrize("colours", (5, 6))
def test_top_card_and_points_of_an_expedition_fit_into_their_cell_below_a_hand(
    colours: int, partners: bool, middle_view: View
) -> None:
    options = replace(middle_view.options, colours=colours, partners=partners)
    row = hand.Row(replace(middle_view, options=options), 0, hand.OWN)
    assert row.cells[-1].right <= WIDTH - EDGE
    for colour, cell in enumerate(row.cells):
        card = row.card(colour)
        assert cell.holds(card)
        assert cell.holds(Box(card.x, card.y - card_faces.small_card_rise(hand.MAX_BENEATH), card.w, card.h))
        assert fonts.line("10", card_faces.small_numeral_style(card.w)).advance <= card.w
        assert card_faces.small_numeral_style(card.w).size >= LEGIBLE
        widest = fonts.line("+156", hand.WORTH).advance + hand.PILL_ROUND
        assert row.beside(colour).right - widest >= card.x + card.w // 3


# Partners


@pytest.mark.parametrize(
    "names",
    [("W" * 32,) * 4, ("Ada",) * 4, ("", "W" * 32, "W" * 32, "")],
    ids=("long", "short", "empty and long"),
)
@pytest.mark.parametrize("turn", (0, 1, 2, 3, None))
def test_names_and_hand_sizes_of_partners_stay_apart_inside_their_bar(
    names: tuple[str, ...], turn: int | None, passed_view: View, say: Catalogue
) -> None:
    view = replace(passed_view, turn=turn, hand_sizes=(10, 12, 6, 11))
    for side, bar in enumerate(Layout.of(view).bars):
        room = Box(PAD, bar.y, WIDTH * 2 // 3, bar.h)
        blocks = tuple(tabletop.seat_boxes(room, view, side, names, say))
        assert all(room.holds(block) for block in blocks)
        assert blocks[1].x - blocks[0].right > tabletop.PASSING_ARROW
        for seat, block in zip(view.sides[side], blocks, strict=True):
            assert bars.NAME_AT + tabletop.lower_line_width(view, seat, say) <= block.w


def test_both_lines_of_a_partners_bar_are_inside_it_without_touching() -> None:
    assert PARTNERS_BAR - tabletop.BAR_LOWER - sprites.CHIP // 2 >= EDGE
    assert tabletop.BAR_UPPER - fonts.cap_height(theme.TOTAL) // 2 >= EDGE
    assert tabletop.BAR_UPPER + theme.NAME.size // 2 <= tabletop.BAR_LOWER - sprites.CHIP // 2


def test_only_partners_have_higher_bars(middle_view: View, passed_view: View) -> None:
    assert {bar.h for bar in Layout.of(middle_view).bars} == {BAR}
    assert {bar.h for bar in Layout.of(passed_view).bars} == {PARTNERS_BAR}


def test_as_many_equal_cards_are_marked_as_were_passed() -> None:
    held = ("B3", "B3", "B3", "R10")
    assert card_indexes(held, ("B3", "R10")) == {0, 3}
    assert card_indexes(held, ("B3", "B3")) == {0, 1}
    assert card_indexes(held, ()) == set()


def test_box_holds_itself_and_boxes_inside_it_but_no_larger_one() -> None:
    box = Box(10, 10, 100, 50)
    assert box.holds(box)
    assert box.holds(box.inset(5))
    assert not box.holds(box.inset(-1))
    assert box.middle == (60, 35)


def test_three_columns_divide_a_box_evenly_with_gaps_between() -> None:
    cut = columns(Box(0, 0, 100, 10), 3, 5)
    assert [(box.x, box.w) for box in cut] == [(0, 30), (35, 30), (70, 30)]


@pytest.mark.parametrize(
    ("widths", "room", "shares"),
    [
        ([100, 50], 200, [100, 50]),
        ([500, 50], 200, [150, 50]),
        ([300, 400], 200, [100, 100]),
        ([300], 99, [99]),
    ],
)
def test_room_for_partners_names_is_halved_unless_one_needs_less(
    widths: list[int], room: int, shares: list[int]
) -> None:
    assert fair_shares(widths, room) == shares


@pytest.mark.parametrize("language", languages())
def test_round_label_fits_below_the_piles_number(
    language: str, held_view: View, names: Sequence[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    labels = list[tuple[str, int]]()
    place = hand.round_label_room

    def noted(box: Box, x: int, words: str) -> tuple[int, int]:
        left, room = place(box, x, words)
        labels.append((words, room))
        return left, room

    monkeypatch.setattr(hand, "round_label_room", noted)
    hand.hand(replace(held_view, round=5), names, catalogue(language))
    assert [words for words, room in labels if fonts.advance(words, theme.LABEL) * SQUEEZED <= room]


def _with_points(view: View, points: int) -> View:
    """Return a view in which both sides have a number of points."""
    earned = zip(view.totals, current_points(view), strict=True)
    return replace(view, totals=tuple(points - now + total for total, now in earned))


@pytest.mark.parametrize("language", ("en", *slow(*sorted({*languages()} - {"en"}))))
@pytest.mark.parametrize("points", (-17, -117, *slow(7, 156, -240)))
@pytest.mark.parametrize("hand_name", ("received", "choosing"))
def test_nothing_is_painted_beyond_the_slanted_edge_of_the_side_to_move(
    hand_name: str,
    points: int,
    language: str,
    positions: dict[str, View],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its dark letters would be invisible on the dark row."""
    monkeypatch.setattr(hand_picture, "turn_pointer", lambda w, h: Drawing(w, h).sprite())
    view, say = _with_points(positions[hand_name], points), catalogue(language)
    for turn, names in product(range(len(view.hand_sizes)), NAMES):
        at_turn = replace(view, turn=turn)
        shown = ("",) * 4 if hand.players_named_above(at_turn, names, say) else names
        own = side_of(turn) == side_of(view.viewer or 0)
        field = hand.Row(view, 0, hand.OWN if own else hand.OPPONENTS).field
        ground = hand.strip_ground(view.options.colours, hand.gutter_width(view))
        picture = Canvas(ground)
        hand.paint_strip(picture, 0, at_turn, shown, say)
        painted = ImageChops.difference(picture.image, ground).crop(_corners(field))
        painted.paste((0, 0, 0), mask=_tip(painted.size))
        assert painted.getbbox() is None, (names, turn)


def _corners(field: Box) -> tuple[int, int, int, int]:
    """Return the part of a field that contains its slanted edge, as Pillow crops it."""
    return field.right - hand_picture.TIP, field.y, field.right, field.bottom


def _tip(size: tuple[int, int]) -> Image.Image:
    """Return the mask of a triangle that points to the right."""
    w, h = size
    mask = Image.new("L", size, 0)
    ImageDraw.Draw(mask).polygon([(0, 0), (w, h / 2), (0, h)], fill=255)
    return mask


@pytest.mark.parametrize("points", (-17, -117))
def test_own_turn_is_said_in_words_or_by_an_arrow_but_never_cut(
    points: int, positions: dict[str, View], say: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = _with_points(replace(positions["received"], turn=2), points)
    cut, icons, icon = list[str](), list[str](), sprites.icon

    def note_cut(text: str, style: theme.Style, room: int) -> str:
        cut.append(text)
        return text

    def note_icon(name: str, *how: Any) -> Sprite:
        icons.append(name)
        return icon(name, *how)

    monkeypatch.setattr(fonts, "shortened", note_cut)
    monkeypatch.setattr(sprites, "icon", note_icon)
    hand.hand(view, NAMES[0], say)
    assert cut == []
    assert ("right" in icons) == (points == -117), "it is an arrow only if it has to be"


def test_opponents_name_is_above_the_rows_exactly_if_it_is_too_long_beside_the_slanted_edge(
    positions: dict[str, View], say: Catalogue
) -> None:
    """Whose turn it is does not matter: the rows stay where they are."""
    view = positions["choosing"]
    field = hand.Row(view, 0, hand.OPPONENTS).field
    widest = field.w - hand.FIELD_IN - hand_picture.TIP // 2
    name = next(name for name in map("l".__mul__, range(1, 99)) if fonts.advance(name, theme.NARROW) > widest)
    for turn in (0, 1):
        at_turn = replace(view, turn=turn)
        assert hand.players_named_above(at_turn, ("Ada", name[:-1]), say)
        assert not hand.players_named_above(at_turn, ("Ada", name[:-2]), say)


class Noting(Canvas):
    """Notes where it pastes sprites and words."""

    def __init__(self, ground: Image.Image) -> None:
        super().__init__(ground)
        self.pasted = list[Box]()

    def put(self, sprite: Sprite, x: int, y: int) -> None:
        self.pasted.append(Box(x, y, sprite.w, sprite.h))

    def _paste_image(self, piece: Image.Image, x: int, y: int) -> None:
        self.pasted.append(Box(x, y, *piece.size))


@pytest.mark.parametrize("points", (7, *slow(-9, 117)))
@pytest.mark.parametrize("sizes", ((6, 8, 10, 8), (12, 11, 10, 12), *slow(((8, 8, 8, 8),))), ids=str)
def test_crown_of_partners_touches_nothing_in_its_field(
    sizes: tuple[int, ...], points: int, positions: dict[str, View], say: Catalogue
) -> None:
    tied = _with_points(replace(positions["received"], hand_sizes=sizes), points)
    for side, turn, names in product(range(2), range(4), NAMES):
        totals = tuple(total + (number == side) for number, total in enumerate(tied.totals))
        view = replace(tied, totals=totals, turn=turn)
        picture = Noting(hand.strip_ground(view.options.colours, hand.gutter_width(view)))
        shown = ("",) * 4 if hand.players_named_above(view, names, say) else names
        hand.paint_strip(picture, 0, view, shown, say)
        (crown,) = (box for box in picture.pasted if (box.w, box.h) == (hand.CROWN, hand.CROWN))
        field = hand.Row(view, 0, hand.OWN if side == side_of(view.viewer or 0) else hand.OPPONENTS).field
        others = (box for box in picture.pasted if box != crown and (box.w, box.h) != (field.w, field.h))
        touched = [box for box in others if crown.inset(-1).overlaps(box)]
        assert not touched, (names, turn)
        assert crown.right <= field.right - hand_picture.tip_inset(field.h, crown.bottom - field.y)


@pytest.mark.parametrize("side", (0, 1))
@pytest.mark.parametrize("count", range(1, 13))
def test_every_card_of_an_expedition_of_up_to_twelve_shows_its_number(count: int, side: int) -> None:
    pill = sprites.fitted_pill(156, score_sheet.PILL_HEIGHT, score_sheet.POINTS, score_sheet.PILL_PAD)
    away = score_sheet.MEDAL // 2 + 2 * score_sheet.GAP + pill.w
    places = score_sheet.card_places(WIDTH // 2 + (away if side else -away), side, count)
    assert places[0] > PAD and places[-1] + score_sheet.CARD_WIDTH < WIDTH - PAD
    widest = max(fonts.advance(str(number), card_sprites.MINI_FIGURE) for number in range(2, 10))
    assert all(other - one >= card_sprites.MINI_IN + widest for one, other in pairwise(places))


def test_lands_without_cards_have_no_row_in_the_round() -> None:
    played = board("Y2 G8", "Y4 G2", 5)
    assert score_sheet.played_lands(played) == [0, 3]
    empty = board("", "", 5)
    assert score_sheet.rows_height(played) - score_sheet.rows_height(empty) == 2 * (
        score_sheet.ROW + score_sheet.ROW_GAP
    )
