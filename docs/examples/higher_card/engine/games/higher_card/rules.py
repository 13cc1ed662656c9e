"""The rules of Higher Card (for players: data/rules/higher_card.en.md)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.dice import Dice
from engine.core.game_errors import (
    GameFinished,
    NoSuchAction,
    check_seat,
    check_seats,
    check_setup,
    check_turn,
)
from engine.core.immutable import put
from engine.core.types import Event, Seat, Step, one_seat_per_side
from engine.games.higher_card.model import (
    CARDS,
    PLAYERS,
    Began,
    Drew,
    Forbidden,
    Gone,
    Laid,
    Lay,
    Options,
    State,
    Took,
)

SEATS = (PLAYERS, PLAYERS)
sides = one_seat_per_side


def seats_for(options: Options) -> tuple[int, int]:
    """Return (2, 2), for all options."""
    return SEATS


def setup(options: Options, seats: int, seed: int) -> Step[State]:
    """Deal a new game with a random leader. Raises InvalidSetup."""
    check_setup(options, seed)
    check_seats(seats, SEATS)
    leader, dice = Dice.from_seed(seed).below(PLAYERS)
    cards, dice = dice.shuffle(CARDS)
    hand = options.hand
    hands = tuple(sorted(cards[:hand])), tuple(sorted(cards[hand : 2 * hand]))
    return Step(State(options, dice, leader, hands, cards[2 * hand :]), (Began(leader),), reveals=True)


def to_move(state: State) -> tuple[Seat, ...]:
    """Return the seat whose turn it is; empty when the game is over."""
    return () if state.turn is None else (state.turn,)


def turn_complete(state: State) -> bool:
    """Return True: a turn is one action."""
    return True


def legal_actions(state: State, seat: Seat) -> list[Lay]:
    """Return a play of each card in the hand."""
    return [Lay(card) for card in state.hands[seat]] if seat in to_move(state) else []


def apply(state: State, seat: Seat, action: Lay) -> Step[State]:
    """Lay a card, take a complete trick, and draw. Raises RuleViolation."""
    check_turn(seat, state.turn)
    if type(action) is not Lay:
        raise NoSuchAction
    if type(action.card) is not int or action.card not in state.hands[seat]:
        raise Forbidden("not-held", card=action.card)
    laid, taken = _lay(state, seat, action.card)
    after, drawn = _draw(laid, seat)
    over = not any(after.hands)
    events = (Laid(seat, action.card), *taken, *drawn)
    return Step(replace(after, turn=None) if over else after, events, reveals=bool(drawn))


def _lay(state: State, seat: Seat, card: int) -> tuple[State, tuple[Event, ...]]:
    """Return the state after the card was laid, and who took the trick if it is complete."""
    other = 1 - seat
    hand = tuple(held for held in state.hands[seat] if held != card)
    after = replace(state, hands=put(state.hands, seat, hand))
    if len(state.trick) != 1:
        return replace(after, trick=(card,), turn=other), ()
    trick = (*state.trick, card)
    winner = seat if card == max(trick) else other
    tricks = put(state.tricks, winner, state.tricks[winner] + 1)
    return replace(after, trick=trick, turn=winner, tricks=tricks), (Took(winner),)


def _draw(state: State, seat: Seat) -> tuple[State, tuple[Event, ...]]:
    if not state.pile:
        return state, ()
    card = state.pile[-1]
    hand = tuple(sorted((*state.hands[seat], card)))
    after = replace(state, hands=put(state.hands, seat, hand), pile=state.pile[:-1])
    return after, (Drew(seat, card, audience=(seat,)),)


def retire(state: State, seat: Seat) -> Step[State]:
    """End the game because a player resigns. Raises NoSuchSeat and GameFinished."""
    check_seat(seat, PLAYERS)
    if state.turn is None:
        raise GameFinished
    return Step(replace(state, turn=None, retired=seat), (Gone(seat),), reveals=False)
