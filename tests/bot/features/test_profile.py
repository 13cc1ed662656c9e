"""`/profile`: the results of a user's rated games and the course of the rating."""

from __future__ import annotations

from collections import defaultdict
from statistics import mean

import pytest
import simcord

from bot.features.leaderboard.profile_page import Lands, lands_of
from bot.features.privacy import personal_data
from bot.ratings.profiles import streaks
from bot.ratings.rating_model import NEW
from bot.store import deletion, rating_queries
from bot.store.rating_queries import Board, Key, Standing
from bot.store.schema import EVERYWHERE
from bot.tables.game import game_of, state_of
from engine.core.phrasing import numeral
from render import picture
from tests.bot.evening import Evening, Seen
from tests.bot.features.test_leaderboard import CROWD, JULY, play


async def test_profile_without_rated_games_is_private_and_tells_how_to_play(evening: Evening) -> None:
    mine = await evening.say(evening.ada, "profile")
    assert mine.is_private, "an empty answer is only for whoever asked"
    assert mine.text == "**ada** hasn’t finished a rated game on this server yet. /play opens a lobby."
    there = await evening.write(evening.ada, "profile")
    assert there.text == "**ada** hasn’t finished a rated game yet. /play opens a lobby."


async def words(evening: Evening, profile: Seen, person: simcord.MemberActor | None = None) -> str:
    assert list(profile.pictures) == ["profile-card.jpg"]
    told = await evening.press(person or evening.chen, "As text", profile)
    assert told.is_private
    assert (told.text,) == tuple(profile.pictures.values())
    return told.text


@pytest.mark.slow
async def test_first_rated_game_gives_a_public_profile_with_rank_and_wins(evening: Evening) -> None:
    await evening.begin()
    await evening.resign(evening.ada)
    his = await evening.say(evening.ada, "profile", user=evening.boris)
    assert not his.is_private
    assert his.notified == set()
    assert his.text == "**boris** · this server"
    told = await words(evening, his)
    assert told.startswith("**boris** · this server\n- Lost Cities · duel: **1")
    assert "one win in one game" in told
    assert "Rank 1 of 2 in Lost Cities · duel." in told
    assert "Longest streak: one win." in told
    assert "Most frequent opponent: **ada**, in one game, with one win." in told
    hers = await words(evening, await evening.say(evening.ada, "profile"))
    assert "No wins yet." in hers
    assert "Rank 2 of 2" in hers


@pytest.mark.slow
@pytest.mark.xdist_group("painters")  # one process, warmed up once
async def test_profile_tells_results_streak_scores_opponent_and_achievements(
    painters: None, evening: Evening
) -> None:
    ada = (evening.ada.id, "ada")
    await play(evening, [ada, CROWD[0]], at=JULY)
    await play(evening, [ada, CROWD[0]], at=JULY + 60, first=9)
    await play(evening, [CROWD[1], ada], at=JULY + 120, first=19)
    told = await words(evening, await evening.say(evening.ada, "profile"))
    assert "2 wins in 3 games · recent results: 1st, 1st, 2nd" in told
    assert "Longest streak: 2 wins.\n" in told
    assert "Best score 20, lowest 19." in told
    assert "Wins by seat: 2 of 2 in seat 1, 0 of 1 in seat 2." in told
    assert "Most frequent opponent: **player 0**, in 2 games, with 2 wins." in told
    # Each of them was won or lost by one point.
    assert "⚖️ **By a point**: won by a single point (2 times)" in told


async def test_profile_has_wins_against_computers_by_level(evening: Evening) -> None:
    await play(evening, [(evening.ada.id, "ada"), CROWD[0]], at=JULY)
    practised = [("lost_cities", "hard", 0), ("lost_cities", "easy", 5), ("tikal", "easy", 6)]
    new = {
        Key(Board(EVERYWHERE, game, f"computers-{level}"), "", evening.ada.id): Standing(
            NEW, wins, 7, wins, None, "", JULY
        )
        for game, level, wins in practised
    }
    await evening.bot.manager.store.write(rating_queries.overwrite_standings, new)
    told = await words(evening, await evening.say(evening.ada, "profile"))
    assert "Wins against computers: easy 5 of 7, hard 0 of 7." in told
    assert "Wins by seat" not in told, "there was one seat"


async def test_profile_is_text_if_its_picture_fails(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play(evening, [(evening.ada.id, "ada"), CROWD[0]], at=JULY)
    monkeypatch.setattr(picture, "career", None)
    mine = await evening.say(evening.ada, "profile")
    assert mine.text.startswith("**ada** · this server\n- Lost Cities · duel: **1")
    assert (mine.pictures, mine.labels) == ({}, [])
    assert evening.errors.pop().startswith("Painting a picture failed")


async def test_as_text_below_the_profile_of_a_deleted_user_says_that_the_profile_no_longer_exists(
    evening: Evening,
) -> None:
    await play(evening, [(evening.ada.id, "ada"), CROWD[0]], at=JULY)
    mine = await evening.say(evening.ada, "profile")
    await evening.bot.manager.run_for(personal_data.forget_person, evening.ada.id, "a former player")
    told = await evening.press(evening.chen, "As text", mine)
    assert told.text == "That profile no longer exists. /profile shows yours."
    for nobody in ("-7", "9" * 19, "9" * 80):
        assert (await evening.forge(evening.chen, f"eg:profiletext:0:0:{nobody}", mine)).text == told.text


async def test_profile_makes_no_pings_of_names_with_mentions(evening: Evening) -> None:
    await play(evening, [(evening.ada.id, "**@everyone** <@1>"), CROWD[0]], at=JULY)
    shown = await evening.say(evening.chen, "profile", user=evening.ada)
    told = (await evening.press(evening.chen, "As text", shown)).text
    assert "everyone" in told
    assert "@everyone" not in told
    assert "<@1>" not in told


async def test_profile_shows_no_games_of_another_server(evening: Evening) -> None:
    await play(evening, [(evening.ada.id, "ada"), CROWD[0]], at=JULY)
    guild = evening.env.create_guild("Elsewhere")
    channel = guild.create_text_channel("games")
    there = await evening.say(guild.add_member(evening.ada.user), "profile", where=channel)
    assert "hasn’t finished a rated game on this server" in there.text


async def test_practice_games_are_in_no_profile(evening: Evening) -> None:
    await evening.say(evening.ada, "practice", game="lost_cities")
    await evening.resign(evening.ada)
    assert "hasn’t finished a rated game" in (await evening.say(evening.ada, "profile")).text


def test_streaks_are_the_longest_and_the_current_run_of_wins() -> None:
    assert streaks([]) == (0, 0)
    assert streaks([2, 3]) == (0, 0)
    assert streaks([1, 1, 2, 1]) == (2, 1)
    assert streaks([1, 2, 1, 1]) == (2, 2)
    assert streaks([1, 1, 1, 4]) == (3, 0)


@pytest.mark.slow
async def test_profile_averages_points_per_land_over_games_played_to_the_end_also_archived_ones(
    evening: Evening,
) -> None:
    """The latest games count as they ended, also those whose state is deleted."""
    brought, tables = defaultdict[str, list[int]](list), []
    assert "Points from each land" not in await told_of_ada(evening)
    for _ in range(2):
        await evening.begin(rounds=1)
        await evening.hurry(left=0)
        tables.append(table := await evening.table())
        (seat,) = (player.seat for player in table.players if player.user_id == evening.ada.id)
        for land, points in game_of(table).points_by_land(state_of(table), seat):
            brought[land].append(points)
    await evening.begin(rounds=1)
    await evening.hurry(left=20)
    await evening.resign(evening.boris)
    told = await told_of_ada(evening)
    averages = {land: round(mean(points)) for land, points in brought.items()}
    first, *rest = sorted(averages.items(), key=lambda one: -one[1])
    assert f"Points from each land in the last 2 games, on average: {first[0]} {numeral(first[1])}" in told
    assert all(f"{land} {numeral(points)}" in told for land, points in rest)
    await evening.bot.manager.store.write(deletion._archive_games, [tables[0].id])
    assert (await evening.bot.manager.store.table(tables[0].id)).state is None
    assert await told_of_ada(evening) == told


@pytest.mark.slow
async def test_game_without_expeditions_counts_but_leaves_averages_per_land_unchanged(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.begin(rounds=1)
    await evening.hurry(left=0)
    table, brought = await evening.table(), [[("yellow", 5)], []]
    monkeypatch.setattr("bot.ratings.profiles.played_out", lambda *_: [(table.id, 0)] * 2)
    monkeypatch.setattr("bot.features.leaderboard.profile_page.points_by_land", lambda *_: brought.pop())
    lands = await lands_of(evening.bot.services, Board(EVERYWHERE, "lost_cities", "1v1"), evening.ada.id)
    assert lands == Lands({"yellow": 5}, games=2)


async def told_of_ada(evening: Evening) -> str:
    profile = await evening.say(evening.ada, "profile")
    return await words(evening, profile) if profile.pictures else profile.text
