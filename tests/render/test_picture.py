"""Pictures as files: sizes, reproducible bytes, threads."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from engine.core.catalogue import Catalogue, Say
from engine.core.phrasing import numeral, signed
from engine.core.types import Result
from engine.game_registry import games
from engine.games.lost_cities.model import Handing, Move, Options, View
from engine.games.lost_cities.scoring import totals
from render import bars, encoding, painter, picture, theme
from render.games.lost_cities import tabletop
from render.games.lost_cities.hand import hand
from render.games.lost_cities.score_sheet import score_sheet, working
from render.games.lost_cities.table_layout import PARTNERS_BAR
from render.geometry import WIDTH, Box
from render.hand_picture import HEIGHT, RAISE, card_boxes
from render.image_cache import images
from render.layers import Layers, whole_image
from render.painter import Painter
from tests.examples import as_many, slow
from tests.render.conftest import FIRST, SECOND

GAME = "lost_cities"
MOST_BYTES = 300_000


def opened(made: picture.Picture) -> Image.Image:
    """Return the image in a file after checking its size."""
    image = Image.open(BytesIO(made.data))
    assert image.size == (made.width, made.height)
    return image.convert("RGB")


def difference(one: Image.Image | Layers, other: Image.Image | Layers) -> Image.Image:
    return ImageChops.difference(whole_image(one), whole_image(other))


def test_tabletop_of_every_position_is_a_jpg_file_of_full_width_named_after_the_game(
    position: View, names: Sequence[str], say: Catalogue
) -> None:
    made = picture.tabletop(GAME, position, names, say)
    assert opened(made).width == WIDTH
    assert Image.open(BytesIO(made.data)).format == "JPEG"
    assert made.filename == "lost_cities-tabletop.jpg"


def test_fullest_tabletop_has_at_most_300_kilobytes_and_three_halves_of_its_width_in_height(
    fullest_view: View, names: Sequence[str], say: Catalogue
) -> None:
    made = picture.tabletop(GAME, fullest_view, names, say)
    assert len(made.data) <= MOST_BYTES
    assert made.height <= 1.5 * WIDTH


@pytest.mark.parametrize("name", ["choosing", *slow("held", "received")])
def test_hand_is_landscape_and_its_file_has_at_most_300_kilobytes(
    name: str, positions: dict[str, View], names: Sequence[str], say: Catalogue
) -> None:
    made = picture.hand(GAME, positions[name], names, say)
    assert made is not None
    assert opened(made).height <= 0.66 * WIDTH
    assert len(made.data) <= MOST_BYTES


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("choosing", {"pile": 3}),
        ("choosing", {"last": None}),
        ("choosing", {"turn": 1}),
        ("choosing", {"totals": (500, -23)}),
        ("choosing", {"discards": (("Y8", 2), ("BW", 2), ("W2", 1), (None, 0), ("R6", 4))}),
        ("choosing", {"round": 3}),
        ("received", {"hand_sizes": (6, 8, 10, 7)}),
    ],
)
def test_change_of_the_table_alters_a_hand_picture_only_in_the_rows_below_the_cards(
    name: str, change: dict[str, Any], positions: dict[str, View], names: Sequence[str], say: Catalogue
) -> None:
    one, other = (hand(view, names, say) for view in (positions[name], replace(positions[name], **change)))
    assert one is not None and other is not None
    _, upper, _, _ = difference(one, other).getbbox() or (0, 0, 0, 0)
    assert upper >= HEIGHT


def test_change_of_the_expeditions_of_either_side_changes_the_hand_picture(
    positions: dict[str, View], names: Sequence[str], say: Catalogue
) -> None:
    view = positions["choosing"]
    for side in range(2):
        rows = list(view.board)
        rows[side] = rows[side][1:] + rows[side][:1]
        changed = hand(replace(view, board=tuple(rows)), names, say)
        whole = hand(view, names, say)
        assert changed is not None and whole is not None
        assert difference(changed, whole).getbbox() is not None


def test_hand_of_an_onlooker_has_no_picture(middle_view: View, names: Sequence[str], say: Catalogue) -> None:
    assert picture.hand(GAME, middle_view, names, say) is None


@pytest.mark.slow
def test_score_sheet_after_a_round_or_game_has_full_width_and_at_most_300_kilobytes(
    ended: tuple[View, Result], names: Sequence[str], say: Catalogue
) -> None:
    view, result = ended
    for made in (
        picture.score_sheet(GAME, view, result, names, say),
        picture.score_sheet(GAME, view, None, names, say),
    ):
        assert opened(made).width == WIDTH
        assert len(made.data) <= MOST_BYTES


def test_game_without_expeditions_has_a_final_picture_and_a_score_sheet(
    ended: tuple[View, Result], names: Sequence[str], say: Catalogue
) -> None:
    view, result = ended
    nothing = tuple(tuple(() for _ in side) for side in view.finished[0])
    view = replace(view, finished=(nothing,) * 3, totals=totals((nothing,) * 3))
    assert opened(picture.score_sheet(GAME, view, result, names, say)).width == WIDTH
    assert picture.finale(GAME, view, result, names, say) is not None


@pytest.mark.parametrize("change", [{"turn": 1}, {"round": 3}, {"finished": (FIRST, FIRST)}], ids=str)
def test_change_of_next_player_round_or_finished_rounds_changes_the_score_sheet(
    change: dict[str, Any], middle_view: View, names: Sequence[str], say: Catalogue
) -> None:
    view = replace(middle_view, board=((),) * 2, finished=(FIRST, SECOND), totals=totals((FIRST, SECOND)))
    one, other = (score_sheet(seen, None, names, say) for seen in (view, replace(view, **change)))
    assert difference(one, other).getbbox() is not None


def test_final_picture_has_full_width_and_at_most_300_kilobytes(
    ended: tuple[View, Result], ended_for_partners: tuple[View, Result], names: Sequence[str], say: Catalogue
) -> None:
    for view, result in (ended, ended_for_partners):
        made = picture.finale(GAME, view, result, names, say)
        assert made is not None
        assert opened(made).width == WIDTH
        assert len(made.data) <= MOST_BYTES


@pytest.mark.parametrize(
    ("why", "totals", "placings", "outcome"),
    [
        ("played-out", (61, 180), (2, 1), {"how": "margin", "margin": "119"}),
        ("played-out", (61, 61), (1, 1), {"how": "tie", "margin": "0"}),
        ("resigned", (61, 180), (1, 2), {"how": "resigned", "margin": "-119"}),
        ("on-time", (61, 180), (1, 2), {"how": "on-time", "margin": "-119"}),
        ("abandoned", (0, 0), (1, 2), {"how": "abandoned", "margin": "0"}),
    ],
)
def test_final_picture_names_the_margin_a_tie_a_resignation_a_loss_on_time_or_an_abandoned_game(
    why: str,
    totals: tuple[int, ...],
    placings: tuple[int, ...],
    outcome: dict[str, str],
    ended: tuple[View, Result],
    names: Sequence[str],
    say: Catalogue,
) -> None:
    recorded: list[dict[str, Any]] = []

    def listening(text: str, /, **details: Any) -> str:
        if text == "lost_cities-picture-outcome":
            recorded.append(details)
        return say(text, **details)

    finished = () if why == "abandoned" else ended[0].finished
    view = replace(ended[0], totals=totals, finished=finished, retired=None if why == "played-out" else 1)
    picture.finale(GAME, view, replace(ended[1], why=why, placings=placings), names, listening)
    assert recorded == [outcome]


def test_painter_without_a_finale_gives_no_final_picture(
    ended: tuple[View, Result], say: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(picture, "painter", lambda key: Painter())
    assert picture.finale(GAME, *ended, ("Ada", "Boris"), say) is None


def test_tabletop_of_the_same_view_has_the_same_bytes(
    position: View, names: Sequence[str], say: Catalogue
) -> None:
    assert picture.tabletop(GAME, position, names, say) == picture.tabletop(GAME, position, names, say)


@pytest.mark.slow
def test_tabletop_has_the_same_bytes_after_other_tabletops_were_painted(
    middle_view: View, positions: dict[str, View], names: Sequence[str], say: Catalogue
) -> None:
    before = picture.tabletop(GAME, middle_view, names, say)
    for view in positions.values():
        picture.tabletop(GAME, view, ("Somebody else", "Nobody") * 2, say)
    assert picture.tabletop(GAME, middle_view, names, say) == before


def test_concurrent_threads_paint_the_same_pictures(
    positions: dict[str, View], names: Sequence[str], say: Catalogue
) -> None:
    views = list(positions.values())
    alone = [picture.tabletop(GAME, view, names, say).data for view in views]
    with ThreadPoolExecutor(4) as pool:
        together = pool.map(lambda view: picture.tabletop(GAME, view, names, say).data, views)
    assert list(together) == alone


@pytest.mark.parametrize("name", ["W" * 32, *slow("\u202eAda", "李小龍", "🎲", "", "a" * 500)])
def test_tabletop_and_score_sheet_have_full_width_with_any_name(
    name: str, ended: tuple[View, Result], ended_for_partners: tuple[View, Result], say: Catalogue
) -> None:
    for view, result in (ended, ended_for_partners):
        names = (name,) * len(view.hand_sizes)
        assert picture.tabletop(GAME, view, names, say).width == WIDTH
        assert picture.score_sheet(GAME, view, result, names, say).width == WIDTH


def test_last_move_changes_the_tabletop(middle_view: View, names: Sequence[str], say: Catalogue) -> None:
    marked = tabletop.tabletop(middle_view, names, say)
    unmarked = tabletop.tabletop(replace(middle_view, last=None), names, say)
    assert difference(marked, unmarked).getbbox() is not None


def test_total_of_the_leading_side_has_a_plate(
    middle_view: View, names: Sequence[str], say: Catalogue
) -> None:
    level = tabletop.tabletop(replace(middle_view, totals=(111, -23)), names, say)
    ahead = tabletop.tabletop(replace(middle_view, totals=(111, -22)), names, say)
    left, upper, right, lower = difference(level, ahead).getbbox() or (0, 0, 0, 0)
    plate = bars.leading_score("39", theme.TOTAL)
    assert plate.w <= right - left
    assert plate.h <= lower - upper < PARTNERS_BAR


def test_pass_of_cards_is_marked_in_the_bar_of_the_side_that_passed_and_differs_by_giver(
    passed_view: View, names: Sequence[str], say: Catalogue
) -> None:
    marked = tabletop.tabletop(passed_view, names, say)
    unmarked = tabletop.tabletop(replace(passed_view, last=None), names, say)
    _, upper, _, lower = difference(marked, unmarked).getbbox() or (0, 0, 0, 0)
    assert 0 < upper < lower < PARTNERS_BAR
    back = tabletop.tabletop(replace(passed_view, last=Handing(3)), names, say)
    assert difference(marked, back).getbbox() is not None


@pytest.mark.parametrize("discarded", (False, True))
def test_only_the_badge_of_the_last_move_changes_with_the_partner_who_made_it(
    discarded: bool, passed_view: View, names: Sequence[str], say: Catalogue
) -> None:
    """On the table and in the rows below a hand, the badge differs and nothing else."""
    ada, chen = (
        replace(passed_view, viewer=1, hand=("Y3",), turn=1, last=Move(seat, "W10", discarded, "D"))
        for seat in (0, 2)
    )
    for paint in (tabletop.tabletop, hand):
        one, other = (paint(seen, names, say) for seen in (ada, chen))
        assert one is not None and other is not None
        left, upper, right, lower = difference(one, other).getbbox() or (0, 0, 0, 0)
        assert 0 < right - left < 1.5 * bars.BADGE and 0 < lower - upper < 1.5 * bars.BADGE


@pytest.mark.parametrize("turn", range(4))
def test_status_of_partners_names_the_player_to_move_and_the_next(
    turn: int, passed_view: View, names: Sequence[str], say: Catalogue
) -> None:
    view = replace(passed_view, turn=turn)
    assert tabletop.seat_status(view, turn, say).words == say("picture-to-move")
    assert tabletop.seat_status(view, (turn + 1) % 4, say).words == say("picture-next")
    assert tabletop.seat_status(view, (turn + 2) % 4, say) == tabletop.Status()


def test_cards_passed_by_the_partner_are_marked(
    received_view: View, names: Sequence[str], say: Catalogue
) -> None:
    marked = hand(received_view, names, say)
    unmarked = hand(replace(received_view, given=()), names, say)
    assert marked is not None and unmarked is not None
    changed = difference(marked, unmarked)
    seen = [index for index, box in enumerate(card_boxes(10)) if changed.crop(_strip(box)).getbbox()]
    assert [received_view.hand[index] for index in seen] == ["B3", "R10"]


def _strip(box: Box) -> tuple[int, int, int, int]:
    """Return the middle of a card's foot, which only its own outline reaches."""
    return box.middle[0] - 2, box.bottom - RAISE, box.middle[0] + 2, box.bottom


@pytest.mark.parametrize(
    ("key", "options"),
    [*((key, game.Options()) for key, game in games().items()), (GAME, Options(partners=True))],
)
def test_positions_from_beginning_to_end_of_a_random_game_can_be_painted(
    key: str, options: Any, say: Catalogue
) -> None:
    game, random = games()[key], Random(7)
    seats = game.rules.seats_for(options)[1]
    names = [f"Player {seat}" for seat in range(seats)]
    state = game.rules.setup(options, seats, 7).state
    for move in range(400):
        movers = game.rules.to_move(state)
        if move % as_many(100, quick=200) == 0 or not movers:
            picture.tabletop(key, game.visibility.view(state, None), names, say)
            picture.hand(key, game.visibility.view(state, 0), names, say)
            picture.score_sheet(key, game.visibility.view(state, None), game.ending.result(state), names, say)
        if not movers:
            break
        state = game.rules.apply(
            state, movers[0], random.choice(game.rules.legal_actions(state, movers[0]))
        ).state


def test_game_without_painter_gets_pictures_of_full_width(
    middle_view: View, ended: tuple[View, Result], names: Sequence[str], say: Catalogue
) -> None:
    view, result = ended
    assert painter.tabletop_in_words(GAME, middle_view, names, say).width == WIDTH
    assert painter.score_sheet_in_words(GAME, view, result, names[:2], say).width == WIDTH


def test_unknown_game_raises_key_error(middle_view: View, names: Sequence[str], say: Catalogue) -> None:
    with pytest.raises(KeyError):
        picture.tabletop("no_such_game", middle_view, names, say)


def test_long_text_of_a_fallback_picture_is_wrapped_and_loses_its_asterisks() -> None:
    lines = list(painter.wrap_words("**Word** " * 40 + "x" * 400, theme.LABEL, 600))
    assert len(lines) > 3
    assert all("*" not in line for line in lines)


def test_tabletop_says_only_sentences_of_pictures(
    middle_view: View, names: Sequence[str], say: Catalogue
) -> None:
    said: list[str] = []

    def listening(text: str, /, **details: Any) -> str:
        said.append(text)
        return say(text, **details)

    recorded: Say = listening
    picture.tabletop(GAME, middle_view, names, recorded)
    assert said
    assert all(text.startswith(("picture-", "lost_cities-picture-")) for text in said)


def test_expedition_scoring_is_written_as_a_formula() -> None:
    assert working(("Y2", "Y10")) == "12 − 20"
    assert working(("YW", "Y2", "Y10")) == "(12 − 20) × 2"
    long = ("YW", "Y2", "Y3", "Y4", "Y5", "Y6", "Y7", "Y8")
    assert working(long) == "(35 − 20) × 2 + 20"


@pytest.mark.parametrize(("points", "written"), [(12, "+12"), (0, "0"), (-9, "−9")])
def test_signed_points_have_a_plus_or_a_typographic_minus_and_zero_has_none(
    points: int, written: str
) -> None:
    assert signed(points) == written
    assert numeral(points) == written.removeprefix("+")


def test_warm_up_limits_the_caches_of_images_and_of_encoded_cells(monkeypatch: pytest.MonkeyPatch) -> None:
    for cache in (images, encoding.cached_cells):
        monkeypatch.setattr(cache, "max_bytes", 0)
    next(picture.warm_up(40_000_000))
    assert (images.max_bytes, encoding.cached_cells.max_bytes) == (40_000_000, 10_000_000)
    next(picture.warm_up(200_000_000))
    assert encoding.cached_cells.max_bytes == encoding.CACHE_BYTES
