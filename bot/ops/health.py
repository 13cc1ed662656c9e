"""A heartbeat for other processes: the modification time of a file, touched every minute.

`explorers health`, which Docker calls, checks its age.
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
"""Seconds without a heartbeat after which the bot counts as stuck."""


def heartbeat() -> Path:
    """Return the heartbeat's file, which depends on the user, the database and the shards."""
    user = os.getuid() if hasattr(os, "getuid") else "bot"
    return Path(tempfile.gettempdir()) / f"explorers-guild-{user}-{_bot_hash()}.heartbeat"


def note(suffix: str) -> Path:
    """Return the file of a note that a bot leaves for its next start, named like the heartbeat.

    It ends in `suffix`, and is in the working directory if that is writable, else in the temporary one.
    """
    folder = Path() if os.access(".", os.W_OK) else Path(tempfile.gettempdir())
    return folder / f"{heartbeat().stem}.{suffix}"


def _bot_hash() -> str:
    """Return 12 hex digits that distinguish the bots of one user.

    They depend on the database, its folder and the shards.
    """
    # Importing the settings takes seconds, too long for a call every minute. The order is the same:
    # the environment before `.env`.
    given = {name.upper(): value for name, value in (*_dotenv_values().items(), *os.environ.items()) if value}
    url = given.get("DATABASE_URL", "")
    is_file_here = not url or (url.startswith("sqlite") and "////" not in url)
    folder = str(Path.cwd()) if is_file_here else ""
    identity = (url, folder, given.get("SHARD_COUNT", ""), given.get("SHARD_IDS", ""))
    return hashlib.sha256("\n".join(identity).encode()).hexdigest()[:12]


def _dotenv_values() -> dict[str, str | None]:
    """Return the settings in `.env`; empty if it can't be read."""
    try:
        return dotenv_values(".env", encoding="utf-8-sig")
    except (UnicodeDecodeError, OSError):  # the bot does not start with it, and says so
        return {}


def beat(file: Path) -> None:
    """Record that the bot is alive. A failure is ignored."""
    # A full or read-only disk must not stop the games; health then reports the silence.
    with contextlib.suppress(OSError):
        file.touch()


def silence() -> float | None:
    """Return the seconds since the last heartbeat. None if there was none, or its file cannot be read."""
    try:
        return time.time() - heartbeat().stat().st_mtime
    except OSError:
        return None


def state() -> str:
    """Return a sentence on the bot's last heartbeat, for the operator."""
    if (quiet := silence()) is None:
        return "No bot with these settings has run from this folder. Start it, or go to its folder."
    how = "is alive" if quiet < PATIENCE else "hangs or is down; restart it"
    return f"The bot {how}. Its last sign of life was {quiet:.0f} seconds ago."


def is_alive() -> bool:
    """Return whether the bot's last heartbeat is less than `PATIENCE` seconds old."""
    quiet = silence()
    return quiet is not None and quiet < PATIENCE
