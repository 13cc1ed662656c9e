"""The measured bot's process: the whole bot, connected to the stand-in for Discord."""

from __future__ import annotations

import asyncio
import logging
import os

import discord
import yarl

from bot.app.client import build
from bot.ops import shutdown
from bot.ops.settings import parse
from bot.tables import operator
from bot.ui import painter_workers
from bot.ui.painter_workers import Painters
from render.picture import Picture

PLAIN = "plain"
"""A last argument: send a few bytes instead of painting pictures."""
SMALL = "small"
"""A last argument: cache as few images as on a machine with 512 MB."""


def serve(bot: int, stand_in: str, database: str, *how: str) -> None:
    """Run one bot until the process is ended. Its other settings come from the environment."""
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://{stand_in}/gateway/")
    variables = {name: text for name, text in os.environ.items() if text}
    variables |= {"DISCORD_API_URL": f"http://{stand_in}/api", "DATABASE_URL": database}
    variables |= {f"LIMIT_{what.upper()}": str(limit) for what, limit in operator.UNLIMITED._asdict().items()}
    settings = parse(variables)
    if PLAIN in how:
        _paint_nothing()
    if SMALL in how:
        painter_workers.memory_limit = lambda: 512_000_000  # type: ignore[attr-defined]
    client = build(settings)
    shutdown.tune_interpreter()
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
