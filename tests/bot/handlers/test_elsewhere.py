"""Commands of users who have installed the bot for themselves, where the bot takes no part."""

from __future__ import annotations

import pytest

from bot.store import table_queries
from bot.ui.custom_id import CustomId
from tests.bot.elsewhere import enter_group_chat, leave_server
from tests.bot.evening import Evening, Seen

INVITED = "[Add me](<https://discord.com/oauth2/authorize?client_id="
ALONE = ("learn", "rules", "games", "language", "privacy", "daily", "profile")


async def ask(evening: Evening, place: str, command: str, **options: object) -> Seen:
    """Type a command on a server without the bot, or in a group chat."""
    if place == "server":
        leave_server(evening)
        return await evening.say(evening.ada, command, **options)
    enter_group_chat(evening)
    return await evening.write(evening.ada, command, **options)


@pytest.mark.parametrize("place", ["server", "chat"])
@pytest.mark.parametrize("command", ALONE)
async def test_personal_commands_answer_privately_on_a_server_or_chat_without_the_bot(
    evening: Evening, place: str, command: str
) -> None:
    options = {"language": "de"} if command == "language" else {}
    answer = await ask(evening, place, command, **options)
    assert answer.stored.is_ephemeral
    assert "went wrong" not in answer.text
    assert answer.text


@pytest.mark.parametrize("place", ["server", "chat"])
async def test_practice_on_a_server_or_chat_without_the_bot_starts_in_direct_messages(
    evening: Evening, place: str
) -> None:
    answer = await ask(evening, place, "practice", game="lost_cities")
    assert answer.stored.is_ephemeral
    assert answer.text.startswith(
        "I can’t post here, so your game of **Lost Cities** is in our DMs: https://"
    )
    channel = evening.ada.user.dm_channel
    assert f"/@me/{channel.id}" in answer.text
    table = await evening.table(channel)
    assert table.is_playing
    assert table.guild_id == 0
    assert any("Play" in post.labels for post in evening.posts_in(channel))
    assert evening.posts == []


@pytest.mark.slow
async def test_watched_game_requested_on_a_server_without_the_bot_starts_in_direct_messages(
    evening: Evening,
) -> None:
    leave_server(evening)
    await evening.say(evening.ada, "practice", game="lost_cities", watch=True)
    assert (await evening.table(evening.ada.user.dm_channel)).only_computers


async def test_practice_without_the_bot_is_refused_while_direct_messages_have_a_game(
    evening: Evening,
) -> None:
    leave_server(evening)
    await evening.say(evening.ada, "practice", game="lost_cities")
    again = await evening.say(evening.ada, "practice", game="tikal")
    assert again.text.startswith("There’s already a game in our DMs: https://discord.com/channels/@me/")


async def test_practice_without_the_bot_starts_nothing_if_direct_messages_are_closed(
    evening: Evening,
) -> None:
    path = f"/channels/{evening.ada.user.dm_channel.id}/messages"
    evening.env.inject_error("POST", path, status=403, code=50007, times=None)
    leave_server(evening)
    answer = await evening.say(evening.ada, "practice", game="lost_cities")
    assert answer.text.startswith("I’m not in this channel, so we’d play in your DMs")
    live = await evening.bot.manager.store.read(table_queries.live_in_channel, evening.ada.user.dm_channel.id)
    assert live is None


@pytest.mark.parametrize("verb", ["open", "rematch"])
async def test_open_or_rematch_button_on_a_server_without_the_bot_answers_with_an_invitation_link(
    evening: Evening, verb: str
) -> None:
    await evening.say(evening.ada, "practice", game="lost_cities")
    table = await evening.table()
    leave_server(evening)
    page = await evening.say(evening.ada, "rules")
    press = CustomId(verb, table.id, path=("tikal",) if verb == "open" else ())
    answer = await evening.forge(evening.ada, press.write(), page)
    assert answer.text.startswith("I’m not on this server, so I can’t post here. ")
    assert INVITED in answer.text


async def test_button_below_a_public_message_in_a_group_chat_leaves_that_message_unchanged(
    evening: Evening,
) -> None:
    public = await evening.write(evening.ada, "rules")
    enter_group_chat(evening)
    before = public.text
    answer = await evening.forge(evening.ada.user, CustomId("privacy").write(), public)
    shown = await evening.forge(evening.ada.user, CustomId("courses").write(), public)
    assert answer.stored.is_ephemeral
    assert shown.id != public.id
    assert public.text == before


async def test_player_opens_their_own_panel_privately_in_a_group_chat(evening: Evening) -> None:
    await evening.begin()
    enter_group_chat(evening)
    games = await evening.write(evening.ada, "games")
    panel = await evening.press(evening.ada, "Play 1", games)
    assert panel.stored.is_ephemeral
    assert panel.text.startswith("**Which card")
