"""A sign of life that another process can see: the time of a file.

The running bot touches it every minute; `explorers health`, which Docker calls, looks how old it is.
"""

from __future__ import annotations

import contextlib
import os
import tempfile
import time
from pathlib import Path

PATIENCE = 180.0
"""Seconds without a beat after which the bot counts as stuck."""


def heartbeat() -> Path:
    """The file whose time is that of the last beat; one for each user of the machine."""
    user = os.getuid() if hasattr(os, "getuid") else "bot"
    return Path(tempfile.gettempdir()) / f"explorers-guild-{user}.heartbeat"


def beat() -> None:
    """Says "alive" to whoever looks."""
    # A full or read-only disk must not stop the games; health then reports the silence.
    with contextlib.suppress(OSError):
        heartbeat().touch()


def silence() -> float | None:
    """Seconds since the last beat; None if there never was one."""
    try:
        return time.time() - heartbeat().stat().st_mtime
    except OSError:
        return None


def is_alive() -> bool:
    """Whether a bot of this user has given a sign of life lately."""
    quiet = silence()
    return quiet is not None and quiet < PATIENCE
