"""Which searches match, and how they become a table.

A table needs people who may play together, are still members of the server, and all see one channel in which
the bot may open threads.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import combinations, product
from typing import TypeGuard

import discord
from sqlalchemy import Connection

from bot.errors import Refused
from bot.features.seek import seek_queries
from bot.features.seek.seek_queries import Key, Seek
from bot.jobs.channel_audience import member_of
from bot.log_context import describe
from bot.ops import permissions
from bot.store import Table, invitation_queries, jobs, table_queries
from bot.store.jobs import Job
from bot.store.records import Kind
from bot.store.schema import PAIRED
from bot.store.transaction import TableTransaction
from bot.tables import hooks, operator
from bot.tables.game import newest
from bot.tables.manager import Manager
from bot.tables.proposal import Proposal
from bot.tables.servers import Server

BAND = 200
"""The most points of rating between people who are about equal."""
OPEN_JOB = "seek table"
"""Kind of the job that opens a table's thread and starts its game."""
OPEN_DELAY = 30
"""Seconds after which the job opens the table, if the handler of the press has not."""

Fits = Callable[[Seek, Seek], bool]
Group = tuple[Seek, ...]

log = logging.getLogger(__name__)


def have_same_terms(one: Seek, other: Seek) -> bool:
    """Return whether two searches are for the same game, clock and rating, by different people."""
    terms, others = (one.game, one.clock, one.rated), (other.game, other.clock, other.rated)
    return terms == others and one.user_ids.isdisjoint(other.user_ids)


def are_near(one: Seek, other: Seek, points: dict[int, int]) -> bool:
    """Return whether another search's people are within `BAND` points of a search's user.

    True if the search accepts anyone. `points`: ratings by user.
    """
    mine = points[one.user_id]
    return not one.near or all(abs(points[user_id] - mine) <= BAND for user_id in other.user_ids)


def find_group(new: Seek, others: Sequence[Seek], fits: Fits) -> Group | None:
    """Return `new` and others that fill a table together, oldest first; None if there are none.

    Each pair must fit. A search with a partner sets the table's size, else it is two.
    """
    for place, first in enumerate(others):
        size, group = new.seats or first.seats or 2, [new]
        for other in others[place:]:
            is_small = _count_people(group) + len(other.people) <= size
            if other.seats in (0, size) and is_small and all(fits(other, one) for one in group):
                group.append(other)
            elif other is first:
                break
        if _count_people(group) == size:
            return tuple(sorted(group, key=lambda one: (one.created_at, one is new)))
    return None


def _count_people(group: Iterable[Seek]) -> int:
    return sum(len(one.people) for one in group)


def fits_in(connection: Connection, one: Seek, other: Seek) -> bool:
    """Return whether two searches match: same terms, accepted strengths, and people who may meet."""
    if not have_same_terms(one, other):
        return False
    if one.near or other.near:
        people = one.user_ids | other.user_ids
        points = seek_queries.ratings_of(connection, one.guild_id, one.game, people)
        if not (are_near(one, other, points) and are_near(other, one, points)):
            return False
    return not _is_any_pair_kept_apart(connection, product(one.user_ids, other.user_ids))


def _is_any_pair_kept_apart(connection: Connection, pairs: Iterable[tuple[int, int]]) -> bool:
    return any(is_apart(connection, *pair) for pair in pairs for is_apart in hooks.kept_apart)


def may_host(connection: Connection, seek: Seek) -> bool:
    """Return whether a search's user may open tables on its server."""
    return not any(is_kept(connection, seek.guild_id, seek.user_id) for is_kept in hooks.kept_from_opening)


def stands(connection: Connection, seek: Seek, now: int) -> bool:
    """Return whether a search may become a table now.

    Its user may open tables on its server, its two people may still meet, neither has gone away since, and
    the operator refuses neither.
    """
    is_allowed = may_host(connection, seek) and not _is_any_pair_kept_apart(
        connection, combinations(seek.user_ids, 2)
    )
    refusals = operator.decisions(connection).in_force(now).refusals
    is_refused = any(operator.refusal_key(operator.PERSON, one) in refusals for one in seek.user_ids)
    return is_allowed and not is_refused and not _is_anyone_away(connection, seek, now)


def _is_anyone_away(connection: Connection, seek: Seek, now: int) -> bool:
    """Return whether a person of a search is away now, by an absence that began after it was placed."""
    known = table_queries.preferences_by_user(connection, seek.user_ids)
    absences = (absence for own in known.values() for absence in own.absences)
    return any(seek.created_at <= begins <= now < (ends or now + 1) for begins, ends in absences)


def joinable_seeks(connection: Connection, guild_id: int, now: int) -> list[Seek]:
    """Return the searches on a server that others can find and that stand, oldest first."""
    return [one for one in seek_queries.open_seeks(connection, guild_id, now) if stands(connection, one, now)]


def next_group(
    connection: Connection,
    guild_id: int,
    now: int,
    new: Seek | None,
    skipped: set[Group],
    *,
    joined: Key | None,
    is_stored: bool,
) -> Group | None:
    """Return searches on a server that match, other than the groups in `skipped`; None if there are none.

    `new`: only groups with that search, read again if it `is_stored`; None: any. Groups with the search
    `joined` come first; an unstored search matches no other.
    """
    stored = joinable_seeks(connection, guild_id, now)
    stored.sort(key=lambda seek: seek.key != joined)
    if new is None:
        seeks, partners = stored, stored
    elif is_stored:
        seeks, partners = [seek for seek in stored if seek.key == new.key], stored
    else:
        seeks, partners = [new], [seek for seek in stored if seek.key == joined]
    fits = partial(fits_in, connection)
    groups = (group for seek in seeks for group in _groups_with(seek, partners, fits))
    return next((group for group in groups if group not in skipped), None)


def _groups_with(seek: Seek, partners: Sequence[Seek], fits: Fits) -> Iterator[Group]:
    """Yield groups of a search, each without the oldest partner of those before."""
    left = [one for one in partners if one.key != seek.key]
    while (group := find_group(seek, left, fits)) is not None:
        yield group
        left.remove(next(one for one in group if one.key != seek.key))


class Pairing:
    """Turns matching searches into tables."""

    def __init__(self, manager: Manager, client: discord.Client) -> None:
        self._manager, self._client, self._store = manager, client, manager.store

    async def pair(
        self,
        guild_id: int,
        new: Seek | None = None,
        *,
        opened_by: int = 0,
        joined: Key | None = None,
        is_stored: bool = True,
    ) -> Table | None:
        """Create the table of searches that match, whose thread is yet to be opened; None if none match.

        Also None while the server is unavailable. People must be members, and have a channel. `new`: only
        with that search, if possible with the search `joined`. `is_stored` False: `new` is not in the
        database, and only matches `joined`. The user `opened_by` gets no message about the table (0: all do).
        Raises Discord's errors.
        """
        guild, skipped = self._client.get_guild(guild_id), set[Group]()
        if guild is None or guild.unavailable:
            return None
        while True:
            now = self._manager.now()
            group = await self._store.read(
                next_group, guild_id, now, new, skipped, joined=joined, is_stored=is_stored
            )
            if group is None:
                return None
            skipped.add(group)
            members = await self._members(guild, group)
            typed = [one.channel_id for one in reversed(group)]
            channel = (
                None
                if members is None
                else suitable_channel(guild, typed, members, await self._manager.server(guild.id))
            )
            if channel is not None:
                proposal = _proposal(group, channel)
                unstored = new if new is not None and not is_stored else None
                work = partial(_record_match, group=group, unstored=unstored, opened_by=opened_by)
                try:
                    return await self._manager.lobbies.pair(proposal, work)
                except Refused as refusal:
                    log.info("Searches on server %s get no table: %s", guild_id, describe(refusal))

    async def _members(self, guild: discord.Guild, group: Group) -> list[discord.Member] | None:
        """Return the people of a group as members.

        None if the operator refuses one, or if one has left, whose searches are deleted.
        """
        members = list[discord.Member]()
        for one in (person for seek in group for person in seek.people):
            member = await member_of(guild, one.id)
            if member is None:
                await self._store.write(delete_searches, one.id, self._manager.now(), guild.id)
                return None
            if self._manager.operator.refuses(one.id, guild.id):
                return None
            members.append(member)
        return members


def suitable_channel(
    guild: discord.Guild, typed: Sequence[int], members: Sequence[discord.Member], server: Server
) -> discord.TextChannel | None:
    """Return the channel for a table of these members: one where a search was `typed`, if possible.

    Otherwise the hall's, or one that the server allows. None if no channel is suitable.
    """
    wanted = [*typed, *([server.hall] if server.hall else []), *server.channels]
    channels = (guild.get_channel(channel_id) for channel_id in wanted)
    return next((one for one in channels if _is_suitable(one, members, server)), None)


def _is_suitable(
    channel: object, members: Sequence[discord.Member], server: Server
) -> TypeGuard[discord.TextChannel]:
    """Return whether tables of these members may be opened in threads of a channel.

    The server allows tables there, the bot has its permissions, all members see it, and at least one of them
    may create public threads.
    """
    if not isinstance(channel, discord.TextChannel) or not server.allows(channel.id, None):
        return False
    may = [channel.permissions_for(member) for member in members]
    lacking = permissions.missing(channel.permissions_for(channel.guild.me), thread=False, opening=True)
    return (
        not lacking and all(one.view_channel for one in may) and any(one.create_public_threads for one in may)
    )


def _proposal(group: Group, channel: discord.TextChannel) -> Proposal:
    """Return a table on the terms of the oldest search, whose user hosts it."""
    host, *others = (one for seek in group for one in seek.people)
    oldest = group[0]
    return Proposal(
        game=oldest.game,
        options=newest(oldest.game).Options(),
        guild_id=oldest.guild_id,
        channel_id=channel.id,
        host=host,
        invited=tuple(others),
        rated=oldest.rated,
        clock=oldest.clock,
        language=oldest.language,
        is_agreed=True,
    )


def _record_match(change: TableTransaction, group: Group, unstored: Seek | None, opened_by: int) -> None:
    """Record that the searches of a group became a table, and make its opening and messages pending.

    It replaces an own search of the user who joined, except one with a partner. Raises Refused: seek-gone, if
    one has changed.
    """
    table = change.table
    for seek in sorted(group, key=lambda one: one.key):
        if seek == unstored:
            change.within(seek_queries.delete_lone_seek, seek.key)
        elif not change.within(seek_queries.take_seek, seek, table.id):
            raise Refused("seek-gone")
    fit = all(change.within(fits_in, one, other) for one, other in combinations(group, 2))
    if not fit or not all(change.within(stands, seek, change.now) for seek in group):
        raise Refused("seek-gone")
    # The host gets a message as a player of the match, not as the host of a full lobby.
    change.set_columns(host_notified=Kind.FULL)
    guests = [player for player in table.players if player.user_id != opened_by]
    change.within(invitation_queries.write_invitation, table.id, guests, PAIRED)
    change.within(jobs.schedule, open_job(table, change.now + OPEN_DELAY))


def open_job(table: Table, due_at: int) -> Job:
    """Return the job that opens a table's thread and starts its game, due at a Unix time."""
    return Job(OPEN_JOB, table_id=table.id, guild_id=table.guild_id, due_at=due_at)


def delete_searches(connection: Connection, user_id: int, now: int, guild_id: int | None = None) -> None:
    """Delete the searches of which a user is part, on one server or for None on all; update their halls."""
    for changed in seek_queries.delete_person(connection, user_id, guild_id):
        hooks.server_changed.run(connection, changed, now)
