"""What a computer player may know (`Situation`), and the interface of a game's judgement."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from importlib import import_module
from statistics import NormalDist
from typing import Generic, Protocol, TypeAlias, runtime_checkable

import msgspec
from msgspec import Struct

from engine.ai.character import Character, Level
from engine.core.plugin import A, AnyGame, Game, S, V
from engine.core.types import Event, GameAction, GameOptions, GameState, GameView, Seat

ShouldStop = Callable[[], bool]
"""Called before each playout or step of a plan: whether to stop."""


class Opinion(Struct, Generic[A], frozen=True):
    """The estimated value of an action in points. Only differences are meaningful."""

    action: A
    worth: float


def best_first(opinions: Sequence[Opinion[A]]) -> list[Opinion[A]]:
    """Return the opinions sorted by falling worth; equal ones keep their order."""
    return sorted(opinions, key=lambda opinion: -opinion.worth)


@dataclass(frozen=True)
class Situation(Generic[S, A, V]):
    """Everything a computer may use: what its seat has seen, and a seed.

    `state` looks like the true one but has hidden things dealt again. `history` has the events that the seat
    may know, oldest first; it may be incomplete.
    """

    game: Game[GameOptions, S, A, V]
    state: S
    view: V
    seat: Seat
    history: Sequence[Event]
    legal: Sequence[A]
    seed: int
    character: Character

    @cached_property
    def _seed_bytes(self) -> bytes:
        return self.seed.to_bytes(32, "big")

    def noise(self, name: str) -> float:
        """Return a standard normal number that depends only on the situation and the name."""
        number = int.from_bytes(sha256(self._seed_bytes + name.encode()).digest()[:6], "big")
        return NormalDist().inv_cdf((number + 0.5) / 2**48)


class Judgement(Protocol[S, A, V]):
    """A game's evaluation of actions: `JUDGEMENT` in the game's module `judgement`."""

    def weigh(self, situation: Situation[S, A, V]) -> list[Opinion[A]]:
        """Return opinions on all actions worth considering, at least one, in any order."""


@runtime_checkable
class Searching(Protocol[S, A, V]):
    """A judgement that can search deeper. Used by experts only."""

    def search(
        self, situation: Situation[S, A, V], opinions: Sequence[Opinion[A]], should_stop: ShouldStop
    ) -> list[Opinion[A]]:
        """Return `opinions` (best first) revised, best first again. Stops when `should_stop` returns True."""


AnySituation: TypeAlias = Situation[GameState, GameAction, GameView]
AnyJudgement: TypeAlias = Judgement[GameState, GameAction, GameView]
"""Types for a game of unknown type."""


def judgement_of(game: AnyGame) -> AnyJudgement | None:
    """Return the game's judgement; None if its package has no module `judgement`."""
    package = game.State.__module__.rpartition(".")[0]
    try:
        module = import_module(f"{package}.judgement")
    except ModuleNotFoundError as missing:
        if missing.name != f"{package}.judgement":
            raise
        return None
    judgement: AnyJudgement = module.JUDGEMENT
    return judgement


def situation_of(
    game: AnyGame,
    state: GameState,
    seat: Seat,
    history: Sequence[Event],
    seed: int,
    player: Character | Level | str,
) -> AnySituation:
    """Return what a seat can know of a state, with hidden things resampled from seed and view.

    Events of `history` that the seat may not know are dropped. `player` is a character or a level, whose
    misjudgements depend on the seed. Raises NoSuchSeat, and ValueError for an unknown level.
    """
    character = player if isinstance(player, Character) else Character(Level(player), seed=seed)
    view = game.visibility.view(state, seat)
    own = int.from_bytes(sha256(b"%x:" % seed + msgspec.json.encode(view)).digest(), "big")
    known = [event for event in history if event.is_for(seat)]
    legal = game.rules.legal_actions(state, seat)
    return Situation(
        game, game.visibility.resample(state, seat, own), view, seat, known, legal, own, character
    )
