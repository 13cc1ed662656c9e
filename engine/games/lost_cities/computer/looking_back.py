"""How a game may go on, all hands known: rounds played on by the estimate."""

from __future__ import annotations

from engine.ai.playouts import mixed
from engine.core.dice import Dice
from engine.games.lost_cities.computer.compact import compacted
from engine.games.lost_cities.computer.estimate import Estimate
from engine.games.lost_cities.computer.rollouts import played_on
from engine.games.lost_cities.model import State
from engine.games.lost_cities.scoring import totals


def ends(state: State, estimate: Estimate, seed: int, count: int) -> list[tuple[float, ...]]:
    """So many times, by side, the points after the running round, the pile shuffled anew."""
    before, round_ = totals(state.finished), compacted(state)
    found: list[tuple[float, ...]] = []
    for deal in range(count):
        other = round_.copy()
        other.pile = list(Dice.from_seed(seed + deal).shuffle(round_.pile)[0])
        scores = played_on(other, estimate)
        found.append(tuple(had + more for had, more in zip(before, scores, strict=True)))
    return found


def played_again(state: State, estimate: Estimate, seed: int, count: int) -> list[tuple[float, ...]]:
    """So many times, by side, what a round brings with the same hands and about the same pile."""
    round_, found = compacted(state), []
    for deal in range(count):
        other = round_.copy()
        other.pile = mixed(round_.pile, seed + deal)
        found.append(tuple(map(float, played_on(other, estimate))))
    return found
