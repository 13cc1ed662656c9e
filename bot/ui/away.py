"""What somebody is shown whose seat a computer plays: how to take it back."""

from __future__ import annotations

import discord

from bot.store import Table
from bot.ui.custom_id import CustomId
from bot.ui.message import Button, Message
from engine.core.catalogue import Say


def away(table: Table, say: Say) -> Message:
    """That a computer plays for them, and the button that ends it."""
    button = Button(say("button-return"), CustomId("return", table.id), style=discord.ButtonStyle.primary)
    return Message(say("away"), rows=[[button]])
