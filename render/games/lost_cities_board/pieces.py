"""What lies and stands on the board: tiles, figures, cards, lanterns, steps."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from engine.core.cards import Card
from engine.games.lost_cities_board.model import ARROW, ARTIFACT, COLOUR_KEYS, NUMBER
from render import cards, icons, sprites, theme
from render.canvas import MIDDLE
from render.games.lost_cities_board import layout
from render.sheet import SCALE, Sheet, Sprite
from render.theme import Colour, Style, Suit

SHADOW_ROOM = 10
RIM = 2.5
TILE_ICON = {ARTIFACT: 35, ARROW: 30}
ARROW_DOWN = 0.57
"""An arrow's tile has a gable: its icon is centred a little lower."""
SQUARE_RADIUS, EAVE, GABLE_IN = 0.2, 0.4, 2
"""The corners of an artifact's tile and the eaves of an arrow's, in tiles; how much narrower the gable is."""
POINTS = Style(theme.CARD.face, 36)
TAKEN_EDGE, TAKEN_STRENGTH, TAKEN_IN, TAKEN_DASHES = 3, 0.62, 5, 12
DASH = 0.6
"""How much of its share of the circle a dash takes."""

FIGURE, CROWDED = 50, 47
"""The width of a figure's body where there is room, and where four share a stone."""
RESEARCHER = 56
"""The researcher is larger, if there is room for it."""
FIGURE_RIM = 3
BARE_NUMBER, HATTED_NUMBER, HATTED_DOWN = 0.68, 0.64, 0.06
"""A figure's number, in bodies; under a hat it is smaller, and so much lower."""
HEAD, HEAD_IN = 0.46, 0.2
"""A head's width, and how deep it sits in the body, in bodies."""
HAT, HAT_RISE, HAT_UP, HAT_RIM = 0.8, 0.4, 0.1, 3
"""The hat's width and how far it stands out above the body, in bodies; its icon's empty top; its rim."""

CARD_NUMBER, WIDE_NUMBER = Style(theme.CARD.face, 40), Style(theme.CARD.face, 50)
MARK_BADGE, MARK_BADGE_AT, MARK_RADIUS = 40, 5, 13
MARK_NUMBER_AT, HEADED_NUMBER_AT = 77, 67
"""Where a mark's number is centred, from its left; with a direction beside it."""
HEADINGS = {1: "ascending", -1: "descending", 0: "undecided"}
HEADING, HEADING_AT = 28, 99
PILE_NUMBER_AT, PILE_SYMBOL, PILE_SYMBOL_IN = 14, 44, 11

LANTERN_WIDTH, LANTERN_HEIGHT, HALO = 36, 56, 18
GLOW = ((9, 0.6), (4, 0.5))
"""A lit lantern's halo: how soft, how strong."""
ROOF, BASE, GLASS_IN, BAR, BAR_STRENGTH = 14, 9, 6, 3, 0.6
PENNANT, PENNANT_OUT = 28, 6
STEP, STEP_NUMBER = 40, Style(theme.BADGE.face, 36)
DOT = 14


def suit(card: Card) -> Suit:
    """The paints of a card's colour."""
    return theme.SUITS[COLOUR_KEYS[card[0]]]


# Tiles


@lru_cache(maxsize=16)
def tile(kind: str) -> Sprite:
    """A tile: a square for an artifact, a gable for an arrow, a coin for points."""
    size = layout.TILE
    sheet = Sheet(size, size, SHADOW_ROOM)
    top, bottom, ink = _TILE_PAINTS.get(kind, (theme.GOLD, theme.GOLD_DEEP, theme.GOLD_INK))
    outer, inner = (_tile_shape(sheet, kind, inset) for inset in (0, RIM))
    sheet.shadow(outer, blur=3, strength=0.7, drop=2)
    sheet.ink(outer, ink)
    sheet.shade(inner, top, bottom)
    if kind in TILE_ICON:
        icon, down = TILE_ICON[kind], ARROW_DOWN if kind == ARROW else 0.5
        sheet.icon("up" if kind == ARROW else kind, (size - icon) / 2, size * down - icon / 2, icon, ink)
    else:
        sheet.text(kind, size / 2, size / 2, POINTS, ink, across=MIDDLE)
    return sheet.sprite()


_TILE_PAINTS = {
    ARTIFACT: (theme.CLAY_TOP, theme.CLAY_BOTTOM, theme.CLAY_INK),
    ARROW: (theme.MOSS_TOP, theme.MOSS_BOTTOM, theme.MOSS_INK),
}


def _tile_shape(sheet: Sheet, kind: str, inset: float) -> Image.Image:
    size = sheet.w
    if kind == ARTIFACT:
        return sheet.rounded(inset + 1, size * SQUARE_RADIUS - inset)
    if kind == ARROW:
        eave, left, right, foot = size * EAVE, GABLE_IN + inset, size - GABLE_IN - inset, size - inset
        return sheet.polygon(
            [(size / 2, inset * 1.3), (right, eave), (right, foot), (left, foot), (left, eave)]
        )
    return sheet.rounded(inset, size / 2 - inset)


@lru_cache(maxsize=8)
def taken(key: str) -> Sprite:
    """The empty place of a tile that was taken."""
    size = layout.TILE
    sheet = Sheet(size, size)
    edge = sheet.rounded(TAKEN_IN, size / 2 - TAKEN_IN, edge=TAKEN_EDGE)
    sheet.ink(ImageChops.multiply(edge, _rays(sheet.image.size[0])), theme.SUITS[key].ink, TAKEN_STRENGTH)
    return sheet.sprite()


def _rays(size: int) -> Image.Image:
    """A mask of rays from the middle; laid on a circle they leave dashes."""
    mask = Image.new("L", (size, size), 0)
    pen, step = ImageDraw.Draw(mask), 360 / TAKEN_DASHES
    for ray in range(TAKEN_DASHES):
        pen.pieslice((0, 0, size, size), ray * step, (ray + DASH) * step, fill=255)
    return mask


# Figures


@lru_cache(maxsize=32)
def figure(seat: int, researcher: bool, crowded: bool) -> Sprite:
    """A figure: its seat's shape and number for a body; the researcher is larger, golden, under a hat."""
    body = CROWDED if crowded else RESEARCHER if researcher else FIGURE
    rise = round(body * (HAT_RISE if researcher else HEAD - HEAD_IN))
    sheet = Sheet(body, body + rise, SHADOW_ROOM)
    look = theme.SEATS[seat % len(theme.SEATS)]
    edge = theme.GOLD if researcher else theme.CREAM
    _shape(sheet, look.shape, 0, rise, body, edge, look.paint)
    if researcher:
        _hat(sheet, body)
    else:
        _head(sheet, body, edge, look.paint)
    down = sprites.NUMBER_DOWN.get(look.shape, 0.5) + (HATTED_DOWN if researcher else 0)
    number = Style(theme.BADGE.face, round(body * (HATTED_NUMBER if researcher else BARE_NUMBER)))
    sheet.text(str(seat + 1), body / 2, rise + body * down, number, look.ink, across=MIDDLE)
    return sheet.sprite()


def _shape(sheet: Sheet, shape: str, x: float, y: float, size: int, edge: Colour, paint: Colour) -> None:
    mask = Image.new("L", sheet.image.size, 0)
    corner = round((x + sheet.margin) * SCALE), round((y + sheet.margin) * SCALE)
    mask.paste(icons.mask(shape, size * SCALE), corner)
    sheet.shadow(mask, blur=3, strength=0.7, drop=2)
    sheet.ink(mask, edge)
    sheet.icon(shape, x + FIGURE_RIM, y + FIGURE_RIM, size - 2 * FIGURE_RIM, paint)


def _head(sheet: Sheet, body: int, edge: Colour, paint: Colour) -> None:
    size = round(body * HEAD)
    _shape(sheet, "seat-1", (body - size) / 2, 0, size, edge, paint)


def _hat(sheet: Sheet, body: int) -> None:
    size = round(body * HAT)
    left, top = (body - size) / 2, -size * HAT_UP
    rim = HAT_RIM
    sheet.icon("hat", left - rim, top - rim, size + 2 * rim, theme.GOLD_LINE)
    sheet.icon("hat", left, top, size, theme.BACK_BOTTOM)


# Cards


@lru_cache(maxsize=512)
def mark(card: Card, seat: int, heading: int | None) -> Sprite:
    """The last card of a seat's column with its badge, and its direction if that is of interest."""
    w = _mark_width()
    paints = suit(card)
    sheet = Sheet(w, layout.MARK, SHADOW_ROOM)
    cards.plate(sheet, paints, MARK_RADIUS)
    x, middle = MARK_NUMBER_AT if heading is None else HEADED_NUMBER_AT, layout.MARK / 2
    sheet.text(str(NUMBER[card]), x, middle, CARD_NUMBER, paints.ink, across=MIDDLE)
    if heading is not None:
        icon = HEADINGS[heading]
        sheet.icon(icon, HEADING_AT - HEADING / 2, middle - HEADING / 2, HEADING, paints.ink)
    sprite, badge = sheet.sprite(), sprites.badge(seat, MARK_BADGE)
    corner = SHADOW_ROOM - badge.margin
    sprite.image.alpha_composite(badge.image, (corner + MARK_BADGE_AT, corner + (sprite.h - badge.h) // 2))
    return sprite


def _mark_width() -> int:
    return layout.Layout(2).mark(0, 0).w


@lru_cache(maxsize=128)
def discards(card: Card, w: int, beneath: int) -> Sprite:
    """A discard pile: its top card, and the edges of so many beneath it."""
    top = _lying(card, w)
    return cards.piled(top, top, beneath, layout.BENEATH)


@lru_cache(maxsize=8)
def pile(w: int, h: int, beneath: int) -> Sprite:
    """The draw pile: the back of its top card, and the edges of so many beneath it."""
    radius = layout.RADIUS
    return cards.piled(cards.back(w, h, radius), cards.edge(w, h, radius), beneath, layout.LAYER)


@lru_cache(maxsize=64)
def _lying(card: Card, w: int) -> Sprite:
    """The top card of a discard pile."""
    paints, h = suit(card), layout.SLOT
    sheet = Sheet(w, h, cards.SHADOW_ROOM)
    cards.plate(sheet, paints, layout.RADIUS)
    sheet.text(str(NUMBER[card]), PILE_NUMBER_AT, h / 2, WIDE_NUMBER, paints.ink)
    size = PILE_SYMBOL
    sheet.icon(COLOUR_KEYS[card[0]], w - size - PILE_SYMBOL_IN, (h - size) / 2, size, paints.ink)
    return sheet.sprite()


# Counting


@lru_cache(maxsize=4)
def lantern(lit: bool, last: bool) -> Sprite:
    """A lantern at the river, lit for a crossing; the one that ends the expedition has a pennant."""
    w, h = LANTERN_WIDTH, LANTERN_HEIGHT
    sheet = Sheet(w, h, HALO)
    if lit:
        for blur, strength in GLOW:
            halo = sheet.rounded(0, w / 2).filter(ImageFilter.GaussianBlur(blur * SCALE))
            sheet.ink(halo, theme.GOLD, strength)
    metal = theme.GOLD_LINE if lit else theme.QUIET
    top, bottom = ROOF, h - BASE
    sheet.ink(sheet.polygon([(w / 2, 0), (w, top), (0, top)]), metal)
    sheet.ink(sheet.polygon([(3, bottom), (w - 3, bottom), (w, h), (0, h)]), metal)
    glass = sheet.polygon([(GLASS_IN, top), (w - GLASS_IN, top), (w - GLASS_IN, bottom), (GLASS_IN, bottom)])
    sheet.shade(glass, *((theme.GOLD_LINE, theme.GOLD_DEEP) if lit else (theme.TABLE_DARK, theme.SHADOW)))
    left, right = (w - BAR) / 2, (w + BAR) / 2
    bar = sheet.polygon([(left, top), (right, top), (right, bottom), (left, bottom)])
    sheet.ink(bar, theme.GOLD_INK if lit else metal, BAR_STRENGTH)
    if last:
        sheet.icon("pennant", w - PENNANT_OUT, 0, PENNANT, theme.LOSS.rim)
    return sheet.sprite()


@lru_cache(maxsize=32)
def step(number: int) -> Sprite:
    """The number of a step in a chain."""
    sheet = Sheet(STEP, STEP, SHADOW_ROOM)
    disc = sheet.rounded(0, STEP / 2)
    sheet.shadow(disc, blur=3, strength=0.8, drop=2)
    sheet.ink(disc, theme.SHADOW)
    sheet.shade(sheet.rounded(2, STEP / 2 - 2), theme.LIGHT_TOP, theme.GOLD)
    sheet.text(str(number), STEP / 2, STEP / 2, STEP_NUMBER, theme.INK, across=MIDDLE)
    return sheet.sprite()


@lru_cache(maxsize=1)
def dot() -> Sprite:
    """A footprint on the way from step to step."""
    sheet = Sheet(DOT, DOT, SHADOW_ROOM)
    disc = sheet.rounded(0, DOT / 2)
    sheet.shadow(disc, blur=2, strength=0.6)
    sheet.ink(disc, theme.SHADOW)
    sheet.ink(sheet.rounded(2.5, DOT / 2 - 2.5), theme.GOLD_LINE)
    return sheet.sprite()
