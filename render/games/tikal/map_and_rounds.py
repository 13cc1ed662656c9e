"""The small map with temple holders, and the scoring rounds as columns beside it."""

from __future__ import annotations

from PIL import Image

from engine.core.catalogue import Say
from engine.games.tikal.model import SPOTS, ScoreSheet, View
from render import fonts, sprites, theme
from render.canvas import MIDDLE, Canvas
from render.drawing import Drawing, Sprite
from render.games.tikal import paints, piece_sprites, score_parts, sites
from render.games.tikal.buildings import temple
from render.games.tikal.ground import undiscovered_board
from render.games.tikal.table_layout import HEX, Hexagon, Layout
from render.geometry import PAD, WIDTH, Box, columns
from render.image_cache import cached_image
from render.theme import Colour

MAP_WIDTH, FRAME = 520, 3
"""The map's width beside columns, and its frame."""
HEIGHT = 424
"""The height of map and rounds."""
HOLDER_BADGE = 92
"""The size of a badge with a temple's value, before the map is scaled down."""
LEGEND_Y, LEGEND_ICON = 44, Hexagon(44)
TOP, FOOT_UP, ROUND_UP = 84, 64, 32
"""The top of the columns' area, and the distances of columns and round names from its lower end."""
COLUMN, COLUMN_GAP = 30, 4
NUMBER = theme.NOTE
BADGE = 26
LIGHT = 0.55
"""How much lighter treasures are than temples."""


def paint_map_and_rounds(picture: Canvas, y: int, *, view: View, say: Say) -> None:
    """Paint the map, and right of it the rounds, at height y. The map is centred if no round was scored."""
    small, height = small_map(view, MAP_WIDTH), HEIGHT
    scored = bool(view.sheets)
    left, top = PAD if scored else (WIDTH - MAP_WIDTH) // 2, y + (height - small.height) // 2
    picture.fill(Box(left, top, small.width, small.height).inset(-FRAME), theme.GOLD_DEEP)
    picture.image.paste(small, (left, top))
    if scored:
        left += MAP_WIDTH + PAD
        _paint_legend(picture, left, y, say)
        _paint_rounds(picture, Box(left, y, WIDTH - PAD - left, height), view, say)


def small_map(view: View, wide: int) -> Image.Image:
    """Return the whole map, `wide` pixels wide.

    It shows the holders of temples, and where the tile at hand may go.
    """
    layout = Layout(len(view.totals))
    box = layout.map
    ground = undiscovered_board().crop((box.x, box.y, box.right, box.bottom))
    picture = Canvas(ground, fresh=True, corner=(box.x, box.y))
    for spot, tile in zip(SPOTS, view.tiles, strict=True):
        if not tile:
            continue
        site, middle = sites.site_at(view, spot), layout.middles[spot]
        sites.paint_built(picture, HEX, middle, site)
        if site.holder is not None:
            picture.centre(piece_sprites.explorers_badge(site.holder, site.level, HOLDER_BADGE), *middle)
    sites.paint_candidates(picture, layout.middles, view)
    return picture.image.resize((wide, wide * box.h // box.w), Image.Resampling.BOX, reducing_gap=2.0)


def _paint_legend(picture: Canvas, x: int, y: int, say: Say) -> None:
    """Paint the signs of temples and treasures with their meanings, from `x` to the right."""
    middle = y + LEGEND_Y
    mark, mask = temple(6, LEGEND_ICON), score_parts.treasure("mask", score_parts.TREASURE_SIZE)
    for sprite, words in ((mark, "tikal-picture-temples"), (mask, "tikal-picture-treasures")):
        picture.put(sprite, x, middle - sprite.h // 2)
        x += sprite.w + PAD // 2
        x += picture.text(say(words), x, middle, theme.LABEL, theme.CREAM) + PAD


def _paint_rounds(picture: Canvas, box: Box, view: View, say: Say) -> None:
    """Paint a column for each seat and scoring round. Only the highest of a round has its number."""
    number = score_parts.rounds_scored(view)
    room = box.h - TOP - FOOT_UP - NUMBER.size
    most = max(sheet.points for sheet in view.sheets) or 1
    for at, group in enumerate(columns(box, number, PAD // 2), start=1):
        own = [sheet for sheet in view.sheets if sheet.number == at]
        best = max(sheet.points for sheet in own)
        wide = len(view.totals) * (COLUMN + COLUMN_GAP) - COLUMN_GAP
        foot, written = box.bottom - FOOT_UP, 0
        for sheet in own:
            x = group.middle[0] - wide // 2 + sheet.seat * (COLUMN + COLUMN_GAP)
            top = _paint_column(picture, x, foot, sheet, room / most)
            left = x + COLUMN // 2 - fonts.advance(str(best), NUMBER) // 2
            # Equal columns side by side share one number: two would read as one of four digits.
            if sheet.points == best and left > written:
                wide_number = picture.text(str(best), left, top - NUMBER.size // 2, NUMBER, theme.GOLD)
                written = left + PAD // 2 + wide_number
        picture.fill(Box(group.x, foot, group.w, 2), theme.CREAM)
        words = score_parts.round_name(view, at, say)
        picture.text(words, group.middle[0], box.bottom - ROUND_UP, theme.LABEL, theme.CREAM, across=MIDDLE)


def _paint_column(picture: Canvas, x: int, foot: int, sheet: ScoreSheet, scale: float) -> int:
    """Paint a player's column from `foot` up, with `scale` pixels a point. Return its upper end."""
    paint, top = theme.SEATS[sheet.seat].paint, foot
    temples = sheet.points - sheet.treasures
    for points, colour in ((temples, paint), (sheet.treasures, paints.lighter(paint, LIGHT))):
        high = round(points * scale)
        if high:
            top -= high
            picture.put(column_block(high, colour), x, top)
    if foot - top >= BADGE + COLUMN_GAP:
        badge = sprites.icon(theme.SEATS[sheet.seat].shape, BADGE - 6, theme.CREAM)
        picture.put(badge, x + (COLUMN - badge.w) // 2, foot - BADGE)
    return top


@cached_image
def column_block(high: int, paint: Colour) -> Sprite:
    """Return a part of a column, `high` pixels high."""
    drawing = Drawing(COLUMN, high)
    drawing.ink(drawing.rounded(0, 2), paints.NIGHT)
    if high > 2:
        drawing.ink(drawing.rounded(1, 1), paint)
    return drawing.sprite()
