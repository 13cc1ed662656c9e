"""Idle sweeps cost next to nothing, and due jobs are always found."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import Engine, event, update

from bot.store import Store, backlog, connect, invitation_queries, jobs, message_queries, outbox, schema
from bot.store.jobs import Job
from bot.store.records import Kind, OpenMessage
from bot.tables import notifications
from bot.tables.manager import Manager
from bot.tables.proposal import Person, Proposal
from engine.games.lost_cities.model import Options
from tests.bot.due_jobs import set_clock
from tests.bot.evening import MINUTE, Evening


@pytest.fixture
def asked() -> Iterator[Counter[str]]:
    """Count database statements from now on, by first word."""
    counted = Counter[str]()

    def listen(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        counted[statement.split()[0]] += 1

    event.listen(Engine, "before_cursor_execute", listen)
    yield counted
    event.remove(Engine, "before_cursor_execute", listen)


@pytest.mark.usefixtures("database")  # PostgreSQL begins transactions with another statement
async def test_idle_sweep_writes_only_a_heartbeat_and_makes_four_queries(
    evening: Evening, asked: Counter[str]
) -> None:
    await evening.begin()
    await evening.pass_time(10 * MINUTE)
    asked.clear()
    await evening.pass_time(10 * MINUTE)
    assert asked["BEGIN"] == asked["INSERT"] == 10, "who is alive"
    assert asked["UPDATE"] == asked["DELETE"] == 0
    assert asked["SELECT"] == 4 * 10, "signs, pending work, numbers of tables, the operator's decisions"


@pytest.mark.slow
@pytest.mark.usefixtures("database")
async def test_idle_sweep_makes_no_further_query_on_a_server_with_a_hall(
    evening: Evening, asked: Counter[str]
) -> None:
    manager, channel = evening.bot.manager, evening.guild.create_text_channel("hall")
    await manager.change_server(evening.guild.id, partial(replace, hall=channel.id))
    await evening.begin()
    await evening.pass_time(10 * MINUTE)
    assert len(evening.posts_in(channel)) == 1
    asked.clear()
    await evening.pass_time(10 * MINUTE)
    assert asked == {"BEGIN": 10, "INSERT": 10, "SELECT": 4 * 10}


async def _set(store: Store, table: Any, **values: object) -> None:
    await store.write(lambda connection: connection.execute(update(table).values(**values)))


NOW = 1_000
ADA, BORIS = Person(11, "ada"), Person(22, "boris")
MESSAGE = OpenMessage(1, 2, 1, Kind.LOBBY, schema.CHANNEL, 0)
DIGEST = Job(notifications.DIGEST_JOB, ADA.id, due_at=NOW)
DUE: dict[str, Callable[[Store], Awaitable[object]]] = {
    "a post": lambda store: _set(store, schema.tables, published_version=0),
    "a hand": lambda store: _set(store, schema.tables, dm_version=0),
    "a clock": lambda store: set_clock(store, 1, NOW),
    "a computer's turn": lambda store: _set(store, schema.tables, awaits_computer=True),
    "an answer to a guest": lambda store: _set(store, schema.invitations, shown=schema.ASKED),
    "a notification": lambda store: store.write(message_queries.set_notification_due, 1, 0, NOW),
    "an edit": lambda store: store.write(message_queries.add, MESSAGE, due_at=NOW),
    "a digest": lambda store: store.write(jobs.schedule, DIGEST),
}


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """Return a database with a running game and nothing pending."""
    store = Store(connect(url))
    lobbies = Manager(store, now=lambda: NOW).lobbies
    table = await lobbies.open(Proposal("lost_cities", Options(), 1, 100, ADA, (BORIS,)))
    await lobbies.join(table.id, BORIS)
    await lobbies.start(table.id, ADA.id)
    await _set(store, schema.tables, published_version=1, dm_version=1)
    await _set(store, schema.invitations, shown=schema.invitations.c.status)
    yield store
    await store.close()


@pytest.mark.parametrize("what", DUE)
async def test_count_of_due_work_notices_every_kind_of_job(store: Store, what: str) -> None:
    """One query precedes all others, so it must cover everything that a sweep does."""
    assert (await store.read(backlog.count, NOW)).is_empty
    await DUE[what](store)
    assert not (await store.read(backlog.count, NOW)).is_empty


async def test_invitations_to_an_offered_thread_are_pending_only_once_the_thread_is_open(
    store: Store,
) -> None:
    """Otherwise every sweep would scan all pending work until the host accepts, up to a day."""
    lobbies = Manager(store, now=lambda: NOW).lobbies
    offered = await lobbies.offer(Proposal("lost_cities", Options(), 1, 100, ADA, (BORIS,)))
    assert (await store.read(backlog.count, NOW)).is_empty
    await lobbies.accept(offered.id, ADA.id)
    assert (await store.read(backlog.count, NOW)).is_empty
    await lobbies.settle(offered.id, 101)
    assert await store.read(outbox.tables_with_pending_invitation, store.share) == (offered.id,)
    (invitation,) = await store.read(invitation_queries.invitations_of, offered.id)
    assert (invitation.user_id, invitation.status, invitation.shown) == (BORIS.id, schema.ASKED, None)
