"""Leaderboards: the command posts one publicly; each press is answered privately."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import discord

from bot.errors import Refused
from bot.feature import Feature, Services, choices
from bot.features.leaderboard import leaderboard_messages
from bot.features.leaderboard.leaderboard_messages import (
    COMPUTERS,
    EVERYWHERE,
    PARTNERS,
    PARTNERS_LINEUP,
    SERVER,
    MenuOptions,
    PageRequest,
)
from bot.handlers import context
from bot.handlers.context import Send, chosen_value, person, say_here
from bot.ratings.leaderboards import Page, board_server, newest_board
from bot.ratings.rating_model import ALL_TIME, season_before
from bot.store.rating_queries import Board
from bot.ui.custom_id import CustomId
from bot.ui.markup import COMMANDS, lineup_name
from bot.ui.message import Message
from bot.ui.responder import (
    Interaction,
    acknowledge,
    defer_reply,
    reply_private,
    reply_public,
    say_to,
    show_pictured,
)
from engine.core.catalogue import Catalogue
from engine.game_registry import games

feature = Feature()


@feature.button("ranks")
async def ranks(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Show the leaderboard that a button or menu names, in place if the message is private.

    Raises Refused: unknown-leaderboard.
    """
    wish = requested_page(
        chosen_value(interaction).split(".") if chosen_value(interaction) else press.path, interaction
    )
    await acknowledge(interaction)
    await context.answer(services, interaction, partial(page, services, interaction, wish), show_pictured)


@feature.button("standing")
async def standing(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Leaderboard* below a finished game: show that game's, of all time, privately.

    Below other posts it is that of the game played last. It is this server's, outside servers that of
    everywhere. If it is empty, say so.
    """
    await defer_reply(interaction)
    game = press.path[0] if press.path and press.path[0] in games() else None
    wish = await default_request(services, interaction, game, SERVER, ALL_TIME)
    if wish is None:
        await reply_private(interaction, _no_leaderboard_message(interaction, game, SERVER))
        return
    await context.answer(services, interaction, partial(page, services, interaction, wish), reply_private)


def _no_leaderboard_message(interaction: Interaction, game: str | None, scope: str) -> Message:
    """Return that there are no ratings yet: against computers, on this server, or anywhere.

    With a `game`, or the scope PARTNERS, only such games are meant.
    """
    say, here = say_to(interaction), SERVER if interaction.guild_id and scope != EVERYWHERE else EVERYWHERE
    where = COMPUTERS if scope == COMPUTERS else here
    partners = [lineup_name(PARTNERS_LINEUP, say)] if scope == PARTNERS else []
    what = [*([] if game is None else [say(f"game-{game}")]), *partners]
    if not what:
        return Message(say("leaderboard-empty", scope=where, **COMMANDS))
    return Message(say("leaderboard-empty-of", scope=where, what=" · ".join(what), **COMMANDS))


@feature.button("rankstext")
async def in_words(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *As text* below a leaderboard: answer privately with the page in words.

    Raises Refused: unknown-leaderboard.
    """
    wish, boards = requested_page(press.path, interaction), services.boards
    board_page = await _read_page(services, interaction, wish)
    name = person(interaction.user).name
    say = say_to(interaction)
    text = leaderboard_messages.page_text(board_page, wish, name, boards.seasons, say, is_private=True)
    await reply_private(interaction, Message(text))


def requested_page(path: Sequence[str], interaction: Interaction) -> PageRequest:
    """Parse the path of a button or of a menu's choice.

    Outside servers all scopes but COMPUTERS become EVERYWHERE. Raises Refused: unknown-leaderboard, for a
    path that no button has.
    """
    try:
        wish = PageRequest.read(path)
    except ValueError:
        raise Refused("unknown-leaderboard") from None
    stays = interaction.guild_id or wish.scope == COMPUTERS
    return wish if stays else wish._replace(scope=EVERYWHERE)


async def default_request(
    services: Services, interaction: Interaction, game: str | None, scope: str, season: str
) -> PageRequest | None:
    """Return the leaderboard for the command's options; without `game` of the one rated last there.

    `scope` PARTNERS: the server's board of partners. COMPUTERS: the first against them, of `game` if given,
    of all time. None if there is none.
    """
    if scope == COMPUTERS:
        against = await services.boards.against_computers()
        found = [board for board in against if game in (None, board.game) and board.game in games()]
        return PageRequest(scope, found[0].game, found[0].lineup) if found else None
    lineup = PARTNERS_LINEUP if scope == PARTNERS else None
    scope = EVERYWHERE if scope == EVERYWHERE or not interaction.guild_id else SERVER
    guild_id = _board_server_id(interaction, scope)
    newest = await services.store.read(newest_board, guild_id)
    there_are = await services.boards.rated_boards(guild_id)
    meant = [
        board
        for board in ([newest] if newest else []) + there_are
        if game in (None, board.game) and lineup in (None, board.lineup) and board.game in games()
    ]
    return PageRequest(scope, meant[0].game, meant[0].lineup, season) if meant else None


async def page(services: Services, interaction: Interaction, request: PageRequest) -> Message:
    """Return a page of a leaderboard that only the user sees."""
    board_page = await _read_page(services, interaction, request)
    say = say_to(interaction)
    return await _leaderboard_message(services, interaction, board_page, request, say, is_private=True)


async def _leaderboard_message(
    services: Services,
    interaction: Interaction,
    board_page: Page,
    request: PageRequest,
    say: Catalogue,
    *,
    is_private: bool,
) -> Message:
    """Return a leaderboard's message with menus of the boards that have games.

    `is_private`: only the user sees it, so that it says “you”.
    """
    there_are = await services.boards.rated_boards(board_page.board.guild_id)
    against = await services.boards.against_computers()
    known, practised = ([one for one in boards if one.game in games()] for boards in (there_are, against))
    menu_options = MenuOptions(known, practised, services.boards.seasons, interaction.guild_id is not None)
    return await leaderboard_messages.leaderboard(
        board_page, request, person(interaction.user).name, menu_options, say, is_private=is_private
    )


async def _read_page(services: Services, interaction: Interaction, request: PageRequest) -> Page:
    """Return the requested page; without a number the one with the user's rank, or the first."""
    board = Board(_board_server_id(interaction, request.scope), request.game, request.lineup)
    boards, user_id, place = services.boards, interaction.user.id, board_server(interaction.guild_id)
    board_page = await boards.page(board, request.season, request.page or 0, user_id, place)
    if request.page is None and board_page.own_page is not None and board_page.own_page != board_page.number:
        return await boards.page(board, request.season, board_page.own_page, user_id, place)
    return board_page


def _board_server_id(interaction: Interaction, scope: str) -> int:
    """Return the server id of a scope's boards: EVERYWHERE outside servers and for all but SERVER."""
    return board_server(interaction.guild_id if scope == SERVER else None)


EVER, NOW, LAST = "ever", "now", "last"
GAMES = choices("game", games())
SCOPES = choices("scope", (SERVER, EVERYWHERE, PARTNERS, COMPUTERS))
SEASONS = choices("season", (EVER, NOW, LAST))


@feature.command(
    "leaderboard",
    public=True,
    describe={"game": "option-game", "scope": "option-scope", "season": "option-season"},
    choices={"game": GAMES, "scope": SCOPES, "season": SEASONS},
)
async def leaderboard_command(
    services: Services,
    interaction: Interaction,
    game: str | None = None,
    scope: str = SERVER,
    season: str = EVER,
) -> None:
    """Handle `/leaderboard`: post a leaderboard; if it is empty or there is none, answer privately.

    Defaults: the game played last, on this server, of all time.
    """
    now = services.boards.season
    span = {EVER: ALL_TIME, NOW: now, LAST: season_before(now)}.get(season, ALL_TIME)
    wish = await default_request(services, interaction, game, scope, span)
    if wish is None:
        await reply_private(interaction, _no_leaderboard_message(interaction, game, scope))
        return
    board_page = await _read_page(services, interaction, wish)
    if board_page.ranked:
        await defer_reply(interaction, public=True)
    say = await say_here(services, interaction) if board_page.ranked else say_to(interaction)
    send: Send = reply_public if board_page.ranked else reply_private
    alone = not board_page.ranked or isinstance(interaction.channel, discord.DMChannel)
    compose = partial(_leaderboard_message, services, interaction, board_page, wish, say, is_private=alone)
    await context.answer(services, interaction, compose, send)
