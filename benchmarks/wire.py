"""The real bot over real sockets: how soon presses are acknowledged, and how many turns it plays a second.

    uv run python benchmarks/wire.py [seconds of busy play]

The bot runs in a process of its own, with its own connections, its database and its pictures, against a small
stand-in for Discord in this process. A bot that only answers "ok" runs beside it and is pressed in the same
minute: its time is what the library, the stand-in and the machine cost. Times are taken where Discord would
take them: from sending a press until the bot's callback has arrived.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter
from typing import Any, NamedTuple

from benchmarks.loopback import payloads
from benchmarks.loopback.bots import GUILD_BOT, IDLE_BOT, Process
from benchmarks.loopback.discord import Interaction, StandIn
from benchmarks.loopback.payloads import CHANNELS, FIRST_PERSON, Json
from benchmarks.loopback.people import PATIENCE, Table

SECONDS = 30.0
ROUNDS, PRESSES = 6, 40
BUSY, CROWD = 21, 100
WARM_UP = 5.0
"""Seconds in which the bot paints one of everything, as it does after every start."""


class Busy(NamedTuple):
    """What many tables at once saw: milliseconds until acknowledged, turns, processor ms a turn."""

    times: list[float]
    turns: int
    turns_a_second: float
    processor: float
    stuck: int


@dataclass
class Bench:
    """The stand-in with both bots connected."""

    discord: StandIn
    guild: Process
    channels: list[int] = field(default_factory=lambda: list(CHANNELS))

    async def tables(self, number: int, *, started: bool = True) -> list[Table]:
        """New tables, opened a few at a time."""
        tables = [Table(self.discord, self.channels.pop(), Random(seed)) for seed in range(number)]
        for table in tables:
            await table.open()
            if started:
                await table.start()
        return tables

    async def idle_presses(self, number: int) -> list[float]:
        """Presses of the bot behind which nothing happens, one after the other."""
        message = payloads.message(1, CHANNELS[0], IDLE_BOT)
        times = []
        for _ in range(number):
            pressed = await self.discord.press(IDLE_BOT, FIRST_PERSON, message, "ok")
            await asyncio.wait_for(pressed.answered, PATIENCE)
            times.append(await pressed.acknowledged)
        return times

    async def quiet(self) -> dict[str, list[float]]:
        """One table and the idle bot, turn about."""
        (table,) = await self.tables(1)
        await table.turn()
        await asyncio.sleep(WARM_UP)
        idle = []
        for _ in range(ROUNDS):
            idle += await self.idle_presses(PRESSES)
            for _ in range(PRESSES // 5):
                panel = await table.panel()
                for _ in range(PRESSES // 10):
                    tap = await table.settled(table.press(table.mover, panel, "panel"))
                    table.taps.append(tap.acknowledged.result())
                    panel = await self._first_question(table, tap.answered.result())
        return {"idle bot's press": idle, "Play": table.plays, "panel tap": table.taps}

    async def _first_question(self, table: Table, panel: Json) -> Json:
        """Back, without taking the turn."""
        back = panel["components"][-1]["components"][-1]["custom_id"]
        pressed = await self.discord.press(GUILD_BOT, table.mover, panel, back)
        return await asyncio.wait_for(pressed.answered, PATIENCE)

    async def busy(self, seconds: float) -> Busy:
        """Many tables at once, each playing as fast as it can."""
        tables = await self.tables(BUSY)
        before = await self.guild.seconds()
        end = perf_counter() + seconds
        playing = asyncio.gather(*(table.play_until(end) for table in tables))
        await asyncio.sleep(seconds)
        used = await self.guild.seconds() - before
        turns = sum(table.turns for table in tables)
        stuck = (await playing).count(False)
        times = [time for table in tables for time in table.plays + table.taps]
        return Busy(times, turns, turns / seconds, used / max(turns, 1) * 1000, stuck)

    async def at_once(self) -> dict[str, list[float]]:
        """Two presses a table, all in one moment: on lobbies, then Play and a question of the panel."""
        tables = await self.tables(CROWD, started=False)
        joins = [table.press(person, table.post, "join") for table in tables for person in _two(table)]
        seen = {"Join twice": await _burst(joins)}
        for table in tables:
            await table.settled(table.press(table.host, table.post, "start"))
            table.post = await asyncio.wait_for(self.discord.posts[table.channel].get(), PATIENCE)
        panels = [await table.panel() for table in tables]
        presses = [
            press
            for table, panel in zip(tables, panels, strict=True)
            for press in (
                table.press(table.mover, table.post, "play"),
                table.press(table.mover, panel, "panel"),
            )
        ]
        return {**seen, "Play and a question": await _burst(presses)}


def _two(table: Table) -> tuple[int, int]:
    return table.guest, table.guest + 1_000_000


async def _burst(presses: list[Coroutine[Any, Any, Interaction]]) -> list[float]:
    """All presses in one moment; how long each waited. What follows them is waited for as well."""
    interactions = await asyncio.gather(*presses)
    await asyncio.wait_for(asyncio.gather(*(each.answered for each in interactions)), PATIENCE)
    return [each.acknowledged.result() for each in interactions]


def p10(times: list[float]) -> float:
    return quantiles(times, n=10)[0]


def p95(times: list[float]) -> float:
    return quantiles(times, n=20)[-1]


def out(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


async def measure(seconds: float) -> None:
    with tempfile.TemporaryDirectory(prefix="wire-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        async with (
            StandIn.running() as discord,
            Process.running(IDLE_BOT, discord, folder),
            Process.running(GUILD_BOT, discord, folder) as guild,
        ):
            bench = Bench(discord, guild)
            _tell_quiet(await bench.quiet())
            _tell_busy(await bench.busy(seconds))
            for what, times in (await bench.at_once()).items():
                out(f"{what}: {len(times)} presses at once on {CROWD} tables, ")
                out(f"median {median(times):.0f} ms, all under {max(times):.0f} ms\n")


def _tell_quiet(quiet: dict[str, list[float]]) -> None:
    idle = quiet["idle bot's press"]
    out(f"{'acknowledged':<18}{'presses':>8}{'p10 ms':>9}{'median':>9}{'p95':>9}")
    out(f"{'p10 × idle':>12}{'median':>9}\n")
    for what, times in quiet.items():
        out(f"{what:<18}{len(times):>8}{p10(times):>9.2f}{median(times):>9.2f}{p95(times):>9.2f}")
        out(f"{p10(times) / p10(idle):>11.1f}×{median(times) / median(idle):>8.1f}×\n")


def _tell_busy(busy: Busy) -> None:
    times = busy.times
    out(f"\n{BUSY} tables at once, acknowledged: median {median(times):.0f} ms, ")
    out(f"p95 {p95(times):.0f} ms, worst {max(times):.0f} ms; {busy.stuck} tables got stuck\n")
    out(f"{busy.turns} turns with pictures: {busy.turns_a_second:.1f} a second, ")
    out(f"{busy.processor:.0f} ms of processor a turn\n\n")


def main() -> None:
    asyncio.run(measure(float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS))


if __name__ == "__main__":
    main()
