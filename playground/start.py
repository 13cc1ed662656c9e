"""The playground: the bot, its world, and the page."""

from __future__ import annotations

import asyncio
import sys
from typing import TYPE_CHECKING

from playground.people import NAMES
from playground.site import serve
from playground.world import World

if TYPE_CHECKING:
    import discord


async def run(bot: discord.Client, *, port: int = 0) -> None:
    """Serve the bot in the browser until cancelled. Raises OSError if the port is taken."""
    async with World.running(bot, asyncio.Event()) as world, serve(world, port) as address:
        _greet(address)
        await world.run()


def _greet(address: str) -> None:
    sys.stdout.write(
        f"\nThe bot is running on a simulated Discord: {address}\n\n"
        f"  1. Open that address. You are {NAMES[0]}: choose a game to play a computer, or to learn it.\n"
        "  2. Your hand comes by direct message: look beside #games.\n"
        "  3. To play with several people, type /play and switch to another name at the top.\n\n"
        "Press Ctrl-C here to stop it.\n\n"
    )
    sys.stdout.flush()
