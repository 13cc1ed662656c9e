"""All finished expeditions at a glance: a row a seat, a column a path, what else came in at the right."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from msgspec import Struct
from PIL import Image

from engine.core.catalogue import Say
from engine.games.lost_cities_board.model import ARTIFACT, COLOUR_KEYS, COLOURS, SeenSheet, View
from engine.games.lost_cities_board.scoring import figures
from render import sprites, theme
from render.canvas import RIGHT, Canvas
from render.games.lost_cities_board import header, pieces
from render.geometry import PAD, WIDTH, Box, columns
from render.lands import land
from render.numerals import signed
from render.theme import Style

ROW = 61
HEAD = 84
EXPEDITION = 48
"""The line over an expedition's rows."""
EXPEDITION_GAP = 8
GUTTER = 88
"""Left of the paths: the seats' badges."""
PATHS, FIGURES, TILES, FOUND, TOTAL = 730, 850, 958, 1044, WIDTH - PAD
"""Where the paths and the columns at the right end."""
BADGE, SYMBOL, TILE = 52, 52, 42
PILL_HEIGHT, PILL_GAP = 50, 8
POINTS = Style(theme.WORTH.face, 40)
HAT_MARK, HAT_IN, HAT_DOWN = 36, 3, 3
"""The researcher's mark: how far inside its column its middle lies, and how far below the pill's edge."""
TINT = 0.16
RADIUS = 20
AT_LEAST = "≥ "
"""Before a total that would have fallen below 0."""
TURNING_POINT = 150
TURNING_POINTS = TURNING_POINT + PAD // 2
"""The height of the windows under the grid."""
JOURNEY_PILL, WINDOW_DARK = 140, 0.62
"""The width of a journey's worth, and how much of the table's dark lies on its land."""


def grid_height(view: View) -> int:
    """The height of the grid of all finished expeditions."""
    return HEAD + len(view.sheets) * _block(len(view.totals))


def _block(seats: int) -> int:
    return EXPEDITION + seats * ROW + EXPEDITION_GAP


def grid(picture: Canvas, y: int, view: View, say: Say) -> None:
    """Paints all finished expeditions from y on."""
    top = y + PAD // 2
    room = Box(GUTTER, top, PATHS - GUTTER, grid_height(view) - PAD // 2)
    cells = columns(room, len(COLOURS), PILL_GAP)
    for colour, box in enumerate(cells):
        key = COLOUR_KEYS[COLOURS[colour]]
        paint = theme.blend(theme.TABLE_DARK, theme.SUITS[key].bottom, TINT)
        picture.put(sprites.plain(box.w, box.h, RADIUS, paint), box.x, box.y)
        picture.centre(sprites.icon(key, SYMBOL, theme.SUITS[key].top), box.middle[0], box.y + HEAD // 2)
    _heads(picture, top + HEAD // 2, say)
    for number, sheet in enumerate(view.sheets):
        before = view.sheets[number - 1] if number else None
        block = y + HEAD + number * _block(len(view.totals))
        _expedition(picture, block, number + 1, sheet, before, cells, say)


def _heads(picture: Canvas, y: int, say: Say) -> None:
    """What the columns at the right are about."""
    picture.text("Σ", FIGURES, y, theme.TOTAL, theme.QUIET, across=RIGHT)
    coin, jar = pieces.tile("10", TILE), pieces.tile(ARTIFACT, TILE)
    picture.put(coin, TILES - coin.w, y - coin.h // 2)
    picture.put(jar, FOUND - jar.w, y - jar.h // 2)
    words = say("lost_cities_board-picture-total")
    picture.text(words, TOTAL, y, theme.LABEL, theme.CREAM, across=RIGHT, room=TOTAL - FOUND)


def _expedition(
    picture: Canvas,
    y: int,
    number: int,
    sheet: SeenSheet,
    before: SeenSheet | None,
    cells: Sequence[Box],
    say: Say,
) -> None:
    words, line = say("lost_cities_board-picture-expedition", expedition=str(number)), y + EXPEDITION // 2
    width = picture.text(words, PAD, line, theme.LABEL, theme.CREAM, room=WIDTH // 2)
    picture.fill(Box(2 * PAD + width, line, WIDTH - 3 * PAD - width, 2), theme.BAND_LINE)
    for seat in range(len(sheet.stones)):
        middle = y + EXPEDITION + seat * ROW + ROW // 2
        picture.put(sprites.badge(seat, BADGE), PAD - PILL_GAP, middle - BADGE // 2)
        for colour, box in enumerate(cells):
            _figure(picture, sheet, seat, colour, box, middle)
        _rest(picture, sheet, before, seat, middle)


def _figure(picture: Canvas, sheet: SeenSheet, seat: int, colour: int, box: Box, y: int) -> None:
    """What the figure on a path counted, with a hat for the researcher."""
    if not sheet.stones[seat][colour]:
        return
    points = figures(sheet.stones[seat], sheet.researchers[seat])[colour]
    picture.centre(sprites.pill(points, box.w - PILL_GAP, PILL_HEIGHT, POINTS), box.middle[0], y)
    if sheet.researchers[seat] == colour:
        hat = sprites.medal("hat", HAT_MARK, theme.GOLD, theme.GOLD_DEEP, theme.GOLD_INK)
        picture.centre(hat, box.right - HAT_IN, y - PILL_HEIGHT // 2 + HAT_DOWN)


def _rest(picture: Canvas, sheet: SeenSheet, before: SeenSheet | None, seat: int, y: int) -> None:
    """The figures' sum, the points of tiles, the artifacts, the new total."""
    sum_ = sum(figures(sheet.stones[seat], sheet.researchers[seat]))
    picture.text(signed(sum_), FIGURES, y, theme.WORTH, theme.CREAM, across=RIGHT)
    _count(picture, sheet.found[seat], str(sheet.found[seat]), FOUND, y)
    if sheet.tiles is None or sheet.totals is None:
        # Points lie face down: those of tiles, from which the total could be added up, and the total.
        for x in (TILES, TOTAL):
            picture.put(header.hidden(), x - header.HIDDEN, y - header.HIDDEN // 2)
        return
    _count(picture, sheet.tiles[seat], signed(sheet.tiles[seat]), TILES, y)
    total = sheet.totals[seat]
    width = picture.text(str(total), TOTAL, y, theme.WORTH, theme.CREAM, across=RIGHT)
    if (before.totals[seat] if before and before.totals else 0) + sheet.tiles[seat] + sum_ < total:
        picture.text(AT_LEAST, TOTAL - width, y, theme.LABEL, theme.QUIET, across=RIGHT)


def _count(picture: Canvas, number: int, words: str, x: int, y: int) -> None:
    ink = theme.QUIET if number else theme.BAND_LINE
    picture.text(words, x, y, theme.WORTH, ink, across=RIGHT)


# The turning points


class Journey(Struct, frozen=True):
    """One figure at the end of an expedition, and what it counted."""

    points: int
    expedition: int
    seat: int
    colour: int


def journeys(sheets: Sequence[SeenSheet]) -> Iterator[Journey]:
    """All figures of the finished expeditions."""
    for number, sheet in enumerate(sheets, start=1):
        for seat, (stones, researcher) in enumerate(zip(sheet.stones, sheet.researchers, strict=True)):
            for colour, points in enumerate(figures(stones, researcher)):
                if stones[colour]:
                    yield Journey(points, number, seat, colour)


def turning_points(picture: Canvas, y: int, view: View, say: Say) -> None:
    """Paints the journeys that brought in and cost the most, from y on."""
    every = list(journeys(view.sheets))
    if not every:
        return
    best = max(every, key=lambda journey: journey.points)
    worst = min(every, key=lambda journey: journey.points)
    room = Box(PAD // 2, y + PAD // 2, WIDTH - PAD, TURNING_POINT)
    left, right = columns(room, 2, PAD // 2)
    _journey(picture, left, best, say("lost_cities_board-picture-best"), say)
    _journey(picture, right, worst, say("lost_cities_board-picture-worst"), say)


def _journey(picture: Canvas, box: Box, journey: Journey, words: str, say: Say) -> None:
    """A window onto the path's land: what it was, whose, when, and what it counted."""
    key = COLOUR_KEYS[COLOURS[journey.colour]]
    window = _window(key, box.w, box.h)
    picture.image.paste(window, (box.x, box.y), sprites.plain_mask(box.w, box.h, RADIUS))
    upper, lower = box.y + box.h * 3 // 10, box.y + box.h * 7 // 10
    pill = sprites.pill(journey.points, JOURNEY_PILL, PILL_HEIGHT + PAD // 2, theme.WORTH)
    right = box.right - PAD // 2 - JOURNEY_PILL
    picture.put(pill, right, lower - pill.h // 2)
    picture.put(
        sprites.icon(key, SYMBOL, theme.SUITS[key].top), box.right - PAD // 2 - SYMBOL, upper - SYMBOL // 2
    )
    picture.text(words, box.x + PAD, upper, theme.NAME, theme.CREAM, room=box.w - 3 * PAD - SYMBOL)
    picture.put(sprites.badge(journey.seat, BADGE), box.x + PAD, lower - BADGE // 2)
    left = box.x + PAD + BADGE + PAD // 2
    number = say("lost_cities_board-picture-expedition", expedition=str(journey.expedition))
    picture.text(number, left, lower, theme.LABEL, theme.CREAM, room=right - PAD // 2 - left)


@lru_cache(maxsize=8)
def _window(key: str, w: int, h: int) -> Image.Image:
    """A land, so dark that words stand on it."""
    return Image.blend(land(key, w, h), Image.new("RGB", (w, h), theme.TABLE_DARK), WINDOW_DARK)
