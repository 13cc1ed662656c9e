"""Threads of tables: open during the game, and closed a day after its end."""

from __future__ import annotations

import discord
import pytest
import simcord

from tests.bot.due_jobs import clock_due_at
from tests.bot.evening import DAY, HOUR, Evening

pytestmark = pytest.mark.usefixtures("hourly")


@pytest.fixture
def managing(evening: Evening) -> None:
    """Let the bot manage threads, which it does not ask for; simcord wants the same for channels."""
    for role in evening.env.backend.get_guild(evening.guild.id).roles.values():
        if role.managed:
            role.permissions |= discord.Permissions(manage_threads=True, manage_channels=True).value


async def begin_in_thread(
    evening: Evening, channel: simcord.ChannelHandle | None = None
) -> simcord.ChannelHandle:
    channel = channel or evening.channel
    await evening.open(opponent=evening.boris, thread=True, rounds=1, where=channel)
    (thread,) = channel.threads
    lobby = evening.posts_in(thread)[-1]
    await evening.start(lobby, evening.boris)
    return thread


def is_closed(evening: Evening, thread: simcord.ChannelHandle) -> bool:
    return bool(evening.env.backend.get_channel(thread.id).thread_metadata.archived)


async def test_threads_of_tables_are_archived_by_discord_after_a_week(evening: Evening) -> None:
    thread = await begin_in_thread(evening)
    week = evening.env.backend.get_channel(thread.id).thread_metadata.auto_archive_duration
    assert week == 7 * DAY // 60


@pytest.mark.slow
@pytest.mark.usefixtures("managing")
async def test_thread_of_a_table_is_closed_a_day_after_its_game_ended_and_leaves_no_due_job(
    evening: Evening,
) -> None:
    thread = await begin_in_thread(evening)
    await evening.resign(evening.ada, where=thread)
    await evening.pass_time(DAY - HOUR)
    assert not is_closed(evening, thread)
    await evening.pass_time(2 * HOUR)
    assert is_closed(evening, thread)
    assert await due_at(evening, thread) is None


@pytest.mark.slow
async def test_thread_of_an_ended_game_is_neither_closed_nor_retried_without_manage_threads(
    evening: Evening,
) -> None:
    thread = await begin_in_thread(evening)
    await evening.resign(evening.ada, where=thread)
    await evening.pass_time(DAY + 2 * HOUR)
    assert not is_closed(evening, thread)
    assert await due_at(evening, thread) is None, "it is not tried again"


@pytest.mark.usefixtures("managing")
@pytest.mark.slow
async def test_thread_in_which_another_game_runs_is_not_closed(evening: Evening) -> None:
    thread = await begin_in_thread(evening)
    await evening.resign(evening.ada, where=thread)
    await evening.open(where=thread)
    await evening.pass_time(DAY - HOUR)
    lobby = evening.posts_in(thread)[-1]
    await evening.start(lobby, evening.chen)
    await evening.pass_time(2 * HOUR)
    assert not is_closed(evening, thread)


@pytest.mark.slow
@pytest.mark.usefixtures("managing")
async def test_thread_is_closed_a_day_after_the_end_also_with_a_restart_between(evening: Evening) -> None:
    thread = await begin_in_thread(evening)
    await evening.resign(evening.ada, where=thread)
    await evening.pass_time(DAY - HOUR)
    await evening.restart()
    await evening.pass_time(1.5 * HOUR)
    assert is_closed(evening, thread)


@pytest.mark.usefixtures("managing")
async def test_archived_thread_of_a_running_game_is_opened_unless_it_was_locked(evening: Evening) -> None:
    thread = await begin_in_thread(evening)
    metadata = evening.env.backend.get_channel(thread.id).thread_metadata
    evening.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})
    await evening.env.settle()
    assert not metadata.archived
    evening.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True, "locked": True})
    await evening.env.settle()
    assert metadata.archived, "who locks it means it"


@pytest.mark.slow
@pytest.mark.usefixtures("managing")
async def test_ended_game_in_an_archived_thread_is_listed_only_to_users_who_can_see_its_channel(
    evening: Evening,
) -> None:
    """Discord sends the bot only open threads."""
    guild = evening.bot.get_guild(evening.guild.id)
    assert guild is not None
    for channel in (evening.channel, evening.hidden_channel(evening.ada, evening.boris)):
        await evening.resign(evening.ada, where=await begin_in_thread(evening, channel))
    await evening.pass_time(DAY + 2 * HOUR)
    assert list(guild.threads) == []
    listed = await evening.say(evening.chen, "history", whose="server")
    assert listed.text.count("**boris**") == 1
    assert len(await evening.chen.autocomplete(evening.channel, "replay", "game", "")) == 1
    listed = await evening.say(evening.ada, "history", whose="server")
    assert listed.text.count("**boris**") == 2


async def due_at(evening: Evening, thread: simcord.ChannelHandle) -> int | None:
    """Return when work at the table of a thread is due."""
    return await clock_due_at(evening.bot.manager.store, (await evening.table(thread)).id)
