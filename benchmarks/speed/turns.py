"""Counts of a turn: database queries, requests to Discord, and pictures.

    uv run python -m benchmarks.speed.turns [--kinds duel Tikal] [--turns 20] [--statements] [--requests] […]

The whole bot plays at one table of each kind, over real sockets. The next turn starts when all messages of
the last are sent. Nothing is painted or timed: these are counts, the same on every machine. People either
press at once, before the picture of a question arrives, or (lines that begin with +) wait for each picture.
`--statements` lists database statements and how often a turn makes them; `--pictures` lists pictures by
message and outcome.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import Future
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any
from unittest.mock import patch

import discord
import yarl
from sqlalchemy import Connection, Engine, event

from benchmarks.loopback import live_tables
from benchmarks.loopback.bots import GUILD_BOT
from benchmarks.loopback.discord import StandIn
from benchmarks.loopback.kinds import KINDS, Kind
from benchmarks.loopback.payloads import CHANNELS
from benchmarks.loopback.people import Seen, Table, offered
from bot.app.client import Explorers, build
from bot.ops.settings import Settings
from bot.store import Database
from bot.tables import operator
from bot.ui import painter_workers, pictures
from bot.ui.painter_workers import Paint, Painters
from render.picture import Picture, question

PATIENCE = 30.0
_WHOLE_TABLE = re.compile(r"^SELECT tables\.id, tables\.game,.*LEFT OUTER JOIN seats", re.DOTALL)
_WRITING = "BEGIN IMMEDIATE"
_ROUTE = re.compile(r"/\d+|/t\d+")


@dataclass
class Counts:
    """Counts of some turns. `painted` is by kind of picture, and pictures of hands by owner."""

    turns: int = 0
    presses: int = 0
    reads: int = 0
    """Calls of `Database.read`, which may make several statements."""
    commits: int = 0
    whole_tables: int = 0
    whole_writes: int = 0
    answers: int = 0
    others: int = 0
    wanted: int = 0
    statements: Counter[str] = field(default_factory=Counter)
    requests: Counter[str] = field(default_factory=Counter)
    painted: Counter[str] = field(default_factory=Counter)
    pictures: Counter[tuple[str, str, str]] = field(default_factory=Counter)
    """Pictures by kind, by the message that wants them, and by outcome."""
    twice: Counter[str] = field(default_factory=Counter)
    """Those of which the very same was painted before, by kind."""

    @property
    def whole_reads(self) -> int:
        """The number of reads of a whole table. A write reads its table, too."""
        return self.whole_tables - self.whole_writes

    def a_turn(self, number: int) -> float:
        return number / max(self.turns, 1)


PAINTING = 0.1
"""Seconds that a picture takes where people press before it arrives."""
PANEL = "panel"
WANTING = {"bot.ui.posts": "post", "bot.ui.player_messages": "direct message"}
"""The functions that build messages with pictures; any other caller builds a panel."""
PAINTED, KEPT, DROPPED = "painted", "painted before", "dropped"


async def nothing() -> None:
    """Do nothing: there are no computer players."""


class CountingPainters(Painters):
    """Painters that only count. A placeholder is ready after `seconds`."""

    def __init__(self, counts: Counts) -> None:
        super().__init__(0)
        self._counts = counts
        self._there = set[object]()
        self.seconds = 0.0

    async def warm_up(self) -> None:
        """Do nothing: there are no processes."""

    async def paint(self, paint: Paint[*tuple[Any, ...]], *subject: Any, patience: float) -> Picture | None:
        """Count a wanted picture and return a placeholder."""
        self._counts.wanted += 1
        what, where, before = paint.__name__, _wanting(), self._counts.painted.total()
        became = DROPPED
        try:
            picture = await super().paint(paint, *subject, patience=patience)
            became = PAINTED if self._counts.painted.total() > before else KEPT
            return picture
        finally:
            self._counts.pictures[what, where, became] += 1

    @property
    def has_backlog(self) -> bool:
        """Whether pictures take time, so that answers do not wait for them."""
        return self.seconds > 0

    def _submit(self, paint: Paint[*tuple[Any, ...]], *subject: Any) -> Future[tuple[Picture | None, float]]:
        key = painter_workers._cache_key(paint, subject)
        self._counts.painted[paint.__name__] += 1
        self._counts.twice[paint.__name__] += key in self._there
        done = Future[tuple[Picture | None, float]]()
        seconds = self.seconds if paint is question else 0.0
        asyncio.get_running_loop().call_later(seconds, self._finish, done, key)
        return done

    def _finish(self, done: Future[tuple[Picture | None, float]], key: object) -> None:
        if done.set_running_or_notify_cancel():
            self._there.add(key)
            done.set_result((Picture(b"picture", "picture.jpg", 1, 1), 0.0))


def _wanting() -> str:
    """Return the kind of message that waits for a picture, from the call stack."""
    frame: FrameType | None = sys._getframe()
    while frame is not None:
        if (name := frame.f_globals["__name__"]) in WANTING:
            return WANTING[name]
        frame = frame.f_back
    return PANEL


class Bench:
    """The bot and the stand-in for Discord in this process."""

    def __init__(self, stand_in: StandIn, bot: Explorers, counts: Counts, painters: CountingPainters) -> None:
        self.stand_in, self.bot, self.counts, self.painters = stand_in, bot, counts, painters

    @classmethod
    @asynccontextmanager
    async def running(cls, url: str) -> AsyncIterator[Bench]:
        """Run a bench whose bot is connected and whose people have used it."""
        await live_tables.fill(url, 0)
        counts = Counts()
        async with StandIn.running() as stand_in:
            bot = _built(stand_in, url)
            # Exclude the minute's sweep, and the end of the start on a busy machine.
            bot.set_pace(60)
            bot.services.computers.prepare_if_needed = nothing
            painters = CountingPainters(counts)
            pictures.use_painters(painters)
            running = asyncio.create_task(bot.start(str(GUILD_BOT)))
            try:
                async with asyncio.timeout(PATIENCE):
                    await stand_in.connected(GUILD_BOT)
                with counting(counts):
                    yield cls(stand_in, bot, counts, painters)
            finally:
                await bot.close()
                await asyncio.gather(running, return_exceptions=True)

    async def play(
        self, kind: Kind, turns: int, *, looking: bool = False, channel: int = CHANNELS[0], seed: int = 1
    ) -> Counts:
        """Play turns at a table of a kind, from its second turn on, and return their counts.

        People press before a question's picture arrives, or wait for each picture if `looking`.
        """
        self.painters.seconds = 0.0 if looking else PAINTING
        table = Table(self.stand_in, channel, kind, Random(seed), Seen(), twice=0.0, strangers=0.0)
        table.looks = self._pictured if looking else None
        await table.begin()
        await table.turn()
        await self.settled()
        total = Counts()
        while total.turns < turns:
            if not offered(table.post, "play"):
                await table.begin()
                await self.settled()
            self._clear(table)
            await table.turn()
            await self.settled()
            self._add(total, table)
        return total

    async def _pictured(self) -> None:
        """Wait until every panel has its picture."""
        async with asyncio.timeout(PATIENCE):
            while self.bot.services.presses._pending:  # noqa: ASYNC110
                await asyncio.sleep(0.001)

    async def settled(self) -> None:
        """Wait until nothing is pending."""
        async with asyncio.timeout(PATIENCE):
            while tasks := {*self.bot.scheduler._tasks}:
                await asyncio.wait(tasks)

    def _clear(self, table: Table) -> None:
        table.seen.clear()
        self.stand_in.requests.clear()
        self.stand_in.routes.clear()
        self.counts.__init__()  # type: ignore[misc]

    def _add(self, total: Counts, table: Table) -> None:
        now, seen = self.counts, table.seen
        total.turns += seen.turns.total()
        total.presses += len(seen.acknowledged)
        total.answers += self.stand_in.requests[True]
        total.others += self.stand_in.requests[False]
        for name in ("reads", "commits", "whole_tables", "whole_writes", "wanted"):
            setattr(total, name, getattr(total, name) + getattr(now, name))
        for name in ("statements", "painted", "pictures", "twice"):
            getattr(total, name).update(getattr(now, name))
        total.requests.update(self.stand_in.routes)


def _built(stand_in: StandIn, url: str) -> Explorers:
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://{stand_in.url}/gateway/")
    return build(
        Settings(
            discord_api_url=f"http://{stand_in.url}/api",
            database_url=url,
            picture_workers=0,
            limits=operator.UNLIMITED,
        )
    )


@contextmanager
def counting(counts: Counts) -> Iterator[None]:
    """Count the statements of every SQLite database within the context."""
    writing = set[int]()
    read = Database.read

    def counted(database: Database, work: Any, /, *given: Any, **named: Any) -> Any:
        counts.reads += 1
        return read(database, work, *given, **named)

    def begun(connection: Connection) -> None:
        writing.discard(id(connection))

    def asked(connection: Connection, _cursor: object, statement: str, *_: object) -> None:
        if statement == _WRITING:
            counts.commits += 1
            writing.add(id(connection))
        elif _WHOLE_TABLE.match(statement):
            counts.whole_tables += 1
            counts.whole_writes += id(connection) in writing
        counts.statements[statement] += 1

    listeners = {"begin": begun, "before_cursor_execute": asked}
    for name, listener in listeners.items():
        event.listen(Engine, name, listener)
    try:
        with patch.object(Database, "read", counted):
            yield
    finally:
        for name, listener in listeners.items():
            event.remove(Engine, name, listener)


async def measure(kinds: list[Kind], turns: int) -> dict[str, Counts]:
    with tempfile.TemporaryDirectory(prefix="turns-") as folder:
        async with Bench.running(f"sqlite:///{Path(folder, 'turns.db')}") as bench:
            channels = iter(CHANNELS)
            return {
                f"{'+' if looking else ''}{kind.name}": await bench.play(
                    kind, turns, looking=looking, channel=next(channels)
                )
                for kind in kinds
                for looking in ((False, True) if kind.game == "tikal" else (False,))
            }


HEAD = (
    f"{'game':<12}{'presses':>8}{'answers':>9}{'others':>8}{'reads':>8}{'tables':>8}{'commits':>9}"
    f"{'wanted':>8}{'painted':>9}\n"
)


def report(name: str, counts: Counts) -> str:
    numbers = (
        (8, counts.presses),
        (9, counts.answers),
        (8, counts.others),
        (8, counts.reads),
        (8, counts.whole_reads),
        (9, counts.commits),
        (8, counts.wanted),
        (9, counts.painted.total()),
    )
    cells = "".join(f"{counts.a_turn(number):>{width}.1f}" for width, number in numbers)
    which = " ".join(f"{what} {counts.a_turn(number):.1f}" for what, number in counts.painted.most_common())
    return f"{name:<12}{cells}  {which}\n"


def _listed(counts: Counts, what: Counter[str]) -> Iterator[str]:
    for name, number in what.most_common():
        yield f"{counts.a_turn(number):>8.1f}  {' '.join(name.split())[:150]}\n"


def _painted(counts: Counts) -> Counter[str]:
    """Return the outcomes of pictures, in words."""
    painted = Counter[str]()
    for (what, where, became), number in counts.pictures.items():
        painted[f"{what} for the {where}: {became}"] = number
    return painted


def main() -> None:
    names = [kind.name for kind in KINDS]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--kinds", nargs="+", choices=names, default=names)
    parser.add_argument("--turns", type=int, default=20)
    parser.add_argument("--statements", action="store_true")
    parser.add_argument("--requests", action="store_true")
    parser.add_argument("--pictures", action="store_true")
    given = parser.parse_args()
    counted = asyncio.run(measure([kind for kind in KINDS if kind.name in given.kinds], given.turns))
    sys.stdout.write(HEAD)
    for name, counts in counted.items():
        sys.stdout.write(report(name, counts))
    for name, counts in counted.items():
        if given.requests:
            sys.stdout.write(f"\n{name}, requests a turn\n{''.join(_listed(counts, counts.requests))}")
        if given.pictures:
            sys.stdout.write(f"\n{name}, pictures a turn\n{''.join(_listed(counts, _painted(counts)))}")
        if given.statements:
            sys.stdout.write(f"\n{name}, statements a turn\n{''.join(_listed(counts, counts.statements))}")


if __name__ == "__main__":
    main()
