"""Ratings: how a game changes its players' skills, and that they follow from the results alone."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import text

from bot.__main__ import main
from bot.ratings import rating_model, rating_updates
from bot.ratings.rating_model import METHOD, NEW, Game, Ledger, Player, Side, points, rate
from bot.ratings.rating_updates import game_of
from bot.store import Database, Store, rating_queries
from bot.store.rating_queries import Board, Key, Skill
from bot.store.schema import EVERYWHERE
from bot.tables import resigning
from bot.tables.manager import Manager
from bot.tables.proposal import Person, Proposal
from engine.game_registry import games

ADA, BORIS, CHEN, DANA = (Person(11 * n, name) for n, name in enumerate(("ada", "boris", "chen", "dana"), 1))
GUILD = 5
DUEL = Board(EVERYWHERE, "lost_cities", "1v1")
NOW = 1_790_000_000

skills = st.builds(Skill, st.floats(-20, 70), st.floats(0.5, 9))


def sides_of(placings: list[int], size: int, known: list[Skill]) -> list[Side]:
    people = iter(enumerate(known))
    return [Side(placing, dict(next(people) for _ in range(size))) for placing in placings]


@st.composite
def played(draw: st.DrawFn) -> list[Side]:
    """Two to four sides of one or two, with any placings."""
    placings = draw(st.lists(st.integers(1, 4), min_size=2, max_size=4))
    size = draw(st.integers(1, 2))
    count = len(placings) * size
    return sides_of(placings, size, draw(st.lists(skills, min_size=count, max_size=count)))


# What a game makes of its players


@pytest.mark.slow
@given(played(), st.randoms())
def test_ratings_do_not_depend_on_the_order_of_seats(sides: list[Side], random: Random) -> None:
    others = [
        Side(side.placing, dict(random.sample(sorted(side.skills.items()), len(side.skills))))
        for side in sides
    ]
    random.shuffle(others)
    assert rate(others) == rate(sides)


@given(st.lists(skills, min_size=2, max_size=2))
def test_winner_of_a_duel_gains_and_loser_loses(known: list[Skill]) -> None:
    done = rate(sides_of([1, 2], 1, known))
    # A skill is rounded to six digits.
    assert done[0].mu >= round(known[0].mu, 6)
    assert done[1].mu <= round(known[1].mu, 6)


@given(skills, st.integers(2, 4))
def test_equally_rated_players_who_tie_stay_equally_rated(skill: Skill, count: int) -> None:
    done = set(rate(sides_of([1] * count, 1, [skill] * count)).values())
    assert len(done) == 1
    assert done.pop().mu == pytest.approx(skill.mu, abs=1e-5)


def test_tie_raises_the_weaker_and_lowers_the_stronger() -> None:
    done = rate(sides_of([1, 1], 1, [Skill(30, 4), Skill(20, 4)]))
    assert done[0].mu < 30
    assert done[1].mu > 20


@given(skills, skills)
def test_partners_of_equal_rating_change_equally(ours: Skill, theirs: Skill) -> None:
    done = rate(sides_of([1, 2], 2, [ours, ours, theirs, theirs]))
    assert done[0] == done[1]
    assert done[2] == done[3]


@given(played())
def test_better_place_among_equally_rated_players_gains_more(sides: list[Side]) -> None:
    level = [Side(side.placing, dict.fromkeys(side.skills, NEW)) for side in sides]
    done = rate(level)
    means = {side.placing: done[next(iter(side.skills))].mu for side in level}
    assert [means[placing] for placing in sorted(means)] == sorted(means.values(), reverse=True)


def test_leaving_a_won_game_costs_as_much_as_losing() -> None:
    """Even if a computer has won with what was left behind."""
    trio = sides_of([1, 2, 3], 1, [NEW] * 3)
    left = [replace(trio[0], left=frozenset({0})), *trio[1:]]
    lost = sides_of([3, 1, 2], 1, [NEW] * 3)
    assert rate(left) == rate(lost)


def test_partner_of_a_leaver_is_rated_as_if_both_had_stayed() -> None:
    pairs = sides_of([1, 2], 2, [NEW] * 4)
    left = [replace(pairs[0], left=frozenset({0})), pairs[1]]
    won, lost = rate(pairs), rate([replace(pairs[0], placing=2), replace(pairs[1], placing=1)])
    assert rate(left) == {**won, 0: lost[0]}


def test_newcomers_start_at_1000_and_rise_with_certainty() -> None:
    assert points(NEW) == 1000
    assert points(Skill(NEW.mu, 2)) > points(Skill(NEW.mu, 3)) > points(NEW)


# The book


def duel(table_id: int, winner: int, loser: int, at: int, guild_id: int = GUILD, **about: Any) -> Game:
    players = (Player(winner, 0, 1, 30, left=False), Player(loser, 1, 2, 10, left=False))
    return replace(Game(table_id, guild_id, "lost_cities", at, players), **about)


def test_rated_game_counts_on_its_server_and_everywhere_in_season_and_all_time() -> None:
    book = Ledger()
    changes = book.enter(duel(1, 11, 22, NOW))
    assert {change.board for change in changes} == {DUEL, DUEL._replace(guild_id=GUILD)}
    season = rating_model.season_of(NOW)
    ever, autumn = (book.standings[Key(DUEL, span, 11)] for span in ("", season))
    assert ever == autumn
    assert (ever.games, ever.wins, ever.best, ever.form) == (1, 1, 30, "1")


def test_rated_game_without_a_server_counts_everywhere_only() -> None:
    assert {change.board for change in Ledger().enter(duel(1, 11, 22, NOW, guild_id=0))} == {DUEL}


def test_standing_of_a_past_season_is_not_changed_by_later_games() -> None:
    book = Ledger()
    book.enter(duel(1, 11, 22, NOW))
    autumn = {key: standing for key, standing in book.standings.items() if key.season}
    book.enter(duel(2, 22, 11, NOW + 100 * 24 * 3600))
    assert {key: book.standings[key] for key in autumn} == autumn
    assert book.standings[Key(DUEL, "", 11)].games == 2


def test_form_is_the_last_five_placings_newest_last() -> None:
    book = Ledger()
    for number, winner in enumerate((11, 11, 22, 11, 22, 22)):
        book.enter(duel(number, winner, 33 - winner, NOW + number))
    assert book.standings[Key(DUEL, "", 11)].form == "12122"


def test_resigned_duel_counts_as_a_win_but_gives_no_best_score() -> None:
    book = Ledger()
    book.enter(replace(duel(1, 11, 22, NOW), played_out=False))
    standing = book.standings[Key(DUEL, "", 11)]
    assert (standing.wins, standing.best) == (1, None)


def test_player_who_left_before_a_computer_won_for_them_gets_no_best_score_and_no_win() -> None:
    book = Ledger()
    left = Player(11, 0, 1, 99, left=True)
    book.enter(duel(1, 11, 22, NOW, players=(left, Player(22, 1, 2, 10, left=False))))
    standing = book.standings[Key(DUEL, "", 11)]
    assert (standing.best, standing.wins, standing.form) == (None, 0, "2")


def test_line_up_names_the_number_of_players_per_side() -> None:
    def lineup(*sides: int) -> str:
        players = tuple(Player(user, side, 1, 0, left=False) for user, side in enumerate(sides, 1))
        return Game(1, 0, "lost_cities", 0, players).lineup

    assert lineup(0, 1) == "1v1"
    assert lineup(0, 1, 0, 1) == "2v2"
    assert lineup(0, 1, 2) == "1v1v1"


@pytest.mark.parametrize(
    ("at", "season"),
    [(0, "1970q1"), (1_790_000_000, "2026q3"), (1_798_761_599, "2026q4"), (1_798_761_600, "2027q1")],
)
def test_rating_seasons_are_quarters_of_the_year(at: int, season: str) -> None:
    assert rating_model.season_of(at) == season


def test_season_before_a_first_quarter_is_in_the_year_before_and_an_invalid_name_fails() -> None:
    assert rating_model.season_before("2027q1") == "2026q4"
    assert rating_model.season_before("2026q4") == "2026q3"
    for nonsense in ("", "2026", "2026q5", "q1", "२०२६q१"):
        with pytest.raises(ValueError):
            rating_model.season_before(nonsense)


# At real tables


@pytest.fixture
def clock() -> list[int]:
    return [NOW]


@pytest.fixture
def manager(opened: Database, clock: list[int]) -> Manager:
    return Manager(Store(opened), now=lambda: clock[0], seed=lambda: 1)


async def begin(manager: Manager, *people: Person, channel: int = 100, **about: Any) -> int:
    """A table at which these people sit, of Lost Cities unless another game is named."""
    game = games()[about.pop("game", "lost_cities")]
    options = game.Options(**about.pop("options", {"rounds": 1} if game.key == "lost_cities" else {}))
    host, *guests = people
    table = await manager.lobbies.open(
        Proposal(game.key, options, about.pop("guild", GUILD), channel, host, **about)
    )
    for guest in guests:
        await manager.lobbies.join(table.id, guest)
    await manager.lobbies.start(table.id, host.id)
    return table.id


async def skill(opened: Database, person: Person, board: Board = DUEL) -> Skill | None:
    key = Key(board, "", person.id)
    standing = (await opened.read(lambda connection: rating_queries.standings(connection, [key]))).get(key)
    return standing and standing.skill


async def test_leaving_a_game_rates_both_players_at_once(manager: Manager, opened: Database) -> None:
    await manager.run(resigning.leave, await begin(manager, ADA, BORIS), ADA.id)
    lost = rate(sides_of([2, 1], 1, [NEW, NEW]))
    assert (await skill(opened, ADA), await skill(opened, BORIS)) == (lost[0], lost[1])


@pytest.mark.parametrize(
    "about",
    [
        {"rated": False},
        {"options": {"rounds": 3}},  # given up in the first round of several
        {"game": "tikal", "computers": 2},
    ],
    ids=["unrated", "abandoned", "with computers"],
)
async def test_unrated_abandoned_or_computer_games_change_no_ratings(
    manager: Manager, opened: Database, about: dict[str, Any]
) -> None:
    await manager.run(resigning.leave, await begin(manager, ADA, BORIS, **about), ADA.id)
    assert await skill(opened, ADA) is None
    assert (await rating_updates.check_ratings(opened)).changes == 0
    rows = await opened.read(lambda connection: connection.execute(text("SELECT rated FROM results")).all())
    assert not any(rated for (rated,) in rows)


@pytest.mark.usefixtures("early_ends")
async def test_duel_resigned_at_once_is_not_rated(manager: Manager, opened: Database) -> None:
    await manager.run(resigning.leave, await begin(manager, ADA, BORIS), ADA.id)
    assert await skill(opened, BORIS) is None
    assert (await rating_updates.check_ratings(opened)).changes == 0


def test_player_replaced_by_a_computer_counts_as_left() -> None:
    about = {
        "game": "tikal",
        "guild_id": GUILD,
        "placing": 1,
        "score": 9,
        "why": "played-out",
        "ended_at": NOW,
        "lineup": None,
    }
    rows = [
        {"user_id": 11, "side": 0, "computer": "hard", **about},
        {"user_id": 22, "side": 1, "computer": None, **about},
    ]
    assert [player.left for player in game_of(7, rows).players] == [True, False]


async def test_games_of_one_user_are_rated_in_the_order_they_ended_despite_the_clock(
    manager: Manager, opened: Database, clock: list[int]
) -> None:
    """Otherwise the order for a rebuild would be undefined."""
    late = await begin(manager, ADA, BORIS, channel=1)
    early = await begin(manager, ADA, BORIS, channel=2)
    await manager.run(resigning.leave, early, BORIS.id)
    clock[0] -= 3600  # the clock was set back since then
    await manager.run(resigning.leave, late, ADA.id)
    changes = await opened.read(lambda connection: list(rating_queries.all_changes(connection)))
    assert [change.table_id for change in changes if change.user_id == ADA.id] == [early, early, late, late]
    assert (await rating_updates.check_ratings(opened)).differences == ()


# A clock that was wrong

TWENTY_YEARS = 20 * 365 * 24 * 3600


async def dates(opened: Database) -> dict[int, int]:
    """When each rated game ended."""
    changes = await opened.read(lambda connection: list(rating_queries.all_changes(connection)))
    return {change.table_id: change.at for change in changes}


async def test_game_that_ends_with_the_clock_years_ahead_is_dated_by_its_start(
    manager: Manager, opened: Database, clock: list[int]
) -> None:
    first = await begin(manager, ADA, BORIS)
    clock[0] += TWENTY_YEARS
    await manager.run(resigning.leave, first, ADA.id)
    clock[0] = NOW + 60
    second = await begin(manager, ADA, BORIS)
    await manager.run(resigning.leave, second, ADA.id)
    assert await dates(opened) == {first: NOW, second: NOW + 60}
    assert (await rating_updates.check_ratings(opened)).differences == ()


@pytest.mark.slow
async def test_games_dated_in_the_future_do_not_keep_later_ones_from_this_season(
    manager: Manager, opened: Database, clock: list[int]
) -> None:
    """Two games were opened and ended while the clock was ahead, one of them with a third player."""
    clock[0] += TWENTY_YEARS
    ahead = [await begin(manager, ADA, other, channel=other.id) for other in (CHEN, BORIS)]
    for table_id in ahead:
        await manager.run(resigning.leave, table_id, ADA.id)
    clock[0] = NOW
    later = [await begin(manager, BORIS, other, channel=2 * other.id) for other in (ADA, CHEN)]
    for table_id in later:
        clock[0] += 60
        await manager.run(resigning.leave, table_id, BORIS.id)
    dated = await dates(opened)
    assert [dated[table_id] for table_id in later] == [NOW + 60, NOW + 120]
    assert sorted(dated, key=dated.__getitem__) == [*ahead, *later]
    assert await rating_updates.rebuild_if_outdated(opened), (
        "the season that was wrong is corrected at the next start"
    )
    assert (await rating_updates.check_ratings(opened)).differences == ()
    seasons_played = {
        key.season for key, _ in await opened.read(lambda one: list(rating_queries.all_standings(one)))
    }
    assert seasons_played == {"", rating_model.season_of(NOW)}


async def season_of_games(manager: Manager, clock: list[int]) -> None:
    random, people = Random(3), [ADA, BORIS, CHEN, DANA]
    for channel in range(12):
        pair = random.sample(people, 2)
        partners = {"options": {"partners": True}} if channel % 4 == 3 else {}
        table_id = await begin(manager, *(people if partners else pair), channel=channel, **partners)
        clock[0] += random.randrange(2) * 20 * 24 * 3600
        await manager.run(resigning.leave, table_id, (people if partners else pair)[random.randrange(2)].id)


async def test_ratings_rebuilt_from_the_results_equal_the_stored_ones(
    manager: Manager, opened: Database, clock: list[int]
) -> None:
    await season_of_games(manager, clock)
    checked = await rating_updates.check_ratings(opened)
    assert checked.differences == ()
    assert checked.changes > 20
    kept = await opened.read(lambda connection: dict(rating_queries.all_standings(connection)))
    await rating_updates.rebuild_ratings(opened)
    assert await opened.read(lambda connection: dict(rating_queries.all_standings(connection))) == kept


TAMPERINGS = (
    "UPDATE ratings SET mu = mu + 0.000001 WHERE user_id = 11",
    "UPDATE ratings SET wins = wins + 1 WHERE user_id = 11",
    "DELETE FROM ratings WHERE user_id = 11",
    "UPDATE rating_histogram SET people = people + 1",
    "DELETE FROM rating_histogram",
    "UPDATE rating_changes SET sigma_after = 1 WHERE user_id = 11",
    "DELETE FROM rating_changes WHERE user_id = 11",
    'UPDATE results SET "placing" = 3 - "placing"',
)


@pytest.mark.slow
async def test_tampered_rating_is_found_and_corrected_by_a_rebuild(
    manager: Manager, opened: Database, clock: list[int]
) -> None:
    await season_of_games(manager, clock)
    for tampering in TAMPERINGS:
        await opened.write(lambda connection, done=tampering: connection.execute(text(done)))
        assert (await rating_updates.check_ratings(opened)).differences, tampering
        await rating_updates.rebuild_ratings(opened)
        assert (await rating_updates.check_ratings(opened)).differences == (), tampering


async def test_ratings_are_rebuilt_only_if_the_rating_method_is_unknown_or_new(
    manager: Manager, opened: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await manager.run(resigning.leave, await begin(manager, ADA, BORIS), ADA.id)
    await opened.write(lambda connection: connection.execute(text("DELETE FROM key_values")))
    assert await rating_updates.rebuild_if_outdated(opened), "no rating method was stored"
    assert not await rating_updates.rebuild_if_outdated(opened)
    await opened.write(lambda connection: connection.execute(text("UPDATE ratings SET mu = 1")))
    monkeypatch.setattr(rating_updates, "METHOD", METHOD + "!")
    assert await rating_updates.rebuild_if_outdated(opened)
    assert (await rating_updates.check_ratings(opened)).differences == ()


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["ratings"], 0, "Every rating matches the games"),
        (["ratings", "--rebuild"], 0, "Recalculated"),
    ],
)
def test_ratings_command_finds_no_difference_and_recalculates_with_rebuild(
    url: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    code: int,
    said: str,
) -> None:
    monkeypatch.setenv("DATABASE_URL", url)
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == code
    assert said in capsys.readouterr().out


def test_ratings_command_without_a_database_fails_and_creates_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path / 'none.db'}")
    with pytest.raises(SystemExit) as ended:
        main(["ratings"])
    assert ended.value.code == 1
    assert "no database" in capsys.readouterr().out
    assert not (tmp_path / "none.db").exists()
