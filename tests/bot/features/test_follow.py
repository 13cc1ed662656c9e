"""*Tell me how it ends*: one silent message at the end, to people who asked for it and may see the table."""

from __future__ import annotations

from typing import Any

import discord
import pytest
import simcord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.features import follow
from bot.features.privacy import personal_data
from bot.jobs.dm_rate_limit import NotNow
from bot.store.database import DatabaseClosed
from bot.tables import resigning
from bot.ui import message as messages
from bot.ui.custom_id import CustomId
from tests.bot.evening import HOUR, MINUTE, Evening, Seen

ASK = "Tell me how it ends"


@pytest.fixture
async def followed(evening: Evening) -> Evening:
    """Ada and Boris play, and Chen follows their game."""
    await evening.begin()
    await evening.press(evening.chen, ASK)
    return evening


async def end(evening: Evening) -> None:
    """Boris resigns, and the next sweep delivers what is due."""
    await evening.resign(evening.boris)
    await evening.pass_time(2 * MINUTE)


def endings(evening: Evening, person: simcord.MemberActor) -> list[Seen]:
    return [one for one in evening.direct_messages(person) if one.text.startswith("You asked how")]


@pytest.mark.slow
async def test_follower_gets_one_silent_message_at_the_end(evening: Evening) -> None:
    await evening.begin()
    answer = await evening.press(evening.chen, ASK)
    assert answer.is_private
    assert "one silent DM when **ada** & **boris** finish this game of **Lost Cities**" in answer.text
    await evening.press(evening.chen, ASK)
    await end(evening)
    await evening.pass_time(10 * MINUTE)
    (message,) = endings(evening, evening.chen)
    assert message.is_silent
    assert message.text.endswith("\n**boris** resigns.\n**Game over.** **ada** wins by resignation.")
    assert message.labels == ["Go to table", "My games"]
    assert (await evening.press(evening.chen, "My games", message)).text.startswith("You’re not playing")
    assert endings(evening, evening.ada) == endings(evening, evening.boris) == []


@pytest.mark.slow
async def test_replay_of_a_running_game_offers_following_to_onlookers_but_not_to_players(
    evening: Evening,
) -> None:
    await evening.begin()
    replay = await evening.say(evening.chen, "replay")
    await evening.press(evening.chen, ASK, replay)
    assert ASK not in (await evening.say(evening.ada, "replay")).labels
    await end(evening)
    assert len(endings(evening, evening.chen)) == 1
    assert ASK not in (await evening.say(evening.chen, "replay")).labels


async def test_games_command_lists_a_followed_game_and_stops_following_it(followed: Evening) -> None:
    games = await followed.say(followed.chen, "games")
    page = await followed.press(followed.chen, "Games I follow (1)", games)
    assert page.text.startswith("**Games you follow** (1)")
    (label,) = page.menu
    assert label == "Lost Cities · ada, boris"
    await followed.pick(followed.chen, label, page)
    assert page.text.startswith("You don’t follow any game now.")
    assert (await followed.say(followed.chen, "games")).labels == []
    await end(followed)
    assert endings(followed, followed.chen) == []


@pytest.mark.slow
async def test_file_of_a_long_list_of_followed_games_is_replaced_when_one_is_stopped(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    for room in ("first", "second"):
        evening.channel = evening.guild.create_text_channel(room)
        await evening.begin()
        await evening.press(evening.chen, ASK)
    monkeypatch.setattr(messages, "MAX_TEXT", 150)  # so that even one game is too long
    games = await evening.say(evening.chen, "games")
    page = await evening.press(evening.chen, "Games I follow (2)", games)
    await evening.pick(evening.chen, next(iter(page.menu)), page)
    (attached,) = page.stored.attachments
    data = evening.env.backend.cdn.get(attached["url"])
    assert data is not None
    assert data.decode().startswith("**Games you follow** (1)")


async def test_players_cannot_follow_their_own_game(evening: Evening) -> None:
    await evening.begin()
    more = await evening.press(evening.ada, "More…")
    assert ASK not in more.labels
    table = await evening.table()
    forged = await evening.forge(evening.ada, CustomId("follow", table.id).write(), more)
    assert forged.text == "You play in this game, so you’ll hear how it ends anyway."


async def test_stranger_cannot_follow_a_hidden_game(evening: Evening) -> None:
    hidden = evening.hidden_channel(evening.ada, evening.boris)
    await evening.say(evening.ada, "practice", game="lost_cities", where=hidden)
    table = await evening.table(hidden)
    page = await evening.say(evening.chen, "rules")
    answer = await evening.forge(evening.chen, CustomId("follow", table.id).write(), page)
    assert answer.text.startswith("That table is no longer there.")
    assert await evening.bot.manager.store.read(follow.followed_ids, evening.chen.id) == []


async def test_lobbies_and_finished_games_cannot_be_followed(evening: Evening) -> None:
    lobby = await evening.open(opponent=evening.boris, rounds=1)
    press = CustomId("follow", (await evening.table()).id).write()
    assert (await evening.forge(evening.chen, press, lobby)).text.startswith("This game hasn’t started yet.")
    await evening.start(lobby, evening.boris)
    await end(evening)
    assert (await evening.forge(evening.chen, press)).text.startswith("This game is over already")


@pytest.mark.slow
async def test_follower_who_lost_sight_of_the_channel_gets_no_message_and_no_longer_follows(
    followed: Evening,
) -> None:
    deny = discord.Permissions(view_channel=True).value
    overwrite = Overwrite(followed.chen.id, OverwriteType.MEMBER, allow=0, deny=deny)
    followed.env.backend.set_overwrite(followed.channel.id, overwrite)
    await end(followed)
    assert endings(followed, followed.chen) == []
    assert await followed.bot.manager.store.read(follow.followed_ids, followed.chen.id) == []


@pytest.mark.slow
async def test_follower_who_left_the_server_gets_no_message(followed: Evening) -> None:
    followed.guild.remove_member(followed.chen)
    await end(followed)
    assert endings(followed, followed.chen) == []


@pytest.mark.slow
async def test_message_to_a_follower_pending_at_a_restart_is_sent_once_after_it(followed: Evening) -> None:
    await followed.resign(followed.boris)
    await followed.restart()
    await followed.pass_time(10 * MINUTE)
    assert len(endings(followed, followed.chen)) == 1


@pytest.mark.slow
async def test_message_to_a_follower_answered_with_a_server_error_is_retried_and_arrives_once(
    followed: Evening,
) -> None:
    path = f"/channels/{followed.chen.user.dm_channel.id}/messages"
    followed.env.inject_error("POST", path, status=503, times=1)
    await end(followed)
    await followed.pass_time(10 * MINUTE)
    assert len(endings(followed, followed.chen)) == 1


@pytest.mark.slow
async def test_message_to_a_follower_sent_but_not_recorded_is_not_sent_again(
    followed: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    unfollow, can_read = follow.unfollow, follow.can_read

    def fail(*_: object) -> None:
        monkeypatch.setattr(follow, "unfollow", unfollow)
        monkeypatch.setattr(follow, "can_read", not_yet)
        raise DatabaseClosed

    async def not_yet(*_: object) -> bool:
        monkeypatch.setattr(follow, "can_read", can_read)
        raise NotNow

    monkeypatch.setattr(follow, "unfollow", fail)
    await end(followed)
    assert follow.can_read is can_read, "it was tried again"
    await followed.pass_time(HOUR)
    assert len(endings(followed, followed.chen)) == 1


@pytest.mark.slow
async def test_follower_of_a_game_that_ends_during_the_press_gets_the_message(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.begin()
    more = await evening.press(evening.chen, "More…")
    manager, table = evening.bot.manager, await evening.table()
    run_for = manager.run_for

    async def ending_first(*given: Any, **named: Any) -> Any:
        monkeypatch.setattr(manager, "run_for", run_for)
        await manager.run(resigning.leave, table.id, evening.boris.id)
        return await run_for(*given, **named)

    monkeypatch.setattr(manager, "run_for", ending_first)
    await evening.press(evening.chen, ASK, more)
    await evening.pass_time(2 * MINUTE)
    assert len(endings(evening, evening.chen)) == 1


async def test_follow_beyond_the_limit_is_refused(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(follow, "MOST", 0)
    await evening.begin()
    answer = await evening.press(evening.chen, ASK)
    assert answer.text == "You follow 0 games (the limit). Stop following one in /games first."


@pytest.mark.slow
async def test_privacy_counts_and_exports_follows_and_deletion_ends_them(followed: Evening) -> None:
    store, table = followed.bot.manager.store, await followed.table()
    page = await followed.say(followed.chen, "privacy")
    assert "- One game that you follow." in page.text
    assert (await store.read(personal_data.export_data, followed.chen.id, 0))["follows"] == [table.id]
    await followed.delete_data(followed.chen, page)
    await end(followed)
    assert endings(followed, followed.chen) == []
