"""Roles are held by those who hold the titles, counted again from results and ratings."""

from __future__ import annotations

import asyncio
import json
from collections import Counter, defaultdict
from collections.abc import Mapping

from bot.tables import weeks
from tests.world.checkers.league import Match, Member, Tally, tally
from tests.world.checkers.quiet import is_settled, patience
from tests.world.payloads import GUILD, ROLES
from tests.world.world import World

SEASON = 4
"""Cups of a season."""
_SETTINGS = "SELECT settings FROM servers WHERE guild_id = ?"
_NEXT = "SELECT next_week FROM cup_servers WHERE guild_id = ?"
_POINTS = "SELECT user_id, points FROM cup_results WHERE guild_id = ? AND week > ? AND week <= ?"
_RATINGS = """SELECT user_id, rating FROM ratings WHERE guild_id = ? AND game = ? AND lineup = ?
    AND season = '' AND user_id > 0 ORDER BY rating DESC"""
_FINISHED = """SELECT max(season) FROM league_seasons
    WHERE guild_id = ? AND closed_at IS NOT NULL AND ends_at IS NOT NULL"""
_PLAYERS = "SELECT season, pool, place, user_id, name, left_at FROM league_players WHERE season = ?"
_GAMES = """SELECT season, pool, first, second, table_id, first_points, second_points, winner, ended_at
    FROM league_games WHERE season = ?"""


class Roles:
    """Compares members' roles with the titles from time to time, if nothing has changed since then."""

    def __init__(self, world: World) -> None:
        self._world = world
        world.loop.outside(self._read_in_quiet())

    async def _read_in_quiet(self) -> None:
        known: object = None
        while True:
            await asyncio.sleep(patience(self._world))
            titles = self._titles()
            if titles == known and is_settled(self._world):
                self._compare(titles)
            known = titles

    def _titles(self) -> dict[int, list[set[int]]]:
        """Return the chosen roles; for each the sets of people of whom one each holds the title."""
        found = self._world.ask(_SETTINGS, GUILD)
        settings = json.loads(found[0][0]) if found else {}
        roles = settings.get("roles") or {}
        titles = {
            "cup": [{one} for one in self._cup_champions()],
            "league": self._league_champions() if "league" in roles else [],
            "leader": self._leaders(settings.get("leader_board")),
        }
        return {role: titles[title] for title, role in roles.items()}

    def _cup_champions(self) -> set[int]:
        """Return the people with most points in the newest season of the cup that is over."""
        following = self._world.ask(_NEXT, GUILD)
        next_week = following[0][0] if following else weeks.next_to_close(int(self._world.clock.time()))
        last = (next_week - 1) // SEASON * SEASON
        points = Counter[int]()
        for person, earned in self._world.ask(_POINTS, GUILD, last - SEASON, last):
            points[person] += earned
        most = max(points.values(), default=0)
        return {person for person, earned in points.items() if earned == most}

    def _leaders(self, board: list[str] | None) -> list[set[int]]:
        """Return the people with the highest rating of a leaderboard, of whom one leads."""
        rated = self._world.ask(_RATINGS, GUILD, *board) if board else []
        return [{person for person, rating in rated if rating == rated[0][1]}] if rated else []

    def _league_champions(self) -> list[set[int]]:
        """Return for each group of the newest finished season the people who can be its champion."""
        ((season,),) = self._world.ask(_FINISHED, GUILD)
        groups = defaultdict[int, list[Member]](list)
        for row in self._world.ask(_PLAYERS, season):
            groups[row[1]].append(Member(*row))
        matches = [Match(*row) for row in self._world.ask(_GAMES, season)]
        found = (_best(group, [one for one in matches if one.pool == pool]) for pool, group in groups.items())
        return [one for one in found if one]

    def _compare(self, titles: Mapping[int, list[set[int]]]) -> None:
        self._world.history.note("roles", str(sorted(titles)))
        people = [one for one in self._world.discord.people.values() if one.is_on_server]
        for role in ROLES:
            holders = {one.id for one in people if role in one.roles}
            wanted = [one & {person.id for person in people} or one for one in titles.get(role, ())]
            may = set().union(*wanted) if wanted else set()
            known = {one.id for one in people}
            lacking = [one for one in wanted if one <= known and not one & holders]
            if not holders <= may or lacking or len(holders) > len(wanted):
                names = sorted(self._world.discord.people[one].name for one in holders)
                self._find(f"role {role} is held by {names}, the title by one each of {wanted}")

    def _find(self, what: str) -> None:
        self._world.history.find("roles", what)

    async def at_end(self) -> None:
        """Compare the roles once more if all has been quiet."""
        if is_settled(self._world):
            self._compare(self._titles())


def _best(group: list[Member], matches: list[Match]) -> set[int]:
    """Return the people who are first in a group whose season is over, with those equal to them.

    Points and difference are per game if not all players have equally many games.
    """
    lines = tally(group, matches)
    per_game = len({line.games for line in lines.values()}) > 1

    def key(line: Tally) -> tuple[bool, float, float]:
        games = max(line.games, 1) if per_game else 1
        has_enough = not per_game or 2 * line.games >= len(group) - 1
        return has_enough, line.points / games, line.lead / games

    best = max(map(key, lines.values()), default=None)
    return {one.person for one, line in lines.items() if key(line) == best and line.games}
