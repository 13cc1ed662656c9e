"""Direct messages to players: the first hand, the panel on their turn, the result."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field, replace

import aiohttp
import discord

from bot.jobs import sender
from bot.jobs.delivery import Delivery
from bot.jobs.delivery_record import DeliveryRecord
from bot.jobs.dm_rate_limit import NotNow, Unreachable
from bot.jobs.open_messages import OpenMessages
from bot.jobs.sender import Alert
from bot.log_context import describe
from bot.store import Player, Table
from bot.store.columns import HandColumns
from bot.store.records import Kind
from bot.store.schema import CLOSED, OPEN, TOLD
from bot.tables import next_up, notifications, positions
from bot.tables.histories import HistoryEntry
from bot.tables.languages import say_for
from bot.tables.notification_settings import DIRECT
from bot.tables.notifications import SILENT, Notification
from bot.tables.positions import Position
from bot.ui import hand_messages, match_messages, on_hold_messages
from bot.ui.message import Message
from engine.core.types import Event, Seat, TurnTimedOut

log = logging.getLogger(__name__)

NO_MESSAGE: HandColumns = {"dm_message_id": None, "dm_kind": None}
"""What is noted of a player who has no message."""


@dataclass
class Undelivered:
    """Who was and could not be written to: players who have to wait, and seats that take no messages."""

    waiting: list[Player] = field(default_factory=list)
    unreachable: list[Seat] = field(default_factory=list)
    unnotified: list[Player] = field(default_factory=list)
    """Of these, whose turn it is and who has not heard of it anywhere else."""
    reached: bool = False
    """Whether Discord has taken anything."""


class DirectMessages:
    """Brings the players' direct messages up to date. The ones before are left to `open_messages`."""

    def __init__(self, delivery: Delivery, open_messages: OpenMessages) -> None:
        self._delivery = delivery
        self._open_messages = open_messages

    async def catch_up(self, telling: DeliveryRecord) -> Undelivered:
        """Sends every player of a table what they have not been sent.

        What has to wait stays owed, and is tried again every minute. Whoever gathers holds nothing yet.
        """
        table = telling.table
        if table.version == 0:
            return Undelivered()
        position = positions.committed(table)
        owed = [player for player in table.players if player.dm_version < table.version]
        if not owed or not (position.turn_complete or table.is_on_hold or table.is_match):
            return Undelivered()
        history, dealt = await self._delivery.manager.history(table), Undelivered()
        for player in owed:
            try:
                notes = await self._notes(telling, position, player, history)
            except NotNow:
                dealt.waiting.append(player)
                continue
            if notes["dm_version"] > table.version:
                await self._delivery.overtake(telling, notes["dm_version"])
                return await self.catch_up(telling)
            telling.note_hands({player.seat: notes})
            if notes.get("dm_state") in (CLOSED, TOLD):
                dealt.unreachable.append(player.seat)
                dealt.unnotified.extend([player] if notes.get("notify_at") else [])
            dealt.reached = dealt.reached or notes.get("dm_state") == OPEN
            if notes["dm_version"] < table.version:
                await self._delivery.renew(telling)
                return await self.catch_up(telling)
        return dealt

    async def _notes(
        self, telling: DeliveryRecord, position: Position, player: Player, history: list[HistoryEntry]
    ) -> HandColumns:
        """Sends a player what is due, if anything is; what to note. Raises NotNow."""
        if position.table.is_on_hold:
            return await self._put_on_hold(telling, position, player, history)
        if await self._must_wait(position, player, history):
            raise NotNow
        began = max(step.version for step in history if step.complete)
        # After a step taken back, the hand that was sent is the one to play from again.
        dealt = player.dm_version >= began
        renewed = {} if dealt else await self._renew(telling, position, player, history)
        return {"dm_version": position.table.version, **renewed}

    async def _put_on_hold(
        self, telling: DeliveryRecord, position: Position, player: Player, history: list[HistoryEntry]
    ) -> HandColumns:
        """Has a player's last message say that the game is on hold; where nothing is posted, tells them."""
        version: HandColumns = {"dm_version": position.table.version}
        if player.user_id < 0:
            return version
        if position.table.is_posted:
            return {**version, **await self._open_messages.leave(position, player, history)}
        said = on_hold_messages.hold_dm(position.table, say_for(position.table, player))
        noted, _ = await self._send(telling, position, player, said)
        noted = noted or {}
        if noted.get("dm_message_id") != player.dm_message_id:
            await self._open_messages.follow(position, player, history)
        return {**version, **noted}

    async def _must_wait(self, position: Position, player: Player, history: list[HistoryEntry]) -> bool:
        """Whether a player is to be written to, and cannot be now: nothing is painted in vain."""
        due = player.dm_version == 0 or position.result is not None or player.seat in position.to_move
        due = due or self._is_next(position, player, history)
        if not due or player.user_id < 0 or player.dm_channel_id:
            return False
        return await self._delivery.conversations.must_wait(player.user_id)

    async def follow(self, table: Table, user_id: int, elsewhere: int | None) -> None:
        """Shows a turn as far as it has been taken in the mover's message, if it was taken elsewhere."""
        position, player = await self._delivery.manager.view(table, user_id), table.player_of(user_id)
        if player is None or player.dm_message_id in (None, elsewhere) or player.dm_channel_id is None:
            return
        message = await self._followed(position, player)
        if message is None:
            return
        channel = self._delivery.client.get_partial_messageable(player.dm_channel_id)
        try:
            await sender.edit_message(channel.get_partial_message(player.dm_message_id), message)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            # Nothing is lost: whoever presses the old buttons is shown the panel anew.
            log.info("Message %s keeps its old panel: %s", player.dm_message_id, describe(error))

    async def _followed(self, position: Position, player: Player) -> Message | None:
        """How far a player's turn is; in a match, once all deals are played, what they wait for."""
        table, say = position.table, say_for(position.table, player)
        if player.seat not in position.to_move:
            waits = table.is_match and position.result is None and player.is_present
            return (
                match_messages.deal_result(position, player.user_id, table.deals or 0, (), say)
                if waits
                else None
            )
        history = await self._delivery.manager.history(table, player.user_id)
        began = max(step.version for step in history if step.complete)
        news = (
            []
            if table.is_match
            else [event for step in history if step.version > began for event in step.events]
        )
        return await hand_messages.turn_dm(position, player.seat, news, say)

    async def _renew(
        self, telling: DeliveryRecord, position: Position, player: Player, history: list[HistoryEntry]
    ) -> HandColumns:
        """Sends a player's next message, if any; the one before says what became of it. What to note."""
        message = await self._message(position, player, history)
        # No message to the player is on its way whose end nobody knows.
        unsent = message is None and player.seat not in telling.attempts
        if unsent and player.seat not in position.to_move and _waits_on(player, history):
            return {}
        if unsent:
            return await self._open_messages.leave(position, player, history)
        notification = await self._notification(position, player, history)
        now = self._delivery.now()
        loud = notification.is_due(DIRECT, now) and notifications.may_notify_directly(position.table, player)
        silent = None if message is None else replace(message, silent=not loud)
        noted, found = await self._send(telling, position, player, silent)
        if noted is None:
            return await self._open_messages.leave(position, player, history)
        if noted["dm_message_id"] != player.dm_message_id:
            await self._open_messages.follow(position, player, history)
        if message is None:
            return noted
        arrived = noted.get("dm_version") == position.table.version
        return {**noted, **_notification_columns(position, player, notification, now, found, arrived=arrived)}

    async def _notification(
        self, position: Position, player: Player, history: list[HistoryEntry]
    ) -> Notification:
        """How a player hears what they are told; a first hand can wait until it is their turn."""
        table, now, pings = (
            position.table,
            self._delivery.now(),
            await self._delivery.pings(position.table, [player]),
        )
        if position.result is not None:
            return notifications.end_notification(table, player, history, now, pings=pings)
        if player.seat in position.to_move:
            return notifications.turn_notification(table, player, history, now, pings=pings)
        return notifications.next_up_notification(player, now) if player.dm_version else SILENT

    def _is_next(self, position: Position, player: Player, history: list[HistoryEntry]) -> bool:
        return next_up.is_notification_due(position, player, history, self._delivery.now())

    async def _message(
        self, position: Position, player: Player, history: list[HistoryEntry]
    ) -> Message | None:
        """What a player has to be told now; None: nothing, it is the others' turn."""
        if player.user_id < 0:
            return None
        news, say = events_since_own_turn(player.seat, history), say_for(position.table, player)
        if position.result is not None:
            if position.table.channel_id == player.dm_channel_id:
                # The post before it says the same.
                return None
            outcome = await self._delivery.manager.outcome(position.table)
            return await hand_messages.result_dm(position, player.seat, position.result, news, outcome, say)
        if not player.is_present or notifications.gets_digest_only(player.wishes):
            return None
        if player.seat in position.to_move:
            return await hand_messages.turn_dm(position, player.seat, news, say)
        if player.dm_version == 0:
            return await hand_messages.start_dm(position, player.seat, news, say)
        if self._is_next(position, player, history):
            return hand_messages.next_turn_dm(position, player, say)
        return None

    async def _send(
        self, telling: DeliveryRecord, position: Position, player: Player, message: Message | None
    ) -> tuple[HandColumns | None, Alert | None]:
        """Sends a message, or finds one that was sent without anybody's noting it.

        What to note, if any; and how it was heard, if it was found.
        """
        table, known = position.table, telling.channels.get(player.user_id)
        try:
            async with self._delivery.conversations.conversation(player.user_id, known) as channel:
                where, told = (channel, table, player.seat), player.dm_version
                if message is None:
                    sent = await self._delivery.sender.find(*where, told=told)
                else:
                    sent = await self._delivery.sender.send(message, *where, told=told)
        except Unreachable:
            # Nothing breaks: "My hand" and "Play" answer in the channel. The player is told there, once.
            return {**NO_MESSAGE, "dm_state": player.dm_state if player.dm_state == TOLD else CLOSED}, None
        if sent is None:
            return None, None
        noted: HandColumns = {
            "dm_version": sent.version,
            "dm_channel_id": channel.id,
            "dm_message_id": sent.id,
            "dm_kind": _message_kind(position, player) if sent.version == table.version else Kind.TURN,
            "dm_message_version": sent.version,
            "dm_state": OPEN,
        }
        return noted, sent.found


def _message_kind(position: Position, player: Player) -> Kind:
    """What the message is that a player is sent now."""
    if position.result is not None:
        return Kind.END
    if position.table.is_on_hold:
        return Kind.ON_HOLD
    if player.seat in position.to_move:
        return Kind.TURN
    return Kind.FIRST if player.dm_version == 0 else Kind.NEXT


def _waits_on(player: Player, history: list[HistoryEntry]) -> bool:
    """Whether others have moved since a player's last message, and nothing else has happened."""
    since = [step for step in history if step.version > player.dm_version]
    return all(step.seat != player.seat and not step.is_table_event for step in since)


def _notification_columns(
    position: Position,
    player: Player,
    notification: Notification,
    now: int,
    found: Alert | None,
    *,
    arrived: bool,
) -> HandColumns:
    """What is noted of how a player hears of their turn: that they have, or when they will."""
    table = position.table
    if player.seat not in position.to_move or not notifications.may_notify_directly(table, player):
        return {}
    is_due = notification.is_due(DIRECT, now)
    has_heard = is_due if found is None else not found.silent
    if arrived and has_heard:
        return {"told_turn": table.turn_version, "to_notify": False}
    if is_due:
        return {"to_notify": True, "notify_at": now}
    is_later = notification.is_later(DIRECT, now)
    return {"to_notify": True, "notify_at": notification.at} if is_later else {}


def events_since_own_turn(seat: Seat, history: list[HistoryEntry]) -> list[Event]:
    """What has happened after a seat's own last step, or since somebody took its turns."""
    first, taken_over = 0, False
    for place, step in enumerate(history):
        if step.seat != seat:
            continue
        if any(isinstance(event, TurnTimedOut) for event in step.events):
            taken_over = True
        elif taken_over:
            taken_over = not step.complete
        else:
            first = place + 1
    return [event for step in history[first:] for event in step.events]
