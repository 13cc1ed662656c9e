"""The bot shuts down during a delivery."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest

from bot.app import client
from bot.tables import moves
from bot.tables.manager import Manager
from tests.bot.evening import Evening, Tap


class Gate:
    """Block the bot's requests until its database is closed, and record later queries."""

    def __init__(self, evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
        bot, self.held, self.closed = evening.bot, asyncio.Event(), asyncio.Event()
        self.asked: list[str] = []
        request, store = bot.http.request, bot.manager.store
        close, write, read = store.close, bot._database.write, bot._database.read

        async def slow(route: Any, **options: Any) -> Any:
            if route.method == "POST" and route.path.endswith("/messages"):
                self.held.set()
                await self.closed.wait()
            return await request(route, **options)

        async def closing() -> None:
            await close()
            self.closed.set()

        def noting(asks: Any) -> Any:
            def ask(*given: Any, **named: Any) -> Any:
                if self.closed.is_set():
                    self.asked.append(repr(given))
                return asks(*given, **named)

            return ask

        monkeypatch.setattr(bot.http, "request", slow)
        monkeypatch.setattr(store, "close", closing)
        monkeypatch.setattr(bot._database, "write", noting(write))
        monkeypatch.setattr(bot._database, "read", noting(read))


@pytest.mark.slow
@pytest.mark.parametrize("begun", ["by a step", "by the round"])
async def test_deliveries_running_at_the_end_do_not_use_the_database_after_it_closed(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, begun: str
) -> None:
    """It stays pending for the next start."""
    await evening.begin()
    bot, table = evening.bot, await evening.table()
    mover, position = await evening.mover(), await evening.position()
    action = position.game.rules.legal_actions(position.state, position.to_move[0])[0]
    gate = Gate(evening, monkeypatch)
    await bot.manager.run(moves.play, table.id, mover.id, action)
    if begun == "by a step":
        bot.publisher.schedule(table.id)
    else:
        bot.each_minute.restart()
    await gate.held.wait()
    await bot.close()
    for _ in range(20):
        await asyncio.sleep(0)
    await asyncio.gather(*bot.scheduler._tasks, return_exceptions=True)
    assert gate.asked == []


async def slow_press(evening: Evening, monkeypatch: pytest.MonkeyPatch, released: asyncio.Event) -> None:
    """Ada presses *My hand*. The answer waits until `released` is set."""
    view, begun = Manager.view, asyncio.Event()

    async def slowly(manager: Manager, *given: Any, **named: Any) -> Any:
        begun.set()
        await released.wait()
        return await view(manager, *given, **named)

    monkeypatch.setattr(Manager, "view", slowly)
    evening.inject(Tap(evening.ada, evening.post, evening.post.buttons["My hand"]))
    await asyncio.wait_for(begun.wait(), 10)


async def test_press_being_answered_delays_the_end_of_the_bot_without_warnings(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await evening.begin()
    released = asyncio.Event()
    await slow_press(evening, monkeypatch, released)
    closing = asyncio.create_task(evening.bot.close())
    await asyncio.sleep(0)
    requests = len(evening.http)
    released.set()
    await closing
    assert "/callback" in "".join(entry.path for entry in evening.http[requests:])
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


async def test_press_cut_off_by_the_end_of_the_bot_logs_no_warning(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(client, "DRAIN_TIMEOUT", 0.01)
    await evening.begin()
    released = asyncio.Event()
    await slow_press(evening, monkeypatch, released)
    await evening.bot.close()
    released.set()
    for _ in range(50):
        await asyncio.sleep(0.001)
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]
