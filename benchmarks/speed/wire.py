"""Load test of the whole bot over real sockets: simulated people play every game at random.

    uv run python -m benchmarks.speed.wire [--databases sqlite postgres] [--processes 1 2] [--live 100000] …

Bots run in their own processes. This process is the driver: it runs a small stand-in for Discord and presses
buttons, a tenth of them twice and some as people without a seat. First, half of the tables play at a time, as
fast as possible. Then turns start at random moments at half that rate (or `--rate`), with pauses before
presses. Acknowledgement: from a press until the bot's callback arrives. Posted: from a turn's last press
until its post arrives. Memory and processor time of a bot include its worker processes. Requests that answer
presses are counted separately. `bare` counts posts without a picture, `stuck` turns without a post. Linux
only. The bot's other settings come from the environment.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from random import Random
from statistics import quantiles
from time import perf_counter, process_time
from typing import Any, NamedTuple

from benchmarks.loopback import live_tables
from benchmarks.loopback.bot_process import PLAIN, SMALL
from benchmarks.loopback.bots import GUILD_BOT, Spent, running
from benchmarks.loopback.databases import POSTGRES, SQLITE, Measured, database
from benchmarks.loopback.discord import StandIn
from benchmarks.loopback.kinds import KINDS, Kind
from benchmarks.loopback.payloads import CHANNELS
from benchmarks.loopback.people import Seen, Table

WARM_UP = 8.0
"""Seconds of play before anything is measured. A process's first pictures load fonts and sprites."""
PAUSE = 0.5
"""Seconds of pause before each press, unless people play as fast as possible."""
BEGINNING = 8
"""The number of tables that start at the same time."""


Cost = tuple[float, float, float, float]
"""Seconds of processor time: bots, their workers, database server, driver."""


@dataclass
class Bench:
    """The running bots and the tables. The table that has waited longest gets the next turn."""

    database: Measured
    discord: StandIn
    bots: list[Spent]
    seen: Seen = field(default_factory=Seen)
    waiting: asyncio.Queue[Table] = field(default_factory=asyncio.Queue)

    @classmethod
    @asynccontextmanager
    async def running(cls, which: str, given: argparse.Namespace, processes: int) -> AsyncIterator[Bench]:
        """Start bots and tables, and warm up."""
        async with AsyncExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="wire-")))
            measured = stack.enter_context(database(which))
            await live_tables.fill(measured.url, given.live)
            discord = await stack.enter_async_context(StandIn.running(processes))
            how = [word for word in (PLAIN, SMALL) if getattr(given, word)]
            bots = [
                await stack.enter_async_context(
                    running(GUILD_BOT, discord, measured.url, folder, *how, shard=shard)
                )
                for shard in range(processes)
            ]
            async with asyncio.timeout(60):
                await discord.connected(GUILD_BOT)
            bench = cls(measured, discord, bots)
            await bench._begin(given.tables, given.kinds)
            await bench.play_all(WARM_UP)
            yield bench

    async def _begin(self, number: int, kinds: list[str]) -> None:
        room, played = (
            asyncio.Semaphore(BEGINNING),
            [kind for kind in KINDS if kind.name in kinds],
        )

        async def begin(channel: int, kind: Kind) -> None:
            table = Table(self.discord, channel, kind, Random(channel), self.seen)
            async with room:
                await table.begin()
            self.waiting.put_nowait(table)

        await asyncio.gather(*map(begin, CHANNELS[:number], cycle(played)))

    async def _take_turn(self, table: Table) -> None:
        await table.take_turn()
        self.waiting.put_nowait(table)

    async def play_all(self, seconds: float) -> None:
        """Let half of the tables play at a time, as fast as possible."""
        end = perf_counter() + seconds

        async def play() -> None:
            while perf_counter() < end:
                await self._take_turn(await self.waiting.get())

        await asyncio.gather(*(play() for _ in range(self.waiting.qsize() // 2)))

    async def play_at(self, rate: float, seconds: float) -> None:
        """Start `rate` turns a second at random moments."""
        random, at = Random(1), perf_counter()
        end = at + seconds
        async with asyncio.TaskGroup() as group:
            while (at := at + random.expovariate(rate)) < end:
                await asyncio.sleep(max(0.0, at - perf_counter()))
                group.create_task(self._take_turn(await self.waiting.get()))

    def cost(self) -> Cost:
        """Return the processor time so far."""
        own, others = zip(*(bot.seconds() for bot in self.bots), strict=True)
        server = sum(self.database.server.seconds()) if self.database.server else 0.0
        return sum(own), sum(others), server, process_time()

    async def counted(
        self, play: Coroutine[Any, Any, None], seconds: float, *, pause: float = 0.0
    ) -> Figures:
        """Return the figures of `seconds` of play, with pauses before presses."""
        self.seen.clear()
        self.seen.pause = pause
        self.discord.requests.clear()
        before, playing = self.cost(), asyncio.create_task(play)
        await asyncio.sleep(seconds)
        spent = tuple(now - then for now, then in zip(self.cost(), before, strict=True))
        memory = sum(bot.megabytes() for bot in self.bots)
        figures = Figures(self.seen.copy(), self.discord.requests.copy(), seconds, spent, memory)
        await playing
        return figures


class Figures(NamedTuple):
    """What was measured: times, duration and processor time."""

    seen: Seen
    requests: Counter[bool]
    seconds: float
    spent: tuple[float, ...]
    megabytes: float

    @property
    def rate(self) -> float:
        return self.seen.turns.total() / self.seconds

    def cells(self) -> Iterator[str]:
        seen, turns = self.seen, max(self.seen.turns.total(), 1)
        yield f"{self.rate:>9.1f}{len(seen.acknowledged) / turns:>8.1f}"
        yield "".join(f"{self.requests[answering] / turns:>6.1f}" for answering in (True, False))
        for times in (seen.acknowledged, seen.posted):
            yield "".join(f"{time:>6.0f}" for time in percentiles(times))
        yield f"{self.megabytes:>6.0f}"
        yield "".join(f"{seconds / turns * 1000:>8.0f}" for seconds in self.spent)
        yield f"{seen.bare:>6}{seen.stuck:>6}"


HEAD = (
    f"{'turns a second':>40}{'presses':>8}{'requests':>12}{'acknowledged, ms':>18}{'posted, ms':>18}{'':>6}"
    f"{'processor, ms a turn':>32}\n"
    f"{'database':<8}{'bots':>6}{'live':>8}{'offered':>9}{'taken':>9}{'a turn':>8}{'answer':>6}{'else':>6}"
    f"{'p50':>6}{'p95':>6}{'p99':>6}{'p50':>6}{'p95':>6}{'p99':>6}{'MB':>6}"
    f"{'bots':>8}{'workers':>8}{'server':>8}{'driver':>8}{'bare':>6}{'stuck':>6}\n"
)


def percentiles(times: list[float]) -> tuple[float, float, float]:
    """Return the 50th, 95th and 99th percentiles."""
    if len(times) < 2:
        return (0.0, 0.0, 0.0)
    cut = quantiles(times, n=100, method="inclusive")
    return cut[49], cut[94], cut[98]


def out(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


async def measure(which: str, processes: int, given: argparse.Namespace) -> None:
    """Print two lines: at full load, and at half of that rate."""
    async with Bench.running(which, given, processes) as bench:
        seconds, rate = given.seconds, given.rate
        about = f"{which:<8}{processes:>6}{given.live:>8}"
        if rate is None:
            full = await bench.counted(bench.play_all(seconds), seconds)
            out(f"{about}{'all':>9}{''.join(full.cells())}\n")
            rate = full.rate / 2
            if not rate:
                raise SystemExit(f"No turn was finished in {seconds:g} seconds: give more, or a rate")
        half = await bench.counted(bench.play_at(rate, seconds), seconds, pause=PAUSE)
        out(f"{about}{rate:>9.1f}{''.join(half.cells())}\n")
        if given.live:
            out(f"  ({await bench.database.megabytes():.0f} MB in the database)\n")


def _given() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--databases", nargs="+", choices=(SQLITE, POSTGRES), default=[SQLITE, POSTGRES])
    parser.add_argument("--processes", nargs="+", type=int, default=[1], help="several need PostgreSQL")
    parser.add_argument(
        "--live",
        type=int,
        default=0,
        help="live tables that are in the database already",
    )
    names = [kind.name for kind in KINDS]
    parser.add_argument("--kinds", nargs="+", choices=names, default=names, help="what is played there")
    parser.add_argument("--tables", type=int, default=120, help="tables at which people play")
    parser.add_argument(
        "--rate",
        type=float,
        help="turns a second that begin; all there are, and half of that, if not given",
    )
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--plain", action="store_true", help="paint nothing")
    parser.add_argument(
        "--small", action="store_true", help="cache as few images as on a machine with 512 MB"
    )
    return parser.parse_args()


def main() -> None:
    given = _given()
    out(HEAD)
    for which in given.databases:
        for processes in given.processes:
            if which == POSTGRES or processes == 1:
                asyncio.run(measure(which, processes, given))


if __name__ == "__main__":
    main()
