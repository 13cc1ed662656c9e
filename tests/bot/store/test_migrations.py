"""A database of an earlier version is brought up to date with everything that is in it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

import bot.store
from bot.ratings import rebuild
from bot.store import Database, Store, connect, migrate
from bot.store.records import Interval
from bot.tables import clock, plans
from tests.bot.ranked import standings

MIGRATIONS = Path(bot.store.__file__).with_name("migrations")
ADA, BORIS = (11, "ada"), (22, "boris")
Row = dict[str, Any]


def upgrade(connection: Connection, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def add(connection: Connection, table: str, **row: Any) -> None:
    """A row as it was written at the time, whatever the tables are now."""
    names, values = ", ".join(f'"{name}"' for name in row), ", ".join(f":{name}" for name in row)
    connection.execute(text(f"INSERT INTO {table} ({names}) VALUES ({values})"), row)


def a_table(
    connection: Connection, number: int, status: str, *, told: int = 7, hands: tuple[int, int]
) -> None:
    """A table of the first schema at version 7, in a channel of its own."""
    about: Row = {"game": "lost_cities", "rules_version": 1, "options": "{}", "guild_id": 1, "host_id": 11}
    add(
        connection,
        "tables",
        **about,
        id=number,
        channel_id=number,
        status=status,
        version=7,
        published_version=told,
        created_at=0,
        changed_at=number,
    )
    for seat, ((user_id, name), hand) in enumerate(zip((ADA, BORIS), hands, strict=True)):
        who = {"user_id": user_id, "name": name, "joined": True, "hand_version": hand}
        add(connection, "seats", table_id=number, seat=seat, **who)


def a_result(connection: Connection, number: int, placings: tuple[int, int], why: str, guild: int) -> None:
    for seat, ((user_id, name), placing) in enumerate(zip((ADA, BORIS), placings, strict=True)):
        who = {"user_id": user_id, "name": f"{name} {number}", "seat": seat, "side": seat}
        ended = {
            "placing": placing,
            "score": number * 10 + placing,
            "why": why,
            "rated": False,
            "ended_at": 0,
        }
        add(connection, "results", table_id=number, game="lost_cities", guild_id=guild, **who, **ended)


def fill(connection: Connection) -> None:
    upgrade(connection, "0001")
    a_table(connection, 1, "playing", hands=(7, 7))
    a_table(connection, 2, "playing", hands=(7, 6))
    a_table(connection, 3, "finished", hands=(7, 0))
    a_table(connection, 4, "finished", told=6, hands=(0, 0))
    a_table(connection, 5, "finished", hands=(7, 7))
    a_result(connection, 3, (1, 2), "played-out", guild=1)
    a_result(connection, 4, (2, 1), "resigned", guild=2)
    a_result(connection, 5, (1, 2), "abandoned", guild=1)


@pytest.fixture
async def old(new_url: str) -> AsyncIterator[Database]:
    """A file of the first version, with games that run, games that are over, and results."""
    old = connect(new_url)
    await old.write(fill)
    yield old
    await old.close()


async def test_games_go_on_and_nothing_old_is_told_again(old: Database) -> None:
    await migrate(old)
    store = Store(old)
    assert [table.id for table in await store.played_by(ADA[0])] == [1, 2]
    assert await store.outbox.behind() == (2, 4), "a hand in a running game, and a post that never went out"


async def test_leaderboards_know_the_games_of_the_past(old: Database) -> None:
    await migrate(old)
    assert await rebuild.catch_up(old)
    everywhere, here = await standings(Store(old)), await standings(Store(old), guild=1)
    assert {name: (one.games, one.wins, one.best) for name, one in everywhere.items()} == {
        "ada 5": (2, 1, 42),
        "boris 5": (2, 1, 41),
    }
    assert {name: (one.games, one.wins, one.best) for name, one in here.items()} == {
        "ada 5": (1, 1, 31),
        "boris 5": (1, 0, 32),
    }
    assert await standings(Store(old), "tikal") == {}
    assert (await rebuild.check(old)).differences == ()


async def test_a_plan_that_goes_on_by_itself_is_kept(old: Database) -> None:
    def leave(connection: Connection) -> None:
        upgrade(connection, "0017")
        connection.execute(text("UPDATE seats SET plan = '5' WHERE table_id = 1 AND seat = 0"))

    await old.write(leave)
    await migrate(old)
    table = await Store(old).table(1)
    assert table is not None
    assert [plans.of(player) for player in table.players] == [plans.Standing("5"), None]


async def test_what_people_wished_about_reminders_says_where_they_hear_of_turns(old: Database) -> None:
    def wish(connection: Connection) -> None:
        upgrade(connection, "0028")
        for user_id, reminders, hour in (
            (1, "direct", -1),
            (2, "channel", -1),
            (3, "nowhere", -1),
            (4, "direct", 8),
        ):
            add(connection, "people", user_id=user_id, reminders=reminders, digest=hour)

    await old.write(wish)
    await migrate(old)
    kept = [await Store(old).preferences(user_id) for user_id in range(1, 6)]
    assert [wishes.turns for wishes in kept] == ["direct", "channel", "direct", "digest", "direct"]
    assert [wishes.remind for wishes in kept] == ["both", "both", "never", "both", "both"]


async def test_half_a_turn_of_the_past_has_no_time_to_tell(old: Database) -> None:
    def move(connection: Connection) -> None:
        upgrade(connection, "0028")
        connection.execute(text("UPDATE tables SET turn_version = 6 WHERE id = 1"))
        for version, at in ((5, 500), (6, 600), (7, 700)):
            add(connection, "moves", table_id=1, version=version, seat=0, text="D", at=at)

    await old.write(move)
    await migrate(old)
    running, over = [await Store(old).table(number) for number in (1, 3)]
    assert running is not None and running.turn_at == 600
    assert over is not None and over.turn_at == over.changed_at


@pytest.mark.parametrize(
    ("paused_at", "absence"),
    [(None, None), (None, (1_000, 6_000)), (None, (6_000, 20_000)), (5_000, None)],
    ids=["plain", "away before", "away now", "paused"],
)
async def test_running_turns_keep_their_deadlines(
    old: Database, paused_at: int | None, absence: tuple[int, int] | None
) -> None:
    """The old design moved the start of a turn on by what did not count; the deadline was start + bank."""
    since, bank = 4_000, 10_000

    def run(connection: Connection) -> None:
        upgrade(connection, "0048")
        row = {"since": since, "paused": paused_at, "bank": bank}
        connection.execute(
            text("UPDATE tables SET clock = '1d', ticking_since = :since, paused_at = :paused WHERE id = 1"),
            row,
        )
        connection.execute(text("UPDATE seats SET bank = :bank WHERE table_id = 1"), row)
        if absence is not None:
            add(connection, "absences", user_id=ADA[0], begins=absence[0], ends=absence[1])

    await old.write(run)
    await migrate(old)
    table = await Store(old).table(1)
    assert table is not None
    if paused_at is not None:
        assert clock.deadline(table, 0) is None
        table = replace(table, paused_at=None, clock_stops=(Interval(paused_at, 9_000),))
        assert clock.deadline(table, 0) == since + bank + 9_000 - paused_at
    else:
        assert clock.deadline(table, 0) == since + bank
