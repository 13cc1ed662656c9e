"""The auction: open tiles with numbered tags, players who have taken one, bids in the header."""

from __future__ import annotations

from engine.core.catalogue import Say
from engine.core.types import Seat
from engine.games.tikal.model import ACT, TILE, View
from render import bars, sprites, theme
from render.bars import Inks
from render.canvas import MIDDLE, RIGHT, Canvas
from render.drawing import Drawing, Sprite
from render.games.tikal import terrain
from render.games.tikal.footer import paint_framed_tile, paint_stack
from render.games.tikal.hexagon import Hexagon
from render.games.tikal.table_layout import OPEN, Layout
from render.geometry import Box
from render.image_cache import cached_image
from render.theme import Style

TAG, TAG_HIGH, TAG_CUT, TAG_HOLE = 58, 56, 12, 4
TAG_UP, TAG_OUT = -24, -80
"""A tag's centre from its tile's centre, down and right."""
TAG_NUMBER = Style(theme.TOTAL.face, 48)
BUYER_BADGE, GAP_DARK = 64, 0.45
IN = 10
STATUS_STYLE = theme.LABEL
STATUS_UP = 30
"""How far above the header's foot the centre of a bidder's status is."""
BID_STYLE, BADGE, FRAME, FRAME_CURVE = Style(theme.TOTAL.face, 84), 62, 5, 12
OUT_FADE = 0.45
"""How faint a player is who is out of the bidding."""


def paint_open_tiles(picture: Canvas, layout: Layout, view: View) -> None:
    """Paint the open tiles, numbered as on the buttons, and the players who have taken one.

    Also the highest bid and the stack while bids are made. Nothing without open tiles.
    """
    if not layout.tiles or view.auction is None:
        return
    bars.paint_bar_ground(picture, layout.strip, light=False)
    picture.fill(Box(0, layout.strip.y, layout.strip.w, 2), theme.GOLD_DEEP)
    for number, tile in enumerate(view.auction.open):
        x, y = layout.open(number)
        paint_framed_tile(picture, OPEN, (x, y), tile)
        picture.centre(number_tag(number + 1), x + TAG_OUT, y + TAG_UP)
    for number, seat in enumerate(buyers(view), start=len(view.auction.open)):
        middle = layout.open(number)
        picture.centre(tile_gap(OPEN), *middle)
        picture.centre(sprites.badge(seat, BUYER_BADGE), *middle)
    if layout.bidding:
        _paint_highest_bid(picture, layout.highest_bid, view)
        paint_stack(picture, layout, view)


def buyers(view: View) -> list[Seat]:
    """Return the seats that have taken a tile in this auction round. The game must have auctions."""
    assert view.auction is not None
    volcano = view.scoring.volcano if view.scoring else None
    at_it = view.turn if view.phase in (TILE, ACT) else None
    newest = at_it if volcano is None else volcano.drawer
    return [seat for seat in range(len(view.totals)) if seat not in view.auction.waiting or seat == newest]


@cached_image
def tile_gap(shape: Hexagon) -> Sprite:
    """Return the empty place of a taken tile."""
    drawing = terrain.hex_drawing(shape)
    drawing.ink(terrain.hex_mask(drawing, shape, 0), theme.SHADOW, GAP_DARK)
    drawing.ink(terrain.hex_line_mask(drawing, shape, 0, 3), theme.BAND_LINE)
    return drawing.sprite()


@cached_image
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


def paint_bid(picture: Canvas, box: Box, view: View, seat: Seat, say: Say, inks: Inks) -> None:
    """Write a seat's part in the bidding at the foot of its header. The game must have auctions."""
    assert view.auction is not None
    what = bidding_status(view, seat)
    ink = theme.blend(inks.strong, theme.BAR_TOP, OUT_FADE) if what in ("out", "had") else inks.strong
    words, room = say("tikal-picture-bidder", what=what), box.w - 2 * IN
    colour = theme.GOLD if what == "highest" else ink
    picture.name_text(words, box.x + IN, box.bottom - STATUS_UP, STATUS_STYLE, colour, room)


def _paint_highest_bid(picture: Canvas, box: Box, view: View) -> None:
    """Frame the box, and paint the highest bid and its bidder's badge; nothing before a bid."""
    assert view.auction is not None
    if view.auction.bidder is None:
        return
    picture.put(sprites.frame(box.w, box.h, FRAME_CURVE, FRAME, theme.GOLD_DEEP), box.x, box.y)
    y = box.middle[1]
    picture.put(sprites.badge(view.auction.bidder, BADGE), box.x + IN, y - BADGE // 2)
    picture.text(str(view.auction.bid), box.right - 2 * IN, y, BID_STYLE, theme.GOLD, across=RIGHT)


def bidding_status(view: View, seat: Seat) -> str:
    """Return a seat's part in the bidding; the game must have auctions.

    It is "next" to bid, "highest" bidder, "out" (passed), "in" (may still bid), or "had" a tile already.
    """
    assert view.auction is not None
    if seat == view.turn:
        return "next"
    if seat == view.auction.bidder:
        return "highest"
    if seat in view.auction.passed:
        return "out"
    return "in" if seat in view.auction.waiting else "had"
