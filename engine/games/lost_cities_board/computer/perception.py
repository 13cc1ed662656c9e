"""What a computer player sees and remembers of an expedition, and what a weak one misjudges."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from engine.ai.character import NO_WEAKNESS, Misjudgements, Weakness
from engine.ai.situation import Situation
from engine.games.lost_cities_board.computer.compact import Expedition, add_card, compact_expedition
from engine.games.lost_cities_board.computer.outlook import Outlook, Weights
from engine.games.lost_cities_board.model import (
    COLOURS,
    PILE,
    Action,
    Drew,
    ExpeditionBegan,
    Laid,
    State,
    View,
)

BoardSituation: TypeAlias = Situation[State, Action, View]


def idle_turns(situation: BoardSituation) -> int | None:
    """Return the turns of all seats since the last draw from the pile or card on a column.

    None if the history does not reach back far enough.
    """
    turns = 0
    for event in reversed(situation.history):
        if isinstance(event, (Laid, ExpeditionBegan)) or (isinstance(event, Drew) and event.source == PILE):
            return turns
        turns += isinstance(event, Drew)
    return None


def visible_expedition(situation: BoardSituation) -> Expedition:
    """Return the expedition as the seat sees it. Hidden gains and unknown `idle` turns count as 0."""
    expedition = compact_expedition(situation.state)
    expedition.idle = idle_turns(situation) or 0
    for seat, total in enumerate(situation.view.totals):
        if total is None:
            expedition.gained[seat] = 0
    return expedition


LATER_COSTS = (
    "jump",
    "jump_late",
    "take_gap",
    "ahead",
    "walk_ahead",
    "start_need",
    "start_late",
    "start_jump",
    "own_start",
    "own_low",
    "take_start_card",
    "hurry",
)
"""Weights of later consequences of an action."""


def weakened_weights(numbers: Mapping[str, float], weakness: Weakness) -> dict[str, float]:
    """Return the weights as a weak player has them. `numbers` are an expert's weights by name.

    Haste lowers later costs; daring raises the value of beginning a path.
    """
    known = {name: value * (1 - weakness.haste) for name, value in numbers.items() if name in LATER_COSTS}
    return {**numbers, **known, "start": numbers["start"] + weakness.daring}


def misjudgements_in(situation: BoardSituation, weakness: Weakness) -> Misjudgements:
    """Return by colour: rivals ignored, points fancied, top discard overlooked. False or 0 if no weakness."""
    if weakness is NO_WEAKNESS:
        return Misjudgements([False] * len(COLOURS), [0.0] * len(COLOURS), [False] * len(COLOURS))
    view, who = situation.view, situation.character
    colours, turn = range(len(COLOURS)), f"{view.expedition} {view.pile}"
    return Misjudgements(
        [who.chance(f"rival {view.expedition} {colour}") < weakness.blindness for colour in colours],
        [weakness.fancy * who.noise(f"fancy {view.expedition} {colour}") for colour in colours],
        [who.chance(f"top {turn} {colour}") < weakness.oversight for colour in colours],
    )


def await_buried_cards(expedition: Expedition, situation: BoardSituation, weakness: Weakness) -> None:
    """Count forgotten buried discards as unseen for the seat to move. Changes the expedition."""
    if not weakness.forgetting:
        return
    unseen = expedition.unseen[expedition.turn]
    for colour, pile in enumerate(expedition.discards):
        for place, number in enumerate(pile[:-1]):
            name = f"gone {situation.view.expedition} {colour} {place} {number}"
            if situation.character.chance(name) < weakness.forgetting:
                unseen[colour] = add_card(unseen[colour], number)


class WeakOutlook(Outlook):
    """The outlook of a player with misjudgements."""

    __slots__ = ("_seen",)

    def __init__(self, expedition: Expedition, course: Sequence[Weights], seen: Misjudgements) -> None:
        self._seen = seen
        super().__init__(expedition, course)

    def path_worth(self, colour: int, steps: float) -> tuple[float, float]:
        """Return the points of a new figure, including fancied ones, and its tiles' value."""
        figure, tiles = super().path_worth(colour, steps)
        return figure + self._seen.fancies[colour], tiles

    def rivals_use(self, colour: int, number: int) -> float:
        """Return what a discard is worth to the rivals; 0 where they are ignored."""
        return 0.0 if self._seen.unminded[colour] else super().rivals_use(colour, number)
