"""Tables of a league's games: opened in threads, and ended when a player has left the season."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import partial

import discord
import msgspec
from sqlalchemy import Connection

from bot.errors import Refused
from bot.features.league import league_messages, league_queries, league_rules, leagues
from bot.features.league.league_queries import LeaguePlayer, Season
from bot.features.league.leagues import CLOCK, GAME, OPTIONS, GroupView, LeagueView
from bot.handlers.create_table import WEEK, thread_type
from bot.jobs import sender
from bot.jobs.clock_notices import is_gone
from bot.jobs.delivery import Delivery
from bot.store import Player, Table, table_queries
from bot.store.records import is_former
from bot.store.schema import LOBBY
from bot.store.transaction import TableTransaction
from bot.tables import moves, resigning, time_outs
from bot.tables.game import has_rules, newest
from bot.tables.positions import committed
from engine.core.catalogue import Catalogue
from engine.core.game_errors import GameFinished

MOST_AT_ONCE = 12
"""Games that one run of a league's job opens, so that it ends before it times out."""
NEWEST = 5
"""Messages among which Discord's notice of a new thread is looked for."""


class _NotOpened(Exception):
    """Rolls back a table: its game was opened before, a player has left, or both are kept apart."""


class LeagueTables:
    """Opens and ends the games of one server's season."""

    def __init__(self, delivery: Delivery, season: Season) -> None:
        self._delivery, self._season = delivery, season
        self._store, self._manager = delivery.store, delivery.manager

    async def drop_no_shows(self) -> None:
        """Take out players to move who missed the time for their first move, or have left the server.

        Each leaves season and league. Of those who left the server only those whose departure was noticed;
        some may be back since then.
        """
        found = await self._store.read(league_queries.running_tables, self._season)
        tables = [await self._manager.table(table_id) for table_id in sorted(found)]
        for table in filter(has_rules, tables):
            for player in (table.players[seat] for seat in committed(table).to_move):
                if await self._is_out(table, player):
                    await self._drop(player.user_id)

    async def _is_out(self, table: Table, player: Player) -> bool:
        """Return whether a player to move has left the server, or else has missed the first move."""
        if time_outs.has_departed(player):
            return await is_gone(self._delivery.client, table.guild_id, player.user_id)
        return await self._store.read(leagues.is_no_show, table.id, player)

    async def _drop(self, user_id: int) -> None:
        """Take a user out of the season and the league."""
        await self._store.write(leagues.drop, self._season, user_id, self._delivery.now())

    async def end_games_of_leavers(self) -> None:
        """End the running games of players who have left the season. They don't count."""
        players = await self._store.read(league_queries.players, self._season)
        left = {(one.pool, one.place): one.user_id for one in players if one.left_at is not None}
        for game in await self._store.read(league_queries.games, self._season):
            gone = [left[key] for place in game.pair if (key := (game.pool, place)) in left]
            if game.ended_at is None and gone:
                await self._manager.run(_end, game.table_id, gone[0])

    async def open_next(self, channel: discord.TextChannel, say: Catalogue) -> bool:
        """Open the next games in a thread each, at most `MOST_AT_ONCE`. Return whether there may be more.

        If the operator refuses the server, open none and return False. Raises Discord's errors.
        """
        if self._manager.operator.refuses(0, channel.guild.id):
            return False
        opened = 0
        view = await self._store.read(leagues.view, self._season)
        running = await self._store.read(league_queries.running_tables, self._season)
        away = await self._store.read(_away_user_ids, view, self._delivery.now())
        for group in view.groups:
            for pair in await self._next_of(group, running, away):
                if opened == MOST_AT_ONCE:
                    return True
                await self._open(channel, group, (group.players[pair[0]], group.players[pair[1]]), say)
                opened += 1
        return False

    async def _next_of(self, group: GroupView, running: set[int], away: set[int]) -> list[league_rules.Pair]:
        """Return the games of a group to open now, without those of people kept apart, away, gone or refused.

        A player whom the operator refuses leaves the season once they have no running game.
        """
        busy = Counter(place for game in group.games if game.table_id in running for place in game.pair)
        refused = {one for one in group.players if self._manager.operator.refuses(one.user_id)}
        for one in refused:
            if one.left_at is None and not busy[one.place]:
                await self._drop(one.user_id)
        absent = {
            one.place
            for one in group.players
            if one.left_at is not None or one.user_id in away or one in refused
        }
        opened = {game.pair for game in group.games}
        size = len(group.players)
        without = {pair for pair in league_rules.schedule(size) if absent & set(pair)}
        while True:
            found = league_rules.next_games(size, opened, busy, without)
            people = [[group.players[place].user_id for place in pair] for pair in found]
            apart = await self._store.read(_which_are_apart, people)
            if not any(apart):
                return found
            without |= {pair for pair, are_apart in zip(found, apart, strict=True) if are_apart}

    async def _open(
        self,
        channel: discord.TextChannel,
        group: GroupView,
        pair: tuple[LeaguePlayer, LeaguePlayer],
        say: Catalogue,
    ) -> None:
        """Open a game in a thread, or take a player who has left the server out of the season.

        Delete the thread if the two may not play now.
        """
        for one in pair:
            if await is_gone(self._delivery.client, channel.guild.id, one.user_id):
                await self._drop(one.user_id)
                return
        names = [one.name for one in pair]
        name = league_messages.thread_name(self._season.season, names, say)
        thread = await self._thread(channel, name)
        try:
            await self._begin(thread, group.pool, pair, say.language)
        except _NotOpened:
            with suppress(discord.Forbidden):  # without Manage Threads it stays, and may be used later
                await thread.delete()

    async def _thread(self, channel: discord.TextChannel, name: str) -> discord.Thread:
        """Return an unused thread of this name that a crash has left, or a new one."""
        for thread in channel.threads:
            mine = thread.name == name and thread.owner_id == channel.guild.me.id
            if mine and not await self._store.read(league_queries.has_table, thread.id):
                return thread
        thread = await channel.create_thread(name=name, type=thread_type(channel), auto_archive_duration=WEEK)
        await _delete_notice(channel, thread)
        return thread

    async def _begin(
        self, thread: discord.Thread, pool: int, pair: tuple[LeaguePlayer, LeaguePlayer], language: str
    ) -> None:
        """Deal a game in its thread, and record it in the same transaction.

        Raises _NotOpened if the two may not play it now.
        """
        game, now = newest(GAME), self._delivery.now()
        players = [Player(seat, one.user_id, one.name, joined=True) for seat, one in enumerate(pair)]
        record = partial(_deal, season=self._season, pool=pool, pair=pair, seed=self._manager.lobbies.seed)
        await self._store.create(
            players,
            record,
            game=GAME,
            rules_version=game.version,
            options=msgspec.json.encode(msgspec.convert(OPTIONS, game.Options)).decode(),
            guild_id=thread.guild.id,
            channel_id=thread.id,
            parent_id=thread.parent_id,
            host_id=pair[0].user_id,
            status=LOBBY,
            clock=CLOCK,
            language=language,
            created_at=now,
            changed_at=now,
            turn_at=now,
        )


async def _delete_notice(channel: discord.TextChannel, thread: discord.Thread) -> None:
    """Delete Discord's notice of a new thread, so that the league's message stays the newest of the channel.

    A rejected deletion is logged. Raises Discord's errors if the channel's messages cannot be read.
    """
    async for message in channel.history(limit=NEWEST):
        if message.type is discord.MessageType.thread_created and message.content == thread.name:
            await sender.delete_message(channel.get_partial_message(message.id))


def _deal(
    change: TableTransaction,
    season: Season,
    pool: int,
    pair: tuple[LeaguePlayer, LeaguePlayer],
    seed: Callable[[], int],
) -> None:
    """Record a game of a season at a table, and deal it. Raises _NotOpened if the two may not play it now."""
    places = (pair[0].place, pair[1].place)
    present = league_queries.people_of(change.within(league_queries.players, season))
    is_new = change.within(league_queries.add_game, season, pool, places, change.table.id)
    people = [one.user_id for one in pair]
    if not is_new or not set(people) <= present or change.within(leagues.are_apart, *people):
        raise _NotOpened
    moves.deal(change, 0, seed)


def _end(change: TableTransaction, user_id: int) -> None:
    """Resign for a player who has left the season, and record that the game is over and does not count."""
    if change.table.is_playing and not is_former(user_id):
        with suppress(Refused, GameFinished):
            resigning.leave(change, user_id)
    change.within(league_queries.end_game, change.table.id, None, change.now)


def _away_user_ids(connection: Connection, view: LeagueView, now: int) -> set[int]:
    ids = [one.user_id for group in view.groups for one in group.players]
    known = table_queries.preferences_by_user(connection, ids)
    return {user_id for user_id, own in known.items() if own.away_until > now}


def _which_are_apart(connection: Connection, people: list[list[int]]) -> list[bool]:
    """Return for each pair of user ids whether they must not meet."""
    return [leagues.are_apart(connection, *pair) for pair in people]
