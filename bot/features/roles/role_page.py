"""The page of `/settings` where managers choose roles for the holders of titles."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import discord
from msgspec.structs import replace as changed

from bot.errors import Refused
from bot.feature import Feature
from bot.features.roles import role_queries
from bot.features.roles.role_jobs import obstacle
from bot.features.roles.role_queries import LEADER
from bot.handlers.context import chosen_values, managed
from bot.services import Services
from bot.store.rating_queries import Board
from bot.tables.servers import Server
from bot.ui.custom_id import CustomId, number
from bot.ui.labels import lineup_name
from bot.ui.markup import mention
from bot.ui.message import MOST_CHOICES, Choice, Layout, Menu, Part, RoleMenu
from bot.ui.responder import Interaction, edit, reply_private, say_to
from bot.ui.sentences import permissions
from engine.core.catalogue import Catalogue
from engine.core.phrasing import join_names
from engine.game_registry import games

VERB, BOARD = "roles", "board"
"""Verb of the presses, and the path of the menu of leaderboards. Other paths are titles."""

feature = Feature()


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
    titles = await services.store.read(role_queries.titles_of, guild_id, manager.now())
    if press.path:
        await manager.change_server(guild_id, _change(press.path, interaction, titles, boards))
        services.publisher.run_due_jobs()
        titles = await services.store.read(role_queries.titles_of, guild_id, manager.now())
    shown = page(await manager.server(guild_id), titles, boards, interaction.guild, say_to(interaction))
    await (edit if press.path else reply_private)(interaction, shown)


def _change(
    path: tuple[str, ...],
    interaction: Interaction,
    titles: Mapping[str, Sequence[int]],
    boards: Sequence[Board],
) -> Callable[[Server], Server]:
    """Return the function that applies a choice to the settings.

    Raises Refused: unknown-button, and as `_require_role`.
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
