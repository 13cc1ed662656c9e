"""Pauses, absences, downtime and quiet hours, alone and together: what they do to deadlines and choices."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.errors import Refused
from bot.features import absence
from bot.store import Table, heartbeats
from bot.store.records import Interval, Preferences
from bot.store.schema import ENDED
from bot.tables import (
    clock,
    consent,
    moves,
    notifications,
    on_hold,
    positions,
    quiet_hours,
    resigning,
    time_outs,
)
from bot.tables.clock import ASKED, ASKS_AFTER, CLOSES_AFTER, DAY, HOUR, NEARLY, runs_out_at, time_used
from bot.tables.manager import Manager
from engine.core.types import GameAction
from tests.bot.due_jobs import clock_due_at
from tests.bot.tables.test_clock import BEGIN, Time, begin, manager, mover, time, turn

__all__ = ["manager", "time"]

DUEL = "lost_cities"


def opponent_of(table: Table) -> int:
    return next(
        player.user_id for player in table.players if player.seat != positions.committed(table).to_move[0]
    )


def user_to_move(table: Table) -> int:
    return table.players[positions.committed(table).to_move[0]].user_id


async def pause(manager: Manager, table: Table) -> Table:
    for player in table.players:
        table = await manager.run(consent.ask_for_pause, table.id, player.user_id, agrees=True)
    return table


async def go_away(manager: Manager, user_id: int, until: int) -> None:
    await manager.run_for(absence.start_absence, user_id, until)


async def late(manager: Manager, time: Time) -> Table:
    """A duel in which the time of whose turn it is is up, and the opponent was asked what should happen."""
    table = await begin(manager, "1d", DUEL)
    seat = mover(manager, table)
    for hours, stage in ((22, NEARLY), (25, ASKED)):
        time.now = BEGIN + hours * HOUR
        await manager.run(
            notifications.record_notice, table.id, table, seat, stage, seat, notifications.SentNotice()
        )
    return await manager.table(table.id)


# The pure functions


def test_time_in_overlapping_pauses_or_absences_is_excluded_once() -> None:
    excluded = [Interval(10, 30), Interval(20, 40), Interval(90, None)]
    assert time_used(0, 100, excluded) == 10 + 50
    assert runs_out_at(0, 60, excluded) == 90
    assert runs_out_at(0, 61, excluded) is None, "not while the open interval lasts"


def test_time_runs_out_at_the_first_moment_at_which_the_bank_is_used_up() -> None:
    assert runs_out_at(0, 10, [Interval(10, 50)]) == 10
    assert runs_out_at(0, 11, [Interval(10, 50)]) == 51
    assert runs_out_at(20, 0, [Interval(10, 50)]) == 20


def test_reminder_waits_for_the_end_of_absence_and_quiet_hours() -> None:
    preferences = Preferences(quiet_from=22, quiet_until=8, absences=(Interval(7 * HOUR, 47 * HOUR),))
    assert quiet_hours.reachable_at(preferences, 6 * HOUR) == 56 * HOUR


# Choices of an opponent


async def test_win_on_time_is_refused_during_an_agreed_pause_which_gives_a_new_turn(
    manager: Manager, time: Time
) -> None:
    table = await pause(manager, await late(manager, time))
    with pytest.raises(Refused, match="not-late"):
        await manager.run(time_outs.decide_overdue, table.id, opponent_of(table), time_outs.WIN)
    time.now += DAY
    table = await manager.run(consent.end_pause, table.id, opponent_of(table))
    assert clock.deadline(table, mover(manager, table)) == time.now + DAY, "agreeing to a pause is waiting"
    with pytest.raises(Refused, match="not-late"):
        await manager.run(time_outs.decide_overdue, table.id, opponent_of(table), time_outs.WIN)


async def test_pause_agreed_before_the_computer_has_taken_a_late_turn_gives_that_turn_back(
    manager: Manager, time: Time
) -> None:
    table = await begin(manager, "1d")
    seat = mover(manager, table)
    for stage in (clock.HALF, NEARLY):
        await manager.run(
            notifications.record_notice, table.id, table, seat, stage, seat, notifications.SentNotice()
        )
    time.now += 25 * HOUR
    await manager.run(time_outs.apply_time_out, table.id, seat, table.version)
    table = await manager.table(table.id)
    assert table.awaits_computer
    table = await pause(manager, table)
    assert not table.players[seat].substitute_turn
    assert not table.awaits_computer, "no computer is to move"


async def test_absence_that_begins_after_the_deadline_gives_no_time_back(
    manager: Manager, time: Time
) -> None:
    table = await late(manager, time)
    before = clock.deadline(table, mover(manager, table))
    await go_away(manager, user_to_move(table), time.now + 10 * DAY)
    assert clock.deadline(await manager.table(table.id), mover(manager, table)) == before


async def test_win_on_time_is_refused_while_an_absent_player_has_time_left(
    manager: Manager, time: Time
) -> None:
    table = await begin(manager, "1d", DUEL)
    await go_away(manager, user_to_move(table), time.now + 10 * DAY)
    time.now += 2 * DAY
    with pytest.raises(Refused, match="not-late"):
        await manager.run(time_outs.decide_overdue, table.id, opponent_of(table), time_outs.WIN)


async def test_time_granted_to_an_absent_late_player_begins_after_the_absence(
    manager: Manager, time: Time
) -> None:
    table = await late(manager, time)
    back = time.now + 10 * DAY
    await go_away(manager, user_to_move(table), back)
    table = await manager.run(time_outs.decide_overdue, table.id, opponent_of(table), time_outs.WAIT)
    assert clock.deadline(table, mover(manager, table)) == back + DAY


async def test_opponent_of_a_player_who_left_the_server_may_take_the_win_at_once(
    manager: Manager, time: Time
) -> None:
    table = await begin(manager, "1d", DUEL)
    seat = mover(manager, table)
    sent = notifications.SentNotice()
    await manager.run(notifications.record_notice, table.id, table, seat, clock.DEPARTED, seat, sent)
    table = await manager.run(time_outs.decide_overdue, table.id, opponent_of(table), time_outs.WIN)
    assert table.is_finished


# Several players


async def test_return_of_one_player_does_not_end_the_absence_of_another(manager: Manager, time: Time) -> None:
    table = await begin(manager, "1d")
    seat = mover(manager, table)
    other = table.players[(seat + 1) % 3].user_id
    await go_away(manager, table.players[seat].user_id, BEGIN + 13 * DAY)
    await go_away(manager, other, BEGIN + 10 * DAY)
    assert clock.deadline(await manager.table(table.id), seat) == BEGIN + 14 * DAY
    await manager.run_for(absence.end_absence, other)
    assert clock.deadline(await manager.table(table.id), seat) == BEGIN + 14 * DAY


async def test_absences_of_two_players_delay_a_turn_by_the_longest_only(manager: Manager, time: Time) -> None:
    table = await begin(manager, "1d")
    for player in table.players:
        await go_away(manager, player.user_id, BEGIN + 10 * DAY)
    table = await turn(manager, await manager.table(table.id))
    assert clock.deadline(table, mover(manager, table)) == BEGIN + 11 * DAY


# Combinations


async def test_downtime_within_a_pause_is_not_added_twice_to_the_deadline(
    manager: Manager, time: Time
) -> None:
    table = await begin(manager, "12h", DUEL)
    seat = mover(manager, table)
    await manager.store.write(heartbeats.record_heartbeat, manager.store.share, BEGIN, 300)
    await pause(manager, table)
    time.now += 2 * DAY
    await manager.store.write(heartbeats.record_heartbeat, manager.store.share, time.now, 300)
    table = await manager.run(consent.end_pause, table.id, table.players[0].user_id)
    assert clock.deadline(table, seat) == time.now + 12 * HOUR


async def test_pause_within_an_absence_is_not_added_twice_to_the_deadline(
    manager: Manager, time: Time
) -> None:
    table = await begin(manager, "12h", DUEL)
    seat = mover(manager, table)
    await go_away(manager, table.players[seat].user_id, BEGIN + 10 * DAY)
    await pause(manager, table)
    time.now += DAY
    table = await manager.run(consent.end_pause, table.id, table.players[0].user_id)
    assert clock.deadline(table, seat) == BEGIN + 10 * DAY + 12 * HOUR


async def test_second_agreement_to_a_pause_does_not_restart_it(manager: Manager, time: Time) -> None:
    table = await begin(manager, "12h", DUEL)
    for _ in range(2):
        table = await pause(manager, table)
        time.now += DAY
    assert table.paused_at == BEGIN
    assert not any(player.wants_pause for player in table.players)


async def test_quiet_hours_of_one_player_delay_nothing_for_another(manager: Manager, time: Time) -> None:
    """Both seats of this table are to move, as in a duplicate match."""
    table = await begin(manager, "1d", DUEL)
    night = BEGIN // DAY * DAY + DAY
    running = [replace(player, turn_started_at=night - 12 * HOUR) for player in table.players]
    asleep = replace(running[0], preferences=Preferences(quiet_from=0, quiet_until=12))
    table = replace(table, players=(asleep, running[1]))
    assert clock.due_notice(table, 0, night) is None
    assert clock.due_notice(table, 1, night) == clock.HALF
    assert clock._due_at(table, (0, 1)) == night


async def test_changed_quiet_hours_change_when_a_reminder_is_due(manager: Manager, time: Time) -> None:
    table = await begin(manager, "1d", DUEL)
    half = BEGIN + 12 * HOUR
    hour = half // HOUR % 24
    user_id = user_to_move(table)
    quiet = {"quiet_from": hour, "quiet_until": (hour + 3) % 24}
    await manager.run_for(notifications.set_preferences, user_id, **quiet)  # type: ignore[arg-type]
    assert await clock_due_at(manager.store, table.id) == half // HOUR * HOUR + 3 * HOUR
    await manager.run_for(notifications.set_preferences, user_id, quiet_until=hour)
    assert await clock_due_at(manager.store, table.id) == half


# Questions that wait for a player who leaves


async def test_pause_begins_when_the_last_player_who_had_not_agreed_leaves(
    manager: Manager, time: Time
) -> None:
    table = await begin(manager, "1d")
    *agreeing, leaver = [player.user_id for player in table.players]
    for user_id in agreeing:
        await manager.run(consent.ask_for_pause, table.id, user_id)
    table = (await manager.run(resigning.leave, table.id, leaver)).table
    assert table.paused_at == time.now


async def test_turn_is_undone_when_the_last_player_who_had_not_agreed_to_the_undo_leaves(
    manager: Manager,
) -> None:
    table = await begin(manager, "1d")
    asker, state = user_to_move(table), table.state
    table = await turn(manager, table)
    agreeing, leaver = [player.user_id for player in table.players if player.user_id != asker]
    await manager.run(consent.ask_for_undo, table.id, asker)
    await manager.run(consent.answer_undo, table.id, agreeing, agrees=True)
    table = (await manager.run(resigning.leave, table.id, leaver)).table
    assert (table.undo_seat, table.state) == (None, state)


async def test_undo_can_be_agreed_by_the_last_player_after_another_one_left(manager: Manager) -> None:
    table = await begin(manager, "1d")
    asker = user_to_move(table)
    table = await turn(manager, table)
    leaver, last = [player.user_id for player in table.players if player.user_id != asker]
    await manager.run(consent.ask_for_undo, table.id, asker)
    await manager.run(resigning.leave, table.id, leaver)
    table = await manager.run(consent.answer_undo, table.id, last, agrees=True)
    assert table.undo_seat is None and user_to_move(table) == asker


async def test_undo_question_is_withdrawn_when_its_asker_leaves(manager: Manager) -> None:
    table = await begin(manager, "1d")
    asker = user_to_move(table)
    table = await turn(manager, table)
    await manager.run(consent.ask_for_undo, table.id, asker)
    table = (await manager.run(resigning.leave, table.id, asker)).table
    assert table.undo_seat is None


# Tables without a running clock


async def test_question_whether_people_still_play_waits_for_quiet_hours_but_its_deadline_does_not(
    manager: Manager,
) -> None:
    table = await begin(manager, clock.OFF, DUEL)
    seat, at = mover(manager, table), BEGIN + ASKS_AFTER
    assert clock.activity_check_due_at(table, (seat,)) == at
    hour = at // HOUR % 24
    asleep = replace(
        table.players[seat], preferences=Preferences(quiet_from=hour, quiet_until=(hour + 2) % 24)
    )
    table = replace(table, players=tuple(asleep if one.seat == seat else one for one in table.players))
    assert clock.activity_check_due_at(table, (seat,)) == at // HOUR * HOUR + 2 * HOUR
    asked = replace(table, asked_at=BEGIN)
    assert clock.activity_check_due_at(asked, (seat,)) == BEGIN + CLOSES_AFTER, (
        "nothing is sent to anyone then"
    )


async def test_downtime_postpones_the_question_whether_people_still_play(
    manager: Manager, time: Time
) -> None:
    table = await begin(manager, clock.OFF, DUEL)
    seat = mover(manager, table)
    await manager.store.write(heartbeats.record_heartbeat, manager.store.share, BEGIN, 300)
    await manager.store.write(heartbeats.record_heartbeat, manager.store.share, BEGIN + 3 * DAY, 300)
    table = await manager.table(table.id)
    assert clock.activity_check_due_at(table, (seat,)) == BEGIN + ASKS_AFTER + 3 * DAY


async def test_time_given_after_a_timeout_ends_with_a_reminder_and_a_new_question(
    manager: Manager, time: Time
) -> None:
    table = await late(manager, time)
    seat = mover(manager, table)
    table = await manager.run(consent.give_time, table.id, opponent_of(table), seat)
    assert clock.due_notice(table, seat, time.now) is None
    until = clock.deadline(table, seat) or 0
    assert clock.due_notice(table, seat, until) == NEARLY
    await manager.run(clock.record_reminder, table.id, seat, NEARLY)
    assert clock.due_notice(await manager.table(table.id), seat, until) == ASKED


async def test_no_clock_runs_in_a_game_on_hold(manager: Manager) -> None:
    table = await begin(manager, "1d")
    moved = (await manager.run(moves.play, table.id, user_to_move(table), _first(table))).table
    assert clock.deadline(moved, mover(manager, moved)) is not None
    held = await manager.run(on_hold.put_on_hold, table.id, ENDED)
    assert [player.turn_started_at for player in held.players] == [None] * 3


def _first(table: Table) -> GameAction:
    position = positions.committed(table)
    return position.legal_actions(position.to_move[0])[0]
