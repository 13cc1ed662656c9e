"""Menu questions of Lost Cities, and shortcuts."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.card_games import MessageDetails
from engine.core.menu import Premise, Shortcuts, Slots
from engine.core.types import Seat
from engine.games.lost_cities.model import COLOUR, COLOURS, PILE, Action, Pass, State, View, side_of
from engine.games.lost_cities.notation import DISCARD, EXPEDITION, PASS
from engine.games.lost_cities.text.phrases import card_details


def slots(state: State, action: Action) -> Slots:
    """Return the questions and answers of an action: card, target and source, or the cards to pass."""
    if isinstance(action, Pass):
        first, second = action.cards
        return (("card", PASS), ("first", first), ("second", second))
    return (
        ("card", action.card),
        ("to", DISCARD if action.discard else EXPEDITION),
        ("from", action.source),
    )


class LostCitiesShortcuts(Shortcuts[State, Action, View]):
    """Shortcuts: plays are suggested before discards, and turns can be planned."""

    def assume_turn(self, state: State, seat: Seat, /) -> State:
        """Return the state with `seat` to move."""
        return replace(state, turn=seat)

    def premises(self, state: State, seat: Seat, action: Action, /) -> Sequence[Premise]:
        """Return the premises of a planned turn; none for a pass.

        They are the discard taken, and the expedition's length if partners share it.
        """
        if isinstance(action, Pass):
            return ()
        premises = []
        if state.options.partners and not action.discard:
            length = len(state.board[side_of(seat)][COLOUR[action.card]])
            details: MessageDetails = {"colour": action.card[0], "length": length}
            premises.append(Premise("lost_cities-plan-expedition", details))
        if action.source != PILE:
            premises.append(_discard_premise(state, action.source))
        return premises

    def idea(self, action: Action, slots: Slots, /) -> Slots:
        """Return the slots that tell an action apart in advice. Of a discard it is only the colour."""
        if not isinstance(action, Pass) and action.discard:
            return (("discard", action.card[0]),)
        return super().idea(action, slots)

    def is_discard(self, action: Action, /) -> bool:
        return not isinstance(action, Pass) and action.discard


def _discard_premise(state: State, colour: str) -> Premise:
    """Return the premise that a discard pile keeps its top card, if any."""
    pile = state.discards[COLOURS.index(colour)]
    return Premise("lost_cities-plan-taken", card_details(pile[-1]) if pile else {})
