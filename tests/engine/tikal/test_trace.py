"""The last turn is stored deed by deed."""

from __future__ import annotations

from msgspec import json
from msgspec.structs import replace

from engine.games.tikal import GAME
from engine.games.tikal.model import SPOT, Done, Trace


def at(name: str) -> tuple[int, ...]:
    return tuple(SPOT[one] for one in name.split())


def test_equal_actions_in_a_row_of_the_last_turn_are_merged_into_one_with_a_count() -> None:
    trace = Trace(1)
    for done in (Done("enter", at("A5")), Done("enter", at("A5")), Done("excavate", at("B5"))):
        trace = trace.with_deed(done)
    assert trace.deeds == (Done("enter", at("A5"), 2), Done("excavate", at("B5")))
    assert trace.touched == at("A5 B5")


def test_treasures_found_in_the_last_turn_are_not_merged() -> None:
    trace = (
        Trace(0).with_deed(Done("hunt", at("C3"), kind="mask")).with_deed(Done("hunt", at("C3"), kind="jug"))
    )
    assert [done.kind for done in trace.deeds] == ["mask", "jug"]


def test_last_turn_tells_moves_with_and_without_the_leader_apart() -> None:
    trace = Trace(0)
    for leader in (False, False, True):
        trace = trace.with_deed(Done("move", at("A5 B5"), leader=leader))
    assert [(done.count, done.leader) for done in trace.deeds] == [(2, False), (1, True)]


def test_last_turn_has_the_treasure_given_in_an_exchange() -> None:
    trace = Trace(0).with_deed(Done("exchange", kind="mask", seat=1, given="ring"))
    trace = trace.with_deed(Done("exchange", kind="mask", seat=2, given="bell"))
    assert [(done.seat, done.given) for done in trace.deeds] == [(1, "ring"), (2, "bell")]


def test_last_turn_stored_without_its_actions_can_be_loaded() -> None:
    """Tables that run while the bot is brought up to date have such turns in their states."""
    assert json.decode(b'{"seat":1,"touched":[3],"ways":[]}', type=Trace) == Trace(1, (3,))


def test_half_taken_turn_stored_without_its_actions_can_be_continued_and_stored() -> None:
    """Its hexes are known, its deeds only from now on."""
    state = GAME.rules.setup(GAME.Options(), 2, 1).state
    steps = ["place A3 2", "leader A5", "new A5"]
    for text in steps[:2]:
        state = GAME.rules.apply(state, state.turn or 0, GAME.notation.read(text)).state
    assert state.last is not None
    before = replace(state, last=replace(state.last, deeds=()))
    after = GAME.rules.apply(before, before.turn or 0, GAME.notation.read(steps[2])).state
    assert GAME.load(GAME.dump(after)) == after
    assert after.last is not None
    assert len(after.last.deeds) == 1
