"""How a game may go on, all hands known: expeditions played on by the estimate."""

from __future__ import annotations

from engine.ai.playouts import mixed
from engine.core.dice import Dice
from engine.games.lost_cities_board import scoring
from engine.games.lost_cities_board.computer.compact import OVER, Expedition, compacted, numbered
from engine.games.lost_cities_board.computer.estimate import Estimate, do
from engine.games.lost_cities_board.model import State

MOST_STEPS = 600
"""No expedition is played for longer; a computer that only discards would never end."""


def ends(state: State, estimate: Estimate, seed: int, count: int) -> list[tuple[float, ...]]:
    """So many times, by seat, the points after the running expedition, the pile shuffled anew."""
    start, found = compacted(state), list[tuple[float, ...]]()
    hidden = [numbered(card) for card in (*state.pile, *state.aside)]
    for deal in range(count):
        other = start.copy()
        other.pile = list(Dice.from_seed(seed + deal).shuffle(hidden)[0][: len(state.pile)])
        found.append(_played_on(state, other, estimate))
    return found


def played_again(state: State, estimate: Estimate, seed: int, count: int) -> list[tuple[float, ...]]:
    """So many times, by seat, what an expedition brings with the same hands and about the same pile."""
    start, found = compacted(state), list[tuple[float, ...]]()
    before = [
        total + start.artifact * tokens for total, tokens in zip(state.totals, state.tokens, strict=True)
    ]
    for deal in range(count):
        other = start.copy()
        other.pile = mixed(start.pile, seed + deal)
        after = _played_on(state, other, estimate)
        found.append(tuple(end - had for end, had in zip(after, before, strict=True)))
    return found


def _played_on(state: State, expedition: Expedition, estimate: Estimate) -> tuple[float, ...]:
    """By seat, what it comes to. Nothing is guessed: a guess has no luck in it, and chances are luck."""
    choose, steps = estimate.choose, MOST_STEPS
    while expedition.phase != OVER and steps:
        steps -= 1
        do(expedition, choose(expedition))
    return tuple(_end(state, expedition, seat) for seat in range(expedition.seats))


def _end(state: State, expedition: Expedition, seat: int) -> float:
    """What a seat has when the expedition is over; after the last one its artifacts are counted."""
    # Points of tiles are in the total already, as far as they had been gained.
    gained = expedition.gained[seat] - state.gained[seat]
    points = scoring.added(state.totals[seat], gained + expedition.figures(seat))
    tokens = state.tokens[seat] + expedition.found[seat]
    if state.expedition < scoring.expeditions(state.options):
        return points + expedition.artifact * tokens
    return scoring.added(points, scoring.artifacts(tokens, state.options))
