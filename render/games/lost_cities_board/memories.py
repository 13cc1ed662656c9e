"""The journeys that brought in and cost the most, and beside them the board in little."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.core.catalogue import Say
from engine.games.lost_cities_board.highlights import Journey
from engine.games.lost_cities_board.model import View
from render import sprites, theme
from render.canvas import Canvas
from render.games.lost_cities_board import journeys
from render.games.lost_cities_board.layout import GUTTER, HEADER, Layout
from render.games.lost_cities_board.tabletop import tabletop
from render.geometry import EDGE, PAD, WIDTH, Box

GAP = 12
MEMORIES = 2 * journeys.HEIGHT + GAP
"""The height of the two windows, and of the board beside them."""
BOARD = WIDTH - 2 * PAD - GAP - journeys.WIDTH
"""The width of the board in little."""
FRAME, RADIUS = 3, 20


def memories(picture: Canvas, y: int, *, told: tuple[Journey, Journey], board: Image.Image, say: Say) -> None:
    """Paints the windows onto two journeys, and the board in little beside them."""
    for index, (journey, word) in enumerate(zip(told, ("best", "worst"), strict=True)):
        words = say(f"lost_cities_board-picture-{word}", cost=journey.cost)
        journeys.window(picture, PAD, y + index * (journeys.HEIGHT + GAP), journey, words, say)
    # The lands' upper part is left out: everything else is as high as the windows.
    cut = board.crop((0, board.height - MEMORIES, board.width, board.height))
    _framed(picture, Box(WIDTH - PAD - BOARD, y, BOARD, MEMORIES), cut)


def alone(picture: Canvas, y: int, *, board: Image.Image) -> None:
    """The board in little, where there are no journeys to remember."""
    _framed(picture, Box((WIDTH - BOARD) // 2, y, BOARD, board.height), board)


def in_little(view: View, names: Sequence[str], say: Say) -> Image.Image:
    """The paths in little, as they are."""
    layout = Layout.of(view)
    whole = (GUTTER - EDGE, HEADER, WIDTH, layout.band.y)
    image = tabletop(view, names, say).crop(whole)
    return image.resize(
        (BOARD, image.height * BOARD // image.width), Image.Resampling.LANCZOS, reducing_gap=2
    )


def _framed(picture: Canvas, box: Box, image: Image.Image) -> None:
    picture.image.paste(image, (box.x, box.y), sprites.plain_mask(box.w, box.h, RADIUS))
    picture.put(sprites.frame(box.w, box.h, RADIUS, FRAME, theme.BRASS), box.x, box.y)
