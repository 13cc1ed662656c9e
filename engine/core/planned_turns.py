"""Turns planned ahead: chosen while others move, by the questions that choose any turn.

A plan is one way to take a turn, or several in the order in which they are tried: the second is what to do
where something has changed that the first one names. None is done unless it is what it was when planned.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from engine.core.game_errors import GameError
from engine.core.menu import Chosen, NoSuchPath, Premise, Question
from engine.core.plugin import AnyGame
from engine.core.types import GameAction, GameState, Seat, Step

DECIDE_MYSELF = "self"
"""The answer that leaves it to the player what to do where things have changed."""
FORBIDDEN = Premise("plan-forbidden")
"""That the rules do not allow it any more."""


class PlannedTurn(Struct, frozen=True):
    """A whole turn: its actions as text, what they name, and whether something is scored in it."""

    actions: tuple[str, ...] = ()
    premises: tuple[Premise, ...] = ()
    scores: bool = False


class Plan(Struct, frozen=True):
    """A plan that is complete: the ways, or one of the game's own plans, which goes on by itself."""

    ways: tuple[PlannedTurn, ...]
    standing: str | None = None


class PlanQuestion(Struct, frozen=True):
    """What is to be answered next, and the supposed state in which it is asked.

    With `changed`, what is to be done where that has changed; `ALONE` is an answer too.
    """

    state: GameState
    question: Question
    changed: tuple[Premise, ...] = ()


def ask_plan(game: AnyGame, supposed: GameState, seat: Seat, path: Sequence[str]) -> PlanQuestion | Plan:
    """The next question about a turn that is supposed to be a seat's, or the plan. Raises NoSuchPath."""
    state, way, answers = supposed, PlannedTurn(), list(path)
    while True:
        asked, here = _follow_answers(game, state, seat, answers)
        if isinstance(asked, Question):
            return PlanQuestion(state, asked)
        if asked.plan is not None:
            return _complete(Plan((), asked.plan), answers)
        longer, after = _extend(game, state, seat, way, asked)
        if game.turn_complete(after):
            return _ask_fallback(game, state, seat, (way, longer), here, answers)
        state, way = after, longer


def _follow_answers(
    game: AnyGame, state: GameState, seat: Seat, answers: list[str]
) -> tuple[Question | Chosen[GameAction], tuple[str, ...]]:
    """What the answers, as many as are needed, come to in a state; and those."""
    here: tuple[str, ...] = ()
    while isinstance(asked := game.ask(state, seat, here), Question) and answers:
        here = (*here, answers.pop(0))
    return asked, here


def _extend(
    game: AnyGame, state: GameState, seat: Seat, way: PlannedTurn, chosen: Chosen[GameAction]
) -> tuple[PlannedTurn, GameState]:
    """A way with what was chosen after it, and the state then."""
    for _ in range(chosen.times):
        premises = (*way.premises, *game.shortcuts.premises(state, seat, chosen.action))
        step = game.apply(state, seat, chosen.action)
        way = PlannedTurn((*way.actions, game.write(chosen.action)), premises, way.scores or _scores(step))
        state = step.state
    return way, state


def _scores(step: Step[GameState]) -> bool:
    return any(event.milestone for event in step.events)


def _ask_fallback(
    game: AnyGame,
    state: GameState,
    seat: Seat,
    last: tuple[PlannedTurn, PlannedTurn],
    here: tuple[str, ...],
    answers: list[str],
) -> PlanQuestion | Plan:
    """What is to be done where something has changed: other answers to the turn's last question.

    `last` is the turn before its last action and with it, `here` the answers that chose that one in `state`.
    """
    before, first = last
    question = game.ask(state, seat, here[:-1])
    assert isinstance(question, Question)
    found = _alternatives(game, state, seat, before, (here[:-1], question.answers))
    ways, left = [first], {answer: way for answer, way in found if answer != here[-1]}
    while changed := _may_change(ways[-1], left):
        if not answers:
            return PlanQuestion(state, replace(question, answers=tuple(left)), changed)
        answer = answers.pop(0)
        if answer == DECIDE_MYSELF:
            break
        if answer not in left:
            raise NoSuchPath
        ways.append(left.pop(answer))
    return _complete(Plan(tuple(ways)), answers)


def _alternatives(
    game: AnyGame,
    state: GameState,
    seat: Seat,
    before: PlannedTurn,
    asked: tuple[tuple[str, ...], tuple[str, ...]],
) -> Iterator[tuple[str, PlannedTurn]]:
    """The answers, after some others, that complete a turn, and the turns they make."""
    path, answers = asked
    for answer in answers:
        chosen = game.ask(state, seat, (*path, answer))
        if isinstance(chosen, Chosen) and chosen.plan is None:
            way, after = _extend(game, state, seat, before, chosen)
            if game.turn_complete(after):
                yield answer, way


def _may_change(way: PlannedTurn, others: dict[str, PlannedTurn]) -> tuple[Premise, ...]:
    """What a way names that another does not: where that has changed, the other may still be possible."""
    return tuple(
        premise for premise in way.premises if any(premise not in other.premises for other in others.values())
    )


def _complete(planned: Plan, left: list[str]) -> Plan:
    if left:
        raise NoSuchPath
    return planned


def plan_obstacle(game: AnyGame, state: GameState, seat: Seat, way: PlannedTurn) -> Premise | None:
    """What keeps a way from being taken now that it is the seat's turn; None: it is as it was planned."""
    met: list[Premise] = []
    scores, allowed = False, True
    for text in way.actions:
        action = game.read(text)
        met += game.shortcuts.premises(state, seat, action)
        try:
            step = game.apply(state, seat, action)
        except GameError:
            allowed = False
            break
        scores, state = scores or _scores(step), step.state
    gone = (was for was, now in zip(way.premises, met, strict=False) if was != now)
    if (changed := next(gone, None)) is not None:
        return changed
    if scores and not way.scores:
        return Premise("plan-scores")
    as_planned = (
        allowed and scores == way.scores and game.turn_complete(state) and len(met) == len(way.premises)
    )
    return None if as_planned else FORBIDDEN
