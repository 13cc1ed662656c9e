"""What spares people taps (`engine.core.shortcuts`)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.shortcuts import Premise, Shortcuts
from engine.core.types import Seat
from engine.games.lost_cities.model import (
    COLOUR,
    COLOURS,
    PILE,
    Action,
    Pass,
    State,
    View,
    side_of,
)
from engine.games.lost_cities.text.phrases import parts


class LostCitiesShortcuts(Shortcuts[State, Action, View]):
    """Plays are suggested before discards, and turns are planned while others move."""

    def supposing(self, state: State, seat: Seat, /) -> State:
        return replace(state, turn=seat)

    def premises(self, state: State, seat: Seat, action: Action, /) -> Sequence[Premise]:
        """The card that is taken, and the last one of an expedition that a partner may go on with."""
        if isinstance(action, Pass):
            return ()
        shared = state.options.partners and not action.discard
        expedition = [_expedition(state, seat, action.card)] if shared else []
        return [*expedition, *([] if action.source == PILE else [_taken(state, action.source)])]

    def throws_away(self, action: Action, /) -> bool:
        return not isinstance(action, Pass) and action.discard


def _taken(state: State, colour: str) -> Premise:
    pile = state.discards[COLOURS.index(colour)]
    return Premise("lost_cities-plan-taken", parts(pile[-1]) if pile else {})


def _expedition(state: State, seat: Seat, card: str) -> Premise:
    length = len(state.board[side_of(seat)][COLOUR[card]])
    return Premise("lost_cities-plan-expedition", {"colour": card[0], "length": length})
