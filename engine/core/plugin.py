"""`Game`, the one interface to a game: everything the bot, a painter or a test may ask of it.

A game consists of parts, usually one module each: rules, ending, visibility and so on. A protocol here says
what each part must offer. `Game` holds the parts, and mypy checks them where a game is created.
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
"""A game's options, states, actions and views."""
Opt_in = TypeVar("Opt_in", bound=GameOptions, contravariant=True)
S_in = TypeVar("S_in", bound=GameState, contravariant=True)
A_in = TypeVar("A_in", bound=GameAction, contravariant=True)
V_in = TypeVar("V_in", bound=GameView, contravariant=True)
"""The same types, for parts that only take them as arguments."""


class Rules(Protocol[Opt_in, S, A]):
    """The part `rules`: who plays, and how. Transitions are pure; a refusal changes nothing."""

    SEATS: tuple[int, int]
    """(fewest, most) players, whatever the options."""

    def seats_for(self, options: Opt_in, /) -> tuple[int, int]:
        """(fewest, most) players these options allow."""

    def sides(self, options: Opt_in, seats: int, /) -> tuple[tuple[Seat, ...], ...]:
        """Who plays together: one tuple of seats a side."""

    def setup(self, options: Opt_in, seats: int, seed: int, /) -> Step[S]:
        """The first step. Raises InvalidSetup."""

    def to_move(self, state: S, /) -> tuple[Seat, ...]:
        """The seats that may act now; empty when the game is finished."""

    def turn_complete(self, state: S, /) -> bool:
        """Whether no turn is half taken. What is half taken can be taken back.

        As long as it has revealed nothing, that is (`Step.reveals`).
        """

    def legal_actions(self, state: S, seat: Seat, /) -> Sequence[A]:
        """All a seat may do now, in an order that the state alone decides."""

    def apply(self, state: S, seat: Seat, action: A, /) -> Step[S]:
        """Validates, always, and moves on. Raises RuleViolation."""

    def retire(self, state: S, seat: Seat, /) -> Step[S]:
        """A seat leaves for good. Raises GameFinished."""


class Ending(Protocol[S_in]):
    """The part `ending`."""

    def result(self, state: S_in, /) -> Result | None:
        """How it ended; None while anybody is to move."""


class Visibility(Protocol[S, V]):
    """The part `visibility`."""

    def view(self, state: S, viewer: Seat | None, /) -> V:
        """What a seat (None: an onlooker) may see: a type of its own. Raises NoSuchSeat."""

    def held(self, view: V, /) -> Sequence[str]:
        """What the viewer holds, each thing as the answer that chooses it, in the order it is shown."""

    def resample(self, state: S, viewer: Seat | None, seed: int, /) -> S:
        """A state the viewer cannot tell from this one, the hidden things dealt anew."""


class Invariants(Protocol[S_in]):
    """The part `invariants`."""

    def check(self, state: S_in, /) -> None:
        """The invariants. Raises CorruptState."""


class Notation(Protocol[A]):
    """The part `notation`: an action as text, losslessly."""

    EXAMPLE: str
    """An action in the game's notation, to show what one looks like."""

    def write(self, action: A, /) -> str:
        """An action as text."""

    def read(self, text: str, /) -> A:
        """Text as an action: read(write(a)) == a. Raises BadNotation."""


class Prompts(Protocol[S_in, A_in]):
    """The part `prompts`."""

    def slots(self, state: S_in, action: A_in, /) -> menu.Slots:
        """An action as the questions and answers that choose it: in a state, only what is a choice there."""


class Achievements(Protocol[S_in]):
    """The part `achievements`, which a game may leave out: what it is remembered for."""

    ACHIEVEMENTS: tuple[str, ...]
    """What there is to achieve."""

    def earned(self, state: S_in, seat: Seat, /) -> tuple[str, ...]:
        """The achievements of a seat in a game that is over."""

    def points_by_land(self, state: S_in, seat: Seat, /) -> Iterable[tuple[str, int]] | None:
        """What lands brought a seat in a game that is over, by the land's colour, once for each time it went.

        None where a game has no lands.
        """


class TurningPoints(Protocol[V]):
    """The part `turning_points`, which a game may leave out: what a final picture or a replay leads to."""

    def turning_points(
        self, turns: Sequence[ShownTurn[V]], result: Result | None, /
    ) -> Iterable[TurningPoint]:
        """The turns to remember of those so far, the deal first; `result` is None while the game runs."""

    def decisive(self, view: V, result: Result, /) -> Decisive | None:
        """What decided a game that was played out, by its final view; None if nothing can be named."""


class Teaching(Protocol[A_in, V_in]):
    """The part `teaching`, which a game may leave out: what lessons count, and what speaks for an action."""

    def lesson_numbers(self, view: V_in, /) -> Mapping[str, int]:
        """What may be counted on the table now, and in the rules, by name."""

    def action_facts(self, view: V_in, after: V_in | None, action: A_in, say: Say, /) -> Sequence[str]:
        """Facts about an action of the viewer that can be checked on the table, each a few words.

        `after` is what it leads to; None where it brings something to light.
        """


class Words(Protocol[Opt_in, A_in, V_in]):
    """The part `words`: a game's sentences. `names` are by seat; `viewer` is spoken to (None: everybody)."""

    def options(self, options: Opt_in, say: Say, /) -> str:
        """The chosen options in words, for the lobby."""

    def describe(
        self, events: Sequence[Event], viewer: Seat | None, names: Sequence[str], say: Say, /
    ) -> list[str]:
        """What happened, a sentence or two an event, leaving out what the viewer may not know."""

    def ask(self, question: menu.Question, view: V_in, say: Say, /) -> str:
        """The question as asked in the panel, with what was settled before it."""

    def answer(self, question: menu.Question, answer: str, view: V_in, say: Say, /) -> str:
        """One answer as a button says it, with what it costs where the game counts that."""

    def symbol(self, question: str, answer: str, /) -> str | None:
        """What shows an answer's colour or kind on its button: one of data/emojis.toml, or a plain emoji."""

    def action(self, action: A_in, say: Say, /) -> str:
        """A whole action in a short phrase, for autocompletion and confirmations."""

    def position(self, view: V_in, names: Sequence[str], say: Say, /) -> str:
        """The public position in full, however long, so that a blind player can follow it."""

    def glance(self, view: V_in, names: Sequence[str], say: Say, /) -> str:
        """The public position at a glance, to stand for a picture: whose turn, who leads, the last turn.

        At most 500 characters besides the names.
        """

    def hand(self, view: V_in, say: Say, /) -> str:
        """What the viewer holds, in words; at most 1,024 characters."""

    def violation(self, error: RuleViolation, say: Say, /) -> str:
        """Why the game's own rules refuse, and what to do instead.

        Reasons that all games share (`refused-<reason>` in core.ftl) are not asked of it.
        """


@dataclass(frozen=True, kw_only=True, eq=False)
class Game(Generic[Opt, S, A, V]):
    """A game as the rest of the project sees it: its parts, what they do together, and how it is stored."""

    key: str
    version: int
    has_hidden_hands: bool
    """Whether players hold what others may not see. Otherwise a turn is shown while it lasts."""
    Options: type[Opt]
    State: type[S]
    Action: type[A] | UnionType
    """The kinds of actions: one struct, or a union of several."""
    refusals: tuple[str, ...]
    """The reasons for which its own rules forbid an action."""
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

    @property
    def seats(self) -> tuple[int, int]:
        """The fewest and the most players, whatever the options."""
        return self.rules.SEATS

    def seats_for(self, options: Opt) -> tuple[int, int]:
        """Return the fewest and the most players with these options. Raises InvalidSetup."""
        return self.rules.seats_for(options)

    def sides(self, options: Opt, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """Return who plays together, one tuple of seats per side."""
        return self.rules.sides(options, seats)

    def setup(self, options: Opt, seats: int, seed: int) -> Step[S]:
        """Deal a new game from a seed. Raises InvalidSetup."""
        return self.rules.setup(options, seats, seed)

    def to_move(self, state: S) -> tuple[Seat, ...]:
        """Return the seats that may act now; none when the game is over."""
        return self.rules.to_move(state)

    def turn_complete(self, state: S) -> bool:
        """Return whether no turn is half taken."""
        return self.rules.turn_complete(state)

    def legal_actions(self, state: S, seat: Seat) -> Sequence[A]:
        """Return all that a seat may do now."""
        return self.rules.legal_actions(state, seat)

    def apply(self, state: S, seat: Seat, action: A) -> Step[S]:
        """Check an action and do it. Raises RuleViolation."""
        return self.rules.apply(state, seat, action)

    def retire(self, state: S, seat: Seat) -> Step[S]:
        """Take a seat out of the game for good. Raises GameFinished."""
        return self.rules.retire(state, seat)

    def result(self, state: S) -> Result | None:
        """Return how the game ended, or None while it lasts."""
        return self.ending.result(state)

    def view(self, state: S, viewer: Seat | None) -> V:
        """Return what a seat, or an onlooker (None), may see. Raises NoSuchSeat."""
        return self.visibility.view(state, viewer)

    def held(self, view: V) -> Sequence[str]:
        """Return what the viewer holds, as answers of the menu."""
        return self.visibility.held(view)

    def resample(self, state: S, viewer: Seat | None, seed: int) -> S:
        """Deal again all that the viewer cannot know."""
        return self.visibility.resample(state, viewer, seed)

    def check(self, state: S) -> None:
        """Check that a game may have led to a state. Raises CorruptState."""
        self.invariants.check(state)

    def write(self, action: A) -> str:
        """Return an action as text."""
        return self.notation.write(action)

    def read(self, text: str) -> A:
        """Return the action that a text means. Raises BadNotation."""
        return self.notation.read(text)

    def slots(self, state: S, action: A) -> menu.Slots:
        """Return the questions and answers that choose an action."""
        return self.prompts.slots(state, action)

    @cached_property
    def _decoder(self) -> msgspec.json.Decoder[S]:
        return msgspec.json.Decoder(self.State)

    def dump(self, state: S) -> bytes:
        """A state as JSON."""
        return msgspec.json.encode(state)

    def load(self, data: bytes) -> S:
        """A state from JSON, its invariants checked. Raises CorruptState."""
        try:
            state = self._decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise CorruptState(str(error)) from error
        self.check(state)
        return state

    def earned(self, state: S, seat: Seat) -> tuple[str, ...]:
        """The achievements of a seat in a game that is over."""
        return () if self.achievements is None else self.achievements.earned(state, seat)

    def points_by_land(self, state: S, seat: Seat) -> Iterable[tuple[str, int]] | None:
        """What the lands a seat went to brought it in a game that is over; None where a game has no lands."""
        return None if self.achievements is None else self.achievements.points_by_land(state, seat)

    def memorable_turns(self, turns: Sequence[ShownTurn[V]], result: Result | None) -> list[TurningPoint]:
        """The turns to remember of those so far, the earliest first; none where a game names none."""
        if self.turning_points is None:
            return []
        return sorted(self.turning_points.turning_points(turns, result), key=lambda point: point.turn)

    def lesson_numbers(self, view: V) -> Mapping[str, int]:
        """The numbers that sentences of lessons name; none where a game has no lessons."""
        return {} if self.teaching is None else self.teaching.lesson_numbers(view)

    def decisive(self, view: V, result: Result) -> Decisive | None:
        """What decided a finished game; None if it was not played out, or nothing can be named."""
        if self.turning_points is None or result.why != PLAYED_OUT:
            return None
        return self.turning_points.decisive(view, result)

    def action_facts(
        self, state: S, seat: Seat, action: A, say: Say, earlier: Sequence[A] = ()
    ) -> Sequence[str]:
        """Facts about an action that can be checked on the table; none where a game names none.

        With `earlier` actions of the turn, what all of them lead to. `state` should be resampled for the
        seat. Raises RuleViolation.
        """
        if self.teaching is None:
            return []
        now = state
        for one in earlier:
            now = self.apply(now, seat, one).state
        step = self.apply(now, seat, action)
        known = step.state if not step.reveals else now if earlier else None
        after = None if known is None else self.view(known, seat)
        return self.teaching.action_facts(self.view(state, seat), after, action, say)

    def ask(self, state: S, seat: Seat, path: Sequence[str]) -> menu.Question | menu.Chosen[A]:
        """The seat's next question after the answers in `path`. Raises menu.NoSuchPath."""
        return asked(self.choices(state, seat), path, self.shortcuts.rank)

    def label(self, question: menu.Question, answer: str, view: V, say: Say) -> str:
        """An answer as its button says it, be it one of the game's or the one that leads to the rest."""
        if answer == menu.MORE:
            return say("more-answers", question=question.name)
        return self.words.answer(question, answer, view, say)

    def symbol(self, question: menu.Question, answer: str) -> str | None:
        """What shows an answer's colour or kind on its button; None where words will do."""
        return None if answer == menu.MORE else self.words.symbol(question.name, answer)

    def assume_turn(self, state: S, seat: Seat) -> S | None:
        """The state as a waiting seat sees it, as if it were its turn; None: nothing can be planned now.

        Whatever is hidden from the seat is dealt anew, so that what may be planned tells nothing of it.
        """
        movers = self.to_move(state)
        if not movers or seat in movers or not self.turn_complete(state):
            return None
        return self.shortcuts.assume_turn(self.resample(state, seat, 0), seat)

    def choices(self, state: S, seat: Seat) -> Iterator[tuple[menu.Slots, tuple[A, int, str | None]]]:
        """All that may be chosen now: an action, how often in a row, and the plan that is left with it."""
        for action in self.legal_actions(state, seat):
            yield self.slots(state, action), (action, 1, None)
            for slots, times in self.shortcuts.repetitions(state, action):
                yield slots, (action, times, None)
            for slots, plan in self.shortcuts.plan_choices(state, action):
                yield slots, (action, 1, plan)


def asked(
    choices: Iterable[tuple[menu.Slots, tuple[A, int, str | None]]], path: Sequence[str], rank: menu.Rank
) -> menu.Question | menu.Chosen[A]:
    """The next question of all that may be chosen, after the answers in `path`. Raises menu.NoSuchPath."""
    found = menu.ask(choices, path, rank)
    if isinstance(found, menu.Question):
        return found
    action, times, plan = found.action
    return menu.Chosen(action, found.settled, times, plan)


AnyGame: TypeAlias = Game[GameOptions, GameState, GameAction, GameView]
"""A game of unknown type. Pass a state, action or view only back to the game it came from."""
