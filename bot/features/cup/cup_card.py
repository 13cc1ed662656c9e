"""The picture of a cup's result, and its alt text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.features.cup import cup_rules
from bot.features.cup.cup_rules import Place
from bot.ui import pictures
from bot.ui.markup import unmarked
from bot.ui.message import Image
from engine.core.catalogue import Say
from engine.core.phrasing import join_commas, signed
from render.cup_picture import NOT_PLAYED, CupCard, Row, SeasonRow

Results = Mapping[int, Sequence[Place]]
"""The places in the closed cups of a season, by week."""
MOST_IN_ALT = 8
"""Places that the alt text names."""


async def result_images(week: int, season: Results, say: Say) -> list[Image]:
    """Return the picture of a cup's result. Empty if no one has played it or painting fails."""
    if not season.get(week):
        return []
    card = card_of(week, season)
    return await pictures.of_cup(card, say, alt=_alt(card, say))


def card_of(week: int, season: Results) -> CupCard:
    """Return what the picture of a cup shows. The cup must have a place."""
    return CupCard(
        number=week,
        rows=tuple(
            Row(place.rank, place.entry.name, place.entry.leads, place.entry.total) for place in season[week]
        ),
        season=cup_rules.season_of(week),
        standings=tuple(
            SeasonRow(one.rank, one.name, _points_by_cup(one.user_id, week, season), one.points)
            for one in cup_rules.season_table(season.values())
        ),
        ends_season=cup_rules.ends_season(week),
    )


def _points_by_cup(user_id: int, week: int, season: Results) -> tuple[int | None, ...]:
    """Return a player's points in each cup of the season: 0 if not played, None after `week`."""
    return tuple(
        sum(place.points for place in season.get(one, ()) if place.entry.user_id == user_id)
        if one <= week
        else None
        for one in cup_rules.weeks_of_season(week)
    )


def _alt(card: CupCard, say: Say) -> str:
    """Return the places in words: “1. Ada +56 (+41, +18, −3). 2. …”."""
    places = [
        f"{row.rank}. {unmarked(row.name)} {signed(row.total)} ({join_commas(_texts(row), say)})"
        for row in card.rows[:MOST_IN_ALT]
    ]
    more = len(card.rows) - len(places)
    season = [f"{row.rank}. {unmarked(row.name)} {row.points}" for row in card.standings[:MOST_IN_ALT]]
    lines = (
        say("picture-cup-title", cup=card.number),
        *places,
        *([say("picture-cup-more", count=more)] if more else []),
        say("picture-cup-season", season=card.season),
        *season,
    )
    return "\n".join(lines)


def _texts(row: Row) -> list[str]:
    return [NOT_PLAYED if lead is None else signed(lead) for lead in row.leads]
