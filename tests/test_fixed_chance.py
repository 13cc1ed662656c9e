"""Randomness of a test is the same in every run."""

from __future__ import annotations

import os
import random
import secrets
from uuid import uuid4

import pytest

from tests import fixed_chance


def draws() -> str:
    """Draw from each source of randomness."""
    return " ".join(
        (
            os.urandom(2).hex(),
            secrets.token_hex(2),
            uuid4().hex[:4],
            str(secrets.randbelow(1000)),
            str(random.randrange(1000)),
            str(random.Random().randrange(1000)),
            str(random.SystemRandom().randrange(1000)),
        )
    )


@pytest.fixture(scope="module")
def made_for_all() -> str:
    return draws()


def test_randomness_of_a_test_is_the_same_in_each_run() -> None:
    assert draws() == "44af d617 0e6b 104 940 486 197"


@pytest.mark.parametrize(("row", "drawn"), [(1, "e3248d50"), (2, "1f043fe7")], ids=["one", "two"])
def test_each_parameter_set_has_its_own_randomness(row: int, drawn: str) -> None:
    assert secrets.token_hex(4) == drawn


@pytest.mark.parametrize("row", [1, 2])
def test_shared_fixture_has_the_same_randomness_whichever_test_is_first(made_for_all: str, row: int) -> None:
    assert made_for_all == "f7a0 4327 77bf 704 803 321 984"
    assert secrets.token_hex(4) == {1: "6282930b", 2: "4252f29d"}[row]


def test_explicit_seed_gives_its_usual_random_numbers() -> None:
    assert [random.Random(seed).randrange(1000) for seed in (7, 7, "7")] == [331, 331, 729]


def test_another_seed_word_gives_other_values(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = set()
    for word in ("", "monday", "tuesday"):
        monkeypatch.setattr(request.config.option, "chance", word)
        fixed_chance._begin(request.config, "a test")
        drawn.add(draws())
    assert len(drawn) == 3
