"""Invariants of a state."""

from __future__ import annotations

from engine.core.game_errors import require
from engine.games.higher_card.model import CARDS, PLAYERS, State


def check(state: State) -> None:
    """Raise CorruptState if no game can lead to the state."""
    waiting = len(state.trick) == 1
    cards = (*state.hands[0], *state.hands[1], *state.pile, *state.trick)
    require(set(cards) <= set(CARDS) and len(set(cards)) == len(cards), "the cards")
    left = len(cards) - len(state.trick) + waiting + 2 * sum(state.tricks)
    require(min(state.tricks) >= 0 and left == len(CARDS), "the tricks")
    require(len(state.trick) <= PLAYERS and bool(state.trick) >= any(state.tricks), "the trick")
    require({state.turn, state.retired} <= {0, 1, None}, "the seats")
    require((state.turn is None) is (state.retired is not None or not any(state.hands)), "the end")
    if state.turn is not None:
        more = waiting and not state.pile
        require(len(state.hands[state.turn]) == len(state.hands[1 - state.turn]) + more, "the hands")
