"""The post about a server's week, of at most nine lines. It stops by itself after some weeks without news."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from itertools import groupby

import discord
from babel.dates import format_interval
from sqlalchemy import Connection, and_, func, select

from bot.feature import Feature
from bot.jobs.channel_audience import is_seen_by_readers
from bot.jobs.recurring_messages import WEEK_POSTS, ServerPostJob, WeekNews, post_once, week_news
from bot.ratings.rating_model import points
from bot.store import Table, names, rating_queries, table_queries
from bot.store.jobs import Job
from bot.store.rating_queries import Board, BrokenRecord, Skill
from bot.store.schema import LOBBY, AnyRow, moves, rating_changes, results, tables
from bot.tables import hooks, quiet_hours, weeks
from bot.tables.clock import DAY, HOUR
from bot.tables.game import has_rules
from bot.tables.servers import Handled, PostTime
from bot.ui.button_rows import fitting_rows
from bot.ui.custom_id import CustomId
from bot.ui.lobby_message import free_seats
from bot.ui.markup import escaped, post_link
from bot.ui.message import Button, Message
from engine.core.catalogue import Catalogue, Say, babel_locale
from engine.core.phrasing import join_commas, join_names, numeral
from engine.core.types import ABANDONED
from engine.game_registry import games

FIRST_VERSION = 1
"""The version of a table after the deal."""
LONG = 2 * DAY
"""Seconds from which a game's length is given in days."""
QUIET = 4
"""Weeks in a row without news after which the posts stop."""

feature = Feature()


@dataclass(frozen=True)
class EndedGame:
    """A game that ended: where it was, when it was dealt and ended (Unix seconds), and the winners' names."""

    table_id: int
    game: str
    guild_id: int
    channel_id: int
    parent_id: int | None
    post_message_id: int | None
    began_at: int
    ended_at: int
    winners: tuple[str, ...]


_PLACE = (
    results.c.table_id,
    tables.c.game,
    tables.c.guild_id,
    tables.c.channel_id,
    tables.c.parent_id,
    tables.c.post_message_id,
    func.coalesce(moves.c.at, tables.c.created_at),
    results.c.ended_at,
)


def _ended_games(connection: Connection, guild_id: int, since: int, until: int) -> list[EndedGame]:
    """Return a server's games that ended at `since` or later and before `until` (Unix seconds), by table id.

    Abandoned games are left out.
    """
    in_time = (results.c.ended_at >= since, results.c.ended_at < until)
    dealt = and_(moves.c.table_id == tables.c.id, moves.c.version == FIRST_VERSION)
    query = (
        select(*_PLACE, results.c.name, results.c.placing, results.c.why)
        .join(tables, tables.c.id == results.c.table_id)
        .outerjoin(moves, dealt)
        .where(results.c.guild_id == guild_id, *in_time, results.c.why != ABANDONED)
        .order_by(results.c.table_id, results.c.seat)
    )
    rows = groupby(connection.execute(query), key=lambda row: row.table_id)
    return [_read_game(list(own)) for _, own in rows]


def _read_game(rows: Sequence[AnyRow]) -> EndedGame:
    won = tuple(row.name for row in rows if row.placing == 1)
    return EndedGame(*[*rows[0][: len(_PLACE)], won])


def _count_moves(connection: Connection, table_ids: Collection[int], since: int, until: int) -> int:
    """Return the number of steps at tables at `since` or later and before `until`.

    Deals and undone steps do not count.
    """
    made = (moves.c.at >= since, moves.c.at < until, moves.c.version > FIRST_VERSION)
    query = select(func.count()).select_from(moves).where(moves.c.table_id.in_(table_ids), *made)
    return connection.scalar(query) or 0


@dataclass(frozen=True)
class Rise:
    """Who gained most points on a board, how many, and their rating after the last game."""

    name: str
    gained: int
    rating: int


def best_rise(connection: Connection, guild_id: int, table_ids: Collection[int]) -> Rise | None:
    """Return who gained most points by these games on one of a server's boards.

    None if no player with a public name gained any.
    """
    gains, last = defaultdict[tuple[int, Board], int](int), dict[tuple[int, Board], int]()
    for row in _rating_changes(connection, guild_id, table_ids):
        key = row.user_id, Board(guild_id, row.game, row.lineup)
        before, after = Skill(row.mu_before, row.sigma_before), Skill(row.mu_after, row.sigma_after)
        gains[key] += points(after) - points(before)
        last[key] = points(after)
    gained = (key for key in gains if key[0] > 0 and gains[key] > 0)
    # One name at a time, since SQLite joins 500 queries at most and the first player usually has one.
    for key in sorted(gained, key=lambda one: (-gains[one], one)):
        (called,) = names.display_names(connection, guild_id, [key[0]]).values()
        if called.name is not None:
            return Rise(called.name, gains[key], last[key])
    return None


def _newest_record(
    connection: Connection, guild_id: int, table_ids: Collection[int]
) -> tuple[int, BrokenRecord] | None:
    """Return the id of the newest of these games that broke a server's record, and the record, or None."""
    changed = [row.table_id for row in _rating_changes(connection, guild_id, table_ids)]
    for table_id in dict.fromkeys(reversed(changed)):
        broken = rating_queries.outcome(connection, guild_id, table_id).broken
        if broken is not None:
            return table_id, broken
    return None


def _rating_changes(connection: Connection, guild_id: int, table_ids: Collection[int]) -> Sequence[AnyRow]:
    """Return the rating changes by these games on a server's boards, oldest first."""
    mine = (rating_changes.c.guild_id == guild_id, rating_changes.c.table_id.in_(table_ids))
    order = (rating_changes.c.at, rating_changes.c.table_id, rating_changes.c.score)
    return connection.execute(select(rating_changes).where(*mine).order_by(*order)).all()


@dataclass(frozen=True)
class Week:
    """What happened in a closed week on a server, of games that all readers of the post may see.

    `live`: lobbies and running games at the time of the post; `moves`: those made in running games.
    """

    number: int
    ended: Sequence[EndedGame]
    live: Sequence[Table]
    moves: int
    rise: Rise | None
    record: tuple[int, BrokenRecord] | None

    @property
    def running(self) -> int:
        """The number of running games."""
        return sum(table.is_playing for table in self.live)


def _week_message(week: Week, news: Sequence[WeekNews], say: Say) -> Message | None:
    """Return the post about a week, with the news of features. None if nothing happened.

    Free seats alone are no news.
    """
    happened = [*_games_lines(week, say), *(line for one in news for line in one.lines)]
    if not happened:
        return None
    lines = [
        say("week-title", dates=_week_dates(week.number, say)),
        *happened,
        *_rise_lines(week, say),
        *_record_lines(week, say),
        *_longest_game_line(week, say),
        *_free_seat_lines(week, say),
    ]
    buttons = [
        *(button for one in news for button in one.buttons),
        Button(say("button-hall-tables"), _tables_press(week.number)),
        Button(say("button-standing"), CustomId("standing")),
    ]
    images = [image for one in news for image in one.images]
    return Message("\n".join(lines), images, fitting_rows(buttons))


def _tables_press(number: int) -> CustomId:
    """Return the press that lists a server's tables, by which the post about week `number` is recognized."""
    return CustomId("tables", path=("0", f"week{number}"))


def _week_dates(number: int, say: Say) -> str:
    """Return the dates of week `number` from Monday to Sunday, such as “16 – 22 November”."""
    first = datetime.fromtimestamp(weeks.opens_at(number), UTC).date()
    last = datetime.fromtimestamp(weeks.closes_at(number), UTC).date()
    return str(format_interval(first, last, "MMMMd", locale=babel_locale(say.language)))


def _games_lines(week: Week, say: Say) -> Iterator[str]:
    """Yield the number of ended games, else of moves, with that of running games. Nothing without either."""
    if week.ended:
        yield say("week-games", ended=len(week.ended), running=week.running)
    elif week.moves:
        yield say("week-moves", moves=week.moves, running=week.running)


def _rise_lines(week: Week, say: Say) -> Iterator[str]:
    """Yield the week's greatest rise in rating; nothing if there is none."""
    if (rise := week.rise) is not None:
        yield say("week-rise", name=escaped(rise.name), points=rise.gained, rating=rise.rating)


def _record_lines(week: Week, say: Say) -> Iterator[str]:
    """Yield the week's record with its game; nothing if none was broken."""
    if week.record is None:
        return
    table_id, broken = week.record
    game = next(one for one in week.ended if one.table_id == table_id)
    names, score = _bold_names(broken.now.names, say), broken.now.score
    yield say("week-record", names=names, points=score, score=numeral(score), **_game_and_link(game, say))


def _longest_game_line(week: Week, say: Say) -> Iterator[str]:
    """Yield the longest game with winners, if it took an hour."""
    game = max(
        (one for one in week.ended if one.winners),
        key=lambda one: (one.ended_at - one.began_at, -one.table_id),
        default=None,
    )
    if game is None or (length := game.ended_at - game.began_at) < HOUR:
        return
    unit, count = ("days", length // DAY) if length >= LONG else ("hours", length // HOUR)
    yield say(
        "week-longest",
        unit=unit,
        count=count,
        names=_bold_names(game.winners, say),
        **_game_and_link(game, say),
    )


def _free_seat_lines(week: Week, say: Say) -> Iterator[str]:
    """Yield one line with the number of free seats by game; nothing if there are none."""
    free = Counter[str]()
    for table in week.live:
        if table.status == LOBBY:
            free[table.game] += free_seats(table)
    games = [say("week-seat", game=say(f"game-{key}"), free=count) for key, count in free.items() if count]
    if games:
        yield say("week-seats", games=join_commas(games, say))


def _game_and_link(game: EndedGame, say: Say) -> dict[str, str]:
    """Return the arguments `game`, its name, and `link`, the URL of its newest post."""
    return {"game": say(f"game-{game.game}"), "link": post_link(game)}


def _bold_names(names: Sequence[str], say: Say) -> str:
    return join_names([f"**{escaped(name)}**" for name in names], say)


def post_at(when: PostTime, week: int) -> int:
    """Return when a week is posted (Unix seconds): at the server's hour after its close.

    It is at least `GRACE` seconds after the close.
    """
    closed = weeks.closes_at(week)
    return max(quiet_hours.next_at_hour(when.hour, when.zone, closed - 1), closed + weeks.GRACE)


@feature.job
class WeekPosts(ServerPostJob):
    """Job that posts a server's week once it has closed."""

    name = WEEK_POSTS

    @staticmethod
    def next_at(when: PostTime, now: int) -> int:
        """Return when a week is posted next after `now` (Unix seconds). That week may have closed already."""
        week = weeks.next_to_close(now)
        return min(at for at in (post_at(when, week - 1), post_at(when, week)) if at > now)

    @classmethod
    def first_at(cls, when: PostTime, now: int) -> int:
        """Return when the week that closes next is posted (Unix time), for a server that turns the posts on.

        The week before, whose cup had its own post, is left out.
        """
        return post_at(when, weeks.next_to_close(now))

    @classmethod
    def over_at_start(cls, when: PostTime, now: int) -> int:
        """Return the newest closed week, which gets no post on a server that turns the posts on."""
        return weeks.next_to_close(now) - 1

    @staticmethod
    def due_number(when: PostTime, now: int) -> int | None:
        """Return the newest closed week, if the time of its post came less than a day ago; else None."""
        week = weeks.next_to_close(now) - 1
        return week if post_at(when, week) <= now < post_at(when, week) + DAY else None

    async def compose(self, channel: discord.TextChannel, number: int, say: Catalogue) -> Message | None:
        """Return the post about week `number`; None if nothing happened."""
        manager, guild_id = self._delivery.manager, channel.guild.id
        news = [await one(manager, guild_id, number, say) for one in week_news]
        return _week_message(await self._read_week(channel, number), news, say)

    async def _read_week(self, channel: discord.TextChannel, number: int) -> Week:
        """Return what happened in week `number`, of games that all readers of the channel may see."""
        store, guild_id = self._delivery.store, channel.guild.id
        between = weeks.closes_at(number - 1), weeks.closes_at(number)
        found = await store.read(_ended_games, guild_id, *between)
        ended = [one for one in found if one.game in games() and is_seen_by_readers(channel, one)]
        ids = [one.table_id for one in ended]
        known = await store.read(table_queries.live_on_server, guild_id)
        live = [one for one in known if has_rules(one) and is_seen_by_readers(channel, one)]
        running = [one.id for one in live if one.is_playing]
        return Week(
            number,
            ended,
            live,
            await store.read(_count_moves, running, *between),
            await store.read(best_rise, guild_id, ids),
            await store.read(_newest_record, guild_id, ids),
        )

    async def handle_silence(
        self, job: Job, channel: discord.TextChannel, handled: Handled, say: Catalogue
    ) -> None:
        """Record a week without news.

        After `QUIET` of them in a row, say so in the channel and turn the posts off.
        """
        if handled.quiet < QUIET:
            await self.record(channel.guild.id, handled)
            return
        press = _tables_press(handled.number)
        rows = [[Button(say("button-hall-tables"), press)]]
        message = Message(say("week-stopped", weeks=QUIET, settings="/settings"), rows=rows, silent=True)
        await post_once(
            self._delivery, job, channel, handled.number, message, partial(self.is_it, handled.number)
        )
        await self.record(channel.guild.id, Handled(handled.number))
        await self.turn_off(channel.guild.id)

    def is_it(self, number: int, press: CustomId) -> bool:
        """Return whether a press is the one by which the post about week `number` is recognized."""
        return press == _tables_press(number)


hooks.server_settings_changed(WeekPosts.apply)
