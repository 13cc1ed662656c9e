"""The hall as the people of a club find it, and the offers of a message."""

from __future__ import annotations

from collections.abc import Iterator

from bot.ui.custom_id import CustomId
from tests.world.discord_world import Message
from tests.world.payloads import Json
from tests.world.world import World


def halls(world: World) -> Iterator[Message]:
    """Yield the messages of halls in all channels, newest first."""
    for channel in world.discord.channels.values():
        if channel.person is None:
            for message in reversed(channel.messages.values()):
                if message.sees is None and is_hall(message):
                    yield message


def is_hall(message: Message) -> bool:
    return any(press.path[-1:] == ("hall",) for press, _ in message.offers)


def offers(message: Message | None, verb: str) -> list[tuple[CustomId, Json]]:
    """Return the buttons and menus of a message with a verb."""
    return [] if message is None else [offer for offer in message.offers if offer[0].verb == verb]
