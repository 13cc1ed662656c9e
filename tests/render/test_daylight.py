"""Daylight follows the progress of a game."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PIL import ImageChops, ImageStat

from engine.core.catalogue import Catalogue
from engine.games.lost_cities.model import View as DuelView
from render import backgrounds
from render.games.lost_cities.tabletop import tabletop as duel
from render.games.lost_cities_board.ground import table_ground
from render.games.lost_cities_board.table_layout import Layout as BoardLayout
from render.games.lost_cities_board.tabletop import tabletop as board
from render.games.tikal.tabletop import tabletop as tikal
from render.geometry import Box
from render.layers import Layers
from tests.render import board_positions, tikal_positions

NAMES = ("Ada", "Boris", "Chen", "Dana")


def warmth(picture: Layers, box: Box) -> float:
    """Return how much redder than green a part of a picture is."""
    red, green, _ = ImageStat.Stat(picture.painted(box)).mean
    return red / green


@pytest.mark.parametrize(
    ("share", "hour"), [(0, "dawn"), (0.3, "dawn"), (0.5, "noon"), (0.7, "dusk"), (1, "dusk")]
)
def test_daylight_is_dawn_noon_or_dusk_by_the_share_of_the_game_played(share: float, hour: str) -> None:
    assert backgrounds.daylight(share) == hour


@pytest.mark.slow
def test_dawn_noon_and_dusk_differ_in_every_game(middle_view: DuelView, say: Catalogue) -> None:
    """Compares the same table with different numbers of cards or tiles left."""
    stacks = (30, 15, 2)
    seen = tikal_positions.scoring()
    shown = [tikal(replace(seen, stack=left), NAMES, say) for left in stacks]
    assert len({round(warmth(one, Box(760, 300, 400, 500)), 2) for one in shown}) == len(stacks)
    once = replace(middle_view, options=replace(middle_view.options, rounds=1), round=1)
    day = [duel(replace(once, pile=left), NAMES[:2], say) for left in (40, 22, 4)]
    assert len({round(warmth(one, Box(570, 300, 180, 200)), 2) for one in day}) == len(day)
    view = board_positions.three()
    rounds = [board(replace(view, expedition=number, crossed=2), NAMES[:3], say) for number in (1, 2, 3)]
    assert len({round(warmth(one, BoardLayout(3).lands), 2) for one in rounds}) == len(rounds)


def test_daylight_of_the_board_game_tints_its_lands_only() -> None:
    layout = BoardLayout(3)
    noon, dusk = (table_ground(layout, over).image for over in (0.5, 1))
    box = layout.lands
    assert ImageChops.difference(noon, dusk).getbbox() == (box.x, box.y, box.right, box.bottom)
