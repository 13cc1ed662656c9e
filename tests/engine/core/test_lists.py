"""Lists and numbers as each language writes them."""

from __future__ import annotations

import pytest

from engine.core.catalogue import Catalogue, catalogue
from engine.core.phrasing import clauses, in_row, listed, numeral, together

PARTS = ("A", "B", "C")


@pytest.mark.parametrize(
    ("language", "sentence", "names", "row"),
    [
        ("en", "A, B and C", "A, B, & C", "A, B, C"),
        ("de", "A, B und C", "A, B und C", "A, B, C"),
        ("pt-BR", "A, B e C", "A, B e C", "A, B, C"),
        ("ja", "A、B、C", "A、B、C", "A、B、C"),
    ],
)
def test_three_things(language: str, sentence: str, names: str, row: str) -> None:
    say = in_language(language)
    assert (listed(PARTS, say), together(PARTS, say), in_row(PARTS, say)) == (sentence, names, row)


def in_language(language: str) -> Catalogue:
    say = Catalogue()
    say.language = language
    return say


def test_two_one_and_none() -> None:
    say = catalogue()
    assert [together(PARTS[:count], say) for count in range(3)] == ["", "A", "A & B"]
    assert [listed(PARTS[:count], say) for count in range(3)] == ["", "A", "A and B"]
    assert [clauses(PARTS[:count], say) for count in range(4)] == ["", "A", "A; B", "A; B; C"]
    assert in_row((), say) == ""


def test_a_number_has_a_real_minus_sign() -> None:
    assert (numeral(-9), numeral(1611)) == ("−9", "1611")
