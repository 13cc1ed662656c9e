"""At most one mention a turn in the channel: by a post, a reminder or a question."""

from __future__ import annotations

from collections import Counter
from functools import partial
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.bot.evening import HOUR, MINUTE, Evening
from tests.bot.jobs.test_late_notifications import wish
from tests.examples import slow

pytestmark = pytest.mark.usefixtures("hourly")
CLOSED: dict[str, Any] = {"status": 403, "code": 50007, "times": None}


class Mentions:
    """Counts of the bot's new messages that notified a user since a turn began. Edits notify no user."""

    def __init__(self, evening: Evening) -> None:
        self._evening = evening
        self._seen = len(evening.http)
        self._turn = 0
        self.counts = Counter[tuple[int, str]]()

    async def look(self) -> None:
        """Count the messages sent since the last look."""
        position = await self._evening.position()
        turns = len(await self._evening.log())
        if turns != self._turn or position.table.seed is None:
            self._turn = turns
            self.counts.clear()
        sent, self._seen = self._evening.http[self._seen :], len(self._evening.http)
        path = f"/channels/{self._evening.channel.id}/messages"
        for entry in sent:
            if (entry.method, entry.path) == ("POST", path):
                self._add(dict(entry.json or {}))

    def _add(self, message: dict[str, Any]) -> None:
        what = "reminder" if "still your turn" in message["content"] else "news"
        self.counts.update((int(person), what) for person in message["allowed_mentions"]["users"])


@pytest.mark.parametrize("seed", [0, *slow(1, 2)])
async def test_player_gets_at_most_one_ping_about_a_turn_and_two_reminders(
    evening: Evening, seed: int
) -> None:
    random = Random(seed)
    for person in (evening.ada, evening.boris):
        if random.random() < 0.5:
            path = f"/channels/{person.user.dm_channel.id}/messages"
            evening.env.inject_error("POST", path, **CLOSED)
        await wish(evening, person, turns=random.choice(["direct", "channel", "both"]))
    await evening.begin(clock="12h")
    mentions, most = Mentions(evening), Counter[str]()
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
        for (_, what), times in mentions.counts.items():
            most[what] = max(most[what], times)
        if not (await evening.table()).is_playing:
            break
    assert most["news"] <= 1
    assert most["reminder"] <= 2, "at half time, and when a tenth is left"


@pytest.mark.slow
async def test_reminders_come_by_dm_on_a_server_without_pings(evening: Evening) -> None:
    await evening.bot.manager.change_server(evening.guild.id, partial(replace, pings=False))
    await wish(evening, evening.ada, turns="channel")
    assert (await evening.begin(clock="12h")).notified == set()
    posts = len(evening.posts)
    await evening.pass_time(11.5 * HOUR)
    assert len(evening.posts) == posts
    told = evening.direct_messages(evening.ada)
    assert [message.is_silent for message in told] == [True, False, False], (
        "a game she began, and two reminders"
    )


@pytest.mark.slow
async def test_undo_question_pings_only_players_not_yet_pinged_about_the_turn(evening: Evening) -> None:
    lobby = await evening.say(evening.ada, "play lost-cities-board")
    await evening.start(lobby, evening.boris, evening.chen)
    asker = await evening.mover()
    while await evening.mover() is asker:
        await evening.move((await evening.legal())[0])
    mover = await evening.mover()
    (third,) = {person.id for person in evening.people} - {asker.id, mover.id}
    for expected in ({third}, set()):
        offer = await evening.say(asker, "undo")
        await evening.press(asker, "Ask the others", offer)
        assert evening.post.notified == expected
        await evening.press(mover, "Disagree", evening.post)
        await evening.pass_time(MINUTE / 60)


@pytest.mark.slow
@pytest.mark.parametrize("preferences", [{"turns": "neither"}, {"quiet_from": 23, "quiet_until": 8}])
async def test_undo_question_is_silent_for_players_in_quiet_hours_or_without_notifications(
    evening: Evening, preferences: dict[str, Any]
) -> None:
    """The evening of these tests begins at midnight."""
    lobby = await evening.say(evening.ada, "play lost-cities-board")
    for person in (evening.boris, evening.chen):
        await evening.join(person, lobby)
        await wish(evening, person, **preferences)
    await wish(evening, evening.ada, **preferences)
    await evening.press(evening.ada, "Start", lobby)
    asker = await evening.mover()
    while await evening.mover() is asker:
        await evening.move((await evening.legal())[0])
    await evening.press(asker, "Ask the others", await evening.say(asker, "undo"))
    assert "Agree" in evening.post.labels
    assert evening.post.notified == set()
    assert evening.post.is_silent
