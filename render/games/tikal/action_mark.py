"""Small pictures of Tikal's actions, for analyses."""

from __future__ import annotations

from engine.games.tikal.model import (
    SPOT,
    Action,
    Camp,
    Choose,
    Enter,
    Excavate,
    Exchange,
    Guard,
    Hunt,
    Move,
    Place,
    View,
)
from render import sprites, theme
from render.canvas import Canvas
from render.drawing import Sprite, transparent
from render.games.tikal import score_parts, sites, terrain
from render.games.tikal.table_layout import Hexagon
from render.image_cache import cached_image

SHAPE = Hexagon(60)
WIDTH, HEIGHT, MEDAL = 124, 108, 44
NAME_DOWN = 24
ICONS: dict[type[Action], str] = {
    Enter: "explorer",
    Move: "right",
    Excavate: "temple",
    Guard: "shield",
    Hunt: "compass",
    Camp: "camp-1",
}


def action_mark(view: View, action: Action) -> Sprite | None:
    """Return the hex, tile or treasure that an action is about.

    None for bids and passes. An icon on a hex says what is done there. To place, a tile must be at hand.
    """
    match action:
        case Exchange():
            return score_parts.treasure(action.take, HEIGHT)
        case Choose():
            return _mark(sites.fresh_tile(action.tile), "", "")
        case Place():
            assert view.tile is not None
            return _mark(sites.fresh_tile(view.tile, action.rotation), action.hex, "")
        case Move():
            name = action.end
        case Enter() | Excavate() | Hunt() | Camp() | Guard():
            name = action.hex
        case _:
            return None
    return _mark(sites.site_at(view, SPOT[name]), name, ICONS[type(action)])


@cached_image
def _mark(site: sites.Site, name: str, icon: str) -> Sprite:
    """Return a hex with a name and an icon; an empty text leaves one out."""
    picture = Canvas(transparent(WIDTH, HEIGHT))
    middle = WIDTH // 2, HEIGHT // 2
    sites.paint_built(picture, SHAPE, middle, site)
    if name:
        picture.centre(terrain.hex_name(name), middle[0], middle[1] + NAME_DOWN)
    if icon:
        medal = sprites.medal(icon, MEDAL, *theme.PALE)
        picture.put(medal, 1, 1)
    return Sprite(picture.image, 0, WIDTH, HEIGHT)
