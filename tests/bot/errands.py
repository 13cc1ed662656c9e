"""Jobs for the process pool, imported by name. Some crash or hang."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from bot import process_pool

SLOW = 1.0
"""Seconds until a slow worker listens."""


class SlowToBegin(int):
    """A niceness that makes a worker start slowly, since it is read late."""

    def __reduce__(self) -> tuple[Callable[[], int], tuple[()]]:
        return _slowly, ()


def _slowly() -> int:
    time.sleep(SLOW)
    return 0


def says_where() -> int:
    return os.getpid()


def image_block_size() -> int:
    """Return the bytes in which this process allocates images at most."""
    from PIL import Image

    return Image.core.get_block_size()  # type: ignore[no-any-return]


def prints() -> str:
    """Write to standard output."""
    print("text", flush=True)  # noqa: T201
    os.write(1, b"more text")
    return "done"


def crashes() -> None:
    """Kill the process."""
    os.kill(os.getpid(), signal.SIGKILL)


def crashes_at_first(been_here: str) -> int:
    """Kill the process at the first call only."""
    if not Path(been_here).exists():
        Path(been_here).touch()
        crashes()
    return os.getpid()


def crashes_on(signal_file: str) -> None:
    """Kill the process once a file exists."""
    waits_for(signal_file)
    crashes()


def hangs() -> None:
    """Never return."""
    while True:
        time.sleep(3600)


def raises() -> None:
    raise ZeroDivisionError


class Unsendable(Exception):
    """An error that cannot be sent to another process."""

    def __init__(self, why: str, where: str) -> None:
        super().__init__(f"{why} {where}")


def raises_something_odd() -> None:
    """Raise an error that cannot be pickled."""
    raise Unsendable("odd", "here")


def waits_for(file: str) -> None:
    """Return once the file exists."""
    while not Path(file).exists():
        time.sleep(0.01)


def reports_slowly(times: int, seconds: float) -> str:
    """Report progress some times, with a pause before each."""
    for done in range(1, times + 1):
        time.sleep(seconds)
        process_pool.report(done)
    return "done"


def reports(most: int) -> str:
    """Report progress up to a number."""
    for done in range(1, most + 1):
        process_pool.report(done)
    return "done"


def never_ready() -> Iterator[None]:
    """Prepare forever, in small steps."""
    while True:
        yield None
        time.sleep(0.1)
