"""Queries about cups: their deals, members, tries and results."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection, and_, delete, func, select, update

from bot.features.cup.cup_rules import Entry, Leads, Place, placed
from bot.store.dialects import add_if_new, upsert
from bot.store.schema import cup_games, cup_members, cup_played, cup_results, cup_servers, cup_weeks
from bot.store.solo_games import Tries

UNFINISHED = 2
"""Weeks after which an unfinished try is deleted."""
TRIES = Tries("cup", cup_games, cup_played, period="week", points="lead")


@dataclass(frozen=True)
class Cup:
    """What is played in a week: game, options, computer, and the seed of the deals' seeds."""

    week: int
    game: str
    rules_version: int
    options: str
    opponent_id: int
    seed: str


@dataclass(frozen=True)
class Try:
    """A user's one try at a deal (counted from 1).

    `lead` is in points over the computer; it and `ended_at` (Unix seconds) are None until it is finished.
    """

    week: int
    deal: int
    user_id: int
    table_id: int
    lead: int | None = None
    ended_at: int | None = None


def cup_of(connection: Connection, week: int) -> Cup | None:
    """Return the cup of a week, or None if it was not drawn."""
    row = connection.execute(select(*cup_weeks.c).where(cup_weeks.c.week == week)).first()
    return None if row is None else Cup(*row)


def store_cup(connection: Connection, cup: Cup) -> Cup:
    """Store a week's cup unless another process was first. Return the stored one."""
    add_if_new(connection, cup_weeks, **vars(cup))
    kept = cup_of(connection, cup.week)
    assert kept is not None
    return kept


def join(connection: Connection, guild_id: int, user_id: int, name: str, now: int) -> None:
    """Enter a user in a server's cups under a name. Does nothing for members."""
    add_if_new(connection, cup_members, guild_id=guild_id, user_id=user_id, name=name, joined_at=now)


def rename(connection: Connection, guild_id: int, user_id: int, name: str) -> bool:
    """Store a member's name in a server's cups. Return False if the user takes no part there."""
    mine = (cup_members.c.guild_id == guild_id, cup_members.c.user_id == user_id)
    return connection.execute(update(cup_members).where(*mine).values(name=name)).rowcount == 1


def leave(connection: Connection, guild_id: int, user_id: int) -> None:
    """Take a user out of a server's cups, if they take part. Their results stay."""
    mine = (cup_members.c.guild_id == guild_id, cup_members.c.user_id == user_id)
    connection.execute(delete(cup_members).where(*mine))


def is_member(connection: Connection, guild_id: int, user_id: int) -> bool:
    """Return whether a user takes part in a server's cups."""
    mine = (cup_members.c.guild_id == guild_id, cup_members.c.user_id == user_id)
    return connection.scalar(select(cup_members.c.name).where(*mine)) is not None


def count_members(connection: Connection, guild_id: int) -> int:
    """Return the number of users who take part in a server's cups."""
    here = cup_members.c.guild_id == guild_id
    return connection.scalar(select(func.count()).select_from(cup_members).where(here)) or 0


def other_members(connection: Connection, guild_id: int, without: Collection[int], most: int) -> list[str]:
    """Return the names of at most `most` members of a server's cups, by when they joined.

    `without`: user ids to leave out.
    """
    here = select(cup_members.c.user_id, cup_members.c.name).where(cup_members.c.guild_id == guild_id)
    oldest = here.order_by(cup_members.c.joined_at, cup_members.c.user_id).limit(most + len(without))
    names_ = [row.name for row in connection.execute(oldest) if row.user_id not in without]
    return names_[:most]


def servers_of(connection: Connection, user_id: int) -> list[int]:
    """Return the ids of servers in whose cups a user takes part or has a result, lowest first."""
    member = select(cup_members.c.guild_id).where(cup_members.c.user_id == user_id)
    placed_on = select(cup_results.c.guild_id).where(cup_results.c.user_id == user_id)
    return sorted(connection.scalars(member.union(placed_on)))


def tries_of(connection: Connection, week: int, user_id: int) -> dict[int, Try]:
    """Return a user's tries of a week by deal."""
    mine = (cup_games.c.week == week, cup_games.c.user_id == user_id)
    return {row.deal: Try(*row) for row in connection.execute(select(*cup_games.c).where(*mine))}


def try_at(connection: Connection, table_id: int) -> Try | None:
    """Return the try that is played at a table, or None if it is no cup's table."""
    row = connection.execute(select(*cup_games.c).where(cup_games.c.table_id == table_id)).first()
    return None if row is None else Try(*row)


def entries(connection: Connection, guild_id: int, week: int, deals: int, closed_at: int) -> list[Entry]:
    """Return what a server's members have finished in a week before `closed_at` (Unix time), in no order.

    Members who have finished no deal or joined later are left out.
    """
    finished = and_(
        cup_games.c.user_id == cup_members.c.user_id,
        cup_games.c.week == week,
        cup_games.c.ended_at < closed_at,
    )
    query = (
        select(cup_members.c.user_id, cup_members.c.name, cup_games.c.deal, cup_games.c.lead)
        .join(cup_games, finished)
        .where(cup_members.c.guild_id == guild_id, cup_members.c.joined_at < closed_at)
    )
    leads, called = defaultdict[int, dict[int, int]](dict), dict[int, str]()
    for user_id, name, deal, lead in connection.execute(query):
        leads[user_id][deal], called[user_id] = lead, name
    return [
        Entry(user_id, called[user_id], tuple(played.get(deal) for deal in range(1, deals + 1)))
        for user_id, played in leads.items()
    ]


def store_results(connection: Connection, guild_id: int, week: int, places: Sequence[Place]) -> None:
    """Store or replace the places of a server's closed cup; those of players not in `places` stay."""
    rows = [
        {
            "guild_id": guild_id,
            "week": week,
            **vars(place.entry),
            "leads": msgspec.json.encode(place.entry.leads).decode(),
            "points": place.points,
        }
        for place in places
    ]
    if rows:
        connection.execute(upsert(connection, cup_results), rows)


def results(connection: Connection, guild_id: int, weeks: Sequence[int]) -> dict[int, list[Place]]:
    """Return the places in a server's closed cups by week, oldest first, without weeks that have none.

    Ranks close up after a player has deleted their data; points stay.
    """
    here = (cup_results.c.guild_id == guild_id, cup_results.c.week.in_(weeks))
    found, points = defaultdict[int, list[Entry]](list), defaultdict[int, dict[int, int]](dict)
    for row in connection.execute(select(*cup_results.c).where(*here).order_by(cup_results.c.week)):
        leads = msgspec.json.decode(row.leads, type=Leads)
        found[row.week].append(Entry(row.user_id, row.name, leads))
        points[row.week][row.user_id] = row.points
    return {week: placed(found[week], points[week]) for week in found}


def next_week(connection: Connection, guild_id: int) -> int | None:
    """Return the week of a server's first cup without a result. None if it has no cups."""
    here = cup_servers.c.guild_id == guild_id
    return connection.scalar(select(cup_servers.c.next_week).where(here))


def start_cups(connection: Connection, guild_id: int, week: int) -> bool:
    """Begin a server's cups with that of a week. Return False, without a change, if it has cups."""
    return add_if_new(connection, cup_servers, guild_id=guild_id, next_week=week)


def stop_cups(connection: Connection, guild_id: int) -> None:
    """End a server's cups. Members and results stay."""
    connection.execute(delete(cup_servers).where(cup_servers.c.guild_id == guild_id))


def advance(connection: Connection, guild_id: int, week: int) -> None:
    """Record that a server's cup of a week has its result. Does nothing if it was not the next."""
    here = (cup_servers.c.guild_id == guild_id, cup_servers.c.next_week == week)
    connection.execute(update(cup_servers).where(*here).values(next_week=week + 1))


def repeat(connection: Connection, guild_id: int, week: int) -> None:
    """Undo `advance`, so that the stored result of a week is posted again. Does nothing after a later one."""
    here = (cup_servers.c.guild_id == guild_id, cup_servers.c.next_week == week + 1)
    connection.execute(update(cup_servers).where(*here).values(next_week=week))
