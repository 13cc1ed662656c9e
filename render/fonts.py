"""Names made safe to draw, and lines of text in any script as masks, each character in a font that has it."""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from threading import Lock
from typing import Literal
from unicodedata import bidirectional, category

from msgspec import Struct
from PIL import Image, ImageDraw, ImageFont, features

from engine.core.catalogue import ENGLISH, Catalogue, Say, catalogue
from render.theme import LABEL, SIZES, Face, Style

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
    """Return the same translator, or the English one if fonts lack letters of its language."""
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


ELLIPSIS = "…"
TRAILING_NUMBER = re.compile(r"\s[−+×]?\d+$")
"""A number at the end of a text."""
_PEN = Lock()
"""FreeType faces must not be used by several threads at once."""
_LAYS_OUT = features.check("raqm")
"""Whether Pillow can lay out right-to-left scripts (library raqm)."""


class Line(Struct, frozen=True):
    """A drawn line of text. The mask starts `top` pixels below the line's upper end.

    The baseline is `ascent` pixels below that end. `advance` is the line's width in pixels.
    """

    mask: Image.Image
    top: int
    ascent: int
    advance: int


@lru_cache(maxsize=128)
def font(source: Source, size: int) -> ImageFont.FreeTypeFont:
    """Load a font at a size in pixels. Raises OSError if its file cannot be read."""
    face = ImageFont.truetype(source.path, size, index=source.index)
    if source.axes:
        face.set_variation_by_axes(list(source.axes))
    return face


Direction = Literal["ltr", "rtl"] | None
"""The text direction of a piece. None: decided by its first strong letter."""
Piece = tuple[str, Source, Direction]


def font_pieces(text: str, face: Face) -> Iterator[Piece]:
    """Yield the text from left to right in pieces, each with its font and a direction (None: the text's own).

    With isolated names (`isolated`) the text itself runs from left to right.
    """
    outside, *names = text.split(ISOLATE)
    way: Direction = "ltr" if names else None
    yield from ((piece, source, way) for piece, source in font_runs(outside, face) if piece)
    for part in names:
        name, _, outside = part.partition(END_ISOLATE)
        yield from ((piece, source, None) for piece, source in font_runs(name, face) if piece)
        yield from ((piece, source, way) for piece, source in font_runs(outside, face) if piece)


def font_runs(text: str, face: Face) -> tuple[tuple[str, Source], ...]:
    """Split a text into (run, font) pairs, from left to right: one pair if a font has all its letters."""
    needed = {ord(c) for c in text if not c.isspace() and c not in JOINERS}
    for source in font_sources(face):
        if all(code in glyph_coverage(source) for code in needed):
            return ((text, source),)
    pieces: list[tuple[str, Source]] = []
    for c in text:
        source = _source_for(c, face, pieces[-1][1] if pieces else bundled_font(face))
        if pieces and pieces[-1][1] == source:
            pieces[-1] = (pieces[-1][0] + c, source)
        else:
            pieces.append((c, source))
    return tuple(reversed(pieces) if _is_right_to_left(text) else pieces)


def _source_for(c: str, face: Face, before: Source) -> Source:
    """Return the font for one character: that of the previous one, `before`, if it has it or none does."""
    if c.isspace() or c in JOINERS or ord(c) in glyph_coverage(before):
        return before
    return next((source for source in font_sources(face) if ord(c) in glyph_coverage(source)), before)


def _is_right_to_left(text: str) -> bool:
    """Return whether a text's first letter that has a direction runs from right to left."""
    strong = (kind for kind in map(unicodedata.bidirectional, text) if kind in {"L", "R", "AL"})
    return next(strong, "L") != "L"


def _loaded_pieces(text: str, style: Style) -> list[tuple[str, ImageFont.FreeTypeFont, Direction]]:
    """Return (piece, loaded font, direction) of a text; one empty piece for an empty text."""
    found = [(piece, font(source, style.size), way) for piece, source, way in font_pieces(text, style.face)]
    if not _LAYS_OUT:
        found = [(piece, face, None) for piece, face, _ in found]
    return found or [("", font(bundled_font(style.face), style.size), None)]


@lru_cache(maxsize=1000)
def line(text: str, style: Style) -> Line:
    """Return a line of text, drawn once and cached."""
    drawn = _loaded_pieces(text, style)
    with _PEN:
        widths = [round(face.getlength(piece, direction=way)) for piece, face, way in drawn]
        ascent = max(face.getmetrics()[0] for _, face, _ in drawn)
        descent = max(face.getmetrics()[1] for _, face, _ in drawn)
        # Letters may lean beyond their advance: leave an em on the right so that nothing is cut.
        mask = Image.new("L", (sum(widths) + style.size, ascent + descent), 0)
        pen, x = ImageDraw.Draw(mask), 0
        for (piece, face, way), width in zip(drawn, widths, strict=True):
            pen.text((x, ascent), piece, fill=255, font=face, anchor="ls", direction=way)
            x += width
    _, top, right, bottom = mask.getbbox() or (0, 0, 1, 1)
    mask = mask.crop((0, top, right, bottom))
    if style.width < 1:
        mask = mask.resize((max(1, round(right * style.width)), mask.height), Image.Resampling.LANCZOS)
    return Line(mask, top, ascent, round(sum(widths) * style.width))


def shrunk_style(words: str, style: Style, room: int) -> Style:
    """Return the style, or the largest below it of `SIZES` in which `words` fit `room`; else `LABEL`."""
    smaller = (Style(style.face, size) for size in SIZES if size < style.size)
    return next((one for one in (style, *smaller) if advance(words, one) <= room), LABEL)


@lru_cache(maxsize=1024)
def shortened(text: str, style: Style, room: int) -> str:
    """Return the text, cut with an ellipsis so that it is at most `room` pixels wide.

    A number at its end stays if there is room. If nothing fits, only the ellipsis is left.
    """
    if advance(text, style) <= room:
        return text
    number = match[0] if (match := TRAILING_NUMBER.search(text)) and match.start() else ""
    if number and advance(ELLIPSIS + number, style) > room:
        number = ""
    shorter = text.removesuffix(number)
    while shorter:
        shorter = without_last_letter(shorter)
        if advance(shorter + ELLIPSIS + number, style) <= room:
            break
    return shorter + ELLIPSIS + number


@lru_cache(maxsize=2048)
def advance(text: str, style: Style) -> int:
    """Return the width of a line of text in pixels, without drawing it."""
    drawn = _loaded_pieces(text, style)
    with _PEN:
        widths = (round(face.getlength(piece, direction=way)) for piece, face, way in drawn)
        return round(sum(widths) * style.width)


def without_last_letter(text: str) -> str:
    """Return the text without its last letter and that letter's marks and joiners; "" for one letter."""
    end = len(text) - 1
    while end > 0 and (unicodedata.category(text[end])[0] == "M" or text[end] in JOINERS):
        end -= 1
    return text[:end].rstrip(" " + JOINERS)


@cache
def cap_height(style: Style) -> int:
    """Return the height of a style's capitals above the baseline, in pixels."""
    with _PEN:
        return round(-font(bundled_font(style.face), style.size).getbbox("H", anchor="ls")[1])
