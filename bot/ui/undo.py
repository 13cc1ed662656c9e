"""The question whether a turn may be taken back, and its outcome."""

from __future__ import annotations

import discord

from bot.store import Table
from bot.tables import what_counts
from bot.tables.clock import DAY
from bot.tables.undo import asked
from bot.ui.custom_id import CustomId
from bot.ui.markup import mention, shown
from bot.ui.message import Button, Message
from engine.core.catalogue import Say
from engine.core.types import Seat


def offer(table: Table, seat: Seat, say: Say, *, deals_again: bool) -> Message:
    """To somebody who cannot simply take a turn back: that the others may be asked, or what it costs."""
    alone = not what_counts.others(table, seat)
    counts = what_counts.counts_against_computers(table, seat)
    text = say("undo-alone", counts="yes" if counts else "no") if alone else say("undo-offer")
    label = say("button-undo-alone" if alone else "button-askundo")
    lines = [text, *_dealt_again(deals_again, say)]
    return Message("\n".join(lines), rows=[[Button(label, CustomId("askundo", table.id))]])


def _dealt_again(deals_again: bool, say: Say) -> list[str]:
    """That cards come again which everybody has seen."""
    return [say("undo-deals-again")] if deals_again else []


def until(table: Table) -> str:
    """When the others no longer can agree, as a date: this is read until then, and after."""
    return f"<t:{(table.undo_at or 0) + DAY}:f>"


def question(table: Table, say: Say, *, deals_again: bool) -> Message:
    """To all others, in the channel; each of them is notified."""
    assert table.undo_seat is not None
    people = [player.user_id for player in asked(table)]
    text = say(
        "undo-question",
        mentions=" ".join(map(mention, people)),
        name=shown(table.players[table.undo_seat]),
        until=until(table),
    )
    yes = Button(
        say("button-consent"), CustomId("consent", table.id, table.version), style=discord.ButtonStyle.success
    )
    no = Button(say("button-refuse"), CustomId("refuse", table.id, table.version))
    lines = [text, *_dealt_again(deals_again, say)]
    return Message("\n".join(lines), rows=[[yes, no]], mentions=people)
