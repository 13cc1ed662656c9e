"""What spares people taps (`engine.core.shortcuts`)."""

from __future__ import annotations

from engine.core.shortcuts import Shortcuts
from engine.games.lost_cities.model import Action, Pass, State, View


class LostCitiesShortcuts(Shortcuts[State, Action, View]):
    """Plays are suggested before discards."""

    def throws_away(self, action: Action, /) -> bool:
        return not isinstance(action, Pass) and action.discard
