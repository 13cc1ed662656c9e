"""Direct messages to players: the first hand, the panel on their turn, the result."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field, replace

from bot import network_errors
from bot.jobs import sender
from bot.jobs.delivery import Delivery, DeliveryRecord
from bot.jobs.dm_rate_limit import NotNow, Unreachable
from bot.jobs.lobby_notices import Invitations
from bot.jobs.open_messages import SETTLED, OpenMessages
from bot.jobs.sender import Alert
from bot.log_context import describe
from bot.store import Player, Table
from bot.store.records import HandColumns, Kind
from bot.store.schema import CLOSED, CLOSED_NOTIFIED, OPEN
from bot.tables import notifications, positions, rated_games
from bot.tables.game import SETUP, HistoryEntry
from bot.tables.languages import say_for
from bot.tables.notifications import DIRECT, SILENT, Notification
from bot.tables.positions import Position
from bot.ui import match_messages, player_messages, table_requests
from bot.ui.message import Message
from engine.core.types import Event, Seat, TurnTimedOut

log = logging.getLogger(__name__)

NO_MESSAGE: HandColumns = {"dm_message_id": None, "dm_kind": None}
"""The columns of a player who has no message."""
MADE_NO_SOUND = Alert(silent=True, mentions=frozenset())
"""An invitation that a delivery had edited into the message before it was cut short."""


@dataclass
class Undelivered:
    """Which players `DirectMessages.catch_up` did not reach: some must wait, others accept no messages."""

    waiting: list[Player] = field(default_factory=list)
    unreachable: list[Seat] = field(default_factory=list)
    unnotified: list[Player] = field(default_factory=list)
    """Of the unreachable players those to move who were not notified elsewhere."""
    reached: bool = False
    """Whether Discord accepted any message."""


class DirectMessages:
    """Brings players' direct messages up to date."""

    def __init__(self, delivery: Delivery, open_messages: OpenMessages, invitations: Invitations) -> None:
        self._delivery = delivery
        self._open_messages = open_messages
        self._invitations = invitations

    async def catch_up(self, record: DeliveryRecord) -> Undelivered:
        """Send every player at a table the messages that are pending; return who was not reached.

        Nothing is sent in a lobby, nor while a turn is half taken (except on hold and in a match). The
        results are added to `record`, and stored only where the table must be read again. What must wait
        stays pending. Raises Discord's errors, and Refused: no-such-table, rules-gone.
        """
        table = record.table
        if table.version == 0:
            return Undelivered()
        position = positions.committed(table)
        pending = [player for player in table.players if player.dm_version < table.version]
        if not pending or not (position.turn_complete or table.is_on_hold or table.is_match):
            return Undelivered()
        history, dealt = await self._delivery.manager.history(table), Undelivered()
        for player in pending:
            try:
                notes = await self._deliver_to_player(record, position, player, history)
            except NotNow:
                dealt.waiting.append(player)
                continue
            if notes["dm_version"] > table.version:
                await self._delivery.skip_versions_to(record, notes["dm_version"])
                return await self.catch_up(record)
            record.record_hands({player.seat: notes})
            if notes.get("dm_state") in (CLOSED, CLOSED_NOTIFIED):
                dealt.unreachable.append(player.seat)
                dealt.unnotified.extend([player] if notes.get("notify_at") else [])
            dealt.reached = dealt.reached or notes.get("dm_state") == OPEN
            if notes["dm_version"] < table.version:
                await self._delivery.reread(record)
                return await self.catch_up(record)
        return dealt

    async def _deliver_to_player(
        self, record: DeliveryRecord, position: Position, player: Player, history: list[HistoryEntry]
    ) -> HandColumns:
        """Send a player what is due, if anything; return the columns to store.

        Raises NotNow, and Discord's errors.
        """
        if position.table.is_on_hold:
            return await self._show_hold(record, position, player, history)
        if await self._must_wait(position, player, history):
            raise NotNow
        began = max(step.version for step in history if step.complete)
        # After a step taken back, the hand that was sent is the one to play from again.
        dealt = player.dm_version >= began
        renewed = {} if dealt else await self._send_next(record, position, player, history)
        return {"dm_version": position.table.version, **renewed}

    async def _show_hold(
        self, record: DeliveryRecord, position: Position, player: Player, history: list[HistoryEntry]
    ) -> HandColumns:
        """Close a player's last message as the game is on hold; return the columns to store.

        Where posting is impossible, a new message says so, silently to players who want no sounds now. A
        player who accepts none gets the `dm_state` CLOSED, or keeps CLOSED_NOTIFIED. Raises NotNow and
        Discord's errors.
        """
        version: HandColumns = {"dm_version": position.table.version}
        if player.user_id < 0:
            return version
        if position.table.is_posted:
            return {**version, **await self._open_messages.close_turn(position, player, history)}
        said = table_requests.hold_dm(position.table, say_for(position.table, player))
        silent = not notifications.may_sound_for(player, self._delivery.now())
        noted, _ = await self._send_or_find(record, position, player, replace(said, silent=silent))
        noted = noted or {}
        if noted.get("dm_message_id") != player.dm_message_id:
            await self._open_messages.close_superseded(position, player, history)
        return {**version, **noted}

    async def _must_wait(self, position: Position, player: Player, history: list[HistoryEntry]) -> bool:
        """Return whether a message is due that must wait for the rate limit."""
        due = player.dm_version == 0 or position.result is not None or player.seat in position.to_move
        due = due or self._is_next_up_notice_due(position, player, history)
        if not due or player.user_id < 0 or player.dm_channel_id:
            return False
        return await self._delivery.conversations.must_wait(player.user_id)

    async def show_progress(self, table: Table, user_id: int, except_message_id: int | None) -> None:
        """Show an unfinished turn in the mover's direct message, unless its id is `except_message_id`.

        Does nothing without a message or a turn to show, or if the message shows an earlier turn's outcome. A
        failed edit is logged. Raises Refused: not-started, lobby-cancelled, rules-gone.
        """
        position, player = await self._delivery.manager.view(table, user_id), table.player_of(user_id)
        if (
            player is None
            or player.dm_message_id in (None, except_message_id)
            or player.dm_channel_id is None
            or player.dm_kind in SETTLED
        ):
            return
        message = await self._progress_panel(position, player)
        if message is None:
            return
        shown = self._delivery.message(player.dm_channel_id, player.dm_message_id)
        try:
            await sender.edit_message(shown, message)
        except network_errors.REQUEST_FAILURES as error:
            # Nothing is lost: a press on an old button shows the current panel.
            log.info("Message %s keeps its old panel: %s", player.dm_message_id, describe(error))

    async def update_deadlines(self, table: Table) -> None:
        """Update the deadlines in the newest direct messages of a running game's players to move.

        Does nothing at other tables. A failed request is logged. Raises Refused: rules-gone.
        """
        if not table.is_playing:
            return
        position = positions.committed(table)
        for player in (table.players[seat] for seat in position.to_move):
            if player.is_present and player.dm_kind == Kind.TURN and player.dm_message_id is not None:
                await self._update_deadline(position, player)

    async def _update_deadline(self, position: Position, player: Player) -> None:
        """Edit the time in a player's newest direct message if it has changed. A failed request is logged."""
        try:
            message = await self._delivery.message(player.dm_channel_id, player.dm_message_id).fetch()
            say = say_for(position.table, player)
            content = player_messages.with_current_time(message.content, position, player.seat, say)
            if content != message.content:
                await message.edit(content=content)
        except network_errors.REQUEST_FAILURES as error:
            log.info("Message %s keeps its old time: %s", player.dm_message_id, describe(error))

    async def _progress_panel(self, position: Position, player: Player) -> Message | None:
        """Return the panel of a player's turn as far as it is taken.

        None for a player who is not to move. In a running match that they have not left it is then the result
        of their last deal.
        """
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
        return await player_messages.turn_dm(position, player.seat, news, say)

    async def _send_next(
        self, record: DeliveryRecord, position: Position, player: Player, history: list[HistoryEntry]
    ) -> HandColumns:
        """Send a player's next message, if any, and close the one before; return the columns to store.

        Without a message it shows the turn's outcome on the last one, unless only others have moved since.
        For a player who accepts no messages, `dm_state` says so. Raises as `_send_or_find`.
        """
        message = await self._pending_message(position, player, history)
        next_game = record.next_games.get(player.user_id)
        # Without a message, one of an earlier attempt with an unknown outcome may still be found.
        if message is None and player.seat not in record.attempts:
            if player.seat not in position.to_move and _only_others_moved(player, history):
                return {}
            return await self._open_messages.close_turn(position, player, history, next_game)
        notification = await self._notification(position, player, history)
        now = self._delivery.now()
        loud = notification.is_due(DIRECT, now) and notifications.may_notify_directly(position.table, player)
        silent = None if message is None else replace(message, silent=not loud)
        noted, found = await self._replace_or_send(record, position, player, silent)
        if noted is None:
            return await self._open_messages.close_turn(position, player, history, next_game)
        if noted["dm_message_id"] != player.dm_message_id:
            await self._open_messages.close_superseded(position, player, history)
        if message is None:
            return noted
        arrived = noted.get("dm_version") == position.table.version
        return {**noted, **_notification_columns(position, player, notification, now, found, arrived=arrived)}

    async def _notification(
        self, position: Position, player: Player, history: list[HistoryEntry]
    ) -> Notification:
        """Return how a player is notified of the message they get now.

        Silently if it is their first and they are not to move.
        """
        table, now, pings = (
            position.table,
            self._delivery.now(),
            await self._delivery.pings(position.table, [player]),
        )
        if position.result is not None:
            return notifications.end_notification(table, player, history, now, may_ping=pings)
        if player.seat in position.to_move:
            return notifications.turn_notification(table, player, history, now, may_ping=pings)
        return notifications.next_up_notification(player, now) if player.dm_version else SILENT

    def _is_next_up_notice_due(self, position: Position, player: Player, history: list[HistoryEntry]) -> bool:
        return notifications.is_next_up_notification_due(position, player, history, self._delivery.now())

    async def _pending_message(
        self, position: Position, player: Player, history: list[HistoryEntry]
    ) -> Message | None:
        """Return the message a player needs now; None if there is nothing new for them.

        None also for computers, and before the end for players who left or get only the daily summary.
        """
        if player.user_id < 0:
            return None
        say = say_for(position.table, player)
        if position.result is not None:
            is_known = rated_games.was_left_by_its_only_person(position.table, position.result)
            if is_known or position.table.channel_id == player.dm_channel_id:
                # The player ended the game, or the post before it says the same.
                return None
            outcome = await self._delivery.manager.outcome(position.table)
            # Who went first is no news any more.
            news = events_since_own_turn(player.seat, [step for step in history if step.version > SETUP])
            return await player_messages.result_dm(position, player.seat, position.result, news, outcome, say)
        if not player.is_present or notifications.gets_digest_only(player.preferences):
            return None
        news = events_since_own_turn(player.seat, history)
        if player.seat in position.to_move:
            return await player_messages.turn_dm(position, player.seat, news, say)
        if player.dm_version == 0:
            return await player_messages.start_dm(position, player.seat, news, say)
        if self._is_next_up_notice_due(position, player, history):
            return player_messages.next_turn_dm(position, player, say)
        return None

    async def _replace_or_send(
        self, record: DeliveryRecord, position: Position, player: Player, message: Message | None
    ) -> tuple[HandColumns | None, Alert | None]:
        """Send a message, or find a sent one if it is None; return and raise as `_send_or_find`.

        A player's first silent message is edited into their invitation's; one with a sound is sent, and the
        invitation deleted. Then the invitation is recorded as replaced. Without new columns it stays.
        """
        invited = await self._invitations.replaceable(position.table, player) if message is not None else None
        if invited is None or message is None or invited.message_id is None or invited.channel_id is None:
            return await self._send_or_find(record, position, player, message)
        if message.silent and await self._invitations.become(invited, message):
            record.record_replaced_invitation(invited)
            version = position.table.version
            return _sent_columns(position, player, invited.channel_id, invited.message_id, version), None
        noted, found = await self._send_or_find(record, position, player, message)
        if noted is None or noted.get("dm_message_id") is None:
            return noted, found
        record.record_replaced_invitation(invited)
        if noted["dm_message_id"] == invited.message_id:
            return noted, MADE_NO_SOUND
        await self._invitations.delete(invited)
        return noted, found

    async def _send_or_find(
        self, record: DeliveryRecord, position: Position, player: Player, message: Message | None
    ) -> tuple[HandColumns | None, Alert | None]:
        """Send a message, or with None find one that was sent without being recorded.

        Return the columns to store (None: nothing found), and how a found message alerted its reader (None:
        it is new). A player who accepts no messages gets the `dm_state` CLOSED, or keeps CLOSED_NOTIFIED.
        Raises NotNow, and Discord's errors.
        """
        table, known = position.table, record.channels.get(player.user_id)
        try:
            async with self._delivery.conversations.conversation(player.user_id, known) as channel:
                where, after = (channel, table, player.seat), player.dm_version
                if message is None:
                    sent = await self._delivery.sender.find(*where, after=after)
                else:
                    sent = await self._delivery.sender.send(message, *where, after=after)
        except Unreachable:
            # The player can go on: "My hand" and "Play" answer in the channel. A post says so once.
            return {
                **NO_MESSAGE,
                "dm_state": player.dm_state if player.dm_state == CLOSED_NOTIFIED else CLOSED,
            }, None
        if sent is None:
            return None, None
        return _sent_columns(position, player, channel.id, sent.id, sent.version), sent.found


def _sent_columns(
    position: Position, player: Player, channel_id: int, message_id: int, version: int
) -> HandColumns:
    """Return the columns that record a sent message, open and showing `version`.

    One that is older than the position counts as a turn's.
    """
    return {
        "dm_version": version,
        "dm_channel_id": channel_id,
        "dm_message_id": message_id,
        "dm_kind": _message_kind(position, player) if version == position.table.version else Kind.TURN,
        "dm_message_version": version,
        "dm_state": OPEN,
    }


def _message_kind(position: Position, player: Player) -> Kind:
    """Return the kind of message that fits the player.

    FIRST: none was sent before; NEXT: another player is to move.
    """
    if position.result is not None:
        return Kind.END
    if position.table.is_on_hold:
        return Kind.ON_HOLD
    if player.seat in position.to_move:
        return Kind.TURN
    return Kind.FIRST if player.dm_version == 0 else Kind.NEXT


def _only_others_moved(player: Player, history: list[HistoryEntry]) -> bool:
    """Return whether only other players have taken steps since a player's last message.

    False after an event of the table, such as a handover.
    """
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
    """Return the columns that record a player's notification: done, or when it is to be sent.

    Empty if there is nothing to record. `found` is how a message found on Discord alerted them (None: it is
    new); `arrived`: it shows the newest version.
    """
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
    """Return the events after a seat's last step, oldest first; all events without one.

    A turn that a computer took after a time-out does not count.
    """
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
