"""An auction of Tikal on Discord: one post per bidding, and standing bids."""

from __future__ import annotations

import pytest
import simcord

from bot.tables import plans
from bot.ui.custom_id import CustomId
from tests.bot.eavesdropper import bodies, told
from tests.bot.evening import MINUTE, Evening, Seen
from tests.bot.games.test_tikal import sit_down


@pytest.fixture
async def market(evening: Evening) -> Evening:
    """Ada, Boris and Chen in a new game. The first turn is up for auction."""
    await evening.say(evening.ada, "play tikal", opponent=evening.boris, opponent2=evening.chen, auction=True)
    await evening.start(evening.post, evening.boris, evening.chen)
    return evening


async def answer(evening: Evening, label: str) -> Seen:
    """The player to bid answers their direct message."""
    mover = await evening.mover()
    return await evening.press(mover, label, evening.direct_message(mover))


async def up_to(evening: Evening, limit: int) -> tuple[simcord.MemberActor, Seen]:
    """The player to bid sets a limit. Return the player and their panel."""
    mover = await evening.mover()
    panel = await answer(evening, "Bid up to…")
    return mover, await evening.press(mover, f"Up to {limit} points", panel)


@pytest.mark.slow
async def test_bidding_question_lists_the_tiles_to_be_won(market: Evening) -> None:
    panel = market.direct_message(await market.mover())
    assert "No bids yet. Bid or pass? The tiles: 1 · " in panel.text
    assert panel.presses[0] == "Pass"
    await answer(market, "5 points")
    panel = market.direct_message(await market.mover())
    assert "5 points. Bid more or pass? The tiles: 1 · " in panel.text


async def test_bids_for_a_tile_are_added_to_one_post_and_the_winners_turn_is_a_new_one(
    market: Evening,
) -> None:
    post, posts, movers = market.post, len(market.posts), set[int]()
    for label in ("1 point", "2 points", "3 points", "Pass"):
        movers.add((await market.mover()).id)
        await answer(market, label)
    assert len(market.posts) == posts
    assert all(f"bids {points}." in post.text for points in (1, 2, 3))
    assert len(movers) == 3, "everybody was asked by direct message"
    await answer(market, "Pass")
    winner = await market.mover()
    assert len(market.posts) == posts + 1
    assert winner.mention in market.post.text
    assert post.labels == []


@pytest.mark.slow
async def test_bidders_with_closed_direct_messages_are_pinged_in_the_channel(market: Evening) -> None:
    first = await market.mover()
    table = await market.table()
    second = market.player(table, (table.player_of(first.id).seat + 1) % 3)
    path = f"/channels/{second.user.dm_channel.id}/messages"
    market.env.inject_error("POST", path, status=403, code=50007, times=None)
    market.env.backend.clock.advance(2 * MINUTE)
    posts = len(market.posts)
    await answer(market, "1 point")
    await market.bot.scheduler.sweep()
    assert len(market.posts) == posts + 1
    assert market.post.notified == {second.id}


async def test_bid_limit_raises_automatically_up_to_the_limit_and_then_passes(market: Evening) -> None:
    first, panel = await up_to(market, 4)
    assert "I’ll keep bidding for you up to 4 points" in panel.text
    second = await market.mover()
    await answer(market, "2 points")
    await answer(market, "Pass")
    assert (await market.log())[-3:] == ["bid 2", "pass", "bid 3"]
    assert (await market.mover()).id == second.id, "she has been outbid"
    await answer(market, "4 points")
    assert (await market.log())[-2:] == ["bid 4", "pass"], "four is as far as it goes"
    assert (await market.mover()).id == second.id != first.id
    assert not any(player.planned for player in (await market.table()).players)


@pytest.mark.slow
async def test_bid_limit_is_deleted_when_its_auction_ends(market: Evening) -> None:
    await up_to(market, 9)
    await answer(market, "Pass")
    await answer(market, "Pass")
    assert (await market.log()) == ["bid 1", "pass", "pass"]
    assert not any(player.planned for player in (await market.table()).players)


@pytest.mark.slow
async def test_cancelled_bid_limit_bids_no_more_and_asks_the_player_again(market: Evening) -> None:
    first, panel = await up_to(market, 9)
    await market.press(first, "Stop bidding for me", panel)
    assert panel.text.startswith("Plan cancelled.")
    await answer(market, "3 points")
    await answer(market, "Pass")
    assert (await market.mover()).id == first.id


@pytest.mark.slow
async def test_two_bid_limits_compete_until_one_is_reached(market: Evening) -> None:
    first, _ = await up_to(market, 6)
    await up_to(market, 5)
    await answer(market, "Pass")
    assert (await market.log()) == ["bid 1", "bid 2", "pass", "bid 3", "bid 4", "bid 5", "pass"]
    assert (await market.mover()).id == first.id


@pytest.mark.slow
async def test_bid_limit_appears_in_no_message_and_does_not_change_what_others_see(market: Evening) -> None:
    """Posts, views, logs and messages of the others do not depend on the limit."""
    answers = []
    first, _ = await up_to(market, 7)
    table = await market.table()
    seat = table.player_of(first.id).seat
    others = [person for person in (market.ada, market.boris, market.chen) if person.id != first.id]
    for limit in ("7", "11"):
        await market.bot.manager.run(plans.store_plan, table.id, seat, plans.Standing(limit))
        answers.append([await asked(market, person) for person in others])
    assert answers[0] == answers[1]
    public = [told(body) for body in bodies(market, market.channel)]
    assert not any("up to 7" in words.lower() or "up-to" in words for words in public)
    for person in others:
        assert not any("7 points" in message.text for message in market.direct_messages(person))


async def asked(evening: Evening, person: simcord.MemberActor) -> list[object]:
    """Return all that a user sees who opens every view."""
    answers = [await evening.say(person, command) for command in ("hand", "board", "log")]
    answers += [await evening.press(person, label) for label in ("Play", "As text", "Log")]
    return [(seen.text, seen.pictures, seen.buttons, seen.menu) for seen in answers]


@pytest.mark.slow
async def test_two_player_bidding_is_shown_in_one_post(evening: Evening) -> None:
    await sit_down(evening, auction=True)
    posts = len(evening.posts)
    await answer(evening, "1 point")
    await answer(evening, "2 points")
    assert len(evening.posts) == posts
    assert all(f"bids {points}." in evening.post.text for points in (1, 2))


@pytest.mark.slow
async def test_forged_bid_limit_above_the_players_points_is_refused(market: Evening) -> None:
    mover = await market.mover()
    table = await market.table()
    press = CustomId("panel", table.id, table.version, ("up", "99")).write()
    refused = await market.forge(mover, press, market.direct_message(mover))
    assert refused.text.startswith("That’s no longer possible.")
    assert (await market.table()).version == table.version
