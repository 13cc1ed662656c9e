"""The result of a duplicate match: a row per player by placing, a column per deal, and the sum.

A deal shows by how much a player beat the computer, and both scores.
"""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.core.catalogue import Say
from engine.core.phrasing import join_names, numeral, signed
from engine.core.types import Result, Seat
from engine.duplicate import DealResult, MatchView, deal_score
from render import bars, fonts, podium, share_picture, sprites, theme
from render.canvas import MIDDLE, RIGHT, Canvas
from render.drawing import gradient, left_shade
from render.fonts import isolated
from render.geometry import PAD, WIDTH, Box, columns
from render.image_cache import cached_image
from render.panorama import HEIGHT, panorama
from render.theme import Style
from render.two_lines import fit_name

LANDS = 5
SKY = 130
HEAD, ROW, GAP, FOOT = 372, 118, 10, 18
LABELS_Y = HEAD - 28
CROWN_X, CROWN_Y, CROWN = 76, 70, 92
NAME_LEFT = 142
WINNERS, WINNERS_APART = (64, 48, 42), 46
POINTS_Y, POINTS, BESIDE = 212, Style(theme.TOTAL.face, 150), 27
DARK, DARK_WIDE = 0.86, 0.7
"""How dark the left side is, behind the words, and how far that reaches, as a share of the width."""
GAME_Y, KIND_Y, OUTLINE = 46, 94, 4
RADIUS, LINE = 18, 4
MEDAL_SIZE, MEDAL_X, NAME_X = 80, 84, 142
NAMES = (48, 42)
DEALS = Box(476, 0, 534, ROW)
SUM_EDGE, SUM = WIDTH - PAD - 24, theme.TOTAL
PILL, PILL_PAD, UPPER, LOWER = 52, 12, 38, 88
PILL_NUMBER = theme.BADGE
STAR, STAR_DOWN, FLAG = 40, 8, 38


def match_picture(game: str, view: MatchView, result: Result, names: Sequence[str], say: Say) -> Image.Image:
    """Return the result of a match that was played out, 1,200 pixels wide, a row per player by placing."""
    order = sorted(range(len(names)), key=lambda seat: result.placings[seat])
    height = HEAD + len(order) * (ROW + GAP) - GAP + FOOT
    picture = Canvas(gradient(WIDTH, height, theme.TABLE_LIGHT, theme.TABLE_DARK), fresh=True)
    _paint_head(picture, game, result, names, say)
    rooms = columns(DEALS, view.deals, 0)
    for number, room in enumerate(rooms, start=1):
        label = say("picture-match-deal", deal=number)
        x = room.middle[0]
        picture.outlined_text(
            label, x, LABELS_Y, theme.LABEL, theme.GOLD_LINE, OUTLINE - 1, across=MIDDLE, room=room.w
        )
    picture.outlined_text(
        say("picture-match-sum"), SUM_EDGE, LABELS_Y, theme.LABEL, theme.GOLD_LINE, OUTLINE - 1, across=RIGHT
    )
    for row, seat in enumerate(order):
        _paint_row(picture, HEAD + row * (ROW + GAP), rooms, view, result, seat, names[seat])
    return picture.image


def _paint_head(picture: Canvas, game: str, result: Result, names: Sequence[str], say: Say) -> None:
    """Write the winners, their points, and how they won."""
    picture.image.paste(_dark_shore(), (0, 0))
    right, kind = WIDTH - PAD, say("picture-match-title")
    for words, y, paint in ((game, GAME_Y, theme.GOLD_LINE), (kind, KIND_Y, theme.CREAM)):
        picture.outlined_text(words, right, y, theme.LABEL, paint, OUTLINE - 1, across=RIGHT)
    room = winner_room(game, kind)
    outcome = share_picture.outcome_text(result, say)
    picture.centre(sprites.crown(CROWN), CROWN_X, CROWN_Y)
    lines, style = winner_lines([names[seat] for seat in result.winners], room, say)
    picture.lines(lines, style, NAME_LEFT, CROWN_Y, theme.CREAM, step=WINNERS_APART, outline=OUTLINE)
    points = result.scores[result.winners[0]]
    x = PAD + 24 + picture.outlined_text(signed(points), PAD, POINTS_Y, POINTS, theme.GOLD, OUTLINE + 1)
    unit = say("picture-share-points", points=points)
    for words, y in ((unit, POINTS_Y - BESIDE), (outcome, POINTS_Y + BESIDE)):
        picture.outlined_text(words, x, y, theme.NAME, theme.CREAM, OUTLINE - 1, room=right - x)


def winner_room(game: str, kind: str) -> int:
    """Return the width in pixels that the game's name and `kind` leave for the winners' names."""
    wide = max(fonts.advance(words, theme.LABEL) for words in (game, kind))
    return WIDTH - PAD - wide - PAD - NAME_LEFT


def winner_lines(winners: Sequence[str], room: int, say: Say) -> tuple[tuple[str, ...], Style]:
    """Return the winners' names in one or two lines of at most `room` pixels, and their style.

    Several are joined.
    """
    name = join_names(map(isolated, winners), say) if len(winners) > 1 else winners[0]
    return fit_name(name, room, WINNERS, WINNERS[-1:])


@cached_image
def _dark_shore() -> Image.Image:
    """Return the lower part of the lands at dusk, dark at the left."""
    image = panorama(LANDS).crop((0, SKY, WIDTH, HEIGHT))
    image.paste(theme.TABLE_DARK, (0, 0), left_shade(round(WIDTH * DARK_WIDE), image.height, DARK))
    return image


def _paint_row(
    picture: Canvas, y: int, rooms: Sequence[Box], view: MatchView, result: Result, seat: Seat, name: str
) -> None:
    """Paint a player's row, light for a winner: placing, name, each deal's outcome, and the sum."""
    won = result.placings[seat] == 1
    inks, middle = bars.ON_LIGHT if won else bars.ON_DARK, y + ROW // 2
    row = sprites.raised_panel(WIDTH - 2 * PAD, ROW, RADIUS, light=won, edge=LINE, shadow=(3, 0.6, 2))
    picture.put(row, PAD, y)
    picture.centre(podium.rank_medal(result.placings[seat], MEDAL_SIZE), MEDAL_X, middle)
    fitted = fit_name(name, rooms[0].x - NAME_X - PAD, NAMES, NAMES)
    picture.lines(*fitted, NAME_X, middle, inks.strong)
    for room, played in zip(rooms, view.compared, strict=False):
        _paint_deal(picture, room.middle[0], y, played, seat, inks)
    picture.text(signed(result.scores[seat]), SUM_EDGE, middle, SUM, inks.strong, across=RIGHT)


def _paint_deal(
    picture: Canvas, x: int, y: int, played: Sequence[DealResult], seat: Seat, inks: bars.Inks
) -> None:
    """Paint a seat's score in a deal, with a flag if it did not finish.

    The best of all seats (`played`) has a star.
    """
    own = played[seat]
    pill = sprites.fitted_pill(deal_score(own), PILL, PILL_NUMBER, PILL_PAD)
    picture.centre(pill, x, y + UPPER)
    if own is None:
        picture.centre(sprites.icon("flag", FLAG, inks.quiet), x, y + LOWER)
        return
    if deal_score(own) == max(map(deal_score, played)):
        star = sprites.medal("star", STAR, *theme.GOLDEN)
        picture.centre(star, x + pill.w // 2, y + UPPER - PILL // 2 + STAR_DOWN)
    words = f"{numeral(own.own)}:{numeral(own.computer)}"
    picture.text(words, x, y + LOWER, theme.LABEL, inks.quiet, across=MIDDLE)
