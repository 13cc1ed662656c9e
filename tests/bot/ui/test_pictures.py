"""The same picture is painted once, however many messages show it."""

from __future__ import annotations

from typing import Any

import pytest

from bot.ui import painter_workers, panel_message, pictures
from bot.ui.message import Image
from engine.core.catalogue import catalogue
from render import picture
from render.picture import Picture
from tests.bot.evening import Evening

KEPT, DATA = 3, b"picture"
ENTRY = painter_workers._ENTRY_BYTES + len(DATA)


@pytest.fixture
def painted(bot: Any, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The views of the hands that were painted. The first of them fails."""
    views: list[Any] = []

    def paint(key: str, view: Any, *_: Any) -> Picture:
        views.append(view)
        if len(views) == 1:
            raise RuntimeError("no brush")
        return Picture(DATA, f"{key}-hand.jpg", 1, 1)

    monkeypatch.setattr(picture, "hand", paint)
    monkeypatch.setattr(painter_workers, "CACHE_BYTES", KEPT * ENTRY)
    return views


@pytest.mark.slow
async def test_hand_is_painted_again_after_a_failure_and_then_cached(
    evening: Evening, painted: list[Any]
) -> None:
    await evening.begin()
    assert evening.errors.pop().startswith("Painting a picture failed")
    assert len(painted) == 2, "Ada's hand, which failed, and Boris's"
    for _ in range(2):
        assert list((await evening.press(evening.ada, "Play")).pictures) == ["lost_cities-hand.jpg"]
    assert len(painted) == 3


@pytest.mark.slow
async def test_hand_is_painted_again_after_it_changed(evening: Evening, painted: list[Any]) -> None:
    await evening.begin()
    evening.errors.clear()
    before = len(painted)
    await evening.press(evening.ada, "My hand")
    await evening.move((await evening.legal())[0])
    assert painted[before] != painted[before + 1]


@pytest.mark.slow
async def test_cache_of_three_pictures_drops_the_others(evening: Evening, painted: list[Any]) -> None:
    await evening.begin()
    evening.errors.clear()
    for _ in range(4):
        await evening.move((await evening.legal())[0])
    assert len(painted) > KEPT
    assert len(evening.bot._painters._recent) == KEPT


async def test_panel_waits_for_the_questions_late_picture_and_does_not_show_the_hand(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The hand would be in time, but the picture of the question follows."""
    await evening.begin()

    async def late(*_: object) -> list[Image]:
        return pictures.PENDING

    monkeypatch.setattr(pictures, "of_question", late)
    position = await evening.position()
    (card, *_) = position.ask(0, ()).answers
    images = await panel_message.panel_images(position, 0, catalogue(), (card,))
    assert images is pictures.PENDING
