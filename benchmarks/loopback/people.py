"""Simulated people who press random buttons; some press twice, and some have no seat."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from random import Random
from time import perf_counter

from benchmarks.loopback.bots import GUILD_BOT
from benchmarks.loopback.discord import Interaction, StandIn
from benchmarks.loopback.kinds import Kind
from benchmarks.loopback.payloads import CHANNELS, FIRST_PERSON, Json
from bot.tables.game import SETUP
from bot.ui.custom_id import CustomId

PATIENCE = 60.0
"""Seconds to wait for an answer before the benchmark fails."""
STUCK = 20.0
"""Seconds to wait for a turn's post before the turn counts as stuck."""
TWICE, STRANGERS = 0.1, 0.1
"""The share of presses that are double taps, and of turns in which someone without a seat presses Play."""
_EACH = 10
"""People per channel, including the one without a seat."""

Offer = tuple[str, tuple[str, ...]]
"""A custom id, and the chosen value if it belongs to a menu."""


def everybody() -> range:
    return range(FIRST_PERSON + _EACH * CHANNELS.start, FIRST_PERSON + _EACH * CHANNELS.stop)


@dataclass
class Seen:
    """Measured times in milliseconds: of each acknowledgement, and from a turn's last press to its post.

    `bare` counts posts without a picture, `stuck` turns without a post. `pause` is the number of seconds
    before each press of a panel.
    """

    acknowledged: list[float] = field(default_factory=list)
    posted: list[float] = field(default_factory=list)
    turns: Counter[str] = field(default_factory=Counter)
    bare: int = 0
    stuck: int = 0
    pause: float = 0.0

    def copy(self) -> Seen:
        """Return a copy of the values so far."""
        return Seen(self.acknowledged.copy(), self.posted.copy(), self.turns.copy(), self.bare, self.stuck)

    def clear(self) -> None:
        self.acknowledged.clear()
        self.posted.clear()
        self.turns.clear()
        self.bare = self.stuck = 0


@dataclass
class Table:
    """A table in its own channel, at which one game after another is played."""

    discord: StandIn
    channel: int
    kind: Kind
    random: Random
    seen: Seen
    post: Json = field(default_factory=dict)
    twice: float = TWICE
    strangers: float = STRANGERS
    looks: Callable[[], Awaitable[None]] | None = None
    """What is waited for before each press of a panel."""
    game: int = 0
    """The id of the table's current game."""
    late: int | None = None
    """The version whose post has not arrived yet."""

    def person(self, seat: int) -> int:
        """Return the user id of a seat; beyond the last seat, of someone without one."""
        return FIRST_PERSON + _EACH * self.channel + seat

    @property
    def movers(self) -> list[int]:
        """Return the seats that the newest post mentions."""
        return list(map(int, re.findall(r"<@(\d+)>", self.post["content"])))

    async def open(self) -> Json:
        """Open a lobby and return its message."""
        typed = ("play", self.kind.command)
        asked = await self.discord.command(GUILD_BOT, self.person(0), self.channel, *typed)
        return await _answered(asked)

    async def begin(self) -> None:
        """Open a lobby, let all join, start, and wait for the first post."""
        lobby = await self.open()
        for seat in range(1, self.kind.players):
            joins = _required_offers(lobby, "join")
            await self.tap(self.person(seat), lobby, joins[seat % len(joins)])
        (start,) = _required_offers(lobby, "start")
        self.game, _ = _game_and_version(lobby)
        await self.tap(self.person(0), lobby, start)
        await self.delivered(SETUP)

    async def tap(self, person: int, message: Json, offer: Offer, *, taps: int = 1) -> Json:
        """Press a button or pick from a menu, `taps` times at once; return the first answer."""
        pressed = [await self.discord.press(GUILD_BOT, person, message, *offer) for _ in range(taps)]
        answers = await asyncio.gather(*map(_answered, pressed))
        self.seen.acknowledged += [each.acknowledged.result() for each in pressed]
        return answers[0]

    async def panel(self) -> tuple[int, Json]:
        """Press Play as a player who may move; return the player and the panel."""
        mover = self.random.choice(self.movers)
        return mover, await self._tap_any(mover, self.post, "play")

    async def _tap_any(self, person: int, message: Json, *verbs: str) -> Json:
        offers = _required_offers(message, *verbs)
        taps = 2 if self.random.random() < self.twice else 1
        return await self.tap(person, message, self.random.choice(offers), taps=taps)

    async def turn(self) -> None:
        """Take a whole turn by presses, until its post is out; start a new game if this one is over.

        After a stuck turn, wait for its post first.
        """
        if self.late is not None:
            await self.delivered(self.late)
        if not offered(self.post, "play"):
            await self.begin()
        if self.random.random() < self.strangers:
            await self._tap_any(self.person(self.kind.players), self.post, "play")
        mover, panel = await self.panel()
        pressed, version = perf_counter(), 0
        while offered(panel, "panel"):
            if self.seen.pause:
                await asyncio.sleep(self.random.expovariate(1 / self.seen.pause))
            if self.looks is not None:
                await self.looks()
            pressed, (_, version) = perf_counter(), _game_and_version(panel)
            panel = await self._tap_any(mover, panel, "panel")
        self.seen.posted.append((await self.delivered(version + 1) - pressed) * 1000)
        self.seen.turns[self.kind.name] += 1
        self.seen.bare += not self.post["attachments"]

    async def delivered(self, version: int) -> float:
        """Wait for a post of the game's version or a later one. Return its time."""
        self.late = version
        async with asyncio.timeout(STUCK):
            while True:
                post, at = await self.discord.posts[self.channel].get()
                if offered(post, "play", "rematch") and _game_and_version(post) >= (self.game, version):
                    self.post, self.late = post, None
                    return at

    async def take_turn(self) -> None:
        """Take a turn, or count it as stuck."""
        try:
            await self.turn()
        except TimeoutError:
            self.seen.stuck += 1


async def _answered(interaction: Interaction) -> Json:
    """Return the message that answers a press or a command. End the benchmark if there is none in time."""
    try:
        return await asyncio.wait_for(interaction.answered, PATIENCE)
    except TimeoutError:
        raise SystemExit(f"No answer in {PATIENCE:.0f} seconds to {interaction}") from None


def offered(message: Json, *verbs: str) -> list[Offer]:
    """Return the buttons and menu values with one of these verbs, except Back."""
    found: list[Offer] = []
    for part in (part for row in message.get("components", ()) for part in row["components"]):
        press = CustomId.read(part.get("custom_id", ""))
        if press is None or press.verb not in verbs or part.get("label") == "Back":
            continue
        picks = [(option["value"],) for option in part.get("options", ())]
        found += [(part["custom_id"], values) for values in picks or [()]]
    return found


def _required_offers(message: Json, *verbs: str) -> list[Offer]:
    """Return the buttons and menu values with one of these verbs. End the benchmark if there are none."""
    offers = offered(message, *verbs)
    if not offers:
        raise SystemExit(f"Nothing to {' or '.join(verbs)} below: {message['content'] or message}")
    return offers


def _game_and_version(message: Json) -> tuple[int, int]:
    """Return the table id and version in a message's buttons. Later games have higher ids."""
    presses = (
        CustomId.read(part.get("custom_id", ""))
        for row in message["components"]
        for part in row["components"]
    )
    return max((press.table, press.version) for press in presses if press is not None)
