"""Clock jobs and pause requests: reminders, turns whose time is up, starts of lobbies, closed threads.

Each step stores the next due time, so nothing is due for a turn that was taken.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Unpack

import discord

from bot import network_errors
from bot.jobs import sender
from bot.jobs.channel_audience import NO_MEMBER
from bot.jobs.delivery import Delivery
from bot.jobs.dm_rate_limit import NotNow, Unreachable
from bot.jobs.lobby_notices import LobbyStarts
from bot.jobs.open_messages import OpenMessages
from bot.jobs.scheduler import LEASE
from bot.jobs.sender import Channel
from bot.log_context import describe
from bot.store import Player, Table, message_queries, table_queries
from bot.store.jobs import CLOCK, Job
from bot.store.records import Kind, OpenMessage, SeatColumns
from bot.store.schema import CLOSED, CLOSED_NOTIFIED, OPEN
from bot.tables import clock, notifications, on_hold, positions, resigning, time_outs
from bot.tables.consent import PAUSE, undecided_players
from bot.tables.languages import say_at, say_for, say_in
from bot.tables.notifications import SentNotice
from bot.tables.positions import Position
from bot.ui import player_messages, table_requests
from bot.ui.message import Message
from engine.core.catalogue import Say

log = logging.getLogger(__name__)

Notice = Callable[[Say], Message]
"""Makes a notice in the channel's language or its reader's."""


class ClockNotices:
    """The job for what falls due at a table: reminders, time-outs, lobby starts, closing a thread.

    `publish` and `inform_guests` deliver a table's news soon.
    """

    name, most = CLOCK, 1000

    def __init__(
        self,
        delivery: Delivery,
        open_messages: OpenMessages,
        *,
        publish: Callable[[int], None],
        inform_guests: Callable[[int], None],
    ) -> None:
        self._delivery = delivery
        self._open_messages = open_messages
        self._publish = publish
        self._lobbies = LobbyStarts(delivery, inform_guests)

    async def run(self, job: Job) -> int:
        """Do what is due at the job's table.

        Return when to run again if `serve` stored no other time: after LEASE seconds (Unix time). Raises as
        `serve`; the table is published in any case.
        """
        try:
            await self.serve(job.table_id)
        finally:
            self._publish(job.table_id)
        return self._delivery.now() + LEASE

    async def serve(self, table_id: int) -> None:
        """Serve a lobby, or a running game's players to move; archive the thread of any other table.

        Stores when something is due next. Raises NotNow, Discord's errors, and Refused: no-such-table,
        rules-gone.
        """
        table = await self._delivery.manager.table(table_id)
        if table.in_lobby:
            await self._lobbies.serve(table)
        elif table.is_playing:
            position = positions.committed(table)
            for seat in position.to_move:
                await self._serve_player(position, table.players[seat])
            await self._ask_if_quiet(position)
            await self._delivery.manager.run(clock.reschedule, table_id)
        else:
            await self._close_thread(table)
            await self._delivery.manager.run(clock.cancel_due_time, table_id)

    async def _close_thread(self, table: Table) -> None:
        """Archive the thread that the bot opened for a table, unless another table uses it.

        A rejection is logged: Discord then does it some days later.
        """
        thread = self._delivery.client.get_channel(table.channel_id)
        user = self._delivery.client.user
        if not isinstance(thread, discord.Thread) or user is None or thread.owner_id != user.id:
            return
        if await self._delivery.store.read(table_queries.live_in_channel, thread.id) is not None:
            return
        try:
            await thread.edit(archived=True)
        except discord.HTTPException as error:
            log.info("The thread of table %s stays open: %s", table.id, describe(error))

    async def _serve_player(self, position: Position, player: Player) -> None:
        """Send the notice that is due for a player, if any; after the last one, end their turn.

        A player who has left the server is replaced instead, or the opponent is asked. Raises as `serve`.
        """
        table = position.table
        stage = clock.due_notice(table, player.seat, self._delivery.now())
        if stage is None or await self.replace_departed_player(table, player):
            return
        opponent = clock.opponent(table, player.seat)
        if player.reminded == clock.DEPARTED and stage < clock.ASKED:
            await self._remind_if_back(position, player, stage)
        elif stage < clock.ASKED:
            await self._remind(position, player, stage)
        elif stage == clock.ASKED and opponent is not None:
            await self._send_notice(table, player, opponent, stage)
        else:
            await self._delivery.manager.run(time_outs.apply_time_out, table.id, player.seat, table.version)

    async def _ask_if_quiet(self, position: Position) -> None:
        """Ask once whether people still play where no clock runs. Does nothing before that is due.

        If the time to answer is over, put the game on hold. If a player to move has left the server, that is
        handled instead. Raises as `serve`.
        """
        table, now = position.table, self._delivery.now()
        if not clock.has_no_running_clock(table) or now < clock.activity_check_due_at(
            table, position.to_move
        ):
            return
        if table.asked_at is not None:
            await self._delivery.manager.run(on_hold.close_activity_check, table.id, table.version)
            return
        movers = [table.players[seat] for seat in position.to_move if table.players[seat].is_present]
        for player in movers:
            if await self.replace_departed_player(table, player):
                # The opponent was asked how to continue instead, so this question counts as sent.
                await self._delivery.manager.run(
                    on_hold.record_activity_check, table.id, table, None, SentNotice()
                )
                return
        reader = next(iter(movers), None)
        notice = await self._ask_if_playing(position, reader)
        await self._delivery.manager.run(
            on_hold.record_activity_check, table.id, table, None if reader is None else reader.seat, notice
        )

    async def _ask_if_playing(self, position: Position, reader: Player | None) -> SentNotice:
        """Ask in the channel whether people still play, or else remind `reader`; return what was sent.

        Empty if `reader` is None or cannot be reached and nothing can be posted. Raises Discord's other
        errors, and Refused: rules-gone.
        """
        table = position.table
        if table.is_posted:
            shown = await self._delivery.manager.view(table, None)
            question = table_requests.activity_question(shown, self._delivery.now(), say_at(table))
            if reader is None or not await self._may_ping(table, reader):
                question = replace(question, mentions=(), silent=True)
            try:
                return SentNotice(await self._delivery.send_notice(shown.table, question))
            except (discord.Forbidden, discord.NotFound, NotNow) as error:
                log.info("Table %s is asked by direct message: %s", table.id, describe(error))
        if reader is None:
            return SentNotice()
        try:
            reminder = await player_messages.direct_reminder(position, reader.seat, say_for(table, reader))
            return await self._send_direct(table, reader, reminder)
        except (NotNow, Unreachable) as error:
            log.info("Table %s could not ask its mover if they still play: %s", table.id, describe(error))
            return SentNotice()

    async def replace_departed_player(self, table: Table, player: Player) -> bool:
        """If a player to move has left the server, handle that and return True.

        A computer takes over, or in a duel the opponent is asked. False if the player has not left, if the
        opponent was asked already or may not choose in a pause, or if no computer can take over. Raises
        NotNow, Discord's errors, and Refused: no-such-table, rules-gone.
        """
        opponent = clock.opponent(table, player.seat)
        if opponent is not None and table.paused_at is not None:
            return False
        may_have_left = player.reminded < clock.ASKED and table.guild_id and player.user_id > 0
        if not (may_have_left and await is_gone(self._delivery.client, table.guild_id, player.user_id)):
            return False
        if opponent is not None:
            await self._send_notice(table, player, opponent, clock.DEPARTED)
            return True
        return await self._delivery.manager.run(resigning.replace_departed, table.id, player.seat) is not None

    async def _remind_if_back(self, position: Position, player: Player, stage: int) -> None:
        """Remind a player who had left the server if they are back, and close the question to the opponent.

        If they are not, or Discord does not say, this turn gets no further reminder. Raises as `serve`.
        """
        table = position.table
        if await is_back(self._delivery.client, table, player):
            await self._remind(position, player, stage)
            await self._open_messages.close_opponent_questions(table.id)
            return
        await self._delivery.manager.run(
            notifications.record_notice,
            table.id,
            table,
            player.seat,
            clock.STILL_GONE,
            player.seat,
            SentNotice(),
        )

    async def _remind(self, position: Position, player: Player, stage: int) -> None:
        """Remind a player directly, or in the channel if they are notified there alone or that fails.

        `stage` is HALF or NEARLY. An unwanted reminder is only recorded. Raises as `_send_notice`.
        """
        table, seat = position.table, player.seat
        if not notifications.wants_reminder(player.preferences, stage):
            await self._delivery.manager.run(
                notifications.record_notice, table.id, table, seat, stage, seat, SentNotice()
            )
            return
        where = notifications.places(table, player, may_ping=await self._delivery.pings(table, [player]))
        if where == {notifications.CHANNEL}:
            await self._send_notice(table, player, player, stage)
            return
        reminder = await player_messages.direct_reminder(position, seat, say_for(table, player))
        try:
            sent = await self._send_direct(table, player, reminder)
        except NotNow:
            await self._send_notice(table, player, player, stage)
            return
        except Unreachable:
            closed = player.dm_state if player.dm_state == CLOSED_NOTIFIED else CLOSED
            await self._send_notice(table, player, player, stage, dm_state=closed)
            return
        await self._delivery.manager.run(
            notifications.record_notice, table.id, table, seat, stage, seat, sent
        )

    async def _send_direct(
        self, table: Table, player: Player, message: Message, kind: Kind = Kind.TURN
    ) -> SentNotice:
        """Send a direct message of a kind, close the player's last one, and return what was sent.

        It is silent if the player wants no sound now. Raises NotNow, Unreachable, and Discord's errors.
        """
        silent = not notifications.wants_warning_sounds(player.preferences, self._delivery.now())
        after, newer_than = table.version - 1, player.dm_message_id
        position = positions.committed(table)
        async with self._delivery.conversations.conversation(player.user_id) as channel:
            sent = await self._delivery.sender.send(
                replace(message, silent=silent),
                channel,
                table,
                player.seat,
                after=after,
                newer_than=newer_than,
            )
        if player.dm_message_id != sent.id:
            await self._open_messages.close_superseded(
                position, player, await self._delivery.manager.history(table)
            )
        columns: SeatColumns = {
            "dm_channel_id": channel.id,
            "dm_message_id": sent.id,
            "dm_kind": kind,
            "dm_message_version": table.version,
            "dm_state": OPEN,
        }
        return SentNotice(columns=columns)

    async def _send_notice(
        self,
        table: Table,
        player: Player,
        reader: Player,
        stage: int,
        **columns: Unpack[SeatColumns],
    ) -> None:
        """Send a notice about `player` to `reader` and record it, with other `columns` of the reader's seat.

        To the player it is a reminder (`stage`), to the opponent a question. If the reader cannot be reached,
        it is only recorded. Raises as `serve`: NotNow if it must wait.
        """
        shown = await self._delivery.manager.view(table, None)
        notice: Notice = (
            partial(player_messages.channel_reminder, shown, player)
            if player is reader
            else partial(
                player_messages.overdue_notice, shown, player, reader, has_left=stage == clock.DEPARTED
            )
        )
        sent = SentNotice()
        try:
            sent = await self._deliver_notice(
                shown.table, reader, notice, stage, is_question=player is not reader
            )
        except (discord.NotFound, Unreachable) as error:
            log.info(
                "Table %s could not send a notice to user %s: %s", table.id, reader.user_id, describe(error)
            )
        noted = replace(sent, columns={**columns, **sent.columns})
        await self._delivery.manager.run(
            notifications.record_notice, table.id, table, player.seat, stage, reader.seat, noted
        )

    async def _deliver_notice(
        self, table: Table, reader: Player, notice: Notice, stage: int, *, is_question: bool
    ) -> SentNotice:
        """Post the notice `stage`, or send it to its reader; return what was sent.

        These are tried in order:

        1. A direct message, if it is a question to a reader who is notified of turns only there.
        2. A direct message, if the channel cannot ping a reader who wants a sound.
        3. A post in the channel, if the table has one.
        4. A direct message, whose errors are raised.

        NotNow is raised by 2 as well.
        """
        wants_sound = notifications.wants_warning_sounds(reader.preferences, self._delivery.now())
        may_mention = await self._may_ping(table, reader)
        question = Kind.GONE if stage == clock.DEPARTED else Kind.LATE
        kind = question if is_question else Kind.TURN
        say = say_for(table, reader)
        direct = player_messages.with_title(notice(say), table, reader.seat, say)
        send_direct = partial(self._send_direct, table, reader, direct, kind)
        places = notifications.places(table, reader, may_ping=may_mention)
        if is_question and places == {notifications.DIRECT}:
            with suppress(NotNow, Unreachable):
                return await send_direct()
        if wants_sound and not may_mention and reader.dm_state == OPEN:
            with suppress(Unreachable):
                return await send_direct()
        if table.is_posted:
            try:
                return await self._post_with_mention(
                    table, notice(say_at(table)), f"notice {stage}" if may_mention else None
                )
            except (discord.Forbidden, discord.NotFound, NotNow) as error:
                log.info("Table %s sends a notice by direct message: %s", table.id, describe(error))
        return await send_direct()

    async def _post_with_mention(self, table: Table, notice: Message, mention: str | None) -> SentNotice:
        """Post a notice; return what was sent, with `mention` as the name of its ping.

        None: neither ping nor sound. Raises as `Sender.send`.
        """
        if mention is None:
            silent = replace(notice, mentions=(), silent=True)
            return SentNotice(await self._delivery.send_notice(table, silent))
        columns: SeatColumns = {"last_mention": notifications.mention_name(table, mention)}
        return SentNotice(await self._delivery.send_notice(table, notice), columns)

    async def _may_ping(self, table: Table, reader: Player) -> bool:
        """Return whether the server's settings and the reader's own permit a warning with a sound now."""
        pings = not table.guild_id or (await self._delivery.manager.server(table.guild_id)).pings
        return pings and notifications.wants_warning_sounds(reader.preferences, self._delivery.now())


async def is_gone(client: discord.Client, guild_id: int, user_id: int) -> bool:
    """Return whether a user is no member of a server; False if unknown.

    Discord is asked. Connection errors are raised.
    """
    return await _is_member(client, guild_id, user_id) is False


async def is_back(client: discord.Client, table: Table, player: Player) -> bool:
    """Return whether a player who had left the server is a member again; False if unknown.

    Connection errors are raised.
    """
    return await _is_member(client, table.guild_id, player.user_id) is True


async def _is_member(client: discord.Client, guild_id: int, user_id: int) -> bool | None:
    """Ask Discord whether a user is on a server.

    None if it answers with another error. Connection errors are raised.
    """
    try:
        # Not through the guild object: another process may have its shard.
        await client.http.get_member(guild_id, user_id)
    except discord.HTTPException as error:
        return False if error.code in NO_MEMBER else None
    return True


class PauseRequests:
    """Asks the other players to agree to a pause, and shows the outcome."""

    def __init__(self, delivery: Delivery) -> None:
        self._delivery = delivery

    async def deliver(self, table: Table, asker: Player) -> None:
        """Ask the other players to agree to a pause, or update questions asked before.

        These are also updated once the request is over. Unreachable players and failed edits are logged.
        Raises Discord's other errors.
        """
        messages = await self._delivery.store.read(message_queries.at_table, table.id)
        asked = await self.update(table, messages)
        if not asked and table_requests.is_pause_open(table) and table.paused_at is None:
            await self._ask_others(table, asker)

    async def update(self, table: Table, messages: Sequence[OpenMessage]) -> bool:
        """Update the pause requests among messages; return whether there are any. Failed edits are logged."""
        asked = [message for message in messages if message.kind == Kind.PAUSE]
        for message in asked:
            say = say_in(table, message.channel_id)
            shown = table_requests.pause_question(table, table.players[message.seat], say)
            await self._edit_question(message, shown)
        return bool(asked)

    async def _ask_others(self, table: Table, asker: Player) -> None:
        """Ask the players who have not agreed: in the channel, or else by direct message.

        Those who cannot be reached are logged. Raises Discord's other errors.
        """
        name = notifications.mention_name(table, PAUSE)
        # A player who could be pinged when it was asked may be away by now.
        hear = [
            player.user_id
            for player in undecided_players(table)
            if player.last_mention == name and notifications.may_sound_for(player, self._delivery.now())
        ]
        called = hear if (await self._delivery.manager.server(table.guild_id)).pings else []
        question = table_requests.pause_question(table, asker, say_at(table), notified_ids=called)
        if table.is_posted:
            try:
                await self._send_question(self._delivery.channel(table), table, asker, question)
                return
            except (discord.Forbidden, discord.NotFound) as error:
                log.info("Table %s asks by direct message: %s", table.id, describe(error))
        for player in undecided_players(table):
            try:
                async with self._delivery.conversations.conversation(player.user_id) as direct:
                    own = table_requests.pause_question(
                        table, asker, say_for(table, player), notified_ids=called
                    )
                    silent = player.user_id not in hear
                    await self._send_question(direct, table, asker, replace(own, silent=silent))
            except (NotNow, Unreachable) as error:
                log.info("A player at table %s cannot be asked to pause: %s", table.id, describe(error))

    async def _send_question(self, channel: Channel, table: Table, asker: Player, question: Message) -> None:
        """Send the question, and store it as an open message. Raises Discord's errors."""
        sent = await sender.send_message(channel, question)
        about = OpenMessage(sent.id, channel.id, table.id, Kind.PAUSE, asker.seat, table.turn_version)
        await self._delivery.store.write(message_queries.add, about)

    async def _edit_question(self, message: OpenMessage, shown: Message) -> None:
        """Edit a sent request. Errors of Discord are logged."""
        try:
            await sender.edit_message(self._delivery.message(message.channel_id, message.message_id), shown)
        except network_errors.REQUEST_FAILURES as error:
            # The clock's page shows the state too, and the message is edited again when it is over.
            log.info("Pause request %s is not updated: %s", message.message_id, describe(error))
