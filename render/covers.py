"""What the covers of all games share: their size, and the game's name on the dark of their left side.

They are the upper part of a lobby's picture (`render.lobby`), whose places lie over their lower edge.
"""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from render import fonts, theme
from render.canvas import Canvas
from render.geometry import WIDTH
from render.theme import Style

HEIGHT, MIDDLE = 456, 198
"""How high they are, and the middle of what the places leave of them."""
LEFT, ROOM = 60, 600
"""Where the name begins, and how wide it may be."""
LARGE, SMALL = Style(theme.TITLE.face, 154), Style(theme.TITLE.face, 100)
"""A name of one word, and one of several."""
LINE = 1.06
SHADOW_AT = ((0, 6), (4, 4), (-4, 4), (0, 0))
NIGHT, DAY = 1.5, 105
"""The dark towards the left edge: how much faster than evenly it falls, and how much of 255 it lacks."""


def cover(scene: Image.Image, name: str) -> Image.Image:
    """A scene of the covers' size with the game's name, which is written on as many lines as it needs."""
    picture = Canvas(scene)
    shade = Image.linear_gradient("L").rotate(-90).resize((WIDTH, HEIGHT))
    picture.image.paste(theme.SHADOW, (0, 0), shade.point(lambda value: round(max(value - DAY, 0) * NIGHT)))
    style = SMALL if " " in name else LARGE
    lines = list(_lines(name, style))
    for number, words in enumerate(lines):
        y = round(MIDDLE + (number - (len(lines) - 1) / 2) * style.size * LINE)
        for across, down in SHADOW_AT[:-1]:
            picture.text(words, LEFT + across, y + down, style, theme.SHADOW, room=ROOM)
        picture.text(words, LEFT, y, style, theme.CREAM, room=ROOM)
    return picture.image


def _lines(name: str, style: Style) -> Iterator[str]:
    """The words of a name in lines that fit."""
    line = ""
    for word in name.split():
        longer = f"{line} {word}".strip()
        if line and fonts.line(longer, style).advance > ROOM:
            yield line
            longer = word
        line = longer
    yield line
