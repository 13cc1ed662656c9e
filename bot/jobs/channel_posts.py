"""Posts in a table's channel: one per turn, with buttons only on the newest.

In games with hidden hands a turn is posted once it is complete. In other games the newest post is edited
during the turn. One post shows all pending steps.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

import discord

from bot import metrics, network_errors
from bot.jobs import sender
from bot.jobs.delivery import Delivery, DeliveryRecord
from bot.jobs.dm_rate_limit import NotNow, Unreachable
from bot.jobs.late_notifications import Spawn
from bot.jobs.open_messages import OpenMessages
from bot.jobs.sender import Channel, Sent
from bot.jobs.table_lock import TableLock
from bot.log_context import about, describe
from bot.store import Player, Table, message_queries, outbox
from bot.store.records import Kind, OpenMessage
from bot.store.schema import CHANNEL as IN_CHANNEL
from bot.store.schema import LATER, OPEN
from bot.tables import lobby_rules, notifications, positions
from bot.tables.clock import DAY
from bot.tables.consent import players_asked_for_undo
from bot.tables.consent import players_to_agree as whom_to_ask
from bot.tables.game import SETUP, HistoryEntry
from bot.tables.languages import say_at, say_for
from bot.tables.notifications import CHANNEL, DIRECT, Notification
from bot.tables.positions import Position
from bot.ui import posts, table_requests
from bot.ui.message import MAX_TEXT, Message
from bot.ui.pictures import PATIENCE, PENDING
from engine.core.types import Event, Resumed, Seat

log = logging.getLogger(__name__)


LATE_PATIENCE = 30.0
"""Seconds that each try to paint a late picture may take."""
LATE_TRIES = 3
"""The number of tries: the first at once, the others in the next sweeps."""

Compose = Callable[[float], Awaitable[Message]]
"""Composes a post; the argument is the number of seconds to wait for its pictures."""


@dataclass
class PostRecipients:
    """The players whom a post notifies now, and by seat when others are notified (Unix seconds).

    `in_dm`: the post is the result of a game in direct messages, and makes a sound without mentions.
    """

    now: list[Player] = field(default_factory=list)
    later: dict[Seat, int] = field(default_factory=dict)
    in_dm: bool = False

    def add(self, table: Table, player: Player, notification: Notification, now: int) -> None:
        """Add a player to `now`, `later` or neither, as a notification says for the channel.

        For the result of a game in direct messages set `in_dm` if it makes a sound.
        """
        if notification.is_due(CHANNEL, now):
            self.now.append(player)
        elif notification.at is not None and notification.is_later(CHANNEL, now):
            self.later[player.seat] = notification.at
        self.in_dm = self.in_dm or (
            not table.is_playing and not table.guild_id and notification.is_due(DIRECT, now)
        )

    def if_found(self, table: Table, sent: Sent, now: int) -> PostRecipients:
        """Return the recipients after sending: for a post that was found on Discord, those it pinged.

        Others are notified later, or not at all if the post is of an older version. A new post (`sent.found`
        is None) keeps its recipients.
        """
        if sent.found is None:
            return self
        called = sent.found.pinged if sent.version >= table.turn_version else frozenset()
        due = {**self.later, **{player.seat: now for player in self.now}}
        later = {seat: at for seat, at in due.items() if table.players[seat].user_id not in called}
        calls = [player for player in table.players if player.user_id in called]
        return PostRecipients(calls, later if sent.version == table.version else {})


@dataclass(frozen=True)
class PendingPicture:
    """A post that still lacks its picture, and the number of tries left."""

    position: Position
    post_message_id: int
    compose: Compose
    tries: int = LATE_TRIES


class LatePictures:
    """Adds pictures to posts that were sent as text, while they still show the current position."""

    def __init__(self, delivery: Delivery, turns: TableLock, spawn: Spawn) -> None:
        self._delivery, self._turns, self._spawn = delivery, turns, spawn
        self._pending: dict[int, PendingPicture] = {}

    def add(self, position: Position, post_message_id: int, compose: Compose) -> None:
        """Start adding pictures to a post of this position; `compose(seconds)` waits that long for them."""
        self._pending[position.table.id] = PendingPicture(position, post_message_id, compose)
        self.sweep()

    def sweep(self) -> None:
        """Start another try for every picture that is still missing, in the background."""
        pending, self._pending = self._pending, {}
        for one in pending.values():
            self._spawn(self._try_picture(one))

    async def _try_picture(self, pending: PendingPicture) -> None:
        """Add a picture to its post. A failure is logged and not raised."""
        with about(table=pending.position.table.id):
            try:
                await self._add_picture(pending)
            except Exception as error:
                log.warning(
                    "The newest post of table %s stays text: %s", pending.position.table.id, describe(error)
                )

    async def _add_picture(self, pending: PendingPicture) -> None:
        """Paint a post's picture and add it; if that takes too long, keep it for the next sweep.

        After the last try it is given up. Raises Discord's errors, and Refused: no-such-table, rules-gone.
        """
        table_id = pending.position.table.id
        if await self._current_table(pending) is None:
            return
        message = await pending.compose(LATE_PATIENCE)
        if message.images is not PENDING:
            await self._edit_if_current(pending, message)
        elif pending.tries > 1:
            self._pending.setdefault(table_id, replace(pending, tries=pending.tries - 1))
        else:
            log.warning("The newest post of table %s stays text after %s tries", table_id, LATE_TRIES)

    async def _edit_if_current(self, pending: PendingPicture, message: Message) -> None:
        """Edit a post into `message`, with the picture and current lines, under the table's lock.

        Does nothing without a picture, for an outdated post, and without the lease. Raises Discord's errors.
        """
        async with self._turns.hold(pending.position.table.id) as mine:
            table = await self._current_table(pending) if mine and message.images else None
            if table is None:
                return
            post = self._delivery.message(table.channel_id, pending.post_message_id)
            message = await self._with_current_lines(message, table)
            await sender.edit_message(post, message)
            self._delivery.texts.keep(pending.post_message_id, message.content)
            metrics.painted_later.inc()

    async def _current_table(self, pending: PendingPicture) -> Table | None:
        """Return the newest table if the post is still its latest and shows its position.

        None otherwise, or if the channel is gone. Raises Refused: no-such-table, rules-gone.
        """
        position = pending.position
        table = await self._delivery.manager.table(position.table.id)
        if table.post_message_id != pending.post_message_id or table.channel_gone:
            return None
        # With hidden hands each turn has its own post, and unfinished turns are not posted.
        same = position.game.has_hidden_hands or table.published_version == position.table.version
        return table if same else None

    async def _with_current_lines(self, message: Message, table: Table) -> Message:
        """Return the message with the current deadline, and a line on delayed direct messages.

        If the text would be too long, both are left out.
        """
        now = await self._delivery.manager.view(table, None)
        text = posts.with_current_time(message.text, now, say_at(table)) if table.is_playing else message.text
        if waiting := [player for player in table.players if player.dm_state == LATER]:
            text = f"{text}\n{posts.no_dm_line(now, waiting, say_at(table))}"
        return replace(message, text=text if len(text) <= MAX_TEXT else message.text, mentions=())


class ChannelPosts:
    """Brings a table's posts up to date, and passes late pictures to `illustrating`."""

    def __init__(self, delivery: Delivery, illustrating: LatePictures, open_messages: OpenMessages) -> None:
        self._delivery = delivery
        self._illustrating = illustrating
        self._open_messages = open_messages

    async def catch_up(self, record: DeliveryRecord) -> bool:
        """Post or edit what is pending in a table's channel; return whether there was anything to show.

        False also during a half-taken turn with hidden hands, which stays pending. False if the channel is
        gone: everything then counts as posted. Raises Discord's errors, and Refused: no-such-table,
        rules-gone.
        """
        table = record.table
        if table.published_version >= table.version:
            return False
        if table.channel_gone:
            record.record_post(message_id=None, version=table.version)
            return False
        if table.version == 0:
            await self._show_lobby(table)
            return True
        position = positions.committed(table)
        if position.game.has_hidden_hands and not position.turn_complete:
            return False
        history = await self._delivery.manager.history(table)
        if not await self._extend_post(record, position, history):
            await self._send_post(record, position, _news_start(table, history), history)
        return True

    async def _extend_post(
        self, record: DeliveryRecord, position: Position, history: list[HistoryEntry]
    ) -> bool:
        """Add what is pending to the newest post, by an edit; return False if a new post has to show it.

        An edit is enough while no turn has ended since the post and no player must be notified. A game of
        computers alone has one post, which every turn edits. Raises Discord's errors.
        """
        table = position.table
        if table.only_computers:
            return await self._edit_post(record, position, table.published_version, history)
        *_, turn_start, turn_end = [0, *_turn_ends(history)]
        if table.published_version < turn_end or _needs_new_post(table, history):
            return False
        if await self._needs_notice(position, history):
            return False
        shown_since = turn_start if table.post_since is None else table.post_since
        return await self._edit_post(record, position, shown_since, history)

    async def _show_lobby(self, table: Table) -> None:
        """Update a lobby's message, unless it was deleted or the game has begun; record it as published.

        If the lobby has changed since, do it again: the edit may have overwritten the answer to a press.
        Raises Discord's errors, and Refused: no-such-table, rules-gone.
        """
        if table.post_message_id is not None and not table.is_playing:
            post = self._delivery.message(table.channel_id, table.post_message_id)
            await sender.edit_if_there(post, await self._delivery.lobby_message(table))
        await self._delivery.store.write(outbox.record_lobby, table)
        newest = await self._delivery.manager.table(table.id)
        if newest.version == 0 and lobby_rules.has_changed(table, newest):
            await self._show_lobby(newest)

    async def _send_post(
        self, record: DeliveryRecord, position: Position, before: int, history: list[HistoryEntry]
    ) -> None:
        """Send a post with the events after version `before`, and close the post before it.

        If an earlier try has sent one, what that lacks follows. If the channel was deleted, store that, mark
        `record` as outdated, and return. Raises Forbidden after storing the reason if it is known, and
        Discord's other errors.
        """
        table = position.table
        message, name = await self._compose_post(position, before, history), f"post {table.version}"
        notified = await self._post_recipients(position, message.mentions, history, name)
        mentioned = [player.user_id for player in notified.now]
        message = replace(message, mentions=mentioned, silent=not (mentioned or notified.in_dm))
        channel = self._delivery.channel(table)
        try:
            sent = await self._delivery.sender.send(
                message, channel, table, IN_CHANNEL, after=table.published_version
            )
        except discord.NotFound:
            if not await self._is_channel_gone(table):
                raise
            await self._delivery.store.write(outbox.record_lost_channel, table.id)
            record.is_outdated = True
            return
        except discord.Forbidden:
            await self._record_obstacle(table)
            raise
        if sent.version > table.version:
            await self._delivery.skip_versions_to(record, sent.version)
            await self.catch_up(record)
            return
        # The record comes last: after a crash everything before it is done again, except the sending.
        if table.post_message_id != sent.id:
            await self._open_messages.close_post(table, sent.id, history, until=before)
        self._delivery.texts.keep(sent.id, sent.text)
        notified = notified.if_found(table, sent, self._delivery.now())
        record.record_post(
            message_id=sent.id,
            version=sent.version,
            mentioned_seats=[player.seat for player in notified.now],
            name=notifications.mention_name(table, f"post {sent.version}"),
            later=notified.later,
            post_blocked_reason=None,
            post_since=before,
        )
        if message.images is PENDING and sent.version == table.version:
            await record.write()
            self._illustrating.add(position, sent.id, partial(self._compose_post, position, before, history))
        if sent.version < table.version:
            await record.write()
            await self.catch_up(record)

    async def _record_obstacle(self, table: Table) -> None:
        """Store why posts are rejected, unless that is unknown or stored already."""
        why = await sender.obstacle(self._delivery.client, table)
        if why not in (None, table.post_blocked_reason):
            await self._delivery.store.write(outbox.record_blocked_channel, table.id, why)

    async def _post_recipients(
        self, position: Position, people: Sequence[int], history: list[HistoryEntry], name: str
    ) -> PostRecipients:
        """Return which of the users `people` (ids) a post notifies now, and who is notified later.

        Users whom another message of this turn has notified are left out. `name` is the kind of message, such
        as `post 12`.
        """
        table, now = position.table, self._delivery.now()
        meant = [await self._with_dm_state(player) for player in table.players if player.user_id in people]
        pings, notified = await self._delivery.pings(table, meant), PostRecipients()
        how = _notification_rule(position)
        for player in meant:
            notification = how(table, player, history, now, may_ping=pings)
            if notifications.may_notify_in_channel(table, player, name):
                notified.add(table, player, notification, now)
        return notified

    async def _with_dm_state(self, player: Player) -> Player:
        """Return the player, with `dm_state` LATER if their direct message channel may not be opened yet."""
        if player.dm_state != OPEN or player.dm_channel_id is not None:
            return player
        waits = await self._delivery.conversations.must_wait(player.user_id)
        return replace(player, dm_state=LATER) if waits else player

    async def ask_to_undo(self, table: Table) -> bool:
        """Ask the other players, in the channel or else directly, whether a turn may be taken back.

        Return whether any player was asked. If the server allows no pings, those it would ping are also asked
        directly. Raises Discord's other errors, and Refused: rules-gone.
        """
        shown = (await self._delivery.manager.view(table, None)).table
        people, pings = (
            players_asked_for_undo(table),
            (await self._delivery.manager.server(table.guild_id)).pings,
        )
        deals_again = await self._delivery.manager.would_deal_again(table, table.undo_seat or 0)
        question = partial(table_requests.undo_question, shown, deals_again=deals_again)
        called_here = [player.user_id for player in people if pings]
        if table.is_posted:
            try:
                message = replace(question(say_at(table)), mentions=called_here, silent=not called_here)
                await self._ask_in(self._delivery.channel(table), table, message)
                if not pings:
                    asking = (
                        self._ask_directly(table, player, question(say_for(table, player)))
                        for player in people
                    )
                    await asyncio.gather(*asking)
                return True
            except (discord.Forbidden, discord.NotFound) as error:
                log.info("Table %s asks by direct message: %s", table.id, describe(error))
        pinged_seats = {player.seat for player in people}
        asked = [
            await self._ask_directly(
                table,
                player,
                replace(question(say_for(table, player)), silent=player.seat not in pinged_seats),
            )
            for player in whom_to_ask(shown)
        ]
        return any(asked)

    async def _ask_directly(self, table: Table, player: Player, message: Message) -> bool:
        """Send a player the undo question; False if they can't be reached now. Raises Discord's errors."""
        try:
            async with self._delivery.conversations.conversation(player.user_id) as channel:
                await self._ask_in(channel, table, message)
        except (NotNow, Unreachable):
            return False
        return True

    async def _ask_in(self, channel: Channel, table: Table, message: Message) -> None:
        """Send the undo question, which a job closes a day after the request. Raises Discord's errors."""
        sent = await sender.send_message(channel, message)
        about = (table.id, Kind.UNDO, table.undo_seat or 0, table.undo_version or 0)
        await self._delivery.store.write(
            message_queries.add,
            OpenMessage(sent.id, channel.id, *about, since=table.undo_at),
            due_at=(table.undo_at or 0) + DAY + 1,
        )

    async def announce_delays(self, table: Table, waiting: Sequence[Player]) -> None:
        """Add a line to the newest post that names players whose direct messages are delayed, if it fits.

        Those of `waiting` who were named before are left out; the others' `dm_state` becomes LATER. Does
        nothing without a post or a channel. A post that the bot may not read, or that was deleted, stays as
        it is. Raises Discord's other errors, and Refused: rules-gone.
        """
        untold = [player for player in waiting if player.dm_state == OPEN]
        if not untold or table.post_message_id is None or table.channel_gone:
            return
        line = posts.no_dm_line(positions.committed(table), untold, say_at(table))
        try:
            post = await self._delivery.channel(table).fetch_message(table.post_message_id)
            # An earlier try may have added it.
            if line not in post.content and len(content := f"{post.content}\n{line}") <= MAX_TEXT:
                await post.edit(content=content)
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("The newest post of table %s names no delayed messages: %s", table.id, describe(error))
        for player in untold:
            await self._delivery.store.write(outbox.record_hand, table.id, player.seat, dm_state=LATER)

    async def update_deadline(self, table: Table) -> None:
        """Update the deadline in the text of a running game's newest post.

        Does nothing without a post or a channel. A failed request is logged. Raises Refused: rules-gone.
        """
        if table.post_message_id is None or table.channel_gone or not table.is_playing:
            return
        position = await self._delivery.manager.view(table, None)
        try:
            post = await self._delivery.channel(table).fetch_message(table.post_message_id)
            content = posts.with_current_time(post.content, position, say_at(table))
            if content != post.content:
                await post.edit(content=content)
        except network_errors.REQUEST_FAILURES as error:
            log.info("The newest post of table %s keeps its old time: %s", table.id, describe(error))

    async def _compose_post(
        self, position: Position, before: int, history: list[HistoryEntry], patience: float = PATIENCE
    ) -> Message:
        """Compose a post with events after version `before`; wait up to `patience` seconds for pictures."""
        events, outcome = _events_since(before, history), await self._delivery.manager.outcome(position.table)
        opening = before < SETUP or position.table.only_computers
        return await posts.post(
            position,
            events,
            say_at(position.table),
            opening=opening,
            outcome=outcome,
            ended_by=history[-1].seat,
            patience=patience,
        )

    async def _is_channel_gone(self, table: Table) -> bool:
        """Ask Discord whether the table's channel was deleted. Raises other errors of Discord."""
        try:
            await self._delivery.client.http.get_channel(table.channel_id)
        except discord.NotFound:
            return True
        return False

    async def _needs_notice(self, position: Position, history: list[HistoryEntry]) -> bool:
        """Return whether a turn that continues the last post needs a new post, to notify its player now.

        If they are notified later, store when. False if the turn continues no post.
        """
        if not position.game.shortcuts.extends_last_post(position.state):
            return False
        movers = [position.table.players[seat] for seat in position.to_move]
        people = [mover.user_id for mover in movers if mover.is_present]
        notified = await self._post_recipients(position, people, history, f"post {position.table.version}")
        if notified.later:
            await self._store_notification_times(position.table, notified.later)
        return bool(notified.now)

    async def _store_notification_times(self, table: Table, later: dict[Seat, int]) -> None:
        """Store when the players in `later` (seat: Unix seconds) are to be notified."""
        for seat, at in later.items():
            await self._delivery.store.write(message_queries.set_notification_due, table.id, seat, at)

    async def _edit_post(
        self, record: DeliveryRecord, position: Position, before: int, history: list[HistoryEntry]
    ) -> bool:
        """Edit the newest post to show the events after version `before`, and record it as published.

        Return False if there is no post or it was deleted. With hidden hands it is only recorded: the pending
        step was undone, so the post is right. Raises Discord's other errors.
        """
        table = position.table
        if table.post_message_id is None:
            return False
        message = None
        # With hidden hands there is nothing new to show: an unpublished step was taken back.
        if table.only_computers or not position.game.has_hidden_hands:
            message = await self._compose_post(position, before, history)
            post = self._delivery.message(table.channel_id, table.post_message_id)
            if not await sender.edit_if_there(post, message):
                return False
            self._delivery.texts.keep(table.post_message_id, message.content)
        record.record_post(message_id=table.post_message_id, version=table.version)
        if message is not None and message.images is PENDING:
            await record.write()
            self._illustrating.add(
                position, table.post_message_id, partial(self._compose_post, position, before, history)
            )
        return True


def _notification_rule(position: Position) -> Callable[..., Notification]:
    """Return `hold_notification`, `turn_notification` or `end_notification`, by the state of the game."""
    if position.table.is_on_hold:
        return notifications.hold_notification
    return notifications.turn_notification if position.result is None else notifications.end_notification


def _needs_new_post(table: Table, history: list[HistoryEntry]) -> bool:
    """Return whether the game is on hold or was resumed: only a new post notifies players of that."""
    news = _events_since(table.published_version, history)
    return table.is_on_hold or any(isinstance(event, Resumed) for event in news)


def _turn_ends(history: Sequence[HistoryEntry]) -> list[int]:
    """Return the versions at which a turn ended, oldest first, without turns that continue a post."""
    return [step.version for step in history if step.complete and not step.continues_post]


def _news_start(table: Table, history: Sequence[HistoryEntry]) -> int:
    """Return the version after which the events for a new post begin.

    A turn that the older post shows only in part is repeated whole, unless the older post shows nothing else.
    """
    first = -1 if table.post_since is None else table.post_since
    ends = (end for end in _turn_ends(history) if first < end <= table.published_version)
    return max(ends, default=table.published_version)


def _events_since(version: int, history: list[HistoryEntry]) -> list[Event]:
    return [event for step in history if step.version > version for event in step.events]
