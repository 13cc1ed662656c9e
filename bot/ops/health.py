"""A sign of life for other processes: the time of a file.

The running bot touches it every minute; `explorers health`, which Docker calls, looks how old it is.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import tempfile
import time
from pathlib import Path

from dotenv import dotenv_values

PATIENCE = 180.0
"""Seconds without a beat after which the bot counts as stuck."""


def heartbeat() -> Path:
    """The file whose time is that of the last beat; one for each user, database and set of shards."""
    user = os.getuid() if hasattr(os, "getuid") else "bot"
    return Path(tempfile.gettempdir()) / f"explorers-guild-{user}-{_which_bot()}.heartbeat"


def note(suffix: str) -> Path:
    """Return a file in which a bot leaves a note for its next start, named like its heartbeat.

    It is in the working directory: a container's folder for temporary files is empty after a restart.
    """
    folder = Path() if os.access(".", os.W_OK) else Path(tempfile.gettempdir())
    return folder / f"{heartbeat().stem}.{suffix}"


def _which_bot() -> str:
    """A few letters that tell one bot of a user from another."""
    # The settings take seconds to import, too long for what is called every minute. What stands in the
    # environment and in `.env` is read in the same order there.
    given = {name.upper(): value for name, value in (*_in_file().items(), *os.environ.items()) if value}
    url = given.get("DATABASE_URL", "")
    is_file_here = not url or (url.startswith("sqlite") and "////" not in url)
    folder = str(Path.cwd()) if is_file_here else ""
    told_by = (url, folder, given.get("SHARD_COUNT", ""), given.get("SHARD_IDS", ""))
    return hashlib.sha256("\n".join(told_by).encode()).hexdigest()[:12]


def _in_file() -> dict[str, str | None]:
    try:
        return dotenv_values(".env", encoding="utf-8-sig")
    except (UnicodeDecodeError, OSError):  # the bot does not start with it, and says so
        return {}


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
