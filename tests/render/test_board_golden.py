"""The board game's pictures match their recordings."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.catalogue import Catalogue
from render.games.lost_cities_board.finale import finale
from render.games.lost_cities_board.hand import hand, hands
from render.games.lost_cities_board.score_sheet import score_sheet
from render.games.lost_cities_board.tabletop import tabletop
from tests.render.board_positions import NAMES, POSITIONS, finished, held, over, result
from tests.render.golden import compare


@pytest.mark.parametrize("name", POSITIONS)
def test_tabletop_matches_recorded_picture(name: str, say: Catalogue, record: bool) -> None:
    view = POSITIONS[name]()
    compare(tabletop(view, NAMES[: len(view.totals)], say), f"lost_cities_board-tabletop-{name}", record)


def test_hand_matches_recorded_picture(say: Catalogue, record: bool) -> None:
    compare(hand(held(), NAMES[:2], say), "lost_cities_board-hand", record)


def test_all_hands_match_recorded_picture(say: Catalogue, record: bool) -> None:
    other = replace(held(), hand=("Y0", "Y0", "B10", "W3", "G4", "R8", "R9"))
    compare(hands((held(), other), NAMES[:2], say), "lost_cities_board-hands", record)


@pytest.mark.parametrize("name", ("three", "crowd"))
def test_hand_with_table_matches_recorded_picture(name: str, say: Catalogue, record: bool) -> None:
    view = POSITIONS[name]()
    seen = replace(
        view,
        viewer=1,
        turn=1,
        hand=("Y6", "Y10", "B7", "W5", "W9", "G0", "R7", "R10"),
        playable=("Y6", "Y10", "B7", "W5", "W9"),
        drawn="W9",
    )
    compare(hand(seen, NAMES[: len(view.totals)], say), f"lost_cities_board-hand-{name}", record)


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_final_picture_matches_recorded_picture(seats: int, say: Catalogue, record: bool) -> None:
    view = over(seats)
    compare(finale(view, result(view), NAMES[:seats], say), f"lost_cities_board-finale-{seats}", record)


@pytest.mark.parametrize("edition", ("current", "2008"))
def test_score_sheet_matches_recorded_picture(edition: str, say: Catalogue, record: bool) -> None:
    name = f"lost_cities_board-score_sheet-after-{edition}"
    compare(score_sheet(finished(3, edition), None, NAMES[:3], say), name, record)
