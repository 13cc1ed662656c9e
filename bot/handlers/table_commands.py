"""Commands at a table, such as `/hand`, `/board`, `/move` and `/resign`, and *Show this game*."""

from __future__ import annotations

from dataclasses import replace

import discord
from discord import app_commands
from sqlalchemy import Connection, select

from bot.errors import Refused
from bot.feature import Choices, Feature, Services, TableHandler
from bot.handlers import table_buttons
from bot.handlers.context import is_manager, may_press, parent_of, seated_player, table_here
from bot.handlers.create_table import require_place
from bot.handlers.table_buttons import show_hand
from bot.jobs.sender import presses_of
from bot.store import Player, Table, invitation_queries, table_queries
from bot.store.schema import PLAYED, tables
from bot.tables import lobby_rules, moves
from bot.tables.game import game_of
from bot.tables.languages import say_at
from bot.tables.positions import Position
from bot.tables.restored_tables import may_move_table
from bot.ui import lobby_options, panel_message
from bot.ui.custom_id import CustomId
from bot.ui.lobby_message import lobby_with_picture
from bot.ui.markup import bold, link
from bot.ui.message import MAX_LABEL, MOST_CHOICES, Button, Message, clipped
from bot.ui.responder import (
    Interaction,
    defer_reply,
    language_of,
    reply_private,
    reply_public,
    say_to,
    set_game,
)
from bot.ui.table_requests import END_GAME, ask_to_end
from engine.core.game_errors import BadNotation
from engine.core.phrasing import join_commas, join_names
from engine.core.types import GameAction

feature = Feature()


@feature.command("hand")
async def hand(services: Services, interaction: Interaction) -> None:
    """Handle `/hand`: answer privately with the user's hand, or with the panel on their turn.

    Raises Refused: no-table-here, no-table-yours, which-table, rules-gone, not-seated, on-hold, not-started,
    lobby-cancelled, and as `table_buttons._show_panel`.
    """
    await defer_reply(interaction)
    position, player = await _seated_here(services, interaction)
    await show_hand(services, interaction, position, player)


@feature.command("board")
async def board(services: Services, interaction: Interaction) -> None:
    """Handle `/board`: answer privately with the table; a lobby is posted again in the channel.

    The lobby's former message stays, and is closed with the lobby.

    Raises Refused: no-table-here, no-table-yours, which-table, rules-gone.
    """
    table = await table_here(services, interaction)
    if table.in_lobby:
        invited = await services.store.read(invitation_queries.invitations_of, table.id)
        message_id = await reply_public(
            interaction, await lobby_with_picture(table, say_at(table), invited=invited)
        )
        await services.manager.run(lobby_rules.record_reposted, table.id, message_id)
        await services.publisher.check_lobby(replace(table, post_message_id=message_id))
        return
    await table_buttons.board(services, interaction, CustomId("board", table.id), table)


@feature.command("move", describe={"move": "option-move"})
async def move(services: Services, interaction: Interaction, move: str) -> None:
    """Handle `/move`: play an action in the game's notation, and answer privately with the panel.

    Raises BadNotation, RuleViolation, GameFinished, and Refused: no-table-here, no-table-yours, which-table,
    rules-gone, not-seated, on-hold, not-started, lobby-cancelled, and as `moves.play`.
    """
    await defer_reply(interaction)
    position, player = await _seated_here(services, interaction)
    set_game(interaction, position.game)
    action = _parse_move(move, position, player)
    done = await services.manager.run(moves.play, position.table.id, player.user_id, action)
    services.publisher.schedule(done.table.id)
    after = await services.manager.view(done.table, player.user_id)
    if not after.turn_complete:
        services.publisher.refresh_dm(done.table.id, player.user_id)
    await reply_private(interaction, await panel_message.panel_after(done, after, say_to(interaction)))


@feature.suggestions("move", "move")
async def _suggest_moves(services: Services, interaction: Interaction, typed: str) -> Choices:
    """Suggest at most 25 legal moves whose label contains all words typed; none if `_seated_here` refuses."""
    try:
        position, player = await _seated_here(services, interaction)
    except Refused:
        return []
    say = await language_of(interaction, services.languages)
    game, words = position.game, typed.lower().split()
    choices = []
    for action in _legal_moves(position, player):
        text = game.notation.write(action)
        label = f"{text} · {game.words.action(action, say)}"
        if all(word in label.lower() for word in words):
            choices.append(app_commands.Choice(name=clipped(label, MAX_LABEL), value=text))
        if len(choices) == MOST_CHOICES:
            break
    return choices


def _command_like_button(name: str, press: TableHandler, *, waiting_first: bool = True) -> None:
    """Declare the command `name`, which runs the button's handler `press` for the table of `table_here`."""

    async def answer(services: Services, interaction: Interaction) -> None:
        table = await table_here(services, interaction, waiting_first=waiting_first)
        await press(services, interaction, CustomId(name, table.id), table)

    feature.command(name)(answer)


_command_like_button("undo", table_buttons.take_back)


_command_like_button("log", table_buttons.log)


_command_like_button("clock", table_buttons.clocks)


_command_like_button("verify", table_buttons.verify)


# In direct messages it is not enough that only one game waits for the player.
_command_like_button("resign", table_buttons.ask_to_resign, waiting_first=False)


async def _seated_here(services: Services, interaction: Interaction) -> tuple[Position, Player]:
    """Return the position of `table_here` as the caller sees it, and the caller as its player.

    Raises Refused: no-table-here, no-table-yours, which-table, rules-gone, not-seated, on-hold, not-started,
    lobby-cancelled.
    """
    return await seated_player(services, interaction, await table_here(services, interaction))


def _legal_moves(position: Position, player: Player) -> list[GameAction]:
    """Return the player's legal actions, discards last."""
    return sorted(position.legal_actions(player.seat), key=position.game.shortcuts.is_discard)


def _parse_move(text: str, position: Position, player: Player) -> GameAction:
    """Return the action that `text` means; it may be illegal.

    Raises BadNotation, with a legal action as an example if there is one.
    """
    game = position.game
    try:
        return game.notation.read(text)
    except BadNotation:
        legal = _legal_moves(position, player)
        if not legal:
            raise
        raise BadNotation(text, expected=game.notation.write(legal[0])) from None


@feature.command("move-table", public=True, describe={"table": "option-move-table"}, servers_only=True)
async def move_table(services: Services, interaction: Interaction, table: str) -> None:
    """Handle `/move-table`: continue a game (`table`: a suggested id) in this channel, and post it there.

    Raises Refused: not-yours-to-move (also for an unknown id), bot-not-here, missing-permissions,
    other-channels, and as `Publisher.move`.
    """
    await require_place(services, interaction)
    found = next((one for one in await _movable_tables(services, interaction) if str(one.id) == table), None)
    if found is None:
        raise Refused("not-yours-to-move")
    about = (found.id, interaction.user.id, interaction.channel_id or 0)
    parent_id, manages = parent_of(interaction.channel), is_manager(interaction)
    moved = await services.publisher.move(*about, parent_id=parent_id, is_manager=manages)
    say = say_at(moved)
    text = say("table-moved", game=say(f"game-{moved.game}"), names=join_commas(bold(moved), say))
    await reply_public(interaction, Message(text))
    services.publisher.schedule(moved.id)


@feature.suggestions("move-table", "table")
async def _suggest_tables(services: Services, interaction: Interaction, typed: str) -> Choices:
    """Suggest at most 25 tables that the caller may move and whose label contains the text typed."""
    say = await language_of(interaction, services.languages)
    labels = {
        str(table.id): clipped(f"{say(f'game-{table.game}')}: {join_commas(table.names, say)}", MAX_LABEL)
        for table in await _movable_tables(services, interaction)
    }
    return [
        app_commands.Choice(name=label, value=number)
        for number, label in labels.items()
        if typed.lower() in label.lower()
    ][:MOST_CHOICES]


async def _movable_tables(services: Services, interaction: Interaction) -> list[Table]:
    """Return the running games on this server that the caller may move to another channel."""
    live = await services.store.read(table_queries.live_on_server, interaction.guild_id or 0)
    return [
        table
        for table in live
        if table.is_playing and may_move_table(table, interaction.user.id, is_manager=is_manager(interaction))
    ]


@feature.command("end-game", managers_only=True)
async def end_game(services: Services, interaction: Interaction) -> None:
    """Handle `/end-game`: ask a manager privately whether to end the channel's game or close its lobby.

    Raises Refused: managers-end, nothing-to-end.
    """
    if not is_manager(interaction):
        raise Refused("managers-end")
    table = await services.store.read(table_queries.live_in_channel, interaction.channel_id or 0)
    if table is None:
        raise Refused("nothing-to-end")
    say = say_to(interaction)
    question = (
        lobby_options.cancel_question(table, say, verb=END_GAME) if table.in_lobby else ask_to_end(table, say)
    )
    await reply_private(interaction, question)


@feature.menu("show-game", discord.Message)
async def show_game(services: Services, interaction: Interaction, message: discord.Message) -> None:
    """Answer privately with the board of the message's game, or with a link to its lobby.

    Raises Refused: message-no-game, also for solo tables and if the user may not press the table's buttons;
    lobby-cancelled, rules-gone.
    """
    table = await _table_of_message(services, interaction, message)
    if table is None or table.is_solo or not may_press(interaction, table):
        raise Refused("message-no-game")
    set_game(interaction, game_of(table))
    if table.in_lobby:
        say = say_to(interaction)
        text = say("help-gathering", game=say(f"game-{table.game}"), names=join_names(bold(table), say))
        way = Button(say("button-lobby"), url=link(table))
        await reply_private(interaction, Message(text, rows=[[way]]))
    else:
        await table_buttons.board(services, interaction, CustomId("board", table.id), table)


async def _table_of_message(
    services: Services, interaction: Interaction, message: discord.Message
) -> Table | None:
    """Return the table that a message of the bot's is about, or None.

    Its buttons name it; without any, it is the game that the channel had when it was sent. Raises Refused:
    no-such-table, rules-gone.
    """
    if message.author != interaction.client.user:
        return None
    presses = list(presses_of(message))
    named = next((press.table for press in presses if press.table), None)
    if named is None and not presses:
        at = int(message.created_at.timestamp())
        named = await services.store.read(_played_in, message.channel.id, at)
    return None if named is None else await services.manager.table(named)


def _played_in(connection: Connection, channel_id: int, at: int) -> int | None:
    """Return the id of the channel's newest game that was opened by `at`, in Unix seconds, or None."""
    then = (tables.c.channel_id == channel_id, PLAYED, tables.c.created_at <= at)
    return connection.scalar(select(tables.c.id).where(*then).order_by(tables.c.id.desc()).limit(1))
