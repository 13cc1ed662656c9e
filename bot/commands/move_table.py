"""`/move-table`: moves a running game to another channel."""

from __future__ import annotations

from discord import app_commands

from bot.components.access import parent_of
from bot.components.context import manages
from bot.components.create_table import require_place
from bot.errors import Refused
from bot.feature import Choices, Feature
from bot.services import Services
from bot.store import Table, table_queries
from bot.tables.languages import say_at
from bot.tables.relocation import may_move
from bot.ui.markup import bold
from bot.ui.message import MAX_LABEL, MOST_CHOICES, Message, clipped
from bot.ui.responder import Interaction, language_of, reply_public
from engine.core.catalogue import Say
from engine.core.phrasing import join_commas


feature = Feature()


@feature.command("move-table", public=True, describe={"table": "option-move-table"}, servers_only=True)
async def move_table(services: Services, interaction: Interaction, table: str) -> None:
    await require_place(services, interaction)
    found = next((one for one in await _movable(services, interaction) if str(one.id) == table), None)
    if found is None:
        raise Refused("not-running")
    moved = await services.publisher.move(
        found.id,
        interaction.user.id,
        interaction.channel_id or 0,
        parent_id=parent_of(interaction.channel),
        manages=manages(interaction),
    )
    say = say_at(moved)
    names = join_commas(bold(moved), say)
    text = say("table-moved", game=say(f"game-{moved.game}"), names=names)
    await reply_public(interaction, Message(text))
    services.publisher.schedule(moved.id)


@feature.suggestions("move-table", "table")
async def _suggest(services: Services, interaction: Interaction, typed: str) -> Choices:
    say = await language_of(interaction, services.languages)
    labels = {str(table.id): _label(table, say) for table in await _movable(services, interaction)}
    return [
        app_commands.Choice(name=label, value=number)
        for number, label in labels.items()
        if typed.lower() in label.lower()
    ][:MOST_CHOICES]


async def _movable(services: Services, interaction: Interaction) -> list[Table]:
    """The games of the server that whoever asks may move here."""
    tables = await services.store.read(table_queries.live_on_server, interaction.guild_id or 0)
    return [
        table
        for table in tables
        if table.is_playing and may_move(table, interaction.user.id, manages=manages(interaction))
    ]


def _label(table: Table, say: Say) -> str:
    return clipped(f"{say(f'game-{table.game}')}: {join_commas(table.names, say)}", MAX_LABEL)
