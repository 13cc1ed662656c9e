"""Looks back on finished games for their players."""

from __future__ import annotations

from multiprocessing.connection import Connection

import msgspec

from bot.jobs.long_jobs import LongJobs, Reasons
from bot.tables.limits import Limit
from engine import game_transcript
from engine.ai.game_analysis import FinishedGame, analyse
from engine.core.types import Seat
from engine.game_transcript import Transcript

PATIENCE = 300.0
"""Seconds an analysis may take once it is begun, on a machine with much else to do."""
LIMIT = Limit(1, 4)
"""How many a person, and a server, may have under way."""
REASONS = Reasons("own-analyses", "server-analyses", "analyses-busy", "analysis-failed")


def analyses(limit: Limit = LIMIT) -> LongJobs:
    """Looks back on games: of a key, its transcript, and the seats whose turns are judged."""
    return LongJobs(analysed, REASONS, limit, patience=PATIENCE)


def analysed(theirs: Connection, told: Transcript, seats: frozenset[Seat]) -> None:
    """Looks back on a game and sends what was found, and before that, time and again, how much is done."""
    seed = int(told.fingerprint[:12], 16)
    game = FinishedGame(
        game_transcript.game_of(told),
        game_transcript.options_of(told),
        told.log,
        game_transcript.replay(told),
    )
    theirs.send(msgspec.json.encode(analyse(game, seats, seed, theirs.send)))
