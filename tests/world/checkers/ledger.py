"""Every acknowledged step is stored once and in order, and was taken by its seat's player."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from itertools import chain
from typing import NamedTuple

from bot.ui.custom_id import CustomId
from engine.core.game_log import IDLE, LEFT, NO_ACTIONS, RETURNED, TOOK_BACK
from tests.world.discord_world import Interaction, Message
from tests.world.shims import Disk
from tests.world.world import World

PLAYS = ("panel",)
PLANS = ("plan",)
CONSENTS = "consent"
SOON = 20
"""Seconds within which a press takes effect."""
STANDING = ("bid", "pass")
"""Steps for which the panel may store a standing order, such as a maximum bid in Tikal."""
TOGETHER = 2
"""Seconds within which all steps of one press are taken."""


class Move(NamedTuple):
    """A line of the stored log."""

    version: int
    seat: int
    text: str
    at: int


class Ledger:
    """Compares the stored moves with presses and messages."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._presses: dict[tuple[int, int], list[Interaction]] = defaultdict(list)
        world.discord.on_interaction.append(self._pressed)
        world.discord.on_message.append(self._shown)
        world.on_restore.append(self._restored)
        self._forgotten = 0.0

    def _restored(self, _: float) -> None:
        """Forget messages from before a restored backup, whose events may no longer be stored."""
        self._forgotten = self._world.loop.time()

    def _pressed(self, made: Interaction) -> None:
        if made.press is not None and made.message is not None:
            self._world.loop.outside(self._overtakes(made, made.press, made.message))
        if made.press is not None and made.press.verb in (*PLAYS, *PLANS, CONSENTS):
            self._presses[made.press.table, made.person.id].append(made)

    async def _overtakes(self, made: Interaction, press: CustomId, message: Message) -> None:
        """Check that a press on a button from a discarded future makes its table skip versions."""
        is_offered = any(offered == press for offered, _ in message.offers)
        if not is_offered or not self._is_ahead(press, made):
            return
        was_full = Disk.is_full
        await asyncio.sleep(SOON)
        if was_full or Disk.is_full:
            return
        in_time = made.acknowledged is not None and made.acknowledged < self._world.loop.time() - SOON / 2
        if not in_time or not self._is_still_ahead(press, made):
            return
        await asyncio.sleep(SOON)  # A call that began on a slow disk ends later.
        if self._is_still_ahead(press, made):
            what = f"table {press.table}: version {press.version} was pressed, and the table is still behind"
            self._world.history.find("ledger", what)

    def _is_still_ahead(self, press: CustomId, made: Interaction) -> bool:
        """Return whether a press is ahead of its table, and the process that got it is alive."""
        return made.run is not None and made.run.is_alive and self._is_ahead(press, made)

    def _is_ahead(self, press: CustomId, made: Interaction) -> bool:
        """Return whether a player has a button for a version that its running game has not reached.

        After a restored backup the number may belong to a practice game, which does not matter elsewhere.
        """
        asked = (
            "SELECT version FROM tables JOIN seats ON table_id = id"
            " WHERE id = ? AND user_id = ? AND (guild_id != 0 OR channel_id = ?)"
            " AND seed IS NOT NULL AND status = 'playing'"
        )
        given = (press.table, made.person.id, made.channel.id)
        return any(version < press.version for (version,) in self._world.ask(asked, *given))

    def _shown(self, message: Message, _answers: Interaction | None, _edited: bool) -> None:
        """Check that a message describes only stored events."""
        if message.at < self._forgotten:
            return
        shown: dict[int, int] = {}
        for press, _ in message.offers:
            shown[press.table] = max(shown.get(press.table, 0), press.version)
        for table, version in shown.items():
            stored = self._world.ask("SELECT version FROM tables WHERE id = ?", table)
            if table and version > 1 and (not stored or stored[0][0] < version):
                found = f"table {table}: version {version} was shown, stored is {stored}"
                self._world.history.find("ledger", found)

    async def at_end(self) -> None:
        """Check every log."""
        for table_id, version in self._world.ask("SELECT id, version FROM tables WHERE seed IS NOT NULL"):
            asked = "SELECT version, seat, text, at FROM moves WHERE table_id = ? ORDER BY version"
            moves = [Move(*row) for row in self._world.ask(asked, table_id)]  # type: ignore[arg-type]
            owners = dict(self._world.ask("SELECT seat, user_id FROM seats WHERE table_id = ?", table_id))
            if moves and moves[-1].version > version:
                self._world.history.find("ledger", f"table {table_id}: a move is newer than its table")
            self._look_through(table_id, moves, owners)

    def _look_through(self, table_id: int, moves: list[Move], owners: dict[int, int]) -> None:
        away, gone = set[int](), set[int]()
        before: Move | None = None
        for move in moves:
            gone = gone | {move.seat} if move.text in (LEFT, IDLE) else gone
            gone = gone - {move.seat} if move.text == RETURNED else gone
            others = [owners[seat] for seat in owners.keys() - gone - {move.seat} if owners[seat] > 0]
            if move.text == TOOK_BACK and not self._has_agreed(table_id, others):
                self._world.history.find("ledger", f"table {table_id}: a turn was taken back without consent")
            if move.text in NO_ACTIONS:
                away = _away(away, move)
            elif move.seat not in away and not self._is_explained(table_id, owners[move.seat], move, before):
                found = f"table {table_id}: no player pressed {move.text!r}, which led to {move.version}"
                self._world.history.find("ledger", found)
            before = move

    def _has_agreed(self, table_id: int, others: list[int]) -> bool:
        """Return whether another player has agreed, if any other player is present."""
        agreed = (self._presses[table_id, owner] for owner in others)
        return not others or any(made.press and made.press.verb == CONSENTS for made in chain(*agreed))

    def _is_explained(self, table_id: int, owner: int, move: Move, before: Move | None) -> bool:
        """Return whether a press at the version before, or a plan, explains a move.

        A press may take several steps.
        """
        if owner < 0:
            return True
        presses = self._presses[table_id, owner]
        if any(made.press is not None and made.press.version == move.version - 1 for made in presses):
            return True
        may_be_ordered = (*PLANS, *(PLAYS if move.text.startswith(STANDING) else ()))
        if any(made.press is not None and made.press.verb in may_be_ordered for made in presses):
            return True
        return (
            before is not None
            and (before.version, before.seat) == (move.version - 1, move.seat)
            and move.at - before.at < TOGETHER
        )


def _away(away: set[int], move: Move) -> set[int]:
    """Return the seats that a computer may play for after a move of the log: they left or were late."""
    return away - {move.seat} if move.text == RETURNED else away | {move.seat}
