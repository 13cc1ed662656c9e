"""The bots that are measured, each in a process of its own, told where the stand-in is.

python -m benchmarks.loopback.bots 1 127.0.0.1:8000 /tmp/guild.db
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from threading import Thread
from time import process_time
from typing import Any

import discord
import yarl

from benchmarks.loopback.discord import StandIn
from bot.client import build
from bot.operating.settings import Settings

GUILD_BOT, IDLE_BOT = 1, 2


def serve(bot: int, url: str, database: str) -> None:
    """Runs one of the bots until the process is ended; tells its processor time whenever asked."""
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://{url}/gateway/")
    settings = Settings(
        _env_file=None, discord_api_url=f"http://{url}/api", database_url=f"sqlite+aiosqlite:///{database}"
    )
    client = build(settings)
    Thread(target=_tell_time, daemon=True).start()
    runs = client if bot == GUILD_BOT else _idle()
    logging.disable(logging.CRITICAL)
    runs.run(str(bot), log_handler=None)


def _tell_time() -> None:
    for _ in sys.stdin:
        sys.stdout.write(f"{process_time()}\n")
        sys.stdout.flush()


def _idle() -> Any:
    client = discord.Client(intents=discord.Intents(guilds=True))

    @client.event
    async def on_interaction(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("ok", ephemeral=True)

    return client


class Process:
    """A bot's process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    @asynccontextmanager
    async def running(cls, bot: int, stand_in: StandIn, folder: Path) -> AsyncIterator[Process]:
        """A bot that is connected."""
        arguments = (str(bot), stand_in.url, str(folder / f"{bot}.db"))
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", __spec__.name, *arguments),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "TMPDIR": str(folder)},
        )
        try:
            ended = asyncio.ensure_future(process.wait())
            connected = asyncio.ensure_future(stand_in.connected(bot))
            await asyncio.wait((ended, connected), return_when=asyncio.FIRST_COMPLETED)
            if ended.done():
                raise SystemExit("The bot did not start.")
            yield cls(process)
        finally:
            with suppress(ProcessLookupError):
                process.terminate()
            await process.wait()

    async def seconds(self) -> float:
        """The processor time it has used so far."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(b"\n")
        return float(await self._process.stdout.readline())


if __name__ == "__main__":
    serve(int(sys.argv[1]), *sys.argv[2:])
