"""Commands at a table: `/hand`, `/board`, `/move`, `/log`, `/clock`, `/verify`, `/resign`."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.commands.translations import text
from bot.components import table_info
from bot.components.context import seated, table_here
from bot.components.table import log_page, show_hand
from bot.errors import Refused
from bot.services import Services
from bot.store import Player, Table, invitations, outbox
from bot.tables import moves
from bot.tables.languages import say_at
from bot.tables.positions import Position
from bot.ui import panel
from bot.ui.custom_id import CustomId
from bot.ui.lobby import pictured
from bot.ui.message import MAX_LABEL, MOST_CHOICES, clipped
from bot.ui.responder import (
    Interaction,
    defer_reply,
    language_of,
    reply_private,
    reply_public,
    responding,
    say_to,
)
from engine.core.errors import BadNotation
from engine.core.types import GameAction


class TableCommands(commands.Cog):
    """What can be asked of the table in a channel, or from direct messages of one's own."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._manager = services.manager

    @app_commands.command(description=text("command-hand"))
    async def hand(self, interaction: Interaction) -> None:
        async with responding(interaction, self._services.languages):
            await defer_reply(interaction)
            position, player = await self._seated(interaction)
            await show_hand(self._services, interaction, position, player)

    @app_commands.command(description=text("command-board"))
    async def board(self, interaction: Interaction) -> None:
        async with responding(interaction, self._services.languages):
            table = await self._table(interaction)
            if table.in_lobby:
                invited = await self._manager.store.read(invitations.of, table.id)
                message_id = await reply_public(
                    interaction, await pictured(table, say_at(table), invited=invited)
                )
                await self._manager.store.write(outbox.record_post, table.id, message_id=message_id)
                return
            await table_info.board(self._services, interaction, CustomId("board", table.id), table)

    @app_commands.command(description=text("command-move"))
    @app_commands.describe(move=text("option-move"))
    async def move(self, interaction: Interaction, move: str) -> None:
        async with responding(interaction, self._services.languages) as context:
            await defer_reply(interaction)
            position, player = await self._seated(interaction)
            context.game = position.game
            action = _read(move, position, player)
            done = await self._manager.run(moves.play, position.table.id, player.user_id, action)
            self._services.publisher.schedule(done.table.id)
            after = await self._manager.view(done.table, player.user_id)
            if not after.turn_complete:
                self._services.publisher.refresh_dm(done.table.id, player.user_id)
            await reply_private(interaction, await panel.after(done, after, say_to(interaction)))

    @move.autocomplete("move")
    async def _suggest(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Legal moves whose notation or words contain every word typed; nothing for anybody else."""
        try:
            position, player = await self._seated(interaction)
        except Refused:
            return []
        say = await language_of(interaction, self._services.languages)
        game, words = position.game, typed.lower().split()
        choices = []
        for action in _legal(position, player):
            text = game.write(action)
            label = f"{text} · {game.words.action(action, say)}"
            if all(word in label.lower() for word in words):
                choices.append(app_commands.Choice(name=clipped(label, MAX_LABEL), value=text))
            if len(choices) == MOST_CHOICES:
                break
        return choices

    @app_commands.command(description=text("command-undo"))
    async def undo(self, interaction: Interaction) -> None:
        async with responding(interaction, self._services.languages):
            table = await self._table(interaction)
            await table_info.take_back(self._services, interaction, CustomId("takeback", table.id), table)

    @app_commands.command(description=text("command-log"))
    async def log(self, interaction: Interaction) -> None:
        async with responding(interaction, self._services.languages):
            table = await self._table(interaction)
            await reply_private(interaction, await log_page(self._services, interaction, table))

    @app_commands.command(description=text("command-clock"))
    async def clock(self, interaction: Interaction) -> None:
        async with responding(interaction, self._services.languages):
            table = await self._table(interaction)
            await table_info.clocks(self._services, interaction, CustomId("clocks", table.id), table)

    @app_commands.command(description=text("command-verify"))
    async def verify(self, interaction: Interaction) -> None:
        async with responding(interaction, self._services.languages):
            await defer_reply(interaction)
            table = await self._table(interaction)
            await table_info.verify(self._services, interaction, CustomId("verify", table.id), table)

    @app_commands.command(description=text("command-resign"))
    async def resign(self, interaction: Interaction) -> None:
        async with responding(interaction, self._services.languages):
            table = await self._table(interaction)
            await table_info.resign(self._services, interaction, CustomId("askresign", table.id), table)

    async def _seated(self, interaction: Interaction) -> tuple[Position, Player]:
        return await seated(self._services, interaction, await self._table(interaction))

    async def _table(self, interaction: Interaction) -> Table:
        return await table_here(self._services, interaction)


def _legal(position: Position, player: Player) -> list[GameAction]:
    """A player's legal moves; what plays something comes before what throws it away."""
    return sorted(position.legal_actions(player.seat), key=position.game.shortcuts.throws_away)


def _read(text: str, position: Position, player: Player) -> GameAction:
    """A typed move. Raises BadNotation, on the player's turn with an example that could be played now."""
    game = position.game
    try:
        return game.read(text)
    except BadNotation:
        legal = _legal(position, player)
        if not legal:
            raise
        raise BadNotation(text, expected=game.write(legal[0])) from None
