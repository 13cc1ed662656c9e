"""Commands at a table: `/hand`, `/board`, `/move`, `/log`, `/clock`, `/verify`, `/resign`."""

from __future__ import annotations

from discord import app_commands

from bot.components import table_info
from bot.components.context import seated, table_here
from bot.components.table import log_page, show_hand
from bot.errors import Refused
from bot.feature import Choices, Feature
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
    is_about,
    language_of,
    reply_private,
    reply_public,
    say_to,
)
from engine.core.game_errors import BadNotation
from engine.core.types import GameAction

feature = Feature()


@feature.command("hand")
async def hand(services: Services, interaction: Interaction) -> None:
    await defer_reply(interaction)
    position, player = await _seated(services, interaction)
    await show_hand(services, interaction, position, player)


@feature.command("board")
async def board(services: Services, interaction: Interaction) -> None:
    table = await _table(services, interaction)
    if table.in_lobby:
        invited = await services.store.read(invitations.of, table.id)
        message_id = await reply_public(interaction, await pictured(table, say_at(table), invited=invited))
        await services.store.write(outbox.record_post, table.id, message_id=message_id)
        return
    await table_info.board(services, interaction, CustomId("board", table.id), table)


@feature.command("move", describe={"move": "option-move"})
async def move(services: Services, interaction: Interaction, move: str) -> None:
    await defer_reply(interaction)
    position, player = await _seated(services, interaction)
    is_about(interaction, position.game)
    action = _read(move, position, player)
    done = await services.manager.run(moves.play, position.table.id, player.user_id, action)
    services.publisher.schedule(done.table.id)
    after = await services.manager.view(done.table, player.user_id)
    if not after.turn_complete:
        services.publisher.refresh_dm(done.table.id, player.user_id)
    await reply_private(interaction, await panel.after(done, after, say_to(interaction)))


@feature.suggestions("move", "move")
async def _suggest(services: Services, interaction: Interaction, typed: str) -> Choices:
    """Legal moves whose notation or words contain every word typed; nothing for anybody else."""
    try:
        position, player = await _seated(services, interaction)
    except Refused:
        return []
    say = await language_of(interaction, services.languages)
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


@feature.command("undo")
async def undo(services: Services, interaction: Interaction) -> None:
    table = await _table(services, interaction)
    await table_info.take_back(services, interaction, CustomId("takeback", table.id), table)


@feature.command("log")
async def log(services: Services, interaction: Interaction) -> None:
    table = await _table(services, interaction)
    await reply_private(interaction, await log_page(services, interaction, table))


@feature.command("clock")
async def clock(services: Services, interaction: Interaction) -> None:
    table = await _table(services, interaction)
    await table_info.clocks(services, interaction, CustomId("clocks", table.id), table)


@feature.command("verify")
async def verify(services: Services, interaction: Interaction) -> None:
    await defer_reply(interaction)
    table = await _table(services, interaction)
    await table_info.verify(services, interaction, CustomId("verify", table.id), table)


@feature.command("resign")
async def resign(services: Services, interaction: Interaction) -> None:
    table = await _table(services, interaction)
    await table_info.resign(services, interaction, CustomId("askresign", table.id), table)


async def _seated(services: Services, interaction: Interaction) -> tuple[Position, Player]:
    return await seated(services, interaction, await _table(services, interaction))


async def _table(services: Services, interaction: Interaction) -> Table:
    return await table_here(services, interaction)


def _legal(position: Position, player: Player) -> list[GameAction]:
    """A player's legal moves; what plays something comes before what throws it away."""
    return sorted(position.legal_actions(player.seat), key=position.game.shortcuts.is_discard)


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
