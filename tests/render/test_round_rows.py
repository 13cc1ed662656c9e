"""The rows of a finished round: every card shows its figure, and lands without cards are left out."""

from __future__ import annotations

from itertools import pairwise

import pytest

from render import fonts, sprites
from render.games.lost_cities import card_sprites, score_sheet
from render.geometry import PAD, WIDTH
from tests.render.conftest import board


@pytest.mark.parametrize("side", (0, 1))
@pytest.mark.parametrize("count", range(1, 13))
def test_every_card_of_an_expedition_of_up_to_twelve_shows_its_number(count: int, side: int) -> None:
    pill = sprites.fitted_pill(156, score_sheet.PILL_HEIGHT, score_sheet.POINTS, score_sheet.PILL_PAD)
    away = score_sheet.MEDAL // 2 + 2 * score_sheet.GAP + pill.w
    places = score_sheet.card_places(WIDTH // 2 + (away if side else -away), side, count)
    assert places[0] > PAD and places[-1] + score_sheet.CARD_WIDTH < WIDTH - PAD
    widest = max(fonts.advance(str(number), card_sprites.MINI_FIGURE) for number in range(2, 10))
    assert all(other - one >= card_sprites.MINI_IN + widest for one, other in pairwise(places))


def test_lands_without_cards_have_no_row_in_the_round() -> None:
    played = board("Y2 G8", "Y4 G2", 5)
    assert score_sheet.played_lands(played) == [0, 3]
    empty = board("", "", 5)
    assert score_sheet.rows_height(played) - score_sheet.rows_height(empty) == 2 * (
        score_sheet.ROW + score_sheet.ROW_GAP
    )
