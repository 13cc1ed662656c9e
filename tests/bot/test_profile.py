"""`/profile`: what somebody's rated games come to, and how the rating went."""

from __future__ import annotations

from bot.standings.careers import streaks
from render.chart import levels_apart
from tests.bot.evening import Evening
from tests.bot.test_leaderboard import CROWD, JULY, play, resign


async def test_who_has_not_played_yet(evening: Evening) -> None:
    mine = await evening.say(evening.ada, "profile")
    assert mine.text == "**ada** has not finished a rated game on this server yet. /play opens a table."
    there = await evening.write(evening.ada, "profile")
    assert there.text == "**ada** has not finished a rated game anywhere yet. /play opens a table."


async def test_after_the_first_game(evening: Evening) -> None:
    await evening.begin()
    await resign(evening)
    his = await evening.say(evening.ada, "profile", user=evening.boris)
    assert not his.is_private
    assert his.notified == set()
    assert his.text.startswith("**boris** · this server\n- Lost Cities · duel: **1,")
    assert "one win in one game" in his.text
    assert "Rank 1 in Lost Cities." in his.text
    assert "Longest streak: one win." in his.text
    assert "Met most often: **ada**, in one game with one win." in his.text
    assert his.pictures == {}, "one game makes no line"
    hers = await evening.say(evening.ada, "profile")
    assert "No win yet." in hers.text
    assert "Rank 2 in" in hers.text


async def test_a_chart_from_the_second_game_on(painters: None, evening: Evening) -> None:
    ada = (evening.ada.id, "ada")
    await play(evening, [ada, CROWD[0]], at=JULY)
    await play(evening, [ada, CROWD[0]], at=JULY + 60, first=9)
    await play(evening, [CROWD[1], ada], at=JULY + 120, first=19)
    mine = await evening.say(evening.ada, "profile")
    assert list(mine.pictures) == ["rating-chart.jpg"]
    assert mine.pictures["rating-chart.jpg"].startswith("Lost Cities · duel: the rating went from 1,")
    assert "2 wins in 3 games · last places 1 1 2" in mine.text
    assert "Longest streak: 2 wins.\n" in mine.text
    assert "Best score 20, lowest 19." in mine.text
    assert "Met most often: **player 0**, in 2 games with 2 wins." in mine.text


async def test_one_server_does_not_tell_of_another(evening: Evening) -> None:
    await play(evening, [(evening.ada.id, "ada"), CROWD[0]], at=JULY)
    guild = evening.env.create_guild("Elsewhere")
    channel = guild.create_text_channel("games")
    there = await evening.say(guild.add_member(evening.ada.user), "profile", where=channel)
    assert "has not finished a rated game on this server" in there.text


async def test_practice_is_in_nobodys_profile(evening: Evening) -> None:
    await evening.say(evening.ada, "practice", game="lost_cities")
    await resign(evening)
    assert "has not finished a rated game" in (await evening.say(evening.ada, "profile")).text


def test_streaks() -> None:
    assert streaks([]) == (0, 0)
    assert streaks([2, 3]) == (0, 0)
    assert streaks([1, 1, 2, 1]) == (2, 1)
    assert streaks([1, 2, 1, 1]) == (2, 2)
    assert streaks([1, 1, 1, 4]) == (3, 0)


def test_a_chart_has_few_levels() -> None:
    for reach in (0, 7, 40, 399, 1999):
        ratings = [1000, 1000 + reach]
        assert reach / levels_apart(ratings) <= 4
