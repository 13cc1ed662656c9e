"""Roles that the bot gives to the holders of titles."""

from __future__ import annotations

from functools import partial

import discord
import pytest
import simcord
from msgspec.structs import replace as changed
from sqlalchemy import select

from bot.features import roles
from bot.features.cup import cup_queries, cup_rules
from bot.features.cup.cup_rules import Entry, Place
from bot.features.privacy import personal_data
from bot.features.roles import JOB, RETRY, obstacle
from bot.store import jobs
from bot.store.jobs import Job
from bot.store.schema import role_holders
from bot.tables import weeks
from bot.ui.custom_id import CustomId
from tests.bot.evening import HOUR, Evening, Seen, Tap
from tests.bot.jobs.test_reachability import thrown_out
from tests.examples import slow

Actor = simcord.MemberActor


@pytest.fixture
def keeper(evening: Evening) -> Actor:
    """A member who manages the server, on which the bot may manage roles."""
    allow(evening, manage_roles=True)
    return evening.add_keeper("dana")


@pytest.fixture
def crown(evening: Evening) -> simcord.RoleHandle:
    """A role without permissions, below the bot's."""
    return evening.guild.create_role("crown")


def allow(evening: Evening, **permissions: bool) -> None:
    """Change permissions of the bot on the server."""
    for role in evening.env.backend.get_guild(evening.guild.id).roles.values():
        if role.managed:
            mine = discord.Permissions(role.permissions)
            mine.update(**permissions)
            evening.env.backend.edit_role(evening.guild.id, role.id, {"permissions": mine.value})


def press(title: str) -> str:
    return CustomId("roles", path=(title,)).write()


async def open_page(evening: Evening, keeper: Actor) -> Seen:
    return await evening.press(keeper, "Roles…", await evening.say(keeper, "settings"))


async def choose(evening: Evening, keeper: Actor, title: str, *values: object) -> Seen:
    """Choose a title's role, or the leaderboard, and return the answer."""
    page = await open_page(evening, keeper)
    picked = tuple(str(getattr(one, "id", one)) for one in values)
    if not picked:
        await keeper.select(page.message, [], custom_id=press(title))
        answer = page
    else:
        (answer,) = await evening.tap(Tap(keeper, page, press(title), picked))
    await evening.finish()
    return answer


async def run(evening: Evening) -> None:
    """Run the server's job now."""
    store, now = evening.bot.manager.store, evening.bot.manager.now()
    await store.write(roles.mark_due, evening.guild.id, now)
    await evening.bot.scheduler.sweep()
    await evening.finish()


def holders(evening: Evening, role: simcord.RoleHandle) -> set[str]:
    """Return the names of the members who have a role."""
    members = evening.env.backend.get_guild(evening.guild.id).members
    names = {person.id: person.name for person in evening.people}
    return {names[user_id] for user_id, member in members.items() if role.id in member.role_ids}


async def win(evening: Evening, winner: Actor, loser: Actor) -> None:
    """Let a member win a rated game against another."""
    lobby = await evening.say(winner, "play lost-cities", rounds=1, opponent=loser)
    await evening.join(loser, lobby)
    await evening.press(winner, "Start", lobby)
    await evening.resign(loser)


async def lead(evening: Evening, keeper: Actor, crown: simcord.RoleHandle) -> None:
    """Choose a role for the leader of the duel's leaderboard, which ada leads."""
    await win(evening, evening.ada, evening.boris)
    await choose(evening, keeper, "board", "lost_cities.1v1")
    await choose(evening, keeper, "leader", crown)


async def test_leader_of_the_leaderboard_gets_the_role_and_loses_it_to_the_next_leader(
    evening: Evening, keeper: Actor, crown: simcord.RoleHandle
) -> None:
    await lead(evening, keeper, crown)
    assert holders(evening, crown) == {"ada"}
    page = await open_page(evening, keeper)
    assert f"Now: {evening.ada.mention}" in page.text
    assert page.notified == set()
    for _ in range(2):
        await win(evening, evening.boris, evening.ada)
    await run(evening)
    assert holders(evening, crown) == {"boris"}


@pytest.mark.slow
async def test_role_is_not_requested_again_after_a_restart_and_is_taken_when_turned_off(
    evening: Evening, keeper: Actor, crown: simcord.RoleHandle
) -> None:
    await lead(evening, keeper, crown)
    await evening.restart()
    before = len(role_requests(evening))
    await run(evening)
    assert len(role_requests(evening)) == before
    await choose(evening, keeper, "leader")
    assert holders(evening, crown) == set()
    store = evening.bot.manager.store
    assert await store.read(lambda connection: connection.execute(select(role_holders)).all()) == []
    assert await store.read(jobs.of, Job(JOB, message_id=evening.guild.id)) is None


def role_requests(evening: Evening) -> list[str]:
    """Return the bot's requests that gave or took roles."""
    return [entry.method for entry in evening.http if "/roles/" in str(entry.path)]


@pytest.mark.slow
async def test_role_that_discord_failed_to_give_is_given_after_a_restart(
    evening: Evening, keeper: Actor, crown: simcord.RoleHandle
) -> None:
    path = f"/guilds/{evening.guild.id}/members/*/roles/*"
    evening.env.inject_error("PUT", path, status=503, code=0, times=None)
    await lead(evening, keeper, crown)
    assert holders(evening, crown) == set()
    evening.env.backend.faults.clear()
    await evening.restart()
    await evening.pass_time(HOUR)
    await run(evening)
    assert holders(evening, crown) == {"ada"}


@pytest.mark.slow
async def test_leader_who_returns_to_the_server_gets_the_role_again(
    evening: Evening, keeper: Actor, crown: simcord.RoleHandle
) -> None:
    await lead(evening, keeper, crown)
    evening.guild.remove_member(evening.ada)
    await run(evening)
    evening.guild.add_member(evening.ada)
    assert holders(evening, crown) == set()
    await run(evening)
    assert holders(evening, crown) == {"ada"}


@pytest.mark.slow
async def test_roles_are_turned_off_on_a_server_that_the_bot_has_left(
    evening: Evening, keeper: Actor, crown: simcord.RoleHandle
) -> None:
    await lead(evening, keeper, crown)
    await thrown_out(evening)
    await run(evening)
    assert (await evening.bot.manager.server(evening.guild.id)).roles == {}
    assert await evening.bot.manager.store.read(jobs.of, Job(JOB, message_id=evening.guild.id)) is None


@pytest.mark.slow
async def test_changing_the_role_takes_the_old_role_and_gives_the_new_one(
    evening: Evening, keeper: Actor, crown: simcord.RoleHandle
) -> None:
    await lead(evening, keeper, crown)
    other = evening.guild.create_role("laurel")
    await choose(evening, keeper, "leader", other)
    assert holders(evening, crown) == set()
    assert holders(evening, other) == {"ada"}


@pytest.mark.slow
async def test_cup_champion_gets_the_role_when_the_season_ends(
    evening: Evening, hourly: None, keeper: Actor, crown: simcord.RoleHandle
) -> None:
    manager, guild_id = evening.bot.manager, evening.guild.id
    await manager.change_server(guild_id, partial(changed, cup=True))
    await choose(evening, keeper, "cup", crown)
    week = weeks.week_at(manager.now())
    last = cup_rules.weeks_of_season(week)[-1]
    place = Place(1, Entry(evening.ada.id, "ada", (9, None, None)), 12)
    await manager.store.write(cup_queries.store_results, guild_id, last, [place])
    for one in range(week, last):  # these weeks are not waited for
        await manager.store.write(cup_queries.advance, guild_id, one)
    await run(evening)
    assert holders(evening, crown) == set(), "the season is not over"
    await evening.pass_time(weeks.closes_at(last) + 2 * HOUR - manager.now())
    await evening.finish()
    assert holders(evening, crown) == {"ada"}


# Refusals


@pytest.mark.parametrize(
    "power", ["administrator", *slow("manage_messages", "manage_roles", "kick_members", "mention_everyone")]
)
async def test_role_with_permissions_over_others_is_refused_for_a_title(
    evening: Evening, keeper: Actor, power: str
) -> None:
    role = evening.guild.create_role("mods", permissions=discord.Permissions(**{power: True}))
    answer = await choose(evening, keeper, "cup", role)
    assert answer.is_private
    assert answer.text == f"<@&{role.id}> has permissions over others, so I won’t give it to anyone."
    assert (await evening.bot.manager.server(evening.guild.id)).roles == {}


async def test_role_with_permissions_over_others_in_one_channel_is_refused_for_a_title(
    evening: Evening, keeper: Actor, crown: simcord.RoleHandle
) -> None:
    may = discord.PermissionOverwrite(manage_messages=True)
    evening.guild.create_text_channel("mods", overwrites={crown: may})
    answer = await choose(evening, keeper, "cup", crown)
    assert "has permissions over others" in answer.text
    assert (await evening.bot.manager.server(evening.guild.id)).roles == {}


async def test_role_above_the_bots_own_is_refused(
    evening: Evening, keeper: Actor, crown: simcord.RoleHandle
) -> None:
    evening.env.backend.edit_role(evening.guild.id, crown.id, {"position": 50})
    answer = await choose(evening, keeper, "cup", crown)
    assert answer.text == (
        f"I can’t give <@&{crown.id}> to anyone: it isn’t below my own role in the server’s list of roles."
    )


async def test_choosing_a_role_names_the_permission_that_the_bot_lacks(
    evening: Evening, keeper: Actor, crown: simcord.RoleHandle
) -> None:
    allow(evening, manage_roles=False)
    answer = await choose(evening, keeper, "cup", crown)
    assert answer.text == (
        f"I can’t give <@&{crown.id}> to anyone: "
        "I need this permission in the server’s settings: Manage Roles."
    )


async def test_everyone_and_roles_of_apps_are_refused_as_roles_of_titles(
    evening: Evening, keeper: Actor
) -> None:
    guild = evening.bot.get_guild(evening.guild.id)
    assert guild is not None
    for role in (guild.default_role, guild.me.top_role):
        assert obstacle(guild, role.id) == "managed"


@pytest.mark.parametrize(
    ("path", "value"),
    [(("cup",), "404"), (("taxes",), "crown"), (("board",), "tikal.9v9"), (("cup", "x"), "crown")],
)
async def test_forged_choice_on_the_roles_page_changes_nothing(
    evening: Evening, keeper: Actor, crown: simcord.RoleHandle, path: tuple[str, ...], value: str
) -> None:
    page = await open_page(evening, keeper)
    before = await evening.bot.manager.server(evening.guild.id)
    values = (value.replace("crown", str(crown.id)),)
    await evening.tap(Tap(keeper, page, CustomId("roles", path=path).write(), values))
    assert await evening.bot.manager.server(evening.guild.id) == before


async def test_only_managers_choose_roles(evening: Evening, keeper: Actor, crown: simcord.RoleHandle) -> None:
    page = await open_page(evening, keeper)
    for custom_id, values in ((press("cup"), (str(crown.id),)), (CustomId("roles").write(), ())):
        (answer,) = await evening.tap(Tap(evening.ada, page, custom_id, values))
        assert answer.text == "Only a server manager can change these settings."
    assert (await evening.bot.manager.server(evening.guild.id)).roles == {}


@pytest.mark.slow
async def test_role_that_gains_permissions_over_others_is_taken_from_its_holder(
    evening: Evening, keeper: Actor, crown: simcord.RoleHandle
) -> None:
    await lead(evening, keeper, crown)
    powerful = discord.Permissions(manage_channels=True).value
    evening.env.backend.edit_role(evening.guild.id, crown.id, {"permissions": powerful})
    await run(evening)
    assert holders(evening, crown) == set()
    assert "has permissions over others" in (await open_page(evening, keeper)).text


@pytest.mark.slow
async def test_role_that_could_not_be_given_is_given_once_the_permission_returns(
    evening: Evening, keeper: Actor, crown: simcord.RoleHandle
) -> None:
    await choose(evening, keeper, "leader", crown)
    allow(evening, manage_roles=False)
    await win(evening, evening.ada, evening.boris)
    await choose(evening, keeper, "board", "lost_cities.1v1")
    assert holders(evening, crown) == set()
    assert "I need this permission" in (await open_page(evening, keeper)).text
    allow(evening, manage_roles=True)
    await evening.pass_time(RETRY + 60)
    await evening.finish()
    assert holders(evening, crown) == {"ada"}


@pytest.mark.slow
async def test_deleted_role_is_removed_from_the_settings(
    evening: Evening, keeper: Actor, crown: simcord.RoleHandle
) -> None:
    await lead(evening, keeper, crown)
    evening.env.backend.delete_role(evening.guild.id, crown.id)
    await run(evening)
    assert (await evening.bot.manager.server(evening.guild.id)).roles == {}


@pytest.mark.slow
async def test_privacy_counts_and_exports_roles_and_deletion_hands_them_to_the_next(
    evening: Evening, keeper: Actor, crown: simcord.RoleHandle
) -> None:
    await lead(evening, keeper, crown)
    store = evening.bot.manager.store
    page = await evening.say(evening.ada, "privacy")
    assert "One role that you have from me on a server." in page.text
    data = await store.read(personal_data.export_data, evening.ada.id, evening.bot.manager.now())
    assert data["roles"] == [{"guild_id": str(evening.guild.id), "role_id": str(crown.id), "given": True}]
    await evening.delete_data(evening.ada, page)
    assert "ada" not in holders(evening, crown)
    await run(evening)
    assert holders(evening, crown) == {"boris"}
