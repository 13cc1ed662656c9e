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

ALONE = "self"
"""The answer that leaves it to the player what to do where things have changed."""
FORBIDDEN = Premise("plan-forbidden")
"""That the rules do not allow it any more."""


class Way(Struct, frozen=True):
    """A whole turn: its actions as text, what they name, and whether something is scored in it."""

    actions: tuple[str, ...] = ()
    premises: tuple[Premise, ...] = ()
    scores: bool = False


class Planned(Struct, frozen=True):
    """A plan that is complete: the ways, or one of the game's own plans, which goes on by itself."""

    ways: tuple[Way, ...]
    standing: str | None = None


class Asking(Struct, frozen=True):
    """What is to be answered next, and the supposed state in which it is asked.

    With `changed`, what is to be done where that has changed; `ALONE` is an answer too.
    """

    state: GameState
    question: Question
    changed: tuple[Premise, ...] = ()


def ask(game: AnyGame, supposed: GameState, seat: Seat, path: Sequence[str]) -> Asking | Planned:
    """The next question about a turn that is supposed to be a seat's, or the plan. Raises NoSuchPath."""
    state, way, answers = supposed, Way(), list(path)
    while True:
        asked, here = _answered(game, state, seat, answers)
        if isinstance(asked, Question):
            return Asking(state, asked)
        if asked.plan is not None:
            return _all_told(Planned((), asked.plan), answers)
        longer, after = _extended(game, state, seat, way, asked)
        if game.turn_complete(after):
            return _otherwise(game, state, seat, (way, longer), here, answers)
        state, way = after, longer


def _answered(
    game: AnyGame, state: GameState, seat: Seat, answers: list[str]
) -> tuple[Question | Chosen[GameAction], tuple[str, ...]]:
    """What the answers, as many as are needed, come to in a state; and those."""
    here: tuple[str, ...] = ()
    while isinstance(asked := game.ask(state, seat, here), Question) and answers:
        here = (*here, answers.pop(0))
    return asked, here


def _extended(
    game: AnyGame, state: GameState, seat: Seat, way: Way, chosen: Chosen[GameAction]
) -> tuple[Way, GameState]:
    """A way with what was chosen after it, and the state then."""
    for _ in range(chosen.times):
        premises = (*way.premises, *game.shortcuts.premises(state, seat, chosen.action))
        step = game.apply(state, seat, chosen.action)
        way = Way((*way.actions, game.write(chosen.action)), premises, way.scores or _scores(step))
        state = step.state
    return way, state


def _scores(step: Step[GameState]) -> bool:
    return any(event.milestone for event in step.events)


def _otherwise(
    game: AnyGame,
    state: GameState,
    seat: Seat,
    last: tuple[Way, Way],
    here: tuple[str, ...],
    answers: list[str],
) -> Asking | Planned:
    """What is to be done where something has changed: other answers to the turn's last question.

    `last` is the turn before its last action and with it, `here` the answers that chose that one in `state`.
    """
    before, first = last
    question = game.ask(state, seat, here[:-1])
    assert isinstance(question, Question)
    found = _ways(game, state, seat, before, (here[:-1], question.answers))
    ways, left = [first], {answer: way for answer, way in found if answer != here[-1]}
    while changed := _may_change(ways[-1], left):
        if not answers:
            return Asking(state, replace(question, answers=tuple(left)), changed)
        answer = answers.pop(0)
        if answer == ALONE:
            break
        if answer not in left:
            raise NoSuchPath
        ways.append(left.pop(answer))
    return _all_told(Planned(tuple(ways)), answers)


def _ways(
    game: AnyGame, state: GameState, seat: Seat, before: Way, asked: tuple[tuple[str, ...], tuple[str, ...]]
) -> Iterator[tuple[str, Way]]:
    """The answers, after some others, that complete a turn, and the turns they make."""
    path, answers = asked
    for answer in answers:
        chosen = game.ask(state, seat, (*path, answer))
        if isinstance(chosen, Chosen) and chosen.plan is None:
            way, after = _extended(game, state, seat, before, chosen)
            if game.turn_complete(after):
                yield answer, way


def _may_change(way: Way, others: dict[str, Way]) -> tuple[Premise, ...]:
    """What a way names that another does not: where that has changed, the other may still be possible."""
    return tuple(
        premise for premise in way.premises if any(premise not in other.premises for other in others.values())
    )


def _all_told(planned: Planned, left: list[str]) -> Planned:
    if left:
        raise NoSuchPath
    return planned


def why_not(game: AnyGame, state: GameState, seat: Seat, way: Way) -> Premise | None:
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
