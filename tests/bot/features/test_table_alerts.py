"""*When a table opens…*: whom a new lobby pings, when, and how often."""

from __future__ import annotations

import pytest
import simcord

from bot.features import table_alerts
from bot.features.privacy import personal_data
from bot.features.table_alerts import Alert
from bot.store.database import DatabaseClosed
from bot.ui.custom_id import CustomId
from tests.bot.evening import DAY, HOUR, MINUTE, Evening, Seen, Tap
from tests.bot.jobs.test_late_notifications import wish

CHOOSE = CustomId("alerts", path=("games",)).write()


async def want(evening: Evening, person: simcord.MemberActor, *games: str) -> Seen:
    """Choose games in `/notify` on the server. Return the page."""
    page = await evening.press(person, "When a table opens…", await evening.say(person, "notify"))
    (answer,) = await evening.tap(Tap(person, page, CHOOSE, games))
    return answer


async def soon(evening: Evening) -> None:
    await evening.pass_time(3 * MINUTE)


def pings(evening: Evening, person: simcord.MemberActor) -> list[Seen]:
    return [one for one in evening.direct_messages(person) if "has opened a table of" in one.text]


async def chosen(evening: Evening, person: simcord.MemberActor) -> list[Alert]:
    return await evening.bot.manager.store.read(table_alerts.alerts_of, person.id)


async def test_member_is_pinged_once_when_a_table_of_a_chosen_game_opens(evening: Evening) -> None:
    page = await want(evening, evening.chen, "lost_cities")
    assert page.is_private
    assert "- The guild: Lost Cities" in page.text
    lobby = await evening.open()
    await soon(evening)
    (ping,) = pings(evening, evening.chen)
    assert ping.text.startswith("**ada** has opened a table of **Lost Cities** on **The guild**")
    assert not ping.is_silent
    assert ping.buttons["Go to lobby"] == lobby.link
    assert pings(evening, evening.boris) == []
    await evening.pass_time(HOUR)
    assert len(pings(evening, evening.chen)) == 1


@pytest.mark.slow
async def test_table_of_another_game_own_table_or_full_table_sends_no_ping(evening: Evening) -> None:
    await want(evening, evening.ada, "lost_cities")
    await want(evening, evening.boris, "lost_cities")
    await want(evening, evening.chen, "tikal")
    await evening.open(opponent=evening.boris)
    await soon(evening)
    assert all(pings(evening, one) == [] for one in (evening.ada, evening.boris, evening.chen))


async def test_player_who_joined_a_new_table_within_a_minute_is_not_pinged_about_it(evening: Evening) -> None:
    await want(evening, evening.chen, "lost_cities_board")
    lobby = await evening.say(evening.ada, "play lost-cities-board")
    await evening.join(evening.chen, lobby)
    await soon(evening)
    assert pings(evening, evening.chen) == []


@pytest.mark.slow
async def test_table_that_fills_or_closes_within_the_minute_sends_no_ping(evening: Evening) -> None:
    await want(evening, evening.chen, "lost_cities")
    await evening.join(evening.boris, await evening.open())
    await soon(evening)
    await evening.press(evening.ada, "Start")
    await evening.resign(evening.boris)
    await evening.cancel(evening.ada, await evening.open())
    await soon(evening)
    assert pings(evening, evening.chen) == []


@pytest.mark.slow
async def test_member_gets_at_most_one_ping_about_new_tables_a_day(evening: Evening) -> None:
    await want(evening, evening.chen, "lost_cities", "tikal")
    await evening.cancel(evening.ada, await evening.say(evening.ada, "play tikal"))
    for _ in range(2):
        lobby = await evening.open()
        await soon(evening)
        await evening.cancel(evening.ada, lobby)
    assert len(pings(evening, evening.chen)) == 1
    await evening.skip_time(DAY)
    await evening.open()
    await soon(evening)
    assert len(pings(evening, evening.chen)) == 2


@pytest.mark.slow
async def test_other_choice_of_games_on_the_same_day_brings_no_second_ping(evening: Evening) -> None:
    page = await want(evening, evening.chen, "lost_cities")
    lobby = await evening.open()
    await soon(evening)
    await evening.cancel(evening.ada, lobby)
    await evening.tap(Tap(evening.chen, page, CHOOSE, ("tikal",)))
    await evening.say(evening.ada, "play tikal")
    await soon(evening)
    assert len(pings(evening, evening.chen)) == 1


@pytest.mark.slow
async def test_member_who_asks_for_every_table_is_pinged_more_than_once_a_day(evening: Evening) -> None:
    page = await want(evening, evening.chen, "lost_cities")
    assert "at most once a day" in page.text
    await evening.pick(evening.chen, "A ping for every table", page)
    assert "at most once a day" not in page.text
    for _ in range(2):
        lobby = await evening.open()
        await soon(evening)
        await evening.cancel(evening.ada, lobby)
    assert len(pings(evening, evening.chen)) == 2


@pytest.mark.slow
async def test_ping_about_a_new_table_waits_for_the_end_of_quiet_hours(evening: Evening) -> None:
    await want(evening, evening.chen, "lost_cities")
    await wish(evening, evening.chen, quiet_from=0, quiet_until=2)
    await evening.open()
    await evening.pass_time(HOUR)
    assert pings(evening, evening.chen) == []
    await evening.pass_time(HOUR + 3 * MINUTE)
    assert len(pings(evening, evening.chen)) == 1


async def test_table_in_a_hidden_channel_pings_only_those_who_see_it(evening: Evening) -> None:
    hidden = evening.hidden_channel(evening.ada, evening.boris)
    await want(evening, evening.boris, "lost_cities")
    await want(evening, evening.chen, "lost_cities")
    await evening.say(evening.ada, "play lost-cities", where=hidden)
    await soon(evening)
    assert len(pings(evening, evening.boris)) == 1
    assert pings(evening, evening.chen) == []


@pytest.mark.slow
async def test_closed_lobby_has_a_button_that_asks_for_a_ping_about_the_next_table(evening: Evening) -> None:
    lobby = await evening.open()
    await evening.cancel(evening.ada, lobby)
    page = await evening.press(evening.chen, "Tell me about the next one", lobby)
    assert page.is_private
    assert "- The guild: Lost Cities" in page.text
    await evening.open()
    await soon(evening)
    assert len(pings(evening, evening.chen)) == 1


async def test_choice_of_games_to_be_pinged_about_can_be_removed_in_direct_messages(evening: Evening) -> None:
    await want(evening, evening.chen, "lost_cities")
    page = await evening.press(
        evening.chen, "When a table opens…", await evening.write(evening.chen, "notify")
    )
    assert "Use /notify on a server to choose its games." in page.text
    await evening.pick(evening.chen, "The guild", page)
    assert await chosen(evening, evening.chen) == []


@pytest.mark.parametrize(
    ("path", "values"),
    [(("games",), ("chess",)), (("often",), ("hourly",)), (("stop",), ("x",)), (("nonsense",), ())],
)
async def test_forged_press_of_the_alerts_page_changes_nothing(
    evening: Evening, path: tuple[str, ...], values: tuple[str, ...]
) -> None:
    page = await want(evening, evening.chen, "lost_cities")
    before = await chosen(evening, evening.chen)
    await evening.tap(Tap(evening.chen, page, CustomId("alerts", path=path).write(), values))
    assert await chosen(evening, evening.chen) == before


async def test_forged_button_for_pings_about_the_next_table_stores_nothing_in_direct_messages(
    evening: Evening,
) -> None:
    page = await evening.write(evening.chen, "notify")
    for press in (CustomId("alert", path=("tikal",)), CustomId("alert")):
        await evening.forge(evening.chen.user, press.write(), page)
    assert await chosen(evening, evening.chen) == []


async def test_forged_button_for_pings_about_an_unknown_game_stores_nothing(evening: Evening) -> None:
    page = await want(evening, evening.chen, "lost_cities")
    before = await chosen(evening, evening.chen)
    await evening.forge(evening.chen, CustomId("alert", path=("chess",)).write(), page)
    assert await chosen(evening, evening.chen) == before


async def test_choosing_more_games_for_pings_than_the_limit_is_refused(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_alerts, "MOST", 1)
    answer = await want(evening, evening.chen, "lost_cities", "tikal")
    assert answer.text.startswith("That’s more than 1 games on your servers (the limit).")


async def choose_role(evening: Evening, keeper: simcord.MemberActor) -> simcord.RoleHandle:
    """Have the server's new tables mention a role, and return it."""
    role = evening.guild.create_role("players", mentionable=True)
    page = await evening.say(keeper, "settings")
    await keeper.select(page.message, [role], custom_id=CustomId("server", path=("role",)).write())
    return role


@pytest.mark.slow
async def test_server_role_is_mentioned_at_most_once_an_hour_and_replaces_pings_by_dm(
    evening: Evening, keeper: simcord.MemberActor
) -> None:
    role = await choose_role(evening, keeper)
    await want(evening, evening.chen, "lost_cities")
    lobby = await evening.open()
    assert lobby.text.endswith(f"<@&{role.id}>, there’s a free seat.")
    assert lobby.stored.ping_role_ids == [role.id]
    await evening.cancel(evening.ada, lobby)
    again = await evening.open()
    assert str(role.id) not in again.text
    await soon(evening)
    assert pings(evening, evening.chen) == []


async def test_role_can_be_mentioned_at_once_if_discord_rejected_the_lobby_that_named_it(
    evening: Evening, keeper: simcord.MemberActor
) -> None:
    role = await choose_role(evening, keeper)
    evening.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062)
    await evening.ada.slash(evening.channel, "play lost-cities")
    await evening.env.settle()
    assert (await evening.open()).stored.ping_role_ids == [role.id]


@pytest.mark.slow
async def test_members_are_pinged_by_dm_again_after_the_alert_role_was_deleted(
    evening: Evening, keeper: simcord.MemberActor
) -> None:
    role = await choose_role(evening, keeper)
    await want(evening, evening.chen, "lost_cities")
    evening.env.backend.delete_role(evening.guild.id, role.id)
    await evening.open()
    await soon(evening)
    assert len(pings(evening, evening.chen)) == 1
    other = evening.guild.create_text_channel("other")
    assert str(role.id) not in (await evening.say(evening.boris, "play tikal", where=other)).text


async def test_members_are_pinged_by_dm_again_once_the_alert_role_cannot_be_mentioned(
    evening: Evening, keeper: simcord.MemberActor
) -> None:
    role = await choose_role(evening, keeper)
    await want(evening, evening.chen, "lost_cities")
    evening.env.backend.edit_role(evening.guild.id, role.id, {"mentionable": False})
    await evening.open()
    await soon(evening)
    assert len(pings(evening, evening.chen)) == 1


@pytest.mark.slow
async def test_ping_about_a_table_opened_before_restarts_is_sent_once(evening: Evening) -> None:
    await want(evening, evening.chen, "lost_cities")
    await evening.open()
    await evening.restart()
    await evening.pass_time(HOUR)
    await evening.restart()
    await evening.pass_time(HOUR)
    assert len(pings(evening, evening.chen)) == 1


async def crash_after_the_ping(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the next ping arrive without a record, as if the bot crashed in between."""

    def fail(*_: object) -> None:
        raise DatabaseClosed

    with monkeypatch.context() as crash:
        crash.setattr(table_alerts, "record_ping", fail)
        await evening.pass_time(2 * MINUTE)
    assert len(pings(evening, evening.chen)) == 1


@pytest.mark.slow
async def test_ping_sent_but_not_recorded_before_a_crash_is_not_repeated_after_quiet_hours(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await want(evening, evening.chen, "lost_cities")
    await evening.open()
    await crash_after_the_ping(evening, monkeypatch)
    await wish(evening, evening.chen, quiet_from=0, quiet_until=2)
    await evening.restart()
    await evening.pass_time(3 * HOUR)
    assert len(pings(evening, evening.chen)) == 1


@pytest.mark.slow
async def test_ping_sent_before_a_crash_but_not_recorded_prevents_another_that_day(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await want(evening, evening.chen, "lost_cities", "tikal")
    await evening.open()
    await crash_after_the_ping(evening, monkeypatch)
    other = evening.guild.create_text_channel("other")
    assert "Tikal" in (await evening.say(evening.boris, "play tikal", where=other)).text
    await evening.restart()
    await evening.pass_time(HOUR)
    assert len(pings(evening, evening.chen)) == 1


async def test_closed_direct_messages_remove_the_choice_of_games_to_be_pinged_about(evening: Evening) -> None:
    await want(evening, evening.chen, "lost_cities")
    path = f"/channels/{evening.chen.user.dm_channel.id}/messages"
    evening.env.inject_error("POST", path, status=403, code=50007, times=None)
    await evening.open()
    await soon(evening)
    assert await chosen(evening, evening.chen) == []


async def test_privacy_counts_and_exports_games_to_be_pinged_about_and_deletion_removes_them(
    evening: Evening,
) -> None:
    await want(evening, evening.chen, "lost_cities")
    page = await evening.say(evening.chen, "privacy")
    assert "- One game whose new tables you want to hear of." in page.text
    told = await evening.bot.manager.store.read(personal_data.export_data, evening.chen.id, 0)
    assert [one["game"] for one in told["table_alerts"]] == ["lost_cities"]  # type: ignore[index,call-overload,union-attr]
    await evening.delete_data(evening.chen, page)
    assert await chosen(evening, evening.chen) == []
