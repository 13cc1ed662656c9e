"""Computers at the table: joining, moving, and playing for people who left."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.jobs.computer_turns import ComputerTurns
from bot.jobs.computer_workers import Thought, decided
from bot.store import Store, Table, connect, sharding, table_queries
from bot.store.schema import AWAITING
from bot.tables import invitations, lobby_rules, moves, resigning
from bot.tables import positions as table_positions
from bot.tables.computers import persona_of, personas
from bot.tables.manager import Manager
from bot.tables.proposal import Person, Proposal
from engine.ai.character import Level
from engine.core.types import Left, Returned
from engine.game_registry import games
from tests.bot.tables.test_manager import refusal
from tests.bot.thinking import Judging
from tests.examples import slow

ADA, BORIS, CHEN = Person(11, "ada"), Person(22, "boris"), Person(33, "chen")
HERE = 7


@pytest.fixture
async def manager(url: str) -> AsyncIterator[Manager]:
    manager = Manager(Store(connect(url)), now=lambda: 1_000, seed=lambda: 5)
    yield manager
    await manager.store.close()


@pytest.fixture
def thinker() -> Judging:
    return Judging()


@pytest.fixture
def computers(manager: Manager, thinker: Judging) -> ComputerTurns:
    return ComputerTurns(manager, thinker)


def proposal(game: str = "lost_cities", **other: Any) -> Proposal:
    return Proposal(game, games()[game].Options(), guild_id=1, channel_id=HERE, host=ADA, **other)


async def take_any_turn(manager: Manager, table: Table, person: Person) -> Table:
    """Play the first legal action until the turn is complete."""
    while True:
        position = table_positions.committed(table)
        seat = table.player_of(person.id)
        assert seat is not None
        action = position.game.rules.legal_actions(position.state, seat.seat)[0]
        table = (await manager.run(moves.play, table.id, person.id, action)).table
        if table_positions.committed(table).turn_complete:
            return table


async def until_ada(manager: Manager, computers: ComputerTurns, table: Table) -> Table:
    while await computers.take_turn(table.id):
        pass
    return await manager.table(table.id)


# Who they are


def test_there_are_four_distinct_computers_of_each_level() -> None:
    assert {level: sum(one.level is level for one in personas()) for level in Level} == dict.fromkeys(
        Level, 4
    )
    for what in ("user_id", "name", "face"):
        assert len({getattr(one, what) for one in personas()}) == len(personas())


def test_computer_is_found_by_its_number_and_a_person_is_not() -> None:
    one = personas()[0]
    assert persona_of(one.user_id) == one
    assert persona_of(ADA.id) is None


# In the lobby


async def test_host_adds_computers_of_different_names_until_the_table_is_full(manager: Manager) -> None:
    table = await manager.lobbies.open(proposal("tikal"))
    for _ in range(3):
        table = await manager.lobbies.run(lobby_rules.seat_computer, table.id, ADA.id, Level.EASY)
    assert [player.computer for player in table.players] == [None, "easy", "easy", "easy"]
    assert len(set(table.names)) == 4
    assert (
        await refusal(manager.lobbies.run(lobby_rules.seat_computer, table.id, ADA.id, Level.HARD))
        == "table-full"
    )


async def test_only_the_host_removes_a_computer_from_the_lobby(manager: Manager) -> None:
    table = await manager.lobbies.open(proposal())
    table = await manager.lobbies.run(lobby_rules.seat_computer, table.id, ADA.id, Level.EASY)
    computer = table.players[1].user_id
    refused = refusal(manager.lobbies.run(invitations.free_seat, table.id, BORIS.id, computer))
    assert await refused == "not-host"
    table = await manager.lobbies.run(invitations.free_seat, table.id, ADA.id, computer)
    assert table.names == ("ada",)


async def test_more_computers_than_seats_are_rejected_and_open_no_table(manager: Manager) -> None:
    assert await refusal(manager.lobbies.begin(proposal(computers=3))) == "invited-too-many"
    assert await manager.store.read(table_queries.live_in_channel, HERE) is None


# Their turns


async def turns_played(manager: Manager, table_id: int) -> list[int]:
    """Return the seats that have completed a turn, in order; no other seat has begun one."""
    steps = [step for step in await manager.history(await manager.table(table_id)) if step.seat is not None]
    assert steps[-1].complete
    return [step.seat for step in steps if step.complete and step.seat is not None]


@pytest.mark.parametrize("game", ["lost_cities", *slow(*sorted(games().keys() - {"lost_cities"}))])
async def test_computer_moves_only_for_its_seat_until_a_person_is_to_move(
    manager: Manager, computers: ComputerTurns, thinker: Judging, game: str
) -> None:
    table = await manager.lobbies.begin(proposal(game, computers=1))
    for _ in range(3):
        table = await until_ada(manager, computers, table)
        assert table_positions.committed(table).to_move == (0,)
        assert not table.awaits_computer
        while not table.awaits_computer:
            table = await take_any_turn(manager, table, ADA)
        assert await manager.store.read(sharding.due, AWAITING, None, 0) == (table.id,)
    assert {thought.seat for thought in thinker.thoughts} == {1}


async def test_due_computer_move_is_made_once_after_a_restart(manager: Manager, url: str) -> None:
    table = await manager.lobbies.begin(proposal("tikal", computers=4, watches=True))
    await manager.store.close()
    again = Manager(Store(connect(url)), now=lambda: 2_000)
    (due,) = await again.store.read(sharding.due, AWAITING, None, 0)
    assert due == table.id
    await ComputerTurns(again, Judging()).take_turn(due)
    assert len(await turns_played(again, due)) == 1
    await again.store.close()


@pytest.mark.slow
async def test_turn_decided_by_two_processes_is_played_once_and_the_slower_plays_the_next_turn(
    manager: Manager, url: str
) -> None:
    """The slower of two processes drops its result, and plays the next turn instead."""
    table = await manager.lobbies.begin(proposal("tikal", computers=4, watches=True))
    other = Manager(Store(connect(url)), now=lambda: 1_000)

    class Slow(Judging):
        async def decide(self, thought: Thought) -> str:
            if not self.thoughts:
                await ComputerTurns(other, Judging()).take_turn(table.id)
            return await super().decide(thought)

    await ComputerTurns(manager, Slow()).take_turn(table.id)
    first, second = await turns_played(manager, table.id)
    assert first != second
    await other.store.close()


@pytest.mark.slow
async def test_move_by_a_computer_is_refused_for_a_persons_seat_or_turn(
    manager: Manager, computers: ComputerTurns
) -> None:
    table = await manager.lobbies.begin(proposal("tikal", computers=1))
    for awaits_computer in (True, False):
        assert table.awaits_computer is awaits_computer
        position = table_positions.committed(table)
        action = position.game.rules.legal_actions(position.state, position.to_move[0])[0]
        move = manager.run(moves.play_for_computer, table.id, 0, action, table.version)
        assert await refusal(move) == "moved-on"
        table = await until_ada(manager, computers, table)


async def test_computer_gets_its_seats_view_with_another_opponent_hand_and_no_private_events(
    manager: Manager, computers: ComputerTurns, thinker: Judging
) -> None:
    table = await manager.lobbies.begin(proposal(computers=1))
    table = await until_ada(manager, computers, table)
    table = await take_any_turn(manager, table, ADA)
    await until_ada(manager, computers, table)
    position, game = table_positions.committed(table), games()["lost_cities"]
    thought = thinker.thoughts[-1]
    state = game.load(thought.state)
    assert game.visibility.view(state, 1) == game.visibility.view(position.state, 1)
    assert state.hands[0] != position.state.hands[0]
    assert all(event.is_for(1) for event in thought.events)


async def test_computer_thinks_with_the_same_seed_about_the_same_position(
    manager: Manager, thinker: Judging
) -> None:
    table = await manager.lobbies.begin(proposal("tikal", computers=4, watches=True))
    for _ in range(2):
        thought = await ComputerTurns(manager, thinker)._thought_of(
            table, table_positions.committed(table).to_move[0], Level.EASY
        )
        thinker.thoughts.append(thought)
    one, other = thinker.thoughts
    assert (one.seed, decided(one, 0)) == (other.seed, decided(other, 0))


# Leaving, and coming back


async def three(manager: Manager) -> Table:
    table = await manager.lobbies.open(proposal("tikal"))
    for person in (BORIS, CHEN):
        await manager.lobbies.join(table.id, person)
    return await manager.lobbies.start(table.id, ADA.id)


async def test_player_leaving_a_table_of_three_is_replaced_by_a_computer(manager: Manager) -> None:
    table = await three(manager)
    done = await manager.run(resigning.leave, table.id, BORIS.id)
    assert done.table.is_playing
    assert [player.computer for player in done.table.players] == [None, "easy", None]
    assert done.step.events == (Left(seat=1),)


async def test_game_ends_when_the_last_person_leaves(manager: Manager) -> None:
    table = await three(manager)
    await manager.run(resigning.leave, table.id, BORIS.id)
    await manager.run(resigning.leave, table.id, CHEN.id)
    assert not (await manager.run(resigning.leave, table.id, ADA.id)).table.is_playing


async def test_player_who_left_can_neither_move_nor_leave_again(manager: Manager) -> None:
    table = await three(manager)
    seat = table_positions.committed(table).to_move[0]
    leaver = table.players[seat].user_id
    table = (await manager.run(resigning.leave, table.id, leaver)).table
    assert table.awaits_computer
    action = table_positions.committed(table).game.rules.legal_actions(
        table_positions.committed(table).state, seat
    )[0]
    assert await refusal(manager.run(moves.play, table.id, leaver, action)) == "left"
    assert await refusal(manager.run(resigning.leave, table.id, leaver)) == "left"


async def test_player_who_left_can_take_the_seat_back_once(manager: Manager) -> None:
    table = await three(manager)
    await manager.run(resigning.leave, table.id, BORIS.id)
    done = await manager.run(resigning.give_back, table.id, BORIS.id)
    assert all(player.is_present for player in done.table.players)
    assert done.step.events == (Returned(seat=1),)
    assert not done.table.awaits_computer
    assert await refusal(manager.run(resigning.give_back, table.id, BORIS.id)) == "not-left"


async def test_log_records_who_left_and_who_came_back(manager: Manager) -> None:
    table = await three(manager)
    await manager.run(resigning.leave, table.id, BORIS.id)
    table = (await manager.run(resigning.give_back, table.id, BORIS.id)).table
    history = await manager.history(table)
    assert [type(event) for step in history[1:] for event in step.events] == [Left, Returned]


# What counts


async def finished(manager: Manager, computers: ComputerTurns, seats: int) -> Table:
    table = await manager.lobbies.begin(proposal(computers=seats, watches=seats > 1))
    while table.is_playing:
        if table.awaits_computer:
            await computers.take_turn(table.id)
            table = await manager.table(table.id)
        else:
            table = await take_any_turn(manager, table, ADA)
    return table


@pytest.mark.slow
async def test_two_computers_play_a_game_to_its_end(manager: Manager, computers: ComputerTurns) -> None:
    table = await finished(manager, computers, 2)
    assert table_positions.committed(table).result is not None
