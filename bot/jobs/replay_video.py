"""Makes videos of whole games."""

from __future__ import annotations

from multiprocessing.connection import Connection

from bot.jobs.long_jobs import WAITING, LongJobs, Reasons
from bot.tables import limits
from bot.tables.limits import Limit
from engine.core.catalogue import catalogue
from render import film
from render.film import Script

PATIENCE = 120.0
"""Seconds a film may take once it is begun."""
REASONS = Reasons("own-films", "server-films", "films-busy", "film-failed")


def replay_videos(
    limit: Limit = limits.NONE.films, *, patience: float = PATIENCE, waiting: int = WAITING
) -> LongJobs:
    """Whoever makes films: of a key and its script."""
    return LongJobs(filmed, REASONS, limit, patience=patience, waiting=waiting)


def filmed(theirs: Connection, script: Script) -> None:
    """Makes a film and sends it, and before that, time and again, how many turns are painted."""
    theirs.send(film.film(script, catalogue(script.language), theirs.send))
