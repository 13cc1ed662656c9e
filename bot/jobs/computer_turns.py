"""Plays computers' turns. A turn stays due until it is committed."""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator
from hashlib import sha256

from bot import metrics
from bot.errors import Refused
from bot.jobs.computer_workers import Thinker, Thought
from bot.log_context import describe
from bot.process_pool import Full
from bot.store import Table, table_queries
from bot.store.schema import IDLE
from bot.tables import computers, moves, on_hold, positions, solo
from bot.tables.manager import Manager
from engine.ai.character import Character, Level
from engine.ai.choice import Advice
from engine.core.types import Seat

log = logging.getLogger(__name__)

POST_AFTER = 1.0
"""Seconds of computer play after which what happened so far is posted."""
MOST_KEPT = 200
"""The number of cached pieces of advice."""


class ComputerTurns:
    """Plays for the computers at tables, and gives players advice."""

    def __init__(self, manager: Manager, thinker: Thinker) -> None:
        self._manager = manager
        self._thinker = thinker
        self.watched = set[int]()
        """Tables where only computers play and the next turn is due after a pause."""
        self._advice = dict[tuple[int, int, Seat], tuple[Advice, ...]]()

    async def prepare_if_needed(self) -> None:
        """Start a thinking process if a computer plays at any table."""
        if await self._manager.store.read(table_queries.has_computers):
            self._thinker.start()

    def prepare_for(self, table: Table) -> None:
        """Start a thinking process if a computer plays at the table."""
        if table.has_computers:
            self._thinker.start()

    async def play(self, table_id: int) -> AsyncIterator[None]:
        """Play computers' turns until a person is to move; in a game between computers only one.

        Such a game's table is added to `watched`. Yields after each `POST_AFTER` seconds, so that the caller
        can post. A failed turn is logged and ends this. A game that all people have left is put on hold.
        Raises Refused: no-such-table, rules-gone.
        """
        if not await self._manager.store.read(table_queries.awaits_computer, table_id):
            return
        begun = time.monotonic()
        while await self._take_turn_or_log(table_id):
            table = await self._manager.table(table_id)
            if table.only_computers:
                self.watched.add(table_id)
                return
            if not _has_people(table):
                # All people have left their seats, so a game that computers finish must not be rated.
                await self._manager.run(on_hold.put_on_hold, table_id, IDLE)
                return
            if time.monotonic() - begun > POST_AFTER:
                yield
                begun = time.monotonic()

    async def play_until_person(self, table_id: int) -> Table:
        """Play computers' turns until a person is to move or the game is over; return the table.

        A failure is logged and ends this early. Raises Refused: no-such-table, rules-gone.
        """
        while await self._manager.store.read(
            table_queries.awaits_computer, table_id
        ) and await self._take_turn_or_log(table_id):
            pass
        return await self._manager.table(table_id)

    async def _take_turn_or_log(self, table_id: int) -> bool:
        """Play a turn if a computer is to move; return whether another one is next.

        False also after an error, which is logged.
        """
        try:
            return await self.take_turn(table_id)
        except Exception:
            log.exception("A computer at table %s could not play; the next sweep tries again", table_id)
            return False

    async def take_turn(self, table_id: int) -> bool:
        """Let the computer to move complete its turn; return whether another computer is to move then.

        False at once if no computer is to move, or if the match of its deal refuses the step. A step that
        comes too late is decided again. Raises Refused: no-such-table, rules-gone.
        """
        while (table := await self._manager.table(table_id)).awaits_computer:
            position = positions.committed(table)
            seat = next(seat for seat in position.to_move if table.players[seat].is_played_for)
            who = computers.character_of(table, seat, _game_seed(table))
            thought = await self._thought_of(table, seat, who)
            with metrics.thinking.labels(table.game, who.level).time():
                text = await self._thinker.decide(thought)
            try:
                done = await self._manager.run(
                    moves.play_for_computer, table_id, seat, position.game.notation.read(text), table.version
                )
            except Refused as refusal:
                log.info("The step of a computer at table %s is refused: %s", table_id, describe(refusal))
                if refusal.reason == "moved-on":
                    continue
                return False  # the match of this deal is on hold or has closed it
            if positions.committed(done.table).turn_complete:
                return done.table.awaits_computer
        return False

    async def advise(self, table: Table, seat: Seat) -> tuple[Advice, ...]:
        """Return what an expert would play for a seat, best first, cached per position.

        Raises Refused: advice-busy, rules-gone.
        """
        about = (table.id, table.version, seat)
        if about not in self._advice:
            thought = await self._thought_of(table, seat, Character(Level.EXPERT))
            try:
                self._advice[about] = await self._thinker.advise(thought)
            except Full:
                raise Refused("advice-busy", table) from None
            while len(self._advice) > MOST_KEPT:
                del self._advice[next(iter(self._advice))]
        return self._advice[about]

    async def _thought_of(self, table: Table, seat: Seat, who: Character) -> Thought:
        """Return the question for a computer, hidden parts dealt at random. Raises Refused: rules-gone."""
        position = positions.committed(table)
        seed = _decision_seed(table)
        state = position.game.visibility.resample(position.state, seat, seed)
        history = await self._manager.history(table, table.players[seat].user_id)
        events = tuple(event for step in history for event in step.events if event.is_for(seat))
        edition = table.game, table.rules_version
        return Thought(
            *edition, position.game.dump(state), seat, events, seed, who, is_last=not _has_people(table)
        )


def _has_people(table: Table) -> bool:
    """Return whether a person still plays. Those whom a computer has replaced do not count."""
    return any(player.is_present for player in table.players)


def _decision_seed(table: Table) -> int:
    """Return the seed of one decision, from which the table's own seed cannot be found.

    It survives restarts; at a solo table all decisions share it.
    """
    if table.is_solo:
        return _game_seed(table)
    return _hash_to_64_bits(f"computer:{table.seed}:{table.version}")


def _game_seed(table: Table) -> int:
    """Return the seed of a whole game's decisions, from which the table's own seed cannot be found."""
    if table.is_solo:
        return solo.computer_seed(table.seed or "")
    return _hash_to_64_bits(f"computers:{table.seed}")


def _hash_to_64_bits(name: str) -> int:
    return int.from_bytes(sha256(name.encode()).digest()[:8], "big")
