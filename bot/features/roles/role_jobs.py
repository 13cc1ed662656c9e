"""The job that gives a server's roles to the holders of titles, and takes them from former holders.

Each server with such roles has one. A role is recorded before it is given, so that a crash loses none.
"""

from __future__ import annotations

import logging
from collections.abc import Collection
from functools import partial

import discord
from msgspec.structs import replace as changed
from sqlalchemy import Connection

from bot.feature import Feature
from bot.features.roles import role_queries
from bot.features.roles.role_queries import Holder, Roles
from bot.handlers.context import before_forgetting
from bot.jobs.channel_audience import member_of
from bot.jobs.delivery import DeliveryJob
from bot.jobs.scheduler import DAY, HOUR, MINUTE
from bot.log_context import describe
from bot.services import Services
from bot.store import jobs
from bot.store.jobs import Job
from bot.store.transaction import TableTransaction
from bot.tables import hooks
from bot.tables.servers import Server
from bot.ui.responder import Interaction
from engine.core.types import Result

JOB = "roles"
"""Kind of the job."""
EVERY, RETRY, SOON = DAY, HOUR, 10 * MINUTE
"""Seconds until the next run: usually, after Discord refused a role, and while a server is unavailable."""
POWERS = discord.Permissions(
    **{
        flag: True
        for flag in discord.Permissions.VALID_FLAGS
        if flag.startswith(("manage_", "moderate_", "kick_", "ban_", "mute_", "deafen_", "move_"))
        or flag in ("administrator", "mention_everyone", "view_audit_log", "view_guild_insights")
    }
)
"""Permissions over others. A role with any of them is never given."""

FORBIDDEN = ("managed", "powerful")
"""Obstacles for which a role that was given is taken back."""

log = logging.getLogger(__name__)
feature = Feature()


def obstacle(guild: discord.Guild, role_id: int) -> str | None:
    """Return why the bot does not give a role of a server; None: it may.

    `gone`, `managed` by Discord, `powerful`, `lacking` permission, or `above` the bot's own.
    """
    role = guild.get_role(role_id)
    if role is None:
        return "gone"
    if role.is_default() or role.managed:
        return "managed"
    if _has_powers(role):
        return "powerful"
    if not guild.me.guild_permissions.manage_roles:
        return "lacking"
    return None if role < guild.me.top_role else "above"


def _has_powers(role: discord.Role) -> bool:
    """Return whether a role has power over others, on the whole server or in a channel."""
    granted = [role.permissions, *(channel.overwrites_for(role).pair()[0] for channel in role.guild.channels)]
    return any(one.value & POWERS.value for one in granted)


@hooks.titles_changed
def mark_due(connection: Connection, guild_id: int, now: int) -> None:
    """Make the job of a server's roles due. Does nothing on a server without such roles."""
    jobs.advance(connection, jobs.server_job(JOB, guild_id, now))


@hooks.game_over
def mark_due_after_game(change: TableTransaction, result: Result) -> None:
    """Make the job of a server's roles due after a rated game, which may change a leaderboard."""
    if change.table.rated and change.table.guild_id:
        change.within(mark_due, change.table.guild_id, change.now)


@hooks.server_settings_changed
def apply_settings(connection: Connection, guild_id: int, before: Server, server: Server, now: int) -> None:
    """Schedule the job if a server has chosen roles, or has stopped and some are to be taken away."""
    if server.roles or role_queries.held_roles(connection, guild_id):
        jobs.schedule(connection, jobs.server_job(JOB, guild_id, now))


@hooks.person_forgotten
def mark_due_after_deletion(connection: Connection, user_id: int, now: int) -> None:
    """Make the jobs of roles due where a user who deletes their data has some, so that others get them."""
    for guild_id in sorted({guild_id for guild_id, _ in role_queries.roles_of_user(connection, user_id)}):
        mark_due(connection, guild_id, now)


@before_forgetting
async def take_roles(services: Services, interaction: Interaction) -> None:
    """Take the roles that the bot has given from a user who deletes their data, where Discord allows that.

    Raises outages of Discord. It comes first: afterwards the bot does not know the user.
    """
    user_id = interaction.user.id
    for guild_id, role_id in await services.store.read(role_queries.roles_of_user, user_id):
        await _take_role(interaction.client, guild_id, Holder(role_id, user_id))


@feature.job
class RoleJob(DeliveryJob):
    """Job that gives and takes a server's roles."""

    name, most = JOB, 50

    async def run(self, job: Job) -> int | None:
        """Give and take a server's roles as titles demand, unless the operator refuses the server.

        Roles of a server that the bot has left are turned off. Return when to run again (Unix time); None: no
        roles are chosen or held.
        """
        client, now, guild_id = self._delivery.client, self._delivery.now(), job.message_id
        if self._delivery.manager.operator.refuses(0, guild_id):
            return now + EVERY
        guild = client.get_guild(guild_id)
        if guild is None or guild.unavailable:
            if guild is not None or not client.is_ready():
                return now + SOON
            # The bot has left the server.
            await self._delivery.store.write(role_queries.delete_holders, guild_id)
            await self._delivery.manager.change_server(guild_id, partial(changed, roles={}))
            return None
        chosen = await self._existing_roles(guild)
        roles = await self._delivery.store.read(role_queries.read_roles, guild_id, now)
        is_done = await self._take_all(guild, roles) & await self._give_all(guild, roles)
        if is_done:
            return now + EVERY if chosen else None
        return now + RETRY

    async def _existing_roles(self, guild: discord.Guild) -> dict[str, int]:
        """Return a server's chosen roles by title; those that no longer exist are turned off."""
        manager = self._delivery.manager
        server = await manager.server(guild.id)
        gone = {role for role in server.roles.values() if guild.get_role(role) is None}
        if gone:
            log.info("Server %s has deleted a role for holders of a title", guild.id)
            server = await manager.change_server(guild.id, partial(_without_roles, gone))
        return server.roles

    async def _take_all(self, guild: discord.Guild, roles: Roles) -> bool:
        """Take roles from former holders, and those that have gained powers. Return False if one stays."""
        is_done, refused = True, {one for one in roles.wanted if obstacle(guild, one.role_id) in FORBIDDEN}
        for holder in roles.held.keys() - (roles.wanted - refused):
            if await _take_role(self._delivery.client, guild.id, holder):
                await self._delivery.store.write(role_queries.delete_holder, guild.id, holder)
            else:
                is_done = False
        return is_done

    async def _give_all(self, guild: discord.Guild, roles: Roles) -> bool:
        """Give roles to new holders, and again to members who no longer have theirs.

        Return False if one may not be given, or Discord forbids it. Raises Discord's other errors.
        """
        is_done = True
        for holder in roles.wanted:
            if not roles.held.get(holder) or await _lacks_role(guild, holder):
                is_done &= obstacle(guild, holder.role_id) is None and await self._give(guild, holder)
        return is_done

    async def _give(self, guild: discord.Guild, holder: Holder) -> bool:
        """Give a role, or only record it for a user not on the server. Return False if Discord refuses it."""
        store, client = self._delivery.store, self._delivery.client
        await store.write(role_queries.record_holder, guild.id, holder, given=False)
        try:
            await client.http.add_role(guild.id, holder.user_id, holder.role_id)
        except discord.NotFound as error:
            log.info("Role %s of server %s is not given: %s", holder.role_id, guild.id, describe(error))
        except discord.Forbidden as error:
            log.info("Role %s of server %s is not given: %s", holder.role_id, guild.id, describe(error))
            return False
        await store.write(role_queries.record_holder, guild.id, holder, given=True)
        return True


def _without_roles(gone: Collection[int], server: Server) -> Server:
    return changed(server, roles={title: role for title, role in server.roles.items() if role not in gone})


async def _lacks_role(guild: discord.Guild, holder: Holder) -> bool:
    """Return whether a user is on a server without a role. Raises Discord's errors."""
    member = await member_of(guild, holder.user_id)
    return member is not None and member.get_role(holder.role_id) is None


async def _take_role(client: discord.Client, guild_id: int, holder: Holder) -> bool:
    """Take a role from a user. Return False if Discord refuses it; True also if they do not have it."""
    try:
        await client.http.remove_role(guild_id, holder.user_id, holder.role_id)
    except discord.NotFound:
        return True
    except discord.Forbidden as error:
        log.info("Role %s of server %s is not taken away: %s", holder.role_id, guild_id, describe(error))
        return False
    return True
