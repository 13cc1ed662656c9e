"""`/move-table`: a running game goes on in another channel."""

from __future__ import annotations

import pytest
import simcord

from bot.jobs import table_lock
from bot.store import outbox, table_queries
from bot.store.sharding import ShardRange
from bot.tables import positions
from tests.bot.evening import Evening, Seen
from tests.examples import slow


@pytest.fixture
def hall(evening: Evening) -> simcord.ChannelHandle:
    """Another channel of the server."""
    return evening.guild.create_text_channel("hall")


async def move(evening: Evening, person: simcord.MemberActor, to: simcord.ChannelHandle) -> Seen:
    table = await evening.bot.manager.store.table(1)
    assert table is not None
    return await evening.say(person, "move-table", where=to, table=str(table.id))


@pytest.mark.slow
async def test_moved_game_continues_in_the_new_channel_and_the_old_post_links_it(
    evening: Evening, hall: simcord.ChannelHandle
) -> None:
    old = await evening.begin()
    answer = await move(evening, evening.ada, hall)
    assert not answer.is_private
    assert answer.text == "Lost Cities with **ada**, **boris** continues here."
    post = evening.posts_in(hall)[-1]
    assert f"{evening.ada.mention}, it’s your turn." in post.text
    assert post.labels == ["Play", "My hand", "More…"]
    assert old.buttons == {"Go to new channel": f"https://discord.com/channels/{evening.guild.id}/{hall.id}"}
    panel = await evening.press(evening.ada, "Play", post)
    assert panel.text == "**Which card do you play or discard?**"


@pytest.mark.slow
async def test_next_turn_is_posted_only_in_the_new_channel(
    evening: Evening, hall: simcord.ChannelHandle
) -> None:
    await evening.begin()
    await move(evening, evening.ada, hall)
    before = len(evening.posts)
    await evening.say(evening.ada, "move", where=hall, move=(await legal(evening, hall))[0])
    assert len(evening.posts) == before
    assert evening.boris.mention in evening.posts_in(hall)[-1].text


async def legal(evening: Evening, channel: simcord.ChannelHandle) -> list[str]:
    position = positions.committed(await evening.table(channel))
    game = position.game
    return [
        game.notation.write(action)
        for action in game.rules.legal_actions(position.state, position.to_move[0])
    ]


@pytest.mark.slow
async def test_old_channel_of_a_moved_game_is_free_for_another_lobby(
    evening: Evening, hall: simcord.ChannelHandle
) -> None:
    await evening.begin()
    await move(evening, evening.ada, hall)
    lobby = await evening.open()
    assert not lobby.is_private


@pytest.mark.parametrize("name", ["boris", *slow("chen")])
async def test_moving_a_game_is_refused_to_players_other_than_the_host_and_to_onlookers(
    evening: Evening, hall: simcord.ChannelHandle, name: str
) -> None:
    await evening.begin()
    answer = await move(evening, getattr(evening, name), hall)
    assert answer.is_private
    assert answer.text.startswith("You can’t move that game.")
    assert (await evening.table()).channel_id == evening.channel.id


@pytest.mark.slow
async def test_server_manager_may_move_a_game(
    evening: Evening, keeper: simcord.MemberActor, hall: simcord.ChannelHandle
) -> None:
    await evening.begin()
    assert not (await move(evening, keeper, hall)).is_private


@pytest.mark.slow
async def test_player_may_move_a_game_whose_channel_was_deleted(
    evening: Evening, hall: simcord.ChannelHandle
) -> None:
    await evening.begin()
    await evening.bot.manager.store.write(outbox.record_lost_channel, 1)
    assert not (await move(evening, evening.boris, hall)).is_private
    assert evening.ada.mention in evening.posts_in(hall)[-1].text


async def test_game_that_another_process_still_posts_is_not_moved(
    evening: Evening, hall: simcord.ChannelHandle, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its post in the old channel would count as the one in the new channel, which then got none."""
    await evening.begin()
    store = evening.bot.manager.store
    now = evening.bot.manager.now()
    await store.write(table_queries.claim_table, 1, "another process", now, now + 60)
    monkeypatch.setattr(store, "share", ShardRange((0,), 1))
    monkeypatch.setattr(table_lock, "TRIES", 1)
    answer = await move(evening, evening.ada, hall)
    assert answer.is_private
    assert answer.text == "That took too long. Please try again."
    assert (await evening.table()).channel_id == evening.channel.id


async def test_moving_a_game_to_a_channel_with_a_table_is_rejected(
    evening: Evening, hall: simcord.ChannelHandle
) -> None:
    await evening.begin()
    await evening.say(evening.boris, "play tikal", where=hall)
    answer = await move(evening, evening.ada, hall)
    assert answer.is_private
    assert answer.text.startswith("There’s another table in this channel: ")
    assert (await evening.table()).channel_id == evening.channel.id


async def test_moving_a_game_to_its_own_channel_is_rejected(evening: Evening) -> None:
    await evening.begin()
    answer = await move(evening, evening.ada, evening.channel)
    assert answer.text.startswith("That game is already here: ")


async def test_moving_an_unknown_game_or_one_of_another_server_is_rejected(
    evening: Evening, hall: simcord.ChannelHandle
) -> None:
    await evening.begin()
    for number in ("999", "x", ""):
        answer = await evening.say(evening.ada, "move-table", where=hall, table=number)
        assert answer.text.startswith("You can’t move that game.")
    elsewhere = evening.env.create_guild("Another guild")
    ada = elsewhere.add_member(evening.ada.user)
    answer = await evening.say(
        ada, "move-table", where=elsewhere.create_text_channel("far"), table=str((await evening.table()).id)
    )
    assert answer.text.startswith("You can’t move that game.")


async def test_move_table_suggests_own_games_to_their_host_only(
    evening: Evening, hall: simcord.ChannelHandle
) -> None:
    await evening.begin()
    mine = await evening.ada.autocomplete(hall, "move-table", "table", "")
    assert [choice["name"] for choice in mine] == ["Lost Cities: ada, boris"]
    assert await evening.chen.autocomplete(hall, "move-table", "table", "") == []


@pytest.mark.slow
async def test_game_moved_before_a_restart_is_posted_in_the_new_channel_after_it(
    evening: Evening, hall: simcord.ChannelHandle
) -> None:
    await evening.begin()
    await evening.bot.manager.move(1, evening.ada.id, hall.id)
    await evening.restart()
    assert len(evening.posts_in(hall)) == 1
