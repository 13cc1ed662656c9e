"""Line breaks of sentences in pictures."""

from __future__ import annotations

import pytest

from render import fonts, theme
from render.fonts import END_ISOLATE, ISOLATE
from render.theme import Style
from render.two_lines import fit_name, fit_words, wrap_text

STYLE = Style(theme.NAME.face, 30)
ROOM = 400


def test_sentence_is_wrapped_at_spaces() -> None:
    sentence = "In the last scoring round Ada passes Boris, and nobody catches up with her again."
    lines = list(wrap_text(sentence, STYLE, ROOM))
    assert len(lines) > 1
    assert " ".join(lines) == sentence


def test_japanese_sentence_is_wrapped_between_characters() -> None:
    sentence = "勝負の分かれ目：第12決算ラウンドでAdaがBorisを抜き、そのまま誰も追いつけない。"
    lines = list(wrap_text(sentence, STYLE, ROOM))
    assert "".join(lines) == sentence
    assert all(fonts.advance(line, STYLE) <= ROOM for line in lines)


def test_wrapping_keeps_punctuation_and_numbers_together() -> None:
    sentence = "「第12決算」、ー。" * 9
    for room in range(200, 400, 20):
        for line in wrap_text(sentence, STYLE, room):
            assert line[0] not in "」、ー。2"
            assert line[-1] not in "「1"


def test_isolated_name_is_never_split() -> None:
    name = f"{ISOLATE}山田 太郎{END_ISOLATE}"
    for room in range(200, 400, 20):
        assert any(name in line for line in wrap_text(f"最後の決算で{name}が勝つ", STYLE, room))


def test_name_broken_into_two_lines_is_at_least_42_pixels_high_if_its_words_fit() -> None:
    """Eleven pixels on a 400 px phone."""
    for name in ("Boris of Blackwater Hall", "Juniper the Cartographer", "Wilhelmina Featherstone"):
        lines, style = fit_name(name, 300, (46,), (42,))
        assert (len(lines), style.size >= 42, " ".join(lines)) == (2, True, name)


def test_name_is_smaller_rather_than_broken_inside_a_word() -> None:
    assert fit_name("Boris of Blackwater Hall", 288, (46,), (42,)) == (
        ("Boris of", "Blackwater Hall"),
        theme.LABEL,
    )


def test_name_is_narrower_rather_than_broken_inside_a_word() -> None:
    assert fit_name("Boris of Blackwater Hall", 250, (46,), (42,)) == (
        ("Boris of", "Blackwater Hall"),
        theme.NARROW,
    )


def test_name_becomes_smaller_before_it_breaks_between_words() -> None:
    assert fit_words("Wilhelmina", 205, (46, 42)) == (("Wilhelmina",), theme.LABEL)
    assert fit_words("Ada Lovelace", 190, (46, 42))[0] == ("Ada", "Lovelace")


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("Boris of Blackwater Hall", ("Boris of", "Blackw…")),
        ("Konstantinopolitanisch", ("Konstan…",)),
        ("", ("",)),
    ],
)
def test_name_without_room_is_cut_with_an_ellipsis_instead_of_a_break_inside_a_word(
    name: str, lines: tuple[str, ...]
) -> None:
    fitted, style = fit_words(name, 190, (46, 42))
    assert fitted == lines
    assert all(fonts.advance(line, style) <= 190 for line in fitted)
