"""Messages that no longer apply: buttons are removed and the outcome is shown."""

from __future__ import annotations

from datetime import timedelta
from random import Random

import pytest
import simcord

from bot.jobs.open_messages import TRIES
from bot.store import message_queries
from bot.store.records import Kind
from bot.tables import clock, consent, notifications
from bot.ui.custom_id import CustomId
from tests.bot.evening import DAY, HOUR, MINUTE, Evening, Seen
from tests.bot.jobs.test_half_turns import begin, half_a_turn, whole_turn

TOO_MANY_EDITS = {"status": 429, "code": 30046}
"""Discord's error for edits of messages older than an hour, which have a separate limit."""


def edits_of(message: Seen) -> str:
    """Return the API path that edits a message."""
    return f"/channels/{message.channel_id}/messages/{message.id}"


def asks(message: Seen) -> bool:
    """Return whether a message says that it is a player's turn."""
    return "your turn." in message.text and "a newer message below" not in message.text


async def turn(evening: Evening) -> None:
    await evening.move(next(text for text in await evening.legal() if text.startswith("-")))


async def dm_before_digest(evening: Evening) -> tuple[simcord.MemberActor, Seen]:
    """Return a player to move and the message of their last turn: since then they get only the digest."""
    await begin(evening, "lost-cities-board", length="short")
    mover = await evening.mover()
    message = evening.direct_message(mover)
    await evening.bot.manager.run_for(notifications.set_preferences, mover.id, turns="digest")
    for _ in range(2):
        await whole_turn(evening, Random(1))
    return mover, message


# Direct messages


@pytest.mark.slow
async def test_dm_shows_a_turn_taken_in_the_channel_and_loses_question_picture_and_buttons(
    evening: Evening,
) -> None:
    """One request removes the buttons, the question and the picture that says "your turn"."""
    await evening.begin()
    message = evening.direct_message(evening.ada)
    assert asks(message) and message.pictures
    before = len(evening.http)
    await turn(evening)
    assert message.text.startswith("**Lost Cities** with **boris**: You discard the ")
    assert " and draw the " in message.text and "Which card" not in message.text
    assert (message.pictures, message.labels) == ({}, ["Go to table"])
    edits = [entry.path for entry in evening.http[before:] if entry.method == "PATCH"]
    assert edits.count(edits_of(message)) == 1


@pytest.mark.slow
async def test_dm_on_which_the_turn_was_taken_shows_the_hand_only_until_the_next_turn(
    evening: Evening,
) -> None:
    await evening.begin()
    message = evening.direct_message(evening.ada)
    await evening.turn(evening.ada, (await evening.legal())[0], message)
    assert message.pictures, "what she holds now"
    told = message.text
    await turn(evening)
    assert (message.text, message.pictures, message.labels) == (told, {}, ["Go to table"])
    assert asks(evening.direct_message(evening.ada))


@pytest.mark.slow
async def test_no_message_asks_for_a_turn_after_the_game(evening: Evening) -> None:
    await evening.begin()
    random = Random(3)
    await evening.hurry(left=3)
    while await evening.mover_or_nobody() is not None:
        await evening.move(await evening.sensible(random))
    for person in (evening.ada, evening.boris):
        *old, last = evening.direct_messages(person)
        assert [message for message in old if asks(message)] == []
        assert [message.pictures for message in old] == [{}] * len(old)
        assert "**Game over.**" in last.text


@pytest.mark.slow
async def test_undone_turn_is_shown_in_the_dms_of_both_players(evening: Evening) -> None:
    """The player who waits again is notified; the player to move sees the restored hand."""
    await evening.begin()
    hand = (await evening.position()).view(0).hand
    await evening.turn(evening.ada, (await evening.legal())[0], evening.direct_message(evening.ada))
    ada, boris = evening.direct_message(evening.ada), evening.direct_message(evening.boris)
    await evening.press(evening.ada, "Ask the others", await evening.say(evening.ada, "undo"))
    await evening.press(evening.boris, "Agree", evening.post)
    assert boris.text.splitlines()[0] == "**Lost Cities** with **ada**: a turn was undone."
    assert not asks(boris) and "Go to table" in boris.labels
    assert ada.text == "**Lost Cities** with **boris**: a turn was undone."
    assert ada.pictures == {}, "that hand holds no longer"
    assert asks(evening.direct_message(evening.ada))
    assert (await evening.position()).view(0).hand == hand


@pytest.mark.slow
async def test_undo_of_two_turns_shows_the_restored_hand_in_the_second_players_dm(evening: Evening) -> None:
    await evening.begin()
    await turn(evening)
    await evening.turn(evening.boris, (await evening.legal())[0], evening.direct_message(evening.boris))
    message = evening.direct_message(evening.boris)
    before = message.stored.attachments
    await evening.press(evening.ada, "Ask the others", await evening.say(evening.ada, "undo"))
    await evening.press(evening.boris, "Agree", evening.post)
    assert message.text.splitlines()[0] == "**Lost Cities** with **ada**: a turn was undone."
    assert message.pictures and message.stored.attachments != before, "his hand as it is again"


@pytest.mark.usefixtures("hourly")
async def test_only_the_newest_dm_asks_for_the_turn_after_reminders_and_none_once_it_is_taken(
    evening: Evening,
) -> None:
    await evening.begin(clock="12h")
    await evening.pass_time(11.5 * HOUR)
    messages = evening.direct_messages(evening.ada)
    assert [asks(message) for message in messages] == [False, False, True]
    assert (
        messages[0].text == "**Lost Cities** with **boris**: it was your turn. There’s a newer message below."
    )
    await turn(evening)
    assert [message for message in messages if asks(message) or message.pictures] == []


@pytest.mark.slow
@pytest.mark.usefixtures("hourly")
async def test_late_players_dm_says_that_a_computer_took_the_turn_and_no_longer_asks_for_it(
    evening: Evening,
) -> None:
    await evening.begin(clock="12h")
    await evening.pass_time(12.5 * HOUR)
    await evening.press(evening.boris, "Let a computer play", evening.direct_message(evening.boris))
    message = evening.direct_message(evening.ada)
    assert "You ran out of time, so a computer plays this turn." in message.text
    assert not asks(message)


async def test_first_hand_loses_its_picture_when_the_next_message_comes(evening: Evening) -> None:
    await evening.begin()
    first = evening.direct_message(evening.boris)
    assert first.pictures
    await turn(evening)
    assert (first.text, first.pictures) == ("**Lost Cities** with **ada**: the game started.", {})


@pytest.mark.slow
async def test_dm_closed_by_a_turn_stays_the_same_in_later_turns_of_a_player_with_a_digest(
    evening: Evening,
) -> None:
    """A player with a daily digest gets no message for the turn that would be closed with it."""
    _, message = await dm_before_digest(evening)
    closed = (message.text, message.presses)
    assert not asks(message)
    await half_a_turn(evening)
    assert (message.text, message.presses) == closed
    await whole_turn(evening, Random(1))
    assert (message.text, message.presses) == closed


@pytest.mark.slow
async def test_dm_reopened_by_an_old_button_is_closed_after_that_turn_is_taken(evening: Evening) -> None:
    """A player with a daily digest gets no newer message, but may press an old button on the last one."""
    mover, message = await dm_before_digest(evening)
    table = await evening.table()
    await evening.forge(mover, CustomId("panel", table.id, table.version).write(), message)
    assert "Which card do you play or discard?" in message.text
    await evening.skip_time(HOUR)
    assert "Which card do you play or discard?" in message.text
    await whole_turn(evening, Random(1))
    await evening.skip_time(HOUR)
    assert "Which card" not in message.text and "newer message" not in message.text
    assert not any(label[0].isdigit() for label in message.labels)


@pytest.mark.slow
async def test_tikal_dm_no_longer_says_your_turn_after_later_turns(evening: Evening) -> None:
    await begin(evening, "tikal")
    mover = await evening.mover()
    message = evening.direct_message(mover)
    assert asks(message)
    await evening.skip((len(await evening.log()) + 1), Random(2))
    assert not asks(message)


# Rejected requests


@pytest.mark.slow
@pytest.mark.usefixtures("hourly")
async def test_dm_edit_that_discord_rejects_delays_no_turn_and_is_made_later(evening: Evening) -> None:
    await evening.begin()
    message = evening.direct_message(evening.ada)
    evening.env.inject_error("PATCH", edits_of(message), **TOO_MANY_EDITS, times=None)
    await turn(evening)
    assert asks(message), "Discord does not take it"
    assert asks(evening.direct_message(evening.boris)), "and nobody waits for that"
    await turn(evening)
    assert asks(evening.direct_message(evening.ada))
    evening.env.backend.faults.clear()
    await evening.pass_time(2 * HOUR)
    assert message.text.startswith("**Lost Cities** with **boris**: You discard the ")
    assert (message.pictures, message.presses) == ({}, [])
    assert await evening.bot.manager.store.read(message_queries.at_table, (await evening.table()).id) == ()


@pytest.mark.slow
@pytest.mark.usefixtures("hourly")
async def test_dm_edit_that_failed_before_a_restart_is_made_after_it(evening: Evening) -> None:
    await evening.begin()
    message = evening.direct_message(evening.ada)
    evening.env.inject_error("PATCH", edits_of(message), **TOO_MANY_EDITS, times=1)
    await turn(evening)
    assert asks(message)
    await evening.restart()
    await evening.pass_time(2 * HOUR)
    assert not asks(message)


@pytest.mark.slow
@pytest.mark.usefixtures("hourly")
async def test_dm_edit_that_discord_keeps_rejecting_is_retried_with_growing_pauses_then_dropped(
    evening: Evening,
) -> None:
    await evening.begin()
    message = evening.direct_message(evening.ada)
    evening.env.inject_error("PATCH", edits_of(message), **TOO_MANY_EDITS, times=None)
    before = len(evening.http)

    def tries() -> int:
        return sum(entry.path == edits_of(message) for entry in evening.http[before:])

    await turn(evening)
    await evening.pass_time(TRIES * HOUR)
    assert 1 < tries() < TRIES, "the pauses grow beyond an hour"
    await evening.pass_time(3 * DAY)
    assert tries() == TRIES
    pending = await evening.bot.manager.store.read(message_queries.at_table, (await evening.table()).id)
    assert message.id not in [one.message_id for one in pending]


@pytest.mark.slow
async def test_old_post_whose_edit_failed_loses_its_buttons_after_the_outage(evening: Evening) -> None:
    post = await evening.begin()
    evening.env.inject_error("PATCH", edits_of(post), status=500, times=None)
    await turn(evening)
    assert "Play" in post.labels
    evening.env.backend.faults.clear()
    await evening.pass_time(2 * MINUTE)
    assert post.labels == []


# In the channel


@pytest.mark.slow
@pytest.mark.usefixtures("hourly")
async def test_reminders_in_the_channel_lose_their_buttons_after_the_turn(evening: Evening) -> None:
    await evening.bot.manager.run_for(notifications.set_preferences, evening.ada.id, turns="channel")
    await evening.begin(clock="12h")
    await evening.pass_time(11.5 * HOUR)
    *_, one, other = evening.posts
    assert "Play" in one.labels and "Play" in other.labels
    table = await evening.table()
    assert (await evening.position()).to_move == (0,) and table.players[0].reminded == clock.NEARLY
    await turn(evening)
    assert {(told.text, tuple(told.labels)) for told in (one, other)} == {("**ada** was reminded here.", ())}
    assert [post.id for post in evening.posts if "Play" in post.labels] == [evening.post.id]
    assert await evening.bot.manager.store.read(message_queries.at_table, table.id) == ()


@pytest.mark.slow
async def test_lobby_whose_edit_failed_shows_the_start_after_the_outage(evening: Evening) -> None:
    lobby = await evening.open(opponent=evening.boris)
    await evening.join(evening.boris, lobby)
    table = await evening.table()
    evening.env.inject_error("PATCH", edits_of(lobby), status=500, times=None)
    await evening.bot.manager.lobbies.start(table.id, evening.ada.id)
    await evening.bot.publisher.publish(table.id)
    assert "Start now" in lobby.labels
    (pending,) = await evening.bot.manager.store.read(message_queries.at_table, table.id)
    assert pending.kind == Kind.LOBBY
    evening.env.backend.faults.clear()
    await evening.pass_time(2 * MINUTE)
    assert lobby.labels == ["Go to table"]
    assert "has begun." in lobby.text


# Pause requests


async def wish(evening: Evening) -> Seen:
    """Let Ada request a pause; return the message that the other players see."""
    page = await evening.say(evening.ada, "clock")
    await evening.press(evening.ada, "Pause", page)
    return evening.post


async def test_pause_request_is_posted_with_a_ping_and_updated_when_agreed_and_continued(
    evening: Evening,
) -> None:
    await evening.begin(clock="12h")
    question = await wish(evening)
    assert not question.is_private
    said = f"{evening.boris.mention}: **ada** would like to pause the game."
    assert question.text == f"{said} The clock stops when everyone agrees."
    assert (question.notified, question.labels) == ({evening.boris.id}, ["Agree to pause"])
    page = await evening.press(evening.boris, "Agree to pause", question)
    assert page.is_private and (await evening.table()).paused_at is not None
    assert question.text == "The game is paused and the clock is stopped."
    await evening.press(evening.ada, "Continue", question)
    assert (await evening.table()).paused_at is None
    assert (question.text, question.labels) == ("**ada** asked for a pause here.", [])


@pytest.mark.slow
async def test_player_who_asked_for_a_pause_cannot_agree_to_it(evening: Evening) -> None:
    await evening.begin(clock="12h")
    question = await wish(evening)
    await evening.press(evening.ada, "Agree to pause", question)
    assert [player.wants_pause for player in (await evening.table()).players] == [True, False]


@pytest.mark.slow
async def test_pause_requests_edit_one_message_until_a_turn_closes_a_withdrawn_one(evening: Evening) -> None:
    await evening.begin(clock="12h")
    page, question, posts = await evening.say(evening.ada, "clock"), await wish(evening), len(evening.posts)
    for _ in range(2):
        await evening.press(evening.ada, "Pause", page)
        assert question.text == "**ada** asked for a pause here."
        await evening.press(evening.ada, "Pause", page)
        assert "would like to pause" in question.text
    assert len(evening.posts) == posts
    await turn(evening)
    assert "would like to pause" in question.text, "she still would"
    await evening.press(evening.ada, "Pause", page)
    await turn(evening)
    assert (question.text, question.labels) == ("**ada** asked for a pause here.", [])
    assert await evening.bot.manager.store.read(message_queries.at_table, (await evening.table()).id) == ()


@pytest.mark.slow
async def test_pause_request_comes_by_dm_when_the_bot_cannot_post_in_the_channel(evening: Evening) -> None:
    await evening.begin(clock="12h")
    await evening.bot.publisher.block_channel((await evening.table()).id, "send_messages")
    await wish(evening)
    assert "**ada** would like to pause the game." in evening.direct_message(evening.boris).text


@pytest.mark.slow
async def test_player_who_went_away_before_a_pause_request_is_posted_is_not_pinged(evening: Evening) -> None:
    """The bot was killed before it posted the request."""
    await evening.begin(clock="12h")
    page, ada = await evening.say(evening.ada, "clock"), evening.ada.id
    await evening.bot.manager.run(consent.ask_for_pause, (await evening.table()).id, ada)
    await evening.say(evening.boris, "away", until=(evening.env.now() + timedelta(7)).date().isoformat())
    for _ in range(2):
        await evening.press(evening.ada, "Pause", page)
    assert "would like to pause" in evening.post.text
    assert evening.post.notified == set()
