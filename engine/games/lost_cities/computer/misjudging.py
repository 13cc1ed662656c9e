"""What a weak player of Lost Cities misjudges: colours, for a whole round, and what comes later."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.ai.character import Character, Weakness
from engine.games.lost_cities.computer.compact import ADDS, Round
from engine.games.lost_cities.computer.memory import LostCitiesSituation
from engine.games.lost_cities.model import COLOURS, Turn

PASSED_OVER = (
    "jump",
    "jump_card",
    "start_jump",
    "take_jump",
    "lost_wager",
)
"""The numbers that say what a play costs later; one’s own cards that it skips are plain for all to see."""
OF_RIVALS = ("rival", "rival_card", "rival_start", "rival_wager", "deny")
"""The numbers that say what the other side makes of a card."""
WAGERS = 1.5
"""How much more of its daring goes into wagers than into beginning expeditions."""
LEAST = -0.6
"""The least fancy for a colour, in deviations: a good hand of any colour is begun in the end."""
TIME = 3.0
"""Turns that whoever is in haste believes there still are."""


def erring(numbers: Mapping[str, float], weakness: Weakness) -> dict[str, float]:
    """The numbers of a judgement as a weak player has them."""
    known = {name: value * (1 - weakness.haste) for name, value in numbers.items() if name in PASSED_OVER}
    return {
        **numbers,
        **known,
        "start": numbers["start"] + weakness.daring - weakness.hesitation,
        "start_late": numbers["start_late"] * (1 - weakness.haste / 2),
        "wager": numbers["wager"] + WAGERS * weakness.daring - weakness.hesitation,
        "wager_more": numbers["wager_more"] + WAGERS * weakness.daring,
        "slack": numbers["slack"] - TIME * weakness.haste,
    }


def blind(numbers: Mapping[str, float]) -> dict[str, float]:
    """The numbers of whoever does not mind the other side."""
    return {**numbers, **dict.fromkeys(OF_RIVALS, 0.0)}


@dataclass(frozen=True)
class Misjudged:
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


def misjudged(situation: LostCitiesSituation, weakness: Weakness) -> Misjudged:
    """What a player misjudges in a situation."""
    who, view, colours = situation.character, situation.view, range(len(situation.state.board[0]))
    return Misjudged(
        [is_unminded(who, weakness, view.round, colour) for colour in colours],
        [fancy(who, weakness, view.round, colour) for colour in colours],
        [is_overlooked(who, weakness, view.round, view.pile, colour) for colour in colours],
    )


def is_unminded(who: Character, weakness: Weakness, number: int, colour: int) -> bool:
    """Whether the other side's needs go unnoticed at a colour, in the round of a number."""
    return weakness.blindness > 0 and who.chance(f"rival {number} {colour}") < weakness.blindness


def fancy(who: Character, weakness: Weakness, number: int, colour: int) -> float:
    """How much better an expedition looks than it is."""
    return weakness.fancy and weakness.fancy * max(LEAST, who.noise(f"fancy {number} {colour}"))


def is_overlooked(who: Character, weakness: Weakness, number: int, pile: int, colour: int) -> bool:
    """Whether the top discard of a colour is not seen, with so many cards in the pile."""
    return weakness.oversight > 0 and who.chance(f"top {number} {pile} {colour}") < weakness.oversight


def is_forgotten(who: Character, weakness: Weakness, number: int, card: int) -> bool:
    """Whether a card that lies buried is still waited for."""
    return weakness.forgetting > 0 and who.chance(f"gone {number} {card}") < weakness.forgetting


def forget(round_: Round, situation: LostCitiesSituation, weakness: Weakness) -> None:
    """Has the one to move wait for cards that lie buried under other discards."""
    who, number, unseen = situation.character, situation.view.round, round_.unseen[round_.turn]
    for colour, pile in enumerate(round_.discards):
        for card in pile[:-1]:
            if is_forgotten(who, weakness, number, card):
                unseen[colour] += ADDS[card & 15]
