"""Messages made of Discord's layout components: each line has its button beside it.

Discord takes no plain text in such a message and shows nothing of it in a notification, and a message that
has become one stays one. So they are for what people have asked for, and never tell whose turn it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import discord

from bot.ui.message import Button, ChannelMenu, Menu, Message, Row

ACCENT = 0xE2A83A
"""The colour of the line beside it."""


@dataclass(frozen=True)
class Section:
    """A few lines, and the button that stands beside them."""

    text: str
    button: Button


@dataclass(frozen=True)
class Divider:
    """A line across."""


Part = str | Section | Divider | Row


@dataclass(frozen=True)
class Layout(Message):
    """A message made of parts, from top to bottom; `text` stays empty, for its words are in the parts."""

    text: str = ""
    parts: Sequence[Part] = ()
    is_laid_out: ClassVar[bool] = True

    @property
    def content(self) -> str:
        """Nothing: Discord takes no plain text beside layout components."""
        nothing: str = discord.utils.MISSING
        return nothing

    def view(self) -> Any:
        """A LayoutView with the components in one container; like any other view it is sent stopped."""
        view = discord.ui.LayoutView(timeout=None)
        view.add_item(discord.ui.Container(*map(_item, self.parts), accent_colour=ACCENT))
        view.stop()
        return view


def _item(part: Part) -> discord.ui.Item[Any]:
    if isinstance(part, str):
        return discord.ui.TextDisplay(part)
    if isinstance(part, Section):
        return discord.ui.Section(part.text, accessory=part.button.item())
    if isinstance(part, Divider):
        return discord.ui.Separator()
    items = (part,) if isinstance(part, Menu | ChannelMenu) else part
    return discord.ui.ActionRow(*(item.item() for item in items))
