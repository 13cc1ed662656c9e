"""A profile's picture: it shows as much as there is, and everything fits."""

from __future__ import annotations

from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image

from engine.core.catalogue import catalogue
from render import picture, profile, theme
from render.canvas import Canvas
from render.chart import chart
from render.geometry import PAD, WIDTH, Box
from render.profile import CHART, GAP, HEAD, HEADING, MEDALS, METALS, OTHER, PANELS, Achievement, Card, Other

SAY = catalogue()
LONG = "Wilhelmina Featherstonehaugh-Cholmondeley the Third of Nowhere in Particular"
ACHIEVEMENT = Achievement("To the end of the path", "Lost Cities: The Board Game", 12, "gold", "hat")
FIRST = Card(
    scope="this server",
    game="Lost Cities",
    lineup="duel",
    rating=1040,
    doubt=300,
    provisional=True,
    rank=2,
    among=2,
    games=1,
    wins=0,
    best=30,
    worst=30,
    form="2",
    longest=0,
    current=0,
    course=(1040,),
    met=("boris", 1, 0),
    achievements=(),
    others=(),
)
"""After one game."""


def size(card: Card, name: str = "ada") -> tuple[int, int]:
    painted = picture.career(card, name, SAY)
    return painted.width, painted.height


def test_there_is_room_for_what_there_is_to_tell() -> None:
    one = HEAD + PANELS + GAP + profile.FOOT - GAP
    assert size(FIRST) == (WIDTH, one), "no chart of a single game"
    charted = replace(FIRST, games=2, course=(1000, 1040))
    assert size(charted) == (WIDTH, one + CHART + GAP)
    remembered = replace(FIRST, achievements=(ACHIEVEMENT,) * 3)
    assert size(remembered) == (WIDTH, one + HEADING + 2 * (MEDALS + GAP))
    others = replace(FIRST, others=(Other("Tikal · three players", 900, True, 3, 1),))
    assert size(others) == (WIDTH, one + HEADING + OTHER + GAP)


@pytest.mark.parametrize(
    "card",
    [
        FIRST,
        replace(FIRST, met=("山田花子", 12_345, 12_345), best=None, worst=None, form="", games=999_999),
        replace(FIRST, rank=100_000, among=100_000, rating=-1234, doubt=1333, lineup="four players"),
        replace(FIRST, met=(LONG, 200, 100), game=LONG, lineup=LONG, rank=1, best=1000, worst=-1000),
        replace(
            FIRST, met=None, achievements=(replace(ACHIEVEMENT, name=LONG, where=LONG, times=10**6),) * 8
        ),
        replace(FIRST, others=(Other(LONG, -1234, True, 99_999, 99_999),) * 4, course=(-40, 3200)),
    ],
)
@pytest.mark.parametrize("name", ["x", LONG, "محمد الطويل جدا بن عبد الله", "山田花子", ""])
def test_nothing_runs_over_the_edge(card: Card, name: str) -> None:
    """The margins look the same, whatever is told between them."""
    image = Image.open(BytesIO(picture.career(card, name, SAY).data)).convert("L")
    for edge in (4, WIDTH - 5):
        column = image.crop((edge, HEAD, edge + 1, image.height))
        darkest, lightest = column.getextrema()
        assert lightest - darkest < 60, "only the ground, which darkens downwards"


@pytest.mark.parametrize("ratings", [(1000, 1000), (-40, 3200), tuple(range(900, 1100))])
def test_a_chart_is_painted_whatever_the_ratings(ratings: tuple[int, ...]) -> None:
    image = profile.profile(replace(FIRST, course=ratings), LONG, LONG, SAY)
    top = HEAD + PANELS + GAP
    drawn = image.crop((PAD, top, WIDTH - PAD, top + CHART))
    assert len(set(drawn.getcolors(10**6) or [])) > 20, "there is a line"


def test_medals_differ_by_their_metal() -> None:
    painted = [
        profile.profile(replace(FIRST, achievements=(replace(ACHIEVEMENT, metal=one),)), "x", "y", SAY)
        for one in METALS
    ]
    assert len({image.tobytes() for image in painted}) == len(METALS)


@pytest.mark.parametrize(("course", "rises"), [((1000, 1200), True), ((1200, 1000), False)])
def test_a_higher_rating_stands_higher_in_the_chart(course: tuple[int, ...], rises: bool) -> None:
    box = Box(0, 0, WIDTH, CHART)
    canvas = Canvas(Image.new("RGB", (WIDTH, CHART)))
    chart(canvas, box, course, "")
    gold = [(x, y) for x in range(WIDTH) for y in range(CHART) if canvas.image.getpixel((x, y)) == theme.GOLD]
    (_, first), (_, last) = min(gold), max(gold)
    assert (first > last) == rises, "pixels are counted from the top"
