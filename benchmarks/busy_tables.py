"""Many tables at which people play as fast as they can, while pictures are painted beside them."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter

from bot.store import Store, Table, connect, migrate
from bot.tables.manager import Manager
from bot.tables.proposal import Person, Proposal
from engine.core.catalogue import catalogue
from engine.games.lost_cities import GAME
from render import picture

PAINTERS = 1
"""Threads that never stop painting; Python runs one of its threads at a time anyway."""
GUILD = 1


@dataclass
class Seen:
    """What the tables saw: milliseconds for each wish, and what was refused."""

    moves: list[float] = field(default_factory=list)
    notes: list[float] = field(default_factory=list)
    reads: list[float] = field(default_factory=list)
    refused: list[Exception] = field(default_factory=list)
    seconds: float = 0.0
    pictures: int = 0

    @contextmanager
    def timing(self, times: list[float]) -> Iterator[None]:
        """Times what is done within, and keeps what goes wrong."""
        begun = perf_counter()
        try:
            yield
        except Exception as error:  # whatever is refused is what we look for
            self.refused.append(error)
        times.append((perf_counter() - begun) * 1000)


async def play(file: Path, *, tables: int, moves: int) -> Seen:
    """Plays that many moves in all, each told of as the publisher would: a post, and a hand a player."""
    database = connect(f"sqlite:///{file}")
    await migrate(database)
    store = Store(database)
    manager, seen, left = Manager(store, now=lambda: 0), Seen(), iter(range(moves))
    begun = perf_counter()
    with _painting(seen):
        await asyncio.gather(*(_busy(manager, number, left, seen) for number in range(tables)))
    seen.seconds = perf_counter() - begun
    await store.close()
    return seen


async def _busy(manager: Manager, number: int, left: Iterator[int], seen: Seen) -> None:
    """One channel, game after game, until all moves are made."""
    random, people = Random(number), [Person(2 * number, "ada"), Person(2 * number + 1, "boris")]
    table = await _begin(manager, number, people)
    for _ in left:
        if not table.is_playing:
            table = await _begin(manager, number, people)
        table = await _turn(manager, table, random, seen)


async def _begin(manager: Manager, number: int, people: list[Person]) -> Table:
    host, guest = people
    table = await manager.open(Proposal(GAME.key, GAME.Options(), GUILD, number, host, (guest,)))
    await manager.join(table.id, guest)
    return await manager.start(table.id, host.id)


async def _turn(manager: Manager, table: Table, random: Random, seen: Seen) -> Table:
    with seen.timing(seen.reads):
        table = await manager.table(table.id)
    position = manager.position(table)
    (mover,) = position.to_move
    action = random.choice(GAME.legal_actions(position.state, mover))
    with seen.timing(seen.moves):
        table = (await manager.play(table.id, table.players[mover].user_id, action)).table
    with seen.timing(seen.notes):
        await manager.store.note_post(table.id, message_id=1, version=table.version)
    for player in table.players:
        with seen.timing(seen.notes):
            await manager.store.note_hand(table.id, player.seat, hand_version=table.version)
    return table


@contextmanager
def _painting(seen: Seen) -> Iterator[None]:
    """Threads that paint one table after another."""
    over = threading.Event()
    view = GAME.view(GAME.setup(GAME.Options(), 2, 1).state, None)

    def paint() -> None:
        while not over.is_set():
            picture.tabletop(GAME.key, view, ("ada", "boris"), catalogue())
            seen.pictures += 1

    painters = [threading.Thread(target=paint) for _ in range(PAINTERS)]
    for painter in painters:
        painter.start()
    try:
        yield
    finally:
        over.set()
        for painter in painters:
            painter.join()
