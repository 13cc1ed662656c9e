"""What thinking costs everybody else: presses at tables of people, while experts play each other and without.

    uv run python benchmarks/thinking.py [--tables 10] [--rounds 3] [--seconds 30]

People press at a few duels, at a walking pace, against a bot in a process of its own. Ten tables of Tikal,
with four experts each, think meanwhile, or none do: one after the other, several times, each time with a bot
and a database begun anew. Times are from sending a press until the bot's callback has arrived.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median, quantiles

from benchmarks import live_tables
from benchmarks.loopback.bots import GUILD_BOT, running
from benchmarks.loopback.databases import SQLITE, database
from benchmarks.loopback.discord import StandIn
from benchmarks.loopback.kinds import KINDS
from benchmarks.loopback.payloads import CHANNELS, GUILD
from benchmarks.loopback.people import Seen, Table
from bot.store import Store, connect
from bot.tables.manager import Manager
from bot.tables.proposal import Person, Proposal
from engine.ai.character import Level
from engine.registry import games

EXPERTS, DUELS = 4, 4
PAUSE = 0.2
"""Seconds that people think before each press."""
WARM_UP = 15.0
"""Seconds in which the bot paints one of everything, and finds the tables that think."""
DUEL = KINDS[0]
out = sys.stdout.write


async def seat_experts(url: str, tables: int) -> None:
    """Begins so many games at which experts play each other; the bot finds them when it starts."""
    connected, tikal = connect(url), games()["tikal"]
    manager = Manager(Store(connected), now=lambda: int(time.time()))
    for channel in CHANNELS[len(CHANNELS) - tables :]:
        host = Person(channel, f"Person {channel}")
        wish = Proposal(
            tikal.key,
            tikal.Options(),
            GUILD,
            channel,
            host,
            computers=EXPERTS,
            watches=True,
            level=Level.EXPERT,
        )
        await manager.lobbies.begin(wish)
    await connected.close()


async def people(discord: StandIn, seconds: float) -> list[float]:
    """How long the presses of people at duels waited for an answer."""
    seen = Seen(pause=PAUSE)
    duels = [Table(discord, channel, DUEL, Random(channel), seen) for channel in CHANNELS[:DUELS]]

    end = time.monotonic() + WARM_UP + seconds

    async def play(duel: Table) -> None:
        await duel.begin()
        while time.monotonic() < end:
            await duel.take_turn()

    playing = asyncio.gather(*map(play, duels))
    await asyncio.sleep(WARM_UP)
    seen.clear()
    await playing
    return seen.acknowledged


async def measure(tables: int, seconds: float) -> tuple[list[float], float]:
    """How long presses waited while so many tables think, and what the bot's processes spent on that."""
    with tempfile.TemporaryDirectory(prefix="thinking-") as folder, database(SQLITE) as measured:
        await live_tables.fill(measured.url, 0)
        await seat_experts(measured.url, tables)
        async with (
            StandIn.running() as discord,
            running(GUILD_BOT, discord, measured.url, Path(folder)) as spent,
        ):
            async with asyncio.timeout(60):
                await discord.connected(GUILD_BOT)
            waited = await people(discord, seconds)
            return waited, spent.seconds()[1]


async def report(tables: int, rounds: int, seconds: float) -> None:
    """Prints both, and the ratio."""
    waited: dict[int, list[float]] = {0: [], tables: []}
    out(f"{'tables that think':>18}{'presses':>9}{'p50 ms':>9}{'p95 ms':>9}{'workers s':>11}\n")
    for _ in range(rounds):
        for number, all_ in waited.items():
            times, spent = await measure(number, seconds)
            all_ += times
            out(f"{number:>18}{len(times):>9}{median(times):>9.1f}{p95(times):>9.1f}{spent:>11.1f}\n")
            sys.stdout.flush()
    ratio = p95(waited[tables]) / p95(waited[0])
    out(f"p95 {p95(waited[0]):.1f} ms without, {p95(waited[tables]):.1f} ms with them: {ratio:.2f} times\n")


def p95(times: list[float]) -> float:
    """What nineteen of twenty do not exceed."""
    return quantiles(times, n=20, method="inclusive")[-1]


def main() -> None:
    parser = argparse.ArgumentParser(description="Presses while experts think.")
    parser.add_argument("--tables", type=int, default=10, help="tables of four experts that think")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=30.0, help="for which presses are timed, each time")
    given = parser.parse_args()
    asyncio.run(report(given.tables, given.rounds, given.seconds))


if __name__ == "__main__":
    main()
