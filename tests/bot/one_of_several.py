"""One of several processes of the real bot, against a stand-in for Discord: it hurries, and paints nothing.

python -m tests.bot.one_of_several postgresql+asyncpg://… 127.0.0.1:8000 2
"""

from __future__ import annotations

import logging
import sys

import discord
import yarl

from bot.app.client import build
from bot.jobs import table_lock
from bot.ops.settings import Settings
from bot.store import sharding
from render import picture
from render.picture import Picture
from tests.bot.thinking import Judging

SHARDS = 3
SWEEP, LEASE, GONE = 1, 3, 4
"""Seconds: sweep interval, lease, and the silence after which a process counts as dead."""


def serve(url: str, stand_in: str, shard: int) -> None:
    """Serve one shard until the process is killed."""
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://{stand_in}/gateway/")
    table_lock.LEASE, sharding.GONE_AFTER = LEASE, GONE
    for what in ("lobby", "tabletop", "hand", "score_sheet", "finale"):
        setattr(picture, what, lambda *_: Picture(b"picture", "picture.jpg", 1, 1))
    settings = Settings(
        discord_api_url=f"http://{stand_in}/api",
        database_url=url,
        picture_workers=0,
        shard_count=SHARDS,
        shard_ids=(shard,),
    )
    bot = build(settings, Judging())
    bot.each_minute.change_interval(seconds=SWEEP)
    logging.basicConfig(level=logging.WARNING, format=f"{shard}: %(asctime)s %(name)s %(message)s")
    bot.run("1", log_handler=None)


if __name__ == "__main__":
    serve(sys.argv[1], sys.argv[2], int(sys.argv[3]))
