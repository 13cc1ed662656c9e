"""The cards of Lost Cities, as they lie on the table, stand in a hand, and lie small in its strip."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageChops

from engine.core.cards import Card
from engine.games.lost_cities.model import COLOUR_KEYS, NUMBER, WAGER
from render import cards, sprites, theme
from render.canvas import MIDDLE
from render.cards import CORNER, SHADOW_ROOM
from render.games.lost_cities import layout
from render.geometry import Box
from render.lands import land
from render.sheet import Sheet, Sprite
from render.theme import Style, Suit

STRIP_MIDDLE = 22.5
"""Numeral and symbol are centred so far below a card's top: they show whole under the next card."""
NUMERAL = Style(theme.CARD.face, 53)
SYMBOL = 36
WAGER_SIZE = 38
QUIET_SYMBOL = 64
QUIET = 0.17
FACTOR = Style(theme.CARD.face, 40)
STANDING_NUMBER, STANDING_SHARE, STANDING_MIDDLE = 92, 0.76, 60
"""A held card's numeral: its size, the most of the card's width it may be, and how far down its middle is."""
STANDING_MARK = 84
WINDOW_TOP, WINDOW_INSET, WINDOW_RADIUS = 104, 11, 14
"""A held card's view of its land."""
MEDAL, MEDAL_OUT = 52, 5
"""The symbol at a held card's lower right corner, and how far it reaches out of the window."""
SMALL_RADIUS, SMALL_STEP = 12, 4
"""A small card, and how far each one under it looks out at its upper right."""
SMALL_NUMBER, SMALL_SHARE = 48, 0.61
"""A small card's numeral, and the most of the card's width it may be."""
SMALL_WAGER, SMALL_SYMBOL, SMALL_INSET = 46, 28, 5


def suit(card: Card) -> Suit:
    """The paints of a card's colour."""
    return theme.SUITS[COLOUR_KEYS[card[0]]]


def numeral(card: Card) -> str | None:
    """What stands on a card; None for a wager, which has a symbol."""
    return None if NUMBER[card] == WAGER else str(NUMBER[card])


@lru_cache(maxsize=512)
def lying(card: Card, w: int, factor: int = 1) -> Sprite:
    """A card on the table; `factor` is written on the wager that brings it about."""
    paints, symbol, h = suit(card), COLOUR_KEYS[card[0]], layout.CARD_HEIGHT
    sheet = Sheet(w, h, SHADOW_ROOM)
    cards.plate(sheet, paints, layout.RADIUS)
    sheet.icon(symbol, w - QUIET_SYMBOL - CORNER, h - QUIET_SYMBOL + 2, QUIET_SYMBOL, paints.ink, QUIET)
    sheet.icon(symbol, w - SYMBOL - CORNER, STRIP_MIDDLE - SYMBOL / 2, SYMBOL, paints.ink)
    middle = STRIP_MIDDLE
    number = numeral(card)
    if number is None:
        sheet.icon("wager", CORNER, middle - WAGER_SIZE / 2, WAGER_SIZE, paints.ink)
    else:
        sheet.text(number, CORNER + 2, middle, NUMERAL, paints.ink)
    if factor > 1:
        sheet.text(f"×{factor}", w / 2, middle, FACTOR, paints.ink, across=MIDDLE)
    return sheet.sprite()


@lru_cache(maxsize=160)
def standing(card: Card, w: int, h: int, *, dimmed: bool) -> Sprite:
    """A card in a hand with a window into its land; with the table's dusk on it if dimmed."""
    key, paints = COLOUR_KEYS[card[0]], cards.dusky(suit(card)) if dimmed else suit(card)
    sheet = Sheet(w, h, SHADOW_ROOM)
    cards.plate(sheet, paints, cards.STANDING_RADIUS)
    number = numeral(card)
    if number is None:
        size = min(STANDING_MARK, int(w * STANDING_SHARE))
        sheet.icon("wager", (w - size) / 2, STANDING_MIDDLE - size / 2, size, paints.ink)
    else:
        sheet.text(number, w / 2, STANDING_MIDDLE, standing_numeral(w), paints.ink, across=MIDDLE)
    sprite = sheet.sprite()
    window = Box(WINDOW_INSET, WINDOW_TOP, w - 2 * WINDOW_INSET, h - WINDOW_TOP - WINDOW_INSET)
    _window(sprite, window, key, dimmed=dimmed)
    medal = sprites.medal(key, MEDAL, paints.top, paints.bottom, paints.ink)
    _onto(sprite, medal, window.right + MEDAL_OUT - MEDAL, window.bottom + MEDAL_OUT - MEDAL)
    return sprite


def standing_numeral(w: int) -> Style:
    """How the number of a held card of this width is written."""
    return Style(theme.CARD.face, min(STANDING_NUMBER, int(w * STANDING_SHARE)))


def _window(sprite: Sprite, box: Box, key: str, *, dimmed: bool) -> None:
    """Paints a land into a card."""
    scene = land(key, box.w, box.h)
    if dimmed:
        scene = Image.blend(scene, Image.new("RGB", scene.size, theme.TABLE_DARK), cards.DUSK)
    _onto(sprite, framed(scene), box.x, box.y)


def framed(scene: Image.Image) -> Sprite:
    """A scene with round corners and a thin dark frame."""
    sheet = Sheet(*scene.size)
    sheet.ink(sheet.rounded(0, WINDOW_RADIUS, edge=2), theme.SHADOW, 0.6)
    whole = Sheet(*scene.size)
    whole.ink(whole.rounded(0, WINDOW_RADIUS), theme.SHADOW)
    image = scene.convert("RGBA")
    image.alpha_composite(sheet.sprite().image)
    image.putalpha(ImageChops.multiply(image.getchannel("A"), whole.sprite().image.getchannel("A")))
    return Sprite(image, 0, *scene.size)


def _onto(sprite: Sprite, other: Sprite, x: int, y: int) -> None:
    """Lays one sprite onto another, the corner of its shape at a place of the other's."""
    place = sprite.margin + x - other.margin, sprite.margin + y - other.margin
    whole = Image.new("RGBA", sprite.image.size, (0, 0, 0, 0))
    whole.paste(other.image, place)
    sprite.image.alpha_composite(whole)


@lru_cache(maxsize=256)
def small(card: Card, w: int, h: int, beneath: int) -> Sprite:
    """The top card of a pile in little, and the edges of so many beneath it."""
    paints, key, rise = suit(card), COLOUR_KEYS[card[0]], beneath * SMALL_STEP
    sheet = Sheet(w, h, SHADOW_ROOM)
    cards.plate(sheet, paints, SMALL_RADIUS)
    top, number = sheet.sprite(), numeral(card)
    image = Image.new("RGBA", (top.image.width + rise, top.image.height + rise), (0, 0, 0, 0))
    for layer in range(beneath, 0, -1):
        image.alpha_composite(top.image, (layer * SMALL_STEP, rise - layer * SMALL_STEP))
    if number is None:
        sheet.icon("wager", (w - SMALL_WAGER) / 2 - SMALL_INSET, SMALL_INSET, SMALL_WAGER, paints.ink)
    else:
        sheet.text(number, w / 2 - SMALL_INSET, h * 0.41, small_numeral(w), paints.ink, across=MIDDLE)
    out = SMALL_SYMBOL + SMALL_INSET
    sheet.icon(key, w - out, h - out, SMALL_SYMBOL, paints.ink, 0.85)
    image.alpha_composite(sheet.sprite().image, (0, rise))
    return Sprite(image, SHADOW_ROOM, w, h)


def small_numeral(w: int) -> Style:
    """How the number of a small card of this width is written."""
    return Style(theme.CARD.face, min(SMALL_NUMBER, int(w * SMALL_SHARE)))


def small_up(beneath: int) -> int:
    """How much higher the picture of a small pile begins than its top card."""
    return beneath * SMALL_STEP


@lru_cache(maxsize=128)
def discards(card: Card, w: int, beneath: int) -> Sprite:
    """A discard pile: its top card, and the edges of so many beneath it."""
    top = lying(card, w)
    return cards.piled(top, top, beneath, layout.BENEATH)


@lru_cache(maxsize=16)
def pile(w: int, h: int, beneath: int) -> Sprite:
    """The draw pile: the back of its top card, and the edges of so many beneath it."""
    edge = cards.edge(w, h, layout.RADIUS)
    return cards.piled(cards.back(w, h, layout.RADIUS), edge, beneath, layout.LAYER)
