"""Taps that a turn of Tikal takes on the panel: mean, 95th percentile, and maximum.

    uv run python -m benchmarks.computers.taps [turns]

Measures greedy players and computers, who move more, at a table of three. Explorers that enter one camp in
a row are brought in together. Each button counts as a tap, “More…” included.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import count, groupby, islice
from operator import itemgetter
from random import Random
from statistics import mean, quantiles

from engine.ai.character import Level
from engine.ai.choice import choose
from engine.core.menu import MORE, Chosen, Slots
from engine.games.tikal import GAME
from engine.games.tikal.model import Action, End, Options, State
from engine.games.tikal.scoring import points_now

Turn = tuple[State, list[Action]]
"""The state at the start of a turn, and its actions."""
SEATS, TURNS = 3, 50


def greedy_turns(seed: int) -> Iterator[Turn]:
    """Yield the turns of a game between players who maximize the immediate score."""
    random, state = Random(seed), GAME.rules.setup(Options(), SEATS, seed).state
    yield from _turns(state, lambda state: _greediest(state, random))


def computers_turns(seed: int) -> Iterator[Turn]:
    """Yield the turns of a game between computers."""
    state = GAME.rules.setup(Options(), SEATS, seed).state
    yield from _turns(state, lambda state: choose(GAME, state, state.turn or 0, (), seed, Level.HARD, 0))


def _turns(state: State, choice: Callable[[State], Action]) -> Iterator[Turn]:
    began, done = state, list[Action]()
    while state.turn is not None:
        action = choice(state)
        state = GAME.rules.apply(state, state.turn, action).state
        done.append(action)
        if isinstance(action, End):
            yield began, done
            began, done = state, []


def _greediest(state: State, random: Random) -> Action:
    """Return the action with the highest immediate score, or the end of the turn."""
    seat = state.turn or 0
    legal = GAME.rules.legal_actions(state, seat)
    actions = [action for action in legal if not isinstance(action, End)] or list(legal)
    random.shuffle(actions)
    return max(actions, key=lambda action: points_now(GAME.rules.apply(state, seat, action).state, seat))


def taps(state: State, actions: Sequence[Action]) -> int:
    """Return the number of taps of a turn. Automatic actions need none."""
    total = 0
    for action, some in groupby(actions):
        left = len(list(some))
        while left and GAME.shortcuts.forced_action(state) != action:
            slots, times = _most_at_once(state, action, left)
            total += _chosen(state, slots)
            for _ in range(times):
                state = GAME.rules.apply(state, state.turn or 0, action).state
            left -= times
    return total


def _most_at_once(state: State, action: Action, left: int) -> tuple[Slots, int]:
    """Return the slots that repeat an action as often as possible, and the number of repetitions."""
    ways = [(GAME.prompts.slots(state, action), 1), *GAME.shortcuts.repetitions(state, action)]
    return max((way for way in ways if way[1] <= left), key=itemgetter(1))


def _chosen(state: State, slots: Slots) -> int:
    """Return the number of taps that choose these slots."""
    seat, answers, path = state.turn or 0, dict(slots), list[str]()
    while not isinstance(question := GAME.ask(state, seat, path), Chosen):
        answer = answers[question.name]
        path.append(answer if answer in question.answers else MORE)
    return len(path)


def counted(number: int, play: Callable[[int], Iterator[Turn]]) -> list[int]:
    all_of_them = (turn for seed in count() for turn in play(seed))
    return [taps(state, actions) for state, actions in islice(all_of_them, number)]


def main(arguments: Sequence[str]) -> None:
    """Print the figures for both kinds of players."""
    number = int(arguments[0]) if arguments else TURNS
    for play in (greedy_turns, computers_turns):
        taken = counted(number, play)
        p95 = quantiles(taken, n=20)[-1]
        figures = f"mean {mean(taken):.1f}, p95 {p95:.0f}, most {max(taken)} in {number} turns"
        sys.stdout.write(f"{play.__name__}: {figures}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
