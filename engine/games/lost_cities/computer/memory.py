"""What a player remembers of a round: cards played, cards seen going into hands, turns without progress."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TypeAlias

from engine.ai.judgement import Situation
from engine.core.types import Event, Seat
from engine.games.lost_cities.computer.compact import NOBODY, Round, compacted
from engine.games.lost_cities.computer.estimate import MOST_IDLE
from engine.games.lost_cities.model import (
    COLOUR,
    PILE,
    Action,
    Card,
    Handed,
    Move,
    Moved,
    RoundBegan,
    State,
    View,
    side_of,
)

LostCitiesSituation: TypeAlias = Situation[State, Action, View]


def known_cards(situation: LostCitiesSituation) -> list[Counter[Card]]:
    """By seat, cards in other hands that were seen going there and have not been laid down since."""
    view = situation.view
    known: list[Counter[Card]] = [Counter() for _ in view.hand_sizes]
    for event in reversed(list(_this_round(situation))):
        if isinstance(event, Handed):
            _remember(known, event.to, event.seat, Counter(event.cards))
        elif isinstance(event, Moved):
            known[event.move.seat] -= Counter((event.move.card,))
            if event.taken is not None:
                known[event.move.seat][event.taken] += 1
    last, drawn = view.last, situation.state.drawn
    if not situation.history and isinstance(last, Move) and last.source != PILE and drawn is not None:
        known[last.seat][drawn] += 1
    known[situation.seat].clear()
    return known


def _remember(known: list[Counter[Card]], to: Seat, giver: Seat, cards: Counter[Card]) -> None:
    known[to] += cards
    known[giver] -= cards


def remembered(situation: LostCitiesSituation) -> Round:
    """The round of a situation, with what was seen of how it came to be so."""
    round_ = compacted(situation.state)
    round_.idle = idleness(situation)
    for event in _this_round(situation):
        if isinstance(event, Moved) and not event.move.discarded:
            row, colour = round_.laid_by[side_of(event.move.seat)], COLOUR[event.move.card]
            if row[colour] == NOBODY:
                row[colour] = event.move.seat
    return round_


def idleness(situation: LostCitiesSituation) -> int:
    """Turns since somebody drew from the pile or played onto an expedition, passes not counted.

    Without a history every turn that led nowhere is one too many.
    """
    if not situation.history:
        last = situation.view.last
        return MOST_IDLE if isinstance(last, Move) and _led_nowhere(last) else 0
    turns = 0
    for event in _this_round(situation):
        if isinstance(event, Moved):
            if not _led_nowhere(event.move):
                break
            turns += 1
    return turns


def _led_nowhere(move: Move) -> bool:
    return move.discarded and move.source != PILE


def _this_round(situation: LostCitiesSituation) -> Iterator[Event]:
    """The events of the round, latest first."""
    for event in reversed(situation.history):
        if isinstance(event, RoundBegan):
            return
        yield event
