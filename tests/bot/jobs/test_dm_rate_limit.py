"""New DM channels: only for users of the bot, once each, at a limited rate."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.jobs import dm_rate_limit
from bot.ops import doctor
from bot.store.dm_queries import BUCKET_SIZE, NOT_ACCEPTED, QUARANTINED, REFILL_SECONDS, STOPS, TOO_FAST, Pace
from tests.bot.evening import DAY, HOUR, MINUTE, Evening

BEGIN = "/users/@me/channels"
LATER = "I can’t DM **ada** & **boris** yet"


def requested_dms(evening: Evening) -> int:
    """Return how many DM channels the bot has requested."""
    return sum((entry.method, entry.path) == ("POST", BEGIN) for entry in evening.http)


def after(times: int, now: int = 0) -> Pace:
    pace = Pace()
    for _ in range(times):
        pace = pace.after_one(now)
    return pace


def test_burst_of_new_dms_is_followed_by_a_fixed_rate() -> None:
    assert after(BUCKET_SIZE - 1).allows(0)
    pace = after(BUCKET_SIZE)
    assert not pace.allows(REFILL_SECONDS - 1)
    assert pace.allows(REFILL_SECONDS)
    assert not pace.after_one(REFILL_SECONDS).allows(REFILL_SECONDS)


def test_long_pause_allows_no_more_than_one_burst() -> None:
    pace = after(BUCKET_SIZE)
    for _ in range(BUCKET_SIZE):
        assert pace.allows(DAY)
        pace = pace.after_one(DAY)
    assert not pace.allows(DAY)


def test_clock_set_back_does_not_reduce_the_allowance() -> None:
    pace = after(1, now=DAY).after_one(HOUR)
    for _ in range(BUCKET_SIZE - 2):
        assert pace.allows(HOUR)
        pace = pace.after_one(HOUR)
    assert not pace.allows(HOUR)


@pytest.mark.parametrize("code", STOPS)
def test_dm_rejected_by_discord_blocks_new_dms_for_the_time_of_its_error_code(code: int) -> None:
    pace = Pace().after_refusal(code, HOUR)
    assert not pace.allows(HOUR + STOPS[code] - 1)
    assert pace.allows(HOUR + STOPS[code])


def test_rejection_with_a_shorter_block_does_not_shorten_a_longer_one() -> None:
    pace = Pace().after_refusal(QUARANTINED, 0)
    assert pace.after_refusal(NOT_ACCEPTED, HOUR) == pace


@pytest.mark.slow
async def test_dm_channel_of_a_player_is_requested_once_over_games_and_restarts(evening: Evening) -> None:
    await evening.begin()
    assert requested_dms(evening) == 2
    await evening.move((await evening.legal())[0])
    await evening.restart()
    evening.channel = evening.guild.create_text_channel("more-games")
    await evening.begin()
    assert requested_dms(evening) == 2
    assert len(evening.direct_messages(evening.ada)) == 2


@pytest.mark.slow
async def test_message_to_a_deleted_dm_channel_is_sent_after_requesting_a_new_one(evening: Evening) -> None:
    await evening.begin()
    path = f"/channels/{evening.boris.user.dm_channel.id}/messages"
    evening.env.inject_error("POST", path, status=404, code=dm_rate_limit.UNKNOWN_CHANNEL)
    await evening.move((await evening.legal())[0])
    before = len(evening.direct_messages(evening.boris))
    await evening.pass_time(MINUTE)
    assert len(evening.direct_messages(evening.boris)) == before + 1


@pytest.mark.slow
@pytest.mark.parametrize("where", [pytest.param(BEGIN, marks=pytest.mark.slow), "/channels/{dm}/messages"])
async def test_hands_are_announced_for_later_and_sent_once_each_after_discord_blocked_new_dms(
    evening: Evening, where: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Hands are shown in the channel until then; the DMs follow by themselves, once each."""
    path = where.format(dm=evening.ada.user.dm_channel.id)
    evening.env.inject_error("POST", path, status=403, code=TOO_FAST)
    post = await evening.begin(clock="7d")
    assert requested_dms(evening) == 1
    assert "(40003): none is begun before" in caplog.text
    assert LATER in post.text
    hand = await evening.press(evening.boris, "My hand")
    assert hand.pictures
    text = post.text
    await evening.restart()
    await evening.pass_time(30 * MINUTE)
    assert requested_dms(evening) == 1, "a restart does not forget it"
    assert post.text == text, "once is enough"
    await evening.pass_time(HOUR)
    for person in (evening.ada, evening.boris):
        assert len(evening.direct_messages(person)) == 1
    assert evening.direct_message(evening.ada).labels[0].startswith("1 · ")
    assert evening.post.id == post.id


async def test_delayed_hands_are_announced_once_although_the_response_to_the_edit_was_lost(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    edit, edits = discord.Message.edit, list[str]()

    async def lose_first_response(self: discord.Message, **named: Any) -> discord.Message:
        edits.append(named["content"])
        edited: discord.Message = await edit(self, **named)
        if len(edits) == 1:
            raise ConnectionResetError
        return edited

    monkeypatch.setattr(discord.Message, "edit", lose_first_response)
    evening.env.inject_error("POST", BEGIN, status=403, code=TOO_FAST)
    post = await evening.begin(clock="7d")
    assert LATER in edits[0]
    assert post.text.count(LATER) == 1


@pytest.mark.slow
async def test_hands_follow_at_once_after_the_block_if_the_post_could_not_announce_them(
    evening: Evening,
) -> None:
    """The post was deleted, or the bot may not read it."""
    evening.env.inject_error("POST", BEGIN, status=403, code=TOO_FAST)
    post = f"/channels/{evening.channel.id}/messages/*"
    evening.env.inject_error("GET", post, status=403, code=50013, times=None)
    await evening.begin(clock="7d")
    await evening.pass_time(STOPS[TOO_FAST] + 2 * MINUTE)
    assert [len(evening.direct_messages(person)) for person in (evening.ada, evening.boris)] == [1, 1]


async def test_doctor_reports_that_discord_blocks_new_dms_with_the_error_code(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{evening.database}"
    assert await doctor.check_direct_messages(url) == ()
    evening.env.inject_error("POST", BEGIN, status=403, code=TOO_FAST)
    await evening.begin()
    monkeypatch.setattr("time.time", lambda: evening.bot.publisher.conversations._now())
    (check,) = await doctor.check_direct_messages(url)
    assert not check.is_ok
    assert "error 40003" in check.found


@pytest.mark.slow
async def test_user_who_blocks_dms_delays_the_dms_of_others_only_briefly(evening: Evening) -> None:
    """After one rejection others wait briefly, in case the bot itself is limited."""
    evening.env.inject_error("POST", BEGIN, status=403, code=NOT_ACCEPTED)
    await evening.begin()
    assert [len(evening.direct_messages(person)) for person in (evening.ada, evening.boris)] == [0, 0]
    hand = await evening.press(evening.ada, "My hand")
    assert "I can’t DM you" in hand.text
    await evening.pass_time(STOPS[NOT_ACCEPTED] + MINUTE)
    assert [len(evening.direct_messages(person)) for person in (evening.ada, evening.boris)] == [0, 1]


@pytest.mark.slow
async def test_rejection_in_an_existing_dm_does_not_block_dms_to_new_users(evening: Evening) -> None:
    """A rejection in an existing conversation says nothing about new ones."""
    await evening.begin()
    path = f"/channels/{evening.ada.user.dm_channel.id}/messages"
    evening.env.inject_error("POST", path, status=403, code=NOT_ACCEPTED, times=None)
    evening.channel = evening.guild.create_text_channel("more-games")
    dana = evening.arrive("dana")
    lobby = await evening.open(opponent=dana)
    await evening.start(lobby, dana)
    assert len(evening.direct_messages(dana)) == 1


@pytest.mark.slow
@pytest.mark.usefixtures("hourly")
async def test_reminder_goes_to_the_channel_when_new_dms_are_blocked(evening: Evening) -> None:
    evening.env.inject_error("POST", BEGIN, status=403, code=QUARANTINED)
    await evening.begin(clock="12h")
    posts = len(evening.posts)
    await evening.pass_time(7.5 * HOUR)
    assert len(evening.posts) == posts + 1
    assert f"{evening.ada.mention}, it’s still your turn." in evening.post.text


async def test_joining_or_using_a_command_counts_as_having_used_the_bot_but_an_invitation_does_not(
    evening: Evening,
) -> None:
    """Other guests are mentioned in the lobby."""
    conversations = evening.bot.publisher.conversations
    await evening.open(opponent=evening.boris)
    assert not await conversations.has_used_bot(evening.boris.id)
    lobby = evening.post
    await evening.start(lobby, evening.boris)
    assert await conversations.has_used_bot(evening.boris.id)
    await evening.say(evening.chen, "notify")
    assert await conversations.has_used_bot(evening.chen.id)
    assert not await conversations.has_used_bot(evening.arrive("dana").id)
