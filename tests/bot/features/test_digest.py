"""The digest: its contents, its time, and that it is sent once."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest
import simcord

from bot.features.daily import daily_jobs
from bot.features.privacy import personal_data
from bot.features.table_lists import Digests
from bot.jobs.scheduler import LEASE
from bot.store import jobs
from bot.store.records import Preferences
from bot.tables import notifications, quiet_hours
from bot.tables.notifications import set_preferences
from bot.ui.custom_id import CustomId
from tests.bot.evening import DAY, HOUR, MINUTE, Evening, Seen
from tests.bot.jobs.test_clocks import reminders
from tests.bot.jobs.test_invitations import letters
from tests.bot.jobs.test_late_notifications import wish
from tests.bot.tables.test_absence import in_days
from tests.examples import slow

CLOSED: dict[str, Any] = {"status": 403, "code": 50007, "times": None}


def digests(evening: Evening, person: simcord.MemberActor) -> list[Seen]:
    return [seen for seen in evening.direct_messages(person) if seen.text.startswith("**Your day**")]


async def daily(evening: Evening, person: simcord.MemberActor, hour: int = 8, **preferences: Any) -> None:
    """A user with a daily digest, on an evening that begins at midnight."""
    await wish(evening, person, turns="digest", digest=hour, **preferences)


async def soon(evening: Evening) -> None:
    """A game waits for Ada, whose digest is due in a quarter of an hour (5:45 in Kathmandu)."""
    await daily(evening, evening.ada, 6, time_zone="Asia/Kathmandu")
    await evening.begin(clock="7d")


async def test_notify_names_the_digests_hour_with_the_digest_alone_and_with_direct_messages(
    evening: Evening,
) -> None:
    await daily(evening, evening.ada, time_zone="Europe/Berlin")
    page = await evening.say(evening.ada, "notify")
    assert "You hear about your turns once a day, at 08:00." in page.text
    await evening.pick(evening.ada, "By DM", page)
    assert "Every day at 08:00 you get a list of the games waiting for you." in page.text, "beside it"


@pytest.mark.usefixtures("hourly")
async def test_player_with_a_digest_gets_a_list_instead_of_turn_messages(evening: Evening) -> None:
    await daily(evening, evening.ada)
    post = await evening.begin(clock="3d")
    until = (await evening.table()).players[0].turn_started_at
    assert post.notified == set()
    assert evening.ada.mention in post.text
    assert evening.direct_messages(evening.ada) == []
    await evening.pass_time(9 * HOUR)
    (told,) = evening.direct_messages(evening.ada)
    games = CustomId.read(told.buttons["My games"])
    assert until is not None and games is not None
    assert told.text == (
        f"**Your day** · <t:{games.path[1]}:D> · one game waits for you\n"
        f"1. [Lost Cities]({post.link}) with **boris**. Deadline <t:{until + 3 * DAY}:R>."
    )
    assert told.presses == ["Play 1", "My games"]


@pytest.mark.slow
@pytest.mark.usefixtures("hourly")
async def test_turn_can_be_played_from_the_digest(evening: Evening) -> None:
    await daily(evening, evening.ada)
    await evening.begin(clock="3d")
    await evening.pass_time(9 * HOUR)
    (told,) = digests(evening, evening.ada)
    panel = await evening.press(evening.ada, "Play 1", told)
    await evening.turn(evening.ada, (await evening.legal())[0], panel)
    assert (await evening.table()).version == 2


@pytest.mark.slow
@pytest.mark.usefixtures("hourly")
async def test_games_button_of_the_digest_answers_in_a_new_private_message_and_keeps_the_digest(
    evening: Evening,
) -> None:
    """Else the list would lose its date and say what waits now."""
    await daily(evening, evening.ada)
    await evening.begin(clock="3d")
    await evening.pass_time(9 * HOUR)
    (told,) = digests(evening, evening.ada)
    listed = await evening.press(evening.ada, "My games", told)
    assert listed.text.startswith("**Your games** (1)")
    assert listed.stored.is_ephemeral
    assert [one.id for one in digests(evening, evening.ada)] == [told.id]


@pytest.mark.usefixtures("hourly")
async def test_digest_comes_daily_and_only_to_players_for_whom_a_table_waits(evening: Evening) -> None:
    await daily(evening, evening.ada)
    await daily(evening, evening.boris)
    await evening.pass_time(9 * HOUR)
    assert digests(evening, evening.ada) == []
    await evening.begin(clock="7d")
    await evening.pass_time(2 * DAY)
    assert len(digests(evening, evening.ada)) == 2
    assert digests(evening, evening.boris) == []


@pytest.mark.usefixtures("hourly")
async def test_player_with_a_digest_gets_only_the_last_reminder_before_the_deadline(evening: Evening) -> None:
    await daily(evening, evening.ada, hour=23)
    await evening.begin(clock="12h")
    await evening.pass_time(9 * HOUR)
    assert evening.direct_messages(evening.ada) == []
    await evening.pass_time(2.5 * HOUR)
    (reminder,) = evening.direct_messages(evening.ada)
    assert reminders([reminder]) == [reminder]


async def test_player_with_a_digest_gets_a_silent_message_when_a_game_ends(evening: Evening) -> None:
    await daily(evening, evening.ada)
    await evening.begin()
    await evening.resign(evening.boris)
    (last,) = evening.direct_messages(evening.ada)
    assert "**Game over.**" in last.text
    assert last.stored.flags & 1 << 12


@pytest.mark.slow
@pytest.mark.usefixtures("hourly")
@pytest.mark.parametrize("reason", ["away", *slow("quiet", "muted")])
async def test_digest_is_silent_while_away_muted_or_in_quiet_hours(evening: Evening, reason: str) -> None:
    """Found by a world test (seed 9500012): the digest pinged Boris while he was away."""
    await daily(evening, evening.ada, quiet_until=9 if reason == "quiet" else 0)
    await evening.begin(clock="7d")
    if reason == "away":
        await evening.say(evening.ada, "away", until=in_days(evening, 0))
    elif reason == "muted":
        await evening.bot.manager.run_for(notifications.mute, evening.ada.id)
    await evening.pass_time(2 * DAY)
    is_each_day = reason == "quiet"
    assert [told.is_silent for told in digests(evening, evening.ada)] == [True, is_each_day]


# Failures


@pytest.mark.slow
@pytest.mark.usefixtures("hourly")
async def test_digests_missed_for_two_days_are_sent_as_one_after_a_restart(evening: Evening) -> None:
    await daily(evening, evening.ada)
    await evening.begin(clock="7d")
    evening.bot.each_minute.cancel()
    await evening.pass_time(2 * DAY)
    assert digests(evening, evening.ada) == []
    await evening.restart()
    assert len(digests(evening, evening.ada)) == 1, "late, and not once for each day"
    await evening.pass_time(2 * MINUTE)
    await evening.restart()
    await evening.pass_time(2 * MINUTE)
    assert len(digests(evening, evening.ada)) == 1


@pytest.mark.slow
async def test_crash_after_sending_a_digest_sends_no_second_one(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await soon(evening)

    def cut_short(*_: Any, **__: Any) -> None:
        raise RuntimeError("the power went out")

    with monkeypatch.context() as power:
        power.setattr(jobs, "finish", cut_short)
        await evening.pass_time(17 * MINUTE)
    evening.errors.clear()
    assert len(digests(evening, evening.ada)) == 1
    await evening.restart()
    await evening.pass_time(2 * LEASE)
    assert len(digests(evening, evening.ada)) == 1
    assert (await due_at(evening)) > now(evening) + 23 * HOUR


@pytest.mark.slow
async def test_digest_rejected_by_a_server_error_is_retried_and_arrives_once(evening: Evening) -> None:
    await soon(evening)
    evening.env.inject_error("POST", letters(evening.ada), status=500, times=2)
    await evening.pass_time(30 * MINUTE)
    assert len(digests(evening, evening.ada)) == 1


@pytest.mark.slow
@pytest.mark.usefixtures("hourly")
async def test_digest_is_turned_off_if_direct_messages_are_closed_and_posts_ping_the_player(
    evening: Evening,
) -> None:
    await daily(evening, evening.ada)
    await evening.begin(clock="7d")
    evening.env.inject_error("POST", letters(evening.ada), **CLOSED)
    await evening.pass_time(9 * HOUR)
    assert "You get one DM each turn." in (await evening.say(evening.ada, "notify")).text
    for _ in range(2):
        evening.env.backend.clock.advance(2 * MINUTE)
        await evening.move((await evening.legal())[0])
    assert evening.post.notified == {evening.ada.id}


async def test_digest_claimed_by_one_process_is_not_claimed_by_another_until_the_lease_ends(
    evening: Evening,
) -> None:
    await daily(evening, evening.ada)
    late = now(evening) + DAY
    write = evening.bot.manager.store.write

    async def claim(now: int) -> list[int]:
        claimed = await write(jobs.claim, [(notifications.DIGEST_JOB, 200)], None, now, now + LEASE)
        return [job.user_id for job in claimed]

    assert await claim(late) == [evening.ada.id]
    assert await claim(late) == []
    assert await claim(late + LEASE) == [evening.ada.id], "until the lease has run out"


@pytest.mark.slow
async def test_clock_set_back_sends_no_second_digest(evening: Evening) -> None:
    await soon(evening)
    await evening.pass_time(17 * MINUTE)
    assert len(digests(evening, evening.ada)) == 1
    digesting = evening.bot.scheduler._kinds[notifications.DIGEST_JOB]
    assert isinstance(digesting, Digests)
    tick = digesting._delivery.now
    digesting._delivery = replace(digesting._delivery, now=lambda: tick() - 10 * MINUTE)
    await evening.pass_time(15 * MINUTE)
    assert len(digests(evening, evening.ada)) == 1


# Daylight saving time


def moments(zone: str, hour: int, first: datetime, days: int) -> list[str]:
    """Return the digests of some days with all users' clocks."""
    preferences, moment, found = Preferences(time_zone=zone, digest=hour), int(first.timestamp()), []
    for _ in range(days):
        assert notifications.latest_digest_at(preferences, moment) <= moment
        moment = notifications.next_digest_at(preferences, moment)
        assert notifications.latest_digest_at(preferences, moment) == moment
        found.append(f"{datetime.fromtimestamp(moment, UTC):%d %H:%M}")
    return found


def test_digest_in_a_skipped_hour_is_sent_an_hour_later() -> None:
    """In Berlin 3:00 follows 2:00 on 29 March 2026."""
    first = datetime(2026, 3, 27, 12, tzinfo=UTC)
    assert moments("Europe/Berlin", 2, first, 3) == ["28 01:00", "29 01:00", "30 00:00"]


def test_digest_in_a_repeated_hour_is_sent_once() -> None:
    """In Berlin 2:00 occurs twice on 25 October 2026."""
    first = datetime(2026, 10, 23, 12, tzinfo=UTC)
    assert moments("Europe/Berlin", 2, first, 3) == ["24 00:00", "25 00:00", "26 01:00"]


def now(evening: Evening) -> int:
    return int(evening.env.now().timestamp())


async def due_at(evening: Evening, kind: str = notifications.DIGEST_JOB) -> int:
    """Return when Ada's job of a kind is due."""
    kept = await evening.bot.manager.store.read(personal_data.export_data, evening.ada.id, 0)
    return next(job["due_at"] for job in kept["jobs"] if job["kind"] == kind)


@pytest.mark.parametrize(
    ("before", "after"), [("Asia/Tokyo", "Europe/London"), ("America/Los_Angeles", "Asia/Tokyo")]
)
def test_changed_zone_brings_no_second_digest_on_one_local_day(before: str, after: str) -> None:
    sent = quiet_hours.next_at_hour(9, before, 1_767_225_600)
    following = quiet_hours.next_at_hour(9, after, sent, last=sent)
    days = [datetime.fromtimestamp(moment, ZoneInfo(after)).date() for moment in (sent, following)]
    assert days[0] < days[1]
    assert following - sent <= 2 * DAY


@pytest.mark.slow
async def test_zone_changed_after_digest_and_daily_reminder_repeats_neither_on_that_day(
    evening: Evening,
) -> None:
    """At midnight UTC it is 5:45 in Kathmandu and 2:00 in Athens."""
    run_for, user_id = evening.bot.manager.run_for, evening.ada.id
    await soon(evening)
    await run_for(daily_jobs.request_reminder, user_id, 6)
    await evening.pass_time(30 * MINUTE)
    messages = len(evening.direct_messages(evening.ada))
    assert len(digests(evening, evening.ada)) == 1
    await run_for(set_preferences, user_id, time_zone="Europe/Athens")
    await evening.pass_time(6 * HOUR)
    assert len(evening.direct_messages(evening.ada)) == messages
    assert await due_at(evening, daily_jobs.JOB) == await due_at(evening)
