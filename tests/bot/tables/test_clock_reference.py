"""Every deadline, due time and bank equals that of a clock that counts minute by minute.

Random games are played in which people pause, go away, give time, leave, undo turns and change their hours.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import TypeAlias

import msgspec
import pytest
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st

from bot.errors import Refused
from bot.features import absence
from bot.store import Player, Table
from bot.store.schema import PLAYING
from bot.tables import clock, consent, moves, notifications, resigning, time_outs
from bot.tables.game import game_of, state_of
from engine.core.game_errors import GameFinished
from engine.core.types import GameState
from engine.game_registry import games
from tests.bot.tables.clock_reference import MINUTE, Person, Reference
from tests.bot.tables.in_memory import PersonInMemory, TableInMemory
from tests.examples import slow

AUTUMN = 1_792_893_600
"""Noon (UTC) of 24 October 2026, half a day before the clocks of Berlin go back."""
CLOCKS = ("1h", "5h", "bank 3h +1h ≤5h", "bank 1h +1h ≤3h")
ZONES = ("UTC", "Europe/Berlin", "Asia/Kolkata", "Pacific/Chatham", "America/New_York")
NIGHTLY = os.environ.get("NIGHTLY_GAMES")
FEW, MANY = 30, 6 * int(NIGHTLY) if NIGHTLY else 1_000
"""Random sequences that a quick and a slow test try, a slow one many more if NIGHTLY_GAMES is set."""


class Play:
    """One table, played by the bot's rules beside the reference."""

    def __init__(self, game: str, seats: int, setting: str, begins: int) -> None:
        people = [Person() for _ in range(seats)]
        self.change = TableInMemory(_new_table(game, seats, setting), begins)
        read = clock.parse_clock(setting)
        assert read is not None
        self.reference = Reference(read, people, begins)
        self.began = {player.user_id: player.seat for player in self.change.table.players}
        clock.set_up_clock(self.change)
        moves.write_state(self.change, None, _dealt(game, seats))
        self.reference.step(self.people_to_move(), None)

    @property
    def table(self) -> Table:
        return self.change.table

    def people_to_move(self) -> list[int]:
        to_move = game_of(self.table).rules.to_move(state_of(self.table))
        return [seat for seat in to_move if self.table.players[seat].is_present]

    def mover(self) -> int:
        return game_of(self.table).rules.to_move(state_of(self.table))[0]

    def user(self, number: int) -> int:
        return self.table.players[number % len(self.table.players)].user_id

    def let_pass(self, minutes: int) -> None:
        self.reference.advance(minutes)
        self.change.now += minutes * MINUTE

    # What may happen; `number` chooses a person or a length.

    def step(self, number: int) -> None:
        seat = self.mover()
        late = self.table.players[seat].substitute_turn
        actions = game_of(self.table).rules.legal_actions(state_of(self.table), seat)
        action = actions[number % len(actions)]
        if self.table.players[seat].is_present:
            if late:
                self.reference.restart(seat, self.reference.clock.more)
            moves.play(self.change, self.table.players[seat].user_id, action)
        else:
            moves.apply_action(self.change, seat, action)
        complete = game_of(self.table).rules.turn_complete(state_of(self.table))
        self.reference.step(self.people_to_move(), seat if complete else None)

    def computer_step(self, number: int) -> None:
        """Let a computer play the turn of a player whose time is up."""
        seat = self.mover()
        while self.table.players[seat].substitute_turn and self.mover() == seat:
            moves.apply_action(
                self.change, seat, game_of(self.table).rules.legal_actions(state_of(self.table), seat)[0]
            )
            complete = game_of(self.table).rules.turn_complete(state_of(self.table))
            self.reference.step(self.people_to_move(), seat if complete else None)

    def go_away(self, number: int) -> None:
        until = self.change.now + (1 + number * 7 % 600) * MINUTE
        absence.start_absence(PersonInMemory(self.change, self.user(number)), until)
        seat = self.reference.seats[self.began[self.user(number)]]
        seat.stage = clock.HALF if seat.stage == clock.NEARLY else seat.stage
        person = seat.person
        person.away = {at for at in person.away if at < self.change.now}
        person.away |= set(range(self.change.now, until, MINUTE))

    def come_back(self, number: int) -> None:
        absence.end_absence(PersonInMemory(self.change, self.user(number)))
        person = self.reference.seats[self.began[self.user(number)]].person
        person.away = {at for at in person.away if at < self.change.now}

    def ask_for_pause(self, number: int) -> None:
        was_paused = self.table.paused_at is not None
        consent.ask_for_pause(self.change, self.user(number), agrees=number % 2 == 0)
        self._has_paused(was_paused=was_paused)

    def _has_paused(self, *, was_paused: bool) -> None:
        if self.table.paused_at is not None and not was_paused:
            self.reference.pause()

    def go_on(self, number: int) -> None:
        consent.end_pause(self.change, self.user(number))
        self.reference.go_on(self.people_to_move())

    def give_time(self, number: int) -> None:
        seat = self.mover()
        consent.give_time(self.change, self.user(number), seat)
        self.reference.give(seat)

    def be_down(self, number: int) -> None:
        minutes = 6 + number * 5 % 300
        begin = self.change.now
        self.reference.advance(minutes, down=True)
        self.change.now += minutes * MINUTE
        self.change.stop_clock(begin, self.change.now)
        clock.reschedule(self.change)

    def undo(self, number: int) -> None:
        consent.ask_for_undo(self.change, self.user(number))
        for player in self.table.players:
            with suppress(Refused):
                consent.answer_undo(self.change, player.user_id, agrees=True)
        self.reference.step(self.people_to_move(), None)

    def take_back(self, number: int) -> None:
        consent.undo_step(self.change, self.user(number))
        self.reference.step(self.people_to_move(), None)

    def leave_or_return(self, number: int) -> None:
        seat, was_paused = self.began[self.user(number)], self.table.paused_at is not None
        if self.table.players[seat].is_present and resigning.can_take_over(self.table, seat):
            resigning.leave(self.change, self.user(number))
        else:
            resigning.give_back(self.change, self.user(number))
        self.reference.step(self.people_to_move(), None)
        self._has_paused(was_paused=was_paused)

    def change_hours(self, number: int) -> None:
        begin, length, zone = number % 24, number % 13, ZONES[number % len(ZONES)]
        person = self.reference.seats[self.began[self.user(number)]].person
        person.quiet_from, person.quiet_until, person.zone = begin, (begin + length) % 24, zone
        notifications.set_preferences(
            PersonInMemory(self.change, self.user(number)),
            quiet_from=begin,
            quiet_until=person.quiet_until,
            time_zone=zone,
        )

    def serve(self, number: int) -> None:
        """Send what is due now, or have a computer take the turn, as the periodic job does."""
        for seat in self.people_to_move():
            stage = clock.due_notice(self.table, seat, self.change.now)
            opponent = clock.opponent(self.table, seat)
            if stage is None:
                continue
            if stage < clock.ASKED or (stage == clock.ASKED and opponent is not None):
                notifications.record_notice(
                    self.change, self.table, seat, stage, seat, notifications.SentNotice()
                )
                self.reference.notify(seat, stage)
                continue
            assert time_outs.apply_time_out(self.change, seat, self.table.version) is not None
            if self.table.is_playing:
                self.reference.step(self.people_to_move(), None)
        clock.reschedule(self.change)

    def decide(self, number: int) -> None:
        """Have the opponent of a late player wait for them."""
        seat = self.mover()
        opponent = clock.opponent(self.table, seat)
        if opponent is None:
            raise Refused("not-late")
        time_outs.decide_overdue(self.change, opponent.user_id, time_outs.WAIT)
        self.reference.restart(seat, self.reference.clock.more)

    def check(self) -> None:
        """Compare everything with the reference."""
        due = []
        for seat in self.people_to_move():
            player, counted = self.table.players[seat], self.reference.seats[seat]
            assert player.bank == counted.bank, "bank"
            if player.substitute_turn:
                continue
            assert player.reminded == counted.stage, "stage"
            assert clock.deadline(self.table, seat) == self.reference.deadline(seat), "deadline"
            opponent = clock.opponent(self.table, seat)
            due.append(self.reference.next_due(seat, None if opponent is None else opponent.seat))
        if self.table.paused_at is None:
            moments = [moment for moment in due if moment is not None]
            assert self.change.wakes_at == min(moments, default=None), "due"


@cache
def _dealt(game: str, seats: int) -> GameState:
    return games()[game].rules.setup(games()[game].Options(), seats, 7).state


@cache
def _new_table(game: str, seats: int, setting: str) -> Table:
    values = dict.fromkeys((field for field in Table.__dataclass_fields__), None)
    numbers = dict.fromkeys(("version", "published_version", "turn_version", "turn_at", "created_at"), 0)
    options = msgspec.json.encode(games()[game].Options()).decode()
    players = [Player(seat, 11 + seat, f"p{seat}", joined=True) for seat in range(seats)]
    about = {
        "id": 1,
        "game": game,
        "rules_version": games()[game].version,
        "options": options,
        "guild_id": 1,
        "channel_id": 1,
        "host_id": 11,
        "status": PLAYING,
        "seed": "7",
        "changed_at": 0,
        "clock": setting,
        "rated": False,
        "clock_stops": (),
        "players": tuple(players),
    }
    return Table(**{**values, **numbers, **about})  # type: ignore[arg-type]


Doing: TypeAlias = Callable[[Play, int], None]
DOINGS: tuple[Doing, ...] = (
    *(Play.step,) * 6,
    *(Play.serve,) * 4,
    Play.computer_step,
    Play.go_away,
    Play.come_back,
    *(Play.ask_for_pause,) * 3,
    Play.go_on,
    Play.give_time,
    Play.be_down,
    Play.undo,
    Play.take_back,
    Play.leave_or_return,
    Play.change_hours,
    Play.decide,
)
MOST_MINUTES, NUMBERS = 300, 10_000
EVENTS = st.lists(st.integers(0, MOST_MINUTES * len(DOINGS) * NUMBERS - 1), min_size=1, max_size=14)
"""What happens one after another, each packed into one number, which is drawn faster than three."""


def event(packed: int) -> tuple[int, Doing, int]:
    """Return how many minutes pass before an event, what happens, and a number that chooses a person or
    length."""
    rest, minutes = divmod(packed, MOST_MINUTES)
    number, doing = divmod(rest, len(DOINGS))
    return minutes, DOINGS[doing], number


@pytest.mark.parametrize(
    ("seats", "sequences", "hours"),
    [
        *((seats, FEW, 0) for seats in (2, 3, 4)),
        *slow(*((seats, MANY, hours) for seats in (2, 3, 4) for hours in (0, 31))),
    ],
)
def test_every_deadline_equals_that_of_a_clock_that_counts_minutes(
    seats: int, sequences: int, hours: int
) -> None:
    @seed(random.getrandbits(64))  # derived from the test's name: other sequences in each test
    @settings(max_examples=sequences, deadline=None, database=None, suppress_health_check=[*HealthCheck])
    @given(st.sampled_from(CLOCKS), st.integers(hours, hours + 24), EVENTS)
    def holds(setting: str, begins: int, events: list[int]) -> None:
        play = Play("lost_cities_board", seats, setting, AUTUMN + begins * 60 * MINUTE)
        play.check()
        for minutes, happen, number in map(event, events):
            play.let_pass(minutes)
            with suppress(Refused, GameFinished):
                happen(play, number)
            if not play.table.is_playing:
                return
            play.check()

    holds()
