"""Limits per user and per server, which the operator sets."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import discord
import pytest
import simcord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.errors import Refused
from bot.jobs.long_jobs import replay_videos
from bot.ops.settings import Settings
from bot.store import Store, connect
from bot.tables.game import newest
from bot.tables.manager import Manager
from bot.tables.operator import DEFAULT_LIMITS, HourlyCounter, Limit
from bot.tables.proposal import Person, Proposal
from render.video import Script
from tests.bot import evening as evenings
from tests.bot import reels
from tests.bot.elsewhere import leave_server
from tests.bot.evening import HOUR, SETTINGS, Evening, Seen, Tap
from tests.bot.features.test_replay_video import script
from tests.bot.tables.test_on_hold import everybody_stops

__all__ = ["script"]

FEW = SETTINGS.limits._replace(
    tables=Limit(3, 5), lobbies=Limit(2, 3), practice=Limit(1, 2), threads=Limit(3, 4)
)


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the bot of these tests allows: so little that it is met at once."""
    monkeypatch.setattr(evenings, "SETTINGS", replace(SETTINGS, limits=FEW))


def rooms(evening: Evening, count: int) -> list[simcord.ChannelHandle]:
    """As many channels, each free for a table."""
    return [evening.guild.create_text_channel(f"room-{number}") for number in range(count)]


async def begin(evening: Evening, host: simcord.MemberActor, room: simcord.ChannelHandle) -> None:
    """A game between a host and Chen."""
    lobby = await evening.say(host, "play lost-cities", where=room, rounds=1)
    await evening.join(evening.chen, lobby)
    await evening.press(host, "Start", lobby)


def forbid_threads(evening: Evening, person: simcord.MemberActor) -> None:
    """Deny a user the permission to create threads in #games."""
    _, deny = discord.PermissionOverwrite(create_public_threads=False).pair()
    backend = evening.env.backend
    overwrite = Overwrite(person.id, OverwriteType.MEMBER, allow=0, deny=deny.value)
    backend.get_channel(evening.channel.id).overwrites.append(overwrite)


# Lobbies and games


@pytest.mark.slow
async def test_third_lobby_of_a_user_with_a_limit_of_two_is_refused_until_one_closes(
    evening: Evening,
) -> None:
    first, second, third = rooms(evening, 3)
    lobby = await evening.open(where=first)
    await evening.open(where=second)
    refused = await evening.open(where=third)
    assert refused.is_private
    assert refused.text.startswith("You already have 2 lobbies open (the limit).")
    assert evening.posts_in(third) == []
    await evening.cancel(evening.ada, lobby)
    assert (await evening.open(where=third)).labels, "one that is called off makes room"


async def test_lobby_beyond_the_servers_limit_is_refused_to_any_member(evening: Evening) -> None:
    first, second, third, fourth = rooms(evening, 4)
    await evening.open(where=first)
    await evening.open(where=second)
    await evening.say(evening.boris, "play lost-cities", where=third)
    refused = await evening.say(evening.chen, "play lost-cities", where=fourth)
    assert refused.is_private
    assert refused.text.startswith("This server already has 3 lobbies open (the limit).")


@pytest.mark.slow
async def test_running_games_count_towards_a_users_limit_of_tables(evening: Evening) -> None:
    *played, free = rooms(evening, 4)
    for room in played:
        await begin(evening, evening.ada, room)
    refused = await evening.open(where=free)
    assert refused.text.startswith("You already have 3 tables open (the limit)")
    assert "/games" in refused.text
    assert (await evening.say(evening.boris, "play lost-cities", where=free)).labels, "others go on"


async def test_practice_in_direct_messages_beyond_the_users_limit_leaves_nothing_there(
    evening: Evening,
) -> None:
    await evening.say(evening.ada, "practice", game="lost_cities")
    leave_server(evening)
    await evening.env.settle()
    before = len(evening.direct_messages(evening.ada))
    for _ in range(2):
        refused = await evening.say(evening.ada, "practice", game="lost_cities")
        assert refused.text.startswith("You’re already playing one game against computers (the limit).")
    assert len(evening.direct_messages(evening.ada)) == before


async def test_simultaneous_openings_in_two_processes_do_not_exceed_the_limit(url: str) -> None:
    """Of several processes, too."""
    stores = [Store(connect(url)) for _ in range(2)]
    managers = [Manager(store, now=lambda: 0, limits=DEFAULT_LIMITS) for store in stores]
    proposal = Proposal("lost_cities", newest("lost_cities").Options(), 7, 0, Person(1, "Ada"))
    opened = await asyncio.gather(
        *(managers[room % 2].lobbies.open(replace(proposal, channel_id=room)) for room in range(20)),
        return_exceptions=True,
    )
    refused = [str(error) for error in opened if isinstance(error, Refused)]
    assert refused == ["own-lobbies"] * (20 - DEFAULT_LIMITS.lobbies.person)
    for store in stores:
        await store.close()


async def test_practice_beyond_the_limit_is_refused_also_in_direct_messages(evening: Evening) -> None:
    first, second = rooms(evening, 2)
    await evening.say(evening.ada, "practice", game="lost_cities", where=first)
    refused = await evening.say(evening.ada, "practice", game="lost_cities", where=second)
    assert refused.is_private
    assert refused.text.startswith("You’re already playing one game against computers (the limit)")
    in_private = await evening.write(evening.ada, "practice", game="lost_cities")
    assert in_private.text == refused.text, "direct messages are no way round it"


async def test_lobby_with_a_computer_does_not_start_beyond_the_limit_of_practice(evening: Evening) -> None:
    first, second = rooms(evening, 2)
    await evening.say(evening.ada, "practice", game="lost_cities", where=first)
    lobby = await evening.open(where=second)
    await evening.choose(evening.ada, "Add a computer: easy", lobby)
    refused = await evening.press(evening.ada, "Start", lobby)
    assert refused.text.startswith("You’re already playing one game against computers (the limit)")
    assert (await evening.table(second)).in_lobby, "nothing was dealt"


# Threads


async def test_thread_is_refused_to_a_user_who_may_not_create_threads(evening: Evening) -> None:
    forbid_threads(evening, evening.ada)
    refused = await evening.open(thread=True)
    assert refused.is_private
    assert refused.text.startswith(f"You can’t create threads in {evening.channel.mention}")
    assert evening.channel.threads == []
    await evening.say(evening.boris, "play lost-cities", thread=True)
    assert len(evening.channel.threads) == 1, "others may"


async def test_user_without_thread_permission_is_offered_no_thread(evening: Evening) -> None:
    first = await evening.say(evening.boris, "play lost-cities")
    offer = await evening.say(evening.chen, "play lost-cities")
    forbid_threads(evening, evening.ada)
    refused = await evening.open()
    assert refused.labels == []
    assert refused.text.startswith(f"There’s already a table in this channel: {first.link}. Open yours in")
    forbid_threads(evening, evening.chen)
    late = await evening.press(evening.chen, "Play in a thread", offer)
    assert late.text.startswith("You can’t create threads in")
    assert evening.channel.threads == []


async def test_practice_offered_beyond_the_limit_opens_a_lobby_that_does_not_start(evening: Evening) -> None:
    """No thread is left empty; *Start* says why it does not begin."""
    await evening.say(evening.ada, "practice", game="lost_cities")
    offer = await evening.say(evening.ada, "practice", game="tikal")
    await evening.press(evening.ada, "Play in a thread", offer)
    (lobby,) = evening.posts_in(evening.channel.threads[0])
    refused = await evening.press(evening.ada, "Start with 2", lobby)
    assert refused.is_private
    assert "computer" in refused.text


@pytest.mark.slow
async def test_fourth_thread_of_a_user_within_an_hour_is_refused(evening: Evening) -> None:
    for _ in range(3):
        await evening.open(thread=True)
        await evening.cancel(evening.ada, evening.posts_in(evening.channel.threads[-1])[-1])
    refused = await evening.open(thread=True)
    assert refused.is_private
    assert refused.text.startswith("You’ve opened 3 threads in the last hour (the limit).")
    assert len(evening.channel.threads) == 3, "calling lobbies off makes no room for threads"
    await evening.pass_time(HOUR)
    await evening.open(thread=True)
    assert len(evening.channel.threads) == 4


async def test_thread_that_discord_rejects_does_not_count_towards_the_limit(evening: Evening) -> None:
    for _ in range(3):
        evening.env.inject_error("POST", "/channels/*/messages/*/threads", status=403, code=50001)
        await evening.open(thread=True)
    assert evening.channel.threads == []
    await evening.open(thread=True)
    assert len(evening.channel.threads) == 1


@pytest.mark.slow
async def test_thread_offers_accepted_at_once_do_not_exceed_the_limit_of_lobbies(evening: Evening) -> None:
    await evening.say(evening.boris, "play lost-cities")
    offers: list[Seen] = [await evening.open() for _ in range(8)]
    presses = [Tap(evening.ada, offer, offer.buttons["Play in a thread"]) for offer in offers]
    answers = await evening.tap(*presses)
    assert len(evening.channel.threads) == 2
    assert sum("already have 2 lobbies open" in answer.text for answer in answers) == 6


async def test_thread_offers_accepted_at_once_do_not_exceed_the_servers_limit_of_lobbies(
    evening: Evening,
) -> None:
    await evening.say(evening.boris, "play lost-cities")
    (room,) = rooms(evening, 1)
    await evening.say(evening.boris, "play lost-cities", where=room)
    hosts = (evening.ada, evening.chen)
    offers = [await evening.say(host, "play lost-cities") for host in hosts]
    presses = zip(hosts, offers, strict=True)
    answers = await evening.tap(
        *(Tap(host, offer, offer.buttons["Play in a thread"]) for host, offer in presses)
    )
    assert len(evening.channel.threads) == 1
    assert sum("server already has 3 lobbies open" in answer.text for answer in answers) == 1


def test_hourly_limit_applies_to_each_user_and_each_server() -> None:
    now = [1_000]
    recently = HourlyCounter("threads", Limit(2, 3), now=lambda: now[0])
    recently.count(1, 7)
    recently.count(1, 7)
    with pytest.raises(Refused, match="own-threads"):
        recently.count(1, 8)
    recently.count(2, 7)
    with pytest.raises(Refused, match="server-threads"):
        recently.count(3, 7)
    recently.count(3, 8)
    now[0] += HOUR
    recently.count(1, 7)


def few_openings(evening: Evening, limit: Limit) -> None:
    evening.bot.manager.lobbies.openings = HourlyCounter("openings", limit, now=evening.bot.publisher.now)


async def test_fourth_game_opened_by_a_user_within_an_hour_is_refused(evening: Evening) -> None:
    """A game against a computer that is resigned at once leaves public posts, and room for the next."""
    few_openings(evening, Limit(3, 5))
    for _ in range(3):
        await evening.say(evening.ada, "practice", game="lost_cities")
        await evening.resign(evening.ada)
    posts = len(evening.posts)
    for command in ("practice", "play lost-cities"):
        game = {"game": "lost_cities"} if command == "practice" else {}
        refused = await evening.say(evening.ada, command, **game)
        assert refused.text.startswith("You’ve opened 3 games in the last hour")
    assert len(evening.posts) == posts
    assert not (await evening.say(evening.boris, "play lost-cities")).is_private
    await evening.pass_time(HOUR)
    (room,) = rooms(evening, 1)
    assert not (await evening.say(evening.ada, "play lost-cities", where=room)).is_private


async def test_opening_refused_in_a_busy_channel_does_not_count_towards_the_limit(evening: Evening) -> None:
    few_openings(evening, Limit(1, 5))
    await evening.say(evening.boris, "play lost-cities")
    for _ in range(2):
        assert (await evening.open()).is_private, "the channel is taken"
    (room,) = rooms(evening, 1)
    assert not (await evening.open(where=room)).is_private


async def test_opening_that_fails_in_the_database_does_not_count_towards_the_limit(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    few_openings(evening, Limit(1, 5))
    options = newest("lost_cities").Options()
    proposal = Proposal(
        "lost_cities", options, evening.guild.id, evening.channel.id, Person(evening.ada.id, "ada")
    )

    async def fail(*_: object, **__: object) -> None:
        raise TimeoutError

    with monkeypatch.context() as patched:
        patched.setattr(evening.bot.manager.store, "create", fail)
        with pytest.raises(TimeoutError):
            await evening.bot.manager.lobbies.open(proposal)
    assert not (await evening.open()).is_private


# Videos


async def test_video_beyond_the_users_or_servers_limit_is_refused_unless_it_is_already_being_made(
    script: Script,
) -> None:
    videos = replay_videos(Limit(1, 2))
    videos.work = reels.slow
    videos.make(1, script, user_id=1, guild_id=7)
    with pytest.raises(Refused, match="own-videos"):
        videos.make(2, script, user_id=1, guild_id=7)
    videos.make(1, script, user_id=1, guild_id=7)  # the very video that is being made
    videos.make(2, script, user_id=2, guild_id=7)
    with pytest.raises(Refused, match="server-videos"):
        videos.make(3, script, user_id=3, guild_id=7)
    videos.make(3, script, user_id=3, guild_id=8)
    videos.close()


# What is usual


@pytest.mark.parametrize("what", DEFAULT_LIMITS._fields)
def test_default_limits_of_a_server_are_at_least_twice_those_of_a_user(what: str) -> None:
    limit = getattr(DEFAULT_LIMITS, what)
    assert limit.person >= 2
    assert limit.server >= 2 * limit.person


def test_settings_without_an_environment_have_the_default_limits() -> None:
    assert Settings().limits == DEFAULT_LIMITS


@pytest.mark.slow
async def test_resuming_a_practice_beyond_the_limit_creates_no_thread(evening: Evening) -> None:
    await evening.say(evening.ada, "play lost-cities", computers=1, clock="1h")
    await everybody_stops(evening)
    held = evening.post
    await evening.say(evening.chen, "practice", game="lost_cities")
    offer = await evening.press(evening.ada, "Resume", held)
    (room,) = rooms(evening, 1)
    await evening.say(evening.ada, "practice", game="lost_cities", where=room)
    refused = await evening.press(evening.ada, "Resume in a thread", offer)
    assert "against computers" in refused.text
    assert evening.channel.threads == []
