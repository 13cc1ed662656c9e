"""The daily deal's picture to share, for any points and names."""

from __future__ import annotations

from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image

from engine.core.catalogue import Catalogue, catalogue, languages
from render import fonts, picture
from render.daily_picture import (
    EDGE,
    FLAG_BESIDE,
    FLAG_UP,
    GAME,
    GRAIN,
    HEIGHT,
    LEFT,
    LOW_TURN,
    SCALE_LEFT,
    SCALE_RIGHT,
    STREAK,
    TURNS_Y,
    WORDS_FOOT,
    Card,
    Scale,
    clear_scale,
    daily_picture,
    figure_sprite,
    pennant_text,
    points_scale,
    ridge_heights,
    ridge_points,
)
from render.geometry import WIDTH
from tests.render.golden import compare

MOST_BYTES = 300_000
MOUNTAIN = tuple((points, 1 + max(0, 12 - abs(points - 30) // 4)) for points in range(-30, 101, 5))
FEW = ((-23, 1), (12, 2), (44, 1), (60, 1))
CARDS = {
    "many": Card(
        147, "Lost Cities", 22, 11, 75, 7, 160, MOUNTAIN, 81, 12, 31, False, (False, True, False) * 15
    ),
    "few": Card(327, "Lost Cities: The Board Game", 1, 9, 12, 3, 5, FEW, 61, 1, 1, False, (True, False) * 11),
    "alone": Card(1, "Tikal", 3, 5, 112, 1, 1, ((112, 1),), None, 0, 0, False, (False,) * 14),
    "late": Card(1327, "Tikal", 30, 12, 64, None, 2, ((112, 2),), 140, 2, 2, False),
    "over": Card(1, "Tikal", 3, 5, 112, 1, 1, ((112, 1),), None, 0, 0, True),
}


class Listening(Catalogue):
    """A translator that records its messages."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []

    def __call__(self, text: str, /, **details: str | int) -> str:
        self.said.append(super().__call__(text, **details))
        return self.said[-1]


def painted(card: Card, name: str, say: Catalogue) -> Image.Image:
    made = picture.daily(card, name, say)
    assert len(made.data) <= MOST_BYTES
    return Image.open(BytesIO(made.data)).convert("RGB")


@pytest.mark.parametrize("kind", CARDS)
def test_daily_result_matches_recorded_picture(kind: str, say: Catalogue, record: bool) -> None:
    compare(painted(CARDS[kind], "Ada", say), f"daily-{kind}", record)


@pytest.mark.parametrize("name", ["Wilhelmina_Featherstonehaugh_Lee", "محمد الطويل جدا", "\u200d"])
def test_long_or_foreign_names_do_not_change_the_right_of_the_daily_picture(
    name: str, say: Catalogue
) -> None:
    one, other = painted(CARDS["many"], "Ada", say), painted(CARDS["many"], name, say)
    assert other.size == one.size == (WIDTH, HEIGHT)
    right = (STREAK.x, 0, WIDTH, HEIGHT)
    assert one.crop(right).tobytes() == other.crop(right).tobytes()


@pytest.mark.parametrize("score", [-180, -20, 0, 7, 500])
def test_scale_holds_all_points_and_the_experts_with_two_to_eight_ticks(score: int, say: Catalogue) -> None:
    card = replace(CARDS["many"], score=score, points=((score, 20), (3, 1)), expert=max(score, 3) + 40)
    scale = points_scale(card)
    assert all(SCALE_LEFT <= scale.x(points) <= SCALE_RIGHT for points in (score, 0, 3, card.expert or 0))
    assert 2 <= len(scale.ticks) <= 8
    painted(card, "Ada", say)


@pytest.mark.parametrize("language", languages())
def test_pennant_at_right_edge_is_whole_in_every_language(language: str) -> None:
    words = catalogue(language)("picture-daily-expert", points="140")
    assert pennant_text(words, WIDTH - SCALE_RIGHT - FLAG_BESIDE)[0] == words


@pytest.mark.parametrize(("kind", "among", "said"), [("alone", 1, "first result"), ("many", 2, "7th of 2")])
def test_place_on_the_daily_picture_is_named_only_if_others_played(kind: str, among: int, said: str) -> None:
    say = Listening()
    daily_picture(replace(CARDS[kind], among=among), "Ada", say)
    assert said in say.said
    assert "1st of 1" not in say.said


@pytest.mark.parametrize("kind", ["alone", "many", "late"])
def test_picture_says_so_far_only_until_the_day_is_over(kind: str) -> None:
    """Shared pictures are seen weeks later."""
    for is_over in (False, True):
        say = Listening()
        daily_picture(replace(CARDS[kind], is_over=is_over), "Ada", say)
        assert any("so far" in words for words in say.said) is not is_over


def test_mountain_is_highest_at_the_most_frequent_points() -> None:
    card = CARDS["many"]
    scale = points_scale(card)
    line = ridge_heights(card, scale)
    peak = scale.points(line.index(max(line)) * GRAIN)
    assert abs(peak - 30) < 3
    assert max(line) == 1


@pytest.mark.parametrize(
    ("points", "hills"),
    [(((40, 1),), 1), (((-20, 1), (90, 1)), 2), ((), 1)],
    ids=("one other", "two others", "alone"),
)
def test_ridge_has_one_hill_for_each_of_a_few_players(
    points: tuple[tuple[int, int], ...], hills: int
) -> None:
    card = replace(CARDS["few"], points=points, expert=None)
    line = ridge_heights(card, points_scale(card))
    tops = [
        high
        for before, high, after in zip(line, line[1:], line[2:], strict=False)
        if before < high >= after and high > 0.5
    ]
    assert len(tops) == hills


def test_turns_that_discarded_have_lower_stones(say: Catalogue) -> None:
    kinds = ((), (False,) * 3, (True,) * 3)
    bare, played, discarded = (
        daily_picture(replace(CARDS["few"], discards=made), "Ada", say) for made in kinds
    )
    high = (EDGE + 10, TURNS_Y - LOW_TURN)
    assert played.getpixel(high) != bare.getpixel(high) == discarded.getpixel(high)
    low = (EDGE + 10, TURNS_Y)
    assert discarded.getpixel(low) != bare.getpixel(low)


@pytest.mark.parametrize("count", [1, 20, 45, 90])
def test_stones_of_many_turns_stay_inside_the_picture(count: int, say: Catalogue) -> None:
    seen = daily_picture(replace(CARDS["many"], discards=(False,) * count), "Ada", say)
    right = seen.crop((WIDTH - EDGE, TURNS_Y - 10, WIDTH, TURNS_Y + 10))
    assert (
        right.getextrema()
        == daily_picture(replace(CARDS["many"], discards=()), "Ada", say)
        .crop((WIDTH - EDGE, TURNS_Y - 10, WIDTH, TURNS_Y + 10))
        .getextrema()
    )


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", ["lost_cities", "lost_cities_board", "tikal"])
def test_game_is_named_in_full_beside_a_streak(language: str, key: str) -> None:
    assert fonts.advance(catalogue(language)(f"game-{key}"), GAME) <= STREAK.x - 2 * LEFT


def test_scale_of_daily_points_has_ticks_at_round_numbers() -> None:
    assert Scale(-20, 81).ticks == [0, 50]
    assert Scale(0, 20).ticks == [0, 20]
    assert Scale(-180, 320).ticks == [0, 200]


@pytest.mark.parametrize("score", (-40, -23, 12, 30))
@pytest.mark.parametrize("people", (1, 3))
def test_figure_on_the_daily_scale_is_right_of_the_words_or_below_them(score: int, people: int) -> None:
    points = ((score, 1),) if people == 1 else (*((other, 1) for other in (-41, 70)), (score, 1))
    card = replace(CARDS["few"], score=score, points=points)
    words_right = 420
    scale = clear_scale(card, points_scale(card), words_right)
    x = scale.x(score)
    top = ridge_points(card, scale)[round(x / GRAIN)][1] - figure_sprite().h
    assert x - figure_sprite().w // 2 > words_right or top > WORDS_FOOT
    assert max(map(scale.x, (score, *(one for one, _ in points)))) <= SCALE_RIGHT


@pytest.mark.parametrize("expert", (-5, 12, 20, 60, 80))
def test_pennant_on_the_daily_scale_is_right_of_the_words_or_below_them(expert: int) -> None:
    points = ((12, 2), (18, 3), (20, 2), (25, 1), (80, 1))
    card = replace(CARDS["few"], score=80, points=points, expert=expert)
    words_right = 420
    scale = clear_scale(card, points_scale(card), words_right)
    x = scale.x(expert)
    assert x > words_right or ridge_points(card, scale)[round(x / GRAIN)][1] - FLAG_UP > WORDS_FOOT


def test_scale_of_daily_points_starts_inside_the_picture_beside_words_of_any_width() -> None:
    for score in (-1200, 70, 99999):
        card = replace(CARDS["few"], score=score, points=((score, 1),), expert=None)
        assert SCALE_LEFT <= clear_scale(card, points_scale(card), WIDTH).left < SCALE_RIGHT
