"""A question is shown before its picture, and users who move on do not wait for it."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bot.jobs import publisher
from bot.ui import pictures
from bot.ui.message import Image
from bot.ui.presses import Presses
from engine.games.tikal.model import ACT
from tests.bot.evening import Evening, Seen, Tap
from tests.bot.games.test_tikal import place, sit_down
from tests.bot.handlers.test_busy_presses import EDIT, answered

MOMENT, LONG = 0.3, 2.0
"""Seconds: within the painting of a picture, and after it."""
STEP = "2 new (2)"
"""An action that leads to a question with a picture of a part of the map."""
WHENCE = "A5"
"""A question with its own picture."""
STRANGE = "no-such-answer"
SEND = 4


class Painter:
    """Paint slowly, and count finished pictures."""

    def __init__(self) -> None:
        self.painted = 0
        self.fails = False

    async def __call__(self, *_: Any, **__: Any) -> list[Image]:
        await asyncio.sleep(LONG / 2)
        if self.fails:
            return pictures.PENDING
        self.painted += 1
        return [Image(b"picture", f"painted-{self.painted}.jpg", "A part of the map")]


@pytest.fixture
async def panel(evening: Evening, pauses: None, monkeypatch: pytest.MonkeyPatch) -> Seen:
    """Tikal, after the mover has placed the leader. Half a turn is not posted."""
    monkeypatch.setattr(publisher, "PROGRESS_DELAY", 1000 * LONG)
    await sit_down(evening)
    mover = await evening.mover()
    panel = await evening.press(mover, "Play")
    await place(evening, mover, panel)
    await evening.press(mover, "Leader (1)", panel)
    assert (await evening.position()).state.phase == ACT
    return panel


@pytest.fixture
def painter(panel: Seen, monkeypatch: pytest.MonkeyPatch) -> Painter:
    painter = Painter()
    monkeypatch.setattr(pictures, "of_question", painter)
    monkeypatch.setattr(pictures, "is_question_cached", lambda *_: False)
    return painter


class Press:
    """A press of one message."""

    def __init__(self) -> None:
        self.message = SimpleNamespace(id=1)
        self.extras: dict[object, object] = {}


async def tap(evening: Evening, panel: Seen, label: str) -> Any:
    """Press without waiting for the picture."""
    return await forged(evening, panel, panel.buttons[label])


async def forged(evening: Evening, panel: Seen, custom_id: str) -> Any:
    press = evening.inject(Tap(await evening.mover(), panel, custom_id))
    await evening.pass_time(MOMENT)
    return press


async def test_slow_question_is_answered_in_one_request_and_its_picture_follows(
    evening: Evening, panel: Seen, painter: Painter
) -> None:
    await tap(evening, panel, STEP)
    await evening.pass_time(LONG)
    before = list(panel.pictures)
    press = await tap(evening, panel, WHENCE)
    assert answered(evening, press) == [("POST", EDIT)], "in one call"
    assert any(label.startswith("B5") for label in panel.labels), panel.labels
    assert list(panel.pictures) == before
    await evening.pass_time(LONG)
    assert answered(evening, press) == [("POST", EDIT), ("PATCH", 0)]
    assert list(panel.pictures) != before


@pytest.mark.slow
async def test_picture_of_a_question_is_skipped_if_the_user_has_moved_on(
    evening: Evening, panel: Seen, painter: Painter
) -> None:
    step = await tap(evening, panel, STEP)
    question = await tap(evening, panel, WHENCE)
    await evening.pass_time(LONG)
    assert answered(evening, step) == [("POST", EDIT)]
    assert answered(evening, question) == [("POST", EDIT), ("PATCH", 0)]
    assert painter.painted == 1
    assert list(panel.pictures) == ["painted-1.jpg"]


@pytest.mark.slow
async def test_picture_still_follows_if_the_next_press_is_refused(
    evening: Evening, panel: Seen, painter: Painter
) -> None:
    step = await tap(evening, panel, STEP)
    table = await evening.table()
    refused = await forged(evening, panel, f"eg:panel:{table.id}:{table.version}:{STRANGE}")
    assert answered(evening, refused) == [("POST", SEND)]
    await evening.pass_time(LONG)
    assert answered(evening, step) == [("POST", EDIT), ("PATCH", 0)]
    assert list(panel.pictures) == ["painted-1.jpg"]


@pytest.mark.slow
async def test_map_of_an_earlier_question_is_removed_if_the_next_picture_fails(
    evening: Evening, panel: Seen, painter: Painter
) -> None:
    """The next question’s words replace a missing picture, and the outdated map is removed."""
    painter.fails = True
    assert panel.pictures
    await tap(evening, panel, STEP)
    await tap(evening, panel, WHENCE)
    await evening.pass_time(LONG)
    assert not panel.pictures
    assert "From A5" in panel.text


@pytest.mark.slow
async def test_press_during_a_pending_picture_is_answered_with_one_request(
    evening: Evening, panel: Seen, painter: Painter
) -> None:
    """A bot with one fast player answers with one request."""
    await tap(evening, panel, STEP)
    step = await tap(evening, panel, STEP)
    assert answered(evening, step) == [("POST", EDIT)]
    await evening.pass_time(LONG)


async def test_painting_starts_again_if_another_press_is_answered_during_it() -> None:
    """A half-painted picture waits for the other answer, which has changed nothing."""
    presses, begun = Presses(), list[asyncio.Event]()

    async def paint() -> str:
        begun.append(asyncio.Event())
        await begun[-1].wait()
        return "a picture"

    step, other = Press(), Press()
    with presses.answering(step), presses.deferring_picture(step) as pending:
        picture = asyncio.create_task(pending.paint_when_idle(paint))
        await asyncio.sleep(0)
        assert len(presses) == 0, "nobody waits for the answer any more"
        await asyncio.sleep(0)
        with presses.answering(other):
            for _ in range(5):
                await asyncio.sleep(0)
            assert len(begun) == 1
        for _ in range(5):
            await asyncio.sleep(0)
        assert len(begun) == 2, "painted anew"
        begun[-1].set()
        assert await picture == "a picture"


async def test_picture_of_a_superseded_press_is_not_painted() -> None:
    """Holds even while the user keeps pressing."""
    presses, first, second, third = Presses(), Press(), Press(), Press()
    with presses.answering(first), presses.deferring_picture(first) as pending, presses.answering(second):
        waiting = asyncio.create_task(pending.paint_when_idle(asyncio.Event().wait))
        await asyncio.sleep(0)
        with presses.deferring_picture(second), presses.answering(third):
            async with asyncio.timeout(LONG):
                assert await waiting is None
