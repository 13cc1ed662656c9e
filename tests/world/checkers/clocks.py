"""No timeout is early or without a reminder, no reminder is repeated, and lost time is given back."""

from __future__ import annotations

from collections import defaultdict

from bot.jobs.scheduler import SILENCE
from bot.tables import clock
from engine.core.game_log import IDLE, LATE, LEFT, RETURNED
from tests.world.discord_world import Interaction, Message
from tests.world.world import World

REMINDER = "it’s still your turn"
_STAGES = """SELECT user_id, reminded, bank, turn_started_at,
    (SELECT max(absences.begins) FROM absences WHERE absences.user_id = seats.user_id)
    FROM seats WHERE table_id = ?"""
"""What changes between two reminders of a turn. The last one is repeated after an absence or a pause."""
LEEWAY = 60
"""Seconds by which a turn may be shorter: a stopped process counts as alive until its next heartbeat."""


class Clocks:
    """Records all reminders, and compares every timeout with the clock of its table.

    After a change of the system clock neither early timeouts nor earlier messages can be judged.
    """

    def __init__(self, world: World) -> None:
        self._world = world
        self._seen = dict[tuple[object, ...], float]()
        self._reminded = defaultdict[tuple[int, int], list[float]](list)
        self._restored: float | None = None
        self._continued = dict[int, float]()
        """When *Continue*, which ends a pause, was last pressed at a table."""
        world.discord.on_interaction.append(self._pressed)
        world.discord.on_message.append(self._sent)
        world.on_restore.append(self._forget)

    def _forget(self, _: float) -> None:
        self._restored = self._world.loop.time()
        self._seen.clear()

    def _pressed(self, made: Interaction) -> None:
        if made.press is not None and made.press.verb == "goon":
            self._continued[made.press.table] = self._world.loop.time()

    def _sent(self, message: Message, answers: Interaction | None, edited: bool) -> None:
        if edited or answers is not None or REMINDER not in message.text:
            return
        channel = self._world.discord.channels[message.channel]
        for table in {press.table for press, _ in message.offers if press.table}:
            turn = self._world.ask("SELECT turn_version, asked_at FROM tables WHERE id = ?", table)
            for person, *stage in self._world.ask(_STAGES, table):
                if (channel.person is not None and channel.person.id == person) or (
                    f"<@{person}>" in message.text
                ):
                    self._reminds(table, person, (*turn[0], *stage, self._continued.get(table)))

    def _reminds(self, table: int, person: int, stage: tuple[object, ...]) -> None:
        now, before = self._world.loop.time(), self._seen.get((table, person, stage))
        self._reminded[table, person].append(now)
        self._seen[table, person, stage] = now
        if before is not None and before > self._world.clock.last_leap:
            name = self._world.discord.people[person].name
            self._world.history.find("clocks", f"table {table}: {name} was reminded twice")

    async def at_end(self) -> None:
        """Check all turns that a computer took."""
        if self._world.clock.has_leapt:
            return
        timed = "SELECT id, clock FROM tables WHERE seed IS NOT NULL"
        for table_id, text in self._world.ask(timed):
            if (kept := clock.parse_clock(text)) is not None:
                self._look_through(table_id, kept)

    def _look_through(self, table: int, kept: clock.Clock) -> None:
        asked = "SELECT seat, text, at FROM moves WHERE table_id = ? ORDER BY version"
        owners = dict(self._world.ask("SELECT seat, user_id FROM seats WHERE table_id = ?", table))
        moves = [
            (seat, text, at - self._world.clock.begin) for seat, text, at in self._world.ask(asked, table)
        ]
        for place, (seat, text, at) in enumerate(moves):
            # A player who leaves or returns during another's turn begins no turn.
            others = [
                when for other, what, when in moves[:place] if other != seat and what not in (LEFT, RETURNED)
            ]
            if text in (LATE, IDLE) and others and owners[seat] > 0:
                self._was_late(table, owners[seat], others[-1], at, kept.more)

    def _was_late(self, table: int, owner: int, since: float, at: float, bank: int) -> None:
        person = self._world.discord.people[owner]
        if not person.is_on_server or (self._restored or -1) >= since or self._was_chosen(table, since, at):
            return
        lost = sum(
            until - gone for gone, until in self._world.down if since <= gone and until - gone > SILENCE
        )
        if at - since < bank + lost - LEEWAY * (1 + len(self._world.down)):
            after = f"{at - since:.0f} s, of which {lost:.0f} were lost"
            what = f"table {table}: the time of {person.name} was up after {after}"
            self._world.history.find("clocks", what)
        was_reminded = any(since <= when <= at for when in self._reminded[table, owner])
        if not was_reminded and not self._changed_notifications(owner):
            self._world.history.find("clocks", f"table {table}: {person.name} was late without a reminder")

    def _changed_notifications(self, owner: int) -> bool:
        """Return whether a user ever changed their notifications, and so may have wanted no reminder."""
        return any(
            made.person.id == owner and made.press is not None and made.press.verb == "notify"
            for made in self._world.discord.interactions
        )

    def _was_chosen(self, table: int, since: float, at: float) -> bool:
        """Return whether a duel opponent chose a computer, which is possible once a player has left."""
        return any(
            made.press is not None
            and (made.press.verb, made.press.table) == ("standin", table)
            and since <= made.sent <= at + 1
            for made in self._world.discord.interactions
        )
