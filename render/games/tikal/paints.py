"""The colours of Tikal's jungle, stone and gold."""

from __future__ import annotations

from render.theme import CREAM, Colour, blend


def _hex(text: str) -> Colour:
    return int(text[0:2], 16), int(text[2:4], 16), int(text[4:6], 16)


NIGHT = _hex("06110F")
"""The colour of all outlines."""
CANOPY = (_hex("0A201B"), _hex("0F2C24"), _hex("14382C"), _hex("1B4635"))
"""Tree tops from shade to light."""
CANOPY_GROUND = _hex("07171A")
MIST, VEIL = _hex("8FB3A4"), _hex("CFE8DC")
MAP_INK = _hex("D2E7DD")
"""The names of undiscovered hexes."""
LEAF_DARK, LEAF, LEAF_LIGHT = _hex("14502F"), _hex("2A8A4C"), _hex("58B86C")
STONE_LIGHT, STONE, STONE_SHADE, STONE_DARK = (
    _hex("FBF1D6"),
    _hex("DFC99C"),
    _hex("AD9367"),
    _hex("3A2C14"),
)
STAIRS, DOOR = _hex("F3E5BF"), _hex("1C140A")
ROOF_LIGHT, ROOF = _hex("E8B75C"), _hex("B07C2C")
GOLD_LIGHT, GOLD, GOLD_SHADE, GOLD_DARK = _hex("FFE79A"), _hex("F2BE45"), _hex("BE8322"), _hex("3D2604")
JADE, JADE_DARK, CORAL = _hex("37B8A2"), _hex("12685C"), _hex("E2594A")
ASH_LIGHT, ASH, ASH_SHADE, ASH_DARK = _hex("9C8A72"), _hex("7F6D57"), _hex("5C4C3B"), _hex("24190D")
"""A mask without treasures."""
WALL_LIGHT, WALL, WALL_SHADE = _hex("9A8A6A"), _hex("7F7157"), _hex("665A45")
"""The broken walls of ruins."""
PLATE, PLATE_RIM, PLATE_INK = CREAM, _hex("5C5A44"), _hex("1A2226")
HOARD, HOARD_RIM, HOARD_INK = _hex("1B120A"), _hex("E2A83A"), _hex("FFE08A")
TENT_LIGHT, TENT, TENT_DARK = _hex("FFF6DC"), _hex("E3CB97"), _hex("2B1D0A")
CONE_LIGHT, CONE, CONE_SHADE = _hex("9A5140"), _hex("733629"), _hex("4B211B")
LAVA_LIGHT, LAVA, EMBER = _hex("FFE07A"), _hex("FF9A3C"), _hex("FF5A2A")
TREASURES: dict[str, Colour] = {
    "mask": _hex("F6C94F"),
    "jug": _hex("F07A5A"),
    "ring": _hex("4FD0C0"),
    "bell": _hex("E9A13C"),
    "idol": _hex("9BD066"),
    "knife": _hex("D5DEE8"),
    "shell": _hex("F7B3CC"),
    "crown": _hex("7FB8F5"),
}
"""Colours by kind of treasure."""


def lighter(colour: Colour, share: float = 0.3) -> Colour:
    """Mix a colour with `share` of white."""
    return blend(colour, (255, 255, 255), share)


def darker(colour: Colour, share: float = 0.35) -> Colour:
    """Mix a colour with `share` of the night."""
    return blend(colour, NIGHT, share)
