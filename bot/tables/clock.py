"""How much of a turn's time is used, and when it runs out.

Both follow from when the turn began, how many seconds its player had, and the intervals that do not count
(pauses, downtime, absences). Intervals may overlap or lie in the future.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache
from operator import attrgetter

from bot.store import Player, Table
from bot.store.records import Interval, StepColumns
from bot.store.transaction import TableTransaction
from bot.tables import quiet_hours
from bot.tables.game import game_of, state_of
from engine.core.types import Seat


def time_used(start: int, now: int, excluded: Iterable[Interval]) -> int:
    """Return the seconds from `start` to `now` outside all excluded intervals; 0 if `now` is earlier."""
    used, moment = 0, start
    for begins, ends in sorted(excluded, key=attrgetter("begins")):
        if begins >= now:
            break
        used += max(0, begins - moment)
        moment = max(moment, now if ends is None else ends)
    return used + max(0, now - moment)


def runs_out_at(start: int, seconds: int, excluded: Iterable[Interval]) -> int | None:
    """Return the first moment (Unix seconds) at which `seconds` are used since `start`.

    `excluded` intervals do not count. None if one without an end begins before that.
    """
    left, moment = seconds, start
    for begins, ends in sorted(excluded, key=attrgetter("begins")):
        if moment + left <= begins or left == 0:
            break
        left -= max(0, begins - moment)
        if ends is None:
            return None
        moment = max(moment, ends)
    return moment + left


HOUR, DAY = 60 * 60, 24 * 60 * 60
ASKS_AFTER = 7 * DAY
"""Seconds without a turn after which players are asked whether they still play."""
ASKS_IN_A_PAUSE_AFTER = 28 * DAY
"""The same during a pause."""
CLOSES_AFTER = 7 * DAY
"""Seconds for an answer before the game is put on hold."""


def activity_check_due_at(table: Table, waiting: Iterable[Seat]) -> int:
    """Return when to ask whether players still play at a table without a running clock (Unix seconds).

    If they were asked, return when to put the game on hold. `waiting` are the seats to move; their absences
    do not count. The question waits for the end of the first present one's quiet hours.
    """
    movers = [table.players[seat] for seat in waiting]
    away = [absence for player in movers for absence in player.preferences.absences]
    excluded = [*table.clock_stops, *away]
    if table.asked_at is not None:
        return _counted_time_ends_at(table.asked_at, CLOSES_AFTER, excluded)
    quiet_since = max(table.quiet_since or table.changed_at, table.paused_at or 0)
    at = _counted_time_ends_at(
        quiet_since, ASKS_AFTER if table.paused_at is None else ASKS_IN_A_PAUSE_AFTER, excluded
    )
    asked = next((player for player in movers if player.is_present), None)
    return at if asked is None else quiet_hours.reachable_at(asked.preferences, at)


def _counted_time_ends_at(since: int, seconds: int, excluded: Iterable[Interval]) -> int:
    """Return when `seconds` of counted time from `since` on are over. All excluded intervals must end."""
    at = runs_out_at(since, seconds, excluded)
    assert at is not None  # only a pause that goes on has no end
    return at


OFF = "off"
DEFAULT_CLOCK = "3d"
"""The clock of tables for which no other was chosen."""
CLOCK_CHOICES = (OFF, "1h", "12h", "1d", "3d", "7d", "bank 3d +12h ≤5d")
_UNITS = {"h": HOUR, "d": DAY}
_TURN = re.compile(r"(\d+)([hd])")
_BANK = re.compile(r"bank (\d+)([hd]) \+(\d+)([hd]) ≤(\d+)([hd])")

NOT_REMINDED, HALF, NEARLY, ASKED, DEPARTED, LOST_ON_TIME, STILL_GONE = range(7)
"""The last notice about a turn: none, at half of its time, at nine tenths.

ASKED: the opponent was asked, as the time is up; DEPARTED: as the player has left the server; STILL_GONE:
they were not back at nine tenths. LOST_ON_TIME: the opponent took the win, as the time was up.
"""


@dataclass(frozen=True)
class Clock:
    """Seconds for the first turn, seconds that each turn adds, and the most a seat can have."""

    first: int
    more: int
    most: int

    @property
    def is_bank(self) -> bool:
        """Whether unused time is carried over to later turns."""
        return self.more < self.most


@cache
def parse_clock(text: str | None) -> Clock | None:
    """Parse a clock setting such as `1d` or `bank 3d +12h ≤5d`. Return None for None and other text."""
    if match := _TURN.fullmatch(text or ""):
        turn = int(match[1]) * _UNITS[match[2]]
        return Clock(turn, turn, turn)
    if match := _BANK.fullmatch(text or ""):
        return Clock(*(int(match[n]) * _UNITS[match[n + 1]] for n in (1, 3, 5)))
    return None


def has_no_running_clock(table: Table) -> bool:
    """Return whether a game is running without a clock that runs: none was set, or it is paused."""
    return table.is_playing and _has_no_running_clock(table)


def _has_no_running_clock(table: Table) -> bool:
    """Return whether a table has no clock or is paused."""
    return parse_clock(table.clock) is None or table.paused_at is not None


def expected_clock(table: Table, most: int) -> str:
    """Return the clock setting that a lobby's game gets if people take its free seats.

    That is the table's own; else OFF with fewer than two people; else the server's, or DEFAULT_CLOCK.
    `most` is the number of its seats.
    """
    people = sum(player.user_id > 0 for player in table.players) + most - len(table.players)
    return table.clock or ((table.usual_clock or DEFAULT_CLOCK) if people > 1 else OFF)


def set_up_clock(change: TableTransaction) -> None:
    """Set the table's clock and fill all banks, as the game begins.

    Without a clock the banks stay as they are.
    """
    change.set_columns(clock=expected_clock(change.table, len(change.table.players)))
    clock = parse_clock(change.table.clock)
    if clock is not None:
        change.update_players(replace(player, bank=clock.first) for player in change.table.players)


def restart_if_late(change: TableTransaction, seat: Seat) -> None:
    """Give a seat the time of a new turn if its player moves after the time-out, before the computer did.

    The computer's turn is cancelled. Does nothing for others. Raises Refused: rules-gone.
    """
    player = change.table.players[seat]
    if player.substitute_turn:
        change.update_players([replace(player, substitute_turn=False)])
        restart_turn(change, seat)


def restart_turn(change: TableTransaction, seat: Seat) -> None:
    """Set the bank of a seat that is to move to the time of one turn, and start its turn now.

    What is due next is stored. Does nothing without a clock. Raises Refused: rules-gone.
    """
    clock = parse_clock(change.table.clock)
    if clock is not None:
        player = change.table.players[seat]
        change.update_players([replace(_with_new_turn(player, change.now), bank=clock.more)])
        reschedule(change)


def excluded_intervals(table: Table, player: Player) -> list[Interval]:
    """List the intervals that do not count for a player's turn: pauses, downtime and absences."""
    pause = [] if table.paused_at is None else [Interval(table.paused_at, None)]
    return [*table.clock_stops, *pause, *player.preferences.absences]


def time_left(table: Table, player: Player, now: int) -> int:
    """Return the seconds left of a player's running turn, at least 0; without one, all of their bank."""
    start = now if player.turn_started_at is None else player.turn_started_at
    return max(0, player.bank - time_used(start, now, excluded_intervals(table, player)))


def deadline(table: Table, seat: Seat) -> int | None:
    """Return when the time of a seat to move is up (Unix seconds, maybe past).

    None while no clock runs for it, also in a pause, unless the time was up before the pause.
    """
    player = table.players[seat]
    return _used_up_at(table, player, player.bank)


def is_time_up(table: Table, seat: Seat, now: int) -> bool:
    """Return whether the time of a seat that is to move is up. It never is during a pause."""
    until = deadline(table, seat) if table.paused_at is None else None
    return until is not None and until <= now


def _used_up_at(table: Table, player: Player, seconds: int) -> int | None:
    """Return when a player has used `seconds` of the running turn.

    None without one, if a computer plays for them, or if the clock is paused before.
    """
    if player.turn_started_at is None or not player.is_present:
        return None
    return runs_out_at(player.turn_started_at, seconds, excluded_intervals(table, player))


def advance_clocks(
    change: TableTransaction, before: Iterable[Seat], after: Iterable[Seat], done: Seat | None
) -> StepColumns:
    """Update the players' clocks after a step, and schedule what is due next.

    Return columns of the activity check, for the caller to write. `before` and `after` are the seats to move
    before and after it; `done` is the seat whose turn is complete (None: no turn is). Delayed notifications
    of seats that are not to move are dropped. At solo tables nothing changes, and the columns are empty.
    """
    if change.table.is_solo:
        return {}  # no clock: a deal played alone may take forever
    columns: StepColumns = {"quiet_since": change.now, "asked_at": None}
    clock, table = parse_clock(change.table.clock), change.table
    waiting = [seat for seat in after if table.players[seat].is_present]
    running = [
        seat
        for seat in waiting
        if seat in before and seat != done and table.players[seat].turn_started_at is not None
    ]
    ended = [_after_turn(table, clock, one, change.now) if one.seat == done else one for one in table.players]
    if clock is not None:
        ended = [
            _with_updated_turn(player, player.seat in waiting, player.seat in running, change.now)
            for player in ended
        ]
    # Where a turn no longer waits, its delayed notification must not count among a player's waiting games.
    change.update_players(
        replace(one, to_notify=False) if one.to_notify and one.seat not in after else one for one in ended
    )
    if not running:
        change.forget_clock_stops()
    change.wake_at(_due_at(replace(change.table, **columns), after))
    return columns


def _with_updated_turn(player: Player, waits: bool, runs: bool, now: int) -> Player:
    """Return the player after a step: their turn goes on (`runs`), begins now (`waits`), or is over."""
    if runs:
        return player
    return _with_new_turn(player, now) if waits else replace(player, turn_started_at=None)


def _with_new_turn(player: Player, now: int) -> Player:
    """Return the player with a turn that starts now: not reminded yet, and not taken by a computer."""
    return replace(player, turn_started_at=now, reminded=NOT_REMINDED, substitute_turn=False)


def _after_turn(table: Table, clock: Clock | None, player: Player, now: int) -> Player:
    """Return the player after their turn: its time leaves their bank, and the clock's addition goes in.

    `missed` counts turns in a row that a computer took for them. Without a clock the bank is 0.
    """
    left = time_left(table, player, now) if player.is_present else player.bank
    return replace(
        player,
        bank=0 if clock is None else min(clock.most, left + clock.more),
        reminded=NOT_REMINDED,
        missed=player.missed + 1 if player.substitute_turn else 0,
        substitute_turn=False,
    )


def _due_at(table: Table, waiting: Iterable[Seat]) -> int | None:
    """Return when something is due next at a running game, by its clock or the activity check, or None."""
    if _has_no_running_clock(table):
        return activity_check_due_at(table, waiting)
    due = (_next_due_at(table, table.players[seat]) for seat in waiting)
    return min((moment for moment in due if moment is not None), default=None)


def _next_due_at(table: Table, player: Player) -> int | None:
    """Return when the next reminder, question to the opponent, or time-out of a player to move is due.

    Reminders are due at half and nine tenths of the bank; at the latter also a check whether a player who had
    left the server is back. None while no clock runs, or a computer takes the turn.
    """
    clock = parse_clock(table.clock)
    if clock is None or player.substitute_turn:
        return None
    bank = player.bank
    nearly = bank * 9 // 10
    used = {NOT_REMINDED: bank // 2, HALF: nearly, DEPARTED: nearly, NEARLY: bank}
    at = _used_up_at(table, player, used.get(player.reminded, bank + clock.more))
    if at is None:
        return None
    if player.reminded < NEARLY or player.reminded == DEPARTED:
        # A reminder that was not sent before an absence comes after it.
        at = max([at, *(ends or at for begins, ends in player.preferences.absences if begins > at)])
        return _after_night(table, player, quiet_hours.reachable_at(player.preferences, at))
    other = opponent(table, player.seat) if player.reminded == NEARLY else None
    return at if other is None else quiet_hours.quiet_hours_end(other.preferences, at) or at


def _after_night(table: Table, player: Player, at: int) -> int:
    """Return when to send a reminder due `at`.

    By night it waits for the morning, unless that leaves less than an hour.
    """
    morning, until = quiet_hours.night_end(player.preferences, at), _used_up_at(table, player, player.bank)
    if morning is None or until is None:
        return at
    later = quiet_hours.reachable_at(player.preferences, morning)
    return later if until - later > HOUR else at


def opponent(table: Table, seat: Seat) -> Player | None:
    """Return the opponent who decides what happens when a seat's time is up.

    It is the only other player, if they make their own moves. None without one, and in a match.
    """
    if table.is_match:
        return None
    others = [player for player in table.players if player.seat != seat]
    return others[0] if len(others) == 1 and others[0].is_present else None


def due_notice(table: Table, seat: Seat, now: int) -> int | None:
    """Return the notice that is due for a seat to move; None if none is due yet or in a pause.

    HALF and NEARLY are reminders, ASKED is the question to the opponent; above it, a computer takes the turn.
    A player who had left the server gets NEARLY if they are back.
    """
    player = table.players[seat]
    if table.paused_at is not None or not _is_past(_next_due_at(table, player), now):
        return None
    half = replace(player, reminded=HALF)
    if player.reminded == NOT_REMINDED and _is_past(_next_due_at(table, half), now):
        return NEARLY
    return NEARLY if player.reminded == DEPARTED else player.reminded + 1


def _is_past(moment: int | None, now: int) -> bool:
    """Return whether a moment is set and has been reached."""
    return moment is not None and moment <= now


def record_reminder(change: TableTransaction, seat: Seat, stage: int) -> None:
    """Record that the notice `stage` about a seat, from `due_notice`, was sent, and store what is due next.

    If less than a twentieth of the time is left at NEARLY, the player gets a tenth. If the opponent was asked
    after the end of the time, it ends now, so that they have a turn's time to choose. Raises Refused:
    rules-gone.
    """
    player = replace(change.table.players[seat], reminded=stage)
    used = time_used(
        player.turn_started_at or change.now, change.now, excluded_intervals(change.table, player)
    )
    if stage == NEARLY and player.bank - used < player.bank // 20:
        player = replace(player, bank=used + player.bank // 10)
    elif stage in (ASKED, DEPARTED):
        player = replace(player, bank=max(player.bank, used))
    change.update_players([player])
    reschedule(change)


def reschedule(change: TableTransaction) -> None:
    """Store when something falls due next at a running game. Does nothing at other and at solo tables.

    Raises Refused: rules-gone.
    """
    table = change.table
    if table.is_playing and not table.is_solo:
        to_move = game_of(table).rules.to_move(state_of(table))
        change.wake_at(_due_at(table, to_move))


def cancel_due_time(change: TableTransaction) -> None:
    """Cancel the table's job, unless its game is running."""
    if not change.table.is_playing:
        change.wake_at(None)
