"""`/cup`: three deals a week for a server's members, secret until the close, then results and a season."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial

import pytest
import simcord
from msgspec.structs import replace as changed
from sqlalchemy import Connection, select

from bot.errors import Refused
from bot.features.cup import cup_messages, cup_queries, cup_rules, cups
from bot.features.cup.cup_jobs import JOB
from bot.features.cup.cups import Cups
from bot.features.privacy import personal_data
from bot.jobs.recurring_messages import BLOCKED_WORDS
from bot.store import Table, jobs, table_queries
from bot.store.jobs import Job
from bot.store.schema import cup_games, cup_members, cup_played, cup_results, cup_servers
from bot.tables import hooks, solo, weeks
from bot.tables.proposal import Person
from bot.tables.servers import PostTime
from bot.tables.weeks import GRACE
from bot.ui.custom_id import CustomId
from engine.core.phrasing import signed
from render import picture
from tests.bot import solo_deals
from tests.bot.evening import DAY, HOUR, Evening, Seen, Tap

Actor = simcord.MemberActor
GONE = "That table is no longer there. Open a new lobby with /play."


async def choose(evening: Evening, keeper: Actor, what: str, value: str | simcord.ChannelHandle) -> None:
    """Change a setting of the server in /settings."""
    page = await evening.say(keeper, "settings")
    await keeper.select(page.message, [value], custom_id=CustomId("server", path=(what,)).write())
    await evening.finish()


@pytest.fixture
def waited() -> float:
    """Start on a Monday evening. Overrides the fixture of all tests."""
    return 4 * DAY + 20 * HOUR


@pytest.fixture
async def monday(evening: Evening, hourly: None, keeper: Actor) -> Evening:
    """Return a Monday evening on a server with cups."""
    await choose(evening, keeper, "cup", "on")
    return evening


@pytest.fixture
async def hall(monday: Evening, keeper: Actor) -> AsyncIterator[simcord.ChannelHandle]:
    """A channel with the server's hall."""
    channel = monday.guild.create_text_channel("hall")
    await choose(monday, keeper, "hall", channel)
    yield channel


async def turn(evening: Evening, *, on: bool) -> None:
    """Turn the cups of the server on or off."""
    await evening.bot.manager.change_server(evening.guild.id, partial(changed, cup=on))


def week_of(evening: Evening) -> int:
    return Cups(evening.bot.manager).week


async def take_part(evening: Evening, person: Actor) -> Seen:
    """Take part by a press, and return the page."""
    return await evening.press(person, "Take part", await evening.say(person, "cup"))


async def begin(evening: Evening, person: Actor, number: int = 1) -> Seen:
    """Return the first question of a deal that a member has not begun."""
    return await evening.press(person, f"Play deal {number}", await evening.say(person, "cup"))


async def tries(evening: Evening, person: Actor, week: int | None = None) -> dict[int, cup_queries.Try]:
    store = evening.bot.manager.store
    return await store.read(cup_queries.tries_of, week or week_of(evening), person.id)


async def table_of(evening: Evening, person: Actor, number: int = 1) -> Table:
    return await evening.bot.manager.table((await tries(evening, person))[number].table_id)


async def play_out(evening: Evening, person: Actor, *numbers: int, place: int = 0) -> int:
    """Play a member's deals to their ends without presses. Return the sum of the leads."""
    cup, total = Cups(evening.bot.manager), 0
    for number in numbers:
        who = Person(person.id, person.name)
        table_id = await cup.begin(evening.guild.id, who, cup.week, number)
        await solo_deals.play_out(evening, person, table_id, place=place)
        total += (await tries(evening, person))[number].lead or 0
    return total


async def close(evening: Evening) -> None:
    """Let time pass until the result of this week's cup is out."""
    until = weeks.closes_at(week_of(evening)) + GRACE
    await evening.pass_time(until - evening.bot.manager.now() + HOUR)
    await evening.finish()


def results_in(evening: Evening, hall: simcord.ChannelHandle) -> list[Seen]:
    """Return the posts with the result of a cup, oldest first."""
    return [post for post in evening.posts_in(hall) if post.text.startswith("**🏆")]


MARKS = str.maketrans("", "", "*")


def plain(shown: Seen) -> str:
    """Return a message's text without bold type and with hyphens for minus signs."""
    return shown.text.translate(MARKS).replace("−", "-")


# Taking part


async def test_cup_command_on_a_server_without_cups_says_managers_can_start_them_in_settings(
    evening: Evening,
) -> None:
    answer = await evening.say(evening.ada, "cup")
    assert answer.is_private
    assert answer.text == "This server has no weekly cup. Its managers can start it in /settings."


async def test_manager_turns_cups_on_and_off_in_settings(evening: Evening, keeper: Actor) -> None:
    page = await evening.say(keeper, "settings")
    assert "No cup" in page.chosen
    for value, is_on in (("on", True), ("perhaps", True), ("off", False)):
        await evening.tap(Tap(keeper, page, CustomId("server", path=("cup",)).write(), (value,)))
        assert (await evening.bot.manager.server(evening.guild.id)).cup is is_on
        found = await evening.bot.manager.store.read(cup_queries.next_week, evening.guild.id)
        assert (found is not None) is is_on


@pytest.mark.slow
async def test_cup_member_still_takes_part_the_next_week_until_leaving(monday: Evening) -> None:
    page = await monday.say(monday.ada, "cup")
    assert page.is_private
    assert page.labels == ["Take part"]
    assert "No one here takes part yet." in page.text
    closes = weeks.closes_at(week_of(monday))
    assert f"It closes on <t:{closes}:f>." in page.text
    joined = await monday.press(monday.ada, "Take part", page)
    assert joined.id == page.id
    assert joined.labels == ["Play deal 1", "Play deal 2", "Play deal 3", "Leave the cup"]
    assert "One person here takes part." in joined.text
    await monday.pass_time(7 * DAY)
    again = await monday.say(monday.ada, "cup")
    assert again.labels[0] == "Play deal 1"
    left = await monday.press(monday.ada, "Leave the cup", again)
    assert left.labels == ["Take part"]
    assert monday.posts == [], "the channel is not notified"
    assert monday.direct_messages(monday.ada) == []


async def test_cup_page_says_that_more_deals_come_first_and_not_that_a_missed_one_costs_nothing(
    monday: Evening,
) -> None:
    page = await monday.say(monday.ada, "cup")
    assert "Those who finish more deals come first, then those who are further ahead" in page.text
    assert "costs nothing" not in page.text


async def test_pressing_take_part_twice_joins_the_cup_once(monday: Evening) -> None:
    page = await monday.say(monday.ada, "cup")
    for _ in range(2):
        await monday.forge(monday.ada, CustomId("cupjoin").write(), page)
    count = await monday.bot.manager.store.read(cup_queries.count_members, monday.guild.id)
    assert count == 1


# Playing


@pytest.mark.slow
async def test_cup_deal_is_played_unrated_in_one_private_message_and_its_lead_counts(monday: Evening) -> None:
    page = await take_part(monday, monday.ada)
    shown = await monday.press(monday.ada, "Play deal 1", page)
    assert shown.text.startswith("-# Deal 1 of 3 · against ")
    while not shown.text.startswith("You finished"):
        assert shown.id == page.id
        assert shown.is_private
        shown = await solo_deals.turn(monday, monday.ada, await table_of(monday, monday.ada), shown)
    lead = (await tries(monday, monday.ada))[1].lead
    assert lead is not None
    result = (await monday.bot.manager.view(await table_of(monday, monday.ada), monday.ada.id)).result
    assert result is not None
    assert lead == result.scores[0] - result.scores[1]
    assert "please don’t tell anyone what was dealt" in shown.text
    assert shown.labels == ["Play deal 2", "Cup"], "no replay, analysis or proof while others play"
    home = await monday.press(monday.ada, "Cup", shown)
    assert home.id == page.id
    assert [name.split(".")[0] for name in home.pictures] == ["cup-week"]
    assert home.labels == ["My deal 1", "Play deal 2", "Play deal 3", "Leave the cup"]
    assert re.search(r"Your deals: [+-]?\d+ · – · –", plain(home))
    table = await table_of(monday, monday.ada)
    assert not table.rated


@pytest.mark.slow
async def test_cup_deal_continues_after_a_restart_and_a_second_start_changes_nothing(monday: Evening) -> None:
    page = await take_part(monday, monday.ada)
    first = await monday.press(monday.ada, "Play deal 2", page)
    await solo_deals.turn(monday, monday.ada, await table_of(monday, monday.ada, 2), first)
    before = await table_of(monday, monday.ada, 2)
    await monday.restart()
    again = await monday.press(monday.ada, "Continue deal 2", await monday.say(monday.ada, "cup"))
    assert again.text.startswith("-# Deal 2 of 3")
    week = str(week_of(monday))
    await monday.forge(monday.ada, CustomId("cupplay", path=(week, "2")).write(), page)
    after = await table_of(monday, monday.ada, 2)
    assert (after.id, after.version) == (before.id, before.version)


@pytest.mark.slow
async def test_press_on_play_of_a_finished_cup_deal_shows_its_result_and_starts_no_second_try(
    monday: Evening,
) -> None:
    page = await take_part(monday, monday.ada)
    await play_out(monday, monday.ada, 1)
    before = await tries(monday, monday.ada)
    shown = await monday.forge(
        monday.ada, CustomId("cupplay", path=(str(week_of(monday)), "1")).write(), page
    )
    assert shown.text.startswith("You finished deal 1 of 3")
    assert await tries(monday, monday.ada) == before


@pytest.mark.slow
async def test_all_cup_members_get_the_same_three_different_deals_and_computer_moves(monday: Evening) -> None:
    for person in (monday.ada, monday.boris):
        await take_part(monday, person)
    for number in (1, 2, 3):
        for person in (monday.ada, monday.boris):
            await play_out(monday, person, number)
        mine, theirs = [await table_of(monday, one, number) for one in (monday.ada, monday.boris)]
        assert (mine.seed, mine.state) == (theirs.seed, theirs.state)
        logs = [
            [logged.entry for logged in await monday.bot.manager.store.read(table_queries.read_log, one.id)]
            for one in (mine, theirs)
        ]
        assert logs[0] == logs[1]
        assert {entry.seat for entry in logs[0]} == {solo.PLAYER, solo.OPPONENT}
    seeds = {(await table_of(monday, monday.ada, number)).seed for number in (1, 2, 3)}
    assert len(seeds) == 3
    week, store = week_of(monday), monday.bot.manager.store
    drawn = await store.write(cup_queries.store_cup, cups.draw_cup(week, lambda: 1))
    assert drawn.seed != "1", "the first draw of any process counts"


# Forged presses, strangers, secrets


async def test_forged_week_or_number_of_a_cup_deal_is_refused(monday: Evening) -> None:
    page = await take_part(monday, monday.ada)
    week = week_of(monday)
    weeks = [("x", "1"), ("-1", "1"), (str(week),), (), (str(week), "1", "1"), ("9" * 19, "1")]
    deals = [(str(week + 1), "1"), (str(week - 1), "1"), (str(week), "0"), (str(week), "4"), ("0", "0")]
    for path in weeks + deals:
        answer = await monday.forge(monday.ada, CustomId("cupplay", path=path).write(), page)
        assert answer.is_private
        expected = "I don’t recognise this button." if path in weeks else "That deal isn’t open."
        assert answer.text.startswith(expected), (path, answer.text)
    assert await tries(monday, monday.ada) == {}


async def test_forged_start_of_a_cup_deal_by_a_user_who_does_not_take_part_is_refused(
    monday: Evening,
) -> None:
    page = await monday.say(monday.boris, "cup")
    forged = CustomId("cupplay", path=(str(week_of(monday)), "1")).write()
    answer = await monday.forge(monday.boris, forged, page)
    assert answer.text == "You don’t take part in this server’s cup yet. Press *Take part* in /cup."
    assert await tries(monday, monday.boris) == {}


async def test_forged_cup_presses_are_refused_where_cups_are_off_and_end_no_membership(
    monday: Evening,
) -> None:
    page = await take_part(monday, monday.ada)
    await turn(monday, on=False)
    for verb in ("cup", "cupjoin", "cupleave", "cupplay"):
        path = (str(week_of(monday)), "1") if verb == "cupplay" else ()
        answer = await monday.forge(monday.ada, CustomId(verb, path=path).write(), page)
        assert answer.text.startswith("This server has no weekly cup.")
    assert await monday.bot.manager.store.read(cup_queries.is_member, monday.guild.id, monday.ada.id)


@pytest.mark.slow
async def test_other_members_cannot_see_or_change_a_members_deal_by_forged_presses(monday: Evening) -> None:
    await take_part(monday, monday.ada)
    shown = await begin(monday, monday.ada)
    table = await table_of(monday, monday.ada)
    for verb in ("panel", "look", "undo", "text", "log", "replay", "analyse", "verify", "board"):
        answer = await monday.forge(monday.boris, CustomId(verb, table.id, table.version).write(), shown)
        assert answer.text == GONE, verb
    assert (await table_of(monday, monday.ada)).version == table.version


@pytest.mark.slow
async def test_cup_player_gets_no_replay_analysis_or_proof_and_exports_no_moves_before_the_close(
    monday: Evening,
) -> None:
    await take_part(monday, monday.ada)
    shown = await begin(monday, monday.ada)
    await play_out(monday, monday.ada, 1)
    table = await table_of(monday, monday.ada)
    until = f"<t:{weeks.closes_at(week_of(monday))}:f>"
    for verb in ("replay", "analyse", "verify"):
        answer = await monday.forge(monday.ada, CustomId(verb, table.id, table.version).write(), shown)
        assert answer.text == f"Others are still playing this deal. You can see that after {until}."
    for read in (monday.bot.manager.transcript, monday.bot.manager.replay):
        with pytest.raises(Refused, match="daily-open"):
            await read(table)
    store, now = monday.bot.manager.store, monday.bot.manager.now()
    told = await store.read(personal_data.export_data, monday.ada.id, now)
    assert [one["moves"] for one in told["tables"]] == [[]]  # type: ignore[union-attr, call-overload, index]
    other = await monday.say(monday.boris, "cup")
    assert "ada" not in other.text
    await close(monday)
    assert (await monday.bot.manager.transcript(table)).seed == table.seed
    told = await store.read(personal_data.export_data, monday.ada.id, monday.bot.manager.now())
    assert all(one["moves"] for one in told["tables"])  # type: ignore[union-attr, call-overload, index]


# The close


async def test_cup_result_is_posted_silently_with_winner_and_picture_after_the_close_and_not_before(
    monday: Evening, hall: simcord.ChannelHandle
) -> None:
    for person in (monday.ada, monday.boris, monday.chen):
        await take_part(monday, person)
    three = await play_out(monday, monday.ada, 1, 2, 3)
    one = await play_out(monday, monday.boris, 2, place=1)
    await begin(monday, monday.chen)
    await monday.pass_time(weeks.closes_at(week_of(monday)) - HOUR - monday.bot.manager.now())
    await monday.finish()
    assert results_in(monday, hall) == [], "nothing before the close"
    week = week_of(monday)
    await close(monday)
    (post,) = results_in(monday, hall)
    assert post.is_silent
    assert post.notified == set()
    season = cup_rules.season_of(week)
    assert plain(post).splitlines() == [f"🏆 Cup {week} · Lost Cities", f"ada wins with {three:+}."]
    assert post.labels == ["Cup"]
    ((name, alt),) = post.pictures.items()
    assert name.startswith("cup-result")
    assert alt.startswith(f"Cup {week}\n1. ada {signed(three)} (")
    assert f"\n2. boris {signed(one)} (–, {signed(one)}, –)\n" in alt
    assert alt.endswith(f"Season {season}\n1. ada 12\n2. boris 9")
    page = await monday.press(monday.chen, "Cup", post)
    assert page.is_private
    assert "This week’s cup is over." in page.text
    assert page.pictures == post.pictures
    assert "the result" not in page.text
    assert "Play deal 2" not in page.labels


@pytest.mark.slow
@pytest.mark.parametrize("order", [1, -1], ids=["hooks in order", "hooks reversed"])
async def test_cup_result_is_posted_once_if_weekly_posts_are_turned_off_before_their_hour(
    monday: Evening, hall: simcord.ChannelHandle, order: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The week's post would have contained it. The features may learn of the change in any order."""
    settings_hook = hooks.server_settings_changed
    monkeypatch.setattr(settings_hook, "_functions", list(settings_hook)[::order])
    news = PostTime(monday.guild.create_text_channel("news").id, 23)
    change = monday.bot.manager.change_server
    await change(monday.guild.id, partial(changed, week_posts=news))
    await take_part(monday, monday.ada)
    await play_out(monday, monday.ada, 1)
    week = week_of(monday)
    await close(monday)
    assert results_in(monday, hall) == []
    await change(monday.guild.id, partial(changed, week_posts=None))
    await monday.pass_time(HOUR)
    await monday.finish()
    (post,) = results_in(monday, hall)
    assert plain(post).startswith(f"🏆 Cup {week} ")
    await change(monday.guild.id, partial(changed, week_posts=news))
    await change(monday.guild.id, partial(changed, week_posts=None))
    await monday.pass_time(HOUR)
    await monday.finish()
    assert len(results_in(monday, hall)) == 1


@pytest.mark.slow
async def test_cup_result_and_season_are_in_words_if_their_picture_fails(
    monday: Evening, hall: simcord.ChannelHandle, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(picture, "cup", _fail)
    await take_part(monday, monday.ada)
    await take_part(monday, monday.boris)
    three = await play_out(monday, monday.ada, 1, 2, 3)
    one = await play_out(monday, monday.boris, 2, place=1)
    week = week_of(monday)
    await close(monday)
    monday.errors.clear()
    (post,) = results_in(monday, hall)
    assert not post.pictures
    lines = plain(post).splitlines()
    assert lines[1] == f"ada wins with {three:+}."
    assert lines[2].startswith(f"1st · ada {three:+} (")
    assert lines[2].endswith(") · 12 points")
    assert lines[3] == f"2nd · boris {one:+} (– · {one:+} · –) · 9 points"
    after = (week - 1) % cup_rules.SEASON + 1
    season = f"Season {cup_rules.season_of(week)}, after cup {after} of 4"
    assert lines[4:] == [season, "1st · ada 12", "2nd · boris 9"]


def _fail(*_: object) -> None:
    raise RuntimeError("the painter fails")


@pytest.mark.slow
async def test_picture_of_the_open_cup_shows_how_many_deals_each_has_finished_and_no_points(
    monday: Evening,
) -> None:
    manager, guild_id = monday.bot.manager, monday.guild.id
    for person in (monday.chen, monday.boris, monday.ada):
        await take_part(monday, person)
    await play_out(monday, monday.ada, 1, 3)
    await play_out(monday, monday.boris, 2, place=1)
    await begin(monday, monday.chen)
    page = await monday.say(monday.chen, "cup")
    ((name, alt),) = page.pictures.items()
    assert name.startswith("cup-week")
    assert alt == f"Cup {week_of(monday)}\nada 2/3\nboris 1/3\nchen 0/3"
    week = week_of(monday)
    progress = await manager.store.read(cups.progress, guild_id, week, week - 1)
    card = cup_messages.week_card(week_of(monday), progress)
    assert [player.done for player in card.players] == [
        (True, False, True),
        (False, True, False),
        (False,) * 3,
    ]
    assert (card.members, card.finished, card.season) == (3, 0, None)
    far_ahead = [replace(one, leads=tuple(lead and 99 for lead in one.leads)) for one in progress.played]
    assert cup_messages.week_card(week_of(monday), replace(progress, played=far_ahead)) == card


@pytest.mark.slow
async def test_cup_close_repeated_after_a_crash_posts_no_second_result_and_changes_no_places(
    monday: Evening, hall: simcord.ChannelHandle
) -> None:
    await take_part(monday, monday.ada)
    await play_out(monday, monday.ada, 1)
    week, guild_id, store = week_of(monday), monday.guild.id, monday.bot.manager.store
    await close(monday)
    (first,) = results_in(monday, hall)
    before = await store.read(cup_queries.results, guild_id, [week])
    await store.write(_undo_close, guild_id, week, monday.bot.manager.now())
    await monday.restart()
    await monday.pass_time(2 * HOUR)
    await monday.finish()
    assert [post.id for post in results_in(monday, hall)] == [first.id]
    store = monday.bot.manager.store
    assert await store.read(cup_queries.results, guild_id, [week]) == before
    assert await store.read(cup_queries.next_week, guild_id) == week + 1


async def test_cup_result_blocked_by_a_word_filter_is_never_posted_and_the_next_cup_follows(
    monday: Evening, hall: simcord.ChannelHandle
) -> None:
    await take_part(monday, monday.ada)
    await play_out(monday, monday.ada, 1)
    week, guild_id, store = week_of(monday), monday.guild.id, monday.bot.manager.store
    path = f"/channels/{hall.id}/messages"
    monday.env.inject_error("POST", path, status=400, code=BLOCKED_WORDS, times=None)
    await close(monday)
    assert await store.read(cup_queries.next_week, guild_id) == week + 1
    monday.env.backend.faults.clear()
    await monday.pass_time(2 * HOUR)
    await monday.finish()
    assert results_in(monday, hall) == []


def _undo_close(connection: Connection, guild_id: int, week: int, now: int) -> None:
    """Leave what a crash between the post and its record leaves."""
    connection.execute(cup_servers.update().values(next_week=week))
    jobs.schedule(connection, Job(JOB, message_id=guild_id, guild_id=guild_id, due_at=now))


@pytest.mark.slow
async def test_after_missed_closes_the_newest_cup_result_is_posted_and_older_ones_are_only_recorded(
    monday: Evening, hall: simcord.ChannelHandle
) -> None:
    await take_part(monday, monday.ada)
    await play_out(monday, monday.ada, 1)
    week, guild_id, store = week_of(monday), monday.guild.id, monday.bot.manager.store
    monday.bot.each_minute.stop()
    await monday.pass_time(7 * DAY)
    await play_out(monday, monday.ada, 1, 2)
    await monday.pass_time(7 * DAY)
    for _ in range(3):
        await monday.bot.scheduler.sweep()
        await monday.finish()
    (post,) = results_in(monday, hall)
    assert plain(post).startswith(f"🏆 Cup {week + 1} ·")
    assert sorted(await store.read(cup_queries.results, guild_id, range(week, week + 3))) == [week, week + 1]
    assert await store.read(cup_queries.next_week, guild_id) == week + 2


@pytest.mark.slow
async def test_cup_without_players_and_a_server_without_hall_get_no_post(monday: Evening) -> None:
    await take_part(monday, monday.ada)
    await close(monday)
    await monday.pass_time(DAY)
    await play_out(monday, monday.ada, 1)
    await close(monday)
    assert monday.posts == []
    (name,) = (await monday.say(monday.ada, "cup")).pictures
    assert name.startswith("cup-result")


@pytest.mark.slow
async def test_cup_deal_finished_after_the_close_does_not_count(monday: Evening) -> None:
    await take_part(monday, monday.ada)
    shown = await begin(monday, monday.ada)
    week, table = week_of(monday), await table_of(monday, monday.ada)
    await monday.pass_time(weeks.closes_at(week) - monday.bot.manager.now())
    await solo_deals.play_out(monday, monday.ada, table.id)
    await close(monday)
    over = await monday.forge(monday.ada, CustomId("cupplay", path=(str(week), "1")).write(), shown)
    assert "after the cup had closed, so it doesn’t count" in over.text
    assert over.labels == ["Replay", "Analyse", "Fairness", "Cup"]
    places = await monday.bot.manager.store.read(cup_queries.results, monday.guild.id, [week])
    assert places == {}


@pytest.mark.slow
async def test_user_who_left_the_cup_before_its_close_and_rejoins_after_it_has_no_place(
    monday: Evening,
) -> None:
    await take_part(monday, monday.ada)
    await play_out(monday, monday.ada, 1)
    await monday.press(monday.ada, "Leave the cup", await monday.say(monday.ada, "cup"))
    week = week_of(monday)
    await monday.pass_time(weeks.closes_at(week) - monday.bot.manager.now())
    await take_part(monday, monday.ada)
    await close(monday)
    assert await monday.bot.manager.store.read(cup_queries.results, monday.guild.id, [week]) == {}


@pytest.mark.slow
async def test_player_who_left_the_cup_reads_that_deals_count_only_if_they_rejoin_in_time(
    monday: Evening,
) -> None:
    await take_part(monday, monday.ada)
    await play_out(monday, monday.ada, 1)
    page = await monday.say(monday.ada, "cup")
    assert "They count here only" not in page.text
    left = await monday.press(monday.ada, "Leave the cup", page)
    assert "They count here only if you take part before the cup closes." in left.text


@pytest.mark.slow
async def test_cup_result_stores_the_name_under_which_the_players_last_deal_was_begun(
    monday: Evening,
) -> None:
    await take_part(monday, monday.ada)
    await play_out(monday, monday.ada, 1)
    week, running = week_of(monday), Cups(monday.bot.manager)
    await running.begin(monday.guild.id, Person(monday.ada.id, "Ada L."), week, 2)
    await close(monday)
    places = await monday.bot.manager.store.read(cup_queries.results, monday.guild.id, [week])
    assert [(one.entry.name, one.entry.played) for one in places[week]] == [("Ada L.", 1)]


@pytest.mark.slow
async def test_last_cup_of_a_season_names_its_champion_and_the_next_season_begins_without_points(
    monday: Evening, hall: simcord.ChannelHandle
) -> None:
    while not cup_rules.ends_season(week_of(monday) + 1):
        await monday.pass_time(7 * DAY)
    for person in (monday.ada, monday.boris):
        await take_part(monday, person)
    await play_out(monday, monday.boris, 1)
    await close(monday)
    await monday.pass_time(DAY)
    await play_out(monday, monday.boris, 1)
    await play_out(monday, monday.ada, 1, 2)
    week = week_of(monday)
    await close(monday)
    (*_, last) = results_in(monday, hall)
    (alt,) = last.pictures.values()
    assert alt.endswith("\n1. boris 21\n2. ada 12")
    assert plain(last).endswith(f"👑 boris is champion of season {cup_rules.season_of(week)}!")
    await monday.pass_time(DAY)
    await play_out(monday, monday.ada, 3)
    await close(monday)
    (*_, first) = results_in(monday, hall)
    (alt,) = first.pictures.values()
    assert alt.endswith(f"\nSeason {cup_rules.season_of(week) + 1}\n1. ada 12")
    assert "champion" not in first.text


@pytest.mark.slow
async def test_season_has_its_champion_even_if_no_member_played_the_last_cup(
    monday: Evening, hall: simcord.ChannelHandle
) -> None:
    while not cup_rules.ends_season(week_of(monday) + 1):
        await monday.pass_time(7 * DAY)
    await take_part(monday, monday.boris)
    await play_out(monday, monday.boris, 1)
    await close(monday)
    await monday.pass_time(7 * DAY)
    await monday.finish()
    week = week_of(monday)
    (_, last) = results_in(monday, hall)
    assert "No one has played it.\nSeason" in plain(last)
    champion = f"👑 boris is champion of season {cup_rules.season_of(week)}!"
    assert champion in plain(last)
    assert champion in plain(await monday.say(monday.ada, "cup"))
    await monday.pass_time(7 * DAY)
    await monday.finish()
    assert len(results_in(monday, hall)) == 2, "a cup without players gets no post"
    assert champion in plain(await monday.say(monday.ada, "cup"))


# The hall


def in_hall(shown: Seen) -> str:
    return plain(shown).replace("-# ", "")


@pytest.mark.slow
async def test_hall_shows_the_open_cup_then_its_winner_and_the_next_cup_until_cups_are_turned_off(
    monday: Evening, hall: simcord.ChannelHandle
) -> None:
    await take_part(monday, monday.boris)
    await play_out(monday, monday.boris, 1)
    await monday.pass_time(2 * HOUR)
    await monday.finish()
    (shown,) = monday.posts_in(hall)
    week = week_of(monday)
    assert f"🏆 Cup {week}\nOne takes part · closes <t:{weeks.closes_at(week)}:R>" in shown.text
    answer = await monday.forge(monday.chen, CustomId("cup").write(), shown)
    assert answer.is_private
    assert answer.labels == ["Take part"]
    await close(monday)
    await monday.pass_time(HOUR)
    await monday.finish()
    shown = next(post for post in monday.posts_in(hall) if post.id == shown.id)
    result = f"👑 Cup {week}: boris"
    assert f"Over · the next one opens <t:{weeks.opens_at(week + 1)}:R>\n{result}" in in_hall(shown)
    await monday.pass_time(weeks.opens_at(week + 1) + HOUR - monday.bot.manager.now())
    await monday.finish()
    shown = next(post for post in monday.posts_in(hall) if post.id == shown.id)
    closes = f"<t:{weeks.closes_at(week + 1)}:R>"
    assert f"🏆 Cup {week + 1}\nOne takes part · closes {closes}\n{result}" in in_hall(shown)
    await turn(monday, on=False)
    await monday.pass_time(HOUR)
    await monday.finish()
    shown = next(post for post in monday.posts_in(hall) if post.id == shown.id)
    assert "Cup" not in shown.text


# Personal data


@pytest.mark.slow
async def test_privacy_counts_cup_deals_and_deletion_removes_tries_membership_and_results(
    monday: Evening,
) -> None:
    for person in (monday.ada, monday.boris):
        await take_part(monday, person)
        await play_out(monday, person, 1)
    await close(monday)
    assert (
        "1 deal of the weekly cup, in which you take part on 1 server."
        in (await monday.say(monday.ada, "privacy")).text
    )
    await monday.delete_data(monday.ada)
    for stored in (cup_games, cup_members, cup_results):
        query = select(stored.c.user_id)
        left = await monday.bot.manager.store.read(
            lambda connection, query=query: set(connection.scalars(query))
        )
        assert left == {monday.boris.id}
    assert "ada" not in (await monday.say(monday.boris, "cup")).text


@pytest.mark.slow
async def test_cup_winner_who_deletes_their_data_disappears_from_the_hall(
    monday: Evening, hall: simcord.ChannelHandle
) -> None:

    async def in_hall_later() -> str:
        await monday.pass_time(HOUR)
        await monday.finish()
        return in_hall(monday.posts_in(hall)[0])

    await take_part(monday, monday.boris)
    await play_out(monday, monday.boris, 1)
    await close(monday)
    assert f"👑 Cup {week_of(monday)}: boris" in await in_hall_later()
    await monday.delete_data(monday.boris)
    assert "boris" not in await in_hall_later()


@pytest.mark.slow
async def test_member_who_deleted_their_data_cannot_play_that_weeks_cup_again_but_the_next(
    monday: Evening,
) -> None:
    await take_part(monday, monday.ada)
    await begin(monday, monday.ada)
    await monday.delete_data(monday.ada)
    await take_part(monday, monday.ada)
    for number in (1, 2):
        answer = await begin(monday, monday.ada, number)
        assert answer.text.startswith("You’ve already played this week’s cup, before you deleted your data.")
    store, query = monday.bot.manager.store, select(cup_played)
    (row,) = await store.read(lambda connection: connection.execute(query).all())
    assert str(monday.ada.id) not in str(row)
    await monday.pass_time(7 * DAY)
    await store.write(cups.purge_expired_cups, monday.bot.manager.now())
    assert await store.read(lambda connection: connection.execute(query).all()) == []
    assert (await begin(monday, monday.ada)).text.startswith("-# Deal 1 of 3")


async def test_unfinished_cup_tries_and_the_seeds_of_their_tables_are_purged_after_two_weeks(
    monday: Evening,
) -> None:
    await take_part(monday, monday.ada)
    await begin(monday, monday.ada)
    week, table = week_of(monday), await table_of(monday, monday.ada)
    store = monday.bot.manager.store
    await store.write(cup_queries.TRIES.purge, week + 2, cup_queries.UNFINISHED)
    assert await tries(monday, monday.ada, week)
    await store.write(cup_queries.TRIES.purge, week + 3, cup_queries.UNFINISHED)
    assert await tries(monday, monday.ada, week) == {}
    assert (await store.read(table_queries.read_table, table.id)).seed is None  # type: ignore[union-attr]
