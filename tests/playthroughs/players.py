"""Players with some sense, so that recorded games look natural.

They use only what their seat may see. Unknown games are played at random.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from engine.games.lost_cities import model as lost_cities
from engine.games.lost_cities_board import model as board
from engine.games.tikal import land
from engine.games.tikal import model as tikal
from engine.games.tikal.model import LEADER_STRENGTH, SPOT
from engine.games.tikal.model import View as TikalView

Sense = Callable[[Any, Any], float]
"""(view, action) → how good it looks."""


def choose(key: str, view: Any, legal: Sequence[Any], random: Random) -> Any:
    """Return the action with the best score, varied at random."""
    sense = SENSES.get(key)
    if sense is None:
        return random.choice(legal)
    return max(legal, key=lambda action: sense(view, action) + random.gauss(0, 1.0))


def _lost_cities(view: lost_cities.View, action: lost_cities.Action) -> float:
    if isinstance(action, lost_cities.Pass):
        return _passed(view, action)
    return _laid(view, action) + _drawn(view, action)


def _laid(view: lost_cities.View, action: lost_cities.Turn) -> float:
    """Score a turn: small steps on paying expeditions, and discards that help no rival, are good."""
    colour, number = lost_cities.COLOUR[action.card], lost_cities.NUMBER[action.card]
    own, rival = _expedition(view, 0, colour), _expedition(view, 1, colour)
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
    card, own = view.discards[colour][0], _expedition(view, 0, colour)
    return 1.5 if own and lost_cities.accepts(own, card) and card not in own else -6.0


def _passed(view: lost_cities.View, action: lost_cities.Pass) -> float:
    """Score a pass: cards that fit common expeditions are good."""
    fitting = sum(
        lost_cities.accepts(own, card) and bool(own)
        for card in action.cards
        for own in [_expedition(view, 0, lost_cities.COLOUR[card])]
    )
    return 1.2 * fitting - 2.2


def _expedition(view: lost_cities.View, other: int, colour: int) -> lost_cities.Expedition:
    """The expedition of a colour on the viewer's side (0), or on the other (1)."""
    return view.board[(lost_cities.side_of(view.viewer) + other) % lost_cities.SIDES][colour]


def _board(view: board.View, action: board.Action) -> float:
    """Score an action: paths with many low cards, small steps, and stones with tiles are good."""
    match action:
        case board.Play():
            return _played(view, action)
        case board.Go():
            return 0.5 + _step(view, board.COLOURS.index(action.colour))
        case board.Draw():
            return _taken(view, action)
    return 0.0


def _played(view: board.View, action: board.Play) -> float:
    colour, number = board.COLOUR[action.card], board.NUMBER[action.card]
    column = view.columns[_seat(view)][colour]
    held = [board.NUMBER[card] for card in view.hand if board.COLOUR[card] == colour]
    if action.discard:
        fits = bool(column) and action.card in view.playable
        return -2.0 * fits - 0.8 * (len(held) - 1) * (number > 3 or bool(column)) - 0.2 * (10 - number)
    if column:
        jump = abs(number - board.NUMBER[column[-1]])
        return 4.0 + _step(view, colour) - (0.3 if _late(view) else 1.1) * jump
    falls = view.options.up_or_down and sum(held) > 5 * len(held)
    room = number if falls else 10 - number
    waiting = len(held) + (2 if action.figure == board.ADVENTURER else 0)
    return -5.0 if _late(view) else 0.5 * room + 0.8 * waiting - 4.0


def _step(view: board.View, colour: int) -> float:
    """Return a figure's gain by a step, with the tile."""
    stone = view.stones[_seat(view)][colour]
    if stone == board.STONES:
        return 0.5
    tile = view.tiles[colour][stone]
    bonus = {board.ARTIFACT: 2.0, board.ARROW: 1.5, board.NOTHING: 0.0}
    gain = (board.VALUES[stone] - board.VALUES[stone - 1]) / 10
    return gain * (2 if view.researchers[_seat(view)] == colour else 1) + bonus.get(tile, 1.0)


def _taken(view: board.View, action: board.Draw) -> float:
    if action.source == board.PILE:
        return 0.0
    colour = board.COLOURS.index(action.source)
    card, column = view.discards[colour][0], view.columns[_seat(view)][colour]
    way = view.directions[_seat(view)][colour]
    jump = board.NUMBER[card] - board.NUMBER[column[-1]] if card and column else 99
    return 2.0 - abs(jump) if jump * way >= 0 and abs(jump) < 3 else -6.0


def _late(view: board.View) -> bool:
    return view.pile < 8 * len(view.stones) or view.crossed > 2


def _seat(view: board.View) -> int:
    assert view.viewer is not None, "a player sits somewhere"
    return view.viewer


def _tikal(view: TikalView, action: tikal.Action) -> float:
    """Treasures while there are any, temples where one piece more makes the majority, few points lost."""
    match action:
        case tikal.Place():
            return _opened(view, action)
        case tikal.Enter():
            return 2.5 if action.leader else 1.0 + 0.25 * view.points - 0.4 * _near(view, action.hex)
        case tikal.Move():
            return _moved(view, action)
        case tikal.Excavate():
            return 3.0 + 1.5 * (_lead(view, SPOT[action.hex]) > 0)
        case tikal.Hunt():
            return 5.0
        case tikal.Exchange():
            return 4.0 if action.take in view.treasures[_mover(view)] else -6.0
        case tikal.Camp():
            return 2.0 if view.points > 8 and SPOT[action.hex] > 9 else -6.0
        case tikal.Guard():
            return _guarded(view, action)
        case tikal.Bid():
            return 0.5 - 0.6 * action.points
        case tikal.End():
            return 0.5 - 1.2 * view.points
    return 0.0


def _mover(view: TikalView) -> int:
    return view.turn or 0


def _opened(view: TikalView, action: tikal.Place) -> float:
    """How many ways lead to a tile so turned."""
    edges = land.stones(view.tile or "", action.rotation)
    around = land.NEIGHBOURS[SPOT[action.hex]]
    return float(
        sum(edges[edge] for edge, other in enumerate(around) if other is not None and view.tiles[other])
    )


def _near(view: TikalView, name: str) -> int:
    return view.explorers[_mover(view)][SPOT[name]]


def _strength(view: TikalView, seat: int, place: int) -> int:
    return view.explorers[seat][place] + LEADER_STRENGTH * (view.leaders[seat] == place)


def _lead(view: TikalView, place: int) -> int:
    """By how much the mover is stronger than the strongest other player on a hex."""
    mine, seats = _mover(view), range(len(view.totals))
    return _strength(view, mine, place) - max(_strength(view, seat, place) for seat in seats if seat != mine)


def _moved(view: TikalView, action: tikal.Move) -> float:
    """Return the value gained and lost by a move, cheaper ways first."""
    start, end = SPOT[action.start], SPOT[action.end]
    camps = land.usable_camps(view.camps, _mover(view))
    price = land.chart(view.tiles, view.rotations).walks(camps, start).price(end)
    going = action.explorers + LEADER_STRENGTH * action.leader
    pieces = action.explorers + action.leader
    gain = _wins(view, end, going) - _wins(view, start, -going)
    if view.hoards[end] and not _strength(view, _mover(view), end):
        gain += 3.0
    return gain - 0.5 * price * pieces


def _wins(view: TikalView, place: int, change: int) -> float:
    """Return the value of a temple gained, or lost if negative, by a change of strength."""
    if not view.levels[place] or view.guards[place] is not None:
        return 0.0
    lead = _lead(view, place)
    return float(view.levels[place]) if min(lead, lead + change) <= 0 < max(lead, lead + change) else 0.0


def _guarded(view: TikalView, action: tikal.Guard) -> float:
    place = SPOT[action.hex]
    return 0.8 * view.levels[place] - 1.5 * _strength(view, _mover(view), place)


SENSES: dict[str, Sense] = {"lost_cities": _lost_cities, "lost_cities_board": _board, "tikal": _tikal}
