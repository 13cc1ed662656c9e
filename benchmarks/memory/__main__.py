"""Memory of the bot with all its processes while people play and at rest, and its first picture afterwards.

    uv run python -m benchmarks.memory [--tables 50] [--playing 20] [--seconds 30] [--rest 660] [--live 0]

The whole bot runs against a simulated Discord, as in benchmarks/speed/wire.py. 50 tables of all games begin;
people play at 20 of them as fast as possible, and the largest sum, taken once a second, counts. Then no
button is pressed for eleven minutes, so that idle painters end. At last one player takes a turn: the time
runs from a press until its message arrives with a picture. Memory is PSS: pages that processes share count
once. Painters cache as few images as on a machine with 512 MB. Modules are compiled beforehand, as in an
installed bot. Exit code 1: a target is missed. Linux only.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from time import perf_counter

from benchmarks.loopback.bots import PROCESS
from benchmarks.loopback.databases import SQLITE
from benchmarks.loopback.kinds import KINDS
from benchmarks.loopback.people import Table
from benchmarks.speed.wire import Bench

MOST_PLAYING, MOST_AT_REST = 230, 120
"""Megabytes."""
MOST_WAITING = 0.8
"""Seconds until the first picture."""
out = sys.stdout.write


async def measure(given: argparse.Namespace) -> bool:
    """Print the figures. Return whether all targets are met."""
    async with Bench.running(SQLITE, given, 1) as bench:
        (bot,) = bench.bots
        tables = [bench.waiting.get_nowait() for _ in range(bench.waiting.qsize())]
        played = tables[: given.playing]
        playing = await _largest(bench, played, given.seconds)
        out(f"{len(played)} tables play: {playing:.0f} MB (at most {MOST_PLAYING})\n")
        await asyncio.sleep(given.rest)
        resting = bot.megabytes()
        out(f"{given.rest:.0f} seconds at rest: {resting:.0f} MB (at most {MOST_AT_REST})\n")
        waited = await _first_picture(bench, tables[-1])
        out(f"the first picture then takes {waited:.2f} s (at most {MOST_WAITING})\n")
    return playing <= MOST_PLAYING and resting <= MOST_AT_REST and waited <= MOST_WAITING


async def _largest(bench: Bench, tables: Sequence[Table], seconds: float) -> float:
    """Let people play at these tables; return the largest memory seen, in megabytes."""
    (bot,) = bench.bots
    end, most = perf_counter() + seconds, 0.0

    async def play(table: Table) -> None:
        while perf_counter() < end:
            await table.take_turn()

    playing = asyncio.gather(*map(play, tables))
    while not playing.done():
        most = max(most, await asyncio.to_thread(bot.megabytes))
        await asyncio.wait([playing], timeout=1)
    await playing
    return most


async def _first_picture(bench: Bench, table: Table) -> float:
    """Return the seconds that the slower of a panel and the turn's post took."""
    begun = perf_counter()
    await table.panel()
    panel = perf_counter() - begun
    bench.seen.clear()
    await table.take_turn()
    assert not bench.seen.bare, "the post has a picture"
    return max(panel, bench.seen.posted[0] / 1000)


def _given() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=int, default=50, help="running tables")
    parser.add_argument("--playing", type=int, default=20, help="tables at which people play")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long they play")
    parser.add_argument("--rest", type=float, default=660.0, help="seconds without a press")
    parser.add_argument("--live", type=int, default=0, help="live tables that are in the database already")
    parser.set_defaults(kinds=[kind.name for kind in KINDS], plain=False, small=True)
    return parser.parse_args()


def main() -> None:
    given = _given()
    with tempfile.TemporaryDirectory(prefix="memory-") as kept:
        # Compiling takes megabytes that an installed bot does not need.
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        os.environ.setdefault("PYTHONPYCACHEPREFIX", kept)
        subprocess.run([sys.executable, "-c", f"import {PROCESS}"], check=True)
        met = asyncio.run(measure(given))
    out("met\n" if met else "MISSED\n")
    sys.exit(0 if met else 1)


if __name__ == "__main__":
    main()
