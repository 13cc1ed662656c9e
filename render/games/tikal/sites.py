"""One discovered hex, painted in layers: land, then what stands there and its name, then its stones."""

from __future__ import annotations

from msgspec import Struct

from engine.core.types import Seat
from engine.games.tikal import land
from engine.games.tikal.box import CLEARING, HEXES, LAND, RUIN, TEMPLE, Spot, Tile
from engine.games.tikal.model import View
from render import theme
from render.canvas import Canvas
from render.games.tikal import pieces, terrain
from render.games.tikal.hexagon import Hexagon, Pixel
from render.theme import Style

NAME_X, NAME_Y, NAME_SIZE = -43, -26, 36
"""Where a hex's name begins and is centred, from the hex's middle, and how large it is."""
GUARD_UP = 24
"""How much higher than the middle of a temple a guard stands."""
ALONE_Y = -4
"""Where a temple or a ruin is centred on a tile without a name."""
FRESH_NAME = ""
"""A tile that lies on no hex yet has none."""


class Site(Struct, frozen=True):
    """A tile and what has become of it."""

    tile: Tile
    rotation: int = 0
    level: int = 0
    hoard: int = 0
    name: str = FRESH_NAME
    camp: Seat | None = None
    guard: Seat | None = None

    @property
    def kind(self) -> str:
        """What it shows."""
        return LAND[self.tile].kind

    @property
    def stones(self) -> tuple[int, ...]:
        """How many stones lie on each edge."""
        return land.stones(self.tile, self.rotation)


def lying(view: View, spot: Spot) -> Site:
    """What lies on a discovered hex."""
    return Site(
        view.tiles[spot],
        view.rotations[spot],
        view.levels[spot],
        view.hoards[spot],
        HEXES[spot],
        view.camps[spot],
        view.guards[spot],
    )


def fresh(tile: Tile, rotation: int = 0, name: str = FRESH_NAME) -> Site:
    """A tile as it is drawn from the stack."""
    return Site(tile, rotation, LAND[tile].value, LAND[tile].treasures, name)


def ground(picture: Canvas, shape: Hexagon, middle: Pixel, site: Site) -> None:
    """The land itself."""
    picture.centre(terrain.land(site.kind, shape), *middle)


def standing(picture: Canvas, shape: Hexagon, middle: Pixel, site: Site) -> None:
    """The name, and beside it what stands there for good; in the middle where there is no name."""
    x, y = middle
    if not site.name:
        symbol(picture, shape, (x, y + shape.scaled(ALONE_Y)), site)
        return
    style = Style(theme.LABEL.face, shape.scaled(NAME_SIZE))
    ink = theme.LANDS[site.kind].ink
    picture.text(site.name, x + shape.scaled(NAME_X), y + shape.scaled(NAME_Y), style, ink)
    symbol(picture, shape, (x + shape.scaled(terrain.SYMBOL_X), y + shape.scaled(terrain.SYMBOL_Y)), site)


def symbol(picture: Canvas, shape: Hexagon, at: Pixel, site: Site) -> None:
    """What stands on a hex for good."""
    x, y = at
    if site.camp is not None:
        picture.centre(pieces.camp(site.camp, shape), x, y)
    elif site.kind == TEMPLE:
        picture.centre(pieces.temple(site.level, shape), x, y)
    elif site.kind == RUIN:
        picture.centre(pieces.ruin(site.hoard, shape), x, y)
    elif site.kind == CLEARING:
        picture.centre(pieces.leaves(shape), x, y)
    if site.guard is not None:
        picture.centre(pieces.guard(site.guard, shape), x, y - shape.scaled(GUARD_UP))


def stones(
    picture: Canvas, shape: Hexagon, middle: Pixel, lying: tuple[int, ...], inset: float | None = None
) -> None:
    """The stones on the edges; nothing is painted over them."""
    stone = terrain.stone(shape)
    for x, y in shape.stones(lying, inset):
        picture.centre(stone, middle[0] + x, middle[1] + y)


def whole(picture: Canvas, shape: Hexagon, middle: Pixel, site: Site) -> None:
    """A tile with everything on it."""
    ground(picture, shape, middle, site)
    standing(picture, shape, middle, site)
    stones(picture, shape, middle, site.stones)
