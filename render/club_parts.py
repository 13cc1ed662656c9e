"""What the pictures of a club share: dusk, panels, the cup's season, the mug of a winner."""

from __future__ import annotations

from msgspec import Struct
from PIL import Image

from engine.core.catalogue import Say
from engine.core.phrasing import join_names
from render import fonts, podium, sprites, theme
from render.canvas import MIDDLE, RIGHT, Canvas, Overlay
from render.drawing import Drawing, Sprite
from render.fonts import isolated
from render.geometry import WIDTH, Box
from render.image_cache import cached_image
from render.panorama import HEIGHT as SKY_HEIGHT
from render.panorama import panorama
from render.theme import Style, rgb
from render.two_lines import wrap_text

HEIGHT, LANDS, SKY, FADING = 630, 5, 20, 130
"""A cup's picture: its height, its lands, what is cut from its sky, and what fades at the lands' foot."""
RADIUS, IN = 18, 20
OPAQUE = 0.94
TITLE, TITLE_X, TITLE_Y, OUTLINE = theme.NAME, 28, 50, 3
SEASON = Box(730, 18, 456, 598)
NAME, NUMBER = Style(theme.NAME.face, 42), Style(theme.TOTAL.face, 42)
RANK_X, NAME_X, NAME_END = 8, 32, 8
"""From the left edge of a row: the middle of the rank, the name; and the gap after the name."""
SEASON_TITLE, SEASON_ROW, SEASON_TOP, MOST_SEASON = theme.NAME, 54, 110, 8
CHAMPION_LINES = 2
COLUMNS_X, COLUMN, COLUMN_STEP, COLUMN_HIGH = 232, 28, 35, 36
SEASON_TITLE_WIDE = COLUMNS_X - IN - 20
MOST_POINTS = 12
"""The points of a first place, a column of full height."""
MUG, MUG_WIDE, HANDLE, BRIM = 128, 98, 68, 28
"""The mug's height, its width without its handle, the handle's size, and the brim's height."""
MUG_LIGHT, MUG_SHADE, MUG_DARK = (255, 231, 160), (184, 127, 30), (62, 34, 12)


class SeasonRow(Struct, frozen=True):
    """A player's rank in the season, from 1: the points by cup (None if it has not closed), and their sum."""

    rank: int
    name: str
    cups: tuple[int | None, ...]
    points: int


class Season(Struct, frozen=True):
    """The table of a season of cups. `rows` are not empty. `cup` is the one shown, from 1.

    Once the season `is_over`, the table names the champions.
    """

    number: int
    rows: tuple[SeasonRow, ...]
    cup: int
    is_over: bool


def dusk(height: int, cut: int) -> Canvas:
    """Return a picture of the lands at dusk that fade into a dark ground.

    `cut`: pixels left out at the sky's top.
    """
    picture = Canvas(Image.new("RGB", (WIDTH, height), theme.BAND_DARK), fresh=True)
    picture.image.paste(_fading_lands().crop((0, cut, WIDTH, SKY_HEIGHT)), (0, 0))
    return picture


@cached_image
def _fading_lands() -> Image.Image:
    lands = panorama(LANDS).copy()
    shade = Image.linear_gradient("L").resize((WIDTH, FADING))
    lands.paste(theme.BAND_DARK, (0, SKY_HEIGHT - FADING), shade)
    return lands


def put_panel(picture: Canvas, box: Box) -> None:
    """Paint an almost opaque panel in a box."""
    picture.put(sprites.panel(box.w, box.h, RADIUS, theme.BAND_DARK, OPAQUE), box.x, box.y)


def paint_rule(picture: Canvas, x: int, y: int, wide: int) -> None:
    """Paint the line between two rows of a table, `wide` pixels long."""
    picture.fill(Box(x, y, wide, 2), theme.blend(theme.BAND_DARK, theme.BAND_LINE, 0.6))


def lines_for_rows(count: int, most: int) -> int:
    """Return how many of `count` rows to show in `most` lines. If not all fit, one line is for the note."""
    return count if count <= most else most - 1


def paint_more(picture: Canvas, count: int, x: int, y: int, room: int, say: Say) -> None:
    """Write that there are `count` more rows, in at most `room` pixels. Nothing is written for 0."""
    if count:
        words = say("picture-cup-more", count=count)
        picture.text(words, x, y, theme.LABEL, theme.QUIET, room=room)


def paint_season(picture: Canvas, season: Season, say: Say) -> None:
    """Paint a season's table at the right of a cup's picture; players without room are only counted."""
    shown = lines_for_rows(len(season.rows), MOST_SEASON - season.is_over)
    more = (shown < len(season.rows)) + season.is_over * CHAMPION_LINES
    box = Box(SEASON.x, SEASON.y, SEASON.w, SEASON_TOP + (shown + more) * SEASON_ROW - 10)
    put_panel(picture, box)
    x, y = SEASON.x + IN, SEASON.y + 44
    room = SEASON.w - 2 * IN
    title = say("picture-cup-season", season=season.number)
    picture.text(title, x, y, fonts.shrunk_style(title, SEASON_TITLE, SEASON_TITLE_WIDE), theme.CREAM)
    for number in range(1, len(season.rows[0].cups) + 1):
        at = SEASON.x + COLUMNS_X + (number - 1) * COLUMN_STEP + COLUMN // 2
        ink = theme.GOLD if number == season.cup else theme.QUIET
        picture.text(str(number), at, y, theme.LABEL, ink, across=MIDDLE)
    y = SEASON.y + SEASON_TOP
    for index, row in enumerate(season.rows[:shown]):
        _paint_season_row(picture, y + index * SEASON_ROW, row)
    below = y + shown * SEASON_ROW
    paint_more(picture, len(season.rows) - shown, x + NAME_X + 4, below, room - NAME_X - 4, say)
    if season.is_over:
        names = [isolated(row.name) for row in season.rows if row.rank == 1]
        words = say("picture-cup-champion", name=join_names(names, say), count=len(names))
        lines = list(wrap_text(words, theme.LABEL, room))[:2]
        picture.lines(lines, theme.LABEL, x, box.bottom - 56, theme.GOLD_LINE)


def _paint_season_row(picture: Canvas, y: int, row: SeasonRow) -> None:
    """Paint a player's row of the season: rank, name, a column for each cup, and their points.

    The rank and points of a first place are golden.
    """
    first = row.rank == 1
    x, ink = SEASON.x + IN, theme.GOLD if first else theme.CREAM
    rank_ink = theme.GOLD if first else theme.QUIET
    picture.text(str(row.rank), x + RANK_X, y, theme.LABEL, rank_ink, across=MIDDLE)
    picture.name_text(row.name, x + NAME_X, y, NAME, theme.CREAM, COLUMNS_X - IN - NAME_X - NAME_END)
    foot = y + COLUMN_HIGH // 2
    for number, points in enumerate(row.cups):
        column = points_column(points)
        picture.put(column, SEASON.x + COLUMNS_X + number * COLUMN_STEP, foot - column.h)
    picture.text(str(row.points), SEASON.right - IN, y, NUMBER, ink, across=RIGHT)


PAINTS = {12: podium.METALS[0], 9: podium.METALS[1], 7: podium.METALS[2]}
"""By the points of the first three places, their metals."""
OTHERS = (rgb("8CC4BC"), rgb("5E9C96"), rgb("3E7470"))


@cached_image
def points_column(points: int | None) -> Sprite:
    """Return a column as high as its points.

    For 0 it is only a foot, for a cup that has not closed (None) three dots.
    """
    high = 8 + round((points or 0) / MOST_POINTS * (COLUMN_HIGH - 8))
    drawing = Drawing(COLUMN, high)
    drawing.slab(0, high - 3, COLUMN, high, theme.BAND_LINE)
    if points is None:
        for dot in range(3):
            drawing.disc(4 + dot * 10, high - 6.5, 2, theme.QUIET)
    elif points:
        light, _, shade = PAINTS.get(points, OTHERS)
        drawing.shade(drawing.polygon([(0, 0), (COLUMN, 0), (COLUMN, high - 4), (0, high - 4)]), light, shade)
    return drawing.sprite()


@cached_image
def golden_mug() -> Sprite:
    """Return the winner's mug: golden tin with a 1."""
    handle, body, brim = Drawing(HANDLE, HANDLE), Drawing(MUG_WIDE, MUG), Drawing(MUG_WIDE, BRIM)
    handle.ink(handle.rounded(0, HANDLE / 2, edge=17), MUG_DARK)
    handle.shade(handle.rounded(3, HANDLE / 2 - 3, edge=11), MUG_LIGHT, MUG_SHADE)
    for inset, top, foot in ((0, MUG_DARK, MUG_DARK), (3, MUG_LIGHT, MUG_SHADE)):
        right, low = MUG_WIDE - inset, MUG - inset
        shape = body.polygon([(inset, BRIM / 2), (right, BRIM / 2), (right - 4, low), (inset + 4, low)])
        body.shade(shape, top, foot)
    body.slab(10, BRIM, 18, MUG - 8, theme.blend(MUG_LIGHT, theme.GLOW, 0.5))
    for y in (BRIM + 12, MUG - 14):
        body.slab(3, y, MUG_WIDE - 3, y + 3, MUG_SHADE)
    body.text("1", MUG_WIDE / 2, MUG * 0.56, theme.TOTAL, MUG_DARK, across=MIDDLE)
    brim.ink(brim.rounded(0, BRIM / 2), MUG_DARK)
    brim.shade(brim.rounded(3, BRIM / 2 - 3), MUG_LIGHT, MUG_SHADE)
    brim.ink(brim.rounded(8, BRIM / 2 - 8), MUG_DARK)
    drawn = Overlay(Drawing(MUG_WIDE + HANDLE - 30, MUG).sprite())
    drawn.put(handle.sprite(), MUG_WIDE - 30, (MUG - HANDLE) // 2)
    drawn.put(body.sprite(), 0, 0)
    drawn.put(brim.sprite(), 0, 0)
    return drawn.sprite()
