"""Boards and profiles of a thousand finished games say what plain counting says."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.ops import check_database
from bot.ratings import rating_updates
from bot.ratings.leaderboards import PAGE, Leaderboards
from bot.ratings.profiles import LATELY, profile, streaks
from bot.store import Database, Store, archive, connect
from bot.store.archive import Finished
from bot.store.rating_queries import Board
from bot.store.schema import EVERYWHERE
from engine.core.game_log import replay_log
from engine.core.types import PLAYED_OUT
from engine.game_registry import games
from tests.bot.thousand import APART, BEGUN, PEOPLE, Kept, achieved, fill, kept
from tests.examples import slow

NOW = BEGUN + 1001 * APART
DUEL = Board(EVERYWHERE, "lost_cities", "1v1")


@pytest.fixture(params=[24, *slow(1000)])
def played(request: pytest.FixtureRequest) -> list[Kept]:
    """Some of the games, or (slowly) all of them."""
    return kept(request.param)


@pytest.fixture
async def filled(url: str, played: list[Kept]) -> AsyncIterator[Database]:
    """A database in which they were finished."""
    database = connect(url)
    await database.write(lambda connection: fill(connection, played))
    yield database
    await database.close()


@pytest.mark.slow
async def test_boards_and_profiles_of_a_thousand_games_agree_with_plain_counting(
    filled: Database, played: list[Kept]
) -> None:
    """One test, since filling is what takes long."""
    finished = await _finished(filled)
    assert len(finished) == len(played)
    checked = await rating_updates.check_ratings(filled)
    assert checked.differences == ()
    assert await check_database._check_tables_and_ratings(filled) == 0
    for board in await Leaderboards(filled, now=lambda: NOW).rated_boards(EVERYWHERE):
        await _pages_have_everybody_once(filled, board, finished)
    for person in range(1, PEOPLE + 1):
        await _profile_is_counted(filled, person, finished)
    await _achievements_are_what_the_ends_bring(filled, played)


async def _finished(database: Database) -> list[Finished]:
    """Every game, as the results have it, in the order in which they ended."""
    store, found, people = Store(database), dict[int, Finished](), range(1, PEOPLE + 1)
    for person in people:
        mine = await store.read(archive.played_by, person, first=0, most=10**6)
        found |= {game.table_id: game for game in mine}
    return sorted(found.values(), key=lambda game: game.ended_at)


def _on(board: Board, games_: list[Finished]) -> list[Finished]:
    sizes = {"1v1": 2, "2v2": 4, "1v1v1": 3, "1v1v1v1": 4}
    return [game for game in games_ if game.game == board.game and len(game.players) == sizes[board.lineup]]


async def _pages_have_everybody_once(database: Database, board: Board, finished: list[Finished]) -> None:
    """In the order of the ratings, with the games, wins and best scores that the results have."""
    boards = Leaderboards(database, now=lambda: NOW)
    first = await boards.page(board, "", 0, 1)
    pages = [await boards.page(board, "", number, 1) for number in range(first.last + 1)]
    ranked = [one for page in pages for one in page.ranked]
    played = Counter(one.user_id for game in _on(board, finished) for one in game.players)
    won = Counter(one.user_id for game in _on(board, finished) for one in game.players if one.placing == 1)
    best = defaultdict[int, list[int]](list)
    for game in _on(board, finished):
        for one in game.players:
            if game.why == PLAYED_OUT:
                best[one.user_id].append(one.score)
    assert all(len(page.ranked) == PAGE for page in pages[:-1])
    assert sorted(one.listed.user_id for one in ranked) == sorted(played)
    ratings = [one.listed.standing.rating for one in ranked]
    assert ratings == sorted(ratings, reverse=True)
    assert [one.rank for one in ranked] == [
        1 + sum(other > rating for other in ratings) for rating in ratings
    ]
    for one in ranked:
        user_id, standing = one.listed.user_id, one.listed.standing
        counted = (played[user_id], won[user_id], max(best[user_id], default=None))
        assert (standing.games, standing.wins, standing.best) == counted


async def _profile_is_counted(database: Database, person: int, finished: list[Finished]) -> None:
    career = await database.read(profile, EVERYWHERE, person, person)
    mine = [game for game in finished if any(one.user_id == person for one in game.players)]
    if career is None:
        assert mine == []
        return
    assert sum(standing.games for _, standing in career.standings) == len(mine)
    board, standing = career.standings[0]
    own = [one for game in _on(board, mine) for one in game.players if one.user_id == person]
    assert standing.form == "".join(str(one.placing) for one in own)[-5:]
    assert career.streaks == streaks([one.placing for one in own][-200:])
    assert career.worst == min(one.score for one in own)
    assert len(career.course) == min(len(own), 200)
    if board.lineup == "1v1" and career.opponent is not None:
        lately = _on(board, mine)[-LATELY:]
        met = Counter(one.user_id for game in lately for one in game.players if one.user_id != person)
        assert career.opponent.games == max(met.values()) == met[career.opponent.user_id]


async def _achievements_are_what_the_ends_bring(database: Database, played: list[Kept]) -> None:
    for one in played:
        game = games()[one.key]
        *_, end = replay_log(game, game.Options(**one.options), len(one.people), int(one.seed, 16), one.moves)
        earned = {
            (user_id, f"{one.key}:{achievement}")
            for seat, user_id in enumerate(one.people)
            for achievement in game.earned(end.state, seat)
        }
        found = await database.read(lambda connection, number=one.number: achieved(connection, number))
        assert {(it.user_id, it.achievement) for it in found if ":" in it.achievement} == earned


@pytest.mark.slow
async def test_rebuild_restores_the_same_achievements(url: str) -> None:
    database = connect(url)
    await database.write(lambda connection: fill(connection, kept(120)))
    before = await _everything(database)
    assert {achievement for _, achievement, _, _ in before} >= {"narrow", "streak"}
    await rating_updates.rebuild_ratings(database)
    assert await _everything(database) == before
    await database.close()


async def _everything(database: Database) -> list[Any]:
    def read(connection: Any) -> list[Any]:
        return [one for number in range(1, 121) for one in achieved(connection, number)]

    return await database.read(read)


@pytest.mark.slow
def test_every_achievement_but_comebacks_of_several_rounds_occurs_in_a_thousand_games() -> None:
    """A failure names an achievement that occurs in no game or in every game."""
    managed = Counter[str]()
    for one in kept():
        game = games()[one.key]
        *_, end = replay_log(game, game.Options(**one.options), len(one.people), int(one.seed, 16), one.moves)
        for seat in range(len(one.people)):
            managed.update(f"{one.key}:{achievement}" for achievement in game.earned(end.state, seat))
    every = {
        f"{key}:{achievement}"
        for key, game in games().items()
        for achievement in getattr(game.achievements, "ACHIEVEMENTS", ())
    }
    missing = {achievement for achievement in every if not managed[achievement]}
    assert missing == {"lost_cities:comeback", "lost_cities_board:comeback"}, "these games have one round"
