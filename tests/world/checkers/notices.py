"""One message notifies a member of a followed game’s end or a new table, a server of a day, week or cup."""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter, defaultdict
from typing import Any, NamedTuple

from bot.tables import weeks
from bot.tables.solo import day_of
from bot.ui.custom_id import CustomId
from tests.world.checkers.quiet import is_quiet
from tests.world.discord_world import Interaction, Message
from tests.world.halls import is_hall
from tests.world.history import DAY, MINUTE
from tests.world.payloads import DIRECT
from tests.world.world import World

FOLLOW, ALERT, RESULT = "the end of a game", "a new table", "the result of a cup"
WEEK, DAY_BEFORE, MATCH = "a week", "a daily deal’s best", "a match"
FOUND = "Found: "
"""Beginning of the message that a search has become a game."""
_LINK = re.compile(r"/channels/\d+/(\d+)")
SOON = 2 * MINUTE
"""Seconds in which a press of *Don’t tell me* explains that someone no longer follows a game."""
_FOLLOWS = "SELECT user_id, table_id FROM follows"
_OVER = "SELECT 1 FROM tables WHERE id = ? AND status = 'finished'"
POSTED_WITHIN = 10 * MINUTE
"""Seconds in which the result of a cup is posted, and any message is sent that is due."""
_SETTINGS = "SELECT settings FROM servers"
_CLOSED = "SELECT DISTINCT week FROM cup_results"
_DUE = """SELECT kind, user_id, table_id FROM jobs
    WHERE kind IN ('follow', 'table opened', 'table ping', 'cup', 'daily_post', 'week_posts')
    AND due_at < ?"""
_CHOOSING = "SELECT DISTINCT user_id FROM table_alerts"
_UNLIMITED = "SELECT max(is_unlimited) FROM table_alerts WHERE user_id = ?"


class Notice(NamedTuple):
    """What a message tells whom: a person by id, or 0 for a server."""

    what: str
    person: int
    about: int
    """A table, or a week or day."""


class Notices:
    """Counts messages by what they tell, and watches the games that people follow."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._sent = Counter[Notice]()
        self._alerted = defaultdict[int, list[float]](list)
        self._followed = set[tuple[int, int]]()
        self._closed = set[int]()
        self._restored = 0
        self._ends = list[tuple[int, int, float]]()
        world.discord.on_message.append(self._note)
        world.record.on_look.append(self._look)
        world.on_restore.append(self._forget)

    def _forget(self, _: float) -> None:
        self._sent.clear()
        self._alerted.clear()
        self._followed.clear()
        self._restored += 1

    def _note(self, message: Message, answers: Interaction | None, edited: bool) -> None:
        if answers is not None or edited:
            return
        link = (
            _LINK.search(json.dumps(message.about["components"])) if message.text.startswith(FOUND) else None
        )
        matched = {Notice(MATCH, message.channel - DIRECT, int(link[1]))} if link is not None else set()
        for notice in {self._notice_of(message, press) for press, _ in message.offers} - {None} | matched:
            assert notice is not None
            self._sent[notice] += 1
            # With the machine's clock hours ahead, the bot looks for the earlier message after its time.
            if self._sent[notice] > 1 and not self._world.clock.has_leapt:
                self._find(f"{self._name(notice)} was notified of {notice.what} twice ({notice.about})")
            if self._is_early(notice) and not self._world.clock.has_leapt:
                self._find(f"{notice.what} is posted before it is over ({notice.about})")
            if notice.what == ALERT:
                self._alerts(notice.person)
            elif message.loud and notice.what != MATCH:
                self._find(f"{self._name(notice)} was notified of {notice.what} with a sound")

    def _notice_of(self, message: Message, press: CustomId) -> Notice | None:
        channel = self._world.discord.channels.get(message.channel)
        mark = press.path[-1] if press.path else ""
        if channel is None:
            return None
        if channel.person is not None and press.verb in ("games", "alerts") and mark[:1] == "t":
            return Notice(FOLLOW if press.verb == "games" else ALERT, channel.person.id, int(mark[1:]))
        if is_hall(message) or channel.person is not None:
            return None
        if press.verb == "cup" and mark.isdecimal():
            return Notice(RESULT, 0, int(mark))
        if press.verb == "tables" and mark.startswith("week"):
            return Notice(WEEK, 0, int(mark.removeprefix("week")))
        if press.verb == "dailyranks" and mark == "post":
            return Notice(DAY_BEFORE, 0, int(press.path[0]))
        return None

    def _is_early(self, notice: Notice) -> bool:
        """Return whether a post is about a week whose cup is open, or a day that is not over."""
        now = self._world.clock.true_time()
        if notice.what in (WEEK, RESULT):
            return now < weeks.closes_at(notice.about)
        return notice.what == DAY_BEFORE and day_of(int(now)) <= notice.about

    def _alerts(self, person: int) -> None:
        """Check that a member who did not ask for more is notified of one new table a day."""
        now = self._world.clock.true_time()
        lately = [at for at in self._alerted[person] if at > now - DAY + MINUTE]
        asked = self._world.ask(_UNLIMITED, person)
        if lately and asked == [(0,)] and not self._world.clock.has_leapt:
            self._find(f"{self._world.discord.people[person].name} was notified of two new tables in a day")
        self._alerted[person].append(now)

    def _look(self) -> None:
        """Check that no one stops following a finished game without a message about its end."""
        follows: set[tuple[int, int]] = set(self._world.ask(_FOLLOWS))  # type: ignore[arg-type]
        for person, table in self._followed - follows:
            if self._world.ask(_OVER, table) and not self._sent[Notice(FOLLOW, person, table)]:
                self._ends.append((person, table, self._world.loop.time()))
        self._followed = follows
        closed = {week for (week,) in self._world.ask(_CLOSED)}
        for week in closed - self._closed:
            self._world.loop.outside(self._expect_result(week, self._server(), self._restored))
        self._closed = closed
        choosing = {person for (person,) in self._world.ask(_CHOOSING)} if self._alerted else set()
        for person in self._alerted.keys() - choosing:
            del self._alerted[person]  # a new choice starts the day again

    def _server(self) -> dict[str, Any]:
        """Return the server's settings."""
        return next((json.loads(text) for (text,) in self._world.ask(_SETTINGS)), {})

    async def _expect_result(self, week: int, server: dict[str, Any], restored: int) -> None:
        """Check that a new result is posted, unless the manager changes the hall or the bot is disturbed."""
        await asyncio.sleep(POSTED_WITHIN)
        while not is_quiet(self._world, POSTED_WITHIN):  # noqa: ASYNC110
            await asyncio.sleep(POSTED_WITHIN)
        channel = self._world.discord.channels.get(server.get("hall") or 0)
        is_same = self._server() == server and restored == self._restored and not self._world.clock.has_leapt
        can_post = channel is not None and not channel.denied and server.get("week_posts") is None
        if is_same and can_post and not self._sent[Notice(RESULT, 0, week)]:
            self._find(f"the result of cup {week} is not posted")

    async def at_end(self) -> None:
        """Check that no message is due any more, and that all who followed a game were notified."""
        now = self._world.clock.time() - POSTED_WITHIN
        for kind, person, table in self._world.ask(_DUE, now) if is_quiet(self._world, POSTED_WITHIN) else ():
            self._find(f"table {table}: the {kind} of {person} is still due")
        for person, table in self._world.ask(_FOLLOWS):
            if self._world.ask(_OVER, table):
                self._find(f"table {table}: {self._world.discord.people[person].name} waits for its end")
        for person, table, at in self._ends:
            notice = Notice(FOLLOW, person, table)
            if (
                not self._sent[notice]
                and self._can_be_notice_of(person, table)
                and not self._stopped(person, at)
            ):
                self._find(f"table {table}: {self._name(notice)} was never notified of its end")

    def _can_be_notice_of(self, person: int, table: int) -> bool:
        someone = self._world.discord.people[person]
        (where,) = self._world.ask("SELECT channel_id FROM tables WHERE id = ?", table)
        return someone.takes_messages and someone.is_on_server and where[0] in self._world.discord.channels

    def _stopped(self, person: int, at: float) -> bool:
        return any(
            made.person.id == person
            and made.press is not None
            and made.press.verb == "unfollow"
            and at - SOON < made.sent <= at
            for made in self._world.discord.interactions
        )

    def _name(self, notice: Notice) -> str:
        return self._world.discord.people[notice.person].name if notice.person else "the server"

    def _find(self, what: str) -> None:
        self._world.history.find("notices", what)
