"""Start the measured bots, each in its own process, connected to the stand-in."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import psutil

from benchmarks.loopback.discord import StandIn

GUILD_BOT = 1
PROCESS = "benchmarks.loopback.bot_process"
"""The module of a bot's process, which imports nothing that an installed bot lacks."""
_SERVE = f"import sys; from {PROCESS} import serve; serve(int(sys.argv[1]), *sys.argv[2:])"
"""The code a bot process runs. With `-m`, its worker processes would import that module again."""


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
