"""The bot's own emojis as square images that are legible at text size."""

from __future__ import annotations

import io
import tomllib
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct
from PIL import Image

from render import sprites, theme
from render.drawing import Drawing
from render.theme import Suit

SIDE = 128
"""The side of an emoji in pixels, as stored by Discord."""
_RADIUS, _EDGE, _RIM = 30, 6, 5
_ICON = 92
_PAINTS: dict[str, Suit] = {
    **theme.SUITS,
    **theme.LANDS,
    "back": Suit(theme.BACK_TOP, theme.BACK_BOTTOM, theme.BACK_LINE, theme.BACK_LINE),
}


class Emoji(Struct, frozen=True, forbid_unknown_fields=True):
    """An icon in the colours `paint`, round if a `coin`, or a seat's badge; `plain` if it is unavailable."""

    icon: str = ""
    paint: str = ""
    coin: bool = False
    seat: int | None = None
    plain: str = ""


@cache
def emojis() -> dict[str, Emoji]:
    """Return all emojis of `data/emojis.toml`, by name."""
    text = files("data").joinpath("emojis.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, Emoji])


def emoji_png(name: str) -> bytes:
    """Return an emoji as a PNG file of 128 × 128 pixels. Raises KeyError for an unknown name."""
    file = io.BytesIO()
    _emoji_image(emojis()[name]).convert("RGBA").save(file, "PNG", optimize=True)
    return file.getvalue()


def _emoji_image(emoji: Emoji) -> Image.Image:
    """Return an emoji's picture: a seat's badge, or an icon on a coin or a rounded square."""
    if emoji.seat is not None:
        badge = sprites.badge(emoji.seat, SIDE)
        end = badge.margin + SIDE
        return badge.image.crop((badge.margin, badge.margin, end, end))
    paint, drawing = _PAINTS[emoji.paint], Drawing(SIDE, SIDE)
    radius = SIDE / 2 if emoji.coin else _RADIUS
    edge = theme.CREAM if emoji.coin else paint.ink
    drawing.plate(radius, _EDGE, edge, paint.top, paint.bottom, shadow=None)
    drawing.ink(drawing.rounded(_EDGE, radius - _EDGE, edge=_RIM), paint.line)
    at = (SIDE - _ICON) / 2
    drawing.icon(emoji.icon, at, at, _ICON, paint.ink)
    return drawing.sprite().image
