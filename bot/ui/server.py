"""A server's settings on one page, each with its menu."""

from __future__ import annotations

from bot.tables.clock import CHOICES, USUAL
from bot.tables.server import Cancelling, Server
from bot.ui import clock
from bot.ui.message import ChannelMenu, Choice, Menu, Message
from bot.ui.press import Press
from engine.core.catalogue import Say

CHANNELS, CLOCK, CANCELLING, PINGS = "channels", "clock", "cancelling", "pings"
"""What can be decided; the path of each menu's press."""
ON, OFF = "on", "off"


def settings_page(server: Server, say: Say) -> Message:
    """What holds on this server, and a menu for each thing to change it."""
    where = " ".join(f"<#{channel}>" for channel in server.channels)
    lines = [
        say("server-title"),
        say("server-channels", where=where or "everywhere", any="no" if where else "yes"),
        say("server-clock", clock=clock.setting(server.clock or USUAL, say)),
        say("server-cancelling", who=server.cancelling.value),
        say("server-pings", pings=ON if server.pings else OFF),
    ]
    clocks = [Choice(say("clock-choice", clock=clock.setting(choice, say)), choice) for choice in CHOICES]
    cancelling = [Choice(say("server-cancelling", who=who.value), who.value) for who in Cancelling]
    pings = [Choice(say("server-pings", pings=which), which) for which in (ON, OFF)]
    return Message(
        "\n".join(lines),
        rows=[
            ChannelMenu(_press(CHANNELS), say("server-channels-menu"), server.channels),
            Menu(_press(CLOCK), say("server-clock-menu"), clocks),
            Menu(_press(CANCELLING), say("server-cancelling-menu"), cancelling),
            Menu(_press(PINGS), say("server-pings-menu"), pings),
        ],
    )


def _press(what: str) -> Press:
    return Press("server", path=(what,))
