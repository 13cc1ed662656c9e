"""A turn's parts as text: lossless, forgiving about case and spaces, strict about everything else."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from engine.core.game_errors import BadNotation
from engine.games.lost_cities_board import rules
from engine.games.lost_cities_board.model import CARDS, Action, Draw, Go, Play, State, Stay
from engine.games.lost_cities_board.notation import read, write
from engine.games.lost_cities_board.prompts import slots
from tests.engine.lost_cities_board.board import ADA, play, position

cards = st.sampled_from(CARDS)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("+Y7", Play("Y7")),
        ("+Y7 A", Play("Y7", figure="A")),
        ("+R10 R", Play("R10", figure="R")),
        ("-G0", Play("G0", discard=True)),
        ("go B", Go("B")),
        ("stay", Stay()),
        ("draw D", Draw("D")),
        ("draw R", Draw("R")),
    ],
)
def test_action_is_written_as_its_text_and_read_back(text: str, action: Action) -> None:
    assert read(text) == action
    assert write(action) == text


@pytest.mark.parametrize("text", ["+y7 a", "  +Y7   A ", "+ Y7 A", "+y7\ta\n"])
def test_play_of_a_card_is_read_regardless_of_case_and_spaces(text: str) -> None:
    assert read(text) == Play("Y7", figure="A")


@pytest.mark.parametrize(("text", "action"), [(" STAY ", Stay()), ("Go  b", Go("B")), ("DRAW d", Draw("D"))])
def test_words_of_an_action_are_read_regardless_of_case_and_spaces(text: str, action: Action) -> None:
    assert read(text) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Y7",
        "Y7 A",
        "+Y11",
        "+Y07",
        "+YW",
        "+Y7 X",
        "+Y7 A R",
        "+Y7A",
        "+X7",
        "+P7",
        "−Y7",
        "+Y７",
        "+Y 7",
        "go",
        "go D",
        "goB",
        "go P",
        "draw",
        "draw X",
        "draw D D",
        "stay B",
        "/move +Y7 A",
    ],
)
def test_invalid_text_is_rejected_with_an_example(text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        read(text)
    assert read(refused.value.expected)


@given(st.text() | st.from_regex(r"(?i)\s*([+-]\s*\w{2,4}\s*\w|(go|draw|stay)\s+\w)\s*", fullmatch=True))
@example("+K5 A")  # the sign for kelvin, which some consider a letter K
@example("ſtay")  # a long s, which becomes an S when it is made a capital
@example("+yẞ a")
def test_arbitrary_text_is_read_or_rejected_with_its_beginning_quoted(text: str) -> None:
    try:
        action = read(text)
    except BadNotation as refused:
        assert text.startswith(str(refused.details["text"]).removesuffix("…"))
    else:
        assert read(write(action)) == action


def test_actions_have_slots_for_card_target_and_figure_path_or_source() -> None:
    assert slots(position(), read("+Y7 A")) == (("card", "Y7"), ("to", "+"), ("figure", "A"))
    assert slots(position(), read("+Y7")) == (("card", "Y7"), ("to", "+"))
    assert slots(position(), read("-R4")) == (("card", "R4"), ("to", "-"))
    assert slots(position(), read("go B")) == (("go", "B"),)
    assert slots(position(), read("stay")) == (("go", "stay"),)
    assert slots(position(), read("draw D")) == (("from", "D"),)


def asked(state: State, *path: str) -> list[str]:
    """Return the answers of the first question, or of the one after these answers."""
    options = [[answer for _, answer in slots(state, action)] for action in rules.legal_actions(state, ADA)]
    follow = [answers[len(path)] for answers in options if answers[: len(path)] == list(path)]
    return list(dict.fromkeys(follow))


def test_questions_are_card_then_target_then_figure() -> None:
    """The Board Game, "Play": adventurer or researcher, your choice."""
    state = position("Y3 R3 R4", figures=("B1",))
    assert {"Y3", "R3", "R4"} <= set(asked(state))
    assert asked(state, "R3") == ["+", "-"]
    assert asked(state, "R3", "+") == ["A", "R"]
    assert asked(state, "R4") == ["-"]


@pytest.mark.parametrize(("figures", "left"), [("*B1", "A"), ("Y1 B1 W1 G1", "R")])
def test_question_for_the_figure_offers_only_the_kind_that_is_left(figures: str, left: str) -> None:
    """The Board Game, "Play": *unused* figures."""
    assert asked(position("R3", figures=(figures,)), "R3", "+") == [left]


def test_arrow_tile_reached_by_a_figure_asks_for_a_path_to_go_on_or_to_stay() -> None:
    """The Board Game, "Event tiles"."""
    assert asked(play(position("Y5", figures=("Y1",), tiles="Y2=arrow"), "+Y5")) == ["Y", "stay"]


def test_question_after_a_discard_offers_the_draw_pile_and_the_other_discards() -> None:
    """The Board Game, "Draw"."""
    assert asked(play(position("Y3", discards="B1"), "-Y3")) == ["D", "B"]
