"""*Report*: whom a report reaches, how often, and that the reported person learns nothing."""

from __future__ import annotations

from functools import partial

import pytest
import simcord
from msgspec.structs import replace as changed
from sqlalchemy import Connection, select

from bot.features.privacy import personal_data
from bot.features.reports import Report, store_report
from bot.store.schema import reports
from bot.ui.custom_id import CustomId
from tests.bot.evening import DAY, HOUR, Evening, Seen, Tap

Actor = simcord.MemberActor
REASON = "He wrote **nasty** things.\nTwice, @everyone"
BLOCKED_WORDS = 200000
"""Discord's error code for a message that the server's filter of words blocks."""
PICK = CustomId("reports", path=("channel",)).write()


@pytest.fixture
def alerts(evening: Evening) -> list[str]:
    """What the operator's webhook gets."""
    sent = list[str]()

    async def arrive(text: str) -> bool:
        sent.append(text)
        return True

    evening.bot.manager.operator.alert = arrive
    return sent


@pytest.fixture
async def desk(evening: Evening, keeper: Actor) -> simcord.ChannelHandle:
    """The channel for reports, which only the manager sees."""
    channel = evening.hidden_channel(keeper)
    await choose(evening, channel)
    return channel


async def choose(evening: Evening, channel: simcord.ChannelHandle | None) -> None:
    chosen = None if channel is None else channel.id
    await evening.bot.manager.change_server(evening.guild.id, partial(changed, reports=chosen))


async def report(evening: Evening, person: Actor, about: Actor, reason: str = REASON) -> Seen:
    """Open *Report* on a member and submit its form. Return the answer."""
    asked = await person.context_menu(evening.channel, "Report", about)
    answer = evening._answer(await person.submit_modal(asked, {"reason": reason}))
    await evening.finish()
    return answer


async def ask(evening: Evening, person: Actor, about: Actor) -> Seen:
    """Open *Report* where no form appears. Return the answer."""
    return evening._answer(await person.context_menu(evening.channel, "Report", about))


async def stored(evening: Evening) -> list[Report]:
    def read(connection: Connection) -> list[Report]:
        return [Report(*row) for row in connection.execute(select(*reports.c))]

    return await evening.bot.manager.store.read(read)


async def test_report_reaches_the_managers_channel_without_pings_and_is_deleted_from_the_store(
    evening: Evening, desk: simcord.ChannelHandle, alerts: list[str]
) -> None:
    answer = await report(evening, evening.ada, evening.boris)
    assert answer.is_private
    assert answer.text.startswith(
        "Your report goes to this server’s managers, with your name. **boris** isn’t"
    )
    (post,) = evening.posts_in(desk)
    assert post.text.startswith(
        f"🚩 <@{evening.ada.id}> reports <@{evening.boris.id}> (`{evening.boris.id}`)"
    )
    assert "> He wrote \\*\\*nasty\\*\\* things.\n> Twice, @\u200beveryone" in post.text
    assert post.notified == set()
    assert await stored(evening) == []
    assert alerts == []
    assert evening.posts == []
    assert evening.direct_messages(evening.boris) == []


async def test_report_without_a_managers_channel_sends_the_operator_only_ids(
    evening: Evening, alerts: list[str]
) -> None:
    question = await ask(evening, evening.ada, evening.boris)
    assert question.is_private
    assert question.text.startswith("I can’t pass this report to the server’s managers.")
    answer = await evening.press(evening.ada, "Report", question)
    await evening.finish()
    assert answer.text.startswith("The bot’s operator gets your report")
    ids = f"User {evening.ada.id} reports user {evening.boris.id} on server {evening.guild.id}."
    assert alerts == [ids]
    assert await stored(evening) == []


@pytest.mark.slow
async def test_report_to_a_failing_webhook_is_tried_each_hour_and_deleted_after_a_day(
    evening: Evening, hourly: None
) -> None:
    tried = list[str]()

    async def fail(text: str) -> bool:
        tried.append(text)
        return False

    evening.bot.manager.operator.alert = fail
    await evening.press(evening.ada, "Report", await ask(evening, evening.ada, evening.boris))
    await evening.finish()
    assert len(tried) == 1
    await evening.pass_time(22 * HOUR)
    assert len(tried) > 20
    assert len(await stored(evening)) == 1
    await evening.pass_time(3 * HOUR)
    assert await stored(evening) == []


async def test_report_without_a_channel_or_an_operators_webhook_is_refused(evening: Evening) -> None:
    answer = await ask(evening, evening.ada, evening.boris)
    assert answer.text == "I can’t pass this report on. Write to the server’s managers."


async def test_report_about_a_reader_of_the_reports_channel_goes_to_the_operator(
    evening: Evening, keeper: Actor, desk: simcord.ChannelHandle, alerts: list[str]
) -> None:
    question = await ask(evening, evening.ada, keeper)
    assert "no channel" not in question.text
    await evening.press(evening.ada, "Report", question)
    await evening.finish()
    assert len(alerts) == 1
    assert evening.posts_in(desk) == []


async def test_forged_report_about_an_unknown_user_or_oneself_is_sent_to_no_one(
    evening: Evening, desk: simcord.ChannelHandle, alerts: list[str]
) -> None:
    page = await evening.say(evening.ada, "games")
    for path in ((), ("x",), ("999",), (str(evening.ada.id),)):
        answer = await evening.forge(evening.ada, CustomId("report", path=path).write(), page)
        assert answer.is_private
        assert await stored(evening) == []
    await evening.finish()
    assert alerts == []
    assert evening.posts_in(desk) == []


async def test_report_to_managers_with_a_blank_reason_is_refused_and_not_counted(
    evening: Evening, desk: simcord.ChannelHandle, alerts: list[str]
) -> None:
    for _ in range(4):
        answer = await report(evening, evening.ada, evening.boris, " \n ")
        assert answer.text.startswith("The managers need to know what happened.")
    assert await stored(evening) == []
    assert evening.posts_in(desk) == []
    assert alerts == []


async def test_report_button_from_before_a_channel_was_chosen_asks_for_a_reason_and_sends_nothing(
    evening: Evening, keeper: Actor, alerts: list[str]
) -> None:
    question = await ask(evening, evening.ada, evening.boris)
    await choose(evening, evening.hidden_channel(keeper))
    answer = await evening.press(evening.ada, "Report", question)
    assert answer.text.startswith("The managers need to know what happened.")
    assert alerts == []


async def test_user_can_report_neither_themselves_nor_a_bot(
    evening: Evening, desk: simcord.ChannelHandle
) -> None:
    assert (await ask(evening, evening.ada, evening.ada)).text == "You can’t report yourself."
    robot = evening.arrive("robot", bot=True)
    assert (await ask(evening, evening.ada, robot)).text.startswith("I only take reports about people.")


async def test_user_reports_at_most_three_times_an_hour(
    evening: Evening, desk: simcord.ChannelHandle
) -> None:
    for _ in range(3):
        await report(evening, evening.ada, evening.boris)
    refused = await report(evening, evening.ada, evening.chen)
    assert refused.text.startswith("You’ve sent 3 reports in the last hour (the limit).")
    assert len(evening.posts_in(desk)) == 3


@pytest.mark.slow
async def test_report_that_discord_failed_to_post_is_posted_once_after_a_restart(
    evening: Evening, desk: simcord.ChannelHandle
) -> None:
    evening.env.inject_error("POST", f"/channels/{desk.id}/messages", status=500, times=None)
    await report(evening, evening.ada, evening.boris)
    assert len(await stored(evening)) == 1
    evening.env.backend.faults.clear()
    await evening.restart()
    await evening.pass_time(HOUR)
    assert len(evening.posts_in(desk)) == 1
    assert await stored(evening) == []


@pytest.mark.slow
@pytest.mark.parametrize(("status", "code"), [(403, 50013), (400, BLOCKED_WORDS)])
async def test_report_that_cannot_be_posted_goes_to_the_operator_after_a_day(
    evening: Evening,
    hourly: None,
    desk: simcord.ChannelHandle,
    alerts: list[str],
    status: int,
    code: int,
) -> None:
    path = f"/channels/{desk.id}/messages"
    evening.env.inject_error("POST", path, status=status, code=code, times=None)
    await report(evening, evening.ada, evening.boris)
    assert alerts == []
    await evening.pass_time(DAY + 2 * HOUR)
    await evening.finish()
    assert len(alerts) == 1
    assert await stored(evening) == []


async def test_reports_channel_must_be_hidden_from_everyone_and_is_chosen_by_managers_only(
    evening: Evening, keeper: Actor
) -> None:
    page = await evening.press(keeper, "Reports…", await evening.say(keeper, "settings"))
    (refused,) = await evening.tap(Tap(keeper, page, PICK, (str(evening.channel.id),)))
    assert refused.text == "Everyone can see that channel. Choose one that only managers see."
    hidden = evening.hidden_channel(keeper)
    for value in ("nonsense", "5"):
        await evening.tap(Tap(keeper, page, PICK, (value,)))
        assert (await evening.bot.manager.server(evening.guild.id)).reports is None
    await keeper.select(page.message, [hidden], custom_id=PICK)
    assert (await evening.bot.manager.server(evening.guild.id)).reports == hidden.id
    (stranger,) = await evening.tap(Tap(evening.ada, page, PICK, (str(evening.channel.id),)))
    assert (await evening.bot.manager.server(evening.guild.id)).reports == hidden.id
    assert stranger.is_private


async def test_pending_report_is_counted_and_exported_for_its_writer_but_not_the_reported_user(
    evening: Evening,
) -> None:
    one = Report(evening.guild.id, evening.ada.id, evening.boris.id, REASON, 5)
    store = evening.bot.manager.store
    await store.write(store_report, one)
    assert (await store.read(personal_data.summary, evening.ada.id))["reports"] == 1
    assert (await store.read(personal_data.summary, evening.boris.id))["reports"] == 0
    mine = await store.read(personal_data.export_data, evening.ada.id, 0)
    theirs = await store.read(personal_data.export_data, evening.boris.id, 0)
    assert REASON in str(mine).replace("\\n", "\n")
    assert "nasty" not in str(theirs)
    assert theirs["reports"] == []
