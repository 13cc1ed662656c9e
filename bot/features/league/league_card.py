"""The picture of a league's group, and its alt text."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from bot.features.league import league_rules
from bot.features.league.league_queries import Season
from bot.features.league.league_rules import DAY, LASTS, Pair
from bot.features.league.leagues import GAME, GroupView, LeagueView, OpenTurn
from bot.ui import pictures
from bot.ui.markup import unmarked
from bot.ui.message import Image
from engine.core.catalogue import Say
from engine.core.phrasing import join_commas, numeral, signed
from render import picture
from render.league_picture import (
    MOST_CARDS,
    NOT_PLAYED,
    Cell,
    LeagueCard,
    OpenGame,
    Row,
    Score,
    Turn,
    turn_in_words,
)

HOUR = 60 * 60


async def group_images(card: LeagueCard, say: Say, *, patience: float = pictures.PATIENCE) -> list[Image]:
    """Return the picture of a group. Empty if painting fails, `PENDING` after `patience` seconds."""
    alt = alt_text(card, say)
    return await pictures.painted(picture.league, card, say, alt=alt, patience=patience)


def card_of(view: LeagueView, group: GroupView, turns: Sequence[OpenTurn], now: int, say: Say) -> LeagueCard:
    """Return what a group's picture shows at `now` (Unix time). The season must have begun.

    `turns` are those of all groups, longest waits first.
    """
    season = view.season
    own = [turn for turn in turns if turn.mover.pool == group.pool and season.is_running]
    cells = _cells(season, group, own)
    order = [one.place for one in group.standings]
    rows = (
        Row(
            one.place,
            group.players[one.place].name,
            one.points,
            one.lead,
            one.rank is None,
            tuple(cells[one.place, other] for other in order),
        )
        for one in group.standings
    )
    return LeagueCard(
        season=season.season,
        group=group.letter if len(view.groups) > 1 else "",
        game=say(f"game-{GAME}"),
        days_left=max(0, -(-((season.ends_at or now) - now) // DAY)) if season.is_running else None,
        days=LASTS // DAY,
        rows=tuple(rows),
        open_games=tuple(
            OpenGame(order.index(turn.mover.place), order.index(turn.other.place), _painted_turn(turn))
            for turn in own[:MOST_CARDS]
        ),
        played=group.played,
        games=group.total,
        has_champion=not season.is_running and not season.was_stopped and group.champion is not None,
    )


def _painted_turn(turn: OpenTurn) -> Turn:
    """Return a turn's state and the hours waited (0 unless its clock runs)."""
    return Turn(turn.waited // HOUR if turn.state == "running" else 0, turn.state)


def _cells(season: Season, group: GroupView, turns: Sequence[OpenTurn]) -> dict[Pair, Cell]:
    """Return what the table shows by row and column, which are places in the group from 0.

    `turns` are the group's running games.
    """
    size, left = len(group.players), group.left
    cells: dict[Pair, Cell] = {}
    for one, other in product(range(size), repeat=2):
        is_open = season.is_running and one not in left and other not in left
        cells[one, other] = "self" if one == other else "soon" if is_open else "none"
    for first, second in (game.pair for game in group.games if game.ended_at is not None):
        cells[first, second] = cells[second, first] = "none"
    for score in league_rules.counted(filter(None, (game.score for game in group.games)), size, left):
        (one, other), (points, others) = score.pair, score.points
        cells[one, other] = Score(points, others, score.lead(one), score.earned(one))
        cells[other, one] = Score(others, points, score.lead(other), score.earned(other))
    for turn in turns:
        cells[turn.mover.place, turn.other.place] = _painted_turn(turn)
        cells[turn.other.place, turn.mover.place] = "waits"
    return cells


def alt_text(card: LeagueCard, say: Say) -> str:
    """Return the table in words: a title line, then a line for each player.

    Each result is named once: “1. Ada 4 (+74): Boris 152:118, Chen 97:131”. If games run, the last line says
    who is to move in those that wait longest, as in the picture.
    """
    title = say("picture-league-title", season=card.season)
    group = say("picture-league-group", group=card.group or "none", game=card.game)
    days = [] if card.days_left is None else [say("picture-league-days", days=card.days_left)]
    played = say("picture-league-played", played=card.played, games=card.games)
    lines = [join_commas([title, group, *days, played], say)]
    lines += (_row_in_words(card, number, say) for number in range(len(card.rows)))
    if card.open_games:
        movers = (
            f"{_name_in_row(card, game.mover)} ({turn_in_words(game.turn, say)})" for game in card.open_games
        )
        lines.append(f"{say('picture-league-turns')} {join_commas(list(movers), say)}")
    return "\n".join(lines)


def _row_in_words(card: LeagueCard, number: int, say: Say) -> str:
    """Return row `number` (from 0) as text: rank, points and lead, then the results against those below.

    For a player who has left, only the name.
    """
    row = card.rows[number]
    if row.has_left:
        return f"{NOT_PLAYED} {_name_in_row(card, number)}"
    results = [
        f"{_name_in_row(card, other)} {numeral(cell.points)}:{numeral(cell.others)}"
        for other, cell in enumerate(row.cells)
        if isinstance(cell, Score) and other > number
    ]
    points = f"{number + 1}. {_name_in_row(card, number)} {row.points} ({signed(row.lead)})"
    return f"{points}: {join_commas(results, say)}" if results else points


def _name_in_row(card: LeagueCard, number: int) -> str:
    return unmarked(card.rows[number].name)
