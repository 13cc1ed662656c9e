"""`/settings`: managers' settings for their server's tables."""

from __future__ import annotations

import pytest
import simcord
from simcord.backend.errors import SetupError

from bot.tables import notifications
from bot.ui.custom_id import CustomId
from tests.bot.evening import BORIS_BEGINS, Evening, Seen, Tap
from tests.bot.features.test_roles import allow
from tests.bot.jobs.test_reachability import thrown_out
from tests.examples import slow


async def decide(evening: Evening, keeper: simcord.MemberActor, what: str, *values: str) -> Seen:
    page = await evening.say(keeper, "settings")
    (answer,) = await evening.tap(Tap(keeper, page, CustomId("server", path=(what,)).write(), values))
    return answer


async def test_settings_of_a_new_server_show_the_default_of_each_menu(
    evening: Evening, keeper: simcord.MemberActor
) -> None:
    page = await evening.say(keeper, "settings")
    assert page.is_private
    assert "### Server settings" in page.text
    assert page.chosen == [
        "3 days a turn",
        "The host and managers",
        "Ping the next player",
        "Automatic",
        "No cup",
    ]


ON_A_PHONE = 32
"""Visible characters of a menu line on a screen 400 pixels wide."""


async def test_menu_labels_of_settings_and_lobby_fit_on_a_phone(
    evening: Evening, keeper: simcord.MemberActor
) -> None:
    for page in (await evening.say(keeper, "settings"), await evening.open()):
        labels = [label for menu in page.menus.values() for label in menu]
        assert [label for label in labels if len(label) > ON_A_PHONE] == []


async def test_settings_are_hidden_from_non_managers_and_their_forged_choice_is_refused(
    evening: Evening, keeper: simcord.MemberActor
) -> None:
    page = await evening.say(keeper, "settings")
    with pytest.raises(SetupError, match="not visible to this user"):
        await evening.say(evening.ada, "settings")
    forged = Tap(evening.ada, page, CustomId("server", path=("pings",)).write(), ("off",))
    (answer,) = await evening.tap(forged)
    assert answer.text == "Only a server manager can change these settings."
    assert (await evening.bot.manager.server(evening.guild.id)).pings


async def test_forged_choice_in_the_settings_changes_nothing(
    evening: Evening, keeper: simcord.MemberActor
) -> None:
    before = await evening.bot.manager.server(evening.guild.id)
    for what in ["channels", "clock", "cancelling", "pings", "taxes"]:
        await decide(evening, keeper, what, "nonsense")
        assert await evening.bot.manager.server(evening.guild.id) == before, what


@pytest.mark.parametrize("is_everyone", [False, True], ids=["role", "everyone"])
async def test_role_that_the_bot_cannot_ping_is_refused_for_table_alerts(
    evening: Evening, keeper: simcord.MemberActor, is_everyone: bool
) -> None:
    role_id = evening.guild.id if is_everyone else evening.guild.create_role("players").id
    answer = await decide(evening, keeper, "role", str(role_id))
    assert answer.is_private
    assert answer.text == f"I can’t ping <@&{role_id}>. Choose a role that everyone may mention."
    assert (await evening.bot.manager.server(evening.guild.id)).alert_role is None


async def test_role_is_accepted_for_alerts_if_the_bot_alone_may_mention_it(
    evening: Evening, keeper: simcord.MemberActor
) -> None:
    role = evening.guild.create_role("players")
    allow(evening, mention_everyone=True)
    await decide(evening, keeper, "role", str(role.id))
    assert (await evening.bot.manager.server(evening.guild.id)).alert_role == role.id


async def test_play_and_practice_are_refused_outside_the_allowed_channels(
    evening: Evening, keeper: simcord.MemberActor
) -> None:
    hall = evening.guild.create_text_channel("hall")
    page = await evening.say(keeper, "settings")
    await keeper.select(page.message, [hall], custom_id=CustomId("server", path=("channels",)).write())
    assert (await evening.bot.manager.server(evening.guild.id)).channels == (hall.id,)
    for command in ({"command": "play tikal"}, {"command": "play tikal", "thread": True}):
        answer = await evening.say(evening.ada, command.pop("command"), **command)  # type: ignore[arg-type]
        assert answer.is_private
        assert answer.text == f"On this server, games are played in <#{hall.id}>."
    answer = await evening.say(evening.ada, "practice", game="lost_cities")
    assert answer.text == f"On this server, games are played in <#{hall.id}>."
    assert not (await evening.say(evening.ada, "play tikal", where=hall)).is_private


async def test_play_in_a_new_thread_of_an_allowed_channel_opens_the_lobby(
    evening: Evening, keeper: simcord.MemberActor
) -> None:
    await decide(evening, keeper, "channels", str(evening.channel.id))
    answer = await evening.say(evening.ada, "play tikal", thread=True)
    assert "Tikal" in answer.text
    assert not answer.is_private


@pytest.mark.slow
async def test_running_game_posts_on_in_a_channel_that_is_no_longer_allowed(
    evening: Evening, keeper: simcord.MemberActor
) -> None:
    await evening.begin()
    await decide(evening, keeper, "channels", str(evening.guild.create_text_channel("hall").id))
    before = evening.post.id
    await evening.move((await evening.legal())[0])
    assert evening.post.id != before


@pytest.mark.slow
@pytest.mark.parametrize(
    ("who", "allowed"), [*slow(("host", ()), ("managers", ("dana",))), ("players", ("dana", "boris"))]
)
async def test_setting_lets_only_the_host_or_also_managers_or_also_players_cancel_a_lobby(
    evening: Evening, keeper: simcord.MemberActor, who: str, allowed: tuple[str, ...]
) -> None:
    await decide(evening, keeper, "cancelling", who)
    for person, name in ((evening.chen, "chen"), (evening.boris, "boris"), (keeper, "dana")):
        lobby = await evening.open(opponent=evening.boris)
        options = await evening.press(person, "Options…", lobby)
        assert ("Cancel lobby" in options.labels) == (name in allowed), name
        if name in allowed:
            await evening.cancel(person, lobby)
        else:
            cancel = CustomId("cancel", (await evening.table()).id).write()
            answer = await evening.forge(person, cancel, lobby)
            assert answer.text == "Only the host can do that."
            await evening.cancel(evening.ada, lobby)
        assert "cancelled" in lobby.text


async def test_with_pings_off_a_post_mentions_the_next_player_silently_and_a_dm_follows(
    evening: Evening, keeper: simcord.MemberActor
) -> None:
    for person in (evening.ada, evening.boris):
        await evening.bot.manager.run_for(notifications.set_preferences, person.id, turns="channel")
    evening.shuffle(BORIS_BEGINS)
    assert (await evening.begin()).notified == {evening.boris.id}
    await decide(evening, keeper, "pings", "off")
    await evening.move((await evening.legal())[0])
    assert evening.ada.mention in evening.post.text
    assert evening.post.notified == set()
    assert "it’s your turn" in evening.direct_message(evening.ada).text


async def test_new_table_has_the_servers_clock_unless_its_host_chooses_another(
    evening: Evening, keeper: simcord.MemberActor
) -> None:
    page = await evening.say(keeper, "settings")
    await evening.pick(keeper, "12 hours a turn", page)
    assert page.chosen[0] == "12 hours a turn"
    lobby = await evening.open()
    assert ", 12 hours a turn." in lobby.text
    await evening.choose(evening.ada, "7 days a turn", lobby)
    assert ", 7 days a turn." in lobby.text
    await evening.cancel(evening.ada, lobby)
    chosen = await evening.open(clock="1h")
    assert ", one hour a turn." in chosen.text
    await evening.cancel(evening.ada, chosen)
    await evening.restart()
    await evening.begin()
    assert (await evening.table()).clock == "12h"


async def test_game_against_computers_has_no_clock(evening: Evening, keeper: simcord.MemberActor) -> None:
    await decide(evening, keeper, "clock", "12h")
    await evening.say(evening.ada, "practice", game="lost_cities")
    assert (await evening.table()).clock == "off"


async def test_open_lobby_keeps_its_clock_when_the_servers_default_changes(
    evening: Evening, keeper: simcord.MemberActor
) -> None:
    lobby = await evening.open()
    await decide(evening, keeper, "clock", "12h")
    await evening.join(evening.boris, lobby)
    assert ", 3 days a turn." in lobby.text


async def test_changed_server_setting_is_kept_over_a_restart(
    evening: Evening, keeper: simcord.MemberActor
) -> None:
    await decide(evening, keeper, "pings", "off")
    await evening.restart()
    assert not (await evening.bot.manager.server(evening.guild.id)).pings


async def test_four_settings_changed_at_once_are_all_stored(
    evening: Evening, keeper: simcord.MemberActor
) -> None:
    page = await evening.say(keeper, "settings")
    changes = {"pings": "off", "clock": "12h", "cup": "on", "cancelling": "host"}
    presses = {what: CustomId("server", path=(what,)).write() for what in changes}
    await evening.tap(*(Tap(keeper, page, presses[what], (value,)) for what, value in changes.items()))
    server = await evening.bot.manager.server(evening.guild.id)
    assert (server.pings, server.clock, server.cup, server.cancelling) == (False, "12h", True, "host")


async def test_hall_and_league_are_turned_off_when_the_bot_is_removed_from_the_server(
    evening: Evening, keeper: simcord.MemberActor
) -> None:
    for what in ("hall", "league"):
        await decide(evening, keeper, what, str(evening.channel.id))
    await thrown_out(evening)
    server = await evening.bot.manager.server(evening.guild.id)
    assert (server.hall, server.league) == (None, None)
