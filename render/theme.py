"""Colours, faces and sizes of all pictures. Tests check their contrasts."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

Colour = tuple[int, int, int]


def _hex(text: str) -> Colour:
    return int(text[0:2], 16), int(text[2:4], 16), int(text[4:6], 16)


# The table

TABLE_DARK, TABLE_LIGHT = _hex("0C2126"), _hex("1D464A")
"""The background at the edges and in the middle."""
BAND_DARK, BAND_LINE = _hex("0A1B20"), _hex("3B666A")
BAR_TOP, BAR_BOTTOM = _hex("112A30"), _hex("091A1F")
LIGHT_TOP, LIGHT_BOTTOM = _hex("FBF3DF"), _hex("EADDBE")
"""The bar of the seat to move, from top to bottom."""
CREAM, QUIET = _hex("FBF2DE"), _hex("A9BFBE")
"""Text on dark ground: prominent and quiet."""
INK, INK_QUIET = _hex("12262B"), _hex("4A5A58")
"""Text on light ground: prominent and quiet."""
SHADOW = _hex("020809")
GOLD, GOLD_DEEP, GOLD_INK = _hex("FFD977"), _hex("E2A83A"), _hex("3A2600")
GOLD_LINE, CROWN = _hex("FFE9A8"), _hex("9A6A12")
BRASS_LIGHT, BRASS = _hex("FFD866"), _hex("D29A2C")
"""The leader's crown, and the line under the bar of the seat to move."""
GLOW = _hex("FFFFFF")
"""The outline of the last move."""
RIVER_TOP, RIVER_BOTTOM, RIVER_LINE = _hex("0E3A52"), _hex("082334"), _hex("6FB4CC")
RIVER_BANK = _hex("1D5A74")
PLANK_TOP, PLANK_BOTTOM, ROPE = _hex("B98550"), _hex("7D5229"), _hex("E6C793")
CLAY_TOP, CLAY_BOTTOM, CLAY_INK = _hex("F3DDB8"), _hex("DDB27A"), _hex("5E2A0A")
MOSS_TOP, MOSS_BOTTOM, MOSS_INK = _hex("F4FAEC"), _hex("D3E8C4"), _hex("14512B")
BACK_TOP, BACK_BOTTOM, BACK_LINE = _hex("8A5F3A"), _hex("5B3A20"), _hex("E5C48B")


class Suit(Struct, frozen=True):
    """Colours of one suit: a card from top to bottom, the text on it, its light inner line."""

    top: Colour
    bottom: Colour
    ink: Colour
    line: Colour


SUITS: dict[str, Suit] = {
    "yellow": Suit(_hex("F8D566"), _hex("E3AC2F"), _hex("3B2600"), _hex("FFF0B8")),
    "blue": Suit(_hex("72B5F1"), _hex("3986D8"), _hex("04162E"), _hex("C9E5FF")),
    "white": Suit(_hex("FBFAF6"), _hex("D6DAE4"), _hex("29313F"), _hex("FFFFFF")),
    "green": Suit(_hex("86D088"), _hex("4BAA5E"), _hex("04260E"), _hex("CDF3CE")),
    "red": Suit(_hex("F98B75"), _hex("E35D4B"), _hex("2E0202"), _hex("FFD0C5")),
    "purple": Suit(_hex("E2C4FA"), _hex("C898EE"), _hex("27084A"), _hex("F8ECFF")),
}

LANDS: dict[str, Suit] = {
    "base": Suit(_hex("EFD6A2"), _hex("D3AD6C"), _hex("3A2600"), _hex("FFF0CB")),
    "temple": Suit(_hex("9BA486"), _hex("737F62"), _hex("101E18"), _hex("C9D2B4")),
    "ruin": Suit(_hex("7E532A"), _hex("4B2E14"), _hex("FBF2DE"), _hex("BD935F")),
    "clearing": Suit(_hex("297A3F"), _hex("195A31"), _hex("FBF2DE"), _hex("6CBF7D")),
    "volcano": Suit(_hex("4C2421"), _hex("271010"), _hex("F6D3C3"), _hex("94483C")),
}
"""Colours of Tikal's hexes, by kind of land."""
PEBBLE_TOP, PEBBLE_BOTTOM, PEBBLE_INK = _hex("FFFDF5"), _hex("DDD0B2"), _hex("1B150B")


class SeatLook(Struct, frozen=True):
    """A seat's badge: the icon of its shape, its colour, and its number's colour."""

    shape: str
    paint: Colour
    ink: Colour


SEATS: tuple[SeatLook, ...] = (
    SeatLook("seat-1", _hex("2A67B2"), _hex("FFFFFF")),
    SeatLook("seat-2", _hex("BC3A2E"), _hex("FFFFFF")),
    SeatLook("seat-3", _hex("E7AC2C"), _hex("2B1B00")),
    SeatLook("seat-4", _hex("582A84"), _hex("FFFFFF")),
    SeatLook("seat-5", _hex("2AAAA0"), _hex("00231F")),
    SeatLook("seat-6", _hex("5C3A24"), _hex("FFFFFF")),
)


class Tone(Struct, frozen=True):
    """Colours of a points pill: from top to bottom, its rim, its number."""

    top: Colour
    bottom: Colour
    rim: Colour
    ink: Colour


GAIN = Tone(_hex("1B6239"), _hex("0F4225"), _hex("84DFA2"), _hex("E2FFEA"))
LOSS = Tone(_hex("7B2525"), _hex("521416"), _hex("F7A79B"), _hex("FFE9E5"))
LEVEL = Tone(_hex("2E474C"), _hex("1D3337"), _hex("A9BFBE"), _hex("F1F6F4"))


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
