"""A server's league: who is in, how its seasons begin and end, and what users see of it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import combinations

from sqlalchemy import Connection

from bot.errors import Refused
from bot.features.league import league_queries, league_rules
from bot.features.league.league_queries import LeagueGame, LeaguePlayer, Season
from bot.features.league.league_rules import Score, Standing
from bot.store import Table, jobs
from bot.store.records import Player
from bot.store.transaction import TableTransaction
from bot.tables import clock, hooks
from bot.tables.game import has_rules
from bot.tables.manager import Manager
from bot.tables.positions import committed
from bot.tables.proposal import Person
from bot.tables.servers import Server
from bot.tables.weeks import WEEK
from engine.core.types import Result
from render.league_picture import State

GAME = "lost_cities"
OPTIONS = {"rounds": 1}
CLOCK = "bank 3d +12h ≤5d"
"""The clock of all games of leagues."""
FIRST_LETTER = "A"
JOB = "league"
"""Kind of the job."""


@dataclass(frozen=True)
class GroupView:
    """A group of a season: players by place, opened games, and the table, best first.

    `played` counts finished games that count; `total` also those that run or can still be opened.
    """

    pool: int
    players: tuple[LeaguePlayer, ...]
    games: tuple[LeagueGame, ...]
    standings: tuple[Standing, ...]
    played: int
    total: int

    @property
    def left(self) -> list[int]:
        """The places of players who have left the season."""
        return [one.place for one in self.players if one.left_at is not None]

    @property
    def letter(self) -> str:
        """The letter by which the group is called."""
        return chr(ord(FIRST_LETTER) + self.pool)

    @property
    def champion(self) -> LeaguePlayer | None:
        """The first of the table. None if they have played no game, or all players have left."""
        best = self.standings[0]
        return None if best.rank is None or not best.games else self.players[best.place]


@dataclass(frozen=True)
class LeagueView:
    """A season of a server's league, the members of the league, and the groups once it has begun."""

    season: Season
    members: tuple[Person, ...]
    groups: tuple[GroupView, ...]

    @property
    def only_group(self) -> GroupView | None:
        """The group of a season that has only one, else None."""
        return self.groups[0] if len(self.groups) == 1 else None

    def group_of(self, user_id: int) -> GroupView | None:
        """Return the group in which a user plays and has not left, or None."""
        for group in self.groups:
            if user_id in league_queries.people_of(group.players):
                return group
        return None

    def may_substitute(self, user_id: int, now: int) -> bool:
        """Return whether a waiting user may still get a place in the running season at `now` (Unix time)."""
        known = {one.user_id for group in self.groups for one in group.players}
        return user_id not in known and league_rules.seats_substitutes(self.season.begins_at, now)

    def is_member(self, user_id: int) -> bool:
        """Return whether a user is a member of the league, playing or waiting."""
        return any(one.id == user_id for one in self.members)


@dataclass(frozen=True)
class OpenTurn:
    """A running game: who is to move against whom, until when, and since how long.

    `until` is None while no clock runs; `away_until` is 0 unless the mover is away. `waited` is in seconds,
    without pauses and absences.
    """

    mover: LeaguePlayer
    other: LeaguePlayer
    table: Table
    until: int | None
    away_until: int
    waited: int

    @property
    def state(self) -> State:
        """The state: `away` while the mover is, `paused` while no clock runs, else `running`."""
        return "away" if self.away_until else "paused" if self.until is None else "running"


class Leagues:
    """Read and change the leagues of servers."""

    def __init__(self, manager: Manager) -> None:
        self._manager, self._store = manager, manager.store

    async def require_on(self, guild_id: int | None) -> int:
        """Return the id of a server with a league. Raises Refused: not-in-server, league-off."""
        if guild_id is None:
            raise Refused("not-in-server")
        if (await self._manager.server(guild_id)).league is None:
            raise Refused("league-off")
        return guild_id

    async def view(self, guild_id: int) -> LeagueView:
        """Return the newest season of a server's league; before its first job has run an empty one."""
        return await self._store.read(_newest_view, guild_id)

    async def turns(self, view: LeagueView) -> list[OpenTurn]:
        """Return a season's running games, also on hold, longest waits first; those of away movers last."""
        found = [
            turn
            for group in view.groups
            for game in group.games
            if game.ended_at is None and (turn := await self._turn(group, game)) is not None
        ]
        return sorted(found, key=lambda turn: (turn.away_until > 0, -turn.waited, turn.table.id))

    async def _turn(self, group: GroupView, game: LeagueGame) -> OpenTurn | None:
        """Return whose turn it is; None unless the game runs or is on hold, and its rules exist."""
        table, now = await self._manager.table(game.table_id), self._manager.now()
        if not (table.is_playing or table.is_on_hold) or not has_rules(table):
            return None
        (seat, *_) = committed(table).to_move
        player, places = table.players[seat], (game.pair[seat], game.pair[1 - seat])
        mover, other = (group.players[place] for place in places)
        away_until, excluded = player.preferences.away_until, clock.excluded_intervals(table, player)
        return OpenTurn(
            mover,
            other,
            table,
            until=clock.deadline(table, seat),
            away_until=away_until if away_until > now else 0,
            waited=clock.time_used(player.turn_started_at or now, now, excluded),
        )


def _mark_changed(connection: Connection, guild_id: int, now: int) -> None:
    """Make the jobs of a server's league and hall due."""
    jobs.advance(connection, jobs.server_job(JOB, guild_id, now))
    hooks.server_changed.run(connection, guild_id, now)


def _newest_view(connection: Connection, guild_id: int) -> LeagueView:
    """Return the newest season of a server's league; before its first job has run an empty one."""
    return view(connection, league_queries.newest_season(connection, guild_id) or Season(guild_id, 1))


def view(connection: Connection, season: Season) -> LeagueView:
    """Return a season with its groups and the members of the league."""
    players, games = league_queries.players(connection, season), league_queries.games(connection, season)
    pools = range(max((one.pool for one in players), default=-1) + 1)
    groups = (
        _group_view(
            season,
            pool,
            [one for one in players if one.pool == pool],
            [one for one in games if one.pool == pool],
        )
        for pool in pools
    )
    return LeagueView(season, tuple(league_queries.members(connection, season.guild_id)), tuple(groups))


def _group_view(
    season: Season, pool: int, players: Sequence[LeaguePlayer], games: Sequence[LeagueGame]
) -> GroupView:
    """Return a group with its table. `players` are its own, by place."""
    size, left = len(players), [one.place for one in players if one.left_at is not None]
    scores = [game.score for game in games if game.score is not None]
    is_over = season.closed_at is not None
    table = league_rules.table(scores, size, f"{season.seed} {pool}", left, is_over=is_over)
    played = len(league_rules.counted(scores, size, left))
    running = sum(game.ended_at is None for game in games)
    coming = sum(1 for _ in league_rules.unplayed(size, (game.pair for game in games), left))
    total = played + (0 if is_over else running + coming)
    return GroupView(pool, tuple(players), tuple(games), tuple(table), played, total)


def join(connection: Connection, guild_id: int, person: Person, now: int) -> None:
    """Enter a user in a server's league until they leave, or store their new name.

    The jobs of league and hall are made due. Enough members give the coming season its start. Raises Refused:
    league-full.
    """
    known = league_queries.members(connection, guild_id)
    if len(known) >= league_rules.MOST and person.id not in {one.id for one in known}:
        raise Refused("league-full", most=league_rules.MOST)
    league_queries.join(connection, guild_id, person, now)
    season = league_queries.newest_season(connection, guild_id)
    if season is not None and season.closed_at is None:
        prepare(connection, guild_id, now)  # so that the answer names the start
    _mark_changed(connection, guild_id, now)


def leave(connection: Connection, guild_id: int, user_id: int, now: int) -> None:
    """Take a user out of a server's league and its running season; make the jobs of league and hall due."""
    league_queries.leave(connection, guild_id, user_id)
    season = league_queries.newest_season(connection, guild_id)
    if season is not None and season.is_running:
        league_queries.drop(connection, season, user_id, now)
    _mark_changed(connection, guild_id, now)


# A season


def prepare(connection: Connection, guild_id: int, now: int) -> Season:
    """Return a server's season that is not over, added if there is none, which updates the hall.

    Before it begins, it gets or loses its start by the number of members, which updates the hall too.
    """
    season = league_queries.newest_season(connection, guild_id)
    if season is None or season.closed_at is not None:
        league_queries.add_season(connection, guild_id, 1 if season is None else season.season + 1)
        hooks.server_changed.run(connection, guild_id, now)
        season = league_queries.newest_season(connection, guild_id)
        assert season is not None
    if season.seed is not None:
        return season
    are_enough = len(league_queries.members(connection, guild_id)) >= league_rules.FEWEST
    begins_at = (
        (season.begins_at or league_rules.monday_after(now + league_rules.NOTICE)) if are_enough else None
    )
    if begins_at != season.begins_at:
        hooks.server_changed.run(connection, guild_id, now)
    return league_queries.change_season(connection, season, begins_at=begins_at)


def pairs_apart(connection: Connection, guild_id: int) -> set[frozenset[int]]:
    """Return the pairs of members (user ids) who must not be brought together."""
    ids = [one.id for one in league_queries.members(connection, guild_id)]
    return {frozenset(pair) for pair in combinations(ids, 2) if are_apart(connection, *pair)}


def are_apart(connection: Connection, one: int, other: int) -> bool:
    """Return whether two users must not be brought together, as when one has blocked the other."""
    return any(apart(connection, one, other) for apart in hooks.kept_apart)


def begin(
    connection: Connection, guild_id: int, seed: str, apart: Collection[frozenset[int]], now: int
) -> Season:
    """Begin a server's season if its time has come, and return it. Nothing changes if it has begun before.

    Before its time it is only prepared, as by `prepare`. `seed` draws the groups; `apart` are pairs of user
    ids to keep in different groups if possible.
    """
    season = prepare(connection, guild_id, now)
    if season.seed is not None or season.begins_at is None or season.begins_at > now:
        return season
    people = {one.id: one.name for one in league_queries.members(connection, guild_id)}
    groups = league_rules.draw_groups(list(people), seed, apart)
    players = (
        LeaguePlayer(user_id, people[user_id], pool, place)
        for pool, group in enumerate(groups)
        for place, user_id in enumerate(group)
    )
    league_queries.add_players(connection, season, players)
    hooks.server_changed.run(connection, guild_id, now)
    # After an outage the season still ends on a Monday.
    began = max(season.begins_at, league_rules.monday_after(now) - WEEK)
    return league_queries.change_season(
        connection, season, seed=seed, begins_at=began, ends_at=began + league_rules.LASTS
    )


def is_played(view: LeagueView) -> bool:
    """Return whether all games of a season that has begun are played."""
    return view.season.seed is not None and all(group.played == group.total for group in view.groups)


def close_if_over(connection: Connection, season: Season, now: int) -> Season:
    """Close a season when its time is up or all of its games are played, and return it.

    Closing it updates the hall and the roles of champions.
    """
    is_over = is_played(view(connection, season))
    if not season.is_running or not (is_over or now >= (season.ends_at or now)):
        return season
    hooks.server_changed.run(connection, season.guild_id, now)
    hooks.titles_changed.run(connection, season.guild_id, now)
    return league_queries.change_season(connection, season, closed_at=now)


@hooks.title_holders
def champions(connection: Connection, guild_id: int, now: int) -> tuple[str, list[int]]:
    """Return “league”, the title's key, and the ids of the groups' champions in the newest finished season.

    A stopped season does not count. The list is empty without one.
    """
    season = league_queries.last_finished_season(connection, guild_id)
    groups = () if season is None else view(connection, season).groups
    return "league", [group.champion.user_id for group in groups if group.champion is not None]


def is_no_show(connection: Connection, table_id: int, player: Player) -> bool:
    """Return whether a player has missed the time for their first move at a table."""
    is_late = player.reminded >= clock.ASKED or player.missed > 0
    return is_late and not league_queries.has_moved_at(connection, table_id, player.user_id)


def drop(connection: Connection, season: Season, user_id: int, now: int) -> None:
    """Take a user out of a season and out of the league."""
    league_queries.leave(connection, season.guild_id, user_id)
    league_queries.drop(connection, season, user_id, now)


def substitute(connection: Connection, season: Season, now: int) -> None:
    """Give the places of players who left without a move, and whose games are over, to waiting members.

    The first to join come first. This ends `SUBSTITUTES_FOR` seconds after the season began.
    """
    if not league_rules.seats_substitutes(season.begins_at, now):
        return
    players, games = league_queries.players(connection, season), league_queries.games(connection, season)
    known, running = {one.user_id for one in players}, [game for game in games if game.ended_at is None]
    waiting = [one for one in league_queries.members(connection, season.guild_id) if one.id not in known]
    for player in players:
        # Games of the place, also those that another player had begun.
        is_free = player.left_at is not None and not any(
            game.pool == player.pool and player.place in game.pair for game in running
        )
        if waiting and is_free and not league_queries.has_moved(connection, season, player.user_id):
            league_queries.replace_player(connection, season, player, waiting.pop(0))


# Results


@hooks.game_over
def record_result(change: TableTransaction, result: Result) -> None:
    """Record the result of a game of a running season; ignore other tables.

    No-shows are dropped. The result does not count if a player has left the season. The jobs of league and
    hall are made due.
    """
    found = change.within(league_queries.game_at, change.table.id)
    if found is None or not found[0].is_running or found[1].ended_at is not None:
        return
    season, game = found
    for player in change.before.players:
        if change.within(is_no_show, change.table.id, player):
            change.within(drop, season, player.user_id, change.now)
    present = league_queries.people_of(change.within(league_queries.players, season))
    is_whole = all(player.user_id in present for player in change.table.players)
    score = _score_of(game, change.table.players, result) if is_whole else None
    change.within(league_queries.end_game, change.table.id, score, change.now)
    change.within(_mark_changed, season.guild_id, change.now)


def _score_of(game: LeagueGame, players: Sequence[Player], result: Result) -> Score:
    """Return the result of a game. A player for whom a computer plays has lost."""
    replaced = [player.computer is not None for player in players]
    placings = [place + 2 * gone for place, gone in zip(result.placings, replaced, strict=True)]
    is_draw = placings[0] == placings[1]
    winner = None if is_draw else game.pair[placings.index(min(placings))]
    return Score(game.pair, (result.scores[0], result.scores[1]), winner)


@hooks.person_forgotten
def leave_running_seasons(connection: Connection, user_id: int, now: int) -> None:
    """Take a user who deletes their data out of the seasons they play in; their results stay, nameless.

    Games that the deletion has ended do not count. The jobs of their leagues and halls are made due.
    """
    for season in league_queries.running_seasons_of(connection, user_id):
        league_queries.drop(connection, season, user_id, now)
        league_queries.void_games(connection, season, user_id, now)
    for guild_id in league_queries.servers_of(connection, user_id):
        _mark_changed(connection, guild_id, now)


@hooks.server_settings_changed
def apply_settings(connection: Connection, guild_id: int, before: Server, server: Server, now: int) -> None:
    """Schedule the job of a server's league, and stop a running season once the league is turned off.

    Does nothing on a server that never had a league.
    """
    season = league_queries.newest_season(connection, guild_id)
    if server.league is None and season is None:
        return
    if server.league is None and season is not None and season.is_running:
        league_queries.change_season(connection, season, closed_at=now, ends_at=None)
    jobs.schedule(connection, jobs.server_job(JOB, guild_id, now))
    hooks.server_changed.run(connection, guild_id, now)
