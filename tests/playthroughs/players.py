"""Players with a little sense, so that recorded games look like games.

They see what their seat may see. A game that none of them knows is played at random.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from engine.games.lost_cities import model as lost_cities

Sense = Callable[[Any, Any], float]
"""(view, action) → how good it looks."""


def choose(key: str, view: Any, legal: Sequence[Any], random: Random) -> Any:
    """The action that looks best, give or take a whim."""
    sense = SENSES.get(key)
    if sense is None:
        return random.choice(legal)
    return max(legal, key=lambda action: sense(view, action) + random.gauss(0, 1.0))


def _lost_cities(view: lost_cities.View, action: lost_cities.Turn) -> float:
    return _laid(view, action) + _drawn(view, action)


def _laid(view: lost_cities.View, action: lost_cities.Turn) -> float:
    """Small steps on expeditions that will pay; discards that help nobody."""
    colour, number = lost_cities.COLOUR[action.card], lost_cities.NUMBER[action.card]
    own, rival = view.board[view.viewer][colour], view.board[1 - view.viewer][colour]
    step = number - lost_cities.NUMBER[own[-1]] if own else number
    held = [lost_cities.NUMBER[card] for card in view.hand if lost_cities.COLOUR[card] == colour]
    late = view.pile < 12
    if action.discard:
        useful_to_rival = bool(rival) and lost_cities.accepts(rival, action.card)
        fits = lost_cities.accepts(own, action.card) and (bool(own) or len(held) > 2)
        return 1.0 - 3.0 * useful_to_rival - 4.0 * fits - 0.1 * number
    if not own:
        return -3.0 if late or len(held) < 3 or sum(held) < 14 else 3.5 - 0.6 * step
    return 5.0 - (0.3 if late else 0.9) * step


def _drawn(view: lost_cities.View, action: lost_cities.Turn) -> float:
    """A discard that goes on with an own expedition is better than a card unseen."""
    if action.source == lost_cities.PILE:
        return 0.0
    colour = lost_cities.COLOURS.index(action.source)
    card, own = view.discards[colour][0], view.board[view.viewer][colour]
    return 1.5 if own and lost_cities.accepts(own, card) and card not in own else -6.0


SENSES: dict[str, Sense] = {"lost_cities": _lost_cities}
