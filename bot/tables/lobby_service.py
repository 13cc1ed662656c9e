"""`LobbyService`: everything that can be done with a table until its game begins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec

from bot.errors import Refused
from bot.store import Player, Store, Table, open_messages
from bot.store.records import Kind, OpenMessage
from bot.store.schema import CHANNEL, HOST, LOBBY, OFFERED
from bot.store.transaction import ChannelBusy, TableTransaction
from bot.tables import computers, invitations, limits, lobby_rules, lobby_start, moves, rematch, server
from bot.tables.game import newest
from bot.tables.limits import Limits, Recently
from bot.tables.proposal import Person, Proposal
from bot.tables.transaction import change_table
from engine.ai.judgement import Level
from engine.core.types import GameOptions

_Result = TypeVar("_Result")


class LobbyService:
    """Tables whose players are gathering. Every change is one transaction."""

    def __init__(
        self, store: Store, *, now: Callable[[], int], seed: Callable[[], int], limits: Limits
    ) -> None:
        self._store = store
        self._now = now
        self.seed = seed
        self._limits = limits
        self.threads = Recently("threads", limits.threads, now=now)

    async def open(self, proposal: Proposal) -> Table:
        """Opens a lobby in a channel.

        Raises Refused: channel-busy, what is wrong with the invitations, or that there are too many.
        """
        return await self._create(proposal, LOBBY)

    async def begin(self, proposal: Proposal) -> Table:
        """Begins a game without a lobby, where nobody has to be waited for. Raises Refused as `open` does."""
        now = self._now()
        return await self._create(
            proposal, LOBBY, lambda change: moves.deal(change, proposal.host.id, self.seed, now)
        )

    async def offer(self, proposal: Proposal) -> Table:
        """Keeps a proposal whose channel is taken, until its host accepts a thread for it."""
        return await self._create(proposal, OFFERED)

    async def _create(
        self, proposal: Proposal, status: str, work: Callable[[TableTransaction], None] = lambda change: None
    ) -> Table:
        return await self._put(
            lobby_rules.first_players(proposal),
            work,
            game=proposal.game,
            options=msgspec.json.encode(proposal.options).decode(),
            guild_id=proposal.guild_id,
            channel_id=proposal.channel_id,
            parent_id=proposal.parent_id,
            host_id=proposal.host.id,
            rated=proposal.rated,
            status=status,
            clock=proposal.clock,
        )

    async def _put(
        self,
        players: Sequence[Player],
        work: Callable[[TableTransaction], None],
        *,
        game: str,
        **columns: Any,
    ) -> Table:
        """A new table by the newest rules. Raises Refused: channel-busy."""
        now, version = self._now(), newest(game).version
        about = {"game": game, "rules_version": version, "created_at": now, "changed_at": now, "turn_at": now}
        about["usual_clock"] = (await server.read(self._store, columns["guild_id"])).clock

        def invite(change: TableTransaction) -> None:
            invitations.ask(change)
            work(change)
            if change.table.status != OFFERED:
                limits.require_room(change, self._limits)

        try:
            return await self._store.create(players, invite, **about, **columns)
        except ChannelBusy:
            raise Refused("channel-busy", await self._store.live_in(columns["channel_id"])) from None

    async def rematch(self, table: Table, user_id: int) -> Table:
        """Opens a lobby for another game like one that is over, or begins it where nobody has to be asked.

        Raises Refused: still-running, not-played, channel-gone, channel-busy.
        """
        rematch.require(table, user_id)
        players, now = rematch.players(table, user_id), self._now()

        def begin(change: TableTransaction) -> None:
            if len(players) == len(table.players) and all(player.joined for player in players):
                moves.deal(change, user_id, self.seed, now)

        return await self._put(
            players,
            begin,
            game=table.game,
            options=table.options,
            guild_id=table.guild_id,
            channel_id=table.channel_id,
            parent_id=table.parent_id,
            host_id=user_id,
            starter_id=rematch.next_starter(table),
            rated=table.rated,
            status=LOBBY,
            clock=table.clock,
        )

    async def accept(self, table_id: int, user_id: int) -> Table:
        """Takes up an offer, once, before its thread is made. Raises Refused."""

        def take_up(change: TableTransaction) -> None:
            lobby_rules.take_up(change, user_id)
            limits.require_room(change, self._limits)

        return await self._gather(table_id, user_id, take_up)

    async def settle(self, table_id: int, channel_id: int | None) -> Table:
        """Opens an accepted offer's lobby in its thread; None: there is no thread, the offer stands again."""
        now = self._now()
        return await self._gather(table_id, None, lambda change: lobby_rules.settle(change, channel_id, now))

    async def join(self, table_id: int, person: Person, *, side: int | None = None) -> Table:
        """Takes a free seat, on a side if one is named, or the one kept for an invited player.

        Who sits already may change to the side named. Raises Refused.
        """
        return await self._gather(
            table_id, person.id, lambda change: lobby_rules.sit_down(change, person, side)
        )

    async def agree(self, table_id: int, user_id: int, options: GameOptions) -> Table:
        """Changes the options of a game that has not begun, for its host. Raises Refused and InvalidSetup."""
        return await self._gather(
            table_id, user_id, lambda change: lobby_rules.agree(change, user_id, options)
        )

    async def set_clock(self, table_id: int, user_id: int, setting: str) -> Table:
        """Chooses a lobby's clock, for its host. Raises Refused: not-host, no-such-choice."""
        return await self._gather(
            table_id, user_id, lambda change: lobby_rules.set_clock(change, user_id, setting)
        )

    async def add_computer(self, table_id: int, user_id: int, level: Level) -> Table:
        """Seats a computer in a lobby, for its host. Raises Refused: not-host, table-full."""
        return await self._gather(
            table_id, user_id, lambda change: computers.sit_down(change, user_id, level)
        )

    async def remove_computer(self, table_id: int, user_id: int) -> Table:
        """Sends the computer that came last away, for the host. Raises Refused: not-host, no-computer."""
        return await self._gather(table_id, user_id, lambda change: computers.stand_up(change, user_id))

    async def free_seat(self, table_id: int, user_id: int, whose: int) -> Table:
        """Frees a seat of a lobby, for its host. Raises Refused: not-host, seat-is-free, host-cancels."""
        return await self._gather(table_id, user_id, lambda change: invitations.free(change, user_id, whose))

    async def leave(self, table_id: int, user_id: int) -> Table:
        """Gives up a seat or declines an invitation; the host cancels instead. Raises Refused."""
        return await self._gather(table_id, user_id, lambda change: lobby_rules.stand_up(change, user_id))

    async def accept_invitation(self, table_id: int, person: Person) -> Table:
        """Takes the seat somebody was invited to. Raises Refused: not-invited, table-full, …"""
        return await self._answer(
            table_id, person.id, lambda change: lobby_rules.sit_down(change, person, None)
        )

    async def decline_invitation(self, table_id: int, user_id: int) -> Table:
        """Gives up the seat somebody was invited to. Raises Refused: not-invited, not-joined, …"""
        return await self._answer(table_id, user_id, lambda change: lobby_rules.stand_up(change, user_id))

    async def _answer(self, table_id: int, user_id: int, work: Callable[[TableTransaction], None]) -> Table:
        def answer(change: TableTransaction) -> Table:
            invitations.require(change, user_id)
            lobby_rules.require(change.table)
            work(change)
            invitations.owe_message(change)
            lobby_start.settle(change, user_id, self._now())
            return change.table

        return await self._change(table_id, answer)

    async def cancel(self, table_id: int, user_id: int, *, allowed: bool = False) -> Table:
        """Calls a lobby off; for its host, or somebody who is allowed to. Raises Refused."""
        now = self._now()
        return await self._gather(
            table_id, user_id, lambda change: lobby_rules.call_off(change, user_id, now, allowed=allowed)
        )

    async def close_old_lobbies(self) -> list[Table]:
        """Calls off every lobby that has waited for a day; where it waited for guests, frees their seats."""
        now = self._now()
        old = await self._store.lobbies_before(now - lobby_rules.OPEN_SECONDS)

        def expire(change: TableTransaction) -> Table | None:
            closed = lobby_rules.expire(change, now)
            if closed is not None and closed.post_message_id is not None:
                about = (
                    closed.post_message_id,
                    closed.channel_id,
                    closed.id,
                    Kind.LOBBY,
                    CHANNEL,
                    closed.version,
                )
                change.within(
                    lambda connection: open_messages.add(connection, OpenMessage(*about), due_at=now)
                )
            lobby_start.settle(change, None, now)
            return closed

        closed = [await self._change(table.id, expire) for table in old]
        return [table for table in closed if table is not None]

    async def start(self, table_id: int, user_id: int) -> Table:
        """Deals. Raises Refused: not-host, waiting-for, too-few, own-practice, server-practice."""
        now = self._now()

        def deal(change: TableTransaction) -> None:
            moves.deal(change, user_id, self.seed, now)
            limits.require_room(change, self._limits, of=["practice"])

        return await self._gather(table_id, user_id, deal)

    async def wait(self, table_id: int, user_id: int) -> Table:
        """Lets a lobby that could start wait for its host. Raises Refused: not-host."""

        def wait(change: TableTransaction) -> Table:
            lobby_rules.require(change.table)
            if change.table.host_id != user_id:
                raise Refused("not-host", change.table)
            lobby_start.wait(change)
            invitations.owe_message(change)
            return change.table

        return await self._change(table_id, wait)

    async def host_was_told(self, table_id: int, kind: str, message: OpenMessage | None) -> None:
        """Notes that a lobby's host was told something, and the message in which they were."""

        def note(change: TableTransaction) -> None:
            lobby_start.told(change, kind)
            change.sent(HOST)
            if message is not None:
                change.within(lambda connection: open_messages.add(connection, message))

        await self._change(table_id, note)

    async def start_if_due(self, table_id: int) -> None:
        """Begins the game of a full lobby whose host has had their time. Raises Refused as `start` does."""
        now = self._now()

        def start(change: TableTransaction) -> None:
            if change.table.status == LOBBY and lobby_start.is_due(change, now):
                moves.deal(change, change.table.host_id, self.seed, now)
                limits.require_room(change, self._limits, of=["practice"])

        await self._change(table_id, start)

    async def _gather(self, table_id: int, by: int | None, work: Callable[[TableTransaction], None]) -> Table:
        """Changes a table where players are gathering, for somebody; the table after that."""

        def checked(change: TableTransaction) -> Table:
            lobby_rules.require(change.table)
            work(change)
            lobby_start.settle(change, by, self._now())
            return change.table

        return await self._change(table_id, checked)

    async def _change(self, table_id: int, work: Callable[[TableTransaction], _Result]) -> _Result:
        return await change_table(self._store, table_id, work)
