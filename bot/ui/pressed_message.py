"""The message that was pressed, as Discord reports it.

Discord vouches for the user, channel, roles and the message's components. The custom id and the chosen values
come from the client and can be forged, so they are compared with the message.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeAlias

import discord

from bot.ui.custom_id import CustomId

Interaction: TypeAlias = discord.Interaction[discord.Client]
InteractionData: TypeAlias = Mapping[str, Any]
"""The JSON data of an interaction, as in Discord's documentation."""


def interaction_data(interaction: Interaction) -> InteractionData:
    """Return the data of a press, form or command; empty if there is none."""
    return interaction.data or {}


def is_private(interaction: Interaction) -> bool:
    """Whether only the user sees the pressed message: a direct or ephemeral one."""
    message = interaction.message
    return interaction.guild_id is None or (message is not None and message.flags.ephemeral)


def is_direct(interaction: Interaction) -> bool:
    """Whether the pressed message is a lasting direct message, not an ephemeral answer."""
    message = interaction.message
    return interaction.guild_id is None and message is not None and not message.flags.ephemeral


def has_component(interaction: Interaction) -> bool:
    """Whether the message has the pressed component; for a form, one about the same table."""
    custom_id = str(interaction_data(interaction).get("custom_id", ""))
    shown = set(_custom_ids(interaction.message.components if interaction.message else ()))
    if interaction.type is discord.InteractionType.modal_submit:
        return _table(custom_id) in map(_table, shown)
    return custom_id in shown


def may_edit(interaction: Interaction) -> bool:
    """Whether an answer may edit the message: it is private, or it has the pressed component."""
    return interaction.message is None or is_private(interaction) or has_component(interaction)


def _table(custom_id: str) -> int | None:
    press = CustomId.read(custom_id)
    return None if press is None else press.table


def _custom_ids(components: Iterable[object]) -> Iterator[str]:
    for component in components:
        yield from filter(None, [getattr(component, "custom_id", None)])
        yield from _custom_ids(getattr(component, "children", ()))
        yield from _custom_ids(filter(None, [getattr(component, "accessory", None)]))
