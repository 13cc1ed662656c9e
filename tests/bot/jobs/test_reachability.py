"""Threads, channels, servers and permissions are removed during a game, and it goes on."""

from __future__ import annotations

import discord
import pytest
import simcord
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.tables import positions
from tests.bot.evening import HOUR, MINUTE, Evening, Seen
from tests.bot.jobs.test_failures import messages_of
from tests.bot.jobs.test_threads import begin_in_thread
from tests.examples import slow

GONE = "The game’s channel is gone, so the game continues here."
REMOVED = "I was removed from the server, so the game continues here"


def letters(evening: Evening) -> list[Seen]:
    """Return all DMs to the two players."""
    return [*evening.direct_messages(evening.ada), *evening.direct_messages(evening.boris)]


def notices(evening: Evening, sentence: str) -> list[int]:
    """Count the DMs to each of the two players that contain a sentence."""
    paths = [messages_of(person.user.dm_channel) for person in (evening.ada, evening.boris)]
    sent = [entry.path for entry in evening.http if entry.method == "POST" and sentence in str(entry.json)]
    return [sent.count(path) for path in paths]


async def turn_by_letter(evening: Evening) -> None:
    """Take a turn from the mover's newest DM."""
    table = await evening.bot.manager.store.table(1)
    assert table is not None
    position = positions.committed(table)
    message = evening.direct_message(evening.player(table, position.to_move[0]))
    for _ in range(3):
        message = await evening.press(evening.player(table, position.to_move[0]), message.labels[0], message)
    assert (await evening.bot.manager.store.table(1)) != table


def take_away(evening: Evening, channel: simcord.ChannelHandle, *permissions: str) -> None:
    """Remove permissions of the bot, with the gateway event."""
    _, deny = discord.PermissionOverwrite(**dict.fromkeys(permissions, False)).pair()
    backend = evening.env.backend
    overwrite = Overwrite(backend.bot_user.id, OverwriteType.MEMBER, allow=0, deny=deny.value)
    backend.set_overwrite(channel.id, overwrite)


def give_back(evening: Evening, channel: simcord.ChannelHandle) -> None:
    evening.env.backend.delete_overwrite(channel.id, evening.env.backend.bot_user.id)


async def thrown_out(evening: Evening) -> None:
    """Remove the bot from the server, with the gateway event; reject its posts."""
    evening.env.backend.emit("GUILD_DELETE", {"id": str(evening.guild.id)})
    for method in ("POST", "PATCH", "GET"):
        path = f"/channels/{evening.channel.id}*"
        evening.env.inject_error(method, path, status=403, code=50001, times=None)
    await evening.env.settle()


async def invited_back(evening: Evening) -> None:
    backend = evening.env.backend
    backend.faults.clear()
    guild = backend.get_guild(evening.guild.id)
    backend.emit("GUILD_CREATE", serializers.guild_create_payload(backend, guild))
    await evening.env.settle()


@pytest.mark.slow
async def test_players_are_informed_once_of_a_deleted_thread_and_play_on_by_dm(evening: Evening) -> None:
    thread = await begin_in_thread(evening)
    evening.env.backend.delete_channel(thread.id)
    await evening.env.settle()
    assert notices(evening, GONE) == [1, 1]
    await turn_by_letter(evening)
    assert (await evening.table(thread)).version == 2
    assert notices(evening, GONE) == [1, 2], "the turn comes there as well"
    before = len(letters(evening))
    await evening.restart()
    await evening.pass_time(5 * MINUTE)
    assert len(letters(evening)) == before, "nothing is said twice"


@pytest.mark.slow
async def test_players_are_informed_of_a_thread_deleted_during_downtime_by_the_next_post(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = await begin_in_thread(evening)
    monkeypatch.setattr(evening.env.backend, "emit", lambda *_: None)
    evening.env.backend.delete_channel(thread.id)
    monkeypatch.undo()
    table = await evening.table(thread)
    assert not table.channel_gone
    await turn_by_letter(evening)
    assert notices(evening, GONE) == [1, 1]


async def test_players_are_informed_at_once_of_a_deleted_channel(evening: Evening) -> None:
    await evening.begin()
    evening.env.backend.delete_channel(evening.channel.id)
    await evening.env.settle()
    assert notices(evening, GONE) == [1, 1]


@pytest.mark.slow
@pytest.mark.usefixtures("hourly")
async def test_kicked_bot_informs_players_goes_on_by_dm_and_posts_when_it_is_back(
    evening: Evening,
) -> None:
    await evening.begin()
    posts = len(evening.posts)
    await thrown_out(evening)
    assert notices(evening, REMOVED) == [1, 1]
    for _ in range(2):
        await turn_by_letter(evening)
    assert (await evening.table()).version == 3
    assert notices(evening, REMOVED) == [1, 1], "once is enough"
    assert len(evening.posts) == posts
    await evening.pass_time(2 * HOUR)
    letters_before = len(letters(evening))
    await invited_back(evening)
    assert len(evening.posts) == posts + 1
    assert evening.post.text.count("draws from the pile") == 2, "both turns are posted"
    assert (await evening.mover()).mention in evening.post.text
    await evening.pass_time(2 * HOUR)
    assert len(evening.posts) == posts + 1, "and nothing twice"
    assert len(letters(evening)) == letters_before
    await thrown_out(evening)
    assert notices(evening, REMOVED) == [2, 2], "another removal notifies again"


@pytest.mark.slow
async def test_restart_of_a_kicked_bot_sends_no_second_dm_about_it(evening: Evening) -> None:
    await evening.begin()
    await thrown_out(evening)
    await turn_by_letter(evening)
    before = len(letters(evening))
    await evening.restart()
    await evening.pass_time(5 * MINUTE)
    assert len(letters(evening)) == before


@pytest.mark.slow
@pytest.mark.parametrize(
    ("permission", "name"),
    [
        ("send_messages", "Send Messages"),
        *slow(("view_channel", "View Channel"), ("attach_files", "Attach Files")),
    ],
)
async def test_players_read_once_which_permission_is_missing_and_posts_resume_with_it(
    evening: Evening, permission: str, name: str
) -> None:
    await evening.begin()
    posts = len(evening.posts)
    take_away(evening, evening.channel, permission)
    evening.env.inject_error("POST", messages_of(evening.channel), status=403, code=50013, times=None)
    for _ in range(2):
        await turn_by_letter(evening)
    sentence = f"needs to give me these permissions there: {name}"
    assert notices(evening, sentence) == [1, 1]
    assert len(evening.posts) == posts
    evening.env.backend.faults.clear()
    give_back(evening, evening.channel)
    await evening.env.settle()
    assert len(evening.posts) == posts + 1, "at once, not with the next try"
    await evening.pass_time(HOUR)
    assert len(evening.posts) == posts + 1
    assert notices(evening, sentence) == [1, 1]
    assert (await evening.table()).post_blocked_reason is None


@pytest.mark.slow
async def test_players_in_a_thread_read_that_its_own_permission_to_post_is_missing(evening: Evening) -> None:
    thread = await begin_in_thread(evening)
    take_away(evening, evening.channel, "send_messages_in_threads")
    evening.env.inject_error("POST", messages_of(thread), status=403, code=50013, times=None)
    await turn_by_letter(evening)
    assert notices(evening, "needs to give me these permissions there: Send Messages in Threads") == [
        1,
        1,
    ]


@pytest.mark.slow
async def test_players_read_once_that_a_locked_thread_needs_manage_threads_and_unlocking_resumes_posts(
    evening: Evening,
) -> None:
    """Only who may manage threads can post in a locked one."""
    thread = await begin_in_thread(evening)
    posts = len(evening.posts_in(thread))
    take_away(evening, evening.channel, "manage_threads")
    lock(evening, thread, locked=True)
    evening.env.inject_error("POST", messages_of(thread), status=403, code=50083, times=None)
    for _ in range(2):
        await turn_by_letter(evening)
    sentence = "needs to give me these permissions there: Manage Threads"
    assert notices(evening, sentence) == [1, 1]
    assert not (await evening.table(thread)).is_posted
    evening.env.backend.faults.clear()
    lock(evening, thread, locked=False)
    await evening.env.settle()
    assert len(evening.posts_in(thread)) == posts + 1
    assert (await evening.table(thread)).is_posted


def lock(evening: Evening, thread: simcord.ChannelHandle, *, locked: bool) -> None:
    metadata = {"archived": locked, "locked": locked}
    evening.env.backend.edit_channel(thread.id, {}, thread_metadata=metadata)


@pytest.mark.slow
async def test_players_are_not_informed_of_a_rejection_without_a_missing_permission(evening: Evening) -> None:
    """The post comes later, and no player could do anything about it."""
    await evening.begin()
    evening.env.inject_error("POST", messages_of(evening.channel), status=403, code=50013)
    await turn_by_letter(evening)
    assert notices(evening, "continues here") == [0, 0]
    await evening.pass_time(MINUTE)
    assert (await evening.table()).post_blocked_reason is None
