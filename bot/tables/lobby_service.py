"""Lobbies: opening, joining, starting, rematches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Concatenate, ParamSpec, TypeVar, Unpack

import msgspec

from bot.errors import Refused
from bot.store import Player, Store, Table, table_queries
from bot.store.records import TableColumns
from bot.store.schema import LOBBY, OFFERED, OPENING
from bot.store.store import NoSuchTable
from bot.store.transaction import ChannelBusy, TableTransaction
from bot.tables import hooks, invitations, lobby_rules, moves, servers, solo
from bot.tables.game import newest
from bot.tables.operator import HourlyCounter, Limit, Limits, require_room
from bot.tables.proposal import Person, Proposal

_Given = ParamSpec("_Given")
_Result = TypeVar("_Result")


ROLE_MENTIONS = Limit(1, 1)
"""Mentions of a server's role in an hour, by one host and on one server."""
SEEKS = Limit(12, 120)
"""Searches for players in an hour, by one user and on one server."""


class LobbyService:
    """Tables before the game begins. Each change is one transaction."""

    def __init__(
        self, store: Store, *, now: Callable[[], int], seed: Callable[[], int], limits: Limits
    ) -> None:
        self._store = store
        self._now = now
        self.seed = seed
        self._limits = limits
        self.threads = HourlyCounter("threads", limits.threads, now=now)
        self.role_mentions = HourlyCounter("mentions", ROLE_MENTIONS, now=now)
        self.seeks = HourlyCounter("seeks", SEEKS, now=now)
        self.openings = HourlyCounter("openings", limits.openings, now=now)

    async def open(self, proposal: Proposal) -> Table:
        """Open a lobby in a channel, and return its table.

        Raises Refused: channel-busy; own-openings, server-openings, opening-barred, invited-often,
        invitations-blocked, you-blocked; limits as `require_room`, and players and options as
        `first_players`.
        """
        return await self._create(proposal, LOBBY)

    async def begin(self, proposal: Proposal) -> Table:
        """Start a game without a lobby, if no player has to be waited for; return its table.

        Raises Refused as `open` and `lobby_rules.require_start`.
        """
        return await self._create(proposal, LOBBY, partial(self._start_game, user_id=proposal.host.id))

    def _start_game(self, change: TableTransaction, user_id: int) -> None:
        """Deal the game. Raises Refused as `require_start`."""
        lobby_rules.require_start(change.table, user_id)
        moves.deal(change, user_id, self.seed)

    def _deal_ready_rematch(self, change: TableTransaction, user_id: int) -> None:
        """Deal a rematch for which everything is ready. Other tables stay as they are."""
        if invitations.is_rematch(change.table) and lobby_rules.can_start(change.table):
            moves.deal(change, user_id, self.seed)

    async def offer(self, proposal: Proposal) -> Table:
        """Store a proposal whose channel is taken, until its host accepts a thread for it; return its table.

        Raises Refused: channel-busy, opening-barred, invited-often, invitations-blocked, you-blocked, and as
        `first_players`.
        """
        return await self._create(proposal, OFFERED)

    async def pair(self, proposal: Proposal, work: Callable[[TableTransaction], None]) -> Table:
        """Create a table of people who have agreed to play, whose thread is being created; return it.

        `work` runs in the same transaction. Raises Refused: channel-busy, opening-barred, invited-often,
        invitations-blocked, you-blocked; limits as `require_room`, and as `first_players` and `work`.
        """
        return await self._create(proposal, OPENING, work)

    async def _create(
        self, proposal: Proposal, status: str, work: Callable[[TableTransaction], None] = lambda change: None
    ) -> Table:
        """Create the proposed table with its first players.

        Raises Refused as `first_players` and `_create_and_count`.
        """
        options, deals = proposal.options, solo.deals_of(proposal)
        if deals is not None:
            options = solo.match_options(proposal.game, options)
        return await self._create_and_count(
            lobby_rules.first_players(proposal, self._now()),
            work,
            game=proposal.game,
            deals=deals,
            options=msgspec.json.encode(options).decode(),
            guild_id=proposal.guild_id,
            channel_id=proposal.channel_id,
            parent_id=proposal.parent_id,
            host_id=proposal.host.id,
            rated=proposal.rated,
            status=status,
            clock=proposal.clock,
            language=proposal.language,
        )

    async def _create_and_count(
        self,
        players: Sequence[Player],
        work: Callable[[TableTransaction], None],
        *,
        guests_required: bool = True,
        **columns: Unpack[TableColumns],
    ) -> Table:
        """Create a table by the newest rules and the server's settings, and invite its guests.

        A lobby counts as an opening, unless it is refused or fails. `work` runs in the same transaction.
        Unless `guests_required`, guests who may not be invited lose their seats and the table is created
        without them. Raises Refused: own-openings, server-openings, channel-busy, opening-barred,
        invited-often, invitations-blocked, you-blocked, and as `require_room` and `work`.
        """
        now, version = self._now(), newest(columns["game"]).version
        columns |= {"rules_version": version, "created_at": now, "changed_at": now, "turn_at": now}
        settings = await self._store.read(servers.settings_of, columns["guild_id"])
        columns |= {"usual_clock": settings.clock, "language": settings.language or columns["language"]}

        def set_up(change: TableTransaction) -> None:
            """Run hooks and `work`, invite guests and check limits; of an offer only check its guests."""
            hooks.before_opening.run(change)
            lobby_rules.reschedule_lobby(change)
            is_offered = change.table.status == OFFERED
            if is_offered:
                invitations.require_askable(change)
            else:
                invitations.invite_guests(change, required=guests_required)
            work(change)
            if not is_offered:
                require_room(change, self._limits)
            _run_lobby_opened_hooks(change)

        # Of other tables nothing is posted; their threads are counted when they are made.
        opened_by = [(columns["host_id"], columns["guild_id"])] if columns["status"] == LOBBY else []
        for about in opened_by:
            self.openings.count(*about)
        try:
            return await self._store.create(players, set_up, **columns)
        except Exception as error:
            for about in opened_by:
                self.openings.take_back(*about)
            if not isinstance(error, ChannelBusy):
                raise
            live = await self._store.read(table_queries.live_in_channel, columns["channel_id"])
            raise Refused("channel-busy", live) from None

    async def rematch(self, table: Table, user_id: int) -> Table:
        """Offer a rematch to the same players, or start it if no player has to answer; return its table.

        If a player may not be invited, it is a lobby with a free seat. Raises Refused: still-running,
        not-played, channel-gone, channel-busy, opening-barred, rules-gone, and limits as `open`.
        """
        invitations.require_rematch(table, user_id)

        def set_up_rematch(change: TableTransaction) -> None:
            """Make the new table an ordinary lobby if players are missing; deal it if all is ready."""
            if len(change.table.players) < len(table.players):
                invitations.break_up_rematch(change)
            invitations.update_last_messages(change)
            self._deal_ready_rematch(change, user_id)

        return await self._create_and_count(
            invitations.rematch_players(table, user_id),
            set_up_rematch,
            guests_required=False,
            game=table.game,
            deals=table.deals,
            options=table.options,
            guild_id=table.guild_id,
            channel_id=table.channel_id,
            parent_id=table.parent_id,
            host_id=user_id,
            starter_id=invitations.next_starter(table),
            rematch_of=table.id,
            rated=table.rated or table.lost_rating,
            status=LOBBY,
            clock=table.clock,
            language=table.language,
        )

    async def accept(self, table_id: int, user_id: int) -> Table:
        """Accept an offered thread, once, before it is created; return the table.

        Raises Refused: not-host, thread-exists, already-started, lobby-cancelled, no-such-table, rules-gone;
        limits as `require_room`.
        """

        def claim_within_limits(change: TableTransaction) -> None:
            lobby_rules.claim_offer(change, user_id)
            require_room(change, self._limits)

        return await self._change_lobby(table_id, user_id, claim_within_limits)

    async def settle(self, table_id: int, channel_id: int | None) -> Table:
        """Open an accepted offer's lobby in its thread `channel_id`; None: offer it again. Return the table.

        Raises Refused: already-started, lobby-cancelled, no-such-table, rules-gone.
        """

        def open_offered(change: TableTransaction) -> None:
            lobby_rules.open_offered_lobby(change, channel_id)
            _run_lobby_opened_hooks(change)

        return await self._change_lobby(table_id, None, open_offered)

    async def run(
        self,
        command: Callable[Concatenate[TableTransaction, int, _Given], None],
        table_id: int,
        user_id: int,
        /,
        *given: _Given.args,
        **named: _Given.kwargs,
    ) -> Table:
        """Run a user's command on a lobby, and return the table after it.

            await lobbies.run(lobby_rules.set_clock, table_id, user_id, setting)

        Raises Refused (already-started, lobby-cancelled, no-such-table, rules-gone), and what the command
        raises.
        """
        return await self._change_lobby(
            table_id, user_id, lambda change: command(change, user_id, *given, **named)
        )

    async def join(self, table_id: int, person: Person, *, side: int | None = None) -> Table:
        """Seat a user, on the side with index `side` if it is given, or move them there; return the table.

        A rematch starts once all have accepted. Raises Refused: already-seated, table-full, side-full,
        seat-kept, others-rematch, no-such-choice, already-started, lobby-cancelled, no-such-table,
        rules-gone, seat-refused (the host has blocked the user).
        """
        return await self._change_lobby(
            table_id, person.id, partial(self._sit_down, person=person, side=side)
        )

    def _sit_down(self, change: TableTransaction, person: Person, side: int | None = None) -> None:
        """Seat a user; a rematch that all have accepted starts. Raises Refused as `lobby_rules.sit_down`."""
        lobby_rules.sit_down(change, person, side)
        self._deal_ready_rematch(change, person.id)

    async def accept_invitation(self, table_id: int, person: Person) -> Table:
        """Seat an invited user; return the table. A rematch that all have accepted starts.

        Raises Refused: not-invited, already-seated, table-full, seat-kept, others-rematch, already-started,
        lobby-cancelled, no-such-table, rules-gone, seat-refused.
        """
        return await self._change_lobby(
            table_id, person.id, partial(self._sit_down, person=person), by_invitation=True
        )

    async def decline_invitation(self, table_id: int, user_id: int) -> Table:
        """Free the seat of an invited user, as `lobby_rules.stand_up`; return the table.

        Raises Refused: not-invited, not-joined, host-cancels, already-started, lobby-cancelled, rules-gone,
        no-such-table.
        """
        return await self._change_lobby(
            table_id, user_id, partial(lobby_rules.stand_up, user_id=user_id), by_invitation=True
        )

    async def refuse_invitation(self, table_id: int, user_id: int) -> Table:
        """Free an invited user's seat, as `lobby_rules.stand_up`; return the table.

        Nothing changes if they have joined or declined, or the game began.

        Raises Refused: not-invited, no-such-table, rules-gone.
        """

        def refuse_if_unanswered(change: TableTransaction) -> Table:
            invitations.require_invited(change, user_id)
            mine = change.table.player_of(user_id)
            if change.table.in_lobby and mine is not None and not mine.joined:
                lobby_rules.stand_up(change, user_id)
                invitations.mark_lobby_outdated(change)
                lobby_rules.reschedule_start(change, user_id)
            return change.table

        return await self._change(table_id, refuse_if_unanswered)

    async def expire(self, table_id: int) -> bool:
        """If a lobby is a day old, free the seats of unanswered guests or cancel it (`lobby_rules.expire`).

        Return whether it is that old. Raises Refused: no-such-table, and rules-gone for a lobby that old.
        """
        return await self._change(table_id, _expire_if_old)

    async def close(self, table_id: int) -> None:
        """Cancel a lobby for the bot, and make the edit of its message pending.

        Changes nothing at other tables. Raises Refused: no-such-table.
        """
        await self._change(table_id, _cancel_if_lobby)

    async def start(self, table_id: int, user_id: int) -> Table:
        """Start the game for the host; return the table.

        Raises Refused: host-starts, not-host, invited-missing, too-few, own-practice, server-practice,
        already-started, lobby-cancelled, no-such-table, rules-gone.
        """

        def deal_within_limits(change: TableTransaction) -> None:
            self._start_game(change, user_id)
            require_room(change, self._limits, limit_names=["practice"])

        return await self._change_lobby(table_id, user_id, deal_within_limits)

    async def start_if_due(self, table_id: int) -> None:
        """Start the game of a full lobby whose host had time to act; else store when to check again.

        Does nothing at other tables. Raises Refused: no-such-table, own-practice, server-practice, and as
        `lobby_rules.require_start`.
        """

        def start_if_still_due(change: TableTransaction) -> None:
            if change.table.status == LOBBY and lobby_rules.is_start_due(change):
                lobby_rules.require_start(change.table, change.table.host_id)
                # The host need not be there, so counts as absent and is notified of a first turn.
                moves.deal(change, 0, self.seed)
                require_room(change, self._limits, limit_names=["practice"])

        await self._change(table_id, start_if_still_due)

    async def _change_lobby(
        self,
        table_id: int,
        changed_by: int | None,
        work: Callable[[TableTransaction], None],
        *,
        by_invitation: bool = False,
    ) -> Table:
        """Run `work` on a lobby, changed by a user (None: the bot), and update its automatic start.

        `by_invitation`: the user must be invited, and the lobby's message becomes outdated. Raises Refused:
        no-such-table, not-invited, already-started, lobby-cancelled, rules-gone.
        """

        def change_and_reschedule(change: TableTransaction) -> Table:
            if by_invitation:
                invitations.require_invited(change, changed_by)
            lobby_rules.require_lobby(change.table)
            work(change)
            if by_invitation and change.table.in_lobby:
                invitations.mark_lobby_outdated(change)
            lobby_rules.reschedule_start(change, changed_by)
            return change.table

        return await self._change(table_id, change_and_reschedule)

    async def _change(self, table_id: int, work: Callable[[TableTransaction], _Result]) -> _Result:
        """Run `work` on a locked table in one transaction. Raises Refused: no-such-table."""
        try:
            return await self._store.change(work, table_id, self._now())
        except NoSuchTable:
            raise Refused("no-such-table") from None


def _run_lobby_opened_hooks(change: TableTransaction) -> None:
    """Run the hooks for an opened lobby if the table is one."""
    if change.table.status == LOBBY:
        hooks.lobby_opened.run(change)


def _expire_if_old(change: TableTransaction) -> bool:
    """Free unanswered seats of a lobby that is a day old, or cancel it; return whether it is that old."""
    if not change.table.in_lobby or lobby_rules.closes_at(change.table) >= change.now:
        return False
    lobby_rules.expire(change)
    lobby_rules.reschedule_start(change, None)
    return True


def _cancel_if_lobby(change: TableTransaction) -> None:
    if change.table.in_lobby:
        lobby_rules.cancel_lobby(change, change.table.host_id)
