"""`explorers check`: whether every table matches its log, and every rating its games."""

from __future__ import annotations

from collections.abc import AsyncIterator

from msgspec import structs

from bot.ops.open_database import FAILED, OK, damage, say, with_database
from bot.ratings import rebuild
from bot.store import Database, Store, Table, archive, rows, table_queries
from bot.store.archive import Finisher
from bot.store.records import Logged
from bot.tables.archive import is_put_away
from bot.tables.game import game_of, state_of, steps_of
from bot.tables.transcript import is_recorded
from engine.core.types import GameState

_AT_ONCE = 200
MOST_SAID = 20
"""How many faults are named; more would only scroll away."""


def run() -> int:
    """Looks the whole database through and changes nothing; the exit code."""
    return with_database(_check)


async def _check(database: Database) -> int:
    faults = [f"The file is damaged: {line}" for line in await database.read(damage)]
    count = 0
    store = Store(database)
    async for table, log in dealt(store):
        count += 1
        fault = _fault(table, log, await store.read(archive.ending, table.id))
        if fault is not None:
            faults.append(f"Table {table.id} ({table.game}): {fault}")
    faults += (await rebuild.check(database)).differences
    if not faults:
        say(f"All is well: {count} tables match their moves, and every rating matches the games.")
        return OK
    for fault in faults[:MOST_SAID]:
        say(fault)
    say(f"{len(faults)} problems in {count} tables. docs/operating.md explains how to restore a backup.")
    return FAILED


async def dealt(store: Store) -> AsyncIterator[tuple[Table, tuple[Logged, ...]]]:
    """Every table that was ever dealt, with its log."""
    last = 0
    while tables := await store.read(table_queries.dealt_after, last, most=_AT_ONCE):
        for table in tables:
            yield table, await store.read(rows.log, table.id)
        last = tables[-1].id


def _agree(folded: GameState, stored: GameState) -> bool:
    """Whether two positions are one, however much of its last turn the version kept that stored it."""
    shown = {name: getattr(stored, name) for name in folded.cosmetic_fields}
    return structs.replace(folded, **shown) == stored


def _fault(table: Table, log: tuple[Logged, ...], ending: list[Finisher]) -> str | None:
    """What is wrong with a table, in words; None if nothing is."""
    try:
        folded = steps_of(table, log)[-1].state
        stored = folded if is_put_away(table) else state_of(table)
        result = game_of(table).result(folded)
    except Exception as error:  # whatever is wrong with one table, the others are still looked at
        return f"its moves can't be replayed ({error})"
    if not _agree(folded, stored):
        return "its moves lead to a different position from the stored one"
    return (
        None if is_recorded(result, ending) else "its moves lead to a different result from the recorded one"
    )
