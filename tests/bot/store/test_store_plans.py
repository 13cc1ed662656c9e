"""No question looks through more rows than it answers with, however many games have been played."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from bot.features import hall
from bot.ratings import leaderboards, profiles
from bot.store import (
    Store,
    archive,
    backlog,
    connect,
    invitation_queries,
    names,
    outbox,
    rating_queries,
    table_queries,
)
from bot.store.rating_queries import Board, Key
from bot.tables import hooks, moves, positions
from bot.tables.manager import Manager
from bot.tables.proposal import Person, Proposal
from engine.games.lost_cities.model import Options
from tests.bot.evening import ADA_BEGINS, DAY, Evening
from tests.bot.plans import listening, plan

ADA, BORIS = Person(11, "ada"), Person(22, "boris")
QUESTIONS: dict[str, Callable[[Store], Awaitable[Any]]] = {
    "a table": lambda store: store.table(1),
    "the live table of a channel": lambda store: store.read(table_queries.live_in_channel, 100),
    "the last table of a channel": lambda store: store.read(table_queries.newest_in_channel, 100),
    "a person's running games": lambda store: store.read(table_queries.running_of_user, ADA.id),
    "a server's tables": lambda store: store.read(table_queries.live_on_server, 1),
    "pending tables": lambda store: store.read(outbox.pending_tables, store.share),
    "the count of the backlog": lambda store: store.read(backlog.count, 9),
    "tables with pending invitations": lambda store: store.read(
        outbox.tables_with_pending_invitation, store.share
    ),
    "a table's guests": lambda store: store.read(invitation_queries.invitations_of, 1),
    "a log": lambda store: store.read(table_queries.read_log, 1),
}
LOCKING: dict[str, Callable[[Store], Awaitable[Any]]] = {
    "a server's open tables": lambda store: store.read(table_queries.open_counts_of_server, 1),
}
"""Queries that take a lock first, which is a statement of its own on PostgreSQL."""


@pytest.fixture
def manager(store: Store) -> Manager:
    return Manager(store, now=lambda: 0, seed=lambda: ADA_BEGINS)


async def begin(manager: Manager) -> int:
    proposal = Proposal("lost_cities", Options(), 1, 100, ADA, (BORIS,))
    table = await manager.lobbies.open(proposal)
    await manager.lobbies.join(table.id, BORIS)
    await manager.lobbies.start(table.id, ADA.id)
    return table.id


@pytest.mark.parametrize("question", QUESTIONS | LOCKING)
async def test_every_query_uses_an_index_without_scan_or_sort(
    store: Store, database: Path, question: str
) -> None:
    with listening() as asked:
        await (QUESTIONS | LOCKING)[question](store)
    steps = plan(database, asked)
    assert steps and [step for step in steps if _is_work(step)] == [], steps


BOARD = Board(1, "lost_cities", "1v1")
STANDINGS: dict[str, Callable[[Connection], Any]] = {
    "the boards of a server": lambda connection: leaderboards.boards(connection, 1),
    "the board played last": lambda connection: leaderboards.newest_board(connection, 1),
    "how a board's people are spread": lambda connection: rating_queries.board_histogram(
        connection, BOARD, ""
    ),
    "a page": lambda connection: leaderboards.board_lines(
        connection, BOARD, "", 0, rating=1000, skip=3, most=10
    ),
    "somebody's standing": lambda connection: leaderboards.board_line_of(connection, BOARD, "", 0, ADA.id),
    "somebody's finished games": lambda connection: archive.played_by(connection, ADA.id, first=8, most=9),
    "a server's finished games": lambda connection: archive.played_on(
        connection, 1, ADA.id, {100, 101}, first=8, most=9
    ),
    "what people are called": lambda connection: names.display_names(connection, 1, {1, 2}),
    "how two have met": lambda connection: names.name_last_met(connection, 1, 2),
    "somebody's standings": lambda connection: profiles.standings_of(connection, 1, ADA.id),
    "how a rating went": lambda connection: profiles.rating_course(connection, BOARD, ADA.id, 200),
    "somebody's lowest score": lambda connection: profiles.worst_score(connection, BOARD, ADA.id),
    "the skills before a game": lambda connection: rating_queries.standings(
        connection, [Key(BOARD, season, who) for season in ("", "2026q4") for who in (1, 2)]
    ),
}


@pytest.mark.parametrize("question", STANDINGS)
async def test_queries_for_standings_neither_scan_nor_sort(database: Path, question: str) -> None:
    opened = connect(f"sqlite:///{database}")
    with listening() as asked:
        await opened.read(STANDINGS[question])
    await opened.close()
    steps = plan(database, asked)
    assert steps and [step for step in steps if _is_work(step)] == [], steps


def _is_work(step: str) -> bool:
    """Tell whether a step scans a whole table, or sorts. The indexes of pending tables may be scanned."""
    few = ("ix_tables_pending", "ix_tables_awaiting", "ix_tables_waiting", "ix_invitations_pending")
    is_little = step.endswith((*few, "CONSTANT ROW"))
    return (step.startswith("SCAN") and not is_little) or "TEMP B-TREE" in step


@pytest.mark.parametrize("question", QUESTIONS)
async def test_every_query_is_one_statement(store: Store, question: str) -> None:
    with listening() as asked:
        await QUESTIONS[question](store)
    assert len(asked) == 1


@pytest.mark.slow
async def test_running_bot_updates_the_statistics_of_its_database_within_a_day(
    hourly: None, evening: Evening
) -> None:
    """So that SQLite can tell which of two indexes leaves it less to look at."""
    await evening.begin()
    await evening.pass_time(DAY)
    with closing(sqlite3.connect(evening.database)) as connection:
        counted = {table for (table,) in connection.execute("SELECT tbl FROM sqlite_stat1")}
    assert {"tables", "seats"} <= counted


@pytest.mark.usefixtures("database")  # a server is asked for locks as well
async def test_turn_makes_one_select_and_six_writes_and_marks_the_halls_job_as_due(manager: Manager) -> None:
    assert hall.mark_due in hooks.server_changed
    table = await manager.table(await begin(manager))
    position = positions.committed(table)
    (mover,) = position.to_move
    action = position.game.rules.legal_actions(position.state, mover)[0]
    with listening() as asked:
        await manager.run(moves.play, table.id, table.players[mover].user_id, action)
    # The host moves, whose sighting at the start is recent: it needs no statement of its own.
    statements = [statement for statement, _ in asked if not statement.startswith("UPDATE seats SET seen_at")]
    expected = ["BEGIN", "SELECT", "INSERT", "UPDATE", "INSERT", "UPDATE", "INSERT", "UPDATE"]
    assert [statement.split()[0] for statement in statements] == expected
    assert "outbox_attempts" in statements[-2], "the step and its pending post are stored together"
    assert statements[-1].startswith("UPDATE jobs"), "the server's hall is due"
    assert len(asked) <= 8
