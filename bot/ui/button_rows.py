"""Rows of buttons that fit beside a phone's margins, by the estimated width of their labels."""

from __future__ import annotations

from collections.abc import Sequence
from unicodedata import east_asian_width

from bot.ui.message import MOST_IN_A_ROW, Button

ROOM = 324
"""Width of a message in pixels on a phone of 400."""
PADDING, GAP = 32, 8
"""Pixels: both sides of a label together, and between two buttons."""
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


def row_width(labels: Sequence[str]) -> float:
    """Return the estimated width in pixels of a row of buttons with these labels."""
    return sum(map(_label_width, labels)) + (PADDING + GAP) * len(labels) - GAP


def _label_width(label: str) -> float:
    """Return the estimated width of a label in pixels."""
    return sum(_WIDTH_OF.get(letter, WIDE if east_asian_width(letter) in "WF" else USUAL) for letter in label)


def fitting_rows(buttons: Sequence[Button]) -> list[Sequence[Button]]:
    """Put buttons into as few rows as fit on a phone, evenly if possible. Empty without buttons."""
    filled = list[Sequence[Button]]()
    for button in buttons:
        last = [*filled[-1], button] if filled else []
        if last and _fits_in_row(last):
            filled[-1] = last
        else:
            filled.append([button])
    size = -(-len(buttons) // max(len(filled), 1)) or 1
    even = [buttons[start : start + size] for start in range(0, len(buttons), size)]
    return even if all(map(_fits_in_row, even)) else filled


def _fits_in_row(row: Sequence[Button]) -> bool:
    """Return whether buttons fit side by side on a phone."""
    return len(row) <= MOST_IN_A_ROW and row_width([button.label for button in row]) <= ROOM
