"""*Show this game* in the menu on a message: the table that the message is about, as it is now."""

from __future__ import annotations

import discord
from sqlalchemy import Connection, select

from bot.errors import Refused
from bot.feature import Feature
from bot.handlers import table_buttons
from bot.handlers.context import may_press
from bot.jobs.sender import presses_of
from bot.services import Services
from bot.store import Table
from bot.store.schema import PLAYED, tables
from bot.tables.game import game_of
from bot.ui.custom_id import CustomId
from bot.ui.markup import bold, link
from bot.ui.message import Button, Message
from bot.ui.responder import Interaction, reply_private, say_to, set_game
from engine.core.phrasing import join_names

feature = Feature()


@feature.menu("show-game", discord.Message)
async def show(services: Services, interaction: Interaction, message: discord.Message) -> None:
    """Answer privately with the board of the message's game, or with a link to its lobby.

    Raises Refused: message-no-game, also for solo tables and if the user may not press the table's buttons;
    lobby-cancelled, rules-gone.
    """
    table = await _table_of(services, interaction, message)
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


async def _table_of(services: Services, interaction: Interaction, message: discord.Message) -> Table | None:
    """Return the table that a message of the bot's is about, or None.

    Its buttons name it; without any, it is the game that the channel had when it was sent.
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
