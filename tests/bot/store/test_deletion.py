"""What is deleted when, and that the bot still answers afterwards."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.features import absence
from bot.ops import check_database
from bot.store import Table, deletion
from bot.store.deletion import ABSENCES_KEPT, AT_ONCE, ATTEMPTS_KEPT, DAY, LOBBIES_KEPT, STATES_KEPT
from bot.tables import clock as clocks
from bot.tables import lobby_rules, moves, positions, resigning
from bot.tables.manager import Manager
from tests.bot.evening import Evening, Seen
from tests.bot.plans import listening, plan
from tests.bot.tables.test_manager import ADA, BORIS, CHANNEL, Clock, begin, clock, manager, proposal

__all__ = ["clock", "manager"]


def kept(database: Path, question: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(database)) as connection, connection:
        return connection.execute(question).fetchall()


async def finish(manager: Manager, channel: int = CHANNEL) -> Table:
    """A game of two turns, given up."""
    table = await begin(manager, channel=channel)
    for _ in range(2):
        position = positions.committed(await manager.table(table.id))
        (seat,) = position.to_move
        action = position.legal_actions(seat)[0]
        await manager.run(moves.play, table.id, table.players[seat].user_id, action)
    return (await manager.run(resigning.leave, table.id, ADA.id)).table


async def test_finished_game_loses_its_state_after_its_term_and_is_read_from_its_log(
    manager: Manager, clock: Clock, database: Path
) -> None:
    over, running = await finish(manager), await begin(manager, channel=CHANNEL + 1)
    before = await manager.view(over, None), await manager.history(over), await manager.transcript(over)
    clock.now += STATES_KEPT
    await manager.purge_expired()
    assert kept(database, "SELECT count(*) FROM tables WHERE state IS NULL") == [(0,)]
    clock.now += 1
    await manager.purge_expired()
    assert kept(database, "SELECT id FROM tables WHERE state IS NULL") == [(over.id,)]
    stored = await manager.store.table(over.id)
    assert stored is not None
    for table in (stored, await manager.table(over.id)):
        position = await manager.view(table, None)
        assert position.state == before[0].state
        assert position.result == before[0].result
        assert await manager.history(table) == before[1]
        told = await manager.transcript(table)
        assert told == before[2]
        assert await manager.is_as_recorded(table, told)
    assert (await manager.table(running.id)).state is not None


async def test_check_finds_a_changed_result_or_a_missing_move_of_an_archived_game(
    manager: Manager, clock: Clock, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    over = await finish(manager)
    clock.now += STATES_KEPT + 1
    await manager.purge_expired()
    assert await check_database._check_tables_and_ratings(manager.store._database) == 0
    kept(database, "UPDATE results SET placing = 3 - placing")
    assert await check_database._check_tables_and_ratings(manager.store._database) == 1
    table = await manager.table(over.id)
    assert not await manager.is_as_recorded(table, await manager.transcript(table))
    kept(database, "UPDATE results SET placing = 3 - placing")
    kept(database, "DELETE FROM moves WHERE version = (SELECT max(version) FROM moves)")
    assert await check_database._check_tables_and_ratings(manager.store._database) == 1


async def test_players_of_a_cancelled_lobby_are_deleted_after_its_term(
    manager: Manager, clock: Clock, database: Path
) -> None:
    called_off = await manager.lobbies.open(proposal(BORIS))
    await manager.lobbies.run(lobby_rules.cancel_lobby, called_off.id, ADA.id)
    waiting = await manager.lobbies.open(proposal(BORIS))
    clock.now += LOBBIES_KEPT + 1
    await manager.purge_expired()
    assert kept(database, "SELECT DISTINCT table_id FROM seats") == [(waiting.id,)]
    assert kept(database, "SELECT id, host_id FROM tables") == [(called_off.id, 0), (waiting.id, ADA.id)]
    await manager.purge_expired()
    assert (await manager.table(called_off.id)).players == ()


async def test_states_of_many_expired_games_are_purged_in_batches(
    manager: Manager, clock: Clock, database: Path
) -> None:
    over = await finish(manager)
    columns = "game, rules_version, options, guild_id, channel_id, host_id, status, state, version"
    kept(
        database,
        f"INSERT INTO tables ({columns}, created_at, changed_at) WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL "
        f"SELECT i + 1 FROM n WHERE i < {AT_ONCE}) SELECT {columns}, created_at, changed_at FROM tables, n",
    )
    clock.now += STATES_KEPT + 1
    assert await manager.store.write(deletion.purge_expired, clock.now), "there is more"
    assert kept(database, "SELECT count(*) FROM tables WHERE state IS NOT NULL") == [(1,)]
    await manager.purge_expired()
    assert kept(database, "SELECT count(*) FROM tables WHERE state IS NOT NULL") == [(0,)]
    assert (await manager.table(over.id)).state is not None


async def test_purge_finds_expired_rows_by_an_index_without_scan_or_sort(
    manager: Manager, clock: Clock, database: Path
) -> None:
    await finish(manager)
    clock.now += STATES_KEPT + 1
    with listening() as asked:
        await manager.store.write(deletion.purge_expired, clock.now)
    steps = plan(database, [one for one in asked if one[0].startswith(("SELECT", "UPDATE"))])
    assert steps and [step for step in steps if step.startswith("SCAN") or "TEMP B-TREE" in step] == []


async def test_attempts_and_absences_are_deleted_after_their_terms(
    manager: Manager, clock: Clock, database: Path
) -> None:
    table = await begin(manager)
    await manager.store.outbox.attempt(table.id, 0, at=clock.now)
    stranger = 99
    await manager.run_for(absence.start_absence, stranger, clock.now + 1)
    for seconds, left in (
        (ATTEMPTS_KEPT, (1, 1)),
        (1, (0, 1)),
        (ABSENCES_KEPT - ATTEMPTS_KEPT, (0, 1)),
        (1, (0, 0)),
    ):
        clock.now += seconds
        await manager.purge_expired()
        counted = "SELECT (SELECT count(*) FROM outbox_attempts), (SELECT count(*) FROM absences)"
        assert kept(database, counted) == [left]


async def test_old_absence_within_a_running_turn_is_kept_with_its_deadline(
    manager: Manager, clock: Clock, database: Path
) -> None:
    table = await begin(manager)
    seat = positions.committed(table).to_move[0]
    await manager.run_for(absence.start_absence, table.players[seat].user_id, clock.now + DAY)
    before = clocks.deadline(await manager.table(table.id), seat)
    clock.now += ABSENCES_KEPT + DAY + 1
    await manager.purge_expired()
    assert clocks.deadline(await manager.table(table.id), seat) == before


@pytest.mark.slow
async def test_buttons_of_the_last_post_answer_the_same_after_archiving(evening: Evening) -> None:
    await evening.begin()
    await evening.move((await evening.legal())[0])
    await evening.resign(evening.ada)
    post = evening.post
    before = await _answers(evening, post)
    assert not await evening.bot.manager.store.write(
        deletion.purge_expired, evening.bot.manager.now() + STATES_KEPT + 1
    )
    assert (await evening.table()).state is None
    assert await _answers(evening, post) == before
    await evening.press(evening.boris, "Rematch", post)
    assert "boris offers you a rematch." in evening.post.text


@pytest.mark.slow
async def test_press_from_before_a_restore_on_an_archived_game_is_out_of_date(evening: Evening) -> None:
    await evening.begin()
    await evening.resign(evening.ada)
    await evening.bot.manager.store.write(deletion.purge_expired, evening.bot.manager.now() + STATES_KEPT + 1)
    table = await evening.table()
    post = evening.post
    future = {"custom_id": f"eg:text:{table.id}:{table.version + 2}:"}
    post.stored.components[-1]["components"][-1] |= future
    shown = await evening.press(evening.ada, "More…", post)
    assert shown.text.startswith("That message is out of date")
    assert "Game over" in evening.post.text


async def _answers(evening: Evening, post: Seen) -> list[tuple[str, list[str]]]:
    """What commands and buttons say of the game in the channel."""
    said = [
        *[await evening.press(evening.chen, label, post) for label in ("As text", "Log")],
        *[await evening.say(evening.boris, command) for command in ("hand", "board", "log", "undo")],
        *[await evening.say(evening.boris, command) for command in ("clock", "resign", "verify")],
        await evening.say(evening.boris, "history"),
        await evening.say(evening.boris, "move", move="+Y7 D"),
    ]
    return [(one.text, one.labels) for one in said]
