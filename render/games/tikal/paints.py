"""The colours of Tikal's jungle, stone and gold."""

from __future__ import annotations

from render.theme import CREAM, Colour, blend, rgb

NIGHT = rgb("06110F")
"""The colour of all outlines."""
CANOPY = (rgb("0A201B"), rgb("0F2C24"), rgb("14382C"), rgb("1B4635"))
"""Tree tops from shade to light."""
CANOPY_GROUND = rgb("07171A")
MIST, VEIL = rgb("8FB3A4"), rgb("CFE8DC")
MAP_INK = rgb("D2E7DD")
"""The names of undiscovered hexes."""
LEAF_DARK, LEAF, LEAF_LIGHT = rgb("14502F"), rgb("2A8A4C"), rgb("58B86C")
STONE_LIGHT, STONE = rgb("FBF1D6"), rgb("DFC99C")
STONE_SHADE, STONE_DARK = rgb("AD9367"), rgb("3A2C14")
STAIRS, DOOR = rgb("F3E5BF"), rgb("1C140A")
ROOF_LIGHT, ROOF = rgb("E8B75C"), rgb("B07C2C")
GOLD_LIGHT, GOLD, GOLD_SHADE, GOLD_DARK = rgb("FFE79A"), rgb("F2BE45"), rgb("BE8322"), rgb("3D2604")
JADE, JADE_DARK, CORAL = rgb("37B8A2"), rgb("12685C"), rgb("E2594A")
ASH_LIGHT, ASH, ASH_SHADE, ASH_DARK = rgb("9C8A72"), rgb("7F6D57"), rgb("5C4C3B"), rgb("24190D")
"""A mask without treasures."""
WALL_LIGHT, WALL, WALL_SHADE = rgb("9A8A6A"), rgb("7F7157"), rgb("665A45")
"""The broken walls of ruins."""
PLATE, PLATE_RIM, PLATE_INK = CREAM, rgb("5C5A44"), rgb("1A2226")
HOARD, HOARD_RIM, HOARD_INK = rgb("1B120A"), rgb("E2A83A"), rgb("FFE08A")
TENT_LIGHT, TENT, TENT_DARK = rgb("FFF6DC"), rgb("E3CB97"), rgb("2B1D0A")
CONE_LIGHT, CONE, CONE_SHADE = rgb("9A5140"), rgb("733629"), rgb("4B211B")
LAVA_LIGHT, LAVA, EMBER = rgb("FFE07A"), rgb("FF9A3C"), rgb("FF5A2A")
TREASURES: dict[str, Colour] = {
    "mask": rgb("F6C94F"),
    "jug": rgb("F07A5A"),
    "ring": rgb("4FD0C0"),
    "bell": rgb("E9A13C"),
    "idol": rgb("9BD066"),
    "knife": rgb("D5DEE8"),
    "shell": rgb("F7B3CC"),
    "crown": rgb("7FB8F5"),
}
"""Colours by kind of treasure."""


def lighter(colour: Colour, share: float = 0.3) -> Colour:
    """Mix a colour with `share` of white."""
    return blend(colour, (255, 255, 255), share)


def darker(colour: Colour, share: float = 0.35) -> Colour:
    """Mix a colour with `share` of the night."""
    return blend(colour, NIGHT, share)
