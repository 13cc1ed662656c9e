"""Messages of the league: the one in its channel, a user's own page, the section in halls, the picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

import discord

from bot.features.league import league_rules
from bot.features.league.league_queries import Season
from bot.features.league.league_rules import DAY, LASTS, Pair
from bot.features.league.leagues import CLOCK, GAME, GroupView, LeagueView, OpenTurn
from bot.tables.clock import HOUR
from bot.ui import clock_text, pictures
from bot.ui.clock_text import moment
from bot.ui.custom_id import CustomId
from bot.ui.markup import COMMANDS, escaped, link, unmarked
from bot.ui.message import MAX_LABEL, Button, Image, Message, Row, Section, clipped
from engine.core.catalogue import Say
from engine.core.phrasing import join_commas, numeral, signed
from render import league_picture, picture
from render.league_picture import (
    MOST_CARDS,
    NOT_PLAYED,
    Cell,
    LeagueCard,
    OpenGame,
    Score,
    Turn,
    turn_in_words,
)

VERB, JOIN, RULES, LEAVE, QUIT = "league", "leaguejoin", "leaguerules", "leagueleave", "leaguequit"
"""Verbs of the buttons: own games, join, rules, ask before leaving, leave."""
GREEN, BLUE = discord.ButtonStyle.success, discord.ButtonStyle.primary
MOST_TURNS = 3
"""Running games that are named in the channel. Others are counted."""
MINE, THEIRS, OTHERS = "mine", "theirs", "others"
"""Whose turn it is for a reader: their own, their opponent's, or in a game of others."""


def channel_message(
    view: LeagueView, turns: Sequence[OpenTurn], images: Sequence[Image], say: Say
) -> Message:
    """Return the silent message in a league's channel: members, or the tables and whose turn it is.

    `images`: the picture of the only group's table, which then is not in the text.
    """
    lines = [*lasting_lines(view, say, tables=not images), *_turn_lines(view, turns, say)]
    return Message("\n".join(lines), images, _channel_rows(view, say), silent=True)


def lasting_lines(view: LeagueView, say: Say, *, tables: bool = True) -> Iterator[str]:
    """Yield the lines in the channel that change with members and results, not with turns.

    `tables`: with the groups' tables, else only who has left them.
    """
    season = view.season
    yield say("league-title", season=season.season, game=say(f"game-{GAME}"))
    if season.seed is None:
        yield say("league-about", most=league_rules.AT_ONCE)
        yield _start_line(view, say)
        return
    if season.was_stopped:
        yield say("league-stopped")
    elif season.closed_at is not None:
        yield say("league-over")
        yield from (_champion_line(view, group, say) for group in view.groups if group.champion is not None)
    else:
        yield _progress_line(view, say)
    for group in view.groups:
        yield from (
            _table_lines(group, say, titled=len(view.groups) > 1)
            if tables
            else _left_players_line(group, say)
        )


def _start_line(view: LeagueView, say: Say) -> str:
    """Return how many are in, and when the season begins or how many it needs."""
    count, begins_at = len(view.members), view.season.begins_at
    if begins_at is None:
        return say("league-open", members=count, fewest=league_rules.FEWEST)
    return say("league-begins", members=count, when=f"<t:{begins_at}:f>")


def _progress_line(view: LeagueView, say: Say) -> str:
    """Return how many of the season's games are played, and when the season ends."""
    played, games = _counts(view)
    return say("league-progress", played=played, games=games, ends=moment(view.season.ends_at or 0))


def _counts(view: LeagueView) -> tuple[int, int]:
    """Return `played` and `total` of all groups together."""
    return sum(group.played for group in view.groups), sum(group.total for group in view.groups)


def _champion_line(view: LeagueView, group: GroupView, say: Say) -> str:
    """Return the champion of a group that has one, with its letter if there are several groups."""
    assert group.champion is not None
    name = f"**{escaped(group.champion.name)}**"
    if len(view.groups) == 1:
        return say("league-champion", name=name)
    return say("league-champion-of", group=group.letter, name=name)


def _table_lines(group: GroupView, say: Say, *, titled: bool) -> Iterator[str]:
    """Yield standings and leavers; if `titled`, first the group's letter and progress."""
    if titled:
        yield say("league-group", group=group.letter, played=group.played, games=group.total)
    for one in group.standings:
        if one.rank is not None:
            name, lead = _name_at_place(group, one.place), signed(one.lead)
            yield say("league-standing", rank=one.rank, name=name, points=one.points, lead=lead)
    yield from _left_players_line(group, say)


def _left_players_line(group: GroupView, say: Say) -> Iterator[str]:
    """Yield one line that names the players who have left a group; nothing if none has."""
    gone = [_name_at_place(group, one.place) for one in group.standings if one.rank is None]
    if gone:
        yield say("league-gone", names=join_commas(gone, say))


def _name_at_place(group: GroupView, place: int) -> str:
    """Return the name of the player at a place of the group, from 0, for Markdown."""
    return escaped(group.players[place].name)


def _turn_lines(view: LeagueView, turns: Sequence[OpenTurn], say: Say) -> Iterator[str]:
    """Yield the first `MOST_TURNS` turns and the number of others, or when games open.

    Nothing while no season runs, and once all its games are opened and none of them runs.
    """
    if not view.season.is_running:
        return
    if not turns:
        if any(map(_unopened, view.groups)):
            yield say("league-turns-soon")
        return
    yield say("league-turns")
    yield from (_turn_line(one, say) for one in turns[:MOST_TURNS])
    if more := len(turns[MOST_TURNS:]):
        yield say("league-turns-more", count=more)


def _unopened(group: GroupView) -> list[Pair]:
    """Return the games of a group that are yet to be opened."""
    return list(league_rules.unplayed(len(group.players), (game.pair for game in group.games), group.left))


def _turn_line(turn: OpenTurn, say: Say, whose: str = OTHERS) -> str:
    """Return a game's line. `whose` turn it is for the reader: MINE, THEIRS (an opponent's) or OTHERS."""
    when = clock_text.day(turn.away_until) if turn.away_until else moment(turn.until or 0)
    return say(
        "league-turn",
        whose=whose,
        name=escaped(turn.mover.name),
        other=escaped(turn.other.name),
        state=turn.state,
        when=when,
        link=link(turn.table),
    )


def _channel_rows(view: LeagueView, say: Say) -> list[Row]:
    """Return *Join* (before the start), *My games* and *Rules*; empty once closed."""
    season = view.season
    if season.closed_at is not None:
        return []
    join = Button(say("button-join"), CustomId(JOIN), style=GREEN)
    # The season in the path tells which message it is, after a crash.
    games = Button(say("button-league-games"), CustomId(VERB, path=(str(season.season),)), style=BLUE)
    return [[*([join] if season.seed is None else []), games, _rules_button(say)]]


def _rules_button(say: Say) -> Button:
    return Button(say("button-rules"), CustomId(RULES))


def page(
    view: LeagueView, turns: Sequence[OpenTurn], images: Sequence[Image], user_id: int, now: int, say: Say
) -> Message:
    """Return the league as a user sees it: own games and group, or how to join.

    `images`: the picture of the group's table, which then is not in the text.
    """
    lines = [say("league-title", season=view.season.season, game=say(f"game-{GAME}"))]
    if group := own_group(view, user_id):
        table = (
            _left_players_line(group, say)
            if images
            else _table_lines(group, say, titled=len(view.groups) > 1)
        )
        lines += [_progress_line(view, say), *table, *_own_game_lines(group, turns, user_id, say)]
    else:
        lines += _about_joining(view, user_id, now, say)
    join = Button(say("button-join"), CustomId(JOIN), style=GREEN)
    leave = Button(say("button-league-leave"), CustomId(LEAVE))
    is_in = group is not None or view.is_member(user_id)
    row = [_rules_button(say), leave] if is_in else [join, _rules_button(say)]
    return Message("\n".join(lines), images, [row])


def own_group(view: LeagueView, user_id: int) -> GroupView | None:
    """Return the group in which a user plays now, or None."""
    return view.group_of(user_id) if view.season.is_running else None


def _about_joining(view: LeagueView, user_id: int, now: int, say: Say) -> Iterator[str]:
    """Yield the terms, the season's state, and whether the user is in, waits, or may join."""
    is_member, is_running = view.is_member(user_id), view.season.is_running
    yield say("league-about", most=league_rules.AT_ONCE)
    is_over = view.season.closed_at is not None
    yield (
        say("league-over") if is_over else _progress_line(view, say) if is_running else _start_line(view, say)
    )
    if not is_member:
        yield say("league-join-hint")
    elif not is_running:
        yield say("league-in")
    else:
        yield say("league-waiting" if view.may_substitute(user_id, now) else "league-waiting-next")


def _own_game_lines(group: GroupView, turns: Sequence[OpenTurn], user_id: int, say: Say) -> Iterator[str]:
    """Yield a player's turns, their opponents' turns, results and coming games."""
    yield say("league-own")
    own = next(one for one in group.players if one.user_id == user_id)
    mine = [turn for turn in turns if own in (turn.mover, turn.other)]
    yield from (_turn_line(turn, say, MINE) for turn in mine if turn.mover == own)
    yield from (_turn_line(turn, say, THEIRS) for turn in mine if turn.mover != own)
    yield from _result_lines(group, own.place, say)
    coming = [pair for pair in _unopened(group) if own.place in pair]
    if coming:
        names = [_name_at_place(group, _other_place(pair, own.place)) for pair in coming]
        yield say("league-coming", names=join_commas(names, say))


def _result_lines(group: GroupView, place: int, say: Say) -> Iterator[str]:
    """Yield the ended games of the player at `place`, also those that do not count."""
    for game in group.games:
        if place not in game.pair or game.ended_at is None:
            continue
        name = _name_at_place(group, _other_place(game.pair, place))
        if game.score is None:
            yield say("league-unplayed", name=name)
            continue
        points, others = game.score.points if place == game.pair[0] else reversed(game.score.points)
        how = "drawn" if game.score.winner is None else "won" if game.score.winner == place else "lost"
        yield say("league-result", how=how, name=name, points=numeral(points), others=numeral(others))


def _other_place(pair: tuple[int, int], place: int) -> int:
    """Return the place that is not `place` in a pair."""
    return pair[0] if place == pair[1] else pair[1]


def rules(say: Say) -> Message:
    """Return the rules of the league, as they are when users join."""
    text = say(
        "league-rules",
        game=say(f"game-{GAME}"),
        clock=clock_text.setting(CLOCK, say),
        fewest=league_rules.FEWEST,
        most=league_rules.AT_ONCE,
        away=COMMANDS["away"],
    )
    return Message(text)


def leave_question(say: Say, *, playing: bool) -> Message:
    """Return the question before a user leaves.

    `playing`: they play in the running season, and are warned that its running games are lost.
    """
    quit_ = Button(say("button-league-quit"), CustomId(QUIT), style=discord.ButtonStyle.danger)
    return Message(say("league-leave-ask", playing="yes" if playing else "no"), rows=[[quit_]])


def thread_name(season: int, names: Sequence[str], say: Say) -> str:
    """Return the name of a game's thread: the season and the players, cut to fit."""
    players = join_commas([unmarked(name) for name in names], say)
    return clipped(say("league-thread", season=season, names=players), MAX_LABEL)


def section(view: LeagueView, say: Say) -> Section:
    """Return the section in a server's hall: the season's progress, its start, or how many it needs."""
    season, (played, games) = view.season, _counts(view)
    state = "running" if season.is_running else "open" if season.begins_at is None else "begins"
    text = say(
        "hall-league",
        season=season.season,
        state=state,
        played=played,
        games=games,
        members=len(view.members),
        fewest=league_rules.FEWEST,
        when=moment((season.ends_at if season.is_running else season.begins_at) or 0),
    )
    return Section(text, Button(say("button-league"), CustomId(VERB), style=BLUE))


async def group_images(card: LeagueCard, say: Say, *, patience: float = pictures.PATIENCE) -> list[Image]:
    """Return the picture of a group. Empty if painting fails, `PENDING` after `patience` seconds."""
    alt = _alt_text(card, say)
    return await pictures.painted(picture.league, card, say, alt=alt, patience=patience)


def group_card(
    view: LeagueView, group: GroupView, turns: Sequence[OpenTurn], now: int, say: Say
) -> LeagueCard:
    """Return what a group's picture shows at `now` (Unix time). The season must have begun.

    `turns` are those of all groups, longest waits first.
    """
    season = view.season
    own = [turn for turn in turns if turn.mover.pool == group.pool and season.is_running]
    cells = _cells(season, group, own)
    order = [one.place for one in group.standings]
    rows = (
        league_picture.Row(
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


def _alt_text(card: LeagueCard, say: Say) -> str:
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
