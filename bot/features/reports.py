"""*Report* in the menu on a person: a private report to a server's managers, or to the bot's operator.

Managers choose a channel for reports in `/settings`. Without one, the operator's webhook gets the ids of both
people and of the server. A report is stored until it is delivered. The reported person is not notified.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from functools import partial

import aiohttp
import discord
from discord.ui.view import BaseView
from msgspec.structs import replace as changed
from sqlalchemy import Connection, delete, select

from bot import network_errors
from bot.errors import Refused
from bot.feature import AnyUser, Feature, Services
from bot.handlers.context import (
    chosen_values,
    lacking_in,
    managed,
    person,
    require_post_channel,
    server_here,
    user_in,
)
from bot.jobs import sender
from bot.jobs.channel_audience import member_of
from bot.jobs.delivery import DeliveryJob
from bot.jobs.scheduler import DAY, HOUR
from bot.log_context import describe
from bot.store import jobs
from bot.store.dialects import upsert
from bot.store.jobs import Job
from bot.store.schema import reports
from bot.tables import hooks
from bot.tables.manager import Manager
from bot.ui.custom_id import CustomId, number, submitted_answers
from bot.ui.markup import community_language, escaped, mention, unmarked
from bot.ui.message import MAX_LABEL, MAX_TITLE, TEXT_CHANNELS, Button, ChannelMenu, Layout, Message, clipped
from bot.ui.responder import Interaction, edit, reply_private, say_to, send_form, show
from engine.core.catalogue import Say, catalogue_for

REPORT, SETTING = "report", "reports"
"""Verbs: send a report, and the page of `/settings`. The first is also the kind of the job."""
CHANNEL = "channel"
"""Path of a press: choose the channel."""
REASON = "reason"
"""Custom id of the form's question."""
MOST = 700
"""Characters of a reason."""
PATIENCE = DAY
"""Seconds for which delivery to a server's channel is tried, and then to the operator."""

log = logging.getLogger(__name__)
feature = Feature()


# What is stored


@dataclass(frozen=True)
class Report:
    """A report to deliver: server, reporter, reported person, reason, and since when (Unix seconds).

    Without a reason it is for the operator.
    """

    guild_id: int
    user_id: int
    reported_user_id: int
    reason: str
    created_at: int


def store_report(connection: Connection, report: Report) -> None:
    """Store a report, and make its delivery due.

    It replaces the same user's pending one about this person on this server.
    """
    connection.execute(upsert(connection, reports), vars(report))
    about = Job(REPORT, report.user_id, message_id=report.reported_user_id, guild_id=report.guild_id)
    jobs.reschedule(connection, about, report.created_at)


def _pending_reports(connection: Connection, user_id: int, reported_user_id: int) -> list[Report]:
    """Return a user's pending reports about a person, one for each server."""
    pair = (reports.c.user_id == user_id, reports.c.reported_user_id == reported_user_id)
    return [Report(*row) for row in connection.execute(select(*reports.c).where(*pair))]


def _delete_report(connection: Connection, report: Report) -> None:
    """Delete a delivered report, unless a newer one has replaced it."""
    same = [column == getattr(report, column.name) for column in reports.c]
    connection.execute(delete(reports).where(*same))


@hooks.person_forgotten
def cancel_jobs(connection: Connection, user_id: int, now: int) -> None:
    """Cancel the delivery of reports about a user who deletes their data."""
    jobs.cancel_about(connection, REPORT, user_id)


# Writing a report


@feature.menu(REPORT, servers_only=True)
async def ask_from_menu(services: Services, interaction: Interaction, user: AnyUser) -> None:
    """Handle *Report* in the menu on a person: ask for the reason, or whether to inform the operator.

    Raises Refused: report-self, report-bot, report-nowhere, not-in-server, too-slow.
    """
    say = say_to(interaction)
    if await _require_recipient(services, interaction, user):
        await send_form(interaction, _reason_form(user, say))
        return
    send = Button(say("button-report"), _report_press(user.id), style=discord.ButtonStyle.danger)
    await reply_private(interaction, Message(say("report-ask", name=_escaped_name(user)), rows=[[send]]))


async def _require_recipient(services: Services, interaction: Interaction, user: AnyUser) -> bool:
    """Return whether the server's managers get a report about a user; else the operator does.

    Raises Refused: report-self, report-bot, report-nowhere, not-in-server.
    """
    if user.id == interaction.user.id:
        raise Refused("report-self")
    if user.bot:
        raise Refused("report-bot")
    if server_here(interaction) is None or interaction.guild is None:
        raise Refused("not-in-server")
    if await _report_channel(services.manager, interaction.guild, user.id) is not None:
        return True
    if services.manager.operator.alert is None:
        raise Refused("report-nowhere")
    return False


async def _report_channel(
    manager: Manager, guild: discord.Guild, reported: int
) -> discord.TextChannel | None:
    """Return the channel for reports about a user; None: not set, seen by that user, or closed to the bot."""
    channel_id = (await manager.server(guild.id)).reports
    channel = guild.get_channel(channel_id or 0)
    if not isinstance(channel, discord.TextChannel) or lacking_in(guild, channel.id):
        return None
    member = await member_of(guild, reported)
    is_seen = member is not None and channel.permissions_for(member).view_channel
    return None if is_seen else channel


def _report_press(user_id: int) -> CustomId:
    return CustomId(REPORT, path=(str(user_id),))


def _escaped_name(user: AnyUser) -> str:
    return escaped(person(user).name)


def _reason_form(user: AnyUser, say: Say) -> discord.ui.Modal:
    """Return the form that asks for the reason of a report about a user."""
    title = say("report-title", name=unmarked(person(user).name))
    form = discord.ui.Modal(title=clipped(title, MAX_TITLE), custom_id=_report_press(user.id).write())
    answer = discord.ui.TextInput[BaseView](
        style=discord.TextStyle.paragraph, custom_id=REASON, max_length=MOST
    )
    form.add_item(
        discord.ui.Label(
            text=clipped(say("report-reason"), MAX_TITLE),
            description=clipped(say("report-about"), MAX_LABEL),
            component=answer,
        )
    )
    # Stopped, so that discord.py does not keep it in memory.
    form.stop()
    return form


@feature.button(REPORT)
async def send_report(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Store a report: handle the form, or *Report* where the operator is informed without a reason.

    It is sent by a job; the user sees who gets it. Raises Refused: unknown-button, own-reports,
    server-reports, not-in-server, report-self, report-bot, report-nowhere, report-blank.
    """
    user = await user_in(interaction, press)
    for_managers = await _require_recipient(services, interaction, user)
    reason = str(submitted_answers(interaction.data).get(REASON) or "").strip()[:MOST]
    if for_managers and not reason:  # blank, or the question was sent before managers chose a channel
        raise Refused("report-blank")
    guild_id, now = interaction.guild_id or 0, services.manager.now()
    services.manager.reports.count(interaction.user.id, guild_id)
    report = Report(guild_id, interaction.user.id, user.id, reason if for_managers else "", now)
    await services.store.write(store_report, report)
    services.publisher.run_due_jobs()
    where = "managers" if report.reason else "operator"
    await show(
        interaction, Message(say_to(interaction)("report-sent", where=where, name=_escaped_name(user)))
    )


# Delivering it


@feature.job
class ReportJob(DeliveryJob):
    """Job that delivers a user's reports about a person."""

    name, most = REPORT, 50

    async def run(self, job: Job) -> int | None:
        """Deliver and delete the reports. Return when to try again (Unix time) if one is left, else None."""
        store, now = self._delivery.store, self._delivery.now()
        waits = False
        for report in await store.read(_pending_reports, job.user_id, job.message_id):
            if await self._deliver(job, report, now):
                await store.write(_delete_report, report)
            else:
                waits = True
        return now + HOUR if waits else None

    async def _deliver(self, job: Job, report: Report, now: int) -> bool:
        """Deliver a report to the managers, or after `PATIENCE` (at once without a reason) to the operator.

        Return False to try again later; after another `PATIENCE` it is dropped (True).
        """
        if report.reason and await self._post(job, report):
            return True
        for_operator_at = report.created_at + (PATIENCE if report.reason else 0)
        if now < for_operator_at:
            return False
        ids = f"User {report.user_id} reports user {report.reported_user_id} on server {report.guild_id}."
        alert = self._delivery.manager.operator.alert
        has_arrived = alert is not None and await alert(ids)
        return has_arrived or now >= for_operator_at + PATIENCE

    async def _post(self, job: Job, report: Report) -> bool:
        """Post a report once in the server's channel. Return False if it can't be posted now.

        Raises outages of Discord.
        """
        manager, guild = self._delivery.manager, self._delivery.client.get_guild(report.guild_id)
        if guild is None or guild.unavailable:
            return False
        channel = await _report_channel(manager, guild, report.reported_user_id)
        if channel is None:
            return False
        server = await manager.server(guild.id)
        message = report_message(report, catalogue_for(server.language, community_language(guild)))
        tried = await self._delivery.store.write(jobs.record_attempt, job, report.created_at)
        try:
            if not (tried and await self._is_posted(channel, message)):
                await sender.send_message(
                    channel, message, nonce=f"r{report.user_id % 10**8}{report.created_at}"
                )
        except (discord.HTTPException, aiohttp.ClientPayloadError) as error:
            if isinstance(error, discord.HTTPException) and network_errors.is_outage(error):
                raise
            # Also if the server's filter of words blocks what the report quotes.
            log.info("A report on server %s is not posted: %s", guild.id, describe(error))
            return False
        return True

    async def _is_posted(self, channel: discord.TextChannel, message: Message) -> bool:
        """Return whether the bot's message is among the channel's newest `sender.PAGE_SIZE`."""
        async for one in channel.history(limit=sender.PAGE_SIZE):
            if one.author == self._delivery.client.user and one.content == message.content:
                return True
        return False


def report_message(report: Report, say: Say) -> Message:
    """Return a report for a server's managers. It notifies no one it names."""
    quoted = "\n".join(f"> {escaped(line)}" for line in report.reason.splitlines() if line.strip())
    text = say(
        "report-post",
        reporter=mention(report.user_id),
        reported=mention(report.reported_user_id),
        id=str(report.reported_user_id),
        when=f"<t:{report.created_at}:f>",
    )
    return Message(f"{text}\n{quoted}")


# The server's setting


@feature.button(SETTING)
async def change_channel(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Reports…* in `/settings`: answer privately with its page; on its menu set the channel or none.

    The menu edits the page. Raises Refused: not-in-server, not-manager; on the menu also unknown-button,
    missing-permissions, reports-public.
    """
    guild_id, manager = managed(interaction), services.manager
    if press.path == (CHANNEL,):
        chosen = _chosen_channel(interaction)
        await manager.change_server(guild_id, partial(changed, reports=chosen))
    shown = _channel_setting_page((await manager.server(guild_id)).reports, say_to(interaction))
    await (edit if press.path else reply_private)(interaction, shown)


def _chosen_channel(interaction: Interaction) -> int | None:
    """Return the chosen channel, which not all members can see; None: no channel.

    Raises Refused: unknown-button, missing-permissions, reports-public.
    """
    picked = chosen_values(interaction)
    if not picked:
        return None
    channel_id = require_post_channel(interaction, number(picked[0]) or 0)
    channel = None if interaction.guild is None else interaction.guild.get_channel(channel_id)
    if channel is None or channel.permissions_for(channel.guild.default_role).view_channel:
        raise Refused("reports-public")
    return channel_id


def _channel_setting_page(channel_id: int | None, say: Say) -> Layout:
    chosen = [] if channel_id is None else [channel_id]
    press = CustomId(SETTING, path=(CHANNEL,))
    menu = ChannelMenu(press, say("reports-off"), chosen, most=1, types=TEXT_CHANNELS)
    return Layout(parts=[say("reports-title"), menu])
