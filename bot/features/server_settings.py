"""`/settings`: a server's settings, for its managers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

import discord
from msgspec.structs import replace as changed

from bot.errors import Refused
from bot.feature import Feature
from bot.handlers.context import chosen_values, lacking_in, managed, require_post_channel
from bot.ops.permissions import may_mention
from bot.services import Services
from bot.tables.clock import CLOCK_CHOICES
from bot.tables.servers import Cancelling, Server
from bot.ui import clock_text
from bot.ui.custom_id import CustomId, number
from bot.ui.message import TEXT_CHANNELS, Button, ChannelMenu, Choice, Layout, Menu, Part, RoleMenu
from bot.ui.responder import Interaction, edit, reply_private, say_to
from bot.ui.sentences import permissions
from engine.core.catalogue import Say, languages, native_name

CHANNELS, CLOCK, CANCELLING, PINGS, LANGUAGE = "channels", "clock", "cancelling", "pings", "language"
HALL, ROLE, CUP, LEAGUE = "hall", "role", "cup", "league"
"""Settings; each is the path of its menu's press."""
ON, OFF = "on", "off"
PAGES = ("barred", "reports", "posts", "roles", "results")
"""Verbs of the buttons that open further pages."""
AUTO = "auto"
"""Value for no language setting."""


def settings_page(
    server: Server, say: Say, lacking: Sequence[str] = (), lacking_for_league: Sequence[str] = ()
) -> Layout:
    """Return a menu for each setting, with the current value selected, and buttons to further pages.

    `lacking`, `lacking_for_league`: permissions that the bot lacks in the channels of hall and league.
    """
    clocks = clock_text.choices(server.default_clock, say)
    cancelling = [
        _setting_choice("cancelling", who.value, say, chosen=who is server.cancelling) for who in Cancelling
    ]
    pings = [
        _setting_choice("pings", which, say, chosen=server.pings is (which == ON)) for which in (ON, OFF)
    ]
    cups = [
        Choice(say(f"server-cup-{which}"), which, chosen=server.cup is (which == ON)) for which in (ON, OFF)
    ]
    return Layout(
        parts=[
            say("server-title"),
            say("server-channels"),
            ChannelMenu(_setting_press(CHANNELS), say("server-everywhere"), server.channels),
            say("server-clock"),
            Menu(_setting_press(CLOCK), say("choose"), clocks),
            say("server-cancelling"),
            Menu(_setting_press(CANCELLING), say("choose"), cancelling),
            say("server-pings"),
            Menu(_setting_press(PINGS), say("choose"), pings),
            say("server-role"),
            RoleMenu(_setting_press(ROLE), say("server-role-none"), server.alert_role),
            say("server-language"),
            Menu(_setting_press(LANGUAGE), say("choose"), list(_language_choices(server, say))),
            *_channel_parts(HALL, server.hall, lacking, say),
            say("server-cup"),
            Menu(_setting_press(CUP), say("choose"), cups),
            *_channel_parts(LEAGUE, server.league, lacking_for_league, say),
            [Button(say(f"button-{verb}"), CustomId(verb)) for verb in PAGES],
        ]
    )


def _channel_parts(what: str, channel_id: int | None, lacking: Sequence[str], say: Say) -> list[Part]:
    """Return the setting of HALL or LEAGUE: its channel's menu, and a warning of `lacking` permissions."""
    chosen = [] if channel_id is None else [channel_id]
    menu = ChannelMenu(_setting_press(what), say(f"server-{what}-off"), chosen, most=1, types=TEXT_CHANNELS)
    names = permissions(lacking, say)
    blocked = say(f"server-{what}-blocked", channel=f"<#{channel_id}>", permissions=names)
    return [say(f"server-{what}"), menu, *([blocked] if lacking else [])]


def _language_choices(server: Server, say: Say) -> Iterator[Choice]:
    yield _setting_choice("language", AUTO, say, chosen=server.language is None)
    for language in languages():
        about = say("server-language-one-about")
        yield Choice(native_name(language), language, about=about, chosen=language == server.language)


def _setting_choice(what: str, value: str, say: Say, *, chosen: bool) -> Choice:
    name = f"server-{what}-{value}"
    return Choice(say(name), value, about=say(f"{name}-about"), chosen=chosen)


def _setting_press(what: str) -> CustomId:
    return CustomId("server", path=(what,))


feature = Feature()


@feature.button("server")
async def change(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Store one setting of `/settings`, and show the page.

    Raises Refused: not-in-server, not-manager, unknown-button, missing-permissions, role-silent.
    """
    guild_id, values = managed(interaction), chosen_values(interaction)
    if press.path == (ROLE,) and values:
        _require_mentionable(interaction, number(values[0]) or 0)
    if press.path in ((HALL,), (LEAGUE,)) and values:
        require_post_channel(interaction, number(values[0]) or 0, threads=press.path == (LEAGUE,))
    change = partial(_with_setting, path=press.path, values=values)
    server = await services.manager.change_server(guild_id, change)
    if press.path in ((HALL,), (LEAGUE,)):
        services.publisher.run_due_jobs()
    await edit(interaction, _page(interaction, server))


def _require_mentionable(interaction: Interaction, role_id: int) -> None:
    """Check that the bot may mention a role. Raises Refused: role-silent."""
    if interaction.guild is not None and not may_mention(interaction.guild, role_id):
        raise Refused("role-silent", role=f"<@&{role_id}>")


def _with_setting(server: Server, path: tuple[str, ...], values: list[str]) -> Server:
    """Return the settings with one changed. Raises Refused: unknown-button."""
    ids = [id_ for id_ in map(number, values) if id_ is not None]
    if path == (CHANNELS,) and len(ids) == len(values):
        return changed(server, channels=tuple(ids))
    if path in ((HALL,), (LEAGUE,), (ROLE,)) and len(ids) == len(values) <= 1:
        name = "alert_role" if path == (ROLE,) else path[0]
        return changed(server, **{name: next(iter(ids), None)})
    if path == (CLOCK,) and values and values[0] in CLOCK_CHOICES:
        return changed(server, clock=values[0])
    if path == (CANCELLING,) and values and values[0] in set(Cancelling):
        return changed(server, cancelling=Cancelling(values[0]))
    if path == (PINGS,) and values in ([ON], [OFF]):
        return changed(server, pings=values == [ON])
    if path == (CUP,) and values in ([ON], [OFF]):
        return changed(server, cup=values == [ON])
    if path == (LANGUAGE,) and values and values[0] in (AUTO, *languages()):
        return changed(server, language=None if values[0] == AUTO else values[0])
    raise Refused("unknown-button")


@feature.command("settings", managers_only=True)
async def settings(services: Services, interaction: Interaction) -> None:
    """Handle `/settings`: answer privately with the server's settings.

    Raises Refused: not-in-server, not-manager.
    """
    await reply_private(interaction, _page(interaction, await services.manager.server(managed(interaction))))


@feature.listener("on_guild_remove")
async def turn_off(services: Services, guild: discord.Guild) -> None:
    """Turn off the hall and the league of a server that the bot has left."""
    server = await services.manager.server(guild.id)
    if server.hall is not None or server.league is not None:
        await services.manager.change_server(guild.id, partial(changed, hall=None, league=None))


def _page(interaction: Interaction, server: Server) -> Layout:
    """Return the page, with what the bot lacks in the channels of hall and league."""
    in_hall = None if server.hall is None else lacking_in(interaction.guild, server.hall)
    in_league = None if server.league is None else lacking_in(interaction.guild, server.league, threads=True)
    return settings_page(server, say_to(interaction), in_hall or (), in_league or ())
