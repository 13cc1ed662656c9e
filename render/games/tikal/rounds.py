"""What every scoring round brought a player: numbers, and a bar of two parts, temples and treasures."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw

from engine.core.catalogue import Say
from engine.core.types import Seat
from engine.games.tikal.box import AUCTION_START
from engine.games.tikal.model import Sheet, View
from render import sprites, theme
from render.canvas import Canvas
from render.geometry import PAD, WIDTH, Box, columns
from render.numerals import minus
from render.sheet import SCALE, Sprite
from render.sheet import Sheet as Drawing
from render.theme import Colour

HEAD, ROW = 56, 100
MOST_WIDE = 330
"""A round's column, where there are few."""
FEWEST = 2
GAP = 20
START = 196
"""The column of what everybody began with, and paid in auctions."""
ICON, ICON_GAP, PARTS_GAP = 34, 5, 14
LINE, CHART = 32, 68
"""The middles of a row's numbers and of its bar, from its top."""
BAR, RADIUS, BRICK = 24, 5, 12
TEMPLES, TREASURES = "temple", "treasures"
PAINTS: dict[str, tuple[Colour, Colour]] = {
    TEMPLES: (theme.WALL_BOTTOM, theme.WALL_INK),
    TREASURES: (theme.GOLD_DEEP, theme.GOLD_INK),
}
"""A part of the bar, and the pattern on it."""
PATTERN = 0.55


def count(view: View) -> int:
    """How many scoring rounds there were."""
    return max((sheet.number for sheet in view.sheets), default=0)


def cells(view: View, y: int, height: int) -> tuple[Box, ...]:
    """The columns of the scoring rounds."""
    left = PAD + (START if view.options.auction else 0)
    number = max(count(view), FEWEST)
    room = min(WIDTH - PAD - left, number * MOST_WIDE)
    return columns(Box(left, y, room, height), number, GAP)[: count(view)]


def head(picture: Canvas, y: int, view: View, say: Say) -> None:
    """What the columns are."""
    middle = y + HEAD // 2
    if view.options.auction:
        words = say("tikal-picture-auction")
        picture.text(words, PAD, middle, theme.LABEL, theme.QUIET, room=START - GAP)
    final = view.scoring is not None and view.scoring.final
    for number, cell in enumerate(cells(view, y, HEAD), start=1):
        last = final and number == count(view)
        words = say("tikal-picture-round", number=number, final="yes" if last else "no")
        picture.text(words, cell.x, middle, theme.LABEL, theme.QUIET, room=cell.w)


def row(picture: Canvas, y: int, view: View, seat: Seat) -> None:
    """A player's rounds side by side."""
    if view.options.auction:
        words = f"{AUCTION_START} − {view.paid[seat]}"
        picture.text(words, PAD, y + LINE, theme.NOTE, theme.CREAM, room=START - GAP)
    most = max(sheet.points for sheet in view.sheets) or 1
    boxes = cells(view, y, ROW)
    for sheet in view.sheets:
        if sheet.seat == seat:
            _cell(picture, boxes[sheet.number - 1], sheet, most)


def _cell(picture: Canvas, box: Box, sheet: Sheet, most: int) -> None:
    """One round: its two parts in numbers and as a bar, as long as they are worth for the best round."""
    x, left = box.x, box.x
    for icon, points in ((TEMPLES, sheet.points - sheet.treasures), (TREASURES, sheet.treasures)):
        y = box.y + LINE
        picture.put(sprites.icon(icon, ICON, PAINTS[icon][0]), x, y - ICON // 2)
        x += ICON + ICON_GAP
        x += picture.text(minus(points), x, y, theme.NOTE, theme.CREAM) + PARTS_GAP
        wide = round(points * box.w / most)
        if wide:
            picture.put(part(icon, wide), left, box.y + CHART - BAR // 2)
            left += wide


@lru_cache(maxsize=512)
def part(icon: str, wide: int) -> Sprite:
    """A part of a bar: of bricks for temples, hatched for treasures."""
    sheet = Drawing(wide, BAR)
    whole = sheet.rounded(0, min(RADIUS, wide / 2))
    paint, ink = PAINTS[icon]
    sheet.ink(whole, paint)
    pattern = _bricks if icon == TEMPLES else _hatch
    sheet.ink(ImageChops.multiply(whole, pattern(*sheet.image.size)), ink, PATTERN)
    sheet.ink(sheet.rounded(0, min(RADIUS, wide / 2), edge=1.5), theme.SHADOW)
    return sheet.sprite()


def _bricks(w: int, h: int) -> Image.Image:
    mask = Image.new("L", (w, h), 0)
    pen, width, half = ImageDraw.Draw(mask), SCALE, h // 2
    pen.line([(0, half), (w, half)], fill=255, width=width)
    for place, x in enumerate(range(BRICK * SCALE, w, BRICK * SCALE)):
        pen.line([(x, 0), (x, half)] if place % 2 else [(x, half), (x, h)], fill=255, width=width)
    return mask


def _hatch(w: int, h: int) -> Image.Image:
    mask = Image.new("L", (w, h), 0)
    pen = ImageDraw.Draw(mask)
    for x in range(-h, w, BRICK * SCALE):
        pen.line([(x, h), (x + h, 0)], fill=255, width=SCALE)
    return mask
