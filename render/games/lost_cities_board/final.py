"""The head of the final picture: the winner's light plate over five lands at dusk, the others beside it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from engine.core.catalogue import Say
from engine.core.types import Result, Seat
from engine.games.lost_cities_board.model import COLOUR_KEYS, COLOURS, View
from render import bars, fonts, sprites, theme
from render.bars import Inks
from render.canvas import RIGHT, Canvas
from render.games.lost_cities_board import header
from render.geometry import PAD, WIDTH, Box, columns
from render.lands import land
from render.scoresheet import TITLE, title
from render.sheet import Sheet, Sprite, gradient
from render.theme import Style

PLATES, LANDS = 240, 84
HEAD = TITLE + PLATES + LANDS
"""The head's height: the title, the plates, what is seen of the lands below them."""
MOST = 112
"""No plate but the winner's is higher."""
WINNERS, GAP = 640, 9
"""The width of the winner's plate if others stand beside it, and the space between plates."""
HORIZON, FADE = 0.92, 0.1
"""Where the lands begin, and which part of them sinks into the table."""
DUSK_HIGH, DUSK_LOW = 250, 120
"""How much of the dusk lies on the sky's top and on the lands, of 255."""
RADIUS, LINE_IN, LINE = 24, 8, 3
SHADOW_ROOM = 16
TALL = 160
"""A plate so high has its name above and its score large below."""
CROWN, SMALL_CROWN = 104, 52
BADGE, SMALL_BADGE, IN = 92, 52, 20
NAME, SCORE = Style(theme.NAME.face, 62), Style(theme.TOTAL.face, 128)
NAME_DOWN, SCORE_DOWN = 0.27, 0.69
PLACING_ROOM = 74
FLAG = 48
STRIP = 86
"""The height of what the artifacts came to."""
STRIP_BADGE, JAR, JAR_GAP, PILL_WIDTH, PILL_HEIGHT = 50, 42, 4, 112, 52


def head(picture: Canvas, y: int, *, view: View, result: Result, names: Sequence[str], say: Say) -> None:
    """Paints who won, and how the others came in."""
    picture.image.paste(_lands(), (0, y))
    title(picture, y, game=say("game-lost_cities_board"), sheet=say("picture-final"))
    others = [seat for seat in _order(result) if seat not in result.winners]
    room = Box(PAD, y + TITLE, WIDTH - 2 * PAD, PLATES)
    width = WINNERS if others else room.w
    first = rows(Box(room.x, room.y, width, room.h), len(result.winners), PLATES)
    for seat, box in zip(result.winners, first, strict=True):
        _winner(picture, box, seat, result, names[seat], say)
    left = room.x + width + GAP
    rest = rows(Box(left, room.y, room.right - left, room.h), len(others), MOST)
    for seat, box in zip(others, rest, strict=True):
        _other(picture, box, seat, view, result, names[seat], say)


def _order(result: Result) -> list[Seat]:
    return sorted(range(len(result.placings)), key=lambda seat: (result.placings[seat], seat))


def rows(box: Box, count: int, most: int) -> list[Box]:
    """A box's middle cut into so many rows, none higher than that."""
    height = min((box.h - GAP * (count - 1)) // max(count, 1), most)
    top = box.y + (box.h - count * (height + GAP) + GAP) // 2
    return [Box(box.x, top + place * (height + GAP), box.w, height) for place in range(count)]


@lru_cache(maxsize=1)
def _lands() -> Image.Image:
    """The five lands side by side at dusk, sinking into the table."""
    image = Image.new("RGB", (WIDTH, HEAD))
    for letter, box in zip(COLOURS, columns(Box(0, 0, WIDTH, HEAD), len(COLOURS), 0), strict=True):
        image.paste(land(COLOUR_KEYS[letter], box.w, HEAD, HORIZON), (box.x, 0))
    dusk = Image.linear_gradient("L").transpose(Image.Transpose.FLIP_TOP_BOTTOM).resize((WIDTH, HEAD))
    strength = dusk.point(lambda value: DUSK_LOW + value * (DUSK_HIGH - DUSK_LOW) // 255)
    image.paste(gradient(WIDTH, HEAD, theme.DUSK_TOP, theme.DUSK_BOTTOM), (0, 0), strength)
    sunk = round(HEAD * FADE)
    foot = Image.linear_gradient("L").resize((WIDTH, sunk))
    image.paste(theme.TABLE_LIGHT, (0, HEAD - sunk), foot)
    return image


@lru_cache(maxsize=16)
def _plate(w: int, h: int, lit: bool) -> Sprite:
    """The ground of a player's plate, with a golden line for a winner."""
    sheet = Sheet(w, h, SHADOW_ROOM)
    whole = sheet.rounded(0, RADIUS)
    sheet.shadow(whole, blur=5, strength=0.8, drop=3)
    if lit:
        sheet.shade(whole, theme.LIGHT_TOP, theme.LIGHT_BOTTOM)
        sheet.ink(sheet.rounded(LINE_IN, RADIUS - LINE_IN, edge=LINE), theme.BRASS)
    else:
        sheet.shade(whole, theme.BAR_TOP, theme.BAR_BOTTOM)
        sheet.ink(sheet.rounded(0, RADIUS, edge=2), theme.BAND_LINE)
    return sheet.sprite()


def _winner(picture: Canvas, box: Box, seat: Seat, result: Result, name: str, say: Say) -> None:
    picture.put(_plate(box.w, box.h, True), box.x, box.y)
    if box.h < TALL:
        _row(picture, box, seat, result, name, bars.ON_LIGHT, header.crown(SMALL_CROWN))
        return
    left, y = box.x + IN, box.y + round(box.h * NAME_DOWN)
    picture.put(sprites.badge(seat, BADGE), left, y - BADGE // 2)
    left += BADGE + IN
    picture.text(name, left, y, NAME, theme.INK, room=box.right - IN - left)
    y = box.y + round(box.h * SCORE_DOWN)
    picture.centre(header.crown(CROWN), box.x + IN + BADGE // 2, y)
    picture.text(_placing(result, seat, say), left, y, theme.TITLE, theme.INK_QUIET)
    picture.text(str(result.scores[seat]), box.right - 2 * IN, y, SCORE, theme.INK, across=RIGHT)


def _other(picture: Canvas, box: Box, seat: Seat, view: View, result: Result, name: str, say: Say) -> None:
    picture.put(_plate(box.w, box.h, False), box.x, box.y)
    y = box.middle[1]
    if view.retired == seat:
        picture.put(sprites.icon("flag", FLAG, theme.QUIET), box.x + IN, y - FLAG // 2)
    else:
        picture.text(_placing(result, seat, say), box.x + IN, y, theme.LABEL, theme.QUIET)
    rest = Box(box.x + PLACING_ROOM, box.y, box.w - PLACING_ROOM, box.h)
    _row(picture, rest, seat, result, name, bars.ON_DARK)


def _row(
    picture: Canvas, box: Box, seat: Seat, result: Result, name: str, inks: Inks, mark: Sprite | None = None
) -> None:
    """Badge, name and score side by side."""
    y, left, score = box.middle[1], box.x + IN, str(result.scores[seat])
    if mark:
        picture.put(mark, left, y - mark.h // 2)
        left += mark.w + IN
    picture.put(sprites.badge(seat, SMALL_BADGE), left, y - SMALL_BADGE // 2)
    left += SMALL_BADGE + IN // 2
    right = box.right - IN - picture.text(score, box.right - IN, y, theme.TOTAL, inks.strong, across=RIGHT)
    picture.text(name, left, y, theme.NAME, inks.strong, room=right - IN // 2 - left)


def _placing(result: Result, seat: Seat, say: Say) -> str:
    return say("picture-placing", placing=result.placings[seat])


def artifacts(picture: Canvas, y: int, *, view: View, worths: Sequence[int | None]) -> None:
    """Paints how many artifacts each found, and what they were worth."""
    for seat, box in enumerate(columns(Box(PAD, y, WIDTH - 2 * PAD, STRIP), len(worths), 0)):
        middle, left = box.middle[1], box.x
        picture.put(sprites.badge(seat, STRIP_BADGE), left, middle - STRIP_BADGE // 2)
        left += STRIP_BADGE + PAD // 2
        picture.put(sprites.icon("artifact", JAR, theme.QUIET), left, middle - JAR // 2)
        left += JAR + JAR_GAP
        found = str(view.tokens[seat] + view.found[seat])
        picture.text(found, left, middle, theme.WORTH, theme.CREAM)
        left += fonts.line(found, theme.WORTH).advance + PAD // 2
        worth = worths[seat]
        if worth is not None:
            pill = sprites.pill(worth, PILL_WIDTH, PILL_HEIGHT, theme.WORTH)
            picture.put(pill, left, middle - PILL_HEIGHT // 2)
