"""Sprites: small pictures drawn at a multiple of their size, then scaled down."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render import fonts, icons, theme
from render.icons import Point
from render.image_cache import cached_image
from render.theme import Colour, Style

SCALE, LINE_SCALE = 3, 2
"""The factors by which sprites and lines of charts are drawn larger."""
SHADOW_ASIDE = 0.75
"""How far to the right a shadow falls, as a share of how far it falls down."""
CAST_HEIGHT, CAST_LEAN, CAST_BLUR = 0.4, 1.05, 2.4
"""A cast shadow's height as a share of the shape's, its lean to the right for each pixel down, its blur."""


_VISIBLE = [0, 0, 0] + [255] * 253
"""Lookup table from alpha to visible (255) or not (0)."""


_SOLID = [0] * 128 + [255] * 128
"""Lookup table from alpha to at least half opaque (255) or not (0)."""


PREMULTIPLIED = "RGBa"
"""The image mode of sprites: colours multiplied by alpha. Pasting takes a quarter of the time."""


class Sprite(Struct, frozen=True):
    """A small picture. Its shape of w × h pixels starts `margin` pixels inside the image."""

    image: Image.Image
    margin: int
    w: int
    h: int

    def rotated(self, degrees: float) -> Image.Image:
        """Return the image rotated anticlockwise by `degrees` about its centre, as a larger RGBA image."""
        return self.image.convert("RGBA").rotate(degrees, Image.Resampling.BICUBIC, expand=True)

    def widened(self, w: int) -> Sprite:
        """Return the sprite stretched to a shape of `w` pixels by repeating the column in its middle.

        Raises ValueError unless `w` exceeds the present width.
        """
        old, more = self.image, w - self.w
        middle = old.width // 2
        image = transparent(old.width + more, old.height)
        image.paste(old.crop((0, 0, middle, old.height)), (0, 0))
        image.paste(old.crop((middle, 0, middle + 1, old.height)).resize((more, old.height)), (middle, 0))
        image.paste(old.crop((middle, 0, *old.size)), (middle + more, 0))
        return Sprite(image, self.margin, w, self.h)

    def scaled_down(self, share: float) -> Sprite:
        """Return the sprite scaled by `share` (0 to 1); itself for 1 or more."""
        if share >= 1:
            return self
        w, h, margin = (round(length * share) for length in (self.w, self.h, self.margin))
        image = self.image.resize((w + 2 * margin, h + 2 * margin), Image.Resampling.BOX)
        return Sprite(image, margin, w, h)

    @property
    def alpha(self) -> Image.Image:
        """The opacity of the image's pixels, as a mask."""
        return self.image.getchannel("a")


def cast_shadow(standing: Sprite) -> tuple[Image.Image, int]:
    """Return the mask of a standing shape's shadow on the ground to its lower right, and the shape's foot.

    Place the mask at (0, foot) of the sprite's image.
    """
    _, top, _, foot = standing.alpha.point(_SOLID).getbbox() or (0, 0, 1, 1)
    upper = standing.alpha.crop((0, top, standing.image.width, foot))
    low = upper.transpose(Image.Transpose.FLIP_TOP_BOTTOM).resize(
        (upper.width, max(1, round(upper.height * CAST_HEIGHT)))
    )
    size = low.width + round(low.height * CAST_LEAN), low.height + 2 * round(CAST_BLUR)
    leaning = low.transform(size, Image.Transform.AFFINE, (1, -CAST_LEAN, 0, 0, 1, 0))
    return leaning.filter(ImageFilter.GaussianBlur(CAST_BLUR)), foot


def gradient(w: int, h: int, top: Colour, bottom: Colour) -> Image.Image:
    """Return an RGB image that fades from the colour `top` to `bottom`."""
    return _gradient_column(h, top, bottom).resize((w, h), Image.Resampling.NEAREST)


@cached_image
def _gradient_column(h: int, top: Colour, bottom: Colour) -> Image.Image:
    """Return a gradient one pixel wide and `h` pixels high."""
    last = max(h - 1, 1)
    # Band by band: a tall strip takes some milliseconds pixel by pixel.
    bands = (
        bytes(round(a + (b - a) * (y / last)) for y in range(h)) for a, b in zip(top, bottom, strict=True)
    )
    return Image.merge("RGB", [Image.frombytes("L", (1, h), band) for band in bands])


def left_shade(w: int, h: int, strength: float) -> Image.Image:
    """Return a mask of w × h pixels that fades from `strength` (0 to 1) at the left to nothing."""
    fade = Image.linear_gradient("L").rotate(90).resize((w, h))
    return fade.point(lambda value: round((255 - value) * strength))


@cached_image
def foot_fade(w: int, h: int, reach: int) -> Image.Image:
    """Return a mask of w × h pixels that fades out over the lowest `reach` pixels."""
    mask = Image.new("L", (w, h), 255)
    fade = Image.linear_gradient("L").transpose(Image.Transpose.FLIP_TOP_BOTTOM).resize((w, reach))
    mask.paste(fade, (0, h - reach))
    return mask


def mask_below(w: int, h: int, line: Sequence[Point]) -> Image.Image:
    """Return a mask of w × h pixels, filled below a line from left to right."""
    mask = Image.new("L", (w, h), 0)
    ImageDraw.Draw(mask).polygon([(line[0][0], h), *line, (line[-1][0], h)], fill=255)
    return mask


def line_mask(w: int, h: int, line: Sequence[Point], thick: int) -> Image.Image:
    """Return a mask of w × h pixels with a smooth line, `thick` pixels wide."""
    large = Image.new("L", (w * LINE_SCALE, h * LINE_SCALE), 0)
    spots = [(x * LINE_SCALE, y * LINE_SCALE) for x, y in line]
    ImageDraw.Draw(large).line(spots, fill=255, width=thick * LINE_SCALE, joint="curve")
    return large.resize((w, h), Image.Resampling.BOX)


def transparent(w: int, h: int) -> Image.Image:
    """Return a fully transparent premultiplied image, the base of a sprite."""
    return Image.new(PREMULTIPLIED, (w, h))


def paste_sprite(image: Image.Image, sprite: Sprite, x: int, y: int) -> None:
    """Paste a sprite on an image with its shape's corner at (x, y)."""
    paste_premultiplied(image, sprite.image, x - sprite.margin, y - sprite.margin)


def paste_premultiplied(image: Image.Image, piece: Image.Image, x: int, y: int) -> None:
    """Paste a premultiplied image on an RGB or premultiplied one. Parts outside are cut off."""
    # The core of `Image.paste`, without its checks: they take longer than pasting one of a picture's
    # eighty small pieces.
    laid = piece.im
    w, h = laid.size
    image.im.paste(laid, (x, y, x + w, y + h), laid)


def paste_colour(image: Image.Image, mask: Image.Image, x: int, y: int, colour: Colour) -> None:
    """Paint a colour on an image through a mask whose corner is at (x, y)."""
    # Pillow would paste a bare colour as if the image were not premultiplied.
    image.paste(Image.new(PREMULTIPLIED, mask.size, (*colour, 255)), (x, y), mask)


def dilated(mask: Image.Image, distance: int) -> Image.Image:
    """Return a mask whose filled part reaches `distance` pixels further to all sides and corners."""
    for across, down in ((1, 0), (0, 1)):
        reach = 0
        while reach < distance:
            # One more than reached so far: ink at the rim has no neighbours outside the mask.
            step = min(reach + 1, distance - reach)
            ways = [_shift_mask(mask, across * far, down * far) for far in (step, -step)]
            mask = ImageChops.lighter(mask, ImageChops.lighter(*ways))
            reach += step
    return mask


def _shift_mask(mask: Image.Image, x: int, y: int) -> Image.Image:
    moved = Image.new("L", mask.size, 0)
    moved.paste(mask, (x, y))
    return moved


class Drawing:
    """A sprite of w × h pixels being drawn, at `SCALE` times its size. `margin` is room for its shadow.

    Polygons, rectangles and circles are in units of `unit` pixels.
    """

    def __init__(self, w: int, h: int, margin: int = 0, unit: float = 1) -> None:
        self.w, self.h, self.margin, self.unit = w, h, margin, unit
        self.image = transparent(*self._drawing_size)

    @property
    def _drawing_size(self) -> tuple[int, int]:
        return (self.w + 2 * self.margin) * SCALE, (self.h + 2 * self.margin) * SCALE

    def _to_drawing(self, *values: float) -> tuple[float, ...]:
        """Convert positions in the sprite's pixels to those in the large image."""
        return tuple((value + self.margin) * SCALE for value in values)

    def _outline(self, points: Sequence[Point]) -> list[tuple[float, ...]]:
        """Convert points in units of `unit` pixels to those of the large image."""
        return [self._to_drawing(x * self.unit, y * self.unit) for x, y in points]

    def rounded(self, inset: float, radius: float, edge: float | None = None) -> Image.Image:
        """Return the mask of the whole shape as a rounded rectangle, `inset` pixels smaller on each side.

        With `edge`, only an outline of that width is filled.
        """
        mask = Image.new("L", self._drawing_size, 0)
        x, y = self._to_drawing(inset, inset)
        right, bottom = self._to_drawing(self.w - inset, self.h - inset)
        pen = ImageDraw.Draw(mask)
        box, curve = (x, y, right - 1, bottom - 1), radius * SCALE
        if edge is None:
            pen.rounded_rectangle(box, curve, fill=255)
        else:
            pen.rounded_rectangle(box, curve, outline=255, width=round(edge * SCALE))
        return mask

    def polygon(self, points: Sequence[Point]) -> Image.Image:
        """Return the mask of a polygon, of the drawing's size. `points` are in units."""
        mask = Image.new("L", self._drawing_size, 0)
        ImageDraw.Draw(mask).polygon(self._outline(points), fill=255)
        return mask

    def fill(self, points: Sequence[Point], colour: Colour) -> None:
        """Fill a polygon with a colour."""
        ImageDraw.Draw(self.image).polygon(self._outline(points), fill=(*colour, 255))

    def slab(self, x: float, y: float, right: float, bottom: float, colour: Colour) -> None:
        """Fill a rectangle from (x, y) to (right, bottom)."""
        self.fill([(x, y), (right, y), (right, bottom), (x, bottom)], colour)

    def disc(self, x: float, y: float, radius: float, colour: Colour) -> None:
        """Fill a circle around (x, y)."""
        corners = self._outline([(x - radius, y - radius), (x + radius, y + radius)])
        ImageDraw.Draw(self.image).ellipse(corners, fill=(*colour, 255))

    def ink(self, mask: Image.Image, colour: Colour, strength: float = 1.0) -> None:
        """Paint a colour through a mask of the drawing's size. `strength` is the opacity."""
        if strength < 1:
            mask = mask.point(lambda value: round(value * strength))
        paste_colour(self.image, mask, 0, 0, colour)

    def shade(self, mask: Image.Image, top: Colour, bottom: Colour) -> None:
        """Paint a vertical gradient through a mask.

        `top` and `bottom` are its colours at the shape's ends.
        """
        layer = Image.new("RGB", self._drawing_size, top)
        margin = self.margin * SCALE
        layer.paste(gradient(self._drawing_size[0], self.h * SCALE, top, bottom), (0, margin))
        self.image.paste(layer, (0, 0), mask)

    def shadow(self, mask: Image.Image, blur: float, strength: float, drop: float = 0) -> None:
        """Paint a soft shadow of a mask, `drop` pixels lower and a little aside.

        `blur` is its radius in pixels, `strength` its opacity (0 to 1).
        """
        soft = mask.filter(ImageFilter.GaussianBlur(blur * SCALE))
        aside = round(drop * SHADOW_ASIDE * SCALE)
        self.ink(ImageChops.offset(soft, aside, round(drop * SCALE)), theme.SHADOW, strength)

    def plate(
        self,
        radius: float,
        rim: float,
        edge: Colour,
        top: Colour,
        bottom: Colour,
        *,
        shadow: tuple[float, float, float] | None = (3, 0.8, 2),
    ) -> None:
        """Draw a rounded plate with a gradient and a rim of `rim` pixels in the colour `edge`.

        `shadow` is its blur, strength and drop; None for no shadow.
        """
        whole = self.rounded(0, radius)
        if shadow is not None:
            self.shadow(whole, *shadow)
        self.ink(whole, edge)
        self.shade(self.rounded(rim, radius - rim), top, bottom)

    def icon_mask(self, name: str, x: float, y: float, size: float) -> Image.Image:
        """Return the mask of an icon of `size` pixels with its upper left corner at (x, y)."""
        mask = Image.new("L", self._drawing_size, 0)
        left, top = self._to_drawing(x, y)
        mask.paste(icons.icon_mask(name, round(size * SCALE)), (round(left), round(top)))
        return mask

    def icon(self, name: str, x: float, y: float, size: float, colour: Colour, strength: float = 1.0) -> None:
        """Draw an icon of `size` pixels with its upper left corner at (x, y). `strength` is its opacity."""
        self.ink(self.icon_mask(name, x, y, size), colour, strength)

    def text(
        self, words: str, x: float, y: float, style: Style, colour: Colour, *, across: float = 0
    ) -> None:
        """Write text with its capitals centred on y. `across` is the share of its width left of x."""
        large = Style(style.face, style.size * SCALE)
        line = fonts.line(words, large)
        left, middle = self._to_drawing(x, y)
        mask = Image.new("L", self._drawing_size, 0)
        baseline = middle + fonts.cap_height(large) / 2
        top = round(baseline - line.ascent) + line.top
        mask.paste(line.mask, (round(left - across * line.advance), top))
        self.ink(mask, colour)

    def sprite(self) -> Sprite:
        """Return the finished sprite, scaled down, without empty margins."""
        size = (self.w + 2 * self.margin, self.h + 2 * self.margin)
        # Scaling overshoots. A colour brighter than its alpha would overflow when pasted.
        image = self.image.resize(size, Image.Resampling.LANCZOS).convert("RGBA").convert(PREMULTIPLIED)
        spare = self._empty_margin(image)
        seen = image.crop((spare, spare, size[0] - spare, size[1] - spare)) if spare else image
        return Sprite(seen, self.margin - spare, self.w, self.h)

    def _empty_margin(self, image: Image.Image) -> int:
        """Return how many pixels of the margin are empty on all four sides, so that they can be cropped."""
        seen = image.getchannel("a").point(_VISIBLE).getbbox()
        if seen is None:
            return 0
        left, top, right, bottom = seen
        return min(self.margin, left, top, image.width - right, image.height - bottom)
