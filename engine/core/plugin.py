"""The one door to a game: everything a manager, a painter or a test may ask of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, Protocol, TypeVar

import msgspec
from msgspec import Struct

from engine.core import menu
from engine.core.catalogue import Say
from engine.core.errors import CorruptState, InvalidSetup, RuleViolation
from engine.core.types import Event, Result, Seat, Step

S = TypeVar("S", bound=Struct)
A = TypeVar("A", bound=Struct)
V = TypeVar("V", bound=Struct)


class Words(Protocol):
    """A game's sentences. `names` are by seat; `viewer` is the seat spoken to (None: everybody)."""

    def options(self, options: Any, say: Say) -> str:
        """The chosen options in words, for the lobby."""

    def describe(
        self, events: Sequence[Event], viewer: Seat | None, names: Sequence[str], say: Say
    ) -> list[str]:
        """What happened, a sentence or two an event, leaving out what the viewer may not know."""

    def ask(self, question: menu.Question, view: Any, say: Say) -> str:
        """The question as asked in the panel, with what was settled before it."""

    def answer(self, question: menu.Question, answer: str, view: Any, say: Say) -> str:
        """One answer as a button says it, with what it costs where the game counts that."""

    def symbol(self, question: str, answer: str) -> str | None:
        """An emoji that shows an answer's colour or kind on its button, if there is a fitting one."""

    def action(self, action: Any, say: Say) -> str:
        """A whole action in a short phrase, for autocompletion and confirmations."""

    def position(self, view: Any, names: Sequence[str], say: Say) -> str:
        """The public position in full, however long, so that a blind player can follow it."""

    def hand(self, view: Any, say: Say) -> str:
        """What the viewer holds, in words; at most 1,024 characters."""

    def violation(self, error: RuleViolation, say: Say) -> str:
        """Why the game's own rules refuse, and what to do instead.

        Reasons that all games share (`refused-<reason>` in core.ftl) are not asked of it.
        """


def check_setup(options: Struct, seed: int) -> None:
    """Refuses options outside their types, and negative seeds. Raises InvalidSetup."""
    try:
        msgspec.convert(msgspec.to_builtins(options), type(options))
    except msgspec.ValidationError as error:
        raise InvalidSetup("bad-options", problem=str(error)) from error
    if seed < 0:
        raise InvalidSetup("bad-seed")


def _nothing(view: object) -> Sequence[str]:
    return ()


@dataclass(frozen=True)
class Game(Generic[S, A, V]):
    """A game as the rest of the project sees it. Transitions are pure; a refusal changes nothing."""

    key: str
    version: int
    seats: tuple[int, int]
    Options: type[Struct]
    State: type[S]
    Action: Any
    """The kinds of actions there are: one struct, or a union of several."""
    words: Words
    example: str
    """An action in the game's notation, to show what one looks like."""
    has_hidden_hands: bool
    """Whether players hold what others may not see. Where nobody does, a turn is shown while it lasts."""

    seats_for: Callable[[Any], tuple[int, int]]
    """(fewest, most) players these options allow."""
    sides: Callable[[Any, int], tuple[tuple[Seat, ...], ...]]
    """(options, seats) → who plays together: one tuple of seats a side."""
    setup: Callable[[Any, int, int], Step[S]]
    """(options, seats, seed) → the first step. Raises InvalidSetup."""
    to_move: Callable[[S], tuple[Seat, ...]]
    """The seats that may act now; empty when the game is finished."""
    turn_complete: Callable[[S], bool]
    """Whether no turn is half taken. What is half taken can be taken back, as long as it revealed nothing."""
    legal_actions: Callable[[S, Seat], Sequence[A]]
    """All a seat may do now, in an order that the state alone decides."""
    apply: Callable[[S, Seat, A], Step[S]]
    """Validates, always, and moves on. Raises RuleViolation."""
    view: Callable[[S, Seat | None], V]
    """What a seat (None: an onlooker) may see: a type of its own."""
    result: Callable[[S], Result | None]
    """How it ended; None while anybody is to move."""
    retire: Callable[[S, Seat], Step[S]]
    """A seat leaves for good. Raises GameFinished."""
    check: Callable[[S], None]
    """The invariants; raises CorruptState."""
    resample: Callable[[S, Seat | None, int], S]
    """(state, viewer, seed) → a state the viewer cannot tell from this one, the hidden things dealt anew."""
    write: Callable[[A], str]
    """An action as text."""
    read: Callable[[str], A]
    """Text as an action: read(write(a)) == a. Raises BadNotation."""
    slots: Callable[[S, A], menu.Slots]
    """An action as the questions and answers that choose it: in a state, only what is a choice there."""
    held: Callable[[V], Sequence[str]] = _nothing
    """What the viewer of a view holds, each thing as the answer that chooses it, in the order it is shown."""

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

    def ask(self, state: S, seat: Seat, path: Sequence[str]) -> menu.Question | menu.Chosen[A]:
        """The seat's next question after the answers in `path`. Raises menu.NoSuchPath."""
        legal = self.legal_actions(state, seat)
        return menu.ask(((self.slots(state, action), action) for action in legal), path)
