"""*Block* and servers' lists: what a blocked or barred person can no longer do."""

from __future__ import annotations

import pytest
import simcord

from bot.features import barred, blocks
from bot.features.privacy import personal_data
from bot.store import deletion
from bot.store.schema import EVERYWHERE
from bot.ui.custom_id import CustomId
from tests.bot.evening import MINUTE, Evening, Seen, Tap
from tests.bot.features.test_table_alerts import pings, want
from tests.bot.handlers.test_challenge import on_person
from tests.bot.jobs.test_invitations import INVITED, NO_MORE, invite

NO_SEAT = "There’s no seat for you at this table. Look for another in /tables, or open one with /play."
NOT_NOW = "isn’t taking invitations from you right now."


async def block(evening: Evening, person: simcord.MemberActor, whom: simcord.MemberActor) -> Seen:
    return await on_person(evening, person, "Block", whom)


async def blocked_by(evening: Evening, person: simcord.MemberActor) -> list[str]:
    found = await evening.bot.manager.store.read(blocks.blocks_of, person.id)
    return [one.name for one in found]


async def test_person_blocked_by_the_host_is_refused_in_the_lobby_without_a_reason_and_others_can_join(
    evening: Evening,
) -> None:
    answer = await block(evening, evening.ada, evening.boris)
    assert answer.is_private
    assert answer.text.startswith(
        "You’ve blocked **boris**. They can’t invite you or join your lobbies any more"
    )
    lobby = await evening.open()
    refused = await evening.press(evening.boris, "Join", lobby)
    assert refused.is_private
    assert refused.text == NO_SEAT
    await evening.join(evening.chen, lobby)
    assert lobby.seats == ["ada · host", "chen"]
    assert evening.direct_messages(evening.boris) == []


async def test_invitation_to_a_person_who_blocked_the_caller_is_refused_and_not_delivered(
    evening: Evening,
) -> None:
    await block(evening, evening.boris, evening.ada)
    refused = await evening.open(opponent=evening.boris)
    assert refused.is_private
    assert NOT_NOW in refused.text
    assert evening.direct_messages(evening.boris) == []


async def test_invitation_to_a_person_the_caller_blocked_is_refused(evening: Evening) -> None:
    await block(evening, evening.ada, evening.boris)
    refused = await evening.open(opponent=evening.boris)
    assert refused.text == "You’ve blocked boris. Unblock them in /privacy to invite them."


async def test_person_invited_before_the_block_cannot_accept(evening: Evening) -> None:
    lobby = await evening.open(opponent=evening.boris)
    await block(evening, evening.ada, evening.boris)
    press = CustomId("join", (await evening.table()).id).write()
    assert (await evening.forge(evening.boris, press, lobby)).text == NO_SEAT


@pytest.mark.slow
async def test_running_game_goes_on_after_a_block_and_its_rematch_is_an_open_lobby(evening: Evening) -> None:
    await evening.begin()
    await block(evening, evening.ada, evening.boris)
    await evening.move((await evening.legal())[0])
    assert evening.boris.mention in evening.post.text, "his turn"
    await evening.resign(evening.boris)
    rematch = await evening.press(evening.boris, "Rematch")
    assert sorted(rematch.seats) == ["boris · host", "free seat"]


async def test_new_table_pings_neither_people_who_blocked_its_host_nor_people_its_host_blocked(
    evening: Evening,
) -> None:
    await block(evening, evening.ada, evening.boris)
    await block(evening, evening.chen, evening.ada)
    await want(evening, evening.boris, "lost_cities")
    await want(evening, evening.chen, "lost_cities")
    await evening.open()
    await evening.pass_time(3 * MINUTE)
    assert pings(evening, evening.boris) == pings(evening, evening.chen) == []


async def test_privacy_command_counts_lists_and_removes_the_callers_blocks(evening: Evening) -> None:
    await block(evening, evening.ada, evening.boris)
    page = await evening.say(evening.ada, "privacy")
    assert "- One person you block." in page.text
    found = await evening.press(evening.ada, "People you block…", page)
    assert "- **boris**, since <t:" in found.text
    await evening.pick(evening.ada, "boris", found)
    assert found.text == "You don’t block anyone."
    await evening.join(evening.boris, await evening.open())
    assert "People you block…" not in (await evening.say(evening.ada, "privacy")).labels


async def test_block_button_on_a_profile_blocks_the_person(evening: Evening) -> None:
    profile = await on_person(evening, evening.ada, "Profile", evening.boris)
    assert profile.labels == ["Challenge", "Block"]
    await evening.press(evening.ada, "Block", profile)
    assert await blocked_by(evening, evening.ada) == ["boris"]


async def test_block_below_a_declined_invitation_blocks_the_host_after_the_invitation_was_deleted(
    evening: Evening,
) -> None:
    lobby, asked = await invite(evening)
    await evening.press(evening.boris, "Decline", asked)
    await evening.cancel(evening.ada, lobby)
    later = evening.bot.publisher.now() + deletion.LOBBIES_KEPT + 1
    await evening.bot.manager.store.write(deletion.purge_expired, later)
    shown = await evening.press(evening.boris, NO_MORE, asked)
    assert shown.text.startswith("You’ve blocked **ada**.")
    assert await blocked_by(evening, evening.boris) == ["ada"]


async def test_oneself_and_bots_cannot_be_blocked(evening: Evening) -> None:
    robot = evening.arrive("robot", bot=True)
    assert (await block(evening, evening.ada, evening.ada)).text == "You can’t block yourself."
    assert (await block(evening, evening.ada, robot)).text == "robot is a bot, and can’t invite you."
    assert await blocked_by(evening, evening.ada) == []


async def test_forged_block_or_unblock_is_answered_privately_and_changes_nothing(evening: Evening) -> None:
    page = await evening.say(evening.ada, "rules")
    for path in ((), ("x",), ("99",), (str(evening.ada.id),)):
        answer = await evening.forge(evening.ada, CustomId("block", path=path).write(), page)
        assert answer.is_private, path
    await block(evening, evening.ada, evening.boris)
    (one,) = await evening.bot.manager.store.read(blocks.blocks_of, evening.ada.id)
    answer = await evening.forge(evening.chen, CustomId("unblock", path=(one.blocked,)).write(), page)
    assert answer.is_private
    assert await blocked_by(evening, evening.ada) == ["boris"]


async def test_second_block_of_the_same_person_changes_nothing(evening: Evening) -> None:
    await block(evening, evening.ada, evening.boris)
    await block(evening, evening.ada, evening.boris)
    assert await blocked_by(evening, evening.ada) == ["boris"]


async def test_block_beyond_the_limit_is_refused(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blocks, "MOST", 1)
    await block(evening, evening.ada, evening.boris)
    answer = await block(evening, evening.ada, evening.chen)
    assert answer.text == "You block 1 people (the limit). Unblock someone in /privacy first."


async def test_blocking_the_inviter_beyond_the_limit_is_refused_and_the_invitation_stays_open(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(blocks, "MOST", 1)
    await block(evening, evening.boris, evening.chen)
    lobby, asked = await invite(evening)
    answer = await evening.press(evening.boris, NO_MORE, asked)
    assert answer.text == "You block 1 people (the limit). Unblock someone in /privacy first."
    assert asked.presses == ["Accept", "Decline", NO_MORE]
    assert lobby.seats == ["ada · host", INVITED]
    assert await blocked_by(evening, evening.boris) == ["chen"]


async def test_block_is_not_exported_to_the_blocked_and_outlasts_their_deletion_without_the_name(
    evening: Evening,
) -> None:
    await block(evening, evening.ada, evening.boris)
    manager = evening.bot.manager
    told = await manager.store.read(personal_data.export_data, evening.boris.id, 0)
    assert told["blocks"] == []
    await manager.run_for(personal_data.forget_person, evening.boris.id, "a former player")
    assert await blocked_by(evening, evening.ada) == [""]
    page = await evening.press(evening.ada, "People you block…", await evening.say(evening.ada, "privacy"))
    assert "a former player" in page.text
    assert (await evening.press(evening.boris, "Join", await evening.open())).text == NO_SEAT


async def test_deletion_of_a_users_data_removes_the_blocks_they_made(evening: Evening) -> None:
    await block(evening, evening.ada, evening.boris)
    await evening.bot.manager.run_for(personal_data.forget_person, evening.ada.id, "a former player")
    assert await blocked_by(evening, evening.ada) == []


# Servers


async def bar(evening: Evening, keeper: simcord.MemberActor, whom: simcord.MemberActor) -> Seen:
    settings = await evening.say(keeper, "settings")
    page = await evening.press(keeper, "Barred…", settings)
    press = CustomId("barred", path=("bar",)).write()
    await keeper.select(page.message, [whom], custom_id=press)
    return page


async def test_barred_member_opens_no_table_on_that_server_until_unbarred_but_joins_and_plays_by_dm(
    evening: Evening, keeper: simcord.MemberActor
) -> None:
    page = await bar(evening, keeper, evening.boris)
    assert page.text.endswith("- boris")
    for command, options in (("play tikal", {}), ("practice", {"game": "tikal"})):
        answer = await evening.say(evening.boris, command, **options)
        assert answer.is_private
        assert answer.text.startswith("This server’s managers don’t let you open tables here.")
    await evening.join(evening.boris, await evening.open())
    assert "Tikal" in (await evening.write(evening.boris, "practice", game="tikal")).text
    games = (await evening.write(evening.boris, "games")).text
    assert "Tikal" in games, "by direct message the bar does not count"
    await evening.pick(keeper, "boris", page)
    assert "Everyone can open tables here." in page.text
    channel = evening.guild.create_text_channel("more")
    assert not (await evening.say(evening.boris, "play tikal", where=channel)).is_private


async def test_only_managers_may_bar_and_only_people_still_on_the_server_can_be_barred(
    evening: Evening, keeper: simcord.MemberActor
) -> None:
    page = await evening.press(keeper, "Barred…", await evening.say(keeper, "settings"))
    press = CustomId("barred", path=("bar",)).write()
    (answer,) = await evening.tap(Tap(evening.ada, page, press, (str(evening.boris.id),)))
    assert answer.text == "Only a server manager can change these settings."
    (answer,) = await evening.tap(Tap(keeper, page, press, ("99",)))
    assert answer.text == "They aren’t on this server any more."
    assert await evening.bot.manager.store.read(barred.barred_on, evening.guild.id) == []


async def test_bar_is_exported_and_stays_in_force_without_the_name_after_a_deletion(
    evening: Evening, keeper: simcord.MemberActor
) -> None:
    await bar(evening, keeper, evening.boris)
    manager = evening.bot.manager
    told = await manager.store.read(personal_data.export_data, evening.boris.id, EVERYWHERE)
    assert told["barred"] == [str(evening.guild.id)]
    await manager.run_for(personal_data.forget_person, evening.boris.id, "a former player")
    (left,) = await manager.store.read(barred.barred_on, evening.guild.id)
    assert left.name == ""
    assert (await evening.say(evening.boris, "play tikal")).is_private
