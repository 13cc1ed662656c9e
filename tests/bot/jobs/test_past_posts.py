"""Posts that another has followed: they keep the events and lose the line about whose turn it is."""

from __future__ import annotations

import discord
import pytest

from bot.store import outbox
from bot.ui import posts
from engine.core.catalogue import catalogue, languages
from tests.bot.evening import MINUTE, Evening
from tests.bot.games.test_auction import answer, market
from tests.bot.games.test_tikal import place, sit_down
from tests.bot.jobs.test_failures import messages_of
from tests.bot.jobs.test_late_notifications import wish
from tests.bot.tables.test_on_hold import everybody_stops
from tests.bot.tables.test_relocation import move
from tests.examples import slow

__all__ = ["market"]

BEGINNING = "Round 1: **ada** goes first."


async def turn(evening: Evening) -> None:
    """Discard a card as the mover."""
    await evening.move(next(text for text in await evening.legal() if text.startswith("-")))


async def test_post_of_a_finished_turn_asks_no_player_to_move(evening: Evening) -> None:
    first = await evening.begin()
    pictures = first.pictures
    call, *rest = first.text.removeprefix(f"{BEGINNING}\n").splitlines()
    assert call.startswith(f"{evening.ada.mention}, it’s your turn. Deadline <t:")
    await turn(evening)
    assert first.text == "\n".join([BEGINNING, *rest])
    assert first.text.splitlines()[-1].startswith("-# Shuffle: ")
    assert first.pictures == pictures
    assert first.labels == []
    assert f"{evening.boris.mention}, it’s your turn." in evening.post.text


@pytest.mark.slow
@pytest.mark.parametrize("lost", ["edit failed", *slow("restart", "restart and failed read")])
async def test_post_of_a_finished_turn_is_edited_after_a_failed_edit_or_restart(
    evening: Evening, lost: str
) -> None:
    first = await evening.begin()
    path = f"{messages_of(evening.channel)}/{first.id}"
    if lost == "restart":
        await evening.restart()
    elif lost == "edit failed":
        evening.env.inject_error("PATCH", path, status=429, code=30046)
    else:
        await evening.restart()
        evening.env.inject_error("GET", path, status=503)
    await turn(evening)
    await evening.pass_time(2 * MINUTE)
    assert first.text.startswith(BEGINNING)
    assert "your turn" not in first.text
    assert first.labels == []


async def test_edit_that_must_wait_for_a_long_rate_limit_does_not_delay_the_record_of_the_next_post(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object, **__: object) -> None:
        raise discord.RateLimited(60)

    first = await evening.begin()
    with monkeypatch.context() as limited:
        limited.setattr(discord.PartialMessage, "edit", fail)
        await turn(evening)
        table = await evening.table()
    assert (table.post_message_id, table.published_version) == (evening.post.id, table.version)
    assert len(evening.direct_messages(evening.boris)) == 2
    await evening.pass_time(2 * MINUTE)
    assert first.labels == []


@pytest.mark.slow
async def test_post_that_the_bot_may_not_read_loses_its_buttons_after_the_turn(evening: Evening) -> None:
    first = await evening.begin()
    await evening.restart()
    evening.env.inject_error("GET", f"{messages_of(evening.channel)}/{first.id}", status=403, code=50001)
    await turn(evening)
    assert first.labels == []
    assert first.text.startswith(BEGINNING)


@pytest.mark.slow
async def test_old_post_of_a_moved_game_links_the_channel_and_asks_for_no_move(evening: Evening) -> None:
    first = await evening.begin()
    await move(evening, evening.ada, evening.guild.create_text_channel("hall"))
    assert first.labels == ["Go to new channel"]
    assert "your turn" not in first.text


@pytest.mark.slow
async def test_old_post_of_a_moved_game_is_edited_later_if_discord_rejected_that(evening: Evening) -> None:
    first = await evening.begin()
    path = f"{messages_of(evening.channel)}/{first.id}"
    evening.env.inject_error("PATCH", path, status=429, code=30046, times=1)
    await move(evening, evening.ada, evening.guild.create_text_channel("hall"))
    assert "Play" in first.labels
    await evening.pass_time(2 * MINUTE)
    assert first.labels == ["Go to new channel"]
    assert first.text.startswith(BEGINNING)
    assert "your turn" not in first.text


@pytest.mark.slow
async def test_post_of_a_resumed_game_says_that_it_was_on_hold(evening: Evening) -> None:
    await evening.say(evening.ada, "play lost-cities", computers=1, clock="1h")
    await everybody_stops(evening)
    held = evening.post
    assert "**This game is on hold.** Everyone ran out of time." in held.text
    await evening.press(evening.ada, "Resume", held)
    assert held.text.splitlines()[-1] == "The game went on hold. Everyone had run out of time."
    assert "is on hold" not in held.text
    assert held.labels == []


@pytest.mark.slow
@pytest.mark.parametrize("lost", ["nothing", "edit failed", *slow("restart", "no start version")])
async def test_post_of_a_tikal_turn_loses_the_steps_of_the_next_turn_once_that_has_its_own_post(
    evening: Evening, lost: str
) -> None:
    await sit_down(evening)
    first = await evening.mover()
    await place(evening, first, evening.direct_message(first))
    await evening.move("end")
    post, second = evening.post, await evening.mover()
    own = post.text.splitlines()[0]
    await place(evening, second, evening.direct_message(second))
    assert f"**{second.name}** discovers" in post.text, "it shows the running turn"
    if lost == "edit failed":
        path = f"{messages_of(evening.channel)}/{post.id}"
        evening.env.inject_error("PATCH", path, status=429, code=30046)
    elif lost == "restart":
        await evening.restart()
    elif lost == "no start version":
        await evening.bot.manager.store.write(
            outbox.record_post, (await evening.table()).id, message_id=post.id, post_since=None
        )
    await evening.move("end")
    await evening.pass_time(2 * MINUTE)
    assert post.text == own
    assert evening.post.text.startswith(f"**{second.name}** discovers")
    assert post.labels == []


async def test_post_before_an_auction_loses_the_bids_to_the_post_after_it(market: Evening) -> None:
    first = market.post
    for label in ("1 point", "2 points", "Pass", "Pass"):
        await answer(market, label)
    assert "bids first." in first.text
    assert "bids 1." not in first.text
    assert first.text.splitlines()[-1].startswith("-# Shuffle: ")
    assert "bids 1." in market.post.text


@pytest.mark.slow
async def test_each_bid_of_an_auction_stays_in_one_post_if_channel_pings_make_several_posts(
    market: Evening,
) -> None:
    for person in (market.ada, market.boris, market.chen):
        await wish(market, person, turns="channel")
    before = len(market.posts)
    for points in range(1, 7):
        await market.move(f"bid {points}")
    assert len(market.posts) > before, "players are notified by a new post"
    told = "\n".join(post.text for post in market.posts)
    assert [told.count(f"bids {points}.") for points in range(1, 7)] == [1] * 6


@pytest.mark.parametrize("language", languages())
def test_closed_post_text_drops_the_request_to_move_and_puts_a_hold_in_the_past_in_every_language(
    language: str,
) -> None:
    say = catalogue(language)
    told = "**Ada**: +Y7, it’s your turn, **Boris**."
    for call in (
        say("post-turn", mention="<:one:5> <@12>"),
        say("post-turn", mention="<@12> <@13>"),
        say("post-turn-computer", name="🤖 **Iris**"),
    ):
        until = say("clock-ends", when="<t:5:R>")
        later = say("post-later", names="**Ada**")
        assert posts.closed_post_text(f"{told}\n{call} {until}\n-# 1234\n{later}", say) == f"{told}\n-# 1234"
    for why in ("idle", "quiet", "stopped", "ended"):
        held = say("on-hold", why=why, rated="yes", who="players")
        assert posts.closed_post_text(f"{told}\n{held} <@12>", say) == f"{told}\n{say('past-hold', why=why)}"
