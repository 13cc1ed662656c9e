"""Where the badges stand on a hex: below what stands there, and over it where three or four share a hex."""

from __future__ import annotations

from render.games.tikal.hexagon import Pixel

SIZES = {1: 50, 2: 46, 3: 45, 4: 45}
"""A badge's width, by how many share a hex."""
MIDDLES: dict[int, tuple[Pixel, ...]] = {
    1: ((0, 32),),
    2: ((-24, 32), (24, 32)),
    3: ((0, -10), (-23, 33), (23, 33)),
    4: ((-23, -19), (23, -19), (-23, 28), (23, 28)),
}
"""Their middles, from the hex's middle: between its name and its value, and clear of all stones."""
