"""How the bot ends while it is still telling of something."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.tables import moves
from tests.bot.evening import Evening


class Gate:
    """Holds up what the bot sends until its database is closed, and notes who asks that afterwards."""

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


@pytest.mark.parametrize("begun", ["by a step", "by the round"])
async def test_what_is_being_told_is_left_off_before_the_database_is_closed(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, begun: str
) -> None:
    """It is owed, and told at the next start; until now it went on with a database that was closed."""
    await evening.begin()
    bot, table = evening.bot, await evening.table()
    mover, position = await evening.mover(), await evening.position()
    action = position.game.legal_actions(position.state, position.to_move[0])[0]
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
    await asyncio.gather(*bot.publisher._tasks, return_exceptions=True)
    assert gate.asked == []
