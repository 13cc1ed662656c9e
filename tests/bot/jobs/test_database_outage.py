"""PostgreSQL is restarted during a game: no data is lost and messages are delivered soon after."""

from __future__ import annotations

import asyncio
import logging

import pytest
from sqlalchemy.exc import DBAPIError

from bot import network_errors
from bot.tables import moves
from tests import postgres
from tests.bot.evening import MINUTE, Evening

SOON = 15


@pytest.mark.slow
async def test_restart_of_the_database_is_one_log_line_and_posts_follow_after_it(
    evening: Evening,
    on_postgres: bool,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    if not on_postgres:
        pytest.skip("about PostgreSQL")
    await evening.begin()
    position, mover, posts = await evening.position(), await evening.mover(), len(evening.posts)
    action = position.game.rules.legal_actions(position.state, position.to_move[0])[0]
    await evening.bot.manager.run(moves.play, position.table.id, mover.id, action)
    server = postgres.server()
    caplog.clear()
    await asyncio.to_thread(server.stop)
    try:
        refused = await evening.press(mover, "My hand")
        assert refused.text.startswith("I couldn’t reach the saved games just now")
        await evening.pass_time(MINUTE)
        assert len(evening.posts) == posts
    finally:
        await asyncio.to_thread(server.start)
    await evening.pass_time(SOON)
    assert len(evening.posts) == posts + 1
    warned = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
    assert len(warned) == 1, warned
    assert warned[0].startswith("The database cannot be used: ")
    assert "SELECT" not in caplog.text


@pytest.mark.parametrize(
    ("state", "is_unavailable"), [("57P01", True), ("25006", True), ("23505", False), (None, False)]
)
def test_postgres_errors_of_a_down_or_read_only_server_count_as_an_outage_and_others_do_not(
    state: str | None, is_unavailable: bool
) -> None:
    class Failure(Exception):
        sqlstate = state

    assert network_errors.is_temporary(DBAPIError("", None, Failure())) is is_unavailable
