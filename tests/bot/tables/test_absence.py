"""Being away: one's clocks stand still everywhere, it is shown, and not for too long."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.tables import clock, notifications
from tests.bot.evening import DAY, HOUR, MINUTE, Evening
from tests.bot.jobs.test_clocks import now, reminders, times_reminded

pytestmark = pytest.mark.usefixtures("hourly")


def in_days(evening: Evening, days: int) -> str:
    return (evening.env.now() + timedelta(days)).date().isoformat()


async def deadline(evening: Evening) -> int:
    position = await evening.position()
    return clock.deadline(position.table, position.to_move[0]) or 0


@pytest.mark.slow
async def test_away_stops_the_clock_until_midnight_after_the_chosen_day(evening: Evening) -> None:
    await evening.begin(clock="12h")
    before = await deadline(evening)
    answer = await evening.say(evening.ada, "away", until=in_days(evening, 2))
    assert answer.is_private
    midnight = now(evening) // DAY * DAY + 3 * DAY
    assert f"until <t:{midnight}:F>" in answer.text
    assert "That’s midnight UTC" in answer.text
    assert await deadline(evening) == pytest.approx(before + midnight - now(evening), abs=MINUTE)
    assert f"Deadline <t:{await deadline(evening)}:R>. **ada** is away until" in evening.posts[1].text
    assert f"\nDeadline <t:{await deadline(evening)}:R>.\n" in evening.direct_message(evening.ada).text
    await evening.pass_time(2 * DAY)
    assert reminders(evening.direct_messages(evening.ada)) == []
    await evening.pass_time(DAY + 8 * HOUR)
    assert len(reminders(evening.direct_messages(evening.ada))) == 1


async def test_open_lobby_shows_who_is_away_and_who_is_back(evening: Evening) -> None:
    await evening.open()
    lobby = evening.post
    await evening.say(evening.ada, "away", until=in_days(evening, 2))
    await evening.pass_time(HOUR)
    assert "ada is away until" in lobby.text
    await evening.say(evening.ada, "back")
    await evening.pass_time(HOUR)
    assert "away" not in lobby.text


async def test_absence_ends_at_midnight_of_the_users_time_zone(evening: Evening) -> None:
    """The evening begins at midnight in UTC, when it is ten in the morning in Brisbane."""
    await evening.bot.manager.run_for(
        notifications.set_preferences, evening.ada.id, time_zone="Australia/Brisbane"
    )
    answer = await evening.say(evening.ada, "away", until=in_days(evening, 2))
    midnight = now(evening) // DAY * DAY + 3 * DAY - 10 * HOUR
    assert f"until <t:{midnight}:F>" in answer.text
    assert "UTC" not in answer.text


async def test_suggested_days_of_away_start_with_today_in_the_users_time_zone(evening: Evening) -> None:
    """In Honolulu it is still yesterday."""
    await evening.bot.manager.run_for(
        notifications.set_preferences, evening.ada.id, time_zone="Pacific/Honolulu"
    )
    found = await evening.ada.autocomplete(evening.channel, "away", "until", "")
    assert in_days(evening, -1) in str(found[0])


async def test_away_and_quiet_hours_can_be_set_though_a_games_rules_are_gone(evening: Evening) -> None:
    await evening.begin(clock="12h")
    await evening.remove_rules()
    answer = await evening.say(evening.ada, "away", until=in_days(evening, 2))
    assert "until <t:" in answer.text
    preferences = await evening.bot.manager.run_for(
        notifications.set_preferences, evening.ada.id, quiet_from=22, quiet_until=7
    )
    assert preferences.quiet_from == 22


async def test_turn_that_begins_during_an_absence_has_its_full_time_after_it(evening: Evening) -> None:
    await evening.begin(clock="12h")
    await evening.say(evening.boris, "away", until=in_days(evening, 2))
    midnight = now(evening) // DAY * DAY + 3 * DAY
    await evening.move((await evening.legal())[0])
    assert await deadline(evening) == midnight + 12 * HOUR
    assert "**boris** is away until" in evening.post.text


async def test_back_command_ends_an_absence_and_its_effect_on_the_clock(evening: Evening) -> None:
    await evening.begin(clock="12h")
    before = await deadline(evening)
    await evening.say(evening.ada, "away", until=in_days(evening, 6))
    await evening.pass_time(2 * DAY)
    answer = await evening.say(evening.ada, "back")
    assert answer.text == "Welcome back. Your clocks are running again."
    assert await deadline(evening) == pytest.approx(before + 2 * DAY, abs=2 * MINUTE)
    assert "is away" not in evening.posts[1].text
    assert f"\nDeadline <t:{await deadline(evening)}:R>.\n" in evening.direct_message(evening.ada).text
    assert (await evening.say(evening.ada, "back")).text == "You’re not away."


@pytest.mark.slow
async def test_last_reminder_before_an_absence_is_repeated_after_it(evening: Evening) -> None:
    """Otherwise the rest of the time would run out without a message. The evening begins at midnight."""
    await evening.begin(clock="12h")
    await evening.pass_time(11.5 * HOUR)
    before = times_reminded(evening, evening.ada)
    await evening.say(evening.ada, "away", until=in_days(evening, 1))
    await evening.pass_time(DAY)
    assert times_reminded(evening, evening.ada) == before
    await evening.pass_time(14 * HOUR)
    assert times_reminded(evening, evening.ada) == before + 1


@pytest.mark.slow
async def test_direct_message_after_an_absence_does_not_say_that_its_reader_is_away(evening: Evening) -> None:
    await evening.begin(clock="12h")
    await evening.say(evening.boris, "away", until=in_days(evening, 0))
    await evening.pass_time(HOUR)
    await evening.move((await evening.legal())[0])
    await evening.pass_time(DAY)
    message = evening.direct_message(evening.boris)
    assert not message.is_silent
    assert f"\nDeadline <t:{await deadline(evening)}:R>.\n" in message.text


@pytest.mark.slow
async def test_post_of_a_game_without_a_clock_says_away_no_longer_after_the_return(evening: Evening) -> None:
    await evening.begin(clock="off")
    await evening.say(evening.boris, "away", until=in_days(evening, 6))
    await evening.move((await evening.legal())[0])
    assert "**boris** is away until" in evening.post.text
    await evening.say(evening.boris, "back")
    assert "is away" not in evening.post.text
    assert evening.boris.mention in evening.post.text


@pytest.mark.slow
async def test_post_names_no_absence_of_a_player_who_has_left(evening: Evening) -> None:
    lobby = await evening.say(evening.ada, "play lost-cities-board", clock="12h")
    await evening.start(lobby, evening.boris, evening.chen)
    await evening.say(evening.chen, "away", until=in_days(evening, 6))
    await evening.resign(evening.chen)
    await evening.pass_time(MINUTE)
    assert "**chen** left the table. A computer takes over" in evening.post.text
    assert "is away" not in evening.post.text


@pytest.mark.slow
async def test_away_used_again_changes_the_end_of_the_absence_and_the_deadline(evening: Evening) -> None:
    await evening.begin(clock="12h")
    before = await deadline(evening)
    for days in (6, 1, 3):
        await evening.say(evening.ada, "away", until=in_days(evening, days))
    midnight = now(evening) // DAY * DAY + 4 * DAY
    assert await deadline(evening) == pytest.approx(before + midnight - now(evening), abs=MINUTE)


async def test_lobby_shows_that_an_invited_player_is_away(evening: Evening) -> None:
    await evening.say(evening.boris, "away", until=in_days(evening, 6))
    lobby = await evening.open(opponent=evening.boris)
    assert "boris is away until <t:" in lobby.text


async def test_absence_is_limited_to_21_days_in_90(evening: Evening) -> None:
    answer = await evening.say(evening.ada, "away", until=in_days(evening, 30))
    assert answer.text.endswith("You have 21 days left for now.")
    await evening.say(evening.ada, "away", until=in_days(evening, 15))
    evening.env.backend.clock.advance(16 * DAY)
    answer = await evening.say(evening.ada, "away", until=in_days(evening, 6))
    assert answer.text.endswith("You have 5 days left for now.")
    await evening.say(evening.ada, "away", until=in_days(evening, 3))
    assert "You’re away until" in (await evening.say(evening.ada, "away", until=in_days(evening, 2))).text


@pytest.mark.parametrize(
    ("until", "said"), [("soon", "I can’t read that date."), ("2001-01-01", "That day is over.")]
)
async def test_unreadable_or_past_day_of_away_is_rejected(evening: Evening, until: str, said: str) -> None:
    assert (await evening.say(evening.ada, "away", until=until)).text.startswith(said)


@pytest.mark.slow
async def test_clock_continued_after_a_pause_waits_for_an_absent_player(evening: Evening) -> None:
    await evening.begin(clock="12h")
    for person in (evening.ada, evening.boris):
        page = await evening.say(person, "clock")
        await evening.press(person, "Pause", page)
    await evening.say(evening.ada, "away", until=in_days(evening, 6))
    midnight = now(evening) // DAY * DAY + 7 * DAY
    await evening.pass_time(HOUR)
    await evening.press(evening.boris, "Continue", page)
    assert await deadline(evening) > midnight


@pytest.mark.slow
async def test_absence_and_the_deadline_it_moved_are_kept_over_a_restart(evening: Evening) -> None:
    await evening.begin(clock="12h")
    await evening.say(evening.ada, "away", until=in_days(evening, 6))
    before = await deadline(evening)
    await evening.restart()
    assert await deadline(evening) == before
    assert (await evening.table()).players[0].preferences.away_until > now(evening)
