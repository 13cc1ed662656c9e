"""What is going on: whose turn it is, what is left to spend, the tile at hand, the auction, the stack."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.core.catalogue import Say
from engine.core.types import Seat
from engine.games.tikal.box import TURN_POINTS
from engine.games.tikal.model import ACT, BID, CHOOSE, TILE, ScoringRound, View
from render import bars, cards, sprites, theme
from render.bars import Inks
from render.canvas import MIDDLE, RIGHT, Canvas
from render.games.tikal import layout, sites, terrain
from render.games.tikal.layout import Layout
from render.geometry import PAD, Box
from render.sheet import Sheet, Sprite
from render.theme import Style

BADGE, AFTER = 52, 14
DOT, DOT_GAP = 26, 7
DOT_RIM = 3
SMALL_BADGE, SMALL_GAP = 46, 4
LETTER = Style(theme.WORTH.face, 40)
KEY, KEY_OUT = 46, 4
"""The number of an open tile, and how far outside its left corner that is centred."""
UPPER, LOWER = 33, 84
"""The middles of the two lines where tiles are auctioned."""


def footer(picture: Canvas, place: Layout, view: View, say: Say) -> None:
    """Paints the strip under the map."""
    inks = bars.bar(picture, place.footer, light=False)
    if view.turn is not None:
        _stack(picture, place, view)
    if place.auction:
        _auction(picture, place, view, say, inks)
        return
    box = place.footer
    x, y = PAD, box.middle[1]
    if view.turn is None:
        picture.text(say("tikal-picture-over"), x, y, theme.LABEL, inks.strong)
        return
    if view.scoring is not None:
        x += picture.text(_round(view.scoring, say), x, y, theme.LABEL, theme.GOLD) + AFTER
    x = _who(picture, x, y, view)
    if view.phase == TILE:
        _at_hand(picture, place, view)
        room = place.at_hand[0] - layout.AT_HAND.half - PAD - x
        picture.text(say("tikal-picture-place"), x, y, theme.LABEL, inks.strong, room=room)
    else:
        x = _points(picture, x, y, view)
        if view.scoring is not None:
            _queue(picture, x, y, view.scoring.queue, say, inks)
        else:
            words = say("tikal-picture-points", points=view.points)
            picture.text(words, x, y, theme.LABEL, inks.strong, room=place.stack.x - PAD - x)


def _round(scoring: ScoringRound, say: Say) -> str:
    return say("tikal-picture-scoring", number=scoring.number, final="yes" if scoring.final else "no")


def _who(picture: Canvas, x: int, y: int, view: View) -> int:
    """The badge of the seat to move; returns what follows it."""
    assert view.turn is not None
    picture.put(sprites.badge(view.turn, BADGE), x, y - BADGE // 2)
    return x + BADGE + AFTER


def _points(picture: Canvas, x: int, y: int, view: View) -> int:
    """A full dot for every action point left, hollow ones for those that are spent."""
    for number in range(TURN_POINTS):
        picture.put(dot(full=number < view.points), x, y - DOT // 2)
        x += DOT + DOT_GAP
    return x + AFTER


def _queue(picture: Canvas, x: int, y: int, seats: Sequence[Seat], say: Say, inks: Inks) -> None:
    """Who has a turn after this one, in a scoring round or one of the auction."""
    if not seats:
        return
    x += picture.text(say("tikal-picture-then"), x, y, theme.LABEL, inks.quiet) + AFTER
    for seat in seats:
        picture.put(sprites.badge(seat, SMALL_BADGE), x, y - SMALL_BADGE // 2)
        x += SMALL_BADGE + SMALL_GAP


@lru_cache(maxsize=2)
def dot(*, full: bool) -> Sprite:
    """An action point."""
    sheet = Sheet(DOT, DOT)
    if full:
        sheet.shade(sheet.rounded(0, DOT / 2), theme.GOLD, theme.GOLD_DEEP)
    else:
        sheet.ink(sheet.rounded(0, DOT / 2, edge=DOT_RIM), theme.GOLD_DEEP, 0.7)
    return sheet.sprite()


def _stack(picture: Canvas, place: Layout, view: View) -> None:
    """The group of the next tile, on its back, and how many tiles are left."""
    box, shape = place.stack, layout.STACK
    x, y = box.x + shape.half, box.middle[1]
    picture.centre(back(view.next_group) if view.stack else terrain.unknown(shape), x, y)
    picture.text(str(view.stack), box.right, y, theme.BADGE, theme.CREAM, across=RIGHT)


@lru_cache(maxsize=16)
def back(group: str) -> Sprite:
    """The back of a tile with its group's letter."""
    shape = layout.STACK
    sheet = terrain.sheet_for(shape)
    whole = terrain.area(sheet, shape, 0)
    sheet.shadow(whole, blur=3, strength=0.7)
    sheet.ink(whole, theme.BACK_LINE)
    sheet.shade(terrain.area(sheet, shape, 3), theme.BACK_TOP, theme.BACK_BOTTOM)
    sheet.text(group, shape.half, shape.tall / 2, LETTER, theme.CREAM, across=MIDDLE)
    return sheet.sprite()


def _at_hand(picture: Canvas, place: Layout, view: View) -> None:
    """The tile to be placed, as it was drawn."""
    assert view.tile is not None
    picture.centre(terrain.candidate(layout.AT_HAND), *place.at_hand)
    sites.whole(picture, layout.AT_HAND, place.at_hand, sites.fresh(view.tile))
    picture.centre(terrain.ring(layout.AT_HAND), *place.at_hand)


# The auction


def _auction(picture: Canvas, place: Layout, view: View, say: Say, inks: Inks) -> None:
    """Two lines of words, and the open tiles."""
    x, upper, lower = PAD, place.footer.y + UPPER, place.footer.y + LOWER
    left = _open(picture, place, view)
    if view.turn is None:
        picture.text(say("tikal-picture-over"), x, place.footer.middle[1], theme.LABEL, inks.strong)
        return
    after = _who(picture, x, upper, view)
    room = left - PAD - after
    if view.scoring is not None:
        words = _round(view.scoring, say)
        after += picture.text(words, after, upper, theme.LABEL, theme.GOLD, room=room) + AFTER
        _queue(picture, _points(picture, x, lower, view), lower, view.scoring.queue, say, inks)
        return
    words = say(f"tikal-picture-{_WORDS[view.phase]}", points=view.points)
    picture.text(words, after, upper, theme.LABEL, inks.strong, room=room)
    if view.phase == BID:
        _last_bid(picture, Box(x, lower, left - PAD - x, 0), view, say)
        return
    if view.phase == ACT:
        x = _points(picture, x, lower, view)
    waiting = view.auction.waiting if view.auction else ()
    _queue(picture, x, lower, [seat for seat in waiting if seat != view.turn], say, inks)


_WORDS = {TILE: "place", ACT: "points", BID: "bids", CHOOSE: "chooses"}


def _last_bid(picture: Canvas, box: Box, view: View, say: Say) -> None:
    """The last bid, and whose it is."""
    assert view.auction is not None
    words = say("tikal-picture-bid", points=view.auction.bid)
    x = box.x + picture.text(words, box.x, box.y, theme.LABEL, theme.GOLD, room=box.w) + AFTER
    if view.auction.bidder is not None:
        picture.put(sprites.badge(view.auction.bidder, SMALL_BADGE), x, box.y - SMALL_BADGE // 2)


def _open(picture: Canvas, place: Layout, view: View) -> int:
    """The open tiles, numbered as the buttons are, and the tile at hand; returns where they begin."""
    tiles = view.auction.open if view.auction and view.turn is not None else ()
    shape, count = layout.OPEN, len(tiles)
    for number, tile in enumerate(tiles, start=1):
        x, y = place.open(count - number)
        site = sites.fresh(tile)
        sites.ground(picture, shape, (x, y), site)
        sites.standing(picture, shape, (x, y), site)
        picture.centre(cards.key(number, bright=True, size=KEY), x - shape.half - KEY_OUT, y)
        sites.stones(picture, shape, (x, y), site.stones)
    if view.tile is not None and view.phase == TILE:
        middle = place.open(count)
        sites.whole(picture, shape, middle, sites.fresh(view.tile))
        picture.centre(terrain.ring(shape), *middle)
        count += 1
    return place.open(count - 1)[0] - shape.half if count else place.stack.x
