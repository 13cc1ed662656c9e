"""Processor time of requests to Discord through discord.py and aiohttp alone, without the bot around them.

    uv run python -m benchmarks.speed.floor [requests of each kind]

A client that only answers runs in a process of its own, connected to the stand-in. The last line adds up what
a turn of the duel sends. No bot on this library can take less; compare it with the column `bots` of
`benchmarks.speed.wire --kinds duel --rate 15`, measured in the same minute. Linux only.
"""

from __future__ import annotations

import asyncio
import io
import os
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

import discord
import yarl

from benchmarks.loopback.bots import GUILD_BOT, Spent
from benchmarks.loopback.discord import StandIn
from benchmarks.loopback.payloads import CHANNELS, FIRST_PERSON, Json

REQUESTS, WARM_UP = 300, 30
PAUSE = 0.012
"""Seconds between presses, as at 15 turns a second. Without, caches stay warm and requests take a third."""
WORDS, PICTURE = "A sentence about a move. " * 8, os.urandom(150_000)
CHANNEL = CHANNELS[0]
TURN = {"answer": 2, "answer with picture": 2, "post with picture": 2, "edit": 2}
"""The number of requests in a turn of the duel (`benchmarks.speed.turns`)."""
_SERVE = "import sys; from benchmarks.speed.floor import serve; serve(sys.argv[1])"


def _picture() -> discord.File:
    return discord.File(io.BytesIO(PICTURE), "picture.jpg")


def _buttons() -> discord.ui.View:
    view = discord.ui.View()
    for number in range(6):
        view.add_item(discord.ui.Button(label=f"Card {number}", custom_id=f"eg:panel:1:{number}"))
    view.stop()
    return view


async def _answer(press: discord.Interaction) -> None:
    await press.response.edit_message(content=WORDS, view=_buttons())


async def _answer_with_picture(press: discord.Interaction) -> None:
    await press.response.edit_message(content=WORDS, attachments=[_picture()], view=_buttons())


async def _post_with_picture(press: discord.Interaction) -> None:
    channel = press.client.get_partial_messageable(CHANNEL)
    await channel.send(WORDS, file=_picture(), view=_buttons())


async def _edit(press: discord.Interaction) -> None:
    assert press.message is not None
    channel = press.client.get_partial_messageable(CHANNEL)
    await channel.get_partial_message(press.message.id).edit(content=WORDS, view=_buttons())


ANSWERS: dict[str, Callable[[discord.Interaction], Awaitable[None]]] = {
    "answer": _answer,
    "answer with picture": _answer_with_picture,
    "post with picture": _post_with_picture,
    "edit": _edit,
}


class Client(discord.Client):
    """Answer each press with the request that its custom id names."""

    async def on_interaction(self, press: discord.Interaction) -> None:
        await ANSWERS[str(dict(press.data or {})["custom_id"])](press)


def serve(stand_in: str) -> None:
    """Run the client until the process is ended."""
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://{stand_in}/gateway/")
    discord.http.Route.BASE = f"http://{stand_in}/api"
    Client(intents=discord.Intents(guilds=True)).run(str(GUILD_BOT), log_handler=None)


@asynccontextmanager
async def running(stand_in: StandIn) -> AsyncIterator[Spent]:
    """Run the client in a process of its own."""
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", _SERVE, stand_in.url)
    try:
        await stand_in.connected(GUILD_BOT)
        yield Spent(process.pid)
    finally:
        with suppress(ProcessLookupError):
            process.terminate()
        await process.wait()


async def first_message(stand_in: StandIn) -> Json:
    """Return a public message of the client, to press its buttons."""
    asked = await stand_in.press(GUILD_BOT, FIRST_PERSON, {"channel_id": str(CHANNEL)}, "post with picture")
    del asked
    return (await stand_in.posts[CHANNEL].get()).message


async def send(stand_in: StandIn, message: Json, kind: str) -> None:
    """Press once after a pause, and wait until the request has arrived."""
    await asyncio.sleep(PAUSE)
    asked = await stand_in.press(GUILD_BOT, FIRST_PERSON, message, kind)
    if kind.startswith("answer"):
        await asked.answered
    else:
        await stand_in.posts[CHANNEL].get()


async def milliseconds(stand_in: StandIn, client: Spent, message: Json, kind: str, number: int) -> float:
    """Return the client's processor time of one press and its request."""
    for _ in range(WARM_UP):
        await send(stand_in, message, kind)
    before = sum(client.seconds())
    for _ in range(number):
        await send(stand_in, message, kind)
    return (sum(client.seconds()) - before) / number * 1000


async def measure(number: int) -> None:
    """Print the time of each kind of request, and of a turn."""
    turn = 0.0
    async with StandIn.running() as stand_in, running(stand_in) as client:
        message = await first_message(stand_in)
        for kind, times in TURN.items():
            taken = await milliseconds(stand_in, client, message, kind, number)
            turn += times * taken
            sys.stdout.write(f"{kind:<22}{taken:>6.2f} ms\n")
    sys.stdout.write(f"{'a turn of the duel':<22}{turn:>6.2f} ms\n")


if __name__ == "__main__":
    asyncio.run(measure(int(sys.argv[1]) if len(sys.argv) > 1 else REQUESTS))
