"""The entry to the computer players: an action for a seat, or advice for a person."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from engine.ai.character import Character, Level
from engine.ai.situation import AnySituation, Opinion, Searching, ShouldStop, judgement_of, situation_of
from engine.core import menu
from engine.core.game_errors import GameFinished, NotYourTurn
from engine.core.plugin import AnyGame
from engine.core.types import Event, GameAction, GameState, Seat

MAX_PLAYOUTS = 20_000
"""However much time there is: nothing is found out after so many."""
MAX_ADVICE = 3
"""So many ideas are advised at most."""
EQUAL_WITHIN = 0.5
"""Ideas that are closer than this many points are called equally good."""
MAX_LINE = 12
"""Steps of the longest turn that is told whole."""
DETAIL_QUESTIONS = ("from", "rotation")
"""Questions that make no other idea of an action: where one draws from, which way round a tile goes."""

Budget = int | ShouldStop
"""How long the level expert may think: so many playouts, or until a function says that it is enough."""


class Advice(Struct, frozen=True):
    """An action, its place among those advised (equals share one), and how the turn would go on after it."""

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
    who: Character | Level | str,
    budget: Budget,
) -> GameAction:
    """What a computer, or any one of a level, does for a seat. Raises GameFinished and NotYourTurn.

    `state` should be resampled for the seat; nothing hidden in it is looked at either way. `history` is
    every event of the game so far (those the seat may not know are left out here). The same seed gives the
    same answer to whatever looks the same to the seat, unless `budget` asks a clock.
    """
    return _ranked(_situation(game, state, seat, history, seed, who), budget)[0].action


def advise(
    game: AnyGame,
    state: GameState,
    seat: Seat,
    history: Sequence[Event],
    seed: int,
    budget: Budget,
) -> tuple[Advice, ...]:
    """The best ideas for a seat as an expert sees them, best first. Raises GameFinished and NotYourTurn.

    Of actions that differ in a detail alone, the best stands for all.
    """
    situation = _situation(game, state, seat, history, seed, Level.EXPERT)
    ideas: dict[menu.Slots, Opinion[GameAction]] = {}
    for opinion in _ranked(situation, budget):
        ideas.setdefault(_idea(game.slots(state, opinion.action)), opinion)
    best = list(ideas.values())[:MAX_ADVICE]
    places = [1 + sum(other.worth >= one.worth + EQUAL_WITHIN for other in best) for one in best]
    lines = [_line(game, state, seat, history, seed, best[0].action), *[()] * len(best)]
    return tuple(
        Advice(opinion.action, opinion.worth, place, line)
        for opinion, place, line in zip(best, places, lines, strict=False)
    )


def _idea(slots: menu.Slots) -> menu.Slots:
    """An action without its details; one that is nothing else stays whole."""
    return tuple(slot for slot in slots if slot[0] not in DETAIL_QUESTIONS) or slots


def _line(
    game: AnyGame, state: GameState, seat: Seat, history: Sequence[Event], seed: int, first: GameAction
) -> tuple[GameAction, ...]:
    """How a turn would go on after its first step, until it is over or something new comes to light."""
    line: list[GameAction] = []
    step, known = game.apply(state, seat, first), list(history)
    while not (step.reveals or game.turn_complete(step.state)) and len(line) < MAX_LINE:
        known += step.events
        line.append(choose(game, step.state, seat, known, seed, Level.EXPERT, 0))
        step = game.apply(step.state, seat, line[-1])
    return tuple(line)


def _situation(
    game: AnyGame,
    state: GameState,
    seat: Seat,
    history: Sequence[Event],
    seed: int,
    who: Character | Level | str,
) -> AnySituation:
    movers = game.to_move(state)
    if seat not in movers:
        raise NotYourTurn if movers else GameFinished
    return situation_of(game, state, seat, history, seed, who)


def _ranked(situation: AnySituation, budget: Budget) -> list[Opinion[GameAction]]:
    """Opinions on what may be done, best first."""
    judgement = judgement_of(situation.game)
    if judgement is None:
        return _best_first([Opinion(action, _random_worth(situation, action)) for action in situation.legal])
    opinions = _best_first(judgement.weigh(situation))
    if situation.character.level is Level.EXPERT and isinstance(judgement, Searching) and len(opinions) > 1:
        return judgement.search(situation, opinions, limited(budget))
    return opinions


def _random_worth(situation: AnySituation, action: GameAction) -> float:
    return situation.noise(situation.game.write(action))


def _best_first(opinions: list[Opinion[GameAction]]) -> list[Opinion[GameAction]]:
    return sorted(opinions, key=lambda opinion: -opinion.worth)


def limited(budget: Budget) -> ShouldStop:
    """A budget as a question that is answered yes after so many times, or when the given one is."""
    left = min(budget, MAX_PLAYOUTS) if isinstance(budget, int) else MAX_PLAYOUTS
    asked: Callable[[], bool] = budget if callable(budget) else lambda: False

    def should_stop() -> bool:
        nonlocal left
        left -= 1
        return left < 0 or asked()

    return should_stop
