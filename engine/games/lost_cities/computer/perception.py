"""What a computer player remembers of a round, and what a weak one misjudges."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeAlias

from engine.ai.character import Character, Misjudgements, Weakness
from engine.ai.situation import Situation
from engine.core.types import Event
from engine.games.lost_cities.computer.compact import ADDS, NO_SEAT, Round, compact_round
from engine.games.lost_cities.computer.estimate import MAX_IDLE_TURNS
from engine.games.lost_cities.model import COLOUR, PILE, Action, Move, Moved, RoundBegan, State, View, side_of

LostCitiesSituation: TypeAlias = Situation[State, Action, View]


def remembered_round(situation: LostCitiesSituation) -> Round:
    """Return the current round with `idle` and `laid_by` filled in, as far as the history goes."""
    round_ = compact_round(situation.state)
    round_.idle = idle_turns(situation)
    for event in _this_round(situation):
        if isinstance(event, Moved) and not event.move.discarded:
            row, colour = round_.laid_by[side_of(event.move.seat)], COLOUR[event.move.card]
            if row[colour] == NO_SEAT:
                row[colour] = event.move.seat
    return round_


def idle_turns(situation: LostCitiesSituation) -> int:
    """Return the turns since the last draw from the pile or card on an expedition; passes don't count.

    Without a history, it is MAX_IDLE_TURNS if the last turn was idle, else 0.
    """
    if not situation.history:
        last = situation.view.last
        return MAX_IDLE_TURNS if isinstance(last, Move) and _discards_and_takes_discard(last) else 0
    turns = 0
    for event in _this_round(situation):
        if isinstance(event, Moved):
            if not _discards_and_takes_discard(event.move):
                break
            turns += 1
    return turns


def _discards_and_takes_discard(move: Move) -> bool:
    return move.discarded and move.source != PILE


def _this_round(situation: LostCitiesSituation) -> Iterator[Event]:
    """Yield the events of this round that the player knows, latest first."""
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
"""Weights of later consequences of a play, without the obvious cost of skipped cards."""
RIVAL_WEIGHTS = ("rival", "rival_card", "rival_start", "rival_wager", "deny")
"""Weights of what a card is worth to the other side."""
WAGER_DARING = 1.5
"""Effect of daring on wagers, relative to its effect on beginning expeditions."""
MIN_FANCY = -0.6
"""The least fancy for a colour, in standard deviations."""
HASTE_TURNS = 3.0
"""Extra turns that a player of full haste believes to be left."""


def weakened_weights(numbers: Mapping[str, float], weakness: Weakness) -> dict[str, float]:
    """Return the weights as a weak player has them. `numbers` are an expert's weights by name.

    Haste lowers later costs and `slack`. Daring makes beginnings and wagers look better. Hesitation that
    outweighs it becomes `start_caution` and `wager_caution`, which experts lack.
    """
    known = {name: value * (1 - weakness.haste) for name, value in numbers.items() if name in LATER_COSTS}
    start = weakness.daring - weakness.hesitation
    wager = WAGER_DARING * weakness.daring - weakness.hesitation
    return {
        **numbers,
        **known,
        "start": numbers["start"] + max(0.0, start),
        "start_caution": max(0.0, -start),
        "start_late": numbers["start_late"] * (1 - weakness.haste / 2),
        "wager": numbers["wager"] + max(0.0, wager),
        "wager_caution": max(0.0, -wager),
        "wager_more": numbers["wager_more"] + WAGER_DARING * weakness.daring,
        "slack": numbers["slack"] - HASTE_TURNS * weakness.haste,
    }


def without_rivals(numbers: Mapping[str, float]) -> dict[str, float]:
    """Return the weights of a player who ignores the other side: the others, with the rivals' set to 0."""
    return {**numbers, **dict.fromkeys(RIVAL_WEIGHTS, 0.0)}


def misjudgements_in(situation: LostCitiesSituation, weakness: Weakness) -> Misjudgements:
    """Return by colour: rivals ignored, points fancied, top discard overlooked. False or 0 if no weakness."""
    who, view, colours = situation.character, situation.view, range(len(situation.state.board[0]))
    return Misjudgements(
        [is_unminded(who, weakness, view.round, colour) for colour in colours],
        [fancied_points(who, weakness, view.round, colour) for colour in colours],
        [is_overlooked(who, weakness, view.round, view.pile, colour) for colour in colours],
    )


def is_unminded(character: Character, weakness: Weakness, number: int, colour: int) -> bool:
    """Return whether a player ignores the rivals' needs in a colour. `number` is the round."""
    return weakness.blindness > 0 and character.chance(f"rival {number} {colour}") < weakness.blindness


def fancied_points(character: Character, weakness: Weakness, number: int, colour: int) -> float:
    """Return by how many points a colour looks better than it is in round `number`; negative if worse."""
    return weakness.fancy and weakness.fancy * max(MIN_FANCY, character.noise(f"fancy {number} {colour}"))


def is_overlooked(character: Character, weakness: Weakness, number: int, pile: int, colour: int) -> bool:
    """Return whether a colour's top discard is overlooked in round `number` with `pile` cards in the pile."""
    return weakness.oversight > 0 and character.chance(f"top {number} {pile} {colour}") < weakness.oversight


def is_forgotten(who: Character, weakness: Weakness, number: int, card: int) -> bool:
    """Return whether a player still hopes to draw a buried discard in round `number`."""
    return weakness.forgetting > 0 and who.chance(f"gone {number} {card}") < weakness.forgetting


def await_buried_cards(round_: Round, situation: LostCitiesSituation, weakness: Weakness) -> None:
    """Count forgotten buried cards as unseen for the seat to move. Changes the round."""
    who, number, unseen = situation.character, situation.view.round, round_.unseen[round_.turn]
    for colour, pile in enumerate(round_.discards):
        for card in pile[:-1]:
            if is_forgotten(who, weakness, number, card):
                unseen[colour] += ADDS[card & 15]
