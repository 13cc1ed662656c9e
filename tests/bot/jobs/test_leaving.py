"""A player leaves the server or Discord: the game goes on."""

from __future__ import annotations

from typing import Any

import pytest
import simcord

from bot.features import absence
from bot.jobs.channel_audience import NO_MEMBER
from bot.store.dm_queries import NOT_ACCEPTED
from bot.store.schema import QUIET
from bot.tables import consent, notifications
from bot.tables.clock import ASKS_AFTER, ASKS_IN_A_PAUSE_AFTER, CLOSES_AFTER
from tests.bot.evening import DAY, HOUR, Evening
from tests.bot.handlers.test_undo import turn
from tests.bot.jobs.test_failures import messages_of
from tests.examples import slow

pytestmark = pytest.mark.usefixtures("hourly")
CHOICES = ["Wait for them", "Let a computer play", "Take the win", "Go to table"]
ASKS = "is no longer on the server. "


async def three(evening: Evening, **options: Any) -> None:
    lobby = await evening.say(evening.ada, "play lost-cities-board", **{"clock": "12h", **options})
    await evening.start(lobby, evening.boris, evening.chen)


def leave(evening: Evening, person: simcord.MemberActor) -> None:
    """Remove a member without a gateway event to the bot."""
    evening.env.backend.get_guild(evening.guild.id).members.pop(person.id)


def close_messages(evening: Evening, person: simcord.MemberActor) -> None:
    """Reject DMs, as Discord does without a common server."""
    path = messages_of(person.user.dm_channel)
    evening.env.inject_error("POST", path, status=403, code=NOT_ACCEPTED, times=None)


@pytest.mark.slow
async def test_computer_takes_the_seat_of_a_mover_of_three_who_left_the_server_when_a_reminder_is_due(
    evening: Evening,
) -> None:
    await three(evening)
    gone = await evening.mover()
    leave(evening, gone)
    await evening.pass_time(7.5 * HOUR)
    table = await evening.table()
    player = table.player_of(gone.id)
    assert player is not None and player.computer is not None
    assert f"**{player.name}** left the table." in evening.post.text
    assert (await evening.mover()).mention in evening.post.text


@pytest.mark.slow
async def test_player_of_three_who_left_the_server_is_replaced_at_once_when_their_dm_is_rejected(
    evening: Evening,
) -> None:
    await three(evening, clock="off")
    gone = evening.player(await evening.table(), ((await evening.position()).to_move[0] + 1) % 3)
    leave(evening, gone)
    close_messages(evening, gone)
    await turn(evening)
    player = (await evening.table()).player_of(gone.id)
    assert player is not None and player.computer is not None
    assert await evening.mover() is not gone


@pytest.mark.slow
async def test_player_gone_from_a_game_of_three_without_a_clock_is_replaced_instead_of_asking_to_go_on(
    evening: Evening,
) -> None:
    """Otherwise the remaining players could only keep the game open, week after week."""
    await three(evening, clock="off")
    gone = await evening.mover()
    leave(evening, gone)
    posts = len(evening.posts)
    await evening.pass_time(ASKS_AFTER + HOUR)
    player = (await evening.table()).player_of(gone.id)
    assert player is not None and player.computer is not None
    assert f"**{player.name}** left the table." in evening.post.text
    assert not any("Still playing" in post.labels for post in evening.posts[posts:])


@pytest.mark.parametrize(("status", "code", "left"), [(404, NO_MEMBER[1], True), (500, 0, False)])
async def test_player_whose_account_is_gone_when_a_reminder_is_due_is_replaced_but_not_after_a_500_error(
    evening: Evening, status: int, code: int, left: bool
) -> None:
    await three(evening)
    gone = await evening.mover()
    evening.env.inject_error("GET", f"/guilds/*/members/{gone.id}", status=status, code=code, times=None)
    await evening.pass_time(7.5 * HOUR)
    player = (await evening.table()).player_of(gone.id)
    assert player is not None
    assert (player.computer is not None) == left
    assert (player.reminded > 0) == (not left), "whoever may be there is reminded"


async def test_player_who_is_away_is_asked_silently_about_a_departed_opponent(evening: Evening) -> None:
    await evening.begin(clock="12h")
    leave(evening, evening.boris)
    close_messages(evening, evening.boris)
    manager = evening.bot.manager
    await manager.run_for(absence.start_absence, evening.ada.id, manager.now() + DAY)
    await turn(evening)
    question = evening.direct_message(evening.ada)
    assert question.labels == CHOICES
    assert question.is_silent


@pytest.mark.slow
async def test_player_who_returns_to_the_server_takes_the_seat_back(evening: Evening) -> None:
    await three(evening)
    gone = await evening.mover()
    members = evening.env.backend.get_guild(evening.guild.id).members
    kept = members[gone.id]
    leave(evening, gone)
    await evening.pass_time(7.5 * HOUR)
    members[gone.id] = kept
    away = await evening.press(gone, "Play")
    await evening.press(gone, "Take my seat back", away)
    player = (await evening.table()).player_of(gone.id)
    assert player is not None and player.is_present


@pytest.mark.slow
async def test_opponent_cannot_take_the_win_from_a_player_back_on_the_server_until_their_time_is_up(
    evening: Evening,
) -> None:
    """They are asked again once that player's time is up."""
    await evening.begin(clock="3d")
    members = evening.env.backend.get_guild(evening.guild.id).members
    kept = members[evening.ada.id]
    leave(evening, evening.ada)
    await evening.pass_time(1.6 * DAY)
    question = evening.direct_message(evening.boris)
    assert ASKS in question.text
    members[evening.ada.id] = kept
    refused = await evening.press(evening.boris, "Take the win", question)
    assert refused.text.startswith("Nobody is out of time any more.")
    await evening.pass_time(1.5 * DAY)
    await evening.press(evening.boris, "Take the win", evening.direct_message(evening.boris))
    assert "**boris** wins on time." in evening.post.text


@pytest.mark.slow
async def test_player_back_on_the_server_is_reminded_near_the_turns_end_and_the_question_is_closed(
    evening: Evening,
) -> None:
    await evening.begin(clock="12h")
    members = evening.env.backend.get_guild(evening.guild.id).members
    kept = members[evening.ada.id]
    leave(evening, evening.ada)
    await evening.pass_time(7 * HOUR)
    question = evening.direct_message(evening.boris)
    assert question.labels == CHOICES
    members[evening.ada.id] = kept
    await evening.pass_time(4.5 * HOUR)
    assert "it’s still your turn" in evening.direct_message(evening.ada).text
    assert question.text == "**Lost Cities** with **ada**: your opponent was no longer on the server."
    await evening.pass_time(HOUR)
    asked = evening.direct_message(evening.boris)
    assert "has run out of time" in asked.text
    assert asked.labels == CHOICES


@pytest.mark.slow
async def test_player_who_stays_away_from_the_server_is_not_reminded_near_the_end_of_the_turn(
    evening: Evening,
) -> None:
    await evening.begin(clock="12h")
    letters = len(evening.direct_messages(evening.ada))
    leave(evening, evening.ada)
    await evening.pass_time(11.5 * HOUR)
    assert len(evening.direct_messages(evening.ada)) == letters
    question = evening.direct_message(evening.boris)
    assert ASKS in question.text and question.labels == CHOICES
    await evening.press(evening.boris, "Take the win", question)
    assert (await evening.table()).is_finished, "the opponent still decides after the check"


@pytest.mark.slow
async def test_channel_question_about_a_departed_player_says_they_were_gone_once_a_computer_played(
    evening: Evening,
) -> None:
    await evening.bot.manager.run_for(
        notifications.set_preferences, evening.ada.id, turns=notifications.CHANNEL
    )
    await evening.begin(clock="12h")
    leave(evening, evening.boris)
    close_messages(evening, evening.boris)
    await turn(evening)
    question = evening.post
    assert ASKS in question.text
    await evening.pass_time(25 * HOUR)
    assert await evening.mover() is evening.ada, "a computer has played"
    assert (question.text, question.labels) == ("**boris** was no longer on the server.", [])


@pytest.mark.slow
@pytest.mark.parametrize("clock", ["12h", *slow("off")])
async def test_opponent_can_wait_for_a_departed_player_and_without_a_clock_then_use_a_computer_or_win(
    evening: Evening, clock: str
) -> None:
    await evening.begin(clock=clock)
    leave(evening, evening.boris)
    close_messages(evening, evening.boris)
    await turn(evening)
    question = evening.direct_message(evening.ada)
    assert ASKS in question.text
    assert question.labels == CHOICES
    assert not question.is_silent
    await evening.press(evening.ada, "Wait for them", question)
    assert (question.labels == CHOICES) == (clock == "off"), "without a clock nothing would ask again"
    if clock == "off":
        await evening.press(evening.ada, "Let a computer play", question)
        assert await evening.mover() is evening.ada
        await turn(evening)
        question = evening.direct_message(evening.ada)
        assert ASKS in question.text, "the opponent decides again about the next turn"
        await evening.press(evening.ada, "Take the win", question)
        sent = [str(entry.json) for entry in evening.http]
        assert any("The game against **boris** is over." in text for text in sent), "boris had time left"
        assert "**ada** wins by resignation" in evening.post.text


@pytest.mark.slow
async def test_duel_without_a_clock_goes_on_hold_if_no_one_decides_about_a_departed_player(
    evening: Evening,
) -> None:
    await evening.begin(clock="off")
    leave(evening, evening.ada)
    await evening.pass_time(ASKS_AFTER + 3 * HOUR)
    question = evening.direct_message(evening.boris)
    assert ASKS in question.text and question.labels == CHOICES
    await evening.pass_time(CLOSES_AFTER)
    assert (await evening.table()).on_hold == QUIET


@pytest.mark.slow
async def test_opponent_of_a_departed_player_is_asked_only_once_a_pause_ends(evening: Evening) -> None:
    """In a pause they could not choose. Once they end it they are asked."""
    await evening.begin(clock="3d")
    table = await evening.table()
    for person in (evening.ada, evening.boris):
        await evening.bot.manager.run(consent.ask_for_pause, table.id, person.id)
    leave(evening, evening.ada)
    await evening.pass_time(ASKS_IN_A_PAUSE_AFTER + 3 * HOUR)
    assert evening.post.labels == ["Play", "Still playing"]
    assert ASKS not in evening.direct_message(evening.boris).text
    await evening.bot.manager.run(consent.end_pause, table.id, evening.boris.id)
    await evening.pass_time(2 * DAY)
    question = evening.direct_message(evening.boris)
    assert ASKS in question.text
    await evening.press(evening.boris, "Take the win", question)
    assert (await evening.table()).is_finished


@pytest.mark.slow
async def test_question_about_a_departed_player_comes_by_dm_if_the_channel_was_deleted(
    evening: Evening,
) -> None:
    await evening.begin(clock="12h")
    await turn(evening)
    evening.env.backend.delete_channel(evening.channel.id)
    await evening.env.settle()
    leave(evening, evening.boris)
    await evening.pass_time(7.5 * HOUR)
    question = evening.direct_message(evening.ada)
    assert ASKS in question.text
    await evening.press(evening.ada, "Take the win", question)
    table = await evening.bot.manager.store.table(1)
    assert table is not None and table.status == "finished"


@pytest.mark.slow
@pytest.mark.parametrize("status", [500, 403])
async def test_question_about_a_late_player_that_was_rejected_is_asked_once_later_or_elsewhere(
    evening: Evening, status: int
) -> None:
    await evening.begin(clock="12h")
    await evening.pass_time(11.5 * HOUR)
    posts, letters = len(evening.posts), len(evening.direct_messages(evening.boris))
    direct = messages_of(evening.boris.user.dm_channel)
    evening.env.inject_error("POST", direct, status=status, times=2)
    await evening.pass_time(1.5 * HOUR)
    asked = [*evening.posts[posts:], *evening.direct_messages(evening.boris)[letters:]]
    assert [message.labels[:3] for message in asked].count(CHOICES[:3]) <= 1
    await evening.pass_time(3 * HOUR)
    asked = [*evening.posts[posts:], *evening.direct_messages(evening.boris)[letters:]]
    assert [message.labels[:3] for message in asked].count(CHOICES[:3]) == 1


@pytest.mark.slow
async def test_computer_plays_after_one_unanswered_question_about_a_departed_player(
    evening: Evening,
) -> None:
    """The opponent has as long to answer as for a turn."""
    await evening.begin(clock="12h")
    leave(evening, evening.ada)
    await evening.pass_time(7 * HOUR)
    question = evening.direct_message(evening.boris)
    assert ASKS in question.text and question.labels == CHOICES
    posts, letters = len(evening.posts), len(evening.direct_messages(evening.boris))
    await evening.pass_time(12 * HOUR)
    counts = len(evening.posts), len(evening.direct_messages(evening.boris))
    assert counts == (posts, letters), "nothing is asked twice"
    await evening.pass_time(6 * HOUR)
    assert await evening.mover() is evening.boris
    (told,) = evening.posts[posts:]
    assert "**ada** ran out of time, so a computer plays this turn." in told.text
    assert (ASKS in question.text, question.labels) == (False, ["Go to table"])
