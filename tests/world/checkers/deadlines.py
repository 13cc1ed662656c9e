"""Every deadline matches a stopwatch: pauses, absences and downtime do not count.

The stopwatches follow the events of the world: when a seat has to move, its table is paused, its player is
away, or no bot is running. They do not use the intervals that the bot stores.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from bot.jobs.scheduler import SILENCE
from bot.tables import clock
from bot.tables.clock import ASKED, DEPARTED, NEARLY, Clock
from engine.core.game_log import IDLE, LATE, TABLE_EVENTS, TOOK_BACK
from engine.core.types import Seat
from tests.world.checkers.clocks import REMINDER
from tests.world.discord_world import Interaction, Message
from tests.world.history import HOUR, MINUTE
from tests.world.record import Change, Game
from tests.world.shims import Disk
from tests.world.world import World

TOLERANCE = 2.0 * MINUTE
"""Seconds by which a deadline may differ, because a commit follows its event after a delay."""
DOUBT = 2.0 * MINUTE
"""Seconds of a downtime that may or may not count, because the last heartbeat precedes it."""
OVERDUE = 1.5 * HOUR
"""Seconds after which a running bot has done what was due, even if requests were rejected."""
LATELY = 15.0 * MINUTE
"""Seconds for which a message may show an older clock, and within which a press takes effect."""
_TABLES = """SELECT id, clock, paused_at IS NOT NULL FROM tables
    WHERE status = 'playing' AND deals IS NULL AND day IS NULL AND match_id IS NULL
    AND secret_until IS NULL AND seed IS NOT NULL"""
_SEATS = """SELECT table_id, seat, user_id, computer IS NULL AND user_id > 0, bank, reminded,
    substitute_turn, turn_started_at, coalesce(away_until, 0),
    coalesce(quiet_from != quiet_until OR muted_until, 0)
    FROM seats LEFT JOIN user_preferences USING (user_id) WHERE playing ORDER BY table_id, seat"""
_SIGN = "SELECT max(alive_at) FROM processes"
_DEADLINE = re.compile(r"Deadline <t:(\d+):")


class Row(NamedTuple):
    """A seat as stored, with its player's settings."""

    table: int
    seat: Seat
    user: int
    is_present: bool
    bank: int
    reminded: int
    is_substituted: bool
    started: int | None
    away_until: int
    may_be_quiet: bool


class Expected(NamedTuple):
    """A deadline that was valid from some time, and its tolerance in seconds."""

    since: float
    deadline: float
    doubt: float


@dataclass
class Stopwatch:
    """The time of a seat that is to move, in seconds."""

    row: Row
    is_known: bool
    """Whether the start of its turn was observed."""
    used: float = 0.0
    doubt: float = TOLERANCE
    shown: list[Expected] = field(default_factory=list)

    @property
    def is_up(self) -> bool:
        """Return whether the time may be up."""
        return self.used >= self.row.bank - self.doubt

    def reset(self, doubt: float) -> None:
        """Start a turn."""
        self.used, self.doubt, self.shown = 0.0, doubt, []


@dataclass
class Watched:
    """A table with a clock: its state, and the stopwatches of the players to move."""

    clock: Clock
    is_paused: bool = False
    rows: dict[Seat, Row] = field(default_factory=dict)
    watches: dict[Seat, Stopwatch] = field(default_factory=dict)
    banks: dict[Seat, tuple[float, float]] = field(default_factory=dict)
    """Seconds of each seat for its next turn, with their tolerance."""

    def opponent(self, seat: Seat) -> Row | None:
        """Return the other person of a duel."""
        others = [row for row in self.rows.values() if row.seat != seat]
        return others[0] if len(others) == 1 and others[0].is_present else None


class Deadlines:
    """Advances the stopwatches at every commit, and compares them with the bot's messages and actions.

    After a change of the system clock the duration of a turn is unknown.
    """

    def __init__(self, world: World) -> None:
        self._world = world
        self._tables = dict[int, Watched]()
        self._looked = 0.0
        self._slow = -LATELY
        """When the disk was last full or slow."""
        self._signed: float | None = None
        self._down_since_sign = 0.0
        self._completed = list[tuple[int, Seat]]()
        self._timed_out = list[tuple[int, Seat]]()
        world.record.on_change.append(self._changed)
        world.record.on_look.append(self._look)
        world.discord.on_message.append(self._sent)
        world.on_restore.append(self._forget)
        world.loop.outside(self._look_for_what_is_overdue())

    def _forget(self, _: float) -> None:
        self._tables.clear()
        self._signed = None

    def _changed(self, change: Change) -> None:
        table, rules = change.game.table, change.game.rules
        for taken in change.new:
            if taken.text == TOOK_BACK and table in self._tables:
                self._tables[table].banks.clear()
            elif taken.text in (LATE, IDLE):
                self._timed_out.append((table, taken.seat))
            elif taken.text not in TABLE_EVENTS and rules.rules.turn_complete(taken.step.state):
                self._completed.append((table, taken.seat))

    def _look(self) -> None:
        if Disk.is_full or Disk.slowness > 1:
            self._slow = self._world.loop.time()
        if not self._world.clock.has_leapt:
            self._advance(self._world.loop.time())
            self._look_at_time_outs()
            self._read()
        self._completed.clear()
        self._timed_out.clear()

    # Passing time

    def _advance(self, now: float) -> None:
        """Advance the stopwatches since the last look, without time that does not count."""
        lost = [
            (gone, until)
            for gone, until in self._world.down
            if until > self._looked and until - gone > 1.5 * self._patience
        ]
        doubt = max(DOUBT, self._patience / 2) * len(lost) + self._unsigned(
            sum(until - gone for gone, until in lost)
        )
        if self._world.run is not None and self._world.run.is_alive and not self._world.gateway.is_connected:
            # The bot gives an outage of the gateway back if it lasts.
            doubt += now - self._looked + DOUBT
        for watched in self._tables.values():
            for watch in watched.watches.values():
                begin = max(self._looked, watch.row.away_until - self._world.clock.begin)
                if not watched.is_paused and begin < now:
                    down = sum(max(0.0, min(until, now) - max(gone, begin)) for gone, until in lost)
                    watch.used += now - begin - down
                    watch.doubt += doubt
        self._looked = now

    @property
    def _patience(self) -> float:
        """Return the seconds of silence after which the bot gives time back."""
        return SILENCE if self._world.bot is None else self._world.bot.scheduler.patience

    def _unsigned(self, lost: float) -> float:
        """Return the seconds without a heartbeat that the bot may have given back, besides downtime."""
        ((signed,),) = self._world.ask(_SIGN)
        self._down_since_sign += lost
        if signed is None or signed == self._signed:
            return 0.0
        gap = 0.0 if self._signed is None else signed - self._signed
        rest = max(0.0, gap - self._down_since_sign) if gap > self._patience else 0.0
        self._signed, self._down_since_sign = signed, 0.0
        return rest

    # Changes

    def _read(self) -> None:
        rows: dict[int, dict[Seat, Row]] = {}
        for found in self._world.ask(_SEATS):
            rows.setdefault(found[0], {})[found[1]] = Row(*found)
        running = set[int]()
        for table, text, is_paused in self._world.ask(_TABLES):
            kept, game = clock.parse_clock(text), self._world.record.games.get(table)
            if kept is not None and game is not None and table in rows:
                running.add(table)
                is_new = table not in self._tables
                watched = self._tables.setdefault(table, Watched(kept))
                watched.rows = rows[table]
                self._follow(game, watched, is_new=is_new)
                watched.is_paused = bool(is_paused)
                self._foresee(watched)
        for over in self._tables.keys() - running:
            del self._tables[over]

    def _follow(self, game: Game, watched: Watched, *, is_new: bool) -> None:
        waiting = [seat for seat in game.rules.rules.to_move(game.state) if watched.rows[seat].is_present]
        for table, seat in self._completed:
            if table == game.table:
                self._end(watched, seat)
        for seat in [*watched.watches]:
            if seat not in waiting:
                del watched.watches[seat]
                watched.banks.pop(seat, None)
        for seat in waiting:
            row = watched.rows[seat]
            if seat in watched.watches:
                self._compare(game, watched, row)
                continue
            expected, doubt = watched.banks.pop(seat, (row.bank, 0.0))
            if abs(row.bank - expected) > doubt + TOLERANCE:
                what = f"has {row.bank} s for the turn, not {expected:.0f} ± {doubt:.0f}"
                self._find(game.table, row, what)
            has_begun = self._world.clock.true_time() - (row.started or 0) < TOLERANCE
            watched.watches[seat] = Stopwatch(row, is_known=has_begun or not is_new)
            watched.watches[seat].reset(self._lag(row))

    def _lag(self, row: Row) -> float:
        """Return the maximum delay in seconds between an event and its commit."""
        is_slow = self._world.loop.time() - self._slow < LATELY
        lag = self._world.clock.true_time() - (row.started or 0)
        return max(TOLERANCE, lag) if is_slow and lag < LATELY else TOLERANCE

    def _end(self, watched: Watched, seat: Seat) -> None:
        """Save the remaining time for the next turn; a planned turn takes no time."""
        watch, kept = watched.watches.pop(seat, None), watched.clock
        left, doubt = watched.banks.pop(seat, (None, 0.0))
        if watch is not None and watch.is_known:
            left, doubt = max(0.0, watch.row.bank - watch.used), watch.doubt
        if left is not None:
            watched.banks[seat] = min(kept.most, left + kept.more), doubt

    def _compare(self, game: Game, watched: Watched, row: Row) -> None:
        """Follow a continuing turn, which may get more time or be reset."""
        watch, more = watched.watches[row.seat], watched.clock.more
        before, watch.row = watch.row, row
        if not watch.is_known:
            return
        if row.started != before.started:
            was_up = watch.used >= before.bank - watch.doubt or self._has_left(row)
            if not was_up:
                self._find(game.table, row, f"begins anew, though only {watch.used:.0f} s were used")
            watch.reset(self._lag(row))
        elif row.bank != before.bank:
            is_late_notice = row.reminded == NEARLY and watch.used >= before.bank * 0.95 - watch.doubt
            announced = watch.used + before.bank // 10
            is_late_question = row.reminded in (ASKED, DEPARTED) and watch.used >= before.bank - watch.doubt
            if (is_late_notice and abs(row.bank - announced) <= watch.doubt) or (
                is_late_question and abs(row.bank - watch.used) <= watch.doubt
            ):
                watch.doubt += TOLERANCE
                # The time has ended just now, even if it is up by the stopwatch.
                self._expect(watch)
            elif row.bank - before.bank != more or not self._was_pressed(game.table, ("give",)):
                self._find(game.table, row, f"has {row.bank} s now, and had {before.bank}")

    def _foresee(self, watched: Watched) -> None:
        """Record the deadlines that are valid now."""
        for watch in watched.watches.values():
            if not watched.is_paused and watch.used < watch.row.bank:
                self._expect(watch)

    def _expect(self, watch: Stopwatch) -> None:
        """Record the deadline of a seat, unless the last one recorded is the same and no less certain."""
        left = watch.row.bank - watch.used
        deadline = max(self._world.clock.true_time(), watch.row.away_until) + left
        last = watch.shown[-1].deadline if watch.shown else 0.0
        if abs(deadline - last) > 1 or watch.doubt > watch.shown[-1].doubt:
            watch.shown.append(Expected(self._world.loop.time(), deadline, watch.doubt))

    # Actions of the bot

    def _look_at_time_outs(self) -> None:
        """Check that a computer takes a turn only when its time is up."""
        for table, seat in self._timed_out:
            watched = self._tables.get(table)
            watch = watched.watches.get(seat) if watched is not None else None
            if watched is None or watch is None or not watch.is_known or self._has_left(watch.row):
                continue
            is_asked = watched.opponent(seat) is not None and not self._was_pressed(table, ("standin",))
            least = watch.row.bank + (watched.clock.more if is_asked else 0)
            if watch.used < least - watch.doubt:
                self._find(table, watch.row, f"was out of time after {watch.used:.0f} s of {least}")

    async def _look_for_what_is_overdue(self) -> None:
        while True:
            await asyncio.sleep(10 * MINUTE)
            if self._world.clock.has_leapt:
                return
            for table, watched in self._tables.items():
                for watch in watched.watches.values():
                    self._look_at_lateness(table, watched, watch)

    def _look_at_lateness(self, table: int, watched: Watched, watch: Stopwatch) -> None:
        row, opponent = watch.row, watched.opponent(watch.row.seat)
        may_wait = row.may_be_quiet or (opponent is not None and opponent.may_be_quiet)
        if not watch.is_known or watched.is_paused or row.is_substituted or may_wait:
            return
        late = row.bank if row.reminded < ASKED else row.bank + watched.clock.more
        if watch.used > late + watch.doubt + OVERDUE:
            what = f"has used {watch.used:.0f} s of {late}, and nothing was done (notice {row.reminded})"
            self._find(table, row, what)

    # Messages of the bot

    def _sent(self, message: Message, _answers: Interaction | None, _edited: bool) -> None:
        said = _DEADLINE.search(message.text)
        tables = {(press.table, press.version) for press, _ in message.offers if press.verb == "play"}
        if said is None or len(tables) != 1 or message.is_digest or self._world.clock.has_leapt:
            return
        ((table, version),) = tables
        game, watched = self._world.record.games.get(table), self._tables.get(table)
        if game is None or watched is None or len(watched.watches) != 1 or version < game.whole_version:
            return
        (watch,) = watched.watches.values()
        if not watch.is_known or not watch.shown or (REMINDER in message.text and watch.is_up):
            return
        deadline = int(said[1])
        if not any(abs(deadline - right) <= doubt for right, doubt in self._lately(watch)):
            off = deadline - watch.shown[-1].deadline
            self._find(table, watch.row, f"is shown a deadline that is {off:+.0f} s off")

    def _lately(self, watch: Stopwatch) -> Iterator[tuple[float, float]]:
        """Return the deadlines that were valid recently."""
        since = self._world.loop.time() - LATELY
        for place, expected in enumerate(watch.shown):
            is_last = place == len(watch.shown) - 1
            if is_last or watch.shown[place + 1].since >= since:
                yield expected.deadline, expected.doubt

    def _was_pressed(self, table: int, verbs: tuple[str, ...]) -> bool:
        since = self._world.loop.time() - LATELY
        return any(
            made.press is not None
            and made.press.table == table
            and made.press.verb in verbs
            and made.sent >= since
            for made in self._world.discord.interactions[-500:]
        )

    def _has_left(self, row: Row) -> bool:
        person = self._world.discord.people.get(row.user)
        return person is None or not person.is_on_server

    def _find(self, table: int, row: Row, what: str) -> None:
        name = self._world.discord.people[row.user].name
        self._world.history.find("deadlines", f"table {table}: {name} {what}")

    async def at_end(self) -> None:
        """Do nothing: every clock was checked as it ran."""
