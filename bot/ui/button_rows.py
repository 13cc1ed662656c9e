"""Rows of buttons that fit beside a phone's margins, by the estimated width of their labels."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Protocol, TypeVar
from unicodedata import east_asian_width

MOST_IN_A_ROW = 5
"""Discord's limit of buttons in a row."""
ROOM = 324
"""Width of a message in pixels on a phone of 400."""
LAYOUT_ROOM = ROOM - 36
"""Width in pixels inside a layout's frame: less its padding and coloured bar."""
PADDING, GAP, EMOJI = 32, 8, 26
"""Pixels: both sides of a label together, between two buttons, and an emoji with its gap."""
WIDE, USUAL = 16.0, 9.0
"""Widths in pixels of a Chinese or Japanese character, and of a letter without a width of its own."""
WIDTHS = {
    4.5: " ijl·’'.,:I",
    5.8: "ft-()/r",
    7.5: "szc?çJ",
    8.3: "xvyYLeéèêFakgáàâã",
    10.8: "DGUNHOQ&",
    13.6: "MwWm",
    15.5: "…",
}
_WIDTH_OF = {letter: width for width, letters in WIDTHS.items() for letter in letters}


class Labelled(Protocol):
    """A button, as far as its width depends on it."""

    @property
    def label(self) -> str: ...
    @property
    def emoji(self) -> str | None: ...


AnyButton = TypeVar("AnyButton", bound=Labelled)


def buttons_width(row: Sequence[Labelled]) -> float:
    """Return the estimated width in pixels of a row of buttons, with their emojis."""
    return _joined_width(_widths(row))


def fitting_rows(buttons: Sequence[AnyButton], room: float = ROOM) -> list[Sequence[AnyButton]]:
    """Put buttons into as few rows as possible, evenly if that works.

    A row has at most `room` pixels and MOST_IN_A_ROW buttons; a wider button has its own row.
    """
    ends = _row_ends(_widths(buttons), room)
    return [buttons[start:end] for start, end in pairwise((0, *ends))]


def _widths(buttons: Iterable[Labelled]) -> tuple[float, ...]:
    return tuple(_button_width(button.label, has_emoji=button.emoji is not None) for button in buttons)


@lru_cache(maxsize=1024)
def _button_width(label: str, *, has_emoji: bool) -> float:
    """Return the estimated width of a button in pixels."""
    letters = (_WIDTH_OF.get(letter, WIDE if east_asian_width(letter) in "WF" else USUAL) for letter in label)
    return PADDING + EMOJI * has_emoji + sum(letters)


@lru_cache(maxsize=1024)
def _row_ends(widths: tuple[float, ...], room: float) -> tuple[int, ...]:
    """Return where each row of buttons ends, as a number of buttons; see `fitting_rows`.

    Empty without buttons. `widths` and `room` have the same unit.
    """
    ends, start = list[int](), 0
    for end in range(1, len(widths) + 1):
        if end > start + 1 and not _fits_in_row(widths[start:end], room):
            ends.append(end - 1)
            start = end - 1
    if not widths:
        return ()
    filled = (*ends, len(widths))
    size = -(-len(widths) // len(filled))
    even = tuple(min(start + size, len(widths)) for start in range(0, len(widths), size))
    return even if all(_fits_in_row(widths[a:b], room) for a, b in pairwise((0, *even))) else filled


def _fits_in_row(widths: Sequence[float], room: float) -> bool:
    return len(widths) <= MOST_IN_A_ROW and _joined_width(widths) <= room


def _joined_width(widths: Sequence[float]) -> float:
    """Return the width of a row in pixels, with gaps between its buttons."""
    return sum(widths) + GAP * (len(widths) - 1)
