"""Turns as text: lossless, forgiving about case and spaces, strict about everything else."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from engine.core.game_errors import BadNotation
from engine.games.lost_cities.model import Turn
from engine.games.lost_cities.notation import read, write
from engine.games.lost_cities.prompts import slots
from tests.engine.lost_cities.table import position


@pytest.mark.parametrize(
    ("text", "turn"),
    [
        ("+Y7 D", Turn("Y7", discard=False, source="D")),
        ("-R4 B", Turn("R4", discard=True, source="B")),
        ("+YW D", Turn("YW", discard=False, source="D")),
        ("-P10 W", Turn("P10", discard=True, source="W")),
        ("+WW W", Turn("WW", discard=False, source="W")),
    ],
)
def test_turn_is_written_as_card_and_source(text: str, turn: Turn) -> None:
    assert read(text) == turn
    assert write(turn) == text


@pytest.mark.parametrize("text", ["+y7 d", "  +Y7   D ", "+ Y7 D", "+Y7D", "+y7\tD\n"])
def test_turn_is_read_regardless_of_case_and_spaces(text: str) -> None:
    assert read(text) == Turn("Y7", discard=False, source="D")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Y7 D",
        "+Y7",
        "+Y1 D",
        "+Y11 D",
        "+Y07 D",
        "+Y77 D",
        "+X7 D",
        "+D7 D",
        "+Y7 X",
        "+Y7 D D",
        "−Y7 D",
        "+Y７ D",
        "+Y 7 D",
        "/move +Y7 D",
    ],
)
def test_invalid_turn_is_rejected_with_a_readable_example(text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        read(text)
    assert read(refused.value.expected)


@given(st.text() | st.from_regex(r"(?i)\s*[+-]\s*\w{2,4}\s*\w\s*", fullmatch=True))
@example("+K5 D")  # the sign for kelvin, which some consider a letter K
@example("+ſ7 d")
@example("+yẞ d")
def test_arbitrary_text_is_read_as_a_turn_or_rejected_with_the_text(text: str) -> None:
    try:
        turn = read(text)
    except BadNotation as refused:
        assert text.startswith(str(refused.details["text"]).removesuffix("…"))
    else:
        assert read(write(turn)) == turn


def test_turn_has_slots_for_card_target_and_source() -> None:
    assert slots(position(), read("+Y7 D")) == (("card", "Y7"), ("to", "+"), ("from", "D"))
    assert slots(position(), read("-R4 B")) == (("card", "R4"), ("to", "-"), ("from", "B"))
