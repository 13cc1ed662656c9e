"""The legal turns, each with its estimate and the reasons."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.lost_cities.computer.compact import NUMBERS, Round
from engine.games.lost_cities.computer.estimate import Estimate
from engine.games.lost_cities.model import COLOUR, COLOURS, NUMBER, PILE, Action, Card, Pass, Turn


class Scale:
    """Weighs turns in a round, by an estimate for each colour."""

    def __init__(self, round_: Round, estimates: Sequence[Estimate]) -> None:
        self.looks = [
            estimate.look(round_, colour, estimate.mood(round_)) for colour, estimate in enumerate(estimates)
        ]
        self._pass = estimates[0].numbers.hand_over
        self._known: dict[tuple[Card, bool] | str, float] = {PILE: 0.0}

    def worth(self, action: Action) -> float:
        """What a turn or a pass looks worth, in points."""
        if isinstance(action, Pass):
            return sum(self._pass_reasons(action).values())
        return self._turn(action)

    def reasons(self, action: Action) -> dict[str, float]:
        """Return what an action looks worth by reason, in points."""
        if isinstance(action, Pass):
            return self._pass_reasons(action)
        reasons = self._lay_reasons(action) | self._draw_reasons(action)
        if spoilt := self._spoilt(action):
            reasons["take"] -= spoilt
        return reasons

    def _pass_reasons(self, action: Pass) -> dict[str, float]:
        looks = [(self.looks[COLOUR[card]], NUMBER[card]) for card in action.cards]
        value = sum(look.pass_value(look.kind(number)) for look, number in looks)
        return {"pass": self._pass, "partner": value}

    def _turn(self, turn: Turn) -> float:
        lay, source = (turn.card, turn.discard), turn.source
        if lay not in self._known:
            self._known[lay] = sum(self._lay_reasons(turn).values())
        if source not in self._known:
            self._known[source] = sum(self._draw_reasons(turn).values())
        return self._known[lay] + self._known[source] - self._spoilt(turn)

    def _lay_reasons(self, turn: Turn) -> dict[str, float]:
        look = self.looks[COLOUR[turn.card]]
        kind = look.kind(NUMBER[turn.card])
        return look.discard_reasons(kind) if turn.discard else look.play_reasons(kind)

    def _draw_reasons(self, turn: Turn) -> dict[str, float]:
        return {} if turn.source == PILE else self.looks[COLOURS.index(turn.source)].take_reasons()

    def _spoilt(self, turn: Turn) -> float:
        """What a taken card is no longer worth after a play that it cannot follow."""
        if turn.discard or turn.source != turn.card[0]:
            return 0.0
        look = self.looks[COLOUR[turn.card]]
        return 0.0 if NUMBERS[look.top] > NUMBER[turn.card] else look.gain()
