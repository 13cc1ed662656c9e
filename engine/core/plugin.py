"""`Game`: the interface between a game and the rest of the project.

A game consists of parts, usually one module each. The protocols say what each part offers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from types import UnionType
from typing import Generic, Protocol, TypeAlias, TypeVar

import msgspec

from engine.core import menu
from engine.core.catalogue import Say
from engine.core.game_errors import CorruptState, RuleViolation
from engine.core.menu import Shortcuts
from engine.core.turning_points import Decisive, ShownTurn, TurningPoint
from engine.core.types import (
    PLAYED_OUT,
    Event,
    Fact,
    GameAction,
    GameOptions,
    GameState,
    GameView,
    Result,
    Seat,
    Step,
)

Opt = TypeVar("Opt", bound=GameOptions)
S = TypeVar("S", bound=GameState)
A = TypeVar("A", bound=GameAction)
V = TypeVar("V", bound=GameView)
"""Options, states, actions and views of a game."""
Opt_in = TypeVar("Opt_in", bound=GameOptions, contravariant=True)
S_in = TypeVar("S_in", bound=GameState, contravariant=True)
A_in = TypeVar("A_in", bound=GameAction, contravariant=True)
V_in = TypeVar("V_in", bound=GameView, contravariant=True)
"""The same types, for parts that only receive them."""


class Rules(Protocol[Opt_in, S, A]):
    """The part `rules`: seats, setup and transitions. All functions are pure."""

    SEATS: tuple[int, int]
    """(minimum, maximum) players over all options."""

    def seats_for(self, options: Opt_in, /) -> tuple[int, int]:
        """Return the (minimum, maximum) players. Raises InvalidSetup for options that do not go together."""

    def sides(self, options: Opt_in, seats: int, /) -> tuple[tuple[Seat, ...], ...]:
        """Return the sides in order, each a tuple of its seats. Without partners each seat is a side."""

    def setup(self, options: Opt_in, seats: int, seed: int, /) -> Step[S]:
        """Return the first step of a new game. The same seed gives the same game.

        Raises InvalidSetup for bad options, a wrong number of seats or a negative seed.
        """

    def to_move(self, state: S, /) -> tuple[Seat, ...]:
        """Return the seats that may act now; empty when the game is over."""

    def turn_complete(self, state: S, /) -> bool:
        """Return whether no turn is half taken.

        A half-taken turn can be undone until a step reveals something (`Step.reveals`).
        """

    def legal_actions(self, state: S, seat: Seat, /) -> Sequence[A]:
        """Return all actions a seat may take now, in an order that depends only on the state.

        Empty if it is not the seat's turn.
        """

    def apply(self, state: S, seat: Seat, action: A, /) -> Step[S]:
        """Validate an action of a seat and return the step it leads to.

        Raises RuleViolation: GameFinished, NotYourTurn, NoSuchAction or the game's own `Forbidden`.
        """

    def retire(self, state: S, seat: Seat, /) -> Step[S]:
        """Return the step in which a seat leaves permanently. Raises NoSuchSeat and GameFinished."""


class Ending(Protocol[S_in]):
    """The part `ending`."""

    def result(self, state: S_in, /) -> Result | None:
        """Return the result, or None while a seat is to move."""


class Visibility(Protocol[S, V]):
    """The part `visibility`: what each seat may know."""

    def view(self, state: S, viewer: Seat | None, /) -> V:
        """Return what a seat, or an onlooker (None), may see. Raises NoSuchSeat."""

    def held(self, view: V, /) -> Sequence[str]:
        """Return what the viewer holds, as menu answers in display order; empty for onlookers."""

    def resample(self, state: S, viewer: Seat | None, seed: int, /) -> S:
        """Return a random state that looks the same to the viewer: what it cannot see is dealt again.

        The same state, viewer and seed give the same result.
        """


class Invariants(Protocol[S_in]):
    """The part `invariants`."""

    def check(self, state: S_in, /) -> None:
        """Raise CorruptState if no game can lead to the state."""


class Notation(Protocol[A]):
    """The part `notation`: actions as text, without loss."""

    EXAMPLE: str
    """An action in notation, shown in error messages."""

    def write(self, action: A, /) -> str:
        """Return an action as text."""

    def read(self, text: str, /) -> A:
        """Return the action that a text from `write` stands for. Raises BadNotation."""


class Prompts(Protocol[S_in, A_in]):
    """The part `prompts`."""

    def slots(self, state: S_in, action: A_in, /) -> menu.Slots:
        """Return the (question, answer) pairs that choose a legal action, in the order they are asked.

        `menu.ask` skips questions with one answer.
        """


class Achievements(Protocol[S_in]):
    """The optional part `achievements`."""

    ACHIEVEMENTS: tuple[str, ...]
    """The ids of all achievements."""

    def earned(self, state: S_in, seat: Seat, /) -> tuple[str, ...]:
        """Return the ids of a seat's achievements in a finished game. Empty if it earned none."""

    def points_by_land(self, state: S_in, seat: Seat, /) -> Iterable[tuple[str, int]] | None:
        """Return (land, points) for each expedition of a seat in a finished game; None without lands.

        Lands are colour keys.
        """


class TurningPoints(Protocol[V]):
    """The optional part `turning_points`, for final pictures and replays."""

    def turning_points(
        self, turns: Sequence[ShownTurn[V]], result: Result | None, /
    ) -> Iterable[TurningPoint]:
        """Return the memorable turns so far, unsorted; 0 is the deal. `result` is None before the end."""

    def decisive(self, view: V, result: Result, /) -> Decisive | None:
        """Return what decided a game that was played out; None if nothing stands out."""


class Teaching(Protocol[A_in, V_in]):
    """The optional part `teaching`: numbers for lessons and facts for advice."""

    def lesson_numbers(self, view: V_in, /) -> Mapping[str, int]:
        """Return numbers from the table and the rules, by the name that lessons use."""

    def cause(self, part: str, points: int, rival: str | None, say: Say, /) -> str:
        """Return a clause that names the part of the board in which an action gained most of its points.

        `part` is a name from the judgement's split playouts. If a `rival` is named, it lost the points.
        """

    def main_deeds(self, actions: Sequence[A_in], say: Say, /) -> str:
        """Return a noun phrase about what stands out among a side's actions; empty if nothing does."""

    def action_facts(self, view: V_in, after: V_in | None, action: A_in, say: Say, /) -> Sequence[Fact]:
        """Return facts for and against an action of the viewer.

        `after` is the view after it. If it reveals something, it is the view before, or None if no action of
        the turn came before.
        """


class Words(Protocol[Opt_in, A_in, V_in]):
    """The part `words`: the game's sentences. `names` are by seat; a `viewer` of None is the public."""

    def options(self, options: Opt_in, say: Say, /) -> str:
        """Return the chosen options as a phrase for the lobby."""

    def describe(
        self, events: Sequence[Event], viewer: Seat | None, names: Sequence[str], say: Say, /
    ) -> list[str]:
        """Return sentences about the events that the viewer may know, in order; empty if there are none."""

    def ask(self, question: menu.Question, view: V_in, say: Say, /) -> str:
        """Return a menu question as a sentence that includes the answers settled so far."""

    def answer(self, question: menu.Question, answer: str, view: V_in, say: Say, /) -> str:
        """Return the label of an answer's button, including costs if the game has them."""

    def symbol(self, question: str, answer: str, /) -> str | None:
        """Return the emoji of an answer: a name from data/emojis.toml, a Unicode emoji, or None."""

    def action(self, action: A_in, say: Say, /) -> str:
        """Return an action as a short phrase, for autocompletion and confirmations."""

    def position(self, view: V_in, names: Sequence[str], say: Say, /) -> str:
        """Return the complete public position, so that a blind player can follow it."""

    def glance(self, view: V_in, names: Sequence[str], say: Say, /) -> str:
        """Return a summary of the public position: whose turn, who leads, the last turn.

        At most 500 characters, not counting names.
        """

    def hand(self, view: V_in, say: Say, names: Sequence[str] = (), /) -> str:
        """Return what the view's viewer holds as text; at most 1,024 characters, not counting names.

        Without `names` players are called by their seats.
        """

    def violation(self, error: RuleViolation, say: Say, /) -> str:
        """Return why the game's rules forbid an action, and what to do instead.

        Called only for the game's own reasons.
        """


@dataclass(frozen=True, kw_only=True, eq=False)
class Game(Generic[Opt, S, A, V]):
    """A game as the rest of the project uses it: its parts, what they do together, and storage."""

    key: str
    version: int
    has_hidden_hands: bool
    """Whether players hold hidden things. If not, turns in progress are shown to all."""
    Options: type[Opt]
    State: type[S]
    Action: type[A] | UnionType
    """One action type, or a union of several."""
    refusals: tuple[str, ...]
    """All reasons of the game's own `Forbidden`."""
    rules: Rules[Opt, S, A]
    ending: Ending[S]
    visibility: Visibility[S, V]
    invariants: Invariants[S]
    notation: Notation[A]
    prompts: Prompts[S, A]
    words: Words[Opt, A, V]
    achievements: Achievements[S] | None = None
    turning_points: TurningPoints[V] | None = None
    shortcuts: Shortcuts[S, A, V] = field(default_factory=Shortcuts)
    teaching: Teaching[A, V] | None = None

    @cached_property
    def _state_decoder(self) -> msgspec.json.Decoder[S]:
        return msgspec.json.Decoder(self.State)

    def dump(self, state: S) -> bytes:
        """Return a state as JSON."""
        return msgspec.json.encode(state)

    def load(self, data: bytes) -> S:
        """Return the checked state of a JSON document.

        Raises CorruptState if it cannot be decoded or no game can lead to the state.
        """
        try:
            state = self._state_decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise CorruptState(str(error)) from error
        self.invariants.check(state)
        return state

    def earned(self, state: S, seat: Seat) -> tuple[str, ...]:
        """Return the ids of a seat's achievements in a finished game; empty if the game defines none."""
        return () if self.achievements is None else self.achievements.earned(state, seat)

    def points_by_land(self, state: S, seat: Seat) -> Iterable[tuple[str, int]] | None:
        """Return (land, points) per expedition of a seat in a finished game; None if there are no lands."""
        return None if self.achievements is None else self.achievements.points_by_land(state, seat)

    def memorable_turns(self, turns: Sequence[ShownTurn[V]], result: Result | None) -> list[TurningPoint]:
        """Return the turning points so far in order of turns; empty if the game defines none.

        `result` is None while the game runs.
        """
        if self.turning_points is None:
            return []
        return sorted(self.turning_points.turning_points(turns, result), key=lambda point: point.turn)

    def lesson_numbers(self, view: V) -> Mapping[str, int]:
        """Return the numbers that lesson sentences use; empty if the game has no lessons."""
        return {} if self.teaching is None else self.teaching.lesson_numbers(view)

    def decisive(self, view: V, result: Result) -> Decisive | None:
        """Return what decided the game; None if it was not played out or nothing stands out."""
        if self.turning_points is None or result.why != PLAYED_OUT:
            return None
        return self.turning_points.decisive(view, result)

    def action_facts(
        self, state: S, seat: Seat, action: A, say: Say, earlier: Sequence[A] = ()
    ) -> Sequence[Fact]:
        """Return facts for and against an action; empty if the game defines none.

        Pass a state resampled for the seat. `earlier` actions of the turn are described together with it.
        Raises RuleViolation.
        """
        if self.teaching is None:
            return []
        now = state
        for one in earlier:
            now = self.rules.apply(now, seat, one).state
        step = self.rules.apply(now, seat, action)
        known = step.state if not step.reveals else now if earlier else None
        after = None if known is None else self.visibility.view(known, seat)
        return self.teaching.action_facts(self.visibility.view(state, seat), after, action, say)

    def ask(self, state: S, seat: Seat, path: Sequence[str]) -> menu.Question | menu.Chosen[A]:
        """Return the seat's next question after the answers in `path`, or its choice.

        Raises NoSuchPath if an answer was not offered or the seat has no legal action.
        """
        return asked(self.choices(state, seat), path, self.shortcuts.rank)

    def label(self, question: menu.Question, answer: str, view: V, say: Say) -> str:
        """Return the label of an answer's button, including the “more” answer."""
        if answer == menu.MORE:
            return say("more-answers", question=question.name)
        return self.words.answer(question, answer, view, say)

    def symbol(self, question: menu.Question, answer: str) -> str | None:
        """Return an answer's emoji, named in data/emojis.toml or Unicode; None for “more” or without one."""
        return None if answer == menu.MORE else self.words.symbol(question.name, answer)

    def assume_turn(self, state: S, seat: Seat) -> S | None:
        """Return the state as if it were a waiting seat's turn, for a plan. Hidden things are dealt again.

        None if the seat is to move, a turn is half taken, the game is over, or the turn cannot be planned.
        """
        movers = self.rules.to_move(state)
        if not movers or seat in movers or not self.rules.turn_complete(state):
            return None
        return self.shortcuts.assume_turn(self.visibility.resample(state, seat, 0), seat)

    def choices(self, state: S, seat: Seat) -> Iterator[tuple[menu.Slots, tuple[A, int, str | None]]]:
        """Yield (slots, (action, times, plan)) for everything the seat may choose now.

        The action is applied `times` times; `plan`, or None, is kept for later turns.
        """
        for action in self.rules.legal_actions(state, seat):
            yield self.prompts.slots(state, action), (action, 1, None)
            for slots, times in self.shortcuts.repetitions(state, action):
                yield slots, (action, times, None)
            for slots, plan in self.shortcuts.plan_choices(state, action):
                yield slots, (action, 1, plan)


def asked(
    choices: Iterable[tuple[menu.Slots, tuple[A, int, str | None]]], path: Sequence[str], rank: menu.Rank
) -> menu.Question | menu.Chosen[A]:
    """Return the next question among computed `choices`, or the choice. Raises NoSuchPath as `Game.ask`."""
    found = menu.ask(choices, path, rank)
    if isinstance(found, menu.Question):
        return found
    action, times, plan = found.action
    return menu.Chosen(action, found.settled, times, plan)


AnyGame: TypeAlias = Game[GameOptions, GameState, GameAction, GameView]
"""A game of unknown type. Pass a state, action or view only back to the game it came from."""
