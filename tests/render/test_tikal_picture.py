"""Tikal's pictures: file sizes, content, and distinguishable forms."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageStat

from engine.core.catalogue import Catalogue, catalogue, languages
from engine.core.menu import Question, Slots
from engine.core.phrasing import signed
from engine.core.types import Result
from engine.games.tikal.highlights import best_temple, leaders_by_round
from engine.games.tikal.model import (
    ACT,
    HEXES,
    KINDS,
    LAND,
    SPOT,
    TURN_POINTS,
    Done,
    ScoreSheet,
    ScoringRound,
    Trace,
    View,
    Volcano,
)
from render import backgrounds, bars, fonts, icons, picture, theme
from render.canvas import Canvas
from render.drawing import Sprite
from render.games.tikal import (
    finale,
    footer,
    last_turn,
    map_and_rounds,
    paints,
    piece_sprites,
    questions,
    rotations,
    score_parts,
    sites,
    terrain,
)
from render.games.tikal.buildings import ruin
from render.games.tikal.finale import (
    OUTCOME_END,
    POINTS,
    TEXT_X,
    TITLE_ROOM,
    outcome_lines,
    title_lines,
    win_text,
)
from render.games.tikal.footer import bidding_status, buyers
from render.games.tikal.ground import empty_table, paint_coordinates, undiscovered_board
from render.games.tikal.questions import question
from render.games.tikal.score_sheet import hexes_text, points_gained, score_sheet, seats_by_points
from render.games.tikal.table_layout import HEX, Layout, Pixel
from render.games.tikal.tabletop import tabletop
from render.geometry import PAD, WIDTH, Box, columns
from render.image_cache import images
from render.layers import Layers, whole_image
from tests.examples import slow
from tests.render.contrast import contrast, luminance
from tests.render.test_theme import EYES, READABLE, TOLD_APART, distance
from tests.render.tikal_positions import (
    NAMES,
    POSITIONS,
    QUESTIONS,
    auction,
    begun,
    bidding,
    chosen,
    crowd,
    early_scoring,
    middle,
    result,
    scored,
    scoring,
    turning,
)

GAME = "tikal"
MOST_BYTES = 300_000
LARGE = 3.0
"""The contrast that large bold numbers need (WCAG 2.2, 1.4.3)."""


@pytest.fixture(params=("crowd", "bidding", *slow(*sorted(POSITIONS.keys() - {"crowd", "bidding"}))))
def seen(request: pytest.FixtureRequest) -> View:
    return POSITIONS[request.param]()


def names_for(view: View) -> tuple[str, ...]:
    return NAMES[: len(view.totals)]


def differ(one: Image.Image | Layers, other: Image.Image | Layers) -> bool:
    images = (whole_image(one).convert("RGB"), whole_image(other).convert("RGB"))
    return ImageChops.difference(*images).getbbox() is not None


@pytest.mark.slow
def test_tabletop_has_full_width_at_most_300_kilobytes_and_equal_bytes_when_painted_again(
    seen: View, say: Catalogue
) -> None:
    made = picture.tabletop(GAME, seen, names_for(seen), say)
    assert (made.width, len(made.data) <= MOST_BYTES) == (1200, True)
    assert made == picture.tabletop(GAME, seen, names_for(seen), say)


@pytest.mark.parametrize("name", QUESTIONS)
def test_question_picture_has_full_width_and_at_most_300_kilobytes(name: str, say: Catalogue) -> None:
    made = picture.question(GAME, *QUESTIONS[name](), say)
    assert made is not None
    assert (made.width, len(made.data) <= MOST_BYTES) == (1200, True)


@pytest.mark.slow
@pytest.mark.parametrize("auctioned", (*slow(False), True))
@pytest.mark.parametrize("seats", (*slow(2, 3), 4))
def test_score_sheet_file_has_at_most_300_kilobytes(seats: int, auctioned: bool, say: Catalogue) -> None:
    for played in range(1, 5):
        view = scored(seats, played, auctioned=auctioned)
        ended = result(view) if played == 4 else None
        assert len(picture.score_sheet(GAME, view, ended, NAMES[:seats], say).data) <= MOST_BYTES


def test_tikal_has_no_picture_of_hands(say: Catalogue) -> None:
    assert picture.hand(GAME, middle(), NAMES[:3], say) is None


@pytest.mark.parametrize("name", ["W" * 32, "\u202eAda", *slow("李小龍", "🎲", "", "a" * 500)])
def test_tabletop_and_score_sheet_have_full_width_with_any_name(name: str, say: Catalogue) -> None:
    view = scored(4)
    assert picture.tabletop(GAME, crowd(), (name,) * 4, say).width == WIDTH
    assert picture.score_sheet(GAME, view, result(view), (name,) * 4, say).width == WIDTH


class Listening:
    """A translator that records its messages."""

    def __init__(self, say: Catalogue) -> None:
        self._say = say
        self.language = say.language
        self.said: list[str] = []

    def __call__(self, text: str, /, **details: Any) -> str:
        self.said.append(text)
        return self._say(text, **details)


def test_tabletop_says_only_sentences_of_pictures(seen: View, say: Catalogue) -> None:
    recorded = Listening(say)
    picture.tabletop(GAME, seen, names_for(seen), recorded)
    assert recorded.said
    assert all(text.startswith(("picture-", "tikal-picture-")) for text in recorded.said)


# The table


def test_touched_hexes_and_walked_ways_of_the_last_turn_each_change_the_tabletop(say: Catalogue) -> None:
    view = middle()
    assert view.last
    shown = [
        tabletop(replace(view, last=last), NAMES[:3], say)
        for last in (view.last, replace(view.last, ways=()), replace(view.last, touched=()), None)
    ]
    assert all(differ(one, other) for one, other in combinations(shown, 2))


@pytest.mark.parametrize("points", range(TURN_POINTS))
def test_every_action_point_changes_the_tabletop(points: int, say: Catalogue) -> None:
    one, other = (replace(middle(), points=left) for left in (points, points + 1))
    assert differ(tabletop(one, NAMES[:3], say), tabletop(other, NAMES[:3], say))


@pytest.mark.parametrize(
    "change",
    [
        {"turn": 2},
        {"turn": None},
        {"stack": 3},
        {"next_group": "F"},
        {"totals": (31, 24, 29)},
        {"worth": (15, 12, 10)},
        {"supply": (9, 8, 6)},
        {"leaders": (SPOT["C4"], SPOT["D4"], -1)},
        {"leaders": (SPOT["A3"], SPOT["D4"], SPOT["E3"])},
        {"treasures": (("mask", "mask", "bell", "idol"), ("ring",), ())},
        {"camps": (None,) * 40},
        {"guards": (None,) * 40},
        {"hoards": (0,) * 40},
        {"retired": 1},
    ],
    ids=lambda change: next(iter(change)),
)
def test_change_of_turn_stack_points_pieces_or_treasures_changes_the_tabletop(
    change: dict[str, Any], say: Catalogue
) -> None:
    before = middle()
    assert differ(tabletop(before, NAMES[:3], say), tabletop(replace(before, **change), NAMES[:3], say))


def test_last_turn_has_chips_in_the_order_of_its_actions(say: Catalogue) -> None:
    seen = replace(
        middle(),
        last=Trace(
            0,
            deeds=(
                Done("place", (SPOT["C5"],)),
                Done("enter", (SPOT["A5"],), 2),
                Done("move", (SPOT["A5"], SPOT["B5"])),
                Done("excavate", (SPOT["B5"],), 2),
                Done("move", (SPOT["B5"], SPOT["C5"])),
                Done("hunt", (SPOT["C5"],), kind="mask"),
                Done("exchange", kind="shell", seat=1),
                Done("camp", (SPOT["D4"],)),
                Done("guard", (SPOT["B5"],)),
                Done("score", count=10),
            ),
        ),
    )
    assert seen.last
    shown = [
        (one.icon or one.find, one.words, one.seat, one.points)
        for one in last_turn.deed_chips(seen.last, say)
    ]
    assert shown == [
        ("", "placed C5", None, None),
        ("explorer", "2 at A5", None, None),
        ("right", "A5–B5", None, None),
        ("temple", "dug B5 ×2", None, None),
        ("right", "B5–C5", None, None),
        ("mask", "found C5", None, None),
        ("swap", "from", 1, None),
        ("camp-1", "D4", None, None),
        ("shield", "B5", None, None),
        ("", "", None, 10),
    ]
    assert differ(tabletop(seen, NAMES[:3], say), tabletop(replace(seen, last=None), NAMES[:3], say))


def test_chip_of_a_move_has_a_star_if_the_leader_went(say: Catalogue) -> None:
    went = (Done("move", (SPOT["A5"], SPOT["B5"])), Done("move", (SPOT["A5"], SPOT["B4"]), 2, leader=True))
    chips = last_turn.deed_chips(Trace(0, deeds=went), say)
    assert [(one.icon, one.second_icon, one.words) for one in chips] == [
        ("right", "", "A5–B5"),
        ("right", "star", "A5–B4 ×2"),
    ]


def test_chip_of_moves_back_and_forth_keeps_their_order(say: Catalogue) -> None:
    there, back = Done("move", (SPOT["A5"], SPOT["B5"])), Done("move", (SPOT["B5"], SPOT["A5"]))
    chips = last_turn.deed_chips(Trace(0, deeds=(there, back, there)), say)
    assert [one.words for one in chips] == ["A5–B5, B5–A5, A5–B5"]


def test_chip_of_an_exchange_shows_both_treasures(say: Catalogue) -> None:
    last = Trace(0, deeds=(Done("exchange", kind="jug", seat=1, given="bell"),))
    (chip,) = last_turn.deed_chips(last, say)
    assert (chip.given, chip.icon, chip.find, chip.seat) == ("bell", "swap", "jug", 1)


def test_chip_counts_explorers_that_came_in_at_each_place(say: Catalogue) -> None:
    """A total before a list of places would seem to be divided equally."""
    last = Trace(0, deeds=(Done("enter", (SPOT["E1"],), 3), Done("enter", (SPOT["A5"],))))
    assert [one.words for one in last_turn.deed_chips(last, say)] == ["3 at E1, 1 at A5"]
    one_each = Trace(0, deeds=(Done("enter", (SPOT["E1"],)), Done("enter", (SPOT["A5"],))))
    assert [one.words for one in last_turn.deed_chips(one_each, say)] == ["E1, A5"]


def test_chip_counts_repeated_actions_per_place(say: Catalogue) -> None:
    """A total after a list of places would seem to belong to the last one."""
    last = Trace(
        0,
        deeds=(
            Done("move", (SPOT["A5"], SPOT["B5"]), 3),
            Done("excavate", (SPOT["B5"],)),
            Done("excavate", (SPOT["C5"],), 2),
        ),
    )
    assert [one.words for one in last_turn.deed_chips(last, say)] == ["A5–B5 ×3", "dug B5, C5 ×2"]


def test_each_kind_of_treasure_gained_has_a_chip(say: Catalogue) -> None:
    """Like treasures in a row share a chip; an exchange has its own, with arrows."""
    last = Trace(
        0,
        deeds=(
            Done("hunt", (SPOT["C4"],), kind="jug"),
            Done("hunt", (SPOT["D5"],), kind="jug"),
            Done("hunt", (SPOT["C2"],), kind="idol"),
            Done("exchange", kind="jug", seat=1),
            Done("exchange", kind="mask", seat=2),
        ),
    )
    assert [(one.icon, one.find, one.words, one.seat) for one in last_turn.deed_chips(last, say)] == [
        ("", "jug", "found C4, D5", None),
        ("", "idol", "found C2", None),
        ("swap", "jug", "from", 1),
        ("swap", "mask", "from", 2),
    ]


def test_outline_of_the_last_move_is_white_outside_and_differs_from_that_of_candidates() -> None:
    """It is white outside: the third seat's colour resembles the candidates' gold."""
    candidate = terrain.candidate_hex(HEX).image
    for seat in range(4):
        ring = terrain.seat_outline(HEX, seat).image.convert("RGBA")
        white = sum(
            max(pixel[:3]) - min(pixel[:3]) < 12 and pixel[0] > 220 for pixel in ring.get_flattened_data()
        )
        assert white > 0.4 * sum(pixel[3] > 200 for pixel in ring.get_flattened_data())
        assert differ(ring, candidate)


def test_candidate_hex_is_opaque_at_its_edge_and_nearly_transparent_inside() -> None:
    """The halo around it leaves it free."""
    ring, halo = (part(HEX).image.getchannel("a") for part in (terrain.candidate_hex, terrain.candidate_halo))
    x, y, inside = ring.width // 2, ring.height // 2, HEX.tall * 3 // 10
    assert ring.getpixel((x, y - inside)) < 100 < ring.getpixel((x, 8))
    assert halo.getpixel((halo.width // 2, halo.height // 2 - inside)) == 0
    assert halo.getpixel((halo.width // 2, 30)) > 30


class NotingTexts(Canvas):
    """A board that records the texts written on it."""

    def __init__(self) -> None:
        super().__init__(undiscovered_board())
        self.written: list[str] = []

    def text(self, words: str, *args: Any, **how: Any) -> int:
        self.written.append(words)
        return super().text(words, *args, **how)


def test_coordinates_are_shown_only_beside_discovered_hexes() -> None:
    view, board = replace(begun(), candidates=()), NotingTexts()
    paint_coordinates(board, Layout.of(view), view)
    assert board.written == ["A2", "B2", "C3", "D3", "D4", "D5"]


def test_points_scored_in_the_running_scoring_round_change_the_tabletop(say: Catalogue) -> None:
    view = scoring()
    less = (*view.sheets[:-1], replace(view.sheets[-1], treasures=0))
    assert differ(tabletop(view, NAMES, say), tabletop(replace(view, sheets=less), NAMES, say))


def test_card_of_a_scoring_round_changes_with_the_name_of_a_player(say: Catalogue) -> None:
    view, boris = early_scoring(), list(NAMES[:3])
    layout = Layout.of(view)
    card = footer.scorers_card_box(layout, view)
    assert card is not None
    shown = []
    for name in ("Boris", "Bertha"):
        image = Image.new("RGB", (WIDTH, layout.height))
        boris[1] = name
        footer.paint_scorers_card(Canvas(image, fresh=True), layout, view, boris, say)
        assert image.getbbox() is not None
        shown.append(image)
    assert differ(*shown)


def test_candidate_hexes_are_painted_with_their_names(say: Catalogue) -> None:
    view, board = begun(), NotingTexts()
    sites.paint_candidates(board, Layout.of(view).middles, view)
    assert board.written == [HEXES[spot] for spot in view.candidates] != []
    assert differ(tabletop(view, NAMES[:2], say), tabletop(replace(view, candidates=()), NAMES[:2], say))


def test_seats_still_to_score_in_a_scoring_round_change_the_tabletop(say: Catalogue) -> None:
    view = scoring()
    assert view.scoring is not None
    rounds = [replace(view.scoring, queue=queue) for queue in ((2, 3), (3,), ())]
    shown = [tabletop(replace(view, scoring=each), NAMES, say) for each in rounds]
    assert all(differ(one, other) for one, other in combinations(shown, 2))


def test_older_turn_is_not_marked_once_someone_has_bid(say: Catalogue) -> None:
    """Otherwise it would look as if it was the last move."""
    view = auction()
    assert view.auction
    none = replace(view, last=None)
    assert not differ(tabletop(view, NAMES[:3], say), tabletop(none, NAMES[:3], say))
    opened = replace(view.auction, bidder=None, bid=0, passed=())
    views = [replace(one, auction=opened) for one in (view, none)]
    assert differ(*(tabletop(one, NAMES[:3], say) for one in views))


def test_highest_bid_its_bidder_and_the_open_tiles_each_change_the_tabletop(say: Catalogue) -> None:
    view = auction()
    assert view.auction
    bids = (view.auction, replace(view.auction, bid=4), replace(view.auction, bidder=0))
    fewer = replace(view.auction, open=view.auction.open[:-1])
    shown = [tabletop(replace(view, auction=bid), NAMES[:3], say) for bid in (*bids, fewer)]
    assert all(differ(one, other) for one, other in combinations(shown, 2))


def test_outbid_player_of_an_auction_may_still_bid(say: Catalogue) -> None:
    view = bidding()
    assert view.auction
    outbid = replace(view, auction=replace(view.auction, passed=(), bidder=2, bid=5))
    assert bidding_status(outbid, 0) == "in"
    assert say("tikal-picture-bidder", what="in") == "may still bid"


def test_buyers_of_an_auction_are_the_seats_no_longer_waiting_and_change_the_tabletop(say: Catalogue) -> None:
    view = bidding()
    assert view.auction
    assert (buyers(auction()), buyers(view), buyers(chosen())) == ([], [1], [1])
    other = replace(view.auction, waiting=(1, 2, 3))
    assert differ(tabletop(view, NAMES, say), tabletop(replace(view, auction=other), NAMES, say))


def test_buyer_of_a_volcano_stays_its_buyer_while_others_score() -> None:
    scoring_round = ScoringRound(1, (0,), Volcano("b6", 1))
    assert buyers(replace(chosen(), phase=ACT, tile=None, turn=2, scoring=scoring_round)) == [1]


# Rotations of a tile


@pytest.mark.parametrize(
    ("name", "answers", "settled", "plates"),
    [
        ("do", ("new", "C4", "D4-C4-2", "excavate-D4", "end"), (), {"C4": (0, ()), "D4": (0, ("temple",))}),
        ("go", ("B3-1", "B3-2", "D4-1"), (("do", "C4"),), {"B3": (2, ()), "D4": (5, ())}),
        ("site", ("D1", "E4"), (("do", "camp"),), {"D1": (0, ()), "E4": (0, ())}),
    ],
    ids=("pieces", "ways", "sites"),
)
def test_map_question_labels_hexes_with_the_price_and_work_of_its_buttons(
    name: str, answers: tuple[str, ...], settled: Slots, plates: dict[str, Any], say: Catalogue
) -> None:
    view, asked = middle(), Question(name, answers, settled)
    shown = {
        HEXES[spot]: (said.price, said.work) for spot, said in questions.offered_plates(view, asked).items()
    }
    assert shown == plates
    made = picture.question(GAME, view, asked, say)
    assert made is not None
    assert made.width < WIDTH
    assert made.height <= made.width * questions.MAX_ASPECT + 1
    assert len(made.data) <= MOST_BYTES


ABOUT_HEXES = (
    Question("do", ("new", "C4", "D4-C4-2", "excavate-D4", "end"), ()),
    Question("go", ("B3-1", "B3-2", "D4-1"), (("do", "C4"),)),
    Question("site", ("D1", "E4"), (("do", "camp"),)),
    Question("enter", ("B3", "D4"), ()),
)


@pytest.mark.parametrize("asked", ABOUT_HEXES, ids=lambda asked: asked.name)
def test_part_of_the_map_equals_the_same_part_of_the_whole(
    asked: Question, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Includes hexes that are half inside."""
    boxes, of_all = list[Box](), questions.lit_part
    monkeypatch.setattr(
        questions, "lit_part", lambda layout, lit: boxes.append(of_all(layout, lit)) or boxes[-1]
    )
    alone = questions.map_question(middle(), asked)
    monkeypatch.setattr(questions, "lit_part", lambda layout, _: Box(0, 0, WIDTH, layout.last_turn.y))
    whole = questions.map_question(middle(), asked)
    assert alone is not None
    assert whole is not None
    (box,) = boxes
    assert alone.size != whole.size
    assert alone.tobytes() == whole.crop((box.x, box.y, box.right, box.bottom)).tobytes()


def test_tables_at_all_hours_are_painted_from_one_cached_background() -> None:
    images.clear()
    board = undiscovered_board()
    size = images.size
    for over in (backgrounds.DAWN / 2, backgrounds.NOON, 1.0):
        assert empty_table(Layout(2), over).image.size == (WIDTH, Layout(2).height)
    assert images.size == size
    assert undiscovered_board() is board


def test_lit_part_contains_all_lit_hexes_and_stays_on_the_map() -> None:
    layout = Layout(3)
    for lit in ((0,), (0, 38), (5, 6, 20), (39,)):
        box = questions.lit_part(layout, lit)
        assert Box(0, 0, WIDTH, layout.height).holds(box)
        assert box.w >= questions.MIN_WIDTH
        for spot in lit:
            x, y = layout.middles[spot]
            assert box.x <= x - HEX.half
            assert x + HEX.half <= box.right
            assert box.y <= y - HEX.tall // 2
            assert y + HEX.tall // 2 <= box.bottom


def test_questions_that_need_no_part_of_the_map_have_no_picture(say: Catalogue) -> None:
    for name in ("hex", "to", "tile", "take"):
        assert picture.question(GAME, middle(), Question(name, ("A1", "B1"), ()), say) is None


@pytest.mark.slow
def test_pictures_of_all_six_rotations_of_a_tile_differ(say: Catalogue) -> None:
    shown = [question(*turning(middle(), "e2", "F2", str(rotation)), say) for rotation in range(6)]
    assert all(one and other and differ(one, other) for one, other in combinations(shown, 2))


def test_neighbours_are_painted_once_for_all_rotations_of_a_tile(
    say: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted, neighbour = list[int](), rotations._paint_neighbour

    def note(part: Canvas, middle: Pixel, edge: int, *seen: Any) -> None:
        painted.append(edge)
        neighbour(part, middle, edge, *seen)

    monkeypatch.setattr(rotations, "_paint_neighbour", note)
    question(*turning(middle(), "e2", "F2", "0 1 2 3 4 5"), say)
    assert sorted(painted) == list(range(6))


@pytest.mark.parametrize(("ways_round", "opened"), [("3 4 5", ["F3", "E3", "E2"]), ("0 1", []), ("3", [])])
def test_rotations_name_the_hexes_that_only_some_of_them_open(
    ways_round: str, opened: list[str], say: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    named, write = list[str](), Canvas.text

    def note(picture: Canvas, words: str, x: int, y: int, style: Any, colour: Any, **rest: Any) -> int:
        named.extend([words] if colour == rotations.OPENED else [])
        return write(picture, words, x, y, style, colour, **rest)

    monkeypatch.setattr(Canvas, "text", note)
    question(*turning(middle(), "e2", "F2", ways_round), say)
    assert named == opened


@pytest.mark.parametrize("language", languages())
def test_marks_of_borders_are_explained_in_full_beside_the_question(language: str) -> None:
    say = catalogue(language)
    shown = question(*turning(middle(), "e2", "F2", "3 4"), say)
    assert shown is not None
    wide = [fonts.advance(say(f"tikal-picture-{word}"), theme.LABEL) for word in ("toll", "closed")]
    asked = fonts.advance(say("tikal-picture-rotation", hex="F2"), rotations.TITLE)
    marks = rotations.GATE + rotations.SHUT + 2 * rotations.KEY_ROOM + 2 * PAD
    assert asked + sum(wide) + marks <= WIDTH - 2 * PAD - rotations.BADGE


# The score sheet


@pytest.mark.slow
def test_game_resigned_at_once_has_score_sheet_without_rounds(say: Catalogue) -> None:
    view = replace(begun(), turn=None, retired=1)
    ended = Result(sides=((0,), (1,)), placings=(1, 2), scores=(0, 0), score_sheets=((), ()), why="abandoned")
    assert score_sheet(view, ended, NAMES[:2], say).width == 1200


@pytest.mark.slow
def test_game_resigned_in_a_scoring_round_has_a_sheet_of_the_begun_rounds(say: Catalogue) -> None:
    view = scored(4)
    view = replace(view, sheets=view.sheets[:6], retired=3)
    ended = replace(result(view), why="resigned")
    assert score_parts.rounds_scored(view) == 2
    assert score_sheet(view, ended, NAMES, say).width == 1200


@pytest.mark.parametrize("change", [{"turn": 1}, {"tile": "b1"}, {"candidates": (SPOT["H5"],)}], ids=str)
def test_change_of_next_player_tile_or_its_places_changes_the_score_sheet(
    change: dict[str, Any], say: Catalogue
) -> None:
    view = scored(3, 2)
    assert differ(*(score_sheet(seen, None, NAMES[:3], say) for seen in (view, replace(view, **change))))


def test_final_picture_has_full_width_and_at_most_300_kilobytes(say: Catalogue) -> None:
    for seats in (2, 3, 4):
        view = scored(seats)
        made = picture.finale(GAME, view, result(view), NAMES[:seats], say)
        assert made is not None
        assert (made.width, len(made.data) <= MOST_BYTES) == (1200, True)


def test_leaders_after_each_scoring_round_include_tied_players() -> None:
    sheets = tuple(
        ScoreSheet(number, seat, (), points)
        for number, row in enumerate(((5, 3), (1, 3), (0, 4)), start=1)
        for seat, points in enumerate(row)
    )
    assert leaders_by_round(replace(scored(2), sheets=sheets)) == [[0], [0, 1], [1]]


def test_best_temple_is_the_one_that_scored_most_in_all_rounds() -> None:
    low, high = SPOT["A3"], SPOT["D4"]
    sheets = (
        ScoreSheet(1, 0, ((low, 3),), 0),
        ScoreSheet(1, 1, ((high, 2),), 0),
        ScoreSheet(2, 0, ((high, 4),), 0),
    )
    assert best_temple(replace(scored(2), sheets=sheets)) == (high, {(1, 1): 2, (2, 0): 4})


def held_by(seats: int, value: int) -> tuple[ScoreSheet, ...]:
    """Return sheets of four rounds in which all seats in turn were paid for one temple."""
    temples = ((SPOT["F4"], value),)
    return tuple(ScoreSheet(number, seat, temples, 0) for number in range(1, 5) for seat in range(seats))


@pytest.mark.parametrize("value", (4, 10))
@pytest.mark.parametrize("seats", (1, 2, 3, 4))
def test_plates_of_a_contested_temple_do_not_overlap(
    seats: int, value: int, say: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each seat scores on its own turn, so all of them can hold one temple in a round."""
    put: list[Box] = []
    written: list[tuple[str, Box]] = []
    painted, wrote = Canvas.put, Canvas.text

    def note(canvas: Canvas, sprite: Sprite, x: int, y: int) -> None:
        put.append(Box(x, y, sprite.w, sprite.h))
        painted(canvas, sprite, x, y)

    def write(canvas: Canvas, text: str, x: int, y: int, style: theme.Style, *args: Any, **how: Any) -> int:
        wide = wrote(canvas, text, x, y, style, *args, **how)
        left = x - round(wide * how.get("across", 0))
        written.append((text, Box(left, y - style.size // 3, wide, style.size * 2 // 3)))
        return wide

    monkeypatch.setattr(Canvas, "put", note)
    monkeypatch.setattr(Canvas, "text", write)
    view = replace(scored(4), sheets=held_by(seats, value))
    box = Box(400, 0, columns(Box(0, 0, WIDTH - 2 * PAD, 0), 3, finale.PANEL_GAP)[0].w, finale.PANEL_HEIGHT)
    finale._paint_best_temple(Canvas(Image.new("RGB", (WIDTH, box.h))), box, view, say)
    assert [words for words, _ in written] == ["Temple F4", "1", "2", "3", "end"], "each round once"
    places = [*put, *(place for _, place in written)]
    assert len(put) == 4 * seats + 1 + (seats <= finale.MAX_STACKED), (
        "plates, the sum, and the temple if it has room"
    )
    assert all(box.holds(place) for place in places)
    for one, other in combinations(places, 2):
        assert one.right <= other.x or other.right <= one.x or one.bottom <= other.y or other.bottom <= one.y


def test_final_picture_of_a_game_in_which_no_temple_was_held_has_full_width(say: Catalogue) -> None:
    view = scored(2)
    view = replace(view, sheets=tuple(replace(sheet, temples=()) for sheet in view.sheets))
    assert best_temple(view)[1] == {}
    assert finale.finale(view, result(view), NAMES[:2], say).width == 1200


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", ["Bartholomew of Blackwater", "W" * 24, "i" * 24, "漢" * 24, "Ada"])
def test_winner_with_any_name_is_named_in_full(name: str, language: str) -> None:
    lines, style = title_lines([name], catalogue(language))
    assert name.replace(" ", "") in "".join(lines).replace(" ", "")
    assert len(lines) <= 2 and style.size >= theme.LABEL.size
    assert all(fonts.advance(line, style) <= TITLE_ROOM for line in lines)


def test_outline_colours_of_bars_contrast_with_their_grounds() -> None:
    for line, grounds in (
        (bars.ON_DARK.quiet, (theme.BAR_TOP, theme.BAR_BOTTOM, theme.TABLE_LIGHT, theme.TABLE_DARK)),
        (bars.ON_LIGHT.quiet, (theme.LIGHT_TOP, theme.LIGHT_BOTTOM)),
    ):
        assert all(contrast(line, ground) >= 3 for ground in grounds)


def test_equal_columns_of_a_scoring_round_share_one_number(
    say: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    view, written = scored(2), []
    monkeypatch.setattr(Canvas, "text", lambda canvas, words, *args, **how: written.append(words) or 40)
    sheets = tuple(replace(sheet, temples=(), treasures=51) for sheet in view.sheets)
    box = Box(0, 0, 700, 400)
    map_and_rounds._paint_rounds(Canvas(Image.new("RGB", (700, 400))), box, replace(view, sheets=sheets), say)
    assert written.count("51") == len({sheet.number for sheet in sheets})


def test_names_of_tied_winners_are_not_shortened(say: Catalogue) -> None:
    three = ["Wilhelmina Featherstones", "Bartholomew the Unready!", "Genevieve of the Coast 24"]
    written = " ".join(title_lines(three, say)[0])
    assert all(name in written for name in three)
    lines, _ = title_lines(["Ada", "Boris of Blackwater Hall"], say)
    assert " ".join(lines) == "Ada & Boris of Blackwater Hall"


@pytest.mark.parametrize(
    ("scores", "order", "why", "said"),
    [
        ((90, 81), (1, 2), "played-out", "9 ahead"),
        ((90, 90), (1, 2), "played-out", "by the tie-break"),
        ((90, 90), (1, 1), "played-out", "shared win"),
        ((40, 81), (1, 2), "resigned", "by resignation"),
        ((40, 81), (1, 2), "on-time", "on time"),
    ],
)
def test_win_text_names_the_lead_a_tie_break_a_shared_win_a_resignation_or_a_win_on_time(
    scores: tuple[int, ...], order: tuple[int, ...], why: str, said: str, say: Catalogue
) -> None:
    ended = Result(sides=((0,), (1,)), placings=order, scores=scores, score_sheets=((), ()), why=why)
    assert win_text(ended, say) == said


@pytest.mark.parametrize("language", ["es", *slow("en", "de", "fr", "pt-BR", "ja")])
def test_outcome_fits_into_three_lines_left_of_the_temple(language: str) -> None:
    say, room = catalogue(language), OUTCOME_END - TEXT_X - fonts.advance("188", POINTS) - PAD
    ways = ("ahead", "level", "resigned", "on-time")
    texts = [say("tikal-picture-outcome", how=how, points=121) for how in ways]
    texts.append(say("picture-share-outcome", how="shared", margin=0))
    for text in texts:
        lines, style = outcome_lines([say("tikal-picture-won", points=188), text], room)
        assert len(lines) <= 3
        assert all(fonts.advance(line, style) <= room and fonts.ELLIPSIS not in line for line in lines)


def test_final_picture_shows_winners_points_after_resignation(say: Catalogue) -> None:
    view = scored(2)
    said: dict[str, Any] = {}

    def listening(text: str, /, **details: Any) -> str:
        said[text] = details
        return say(text, **details)

    ended = replace(result(view), placings=(1, 2), scores=(40, 81), why="resigned")
    finale.finale(view, ended, NAMES[:2], listening)
    assert said["tikal-picture-won"] == {"points": 40}


def test_final_picture_of_an_auction_says_what_is_left_of_the_first_points(say: Catalogue) -> None:
    view, said = scored(3, auctioned=True), list[Any]()

    def listening(text: str, /, **details: Any) -> str:
        if text == "tikal-picture-auction":
            said.append(details["points"])
        return say(text, **details)

    finale.finale(view, result(view), NAMES[:3], listening)
    assert said == [signed(20 - view.paid[seat]) for seat in (0, 2, 1)]


def test_totals_of_the_sampled_auction_are_20_less_bids_plus_points_scored() -> None:
    view = scored(3, auctioned=True)
    for seat, total in enumerate(view.totals):
        own = [sheet.points for sheet in view.sheets if sheet.seat == seat]
        assert total == 20 - view.paid[seat] + sum(own)


@pytest.mark.parametrize("seats", (2, *slow(3, 4)))
@pytest.mark.parametrize("played", [*slow(1), 4])
def test_treasure_points_of_each_round_change_the_score_sheet(
    seats: int, played: int, say: Catalogue
) -> None:
    view = scored(seats, played)
    ended = result(view) if played == 4 else None
    shown = score_sheet(view, ended, NAMES[:seats], say)
    for number, sheet in enumerate(view.sheets):
        other = replace(sheet, treasures=sheet.treasures + 5)
        sheets = (*view.sheets[:number], other, *view.sheets[number + 1 :])
        assert differ(shown, score_sheet(replace(view, sheets=sheets), ended, NAMES[:seats], say))


@pytest.mark.parametrize("seat", range(4))
def test_later_rounds_of_a_seat_have_brighter_shades_on_which_numbers_contrast(seat: int) -> None:
    shades = [score_parts.round_paints(seat, number)[0] for number in range(1, 5)]
    assert all(sum(earlier) < sum(later) for earlier, later in pairwise(shades))
    assert all(
        contrast(score_parts.round_paints(seat, number)[1], shade) >= LARGE
        for number, shade in enumerate(shades, 1)
    )


def test_seats_are_ordered_by_points_and_points_of_temples_change_the_score_sheet(say: Catalogue) -> None:
    view = scored(4, 2)
    assert seats_by_points(view) == [0, 2, 1, 3]
    assert points_gained(view) == {0: 17, 1: 12, 2: 14, 3: 6}
    less = replace(view, sheets=tuple(replace(one, temples=one.temples[:1]) for one in view.sheets))
    assert differ(score_sheet(view, None, NAMES, say), score_sheet(less, None, NAMES, say))


@pytest.mark.parametrize("seats", (2, 3, 4))
@pytest.mark.parametrize("played", (1, 2, 3))
def test_score_sheet_with_long_names_has_full_width_and_at_most_300_kilobytes(
    seats: int, played: int, say: Catalogue
) -> None:
    made = picture.score_sheet(GAME, scored(seats, played), None, ("W" * 32,) * seats, say)
    assert (made.width, len(made.data) <= MOST_BYTES) == (1200, True)


# Distinguishable shapes


def test_hex_names_contrast_with_their_outline() -> None:
    assert contrast(theme.CREAM, paints.NIGHT) >= READABLE


@pytest.mark.parametrize(
    ("ink", "grounds"),
    [
        (paints.PLATE_INK, (paints.PLATE,)),
        (paints.HOARD_INK, (paints.HOARD,)),
        (paints.MAP_INK, paints.CANOPY),
        (theme.CREAM, (theme.BACK_TOP, theme.BACK_BOTTOM)),
        (theme.GOLD, (theme.LANDS["ruin"].top, theme.LANDS["ruin"].bottom)),
        (theme.GOLD, (theme.TABLE_LIGHT, theme.TABLE_DARK)),
        (theme.LOSS.ink, (theme.LOSS.top, theme.LOSS.bottom)),
    ],
    ids=("plate", "treasures", "map", "tile back", "ruin", "table", "loss"),
)
def test_inks_of_tikal_plates_map_and_backs_contrast_with_their_grounds(
    ink: theme.Colour, grounds: tuple[theme.Colour, ...]
) -> None:
    assert all(contrast(ink, ground) >= READABLE for ground in grounds)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize(("one", "other"), [*combinations(theme.LANDS, 2)])
def test_colours_of_lands_are_distinguishable_by_all_kinds_of_eyes(one: str, other: str, eyes: str) -> None:
    assert distance(theme.LANDS[one].top, theme.LANDS[other].top, eyes) >= TOLD_APART


@pytest.mark.parametrize(("one", "other"), [*combinations(KINDS, 2)])
def test_treasures_differ_in_shape(one: str, other: str) -> None:
    apart = ImageChops.difference(*(icons.icon_mask(f"treasure-{kind}", 40) for kind in (one, other)))
    assert ImageStat.Stat(apart).mean[0] / 255 > 0.1


@pytest.mark.parametrize(("one", "other"), [*combinations(range(4), 2)])
def test_camps_differ_in_shape(one: int, other: int) -> None:
    outlines = [piece_sprites.camp_tent(seat, HEX).alpha for seat in (one, other)]
    assert ImageStat.Stat(ImageChops.difference(*outlines)).mean[0] / 255 > 0.03


def test_guarded_temple_differs_in_shape_from_held_one() -> None:
    outlines = [
        sprite.alpha.resize((60, 60))
        for sprite in (piece_sprites.value_plate(5, 0), piece_sprites.guard_shield(5, 0))
    ]
    assert ImageStat.Stat(ImageChops.difference(*outlines)).mean[0] / 255 > 0.03


def test_picture_of_an_empty_ruin_differs_from_one_with_treasures() -> None:
    assert differ(ruin(HEX, golden=True).image, ruin(HEX, golden=False).image)


def test_temple_is_held_by_the_majority_and_plates_of_holders_differ(say: Catalogue) -> None:
    view, spot = middle(), SPOT["A3"]
    seen = []
    for own in ((2, 0, 0), (0, 2, 0), (1, 1, 0)):
        explorers = tuple(
            (*mine[:spot], own[seat], *mine[spot + 1 :]) for seat, mine in enumerate(view.explorers)
        )
        seen.append(sites.site_at(replace(view, explorers=explorers), spot).holder)
    assert seen == [0, 1, None]
    plates = [piece_sprites.value_plate(4, holder).image for holder in (0, 1, 2, 3, None)]
    assert all(differ(one, other) for one, other in combinations(plates, 2))


@pytest.mark.slow
def test_tabletop_differs_by_the_seat_that_took_the_last_turn(say: Catalogue) -> None:
    view = middle()
    assert view.last
    shown = [tabletop(replace(view, last=replace(view.last, seat=seat)), NAMES[:3], say) for seat in range(3)]
    assert all(differ(one, other) for one, other in combinations(shown, 2))


def test_neighbouring_hexes_of_a_column_are_written_as_a_range(say: Catalogue) -> None:
    assert hexes_text([SPOT[hex] for hex in ("A2", "D3", "D4", "D5", "E1")], say) == "A2, D3–5, E1"


def test_every_kind_of_tile_has_a_land_to_paint() -> None:
    assert {LAND[tile].kind for tile in LAND} == set(theme.LANDS)


@pytest.mark.parametrize("name", HEXES)
def test_names_of_undiscovered_hexes_contrast_with_the_mist(name: str) -> None:
    x, y = Layout(2).middles[SPOT[name]]
    behind = undiscovered_board().crop((x - 30, y - 18, x + 30, y + 18)).get_flattened_data()
    typical = sorted((pixel for pixel in behind if pixel != paints.MAP_INK), key=luminance)
    assert contrast(paints.MAP_INK, typical[len(typical) // 2]) >= READABLE


def test_names_of_candidate_hexes_contrast_with_their_ground() -> None:
    picture = Canvas(undiscovered_board())
    for x, y in Layout(2).middles:
        picture.centre(terrain.candidate_hex(HEX), x, y)
    for x, y in Layout(2).middles:
        behind = picture.image.crop((x - 30, y - 20, x + 30, y + 20)).get_flattened_data()
        assert min(contrast(theme.CREAM, pixel) for pixel in set(behind)) >= READABLE
