"""The analysis picture: its text fits in every language."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.catalogue import catalogue, languages
from render import fonts, theme
from render.analysis_picture import AnalysisData, analysis_picture
from render.canvas import Canvas
from render.geometry import PAD, WIDTH, Box

LUCKY = AnalysisData(
    "lost_cities", ((0,), (1,)), (40, 81), (1,), ((0.5, 0.5), (0.0, 1.0)), (1,), luck=(-19.0, 19.0)
)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", ["Waddle", "Juniper"])
def test_luckiest_player_is_named_in_full(monkeypatch: pytest.MonkeyPatch, name: str, language: str) -> None:
    written, text = [], Canvas.text

    def watched(canvas: Canvas, words: str, *args: Any, **how: Any) -> int:
        written.append(words)
        return text(canvas, words, *args, **how)

    monkeypatch.setattr(Canvas, "text", watched)
    analysis_picture(LUCKY, ("Ada", name), catalogue(language))
    assert not any(fonts.ELLIPSIS in words for words in written)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("judged", ["yes", "no"])
def test_footer_is_written_in_full_in_every_language(judged: str, language: str) -> None:
    words = catalogue(language)("picture-analysis-foot", judged=judged)
    assert fonts.advance(words, theme.LABEL) <= WIDTH - 2 * PAD


def test_luck_bar_keeps_its_round_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    filled, fill = [], Canvas.fill

    def watched(canvas: Canvas, box: Box, paint: theme.Colour) -> None:
        if paint == theme.SEATS[1].paint:
            filled.append(box)
        fill(canvas, box, paint)

    monkeypatch.setattr(Canvas, "fill", watched)
    picture = analysis_picture(replace(LUCKY, luck=(-600.0, 600.0)), ("Ada", "Boris"), catalogue())
    (lucky,) = filled
    around = picture.getpixel((lucky.right - 6, lucky.y - 1))
    assert isinstance(around, tuple)
    assert around == pytest.approx(theme.BAND_DARK, abs=2), "the bar is around it"
