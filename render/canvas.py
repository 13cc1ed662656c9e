"""A picture being painted: a ground, sprites on it, words."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache

from PIL import Image

from render import fonts, theme
from render.drawing import ImageSurface, Sprite, Surface, paste_colour, paste_premultiplied, transparent
from render.geometry import Box
from render.theme import Colour, Style

Make = Callable[..., Image.Image]
Pixel = tuple[int, int]

LEFT, MIDDLE, RIGHT = 0.0, 0.5, 1.0
"""Which part of a line of words lies left of the place it is written at."""


@lru_cache(maxsize=384)
def _inked(words: str, style: Style, colour: Colour) -> Image.Image:
    """A line of words in a colour, pasted in a fifth of the time that a bare colour takes through a mask."""
    mask = fonts.line(words, style).mask
    image = transparent(*mask.size)
    paste_colour(image, mask, 0, 0, colour)
    return image


class Canvas:
    """Paints on a copy of its ground, which may be shared between pictures, or on a fresh one itself.

    Where only a part of a picture is painted, `corner` is the part's place in it: all others are the whole's.
    """

    def __init__(self, ground: Image.Image, *, fresh: bool = False, corner: tuple[int, int] = (0, 0)) -> None:
        self._image = ground if fresh else ground.copy()
        self.left, self.top = corner

    @property
    def image(self) -> Image.Image:
        """What has been painted."""
        return self._image

    def put(self, sprite: Sprite, x: int, y: int) -> None:
        """Puts the corner of a sprite's shape at a place."""
        self._lay(sprite.image, x - sprite.margin, y - sprite.margin)

    def _lay(self, piece: Image.Image, x: int, y: int) -> None:
        """Lays down a premultiplied picture that is kept and never changed."""
        paste_premultiplied(self._image, piece, x - self.left, y - self.top)

    def put_surface(self, sprite: Sprite, x: int, y: int) -> Surface:
        """Puts the corner of a sprite's shape at a place; what is drawn upon it is measured from there."""
        self.put(sprite, x, y)
        return ImageSurface(self._image, x - self.left, y - self.top)

    def centre(self, sprite: Sprite, x: int, y: int) -> None:
        """Puts the middle of a sprite's shape at a place."""
        self.put(sprite, x - sprite.w // 2, y - sprite.h // 2)

    def fill(self, box: Box, paint: Colour) -> None:
        """Fills a box with a colour."""
        x, y = box.x - self.left, box.y - self.top
        self._image.paste(paint, (x, y, x + box.w, y + box.h))

    def cover(self, box: Box, make: Make, *case: Hashable, part: Pixel = (0, 0)) -> None:
        """Covers a box with what is made of a case, from a place in it on: always the same of the same."""
        x, y = box.x - self.left, box.y - self.top
        left, top = part
        made = make(*case)
        seen = made if made.size == (box.w, box.h) else made.crop((left, top, left + box.w, top + box.h))
        self._image.paste(seen, (x, y))

    def text(
        self,
        words: str,
        x: int,
        y: int,
        style: Style,
        colour: Colour,
        *,
        across: float = LEFT,
        room: int | None = None,
    ) -> int:
        """Writes words, their capitals centred on y, shortened to their room; returns their width."""
        if room is not None:
            words = fonts.shortened(words, style, room)
        line = fonts.line(words, style)
        baseline = y + fonts.cap_height(style) // 2
        top = baseline - line.ascent + line.top
        inked = _inked(words, style, colour)
        self._lay(inked, x - round(across * line.advance), top)
        return line.advance

    def outlined_text(
        self,
        words: str,
        x: int,
        y: int,
        style: Style,
        colour: Colour,
        edge: int,
        *,
        across: float = LEFT,
        room: int | None = None,
    ) -> int:
        """Writes words with a dark edge, so that they stand on any ground; returns their width."""
        near = round(edge * 0.75)
        around = ((edge, 0), (-edge, 0), (0, -edge), (0, edge + 2), (near, near), (-near, near))
        for aside, down in (*around, (near, -near), (-near, -near)):
            self.text(words, x + aside, y + down, style, theme.SHADOW, across=across, room=room)
        return self.text(words, x, y, style, colour, across=across, room=room)

    def shrunk_text(self, words: str, x: int, y: int, style: Style, colour: Colour, room: int) -> int:
        """Writes words, smaller where they are too long for their room; returns their width."""
        return self.text(words, x, y, fonts.shrunk_style(words, style, room), colour, room=room)

    def name_text(self, words: str, x: int, y: int, style: Style, colour: Colour, room: int) -> int:
        """Writes a name, narrow and then shortened where it is too long for its room; returns its width."""
        fits = fonts.line(words, style).advance <= room
        return self.text(words, x, y, style if fits else theme.LABEL, colour, room=room)
