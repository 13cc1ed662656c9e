"""Where somebody is reminded, and the hours in which they are left alone."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.store.records import Wishes
from bot.tables import clock, quiet
from tests.bot.evening import HOUR, MINUTE, Evening
from tests.bot.test_clocks import now, reminders

pytestmark = pytest.mark.usefixtures("hourly")


async def test_reminders_in_the_channel(evening: Evening) -> None:
    answer = await evening.say(evening.ada, "notify", reminders="channel")
    assert answer.is_private
    assert answer.text.startswith("Reminders: in the channel.")
    await evening.begin(clock="12h")
    await evening.pass_time(11.5 * HOUR)
    told = reminders(evening.posts)
    assert [message.notified for message in told] == [set()] * 2, "the post has called her already"
    assert all(evening.ada.mention in message.text for message in told)
    assert reminders(evening.direct_messages(evening.ada)) == []


async def test_no_reminders_at_all(evening: Evening) -> None:
    await evening.say(evening.ada, "notify", reminders="nowhere")
    await evening.begin(clock="12h")
    await evening.pass_time(13.5 * HOUR)
    assert reminders(evening.posts) == reminders(evening.direct_messages(evening.ada)) == []
    assert "has run out of time" in evening.post.text, "and no time is won by it"


async def test_what_falls_due_in_quiet_hours_waits_until_they_are_over(evening: Evening) -> None:
    """The evening begins at midnight: half of twelve hours is over at six, nine tenths before eleven."""
    await evening.say(evening.ada, "notify", quiet_from=5, quiet_until=15)
    await evening.begin(clock="12h")
    began = now(evening)
    await evening.pass_time(14.5 * HOUR)
    assert reminders(evening.direct_messages(evening.ada)) == []
    assert (await evening.table()).version == 1
    await evening.pass_time(1.5 * HOUR)
    assert len(reminders(evening.direct_messages(evening.ada))) == 1, "after a long silence one is enough"
    until = clock.deadline(await evening.table(), 0)
    assert until is not None and until >= began + 16 * HOUR


async def test_nobody_is_asked_about_the_opponent_at_night(evening: Evening) -> None:
    await evening.say(evening.boris, "notify", quiet_from=9, quiet_until=20)
    await evening.begin(clock="12h")
    await evening.pass_time(19 * HOUR)
    assert "run out of time" not in evening.post.text
    await evening.pass_time(2.5 * HOUR)
    assert evening.post.notified == {evening.boris.id}


async def test_hours_are_those_of_ones_own_place(evening: Evening) -> None:
    answer = await evening.say(evening.ada, "notify", quiet_from=22, quiet_until=8, time_zone="Europe/Berlin")
    assert "From 22:00 to 8:00 (Europe/Berlin)" in answer.text
    wishes = Wishes(quiet_from=22, quiet_until=8, time_zone="Europe/Berlin")
    summer, winter = datetime(2026, 7, 1, 20, 30, tzinfo=UTC), datetime(2026, 1, 1, 20, 30, tzinfo=UTC)
    assert quiet.end(wishes, int(summer.timestamp())) == int(summer.timestamp()) + 9 * HOUR + 30 * MINUTE
    assert quiet.end(wishes, int(winter.timestamp())) is None


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"time_zone": "Atlantis/Capital"}, "I know no time zone “Atlantis/Capital”."),
        ({"quiet_from": 8, "quiet_until": 7}, "At most 12 hours can be quiet."),
    ],
)
async def test_what_cannot_be_is_refused_and_changes_nothing(
    evening: Evening, options: dict[str, str | int], said: str
) -> None:
    assert (await evening.say(evening.ada, "notify", **options)).text.startswith(said)
    answer = await evening.say(evening.ada, "notify")
    assert answer.text.endswith("You have no quiet hours.")


async def test_cities_are_offered_while_one_types(evening: Evening) -> None:
    found = await evening.ada.autocomplete(evening.channel, "notify", "time_zone", "new york")
    assert "America/New_York" in str(found)
