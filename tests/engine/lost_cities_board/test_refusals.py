"""Every reason to refuse once, each with a sentence of its own; the state stays as it was."""

from __future__ import annotations

import pytest

from engine.core.catalogue import catalogue
from engine.core.game_errors import RuleViolation
from engine.games.lost_cities_board import rules
from engine.games.lost_cities_board.model import Draw, Go, Options, Play, State
from engine.games.lost_cities_board.text import BoardWords
from tests.engine.lost_cities_board.board import ADA, play, position, refusal

say, words = catalogue(), BoardWords()
UP_OR_DOWN = Options(up_or_down=True)
BEGUN = position("Y3 Y5 B4 W2", "R7", columns=("Y4 G2",), figures=("Y2 G9",), discards="B1")
AT_AN_ARROW = play(position("Y5", figures=("Y1 B9 W3",), tiles="Y2=arrow"), "+Y5")
ALL_OUT = position("R3", figures=("Y2 B1 W1 G3",))
RESEARCHER_OUT = position("R3", figures=("*Y2",))
FALLING = position("Y9 Y3", columns=("Y7 Y5",), figures=("Y2",), options=UP_OR_DOWN)
RISING = position("Y9 Y3", columns=("Y5 Y7",), figures=("Y2",), options=UP_OR_DOWN)
DISCARDED = play(position("Y5", discards="Y2 W3"), "-Y5")


@pytest.mark.parametrize(
    ("state", "wish", "reason", "parts"),
    [
        pytest.param(BEGUN, "+R7 A", "card-not-in-hand", ["red 7"], id="a card of another's hand"),
        pytest.param(BEGUN, "-R7", "card-not-in-hand", ["red 7"], id="discarding a card of another's hand"),
        pytest.param(BEGUN, "+Y4", "card-not-in-hand", ["yellow 4"], id="a card already laid"),
        pytest.param(
            position("B3 B4"), "+B4 A", "not-lowest", ["blue 4", "lowest"], id="a first card not the lowest"
        ),
        pytest.param(BEGUN, "+Y3", "lower", ["yellow 3", "yellow 4", "discard"], id="a lower card"),
        pytest.param(RISING, "+Y3", "lower", ["yellow 3", "yellow 7"], id="a lower card where it rises"),
        pytest.param(FALLING, "+Y9", "higher", ["yellow 9", "yellow 5"], id="a higher card where it falls"),
        pytest.param(BEGUN, "+Y5 A", "no-figure-needed", [], id="a second column of one colour"),
        pytest.param(BEGUN, "-Y5 R", "no-figure-needed", [], id="a figure sent to a discard pile"),
        pytest.param(BEGUN, "+B4", "figure-needed", ["adventurer", "researcher"], id="no figure sets out"),
        pytest.param(RESEARCHER_OUT, "+R3 R", "figure-out", [], id="the researcher is out already"),
        pytest.param(ALL_OUT, "+R3 A", "figure-out", [], id="all adventurers are out already"),
        pytest.param(AT_AN_ARROW, "go R", "not-on-path", ["red"], id="no figure on that path"),
        pytest.param(AT_AN_ARROW, "go B", "at-the-end", ["blue"], id="a figure on stone 9"),
        pytest.param(DISCARDED, "draw G", "discard-empty", ["green"], id="an empty discard pile"),
        pytest.param(DISCARDED, "draw Y", "own-discard", ["this turn"], id="the own discard"),
        pytest.param(BEGUN, "draw D", "play-first", ["card first"], id="drawing before playing"),
        pytest.param(BEGUN, "draw B", "play-first", ["card first"], id="drawing a discard before playing"),
        pytest.param(BEGUN, "go Y", "play-first", ["card first"], id="walking before playing"),
        pytest.param(BEGUN, "stay", "play-first", ["card first"], id="staying before playing"),
        pytest.param(AT_AN_ARROW, "draw D", "go-first", ["stay"], id="drawing before walking"),
        pytest.param(AT_AN_ARROW, "-W2", "go-first", ["stay"], id="playing before walking"),
        pytest.param(DISCARDED, "-W2", "draw-now", ["draw"], id="playing twice"),
        pytest.param(DISCARDED, "go Y", "draw-now", ["draw"], id="walking without an arrow"),
        pytest.param(DISCARDED, "stay", "draw-now", ["draw"], id="staying without an arrow"),
    ],
)
def test_each_rejected_action_has_its_reason_and_names_its_cards(
    state: State, wish: str, reason: str, parts: list[str]
) -> None:
    """The Board Game, "Bad input"."""
    error = refusal(state, wish)
    sentence = words.violation(error, say)
    assert error.reason == reason
    assert all(part in sentence for part in parts)


def test_each_bad_input_of_the_rules_has_its_own_sentence() -> None:
    """The Board Game, "Bad input": in the order of the page."""
    listed = [
        (BEGUN, "+Y3"),
        (position("B3 B4"), "+B4 A"),
        (BEGUN, "+Y5 A"),
        (RESEARCHER_OUT, "+R3 R"),
        (AT_AN_ARROW, "go B"),
        (AT_AN_ARROW, "go R"),
        (DISCARDED, "draw Y"),
    ]
    assert len({words.violation(refusal(*wish), say) for wish in listed}) == len(listed)


@pytest.mark.parametrize("action", [Draw("Q"), Draw(""), Draw("P")], ids=str)
def test_unknown_discard_pile_is_rejected(action: Draw) -> None:
    with pytest.raises(RuleViolation) as refused:
        rules.apply(DISCARDED, ADA, action)
    assert refused.value.reason == "no-such-pile"
    assert "red" not in words.violation(refused.value, say)


def test_unknown_path_is_rejected() -> None:
    with pytest.raises(RuleViolation) as refused:
        rules.apply(AT_AN_ARROW, ADA, Go("P"))
    assert refused.value.reason == "not-on-path"


@pytest.mark.parametrize("card", ["Q9", "", "Y11", "YW"])
def test_unknown_card_is_rejected(card: str) -> None:
    with pytest.raises(RuleViolation) as refused:
        rules.apply(BEGUN, ADA, Play(card))
    assert refused.value.reason == "card-not-in-hand"
    assert words.violation(refused.value, say) == f"There’s no card {card} in this game."
