"""The ways to rotate a tile, side by side in its place, with the prices of the borders."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from PIL import Image

from engine.core.catalogue import Say
from engine.core.menu import Question
from engine.core.types import Seat
from engine.games.tikal import land
from engine.games.tikal.land import NEIGHBOURS
from engine.games.tikal.model import HEXES, SPOT, Spot, Tile, View
from render import card_faces, sprites, theme
from render.canvas import MIDDLE, RIGHT, Canvas
from render.drawing import Drawing, Sprite, gradient
from render.games.tikal import sites, terrain
from render.games.tikal.table_layout import Hexagon, Pixel
from render.geometry import EDGE, PAD, WIDTH, Box, columns
from render.icons import Point
from render.image_cache import cached_image
from render.theme import Style

ROTATION_QUESTION = "rotation"
MAX_PER_ROW, EVEN = 3, 4
"""The most candidates in a row. Four are shown in two rows."""
GAP = 8
HEAD, BADGE, TITLE, KEY_ROOM = 92, 60, theme.NAME, 10
"""The height of the line that asks and explains the marks, and the gap between a mark and its word."""
PLACE_HEIGHT, FOOT = 376, 80
CANDIDATE_HEIGHT = PLACE_HEIGHT + FOOT
"""A candidate's height in pixels: the tile in its place, and its ways below."""
COUNT, OPENED = Style(theme.TOTAL.face, 48), (126, 226, 150)
NAMES_AT = ((-62, -160), (152, -146), (152, 146), (-62, 164), (-152, 146), (-152, -146))
"""By edge, where the name of the neighbour is, from the tile's centre."""
SHAPE = Hexagon(120)
SYMBOL, BEYOND = Hexagon(96), Hexagon(64)
"""The size of the scenery on the tile, and on those around it."""
BEYOND_AT = 1.74
"""The distance of neighbouring scenery, relative to the border's."""
KEY, NAME_EDGE = 72, 3
"""A candidate's number key, and the outline of neighbours' names."""
STONES_IN = 36
"""How far stones are inside the border: prices stand between them."""
GATE, GATE_LETTERS = 46, Style(theme.WORTH.face, 36)
BORDER_WIDTH, BORDER_SHARE = 9, 0.82
"""The width of the line along a border, and its share of the border."""
BORDER_ROOM = 124
"""The size of such a line's sprite."""
SHUT = 26


def rotation_question(view: View, asked: Question, say: Say) -> Image.Image | None:
    """Return the ways to rotate the tile at hand; None without one, or if `asked` is another question."""
    if asked.name != ROTATION_QUESTION or view.tile is None:
        return None
    spot = SPOT[dict(asked.settled)["hex"]]
    boxes = candidate_boxes(len(asked.answers))
    height = boxes[-1].bottom + GAP
    picture = Canvas(gradient(WIDTH, height, theme.BAR_TOP, theme.BAR_BOTTOM), fresh=True)
    _paint_title_and_key(picture, HEXES[spot], _seat_to_move(view), say)
    # All candidates share most of the picture.
    place = _place_image(boxes[0], view, spot, view.tile)
    tolls = [_tolls(view, spot, view.tile, int(answer)) for answer in asked.answers]
    common = set(tolls[0]).intersection(*tolls)
    for answer, box, ways in zip(asked.answers, boxes, tolls, strict=True):
        picture.image.paste(place, (box.x, box.y))
        _paint_candidate(picture, box, view, spot, int(answer), ways)
        _paint_foot(picture, box, int(answer), ways, common, say)
    return picture.image


def _paint_title_and_key(picture: Canvas, name: str, seat: Seat, say: Say) -> None:
    """Paint the hex to place on, the badge of `seat`, and the key of closed edges and of tolls."""
    y, right = HEAD // 2, WIDTH - PAD
    for mark, word in ((toll(0), "tikal-picture-closed"), (toll(1), "tikal-picture-toll")):
        right -= picture.text(say(word), right, y, theme.LABEL, theme.CREAM, across=RIGHT) + KEY_ROOM
        picture.put(mark, right - mark.w, y - mark.h // 2)
        right -= mark.w + PAD
    picture.put(sprites.badge(seat, BADGE), PAD // 2, y - BADGE // 2)
    left = PAD + BADGE
    picture.shrunk_text(say("tikal-picture-rotation", hex=name), left, y, TITLE, theme.CREAM, right - left)


def _tolls(view: View, spot: Spot, tile: Tile, rotation: int) -> dict[Spot, int]:
    """Return the hexes that a rotation of the tile connects it with, and the price of the step to each."""
    exits = land.chart_with_tile(view.tiles, view.rotations, spot, tile, rotation).exits[spot]
    return {other: price for other, price in exits if price}


def _paint_foot(
    picture: Canvas, box: Box, rotation: int, ways: Collection[Spot], common: Collection[Spot], say: Say
) -> None:
    """Paint a candidate's number and ways. Named are the ways that are not `common` to all candidates."""
    foot = Box(box.x, box.y + PLACE_HEIGHT, box.w, FOOT)
    picture.fill(foot, theme.BAND_DARK)
    y = foot.middle[1]
    picture.put(card_faces.number_key(rotation + 1, bright=True, size=KEY), foot.x, y - KEY // 2)
    x = foot.x + KEY + KEY_ROOM
    x += picture.text(str(len(ways)), x, y, COUNT, theme.GOLD) + KEY_ROOM
    x += picture.text(say("tikal-picture-ways-in", ways=len(ways)), x, y, theme.LABEL, theme.CREAM) + PAD // 2
    if opened := [HEXES[other] for other in sorted(ways) if other not in common]:
        words = " ".join(opened)
        picture.text(words, x, y, theme.LABEL, OPENED, room=foot.right - KEY_ROOM - x)


def candidate_boxes(count: int) -> list[Box]:
    """Return the boxes of `count` candidates (at least 1), row by row."""
    wide = count // 2 if count == EVEN else min(count, MAX_PER_ROW)
    rows = -(-count // wide)
    inner = WIDTH - 2 * GAP
    return [
        box
        for row in range(rows)
        for box in columns(
            Box(GAP, HEAD + row * (CANDIDATE_HEIGHT + GAP), inner, CANDIDATE_HEIGHT), wide, GAP
        )
    ][:count]


def _place_image(box: Box, view: View, spot: Spot, tile: Tile) -> Image.Image:
    """Return what all candidates share: the tile without stones among its neighbours."""
    part = Canvas(gradient(box.w, PLACE_HEIGHT, theme.TABLE_LIGHT, theme.TABLE_DARK), fresh=True)
    middle, site = (box.w // 2, PLACE_HEIGHT // 2), sites.fresh_tile(tile)
    for edge, other in _neighbours(spot):
        _paint_neighbour(part, middle, edge, view, other)
    part.centre(terrain.hex_land(site.kind, SHAPE), *middle)
    part.centre(terrain.seat_outline(SHAPE, _seat_to_move(view)), *middle)
    sites.paint_art(part, SYMBOL, middle, site)
    sites.paint_value(part, SYMBOL, middle, site)
    return part.image


def _neighbours(spot: Spot) -> list[tuple[int, Spot]]:
    """Return (edge, neighbour) for each neighbour within the board."""
    return [(edge, other) for edge, other in enumerate(NEIGHBOURS[spot]) if other is not None]


def _paint_candidate(
    picture: Canvas, box: Box, view: View, spot: Spot, rotation: int, tolls: Mapping[Spot, int]
) -> None:
    """Paint what a rotation changes: the tile's stones, and the prices of borders (`tolls`)."""
    assert view.tile is not None
    middle = box.x + box.w // 2, box.y + PLACE_HEIGHT // 2
    stones = sites.fresh_tile(view.tile, rotation).stones
    sites.paint_stones(picture, SHAPE, middle, stones, STONES_IN)
    for edge, other in _neighbours(spot):
        if view.tiles[other]:
            _paint_gate(picture, middle, edge, tolls.get(other, 0))


def _seat_to_move(view: View) -> Seat:
    assert view.turn is not None
    return view.turn


def _paint_neighbour(part: Canvas, middle: Pixel, edge: int, view: View, other: Spot) -> None:
    """Paint the hex `other` beyond an edge, with its name if discovered. `middle` is the tile's centre."""
    (x, y), (across, down) = SHAPE.neighbour(edge), SHAPE.side(edge)
    where = middle[0] + x, middle[1] + y
    if not view.tiles[other]:
        part.centre(terrain.undiscovered_hex(SHAPE), *where)
        return
    site = sites.site_at(view, other)
    part.centre(terrain.hex_land(site.kind, SHAPE), *where)
    at = round(middle[0] + across * BEYOND_AT), round(middle[1] + down * BEYOND_AT)
    sites.paint_beside(part, BEYOND, at, site)
    sites.paint_stones(part, SHAPE, where, site.stones, STONES_IN)
    across, down = NAMES_AT[edge]
    at = middle[0] + across, middle[1] + down
    part.outlined_text(HEXES[other], *at, theme.LABEL, theme.CREAM, NAME_EDGE, across=MIDDLE)


# The borders


def _paint_gate(part: Canvas, middle: Pixel, edge: int, price: int) -> None:
    """Paint a border with its price; 0: it cannot be crossed."""
    x, y = SHAPE.side(edge)
    where = round(middle[0] + x), round(middle[1] + y)
    part.centre(border_line(edge, lit=price > 0), *where)
    part.centre(toll(price), *where)


@cached_image
def border_line(edge: int, *, lit: bool) -> Sprite:
    """Return a line along an edge, golden if `lit`. The sprite is centred on the edge's middle."""
    drawing = Drawing(BORDER_ROOM, BORDER_ROOM)
    for grown, paint in ((4, theme.SHADOW), (0, theme.GOLD if lit else theme.LOSS.bottom)):
        drawing.ink(drawing.polygon(_border_strip(edge, BORDER_WIDTH + grown)), paint)
    return drawing.sprite()


def _border_strip(edge: int, width: float) -> list[Point]:
    """Return the corners of a strip along an edge, `width` pixels wide, within the sprite of a border."""
    a, b = SHAPE.side(edge)
    inner = SHAPE.side(edge, width / 2)
    across, down = a - inner[0], b - inner[1]
    ends = [
        (BORDER_ROOM / 2 + (x - a) * BORDER_SHARE, BORDER_ROOM / 2 + (y - b) * BORDER_SHARE)
        for x, y in SHAPE.border(edge)
    ]
    (p, q), (r, s) = ends
    outer = [(p + across, q + down), (r + across, s + down)]
    return [*outer, (r - across, s - down), (p - across, q - down)]


@cached_image
def toll(price: int) -> Sprite:
    """Return the price of a border on a coin, or a cross if it is closed (price 0)."""
    size = GATE if price else SHUT
    drawing = Drawing(size, size, margin=EDGE)
    paints = (theme.GOLD, theme.GOLD_DEEP) if price else (theme.LOSS.top, theme.LOSS.bottom)
    drawing.plate(size / 2, 2, theme.SHADOW, *paints)
    if price:
        drawing.text(str(price), size / 2, size / 2, GATE_LETTERS, theme.GOLD_INK, across=MIDDLE)
    else:
        drawing.icon("cross", size * 0.26, size * 0.26, size * 0.48, theme.LOSS.ink)
    return drawing.sprite()
