"""Tables without Discord: every change is one transaction, and of two at once exactly one counts."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from itertools import count
from threading import Event
from types import SimpleNamespace
from typing import Any

import pytest

from bot.errors import Refused
from bot.store import Store, Table, connect, outbox, table_queries
from bot.store.transaction import TableTransaction
from bot.tables import lobby_rules, moves, positions, resigning
from bot.tables.clock import CLOCK_CHOICES
from bot.tables.lobby_rules import OPEN_SECONDS
from bot.tables.manager import Manager
from bot.tables.moves import Played
from bot.tables.proposal import Person, Proposal
from engine.core import game_log
from engine.core.game_errors import GameFinished, NotYourTurn
from engine.core.types import one_seat_per_side
from engine.games.lost_cities import GAME
from engine.games.lost_cities.model import Options
from tests.bot.due_jobs import claim_clocks
from tests.bot.ranked import standings
from tests.variants import variant

ADA, BORIS, CHEN = Person(11, "ada"), Person(22, "boris"), Person(33, "chen")
DANA, EMIL = Person(44, "dana"), Person(55, "emil")
GUILD, CHANNEL = 1, 100
ADA_BEGINS = 2


class Clock:
    """A settable time."""

    now = 1_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def manager(url: str, clock: Clock) -> AsyncIterator[Manager]:
    manager = a_manager(url, clock)
    yield manager
    await manager.store.close()


def a_manager(url: str, clock: Clock) -> Manager:
    return Manager(Store(connect(url)), now=clock, seed=lambda: ADA_BEGINS)


def proposal(
    *invited: Person, rounds: int = 1, partners: bool = False, channel: int = CHANNEL, host: Person = ADA
) -> Proposal:
    options = Options(rounds=rounds, partners=partners)  # type: ignore[arg-type]
    return Proposal("lost_cities", options, GUILD, channel, host, invited)


@pytest.fixture
def for_many(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game for two to four, each for themselves (in truth a duel, which two have to start)."""
    changes = {"SEATS": (2, 4), "seats_for": lambda _: (2, 4), "sides": one_seat_per_side}
    stand_in = variant(GAME, rules=SimpleNamespace(**{**vars(GAME.rules), **changes}))
    monkeypatch.setattr("bot.tables.game.games", lambda: {stand_in.key: stand_in})
    rules = {(stand_in.key, stand_in.version): stand_in}
    monkeypatch.setattr("bot.tables.game.editions", lambda: rules)


def seating(table: Table) -> dict[str, int]:
    return {player.name: player.seat for player in table.players}


async def begin(manager: Manager, *, rounds: int = 1, channel: int = CHANNEL) -> Table:
    table = await manager.lobbies.open(proposal(rounds=rounds, channel=channel))
    await manager.lobbies.join(table.id, BORIS)
    return await manager.lobbies.start(table.id, ADA.id)


async def refusal(wish: object) -> str:
    with pytest.raises(Refused) as refused:
        await wish  # type: ignore[misc]
    return refused.value.reason


def first_turn(manager: Manager, table: Table) -> object:
    position = positions.committed(table)
    return position.game.rules.legal_actions(position.state, position.to_move[0])[0]


# The lobby


@pytest.mark.parametrize("setting", ["1s", "", "none ", "7 days"])
async def test_clock_that_is_no_choice_is_rejected_and_keeps_the_lobbys_clock(
    manager: Manager, setting: str
) -> None:
    """The value comes from a client, which can send anything."""
    table = await manager.lobbies.open(proposal())
    set_clock = manager.lobbies.run(lobby_rules.set_clock, table.id, ADA.id, setting)
    assert await refusal(set_clock) == "no-such-choice"
    assert (await manager.table(table.id)).clock is None
    changed = await manager.lobbies.run(lobby_rules.set_clock, table.id, ADA.id, CLOCK_CHOICES[0])
    assert changed.clock == CLOCK_CHOICES[0]


async def test_joining_stores_the_players_newest_name(manager: Manager) -> None:
    table = await manager.lobbies.open(proposal(BORIS))
    table = await manager.lobbies.join(table.id, Person(BORIS.id, "boris the second"))
    assert table.names == ("ada", "boris the second")


async def test_join_takes_the_first_free_seat_but_an_invited_player_the_seat_kept(
    manager: Manager, for_many: None
) -> None:
    table = await manager.lobbies.open(proposal(BORIS, CHEN, DANA))
    await manager.lobbies.join(table.id, DANA)
    await manager.lobbies.run(lobby_rules.stand_up, table.id, BORIS.id)
    table = await manager.lobbies.join(table.id, EMIL)
    assert seating(table) == {"ada": 0, "emil": 1, "chen": 2, "dana": 3}
    await manager.lobbies.run(lobby_rules.stand_up, table.id, EMIL.id)
    await manager.lobbies.run(lobby_rules.stand_up, table.id, DANA.id)
    table = await manager.lobbies.join(table.id, CHEN)
    assert seating(table) == {"ada": 0, "chen": 2}, "an invited one gets the seat kept, not the first free"


async def test_start_closes_gaps_between_taken_seats_in_their_order(manager: Manager, for_many: None) -> None:
    """In the order of their seats; the state knows only those who play."""
    table = await manager.lobbies.open(proposal(BORIS, CHEN, DANA))
    await manager.lobbies.join(table.id, DANA)
    for person in (BORIS, CHEN):
        await manager.lobbies.run(lobby_rules.stand_up, table.id, person.id)
    table = await manager.lobbies.start(table.id, ADA.id)
    assert seating(table) == {"ada": 0, "dana": 1}
    assert len(positions.committed(table).state.hands) == 2
    assert (await manager.table(table.id)).players == table.players
    await manager.run(moves.play, table.id, ADA.id, first_turn(manager, table))
    table = await manager.table(table.id)
    done = await manager.run(moves.play, table.id, DANA.id, first_turn(manager, table))
    assert (done.seat, done.table.version) == (1, 3)


async def test_invited_player_may_choose_another_side_with_a_free_seat(manager: Manager) -> None:
    table = await manager.lobbies.open(proposal(BORIS, partners=True))
    table = await manager.lobbies.join(table.id, BORIS, side=0)
    assert [(player.seat, player.joined) for player in table.players] == [(0, True), (2, True)]


@pytest.mark.parametrize(
    ("invited", "reason"),
    [((ADA,), "invited-self"), ((BORIS, BORIS), "invited-twice"), ((BORIS, CHEN), "invited-too-many")],
)
async def test_invalid_invitations_are_rejected(
    manager: Manager, invited: tuple[Person, ...], reason: str
) -> None:
    assert await refusal(manager.lobbies.open(proposal(*invited))) == reason
    assert await manager.store.read(table_queries.live_in_channel, CHANNEL) is None


async def test_one_of_two_lobbies_opened_at_once_gets_the_channel(manager: Manager) -> None:
    outcomes = await asyncio.gather(
        manager.lobbies.open(proposal()), manager.lobbies.open(proposal(host=BORIS)), return_exceptions=True
    )
    assert sorted(isinstance(outcome, Refused) for outcome in outcomes) == [False, True]


async def test_only_the_host_accepts_an_offered_table_once_and_it_opens_in_the_given_channel(
    manager: Manager,
) -> None:
    await manager.lobbies.open(proposal())
    offer = await manager.lobbies.offer(proposal(host=BORIS))
    assert await refusal(manager.lobbies.accept(offer.id, ADA.id)) == "not-host"
    await manager.lobbies.accept(offer.id, BORIS.id)
    settled = await manager.lobbies.settle(offer.id, 555)
    assert (settled.channel_id, settled.status) == (555, "lobby")
    assert await refusal(manager.lobbies.accept(offer.id, BORIS.id)) == "thread-exists"


async def test_lobbies_and_offers_expire_after_a_day_but_newer_ones_and_games_do_not(
    manager: Manager, clock: Clock
) -> None:
    old, offer = await manager.lobbies.open(proposal()), await manager.lobbies.offer(proposal())
    running = await begin(manager, channel=CHANNEL + 1)
    clock.now += OPEN_SECONDS
    fresh = await manager.lobbies.open(proposal(channel=CHANNEL + 2))
    assert await claim_clocks(manager.store, clock.now, clock.now) == []
    clock.now += 1
    assert set(await claim_clocks(manager.store, clock.now, clock.now + 1)) == {old.id, offer.id}
    expired = [await manager.lobbies.expire(table.id) for table in (old, offer, fresh, running)]
    assert expired == [True, True, False, False]
    assert {(await manager.table(table.id)).status for table in (old, offer)} == {"cancelled"}
    assert (await manager.table(fresh.id)).status == "lobby"
    assert (await manager.table(running.id)).status == "playing"
    assert await claim_clocks(manager.store, clock.now + 1, clock.now + 1) == []


async def test_reading_joining_or_playing_at_an_unknown_table_is_rejected(manager: Manager) -> None:
    for wish in (manager.table(7), manager.lobbies.join(7, ADA), manager.run(moves.play, 7, ADA.id, None)):
        assert await refusal(wish) == "no-such-table"


# Playing


async def test_turn_is_stored_with_its_move_before_it_is_published(manager: Manager, url: str) -> None:
    table = await begin(manager)
    turn = first_turn(manager, table)
    done = await manager.run(moves.play, table.id, ADA.id, turn)
    another = a_manager(url, Clock())
    stored = await another.table(table.id)
    assert stored == done.table
    assert stored.version == 2
    assert stored.published_version == 0, "the world has not been told yet"
    assert await another.store.read(outbox.pending_tables, another.store.share) == (table.id,)
    (logged,) = await another.store.read(table_queries.read_log, table.id)
    assert logged.version == 2
    assert (logged.entry.seat, logged.entry.text) == (0, positions.committed(table).game.notation.write(turn))
    await another.store.close()


async def test_stored_log_replays_to_the_stored_state(manager: Manager) -> None:
    table = await begin(manager)
    for person in (ADA, BORIS, ADA, BORIS):
        table = (await manager.run(moves.play, table.id, person.id, first_turn(manager, table))).table
    assert len(await manager.history(table)) == table.version == 5
    position = positions.committed(table)
    log = [logged.entry for logged in await manager.store.read(table_queries.read_log, table.id)]
    *_, last = game_log.replay_log(position.game, Options(rounds=1), 2, ADA_BEGINS, log)
    assert last.state == position.state


async def test_history_ends_at_the_version_of_the_table_it_is_read_for(manager: Manager) -> None:
    """A move between two readings must not appear in the post of the first reading."""
    table = await begin(manager)
    before = len(await manager.history(table))
    mover = table.players[positions.committed(table).to_move[0]].user_id
    await manager.run(moves.play, table.id, mover, first_turn(manager, table))
    assert len(await manager.history(table)) == before
    assert len(await manager.history(await manager.table(table.id))) == before + 1


async def test_move_by_another_player_stranger_or_in_a_lobby_is_rejected(manager: Manager) -> None:
    table = await begin(manager)
    turn = first_turn(manager, table)
    with pytest.raises(NotYourTurn):
        await manager.run(moves.play, table.id, BORIS.id, turn)
    assert await refusal(manager.run(moves.play, table.id, CHEN.id, turn)) == "not-seated"
    lobby = await manager.lobbies.open(proposal(channel=CHANNEL + 1))
    assert await refusal(manager.run(moves.play, lobby.id, ADA.id, turn)) == "not-started"
    assert await manager.table(table.id) == table, "a refusal changes nothing"


async def test_turn_for_another_version_of_the_table_is_rejected(manager: Manager) -> None:
    table = await begin(manager)
    turn = first_turn(manager, table)
    for version in (0, 2):
        assert await refusal(manager.run(moves.play, table.id, ADA.id, turn, version=version)) == "moved-on"
    assert (await manager.run(moves.play, table.id, ADA.id, turn, version=1)).table.version == 2


async def test_one_of_many_simultaneous_turns_is_played(manager: Manager) -> None:
    table = await begin(manager)
    turn = first_turn(manager, table)
    outcomes = await asyncio.gather(
        *(manager.run(moves.play, table.id, ADA.id, turn, version=1) for _ in range(10)),
        return_exceptions=True,
    )
    assert sum(isinstance(outcome, Played) for outcome in outcomes) == 1
    assert {error.reason for error in outcomes if isinstance(error, Refused)} == {"moved-on"}
    assert len(await manager.store.read(table_queries.read_log, table.id)) == 1


async def test_one_of_many_simultaneous_turns_in_several_processes_is_played(
    manager: Manager, url: str, clock: Clock
) -> None:
    """The lock of one process is not what decides, but the transaction."""
    table = await begin(manager)
    turn = first_turn(manager, table)
    others = [a_manager(url, clock) for _ in range(3)]
    outcomes = await asyncio.gather(
        *(
            one.run(moves.play, table.id, ADA.id, turn, version=1)
            for one in (manager, *others)
            for _ in range(3)
        ),
        return_exceptions=True,
    )
    for other in others:
        await other.store.close()
    assert sum(isinstance(outcome, Played) for outcome in outcomes) == 1
    assert {getattr(error, "reason", error) for error in outcomes if isinstance(error, Exception)} == {
        "moved-on"
    }
    assert len(await manager.store.read(table_queries.read_log, table.id)) == 1


async def test_simultaneous_turns_at_eight_tables_are_all_played(manager: Manager) -> None:
    tables = [await begin(manager, channel=CHANNEL + number) for number in range(8)]
    done = await asyncio.gather(
        *(manager.run(moves.play, table.id, ADA.id, first_turn(manager, table)) for table in tables)
    )
    assert [played.table.version for played in done] == [2] * 8


# A crash in the middle


@pytest.mark.parametrize("step", ["append_move", "write_step", "insert_results"])
async def test_exception_within_a_resignation_rolls_it_back_and_it_can_be_repeated(
    manager: Manager, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    table = await begin(manager)

    def crash(*_: object, **__: object) -> None:
        raise RuntimeError("the power went out")

    with monkeypatch.context() as patch:
        patch.setattr(TableTransaction, step, crash)
        with pytest.raises(RuntimeError):
            await manager.run(resigning.leave, table.id, ADA.id)
    assert await manager.table(table.id) == table
    assert await manager.store.read(table_queries.read_log, table.id) == ()
    assert await standings(manager.store) == {}
    done = await manager.run(resigning.leave, table.id, ADA.id)
    assert done.table.version == 2, "the table is not locked for ever"


async def test_change_sees_one_time_throughout_and_is_rolled_back_if_it_fails(url: str) -> None:
    """Even if the transaction takes long or waits."""
    seconds = count(1_000)
    manager = Manager(Store(connect(url)), now=lambda: next(seconds), seed=lambda: ADA_BEGINS)
    table = await begin(manager)
    moments = list[int]()

    def command(change: TableTransaction, user_id: int, *, then: str) -> None:
        done = moves.play(change, user_id, first_turn(manager, table))
        moments.extend((change.now, done.table.changed_at, done.table.turn_at))
        if then == "fails":
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await manager.run(command, table.id, ADA.id, then="fails")
    assert await manager.table(table.id) == table
    await manager.run(command, table.id, ADA.id, then="stays")
    first, second = set(moments[:3]), set(moments[3:])
    assert len(first) == len(second) == 1 and first < {*first, *second}
    await manager.store.close()


@pytest.mark.usefixtures("database")  # held up in its thread; a server's is in test_postgres
async def test_turn_completes_after_its_caller_is_cancelled(
    manager: Manager, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await begin(manager)
    reached, released = Event(), Event()
    step = TableTransaction.write_step

    def slow(*arguments: Any, **columns: Any) -> None:
        reached.set()
        released.wait(60)
        step(*arguments, **columns)

    with monkeypatch.context() as patch:
        patch.setattr(TableTransaction, "write_step", slow)
        playing = asyncio.create_task(manager.run(moves.play, table.id, ADA.id, first_turn(manager, table)))
        await asyncio.to_thread(reached.wait, 60)
        playing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await playing
        released.set()
        await manager.store.write(outbox.record_post, table.id, message_id=5)
    assert (await manager.table(table.id)).version == 2
    assert len(await manager.store.read(table_queries.read_log, table.id)) == 1


# The end


async def play_to_the_end(manager: Manager, table: Table) -> Table:
    while (position := positions.committed(table)).result is None:
        legal = position.game.rules.legal_actions(position.state, position.to_move[0])
        turn = next(action for action in legal if action.source == "D" and action.discard)
        mover = table.players[position.to_move[0]].user_id
        table = (await manager.run(moves.play, table.id, mover, turn)).table
    return table


@pytest.mark.slow
async def test_finished_game_counts_in_the_standings_frees_its_channel_and_refuses_moves(
    manager: Manager, clock: Clock
) -> None:
    table = await begin(manager)
    table = await play_to_the_end(manager, table)
    assert table.status == "finished"
    result = positions.committed(table).result
    assert result is not None
    places = await standings(manager.store, guild=GUILD)
    assert {name: (place.games, place.wins, place.best) for name, place in places.items()} == {
        name: (1, int(placing == 1), score)
        for name, placing, score in zip(("ada", "boris"), result.placings, result.scores, strict=True)
    }
    for wish in (
        manager.run(moves.play, table.id, ADA.id, None),
        manager.run(resigning.leave, table.id, BORIS.id),
    ):
        with pytest.raises(GameFinished):
            await wish
    assert await manager.store.read(table_queries.live_in_channel, CHANNEL) is None
    assert (await manager.store.read(table_queries.newest_in_channel, CHANNEL) or table).id == table.id


async def test_resignation_counts_as_a_win_for_the_opponent(manager: Manager) -> None:
    table = await begin(manager)
    await manager.run(resigning.leave, table.id, ADA.id)
    places = await standings(manager.store)
    assert [(name, place.wins) for name, place in places.items()] == [("boris", 1), ("ada", 0)]


async def test_game_resigned_in_its_first_round_is_not_rated(manager: Manager) -> None:
    table = await begin(manager, rounds=3)
    done = await manager.run(resigning.leave, table.id, ADA.id)
    assert done.table.status == "finished"
    assert await standings(manager.store) == {}


async def test_one_of_two_simultaneous_resignations_ends_the_game(manager: Manager) -> None:
    table = await begin(manager)
    outcomes = await asyncio.gather(
        *(manager.run(resigning.leave, table.id, person.id) for person in (ADA, BORIS)),
        return_exceptions=True,
    )
    assert sum(isinstance(outcome, Played) for outcome in outcomes) == 1
    assert sum(isinstance(outcome, GameFinished) for outcome in outcomes) == 1
    places = await standings(manager.store)
    assert sum(place.games for place in places.values()) == 2
