"""The score sheet of Tikal, below a skyline of temples at dusk; at the end it is the final picture."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from itertools import pairwise
from math import cos, radians, sin
from random import Random

from PIL import Image, ImageDraw, ImageFilter

from engine.core.catalogue import Say
from engine.core.phrasing import join_commas
from engine.core.types import Result, Seat
from engine.games.tikal.model import HEXES, HIGHEST, Spot, View
from render import bars, fonts, sprites, theme
from render.bars import ON_DARK, ON_LIGHT
from render.canvas import MIDDLE, RIGHT, Canvas
from render.drawing import Drawing, Sprite, gradient
from render.games.tikal import map_and_rounds, paints, piece_sprites, score_parts
from render.games.tikal.buildings import HEIGHT as TEMPLE_ROOM
from render.games.tikal.buildings import HOUSE, TIER, temple
from render.games.tikal.finale import finale
from render.games.tikal.footer import paint_framed_tile
from render.games.tikal.table_layout import Hexagon
from render.geometry import BAR, EDGE, PAD, WIDTH, Box, columns
from render.icons import pennant_outline
from render.image_cache import cached_image
from render.sheet_parts import Part, paint_turn_bar, stacked
from render.theme import Colour, Style
from render.two_lines import fit_hanging_name

TITLE, GAME = Style(theme.TITLE.face, 64), Style(theme.NAME.face, 42)
TITLE_Y = 52
PLATES, PLATES_UP, PLATE_GAP, RADIUS = 240, 10, 14, 18
"""The plates: height, distance below the sky, gap."""
EDGE_LIGHT, EDGE_DARK = 5, 2
BADGE, NAME_GAP, IN = 54, 12, 18
NAME, TOTAL, GAIN = Style(theme.NAME.face, 42), Style(theme.TOTAL.face, 84), theme.WORTH
NAME_Y, NAMES_Y, TOTAL_Y, HELD_Y = 48, 56, 136, 202
"""The centres of a name on one line and on two, of the total, and of the temples and treasures."""
GAIN_HIGH, GAIN_PAD = 58, 18
CROWN, CROWN_TURN = 92, -8
HELD_STEP, MASK = 46, 38
SUM = theme.NOTE
RACE_TITLE = Style(theme.NAME.face, 42)
RACE_BADGE, BAR_HIGH, RACE_TOP = 50, 52, 84
NUMBER = theme.NOTE
MAP_WIDTH = 564
"""The map's width, at which it is as high as its row."""
PLATES_ROOM = PLATES + 2 * PLATES_UP + 10


def _paint_round_head(picture: Canvas, y: int, *, view: View, names: Sequence[str], say: Say) -> None:
    """Paint the skyline of temples and the players' plates after a scoring round."""
    order = seats_by_points(view)
    gains = points_gained(view)
    _paint_skyline(picture, [(seat, gains[seat]) for seat in order])
    words = say("tikal-picture-after", number=score_parts.rounds_scored(view))
    _write_outlined(picture, words, PAD, TITLE_Y, TITLE, 0.0)
    _write_outlined(picture, say("game-tikal"), WIDTH - PAD, TITLE_Y, GAME, RIGHT)
    room = Box(EDGE, SKY_HEIGHT + PLATES_UP, WIDTH - 2 * EDGE, PLATES)
    picture.fill(Box(0, SKY_HEIGHT, WIDTH, PLATES_ROOM), theme.TABLE_DARK)
    most, least = max(view.totals), min(view.totals)
    for seat, box in zip(order, columns(room, len(order), PLATE_GAP), strict=True):
        leads = view.totals[seat] == most > least
        _paint_plate(picture, box, view, seat, names[seat], gains[seat], leads=leads)


def seats_by_points(view: View) -> list[Seat]:
    """Return the seats from the most points to the fewest, equal ones by number."""
    return sorted(range(len(view.totals)), key=lambda seat: -view.totals[seat])


def points_gained(view: View) -> dict[Seat, int]:
    """Return each seat's points in the last scoring round. 0 for a seat that did not score."""
    last = score_parts.rounds_scored(view)
    own = {sheet.seat: sheet.points for sheet in view.sheets if sheet.number == last}
    return {seat: own.get(seat, 0) for seat in range(len(view.totals))}


def _write_outlined(picture: Canvas, words: str, x: int, y: int, style: Style, across: float) -> None:
    """Write text with a dark outline. `across` as in `Canvas.text`."""
    for right, down in ((-2, 0), (2, 0), (0, -2), (0, 3)):
        picture.text(words, x + right, y + down, style, theme.TABLE_DARK, across=across)
    picture.text(words, x, y, style, theme.CREAM, across=across)


def _paint_plate(
    picture: Canvas, box: Box, view: View, seat: Seat, name: str, gain: int, *, leads: bool
) -> None:
    """Paint a player's plate: name, total, the round's gain and holdings.

    `leads`: it is light and has a crown.
    """
    inks = ON_LIGHT if leads else ON_DARK
    picture.put(_plate_ground(box.w, box.h, light=leads), box.x, box.y)
    left, right = box.x + IN, box.right - IN
    end = box.right - (CROWN - 24 if leads else IN)
    _paint_name(picture, Box(left, box.y, right - left, 2 * NAMES_Y), seat, name, end, inks.strong)
    picture.text(str(view.totals[seat]), left, box.y + TOTAL_Y, TOTAL, inks.strong)
    pill = sprites.fitted_pill(gain, GAIN_HIGH, GAIN, GAIN_PAD)
    picture.put(pill, right - pill.w, box.y + TOTAL_Y - pill.h // 2)
    _paint_holdings(picture, Box(left, box.y, right - left, box.h), view, seat, inks.strong)
    if leads:
        crown = _tilted_crown()
        picture.image.paste(crown, (box.right - crown.width + 14, box.y - crown.height // 2 - 4), crown)


def _paint_name(picture: Canvas, box: Box, seat: Seat, name: str, end: int, ink: Colour) -> None:
    """Paint a seat's badge and name on one line, which ends at x = `end` at the latest, or on two."""
    x = box.x + BADGE + NAME_GAP
    room, beside = end - x, box.right - x
    hanging = None
    if fonts.advance(name, theme.NARROW) > room:
        hanging = fit_hanging_name(name, room, beside, box.w, NAME.size)
    if hanging is not None:
        bars.paint_hanging_name(picture, box, seat, hanging, ink, BADGE)
        return
    picture.put(sprites.badge(seat, BADGE), box.x, box.y + NAME_Y - BADGE // 2)
    picture.name_text(name, x, box.y + NAME_Y, NAME, ink, room)


@cached_image
def _tilted_crown() -> Image.Image:
    return sprites.crown(CROWN).rotated(CROWN_TURN)


def _paint_holdings(picture: Canvas, box: Box, view: View, seat: Seat, ink: Colour) -> None:
    """Paint the temples and treasures of a seat's last score sheet, if it has one.

    Temples without room are counted, as in “+2”.
    """
    (sheet,) = score_parts.sheets_of(view, seat)[-1:] or (None,)
    if sheet is None:
        return
    y = box.y + HELD_Y
    mask = score_parts.treasure("mask", MASK)
    right = box.right - picture.text(str(sheet.treasures), box.right, y, SUM, ink, across=RIGHT) - 6 - mask.w
    picture.put(mask, right, y - mask.h // 2)
    values = sorted((value for _, value in sheet.temples), reverse=True)
    fits = max((right - box.x - 10) // HELD_STEP, 1)
    shown = values if len(values) <= fits else values[: fits - 1]
    x = box.x
    for value in shown:
        plate = piece_sprites.value_plate(value, seat)
        picture.put(plate, x, y - plate.h // 2)
        x += plate.w + HELD_STEP - piece_sprites.PLATE
    if len(shown) < len(values):
        picture.text(f"+{len(values) - len(shown)}", x, y, theme.LABEL, ink)


@cached_image
def _plate_ground(w: int, h: int, *, light: bool) -> Sprite:
    """Return a plate's background of w × h pixels. The leader's is light with a brass edge."""
    drawing = Drawing(w, h, margin=8)
    rim, paints = EDGE_DARK, (theme.BAND_LINE, theme.BAR_TOP, theme.BAND_DARK)
    if light:
        rim, paints = EDGE_LIGHT, (theme.BRASS, theme.LIGHT_TOP, theme.LIGHT_BOTTOM)
    drawing.plate(RADIUS, rim, *paints, shadow=(4, 0.7, 2))
    return drawing.sprite()


def _paint_map_and_race(picture: Canvas, y: int, *, view: View, say: Say) -> None:
    """Paint the map with temple holders at height y, and the race for points beside it."""
    small = map_and_rounds.small_map(view, MAP_WIDTH)
    frame = Box(PAD, y + PAD // 2, small.width, small.height)
    picture.fill(frame.inset(-map_and_rounds.FRAME), theme.GOLD_DEEP)
    picture.image.paste(small, (frame.x, frame.y))
    left = frame.right + PAD
    box = Box(left, frame.y, WIDTH - PAD - left, frame.h)
    picture.put(_plate_ground(box.w, box.h, light=False), box.x, box.y)
    picture.text(say("tikal-picture-race"), box.x + IN, box.y + NAME_Y, RACE_TITLE, theme.GOLD_LINE)
    _paint_race(picture, Box(box.x + IN, box.y + RACE_TOP, box.w - 2 * IN, box.h - RACE_TOP - IN), view)


def _paint_race(picture: Canvas, box: Box, view: View) -> None:
    """Paint a bar for each seat, best first, divided into its points by scoring round."""
    wide = max(fonts.line(str(total), theme.WORTH).advance for total in view.totals)
    left, right = box.x + RACE_BADGE + 16, box.right - wide - 16
    longest = score_parts.most_scored(view)
    for row, seat in enumerate(seats_by_points(view)):
        y = box.y + (2 * row + 1) * box.h // (2 * len(view.totals))
        picture.put(sprites.badge(seat, RACE_BADGE), box.x, y - RACE_BADGE // 2)
        picture.text(str(view.totals[seat]), box.right, y, theme.WORTH, theme.CREAM, across=RIGHT)
        x = left
        for sheet in score_parts.sheets_of(view, seat):
            long = round((right - left) * sheet.points / longest)
            if long > 4:
                paint, ink = score_parts.round_paints(seat, sheet.number)
                picture.put(_race_bar(long - 4, paint), x, y - BAR_HIGH // 2)
                if fonts.line(str(sheet.points), NUMBER).advance < long - 8:
                    middle = x + (long - 4) // 2
                    picture.text(str(sheet.points), middle, y, NUMBER, ink, across=MIDDLE)
            x += long


@cached_image
def _race_bar(w: int, paint: Colour) -> Sprite:
    """Return an outlined part of a bar, `w` pixels wide."""
    drawing, radius = Drawing(w, BAR_HIGH), min(8, w / 2)
    drawing.ink(drawing.rounded(0, radius), paint)
    drawing.ink(drawing.rounded(0, radius, edge=2), theme.QUIET)
    return drawing.sprite()


FOOT = PAD // 2
AT_HAND = Hexagon(46)
"""The size of the tile to be placed."""


def score_sheet(view: View, result: Result | None, names: Sequence[str], say: Say) -> Image.Image:
    """Return the sheet after a scoring round (result None; it says who is to move), at the end `finale`."""
    if result is not None:
        return finale(view, result, names, say)
    parts = [
        Part(SKY_HEIGHT + PLATES_ROOM, partial(_paint_round_head, view=view, names=names, say=say)),
        Part(map_and_rounds.HEIGHT + PAD, partial(_paint_map_and_race, view=view, say=say)),
    ]
    if view.turn is None:
        return stacked(parts, FOOT)
    return stacked(
        [*parts, Part(BAR, partial(_paint_next_turn, view=view, seat=view.turn, names=names, say=say))], 0
    )


def _paint_next_turn(
    picture: Canvas, y: int, *, view: View, seat: Seat, names: Sequence[str], say: Say
) -> None:
    """Paint the bar of the seat to move.

    A tile at hand is shown, with the names of the hexes where it may go.
    """
    if not view.tile:
        paint_turn_bar(picture, y, seat=seat, words="", names=names, say=say)
        return
    fits = say("tikal-picture-fits", hexes=hexes_text(view.candidates, say))
    room = 2 * AT_HAND.half + PAD
    left = paint_turn_bar(picture, y, seat=seat, words=fits, names=names, say=say, beside=room)
    middle = left - room // 2, y + BAR // 2
    paint_framed_tile(picture, AT_HAND, middle, view.tile)


def hexes_text(spots: Iterable[Spot], say: Say) -> str:
    """Return hexes in order as a list in which neighbours of a column are joined: `A2, D3–5`."""
    runs: list[list[Spot]] = []
    for spot in sorted(spots):
        if runs and spot == runs[-1][-1] + 1 and HEXES[spot][0] == HEXES[runs[-1][-1]][0]:
            runs[-1].append(spot)
        else:
            runs.append([spot])
    return join_commas(
        [HEXES[run[0]] + (f"–{HEXES[run[-1]][1:]}" if len(run) > 1 else "") for run in runs], say
    )


SKY_HEIGHT, SKY_FOOT = 440, 426
"""The height, and the foot of the temples."""
SKY: tuple[tuple[float, Colour], ...] = (
    (0.0, (22, 50, 74)),
    (0.45, (110, 90, 107)),
    (0.8, (232, 148, 90)),
    (1.0, (251, 211, 138)),
)
SUN_Y, SUN, SUN_PAINT = 380, 420, (255, 233, 168)
RAYS, RAY_STRENGTH = 16, 0.12
RIDGES: tuple[tuple[int, int, Colour], ...] = (
    (330, 52, (90, 95, 87)),
    (362, 40, (51, 82, 63)),
    (392, 26, (28, 58, 44)),
)
"""Mountain ridges: their centre, their swing, their colour."""
GRASS = (3, 16, 34)
"""Blades of grass: distance, least and greatest height."""
SKY_TEMPLE = Hexagon(206)
POINTS_PER_TIER, MIN_SKY_LEVEL = 1.7, 2
PENNANT = (78, 44)
POLE, PENNANT_NUMBER = 26, Style(theme.WORTH.face, 36)
SKY_SEED = 3


def _paint_skyline(picture: Canvas, gains: Sequence[tuple[Seat, int]]) -> None:
    """Paint a temple with its pennant for each seat, in order; the more points gained, the higher it is."""
    picture.image.paste(_dusk_sky(), (0, 0))
    scale = SKY_TEMPLE.half / Hexagon().half
    for (seat, gain), part in zip(gains, columns(Box(0, 0, WIDTH, SKY_HEIGHT), len(gains), 0), strict=True):
        level = max(MIN_SKY_LEVEL, min(HIGHEST, round(gain / POINTS_PER_TIER)))
        sprite, x = temple(level, SKY_TEMPLE), part.middle[0]
        foot = (TEMPLE_ROOM + TIER * level + HOUSE) / 2
        picture.put(sprite, x - sprite.w // 2, round(SKY_FOOT - foot * scale))
        top = round(SKY_FOOT - (TIER * level + HOUSE) * scale)
        picture.put(standing_pennant(seat), x - 3, top + 4 - PENNANT[1] - POLE)
    picture.put(_grass_sprite(), 0, SKY_FOOT - GRASS[2] + 8)


@cached_image
def standing_pennant(seat: Seat) -> Sprite:
    """Return a seat's numbered pennant on a pole. Its corner is the pole's upper end."""
    look, (wide, high) = theme.SEATS[seat], PENNANT
    drawing = Drawing(wide + 6, high + POLE, margin=3)
    drawing.slab(0, 0, 5, high + POLE, paints.STONE_DARK)
    for inset, paint in ((0.0, theme.CREAM), (3.0, look.paint)):
        right, notch = wide - inset, wide - 16 - inset
        drawing.fill(pennant_outline(2 + inset, inset, right, high - inset, notch), paint)
    drawing.text(str(seat + 1), wide * 0.42, high / 2, PENNANT_NUMBER, look.ink, across=MIDDLE)
    return drawing.sprite()


@cached_image
def _dusk_sky() -> Image.Image:
    """Return the sky with sun and ridges. Shared: paint on copies only."""
    image = Image.new("RGB", (WIDTH, SKY_HEIGHT))
    for (begin, one), (end, other) in pairwise(SKY):
        top, bottom = round(begin * SKY_FOOT), round(end * SKY_FOOT)
        image.paste(gradient(WIDTH, bottom - top, one, other), (0, top))
    image.paste(SUN_PAINT, (0, 0), _sun_and_rays_mask())
    pen, random = ImageDraw.Draw(image), Random(SKY_SEED)
    for y, swing, paint in RIDGES:
        points, x = [(0, SKY_HEIGHT)], -random.randint(0, 60)
        while x < WIDTH + 300:
            points.append((x, y + random.randint(-swing, swing // 2)))
            x += random.randint(70, 150)
        pen.polygon([*points, (WIDTH, SKY_HEIGHT)], fill=paint)
    pen.rectangle((0, SKY_FOOT, WIDTH, SKY_HEIGHT), fill=RIDGES[-1][2])
    return image


def _sun_and_rays_mask() -> Image.Image:
    """Return a mask of the sun and the fainter rays around it, as large as the picture."""
    rays, x = Image.new("L", (WIDTH, SKY_HEIGHT), 0), WIDTH // 2
    pen = ImageDraw.Draw(rays)
    for ray in range(RAYS):
        angles = (radians(ray * 360 / RAYS - 5), radians(ray * 360 / RAYS + 5))
        ends = [(x + WIDTH * cos(angle), SUN_Y + WIDTH * sin(angle)) for angle in angles]
        pen.polygon([(x, SUN_Y), *ends], fill=round(255 * RAY_STRENGTH))
    rays = rays.filter(ImageFilter.GaussianBlur(2))
    glow = Image.radial_gradient("L").resize((2 * SUN, 2 * SUN))
    glow = glow.point([max(0, round(230 * (1 - value / 180))) for value in range(256)])
    sun = Image.new("L", rays.size, 0)
    sun.paste(glow, (x - SUN, SUN_Y - SUN))
    return Image.composite(Image.new("L", rays.size, 235), rays, sun)


@cached_image
def _grass_sprite() -> Sprite:
    """Return grass as wide as the picture. It is random, and the same each time."""
    step, least, most = GRASS
    drawing, random, x = Drawing(WIDTH, most), Random(SKY_SEED), 0.0
    while x < WIDTH:
        high, wide = random.randint(least, most), random.uniform(5, 9)
        paint = theme.blend((24, 74, 48), (46, 106, 70), random.random())
        drawing.fill([(x - wide, most), (x + random.uniform(-4, 4), most - high), (x + wide, most)], paint)
        x += step * random.uniform(1, 2.4)
    return drawing.sprite()
