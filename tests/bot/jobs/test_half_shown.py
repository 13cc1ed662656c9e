"""Incomplete turns are shown once the player pauses; edits that the next step would replace are skipped."""

from __future__ import annotations

import asyncio

import pytest

from bot.jobs import late_notifications, publisher
from bot.ui import pictures
from bot.ui.message import Image
from tests.bot.evening import Evening, Seen
from tests.bot.games.test_tikal import place, sit_down

LONG, SHORT = 60.0, 0.01
NEVER = 3600.0
"""Seconds: longer than simcord waits for the bot, even on a busy machine."""
THINKING, MINUTE = 6.0, 60.0
"""Seconds between two steps of a turn, and until all messages are up to date."""


def edits(evening: Evening, post: Seen) -> int:
    path = f"/channels/{post.channel_id}/messages/{post.id}"
    return sum((entry.method, entry.path) == ("PATCH", path) for entry in evening.http)


@pytest.mark.usefixtures("pauses")
async def test_incomplete_turn_is_pending_and_edits_no_post_before_its_player_pauses(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(publisher, "PROGRESS_DELAY", SHORT)
    monkeypatch.setattr(late_notifications, "SEEN_DELAY", SHORT)
    await sit_down(evening)
    mover, post = await evening.mover(), evening.post
    before = edits(evening, post)
    monkeypatch.setattr(publisher, "PROGRESS_DELAY", NEVER)
    panel = await evening.press(mover, "Play")
    await place(evening, mover, panel)
    assert edits(evening, post) == before, "the player may be about to go on"
    (pausing,) = evening.bot.publisher._pausing.values()
    pausing.cancel()
    table = await evening.table()
    assert table.published_version < table.version, "pending: a restart would show it"


@pytest.mark.usefixtures("pauses")
def test_incomplete_turn_is_shown_after_a_delay_of_6_to_60_seconds() -> None:
    """Such edits count against Discord's rate limit; people pause for seconds between steps."""
    assert THINKING < publisher.PROGRESS_DELAY < MINUTE


async def test_panel_loses_the_previous_picture_if_the_picture_of_the_next_step_is_late(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The question precedes its picture; if the picture fails, the old one is removed."""
    await sit_down(evening)
    mover = await evening.mover()
    panel = await evening.press(mover, "Play")
    assert panel.pictures

    async def late(*_: object, **__: object) -> list[Image]:
        return pictures.PENDING

    for name in ("of_hand", "of_question"):
        monkeypatch.setattr(pictures, name, late)
    await place(evening, mover, panel)
    assert "Back" in panel.labels, "the tile can be taken back"
    assert not panel.pictures


@pytest.mark.usefixtures("pauses")
async def test_incomplete_turn_is_shown_in_the_post_when_its_player_pauses(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(publisher, "PROGRESS_DELAY", SHORT)
    monkeypatch.setattr(late_notifications, "SEEN_DELAY", SHORT)
    await sit_down(evening)
    mover, post = await evening.mover(), evening.post
    before = edits(evening, post)
    panel = await evening.press(mover, "Play")
    await place(evening, mover, panel)
    async with asyncio.timeout(LONG):
        while edits(evening, post) == before:
            await asyncio.sleep(SHORT)
            await evening.env.settle()
    table = await evening.table()
    assert table.published_version == table.version
