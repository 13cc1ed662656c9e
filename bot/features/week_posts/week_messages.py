"""The post about a server's week, of at most nine lines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from babel.dates import format_interval

from bot.features.week_posts.week_queries import EndedGame, Rise
from bot.store import Table
from bot.store.rating_effects import BrokenRecord
from bot.store.schema import LOBBY
from bot.tables import weeks
from bot.tables.clock import DAY, HOUR
from bot.ui.button_rows import fitting_rows
from bot.ui.custom_id import CustomId
from bot.ui.hall_sections import WeekNews
from bot.ui.lobby_message import free_seats
from bot.ui.markup import escaped, post_link
from bot.ui.message import Button, Message
from engine.core.catalogue import Say, babel_locale
from engine.core.phrasing import join_commas, join_names, numeral

LONG = 2 * DAY
"""Seconds from which a game's length is given in days."""


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


def week_message(week: Week, news: Sequence[WeekNews], say: Say) -> Message | None:
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
        Button(say("button-hall-tables"), tables_press(week.number)),
        Button(say("button-standing"), CustomId("standing")),
    ]
    images = [image for one in news for image in one.images]
    return Message("\n".join(lines), images, fitting_rows(buttons))


def tables_press(number: int) -> CustomId:
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
