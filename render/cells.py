"""Pictures as files, cell by cell: what was painted and encoded before is not painted and encoded again.

Two posts of a table differ in what was done between them, and other tables have the same cards at the
same places, and the same ground where nothing lies yet. A JPEG may be cut into parts that know nothing of
each other, with marks between them from which decoders begin anew. So a file is put together from new cells
and kept ones, and has the very pixels that it would have if all of it were encoded at once, for a hundredth
more bytes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from threading import Lock

from PIL import Image

from render import encoding
from render.geometry import WIDTH, Box
from render.layers import Cell, Layers

SQUARE = 16
"""So many pixels across and down are encoded together, and in rows of such."""
COLUMNS = 3
"""Whole rows are seldom the same: of those at the same tables a half was kept, and of thirds four fifths."""
W, H = WIDTH // COLUMNS, SQUARE
MOST_BYTES = 16_000_000
"""What kept cells may take."""
WORTH = 5
"""So many kept cells are painted once more where that spares a piece: beginning one takes as long."""
_SIZE, _SCAN, _END = b"\xff\xc0", b"\xff\xda", b"\xff\xd9"
"""In a file, what comes before the picture's size, before its cells, and after them."""
_BETWEEN = re.compile(rb"\xff[\xd0-\xd7]")
_MARKS = [bytes((0xFF, 0xD0 + number)) for number in range(8)]
"""The marks between cells, by turns."""
_OWN = 350
"""What it takes to keep a cell, besides its bytes."""


class _Kept:
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
        self._bytes += len(data) + _OWN
        if self._bytes > MOST_BYTES // 2:
            self._old, self._new, self._bytes = self._new, {}, 0


_kept = _Kept()


def encode(picture: Layers) -> bytes:
    """The picture's file, of at most `encoding.MOST` bytes if a lower quality brings it there."""
    data = _joined(picture)
    return data if len(data) <= encoding.MOST else encoding.saved(picture.image, encoding.LOWER)


def _joined(picture: Layers) -> bytes:
    cells = picture.cells(W, H)
    found = _kept.found(cells)
    for box in _boxes([data is None for data in found]):
        part = Box(box.x * W, box.y * H, box.w * W, min(box.h * H, picture.height - box.y * H))
        made = iter(_encoded(picture.painted(part)))
        for row in range(box.y, box.bottom):
            for at in range(row * COLUMNS + box.x, row * COLUMNS + box.right):
                found[at] = data = next(made)
                _kept.keep(cells[at], data)
    parts = [_head(picture.height)]
    for number, cell in enumerate(found):
        assert cell is not None
        parts += (cell, _MARKS[number % len(_MARKS)])
    parts[-1] = _END
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
        if both.w * both.h - box.w * box.h - own.w > WORTH:
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
    data = encoding.saved(image, encoding.QUALITY, restart_marker_blocks=W // SQUARE)
    return _BETWEEN.split(data[_begin(data) : -len(_END)])


@lru_cache(maxsize=32)
def _head(height: int) -> bytes:
    """What comes before the cells in the file of a picture of that height."""
    image = Image.new("RGB", (WIDTH, H))
    data = encoding.saved(image, encoding.QUALITY, restart_marker_blocks=W // SQUARE)
    at = data.index(_SIZE) + 5
    return data[:at] + height.to_bytes(2, "big") + data[at + 2 : _begin(data)]


def _begin(data: bytes) -> int:
    """Where a file's cells begin."""
    at = data.index(_SCAN) + len(_SCAN)
    return at + int.from_bytes(data[at : at + 2], "big")
