"""What lies and stands on the board: tiles, figures, cards, steps."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw

from engine.core.cards import Card
from engine.games.lost_cities_board.model import ARROW, ARTIFACT, COLOUR_KEYS, NUMBER
from render import cards, fonts, icons, sprites, theme
from render.canvas import MIDDLE
from render.drawing import SCALE, Drawing, Overlay, Sprite
from render.games.lost_cities_board import layout
from render.theme import Colour, Style, Suit

SHADOW_ROOM = 10
RIM = 0.05
"""The width of a tile's rim, in tiles."""
TILE_ICON = {ARTIFACT: 0.82, ARROW: 0.7}
"""How large a tile's icon is, in tiles."""
ARROW_DOWN = 0.57
"""An arrow's tile has a gable: its icon is centred a little lower."""
SQUARE_RADIUS, EAVE, GABLE_IN = 0.2, 0.4, 2
"""The corners of an artifact's tile and the eaves of an arrow's, in tiles; how much narrower the gable is."""
POINTS = 0.86
"""How high the points on a tile are written, in tiles."""
TAKEN_EDGE, TAKEN_STRENGTH, TAKEN_IN, TAKEN_DASHES = 3, 0.5, 5, 12
DASH = 0.6
"""How much of its share of the circle a dash takes."""

FIGURE, TOGETHER = 52, 40
"""The width of a figure's body alone on its stone, and beside others."""
FIGURE_RIM = 3
BARE_NUMBER, HATTED_NUMBER, HATTED_DOWN = 0.72, 0.68, 0.06
"""A figure's number, in bodies; under a hat it is smaller, and so much lower."""
HEAD, HEAD_IN = 0.42, 0.2
"""A head's width, and how deep it sits in the body, in bodies."""
HAT, HAT_RISE, HAT_UP, HAT_RIM = 0.86, 0.36, 0.1, 3
"""The hat's width and how far it stands out above the body, in bodies; its icon's empty top; its rim."""

MARK_NUMBER, MARK_NUMBER_AT = Style(theme.CARD.face, 46), 16
HEADINGS = {1: "ascending", -1: "descending", 0: "undecided"}
HEADING, HEADING_IN = 40, 12
NARROW_NUMBER, NARROW_SYMBOL, NARROW_HEADING, NARROW_IN = Style(theme.CARD.face, 42), 25, 30, 7
"""Number and direction of a card too narrow for that."""
MARK_SYMBOL, MARK_SYMBOL_STRENGTH = 36, 0.42
TALL_NUMBER, TALL_NUMBER_DOWN = Style(theme.CARD.face, 48), 34
TALL_SYMBOL, TALL_SYMBOL_FROM = 42, 160
"""The symbol of a discard, and how high its card must be to have room for it."""
COUNT, COUNT_HEIGHT, COUNT_IN, COUNT_ICON = Style(theme.NOTE.face, 36), 42, 4, 22
"""How many discards lie there, on a dark ground at the card's foot."""
COUNT_STRENGTH, COUNT_GAP = 0.86, 2

STEP, STEP_NUMBER = 40, Style(theme.BADGE.face, 36)
DOT = 14


def suit(card: Card) -> Suit:
    """The paints of a card's colour."""
    return theme.SUITS[COLOUR_KEYS[card[0]]]


# Tiles


@lru_cache(maxsize=32)
def tile(kind: str, size: int = layout.TILE) -> Sprite:
    """A tile: a square for an artifact, a gable for an arrow, a coin for points."""
    drawing = Drawing(size, size, SHADOW_ROOM)
    top, bottom, ink = _TILE_PAINTS.get(kind, (theme.GOLD, theme.GOLD_DEEP, theme.GOLD_INK))
    outer, inner = (_tile_shape(drawing, kind, inset) for inset in (0, size * RIM))
    drawing.shadow(outer, blur=3, strength=0.7, drop=2)
    drawing.ink(outer, ink)
    drawing.shade(inner, top, bottom)
    if kind in TILE_ICON:
        icon, down = size * TILE_ICON[kind], ARROW_DOWN if kind == ARROW else 0.5
        drawing.icon("up" if kind == ARROW else kind, (size - icon) / 2, size * down - icon / 2, icon, ink)
    else:
        drawing.text(kind, size / 2, size / 2, points_on(size), ink, across=MIDDLE)
    return drawing.sprite()


def points_on(size: int) -> Style:
    """How points are written on a tile so wide."""
    return Style(theme.CARD.face, round(size * POINTS))


_TILE_PAINTS = {
    ARTIFACT: (theme.CLAY_TOP, theme.CLAY_BOTTOM, theme.CLAY_INK),
    ARROW: (theme.MOSS_TOP, theme.MOSS_BOTTOM, theme.MOSS_INK),
}


def _tile_shape(drawing: Drawing, kind: str, inset: float) -> Image.Image:
    size = drawing.w
    if kind == ARTIFACT:
        return drawing.rounded(inset + 1, size * SQUARE_RADIUS - inset)
    if kind == ARROW:
        eave, left, right, foot = size * EAVE, GABLE_IN + inset, size - GABLE_IN - inset, size - inset
        return drawing.polygon(
            [(size / 2, inset * 1.3), (right, eave), (right, foot), (left, foot), (left, eave)]
        )
    return drawing.rounded(inset, size / 2 - inset)


@lru_cache(maxsize=16)
def taken(key: str, size: int) -> Sprite:
    """The empty place of a tile that was taken."""
    drawing = Drawing(size, size)
    edge = drawing.rounded(TAKEN_IN, size / 2 - TAKEN_IN, edge=TAKEN_EDGE)
    drawing.ink(ImageChops.multiply(edge, _rays(drawing.image.size[0])), theme.SUITS[key].ink, TAKEN_STRENGTH)
    return drawing.sprite()


def _rays(size: int) -> Image.Image:
    """A mask of rays from the middle; laid on a circle they leave dashes."""
    mask = Image.new("L", (size, size), 0)
    pen, step = ImageDraw.Draw(mask), 360 / TAKEN_DASHES
    for ray in range(TAKEN_DASHES):
        pen.pieslice((0, 0, size, size), ray * step, (ray + DASH) * step, fill=255)
    return mask


# Figures


@lru_cache(maxsize=32)
def figure(seat: int, researcher: bool, body: int) -> Sprite:
    """A figure: its seat's shape and number for a body, so wide; the researcher is golden, under a hat."""
    rise = round(body * (HAT_RISE if researcher else HEAD - HEAD_IN))
    drawing = Drawing(body, body + rise, SHADOW_ROOM)
    look = theme.SEATS[seat % len(theme.SEATS)]
    edge = theme.GOLD if researcher else theme.CREAM
    if not researcher:
        _head(drawing, body, edge, look.paint)
    _shape(drawing, look.shape, 0, rise, body, edge, look.paint)
    if researcher:
        _hat(drawing, body)
    down = sprites.NUMBER_DOWN.get(look.shape, 0.5) + (HATTED_DOWN if researcher else 0)
    number = Style(theme.BADGE.face, round(body * (HATTED_NUMBER if researcher else BARE_NUMBER)))
    drawing.text(str(seat + 1), body / 2, rise + body * down, number, look.ink, across=MIDDLE)
    return drawing.sprite()


def _shape(drawing: Drawing, shape: str, x: float, y: float, size: int, edge: Colour, paint: Colour) -> None:
    mask = Image.new("L", drawing.image.size, 0)
    corner = round((x + drawing.margin) * SCALE), round((y + drawing.margin) * SCALE)
    mask.paste(icons.mask(shape, size * SCALE), corner)
    drawing.shadow(mask, blur=3, strength=0.7, drop=2)
    drawing.ink(mask, edge)
    drawing.icon(shape, x + FIGURE_RIM, y + FIGURE_RIM, size - 2 * FIGURE_RIM, paint)


def _head(drawing: Drawing, body: int, edge: Colour, paint: Colour) -> None:
    size = round(body * HEAD)
    _shape(drawing, "seat-1", (body - size) / 2, 0, size, edge, paint)


def _hat(drawing: Drawing, body: int) -> None:
    size = round(body * HAT)
    left, top = (body - size) / 2, -size * HAT_UP
    rim = HAT_RIM
    drawing.icon("hat", left - rim, top - rim, size + 2 * rim, theme.GOLD_LINE)
    drawing.icon("hat", left, top, size, theme.BACK_BOTTOM)


# Cards


@lru_cache(maxsize=80)
def mark(card: Card, heading: int | None, w: int = layout.MARK_WIDTH, h: int = layout.MARK) -> Sprite:
    """The last card of a column with its direction, or its symbol where all columns rise."""
    paints = suit(card)
    drawn = Overlay(cards.blank(COLOUR_KEYS[card[0]], w, h, layout.RADIUS))
    narrow = w < layout.MARK_WIDTH
    left, number = (NARROW_IN, NARROW_NUMBER) if narrow else (MARK_NUMBER_AT, MARK_NUMBER)
    drawn.text(str(NUMBER[card]), left, h / 2, number, paints.ink)
    sizes = (NARROW_SYMBOL, NARROW_HEADING) if narrow else (MARK_SYMBOL, HEADING)
    size = sizes[heading is not None]
    left = w - size - (NARROW_IN if narrow else HEADING_IN)
    name, strength = (
        (COLOUR_KEYS[card[0]], MARK_SYMBOL_STRENGTH) if heading is None else (HEADINGS[heading], 1)
    )
    drawn.icon(name, left, (h - size) / 2, size, paints.ink, strength)
    return drawn.sprite()


@lru_cache(maxsize=20)
def discards(card: Card, w: int, h: int, beneath: int) -> Sprite:
    """A discard pile: its top card, and the edges of so many beneath it."""
    top = _tall(card, w, h)
    return cards.piled(top, top, beneath, layout.BENEATH)


@lru_cache(maxsize=16)
def _tall(card: Card, w: int, h: int) -> Sprite:
    """The top card of a discard pile: its number above, room for the pile's size below."""
    ink, drawn = suit(card).ink, Overlay(cards.blank(COLOUR_KEYS[card[0]], w, h, layout.RADIUS))
    drawn.text(str(NUMBER[card]), w / 2, TALL_NUMBER_DOWN, TALL_NUMBER, ink, across=MIDDLE)
    if h >= TALL_SYMBOL_FROM:
        size, foot = TALL_SYMBOL, h - COUNT_HEIGHT - COUNT_IN
        middle = (2 * TALL_NUMBER_DOWN + foot) / 2
        drawn.icon(COLOUR_KEYS[card[0]], (w - size) / 2, middle - size / 2, size, ink)
    return drawn.sprite()


@lru_cache(maxsize=64)
def count(number: int, w: int) -> Sprite:
    """How many cards lie there, for the foot of a discard."""
    drawing, words = Drawing(w - 2 * COUNT_IN, COUNT_HEIGHT), str(number)
    drawing.ink(drawing.rounded(0, layout.RADIUS - COUNT_IN), theme.SHADOW, COUNT_STRENGTH)
    left = (drawing.w - COUNT_ICON - COUNT_GAP - fonts.line(words, COUNT).advance) / 2
    drawing.icon("beneath", left, (COUNT_HEIGHT - COUNT_ICON) / 2, COUNT_ICON, theme.CREAM)
    drawing.text(words, left + COUNT_ICON + COUNT_GAP, COUNT_HEIGHT / 2, COUNT, theme.CREAM)
    return drawing.sprite()


@lru_cache(maxsize=8)
def pile(w: int, h: int, beneath: int) -> Sprite:
    """The draw pile: the back of its top card, and the edges of so many beneath it."""
    radius = layout.RADIUS
    return cards.piled(cards.back(w, h, radius), cards.edge(w, h, radius), beneath, layout.LAYER)


# The last turn


@lru_cache(maxsize=32)
def step(number: int) -> Sprite:
    """The number of a step in a chain."""
    drawing = Drawing(STEP, STEP, SHADOW_ROOM)
    disc = drawing.rounded(0, STEP / 2)
    drawing.shadow(disc, blur=3, strength=0.8, drop=2)
    drawing.ink(disc, theme.SHADOW)
    drawing.shade(drawing.rounded(2, STEP / 2 - 2), theme.LIGHT_TOP, theme.GOLD)
    drawing.text(str(number), STEP / 2, STEP / 2, STEP_NUMBER, theme.INK, across=MIDDLE)
    return drawing.sprite()


@lru_cache(maxsize=1)
def dot() -> Sprite:
    """A footprint on the way from step to step."""
    drawing = Drawing(DOT, DOT, SHADOW_ROOM)
    disc = drawing.rounded(0, DOT / 2)
    drawing.shadow(disc, blur=2, strength=0.6)
    drawing.ink(disc, theme.SHADOW)
    drawing.ink(drawing.rounded(2.5, DOT / 2 - 2.5), theme.GOLD_LINE)
    return drawing.sprite()
