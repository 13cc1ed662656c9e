"""What a step costs as a game grows: the turn's transaction, and all that is asked of the game after it.

    uv run python -m benchmarks.steps [--against PATH] [--steps 400]

Plays a game of each kind at random, without Discord, and prints processor time for the first and for the last
forty steps. With `--against`, another checkout does the same, by turns with this one.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from bot.tables import moves, positions

KEYS = ("lost_cities", "lost_cities_board", "tikal")
AT_ONCE = 40
OPTIONS = {"lost_cities": {"rounds": 3}, "lost_cities_board": {"length": "long"}, "tikal": {}}


async def play(key: str, most: int) -> list[float]:
    """Milliseconds of processor time for each step of a game of two."""
    from bot.store import Store, connect, migrate
    from bot.tables.manager import Manager
    from bot.tables.proposal import Person, Proposal
    from engine.registry import games

    with tempfile.TemporaryDirectory() as folder:
        database = connect(f"sqlite:///{folder}/steps.db")
        await migrate(database)
        manager, luck = Manager(Store(database), now=lambda: 1_000_000, seed=lambda: 7), random.Random(7)
        people = [Person(11, "ada"), Person(22, "boris")]
        options = games()[key].Options(**OPTIONS[key])
        table = await manager.lobbies.open(Proposal(key, options, 1, 100, people[0], ()))
        await manager.lobbies.join(table.id, people[1])
        table, spent = await manager.lobbies.start(table.id, 11), list[float]()
        while table.is_playing and len(spent) < most:
            position = positions.committed(table)
            seat = position.to_move[0]
            action = luck.choice(position.legal_actions(seat))
            begun = time.process_time()
            table = (await manager.run(moves.play, table.id, table.players[seat].user_id, action)).table
            for user in (None, 11, 22):
                await manager.view(table, user)
                await manager.history(table, user)
            spent.append((time.process_time() - begun) * 1000)
        await database.close()
        return spent


def once(path: Path, key: str, steps: int) -> list[float]:
    """A game played by a checkout, in a process of its own."""
    code = f"import sys; sys.argv = ['steps', '--once', '{key}', '--steps', '{steps}']; "
    code += f"exec(open({str(Path(__file__))!r}).read())"
    done = subprocess.run([sys.executable, "-c", code], cwd=path, capture_output=True, text=True, check=True)
    return list(map(float, json.loads(done.stdout)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", type=Path)
    parser.add_argument("--steps", type=int, default=400)
    parser.add_argument("--once", choices=KEYS)
    asked = parser.parse_args()
    if asked.once:
        sys.path.insert(0, ".")
        sys.stdout.write(json.dumps(asyncio.run(play(asked.once, asked.steps))))
        return
    paths = [path for path in (asked.against, Path.cwd()) if path is not None]
    for key in KEYS:
        for path in paths:
            spent = once(path.resolve(), key, asked.steps)
            first, last = median(spent[:AT_ONCE]), median(spent[-AT_ONCE:])
            sys.stdout.write(
                f"{key:18} {path.resolve().name:12} {len(spent):4} steps: first {first:6.2f} ms, "
                f"last {last:6.2f} ms, {last / first:.2f} times\n"
            )


if __name__ == "__main__":
    main()
