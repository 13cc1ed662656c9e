"""The files to read to follow a press, a reminder or a computer's turn, and the depth of calls.

    uv run python -m benchmarks.tools.walks [--names]

The real bot plays on a simulated Discord. A walk begins where something arrives (a press at the router, a
table with a due clock, a table to publish) and ends at its effect: an answer or message passed to discord.py,
or a stored step. The files to read are those with a call between the two, in the order of the calls. Calls
that only return a value (a sentence, a picture, a position) are not included, and `RUNNING`, the code that
every database access passes through, is counted separately. Depth is the number of the project's nested
calls: at the end of the walk, and at its deepest point in `bot`. Calls within games and painters don't count,
and a new task starts at 0.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from types import CodeType, FrameType
from typing import Any

import pytest
import simcord

from bot.app.client import build
from bot.app.dispatch import Router
from bot.jobs.publisher import Publisher
from bot.jobs.scheduler import Scheduler
from bot.jobs.sender import Sender
from bot.ops.open_database import say
from bot.store import connect, migrate, table_queries
from bot.store.database import Writer
from bot.tables import moves, notifications, positions
from bot.ui import responder
from engine.games.lost_cities import rules
from render import picture
from render.picture import Picture
from tests.bot.evening import HOUR, Evening, look_round_hourly, settings
from tests.bot.here import without_threads
from tests.bot.thinking import Judging

HOUSE = Path(__file__).parents[2]
BOT, OURS = f"{HOUSE / 'bot'}/", tuple(f"{HOUSE / part}/" for part in ("bot", "engine", "render", "data"))
RUNNING = ("bot/store/database.py",)


@dataclass
class Walk:
    """The calls between the start of a walk and the first time that it reaches each of its ends."""

    name: str
    begins: CodeType
    ends: tuple[CodeType, ...]
    ended: dict[CodeType, list[CodeType]] = field(default_factory=dict)
    deepest: list[CodeType] = field(default_factory=list)

    def see(self, frame: FrameType) -> None:
        """Record a call that has just started."""
        is_end = frame.f_code in self.ends and frame.f_code not in self.ended
        is_bot = frame.f_code.co_filename.startswith(BOT)
        if not (is_bot or is_end):
            return
        stack = _waiting(frame)
        if self.begins not in stack:
            return
        stack = stack[stack.index(self.begins) :]
        if is_end:
            self.ended[frame.f_code] = stack
        if is_bot and len(stack) > len(self.deepest):
            self.deepest = stack

    def files(self, *, running: bool) -> list[str]:
        """Return the files of the walk in order: those of `RUNNING`, or all others."""
        calls = [code for way in self.ended.values() for code in way]
        files = dict.fromkeys(str(Path(code.co_filename).relative_to(HOUSE)) for code in calls)
        return [file for file in files if (file in RUNNING) is running]


def _waiting(frame: FrameType | None) -> list[CodeType]:
    """Return the project's calls on the stack of a call, outermost first."""
    stack = []
    while frame is not None:
        if frame.f_code.co_filename.startswith(OURS):
            stack.append(frame.f_code)
        frame = frame.f_back
    return stack[::-1]


@contextmanager
def walking(walk: Walk) -> Iterator[None]:
    """Record all calls in the block."""

    def profile(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            walk.see(frame)

    sys.setprofile(profile)
    try:
        yield
    finally:
        sys.setprofile(None)


async def _write_here(writer: Writer, work: Any) -> Any:
    """Write without the queue, so that the caller is in the same stack."""
    done = await writer._call_in_thread(writer._write_alone, work)
    if done.error is not None:
        raise done.error
    return done.result


async def walks(folder: Path) -> list[Walk]:
    """Return one walk of each kind: *Play*, the tap that takes a step, a reminder, a computer's turn."""
    url = f"sqlite:///{folder / 'walks.db'}"
    database = connect(url)
    await migrate(database)
    await database.close()
    bot = build(settings(url), Judging())
    look_round_hourly(bot)
    env = simcord.Env(bot, settle_timeout=60.0)
    await env.start()
    seen = await _walked(Evening(env, bot, url))
    await env.shutdown()
    await bot.manager.store.close()
    return seen


async def _walked(evening: Evening) -> list[Walk]:
    press = Router.on_interaction.__code__
    opened = Walk("*Play*", press, (responder.reply_private.__code__,))
    step = Walk("a tap that takes a step", press, (rules.apply.__code__,))
    reminder_code = Sender.send.__code__, notifications.record_notice.__code__
    reminder = Walk("a reminder", Scheduler._run_job.__code__, reminder_code)
    computer = Walk("a computer's turn", Publisher.publish.__code__, (moves.play_for_computer.__code__,))
    await evening.begin(clock="1h")
    mover = await evening.mover()
    with walking(opened):
        panel = await evening.press(mover, "Play")
    with walking(step):
        await evening.turn(mover, (await evening.legal())[0], panel)
    with walking(reminder):
        await evening.pass_time(HOUR)
    await evening.write(evening.chen, "practice", game="lost_cities")
    (table,) = await evening.bot.manager.store.read(table_queries.running_of_user, evening.chen.id)
    position = positions.committed(table)
    action = position.game.rules.legal_actions(position.state, position.to_move[0])[0]
    await evening.bot.manager.run(moves.play, table.id, evening.chen.id, action)
    with walking(computer):
        await evening.bot.publisher.publish(table.id)
    return [opened, step, reminder, computer]


def _quick(*_: object) -> Picture:
    """Return a placeholder instead of painting."""
    return Picture(b"picture", "picture.jpg", 1, 1)


def main() -> None:
    """Print one line per walk."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--names", action="store_true", help="name the files and the calls")
    asked = parser.parse_args()
    logging.disable()
    with TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        without_threads(patch)
        patch.setattr(Writer, "do", _write_here)
        patch.setattr("bot.ui.painter_workers.warm_up", tuple)
        for what in ("lobby", "tabletop", "hand", "score_sheet"):
            patch.setattr(picture, what, _quick)
        seen = asyncio.run(walks(Path(folder)))
    for walk in seen:
        files, running = walk.files(running=False), walk.files(running=True)
        say(f"{walk.name}: {len(files)} files to read, and {len(running)} that run it")
        end = max(map(len, walk.ended.values()))
        say(f"  {end} calls deep where it ends, {len(walk.deepest)} at the deepest moment in the bot")
        if asked.names:
            say(f"  files: {' → '.join(files)}")
            for way in walk.ended.values():
                say(f"  way: {' → '.join(code.co_qualname for code in way)}")
            say(f"  deepest: {' → '.join(code.co_qualname for code in walk.deepest)}")


if __name__ == "__main__":
    main()
