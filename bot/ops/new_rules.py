"""`explorers check --against-new-rules`: which running games would go differently under newer rules.

Tables are played to their end by the rules they began with, so a release changes none of them; this tells
before a release whether its rules differ where they were meant to, and nowhere else.
"""

from __future__ import annotations

import msgspec

from bot.ops.check import MOST_SAID, dealt
from bot.ops.open_database import FAILED, OK, say, with_database
from bot.store import Database, Store, Table
from bot.store.records import Logged
from bot.tables.game import game_of, newest, steps_of
from engine.core.game_errors import GameError
from engine.core.game_log import apply_entry
from engine.core.plugin import AnyGame
from engine.core.types import GameState, Step


def run() -> int:
    """Plays the log of every running game under its newest rules and changes nothing; the exit code."""
    return with_database(_check)


async def _check(database: Database) -> int:
    count, differences = 0, list[str]()
    async for table, log in dealt(Store(database)):
        if not table.is_finished and newest(table.game).version != table.rules_version:
            count += 1
            if difference := found(table, log):
                differences.append(f"Table {table.id} ({table.game}): {difference}")
    for difference in differences[:MOST_SAID]:
        say(difference)
    say(f"{count} running games use older rules; newer ones would change {len(differences)} of them.")
    return FAILED if differences else OK


def found(table: Table, log: tuple[Logged, ...]) -> str | None:
    """Where a table's game would first go differently under the newest rules, in words; None: nowhere."""
    old, new = game_of(table), newest(table.game)
    before = steps_of(table, log)
    try:
        options = msgspec.json.decode(table.options, type=new.Options)
        after = new.setup(options, len(table.players), int(table.seed or "0", 16))
    except (GameError, msgspec.ValidationError) as error:
        return f"it couldn't start ({error})"
    if difference := _difference(old, before[0], new, after):
        return f"after the deal {difference}"
    for number, (logged, was) in enumerate(zip(log, before[1:], strict=True), start=1):
        move = f"move {number} ({logged.entry.text})"
        try:
            after = apply_entry(new, after.state, logged.entry)
        except GameError as error:
            return f"{move} wouldn't be allowed ({error})"
        if difference := _difference(old, was, new, after):
            return f"after {move} {difference}"
    return None


def _difference(old: AnyGame, was: Step[GameState], new: AnyGame, now: Step[GameState]) -> str | None:
    """What two states of a game differ in for those who play it; None: nothing."""
    if old.to_move(was.state) != new.to_move(now.state):
        return "it would be someone else's turn"
    if old.result(was.state) != new.result(now.state):
        return "the result would be different"
    for seat in old.to_move(was.state):
        if _allowed(old, was, seat) != _allowed(new, now, seat):
            return "other moves would be allowed"
    return None


def _allowed(game: AnyGame, step: Step[GameState], seat: int) -> set[str]:
    return {game.write(action) for action in game.legal_actions(step.state, seat)}
