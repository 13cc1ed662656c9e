"""The protocol of a game's own judgement."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from importlib import import_module
from statistics import NormalDist
from typing import Generic, Protocol, TypeAlias, TypeVar, runtime_checkable

import msgspec
from msgspec import Struct

from engine.ai.character import Character, Level
from engine.core.plugin import AnyGame, Game
from engine.core.types import Event, GameAction, GameOptions, GameState, GameView, Seat

S = TypeVar("S", bound=GameState)
A = TypeVar("A", bound=GameAction)
V = TypeVar("V", bound=GameView)
S_in = TypeVar("S_in", bound=GameState, contravariant=True)
V_in = TypeVar("V_in", bound=GameView, contravariant=True)
ShouldStop = Callable[[], bool]
"""Asked before each playout (or step of a plan): whether to stop thinking."""


class Opinion(Struct, Generic[A], frozen=True):
    """What an action looks worth, in the game's points; only differences between opinions mean anything."""

    action: A
    worth: float


@dataclass(frozen=True)
class Situation(Generic[S, A, V]):
    """All that a computer may use to decide: a function of what its seat has seen, and of a seed.

    `state` is a state the seat cannot tell from the true one, the same whatever is really hidden.
    `history` is every event so far that the seat may know, oldest first; it may be empty or begin late.
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
    def _notes(self) -> bytes:
        return self.seed.to_bytes(32, "big")

    def noise(self, name: str) -> float:
        """A number from the standard normal distribution, always the same for a name in a situation."""
        number = int.from_bytes(sha256(self._notes + name.encode()).digest()[:6], "big")
        return NormalDist().inv_cdf((number + 0.5) / 2**48)


class Judgement(Protocol[S, A, V]):
    """A game's sense of what is good: `JUDGEMENT` in the module `judgement` of the game's package."""

    def weigh(self, situation: Situation[S, A, V]) -> list[Opinion[A]]:
        """An opinion on every action worth considering, at least one; the order does not matter.

        As the situation's character sees it: a weak one misjudges things, and always the same ones in a game.

        A computer that must not go round in circles leaves out here what would.
        """

    def reasons(self, situation: Situation[S, A, V], action: A) -> Mapping[str, float]:
        """What speaks for an action (above 0) and against it, by name, in the game's points."""


@runtime_checkable
class Searching(Protocol[S, A, V]):
    """A judgement that can also look further: asked at the level expert only."""

    def search(
        self, situation: Situation[S, A, V], opinions: Sequence[Opinion[A]], should_stop: ShouldStop
    ) -> list[Opinion[A]]:
        """Better opinions than `opinions` (best first), by playouts or plans until `enough` says so.

        Whatever is dealt for it comes from `situation.seed`.
        """


AnySituation: TypeAlias = Situation[GameState, GameAction, GameView]
AnyJudgement: TypeAlias = Judgement[GameState, GameAction, GameView]
"""Those of some game, as `engine.core.plugin.AnyGame` is one."""


def judgement_of(game: AnyGame) -> AnyJudgement | None:
    """The judgement beside the game's state, if it has one."""
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
    who: Character | Level | str,
) -> AnySituation:
    """What a seat can know of a state; whatever is hidden in it is dealt anew from the seed and the view.

    Of a mere level, the misjudgements are drawn from the seed as well.
    """
    character = who if isinstance(who, Character) else Character(Level(who), seed=seed)
    view = game.view(state, seat)
    own = int.from_bytes(sha256(b"%x:" % seed + msgspec.json.encode(view)).digest(), "big")
    heard = [event for event in history if event.is_for(seat)]
    legal = game.legal_actions(state, seat)
    return Situation(game, game.resample(state, seat, own), view, seat, heard, legal, own, character)
