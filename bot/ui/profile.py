"""A profile as a message: a picture, and all of it in words."""

from __future__ import annotations

from bot.ratings.medals import medal
from bot.ratings.profiles import SHOWN, Profile
from bot.ratings.rating_model import ESTABLISHED, doubt
from bot.ratings.seasons import parts
from bot.store.achievements import BETWEEN, Remembered
from bot.store.profiles import LATELY
from bot.store.ratings import Board, Standing
from bot.tables.lands import Lands
from bot.ui import pictures
from bot.ui.achievements import MOST, is_told, story, title
from bot.ui.custom_id import CustomId
from bot.ui.leaderboard import lineup_name, recent_results
from bot.ui.markup import escaped
from bot.ui.message import Button, Message
from bot.ui.names import name_of
from bot.ui.sentences import COMMANDS
from engine.core.catalogue import Catalogue, Say
from engine.core.phrasing import join_commas, numeral
from render import profile_picture as painter
from render.rating_chart import RatedGame

IN_WORDS = "profiletext"
"""The verb of the button that tells it in words."""
MOST_OTHERS = 4
"""So many other boards are in the picture."""


async def profile(
    career: Profile, lands: Lands, user_id: int, name: str, scope: str, say: Catalogue
) -> Message:
    """What somebody's rated games come to, on this server or everywhere."""
    words = in_words(career, lands, name, scope, say)
    images = await pictures.of_profile(_card(career, lands, scope, say), name, say, alt=words)
    if not images:
        return Message(words, images)
    button = Button(say("button-text"), CustomId(IN_WORDS, path=(str(user_id),)))
    return Message(_title(name, scope, say), images, [[button]])


def empty(name: str, scope: str, say: Say) -> Message:
    """That somebody has not finished a rated game."""
    return Message(say("profile-empty", name=escaped(name), scope=scope, **COMMANDS))


def hidden(name: str, say: Say) -> Message:
    """That there is nothing to show of somebody beyond their servers, whether they have played or not."""
    return Message(say("profile-hidden", name=escaped(name), **COMMANDS))


def in_words(career: Profile, lands: Lands, name: str, scope: str, say: Catalogue) -> str:
    """All that the picture shows."""
    lines = [
        _title(name, scope, say),
        *(_standing(*one, say) for one in career.standings),
        *_closer(career, say),
        *_lands(lands, say),
        *_achievements(career, say),
    ]
    return "\n".join(lines)


def _title(name: str, scope: str, say: Say) -> str:
    return say("profile-title", name=escaped(name), scope=say(f"scope-{scope}"))


def _standing(board: Board, standing: Standing, say: Catalogue) -> str:
    return say(
        "profile-standing",
        board=_board(board, say),
        rating=standing.rating,
        doubt=doubt(standing.skill),
        provisional="yes" if standing.games < ESTABLISHED else "no",
        games=standing.games,
        wins=standing.wins,
        form=recent_results(standing.form, say),
    )


def _board(board: Board, say: Catalogue) -> str:
    return f"{say(f'game-{board.game}')} · {lineup_name(board.lineup, say)}"


def _closer(career: Profile, say: Catalogue) -> list[str]:
    """About the board played most often on."""
    (board, standing), (longest, current) = career.standings[0], career.streaks
    lines = [say("profile-rank", board=_board(board, say), rank=career.rank, among=career.among)]
    if standing.best and career.worst is not None:
        lines.append(say("profile-scores", best=numeral(standing.best), worst=numeral(career.worst)))
    shown = "all" if standing.games <= SHOWN else SHOWN
    lines.append(say("profile-streaks", longest=longest, current=current, of=shown))
    if career.opponent is not None and career.met is not None:
        name, (_, met, won) = name_of(career.met, say), career.opponent
        lately = "all" if standing.games <= LATELY else LATELY
        lines.append(say("profile-opponent", name=escaped(name), games=met, won=won, of=lately))
    return lines


def _lands(lands: Lands, say: Say) -> list[str]:
    """What each brings, the most first."""
    if not lands.points:
        return []
    most_first = sorted(lands.points.items(), key=lambda one: -one[1])
    told = [say("profile-land", land=land, points=numeral(points)) for land, points in most_first]
    return [say("profile-lands", lands=join_commas(told, say), games=lands.games)]


def _told(career: Profile, say: Catalogue) -> list[Remembered]:
    return [one for one in career.achievements if is_told(one.achievement, say)]


def _achievements(career: Profile, say: Catalogue) -> list[str]:
    """What somebody is remembered for, as many as fit."""
    told = _told(career, say)
    if not told:
        return []
    lines = [
        say("profile-achievement", achievement=story(one.achievement, say), times=one.times)
        for one in told[:MOST]
    ]
    more = len(told) - len(lines)
    return [
        say("profile-achievements"),
        *lines,
        *([say("profile-achievements-more", count=more)] if more else []),
    ]


def _card(career: Profile, lands: Lands, scope: str, say: Catalogue) -> painter.Card:
    (board, standing), (longest, current) = career.standings[0], career.streaks
    return painter.Card(
        scope=say(f"scope-{scope}"),
        game=say(f"game-{board.game}"),
        lineup=lineup_name(board.lineup, say),
        rating=standing.rating,
        provisional=standing.games < ESTABLISHED,
        rank=career.rank,
        among=career.among,
        games=standing.games,
        wins=standing.wins,
        best=standing.best or None,
        longest=longest,
        current=current,
        course=tuple(RatedGame(one.rating, one.won, _season(one.season, say)) for one in career.course),
        lands=tuple(lands.points.items()),
        lands_of=lands.games,
        rival=_met(career, say),
        achievements=tuple(_achievement(one, say) for one in _told(career, say)[:MOST]),
        others=tuple(_other(*one, say) for one in career.standings[1 : 1 + MOST_OTHERS]),
    )


def _season(season: str, say: Say) -> str:
    year, quarter = parts(season)
    return say("picture-season", year=str(year), quarter=quarter)


def _met(career: Profile, say: Say) -> tuple[str, int, int] | None:
    if career.opponent is None or career.met is None:
        return None
    return (name_of(career.met, say), career.opponent.games, career.opponent.won)


def _achievement(one: Remembered, say: Catalogue) -> painter.Achievement:
    game, _, _ = one.achievement.rpartition(BETWEEN)
    where = say(f"game-{game}") if game else say("picture-any-game")
    shown = medal(one.achievement)
    return painter.Achievement(title(one.achievement, say), where, one.times, shown.metal, shown.mark)


def _other(board: Board, standing: Standing, say: Catalogue) -> painter.OtherBoard:
    provisional = standing.games < ESTABLISHED
    return painter.OtherBoard(_board(board, say), standing.rating, provisional, standing.games, standing.wins)
