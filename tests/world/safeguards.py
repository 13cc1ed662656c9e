"""What keeps the bot's promises, to be switched off: a world that does not notice is too kind.

Each is called in the process of a world, before that begins. Where one safeguard covers another, both go.
"""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import AsyncIterator
from typing import Any

from bot.jobs import open_messages, publisher, sender
from bot.jobs.publisher import Publisher
from bot.jobs.sender import Sender
from bot.jobs.table_lock import TableLock
from bot.store import outbox_attempts
from bot.store.records import Attempt
from bot.store.sqlite_executor import SqliteExecutor, Writer
from bot.tables import game as tables_game
from bot.tables import moves, positions
from bot.ui.responder import Response
from tests.world import discord_world


def version_check() -> None:
    """A step is taken whatever version was seen by whoever chose it."""
    moves.require_version = lambda *_: None  # type: ignore[assignment]


def table_lock() -> None:
    """Several may work at a table at once; Discord's nonces would hide most of what comes of it."""

    @contextlib.asynccontextmanager
    async def hold(_: TableLock, table_id: int) -> AsyncIterator[bool]:
        yield True

    TableLock.hold = hold  # type: ignore[method-assign, assignment]
    discord_world.NONCE_KEPT = 0


def attempts() -> None:
    """Nobody knows any more that a message may have been sent already, nor by which nonce."""

    def begin(_connection: Any, _table: int, _seat: int, _at: int) -> Attempt:
        return Attempt(secrets.token_hex(12), None)

    outbox_attempts.begin = begin  # type: ignore[assignment]


def look_back() -> None:
    """A message that may have arrived is not looked for, and Discord has forgotten its nonce."""

    async def arrived(*_: Any, **__: Any) -> None:
        return None

    Sender._arrived = arrived  # type: ignore[method-assign, assignment]
    discord_world.NONCE_KEPT = 0


def transaction() -> None:
    """Every statement is committed by itself."""
    Writer._transaction = SqliteExecutor._transaction  # type: ignore[method-assign]


def views() -> None:
    """Whoever has no seat sees the table as the first seat does, and so do the posts."""

    def seen(game: Any, state: Any, viewer: int | None) -> Any:
        return game.view(state, viewer or 0)

    tables_game.seen = positions.seen = seen  # type: ignore[assignment]


def retries() -> None:
    """What could not be told at once is not tried again, neither in a minute nor at the next start."""

    async def sweep(_: Publisher) -> None:
        pass

    Publisher.sweep = sweep  # type: ignore[method-assign]


def old_buttons() -> None:
    """The buttons of old posts stay."""

    async def strip(*_: Any) -> None:
        pass

    for module in (sender, publisher.sender, open_messages.sender):
        module.strip = strip  # type: ignore[attr-defined, assignment]


def answering_in_time() -> None:
    """What takes long is not acknowledged before it is there."""
    Response._late = lambda _: None  # type: ignore[method-assign, assignment]


def whose_turn() -> None:
    """Nobody looks whether whoever presses may play that seat: it is the turn of whoever presses."""

    def seat_of(table: Any, _user_id: int) -> int:
        return next(iter(positions.committed(table).to_move), 0)

    moves.seat_of = seat_of


ALL = (attempts, look_back)
"""Those of which a world is known to notice that they are gone."""
NOT_MISSED_YET = (
    version_check,
    table_lock,
    transaction,
    views,
    retries,
    old_buttons,
    answering_in_time,
    whose_turn,
)
"""Those for which the worlds are too kind, or too few: to be made less kind, and moved up."""
