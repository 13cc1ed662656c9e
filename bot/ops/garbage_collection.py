"""How often Python's garbage collector runs."""

from __future__ import annotations

import gc

YOUNG = 20_000
"""When there are so many objects more than before, the newest are looked through."""


def settle() -> None:
    """Leaves what is there at the start alone for good, and looks through the rest more rarely.

    Else that takes a twentieth of a turn.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG)
