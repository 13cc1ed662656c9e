"""Japanese text in pictures, with a font from Debian (`apt-get install fonts-vlgothic`).

`.ci/run` installs it where it can; elsewhere these tests are skipped. The bot uses any Japanese font of its
machine, and English text without one.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image

from engine.core.catalogue import LOCALES, catalogue
from engine.games.lost_cities.model import View
from render import fonts, theme
from render.fonts import is_drawable, legible, say_in_drawable_language
from render.games import lost_cities, lost_cities_board, tikal
from render.theme import Style
from tests.render import board_positions, tikal_positions
from tests.render.golden import compare

FONT = Path("/usr/share/fonts/truetype/vlgothic")
SAY = catalogue("ja")
FIRST, EMOJIS = 0x2FFF, 0x1F000
"""The range of Japanese characters."""
NAMES = ("山田花子", "ボリス", "さくら", "佐藤 健太郎")
NOWHERE = "\U000e0fff"
"""A character in no font: it is drawn as a font draws missing ones."""

pytestmark = pytest.mark.skipif(not FONT.is_dir(), reason="fonts-vlgothic isn't installed")


@pytest.fixture(autouse=True)
def _one_font(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(fonts, "FOLDERS", (FONT,))
    _forget()
    yield
    _forget()


def _forget() -> None:
    for remembered in (legible, fonts._can_draw_language, fonts.line):
        remembered.cache_clear()


def test_japanese_is_drawable_with_its_font_installed() -> None:
    assert say_in_drawable_language(SAY) is SAY


def test_every_japanese_letter_is_drawn_and_none_as_a_box() -> None:
    files = (LOCALES / "ja").iterdir()
    words = "".join(file.read_text(encoding="utf-8") for file in files) + "".join(NAMES)
    japanese = {
        letter
        for letter in words
        if FIRST < ord(letter) < EMOJIS and not letter.isspace() and letter != "\ufe0f"
    }
    assert all(map(is_drawable, japanese))
    box = _drawn(NOWHERE)
    for letter in japanese:
        drawn = _drawn(letter)
        assert drawn.getbbox() is not None, letter
        assert drawn.tobytes() != box.tobytes(), letter


def _drawn(letter: str) -> Image.Image:
    return fonts.line(letter, theme.NAME).mask


def test_hand_matches_recorded_picture(held_view: View, record: bool) -> None:
    compare(lost_cities.PAINTER.hand(held_view, NAMES, SAY), "ja-lost_cities-hand", record)


def test_partners_tabletop_matches_recorded_picture(passed_view: View, record: bool) -> None:
    compare(lost_cities.PAINTER.tabletop(passed_view, NAMES, SAY), "ja-lost_cities-tabletop", record)


def test_board_final_picture_matches_recorded_picture(record: bool) -> None:
    view = board_positions.over(4)
    picture = lost_cities_board.PAINTER.finale(view, board_positions.result(view), NAMES, SAY)
    compare(picture, "ja-lost_cities_board-finale", record)


def test_tikal_tabletop_matches_recorded_picture(record: bool) -> None:
    compare(tikal.PAINTER.tabletop(tikal_positions.auction(), NAMES, SAY), "ja-tikal-tabletop", record)


def test_name_of_four_characters_is_not_cut_in_an_auction(monkeypatch: pytest.MonkeyPatch) -> None:
    """The narrowest places: a leader beside a crown, and the highest bidder beside the bid."""
    names, cut = ("山田花子", "佐藤健太", "鈴木一郎", "高橋美咲"), list[str]()
    original = fonts.shortened

    def noted(words: str, style: Style, room: int) -> str:
        cut.extend({words} & {*names} - {original(words, style, room)})
        return original(words, style, room)

    monkeypatch.setattr(fonts, "shortened", noted)
    tikal.PAINTER.tabletop(tikal_positions.bidding(), names, SAY)
    assert cut == []
