"""What lobbies send: invitations, notices to hosts, and the private options that users may still see."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from functools import partial

import discord

from bot import network_errors
from bot.errors import Refused
from bot.jobs import sender
from bot.jobs.delivery import Delivery
from bot.jobs.dm_rate_limit import NotNow, Unreachable
from bot.jobs.retries import Work
from bot.jobs.sender import Channel
from bot.log_context import describe
from bot.store import Player, Table, message_queries
from bot.store import invitation_queries as stored_invitations
from bot.store.invitation_queries import attempt_key as number_of_sending
from bot.store.records import Invitation, Kind, OpenMessage
from bot.store.schema import ASKED, BEGUN, CHANNEL, HOST, LOBBY, PAIRED, REMOVED, UNANSWERED
from bot.tables import invitations, lobby_rules, notifications, quiet_hours
from bot.tables.languages import say_at
from bot.tables.lobby_rules import lobby_stage
from bot.tables.manager import Manager
from bot.ui import invitation_messages, lobby_options
from bot.ui.message import Message
from engine.core.catalogue import Say

log = logging.getLogger(__name__)

CALLED = (ASKED, PAIRED)
"""Statuses of guests who are pinged in the channel if they cannot be reached otherwise."""
NO_EARLIER_VERSION = -1
"""The version before a lobby's, which is 0: all of its messages are newer."""

PATIENCE = 8.0
"""Seconds that a first hand waits for an edit. discord.py would wait as long as Discord demands."""


class Invitations:
    """Brings guests' direct messages up to date."""

    def __init__(self, delivery: Delivery) -> None:
        self._delivery = delivery

    async def leave_to_lobby_message(self, table: Table) -> list[int]:
        """Leave new guests who never used the bot to the lobby's message; return the ids of those it pings.

        For this status they get no direct message, which is stored. Silent invitations are not pinged.
        """
        invited = await self._delivery.store.read(stored_invitations.invitations_of, table.id)
        untold = [one for one in invited if one.shown is None]
        strangers = [
            one for one in untold if not await self._delivery.conversations.has_used_bot(one.user_id)
        ]
        for one in strangers:
            await self._record_shown(one)
        return [one.user_id for one in strangers if not one.silent]

    async def pending_work(self, table_id: int) -> list[Work]:
        """Return the pending deliveries of a table, a piece of work for each guest.

        Raises Refused: no-such-table, rules-gone; the work raises NotNow and Discord's errors.
        """
        table = await self._delivery.manager.table(table_id)
        invited = await self._delivery.store.read(stored_invitations.invitations_of, table_id)
        return [partial(self._serve_guest, table, one) for one in invited if one.shown != one.status]

    async def _serve_guest(self, table: Table, invited: Invitation) -> None:
        """Send or update one guest's message; notify the host of a guest who did not answer.

        Nothing if the guest's first message at the table is still to replace it. Raises Discord's errors.
        """
        if invited.status == BEGUN and _awaits_first_hand(table, invited):
            return
        if invited.message_id is None and invited.status in (*CALLED, REMOVED):
            await self._send_first(table, invited)
            return
        await self._edit_message(table, invited)
        if invited.status != UNANSWERED or await self._tell_host(table, invited):
            await self._record_shown(invited)

    async def _send_first(self, table: Table, invited: Invitation) -> None:
        """Send a guest's first message.

        If they cannot be reached and are asked to play (a status in `CALLED`), ping them in the channel; else
        NotNow leaves it pending. Guests with such a status get nothing unless the lobby is open. Raises
        Discord's errors.
        """
        # An offered thread is not there yet.
        if invited.status in CALLED and table.status != LOBBY:
            return
        try:
            sent = await self._send_current_state(table, invited)
        except (NotNow, Unreachable) as error:
            if invited.status in CALLED:
                await self._ping_in_channel(table, invited)
            elif isinstance(error, NotNow):
                return
            sent = {}
        await self._record_shown(invited, **sent)

    async def _send_current_state(self, table: Table, invited: Invitation) -> dict[str, int]:
        """Send an invitation's current state by direct message, or find what was sent.

        Return the columns to store. Raises NotNow, Unreachable (also for guests whom the operator refuses),
        and Discord's errors.
        """
        if self._delivery.manager.operator.refuses(invited.user_id):
            raise Unreachable
        message = replace(
            await self._compose_invitation(table, invited), silent=self._is_quiet(table, invited)
        )
        async with self._delivery.conversations.conversation(invited.user_id) as channel:
            sent = await self._send_or_find(message, channel, table, invited)
        return {"channel_id": channel.id, "message_id": sent}

    async def _ping_in_channel(self, table: Table, invited: Invitation) -> None:
        """Invite a guest in the channel, without a ping if `_is_quiet`.

        The message is stored to be closed later, unless the game begins at once (`PAIRED`). Raises Discord's
        errors.
        """
        call = invitation_messages.channel_invitation(table, invited, say_at(table))
        if self._is_quiet(table, invited):
            call = replace(call, mentions=(), silent=True)
        channel, post = self._delivery.channel(table), table.post_message_id
        sent = await self._send_or_find(call, channel, table, invited, newer_than=post)
        if invited.status == PAIRED:  # the game begins at once, so there is nothing to close
            return
        about = (table.id, Kind.INVITATION, number_of_sending(invited), table.version)
        await self._delivery.store.write(message_queries.add, OpenMessage(sent, table.channel_id, *about))

    async def _edit_message(self, table: Table, invited: Invitation) -> None:
        """Update an invitation's message, if any. Forbidden and NotFound are logged; other errors raised."""
        if invited.message_id is None:
            return
        try:
            await sender.edit_message(
                self._partial_message(invited), await self._compose_invitation(table, invited)
            )
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("Invitation %s keeps its buttons: %s", invited.message_id, describe(error))

    async def _tell_host(self, table: Table, invited: Invitation) -> bool:
        """Notify the host silently that a guest did not answer; return False if that must wait.

        Does nothing once the lobby is over. Raises Discord's errors.
        """
        if table.status != LOBBY:
            return True
        say = await self._delivery.say_for(table, table.host_id)
        message = invitation_messages.expired_notice(table, invited, self._server_name(table), say)
        try:
            async with self._delivery.conversations.conversation(table.host_id) as channel:
                await self._send_or_find(replace(message, silent=True), channel, table, invited)
        except NotNow:
            return False
        except Unreachable:
            log.info("The host of table %s reads no direct messages; the lobby says it", table.id)
        return True

    async def _send_or_find(
        self,
        message: Message,
        channel: Channel,
        table: Table,
        invited: Invitation,
        newer_than: int | None = None,
    ) -> int:
        """Send a message about an invitation, or find it if it was sent before; return its id.

        `newer_than` as in `Sender.send`. Raises Discord's errors.
        """
        key = number_of_sending(invited)
        sent = await self._delivery.sender.send(
            message, channel, table, key, after=NO_EARLIER_VERSION, newer_than=newer_than
        )
        return sent.id

    async def _record_shown(self, invited: Invitation, **message: int) -> None:
        """Store the status that the guest's message shows, and end its send attempt.

        `message` has the ids of a message that was just sent, as columns.
        """
        await self._delivery.store.write(
            stored_invitations.record_message, invited, shown=invited.status, **message
        )

    def _is_quiet(self, table: Table, invited: Invitation) -> bool:
        """Return whether an invitation makes no sound.

        True if it is `silent`, in the guest's quiet hours, or if the guest has no seat.
        """
        guest = table.player_of(invited.user_id)
        if guest is None or invited.silent:
            return True
        return quiet_hours.silent_until(guest.preferences, self._delivery.now()) is not None

    async def _compose_invitation(self, table: Table, invited: Invitation) -> Message:
        say = await self._delivery.say_for(table, invited.user_id)
        return invitation_messages.invitation(table, invited, self._server_name(table), say)

    def _server_name(self, table: Table) -> str:
        """Return the name of the table's server; empty if this process does not know the server."""
        guild = self._delivery.client.get_guild(table.guild_id)
        return "" if guild is None else guild.name

    async def replaceable(self, table: Table, player: Player) -> Invitation | None:
        """Return a player's invitation whose message can become their first one at the table.

        None without a message that is to be updated, after a first message, and for computers.
        """
        if player.dm_version or player.user_id < 0:
            return None
        invited = await self._delivery.store.read(stored_invitations.invitations_of, table.id)
        mine = (one for one in invited if one.user_id == player.user_id and one.shown != one.status)
        return next((one for one in mine if one.message_id is not None), None)

    async def become(self, invited: Invitation, message: Message) -> bool:
        """Edit an invitation's message into another one; return False if Discord rejects or delays that.

        Raises outages.
        """
        try:
            async with asyncio.timeout(PATIENCE):
                await sender.edit_message(self._partial_message(invited), message)
        except discord.DiscordServerError:
            raise
        except (discord.HTTPException, TimeoutError) as error:
            log.info("Invitation %s does not become the first hand: %s", invited.message_id, describe(error))
            return False
        return True

    async def delete(self, invited: Invitation) -> None:
        """Delete an invitation's message, which a newer one replaces.

        A rejection is logged. Connection errors are raised.
        """
        await sender.delete_message(self._partial_message(invited))

    def _partial_message(self, invited: Invitation) -> discord.PartialMessage:
        return self._delivery.message(invited.channel_id, invited.message_id)


def _awaits_first_hand(table: Table, invited: Invitation) -> bool:
    """Return whether a guest plays a running game and has got no message of it yet."""
    player = table.player_of(invited.user_id)
    return table.is_playing and player is not None and player.dm_version == 0


class LobbyStarts:
    """Does what is due at a lobby."""

    def __init__(self, delivery: Delivery, inform_guests: Callable[[int], None]) -> None:
        self._delivery = delivery
        self._inform_guests = inform_guests

    async def serve(self, table: Table) -> None:
        """Close a lobby that has expired, or whose host or server the operator refuses.

        Else notify its host, and start it even if that fails, each if due. Raises Discord's errors, and
        Refused as `LobbyService.start_if_due`.
        """
        lobbies = self._delivery.manager.lobbies
        if self._delivery.manager.operator.refuses(table.host_id, table.guild_id):
            await lobbies.close(table.id)
            self._inform_guests(table.id)
            return
        if await lobbies.expire(table.id):
            self._inform_guests(table.id)
            return
        try:
            if table.host_due is not None and lobby_stage(table) == table.host_due:
                await self._notify_host(table, table.host_due)
        finally:
            # A host who cannot be reached must not keep the others waiting.
            await lobbies.start_if_due(table.id)

    async def _notify_host(self, table: Table, kind: str) -> None:
        """Notify the host once by direct message, or in the channel if they accept none now.

        `kind` is READY or FULL. If neither works, it counts as done. Raises Discord's other errors, and
        Refused: no-such-table, rules-gone.
        """
        sent = None
        try:
            async with self._delivery.conversations.conversation(table.host_id) as channel:
                say = await self._delivery.say_for(table, table.host_id)
                sent = await self._send_to_host(
                    invitation_messages.host_can_start(table, kind, say), channel, table
                )
        except (NotNow, Unreachable):
            channel = self._delivery.channel(table)
            try:
                sent = await self._send_to_host(
                    invitation_messages.host_ping(table, kind, say_at(table)), channel, table
                )
            except (discord.Forbidden, discord.NotFound) as error:
                log.info("The host of table %s cannot be notified: %s", table.id, describe(error))
        notice = None if sent is None else OpenMessage(sent, channel.id, table.id, kind, CHANNEL, 0)
        await self._delivery.manager.run(lobby_rules.record_host_message, table.id, kind, notice)

    async def _send_to_host(self, message: Message, channel: Channel, table: Table) -> int:
        """Send the host's notification; return its message id.

        Silent if the host wishes so; mentions no one if the server wants no pings. Raises Discord's errors.
        """
        about = await self._delivery.store.read(message_queries.at_table, table.id)
        before = [one.message_id for one in about if one.kind in (Kind.READY, Kind.FULL)]
        player = table.player_of(table.host_id)
        if player is not None and not notifications.may_sound_for(player, self._delivery.now()):
            message = replace(message, silent=True, mentions=())
        if message.mentions and not (await self._delivery.manager.server(table.guild_id)).pings:
            message = replace(message, mentions=())
        newest = max([table.post_message_id or 0, *before])
        sent = await self._delivery.sender.send(
            message, channel, table, HOST, after=NO_EARLIER_VERSION, newer_than=newest
        )
        return sent.id


EDITABLE = 14 * 60
"""Seconds after a press in which the private answer is edited. Discord allows 15 minutes."""
MOST_PANELS = 1000
"""Options that are kept; the oldest are dropped."""

EditOptions = Callable[[Message], Awaitable[object]]


@dataclass(frozen=True)
class OpenPanel:
    """A user's private options of a lobby: what they show, in which language, and how to edit them."""

    message_id: int
    table_id: int
    user_id: int
    may_cancel: bool
    say: Say
    edit: EditOptions
    shown: Message
    pressed_at: int


class OpenOptions:
    """The options of lobbies that can still be edited."""

    def __init__(self, manager: Manager, now: Callable[[], int]) -> None:
        self._manager = manager
        self._now = now
        self._panels = dict[int, OpenPanel]()

    def add(self, panel: OpenPanel) -> None:
        """Keep a panel up to date from now on. Beyond MOST_PANELS the oldest is dropped."""
        self.forget(panel.message_id)
        self._panels[panel.message_id] = panel
        if len(self._panels) > MOST_PANELS:
            del self._panels[next(iter(self._panels))]

    def forget(self, message_id: int | None) -> None:
        """Leave the options in a message as they are from now on."""
        self._panels.pop(message_id or 0, None)

    async def update(self, table_id: int) -> None:
        """Edit a lobby's open options to its present state.

        A failed edit is logged and not retried. Panels pressed over EDITABLE seconds ago are dropped.
        """
        since = self._now() - EDITABLE
        open_now = [panel for panel in self._panels.values() if panel.table_id == table_id]
        for panel in open_now:
            if panel.pressed_at < since:
                self.forget(panel.message_id)
            else:
                await self._update_panel(panel)

    async def _update_panel(self, panel: OpenPanel) -> None:
        """Edit a panel that looks different now; forget it once its lobby is over. Failures are logged."""
        try:
            table = await self._manager.table(panel.table_id)
        except Refused as gone:
            log.info("The options of table %s stay, as it is gone: %s", panel.table_id, describe(gone))
            return
        shown = await self._current_message(panel, table)
        if self._panels.get(panel.message_id) is not panel or shown == panel.shown:
            return
        self.forget(panel.message_id)
        if table.in_lobby:
            self.add(replace(panel, shown=shown))
        try:
            await panel.edit(shown)
        except network_errors.REQUEST_FAILURES as error:
            log.info("Options of table %s stay as they are: %s", panel.table_id, describe(error))

    async def _current_message(self, panel: OpenPanel, table: Table) -> Message:
        if not table.in_lobby:
            return lobby_options.closed_panel(table, panel.say)
        may_put_off = await self._manager.store.read(
            invitations.may_put_off, table, panel.user_id, self._now()
        )
        return lobby_options.options_panel(
            table, panel.user_id, panel.say, may_put_off=may_put_off, may_cancel=panel.may_cancel
        )
