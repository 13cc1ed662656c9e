"""A game takes part by being a package in `engine.games` that exports GAME."""

from __future__ import annotations

from importlib.resources import files

import pytest

from engine.core.plugin import Game
from engine.core.tables import table
from engine.registry import games


def test_every_package_of_games_is_found() -> None:
    folders = [
        folder.name for folder in files("engine.games").iterdir() if folder.joinpath("__init__.py").is_file()
    ]
    assert sorted(games()) == sorted(folders), "a folder is named by its game's key"


def test_games_are_in_the_order_of_their_keys() -> None:
    assert list(games()) == sorted(games())


def test_the_registry_cannot_be_changed_by_those_who_read_it() -> None:
    with pytest.raises(TypeError):
        games()["mine"] = None


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)
def test_a_game_fills_every_place_of_the_protocol(game: Game) -> None:
    assert game.key.isidentifier()
    assert game.version >= 1
    assert 1 <= game.seats[0] <= game.seats[1]
    assert game.Options() == game.Options(), "every option has a default"
    assert table(game.key), "what is in its box stands in data/"
