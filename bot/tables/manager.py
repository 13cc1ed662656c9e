"""A table's life: gather players, play, finish. Every change is one transaction; the world is told after.

Nothing here knows Discord: people are numbers with a name, channels are numbers. A table is read anew from
the store for every change, so a restart between any two lines of this file loses nothing.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

import msgspec

from bot.errors import Refused
from bot.store import Player, Store, Table
from bot.store.change import Change, ChannelBusy
from bot.store.records import Logged
from bot.store.schema import CANCELLED, FINISHED, LOBBY, OFFERED, OPENING, PLAYING
from bot.store.store import NoSuchTable
from engine.core.errors import GameFinished
from engine.core.menu import Chosen, Question
from engine.core.plugin import Game
from engine.core.replay import RETIRED, Entry, fold
from engine.core.types import Event, Result, Seat, Step
from engine.registry import games

SEED_BITS = 128
SETUP = 1
"""The version a game begins with."""
LOBBY_SECONDS = 24 * 60 * 60
_Result = TypeVar("_Result")


@dataclass(frozen=True)
class Person:
    """Somebody on the chat service."""

    id: int
    name: str


@dataclass(frozen=True)
class Proposal:
    """A game somebody wants to host."""

    game: str
    options: Any
    guild_id: int
    channel_id: int
    host: Person
    invited: tuple[Person, ...] = ()


@dataclass(frozen=True)
class Played:
    """A step that has been committed: the table after it, who took it, and what it led to."""

    table: Table
    seat: Seat
    step: Step[Any]


@dataclass(frozen=True)
class Position:
    """A running or finished game, ready to be looked at."""

    table: Table
    game: Game[Any, Any, Any]
    state: Any

    def view(self, viewer: Seat | None) -> Any:
        """What a seat (None: an onlooker) may see."""
        return self.game.view(self.state, viewer)

    @property
    def turn_complete(self) -> bool:
        """Whether no turn is half taken."""
        return self.game.turn_complete(self.state)

    def is_open_to(self, viewer: Seat | None) -> bool:
        """Whether a viewer may see it as it is: where hands are hidden, half a turn is its mover's own."""
        return not self.game.has_hidden_hands or self.turn_complete or viewer in self.to_move

    @property
    def to_move(self) -> tuple[Seat, ...]:
        """The seats that may act now."""
        return self.game.to_move(self.state)

    @property
    def result(self) -> Result | None:
        """How it ended; None while it runs."""
        return self.game.result(self.state)

    def ask(self, seat: Seat, path: Sequence[str]) -> Question | Chosen[Any]:
        """The seat's next question after the answers in `path`. Raises NoSuchPath."""
        return self.game.ask(self.state, seat, path)


@dataclass(frozen=True)
class HistoryEntry:
    """The events of one step, the version it led to, and whose step it was (None: the setup).

    `complete` says whether a turn ended with it.
    """

    version: int
    seat: Seat | None
    events: tuple[Event, ...]
    complete: bool


def game_of(table: Table) -> Game[Any, Any, Any]:
    """The rules a table is played by. Raises Refused when this installation lacks them."""
    game = games().get(table.game)
    if game is None or game.version != table.rules_version:
        raise Refused("rules-gone", table)
    return game


def options_of(table: Table) -> Any:
    """The options a table is played with."""
    return msgspec.json.decode(table.options, type=game_of(table).Options)


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

    # The lobby

    async def open(self, proposal: Proposal) -> Table:
        """Opens a lobby in a channel. Raises Refused: channel-busy, or what is wrong with the invitations."""
        return await self._create(proposal, LOBBY)

    async def offer(self, proposal: Proposal) -> Table:
        """Keeps a proposal whose channel is taken, until its host accepts a thread for it."""
        return await self._create(proposal, OFFERED)

    async def _create(self, proposal: Proposal, status: str) -> Table:
        game = games()[proposal.game]
        players = _first_players(game, proposal)
        now = self._now()
        try:
            return await self.store.create(
                players,
                game=game.key,
                rules_version=game.version,
                options=msgspec.json.encode(proposal.options).decode(),
                guild_id=proposal.guild_id,
                channel_id=proposal.channel_id,
                host_id=proposal.host.id,
                status=status,
                created_at=now,
                changed_at=now,
            )
        except ChannelBusy:
            raise Refused("channel-busy", await self.store.live_in(proposal.channel_id)) from None

    async def accept(self, table_id: int, user_id: int) -> Table:
        """Takes up an offer, once, before its thread is made. Raises Refused."""

        def take_up(change: Change) -> None:
            if change.table.host_id != user_id:
                raise Refused("not-host", change.table)
            if change.table.status != OFFERED:
                raise Refused("offer-taken", change.table)
            change.set(status=OPENING)

        return await self._change_lobby(table_id, take_up)

    async def settle(self, table_id: int, channel_id: int | None) -> Table:
        """Opens an accepted offer's lobby in its thread; None: there is no thread, the offer stands again."""

        def give(change: Change) -> None:
            if channel_id is None:
                change.set(status=OFFERED)
            else:
                change.set(channel_id=channel_id, status=LOBBY, created_at=self._now())

        return await self._change_lobby(table_id, give)

    async def join(self, table_id: int, person: Person, *, side: int | None = None) -> Table:
        """Takes a free seat, on a side if one is named, or the one kept for an invited player.

        Who sits already may change to the side named. Raises Refused.
        """

        def sit_down(change: Change) -> None:
            table = change.table
            mine = table.player_of(person.id)
            others = [player for player in table.players if player.user_id != person.id]
            taken = {player.seat for player in others}
            free = [seat for seat in _seats_of(table, side) if seat not in taken]
            if mine is not None and mine.joined and (side is None or mine.seat in free):
                raise Refused("already-seated", table)
            if not free:
                raise Refused("table-full" if side is None else "side-full", table)
            seat = mine.seat if mine is not None and mine.seat in free else free[0]
            change.seat([*others, Player(seat, person.id, person.name, joined=True)])

        return await self._change_lobby(table_id, sit_down)

    async def leave(self, table_id: int, user_id: int) -> Table:
        """Gives up a seat or declines an invitation; the host cancels instead. Raises Refused."""

        def stand_up(change: Change) -> None:
            table = change.table
            if table.player_of(user_id) is None:
                raise Refused("not-seated", table)
            if table.host_id == user_id:
                raise Refused("host-cancels", table)
            change.seat(player for player in table.players if player.user_id != user_id)

        return await self._change_lobby(table_id, stand_up)

    async def cancel(self, table_id: int, user_id: int, *, manages: bool = False) -> Table:
        """Calls a lobby off; for its host, or somebody who manages the server. Raises Refused."""

        def call_off(change: Change) -> None:
            if change.table.host_id != user_id and not manages:
                raise Refused("not-host", change.table)
            change.set(status=CANCELLED, changed_at=self._now())

        return await self._change_lobby(table_id, call_off)

    async def close_old_lobbies(self) -> list[Table]:
        """Calls off every lobby that has waited for a day."""

        def call_off(change: Change) -> Table | None:
            if not change.table.in_lobby:
                return None
            change.set(status=CANCELLED, changed_at=self._now())
            return change.table

        old = await self.store.lobbies_before(self._now() - LOBBY_SECONDS)
        closed = [await self._change(table.id, call_off) for table in old]
        return [table for table in closed if table is not None]

    # The game

    async def start(self, table_id: int, user_id: int) -> Table:
        """Deals. Raises Refused: not-host, waiting-for, too-few."""

        def deal(change: Change) -> None:
            table = change.table
            if table.host_id != user_id:
                raise Refused("not-host", table)
            waiting = [player.name for player in table.players if not player.joined]
            if waiting:
                raise Refused("waiting-for", table, names=", ".join(waiting))
            game, options = game_of(table), options_of(table)
            fewest, _ = game.seats_for(options)
            if len(table.players) < fewest:
                raise Refused("too-few", table, missing=fewest - len(table.players))
            # Free seats between the players are taken away.
            change.seat(replace(player, seat=seat) for seat, player in enumerate(table.players))
            seed = self._seed()
            step = game.setup(options, len(table.players), seed)
            change.set(seed=format(seed, "x"))
            change.step(state=game.dump(step.state), status=PLAYING, at=self._now())

        return await self._change_lobby(table_id, deal)

    async def play(self, table_id: int, user_id: int, action: Any, *, version: int | None = None) -> Played:
        """Takes a turn. `version`, where given, is the one the player saw.

        Raises Refused (not-seated, moved-on, …) and RuleViolation.
        """

        def act(change: Change) -> Played:
            seat = _seat(change.table, user_id)
            _require_version(change.table, version)
            game, state = game_of(change.table), _state(change.table)
            step = game.apply(state, seat, action)
            return self._commit(change, Entry(seat, game.write(action)), step)

        return await self._change(table_id, act)

    async def undo(self, table_id: int, user_id: int, *, version: int | None = None) -> Table:
        """Takes back the last part of one's own half-taken turn, unless it revealed something.

        Raises Refused (nothing-to-undo, …).
        """

        def take_back(change: Change) -> Table:
            table = change.table
            seat = _seat(table, user_id)
            _require_version(table, version)
            game, log = game_of(table), change.log()
            if game.turn_complete(_state(table)) or log[-1].entry.seat != seat:
                raise Refused("nothing-to-undo", table)
            *_, before, last = _fold(table, [logged.entry for logged in log])
            if last.reveals:
                raise Refused("nothing-to-undo", table)
            change.take_back(log[-1].version)
            change.step(state=game.dump(before.state), status=PLAYING, at=self._now())
            return change.table

        return await self._change(table_id, take_back)

    async def resign(self, table_id: int, user_id: int) -> Played:
        """Leaves a running game for good. Raises Refused and GameFinished."""

        def retire(change: Change) -> Played:
            seat = _seat(change.table, user_id)
            step = game_of(change.table).retire(_state(change.table), seat)
            return self._commit(change, Entry(seat, RETIRED), step)

        return await self._change(table_id, retire)

    def _commit(self, change: Change, entry: Entry, step: Step[Any]) -> Played:
        table, now = change.table, self._now()
        game = game_of(table)
        result = game.result(step.state)
        change.move(seat=entry.seat, text=entry.text, at=now)
        status = PLAYING if result is None else FINISHED
        change.step(state=game.dump(step.state), status=status, at=now)
        if result is not None:
            change.results(_rows(table, result, now))
        return Played(change.table, entry.seat, step)

    # Looking

    async def table(self, table_id: int) -> Table:
        """A table by its number. Raises Refused."""
        table = await self.store.table(table_id)
        if table is None:
            raise Refused("no-such-table")
        return table

    def position(self, table: Table) -> Position:
        """The game as it was committed, half a turn included; people are shown what `look` gives.

        Raises Refused while players are gathering, or if the game was called off.
        """
        return Position(table, game_of(table), _state(table))

    async def look(self, table: Table, user_id: int | None) -> Position:
        """The game as somebody (None: everybody) may look at it. Raises Refused as `position` does.

        Where hands are hidden, half a turn is known to its mover alone, since it can still be taken back:
        to the others the table stands as it did when the last turn was complete.
        """
        position = self.position(table)
        if position.is_open_to(_seat_of(table, user_id)):
            return position
        # A fold costs some microseconds a step, and only whoever looks in mid-turn waits for it.
        log, steps = await self._folded(table)
        complete = [place for place, step in enumerate(steps) if position.game.turn_complete(step.state)]
        place = complete[-1] if complete else 0
        version = log[place - 1].version if place else SETUP
        # A step taken back leaves the count higher than the log does; posts carry that count.
        shown = replace(table, version=max(version, table.published_version))
        return replace(position, table=shown, state=steps[place].state)

    async def history(self, table: Table, user_id: int | None = None) -> list[HistoryEntry]:
        """What had happened at every step of a table when it was read, the setup first: its log, folded.

        As with `look`, half a turn is left out for whoever may not know of it (None: everybody).
        """
        if table.seed is None:
            return []
        log, steps = await self._folded(table)
        ends = game_of(table).turn_complete
        first, *later = steps
        entries = [
            HistoryEntry(SETUP, None, first.events, complete=True),
            *(
                HistoryEntry(logged.version, logged.entry.seat, step.events, ends(step.state))
                for logged, step in zip(log, later, strict=True)
            ),
        ]
        if not self.position(table).is_open_to(_seat_of(table, user_id)):
            while not entries[-1].complete:
                entries.pop()
        return entries

    async def _folded(self, table: Table) -> tuple[list[Logged], list[Step[Any]]]:
        """The log of a table when it was read, and the setup with every step of the log."""
        # Others may have moved since the table was read; they are told with the next reading.
        log = [logged for logged in await self.store.log(table.id) if logged.version <= table.version]
        return log, list(_fold(table, [logged.entry for logged in log]))

    # Changing

    async def _change(self, table_id: int, work: Callable[[Change], _Result]) -> _Result:
        """Changes a table. The work is done in another thread: it may use its arguments alone."""
        try:
            return await self.store.change(table_id, work)
        except NoSuchTable:
            raise Refused("no-such-table") from None

    async def _change_lobby(self, table_id: int, work: Callable[[Change], None]) -> Table:
        """Changes a table where players are gathering; the table after that."""

        def checked(change: Change) -> Table:
            if not change.table.in_lobby:
                raise Refused("called-off" if change.table.status == CANCELLED else "begun", change.table)
            work(change)
            return change.table

        return await self._change(table_id, checked)


def _fold(table: Table, log: list[Entry]) -> Iterator[Step[Any]]:
    return fold(game_of(table), options_of(table), len(table.players), int(table.seed or "0", 16), log)


def _first_players(game: Game[Any, Any, Any], proposal: Proposal) -> list[Player]:
    invited = [person for person in proposal.invited if person.id != proposal.host.id]
    if len(invited) < len(proposal.invited):
        raise Refused("invited-self")
    if len({person.id for person in invited}) < len(invited):
        raise Refused("invited-twice")
    _, most = game.seats_for(proposal.options)
    if len(invited) + 1 > most:
        raise Refused("invited-too-many", most=most)
    host = Player(0, proposal.host.id, proposal.host.name, joined=True)
    guests = (
        Player(seat, person.id, person.name, joined=False) for seat, person in enumerate(invited, start=1)
    )
    return [host, *guests]


def _seats_of(table: Table, side: int | None) -> list[Seat]:
    """The seats of one side of a table (None: of all), in order. Raises Refused for a side there is not."""
    game, options = game_of(table), options_of(table)
    _, most = game.seats_for(options)
    if side is None:
        return list(range(most))
    sides = game.sides(options, most)
    if side not in range(len(sides)):
        raise Refused("no-such-choice", table)
    return list(sides[side])


def _seat(table: Table, user_id: int) -> Seat:
    """The seat of somebody who wants to act. Raises Refused and GameFinished."""
    if table.in_lobby:
        raise Refused("not-begun", table)
    player = table.player_of(user_id)
    if player is None:
        raise Refused("not-seated", table)
    if not table.is_playing:
        raise GameFinished
    return player.seat


def _seat_of(table: Table, user_id: int | None) -> Seat | None:
    player = None if user_id is None else table.player_of(user_id)
    return None if player is None else player.seat


def _require_version(table: Table, version: int | None) -> None:
    """Raises Refused for somebody who saw another version than the table's."""
    if version is not None and version != table.version:
        raise Refused("moved-on", table)


def _state(table: Table) -> Any:
    if table.state is None:
        raise Refused("called-off" if table.status == CANCELLED else "not-begun", table)
    return game_of(table).load(table.state)


def _rows(table: Table, result: Result, now: int) -> list[dict[str, Any]]:
    side_of = {seat: side for side, seats in enumerate(result.sides) for seat in seats}
    return [
        {
            "seat": player.seat,
            "user_id": player.user_id,
            "name": player.name,
            "game": table.game,
            "guild_id": table.guild_id,
            "side": side_of[player.seat],
            "placing": result.placings[player.seat],
            "score": result.scores[player.seat],
            "why": result.why,
            "rated": False,
            "ended_at": now,
        }
        for player in table.players
    ]
