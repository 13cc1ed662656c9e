"""The auction: open tiles with numbered tags, players who have taken one, bids for the next turn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.core.catalogue import Say
from engine.core.types import Seat
from engine.games.tikal.model import ACT, TILE, View
from render import bars, sprites, theme
from render.bars import Inks
from render.canvas import MIDDLE, RIGHT, Canvas
from render.drawing import Drawing, Sprite
from render.games.tikal import sites, terrain
from render.games.tikal.footer import paint_stack, tile_frame
from render.games.tikal.hexagon import Hexagon, Pixel
from render.games.tikal.table_layout import OPEN, Layout
from render.geometry import Box, columns
from render.theme import Style

TAG, TAG_HIGH, TAG_CUT, TAG_HOLE = 78, 64, 14, 5
TAG_UP, TAG_OUT = -62, -96
"""A tag's centre from its tile's centre, down and right."""
TAG_NUMBER = Style(theme.TOTAL.face, 54)
BUYER_BADGE, BUYER_UP, TAKEN_DOWN, GAP_DARK = 92, 18, 62, 0.45
BADGE, AFTER, IN = 64, 14, 18
NAME, STATUS_STYLE = Style(theme.NAME.face, 42), Style(theme.LABEL.face, 38)
BID_STYLE = Style(theme.TOTAL.face, 84)
UPPER, LOWER = 58, 130
"""The centres of a bidder's two lines."""
FRAME, FRAME_IN, FRAME_CURVE = 5, 4, 12
OUT_FADE = 0.45
"""How faint a player is who is out of the bidding."""


def paint_open_tiles(picture: Canvas, layout: Layout, view: View, say: Say) -> None:
    """Paint the open tiles, numbered as on the buttons, and the players who have taken one."""
    if not layout.tiles or view.auction is None:
        return
    bars.paint_bar_ground(picture, layout.strip, light=False)
    picture.fill(Box(0, layout.strip.y, layout.strip.w, 2), theme.GOLD_DEEP)
    for number, tile in enumerate(view.auction.open):
        x, y = layout.open(number)
        sites.paint_tile(picture, OPEN, (x, y), sites.fresh_tile(tile))
        picture.centre(tile_frame(OPEN), x, y)
        picture.centre(number_tag(number + 1), x + TAG_OUT, y + TAG_UP)
    for number, seat in enumerate(buyers(view), start=len(view.auction.open)):
        _paint_taken_tile(picture, layout.open(number), seat, say)
    if layout.bidding:
        paint_stack(picture, layout, view)


def buyers(view: View) -> list[Seat]:
    """Return the seats that have taken a tile in this auction round. The game must have auctions."""
    assert view.auction is not None
    at_it = view.turn if view.phase in (TILE, ACT) else None
    return [seat for seat in range(len(view.totals)) if seat not in view.auction.waiting or seat == at_it]


def _paint_taken_tile(picture: Canvas, middle: Pixel, seat: Seat, say: Say) -> None:
    x, y = middle
    picture.centre(tile_gap(OPEN), x, y)
    picture.centre(sprites.badge(seat, BUYER_BADGE), x, y - BUYER_UP)
    picture.text(say("tikal-picture-taken"), x, y + TAKEN_DOWN, STATUS_STYLE, theme.QUIET, across=MIDDLE)


@lru_cache(maxsize=1)
def tile_gap(shape: Hexagon) -> Sprite:
    """Return the empty place of a taken tile."""
    drawing = terrain.hex_drawing(shape)
    drawing.ink(terrain.hex_mask(drawing, shape, 0), theme.SHADOW, GAP_DARK)
    drawing.ink(terrain.hex_line_mask(drawing, shape, 0, 3), theme.BAND_LINE)
    return drawing.sprite()


@lru_cache(maxsize=8)
def number_tag(number: int) -> Sprite:
    """Return a tag with a tile's number."""
    drawing = Drawing(TAG, TAG_HIGH, margin=4)
    for inset, paint in ((0.0, theme.BACK_BOTTOM), (3.0, theme.LIGHT_TOP)):
        right, foot, cut = TAG - inset, TAG_HIGH - inset, TAG_CUT
        drawing.fill(
            [(inset, inset), (right - cut, inset), (right, inset + cut), (right, foot), (inset, foot)], paint
        )
    drawing.disc(TAG - TAG_CUT - 2, TAG_CUT, TAG_HOLE, theme.BACK_BOTTOM)
    drawing.text(str(number), TAG * 0.42, TAG_HIGH / 2, TAG_NUMBER, theme.INK, across=MIDDLE)
    return drawing.sprite()


def paint_bids(picture: Canvas, layout: Layout, view: View, names: Sequence[str], say: Say) -> None:
    """Paint every player's part in the bidding: the highest bid framed, the next bidder lit."""
    for seat, box in enumerate(columns(layout.footer, layout.seats, 0)):
        lit = seat == view.turn
        inks = bars.paint_bar_ground(picture, box, light=lit)
        if seat:
            picture.fill(Box(box.x, box.y + IN, 2, box.h - 2 * IN), theme.BAND_LINE)
        _paint_bidder(picture, box, view, seat, names, say, inks)


def _paint_bidder(
    picture: Canvas, box: Box, view: View, seat: Seat, names: Sequence[str], say: Say, inks: Inks
) -> None:
    """Paint a seat's badge, name and part in the bidding; the bid only if it is highest."""
    assert view.auction is not None
    what = bidding_status(view, seat)
    y, left, right = box.y + UPPER, box.x + IN, box.right - IN
    out = what in ("out", "had")
    picture.put(sprites.badge(seat, BADGE), left, y - BADGE // 2)
    if what == "highest":
        inks = Inks(theme.GOLD, theme.GOLD)
        picture.put(_bid_frame(box.w, box.h), box.x, box.y)
        bid = picture.text(str(view.auction.bid), right, y, BID_STYLE, theme.GOLD, across=RIGHT)
        right -= bid + AFTER
    ink = theme.blend(inks.strong, theme.BAR_TOP, OUT_FADE) if out else inks.strong
    left += BADGE + AFTER
    picture.name_text(names[seat], left, y, NAME, ink, right - left)
    words, room = say("tikal-picture-bidder", what=what), box.w - 2 * IN
    picture.text(words, box.right - IN, box.y + LOWER, STATUS_STYLE, ink, across=RIGHT, room=room)


def bidding_status(view: View, seat: Seat) -> str:
    """Return a seat's part in the bidding.

    "next" is to bid, "highest" leads, "out" has passed, "in" may still bid, and "had" has had its turn.
    """
    assert view.auction is not None
    if seat == view.turn:
        return "next"
    if seat == view.auction.bidder:
        return "highest"
    if seat in view.auction.passed:
        return "out"
    return "in" if seat in view.auction.waiting else "had"


@lru_cache(maxsize=4)
def _bid_frame(w: int, h: int) -> Sprite:
    drawing = Drawing(w, h)
    drawing.ink(drawing.rounded(FRAME_IN, FRAME_CURVE, edge=FRAME), theme.GOLD_DEEP)
    return drawing.sprite()
