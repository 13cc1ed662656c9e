"""Picture files: JPEGs, encoded as a whole or joined from cells that were encoded before.

Two posts of a table differ in a few places only, and other tables show the same cards on the same ground.
Restart markers split a JPEG into parts that are encoded independently. So a file is joined from new and
cached cells. It decodes to the same pixels as a file encoded at once, and is about one percent larger.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from io import BytesIO
from threading import Lock

from PIL import Image

from render.geometry import WIDTH, Box
from render.layers import Cell, Layers

FORMAT, SUFFIX = "JPEG", "jpg"
QUALITY, LOW_QUALITY = 76, 66
"""The lower one is for the few pictures that would be larger than `MOST`: the fullest maps."""
MAX_BYTES = 300_000
"""Bytes; what a phone's connection shows at once."""
SUBSAMPLING = "4:2:0"
"""Measured on thirteen tables, hands and ends. Tables of Huffman codes made for each picture (`optimize`)
save 7 % of the bytes and take as long again (8.8 ms for 4.3 at quality 80); quality 76 with the ready
tables has the same bytes as quality 80 with its own, in half the time, and looks the same even at twice
the size. Progressive files are 2 % smaller than that and take five times as long. Whole colour (4:4:4)
costs a quarter more bytes and 40 % more time and cannot be told from this one, dark numerals on red
included. WebP at quality 75 took four times as long for two thirds of the bytes and smears quiet marks on
coloured stones; lossless files took three times as long, 256 colours in a PNG left bands in the dark
gradients, and AVIF took twice WebP's time."""


def encode_image(image: Image.Image) -> bytes:
    """The image's file, of at most `MOST` bytes if a lower quality brings it there."""
    data = jpeg_bytes(image, QUALITY)
    return data if len(data) <= MAX_BYTES else jpeg_bytes(image, LOW_QUALITY)


def jpeg_bytes(image: Image.Image, quality: int, *, restart_marker_blocks: int = 0) -> bytes:
    """The image's file in a quality, cut after every so many squares if wanted."""
    file = BytesIO()
    image.save(
        file,
        FORMAT,
        quality=quality,
        subsampling=SUBSAMPLING,
        restart_marker_blocks=restart_marker_blocks,
    )
    return file.getvalue()


BLOCK = 16
"""So many pixels across and down are encoded together, and in rows of such."""
COLUMNS = 3
"""Whole rows are seldom the same: of those at the same tables a half was kept, and of thirds four fifths."""
CELL_WIDTH, CELL_HEIGHT = WIDTH // COLUMNS, BLOCK
CACHE_BYTES = 16_000_000
"""What kept cells may take."""
MAX_REPAINTED = 5
"""So many kept cells are painted once more where that spares a piece: beginning one takes as long."""
_SIZE_MARKER, _SCAN_MARKER, _END_MARKER = b"\xff\xc0", b"\xff\xda", b"\xff\xd9"
"""In a file, what comes before the picture's size, before its cells, and after them."""
_RESTART_MARKER = re.compile(rb"\xff[\xd0-\xd7]")
_RESTART_MARKERS = [bytes((0xFF, 0xD0 + number)) for number in range(8)]
"""The marks between cells, by turns."""
_ENTRY_BYTES = 350
"""What it takes to keep a cell, besides its bytes."""


class _CellCache:
    """Cells that were seen lately: at least those that take half of the room."""

    def __init__(self) -> None:
        self._new: dict[Cell, bytes] = {}
        self._old: dict[Cell, bytes] = {}
        self._bytes = 0
        self._lock = Lock()

    def found(self, cells: Sequence[Cell]) -> list[bytes | None]:
        """Each of the cells, if it is kept."""
        with self._lock:
            found = [self._new.get(cell) for cell in cells]
            if self._old:
                for at, cell in enumerate(cells):
                    if found[at] is None and (data := self._old.pop(cell, None)) is not None:
                        found[at] = data
                        self._add(cell, data)
        return found

    def keep(self, cell: Cell, data: bytes) -> None:
        """Keeps a cell, and lets go of some that were not seen for longest."""
        with self._lock:
            if cell not in self._new:
                self._add(cell, data)

    def _add(self, cell: Cell, data: bytes) -> None:
        self._new[cell] = data
        self._bytes += len(data) + _ENTRY_BYTES
        if self._bytes > CACHE_BYTES // 2:
            self._old, self._new, self._bytes = self._new, {}, 0


_cache = _CellCache()


def encode_layers(picture: Layers) -> bytes:
    """The picture's file, of at most `encoding.MOST` bytes if a lower quality brings it there."""
    data = _joined(picture)
    return data if len(data) <= MAX_BYTES else jpeg_bytes(picture.image, LOW_QUALITY)


def _joined(picture: Layers) -> bytes:
    cells = picture.cells(CELL_WIDTH, CELL_HEIGHT)
    found = _cache.found(cells)
    for box in _boxes([data is None for data in found]):
        part = Box(
            box.x * CELL_WIDTH,
            box.y * CELL_HEIGHT,
            box.w * CELL_WIDTH,
            min(box.h * CELL_HEIGHT, picture.height - box.y * CELL_HEIGHT),
        )
        made = iter(_encoded(picture.painted(part)))
        for row in range(box.y, box.bottom):
            for at in range(row * COLUMNS + box.x, row * COLUMNS + box.right):
                found[at] = data = next(made)
                _cache.keep(cells[at], data)
    parts = [_head(picture.height)]
    for number, cell in enumerate(found):
        assert cell is not None
        parts += (cell, _RESTART_MARKERS[number % len(_RESTART_MARKERS)])
    parts[-1] = _END_MARKER
    return b"".join(parts)


def _boxes(missing: Sequence[bool]) -> Iterator[Box]:
    """The boxes of cells to be painted: all that are missing, and some kept ones between them."""
    box = None
    for row in range(len(missing) // COLUMNS):
        columns = [column for column in range(COLUMNS) if missing[row * COLUMNS + column]]
        if not columns:
            continue
        own = Box(columns[0], row, columns[-1] - columns[0] + 1, 1)
        if box is None:
            box = own
            continue
        both = _round(box, own)
        if both.w * both.h - box.w * box.h - own.w > MAX_REPAINTED:
            yield box
            both = own
        box = both
    if box is not None:
        yield box


def _round(one: Box, other: Box) -> Box:
    """The box round two, of which the other is the lower one."""
    left, right = min(one.x, other.x), max(one.right, other.right)
    return Box(left, one.y, right - left, other.bottom - one.y)


def _encoded(image: Image.Image) -> list[bytes]:
    """The cells of an image, row by row."""
    data = jpeg_bytes(image, QUALITY, restart_marker_blocks=CELL_WIDTH // BLOCK)
    return _RESTART_MARKER.split(data[_scan_start(data) : -len(_END_MARKER)])


@lru_cache(maxsize=32)
def _head(height: int) -> bytes:
    """What comes before the cells in the file of a picture of that height."""
    image = Image.new("RGB", (WIDTH, CELL_HEIGHT))
    data = jpeg_bytes(image, QUALITY, restart_marker_blocks=CELL_WIDTH // BLOCK)
    at = data.index(_SIZE_MARKER) + 5
    return data[:at] + height.to_bytes(2, "big") + data[at + 2 : _scan_start(data)]


def _scan_start(data: bytes) -> int:
    """Where a file's cells begin."""
    at = data.index(_SCAN_MARKER) + len(_SCAN_MARKER)
    return at + int.from_bytes(data[at : at + 2], "big")
