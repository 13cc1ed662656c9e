"""How long the playground's page takes in an old channel: until it can be used, and as somebody else.

    uv run --with playwright python -m benchmarks.playground [posts]

Needs a Chromium (`apt-get install chromium`; CHROMIUM names another). The bot has written its posts into
#games, with pictures of a real game; then a browser opens the page, and switches to another person. What
counts is the clock from the click until the newest post's picture and buttons are drawn and in sight.
"""

from __future__ import annotations

import asyncio
import io
import os
import shutil
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from itertools import islice
from typing import Any

import discord
from playwright.async_api import Browser, FrameLocator, Page, async_playwright

from benchmarks.pictures import positions
from bot.client import build
from bot.ops.settings import Settings
from engine.core.catalogue import catalogue
from engine.registry import games
from playground.site import Addresses, served
from playground.world import World
from render import picture

POSTS = 300
PAINTED = 30  # different pictures; more would only take longer to paint
TARGET = 3.0
"""Seconds from opening the page after many posts until it can be used."""

SCREEN = {"width": 1280, "height": 900}
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"]


def painted(count: int) -> list[bytes]:
    """Pictures of a game's tables, one after another."""
    game, say = games()["tikal"], catalogue()
    names = ["Ada", "Boris", "Chen", "Dana"]
    states = islice(positions(game, count), count)
    return [picture.tabletop("tikal", game.view(state, None), names, say).data for state in states]


async def write(bot: discord.Client, channel_id: int, pictures: list[bytes], numbers: range) -> None:
    """Posts, each with a picture and a button, as the bot's are."""
    channel: Any = bot.get_channel(channel_id)
    for number in numbers:
        view = discord.ui.View(timeout=None)
        view.add_item(discord.ui.Button(label=f"Play {number}", custom_id=f"nothing:{number}"))
        file = discord.File(io.BytesIO(pictures[number % len(pictures)]), "tikal.webp")
        await channel.send(f"Turn {number} has been played.", file=file, view=view)
        view.stop()


@asynccontextmanager
async def playing(posts: int) -> AsyncIterator[tuple[Addresses, Callable[[], Awaitable[None]]]]:
    """A playground with an old channel, and how to write one more post there."""
    pictures = painted(PAINTED)
    stop = asyncio.Event()
    with tempfile.TemporaryDirectory() as folder:
        bot = build(Settings(_env_file=None).make_believe(folder))  # type: ignore[call-arg]
        async with World.around(bot, stop) as world, served(world, 0) as addresses:
            writing = partial(write, bot, world.channel.id, pictures)
            await writing(range(1, posts + 1))
            living = asyncio.ensure_future(world.live())
            yield addresses, partial(writing, range(posts + 1, posts + 2))
            stop.set()
            await living


async def usable(page: Page, person: str, posts: int) -> None:
    """Waits until somebody sees the newest post with its picture and its button."""
    frame = page.frame_locator(f'iframe[title="{person} in # games"]')
    await frame.get_by_role("button", name=f"Play {posts}", exact=True).wait_for(timeout=120_000)
    await _drawn(frame)


async def _drawn(frame: FrameLocator) -> None:
    newest = frame.locator(".message-attachments img").last
    await newest.wait_for(timeout=120_000)
    await newest.evaluate(
        """async (image) => {
            for (;;) {
                const box = image.getBoundingClientRect();
                if (image.complete && image.naturalWidth && box.bottom > 0 && box.top < innerHeight) return;
                await new Promise(requestAnimationFrame);
            }
        }"""
    )


async def measure(
    browser: Browser, addresses: Addresses, posts: int, write_another: Callable[[], Awaitable[None]]
) -> dict[str, float]:
    """Seconds of each thing somebody waits for, and how many pictures a page loads."""
    page = await browser.new_page(viewport=SCREEN)  # type: ignore[arg-type]
    times = {}
    begun = time.perf_counter()
    await page.goto(addresses.page)
    await usable(page, "Ada", posts)
    times["opened"] = time.perf_counter() - begun
    begun = time.perf_counter()
    await page.get_by_role("link", name="Boris").click()
    await usable(page, "Boris", posts)
    times["as somebody else"] = time.perf_counter() - begun
    begun = time.perf_counter()
    await write_another()
    await usable(page, "Boris", posts + 1)
    times["a new post"] = time.perf_counter() - begun
    begun = time.perf_counter()
    await page.get_by_role("link", name="Ada").click()
    await usable(page, "Ada", posts + 1)
    times["and back"] = time.perf_counter() - begun
    frame = page.frame_locator('iframe[title="Boris in # games"]')
    times["pictures"] = await frame.locator(".message-attachments img").count()
    if shot := os.environ.get("SCREENSHOT"):
        await page.screenshot(path=shot)
    await page.close()
    return times


async def main(posts: int) -> None:
    """Prints what was measured."""
    path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    async with playing(posts) as (addresses, write_another), async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=FLAGS)
        times = await measure(browser, addresses, posts, write_another)
        await browser.close()
    for name, value in times.items():
        _say(f"{name:<20}{value:8.2f}")
    _say(f"The target for opening after {posts} posts is {TARGET:.0f} s.")


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else POSTS))
