"""Thinkers for the computers' worker processes, imported by name: some of them crash or hang."""

from __future__ import annotations

import os
import time

from bot.jobs import computer_workers
from bot.jobs.computer_workers import Thought

judged = computer_workers.decided
"""The real one, which tests replace."""


def says_where(_thought: Thought, seconds: float) -> str:
    """The number of the process that thinks; the judgement alone is asked with no time to look ahead."""
    return f"process {os.getpid()}" if seconds else "judgement"


def says_how_nice(_thought: Thought, seconds: float) -> str:
    """How much the process lets others go first."""
    return f"niceness {os.nice(0)}" if seconds else "judgement"


def says_when(_thought: Thought, seconds: float) -> str:
    """When it began to think, and when it was done; the judgement alone takes no time."""
    begun = time.monotonic()
    time.sleep(0.01 if seconds else 0)
    return f"{begun} {time.monotonic() if seconds else 0}"


def crashes(thought: Thought, seconds: float) -> str:
    """Takes its process along, but for the judgement alone."""
    if seconds:
        os._exit(1)
    return judged(thought, 0)


def hangs(thought: Thought, seconds: float) -> str:
    """Never comes to an end, but for the judgement alone."""
    while seconds:
        time.sleep(60)
    return judged(thought, 0)


def raises(thought: Thought, seconds: float) -> str:
    """Finds a bug when it looks ahead, but not in the judgement alone."""
    if seconds:
        raise ZeroDivisionError
    return judged(thought, 0)
