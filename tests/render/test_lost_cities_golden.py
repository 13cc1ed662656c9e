"""The pictures of Lost Cities match their recordings."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from msgspec.structs import replace
from PIL import ImageDraw

from engine.core.catalogue import Catalogue
from engine.core.types import Result
from engine.games.lost_cities.model import View
from engine.games.lost_cities.scoring import totals
from render.games.lost_cities.finale import finale
from render.games.lost_cities.hand import hand, hands
from render.games.lost_cities.score_sheet import score_sheet
from render.games.lost_cities.tabletop import tabletop
from tests.render.conftest import over
from tests.render.golden import TOLERANCE, apart, compare, small

PARTNERS = ("Ada", "Boris of Blackwater Hall", "Chen", "Dana")


@pytest.mark.parametrize("name", ["middle", "begun", "fullest", "final"])
def test_tabletop_matches_recorded_picture(
    name: str, positions: dict[str, View], names: Sequence[str], say: Catalogue, record: bool
) -> None:
    compare(tabletop(positions[name], names, say), f"lost_cities-tabletop-{name}", record)


def test_partners_tabletop_matches_recorded_picture(passed_view: View, say: Catalogue, record: bool) -> None:
    compare(tabletop(passed_view, PARTNERS, say), "lost_cities-tabletop-partners", record)


def test_hand_matches_recorded_picture(
    held_view: View, names: Sequence[str], say: Catalogue, record: bool
) -> None:
    compare(hand(held_view, names, say), "lost_cities-hand", record)


def test_hand_at_own_turn_matches_recorded_picture(
    positions: dict[str, View], names: Sequence[str], say: Catalogue, record: bool
) -> None:
    compare(hand(positions["choosing"], names, say), "lost_cities-hand-turn", record)


def test_hand_with_passed_cards_matches_recorded_picture(
    received_view: View, say: Catalogue, record: bool
) -> None:
    compare(hand(received_view, PARTNERS, say), "lost_cities-hand-partners", record)


def test_all_hands_match_recorded_picture(
    received_view: View, middle_view: View, held_view: View, say: Catalogue, record: bool
) -> None:
    """Includes a hand larger than usual and an empty one."""
    large = replace(held_view, hand=(*held_view.hand, *received_view.hand[:3]))
    views = (received_view, large, held_view, replace(middle_view, hand=()))
    compare(hands(views, PARTNERS, say), "lost_cities-hands", record)


def test_final_picture_matches_recorded_picture(
    ended: tuple[View, Result], names: Sequence[str], say: Catalogue, record: bool
) -> None:
    view, result = ended
    compare(finale(view, result, names, say), f"lost_cities-finale-{view.options.rounds}", record)


def test_partners_final_picture_matches_recorded_picture(
    ended_for_partners: tuple[View, Result], say: Catalogue, record: bool
) -> None:
    view, result = ended_for_partners
    name = f"lost_cities-finale-partners-{view.options.rounds}"
    compare(finale(view, result, PARTNERS, say), name, record)


def test_score_sheet_after_a_round_matches_recorded_picture(
    middle_view: View, names: Sequence[str], say: Catalogue, record: bool
) -> None:
    compare(score_sheet(middle_view, None, names, say), "lost_cities-score_sheet-round", record)


def test_score_sheet_after_second_round_matches_recorded_picture(
    names: Sequence[str], say: Catalogue, record: bool
) -> None:
    view = over(3)
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
def test_small_changes_of_a_picture_exceed_the_tolerance_of_recorded_ones(
    spoil: Callable[[ImageDraw.ImageDraw], None], middle_view: View, names: Sequence[str], say: Catalogue
) -> None:
    good = tabletop(middle_view, names, say).image
    bad = good.copy()
    spoil(ImageDraw.Draw(bad))
    assert apart(small(good), small(bad)) > TOLERANCE
