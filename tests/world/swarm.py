"""Many worlds: modules are imported once, and each seed runs in a forked process."""

from __future__ import annotations

import asyncio
import atexit
import importlib
import os
import pickle
import pkgutil
import select
import shutil
import tempfile
import traceback
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path

import bot
import engine
import render
from bot.store import connect, migrate
from engine.core.catalogue import catalogue
from tests.world.history import Finding
from tests.world.simulation import WHOLE, Outcome, Stop, simulate
from tests.world.world import Plan

Harm = Callable[[], None]
"""A sabotage: switches a safeguard of the bot off, in the process of a world."""


def outcomes(
    plans: Iterable[Plan], *, workers: int = 1, harm: Harm = lambda: None, stop: Stop = WHOLE
) -> Iterator[Outcome]:
    """Yield the outcome of each plan, in order of completion."""
    prepare()
    waiting, running = iter(plans), dict[int, Plan]()
    for plan in waiting:
        running[_begin(plan, harm, stop)] = plan
        if len(running) >= workers:
            yield from _next(running)
    while running:
        yield from _next(running)


@cache
def prepare() -> Path:
    """Import all modules of the worlds, and return the path of the empty database that each starts from."""
    for package in (bot, engine, render):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if "migrations" not in module.name and not module.name.endswith("__main__"):
                importlib.import_module(module.name)
    catalogue()
    folder = Path(tempfile.mkdtemp(prefix="world-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)  # forked processes skip it
    file = folder / "empty.db"

    async def make() -> None:
        database = connect(f"sqlite:///{file}")
        await migrate(database)
        await database.close()

    asyncio.run(make())
    return file


def outcome(plan: Plan, harm: Harm = lambda: None, stop: Stop = WHOLE) -> Outcome:
    return next(outcomes([plan], harm=harm, stop=stop))


def _begin(plan: Plan, harm: Harm, stop: Stop) -> int:
    """Fork a process for a world; return the descriptor from which its outcome is read."""
    reading, writing = os.pipe()
    if os.fork():
        os.close(writing)
        return reading
    os.close(reading)
    with os.fdopen(writing, "wb") as pipe:
        pickle.dump(_live(plan, harm, stop), pipe)
    os._exit(0)  # without running any pending `finally`


def _live(plan: Plan, harm: Harm, stop: Stop) -> Outcome:
    try:
        harm()
        return simulate(plan, prepare(), stop)
    except BaseException:
        fault = Finding("world", 0.0, f"the world itself broke: {traceback.format_exc()}")
        return Outcome(plan, "", (fault,), {}, (), 0.0, 0.0)


def _next(running: dict[int, Plan]) -> Iterator[Outcome]:
    for ready in select.select(list(running), [], [])[0]:
        with os.fdopen(ready, "rb") as pipe:
            data = pipe.read()
        plan = running.pop(ready)
        os.wait()
        lost = Finding("world", 0.0, "its process came to its end")
        yield pickle.loads(data) if data else Outcome(plan, "", (lost,), {}, (), 0.0, 0.0)
