"""Boxes in pixels from a picture's upper left corner, and the measures that all pictures share."""

from __future__ import annotations

from msgspec import Struct

WIDTH = 1200
"""The width of every picture, in pixels. A phone shows it about 360 points wide."""
EDGE = 12
"""Margin in pixels without anything to read: phones crop corners."""
PAD = 24
"""The usual space between a picture's edge and its text, in pixels."""
BAR = 88
"""The height of a player's bar, in pixels."""


class Box(Struct, frozen=True):
    """An upright rectangle in pixels: left, top, width, height."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        """The first column of pixels to the right of the box."""
        return self.x + self.w

    @property
    def bottom(self) -> int:
        """The first row of pixels below the box."""
        return self.y + self.h

    @property
    def middle(self) -> tuple[int, int]:
        """The pixel in the middle."""
        return self.x + self.w // 2, self.y + self.h // 2

    def inset(self, by: int) -> Box:
        """Return the box made smaller by `by` pixels on every side (larger if negative)."""
        return Box(self.x + by, self.y + by, self.w - 2 * by, self.h - 2 * by)

    def holds(self, other: Box) -> bool:
        """Return whether `other` lies completely inside this box. Common edges are allowed."""
        return (
            self.x <= other.x
            and self.y <= other.y
            and other.right <= self.right
            and other.bottom <= self.bottom
        )

    def overlaps(self, other: Box) -> bool:
        """Return whether the boxes share a pixel."""
        across = self.x < other.right and other.x < self.right
        return across and self.y < other.bottom and other.y < self.bottom


def columns(box: Box, count: int, gap: int) -> tuple[Box, ...]:
    """Split a box into `count` equal columns, `gap` pixels apart. Pixels left over stay free at the right."""
    width = (box.w - gap * (count - 1)) // count
    return tuple(Box(box.x + index * (width + gap), box.y, width, box.h) for index in range(count))
