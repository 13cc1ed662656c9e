"""Database calls, requests and pictures of a turn stay within limits. They are counted, not timed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple

import discord
import pytest

from benchmarks.loopback.kinds import KINDS
from benchmarks.speed.turns import Bench, Counts
from bot.ui import painter_workers, pictures


class Most(NamedTuple):
    """Limits of a turn: reads, whole tables among them, commits, requests, pictures."""

    reads: float
    tables: float
    commits: float
    requests: float
    painted: float


MOST = {
    "duel": Most(5, 2, 2.2, 8.2, 2),
    "partners": Most(5, 2, 3, 8.5, 2),
    "board game": Most(7, 2.5, 4.5, 10, 4),
    "Tikal": Most(12, 3.5, 8, 15, 8),
    "+Tikal": Most(12, 3.5, 8, 20, 8),
    "auction": Most(7, 2.5, 4.5, 8.5, 3),
    "+auction": Most(7, 2.5, 4.5, 10, 3),
}
"""With +: users look at each picture before they press."""
QUICK = ("duel",)
TURNS = 6


@pytest.fixture
async def bench(pauses: None, database: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Bench]:
    """The bot over real sockets, and a stand-in for Discord that counts."""
    socket = discord.gateway.DiscordWebSocket
    monkeypatch.setattr(socket, "DEFAULT_GATEWAY", socket.DEFAULT_GATEWAY)
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)
    monkeypatch.setattr(pictures, "_painters", pictures._painters)
    monkeypatch.setattr(painter_workers, "CACHE_BYTES", 2**30)
    async with Bench.running(f"sqlite:///{database}") as bench:
        yield bench


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=() if name in QUICK else pytest.mark.slow) for name in MOST]
)
async def test_turn_makes_at_most_the_budgeted_queries_requests_and_pictures(bench: Bench, name: str) -> None:
    looking, kind = name.startswith("+"), next(kind for kind in KINDS if kind.name == name.lstrip("+"))
    counts = await bench.play(kind, TURNS, looking=looking)
    assert counts.turns == TURNS
    assert counts.reads and counts.commits and counts.presses, "nothing was counted"
    found, most = of(counts), MOST[name]
    assert not +counts.twice, f"the same picture more than once: {counts.pictures}"
    too_many = {name: found_ for name, found_ in found._asdict().items() if found_ > getattr(most, name)}
    assert not too_many, f"more than {most}: {counts}"


def of(counts: Counts) -> Most:
    requests = counts.answers + counts.others
    numbers = (counts.reads, counts.whole_reads, counts.commits, requests, counts.painted.total())
    return Most(*map(counts.a_turn, numbers))
