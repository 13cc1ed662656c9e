"""How long a press takes: until it is acknowledged, and until the new post is out.

    uv run python benchmarks/presses.py [runs]

The real bot plays whole rounds on simcord's Discord, with its database and its pictures. Times are taken
where Discord would: from the moment a press is handed to the bot until the bot's answer arrives (the
interaction's callback), and, for the last tap of a turn, until the next public post arrives. Network time
is not in it. In every run a bot that does nothing but answer "ok" is pressed as well: its time is what the
library, the simulation and the machine cost, and other work on the machine slows both down alike.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter
from typing import Any

import discord
import simcord
from discord.ext import commands
from simcord.http.client import FakeHTTPClient, FakeWebhookAdapter

from bot.client import build
from tests.bot.evening import Evening, settings

RUNS = 5
IDLE_PRESSES = 150
TARGETS = {"acknowledged": 50.0, "post is out": 200.0}
"""At the 95th percentile, in milliseconds."""
Requests = Callable[..., Awaitable[Any]]


class Stopwatch:
    """Stops the time between a press and what the bot sends because of it."""

    def __init__(self) -> None:
        self.pressed = 0.0
        self.channel = 0
        self.times: dict[str, list[float]] = {name: [] for name in TARGETS}
        self._posted: float | None = None

    def hears(self, event: str, _payload: object) -> None:
        """Listens to what Discord tells the bot."""
        if event == "INTERACTION_CREATE":
            self.pressed, self._posted = perf_counter(), None

    def arrived(self, method: str, path: str) -> None:
        """Something arrives at Discord."""
        passed = (perf_counter() - self.pressed) * 1000
        if path.endswith("/callback"):
            self.times["acknowledged"].append(passed)
        elif (method, path) == ("POST", f"/channels/{self.channel}/messages") and self._posted is None:
            self._posted = passed
            self.times["post is out"].append(passed)

    @contextmanager
    def listening(self, env: simcord.Env) -> Iterator[None]:
        """Stands where requests leave the library."""
        client, adapter = FakeHTTPClient.request, FakeWebhookAdapter.request
        env.backend.subscribers.insert(0, self.hears)
        FakeHTTPClient.request = self._noting(client)  # type: ignore[method-assign]
        FakeWebhookAdapter.request = self._noting(adapter)  # type: ignore[method-assign]
        try:
            yield
        finally:
            env.backend.subscribers.remove(self.hears)
            FakeHTTPClient.request, FakeWebhookAdapter.request = client, adapter  # type: ignore[method-assign]

    def _noting(self, request: Requests) -> Requests:
        async def noting(client: Any, route: Any, *args: Any, **kwargs: Any) -> Any:
            answer = await request(client, route, *args, **kwargs)
            self.arrived(route.method, route.url.split("/api/v10", 1)[-1].split("?")[0])
            return answer

        return noting


async def guild_presses(folder: Path, seed: int) -> dict[str, list[float]]:
    """A round played by presses; what each cost."""
    url = f"sqlite:///{folder / f'{seed}.db'}"
    bot = build(settings(url))
    watch, random = Stopwatch(), Random(seed)
    async with simcord.run(bot, settle_timeout=60.0) as env:
        evening = Evening(env, bot, url)
        watch.channel = evening.channel.id
        await evening.begin()
        await evening.turn(await evening.mover(), await evening.sensible(random))
        with watch.listening(env):
            while (await evening.position()).result is None:
                await evening.turn(await evening.mover(), await evening.sensible(random))
        await bot.manager.store.close()
    return watch.times


async def idle_presses() -> list[float]:
    """Presses of a button behind which nothing happens."""
    bot = commands.Bot(command_prefix="!", intents=discord.Intents(guilds=True), help_command=None)

    class Nothing(discord.ui.View):
        @discord.ui.button(label="Press")
        async def press(self, interaction: discord.Interaction, _button: discord.ui.Button[Any]) -> None:
            await interaction.response.send_message("ok", ephemeral=True)

    @bot.tree.command(description="Shows the button")
    async def show(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Here", view=Nothing(timeout=None))

    bot.setup_hook = bot.tree.sync  # type: ignore[method-assign, assignment]
    watch = Stopwatch()
    async with simcord.run(bot, settle_timeout=60.0) as env:
        guild = env.create_guild()
        channel = guild.create_text_channel("games")
        ada = guild.add_member(env.create_user("ada"))
        shown = (await ada.slash(channel, "show")).response
        assert shown is not None
        with watch.listening(env):
            for _ in range(IDLE_PRESSES):
                await ada.click(shown, label="Press")
    return watch.times["acknowledged"]


def p95(times: list[float]) -> float:
    return quantiles(times, n=20)[-1]


def main() -> None:
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else RUNS
    logging.disable(logging.CRITICAL)
    out = sys.stdout.write
    out(f"{'press until …':<16}{'presses':>8}{'p50 ms':>9}{'p95 ms':>9}{'idle p50':>10}{'ratio':>8}\n")
    seen: dict[str, list[float]] = {name: [] for name in TARGETS}
    with tempfile.TemporaryDirectory(prefix="presses-") as folder:
        for seed in range(runs):
            idle = median(asyncio.run(idle_presses()))
            for name, times in asyncio.run(guild_presses(Path(folder), seed)).items():
                middle, late = median(times), p95(times)
                seen[name].append(late)
                line = f"{name:<16}{len(times):>8}{middle:>9.1f}{late:>9.1f}{idle:>10.2f}"
                out(f"{line}{middle / idle:>7.1f}×\n")
    out("\n")
    for name, target in TARGETS.items():
        late = median(seen[name])
        verdict = "met" if late <= target else "MISSED"
        out(f"{name}: p95 {late:.1f} ms in the median run, target {target:.0f} ms: {verdict}\n")


if __name__ == "__main__":
    main()
