"""The rows of a finished round: every card shows its figure, and lands without cards are left out."""

from __future__ import annotations

from itertools import pairwise

import pytest

from render import fonts, sprites
from render.games.lost_cities import card_sprites, round_rows
from render.geometry import PAD, WIDTH
from tests.render.conftest import board


@pytest.mark.parametrize("side", (0, 1))
@pytest.mark.parametrize("count", range(1, 13))
def test_every_card_of_an_expedition_of_up_to_twelve_shows_its_number(count: int, side: int) -> None:
    pill = sprites.fitted_pill(156, round_rows.PILL_HEIGHT, round_rows.POINTS, round_rows.PILL_PAD)
    away = round_rows.MEDAL // 2 + 2 * round_rows.GAP + pill.w
    places = round_rows.card_places(WIDTH // 2 + (away if side else -away), side, count)
    assert places[0] > PAD and places[-1] + round_rows.CARD_WIDTH < WIDTH - PAD
    widest = max(fonts.advance(str(number), card_sprites.MINI_FIGURE) for number in range(2, 10))
    assert all(other - one >= card_sprites.MINI_IN + widest for one, other in pairwise(places))


def test_lands_without_cards_have_no_row_in_the_round() -> None:
    played = board("Y2 G8", "Y4 G2", 5)
    assert round_rows.played_lands(played) == [0, 3]
    empty = board("", "", 5)
    assert round_rows.rows_height(played) - round_rows.rows_height(empty) == 2 * (
        round_rows.ROW + round_rows.ROW_GAP
    )
