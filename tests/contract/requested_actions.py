"""Actions that players might request: legal elsewhere, writable in notation, or nonsense.

They are built from every text and number found in a state.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random
from typing import Any, get_args, get_origin, get_type_hints

from msgspec import Struct

from engine.core.game_errors import BadNotation
from engine.core.plugin import AnyGame
from tests.contract.positions import Position, all_played, settings_of

TRIES = 6_000
MIXTURES = 1_500
NONSENSE: tuple[Any, ...] = (
    *("", "A", "D", "A6", "Z9", "Y99", "😀", "x" * 5_000),
    *(-1, 0, 1, 7, 10**30, True, 1.0, float("nan"), None),
    *((), ("A", "A"), ("Y7", "Y7"), (1, 2)),
)


class Foreign(Struct, frozen=True):
    """An action of no game."""


def kinds(game: AnyGame) -> tuple[type, ...]:
    return get_args(game.Action) or (game.Action,)


@cache
def requested_actions(game: AnyGame) -> tuple[Any, ...]:
    """Every action that was legal anywhere in a game's random games, and mixtures that perhaps never are."""
    seen = tuple(dict.fromkeys(action for position in _positions(game) for action in position.legal))
    return tuple(dict.fromkeys((*seen, *islice(_mixtures(game, seen), MIXTURES))))


@cache
def nonsense(game: AnyGame) -> tuple[Any, ...]:
    """Actions of the right kinds with contents that cannot be, and things that are no actions at all."""
    random = Random(game.key)
    seen = requested_actions(game)
    odd: list[Any] = [Foreign(), None, "D", 7]
    for kind in kinds(game):
        names = kind.__struct_fields__
        alike = [action for action in seen if type(action) is kind] or [kind(*("" for _ in names))]
        for name in names:
            for bad in NONSENSE:
                good = random.choice(alike)
                odd.append(kind(*(bad if each == name else getattr(good, each) for each in names)))
    return tuple(odd)


def _positions(game: AnyGame) -> Iterator[Position]:
    return (
        position
        for setting in settings_of(game)
        for whole in all_played(setting)
        for position in whole.positions
    )


def _mixtures(game: AnyGame, seen: tuple[Any, ...]) -> Iterator[Any]:
    """Actions of every kind, made of parts of others and of the game's words, if its notation says them."""
    random, words = Random(game.key), _vocabulary(game)
    parts: dict[tuple[type, str], list[Any]] = defaultdict(list)
    for action in seen:
        for name in type(action).__struct_fields__:
            parts[type(action), name].append(getattr(action, name))
    hints = {kind: get_type_hints(kind) for kind in kinds(game)}
    for _ in range(TRIES):
        kind = random.choice(list(hints))
        mixture = kind(
            *(_part(random, parts[kind, name], hints[kind][name], words) for name in kind.__struct_fields__)
        )
        try:
            if game.notation.read(game.notation.write(mixture)) == mixture:
                yield mixture
        except BadNotation:
            continue


def _part(random: Random, seen: list[Any], hint: Any, words: dict[type, list[Any]]) -> Any:
    if seen and random.random() < 0.7:
        return random.choice(seen)
    if get_origin(hint) is tuple:
        return tuple(random.choice(words[str]) for _ in range(random.choice((2, 2, 2, 3))))
    return random.choice(words.get(hint) or [False, True])


@cache
def _vocabulary(game: AnyGame) -> dict[type, list[Any]]:
    """Every text and number that stands in a state."""
    words: dict[type, set[Any]] = {str: set(), int: set()}
    for position in islice(_positions(game), 0, None, 50):
        for leaf in _leaves(json.loads(game.dump(position.state))):
            if type(leaf) in words:
                words[type(leaf)].add(leaf)
    return {kind: sorted(found) for kind, found in words.items()} | {bool: [False, True]}


def _leaves(tree: Any) -> Iterator[Any]:
    if isinstance(tree, dict | list):
        for inside in tree.values() if isinstance(tree, dict) else tree:
            yield from _leaves(inside)
    else:
        yield tree
