"""Transcripts: played again they come to the same end, and a change is found."""

from __future__ import annotations

from functools import cache
from itertools import zip_longest
from random import Random

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from engine import game_transcript
from engine.core import game_log
from engine.core.game_log import LEFT, RETIRED, RETURNED, Entry
from engine.core.plugin import AnyGame
from engine.core.types import GameAction, GameState, Seat
from engine.game_registry import games
from engine.game_transcript import BadTranscript, FinalResult, Transcript

STEPS = 40
HEADER = 9
"""Lines before the first action."""


def _goes_on(game: AnyGame, state: GameState, seat: Seat, action: GameAction) -> GameAction:
    """Return the action, or another that does not end the game."""
    if game.ending.result(game.rules.apply(state, seat, action).state) is None:
        return action
    others = game.rules.legal_actions(state, seat)
    return next(one for one in others if game.ending.result(game.rules.apply(state, seat, one).state) is None)


@cache
def played(key: str, seed: int = 2**255 + 9) -> Transcript:
    """Return a random game with a player who leaves, returns, and resigns."""
    game, random = games()[key], Random(7)
    options, (fewest, _) = game.Options(), game.rules.seats_for(game.Options())
    state, log = game.rules.setup(options, fewest, seed).state, list[Entry]()
    for number in range(STEPS):
        seat = game.rules.to_move(state)[0]
        action = _goes_on(game, state, seat, random.choice(list(game.rules.legal_actions(state, seat))))
        entry = Entry(seat, game.notation.write(action))
        if number in (10, 20):
            entry = Entry(0, LEFT if number == 10 else RETURNED)
        state = game_log.apply_entry(game, state, entry).state
        log.append(entry)
    log.append(Entry(1, RETIRED))
    result = game.ending.result(game_log.apply_entry(game, state, log[-1]).state)
    assert result is not None
    return Transcript(
        key,
        game.version,
        msgspec.json.encode(options).decode(),
        ("Ada ~0", "Bo\nris \u2028 “x”", "c", "d")[:fewest],
        100,
        200,
        format(seed, "x"),
        tuple(log),
        FinalResult(result.why, result.placings, result.scores),
    )


KEYS = sorted(games())


@pytest.mark.parametrize("key", KEYS)
def test_written_transcript_is_read_back(key: str) -> None:
    assert game_transcript.read(game_transcript.write(played(key))) == played(key)


@pytest.mark.parametrize("key", KEYS)
def test_replay_of_a_transcript_reaches_the_end_of_the_game(key: str) -> None:
    steps = game_transcript.replay(game_transcript.read(game_transcript.write(played(key))))
    assert len(steps) == STEPS + 2
    assert games()[key].ending.result(steps[-1].state) is not None


@pytest.mark.parametrize("key", KEYS)
def test_transcript_with_carriage_returns_is_read(key: str) -> None:
    assert game_transcript.read(game_transcript.write(played(key)).replace("\n", "\r\n")) == played(key)


def lines_of(original: Transcript) -> list[str]:
    """Return the lines with their ends. Names may contain other line separators."""
    return [f"{line}\n" for line in game_transcript.write(original).removesuffix("\n").split("\n")]


@pytest.mark.parametrize("key", KEYS)
def test_changed_line_of_a_transcript_is_rejected_with_its_number(key: str) -> None:
    lines = lines_of(played(key))
    for number in range(len(lines)):
        changed = [*lines[:number], lines[number].replace(lines[number][0], "x", 1), *lines[number + 1 :]]
        with pytest.raises(BadTranscript) as refused:
            game_transcript.read("".join(changed))
        assert refused.value.line == number + 1


@pytest.mark.parametrize("key", KEYS)
def test_missing_swapped_or_added_line_of_a_transcript_is_rejected_with_its_number(key: str) -> None:
    lines = lines_of(played(key))
    for changed in (
        [*lines[:12], *lines[13:]],
        [*lines[:12], lines[13], lines[12], *lines[14:]],
        [*lines[:12], lines[11], *lines[12:]],
    ):
        with pytest.raises(BadTranscript) as refused:
            game_transcript.read("".join(changed))
        assert refused.value.line == 13


def again(original: Transcript, **changes: object) -> str:
    """Return a changed transcript with recomputed checksums."""
    return game_transcript.write(msgspec.structs.replace(original, **changes))


@pytest.mark.parametrize("key", KEYS)
def test_transcript_with_forged_content_and_new_checksums_is_rejected_with_its_line(key: str) -> None:
    original = played(key)
    for forged, line in (
        ({"seed": "1"}, None),
        ({"log": original.log[:-1]}, HEADER),
        ({"log": (*original.log, original.log[0])}, HEADER + 1 + len(original.log)),
        ({"log": (*original.log[:5], Entry(8, original.log[5].text), *original.log[6:])}, HEADER + 6),
        (
            {"log": (*original.log[:5], Entry(original.log[5].seat, "nonsense"), *original.log[6:])},
            HEADER + 6,
        ),
        ({"ending": FinalResult("played-out", original.ending.placings, original.ending.scores)}, HEADER),
        ({"options": '{"rounds":7}'}, 3),
        ({"options": "[]"}, 3),
        ({"version": 99}, 2),
        ({"game": "chess"}, 2),
        ({"players": ()}, 3),
    ):
        with pytest.raises(BadTranscript) as refused:
            game_transcript.replay(game_transcript.read(again(original, **forged)))
        assert line is None or refused.value.line == line, forged


def test_transcript_with_a_wrong_fingerprint_is_rejected() -> None:
    original = played(KEYS[0])
    text = game_transcript.write(original).replace(original.fingerprint, "0" * 64)
    with pytest.raises(BadTranscript) as refused:
        game_transcript.read(text)
    assert refused.value.line == 7


@given(st.text(max_size=200), st.integers(0, 3000), st.integers(0, 200))
def test_arbitrarily_edited_transcript_is_read_or_rejected_with_a_line(
    noise: str, place: int, gone: int
) -> None:
    text = game_transcript.write(played("lost_cities"))
    try:
        game_transcript.replay(game_transcript.read(text[:place] + noise + text[place + gone :]))
    except BadTranscript as error:
        assert 1 <= error.line <= text.count("\n") + noise.count("\n") + 2


@pytest.mark.parametrize("key", KEYS)
@given(st.integers(0, 2**20), st.integers(1, 255))
def test_every_changed_byte_of_a_transcript_is_rejected_with_its_line(
    key: str, place: int, change: int
) -> None:
    data = bytearray(game_transcript.write(played(key)).encode())
    place %= len(data)
    line = data[:place].count(b"\n") + 1
    data[place] ^= change
    with pytest.raises(BadTranscript) as refused:
        game_transcript.read(data.decode(errors="replace"))
    assert refused.value.line == line


@pytest.mark.parametrize("key", KEYS)
@given(st.integers(0, 2**20), st.binary(max_size=20), st.integers(0, 20))
def test_bytes_inserted_or_deleted_in_a_transcript_are_rejected_with_their_line(
    key: str, place: int, more: bytes, gone: int
) -> None:
    """Only line ends may change: those of other systems, and that of the last line may be missing."""
    data = game_transcript.write(played(key)).encode()
    place %= len(data)
    changed = data[:place] + more + data[place + gone :]
    alike = [text.replace(b"\r\n", b"\n").removesuffix(b"\n") for text in (changed, data)]
    assume(alike[0] != alike[1])
    with pytest.raises(BadTranscript) as refused:
        game_transcript.replay(game_transcript.read(changed.decode(errors="replace")))
    same = next(at for at, (one, other) in enumerate(zip_longest(*alike)) if one != other)
    # A file cut off between two lines is one that tells of no end: its result is what does not fit.
    is_cut = alike[1].startswith(alike[0] + b"\n")
    assert refused.value.line == (HEADER if is_cut else alike[1][:same].count(b"\n") + 1)


@given(st.text(max_size=100))
def test_arbitrary_text_is_rejected_as_a_transcript(text: str) -> None:
    with pytest.raises(BadTranscript):
        game_transcript.read(text)


def test_shown_fingerprint_is_its_first_32_digits_and_an_ellipsis() -> None:
    assert game_transcript.shown_fingerprint("2") == game_transcript.fingerprint("2")[:32] + "…"
