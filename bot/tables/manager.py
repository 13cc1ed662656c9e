"""The entry point for changes to tables: each is one transaction, and messages go out after it commits.

`Manager.run` runs a command: a function of the locked table (`TableTransaction`) and its own arguments, such
as `moves.play`. A command that returns a Table returns it as changed. This package knows no Discord.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Concatenate, ParamSpec, TypeVar

import msgspec
from sqlalchemy import Connection

from bot.errors import Refused
from bot.store import Store, Table, deletion, rating_queries, table_queries
from bot.store import archive as stored_archive
from bot.store.dialects import SERVER, advisory_lock
from bot.store.rating_queries import NO_EFFECTS, Outcome
from bot.store.records import Logged
from bot.store.schema import FINISHED
from bot.store.store import NoSuchTable
from bot.store.table_queries import TableReading
from bot.store.transaction import ChannelBusy, PersonTransaction, TableTransaction
from bot.tables import consent, hooks, on_hold, positions, restored_tables, servers
from bot.tables.game import Histories, HistoryEntry
from bot.tables.lobby_service import LobbyService
from bot.tables.operator import UNLIMITED, HourlyCounter, Limit, Limits, Operator, require_room
from bot.tables.positions import Position, Turn
from bot.tables.servers import Server
from bot.tables.solo import require_over
from bot.tables.solo_tables import DuplicateMatches
from engine.core.types import Seat
from engine.game_transcript import Transcript

SEED_BITS = 256
REPORTS = Limit(3, 30)
"""Reports about people in an hour, by one user and on one server."""
_Given = ParamSpec("_Given")
_Result = TypeVar("_Result")


class _TriedOut(Exception):
    """Rolls back a transaction that only checks whether a change is allowed."""


class Manager:
    """Read and change tables. `seed()` draws the seed of a deal."""

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], int],
        seed: Callable[[], int] = lambda: secrets.randbits(SEED_BITS),
        limits: Limits = UNLIMITED,
    ) -> None:
        self.store = store
        self.lobbies = LobbyService(store, now=now, seed=seed, limits=limits)
        self.matches = DuplicateMatches(store, now=now)
        self.operator = Operator(store, now=now)
        self.reports = HourlyCounter("reports", REPORTS, now=now)
        self._limits = limits
        self.now, self.seed = now, seed
        self._histories = Histories(store)

    async def run(
        self,
        command: Callable[Concatenate[TableTransaction, _Given], _Result],
        table_id: int,
        /,
        *given: _Given.args,
        **named: _Given.kwargs,
    ) -> _Result:
        """Run a command on a table in one transaction, and return its result; roll back if it raises.

            await manager.run(moves.play, table_id, user_id, action)

        Raises Refused (no-such-table; rules-gone if the command reads the game), and what the command
        raises.
        """
        try:
            return await self.store.change(command, table_id, self.now(), *given, **named)
        except NoSuchTable:
            raise Refused("no-such-table") from None

    async def run_for(
        self,
        command: Callable[Concatenate[PersonTransaction, _Given], _Result],
        user_id: int,
        /,
        *given: _Given.args,
        **named: _Given.kwargs,
    ) -> _Result:
        """Run a command on a user's preferences and tables in one transaction, and return its result.

        Rolls back if the command raises.
        """
        return await self.store.change_person(command, user_id, self.now(), *given, **named)

    async def would_deal_again(self, table: Table, seat: Seat) -> bool:
        """Return whether undoing a seat's last turn would deal hands again that were dealt since then.

        False if there is no turn to undo, or the rules are gone.
        """
        return consent.redeals_hands(table, await self._read_log_until_version(table), seat)

    async def move(
        self,
        table_id: int,
        user_id: int,
        channel_id: int,
        *,
        parent_id: int | None = None,
        is_manager: bool = False,
    ) -> Table:
        """Move a running game to another channel; return the table.

        `parent_id` is the channel of a thread. `is_manager`: the user manages the server, so need not be
        host. Raises Refused: not-yours-to-move, not-host, here-already, move-busy, no-such-table, rules-gone.
        """
        try:
            return await self.run(
                restored_tables.move_table, table_id, user_id, channel_id, parent_id, is_manager=is_manager
            )
        except ChannelBusy:
            raise Refused(
                "move-busy", await self.store.read(table_queries.live_in_channel, channel_id)
            ) from None

    async def resume(
        self,
        table_id: int,
        user_id: int,
        *,
        is_manager: bool = False,
        channel: on_hold.Channel | None = None,
    ) -> Table:
        """Resume a game on hold, in its channel or in `channel`; return the table.

        `is_manager`: the user manages the server. Raises Refused: channel-busy, no-such-table, rules-gone;
        also as `on_hold.require_resumable` and `require_room`.
        """

        def resume_within_limits(change: TableTransaction) -> Table:
            table = on_hold.resume(change, user_id, is_manager=is_manager, channel=channel)
            require_room(change, self._limits)
            return table

        try:
            return await self.run(resume_within_limits, table_id)
        except ChannelBusy:
            where = channel[0] if channel is not None else (await self.table(table_id)).channel_id
            raise Refused(
                "channel-busy", await self.store.read(table_queries.live_in_channel, where)
            ) from None

    async def require_resumable(self, table_id: int, user_id: int, *, is_manager: bool = False) -> None:
        """Check that `resume` would succeed in a new thread, and change nothing.

        Raises Refused as `resume`, except channel-busy.
        """

        def try_out(change: TableTransaction) -> Table:
            """Resume the game in a channel that nothing else has, and roll back."""
            on_hold.resume(change, user_id, is_manager=is_manager, channel=(-table_id, None))
            require_room(change, self._limits)
            raise _TriedOut

        with suppress(_TriedOut):
            await self.run(try_out, table_id)

    async def server(self, guild_id: int) -> Server:
        """Return a server's settings; the defaults if they were never changed."""
        return await self.store.read(servers.settings_of, guild_id)

    async def change_server(self, guild_id: int, change: Callable[[Server], Server]) -> Server:
        """Change a server's settings, run `hooks.server_settings_changed`, and return them.

        `change` gets the stored settings in the transaction, so that changes at the same moment all count.
        """
        return await self.store.write(_change_server_and_run_hook, guild_id, change, self.now())

    async def table(self, table_id: int) -> Table:
        """Return a table by its number. Raises Refused: no-such-table, rules-gone."""
        return await self._with_state(_existing(await self.store.table(table_id)))

    async def cached_table(self, table_id: int) -> Table:
        """Return a table by its number, from the cache if version, status, channel and post are unchanged.

        Other columns may be older. Raises Refused: no-such-table, rules-gone.
        """
        return await self._with_state(_existing(await self.store.cached_table(table_id)))

    def is_newest(self, table: Table) -> bool:
        """Return whether this process has seen no later version of the table (others may have)."""
        return self.store.newest_version(table.id) <= table.version

    async def read_for_delivery(self, table_id: int) -> TableReading:
        """Return a table with everything that its messages need; bring its cached history up to date.

        Raises Refused: no-such-table, rules-gone.
        """
        after = self._histories.version_of(table_id)
        reading = _existing(await self.store.outbox.read_table(table_id, after))
        if positions.is_archived(reading.table):
            return replace(reading, table=await self._with_state(reading.table))
        if reading.table.state is not None:
            self._histories.follow(reading.table, reading.log)
        return reading

    async def _with_state(self, table: Table) -> Table:
        """Return the table with its state, rebuilt if it is archived. Raises Refused: rules-gone."""
        if not positions.is_archived(table):
            return table
        return positions.with_replayed_state(table, await self._read_log_until_version(table))

    async def view(self, table: Table, user_id: int | None) -> Position:
        """Return the newest position that a user may see (None: an onlooker).

        It is the current one, or if that is hidden from them the one after the last complete turn. Raises
        Refused: not-started, lobby-cancelled, rules-gone.
        """
        position = positions.committed(await self._with_state(table))
        if position.is_open_to(positions.viewer_of(table, user_id)):
            return position
        return positions.at_last_complete_turn(position, await self._histories.of(table))

    async def history(self, table: Table, user_id: int | None = None) -> list[HistoryEntry]:
        """Return the steps up to a table's version that a user (None: an onlooker) may see, in order.

        Empty before the deal. Raises Refused: rules-gone.
        """
        if table.seed is None:
            return []
        position = positions.committed(await self._with_state(table))
        history = await self._histories.of(position.table)
        return positions.known_to(position, history, positions.viewer_of(table, user_id))

    async def outcome(self, table: Table) -> Outcome:
        """Return what a finished game changed in its server's ratings; NO_EFFECTS for other games."""
        if table.status != FINISHED:
            return NO_EFFECTS
        return await self.store.read(rating_queries.outcome, table.guild_id, table.id)

    async def require_over(self, table: Table) -> None:
        """Check that all users may see a table's game, as they may of ordinary games even while these run.

        Raises Refused: match-alone for every match, even a finished one; daily-open or match-open while
        others may play the deal.
        """
        if table.is_match:
            raise Refused("match-alone", table)
        require_over(table, self.now())
        await self.matches.require_over(table)

    async def replay(self, table: Table) -> list[Turn]:
        """Return all complete turns of a game, in order, the deal first.

        Raises Refused: match-alone, daily-open, match-open, not-started, lobby-cancelled, rules-gone.
        """
        await self.require_over(table)
        position = positions.committed(await self._with_state(table))
        return positions.turns_of(position, await self._read_log_until_version(table))

    async def transcript(self, table: Table) -> Transcript:
        """Return the transcript of a finished game.

        Raises Refused: not-over, match-alone, daily-open, match-open, rules-gone.
        """
        await self.require_over(table)
        return positions.transcript_of(
            await self._with_state(table), await self._read_log_until_version(table)
        )

    async def is_as_recorded(self, table: Table, transcript: Transcript) -> bool:
        """Return whether a transcript leads to the stored state and results. Raises Refused: rules-gone."""
        return positions.replays_to_record(
            table, transcript, await self.store.read(stored_archive.ending, table.id)
        )

    async def purge_expired(self) -> None:
        """Delete all expired data in small transactions, so that other writes can run in between."""
        now = self.now()
        for purge in (deletion.purge_expired, *hooks.purge):
            while await self.store.write(purge, now):
                pass

    async def _read_log_until_version(self, table: Table) -> list[Logged]:
        """Return a table's log up to the version that was read."""
        # Moves made since the table was read are delivered with the next reading.
        return [
            logged
            for logged in await self.store.read(table_queries.read_log, table.id)
            if logged.version <= table.version
        ]


def _existing(found: _Result | None) -> _Result:
    """Return what was found of a table. Raises Refused: no-such-table, for None."""
    if found is None:
        raise Refused("no-such-table")
    return found


def _change_server_and_run_hook(
    connection: Connection, guild_id: int, change: Callable[[Server], Server], now: int
) -> Server:
    """Write a server's changed settings, locked against other changes, and return them.

    The hook for changed settings runs in the same transaction.
    """
    advisory_lock(connection, SERVER, guild_id)
    before = servers.settings_of(connection, guild_id)
    server = change(before)
    servers.write_settings(connection, guild_id, msgspec.json.encode(server).decode())
    hooks.server_settings_changed.run(connection, guild_id, before, server, now)
    return server
