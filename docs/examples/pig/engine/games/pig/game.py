"""Pig: roll a die as often as you dare, or hold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Literal

from msgspec.structs import replace

from engine.core import game_errors, types
from engine.core.catalogue import Say
from engine.core.data_files import load_data
from engine.core.dice import Dice
from engine.core.game_errors import BadNotation, GameFinished, NoSuchAction, RuleViolation, require
from engine.core.immutable import put
from engine.core.menu import Question, Slots
from engine.core.types import Seat, Step

FACES: int = load_data("pig")["faces"]
SEATS = (2, 6)
EXAMPLE = "roll"
sides = types.one_seat_per_side


class Options(types.GameOptions, frozen=True):
    goal: Literal[30, 50] = 30


class State(types.GameState, frozen=True):
    options: Options
    dice: Dice
    seats: int
    turn: Seat | None
    points: tuple[int, ...]
    pot: int = 0
    retired: Seat | None = None


class Roll(types.GameAction, frozen=True, tag="roll"):
    pass


class Hold(types.GameAction, frozen=True, tag="hold"):
    pass


class View(types.GameView, frozen=True):
    turn: Seat | None
    points: tuple[int, ...]
    pot: int


class Happened(types.Event, frozen=True):
    what: str
    seat: Seat
    number: int = 0


class Rolled(Happened, frozen=True):
    uncovers: ClassVar[bool] = True


def seats_for(options: Options) -> tuple[int, int]:
    return SEATS


def setup(options: Options, seats: int, seed: int) -> Step[State]:
    game_errors.check_setup(options, seed)
    game_errors.check_seats(seats, SEATS)
    first, dice = Dice.from_seed(seed).below(seats)
    return Step(State(options, dice, seats, first, (0,) * seats), (Happened("began", first),), reveals=True)


def to_move(state: State) -> tuple[Seat, ...]:
    return () if state.turn is None else (state.turn,)


def turn_complete(state: State) -> bool:
    return not state.pot


def legal_actions(state: State, seat: Seat) -> list[Roll | Hold]:
    return [Roll(), Hold()] if seat in to_move(state) else []


def apply(state: State, seat: Seat, action: Roll | Hold) -> Step[State]:
    game_errors.check_turn(seat, state.turn)
    following = (seat + 1) % state.seats
    if type(action) is Hold:
        total = state.points[seat] + state.pot
        turn = None if total >= state.options.goal else following
        after = replace(state, points=put(state.points, seat, total), pot=0, turn=turn)
        return Step(after, (Happened("held", seat, total),), reveals=False)
    if type(action) is not Roll:
        raise NoSuchAction
    face, dice = state.dice.below(FACES)
    rolled = (Rolled("rolled", seat, face + 1),)
    if face:
        return Step(replace(state, dice=dice, pot=state.pot + face + 1), rolled, reveals=True)
    return Step(replace(state, dice=dice, pot=0, turn=following), rolled, reveals=True)


def retire(state: State, seat: Seat) -> Step[State]:
    game_errors.check_seat(seat, state.seats)
    if state.turn is None:
        raise GameFinished
    return Step(replace(state, turn=None, pot=0, retired=seat), (Happened("gone", seat),), reveals=False)


def result(state: State) -> types.Result | None:
    if state.turn is not None:
        return None
    placed = types.placings([(seat != state.retired, points) for seat, points in enumerate(state.points)])
    lines = tuple((types.ScoreLine("pig-line", {}, points),) for points in state.points)
    why = "played-out" if state.retired is None else "resigned"
    return types.Result(sides(state.options, state.seats), placed, state.points, lines, why)


def check(state: State) -> None:
    require(len(state.points) == state.seats in range(SEATS[0], SEATS[1] + 1), "the seats")
    require({state.turn, state.retired} <= {None, *range(state.seats)}, "who is who")
    require(min(*state.points, state.pot) >= 0, "the points")
    won = sum(points >= state.options.goal for points in state.points)
    require(won + (state.retired is not None) == (state.turn is None), "the end")
    require(state.turn is not None or not state.pot, "the pot")


def view(state: State, viewer: Seat | None) -> View:
    game_errors.check_seat(viewer, state.seats)
    return View(state.turn, state.points, state.pot)


def held(view: View) -> list[str]:
    return []


def resample(state: State, viewer: Seat | None, seed: int) -> State:
    return replace(state, dice=Dice.from_seed(seed))


def write(action: Roll | Hold) -> str:
    return type(action).__name__.lower()


def read(text: str) -> Roll | Hold:
    actions: dict[str, Roll | Hold] = {"ROLL": Roll(), "HOLD": Hold()}
    found = actions.get(game_errors.normalized(text, EXAMPLE))
    if found is None:
        raise BadNotation(text, expected=EXAMPLE)
    return found


def slots(state: State, action: Roll | Hold) -> Slots:
    return (("action", write(action)),)


def options(options: Options, say: Say) -> str:
    return say("pig-options", goal=options.goal)


def describe(events: Sequence[types.Event], viewer: Seat | None, names: Sequence[str], say: Say) -> list[str]:
    mine = (event for event in events if isinstance(event, Happened))
    return [say(f"pig-{event.what}", name=names[event.seat], number=event.number) for event in mine]


def ask(question: Question, view: View, say: Say) -> str:
    return say("pig-ask", pot=view.pot)


def answer(question: Question, answer: str, view: View, say: Say) -> str:
    return say(f"pig-{answer}")


def symbol(question: str, answer: str) -> str | None:
    return None


def action(action: Roll | Hold, say: Say) -> str:
    return say(f"pig-{write(action)}")


def position(view: View, names: Sequence[str], say: Say) -> str:
    each = zip(names, view.points, strict=True)
    lines = [say("pig-points", name=name, points=points) for name, points in each]
    return "\n".join([*lines, say("pig-pot", pot=view.pot)])


glance = position


def hand(view: View, say: Say, names: Sequence[str] = ()) -> str:
    return say("pig-hand")


def violation(error: RuleViolation, say: Say) -> str:
    return error.reason
