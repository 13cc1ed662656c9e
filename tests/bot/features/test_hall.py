"""The hall: one message with open seats, running games and the daily deal, kept current."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial
from typing import Any

import discord
import pytest
import simcord
from msgspec.structs import replace as changed
from simcord.backend.models import Overwrite
from simcord.components import walk_components
from simcord.enums import ChannelType, OverwriteType

from bot.features.daily.daily_deals import DailyDeals
from bot.features.hall import (
    JOB,
    MOST_SEATS,
    PAUSE,
    RETRY_REJECTED,
    delete_hall,
    hall_layout,
    hall_of,
    mark_due,
    record_hall,
)
from bot.store import Table, jobs, table_queries
from bot.store.jobs import Job
from bot.tables.proposal import Person, Proposal
from bot.ui.custom_id import CustomId
from engine.core.catalogue import catalogue
from engine.game_registry import games
from tests.bot import solo_deals
from tests.bot.evening import DAY, HOUR, MINUTE, Evening, Seen, Tap

ADA = Person(1, "ada")
SETTING = CustomId("server", path=("hall",)).write()


@pytest.fixture
async def hall(evening: Evening, keeper: simcord.MemberActor) -> AsyncIterator[simcord.ChannelHandle]:
    """A channel that the manager has chosen for the hall, in which it is posted."""
    channel = evening.guild.create_text_channel("hall")
    await choose(evening, keeper, channel)
    yield channel


async def choose(evening: Evening, keeper: simcord.MemberActor, *channels: simcord.ChannelHandle) -> Seen:
    """Choose the hall's channel in /settings; without one, turn it off. Return the answer."""
    page = await evening.say(keeper, "settings")
    result = await keeper.select(page.message, list(channels), custom_id=SETTING)
    await evening.finish()
    return evening._answer(result)


def message(evening: Evening, hall: simcord.ChannelHandle) -> Seen:
    """Return the only public message of the hall's channel."""
    (only,) = evening.posts_in(hall)
    return only


def edits(evening: Evening, hall: simcord.ChannelHandle) -> list[str]:
    """Return the bot's requests that wrote messages in the hall's channel, oldest first."""
    paths = ((entry.method, str(entry.path)) for entry in evening.http)
    return [method for method, path in paths if f"channels/{hall.id}/messages" in path and method != "GET"]


async def renewed(evening: Evening, hall: simcord.ChannelHandle) -> Seen:
    """Return the hall a minute later."""
    await evening.pass_time(MINUTE)
    await evening.finish()
    return message(evening, hall)


async def test_empty_hall_offers_lessons_and_the_daily_deal(
    evening: Evening, hall: simcord.ChannelHandle
) -> None:
    shown = message(evening, hall)
    assert "Open seats\nNone right now. /play in a game channel opens a lobby." in shown.text
    assert "No games yet" in shown.text
    assert "No one has played yet" in shown.text
    assert shown.presses == ["Learn", "Play", "Look for players"]
    assert shown.is_silent
    assert shown.notified == set()


async def test_hall_lists_a_lobby_then_the_game_with_whose_turn_it_is_and_drops_it_at_its_end(
    evening: Evening, hall: simcord.ChannelHandle
) -> None:
    await evening.open(rounds=1)
    shown = await renewed(evening, hall)
    assert "**[Lost Cities](" in shown.text
    assert "· ada\n-# one seat free · 3 days a turn · opened <t:" in shown.text
    assert shown.labels.count("Join") == 1
    await evening.join(evening.boris)
    await evening.press(evening.ada, "Start")
    shown = await renewed(evening, hall)
    table, post = await evening.table(), evening.post
    assert "🎲 One game: whose turn?" in shown.text
    assert f"[Lost Cities]({post.link}) · **ada** · <t:{table.turn_at}:R>" in shown.text
    assert shown.presses == ["My moves", "All tables", "Play", "Look for players"]
    await evening.move((await evening.legal())[0])
    assert "· **boris** · <t:" in (await renewed(evening, hall)).text
    await evening.resign(evening.boris)
    assert "No games yet" in (await renewed(evening, hall)).text


@pytest.mark.slow
async def test_join_in_the_hall_seats_the_user_with_a_private_answer_and_is_refused_twice_or_if_full(
    evening: Evening, hall: simcord.ChannelHandle
) -> None:
    lobby = await evening.open(rounds=1)
    shown = await renewed(evening, hall)
    answer = await evening.press(evening.boris, "Join", shown)
    assert answer.is_private
    assert answer.text == f"You’ve joined Lost Cities: {lobby.link}"
    assert lobby.seats[1].startswith("boris")
    again = await evening.press(evening.boris, "Join", shown)
    assert again.text == "You already have a seat at this table."
    late = await evening.press(evening.chen, "Join", shown)
    assert late.is_private
    assert late.text == "All seats at this table are taken."
    assert "Join" not in (await renewed(evening, hall)).labels


async def test_forged_join_of_a_hidden_lobby_is_refused(
    evening: Evening, hall: simcord.ChannelHandle
) -> None:
    hidden = evening.hidden_channel(evening.ada)
    await evening.say(evening.ada, "play lost-cities", where=hidden)
    table = await evening.table(hidden)
    for path in ((str(table.id), "hall"), ("999999", "hall"), ("nonsense",), ()):
        forged = CustomId("hallseat", path=path).write()
        answer = await evening.forge(evening.chen, forged, message(evening, hall))
        assert answer.is_private
        assert answer.text.startswith("That table is no longer there."), path
    assert len((await evening.table(hidden)).players) == 1


async def test_hall_is_not_edited_if_a_guest_joins_and_leaves_a_lobby_before_the_next_edit(
    evening: Evening, hall: simcord.ChannelHandle
) -> None:
    await evening.open()
    await evening.pass_time(2 * MINUTE)
    before = edits(evening, hall)
    lobby = evening.post
    await evening.join(evening.boris, lobby)
    await evening.press(evening.boris, "Leave", lobby)
    await evening.pass_time(2 * MINUTE)
    assert edits(evening, hall) == before


@pytest.mark.slow
async def test_changes_within_half_a_minute_of_an_edit_wait_and_make_one_edit(
    evening: Evening, keeper: simcord.MemberActor, hall: simcord.ChannelHandle
) -> None:
    lobby = await evening.open()
    await renewed(evening, hall)
    before = edits(evening, hall)
    assert before[-1] == "PATCH"
    await evening.join(evening.boris, lobby)
    await choose(evening, keeper, hall)  # jobs run at once after a change of this setting
    await evening.press(evening.boris, "Leave", lobby)
    await evening.cancel(evening.ada, lobby)
    await choose(evening, keeper, hall)
    assert edits(evening, hall) == before
    await evening.pass_time(PAUSE)
    await choose(evening, keeper, hall)
    assert edits(evening, hall) == [*before, "PATCH"]
    assert "None right now" in message(evening, hall).text


@pytest.mark.slow
async def test_deleted_hall_is_posted_again_once(evening: Evening, hall: simcord.ChannelHandle) -> None:
    old = message(evening, hall)
    evening.env.backend.delete_message(hall.id, old.id)
    await evening.open()
    shown = await renewed(evening, hall)
    assert shown.id != old.id
    assert "Join" in shown.labels
    assert shown.is_silent
    await evening.cancel(evening.ada)
    assert (await renewed(evening, hall)).id == shown.id


async def test_restart_before_the_hall_is_recorded_posts_no_second_one(
    evening: Evening, hall: simcord.ChannelHandle
) -> None:
    first, store, guild = message(evening, hall), evening.bot.manager.store, evening.guild.id
    await store.write(delete_hall, guild)  # as after a crash between post and record
    await store.write(mark_due, guild, evening.bot.manager.now())
    await evening.restart()
    await evening.pass_time(2 * MINUTE)
    assert message(evening, hall).id == first.id
    found = await evening.bot.manager.store.read(hall_of, guild)
    assert found is not None
    assert found.message_id == first.id


@pytest.mark.slow
async def test_crash_before_a_hall_posted_again_is_recorded_posts_no_third_one(
    evening: Evening, hall: simcord.ChannelHandle
) -> None:
    old, store = message(evening, hall), evening.bot.manager.store
    recorded = await store.read(hall_of, evening.guild.id)
    assert recorded is not None
    evening.env.backend.delete_message(hall.id, old.id)
    await evening.open()
    again = await renewed(evening, hall)
    await store.write(record_hall, recorded)  # as after a crash between post and record
    await evening.join(evening.boris)
    await evening.press(evening.ada, "Start")
    shown = await renewed(evening, hall)
    assert shown.id == again.id
    assert "One game" in shown.text


@pytest.mark.slow
async def test_lobby_opened_before_a_restart_is_in_the_hall_after_it(
    evening: Evening, hall: simcord.ChannelHandle
) -> None:
    await evening.open()
    await evening.restart()
    assert "Join" in (await renewed(evening, hall)).labels


async def test_change_while_the_hall_is_written_makes_its_job_due_again(
    evening: Evening, hall: simcord.ChannelHandle
) -> None:
    store, guild, now = evening.bot.manager.store, evening.guild.id, evening.bot.manager.now()
    await store.write(jobs.schedule, Job(JOB, message_id=guild, guild_id=guild, due_at=now))
    (job,) = await store.write(jobs.claim, [(JOB, 1)], None, now, now + 5 * MINUTE)
    await store.write(mark_due, guild, now)
    await store.write(jobs.finish, job, now + DAY)
    again = await store.read(jobs.of, job)
    assert again is not None
    assert (again.due_at, again.leased_until) == (now, 0)


@pytest.mark.slow
@pytest.mark.parametrize("status", [503, 403])
async def test_failed_edit_of_the_hall_is_retried(
    evening: Evening, hall: simcord.ChannelHandle, status: int
) -> None:
    path = f"/channels/{hall.id}/messages/*"
    evening.env.inject_error("PATCH", path, status=status, code=0, times=None)
    await evening.open()
    await evening.pass_time(2 * MINUTE)
    assert "None right now" in message(evening, hall).text
    evening.env.backend.faults.clear()
    await evening.pass_time(RETRY_REJECTED)
    assert "Join" in (await renewed(evening, hall)).labels


@pytest.mark.slow
async def test_hall_leaves_out_tables_in_hidden_channels_private_threads_and_unknown_channels(
    evening: Evening, hall: simcord.ChannelHandle
) -> None:
    hidden = evening.hidden_channel(evening.ada, evening.boris)
    await evening.say(evening.ada, "play lost-cities", where=hidden)
    shown = await renewed(evening, hall)
    assert "None right now" in shown.text
    private = evening.env.backend.create_thread(
        evening.channel.id, "aside", evening.ada.id, type=ChannelType.PRIVATE_THREAD
    )
    proposal = Proposal("tikal", games()["tikal"].Options(), evening.guild.id, private.id, ADA)
    for there in (proposal, replace(proposal, channel_id=404)):
        await evening.bot.manager.lobbies.open(there)
    assert "None right now" in (await renewed(evening, hall)).text


ONLY_BOT, CHEN, CHEN_AND_BORIS, EVERYONE = "bot", "chen", "chen and boris", "everyone"


@pytest.mark.parametrize(
    ("readers", "players", "is_listed"),
    [
        (EVERYONE, CHEN, False),
        (CHEN, EVERYONE, True),
        (CHEN, CHEN, True),
        (CHEN, CHEN_AND_BORIS, True),
        (CHEN_AND_BORIS, CHEN, False),
        (ONLY_BOT, EVERYONE, True),
    ],
)
async def test_hall_lists_a_table_only_if_all_readers_of_the_hall_see_its_channel(
    evening: Evening, readers: str, players: str, is_listed: bool
) -> None:
    channels = {
        ONLY_BOT: lambda: evening.hidden_channel(),
        CHEN: lambda: evening.hidden_channel(evening.chen),
        CHEN_AND_BORIS: lambda: evening.hidden_channel(evening.chen, evening.boris),
        EVERYONE: lambda: evening.guild.create_text_channel("open"),
    }
    hall, place = channels[readers](), channels[players]()
    manager, guild = evening.bot.manager, evening.guild.id
    await manager.change_server(guild, partial(changed, hall=hall.id))
    proposal = Proposal("tikal", games()["tikal"].Options(), evening.guild.id, place.id, ADA)
    await evening.bot.manager.lobbies.open(proposal)
    assert ("Join" in (await renewed(evening, hall)).labels) is is_listed


async def test_hall_lists_a_table_in_a_public_thread(evening: Evening, hall: simcord.ChannelHandle) -> None:
    await evening.say(evening.ada, "play tikal", thread=True)
    assert "Tikal" in (await renewed(evening, hall)).text


async def test_tables_of_a_channel_that_becomes_hidden_disappear_from_the_hall(
    evening: Evening, hall: simcord.ChannelHandle
) -> None:
    await evening.open()
    assert "Join" in (await renewed(evening, hall)).labels
    hide(evening, evening.channel)
    assert "Join" not in (await renewed(evening, hall)).labels


def hide(evening: Evening, channel: simcord.ChannelHandle) -> None:
    """Hide a channel from @everyone, but not from the bot."""
    view = discord.Permissions(view_channel=True).value
    everyone, bot = evening.guild.default_role.id, evening.env.backend.bot_user.id
    evening.env.backend.get_channel(channel.id).overwrites += [
        Overwrite(everyone, OverwriteType.ROLE, allow=0, deny=view),
        Overwrite(bot, OverwriteType.MEMBER, allow=view, deny=0),
    ]
    evening.env.backend.announce_channel_update(channel.id)


@pytest.mark.slow
async def test_daily_deal_in_the_hall_opens_privately_and_counts_who_has_finished_it(
    evening: Evening, hall: simcord.ChannelHandle
) -> None:
    answer = await evening.press(evening.chen, "Play", message(evening, hall))
    assert answer.is_private
    await evening.press(evening.chen, "Play today’s deal", answer)
    deals = DailyDeals(evening.bot.manager)
    standing = await deals.standing(deals.today, evening.chen.id, evening.guild.id)
    assert standing is not None and standing.own is not None
    await solo_deals.play_out(evening, evening.chen, standing.own.table_id)
    assert "One has played" in (await renewed(evening, hall)).text


@pytest.mark.slow
async def test_hall_no_longer_counts_a_daily_deal_after_its_player_deletes_their_data(
    evening: Evening, hall: simcord.ChannelHandle
) -> None:
    await evening.say(evening.chen, "daily")
    table_id = await DailyDeals(evening.bot.manager).begin(Person(evening.chen.id, "chen"))
    await solo_deals.play_out(evening, evening.chen, table_id)
    assert "One has played" in (await renewed(evening, hall)).text
    await evening.delete_data(evening.chen)
    assert "No one has played yet" in (await renewed(evening, hall)).text


@pytest.mark.slow
async def test_daily_deal_finished_elsewhere_counts_after_its_player_uses_daily_here(
    evening: Evening, hall: simcord.ChannelHandle
) -> None:
    deals = DailyDeals(evening.bot.manager)
    table_id = await deals.begin(Person(evening.chen.id, "chen"))
    await solo_deals.play_out(evening, evening.chen, table_id)
    assert "No one has played yet" in (await renewed(evening, hall)).text
    await evening.say(evening.chen, "daily")
    assert "One has played" in (await renewed(evening, hall)).text


@pytest.mark.usefixtures("hourly")
async def test_hall_shows_the_next_daily_deal_after_midnight(
    evening: Evening, hall: simcord.ChannelHandle
) -> None:
    number = message(evening, hall).text.partition("Daily deal ")[2].split()[0]
    await evening.pass_time(DAY)
    assert f"Daily deal {int(number) + 1}" in message(evening, hall).text


@pytest.mark.slow
async def test_hall_and_a_table_in_its_channel_keep_separate_messages_over_a_restart(
    evening: Evening, hall: simcord.ChannelHandle
) -> None:
    first = message(evening, hall)
    lobby = await evening.say(evening.ada, "play lost-cities", where=hall, opponent=evening.boris, rounds=1)
    await evening.pass_time(MINUTE)
    await evening.finish()
    await evening.start(lobby, evening.boris)
    await evening.restart()
    await evening.pass_time(2 * MINUTE)
    await evening.finish()
    halls, (_, *posts) = evening.posts_in(hall)[:1], evening.posts_in(hall)
    assert [one.id for one in halls] == [first.id]
    assert "One game: whose turn?" in first.text
    assert posts[0].id == lobby.id


async def test_only_managers_choose_the_hall(
    evening: Evening, keeper: simcord.MemberActor, hall: simcord.ChannelHandle
) -> None:
    page = await evening.say(keeper, "settings")
    (answer,) = await evening.tap(Tap(evening.ada, page, SETTING, (str(evening.channel.id),)))
    assert answer.text == "Only a server manager can change these settings."
    assert (await evening.bot.manager.server(evening.guild.id)).hall == hall.id


@pytest.mark.parametrize("forged", [("1",), ("nonsense",), ("1", "2")])
async def test_forged_channel_for_the_hall_turns_no_hall_on(
    evening: Evening, keeper: simcord.MemberActor, forged: tuple[str, ...]
) -> None:
    page = await evening.say(keeper, "settings")
    await evening.tap(Tap(keeper, page, SETTING, forged))
    assert (await evening.bot.manager.server(evening.guild.id)).hall is None


async def test_hall_in_a_channel_without_permissions_is_refused_naming_the_missing_ones(
    evening: Evening, keeper: simcord.MemberActor
) -> None:
    channel = evening.guild.create_text_channel("hall")
    evening.forbid("send_messages", channel=channel)
    evening.env.backend.announce_channel_update(channel.id)
    answer = await choose(evening, keeper, channel)
    assert answer.text == f"I need these permissions in <#{channel.id}>: Attach Files, Send Messages."
    assert (await evening.bot.manager.server(evening.guild.id)).hall is None
    assert evening.posts_in(channel) == []


@pytest.mark.slow
async def test_settings_warn_while_the_hall_lacks_permissions_and_it_resumes_once_they_return(
    evening: Evening, keeper: simcord.MemberActor, hall: simcord.ChannelHandle
) -> None:
    evening.forbid("send_messages", channel=hall)
    evening.env.backend.announce_channel_update(hall.id)
    await evening.open()
    before = edits(evening, hall)
    await evening.pass_time(HOUR)
    assert edits(evening, hall) == before
    page = await evening.say(keeper, "settings")
    warning = f"I can’t keep the hall in <#{hall.id}> up to date."
    assert warning in page.text
    (after_a_change,) = await evening.tap(
        Tap(keeper, page, CustomId("server", path=("pings",)).write(), ("off",))
    )
    assert warning in after_a_change.text
    evening.env.backend.get_channel(hall.id).overwrites.clear()
    evening.env.backend.announce_channel_update(hall.id)
    assert "Join" in (await renewed(evening, hall)).labels


async def test_deleted_channel_turns_the_hall_off(evening: Evening, hall: simcord.ChannelHandle) -> None:
    evening.env.backend.delete_channel(hall.id)
    await evening.pass_time(2 * MINUTE)
    store, guild = evening.bot.manager.store, evening.guild.id
    assert (await evening.bot.manager.server(guild)).hall is None
    assert await store.read(hall_of, guild) is None
    assert await store.read(jobs.of, Job(JOB, message_id=guild)) is None


async def test_moved_hall_is_removed_from_its_old_channel(
    evening: Evening, keeper: simcord.MemberActor, hall: simcord.ChannelHandle
) -> None:
    other = evening.guild.create_text_channel("other")
    await choose(evening, keeper, other)
    assert evening.posts_in(hall) == []
    assert "Open seats" in message(evening, other).text


async def test_old_message_of_a_moved_hall_is_deleted_after_an_outage_that_prevented_it(
    evening: Evening, keeper: simcord.MemberActor, hall: simcord.ChannelHandle
) -> None:
    other = evening.guild.create_text_channel("other")
    evening.env.inject_error("DELETE", f"/channels/{hall.id}/messages/*", status=503, code=0, times=None)
    await choose(evening, keeper, other)
    evening.env.backend.faults.clear()
    await evening.pass_time(2 * MINUTE)
    assert evening.posts_in(hall) == []
    assert "Open seats" in message(evening, other).text


async def test_hall_message_is_deleted_when_the_hall_is_turned_off_and_not_posted_again(
    evening: Evening, keeper: simcord.MemberActor, hall: simcord.ChannelHandle
) -> None:
    await choose(evening, keeper)
    assert evening.posts_in(hall) == []
    assert (await evening.bot.manager.server(evening.guild.id)).hall is None
    before = edits(evening, hall)
    await evening.open()
    await evening.pass_time(2 * MINUTE)
    assert edits(evening, hall) == before


@pytest.mark.slow
async def test_deleted_user_disappears_from_the_hall(evening: Evening, hall: simcord.ChannelHandle) -> None:
    await evening.open()
    assert "ada" in (await renewed(evening, hall)).text
    await evening.delete_data(evening.ada)
    assert "ada" not in (await renewed(evening, hall)).text


# The message's limits


async def lobbies(evening: Evening, count: int, **about: Any) -> None:
    """Open lobbies on the server, each in a channel of its own."""
    options = games()["tikal"].Options()
    for number in range(count):
        channel = evening.guild.create_text_channel(f"table-{number}")
        host = Person(1000 + number, about.get("name", f"host {number}"))
        proposal = Proposal("tikal", options, evening.guild.id, channel.id, host)
        await evening.bot.manager.lobbies.open(proposal)


@pytest.mark.slow
async def test_hall_gives_five_lobbies_a_join_button_and_counts_the_others(
    evening: Evening, hall: simcord.ChannelHandle
) -> None:
    await lobbies(evening, 14)
    shown = await renewed(evening, hall)
    labels = [part.get("label") for part in walk_components(shown.stored.components)]
    assert labels.count("Join") == MOST_SEATS
    assert "-# and 9 more" in shown.text


@pytest.mark.slow
async def test_hall_with_long_names_fits_into_a_message(
    evening: Evening, hall: simcord.ChannelHandle
) -> None:
    await lobbies(evening, 5, name="*" * 32)
    for table in await evening.bot.manager.store.read(table_queries.live_on_server, evening.guild.id):
        for number in (1, 2):
            await evening.bot.manager.lobbies.join(table.id, Person(table.id * 10 + number, "_" * 32))
    shown = await renewed(evening, hall)
    assert len(shown.text) < 4000
    assert shown.labels != []


def games_text(tables: list[Table]) -> list[str]:
    """Return the lines about running games."""
    parts = hall_layout(tables, [], catalogue()).parts
    return next(part for part in parts if isinstance(part, str) and "🎲" in part).splitlines()


@pytest.mark.slow
async def test_hall_with_100_games_lists_the_four_latest_turns_and_counts_the_others_by_game(
    evening: Evening,
) -> None:
    await evening.begin()
    table = await evening.table()
    newest = [replace(table, id=number, turn_at=1000 + number) for number in range(61)]
    older = [replace(table, id=100 + number, game="tikal", state=None, turn_at=1) for number in range(39)]
    title, *latest, summary = games_text([*older, *newest])
    assert title == "### 🎲 100 games: whose turn?"
    assert [line.partition("<t:")[2] for line in latest] == [f"{1000 + n}:R>" for n in (60, 59, 58, 57)]
    assert summary == "-# and 57 Lost Cities, 39 Tikal"
    assert games_text(newest[:7])[-1] == "-# and 3 more"
    assert len(games_text(newest[:4])) == 1 + 4


async def test_hall_keeps_its_channel_and_message_when_other_settings_change(
    evening: Evening, keeper: simcord.MemberActor, hall: simcord.ChannelHandle
) -> None:
    manager = evening.bot.manager
    await manager.change_server(evening.guild.id, partial(changed, pings=False))
    await evening.pass_time(MINUTE)
    assert (await manager.server(evening.guild.id)).hall == hall.id
    assert "Open seats" in message(evening, hall).text
