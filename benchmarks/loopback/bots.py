"""Start the measured bots, each in its own process, connected to the stand-in."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

import discord
import psutil
import yarl

from bot.app.client import build
from bot.ops import shutdown
from bot.ops.settings import Settings
from bot.tables import limits
from bot.ui import painter_workers
from bot.ui.painter_workers import Painters
from render.picture import Picture

if TYPE_CHECKING:
    # A web server, which would count as memory of the bot.
    from benchmarks.loopback.discord import StandIn

GUILD_BOT = 1
_SERVE = f"import sys; from {__name__} import serve; serve(int(sys.argv[1]), *sys.argv[2:])"
"""The code a bot process runs. With `-m`, its worker processes would import that module again."""
PLAIN = "plain"
"""A last argument: send a few bytes instead of painting pictures."""
SMALL = "small"
"""A last argument: cache as few images as on a machine with 512 MB."""


def serve(bot: int, stand_in: str, database: str, *how: str) -> None:
    """Run one bot until the process is ended. Its other settings come from the environment."""
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://{stand_in}/gateway/")
    settings = Settings(
        _env_file=None,
        discord_api_url=f"http://{stand_in}/api",
        database_url=database,
        **{f"limit_{what}": limit for what, limit in limits.UNLIMITED._asdict().items()},
    )
    if PLAIN in how:
        _paint_nothing()
    if SMALL in how:
        painter_workers.memory_limit = lambda: 512_000_000  # type: ignore[attr-defined]
    client = build(settings)
    shutdown.tune_garbage_collection()
    logging.basicConfig(level=logging.ERROR)
    with asyncio.Runner(loop_factory=shutdown.fast_event_loop) as runner:
        runner.run(_run_bot(client, str(bot)))


async def _run_bot(client: discord.Client, token: str) -> None:
    async with client:
        await client.start(token)


def _paint_nothing() -> None:
    async def painted(*_: object, **__: object) -> Picture:
        return Picture(b"picture", "picture.jpg", 1, 1)

    async def ready(*_: object) -> None:
        pass

    Painters.paint = painted  # type: ignore[method-assign, assignment]
    Painters.warm_up = ready  # type: ignore[method-assign]


class Spent:
    """The cost of a process and its child processes."""

    def __init__(self, pid: int) -> None:
        self._process = psutil.Process(pid)

    def seconds(self) -> tuple[float, float]:
        """The processor time used so far, in seconds, including child processes."""
        times = self._process.cpu_times()
        others = times.children_user + times.children_system
        for child in self._process.children(recursive=True):
            with suppress(psutil.NoSuchProcess):
                others += sum(child.cpu_times()[:4])
        return times.user + times.system, others

    def megabytes(self) -> float:
        """The memory of all these processes, in megabytes. Shared memory counts once."""
        taken = 0
        for process in (self._process, *self._process.children(recursive=True)):
            with suppress(psutil.NoSuchProcess):
                taken += process.memory_full_info().pss
        return taken / 1024**2


@asynccontextmanager
async def running(
    bot: int, stand_in: StandIn, database: str, folder: Path, *how: str, shard: int = 0
) -> AsyncIterator[Spent]:
    """Run a bot in its own process: the one of this shard, if several share them."""
    shares = {"SHARD_IDS": str(shard), "SHARD_COUNT": str(stand_in.shards)} if stand_in.shards > 1 else {}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", _SERVE, str(bot), stand_in.url, database, *how),
        env={**os.environ, "TMPDIR": str(folder), "DISCORD_TOKEN": "", **shares},
    )
    try:
        yield Spent(process.pid)
    finally:
        with suppress(ProcessLookupError):
            process.terminate()
        await process.wait()
