"""Nothing that a test draws is another thing in another run."""

from __future__ import annotations

import os
import random
import secrets
from uuid import uuid4

import pytest

from tests import fixed_chance


def draws() -> str:
    """A little from everywhere that chance comes from."""
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


def test_what_a_test_draws_is_the_same_in_each_run() -> None:
    assert draws() == "f2ba 4405 d477 159 718 195 809"


@pytest.mark.parametrize(("row", "drawn"), [(1, "03531db8"), (2, "e6540efa")], ids=["one", "two"])
def test_each_row_of_a_test_has_draws_of_its_own(row: int, drawn: str) -> None:
    assert secrets.token_hex(4) == drawn


@pytest.mark.parametrize("row", [1, 2])
def test_what_is_made_for_all_tests_is_the_same_whichever_is_first(made_for_all: str, row: int) -> None:
    assert made_for_all == "f7a0 4327 77bf 704 803 321 984"
    assert secrets.token_hex(4) == {1: "c8c77b08", 2: "384bc707"}[row]


def test_a_seed_is_a_seed() -> None:
    assert [random.Random(seed).randrange(1000) for seed in (7, 7, "7")] == [331, 331, 729]


def test_another_word_draws_other_values(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = set()
    for word in ("", "monday", "tuesday"):
        monkeypatch.setattr(request.config.option, "chance", word)
        fixed_chance._begin(request.config, "a test")
        drawn.add(draws())
    assert len(drawn) == 3
