"""What the playouts of the card game's expert are worth: points a round more than its estimate alone.

    uv run python -m benchmarks.gains [rounds] [playouts] [duel|partners]

An expert without fog plays against the estimate. Each turn in which its playouts overrule is compared with
the favourite by how the real position goes on, the estimate playing all seats and the pile shuffled again
and again. What a player wins over another way of playing is the sum of these differences over its turns, so
this says the same as results do, with about a sixth of the rounds.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from statistics import mean, stdev
from typing import Any

from engine.ai.choosing import counted
from engine.ai.judging import Level, Situation, situation_of
from engine.core.types import Event
from engine.games.lost_cities import GAME
from engine.games.lost_cities.computer.compact import Round, compacted
from engine.games.lost_cities.computer.estimate import Act
from engine.games.lost_cities.computer.memory import idleness
from engine.games.lost_cities.computer.rollouts import act
from engine.games.lost_cities.judgement import JUDGEMENT, estimate, in_small
from engine.games.lost_cities.model import SIDES, Action, Options, State

SHUFFLES = 40
MOST_TURNS = 400
Search = Callable[[Situation, list[Any]], Action]


def gained(options: Options, seats: int, number: int, search: Search) -> float:
    """What overruling gained in one round, in which the searching side changes with its number."""
    step, side, total = GAME.setup(options, seats, number), number % SIDES, 0.0
    history: list[Event] = list(step.events)
    while step.state.turn is not None:
        seat = step.state.turn
        situation = situation_of(GAME, step.state, seat, history, len(history), Level.EXPERT)
        opinions = sorted(JUDGEMENT.weigh(situation), key=lambda opinion: -opinion.worth)
        action = favourite = opinions[0].action
        if seat % SIDES == side and len(opinions) > 1:
            action = search(situation, opinions)
        if action != favourite:
            total += _difference(step.state, situation, action, favourite, Random(len(history)))
        step = GAME.apply(step.state, seat, action)
        history += step.events
    return total


def _difference(state: State, situation: Situation, action: Action, favourite: Action, luck: Random) -> float:
    """How much more one action brings a seat's side than another, as the hands really are."""
    round_ = compacted(state)
    round_.idle = idleness(situation)
    choices = [in_small(round_.hands[round_.turn], one) for one in (action, favourite)]
    found = []
    for _ in range(SHUFFLES):
        luck.shuffle(round_.pile)
        better, worse = (_played_out(round_.copy(), choice) for choice in choices)
        found.append(better - worse)
    return mean(found) * (1 - 2 * (situation.seat % SIDES))


def _played_out(round_: Round, choice: Act) -> int:
    act(round_, choice)
    for _ in range(MOST_TURNS):
        if not round_.pile:
            break
        act(round_, estimate(len(round_.hands)).choose(round_))
    first, second = round_.scores()
    return first - second


def main() -> None:
    rounds, playouts, kind, *_ = [*sys.argv[1:], *["100", "600", "duel"][len(sys.argv) - 1 :]]
    partners = kind == "partners"

    def search(situation: Situation, opinions: list[Any]) -> Action:
        found: Action = JUDGEMENT.search(situation, opinions, counted(int(playouts)))[0].action
        return found

    options, gains = Options(rounds=1, partners=partners), []
    for number in range(int(rounds)):
        gains.append(gained(options, 2 * SIDES if partners else SIDES, number, search))
        if len(gains) > 1 and (len(gains) % 20 == 0 or len(gains) == int(rounds)):
            error = 2 * stdev(gains) / len(gains) ** 0.5
            sys.stdout.write(f"{len(gains):>6} rounds{mean(gains):>+8.1f} ±{error:>5.1f}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
