"""The pictures of a cup, while it is open and of its result, and their alt texts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.features.cup import cup_rules, cups
from bot.features.cup.cup_rules import Place
from bot.features.cup.cups import Progress
from bot.ui import pictures
from bot.ui.markup import unmarked
from bot.ui.message import Image
from engine.core.catalogue import Say
from engine.core.phrasing import join_commas, signed
from render import picture
from render.club_parts import Season, SeasonRow
from render.cup_picture import NOT_PLAYED, CupCard, Row
from render.cup_week_picture import MOST_ROWS, Player, WeekCard

Results = Mapping[int, Sequence[Place]]
"""The places in the closed cups of a season, by week."""
MOST_IN_ALT = 8
"""Places that the alt text names."""


async def result_images(
    week: int, season: Results, say: Say, *, patience: float = pictures.PATIENCE
) -> list[Image]:
    """Return the picture of a cup's result. Empty if no one has played it or painting fails.

    `PENDING` after `patience` seconds.
    """
    if not season.get(week):
        return []
    card = card_of(week, season)
    alt = _result_alt(card, say)
    return await pictures.painted(picture.cup, card, say, alt=alt, patience=patience)


async def week_images(week: int, progress: Progress, say: Say) -> list[Image]:
    """Return the picture of an open cup. Empty if no one takes part or painting fails, `PENDING` if late."""
    if not progress.members:
        return []
    card = week_card_of(week, progress)
    return await pictures.painted(picture.cup_week, card, say, alt=_week_alt(card, say))


def card_of(week: int, season: Results) -> CupCard:
    """Return what the picture of a cup shows. At least one player must have a place in it."""
    rows = (Row(place.rank, place.entry.name, place.entry.leads, place.entry.total) for place in season[week])
    return CupCard(week, tuple(rows), _season_of(week, season))


def week_card_of(week: int, progress: Progress) -> WeekCard:
    """Return what the picture of an open cup shows: who has finished which deals, without points.

    Players with a finished deal come first, by name. At most `MOST_ROWS` are shown.
    """
    played = sorted(progress.played, key=lambda one: (one.name.casefold(), one.user_id))
    deals = len(played[0].leads) if played else cups.deals()
    players = [
        *(Player(one.name, tuple(lead is not None for lead in one.leads)) for one in played),
        *(Player(name, (False,) * deals) for name in progress.others),
    ]
    return WeekCard(
        week,
        tuple(players[:MOST_ROWS]),
        progress.members,
        sum(all(player.done) for player in players),
        _season_of(progress.season_until, progress.season) if any(progress.season.values()) else None,
    )


def _season_of(week: int, season: Results) -> Season:
    """Return the table of a cup's season; `season` has its places up to this cup."""
    rows = (
        SeasonRow(one.rank, one.name, _points_by_cup(one.user_id, week, season), one.points)
        for one in cup_rules.season_table(season.values())
    )
    weeks = cup_rules.weeks_of_season(week)
    return Season(cup_rules.season_of(week), tuple(rows), weeks.index(week) + 1, cup_rules.ends_season(week))


def _points_by_cup(user_id: int, week: int, season: Results) -> tuple[int | None, ...]:
    """Return a player's points in each cup of the season: 0 if not played, None after `week`."""
    return tuple(
        sum(place.points for place in season.get(one, ()) if place.entry.user_id == user_id)
        if one <= week
        else None
        for one in cup_rules.weeks_of_season(week)
    )


def _result_alt(card: CupCard, say: Say) -> str:
    """Return the places in words, “1. Ada +56 (+41, +18, −3). 2. …”, and the season's table."""
    places = (
        f"{row.rank}. {unmarked(row.name)} {signed(row.total)} "
        f"({join_commas([NOT_PLAYED if lead is None else signed(lead) for lead in row.leads], say)})"
        for row in card.rows[:MOST_IN_ALT]
    )
    lines = (
        say("picture-cup-title", cup=card.number),
        *places,
        *_more_line(len(card.rows), say),
        *_season_lines(card.season, say),
    )
    return "\n".join(lines)


def _week_alt(card: WeekCard, say: Say) -> str:
    """Return in words who has finished how many deals (“Ada 2/3”), and the season's table if there is one."""
    players = (
        f"{unmarked(player.name)} {sum(player.done)}/{len(player.done)}"
        for player in card.players[:MOST_IN_ALT]
    )
    lines = (
        say("picture-cup-title", cup=card.number),
        *players,
        *_more_line(card.members, say),
        *([] if card.season is None else _season_lines(card.season, say)),
    )
    return "\n".join(lines)


def _more_line(count: int, say: Say) -> Iterator[str]:
    """Yield how many of `count` are beyond `MOST_IN_ALT`, if any."""
    if count > MOST_IN_ALT:
        yield say("picture-cup-more", count=count - MOST_IN_ALT)


def _season_lines(season: Season, say: Say) -> Iterator[str]:
    """Yield the season's title and its first `MOST_IN_ALT` rows."""
    yield say("picture-cup-season", season=season.number)
    yield from (f"{row.rank}. {unmarked(row.name)} {row.points}" for row in season.rows[:MOST_IN_ALT])
