"""Custom ids of buttons.

An id reads `eg:<verb>:<table>:<version>:<path>`, for example `eg:panel:12:34:Y7.+`. It can be forged:
handlers check the table, the version and the seat again.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple, TypeAlias

import discord

MAX_LENGTH = 100
_ID = re.compile(r"eg:([a-z]+):([0-9]{1,18}):([0-9]{1,9}):([^:]*)")
_NUMBER = re.compile(r"[0-9]{1,19}")
_LARGEST = 2**63 - 1
"""Largest id that databases store: 64 bits, signed."""


_PAGES = 10**5
"""More pages than any list has."""


def number(text: str) -> int | None:
    """Return a number from 0 to 2**63 - 1 written in decimal digits. None for other text."""
    value = int(text) if _NUMBER.fullmatch(text) else None
    return None if value is None or value > _LARGEST else value


def page_number(text: str) -> int:
    """Return a page number from 0. Text that is no valid page gives 0."""
    page = number(text)
    return 0 if page is None or page >= _PAGES else page


class CustomId(NamedTuple):
    """A verb, the table (0: none) and version it was offered for, and the answers so far."""

    verb: str
    table: int = 0
    version: int = 0
    path: tuple[str, ...] = ()

    def write(self) -> str:
        """Return the custom id. Raises ValueError beyond Discord's 100 characters."""
        text = f"eg:{self.verb}:{self.table}:{self.version}:{'.'.join(self.path)}"
        if len(text) > MAX_LENGTH:
            raise ValueError(f"custom id too long: {text}")
        return text

    @classmethod
    def read(cls, custom_id: str) -> CustomId | None:
        """Parse a custom id. None if it is not in this project's format."""
        match = _ID.fullmatch(custom_id)
        if match is None:
            return None
        verb, table, version, path = match.groups()
        return cls(verb, int(table), int(version), tuple(path.split(".")) if path else ())


Interaction: TypeAlias = discord.Interaction[discord.Client]
InteractionData: TypeAlias = Mapping[str, Any]
"""The JSON data of an interaction, as in Discord's documentation."""


def interaction_data(interaction: Interaction) -> InteractionData:
    """Return the data of a press, form or command; empty without any."""
    return interaction.data or {}


def is_with_the_bot(interaction: Interaction) -> bool:
    """Return whether an interaction is in the user's direct messages with the bot.

    Servers and chats with other people are not.
    """
    return interaction.guild_id is None and not interaction.context.private_channel


def is_private(interaction: Interaction) -> bool:
    """Return whether only the user sees the pressed message: a direct or ephemeral one.

    For a command: whether it was sent in the direct messages.
    """
    message = interaction.message
    return is_with_the_bot(interaction) or (message is not None and message.flags.ephemeral)


def is_direct(interaction: Interaction) -> bool:
    """Return whether the pressed message is a lasting direct message, not an ephemeral answer."""
    message = interaction.message
    return is_with_the_bot(interaction) and message is not None and not message.flags.ephemeral


def has_component(interaction: Interaction) -> bool:
    """Return whether the message has the pressed component; for a form, one about the same table."""
    custom_id = str(interaction_data(interaction).get("custom_id", ""))
    shown = set(custom_ids(interaction.message.components if interaction.message else ()))
    if interaction.type is discord.InteractionType.modal_submit:
        return _table_id(custom_id) in map(_table_id, shown)
    return custom_id in shown


def may_edit(interaction: Interaction) -> bool:
    """Return whether an answer may edit the message: it is private, or it has the pressed component.

    True for a command, which has no message.
    """
    return interaction.message is None or is_private(interaction) or has_component(interaction)


def _table_id(custom_id: str) -> int | None:
    """Return the table's id in a custom id (0: no table); None if it is not in this project's format."""
    press = CustomId.read(custom_id)
    return None if press is None else press.table


def custom_ids(components: Iterable[object]) -> Iterator[str]:
    """Yield the custom ids of a message's components, and of those inside them."""
    for component in components:
        yield from filter(None, [getattr(component, "custom_id", None)])
        yield from custom_ids(getattr(component, "children", ()))
        yield from custom_ids(filter(None, [getattr(component, "accessory", None)]))


Answer = str | bool | None
"""An answer in a submitted form."""


def submitted_answers(data: InteractionData | None) -> dict[str, Answer]:
    """Return a submitted form's answers by custom id; of several chosen values the first."""
    rows = (data or {}).get("components", ())
    parts: list[InteractionData] = [row["component"] for row in rows if "component" in row]
    answers = ((part.get("custom_id"), part.get("values") or [part.get("value")]) for part in parts)
    return {str(custom_id): values[0] for custom_id, values in answers}
