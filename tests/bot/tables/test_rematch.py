"""*Rematch*: the same people once more, from the last post or the last direct message."""

from __future__ import annotations

from itertools import count

import pytest

from bot.store import table_queries
from bot.store.schema import PLAYING
from tests.bot.evening import Evening, Tap


@pytest.fixture
async def over(evening: Evening) -> Evening:
    """Ada and Boris have just finished a game."""
    await finish(evening)
    return evening


async def finish(evening: Evening) -> None:
    await evening.begin()
    await resign(evening)


async def resign(evening: Evening) -> None:
    """Boris gives up the running game."""
    ask = await evening.say(evening.boris, "resign")
    await evening.press(evening.boris, "Yes, resign", ask)


async def test_last_post_and_direct_messages_offer_a_rematch(over: Evening) -> None:
    assert over.post.labels[0] == "Rematch"
    for person in (over.ada, over.boris):
        message = over.direct_message(person)
        assert "**Game over.**" in message.text
        assert message.labels[0] == "Rematch"


async def test_rematch_opens_a_lobby_with_the_same_people_and_options(over: Evening) -> None:
    before = await over.table()
    lobby = await over.press(over.boris, "Rematch")
    assert lobby.seats == ["ada · invited, hasn’t joined yet", "boris · host"]
    assert over.direct_message(over.ada).text.startswith("**boris** invites you")
    after = await over.table()
    assert (after.game, after.options, after.channel_id) == (before.game, before.options, before.channel_id)
    await over.join(over.ada, lobby)
    await over.press(over.boris, "Start", lobby)
    assert (await over.table()).status == PLAYING


@pytest.mark.slow
async def test_next_player_begins_the_rematch(over: Evening) -> None:
    """Ada began the first game by chance; Boris begins the rematch with any seed."""
    seeds = count(100)
    over.bot.manager.lobbies.seed = lambda: next(seeds)
    lobby = await over.press(over.ada, "Rematch")
    assert "boris starts." in lobby.text
    await over.join(over.boris, lobby)
    await over.press(over.ada, "Start", lobby)
    assert (await over.mover()).id == over.boris.id
    await resign(over)
    lobby = await over.press(over.ada, "Rematch")
    await over.join(over.boris, lobby)
    await over.press(over.ada, "Start", lobby)
    assert (await over.mover()).id == over.ada.id


@pytest.mark.slow
async def test_random_player_begins_if_the_starter_left(over: Evening) -> None:
    lobby = await over.press(over.ada, "Rematch")
    await over.press(over.boris, "Leave", lobby)
    assert "The lot decides who starts." in lobby.text
    await over.join(over.chen, lobby)
    await over.press(over.ada, "Start", lobby)
    assert (await over.table()).status == PLAYING


@pytest.mark.slow
async def test_rematch_from_a_direct_message_opens_in_the_channel(over: Evening) -> None:
    answer = await over.press(over.boris, "Rematch", over.direct_message(over.boris))
    assert answer.is_private
    assert answer.text == f"Here’s your rematch: {over.post.link}"
    assert over.post.seats == ["ada · invited, hasn’t joined yet", "boris · host"]
    assert over.direct_message(over.ada).text.startswith("**boris** invites you")


async def test_rematch_pressed_twice_opens_one_lobby(over: Evening) -> None:
    post = over.post
    taps = [Tap(person, post, post.buttons["Rematch"]) for person in (over.ada, over.boris, over.ada)]
    answers = await over.tap(*taps)
    assert sum("invites you to" in answer.text for answer in answers) == 1
    refused = [answer.text for answer in answers if "invites you to" not in answer.text]
    assert len(refused) == 2
    assert all(text.startswith("There’s already a table in that channel: ") for text in refused)


async def test_only_players_may_open_a_rematch(over: Evening) -> None:
    answer = await over.press(over.chen, "Rematch")
    assert answer.is_private
    assert answer.text == "Only the players of that game can start a rematch. /play opens your own lobby."
    assert not (await over.table()).in_lobby


async def test_running_game_has_no_rematch(evening: Evening) -> None:
    await evening.begin()
    forged = evening.post.buttons["Play"].replace(":play:", ":rematch:")
    answer = await evening.forge(evening.ada, forged)
    assert answer.text == f"This game isn’t over yet: {evening.post.link}"


@pytest.mark.slow
async def test_rematch_is_rejected_if_the_channel_is_gone(over: Evening) -> None:
    over.forbid("send_messages")
    answer = await over.press(over.boris, "Rematch", over.direct_message(over.boris))
    assert answer.text.startswith("I can’t post in that game’s channel any more.")
    assert await over.bot.manager.store.read(table_queries.live_in_channel, over.channel.id) is None


@pytest.mark.slow
async def test_rematch_invites_in_the_channel_if_direct_messages_are_closed(evening: Evening) -> None:
    evening.env.inject_error(
        "POST", f"/channels/{evening.boris.user.dm_channel.id}/messages", status=403, code=50007, times=None
    )
    await finish(evening)
    await evening.press(evening.ada, "Rematch")
    assert evening.post.notified == {evening.boris.id}


async def test_rematch_against_computers_starts_at_once(evening: Evening) -> None:
    await evening.write(evening.ada, "practice", game="lost_cities")
    await evening.press(evening.ada, "Yes, resign", await evening.write(evening.ada, "resign"))
    over = evening.direct_message(evening.ada)
    assert "**Game over.**" in over.text
    answer = await evening.press(evening.ada, "Rematch", over)
    assert "is playing Lost Cities" in answer.text
    table = await evening.bot.manager.store.read(table_queries.live_in_channel, over.channel_id)
    assert table is not None
    assert table.has_computers
