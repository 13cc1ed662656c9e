"""Somebody's career as a message: a chart of their rating, and all of it in words."""

from __future__ import annotations

from bot.standings.careers import Career
from bot.standings.reckoning import ESTABLISHED, doubt
from bot.store.achievements import BETWEEN
from bot.store.ratings import Board, Standing
from bot.ui import pictures
from bot.ui.leaderboard import lineup_name
from bot.ui.markup import escaped
from bot.ui.message import Message
from bot.ui.sentences import COMMANDS
from engine.core.catalogue import Catalogue, Say
from engine.core.numerals import numeral
from engine.registry import games

MOST_FEATS = 8
"""So many feats are told of."""


async def profile(career: Career | None, name: str, scope: str, say: Catalogue) -> Message:
    """What somebody's rated games come to, on this server or everywhere."""
    if career is None:
        return Message(say("profile-empty", name=escaped(name), scope=scope, **COMMANDS))
    board, _ = career.standings[0]
    lines = [
        say("profile-title", name=escaped(name), scope=say(f"scope-{scope}")),
        *(_standing(*one, say) for one in career.standings if one[0].game in games()),
        *_closer(career, board, say),
        *_achievements(career, say),
    ]
    title = f"{say(f'game-{board.game}')} · {lineup_name(board.lineup, say)}"
    alt = say("alt-chart", board=title, first=career.course[0], last=career.course[-1])
    return Message("\n".join(lines), await pictures.of_chart(name, title, career.course, say, alt=alt))


def _standing(board: Board, standing: Standing, say: Catalogue) -> str:
    return say(
        "profile-standing",
        board=f"{say(f'game-{board.game}')} · {lineup_name(board.lineup, say)}",
        rating=standing.rating,
        doubt=doubt(standing.skill),
        provisional="yes" if standing.games < ESTABLISHED else "no",
        games=standing.games,
        wins=standing.wins,
        form=" ".join(standing.form),
    )


def _closer(career: Career, board: Board, say: Catalogue) -> list[str]:
    """About the board played most often on."""
    standing, (longest, current) = career.standings[0][1], career.streaks
    lines = [say("profile-rank", game=say(f"game-{board.game}"), rank=career.rank)]
    if standing.best is not None and career.worst is not None:
        lines.append(say("profile-scores", best=numeral(standing.best), worst=numeral(career.worst)))
    lines.append(say("profile-streaks", longest=longest, current=current))
    if career.opponent is not None:
        name, met, won = career.opponent
        lines.append(say("profile-opponent", name=escaped(name), games=met, won=won))
    return lines


def _achievements(career: Career, say: Catalogue) -> list[str]:
    """What somebody is remembered for, as many as fit."""
    known = [one for one in career.achievements if _sentence(one.feat) in say]
    if not known:
        return []
    lines = [achieved(one.feat, one.times, say) for one in known[:MOST_FEATS]]
    more = len(known) - len(lines)
    return [say("profile-feats"), *lines, *([say("profile-feats-more", count=more)] if more else [])]


def achieved(feat: str, times: int, say: Say) -> str:
    """A feat in a line: its mark, its name, its story, how often."""
    return say("profile-feat", feat=say(_sentence(feat)), times=times)


def _sentence(feat: str) -> str:
    """The id of a feat's sentence: feats of a game stand beside its other sentences."""
    game, _, own = feat.rpartition(BETWEEN)
    return f"{game}-feat-{own}" if game else f"feat-{own}"
