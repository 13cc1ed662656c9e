"""`Manager`: everything that can be done at a table; every change is one transaction, and is told after.

Nothing here knows Discord: people are numbers with a name, channels are numbers. A table is read anew from
the store for every change, so a restart between any two lines of this file loses nothing. What each change
does is in `moves`, `taking_back` and their neighbours; what is shown to whom, in `positions`. Until a game
begins its table is one of the `lobbies`.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec

from bot.errors import Refused
from bot.store import Store, Table
from bot.store.rating_effects import NOTHING, Outcome
from bot.store.records import Logged
from bot.store.schema import ENDED, FINISHED, IDLE
from bot.store.transaction import ChannelBusy, TableTransaction
from bot.tables import (
    activity_check,
    archive,
    clock,
    computers,
    consent,
    limits,
    moves,
    on_hold,
    overdue,
    plan_ahead,
    positions,
    relocation,
    reminders,
    replay,
    restore,
    resume_game,
    server,
    taking_back,
    time_gifts,
    transcript,
    what_counts,
)
from bot.tables.histories import Histories, HistoryEntry
from bot.tables.limits import Limits, require_room
from bot.tables.lobby_service import LobbyService
from bot.tables.moves import Played
from bot.tables.positions import Position
from bot.tables.preferences import PreferenceService
from bot.tables.replay import Turn
from bot.tables.server import Server
from bot.tables.transaction import change_table
from engine.core.menu import Chosen
from engine.core.types import Seat
from engine.transcript import Transcript

SEED_BITS = 256
_Result = TypeVar("_Result")


class Manager:
    """Everything that can be done at tables."""

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], int],
        seed: Callable[[], int] = lambda: secrets.randbits(SEED_BITS),
        limits: Limits = limits.NONE,
    ) -> None:
        self.store = store
        self.lobbies = LobbyService(store, now=now, seed=seed, limits=limits)
        self._limits = limits
        self.people = PreferenceService(store, now=now)
        self._now = now
        self._histories = Histories(store)

    async def play(self, table_id: int, user_id: int, action: Any, *, version: int | None = None) -> Played:
        """Takes a step of a turn. `version`, where given, is the one the player saw.

        Raises Refused (not-seated, moved-on, …) and RuleViolation.
        """
        now = self._now()
        return await self._change(table_id, lambda change: moves.act(change, user_id, action, version, now))

    async def play_choice(
        self, table_id: int, user_id: int, chosen: Chosen[Any], *, version: int, message: int | None = None
    ) -> Played:
        """Does what somebody has chosen on the panel that showed a version, and what follows by itself.

        `message` is where the panel stands.

        Raises Refused (not-seated, moved-on, …) and RuleViolation.
        """
        now = self._now()
        return await self._change(
            table_id, lambda change: moves.tap(change, user_id, chosen, version, now, message)
        )

    async def plan(self, table_id: int, user_id: int, path: Sequence[str], *, version: int) -> Table:
        """Leaves a waiting player's next turn. Raises Refused (moved-on, …) and GameFinished."""
        return await self._change(table_id, lambda change: plan_ahead.leave(change, user_id, path, version))

    async def drop_plan(self, table_id: int, user_id: int) -> Table:
        """Forgets what somebody has planned. Raises Refused (no-plan, …) and GameFinished."""
        return await self._change(table_id, lambda change: plan_ahead.cancel(change, user_id))

    async def undo(self, table_id: int, user_id: int, *, version: int | None = None) -> Table:
        """Takes back the last step of one's own half-taken turn, unless it revealed something.

        Raises Refused (nothing-to-undo, …).
        """
        now = self._now()
        return await self._change(
            table_id, lambda change: taking_back.take_back(change, user_id, version, now)
        )

    async def play_for_computer(self, table: Table, seat: Seat, action: Any) -> Played:
        """Takes a computer's step at a table as it was when it thought. Raises Refused: moved-on."""
        now, version = self._now(), table.version
        return await self._change(table.id, lambda change: computers.act(change, seat, action, version, now))

    async def record_reminder(
        self, table: Table, seat: Seat, stage: int, reader: Seat, **columns: Any
    ) -> None:
        """Notes a reminder of a turn: the reader's new message, or the channel's `notice_message_id`."""
        now = self._now()
        await self._change(
            table.id, lambda change: reminders.note(change, table, seat, stage, now, reader, columns)
        )

    async def time_is_up(self, table: Table, seat: Seat) -> Played | None:
        """Has a computer take a turn whose time is up; None where it is not, or the table has moved on."""
        now, version = self._now(), table.version
        return await self._change(table.id, lambda change: computers.time_is_up(change, seat, version, now))

    async def replace_departed(self, table_id: int, seat: Seat) -> Played | None:
        """Hands over the seat of somebody who has left the server; None where too few others are there."""
        now = self._now()
        return await self._change(table_id, lambda change: computers.has_left(change, seat, now))

    async def resolve_timeout(self, table_id: int, user_id: int, choice: str) -> Table:
        """Chooses what becomes of a duel's turn whose time is up. Raises Refused: not-late, …"""
        now = self._now()
        return await self._change(table_id, lambda change: overdue.choose(change, user_id, choice, now))

    async def give_time(self, table_id: int, user_id: int, seat: Seat) -> Table:
        """Gives somebody else who is to move more time. Raises Refused: no-clock, not-to-move, …"""
        return await self._change(table_id, lambda change: time_gifts.give(change, user_id, seat))

    async def ask_for_pause(self, table_id: int, user_id: int, *, agrees: bool = False) -> Table:
        """Wishes for a pause, or no longer: all together stop the clock. Raises Refused: no-clock, …

        Who `agrees` to another's wish never takes one back.
        """
        now = self._now()
        return await self._change(
            table_id, lambda change: time_gifts.ask_for_pause(change, user_id, now, agrees=agrees)
        )

    async def go_on(self, table_id: int, user_id: int) -> Table:
        """Lets a stopped clock run on. Raises Refused: no-clock, not-paused, …"""
        now = self._now()
        return await self._change(table_id, lambda change: time_gifts.go_on(change, user_id, now))

    async def ask_to_undo(self, table_id: int, user_id: int) -> Table:
        """Asks the others to take one's last turn back. Raises Refused: nothing-to-undo."""
        now = self._now()
        return await self._change(table_id, lambda change: consent.ask(change, user_id, now))

    async def undo_question_was_refused(self, table_id: int) -> None:
        """Notes that the question to the others was not taken by Discord, and has notified nobody."""
        await self._change(table_id, consent.was_refused)

    async def would_deal_again(self, table: Table, seat: Seat) -> bool:
        """Whether hands were dealt since a seat's last turn, which would be dealt again without it."""
        return consent.deals_again(table, await self._log(table), seat)

    async def take_help(self, table_id: int, user_id: int) -> None:
        """Notes that somebody lets an expert advise them, which does not count against computers."""
        await self._change(table_id, lambda change: what_counts.help_one(change, user_id))

    async def answer_undo(self, table_id: int, user_id: int, *, agrees: bool) -> Table:
        """Agrees that a turn is taken back, or does not. Raises Refused: not-asked."""
        now = self._now()
        return await self._change(
            table_id, lambda change: consent.answer(change, user_id, now, agrees=agrees)
        )

    async def reschedule(self, table_id: int, *, no_sooner: int = 0) -> None:
        """Writes down when the table's clock is to be looked at next."""
        await self._change(table_id, lambda change: clock.settle(change, no_sooner=no_sooner))

    async def leave_alone(self, table_id: int) -> None:
        """Notes that nothing falls due any more at a table where nobody plays."""
        await self._change(
            table_id, lambda change: None if change.table.is_playing else change.set_columns(next_due_at=None)
        )

    async def skip_past_version(self, table_id: int, version: int) -> Table:
        """After a restored backup: leaves an undone version behind, and owes the last turn's news anew."""
        now = self._now()
        return await self._change(table_id, lambda change: restore.overtake(change, version, now))

    async def resign(self, table_id: int, user_id: int) -> Played:
        """Leaves a game: a computer plays on, or it ends. Raises Refused and GameFinished."""
        now = self._now()
        return await self._change(table_id, lambda change: computers.leave(change, user_id, now))

    async def move(
        self,
        table_id: int,
        user_id: int,
        channel_id: int,
        *,
        parent_id: int | None = None,
        manages: bool = False,
    ) -> Table:
        """Moves a running game to another channel. Raises Refused: not-host, channel-busy, here-already."""
        try:
            return await self._change(
                table_id,
                lambda change: relocation.move(change, user_id, channel_id, parent_id, manages=manages),
            )
        except ChannelBusy:
            raise Refused("move-busy", await self.store.live_in(channel_id)) from None

    async def come_back(self, table_id: int, user_id: int) -> Played:
        """Takes one's seat back from a computer. Raises Refused (not-left, …) and GameFinished."""
        now = self._now()
        return await self._change(table_id, lambda change: computers.give_back(change, user_id, now))

    async def end(self, table_id: int) -> Table:
        """Ends a running game for a manager of its server: it goes on hold. Raises GameFinished, …"""
        now = self._now()
        return await self._change(table_id, lambda change: on_hold.put(change, ENDED, now))

    async def nobody_plays(self, table_id: int) -> None:
        """Puts a game on hold at which computers play in all seats people had. Raises GameFinished, …"""
        now = self._now()
        await self._change(table_id, lambda change: on_hold.put(change, IDLE, now))

    async def stop(self, table_id: int, user_id: int, *, manages: bool = False) -> Table:
        """Stops computers that play each other. Raises Refused: not-yours-to-stop, on-hold."""
        now = self._now()
        return await self._change(
            table_id, lambda change: on_hold.stop(change, user_id, now, manages=manages)
        )

    async def resume(
        self,
        table_id: int,
        user_id: int,
        *,
        manages: bool = False,
        channel: resume_game.Channel | None = None,
    ) -> Table:
        """Takes up a game that is on hold. Raises Refused: not-on-hold, channel-busy, …"""
        now = self._now()

        def resume(change: TableTransaction) -> Table:
            table = resume_game.resume(change, user_id, now, manages=manages, channel=channel)
            require_room(change, self._limits)
            return table

        try:
            return await self._change(table_id, resume)
        except ChannelBusy:
            where = channel[0] if channel is not None else (await self.table(table_id)).channel_id
            raise Refused("channel-busy", await self.store.live_in(where)) from None

    def require_resumable(self, table: Table, user_id: int, *, manages: bool) -> None:
        """Raises Refused unless somebody may take up a game that is on hold: not-on-hold, …"""
        on_hold.require_resumable(table, user_id, manages=manages)

    async def record_question(self, table: Table, reader: Seat | None, **columns: Any) -> None:
        """Notes that people were asked whether they still play: in the channel, or one of them directly."""
        now = self._now()
        await self._change(table.id, lambda change: activity_check.note(change, table, now, reader, columns))

    async def still_plays(self, table_id: int, user_id: int) -> Table:
        """Somebody says that they still play. Raises Refused (not-seated, …) and GameFinished."""
        now = self._now()
        return await self._change(table_id, lambda change: activity_check.answer(change, user_id, now))

    async def nobody_answered(self, table: Table) -> None:
        """Puts a table on hold of which nobody has said that they still play there."""
        now, version = self._now(), table.version
        await self._change(table.id, lambda change: activity_check.close(change, version, now))

    async def server(self, guild_id: int) -> Server:
        """What holds on a server."""
        return await server.read(self.store, guild_id)

    async def change_server(self, guild_id: int, server: Server) -> None:
        """Changes what holds on a server."""
        await self.store.write_server(guild_id, msgspec.json.encode(server).decode())

    async def table(self, table_id: int) -> Table:
        """A table by its number. Raises Refused."""
        table = await self.store.table(table_id)
        if table is None:
            raise Refused("no-such-table")
        return await self._taken_out(table)

    async def _taken_out(self, table: Table) -> Table:
        """The table with its state, which is not kept for ever once a game is over."""
        return archive.taken_out(table, await self._log(table)) if archive.is_put_away(table) else table

    def position(self, table: Table) -> Position:
        """The game as it was committed, half a turn included; people are shown what `look` gives.

        Raises Refused while players are gathering, or if the game was called off.
        """
        return positions.committed(table)

    async def view(self, table: Table, user_id: int | None) -> Position:
        """The game as somebody (None: everybody) may look at it. Raises Refused as `position` does."""
        position = positions.committed(await self._taken_out(table))
        if position.is_open_to(positions.viewer_of(table, user_id)):
            return position
        return positions.at_last_complete_turn(position, await self._histories.of(table))

    async def history(self, table: Table, user_id: int | None = None) -> list[HistoryEntry]:
        """What had happened when a table was read, as far as somebody (None: everybody) may know."""
        if table.seed is None:
            return []
        position = positions.committed(await self._taken_out(table))
        history = await self._histories.of(position.table)
        return positions.known_to(position, history, positions.viewer_of(table, user_id))

    async def outcome(self, table: Table) -> Outcome:
        """What a game has changed on its server; nothing while it runs, and where it did not count."""
        if table.status != FINISHED:
            return NOTHING
        return await self.store.outcome(table.guild_id, table.id)

    async def replay(self, table: Table) -> list[Turn]:
        """All turns of a game, as whoever watched has seen them. Raises Refused as `position` does."""
        position = positions.committed(await self._taken_out(table))
        return replay.turns(position, await self._log(table))

    async def show_hand(self, table_id: int, user_id: int, *, opens: bool) -> Table:
        """Agrees that one's hand is shown in replays, or no longer. Raises Refused: not-seated, not-over."""
        return await self._change(table_id, lambda change: replay.open_hand(change, user_id, opens=opens))

    async def transcript(self, table: Table) -> Transcript:
        """A finished game as it can be kept and checked. Raises Refused: not-over."""
        return transcript.transcribed(await self._taken_out(table), await self._log(table))

    async def is_as_recorded(self, table: Table, told: Transcript) -> bool:
        """Whether a finished game, played again, comes to the very end that was written down."""
        return transcript.is_as_recorded(table, told, await self.store.ending(table.id))

    async def purge_expired(self) -> None:
        """Throws away what need not be kept any longer, in small steps between which others write."""
        now = self._now()
        while await self.store.purge_expired(now):
            pass

    async def _log(self, table: Table) -> list[Logged]:
        # Others may have moved since the table was read; they are told with the next reading.
        return [logged for logged in await self.store.log(table.id) if logged.version <= table.version]

    async def _change(self, table_id: int, work: Callable[[TableTransaction], _Result]) -> _Result:
        return await change_table(self.store, table_id, work)
