"""Profiles show what is known, and everything fits."""

from __future__ import annotations

from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from engine.core.catalogue import catalogue, languages
from render import fonts, picture, profile_picture, rating_chart, theme
from render.geometry import PAD, WIDTH, Box
from render.profile_picture import (
    CHART,
    FOOT,
    GAP,
    HEAD,
    LINE,
    MEDAL_STEP,
    MEDALS,
    METALS,
    OTHERS,
    PANELS,
    YIELDS,
    Achievement,
    Card,
    OtherBoard,
)
from render.rating_chart import RatedGame
from tests.examples import slow
from tests.render.contrast import contrast
from tests.render.golden import compare
from tests.render.test_theme import READABLE

SAY = catalogue()
LONG = "Wilhelmina Featherstonehaugh-Cholmondeley the Third of Nowhere in Particular"
ACHIEVEMENT = Achievement("To the end of the path", "Lost Cities: The Board Game", 12, "gold", "hat")
FIRST = Card(
    scope="this server",
    game="Lost Cities",
    lineup="duel",
    rating=1040,
    provisional=True,
    rank=2,
    among=2,
    games=1,
    wins=0,
    best=30,
    longest=0,
    current=0,
    course=(RatedGame(1040),),
    rival=("boris", 1, 0),
    achievements=(),
    others=(),
)
"""A profile after one game."""


def size(card: Card, name: str = "ada") -> tuple[int, int]:
    painted = picture.career(card, name, SAY)
    return painted.width, painted.height


def course(ratings: str, seasons: str = "") -> tuple[RatedGame, ...]:
    """Parse games such as `"1000 1020+ 990"`. A plus marks a win, a letter the season."""
    steps = ratings.split()
    return tuple(
        RatedGame(int(step.rstrip("+")), step.endswith("+"), (seasons or "a" * len(steps))[number])
        for number, step in enumerate(steps)
    )


CAREER = replace(
    FIRST,
    rating=1103,
    provisional=False,
    rank=1,
    among=24,
    games=20,
    wins=11,
    longest=5,
    current=2,
    course=tuple(
        RatedGame(rating, won, f"Q{2 + number // 8} 2026")
        for number, (rating, won) in enumerate(
            [(1000 + step, won) for step, won in ((0, True), (-9, False), (12, True), (2, False), (20, True))]
            + [(1040 + 18 * step, True) for step in range(5)]
            + [(1110 - 14 * step, False) for step in range(6)]
            + [(1050 + 15 * step, step % 2 == 0) for step in range(4)]
        )
    ),
    rival=("Boris of Blackwater Hall", 31, 19),
    achievements=(
        ACHIEVEMENT,
        replace(ACHIEVEMENT, times=1, metal="bronze"),
        replace(ACHIEVEMENT, metal="silver"),
    ),
    lands=(("blue", 11), ("yellow", 4), ("red", 3), ("white", 7), ("green", -2)),
    lands_of=20,
    others=(
        OtherBoard("Tikal · three players", 1130, False, 9, 4),
        OtherBoard("Lost Cities · partners", 980, True, 3, 1),
    ),
)


@pytest.mark.parametrize(("name", "card"), [("career", CAREER), ("first", FIRST)])
def test_profile_matches_recorded_picture(name: str, card: Card, record: bool) -> None:
    rival = "" if card.rival is None else card.rival[0]
    compare(
        profile_picture.profile_picture(card, "Ada Lovelace-Byron", rival, SAY), f"profile-{name}", record
    )


def test_height_of_the_profile_is_that_of_its_sections() -> None:
    one = HEAD + PANELS + FOOT
    assert size(FIRST) == (WIDTH, one), "no chart of a single game"
    charted = replace(FIRST, games=2, course=course("1000 1040"))
    assert size(charted) == (WIDTH, one + CHART + GAP)
    travelled = replace(FIRST, lands=(("yellow", 4), ("red", -12)), lands_of=1)
    assert size(travelled) == (WIDTH, one + YIELDS + GAP), "however few lands"
    remembered = replace(FIRST, achievements=(replace(ACHIEVEMENT, where="Tikal"),) * 9)
    assert size(remembered) == (WIDTH, one + 2 * (MEDALS + GAP)), "four medals, the rarest"
    long = replace(FIRST, achievements=(ACHIEVEMENT,) * 9)
    assert size(long) == (WIDTH, one + 2 * (MEDALS + MEDAL_STEP + GAP)), "a game's name has two lines"
    others = replace(FIRST, others=(OtherBoard("Tikal · three players", 900, True, 3, 1),))
    assert size(others) == (WIDTH, one + GAP + OTHERS + LINE)


@pytest.mark.parametrize(
    "card",
    [
        FIRST,
        replace(FIRST, lands=tuple((key, -80) for key in theme.SUITS), lands_of=20),
        replace(FIRST, rival=("山田花子", 12_345, 12_345), best=None, games=999_999),
        replace(FIRST, rank=100_000, among=100_000, rating=-1234, lineup="four players"),
        replace(FIRST, rival=(LONG, 200, 100), game=LONG, lineup=LONG, rank=1, best=1000),
        replace(
            FIRST, rival=None, achievements=(replace(ACHIEVEMENT, name=LONG, where=LONG, times=10**6),) * 8
        ),
        replace(
            FIRST,
            others=(OtherBoard(LONG, -1234, True, 99_999, 99_999),) * 4,
            course=(RatedGame(-40), RatedGame(3200)),
        ),
    ],
    ids=("first", "losses", "many games", "low rank", "long words", "long achievements", "long boards"),
)
@pytest.mark.parametrize("name", [LONG, *slow("x", "محمد الطويل جدا بن عبد الله", "山田花子", "")])
def test_profile_leaves_its_margins_empty_for_any_name(card: Card, name: str) -> None:
    image = Image.open(BytesIO(picture.career(card, name, SAY).data)).convert("L")
    for edge in (4, WIDTH - 5):
        column = image.crop((edge, HEAD, edge + 1, image.height))
        darkest, lightest = column.getextrema()
        assert lightest - darkest < 60, "only the ground, which darkens downwards"


@pytest.mark.parametrize(
    "ratings",
    [(1000, 1000), (-40, 3200), tuple(range(900, 1100))],
    ids=("equal", "far apart", "two hundred"),
)
def test_chart_can_be_painted_for_any_ratings(ratings: tuple[int, ...]) -> None:
    image = profile_picture.profile_picture(
        replace(FIRST, course=tuple(map(RatedGame, ratings))), LONG, LONG, SAY
    )
    drawn = image.crop((PAD, HEAD, WIDTH - PAD, HEAD + CHART))
    assert len(set(drawn.getcolors(10**6) or [])) > 20, "there is a line"


def test_each_land_shows_its_points_and_the_best_is_framed() -> None:
    lands = (("yellow", 4), ("blue", 11), ("white", -3))
    card = replace(FIRST, lands=lands, lands_of=2)
    shown = profile_picture.profile_picture(card, "x", "y", SAY)
    top, step = HEAD + YIELDS - profile_picture.WINDOW[1], (WIDTH - 2 * PAD + GAP) // 5
    for number, (key, points) in enumerate(lands):
        other = replace(card, lands=tuple((land, had + 1 if land == key else had) for land, had in lands))
        differs = ImageChops.difference(
            shown, profile_picture.profile_picture(other, "x", "y", SAY)
        ).getbbox()
        assert differs is not None, points
        left = PAD + number * step
        assert left <= differs[0] and differs[2] <= left + step and top <= differs[1]
        middle = shown.getpixel((left + step // 2, top + 3))
        assert (apart(middle, theme.GOLD_LINE) < 4) == (key == "blue")


def apart(one: theme.Colour, other: theme.Colour) -> int:
    return max(abs(a - b) for a, b in zip(one, other, strict=True))


def test_profile_picture_differs_by_the_metal_of_a_medal() -> None:
    painted = [
        profile_picture.profile_picture(
            replace(FIRST, achievements=(replace(ACHIEVEMENT, metal=one),)), "x", "y", SAY
        )
        for one in METALS
    ]
    assert len({image.tobytes() for image in painted}) == len(METALS)


def remarks_of(steps: tuple[RatedGame, ...]) -> dict[str, tuple[int, int]]:
    return {one.kind: (one.first, one.last) for one in rating_chart.remarks(steps)}


def test_remarks_of_the_rating_chart_are_best_rating_longest_streak_and_deepest_fall() -> None:
    steps = course("1000 1010+ 1020+ 1035+ 1020 1000 990 1000+ 1010+ 1005 960 940 950+")
    assert remarks_of(steps) == {"best": (3, 3), "streak": (1, 3), "fall": (9, 11)}


def test_short_runs_and_a_current_best_rating_get_no_remark_in_the_chart() -> None:
    assert remarks_of(course("1000 1010+ 1020+ 1010 1000 1030+")) == {}, "the best is now; no run is long"
    assert remarks_of(course("1000 1000 1000 1000")) == {}, "it stays where it is"


def test_rating_chart_marks_where_each_season_begins() -> None:
    assert rating_chart.season_starts(course("1 2 3 4 5", "aabbc")) == [0, 2, 4]


@pytest.mark.parametrize("kind", ("best", "fall", "streak"))
def test_remark_in_the_rating_chart_does_not_cover_its_line(kind: str) -> None:
    plot = Box(30, 142, 1000, 180)
    steps = [step for number in range(40) for step in (number * 25 + 30, 142 + number * 37 % 180)]
    spots = list(zip(steps[::2], steps[1::2], strict=True))
    for last in range(2, 40):
        box = rating_chart.remark_box(plot, rating_chart.Remark(kind, last - 2, last, 3), spots, 260)
        assert plot.x <= box.x and box.right <= plot.right
        beside = [y for x, y in spots if box.x <= x <= box.right]
        assert all(y > box.bottom if kind == "best" else y < box.y for y in beside)


def test_higher_rating_is_higher_in_the_chart() -> None:
    plot = Box(0, 100, 500, 200)
    assert rating_chart._rating_y(plot, 1000, 1000, 1200) == plot.bottom
    assert rating_chart._rating_y(plot, 1200, 1000, 1200) == plot.y


def test_text_contrasts_with_the_rating_chart_and_the_bars_of_a_profile() -> None:
    for ground in (rating_chart.SKY_TOP, rating_chart.SKY_FOOT, rating_chart.RANGE_FOOT):
        assert contrast(theme.CREAM, ground) >= READABLE
    assert contrast(theme.CREAM, theme.SHADOW) >= READABLE, "remarks have a dark edge"
    for seat in (0, 1):
        assert contrast(theme.SEATS[seat].ink, theme.SEATS[seat].paint) >= READABLE


@pytest.mark.parametrize("count", [0, 1, 5, 98])
@pytest.mark.parametrize("language", languages())
def test_rival_bar_has_room_for_its_text(language: str, count: int) -> None:
    room = WIDTH - 2 * PAD - 2 * (profile_picture.BEST_ROOM + GAP) - 2 * profile_picture.IN
    for kind in ("won", "lost"):
        words = catalogue(language)(f"picture-{kind}", count=count)
        assert fonts.advance(words, theme.LABEL) <= room * profile_picture._LEAST_BAR - 28, words


@pytest.mark.parametrize("language", languages())
def test_headings_of_best_values_fit_their_room(language: str) -> None:
    for kind in ("best", "streak"):
        words = catalogue(language)(f"picture-{kind}")
        assert (
            fonts.advance(words, profile_picture.TITLE) <= profile_picture.BEST_ROOM - 2 * profile_picture.IN
        ), words


@pytest.mark.parametrize("reach", (0, 7, 40, 399, 1999))
def test_rating_chart_has_at_most_three_level_lines(reach: int) -> None:
    assert reach / rating_chart.level_step(1000, 1000 + reach) <= 3
