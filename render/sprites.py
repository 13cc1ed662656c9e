"""Cached sprites that every game uses: icons, badges, pills, frames, medals."""

from __future__ import annotations

from PIL import Image

from engine.core import phrasing
from render import fonts, icons, theme
from render.canvas import Overlay
from render.drawing import SCALE, Drawing, Sprite
from render.image_cache import cached_image
from render.theme import Colour, Style, Tone

SHADOW_ROOM = 10
"""The most that a small sprite's shadow reaches beyond it, in pixels."""
CAP_ROOM = 18
"""How far the round end of a pill reaches beyond its radius, with its shadow. Columns between are alike."""
_BADGE_NUMBER = 0.66
_BADGE_RIM = 0.07
NUMBER_DOWN = {"seat-4": 0.54, "seat-6": 0.46}
"""By shape, the vertical centre of a badge's number (0.5 if absent), as a share of its height."""
_RIM = 2.5
_LOSS_CUT = 0.36
_GROUND = 0.75
_SOFT = 3
"""How many pixels inside a line scaling down still leaves a trace of it."""
_RING_REACH = 4
_RING, _RING_GAP, _RING_INNER = 4.5, 3, 2.5
_MEDAL_ICON, _PILL_ICON = 0.62, 0.7
CHIP, _COUNT = 48, theme.BADGE
_CHIP_PAD, _CHIP_ICON, _CHIP_STRENGTH = 9, 32, 0.82
_CHIP_EDGE = 3
HIDDEN = 54
TURN, _TURN_PAD = 54, 12


@cached_image
def icon(name: str, size: int, colour: Colour, strength: float = 1.0) -> Sprite:
    """Return a square sprite of an icon, `size` pixels wide, in one colour; `strength` is its opacity."""
    drawing = Drawing(size, size)
    drawing.icon(name, 0, 0, size, colour, strength)
    return drawing.sprite()


@cached_image
def badge(seat: int, size: int) -> Sprite:
    """Return a seat's badge of `size` pixels: its shape with a rim and its number (seat + 1)."""
    drawing = blank_badge(seat, size)
    look, style = theme.SEATS[seat % len(theme.SEATS)], Style(theme.BADGE.face, round(size * _BADGE_NUMBER))
    y = size * NUMBER_DOWN.get(look.shape, 0.5)
    drawing.text(str(seat + 1), size / 2, y, style, look.ink, across=0.5)
    return drawing.sprite()


def blank_badge(seat: int, size: int) -> Drawing:
    """Return a drawing of a seat's badge without its number, to be finished by the caller."""
    look = theme.SEATS[seat % len(theme.SEATS)]
    drawing = Drawing(size, size, margin=SHADOW_ROOM)
    mask = Image.new("L", drawing.image.size, 0)
    mask.paste(icons.icon_mask(look.shape, size * SCALE), (SHADOW_ROOM * SCALE, SHADOW_ROOM * SCALE))
    drawing.shadow(mask, blur=3, strength=0.6, drop=2)
    drawing.ink(mask, theme.CREAM)
    rim = round(size * _BADGE_RIM)
    drawing.icon(look.shape, rim, rim, size - 2 * rim, look.paint)
    return drawing


@cached_image
def points_pill(points: int, w: int, h: int, style: Style) -> Sprite:
    """Return a pill of w × h pixels with signed points: gains green, losses angular and red, 0 grey."""
    drawn = Overlay(_blank_pill(_sign_of(points), w, h))
    drawn.text(phrasing.signed(points), w / 2, h / 2, style, _points_tone(points).ink, across=0.5)
    return drawn.sprite()


@cached_image
def fitted_pill(points: int, h: int, style: Style, pad: int, word: str = "") -> Sprite:
    """Return a pill as wide as its signed points need, with an optional word before them.

    `pad` is the space at its ends in pixels.
    """
    number, gap = phrasing.signed(points), pad // 2 if word else 0
    before = fonts.line(word, theme.LABEL).advance if word else 0
    w, tone = before + gap + fonts.line(number, style).advance + 2 * pad, _points_tone(points)
    drawn = Overlay(_blank_pill(_sign_of(points), w, h))
    if word:
        drawn.text(word, pad, h / 2, theme.LABEL, tone.rim)
    drawn.text(number, w - pad, h / 2, style, tone.ink, across=1)
    return drawn.sprite()


@cached_image
def icon_pill(name: str, sign: int, w: int, h: int) -> Sprite:
    """Return a pill of w × h pixels with an icon, in the colours and shape of a `sign` (−1, 0, 1)."""
    drawn, size = Overlay(_blank_pill(sign, w, h)), round(h * _PILL_ICON)
    drawn.icon(name, (w - size) / 2, (h - size) / 2, size, _points_tone(sign).ink)
    return drawn.sprite()


def _points_tone(points: int) -> Tone:
    return theme.GAIN if points > 0 else theme.LOSS if points < 0 else theme.LEVEL


def _sign_of(points: int) -> int:
    return (points > 0) - (points < 0)


@cached_image
def _blank_pill(sign: int, w: int, h: int) -> Sprite:
    """Return an empty pill in the colours and shape of a sign (−1, 0, 1)."""
    if w > (least := h + 2 * CAP_ROOM):
        return _blank_pill(sign, least, h).widened(w)
    tone, drawing = _points_tone(sign), Drawing(w, h, margin=SHADOW_ROOM)
    outer, inner = (_pill_mask(drawing, sign, inset) for inset in (0, _RIM))
    drawing.shadow(outer, blur=3, strength=0.7, drop=2)
    drawing.ink(outer, tone.rim)
    drawing.shade(inner, tone.top, tone.bottom)
    return drawing.sprite()


def _pill_mask(drawing: Drawing, points: int, inset: float) -> Image.Image:
    """Return a pill's shape, `inset` pixels smaller: round, or pointed for negative points."""
    if points >= 0:
        return drawing.rounded(inset, drawing.h / 2 - inset)
    w, h, cut = drawing.w, drawing.h, drawing.h * _LOSS_CUT
    slant, low = inset * 0.5, h - inset
    left, right = cut + slant, w - cut - slant
    outline = [(left, inset), (right, inset), (w - inset, h / 2), (right, low), (left, low), (inset, h / 2)]
    return drawing.polygon(outline)


@cached_image
def panel(w: int, h: int, radius: int, paint: Colour, strength: float = _GROUND) -> Sprite:
    """Return a quiet rounded background of w × h pixels. `strength` is its opacity."""
    drawing = Drawing(w, h)
    drawing.ink(drawing.rounded(0, radius), paint, strength)
    drawing.ink(drawing.rounded(0, radius, edge=2), theme.blend(paint, theme.CREAM, 0.2), strength)
    return drawing.sprite()


@cached_image
def raised_panel(
    w: int,
    h: int,
    radius: int,
    *,
    light: bool = False,
    edge: int = 3,
    shadow: tuple[float, float, float] = (4, 0.8, 3),
) -> Sprite:
    """Return a panel with a `shadow` (blur, strength, drop): dark, or `light` with a brass edge."""
    drawing, (blur, strength, drop) = Drawing(w, h, margin=SHADOW_ROOM), shadow
    whole = drawing.rounded(0, radius)
    drawing.shadow(whole, blur, strength, drop)
    paints = (theme.LIGHT_TOP, theme.LIGHT_BOTTOM) if light else (theme.BAR_TOP, theme.BAR_BOTTOM)
    drawing.shade(whole, *paints)
    line = drawing.rounded(0, radius, edge=edge if light else 2)
    drawing.ink(line, theme.BRASS if light else theme.BAND_LINE)
    return drawing.sprite()


@cached_image
def tablet(w: int, h: int, radius: float, paint: Colour, strength: float = 1) -> Sprite:
    """Return a rounded rectangle in one colour; `strength` is its opacity."""
    drawing = Drawing(w, h)
    drawing.ink(drawing.rounded(0, radius), paint, strength)
    return drawing.sprite()


@cached_image
def shaded_tablet(w: int, h: int, radius: float, top: Colour, bottom: Colour) -> Sprite:
    """Return a rounded rectangle with a gradient from the colour `top` to `bottom`."""
    drawing = Drawing(w, h)
    drawing.shade(drawing.rounded(0, radius), top, bottom)
    return drawing.sprite()


@cached_image
def rounded_mask(w: int, h: int, radius: int) -> Image.Image:
    """Return the mask of a rounded rectangle of w × h pixels."""
    drawing = Drawing(w, h)
    drawing.ink(drawing.rounded(0, radius), theme.SHADOW)
    return drawing.sprite().alpha


@cached_image
def frame(w: int, h: int, radius: int, edge: int, paint: Colour) -> Sprite:
    """Return a rounded outline of w × h pixels, `edge` pixels wide, inside that size."""
    drawing = Drawing(w, h)
    drawing.ink(drawing.rounded(0, radius, edge=edge), paint)
    return drawing.sprite()


@cached_image
def frame_edges(w: int, h: int, radius: int, edge: int, paint: Colour) -> tuple[tuple[Sprite, int, int], ...]:
    """Return the four sides of a frame without its empty middle, each with its (x, y)."""
    drawing = Drawing(w, h)
    drawing.ink(drawing.rounded(0, radius, edge=edge), paint)
    image = drawing.sprite().image
    along, across = radius + _SOFT, edge + _SOFT
    parts = (
        (0, 0, w, along),
        (0, h - along, w, h),
        (0, along, across, h - along),
        (w - across, along, w, h - along),
    )
    return tuple(
        (Sprite(image.crop(part), 0, part[2] - part[0], part[3] - part[1]), *part[:2]) for part in parts
    )


@cached_image
def last_move_ring(w: int, h: int, radius: int) -> Sprite:
    """Return the double outline that marks a last move, for a shape of w × h pixels."""
    reach = _RING_REACH
    drawing = Drawing(w + 2 * reach, h + 2 * reach, margin=SHADOW_ROOM)
    drawing.shadow(drawing.rounded(0, radius + reach, edge=4), blur=4, strength=0.8)
    drawing.ink(drawing.rounded(-1, radius + reach + 1, edge=2), theme.SHADOW, 0.8)
    inset = 0.0
    for edge, paint in ((_RING, theme.GLOW), (_RING_GAP, theme.SHADOW), (_RING_INNER, theme.GOLD)):
        drawing.ink(drawing.rounded(inset, radius + reach - inset, edge=edge), paint)
        inset += edge
    sprite = drawing.sprite()
    return Sprite(sprite.image, sprite.margin + reach, w, h)


@cached_image
def medal(name: str, size: int, top: Colour, bottom: Colour, ink: Colour) -> Sprite:
    """Return a round plate of `size` pixels with an icon. `top` and `bottom` are the plate's gradient."""
    drawing = Drawing(size, size, margin=SHADOW_ROOM)
    disc = drawing.rounded(0, size / 2)
    drawing.shadow(disc, blur=3, strength=0.8, drop=2)
    drawing.ink(disc, theme.SHADOW, 0.9)
    drawing.shade(drawing.rounded(2, size / 2 - 2), top, bottom)
    inner = size * _MEDAL_ICON
    drawing.icon(name, (size - inner) / 2, (size - inner) / 2, inner, ink)
    return drawing.sprite()


@cached_image
def count_chip(name: str, number: int, edge: Colour | None = None) -> Sprite:
    """Return a small dark chip with an icon and a number, edged in a colour if given."""
    wide = fonts.line(str(number), _COUNT).advance
    drawing = Drawing(2 * _CHIP_PAD + _CHIP_ICON + _CHIP_PAD // 2 + wide, CHIP)
    drawing.ink(drawing.rounded(0, CHIP / 2), theme.SHADOW, _CHIP_STRENGTH)
    if edge:
        drawing.ink(drawing.rounded(0, CHIP / 2, edge=_CHIP_EDGE), edge)
    drawing.icon(name, _CHIP_PAD, (CHIP - _CHIP_ICON) / 2, _CHIP_ICON, theme.CREAM)
    drawing.text(str(number), drawing.w - _CHIP_PAD, CHIP / 2, _COUNT, theme.CREAM, across=1)
    return drawing.sprite()


@cached_image
def turn_pill(words: str) -> Sprite:
    """Return a pill that says whose turn it is, for a light bar."""
    width = fonts.line(words, theme.LABEL).advance + 2 * _TURN_PAD
    drawing = Drawing(width, TURN)
    drawing.shade(drawing.rounded(0, TURN / 2), theme.BACK_TOP, theme.BACK_BOTTOM)
    drawn = Overlay(drawing.sprite())
    drawn.text(words, width / 2, TURN / 2, theme.LABEL, theme.CREAM, across=0.5)
    return drawn.sprite()


@cached_image
def turn_arrow() -> Sprite:
    """Return the turn pill with an arrow instead of words, for a bar with little room."""
    drawing = Drawing(TURN + _TURN_PAD, TURN)
    drawing.shade(drawing.rounded(0, TURN / 2), theme.BACK_TOP, theme.BACK_BOTTOM)
    size = TURN - _TURN_PAD
    drawing.icon("right", (drawing.w - size) / 2, (TURN - size) / 2, size, theme.CREAM)
    return drawing.sprite()


def hidden_points() -> Sprite:
    """Return the face-down chip that stands for points others must not see."""
    return medal("compass", HIDDEN, theme.BACK_TOP, theme.BACK_BOTTOM, theme.BACK_LINE)


@cached_image
def crown(size: int) -> Sprite:
    """Return a golden crown of `size` pixels that is visible on any ground."""
    drawing = Drawing(size, size, margin=SHADOW_ROOM)
    shape = drawing.icon_mask("crown", 0, 0, size)
    drawing.shadow(shape, blur=1.4, strength=1)
    drawing.shadow(shape, blur=1, strength=1)
    drawing.shade(shape, theme.BRASS_LIGHT, theme.BRASS)
    return drawing.sprite()
