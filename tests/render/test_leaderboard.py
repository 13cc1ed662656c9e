"""Leaderboard pages: everything fits, and nothing relies on colour alone."""

from __future__ import annotations

from collections import Counter
from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from engine.core.catalogue import catalogue
from render import bars, leaderboard_picture, picture, podium, theme
from render.canvas import Canvas
from render.geometry import WIDTH
from render.leaderboard_picture import APART, FOOT, GAP, HEAD, LOW_HEAD, ROW, Page, Row
from tests.render.contrast import contrast
from tests.render.golden import compare
from tests.render.test_theme import EYES, READABLE, TOLD_APART, distance

SAY = catalogue()
LONG = "Wilhelmina Featherstonehaugh-Cholmondeley the Third of Nowhere in Particular"
NAMES = ("Ada", "Boris of Blackwater Hall", "Hanako", "Zoë", "Fox", "Kim", LONG, "Dana", "pete_1987", "x")
FORMS = ("12112", "11221", "22122", "21", "", "1", "22222", "11111", "12", "21212")
MOVED = (34, -22, None, 5, 0, -120, 1, 34, None, -3)


def row(rank: int, name: str = "ada", *, own: bool = False, rating: int = 1234) -> Row:
    return Row(rank, name, rating, 12, 7, -3, "12143", -120, provisional=True, own=own)


def page(*rows: Row, apart: Row | None = None) -> Page:
    return Page(
        "Lost Cities: The Board Game", "four players · everywhere · first quarter of 2027", rows, apart
    )


def full(first: int = 1, *, own: int | None = None, forms: tuple[str, ...] = FORMS) -> Page:
    rows = [
        Row(
            first + number,
            NAMES[number],
            1611 - 60 * number,
            30,
            15,
            80,
            forms[number],
            MOVED[number],
            number > 6,
            number == own,
        )
        for number in range(10)
    ]
    return Page("Lost Cities", "duel · this server · this quarter", tuple(rows), None)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("first", replace(full(), apart=row(1234, "Me", own=True))),
        ("numbers", full(own=5, forms=("23142",) * 10)),
        ("later", full(11, own=3)),
        ("two", Page("Tikal", "duel", (row(1, "Ada"), row(2, "Boris", own=True)), None)),
    ],
)
def test_page_matches_recorded_picture(name: str, shown: Page, record: bool) -> None:
    rows = (*shown.rows, *([shown.apart] if shown.apart else []))
    image = leaderboard_picture.leaderboard_picture(shown, [one.name for one in rows], SAY)
    compare(image, f"leaderboard-{name}", record)


@pytest.mark.parametrize(
    ("ranks", "provisional", "plinths", "crowns"),
    [((1, 2), False, 0, 0), ((1, 2, 3), False, 3, 1), ((1, 2, 3), True, 3, 0), ((1, 1, 3), False, 3, 2)],
    ids=("two players", "three players", "provisional", "two first"),
)
def test_podium_needs_three_players_and_a_crown_the_first_rank_and_a_settled_rating(
    monkeypatch: pytest.MonkeyPatch, ranks: tuple[int, ...], provisional: bool, plinths: int, crowns: int
) -> None:
    painted = Counter[str]()
    for owner, name in ((podium, "rank_medal"), (podium.sprites, "crown")):
        paint = getattr(owner, name)
        monkeypatch.setattr(owner, name, lambda *of, n=name, p=paint: painted.update([n]) or p(*of))
    shown = page(*(replace(row(rank), provisional=provisional) for rank in ranks))
    leaderboard_picture.leaderboard_picture(shown, ["ada"] * len(ranks), SAY)
    assert (painted["rank_medal"], painted["crown"]) == (plinths, crowns)


def test_height_of_a_leaderboard_page_is_that_of_its_rows_and_of_a_podium_with_the_first_three() -> None:
    """The top three are only on the podium if the page has them."""
    ten = picture.board(page(*map(row, range(1, 11))), SAY)
    assert (ten.width, ten.height) == (WIDTH, HEAD + 7 * (ROW + GAP) + FOOT)
    more = picture.board(page(*map(row, range(1, 11)), apart=row(99, own=True)), SAY)
    assert more.height == ten.height + APART + ROW + GAP
    later = picture.board(page(*map(row, range(11, 21))), SAY)
    assert later.height == LOW_HEAD + 10 * (ROW + GAP) - GAP + FOOT
    assert picture.board(page(row(1)), SAY).height == LOW_HEAD + ROW + FOOT


@pytest.mark.parametrize("rank", [4, 10, 999, 100_000, 9_999_999])
@pytest.mark.parametrize("name", ["x", LONG, "محمد الطويل جدا بن عبد الله", ""])
def test_long_names_and_ranks_do_not_change_the_rest_of_a_leaderboard_row(rank: int, name: str) -> None:
    drawn = [
        leaderboard_picture.leaderboard_picture(page(row(rank, one)), [one], SAY).crop(
            (600, LOW_HEAD, WIDTH, LOW_HEAD + ROW)
        )
        for one in (name, "x")
    ]
    assert drawn[0].tobytes() == drawn[1].tobytes()


@pytest.mark.parametrize("name", [LONG, "W" * 32, "محمد الطويل جدا بن عبد الله"])
def test_names_on_the_podium_do_not_reach_beyond_their_plinths(name: str) -> None:
    three = [
        leaderboard_picture.leaderboard_picture(page(*map(row, (1, 2, 3))), [one] * 3, SAY)
        for one in (name, "x")
    ]
    changed = ImageChops.difference(*three).convert("L").point(lambda value: 255 * (value > 8))
    for x in (podium.PLINTHS[0].x - 4, podium.PLINTHS[0].right + 4, podium.PLINTHS[1].x - 4):
        assert changed.crop((x - 2, 0, x + 2, HEAD)).getbbox() is None


def test_own_row_is_light_in_list_and_on_podium() -> None:
    shown = page(row(1), row(2, own=True), row(3), row(4), row(5, own=True))
    image = Image.open(BytesIO(picture.board(shown, SAY).data)).convert("L")
    plinths = [image.getpixel((box.x + 20, box.bottom - 20)) for box in podium.PLINTHS]
    assert plinths[1] > plinths[0] + 100
    other, own = (image.getpixel((40, HEAD + number * (ROW + GAP) + 20)) for number in (0, 1))
    assert own > other + 100


def test_wins_are_filled_dots_and_others_are_rings() -> None:
    """Their shape differs, on dark and on light ground."""
    for inks, ground in ((bars.ON_DARK, theme.BAR_TOP), (bars.ON_LIGHT, theme.LIGHT_TOP)):
        canvas = Canvas(Image.new("RGB", (200, 60), ground))
        podium.paint_dots(canvas, "12", 10, 30, show_numbers=False, inks=inks, ground=ground)
        won, lost = (
            canvas.image.getpixel((10 + podium.DOT // 2 + step, 30))
            for step in (0, podium.DOT + podium.APART)
        )
        assert won == theme.GOLD
        assert lost == ground
        assert contrast(inks.quiet, ground) >= 3


def test_dots_have_numbers_only_if_a_placing_is_third_or_later() -> None:
    assert not podium.needs_numbers(["12", "2211", ""])
    assert podium.needs_numbers(["12", "13"])


def test_rating_change_contrasts_with_its_row_and_has_an_arrow_up_or_down() -> None:
    for up, down, grounds in (
        (leaderboard_picture.UP_ON_DARK, leaderboard_picture.DOWN_ON_DARK, (theme.BAR_TOP, theme.BAR_BOTTOM)),
        (
            leaderboard_picture.UP_ON_LIGHT,
            leaderboard_picture.DOWN_ON_LIGHT,
            (theme.LIGHT_TOP, theme.LIGHT_BOTTOM),
        ),
    ):
        assert all(contrast(ink, ground) >= READABLE for ink in (up, down) for ground in grounds)
    above, below = (leaderboard_picture._arrow_sprite((9, 9, 9), up=up).image for up in (True, False))
    assert above.tobytes() != below.tobytes()


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize(("one", "other"), [(0, 1), (0, 2), (1, 2)])
def test_colours_of_medals_are_distinguishable_by_all_kinds_of_eyes(one: int, other: int, eyes: str) -> None:
    assert distance(podium.METALS[one][1], podium.METALS[other][1], eyes) >= TOLD_APART


@pytest.mark.parametrize("metal", podium.METALS)
def test_numbers_contrast_with_their_medals(metal: tuple[theme.Colour, ...]) -> None:
    assert contrast(podium.MEDAL_INK, metal[1]) >= READABLE
