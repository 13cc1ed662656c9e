"""Cards held in a hand: side by side, those that may be played raised, a number key under each."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from functools import lru_cache

from PIL import Image

from render import cards, sprites, theme
from render.canvas import Canvas, Make
from render.drawing import gradient
from render.geometry import EDGE, PAD, WIDTH, Box
from render.layers import Layers

CARD_WIDTH, CARD_HEIGHT = 134, 226
"""A card's size; those of a large hand are narrower, so that they do not hide each other."""
CARD_GAP = 11
RAISE = 26
"""How much higher a playable card stands."""
TOP = 42
"""Above the raised cards there is room for the mark of the one just drawn."""
KEYS_Y = TOP + RAISE + CARD_HEIGHT + EDGE + cards.KEY // 2
HEIGHT = KEYS_Y + cards.KEY // 2 + PAD * 3 // 4
"""What cards and keys take."""
FALL = 0.5
"""How much darker it is under the keys than over the cards, of the way to the table's dark."""
NEW_MARK = 52
NEW_OUT = 10
"""How far outside its card the middle of the mark of a card just drawn lies."""


def laid(high: int, below: Make, *case: Hashable) -> Layers:
    """A ground for a hand, with the table below it, so high, as it is made of a case."""
    picture = Layers(WIDTH, HEIGHT + high)
    picture.cover(Box(0, 0, WIDTH, HEIGHT), _ground)
    picture.cover(Box(0, HEIGHT, WIDTH, high), below, *case)
    return picture


@lru_cache(maxsize=1)
def _ground() -> Image.Image:
    """What hands are held before. Shared: paint on copies only."""
    foot = theme.blend(theme.TABLE_LIGHT, theme.TABLE_DARK, FALL)
    return gradient(WIDTH, HEIGHT, theme.TABLE_LIGHT, foot)


def boxes(count: int) -> tuple[Box, ...]:
    """Where the cards of a hand stand, not raised; side by side, narrower when there are many."""
    room = WIDTH - 2 * PAD + CARD_GAP
    width = min(room // max(count, 1) - CARD_GAP, CARD_WIDTH)
    step = width + CARD_GAP
    left = (WIDTH + CARD_GAP - step * count) // 2
    return tuple(Box(left + index * step, TOP + RAISE, width, CARD_HEIGHT) for index in range(count))


def standing(playable: Sequence[bool]) -> Iterator[Box]:
    """Where the cards of a hand stand: the playable ones are raised."""
    for may, box in zip(playable, boxes(len(playable)), strict=True):
        yield Box(box.x, box.y - RAISE, box.w, box.h) if may else box


def keys(picture: Canvas, hand: Sequence[str], playable: Sequence[bool]) -> None:
    """Numbers the cards as the panel does, which offers like cards once: they share a key."""
    kinds = list(dict.fromkeys(hand))
    for card, may, box in zip(hand, playable, boxes(len(hand)), strict=True):
        picture.centre(cards.key(kinds.index(card) + 1, bright=may), box.middle[0], KEYS_Y)


def mark_drawn(picture: Canvas, box: Box) -> None:
    """Outlines a card that has come from a pile: an arrow down."""
    outline(picture, box)
    arrow = sprites.medal("down", NEW_MARK, theme.LIGHT_TOP, theme.GOLD, theme.INK)
    picture.centre(arrow, box.middle[0], box.y - NEW_OUT)


def outline(picture: Canvas, box: Box) -> None:
    """Outlines a card that is new in the hand."""
    picture.put(sprites.ring(box.w, box.h, cards.STANDING_RADIUS), box.x, box.y)
