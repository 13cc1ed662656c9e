"""The picture of a lesson: what the learner plays from, and the progress in the course below it."""

from __future__ import annotations

from msgspec import Struct
from PIL import Image, ImageDraw

from engine.core.catalogue import Say
from render import theme
from render.canvas import RIGHT, Canvas
from render.geometry import PAD, WIDTH
from render.image_cache import cached_image

FOOT = 72
BAR, BAR_GAP, BAR_HEIGHT = 60, 10, 18
BARS_AT, ROOM = 320, 500
"""Where the progress bar begins, after the lesson's number, and the room for its title."""
TODO = theme.BAND_LINE


class Place(Struct, frozen=True):
    """A lesson in its course: its title, its number from 1, the number of lessons, whether it is solved."""

    title: str
    number: int
    count: int
    solved: bool = False


def with_lesson_foot(picture: Image.Image, place: Place, say: Say) -> Image.Image:
    """Return a game picture with the lesson's name and a bar per lesson below it, golden if solved."""
    canvas = Canvas(Image.new("RGB", (WIDTH, picture.height + FOOT), theme.BAND_DARK), fresh=True)
    canvas.image.paste(picture, (0, 0))
    middle = picture.height + FOOT // 2
    words = say("picture-lesson", number=place.number, count=place.count)
    canvas.name_text(words, PAD, middle, theme.LABEL, theme.GOLD, BARS_AT - 2 * PAD)
    canvas.text(place.title, WIDTH - PAD, middle, theme.LABEL, theme.CREAM, across=RIGHT, room=ROOM)
    done = place.number if place.solved else place.number - 1
    width = min(BAR, (WIDTH - ROOM - 2 * PAD - BARS_AT) // place.count - BAR_GAP)
    for at in range(place.count):
        corner = BARS_AT + at * (width + BAR_GAP), middle - BAR_HEIGHT // 2
        canvas.image.paste(theme.GOLD if at < done else TODO, corner, _bar_mask(width))
    return canvas.image


@cached_image
def _bar_mask(width: int) -> Image.Image:
    mask = Image.new("L", (width * 4, BAR_HEIGHT * 4))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, mask.width - 1, mask.height - 1), BAR_HEIGHT * 2, 255)
    return mask.resize((width, BAR_HEIGHT), Image.Resampling.LANCZOS)
