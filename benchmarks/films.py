"""Films of whole games: seconds to make one, its bytes, the memory it takes.

    uv run python benchmarks/films.py [game …]

Players of little sense play them, who draw from the pile. Processor time of one core: painting and joining
together, the first pictures (which draw the sprites) included, as in the process that makes a film.
"""

from __future__ import annotations

import multiprocessing
import resource
import sys
import time
from random import Random
from typing import Any

from engine.core.catalogue import catalogue
from engine.core.plugin import AnyGame
from engine.games.lost_cities.model import PILE
from engine.registry import games
from render.film import Script, Shot, film
from tests.playthroughs.players import choose

TARGET = (10, 4)
"""Seconds and megabytes, of a duel of three rounds."""
NAMES = ("Ada", "Boris", "Chen", "Dana")


def shots(game: AnyGame, seed: int, *, hands: bool) -> tuple[Shot, ...]:
    """The turns of a game, of three rounds where there are rounds, with everybody's hands or without."""
    random = Random(seed)
    options = game.Options(**({"rounds": 3} if game.key == "lost_cities" else {}))
    step = game.setup(options, game.seats[0], seed)
    found, events = [_shot(game, step.state, step.events, hands=hands)], list[Any]()
    while movers := game.to_move(step.state):
        legal = game.legal_actions(step.state, movers[0])
        legal = [action for action in legal if getattr(action, "source", PILE) == PILE] or legal
        action = choose(game.key, game.view(step.state, movers[0]), legal, random)
        step = game.apply(step.state, movers[0], action)
        events += step.events
        if game.turn_complete(step.state):
            found.append(_shot(game, step.state, events, hands=hands))
            events.clear()
    return tuple(found)


def _shot(game: AnyGame, state: Any, events: Any, *, hands: bool) -> Shot:
    view, result = game.view(state, None), game.result(state)
    if result is not None:
        return Shot(view, "finale", result)
    if any(event.milestone for event in events):
        return Shot(view, "score_sheet")
    return Shot(view, hands=tuple(game.view(state, seat) for seat in range(game.seats[0]) if hands))


def measured(film_of: tuple[str, bool]) -> str:
    """A line about a film of a game, with everybody's hands or without."""
    key, hands = film_of
    game = games()[key]
    script = Script("en", key, NAMES[: game.seats[0]], shots(game, 3, hands=hands))
    wall, processor = time.perf_counter(), time.process_time()
    data = film(script, catalogue(), lambda _: None)
    wall, processor = time.perf_counter() - wall, time.process_time() - processor
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000
    taken = f"{processor:>11.1f}{wall:>9.1f}{len(data) / 1e6:>7.2f}{memory:>10.0f}"
    return f"{key + (' with hands' if hands else ''):<30}{len(script.shots):>7}{taken}\n"


def main() -> None:
    keys = sys.argv[1:] or list(games())
    sys.stdout.write(f"{'game':<30}{'turns':>7}{'processor':>11}{'clock':>9}{'MB':>7}{'MB taken':>10}\n")
    films = [(key, hands) for key in keys for hands in sorted({False, games()[key].has_hidden_hands})]
    # Each in a process of its own, as the bot makes them.
    with multiprocessing.get_context("spawn").Pool(1, maxtasksperchild=1) as pool:
        for line in pool.imap(measured, films):
            sys.stdout.write(line)
    sys.stdout.write("target of a duel: {} s, {} MB\n".format(*TARGET))


if __name__ == "__main__":
    main()
