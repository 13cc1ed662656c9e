"""Posts that a server gets by itself: the daily one and the week."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from typing import Any

import discord
import pytest
import simcord
from msgspec.structs import replace as changed
from sqlalchemy import Connection, update

from bot.features import week_posts
from bot.features.cup import cup_queries, cups
from bot.features.cup.cups import Cups
from bot.features.daily import daily_queries
from bot.features.daily.daily_deals import DailyDeals, number_of
from bot.features.daily.daily_jobs import DailyPost
from bot.jobs import recurring_messages
from bot.jobs.recurring_messages import DAILY_POST, WEEK_POSTS
from bot.store import jobs, rating_queries
from bot.store.rating_queries import Board, RatingChange, Skill
from bot.store.schema import rating_changes, results
from bot.tables import servers, weeks
from bot.tables.notifications import set_preferences
from bot.tables.proposal import Person
from bot.tables.servers import Handled, PostTime, Server
from bot.ui.custom_id import CustomId
from tests.bot.evening import DAY, HOUR, MINUTE, Evening, Seen, Tap
from tests.examples import slow

Actor = simcord.MemberActor
NINE, TWENTY = 9, 20


@pytest.fixture
def waited() -> float:
    """Start on a Monday morning. Overrides the fixture of all tests."""
    return 4 * DAY + 10 * HOUR


@pytest.fixture
def monday(evening: Evening, hourly: None) -> Evening:
    """A Monday at 10:00 UTC."""
    return evening


@pytest.fixture
def news(evening: Evening) -> simcord.ChannelHandle:
    """A channel for posts."""
    return evening.guild.create_text_channel("news")


async def set_server(evening: Evening, **settings: Any) -> Server:
    """Change settings of the server, and return all."""
    manager = evening.bot.manager
    return await manager.change_server(evening.guild.id, partial(changed, **settings))


async def server(evening: Evening) -> Server:
    return await evening.bot.manager.server(evening.guild.id)


async def finish_daily(evening: Evening, person: Actor, score: int) -> None:
    """Finish today's deal on the server with a score, without playing it."""
    manager = evening.bot.manager
    deals, who = DailyDeals(manager), Person(person.id, person.name)
    table_id = await deals.begin(who)
    await deals.show_on(deals.today, evening.guild.id, who)
    await manager.store.write(daily_queries.TRIES.finish, table_id, score, manager.now())


async def pass_hours(evening: Evening, hours: float) -> None:
    """Let hours pass, and wait until all background work is done."""
    await evening.pass_time(hours * HOUR)
    await evening.finish()


async def run_now(evening: Evening, kind: str) -> None:
    """Run a server's job at once, as after a restart that finds it due."""
    store, now = evening.bot.manager.store, evening.bot.manager.now()
    await store.write(jobs.schedule, jobs.server_job(kind, evening.guild.id, now))
    await evening.bot.scheduler.sweep()


# Settings


async def open_page(evening: Evening, keeper: Actor) -> Seen:
    """Open the page of posts from /settings."""
    return await evening.press(keeper, "Posts…", await evening.say(keeper, "settings"))


def menu(kind: str, what: str) -> str:
    return CustomId("posts", path=(kind, what)).write()


async def test_manager_turns_daily_and_weekly_posts_on_and_off_with_channel_and_hour(
    evening: Evening, keeper: Actor, news: simcord.ChannelHandle
) -> None:
    await evening.bot.manager.run_for(set_preferences, keeper.id, time_zone="Europe/Berlin")
    page = await open_page(evening, keeper)
    assert page.is_private
    assert "Europe/Berlin" in page.text
    assert page.menus == {}, "no hours before there is a channel"
    for kind, hour in ((DAILY_POST, NINE), (WEEK_POSTS, TWENTY)):
        await keeper.select(page.message, [news], custom_id=menu(kind, "channel"))
        assert getattr(await server(evening), kind) == PostTime(news.id, hour, "Europe/Berlin")
        await evening.tap(Tap(keeper, page, menu(kind, "hour"), ("7",)))
        assert getattr(await server(evening), kind) == PostTime(news.id, 7, "Europe/Berlin")
        job = await evening.bot.manager.store.read(jobs.of, jobs.server_job(kind, evening.guild.id))
        assert job is not None
        assert f"Next: <t:{job.due_at}:F>" in page.text
    for kind in (DAILY_POST, WEEK_POSTS):
        await keeper.select(page.message, [], custom_id=menu(kind, "channel"))
        assert getattr(await server(evening), kind) is None
        assert await evening.bot.manager.store.read(jobs.of, jobs.server_job(kind, evening.guild.id)) is None


@pytest.mark.parametrize(
    ("zone", "shown"), [("Europe/Berlin", ["20:00"]), ("UTC", ["19:00"]), ("Asia/Kolkata", [])]
)
async def test_page_of_posts_shows_the_hour_in_its_readers_time_zone_or_none_if_it_is_half_past(
    evening: Evening, keeper: Actor, news: simcord.ChannelHandle, zone: str, shown: list[str]
) -> None:
    """In India it is half past."""
    await set_server(evening, daily_post=PostTime(news.id, 20, "Europe/Berlin"))
    await evening.bot.manager.run_for(set_preferences, keeper.id, time_zone=zone)
    page = await open_page(evening, keeper)
    assert [label for label in page.chosen if ":" in label] == shown


async def test_page_of_posts_still_names_the_next_daily_post_after_weekly_posts_are_turned_on(
    monday: Evening, keeper: Actor, news: simcord.ChannelHandle
) -> None:
    page = await open_page(monday, keeper)
    for kind in (DAILY_POST, WEEK_POSTS):
        await keeper.select(page.message, [news], custom_id=menu(kind, "channel"))
    job = await monday.bot.manager.store.read(jobs.of, jobs.server_job(DAILY_POST, monday.guild.id))
    assert job is not None
    assert job.due_at == monday.bot.manager.now() // DAY * DAY + DAY + NINE * HOUR, "today's was too late"
    assert f"<t:{job.due_at}:F>" in page.text


@pytest.mark.parametrize(
    ("path", "values"),
    [
        ((DAILY_POST, "channel"), ("1",)),
        ((DAILY_POST, "channel"), ("nonsense",)),
        ((DAILY_POST, "hour"), ("7",)),
        (("hall", "channel"), ("1",)),
        (("daily_post",), ("1",)),
    ],
)
async def test_forged_choice_of_a_post_changes_nothing(
    evening: Evening, keeper: Actor, path: tuple[str, ...], values: tuple[str, ...]
) -> None:
    page = await open_page(evening, keeper)
    before = await server(evening)
    await evening.tap(Tap(keeper, page, CustomId("posts", path=path).write(), values))
    assert await server(evening) == before


@pytest.mark.parametrize("hour", ["24", "99999999999", "-1"])
async def test_forged_hour_of_the_daily_post_changes_no_setting(
    evening: Evening, keeper: Actor, news: simcord.ChannelHandle, hour: str
) -> None:
    before = await set_server(evening, daily_post=PostTime(news.id, NINE))
    await evening.tap(Tap(keeper, await open_page(evening, keeper), menu(DAILY_POST, "hour"), (hour,)))
    assert await server(evening) == before


async def test_only_managers_change_daily_and_weekly_posts(evening: Evening, keeper: Actor) -> None:
    page = await open_page(evening, keeper)
    for custom_id in (menu(DAILY_POST, "channel"), CustomId("posts").write()):
        (answer,) = await evening.tap(Tap(evening.ada, page, custom_id, (str(evening.channel.id),)))
        assert answer.text == "Only a server manager can change these settings."
    assert await server(evening) == Server()


async def test_daily_post_in_a_channel_without_permissions_is_refused_naming_the_missing_ones(
    evening: Evening, keeper: Actor, news: simcord.ChannelHandle
) -> None:
    evening.forbid("send_messages", channel=news)
    evening.env.backend.announce_channel_update(news.id)
    page = await open_page(evening, keeper)
    (answer,) = await evening.tap(Tap(keeper, page, menu(DAILY_POST, "channel"), (str(news.id),)))
    assert answer.text == f"I need these permissions in <#{news.id}>: Attach Files, Send Messages."
    assert (await server(evening)).daily_post is None


# The daily post


@pytest.mark.slow
async def test_daily_post_is_silent_and_names_yesterdays_best_three_and_the_streaks(
    monday: Evening, news: simcord.ChannelHandle
) -> None:
    await set_server(monday, daily_post=PostTime(news.id, NINE))
    dana = monday.arrive("dana")
    for _ in range(3):
        for score, person in enumerate((monday.chen, monday.boris, monday.ada, dana)):
            await finish_daily(monday, person, 10 * score)
        await pass_hours(monday, 24)
    first, *_, last = monday.posts_in(news)
    number = daily_number(monday) - 1
    assert last.text.splitlines() == [
        f"Yesterday: **Daily deal {number}** · {last.text.splitlines()[0].rpartition(' · ')[2]}",
        "1st · **30** · dana",
        "2nd · **20** · ada",
        "3rd · **10** · boris",
        "-# and 1 more",
        "🔥 In a row: dana 3 days, ada 3 days, boris 3 days",
    ]
    assert "🔥" not in first.text
    assert last.labels == ["Play today’s deal", "Standings"]
    assert last.is_silent
    assert last.notified == set()
    assert len(monday.posts_in(news)) == 3


def daily_number(evening: Evening) -> int:
    return number_of(DailyDeals(evening.bot.manager).today)


async def test_daily_post_names_yesterdays_scores_but_none_of_todays_deal(
    monday: Evening, news: simcord.ChannelHandle
) -> None:
    await finish_daily(monday, monday.ada, 20)
    await pass_hours(monday, 15)  # 01:00
    await set_server(monday, daily_post=PostTime(news.id, NINE))
    await finish_daily(monday, monday.boris, 77)
    await pass_hours(monday, 9)
    (post,) = monday.posts_in(news)
    assert "boris" not in post.text
    assert "77" not in post.text
    opened = await monday.press(monday.chen, "Play today’s deal", post)
    assert opened.is_private
    ranks = await monday.press(monday.chen, "Standings", post)
    assert ranks.is_private
    assert "ada" in ranks.text


async def test_daily_post_is_left_out_if_no_one_here_played(
    monday: Evening, news: simcord.ChannelHandle
) -> None:
    await set_server(monday, daily_post=PostTime(news.id, NINE))
    await DailyDeals(monday.bot.manager).begin(Person(monday.ada.id, "ada"))  # begun, elsewhere
    await pass_hours(monday, 48)
    assert monday.posts_in(news) == []


@pytest.mark.parametrize(
    ("zone", "hour", "around"),
    [("Europe/London", 0, (10, 25)), ("America/New_York", 19, (11, 1)), ("Europe/London", 0, (3, 29))],
)
def test_daily_post_is_due_once_on_each_utc_day_also_when_the_clocks_change(
    zone: str, hour: int, around: tuple[int, int]
) -> None:
    when, change = PostTime(1, hour, zone), int(datetime(2026, *around, tzinfo=UTC).timestamp())
    dues = [DailyPost.next_at(when, change - 3 * DAY)]
    for _ in range(5):
        dues.append(DailyPost.next_at(when, dues[-1]))
    first = dues[0] // DAY
    assert [DailyPost.due_number(when, due) for due in dues] == list(range(first, first + 6))


@pytest.mark.slow
async def test_daily_post_is_sent_once_despite_a_lost_record_a_restart_and_a_later_hour(
    monday: Evening, news: simcord.ChannelHandle
) -> None:
    await set_server(monday, daily_post=PostTime(news.id, NINE))
    await finish_daily(monday, monday.ada, 20)
    await pass_hours(monday, 24)
    assert len(monday.posts_in(news)) == 1
    store = monday.bot.manager.store
    await store.write(servers.record_handled, monday.guild.id, DAILY_POST, Handled())  # as after a crash
    await monday.restart()
    await run_now(monday, DAILY_POST)
    assert len(monday.posts_in(news)) == 1
    await set_server(monday, daily_post=None)
    await set_server(monday, daily_post=PostTime(news.id, 12))
    await pass_hours(monday, 6)
    assert len(monday.posts_in(news)) == 1


@pytest.mark.slow
async def test_daily_post_moved_to_an_earlier_hour_is_sent_at_once_only_if_it_was_on_at_midnight(
    monday: Evening, news: simcord.ChannelHandle
) -> None:
    await finish_daily(monday, monday.ada, 20)
    await pass_hours(monday, 24)  # Tuesday, 10:00
    await set_server(monday, daily_post=PostTime(news.id, NINE))
    await set_server(monday, daily_post=PostTime(news.id, 8))
    await pass_hours(monday, 2)
    assert monday.posts_in(news) == []
    await finish_daily(monday, monday.ada, 20)
    await set_server(monday, daily_post=PostTime(news.id, 20))
    await pass_hours(monday, 22)  # Wednesday, 10:00
    assert monday.posts_in(news) == []
    await set_server(monday, daily_post=PostTime(news.id, 8))
    await pass_hours(monday, 2)
    assert len(monday.posts_in(news)) == 1


@pytest.mark.slow
async def test_daily_post_that_discord_refused_all_day_is_dropped(
    monday: Evening, news: simcord.ChannelHandle
) -> None:
    await set_server(monday, daily_post=PostTime(news.id, 23))
    await finish_daily(monday, monday.ada, 20)
    path = f"/channels/{news.id}/messages*"
    monday.env.inject_error("POST", path, status=403, code=50013, times=None)
    await pass_hours(monday, 14 + 24)  # Wednesday, 00:00
    monday.env.backend.faults.clear()
    await pass_hours(monday, 10)
    assert monday.posts_in(news) == []


@pytest.mark.slow
async def test_refused_daily_post_is_sent_the_same_day_once_permissions_return(
    monday: Evening, news: simcord.ChannelHandle
) -> None:
    await set_server(monday, daily_post=PostTime(news.id, NINE))
    await finish_daily(monday, monday.ada, 20)
    monday.forbid("send_messages", channel=news)
    monday.env.backend.announce_channel_update(news.id)
    await pass_hours(monday, 25)
    assert monday.posts_in(news) == []
    monday.env.backend.get_channel(news.id).overwrites.clear()
    monday.env.backend.announce_channel_update(news.id)
    await pass_hours(monday, 2)
    assert len(monday.posts_in(news)) == 1


@pytest.mark.parametrize("kind", [DAILY_POST, *slow(WEEK_POSTS)])
async def test_deleting_its_channel_turns_a_daily_or_weekly_post_off(
    monday: Evening, news: simcord.ChannelHandle, kind: str
) -> None:
    await set_server(monday, **{kind: PostTime(news.id, NINE)})
    monday.env.backend.delete_channel(news.id)
    await pass_hours(monday, 24 if kind == DAILY_POST else 7 * 24)
    assert getattr(await server(monday), kind) is None
    assert await monday.bot.manager.store.read(jobs.of, jobs.server_job(kind, monday.guild.id)) is None


# The week


async def play_cup(evening: Evening, person: Actor, lead: int) -> None:
    """Take part in the cup, and finish its first deal with a lead, without playing it."""
    played, who, manager = Cups(evening.bot.manager), Person(person.id, person.name), evening.bot.manager
    await manager.store.write(cups.join, evening.guild.id, who, manager.now())
    table_id = await played.begin(evening.guild.id, who, played.week, 1)
    await manager.store.write(cup_queries.TRIES.finish, table_id, lead, manager.now())


def until_post(evening: Evening) -> float:
    """Return the hours until an hour after this week's post at 20:00 UTC."""
    now = evening.bot.manager.now()
    return (weeks.closes_at(weeks.week_at(now)) + 3 * HOUR - now) / HOUR


async def turn_on(evening: Evening, news: simcord.ChannelHandle) -> None:
    """Turn on posts about weeks, a hall and the cup."""
    hall = evening.guild.create_text_channel("hall")
    await set_server(evening, week_posts=PostTime(news.id, TWENTY), cup=True, hall=hall.id)


async def test_week_post_has_games_cup_biggest_rise_longest_game_and_free_seats(
    monday: Evening, news: simcord.ChannelHandle
) -> None:
    await turn_on(monday, news)
    await monday.begin()
    await monday.pass_time(3 * DAY)
    await monday.resign(monday.boris)
    link = monday.post.link
    await play_cup(monday, monday.ada, 30)
    await play_cup(monday, monday.chen, 10)
    week = weeks.week_at(monday.bot.manager.now())
    await pass_hours(monday, until_post(monday) - 2)
    await monday.open()
    await pass_hours(monday, 2)
    (post,) = monday.posts_in(news)
    title, games, cup, rise, longest, seats = post.text.splitlines()
    assert title.startswith("**The week, ")
    assert games == "**One** game ended."
    assert cup == f"👑 Cup {week}: **ada**, then chen"
    assert rise.startswith("⬆️ Up most: **ada**, +")
    assert longest.startswith("🚩 Longest: [Lost Cities](https://discord.com/channels/")
    assert longest.endswith("), 3 days, won by **ada**")
    assert link.rpartition("/")[0] in longest
    assert seats == "⛺ Free seats: Lost Cities"
    assert post.labels == ["Cup", "All tables", "Leaderboard"]
    assert post.is_silent
    assert post.notified == set()


@pytest.mark.slow
async def test_biggest_rise_of_the_week_among_600_players_without_a_name_here_is_none(
    evening: Evening,
) -> None:
    await evening.begin()
    table, guild_id = await evening.table(), evening.guild.id
    board, before = Board(guild_id, "lost_cities", "1v1"), Skill(25.0, 8.0)
    changes = [
        RatingChange(table.id, board, user_id, 1, 1, before, Skill(25.0 + user_id / 1000, 8.0), None)
        for user_id in range(1, 600)
    ]
    store = evening.bot.manager.store
    await store.write(rating_queries.add_changes, changes)
    assert await store.read(week_posts.best_rise, guild_id, [table.id]) is None, "no one has a name there"


@pytest.mark.slow
async def test_cup_result_is_in_the_weekly_post_and_not_also_in_the_hall(
    monday: Evening, news: simcord.ChannelHandle
) -> None:
    await turn_on(monday, news)
    hall = (await server(monday)).hall
    await play_cup(monday, monday.ada, 30)
    await pass_hours(monday, until_post(monday))
    (post,) = monday.posts_in(news)
    assert "👑 Cup" in post.text and "**ada**" in post.text
    there = monday.env.backend.messages.get(hall, {}).values()
    assert [one for one in there if "Season" in str(one.content)] == []


def set_score(connection: Connection, table_id: int, points: int) -> None:
    """Let all players of a finished game have scored these points."""
    for stored in (rating_changes, results):
        connection.execute(update(stored).where(stored.c.table_id == table_id).values(score=points))


@pytest.mark.slow
async def test_week_post_names_a_new_record(monday: Evening, news: simcord.ChannelHandle) -> None:
    await turn_on(monday, news)
    for points in (40, 60):
        await monday.begin()
        await monday.resign(monday.boris)
        await monday.bot.manager.store.write(set_score, (await monday.table()).id, points)
    await pass_hours(monday, until_post(monday))
    (post,) = monday.posts_in(news)
    assert "⭐ Record: **" in post.text
    assert "60 points in [Lost Cities](" in post.text


@pytest.mark.slow
async def test_week_whose_only_game_was_in_a_hidden_channel_gets_no_post(
    monday: Evening, news: simcord.ChannelHandle
) -> None:
    await turn_on(monday, news)
    hidden = monday.hidden_channel(monday.ada, monday.boris)
    lobby = await monday.say(monday.ada, "play lost-cities", where=hidden, opponent=monday.boris, rounds=1)
    await monday.start(lobby, monday.boris)
    await monday.resign(monday.boris, where=hidden)
    await pass_hours(monday, until_post(monday))
    assert monday.posts_in(news) == []


@pytest.mark.slow
async def test_week_whose_only_game_was_abandoned_early_gets_no_post(
    monday: Evening, early_ends: None, news: simcord.ChannelHandle
) -> None:
    await turn_on(monday, news)
    await monday.begin()
    await monday.resign(monday.boris)
    await pass_hours(monday, until_post(monday))
    assert monday.posts_in(news) == []


@pytest.mark.slow
async def test_week_post_counts_moves_if_no_game_ended(monday: Evening, news: simcord.ChannelHandle) -> None:
    await turn_on(monday, news)
    await monday.begin(clock="off")
    await monday.move((await monday.legal())[0])
    await pass_hours(monday, until_post(monday))
    (post,) = monday.posts_in(news)
    assert post.text.splitlines()[1] == "**One** move in a running game."


@pytest.mark.slow
async def test_week_post_is_sent_once_after_a_lost_record_and_turning_it_off_and_on(
    monday: Evening, news: simcord.ChannelHandle
) -> None:
    await turn_on(monday, news)
    await play_cup(monday, monday.ada, 30)
    await pass_hours(monday, until_post(monday))
    store = monday.bot.manager.store
    await store.write(servers.record_handled, monday.guild.id, WEEK_POSTS, Handled())
    await monday.restart()
    await run_now(monday, WEEK_POSTS)
    assert len(monday.posts_in(news)) == 1
    await set_server(monday, week_posts=None)
    await set_server(monday, week_posts=PostTime(news.id, 23))
    await pass_hours(monday, 24)
    assert len(monday.posts_in(news)) == 1


@pytest.mark.slow
async def test_weekly_posts_turned_on_after_the_close_skip_that_week(
    monday: Evening, news: simcord.ChannelHandle
) -> None:
    """The cup has had its own result by then."""
    await turn_on(monday, news)
    await set_server(monday, week_posts=None)
    await play_cup(monday, monday.ada, 30)
    await pass_hours(monday, until_post(monday) - 2)  # 19:00
    await set_server(monday, week_posts=PostTime(news.id, TWENTY))
    await set_server(monday, week_posts=PostTime(news.id, 18))
    await pass_hours(monday, 24)
    assert monday.posts_in(news) == []


@pytest.mark.slow
async def test_weekly_post_delayed_by_more_than_a_day_is_dropped(
    monday: Evening, news: simcord.ChannelHandle
) -> None:
    await turn_on(monday, news)
    await play_cup(monday, monday.ada, 30)
    monday.forbid("send_messages", channel=news)
    monday.env.backend.announce_channel_update(news.id)
    await pass_hours(monday, until_post(monday) + 24)
    monday.env.backend.get_channel(news.id).overwrites.clear()
    monday.env.backend.announce_channel_update(news.id)
    await pass_hours(monday, 24)
    assert monday.posts_in(news) == []


@pytest.mark.slow
async def test_weekly_posts_stop_after_four_weeks_without_games_and_say_so_once(
    monday: Evening, news: simcord.ChannelHandle
) -> None:
    await turn_on(monday, news)
    await pass_hours(monday, until_post(monday) + 2 * 7 * 24)
    assert monday.posts_in(news) == []
    assert (await server(monday)).week_posts is not None
    await pass_hours(monday, 3 * 7 * 24)
    (post,) = monday.posts_in(news)
    assert post.text == (
        "Nothing has happened here for 4 weeks, so I’ve stopped the weekly posts. "
        "A server manager can turn them on again in /settings."
    )
    assert post.is_silent
    assert (await server(monday)).week_posts is None


@pytest.mark.parametrize(
    ("hour", "zone", "hours_after_close"),
    [(18, "UTC", 0), (20, "UTC", 2), (17, "UTC", 23), (20, "Europe/Berlin", 1), (8, "Asia/Tokyo", 5)],
)
def test_week_is_posted_at_the_servers_hour_after_the_close(
    hour: int, zone: str, hours_after_close: int
) -> None:
    week = weeks.week_at(1_795_000_000)
    expected = weeks.closes_at(week) + hours_after_close * HOUR
    found = week_posts.post_at(PostTime(1, hour, zone), week)
    assert found == max(expected, weeks.closes_at(week) + MINUTE)


async def test_channel_that_was_deleted_or_is_on_a_left_server_counts_as_gone(
    evening: Evening, news: simcord.ChannelHandle
) -> None:
    client, guild_id = evening.bot, evening.guild.id
    assert recurring_messages.find_channel(client, guild_id, 404) is recurring_messages.Obstacle.GONE
    assert recurring_messages.find_channel(client, 404, news.id) is recurring_messages.Obstacle.GONE
    assert isinstance(recurring_messages.find_channel(client, guild_id, news.id), discord.TextChannel)


async def test_channel_is_not_taken_for_deleted_while_its_server_is_unavailable_or_the_bot_starts(
    evening: Evening, news: simcord.ChannelHandle, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = evening.bot
    guild = client.get_guild(evening.guild.id)
    assert guild is not None
    with monkeypatch.context() as outage:
        outage.setattr(guild, "unavailable", True)
        assert recurring_messages.find_channel(client, guild.id, news.id) is recurring_messages.Obstacle.LATER
    with monkeypatch.context() as start:
        start.setattr(client, "is_ready", lambda: False)
        assert recurring_messages.find_channel(client, 404, news.id) is recurring_messages.Obstacle.LATER
