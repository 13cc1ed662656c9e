"""Seats of a duplicate match."""

from __future__ import annotations

import pytest

from engine.core.game_errors import NoSuchSeat
from engine.duplicate import match_of
from engine.game_registry import games

MATCH = match_of(games()["lost_cities"], deals=3)
PLAYERS = 2


@pytest.mark.parametrize("seat", [-1, PLAYERS])
def test_viewing_or_leaving_a_match_from_a_seat_out_of_range_is_rejected(seat: int) -> None:
    state = MATCH.rules.setup(MATCH.Options(), PLAYERS, 1).state
    with pytest.raises(NoSuchSeat):
        MATCH.visibility.view(state, seat)
    with pytest.raises(NoSuchSeat):
        MATCH.rules.retire(state, seat)
