"""How soon presses are acknowledged: beside a bot that only answers "ok", and two hundred in one moment.

Of Tikal's questions, which people answer one after the other, it is told as well how soon the words of the
next one are there, and its picture.

    uv run python benchmarks/presses.py [rounds [tables]]

Both bots run in processes of their own against a small stand-in for Discord in this process, and are pressed
by turns: the idle bot's time is what the library, the stand-in and the machine cost. Times are taken where
Discord would take them: from sending a press until the bot's callback has arrived, or the answer.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from itertools import chain
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any

from benchmarks import live_tables
from benchmarks.loopback import payloads
from benchmarks.loopback.bots import GUILD_BOT, IDLE_BOT, running
from benchmarks.loopback.databases import SQLITE, database
from benchmarks.loopback.discord import Interaction, StandIn
from benchmarks.loopback.kinds import KINDS
from benchmarks.loopback.payloads import CHANNELS, FIRST_PERSON, Json
from benchmarks.loopback.people import PATIENCE, Seen, Table, offered

ROUNDS, PRESSES, CROWD = 6, 40, 100
WARM_UP = 8.0
"""Seconds in which the bot paints one of everything, as it does after every start."""
DUEL, TIKAL = (next(kind for kind in KINDS if kind.name == name) for name in ("duel", "Tikal"))
TURNS, LOOK = 4, 0.5
"""Of Tikal in each round; and seconds for which somebody looks at each question."""
out = sys.stdout.write


@asynccontextmanager
async def connected() -> AsyncIterator[StandIn]:
    """The stand-in with both bots."""
    with tempfile.TemporaryDirectory(prefix="presses-") as folder, database(SQLITE) as measured:
        await live_tables.fill(measured.url, 0)
        async with (
            StandIn.running() as discord,
            running(IDLE_BOT, discord, measured.url, Path(folder)),
            running(GUILD_BOT, discord, measured.url, Path(folder)),
        ):
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(discord.connected(IDLE_BOT), discord.connected(GUILD_BOT))
            yield discord


def sat_down(discord: StandIn, channel: int) -> Table:
    """A table for two."""
    return Table(discord, channel, DUEL, Random(channel), Seen())


async def by_turns(discord: StandIn, rounds: int) -> dict[str, list[float]]:
    """The idle bot, and one table: Play, and a question of its panel."""
    table = sat_down(discord, CHANNELS[-1])
    times: dict[str, list[float]] = {"idle bot's press": [], "Play": [], "panel tap": []}
    await table.begin()
    await table.turn()
    await asyncio.sleep(WARM_UP)
    for _ in range(rounds):
        times["idle bot's press"] += await idle_presses(discord, PRESSES)
        for _ in range(PRESSES // 5):
            table.seen.clear()
            mover, panel = await table.panel()
            times["Play"] += table.seen.acknowledged[:1]
            for _ in range(PRESSES // 10):
                table.seen.clear()
                asked = await table.tap(mover, panel, table.random.choice(offered(panel, "panel")))
                times["panel tap"] += table.seen.acknowledged
                panel = await table.tap(
                    mover, asked, (asked["components"][-1]["components"][-1]["custom_id"], ())
                )
    return times


async def idle_presses(discord: StandIn, number: int) -> list[float]:
    """Presses of the bot behind which nothing happens, one after the other."""
    message = payloads.message(1, CHANNELS[0], IDLE_BOT)
    pressed = [await _settled(discord.press(IDLE_BOT, FIRST_PERSON, message, "ok")) for _ in range(number)]
    return [each.acknowledged.result() for each in pressed]


async def _settled(pressing: Coroutine[Any, Any, Interaction]) -> Interaction:
    """A press, once it is answered."""
    interaction = await pressing
    await asyncio.wait_for(interaction.answered, PATIENCE)
    return interaction


async def by_questions(discord: StandIn, rounds: int) -> dict[str, list[float]]:
    """Turns of Tikal, question after question: to the words of the next one, and to its picture."""
    table = Table(discord, CHANNELS[-2], TIKAL, Random(1), Seen(), twice=0.0, strangers=0.0)
    table.looks = partial(asyncio.sleep, LOOK)
    await table.begin()
    await table.turn()
    questions: list[Interaction] = []
    for _ in range(rounds * TURNS):
        table.seen.clear()
        await table.turn()
        # The first opened the panel, and the last ended the turn.
        questions += table.seen.answered[1:-1]
    return {
        "question's words": [one.told for one in questions if one.told is not None],
        "question's picture": [one.pictured for one in questions if one.pictured is not None],
    }


async def at_once(discord: StandIn, crowd: int) -> dict[str, list[float]]:
    """Two presses a table, all in one moment: on lobbies, then Play and a question of the panel."""
    tables = [sat_down(discord, channel) for channel in CHANNELS[:crowd]]
    lobbies = [await table.open() for table in tables]
    joining = [
        (table, table.person(seat), lobby, "join")
        for table, lobby in zip(tables, lobbies, strict=True)
        for seat in (1, 2)
    ]
    seen = {"Join twice": await _burst(joining)}
    for table, lobby in zip(tables, lobbies, strict=True):
        await table.tap(table.person(0), lobby, offered(lobby, "start")[0])
        await table.told(1)
    panels = [await table.panel() for table in tables]
    plays = [(table, mover, table.post, "play") for table, (mover, _) in zip(tables, panels, strict=True)]
    taps = [(table, mover, panel, "panel") for table, (mover, panel) in zip(tables, panels, strict=True)]
    return {
        **seen,
        "Play and a question": await _burst([*chain.from_iterable(zip(plays, taps, strict=True))]),
    }


async def _burst(wishes: list[tuple[Table, int, Json, str]]) -> list[float]:
    """All presses in one moment; how long each waited. What follows them is waited for as well."""
    presses = [
        table.discord.press(GUILD_BOT, person, message, *offered(message, verb)[0])
        for table, person, message, verb in wishes
    ]
    pressed = await asyncio.gather(*map(_settled, presses))
    return [each.acknowledged.result() for each in pressed]


async def measure(rounds: int, crowd: int) -> None:
    """Prints both."""
    async with connected() as discord:
        times = {**await by_turns(discord, rounds), **await by_questions(discord, rounds)}
        idle = median(times["idle bot's press"])
        out(f"{'how soon':<18}{'presses':>8}{'median ms':>11}{'p95':>9}{'median × idle':>15}\n")
        for what, seen in times.items():
            out(f"{what:<18}{len(seen):>8}{median(seen):>11.2f}{quantiles(seen, n=20)[-1]:>9.2f}")
            out(f"{median(seen) / idle:>14.1f}×\n")
        for what, seen in (await at_once(discord, crowd)).items():
            out(f"{what}: {len(seen)} presses at once on {crowd} tables, ")
            out(f"median {median(seen):.0f} ms, all under {max(seen):.0f} ms\n")


if __name__ == "__main__":
    given = [*map(int, sys.argv[1:])]
    asyncio.run(measure(*given, *(ROUNDS, CROWD)[len(given) :]))
