"""One world: the bot that is started, killed and started again, and its Discord."""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from bot import network_errors
from bot.app.client import Explorers, build
from bot.jobs.computer_workers import Thought
from bot.ops.settings import Settings
from bot.store import database
from tests.world import shims
from tests.world.computers import Careless
from tests.world.discord_world import Discord
from tests.world.faults import Weather
from tests.world.gateway import Gateway
from tests.world.history import History, moment
from tests.world.loop import Run, WorldLoop
from tests.world.network import Network
from tests.world.record import Record

LONGEST_DOWN = 90
"""Seconds until a bot that was killed is started again, at most."""
BEGINNINGS = (1_780_000_000, 1_780_000_000, 1_792_886_400, 1_774_742_400)
"""When worlds begin, in seconds since 1970: at the end of May 2026, or an hour before the clocks of Europe
are put back or forward."""
POWER_CUTS = 0.2
"""How many of the kills take the whole machine with them."""
TORN = 5_000
"""Bytes that a power cut may leave half-written behind the log of the database."""


class Plan(NamedTuple):
    """What kind of world it is to be.

    Tests of what it notices can have everybody be of one `folk`, one `game` be played at all tables, one
    `calamity` surely happen, and the world be over before its games are: not all of it `ends`.
    """

    seed: int
    tables: int = 2
    hours: float = 2.0
    faults: bool = True
    kills: bool = True
    pace: int = 1
    story: bool = False
    folk: str = ""
    game: str = ""
    calamity: str = ""
    ends: bool = True


class World:
    """Everything there is in it. `draw` gives each part chances of its own, so that one more draw of one
    part leaves all others as they were."""

    def __init__(self, plan: Plan, file: Path) -> None:
        self.plan = plan
        self.loop = WorldLoop(self.draw("order"))
        self.clock = shims.Clock(self.loop, self.draw("beginning").choice(BEGINNINGS))
        self.history = History(self.loop.time, keeps=plan.story)
        self.weather = Weather(self.draw("weather"), self.loop.time, self.history)
        self.discord = Discord(self.loop.time, self.clock.true_time, self.history)
        self.gateway = Gateway(self.draw("gateway"), self.weather, self.discord.guild)
        self.discord.dispatch = self.gateway.dispatch
        handle = self.discord.handle
        self.network = Network(self.loop, self.draw("network"), self.weather, handle, self.gateway)
        self.file = file
        """How far tables had come before this world began."""
        self.bot: Explorers | None = None
        self.run: Run | None = None
        self.down: list[tuple[float, float]] = []
        """From when to when no bot was running."""
        self.is_over = False
        """Whether nothing goes wrong any more, and nobody opens another table."""
        self.stays_down = 0.0
        """Seconds for which a bot that is killed now is not started again, unless all heals."""
        self.on_thought: list[Callable[[Thought], None]] = []
        self.on_restore: list[Callable[[float], None]] = []
        """Called with the moment of a backup when the database has been set back to that."""
        # Who is collected would be ended properly: the dead stay where they lie.
        self._runs: list[Run] = []
        self._random = self.draw("kills")
        self._backup: tuple[float, Path] | None = None
        self._peek: sqlite3.Connection | None = None
        self.record = Record(self.ask, self.loop.time)
        self.on_restore.append(lambda _: self.record.forget())
        shims.install(self.clock, self.draw("bot"), self.network.session, self.record.look)
        logging.getLogger("bot").addHandler(shims.Listener(self._error))
        logging.getLogger("bot").setLevel(logging.ERROR)
        logging.getLogger("discord").setLevel(logging.CRITICAL)
        if not plan.faults:
            self.weather.calm_down()

    def draw(self, part: str) -> Random:
        """A source of chances for one part of the world."""
        return Random(f"{self.plan.seed} {part}")

    def _error(self, what: str) -> None:
        self.history.find("upkeep", f"the bot notes an error: {what}")

    # The bot's process

    async def keep_running(self) -> None:
        """Starts the bot again whenever it has ended, as whatever watches over it does."""
        while True:
            self.run = Run(len(self._runs), self._killed)
            self._runs.append(self.run)
            main = self.run.begin(self._live())
            self.history.tell("start", "▶ The bot starts")
            ended = self.loop.create_future()
            main.add_done_callback(lambda _, ended=ended: ended.done() or ended.set_result(None))
            self._ended = ended
            await ended
            if self.run.is_alive:
                self._look_at_end(main)
                self.run.kill()
            gone = self.loop.time()
            await asyncio.sleep(self._random.uniform(1, LONGEST_DOWN))
            while self.loop.time() < gone + self.stays_down and not self.weather.is_calm:  # noqa: ASYNC110
                await asyncio.sleep(10)
            self.stays_down = 0.0
            self.down.append((gone, self.loop.time()))

    async def _live(self) -> None:
        settings = Settings(_env_file=None, discord_token=None, picture_workers=0, database_url=self.url)
        self.bot = build(settings, Careless(self._thinks))
        self.bot.set_pace(self.plan.pace)
        async with self.bot:
            await self.bot.start("token")

    def _thinks(self, thought: Thought) -> None:
        for hears in self.on_thought:
            hears(thought)

    @property
    def url(self) -> str:
        """Where the bot keeps its games."""
        return f"sqlite:///{self.file}"

    def _look_at_end(self, main: asyncio.Task[None]) -> None:
        error = None if main.cancelled() else main.exception()
        self.history.tell("end", f"■ The bot ends by itself: {error!r}")
        # As `explorers` has it: discord.py trips over a connection it never had.
        why = error.__context__ if isinstance(error, AttributeError) else error
        if why is None or not (network_errors.is_outage(why) or network_errors.is_database_outage(why)):
            self.history.find("upkeep", f"the bot ended: {error!r}")

    def _killed(self, run: Run) -> None:
        self.gateway.forget(run)
        self.weather.last = self.loop.time()
        if self._random.random() < POWER_CUTS and not self.weather.is_calm:
            self.history.tell("power cut", "☠ The power is cut")
            self._lose_power()
        else:
            self.history.tell("kill", "☠ The bot is gone")
        if not self._ended.done():
            self._ended.set_result(None)

    def arm(self) -> None:
        """Has the bot killed soon: so many awaits from now, or before one of its next writes."""
        if self.run is None or not self.run.is_alive or self.weather.is_calm or not self.plan.kills:
            return
        if self._random.random() < 0.5:
            self.run.steps_left = int(self._random.expovariate(1 / 60))
        else:
            self.run.statements_left = int(self._random.expovariate(1 / 6))

    def _lose_power(self) -> None:
        """What was not synced is gone, and what was being written is torn."""
        log = Path(f"{self.file}-wal")
        synced = log.read_bytes() if log.exists() and database.SYNCHRONOUS == "FULL" else b""
        self._go_on_with(self.file, synced + self._random.randbytes(self._random.randrange(TORN)))

    def _go_on_with(self, database: Path, log: bytes = b"") -> None:
        self.file = Path(shutil.copy(database, self.file.with_name(f"life-{len(self._runs)}.db")))
        Path(f"{self.file}-wal").write_bytes(log)
        self._peek = None

    def keep_backup(self) -> None:
        """Makes a copy of the database, as `explorers backup` does."""
        copy = self.file.with_name("backup.db")
        copy.unlink(missing_ok=True)
        with closing(sqlite3.connect(self.file)) as here, closing(sqlite3.connect(copy)) as there:
            here.backup(there)
        self._backup = self.loop.time(), copy
        self.history.tell("backup", "A backup is made")

    def restore_backup(self) -> None:
        """Ends the bot and sets its database back to the newest backup."""
        if self._backup is None or self.run is None or not self.run.is_alive:
            return
        at, copy = self._backup
        self.history.tell("restore", f"The backup of {moment(at)} is restored")
        self.run.kill()
        self.network.cut_at = self.loop.time()
        self._go_on_with(copy)
        for hears in self.on_restore:
            hears(at)

    # What is stored

    def ask(self, question: str, *given: object) -> list[tuple[Any, ...]]:
        """Looks something up in the database, past the bot."""
        if self._peek is None:
            self._peek = sqlite3.connect(f"file:{self.file}?mode=ro", uri=True)
        return self._peek.execute(question, given).fetchall()
