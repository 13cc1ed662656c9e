"""A server's settings on one page: a menu for each."""

from __future__ import annotations

from collections.abc import Iterator

from bot.tables.clock import USUAL
from bot.tables.server import Cancelling, Server
from bot.ui import clock
from bot.ui.custom_id import CustomId
from bot.ui.layout import Layout
from bot.ui.message import ChannelMenu, Choice, Menu
from engine.core.catalogue import Say, languages, native_name

CHANNELS, CLOCK, CANCELLING, PINGS, LANGUAGE = "channels", "clock", "cancelling", "pings", "language"
"""What can be decided; the path of each menu's press."""
ON, OFF = "on", "off"
AUTO = "auto"
"""No language of the server's own."""


def settings_page(server: Server, say: Say) -> Layout:
    """A menu for each thing that can be decided, which shows what holds on this server."""
    clocks = clock.choices(server.clock or USUAL, say)
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
    yield _choice("language", AUTO, say, chosen=server.language is None)
    for language in languages():
        about = say("server-language-one-about")
        yield Choice(native_name(language), language, about=about, chosen=language == server.language)


def _choice(what: str, value: str, say: Say, *, chosen: bool) -> Choice:
    """One of the things to decide on, in a few words and a quieter line."""
    name = f"server-{what}-{value}"
    return Choice(say(name), value, about=say(f"{name}-about"), chosen=chosen)


def _press(what: str) -> CustomId:
    return CustomId("server", path=(what,))
