"""Cards of every game: on the table, in a hand, small, face down, as marks of actions, and places for piles.

A card whose number is None is a wager.
"""

from __future__ import annotations

from PIL import Image, ImageChops, ImageDraw

from render import sprites, theme
from render.canvas import MIDDLE, Canvas, Overlay, Surface
from render.drawing import (
    PREMULTIPLIED,
    SCALE,
    Drawing,
    Sprite,
    paste_premultiplied,
    paste_sprite,
    transparent,
)
from render.geometry import EDGE, Box
from render.image_cache import cached_image
from render.landscapes import land
from render.theme import Colour, Style, Suit

WAGER = "wager"
"""The icon of a wager."""
SHADOW_ROOM = 12
RIM, INNER = 2, 4
INNER_STRENGTH = 0.85
CORNER = 11
HAND_RADIUS = 20
HAND_NUMBER, HAND_NUMBER_SHARE, HAND_NUMBER_Y = 92, 0.76, 60
HAND_MARK = 84
WINDOW_TOP, WINDOW_INSET, WINDOW_RADIUS = 104, 11, 14
MEDAL, MEDAL_OUT = 52, 5
DUSK = 0.6
"""How much of the table's dark colour a dimmed card takes on."""
SMALL_RADIUS, SMALL_STEP = 12, 4
SMALL_NUMBER, SMALL_SHARE = 48, 0.61
SMALL_MARK, SMALL_SYMBOL, SMALL_INSET, SMALL_DOWN = 46, 28, 5, 0.41
BACK_LINE, COMPASS, COMPASS_STRENGTH = 8, 0.72, 0.22
SLOT_TINT, SLOT_LINE, SLOT_LINE_STRENGTH = 0.10, 2.5, 0.8
SLOT_SYMBOL, SLOT_SYMBOL_STRENGTH = 0.68, 0.5
DASH, DASH_GAP = 18, 8
CORNER_WINDOW, CORNER_INSET, CORNER_CURVE, CORNER_SYMBOL = 0.37, 0.06, 0.12, 0.26
"""The top of a corner card's window as a share of its height; of its width: inset, radius and symbol."""
MARK_SHARE = 0.78
KEY, KEY_RADIUS = 58, 15


def draw_blank_card(drawing: Drawing, paints: Suit, radius: int) -> None:
    """Draw an empty card: shadow, dark rim, gradient, inner line."""
    whole = drawing.rounded(0, radius)
    drawing.shadow(whole, blur=4, strength=0.75)
    drawing.ink(whole, theme.SHADOW)
    drawing.shade(drawing.rounded(RIM, radius - RIM), paints.top, paints.bottom)
    drawing.ink(drawing.rounded(INNER, radius - INNER, edge=RIM), paints.line, INNER_STRENGTH)


@cached_image
def blank_card(key: str, w: int, h: int, radius: int) -> Sprite:
    """Return an empty card of w × h pixels, to be drawn on (`canvas.Overlay`)."""
    drawing = Drawing(w, h, SHADOW_ROOM)
    draw_blank_card(drawing, theme.SUITS[key], radius)
    return drawing.sprite()


def hand_card(number: str | None, key: str, w: int, h: int, *, dimmed: bool) -> Sprite:
    """Return a hand card of w × h pixels: its number (None: a wager's icon) over a window with its land.

    `dimmed` darkens a card that cannot be played.
    """
    card = Overlay(_hand_card_without_number(key, w, h, dimmed=dimmed))
    _write_number(card, number, key, w, dimmed=dimmed)
    return card.sprite()


def paint_hand_card(picture: Canvas, box: Box, number: str | None, key: str, *, dimmed: bool) -> None:
    """Paint a hand card with its `number` as `hand_card` draws it, without caching a sprite for each card."""
    card = picture.put_surface(_hand_card_without_number(key, box.w, box.h, dimmed=dimmed), box.x, box.y)
    _write_number(card, number, key, box.w, dimmed=dimmed)


def _write_number(card: Surface, number: str | None, key: str, w: int, *, dimmed: bool) -> None:
    paint = (dimmed_suit(theme.SUITS[key]) if dimmed else theme.SUITS[key]).ink
    if number is None:
        size = min(HAND_MARK, int(w * HAND_NUMBER_SHARE))
        card.icon(WAGER, (w - size) / 2, HAND_NUMBER_Y - size / 2, size, paint)
    else:
        card.text(number, w / 2, HAND_NUMBER_Y, hand_numeral_style(w), paint, across=MIDDLE)


def hand_numeral_style(w: int) -> Style:
    """Return the style of the number on a hand card of width `w`."""
    return Style(theme.CARD.face, min(HAND_NUMBER, int(w * HAND_NUMBER_SHARE)))


@cached_image
def _hand_card_without_number(key: str, w: int, h: int, *, dimmed: bool) -> Sprite:
    """Return a hand card with its land and medal, darker if `dimmed`."""
    paints = dimmed_suit(theme.SUITS[key]) if dimmed else theme.SUITS[key]
    drawing = Drawing(w, h, SHADOW_ROOM)
    draw_blank_card(drawing, paints, HAND_RADIUS)
    card = Overlay(drawing.sprite())
    window = Box(WINDOW_INSET, WINDOW_TOP, w - 2 * WINDOW_INSET, h - WINDOW_TOP - WINDOW_INSET)
    scene = land(key, window.w, window.h)
    if dimmed:
        scene = Image.blend(scene, Image.new("RGB", scene.size, theme.TABLE_DARK), DUSK)
    card.put(framed_scene(scene), window.x, window.y)
    medal = sprites.medal(key, MEDAL, paints.top, paints.bottom, paints.ink)
    card.put(medal, window.right + MEDAL_OUT - MEDAL, window.bottom + MEDAL_OUT - MEDAL)
    return card.sprite()


def framed_scene(scene: Image.Image) -> Sprite:
    """Return a scene as a sprite with round corners and a thin dark frame."""
    drawing = Drawing(*scene.size)
    drawing.ink(drawing.rounded(0, WINDOW_RADIUS, edge=2), theme.SHADOW, 0.6)
    image, scene = transparent(*scene.size), scene.copy()
    paste_sprite(scene, drawing.sprite(), 0, 0)
    image.paste(scene, (0, 0), sprites.rounded_mask(*scene.size, WINDOW_RADIUS))
    return Sprite(image, 0, *scene.size)


def corner_card(number: str | None, key: str, w: int, h: int, style: Style) -> Sprite:
    """Return a card of w × h pixels, its number (None: a wager's icon) at the upper left, over its land."""
    card, ink = Overlay(_corner_card_without_number(key, w, h)), theme.SUITS[key].ink
    middle = h * CORNER_WINDOW / 2 + INNER / 2
    if number is None:
        size = round(style.size * MARK_SHARE)
        card.icon(WAGER, CORNER - 3, middle - size / 2, size, ink)
    else:
        card.text(number, CORNER - 1, middle, style, ink)
    return card.sprite()


@cached_image
def _corner_card_without_number(key: str, w: int, h: int) -> Sprite:
    """Return a suit's card with its land at the bottom and its symbol at the upper right."""
    card, top = Overlay(blank_card(key, w, h, round(w * CORNER_CURVE))), round(h * CORNER_WINDOW)
    inset = max(INNER + RIM, round(w * CORNER_INSET))
    card.put(framed_scene(land(key, w - 2 * inset, h - top - inset)), inset, top)
    size = round(w * CORNER_SYMBOL)
    card.icon(key, w - size - inset, (top - size) / 2 + 2, size, theme.SUITS[key].ink, 0.85)
    return card.sprite()


@cached_image
def small_card(number: str | None, key: str, w: int, h: int, beneath: int) -> Sprite:
    """Return a small card with its number (None: a wager's icon), on the edges of `beneath` more cards."""
    ink, rise = theme.SUITS[key].ink, small_card_rise(beneath)
    drawn = Overlay(_small_pile_without_number(key, w, h, beneath))
    if number is None:
        drawn.icon(WAGER, (w - SMALL_MARK) / 2 - SMALL_INSET, rise + SMALL_INSET, SMALL_MARK, ink)
    else:
        x, y = w / 2 - SMALL_INSET, rise + h * SMALL_DOWN
        drawn.text(number, x, y, small_numeral_style(w), ink, across=MIDDLE)
    return drawn.sprite()


@cached_image
def _small_pile_without_number(key: str, w: int, h: int, beneath: int) -> Sprite:
    """Return a suit's small card on `beneath` others, which stick out at the upper right."""
    top, rise = blank_card(key, w, h, SMALL_RADIUS), small_card_rise(beneath)
    image, at = transparent(top.image.width + rise, top.image.height + rise), top.margin
    for layer in range(beneath, -1, -1):
        paste_sprite(image, top, at + layer * SMALL_STEP, at + rise - layer * SMALL_STEP)
    pile, out = Overlay(Sprite(image, at, w, h)), SMALL_SYMBOL + SMALL_INSET
    pile.icon(key, w - out, rise + h - out, SMALL_SYMBOL, theme.SUITS[key].ink, 0.85)
    return pile.sprite()


def small_numeral_style(w: int) -> Style:
    """Return the style of the number on a small card of width `w`."""
    return Style(theme.CARD.face, min(SMALL_NUMBER, int(w * SMALL_SHARE)))


def small_card_rise(beneath: int) -> int:
    """Return how far the edges of the cards `beneath` stick out above the top card, in pixels."""
    return beneath * SMALL_STEP


def dimmed_suit(paints: Suit) -> Suit:
    """Return the darkened colours of a card that cannot be played, with light text."""
    top, bottom, line = (
        theme.blend(paint, theme.TABLE_DARK, DUSK) for paint in (paints.top, paints.bottom, paints.line)
    )
    return Suit(top, bottom, paints.line, line)


@cached_image
def card_back(w: int, h: int, radius: int) -> Sprite:
    """Return a card's back with a compass, for the top of a draw pile."""
    drawing = Drawing(w, h, SHADOW_ROOM)
    _draw_plain_back(drawing, radius)
    drawing.ink(drawing.rounded(BACK_LINE, radius - BACK_LINE, edge=2), theme.BACK_LINE, 0.8)
    size = h * COMPASS
    drawing.icon("compass", (w - size) / 2, (h - size) / 2, size, theme.BACK_LINE, COMPASS_STRENGTH)
    return drawing.sprite()


@cached_image
def card_back_edge(w: int, h: int, radius: int) -> Sprite:
    """Return a card's back without ornament."""
    drawing = Drawing(w, h, SHADOW_ROOM)
    _draw_plain_back(drawing, radius)
    return drawing.sprite()


def _draw_plain_back(drawing: Drawing, radius: int) -> None:
    """Draw a card's back without ornament: shadow, dark rim, gradient."""
    whole = drawing.rounded(0, radius)
    drawing.shadow(whole, blur=4, strength=0.6)
    drawing.ink(whole, theme.SHADOW)
    drawing.ink(drawing.rounded(1, radius - 1), theme.BACK_LINE)
    drawing.shade(drawing.rounded(2.5, radius - 2.5), theme.BACK_TOP, theme.BACK_BOTTOM)


@cached_image
def empty_slot(w: int, h: int, radius: int, key: str) -> Sprite:
    """Return an empty pile's place of w × h pixels: a dashed outline with the symbol of suit `key`."""
    paint = theme.SUITS[key].bottom
    drawing = _dashed_drawing(w, h, radius, paint)
    size = min(w, h) * SLOT_SYMBOL
    drawing.icon(key, (w - size) / 2, (h - size) / 2, size, paint, SLOT_SYMBOL_STRENGTH)
    return drawing.sprite()


@cached_image
def dashed_outline(w: int, h: int, radius: int, paint: Colour) -> Sprite:
    """Return a dashed rounded outline, tinted inside: the place of a missing card."""
    return _dashed_drawing(w, h, radius, paint).sprite()


def _dashed_drawing(w: int, h: int, radius: int, paint: Colour) -> Drawing:
    drawing = Drawing(w, h)
    drawing.ink(drawing.rounded(0, radius), paint, SLOT_TINT)
    line = ImageChops.multiply(drawing.rounded(0, radius, edge=SLOT_LINE), dash_mask(*drawing.image.size))
    drawing.ink(line, paint, SLOT_LINE_STRENGTH)
    return drawing


def dash_mask(w: int, h: int) -> Image.Image:
    """Return a mask of slanting stripes, w × h pixels of a `Drawing`'s large image."""
    mask = Image.new("L", (w, h), 255)
    pen, gap = ImageDraw.Draw(mask), DASH_GAP * SCALE
    for x in range(-h, w, DASH * SCALE):
        pen.polygon([(x, 0), (x + gap, 0), (x + gap + h, h), (x + h, h)], fill=0)
    return mask


def card_pile(top: Sprite, other: Sprite, beneath: int, step: int) -> Sprite:
    """Return a pile as one sprite: `top` on `beneath` copies of `other`.

    Each lies `step` pixels lower than the one above it.
    """
    image = transparent(top.image.width, top.image.height + beneath * step)
    for layer in range(beneath, 0, -1):
        paste_sprite(image, other, other.margin, other.margin + layer * step)
    paste_sprite(image, top, top.margin, top.margin)
    return Sprite(image, top.margin, top.w, top.h)


@cached_image
def draw_pile(w: int, h: int, radius: int, beneath: int, step: int) -> Sprite:
    """Return a draw pile: a card's back on the edges of `beneath` more, each `step` pixels lower."""
    return card_pile(card_back(w, h, radius), card_back_edge(w, h, radius), beneath, step)


@cached_image
def number_key(number: int, *, bright: bool, size: int = KEY) -> Sprite:
    """Return a number key as on the panel's buttons, `size` pixels wide. `bright` means it can be pressed."""
    drawing, radius = Drawing(size, size, margin=EDGE), KEY_RADIUS * size / KEY
    whole = drawing.rounded(0, radius)
    drawing.shadow(whole, blur=3, strength=0.7, drop=2)
    top, bottom, ink = _KEY_PAINTS[bright]
    drawing.shade(whole, top, bottom)
    drawing.ink(drawing.rounded(0, radius, edge=2), ink, 0.35)
    letters = Style(theme.BADGE.face, round(theme.BADGE.size * size / KEY))
    drawing.text(str(number), size / 2, size / 2, letters, ink, across=MIDDLE)
    return drawing.sprite()


_KEY_PAINTS = {
    True: (theme.LIGHT_TOP, theme.LIGHT_BOTTOM, theme.INK),
    False: (theme.LEVEL.top, theme.LEVEL.bottom, theme.LEVEL.ink),
}


MARK_WIDTH, MARK_HEIGHT = 92, 108
"""The size of a mark in pixels."""
MARK_CARD_WIDTH, MARK_CARD_HEIGHT = 70, 96
MARK_LEAN = 11
"""How far a card that is thrown away leans, in degrees."""
MARK_MEDAL = 42
MINI_WIDTH, MINI_HEIGHT = 50, 68


@cached_image
def card_mark(number: str | None, key: str, *, discarded: bool = False, source: str | None = None) -> Sprite:
    """Return a card of suit `key`; a wager for number None.

    A `discarded` card leans and has an arrow down. With `source`, the suit of the discard pile drawn from,
    it also has an arrow up in that colour.
    """
    card = small_card(number, key, MARK_CARD_WIDTH, MARK_CARD_HEIGHT, 0)
    image = transparent(MARK_WIDTH, MARK_HEIGHT)
    if discarded:
        leaning = card.rotated(MARK_LEAN).convert(PREMULTIPLIED)
        paste_premultiplied(
            image, leaning, (MARK_WIDTH - leaning.width) // 2, (MARK_HEIGHT - leaning.height) // 2
        )
        down = sprites.medal("down", MARK_MEDAL, *theme.PALE)
        paste_sprite(image, down, 1, MARK_HEIGHT - MARK_MEDAL - 1)
    else:
        paste_sprite(image, card, (MARK_WIDTH - MARK_CARD_WIDTH) // 2, (MARK_HEIGHT - MARK_CARD_HEIGHT) // 2)
    if source is not None:
        suit = theme.SUITS[source]
        up = sprites.medal("up", MARK_MEDAL, suit.top, suit.bottom, suit.ink)
        paste_sprite(image, up, MARK_WIDTH - MARK_MEDAL - 1, MARK_HEIGHT - MARK_MEDAL - 1)
    return Sprite(image, 0, MARK_WIDTH, MARK_HEIGHT)


def mini_card(number: str | None, key: str) -> Sprite:
    """Return a card of suit `key` in a row of several; a wager for number None."""
    return small_card(number, key, MINI_WIDTH, MINI_HEIGHT, 0)


def main_suit(cards: list[str]) -> list[str]:
    """Return the cards (suit letter first) of the most frequent suit, in order; on a tie the first suit."""
    suits = [card[0] for card in cards]
    most = max(suits, key=suits.count, default="")
    return [card for card in cards if card[0] == most]
