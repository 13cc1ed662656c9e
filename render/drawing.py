"""Where sprites are drawn: several times too large, then scaled down."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import lru_cache

from msgspec import Struct
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render import fonts, icons, theme
from render.icons import Point
from render.theme import Colour, Style

SCALE = 3
"""How many times too large sprites are drawn."""


_VISIBLE = [0, 0, 0] + [255] * 253
"""What of an alpha can be seen: a hundredth cannot."""


PREMULTIPLIED = "RGBa"
"""How sprites are kept: their colours times their alpha. So they are laid down in a quarter of the time."""


class Sprite(Struct, frozen=True):
    """A small picture; its shape's corner lies `margin` pixels inside it (shadows reach further)."""

    image: Image.Image
    margin: int
    w: int
    h: int

    def rotated(self, degrees: float) -> Image.Image:
        """Its picture turned round its middle, anticlockwise; as large as that needs, not premultiplied."""
        return self.image.convert("RGBA").rotate(degrees, Image.Resampling.BICUBIC, expand=True)

    def scaled_down(self, share: float) -> Sprite:
        """The same in little: so much of its size, itself for 1."""
        if share >= 1:
            return self
        w, h, margin = (round(length * share) for length in (self.w, self.h, self.margin))
        image = self.image.resize((w + 2 * margin, h + 2 * margin), Image.Resampling.BOX)
        return Sprite(image, margin, w, h)

    @property
    def alpha(self) -> Image.Image:
        """How much each of its pixels covers."""
        return self.image.getchannel("a")


def gradient(w: int, h: int, top: Colour, bottom: Colour) -> Image.Image:
    """A plain picture that goes from one colour at the top to another at the bottom."""
    return _strip(h, top, bottom).resize((w, h), Image.Resampling.NEAREST)


@lru_cache(maxsize=64)
def _strip(h: int, top: Colour, bottom: Colour) -> Image.Image:
    """One column of a gradient."""
    last = max(h - 1, 1)
    # A colour at a time: a high one takes some milliseconds pixel by pixel.
    bands = (
        bytes(round(a + (b - a) * (y / last)) for y in range(h)) for a, b in zip(top, bottom, strict=True)
    )
    return Image.merge("RGB", [Image.frombytes("L", (1, h), band) for band in bands])


def transparent(w: int, h: int) -> Image.Image:
    """A picture with nothing on it, of which a sprite can be made."""
    return Image.new(PREMULTIPLIED, (w, h))


def paste_sprite(image: Image.Image, sprite: Sprite, x: int, y: int) -> None:
    """Lays a sprite down on a picture, the corner of its shape at a place; what reaches over is cut off."""
    paste_premultiplied(image, sprite.image, x - sprite.margin, y - sprite.margin)


def paste_premultiplied(image: Image.Image, piece: Image.Image, x: int, y: int) -> None:
    """Lays a premultiplied picture down on another such, or on an RGB one; what reaches over is cut off."""
    # What `image.paste` comes to in the end: a picture has some eighty pieces, most of them small, and
    # what is looked at before takes longer than laying such a one down.
    laid = piece.im
    w, h = laid.size
    image.im.paste(laid, (x, y, x + w, y + h), laid)


def paste_colour(image: Image.Image, mask: Image.Image, x: int, y: int, colour: Colour) -> None:
    """Lays a colour down on a picture, or what is to be a sprite, through a mask that begins at a place."""
    # Pillow pastes a bare colour as if such pictures were not premultiplied.
    image.paste(Image.new(PREMULTIPLIED, mask.size, (*colour, 255)), (x, y), mask)


def dilated(mask: Image.Image, by: int) -> Image.Image:
    """A mask whose ink reaches so many pixels further in every direction, corners as far across as down.

    The same as Pillow's `MaxFilter(2 * by + 1)`, in a fortieth of the time.
    """
    for across, down in ((1, 0), (0, 1)):
        reach = 0
        while reach < by:
            # One more than is reached: ink at the rim is reached from outside too, where there is no mask.
            step = min(reach + 1, by - reach)
            ways = (_moved(mask, across * step, down * step), _moved(mask, -across * step, -down * step))
            mask = ImageChops.lighter(mask, ImageChops.lighter(*ways))
            reach += step
    return mask


def _moved(mask: Image.Image, x: int, y: int) -> Image.Image:
    """A mask moved to the right and down; nothing comes in from outside."""
    moved = Image.new("L", mask.size, 0)
    moved.paste(mask, (x, y))
    return moved


class Drawing:
    """Where a sprite of w × h pixels is drawn, larger; `margin` leaves room for its shadow.

    All measures given to its methods are in the sprite's own pixels from its shape's corner.
    """

    def __init__(self, w: int, h: int, margin: int = 0) -> None:
        self.w, self.h, self.margin = w, h, margin
        self.image = transparent(*self._size)

    @property
    def _size(self) -> tuple[int, int]:
        return (self.w + 2 * self.margin) * SCALE, (self.h + 2 * self.margin) * SCALE

    def _at(self, *values: float) -> tuple[float, ...]:
        return tuple((value + self.margin) * SCALE for value in values)

    def rounded(self, inset: float, radius: float, edge: float | None = None) -> Image.Image:
        """The mask of the shape's own rounded rectangle, `inset` pixels smaller; only its edge if given."""
        mask = Image.new("L", self._size, 0)
        x, y = self._at(inset, inset)
        right, bottom = self._at(self.w - inset, self.h - inset)
        pen = ImageDraw.Draw(mask)
        box, curve = (x, y, right - 1, bottom - 1), radius * SCALE
        if edge is None:
            pen.rounded_rectangle(box, curve, fill=255)
        else:
            pen.rounded_rectangle(box, curve, outline=255, width=round(edge * SCALE))
        return mask

    def polygon(self, points: list[Point]) -> Image.Image:
        """The mask of a polygon."""
        mask = Image.new("L", self._size, 0)
        ImageDraw.Draw(mask).polygon([self._at(x, y) for x, y in points], fill=255)
        return mask

    def fill(self, points: list[Point], colour: Colour) -> None:
        """Paints a polygon outright: many times quicker than through a mask."""
        ImageDraw.Draw(self.image).polygon([self._at(x, y) for x, y in points], fill=(*colour, 255))

    def slab(self, x: float, y: float, right: float, bottom: float, colour: Colour) -> None:
        """Paints an upright rectangle outright."""
        self.fill([(x, y), (right, y), (right, bottom), (x, bottom)], colour)

    def disc(self, x: float, y: float, radius: float, colour: Colour) -> None:
        """Paints a disc outright."""
        box = (*self._at(x - radius, y - radius), *self._at(x + radius, y + radius))
        ImageDraw.Draw(self.image).ellipse(box, fill=(*colour, 255))

    def ink(self, mask: Image.Image, colour: Colour, strength: float = 1.0) -> None:
        """Lays a colour down through a mask of the drawing's size."""
        if strength < 1:
            mask = mask.point(lambda value: round(value * strength))
        paste_colour(self.image, mask, 0, 0, colour)

    def shade(self, mask: Image.Image, top: Colour, bottom: Colour) -> None:
        """Lays a gradient down through a mask, from the shape's top to its bottom."""
        layer = Image.new("RGB", self._size, top)
        margin = self.margin * SCALE
        layer.paste(gradient(self._size[0], self.h * SCALE, top, bottom), (0, margin))
        self.image.paste(layer, (0, 0), mask)

    def shadow(self, mask: Image.Image, blur: float, strength: float, drop: float = 0) -> None:
        """Lays a soft shadow of a mask down, `drop` pixels lower."""
        soft = mask.filter(ImageFilter.GaussianBlur(blur * SCALE))
        self.ink(ImageChops.offset(soft, 0, round(drop * SCALE)), theme.SHADOW, strength)

    def icon_mask(self, name: str, x: float, y: float, size: float) -> Image.Image:
        """The mask of an icon whose upper left corner is at a place."""
        mask = Image.new("L", self._size, 0)
        left, top = self._at(x, y)
        mask.paste(icons.icon_mask(name, round(size * SCALE)), (round(left), round(top)))
        return mask

    def icon(self, name: str, x: float, y: float, size: float, colour: Colour, strength: float = 1.0) -> None:
        """Puts an icon's upper left corner at a place."""
        self.ink(self.icon_mask(name, x, y, size), colour, strength)

    def text(
        self,
        words: str,
        x: float,
        y: float,
        style: Style,
        colour: Colour,
        *,
        across: float = 0,
        strength: float = 1,
    ) -> None:
        """Writes words whose capitals are centred on y; `across` of their width lies left of x."""
        large = Style(style.face, style.size * SCALE)
        line = fonts.line(words, large)
        left, middle = self._at(x, y)
        mask = Image.new("L", self._size, 0)
        baseline = middle + fonts.cap_height(large) / 2
        top = round(baseline - line.ascent) + line.top
        mask.paste(line.mask, (round(left - across * line.advance), top))
        self.ink(mask, colour)

    def sprite(self) -> Sprite:
        """The drawing, scaled down; of its margin only what is seen."""
        size = (self.w + 2 * self.margin, self.h + 2 * self.margin)
        # Scaling overshoots; a colour that is brighter than its alpha would run over when it is laid down.
        image = self.image.resize(size, Image.Resampling.LANCZOS).convert("RGBA").convert(PREMULTIPLIED)
        spare = self._spare(image)
        seen = image.crop((spare, spare, size[0] - spare, size[1] - spare)) if spare else image
        return Sprite(seen, self.margin - spare, self.w, self.h)

    def _spare(self, image: Image.Image) -> int:
        """How many pixels of the margin have next to nothing in them, on every side.

        Pasting takes as long for what is transparent: shadows fade out well inside their room.
        """
        seen = image.getchannel("a").point(_VISIBLE).getbbox()
        if seen is None:
            return 0
        left, top, right, bottom = seen
        return min(self.margin, left, top, image.width - right, image.height - bottom)


class Surface(ABC):
    """What is drawn upon a picture at its own size, measured from a place in it."""

    def __init__(self, x: int, y: int) -> None:
        self._x, self._y = x, y

    def icon(self, name: str, x: float, y: float, size: float, colour: Colour, strength: float = 1) -> None:
        """Puts an icon's upper left corner at a place."""
        mask = icons.icon_mask(name, round(size))
        if strength < 1:
            mask = mask.point(lambda value: round(value * strength))
        self._ink(mask, round(x), round(y), colour)

    def text(
        self, words: str, x: float, y: float, style: Style, colour: Colour, *, across: float = 0
    ) -> None:
        """Writes words whose capitals are centred on y; `across` of their width lies left of x."""
        line = fonts.line(words, style)
        up = fonts.cap_height(style) / 2 - line.ascent
        self._ink(line.mask, round(x - across * line.advance), round(y + up) + line.top, colour)

    @abstractmethod
    def _ink(self, mask: Image.Image, x: int, y: int, colour: Colour) -> None: ...

    @abstractmethod
    def put(self, sprite: Sprite, x: int, y: int) -> None:
        """Lays a sprite down, the corner of its shape at a place."""


class ImageSurface(Surface):
    """What is drawn upon an image at once."""

    def __init__(self, image: Image.Image, x: int, y: int) -> None:
        super().__init__(x, y)
        self.image = image

    def _ink(self, mask: Image.Image, x: int, y: int, colour: Colour) -> None:
        paste_colour(self.image, mask, x + self._x, y + self._y, colour)

    def put(self, sprite: Sprite, x: int, y: int) -> None:
        """Lays a sprite down, the corner of its shape at a place."""
        paste_sprite(self.image, sprite, x + self._x, y + self._y)


class Overlay(ImageSurface):
    """What is drawn onto a copy of a ready sprite, at its own size: much less work than a new drawing."""

    def __init__(self, sprite: Sprite) -> None:
        super().__init__(sprite.image.copy(), sprite.margin, sprite.margin)
        self.margin, self.w, self.h = sprite.margin, sprite.w, sprite.h

    def sprite(self) -> Sprite:
        """What came of it."""
        return Sprite(self.image, self.margin, self.w, self.h)
