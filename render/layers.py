"""A picture as a list of pieces from the ground up. Parts are painted only when they are needed."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from hashlib import blake2b
from itertools import count
from typing import TYPE_CHECKING

from msgspec import Struct
from PIL import Image

from render.backgrounds import AT_NOON, tinted
from render.canvas import Canvas, Make, Pixel
from render.drawing import PREMULTIPLIED
from render.geometry import Box
from render.theme import Colour

if TYPE_CHECKING:
    from PIL._imaging import ImagingCore

Cell = tuple[int, ...]
"""The pieces in a cell of a picture, as numbers. Equal cells have equal pixels."""

MAX_NUMBERS = 20_000
"""The number of remembered piece numbers. A picture has about eighty, most of them shared."""
_numbers = count()
_DIGEST = 16
_numbers_by_content: dict[Hashable, int] = {}


def _image_digest(image: Image.Image) -> bytes:
    """Return a hash of an image's pixels. It is computed once per image, so the image must not change."""
    shown: bytes | None = image.__dict__.get("digest")
    if shown is None:
        about = f"{image.mode} {image.width}".encode()
        shown = blake2b(image.tobytes(), digest_size=_DIGEST, person=about).digest()
        image.__dict__["digest"] = shown
    return shown


def _content_number(what: Hashable, x: int, y: int, w: int, h: int) -> int:
    """Return the number of a piece (`what`) at a place.

    Different pieces never share a number. Equal ones at the same place do, until over `MAX_NUMBERS` are
    known and all are forgotten.
    """
    if len(_numbers_by_content) > MAX_NUMBERS:
        _numbers_by_content.clear()
    known = what, x, y, w, h
    return _numbers_by_content.get(known) or _numbers_by_content.setdefault(known, next(_numbers) + 1)


class _Piece(Struct, frozen=True):
    """A piece at a place of the picture. Pieces with equal content and place share a number."""

    number: int
    x: int
    y: int
    right: int
    bottom: int

    def paint(self, core: ImagingCore, x: int, y: int, right: int, bottom: int) -> None:
        """Paint the piece on `core`, which shows the box from (x, y) to (right, bottom) of the picture."""


class _Laid(_Piece, frozen=True):
    """A colour or a finished image, pasted through `mask` if there is one."""

    source: ImagingCore | Colour
    mask: ImagingCore | None = None

    def paint(self, core: ImagingCore, x: int, y: int, right: int, bottom: int) -> None:
        """Paste the piece on `core`, as in `_Piece.paint`."""
        box = self.x - x, self.y - y, self.right - x, self.bottom - y
        if self.mask is None:
            core.paste(self.source, box)
        else:
            core.paste(self.source, box, self.mask)


class _Cover(_Piece, frozen=True):
    """A part of an image that is made only when it is painted, in the light of an hour."""

    make: Callable[[], Image.Image]
    part: Pixel
    hour: str

    def paint(self, core: ImagingCore, x: int, y: int, right: int, bottom: int) -> None:
        """Make the image, and paste its part in the box on `core`."""
        left, top = max(x, self.x), max(y, self.y)
        end, foot = min(right, self.right), min(bottom, self.bottom)
        across, down = self.part[0] - self.x, self.part[1] - self.y
        # Tinted images are not cached: tinting what is painted is quick, and an image takes up to 5 MB.
        seen = tinted(self.make().crop((left + across, top + down, end + across, foot + down)), self.hour)
        core.paste(seen.im, (left - x, top - y, end - x, foot - y))


def whole_image(picture: Image.Image | Layers) -> Image.Image:
    """Return a picture as an image."""
    return picture.image if isinstance(picture, Layers) else picture


class Layers(Canvas):
    """A canvas that records pieces instead of painting them.

    Images put on it must be cached and never change.
    """

    def __init__(self, width: int, height: int) -> None:
        """Begin with no pieces: a picture of width × height pixels."""
        self.width, self.height = width, height
        self._pieces = list[_Piece]()
        self._whole: Image.Image | None = None

    def _add_piece(self, piece: _Piece) -> None:
        """Record a piece, and drop the cached whole."""
        self._pieces.append(piece)
        self._whole = None

    @property
    def image(self) -> Image.Image:
        """The whole picture, painted once. Do not change it."""
        if self._whole is None:
            self._whole = self._painted(Box(0, 0, self.width, self.height))
        return self._whole

    def painted(self, box: Box) -> Image.Image:
        """Return the part of the picture in a box.

        If the box has the picture's size, it is the cached whole.
        """
        return self.image if (box.w, box.h) == (self.width, self.height) else self._painted(box)

    def _painted(self, box: Box) -> Image.Image:
        """Paint the picture's part in a box, without caching it."""
        x, y, right, bottom = box.x, box.y, box.right, box.bottom
        image = Image.new("RGB", (box.w, box.h), None)
        core = image.im
        for piece in self._pieces:
            if piece.y < bottom and piece.bottom > y and piece.x < right and piece.right > x:
                piece.paint(core, x, y, right, bottom)
        return image

    def cells(self, width: int, height: int) -> Sequence[Cell]:
        """Return, row by row, the numbers of the pieces in each cell of width × height pixels.

        Each tuple begins with the cell's index; one cut off by the lower edge ends with minus its height.
        """
        across, down = self.width // width, -(-self.height // height)
        lying: list[list[int]] = [[cell] for cell in range(across * down)]
        for piece in self._pieces:
            first, last = max(piece.x // width, 0), min((piece.right - 1) // width, across - 1)
            top, foot = max(piece.y // height, 0), min((piece.bottom - 1) // height, down - 1)
            number, columns = piece.number, range(first, last + 1)
            for row in range(top * across, foot * across + 1, across):
                for column in columns:
                    lying[row + column].append(number)
        low = self.height % height
        for cell in lying[-across:] if low else ():
            cell.append(-low)
        return list(map(tuple, lying))

    def _paste_image(self, piece: Image.Image, x: int, y: int) -> None:
        """Record a finished image at (x, y)."""
        core = piece.im
        w, h = core.size
        number = _content_number(_image_digest(piece), x, y, w, h)
        self._add_piece(_Laid(number, x, y, x + w, y + h, core, core))

    def ink(self, mask: Image.Image, x: int, y: int, colour: Colour) -> None:
        """Record a colour through a mask."""
        w, h = mask.size
        number = _content_number((_image_digest(mask), colour), x, y, w, h)
        solid = Image.new(PREMULTIPLIED, mask.size, (*colour, 255))
        self._add_piece(_Laid(number, x, y, x + w, y + h, solid.im, mask.im))

    def fill(self, box: Box, paint: Colour) -> None:
        """Record a filled box."""
        number = _content_number(paint, box.x, box.y, box.w, box.h)
        self._add_piece(_Laid(number, box.x, box.y, box.right, box.bottom, paint))

    def cover(self, box: Box, make: Make, *case: Hashable, part: Pixel = (0, 0), hour: str = AT_NOON) -> None:
        """As `Canvas.cover`; the image is made when painted."""
        number = _content_number((make, case, part, hour), box.x, box.y, box.w, box.h)
        made = partial(make, *case)
        self._add_piece(_Cover(number, box.x, box.y, box.right, box.bottom, made, part, hour))
