"""The colours of Tikal's jungle, stone and gold."""

from __future__ import annotations

from render.theme import CREAM, Colour, blend


def _parse_colour(text: str) -> Colour:
    return int(text[0:2], 16), int(text[2:4], 16), int(text[4:6], 16)


NIGHT = _parse_colour("06110F")
"""The colour of all outlines."""
CANOPY = (_parse_colour("0A201B"), _parse_colour("0F2C24"), _parse_colour("14382C"), _parse_colour("1B4635"))
"""Tree tops from shade to light."""
CANOPY_GROUND = _parse_colour("07171A")
MIST, VEIL = _parse_colour("8FB3A4"), _parse_colour("CFE8DC")
MAP_INK = _parse_colour("D2E7DD")
"""The names of undiscovered hexes."""
LEAF_DARK, LEAF, LEAF_LIGHT = _parse_colour("14502F"), _parse_colour("2A8A4C"), _parse_colour("58B86C")
STONE_LIGHT, STONE, STONE_SHADE, STONE_DARK = (
    _parse_colour("FBF1D6"),
    _parse_colour("DFC99C"),
    _parse_colour("AD9367"),
    _parse_colour("3A2C14"),
)
STAIRS, DOOR = _parse_colour("F3E5BF"), _parse_colour("1C140A")
ROOF_LIGHT, ROOF = _parse_colour("E8B75C"), _parse_colour("B07C2C")
GOLD_LIGHT, GOLD, GOLD_SHADE, GOLD_DARK = (
    _parse_colour("FFE79A"),
    _parse_colour("F2BE45"),
    _parse_colour("BE8322"),
    _parse_colour("3D2604"),
)
JADE, JADE_DARK, CORAL = _parse_colour("37B8A2"), _parse_colour("12685C"), _parse_colour("E2594A")
ASH_LIGHT, ASH, ASH_SHADE, ASH_DARK = (
    _parse_colour("9C8A72"),
    _parse_colour("7F6D57"),
    _parse_colour("5C4C3B"),
    _parse_colour("24190D"),
)
"""A mask without treasures."""
WALL_LIGHT, WALL, WALL_SHADE = _parse_colour("9A8A6A"), _parse_colour("7F7157"), _parse_colour("665A45")
"""The broken walls of ruins."""
PLATE, PLATE_RIM, PLATE_INK = CREAM, _parse_colour("5C5A44"), _parse_colour("1A2226")
HOARD, HOARD_RIM, HOARD_INK = _parse_colour("1B120A"), _parse_colour("E2A83A"), _parse_colour("FFE08A")
TENT_LIGHT, TENT, TENT_DARK = _parse_colour("FFF6DC"), _parse_colour("E3CB97"), _parse_colour("2B1D0A")
CONE_LIGHT, CONE, CONE_SHADE = _parse_colour("9A5140"), _parse_colour("733629"), _parse_colour("4B211B")
LAVA_LIGHT, LAVA, EMBER = _parse_colour("FFE07A"), _parse_colour("FF9A3C"), _parse_colour("FF5A2A")
TREASURES: dict[str, Colour] = {
    "mask": _parse_colour("F6C94F"),
    "jug": _parse_colour("F07A5A"),
    "ring": _parse_colour("4FD0C0"),
    "bell": _parse_colour("E9A13C"),
    "idol": _parse_colour("9BD066"),
    "knife": _parse_colour("D5DEE8"),
    "shell": _parse_colour("F7B3CC"),
    "crown": _parse_colour("7FB8F5"),
}
"""Colours by kind of treasure."""


def lighter(colour: Colour, share: float = 0.3) -> Colour:
    """Mix a colour with `share` of white."""
    return blend(colour, (255, 255, 255), share)


def darker(colour: Colour, share: float = 0.35) -> Colour:
    """Mix a colour with `share` of the night."""
    return blend(colour, NIGHT, share)
