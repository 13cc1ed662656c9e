"""The final picture: who won over the lands at dusk, the rounds, two expeditions to remember, the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial

from PIL import Image

from engine.core.catalogue import Say
from engine.core.numerals import numeral
from engine.core.types import ABANDONED, Result
from engine.games.lost_cities.model import COLOUR_KEYS, COLOURS, View
from render import bars, sprites, theme
from render.canvas import RIGHT, Canvas
from render.games.lost_cities import strip
from render.games.lost_cities.ledger import ledger, ledger_height
from render.games.lost_cities.memories import MEMORIES, memories
from render.games.lost_cities.rounds import rounds, rounds_height
from render.geometry import PAD, WIDTH, Box, columns
from render.lands import land
from render.scoresheet import TITLE, Part, stacked, title
from render.sheet import Sheet, Sprite, gradient
from render.theme import Style

PLATES, LANDS = 200, 84
HEAD = TITLE + PLATES + LANDS
HORIZON, FADE = 0.92, 0.1
"""Where the lands begin, and which part of them sinks into the table."""
DUSK_HIGH, DUSK_LOW = 250, 90
"""How much of the dusk lies on the sky's top and on the lands, of 255."""
WIDER, GAP, LOWER = 640, 16, 20
"""The width of a winner's plate, the space to the loser's, and how much less high that is at both ends."""
RADIUS, LINE_IN, LINE, SHADOW_ROOM = 24, 8, 3, 16
BADGE, IN = 76, 28
UP, DOWN = 0.31, 0.73
"""Where a plate's two lines are, in shares of its height."""
NAME, SCORE = Style(theme.NAME.face, 56), Style(theme.TOTAL.face, 108)
CROWN = 72


def finale(view: View, result: Result, names: Sequence[str], say: Say) -> Image.Image:
    """How a game ended, in one picture, 1,200 pixels wide; names by seat."""
    parts = [Part(HEAD, partial(_head, view=view, result=result, names=names, say=say))]
    if len(view.finished) == 1:
        height = ledger_height(view.options.colours)
        parts.append(Part(height, partial(ledger, sides=view.sides, board=view.finished[0])))
    elif view.finished:
        parts.append(Part(rounds_height(view), partial(rounds, view=view, say=say)))
    if any(any(side) for board in view.finished for side in board):
        parts.append(Part(MEMORIES, partial(memories, view=view, say=say)))
    parts.append(Part(strip.HEIGHT, partial(_table, view=view, names=names, say=say)))
    return stacked(parts, 0)


def _table(picture: Canvas, y: int, *, view: View, names: Sequence[str], say: Say) -> None:
    """The table as it was at the end."""
    gutter = strip.PARTNERS_GUTTER if view.options.partners else strip.GUTTER
    picture.image.paste(strip.ground(view.options.colours, gutter), (0, y))
    strip.strip(picture, y, view, names, say)


def _head(picture: Canvas, y: int, *, view: View, result: Result, names: Sequence[str], say: Say) -> None:
    """Who won, and by how much or why."""
    picture.image.paste(_lands(view.options.colours), (0, y))
    title(picture, y, game=say("game-lost_cities"), sheet=say("picture-final"))
    won = [result.placings[seats[0]] == 1 and result.why != ABANDONED for seats in view.sides]
    order = sorted(range(len(view.sides)), key=lambda side: not won[side])
    room = Box(PAD, y + TITLE, WIDTH - 2 * PAD, PLATES)
    left, right = columns(room, 2, GAP)
    if won[order[0]] != won[order[1]]:
        left = Box(room.x, room.y, WIDER, room.h)
        right = Box(left.right + GAP, room.y + LOWER, room.right - left.right - GAP, room.h - 2 * LOWER)
    for side, box in zip(order, (left, right), strict=True):
        words = _outcome(view, result, side, say) if side == order[0] else ""
        _side(picture, box, view, side, names, words, lit=won[side])


def _outcome(view: View, result: Result, side: int, say: Say) -> str:
    """How the side named first came to be there."""
    margin = view.totals[side] - view.totals[1 - side]
    how = "margin" if margin else "tie"
    if result.why != "played-out":
        how = "abandoned" if result.why == ABANDONED else "resigned"
    return say("lost_cities-picture-outcome", how=how, margin=str(margin))


def _side(
    picture: Canvas, box: Box, view: View, side: int, names: Sequence[str], words: str, *, lit: bool
) -> None:
    """A side's plate: its players above, how it won and its score below."""
    picture.put(_plate(box.w, box.h, lit), box.x, box.y)
    inks, x, right = bars.ON_LIGHT if lit else bars.ON_DARK, box.x + IN, box.right - IN
    y = box.y + round(box.h * UP)
    marks = {view.retired: sprites.icon("flag", bars.BADGE, inks.quiet)} if view.retired is not None else {}
    bars.seats(picture, Box(x, y - BADGE // 2, right - x, BADGE), view.sides[side], names, inks, marks)
    y = box.y + round(box.h * DOWN)
    total = numeral(view.totals[side])
    right -= picture.text(total, right, y, SCORE if lit else theme.TOTAL, inks.strong, across=RIGHT)
    if lit:
        picture.put(sprites.icon("crown", CROWN, theme.BRASS), x, y - CROWN // 2)
        x += CROWN + GAP
    picture.text(words, x, y, theme.NAME, inks.quiet, room=right - GAP - x)


@lru_cache(maxsize=8)
def _plate(w: int, h: int, lit: bool) -> Sprite:
    """The ground of a side's plate, with a golden line for a winner."""
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


@lru_cache(maxsize=2)
def _lands(colours: int) -> Image.Image:
    """The lands side by side at dusk, sinking into the table. Shared: paint on copies only."""
    image = Image.new("RGB", (WIDTH, HEAD))
    for letter, box in zip(COLOURS, columns(Box(0, 0, WIDTH, HEAD), colours, 0), strict=False):
        image.paste(land(COLOUR_KEYS[letter], box.w, HEAD, HORIZON), (box.x, 0))
    dusk = Image.linear_gradient("L").transpose(Image.Transpose.FLIP_TOP_BOTTOM).resize((WIDTH, HEAD))
    strength = dusk.point(lambda value: DUSK_LOW + value * (DUSK_HIGH - DUSK_LOW) // 255)
    image.paste(gradient(WIDTH, HEAD, theme.DUSK_TOP, theme.DUSK_BOTTOM), (0, 0), strength)
    sunk = round(HEAD * FADE)
    foot = Image.linear_gradient("L").resize((WIDTH, sunk))
    image.paste(theme.TABLE_LIGHT, (0, HEAD - sunk), foot)
    return image
