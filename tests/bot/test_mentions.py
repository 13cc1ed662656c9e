"""At most one mention a turn: whatever is told in the channel while a turn lasts notifies nobody twice."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.bot.evening import HOUR, Evening

pytestmark = pytest.mark.usefixtures("hourly")
CLOSED = {"status": 403, "code": 50007, "times": None}


class Mentions:
    """Counts whom the bot's new posts have notified since a turn began; edits notify nobody."""

    def __init__(self, evening: Evening) -> None:
        self._evening = evening
        self._seen = len(evening.http)
        self._turn = 0
        self.told = Counter[int]()

    async def look(self) -> None:
        """Takes in what was sent since the last look."""
        position = await self._evening.position()
        turns = len(await self._evening.log())
        if turns != self._turn or position.table.seed is None:
            self._turn = turns
            self.told.clear()
        sent, self._seen = self._evening.http[self._seen :], len(self._evening.http)
        path = f"/channels/{self._evening.channel.id}/messages"
        for entry in sent:
            if (entry.method, entry.path) == ("POST", path):
                self.told.update(map(int, dict(entry.json or {})["allowed_mentions"]["users"]))


@pytest.mark.parametrize("seed", range(3))
async def test_nobody_is_notified_twice_in_a_turn(evening: Evening, seed: int) -> None:
    random = Random(seed)
    for person in (evening.ada, evening.boris):
        if random.random() < 0.5:
            path = f"/channels/{person.user.dm_channel.id}/messages"
            evening.env.inject_error("POST", path, **CLOSED)
        await evening.say(person, "notify", reminders=random.choice(["direct", "channel"]))
    await evening.begin(clock="12h")
    mentions, most = Mentions(evening), 0
    for _ in range(30):
        match random.choice(["wait", "wait", "wait", "move", "undo"]):
            case "wait":
                await evening.pass_time(HOUR)
            case "move":
                await evening.move(random.choice(await evening.legal()))
            case _:
                asker = random.choice([evening.ada, evening.boris])
                offer = await evening.say(asker, "undo")
                if "Ask the others" in offer.labels:
                    await evening.press(asker, "Ask the others", offer)
        await mentions.look()
        most = max([most, *mentions.told.values()])
        if not (await evening.table()).is_playing:
            break
    assert most == 1


async def test_a_reminder_notifies_whoever_the_post_did_not(evening: Evening) -> None:
    """Where posts are quiet, the first thing that is told of a turn in the channel calls its player."""
    guild = evening.guild.id
    server = await evening.bot.manager.server(guild)
    await evening.bot.manager.decide(guild, type(server)(pings=False))
    await evening.say(evening.ada, "notify", reminders="channel")
    assert (await evening.begin(clock="12h")).notified == set()
    await evening.pass_time(11.5 * HOUR)
    assert [post.notified for post in evening.posts[-2:]] == [{evening.ada.id}, set()]


async def test_a_question_calls_those_the_post_did_not_and_once(evening: Evening) -> None:
    lobby = await evening.say(evening.ada, "play lost-cities-board")
    for person in (evening.boris, evening.chen):
        await evening.press(person, "Join", lobby)
    await evening.press(evening.ada, "Start", lobby)
    asker = await evening.mover()
    while await evening.mover() is asker:
        await evening.move((await evening.legal())[0])
    mover = await evening.mover()
    (third,) = {person.id for person in evening.people} - {asker.id, mover.id}
    assert evening.post.notified == {mover.id}
    for expected in ({third}, set()):
        offer = await evening.say(asker, "undo")
        await evening.press(asker, "Ask the others", offer)
        assert evening.post.notified == expected
        await evening.press(mover, "Do not agree", evening.post)
        await evening.pass_time(1)
