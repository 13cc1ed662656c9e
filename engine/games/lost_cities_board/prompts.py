"""Menu questions of the board game, and shortcuts."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.menu import Premise, Shortcuts, Slots
from engine.core.types import Seat
from engine.games.lost_cities_board.model import (
    COLOURS,
    NOTHING,
    PILE,
    STONES,
    Action,
    Draw,
    Go,
    Play,
    State,
    View,
)
from engine.games.lost_cities_board.notation import COLUMN, DISCARD, STAY
from engine.games.lost_cities_board.text.phrases import card_details


def slots(state: State, action: Action) -> Slots:
    """Return the questions and answers of an action: card, target, figure; path; source."""
    match action:
        case Play():
            to = (("card", action.card), ("to", DISCARD if action.discard else COLUMN))
            return (*to, ("figure", action.figure)) if action.figure else to
        case Go():
            return (("go", action.colour),)
        case Draw():
            return (("from", action.source),)
    return (("go", STAY),)


class BoardShortcuts(Shortcuts[State, Action, View]):
    """Shortcuts: plays are suggested before discards, and turns can be planned."""

    def assume_turn(self, state: State, seat: Seat, /) -> State:
        """Return the state with `seat` to move."""
        return replace(state, turn=seat)

    def premises(self, state: State, seat: Seat, action: Action, /) -> Sequence[Premise]:
        """Return the premises of a planned action: the discard taken, or the next stone's tile; else none."""
        match action:
            case Draw() if action.source != PILE:
                return [_discard_premise(state, action.source)]
            case Go():
                return [_tile_premise(state, seat, action.colour)]
            case Play() if not action.discard:
                return [_tile_premise(state, seat, action.card[0])]
        return ()

    def idea(self, action: Action, slots: Slots, /) -> Slots:
        """Return the slots that tell an action apart in advice. Of a discard it is only the colour."""
        if isinstance(action, Play) and action.discard:
            return (("discard", action.card[0]),)
        return super().idea(action, slots)

    def is_discard(self, action: Action, /) -> bool:
        return isinstance(action, Play) and action.discard


def _discard_premise(state: State, colour: str) -> Premise:
    """Return the premise that a discard pile keeps its top card, if any."""
    pile = state.discards[COLOURS.index(colour)]
    return Premise("lost_cities_board-plan-taken", card_details(pile[-1]) if pile else {})


def _tile_premise(state: State, seat: Seat, letter: str) -> Premise:
    """Return the premise that the figure's next stone, and the tile there, stay the same."""
    colour = COLOURS.index(letter)
    stone = state.stones[seat][colour]
    tile = state.tiles[colour][stone] if stone < STONES else NOTHING
    return Premise("lost_cities_board-plan-tile", {"colour": letter, "stone": stone + 1, "tile": tile})
