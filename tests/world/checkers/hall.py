"""The hall says what the tables say, at the next sweep after all is quiet. It never makes a sound."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from bot.features.hall import PAUSE
from bot.tables import weeks
from engine.game_registry import editions
from tests.world.discord_world import Interaction, Message
from tests.world.halls import halls, is_hall
from tests.world.history import MINUTE
from tests.world.payloads import GUILD
from tests.world.shims import Disk
from tests.world.world import World

WHILE_IT_RUNS = 15.0
"""Seconds after the next sweep in which the hall becomes true."""
UNTOUCHED = 15 * MINUTE
"""Seconds after which the bot has noticed that it may write in the hall's channel again."""
SEATS, GAMES, SEEKS = 5, 4, 2
"""The most lobbies with a button, games with a line, and searches with a button."""
COMPONENTS, A_SEAT = 40, 3
"""The most components of a message, and those of a lobby with a button."""
_SERVER = "SELECT settings FROM servers WHERE guild_id = ?"
_LIVE = """SELECT id, status, channel_id, parent_id, game, rules_version, options, turn_at, starter_id,
    (SELECT count(*) FROM seats WHERE table_id = id) FROM tables
    WHERE guild_id = ? AND status IN ('lobby', 'playing') ORDER BY id"""
_SEEKS = """SELECT user_id, game FROM seeks WHERE guild_id = ? AND table_id IS NULL
    AND (partner_id IS NULL OR has_accepted) AND expires_at > ?"""
_ALWAYS_THERE = f"""{_SEEKS} AND NOT EXISTS (SELECT 1 FROM absences
    WHERE absences.user_id IN (seeks.user_id, seeks.partner_id) AND absences.begins >= seeks.created_at)"""
"""Searches of people who have not gone away since. The hall leaves out the others until they are back."""
_RECORDED = "SELECT message_id FROM halls"
_MEMBERS = "SELECT count(*) FROM cup_members WHERE guild_id = ?"
_GAME = re.compile(r"^\[.+\]\(.+\) · (.*) · <t:(\d+):R>$", re.MULTILINE)
_MORE_SEATS = re.compile(r"\A### ⛺ Open seats\n(?:(?!### ).*\n)*-# and (\d+) more$", re.MULTILINE)
_COUNT = re.compile(r"### 🎲 (?:(One) game|(\d+) games|No games)")
_CUP = re.compile(r"### 🏆 Cup (\d+)\n(?:(One|\d+) takes? part|No one takes part|(Over))")


class Live(NamedTuple):
    """A lobby or running game as stored."""

    id: int
    status: str
    channel: int
    parent: int | None
    game: str
    rules: int
    options: str
    turn_at: int
    starter: int | None
    players: int

    @property
    def has_free_seat(self) -> bool:
        rules = editions()[self.game, self.rules]
        _, most = rules.rules.seats_for(msgspec.json.decode(self.options, type=rules.Options))
        return self.status == "lobby" and self.starter is None and self.players < most


def wrong_seats(hall: Message, free: set[int]) -> Iterator[str]:
    """Yield what is wrong in the hall's list of lobbies, if `free` are those with a free seat.

    It lists as many as there is room for, and counts the others.
    """
    offered = {int(press.path[0]) for press, _ in hall.offers if press.verb == "hallseat"}
    named = _MORE_SEATS.search(hall.laid_out)
    more = int(named[1]) if named is not None else 0
    room = min(SEATS, len(offered) + (COMPONENTS - hall.size) // A_SEAT)
    if not offered <= free or len(offered) + more != len(free) or len(offered) < min(len(free), room):
        yield f"offers seats at {sorted(offered)} and {more} more, free are {sorted(free)}"


class Hall:
    """Waits after each change on the server until all is quiet, and reads the hall."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._stored: object = None
        self._changed = self._denied = 0.0
        self._refused = set[int]()
        """Channels that once denied the bot something. It may have failed to delete a hall there."""
        self._orphans = set[int]()
        """Halls of a future that a restored backup discarded."""
        world.on_restore.append(self._restored)
        world.record.on_look.append(self._look)
        world.discord.on_message.append(self._sent)

    @property
    def _within(self) -> float:
        """Return the seconds of quiet after which the hall is true.

        A sweep leaves out a hall that was written less than `PAUSE` ago.
        """
        return self._world.pace * MINUTE + PAUSE + WHILE_IT_RUNS

    def _restored(self, backup: float) -> None:
        self._orphans.update(message.id for message in halls(self._world) if message.at > backup)

    def _sent(self, message: Message, answers: Interaction | None, edited: bool) -> None:
        """Check that a hall makes no sound."""
        if answers is None and not edited and is_hall(message) and message.loud:
            self._find("a new hall made a sound")

    def _look(self) -> None:
        if (stored := self._facts()) != self._stored:
            self._stored, self._changed = stored, self._world.loop.time()
            self._world.loop.outside(self._read_in_quiet(self._changed))

    def _facts(self) -> object:
        """Return everything on which the text of a hall depends."""
        return (
            self._world.ask(_SERVER, GUILD),
            self._world.ask(_LIVE, GUILD),
            self._world.ask(_MEMBERS, GUILD),
            self._seeks(_SEEKS),
            sorted(self._world.discord.channels),
        )

    async def _read_in_quiet(self, since: float) -> None:
        """Read the hall once nothing has changed or failed until a sweep, unless something changes again."""
        while since == self._changed:
            await asyncio.sleep(self._within)
            if self._facts() != self._stored:
                self._look()
            elif since == self._changed and self._is_quiet():
                self._read()
                return

    def _is_quiet(self) -> bool:
        world, now = self._world, self._world.loop.time()
        if denied := [channel.id for channel in world.discord.channels.values() if channel.denied]:
            self._refused.update(denied)
            self._denied = now
        return bool(
            world.weather.last < now - self._within
            and not world.weather.is_outage
            and world.run is not None
            and world.run.is_alive
            and (not world.down or world.down[-1][1] < now - self._within)
            and world.gateway.is_connected
            and self._denied < now - UNTOUCHED
            and not Disk.is_full
            and Disk.slowness == 1.0
            and not world.clock.has_leapt
            and world.bot is not None
            and world.bot.is_ready()
        )

    def _read(self) -> None:
        """Compare the hall with the tables."""
        settings = [json.loads(text) for (text,) in self._world.ask(_SERVER, GUILD)]
        channel = settings[0].get("hall") if settings else None
        found = [message for message in halls(self._world) if self._is_known(message, channel)]
        there = [message.channel for message in found]
        if channel not in self._world.discord.channels:
            channel = None
        if not there and any(one in self._world.discord.deleted for (one,) in self._world.ask(_RECORDED)):
            return  # the bot notices it when the hall changes next
        if there != ([] if channel is None else [channel]):
            self._find(f"halls are in {there}, chosen is {channel}")
        # Sentences of a hall are read in English alone.
        is_english = not settings or settings[0].get("language") is None
        for message in found[:1] if is_english else ():
            for what in self._lies(message, has_cup=bool(settings and settings[0].get("cup"))):
                self._find(f"the hall {what}")

    def _is_known(self, message: Message, channel: int | None) -> bool:
        """Return whether the bot knows a hall, and was able to delete it if it is in another channel."""
        is_recorded = (message.id,) in self._world.ask(_RECORDED)  # the bot edits a hall that it finds
        is_orphan = message.id in self._orphans and not is_recorded
        return not is_orphan and message.channel not in self._refused - {channel}

    def _lies(self, hall: Message, *, has_cup: bool) -> Iterator[str]:
        """Yield what is not as the hall says."""
        tables = [Live(*row) for row in self._world.ask(_LIVE, GUILD)]  # type: ignore[misc]
        visible = [table for table in tables if self._is_visible(table)]
        free = {table.id for table in visible if table.has_free_seat}
        yield from wrong_seats(hall, free)
        running = sorted(
            (one for one in visible if one.status == "playing"), key=lambda one: (-one.turn_at, one.id)
        )
        count = _COUNT.search(hall.laid_out)
        counted = None if count is None else 1 if count[1] else int(count[2] or 0)
        if counted != len(running):
            yield f"counts {counted} games, running are {[one.id for one in running]}"
        sought = {press.path for press, _ in hall.offers if press.verb == "seekplay"}
        seeks, shown = self._seeks(_SEEKS), self._seeks(_ALWAYS_THERE)
        if not sought <= seeks or not min(len(shown), SEEKS) <= len(sought) <= SEEKS:
            yield f"lists the searches {sorted(sought)}, there are {sorted(seeks)}"
        yield from self._wrong_turns(hall, running[:GAMES])
        yield from self._wrong_cup(hall, has_cup=has_cup)

    def _seeks(self, question: str) -> set[tuple[str, str]]:
        """Return the people and games of the searches that a query of the database finds."""
        found = self._world.ask(question, GUILD, int(self._world.clock.time()))
        return {(str(person), game) for person, game in found}

    def _is_visible(self, table: Live) -> bool:
        channels = self._world.discord.channels
        channel = channels.get(table.channel)
        above = channel.parent if channel is not None and channel.parent else table.parent
        return (channel is not None or above is not None) and (above is None or above in channels)

    def _wrong_turns(self, hall: Message, running: list[Live]) -> Iterator[str]:
        lines = {int(at): names for names, at in _GAME.findall(hall.laid_out)}
        if sorted(lines) != sorted({table.turn_at for table in running}):
            yield f"shows turns of {sorted(lines)}, they are of {sorted(one.turn_at for one in running)}"
            return
        for table in running:
            game = self._world.record.games.get(table.id)
            if (
                game is not None
                and not game.half
                and sum(one.turn_at == table.turn_at for one in running) == 1
            ):
                names = [game.people[seat][1] for seat in game.rules.rules.to_move(game.state)]
                if not all(name in lines[table.turn_at] for name in names):
                    yield f"waits for {lines[table.turn_at]} at table {table.id}, to move are {names}"

    def _wrong_cup(self, hall: Message, *, has_cup: bool) -> Iterator[str]:
        shown, now = _CUP.search(hall.laid_out), self._world.clock.true_time()
        ((members,),) = self._world.ask(_MEMBERS, GUILD)
        week, doubt = weeks.week_at(int(now)), self._within + 3 * MINUTE
        if (shown is not None) != has_cup:
            yield f"shows a cup: {shown is not None}, there is one: {has_cup}"
        elif shown is not None and now - weeks.opens_at(week) > doubt:
            closed = now >= weeks.closes_at(week) + doubt
            about = (int(shown[1]), bool(shown[3]))
            if about != (week, closed) and abs(now - weeks.closes_at(week)) > doubt:
                yield f"shows {shown[0]!r}, it is cup {week}"
            elif not shown[3] and {None: 0, "One": 1}.get(shown[2], shown[2]) not in (members, str(members)):
                yield f"shows {shown[0]!r}, {members} take part"

    def _find(self, what: str) -> None:
        self._world.history.find("hall", what)

    async def at_end(self) -> None:
        """Read the hall once more if all has been quiet."""
        if self._is_quiet() and self._changed < self._world.loop.time() - self._within:
            self._read()
