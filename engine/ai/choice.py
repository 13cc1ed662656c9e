"""The entry to the computer players: an action for a seat, or advice for a person."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from engine.ai.judgement import (
    AnyJudgement,
    AnySituation,
    Enough,
    Level,
    Opinion,
    Searching,
    judgement_of,
    situation_of,
)
from engine.core.errors import GameFinished, NotYourTurn
from engine.core.plugin import AnyGame
from engine.core.types import Event, GameAction, GameState, Seat

MOST_PLAYOUTS = 20_000
"""However much time there is: nothing is found out after so many."""
BEST = 3
REASONS = 3

Budget = int | Enough
"""How long the level expert may think: so many playouts, or until a function says that it is enough."""


class Advice(Struct, frozen=True):
    """An action, what it looks worth, and the reasons that decided, weightiest first: name and points."""

    action: GameAction
    worth: float
    reasons: tuple[tuple[str, float], ...]


def choose(
    game: AnyGame,
    state: GameState,
    seat: Seat,
    history: Sequence[Event],
    seed: int,
    level: Level | str,
    budget: Budget,
) -> GameAction:
    """What a computer of a level does for a seat. Raises GameFinished and NotYourTurn.

    `state` should be resampled for the seat; nothing hidden in it is looked at either way. `history` is
    every event of the game so far (those the seat may not know are left out here). The same seed gives the
    same answer to whatever looks the same to the seat, unless `budget` asks a clock.
    """
    return _ranked(_situation(game, state, seat, history, seed, Level(level)), budget)[0].action


def advise(
    game: AnyGame,
    state: GameState,
    seat: Seat,
    history: Sequence[Event],
    seed: int,
    budget: Budget,
) -> tuple[Advice, ...]:
    """The best actions for a seat as an expert sees them, best first. Raises GameFinished and NotYourTurn."""
    situation = _situation(game, state, seat, history, seed, Level.EXPERT)
    judgement = judgement_of(game)
    return tuple(
        Advice(opinion.action, opinion.worth, _reasons(judgement, situation, opinion.action))
        for opinion in _ranked(situation, budget)[:BEST]
    )


def _situation(
    game: AnyGame, state: GameState, seat: Seat, history: Sequence[Event], seed: int, level: Level
) -> AnySituation:
    movers = game.to_move(state)
    if seat not in movers:
        raise NotYourTurn if movers else GameFinished
    return situation_of(game, state, seat, history, seed, level)


def _ranked(situation: AnySituation, budget: Budget) -> list[Opinion[GameAction]]:
    """Opinions on what may be done, best first."""
    judgement = judgement_of(situation.game)
    if judgement is None:
        return _best_first([Opinion(action, _noise(situation, action)) for action in situation.legal])
    opinions = _best_first(_fogged(situation, judgement))
    if situation.level is Level.EXPERT and isinstance(judgement, Searching) and len(opinions) > 1:
        return judgement.search(situation, opinions, counted(budget))
    return opinions


def _fogged(situation: AnySituation, judgement: AnyJudgement) -> list[Opinion[GameAction]]:
    opinions, fog = judgement.weigh(situation), judgement.fog(situation)
    if not fog:
        return opinions
    return [
        Opinion(opinion.action, opinion.worth + fog * _noise(situation, opinion.action))
        for opinion in opinions
    ]


def _noise(situation: AnySituation, action: GameAction) -> float:
    return situation.noise(situation.game.write(action))


def _best_first(opinions: list[Opinion[GameAction]]) -> list[Opinion[GameAction]]:
    return sorted(opinions, key=lambda opinion: -opinion.worth)


def _reasons(
    judgement: AnyJudgement | None, situation: AnySituation, action: GameAction
) -> tuple[tuple[str, float], ...]:
    reasons = judgement.reasons(situation, action) if judgement else {}
    weighty = sorted(reasons.items(), key=lambda reason: -abs(reason[1]))
    return tuple(reason for reason in weighty[:REASONS] if reason[1])


def counted(budget: Budget) -> Enough:
    """A budget as a question that is answered yes after so many times, or when the given one is."""
    left = min(budget, MOST_PLAYOUTS) if isinstance(budget, int) else MOST_PLAYOUTS
    asked: Callable[[], bool] = budget if callable(budget) else lambda: False

    def enough() -> bool:
        nonlocal left
        left -= 1
        return left < 0 or asked()

    return enough
