"""A finished table as a transcript, which anybody can keep, play again and check."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import Refused
from bot.store import Table
from bot.store.records import Logged
from bot.tables.game import game_of, state_of
from engine import transcript
from engine.transcript import Ending, Transcript


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
        Ending(result.why, result.placings, result.scores),
    )


def is_as_committed(table: Table, told: Transcript) -> bool:
    """Whether the seed and the log lead to the very state that is kept. Raises BadTranscript."""
    return game_of(table).dump(transcript.replay(told)[-1].state) == table.state
