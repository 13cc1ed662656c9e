"""Replacements for `bot.jobs.long_jobs.make_video` that fail in several ways."""

from __future__ import annotations

import os
import signal
import time

from bot import process_pool
from render.video import Script

VIDEO = b"a video"


def quick(script: Script) -> bytes:
    process_pool.report(len(script.shots))
    return VIDEO


def slow(script: Script) -> bytes:
    process_pool.report(1)
    time.sleep(0.5)
    return VIDEO


def crashes(script: Script) -> bytes:
    process_pool.report(1)
    os._exit(1)


def is_killed(script: Script) -> bytes:
    process_pool.report(1)
    os.kill(os.getpid(), signal.SIGKILL)
    return VIDEO


def hangs(script: Script) -> bytes:
    process_pool.report(1)
    time.sleep(600)
    return VIDEO
