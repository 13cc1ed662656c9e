"""The message that was pressed, as Discord reports it.

Discord vouches for who presses, where, with which roles, and for what stands in the message. The custom id
and what was picked in a menu are the client's word; its documentation asks to compare them with the message.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeAlias

import discord

from bot.ui.custom_id import CustomId

Interaction: TypeAlias = discord.Interaction[discord.Client]
Sent: TypeAlias = Mapping[str, Any]
"""What Discord tells of a press, a form or a command, as JSON: what is in it, its documentation says."""


def sent(interaction: Interaction) -> Sent:
    """What Discord tells of what was pressed, filled in or typed."""
    return interaction.data or {}


def is_private(interaction: Interaction) -> bool:
    """Whether only the presser sees what was pressed."""
    message = interaction.message
    return interaction.guild_id is None or (message is not None and message.flags.ephemeral)


def is_direct(interaction: Interaction) -> bool:
    """Whether a direct message was pressed: what only the presser sees vanishes by itself, even there."""
    message = interaction.message
    return interaction.guild_id is None and message is not None and not message.flags.ephemeral


def stands_there(interaction: Interaction) -> bool:
    """Whether the message has the button or menu that was pressed; of a form: one about the same table."""
    custom_id = str(sent(interaction).get("custom_id", ""))
    shown = set(_custom_ids(interaction.message.components if interaction.message else ()))
    if interaction.type is discord.InteractionType.modal_submit:
        return _table(custom_id) in map(_table, shown)
    return custom_id in shown


def may_change(interaction: Interaction) -> bool:
    """Whether an answer may take the place of the message: others see it, so it has to be about the same."""
    return interaction.message is None or is_private(interaction) or stands_there(interaction)


def _table(custom_id: str) -> int | None:
    press = CustomId.read(custom_id)
    return None if press is None else press.table


def _custom_ids(components: Iterable[object]) -> Iterator[str]:
    for component in components:
        yield from filter(None, [getattr(component, "custom_id", None)])
        yield from _custom_ids(getattr(component, "children", ()))
        yield from _custom_ids(filter(None, [getattr(component, "accessory", None)]))
