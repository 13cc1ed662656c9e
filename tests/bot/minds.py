"""Replacements for the computation in computers' workers, imported by name. Some crash or hang."""

from __future__ import annotations

import os
import time

from bot.jobs import computer_workers
from bot.jobs.computer_workers import Thought

judged = computer_workers.decided
"""The real one, which tests replace."""


def says_where(_thought: Thought, seconds: float) -> str:
    """Return the process id. The judgement alone is called with no time to look ahead."""
    return f"process {os.getpid()}" if seconds else "judgement"


def says_how_nice(_thought: Thought, seconds: float) -> str:
    return f"niceness {os.nice(0)}" if seconds else "judgement"


def says_when(_thought: Thought, seconds: float) -> str:
    """Return start and end of the search. The judgement alone takes no time."""
    begun = time.monotonic()
    time.sleep(0.01 if seconds else 0)
    return f"{begun} {time.monotonic() if seconds else 0}"


def crashes(thought: Thought, seconds: float) -> str:
    """Kill the process, except for the judgement alone."""
    if seconds:
        os._exit(1)
    return judged(thought, 0)


def hangs(thought: Thought, seconds: float) -> str:
    """Never return, except for the judgement alone."""
    while seconds:
        time.sleep(60)
    return judged(thought, 0)


def raises(thought: Thought, seconds: float) -> str:
    """Raise an error when looking ahead, but not in the judgement alone."""
    if seconds:
        raise ZeroDivisionError
    return judged(thought, 0)
