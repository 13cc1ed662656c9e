"""Faults of the machine and its connection. Each world has some of these, chosen by its seed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

from tests.world.history import DAY, HOUR, MINUTE
from tests.world.shims import Disk
from tests.world.world import World

OFTEN = 0.35
"""The share of worlds that have each fault."""
DISCORD = "discord"
LONGEST_OUTAGE = 12 * HOUR
"""Maximum outage in seconds; in a short world at most half of its duration."""


class Calamities:
    """All faults of a world, each at random moments until the world calms down."""

    def __init__(self, world: World) -> None:
        self._world = world

    def begin(self) -> None:
        known = self._world.draw("calamities")
        there_are: dict[str, tuple[Callable[[Random], object], float]] = {
            "gateway": (lambda _: self._world.gateway.misbehave(), 2 * HOUR),
            "clock": (self._clock, 3 * HOUR),
            "full": (self._full, 6 * HOUR),
            "slow": (self._slow, 4 * HOUR),
            "outage": (self._long_outage, 8 * HOUR),
            "backup": (self._backup, 10 * HOUR),
            DISCORD: (self._discord, 4 * HOUR),
        }
        for name, (befalls, apart) in there_are.items():
            seed, is_known = known.getrandbits(64), known.random() < OFTEN
            if is_known or name in ("gateway", self._world.plan.calamity):
                self._world.loop.outside(self._now_and_then(name, befalls, apart, seed))

    async def _now_and_then(
        self, name: str, befalls: Callable[[Random], object], apart: float, seed: int
    ) -> None:
        random, weather = Random(seed), self._world.weather
        apart = min(apart, self._world.plan.hours * HOUR / (8 if self._world.plan.calamity == name else 2))
        while True:
            await asyncio.sleep(random.expovariate(1 / apart))
            # A world without faults can still have outages of Discord.
            if self._world.is_over or (weather.is_calm and not name == self._world.plan.calamity == DISCORD):
                return
            lasts = befalls(random)
            if asyncio.iscoroutine(lasts):
                await lasts

    def calm_down(self) -> None:
        Disk.is_full, Disk.slowness = False, 1.0
        self._world.clock.set_right()

    def _clock(self, random: Random) -> None:
        """Change the clock: mostly by a usual error, sometimes by days."""
        seconds = random.choice((-1, 1)) * random.expovariate(1 / 20)
        if random.random() < 0.3:
            seconds = random.choice((random.uniform(0, DAY), -random.uniform(0, HOUR)))
        self._world.clock.leap(seconds)
        self._world.weather.strike(f"The clock of the machine leaps by {seconds:.0f} seconds")

    async def _full(self, random: Random) -> None:
        Disk.is_full = True
        self._world.weather.strike("The disk is full")
        await asyncio.sleep(random.uniform(MINUTE, 20 * MINUTE))
        Disk.is_full = False
        self._world.weather.strike("There is room on the disk again")

    async def _slow(self, random: Random) -> None:
        """Slow the disk down, as a backup or another program on the machine would."""
        Disk.slowness = random.uniform(10, 300)
        self._world.history.tell("slow", f"The disk is {Disk.slowness:.0f} times as slow")
        await asyncio.sleep(random.uniform(MINUTE, 10 * MINUTE))
        Disk.slowness = 1.0

    async def _discord(self, random: Random) -> None:
        """Take all of Discord's API down while the gateway connection holds."""
        lasts = random.uniform(MINUTE, min(HOUR, self._world.plan.hours * HOUR / 8))
        self._world.weather.take_down(lasts)
        await asyncio.sleep(lasts)
        self._world.history.tell("recovery", "Discord answers again")
        for hears in self._world.weather.on_recovery:
            hears()

    def _long_outage(self, random: Random) -> None:
        if self._world.run is not None:
            self._world.stays_down = random.uniform(0, min(LONGEST_OUTAGE, self._world.plan.hours * HOUR / 2))
            self._world.run.kill()

    async def _backup(self, random: Random) -> None:
        self._world.keep_backup()
        await asyncio.sleep(random.expovariate(1 / min(HOUR, self._world.plan.hours * HOUR / 4)))
        if not self._world.weather.is_calm:
            self._world.restore_backup()
