"""The time that the bot takes to start, with modules compiled beforehand.

    uv run python -m benchmarks.speed.start [--against PATH] [--rounds 7]

It prints the processor time of `import bot.app.client`; the time until `explorers` without a token has
printed the page's address, and the processor time of that; and the time from a user's press on a game, two
seconds later, until the game has started with all its pictures. With `--against`, another checkout is
measured alternately.
"""

from __future__ import annotations

import argparse
import os
import re
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from urllib.request import Request, urlopen

import psutil

IMPORT = "import sys; sys.path.insert(0, '.'); import bot.app.client"
START = "import sys; sys.path.insert(0, '.'); from bot.__main__ import main; main(['--port', '{port}'])"
ADDRESS = re.compile(r"http://\S+")
LOOKING = 2.0
"""Seconds that a user takes to open the page and find a game."""


def surroundings(kept: str) -> dict[str, str]:
    """Return the environment variables of a start: compiled modules are kept, and there is no token."""
    others = {"PYTHONDONTWRITEBYTECODE", "DISCORD_TOKEN"}
    return {
        **{name: value for name, value in os.environ.items() if name not in others},
        "PYTHONPYCACHEPREFIX": kept,
    }


def importing(path: Path, kept: str) -> float:
    """Return the seconds of processor time of the import."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", IMPORT], cwd=path, env=surroundings(kept), check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


@contextmanager
def started(path: Path, kept: str) -> Iterator[tuple[str, int]]:
    """Yield the page's address once it is printed, and the process id."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    arguments = [sys.executable, "-u", "-c", START.format(port=port)]
    with subprocess.Popen(
        arguments,
        cwd=path,
        env=surroundings(kept),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as program:
        assert program.stdout is not None
        found = next(filter(None, map(ADDRESS.search, program.stdout)))
        try:
            yield found.group(), program.pid
        finally:
            program.terminate()


def starting(path: Path, kept: str) -> float:
    """Return the seconds until the address is printed."""
    begun = time.monotonic()
    with started(path, kept):
        return time.monotonic() - begun


def computing(path: Path, kept: str) -> float:
    """Return the seconds of the bot's processor time until then."""
    with started(path, kept) as (_, number):
        spent = psutil.Process(number).cpu_times()
        return float(spent.user + spent.system)


def pressing(path: Path, kept: str) -> float:
    """Return the seconds from the first press until the game has started and its pictures are posted."""
    with started(path, kept) as (page, _):
        time.sleep(LOOKING)
        press = Request(
            f"{page}press/ada/games/practice/lost_cities", method="POST", headers={"Origin": page[:-1]}
        )
        begun = time.monotonic()
        urlopen(press).close()
        return time.monotonic() - begun


MEASURES = {"import": importing, "address": starting, "computed": computing, "picture": pressing}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", type=Path)
    parser.add_argument("--rounds", type=int, default=7)
    asked = parser.parse_args()
    paths = [path.resolve() for path in (asked.against, Path.cwd()) if path is not None]
    with tempfile.TemporaryDirectory() as kept:
        for name, measure in MEASURES.items():
            for path in paths:
                measure(path, kept)  # compiles what is not
            took: dict[Path, list[float]] = {path: [] for path in paths}
            for _ in range(asked.rounds):
                for path in paths:
                    took[path].append(measure(path, kept))
            found = "  ".join(f"{path.name} {median(took[path]):.2f} s" for path in paths)
            ratio = median(took[paths[-1]]) / median(took[paths[0]])
            sys.stdout.write(f"{name:8} {found}  ratio {ratio:.2f}\n")


if __name__ == "__main__":
    main()
