"""One cache for all painted parts of pictures, limited by the memory that they take."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import wraps
from threading import Lock
from time import thread_time
from typing import ParamSpec, TypeVar, cast

from msgspec import Struct, structs
from PIL import Image

MAX_BYTES = 62_000_000
"""The most memory that cached images use by default, in bytes. Tables of one game need about 40 million."""
_KEPT_SHARE = 0.95
"""How full the cache is after entries were dropped, so that this happens rarely."""
_BYTES_PER_PIXEL = {"1": 1, "L": 1, "P": 1}
"""By image mode; Pillow stores a pixel of any other mode in four bytes."""
_ENTRY_BYTES = 500
"""Roughly what an entry takes besides its pixels."""

_Arguments = ParamSpec("_Arguments")
_Painted = TypeVar("_Painted")


@dataclass(slots=True)
class _Entry:
    painted: object
    size: int
    """Bytes."""
    cost: float
    """Seconds that painting took, for each byte."""
    worth: float
    """The cost, plus the cache's age when the entry was last used."""


class ImageCache:
    """Results of painters by function and arguments."""

    def __init__(self, max_bytes: int) -> None:
        """Keep results of at most `max_bytes`, as estimated. A larger one is kept alone."""
        self.max_bytes = max_bytes
        self._entries: dict[Hashable, _Entry] = {}
        self._age = 0.0
        """The worth of the last entry that was dropped."""
        self.size = 0
        """The estimated memory of all entries, in bytes."""
        self._lock = Lock()

    def get(self, key: Hashable, paint: Callable[[], _Painted]) -> _Painted:
        """Return the cached result of a key. Else paint it, cache it and return it."""
        found = self._entries.get(key)
        if found is not None:
            found.worth = self._age + found.cost
            return cast(_Painted, found.painted)
        start = thread_time()
        painted = paint()
        size = _ENTRY_BYTES + image_bytes(painted)
        cost = (thread_time() - start) / size
        self._add(key, _Entry(painted, size, cost, self._age + cost))
        return painted

    def _add(self, key: Hashable, entry: _Entry) -> None:
        """Add an entry, and make room for it. An entry that another thread added stays."""
        with self._lock:
            if key in self._entries:
                return
            if self.size + entry.size > self.max_bytes:
                self._make_room(entry.size)
            self._entries[key] = entry
            self.size += entry.size

    def _make_room(self, size: int) -> None:
        """Drop entries of the least worth until there is room for `size` bytes, and some to spare."""
        by_worth = sorted(self._entries.items(), key=lambda item: item[1].worth)
        for key, entry in by_worth:
            if self.size + size <= _KEPT_SHARE * self.max_bytes:
                return
            del self._entries[key]
            self.size -= entry.size
            self._age = entry.worth

    def clear(self) -> None:
        """Drop everything."""
        with self._lock:
            self._entries.clear()
            self.size = 0


def image_bytes(painted: object) -> int:
    """Return the memory of the pixels in an image, a sprite, or a tuple of them; 0 for anything else."""
    if isinstance(painted, Image.Image):
        return painted.width * painted.height * _BYTES_PER_PIXEL.get(painted.mode, 4)
    parts = structs.astuple(painted) if isinstance(painted, Struct) else painted
    return sum(map(image_bytes, parts)) if isinstance(parts, tuple) else 0


images = ImageCache(MAX_BYTES)


def cached_image(paint: Callable[_Arguments, _Painted]) -> Callable[_Arguments, _Painted]:
    """Decorate a pure function that paints an image, a sprite or a tuple of them, to cache what it returns.

    Arguments must be hashable. The images are shared by all callers: paint on copies only.
    """

    @wraps(paint)
    def painted(*args: _Arguments.args, **kwargs: _Arguments.kwargs) -> _Painted:
        key = (paint, args, *kwargs.items()) if kwargs else (paint, args)
        return images.get(key, lambda: paint(*args, **kwargs))

    return painted
