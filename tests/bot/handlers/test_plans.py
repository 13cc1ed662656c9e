"""Plans without Discord: stored while others move, played when the turn comes."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.errors import Refused
from bot.store import Store, Table, connect, table_queries
from bot.store.transaction import TableTransaction
from bot.tables import clock, consent, lobby_rules, moves, plans, positions, resigning
from bot.tables.manager import Manager
from bot.tables.plans import Done, PutAside, Standing, Turn
from bot.tables.proposal import Person, Proposal
from engine.ai.character import Level
from engine.core import game_log
from engine.core.card_games import sorted_hand, without_cards
from engine.core.game_errors import GameFinished
from engine.core.menu import Premise
from engine.core.planned_turns import DECIDE_MYSELF, PlanQuestion
from engine.core.types import Seat
from engine.games.lost_cities.model import COLOURS, HAND, ORDER, Known, Options, State, deck
from engine.games.lost_cities_board.model import Options as BoardOptions
from engine.games.tikal.model import Options as TikalOptions
from tests.bot.due_jobs import clock_due_at
from tests.examples import slow

PEOPLE = ADA, BORIS, CHEN, DANA = tuple(
    Person(number * 11, name) for number, name in enumerate(("ada", "boris", "chen", "dana"), start=1)
)
ADA_BEGINS, HOUR = 2, 60 * 60
TURNS = 12
GAMES: dict[str, tuple[Any, int]] = {
    "lost_cities": (Options(rounds=1), 2),
    "lost_cities partners": (Options(rounds=1, partners=True), 4),
    "lost_cities_board": (BoardOptions(length="short"), 3),
    "tikal": (TikalOptions(auction=True), 3),
}


class Now:
    """A clock that tests advance."""

    now = 1_000_000

    def __call__(self) -> int:
        return self.now


class Evening:
    """A table with plans, driven through the manager only."""

    def __init__(self, database: Path) -> None:
        self.now, self._database = Now(), database
        self.manager = self._manager()
        self.id = 0

    def _manager(self) -> Manager:
        return Manager(Store(connect(f"sqlite:///{self._database}")), now=self.now, seed=lambda: ADA_BEGINS)

    async def restart(self) -> None:
        await self.manager.store.close()
        self.manager = self._manager()

    async def begin(self, game: str = "lost_cities", *, timed: str | None = None) -> None:
        options, seats = GAMES[game]
        proposal = Proposal(game.split()[0], options, 1, 100, ADA, (), clock=timed)
        self.id = (await self.manager.lobbies.open(proposal)).id
        for person in PEOPLE[1:seats]:
            await self.manager.lobbies.join(self.id, person)
        await self.manager.lobbies.start(self.id, ADA.id)

    async def table(self) -> Table:
        return await self.manager.table(self.id)

    async def lay(self, hands: tuple[str, str], discards: str = "", pile: int | None = None) -> None:
        """Set the duel's hands and piles. The rest of each hand is high cards."""
        table = await self.table()
        state: State = positions.committed(table).state
        piles = tuple(tuple(c for c in discards.split() if c[0] == colour) for colour in COLOURS[:5])
        held = [tuple(hand.split()) for hand in hands]
        rest = list(without_cards(deck(state.options), (*discards.split(), *held[0], *held[1])))
        held = [(*hand, *(rest.pop() for _ in range(HAND - len(hand)))) for hand in held]
        if pile is not None:
            # Cards that would exceed the pile are at the bottom of the discards.
            piles = tuple(
                (*(c for c in rest[pile:] if c[0] == colour), *cards)
                for colour, cards in zip(COLOURS, piles, strict=False)
            )
            rest = rest[:pile]
        hidden = {"hands": tuple(sorted_hand(hand, ORDER) for hand in held), "pile": tuple(rest)}
        laid = replace(state, **hidden, discards=piles, known=Known(), last=None, drawn=None)
        dumped = positions.committed(table).game.dump(laid)
        await self.manager.run(TableTransaction.set_columns, self.id, state=dumped)

    async def supposed(self, person: Person) -> plans.AssumedTurn | None:
        table = await self.table()
        player = table.player_of(person.id)
        assert player is not None
        return plans.assume_turn(await self.manager.view(table, person.id), player)

    async def plan(self, person: Person, *path: str) -> plans.Plan | None:
        """Store a plan of a waiting player, based on the current table."""
        version = (await self.manager.view(await self.table(), person.id)).table.version
        table = await self.manager.run(plans.save_plan, self.id, person.id, path, version=version)
        return plans.plan_of(table.players[self.seat(table, person)])

    async def play(self, person: Person, *texts: str) -> None:
        for text in texts:
            action = positions.committed(await self.table()).game.notation.read(text)
            await self.manager.run(moves.play, self.id, person.id, action)

    async def log(self) -> list[str]:
        return [
            logged.entry.text for logged in await self.manager.store.read(table_queries.read_log, self.id)
        ]

    async def plan_of(self, person: Person) -> plans.Plan | None:
        table = await self.table()
        return plans.plan_of(table.players[self.seat(table, person)])

    async def mover(self) -> Person | None:
        table = await self.table()
        movers = positions.committed(table).to_move
        return next((one for one in PEOPLE if movers and one.id == table.players[movers[0]].user_id), None)

    async def halfway(self) -> bool:
        """Whether a turn is half taken."""
        return not positions.committed(await self.table()).turn_complete

    @staticmethod
    def seat(table: Table, person: Person) -> Seat:
        player = table.player_of(person.id)
        assert player is not None
        return player.seat


@pytest.fixture
async def evening(database: Path) -> AsyncIterator[Evening]:
    evening = Evening(database)
    yield evening
    await evening.manager.store.close()


@pytest.fixture
async def duel(evening: Evening) -> Evening:
    """Ada is to move. Boris waits with a red 2, and a blue 7 is on the discards."""
    await evening.begin()
    await evening.lay(("Y3 W2", "R2 R3"), "B7")
    return evening


async def refusal(wish: Any) -> str:
    with pytest.raises(Refused) as refused:
        await wish
    return refused.value.reason


BLUE_7 = Premise("lost_cities-plan-taken", {"colour": "B", "number": "7"})
RED_2_FOR_BLUE_7 = ("R2", "-", "B")
RED_2_FOR_BLUE_7_OR_THE_PILE = (*RED_2_FOR_BLUE_7, "D")


# Played plans


async def test_planned_turn_is_played_directly_after_the_turn_before_it(duel: Evening) -> None:
    await duel.plan(BORIS, *RED_2_FOR_BLUE_7_OR_THE_PILE)
    version = (await duel.table()).version
    await duel.play(ADA, "-Y3 D")
    assert await duel.log() == ["-Y3 D", "-R2 B"]
    assert (await duel.table()).version == version + 2
    assert await duel.mover() is ADA
    assert await duel.plan_of(BORIS) == Done(("-R2 B",))


async def test_plan_draws_from_its_alternative_pile_if_the_chosen_discard_was_taken(duel: Evening) -> None:
    await duel.plan(BORIS, *RED_2_FOR_BLUE_7_OR_THE_PILE)
    await duel.play(ADA, "-Y3 B")
    assert await duel.log() == ["-Y3 B", "-R2 D"]
    assert await duel.plan_of(BORIS) == Done(("-R2 D",))


async def test_plan_without_a_legal_alternative_is_cancelled_with_the_missing_card_as_reason(
    duel: Evening,
) -> None:
    await duel.plan(BORIS, *RED_2_FOR_BLUE_7, DECIDE_MYSELF)
    await duel.play(ADA, "-Y3 B")
    assert await duel.log() == ["-Y3 B"]
    assert await duel.mover() is BORIS
    assert await duel.plan_of(BORIS) == PutAside((BLUE_7,))


async def test_plan_draws_from_its_alternative_pile_if_the_chosen_discard_was_covered(duel: Evening) -> None:
    await duel.lay(("B2 W2", "R2 R3"), "B7")
    await duel.plan(BORIS, *RED_2_FOR_BLUE_7_OR_THE_PILE)
    await duel.play(ADA, "-B2 D")
    assert await duel.log() == ["-B2 D", "-R2 D"]


async def test_plan_is_played_although_a_pile_it_does_not_draw_from_has_changed(duel: Evening) -> None:
    await duel.lay(("R3 W2", "R2 R4"), "B7")
    await duel.plan(BORIS, *RED_2_FOR_BLUE_7_OR_THE_PILE)
    await duel.play(ADA, "-R3 D")
    assert (await duel.log())[-1] == "-R2 B", "another red card on the pile it discards to"


async def test_plan_that_would_end_the_round_is_played_only_if_it_was_made_on_the_last_card(
    duel: Evening,
) -> None:
    await duel.lay(("Y3 W2", "R2 R3"), "B7", pile=2)
    await duel.plan(BORIS, "R2", "-", "D")
    await duel.play(ADA, "-Y3 D")
    assert await duel.plan_of(BORIS) == PutAside((Premise("plan-scores"),))
    await duel.lay(("Y3 W2", "R2 R3"), "B7", pile=1)
    await duel.play(BORIS, "-R3 B")
    await duel.plan(BORIS, "R2", "-", "D")
    await duel.play(ADA, "-Y3 R")
    assert (await duel.log())[-1] == "-R2 D"
    assert await duel.mover() is None


async def test_outcome_of_a_plan_is_removed_by_its_owners_next_turn(duel: Evening) -> None:
    await duel.plan(BORIS, *RED_2_FOR_BLUE_7, DECIDE_MYSELF)
    await duel.play(ADA, "-Y3 B")
    assert await duel.plan_of(BORIS) is not None
    await duel.play(BORIS, "-R2 D")
    assert await duel.plan_of(BORIS) is None


async def test_plans_of_two_players_are_both_played_after_one_turn(evening: Evening) -> None:
    await evening.begin("lost_cities_board")
    first = await evening.mover()
    for person in PEOPLE[:3]:
        if person is not first:
            await evening.plan(person, *await some_path(evening, person, Random(1)))
    await take_a_turn(evening, Random(1))
    assert await evening.mover() is first
    kinds = [type(await evening.plan_of(person)) for person in PEOPLE[:3] if person is not first]
    assert kinds == [Done, Done]


async def test_plan_and_its_outcome_are_kept_over_a_restart(duel: Evening) -> None:
    await duel.plan(BORIS, *RED_2_FOR_BLUE_7_OR_THE_PILE)
    await duel.restart()
    await duel.play(ADA, "-Y3 D")
    await duel.restart()
    assert await duel.plan_of(BORIS) == Done(("-R2 B",))


async def test_planned_turn_starts_the_next_players_clock_and_reminders_at_once(evening: Evening) -> None:
    await evening.begin(timed="1d")
    await evening.lay(("Y3 W2", "R2 R3"), "B7")
    await evening.plan(BORIS, *RED_2_FOR_BLUE_7_OR_THE_PILE)
    evening.now.now += 5 * HOUR
    await evening.play(ADA, "-Y3 D")
    table = await evening.table()
    assert table.players[0].turn_started_at == evening.now.now
    assert clock.deadline(table, 0) == evening.now.now + clock.DAY
    due_at = await clock_due_at(evening.manager.store, table.id)
    assert due_at == evening.now.now + clock.DAY // 2, "Ada is waited for, nobody else"


async def test_plan_is_played_while_the_game_is_paused(evening: Evening) -> None:
    await evening.begin(timed="1d")
    await evening.lay(("Y3 W2", "R2 R3"), "B7")
    await evening.plan(BORIS, *RED_2_FOR_BLUE_7_OR_THE_PILE)
    for person in (ADA, BORIS):
        await evening.manager.run(consent.ask_for_pause, evening.id, person.id)
    await evening.play(ADA, "-Y3 D")
    assert (await evening.log())[-1] == "-R2 B"


# Stored, cancelled and void plans


async def test_plan_by_the_player_to_move_or_a_stranger_is_refused(duel: Evening) -> None:
    assert await duel.supposed(ADA) is None
    version = (await duel.table()).version
    wish = duel.manager.run(plans.save_plan, duel.id, ADA.id, RED_2_FOR_BLUE_7, version=version)
    assert await refusal(wish) == "moved-on", "it is her turn: she is asked for that"
    assert (
        await refusal(duel.manager.run(plans.save_plan, duel.id, CHEN.id, (), version=version))
        == "not-seated"
    )


async def test_plan_stored_after_the_turn_came_is_refused(duel: Evening) -> None:
    seen = (await duel.table()).version
    await duel.play(ADA, "-Y3 D")
    for version in (seen, seen + 1):
        wish = duel.manager.run(
            plans.save_plan, duel.id, BORIS.id, RED_2_FOR_BLUE_7_OR_THE_PILE, version=version
        )
        assert await refusal(wish) == "moved-on"
    assert await duel.log() == ["-Y3 D"]


@pytest.mark.parametrize("path", [(), ("R2",), ("R2", "-", "R"), ("Y3", "-", "D"), ("R2", "-", "D", "B")])
async def test_plan_with_missing_impossible_or_too_many_answers_is_refused(
    duel: Evening, path: tuple[str, ...]
) -> None:
    """Forged paths: too short, the own discard, another player's card, too many answers."""
    version = (await duel.table()).version
    wish = duel.manager.run(plans.save_plan, duel.id, BORIS.id, path, version=version)
    assert await refusal(wish) == "no-such-choice"
    assert await duel.plan_of(BORIS) is None


async def test_cancelled_plan_is_not_played_and_cannot_be_cancelled_again(duel: Evening) -> None:
    await duel.plan(BORIS, *RED_2_FOR_BLUE_7_OR_THE_PILE)
    await duel.manager.run(plans.cancel_plan, duel.id, BORIS.id)
    assert await refusal(duel.manager.run(plans.cancel_plan, duel.id, BORIS.id)) == "no-plan"
    await duel.play(ADA, "-Y3 D")
    assert await duel.mover() is BORIS


@pytest.mark.parametrize(("turn", "reason"), [("-Y3 D", "plan-done"), ("-Y3 B", "plan-cancelled")])
async def test_cancelling_a_plan_after_the_turn_before_it_reports_whether_it_was_played(
    duel: Evening, turn: str, reason: str
) -> None:
    await duel.plan(BORIS, *RED_2_FOR_BLUE_7, DECIDE_MYSELF)
    await duel.play(ADA, turn)
    assert await refusal(duel.manager.run(plans.cancel_plan, duel.id, BORIS.id)) == reason


async def test_new_plan_replaces_the_one_before(duel: Evening) -> None:
    await duel.plan(BORIS, *RED_2_FOR_BLUE_7_OR_THE_PILE)
    await duel.plan(BORIS, "R3", "-", "D")
    await duel.play(ADA, "-Y3 D")
    assert (await duel.log())[-1] == "-R3 D"


async def test_plan_is_cancelled_when_the_partner_passes_cards(evening: Evening) -> None:
    """A partner may pass cards, so plans made with the old hand are void."""
    await evening.begin("lost_cities partners")
    mover = await evening.mover()
    table = await evening.table()
    seat = Evening.seat(table, mover or ADA)
    partner = next(one for one in PEOPLE if one.id == table.players[(seat + 2) % 4].user_id)
    await evening.plan(partner, *await some_path(evening, partner, Random(3)))
    passing = next(text for text in await texts(evening) if text.startswith(">"))
    await evening.play(mover or ADA, passing)
    assert await evening.plan_of(partner) == PutAside((plans.OTHER_CARDS,))


async def test_plan_is_deleted_when_the_game_ends(duel: Evening) -> None:
    await duel.plan(BORIS, *RED_2_FOR_BLUE_7_OR_THE_PILE)
    await duel.manager.run(resigning.leave, duel.id, ADA.id)
    assert await duel.plan_of(BORIS) is None
    with pytest.raises(GameFinished):
        await duel.manager.run(plans.cancel_plan, duel.id, BORIS.id)


async def test_plan_is_deleted_when_a_computer_takes_over_the_seat(evening: Evening) -> None:
    await evening.begin("lost_cities_board")
    mover = await evening.mover()
    leaving = next(person for person in PEOPLE[:3] if person is not mover)
    await evening.plan(leaving, *await some_path(evening, leaving, Random(1)))
    await evening.manager.run(resigning.leave, evening.id, leaving.id)
    assert await evening.plan_of(leaving) is None


async def test_undo_cancels_a_plan_made_after_the_undone_turn(evening: Evening) -> None:
    """Else the plan would be played before its owner could see the returned turn."""
    await evening.begin()
    await take_a_turn(evening, Random(1))
    await evening.plan(ADA, *await some_path(evening, ADA, Random(2)))
    await evening.manager.run(consent.ask_for_undo, evening.id, ADA.id)
    await evening.manager.run(consent.answer_undo, evening.id, BORIS.id, agrees=True)
    assert await evening.mover() is ADA
    assert await evening.plan_of(ADA) == PutAside((plans.TAKEN_BACK,))
    assert await evening.log() == [game_log.TOOK_BACK]


async def test_turn_played_by_plan_can_be_undone(evening: Evening) -> None:
    await evening.begin()
    await evening.plan(BORIS, *await some_path(evening, BORIS, Random(1)))
    await take_a_turn(evening, Random(1))
    assert isinstance(await evening.plan_of(BORIS), Done)
    await evening.manager.run(consent.ask_for_undo, evening.id, BORIS.id)
    await evening.manager.run(consent.answer_undo, evening.id, ADA.id, agrees=True)
    assert await evening.mover() is BORIS
    assert await evening.plan_of(BORIS) is None


async def test_planning_starts_from_the_position_before_anothers_half_taken_turn(evening: Evening) -> None:
    await evening.begin("lost_cities_board")
    mover = await evening.mover()
    assert mover is not None
    waiting = next(person for person in PEOPLE[:3] if person is not mover)
    before = await evening.supposed(waiting)
    position = positions.committed(await evening.table())
    text = next(
        t
        for t in map(position.game.notation.write, position.legal_actions(position.to_move[0]))
        if t[0] == "-"
    )
    await evening.play(mover, text)
    after = await evening.supposed(waiting)
    assert before is not None and after is not None
    assert (after.position.state, after.position.table.version) == (before.position.state, 1)
    assert isinstance(await evening.plan(waiting, *await some_path(evening, waiting, Random(1))), Turn)


async def test_plan_is_not_offered_to_a_player_whose_only_opponent_is_a_computer(evening: Evening) -> None:
    table = await evening.manager.lobbies.open(Proposal("lost_cities", Options(rounds=1), 1, 100, ADA, ()))
    evening.id = table.id
    await evening.manager.lobbies.run(lobby_rules.seat_computer, table.id, ADA.id, Level.EASY)
    await evening.manager.lobbies.start(table.id, ADA.id)
    await evening.play(ADA, next(iter(map(str, await texts(evening)))))
    assert await evening.supposed(ADA) is None


async def test_planned_bid_limit_outbids_the_next_bid(evening: Evening) -> None:
    await evening.begin("tikal")
    first = await evening.mover()
    assert first is not None
    table = await evening.table()
    seat = (Evening.seat(table, first) + 1) % 3
    second = next(one for one in PEOPLE if one.id == table.players[seat].user_id)
    assert await evening.plan(second, "up", "4") == Standing("4")
    await evening.play(first, "bid 2")
    assert await evening.log() == ["bid 2", "bid 3"]


async def test_tikal_turn_cannot_be_planned_before_its_tile_is_known(evening: Evening) -> None:
    table = await evening.manager.lobbies.open(Proposal("tikal", TikalOptions(), 1, 100, ADA, ()))
    evening.id = table.id
    await evening.manager.lobbies.join(table.id, BORIS)
    await evening.manager.lobbies.start(table.id, ADA.id)
    waiting = BORIS if await evening.mover() is ADA else ADA
    assert await evening.supposed(waiting) is None
    version = (await evening.table()).version
    assert (
        await refusal(evening.manager.run(plans.save_plan, table.id, waiting.id, (), version=version))
        == "no-such-choice"
    )


# Whole games in which all players plan


async def texts(evening: Evening) -> Sequence[str]:
    """Return all legal actions of the player to move."""
    position = positions.committed(await evening.table())
    return [position.game.notation.write(action) for action in position.legal_actions(position.to_move[0])]


async def take_a_turn(evening: Evening, random: Random) -> None:
    """Play a random turn of the player to move."""
    person = await evening.mover()
    assert person is not None
    turn = len(await evening.log())
    while person is await evening.mover() and (turn == len(await evening.log()) or await evening.halfway()):
        await evening.play(person, random.choice(await texts(evening)))


async def some_path(evening: Evening, person: Person, random: Random) -> tuple[str, ...]:
    """Return answers that store a random plan."""
    supposed, path = await evening.supposed(person), ()
    assert supposed is not None
    while isinstance(asked := supposed.ask(path), PlanQuestion):
        path = (*path, random.choice((*asked.question.answers, *([DECIDE_MYSELF] if asked.changed else []))))
    return path


async def all_seen(evening: Evening, person: Person) -> Any:
    """Return all that a player can see of the table and its events."""
    table = await evening.table()
    seat = Evening.seat(table, person)
    position = await evening.manager.view(table, person.id)
    view = position.game.visibility.view(position.state, seat)
    said = [
        (entry.version, [event for event in entry.events if event.is_for(seat)])
        for entry in await evening.manager.history(table, person.id)
    ]
    return position.table.version, view, said, await evening.log()


@pytest.mark.slow
@pytest.mark.parametrize("game", [*slow(*list(GAMES)[:-1]), list(GAMES)[-1]])
async def test_games_with_random_plans_stay_replayable_and_plans_stay_secret(
    evening: Evening, game: str
) -> None:
    await evening.begin(game)
    random, became = Random(4), []
    for _ in range(TURNS):
        mover = await evening.mover()
        for person in PEOPLE[: GAMES[game][1]]:
            if person is mover or random.random() < 0.5 or await evening.supposed(person) is None:
                continue
            others = [other for other in PEOPLE[: GAMES[game][1]] if other is not person]
            before = [await all_seen(evening, other) for other in others]
            await evening.plan(person, *await some_path(evening, person, random))
            assert [await all_seen(evening, other) for other in others] == before
        await take_a_turn(evening, random)
        became += [type(await evening.plan_of(person)) for person in PEOPLE[: GAMES[game][1]]]
    table = await evening.table()
    position = positions.committed(table)
    log = [logged.entry for logged in await evening.manager.store.read(table_queries.read_log, evening.id)]
    assert table.version == 1 + len(log)
    *_, last = game_log.replay_log(
        position.game, GAMES[game][0], GAMES[game][1], int(table.seed or "", 16), log
    )
    assert last.state == position.state
    assert Done in became or game == "tikal", "a bidding goes on by itself"


async def test_pending_plan_changes_no_version_or_state_and_is_in_no_transcript(duel: Evening) -> None:
    before = await duel.table()
    await duel.plan(BORIS, *RED_2_FOR_BLUE_7_OR_THE_PILE)
    table = await duel.table()
    assert "R2" not in repr(table.players)
    assert (table.version, table.changed_at, table.published_version) == (1, before.changed_at, 0)
    assert positions.committed(table).state == positions.committed(before).state
    await duel.play(ADA, "-Y3 D")
    await duel.manager.run(resigning.leave, duel.id, ADA.id)
    written = await duel.manager.transcript(await duel.table())
    assert "plan" not in str(msgspec.to_builtins(written)).lower()
