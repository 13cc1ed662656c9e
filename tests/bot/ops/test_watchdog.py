"""The watchdog: a bot whose event loop hangs is ended, and systemd is notified while it runs."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import AsyncMock

import pytest
import simcord

from bot.__main__ import _run_client
from bot.ops import health
from tests.bot.ops.test_shutdown import LONG, running_program

HANGS = """
import asyncio, time
from bot.ops import health

def is_stuck():
    time.sleep(3600)

async def main():
    health.start_watchdog(asyncio.get_running_loop(), patience=0.3, every=0.05)
    await asyncio.sleep(0.2)
    is_stuck()

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.fixture(autouse=True)
def _marks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the mark of a hang in the test's own folder."""
    monkeypatch.chdir(tmp_path)


def test_bot_whose_loop_hangs_prints_its_stack_exits_with_70_and_marks_the_hang_for_the_next_start() -> None:
    with running_program(HANGS) as bot:
        _, said = bot.communicate(timeout=LONG)
        assert bot.returncode == health.HUNG == 70
        assert b"The event loop has hung for 0.3 seconds" in said
        assert b"in is_stuck" in said
    assert (health.has_hung(), health.has_hung()) == (True, False), "the next start knows it, once"


def test_bot_whose_loop_hangs_ends_although_no_disk_can_be_written() -> None:
    """A disk that fails may be why it hangs."""
    with running_program(f"import tempfile; tempfile.tempdir = '/nowhere'\n{HANGS}") as bot:
        _, said = bot.communicate(timeout=LONG)
        assert bot.returncode == health.HUNG
        assert b"The event loop has hung for 0.3 seconds" in said


@pytest.fixture
def systemd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[socket.socket]:
    """Provide the socket on which systemd receives notifications."""
    if not hasattr(socket, "AF_UNIX"):
        pytest.skip("systemd is only on Linux")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as receiver:
        receiver.bind(str(tmp_path / "notify"))
        receiver.settimeout(LONG)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        yield receiver


async def test_systemd_is_notified_until_the_loop_hangs_and_then_the_bot_ends(
    systemd: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended = list[int]()
    monkeypatch.setattr(health, "end_now", lambda code, *_: ended.append(code))
    health.start_watchdog(asyncio.get_running_loop(), patience=0.4, every=0.05)
    for _ in range(3):
        assert await asyncio.to_thread(systemd.recv, 64) == b"WATCHDOG=1"
    assert ended == []
    systemd.setblocking(False)
    with pytest.raises(BlockingIOError):
        while True:
            systemd.recv(64)
    time.sleep(0.3)  # blocks the loop  # noqa: ASYNC251
    try:
        assert systemd.recv(64) == b"WATCHDOG=1", "one may have been on its way"
        systemd.recv(64)
    except BlockingIOError:
        pass
    else:
        pytest.fail("the loop was blocked")
    end = time.monotonic() + LONG
    while not ended and time.monotonic() < end:
        time.sleep(0.01)  # noqa: ASYNC251
    assert ended == [health.HUNG]


async def test_systemd_is_notified_when_the_bot_is_ready(systemd: socket.socket, env: simcord.Env) -> None:
    assert systemd.recv(64) == b"READY=1"


def test_notification_without_systemd_raises_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NOTIFY_SOCKET", raising=False)
    health.notify_systemd("READY=1")


def test_notification_to_a_missing_systemd_socket_raises_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "nothing"))
    health.notify_systemd("READY=1")


async def test_bot_on_discord_starts_the_watchdog(monkeypatch: pytest.MonkeyPatch) -> None:
    watched = list[asyncio.AbstractEventLoop]()
    monkeypatch.setattr(health, "start_watchdog", watched.append)
    await _run_client(AsyncMock(), "a token")
    assert watched == [asyncio.get_running_loop()]


def test_watchdog_thread_ends_when_its_loop_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "end_now", lambda *_: pytest.fail("the loop was closed, not stuck"))

    async def main() -> object:
        return health.start_watchdog(asyncio.get_running_loop(), patience=0.2, every=0.02)

    thread = asyncio.run(main())
    thread.join(LONG)
    assert not thread.is_alive()
