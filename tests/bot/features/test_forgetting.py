"""Deleting a user: no trace of them remains, and nothing changes for others."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection

from bot.features import absence, barred, blocks, follow, table_alerts
from bot.features.cup import cups
from bot.features.cup.cups import Cups
from bot.features.daily.daily_deals import DailyDeals
from bot.features.league import league_queries, leagues
from bot.features.privacy import personal_data, privacy_page
from bot.features.privacy.personal_data import LeftTables
from bot.features.reports import Report, store_report
from bot.features.roles import Holder, record_holder
from bot.features.seek import seek_queries
from bot.features.seek.seek_jobs import schedule_question
from bot.ratings import rating_updates
from bot.ratings.leaderboards import Leaderboards
from bot.ratings.profiles import profile
from bot.store import Store, archive, deletion, dm_queries, outbox, rating_queries, table_queries
from bot.store.rating_queries import Achievement, Board
from bot.store.schema import EVERYWHERE
from bot.tables import consent, languages, moves, notifications, positions, resigning
from bot.tables.manager import Manager
from bot.tables.proposal import Person, Proposal
from engine.duplicate import DealPoints, Outcome
from engine.game_registry import games
from tests.bot.features.test_seek import seek
from tests.bot.ranked import standings
from tests.bot.tables.test_manager import BORIS, CHANNEL, CHEN, DANA, GUILD, Clock, clock, manager, proposal
from tests.examples import slow

__all__ = ["clock", "manager"]

ADELE = Person(918_273_645_546_372_819, "Adele Aventura")
FORMER_PLAYER = "a former player"


async def begin(manager: Manager, *guests: Person, channel: int = CHANNEL, **options: Any) -> int:
    """Adele opens a game and the guests join. Return its table id."""
    table = await manager.lobbies.open(proposal(*guests, channel=channel, host=ADELE, **options))
    for guest in guests:
        await manager.lobbies.join(table.id, guest)
    return (await manager.lobbies.start(table.id, ADELE.id)).id


async def duel(manager: Manager, clock: Clock, loser: Person, *, channel: int = CHANNEL) -> int:
    """Play a duel of Adele and Boris that one of them resigns."""
    table_id = await begin(manager, BORIS, channel=channel)
    clock.now += 60
    await manager.run(resigning.leave, table_id, loser.id)
    return table_id


async def everywhere(manager: Manager, clock: Clock) -> None:
    """Create data about Adele in all tables."""
    won = Achievement(ADELE.id, "lost_cities:century", await duel(manager, clock, BORIS), clock.now)
    await manager.store._database.write(
        lambda connection: rating_queries.write_achievements(connection, [won])
    )
    await manager.lobbies.rematch(await manager.table(await duel(manager, clock, ADELE)), BORIS.id)
    running = await begin(manager, BORIS, channel=201)
    await manager.run(consent.ask_for_pause, running, ADELE.id)
    await manager.store.write(
        outbox.record_hand, running, 0, dm_channel_id=7007, dm_message_id=8008, dm_version=1
    )
    await manager.store.write(dm_queries.remember_channel, ADELE.id, 7007)
    await manager.store.outbox.attempt(running, 0, at=clock.now)
    await begin(manager, BORIS, CHEN, DANA, channel=202, partners=True)
    await manager.lobbies.open(proposal(BORIS, channel=203, host=ADELE))
    await manager.lobbies.open(proposal(ADELE, channel=204, host=CHEN))
    await manager.lobbies.offer(proposal(channel=205, host=ADELE))
    options = games()["lost_cities"].Options()
    await manager.lobbies.begin(Proposal("lost_cities", options, 0, 7007, ADELE, computers=1))
    await manager.lobbies.begin(
        Proposal("lost_cities", options, GUILD, 206, ADELE, computers=2, watches=True)
    )
    await manager.run_for(notifications.set_preferences, ADELE.id, turns="channel", digest=8)
    await manager.run_for(privacy_page.set_public_name, ADELE.id, ADELE.name)
    await manager.run_for(languages.choose_language, ADELE.id, "en")
    await manager.run_for(absence.start_absence, ADELE.id, clock.now + 24 * 3600)
    clock.now += 60
    await manager.run_for(absence.end_absence, ADELE.id)
    await manager.store.write(archive.learn, ADELE.id, "lost_cities", 3)
    await DailyDeals(manager).begin(ADELE)
    await DailyDeals(manager).show_on(DailyDeals(manager).today, GUILD, ADELE)
    await manager.run_for(follow.follow, ADELE.id, running)
    await manager.run_for(table_alerts.add, ADELE.id, GUILD, "tikal")
    await manager.run_for(blocks.block, ADELE.id, CHEN)
    await manager.run_for(blocks.block, BORIS.id, ADELE)
    await manager.store.write(barred.bar, GUILD, ADELE)
    await manager.store.write(record_holder, GUILD, Holder(1, ADELE.id), given=True)
    for reporter, reported in ((ADELE, BORIS), (BORIS, ADELE)):
        await manager.store.write(
            store_report, Report(GUILD, reporter.id, reported.id, "no reason", clock.now)
        )
    for seeker, partner in ((ADELE, BORIS), (BORIS, ADELE)):
        with_partner = seek(
            seeker.id, guild_id=GUILD, name=seeker.name, partner_id=partner.id, partner_name=partner.name
        )
        await manager.store.write(seek_queries.write_seek, with_partner)
        await manager.store.write(schedule_question, with_partner, clock.now)
    await manager.store.write(cups.join, GUILD, ADELE, clock.now)
    await Cups(manager).begin(GUILD, ADELE, Cups(manager).week, 1)
    await manager.store.write(begin_league, clock.now)


def begin_league(connection: Connection, now: int) -> None:
    """Begin the season of a league in which Adele and five others play."""
    for person in (ADELE, *(Person(900 + number, f"player {number}") for number in range(5))):
        league_queries.join(connection, GUILD, person, now)
    season = leagues.prepare(connection, GUILD, now)
    league_queries.change_season(connection, season, begins_at=now)
    leagues.begin(connection, GUILD, "seed", (), now)


def cells(database: Path) -> list[str]:
    with closing(sqlite3.connect(database)) as connection:
        tables = [
            name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        ]
        return [
            str(cell)
            for table in tables
            for row in connection.execute(f"SELECT * FROM {table}")
            for cell in row
        ]


async def ratings_of(store: Store) -> dict[str, Any]:
    return {name: standing for name, standing in (await standings(store)).items() if name != ADELE.name}


async def test_deletion_leaves_no_id_or_name_of_the_user_in_the_database(
    manager: Manager, clock: Clock, database: Path
) -> None:
    await everywhere(manager, clock)
    before = cells(database)
    assert before.count(str(ADELE.id)) > 20
    kept = await manager.store.read(personal_data.summary, ADELE.id)
    assert all(kept.values()), "there is something of every kind"
    await manager.run_for(personal_data.forget_person, ADELE.id, FORMER_PLAYER)
    after = cells(database)
    assert str(ADELE.id) not in after
    assert not [cell for cell in after if "Adele" in cell or cell in ("7007", "8008")]
    assert not any((await manager.store.read(personal_data.summary, ADELE.id)).values())


async def test_deletion_keeps_other_users_games_and_ratings(manager: Manager, clock: Clock) -> None:
    won, lost = await duel(manager, clock, BORIS), await duel(manager, clock, ADELE)
    before = await ratings_of(manager.store)
    history = await manager.store.read(archive.played_by, BORIS.id, first=0, most=9)
    await manager.run_for(personal_data.forget_person, ADELE.id, FORMER_PLAYER)
    assert await ratings_of(manager.store) == before
    assert (await rating_updates.check_ratings(manager.store._database)).differences == ()
    kept = await manager.store.read(archive.played_by, BORIS.id, first=0, most=9)
    assert [game.table_id for game in kept] == [game.table_id for game in history] == [lost, won]
    assert [[one.name for one in game.players] for game in kept] == [
        ["boris", FORMER_PLAYER],
        [FORMER_PLAYER, "boris"],
    ]
    told = await manager.transcript(await manager.table(won))
    assert told.players == (FORMER_PLAYER, "boris")


async def test_deletion_removes_the_user_from_leaderboards(manager: Manager, clock: Clock) -> None:
    await duel(manager, clock, BORIS)
    await manager.run_for(personal_data.forget_person, ADELE.id, FORMER_PLAYER)
    boards = Leaderboards(manager.store._database, now=clock)
    page = await boards.page(Board(EVERYWHERE, "lost_cities", "1v1"), "", 0, BORIS.id)
    assert (page.count, [(one.rank, one.listed.user_id) for one in page.ranked]) == (1, [(1, BORIS.id)])
    assert await manager.store.read(profile, EVERYWHERE, ADELE.id, ADELE.id) is None
    career = await manager.store.read(profile, EVERYWHERE, BORIS.id, BORIS.id)
    assert career is not None and career.opponent is None


async def test_deletion_during_a_duel_ends_it_with_the_opponents_win(manager: Manager, clock: Clock) -> None:
    table_id = await begin(manager, BORIS)
    left = await manager.run_for(personal_data.forget_person, ADELE.id, FORMER_PLAYER)
    assert [table.id for table in left.games] == [table_id]
    table = await manager.table(table_id)
    result = (await manager.view(table, None)).result
    assert result is not None
    assert [table.players[seat].name for seat in result.winners] == ["boris"]
    assert table.version > table.published_version, "the end is pending to the world"
    assert (await rating_updates.check_ratings(manager.store._database)).differences == ()


async def test_deletion_at_a_table_of_four_puts_a_computer_there_and_rates_the_others(
    manager: Manager, clock: Clock
) -> None:
    await duel(manager, clock, BORIS)
    table_id = await begin(manager, BORIS, CHEN, DANA, partners=True)
    await manager.run_for(personal_data.forget_person, ADELE.id, FORMER_PLAYER)
    table = await manager.table(table_id)
    assert table.is_playing
    gone = next(player for player in table.players if player.name == FORMER_PLAYER)
    assert gone.computer is not None
    for person in (BORIS, CHEN, DANA):
        clock.now += 60
        await manager.run(resigning.leave, table_id, person.id)
    assert not (await manager.table(table_id)).is_playing
    assert set(await standings(manager.store, lineup="2v2")) == {"boris", "chen", "dana"}
    checked = await rating_updates.check_ratings(manager.store._database)
    assert checked.differences == ()
    assert checked.changes == 2 * (2 + 4)


async def test_user_who_left_a_running_match_can_be_deleted_and_the_others_finish_it(
    manager: Manager, database: Path
) -> None:
    opened = await manager.lobbies.open(replace(proposal(BORIS, CHEN, host=ADELE), duplicate=True))
    for guest in (BORIS, CHEN):
        await manager.lobbies.join(opened.id, guest)
    match = await manager.lobbies.start(opened.id, ADELE.id)
    await manager.run(resigning.leave, match.id, ADELE.id)
    assert (await manager.table(match.id)).is_playing
    await manager.run_for(personal_data.forget_person, ADELE.id, FORMER_PLAYER)
    assert str(ADELE.id) not in cells(database)
    for name, own in (("boris", 20), ("chen", 10)):
        seat = (await manager.table(match.id)).names.index(name)
        for _ in range(3):
            await manager.run(moves.apply_action, match.id, seat, Outcome(DealPoints(own, 10)))
    ending = await manager.store.read(archive.ending, match.id)
    assert {one.name: one.placing for one in ending} == {"boris": 1, "chen": 2, FORMER_PLAYER: 3}
    assert (await rating_updates.check_ratings(manager.store._database)).differences == ()


async def test_deletion_frees_the_users_seats_in_lobbies_and_cancels_lobbies_they_host(
    manager: Manager,
) -> None:
    own = await manager.lobbies.open(proposal(BORIS, host=ADELE))
    other = await manager.lobbies.open(proposal(ADELE, channel=CHANNEL + 1, host=CHEN))
    left = await manager.run_for(personal_data.forget_person, ADELE.id, FORMER_PLAYER)
    assert [table.id for table in left.lobbies] == [own.id, other.id]
    assert (await manager.table(own.id)).status == "cancelled"
    table = await manager.table(other.id)
    assert (table.status, table.names) == ("lobby", ("chen",))


async def test_full_lobby_does_not_start_by_itself_after_a_player_was_deleted(manager: Manager) -> None:
    lobby = await manager.lobbies.open(proposal(host=CHEN))
    full = await manager.lobbies.join(lobby.id, ADELE)
    assert full.starts_at is not None and full.host_due is not None
    await manager.run_for(personal_data.forget_person, ADELE.id, FORMER_PLAYER)
    table = await manager.table(lobby.id)
    assert (table.starts_at, table.host_due) == (None, None)


async def test_user_who_returns_after_a_deletion_has_one_rated_game_and_the_opponent_keeps_both(
    manager: Manager, clock: Clock
) -> None:
    await duel(manager, clock, BORIS)
    first = (await standings(manager.store))["boris"]
    await manager.run_for(personal_data.forget_person, ADELE.id, FORMER_PLAYER)
    await duel(manager, clock, BORIS)
    now = await standings(manager.store)
    assert (now[ADELE.name].games, now["boris"].games) == (1, first.games + 1)
    assert (await rating_updates.check_ratings(manager.store._database)).differences == ()
    await manager.run_for(personal_data.forget_person, ADELE.id, FORMER_PLAYER)
    assert (await rating_updates.check_ratings(manager.store._database)).differences == ()


async def test_rematch_with_a_deleted_player_has_a_free_seat(manager: Manager, clock: Clock) -> None:
    over = await duel(manager, clock, BORIS)
    await manager.run_for(personal_data.forget_person, ADELE.id, FORMER_PLAYER)
    again = await manager.lobbies.rematch(await manager.table(over), BORIS.id)
    assert (again.status, again.names) == ("lobby", ("boris",))
    await manager.lobbies.join(again.id, CHEN)
    assert (await manager.lobbies.start(again.id, BORIS.id)).is_playing


@pytest.mark.slow
async def test_failed_deletion_is_rolled_back(
    manager: Manager, clock: Clock, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await everywhere(manager, clock)
    before = cells(database)

    def fail(*_: Any) -> None:
        raise OSError("the power is gone")

    monkeypatch.setattr(deletion, "empty_table", fail)
    with pytest.raises(OSError):
        await manager.run_for(personal_data.forget_person, ADELE.id, FORMER_PLAYER)
    assert cells(database) == before


async def test_deletion_concurrent_with_the_end_of_a_game_leaves_no_id_in_the_database(
    manager: Manager, clock: Clock, database: Path
) -> None:
    table_id = await begin(manager, BORIS)
    outcomes = await asyncio.gather(
        manager.run(resigning.leave, table_id, BORIS.id),
        manager.run_for(personal_data.forget_person, ADELE.id, FORMER_PLAYER),
        manager.run_for(personal_data.forget_person, ADELE.id, FORMER_PLAYER),
        manager.run(resigning.leave, table_id, ADELE.id),
        return_exceptions=True,
    )
    assert all(isinstance(one, LeftTables) for one in outcomes[1:3])
    assert str(ADELE.id) not in cells(database)
    assert (await rating_updates.check_ratings(manager.store._database)).differences == ()


async def test_message_sent_during_deletion_is_not_recorded(manager: Manager, database: Path) -> None:
    table_id = await begin(manager, BORIS)
    await manager.run_for(personal_data.forget_person, ADELE.id, FORMER_PLAYER)
    await manager.store.write(
        outbox.record_hand, table_id, 0, dm_channel_id=7007, dm_message_id=8008, dm_version=2
    )
    await manager.store.write(dm_queries.remember_channel, ADELE.id, 7007)
    assert not {"7007", "8008"} & set(cells(database))
    assert (await manager.table(table_id)).players[0].dm_version == 2


# The export


@pytest.mark.slow
async def test_export_has_as_many_rows_of_each_kind_as_the_privacy_page_counts(
    manager: Manager, clock: Clock
) -> None:
    await everywhere(manager, clock)
    kept, told = (
        await manager.store.read(personal_data.summary, ADELE.id),
        json.loads(await personal_data.export_json(manager.store, ADELE.id, clock.now)),
    )
    assert told["format"] == "explorers-guild person 1"
    assert told["person"] == str(ADELE.id)
    assert told["preferences"]["turns"] == "channel"
    tables = told["tables"]
    solo = {one["table"] for kind in ("daily_games", "cup_games") for one in told[kind]}
    seated = [table for table in tables if table["own"] is not None and table["table"] not in solo]
    counted = {
        "finished": sum(len(table["results"]) for table in tables),
        "running": sum(table["status"] == "playing" for table in seated),
        "messages": sum(table["own"] is not None and table["own"]["message"] is not None for table in tables),
        "changes": sum(len(table["rating_changes"]) for table in tables),
        "standings": len(told["standings"]),
        "absences": len(told["absences"]),
        "lessons": len(told["lessons"]),
        "dailies": len(told["daily_games"]),
        "cups": len(told["cup_games"]),
        "cup_servers": len(told["cup_members"]),
        "leagues": len(told["league_members"]),
        "league_seasons": len(told["league_players"]),
    }
    assert {kind: kept[kind] for kind in counted} == counted
    watched = next(table for table in tables if table["own"] is None and table["status"] == "playing")
    assert watched["is_host"]


@pytest.mark.parametrize("key", ["lost_cities", *slow(*sorted(games().keys() - {"lost_cities"}))])
async def test_export_of_a_running_game_has_own_moves_but_no_seed_state_or_opponents_id(
    manager: Manager, clock: Clock, database: Path, key: str
) -> None:
    """The export has own moves, but no seed, state or other user's id."""
    game, random = games()[key], Random(key)
    await manager.lobbies.open(Proposal(key, game.Options(), GUILD, CHANNEL, ADELE, (BORIS,)))
    table = await manager.lobbies.join(
        (await manager.store.read(table_queries.live_on_server, GUILD))[0].id, BORIS
    )
    manager.lobbies.seed = lambda: 2**200 + random.randrange(2**100)
    table = await manager.lobbies.start(table.id, ADELE.id)
    own = []
    for _ in range(12):
        position = positions.committed(await manager.table(table.id))
        seat = position.to_move[0]
        action = random.choice(position.legal_actions(seat))
        player = table.players[seat]
        await manager.run(moves.play, table.id, player.user_id, action)
        own += [game.notation.write(action)] if player.user_id == ADELE.id else []
    data = (await personal_data.export_json(manager.store, ADELE.id, clock.now)).decode()
    (told,) = json.loads(data)["tables"]
    assert [move["text"] for move in told["moves"]] == own
    assert told["names"] == [ADELE.name, "boris"]
    assert str(BORIS.id) not in data.replace(str(ADELE.id), "")
    assert table.seed is not None and table.seed not in data
    assert not {"state", "seed"} & set(_keys(json.loads(data)))


def _keys(told: Any) -> list[str]:
    """Return all keys of a JSON value at any depth."""
    if isinstance(told, dict):
        return [*told, *(key for value in told.values() for key in _keys(value))]
    return [key for value in told for key in _keys(value)] if isinstance(told, list) else []
