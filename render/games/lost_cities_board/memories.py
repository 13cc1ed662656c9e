"""The journeys that gained and cost most, and the board in small for games without any."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image, ImageOps

from engine.core.catalogue import Say
from engine.core.phrasing import numeral
from engine.games.lost_cities_board.highlights import Extremes, Journey
from engine.games.lost_cities_board.model import COLOUR_KEYS, COLOURS, VALUES, View
from render import sprites, theme
from render.backgrounds import shipped
from render.canvas import Canvas
from render.games.lost_cities_board import ground, piece_sprites, table_layout
from render.games.lost_cities_board.ground import VALUE
from render.games.lost_cities_board.table_layout import GUTTER, HEADER, Layout
from render.games.lost_cities_board.tabletop import tabletop
from render.geometry import EDGE, PAD, WIDTH, Box, columns
from render.landscapes import night_land
from render.sheet_parts import Part

GAP = 12
WINDOW_WIDTH, WINDOW_HEIGHT = (WIDTH - 2 * PAD - GAP) // 2, 182
"""A window's size if it shows one journey."""
WINDOW_RADIUS, DARK = 20, 0.5
"""The corner radius of windows, and how dark their lands are."""
TITLE_DOWN, JOURNEY_DOWN, ROW = 50, 130, 88
"""The centres of a window's title and of its first journey, and the height of each further one."""
MOST_SHOWN = 4
"""The most journeys of equal points that a window shows."""
BADGE, PILL_WIDTH, PILL_HEIGHT = 56, 140, 60
STONE_WIDTH, STONE_UP = 196, 36
"""The stone reached: its width, and its distance from the line."""
FIGURE_IN, FIGURE_FOOT = 92, 6
FRAME, RADIUS = 3, 20
"""The frame of the small board, and its corner radius. It is as wide as a window."""


def memories_height(extremes: Extremes) -> int:
    """Return the height of both windows in pixels."""
    return WINDOW_HEIGHT + ROW * (min(MOST_SHOWN, max(map(len, extremes))) - 1)


def paint_memories(picture: Canvas, y: int, *, extremes: Extremes, say: Say) -> None:
    """Paint the best and the worst journeys at height y, each kind in a window.

    Of equal ones four at most are shown.
    """
    room = Box(PAD, y, WIDTH - 2 * PAD, memories_height(extremes))
    for box, equal, word in zip(columns(room, 2, GAP), extremes, ("best", "worst"), strict=True):
        words = say(f"lost_cities_board-picture-{word}", cost=equal[0].cost)
        _paint_window_head(picture, box, equal, words)
        for number, journey in enumerate(equal[:MOST_SHOWN]):
            _paint_journey(picture, box, box.y + JOURNEY_DOWN + number * ROW, journey, say)


def _paint_window_head(picture: Canvas, box: Box, equal: Sequence[Journey], words: str) -> None:
    """Paint a window's title and points, on the land of the first of the `equal` journeys."""
    ground = _dark_land(COLOUR_KEYS[COLOURS[equal[0].colour]])
    if ground.height != box.h:
        ground = ImageOps.fit(ground, (box.w, box.h))
    picture.image.paste(ground, (box.x, box.y), sprites.rounded_mask(box.w, box.h, WINDOW_RADIUS))
    pill = sprites.points_pill(equal[0].points, PILL_WIDTH, PILL_HEIGHT, theme.WORTH)
    right, y = box.right - PAD - PILL_WIDTH, box.y + TITLE_DOWN
    picture.put(pill, right, y - PILL_HEIGHT // 2)
    picture.shrunk_text(words, box.x + PAD, y, theme.NAME, theme.CREAM, right - PAD - box.x - PAD)


def _paint_journey(picture: Canvas, box: Box, y: int, journey: Journey, say: Say) -> None:
    """Paint a journey's line: badge, expedition, and the stone that was reached with its value and figure."""
    x = box.x + PAD
    picture.put(sprites.badge(journey.seat, BADGE), x, y - BADGE // 2)
    x += BADGE + PAD // 2
    stone = Box(box.right - PAD - STONE_WIDTH, y - STONE_UP, STONE_WIDTH, table_layout.STONE)
    number = say("lost_cities_board-picture-expedition", expedition=str(journey.expedition))
    picture.text(number, x, y, theme.LABEL, theme.CREAM, room=stone.x - PAD // 2 - x)
    _paint_stone_reached(picture, stone, journey, COLOUR_KEYS[COLOURS[journey.colour]])


def _paint_stone_reached(picture: Canvas, box: Box, journey: Journey, key: str) -> None:
    """Paint the stone that a journey has reached, with its value and the figure on it."""
    picture.put(ground.slab(key, box.w, box.h, journey.stone % ground.SLAB_FORMS), box.x, box.y)
    value = numeral(VALUES[journey.stone - 1])
    ink = theme.SUITS[key].ink
    picture.text(value, box.x + table_layout.VALUE_AT, box.middle[1] - ground.SLAB_THICK // 2, VALUE, ink)
    figure = piece_sprites.figure(journey.seat, journey.researcher, piece_sprites.FIGURE)
    picture.put(figure, box.right - FIGURE_IN, box.bottom - FIGURE_FOOT - figure.h)


@shipped("board-journey", *((COLOUR_KEYS[letter],) for letter in COLOURS))
def _dark_land(key: str) -> Image.Image:
    return night_land(key, WINDOW_WIDTH, WINDOW_HEIGHT, DARK)


def memories_part(
    view: View, extremes: Extremes | None, names: Sequence[str], say: Say, foot: int = 0
) -> Part:
    """Return a part with the best and worst journeys; if there are none, with the board.

    It has `foot` pixels of room below.
    """
    if extremes:
        return Part(memories_height(extremes) + foot, partial(paint_memories, extremes=extremes, say=say))
    board = small_board(view, names, say)
    return Part(board.height + foot, partial(_paint_framed_board, board=board))


def _paint_framed_board(picture: Canvas, y: int, *, board: Image.Image) -> None:
    """Paint the small board in a brass frame, centred across, from height y down."""
    box = Box((WIDTH - board.width) // 2, y, board.width, board.height)
    picture.image.paste(board, (box.x, box.y), sprites.rounded_mask(box.w, box.h, RADIUS))
    picture.put(sprites.frame(box.w, box.h, RADIUS, FRAME, theme.BRASS), box.x, box.y)


def small_board(view: View, names: Sequence[str], say: Say) -> Image.Image:
    """Return the paths of the table as a small image."""
    layout = Layout.of(view)
    image = tabletop(view, names, say).image
    down = image.height - layout.height
    image = image.crop((GUTTER - EDGE, HEADER + down, WIDTH, layout.band.y + down))
    return image.resize((WINDOW_WIDTH, image.height * WINDOW_WIDTH // image.width), Image.Resampling.HAMMING)
