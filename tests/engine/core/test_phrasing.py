"""Lists and numbers as each language writes them."""

from __future__ import annotations

import pytest

from engine.core.catalogue import Catalogue, catalogue
from engine.core.phrasing import join_clauses, join_commas, join_list, join_names, numeral

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
def test_three_items_are_joined_with_the_commas_and_the_and_of_each_language(
    language: str, sentence: str, names: str, row: str
) -> None:
    say = in_language(language)
    assert (join_list(PARTS, say), join_names(PARTS, say), join_commas(PARTS, say)) == (sentence, names, row)


def in_language(language: str) -> Catalogue:
    say = Catalogue()
    say.language = language
    return say


def test_joined_list_of_no_items_is_empty_of_one_unchanged_and_of_two_has_an_and() -> None:
    say = catalogue()
    assert [join_names(PARTS[:count], say) for count in range(3)] == ["", "A", "A & B"]
    assert [join_list(PARTS[:count], say) for count in range(3)] == ["", "A", "A and B"]
    assert [join_clauses(PARTS[:count], say) for count in range(4)] == ["", "A", "A; B", "A; B; C"]
    assert join_commas((), say) == ""


def test_negative_number_has_a_typographic_minus_sign() -> None:
    assert (numeral(-9), numeral(1611)) == ("−9", "1611")
