"""Rounds of Lost Cities in the compact simulator, between any two ways of playing, over common deals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from engine.games.lost_cities.computer.compact import ADDS, Round

Player = Callable[[Round], tuple[int, bool, int]]
HAND = 8
MOST_TURNS = 400


def deal(random: Random, colours: int = 5) -> Round:
    """A duel's round as dealt."""
    kinds = (0, 0, 0, *range(2, 11))
    deck = [colour << 4 | kind for colour in range(colours) for kind in kinds]
    random.shuffle(deck)
    round_ = Round(colours, 2)
    for seat in range(2):
        round_.unseen[seat] = [sum(ADDS[kind] for kind in kinds)] * colours
        for card in deck[seat * HAND : (seat + 1) * HAND]:
            round_.hands[seat][card >> 4] += ADDS[card & 15]
            round_.unseen[seat][card >> 4] -= ADDS[card & 15]
    round_.pile = deck[2 * HAND :]
    return round_


def play(round_: Round, players: Sequence[Player]) -> int:
    """By how much the first seat wins the round."""
    for _ in range(MOST_TURNS):
        if not round_.pile:
            break
        card, discard, source = players[round_.turn](round_)
        round_.lay(card, discard)
        round_.draw(source)
    first, second = round_.scores()
    return first - second


def margins(one: Player, other: Player, deals: int, seed: str, colours: int = 5) -> list[float]:
    """By how much `one` wins a round, for each of so many deals played from both sides."""
    return [
        (
            play(deal(Random(f"{seed} {number}"), colours), (one, other))
            - play(deal(Random(f"{seed} {number}"), colours), (other, one))
        )
        / 2
        for number in range(deals)
    ]
