"""Text is legible and things are distinguishable for all kinds of colour vision."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.duplicate import MAX_SEATS
from engine.games.tikal.model import KINDS
from render import analysis_picture, backgrounds, bars, card_faces, icons, match_picture, theme
from render.games.lost_cities import ground as lands
from render.games.lost_cities import hand as duel_strip
from render.games.lost_cities import score_sheet
from render.games.lost_cities.table_layout import columns_room
from render.games.lost_cities_board import gutter, piece_sprites
from render.games.lost_cities_board import hand as board_strip
from render.games.lost_cities_board import score_sheet as board_score_sheet
from render.games.tikal import footer, paints
from render.games.tikal import ground as canopies
from render.games.tikal.table_layout import Layout
from render.geometry import WIDTH, Box
from render.theme import SEATS, SUITS, Colour
from tests.render.contrast import contrast, luminance

READABLE = 4.5
LARGE = 3.0
"""The contrasts that WCAG 2.2 requires of text and of large graphics."""


def test_contrast_is_21_for_black_on_white_and_1_for_equal_colours() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((9, 9, 9), (9, 9, 9)) == 1


@pytest.mark.parametrize("key", SUITS)
def test_numbers_contrast_with_their_cards(key: str) -> None:
    suit = SUITS[key]
    assert contrast(suit.ink, suit.top) >= READABLE
    assert contrast(suit.ink, suit.bottom) >= READABLE


@pytest.mark.parametrize("key", SUITS)
def test_numbers_of_dimmed_cards_contrast_with_their_cards(key: str) -> None:
    dim = card_faces.dimmed_suit(SUITS[key])
    assert contrast(dim.ink, dim.top) >= READABLE
    assert contrast(dim.ink, dim.bottom) >= READABLE


@pytest.mark.parametrize("tone", (theme.GAIN, theme.LOSS, theme.LEVEL), ids=("gain", "loss", "level"))
def test_points_contrast_with_their_pills(tone: theme.Tone) -> None:
    assert contrast(tone.ink, tone.top) >= READABLE
    assert contrast(tone.ink, tone.bottom) >= READABLE


@pytest.mark.parametrize("look", SEATS, ids=lambda look: look.shape)
def test_seat_numbers_contrast_with_their_badges(look: theme.SeatLook) -> None:
    assert contrast(look.ink, look.paint) >= READABLE


@pytest.mark.parametrize(
    ("ink", "grounds"),
    [
        (theme.CREAM, (theme.BAR_TOP, theme.BAR_BOTTOM, theme.TABLE_DARK, theme.TABLE_LIGHT, theme.BACK_TOP)),
        (theme.QUIET, (theme.BAR_TOP, theme.BAR_BOTTOM, theme.TABLE_DARK, theme.TABLE_LIGHT)),
        (theme.INK, (theme.LIGHT_TOP, theme.LIGHT_BOTTOM, theme.GOLD)),
        (theme.INK_QUIET, (theme.LIGHT_TOP, theme.LIGHT_BOTTOM)),
        (theme.GOLD_INK, (theme.GOLD, theme.GOLD_DEEP)),
    ],
    ids=("cream", "quiet on dark", "dark", "quiet on light", "dark on gold"),
)
def test_text_colours_of_the_theme_contrast_with_their_grounds(
    ink: Colour, grounds: tuple[Colour, ...]
) -> None:
    for ground in grounds:
        assert contrast(ink, ground) >= READABLE


@pytest.mark.parametrize("key", SUITS)
def test_symbols_contrast_with_the_table(key: str) -> None:
    assert contrast(SUITS[key].top, theme.TABLE_LIGHT) >= LARGE


@pytest.mark.parametrize(
    "style", (theme.LABEL, theme.NOTE, theme.NAME, theme.CARD, theme.WORTH, theme.TOTAL, theme.PILE)
)
def test_text_sizes_of_the_theme_are_at_least_36(style: theme.Style) -> None:
    assert style.size >= 36


# Colour vision. Matrices for full deficiency, on linear light: Machado, Oliveira and Fernandes 2009.

EYES = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
TOLD_APART = 10
"""A CIELAB distance that is obvious on areas of a card's size; 2 is just noticeable."""


def linear(colour: Colour) -> list[float]:
    return [c / 3294.6 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour]


def seen(colour: Colour, eyes: str) -> tuple[float, float, float]:
    """Return a colour in CIELAB (D65) as seen with a kind of colour vision."""
    light = linear(colour)
    r, g, b = (max(0.0, sum(m * c for m, c in zip(row, light, strict=True))) for row in EYES[eyes])
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one: Colour, other: Colour, eyes: str) -> float:
    pairs = zip(seen(one, eyes), seen(other, eyes), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize(("one", "other"), [*combinations(SUITS, 2)])
def test_card_colours_are_distinguishable_by_all_kinds_of_eyes(one: str, other: str, eyes: str) -> None:
    assert distance(SUITS[one].bottom, SUITS[other].bottom, eyes) >= TOLD_APART


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize(("one", "other"), [*combinations(range(len(SEATS)), 2)])
def test_seat_colours_are_distinguishable_by_all_kinds_of_eyes(one: int, other: int, eyes: str) -> None:
    assert distance(SEATS[one].paint, SEATS[other].paint, eyes) >= TOLD_APART


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize(
    ("one", "other"),
    [(theme.GLOW, theme.GOLD), *combinations((theme.GAIN.top, theme.LOSS.top, theme.LEVEL.top), 2)],
)
def test_outline_and_pill_colours_are_distinguishable_by_all_kinds_of_eyes(
    one: Colour, other: Colour, eyes: str
) -> None:
    assert distance(one, other, eyes) >= TOLD_APART


def test_at_least_as_many_seat_looks_differ_as_a_match_has_players() -> None:
    assert len({(look.shape, look.paint) for look in SEATS}) >= MAX_SEATS, "as many as a match has players"


TREASURES, CAMPS = [f"treasure-{kind}" for kind in KINDS], [f"camp-{number}" for number in range(1, 5)]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        pair
        for marks in (SUITS, [look.shape for look in SEATS], TREASURES, CAMPS)
        for pair in combinations(marks, 2)
    ],
)
def test_symbols_of_suits_seats_treasures_and_camps_differ_in_shape(one: str, other: str) -> None:
    apart = ImageChops.difference(icons.icon_mask(one, 60), icons.icon_mask(other, 60))
    assert ImageStat.Stat(apart).mean[0] / 255 > 0.05


@pytest.mark.parametrize("key", SUITS)
def test_marks_of_taken_tiles_contrast_with_their_stones(key: str) -> None:
    suit = SUITS[key]
    for ground in (suit.top, suit.bottom):
        assert contrast(theme.blend(ground, suit.ink, piece_sprites.TAKEN_STRENGTH), ground) >= LARGE


@pytest.mark.parametrize(("when", "paint"), [(gutter.PAST, theme.GOLD), (gutter.FUTURE, theme.QUIET)])
def test_pennants_of_other_expeditions_contrast_with_the_table(when: str, paint: Colour) -> None:
    for ground in (theme.TABLE_LIGHT, theme.TABLE_DARK):
        assert contrast(theme.blend(ground, paint, gutter.STRENGTH[when]), ground) >= LARGE


@pytest.mark.parametrize("ground", [theme.BAR_TOP, theme.BAR_BOTTOM])
def test_dots_of_spent_action_points_contrast_with_the_footer(ground: Colour) -> None:
    assert contrast(theme.blend(ground, theme.GOLD_DEEP, footer.SPENT_OPACITY), ground) >= LARGE


HOURS = ("dawn", "noon", "dusk")


@pytest.mark.parametrize("hour", HOURS)
def test_hex_names_contrast_with_the_mist_at_every_hour(hour: str) -> None:
    """Checked on the brightest mist behind them."""
    canopy = backgrounds.tinted(canopies.undiscovered_board(), hour)
    for x, y in Layout(2).middles:
        assert contrast(paints.MAP_INK, brightest(canopy.crop((x - 30, y - 18, x + 30, y + 18)))) >= READABLE


@pytest.mark.parametrize("hour", HOURS)
@pytest.mark.parametrize("side", [lands.ABOVE, lands.BELOW])
@pytest.mark.parametrize("colours", [5, 6])
def test_round_number_contrasts_with_its_ground_at_every_hour(hour: str, side: int, colours: int) -> None:
    gutter = backgrounds.tinted(lands.half_ground(colours, side), hour).crop(
        (0, 0, columns_room(Box(0, 0, WIDTH, 9), side).x, 700)
    )
    for ink in (theme.CREAM, theme.QUIET):
        assert contrast(ink, brightest(gutter)) >= READABLE


def brightest(image: Image.Image) -> Colour:
    """Return the brightest colour of a picture after slight blurring."""
    small = image.resize((max(1, image.width // 8), max(1, image.height // 8)), Image.Resampling.BOX)
    return max((colour for _, colour in small.getcolors(100_000)), key=luminance)


@pytest.mark.parametrize(
    "style",
    (
        theme.LABEL,
        bars.PENDING_NUMBER,
        match_picture.PILL_NUMBER,
        analysis_picture.COST,
        duel_strip.WORTH,
        board_strip.WORTH,
        board_score_sheet.GRID_POINTS,
        score_sheet.POINTS,
    ),
)
def test_numbers_on_pills_are_at_least_42_pixels_high(style: theme.Style) -> None:
    assert style.size >= 42
