"""What everybody holds, a row a player: for replays that show it, under the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from PIL import Image

from engine.core.card_games import Card, Cards
from render import sprites, theme
from render.canvas import Canvas
from render.drawing import Sprite, gradient
from render.geometry import EDGE, PAD, WIDTH

ROW, TOP = 124, 8
"""How high a row is, and how much there is above the first."""
CARD_WIDTH, CARD_HEIGHT, GAP = 108, 100, 10
"""A card's size; those of a large hand are narrower."""
LEFT = 236
"""Left of the cards: whose they are."""
BADGE = 52


def hands(
    held: Sequence[Cards], names: Sequence[str], card: Callable[[Card, int, int], Sprite]
) -> Image.Image:
    """All hands, by seat, each card as `card` paints it at a width and a height."""
    picture = Canvas(_ground(len(held)))
    for seat, cards in enumerate(held):
        middle = TOP + seat * ROW + ROW // 2
        picture.put(sprites.badge(seat, BADGE), PAD, middle - BADGE // 2)
        x = PAD + BADGE + GAP
        picture.text(names[seat], x, middle, theme.LABEL, theme.CREAM, room=LEFT - GAP - x)
        step = min(CARD_WIDTH, (WIDTH - EDGE - LEFT) // max(len(cards), 1) - GAP) + GAP
        for index, one in enumerate(cards):
            picture.put(card(one, step - GAP, CARD_HEIGHT), LEFT + index * step, middle - CARD_HEIGHT // 2)
    return picture.image


@lru_cache(maxsize=1)
def _ground(rows: int) -> Image.Image:
    return gradient(WIDTH, TOP + rows * ROW, theme.TABLE_LIGHT, theme.TABLE_DARK)
