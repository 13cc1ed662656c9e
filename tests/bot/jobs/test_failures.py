"""Failing posts, DMs and pictures: the move stands and is posted once."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
import simcord

from bot.jobs.delivery import DeliveryRecord
from bot.jobs.dm_rate_limit import NotNow
from bot.jobs.publisher import PANEL_CHECK_DELAY
from bot.jobs.retries import RETRY
from bot.store.transaction import TableTransaction
from bot.tables import clock, game, moves, notifications
from bot.ui import pictures, responder, sentences
from bot.ui.custom_id import CustomId
from render import picture
from tests.bot.evening import HOUR, MINUTE, Evening, Seen, Tap
from tests.bot.sounds import Sounds
from tests.examples import slow

TOLD_ONCE = "I can’t DM you (your DMs may be closed)"


def messages_of(channel: simcord.ChannelHandle) -> str:
    """Return the API path that posts messages in a channel."""
    return f"/channels/{channel.id}/messages"


# The public post


@pytest.mark.slow
@pytest.mark.parametrize(
    ("status", "code"), [(403, 50013), *slow((500, 0), (404, 10003), (429, 0), (503, 0))]
)
async def test_turn_whose_post_was_rejected_stands_and_is_posted_once_a_minute_later(
    evening: Evening, status: int, code: int
) -> None:
    await evening.begin()
    before, messages = len(evening.posts), len(evening.direct_messages(evening.boris))
    evening.env.inject_error("POST", messages_of(evening.channel), status=status, code=code)
    answer = await evening.move((await evening.legal())[0])
    assert " and draw the " in answer.text, "the move stands"
    assert (await evening.table()).version == 2
    assert len(evening.posts) == before
    await evening.pass_time(MINUTE)
    assert len(evening.posts) == before + 1
    assert evening.post.addressed == {evening.boris.id}
    assert len(evening.direct_messages(evening.boris)) == messages + 1
    await evening.pass_time(3 * MINUTE)
    assert len(evening.posts) == before + 1, "and no second time"
    assert len(evening.direct_messages(evening.boris)) == messages + 1


@pytest.mark.slow
async def test_post_rejected_three_times_is_retried_until_it_is_accepted(evening: Evening) -> None:
    await evening.begin()
    evening.env.inject_error("POST", messages_of(evening.channel), times=3)
    await evening.move((await evening.legal())[0])
    before = len(evening.posts)
    await evening.pass_time(RETRY)
    assert len(evening.posts) == before
    await evening.pass_time(3 * RETRY)
    assert len(evening.posts) == before + 1


@pytest.mark.slow
async def test_turns_during_an_outage_are_posted_together_once(evening: Evening) -> None:
    await evening.begin()
    evening.env.inject_error("POST", messages_of(evening.channel), times=2)
    for _ in range(2):
        turn = next(text for text in await evening.legal() if text.startswith("-"))
        await evening.move(turn)
    await evening.pass_time(MINUTE)
    assert evening.post.text.count("discards") == 2
    lines = Counter(line for post in evening.posts for line in post.text.splitlines())
    assert lines["Round 1: **ada** goes first."] == 1
    assert len(evening.posts) == 3


@pytest.mark.slow
async def test_post_after_a_long_outage_fits_a_message_and_mentions_the_mover(evening: Evening) -> None:
    """Players may go on by DM while the bot cannot post in the channel."""
    await evening.begin()
    evening.env.inject_error("POST", messages_of(evening.channel), times=1)
    await evening.hurry(left=4)
    await evening.pass_time(MINUTE)
    assert evening.post.addressed == {(await evening.mover()).id}
    assert "it’s your turn." in evening.post.text
    assert len(evening.post.text) <= 2000


@pytest.mark.slow
async def test_dm_that_tells_many_unpublished_turns_still_asks_for_the_turn(evening: Evening) -> None:
    await evening.begin()
    await evening.hurry(left=4)
    message = evening.direct_message(await evening.mover())
    assert "**Which card do you play or discard?**" in message.text


@pytest.mark.slow
async def test_play_on_an_old_post_whose_edit_failed_says_that_the_game_has_moved_on(
    evening: Evening,
) -> None:
    post = await evening.begin()
    evening.env.inject_error("PATCH", f"{messages_of(evening.channel)}/{post.id}", status=404, code=10008)
    await evening.move((await evening.legal())[0])
    assert evening.post.id != post.id
    assert post.labels == ["Play", "My hand", "More…"]
    answer = await evening.press(evening.ada, "Play", post)
    assert answer.text.startswith("The game has moved on")


@pytest.mark.slow
async def test_mover_reads_in_the_hand_which_permission_the_bot_lacks_and_can_still_play(
    evening: Evening,
) -> None:
    await evening.begin()
    evening.forbid("send_messages")
    posts = len(evening.posts)
    await evening.move((await evening.legal())[0])
    assert len(evening.posts) == posts
    hand = await evening.say(evening.boris, "hand")
    assert hand.text.endswith("*I can’t post here. I need these permissions: Send Messages.*")
    assert hand.labels[0].startswith("1 · "), "and can play all the same"
    await evening.turn(evening.boris, (await evening.legal())[0], hand)
    assert (await evening.table()).version == 3
    evening.env.backend.get_channel(evening.channel.id).overwrites.clear()
    await evening.pass_time(MINUTE)
    assert len(evening.posts) == posts + 1
    assert evening.post.addressed == {evening.ada.id}


@pytest.mark.slow
async def test_game_goes_on_by_dm_while_posts_are_forbidden_and_is_posted_once_afterwards(
    evening: Evening,
) -> None:
    """The game goes on by DM; the post follows when the channel accepts it."""
    await evening.begin()
    posts = len(evening.posts)
    evening.forbid("send_messages")
    for person in (evening.ada, evening.boris, evening.ada):
        message = evening.direct_message(person)
        assert message.labels[0].startswith("1 · ")
        await evening.turn(person, (await evening.legal())[0], message)
        assert message.labels == ["Plan my turn", "Go to table"]
    assert len(evening.direct_messages(evening.boris)) == 3
    assert [len(message.presses) > 0 for message in evening.direct_messages(evening.boris)][1:] == [
        False,
        True,
    ]
    await evening.pass_time(2 * MINUTE)
    assert len(evening.direct_messages(evening.boris)) == 3, "each hand is dealt once"
    assert len(evening.posts) == posts
    evening.env.backend.get_channel(evening.channel.id).overwrites.clear()
    await evening.pass_time(MINUTE)
    assert len(evening.posts) == posts + 1
    assert evening.post.addressed == {evening.boris.id}
    assert len(evening.direct_messages(evening.boris)) == 3


@pytest.mark.slow
async def test_retried_post_has_the_same_nonce_and_other_messages_have_their_own(evening: Evening) -> None:
    """Discord recognises the nonce, so a post that arrived is not duplicated."""
    await evening.begin()
    evening.env.inject_error("POST", messages_of(evening.channel))
    await evening.move((await evening.legal())[0])
    await evening.pass_time(MINUTE)
    path = messages_of(evening.channel)
    posts = [entry.json for entry in evening.http if (entry.method, entry.path) == ("POST", path)]
    deal, refused, taken = posts
    assert refused["nonce"] == taken["nonce"] != deal["nonce"]
    assert all(post["enforce_nonce"] is True for post in posts)
    nonces = [entry.json["nonce"] for entry in evening.http if "nonce" in (entry.json or {})]
    assert len(set(nonces)) == len(nonces) - 1, "direct messages have nonces of their own"


async def test_undo_question_whose_response_was_lost_is_sent_again_with_its_nonce(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord returns the existing question for the same nonce, so it pings no one twice."""
    await evening.begin()
    await evening.move((await evening.legal())[0])
    send = discord.http.HTTPClient.send_message
    nonces = list[str | None]()

    async def lose_first_response(self: discord.http.HTTPClient, channel: int, *, params: Any) -> Any:
        sent = await send(self, channel, params=params)
        nonces.append((params.payload or {}).get("nonce"))
        if len(nonces) == 1:
            raise ConnectionResetError
        return sent

    ask = await evening.say(evening.ada, "undo")
    monkeypatch.setattr(discord.http.HTTPClient, "send_message", lose_first_response)
    answer = await evening.press(evening.ada, "Ask the others", ask)
    assert answer.text.startswith("I’ve asked the others.")
    assert nonces[0] == nonces[1]
    await evening.press(evening.boris, "Agree")
    assert (await evening.table()).undo_seat is None


@pytest.mark.slow
async def test_undo_question_is_not_mistaken_for_the_lost_post_of_the_same_version(evening: Evening) -> None:
    """Both have the same version, and the bot searches for the post because it may have arrived."""
    await evening.begin()
    posts = len(evening.posts)
    evening.env.inject_error("POST", messages_of(evening.channel), status=500)
    await evening.move((await evening.legal())[0])
    offer = await evening.say(evening.ada, "undo")
    await evening.press(evening.ada, "Ask the others", offer)
    await evening.pass_time(2 * MINUTE)
    question, post = sorted(evening.posts[posts:], key=lambda shown: "Play" in shown.presses)
    assert question.presses == ["Agree", "Disagree"]
    assert "Play" in post.presses
    assert (await evening.table()).post_message_id == post.id


@pytest.mark.slow
async def test_each_of_three_turns_in_quick_succession_is_posted_once_and_only_the_last_post_asks(
    evening: Evening,
) -> None:
    await evening.begin()
    table, telling = await evening.table(), []
    for _ in range(3):
        position = await evening.position()
        turn = position.game.notation.read(
            next(text for text in await evening.legal() if text.startswith("-"))
        )
        await evening.bot.manager.run(moves.play, table.id, (await evening.mover()).id, turn)
        telling.append(asyncio.create_task(evening.bot.publisher.publish(table.id)))
    await asyncio.gather(*telling)
    assert sum(post.text.count("discards the") for post in evening.posts) == 3
    _lobby, *told, _newest = evening.posts
    assert [post.labels for post in told] == [[]] * len(told)
    assert evening.post.addressed == {(await evening.mover()).id}


async def test_turn_published_by_a_sweep_and_a_wake_up_at_once_is_sent_as_one_post_and_one_hand(
    evening: Evening,
) -> None:
    await evening.begin()
    position = await evening.position()
    turn = position.game.notation.read((await evening.legal())[0])
    await evening.bot.manager.run(moves.play, position.table.id, evening.ada.id, turn)
    posts, messages = len(evening.posts), len(evening.direct_messages(evening.boris))
    publisher = evening.bot.publisher
    await asyncio.gather(
        evening.bot.scheduler.sweep(), *(publisher.publish(position.table.id) for _ in range(3))
    )
    assert len(evening.posts) == posts + 1
    assert len(evening.direct_messages(evening.boris)) == messages + 1


def lose_an_answer(evening: Evening, monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    """Let Discord accept the next request to a path, but lose the response."""
    request = evening.bot.http.request

    async def lossy(route: Any, **options: Any) -> Any:
        answer = await request(route, **options)
        if route.method == "POST" and route.url.endswith(path):
            monkeypatch.setattr(evening.bot.http, "request", request)
            raise aiohttp.ServerDisconnectedError
        return answer

    monkeypatch.setattr(evening.bot.http, "request", lossy)


@pytest.mark.slow
@pytest.mark.parametrize("answer", ["lost", *slow("refused")])
async def test_retried_post_notifies_the_mover_once(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    await evening.bot.manager.run_for(notifications.set_preferences, evening.boris.id, turns="channel")
    await evening.begin()
    posts, path = len(evening.posts), messages_of(evening.channel)
    if answer == "refused":
        evening.env.inject_error("POST", path)
    else:
        lose_an_answer(evening, monkeypatch, path)
    await evening.move((await evening.legal())[0])
    await evening.pass_time(2 * MINUTE)
    assert [(post.notified, post.is_silent) for post in evening.posts[posts:]] == [
        ({evening.boris.id}, False)
    ]
    table = await evening.table()
    assert not notifications.may_mention(table, table.players[1], "reminder"), "what was posted is noted"


@pytest.mark.parametrize("hours", [6, *slow(-6)])
async def test_post_with_a_lost_response_is_found_despite_a_wrong_clock(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, hours: int
) -> None:
    """Messages carry Discord's time, not the machine's."""
    await evening.begin()
    manager, right = evening.bot.manager, evening.bot.manager.now
    monkeypatch.setattr(manager, "now", lambda: right() + hours * HOUR)
    posts = len(evening.posts)
    lose_an_answer(evening, monkeypatch, messages_of(evening.channel))
    await evening.move((await evening.legal())[0])
    await evening.pass_time(2 * MINUTE)
    assert len(evening.posts) == posts + 1


@pytest.mark.parametrize("answer", ["lost", *slow("refused")])
async def test_retried_dm_about_a_turn_notifies_once_and_the_post_does_not(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    await evening.begin()
    channel = evening.boris.user.dm_channel
    before, path = len(evening.direct_messages(evening.boris)), messages_of(channel)
    if answer == "refused":
        evening.env.inject_error("POST", path)
    else:
        lose_an_answer(evening, monkeypatch, path)
    await evening.move((await evening.legal())[0])
    await evening.pass_time(2 * MINUTE)
    sent = evening.direct_messages(evening.boris)[before:]
    assert [message.is_silent for message in sent] == [False]
    assert evening.post.notified == set(), "nobody is called twice"
    assert (await evening.table()).players[1].told_turn == (await evening.table()).turn_version


async def lose_news_of_a_turn(evening: Evening, monkeypatch: pytest.MonkeyPatch, place: str) -> None:
    """Post a turn where its player wants it; lose the response, and deny reading there."""
    path = messages_of(evening.channel if place == "channel" else evening.boris.user.dm_channel)
    lose_an_answer(evening, monkeypatch, path)
    evening.env.inject_error("GET", path, status=500, times=None)
    await evening.move((await evening.legal())[0])


@pytest.mark.slow
@pytest.mark.parametrize("place", ["channel", *slow("direct")])
async def test_player_notified_by_a_lost_message_gets_no_second_sound_if_at_the_table_when_it_is_found(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    """The post is found while they are at the table, when it would have been sent silently."""
    await evening.bot.manager.run_for(notifications.set_preferences, evening.boris.id, turns=place)
    await evening.begin()
    evening.env.backend.clock.advance(HOUR)
    sounds = Sounds(evening)
    await lose_news_of_a_turn(evening, monkeypatch, place)
    assert sounds.loud(evening.boris) == 1
    await evening.press(evening.boris, "My hand", evening.post)
    evening.env.backend.faults.clear()
    await evening.bot.scheduler.sweep()
    await evening.pass_time(5 * MINUTE)
    assert sounds.loud(evening.boris) == 0


@pytest.mark.slow
@pytest.mark.parametrize("place", ["channel", *slow("direct")])
async def test_player_no_longer_at_the_table_when_a_lost_silent_message_is_found_is_notified(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    await evening.bot.manager.run_for(notifications.set_preferences, evening.boris.id, turns=place)
    await evening.begin()
    await evening.press(evening.boris, "My hand", evening.post)
    sounds = Sounds(evening)
    await lose_news_of_a_turn(evening, monkeypatch, place)
    assert sounds.loud(evening.boris) == 0, "they are there"
    evening.env.backend.clock.advance(5 * MINUTE)
    evening.env.backend.faults.clear()
    await evening.pass_time(5 * MINUTE)
    assert sounds.loud(evening.boris) == 1


@pytest.mark.slow
async def test_turn_after_a_post_with_a_lost_response_notifies_its_player(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The post that arrived unrecorded is found first and not mistaken for the next one."""
    for person in (evening.ada, evening.boris):
        await evening.bot.manager.run_for(notifications.set_preferences, person.id, turns="channel")
    await evening.begin()
    posts, path = len(evening.posts), messages_of(evening.channel)
    lose_an_answer(evening, monkeypatch, path)
    evening.env.inject_error("GET", path, status=500, times=None)
    await evening.move((await evening.legal())[0])
    assert [post.notified for post in evening.posts[posts:]] == [{evening.boris.id}]
    await evening.move((await evening.legal())[0])
    evening.env.backend.faults.clear()
    await evening.pass_time(2 * MINUTE)
    # Ada was at the table when the second post arrived, so a notice notifies her later.
    assert [post.notified for post in evening.posts[posts:]] == [set(), set(), {evening.ada.id}]


@pytest.mark.slow
async def test_turn_on_an_unrecorded_dm_leaves_no_planning_buttons_on_it(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot finds the DM by its panel's buttons, which the turn has replaced."""
    await evening.begin()
    path = messages_of(evening.boris.user.dm_channel)
    lose_an_answer(evening, monkeypatch, path)
    evening.env.inject_error("GET", path, status=500, times=None)
    await evening.move((await evening.legal())[0])
    message = evening.direct_message(evening.boris)
    assert message.presses, "Discord has taken it"
    for label in (message.presses[0], "Discard", "Draw and end turn"):
        await evening.press(evening.boris, label, message)
    assert await evening.mover() is evening.ada
    evening.env.backend.faults.clear()
    await evening.move((await evening.legal())[0])
    await evening.pass_time(2 * MINUTE)
    assert evening.direct_message(evening.boris).id != message.id
    assert not message.presses, "it asks for no turn, and plans none"


@pytest.mark.slow
@pytest.mark.parametrize("taps", [("Back",), ("8", "Discard", "Draw and end turn", "Cancel plan")])
async def test_unrecorded_dm_on_which_a_plan_was_left_or_cancelled_is_found_and_kept(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, taps: tuple[str, ...]
) -> None:
    path = messages_of(evening.boris.user.dm_channel)
    lose_an_answer(evening, monkeypatch, path)
    evening.env.inject_error("GET", path, status=500, times=None)
    await evening.begin()
    message = evening.direct_message(evening.boris)
    for label in ("Plan my turn", *taps):
        await evening.press(evening.boris, label, message)
    evening.env.backend.faults.clear()
    await evening.pass_time(2 * MINUTE)
    assert [one.id for one in evening.direct_messages(evening.boris)] == [message.id]
    assert "Plan my turn" in message.presses


def while_painting(monkeypatch: pytest.MonkeyPatch, happens: Callable[[], Awaitable[None]]) -> None:
    """Run something while the next hand is painted."""
    of_hand = pictures.of_hand

    async def late(*about: Any) -> Any:
        monkeypatch.setattr(pictures, "of_hand", of_hand)
        await happens()
        return await of_hand(*about)

    monkeypatch.setattr(pictures, "of_hand", late)


@pytest.mark.slow
async def test_leaving_a_plan_while_a_newer_dm_arrives_leaves_no_planning_buttons_on_the_older(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """*Back* is answered once the picture is painted; by then it may be the player's turn."""
    await evening.begin()
    table, message = (await evening.table()).id, evening.direct_message(evening.boris)
    await evening.press(evening.boris, "Plan my turn", message)

    async def ada_plays() -> None:
        position = await evening.position()
        action = position.game.rules.legal_actions(position.state, position.to_move[0])[0]
        await evening.bot.manager.run(moves.play, table, evening.ada.id, action)
        await evening.bot.publisher.publish(table)

    while_painting(monkeypatch, ada_plays)
    await evening.press(evening.boris, "Back", message)
    await evening.pass_time(PANEL_CHECK_DELAY + 1)
    assert evening.direct_message(evening.boris).id != message.id
    assert not message.presses


async def before_the_draw(evening: Evening) -> tuple[int, Seen]:
    """Return a table at which Ada has chosen a discard, and the DM she used."""
    await evening.begin()
    message = evening.direct_message(evening.ada)
    for label in (message.presses[0], "Discard"):
        await evening.press(evening.ada, label, message)
    return (await evening.table()).id, message


@pytest.mark.slow
async def test_newer_dm_sent_while_the_picture_is_painted_leaves_no_planning_buttons_on_the_older(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, message = await before_the_draw(evening)
    while_painting(monkeypatch, lambda: evening.bot.publisher.block_channel(table, "send_messages"))
    await evening.press(evening.ada, "Draw and end turn", message)
    await evening.pass_time(PANEL_CHECK_DELAY + 1)
    newest = evening.direct_message(evening.ada)
    assert newest.id != message.id
    assert "Plan my turn" in newest.labels
    assert not message.presses


@pytest.mark.slow
async def test_press_answered_after_the_next_turn_leaves_no_planning_buttons_on_the_older_dm(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such a plan would be played at once."""
    monkeypatch.setattr(responder, "FRESH", 0.0)  # the press is acknowledged first
    table, message = await before_the_draw(evening)
    change, said = discord.Interaction.edit_original_response, list[str]()

    async def late(interaction: Any, **shown: Any) -> Any:
        monkeypatch.setattr(discord.Interaction, "edit_original_response", change)
        position = await evening.position()
        action = position.game.rules.legal_actions(position.state, position.to_move[0])[0]
        await evening.bot.manager.run(moves.play, table, evening.boris.id, action)
        await evening.bot.publisher.publish(table)
        said.append(message.text)
        answer = await change(interaction, **shown)
        assert "Plan my turn" in message.labels
        return answer

    monkeypatch.setattr(discord.Interaction, "edit_original_response", late)
    await evening.press(evening.ada, "Draw and end turn", message)
    await evening.pass_time(PANEL_CHECK_DELAY + 1)
    assert evening.direct_message(evening.ada).id != message.id
    assert (message.labels, message.text) == (["Go to table"], said[0])


@pytest.mark.slow
async def test_turn_whose_unrecorded_post_precedes_a_reminder_is_not_posted_again(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise it would be posted again."""
    await evening.bot.manager.run_for(notifications.set_preferences, evening.boris.id, turns="channel")
    await evening.begin()
    posts, path = len(evening.posts), messages_of(evening.channel)
    lose_an_answer(evening, monkeypatch, path)
    evening.env.inject_error("GET", path, status=500, times=None)
    await evening.move((await evening.legal())[0])
    evening.env.backend.faults.clear()
    table = await evening.table()
    assert table.published_version < table.version, "nobody knows that it has arrived"
    with monkeypatch.context() as late, contextlib.suppress(NotNow):
        late.setattr(clock, "due_notice", lambda *_: 1)
        await evening.bot.publisher.clocks.serve(table.id)
    await evening.pass_time(2 * MINUTE)
    told = [post.text for post in evening.posts[posts:] if "**ada**" in post.text]
    assert len(told) == 1, evening.posts[posts:]


@pytest.mark.slow
async def test_older_dm_has_no_planning_buttons_if_answered_before_the_newer_is_recorded(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A post was rejected while Ada's press was answered."""
    monkeypatch.setattr(responder, "FRESH", 0.0)  # the press is acknowledged first
    table, message = await before_the_draw(evening)
    change, write = discord.Interaction.edit_original_response, DeliveryRecord.write
    sent, answered = asyncio.Event(), asyncio.Event()

    async def late(interaction: Any, **shown: Any) -> Any:
        monkeypatch.setattr(discord.Interaction, "edit_original_response", change)
        blocking = asyncio.create_task(evening.bot.publisher.block_channel(table, "send_messages"))
        await sent.wait()
        answer = await change(interaction, **shown)
        assert "Plan my turn" in message.labels
        answered.set()
        del blocking
        return answer

    async def slowly(telling: DeliveryRecord) -> None:
        if evening.direct_message(evening.ada).id != message.id and not sent.is_set():
            sent.set()
            await answered.wait()
            for _ in range(50):
                await asyncio.sleep(0)
        await write(telling)

    monkeypatch.setattr(DeliveryRecord, "write", slowly)
    monkeypatch.setattr(discord.Interaction, "edit_original_response", late)
    await evening.press(evening.ada, "Draw and end turn", message)
    await evening.pass_time(PANEL_CHECK_DELAY + 1)
    assert evening.direct_message(evening.ada).id != message.id
    assert not message.presses


# Answers to presses


CALLBACK, ANSWER = "/interactions/*/callback", "/webhooks/*/messages/@original"


@pytest.mark.slow
async def test_turn_of_an_expired_press_is_not_played_and_can_be_pressed_again(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The press arrived late: the player saw it fail and will press again."""
    monkeypatch.setattr(responder, "FRESH", 0.0)
    await evening.begin()
    panel = await evening.panel(evening.ada)
    await evening.press(evening.ada, panel.labels[0], panel)
    await evening.press(evening.ada, "Discard", panel)
    evening.env.inject_error("POST", CALLBACK, status=404, code=10062)
    with pytest.raises(AssertionError, match="every press gets an answer"):
        await evening.press(evening.ada, "Draw and end turn", panel)
    evening.errors.clear()
    assert (await evening.table()).version == 1
    await evening.press(evening.ada, "Draw and end turn", panel)
    assert (await evening.table()).version == 2


@pytest.mark.slow
async def test_turn_stands_and_is_posted_if_discord_rejects_the_answer_to_its_press(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(responder, "FRESH", 0.0)  # the press is acknowledged first
    await evening.begin()
    panel = await evening.panel(evening.ada)
    await evening.press(evening.ada, panel.labels[0], panel)
    await evening.press(evening.ada, "Discard", panel)
    evening.env.inject_error("PATCH", ANSWER)
    await evening.press(evening.ada, "Draw and end turn", panel)
    assert evening.env.backend.faults == [], "the answer was rejected"
    evening.errors.clear()
    assert (await evening.table()).version == 2
    assert len(evening.posts) == 3
    assert evening.post.addressed == {evening.boris.id}


async def test_lobby_that_discord_did_not_show_can_be_shown_with_board(evening: Evening) -> None:
    evening.env.inject_error("POST", CALLBACK)
    answer = await evening.open()
    assert "/board" in answer.text
    evening.errors.clear()
    lobby = await evening.say(evening.ada, "board")
    assert lobby.labels == ["Join", "Options…"]


async def test_thread_that_discord_refused_can_be_opened_by_pressing_again(evening: Evening) -> None:
    await evening.open()
    offer = await evening.say(evening.boris, "play lost-cities")
    evening.env.inject_error("POST", "/channels/*/threads")
    answer = await evening.press(evening.boris, "Play in a thread", offer)
    assert answer.is_private
    evening.errors.clear()
    await evening.press(evening.boris, "Play in a thread", offer)
    (thread,) = evening.channel.threads
    assert evening.posts_in(thread)[0].labels == ["Join", "Options…"]


@pytest.mark.parametrize("error", [discord.RateLimited(60), *slow(TimeoutError())])
async def test_thread_that_discord_delays_is_refused_and_can_be_opened_by_pressing_again(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    """Discord limits how many threads are created, and the bot waits half a minute at most."""

    async def fail(*_: object, **__: object) -> None:
        raise error

    await evening.open()
    offer = await evening.say(evening.boris, "play lost-cities")
    with monkeypatch.context() as delayed:
        delayed.setattr(discord.TextChannel, "create_thread", fail)
        answer = await evening.press(evening.boris, "Play in a thread", offer)
    assert answer.text.startswith("I couldn’t reach Discord")
    await evening.press(evening.boris, "Play in a thread", offer)
    assert len(evening.channel.threads) == 1


async def test_post_that_announces_a_thread_is_deleted_if_discord_delays_the_thread(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object, **__: object) -> None:
        raise discord.RateLimited(60)

    monkeypatch.setattr(discord.PartialMessage, "create_thread", fail)
    answer = await evening.open(thread=True)
    assert answer.text.startswith("I couldn’t reach Discord")
    assert evening.posts == []


async def test_thread_whose_response_was_lost_is_used_and_its_announcement_stays(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A message has one thread at most, so Discord rejects a second try."""
    create = discord.PartialMessage.create_thread
    rejected = SimpleNamespace(status=400, reason="Bad Request")

    async def lose_response(self: discord.PartialMessage, **named: Any) -> None:
        if evening.channel.threads:
            raise discord.HTTPException(rejected, {"code": 160004})  # type: ignore[arg-type]
        await create(self, **named)
        raise ConnectionResetError

    monkeypatch.setattr(discord.PartialMessage, "create_thread", lose_response)
    await evening.open(thread=True)
    (thread,) = evening.channel.threads
    assert evening.posts_in(thread)[0].labels == ["Join", "Options…"]
    assert evening.posts_in(evening.channel)[0].id == thread.id


async def test_permission_lost_after_a_press_is_explained_and_not_logged_as_a_bug(
    evening: Evening,
) -> None:
    """Each press names the bot's permissions, which may change a moment later."""
    await evening.open()
    offer = await evening.say(evening.boris, "play lost-cities")
    evening.env.inject_error("POST", "/channels/*/threads", status=403, code=50001)
    answer = await evening.press(evening.boris, "Play in a thread", offer)
    assert answer.text.startswith("Discord doesn’t let me do that here.")
    await evening.press(evening.boris, "Play in a thread", offer)
    assert len(evening.channel.threads) == 1


@pytest.mark.parametrize("code", [50001, *slow(10003)])
async def test_lobby_that_discord_rejects_in_its_new_thread_is_cancelled_and_another_can_open_there(
    evening: Evening, code: int
) -> None:
    """Without a message, no one would see why no other table can be opened there."""
    await evening.open()
    offer = await evening.say(evening.boris, "play lost-cities")
    evening.env.inject_error("POST", "/channels/*/messages", status=403 if code == 50001 else 404, code=code)
    answer = await evening.press(evening.boris, "Play in a thread", offer)
    assert answer.is_private
    evening.errors.clear()
    (thread,) = evening.channel.threads
    assert evening.posts_in(thread) == []
    lobby = await evening.say(evening.boris, "play lost-cities", where=thread)
    assert lobby.labels == ["Join", "Options…"]


async def test_lobby_that_discord_did_not_show_in_its_new_thread_can_be_shown_with_board(
    evening: Evening,
) -> None:
    await evening.open()
    offer = await evening.say(evening.boris, "play lost-cities")
    evening.env.inject_error("POST", "/channels/*/messages")
    answer = await evening.press(evening.boris, "Play in a thread", offer)
    assert "/board" in answer.text
    evening.errors.clear()
    (thread,) = evening.channel.threads
    lobby = await evening.say(evening.boris, "board", where=thread)
    assert lobby.labels == ["Join", "Options…"]


# Direct messages


async def test_hand_whose_dm_was_rejected_is_sent_once_a_minute_later(evening: Evening) -> None:
    await evening.begin()
    evening.env.inject_error("POST", messages_of(evening.boris.user.dm_channel))
    await evening.move((await evening.legal())[0])
    posts = len(evening.posts)
    assert len(evening.direct_messages(evening.boris)) == 1, "the first hand"
    await evening.pass_time(MINUTE)
    assert len(evening.direct_messages(evening.boris)) == 2
    assert evening.direct_message(evening.boris).labels[0].startswith("1 · ")
    await evening.pass_time(3 * MINUTE)
    assert len(evening.direct_messages(evening.boris)) == 2
    assert len(evening.posts) == posts, "nothing is posted twice"


@pytest.mark.parametrize("where", ["/channels/{dm}/messages", *slow("/users/@me/channels")])
async def test_player_with_closed_dms_plays_in_the_channel_and_reads_once_that_dms_are_closed(
    evening: Evening, where: str
) -> None:
    path = where.format(dm=evening.ada.user.dm_channel.id)
    evening.env.inject_error("POST", path, status=403, code=50007, times=None)
    await evening.begin()
    assert evening.direct_messages(evening.ada) == []
    panel = await evening.panel(evening.ada)
    assert panel.is_private
    assert TOLD_ONCE in panel.text
    await evening.turn(evening.ada, (await evening.legal())[0], panel)
    await evening.move((await evening.legal())[0])
    for label in ("Play", "My hand"):
        again = await evening.press(evening.ada, label)
        assert again.labels[0].startswith("1 · ")
        assert "can’t DM" not in again.text, "once is enough"
    assert not any("can’t DM" in post.text for post in evening.posts)


@pytest.mark.slow
async def test_posts_are_the_same_whether_or_not_a_player_has_closed_dms(evening: Evening) -> None:
    """The posts are identical whether or not the hand could be sent."""
    await evening.begin()
    turn = (await evening.legal())[0]
    await evening.move(turn)
    open_posts = [(post.text, post.labels, post.pictures) for post in evening.posts[-1:]]
    evening.channel = evening.guild.create_text_channel("more-games")
    evening.env.inject_error(
        "POST", messages_of(evening.boris.user.dm_channel), status=403, code=50007, times=None
    )
    await evening.begin()
    await evening.move(turn)
    assert [(post.text, post.labels, post.pictures) for post in evening.posts[-1:]] == open_posts


@pytest.mark.slow
async def test_hand_is_sent_by_dm_again_once_the_player_opens_dms(evening: Evening) -> None:
    evening.env.inject_error(
        "POST", messages_of(evening.ada.user.dm_channel), status=403, code=50007, times=1
    )
    await evening.begin()
    await evening.move((await evening.legal())[0])
    await evening.move((await evening.legal())[0])
    assert len(evening.direct_messages(evening.ada)) == 1
    panel = await evening.panel(evening.ada)
    assert "can’t DM" not in panel.text, "there is nothing to tell any more"


# Pictures


@pytest.mark.slow
async def test_messages_whose_pictures_fail_are_sent_as_text_with_their_buttons(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise MemoryError("no room to paint")

    for what in ("tabletop", "hand", "score_sheet"):
        monkeypatch.setattr(picture, what, fail)
    post = await evening.begin()
    assert post.pictures == {}
    assert "44 cards left in the pile" in post.text
    assert post.labels == ["Play", "My hand", "More…"]
    message = evening.direct_message(evening.ada)
    assert message.pictures == {}
    assert message.labels[0].startswith("1 · ")
    hand = await evening.say(evening.boris, "hand")
    assert hand.text.startswith("Your hand: ")
    assert (await evening.say(evening.chen, "board")).text
    await evening.move((await evening.legal())[0])
    assert evening.post.addressed == {evening.boris.id}
    assert set(evening.errors) == {"Painting a picture failed; its message is sent as text"}
    evening.errors.clear()


@pytest.mark.slow
async def test_board_command_describes_the_position_in_words_if_its_picture_cannot_be_painted(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.begin()
    monkeypatch.setattr(picture, "tabletop", None)
    board = await evening.say(evening.chen, "board")
    assert "44 cards left in the pile" in board.text
    evening.errors.clear()


# Internal errors


@pytest.mark.slow
async def test_unexpected_error_is_logged_once_and_answered_privately_with_the_support_link(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.begin()

    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("bot.tables.moves.play", fail)
    monkeypatch.setattr(sentences, "_address", "https://discord.gg/CODE")
    answer = await evening.move((await evening.legal())[0])
    assert answer.is_private
    assert answer.buttons == {"Support": "https://discord.gg/CODE"}
    assert answer.text.startswith("Something went wrong on my side, and I’ve logged it.")
    assert len(evening.errors) == 1
    evening.errors.clear()


async def test_buttons_of_a_table_whose_rules_are_gone_say_so_and_nothing_is_posted(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.begin()
    buttons, before = evening.post.buttons, len(evening.posts)
    monkeypatch.setattr(game, "editions", dict)
    for label in buttons:
        answer = await evening.press(evening.ada, label)
        assert answer.text.startswith("This game uses rules I no longer have.")
    await evening.pass_time(2 * MINUTE)
    assert len(evening.posts) == before


async def test_play_on_a_corrupted_state_is_answered_as_an_error_and_logged_once(evening: Evening) -> None:
    await evening.begin()
    table = await evening.table()
    await evening.bot.manager.run(TableTransaction.set_columns, table.id, state=b"{}")
    answer = await evening.press(evening.ada, "Play")
    assert answer.text.startswith("Something went wrong on my side")
    assert len(evening.errors) == 1
    evening.errors.clear()


async def test_acknowledgement_that_discord_finds_too_late_logs_no_warning_or_error(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    """*What would you play?* is acknowledged first; no computation starts if that is too late."""
    await evening.begin()
    panel = await evening.panel(evening.ada)
    evening.env.inject_error("POST", CALLBACK, status=404, code=10062)
    evening.inject(Tap(evening.ada, panel, CustomId("advice", 1, 1).write()))
    await evening.env.settle()
    assert evening.env.backend.faults == [], "the acknowledgement was rejected"
    assert evening.errors == []
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]
