"""A world from start to end: first with faults, then without, until every table has ended."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
import time
from math import inf
from pathlib import Path
from typing import NamedTuple

from tests.world.calamities import Calamities
from tests.world.checkers import ALL, OF_A_CLUB
from tests.world.club import Club
from tests.world.history import DAY, HOUR, MINUTE, Finding
from tests.world.people import Society
from tests.world.world import Plan, World

HEALED_IN = 40 * DAY
"""Seconds within which every table ends once the faults are over."""
SETTLED = 90 * MINUTE
"""Seconds of quiet after which everything is delivered and cleaned up, despite back-off."""
HURRY, ROUND = HOUR, 30
"""Seconds without faults after which sweeps are slowed down, and the pace in minutes."""
LATER, KEPT_FOR = 0.1, 8 * DAY
"""The share of worlds whose archived games are revisited, and the age in seconds of such games."""
_OPEN = "SELECT count(*) FROM tables WHERE status IN ('opening', 'lobby', 'playing')"
_LEFT = "SELECT id, game, status, version FROM tables WHERE status IN ('opening', 'lobby', 'playing')"


class Outcome(NamedTuple):
    """The outcome of a seed: its hash, findings, story, and cost in CPU time."""

    plan: Plan
    digest: str
    findings: tuple[Finding, ...]
    counts: dict[str, int]
    story: tuple[str, ...]
    simulated: float
    seconds: float
    mail: tuple[str, ...] = ()
    """By person: the messages that the bot sent them."""


class Stop(NamedTuple):
    """When a world ends before its time: at its first finding, or `until` seconds after its beginning."""

    at_finding: bool = False
    until: float = inf

    def watch(self, world: World) -> None:
        """End the world in time."""
        if self.at_finding:
            world.history.on_find.append(world.loop.stop)
        if self.until < inf:
            world.loop.call_at(self.until, world.loop.stop)


WHOLE = Stop()


def simulate(plan: Plan, empty: Path, stop: Stop = WHOLE) -> Outcome:
    """Simulate a world in a process that does nothing else, starting from a copy of an empty database."""
    real = time.process_time
    begun = real()
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(prefix="world-", dir=memory if memory.is_dir() else None) as folder:
        world = World(plan, Path(shutil.copy(empty, folder)))
        asyncio.set_event_loop(world.loop)
        stop.watch(world)
        life = world.loop.create_task(_live(world))
        life.add_done_callback(lambda _: world.loop.stop())
        world.loop.run_forever()
        if life.done():
            life.result()
    history = world.history
    return Outcome(
        plan,
        history.digest,
        tuple(history.findings),
        dict(history.counts),
        tuple(history.lines),
        world.loop.time(),
        real() - begun,
        world.mail.lines(),
    )


async def _live(world: World) -> None:
    checkers = [checker(world) for checker in (*ALL, *(OF_A_CLUB if world.plan.club else ()))]
    world.loop.outside(world.keep_running())
    calamities = Calamities(world)
    calamities.begin()
    society = (Club if world.plan.club else Society)(world)
    society.begin()
    for _ in range(world.plan.crashes):
        world.loop.outside(world.crash())
    await asyncio.sleep(world.plan.hours * HOUR)
    world.is_over = True
    if not world.weather.is_calm:
        world.weather.calm_down()
    calamities.calm_down()
    society.calm_down()
    if world.plan.ends:
        await _heal(world)
    await asyncio.sleep(SETTLED)
    if world.plan.calamity == "later" or (world.plan.ends and world.draw("later").random() < LATER):
        await _let_pass(world, society)
    for checker in checkers:
        await checker.at_end()


async def _heal(world: World) -> None:
    began = world.loop.time()
    while world.ask(_OPEN) != [(0,)]:
        await asyncio.sleep(10 * MINUTE)
        lasted = world.loop.time() - began
        if lasted > HEALED_IN:
            world.history.find("posts", f"tables that never end: {world.ask(_LEFT)}")
            return
        if lasted > HURRY:
            world.set_pace(ROUND)


async def _let_pass(world: World, society: Society) -> None:
    """Let days pass until finished games are archived; then let people look at their old messages."""
    world.set_pace(ROUND)
    await asyncio.sleep(KEPT_FOR)
    world.history.tell("later", "Days later people look at old games")
    await society.look_back()
