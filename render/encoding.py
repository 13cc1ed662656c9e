"""Picture files: JPEGs, encoded as a whole or joined from cells that were encoded before.

Restart markers separate the cells.
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
"""JPEG qualities. The lower one is for the few pictures above `MAX_BYTES`: the fullest maps."""
MAX_BYTES = 300_000
"""The largest file in bytes that a phone's connection shows without delay."""
SUBSAMPLING = "4:2:0"
"""Chroma subsampling.

Full colour (4:4:4) costs 25 % more bytes and 40 % more time without a visible gain. Quality 76 with standard
Huffman tables looks like 80 with optimised ones in half the time. Progressive JPEG, WebP and AVIF take four
times as long or more; 256-colour PNG shows bands.
"""


def encode_image(image: Image.Image) -> bytes:
    """Return the image as a JPEG, in lower quality if it would exceed `MAX_BYTES`."""
    data = jpeg_bytes(image, QUALITY)
    return data if len(data) <= MAX_BYTES else jpeg_bytes(image, LOW_QUALITY)


def jpeg_bytes(image: Image.Image, quality: int, *, restart_marker_blocks: int = 0) -> bytes:
    """Return the image as a JPEG of a quality from 0 to 100.

    A restart marker follows every `restart_marker_blocks` blocks; none for 0.
    """
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
"""The width and height in pixels of the blocks that JPEG encodes together."""
COLUMNS = 3
"""Cells per row. Of whole rows only half could be reused, of thirds four fifths."""
CELL_WIDTH, CELL_HEIGHT = WIDTH // COLUMNS, BLOCK
CACHE_BYTES = 16_000_000
"""The most memory that cached cells use by default, in bytes."""
MAX_REPAINTED = 5
"""The most cached cells repainted to save a separate piece: starting a piece takes as long."""
_SIZE_MARKER, _SCAN_MARKER, _END_MARKER = b"\xff\xc0", b"\xff\xda", b"\xff\xd9"
"""JPEG markers before the picture's size, before its scan data, and at the end."""
_RESTART_MARKER = re.compile(rb"\xff[\xd0-\xd7]")
_RESTART_MARKERS = [bytes((0xFF, 0xD0 + number)) for number in range(8)]
_ENTRY_BYTES = 350


class _CellCache:
    """Recently used cells. At least those that fill half of `max_bytes` are kept."""

    def __init__(self, max_bytes: int) -> None:
        self.max_bytes = max_bytes
        self._new: dict[Cell, bytes] = {}
        self._old: dict[Cell, bytes] = {}
        self._bytes = 0
        self._lock = Lock()

    def found(self, cells: Sequence[Cell]) -> list[bytes | None]:
        """Return the data of each cell in the order given. None for those that are not cached."""
        with self._lock:
            found = [self._new.get(cell) for cell in cells]
            if self._old:
                for at, cell in enumerate(cells):
                    if found[at] is None and (data := self._old.pop(cell, None)) is not None:
                        found[at] = data
                        self._add_cell(cell, data)
        return found

    def keep(self, cell: Cell, data: bytes) -> None:
        """Cache a cell. The least recently used ones may be dropped."""
        with self._lock:
            if cell not in self._new:
                self._add_cell(cell, data)

    def _add_cell(self, cell: Cell, data: bytes) -> None:
        """Add a cell. The caller holds the lock.

        Once the new cells fill more than half of `max_bytes`, they replace the old ones.
        """
        self._new[cell] = data
        self._bytes += len(data) + _ENTRY_BYTES
        if self._bytes > self.max_bytes // 2:
            self._old, self._new, self._bytes = self._new, {}, 0


cached_cells = _CellCache(CACHE_BYTES)


def encode_layers(picture: Layers) -> bytes:
    """Return the picture as a JPEG, reusing cached cells; in lower quality if it would exceed `MAX_BYTES`."""
    data = _joined_jpeg(picture)
    return data if len(data) <= MAX_BYTES else jpeg_bytes(picture.image, LOW_QUALITY)


def _joined_jpeg(picture: Layers) -> bytes:
    """Return the picture as a JPEG put together from cached and newly painted cells."""
    cells = picture.cells(CELL_WIDTH, CELL_HEIGHT)
    found = cached_cells.found(cells)
    for box in _boxes_to_paint([data is None for data in found]):
        part = Box(
            box.x * CELL_WIDTH,
            box.y * CELL_HEIGHT,
            box.w * CELL_WIDTH,
            min(box.h * CELL_HEIGHT, picture.height - box.y * CELL_HEIGHT),
        )
        made = iter(_encoded_cells(picture.painted(part)))
        for row in range(box.y, box.bottom):
            for at in range(row * COLUMNS + box.x, row * COLUMNS + box.right):
                found[at] = data = next(made)
                cached_cells.keep(cells[at], data)
    parts = [_file_header(picture.height)]
    for number, cell in enumerate(found):
        assert cell is not None
        parts += (cell, _RESTART_MARKERS[number % len(_RESTART_MARKERS)])
    parts[-1] = _END_MARKER
    return b"".join(parts)


def _boxes_to_paint(missing: Sequence[bool]) -> Iterator[Box]:
    """Yield boxes, in units of cells, that cover all missing cells and a few cached ones between them.

    `missing` tells cell by cell, row by row, which are not cached.
    """
    box = None
    for row in range(len(missing) // COLUMNS):
        columns = [column for column in range(COLUMNS) if missing[row * COLUMNS + column]]
        if not columns:
            continue
        own = Box(columns[0], row, columns[-1] - columns[0] + 1, 1)
        if box is None:
            box = own
            continue
        left, right = min(box.x, own.x), max(box.right, own.right)
        both = Box(left, box.y, right - left, own.bottom - box.y)
        if both.w * both.h - box.w * box.h - own.w > MAX_REPAINTED:
            yield box
            both = own
        box = both
    if box is not None:
        yield box


def _encoded_cells(image: Image.Image) -> list[bytes]:
    """Return the JPEG data of an image's cells, row by row."""
    data = jpeg_bytes(image, QUALITY, restart_marker_blocks=CELL_WIDTH // BLOCK)
    return _RESTART_MARKER.split(data[_scan_start(data) : -len(_END_MARKER)])


@lru_cache(maxsize=32)
def _file_header(height: int) -> bytes:
    """Return a JPEG's bytes before the first cell, for a picture of this height."""
    image = Image.new("RGB", (WIDTH, CELL_HEIGHT))
    data = jpeg_bytes(image, QUALITY, restart_marker_blocks=CELL_WIDTH // BLOCK)
    at = data.index(_SIZE_MARKER) + 5
    return data[:at] + height.to_bytes(2, "big") + data[at + 2 : _scan_start(data)]


def _scan_start(data: bytes) -> int:
    """Return the index at which a JPEG's image data begins."""
    at = data.index(_SCAN_MARKER) + len(_SCAN_MARKER)
    return at + int.from_bytes(data[at : at + 2], "big")
