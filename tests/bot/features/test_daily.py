"""`/daily`: the same deal for all players, one try, secret until it closes, and results."""

from __future__ import annotations

import json
import re
from typing import Any

import discord
import pytest
import simcord
from sqlalchemy import select

from bot.errors import Refused
from bot.features.daily import daily_deals, daily_jobs
from bot.features.daily import daily_queries as reminders
from bot.features.daily import daily_queries as stored
from bot.features.daily.daily_deals import DailyDeals
from bot.features.daily.daily_jobs import JOB
from bot.jobs import sender
from bot.jobs.computer_workers import Thought
from bot.ratings import rating_updates
from bot.store import Table, archive, connect, table_queries
from bot.store.jobs import Job
from bot.store.schema import EVERYWHERE, daily_played
from bot.tables import solo
from bot.tables.notifications import set_preferences
from bot.tables.proposal import Person
from bot.ui import pictures
from bot.ui.custom_id import CustomId
from bot.ui.message import Image, Message
from engine.core.catalogue import Say
from engine.core.phrasing import numeral
from render.daily_picture import Card
from tests.bot import solo_deals
from tests.bot.evening import DAY, HOUR, Evening, Seen, Tap
from tests.bot.features.test_history import file
from tests.bot.jobs.test_failures import messages_of
from tests.bot.named import is_named
from tests.bot.thinking import Judging
from tests.examples import slow

Actor = simcord.MemberActor
PLAY = "Play today’s deal"
TIKAL, DUEL = 6, 0
"""Days of the week."""


def every_day(monkeypatch: pytest.MonkeyPatch, weekday: int) -> None:
    """Make all days of the week the same."""
    plan = daily_deals.plans()[weekday]
    monkeypatch.setattr(daily_deals, "plans", lambda: (plan,) * 7)


@pytest.fixture
def expert() -> None:
    """Enable the expert's game, which other tests disable."""


@pytest.fixture
def duels(
    request: pytest.FixtureRequest, evening: Evening, hourly: None, monkeypatch: pytest.MonkeyPatch
) -> Evening:
    """Make each day a duel of one round."""
    every_day(monkeypatch, DUEL)
    if "expert" not in request.fixturenames:
        monkeypatch.setattr(daily_jobs, "ask_expert", lambda *_: None)
    return evening


async def begin(evening: Evening, person: Actor, **where: Any) -> Seen:
    """Return the first question of a player's try."""
    return await evening.press(person, PLAY, await evening.say(person, "daily", **where))


async def table_of(evening: Evening, person: Actor, day: int | None = None) -> Table:
    manager = evening.bot.manager
    own = await manager.store.read(stored.try_of, day or DailyDeals(manager).today, person.id)
    assert own is not None
    return await manager.table(own.table_id)


ENDS_TURN = 99
"""Beyond the number of answers: the last one."""


async def turn(
    evening: Evening, person: Actor, shown: Seen, *, place: int = 0, day: int | None = None
) -> Seen:
    """Play a whole turn by presses, each time with the answer at `place`, by default the first."""
    table = await table_of(evening, person, day)
    return await solo_deals.turn(evening, person, table, shown, place=place)


async def play_out(evening: Evening, person: Actor, *, place: int = 0, day: int | None = None) -> int:
    """Play a player's try to its end without presses. Return the points."""
    bot = evening.bot
    if day is None:
        await DailyDeals(bot.manager).begin(Person(person.id, person.name))
    table_id = (await table_of(evening, person, day)).id
    await solo_deals.play_out(evening, person, table_id, place=place)
    (own, *_) = await bot.manager.store.read(archive.ending, table_id)
    return own.score


async def look_back(evening: Evening, person: Actor, **where: Any) -> Seen:
    """Return yesterday's deal on the next day."""
    await evening.pass_time(DAY)
    return await evening.say(person, "daily", day="yesterday", **where)


# One message


async def test_daily_deal_is_played_in_one_private_message_up_to_score_and_places_and_nothing_is_posted(
    duels: Evening,
) -> None:
    intro = await duels.say(duels.ada, "daily")
    assert intro.is_private
    assert "· Lost Cities\n" in intro.text
    assert "Nobody has" not in intro.text, "which may be untrue a minute later"
    closes = f"It closes on <t:{daily_deals.closes_at(DailyDeals(duels.bot.manager).today)}:f>"
    assert closes in intro.text, "nobody edits a private answer: true of later days too"
    assert intro.labels == [PLAY, "Standings", "Learn by playing", "Remind me daily"]
    shown = await duels.press(duels.ada, PLAY, intro)
    while shown.labels[0] != "Share":
        assert len(shown.pictures) == 1
        assert shown.id == intro.id
        shown = await turn(duels, duels.ada, shown)
    assert shown.id == intro.id
    assert re.search(r"You scored \*\*−?\d+ points?\*\*\.", shown.text)
    assert "This server: **1st** of 1\nEverywhere: **1st** of 1" in shown.text
    closes_at = closes.removeprefix("It closes on ")
    assert f"Places can still change until it closes on {closes_at}." in shown.text
    assert shown.labels == ["Share", "To paste", "Standings", "As text", "Log", "Remind me daily"]
    assert duels.posts == [], "the channel is not notified"
    assert duels.direct_messages(duels.ada) == []


async def test_next_question_in_the_daily_deal_shows_the_computers_move_and_offers_no_back_or_advice(
    duels: Evening,
) -> None:
    shown = await begin(duels, duels.ada)
    after = await turn(duels, duels.ada, shown)
    table = await table_of(duels, duels.ada)
    history = await duels.bot.manager.history(table, duels.ada.id)
    assert [entry.seat for entry in history[1:]][-2:] == [solo.PLAYER, solo.OPPONENT]
    assert "You" in after.text
    assert table.players[solo.OPPONENT].name in after.text
    assert "Back" not in after.labels
    assert "What would you play?" not in after.labels, "everybody plays without help"


@pytest.mark.slow
async def test_daily_command_continues_an_unfinished_try_in_a_new_message_after_a_restart(
    duels: Evening,
) -> None:
    shown = await turn(duels, duels.ada, await begin(duels, duels.ada))
    before = (await table_of(duels, duels.ada)).version
    await duels.restart()
    again = await duels.say(duels.ada, "daily")
    assert again.id != shown.id
    assert again.labels == shown.labels
    assert (await table_of(duels, duels.ada)).version == before


async def test_daily_deal_can_be_played_in_direct_messages(duels: Evening) -> None:
    shown = await duels.press(duels.ada, PLAY, await duels.write(duels.ada, "daily"))
    after = await turn(duels, duels.ada, shown)
    assert after.id == shown.id
    assert after.is_private
    assert duels.posts == []


async def test_press_on_an_outdated_daily_panel_shows_the_current_one_and_plays_nothing(
    duels: Evening,
) -> None:
    shown = await begin(duels, duels.ada)
    old = shown.buttons
    current = await turn(duels, duels.ada, shown)
    before = await table_of(duels, duels.ada)
    shown_after = await duels.forge(duels.ada, old[next(iter(old))], shown)
    assert shown_after.text.startswith("*Those buttons are out of date.")
    assert list(shown_after.buttons) == list(current.buttons)
    assert list(shown_after.buttons) != list(old)
    assert (await table_of(duels, duels.ada)).version == before.version


@pytest.mark.slow
async def test_press_on_a_daily_panel_after_the_result_plays_nothing_and_names_the_daily_command(
    duels: Evening,
) -> None:
    shown = await begin(duels, duels.ada)
    old = next(iter(shown.buttons.values()))
    await play_out(duels, duels.ada)
    answer = await duels.forge(duels.ada, old, shown)
    assert answer.text == "The game has moved on, so nothing was played. Here’s how it stands: /daily"


async def test_help_page_on_practising_has_a_button_that_opens_todays_deal(duels: Evening) -> None:
    page = await duels.press(duels.ada, "Practise", await duels.say(duels.ada, "help"))
    intro = await duels.press(duels.ada, "Today’s deal", page)
    assert PLAY in intro.labels


class Failing(Judging):
    """A thinker whose process died and that cannot judge either."""

    async def decide(self, thought: Thought) -> str:
        raise ZeroDivisionError


async def test_move_in_the_daily_deal_is_kept_if_the_computer_fails_and_continue_plays_its_answer(
    duels: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = await begin(duels, duels.ada)
    before = await table_of(duels, duels.ada)
    with monkeypatch.context() as patch:
        patch.setattr(duels.bot.services.computers, "_thinker", Failing())
        after = await turn(duels, duels.ada, shown)
    assert duels.errors
    duels.errors.clear()
    assert after.text == "Your move is played, but the computer hasn’t answered yet. Try again in a moment."
    on = await duels.press(duels.ada, "Continue", after)
    assert (await table_of(duels, duels.ada)).version == before.version + 2
    assert len(on.pictures) == 1


# Same deal for all players


@pytest.mark.slow
@pytest.mark.parametrize(
    "weekday", [pytest.param(DUEL, id="duel"), pytest.param(TIKAL, id="tikal", marks=pytest.mark.slow)]
)
async def test_daily_deal_and_computer_moves_are_the_same_for_all_despite_a_restart_and_undone_steps(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, weekday: int
) -> None:
    """Before and after a restart, and with steps taken back."""
    every_day(monkeypatch, weekday)
    first, second = await begin(evening, evening.ada), await begin(evening, evening.boris)
    for round_ in range(4):
        # In Tikal the last answer ends the turn, and the computer answers.
        place = ENDS_TURN if weekday == TIKAL and round_ == 3 else 0
        first = await turn(evening, evening.ada, first, place=place)
        if round_ == 1:
            await evening.restart()
        if weekday == TIKAL and "Back" in second.labels:
            second = await evening.press(evening.boris, "Back", second)
            second = await turn(evening, evening.boris, second)
        second = await turn(evening, evening.boris, second, place=place)
        mine, theirs = [await table_of(evening, one) for one in (evening.ada, evening.boris)]
        assert mine.state == theirs.state
    assert mine.seed == theirs.seed
    logs = [
        [logged.entry for logged in await evening.bot.manager.store.read(table_queries.read_log, one.id)]
        for one in (mine, theirs)
    ]
    assert logs[0] == logs[1]
    assert {entry.seat for entry in logs[0]} == {solo.PLAYER, solo.OPPONENT}


@pytest.mark.slow
async def test_daily_deal_of_the_next_day_has_another_seed_and_table(duels: Evening) -> None:
    await begin(duels, duels.ada)
    before = await table_of(duels, duels.ada)
    await duels.pass_time(DAY)
    await begin(duels, duels.ada)
    after = await table_of(duels, duels.ada)
    assert after.seed != before.seed
    assert after.id != before.id


async def test_processes_that_draw_the_same_days_deal_both_use_the_one_stored_first(
    url: str, duels: Evening
) -> None:
    deals = [daily_deals.draw_deal(20_000, lambda seed=seed: seed) for seed in (1, 2)]
    databases = [connect(url) for _ in deals]
    kept = [await one.write(stored.store_deal, deal) for one, deal in zip(databases, deals, strict=True)]
    for one in databases:
        await one.close()
    assert kept == [deals[0], deals[0]]


# One try


@pytest.mark.slow
async def test_daily_deal_is_begun_once_by_double_and_later_presses(duels: Evening) -> None:
    intro = await duels.say(duels.ada, "daily")
    press = intro.buttons[PLAY]
    await duels.tap(Tap(duels.ada, intro, press), Tap(duels.ada, intro, press))
    table = await table_of(duels, duels.ada)
    await play_out(duels, duels.ada)
    end = await duels.forge(duels.ada, press, intro)
    assert end.labels[0] == "Share", "no second one after the end"
    assert (await table_of(duels, duels.ada)).id == table.id
    assert len([one async for one in _daily_tables(duels)]) == 1


async def _daily_tables(evening: Evening) -> Any:
    for number in range(1, 20):
        table = await evening.bot.manager.store.table(number)
        if table is not None and table.is_daily:
            yield table


CLOSED = (
    "play",
    "hand",
    "advice",
    "takeback",
    "askundo",
    "consent",
    "askresign",
    "resign",
    "return",
    "rematch",
    "plan",
    "board",
    "clocks",
    "pause",
    "wait",
    "standin",
    "endgame",
    "stop",
    "still",
    "resume",
)
"""Actions of other tables: advice, undo, hold."""


@pytest.mark.slow
async def test_advice_undo_and_resigning_are_refused_in_the_daily_deal(duels: Evening) -> None:
    shown = await turn(duels, duels.ada, await begin(duels, duels.ada))
    table = await table_of(duels, duels.ada)
    for verb in CLOSED:
        answer = await duels.forge(duels.ada, CustomId(verb, table.id, table.version).write(), shown)
        assert answer.text.startswith("You can’t do that in the daily deal"), verb
    assert await table_of(duels, duels.ada) == table
    for command in ("undo", "resign", "hand"):
        answer = await duels.write(duels.ada, command)
        assert answer.text.startswith("You’re not in any game right now."), command


# Nothing is revealed before midnight


LOOKS = ("verify", "replay", "share", "video", "turn", "leap", "openhand", "lookat", "analyse")


@pytest.mark.slow
@pytest.mark.parametrize("finished", [False, True], ids=["unfinished", "finished"])
async def test_open_daily_deal_cannot_be_replayed_analysed_or_exported_by_its_player_or_others(
    duels: Evening, finished: bool
) -> None:
    """Neither the player, before or after the end, nor others see it."""
    shown = await begin(duels, duels.ada)
    if finished:
        await play_out(duels, duels.ada)
    table = await table_of(duels, duels.ada)
    closes = daily_deals.closes_at(DailyDeals(duels.bot.manager).today)
    refused = f"Others are still playing this deal. You can see that after <t:{closes}:f>."
    told = []
    for verb in LOOKS:
        press = CustomId(verb, table.id, path=("0", "show")).write()
        mine = await duels.forge(duels.ada, press, shown)
        theirs = await duels.forge(duels.boris, press, shown)
        told += [mine, theirs]
        if verb == "verify" and not finished:
            assert "has the fingerprint" in mine.text
        else:
            assert mine.text == refused, verb
        assert theirs.text.startswith("That table is no longer there"), verb
    for values in ((str(table.id),), (f"#{table.id}",)):
        for verb in ("transcript", "replay"):
            (answer,) = await duels.tap(Tap(duels.ada, shown, CustomId(verb).write(), values))
            told.append(answer)
    told.append(await duels.say(duels.ada, "replay", game=f"#{table.id}"))
    told.append(await duels.say(duels.boris, "replay", game=f"#{table.id}"))
    told.append(await duels.say(duels.ada, "analyse", game=f"#{table.id}"))
    told.append(await duels.say(duels.chen, "daily", day="yesterday"))
    assert table.seed is not None
    for answer in told:
        assert table.seed not in answer.text
        assert not answer.pictures, answer
    kept = await duels.press(duels.ada, "Export", await duels.say(duels.ada, "privacy"))
    exported = json.loads(file(duels, kept))
    assert table.seed not in json.dumps(exported)
    assert [one["moves"] for one in exported["tables"]] == [[]]
    with pytest.raises(Refused, match="daily-open"):
        await duels.bot.manager.replay(table)
    with pytest.raises(Refused, match="daily-open"):
        await duels.bot.manager.transcript(table)


@pytest.mark.slow
async def test_anyone_can_watch_the_best_game_of_a_closed_daily_deal_and_players_verify_their_own(
    duels: Evening,
) -> None:
    people = (duels.ada, duels.boris)
    for one in people:
        await begin(duels, one)
    scores = {one: await play_out(duels, one, place=place) for place, one in enumerate(people)}
    best = max(people, key=scores.__getitem__)
    other = duels.boris if best is duels.ada else duels.ada
    table, lost = await table_of(duels, best), await table_of(duels, other)
    shown = await look_back(duels, duels.chen)
    assert f"The seed was `{table.seed}`" in shown.text
    assert f"1st · **{numeral(scores[best])}** · {best.name}" in shown.text
    replay = await duels.press(duels.chen, "Watch the best", shown)
    assert best.name in replay.text
    refused = await duels.forge(duels.chen, CustomId("replay", lost.id).write(), shown)
    assert refused.text.startswith("That table is no longer there"), "others' games are their own"
    mine = await duels.press(other, "My game", await duels.say(other, "daily", day="yesterday"))
    assert {"Replay", "Analyse", "Fairness"} <= set(mine.labels)
    verified = await duels.press(other, "Fairness", mine)
    assert verified.text.startswith("**Shuffle verified.**")


async def test_open_daily_deal_suggested_by_replay_or_analyse_is_refused_naming_its_closing_time(
    duels: Evening,
) -> None:
    await play_out(duels, duels.ada)
    closes = daily_deals.closes_at(DailyDeals(duels.bot.manager).today)
    for command in ("replay", "analyse"):
        (offered,) = await duels.ada.autocomplete(duels.channel, command, "game", "")
        answer = await duels.say(duels.ada, command, game=offered["value"])
        assert answer.text == f"Others are still playing this deal. You can see that after <t:{closes}:f>."


@pytest.mark.slow
async def test_replay_without_a_choice_passes_over_todays_deal(duels: Evening) -> None:
    await duels.begin()
    await duels.resign(duels.ada)
    await play_out(duels, duels.ada)
    replay = await duels.write(duels.ada, "replay")
    assert "**ada** & **boris** · the start" in replay.text


@pytest.mark.slow
async def test_daily_replay_needs_no_consent_to_show_hands(duels: Evening) -> None:
    await begin(duels, duels.ada)
    await play_out(duels, duels.ada)
    table = await table_of(duels, duels.ada)
    replay = await duels.press(duels.ada, "Watch the best", await look_back(duels, duels.ada))
    assert "agree" not in replay.text
    assert "Hide my hand" not in replay.labels
    forged = CustomId("openhand", table.id, path=("0", "hide"))
    again = await duels.forge(duels.ada, forged.write(), replay)
    assert again.pictures == replay.pictures, "one sent before an update hides nothing either"


# Results


@pytest.mark.slow
async def test_daily_ranking_shows_names_only_to_players_who_finished(duels: Evening) -> None:
    await begin(duels, duels.ada)
    score = await play_out(duels, duels.ada)
    before = await duels.press(duels.boris, "Standings", await duels.say(duels.boris, "daily"))
    assert f"1st · **{numeral(score)}**\n" in before.text
    assert not is_named("ada", before.text)
    closes = f"It closes on <t:{daily_deals.closes_at(DailyDeals(duels.bot.manager).today)}:f>"
    assert before.text.endswith(f"-# You’ll see the names once you’ve played. {closes}.")
    await play_out(duels, duels.boris, place=1)
    after = await duels.press(duels.boris, "Standings", await duels.say(duels.boris, "daily"))
    assert after.text.count("ada") == 1, "on this server; everywhere it is a label"
    assert after.text.endswith(f"-# {closes}.")
    assert re.search(r"Explorer \w{4}", after.text)


@pytest.mark.slow
async def test_daily_ranking_and_best_replay_show_no_name_of_another_server(duels: Evening) -> None:
    elsewhere = duels.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("games")
    dora = elsewhere.add_member(duels.env.create_user("dora"))
    await begin(duels, duels.ada)
    await play_out(duels, duels.ada, place=1)
    await begin(duels, dora, where=channel)
    await play_out(duels, dora, place=1)
    end = await duels.say(dora, "daily", where=channel)
    assert "This server: **1st** of 1\nEverywhere: **1st** of 2" in end.text
    yesterday = await look_back(duels, dora, where=channel)
    best = await DailyDeals(duels.bot.manager).standing(DailyDeals(duels.bot.manager).today - 1, dora.id, 0)
    assert best is not None
    for table_id in (one.table_id for one in best.best_everywhere):
        shown = await duels.forge(dora, CustomId("replay", table_id).write(), yesterday)
        assert not is_named("ada", shown.text)
    assert not is_named("ada", yesterday.text)
    assert "**dora**" in yesterday.text


async def test_shared_daily_result_shows_points_and_picture_without_pings_and_others_can_play_it(
    duels: Evening,
) -> None:
    await begin(duels, duels.ada)
    score = numeral(await play_out(duels, duels.ada))
    shared = await duels.press(duels.ada, "Share", await duels.say(duels.ada, "daily"))
    assert not shared.is_private
    points = "point" if score in ("1", "−1") else "points"
    assert shared.text == f"**ada** played today’s deal: **{score} {points}**."
    ((name, alt),) = shared.pictures.items()
    assert name == "daily-card.jpg"
    assert f"ada: {score} point" in alt
    assert shared.notified == set()
    assert shared.labels == ["Play it too", "Standings"]
    theirs = await duels.press(duels.boris, "Play it too", shared)
    assert theirs.is_private
    assert PLAY in theirs.labels


@pytest.mark.slow
async def test_daily_result_can_be_pasted_as_five_lines_without_cards(duels: Evening) -> None:
    await begin(duels, duels.ada)
    score = numeral(await play_out(duels, duels.ada))
    paste = await duels.press(duels.ada, "To paste", await duels.say(duels.ada, "daily"))
    assert paste.is_private
    fence, title, signs, points, place, streak, end = paste.text.splitlines()
    assert (fence, end) == ("```", "```")
    assert title.startswith("Daily deal ") and title.endswith(" · Lost Cities")
    assert signs and set(signs) <= {"🟩", "⬜"}
    assert points.split()[0] == score
    assert (place, streak) == ("Everywhere: 1st of 1", "🔥 1 day")


@pytest.mark.slow
async def test_daily_result_of_three_days_ago_is_pasted_without_the_streak_that_has_ended(
    duels: Evening,
) -> None:
    shown = await begin(duels, duels.ada)
    await play_out(duels, duels.ada)
    day = DailyDeals(duels.bot.manager).today
    await duels.pass_time(3 * DAY)
    paste = await duels.forge(duels.ada, CustomId("dailypaste", path=(str(day),)).write(), shown)
    assert paste.text.startswith("```\nDaily deal ")
    assert "🔥" not in paste.text


async def test_unfinished_daily_deal_cannot_be_pasted(duels: Evening) -> None:
    shown = await begin(duels, duels.ada)
    day = DailyDeals(duels.bot.manager).today
    refused = await duels.forge(duels.ada, CustomId("dailypaste", path=(str(day),)).write(), shown)
    assert refused.is_private and "```" not in refused.text


@pytest.mark.slow
async def test_second_share_of_a_daily_result_posts_nothing_and_links_the_first(duels: Evening) -> None:
    await begin(duels, duels.ada)
    await play_out(duels, duels.ada)
    result = await duels.say(duels.ada, "daily")
    tap = Tap(duels.ada, result, result.buttons["Share"])
    first, *others = sorted(await duels.tap(*[tap] * 5), key=lambda answer: answer.is_private)
    assert [post.id for post in duels.posts] == [first.id]
    assert {answer.text for answer in others} == {"I’m still working on your last request. One moment!"}
    for _ in range(2):
        again = await duels.press(duels.ada, "Share", result)
        assert again.is_private
        assert first.link in again.text
        await duels.pass_time(DAY)
    assert len(duels.posts) == 1, "nor after the day is over"


@pytest.mark.slow
async def test_shared_result_gets_its_final_place_at_midnight_and_is_not_edited_before(
    duels: Evening,
) -> None:
    """The place at the time of sharing becomes the final place at midnight."""
    await begin(duels, duels.ada)
    await begin(duels, duels.boris)
    mine = await play_out(duels, duels.ada)
    shared = await duels.press(duels.ada, "Share", await duels.say(duels.ada, "daily"))
    assert "Everywhere: 1st of 1" in next(iter(shared.pictures.values()))
    theirs = await play_out(duels, duels.boris, place=1)
    place = "1st" if mine >= theirs else "2nd"
    assert "Everywhere: 1st of 1" in next(iter(shared.pictures.values())), "it is not edited again and again"
    await duels.pass_time(DAY)
    number = daily_deals.number_of(DailyDeals(duels.bot.manager).today - 1)
    assert shared.text.startswith(
        f"**ada** played **Daily deal {number}** · Lost Cities: **{numeral(mine)} point"
    )
    assert f"Everywhere: {place} of 2" in next(iter(shared.pictures.values()))
    assert shared.labels == ["Standings", "Today’s deal"]
    assert shared.notified == set()
    assert len(duels.posts) == 1
    ranks = await duels.press(duels.chen, "Standings", shared)
    assert "The seed was" in ranks.text


@pytest.mark.slow
async def test_shared_result_gets_its_final_place_if_the_bot_starts_after_midnight(duels: Evening) -> None:
    await begin(duels, duels.ada)
    await play_out(duels, duels.ada)
    shared = await duels.press(duels.ada, "Share", await duels.say(duels.ada, "daily"))
    await duels.skip_time(DAY, pace=10**6)  # no job runs, as if the bot were down
    await duels.restart()
    await duels.pass_time(2 * HOUR)
    assert shared.labels == ["Standings", "Today’s deal"]
    assert "Everywhere: 1st of 1" in next(iter(shared.pictures.values()))


@pytest.mark.slow
async def test_shared_picture_is_painted_as_final_at_midnight_or_when_shared_a_day_later(
    duels: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The picture is painted again at midnight, or as final if shared a day later."""
    painted: list[Card] = []
    paint = pictures.of_daily

    async def listening(card: Card, name: str, say: Say, *, alt: str) -> list[Image]:
        painted.append(card)
        return await paint(card, name, say, alt=alt)

    monkeypatch.setattr(pictures, "of_daily", listening)
    await begin(duels, duels.ada)
    await begin(duels, duels.boris)
    for player in (duels.ada, duels.boris):
        await play_out(duels, player)
    theirs = await duels.say(duels.boris, "daily")
    await duels.press(duels.ada, "Share", await duels.say(duels.ada, "daily"))
    await duels.pass_time(DAY)
    late = await duels.press(duels.boris, "Share", theirs)
    assert [card.is_over for card in painted] == [False, True, True]
    assert all(card.discards for card in painted), "each turn is a stone"
    assert f"played **Daily deal {painted[0].number}**" in late.text
    assert late.labels == ["Standings", "Today’s deal"]


async def test_unfinished_daily_try_cannot_be_shared(duels: Evening) -> None:
    shown = await begin(duels, duels.ada)
    press = CustomId("dailyshare", path=(str(DailyDeals(duels.bot.manager).today),)).write()
    for person in (duels.ada, duels.boris):
        answer = await duels.forge(person, press, shown)
        assert answer.is_private
        assert answer.text.startswith("You can share it once you’ve finished.")


@pytest.mark.slow
async def test_daily_try_finished_after_midnight_has_no_place_but_continues_the_streak(
    duels: Evening,
) -> None:
    """Cards are public from midnight on, so later results are not ranked."""
    await begin(duels, duels.ada)
    day = DailyDeals(duels.bot.manager).today
    shown = await duels.press(duels.ada, "Continue", await look_back(duels, duels.ada))
    assert len(shown.pictures) == 1
    shown = await turn(duels, duels.ada, shown, day=day)
    await play_out(duels, duels.ada, day=day)
    end = await duels.press(duels.ada, "My game", await duels.say(duels.ada, "daily", day="yesterday"))
    assert "You finished after it closed, so you’re not ranked." in end.text
    shared = await duels.press(duels.ada, "Share", end)
    assert "You finished" not in next(iter(shared.pictures.values())), "others read it"
    standing = await DailyDeals(duels.bot.manager).standing(day, duels.ada.id, duels.guild.id)
    assert standing is not None
    assert (standing.everywhere.rank, standing.everywhere.among) == (None, 0)
    assert standing.streak.current == 1


@pytest.mark.slow
async def test_daily_deal_not_begun_on_its_day_cannot_be_played_later(duels: Evening) -> None:
    intro = await duels.say(duels.ada, "daily")
    ranks = await duels.press(duels.ada, "Standings", await duels.say(duels.ada, "daily"))
    assert ranks.text.count("Nobody had finished it when you asked.") == 1
    yesterday = await look_back(duels, duels.ada)
    assert yesterday.text.count("Nobody finished it in time.") == 1
    answer = await duels.press(duels.ada, PLAY, intro)
    assert answer.text.startswith("That deal is closed, and you didn’t play it.")
    today = await duels.press(duels.ada, "Today’s deal", yesterday)
    assert PLAY in today.labels


async def test_daily_command_refuses_a_past_day_without_a_deal(duels: Evening) -> None:
    answer = await duels.say(duels.ada, "daily", day="yesterday")
    assert answer.text.startswith("There was no deal that day.")


@pytest.mark.slow
async def test_result_of_the_daily_deal_shows_the_experts_score_which_is_always_the_same(
    expert: None, duels: Evening
) -> None:
    await begin(duels, duels.ada)
    deal = await DailyDeals(duels.bot.manager).deal()
    assert deal.expert is not None, "by the time somebody has finished"
    await play_out(duels, duels.ada)
    assert await daily_jobs.expert_score(duels.bot.services.thinker, deal) == deal.expert, "always the same"
    end = await duels.say(duels.ada, "daily")
    assert f"Our expert scored {numeral(deal.expert)} point" in end.text


@pytest.mark.slow
async def test_streak_of_two_days_is_shown_in_result_and_share(duels: Evening) -> None:
    for wait in (0, DAY):
        await duels.pass_time(wait)
        await play_out(duels, duels.ada)
    end = await duels.say(duels.ada, "daily")
    assert "🔥 2 days in a row (your best: 2)." in end.text
    shared = await duels.press(duels.ada, "Share", end)
    told = next(iter(shared.pictures.values()))
    assert "2 days in a row, 2 at best" in told
    assert "your" not in told, "others read it"


# Reminders


async def remind(evening: Evening, person: Actor, when: str = "Every day at 08:00") -> Seen:
    asked = await evening.press(person, "Remind me daily", await evening.say(person, "daily"))
    assert asked.is_private
    return await evening.pick(person, when, asked)


async def test_daily_reminder_comes_at_the_chosen_hour_until_stopped(
    duels: Evening,
) -> None:
    """Once a day, not after the deal is played, and no longer after the button is pressed again."""
    on = await remind(duels, duels.ada)
    assert on.text.startswith("I’ll send you a DM every day at <t:")
    assert re.search(r"The first one comes on <t:\d+:D>\.$", on.text)
    await duels.pass_time(7 * HOUR)
    assert duels.direct_messages(duels.ada) == []
    await duels.pass_time(2 * HOUR)
    (told,) = duels.direct_messages(duels.ada)
    number = daily_deals.number_of(DailyDeals(duels.bot.manager).today)
    closes = daily_deals.closes_at(DailyDeals(duels.bot.manager).today)
    assert told.text == f"**Daily deal {number}** · Lost Cities is open. It closes on <t:{closes}:f>."
    assert told.labels == [PLAY, "Stop reminding me"]
    assert not told.is_silent
    shown = await duels.press(duels.ada, PLAY, told)
    assert shown.id == told.id
    await duels.pass_time(DAY)
    assert len(duels.direct_messages(duels.ada)) == 2
    await play_out(duels, duels.ada)
    today = await duels.say(duels.ada, "daily")
    assert today.labels[-1] == "Stop reminding me"
    off = await duels.press(duels.ada, "Stop reminding me", today)
    assert off.text == "I won’t remind you of the daily deal any more."
    await duels.pass_time(2 * DAY)
    assert len(duels.direct_messages(duels.ada)) == 2
    assert duels.direct_messages(duels.boris) == []


async def test_first_daily_reminder_is_tomorrows_if_todays_deal_is_finished(duels: Evening) -> None:
    await play_out(duels, duels.ada)
    on = await remind(duels, duels.ada, "Every day at 23:00")
    (first,) = re.findall(r"The first one comes on <t:(\d+):D>", on.text)
    assert solo.day_of(int(first)) == DailyDeals(duels.bot.manager).today + 1


@pytest.mark.slow
async def test_daily_reminder_is_not_sent_if_the_deal_is_finished_before_its_hour(duels: Evening) -> None:
    await remind(duels, duels.ada, "Every day at 23:00")
    await play_out(duels, duels.ada)
    await duels.pass_time(DAY - 2 * HOUR)
    assert duels.direct_messages(duels.ada) == []


@pytest.mark.slow
async def test_daily_reminder_says_on_the_next_day_that_its_deal_is_closed_and_loses_its_buttons(
    duels: Evening,
) -> None:
    await remind(duels, duels.ada, "When it opens (midnight UTC)")
    await duels.pass_time(2 * DAY)
    first, second = duels.direct_messages(duels.ada)
    number = daily_deals.number_of(DailyDeals(duels.bot.manager).today)
    assert first.text == f"**Daily deal {number - 1}** · Lost Cities is closed."
    assert first.labels == []
    assert second.text.startswith(f"**Daily deal {number}** · Lost Cities is open.")


@pytest.mark.slow
async def test_closed_reminder_is_edited_once_while_its_player_finishes_the_next_deals(
    duels: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    edited, edit = list[int](), sender.edit_message

    async def edit_and_note(message: discord.PartialMessage, content: Message) -> None:
        edited.append(message.id)
        await edit(message, content)

    monkeypatch.setattr(sender, "edit_message", edit_and_note)
    await remind(duels, duels.ada, "Every day at 23:00")
    await duels.pass_time(DAY)
    (reminder,) = duels.direct_messages(duels.ada)
    for _ in range(2):
        await play_out(duels, duels.ada)
        await duels.pass_time(DAY)
    assert duels.direct_messages(duels.ada)[0].text.endswith("is closed.")
    assert edited.count(reminder.id) == 1


@pytest.mark.slow
async def test_daily_reminder_in_which_a_try_was_begun_is_closed_the_next_day_without_its_picture(
    duels: Evening,
) -> None:
    await remind(duels, duels.ada, "When it opens (midnight UTC)")
    await duels.pass_time(DAY)
    (reminder,) = duels.direct_messages(duels.ada)
    begun = await duels.press(duels.ada, "Play", reminder)
    assert begun.id == reminder.id
    assert begun.stored.attachments
    await duels.pass_time(DAY)
    first, _ = duels.direct_messages(duels.ada)
    assert first.text.endswith("is closed.")
    assert (first.labels, first.stored.attachments) == ([], [])


@pytest.mark.slow
async def test_daily_reminder_in_which_the_try_was_finished_is_left_unchanged_the_next_day(
    duels: Evening,
) -> None:
    await remind(duels, duels.ada, "When it opens (midnight UTC)")
    await duels.pass_time(DAY)
    (reminder,) = duels.direct_messages(duels.ada)
    await duels.press(duels.ada, "Play", reminder)
    text = reminder.text
    await play_out(duels, duels.ada)
    await duels.pass_time(DAY)
    assert duels.direct_messages(duels.ada)[0].text == text


async def test_daily_reminder_in_quiet_hours_is_silent(duels: Evening) -> None:
    await duels.bot.manager.run_for(set_preferences, duels.ada.id, quiet_from=22, quiet_until=9)
    await remind(duels, duels.ada)
    await duels.pass_time(DAY)
    (told,) = duels.direct_messages(duels.ada)
    assert told.is_silent


async def test_daily_reminder_job_run_again_after_its_message_was_sent_sends_no_second_one(
    duels: Evening,
) -> None:
    """The bot stopped after sending it, before it was recorded."""
    await remind(duels, duels.ada)
    await duels.pass_time(9 * HOUR)
    manager, user_id = duels.bot.manager, duels.ada.id
    kept = await manager.store.read(reminders.reminder_of, user_id)
    assert kept is not None
    assert kept.message_id == duels.direct_message(duels.ada).id
    reminding = duels.bot.scheduler._kinds[JOB]
    await reminding.run(Job(JOB, user_id))
    assert len(duels.direct_messages(duels.ada)) == 1


@pytest.mark.slow
async def test_daily_reminder_missed_during_downtime_until_its_deal_closed_is_skipped(duels: Evening) -> None:
    """Otherwise it would be about the next deal, of which the next reminder is too."""
    await remind(duels, duels.ada, "Every day at 23:00")
    await duels.skip_time(DAY + 8 * HOUR, pace=10**6)  # no job runs, as if the bot were down
    await duels.restart()
    await duels.pass_time(2 * HOUR)
    assert duels.direct_messages(duels.ada) == []
    await duels.pass_time(14 * HOUR)
    assert len(duels.direct_messages(duels.ada)) == 1


async def test_daily_reminders_are_turned_off_if_the_players_direct_messages_are_closed(
    duels: Evening,
) -> None:
    await remind(duels, duels.ada)
    path = messages_of(duels.ada.user.dm_channel)
    duels.env.inject_error("POST", path, status=403, code=50007, times=None)
    await duels.pass_time(DAY)
    assert await duels.bot.manager.store.read(reminders.reminder_of, duels.ada.id) is None


async def test_forged_hour_of_the_daily_reminder_is_refused(duels: Evening) -> None:
    intro = await duels.say(duels.ada, "daily")
    press = CustomId("dailyremind", path=("at",)).write()
    for hour in ("24", "-1", "x", "9" * 12):
        (answer,) = await duels.tap(Tap(duels.ada, intro, press, (hour,)))
        assert answer.text.startswith("I don’t recognise this button."), hour
    for path in ((), ("x",), ("at", "8")):
        answer = await duels.forge(duels.ada, CustomId("dailyremind", path=path).write(), intro)
        assert answer.text.startswith("I don’t recognise this button."), path
    assert await duels.bot.manager.store.read(reminders.reminder_of, duels.ada.id) is None


# Other features


@pytest.mark.slow
async def test_daily_deal_is_unrated_and_missing_from_games_and_leaderboards(
    duels: Evening, url: str
) -> None:
    await begin(duels, duels.ada)
    await begin(duels, duels.boris)
    assert (await duels.write(duels.ada, "games")).text.startswith("You’re not playing anywhere")
    await play_out(duels, duels.ada)
    assert not await duels.bot.services.boards.against_computers()
    assert not await duels.bot.services.boards.rated_boards(EVERYWHERE)
    database = connect(url)
    found = await rating_updates.check_ratings(database)
    await database.close()
    assert not found.differences


@pytest.mark.slow
async def test_daily_tables_send_no_turn_reminders(duels: Evening) -> None:
    await begin(duels, duels.ada)
    await duels.pass_time(9 * DAY)
    assert duels.posts == []
    assert duels.direct_messages(duels.ada) == []


async def test_unfinished_daily_try_is_purged_after_a_week_and_its_table_emptied(duels: Evening) -> None:
    await begin(duels, duels.ada)
    day, store = DailyDeals(duels.bot.manager).today, duels.bot.manager.store
    table = await table_of(duels, duels.ada)
    await store.write(daily_deals.purge_expired_deals, (day + stored.UNFINISHED) * DAY)
    assert await store.read(stored.try_of, day, duels.ada.id) is not None
    await store.write(daily_deals.purge_expired_deals, (day + stored.UNFINISHED + 1) * DAY)
    assert await store.read(stored.try_of, day, duels.ada.id) is None
    emptied = await store.table(table.id)
    assert emptied is not None
    assert (emptied.players, emptied.state) == ((), None)


@pytest.mark.slow
async def test_privacy_counts_daily_deals_and_deletion_removes_the_user_from_their_ranking(
    duels: Evening,
) -> None:
    await begin(duels, duels.ada)
    for person in (duels.ada, duels.boris):
        await play_out(duels, person)
    page = await duels.say(duels.ada, "privacy")
    assert "1 daily deal" in page.text
    await duels.delete_data(duels.ada, page)
    today = DailyDeals(duels.bot.manager).today
    standing = await DailyDeals(duels.bot.manager).standing(today, duels.boris.id, duels.guild.id)
    assert standing is not None
    assert [one.user_id for one in standing.best_everywhere] == [duels.boris.id]


@pytest.mark.slow
@pytest.mark.parametrize("finished", [True, *slow(False)])
async def test_daily_deal_begun_or_finished_before_a_deletion_cannot_be_played_again_that_day(
    duels: Evening, finished: bool
) -> None:
    await begin(duels, duels.ada)
    if finished:
        await play_out(duels, duels.ada)
    await duels.delete_data(duels.ada)
    refused = await begin(duels, duels.ada)
    assert refused.text.startswith("You’ve already played this deal, before you deleted your data.")
    assert (await duels.press(duels.boris, PLAY, await duels.say(duels.boris, "daily"))).pictures
    await duels.pass_time(DAY)
    assert (await begin(duels, duels.ada)).pictures, "the next day’s deal is open to everyone"


@pytest.mark.slow
async def test_mark_that_a_deleted_user_has_played_names_no_user_and_is_purged_the_next_day(
    duels: Evening,
) -> None:
    await begin(duels, duels.ada)
    await duels.delete_data(duels.ada)
    store, today = duels.bot.manager.store, DailyDeals(duels.bot.manager).today
    kept = select(daily_played)
    (row,) = await store.read(lambda connection: connection.execute(kept).all())
    assert str(duels.ada.id) not in str(row)
    await store.write(daily_deals.purge_expired_deals, (today + 1) * DAY)
    assert await store.read(lambda connection: connection.execute(kept).all()) == []


# Forged presses


async def test_forged_day_of_a_daily_deal_is_refused(duels: Evening) -> None:
    intro = await duels.say(duels.ada, "daily")
    for verb in ("daily", "dailyplay", "dailyranks", "dailyshare"):
        for day in ("x", "-1", "0", "99999", "9" * 19):
            answer = await duels.forge(duels.boris, CustomId(verb, path=(day,)).write(), intro)
            assert answer.is_private
            assert answer.text.startswith("There was no deal that day."), (verb, day, answer.text)
    assert len([one async for one in _daily_tables(duels)]) == 0


async def test_forged_presses_at_anothers_daily_try_are_refused_and_change_nothing(duels: Evening) -> None:
    shown = await begin(duels, duels.ada)
    table = await table_of(duels, duels.ada)
    for verb in ("panel", "look", "undo", "text", "log"):
        answer = await duels.forge(duels.boris, CustomId(verb, table.id, table.version).write(), shown)
        assert answer.text.startswith("That table is no longer there"), verb
    assert await table_of(duels, duels.ada) == table
