"""Read all messages that others can see, and find the cards that they name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import simcord

from engine.games.lost_cities.model import COLOUR_KEYS
from tests.bot.evening import Evening

EPHEMERAL = 1 << 6
CARD = re.compile(rf"\b({'|'.join(COLOUR_KEYS.values())}) (\d+|wager)\b")
LETTERS = {key: letter for letter, key in COLOUR_KEYS.items()}


def bodies(evening: Evening, channel: simcord.ChannelHandle) -> Iterator[dict[str, Any]]:
    """Return all message bodies that users other than the reader can see, edits included."""
    backend = evening.env.backend
    for entry in evening.http:
        kind, _, rest = entry.path.lstrip("/").partition("/")
        if entry.json is None:
            continue
        if kind == "channels" and rest.startswith(f"{channel.id}/"):
            yield entry.json
        if kind == "interactions":
            record = backend.interactions[int(rest.split("/")[0])]
            data = entry.json.get("data") or {}
            if record.channel_id == channel.id and not data.get("flags", 0) & EPHEMERAL:
                edited = record.source_message_id if entry.json["type"] == 7 else None
                if edited is None or not backend.get_message(channel.id, edited).is_ephemeral:
                    yield data
        if kind == "webhooks":
            record = backend.interaction_by_token(rest.split("/")[1])
            shown = backend.get_message(record.channel_id, record.message_id)
            if record.channel_id == channel.id and not shown.is_ephemeral:
                yield entry.json


def told(body: dict[str, Any]) -> str:
    """Return all words of a body: text, file names, alt texts, labels, custom ids."""
    return str(body)


def cards(text: str) -> set[str]:
    """Return the cards of Lost Cities that a text names."""
    return {
        LETTERS[colour] + ("W" if number == "wager" else number)
        for colour, number in CARD.findall(text.lower())
    }
