"""Clocks: reminders, timeouts, and time that does not count."""

from __future__ import annotations

import re
from datetime import timedelta
from functools import partial
from random import Random
from typing import Any
from unittest.mock import AsyncMock

import msgspec
import pytest
import simcord

from bot.jobs.clock_notices import LEASE
from bot.store.schema import ENDED, FINISHED, ON_HOLD
from bot.tables import clock, notifications, on_hold, resigning
from bot.ui.custom_id import CustomId
from engine.core.game_log import LATE
from tests.bot.due_jobs import clock_due_at
from tests.bot.evening import DAY, HOUR, MINUTE, Evening, Seen, Tap
from tests.bot.jobs.test_failures import messages_of
from tests.examples import slow

pytestmark = pytest.mark.usefixtures("hourly")


def reminders(messages: list[Seen]) -> list[Seen]:
    return [message for message in messages if "it’s still your turn." in message.text]


def times_reminded(evening: Evening, person: simcord.MemberActor) -> int:
    """Count the reminders a user got, including those edited since."""
    path = f"/channels/{person.user.dm_channel.id}/messages"
    sent = [entry.json or {} for entry in evening.http if (entry.method, entry.path) == ("POST", path)]
    return sum("it’s still your turn." in message.get("content", "") for message in sent)


async def time_is_up(evening: Evening) -> int:
    """Return the deadline in the newest post."""
    (moment,) = re.findall(r"Deadline <t:(\d+):R>\.", evening.post.text)
    return int(moment)


def now(evening: Evening) -> int:
    return int(evening.env.now().timestamp())


# Choosing a clock


async def test_default_clock_gives_three_days_a_turn(evening: Evening) -> None:
    await evening.begin()
    assert await time_is_up(evening) == pytest.approx(now(evening) + 3 * DAY, abs=MINUTE)


async def test_clock_option_of_the_play_command_is_shown_in_the_lobby(evening: Evening) -> None:
    lobby = await evening.open(clock="bank 3d +12h ≤5d", opponent=evening.boris)
    assert ", 3 days to start with, plus 12 hours a turn, up to 5 days. Rated." in lobby.text


async def test_lobbys_clock_is_chosen_by_the_host_only_and_a_clock_missing_from_the_menu_is_refused(
    evening: Evening,
) -> None:
    lobby = await evening.open(opponent=evening.boris)
    menu = CustomId("clock", (await evening.table()).id).write()
    (refused,) = await evening.tap(Tap(evening.boris, lobby, menu, ("1h",)))
    assert refused.text == "Only the host can do that."
    (forged,) = await evening.tap(Tap(evening.ada, lobby, menu, ("1s",)))
    assert forged.text.startswith("That’s no longer possible.")
    await evening.choose(evening.ada, "one hour a turn", lobby)
    assert ", one hour a turn. Rated." in lobby.text


async def test_practice_against_a_computer_has_no_clock_and_no_deadline(evening: Evening) -> None:
    await evening.say(evening.ada, "practice", game="lost_cities")
    assert "Deadline" not in evening.post.text
    assert (await evening.table()).clock == "off"


@pytest.mark.slow
async def test_player_gets_no_reminder_and_keeps_the_turn_for_two_days_in_a_game_without_a_clock(
    evening: Evening,
) -> None:
    await evening.begin(clock="off")
    messages = len(evening.direct_messages(evening.ada))
    await evening.pass_time(2 * DAY)
    assert len(evening.direct_messages(evening.ada)) == messages
    assert (await evening.table()).version == 1


# Reminders


async def test_clock_page_of_a_game_without_a_clock_says_so_and_has_no_buttons(evening: Evening) -> None:
    await evening.say(evening.ada, "practice", game="lost_cities")
    page = await evening.say(evening.ada, "clock")
    assert page.text == "This game has no clock: take all the time you need."
    assert not page.labels


@pytest.mark.slow
async def test_untaken_turn_gets_two_dm_reminders_with_hand_and_panel_and_the_second_replaces_the_first(
    evening: Evening,
) -> None:
    await evening.begin(clock="12h")
    await evening.pass_time(5.5 * HOUR)
    assert reminders(evening.direct_messages(evening.ada)) == []
    await evening.pass_time(1.5 * HOUR)
    (first,) = reminders(evening.direct_messages(evening.ada))
    assert first.labels[0].startswith("1 · ")
    assert list(first.pictures) == ["lost_cities-hand.jpg"]
    assert f"Deadline <t:{await time_is_up(evening)}:R>." in first.text
    await evening.pass_time(3 * HOUR)
    assert len(reminders(evening.direct_messages(evening.ada))) == 1
    await evening.pass_time(1.5 * HOUR)
    before, second = evening.direct_messages(evening.ada)[-2:]
    assert [message.id for message in reminders([before, second])] == [second.id], (
        "it takes the other's place"
    )
    assert before.id == first.id
    assert second.labels[0].startswith("1 · ")
    assert list(second.pictures) == ["lost_cities-hand.jpg"]
    assert reminders(evening.direct_messages(evening.boris)) == []
    assert len(evening.posts) == 2, "the channel is left alone"


@pytest.mark.slow
async def test_turn_taken_from_a_reminder_stops_further_reminders(evening: Evening) -> None:
    await evening.begin(clock="12h")
    await evening.pass_time(7.5 * HOUR)
    before, reminder = evening.direct_messages(evening.ada)[-2:]
    assert before.labels == ["Go to table"], "the older panel gives way"
    await evening.turn(evening.ada, (await evening.legal())[0], reminder)
    assert (await evening.table()).version == 2
    messages = len(evening.direct_messages(evening.ada))
    await evening.pass_time(5 * HOUR)
    assert len(evening.direct_messages(evening.ada)) == messages, "silent as soon as the move is made"


@pytest.mark.slow
async def test_reminder_with_a_play_button_goes_to_the_channel_when_dms_are_closed(evening: Evening) -> None:
    path = f"/channels/{evening.ada.user.dm_channel.id}/messages"
    evening.env.inject_error("POST", path, status=403, code=50007, times=None)
    await evening.begin(clock="12h")
    await evening.pass_time(11.5 * HOUR)
    told = reminders(evening.posts)
    assert [message.notified for message in told] == [{evening.ada.id}] * 2
    panel = await evening.press(evening.ada, "Play", told[-1])
    await evening.turn(evening.ada, (await evening.legal())[0], panel)
    assert (await evening.table()).version == 2


@pytest.mark.slow
async def test_channel_reminder_and_late_player_question_are_silent_with_dms_closed_and_pings_off(
    evening: Evening,
) -> None:
    """The server forbids pings, and the players have closed their direct messages since the game began."""
    await evening.bot.manager.change_server(evening.guild.id, partial(msgspec.structs.replace, pings=False))
    await evening.begin(clock="12h")
    for person in (evening.ada, evening.boris):
        path = f"/channels/{person.user.dm_channel.id}/messages"
        evening.env.inject_error("POST", path, status=403, code=50007, times=None)
    await evening.pass_time(6.5 * HOUR)
    (reminder,) = reminders(evening.posts)
    assert reminder.is_silent
    await evening.pass_time(7 * HOUR)
    assert evening.post.labels == question_labels("channel") and evening.post.is_silent


@pytest.mark.slow
async def test_rejected_reminder_is_sent_once_later_and_extends_the_deadline(evening: Evening) -> None:
    await evening.begin(clock="12h")
    began = now(evening)
    await evening.pass_time(10 * HOUR)
    path = f"/channels/{evening.ada.user.dm_channel.id}/messages"
    evening.env.inject_error("POST", path, status=500, times=None)
    await evening.pass_time(3 * HOUR)
    assert (await evening.table()).version == 1, "nobody is played for before a fair reminder"
    evening.env.backend.faults.clear()
    await evening.pass_time(MINUTE)
    assert len(evening.direct_messages(evening.ada)) == 3
    table = await evening.table()
    assert (clock.deadline(table, 0) or 0) > began + 14 * HOUR
    await evening.pass_time(1 * HOUR)
    assert len(evening.direct_messages(evening.ada)) == 3


@pytest.mark.slow
async def test_reminder_is_sent_once_after_a_crash_before_it_was_recorded(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.begin(clock="12h")
    await evening.pass_time(5.5 * HOUR)

    def cut_short(*_: Any) -> None:
        raise RuntimeError("the power went out")

    with monkeypatch.context() as patch:
        patch.setattr("bot.tables.notifications.record_notice", cut_short)
        await evening.pass_time(2 * HOUR)
    evening.errors.clear()
    assert len(reminders(evening.direct_messages(evening.ada))) == 1
    await evening.restart()
    await evening.pass_time(2 * LEASE)
    assert len(reminders(evening.direct_messages(evening.ada))) == 1
    assert (await evening.table()).players[0].reminded == 1


@pytest.mark.slow
async def test_reminder_is_sent_to_the_mover_alone_although_a_restart_came_before_the_turns_post(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Deadlines are stored with the step, so a reminder does not depend on the post."""
    await evening.begin(clock="12h")
    monkeypatch.setattr(evening.bot.publisher, "schedule", lambda _table: None)
    await evening.move((await evening.legal())[0])
    await evening.restart()
    await evening.pass_time(7 * HOUR)
    assert len(reminders(evening.direct_messages(evening.boris))) == 1
    assert reminders(evening.direct_messages(evening.ada)) == []


@pytest.mark.slow
async def test_buttons_of_a_channel_reminder_carry_the_version_before_the_incomplete_turn(
    evening: Evening,
) -> None:
    await three(evening)
    mover = await evening.mover()
    path = f"/channels/{mover.user.dm_channel.id}/messages"
    evening.env.inject_error("POST", path, status=403, code=50007, times=None)
    before = CustomId.read(next(iter(evening.post.buttons.values())))
    await evening.move((await evening.legal())[0])
    assert not (await evening.position()).turn_complete
    await evening.pass_time(7.5 * HOUR)
    (reminder,) = reminders(evening.posts)
    after = CustomId.read(next(iter(reminder.buttons.values())))
    assert before is not None and after is not None
    assert after.version == before.version


# Time that does not count


@pytest.mark.slow
@pytest.mark.parametrize(
    "what",
    [
        "downtime",
        *slow("leap of the system clock", "outage of Discord", "outage of Discord that ends in a crash"),
    ],
)
async def test_downtime_outage_or_clock_leap_moves_the_deadline_and_the_reminder_by_its_length(
    evening: Evening, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In an outage the bot runs, and no press of a player reaches it."""
    post = await evening.begin(clock="12h")
    await evening.pass_time(4 * HOUR)
    before = clock.deadline(await evening.table(), 0)
    if what.startswith("outage of Discord"):
        with monkeypatch.context() as outage:
            outage.setattr(evening.bot.scheduler, "is_cut_off", AsyncMock(return_value=True))
            await evening.pass_time(2 * DAY)
    else:
        evening.env.backend.clock.advance(2 * DAY)
    if what in ("downtime", "outage of Discord that ends in a crash"):
        await evening.restart()
    await evening.pass_time(1 * HOUR)
    after = clock.deadline(await evening.table(), 0)
    assert before is not None and after is not None
    assert after - before == pytest.approx(2 * DAY, abs=2 * HOUR)
    assert f"Deadline <t:{after}:R>" in post.text
    assert reminders(evening.direct_messages(evening.ada)) == []
    await evening.pass_time(3 * HOUR)
    assert len(reminders(evening.direct_messages(evening.ada))) == 1


@pytest.mark.slow
async def test_system_clock_set_back_sends_no_second_reminder(evening: Evening) -> None:
    await evening.begin(clock="12h")
    await evening.pass_time(7.5 * HOUR)
    evening.env.backend.clock.advance(-4 * HOUR)
    await evening.pass_time(6 * HOUR)
    assert len(reminders(evening.direct_messages(evening.ada))) == 1


# Time agreed among players


@pytest.mark.slow
async def test_clock_page_tells_the_waiting_player_the_deadline_and_the_time_of_the_next_turn(
    evening: Evening,
) -> None:
    """The answer is private to one player; in the channel it would soon be out of date."""
    await evening.begin(clock="12h")
    until = await time_is_up(evening)
    page = await evening.say(evening.boris, "clock")
    assert page.is_private
    assert page.text.splitlines()[1:] == [
        f"It’s **ada**’s turn · deadline <t:{until}:R>.",
        "You have 12 hours for the next turn.",
    ]


async def test_clock_page_says_your_turn_and_offers_a_pause_to_the_mover_but_no_buttons_to_onlookers(
    evening: Evening,
) -> None:
    await evening.begin(clock="12h")
    until = await time_is_up(evening)
    mover, onlooker = [await evening.say(one, "clock") for one in (evening.ada, evening.chen)]
    assert mover.text.splitlines()[1:] == [
        f"It’s your turn · deadline <t:{until}:R>.",
        "**boris** has 12 hours for the next turn.",
    ]
    assert mover.labels == ["Pause"]
    assert "**ada**’s turn" in onlooker.text and "**boris** has" in onlooker.text
    assert onlooker.labels == []


@pytest.mark.slow
async def test_time_given_by_the_opponent_moves_every_shown_deadline_and_the_mover_cannot_give_any(
    evening: Evening,
) -> None:
    await evening.begin(clock="12h")
    before = await time_is_up(evening)
    page = await evening.say(evening.boris, "clock")
    refused = await evening.forge(evening.ada, page.buttons["Give ada time"])
    assert refused.text.startswith("You can only give time to another player")
    await evening.press(evening.boris, "Give ada time", page)
    assert f"deadline <t:{before + 12 * HOUR}:R>." in page.text
    assert f"Deadline <t:{before + 12 * HOUR}:R>." in evening.posts[1].text, "the post says it too"
    message = evening.direct_message(evening.ada)
    assert f"Deadline <t:{before + 12 * HOUR}:R>." in message.text, "and the mover’s direct message"
    assert "panel" in str(message.buttons), "which keeps its buttons"
    await evening.pass_time(10 * HOUR)
    assert reminders(evening.direct_messages(evening.ada)) == []


@pytest.mark.slow
async def test_player_who_was_given_time_is_reminded_near_its_end(evening: Evening) -> None:
    await evening.begin(clock="12h")
    await evening.pass_time(11.5 * HOUR)
    before = times_reminded(evening, evening.ada)
    await evening.press(evening.boris, "Give ada time", await evening.say(evening.boris, "clock"))
    await evening.pass_time(9 * HOUR)
    assert times_reminded(evening, evening.ada) == before
    await evening.pass_time(2 * HOUR)
    assert times_reminded(evening, evening.ada) == before + 1


async def test_pause_begins_when_both_players_ask_stops_the_clock_and_ends_when_one_continues(
    evening: Evening,
) -> None:
    await evening.begin(clock="12h")
    before = await time_is_up(evening)
    page = await evening.say(evening.ada, "clock")
    await evening.press(evening.ada, "Pause", page)
    assert "**ada** would like to pause." in page.text
    page = await evening.say(evening.boris, "clock")
    await evening.press(evening.boris, "Pause", page)
    assert page.labels == ["Continue"]
    assert "the clock is stopped" in evening.posts[1].text
    assert "the clock is stopped" in evening.direct_message(evening.ada).text
    await evening.pass_time(4 * DAY)
    assert reminders(evening.direct_messages(evening.ada)) == []
    await evening.press(evening.boris, "Continue", page)
    assert clock.deadline(await evening.table(), 0) == pytest.approx(before + 4 * DAY, abs=MINUTE)
    await evening.pass_time(7.5 * HOUR)
    assert len(reminders(evening.direct_messages(evening.ada))) == 1


@pytest.mark.slow
async def test_player_with_little_time_left_is_reminded_when_a_pause_ends(evening: Evening) -> None:
    """Otherwise the last hour would pass without a message."""
    await evening.begin(clock="12h")
    await evening.pass_time(11.5 * HOUR)
    for person in (evening.ada, evening.boris):
        await evening.press(person, "Pause", await evening.say(person, "clock"))
    await evening.pass_time(2 * DAY)
    before = times_reminded(evening, evening.ada)
    await evening.press(evening.boris, "Continue", await evening.say(evening.boris, "clock"))
    await evening.bot.scheduler.sweep()
    await evening.env.settle()
    assert times_reminded(evening, evening.ada) == before + 1


@pytest.mark.slow
async def test_pause_begins_without_a_player_who_left_and_they_can_neither_pause_nor_continue(
    evening: Evening,
) -> None:
    lobby = await evening.say(evening.ada, "play lost-cities-board", clock="12h")
    await evening.start(lobby, evening.boris, evening.chen)
    table = await evening.table()
    await evening.press(evening.chen, "Pause", await evening.say(evening.chen, "clock"))
    await evening.bot.manager.run(resigning.leave, table.id, evening.chen.id)
    page = await evening.say(evening.chen, "clock")
    assert "would like to pause" not in page.text and page.labels == []
    for person in (evening.ada, evening.boris):
        await evening.press(person, "Pause", await evening.say(person, "clock"))
    paused = (await evening.table()).paused_at
    assert paused is not None
    for verb in ("goon", "pause"):
        refused = await evening.forge(evening.chen, CustomId(verb, table.id).write())
        assert refused.text.startswith("You left this game")
    assert (await evening.table()).paused_at == paused


@pytest.mark.slow
async def test_pause_requested_and_withdrawn_does_not_begin_when_the_other_asks(evening: Evening) -> None:
    await evening.begin(clock="12h")
    page = await evening.say(evening.ada, "clock")
    for _ in range(2):
        await evening.press(evening.ada, "Pause", page)
    await evening.press(evening.boris, "Pause", await evening.say(evening.boris, "clock"))
    assert (await evening.table()).paused_at is None


@pytest.mark.slow
async def test_moves_during_a_pause_use_no_time_and_the_next_turn_starts_full(evening: Evening) -> None:
    await evening.begin(clock="12h")
    await evening.press(evening.ada, "Pause", await evening.say(evening.ada, "clock"))
    page = await evening.say(evening.boris, "clock")
    await evening.press(evening.boris, "Pause", page)
    await evening.pass_time(DAY)
    await evening.move((await evening.legal())[0])
    assert "the clock is stopped" in evening.post.text
    await evening.pass_time(DAY)
    await evening.press(evening.boris, "Continue", page)
    assert clock.deadline(await evening.table(), 1) == pytest.approx(now(evening) + 12 * HOUR, abs=MINUTE)


@pytest.mark.slow
async def test_clock_page_of_a_paused_game_shows_what_is_left_of_the_running_turn(evening: Evening) -> None:
    await evening.begin(clock="12h")
    await evening.pass_time(4.5 * HOUR)
    for person in (evening.ada, evening.boris):
        page = await evening.say(person, "clock")
        await evening.press(person, "Pause", page)
    await evening.pass_time(DAY)
    page = await evening.say(evening.boris, "clock")
    assert page.text.splitlines()[1:3] == [
        "**ada** has 7 hours for the next turn.",
        "You have 12 hours for the next turn.",
    ]


async def test_forged_clock_buttons_are_refused_to_non_players_and_change_nothing(evening: Evening) -> None:
    await evening.begin(clock="12h")
    page = await evening.say(evening.boris, "clock")
    assert page.presses == ["Give ada time", "Pause"]
    before = await evening.table()
    for press in page.buttons.values():
        assert (await evening.forge(evening.chen, press)).text.startswith("You’re not playing")
    assert await evening.table() == before


# When time is up


async def three(evening: Evening, **options: Any) -> None:
    lobby = await evening.say(evening.ada, "play lost-cities-board", clock="12h", **options)
    await evening.start(lobby, evening.boris, evening.chen)


async def test_timeout_in_a_game_of_three_makes_a_computer_play_one_turn_and_posts_it(
    evening: Evening,
) -> None:
    await three(evening)
    late = await evening.mover()
    posts = len(evening.posts)
    await evening.pass_time(13.5 * HOUR)
    table = await evening.table()
    player = table.player_of(late.id)
    assert player is not None
    assert (player.is_present, player.substitute_turn, player.missed) == (True, False, 1)
    assert await evening.mover() is not late
    assert len(evening.posts) == posts + 1
    assert f"**{player.name}** ran out of time, so a computer plays this turn." in evening.post.text
    assert (await evening.mover()).mention in evening.post.text


@pytest.mark.slow
async def test_late_player_reads_in_the_next_direct_message_that_a_computer_played(evening: Evening) -> None:
    await three(evening)
    late = await evening.mover()
    await evening.pass_time(13.5 * HOUR)
    for _ in range(2):
        other = await evening.mover()
        while await evening.mover() is other:
            await evening.move((await evening.legal())[0])
    assert await evening.mover() is late
    message = evening.direct_message(late)
    assert "ran out of time, so a computer plays this turn." in message.text


@pytest.mark.slow
async def test_timeout_during_an_incomplete_turn_makes_a_computer_complete_it(evening: Evening) -> None:
    await three(evening)
    late = await evening.mover()
    await evening.move((await evening.legal())[0])
    assert not (await evening.position()).turn_complete
    await evening.pass_time(13.5 * HOUR)
    assert (await evening.position()).turn_complete
    assert await evening.mover() is not late


@pytest.mark.slow
async def test_three_timeouts_in_a_row_give_the_seat_to_a_computer_until_taken_back(
    evening: Evening,
) -> None:
    await three(evening)
    late = await evening.mover()
    for _ in range(3):
        while await evening.mover() is not late:
            await evening.move((await evening.legal())[0])
        await evening.pass_time(13.5 * HOUR)
    assert any("ran out of time three times in a row." in post.text for post in evening.posts)
    answer = await evening.press(late, "Play")
    assert answer.labels == ["Take my seat back"]
    await evening.press(late, "Take my seat back", answer)
    player = (await evening.table()).player_of(late.id)
    assert player is not None and player.is_present and player.missed == 0


@pytest.mark.slow
async def test_own_turn_resets_the_count_of_timeouts_to_zero(evening: Evening) -> None:
    await three(evening)
    late = await evening.mover()
    await evening.pass_time(13.5 * HOUR)
    player = (await evening.table()).player_of(late.id)
    assert player is not None and player.missed == 1
    for _ in range(4):
        person = await evening.mover()
        while await evening.mover() is person:
            await evening.move((await evening.legal())[0])
    player = (await evening.table()).player_of(late.id)
    assert player is not None and player.missed == 0


# A duel


async def overdue(evening: Evening) -> Seen:
    await evening.begin(clock="12h")
    await evening.pass_time(13.5 * HOUR)
    return evening.direct_message(evening.boris)


@pytest.mark.slow
@pytest.mark.parametrize("where", ["direct", *slow("channel")])
async def test_timeout_in_a_duel_asks_the_opponent_once_in_their_chosen_place_and_lets_only_them_answer(
    evening: Evening, where: str
) -> None:
    await evening.bot.manager.run_for(notifications.set_preferences, evening.boris.id, turns=where)
    question = await overdue(evening)
    posts = len(evening.posts)
    if where == "channel":
        question = evening.post
        assert question.notified == {evening.boris.id}
    else:
        assert question.text.startswith("**Lost Cities** with **ada**\n"), "there may be several games"
    assert question.labels == question_labels(where)
    assert not question.is_silent
    letters = len(evening.direct_messages(evening.boris))
    await evening.pass_time(6 * HOUR)
    assert (len(evening.posts), len(evening.direct_messages(evening.boris))) == (posts, letters)
    refused = await evening.forge(evening.ada, question.buttons["Take the win"])
    assert refused.text.startswith("Nobody is out of time any more.")


@pytest.mark.slow
async def test_duel_opponent_who_waits_is_asked_again_after_another_turns_time(evening: Evening) -> None:
    question = await overdue(evening)
    await evening.press(evening.boris, "Wait for them", question)
    assert question.labels == []
    assert question.text.startswith("**ada** got more time. New deadline <t:")
    await evening.pass_time(6 * HOUR)
    assert (await evening.table()).version == 1
    await evening.pass_time(7.5 * HOUR)
    assert evening.direct_message(evening.boris).labels == question_labels(), "asked again"


def question_labels(where: str = "direct") -> list[str]:
    way = ["Go to table"] if where == "direct" else []
    return ["Wait for them", "Let a computer play", "Take the win", *way]


@pytest.mark.slow
async def test_opponent_of_a_late_player_can_let_a_computer_play_the_turn(evening: Evening) -> None:
    question = await overdue(evening)
    await evening.press(evening.boris, "Let a computer play", question)
    assert "ran out of time, so a computer plays this turn." in evening.post.text
    assert await evening.mover() is evening.boris


@pytest.mark.slow
@pytest.mark.parametrize("then", ["Let a computer play", "Wait for them"])
async def test_late_turn_is_played_once_if_another_answer_is_tapped_at_the_same_time(
    evening: Evening, then: str
) -> None:
    question = await overdue(evening)
    labels = ("Let a computer play", then)
    await evening.tap(*(Tap(evening.boris, question, question.buttons[label]) for label in labels))
    assert (await evening.log()).count(LATE) == 1
    assert await evening.mover() is evening.boris


async def test_opponent_of_a_late_player_can_take_the_win(evening: Evening) -> None:
    question = await overdue(evening)
    await evening.press(evening.boris, "Take the win", question)
    assert (await evening.table()).status == FINISHED
    assert "**ada** ran out of time, so **boris** ended the game." in evening.post.text
    assert "**boris** wins on time." in evening.post.text
    assert evening.post.addressed == {evening.ada.id, evening.boris.id}


@pytest.mark.slow
async def test_opponent_of_a_late_player_can_end_but_not_win_a_game_that_is_too_early_to_count(
    evening: Evening,
) -> None:
    await evening.begin(clock="12h", rounds=3)
    await evening.pass_time(13.5 * HOUR)
    question = evening.direct_message(evening.boris)
    assert question.labels == [*question_labels()[:2], "End the game", "Go to table"]
    await evening.press(evening.boris, "End the game", question)
    assert "It ended too early to count" in evening.post.text


@pytest.mark.slow
async def test_messages_log_and_history_say_on_time_and_not_resign_after_the_opponent_took_the_win(
    evening: Evening,
) -> None:
    question = await overdue(evening)
    await evening.press(evening.boris, "Take the win", question)
    *_, turn, letter = evening.direct_messages(evening.ada)
    assert turn.text.endswith("You ran out of time, so **boris** ended the game.")
    assert "**boris** wins on time." in letter.text
    log = await evening.say(evening.ada, "log")
    assert "You ran out of time, so **boris** ended the game." in log.text
    assert "on time" in (await evening.say(evening.ada, "history")).text
    for text in (evening.post.text, turn.text, letter.text, log.text, *evening.post.pictures.values()):
        assert "resign" not in text


@pytest.mark.slow
async def test_late_move_closes_the_question_to_the_opponent_and_its_old_win_button_is_refused(
    evening: Evening,
) -> None:
    question = await overdue(evening)
    win = question.buttons["Take the win"]
    await evening.move((await evening.legal())[0])
    assert question.text == "**Lost Cities** with **ada**: your opponent ran out of time."
    assert question.labels == ["Go to table"]
    answer = await evening.forge(evening.boris, win, question)
    assert answer.text.startswith("Nobody is out of time any more.")
    assert (await evening.table()).status != FINISHED


@pytest.mark.slow
async def test_computer_plays_the_late_turn_if_the_opponent_does_not_choose_in_time(evening: Evening) -> None:
    await overdue(evening)
    await evening.pass_time(12.5 * HOUR)
    assert await evening.mover() is evening.boris
    assert "ran out of time, so a computer plays this turn." in evening.post.text


@pytest.mark.slow
async def test_question_about_a_late_player_is_closed_when_the_game_goes_on_hold(evening: Evening) -> None:
    question = await overdue(evening)
    table = await evening.table()
    await evening.bot.manager.run(on_hold.put_on_hold, table.id, ENDED)
    await evening.bot.publisher.publish(table.id)
    assert question.text.endswith("your opponent ran out of time.")
    assert question.labels == ["Go to table"]


@pytest.mark.parametrize("where", ["direct", *slow("channel")])
@pytest.mark.parametrize("then", ["time", *slow("pause")])
async def test_question_about_a_late_player_is_closed_by_more_time_or_a_pause(
    evening: Evening, then: str, where: str
) -> None:
    await evening.bot.manager.run_for(notifications.set_preferences, evening.boris.id, turns=where)
    question = await overdue(evening)
    if where == "channel":
        question = evening.post
    assert question.labels == question_labels(where)
    if then == "time":
        await evening.press(evening.boris, "Give ada time", await evening.say(evening.boris, "clock"))
    else:
        for person in (evening.ada, evening.boris):
            await evening.press(person, "Pause", await evening.say(person, "clock"))
    if where == "channel":
        assert (question.text, question.labels) == ("**ada** ran out of time.", [])
    else:
        closed = "**Lost Cities** with **ada**: your opponent ran out of time."
        assert (question.text, question.labels) == (closed, ["Go to table"])


@pytest.mark.slow
async def test_question_about_a_late_player_whose_closing_edit_discord_rejects_is_closed_later(
    evening: Evening,
) -> None:
    question = await overdue(evening)
    path = f"{messages_of(evening.boris.user.dm_channel)}/{question.message.id}"
    evening.env.inject_error("PATCH", path, status=500, times=1)
    await evening.press(evening.boris, "Give ada time", await evening.say(evening.boris, "clock"))
    assert question.labels == question_labels()
    await evening.pass_time(2 * HOUR)
    assert question.labels == ["Go to table"]


@pytest.mark.slow
@pytest.mark.parametrize("where", ["direct", "channel"])
async def test_answered_question_about_a_late_player_still_shows_the_choice_after_more_time_is_given(
    evening: Evening, where: str
) -> None:
    await evening.bot.manager.run_for(notifications.set_preferences, evening.boris.id, turns=where)
    question = await overdue(evening)
    if where == "channel":
        question = evening.post
    await evening.press(evening.boris, "Wait for them", question)
    await evening.press(evening.boris, "Give ada time", await evening.say(evening.boris, "clock"))
    await evening.pass_time(HOUR)
    assert question.text.startswith("**ada** got more time. New deadline <t:")


@pytest.mark.slow
async def test_late_move_closes_the_question_by_dm_to_an_opponent_with_the_digest(
    evening: Evening,
) -> None:
    wanted = {"turns": notifications.DIGEST}
    await evening.bot.manager.run_for(notifications.set_preferences, evening.boris.id, **wanted)
    question = await overdue(evening)
    await evening.move((await evening.legal())[0])
    assert question.text.endswith("your opponent ran out of time.")
    assert question.labels == ["Go to table"]


@pytest.mark.slow
async def test_opponent_who_is_asked_after_quiet_hours_has_the_time_of_a_turn_to_choose(
    evening: Evening,
) -> None:
    """The evening begins at midnight. Ada's time is up at noon, and Boris is asked at eleven at night."""
    await evening.bot.manager.run_for(
        notifications.set_preferences, evening.boris.id, quiet_from=11, quiet_until=23
    )
    await evening.begin(clock="12h")
    await evening.pass_time(23.5 * HOUR)
    question = evening.direct_message(evening.boris)
    assert question.labels == question_labels()
    await evening.pass_time(11 * HOUR)
    assert await evening.mover() is evening.ada, "no computer has played"
    await evening.press(evening.boris, "Take the win", question)
    assert (await evening.table()).status == FINISHED


# Abandoned tables


@pytest.mark.slow
@pytest.mark.parametrize("play", ["play lost-cities", "play lost-cities-board"])
async def test_game_whose_players_all_stop_moving_goes_on_hold_and_each_timeout_is_posted_once(
    evening: Evening, play: str
) -> None:
    short = {"rounds": 1} if play == "play lost-cities" else {"length": "short"}
    lobby = await evening.say(evening.ada, play, clock="12h", **short)
    await evening.join(evening.boris, lobby)
    if play != "play lost-cities":
        await evening.join(evening.chen, lobby)
    await evening.press(evening.ada, "Start", lobby)
    for _ in range(40):
        await evening.pass_time(12 * HOUR)
        if not (await evening.table()).is_playing:
            break
    await evening.pass_time(2 * DAY)
    table = await evening.table()
    assert table.status == ON_HOLD, "computers do not play on among themselves"
    assert table.published_version == table.version
    assert await clock_due_at(evening.bot.manager.store, table.id) is None
    told = "\n".join(post.text for post in evening.posts)
    people = [evening.ada, evening.boris, *([evening.chen] if len(table.players) > 2 else [])]
    for person in people:
        name = f"**{person.user.name}**"
        assert told.count(f"{name} ran out of time, so a computer plays this turn.") == 2
        assert times_reminded(evening, person) == 6, "two for each of three turns"
    assert told.count("**This game is on hold.**") == 1
    assert "**Game over.**" not in told


@pytest.mark.slow
async def test_game_of_four_with_one_away_and_one_gone_ends_and_times_out_only_the_player_who_is_gone(
    evening: Evening,
) -> None:
    """One is away for a week, one is gone permanently, and two look in every other day."""
    dana = evening.arrive("dana")
    lobby = await evening.say(evening.ada, "play lost-cities-board", clock="1d", length="short")
    await evening.start(lobby, evening.boris, evening.chen, dana)
    random, left = Random(1), now(evening)
    await evening.say(evening.boris, "away", until=(evening.env.now() + timedelta(7)).date().isoformat())
    for _ in range(1_000):
        mover = await evening.mover_or_nobody()
        if mover is None:
            break
        if mover is dana or (mover is evening.boris and now(evening) < left + 7 * DAY):
            await evening.pass_time(12 * HOUR)
            continue
        await evening.pass_time(random.choice((0.5, 2, 9)) * HOUR)
        while await evening.mover_or_nobody() is mover:
            await evening.move(random.choice(await evening.legal()))
    table = await evening.table()
    assert table.status == FINISHED
    assert table.published_version == table.version
    told = "\n".join(post.text for post in evening.posts)
    assert told.count("**dana** ran out of time three times in a row.") == 1
    assert "**boris** ran out of time" not in told, "who is away loses no time"
    assert told.count("**Game over.**") == 1
