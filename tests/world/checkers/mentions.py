"""Each player is notified once per turn and place, never in quiet hours; other people are not notified."""

from __future__ import annotations

from collections import defaultdict
from datetime import datetime
from zoneinfo import ZoneInfo

from tests.world.checkers.clocks import REMINDER
from tests.world.checkers.posts import OTHER_COMPUTERS
from tests.world.discord_world import Interaction, Message
from tests.world.payloads import DIRECT
from tests.world.world import World

SETTLED_IN = 120
"""Seconds after a change of settings in which earlier messages may still arrive."""


class Mentions:
    """Counts messages with a sound."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._rung: dict[tuple[int, int, int, int], int] = defaultdict(int)
        world.discord.on_message.append(self._sent)
        world.discord.on_interaction.append(self._pressed)
        world.on_restore.append(lambda _: self._rung.clear())

    def _pressed(self, made: Interaction) -> None:
        """Start counting again for a rematch with other computers."""
        if made.press is not None and made.press.verb == OTHER_COMPUTERS:
            for key in [key for key in self._rung if key[0] == made.press.table]:
                del self._rung[key]

    def _sent(self, message: Message, answers: Interaction | None, edited: bool) -> None:
        if edited or answers is not None or not message.loud:
            return
        for person in message.loud:
            self._disturbs(message, person)
        is_question = any(press.verb == "still" for press, _ in message.offers)
        if message.is_digest or is_question or REMINDER in message.text:
            return  # which repeat over days; `clocks` checks reminders
        for table, version in {
            (press.table, press.version) for press, _ in message.offers if press.verb == "play"
        }:
            seated = "SELECT user_id FROM seats WHERE table_id = ?"
            players = {row[0] for row in self._world.ask(seated, table)}
            for person in message.loud:
                self._rings(table, version, person, message.channel)
                if person not in players:
                    self._world.history.find(
                        "mentions", f"table {table}: {person} was called and has no seat"
                    )

    def _rings(self, table: int, version: int, person: int, channel: int) -> None:
        place = DIRECT if channel > DIRECT else 0
        key = (table, version, person, place)
        self._rung[key] += 1
        if self._rung[key] > 1:
            name = self._world.discord.people[person].name
            self._world.history.find(
                "mentions", f"table {table}: {name} was notified of version {version} twice"
            )

    def _disturbs(self, message: Message, person: int) -> None:
        """Report a message with a sound to a user in quiet hours or away."""
        wished = (
            "SELECT quiet_from, quiet_until, time_zone, away_until FROM user_preferences WHERE user_id = ?"
        )
        now = self._world.clock.true_time()
        for begins, ends, zone, away_until in self._world.ask(wished, person):
            alone = now < away_until or all(
                (datetime.fromtimestamp(at, ZoneInfo(zone)).hour - begins) % 24 < (ends - begins) % 24
                for at in (now - 1, now - 60)
            )
            if alone and not self._world.clock.has_leapt and not self._has_just_changed(person):
                name = self._world.discord.people[person].name
                found = f"{name} wished to be left alone, and heard of {message.text[:60]!r}"
                self._world.history.find("mentions", found)

    def _has_just_changed(self, person: int) -> bool:
        """Return whether a user's settings changed too recently for messages on their way."""
        since = self._world.loop.time() - SETTLED_IN
        settings = ("notify", "away", "back", "awayuntil")
        return any(
            made.person.id == person
            and made.sent > since
            and (made.press.verb if made.press else made.what) in settings
            for made in self._world.discord.interactions[-200:]
        )

    async def at_end(self) -> None:
        """Do nothing: all messages were checked when they were sent."""
