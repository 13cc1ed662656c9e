"""Answers to *Fairness*: the shuffle's seed, its fingerprint, and the game as a file."""

from __future__ import annotations

from bot.store import Table
from bot.store.records import is_computer
from bot.ui.markup import display_name
from bot.ui.message import Attached, Message
from bot.ui.sentences import COMMANDS
from engine import game_transcript
from engine.core.catalogue import Say
from engine.core.phrasing import join_names
from engine.game_transcript import Transcript


def transcript_message(table: Table, transcript: Transcript, say: Say) -> Message:
    """Return a finished game as a file."""
    game = say(f"game-{table.game}")
    return Message(say("transcript", game=game, **COMMANDS), attached=[_attach_transcript(table, transcript)])


def verified(table: Table, transcript: Transcript, *, is_valid: bool, say: Say) -> Message:
    """Return that a finished game matches its seed (`is_valid`) or does not, with the file to check it."""
    key, game = "verify-matches" if is_valid else "verify-fails", say(f"game-{table.game}")
    text = say(key, seed=transcript.seed, fingerprint=transcript.fingerprint, game=game)
    return Message(text, attached=[_attach_transcript(table, transcript)])


def result_without_file(table: Table, transcript: Transcript, *, is_valid: bool, say: Say) -> Message:
    """Return that a finished game matches its seed (`is_valid`) or does not, and who may have the file."""
    people = [display_name(player) for player in table.players if not is_computer(player.user_id)]
    names, holds = join_names(people, say), "yes" if is_valid else "no"
    return Message(say("verify-onlooker", holds=holds, fingerprint=transcript.fingerprint, names=names))


def running_fingerprint(table: Table, say: Say) -> Message:
    """Return a running game's fingerprint. Its seed stays secret until the end."""
    assert table.seed is not None
    return Message(say("verify-running", fingerprint=game_transcript.fingerprint(table.seed)))


def _attach_transcript(table: Table, transcript: Transcript) -> Attached:
    return Attached(game_transcript.write(transcript).encode(), f"{table.game}-{table.id}.txt")
