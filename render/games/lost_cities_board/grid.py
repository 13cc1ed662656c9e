"""The scores of finished expeditions: a row per seat, a column per path, and other points at the right."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.catalogue import Say
from engine.core.phrasing import signed
from engine.games.lost_cities_board.model import ARTIFACT, COLOUR_KEYS, COLOURS, SeenSheet, View
from engine.games.lost_cities_board.scoring import figure_points
from render import sprites, theme
from render.canvas import RIGHT, Canvas
from render.games.lost_cities_board import tiles
from render.geometry import PAD, WIDTH, Box, columns

ROW = 61
HEAD = 84
EXPEDITION = 48
"""The height of an expedition's title, if there are several."""
EXPEDITION_GAP = 8
GUTTER = 88
PATHS, FIGURES, TILES, FOUND, TOTAL = 730, 850, 958, 1044, WIDTH - PAD
"""The right ends of the paths and of the columns after them."""
BADGE, SYMBOL, TILE = 52, 52, 42
PILL_HEIGHT, PILL_GAP = 50, 8
POINTS = theme.WORTH
HAT_MARK, HAT_IN, HAT_DOWN = 36, 3, 3
"""The researcher's mark: its size, and its offsets from the pill's corner."""
TINT = 0.16
RADIUS = 20
AT_LEAST = "≥ "
"""The sign before a total that was raised to 0."""


def grid_height(view: View, shown: Sequence[int]) -> int:
    """Return the height of a grid of expeditions in pixels. `shown` are their indexes from 0."""
    return HEAD + len(shown) * _expedition_height(len(view.totals), named=len(shown) > 1)


def _expedition_height(seats: int, *, named: bool) -> int:
    return (EXPEDITION if named else 0) + seats * ROW + EXPEDITION_GAP


def paint_grid(picture: Canvas, y: int, *, view: View, shown: Sequence[int], say: Say) -> None:
    """Paint a grid with the finished expeditions `shown` (indexes from 0) at height y."""
    top = y + PAD // 2
    room = Box(GUTTER, top, PATHS - GUTTER, grid_height(view, shown) - PAD // 2)
    cells = columns(room, len(COLOURS), PILL_GAP)
    for colour, box in enumerate(cells):
        key = COLOUR_KEYS[COLOURS[colour]]
        paint = theme.blend(theme.TABLE_DARK, theme.SUITS[key].bottom, TINT)
        picture.put(sprites.panel(box.w, box.h, RADIUS, paint), box.x, box.y)
        picture.centre(sprites.icon(key, SYMBOL, theme.SUITS[key].top), box.middle[0], box.y + HEAD // 2)
    _paint_column_heads(picture, top + HEAD // 2, say)
    named = len(shown) > 1
    for index, number in enumerate(shown):
        before = view.sheets[number - 1] if number else None
        block = y + HEAD + index * _expedition_height(len(view.totals), named=named)
        if named:
            _paint_expedition_name(picture, block + EXPEDITION // 2, number + 1, say)
            block += EXPEDITION
        _paint_expedition(picture, block, view.sheets[number], before, cells)


def _paint_column_heads(picture: Canvas, y: int, say: Say) -> None:
    """Paint what heads the columns: a sum sign, a coin, an artifact, and the word for the total."""
    picture.text("Σ", FIGURES, y, theme.TOTAL, theme.QUIET, across=RIGHT)
    coin, jar = tiles.tile("10", TILE), tiles.tile(ARTIFACT, TILE)
    picture.put(coin, TILES - coin.w, y - coin.h // 2)
    picture.put(jar, FOUND - jar.w, y - jar.h // 2)
    words = say("lost_cities_board-picture-total")
    room = TOTAL - FOUND - PILL_GAP
    picture.name_text(words, TOTAL, y, theme.LABEL, theme.CREAM, room, across=RIGHT)


def _paint_expedition_name(picture: Canvas, y: int, number: int, say: Say) -> None:
    """Write “Expedition” and its `number`, from 1, with a line to the right edge."""
    words = say("lost_cities_board-picture-expedition", expedition=str(number))
    width = picture.text(words, PAD, y, theme.LABEL, theme.CREAM, room=WIDTH // 2)
    picture.fill(Box(2 * PAD + width, y, WIDTH - 3 * PAD - width, 2), theme.BAND_LINE)


def _paint_expedition(
    picture: Canvas, y: int, sheet: SeenSheet, before: SeenSheet | None, cells: Sequence[Box]
) -> None:
    """Paint a row per seat. `before` is the sheet of the previous expedition."""
    for seat in range(len(sheet.stones)):
        middle = y + seat * ROW + ROW // 2
        picture.put(sprites.badge(seat, BADGE), PAD - PILL_GAP, middle - BADGE // 2)
        for colour, box in enumerate(cells):
            _paint_figure_points(picture, sheet, seat, colour, box, middle)
        _paint_other_points(picture, sheet, before, seat, middle)


def _paint_figure_points(picture: Canvas, sheet: SeenSheet, seat: int, colour: int, box: Box, y: int) -> None:
    """Paint a figure's points, with a hat for the researcher; nothing before its first stone."""
    if not sheet.stones[seat][colour]:
        return
    points = figure_points(sheet.stones[seat], sheet.researchers[seat])[colour]
    picture.centre(sprites.points_pill(points, box.w - PILL_GAP, PILL_HEIGHT, POINTS), box.middle[0], y)
    if sheet.researchers[seat] == colour:
        hat = sprites.medal("hat", HAT_MARK, *theme.GOLDEN)
        picture.centre(hat, box.right - HAT_IN, y - PILL_HEIGHT // 2 + HAT_DOWN)


def _paint_other_points(
    picture: Canvas, sheet: SeenSheet, before: SeenSheet | None, seat: int, y: int
) -> None:
    """Write the figures' sum, artifacts, tile points and total; hidden ones are face-down chips.

    `before` is the previous expedition's sheet. A total that was raised to 0 has `AT_LEAST` before it.
    """
    sum_ = sum(figure_points(sheet.stones[seat], sheet.researchers[seat]))
    picture.text(signed(sum_), FIGURES, y, theme.WORTH, theme.CREAM, across=RIGHT)
    _write_number(picture, sheet.found[seat], str(sheet.found[seat]), FOUND, y)
    if sheet.tiles is None or sheet.totals is None:
        # Tile points are hidden, and the total too, from which they could be computed.
        for x in (TILES, TOTAL):
            picture.put(sprites.hidden_points(), x - sprites.HIDDEN, y - sprites.HIDDEN // 2)
        return
    _write_number(picture, sheet.tiles[seat], signed(sheet.tiles[seat]), TILES, y)
    total = sheet.totals[seat]
    width = picture.text(str(total), TOTAL, y, theme.WORTH, theme.CREAM, across=RIGHT)
    if (before.totals[seat] if before and before.totals else 0) + sheet.tiles[seat] + sum_ < total:
        picture.text(AT_LEAST, TOTAL - width, y, theme.LABEL, theme.QUIET, across=RIGHT)


def _write_number(picture: Canvas, number: int, words: str, x: int, y: int) -> None:
    """Write `words` left of x, quiet if `number` is 0."""
    ink = theme.CREAM if number else theme.QUIET
    picture.text(words, x, y, theme.WORTH, ink, across=RIGHT)
