"""What spares people taps (`engine.core.shortcuts`)."""

from __future__ import annotations

from engine.core.shortcuts import Shortcuts
from engine.games.lost_cities_board.model import Action, Play, State, View


class BoardShortcuts(Shortcuts[State, Action, View]):
    """Plays are suggested before discards."""

    def throws_away(self, action: Action, /) -> bool:
        return isinstance(action, Play) and action.discard
