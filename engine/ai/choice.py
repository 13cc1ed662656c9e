"""The entry to computer players: choose an action for a seat, or advise a player."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from engine.ai.character import Character, Level
from engine.ai.situation import (
    AnySituation,
    Opinion,
    Searching,
    ShouldStop,
    best_first,
    judgement_of,
    situation_of,
)
from engine.core import menu
from engine.core.game_errors import GameFinished, NotYourTurn
from engine.core.plugin import AnyGame
from engine.core.types import Event, GameAction, GameState, Seat

MAX_PLAYOUTS = 20_000
"""Upper limit of playouts, however much time there is."""
MAX_ADVICE = 3
"""The most actions that are advised."""
EQUAL_WITHIN = 0.5
"""Points within which actions count as equally good."""
MAX_LINE = 12
"""The most steps of a turn shown with an advice."""

Budget = int | ShouldStop
"""Limit of the expert's search: a number of playouts, or a function that tells when to stop."""


class Advice(Struct, frozen=True):
    """An advised action, its `worth` as in `Opinion`, and the rest of the turn after it.

    `place` is its rank from 1; actions of about equal worth share one.
    """

    action: GameAction
    worth: float
    place: int
    line: tuple[GameAction, ...] = ()


def choose(
    game: AnyGame,
    state: GameState,
    seat: Seat,
    history: Sequence[Event],
    seed: int,
    player: Character | Level | str,
    budget: Budget,
) -> GameAction:
    """Return the action that a computer player takes. Only experts search, within `budget`.

    Raises GameFinished, NotYourTurn, and ValueError for an unknown level.

    Pass a `state` resampled for the seat. Events of `history` that the seat may not know are ignored. The
    same seed and view give the same action, unless `budget` depends on a clock.
    """
    return _ranked(_situation(game, state, seat, history, seed, player), budget)[0].action


def advise(
    game: AnyGame,
    state: GameState,
    seat: Seat,
    history: Sequence[Event],
    seed: int,
    budget: Budget,
) -> tuple[Advice, ...]:
    """Return the expert's best actions for a seat, best first, at most `MAX_ADVICE`.

    `state` and `history` are as in `choose`. Of actions that differ in details only the best is listed. Only
    the first has a `line`. Raises GameFinished and NotYourTurn.
    """
    situation = _situation(game, state, seat, history, seed, Level.EXPERT)
    ideas: dict[menu.Slots, Opinion[GameAction]] = {}
    for opinion in _ranked(situation, budget):
        slots = game.prompts.slots(state, opinion.action)
        ideas.setdefault(game.shortcuts.idea(opinion.action, slots), opinion)
    best = list(ideas.values())[:MAX_ADVICE]
    places = [1 + sum(other.worth >= one.worth + EQUAL_WITHIN for other in best) for one in best]
    lines = [_line(game, state, seat, history, seed, best[0].action), *[()] * len(best)]
    return tuple(
        Advice(opinion.action, opinion.worth, place, line)
        for opinion, place, line in zip(best, places, lines, strict=False)
    )


def _line(
    game: AnyGame, state: GameState, seat: Seat, history: Sequence[Event], seed: int, first: GameAction
) -> tuple[GameAction, ...]:
    """Return the expert's actions after `first`, until the turn ends or one reveals something.

    At most `MAX_LINE`, chosen with a budget of 0.
    """
    line: list[GameAction] = []
    step, known = game.rules.apply(state, seat, first), list(history)
    while not (step.reveals or game.rules.turn_complete(step.state)) and len(line) < MAX_LINE:
        known += step.events
        line.append(choose(game, step.state, seat, known, seed, Level.EXPERT, 0))
        step = game.rules.apply(step.state, seat, line[-1])
    return tuple(line)


def _situation(
    game: AnyGame,
    state: GameState,
    seat: Seat,
    history: Sequence[Event],
    seed: int,
    player: Character | Level | str,
) -> AnySituation:
    """Return what a seat can know. Raises NotYourTurn, GameFinished, and ValueError for an unknown level."""
    movers = game.rules.to_move(state)
    if seat not in movers:
        raise NotYourTurn if movers else GameFinished
    return situation_of(game, state, seat, history, seed, player)


def _ranked(situation: AnySituation, budget: Budget) -> list[Opinion[GameAction]]:
    """Return opinions, best first.

    An expert searches within `budget`. A game without a judgement gets random ones on all legal actions.
    """
    judgement = judgement_of(situation.game)
    if judgement is None:
        write = situation.game.notation.write
        return best_first([Opinion(action, situation.noise(write(action))) for action in situation.legal])
    opinions = best_first(judgement.weigh(situation))
    if situation.character.level is Level.EXPERT and isinstance(judgement, Searching) and len(opinions) > 1:
        return judgement.search(situation, opinions, limited(budget))
    return opinions


def limited(budget: Budget) -> ShouldStop:
    """Return a function that is False for `budget` calls (at most MAX_PLAYOUTS), then True.

    If `budget` is a function, it is also True as soon as that is.
    """
    left = min(budget, MAX_PLAYOUTS) if isinstance(budget, int) else MAX_PLAYOUTS
    asked: Callable[[], bool] = budget if callable(budget) else lambda: False

    def should_stop() -> bool:
        """Use up one call, and return whether the budget is exceeded."""
        nonlocal left
        left -= 1
        return left < 0 or asked()

    return should_stop
