"""Failures that are not bugs are not reported as such in the log, metrics or answers."""

from __future__ import annotations

import errno
import io
import logging
import os
import sqlite3
import ssl
from collections.abc import Iterator

import aiohttp
import discord
import pytest

from bot import metrics, network_errors
from bot.app.dispatch import buttons, table_buttons
from bot.ops import logs
from bot.store import database
from bot.tables.proposal import Person, Proposal
from engine.game_registry import games
from tests.bot.evening import MINUTE, Evening, Tap
from tests.bot.jobs.test_backing_off import pending_count, refusal
from tests.bot.jobs.test_failures import ANSWER, CALLBACK, messages_of
from tests.examples import slow

BUG, UNREACHABLE = "Something went wrong on my side", "I couldn’t reach Discord just now"


def told_as_bugs(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [
        record.getMessage()
        for record in caplog.records
        if record.name.startswith("bot") and (record.exc_info or record.levelno >= logging.ERROR)
    ]


@pytest.mark.slow
@pytest.mark.parametrize("status", [429, 500, *slow(502, 503, 504)])
async def test_discord_outage_logs_warnings_but_no_bugs_and_delivers_everything_after_it(
    evening: Evening, caplog: pytest.LogCaptureFixture, status: int
) -> None:
    """Presses, posts and direct messages fail for some minutes."""
    await evening.begin()
    panel = await evening.panel(evening.ada)
    for method, path in (
        ("POST", messages_of(evening.channel)),
        ("POST", messages_of(evening.boris.user.dm_channel)),
        ("PATCH", ANSWER),
        ("PATCH", "/channels/*/messages/*"),
        ("GET", "/channels/*"),
    ):
        evening.env.inject_error(method, path, status=status, code=0, times=None)
    caplog.clear()
    answer = await evening.press(evening.ada, panel.labels[0], panel)
    assert BUG not in answer.text
    await evening.move((await evening.legal())[0])
    await evening.pass_time(3 * MINUTE)
    evening.env.inject_error("POST", CALLBACK, status=status, code=0, times=1)
    await evening.press(evening.boris, "Play")
    assert told_as_bugs(caplog) == []
    outage = "Discord limits the bot's requests" if status == 429 else "Discord cannot be reached"
    reached = [one for one in caplog.records if one.getMessage().startswith(outage)]
    assert 1 <= len([one for one in reached if one.levelno == logging.WARNING]) <= 4
    evening.env.backend.faults.clear()
    await evening.pass_time(MINUTE)
    assert await pending_count(evening) == 0


@pytest.mark.slow
async def test_move_during_a_locked_database_is_refused_logged_once_and_playable_afterwards(
    evening: Evening, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lock the database file longer than any timeout, as another tool would."""
    monkeypatch.setattr(database, "_BUSY_SECONDS", 0.05)
    await evening.restart()
    await evening.begin()
    turn = (await evening.legal())[0]
    other = sqlite3.connect(evening.database, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    caplog.clear()
    answer = await evening.move(turn)
    assert answer.text.startswith("I couldn’t reach the saved games just now")
    await evening.pass_time(2 * MINUTE)
    assert told_as_bugs(caplog) == []
    assert "The database cannot be used: OperationalError: database is locked" in caplog.text
    other.close()
    assert (await evening.table()).version == 1
    await evening.move(turn)
    assert (await evening.table()).version == 2


ODD = ["--5", "-", "5" * 40, "٣", "5-", "½"]


@pytest.mark.slow
async def test_forged_numbers_in_buttons_menus_and_forms_log_no_error(evening: Evening) -> None:
    """Covers all buttons, menus and forms, in a lobby and in a game."""
    lobby = await evening.open()
    ends = {"cancel", "resign", "forget", "leave", "endgame", "start", "video"}
    for playing in (False, True):
        if playing:
            await evening.start(lobby, evening.boris)
        table, post = await evening.table(), evening.post
        for verb in sorted({*table_buttons(), *buttons()} - ends):
            for odd in ODD:
                pressed = f"eg:{verb}:{table.id}:{table.version}:{odd}"[:100]
                for values in ((), (odd,)):
                    evening.inject(Tap(evening.ada, post, pressed, values))
            await evening.env.settle()
            assert evening.errors == [], (verb, "playing" if playing else "in the lobby")


LONG = 2600
"""Characters, more than Fluent allows in a variable."""


@pytest.mark.slow
async def test_answer_to_a_command_option_of_2600_letters_has_fewer_than_600(evening: Evening) -> None:
    await evening.begin()
    texts = {"notify": "time-zone", "move": "move", "away": "until", "replay": "game", "analyse": "game"}
    for command, option in texts.items():
        answer = await evening.say(await evening.mover(), command, **{option: "*x" * (LONG // 2)})
        assert len(answer.text) < 600, command


@pytest.mark.slow
async def test_hand_of_a_user_with_28_games_links_eight_and_counts_the_others(evening: Evening) -> None:
    options = games()["lost_cities"].Options()
    host = Person(evening.ada.id, "ada")
    for number in range(28):
        proposal = Proposal("lost_cities", options, 10**17, 10**18 + number, host, computers=1)
        await evening.bot.manager.lobbies.begin(proposal)
    answer = await evening.write(evening.ada, "hand")
    assert answer.text.startswith("You’re in several games.")
    assert answer.text.count("https://") == 8
    assert answer.text.endswith(" and 20 more; /games lists all of them.")


# The log


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """Return the bot's log as text."""
    stream, root = io.StringIO(), logging.getLogger()
    handler = logging.StreamHandler(stream)
    root.addHandler(handler)
    before = {one: list(one.filters) for one in root.handlers}
    logs.limit_tracebacks()
    yield stream
    root.removeHandler(handler)
    for one, filters in before.items():
        one.filters = filters


def fail(error: Exception, what: str = "A picture failed") -> None:
    try:
        raise error
    except Exception:
        logging.getLogger("bot.test").exception(what)


def test_repeated_failure_logs_one_traceback_then_a_count_and_another_failure_logs_its_own(
    written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such as painters without memory: hundreds of pictures a minute."""
    now = 1000.0
    monkeypatch.setattr("bot.ops.logs.time.monotonic", lambda: now)
    for _ in range(806):
        fail(MemoryError("no room to paint"))
    assert written.getvalue().count("Traceback") == 1
    now += logs.QUIET
    fail(MemoryError("no room to paint"))
    assert written.getvalue().count("Traceback") == 2
    assert "A picture failed (and 805 times more before)" in written.getvalue()
    fail(ZeroDivisionError("something else"))
    assert written.getvalue().count("Traceback") == 3


def test_count_of_dropped_tracebacks_is_written_once_by_each_of_two_handlers(
    written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, second, handlers = 1000.0, io.StringIO(), logging.getLogger().handlers
    monkeypatch.setattr("bot.ops.logs.time.monotonic", lambda: now)
    monkeypatch.setattr(logging.getLogger(), "handlers", [*handlers, logging.StreamHandler(second)])
    logs.limit_tracebacks()
    for _ in range(3):
        fail(MemoryError("no room to paint"))
    now += logs.QUIET
    fail(MemoryError("no room to paint"))
    for text in (written.getvalue(), second.getvalue()):
        assert text.count("(and 2 times more before)") == 1


class Closed:
    """A closed connection to Discord's gateway, instead of aiohttp's."""

    close_code = 1006


@pytest.mark.parametrize(
    "error",
    [
        refusal(503),
        refusal(429),
        aiohttp.ClientConnectionError("no route"),
        network_errors.NotDiscord("a page in HTML"),
        ssl.SSLSyscallError(ssl.SSL_ERROR_SYSCALL, "the peer hung up"),  # the same number as EIO
        discord.RateLimited(60),
        discord.ConnectionClosed(Closed(), shard_id=0),  # type: ignore[arg-type]
    ],
    ids=lambda error: type(error).__name__,
)
def test_outage_logged_by_discord_py_is_one_line_and_not_counted_as_an_error(
    written: io.StringIO, error: Exception
) -> None:
    before = metrics.errors._value.get()
    counting = logs.ErrorCounter()
    logging.getLogger().addHandler(counting)
    fail(error, "Attempting a reconnect in 1.00s")
    logging.getLogger().removeHandler(counting)
    assert "Attempting a reconnect in 1.00s (" in written.getvalue()
    assert "Traceback" not in written.getvalue()
    assert metrics.errors._value.get() == before


@pytest.mark.parametrize("code", [errno.ENOSPC, *slow(errno.EDQUOT, errno.EIO, errno.EROFS)])
def test_failing_or_full_disk_is_logged_as_an_error_and_counted(written: io.StringIO, code: int) -> None:
    before = metrics.errors._value.get()
    counting = logs.ErrorCounter()
    logging.getLogger().addHandler(counting)
    fail(OSError(code, os.strerror(code)))
    logging.getLogger().removeHandler(counting)
    assert "Traceback" in written.getvalue()
    assert metrics.errors._value.get() == before + 1
