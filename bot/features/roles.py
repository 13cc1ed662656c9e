"""Roles that the bot gives to the holders of titles: champions, and the leader of a leaderboard.

Each server with such roles has a job that gives them, and takes them from former holders. A role is recorded
before it is given, so that a crash loses none. Managers choose the roles on a page of `/settings`.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import discord
from msgspec.structs import replace as changed
from sqlalchemy import Connection, delete, select

from bot.errors import Refused
from bot.feature import Feature, Services
from bot.handlers.context import before_forgetting, chosen_values, managed
from bot.jobs.channel_audience import member_of
from bot.jobs.delivery import DeliveryJob
from bot.jobs.scheduler import DAY, HOUR, MINUTE
from bot.log_context import describe
from bot.ratings import leaderboards
from bot.ratings.rating_model import ALL_TIME
from bot.store import jobs
from bot.store.dialects import upsert
from bot.store.jobs import Job
from bot.store.rating_queries import Board
from bot.store.schema import role_holders
from bot.store.transaction import TableTransaction
from bot.tables import hooks, servers
from bot.tables.servers import Server
from bot.ui.custom_id import CustomId, number
from bot.ui.markup import lineup_name, mention
from bot.ui.message import MOST_CHOICES, Choice, Layout, Menu, Part, RoleMenu
from bot.ui.responder import Interaction, edit, reply_private, say_to
from bot.ui.sentences import permissions
from engine.core.catalogue import Catalogue
from engine.core.phrasing import join_names
from engine.core.types import Result
from engine.game_registry import games

LEADER = "leader"
"""The title of a leaderboard's first."""
HIGHEST = 2**31 - 1
"""A rating above all others."""
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
VERB, BOARD = "roles", "board"
"""Verb of the presses, and the path of the menu of leaderboards. Other paths are titles."""

log = logging.getLogger(__name__)
feature = Feature()


@dataclass(frozen=True)
class Holder:
    """A user who has a role of a server, or is about to get it."""

    role_id: int
    user_id: int


@dataclass(frozen=True)
class Roles:
    """The roles that users should have on a server, and those that the bot may have given (True: it has)."""

    wanted: frozenset[Holder]
    held: dict[Holder, bool]


@hooks.title_holders
def leader(connection: Connection, guild_id: int, now: int) -> tuple[str, list[int]]:
    """Return `LEADER`, and in a list the id of the first player of the leaderboard that a server has chosen.

    It is empty without a leaderboard or ratings.
    """
    board = servers.settings_of(connection, guild_id).leader_board
    if board is None:
        return LEADER, []
    first = leaderboards.board_lines(
        connection, Board(guild_id, *board), ALL_TIME, now, rating=HIGHEST, skip=0, most=1
    )
    return LEADER, [line.user_id for line in first]


def _titles_of(connection: Connection, guild_id: int, now: int) -> dict[str, list[int]]:
    """Return the ids of those who hold each title on a server, by title. Deleted users are left out."""
    found = dict(of_title(connection, guild_id, now) for of_title in hooks.title_holders)
    return {title: [one for one in user_ids if one > 0] for title, user_ids in found.items()}


def _read_roles(connection: Connection, guild_id: int, now: int) -> Roles:
    """Return a server's roles as they should be, and as they were given."""
    chosen = servers.settings_of(connection, guild_id).roles
    titles = _titles_of(connection, guild_id, now)
    wanted = {Holder(role_id, one) for title, role_id in chosen.items() for one in titles.get(title, ())}
    return Roles(frozenset(wanted), _held_roles(connection, guild_id))


def _held_roles(connection: Connection, guild_id: int) -> dict[Holder, bool]:
    """Return the roles that the bot may have given on a server. True: it has."""
    held = select(role_holders).where(role_holders.c.guild_id == guild_id)
    return {Holder(row.role_id, row.user_id): row.given for row in connection.execute(held)}


def record_holder(connection: Connection, guild_id: int, holder: Holder, *, given: bool) -> None:
    """Record that a user gets a role, before it is given (False) and after."""
    connection.execute(
        upsert(connection, role_holders), {"guild_id": guild_id, **vars(holder), "given": given}
    )


def _delete_holder(connection: Connection, guild_id: int, holder: Holder) -> None:
    """Delete the record of a user's role."""
    mine = (role_holders.c[name] == value for name, value in vars(holder).items())
    connection.execute(delete(role_holders).where(role_holders.c.guild_id == guild_id, *mine))


def _delete_holders(connection: Connection, guild_id: int) -> None:
    """Delete the records of who has which role on a server."""
    connection.execute(delete(role_holders).where(role_holders.c.guild_id == guild_id))


def _roles_of_user(connection: Connection, user_id: int) -> list[tuple[int, int]]:
    """Return the roles that a user has, or is about to get, from the bot, as (server, role)."""
    mine = role_holders.c.user_id == user_id
    found = select(role_holders.c.guild_id, role_holders.c.role_id).where(mine)
    return [(guild_id, role_id) for guild_id, role_id in connection.execute(found)]


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
    if server.roles or _held_roles(connection, guild_id):
        jobs.schedule(connection, jobs.server_job(JOB, guild_id, now))


@hooks.person_forgotten
def mark_due_after_deletion(connection: Connection, user_id: int, now: int) -> None:
    """Make the jobs of roles due where a user who deletes their data has some, so that others get them."""
    for guild_id in sorted({guild_id for guild_id, _ in _roles_of_user(connection, user_id)}):
        mark_due(connection, guild_id, now)


@before_forgetting
async def take_roles(services: Services, interaction: Interaction) -> None:
    """Take the roles that the bot has given from a user who deletes their data, where Discord allows that.

    Raises outages of Discord. It comes first: afterwards the bot does not know the user.
    """
    user_id = interaction.user.id
    for guild_id, role_id in await services.store.read(_roles_of_user, user_id):
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
            await self._delivery.store.write(_delete_holders, guild_id)
            await self._delivery.manager.change_server(guild_id, partial(changed, roles={}))
            return None
        chosen = await self._existing_roles(guild)
        roles = await self._delivery.store.read(_read_roles, guild_id, now)
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
                await self._delivery.store.write(_delete_holder, guild.id, holder)
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
        await store.write(record_holder, guild.id, holder, given=False)
        try:
            await client.http.add_role(guild.id, holder.user_id, holder.role_id)
        except discord.NotFound as error:
            log.info("Role %s of server %s is not given: %s", holder.role_id, guild.id, describe(error))
        except discord.Forbidden as error:
            log.info("Role %s of server %s is not given: %s", holder.role_id, guild.id, describe(error))
            return False
        await store.write(record_holder, guild.id, holder, given=True)
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


@feature.button(VERB)
async def change_roles(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Roles…* in `/settings`, and the menus of its page.

    The button answers privately with the page. A choice is stored (a title's role, or the leaders' board),
    roles are brought up to date, and the page is edited. Raises Refused: not-in-server, not-manager,
    unknown-button, and role-… for a role never given.
    """
    guild_id, manager = managed(interaction), services.manager
    rated = await services.boards.rated_boards(guild_id)
    boards = [board for board in rated if board.game in games()][:MOST_CHOICES]
    titles = await services.store.read(_titles_of, guild_id, manager.now())
    if press.path:
        await manager.change_server(guild_id, _change(press.path, interaction, titles, boards))
        services.publisher.run_due_jobs()
        titles = await services.store.read(_titles_of, guild_id, manager.now())
    shown = page(await manager.server(guild_id), titles, boards, interaction.guild, say_to(interaction))
    await (edit if press.path else reply_private)(interaction, shown)


def _change(
    path: tuple[str, ...],
    interaction: Interaction,
    titles: Mapping[str, Sequence[int]],
    boards: Sequence[Board],
) -> Callable[[Server], Server]:
    """Return the function that applies a choice to the settings.

    Raises Refused: unknown-button, and role-… for a role never given.
    """
    match path, chosen_values(interaction):
        case ((title,), []) if title in titles:
            return partial(_with_role, title, None)
        case ((title,), [role]) if title in titles:
            return partial(_with_role, title, _require_role(interaction, role))
        case ((kind,), [chosen]) if kind == BOARD:
            board = next((one for one in boards if _board_value(one) == chosen), None)
            if board is not None:
                return partial(changed, leader_board=(board.game, board.lineup))
    raise Refused("unknown-button")


def _with_role(title: str, role_id: int | None, server: Server) -> Server:
    """Return the settings with a title's role; None removes it."""
    others = {one: id_ for one, id_ in server.roles.items() if one != title}
    return changed(server, roles=others if role_id is None else {**others, title: role_id})


def _require_role(interaction: Interaction, chosen: str) -> int:
    """Return a chosen role's id. Raises Refused: unknown-button, and role-… by the result of `obstacle`."""
    role_id, guild = number(chosen), interaction.guild
    found = "gone" if role_id is None or guild is None else obstacle(guild, role_id)
    if role_id is None or found == "gone":
        raise Refused("unknown-button")
    if found is not None:
        raise Refused(f"role-{found}", role=f"<@&{role_id}>", permissions=("manage_roles",))
    return role_id


def _board_value(board: Board) -> str:
    return f"{board.game}.{board.lineup}"


def page(
    server: Server,
    titles: Mapping[str, Sequence[int]],
    boards: Sequence[Board],
    guild: discord.Guild | None,
    say: Catalogue,
) -> Layout:
    """Return a menu of roles for each title; if one is chosen, the holders and why the bot can't give it.

    The leader's title has a menu of `boards` too.
    """
    parts: list[Part] = [say("roles-title")]
    for title, user_ids in titles.items():
        role_id = server.roles.get(title)
        parts += [say(f"roles-{title}"), RoleMenu(CustomId(VERB, path=(title,)), say("roles-off"), role_id)]
        if title == LEADER and boards:
            parts.append(_board_menu(server, boards, say))
        if role_id is not None and user_ids:
            parts.append(say("roles-now", names=join_names(map(mention, user_ids), say)))
        found = None if role_id is None or guild is None else obstacle(guild, role_id)
        if found not in (None, "gone"):
            needed = permissions(["manage_roles"], say)
            parts.append(say(f"refused-role-{found}", role=f"<@&{role_id}>", permissions=needed))
    return Layout(parts=parts)


def _board_menu(server: Server, boards: Sequence[Board], say: Catalogue) -> Menu:
    """Return the menu that chooses the board whose leader gets the role."""
    choices = [
        Choice(
            f"{say(f'game-{board.game}')} · {lineup_name(board.lineup, say)}",
            _board_value(board),
            chosen=server.leader_board == (board.game, board.lineup),
        )
        for board in boards
    ]
    return Menu(CustomId(VERB, path=(BOARD,)), say("roles-board"), choices)
