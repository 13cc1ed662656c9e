"""What a finished game changed: shown in its last post, unaffected by later games."""

from __future__ import annotations

import re
from itertools import pairwise
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest
from sqlalchemy import Connection, insert

from bot.ratings.rating_updates import game_of, rate
from bot.store import Database, Player, Store, Table, rating_queries
from bot.store.rating_queries import NO_EFFECTS, Best, Earned, Outcome
from bot.store.schema import FINISHED, results, tables
from bot.ui.outcome import outcome_lines
from engine.core.catalogue import catalogue
from tests.bot.evening import MINUTE, Evening
from tests.bot.jobs.test_restarts import restart_and_wait

PEOPLE = {11: "ada", 22: "boris", 33: "chen"}


def played(connection: Connection, number: int, guild: int, scores: dict[int, int], **about: Any) -> None:
    """A finished game, and what it makes of the ratings."""
    row = {"game": "tikal", "rules_version": 1, "options": "{}", "guild_id": guild, "channel_id": number}
    row |= {"host_id": 11, "status": FINISHED, "created_at": 0, "changed_at": number}
    connection.execute(insert(tables).values(id=number, **row))
    order = sorted(scores.values(), reverse=True)
    rows = [
        {
            "table_id": number,
            "seat": seat,
            "side": seat,
            "user_id": who,
            "name": PEOPLE[who],
            "game": "tikal",
            "guild_id": guild,
            "score": score,
            "placing": 1 + order.index(score),
            "why": "played-out",
            "rated": True,
            "computer": None,
            "lineup": None,
            "ended_at": 1000 + number,
            **about,
        }
        for seat, (who, score) in enumerate(scores.items())
    ]
    connection.execute(insert(results), rows)
    rate(connection, game_of(number, rows))


@pytest.mark.slow
async def test_record_is_only_a_score_above_the_servers_best_for_the_same_number_of_players(
    opened: Database,
) -> None:
    """For the same number of players; later games do not change it."""
    random, games = Random(4), dict[int, tuple[int, dict[int, int]]]()
    for number in range(1, 80):
        who = random.sample(sorted(PEOPLE), random.choice((2, 3)))
        games[number] = random.choice((5, 6)), {one: random.randrange(20 + number) for one in who}
    for number, (guild, scores) in games.items():
        await opened.write(lambda connection, now=(number, guild, scores): played(connection, *now))
    store, broken = Store(opened), 0
    for number, (guild, scores) in games.items():
        before = [
            (max(other.values()), -earlier)
            for earlier, (where, other) in games.items()
            if earlier < number and where == guild and len(other) == len(scores)
        ]
        outcome = await store.read(rating_queries.outcome, guild, number)
        if not before or max(before)[0] >= max(scores.values()):
            assert outcome.broken is None, number
            continue
        broken += 1
        assert outcome.broken is not None
        best, when = max(before)
        holders = [PEOPLE[one] for one, score in games[-when][1].items() if score == best]
        winners = [PEOPLE[one] for one, score in scores.items() if score == max(scores.values())]
        assert outcome.broken.before == Best(best, tuple(holders))
        assert outcome.broken.now == Best(max(scores.values()), tuple(winners))
    assert broken > 5


@pytest.mark.parametrize("about", [{"computer": "hard"}, {"why": "resigned"}])
async def test_resigned_games_and_games_with_computers_set_no_record(
    opened: Database, about: dict[str, Any]
) -> None:
    for number, more in enumerate(({}, about, {}), start=1):
        scores = {11: 10 * number, 22: number}
        await opened.write(
            lambda connection, now=(number, scores, more): played(connection, now[0], 5, now[1], **now[2])
        )
    store = Store(opened)
    assert (await store.read(rating_queries.outcome, 5, 2)).broken is None
    third = (await store.read(rating_queries.outcome, 5, 3)).broken
    assert third is not None and third.before.score == 10


async def test_rating_change_begins_where_the_last_one_ended_and_no_other_server_shows_it(
    opened: Database,
) -> None:
    for number in range(1, 13):
        await opened.write(lambda connection, now=number: played(connection, now, 5, {11: 10, 22: now}))
    store = Store(opened)
    gains = [(await store.read(rating_queries.outcome, 5, number)).of(11) for number in range(1, 13)]
    assert [gain and gain.games for gain in gains] == list(range(1, 13))
    for one, other in pairwise(gains):
        assert one is not None and other is not None and other.before == one.after
    assert await store.read(rating_queries.outcome, 6, 1) == NO_EFFECTS, (
        "on another server nothing has changed"
    )


async def test_last_post_and_dm_of_a_rated_game_show_rating_changes_and_of_a_first_game_no_record(
    evening: Evening,
) -> None:
    for left in (30, 0):
        await evening.begin()
        await evening.hurry(left=left)
        if left:
            await evening.resign(evening.ada)
            assert "record" not in evening.post.text
    first = evening.post.text
    assert "? = provisional: fewer than 10 games" in first
    assert "record" not in first, "nobody had played a game out before"
    told = re.search(r"^Ratings: \*\*ada\*\* ([\d,]+\? \([+−]\d+\)) · \*\*boris\*\* ", first, re.MULTILINE)
    assert told is not None
    own = evening.direct_message(evening.ada).text
    assert re.search(r"^Your rating: [\d,]+ → " + re.escape(told[1]), own, re.MULTILINE)


@pytest.mark.slow
async def test_rating_changes_of_a_game_are_the_same_after_later_games(evening: Evening) -> None:
    """After a restart, say, that came before anybody had noted the post."""
    await evening.begin()
    await evening.hurry(left=0)
    table = await evening.table()
    told = await evening.bot.manager.outcome(table)
    assert [gain.games for gain in told.gains] == [1, 1]
    await evening.begin()
    await evening.hurry(left=0)
    await evening.restart()
    assert await evening.bot.manager.outcome(table) == told


@pytest.mark.slow
async def test_end_not_posted_before_a_crash_is_posted_once_with_the_same_ratings(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.begin()
    await evening.hurry(left=30)
    monkeypatch.setattr(evening.bot.publisher, "schedule", lambda _table: None)
    await evening.resign(evening.ada)
    table, before = await evening.table(), len(evening.posts)
    changed = outcome_lines(table, await evening.bot.manager.outcome(table), catalogue())
    assert changed[0].startswith("Ratings: **ada** ") and " · **boris** " in changed[0]
    await restart_and_wait(evening)
    await evening.restart()
    await evening.pass_time(2 * MINUTE)
    assert len(evening.posts) == before + 1
    told = evening.post.text.split("\n")
    assert [line for line in told if line in changed] == changed
    assert outcome_lines(table, await evening.bot.manager.outcome(table), catalogue()) == changed


def achievements(*earned: tuple[int, str, int]) -> list[str]:
    """The lines that tell what Ada (11), Boris (22) and Chen (33) have managed."""
    players = tuple(Player(seat, who, name, joined=True) for seat, (who, name) in enumerate(PEOPLE.items()))
    return outcome_lines(
        cast(Table, SimpleNamespace(players=players)),
        Outcome(achievements=tuple(Earned(*one) for one in earned)),
        catalogue(),
    )


def test_two_rarest_achievements_get_a_line_each_and_the_others_are_counted() -> None:
    fortune, home, comeback = "lost_cities:fortune", "lost_cities:no-loss", "lost_cities:comeback"
    assert achievements() == []
    assert achievements((22, fortune, 1), (11, home, 3)) == [
        "**ada** · 🧭 **Safely home**: led five expeditions in a round without a loss, for the 3rd time",
        "**boris** · 💎 **A fortune**: scored seventy points with one expedition, for the first time",
    ]
    *_, last = achievements((22, fortune, 1), (11, home, 3), (11, comeback, 1), (11, "narrow", 1))
    assert last.endswith("(2 more: /profile)")


def test_same_achievement_of_both_partners_is_one_line_with_both_names() -> None:
    (line,) = achievements((11, "lost_cities:century", 1), (33, "lost_cities:century", 1))
    assert line.startswith("**ada** & **chen** · 🏛️ **Century**")


def test_repeated_achievement_is_shown_only_if_it_is_gold_and_an_unknown_one_never() -> None:
    assert len(achievements((11, "tikal:great-round", 1))) == 1
    assert achievements((11, "tikal:great-round", 2)) == []
    assert achievements((11, "lost_cities:fortune", 2)) == []
    assert len(achievements((11, "tikal:highest", 2))) == 1
    assert achievements((11, "chess:mate", 1)) == [], "a game that is no longer there"


async def test_number_of_an_achievement_counts_only_games_up_to_its_own(opened: Database) -> None:
    for number in range(1, 4):
        await opened.write(lambda connection, now=number: played(connection, now, 5, {11: 1 + now, 22: now}))
    store = Store(opened)
    for number in range(1, 4):
        assert (await store.read(rating_queries.outcome, 5, number)).achievements == (
            Earned(11, "narrow", number),
        )
