"""Notifies players with a sound who have not returned to their turn, and records who was at their table.

Several turns that fall due together, as after a night, are one notification.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import replace

import discord

from bot import network_errors
from bot.jobs import sender
from bot.jobs.delivery import Delivery
from bot.jobs.direct_messages import events_since_own_turn
from bot.jobs.dm_rate_limit import NotNow, Unreachable
from bot.jobs.stale_panels import StalePanels
from bot.log_context import describe
from bot.store import Player, Store, Table, message_queries, outbox
from bot.store.jobs import Job
from bot.store.records import Kind, OpenMessage, SeatColumns, Seen
from bot.store.schema import CLOSED, LATER, OPEN
from bot.tables import notifications, positions
from bot.tables.languages import say_at, say_for
from bot.tables.notifications import CHANNEL, DIRECT
from bot.tables.positions import Position
from bot.ui import player_messages, posts

log = logging.getLogger(__name__)

SEEN_DELAY = 5.0
"""Seconds until records are stored. Few, so that a crash loses little."""
Spawn = Callable[[Coroutine[object, None, None]], None]
"""Runs work in the background, and logs its errors."""


class Presence:
    """Players who were seen and are not stored yet."""

    def __init__(self, store: Store, now: Callable[[], int], spawn: Spawn) -> None:
        self._store, self._now, self._spawn = store, now, spawn
        self._seen: dict[tuple[int, int], Seen] = {}
        self._timer: asyncio.TimerHandle | None = None

    def record(self, table: Table, player: Player) -> None:
        """Record that a player was seen at a table.

        It is stored after `SEEN_DELAY` seconds; if several processes share the database, at once. Does
        nothing without a running game, for computers, or after a recent sighting if no notification is
        pending.
        """
        key = (table.id, player.seat)
        if not table.is_playing or player.user_id <= 0 or not notifications.is_news(player, self._now()):
            return
        self._seen[key] = Seen(*key, player.user_id, table.version, table.turn_version, self._now())
        if self._store.share is not None:
            self._write_in_background()
        elif self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(SEEN_DELAY, self._write_in_background)

    def _write_in_background(self) -> None:
        self._timer = None
        self._spawn(self.write())

    async def write(self, table_id: int | None = None) -> None:
        """Store the records of one table, or of all (None), except those that a step has stored since.

        While the database is unavailable they are kept, and the next call stores them. After any other error
        they are dropped, so that it does not stop the next publication too. In both cases the error is
        raised.
        """
        chosen = {key: one for key, one in self._seen.items() if table_id in (None, key[0])}
        news = [one for one in chosen.values() if not self._store.has_recorded(one)]
        is_kept = False
        try:
            if news:
                await self._store.write(message_queries.record_seen, news)
        except Exception as error:
            is_kept = network_errors.is_temporary(error)
            raise
        finally:
            if not is_kept:
                self._forget(chosen)

    def _forget(self, records: Mapping[tuple[int, int], Seen]) -> None:
        """Remove records, except of players who were seen again since."""
        for key, one in records.items():
            if self._seen.get(key) is one:
                del self._seen[key]


CHANNEL_NOTICE = "notice turn"
"""The stored name of a ping in the channel about a turn."""


class LateNotifications:
    """The job that notifies a user of a turn that waits for them."""

    name, most = message_queries.NOTIFICATION_JOB, 500

    def __init__(self, delivery: Delivery, stale_panels: StalePanels, presence: Presence) -> None:
        self._delivery = delivery
        self._stale_panels = stale_panels
        self._presence = presence

    async def run(self, job: Job) -> None:
        """Notify the job's user of a turn and of how many others wait.

        If a direct message says that, drop the jobs for those others. Raises as `serve`.
        """
        store, now = self._delivery.store, self._delivery.now()
        await self._presence.write(job.table_id)
        about = (job.user_id, job.table_id, now)
        others = await store.read(message_queries.count_other_notifications, *about)
        if await self.serve(job.table_id, job.user_id, others=others):
            await store.write(message_queries.drop_other_notifications, *about)

    async def serve(self, table_id: int, user_id: int, *, others: int = 0) -> bool:
        """Notify a user of a turn; return whether a direct message did, which names the number of `others`.

        If it is not due yet, its time is stored again, and cleared if it is no longer wanted. Raises NotNow,
        Discord's errors, and Refused: no-such-table, rules-gone.
        """
        table = await self._delivery.manager.table(table_id)
        player = table.player_of(user_id)
        if player is None or not player.to_notify:
            return False
        at = self._notify_at(table, player)
        if at is None or at > self._delivery.now():
            await self._delivery.store.write(message_queries.set_notification_due, table.id, player.seat, at)
            return False
        return await self._notify_where_possible(positions.committed(table), player, others)

    def _notify_at(self, table: Table, player: Player) -> int | None:
        """Return the Unix time, maybe past, to notify a player; None: never. Raises Refused: rules-gone."""
        waits = table.is_playing and player.is_present
        if not waits or player.seat not in positions.committed(table).to_move:
            return None
        hears = notifications.wants_sounds(player.preferences) and notifications.is_pending(table, player)
        return notifications.delayed_until(player, self._delivery.now()) if hears else None

    async def _notify_where_possible(self, position: Position, player: Player, others: int) -> bool:
        """Notify a player where they chose and it is possible; return whether a direct message did.

        If a direct message fails, the channel is tried. The notification is then no longer pending. `others`
        and errors as in `serve`.
        """
        table, was_told = position.table, False
        where = notifications.places(table, player, may_ping=await self._delivery.pings(table, [player]))
        if DIRECT in where and notifications.may_notify_directly(table, player):
            noted = await self._send_with_sound(position, player, others)
            silent = _silent_message(table, player, noted)
            if silent is not None:
                # Stored first: a crash before the deletion must not leave two messages with buttons.
                await self._stale_panels.store(silent)
            await self._delivery.store.write(outbox.record_hand, table.id, player.seat, **noted)
            if silent is not None:
                await self._remove_silent_message(silent)
            if noted["dm_state"] != OPEN:
                return await self._notify_where_possible(
                    position, replace(player, dm_state=noted["dm_state"]), others
                )
            was_told = True
        if CHANNEL in where and notifications.may_notify_in_channel(table, player, CHANNEL_NOTICE):
            await self._ping_in_channel(table, player)
        await self._delivery.store.write(message_queries.set_notification_due, table.id, player.seat, None)
        return was_told

    async def _send_with_sound(self, position: Position, player: Player, others: int) -> SeatColumns:
        """Send the turn's message with a sound; return the columns to store.

        `others` as in `serve`. If the player cannot be reached, only `dm_state`: LATER or CLOSED. Raises
        Discord's other errors.
        """
        table = position.table
        news = events_since_own_turn(player.seat, await self._delivery.manager.history(table, player.user_id))
        message = await player_messages.turn_dm(
            position, player.seat, news, say_for(table, player), other_games=others
        )
        try:
            async with self._delivery.conversations.conversation(player.user_id) as channel:
                newer_than = player.dm_message_id
                sent = await self._delivery.sender.send(
                    message, channel, table, player.seat, after=table.version - 1, newer_than=newer_than
                )
        except (NotNow, Unreachable) as error:
            return {"dm_state": LATER if isinstance(error, NotNow) else CLOSED}
        return {
            "dm_kind": Kind.TURN,
            "dm_message_version": table.version,
            "dm_version": table.version,
            "dm_channel_id": channel.id,
            "dm_message_id": sent.id,
            "dm_state": OPEN,
            "told_turn": table.turn_version,
        }

    async def _remove_silent_message(self, silent: OpenMessage) -> None:
        """Delete the silent message. If Discord rejects that, a job removes its buttons later."""
        if await sender.delete_message(self._delivery.message(silent.channel_id, silent.message_id)):
            await self._delivery.store.write(message_queries.remove_stale_panel, silent.message_id)

    async def _ping_in_channel(self, table: Table, player: Player) -> None:
        """Ping a player in the channel and record it.

        Forbidden and NotFound are logged. Raises NotNow, and Discord's other errors.
        """
        shown = await self._delivery.manager.view(table, None)
        notice = posts.turn_ping(shown, player, say_at(table))
        try:
            sent = await self._delivery.send_notice(shown.table, notice)
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("Player %s can't be pinged at table %s: %s", player.user_id, table.id, describe(error))
            return
        about = (table.id, Kind.REMINDER, player.seat, table.turn_version)
        noted = OpenMessage(sent, table.channel_id, *about)
        await self._delivery.store.write(
            outbox.record_notice, noted, notifications.mention_name(table, CHANNEL_NOTICE)
        )


def _silent_message(table: Table, player: Player, noted: SeatColumns) -> OpenMessage | None:
    """Return the direct message that a new one with a sound has replaced, or None."""
    if noted["dm_state"] != OPEN or player.dm_channel_id is None or player.dm_message_id is None:
        return None
    if player.dm_message_id == noted["dm_message_id"]:
        return None
    about = (table.id, Kind.PANEL, player.seat, table.version)
    return OpenMessage(player.dm_message_id, player.dm_channel_id, *about)
