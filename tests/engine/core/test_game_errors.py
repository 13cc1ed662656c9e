"""Every refusal has a reason that a sentence can be made of."""

from __future__ import annotations

import pytest

from engine.core.game_errors import (
    BadNotation,
    CorruptState,
    GameError,
    GameFinished,
    InvalidSetup,
    NotYourTurn,
    RuleViolation,
)


@pytest.mark.parametrize(
    ("error", "reason", "details"),
    [
        (GameError(), "game-error", {}),
        (RuleViolation("not-higher", card="Y3", last="Y5"), "not-higher", {"card": "Y3", "last": "Y5"}),
        (NotYourTurn(), "not-your-turn", {}),
        (GameFinished(), "game-finished", {}),
        (BadNotation("hm", expected="+Y7 D"), "bad-notation", {"text": "hm", "expected": "+Y7 D"}),
        (InvalidSetup("wrong-seats", seats=9), "wrong-seats", {"seats": 9}),
        (CorruptState("cards"), "corrupt-state", {"what": "cards"}),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, GameError) else "",
)
def test_engine_error_has_its_default_or_given_reason_and_details_and_its_text_names_the_reason(
    error: GameError, reason: str, details: dict
) -> None:
    assert (error.reason, error.details) == (reason, details)
    assert reason in str(error)


def test_long_text_in_a_notation_error_is_cut_to_its_beginning_with_an_ellipsis() -> None:
    """A sentence must hold it; the library that makes sentences takes 1,000 characters at most."""
    quoted = str(BadNotation("y" * 6_000, expected="+Y7 D").details["text"])
    assert quoted.startswith("yyyy")
    assert quoted.endswith("…")
    assert len(quoted) < 100


def test_all_engine_errors_share_a_base_class() -> None:
    kinds = (RuleViolation, NotYourTurn, GameFinished, BadNotation, InvalidSetup, CorruptState)
    assert all(issubclass(kind, GameError) for kind in kinds)


def test_turn_and_finish_errors_are_rule_violations() -> None:
    assert issubclass(NotYourTurn, RuleViolation)
    assert issubclass(GameFinished, RuleViolation)


def test_reason_given_to_one_error_does_not_change_the_default_of_others() -> None:
    RuleViolation("own-discard")
    assert GameError.reason == "game-error"
    assert NotYourTurn().reason == "not-your-turn"
