"""Colours, faces and sizes of all pictures."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

Colour = tuple[int, int, int]


def rgb(text: str) -> Colour:
    """Return the colour of six hexadecimal digits, such as `F8D566`. Raises ValueError for other letters."""
    return int(text[0:2], 16), int(text[2:4], 16), int(text[4:6], 16)


# The table

TABLE_DARK, TABLE_LIGHT = rgb("0C2126"), rgb("1D464A")
"""The background at the edges and in the middle."""
BAND_DARK, BAND_LINE = rgb("0A1B20"), rgb("3B666A")
BAR_TOP, BAR_BOTTOM = rgb("112A30"), rgb("091A1F")
LIGHT_TOP, LIGHT_BOTTOM = rgb("FBF3DF"), rgb("EADDBE")
"""The bar of the seat to move, from top to bottom."""
CREAM, QUIET = rgb("FBF2DE"), rgb("A9BFBE")
"""Text on dark ground: prominent and quiet."""
INK, INK_QUIET = rgb("12262B"), rgb("4A5A58")
"""Text on light ground: prominent and quiet."""
SHADOW = rgb("020809")
GOLD, GOLD_DEEP, GOLD_INK = rgb("FFD977"), rgb("E2A83A"), rgb("3A2600")
GOLD_LINE, CROWN = rgb("FFE9A8"), rgb("9A6A12")
BRASS_LIGHT, BRASS = rgb("FFD866"), rgb("D29A2C")
"""The leader's crown, and the line under the bar of the seat to move."""
GLOW = rgb("FFFFFF")
"""The outline of the last move."""
RIVER_TOP, RIVER_BOTTOM, RIVER_LINE = rgb("0E3A52"), rgb("082334"), rgb("6FB4CC")
RIVER_BANK = rgb("1D5A74")
PLANK_TOP, PLANK_BOTTOM, ROPE = rgb("B98550"), rgb("7D5229"), rgb("E6C793")
CLAY_TOP, CLAY_BOTTOM, CLAY_INK = rgb("F3DDB8"), rgb("DDB27A"), rgb("5E2A0A")
MOSS_TOP, MOSS_BOTTOM, MOSS_INK = rgb("F4FAEC"), rgb("D3E8C4"), rgb("14512B")
BACK_TOP, BACK_BOTTOM, BACK_LINE = rgb("8A5F3A"), rgb("5B3A20"), rgb("E5C48B")


class Suit(Struct, frozen=True):
    """Colours of one suit: a card from top to bottom, the text on it, its light inner line."""

    top: Colour
    bottom: Colour
    ink: Colour
    line: Colour


SUITS: dict[str, Suit] = {
    "yellow": Suit(rgb("F8D566"), rgb("E3AC2F"), rgb("3B2600"), rgb("FFF0B8")),
    "blue": Suit(rgb("72B5F1"), rgb("3986D8"), rgb("04162E"), rgb("C9E5FF")),
    "white": Suit(rgb("FBFAF6"), rgb("D6DAE4"), rgb("29313F"), rgb("FFFFFF")),
    "green": Suit(rgb("86D088"), rgb("4BAA5E"), rgb("04260E"), rgb("CDF3CE")),
    "red": Suit(rgb("F98B75"), rgb("E35D4B"), rgb("2E0202"), rgb("FFD0C5")),
    "purple": Suit(rgb("E2C4FA"), rgb("C898EE"), rgb("27084A"), rgb("F8ECFF")),
}

LANDS: dict[str, Suit] = {
    "base": Suit(rgb("EFD6A2"), rgb("D3AD6C"), rgb("3A2600"), rgb("FFF0CB")),
    "temple": Suit(rgb("9BA486"), rgb("737F62"), rgb("101E18"), rgb("C9D2B4")),
    "ruin": Suit(rgb("7E532A"), rgb("4B2E14"), rgb("FBF2DE"), rgb("BD935F")),
    "clearing": Suit(rgb("297A3F"), rgb("195A31"), rgb("FBF2DE"), rgb("6CBF7D")),
    "volcano": Suit(rgb("4C2421"), rgb("271010"), rgb("F6D3C3"), rgb("94483C")),
}
"""Colours of Tikal's hexes, by kind of land."""
PEBBLE_TOP, PEBBLE_BOTTOM, PEBBLE_INK = rgb("FFFDF5"), rgb("DDD0B2"), rgb("1B150B")


class SeatLook(Struct, frozen=True):
    """A seat's badge: the icon of its shape, its colour, and its number's colour."""

    shape: str
    paint: Colour
    ink: Colour


SEATS: tuple[SeatLook, ...] = (
    SeatLook("seat-1", rgb("2A67B2"), rgb("FFFFFF")),
    SeatLook("seat-2", rgb("BC3A2E"), rgb("FFFFFF")),
    SeatLook("seat-3", rgb("E7AC2C"), rgb("2B1B00")),
    SeatLook("seat-4", rgb("582A84"), rgb("FFFFFF")),
    SeatLook("seat-5", rgb("2AAAA0"), rgb("00231F")),
    SeatLook("seat-6", rgb("5C3A24"), rgb("FFFFFF")),
)


class Tone(Struct, frozen=True):
    """Colours of a points pill: from top to bottom, its rim, its number."""

    top: Colour
    bottom: Colour
    rim: Colour
    ink: Colour


GAIN = Tone(rgb("1B6239"), rgb("0F4225"), rgb("84DFA2"), rgb("E2FFEA"))
LOSS = Tone(rgb("7B2525"), rgb("521416"), rgb("F7A79B"), rgb("FFE9E5"))
LEVEL = Tone(rgb("2E474C"), rgb("1D3337"), rgb("A9BFBE"), rgb("F1F6F4"))


def points_ink(points: int | None) -> Colour:
    """Return the colour of a gain or a loss; quiet for 0 and None."""
    return QUIET if not points else GAIN.rim if points > 0 else LOSS.rim


PALE, GOLDEN, GREEN = (LIGHT_TOP, GOLD, INK), (GOLD, GOLD_DEEP, GOLD_INK), (GAIN.top, GAIN.bottom, GAIN.ink)
"""Colours of medals: a plate from top to bottom, and the icon on it."""


# Letters


class Face(Enum):
    """The bundled font faces: package, file, and axis values (weight, optical size)."""

    NUMERAL = ("fontpkg_source_serif_4", "SourceSerif4[opsz,wght].ttf", (700, 20))
    NAME = ("fontpkg_source_serif_4", "SourceSerif4[opsz,wght].ttf", (600, 20))
    LABEL = ("fontpkg_source_sans_3", "SourceSans3[wght].ttf", (600,))


class Style(Struct, frozen=True):
    """A font face, a size in pixels, and the width of its letters as a share of their usual width."""

    face: Face
    size: int
    width: float = 1.0


SIZES = (64, 48, 42)
"""All sizes of text, largest first, except a picture's main figure or title and numbers on pieces."""

TITLE = Style(Face.NAME, 48)
NAME = Style(Face.NAME, 48)
TOTAL = Style(Face.NUMERAL, 64)
CARD = Style(Face.NUMERAL, 48)
PILE = Style(Face.NUMERAL, 48)
WORTH = Style(Face.NUMERAL, 42)
BADGE = Style(Face.NUMERAL, 42)
NOTE = Style(Face.NUMERAL, 42)
LABEL = Style(Face.LABEL, 42)
"""The smallest text in any picture: 11 pixels in a post on a 400 px phone, where it is 324 px wide."""
NARROW = Style(Face.LABEL, 42, 0.82)
"""Labels with narrower letters, for names that do not fit otherwise."""
FINE = Style(Face.LABEL, 36)
"""Text that repeats nothing and has no other way to fit: 10 pixels on that phone."""


NIGHT = 0.6


def night(key: str) -> Colour:
    """Return the dark colour that lies on the land of suit `key` at night. Raises KeyError."""
    return blend(TABLE_DARK, SUITS[key].ink, NIGHT)


def blend(one: Colour, other: Colour, share: float) -> Colour:
    """Mix two colours. `share` 0 gives `one`, 1 gives `other`."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue
