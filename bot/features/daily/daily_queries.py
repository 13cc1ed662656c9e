"""Queries about daily deals: tries, points, where results are shown, and reminders."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, exists, func, select, update

from bot.store.dialects import add_if_new, insertion, upsert
from bot.store.schema import (
    EVERYWHERE,
    daily_deals,
    daily_games,
    daily_played,
    daily_reminders,
    daily_servers,
    shared_results,
)
from bot.store.solo_games import Tries

DAY = 24 * 60 * 60
SHOWN = 30
"""Days for which the names shown on servers are stored."""
UNFINISHED = 7
"""Days after which an unfinished try is deleted."""
TRIES = Tries("daily", daily_games, daily_played, period="day", points="score")


@dataclass(frozen=True)
class Deal:
    """The deal of a day (counted from 1970): game, options, opponent, seed.

    `expert` is the expert's score, once known.
    """

    day: int
    game: str
    rules_version: int
    options: str
    opponent_id: int
    seed: str
    expert: int | None = None


@dataclass(frozen=True)
class Try:
    """A user's one try at a day's deal. `score` is None until it is finished."""

    day: int
    user_id: int
    table_id: int
    score: int | None = None
    ended_at: int | None = None

    @property
    def is_in_time(self) -> bool:
        """Whether it ended on the deal's own day (UTC)."""
        return self.ended_at is not None and self.ended_at < (self.day + 1) * DAY


def deal_of(connection: Connection, day: int) -> Deal | None:
    """Return the deal of a day (from 1970), or None if none was drawn."""
    row = connection.execute(select(*daily_deals.c).where(daily_deals.c.day == day)).first()
    return None if row is None else Deal(*row)


def store_deal(connection: Connection, deal: Deal) -> Deal:
    """Store a day's deal unless another process was first. Return the stored one."""
    add_if_new(connection, daily_deals, **vars(deal))
    kept = deal_of(connection, deal.day)
    assert kept is not None
    return kept


def store_expert_score(connection: Connection, day: int, score: int) -> None:
    """Store the expert's score for a day's deal."""
    connection.execute(update(daily_deals).where(daily_deals.c.day == day).values(expert=score))


def try_of(connection: Connection, day: int, user_id: int) -> Try | None:
    """Return a user's try at a day's deal, or None."""
    mine = (daily_games.c.day == day, daily_games.c.user_id == user_id)
    row = connection.execute(select(*daily_games.c).where(*mine)).first()
    return None if row is None else Try(*row)


def show_on(connection: Connection, day: int, guild_id: int, user_id: int, name: str) -> None:
    """List a user's try, also one begun later, on a server under a name. A second call replaces the name."""
    row = {"day": day, "guild_id": guild_id, "user_id": user_id, "name": name}
    connection.execute(upsert(connection, daily_servers), row)


def count_by_points(connection: Connection, day: int, guild_id: int) -> dict[int, int]:
    """Return how many players finished in time by score, on a server or EVERYWHERE."""
    query = select(daily_games.c.score, func.count()).where(*_ranked_conditions(day, guild_id))
    return {row[0]: row[1] for row in connection.execute(query.group_by(daily_games.c.score))}


def servers_of_try(connection: Connection, day: int, user_id: int) -> list[int]:
    """Return the ids of the servers on which a user's try is listed, lowest first."""
    mine = (daily_servers.c.day == day, daily_servers.c.user_id == user_id)
    listed = select(daily_servers.c.guild_id).where(*mine).order_by(daily_servers.c.guild_id)
    return list(connection.scalars(listed))


def best_tries(connection: Connection, day: int, guild_id: int, most: int) -> list[Try]:
    """Return the best `most` tries in time on a server or EVERYWHERE, best first, of equals the earlier."""
    query = select(*daily_games.c).where(*_ranked_conditions(day, guild_id))
    best_first = query.order_by(daily_games.c.score.desc(), daily_games.c.ended_at, daily_games.c.user_id)
    return [Try(*row) for row in connection.execute(best_first.limit(most))]


def shown_names(connection: Connection, day: int, guild_id: int, user_ids: Sequence[int]) -> dict[int, str]:
    """Return the names by user under which tries are listed on a server; others are left out."""
    here = (daily_servers.c.day == day, daily_servers.c.guild_id == guild_id)
    query = select(daily_servers.c.user_id, daily_servers.c.name).where(
        *here, daily_servers.c.user_id.in_(user_ids)
    )
    return {row[0]: row[1] for row in connection.execute(query)}


def finished_days(connection: Connection, user_id: int) -> list[int]:
    """Return the days whose deals a user has finished, also late, newest first."""
    mine = (daily_games.c.user_id == user_id, daily_games.c.score.is_not(None))
    return list(connection.scalars(select(daily_games.c.day).where(*mine).order_by(daily_games.c.day.desc())))


def purge_deals(connection: Connection, today: int) -> bool:
    """Delete a batch of what has expired on the day `today`. Return whether there may be more.

    These are shown names, and what `Tries.purge` deletes.
    """
    connection.execute(delete(daily_servers).where(daily_servers.c.day < today - SHOWN))
    return TRIES.purge(connection, today, UNFINISHED)


def _ranked_conditions(day: int, guild_id: int) -> tuple[ColumnElement[bool], ...]:
    """Return the conditions for tries that ended in time, and unless EVERYWHERE are listed on the server."""
    in_time = (daily_games.c.day == day, daily_games.c.ended_at < (day + 1) * DAY)
    if guild_id == EVERYWHERE:
        return in_time
    here = (daily_servers.c.day == day, daily_servers.c.guild_id == guild_id)
    return *in_time, exists().where(*here, daily_servers.c.user_id == daily_games.c.user_id)


@dataclass(frozen=True)
class DailyReminder:
    """A user's hour for reminders, and the newest reminder with its day."""

    user_id: int
    hour: int
    message_id: int | None = None
    day: int | None = None


def reminder_of(connection: Connection, user_id: int) -> DailyReminder | None:
    """Return a user's reminder settings. None if they want none."""
    mine = daily_reminders.c.user_id == user_id
    row = connection.execute(select(*daily_reminders.c).where(mine)).first()
    return None if row is None else DailyReminder(*row)


def store_reminder(connection: Connection, user_id: int, hour: int) -> None:
    """Store the hour at which a user wants reminders: 0 to 23, or -1 for the deal's opening."""
    added = insertion(connection, daily_reminders).values(user_id=user_id, hour=hour)
    kept = added.on_conflict_do_update(index_elements=[daily_reminders.c.user_id], set_={"hour": hour})
    connection.execute(kept)


def delete_reminder(connection: Connection, user_id: int) -> None:
    """Delete a user's reminder settings."""
    connection.execute(delete(daily_reminders).where(daily_reminders.c.user_id == user_id))


def record_reminder(connection: Connection, user_id: int, message_id: int | None, day: int | None) -> None:
    """Store the message that reminded a user of a day's deal; None for both: there is none to close."""
    mine = daily_reminders.c.user_id == user_id
    connection.execute(update(daily_reminders).where(mine).values(message_id=message_id, day=day))


class Shared(NamedTuple):
    """The message in which a table's result was shared on a server (0: in direct messages)."""

    table_id: int
    guild_id: int
    channel_id: int
    message_id: int


def shared_result_of(connection: Connection, table_id: int, guild_id: int) -> Shared | None:
    """Return the message in which a table's result was shared on a server, or None."""
    mine = (shared_results.c.table_id == table_id, shared_results.c.guild_id == guild_id)
    row = connection.execute(select(*shared_results.c).where(*mine)).first()
    return None if row is None else Shared(*row)


def server_of_shared_result(connection: Connection, table_id: int, message_id: int) -> int:
    """Return the id of the server on which a table's result was shared in a message; 0 if unknown."""
    mine = (shared_results.c.table_id == table_id, shared_results.c.message_id == message_id)
    return connection.scalar(select(shared_results.c.guild_id).where(*mine)) or 0


def record_shared_result(connection: Connection, shared: Shared) -> None:
    """Store where a result was shared; it replaces an earlier message on that server."""
    connection.execute(upsert(connection, shared_results), shared._asdict())
