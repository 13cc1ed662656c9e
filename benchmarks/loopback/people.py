"""People at tables, who press whatever they are offered."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Coroutine
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any

from benchmarks.loopback.bots import GUILD_BOT
from benchmarks.loopback.discord import Interaction, StandIn
from benchmarks.loopback.payloads import FIRST_PERSON, Json

PATIENCE = 60.0
"""Seconds after which an answer that has not come fails the bench."""
STUCK = 20.0
"""Seconds without a new post after which a table counts as stuck."""


@dataclass
class Table:
    """A table in a channel of its own, played by two people who press whatever is offered."""

    discord: StandIn
    channel: int
    random: Random
    post: Json = field(default_factory=dict)
    plays: list[float] = field(default_factory=list)
    taps: list[float] = field(default_factory=list)
    turns: int = 0

    @property
    def host(self) -> int:
        return FIRST_PERSON + 2 * self.channel

    @property
    def guest(self) -> int:
        return self.host + 1

    @property
    def mover(self) -> int:
        """Whoever the newest post notifies."""
        return int(re.findall(r"<@(\d+)>", self.post["content"])[-1])

    async def open(self) -> None:
        """Opens a lobby."""
        asked = await self.discord.command(
            GUILD_BOT, self.host, self.channel, "play", {"type": 1, "name": "lost-cities", "options": []}
        )
        self.post = await asyncio.wait_for(asked.answered, PATIENCE)

    async def start(self) -> None:
        """The guest joins, the host starts; the first post is out."""
        await self.settled(self.press(self.guest, self.post, "join"))
        await self.settled(self.press(self.host, self.post, "start"))
        self.post = await self.discord.posts[self.channel].get()

    async def press(self, person: int, message: Json, verb: str) -> Interaction:
        """Somebody presses the button with this verb, or one of several."""
        offered = _offered(message, verb)
        if not offered:
            raise SystemExit(f"Nothing to {verb} below: {message['content']}")
        custom_id, values = self.random.choice(offered)
        return await self.discord.press(GUILD_BOT, person, message, custom_id, values)

    async def settled(self, pressing: Coroutine[Any, Any, Interaction]) -> Interaction:
        """A press, once it is answered."""
        interaction = await pressing
        await asyncio.wait_for(interaction.answered, PATIENCE)
        return interaction

    async def panel(self) -> Json:
        """The mover presses Play; the panel."""
        play = await self.settled(self.press(self.mover, self.post, "play"))
        self.plays.append(play.acknowledged.result())
        return play.answered.result()

    async def turn(self) -> None:
        """A whole turn by presses, until the next post is out."""
        panel = await self.panel()
        while _offered(panel, "panel"):
            tap = await self.settled(self.press(self.mover, panel, "panel"))
            self.taps.append(tap.acknowledged.result())
            panel = tap.answered.result()
        self.post = await asyncio.wait_for(self.discord.posts[self.channel].get(), STUCK)
        self.turns += 1

    async def play_until(self, end: float) -> bool:
        """Turn after turn; whether each of them came to its end."""
        while perf_counter() < end:
            try:
                await self.turn()
            except TimeoutError:
                return False
        return True


def _offered(message: Json, verb: str) -> list[tuple[str, tuple[str, ...]]]:
    """The custom ids with this verb (for "panel": with at least one answer), and what a menu offers."""
    found: list[tuple[str, tuple[str, ...]]] = []
    for row in message["components"]:
        for part in row["components"]:
            id_ = part.get("custom_id", "")
            if id_.startswith("eg:pick:") and verb == "panel":
                found += [(id_, (option["value"],)) for option in part["options"]]
            elif id_.startswith(f"eg:{verb}:") and part.get("label") != "Back":
                found.append((id_, ()))
    return found
