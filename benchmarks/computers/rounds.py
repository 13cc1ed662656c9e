"""Compact rounds of Lost Cities between any two strategies, over common deals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from engine.games.lost_cities.computer.compact import ADDS, KINDS, Round, give_unseen_cards
from engine.games.lost_cities.computer.estimate import Act
from engine.games.lost_cities.computer.playouts import apply_act
from engine.games.lost_cities.model import HAND, SIDES

Player = Callable[[Round], Act]
MOST_TURNS = 400


def deal(random: Random, colours: int = 5, seats: int = SIDES) -> Round:
    """Return a newly dealt round for two seats or four."""
    kinds = (0, 0, 0, *range(2, 11 if seats == SIDES else KINDS))
    deck = [colour << 4 | kind for colour in range(colours) for kind in kinds]
    random.shuffle(deck)
    round_ = Round(colours, seats)
    for seat in range(seats):
        round_.unseen[seat] = [sum(ADDS[kind] for kind in kinds)] * colours
        give_unseen_cards(round_, seat, deck[seat * HAND : (seat + 1) * HAND])
    round_.pile = deck[seats * HAND :]
    return round_


def play(round_: Round, players: Sequence[Player]) -> int:
    """Return the point difference of the first side."""
    for _ in range(MOST_TURNS):
        if not round_.pile:
            break
        apply_act(round_, players[round_.turn % SIDES](round_))
    first, second = round_.scores()
    return first - second


def margins(
    one: Player, other: Player, deals: int, seed: str, colours: int = 5, seats: int = SIDES
) -> list[float]:
    """Return the margins of `one`, for each deal from both sides."""

    def dealt(number: int) -> Round:
        return deal(Random(f"{seed} {number}"), colours, seats)

    return [
        (play(dealt(number), (one, other)) - play(dealt(number), (other, one))) / 2 for number in range(deals)
    ]
