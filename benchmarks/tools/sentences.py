"""Messages in the order of how often players see them: `python -m benchmarks.tools.sentences`.

Three days of each game are simulated. `scripts/most_seen.txt` is its output, for translators.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from engine.core.catalogue import Catalogue
from engine.game_registry import games
from tests.world import simulation, swarm
from tests.world.world import Plan


def main() -> None:
    """Print the ids of messages, one per line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.tools.sentences", description=__doc__)
    parser.add_argument("hours", type=float, nargs="?", default=72.0, help="hours of each game")
    hours = parser.parse_args().hours
    said = Counter[str]()
    original = Catalogue.__call__

    def counted(say: Catalogue, text: str, /, **details: str | int) -> str:
        said[text] += 1
        return original(say, text, **details)

    Catalogue.__call__ = counted  # type: ignore[method-assign]
    empty = swarm.prepare()
    for seed, key in enumerate(sorted(games())):
        plan = Plan(
            seed, hours=hours, faults=False, kills=False, pace=10, game=key.replace("_", "-"), ends=False
        )
        simulation.simulate(plan, empty)
    sys.stdout.writelines(f"{key}\n" for key, _ in said.most_common())


if __name__ == "__main__":
    main()
