"""What a turn was is kept deed by deed, for everybody to see."""

from __future__ import annotations

from msgspec import json

from engine.games.tikal.box import SPOT
from engine.games.tikal.model import Done, Trace


def at(name: str) -> tuple[int, ...]:
    return tuple(SPOT[one] for one in name.split())


def test_like_deeds_in_a_row_are_one() -> None:
    trace = Trace(1)
    for done in (Done("enter", at("A5")), Done("enter", at("A5")), Done("excavate", at("B5"))):
        trace = trace.with_deed(done)
    assert trace.deeds == (Done("enter", at("A5"), 2), Done("excavate", at("B5")))
    assert trace.touched == at("A5 B5")


def test_treasures_found_one_after_the_other_stay_apart() -> None:
    trace = (
        Trace(0).with_deed(Done("hunt", at("C3"), kind="mask")).with_deed(Done("hunt", at("C3"), kind="jug"))
    )
    assert [done.kind for done in trace.deeds] == ["mask", "jug"]


def test_a_turn_taken_before_deeds_were_kept_can_be_read() -> None:
    """Tables that run while the bot is brought up to date have such turns in their states."""
    assert json.decode(b'{"seat":1,"touched":[3],"ways":[]}', type=Trace) == Trace(1, (3,))
