"""Any of several processes is killed at any time: no move is lost or posted twice."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest

from benchmarks.loopback import payloads
from benchmarks.loopback.discord import COMMAND, DIRECT_CHANNELS, Interaction, StandIn
from benchmarks.loopback.payloads import CHANNELS, FIRST_PERSON, Json
from bot.store import Store, Table, connect, outbox, table_queries
from bot.tables import positions
from bot.tables.manager import Manager
from bot.tables.proposal import Person, Proposal
from bot.ui.custom_id import CustomId
from bot.ui.markup import bold
from engine.core.catalogue import catalogue
from engine.games.lost_cities.model import Options
from tests.bot import one_of_several
from tests.bot.one_of_several import GONE, LEASE, SHARDS, SWEEP

BOT, TABLES = 1, 4
LATER = (0.0, 0.5, GONE + 1.0)
"""Seconds until a killed process restarts: sometimes so late that others have taken over."""
BETWEEN = 3
"""Maximum number of answers between two kills."""
LOOK_AGAIN, SLOW_MACHINE = 0.05, 300.0


class Discord(StandIn):
    """The stand-in for Discord, as seen by a test."""

    def has_listener(self, shard: int) -> bool:
        """Return whether a process listens to the events of a shard."""
        socket = self._sockets.get((BOT, shard))
        return socket is not None and not socket.closed

    async def answer(self, person: int, channel: int, text: str, *, directly: bool) -> Json | None:
        """Return the answer to a move; empty if the process died before it answered."""
        socket = self._sockets[BOT, 0 if directly else channel % SHARDS]
        try:
            asked = await self.move(person, channel, text, directly=directly)
        except OSError:
            return None
        while not (asked.answered.done() or socket.closed):  # noqa: ASYNC110
            await asyncio.sleep(LOOK_AGAIN)
        return asked.answered.result() if asked.answered.done() else None

    async def move(self, person: int, channel: int, text: str, *, directly: bool) -> Interaction:
        """Type a move as a user, in the channel or in DMs, which belong to shard 0."""
        option = {"type": 3, "name": "move", "value": text}
        if not directly:
            return await self.command(BOT, person, channel, "move", option)
        id_, place = self._new_id(), person + DIRECT_CHANNELS
        payload: Json = payloads.interaction(id_, BOT, person, channel, SHARDS)
        del payload["guild_id"], payload["member"]
        payload |= {
            "type": COMMAND,
            "data": {"id": "1", "name": "move", "type": 1, "options": [option]},
            "user": payloads.user(person),
            "channel_id": str(place),
            "channel": {"id": str(place), "type": 1, "recipients": [payloads.user(person)]},
            "context": 1,
        }
        asked = self._interactions[f"t{id_}"] = Interaction(id_, BOT, place, None, 0)
        await self._dispatch(BOT, 0, "INTERACTION_CREATE", payload)
        return asked

    def messages_in(self, channel: int) -> list[Json]:
        """Return the messages of a channel, oldest first, without private answers."""
        own = [each for each in self._messages.values() if each["channel_id"] == str(channel)]
        return [each for each in own if each.get("nonce")]

    def direct_messages(self, person: int) -> list[Json]:
        return self.messages_in(person + DIRECT_CHANNELS)


@dataclass
class Bot:
    """The processes of the bot, one per shard."""

    discord: Discord
    url: str
    folder: Path
    processes: dict[int, asyncio.subprocess.Process] = field(default_factory=dict)

    async def start(self, shard: int) -> None:
        """Start a process, which connects when it is ready."""
        errors = (self.folder / "errors.txt").open("ab")
        self.processes[shard] = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", one_of_several.__name__, self.url, self.discord.url, str(shard)),
            env={**os.environ, "TMPDIR": str(self.folder)},
            stderr=errors,
        )
        errors.close()

    async def connected(self) -> None:
        async with asyncio.timeout(SLOW_MACHINE):
            while not all(map(self.discord.has_listener, range(SHARDS))):  # noqa: ASYNC110
                await asyncio.sleep(LOOK_AGAIN)

    async def kill(self, shard: int) -> None:
        process = self.processes[shard]
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    async def kill_at_random(self, pairs: Sequence[Pair], random: Random) -> None:
        """Kill and start processes while moves are answered."""
        for later in random.sample(LATER, len(LATER)):
            await answered(pairs, random.randint(1, BETWEEN))
            await asyncio.sleep(random.uniform(0.0, 0.3))
            shard = random.randrange(SHARDS)
            await self.kill(shard)
            await asyncio.sleep(later)
            await self.start(shard)
        await answered(pairs, BETWEEN)


@pytest.fixture
async def bot(on_postgres: bool, url: str, tmp_path: Path) -> AsyncIterator[Bot]:
    """Provide three processes that share a database."""
    if not on_postgres:
        pytest.skip("about PostgreSQL")
    async with AsyncExitStack() as stack:
        bot = Bot(await stack.enter_async_context(Discord.running(SHARDS)), url, tmp_path)
        for shard in range(SHARDS):
            await bot.start(shard)
            stack.push_async_callback(bot.kill, shard)
        await bot.connected()
        yield bot


@pytest.fixture
async def manager(url: str) -> AsyncIterator[Manager]:
    manager = Manager(Store(connect(url)), now=lambda: int(time.time()))
    yield manager
    await manager.store.close()


@dataclass
class Pair:
    """Two players at a table of their own."""

    manager: Manager
    discord: Discord
    number: int
    table: Table = field(init=False)
    answered: list[tuple[int, str]] = field(default_factory=list)

    @property
    def channel(self) -> int:
        return CHANNELS[self.number]

    @property
    def people(self) -> list[int]:
        return [FIRST_PERSON + 2 * self.number, FIRST_PERSON + 2 * self.number + 1]

    async def sit_down(self) -> None:
        host, guest = (Person(person, f"person {person}") for person in self.people)
        guild = payloads.guild_of(self.channel, SHARDS)
        table = await self.manager.lobbies.open(
            Proposal("lost_cities", Options(rounds=1), guild, self.channel, host, (guest,))
        )
        await self.manager.lobbies.join(table.id, guest)
        self.table = await self.manager.lobbies.start(table.id, host.id)

    async def play(self, enough: asyncio.Event, random: Random) -> None:
        """Move as soon as the last move is answered or times out, until `enough` or the game is over."""
        while not enough.is_set():
            position = positions.committed(await self.manager.table(self.table.id))
            if not position.to_move:
                return
            seat = position.to_move[0]
            action = random.choice(list(position.game.rules.legal_actions(position.state, seat)))
            text = position.game.notation.write(action)
            person = position.table.players[seat].user_id
            answer = await self.discord.answer(person, self.channel, text, directly=random.random() < 0.3)
            # The hand after the move; a rejection has no picture.
            if answer is not None and answer["attachments"]:
                self.answered.append((position.table.version + 1, text))
            await asyncio.sleep(random.uniform(0.0, 0.5))

    async def check(self) -> None:
        """Check that every acknowledged move is in the log and was posted once."""
        table = await self.manager.table(self.table.id)
        log = {
            logged.version: logged.entry.text
            for logged in await self.manager.store.read(table_queries.read_log, table.id)
        }
        for version, text in self.answered:
            assert log[version] == text, "an acknowledged move is lost"
        position = positions.committed(table)
        history = await self.manager.history(table)
        events = [event for step in history for event in step.events]
        expected = position.game.words.describe(events, None, bold(table), catalogue())
        posts = self.discord.messages_in(self.channel)
        assert " ".join(post["content"].splitlines()[0] for post in posts) == " ".join(expected)
        assert [post["id"] for post in posts if post["components"]] == [posts[-1]["id"]]
        for player in table.players:
            letters = self.discord.direct_messages(player.user_id)
            asking = [letter["id"] for letter in letters if _verbs(letter) & {"panel"}]
            assert asking == ([letters[-1]["id"]] if player.seat in position.to_move else [])


async def begin_and_die(manager: Manager, discord: Discord, shard: int) -> Pair:
    """Start a game and kill the process that publishes it, while it holds the table's lease.

    If another process was faster, try again with another game.
    """
    for number in range(TABLES, len(CHANNELS)):
        if CHANNELS[number] % SHARDS == shard:
            pair = Pair(manager, discord, number)
            await pair.sit_down()
            now = int(time.time())
            if await manager.store.write(
                table_queries.claim_table, pair.table.id, "the dead", now, now + LEASE
            ):
                return pair
    raise AssertionError("the others are always quicker")


def _verbs(message: Json) -> set[str]:
    parts = [part for row in message["components"] for part in row["components"]]
    presses = [CustomId.read(part.get("custom_id", "")) for part in parts]
    return {press.verb for press in presses if press is not None}


async def answered(pairs: Sequence[Pair], more: int) -> None:
    """Wait until `more` more moves have been answered."""
    enough = sum(len(pair.answered) for pair in pairs) + more
    while sum(len(pair.answered) for pair in pairs) < enough:  # noqa: ASYNC110
        await asyncio.sleep(LOOK_AGAIN)


async def all_delivered(manager: Manager) -> None:
    """Wait until nothing is pending."""
    while await manager.store.read(outbox.pending_tables, manager.store.share):  # noqa: ASYNC110
        await asyncio.sleep(LOOK_AGAIN)


@pytest.mark.xdist_group("killed")  # one after the other: each starts several processes
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.slow)])
async def test_moves_are_posted_once_each_while_processes_are_killed(
    bot: Bot, manager: Manager, seed: int
) -> None:
    """Players go on with the remaining processes, and every move is posted."""
    pairs = [Pair(manager, bot.discord, number) for number in range(TABLES)]
    for pair in pairs:
        await pair.sit_down()
    async with asyncio.timeout(SLOW_MACHINE):
        enough = asyncio.Event()
        async with asyncio.TaskGroup() as playing:
            for pair in pairs:
                playing.create_task(pair.play(enough, Random(pair.number)))
            await bot.kill_at_random(pairs, Random(seed))
            # The last killed process is silent.
            await bot.kill(seed)
            enough.set()
        pairs.append(await begin_and_die(manager, bot.discord, seed))
        await all_delivered(manager)
    await asyncio.sleep(SWEEP)
    for pair in pairs:
        await pair.check()
    errors = (bot.folder / "errors.txt").read_text()
    assert "Traceback" not in errors, errors
