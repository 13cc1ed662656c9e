"""Finished games as text files: a header, then one action per line.

Each line after the first ends in `~` and a checksum, so that changed lines are found: eight hexadecimal
digits of the SHA-256 of the previous checksum and the line. See docs/transcripts.md.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import TypeVar

import msgspec
from msgspec import Struct

from engine.core.game_errors import GameError
from engine.core.game_log import MAX_ENTRY_LENGTH, Entry, apply_entry
from engine.core.plugin import AnyGame
from engine.core.types import PLAYED_OUT, GameOptions, GameState, Step
from engine.game_registry import editions

FIRST_LINE = "Explorers' Guild game 1"
SHOWN_DIGITS = 32
"""The digits of a fingerprint that posts show."""
_DIGITS = 8
_CHECKED = re.compile(r"(.*) ~([0-9a-f]{8})")
_ACTION = re.compile(r"([1-9]) (.+)")
_HEADER = ("game", "options", "players", "begun", "ended", "fingerprint", "seed", "result")
_FIRST_ACTION_LINE = len(_HEADER) + 2
_SEED = re.compile(r"0|[1-9a-f][0-9a-f]{0,63}")
Kind = TypeVar("Kind")
MAX_CHARACTERS = 2_000_000
"""Longer texts are rejected."""


class BadTranscript(GameError):
    """An invalid or modified transcript. `line` (from 1) is the first that is wrong, `what` the reason."""

    reason = "bad-transcript"

    def __init__(self, line: int, what: str) -> None:
        super().__init__(line=line, what=what)
        self.line = line
        self.what = what


class FinalResult(Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended: why, and placings and scores by seat."""

    why: str
    placings: tuple[int, ...]
    scores: tuple[int, ...]


class Transcript(Struct, frozen=True):
    """A finished game: rules, options (JSON), players, times (Unix seconds), seed (hex), log and result."""

    game: str
    version: int
    options: str
    players: tuple[str, ...]
    begun: int
    ended: int
    seed: str
    log: tuple[Entry, ...]
    ending: FinalResult

    @property
    def fingerprint(self) -> str:
        """The SHA-256 of the seed, in hexadecimal."""
        return fingerprint(self.seed)


def fingerprint(seed: str) -> str:
    """Return the SHA-256, in hexadecimal, of a seed as text. It proves the seed without revealing it."""
    return sha256(seed.encode()).hexdigest()


def shown_fingerprint(seed: str) -> str:
    """Return the first half (128 bits) of a seed's fingerprint, followed by “…”."""
    return f"{fingerprint(seed)[:SHOWN_DIGITS]}…"


def write(transcript: Transcript) -> str:
    """Return the transcript as text."""
    lines, check = [FIRST_LINE], ""
    for line in _content_lines(transcript):
        check = _line_checksum(check, line)
        lines.append(f"{line} ~{check}")
    return "\n".join([*lines, ""])


def _content_lines(transcript: Transcript) -> Iterator[str]:
    """Yield the header's lines, then one per log entry, without checksums."""
    values = (
        f"{transcript.game} {transcript.version}",
        transcript.options,
        _encode_json(transcript.players),
        str(transcript.begun),
        str(transcript.ended),
        transcript.fingerprint,
        transcript.seed,
        _encode_json(transcript.ending),
    )
    yield from (f"{name}: {value}" for name, value in zip(_HEADER, values, strict=True))
    yield from (f"{entry.seat + 1} {entry.text}" for entry in transcript.log)


def _encode_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _line_checksum(before: str, line: str) -> str:
    """Return the checksum of a line and the checksum before it, in eight hexadecimal digits."""
    return sha256(f"{before}{line}".encode()).hexdigest()[:_DIGITS]


def read(text: str) -> Transcript:
    """Return the transcript of a text. The game itself is not replayed.

    Raises BadTranscript if it is too long or malformed, a line was changed, or the fingerprint does not match
    the seed.
    """
    if len(text) > MAX_CHARACTERS:
        raise BadTranscript(1, "it is too long")
    lines = _verified_lines(text)
    if len(lines) < len(_HEADER):
        raise BadTranscript(len(lines) + 2, "the text ends too early")
    header = _read_header(lines[: len(_HEADER)])
    log = [
        _read_entry(number, line)
        for number, line in enumerate(lines[len(_HEADER) :], start=_FIRST_ACTION_LINE)
    ]
    transcript = _build_transcript(header, tuple(log))
    if header["fingerprint"] != transcript.fingerprint:
        raise BadTranscript(_line_number("fingerprint"), "the fingerprint doesn't match the seed")
    return transcript


def _verified_lines(text: str) -> list[str]:
    """Return the lines after the first, without checksums. Raises BadTranscript for the first wrong one."""
    first, *rest = text.replace("\r\n", "\n").removesuffix("\n").split("\n")
    if first != FIRST_LINE:
        raise BadTranscript(1, f"it doesn't start with “{FIRST_LINE}”")
    lines, check = list[str](), ""
    for number, whole in enumerate(rest, start=2):
        match = _CHECKED.fullmatch(whole)
        if match is None or match[2] != (check := _line_checksum(check, match[1])):
            raise BadTranscript(number, "this line was changed, or one before it is missing")
        lines.append(match[1])
    return lines


def _read_header(lines: Sequence[str]) -> dict[str, str]:
    """Return the header's fields by name. Raises BadTranscript if one is missing or out of order."""
    for number, (name, line) in enumerate(zip(_HEADER, lines, strict=True), start=2):
        if not line.startswith(f"{name}: "):
            raise BadTranscript(number, f"“{name}” is expected here")
    return {name: line.removeprefix(f"{name}: ") for name, line in zip(_HEADER, lines, strict=True)}


def _line_number(name: str) -> int:
    """Return the line number of the header field `name` in the text, from 2. Line 1 is the title."""
    return _HEADER.index(name) + 2


def _read_entry(number: int, line: str) -> Entry:
    """Return the log entry of a line: `3 +Y7 D` is an action of seat 2.

    `number` is the line's, from 1. Raises BadTranscript.
    """
    match = _ACTION.fullmatch(line)
    if match is None or len(match[2]) > MAX_ENTRY_LENGTH:
        raise BadTranscript(number, "this isn't an action of a seat")
    return Entry(int(match[1]) - 1, match[2])


def _build_transcript(header: dict[str, str], log: tuple[Entry, ...]) -> Transcript:
    """Return the transcript of a header and a log. Raises BadTranscript for a malformed field.

    Game and options are checked later, by `options_of`.
    """
    if _SEED.fullmatch(header["seed"]) is None:
        raise BadTranscript(_line_number("seed"), "this isn't a seed")
    key, _, version = header["game"].partition(" ")
    return Transcript(
        key,
        _decode_field("game", version, int),
        header["options"],
        _decode_field("players", header["players"], tuple[str, ...]),
        _decode_field("begun", header["begun"], int),
        _decode_field("ended", header["ended"], int),
        header["seed"],
        log,
        _decode_field("result", header["result"], FinalResult),
    )


def _decode_field(name: str, value: str, kind: type[Kind]) -> Kind:
    """Return a field's JSON value. Raises BadTranscript, with the field's line, if it is not a `kind`."""
    try:
        return msgspec.json.decode(value, type=kind)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise BadTranscript(_line_number(name), str(error)) from error


def game_of(transcript: Transcript) -> AnyGame:
    """Return the game and version that were played. Raises BadTranscript if unknown."""
    game = editions().get((transcript.game, transcript.version))
    if game is None:
        raise BadTranscript(_line_number("game"), "this version doesn't have these rules")
    return game


def options_of(transcript: Transcript) -> GameOptions:
    """Return the game's options. Raises BadTranscript if the game is unknown or they do not fit it."""
    return _decode_field("options", transcript.options, game_of(transcript).Options)


def deal_step(transcript: Transcript) -> Step[GameState]:
    """Return the setup step. Raises BadTranscript as `options_of`, and if the setup is not allowed."""
    game, options = game_of(transcript), options_of(transcript)
    try:
        return game.rules.setup(options, len(transcript.players), int(transcript.seed, 16))
    except GameError as error:
        raise BadTranscript(_line_number("options"), str(error)) from error


def replay(transcript: Transcript) -> list[Step[GameState]]:
    """Return all steps from the setup on, one more than log entries.

    Raises BadTranscript as `deal_step`, and if a step is illegal or the result is not the recorded one.
    """
    game, steps = game_of(transcript), [deal_step(transcript)]
    for number, entry in enumerate(transcript.log, start=_FIRST_ACTION_LINE):
        if entry.seat >= len(transcript.players):
            raise BadTranscript(number, "there is no such seat")
        try:
            steps.append(apply_entry(game, steps[-1].state, entry))
        except GameError as error:
            raise BadTranscript(number, str(error)) from error
    result = game.ending.result(steps[-1].state)
    ended = None if result is None else FinalResult(result.why, result.placings, result.scores)
    if ended is None or not _same_result(ended, transcript.ending):
        raise BadTranscript(_line_number("result"), "the game does not end like this")
    return steps


def _same_result(one: FinalResult, other: FinalResult) -> bool:
    """Return whether two results agree. Reasons other than PLAYED_OUT may differ between versions."""
    same = (one.placings, one.scores) == (other.placings, other.scores)
    return same and (one.why == PLAYED_OUT) == (other.why == PLAYED_OUT)
