"""A tiny game that keeps the contract, for planting mistakes in: two players draw numbers.

A turn is two steps: `draw` a number, unseen by the other, then `keep 3` or `drop 3` one of one's two numbers.
"""

from __future__ import annotations

import re
import sys

from msgspec.structs import replace

from engine.core.dice import Dice
from engine.core.game_errors import (
    BadNotation,
    GameFinished,
    NoSuchAction,
    RuleViolation,
    check_seat,
    check_seats,
    check_turn,
    require,
)
from engine.core.immutable import put
from engine.core.plugin import Game
from engine.core.types import (
    Event,
    GameAction,
    GameOptions,
    GameState,
    GameView,
    Result,
    Seat,
    Step,
    one_seat_per_side,
    placings,
)

NUMBERS = tuple(range(10, 83))
PAIR = 2
SEATS = (2, 2)
EXAMPLE = "draw"


class Options(GameOptions, frozen=True):
    long: bool = False


class State(GameState, frozen=True):
    options: Options
    dice: Dice
    turn: Seat | None
    hands: tuple[tuple[int, ...], ...]
    pile: tuple[int, ...]
    gone: int = 0


class Draw(GameAction, frozen=True, tag="draw"):
    pass


class Drop(GameAction, frozen=True, tag="drop"):
    number: int


class Keep(GameAction, frozen=True, tag="keep"):
    number: int


Action = Draw | Drop | Keep


class View(GameView, frozen=True):
    viewer: Seat | None
    turn: Seat | None
    hand: tuple[int, ...]
    sizes: tuple[int, ...]
    pile: int
    gone: int


class Drew(Event, frozen=True):
    seat: Seat


class Got(Event, frozen=True):
    seat: Seat
    number: int


class Decided(Event, frozen=True):
    seat: Seat


def seats_for(options: Options) -> tuple[int, int]:
    return SEATS


sides = one_seat_per_side


def setup(options: Options, seats: int, seed: int) -> Step[State]:
    check_seats(seats, SEATS)
    numbers, dice = Dice.from_seed(seed).shuffle(NUMBERS)
    state = State(options, dice, 0, (numbers[:1], numbers[1:2]), numbers[2:])
    return Step(state, (Decided(0),), reveals=True)


def to_move(state: State) -> tuple[Seat, ...]:
    return () if state.turn is None else (state.turn,)


def turn_complete(state: State) -> bool:
    return state.turn is None or len(state.hands[state.turn]) < PAIR


def legal_actions(state: State, seat: Seat) -> list[Action]:
    if seat != state.turn or type(seat) is not int:
        return []
    if turn_complete(state):
        return [Draw()]
    return [kind(number) for kind in (Drop, Keep) for number in state.hands[seat]]


def apply(state: State, seat: Seat, action: Action) -> Step[State]:
    check_turn(seat, state.turn)
    if type(action) not in (Draw, Drop, Keep):
        raise NoSuchAction
    if (type(action) is Draw) != turn_complete(state):
        raise RuleViolation("not-now")
    if isinstance(action, Draw):
        hand = (*state.hands[seat], state.pile[-1])
        after = replace(state, hands=put(state.hands, seat, hand), pile=state.pile[:-1])
        return Step(after, (Drew(seat), Got(seat, state.pile[-1], audience=(seat,))), reveals=True)
    if type(action.number) is not int or action.number not in state.hands[seat]:
        raise RuleViolation("not-held")
    left = tuple(number for number in state.hands[seat] if number != action.number)
    kept = (action.number,) if isinstance(action, Keep) else left
    turn = (seat + 1) % 2 if state.pile else None
    after = replace(state, hands=put(state.hands, seat, kept), turn=turn, gone=state.gone + 1)
    return Step(after, (Decided(seat),), reveals=False)


def view(state: State, viewer: Seat | None) -> View:
    check_seat(viewer, 2)
    hand = state.hands[viewer] if viewer is not None else ()
    return View(viewer, state.turn, hand, tuple(map(len, state.hands)), len(state.pile), state.gone)


def held(view: View) -> tuple[str, ...]:
    return ()


def result(state: State) -> Result | None:
    if state.turn is not None:
        return None
    scores = tuple(map(sum, state.hands))
    return Result(((0,), (1,)), placings(scores), scores, ((), ()), "played-out")


def retire(state: State, seat: Seat) -> Step[State]:
    check_seat(seat, 2)
    if state.turn is None:
        raise GameFinished
    return Step(replace(state, turn=None), (), reveals=False)


def check(state: State) -> None:
    require(sum(map(len, state.hands)) + len(state.pile) + state.gone == len(NUMBERS), "numbers")


def resample(state: State, viewer: Seat | None, seed: int) -> State:
    hidden = [seat for seat in range(2) if seat != viewer]
    unseen = sorted((*state.pile, *(number for seat in hidden for number in state.hands[seat])))
    left, _ = Dice.from_seed(seed).shuffle(unseen)
    hands = state.hands
    for seat in hidden:
        size = len(hands[seat])
        hands, left = put(hands, seat, left[:size]), left[size:]
    return replace(state, dice=replace(state.dice, seed=format(seed, "x")), hands=hands, pile=left)


def write(action: Action) -> str:
    return "draw" if isinstance(action, Draw) else f"{type(action).__name__.lower()} {action.number}"


def read(text: str) -> Action:
    if text == "draw":
        return Draw()
    if match := re.fullmatch("(keep|drop) ([1-9][0-9]?)", text):
        return (Keep if match[1] == "keep" else Drop)(int(match[2]))
    raise BadNotation(text, expected="draw")


def slots(state: State, action: Action) -> tuple[tuple[str, str], ...]:
    name = type(action).__name__.lower()
    return (("do", name),) if isinstance(action, Draw) else (("do", name), ("number", str(action.number)))


class Words:
    """None are needed here."""


THE_TOY = sys.modules[__name__]
TOY: Game[Options, State, Action, View] = Game(
    key="toy",
    version=1,
    has_hidden_hands=True,
    Options=Options,
    State=State,
    Action=Action,
    refusals=("not-now", "not-held"),
    rules=THE_TOY,
    ending=THE_TOY,
    visibility=THE_TOY,
    invariants=THE_TOY,
    notation=THE_TOY,
    prompts=THE_TOY,
    words=Words(),  # type: ignore[arg-type]
)
"""All in one room."""
