"""Lines of text in any script: which installed font has the letters, and the line as a mask of ink."""

from __future__ import annotations

import re
import struct
import unicodedata
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from threading import Lock

from msgspec import Struct
from PIL import Image, ImageDraw, ImageFont

from render.theme import Face, Style

ELLIPSIS = "…"
FOLDERS: tuple[Path, ...] = (
    Path("/usr/share/fonts"),
    Path("/usr/local/share/fonts"),
    Path.home() / ".local/share/fonts",
    Path("/Library/Fonts"),
    Path("/System/Library/Fonts"),
    Path("C:/Windows/Fonts"),
)
"""Where other fonts may be installed; looked into only when a name needs letters the bundled faces lack."""
_LESS_WELCOME = ("italic", "oblique", "mono", "condensed", "narrow", "light", "thin", "math")
_MARKS_IN_A_ROW = 2
"""More combining marks on one letter than any language needs would run out of the bar."""
_JOINERS = "\u200c\u200d"
_DROPPED = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_SPACES = re.compile(r"\s+")
_PEN = Lock()
"""FreeType faces are not for several threads at a time."""


class Source(Struct, frozen=True):
    """One face in a font file."""

    path: Path
    index: int = 0


class Line(Struct, frozen=True):
    """A line of text as a mask; `ascent` pixels of it lie above the baseline, `advance` is its width."""

    mask: Image.Image
    ascent: int
    advance: int


class Coverage(Struct, frozen=True):
    """A set of code points, kept as ranges: fonts have tens of thousands."""

    firsts: tuple[int, ...] = ()
    lasts: tuple[int, ...] = ()

    def __contains__(self, code: int) -> bool:
        index = bisect_right(self.firsts, code) - 1
        return index >= 0 and code <= self.lasts[index]

    @classmethod
    def of(cls, codes: Iterable[int]) -> Coverage:
        """The coverage of some code points in any order."""
        firsts: list[int] = []
        lasts: list[int] = []
        for code in sorted(set(codes)):
            if lasts and code == lasts[-1] + 1:
                lasts[-1] = code
            else:
                firsts.append(code)
                lasts.append(code)
        return cls(tuple(firsts), tuple(lasts))


# Which letters there are


@lru_cache(maxsize=1024)
def legible(name: str) -> str:
    """A name as it can be drawn on one line; empty if a letter of it is in no installed font.

    Invisible controls, piled-up marks and symbols without a glyph are left out.
    """
    text = _tidy(name)
    if not all(map(known, text)):
        text = _tidy(unicodedata.normalize("NFKC", text))
    kept = "".join(c for c in text if known(c) or unicodedata.category(c)[0] in "LN")
    kept = _SPACES.sub(" ", kept).strip()
    return kept if all(map(known, kept)) else ""


def _tidy(text: str) -> str:
    out: list[str] = []
    marks = 0
    for c in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(c)
        marks = marks + 1 if kind[0] == "M" else 0
        if marks > _MARKS_IN_A_ROW or "\ufe00" <= c <= "\ufe0f":
            continue
        if kind not in _DROPPED or c in _JOINERS:
            out.append(c)
        elif kind in {"Cc", "Zl", "Zp"}:
            out.append(" ")
    return _SPACES.sub(" ", "".join(out)).strip()


def known(c: str) -> bool:
    """Whether some font has a glyph for a character, or it needs none."""
    return c.isspace() or c in _JOINERS or any(ord(c) in coverage(source) for source in _sources(Face.NAME))


def _sources(face: Face) -> Iterator[Source]:
    """Where to look for a letter: the face itself, the other bundled ones, whatever is installed."""
    yield bundled(face)
    yield from (bundled(other) for other in Face if other is not face)
    for folder in FOLDERS:
        yield from _installed(folder)


@cache
def bundled(face: Face) -> Source:
    """The file of a face that comes with the project."""
    package, file = face.value
    return Source(Path(str(files(package).joinpath("files", file))))


@cache
def _installed(folder: Path) -> tuple[Source, ...]:
    found = [path for path in folder.rglob("*") if path.suffix.lower() in {".ttf", ".otf", ".ttc"}]
    return tuple(map(Source, sorted(found, key=_welcome)))


def _welcome(path: Path) -> tuple[bool, bool, bool, str]:
    """Upright serif faces of some weight first: they go with ours."""
    name = path.stem.lower()
    return any(word in name for word in _LESS_WELCOME), "serif" not in name, "bold" not in name, str(path)


@cache
def coverage(source: Source) -> Coverage:
    """The code points a font has glyphs for; none for a file that cannot be drawn with.

    Read from its `cmap` table (OpenType 1.9, formats 4 and 12).
    """
    try:
        data = source.path.read_bytes()
        tables = _tables(data, source.index)
        if not {"glyf", "CFF ", "CFF2"} & tables.keys():
            return Coverage()
        return Coverage.of(_mapped(data, tables["cmap"]))
    except (OSError, KeyError, struct.error):
        return Coverage()


def _tables(data: bytes, index: int) -> dict[str, int]:
    start = struct.unpack_from(">I", data, 12 + 4 * index)[0] if data[:4] == b"ttcf" else 0
    (count,) = struct.unpack_from(">H", data, start + 4)
    entries = (struct.unpack_from(">4sIII", data, start + 12 + 16 * index) for index in range(count))
    return {tag.decode("latin-1"): offset for tag, _, offset, _ in entries}


def _mapped(data: bytes, cmap: int) -> Iterator[int]:
    (count,) = struct.unpack_from(">H", data, cmap + 2)
    for index in range(count):
        platform, _, offset = struct.unpack_from(">HHI", data, cmap + 4 + 8 * index)
        (kind,) = struct.unpack_from(">H", data, cmap + offset)
        if platform in (0, 3) and kind == 4:
            yield from _segments(data, cmap + offset)
        elif platform in (0, 3) and kind == 12:
            yield from _groups(data, cmap + offset)


def _segments(data: bytes, at: int) -> Iterator[int]:
    double = struct.unpack_from(">H", data, at + 6)[0]
    half = double // 2
    ends = struct.unpack_from(f">{half}H", data, at + 14)
    starts = struct.unpack_from(f">{half}H", data, at + 16 + double)
    deltas = struct.unpack_from(f">{half}H", data, at + 16 + 2 * double)
    ranges = at + 16 + 3 * double
    offsets = struct.unpack_from(f">{half}H", data, ranges)
    for index, (first, last, delta, offset) in enumerate(zip(starts, ends, deltas, offsets, strict=True)):
        for code in range(first, min(last, 0xFFFE) + 1):
            if offset:
                where = ranges + 2 * index + offset + 2 * (code - first)
                (glyph,) = struct.unpack_from(">H", data, where)
            else:
                glyph = (code + delta) & 0xFFFF
            if glyph:
                yield code


def _groups(data: bytes, at: int) -> Iterator[int]:
    (count,) = struct.unpack_from(">I", data, at + 12)
    for index in range(count):
        first, last, glyph = struct.unpack_from(">III", data, at + 16 + 12 * index)
        yield from range(first if glyph else first + 1, last + 1)


# Lines


@lru_cache(maxsize=128)
def font(source: Source, size: int) -> ImageFont.FreeTypeFont:
    """A face at a size in pixels."""
    return ImageFont.truetype(source.path, size, index=source.index)


def runs(text: str, face: Face) -> tuple[tuple[str, Source], ...]:
    """The text in pieces that one font can draw each: in one piece wherever some font has everything."""
    needed = {ord(c) for c in text if not c.isspace() and c not in _JOINERS}
    for source in _sources(face):
        if all(code in coverage(source) for code in needed):
            return ((text, source),)
    pieces: list[tuple[str, Source]] = []
    for c in text:
        source = _source_for(c, face, pieces[-1][1] if pieces else bundled(face))
        if pieces and pieces[-1][1] == source:
            pieces[-1] = (pieces[-1][0] + c, source)
        else:
            pieces.append((c, source))
    return tuple(reversed(pieces) if _leftward(text) else pieces)


def _source_for(c: str, face: Face, before: Source) -> Source:
    """The font for one letter; marks and spaces stay with the letter before them."""
    if c.isspace() or c in _JOINERS or ord(c) in coverage(before):
        return before
    return next((source for source in _sources(face) if ord(c) in coverage(source)), before)


def _leftward(text: str) -> bool:
    strong = (kind for kind in map(unicodedata.bidirectional, text) if kind in {"L", "R", "AL"})
    return next(strong, "L") != "L"


@lru_cache(maxsize=512)
def line(text: str, style: Style) -> Line:
    """One line of text, drawn once and kept."""
    pieces = [(piece, font(source, style.size)) for piece, source in runs(text, style.face)]
    with _PEN:
        widths = [round(face.getlength(piece)) for piece, face in pieces]
        ascent = max(face.getmetrics()[0] for _, face in pieces)
        descent = max(face.getmetrics()[1] for _, face in pieces)
        # Letters may lean out of their advance: an em to spare on the right, nothing is cut.
        mask = Image.new("L", (sum(widths) + style.size, ascent + descent), 0)
        pen, x = ImageDraw.Draw(mask), 0
        for (piece, face), width in zip(pieces, widths, strict=True):
            pen.text((x, ascent), piece, fill=255, font=face, anchor="ls")
            x += width
    return Line(mask, ascent, sum(widths))


@lru_cache(maxsize=1024)
def fit(text: str, style: Style, room: int) -> str:
    """The text, shortened with an ellipsis until it is at most `room` pixels wide."""
    if advance(text, style) <= room:
        return text
    shorter = text
    while shorter:
        shorter = _without_last(shorter)
        if advance(shorter + ELLIPSIS, style) <= room:
            break
    return shorter + ELLIPSIS


def advance(text: str, style: Style) -> int:
    """How wide a line of text is, without drawing it."""
    pieces = [(piece, font(source, style.size)) for piece, source in runs(text, style.face)]
    with _PEN:
        return sum(round(face.getlength(piece)) for piece, face in pieces)


def _without_last(text: str) -> str:
    """The text without its last letter, and without the marks and joiners on it."""
    end = len(text) - 1
    while end > 0 and (unicodedata.category(text[end])[0] == "M" or text[end] in _JOINERS):
        end -= 1
    return text[:end].rstrip(" " + _JOINERS)


@cache
def cap_height(style: Style) -> int:
    """How high the capitals and numerals of a style stand above the baseline."""
    with _PEN:
        return round(-font(bundled(style.face), style.size).getbbox("H", anchor="ls")[1])
