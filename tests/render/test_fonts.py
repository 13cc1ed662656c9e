"""Names in any script: never boxes, never wider than their room."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import ImageChops, ImageFont, ImageStat

from engine.core.catalogue import Catalogue, catalogue
from render import fonts, picture, theme
from render.fonts import ELLIPSIS, isolated, legible, line, shortened
from render.theme import Face

NAMES = (
    "Ada",
    "Žižek Łódź",
    "Владимир",
    "Ἀριστοτέλης",
    "محمد علي",
    "שלום",
    "李小龍",
    "김연아",
    "न्मस्ते",
    "ประเทศ",
    "𝓐𝓭𝓪",
    "🎲🎲🎲",
    "Ada 🎲",
    "a\u202eb\u0000c",
    "Z̸͚̈́a̷̧̔l̴͇̈́g̶̰̏o̸",
    "\ue000\uffff",
    "",
    "   ",
)


@pytest.fixture
def only_bundled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Simulate a machine without installed fonts."""
    monkeypatch.setattr(fonts, "FOLDERS", ())
    for cached in (legible, line, shortened):
        cached.cache_clear()
    yield
    for cached in (legible, line, shortened):
        cached.cache_clear()


def has_glyphs(text: str) -> bool:
    """Return whether each letter is drawn with its own glyph."""
    return all(
        bytes(fonts.font(source, 40).getmask(c)) != bytes(fonts.font(source, 40).getmask("\U0010fffd"))
        for piece, source in fonts.font_runs(text, Face.NAME)
        for c in piece
        if not c.isspace() and unicodedata.category(c) != "Cf"
    )


@pytest.mark.parametrize("name", NAMES)
def test_every_name_is_drawn_without_missing_glyphs(name: str, say: Catalogue) -> None:
    drawn = picture.drawable_names([name], say)[0]
    assert drawn
    assert has_glyphs(drawn)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.usefixtures("only_bundled")
def test_every_name_is_drawn_without_missing_glyphs_by_bundled_fonts(name: str, say: Catalogue) -> None:
    drawn = picture.drawable_names([name], say)[0]
    assert drawn
    assert has_glyphs(drawn)


@pytest.mark.slow
@given(st.text(max_size=40))
def test_any_text_is_reduced_to_characters_that_can_be_drawn(name: str) -> None:
    kept = legible(name)
    assert all(fonts.is_drawable(c) for c in kept)
    assert line(kept, theme.NAME).mask.height > 0


@pytest.mark.usefixtures("only_bundled")
def test_name_without_glyphs_is_replaced_by_someone(say: Catalogue) -> None:
    assert picture.drawable_names(["Ada", "李小龍"], say) == ("Ada", "Someone")


FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"


@pytest.mark.usefixtures("only_bundled")
@pytest.mark.parametrize("name", [FAMILY, "\u200d\u200d", "\u200b \u0301", "\u3164", "\u2800"])
def test_invisible_name_is_replaced_by_someone(name: str, say: Catalogue) -> None:
    """Removed emojis leave joiners. Other names consist of characters that fonts draw empty."""
    assert picture.drawable_names(["Ada", name, "Chen"], say) == ("Ada", "Someone", "Chen")
    assert picture.drawable_names([name], say) == ("Someone",), "whichever row or seat it has"


@pytest.mark.usefixtures("only_bundled")
def test_joiner_inside_a_name_is_kept() -> None:
    assert legible("Ada\u200dL") == "Ada\u200dL"


@pytest.mark.usefixtures("only_bundled")
def test_symbols_without_a_glyph_are_removed() -> None:
    assert legible("Ada \U0001fae8") == "Ada"


@pytest.mark.usefixtures("only_bundled")
def test_fancy_letters_become_plain_ones() -> None:
    assert legible("𝓐𝓭𝓪 𝕃𝕠𝕧𝕖𝕝𝕒𝕔𝕖") == "Ada Lovelace"


def test_invisible_characters_are_removed() -> None:
    assert legible("A\u202ed\u200ba\n\tL") == "Ada L"


def test_excess_combining_marks_are_removed() -> None:
    assert len(legible("a" + "\u0301" * 50)) <= 3


def test_name_with_enough_room_is_not_shortened() -> None:
    assert shortened("Ada", theme.NAME, 500) == "Ada"


@given(st.text(min_size=1, max_size=60), st.integers(min_value=60, max_value=900))
def test_long_name_is_shortened_to_fit(name: str, room: int) -> None:
    text = legible(name)
    short = shortened(text, theme.NAME, room)
    assert line(short, theme.NAME).advance <= room
    assert short == text or short.endswith(ELLIPSIS)


RIGHT_TO_LEFT = ("שלום", "مُحَمَّد علي", "שלום Ada", "محمد 42")


@pytest.mark.parametrize("name", RIGHT_TO_LEFT)
def test_right_to_left_name_keeps_the_sentence_left_to_right(name: str) -> None:
    sentence = f"{isolated(name)} wins 42"
    alone, rest = line(name, theme.NAME), line(" wins 42", theme.NAME)
    whole = line(sentence, theme.NAME)
    assert whole.advance == alone.advance + rest.advance
    left = whole.mask.crop((0, 0, alone.mask.width, whole.mask.height))
    assert left.getbbox() is not None
    drawn, expected = (one.crop(one.getbbox()) for one in (left, alone.mask))
    assert ImageChops.difference(drawn, expected).getbbox() is None, "the name comes first"


def test_english_around_a_right_to_left_name_keeps_its_font() -> None:
    found = fonts.font_pieces(f"{isolated('שלום')} wins", Face.NAME)
    assert [source == fonts.bundled_font(Face.NAME) for piece, source, _ in found if "wins" in piece] == [
        True
    ]


def test_left_to_right_names_get_no_isolates() -> None:
    assert isolated("Zoë 3.0 / 木") == "Zoë 3.0 / 木"


def test_ellipsis_does_not_separate_a_letter_from_its_mark() -> None:
    text = "e\u0323\u0302" * 20
    assert not shortened(text, theme.NAME, 200).startswith("\u0323")
    assert shortened(text, theme.NAME, 200)[:-1].count("e") * 3 == len(shortened(text, theme.NAME, 200)) - 1


def test_mask_of_a_text_line_is_no_larger_than_its_ink() -> None:
    mask = line("Boris", theme.NAME).mask
    _, *rest = mask.getbbox() or (0, 0, 0, 0)
    assert rest == [0, mask.width, mask.height]


@pytest.mark.parametrize("face", Face)
def test_coverage_of_a_font_matches_the_glyphs_it_draws(face: Face) -> None:
    source = fonts.bundled_font(face)
    drawn = ImageFont.truetype(source.path, 20, layout_engine=ImageFont.Layout.BASIC)
    missing = bytes(drawn.getmask("\U0010fffd"))
    for code in range(0x21, 0x2100, 7):
        assert (code in fonts.glyph_coverage(source)) == (bytes(drawn.getmask(chr(code))) != missing), hex(
            code
        )


@pytest.mark.parametrize("text", ["Expeditionsabschnitt 3", "Wertungsrunde −12", "Bestenliste ×4"])
def test_trailing_number_is_kept_when_shortening(text: str) -> None:
    """In "Round 3" the number matters more than the word."""
    style, (_, number) = theme.LABEL, text.split(" ")
    for room in (fonts.advance(text, style) - 1, fonts.advance(f"E… {number}", style) + 8):
        shown = shortened(text, style, room)
        assert shown.endswith(f"{ELLIPSIS} {number}")
        assert fonts.advance(shown, style) <= room
    assert shortened(text, style, 12) == ELLIPSIS, "where even that has no room"
    assert shortened("1987", style, 12).endswith(ELLIPSIS), "a name may be a number"


def test_invalid_font_file_covers_nothing(tmp_path: Path) -> None:
    file = tmp_path / "broken.ttf"
    file.write_bytes(b"\x00\x01\x00\x00nonsense")
    assert ord("A") not in fonts.glyph_coverage(fonts.Source(file))


@pytest.mark.parametrize("face", Face)
def test_bundled_face_has_an_open_licence_and_axis_values_within_its_range(face: Face) -> None:
    """Faces are cut from a variable font, whose axes Pillow reports in order."""
    source = fonts.bundled_font(face)
    assert "SIL OPEN FONT LICENSE" in (source.path.parent.parent / "LICENSE").read_text().upper()
    axes = ImageFont.truetype(source.path, 20).get_variation_axes()
    assert len(axes) == len(source.axes)
    assert axes[0]["name"] == b"Weight"
    assert all(
        one["minimum"] <= value <= one["maximum"] for one, value in zip(axes, source.axes, strict=True)
    )


def test_numerals_are_bolder_than_names() -> None:
    bold, semibold = (
        ImageStat.Stat(line("0", theme.Style(face, 200)).mask).sum[0] for face in (Face.NUMERAL, Face.NAME)
    )
    assert bold > semibold * 1.05


def test_language_without_font_is_painted_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Messages and alt texts stay in the language."""
    japanese = catalogue("ja")
    monkeypatch.setattr(fonts, "is_drawable", lambda c: ord(c) < 0x3000)
    fonts._can_draw_language.cache_clear()
    assert fonts.say_in_drawable_language(japanese) is catalogue("en")
    assert fonts.say_in_drawable_language(catalogue("de")) is catalogue("de")
    monkeypatch.setattr(fonts, "is_drawable", lambda c: True)
    fonts._can_draw_language.cache_clear()
    assert fonts.say_in_drawable_language(japanese) is japanese
    fonts._can_draw_language.cache_clear()


def test_heading_is_shrunk_before_it_is_cut() -> None:
    """It stays legible on a phone. Text with enough room keeps its size."""
    title, words = theme.Style(theme.NAME.face, 48), "Beste Expedition"
    wide = fonts.advance(words, title)
    assert fonts.shrunk_style(words, title, wide) == title
    tight = fonts.shrunk_style(words, title, round(wide * 0.9))
    assert tight.size == theme.SIZES[theme.SIZES.index(title.size) + 1]
    assert fonts.shortened(words, tight, round(wide * 0.9)) == words
    assert fonts.shrunk_style(words, title, round(wide * 0.85)) == theme.LABEL, "a narrower face"
    assert fonts.shrunk_style(words, title, wide // 3) == theme.LABEL
