"""What a computer player remembers of a round, and what a weak one misjudges."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from engine.ai.character import Character, Weakness
from engine.ai.situation import Situation
from engine.core.types import Event, Seat
from engine.games.lost_cities.computer.compact import ADDS, NOBODY, Round, compact_round
from engine.games.lost_cities.computer.estimate import MAX_IDLE_TURNS
from engine.games.lost_cities.model import (
    COLOUR,
    COLOURS,
    PILE,
    Action,
    Card,
    Handed,
    Move,
    Moved,
    RoundBegan,
    State,
    Turn,
    View,
    side_of,
)

LostCitiesSituation: TypeAlias = Situation[State, Action, View]


def seen_taken_cards(situation: LostCitiesSituation) -> list[Counter[Card]]:
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


def remembered_round(situation: LostCitiesSituation) -> Round:
    """The round of a situation, with what was seen of how it came to be so."""
    round_ = compact_round(situation.state)
    round_.idle = idle_turns(situation)
    for event in _this_round(situation):
        if isinstance(event, Moved) and not event.move.discarded:
            row, colour = round_.laid_by[side_of(event.move.seat)], COLOUR[event.move.card]
            if row[colour] == NOBODY:
                row[colour] = event.move.seat
    return round_


def idle_turns(situation: LostCitiesSituation) -> int:
    """Turns since somebody drew from the pile or played onto an expedition, passes not counted.

    Without a history every turn that led nowhere is one too many.
    """
    if not situation.history:
        last = situation.view.last
        return MAX_IDLE_TURNS if isinstance(last, Move) and _led_nowhere(last) else 0
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


LATER_COSTS = (
    "jump",
    "jump_card",
    "start_jump",
    "take_jump",
    "lost_wager",
)
"""The numbers that say what a play costs later; one’s own cards that it skips are plain for all to see."""
RIVAL_WEIGHTS = ("rival", "rival_card", "rival_start", "rival_wager", "deny")
"""The numbers that say what the other side makes of a card."""
WAGER_DARING = 1.5
"""How much more of its daring goes into wagers than into beginning expeditions."""
MIN_FANCY = -0.6
"""The least fancy for a colour, in deviations: a good hand of any colour is begun in the end."""
HASTE_TURNS = 3.0
"""Turns that whoever is in haste believes there still are."""


def weakened_weights(numbers: Mapping[str, float], weakness: Weakness) -> dict[str, float]:
    """The numbers of a judgement as a weak player has them."""
    known = {name: value * (1 - weakness.haste) for name, value in numbers.items() if name in LATER_COSTS}
    return {
        **numbers,
        **known,
        "start": numbers["start"] + weakness.daring - weakness.hesitation,
        "start_late": numbers["start_late"] * (1 - weakness.haste / 2),
        "wager": numbers["wager"] + WAGER_DARING * weakness.daring - weakness.hesitation,
        "wager_more": numbers["wager_more"] + WAGER_DARING * weakness.daring,
        "slack": numbers["slack"] - HASTE_TURNS * weakness.haste,
    }


def without_rivals(numbers: Mapping[str, float]) -> dict[str, float]:
    """The numbers of whoever does not mind the other side."""
    return {**numbers, **dict.fromkeys(RIVAL_WEIGHTS, 0.0)}


@dataclass(frozen=True)
class Misjudgements:
    """What is misjudged in a round, by colour."""

    unminded: Sequence[bool]
    """Where the other side's needs go unnoticed."""
    fancies: Sequence[float]
    """How much better an expedition looks than it is."""
    unseen: Sequence[bool]
    """Where the top discard is not seen in this turn."""

    def sees(self, turn: Turn) -> bool:
        """Whether a turn draws from where the player looks."""
        return turn.source not in COLOURS or not self.unseen[COLOURS.index(turn.source)]


def misjudgements_in(situation: LostCitiesSituation, weakness: Weakness) -> Misjudgements:
    """What a player misjudges in a situation."""
    who, view, colours = situation.character, situation.view, range(len(situation.state.board[0]))
    return Misjudgements(
        [is_unminded(who, weakness, view.round, colour) for colour in colours],
        [fancied_points(who, weakness, view.round, colour) for colour in colours],
        [is_overlooked(who, weakness, view.round, view.pile, colour) for colour in colours],
    )


def is_unminded(who: Character, weakness: Weakness, number: int, colour: int) -> bool:
    """Whether the other side's needs go unnoticed at a colour, in the round of a number."""
    return weakness.blindness > 0 and who.chance(f"rival {number} {colour}") < weakness.blindness


def fancied_points(who: Character, weakness: Weakness, number: int, colour: int) -> float:
    """How much better an expedition looks than it is."""
    return weakness.fancy and weakness.fancy * max(MIN_FANCY, who.noise(f"fancy {number} {colour}"))


def is_overlooked(who: Character, weakness: Weakness, number: int, pile: int, colour: int) -> bool:
    """Whether the top discard of a colour is not seen, with so many cards in the pile."""
    return weakness.oversight > 0 and who.chance(f"top {number} {pile} {colour}") < weakness.oversight


def is_forgotten(who: Character, weakness: Weakness, number: int, card: int) -> bool:
    """Whether a card that lies buried is still waited for."""
    return weakness.forgetting > 0 and who.chance(f"gone {number} {card}") < weakness.forgetting


def await_buried_cards(round_: Round, situation: LostCitiesSituation, weakness: Weakness) -> None:
    """Has the one to move wait for cards that lie buried under other discards."""
    who, number, unseen = situation.character, situation.view.round, round_.unseen[round_.turn]
    for colour, pile in enumerate(round_.discards):
        for card in pile[:-1]:
            if is_forgotten(who, weakness, number, card):
                unseen[colour] += ADDS[card & 15]
