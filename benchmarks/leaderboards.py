"""What a leaderboard costs when 100,000 people have played 1,000,000 games.

    uv run python benchmarks/leaderboards.py [people games]

The database is written in bulk, by SQLite itself: duels of people who meet at random, some more often than
others, with standings made up. Then pages are asked for, the first, the middle and the last, each with the
standing of somebody elsewhere, and painted; and people's profiles. Exit code 1: a question took more than
20 ms (p95), or a page with its picture more than 300 ms.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter
from typing import Any

from bot.ratings.leaderboards import Leaderboards
from bot.store import Database, achievements, connect, leaderboards, migrate, profiles, rating_histogram
from bot.store.ratings import EVERYWHERE, Board
from bot.tables.lands import Lands
from bot.ui.leaderboard import Elsewhere, Wish, leaderboard
from bot.ui.profile import profile
from engine.core.catalogue import catalogue

PEOPLE, GAMES = 100_000, 1_000_000
SERVERS, BEGUN, SECONDS = 500, 1_780_000_000, 10
ASKED = 100
QUERY, PAGE = 20.0, 300.0
BOARD = Board(EVERYWHERE, "lost_cities", "1v1")
Ask = Callable[[Database], Awaitable[Any]]
out = sys.stdout.write

STATEMENTS = """
CREATE TEMP TABLE met AS
  WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < :games)
  SELECT i, 1 + i % :servers AS guild, :begun + i * :seconds AS at,
    1 + abs(random() % 1000) * abs(random() % 1000) * (:people / 1000) / 1000 AS one,
    1 + abs(random() % :people) AS other
  FROM n;
UPDATE met SET other = 1 + one % :people WHERE one = other;
INSERT INTO tables
    (id, game, rules_version, options, guild_id, channel_id, host_id, status, created_at, changed_at)
  SELECT i, 'lost_cities', 1, '{}', guild, 1, 1, 'finished', at, at FROM met;
INSERT INTO results
    (table_id, seat, user_id, name, game, guild_id, side, placing, score, why, rated, ended_at)
  SELECT i, seat, who, 'Person ' || who, 'lost_cities', guild, seat, seat + 1, 9, 'played-out', 1, at
  FROM (SELECT *, 0 AS seat, one AS who FROM met UNION ALL SELECT *, 1, other FROM met);
INSERT INTO rating_changes
    (guild_id, table_id, user_id, game, lineup, at, placing, mu_before, sigma_before, mu_after, sigma_after,
    score)
  SELECT of, table_id, user_id, game, '1v1', ended_at, placing, 25, 3, 25.5, 2.9, abs(random() % 100)
  FROM (SELECT *, 0 AS of FROM results UNION ALL SELECT *, guild_id FROM results);
INSERT INTO ratings
    (guild_id, game, lineup, season, user_id, mu, sigma, rating, games, wins, best, form, changed_at)
  SELECT guild_id, game, lineup, season, user_id, 25, 3, 1000 + abs(random() % 1500), count(*), count(*) / 2,
    90, '12121', max(at)
  FROM rating_changes, (SELECT '' AS season UNION SELECT '2026q4') GROUP BY 1, 2, 3, 4, 5;
INSERT INTO rating_histogram
  SELECT guild_id, game, lineup, season, rating, count(*) FROM ratings GROUP BY 1, 2, 3, 4, 5;
"""


def fill(file: Path, people: int, games: int) -> None:
    """Writes the games, what they changed, and everybody's standings."""
    about = {"people": people, "games": games, "servers": SERVERS, "begun": BEGUN, "seconds": SECONDS}
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA synchronous=OFF")
        for statement in filter(str.strip, STATEMENTS.split(";")):
            connection.execute(statement, {key: about[key] for key in about if f":{key}" in statement})
        connection.commit()
        connection.execute("ANALYZE")


async def measure(file: Path, people: int, games: int) -> bool:
    """Prints what everything costs; whether all is quick enough."""
    database, now = connect(f"sqlite:///{file}"), BEGUN + games * SECONDS
    asked, random = Leaderboards(database, now=lambda: now), Random(2)
    first = await asked.page(BOARD, "", 0, 1)
    out(f"{first.count} people on the board\n\n")
    out(f"{'what':<34}{'p50 ms':>9}{'p95 ms':>9}{'target':>8}\n")
    met = [await _row(name, QUERY, query, database) for name, query in _queries(now, people).items()]
    for number in (0, first.last // 2, first.last):

        async def page(_: Any, number: int = number) -> Any:
            return await _shown(asked, number, 1 + random.randrange(people))

        met.append(await _row(f"page {number} with its picture", PAGE, page, database))

    async def career(_: Any) -> Any:
        return await _profiled(asked, 1 + random.randrange(people))

    met.append(await _row("a profile with its picture", PAGE, career, database))
    await database.close()
    return all(met)


def _queries(now: int, people: int) -> dict[str, Ask]:
    since, random, where = now - 7 * 24 * 3600, Random(3), (BOARD, "")
    works: dict[str, Callable[[Any], Any]] = {
        "the board played last": lambda c: leaderboards.newest(c, EVERYWHERE),
        "the boards there are": lambda c: leaderboards.boards(c, EVERYWHERE),
        "how many stand on a board": lambda c: rating_histogram.of_board(c, *where).count,
        "how many stand above the lowest": lambda c: rating_histogram.of_board(c, *where).above(1000),
        "the first page": lambda c: leaderboards.listed(c, *where, since, rating=9999, skip=0, most=10),
        "a late page": lambda c: leaderboards.listed(c, *where, since, rating=1000, skip=40, most=10),
        "how a rating went": lambda c: profiles.course(c, BOARD, 1 + random.randrange(people), 200),
        "the lowest score of who plays most": lambda c: profiles.worst(c, BOARD, 1),
        "the opponents of who plays most": lambda c: profiles.opponent(c, BOARD, 1),
        "what somebody is remembered for": lambda c: achievements.of_person(c, 1),
        "somebody's standing": lambda c: leaderboards.listed_of(
            c, *where, since, 1 + random.randrange(people)
        ),
    }
    return {name: (lambda database, work=work: database.read(work)) for name, work in works.items()}


async def _shown(asked: Leaderboards, number: int, user_id: int) -> Any:
    page = await asked.page(BOARD, "", number, user_id)
    elsewhere = Elsewhere(await asked.has_boards(EVERYWHERE), [], asked.seasons, on_server=True)
    wish = Wish("everywhere", "lost_cities", "1v1", "", number)
    message = await leaderboard(page, wish, "somebody", elsewhere, catalogue())
    assert message.images
    return message


async def _profiled(asked: Leaderboards, user_id: int) -> Any:
    """Somebody's profile; who has played most has ten times as many games as anybody else."""
    career = await asked.profile(EVERYWHERE, user_id, user_id)
    if career is None:  # somebody who has not played yet
        return None
    return await profile(career, Lands({}, 0), user_id, "somebody", "everywhere", catalogue())


async def _row(name: str, target: float, ask: Ask, database: Database) -> bool:
    times = []
    for _ in range(ASKED):
        begun = perf_counter()
        await ask(database)
        times.append((perf_counter() - begun) * 1000)
    p95 = quantiles(times[5:], n=20)[-1]
    out(f"{name:<34}{median(times):>9.2f}{p95:>9.2f}{target:>8.0f}{'' if p95 <= target else '  MISSED'}\n")
    return p95 <= target


async def _migrated(file: Path) -> None:
    database = connect(f"sqlite:///{file}")
    await migrate(database)
    await database.close()


def main() -> None:
    people, games = map(int, sys.argv[1:3]) if len(sys.argv) > 2 else (PEOPLE, GAMES)
    with tempfile.TemporaryDirectory(prefix="boards-") as folder:
        file = Path(folder, "boards.db")
        asyncio.run(_migrated(file))
        begun = perf_counter()
        fill(file, people, games)
        out(f"{games} games written in {perf_counter() - begun:.0f} s\n")
        met = asyncio.run(measure(file, people, games))
    out(f"\n{'met' if met else 'MISSED'}\n")
    sys.exit(0 if met else 1)


if __name__ == "__main__":
    main()
