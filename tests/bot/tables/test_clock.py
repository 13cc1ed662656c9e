"""The clock of a table: what a turn leaves of the time, who is waited for, and what is due when."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.features import hall
from bot.store import Store, Table, connect, heartbeats
from bot.store.transaction import TableTransaction
from bot.tables import clock, consent, hooks, moves, notifications, positions, resigning, time_outs
from bot.tables.clock import ASKED, DAY, HALF, HOUR, NEARLY
from bot.tables.manager import Manager
from bot.tables.proposal import Person, Proposal
from engine.core.types import Seat
from engine.game_registry import games
from tests.bot.due_jobs import claim_clocks, clock_due_at
from tests.bot.plans import listening, plan

ADA, BORIS, CHEN = Person(11, "ada"), Person(22, "boris"), Person(33, "chen")
MINUTE = 60
BEGIN = 1_000_000


class Time:
    """A settable time."""

    now = BEGIN

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
async def manager(url: str, time: Time) -> AsyncIterator[Manager]:
    manager = a_manager(url, time)
    yield manager
    await manager.store.close()


def a_manager(url: str, time: Time) -> Manager:
    return Manager(Store(connect(url)), now=time, seed=lambda: 2)


async def begin(manager: Manager, setting: str, game: str = "lost_cities_board") -> Table:
    wish = Proposal(game, games()[game].Options(), 1, 100, ADA, clock=setting)
    table = await manager.lobbies.open(wish)
    for person in (BORIS, CHEN)[: games()[game].rules.seats_for(wish.options)[1] - 1]:
        await manager.lobbies.join(table.id, person)
    return await manager.lobbies.start(table.id, ADA.id)


async def step(manager: Manager, table: Table) -> Table:
    """Return the first legal action of the seat to move."""
    position = positions.committed(table)
    seat = position.to_move[0]
    action = position.legal_actions(seat)[0]
    return (await manager.run(moves.play, table.id, table.players[seat].user_id, action)).table


async def turn(manager: Manager, table: Table) -> Table:
    """Play a whole turn of the seat to move."""
    table = await step(manager, table)
    while not positions.committed(table).turn_complete:
        table = await step(manager, table)
    return table


def mover(manager: Manager, table: Table) -> Seat:
    return positions.committed(table).to_move[0]


@pytest.mark.parametrize("setting", clock.CLOCK_CHOICES)
def test_every_choice_but_off_is_read_as_a_clock(setting: str) -> None:
    assert (clock.parse_clock(setting) is None) == (setting == clock.OFF)


async def test_turn_clock_is_refilled_after_each_turn(manager: Manager, time: Time) -> None:
    table = await begin(manager, "1d")
    first = mover(manager, table)
    time.now += 23 * HOUR
    table = await turn(manager, table)
    assert table.players[first].bank == DAY
    assert clock.deadline(table, mover(manager, table)) == time.now + DAY


async def test_unused_time_is_added_to_a_bank_clock_with_its_increment(manager: Manager, time: Time) -> None:
    table = await begin(manager, "bank 3d +12h ≤5d")
    first = mover(manager, table)
    assert clock.deadline(table, first) == BEGIN + 3 * DAY
    time.now += DAY
    table = await turn(manager, table)
    assert table.players[first].bank == 2 * DAY + 12 * HOUR


async def test_bank_clock_gains_no_time_beyond_its_maximum(manager: Manager) -> None:
    table = await begin(manager, "bank 3d +12h ≤5d")
    first = mover(manager, table)
    for _ in range(18):
        table = await turn(manager, table)
    assert table.players[first].bank == 5 * DAY


async def test_steps_and_undo_within_a_turn_do_not_change_its_deadline(manager: Manager, time: Time) -> None:
    table = await begin(manager, "1d")
    time.now += HOUR
    table = await step(manager, table)
    assert not positions.committed(table).turn_complete
    assert clock.deadline(table, mover(manager, table)) == BEGIN + DAY
    table = await manager.run(consent.undo_step, table.id, table.players[mover(manager, table)].user_id)
    assert clock.deadline(table, mover(manager, table)) == BEGIN + DAY


async def test_one_of_two_simultaneous_movers_keeps_their_deadline_when_the_other_has_moved(
    manager: Manager, time: Time
) -> None:
    table = await begin(manager, "1d")

    def both(change: TableTransaction) -> Table:
        columns = clock.advance_clocks(change, (0, 1), (1,), 0)
        change.set_columns(**columns)
        return change.table

    table = await manager.run(both, table.id)
    assert clock.deadline(table, 1) == BEGIN + DAY


async def test_no_clock_runs_while_a_computer_is_to_move_for_a_leaver(manager: Manager) -> None:
    table = await begin(manager, "1d")
    leaver = table.players[mover(manager, table)].user_id
    table = (await manager.run(resigning.leave, table.id, leaver)).table
    assert table.awaits_computer
    assert await clock_due_at(manager.store, table.id) is None
    assert [player.turn_started_at for player in table.players] == [None] * len(table.players)
    table = (await manager.run(resigning.give_back, table.id, leaver)).table
    assert clock.deadline(table, mover(manager, table)) == BEGIN + DAY


async def test_reminders_are_due_at_half_and_nine_tenths_of_a_turn_and_the_question_at_its_end(
    manager: Manager,
) -> None:
    table = await begin(manager, "1d")
    seat = mover(manager, table)
    assert await clock_due_at(manager.store, table.id) == BEGIN + 12 * HOUR
    assert clock.due_notice(table, seat, BEGIN + 12 * HOUR - 1) is None
    assert clock.due_notice(table, seat, BEGIN + 12 * HOUR) == HALF
    assert clock.due_notice(table, seat, BEGIN + 22 * HOUR) == NEARLY, (
        "after a long silence one reminder is enough"
    )
    table = await warned(manager, table, NEARLY, BEGIN + 22 * HOUR)
    assert clock.due_notice(table, seat, BEGIN + DAY - 1) is None
    assert clock.due_notice(table, seat, BEGIN + DAY) == ASKED


async def test_question_about_a_late_player_never_comes_before_a_reminder(manager: Manager) -> None:
    table = await begin(manager, "1d")
    assert clock.due_notice(table, mover(manager, table), BEGIN + 9 * DAY) == NEARLY


async def warned(manager: Manager, table: Table, stage: int, now: int) -> Table:
    manager.now = lambda: now
    seat = mover(manager, table)
    await manager.run(
        notifications.record_notice, table.id, table, seat, stage, seat, notifications.SentNotice()
    )
    return await manager.table(table.id)


async def test_late_reminder_extends_the_deadline_by_a_tenth_of_the_time(manager: Manager) -> None:
    table = await begin(manager, "1d")
    now = BEGIN + DAY - MINUTE
    table = await warned(manager, table, NEARLY, now)
    assert clock.deadline(table, mover(manager, table)) == now + DAY // 10
    assert await clock_due_at(manager.store, table.id) == now + DAY // 10


async def test_reminder_recorded_after_its_turn_was_taken_is_not_counted_but_its_message_is_stored(
    manager: Manager,
) -> None:
    before = await begin(manager, "1d")
    table = await turn(manager, before)
    seat = mover(manager, before)
    await manager.run(
        notifications.record_notice,
        table.id,
        before,
        seat,
        HALF,
        seat,
        notifications.SentNotice(columns={"dm_message_id": 7}),
    )
    after = await manager.table(table.id)
    assert (after.players[seat].reminded, after.players[seat].dm_message_id) == (0, 7)


async def test_due_reminder_is_claimed_by_one_process_until_its_lease_ends(
    manager: Manager, url: str, time: Time
) -> None:
    table = await begin(manager, "1d")
    other = a_manager(url, time)
    now = BEGIN + 12 * HOUR
    assert await claim_clocks(manager.store, now - 1, now + 300) == []
    assert await claim_clocks(manager.store, now, now + 300) == [table.id]
    assert await claim_clocks(other.store, now, now + 300) == []
    assert await claim_clocks(other.store, now + 300, now + 600) == [table.id], "the lease ends after a crash"
    await other.store.close()


async def test_turn_moves_the_due_time_of_reminders_to_the_next_turn(manager: Manager, time: Time) -> None:
    table = await begin(manager, "1d")
    time.now += 12 * HOUR - 1
    table = await turn(manager, table)
    assert await claim_clocks(manager.store, time.now + HOUR, time.now + 2 * HOUR) == []
    assert await clock_due_at(manager.store, table.id) == time.now + 12 * HOUR


@pytest.mark.parametrize("case", ["begun before it", "begun within it"])
async def test_downtime_extends_a_running_turn_by_the_part_it_lost(
    manager: Manager, time: Time, case: str
) -> None:
    """A turn that began during the downtime (another process was there) lost only the rest of it."""
    last_sign = BEGIN + HOUR if case == "begun before it" else BEGIN - HOUR
    await manager.store.write(heartbeats.record_heartbeat, manager.store.share, last_sign, 300)
    table = await begin(manager, "1d")
    seat, back = mover(manager, table), BEGIN + 10 * HOUR
    await manager.store.write(heartbeats.record_heartbeat, manager.store.share, back, 300)
    lost = back - max(last_sign, BEGIN)
    table = await manager.table(table.id)
    assert clock.deadline(table, seat) == BEGIN + lost + DAY
    assert clock.due_notice(table, seat, BEGIN + lost + 12 * HOUR - 1) is None
    assert await manager.store.write(heartbeats.record_heartbeat, manager.store.share, back + 60, 300) == 0
    assert clock.deadline(await manager.table(table.id), seat) == BEGIN + lost + DAY


async def test_time_out_for_an_earlier_version_of_the_table_does_nothing(
    manager: Manager, time: Time
) -> None:
    before = await begin(manager, "1d")
    table = await turn(manager, before)
    time.now += 30 * DAY
    assert (
        await manager.run(time_outs.apply_time_out, before.id, mover(manager, before), before.version) is None
    )
    assert (await manager.table(table.id)).version == table.version


async def test_late_player_may_move_before_the_computer_and_misses_no_turn(
    manager: Manager, time: Time
) -> None:
    table = await begin(manager, "1d")
    seat = mover(manager, table)
    table = await warned(manager, table, NEARLY, BEGIN + 22 * HOUR)
    manager.now = lambda: BEGIN + 2 * DAY
    done = await manager.run(time_outs.apply_time_out, table.id, seat, table.version)
    assert done is not None and done.table.awaits_computer
    assert await clock_due_at(manager.store, table.id) is None
    table = await turn(manager, done.table)
    assert not table.awaits_computer
    assert table.players[seat].missed == 0


async def test_due_clocks_are_found_by_an_index(manager: Manager, database: Path) -> None:
    await begin(manager, "1d")
    with listening() as asked:
        await claim_clocks(manager.store, BEGIN, BEGIN + 300)
    steps = plan(database, [one for one in asked if not one[0].startswith("BEGIN")])
    assert any("ix_jobs_due_at" in step for step in steps)
    assert not any(step.startswith("SCAN jobs") for step in steps), steps


async def test_turn_makes_six_writes_one_of_which_updates_all_seats(manager: Manager) -> None:
    table = await begin(manager, "1d", "lost_cities")
    with listening() as asked:
        await step(manager, table)
    writes = [statement.split()[0] for statement, _ in asked if not statement.startswith(("BEGIN", "SELECT"))]
    assert hall.mark_due in hooks.server_changed
    assert writes == ["INSERT", "UPDATE", "INSERT", "UPDATE", "INSERT", "UPDATE"], (
        "move, seats, clock, table, pending post, hall"
    )
