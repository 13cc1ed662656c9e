"""`explorers check`, `restored` and `ratings`: check tables, ratings and rules, or correct what is stored."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from shlex import quote
from typing import NamedTuple

import msgspec
from msgspec import structs
from sqlalchemy import URL, Connection
from sqlalchemy.exc import DBAPIError

from bot.errors import Refused
from bot.ops import backup
from bot.ops.open_database import (
    FAILED,
    OK,
    damage,
    is_damage,
    on_database,
    on_unused_database,
    say,
    with_address,
    with_database,
)
from bot.ops.settings import load
from bot.ratings import rating_updates
from bot.store import Database, Store, Table, archive, connect, table_queries
from bot.store.archive import Finisher
from bot.store.dialects import begin_snapshot
from bot.store.records import Logged
from bot.tables import restored_tables
from bot.tables.game import game_of, newest, state_of, steps_of
from bot.tables.positions import is_archived, is_recorded
from engine.core.game_errors import GameError
from engine.core.game_log import apply_entry
from engine.core.plugin import AnyGame
from engine.core.types import GameState, Step
from engine.game_registry import games

_AT_ONCE = 200
MOST_SHOWN = 20
"""The number of faults that are printed."""
REBUILD = "To fix the ratings, stop the bot and run `explorers ratings --rebuild`."


def check_command() -> int:
    """Check the file, all tables and all ratings without changes; return the exit code: FAILED with a fault.

    If the file is damaged, print how to restore a backup.
    """
    return with_address(_check_file_and_tables)


def _check_file_and_tables(address: URL) -> int:
    """Check an SQLite file for damage, then tables and ratings; return OK, or FAILED with a fault.

    If the file is damaged, print how to restore a backup, and check no tables.
    """
    url = address.render_as_string(hide_password=False)
    damaged = asyncio.run(_file_damage(url))
    if not damaged:
        return with_database(_check_tables_and_ratings)
    for line in damaged[:MOST_SHOWN]:
        say(f"The file is damaged: {line}")
    say(_restore_steps(Path(address.database or "")))
    return FAILED


async def _file_damage(url: str) -> list[str]:
    """Return what is damaged in a SQLite file.

    Empty if nothing is, if it cannot be opened for another reason, and for PostgreSQL.
    """
    database = connect(url)
    try:
        return await database.read(damage)
    except DBAPIError as error:
        return [str(error.orig)] if is_damage(error) else []
    finally:
        await database.close()


def _restore_steps(file: Path) -> str:
    """Return the commands that replace a damaged file by the newest daily backup; without one by `BACKUP`."""
    try:
        newest = quote(str(backup.daily_backups(load().backup_folder or Path(), datetime.now(UTC))[0].file))
    except (OSError, IndexError):
        newest = "BACKUP"
    name = quote(str(file))
    return f"""\
Stop the bot. These commands keep the damaged file, and restore a backup:
  mv {name} {name}.damaged
  rm -f {name}-wal {name}-shm
  cp {newest} {name}
  explorers check
  explorers restored"""


async def _check_tables_and_ratings(database: Database) -> int:
    """Compare tables with their moves and ratings with the games.

    Prints at most MOST_SHOWN problems and what to do. Returns OK or FAILED.
    """
    faults, count = list[str](), 0
    store = Store(database)
    async for table, log, ending in dealt(store):
        count += 1
        fault = _table_fault(table, log, ending)
        if fault is not None:
            faults.append(f"Table {table.id} ({table.game}): {fault}")
    wrong_ratings = (await rating_updates.check_ratings(database)).differences
    if not faults and not wrong_ratings:
        say(f"All is well: {count} tables match their moves, and every rating matches the games.")
        return OK
    for fault in [*faults, *wrong_ratings][:MOST_SHOWN]:
        say(fault)
    if faults:
        say(f"{len(faults)} problems in {count} tables. docs/operating.md explains how to restore a backup.")
    if wrong_ratings:
        say(REBUILD)
    return FAILED


class Dealt(NamedTuple):
    """A table whose game was started, its log, and how it ended: empty for an unfinished game."""

    table: Table
    log: tuple[Logged, ...]
    ending: list[Finisher]


async def dealt(store: Store) -> AsyncIterator[Dealt]:
    """Yield every table whose game was started, by id."""
    last = 0
    while tables := await store.read(table_queries.dealt_after, last, most=_AT_ONCE):
        for table in tables:
            if (whole := await store.read(_read_whole, table.id)) is not None:
                yield whole
        last = tables[-1].id


def _read_whole(connection: Connection, table_id: int) -> Dealt | None:
    """Return a table as it is at one moment; None if its players have deleted it."""
    begin_snapshot(connection)  # a running bot goes on writing
    table = table_queries.read_table(connection, table_id)
    if table is None or table.seed is None:
        return None
    return Dealt(table, table_queries.read_log(connection, table_id), archive.ending(connection, table_id))


def _is_same_position(folded: GameState, stored: GameState) -> bool:
    """Return whether two states are equal but for cosmetic fields."""
    shown = {name: getattr(stored, name) for name in folded.cosmetic_fields}
    return structs.replace(folded, **shown) == stored


def _table_fault(table: Table, log: tuple[Logged, ...], ending: list[Finisher]) -> str | None:
    """Return what is wrong with a table, as half a sentence; None if nothing is.

    `ending` are the recorded players of a finished game, empty for an unfinished one.
    """
    try:
        folded = steps_of(table, log)[-1].state
        stored = folded if is_archived(table) else state_of(table)
        result = game_of(table).ending.result(folded)
    except Exception as error:  # a fault at one table must not stop the check of the others
        return f"its moves can't be replayed ({error})"
    if not _is_same_position(folded, stored):
        return "its moves lead to a different position from the stored one"
    return (
        None if is_recorded(result, ending) else "its moves lead to a different result from the recorded one"
    )


@on_database
async def check_new_rules_command(database: Database) -> int:
    """Print the unfinished games that newer rules would change or that lost theirs, at most MOST_SHOWN.

    Returns FAILED if there are any.
    """
    count, differences = 0, list[str]()
    async for table, log, _ in dealt(Store(database)):
        if not (table.is_finished or _has_newest_rules(table)):
            count += 1
            if difference := rule_differences(table, log):
                differences.append(f"Table {table.id} ({table.game}): {difference}")
    for difference in differences[:MOST_SHOWN]:
        say(difference)
    say(f"{count} running games use older rules; newer ones would change {len(differences)} of them.")
    return FAILED if differences else OK


def _has_newest_rules(table: Table) -> bool:
    return table.game in games() and newest(table.game).version == table.rules_version


def rule_differences(table: Table, log: tuple[Logged, ...]) -> str | None:
    """Return where a game would first differ under the newest rules, as half a sentence. None if nowhere."""
    try:
        old, before = game_of(table), steps_of(table, log)
    except (GameError, Refused) as error:
        return f"its moves can't be replayed ({error})"
    new = newest(table.game)
    try:
        options = msgspec.json.decode(table.options, type=new.Options)
        after = new.rules.setup(options, len(table.players), int(table.seed or "0", 16))
    except (GameError, msgspec.ValidationError) as error:
        return f"it couldn't start ({error})"
    if difference := _state_difference(old, before[0], new, after):
        return f"after the deal {difference}"
    for number, (logged, was) in enumerate(zip(log, before[1:], strict=True), start=1):
        move = f"move {number} ({logged.entry.text})"
        try:
            after = apply_entry(new, after.state, logged.entry)
        except GameError as error:
            return f"{move} wouldn't be allowed ({error})"
        if difference := _state_difference(old, was, new, after):
            return f"after {move} {difference}"
    return None


def _state_difference(old: AnyGame, was: Step[GameState], new: AnyGame, now: Step[GameState]) -> str | None:
    """Return how turn, result or legal moves differ, as half a sentence. None if they do not."""
    if old.rules.to_move(was.state) != new.rules.to_move(now.state):
        return "it would be someone else's turn"
    if old.ending.result(was.state) != new.ending.result(now.state):
        return "the result would be different"
    for seat in old.rules.to_move(was.state):
        if _legal_action_texts(old, was, seat) != _legal_action_texts(new, now, seat):
            return "other moves would be allowed"
    return None


def _legal_action_texts(game: AnyGame, step: Step[GameState], seat: int) -> set[str]:
    return {game.notation.write(action) for action in game.rules.legal_actions(step.state, seat)}


@on_unused_database
async def restored_command(database: Database) -> int:
    """Mark all unfinished games as restored, so that they are not rated.

    Prints their number and the failures. Return the exit code: FAILED while a bot uses the database.
    """
    store, now, count = Store(database), int(time.time()), 0
    async for table, _, _ in dealt(store):
        if table.is_finished:
            continue
        try:
            await store.change(restored_tables.mark_restored, table.id, now)
        except Refused as refusal:
            say(f"Table {table.id} ({table.game}) was left as it is: {refusal}")
        else:
            count += 1
    say(f"{count} unfinished games no longer count. Their next posts say so.")
    return OK


@on_unused_database
async def rebuild_ratings_command(database: Database) -> int:
    """Recalculate the ratings; return the exit code: FAILED while a bot uses the database."""
    say(f"Recalculated {await rating_updates.rebuild_ratings(database)} rating changes.")
    return OK


@on_database
async def check_ratings_command(database: Database) -> int:
    """Compare the stored ratings with the games, and print differences. Return OK or FAILED."""
    checked = await rating_updates.check_ratings(database)
    if checked.differences:
        say("These ratings don't match the games:")
        for difference in checked.differences:
            say(f"  {difference}")
        say(REBUILD)
        return FAILED
    counted = f"{checked.changes} changes, {checked.standings} standings"
    say(f"Every rating matches the games: {counted}.")
    return OK
