"""A private answer with a late picture says so, and gets it later."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.ui import painter_workers, pictures
from bot.ui.painter_workers import PictureTimeout
from tests.bot.evening import Evening, Seen
from tests.bot.features.test_daily import PLAY
from tests.examples import slow

DELAY = 90.0
"""Seconds. simcord waits in real time for shorter delays."""
FOLLOWS = "-# The picture follows in a moment."


class LatePainters:
    """Paint no picture in time. A picture that follows its answer is painted after `DELAY`."""

    def __init__(self, painters: painter_workers.Painters) -> None:
        self._painters = painters
        self.fails = False

    async def paint(self, *subject: Any, patience: float) -> Any:
        if not pictures._follows.get():
            raise PictureTimeout("late")
        await asyncio.sleep(DELAY)
        if self.fails:
            raise PictureTimeout("late")
        return await self._painters.paint(*subject, patience=patience)

    def has(self, *_: object) -> bool:
        return False


@pytest.fixture
def late(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> LatePainters:
    painters = LatePainters(evening.bot._painters)
    monkeypatch.setattr(pictures, "_painters", painters)
    monkeypatch.setattr(pictures, "LATE_PAUSE", 0)
    return painters


async def daily(evening: Evening) -> Seen:
    return await evening.press(evening.ada, PLAY, await evening.say(evening.ada, "daily"))


async def board(evening: Evening) -> Seen:
    return await evening.say(evening.chen, "board")


async def hand(evening: Evening) -> Seen:
    return await evening.say(evening.boris, "hand")


async def play(evening: Evening) -> Seen:
    return await evening.press(evening.ada, "Play")


async def lesson(evening: Evening) -> Seen:
    return await evening.say(evening.ada, "learn", course="lost_cities")


async def replay(evening: Evening) -> Seen:
    return await evening.say(evening.ada, "replay")


ANSWERS = {"daily": daily, "board": board, "hand": hand, "play": play, "lesson": lesson, "replay": replay}
QUICK = "daily", "board"


@pytest.mark.parametrize("what", [*QUICK, *slow(*(what for what in ANSWERS if what not in QUICK))])
async def test_answer_in_words_gets_its_late_picture_and_loses_the_note(
    evening: Evening, late: LatePainters, what: str
) -> None:
    await evening.begin()
    answer = await ANSWERS[what](evening)
    in_words = answer.text
    assert in_words.splitlines()[-1] == FOLLOWS
    assert not answer.pictures
    await evening.pass_time(3 * DELAY)
    assert answer.pictures
    assert FOLLOWS not in answer.text
    assert len(answer.text) < len(in_words)


@pytest.mark.slow
async def test_note_that_a_picture_follows_is_removed_if_painting_fails(
    evening: Evening, late: LatePainters
) -> None:
    await evening.begin()
    answer = await board(evening)
    in_words = answer.text
    late.fails = True
    await evening.pass_time(3 * DELAY)
    assert answer.text == in_words.removesuffix(f"\n{FOLLOWS}")
    assert not answer.pictures


@pytest.mark.slow
async def test_late_picture_does_not_replace_a_newer_answer(evening: Evening, late: LatePainters) -> None:
    panel = await daily(evening)
    await evening.press(evening.ada, panel.presses[0], panel)
    newer = panel.text
    assert FOLLOWS not in newer
    await evening.pass_time(3 * DELAY)
    assert panel.text == newer
