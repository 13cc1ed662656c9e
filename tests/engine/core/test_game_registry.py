"""A game takes part by being a package in `engine.games` that exports GAME."""

from __future__ import annotations

from importlib.resources import files
from types import SimpleNamespace
from typing import Any

import pytest

from engine import game_registry
from engine.core.data_files import load_data
from engine.core.plugin import Game
from engine.game_registry import editions, games
from tests.variants import variant


def test_every_folder_of_a_game_is_found_and_named_by_its_key() -> None:
    folders = [
        folder.name for folder in files("engine.games").iterdir() if folder.joinpath("__init__.py").is_file()
    ]
    names = [
        key if game is games()[key] else f"{key}_{version}" for (key, version), game in editions().items()
    ]
    assert sorted(names) == sorted(folders), (
        "a folder is named by its game's key, an older one also by version"
    )


def test_games_are_sorted_by_key() -> None:
    assert list(games()) == sorted(games())


def test_registry_of_games_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        games()["mine"] = None


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)
def test_game_has_a_valid_key_version_seats_default_options_and_data(game: Game) -> None:
    assert game.key.isidentifier()
    assert game.version >= 1
    assert 1 <= game.rules.SEATS[0] <= game.rules.SEATS[1]
    assert game.Options() == game.Options(), "every option has a default"
    assert load_data(game.key), "what is in its box stands in data/"


def found(patch: pytest.MonkeyPatch, **packages: Any) -> dict[str, Game]:
    """Return the games that the registry finds in these packages."""
    modules = [SimpleNamespace(name=name) for name in packages]
    patch.setattr(game_registry.pkgutil, "iter_modules", lambda _: modules)
    patch.setattr(game_registry, "import_module", lambda path: packages[path.rpartition(".")[2]])
    game_registry.editions.cache_clear()
    patch.setattr(game_registry, "editions", game_registry.editions.__wrapped__)
    return dict(games.__wrapped__())


def test_two_games_of_the_same_key_and_version_are_rejected(monkeypatch: pytest.MonkeyPatch) -> None:
    """One of them would be lost without a word, and its tables with it."""
    game = next(iter(games().values()))
    with pytest.raises(ValueError, match=f"two games call themselves {game.key}, version {game.version}"):
        found(monkeypatch, one=SimpleNamespace(GAME=game), two=SimpleNamespace(GAME=variant(game)))


def test_newest_version_of_a_game_is_offered_and_older_ones_are_found_by_version(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = next(iter(games().values()))
    older, newer = variant(game, version=9), variant(game, version=10)
    both = found(monkeypatch, mine=SimpleNamespace(GAME=newer), mine_9=SimpleNamespace(GAME=older))
    assert both == {game.key: newer}
    assert game_registry.editions() == {(game.key, 9): older, (game.key, 10): newer}


def test_package_without_a_game_is_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    game = next(iter(games().values()))
    assert found(monkeypatch, one=SimpleNamespace(GAME=game), helpers=SimpleNamespace()) == {game.key: game}
