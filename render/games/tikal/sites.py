"""A discovered hex in layers: land and scenery, name and value, stones."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PIL import Image, ImageChops

from engine.core.types import Seat
from engine.games.tikal import land, scoring
from engine.games.tikal.model import HEXES, LAND, RUIN, TEMPLE, Spot, Tile, View
from render import theme
from render.canvas import MIDDLE, Canvas
from render.drawing import Sprite, cast_shadow, paste_colour, paste_sprite
from render.games.tikal import buildings, piece_sprites, terrain
from render.games.tikal.buildings import ruin
from render.games.tikal.table_layout import HEX, Hexagon, Pixel
from render.image_cache import cached_image

NAME_X = -88
"""The left edge of a hex's name, from its centre."""
ART_Y = -17
"""The centre of the scenery."""
PLATE_X = 63
"""The centre of the value."""
PENNANT_X, PENNANT_Y = 7, -61
"""The upper end of a pennant's pole."""
BESIDE_X = 32
"""The offset of the scenery if its value is beside it."""
CAST = 0.5
"""The opacity of the scenery's shadow on the land."""
FRESH_NAME = ""
"""The name of a tile that is not on the board."""


class Site(Struct, frozen=True):
    """A tile and its state: rotation, temple level, treasures left (`hoard`), holder, guard and camp."""

    tile: Tile
    rotation: int = 0
    level: int = 0
    hoard: int = 0
    name: str = FRESH_NAME
    camp: Seat | None = None
    guard: Seat | None = None
    holder: Seat | None = None

    @property
    def kind(self) -> str:
        """The kind of land on the tile."""
        return LAND[self.tile].kind

    @property
    def stones(self) -> tuple[int, ...]:
        """The number of stones on each edge, clockwise from the north, as rotated."""
        return land.stones(self.tile, self.rotation)


def site_at(view: View, spot: Spot) -> Site:
    """Return what is on a discovered hex."""
    return Site(
        view.tiles[spot],
        view.rotations[spot],
        view.levels[spot],
        view.hoards[spot],
        HEXES[spot],
        view.camps[spot],
        view.guards[spot],
        scoring.temple_holder(view, spot) if view.levels[spot] else None,
    )


def fresh_tile(tile: Tile, rotation: int = 0) -> Site:
    """Return a tile as drawn from the stack, without pieces, turned clockwise by `rotation` edges."""
    return Site(tile, rotation, LAND[tile].value, LAND[tile].treasures)


def paint_built(picture: Canvas, shape: Hexagon, middle: Pixel, site: Site) -> None:
    """Paint the land with its scenery."""
    picture.centre(_built_sprite(site.kind, site.level, site.hoard > 0, site.camp, shape), *middle)


def paint_settled(picture: Canvas, shape: Hexagon, middle: Pixel, site: Site) -> None:
    """Paint what rarely changes in a turn as one sprite. That is land, scenery, stones and name."""
    key = (site.kind, site.level, site.hoard > 0, site.camp)
    picture.centre(_settled_sprite(*key, site.stones, site.name, shape), *middle)


@cached_image
def _settled_sprite(
    kind: str,
    level: int,
    golden: bool,
    camp: Seat | None,
    lying: tuple[int, ...],
    name: str,
    shape: Hexagon,
) -> Sprite:
    """Return a cached hex. `golden`: treasures are left; `lying`: the stones on each edge."""
    sprite = _built_sprite(kind, level, golden, camp, shape)
    on = Canvas(sprite.image)
    middle = sprite.margin + sprite.w // 2, sprite.margin + sprite.h // 2
    paint_stones(on, shape, middle, lying)
    paint_name(on, shape, middle, name)
    return Sprite(on.image, sprite.margin, sprite.w, sprite.h)


@cached_image
def _built_sprite(kind: str, level: int, golden: bool, camp: Seat | None, shape: Hexagon) -> Sprite:
    """Return a hex's land with its scenery, without name and stones. `golden`: treasures are left."""
    bare, art = terrain.hex_land(kind, shape), _art_sprite(kind, level, golden, camp, shape)
    image = bare.image.copy()
    if art is not None:
        x = bare.margin + bare.w // 2 - art.w // 2
        y = bare.margin + bare.h // 2 + shape.scaled(ART_Y) - art.h // 2
        shadow, (cast, foot) = Image.new("L", image.size, 0), cast_shadow(art)
        shadow.paste(cast, (x - art.margin, y - art.margin + foot - 2))
        on_land = ImageChops.multiply(shadow, bare.alpha).point(lambda value: round(value * CAST))
        paste_colour(image, on_land, 0, 0, theme.SHADOW)
        paste_sprite(image, art, x, y)
    return Sprite(image, bare.margin, bare.w, bare.h)


def _art_sprite(kind: str, level: int, golden: bool, camp: Seat | None, shape: Hexagon) -> Sprite | None:
    """Return the camp, temple or mask on a hex; None without one."""
    if camp is not None:
        return piece_sprites.camp_tent(camp, shape)
    if kind == TEMPLE:
        return buildings.temple(level, shape)
    return ruin(shape, golden=golden) if kind == RUIN else None


def paint_art(picture: Canvas, shape: Hexagon, middle: Pixel, site: Site) -> None:
    """Paint the scenery, if there is any, without the land."""
    art = _art_sprite(site.kind, site.level, site.hoard > 0, site.camp, shape)
    if art is not None:
        picture.centre(art, middle[0], middle[1] + shape.scaled(ART_Y))


def paint_pennant(picture: Canvas, shape: Hexagon, middle: Pixel, site: Site) -> None:
    """Paint the pennant of a temple's holder, if it has one."""
    if site.holder is not None:
        pole = middle[0] + shape.scaled(PENNANT_X), middle[1] + shape.scaled(PENNANT_Y)
        picture.put(buildings.holder_pennant(site.holder, shape), *pole)


def paint_value(picture: Canvas, shape: Hexagon, middle: Pixel, site: Site) -> None:
    """Paint a temple's level or a ruin's number of treasures in the right corner.

    A guarded temple has its owner's shield; other hexes have nothing.
    """
    x, y = middle[0] + shape.scaled(PLATE_X), middle[1]
    if site.guard is not None:
        picture.centre(piece_sprites.guard_shield(site.level, site.guard), x, y)
    elif site.level:
        x -= (piece_sprites.value_plate_width(site.level) - piece_sprites.PLATE) // 2
        picture.centre(piece_sprites.value_plate(site.level, site.holder), x, y)
    elif site.hoard:
        picture.centre(piece_sprites.treasures_plate(site.hoard), x, y)


def paint_name(picture: Canvas, shape: Hexagon, middle: Pixel, words: str) -> None:
    """Write a name, unless it is empty, in the left corner."""
    if words:
        name = terrain.hex_name(words)
        picture.put(name, middle[0] + shape.scaled(NAME_X), middle[1] - name.h // 2)


def paint_beside(picture: Canvas, shape: Hexagon, at: Pixel, site: Site) -> None:
    """Paint scenery and value side by side around `at`, where little of the hex is visible."""
    x, y = at
    aside = shape.scaled(BESIDE_X)
    paint_art(picture, shape, (x - aside, y - shape.scaled(ART_Y)), site)
    paint_value(picture, shape, (x + aside // 2 - shape.scaled(PLATE_X), y), site)


def paint_stones(
    picture: Canvas, shape: Hexagon, middle: Pixel, lying: tuple[int, ...], inset: float | None = None
) -> None:
    """Paint the stones on the edges, `inset` as in `Hexagon.stones`. They must not be covered."""
    stone = terrain.edge_stone(shape)
    for x, y in shape.stones(lying, inset):
        picture.centre(stone, middle[0] + x, middle[1] + y)


def paint_tile(picture: Canvas, shape: Hexagon, middle: Pixel, site: Site) -> None:
    """Paint a tile with scenery, value and stones, but without its name."""
    paint_built(picture, shape, middle, site)
    paint_value(picture, shape, middle, site)
    paint_stones(picture, shape, middle, site.stones)


def paint_candidate_halos(picture: Canvas, middles: Sequence[Pixel], view: View) -> None:
    """Paint the light around the hexes where the tile at hand may go.

    Paint it before land, which covers it.
    """
    for spot in view.candidates:
        picture.centre(terrain.candidate_halo(HEX), *middles[spot])


def paint_candidates(picture: Canvas, middles: Sequence[Pixel], view: View) -> None:
    """Paint the hexes where the tile at hand may go, with their names."""
    for spot in view.candidates:
        picture.centre(terrain.candidate_hex(HEX), *middles[spot])
        picture.text(HEXES[spot], *middles[spot], theme.NAME, theme.CREAM, across=MIDDLE)
