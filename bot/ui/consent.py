"""Whether a turn may be taken back: the question to the others, and what has become of it."""

from __future__ import annotations

import discord

from bot.store import Table
from bot.tables.consent import asked
from bot.ui.markup import mention, shown
from bot.ui.message import Button, Message
from bot.ui.press import Press
from engine.core.catalogue import Say


def offer(table: Table, say: Say) -> Message:
    """To somebody who cannot simply take a turn back: that the others may be asked."""
    return Message(say("undo-offer"), rows=[[Button(say("button-askundo"), Press("askundo", table.id))]])


def question(table: Table, say: Say) -> Message:
    """To all others, in the channel; each of them is notified."""
    assert table.undo_seat is not None
    people = [player.user_id for player in asked(table)]
    text = say(
        "undo-question",
        mentions=" ".join(map(mention, people)),
        name=shown(table.players[table.undo_seat]),
    )
    yes = Button(
        say("button-consent"), Press("consent", table.id, table.version), style=discord.ButtonStyle.success
    )
    no = Button(say("button-refuse"), Press("refuse", table.id, table.version))
    return Message(text, rows=[[yes, no]], mentions=people)
