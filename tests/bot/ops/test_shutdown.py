"""Shutdown: the bot and all its processes end within seconds, at any moment."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import aiohttp
import psutil
import pytest

from benchmarks.loopback.discord import StandIn
from bot.ops.shutdown import Ending, fast_event_loop
from tests.bot.ops.test_process_pool import is_gone_soon
from tests.examples import slow

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="about signals")

LONG = 300.0
"""Seconds: more than a busy machine needs, and less than these programs wait for."""
BOT = 1

ON_DISCORD = """
import sys
import discord, yarl
from bot.__main__ import main
from bot.ui import painter_workers
if __name__ == "__main__":
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://{sys.argv.pop()}/gateway/")
    painter_workers.TIMEOUT = 3600.0
    main([])
"""
HANGS = """
import asyncio, signal, sys, threading, time
from bot.ops.shutdown import Ending, fast_event_loop
from bot.process_pool import ProcessPool
from tests.bot import errands

async def begin():
    processes = ProcessPool(1, timeout=3600, capacity=8)
    print(await asyncio.wrap_future(processes.submit(errands.says_where)), flush=True)
    processes.submit(errands.hangs)

async def will_not_be_cancelled():
    await begin()
    while True:
        try:
            await asyncio.sleep(3600)
        except asyncio.CancelledError:
            pass

async def is_busy():
    await begin()
    while True:
        pass

async def waits_for_a_thread():
    await begin()
    await asyncio.to_thread(time.sleep, 3600)

async def sleeps():
    await begin()
    # Such a signal wakes no sleeping thread, as one that comes just before the main thread sleeps.
    by_another = lambda: signal.pthread_kill(threading.get_ident(), signal.SIGTERM)
    threading.Timer(0.5, by_another).start()
    await asyncio.sleep(3600)

if __name__ == "__main__":
    ending = Ending()
    ending.handle_signals()
    ending.last = lambda: print("the last", flush=True)
    ending.run(globals()[sys.argv[1]](), fast_event_loop)
    time.sleep(3600)
"""


@contextmanager
def running_program(program: str, *arguments: str, **settings: str) -> Iterator[subprocess.Popen[bytes]]:
    """Return a running Python program, which is killed with its children at the end of the test."""
    own = {name: value for name, value in os.environ.items() if name not in ("DISCORD_TOKEN", "LOG_LEVEL")}
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        # Tests started in the background ignore SIGINT, and the program would inherit that while it imports.
        signal.signal(signal.SIGINT, signal.default_int_handler)
    with subprocess.Popen(
        [sys.executable, "-c", program, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**own, **settings},
    ) as running:
        try:
            yield running
        finally:
            running.kill()


def test_program_with_a_fast_loop_runs_on_uvloop_where_it_is_installed() -> None:
    pytest.importorskip("uvloop")
    loops = list[str]()

    async def main() -> None:
        loops.append(type(asyncio.get_running_loop()).__module__)

    Ending().run(main(), fast_event_loop)
    assert loops == ["uvloop"]


def test_fast_loop_is_that_of_asyncio_without_uvloop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "uvloop", None)
    loop = fast_event_loop()
    assert isinstance(loop, asyncio.SelectorEventLoop)
    loop.close()


@pytest.mark.parametrize("how", [signal.SIGINT, *slow(signal.SIGTERM)])
@pytest.mark.parametrize("what", [*slow("will_not_be_cancelled", "is_busy"), "waits_for_a_thread"])
def test_program_that_does_not_end_on_a_signal_is_killed_with_its_worker(
    how: signal.Signals, what: str
) -> None:
    with running_program(HANGS, what) as bot:
        assert bot.stdout is not None
        process = int(bot.stdout.readline())
        bot.send_signal(how)
        assert bot.wait(LONG) == 0
        assert is_gone_soon(process)
        assert bot.stdout.read() == b"the last\n"


def test_signal_ends_a_sleeping_program_and_its_worker() -> None:
    with running_program(HANGS, "sleeps") as bot:
        assert bot.stdout is not None
        process = int(bot.stdout.readline())
        assert bot.communicate(timeout=LONG)[0] == b"the last\n"
        assert is_gone_soon(process)


@asynccontextmanager
async def silent_discord() -> AsyncIterator[str]:
    """Serve a Discord that accepts every connection and sends nothing."""

    async def say_nothing(reader: asyncio.StreamReader, _writer: asyncio.StreamWriter) -> None:
        await reader.read()

    server = await asyncio.start_server(say_nothing, "127.0.0.1", 0)
    host, port = server.sockets[0].getsockname()
    try:
        yield f"{host}:{port}"
    finally:
        server.close()


@asynccontextmanager
async def discord() -> AsyncIterator[str]:
    async with StandIn.running() as stand_in:
        yield stand_in.url


def settings(tmp_path: Path, address: str) -> dict[str, str]:
    return {
        "DISCORD_TOKEN": str(BOT),
        "DISCORD_API_URL": f"http://{address}/api",
        "DATABASE_URL": f"sqlite:///{tmp_path / 'explorers.db'}",
        "TMPDIR": str(tmp_path),
        "PICTURE_WORKERS": "1",
    }


@pytest.mark.parametrize(
    ("moment", "there"),
    [
        (0.6, discord),
        *slow((0.6, silent_discord), (1.2, discord), (1.2, silent_discord)),
        *slow((2.0, discord), (2.0, silent_discord), (4.0, discord), (4.0, silent_discord)),
    ],
)
async def test_bot_and_its_workers_end_on_a_signal_at_any_moment_of_the_start(
    tmp_path: Path, moment: float, there: object
) -> None:
    """The moments are the start, with or without a response from Discord, and the start of the painters."""
    assert callable(there)
    async with there() as address:
        with running_program(ON_DISCORD, address, **settings(tmp_path, address)) as bot:
            await asyncio.sleep(moment)
            processes = psutil.Process(bot.pid).children(recursive=True)
            bot.send_signal(signal.SIGINT)
            await asyncio.to_thread(bot.communicate, None, LONG)
            assert all(is_gone_soon(process.pid) for process in processes)


IN_THE_BROWSER = "from bot.__main__ import main\nif __name__ == '__main__': main([])"


def left_behind(folder: Path) -> list[Path]:
    return list(folder.iterdir())


@pytest.mark.slow
async def test_playground_with_open_views_ends_and_leaves_no_file(tmp_path: Path) -> None:
    """Pending messages to the views do not delay it, and no file remains."""
    with running_program(IN_THE_BROWSER, TMPDIR=str(tmp_path), DATABASE_URL="") as bot:
        assert bot.stdout is not None
        while b"http://" not in (line := await asyncio.to_thread(bot.stdout.readline)):
            assert line, "it has ended too soon"
        page = line.decode().split()[-1]
        async with aiohttp.ClientSession() as browser:
            for person in ("ada", "boris", "chen"):
                async with browser.get(f"{page}view/{person}/games") as answer:
                    assert answer.status == 200
            origin = {"Origin": page.rstrip("/")}
            day = asyncio.ensure_future(browser.post(f"{page}next-day", headers=origin))
            await asyncio.sleep(0.2)
            bot.send_signal(signal.SIGINT)
            assert await asyncio.to_thread(bot.wait, LONG) == 0
            await asyncio.gather(day, return_exceptions=True)
    assert all(left.suffix == ".heartbeat" for left in left_behind(tmp_path))
