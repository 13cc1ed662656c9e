"""One world: its Discord, and the bot that is started, killed and started again."""

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
from bot.features.cup import cup_rules
from bot.features.league import league_rules
from bot.jobs.computer_workers import Thought
from bot.ops.settings import Settings
from bot.store import database
from bot.tables import weeks
from tests.world import shims
from tests.world.computers import Careless
from tests.world.discord_world import Discord
from tests.world.faults import Weather
from tests.world.gateway import Gateway
from tests.world.history import DAY, HOUR, History, moment
from tests.world.loop import Run, WorldLoop
from tests.world.mail import Mail
from tests.world.network import Network
from tests.world.record import Record

LONGEST_DOWN = 90
"""Maximum seconds until a killed bot starts again."""
BEGINNINGS = (1_780_000_000, 1_780_000_000, 1_792_886_400, 1_774_742_400)
"""Start times of worlds in Unix seconds: May 2026, or an hour before Europe changes its clocks."""
WEEKS, ELSEWHEN = 40, 0.2
"""Weeks of which one has its cup in a world of a club, and the share of such worlds at another time."""
SIGN_UP_FIRST = 6 * DAY
"""Seconds before a season of the cup in which a long world begins, so that the league's begins with it."""
LEAGUE, SIGN_UP = 0.3, 0.3
"""The share of short worlds in which a league's season may begin, and that of their time until then."""
POWER_CUTS = 0.2
"""The share of kills that are power cuts of the whole machine."""
TORN = 5_000
"""Maximum bytes that a power cut leaves half-written at the end of the write-ahead log."""


class Plan(NamedTuple):
    """The kind of a world.

    Tests can fix the `folk` of all people, the `game` of all tables, one `calamity` that certainly happens,
    a world that is over before its games (not `ends`), and the `pastime` of a club: all that its members do
    besides their games, such as "block+challenge".
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
    pastime: str = ""
    crashes: int = 0
    """Kills at random moments, also in a world without faults."""
    club: bool = True
    """Whether people use what a club has: hall, cup, follows, alerts, blocks."""


class World:
    """Everything in one world.

    `draw` gives each part its own randomness, so an additional draw in one part changes no other part.
    """

    def __init__(self, plan: Plan, file: Path) -> None:
        self.plan = plan
        self.loop = WorldLoop(self.draw("order"))
        self.clock = shims.Clock(self.loop, self._beginning())
        self.history = History(self.loop.time, keeps=plan.story)
        self.weather = Weather(self.draw("weather"), self.loop.time, self.history)
        self.discord = Discord(self.loop.time, self.clock.true_time, self.history)
        self.mail = Mail(self.discord)
        self.gateway = Gateway(self.draw("gateway"), self.weather, self.discord.guild)
        self.discord.dispatch = self.gateway.dispatch
        handle = self.discord.handle
        self.network = Network(self.loop, self.draw("network"), self.weather, handle, self.gateway)
        self.file = file
        """The file of the database, which may hold tables from before this world."""
        self.bot: Explorers | None = None
        self.run: Run | None = None
        self.down: list[tuple[float, float]] = []
        """Intervals without a running bot."""
        self.is_over = False
        """Whether faults have ended and no more tables are opened."""
        self.pace = plan.pace
        """Minutes between the bot's sweeps now."""
        self.stays_down = 0.0
        """Seconds until a bot that is killed now starts again, unless the world calms down."""
        self.on_thought: list[Callable[[Thought], None]] = []
        self.on_restore: list[Callable[[float], None]] = []
        """Callbacks with the time of a backup, run when the database was restored from it."""
        # Collected coroutines would run their `finally`, so the dead ones are kept.
        self._runs: list[Run] = []
        self._random = self.draw("kills")
        self._backup: tuple[float, Path] | None = None
        self._peek: sqlite3.Connection | None = None
        self.record = Record(self.ask, self.loop.time)
        self.on_restore.append(lambda _: self.record.forget())
        shims.install(self.clock, self.draw("bot"), self.network, self.record.look)
        logging.getLogger("bot").addHandler(shims.Listener(self._error))
        logging.getLogger("bot").setLevel(logging.ERROR)
        logging.getLogger("discord").setLevel(logging.CRITICAL)
        if not plan.faults:
            self.weather.calm_down()

    def _beginning(self) -> int:
        """Return when the world begins in Unix seconds; in a club mostly so that a cup closes in it."""
        random, length = self.draw("beginning"), self.plan.hours * HOUR
        usual, week = random.choice(BEGINNINGS), 1 + random.randrange(WEEKS)
        if self.plan.club and length > weeks.WEEK:
            return weeks.opens_at(cup_rules.weeks_of_season(week).start) - SIGN_UP_FIRST
        if not self.plan.club or random.random() < ELSEWHEN:
            return usual
        if "league" in self.plan.pastime or (not self.plan.pastime and random.random() < LEAGUE):
            league_rules.NOTICE = 0
            return int(weeks.opens_at(week) - SIGN_UP * length)
        return int(weeks.closes_at(week) - random.uniform(0.3, 0.9) * length)

    def draw(self, part: str) -> Random:
        return Random(f"{self.plan.seed} {part}")

    def _error(self, what: str) -> None:
        self.history.find("upkeep", f"the bot notes an error: {what}")

    # Process of the bot

    async def keep_running(self) -> None:
        """Start the bot again whenever it has ended, as a supervisor does."""
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
        settings = Settings(discord_token=None, picture_workers=0, database_url=self.url)
        self.bot = build(settings, Careless(self._thinks))
        self.set_pace(self.plan.pace)
        async with self.bot:
            await self.bot.start("token")

    def set_pace(self, minutes: int) -> None:
        """Let the bot sweep every `minutes` until it starts again. Does nothing without a bot."""
        if self.bot is not None:
            self.pace = minutes
            self.bot.set_pace(minutes)

    def _thinks(self, thought: Thought) -> None:
        for hears in self.on_thought:
            hears(thought)

    @property
    def url(self) -> str:
        return f"sqlite:///{self.file}"

    def _look_at_end(self, main: asyncio.Task[None]) -> None:
        error = None if main.cancelled() else main.exception()
        self.history.tell("end", f"■ The bot ends by itself: {error!r}")
        # As in `explorers`: discord.py fails on a connection that it never had.
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

    async def crash(self) -> None:
        """Kill the bot at a random moment of the world."""
        await asyncio.sleep(self._random.uniform(0, self.plan.hours * HOUR))
        if self.run is not None:
            self.run.kill()

    def arm(self) -> None:
        """Kill the bot soon: after a number of awaits, or before one of its next writes."""
        if self.run is None or not self.run.is_alive or self.weather.is_calm or not self.plan.kills:
            return
        if self._random.random() < 0.5:
            self.run.steps_left = int(self._random.expovariate(1 / 60))
        else:
            self.run.statements_left = int(self._random.expovariate(1 / 6))

    def _lose_power(self) -> None:
        """Drop unsynced data, and tear the write in progress."""
        log = Path(f"{self.file}-wal")
        synced = log.read_bytes() if log.exists() and database.SYNCHRONOUS == "FULL" else b""
        self._go_on_with(self.file, synced + self._random.randbytes(self._random.randrange(TORN)))

    def _go_on_with(self, database: Path, log: bytes = b"") -> None:
        self.file = Path(shutil.copy(database, self.file.with_name(f"life-{len(self._runs)}.db")))
        Path(f"{self.file}-wal").write_bytes(log)
        self._peek = None

    def keep_backup(self) -> None:
        """Copy the database, as `explorers backup` does."""
        copy = self.file.with_name("backup.db")
        copy.unlink(missing_ok=True)
        with closing(sqlite3.connect(self.file)) as here, closing(sqlite3.connect(copy)) as there:
            here.backup(there)
        self._backup = self.loop.time(), copy
        self.history.tell("backup", "A backup is made")

    def restore_backup(self) -> None:
        """End the bot and restore the newest backup of its database."""
        if self._backup is None or self.run is None or not self.run.is_alive:
            return
        at, copy = self._backup
        self.history.tell("restore", f"The backup of {moment(at)} is restored")
        self.run.kill()
        self.network.cut_at = self.loop.time()
        self._go_on_with(copy)
        for hears in self.on_restore:
            hears(at)

    # Stored data

    def ask(self, question: str, *given: object) -> list[tuple[Any, ...]]:
        """Query the database without the bot."""
        if self._peek is None:
            self._peek = sqlite3.connect(f"file:{self.file}?mode=ro", uri=True)
        return self._peek.execute(question, given).fetchall()
