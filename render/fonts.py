"""Lines of text in any script, each letter in a font that has it, as masks of ink."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from threading import Lock
from typing import Literal

from msgspec import Struct
from PIL import Image, ImageDraw, ImageFont, features

from render.letters import (
    END_ISOLATE,
    ISOLATE,
    JOINERS,
    Source,
    bundled_font,
    font_sources,
    glyph_coverage,
    isolated,
)
from render.theme import Face, Style

ELLIPSIS = "…"
SMALLEST_SIZE = 36
"""The size in pixels below which nobody can read a line on a phone."""
TRAILING_NUMBER = re.compile(r"\s[−+×]?\d+$")
"""What stands at the end of a text, behind its words."""
_PEN = Lock()
"""FreeType faces are not for several threads at a time."""
_LAYS_OUT = features.check("raqm")
"""Whether the library is there that lays out scripts read from the right."""


class Line(Struct, frozen=True):
    """A line of text: the mask of its ink, which begins `top` pixels below the line's upper end.

    The baseline lies `ascent` pixels below that end; `advance` is the line's width.
    """

    mask: Image.Image
    top: int
    ascent: int
    advance: int


@lru_cache(maxsize=128)
def font(source: Source, size: int) -> ImageFont.FreeTypeFont:
    """A face at a size in pixels."""
    face = ImageFont.truetype(source.path, size, index=source.index)
    if source.axes:
        face.set_variation_by_axes(list(source.axes))
    return face


Direction = Literal["ltr", "rtl"] | None
"""Which way a piece is laid out; None: as its first letter that says so."""
Piece = tuple[str, Source, Direction]


def font_pieces(text: str, face: Face) -> Iterator[Piece]:
    """The text from left to right in pieces that one font can draw each.

    Where it has isolated names (`names.isolated`), it goes from left to right, whichever way these are read.
    """
    outside, *names = text.split(ISOLATE)
    way: Direction = "ltr" if names else None
    yield from ((piece, source, way) for piece, source in font_runs(outside, face) if piece)
    for part in names:
        name, _, outside = part.partition(END_ISOLATE)
        yield from ((piece, source, None) for piece, source in font_runs(name, face) if piece)
        yield from ((piece, source, way) for piece, source in font_runs(outside, face) if piece)


def font_runs(text: str, face: Face) -> tuple[tuple[str, Source], ...]:
    """The text in pieces that one font can draw each: in one piece wherever some font has everything."""
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
    return tuple(reversed(pieces) if _leftward(text) else pieces)


def _source_for(c: str, face: Face, before: Source) -> Source:
    """The font for one letter; marks and spaces stay with the letter before them."""
    if c.isspace() or c in JOINERS or ord(c) in glyph_coverage(before):
        return before
    return next((source for source in font_sources(face) if ord(c) in glyph_coverage(source)), before)


def _leftward(text: str) -> bool:
    strong = (kind for kind in map(unicodedata.bidirectional, text) if kind in {"L", "R", "AL"})
    return next(strong, "L") != "L"


def _pieces(text: str, style: Style) -> list[tuple[str, ImageFont.FreeTypeFont, Direction]]:
    """The pieces of a line with their fonts; one that is empty where the line is."""
    found = [(piece, font(source, style.size), way) for piece, source, way in font_pieces(text, style.face)]
    if not _LAYS_OUT:
        found = [(piece, face, None) for piece, face, _ in found]
    return found or [("", font(bundled_font(style.face), style.size), None)]


@lru_cache(maxsize=1000)
def line(text: str, style: Style) -> Line:
    """One line of text, drawn once and kept."""
    drawn = _pieces(text, style)
    with _PEN:
        widths = [round(face.getlength(piece, direction=way)) for piece, face, way in drawn]
        ascent = max(face.getmetrics()[0] for _, face, _ in drawn)
        descent = max(face.getmetrics()[1] for _, face, _ in drawn)
        # Letters may lean out of their advance: an em to spare on the right, nothing is cut.
        mask = Image.new("L", (sum(widths) + style.size, ascent + descent), 0)
        pen, x = ImageDraw.Draw(mask), 0
        for (piece, face, way), width in zip(drawn, widths, strict=True):
            pen.text((x, ascent), piece, fill=255, font=face, anchor="ls", direction=way)
            x += width
    _, top, right, bottom = mask.getbbox() or (0, 0, 1, 1)
    return Line(mask.crop((0, top, right, bottom)), top, ascent, sum(widths))


def shrunk_style(words: str, style: Style, room: int) -> Style:
    """The style, as much smaller as words need it in their room, down to what can be read on a phone."""
    wide = advance(words, style)
    size = style.size if wide <= room else style.size * room // wide
    return Style(style.face, max(size, min(SMALLEST_SIZE, style.size)))


@lru_cache(maxsize=1024)
def shortened(text: str, style: Style, room: int) -> str:
    """The text, shortened with an ellipsis until it is at most `room` pixels wide.

    A number at its end stays, and the word before it gives way: *Expedi… 3*, where words are long.
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


def with_shortened_name(sentence: Callable[[str], str], name: str, style: Style, room: int) -> str:
    """A sentence with a name in it, which is shortened until the sentence is at most `room` pixels wide."""
    words = sentence(isolated(name))
    while name and advance(words, style) > room:
        name = without_last_letter(name)
        words = sentence(isolated(name + ELLIPSIS))
    return shortened(words, style, room)


@lru_cache(maxsize=2048)
def advance(text: str, style: Style) -> int:
    """How wide a line of text is, without drawing it."""
    drawn = _pieces(text, style)
    with _PEN:
        return sum(round(face.getlength(piece, direction=way)) for piece, face, way in drawn)


def without_last_letter(text: str) -> str:
    """The text without its last letter, and without the marks and joiners on it."""
    end = len(text) - 1
    while end > 0 and (unicodedata.category(text[end])[0] == "M" or text[end] in JOINERS):
        end -= 1
    return text[:end].rstrip(" " + JOINERS)


@cache
def cap_height(style: Style) -> int:
    """How high the capitals and numerals of a style stand above the baseline."""
    with _PEN:
        return round(-font(bundled_font(style.face), style.size).getbbox("H", anchor="ls")[1])
