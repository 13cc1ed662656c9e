"""`explorers replay FILE` and `explorers verify FILE`: replays a finished game from its transcript."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from engine import game_transcript
from engine.core.catalogue import catalogue
from engine.game_transcript import MAX_CHARACTERS, BadTranscript, Transcript

OK, FAILED, MISUSED = 0, 1, 2
_BYTES = 4 * MAX_CHARACTERS


def run(path: Path, *, verify: bool) -> int:
    """Replay the game in a file, or with `verify` show what its seed deals. Return the exit code.

    MISUSED: the file cannot be read; FAILED: it is no transcript, or its actions lead to another result.
    """
    try:
        with path.open("rb") as file:
            # Undecodable bytes fail the check of their line, which names the line.
            text = file.read(_BYTES).decode(errors="replace")
    except OSError as error:
        sys.stderr.write(f"Can't read {path}: {error}\n")
        return MISUSED
    try:
        transcript = game_transcript.read(text)
        steps = game_transcript.replay(transcript)
    except BadTranscript as error:
        sys.stderr.write(f"{path}, line {error.line}: {error.what}\n")
        return FAILED
    lines = _verification_lines(transcript) if verify else _result_lines(transcript, len(steps))
    sys.stdout.write("\n".join([*lines, ""]))
    return OK


def _result_lines(transcript: Transcript, steps: int) -> Iterator[str]:
    """Yield the number of actions, then each player's placing and score. `steps` counts the deal too."""
    yield f"{transcript.game} {transcript.version}: {steps - 1} actions lead to the recorded result."
    for name, placing, score in zip(
        transcript.players, transcript.ending.placings, transcript.ending.scores, strict=True
    ):
        yield f"  {placing}. {name}: {score}"


def _verification_lines(transcript: Transcript) -> Iterator[str]:
    """Yield the fingerprint and what the seed deals, to compare with what was seen at the table."""
    yield f"fingerprint: {transcript.fingerprint}"
    yield "This is the SHA-256 of the seed. It must match the one in the game's first post."
    yield f"seed:        {transcript.seed}"
    yield "What it deals:"
    game, dealt, say = (
        game_transcript.game_of(transcript),
        game_transcript.deal_step(transcript).state,
        catalogue(),
    )
    yield game.words.position(game.visibility.view(dealt, None), transcript.players, say).replace("*", "")
    if game.has_hidden_hands:
        for seat, name in enumerate(transcript.players):
            yield f"{name}: {game.words.hand(game.visibility.view(dealt, seat), say)}".replace("*", "")
    yield "With the actions in the file, this leads to the recorded result."
