"""An action as text: lossless, forgiving about case and spaces, strict about everything else."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.game_errors import BadNotation
from engine.games.tikal.model import (
    Action,
    Bid,
    Camp,
    Choose,
    End,
    Enter,
    Excavate,
    Exchange,
    Guard,
    Hunt,
    Move,
    Pass,
    Place,
)
from engine.games.tikal.notation import EXAMPLE, read, write


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("place C3 3", Place("C3", 2)),
        ("new A5", Enter("A5")),
        ("leader A5", Enter("A5", leader=True)),
        ("move A5-C3 2", Move("A5", "C3", 2)),
        ("move A5-C3 L", Move("A5", "C3", 0, leader=True)),
        ("move A5-C3 2L", Move("A5", "C3", 2, leader=True)),
        ("excavate C3", Excavate("C3")),
        ("treasure C3", Hunt("C3")),
        ("swap mask 2 idol", Exchange("mask", 1, "idol")),
        ("camp C3", Camp("C3")),
        ("guard C3", Guard("C3")),
        ("end", End()),
        ("bid 3", Bid(3)),
        ("pass", Pass()),
        ("take c2", Choose("c2")),
    ],
)
def test_action_is_written_as_its_text_and_read_back(text: str, action: Action) -> None:
    assert read(text) == action
    assert write(action) == text


@pytest.mark.parametrize(
    "text",
    ["MOVE a5-c3 2l", "  move   A5 - C3  2L ", "move A5- C3 2 L", "Move A5 -C3 2L", "move\tA5-C3\n2L"],
)
def test_move_is_read_regardless_of_case_and_spaces(text: str) -> None:
    assert read(text) == Move("A5", "C3", 2, leader=True)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("PLACE c3  3", Place("C3", 2)),
        ("Swap MASK 2 Idol", Exchange("mask", 1, "idol")),
        ("TAKE C2", Choose("c2")),
        (" End ", End()),
        ("bid 007", Bid(7)),
    ],
)
def test_any_kind_of_action_is_read_regardless_of_case_and_spaces(text: str, action: Action) -> None:
    assert read(text) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "A5",
        "place C3",
        "place C3 7",
        "place C3 0",
        "place C3 -1",
        "place I3 0",
        "place C6 0",
        "place C0 0",
        "placeC3 0",
        "new",
        "new A5 L",
        "leader",
        "move A5-C3",
        "move A5-C3 0",
        "move A5-C3 0L",
        "move A5-C3 00",
        "move A5-C3 00L",
        "move A5-C3 02",
        "move A5-C3 19",
        "move A5-C3 100",
        "move A5-C3 −1",
        "move A5-A5 1",
        "move A5 C3 1",
        "move A5-B4-C3 1",
        "move A5-C3 L2",
        "excavate",
        "excavate C3 2",
        "treasure",
        "swap mask idol",
        "swap mask 0 idol",
        "swap mask 5 idol",
        "swap hat 2 idol",
        "camp",
        "guard",
        "end now",
        "bid",
        "bid 0",
        "bid 1000",
        "bid -3",
        "bid three",
        "bid ٣",
        "bid ３",
        "paſs",
        "ſwap mask 2 idol",
        "swap mas\u212a 2 idol",
        "move Ａ5-C3 2",
        "pass 1",
        "take s1",
        "take c9",
        "take",
        "/move end",
    ],
)
def test_invalid_text_is_rejected_with_an_example(text: str) -> None:
    """Tikal, "Turns as text"."""
    with pytest.raises(BadNotation) as refused:
        read(text)
    assert refused.value.expected == EXAMPLE
    assert read(EXAMPLE)


words = "place|new|leader|move|excavate|treasure|swap|camp|guard|end|bid|pass|take"


@pytest.mark.slow
@given(st.text() | st.from_regex(rf"(?i)\s*({words})(\s+[\w-]{{1,5}}){{0,3}}\s*", fullmatch=True))
def test_arbitrary_text_is_read_or_rejected_with_its_beginning_quoted(text: str) -> None:
    is_read_or_refused(text)


def is_read_or_refused(text: str) -> None:
    try:
        action = read(text)
    except BadNotation as refused:
        assert text.startswith(str(refused.details["text"]).removesuffix("…"))
    else:
        assert read(write(action)) == action
