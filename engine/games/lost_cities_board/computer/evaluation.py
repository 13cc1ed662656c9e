"""The legal actions, each with its estimate and the reasons."""

from __future__ import annotations

from engine.ai.character import Weakness
from engine.games.lost_cities_board import model
from engine.games.lost_cities_board.computer.compact import PILE, numbered
from engine.games.lost_cities_board.computer.estimate import (
    DISCARD,
    LAY,
    MOST_IDLE,
    START,
    STAY,
    TAKE,
    WALK,
    Act,
    Estimate,
)
from engine.games.lost_cities_board.computer.memory import BoardSituation, discarded, idleness, seen
from engine.games.lost_cities_board.computer.misjudging import WeakOutlook, forget, misjudged
from engine.games.lost_cities_board.model import (
    COLOUR,
    COLOURS,
    DRAW,
    NUMBER,
    RESEARCHER,
    Action,
    Draw,
    Go,
    Play,
    Stay,
)


class Scale:
    """Weighs what may be done in a situation."""

    def __init__(self, situation: BoardSituation, estimate: Estimate, weakness: Weakness) -> None:
        self._expedition = seen(situation)
        self._estimate = estimate
        self._misjudged = misjudged(situation, weakness)
        forget(self._expedition, situation, weakness)
        self._outlook = WeakOutlook(self._expedition, estimate.course, self._misjudged)
        self._stuck = stuck(situation)

    def goes_on(self, action: Action) -> bool:
        """Whether an action does not go round in circles, and is noticed."""
        if not isinstance(action, Draw) or action.source == model.PILE:
            return True
        return not self._stuck and self._misjudged.sees(action.source)

    def worth(self, action: Action) -> float:
        """What an action looks worth, in points."""
        return sum(self.reasons(action).values())

    def reasons(self, action: Action) -> dict[str, float]:
        """Return what an action looks worth by reason, in points."""
        match action:
            case Play():
                return self._play(action)
            case Go():
                return _named(WALK, self._estimate.walk(self._outlook, COLOURS.index(action.colour)))
            case Draw() if action.source != model.PILE:
                return _named(TAKE, self._estimate.take(self._outlook, COLOURS.index(action.source)))
        return {}

    def _play(self, play: Play) -> dict[str, float]:
        colour, number = COLOUR[play.card], NUMBER[play.card]
        if play.discard:
            return _named(DISCARD, self._estimate.discard(self._outlook, colour, number))
        if not play.figure:
            return _named(LAY, self._estimate.lay(self._outlook, colour, number))
        ways = (1, -1) if self._expedition.up_or_down else (1,)
        researcher = int(play.figure == RESEARCHER)
        starts = [self._estimate.start(self._outlook, colour, number, way, researcher) for way in ways]
        return _named(START, max(starts, key=sum))


def _named(names: tuple[str, ...], parts: tuple[float, ...]) -> dict[str, float]:
    return dict(zip(names, parts, strict=True))


def stuck(situation: BoardSituation) -> bool:
    """Whether only the pile leads on; without a history, after every discard."""
    if situation.view.phase != DRAW or not discarded(situation):
        return False
    turns = idleness(situation)
    return turns is None or turns >= MOST_IDLE * len(situation.state.hands)


def act_of(action: Action) -> Act:
    """An action in the compact expedition."""
    match action:
        case Play():
            verb = "discard" if action.discard else "lay"
            return verb, numbered(action.card), int(action.figure == RESEARCHER)
        case Go():
            return "walk", COLOURS.index(action.colour), 0
        case Stay():
            return "walk", STAY, 0
    return "draw", PILE if action.source == model.PILE else COLOURS.index(action.source), 0
