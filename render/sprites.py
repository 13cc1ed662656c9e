"""The small pictures every game needs, drawn once and kept: icons, badges, pills, outlines, medals."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render import fonts, icons, numerals, theme
from render.sheet import SCALE, Overlay, Sheet, Sprite
from render.theme import Colour, Style, Tone

SHADOW_ROOM = 10
"""How far a small sprite's shadow may reach."""
_BADGE_NUMBER, _COUNT_NUMBER, _LONG_NUMBER = 0.66, 0.78, 0.6
_BADGE_RIM = 0.07
NUMBER_DOWN = {"seat-4": 0.54}
"""Where on a badge its number is centred, from the top; half-way on most shapes."""
_RIM = 2.5
_LOSS_CUT = 0.36
"""How much of its height a loss's pill is pointed by."""
_GROUND = 0.75
_RING_REACH = 4
_RING, _RING_GAP, _RING_INNER = 4.5, 1.5, 2
"""An outline's lines: a light one, a dark one, a golden one."""
_MEDAL_ICON = 0.62
CHIP = 44
"""A chip's height."""
_CHIP_PAD, _CHIP_ICON, _CHIP_STRENGTH = 12, 30, 0.82
_CHIP_EDGE = 3
HIDDEN = 54
TURN, _TURN_PAD = 50, 16
"""The height of the pill that says whose turn it is."""


@lru_cache(maxsize=256)
def icon(name: str, size: int, colour: Colour, strength: float = 1.0) -> Sprite:
    """An icon in one colour."""
    sheet = Sheet(size, size)
    sheet.icon(name, 0, 0, size, colour, strength)
    return sheet.sprite()


@lru_cache(maxsize=64)
def badge(seat: int, size: int) -> Sprite:
    """A seat's badge: its shape with its number, rimmed, so that it stands on any ground."""
    sheet = plain_badge(seat, size)
    _number(sheet, seat, seat + 1, _BADGE_NUMBER)
    return sheet.sprite()


@lru_cache(maxsize=512)
def count(seat: int, number: int, size: int) -> Sprite:
    """How many of something a seat has: its shape with that number, as large as fits."""
    sheet = plain_badge(seat, size)
    _number(sheet, seat, number, _COUNT_NUMBER if number < 10 else _LONG_NUMBER)
    return sheet.sprite()


def plain_badge(seat: int, size: int) -> Sheet:
    """A seat's badge without a number, to be drawn on."""
    look = theme.SEATS[seat % len(theme.SEATS)]
    sheet = Sheet(size, size, margin=SHADOW_ROOM)
    mask = Image.new("L", sheet.image.size, 0)
    mask.paste(icons.mask(look.shape, size * SCALE), (SHADOW_ROOM * SCALE, SHADOW_ROOM * SCALE))
    sheet.shadow(mask, blur=3, strength=0.6, drop=2)
    sheet.ink(mask, theme.CREAM)
    rim = round(size * _BADGE_RIM)
    sheet.icon(look.shape, rim, rim, size - 2 * rim, look.paint)
    return sheet


def _number(sheet: Sheet, seat: int, number: int, share: float) -> None:
    """Writes a number onto a badge, so high for the badge's size."""
    look, size = theme.SEATS[seat % len(theme.SEATS)], sheet.w
    style = Style(theme.BADGE.face, round(size * share))
    sheet.text(str(number), size / 2, size * NUMBER_DOWN.get(look.shape, 0.5), style, look.ink, across=0.5)


@lru_cache(maxsize=160)
def pill(points: int, w: int, h: int, style: Style) -> Sprite:
    """A worth: rounded and green for a gain, angular and red for a loss."""
    drawn = Overlay(_plain_pill(_sign(points), w, h))
    drawn.text(numerals.signed(points), w / 2, h / 2, style, _tone(points).ink, across=0.5)
    return drawn.sprite()


@lru_cache(maxsize=64)
def worth(points: int, h: int, style: Style, pad: int, word: str = "") -> Sprite:
    """A pill as wide as its worth needs, a word before it if wanted."""
    number, gap = numerals.signed(points), pad // 2 if word else 0
    before = fonts.line(word, theme.LABEL).advance if word else 0
    w, tone = before + gap + fonts.line(number, style).advance + 2 * pad, _tone(points)
    drawn = Overlay(_plain_pill(_sign(points), w, h))
    if word:
        drawn.text(word, pad, h / 2, theme.LABEL, tone.rim)
    drawn.text(number, w - pad, h / 2, style, tone.ink, across=1)
    return drawn.sprite()


def _tone(points: int) -> Tone:
    return theme.GAIN if points > 0 else theme.LOSS if points < 0 else theme.LEVEL


def _sign(points: int) -> int:
    return (points > 0) - (points < 0)


@lru_cache(maxsize=96)
def _plain_pill(sign: int, w: int, h: int) -> Sprite:
    """A pill without words, to be written on."""
    tone, sheet = _tone(sign), Sheet(w, h, margin=SHADOW_ROOM)
    outer, inner = (_pill_shape(sheet, sign, inset) for inset in (0, _RIM))
    sheet.shadow(outer, blur=3, strength=0.7, drop=2)
    sheet.ink(outer, tone.rim)
    sheet.shade(inner, tone.top, tone.bottom)
    return sheet.sprite()


def _pill_shape(sheet: Sheet, points: int, inset: float) -> Image.Image:
    if points >= 0:
        return sheet.rounded(inset, sheet.h / 2 - inset)
    w, h, cut = sheet.w, sheet.h, sheet.h * _LOSS_CUT
    slant = inset * 0.5
    return sheet.polygon(
        [
            (cut + slant, inset),
            (w - cut - slant, inset),
            (w - inset, h / 2),
            (w - cut - slant, h - inset),
            (cut + slant, h - inset),
            (inset, h / 2),
        ]
    )


@lru_cache(maxsize=24)
def plain(w: int, h: int, radius: int, paint: Colour) -> Sprite:
    """A quiet rounded ground for things to lie on."""
    sheet = Sheet(w, h)
    sheet.ink(sheet.rounded(0, radius), paint, _GROUND)
    sheet.ink(sheet.rounded(0, radius, edge=2), theme.blend(paint, theme.CREAM, 0.2), _GROUND)
    return sheet.sprite()


@lru_cache(maxsize=8)
def plain_mask(w: int, h: int, radius: int) -> Image.Image:
    """The mask of a rounded ground, for what shows through it."""
    sheet = Sheet(w, h)
    sheet.ink(sheet.rounded(0, radius), theme.SHADOW)
    return sheet.sprite().image.getchannel("A")


@lru_cache(maxsize=16)
def frame(w: int, h: int, radius: int, edge: int, paint: Colour) -> Sprite:
    """A line round a box, inside its edge."""
    sheet = Sheet(w, h)
    sheet.ink(sheet.rounded(0, radius, edge=edge), paint)
    return sheet.sprite()


@lru_cache(maxsize=32)
def ring(w: int, h: int, radius: int) -> Sprite:
    """The double outline of a last move, round a shape of w × h."""
    reach = _RING_REACH
    sheet = Sheet(w + 2 * reach, h + 2 * reach, margin=SHADOW_ROOM)
    sheet.shadow(sheet.rounded(0, radius + reach, edge=4), blur=4, strength=0.8)
    sheet.ink(sheet.rounded(-1, radius + reach + 1, edge=2), theme.SHADOW, 0.8)
    inset = 0.0
    for edge, paint in ((_RING, theme.GLOW), (_RING_GAP, theme.SHADOW), (_RING_INNER, theme.GOLD_LINE)):
        sheet.ink(sheet.rounded(inset, radius + reach - inset, edge=edge), paint)
        inset += edge
    sprite = sheet.sprite()
    return Sprite(sprite.image, SHADOW_ROOM + reach, w, h)


@lru_cache(maxsize=64)
def medal(name: str, size: int, top: Colour, bottom: Colour, ink: Colour) -> Sprite:
    """An icon on a small round plate."""
    sheet = Sheet(size, size, margin=SHADOW_ROOM)
    disc = sheet.rounded(0, size / 2)
    sheet.shadow(disc, blur=3, strength=0.8, drop=2)
    sheet.ink(disc, theme.SHADOW, 0.9)
    sheet.shade(sheet.rounded(2, size / 2 - 2), top, bottom)
    inner = size * _MEDAL_ICON
    sheet.icon(name, (size - inner) / 2, (size - inner) / 2, inner, ink)
    return sheet.sprite()


@lru_cache(maxsize=128)
def chip(name: str, number: int, edge: Colour | None = None) -> Sprite:
    """How many there are of something: its icon and the number on a small dark ground, edged if wanted."""
    wide = fonts.line(str(number), theme.NOTE).advance
    sheet = Sheet(2 * _CHIP_PAD + _CHIP_ICON + _CHIP_PAD // 2 + wide, CHIP)
    sheet.ink(sheet.rounded(0, CHIP / 2), theme.SHADOW, _CHIP_STRENGTH)
    if edge:
        sheet.ink(sheet.rounded(0, CHIP / 2, edge=_CHIP_EDGE), edge)
    sheet.icon(name, _CHIP_PAD, (CHIP - _CHIP_ICON) / 2, _CHIP_ICON, theme.CREAM)
    sheet.text(str(number), sheet.w - _CHIP_PAD, CHIP / 2, theme.NOTE, theme.CREAM, across=1)
    return sheet.sprite()


@lru_cache(maxsize=16)
def turn(words: str) -> Sprite:
    """A pill that says whose turn it is, on the light bar."""
    width = fonts.line(words, theme.LABEL).advance + 2 * _TURN_PAD
    sheet = Sheet(width, TURN)
    sheet.shade(sheet.rounded(0, TURN / 2), theme.BACK_TOP, theme.BACK_BOTTOM)
    drawn = Overlay(sheet.sprite())
    drawn.text(words, width / 2, TURN / 2, theme.LABEL, theme.CREAM, across=0.5)
    return drawn.sprite()


def hidden() -> Sprite:
    """A chip that lies face down: points nobody else sees."""
    return medal("compass", HIDDEN, theme.BACK_TOP, theme.BACK_BOTTOM, theme.BACK_LINE)


@lru_cache(maxsize=8)
def crown(size: int) -> Sprite:
    """A golden crown that stands on any ground."""
    sheet = Sheet(size, size, margin=SHADOW_ROOM)
    shape = sheet.drawn("crown", 0, 0, size)
    sheet.shadow(shape, blur=1.4, strength=1)
    sheet.shadow(shape, blur=1, strength=1)
    sheet.shade(shape, theme.BRASS_LIGHT, theme.BRASS)
    return sheet.sprite()
