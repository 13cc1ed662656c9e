"""The menus below `/settings`."""

from __future__ import annotations

from msgspec.structs import replace as changed

from bot.components.context import all_picked, manages
from bot.errors import Refused
from bot.feature import Feature
from bot.services import Services
from bot.tables.clock import CHOICES
from bot.tables.server import Cancelling, Server
from bot.ui.custom_id import CustomId, number
from bot.ui.responder import Interaction, edit, say_to
from bot.ui.server import AUTO, CANCELLING, CHANNELS, CLOCK, LANGUAGE, OFF, ON, PINGS, settings_page
from engine.core.catalogue import languages

feature = Feature()


@feature.button("server")
async def change(services: Services, interaction: Interaction, press: CustomId) -> None:
    """One setting of the server. Raises Refused: not-manager, no-such-choice."""
    guild_id = managed(interaction)
    server = _changed(await services.manager.server(guild_id), press.path, all_picked(interaction))
    await services.manager.change_server(guild_id, server)
    await edit(interaction, settings_page(server, say_to(interaction)))


def managed(interaction: Interaction) -> int:
    """The server, for whoever manages it. Raises Refused: not-in-server, not-manager."""
    if interaction.guild_id is None:
        raise Refused("not-in-server")
    if not manages(interaction):
        raise Refused("not-manager")
    return interaction.guild_id


def _changed(server: Server, path: tuple[str, ...], picked: list[str]) -> Server:
    """The settings with what was picked in a menu. Raises Refused: no-such-choice."""
    if path == (CHANNELS,) and all(number(id_) is not None for id_ in picked):
        return changed(server, channels=tuple(map(int, picked)))
    if path == (CLOCK,) and picked and picked[0] in CHOICES:
        return changed(server, clock=picked[0])
    if path == (CANCELLING,) and picked and picked[0] in set(Cancelling):
        return changed(server, cancelling=Cancelling(picked[0]))
    if path == (PINGS,) and picked in ([ON], [OFF]):
        return changed(server, pings=picked == [ON])
    if path == (LANGUAGE,) and picked and picked[0] in (AUTO, *languages()):
        return changed(server, language=None if picked[0] == AUTO else picked[0])
    raise Refused("unknown-button")
