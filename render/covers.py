"""What the covers of all games share: their size, and the game's name on the dark of their left side.

They are the upper part of a lobby's picture (`render.lobby`), whose places lie over their lower edge.
"""

from __future__ import annotations

from PIL import Image

from render import fonts, theme
from render.canvas import Canvas
from render.geometry import WIDTH
from render.theme import Colour, Style

HEIGHT, MIDDLE = 456, 198
"""How high they are, and the middle of what the places leave of them."""
LEFT, ROOM = 60, 600
"""Where the name begins, and how wide it may be."""
LARGE, SMALL = Style(theme.TITLE.face, 154), Style(theme.TITLE.face, 100)
"""A name of one word, and one of several."""
TITLE, BELOW = Style(theme.TITLE.face, 118), Style(theme.TITLE.face, 70)
"""The two lines of a name with a colon …"""
TITLE_UP, BELOW_DOWN = 36, 68
"""… and how far above and below the middle they are."""
OUTLINE = 6
NIGHT, DAY = 1.5, 105
"""The dark towards the left edge: how much faster than evenly it falls, and how much of 255 it lacks."""


def cover(scene: Image.Image, name: str) -> Image.Image:
    """A scene of the covers' size with the game's name; what follows a colon stands smaller below it."""
    picture = Canvas(scene)
    shade = Image.linear_gradient("L").rotate(-90).resize((WIDTH, HEIGHT))
    picture.image.paste(theme.SHADOW, (0, 0), shade.point(lambda value: round(max(value - DAY, 0) * NIGHT)))
    title, _, below = name.partition(": ")
    if below:
        _line(picture, title, MIDDLE - TITLE_UP, TITLE, theme.CREAM)
        _line(picture, below, MIDDLE + BELOW_DOWN, BELOW, theme.GOLD)
    else:
        _line(picture, title, MIDDLE, SMALL if " " in title else LARGE, theme.CREAM)
    return picture.image


def fitting(words: str, style: Style) -> Style:
    """The style, smaller where the words have no room in it: names are long in some languages."""
    wide = fonts.advance(words, style)
    return style if wide <= ROOM else Style(style.face, style.size * ROOM // wide)


def _line(picture: Canvas, words: str, y: int, style: Style, colour: Colour) -> None:
    picture.outlined(words, LEFT, y, fitting(words, style), colour, OUTLINE, room=ROOM)
