"""A table's clock: how long a turn may take, and what falls due meanwhile.

Every seat has a bank, the seconds it has for its turn. What is left of it when the turn is complete is kept,
more is added, and it is never more than the clock allows: with three days a turn, it is always full. It runs
since `ticking_since`; whatever does not count moves that moment: a pause, a bot that was down.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache

from bot.store import Player, Table
from bot.store.columns import StepColumns
from bot.store.transaction import TableTransaction
from bot.tables import idle_tables
from bot.tables.game import game_of, state_of
from engine.core.types import Seat

HOUR, DAY = 60 * 60, 24 * 60 * 60
OFF = "off"
USUAL = "3d"
"""The clock of people who did not choose one."""
CHOICES = (OFF, "1h", "12h", "1d", "3d", "7d", "bank 3d +12h ≤5d")
_UNITS = {"h": HOUR, "d": DAY}
_TURN = re.compile(r"(\d+)([hd])")
_BANK = re.compile(r"bank (\d+)([hd]) \+(\d+)([hd]) ≤(\d+)([hd])")

UNTOLD, HALF, NEARLY, ASKED = range(4)
"""How far a turn has been warned of: not yet, at half of the time, at nine tenths; the opponent was asked."""


@dataclass(frozen=True)
class Clock:
    """Seconds a seat has for its first turn, what each turn adds, and the most there may be."""

    first: int
    more: int
    most: int

    @property
    def is_bank(self) -> bool:
        """Whether what is left of a turn helps with the next."""
        return self.more < self.most


@cache
def read(text: str | None) -> Clock | None:
    """The clock a table's setting stands for, such as `1d` or `bank 3d +12h ≤5d`; None: there is none."""
    if match := _TURN.fullmatch(text or ""):
        turn = int(match[1]) * _UNITS[match[2]]
        return Clock(turn, turn, turn)
    if match := _BANK.fullmatch(text or ""):
        return Clock(*(int(match[n]) * _UNITS[match[n + 1]] for n in (1, 3, 5)))
    return None


def is_stopped(table: Table) -> bool:
    """Whether no clock moves a running game on: there is none, or all have agreed to stop it."""
    return table.is_playing and (read(table.clock) is None or table.paused_at is not None)


def expected(table: Table, most: int) -> str:
    """The clock a table is going to be played with if its free seats are taken by people.

    Where nobody has chosen one it is the server's, or the usual one; against computers alone there is none.
    """
    people = sum(player.user_id > 0 for player in table.players) + most - len(table.players)
    return table.clock or ((table.usual_clock or USUAL) if people > 1 else OFF)


def wind_up(change: TableTransaction) -> None:
    """Settles the clock as the game begins, and fills the banks."""
    change.set_columns(clock=expected(change.table, len(change.table.players)))
    clock = read(change.table.clock)
    if clock is not None:
        change.update_players(replace(player, bank=clock.first) for player in change.table.players)


def came_after_all(change: TableTransaction, seat: Seat) -> None:
    """Lets a player whose time was up act before the computer does, with a little time for the rest."""
    clock, player = read(change.table.clock), change.table.players[seat]
    if player.substitute_turn:
        change.update_players(
            [replace(player, substitute_turn=False, bank=clock.more if clock is not None else 0)]
        )
    if clock is not None and player.substitute_turn:
        change.set_columns(ticking_since=change.now)


def wait(change: TableTransaction, seat: Seat) -> None:
    """Begins a turn's time anew."""
    clock = read(change.table.clock)
    if clock is not None:
        change.update_players([replace(change.table.players[seat], bank=clock.more, reminded=UNTOLD)])
        change.set_columns(ticking_since=change.now)
        settle(change)


def deadline(table: Table, seat: Seat) -> int | None:
    """When a seat's time is up; None while nothing runs."""
    if table.ticking_since is None or not table.players[seat].is_present:
        return None
    return table.ticking_since + table.players[seat].bank


def moved(
    change: TableTransaction, before: Iterable[Seat], after: Iterable[Seat], done: Seat | None
) -> StepColumns:
    """What a step makes of the clock, as columns of the table; the seats' are written.

    `before` and `after` are the seats to move, `done` the one whose turn is complete. Whoever has been waited
    for all along goes on with the time they have: a turn half taken, or several seats that act at once.
    """
    if change.table.is_solo:
        return {}  # whenever one likes, or never
    heard: StepColumns = {"quiet_since": change.now, "asked_at": None}
    clock, at = (
        read(change.table.clock),
        change.now if change.table.paused_at is None else change.table.paused_at,
    )
    if done is not None:
        change.update_players([_after_turn(change.table, clock, change.table.players[done], at)])
    if clock is None:
        return {**heard, "next_due_at": _wakes_at(replace(change.table, **heard), after)}
    waiting = [seat for seat in after if change.table.players[seat].is_present]
    fresh = [seat for seat in waiting if seat == done or seat not in before]
    change.update_players(
        replace(change.table.players[seat], reminded=UNTOLD, substitute_turn=False) for seat in fresh
    )
    since = change.table.ticking_since
    if not waiting:
        since = None
    elif since is None or fresh:
        since = at if change.table.paused_at is not None else back(change.table, waiting, at)
        _keep_deadlines(change, [seat for seat in waiting if seat not in fresh], since)
    columns: StepColumns = {**heard, "ticking_since": since}
    return {**columns, "next_due_at": _wakes_at(replace(change.table, **columns), waiting)}


def _keep_deadlines(change: TableTransaction, seats: Iterable[Seat], since: int) -> None:
    """Leaves seats that are waited for beside others the time they had, which now counts from here."""
    used = max(0, since - (change.table.ticking_since or since))
    others = (change.table.players[seat] for seat in seats)
    change.update_players(replace(player, bank=max(0, player.bank - used)) for player in others)


def back(table: Table, waiting: Iterable[Seat], now: int) -> int:
    """When everybody who is waited for is there: time somebody is away does not count."""
    return max([now, *(table.players[seat].wishes.away_until for seat in waiting)])


def _after_turn(table: Table, clock: Clock | None, player: Player, at: int) -> Player:
    used = 0 if table.ticking_since is None else max(0, at - table.ticking_since)
    left = max(0, player.bank - used)
    return replace(
        player,
        bank=0 if clock is None else min(clock.most, left + clock.more),
        reminded=UNTOLD,
        missed=player.missed + 1 if player.substitute_turn else 0,
        substitute_turn=False,
    )


def _wakes_at(table: Table, waiting: Iterable[Seat]) -> int | None:
    """When the table has to be looked at next because of its clock, or because none runs."""
    if read(table.clock) is None or table.paused_at is not None:
        return idle_tables.due_at(table, waiting)
    players = [table.players[seat] for seat in waiting]
    due = [_next(table, player) for player in players if player.is_present and not player.substitute_turn]
    return min(due) if due and table.ticking_since is not None else None


def _next(table: Table, player: Player) -> int:
    """When what comes next for a seat that is waited for is due."""
    since, clock = table.ticking_since or 0, read(table.clock)
    more = clock.more if clock is not None else 0
    shares = (player.bank // 2, player.bank * 9 // 10, player.bank, player.bank + more)
    return since + shares[player.reminded]


def due(table: Table, seat: Seat, now: int) -> int | None:
    """What is due for a seat that is waited for: HALF or NEARLY, a reminder; ASKED or more, the time is up.

    After a long silence one reminder is enough; but nobody's time is up before there was one.
    """
    player = table.players[seat]
    if (
        table.ticking_since is None
        or table.paused_at is not None
        or not player.is_present
        or player.substitute_turn
    ):
        return None
    if now < _next(table, player):
        return None
    if player.reminded == UNTOLD and now >= _next(table, replace(player, reminded=HALF)):
        return NEARLY
    return player.reminded + 1


def reminded(change: TableTransaction, seat: Seat, stage: int) -> None:
    """Notes that a reminder has been told; if it came late, its player still gets the time it speaks of."""
    player = change.table.players[seat]
    change.update_players([replace(player, reminded=stage)])
    left = (deadline(change.table, seat) or change.now) - change.now
    if stage == NEARLY and left < player.bank // 20:
        shift(change, player.bank // 10 - left)
    settle(change)


def settle(change: TableTransaction, *, no_sooner: int = 0) -> None:
    """Writes down when a running game has to be looked at next, be it only after somebody's quiet hours."""
    table = change.table
    if not table.is_playing:
        return
    next_due_at = _wakes_at(table, game_of(table).to_move(state_of(table)))
    change.set_columns(next_due_at=None if next_due_at is None else max(next_due_at, no_sooner))


def stop_looking(change: TableTransaction) -> None:
    """Writes down that a table where nobody plays need not be looked at any more."""
    if not change.table.is_playing:
        change.set_columns(next_due_at=None)


def shift(change: TableTransaction, seconds: int) -> None:
    """Takes seconds out of the running turn."""
    if change.table.ticking_since is not None:
        change.set_columns(ticking_since=change.table.ticking_since + seconds)
