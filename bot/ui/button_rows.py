"""Rows of buttons that fit beside a phone's margins, by the estimated width of their labels."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
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


def row_width(labels: Sequence[str]) -> float:
    """Return the estimated width in pixels of a row of buttons with these labels."""
    return sum(map(_label_width, labels)) + (PADDING + GAP) * len(labels) - GAP


@lru_cache(maxsize=1024)
def _label_width(label: str) -> float:
    """Return the estimated width of a label in pixels."""
    return sum(_WIDTH_OF.get(letter, WIDE if east_asian_width(letter) in "WF" else USUAL) for letter in label)


def buttons_width(row: Sequence[Labelled]) -> float:
    """Return the estimated width in pixels of a row of buttons, with their emojis."""
    emojis = sum(button.emoji is not None for button in row)
    return row_width([button.label for button in row]) + EMOJI * emojis


def fitting_rows(buttons: Sequence[AnyButton], room: float = ROOM) -> list[Sequence[AnyButton]]:
    """Put buttons into as few rows of `room` pixels as possible, evenly if that works."""
    filled = list[Sequence[AnyButton]]()
    for button in buttons:
        last = [*filled[-1], button] if filled else []
        if last and _fits_in_row(last, room):
            filled[-1] = last
        else:
            filled.append([button])
    size = -(-len(buttons) // max(len(filled), 1)) or 1
    even = [buttons[start : start + size] for start in range(0, len(buttons), size)]
    return even if all(_fits_in_row(row, room) for row in even) else filled


def _fits_in_row(row: Sequence[Labelled], room: float) -> bool:
    return len(row) <= MOST_IN_A_ROW and buttons_width(row) <= room
