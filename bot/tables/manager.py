"""A table's life, at one door: every change is one transaction; the world is told after.

Nothing here knows Discord: people are numbers with a name, channels are numbers. A table is read anew from
the store for every change, so a restart between any two lines of this file loses nothing. What each change
does stands in `lobby`, `playing` and `taking_back`; what is shown to whom, in `looking`.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from bot.errors import Refused
from bot.store import Player, Store, Table
from bot.store.change import Change, ChannelBusy
from bot.store.outcomes import NOTHING, Outcome
from bot.store.records import Logged, Wishes
from bot.store.schema import FINISHED, LOBBY, OFFERED
from bot.store.store import NoSuchTable
from bot.tables import (
    absence,
    ahead,
    clock,
    computers,
    consent,
    forgetting,
    giving_time,
    inviting,
    lobby,
    looking,
    moving,
    overdue,
    playing,
    put_away,
    quiet,
    rematch,
    replaying,
    restoring,
    taking_back,
    transcribing,
    warning,
)
from bot.tables.game import newest
from bot.tables.looking import HistoryEntry, Position
from bot.tables.playing import Played
from bot.tables.proposal import Person, Proposal
from bot.tables.replaying import Turn
from bot.tables.server import Server
from engine.ai.judging import Level
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
    ) -> None:
        self.store = store
        self._now = now
        self._seed = seed

    async def open(self, proposal: Proposal) -> Table:
        """Opens a lobby in a channel. Raises Refused: channel-busy, or what is wrong with the invitations."""
        return await self._create(proposal, LOBBY)

    async def begin(self, proposal: Proposal) -> Table:
        """Begins a game without a lobby, where nobody has to be waited for. Raises Refused as `open` does."""
        now = self._now()
        return await self._create(
            proposal, LOBBY, lambda change: playing.deal(change, proposal.host.id, self._seed, now)
        )

    async def offer(self, proposal: Proposal) -> Table:
        """Keeps a proposal whose channel is taken, until its host accepts a thread for it."""
        return await self._create(proposal, OFFERED)

    async def _create(
        self, proposal: Proposal, status: str, work: Callable[[Change], None] = lambda change: None
    ) -> Table:
        return await self._put(
            lobby.first_players(proposal),
            work,
            game=proposal.game,
            options=msgspec.json.encode(proposal.options).decode(),
            guild_id=proposal.guild_id,
            channel_id=proposal.channel_id,
            host_id=proposal.host.id,
            rated=proposal.rated,
            status=status,
            clock=proposal.clock,
        )

    async def _put(
        self, players: Sequence[Player], work: Callable[[Change], None], *, game: str, **columns: Any
    ) -> Table:
        """A new table by the newest rules. Raises Refused: channel-busy."""
        now, version = self._now(), newest(game).version
        about = {"game": game, "rules_version": version, "created_at": now, "changed_at": now}
        about["usual_clock"] = (await self.server(columns["guild_id"])).clock

        def invite(change: Change) -> None:
            inviting.ask(change)
            work(change)

        try:
            return await self.store.create(players, invite, **about, **columns)
        except ChannelBusy:
            raise Refused("channel-busy", await self.store.live_in(columns["channel_id"])) from None

    async def rematch(self, table: Table, user_id: int) -> Table:
        """Opens a lobby for another game like one that is over, or begins it where nobody has to be asked.

        Raises Refused: still-running, not-played, channel-gone, channel-busy.
        """
        rematch.require(table, user_id)
        players, now = rematch.players(table, user_id), self._now()

        def begin(change: Change) -> None:
            if len(players) == len(table.players) and all(player.joined for player in players):
                playing.deal(change, user_id, self._seed, now)

        return await self._put(
            players,
            begin,
            game=table.game,
            options=table.options,
            guild_id=table.guild_id,
            channel_id=table.channel_id,
            host_id=user_id,
            starter_id=rematch.next_starter(table),
            rated=table.rated,
            status=LOBBY,
            clock=table.clock,
        )

    async def accept(self, table_id: int, user_id: int) -> Table:
        """Takes up an offer, once, before its thread is made. Raises Refused."""
        return await self._gather(table_id, lambda change: lobby.take_up(change, user_id))

    async def settle(self, table_id: int, channel_id: int | None) -> Table:
        """Opens an accepted offer's lobby in its thread; None: there is no thread, the offer stands again."""
        now = self._now()
        return await self._gather(table_id, lambda change: lobby.settle(change, channel_id, now))

    async def join(self, table_id: int, person: Person, *, side: int | None = None) -> Table:
        """Takes a free seat, on a side if one is named, or the one kept for an invited player.

        Who sits already may change to the side named. Raises Refused.
        """
        return await self._gather(table_id, lambda change: lobby.sit_down(change, person, side))

    async def agree(self, table_id: int, user_id: int, options: Struct) -> Table:
        """Changes the options of a game that has not begun, for its host. Raises Refused and InvalidSetup."""
        return await self._gather(table_id, lambda change: lobby.agree(change, user_id, options))

    async def leave(self, table_id: int, user_id: int) -> Table:
        """Gives up a seat or declines an invitation; the host cancels instead. Raises Refused."""
        return await self._gather(table_id, lambda change: lobby.stand_up(change, user_id))

    async def accept_invitation(self, table_id: int, person: Person) -> Table:
        """Takes the seat somebody was invited to. Raises Refused: not-invited, table-full, …"""
        return await self._answer(table_id, person.id, lambda change: lobby.sit_down(change, person, None))

    async def decline_invitation(self, table_id: int, user_id: int) -> Table:
        """Gives up the seat somebody was invited to. Raises Refused: not-invited, not-joined, …"""
        return await self._answer(table_id, user_id, lambda change: lobby.stand_up(change, user_id))

    async def _answer(self, table_id: int, user_id: int, work: Callable[[Change], None]) -> Table:
        def answer(change: Change) -> Table:
            inviting.require(change, user_id)
            lobby.require(change.table)
            work(change)
            inviting.owe_message(change)
            return change.table

        return await self._change(table_id, answer)

    async def free_seat(self, table_id: int, user_id: int, whose: int) -> Table:
        """Frees a seat of a lobby, for its host. Raises Refused: not-host, seat-is-free, host-cancels."""
        return await self._gather(table_id, lambda change: inviting.free(change, user_id, whose))

    async def cancel(self, table_id: int, user_id: int, *, allowed: bool = False) -> Table:
        """Calls a lobby off; for its host, or somebody who is allowed to. Raises Refused."""
        now = self._now()
        return await self._gather(
            table_id, lambda change: lobby.call_off(change, user_id, now, allowed=allowed)
        )

    async def close_old_lobbies(self) -> list[Table]:
        """Calls off every lobby that has waited for a day; where it waited for guests, frees their seats."""
        now = self._now()
        old = await self.store.lobbies_before(now - lobby.OPEN_SECONDS)
        closed = [await self._change(table.id, lambda change: lobby.expire(change, now)) for table in old]
        return [table for table in closed if table is not None]

    async def set_clock(self, table_id: int, user_id: int, setting: str) -> Table:
        """Chooses a lobby's clock, for its host. Raises Refused: not-host, no-such-choice."""
        return await self._gather(table_id, lambda change: lobby.set_clock(change, user_id, setting))

    async def start(self, table_id: int, user_id: int) -> Table:
        """Deals. Raises Refused: not-host, waiting-for, too-few."""
        now = self._now()
        return await self._gather(table_id, lambda change: playing.deal(change, user_id, self._seed, now))

    async def play(self, table_id: int, user_id: int, action: Any, *, version: int | None = None) -> Played:
        """Takes a step of a turn. `version`, where given, is the one the player saw.

        Raises Refused (not-seated, moved-on, …) and RuleViolation.
        """
        now = self._now()
        return await self._change(table_id, lambda change: playing.act(change, user_id, action, version, now))

    async def tap(self, table_id: int, user_id: int, chosen: Chosen[Any], *, version: int) -> Played:
        """Does what somebody has chosen on the panel that showed a version, and what follows by itself.

        Raises Refused (not-seated, moved-on, …) and RuleViolation.
        """
        now = self._now()
        return await self._change(table_id, lambda change: playing.tap(change, user_id, chosen, version, now))

    async def plan(self, table_id: int, user_id: int, path: Sequence[str], *, version: int) -> Table:
        """Leaves a waiting player's next turn. Raises Refused (moved-on, …) and GameFinished."""
        return await self._change(table_id, lambda change: ahead.leave(change, user_id, path, version))

    async def drop_plan(self, table_id: int, user_id: int) -> Table:
        """Forgets what somebody has planned. Raises Refused (no-plan, …) and GameFinished."""
        return await self._change(table_id, lambda change: ahead.cancel(change, user_id))

    async def undo(self, table_id: int, user_id: int, *, version: int | None = None) -> Table:
        """Takes back the last step of one's own half-taken turn, unless it revealed something.

        Raises Refused (nothing-to-undo, …).
        """
        now = self._now()
        return await self._change(
            table_id, lambda change: taking_back.take_back(change, user_id, version, now)
        )

    async def add_computer(self, table_id: int, user_id: int, level: Level) -> Table:
        """Seats a computer in a lobby, for its host. Raises Refused: not-host, table-full."""
        return await self._gather(table_id, lambda change: computers.sit_down(change, user_id, level))

    async def remove_computer(self, table_id: int, user_id: int) -> Table:
        """Sends the computer that came last away, for the host. Raises Refused: not-host, no-computer."""
        return await self._gather(table_id, lambda change: computers.stand_up(change, user_id))

    async def play_for_computer(self, table: Table, seat: Seat, action: Any) -> Played:
        """Takes a computer's step at a table as it was when it thought. Raises Refused: moved-on."""
        now, version = self._now(), table.version
        return await self._change(table.id, lambda change: computers.act(change, seat, action, version, now))

    async def warned(self, table: Table, seat: Seat, stage: int, reader: Seat, **columns: Any) -> None:
        """Notes a warning of a seat's turn: the reader's new message, or `notice_id` in the channel."""
        now = self._now()
        await self._change(
            table.id, lambda change: warning.note(change, table, seat, stage, now, reader, columns)
        )

    async def time_is_up(self, table: Table, seat: Seat) -> Played | None:
        """Has a computer take a turn whose time is up; None where it is not, or the table has moved on."""
        now, version = self._now(), table.version
        return await self._change(table.id, lambda change: computers.time_is_up(change, seat, version, now))

    async def has_left(self, table_id: int, seat: Seat) -> Played | None:
        """Hands over the seat of somebody who has left the server; None where too few others are there."""
        now = self._now()
        return await self._change(table_id, lambda change: computers.has_left(change, seat, now))

    async def choose(self, table_id: int, user_id: int, choice: str) -> Table:
        """Chooses what becomes of a duel's turn whose time is up. Raises Refused: not-late, …"""
        now = self._now()
        return await self._change(table_id, lambda change: overdue.choose(change, user_id, choice, now))

    async def give_time(self, table_id: int, user_id: int, seat: Seat) -> Table:
        """Gives somebody else who is to move more time. Raises Refused: no-clock, not-to-move, …"""
        return await self._change(table_id, lambda change: giving_time.give(change, user_id, seat))

    async def ask_for_pause(self, table_id: int, user_id: int) -> Table:
        """Wishes for a pause, or no longer: all together stop the clock. Raises Refused: no-clock, …"""
        now = self._now()
        return await self._change(table_id, lambda change: giving_time.ask_for_pause(change, user_id, now))

    async def go_on(self, table_id: int, user_id: int) -> Table:
        """Lets a stopped clock run on. Raises Refused: no-clock, not-paused, …"""
        now = self._now()
        return await self._change(table_id, lambda change: giving_time.go_on(change, user_id, now))

    async def go_away(self, user_id: int, until: int) -> list[Table]:
        """Stops somebody's clocks; the tables where they are to move. Raises Refused: away-past, …"""
        now = self._now()
        return await self.store.change_person(user_id, lambda person: absence.go(person, until, now))

    async def be_back(self, user_id: int) -> list[Table]:
        """Lets somebody's clocks run on; the tables where they are to move. Raises Refused: not-away."""
        now = self._now()
        return await self.store.change_person(user_id, lambda person: absence.come_back(person, now))

    async def wish(self, user_id: int, **wishes: str | int | bool | None) -> Wishes:
        """Writes down what somebody wishes anew; None: as before. Raises Refused: no-such-zone, …"""
        now = self._now()
        return await self.store.change_person(user_id, lambda person: quiet.wish(person, now, **wishes))

    async def kept(self, user_id: int) -> dict[str, int]:
        """How much is kept about somebody, by kind."""
        return await self.store.kept(user_id)

    async def export(self, user_id: int) -> bytes:
        """All that is kept about somebody, as JSON."""
        return msgspec.json.format(msgspec.json.encode(await self.store.everything(user_id)))

    async def forget(self, user_id: int, name: str) -> forgetting.Left:
        """Forgets somebody; games with others keep somebody of this name in their place."""
        now = self._now()
        return await self.store.change_person(user_id, lambda person: forgetting.forget(person, name, now))

    async def ask_to_undo(self, table_id: int, user_id: int) -> Table:
        """Asks the others to take one's last turn back. Raises Refused: nothing-to-undo."""
        now = self._now()
        return await self._change(table_id, lambda change: consent.ask(change, user_id, now))

    async def answer_undo(self, table_id: int, user_id: int, *, agrees: bool) -> Table:
        """Agrees that a turn is taken back, or does not. Raises Refused: not-asked."""
        now = self._now()
        return await self._change(
            table_id, lambda change: consent.answer(change, user_id, now, agrees=agrees)
        )

    async def look_again(self, table_id: int, *, no_sooner: int = 0) -> None:
        """Writes down when the table's clock is to be looked at next."""
        await self._change(table_id, lambda change: clock.settle(change, no_sooner=no_sooner))

    async def overtake(self, table_id: int, version: int) -> Table:
        """After a restored backup: leaves an undone version behind, and owes the last turn's news anew."""
        return await self._change(table_id, lambda change: restoring.overtake(change, version))

    async def resign(self, table_id: int, user_id: int) -> Played:
        """Leaves a game: a computer plays on, or it ends. Raises Refused and GameFinished."""
        now = self._now()
        return await self._change(table_id, lambda change: computers.leave(change, user_id, now))

    async def move(self, table_id: int, user_id: int, channel_id: int, *, manages: bool = False) -> Table:
        """Moves a running game to another channel. Raises Refused: not-host, channel-busy, here-already."""
        try:
            return await self._change(
                table_id, lambda change: moving.move(change, user_id, channel_id, manages=manages)
            )
        except ChannelBusy:
            raise Refused("move-busy", await self.store.live_in(channel_id)) from None

    async def come_back(self, table_id: int, user_id: int) -> Played:
        """Takes one's seat back from a computer. Raises Refused (not-left, …) and GameFinished."""
        now = self._now()
        return await self._change(table_id, lambda change: computers.give_back(change, user_id, now))

    async def server(self, guild_id: int) -> Server:
        """What holds on a server."""
        written = await self.store.server(guild_id)
        return Server() if written is None else msgspec.json.decode(written, type=Server)

    async def decide(self, guild_id: int, server: Server) -> None:
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
        return put_away.taken_out(table, await self._log(table)) if put_away.is_put_away(table) else table

    def position(self, table: Table) -> Position:
        """The game as it was committed, half a turn included; people are shown what `look` gives.

        Raises Refused while players are gathering, or if the game was called off.
        """
        return looking.committed(table)

    async def look(self, table: Table, user_id: int | None) -> Position:
        """The game as somebody (None: everybody) may look at it. Raises Refused as `position` does."""
        position = looking.committed(await self._taken_out(table))
        if position.is_open_to(looking.viewer_of(table, user_id)):
            return position
        return looking.at_last_complete_turn(position, await self._log(table))

    async def history(self, table: Table, user_id: int | None = None) -> list[HistoryEntry]:
        """What had happened when a table was read, as far as somebody (None: everybody) may know."""
        if table.seed is None:
            return []
        position = looking.committed(await self._taken_out(table))
        viewer = looking.viewer_of(table, user_id)
        return looking.history(position, await self._log(table), viewer)

    async def outcome(self, table: Table) -> Outcome:
        """What a game has changed on its server; nothing while it runs, and where it did not count."""
        if table.status != FINISHED:
            return NOTHING
        return await self.store.outcome(table.guild_id, table.id)

    async def replay(self, table: Table) -> list[Turn]:
        """All turns of a game, as whoever watched has seen them. Raises Refused as `position` does."""
        position = looking.committed(await self._taken_out(table))
        return replaying.turns(position, await self._log(table))

    async def open_hand(self, table_id: int, user_id: int, *, opens: bool) -> Table:
        """Agrees that one's hand is shown in replays, or no longer. Raises Refused: not-seated, not-over."""
        return await self._change(table_id, lambda change: replaying.open_hand(change, user_id, opens=opens))

    async def transcript(self, table: Table) -> Transcript:
        """A finished game as it can be kept and checked. Raises Refused: not-over."""
        return transcribing.transcribed(await self._taken_out(table), await self._log(table))

    async def is_as_recorded(self, table: Table, told: Transcript) -> bool:
        """Whether a finished game, played again, comes to the very end that was written down."""
        return transcribing.is_as_recorded(table, told, await self.store.ending(table.id))

    async def throw_away(self) -> None:
        """Throws away what need not be kept any longer, in small steps between which others write."""
        now = self._now()
        while await self.store.throw_away(now):
            pass

    async def _log(self, table: Table) -> list[Logged]:
        # Others may have moved since the table was read; they are told with the next reading.
        return [logged for logged in await self.store.log(table.id) if logged.version <= table.version]

    async def _change(self, table_id: int, work: Callable[[Change], _Result]) -> _Result:
        """Changes a table, in one transaction."""
        try:
            return await self.store.change(table_id, work)
        except NoSuchTable:
            raise Refused("no-such-table") from None

    async def _gather(self, table_id: int, work: Callable[[Change], None]) -> Table:
        """Changes a table where players are gathering; the table after that."""

        def checked(change: Change) -> Table:
            lobby.require(change.table)
            work(change)
            return change.table

        return await self._change(table_id, checked)
