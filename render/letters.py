"""Names made safe to draw, and which installed font can draw a character."""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from unicodedata import bidirectional, category

from msgspec import Struct

from engine.core.catalogue import ENGLISH, Catalogue, Say, catalogue
from render.theme import Face

_BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Characters that count as letters or symbols but are drawn empty."""


def is_visible(name: str) -> bool:
    """Return whether a name has a letter, number, punctuation mark or symbol that is not blank."""
    return any(category(letter)[0] in "LNPS" and letter not in _BLANKS for letter in name)


ISOLATE, END_ISOLATE = "\u2068", "\u2069"
_RIGHT_TO_LEFT = ("R", "AL", "AN")


def isolated(name: str) -> str:
    """Return the name with Unicode isolate marks if it has right-to-left letters."""
    turns = any(bidirectional(letter) in _RIGHT_TO_LEFT for letter in name)
    return f"{ISOLATE}{name}{END_ISOLATE}" if turns else name


FOLDERS: tuple[Path, ...] = (
    Path("/usr/share/fonts"),
    Path("/usr/local/share/fonts"),
    Path.home() / ".local/share/fonts",
    Path("/Library/Fonts"),
    Path("/System/Library/Fonts"),
    Path("C:/Windows/Fonts"),
)
"""System font folders. They are searched only for characters that the bundled fonts lack."""
_AVOIDED_FONTS = ("italic", "oblique", "mono", "condensed", "narrow", "light", "thin", "math")
_MAX_MARKS = 2
"""The most combining marks per letter. More would leave the bar, and no language needs them."""
JOINERS = "\u200c\u200d"
"""Invisible characters that shape the letters next to them."""
_DROPPED = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_SPACES = re.compile(r"\s+")
_OUTLINES = {"glyf", "CFF ", "CFF2"}
"""Font tables with outlines. A font without any of them has bitmaps only."""


class Source(Struct, frozen=True):
    """One face in a font file, with axis values if the font is variable."""

    path: Path
    index: int = 0
    axes: tuple[int, ...] = ()


class Coverage(Struct, frozen=True):
    """A set of code points, stored as ranges: fonts have tens of thousands."""

    firsts: tuple[int, ...] = ()
    lasts: tuple[int, ...] = ()

    def __contains__(self, code: int) -> bool:
        index = bisect_right(self.firsts, code) - 1
        return index >= 0 and code <= self.lasts[index]

    @classmethod
    def of(cls, codes: Iterable[int]) -> Coverage:
        """Return the coverage of code points given in any order."""
        firsts: list[int] = []
        lasts: list[int] = []
        for code in sorted(set(codes)):
            if lasts and code == lasts[-1] + 1:
                lasts[-1] = code
            else:
                firsts.append(code)
                lasts.append(code)
        return cls(tuple(firsts), tuple(lasts))


@lru_cache(maxsize=1024)
def legible(name: str) -> str:
    """Return a name as it can be drawn on one line, without symbols that no font has.

    Empty if no font has one of its letters or nothing is left.
    """
    text = _without_invisible(name)
    if not all(map(is_drawable, text)):
        text = _without_invisible(unicodedata.normalize("NFKC", text))
    kept = "".join(c for c in text if is_drawable(c) or unicodedata.category(c)[0] in "LN")
    kept = _SPACES.sub(" ", kept).strip()
    return kept if is_visible(kept) and all(map(is_drawable, kept)) else ""


def _without_invisible(text: str) -> str:
    """Return the text without invisible characters.

    Control characters become spaces, spaces single ones, and letters keep at most `_MAX_MARKS` marks.
    """
    out: list[str] = []
    marks = 0
    for c in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(c)
        marks = marks + 1 if kind[0] == "M" else 0
        if marks > _MAX_MARKS or "\ufe00" <= c <= "\ufe0f":
            continue
        if kind not in _DROPPED or c in JOINERS:
            out.append(c)
        elif kind in {"Cc", "Zl", "Zp"}:
            out.append(" ")
    return _SPACES.sub(" ", "".join(out)).strip()


def is_drawable(c: str) -> bool:
    """Return whether one of the fonts has a glyph for a character.

    True for spaces and joiners, which need none.
    """
    return (
        c.isspace()
        or c in JOINERS
        or any(ord(c) in glyph_coverage(source) for source in font_sources(Face.NAME))
    )


def say_in_drawable_language(say: Say) -> Say:
    """Return the same translator, or the English one if no font has the language's letters."""
    return say if not isinstance(say, Catalogue) or _can_draw_language(say.language) else catalogue(ENGLISH)


@cache
def _can_draw_language(language: str) -> bool:
    """Return whether fonts have all letters of two short sentences in a language."""
    say = catalogue(language)
    return all(map(is_drawable, say("picture-your-turn") + say("picture-to-move")))


def font_sources(face: Face) -> Iterator[Source]:
    """Yield the fonts to search for a letter: the face, other bundled ones, installed ones, in this order."""
    yield bundled_font(face)
    yield from (bundled_font(other) for other in Face if other is not face)
    for folder in FOLDERS:
        yield from _installed_fonts(folder)


@cache
def bundled_font(face: Face) -> Source:
    """Return the bundled font file of a face."""
    package, file, axes = face.value
    return Source(Path(str(files(package).joinpath("files", file))), axes=axes)


@cache
def _installed_fonts(folder: Path) -> tuple[Source, ...]:
    """Return the font files in a folder and below, the most suitable first."""
    found = [path for path in folder.rglob("*") if path.suffix.lower() in {".ttf", ".otf", ".ttc"}]
    return tuple(map(Source, sorted(found, key=_font_sort_key)))


def _font_sort_key(path: Path) -> tuple[bool, bool, bool, str]:
    """Return a sort key: upright, bold serif fonts first."""
    name = path.stem.lower()
    return any(word in name for word in _AVOIDED_FONTS), "serif" not in name, "bold" not in name, str(path)


@cache
def glyph_coverage(source: Source) -> Coverage:
    """Return the code points a font has glyphs for; empty if the file cannot be used."""
    # Imported here, since the bot's process reads no fonts: it leaves that to its workers.
    from fontTools.ttLib import TTFont, TTLibError  # type: ignore[import-untyped]

    try:
        with TTFont(source.path, fontNumber=source.index, lazy=True) as font:
            if not _OUTLINES & set(font.keys()):
                return Coverage()
            return Coverage.of(font.getBestCmap() or {})
    except (OSError, KeyError, TTLibError):
        return Coverage()
