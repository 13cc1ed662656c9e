"""`/leaderboard scope: against computers`: games are counted by level and change no rating."""

from __future__ import annotations

from typing import Any

import pytest

from bot.features.privacy import personal_data
from bot.ops import check_database
from bot.ratings import rating_updates
from bot.ratings.leaderboards import Leaderboards
from bot.ratings.profiles import profile
from bot.store.rating_queries import Board, Key
from bot.store.schema import EVERYWHERE
from bot.tables import resigning
from bot.tables.manager import Manager
from bot.tables.proposal import Proposal
from engine.ai.character import Level
from engine.game_registry import games
from tests.bot.evening import Evening
from tests.bot.tables.test_manager import ADA, BORIS, GUILD, Clock, clock, manager

__all__ = ["clock", "manager"]


async def lose(manager: Manager, level: Level, *, channel: int, key: str = "lost_cities") -> int:
    """A game of Ada's against a computer, given up."""
    options = games()[key].Options(rounds=1)
    table = await manager.lobbies.begin(Proposal(key, options, GUILD, channel, ADA, computers=1, level=level))
    return (await manager.run(resigning.leave, table.id, ADA.id)).table.id


def row(user_id: int, side: int, placing: int, score: int, computer: str | None = None) -> dict[str, Any]:
    about = {"game": "lost_cities", "why": "played-out", "ended_at": 7}
    return {
        "user_id": user_id,
        "side": side,
        "placing": placing,
        "score": score,
        "computer": computer,
        "helped": False,
        "lineup": None,
    } | about


async def test_games_against_computers_are_counted_by_level_and_not_rated(
    manager: Manager, clock: Clock
) -> None:
    for number, level in enumerate((Level.EASY, Level.EXPERT, Level.EXPERT)):
        await lose(manager, level, channel=number)
    boards = Leaderboards(manager.store._database, now=clock)
    assert [board.lineup for board in await boards.against_computers()] == [
        "computers-easy",
        "computers-expert",
    ]
    assert await boards.rated_boards(EVERYWHERE) == []
    page = await boards.page(Board(EVERYWHERE, "lost_cities", "computers-expert"), "", 0, ADA.id)
    assert page.own is not None
    assert (page.own.listed.standing.games, page.own.listed.standing.wins) == (2, 0)
    assert await manager.store.read(profile, EVERYWHERE, ADA.id, ADA.id) is None, "none was rated"
    assert (await rating_updates.check_ratings(manager.store._database)).differences == ()
    assert await check_database._check_tables_and_ratings(manager.store._database) == 0


async def test_rebuild_keeps_counts_of_games_against_computers_but_not_of_deleted_users(
    manager: Manager, clock: Clock
) -> None:
    for number in range(3):
        await lose(manager, Level.HARD, channel=number)
    await rating_updates.rebuild_ratings(manager.store._database)
    assert (await rating_updates.check_ratings(manager.store._database)).differences == ()
    boards = Leaderboards(manager.store._database, now=clock)
    page = await boards.page(Board(EVERYWHERE, "lost_cities", "computers-hard"), "", 0, ADA.id)
    assert page.own is not None and page.own.listed.standing.games == 3
    await manager.run_for(personal_data.forget_person, ADA.id, "a former player")
    assert (await rating_updates.check_ratings(manager.store._database)).differences == ()
    assert await boards.against_computers() == []


def test_game_against_a_computer_adds_to_wins_and_keeps_the_best_score() -> None:
    standings: dict[Key, Any] = {}
    for placing, score in ((1, 40), (2, -3), (1, 25)):
        rating_updates.enter_against_computers(
            standings, [row(ADA.id, 0, placing, score), row(-9, 1, 3 - placing, 0, "hard")]
        )
    (standing,) = standings.values()
    assert (standing.rating, standing.wins, standing.games, standing.best) == (2, 2, 3, 40)


def test_resigned_game_against_a_computer_has_no_best_score() -> None:
    standings: dict[Key, Any] = {}
    rows = [row(ADA.id, 0, 2, 0), row(-9, 1, 1, 0, "hard")]
    rating_updates.enter_against_computers(standings, [{**one, "why": "resigned"} for one in rows])
    (standing,) = standings.values()
    assert (standing.games, standing.best) == (1, None)


def test_game_counts_against_the_strongest_opposing_computer() -> None:
    standings: dict[Key, Any] = {}
    rows = [
        row(ADA.id, 0, 1, 9),
        row(-1, 1, 2, 5, "easy"),
        row(-9, 2, 3, 0, "hard"),
        row(-13, 0, 1, 9, "expert"),
    ]
    rating_updates.enter_against_computers(standings, rows)
    assert [key.board.lineup for key in standings] == ["computers-hard"]


def test_games_without_opposing_computers_or_abandoned_are_not_counted() -> None:
    standings: dict[Key, Any] = {}
    computer = row(-9, 1, 1, 0, "hard")
    rating_updates.enter_against_computers(standings, [row(ADA.id, 0, 2, 9), row(BORIS.id, 1, 1, 9)])
    rating_updates.enter_against_computers(standings, [row(ADA.id, 0, 2, 9, "hard"), computer])
    rating_updates.enter_against_computers(
        standings, [row(ADA.id, 0, 2, 9) | {"why": "abandoned"}, computer | {"why": "abandoned"}]
    )
    assert standings == {}


@pytest.mark.slow
@pytest.mark.xdist_group("painters")  # one process, which warms them up once
async def test_leaderboard_against_computers_shows_the_level_and_own_rank_and_rejects_forged_boards(
    painters: None, evening: Evening
) -> None:
    none = await evening.say(evening.ada, "leaderboard", scope="computers")
    assert none.text == "Nobody has finished a game against computers yet. Start one with /practice!"
    await evening.open(rounds=1, computers=1, level="hard")
    await evening.resign(evening.ada)
    for board, own in (
        (await evening.say(evening.ada, "leaderboard", scope="computers"), "**ada** is"),
        (await evening.write(evening.ada, "leaderboard", scope="computers"), "You’re"),
    ):
        assert board.text == (
            f"**Leaderboard** · Lost Cities · against hard computers\n{own} #1 of 1 with no wins."
            "\n-# Dots: the last games, gold for a win · percent: games won · number: wins"
        )
        (alt,) = board.pictures.values()
        assert "1. ada, 0" in alt
    hers = await evening.say(evening.chen, "leaderboard", scope="computers")
    assert "**chen** has no rank here yet. Start a game against computers with /practice!" in hers.text
    elsewhere = await evening.pick(evening.ada, "everywhere · all time", board)
    assert elsewhere.text.endswith("Nobody finished a rated game there.")
    back = await evening.pick(evening.ada, "against computers", elsewhere)
    assert "against hard computers" in back.text
    for path in ("computers.lost_cities.1v1.ever.0", "server.lost_cities.computers-hard.ever.0"):
        forged = await evening.forge(evening.ada, f"eg:ranks:0:0:{path}", board)
        assert forged.text.startswith("There’s no leaderboard with that name. Try")
