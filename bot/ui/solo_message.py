"""Messages of a deal that one person plays alone."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

import discord

from bot.tables.histories import HistoryEntry
from bot.tables.positions import Position
from bot.tables.solo import OPPONENT, PLAYER
from bot.ui import game_text, panel_message
from bot.ui.custom_id import CustomId
from bot.ui.message import MAX_TEXT, Button, Message, newest_sentences
from engine.core.catalogue import Say
from engine.core.types import Event


async def turn(position: Position, news: Sequence[Event], say: Say, *, can_undo: bool = True) -> Message:
    """Return the events in `news` and the panel of the player's next turn.

    Before the first question, Back takes back a step, if `can_undo`.
    """
    news_text = newest_sentences(game_text.event_sentences(position.table, news, PLAYER, say), MAX_TEXT // 2)
    asked = await panel_message.turn_panel(position, PLAYER, say, can_undo=can_undo)
    return Message("\n".join(filter(None, [news_text, asked.text])), asked.images, asked.rows)


def computer_failed(press: CustomId, say: Say) -> Message:
    """Return the notice that the computer has not moved. Its button, with custom id `press`, tries again."""
    on = Button(say("button-daily-on"), press, style=discord.ButtonStyle.primary)
    return Message(say("daily-unanswered"), rows=[[on]])


def computer_events(history: Sequence[HistoryEntry]) -> list[Event]:
    """Return the computer's events since the player's last step, in order. Empty if the player moved last."""
    last = list(takewhile(lambda entry: entry.seat == OPPONENT, reversed(history)))
    return [event for entry in reversed(last) for event in entry.events]
