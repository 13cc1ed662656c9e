"""Replacements for `bot.jobs.long_jobs.filmed` that fail in several ways."""

from __future__ import annotations

import os
import signal
import time

from bot import process_pool
from render.film import Script

FILM = b"a film"


def quick(script: Script) -> bytes:
    process_pool.report(len(script.shots))
    return FILM


def slow(script: Script) -> bytes:
    process_pool.report(1)
    time.sleep(0.5)
    return FILM


def crashes(script: Script) -> bytes:
    process_pool.report(1)
    os._exit(1)


def is_killed(script: Script) -> bytes:
    process_pool.report(1)
    os.kill(os.getpid(), signal.SIGKILL)
    return FILM


def hangs(script: Script) -> bytes:
    process_pool.report(1)
    time.sleep(600)
    return FILM
