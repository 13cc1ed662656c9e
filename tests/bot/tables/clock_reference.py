"""A clock that counts minute by minute, to check the bot's computed deadlines against.

It knows nothing of how the bot stores or computes time. Everything in it happens on full minutes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from datetime import datetime
from itertools import chain, filterfalse, islice
from zoneinfo import ZoneInfo

from bot.tables.clock import ASKED, HALF, NEARLY, NOT_REMINDED, Clock

MINUTE = 60
HORIZON = 60 * 24 * 3
"""Minutes of the future that are tried before a deadline counts as out of reach."""


@dataclass
class Person:
    """When a player is away, and their quiet hours."""

    away: set[int] = field(default_factory=set)
    quiet_from: int = 0
    quiet_until: int = 0
    zone: str = "UTC"

    @property
    def is_back_at(self) -> int:
        """The end of the last absence; 0 if there was none."""
        return max(self.away, default=-MINUTE) + MINUTE

    def is_quiet(self, moment: int) -> bool:
        """Tell whether a moment lies in the quiet hours."""
        hour = datetime.fromtimestamp(moment, ZoneInfo(self.zone)).hour
        return (hour - self.quiet_from) % 24 < (self.quiet_until - self.quiet_from) % 24

    def is_night(self, moment: int) -> bool:
        """Tell whether it is night for a person whose zone is known and who has no quiet hours."""
        hour = datetime.fromtimestamp(moment, ZoneInfo(self.zone)).hour
        return self.zone != "UTC" and self.quiet_from == self.quiet_until and (hour >= 23 or hour < 8)

    def is_reachable(self, moment: int) -> bool:
        """Tell whether a reminder may be sent at a moment."""
        return moment // MINUTE * MINUTE not in self.away and not self.is_quiet(moment)


@dataclass
class Seat:
    """One seat: the seconds of its turn, the minutes that were used, and the last notice."""

    bank: int
    person: Person
    used: list[int] | None = None
    """When each minute of the running turn that counted began; None while the seat is not to move."""
    started: int = 0
    stage: int = NOT_REMINDED


class Reference:
    """The clocks of one table. `advance` moves them on and receives what happens at each moment."""

    def __init__(self, clock: Clock, people: Iterable[Person], now: int) -> None:
        self.clock, self.now, self.paused = clock, now, False
        self.seats = [Seat(clock.first, person) for person in people]

    def advance(self, minutes: int, *, down: bool = False) -> None:
        """Let time pass, in which the bot may be down."""
        for seat in self.seats:
            if seat.used is not None and not down:
                seat.used += self._counting(seat, minutes)
        self.now += minutes * MINUTE

    def _counting(self, seat: Seat, minutes: int) -> Iterator[int]:
        """Return when each of the next minutes that counts for a seat begins."""
        coming = range(self.now, self.now + minutes * MINUTE, MINUTE)
        return filterfalse(seat.person.away.__contains__, () if self.paused else coming)

    def step(self, to_move: Iterable[int], done: int | None) -> None:
        """Record a step: who is to move now (people only), and whose turn is complete."""
        if done is not None:
            self._end_turn(self.seats[done])
        waiting = {*to_move}
        for number, seat in enumerate(self.seats):
            if number not in waiting:
                seat.used = None
            elif seat.used is None:
                self.restart(number, seat.bank)

    def _end_turn(self, seat: Seat) -> None:
        left = max(0, seat.bank - self.spent(seat))
        seat.bank, seat.used, seat.stage = min(self.clock.most, left + self.clock.more), None, NOT_REMINDED

    def spent(self, seat: Seat) -> int:
        """Return the seconds of the running turn that are used."""
        return MINUTE * len(seat.used or ())

    def restart(self, number: int, bank: int) -> None:
        """Start a turn now, with a bank."""
        seat = self.seats[number]
        seat.bank, seat.used, seat.started, seat.stage = bank, [], self.now, NOT_REMINDED

    def give(self, number: int) -> None:
        """Give a seat that is to move the time of another turn."""
        seat = self.seats[number]
        seat.bank, seat.stage = seat.bank + self.clock.more, min(seat.stage, HALF)

    def pause(self) -> None:
        """Stop the clocks; by agreeing, an opponent gives a late turn the time of a new one."""
        for number in range(len(self.seats)):
            up = self.deadline(number)
            if up is not None and up <= self.now:
                self.restart(number, self.clock.more)
        self.paused = True

    def go_on(self, to_move: Iterable[int]) -> None:
        """End a pause; the players to move get their last reminder again."""
        self.paused = False
        for number in to_move:
            self.seats[number].stage = min(self.seats[number].stage, HALF)

    def notify(self, number: int, stage: int) -> None:
        """Record a notice.

        The last reminder leaves at least a tenth of the turn's time if it is late. The question to the
        opponent leaves a whole turn's time to choose.
        """
        seat = self.seats[number]
        seat.stage, spent = stage, self.spent(seat)
        if stage == NEARLY and seat.bank - spent < seat.bank // 20:
            seat.bank = spent + seat.bank // 10
        if stage == ASKED:
            seat.bank = max(seat.bank, spent)

    def deadline(self, number: int) -> int | None:
        """Return when a seat's time is up."""
        seat = self.seats[number]
        return None if seat.used is None else self._used_up(seat, seat.bank)

    def _used_up(self, seat: Seat, seconds: int) -> int | None:
        """Return the moment at which some seconds of the running turn are used."""
        if seconds <= 0:
            return seat.started
        whole, rest = divmod(seconds - 1, MINUTE)
        counted = islice(chain(seat.used or (), self._counting(seat, HORIZON)), whole, None)
        last = next(counted, None)
        return None if last is None else last + rest + 1

    def next_due(self, number: int, opponent: int | None) -> int | None:
        """Return when the next notice, question or time-out of a seat that is to move falls due."""
        seat = self.seats[number]
        after = seat.bank + self.clock.more
        at = self._used_up(seat, (seat.bank // 2, seat.bank * 9 // 10, seat.bank, after, after)[seat.stage])
        if at is None:
            return None
        if seat.stage in (NOT_REMINDED, HALF):
            at = _first(max(at, seat.person.is_back_at), seat.person.is_reachable)
            return self._after_night(seat, at)
        if seat.stage + 1 == ASKED and opponent is not None:
            reader = self.seats[opponent].person
            return _first(at, lambda moment: not reader.is_quiet(moment))
        return at

    def _after_night(self, seat: Seat, at: int) -> int:
        """Return the morning after a moment in the night if an hour is left then; else the moment."""
        until, person = self._used_up(seat, seat.bank), seat.person
        if until is None or not person.is_night(at):
            return at
        morning = _first(at, lambda moment: not person.is_night(moment))
        later = _first(morning, person.is_reachable)
        return later if until - later > 60 * MINUTE else at


def _first(moment: int, suits: object) -> int:
    assert callable(suits)
    while not suits(moment):
        moment = moment // MINUTE * MINUTE + MINUTE
    return moment
