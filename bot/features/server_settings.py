"""`/settings`: a server's settings, for its managers."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace as changed

from bot.errors import Refused
from bot.feature import Feature
from bot.handlers.context import chosen_values, is_manager
from bot.services import Services
from bot.tables.clock import CHOICES, DEFAULT_CLOCK
from bot.tables.servers import Cancelling, Server
from bot.ui import clock_text
from bot.ui.custom_id import CustomId, number
from bot.ui.message import ChannelMenu, Choice, Layout, Menu
from bot.ui.responder import Interaction, edit, reply_private, say_to
from engine.core.catalogue import Say, languages, native_name

CHANNELS, CLOCK, CANCELLING, PINGS, LANGUAGE = "channels", "clock", "cancelling", "pings", "language"
"""Settings; each is the path of its menu's press."""
ON, OFF = "on", "off"
AUTO = "auto"
"""Value for no language setting."""


def settings_page(server: Server, say: Say) -> Layout:
    """Return a menu for each setting, with the current value selected."""
    clocks = clock_text.choices(server.clock or DEFAULT_CLOCK, say)
    cancelling = [
        _choice("cancelling", who.value, say, chosen=who is server.cancelling) for who in Cancelling
    ]
    pings = [_choice("pings", which, say, chosen=server.pings is (which == ON)) for which in (ON, OFF)]
    return Layout(
        parts=[
            say("server-title"),
            say("server-channels"),
            ChannelMenu(_press(CHANNELS), say("server-everywhere"), server.channels),
            say("server-clock"),
            Menu(_press(CLOCK), say("choose"), clocks),
            say("server-cancelling"),
            Menu(_press(CANCELLING), say("choose"), cancelling),
            say("server-pings"),
            Menu(_press(PINGS), say("choose"), pings),
            say("server-language"),
            Menu(_press(LANGUAGE), say("choose"), list(_languages(server, say))),
        ]
    )


def _languages(server: Server, say: Say) -> Iterator[Choice]:
    """Yield the choices of languages: automatic first, then each with its own name."""
    yield _choice("language", AUTO, say, chosen=server.language is None)
    for language in languages():
        about = say("server-language-one-about")
        yield Choice(native_name(language), language, about=about, chosen=language == server.language)


def _choice(what: str, value: str, say: Say, *, chosen: bool) -> Choice:
    name = f"server-{what}-{value}"
    return Choice(say(name), value, about=say(f"{name}-about"), chosen=chosen)


def _press(what: str) -> CustomId:
    return CustomId("server", path=(what,))


feature = Feature()


@feature.button("server")
async def change(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Change one setting and show the page. Raises Refused: not-in-server, not-manager, unknown-button."""
    guild_id = managed(interaction)
    server = _changed(await services.manager.server(guild_id), press.path, chosen_values(interaction))
    await services.manager.change_server(guild_id, server)
    await edit(interaction, settings_page(server, say_to(interaction)))


def managed(interaction: Interaction) -> int:
    """Return the id of the server that the user manages. Raises Refused: not-in-server, not-manager."""
    if interaction.guild_id is None:
        raise Refused("not-in-server")
    if not is_manager(interaction):
        raise Refused("not-manager")
    return interaction.guild_id


def _changed(server: Server, path: tuple[str, ...], picked: list[str]) -> Server:
    """Return the settings with the setting at `path` changed to the values picked in its menu.

    Raises Refused: unknown-button, for a forged value.
    """
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


@feature.command("settings", managers_only=True)
async def settings(services: Services, interaction: Interaction) -> None:
    """Handle `/settings`: answer with the server's settings. Raises Refused: not-in-server, not-manager."""
    server = await services.manager.server(managed(interaction))
    await reply_private(interaction, settings_page(server, say_to(interaction)))
