"""Recorded games: changes of rules, sentences or shuffling show line by line.

A file has options, seats, seed, each move with its public sentences, some positions, and final scores. The
moves are taken from the file; everything else is recomputed and compared. After an intended change, record
again and read the difference: uv run pytest tests/playthroughs --record
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import count, islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from engine.core import game_log
from engine.core.catalogue import catalogue
from engine.core.game_log import RETIRED, Entry
from engine.core.plugin import AnyGame
from engine.core.types import Result, Seat
from engine.game_registry import games
from tests.contract.test_another_option import with_another_option
from tests.finished import FINISHED
from tests.playthroughs.players import choose

FOLDER = Path(__file__).parent
NAMES = ("Ada", "Boris", "Chen", "Dana")
MOVE = re.compile(r"(\d+)\. (\w+): (.+)")
POSITION_EVERY = 25
WHY = {"played-out": "played to the end", "resigned": "ended by resignation"}


class Recording(Struct, frozen=True):
    """A game to record: its setup, and who leaves after how many moves."""

    key: str
    seed: int
    seats: int = 2
    options: dict[str, Any] = {}
    leaves: tuple[int, Seat] | None = None


RECORDINGS = {
    "lost_cities-three-rounds": Recording("lost_cities", seed=1),
    "lost_cities-six-expeditions": Recording("lost_cities", seed=2, options={"rounds": 1, "colours": 6}),
    "lost_cities-five-rounds": Recording("lost_cities", seed=3, options={"rounds": 5}),
    "lost_cities-resignation": Recording("lost_cities", seed=4, leaves=(70, 1)),
    "lost_cities-partners": Recording("lost_cities", seed=5, seats=4, options={"partners": True}),
    "lost_cities-partners-resignation": Recording(
        "lost_cities", seed=6, seats=4, options={"rounds": 1, "partners": True}, leaves=(31, 2)
    ),
    "lost_cities_board-two": Recording("lost_cities_board", seed=1),
    "lost_cities_board-three-short": Recording(
        "lost_cities_board", seed=3, seats=3, options={"length": "short"}
    ),
    "lost_cities_board-four": Recording("lost_cities_board", seed=2, seats=4),
    "lost_cities_board-up-or-down": Recording(
        "lost_cities_board", seed=25, seats=3, options={"length": "short", "up_or_down": True}
    ),
    "lost_cities_board-free-first-card": Recording(
        "lost_cities_board", seed=11, options={"length": "short", "free_first_card": True}
    ),
    "lost_cities_board-2008": Recording("lost_cities_board", seed=15, seats=3, options={"edition": "2008"}),
    "lost_cities_board-resignation": Recording("lost_cities_board", seed=7, seats=3, leaves=(315, 1)),
    "tikal-two": Recording("tikal", seed=1),
    "tikal-three": Recording("tikal", seed=2, seats=3),
    "tikal-four": Recording("tikal", seed=3, seats=4),
    "tikal-auction": Recording("tikal", seed=4, seats=4, options={"auction": True}),
    "tikal-resignation": Recording("tikal", seed=5, seats=3, leaves=(100, 1)),
}


def test_every_finished_game_has_a_playthrough() -> None:
    assert {recording.key for recording in RECORDINGS.values()} >= set(FINISHED)


@pytest.mark.parametrize("name", RECORDINGS)
def test_playthrough_is_replayed_line_by_line(name: str, record: bool) -> None:
    file, recording = FOLDER / f"{name}.txt", RECORDINGS[name]
    if record:
        file.write_text("\n".join(_lines(recording, _plays(recording))) + "\n", encoding="utf-8")
    recorded = file.read_text(encoding="utf-8").splitlines()
    assert list(_lines(recording, _read(recorded))) == recorded


@pytest.mark.parametrize("key", FINISHED)
def test_playthrough_is_unchanged_by_an_added_option(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    other = with_another_option(games()[key])
    monkeypatch.setattr(f"{__name__}.games", lambda: {key: other})
    name = f"{key}-resignation"
    recorded = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    assert list(_lines(RECORDINGS[name], _read(recorded))) == recorded


def test_playthrough_files_are_exactly_those_that_can_be_recorded() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(RECORDINGS)


def test_recorded_game_of_partners_has_passes_without_naming_cards() -> None:
    """Players with sense pass seldom; a recording without any would miss it."""
    recorded = (FOLDER / "lost_cities-partners.txt").read_text(encoding="utf-8")
    assert recorded.count("passes two cards to") > 5
    assert " gave " not in recorded


def test_recordings_of_the_board_game_have_both_ends_chains_stops_floors_and_a_resignation() -> None:
    """Both ends of an expedition, a chain, a declined step, a floor, a resignation at an arrow."""
    recorded = {
        file.stem: file.read_text(encoding="utf-8") for file in FOLDER.glob("lost_cities_board-*.txt")
    }
    together = "\n".join(recorded.values())
    for seldom in ("The fifth explorer", "The pile is empty", "stops there", "Never below 0"):
        assert seldom in together
    assert re.search(r"go \w\n.+\(arrow\)\.\n\d+\. \w+: go", together)
    assert re.search(r"\(arrow\)\.\n\d+\. \w+: retires", recorded["lost_cities_board-resignation"])


def test_recorded_game_of_the_2008_edition_never_tells_totals() -> None:
    assert "total" not in (FOLDER / "lost_cities_board-2008.txt").read_text(encoding="utf-8")


def _read(lines: Iterable[str]) -> Iterator[Entry]:
    for line in lines:
        if match := MOVE.fullmatch(line):
            yield Entry(NAMES.index(match[2]), match[3])


def _plays(recording: Recording) -> Iterator[Entry]:
    """The moves of players with a little sense."""
    game, random = games()[recording.key], Random(recording.seed)
    state = game.rules.setup(_options(recording), recording.seats, recording.seed).state
    after, leaver = recording.leaves or (None, 0)
    for _ in islice(count(), after):
        movers = game.rules.to_move(state)
        if not movers:
            return
        seat = movers[0]
        action = choose(
            game.key, game.visibility.view(state, seat), game.rules.legal_actions(state, seat), random
        )
        state = game.rules.apply(state, seat, action).state
        yield Entry(seat, game.notation.write(action))
    yield Entry(leaver, RETIRED)


def _options(recording: Recording) -> Any:
    return msgspec.convert(recording.options, games()[recording.key].Options)


def _lines(recording: Recording, log: Iterable[Entry]) -> Iterator[str]:
    """A whole game as text."""
    game, options, say = games()[recording.key], _options(recording), catalogue()
    names = NAMES[: recording.seats]
    yield f"{say(f'game-{game.key}')}, version {game.version}: {game.words.options(options, say)}"
    yield f"options: {msgspec.json.encode(recording.options).decode()}"
    yield f"seats: {', '.join(names)}"
    yield f"seed: {recording.seed}"
    yield ""
    step = game.rules.setup(options, recording.seats, recording.seed)
    yield from game.words.describe(step.events, None, names, say)
    for number, entry in enumerate(log, start=1):
        step = game_log.apply_entry(game, step.state, entry)
        yield f"{number}. {names[entry.seat]}: {entry.text}"
        yield from _indented(game.words.describe(step.events, None, names, say))
        if number % POSITION_EVERY == 0:
            yield from ("", *_position(game, step.state, names), "")
    yield ""
    yield from _position(game, step.state, names)
    yield ""
    yield from _ending(game.ending.result(step.state), names)


def _position(game: AnyGame, state: Any, names: tuple[str, ...]) -> list[str]:
    return game.words.position(game.visibility.view(state, None), names, catalogue()).splitlines()


def _ending(result: Result | None, names: tuple[str, ...]) -> Iterator[str]:
    assert result is not None, "a playthrough is a whole game"
    say = catalogue()
    yield f"The game was {WHY[result.why]}."
    for seat, name in enumerate(names):
        yield f"{name}: place {result.placings[seat]} with {result.scores[seat]} points"
        yield from _indented(
            f"{say(line.text, **line.details)} = {line.points}" for line in result.score_sheets[seat]
        )


def _indented(lines: Iterable[str]) -> list[str]:
    return [f"    {line}" for line in lines]
