"""Delivers committed steps to Discord: the post, then the direct messages; in order, each once.

A table is pending while its `published_version` (or a seat's `dm_version`) is behind its `version`. It is
published after the commit; the minute's sweep retries.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Hashable
from contextlib import suppress
from functools import partial

import discord

from bot import metrics, network_errors
from bot.errors import Refused
from bot.jobs import sender
from bot.jobs.channel_posts import ChannelPosts, LatePictures
from bot.jobs.clock_notices import ClockNotices, PauseRequests
from bot.jobs.computer_turns import ComputerTurns
from bot.jobs.delivery import Delivery, DeliveryRecord, NewestRecord
from bot.jobs.direct_messages import DirectMessages, Undelivered
from bot.jobs.dm_rate_limit import Conversations
from bot.jobs.late_notifications import LateNotifications, Presence
from bot.jobs.lobby_notices import Invitations, OpenOptions
from bot.jobs.open_messages import OpenMessages
from bot.jobs.retries import Due, Kind
from bot.jobs.scheduler import MINUTE, Scheduler
from bot.jobs.sender import Sender
from bot.jobs.stale_panels import StalePanels
from bot.log_context import describe
from bot.store import Table, outbox, sharding, table_queries
from bot.store.backlog import Backlog
from bot.store.records import OpenMessage
from bot.store.schema import AWAITING, DM_PENDING, POST_PENDING
from bot.store.transaction import update_table
from bot.tables import lobby_rules, positions
from bot.tables.manager import Manager
from engine.core.types import Seat

log = logging.getLogger(__name__)


COMPUTER_PAUSE = 4.0
"""Seconds between two turns at a table where only computers play, so that people can watch."""
PROGRESS_DELAY = 10.0
"""Seconds without a further step after which the other players see an unfinished turn."""
PANEL_CHECK_DELAY = 3.0
"""Seconds from a press to the check of the pressed message, after its own answer."""


class Publisher:
    """Brings the posts and direct messages of tables up to date with the committed steps."""

    def __init__(
        self,
        client: discord.Client,
        manager: Manager,
        computers: ComputerTurns,
        scheduler: Scheduler,
        *,
        now: Callable[[], int],
    ) -> None:
        self._manager = manager
        self._computers = computers
        self._scheduler = scheduler
        self._retries = scheduler.retries
        self._spawn = scheduler.spawn
        self.conversations = Conversations(client, manager.store, now)
        sender = Sender(client, manager.store, now)
        self.delivery = delivery = Delivery(client, manager, sender, self.conversations, now)
        self.presence = Presence(manager.store, now, scheduler.spawn)
        self.turns = scheduler.locks
        self._illustrating = LatePictures(delivery, self.turns, scheduler.spawn)
        self.open_messages = OpenMessages(delivery)
        self.posting = ChannelPosts(delivery, self._illustrating, self.open_messages)
        self.inviting = Invitations(delivery)
        self.options = OpenOptions(manager, now)
        self.dealing = DirectMessages(delivery, self.open_messages, self.inviting)
        self.stale_panels = StalePanels(delivery, self.dealing, self.open_messages)
        self.notifying = LateNotifications(delivery, self.stale_panels, self.presence)
        self.pauses = PauseRequests(delivery)
        self.clocks = ClockNotices(
            delivery, self.open_messages, publish=self.schedule, inform_guests=self.inform_guests
        )
        self._now = now
        self._committed: dict[int, float] = {}
        # Tasks that wait for a table's lock. They read the table afterwards, so one of each kind is enough.
        self._waiting = set[Hashable]()
        # Tables where only computers play and the next turn is scheduled.
        self._watched = set[int]()
        # Timers of tables with an unfinished turn whose player may be about to continue.
        self._pausing = dict[int, asyncio.TimerHandle]()

    def schedule(self, table_id: int) -> None:
        """Publish a table in the background, unless a publication of it is already waiting to begin."""
        if (pausing := self._pausing.pop(table_id, None)) is not None:
            pausing.cancel()
        self._committed.setdefault(table_id, time.perf_counter())
        if table_id not in self._waiting:
            self._waiting.add(table_id)
            self._spawn(self.publish(table_id))

    def schedule_pause(
        self, table_id: int, user_id: int, except_message_id: int | None, *, watched: bool
    ) -> None:
        """Show an unfinished turn after `PROGRESS_DELAY` seconds, unless a further step comes first.

        It appears in the player's direct message, unless its id is `except_message_id`, and on the post if
        others may see it (`watched`).
        """

        def show_progress() -> None:
            self._pausing.pop(table_id, None)
            if watched:
                self.schedule(table_id)
            self.refresh_dm(table_id, user_id, except_message_id=except_message_id)

        if (pausing := self._pausing.pop(table_id, None)) is not None:
            pausing.cancel()
        self._pausing[table_id] = asyncio.get_running_loop().call_later(PROGRESS_DELAY, show_progress)

    async def end(self) -> None:
        """Stop all background work. The next start delivers what is pending."""
        for pausing in self._pausing.values():
            pausing.cancel()
        await self._scheduler.end()

    def begin_sweep(self) -> None:
        """Try again to add pictures to posts that went out in words."""
        self._illustrating.sweep()

    async def deliver_pending(self, backlog: Backlog) -> None:
        """Publish what is behind, let computers play where they are to move, and inform guests.

        Kinds of work that `backlog` counts as 0 are skipped. Sightings of players are stored in any case.
        """
        store, now = self._manager.store, self._now()
        if backlog.posts or backlog.hands or backlog.computers:
            pending = await self._pending_deliveries(now)
            await asyncio.gather(*(self.publish(table, swept=due) for table, due in pending.items()))
        if backlog.guests:
            guests = await store.read(outbox.tables_with_pending_invitation, store.share, now)
            await asyncio.gather(*(self._inform_guests(table, swept=True) for table in guests))
        await self.presence.write()

    async def _pending_deliveries(self, now: int) -> dict[int, tuple[Due, ...]]:
        """Return the tables that are behind or await a computer, each with its due deliveries.

        These are both its post and its messages. While any job fails, a table where only one of them is
        pending has that one alone, unless it awaits a computer.
        """
        store = self._manager.store
        behind, computers = (
            await store.read(outbox.pending_tables, store.share, now),
            await store.read(sharding.due, AWAITING, store.share, now),
        )
        pending: dict[int, tuple[Due, ...]] = {
            table: (_post_due(table), _messages_due(table)) for table in (*behind, *computers)
        }
        if not self._retries.is_in_trouble:
            return pending
        unposted, undealt = (
            {*await store.read(sharding.due, POST_PENDING, store.share, now)},
            {*await store.read(sharding.due, DM_PENDING, store.share, now)},
        )
        only_posts, only_hands = unposted - undealt - {*computers}, undealt - unposted - {*computers}
        return {
            **pending,
            **{table: (_post_due(table),) for table in only_posts},
            **{table: (_messages_due(table),) for table in only_hands},
        }

    def run_due_jobs(self) -> None:
        """Sweep now, in the background: deliver what is pending, and run due jobs."""
        self._scheduler.sweep_in(0.0)

    def reconnected(self) -> None:
        """Retry at once everything that backs off."""
        self._retries.reset_all()

    async def publish(self, table_id: int, *, swept: Collection[Due] | None = None) -> None:
        """Bring a table up to date while holding its lock: computers play, then what is pending is delivered.

        What Discord rejects stays pending. A sweep passes the due deliveries (`swept`) and skips those that
        back off; None tries all. Does nothing if the table is gone, or another worker delivers it. Raises
        database errors.
        """
        if swept is not None and all(self._retries.is_backing_off(due) for due in swept):
            return
        try:
            async with self.turns.hold(table_id) as mine:
                self._waiting.discard(table_id)
                if not mine:
                    return
                await self.presence.write(table_id)
                record = await self.delivery.read_record(table_id)
                self._computers.prepare_for(record.table)
                self._spawn(self.options.update(table_id))
                if record.table.awaits_computer and table_id not in self._watched:
                    async for _ in self._computers.play(table_id):
                        await self._deliver_all(await self.delivery.read_record(table_id), swept)
                    record = await self.delivery.read_record(table_id)
                await self._deliver_all(record, swept)
                self._follow_up(table_id)
        except Refused as gone:
            log.info("Table %s is not published, as it is gone: %s", table_id, describe(gone))
        finally:
            self._waiting.discard(table_id)

    def _follow_up(self, table_id: int) -> None:
        """Publish again after `COMPUTER_PAUSE` seconds if only computers play and one has just moved."""
        if table_id in self._computers.watched:
            self._computers.watched.discard(table_id)
            self._watched.add(table_id)
            self._spawn(self._publish_later(table_id))

    async def _publish_later(self, table_id: int) -> None:
        """Publish a table after COMPUTER_PAUSE seconds."""
        await asyncio.sleep(COMPUTER_PAUSE)
        self._watched.discard(table_id)
        await self.publish(table_id)

    async def _check_panel(self, message: OpenMessage) -> None:
        """Do `StalePanels.check` for a pressed direct message, unless another worker delivers its table."""
        async with self.turns.hold(message.table_id) as mine:
            if mine:
                await self._retries.run(
                    Due("panel", message.message_id), partial(self.stale_panels.check, message)
                )

    async def _notify(self, table_id: int, user_id: int) -> None:
        """Serve a user's pending notification of a turn, and record a failure for a retry."""
        await self._retries.run(
            Due(self.notifying.name, table_id, user_id=user_id),
            partial(self.notifying.serve, table_id, user_id),
        )

    def now(self) -> int:
        """Return the time in seconds since 1970."""
        return self._now()

    def inform_guests(self, table_id: int) -> None:
        """Send or update a lobby's invitations and update its open options, in the background.

        Its outdated messages are closed too.
        """
        self._spawn(self._inform_guests(table_id))

    async def _inform_guests(self, table_id: int, *, swept: bool = False) -> None:
        """Send invitations, update open options, and close outdated messages.

        Only options are updated if the table backs off and this is `swept`, or another worker delivers it.
        Raises Refused: no-such-table, rules-gone.
        """
        self._spawn(self.options.update(table_id))
        due = Due("invitations", table_id)
        if swept and self._retries.is_backing_off(due):
            return
        async with self.turns.hold(table_id) as mine:
            if not mine:
                return
            edit = partial(self._read_and_close_outdated, table_id)
            await self._retries.run(due, *await self.inviting.pending_work(table_id), edit)

    async def _read_and_close_outdated(self, table_id: int) -> None:
        record = await self.delivery.read_record(table_id)
        await self.open_messages.catch_up(record.table, record.open_messages)

    async def _deliver_all(self, record: DeliveryRecord, swept: Collection[Due] | None) -> None:
        """Deliver a table's post and direct messages, close outdated ones, and record it.

        What fails is logged and stays pending. Then notify movers whom no direct message reached, and replace
        players who have left the server. `swept` as in `publish`.
        """
        table_id, dealt = record.table.id, Undelivered()
        current = NewestRecord(record, partial(self.delivery.read_record, table_id))
        # Separate jobs: a failed post does not delay direct messages, nor the other way round.
        pieces = {
            _post_due(table_id): (partial(self._deliver_post, current),),
            _messages_due(table_id): (
                partial(self._send_direct_messages, current, dealt),
                partial(self._close_outdated_messages, current),
            ),
        }
        try:
            for due, work in pieces.items():
                if swept is None or (due in swept and not self._retries.is_backing_off(due)):
                    await self._retries.run(due, *work)
        finally:
            self._manager.store.outbox.forget(table_id)
            await self._retries.run_now(Due("notes", table_id), current.write)
        for player in dealt.unnotified:
            await self._notify(table_id, player.user_id)
        if dealt.unreachable:
            await self._replace_departed_players(table_id, dealt.unreachable)

    async def _newest_record(self, current: NewestRecord) -> DeliveryRecord:
        """Return the record, read again if the table has changed."""
        return await current.get(is_newest=await self._manager.store.is_newest(current.table))

    async def _deliver_post(self, current: NewestRecord) -> bool:
        """Post what is pending; return whether that was anything. Raises as `ChannelPosts.catch_up`."""
        record = await self._newest_record(current)
        posted = await self.posting.catch_up(record)
        # A failed post raises before this line, so its delay keeps counting.
        committed = self._committed.pop(record.table.id, None)
        if posted and committed is not None:
            metrics.posting.observe(time.perf_counter() - committed)
        current.finish_piece()
        return posted

    async def _send_direct_messages(self, current: NewestRecord, undelivered: Undelivered) -> bool:
        """Send pending direct messages; return whether any arrived.

        Players not reached are added to `undelivered`; the post names who must wait. Raises Discord's errors,
        and Refused: no-such-table, rules-gone.
        """
        record = await self._newest_record(current)
        dealt = await self.dealing.catch_up(record)
        if dealt.waiting:
            await record.write()
            await self.posting.announce_delays(await self._manager.table(record.table.id), dealt.waiting)
        undelivered.unreachable.extend(dealt.unreachable)
        undelivered.unnotified.extend(dealt.unnotified)
        current.finish_piece()
        return dealt.reached

    async def _close_outdated_messages(self, current: NewestRecord) -> None:
        """Close a table's outdated messages, and update its pause requests if a pause has just begun."""
        record = await self._newest_record(current)
        await self.open_messages.catch_up(record.table, record.open_messages)
        paused_at = record.table.paused_at
        # A pause may begin as the last player who has not agreed leaves.
        if paused_at is not None and record.table.changed_at < paused_at + MINUTE:
            await self.pauses.update(record.table, record.open_messages)

    async def _replace_departed_players(self, table_id: int, seats: list[Seat]) -> None:
        """Replace those of `seats` who are to move and have left the server. Failures are logged."""
        table = await self._manager.table(table_id)
        movers = positions.committed(table).to_move if table.is_playing else ()
        for seat in movers:
            if seat in seats and table.players[seat].is_present:
                await self._retries.run(
                    Due("absent player", table_id), partial(self._replace_if_departed, table, seat)
                )

    async def _replace_if_departed(self, table: Table, seat: Seat) -> None:
        """Replace a player who has left the server, or ask the opponent; publish. Raises Discord's errors."""
        if await self.clocks.replace_departed_player(table, table.players[seat]):
            self.schedule(table.id)

    def refresh_dm(self, table_id: int, user_id: int, *, except_message_id: int | None = None) -> None:
        """Show the turn so far in the mover's direct message in the background, once if called repeatedly.

        The message `except_message_id` is left out: its own answer shows the turn.
        """
        turn = (table_id, user_id, except_message_id)
        if turn not in self._waiting:
            self._waiting.add(turn)
            self._spawn(self._show_progress(*turn))

    async def _show_progress(self, table_id: int, user_id: int, except_message_id: int | None) -> None:
        """Show an unfinished turn to its player while holding the lock; arguments as in `refresh_dm`."""
        turn = (table_id, user_id, except_message_id)
        try:
            async with self.turns.hold(table_id) as mine:
                self._waiting.discard(turn)
                if mine:
                    await self.dealing.show_progress(
                        await self._manager.table(table_id), user_id, except_message_id
                    )
        finally:
            self._waiting.discard(turn)

    async def repair_dm(self, message: OpenMessage) -> None:
        """Store a job that repairs a direct message whose panel is of an old turn.

        It is tried in a few seconds too.
        """
        self._check_panel_soon(message)
        await self.stale_panels.store(message)

    def _check_panel_soon(self, message: OpenMessage) -> None:
        """Check a pressed panel in the background after PANEL_CHECK_DELAY seconds."""
        asyncio.get_running_loop().call_later(
            PANEL_CHECK_DELAY, lambda: self._spawn(self._check_panel(message))
        )

    def check_late_answer(self, message: OpenMessage, version: int) -> None:
        """Repair a direct message in the background if an answer that shows `version` reached it too late."""
        self._spawn(self._check_if_overtaken(message, version))

    async def _check_if_overtaken(self, message: OpenMessage, version: int) -> None:
        """Store a check of the message if the game has passed `version`, and start it soon."""

        async def store_check() -> None:
            if await self.stale_panels.store_if_overtaken(message, version):
                self._check_panel_soon(message)

        # A newer message that is being sent now is recorded when the lock is free.
        await self.turns.wait(message.table_id)
        await self._retries.run_now(Due("panel", message.message_id), store_check)

    async def move(
        self, table_id: int, user_id: int, channel_id: int, *, parent_id: int | None, is_manager: bool
    ) -> Table:
        """Move a table to a channel, link to it from its old post, and return it.

        Parameters are those of `Manager.move`. Raises Refused: too-slow (another process still posts in the
        old channel), and as `Manager.move`.
        """
        async with self.turns.hold(table_id) as mine:
            if not mine:
                raise Refused("too-slow")
            before = await self._manager.table(table_id)
            moved = await self._manager.move(
                table_id, user_id, channel_id, parent_id=parent_id, is_manager=is_manager
            )
        await self.open_messages.close_moved_post(before, moved)
        return moved

    async def channel_deleted(self, table_id: int) -> None:
        """Continue by direct message after a table's channel was deleted.

        It is recorded even while another process delivers the table, since Discord says it once.
        """
        async with self.turns.hold(table_id):
            await self._manager.store.write(outbox.record_lost_channel, table_id)
        await self.publish(table_id)

    async def cancel_lobby(self, table_id: int) -> None:
        """Cancel a lobby whose channel was deleted, and inform its guests. Raises Refused: no-such-table."""
        await self._manager.lobbies.close(table_id)
        self.inform_guests(table_id)

    async def block_channel(self, table_id: int, why: str) -> None:
        """Continue by direct message while nothing can be posted.

        `why` is SERVER or the missing permissions. It is recorded even while another process delivers the
        table, since Discord says it once.
        """
        async with self.turns.hold(table_id):
            await self._manager.store.write(outbox.record_blocked_channel, table_id, why)
        await self.publish(table_id)

    async def unblock_channel(self, table_id: int) -> None:
        """Record that a table's channel accepts posts again, and post what is pending at once."""
        await self._manager.store.write(update_table, table_id, {"post_blocked_reason": None})
        self._retries.reset(_post_due(table_id))
        await self.publish(table_id)

    def update_deadline(self, table_id: int, *, except_message_id: int | None = None) -> None:
        """Update the deadline in a table's newest post and its movers' direct messages, in the background.

        Questions about a late player are closed if the player has time again. The message `except_message_id`
        is left out: its own answer shows the choice.
        """

        async def update_and_close() -> None:
            await self._update_deadline(table_id)
            async with self.turns.hold(table_id) as mine:
                if mine:
                    await self.open_messages.close_opponent_questions(
                        table_id, except_message_id=except_message_id
                    )

        self._spawn(update_and_close())

    async def _update_deadline(self, table_id: int) -> None:
        """Correct the deadlines in a table's post and direct messages, unless another worker delivers it.

        Raises Refused: no-such-table, rules-gone.
        """
        async with self.turns.hold(table_id) as mine:
            if mine:
                table = await self._manager.table(table_id)
                await self.posting.update_deadline(table)
                await self.dealing.update_deadlines(table)

    def update_deadlines(self) -> None:
        """Update the deadlines in posts and direct messages of all games with a running clock.

        It runs in the background, one game after another.
        """
        self._spawn(self._update_deadlines())

    async def _update_deadlines(self) -> None:
        """Correct the deadlines of all tables with a running clock. Tables that are gone are skipped."""
        store = self._manager.store
        for table_id in await store.read(table_queries.with_running_clock, store.share):
            with suppress(Refused):  # the table is gone, or its rules are
                await self._update_deadline(table_id)

    def deliver_pause_request(self, table_id: int, user_id: int) -> None:
        """Show a user's pause request, or its current state, to the other players in the background.

        Does nothing if the user has no seat at the table.
        """
        self._spawn(self._deliver_pause_request(table_id, user_id))

    async def _deliver_pause_request(self, table_id: int, user_id: int) -> None:
        """Ask the other players for a pause, or update what they were asked. A failure is logged.

        Does nothing if the user has no seat, or another worker delivers the table. Raises Refused:
        no-such-table, rules-gone.
        """
        async with self.turns.hold(table_id) as mine:
            table = await self._manager.table(table_id)
            if mine and (asker := table.player_of(user_id)) is not None:
                await self._retries.run(Due("pause", table_id), partial(self.pauses.deliver, table, asker))

    async def check_lobby(self, shown: Table) -> None:
        """Have a lobby's message edited again if it was last edited to `shown`, and has changed since.

        Raises Refused: no-such-table, rules-gone.
        """
        if lobby_rules.has_changed(shown, await self._manager.table(shown.id)):
            await self._manager.run(lobby_rules.correct_message, shown.id, shown)
            self.schedule(shown.id)

    async def show_lobby(self, table: Table) -> None:
        """Update a lobby's message, if there is one, and its invitations.

        A failed edit is logged. Raises Refused as `check_lobby`.
        """
        self.inform_guests(table.id)
        if table.post_message_id is None:
            return
        post = self.delivery.message(table.channel_id, table.post_message_id)
        try:
            await sender.edit_message(post, await self.delivery.lobby_message(table))
        except (*network_errors.REQUEST_FAILURES, Refused) as error:
            log.info("The lobby of table %s keeps its old message: %s", table.id, describe(error))
        if table.in_lobby:
            await self.check_lobby(table)


def _post_due(table_id: int) -> Due:
    """Return the key under which a table's post is retried."""
    return Due("post", table_id, Kind.POST)


def _messages_due(table_id: int) -> Due:
    """Return the key under which a table's direct messages are retried."""
    return Due("direct messages", table_id)
