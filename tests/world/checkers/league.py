"""A league's games: at most two at a time, each pairing once, results and table as they were played."""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from tests.world.checkers.quiet import is_settled, patience
from tests.world.payloads import GUILD
from tests.world.world import World

AT_ONCE, WIN, DRAW = 2, 2, 1
FEWEST, MOST = 4, 6
"""Players in a group."""
MINUS = "−"
_GAMES = """SELECT season, pool, first, second, table_id, first_points, second_points, winner, ended_at
    FROM league_games ORDER BY table_id"""
_PLAYERS = "SELECT season, pool, place, user_id, name, left_at FROM league_players"
_SEASONS = """SELECT season, seed IS NOT NULL, closed_at, ends_at, channel_id, message_id
    FROM league_seasons ORDER BY season"""
_SEATS = "SELECT user_id, computer FROM seats WHERE table_id = ? ORDER BY seat"
_RUNNING = "SELECT id FROM tables WHERE status = 'playing'"
_SETTINGS = "SELECT settings FROM servers WHERE guild_id = ?"
_LINE = re.compile(rf"^(\d+) · \*\*(.+)\*\* · (\d+) points? · ([+{MINUS}]?\d+)$", re.MULTILINE)


class Match(NamedTuple):
    """A game of a season as stored: the places of its group, and the result once it counts."""

    season: int
    pool: int
    first: int
    second: int
    table: int
    first_points: int | None
    second_points: int | None
    winner: int | None
    ended_at: int | None

    @property
    def places(self) -> tuple[int, int]:
        return self.first, self.second

    def lead(self, place: int) -> int:
        """Return by how much a place was ahead; 0 if it lost although it was ahead, or won behind."""
        assert self.first_points is not None and self.second_points is not None
        ahead = (self.first_points - self.second_points) * (1 if place == self.first else -1)
        return ahead if self.winner is None or (ahead > 0) is (place == self.winner) else 0


class Member(NamedTuple):
    """A player of a season, with the group and the place in it."""

    season: int
    pool: int
    place: int
    person: int
    name: str
    left_at: int | None


class Season(NamedTuple):
    """A season as stored, and where its message is."""

    number: int
    has_begun: int
    closed_at: int | None
    ends_at: int | None
    channel: int | None
    message: int | None

    @property
    def is_running(self) -> bool:
        return bool(self.has_begun) and self.closed_at is None


class Tally(NamedTuple):
    """What a player has in the table of a group."""

    games: int
    points: int
    lead: int


def tally(group: list[Member], matches: list[Match]) -> dict[Member, Tally]:
    """Return the lines of a group's table by player, without those who have left.

    Games of a player who left count if they finished at least half of theirs.
    """
    played = [one for one in matches if one.first_points is not None]
    number = Counter(place for one in played for place in one.places)
    ignored = {
        one.place for one in group if one.left_at is not None and 2 * number[one.place] < len(group) - 1
    }
    counting = [one for one in played if not ignored & set(one.places)]
    return {one: _tally(one.place, counting) for one in group if one.left_at is None}


def _tally(place: int, counting: list[Match]) -> Tally:
    mine = [one for one in counting if place in one.places]
    points = sum(DRAW if one.winner is None else WIN * (one.winner == place) for one in mine)
    return Tally(len(mine), points, sum(one.lead(place) for one in mine))


class League:
    """Reads the league after each commit, and its message while all is quiet."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._matches = dict[int, Match]()
        self._stored: object = None
        self._counted = dict[tuple[int, frozenset[int]], int]()
        """By season and people: the table at which their result counts."""
        world.record.on_look.append(self._look)
        world.on_restore.append(self._forget)
        world.loop.outside(self._read_in_quiet())

    def _forget(self, _: float) -> None:
        self._matches.clear()
        self._counted.clear()

    def _look(self) -> None:
        stored = self._world.ask(_GAMES)
        if stored == self._stored:
            return
        self._stored = stored
        matches = {row[4]: Match(*row) for row in stored}
        members = self._members()
        for table, match in matches.items():
            before = self._matches.get(table)
            if before is None:
                self._opened(match, matches, members)
            if match.ended_at is not None and (before is None or before.ended_at is None):
                self._ended(match, members)
        self._matches = matches

    def _members(self) -> dict[tuple[int, int, int], Member]:
        """Return the players of all seasons by season, group and place."""
        return {row[:3]: Member(*row) for row in self._world.ask(_PLAYERS)}  # type: ignore[misc]

    # A game

    def _opened(
        self, match: Match, matches: dict[int, Match], members: dict[tuple[int, int, int], Member]
    ) -> None:
        """Check who plays a new game, and how many they play now."""
        self._world.history.note("league game", str(match.table))
        people = [members[match.season, match.pool, place].person for place in match.places]
        seats = [person for person, _ in self._world.ask(_SEATS, match.table)]
        if seats != people:
            self._find(f"table {match.table} seats {seats}, places {match.places} are of {people}")
        live = {table for (table,) in self._world.ask(_RUNNING)}
        same = [one for one in matches.values() if (one.season, one.pool) == (match.season, match.pool)]
        running = Counter(place for one in same if one.table in live for place in one.places)
        for place, person in zip(match.places, people, strict=True):
            if running[place] > AT_ONCE:
                self._find(f"{self._name(person)} plays {running[place]} games of the league at once")

    def _ended(self, match: Match, members: dict[tuple[int, int, int], Member]) -> None:
        """Compare a stored result with the game; without one a player must have left the season."""
        here = [members[match.season, match.pool, place] for place in match.places]
        seats = self._world.ask(_SEATS, match.table)
        people = frozenset(person for person, _ in seats)
        are_in = all(one.left_at is None for one in here) and people == {one.person for one in here}
        game = self._world.record.games.get(match.table)
        if are_in is not (match.first_points is not None):
            self._find(f"table {match.table} counts: {not are_in}, both players are in: {are_in}")
        elif are_in and game is not None:
            self._compare(match, [computer is not None for _, computer in seats])
            other = self._counted.setdefault((match.season, people), match.table)
            if other != match.table:
                self._find(f"tables {other} and {match.table} count for the same two players")

    def _compare(self, match: Match, are_replaced: list[bool]) -> None:
        """Compare a stored result with the end of the game. One whom a computer replaced has lost."""
        game = self._world.record.games[match.table]
        result = game.rules.ending.result(game.state)
        if result is None:
            self._find(f"table {match.table} counts before its end")
            return
        if are_replaced[0] is not are_replaced[1]:
            winner = match.places[are_replaced.index(False)]
        elif result.placings[0] == result.placings[1]:
            winner = None
        else:
            winner = match.places[result.placings.index(1)]
        expected = (*result.scores, winner)
        if (match.first_points, match.second_points, match.winner) != expected:
            self._find(f"table {match.table} is stored as {match[5:8]}, played was {expected}")

    # The table

    async def _read_in_quiet(self) -> None:
        """Read the message from time to time if nothing has changed or failed since the last time."""
        known: object = None
        while True:
            await asyncio.sleep(patience(self._world))
            facts = self._facts()
            if facts == known and is_settled(self._world):
                self._read()
            known = facts

    def _facts(self) -> object:
        denied = sorted(one.id for one in self._world.discord.channels.values() if one.denied)
        questions = (_GAMES, _PLAYERS, _SEASONS)
        return [self._world.ask(one) for one in questions], self._world.ask(_SETTINGS, GUILD), denied

    def _read(self) -> None:
        """Compare the tables that the newest season's message shows with the stored results."""
        seasons = [Season(*row) for row in self._world.ask(_SEASONS)]
        settings = json.loads(self._world.ask(_SETTINGS, GUILD)[0][0]) if seasons else {}
        if not seasons or not seasons[-1].is_running or settings.get("language") is not None:
            return  # sentences are read in English alone
        channel = self._world.discord.channels.get(settings.get("league") or 0)
        if channel is None or channel.denied:
            return
        message = channel.messages.get(seasons[-1].message or 0)
        if message is None:
            self._find(f"season {seasons[-1].number} has no message in #{channel.name}")
            return
        if message.files:
            return  # the table of a single group is a picture
        shown = [
            (name, int(points), int(lead.replace(MINUS, "-")))
            for _, name, points, lead in _LINE.findall(message.text)
        ]
        self._world.history.note("league table", str(len(shown)))
        expected = sorted(self._table(seasons[-1].number))
        if sorted(shown) != expected:
            self._find(f"the table of season {seasons[-1].number} is {sorted(shown)}, counted: {expected}")

    def _table(self, season: int) -> Iterator[tuple[str, int, int]]:
        """Yield the name, points and lead of each player who is in, counted from the stored results."""
        groups = defaultdict[int, list[Member]](list)
        for member in self._members().values():
            if member.season == season:
                groups[member.pool].append(member)
        for pool, group in groups.items():
            if not FEWEST <= len(group) <= MOST:
                self._find(f"group {pool} of season {season} has {len(group)} players")
            lines = tally(group, [one for one in self._matches.values() if one[:2] == (season, pool)])
            yield from ((one.name, line.points, line.lead) for one, line in lines.items())

    def _name(self, person: int) -> str:
        return self._world.discord.people[person].name

    def _find(self, what: str) -> None:
        self._world.history.find("league", what)

    async def at_end(self) -> None:
        """Read the message once more, and note how many seasons were played and stopped."""
        if is_settled(self._world):
            self._read()
        for season in (Season(*row) for row in self._world.ask(_SEASONS)):
            if season.closed_at is not None:
                end = "finished" if season.ends_at is not None else "stopped"
                self._world.history.note(f"league season {end}", str(season.number))
