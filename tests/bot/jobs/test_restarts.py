"""The bot restarts at every critical moment: old buttons work, and nothing is posted twice."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import discord
import pytest
from discord.utils import utcnow

from bot.jobs.sender import find_message
from bot.store import outbox
from tests.bot.evening import HOUR, MINUTE, Evening

pytestmark = pytest.mark.usefixtures("threads")


@pytest.mark.slow
async def test_lobby_is_joined_and_started_after_restarts(evening: Evening) -> None:
    lobby = await evening.open(opponent=evening.boris, rounds=1)
    await evening.restart()
    await evening.join(evening.boris, lobby)
    assert lobby.seats == ["ada · host", "boris"]
    await evening.restart()
    await evening.press(evening.ada, "Start", lobby)
    assert evening.post.addressed == {evening.ada.id}


@pytest.mark.slow
async def test_offered_thread_can_be_accepted_after_a_restart(evening: Evening) -> None:
    await evening.open()
    offer = await evening.say(evening.boris, "play lost-cities")
    await evening.restart()
    await evening.press(evening.boris, "Play in a thread", offer)
    assert len(evening.channel.threads) == 1


@pytest.mark.slow
async def test_next_turn_is_taken_and_posted_after_a_restart(evening: Evening) -> None:
    post = await evening.begin()
    before = len(evening.posts)
    await evening.restart()
    assert len(evening.posts) == before, "nothing is posted twice"
    assert len(evening.direct_messages(evening.ada)) == 1
    for label in post.labels:
        assert (await evening.press(evening.ada, label, post)).is_private
    await evening.turn(evening.ada, (await evening.legal())[0])
    assert evening.post.addressed == {evening.boris.id}


@pytest.mark.slow
async def test_turn_on_a_panel_is_finished_over_restarts_after_each_press(evening: Evening) -> None:
    await evening.begin()
    panel = await evening.panel(evening.ada)
    await evening.press(evening.ada, panel.labels[0], panel)
    await evening.restart()
    await evening.press(evening.ada, "Back", panel)
    await evening.restart()
    await evening.press(evening.ada, panel.labels[0], panel)
    await evening.restart()
    await evening.press(evening.ada, "Discard", panel)
    await evening.restart()
    await evening.press(evening.ada, "Draw and end turn", panel)
    assert (await evening.table()).version == 2
    assert evening.post.addressed == {evening.boris.id}


@pytest.mark.slow
async def test_turn_is_finished_on_an_open_dm_after_a_restart(evening: Evening) -> None:
    await evening.begin()
    message = evening.direct_message(evening.ada)
    await evening.press(evening.ada, message.labels[0], message)
    await evening.restart()
    await evening.press(evening.ada, "Expedition", message)
    await evening.press(evening.ada, "Draw and end turn", message)
    assert (await evening.table()).version == 2


@pytest.mark.slow
async def test_resignation_can_be_confirmed_after_a_restart(evening: Evening) -> None:
    await evening.begin()
    ask = await evening.say(evening.ada, "resign")
    await evening.restart()
    await evening.press(evening.ada, "Yes, resign", ask)
    assert "**boris** wins by resignation." in evening.post.text


@pytest.mark.slow
async def test_log_and_rules_opened_before_a_restart_turn_their_pages(evening: Evening) -> None:
    await evening.begin()
    await evening.hurry(left=20)
    log = await evening.say(evening.ada, "log")
    rules = await evening.say(evening.ada, "rules", game="lost_cities")
    await evening.restart()
    await evening.press(evening.ada, "Earlier", log)
    assert "steps 13 to 24" in log.text
    section = list(rules.menu)[2]
    await evening.pick(evening.ada, section, rules)
    assert f"### {section}" in rules.text


# Between the commit and the post


async def test_turn_not_posted_before_a_restart_is_posted_once_after_it(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.begin()
    before = len(evening.posts)
    monkeypatch.setattr(evening.bot.publisher, "schedule", lambda _table: None)
    await evening.move((await evening.legal())[0])
    assert len(evening.posts) == before
    await restart_and_wait(evening)
    assert len(evening.posts) == before + 1
    assert evening.post.addressed == {evening.boris.id}
    assert len(evening.direct_messages(evening.boris)) == 2
    await evening.pass_time(2 * MINUTE)
    assert len(evening.posts) == before + 1
    assert len(evening.direct_messages(evening.boris)) == 2


@pytest.mark.slow
async def test_start_not_posted_before_a_restart_is_posted_after_it(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(evening.bot.publisher, "schedule", lambda _table: None)
    lobby = await evening.begin()
    assert "has begun." in lobby.text
    await restart_and_wait(evening)
    assert evening.post.text.startswith("Round 1: **ada** goes first.")
    assert len(evening.direct_messages(evening.ada)) == 1


@pytest.mark.slow
async def test_result_not_posted_before_a_restart_is_posted_once_after_it(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.begin()
    monkeypatch.setattr(evening.bot.publisher, "schedule", lambda _table: None)
    await evening.resign(evening.ada)
    before = len(evening.posts)
    await restart_and_wait(evening)
    assert "**Game over.**" in evening.post.text
    await evening.pass_time(2 * MINUTE)
    assert len(evening.posts) == before + 1
    board = await evening.say(evening.ada, "leaderboard")
    (words,) = board.pictures.values()
    assert "1. boris, " in words


@pytest.mark.slow
async def test_hand_not_sent_before_a_restart_is_sent_once_after_it(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.begin()

    async def cut_short(_table: Any) -> None:
        raise RuntimeError("the power went out")

    monkeypatch.setattr(evening.bot.publisher.dealing, "catch_up", cut_short)
    await evening.move((await evening.legal())[0])
    evening.errors.clear()
    posts = len(evening.posts)
    assert len(evening.direct_messages(evening.boris)) == 1
    await restart_and_wait(evening)
    await evening.pass_time(2 * MINUTE)
    assert len(evening.posts) == posts
    assert len(evening.direct_messages(evening.boris)) == 2
    assert evening.direct_messages(evening.ada)[0].presses in ([], ["Plan my turn"])


@pytest.mark.slow
async def test_post_not_recorded_before_a_restart_is_resent_with_its_nonce_if_history_is_unreadable(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the bot may not read, Discord returns the existing post for the same nonce."""
    await evening.begin()
    evening.forbid("read_message_history")

    def cut_short(*_: Any, **__: Any) -> None:
        raise RuntimeError("the power went out")

    with monkeypatch.context() as power:
        power.setattr(outbox, "record_all", cut_short)
        await evening.move((await evening.legal())[0])
    evening.errors.clear()
    await restart_and_wait(evening)
    path = f"/channels/{evening.channel.id}/messages"
    posted = [entry.json for entry in evening.http if (entry.method, entry.path) == ("POST", path)]
    _deal, first, second = posted
    assert first["nonce"] == second["nonce"]
    assert second["enforce_nonce"] is True
    assert first["content"] == second["content"]


@pytest.mark.slow
async def test_post_not_recorded_before_its_channel_closed_is_found_when_it_opens(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A search that could not read the channel keeps the note that a message may be there."""
    await evening.begin()

    def cut_short(*_: Any, **__: Any) -> None:
        raise RuntimeError("the power went out")

    with monkeypatch.context() as power:
        power.setattr(outbox, "record_all", cut_short)
        await evening.move((await evening.legal())[0])
    evening.errors.clear()
    posts = len(evening.posts)
    evening.forbid("view_channel", "send_messages", "read_message_history")
    await restart_and_wait(evening)
    await evening.pass_time(30 * MINUTE)
    evening.env.backend.get_channel(evening.channel.id).overwrites.clear()
    await evening.pass_time(HOUR)
    assert len(evening.posts) == posts
    assert (await evening.table()).published_version == (await evening.table()).version


async def restart_and_wait(evening: Evening) -> None:
    """Restart, and wait for the first sweep, which begins within a minute."""
    await evening.restart()
    await evening.pass_time(MINUTE)


@pytest.mark.slow
async def test_sent_message_is_found_although_the_clock_was_hours_ahead(evening: Evening) -> None:
    """Its time by Discord is then hours before that of the attempt."""
    post = await evening.begin()
    channel = evening.bot.get_channel(evening.channel.id)
    assert isinstance(channel, discord.TextChannel)
    attempted = utcnow() + timedelta(hours=5)
    found = await find_message(evening.bot, channel, lambda press: press.table > 0, after=attempted)
    assert found == post.message.id
