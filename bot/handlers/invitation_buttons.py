"""Invitations: answers by direct message, and rematches that are put off."""

from __future__ import annotations

from bot.feature import Feature, Services
from bot.handlers.context import message_id, person
from bot.jobs import sender
from bot.jobs.delivery import DeliveryJob
from bot.store import Table, invitation_queries
from bot.store.jobs import Job
from bot.store.records import Invitation, InvitationColumns
from bot.store.schema import ASKED
from bot.tables import invitations
from bot.ui import clock_text, invitation_messages
from bot.ui.custom_id import CustomId
from bot.ui.message import Message
from bot.ui.responder import Interaction, edit, say_to

feature = Feature()


@feature.button("accept")
async def accept(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Accept*, in an invitation: seat the user, and show in its place that they have joined.

    A rematch that all have accepted starts. Raises Refused: not-invited, already-seated, table-full,
    others-rematch, already-started, lobby-cancelled, no-such-table, seat-kept, seat-refused (the host has
    blocked the user), rules-gone.
    """
    table = await services.manager.lobbies.accept_invitation(press.table, person(interaction.user))
    await _show_answer(services, interaction, table)


@feature.button("decline")
async def decline(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Decline*: free the user's seat, and show that they declined.

    Raises Refused: not-invited, not-joined, host-cancels, already-started, lobby-cancelled, no-such-table,
    rules-gone.
    """
    table = await services.manager.lobbies.decline_invitation(press.table, interaction.user.id)
    await _show_answer(services, interaction, table)
    services.publisher.run_due_jobs()


@feature.table_button("later")
async def put_off(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *Later*, in the options of an offered rematch: ask the user again after a day, and show when.

    Raises Refused: not-invited, put-off-before, already-started, lobby-cancelled, rules-gone, no-such-table.
    """
    await services.manager.lobbies.run(invitations.put_off, table.id, interaction.user.id)
    services.publisher.options.forget(message_id(interaction))
    services.publisher.schedule(table.id)
    services.publisher.inform_guests(table.id)
    again = clock_text.moment(services.publisher.now() + invitations.DAY)
    await edit(interaction, Message(say_to(interaction)("rematch-put-off", when=again)))


@feature.job
class PutOffInvitations(DeliveryJob):
    """The job that invites a user again who put off a rematch."""

    name, most = invitations.PUT_OFF_JOB, 200

    async def run(self, job: Job) -> None:
        """Delete the invitation's message, and make a new one pending. Does nothing if it was answered."""
        everyone = await self._delivery.store.read(invitation_queries.invitations_of, job.table_id)
        mine = [one for one in everyone if one.user_id == job.user_id and one.status == ASKED]
        for invited in mine:
            if invited.channel_id is not None and invited.message_id is not None:
                await sender.delete_message(self._delivery.message(invited.channel_id, invited.message_id))
            new = InvitationColumns(shown=None, channel_id=None, message_id=None)
            await self._delivery.store.write(invitation_queries.record_message, invited, **new)


async def _invitation_of(services: Services, table: Table, user_id: int) -> Invitation:
    """Return the user's stored invitation to the table. Raises RuntimeError without one."""
    everyone = await services.store.read(invitation_queries.invitations_of, table.id)
    return next(one for one in everyone if one.user_id == user_id)


async def record_answer(services: Services, table: Table, user_id: int) -> None:
    """Record that the invitation's message shows the user's answer. Raises RuntimeError without one."""
    invited = await _invitation_of(services, table, user_id)
    await services.store.write(invitation_queries.record_message, invited, shown=invited.status)


async def _show_answer(services: Services, interaction: Interaction, table: Table) -> None:
    """Replace the invitation by the user's answer, and record that in a lobby.

    Then publish what the answer changed, even if this failed.
    """
    try:
        invited = await _invitation_of(services, table, interaction.user.id)
        guild = interaction.client.get_guild(table.guild_id)
        server = "" if guild is None else guild.name
        await edit(interaction, invitation_messages.invitation(table, invited, server, say_to(interaction)))
        if table.in_lobby:
            await services.store.write(invitation_queries.record_message, invited, shown=invited.status)
    finally:
        services.publisher.schedule(table.id)
