"""A finished table as a transcript, which anybody can keep, replay and check."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import Refused
from bot.store import Table
from bot.store.archive import Finisher
from bot.store.records import Logged
from bot.tables.game import game_of, state_of
from engine import game_transcript
from engine.core.types import GameState, Result
from engine.game_transcript import BadTranscript, FinalResult, Transcript


def transcribed(table: Table, log: Sequence[Logged]) -> Transcript:
    """The transcript of a table. Raises Refused: not-over, since it holds the seed, and so every card."""
    result = None if table.seed is None else game_of(table).result(state_of(table))
    if result is None or table.seed is None:
        raise Refused("not-over", table)
    return Transcript(
        table.game,
        table.rules_version,
        table.options,
        table.names,
        table.created_at,
        table.changed_at,
        table.seed,
        tuple(logged.entry for logged in log),
        FinalResult(result.why, result.placings, result.scores),
    )


def is_as_recorded(table: Table, told: Transcript, results: Sequence[Finisher]) -> bool:
    """Whether seed and log lead to the state that is kept, if it is, and to the results by seat."""
    try:
        state = game_transcript.replay(told)[-1].state
    except BadTranscript:
        return False
    return _is_kept(table, state) and is_recorded(game_of(table).result(state), results)


def _is_kept(table: Table, state: GameState) -> bool:
    """Whether a state is the one that is kept, if it is. One stored before there was an option lacks it."""
    return table.state is None or state_of(table) == state


def is_recorded(result: Result | None, results: Sequence[Finisher]) -> bool:
    """Whether a result is the one that was written down, by seat."""
    ended = () if result is None else tuple(zip(result.placings, result.scores, strict=True))
    return ended == tuple((one.placing, one.score) for one in results)
