"""Replays and videos show only public information."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import msgspec
import pytest
from msgspec import structs

from bot.errors import Refused
from bot.features.replay import replay_pages
from bot.store import Player, Table
from bot.store.records import Logged
from bot.store.schema import FINISHED, PLAYING
from bot.tables import positions
from bot.tables.positions import Position, Turn
from bot.ui import pictures
from bot.ui.message import Image, Message
from engine.core.catalogue import catalogue
from engine.core.types import Step
from engine.game_registry import games
from tests.contract.positions import Played, Setting, each, played, settings, settings_of

ONLOOKER = 999
LOOKED_AT = 6
"""Turns of a game that are checked in detail."""
SHORT = 100
"""Steps of a game that still runs."""


def table_of(game: Played, steps: int, *, shows_hand: bool = False) -> Table:
    """Return a table after `steps` steps."""
    rules, state = game.setting.game, game.steps[steps - 1].state
    players = [
        Player(seat, seat + 1, f"player {seat + 1}", joined=True, shows_hand=shows_hand)
        for seat in range(game.setting.seats)
    ]
    about: dict[str, Any] = dict.fromkeys(field.name for field in fields(Table))
    about |= {
        "id": 7,
        "game": rules.key,
        "rules_version": rules.version,
        "options": msgspec.json.encode(game.setting.options).decode(),
        "status": FINISHED if rules.ending.result(state) else PLAYING,
        "seed": format(game.seed, "x"),
        "state": rules.dump(state),
        "version": steps,
        "players": tuple(players),
    }
    return Table(**about)


def dealt_anew(game: Played, steps: int) -> list[Step[Any]]:
    """Return the first steps of a game with other hidden cards, without private events."""
    some = range(0, steps, max(steps // LOOKED_AT, 1))
    return [
        _dealt_anew(game, step) if place in some else step for place, step in enumerate(game.steps[:steps])
    ]


def _dealt_anew(game: Played, step: Step[Any]) -> Step[Any]:
    rules = game.setting.game
    events = tuple(event for event in step.events if event.is_for(None))
    return structs.replace(step, state=rules.visibility.resample(step.state, None, 5), events=events)


def turns(table: Table, steps: list[Step[Any]], monkeypatch: pytest.MonkeyPatch) -> list[Turn]:
    monkeypatch.setattr(positions, "steps_of", lambda *_: steps)
    rules = positions.game_of(table)
    return positions.turns_of(Position(table, rules, steps[-1].state), [])


async def pages(table: Table, seen: list[Turn]) -> list[Message]:
    """Return the pages of some turns and the last one, with views instead of pictures."""
    numbers = {*range(0, len(seen), max(len(seen) // LOOKED_AT, 1)), len(seen) - 1}
    return [
        await replay_pages.turn_message(table, seen, number, ONLOOKER, catalogue())
        for number in sorted(numbers)
    ]


@pytest.fixture(autouse=True)
def unpainted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace pictures by the data that they would show."""

    async def shown(paint: Any, *subject: Any, alt: str, **_: Any) -> list[Image]:
        return [Image(msgspec.json.encode(subject[:-1]), paint.__name__, alt)]

    monkeypatch.setattr(pictures, "painted", shown)


async def require_alike(game: Played, steps: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Replay pages, menu and video are equal after hands, pile and seed are dealt again."""
    table = table_of(game, steps)
    one = turns(table, list(game.steps[:steps]), monkeypatch)
    other = turns(table, dealt_anew(game, steps), monkeypatch)
    assert [turn.position.state for turn in one] != [turn.position.state for turn in other]
    assert replay_pages.turning_points(one) == replay_pages.turning_points(other)
    assert replay_pages.video_script(table, one, "en") == replay_pages.video_script(table, other, "en")
    assert await pages(table, one) == await pages(table, other)


@each(settings())
async def test_replay_and_video_of_a_running_game_are_unchanged_if_hidden_cards_differ(
    setting: Setting, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = played(setting, 0)
    await require_alike(game, min(SHORT, len(game.steps) - 1), monkeypatch)


@pytest.mark.slow
@each(
    (settings_of(game)[0] for game in games().values()),
    quick=lambda setting: setting.key == next(iter(games())),
)
async def test_consent_of_all_players_shows_hands_only_in_finished_games_with_hands(
    setting: Setting, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without hands, or while the game runs, consent reveals nothing."""
    game = played(setting, 0)
    await require_alike(game, len(game.steps), monkeypatch)
    for steps, shows in ((len(game.steps), setting.game.has_hidden_hands), (SHORT // 3, False)):
        table = table_of(game, steps, shows_hand=True)
        one = turns(table, list(game.steps[:steps]), monkeypatch)
        other = turns(table, dealt_anew(game, steps), monkeypatch)
        assert (
            replay_pages.video_script(table, one, "en") != replay_pages.video_script(table, other, "en")
        ) is shows
        assert (await pages(table, one) != await pages(table, other)) is shows


@each(settings())
def test_running_game_has_no_transcript_and_a_finished_one_has_its_whole_log(setting: Setting) -> None:
    """It would contain the seed."""
    game = played(setting, 0)
    log = [Logged(version, entry) for version, entry in enumerate(game.log, start=2)]
    for steps in range(1, len(game.steps), max(len(game.steps) // LOOKED_AT, 1)):
        with pytest.raises(Refused) as refused:
            positions.transcript_of(table_of(game, steps), log[: steps - 1])
        assert refused.value.reason == "not-over"
    assert positions.transcript_of(table_of(game, len(game.steps)), log).log == game.log
