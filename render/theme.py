"""Colours, faces and sizes of all pictures. Tests check their contrasts."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

Colour = tuple[int, int, int]


def _parse_colour(text: str) -> Colour:
    return int(text[0:2], 16), int(text[2:4], 16), int(text[4:6], 16)


# The table

TABLE_DARK, TABLE_LIGHT = _parse_colour("0C2126"), _parse_colour("1D464A")
"""The background at the edges and in the middle."""
BAND_DARK, BAND_LINE = _parse_colour("0A1B20"), _parse_colour("3B666A")
BAR_TOP, BAR_BOTTOM = _parse_colour("112A30"), _parse_colour("091A1F")
LIGHT_TOP, LIGHT_BOTTOM = _parse_colour("FBF3DF"), _parse_colour("EADDBE")
"""The bar of the seat to move, from top to bottom."""
CREAM, QUIET = _parse_colour("FBF2DE"), _parse_colour("A9BFBE")
"""Text on dark ground: prominent and quiet."""
INK, INK_QUIET = _parse_colour("12262B"), _parse_colour("4A5A58")
"""Text on light ground: prominent and quiet."""
SHADOW = _parse_colour("020809")
GOLD, GOLD_DEEP, GOLD_INK = _parse_colour("FFD977"), _parse_colour("E2A83A"), _parse_colour("3A2600")
GOLD_LINE, CROWN = _parse_colour("FFE9A8"), _parse_colour("9A6A12")
BRASS_LIGHT, BRASS = _parse_colour("FFD866"), _parse_colour("D29A2C")
"""The leader's crown, and the line under the bar of the seat to move."""
GLOW = _parse_colour("FFFFFF")
"""The outline of the last move."""
RIVER_TOP, RIVER_BOTTOM, RIVER_LINE = (
    _parse_colour("0E3A52"),
    _parse_colour("082334"),
    _parse_colour("6FB4CC"),
)
RIVER_BANK = _parse_colour("1D5A74")
PLANK_TOP, PLANK_BOTTOM, ROPE = _parse_colour("B98550"), _parse_colour("7D5229"), _parse_colour("E6C793")
CLAY_TOP, CLAY_BOTTOM, CLAY_INK = _parse_colour("F3DDB8"), _parse_colour("DDB27A"), _parse_colour("5E2A0A")
MOSS_TOP, MOSS_BOTTOM, MOSS_INK = _parse_colour("F4FAEC"), _parse_colour("D3E8C4"), _parse_colour("14512B")
BACK_TOP, BACK_BOTTOM, BACK_LINE = _parse_colour("8A5F3A"), _parse_colour("5B3A20"), _parse_colour("E5C48B")


class Suit(Struct, frozen=True):
    """Colours of one suit: a card from top to bottom, the text on it, its light inner line."""

    top: Colour
    bottom: Colour
    ink: Colour
    line: Colour


SUITS: dict[str, Suit] = {
    "yellow": Suit(
        _parse_colour("F8D566"), _parse_colour("E3AC2F"), _parse_colour("3B2600"), _parse_colour("FFF0B8")
    ),
    "blue": Suit(
        _parse_colour("72B5F1"), _parse_colour("3986D8"), _parse_colour("04162E"), _parse_colour("C9E5FF")
    ),
    "white": Suit(
        _parse_colour("FBFAF6"), _parse_colour("D6DAE4"), _parse_colour("29313F"), _parse_colour("FFFFFF")
    ),
    "green": Suit(
        _parse_colour("86D088"), _parse_colour("4BAA5E"), _parse_colour("04260E"), _parse_colour("CDF3CE")
    ),
    "red": Suit(
        _parse_colour("F98B75"), _parse_colour("E35D4B"), _parse_colour("2E0202"), _parse_colour("FFD0C5")
    ),
    "purple": Suit(
        _parse_colour("E2C4FA"), _parse_colour("C898EE"), _parse_colour("27084A"), _parse_colour("F8ECFF")
    ),
}

LANDS: dict[str, Suit] = {
    "base": Suit(
        _parse_colour("EFD6A2"), _parse_colour("D3AD6C"), _parse_colour("3A2600"), _parse_colour("FFF0CB")
    ),
    "temple": Suit(
        _parse_colour("9BA486"), _parse_colour("737F62"), _parse_colour("101E18"), _parse_colour("C9D2B4")
    ),
    "ruin": Suit(
        _parse_colour("7E532A"), _parse_colour("4B2E14"), _parse_colour("FBF2DE"), _parse_colour("BD935F")
    ),
    "clearing": Suit(
        _parse_colour("297A3F"), _parse_colour("195A31"), _parse_colour("FBF2DE"), _parse_colour("6CBF7D")
    ),
    "volcano": Suit(
        _parse_colour("4C2421"), _parse_colour("271010"), _parse_colour("F6D3C3"), _parse_colour("94483C")
    ),
}
"""Colours of Tikal's hexes, by kind of land."""
PEBBLE_TOP, PEBBLE_BOTTOM, PEBBLE_INK = (
    _parse_colour("FFFDF5"),
    _parse_colour("DDD0B2"),
    _parse_colour("1B150B"),
)


class SeatLook(Struct, frozen=True):
    """A seat's badge: the icon of its shape, its colour, and its number's colour."""

    shape: str
    paint: Colour
    ink: Colour


SEATS: tuple[SeatLook, ...] = (
    SeatLook("seat-1", _parse_colour("2A67B2"), _parse_colour("FFFFFF")),
    SeatLook("seat-2", _parse_colour("BC3A2E"), _parse_colour("FFFFFF")),
    SeatLook("seat-3", _parse_colour("E7AC2C"), _parse_colour("2B1B00")),
    SeatLook("seat-4", _parse_colour("582A84"), _parse_colour("FFFFFF")),
    SeatLook("seat-5", _parse_colour("2AAAA0"), _parse_colour("00231F")),
    SeatLook("seat-6", _parse_colour("5C3A24"), _parse_colour("FFFFFF")),
)


class Tone(Struct, frozen=True):
    """Colours of a points pill: from top to bottom, its rim, its number."""

    top: Colour
    bottom: Colour
    rim: Colour
    ink: Colour


GAIN = Tone(
    _parse_colour("1B6239"), _parse_colour("0F4225"), _parse_colour("84DFA2"), _parse_colour("E2FFEA")
)
LOSS = Tone(
    _parse_colour("7B2525"), _parse_colour("521416"), _parse_colour("F7A79B"), _parse_colour("FFE9E5")
)
LEVEL = Tone(
    _parse_colour("2E474C"), _parse_colour("1D3337"), _parse_colour("A9BFBE"), _parse_colour("F1F6F4")
)


# Letters


class Face(Enum):
    """The bundled font faces: package, file, and axis values (weight, optical size)."""

    NUMERAL = ("fontpkg_source_serif_4", "SourceSerif4[opsz,wght].ttf", (700, 20))
    NAME = ("fontpkg_source_serif_4", "SourceSerif4[opsz,wght].ttf", (600, 20))
    LABEL = ("fontpkg_source_sans_3", "SourceSans3[wght].ttf", (600,))


class Style(Struct, frozen=True):
    """A font face and a size in pixels."""

    face: Face
    size: int


TITLE = Style(Face.NAME, 54)
NAME = Style(Face.NAME, 46)
TOTAL = Style(Face.NUMERAL, 62)
CARD = Style(Face.NUMERAL, 48)
PILE = Style(Face.NUMERAL, 56)
WORTH = Style(Face.NUMERAL, 44)
BADGE = Style(Face.NUMERAL, 42)
NOTE = Style(Face.NUMERAL, 38)
CHIP = Style(Face.LABEL, 42)
"""Text on chips and pills, and names broken into two lines: 11 pixels in a post on a 400 px phone."""
LABEL = Style(Face.LABEL, 36)
"""The smallest text in any picture: 10 pixels in a post on a 400 px phone, where it is 324 px wide."""


NIGHT = 0.6


def night(key: str) -> Colour:
    """Return the dark colour that lies on the land of suit `key` at night. Raises KeyError."""
    return blend(TABLE_DARK, SUITS[key].ink, NIGHT)


def blend(one: Colour, other: Colour, share: float) -> Colour:
    """Mix two colours. `share` 0 gives `one`, 1 gives `other`."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue
