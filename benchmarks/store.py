"""What the database's answers cost when a great deal has been played.

    uv run python benchmarks/store.py [live tables]

Asks a database of that many live tables (100,000), five times as many finished ones and ten times as many
results, through the bot's own store; beside each question stands how SQLite finds the answer. Exit code 1: a
target was missed. How it fares when many write at once, `benchmarks/wire.py` tells.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import Any, NamedTuple

from benchmarks import many_tables
from bot.store import Database, Store, connect, outbox, rows, table_queries
from bot.store import database as stored_database
from tests.bot.plans import listening, plan

ASKED = 60
out = sys.stdout.write


class Question(NamedTuple):
    """What is asked, and the most milliseconds the median may take."""

    target: float
    ask: Callable[[Store], Awaitable[Any]]


QUESTIONS = {
    "table": Question(2, lambda store: store.table(7)),
    "live_in": Question(2, lambda store: store.read(table_queries.live_in_channel, 0)),
    "last_in": Question(2, lambda store: store.read(table_queries.newest_in_channel, 0)),
    "played_by": Question(2, lambda store: store.read(table_queries.running_of_user, 0)),
    "behind": Question(2, lambda store: store.read(outbox.tables_behind, store.share)),
    "lobbies_before": Question(2, lambda store: store.read(table_queries.lobbies_before, store.share, 0)),
    "log": Question(2, lambda store: store.read(rows.log, 1)),
}


async def _timed(work: Awaitable[Any]) -> tuple[float, Any]:
    begun = perf_counter()
    result = await work
    return (perf_counter() - begun) * 1000, result


def _p95(times: list[float]) -> float:
    return quantiles(times, n=20)[-1]


async def many(folder: Path, live: int) -> bool:
    """Prints what each question costs; whether all are quick enough."""
    file = folder / "many.db"
    filled, _ = await _timed(many_tables.fill(file, live))
    database = connect(f"sqlite:///{file}")
    kept, _ = await _timed(Store(database).write(stored_database.analyze))
    out(f"{file.stat().st_size / 1e6:.0f} MB written in {filled / 1000:.0f} s, ")
    out(f"looked through (once a day) in {kept:.0f} ms\n\n")
    out(f"{'question':<22}{'answers':>8}{'p50 ms':>9}{'p95 ms':>9}{'target':>8}  plan\n")
    met = [await _ask(database, file, name) for name in QUESTIONS]
    await database.close()
    return all(met)


async def _ask(database: Database, file: Path, name: str) -> bool:
    target, ask = QUESTIONS[name]
    store = Store(database)
    with listening() as asked:
        answer = await ask(store)
    steps = " · ".join(plan(file, asked))
    times = [(await _timed(ask(store)))[0] for _ in range(ASKED)]
    answers = len(answer) if isinstance(answer, tuple) else int(answer is not None)
    met = median(times) <= target
    verdict = "" if met else "MISSED "
    out(f"{name:<22}{answers:>8}{median(times):>9.2f}{_p95(times):>9.2f}{target:>8.0f}  {verdict}{steps}\n")
    return met


def main() -> None:
    live = int(sys.argv[1]) if len(sys.argv) > 1 else many_tables.LIVE
    with tempfile.TemporaryDirectory(prefix="store-") as folder:
        quick = asyncio.run(many(Path(folder), live))
    out("met\n" if quick else "MISSED\n")
    sys.exit(0 if quick else 1)


if __name__ == "__main__":
    main()
