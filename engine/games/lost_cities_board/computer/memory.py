"""What a player sees and remembers of an expedition: what lies there, and turns without progress."""

from __future__ import annotations

from typing import TypeAlias

from engine.ai.judgement import Situation
from engine.games.lost_cities_board.computer.compact import Expedition, compacted
from engine.games.lost_cities_board.model import PILE, Action, Drew, ExpeditionBegan, Laid, State, View

BoardSituation: TypeAlias = Situation[State, Action, View]


def idleness(situation: BoardSituation) -> int | None:
    """Turns since somebody drew from the pile or played onto a column, the running one not counted.

    None where that is not known, because the history does not reach back so far.
    """
    turns = 0
    for event in reversed(situation.history):
        if isinstance(event, (Laid, ExpeditionBegan)) or (isinstance(event, Drew) and event.source == PILE):
            return turns
        turns += isinstance(event, Drew)
    return None


def seen(situation: BoardSituation) -> Expedition:
    """The expedition as the seat sees it; what others gained counts as nothing where that is hidden."""
    expedition = compacted(situation.state)
    expedition.idle = idleness(situation) or 0
    for seat, total in enumerate(situation.view.totals):
        if total is None:
            expedition.gained[seat] = 0
    return expedition


def discarded(situation: BoardSituation) -> bool:
    """Whether the running turn has discarded a card."""
    view: View = situation.view
    return view.last is not None and view.last.source is None and view.last.discarded
