"""What may become of a process that makes films, in place of `bot.jobs.replay_video.filmed`."""

from __future__ import annotations

import os
import signal
import time
from multiprocessing.connection import Connection

from render.film import Script

FILM = b"a film"


def quick(theirs: Connection, script: Script) -> None:
    theirs.send(len(script.shots))
    theirs.send(FILM)


def slow(theirs: Connection, script: Script) -> None:
    theirs.send(1)
    time.sleep(0.5)
    theirs.send(FILM)


def crashes(theirs: Connection, script: Script) -> None:
    theirs.send(1)
    os._exit(1)


def is_killed(theirs: Connection, script: Script) -> None:
    theirs.send(1)
    os.kill(os.getpid(), signal.SIGKILL)


def hangs(theirs: Connection, script: Script) -> None:
    theirs.send(1)
    time.sleep(600)
