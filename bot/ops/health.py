"""Signs of life: a heartbeat for other processes, and a watchdog that ends a bot whose event loop hangs.

The heartbeat is the modification time of a file, touched every minute. `explorers health`, which Docker
calls, checks its age. The watchdog notifies systemd while the loop runs.
"""

from __future__ import annotations

import asyncio
import faulthandler
import hashlib
import logging
import os
import socket
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread

from dotenv import dotenv_values

from bot.ops.shutdown import end_now

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
    with suppress(OSError):
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


HUNG = 70
"""The exit code of a bot that hung."""
CHECK_EVERY = 5.0
"""Seconds between two checks."""


def start_watchdog(
    loop: asyncio.AbstractEventLoop, *, patience: float = PATIENCE, every: float = CHECK_EVERY
) -> Thread:
    """Start and return a thread that checks a loop each `every` seconds until it is closed.

    If the loop runs nothing for `patience` seconds, the thread logs all stacks and exits the process with
    `HUNG`.
    """
    thread = Thread(target=_watch, args=(loop, patience, every), name="watchdog", daemon=True)
    thread.start()
    return thread


def _watch(loop: asyncio.AbstractEventLoop, patience: float, every: float) -> None:
    """Check the loop until it is closed.

    If it runs nothing for `patience` seconds, mark that it hung, log all stacks and exit the process. Systemd
    is notified while it runs.
    """
    moved, quiet = Event(), 0.0
    # A closed loop raises RuntimeError.
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(moved.set)
        while quiet < patience:
            if moved.wait(every):
                moved.clear()
                quiet = 0.0
                notify_systemd("WATCHDOG=1")
                time.sleep(every)
                loop.call_soon_threadsafe(moved.set)
            elif loop.is_closed():
                return
            else:
                # Counted, not timed: a suspended machine has not hung.
                quiet += every
        mark_hung()
        end_now(HUNG, logging.CRITICAL, "The event loop has hung for %g seconds\n%s", patience, _all_stacks())


def mark_hung() -> None:
    """Leave a file for the next start that says the process hung. A failure is ignored."""
    with suppress(OSError):
        _hung_mark().touch()


def has_hung() -> bool:
    """Return whether the process before this one left the mark of `mark_hung`, and delete it.

    False also if it cannot be deleted.
    """
    try:
        _hung_mark().unlink()
    except OSError:
        return False
    return True


def _hung_mark() -> Path:
    return note("hung")


def _all_stacks() -> str:
    """Return the stacks of all threads as text, innermost call first, without values of variables.

    If no file can be written, return why.
    """
    try:
        with tempfile.TemporaryFile() as file:
            faulthandler.dump_traceback(file, all_threads=True)
            file.seek(0)
            return file.read().decode(errors="replace")
    except OSError as error:
        return f"The stacks can't be shown: {error}"


def notify_systemd(state: str) -> None:
    """Send systemd a state such as READY=1, if it started the bot and asked for it. Never fails."""
    address = os.environ.get("NOTIFY_SOCKET")
    if not address:
        return
    # An address that begins with @ is not a file.
    address = f"\0{address[1:]}" if address.startswith("@") else address
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.sendto(state.encode(), address)
