"""Work for the process pool, imported by name: some of it crashes or hangs."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from bot import process_pool

SLOW = 1.0
"""Seconds until a process listens that is slow to begin."""


class SlowToBegin(int):
    """The niceness of a process that takes long to begin: it reads it late."""

    def __reduce__(self) -> tuple[Callable[[], int], tuple[()]]:
        return _slowly, ()


def _slowly() -> int:
    time.sleep(SLOW)
    return 0


def says_where() -> int:
    """The number of the process."""
    return os.getpid()


def crashes() -> None:
    """Takes its process along."""
    os.kill(os.getpid(), signal.SIGKILL)


def crashes_at_first(been_here: str) -> int:
    """Takes its process along, unless another has been here before."""
    if not Path(been_here).exists():
        Path(been_here).touch()
        crashes()
    return os.getpid()


def hangs() -> None:
    """Never comes to an end."""
    while True:
        time.sleep(3600)


def raises() -> None:
    """Finds a bug."""
    raise ZeroDivisionError


class Unsendable(Exception):
    """An error that cannot be sent to another process."""

    def __init__(self, why: str, where: str) -> None:
        super().__init__(f"{why} {where}")


def raises_something_odd() -> None:
    """Finds a bug that it cannot even tell."""
    raise Unsendable("odd", "here")


def waits_for(file: str) -> None:
    """Goes on once there is such a file."""
    while not Path(file).exists():
        time.sleep(0.01)


def reports(most: int) -> str:
    """Report progress up to a number."""
    for done in range(1, most + 1):
        process_pool.report(done)
    return "done"


def never_ready() -> Iterator[None]:
    """Makes itself ready for ever, in small pieces."""
    while True:
        yield None
        time.sleep(0.1)
