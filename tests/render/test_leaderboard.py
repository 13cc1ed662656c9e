"""A leaderboard's page: everything fits, and nothing is told by colour alone."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from engine.core.catalogue import catalogue
from render import leaderboard, picture
from render.geometry import WIDTH
from render.leaderboard import BAR, GAP, LEGEND, TITLE, Page, Row

SAY = catalogue()
LONG = "Wilhelmina Featherstonehaugh-Cholmondeley the Third of Nowhere in Particular"


def row(rank: int, name: str = "ada", *, own: bool = False, rating: int = 1234) -> Row:
    return Row(rank, name, rating, 80, 12, 7, -3, "12143", -120, provisional=True, own=own)


def page(*rows: Row, apart: Row | None = None) -> Page:
    return Page(
        "Lost Cities: The Board Game", "four players · everywhere · first quarter of 2027", rows, apart
    )


def test_a_page_is_as_high_as_its_rows() -> None:
    ten = picture.board(page(*map(row, range(1, 11))), SAY)
    assert (ten.width, ten.height) == (WIDTH, TITLE + 10 * BAR + LEGEND)
    more = picture.board(page(*map(row, range(1, 11)), apart=row(99, own=True)), SAY)
    assert more.height == ten.height + GAP + BAR


@pytest.mark.parametrize("rank", [1, 10, 999, 100_000, 9_999_999])
@pytest.mark.parametrize("name", ["x", LONG, "محمد الطويل جدا بن عبد الله", ""])
def test_long_names_and_great_ranks_leave_room_for_the_rest(rank: int, name: str) -> None:
    """What stands on the right looks the same, whatever stands on the left."""
    drawn = [
        leaderboard.leaderboard(page(row(rank, one)), [one], SAY).crop((700, TITLE, WIDTH, TITLE + BAR))
        for one in (name, "x")
    ]
    assert drawn[0].tobytes() == drawn[1].tobytes()


def test_ones_own_row_is_light() -> None:
    image = Image.open(BytesIO(picture.board(page(row(1), row(2, own=True)), SAY).data)).convert("L")
    first, own = (image.getpixel((WIDTH - 5, TITLE + BAR * number + 8)) for number in (0, 1))
    assert own > first + 100
