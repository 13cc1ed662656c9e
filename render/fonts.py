"""Lines of text in any script as masks, each character in a font that has it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
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
)
from render.theme import LABEL, SIZES, Face, Style

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

    With isolated names (`letters.isolated`) the text itself runs from left to right.
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
