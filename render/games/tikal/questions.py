"""Questions of the panel that have a picture, shown right above their buttons.

A question about hexes lights and labels the offered ones on a part of the map. A question about a tile's
rotation shows the candidates (`rotations`).
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace
from PIL import Image, ImageDraw

from engine.core.catalogue import Say
from engine.core.menu import Question
from engine.core.phrasing import join_commas
from engine.games.tikal import land
from engine.games.tikal.model import HEXES, SPOT, Spot, View
from render import fonts, theme
from render.canvas import Canvas, Overlay
from render.drawing import PREMULTIPLIED, Drawing, Sprite, paste_premultiplied
from render.games.tikal import paints, rotations, terrain
from render.games.tikal.ground import undiscovered_board
from render.games.tikal.table_layout import HEX, Layout
from render.games.tikal.tabletop import paint_board
from render.geometry import EDGE, WIDTH, Box
from render.image_cache import cached_image
from render.theme import Style

HEX_QUESTIONS = ("do", "go", "site", "enter")
"""The questions about hexes that pieces stand on or go to."""
ACTION_ICONS = {"excavate": "temple", "treasure": "treasures", "guard": "shield"}
"""Actions on a hex, with their icons."""
DARKNESS = 0.62
"""How dark the hexes are that are not offered."""
MAP_MARGIN = 20
"""How much of the map is shown around lit hexes, in pixels."""
MIN_WIDTH = 620
MAX_ASPECT = 1400 / 1200
"""The greatest height of a picture, divided by its width."""


def map_question(view: View, asked: Question) -> Image.Image | None:
    """Return the part of the map with the offered hexes lit; None if no hex is offered.

    The hex that pieces start from is outlined in the seat's colour.
    """
    plates = offered_plates(view, asked)
    if not plates:
        return None
    start = _start_hex(asked)
    layout = Layout(len(view.totals), view.turn)
    lit = [*plates, *([start] if start is not None else [])]
    box = lit_part(layout, lit)
    # Only this part is painted, a third of the map.
    under = undiscovered_board().crop((box.x, box.y, box.right, box.bottom))
    picture = Canvas(under, fresh=True, corner=(box.x, box.y))
    paint_board(picture, layout, _cropped_view(view, layout, box))
    _darken(picture, layout, lit, box)
    for spot in plates:
        picture.centre(terrain.choice_outline(HEX), *layout.middles[spot])
    if start is not None and view.turn is not None:
        picture.centre(terrain.seat_outline(HEX, view.turn), *layout.middles[start])
    for spot, plate in plates.items():
        x, y = layout.middles[spot]
        picture.centre(hex_plate(plate), x, y - HEX.tall // 2 + PLATE_HEIGHT // 3)
    return picture.image


def _prices_in_words(view: View, asked: Question, say: Say) -> str | None:
    """Return the prices of the ways from the piece's hex, in words; None if none are shown."""
    start = _start_hex(asked)
    if start is None:
        return None
    plates = offered_plates(view, asked).values()
    ways = [say("tikal-picture-way", hex=plate.name, price=plate.price) for plate in plates if plate.price]
    return say("tikal-picture-ways", start=HEXES[start], ways=join_commas(ways, say)) if ways else None


def _start_hex(asked: Question) -> Spot | None:
    """Return the hex of the piece that is to move. None if the question is not where it goes."""
    settled = dict(asked.settled).get("do", "") if asked.name == "go" else ""
    return SPOT.get(settled.partition("-")[0])


def offered_plates(view: View, asked: Question) -> dict[Spot, Plate]:
    """Return the plate of each offered hex; empty if no hex is offered.

    A plate shows the price in action points of the way there, or what a piece can do there.
    """
    if asked.name == "do":
        return _piece_plates(asked.answers)
    ends = [
        SPOT[end]
        for end in dict.fromkeys(answer.partition("-")[0] for answer in asked.answers)
        if end in SPOT
    ]
    start = _start_hex(asked)
    if start is None or view.turn is None:
        return {spot: Plate(HEXES[spot]) for spot in sorted(ends)}
    prices = (
        land.chart(view.tiles, view.rotations).walks(land.usable_camps(view.camps, view.turn), start).prices
    )
    work = tuple(ACTION_ICONS[answer] for answer in asked.answers if answer in ACTION_ICONS)
    here = {start: Plate(HEXES[start], work=work)} if work else {}
    return here | {spot: Plate(HEXES[spot], prices[spot]) for spot in ends}


def _piece_plates(answers: Iterable[str]) -> dict[Spot, Plate]:
    """Return the plates of the hexes in answers that pieces can leave, reach or act on."""
    found: dict[Spot, list[str]] = {}
    for answer in answers:
        deed, _, where = answer.partition("-")
        if deed in SPOT:
            for end in (deed, *where.split("-")):
                if end in SPOT:
                    found.setdefault(SPOT[end], [])
        elif deed in ACTION_ICONS and where in SPOT:
            found.setdefault(SPOT[where], []).append(ACTION_ICONS[deed])
    return {spot: Plate(HEXES[spot], work=tuple(work)) for spot, work in sorted(found.items())}


def lit_part(layout: Layout, lit: Iterable[Spot]) -> Box:
    """Return the box of the map around lit hexes, wide enough for its height. At least one must be lit."""
    middles = [layout.middles[spot] for spot in lit]
    left = min(x for x, _ in middles) - HEX.half - MAP_MARGIN
    right = max(x for x, _ in middles) + HEX.half + MAP_MARGIN
    top = min(y for _, y in middles) - HEX.tall // 2 - PLATE_HEIGHT // 2 - MAP_MARGIN
    bottom = max(y for _, y in middles) + HEX.tall // 2 + MAP_MARGIN
    top, bottom = max(top, layout.map.y - EDGE), min(bottom, layout.last_turn.y)
    lacking = max(MIN_WIDTH, round((bottom - top) / MAX_ASPECT)) - (right - left)
    if lacking > 0:
        left, right = left - lacking // 2, right + lacking - lacking // 2
    left, right = max(left - max(right - WIDTH, 0), 0), min(right - min(left, 0), WIDTH)
    return Box(left, top, right - left, bottom - top)


def _cropped_view(view: View, layout: Layout, box: Box) -> View:
    """Return the view with only the tiles in a part of the map."""
    wide = box.inset(-HEX.half)
    seen = [wide.x < x < wide.right and wide.y < y < wide.bottom for x, y in layout.middles]
    tiles = tuple(tile if there else "" for tile, there in zip(view.tiles, seen, strict=True))
    return replace(view, last=None, tiles=tiles)


def _darken(picture: Canvas, layout: Layout, lit: Iterable[Spot], box: Box) -> None:
    """Darken the part `box` of the map, except the lit hexes."""
    # Premultiplied: pasting a bare colour through a mask takes four times as long.
    dark = (*(round(value * DARKNESS) for value in paints.NIGHT), round(255 * DARKNESS))
    night = Image.new(PREMULTIPLIED, (box.w, box.h), dark)
    pen = ImageDraw.Draw(night)
    for spot in lit:
        x, y = layout.middles[spot][0] - box.x, layout.middles[spot][1] - box.y
        pen.polygon([(x + u, y + v) for u, v in HEX.corners()], fill=(0, 0, 0, 0))
    paste_premultiplied(picture.image, night, 0, 0)


def has_question_picture(asked: Question) -> bool:
    """Return whether a question may have a picture: it is about hexes or a tile's rotation."""
    return asked.name in (rotations.ROTATION_QUESTION, *HEX_QUESTIONS)


def question_in_words(view: View, asked: Question, say: Say) -> str | None:
    """Return the prices of ways that a question's picture shows, in words; None if it shows none."""
    return _prices_in_words(view, asked, say) if asked.name in HEX_QUESTIONS else None


def question(view: View, asked: Question, say: Say) -> Image.Image | None:
    """Return the picture of a question about hexes or a tile's rotation.

    None for any other question, or if it offers no hex.
    """
    if asked.name in HEX_QUESTIONS:
        return map_question(view, asked)
    return rotations.rotation_question(view, asked, say)


PLATE_HEIGHT, PADDING, RIM, CORNER_RADIUS = 50, 9, 3, 14
"""A plate's height, its padding, its rim, its corner radius."""
COIN, ICON, PART_GAP = 44, 34, 6
LETTERS, PRICE = Style(theme.TOTAL.face, 42), Style(theme.TOTAL.face, 36)
"""Styles that stay legible on the whole map."""
ROOM = 6
MAX_WIDTH = 240
"""The greatest width of a plate."""


class Plate(Struct, frozen=True):
    """A plate's content: the hex's name, the price of the way (0: no coin), the icons of possible actions."""

    name: str
    price: int = 0
    work: tuple[str, ...] = ()


def hex_plate(plate: Plate) -> Sprite:
    """Return a light plate with a hex's name, and a coin or icons after it."""
    parts = [_coin_sprite(plate.price)] if plate.price else []
    parts += [_icon_sprite(icon) for icon in plate.work]
    x = PADDING + fonts.line(plate.name, LETTERS).advance
    drawn = Overlay(_blank_plate(x + sum(part.w + PART_GAP for part in parts) + PADDING))
    drawn.put(_name_sprite(plate.name), PADDING, 0)
    for part in parts:
        drawn.put(part, x + PART_GAP, 0)
        x += PART_GAP + part.w
    return drawn.sprite()


@cached_image
def _blank_plate(w: int) -> Sprite:
    """Return an empty plate, joined from both ends of the broadest one."""
    broad = _broadest_plate()
    wide, high, cut = w + 2 * broad.margin, broad.image.height, w // 2
    image = broad.image.crop((MAX_WIDTH - w, 0, MAX_WIDTH - w + wide, high))
    image.paste(broad.image.crop((0, 0, cut, high)), (0, 0))
    return Sprite(image, broad.margin, w, PLATE_HEIGHT)


@cached_image
def _broadest_plate() -> Sprite:
    """Return an empty plate, `MAX_WIDTH` pixels wide."""
    drawing = Drawing(MAX_WIDTH, PLATE_HEIGHT, ROOM)
    drawing.plate(CORNER_RADIUS, RIM, theme.INK, theme.LIGHT_TOP, theme.LIGHT_BOTTOM)
    return drawing.sprite()


@cached_image
def _name_sprite(name: str) -> Sprite:
    drawing = Drawing(fonts.line(name, LETTERS).advance, PLATE_HEIGHT, ROOM)
    drawing.text(name, 0, PLATE_HEIGHT / 2, LETTERS, theme.INK)
    return drawing.sprite()


@cached_image
def _coin_sprite(price: int) -> Sprite:
    drawing, middle = Drawing(COIN, PLATE_HEIGHT), PLATE_HEIGHT / 2
    drawing.disc(COIN / 2, middle, COIN / 2, theme.GOLD_INK)
    drawing.disc(COIN / 2, middle, COIN / 2 - 2, theme.GOLD)
    drawing.text(str(price), COIN / 2, middle, PRICE, theme.GOLD_INK, across=0.5)
    return drawing.sprite()


@cached_image
def _icon_sprite(icon: str) -> Sprite:
    drawing = Drawing(ICON, PLATE_HEIGHT)
    drawing.icon(icon, 0, (PLATE_HEIGHT - ICON) / 2, ICON, theme.INK)
    return drawing.sprite()
