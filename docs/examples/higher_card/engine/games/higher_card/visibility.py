"""Views, and resampling of hidden cards."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.game_errors import check_seat
from engine.core.dice import Dice
from engine.core.types import Seat
from engine.games.higher_card.model import PLAYERS, State, View


def view(state: State, viewer: Seat | None) -> View:
    """Return the own hand and everything on the table. Raises NoSuchSeat."""
    check_seat(viewer, PLAYERS)
    hand = state.hands[viewer] if viewer is not None else ()
    return View(viewer, state.turn, hand, len(state.pile), state.trick, state.tricks)


def held(view: View) -> list[str]:
    """Return the hand, each card as the answer that chooses it."""
    return [str(card) for card in view.hand]


def resample(state: State, viewer: Seat | None, seed: int) -> State:
    """Return a random state that looks the same to the viewer."""
    hands = dict(enumerate(state.hands))
    hidden = [seat for seat in hands if seat != viewer]
    unseen = sorted((*state.pile, *(card for seat in hidden for card in hands[seat])))
    cards, _ = Dice.from_seed(seed).shuffle(unseen)
    for seat in hidden:
        size = len(hands[seat])
        hands[seat], cards = tuple(sorted(cards[:size])), cards[size:]
    dice = replace(state.dice, seed=format(seed, "x"))
    return replace(state, dice=dice, hands=(hands[0], hands[1]), pile=cards)
