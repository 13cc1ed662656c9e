"""`/notify`: its page, its menus, and their effects on reminders and quiet hours."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest
import simcord

from bot.store import table_queries
from bot.store.records import Preferences
from bot.tables import clock, notifications, quiet_hours
from bot.tables.notifications import set_preferences
from tests.bot.evening import DAY, HOUR, MINUTE, Evening, Seen, Tap
from tests.bot.jobs.test_clocks import now, reminders
from tests.bot.jobs.test_late_notifications import a_turn_later, pass_quietly, play, wish
from tests.bot.sounds import Sounds
from tests.examples import slow

pytestmark = pytest.mark.usefixtures("hourly")
USUAL = "You get one DM each turn. I’ll remind you when half your time is gone, and again when 10% is left."


UNCHANGED = Preferences(discord_language="en")
"""Preferences of a user who has pressed a button and changed nothing."""


async def preferences(evening: Evening, person: simcord.MemberActor) -> Preferences:
    return await evening.bot.manager.store.read(table_queries.read_preferences, person.id)


def holds(page: Seen) -> str:
    """Return the current settings as the page states them."""
    return page.text.split("\n")[1]


# The page


async def test_notify_page_shows_current_settings_in_text_and_menus(evening: Evening) -> None:
    page = await evening.say(evening.ada, "notify")
    assert page.is_private
    assert holds(page) == USUAL
    assert page.chosen == ["By DM", "Twice a turn", "None", "None"]
    assert page.labels == [
        "Mute for a day",
        "Time zone",
        "Tell me when I’m next",
        "Reset",
        "When a table opens…",
    ]


CHOICES: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("In the channel", "You get one ping each turn, in the game’s channel.", {"turns": "channel"}),
    ("In both places", "You get one DM and one ping in the channel each turn.", {"turns": "both"}),
    ("Silently", "Your turns arrive silently.", {"turns": "neither"}),
    ("Only in the daily digest", "You hear about your turns once a day, at 09:00.", {"digest": 9}),
    ("Never", "I won’t remind you before your time runs out.", {"remind": "never"}),
    ("22:00 to 08:00", "nothing pings you between 22:00 and 08:00.", {"quiet_from": 22}),
    ("Every day at 07:00", "Every day at 07:00 you get a list of the games", {"digest": 7}),
)
"""Menu choices, the sentence that they give, and the stored columns."""


async def test_choice_in_notify_applies_at_once_and_can_be_undone(evening: Evening) -> None:
    page = await evening.say(evening.ada, "notify")
    for label, said, kept in CHOICES:
        await evening.pick(evening.ada, label, page)
        assert holds(page).startswith("✓ **Changed.** "), label
        assert said in holds(page), label
        assert label in page.chosen
        assert kept.items() <= vars(await preferences(evening, evening.ada)).items(), label
        await evening.press(evening.ada, "Undo", page)
        assert holds(page) == f"✓ **Changed.** {USUAL}", label
        assert vars(await preferences(evening, evening.ada)) == vars(UNCHANGED), label


async def test_choosing_only_the_digest_hides_reminder_and_digest_choices_that_contradict_it(
    evening: Evening,
) -> None:
    page = await evening.say(evening.ada, "notify")
    await evening.pick(evening.ada, "Only in the daily digest", page)
    _, remind, _, daily, _ = page.menus.values()
    assert list(remind) == ["Near the end", "Never"]
    assert "None" not in daily
    assert "I’ll remind you when 10% of your time is left." in page.text
    assert "list of the games" not in page.text, "the digest is named once"


async def test_halfway_reminder_becomes_one_near_the_end_with_only_the_digest(evening: Evening) -> None:
    await wish(evening, evening.ada, remind="half", turns="digest")
    page = await evening.say(evening.ada, "notify")
    assert "I’ll remind you when 10% of your time is left." in page.text
    chosen = await preferences(evening, evening.ada)
    wanted = [notifications.wants_reminder(chosen, stage) for stage in (clock.HALF, clock.NEARLY)]
    assert wanted == [False, True]


async def test_first_choice_of_quiet_hours_asks_for_the_time_zone(
    evening: Evening,
) -> None:
    page = await evening.say(evening.ada, "notify")
    assert len(page.menus) == 4
    await evening.pick(evening.ada, "23:00 to 07:00", page)
    zones = list(page.menus.values())[-1]
    assert "00:00 · UTC" in zones
    assert len(zones) <= 25
    (berlin,) = (label for label, zone in zones.items() if zone == "Europe/Berlin")
    await evening.pick(evening.ada, berlin, page)
    assert holds(page).endswith("(Times: Berlin)")
    assert len(page.menus) == 4
    await evening.press(evening.ada, "Time zone", page)
    assert berlin in page.chosen


async def test_time_zone_typed_in_the_notify_command_is_stored_and_cities_are_suggested(
    evening: Evening,
) -> None:
    page = await evening.say(evening.ada, "notify", **{"time-zone": "Asia/Kathmandu"})
    assert (await preferences(evening, evening.ada)).time_zone == "Asia/Kathmandu"
    await evening.press(evening.ada, "Time zone", page)
    assert "05:45 · Kathmandu" in page.chosen
    found = await evening.ada.autocomplete(evening.channel, "notify", "time-zone", "new york")
    assert "America/New_York" in str(found)


async def test_unknown_time_zone_typed_in_notify_is_refused_and_utc_is_kept(evening: Evening) -> None:
    answer = await evening.say(evening.ada, "notify", **{"time-zone": "Atlantis/Capital"})
    assert "“Atlantis/Capital”" in answer.text
    assert (await preferences(evening, evening.ada)).time_zone == "UTC"


async def test_quiet_hours_missing_in_the_menu_are_set_in_a_form(evening: Evening) -> None:
    page = await evening.say(evening.ada, "notify")
    (menu,) = (custom_id for custom_id, values in page.menus.items() if "Other hours…" in values)
    asked = await evening.ada.select(page.message, ["other"], custom_id=menu)
    await evening.ada.submit_modal(asked, {"from": ["1"], "until": ["6"]})
    assert "between 01:00 and 06:00" in page.text
    assert "01:00 to 06:00" in page.chosen


async def test_reset_in_notify_restores_the_defaults_and_can_be_undone(evening: Evening) -> None:
    await wish(evening, evening.ada, turns="neither", quiet_from=22, quiet_until=7, next_up=True)
    page = await evening.say(evening.ada, "notify")
    await evening.press(evening.ada, "Reset", page)
    assert vars(await preferences(evening, evening.ada)) == vars(UNCHANGED)
    await evening.press(evening.ada, "Undo", page)
    assert (await preferences(evening, evening.ada)).quiet_from == 22


IMPOSSIBLE: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("eg:notify:0:0:turns", ("shouting",)),
    ("eg:notify:0:0:quiet", ("8-7",)),
    ("eg:notify:0:0:quiet", ("99-7",)),
    ("eg:notify:0:0:digest", ("24",)),
    ("eg:notify:0:0:digest", ("soon",)),
    ("eg:notify:0:0:nonsense", ("1",)),
    ("eg:notify:0:0:undo.direct", ()),
    ("eg:notify:0:0:undo.direct.both.0.0.Atlantis.0.-1", ()),
    ("eg:notify:0:0:turns", ()),
)


async def test_invalid_notification_settings_are_refused_without_changes(evening: Evening) -> None:
    page = await evening.say(evening.ada, "notify")
    for custom_id, values in IMPOSSIBLE:
        (answer,) = await evening.tap(Tap(evening.ada, page, custom_id, values))
        assert answer.id != page.id, custom_id
        assert vars(await preferences(evening, evening.ada)) == vars(UNCHANGED), custom_id


async def test_forged_notify_button_opens_the_settings_in_a_new_message(evening: Evening) -> None:
    page = await evening.say(evening.ada, "notify")
    answer = await evening.forge(evening.ada, "eg:notify:0:0:", page)
    assert answer.id != page.id
    assert holds(answer) == holds(page)


# Reminders


@pytest.mark.slow
async def test_reminders_come_in_the_channel_if_turn_messages_do(evening: Evening) -> None:
    await wish(evening, evening.ada, turns="channel")
    await evening.begin(clock="12h")
    await evening.pass_time(11.5 * HOUR)
    told = reminders(evening.posts)
    assert [message.notified for message in told] == [{evening.ada.id}] * 2
    assert reminders(evening.direct_messages(evening.ada)) == []


@pytest.mark.slow
@pytest.mark.parametrize(("remind", "count"), [("half", 1), *slow(("both", 2), ("never", 0), ("nearly", 1))])
async def test_turn_gets_one_two_or_no_reminders_as_its_player_chose(
    evening: Evening, remind: str, count: int
) -> None:
    await wish(evening, evening.ada, remind=remind)
    await evening.begin(clock="12h")
    before = len(evening.direct_messages(evening.ada))
    await evening.pass_time(11.5 * HOUR)
    assert len(evening.direct_messages(evening.ada)) == before + count
    await evening.pass_time(2 * HOUR)
    question = evening.direct_messages(evening.boris)[-1]
    assert "has run out of time" in question.text, "a reminder doesn't extend the time"


async def test_user_whose_turns_arrive_silently_is_reminded_silently_by_direct_message(
    evening: Evening,
) -> None:
    await wish(evening, evening.ada, turns="neither")
    await evening.begin(clock="12h")
    before = len(evening.direct_messages(evening.ada))
    await evening.pass_time(11.5 * HOUR)
    assert [told.is_silent for told in evening.direct_messages(evening.ada)[before:]] == [True, True]


# Quiet hours


async def test_reminders_due_in_quiet_hours_come_once_after_them_and_the_deadline_is_extended(
    evening: Evening,
) -> None:
    """From midnight on, half of twelve hours ends at six, nine tenths before eleven."""
    await wish(evening, evening.ada, quiet_from=5, quiet_until=15)
    await evening.begin(clock="12h")
    began = now(evening)
    await evening.pass_time(14.5 * HOUR)
    assert reminders(evening.direct_messages(evening.ada)) == []
    assert (await evening.table()).version == 1
    await evening.pass_time(1.5 * HOUR)
    assert len(reminders(evening.direct_messages(evening.ada))) == 1, "after a long silence one is enough"
    until = clock.deadline(await evening.table(), 0)
    assert until is not None and until >= began + 16 * HOUR


@pytest.mark.slow
async def test_question_about_an_overdue_player_waits_for_the_end_of_the_opponents_quiet_hours(
    evening: Evening,
) -> None:
    await wish(evening, evening.boris, quiet_from=9, quiet_until=20)
    await evening.begin(clock="12h")
    await evening.pass_time(19 * HOUR)
    assert "run out of time" not in evening.post.text
    await evening.pass_time(2.5 * HOUR)
    question = evening.direct_messages(evening.boris)[-1]
    assert "run out of time" in question.text
    assert not question.is_silent


def test_quiet_hours_follow_summer_and_winter_time_of_the_users_zone() -> None:
    preferences = Preferences(quiet_from=22, quiet_until=8, time_zone="Europe/Berlin")
    summer, winter = datetime(2026, 7, 1, 20, 30, tzinfo=UTC), datetime(2026, 1, 1, 20, 30, tzinfo=UTC)
    assert (
        quiet_hours.quiet_hours_end(preferences, int(summer.timestamp()))
        == int(summer.timestamp()) + 9 * HOUR + 30 * MINUTE
    )
    assert quiet_hours.quiet_hours_end(preferences, int(winter.timestamp())) is None


def test_player_whose_absence_ends_in_quiet_hours_is_silent_until_the_quiet_hours_end() -> None:
    back = int(datetime(2026, 1, 2, tzinfo=UTC).timestamp())
    preferences = Preferences(away_until=back, quiet_from=22, quiet_until=8)
    assert quiet_hours.silent_until(preferences, back - HOUR) == back + 8 * HOUR
    assert quiet_hours.silent_until(preferences, back + 9 * HOUR) is None


# A muted day


async def muted(evening: Evening, person: simcord.MemberActor) -> Seen:
    """Mute a day with /notify. Return the page."""
    page = await evening.say(person, "notify")
    await evening.press(person, "Mute for a day", page)
    return page


async def test_mute_shows_its_end_and_can_be_ended(evening: Evening) -> None:
    page = await muted(evening, evening.ada)
    until = now(evening) + DAY
    assert f"**Muted until <t:{until}:f>.** Everything arrives silently" in page.text
    assert f"After that: {USUAL}" in page.text
    assert page.labels[0] == "Unmute" and "Undo" not in page.labels
    await evening.press(evening.ada, "Unmute", page)
    assert holds(page) == f"✓ **Changed.** {USUAL}"
    assert page.labels[0] == "Mute for a day" and "Muted" not in page.text


@pytest.mark.slow
async def test_mute_ends_after_a_day(evening: Evening) -> None:
    await muted(evening, evening.ada)
    await evening.pass_time(DAY - HOUR)
    page = await evening.say(evening.ada, "notify")
    assert "Muted until" in page.text and page.labels[0] == "Unmute"
    await evening.pass_time(2 * HOUR)
    page = await evening.say(evening.ada, "notify")
    assert "Muted" not in page.text and page.labels[0] == "Mute for a day"


async def test_changing_other_settings_keeps_the_mute(evening: Evening) -> None:
    page = await muted(evening, evening.ada)
    await evening.pick(evening.ada, "Never", page)
    assert "Muted until" in page.text and "Unmute" in page.labels
    await evening.press(evening.ada, "Undo", page)
    assert "Muted until" in page.text


@pytest.mark.slow
async def test_turn_during_a_mute_is_announced_silently_and_pinged_once_after_it(
    evening: Evening,
) -> None:
    person, sounds = await a_turn_later(evening)
    await muted(evening, person)
    pass_quietly(evening, HOUR)
    sounds.look()
    assert await play(evening) is person
    loud, silent = sounds.look()
    assert (loud[person.name], silent[person.name] > 0) == (0, True)
    await evening.pass_time(DAY - 3 * HOUR)
    assert sounds.loud(person) == 0
    await evening.pass_time(4 * HOUR)
    assert sounds.loud(person) == 1


async def test_ending_the_mute_early_pings_a_turn_that_came_during_it(evening: Evening) -> None:
    person, sounds = await a_turn_later(evening)
    page = await muted(evening, person)
    pass_quietly(evening, HOUR)
    await play(evening)
    sounds.look()
    await evening.press(person, "Unmute", page)
    await evening.pass_time(2 * HOUR)
    assert sounds.loud(person) == 1


@pytest.mark.slow
async def test_reminder_during_a_mute_is_silent_and_comes_at_the_usual_time(evening: Evening) -> None:
    await evening.begin(clock="1d")
    mover = await evening.mover()
    await muted(evening, mover)
    sounds = Sounds(evening)
    await evening.pass_time(13 * HOUR)
    assert sounds.look()[0][mover.name] == 0
    (reminder,) = reminders(evening.direct_messages(mover))
    assert reminder.is_silent


async def test_invitation_during_mute_is_silent(evening: Evening) -> None:
    await muted(evening, evening.boris)
    await evening.open(opponent=evening.boris)
    assert evening.direct_message(evening.boris).is_silent


# Fewer pings


@pytest.mark.parametrize("place", ["direct", *slow("channel")])
async def test_quiet_hours_button_of_a_reminder_opens_the_notification_settings(
    evening: Evening, place: str
) -> None:
    await evening.begin(clock="1d")
    mover = await evening.mover()
    await wish(evening, mover, turns=place)
    await evening.pass_time(13 * HOUR)
    reminder = evening.direct_message(mover) if place == "direct" else evening.post
    page = await evening.press(mover, "Quiet hours…", reminder)
    assert page.is_private
    assert "Your notifications" in page.text


async def test_second_reminder_of_a_turn_has_a_button_for_fewer_pings(evening: Evening) -> None:
    await evening.begin(clock="1d")
    mover = await evening.mover()
    await evening.pass_time(22 * HOUR)
    assert "Fewer pings" in evening.direct_message(mover).labels


async def test_reminder_at_night_in_the_players_time_zone_waits_for_the_morning(evening: Evening) -> None:
    """Half of the time is up at midnight in the player's zone; nine hours later they are reminded."""
    offset = (evening.env.now().hour + 12) % 24
    zone = f"Etc/GMT{offset:+d}" if offset <= 12 else f"Etc/GMT-{24 - offset}"
    await evening.begin(clock="1d")
    mover = await evening.mover()
    before = len(evening.direct_messages(mover))
    await evening.bot.manager.run_for(set_preferences, mover.id, time_zone=zone)
    await evening.pass_time(14 * HOUR)
    assert len(evening.direct_messages(mover)) == before
    await evening.pass_time(7 * HOUR)
    assert len(evening.direct_messages(mover)) == before + 1


# Unknown time zones


async def store_zone(evening: Evening, name: str) -> None:
    """Store a time zone as an older version did, which accepted all zones of its machine."""
    await evening.bot.manager.run_for(lambda person: person.set_columns(time_zone=name), evening.ada.id)


def test_names_that_are_no_places_are_not_offered_as_time_zones() -> None:
    known = quiet_hours.known_zones()
    assert {"Europe/Berlin", "Asia/Kathmandu", "UTC"} <= known
    assert not [
        name for name in known if name in ("localtime", "Factory") or name.startswith(("posix", "right"))
    ]


@pytest.mark.parametrize("name", ["localtime", "posix/Europe/Berlin", "Mars/Olympus", "", "../etc/passwd"])
def test_stored_time_zone_that_is_unknown_is_read_as_utc(name: str) -> None:
    assert quiet_hours.zone_of(name).key == "UTC"
    assert (
        quiet_hours.quiet_hours_end(Preferences(quiet_from=22, quiet_until=8, time_zone=name), 23 * HOUR)
        == 32 * HOUR
    )


@pytest.mark.parametrize("name", ["localtime", "Factory"])
async def test_time_zone_without_a_place_typed_in_notify_is_refused(evening: Evening, name: str) -> None:
    answer = await evening.say(evening.ada, "notify", **{"time-zone": name})
    assert answer.text.startswith(f"I don’t recognise the time zone “{name}”.")
    assert (await preferences(evening, evening.ada)).time_zone == "UTC"


async def test_players_move_on_and_change_settings_though_a_stored_time_zone_is_unknown(
    evening: Evening,
) -> None:
    await evening.begin()
    await store_zone(evening, "Mars/Olympus")
    await evening.move((await evening.legal())[0])
    await evening.move((await evening.legal())[0])
    assert (await evening.table()).version == 3
    page = await evening.say(evening.ada, "notify")
    assert "I don’t know your time zone “Mars/Olympus” any more, so I use UTC." in page.text
    await evening.pick(evening.ada, "23:00 to 07:00", page)
    assert (await preferences(evening, evening.ada)).quiet_from == 23


async def test_digest_says_that_the_stored_time_zone_is_unknown_and_resets_it_to_utc(
    evening: Evening,
) -> None:
    await evening.bot.manager.run_for(set_preferences, evening.ada.id, turns="digest", digest=1)
    await evening.begin(clock="7d")
    await store_zone(evening, "Mars/Olympus")
    await evening.pass_time(HOUR + MINUTE)
    assert "I don’t know your time zone “Mars/Olympus”" in evening.direct_message(evening.ada).text
    assert (await preferences(evening, evening.ada)).time_zone == "UTC"
