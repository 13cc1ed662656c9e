"""Places on a picture, in pixels from the upper left corner, and the measures all pictures share."""

from __future__ import annotations

from msgspec import Struct

WIDTH = 1200
"""Every picture's width; a phone shows it at about 360."""
EDGE = 12
"""Phones crop corners: nothing that must be read comes closer to an edge."""
PAD = 24
"""The usual space between the edge and what is written."""
BAR = 88
"""The height of a player's bar."""


class Box(Struct, frozen=True):
    """An upright rectangle: left, top, width, height."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        """The first column of pixels beyond it."""
        return self.x + self.w

    @property
    def bottom(self) -> int:
        """The first row of pixels below it."""
        return self.y + self.h

    @property
    def middle(self) -> tuple[int, int]:
        """Its centre."""
        return self.x + self.w // 2, self.y + self.h // 2

    def inset(self, by: int) -> Box:
        """The box with so many pixels less (negative: more) on all four sides."""
        return Box(self.x + by, self.y + by, self.w - 2 * by, self.h - 2 * by)

    def holds(self, other: Box) -> bool:
        """Whether another box lies inside this one."""
        return (
            self.x <= other.x
            and self.y <= other.y
            and other.right <= self.right
            and other.bottom <= self.bottom
        )


def columns(box: Box, count: int, gap: int) -> tuple[Box, ...]:
    """A box cut into equal columns with gaps between them; what does not divide is left at the right."""
    width = (box.w - gap * (count - 1)) // count
    return tuple(Box(box.x + index * (width + gap), box.y, width, box.h) for index in range(count))
