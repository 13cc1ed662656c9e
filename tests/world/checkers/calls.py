"""A player who is away when their turn comes is notified before they return by themselves."""

from __future__ import annotations

from collections import defaultdict
from itertools import pairwise

from bot.tables.notifications import DIGEST, NEITHER
from engine.core.game_log import LEFT, RETURNED
from tests.world.checkers.clocks import REMINDER
from tests.world.discord_world import Interaction, Message, Person
from tests.world.history import HOUR
from tests.world.world import World

WITHIN = HOUR
"""Seconds in which a running bot notifies a player, even if requests are rejected."""
AT_THE_TABLE = 120
"""Seconds after an action in which a player may count as present at the table."""


class Calls:
    """Records notifications, and finds turns whose player was never notified.

    After a change of the system clock the duration of a turn is unknown.
    """

    def __init__(self, world: World) -> None:
        self._world = world
        self._heard = defaultdict[int, list[float]](list)
        self._since = 0.0
        world.discord.on_message.append(self._sent)
        world.on_restore.append(self._forget)

    def _forget(self, _: float) -> None:
        self._since = self._world.loop.time()

    def _sent(self, message: Message, answers: Interaction | None, edited: bool) -> None:
        if not edited and answers is None and REMINDER not in message.text:
            for person in message.loud:
                self._heard[person].append(self._world.loop.time())

    async def at_end(self) -> None:
        """Check each turn that came to a player who was away."""
        if self._world.clock.has_leapt:
            return
        made: dict[int, list[Interaction]] = defaultdict(list)
        for one in self._world.discord.interactions:
            made[one.person.id].append(one)
        seats = "SELECT table_id, seat, user_id FROM seats WHERE user_id > 0"
        owners = {(table, seat): user for table, seat, user in self._world.ask(seats)}
        for table in {table for table, _ in owners}:
            # A player who leaves or returns during another's turn begins no turn.
            asked = "SELECT seat, at FROM moves WHERE table_id = ? AND text NOT IN (?, ?) ORDER BY version"
            for (before, came), (seat, taken) in pairwise(self._world.ask(asked, table, LEFT, RETURNED)):
                person = self._world.discord.people.get(owners.get((table, seat), 0))
                if before != seat and person is not None:
                    begin = self._world.clock.begin
                    self._came(table, person, made[person.id], came - begin, taken - begin)

    def _came(self, table: int, person: Person, made: list[Interaction], at: float, taken: float) -> None:
        """Report a turn whose player was away and not notified.

        It was taken at `taken`, or planned before. `made` are the player's interactions.
        """
        did = [one.sent for one in made]
        was_there = any(at - AT_THE_TABLE < sent <= at for sent in did)
        back = min([taken, *(sent for sent in did if sent > at)])
        down = sum(until - gone for gone, until in self._world.down if at <= until and gone <= back)
        waited = back - at - down
        if was_there or waited < WITHIN or at <= self._since or not self._hears(person, made):
            return
        if not any(at - 1 <= heard <= back for heard in self._heard[person.id]):
            found = f"table {table}: {person.name}’s turn waited for {waited / HOUR:.1f} hours without a call"
            self._world.history.find("calls", found)

    def _hears(self, person: Person, made: list[Interaction]) -> bool:
        """Return whether a user accepts notifications at any hour and always has."""
        if not person.is_on_server or any(
            "notify" in (one.what, one.press and one.press.verb) for one in made
        ):
            return False
        wished = """SELECT turns, quiet_from != quiet_until OR away_until OR muted_until
            FROM user_preferences WHERE user_id = ?"""
        return not any(
            turns in (NEITHER, DIGEST) or is_alone for turns, is_alone in self._world.ask(wished, person.id)
        )
