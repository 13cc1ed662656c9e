"""Every refusal has a declared reason, occurs somewhere, and has a sentence."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

import engine
from engine.core import game_errors
from engine.core.card_games import CardRefusal
from engine.core.catalogue import catalogue
from engine.core.game_errors import GameError, RuleViolation
from engine.core.plugin import AnyGame
from engine.game_registry import editions

ENGINE = Path(engine.__file__).parent
ERRORS = {name: kind for name, kind in vars(game_errors).items() if isinstance(kind, type)}
OWN = "Forbidden"
every_edition = pytest.mark.parametrize(
    "game", editions().values(), ids=lambda game: f"{game.key}-{game.version}"
)


def raised(folder: Path) -> Iterator[tuple[str, ast.Call]]:
    """The errors of games that are raised in a folder, by name, with how they are made."""
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Raise) and node.exc is not None:
                either = node.exc
                for error in (either.body, either.orelse) if isinstance(either, ast.IfExp) else (either,):
                    call = error if isinstance(error, ast.Call) else ast.Call(error, [], [])
                    yield ast.unparse(call.func), call


def texts(folder: Path) -> set[str]:
    """Every text in a folder's code, except in the declaration of the reasons, `Refusal = Literal[…]`."""
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in folder.rglob("*.py")]
    nodes = (node for tree in trees for part in tree.body if not _declares(part) for node in ast.walk(part))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def _declares(part: ast.stmt) -> bool:
    return isinstance(part, ast.Assign) and ast.unparse(part.targets[0]) == "Refusal"


def folder_of(game: AnyGame) -> Path:
    return ENGINE.joinpath(*game.State.__module__.split(".")[1:-1])


@every_edition
def test_every_declared_reason_has_a_sentence(game: AnyGame) -> None:
    """Its own, or the one that all games of cards share."""
    missing = {
        reason
        for reason in game.refusals
        if not any(f"{whose}-refused-{reason}" in catalogue() for whose in (game.key, "cards"))
    }
    assert missing == set()


@every_edition
def test_every_declared_reason_occurs_in_the_games_code(game: AnyGame) -> None:
    assert set(game.refusals) <= texts(folder_of(game))


@every_edition
def test_games_use_declared_reasons_only(game: AnyGame) -> None:
    """mypy checks the reasons of `Forbidden`. No game raises other errors."""
    calls = list(raised(folder_of(game)))
    assert (OWN in {name for name, _ in calls}) is bool(game.refusals)
    assert RuleViolation.__name__ not in {name for name, _ in calls}
    given = {
        call.args[0].value for name, call in calls if name == OWN and isinstance(call.args[0], ast.Constant)
    }
    assert given <= set(game.refusals)


def test_engine_raises_only_game_errors_and_errors_of_programming_mistakes() -> None:
    """Other errors are bugs of the caller."""
    mistakes = {"KeyError", "LookupError", "NotImplementedError", "TypeError", "ValueError"}
    names = {name for name, _ in raised(ENGINE)}
    assert names <= {*ERRORS, OWN, *mistakes, "NoSuchPath", "BadTranscript"}, names


def test_shared_refusals_have_sentences() -> None:
    """A reason of its own for each kind of error, and every reason a setup is refused for."""
    fixed = (
        game_errors.NotYourTurn(),
        game_errors.GameFinished(),
        game_errors.NoSuchAction(),
        game_errors.NoSuchSeat(),
    )
    setups = {
        ast.literal_eval(call.args[0])
        for name, call in raised(ENGINE)
        if issubclass(ERRORS.get(name, GameError), game_errors.InvalidSetup)
    }
    assert setups >= {"wrong-seats", "bad-options", "bad-seed"}
    for reason in {*(error.reason for error in fixed), game_errors.BadNotation.reason, *setups}:
        assert f"refused-{reason}" in catalogue(), reason


def test_refusals_shared_by_card_games_have_no_sentence_per_game() -> None:
    again = {f"{key}-refused-{reason}" for key, _ in editions() for reason in get_args(CardRefusal)}
    assert not any(text in catalogue() for text in again)
