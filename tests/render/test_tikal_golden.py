"""Tikal's pictures match their recordings."""

from __future__ import annotations

import pytest

from engine.core.catalogue import Catalogue
from render.games.tikal.finale import finale
from render.games.tikal.questions import question
from render.games.tikal.score_sheet import score_sheet
from render.games.tikal.tabletop import tabletop
from tests.render.golden import compare
from tests.render.tikal_positions import NAMES, POSITIONS, QUESTIONS, result, scored


@pytest.mark.parametrize("name", POSITIONS)
def test_tabletop_matches_recorded_picture(name: str, say: Catalogue, record: bool) -> None:
    view = POSITIONS[name]()
    compare(tabletop(view, NAMES[: len(view.totals)], say), f"tikal-tabletop-{name}", record)


@pytest.mark.parametrize("name", QUESTIONS)
def test_question_matches_recorded_picture(name: str, say: Catalogue, record: bool) -> None:
    compare(question(*QUESTIONS[name](), say), f"tikal-question-{name}", record)


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_final_picture_matches_recorded_picture(seats: int, say: Catalogue, record: bool) -> None:
    view = scored(seats, auctioned=seats == 3)
    compare(finale(view, result(view), NAMES[:seats], say), f"tikal-finale-{seats}", record)


def test_score_sheet_matches_recorded_picture(say: Catalogue, record: bool) -> None:
    compare(score_sheet(scored(4, 2), None, NAMES, say), "tikal-score_sheet-after", record)
