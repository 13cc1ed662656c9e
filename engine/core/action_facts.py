"""Facts about an action, for advice and analyses."""

from __future__ import annotations

from msgspec import Struct


class Fact(Struct, frozen=True):
    """A short, checkable clause about an action, in the reader's language.

    `against`: it speaks against the action, not for it.
    """

    text: str
    against: bool = False
