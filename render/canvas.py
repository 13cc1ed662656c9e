"""A canvas: sprites, text and boxes painted on a background image."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial

from PIL import Image

from render import fonts, icons, theme
from render.backgrounds import AT_NOON, tinted
from render.drawing import Sprite, paste_colour, paste_premultiplied, transparent
from render.geometry import Box
from render.image_cache import cached_image
from render.theme import Colour, Style

Make = Callable[..., Image.Image]
Pixel = tuple[int, int]

LINE_APART = 1.06
"""The distance of two lines of text, as a multiple of their size."""
LEFT, MIDDLE, RIGHT = 0.0, 0.5, 1.0
"""Values for `across`: the share of a text's width that lies left of its x."""
SQUEEZED = theme.NARROW.width
"""The narrowest width of a name's letters, as a share of their own. Longer names are shortened."""


@cached_image
def _text_image(words: str, style: Style, colour: Colour) -> Image.Image:
    """Return text as a coloured image."""
    mask = fonts.line(words, style).mask
    image = transparent(*mask.size)
    paste_colour(image, mask, 0, 0, colour)
    return image


class Canvas:
    """A picture being painted.

    Coordinates are those of the whole picture; `corner` is the upper left corner of `ground` in it.
    """

    def __init__(self, ground: Image.Image, *, fresh: bool = False, corner: tuple[int, int] = (0, 0)) -> None:
        """Paint on a copy of `ground`, or if `fresh` on `ground` itself."""
        self._image = ground if fresh else ground.copy()
        self.left, self.top = corner

    @property
    def image(self) -> Image.Image:
        """The image as painted so far, which later calls change."""
        return self._image

    def put(self, sprite: Sprite, x: int, y: int) -> None:
        """Paste a sprite. (x, y) is the upper left corner of its shape, without shadow."""
        self._paste_image(sprite.image, x - sprite.margin, y - sprite.margin)

    def _paste_image(self, piece: Image.Image, x: int, y: int) -> None:
        """Paste a premultiplied image that is cached and never changes."""
        paste_premultiplied(self._image, piece, x - self.left, y - self.top)

    def put_surface(self, sprite: Sprite, x: int, y: int) -> Surface:
        """Paste a sprite and return a surface to draw on, with its origin at the sprite's corner (x, y)."""
        self.put(sprite, x, y)
        return Surface(self, x, y)

    def ink(self, mask: Image.Image, x: int, y: int, colour: Colour) -> None:
        """Paint a colour through a mask whose corner is at (x, y)."""
        paste_colour(self._image, mask, x - self.left, y - self.top, colour)

    def centre(self, sprite: Sprite, x: int, y: int) -> None:
        """Paste a sprite centred on (x, y)."""
        self.put(sprite, x - sprite.w // 2, y - sprite.h // 2)

    def fill(self, box: Box, paint: Colour) -> None:
        """Fill a box with a colour."""
        x, y = box.x - self.left, box.y - self.top
        self._image.paste(paint, (x, y, x + box.w, y + box.h))

    def cover(self, box: Box, make: Make, *case: Hashable, part: Pixel = (0, 0), hour: str = AT_NOON) -> None:
        """Fill a box with the image `make(*case)` in the light of an hour, from its pixel `part` on.

        The image must reach to the box's end; one of the box's size is pasted whole. `make` must return the
        same image for the same arguments.
        """
        x, y = box.x - self.left, box.y - self.top
        left, top = part
        made = make(*case)
        seen = made if made.size == (box.w, box.h) else made.crop((left, top, left + box.w, top + box.h))
        self._image.paste(tinted(seen, hour), (x, y))

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
        """Write text on one line and return its width in pixels.

        Capitals are centred on y. `across` is the share of the width left of x. Text wider than `room` pixels
        is shortened with an ellipsis.
        """
        if room is not None:
            words = fonts.shortened(words, style, room)
        line = fonts.line(words, style)
        baseline = y + fonts.cap_height(style) // 2
        top = baseline - line.ascent + line.top
        inked = _text_image(words, style, colour)
        self._paste_image(inked, x - round(across * line.advance), top)
        return line.advance

    def lines(
        self,
        words: Sequence[str],
        style: Style,
        x: int,
        y: int,
        colour: Colour,
        *,
        step: float | None = None,
        across: float = LEFT,
        outline: int = 0,
    ) -> int:
        """Write lines of text `step` pixels apart, centred on y as a block. Return the width of the widest.

        Without `step` their size decides. `across` is as in `text`, `outline` in pixels. Raises
        ValueError without lines.
        """
        apart = style.size * LINE_APART if step is None else step
        top = y - (len(words) - 1) / 2 * apart
        write = partial(self.outlined_text, edge=outline) if outline else self.text
        return max(
            write(line, x, round(top + number * apart), style, colour, across=across)
            for number, line in enumerate(words)
        )

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
        """Write text with a dark outline of `edge` pixels, legible on any ground. Return its width.

        `across` and `room` as in `text`.
        """
        near = round(edge * 0.75)
        around = ((edge, 0), (-edge, 0), (0, -edge), (0, edge + 2), (near, near), (-near, near))
        for aside, down in (*around, (near, -near), (-near, -near)):
            self.text(words, x + aside, y + down, style, theme.SHADOW, across=across, room=room)
        return self.text(words, x, y, style, colour, across=across, room=room)

    def shrunk_text(
        self, words: str, x: int, y: int, style: Style, colour: Colour, room: int, *, across: float = LEFT
    ) -> int:
        """Write text, smaller and then cut to fit `room` pixels. Return its width in pixels."""
        style = fonts.shrunk_style(words, style, room)
        return self.text(words, x, y, style, colour, across=across, room=room)

    def name_text(
        self, words: str, x: int, y: int, style: Style, colour: Colour, room: int, *, across: float = LEFT
    ) -> int:
        """Write a name or words and return the width. To fit `room`, they are smaller, narrowed, then cut."""
        if fonts.line(words, style).advance <= room:
            return self.text(words, x, y, style, colour, across=across)
        wide = fonts.line(words, theme.LABEL).advance
        if not SQUEEZED * wide <= room < wide:
            return self.text(words, x, y, theme.LABEL, colour, across=across, room=room)
        line, inked = fonts.line(words, theme.LABEL), _text_image(words, theme.LABEL, colour)
        narrow = inked.resize((max(1, inked.width * room // wide), inked.height), Image.Resampling.LANCZOS)
        self._paste_image(
            narrow, x - round(across * room), y + fonts.cap_height(theme.LABEL) // 2 - line.ascent + line.top
        )
        return room


class Surface:
    """A part of a canvas to draw on at final size, in pixels from its origin."""

    def __init__(self, canvas: Canvas, x: int, y: int) -> None:
        """Draw on `canvas` with the origin (x, y)."""
        self._canvas, self._x, self._y = canvas, x, y

    def icon(self, name: str, x: float, y: float, size: float, colour: Colour, strength: float = 1) -> None:
        """Draw an icon of `size` pixels with its upper left corner at (x, y). `strength` is its opacity."""
        mask = icons.icon_mask(name, round(size))
        if strength < 1:
            mask = mask.point(lambda value: round(value * strength))
        self._canvas.ink(mask, round(x) + self._x, round(y) + self._y, colour)

    def text(
        self, words: str, x: float, y: float, style: Style, colour: Colour, *, across: float = LEFT
    ) -> None:
        """Write text with its capitals centred on y. `across` is the share of its width left of x."""
        line = fonts.line(words, style)
        left, up = round(x - across * line.advance), fonts.cap_height(style) / 2 - line.ascent
        self._canvas.ink(line.mask, left + self._x, round(y + up) + line.top + self._y, colour)

    def put(self, sprite: Sprite, x: int, y: int) -> None:
        """Paste a sprite with its shape's corner at (x, y)."""
        self._canvas.put(sprite, x + self._x, y + self._y)


class Overlay(Surface):
    """A copy of a finished sprite to draw on: much faster than a new `Drawing`."""

    def __init__(self, sprite: Sprite) -> None:
        """Copy the sprite. The origin is its shape's corner."""
        super().__init__(Canvas(sprite.image), sprite.margin, sprite.margin)
        self.margin, self.w, self.h = sprite.margin, sprite.w, sprite.h

    def sprite(self) -> Sprite:
        """Return what was drawn as a sprite of the same size."""
        return Sprite(self._canvas.image, self.margin, self.w, self.h)
