"""Turns planned during other players' turns, with the same questions as any turn.

A plan lists turns in order of preference. A planned turn is taken only if none of its premises has changed,
otherwise the next one.
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
"""The answer that leaves changed circumstances to the player."""
FORBIDDEN = Premise("plan-forbidden")
"""The premise for turns that the rules no longer allow."""


class PlannedTurn(Struct, frozen=True):
    """A complete turn: its actions in notation, their premises, and whether it scores."""

    actions: tuple[str, ...] = ()
    premises: tuple[Premise, ...] = ()
    scores: bool = False


class Plan(Struct, frozen=True):
    """A complete plan: turns in order of preference, or one of the game's own plans (`standing`)."""

    ways: tuple[PlannedTurn, ...]
    standing: str | None = None


class PlanQuestion(Struct, frozen=True):
    """The next question of a plan and the supposed state it refers to.

    With premises in `changed`, it asks what to do when they change; DECIDE_MYSELF is an answer too.
    """

    state: GameState
    question: Question
    changed: tuple[Premise, ...] = ()


def ask_plan(game: AnyGame, supposed: GameState, seat: Seat, path: Sequence[str]) -> PlanQuestion | Plan:
    """Return the next question about a supposed turn, or the finished plan.

    In `supposed` it is the seat's turn (`Game.assume_turn`); `path` has the answers so far. Raises NoSuchPath
    if one was not offered or is left over.
    """
    state, way, answers = supposed, PlannedTurn(), list(path)
    while True:
        asked, here = _follow_answers(game, state, seat, answers)
        if isinstance(asked, Question):
            return PlanQuestion(state, asked)
        if asked.plan is not None:
            return _complete(Plan((), asked.plan), answers)
        longer, after = _extend(game, state, seat, way, asked)
        if game.rules.turn_complete(after):
            return _ask_fallback(game, state, seat, (way, longer), here, answers)
        state, way = after, longer


def _follow_answers(
    game: AnyGame, state: GameState, seat: Seat, answers: list[str]
) -> tuple[Question | Chosen[GameAction], tuple[str, ...]]:
    """Remove answers from the front of the list until an action is chosen or none is left.

    Return the open question or the choice, and the answers used. Raises NoSuchPath.
    """
    here: tuple[str, ...] = ()
    while isinstance(asked := game.ask(state, seat, here), Question) and answers:
        here = (*here, answers.pop(0))
    return asked, here


def _extend(
    game: AnyGame, state: GameState, seat: Seat, way: PlannedTurn, chosen: Chosen[GameAction]
) -> tuple[PlannedTurn, GameState]:
    """Return the turn with a choice added `times` times, and the state after it. Raises RuleViolation."""
    for _ in range(chosen.times):
        premises = (*way.premises, *game.shortcuts.premises(state, seat, chosen.action))
        step = game.rules.apply(state, seat, chosen.action)
        way = PlannedTurn(
            (*way.actions, game.notation.write(chosen.action)), premises, way.scores or _has_milestone(step)
        )
        state = step.state
    return way, state


def _has_milestone(step: Step[GameState]) -> bool:
    """Return whether a step has a milestone: an event, such as a scoring, whose scores deserve a picture."""
    return any(event.milestone for event in step.events)


def _ask_fallback(
    game: AnyGame,
    state: GameState,
    seat: Seat,
    last: tuple[PlannedTurn, PlannedTurn],
    here: tuple[str, ...],
    answers: list[str],
) -> PlanQuestion | Plan:
    """Ask for alternatives to the turn's last answer while its premises may change, or return the plan.

    `last` is the turn before and after its last action, `here` the answers that chose that. Takes further
    answers from the front of `answers`. Raises NoSuchPath.
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
    """Yield each answer to the last question that completes the turn, with the resulting turn.

    `before` is the turn up to that question, `asked` the path to it and its answers.
    """
    path, answers = asked
    for answer in answers:
        chosen = game.ask(state, seat, (*path, answer))
        if isinstance(chosen, Chosen) and chosen.plan is None:
            way, after = _extend(game, state, seat, before, chosen)
            if game.rules.turn_complete(after):
                yield answer, way


def _may_change(way: PlannedTurn, others: dict[str, PlannedTurn]) -> tuple[Premise, ...]:
    """Return the premises of a turn that at least one other turn does not share."""
    return tuple(
        premise for premise in way.premises if any(premise not in other.premises for other in others.values())
    )


def _complete(planned: Plan, unused: list[str]) -> Plan:
    """Return the plan. Raises NoSuchPath if answers are unused."""
    if unused:
        raise NoSuchPath
    return planned


def plan_obstacle(game: AnyGame, state: GameState, seat: Seat, way: PlannedTurn) -> Premise | None:
    """Return why a planned turn is no longer as planned; None if it still is.

    This is the first premise that changed, else `plan-scores` (it would score, other than planned), else
    FORBIDDEN: it is illegal, incomplete, or would no longer score. Raises BadNotation.
    """
    premises: list[Premise] = []
    scores, allowed = False, True
    for text in way.actions:
        action = game.notation.read(text)
        premises += game.shortcuts.premises(state, seat, action)
        try:
            step = game.rules.apply(state, seat, action)
        except GameError:
            allowed = False
            break
        scores, state = scores or _has_milestone(step), step.state
    gone = (was for was, now in zip(way.premises, premises, strict=False) if was != now)
    if (changed := next(gone, None)) is not None:
        return changed
    if scores and not way.scores:
        return Premise("plan-scores")
    as_planned = (
        allowed
        and scores == way.scores
        and game.rules.turn_complete(state)
        and len(premises) == len(way.premises)
    )
    return None if as_planned else FORBIDDEN
