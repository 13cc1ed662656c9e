"""The bot is killed at every step of publishing: each event is posted once, and one post has buttons."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from simcord.http import router

from bot.tables import moves, resigning
from bot.ui.custom_id import CustomId
from bot.ui.markup import bold
from engine.core.catalogue import catalogue
from tests.bot.evening import HOUR, MINUTE, Evening, Seen
from tests.bot.jobs.test_restarts import restart_and_wait
from tests.examples import slow

pytestmark = pytest.mark.usefixtures("threads")


class Mains:
    """A power supply that fails after a given number of Discord requests, commits or computer decisions.

    State in memory before the next such step is lost as after the last, so these cover all failures.
    """

    def __init__(self, evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
        self._evening = evening
        self._monkeypatch = monkeypatch
        self._left: int | None = None
        self._out = False
        monkeypatch.setattr(router, "dispatch", self._fed(router.dispatch))
        self._feed_bot()

    def _feed_bot(self) -> None:
        bot = self._evening.bot
        for part, what in ((bot.manager.store._database, "_run_write"), (bot._thinker, "decide")):
            self._monkeypatch.setattr(part, what, self._fed_while_waiting(getattr(part, what)))

    def _fed_while_waiting(self, call: Callable[[Any], Any]) -> Callable[[Any], Any]:
        async def fed(asked: Any) -> Any:
            self._need()
            done = await call(asked)
            self._use()
            return done

        return fed

    def _fed(self, call: Callable[..., Any]) -> Callable[..., Any]:
        def fed(*args: Any, **options: Any) -> Any:
            self._need()
            done = call(*args, **options)
            self._use()
            return done

        return fed

    def _use(self) -> None:
        if self._left is not None:
            self._left -= 1
            self._out = self._out or self._left == 0
        self._need()

    def _need(self) -> None:
        if self._out:
            # Like the end of a process, no handler catches it.
            raise asyncio.CancelledError

    async def publish(self, *, until: int) -> bool:
        """Publish the evening's table until the power fails; return whether it did."""
        table = await self._evening.table()
        self._left, self._out = until, until == 0
        telling = asyncio.create_task(self._evening.bot.publisher.publish(table.id))
        await asyncio.wait([telling])
        out, self._left, self._out = self._out, None, False
        assert telling.cancelled() is out
        return out

    async def restart(self) -> None:
        await restart_and_wait(self._evening)
        self._feed_bot()


@pytest.fixture(params=[pytest.param(1, marks=pytest.mark.slow), 3])
def stride(request: pytest.FixtureRequest) -> int:
    """Parametrize kills at every third step, and in the slow run at every step."""
    return int(request.param)


@pytest.fixture
def mains(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> Mains:
    """Provide the power supply of the evening's bot."""
    return Mains(evening, monkeypatch)


async def play(evening: Evening, text: str | None = None) -> None:
    """Commit a turn without publishing it."""
    position = await evening.position()
    action = position.game.notation.read(text or (await evening.legal())[0])
    await evening.bot.manager.run(moves.play, position.table.id, (await evening.mover()).id, action)


def messages(evening: Evening) -> list[int]:
    """Return the number of DMs of each player."""
    return [len(evening.direct_messages(person)) for person in (evening.ada, evening.boris)]


def verbs(message: Seen) -> set[str]:
    presses = map(CustomId.read, message.buttons.values())
    return {press.verb for press in presses if press is not None}


async def assert_posted_once(evening: Evening) -> None:
    """Check that posts have every event once and in order, and that one post and one DM have buttons."""
    position = await evening.position()
    history = await evening.bot.manager.history(position.table)
    names = bold(position.table)
    events = [event for step in history for event in step.events]
    expected = position.game.words.describe(events, None, names, catalogue())
    _lobby, *posts = evening.posts
    assert " ".join(post.text.splitlines()[0] for post in posts) == " ".join(expected)
    assert [post.id for post in posts if post.labels] == [posts[-1].id]
    seats = [player.seat for player in position.table.players if player.computer is None]
    for person in (evening.player(position.table, seat) for seat in seats):
        asking = [message.id for message in evening.direct_messages(person) if verbs(message) & {"panel"}]
        to_move = person is await evening.mover_or_nobody()
        assert asking == ([evening.direct_message(person).id] if to_move else [])


async def test_turn_is_posted_once_after_a_kill_at_any_step(
    evening: Evening, mains: Mains, stride: int
) -> None:
    await evening.begin()
    steps, killed = 0, True
    while killed:
        before = messages(evening)
        await play(evening)
        killed = await mains.publish(until=steps)
        await mains.restart()
        await assert_posted_once(evening)
        assert sum(messages(evening)) == sum(before) + 1
        steps += stride
    assert steps > 6, "there are many steps at which it can be killed"


@pytest.mark.slow
async def test_start_of_a_game_is_posted_once_after_a_kill_at_any_step(
    evening: Evening, mains: Mains, stride: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps, killed = 0, True
    while killed:
        evening.channel = evening.guild.create_text_channel(f"games-{steps}")
        monkeypatch.setattr(evening.bot.publisher, "schedule", lambda _table: None)
        before = messages(evening)
        lobby = await evening.open(rounds=1)
        await evening.start(lobby, evening.boris)
        killed = await mains.publish(until=steps)
        await mains.restart()
        assert len(evening.posts) == 2
        assert messages(evening) == [count + 1 for count in before]
        steps += stride


@pytest.mark.slow
async def test_end_of_a_game_is_posted_once_after_a_kill_at_any_step(
    evening: Evening, mains: Mains, stride: int
) -> None:
    steps, killed = 0, True
    while killed:
        evening.channel = evening.guild.create_text_channel(f"games-{steps}")
        await evening.begin()
        await evening.bot.manager.run(resigning.leave, (await evening.table()).id, evening.ada.id)
        before = messages(evening)
        killed = await mains.publish(until=steps)
        await mains.restart()
        await assert_posted_once(evening)
        assert sum("Game over" in post.text for post in evening.posts) == 1
        assert messages(evening) == [count + 1 for count in before]
        for person in (evening.ada, evening.boris):
            assert "**Game over.**" in evening.direct_message(person).text
        steps += stride


@pytest.mark.slow
async def test_computer_moves_once_after_a_kill_at_any_step(
    evening: Evening, mains: Mains, stride: int
) -> None:
    """This holds for kills before the decision, after the move and after the post; the game goes on."""
    await evening.say(evening.ada, "practice", game="lost_cities")
    steps, killed = 0, True
    while killed:
        await play(evening)
        killed = await mains.publish(until=steps)
        await mains.restart()
        assert await evening.mover() is evening.ada
        seats = [entry.seat for entry in await evening.bot.manager.history(await evening.table())]
        assert seats[1:] == [(seats[1] + turn) % 2 for turn in range(len(seats) - 1)], "by turns, each once"
        await assert_posted_once(evening)
        steps += stride
    assert steps > 6, "there are many steps at which it can be killed"


@pytest.mark.slow
@pytest.mark.parametrize("seed", [0, *slow(1, 2)])
async def test_turns_are_posted_once_each_after_repeated_kills_while_players_go_on(
    evening: Evening, mains: Mains, seed: int
) -> None:
    """Players go on by DM: several turns may be pending, and the recovery is killed as well."""
    await evening.begin()
    random = Random(seed)
    for _ in range(6):
        for _ in range(random.randint(1, 3)):
            await play(evening, random.choice(await evening.legal()))
            await mains.publish(until=random.randrange(8))
        await mains.restart()
        await assert_posted_once(evening)


@pytest.mark.slow
@pytest.mark.usefixtures("hourly")
async def test_post_sent_before_a_kill_is_found_below_thirty_newer_messages(
    evening: Evening, mains: Mains
) -> None:
    """The search goes further back than the newest message, even hours later."""
    await evening.begin()
    for until, dead in ((2, MINUTE), (3, 3 * HOUR), (3, 5 * MINUTE)):
        await play(evening)
        await mains.publish(until=until)
        posts = len(evening.posts)
        for number in range(30):
            await evening.chen.send(evening.channel, f"hello {number}")
        await evening.pass_time(dead)
        await mains.restart()
        told = [post for post in evening.posts[1:] if post.labels]
        assert len(told) == 1
        assert len(evening.posts) <= posts + 31


@pytest.mark.slow
async def test_channel_history_is_not_read_if_no_delivery_failed(evening: Evening) -> None:
    """The bot searches for messages only after an attempt of unknown outcome."""
    await evening.begin()
    await evening.move((await evening.legal())[0])
    await evening.restart()
    await evening.pass_time(5 * MINUTE)
    assert not [entry for entry in evening.http if entry.method == "GET" and entry.path.endswith("/messages")]
