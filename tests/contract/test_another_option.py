"""A new option leaves recorded, stored and sampled games unchanged."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec
import pytest
from msgspec import structs

from engine import game_transcript
from engine.core.game_log import Entry
from engine.core.plugin import AnyGame
from engine.game_registry import games
from engine.game_transcript import FinalResult, Transcript
from tests.contract.positions import Setting, every_setting, moves, played, settings_of
from tests.names import NAMES
from tests.variants import variant

BEGINNING = 25
"""Moves of a sample that are compared: with another seed the first would differ."""


def with_another_option(game: AnyGame) -> AnyGame:
    """Return the game with an additional option that has no effect."""
    field = ("another", bool, False)
    options = msgspec.defstruct(
        "Options", [field], bases=(game.Options,), frozen=True, forbid_unknown_fields=True
    )
    return variant(game, Options=options)


def beginning(setting: Setting) -> list[Entry | None]:
    return [entry for _, _, entry in islice(moves(setting, 0), BEGINNING)]


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)
def test_new_option_leaves_test_games_of_all_other_options_unchanged(game: AnyGame) -> None:
    """Otherwise every new option would ask the contract's questions of other games than before."""
    before, after = (
        settings_of(game),
        {str(setting): setting for setting in settings_of(with_another_option(game))},
    )
    assert len(after) > len(before)
    for setting in before:
        assert beginning(after[str(setting)]) == beginning(setting)


@every_setting
def test_settings_have_distinct_names(setting: Setting) -> None:
    assert [str(other) for other in settings_of(setting.game)].count(str(setting)) == 1


@every_setting
def test_option_missing_in_a_stored_state_has_its_default(setting: Setting) -> None:
    """Tables, transcripts and states from before there was the option are read, played on and checked."""
    game, whole = setting.game, played(setting, 0)
    state = json.loads(game.dump(whole.positions[len(whole.positions) // 2].state))
    for options in without_one(setting.options):
        assert msgspec.convert(options, game.Options) == setting.options
        older = game.load(json.dumps({**state, "options": options}).encode())
        assert older == game.load(json.dumps(state).encode())


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)
def test_transcript_without_an_option_is_replayed_with_its_default(game: AnyGame) -> None:
    whole = played(settings_of(game)[0], 0)
    for options in without_one(whole.setting.options):
        text = game_transcript.write(transcribed(game, whole, json.dumps(options)))
        assert game_transcript.replay(game_transcript.read(text))[-1].state == whole.end


def without_one(options: Any) -> Iterator[dict[str, Any]]:
    """Options as they were written when there was one less of them that has its usual value."""
    chosen, usual = structs.asdict(options), structs.asdict(type(options)())
    for absent in (name for name in chosen if chosen[name] == usual[name]):
        yield {name: value for name, value in chosen.items() if name != absent}


def transcribed(game: AnyGame, whole: Any, options: str) -> Transcript:
    result = game.ending.result(whole.end)
    assert result is not None
    ending = FinalResult(result.why, result.placings, result.scores)
    players = NAMES[: whole.setting.seats]
    return Transcript(
        game.key, game.version, options, players, 0, 0, format(whole.seed, "x"), whole.log, ending
    )
