"""The pictures look as they did when somebody last looked at them.

Recorded small in tests/golden; after a change that is meant, look at the new pictures and record them with
`uv run pytest tests/render --record`. Only bundled fonts are used, so every machine paints the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageDraw

from engine.core.catalogue import Catalogue
from engine.core.types import Result
from engine.games.lost_cities.model import View
from engine.games.lost_cities.scoring import totals
from render.games.lost_cities import finale, hand, score_sheet, tabletop

GOLDEN = Path(__file__).parent.parent / "golden"
WIDTH = 400
BLOCK = 8
"""Differences are averaged over squares of so many of the small picture's pixels …"""
TOLERANCE = 10
"""… and may come to so much of 255 in the worst: another release of FreeType stays below, a card does not."""
STEPS = 4
"""Recorded colours are rounded to so many of 255: far below the tolerance, and the files stay small."""
PARTNERS = ("Ada", "Boris of Blackwater Hall", "Chen", "Dana")


def small(image: Image.Image) -> Image.Image:
    return image.resize((WIDTH, image.height * WIDTH // image.width), Image.Resampling.BOX)


def apart(one: Image.Image, other: Image.Image) -> int:
    """How far two small pictures differ where they differ most, 0 to 255."""
    if one.size != other.size:
        return 255
    blocks = ImageChops.difference(one, other).reduce(BLOCK)
    return int(max(highest for _, highest in blocks.getextrema()))


def compare(image: Image.Image | None, name: str, record: bool) -> None:
    """Compares with the recorded picture, or records it."""
    assert image is not None
    file, now = GOLDEN / f"{name}.png", small(image)
    if record:
        GOLDEN.mkdir(exist_ok=True)
        now.point(lambda value: value // STEPS * STEPS + STEPS // 2).save(file, optimize=True)
    assert file.is_file(), "no such picture yet: look at it, then record it with --record"
    assert apart(now, Image.open(file).convert("RGB")) <= TOLERANCE


@pytest.mark.parametrize("name", ["middle", "begun", "fullest", "final"])
def test_table(
    name: str, positions: dict[str, View], names: Sequence[str], say: Catalogue, record: bool
) -> None:
    compare(tabletop(positions[name], names, say), f"lost_cities-tabletop-{name}", record)


def test_table_of_partners(passed_view: View, say: Catalogue, record: bool) -> None:
    compare(tabletop(passed_view, PARTNERS, say), "lost_cities-tabletop-partners", record)


def test_hand(held_view: View, names: Sequence[str], say: Catalogue, record: bool) -> None:
    compare(hand(held_view, names, say), "lost_cities-hand", record)


def test_hand_at_ones_turn(
    positions: dict[str, View], names: Sequence[str], say: Catalogue, record: bool
) -> None:
    compare(hand(positions["choosing"], names, say), "lost_cities-hand-turn", record)


def test_hand_with_cards_from_the_partner(received_view: View, say: Catalogue, record: bool) -> None:
    compare(hand(received_view, PARTNERS, say), "lost_cities-hand-partners", record)


def test_the_end(ended: tuple[View, Result], names: Sequence[str], say: Catalogue, record: bool) -> None:
    view, result = ended
    compare(finale(view, result, names, say), f"lost_cities-finale-{view.options.rounds}", record)


def test_the_end_of_partners(ended_for_partners: tuple[View, Result], say: Catalogue, record: bool) -> None:
    view, result = ended_for_partners
    name = f"lost_cities-finale-partners-{view.options.rounds}"
    compare(finale(view, result, PARTNERS, say), name, record)


def test_sums_after_a_round(middle_view: View, names: Sequence[str], say: Catalogue, record: bool) -> None:
    compare(score_sheet(middle_view, None, names, say), "lost_cities-score_sheet-round", record)


def test_sums_after_a_second_round(
    ended: tuple[View, Result], names: Sequence[str], say: Catalogue, record: bool
) -> None:
    view, _ = ended
    if len(view.finished) == 3:
        between = replace(view, finished=view.finished[:2], totals=totals(view.finished[:2]))
        compare(score_sheet(between, None, names, say), "lost_cities-score_sheet-second", record)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda pen: pen.rectangle((400, 400, 460, 440), fill=(20, 40, 40)),
        lambda pen: pen.text((300, 60), "+7", fill=(255, 255, 255), font_size=40),
        lambda pen: pen.ellipse((30, 20, 90, 80), fill=(40, 160, 70)),
    ],
    ids=["a card's worth of table", "a numeral", "a badge"],
)
def test_a_spoilt_picture_is_noticed(
    spoil: Callable[[ImageDraw.ImageDraw], None], middle_view: View, names: Sequence[str], say: Catalogue
) -> None:
    good = tabletop(middle_view, names, say)
    bad = good.copy()
    spoil(ImageDraw.Draw(bad))
    assert apart(small(good), small(bad)) > TOLERANCE
