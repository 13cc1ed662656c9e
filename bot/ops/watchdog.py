"""The watchdog: ends a bot whose event loop hangs, and notifies systemd while it does not."""

from __future__ import annotations

import asyncio
import faulthandler
import logging
import os
import socket
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread

from bot.ops.health import PATIENCE, note
from bot.ops.shutdown import end_now

HUNG = 70
"""The exit code of a bot that hung."""
EVERY = 5.0
"""Seconds between two checks."""


def start(loop: asyncio.AbstractEventLoop, *, patience: float = PATIENCE, every: float = EVERY) -> Thread:
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
                notify("WATCHDOG=1")
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


def notify(state: str) -> None:
    """Send systemd a state such as READY=1, if it started the bot and asked for it. Never fails."""
    address = os.environ.get("NOTIFY_SOCKET")
    if not address:
        return
    # An address that begins with @ is not a file.
    address = f"\0{address[1:]}" if address.startswith("@") else address
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.sendto(state.encode(), address)
