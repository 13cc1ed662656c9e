"""The final picture of Tikal: winner, standings, turning points, map and scoring rounds."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from engine.core.catalogue import Say
from engine.core.phrasing import join_names, numeral
from engine.core.types import ABANDONED, ON_TIME, Result, Seat
from engine.games.tikal.model import View
from render import fonts, sprites, theme
from render.canvas import Canvas
from render.games.tikal import map_and_rounds, moments, score_parts, standings
from render.games.tikal.cover import sunlit_temple
from render.geometry import PAD, WIDTH, Box
from render.letters import END_ISOLATE, ISOLATE, isolated
from render.sheet_parts import Part, stacked
from render.theme import Style
from render.two_lines import fit_name, wrap_text

WINNER_HEIGHT = 312
TEMPLE_X = 968
BADGE, BADGE_X, BADGE_Y, CROWN, CROWN_Y = 170, 122, 200, 124, 66
MAX_BADGES, TIED_BADGE = 2, 110
"""The most badges of tied winners side by side, and their size."""
TEXT_X, TITLE_Y, POINTS_Y = 236, 78, 196
TITLE, POINTS, AHEAD = Style(theme.TITLE.face, 64), Style(theme.TOTAL.face, 150), theme.NAME
OUTCOME_END = 804
"""The right end of the lines beside the points: the foot of the temple begins here."""
LINE = 4
TITLE_ROOM = TEMPLE_X - TEXT_X - 90
SENTENCE_SIZES, NAME_SIZES, MOST_LINES = (48,), (48, 42), 3


def paint_winner(picture: Canvas, y: int, *, result: Result, names: Sequence[str], say: Say) -> None:
    """Paint the winner, the points and the margin at height y. An abandoned game has a sentence instead."""
    picture.image.paste(sunlit_temple(WIDTH, WINNER_HEIGHT, TEMPLE_X), (0, y))
    picture.fill(Box(0, y + WINNER_HEIGHT - LINE, WIDTH, LINE), theme.GOLD_DEEP)
    if result.why == ABANDONED:
        picture.text(say("tikal-picture-abandoned"), PAD, y + TITLE_Y, TITLE, theme.CREAM)
        return
    winners = result.winners
    _paint_badges(picture, y, winners)
    lines, style = title_lines([names[seat] for seat in winners], say)
    picture.lines(lines, style, TEXT_X, y + TITLE_Y, theme.CREAM)
    points = result.scores[winners[0]]
    x = TEXT_X + picture.text(numeral(points), TEXT_X, y + POINTS_Y, POINTS, theme.GOLD) + PAD
    beside = [say("tikal-picture-won", points=points), win_text(result, say)]
    beside_lines, style = outcome_lines(list(filter(None, beside)), OUTCOME_END - x)
    picture.lines(beside_lines, style, x, y + POINTS_Y, theme.CREAM)


def outcome_lines(texts: Sequence[str], room: int) -> tuple[Sequence[str], Style]:
    """Break texts beside the points into lines of at most `room` pixels, and return them with their style.

    If a text needs a second line, all become smaller.
    """
    lines: Sequence[str] = texts
    style = AHEAD
    for style in (AHEAD, theme.LABEL):
        lines = [line for text in texts for line in wrap_text(text, style, room)]
        if len(lines) == len(texts):
            break
    return lines, style


def title_lines(winners: Sequence[str], say: Say) -> tuple[tuple[str, ...], Style]:
    """Return the winners' names in lines, and their style.

    A single winner's is in a sentence if that fits. Several are joined; two or three long ones are on a line
    each.
    """
    if len(winners) > 1:
        joined = fit_name(join_names(map(isolated, winners), say), TITLE_ROOM, (TITLE.size,), NAME_SIZES)
        if fonts.ELLIPSIS not in joined[0][-1] or len(winners) > MOST_LINES:
            return joined
        return tuple(fonts.shortened(name, theme.LABEL, TITLE_ROOM) for name in winners), theme.LABEL
    name = f"{ISOLATE}{winners[0]}{END_ISOLATE}"
    words = say("tikal-picture-wins", name=name)
    for style in (TITLE, *(Style(TITLE.face, size) for size in SENTENCE_SIZES)):
        lines = tuple(wrap_text(words, style, TITLE_ROOM))
        if len(lines) <= (1 if style is TITLE else 2) and any(name in line for line in lines):
            return lines, style
    return fit_name(winners[0], TITLE_ROOM, (TITLE.size,), NAME_SIZES)


def _paint_badges(picture: Canvas, y: int, winners: Sequence[Seat]) -> None:
    """Paint the badges of at most `MAX_BADGES` winners, below a crown."""
    for number, seat in enumerate(winners[:MAX_BADGES]):
        alone = len(winners) == 1
        size = BADGE if alone else TIED_BADGE
        x = BADGE_X if alone else BADGE_X + (number * 2 - 1) * TIED_BADGE // 2
        picture.centre(sprites.badge(seat, size), x, y + BADGE_Y)
    picture.put(score_parts.outlined_crown(CROWN), BADGE_X - CROWN // 2, y + CROWN_Y - CROWN // 2)


def win_text(result: Result, say: Say) -> str:
    """Return how the game was won: ahead, by tie-break, shared, on time, or by any other end as resigned.

    Empty for a game of one seat.
    """
    winner, *others = result.winners
    behind = [score for score, placing in zip(result.scores, result.placings, strict=True) if placing > 1]
    if others:
        return say("picture-share-outcome", how="shared", margin=0)
    if not behind:
        return ""
    ahead = result.scores[winner] - max(behind)
    how = "ahead" if ahead > 0 else "level"
    if result.why != "played-out":
        how = "on-time" if result.why == ON_TIME else "resigned"
    return say("tikal-picture-outcome", how=how, points=ahead)


FOOT = PAD // 2


def finale(view: View, result: Result, names: Sequence[str], say: Say) -> Image.Image:
    """Return the winner, standings, moments (once a round was scored) and the map, 1,200 pixels wide."""
    seats = sorted(range(len(view.totals)), key=lambda seat: (result.placings[seat], seat))
    row = partial(standings.paint_standing, view=view, result=result, names=names, say=say)
    parts = [
        Part(WINNER_HEIGHT, partial(paint_winner, result=result, names=names, say=say)),
        *(Part(standings.ROW, partial(row, seat=seat)) for seat in seats),
    ]
    if view.sheets:
        parts.append(Part(moments.MOMENTS_HEIGHT, partial(moments.paint_moments, view=view, say=say)))
    parts.append(
        Part(map_and_rounds.HEIGHT, partial(map_and_rounds.paint_map_and_rounds, view=view, say=say))
    )
    return stacked(parts, FOOT)
