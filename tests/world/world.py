"""One world: the bot that is started, killed and started again, and its Discord."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from bot import network_errors
from bot.client import Explorers, build
from bot.ops.settings import Settings
from tests.world import shims
from tests.world.computers import Careless
from tests.world.discord_world import Discord
from tests.world.faults import Weather
from tests.world.gateway import Gateway
from tests.world.history import HOUR, History
from tests.world.loop import Run, WorldLoop
from tests.world.network import Network

LONGEST_DOWN = 90
"""Seconds until a bot that was killed is started again, at most."""


class Plan(NamedTuple):
    """What kind of world it is to be."""

    seed: int
    tables: int = 2
    hours: float = 2.0
    faults: bool = True
    kills: bool = True
    pace: int = 1
    story: bool = False


class World:
    """Everything there is in it. `draw` gives each part chances of its own, so that one more draw of one
    part leaves all others as they were."""

    def __init__(self, plan: Plan, file: Path) -> None:
        self.plan = plan
        self.loop = WorldLoop(self.draw("order"))
        self.clock = shims.Clock(self.loop)
        self.history = History(self.loop.time, keeps=plan.story)
        self.weather = Weather(self.draw("weather"), self.loop.time, self.history)
        self.discord = Discord(self.loop.time, self.clock.time, self.history)
        self.gateway = Gateway(self.draw("gateway"), self.weather, self.discord.guild)
        self.discord.dispatch = self.gateway.dispatch
        handle = self.discord.handle
        self.network = Network(self.loop, self.draw("network"), self.weather, handle, self.gateway)
        self.file = file
        self.bot: Explorers | None = None
        self.run: Run | None = None
        self._runs = 0
        self._random = self.draw("kills")
        self._peek: sqlite3.Connection | None = None
        shims.install(self.clock, self.draw("bot"), self.network.session)
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
            self._runs += 1
            self.run = Run(self._runs, self._killed)
            main = self.run.begin(self._live())
            self.history.tell("start", "▶ The bot starts")
            ended = self.loop.create_future()
            main.add_done_callback(lambda _, ended=ended: ended.done() or ended.set_result(None))
            self._ended = ended
            await ended
            if self.run.is_alive:
                self._look_at_end(main)
                self.run.kill()
            await asyncio.sleep(self._random.uniform(1, LONGEST_DOWN))

    async def _live(self) -> None:
        settings = Settings(_env_file=None, discord_token=None, picture_workers=0, database_url=self.url)
        self.bot = build(settings, Careless())
        self.bot.set_pace(self.plan.pace)
        async with self.bot:
            await self.bot.start("token")

    @property
    def url(self) -> str:
        """Where the bot keeps its games."""
        return f"sqlite:///{self.file}"

    def _look_at_end(self, main: asyncio.Task[None]) -> None:
        error = None if main.cancelled() else main.exception()
        self.history.tell("end", f"■ The bot ends by itself: {error!r}")
        # As `explorers` has it: discord.py trips over a connection it never had.
        why = error.__context__ if isinstance(error, AttributeError) else error
        if why is None or not network_errors.is_outage(why):
            self.history.find("upkeep", f"the bot ended: {error!r}")

    def _killed(self, run: Run) -> None:
        self.gateway.forget(run)
        self.weather.last = self.loop.time()
        self.history.tell("kill", "☠ The bot is gone")
        if not self._ended.done():
            self._ended.set_result(None)

    def arm(self) -> None:
        """Has the bot killed soon: so many awaits from now, or before one of its next statements."""
        if self.run is None or not self.run.is_alive or self.weather.is_calm or not self.plan.kills:
            return
        if self._random.random() < 0.5:
            self.run.steps_left = int(self._random.expovariate(1 / 60))
        else:
            self.run.statements_left = int(self._random.expovariate(1 / 15))

    async def trouble_the_gateway(self) -> None:
        """Now and then something befalls the connection to the gateway."""
        random = self.draw("gateway trouble")
        while not self.weather.is_calm:
            await asyncio.sleep(random.expovariate(1 / (2 * HOUR)))
            if not self.weather.is_calm:
                self.gateway.misbehave()

    # What is stored

    def ask(self, question: str, *given: object) -> list[tuple[Any, ...]]:
        """Looks something up in the database, past the bot."""
        if self._peek is None:
            self._peek = sqlite3.connect(f"file:{self.file}?mode=ro", uri=True)
        return self._peek.execute(question, given).fetchall()
