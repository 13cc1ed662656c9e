"""Memory of the bot and its painter processes, with 100,000 live tables in the database.

    uv run python -m benchmarks.memory [turns [live tables]]

The database of benchmarks/speed/days.py is created in another process. The bot starts, runs three sweeps, and
plays the turns (100 by default), painting the pictures of post and panel for each. Exit code 1: it uses more
than 400 MB at the end. Memory shared between processes counts once. Processes of computer players and
discord.py's cache of servers are not included. Linux only.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from benchmarks.loopback import many_tables
from benchmarks.loopback.bots import Spent
from benchmarks.speed import days
from bot.app.client import build
from bot.ops.settings import Settings
from bot.ui import panel_message, posts
from engine.core.catalogue import catalogue

TURNS, MOST_MEGABYTES = 100, 400
PAINTED = 10.0
"""Seconds in which the painters have painted one picture of each kind."""
_FILL = (
    "import asyncio, sys; from pathlib import Path; from benchmarks.speed import days; "
    "asyncio.run(days.many_games(Path(sys.argv[1]), int(sys.argv[2])))"
)
_MEASURE = (
    "import sys; from pathlib import Path; from benchmarks.memory.__main__ import measured; "
    "measured(Path(sys.argv[1]), int(sys.argv[2]))"
)
out = sys.stdout.write


def megabytes() -> float:
    """Return the memory of this process and its child processes, in megabytes."""
    return Spent(os.getpid()).megabytes()


async def measure(file: Path, turns: int) -> float:
    """Print the memory after each step, and return the megabytes at the end."""
    say = catalogue()
    settings = Settings(_env_file=None, database_url=f"sqlite+aiosqlite:///{file}")  # type: ignore[call-arg]
    client = build(settings)
    await client._painters.warm_up()
    await asyncio.sleep(PAINTED)
    out(f"begun, painters ready: {megabytes():.0f} MB\n")
    for minute in range(3):
        await days.quiet_minute(client.manager.store, days.NOW + 60 * minute)
    out(f"three quiet minutes later: {megabytes():.0f} MB\n")
    games = days.Games(file)
    table = await games.begin()
    for _ in range(turns):
        table = await games.turn(table)
        position = games.position(table)
        await posts.post(position, (), say)
        if position.to_move:
            await panel_message.turn_panel(position, position.to_move[0], say)
    taken = megabytes()
    out(f"{turns} turns later: {taken:.0f} MB (at most {MOST_MEGABYTES})\n")
    await games.store.close()
    client._painters.close()
    await client.manager.store.close()
    return taken


def main() -> None:
    turns = int(sys.argv[1]) if len(sys.argv) > 1 else TURNS
    live = sys.argv[2] if len(sys.argv) > 2 else str(many_tables.LIVE)
    with tempfile.TemporaryDirectory(prefix="memory-") as folder:
        file = str(Path(folder, "many.db"))
        subprocess.run([sys.executable, "-c", _FILL, file, live], check=True)
        # In a child process: painters import the main module again, and with it the whole bot.
        sys.exit(subprocess.run([sys.executable, "-c", _MEASURE, file, str(turns)], check=False).returncode)


def measured(file: Path, turns: int) -> None:
    """Measure in this process, and end it with the exit code."""
    met = asyncio.run(measure(file, turns)) <= MOST_MEGABYTES
    out("met\n" if met else "MISSED\n")
    sys.exit(0 if met else 1)


if __name__ == "__main__":
    main()
