"""The footer: whose turn it is, action points, the tile at hand, stack, scorers; or an auction's tiles."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.catalogue import Say
from engine.core.phrasing import signed
from engine.core.types import Seat
from engine.games.tikal.model import ACT, CHOOSE, SPOTS, TILE, TURN_POINTS, ScoringRound, Tile, View
from render import bars, sprites, theme
from render.bars import Inks
from render.canvas import MIDDLE, RIGHT, Canvas
from render.drawing import Drawing, Sprite
from render.games.tikal import sites, terrain
from render.games.tikal.table_layout import AT_HAND, HEX, OPEN, STACK, Hexagon, Layout, Pixel
from render.geometry import EDGE, PAD, WIDTH, Box, columns
from render.image_cache import cached_image
from render.theme import Style
from render.two_lines import fit_name

BADGE, AFTER = 76, 18
SMALL_BADGE, SMALL_GAP = 46, 5
TASK_STYLE, DETAIL_STYLE = theme.NAME, theme.LABEL
"""Styles of the two lines of text."""
UPPER, LOWER = -24, 28
"""Offsets of the two lines from the footer's middle."""
DOT, DOT_STEP, DOT_ROWS = 30, 35, 2
DOT_RIM, SPENT_OPACITY = 3, 0.7
"""The rim of a spent point's dot, and its opacity."""
DOTS_X = 742
"""The left edge of the dots for action points."""
NUMBER = Style(theme.TOTAL.face, 48)
LETTER = Style(theme.WORTH.face, 48)
STACK_BACKS, BACK_STEP = 3, 4
"""The number of tile backs on the stack, and their offset."""
STACK_NUMBER = 2 * STACK.half + STACK_BACKS * BACK_STEP + 8
"""The left edge of the number of tiles left, from the stack's."""
RULE = 2


def paint_footer(picture: Canvas, layout: Layout, view: View, say: Say) -> None:
    """Paint whose turn it is, the task, the action points and the stack, or that the game is over."""
    inks = bars.paint_bar_ground(picture, layout.footer, light=False)
    picture.fill(Box(0, layout.footer.y, layout.footer.w, RULE), theme.BAND_LINE)
    y = layout.footer.middle[1]
    if view.turn is None:
        picture.text(say("tikal-picture-over"), PAD, y, TASK_STYLE, inks.strong)
        return
    paint_stack(picture, layout, view)
    picture.put(sprites.badge(view.turn, BADGE), PAD, y - BADGE // 2)
    left = PAD + BADGE + AFTER
    _paint_texts(picture, left, y, layout, view, say, inks)
    if view.phase == TILE and view.tile is not None:
        paint_framed_tile(picture, AT_HAND, layout.at_hand, view.tile)
    _paint_action_points(picture, layout, view)


def _paint_texts(picture: Canvas, x: int, y: int, layout: Layout, view: View, say: Say, inks: Inks) -> None:
    """Write the task and who follows; in a scoring round without a card, its number and scorers."""
    end = layout.at_hand[0] - AT_HAND.half if view.phase == TILE else DOTS_X
    room = end - PAD - x
    carded = scorers_card_box(layout, view) is not None
    if view.scoring is not None and not carded:
        picture.name_text(_round_text(view.scoring, say), x, y + UPPER, TASK_STYLE, inks.strong, room)
        row = Box(x, y + LOWER - SCORERS_HEIGHT // 2, room, SCORERS_HEIGHT)
        paint_scorers(picture, row, view, view.scoring)
        return
    words = say(f"tikal-picture-{_WORDS[view.phase]}", points=view.points)
    waiting = () if carded else _seats_after(view)
    picture.name_text(words, x, y + UPPER if waiting else y, TASK_STYLE, inks.strong, room)
    _paint_queue(picture, x, y + LOWER, waiting, say, inks)


_WORDS = {TILE: "place", ACT: "points", CHOOSE: "chooses"}


def _seats_after(view: View) -> Sequence[Seat]:
    """Return the seats that follow in a scoring or auction round, in order. Empty outside both."""
    if view.scoring is not None:
        return view.scoring.queue
    waiting = view.auction.waiting if view.auction else ()
    return [seat for seat in waiting if seat != view.turn]


def _paint_queue(picture: Canvas, x: int, y: int, seats: Sequence[Seat], say: Say, inks: Inks) -> None:
    """Paint the badges of the seats that follow. Nothing if there are none."""
    if not seats:
        return
    x += picture.text(say("tikal-picture-then"), x, y, DETAIL_STYLE, inks.quiet) + AFTER
    bars.paint_badges(picture, seats, x, y, SMALL_BADGE, SMALL_GAP)


def _paint_action_points(picture: Canvas, layout: Layout, view: View) -> None:
    """Paint a dot for each action point of a turn, full for those left, and their number."""
    row, y = TURN_POINTS // DOT_ROWS, layout.footer.middle[1]
    for number in range(TURN_POINTS):
        x, down = number % row * DOT_STEP, (number // row - (DOT_ROWS - 1) / 2) * DOT_STEP
        picture.put(_point_dot(full=number < view.points), DOTS_X + x, round(y + down - DOT / 2))
    picture.text(str(view.points), DOTS_X + row * DOT_STEP + AFTER // 2, y, NUMBER, theme.GOLD)


@cached_image
def _point_dot(*, full: bool) -> Sprite:
    """Return the dot of an action point, filled or hollow."""
    drawing = Drawing(DOT, DOT)
    if full:
        drawing.plate(DOT / 2, 1.5, theme.SHADOW, theme.GOLD, theme.GOLD_DEEP, shadow=None)
    else:
        drawing.ink(drawing.rounded(1, DOT / 2 - 1, edge=DOT_RIM), theme.GOLD_DEEP, SPENT_OPACITY)
    return drawing.sprite()


def paint_stack(picture: Canvas, layout: Layout, view: View) -> None:
    """Paint the group letter of the next tile and the number of tiles left.

    An empty stack is an undiscovered hex and 0.
    """
    box, shape = layout.stack, STACK
    x, y = box.x + shape.half, box.middle[1]
    tile = _tile_back(view.next_group) if view.stack else terrain.undiscovered_hex(shape)
    picture.text(str(view.stack), box.x + STACK_NUMBER, y, NUMBER, theme.CREAM)
    for number in range(min(view.stack, STACK_BACKS) or 1):
        picture.centre(tile, x + number * BACK_STEP, y - number * BACK_STEP)


@cached_image
def _tile_back(group: str) -> Sprite:
    """Return a tile's back with its group letter."""
    shape = STACK
    drawing = terrain.hex_drawing(shape)
    drawing.ink(terrain.hex_mask(drawing, shape, 0), theme.SHADOW)
    drawing.ink(terrain.hex_mask(drawing, shape, 1.5), theme.BACK_LINE)
    drawing.shade(terrain.hex_mask(drawing, shape, 4), theme.BACK_TOP, theme.BACK_BOTTOM)
    drawing.text(group, shape.half, shape.tall / 2, LETTER, theme.CREAM, across=MIDDLE)
    return drawing.sprite()


def paint_framed_tile(picture: Canvas, shape: Hexagon, middle: Pixel, tile: Tile) -> None:
    """Paint a tile beside the map, in a golden frame."""
    sites.paint_tile(picture, shape, middle, sites.fresh_tile(tile))
    frame = terrain.hex_outline(shape, (-2.0, 7.5, theme.SHADOW), (-0.5, 4.5, theme.GOLD))
    picture.centre(frame, *middle)


SCORERS_HEIGHT, SCORER_BADGE, SCORER_TICK = 54, 46, 22
"""In the footer: the height of a player's part, the badge, and the tick after points scored."""
SCORER_IN, SCORERS_APART, TICK_APART = 5, 5, 3
SCORER_LIGHT = 136
"""The width of the light ground of the player to move in the footer."""
CARD_WIDTH, MIN_CARD_WIDTH, CARD_MARGIN = 520, 380, 26
"""The card's greatest and least width, and the space beside it."""
CARD_TITLE_DOWN, CARD_ROWS_DOWN, CARD_ROW, CARD_FOOT = 56, 104, 92, 18
"""In the card: the centre of the title, the top and height of its rows, and the space below them."""
CARD_BADGE, CARD_PAD, CARD_ROW_IN, CARD_TICK, CARD_RADIUS = 58, 26, 8, 40, 26
CARD_GROUND = 0.96


def scorers(view: View, scoring: ScoringRound) -> list[tuple[Seat, int | None]]:
    """Return all seats in the order in which they score, each with its points.

    None: it has not scored yet.
    """
    brought = {sheet.seat: sheet.points for sheet in view.sheets if sheet.number == scoring.number}
    order = [*brought, *([] if view.turn is None else [view.turn]), *scoring.queue]
    return [(seat, brought.get(seat)) for seat in order]


def _round_text(scoring: ScoringRound, say: Say) -> str:
    """Return the number of a scoring round in words."""
    return say("tikal-picture-scoring", number=scoring.number, final="yes" if scoring.final else "no")


def paint_scorers(picture: Canvas, box: Box, view: View, scoring: ScoringRound) -> None:
    """Paint all players in a row: points with a tick, expected points for the rest."""
    parts = columns(box, len(view.totals), 0)
    for (seat, brought), part in zip(scorers(view, scoring), parts, strict=False):
        _paint_scorer(picture, part, view, seat, brought)


def _paint_scorer(picture: Canvas, part: Box, view: View, seat: Seat, brought: int | None) -> None:
    """Paint a seat's badge and points: what it has scored (`brought`), or for None what it may expect."""
    x, y, ink = part.x, part.middle[1], theme.QUIET
    if seat == view.turn:
        light = sprites.shaded_tablet(
            SCORER_LIGHT, SCORERS_HEIGHT, SCORERS_HEIGHT / 2, theme.LIGHT_TOP, theme.LIGHT_BOTTOM
        )
        picture.put(light, x, part.y)
        ink = theme.INK
    picture.put(sprites.badge(seat, SCORER_BADGE), x + SCORER_IN, y - SCORER_BADGE // 2)
    x += SCORER_IN + SCORER_BADGE + SCORERS_APART
    points = view.worth[seat] if brought is None else brought
    x += picture.text(signed(points), x, y, theme.NOTE, ink if brought is None else theme.GAIN.ink)
    if brought is not None:
        picture.put(sprites.icon("tick", SCORER_TICK, theme.GAIN.rim), x + TICK_APART, y - SCORER_TICK // 2)


def scorers_card_box(layout: Layout, view: View) -> Box | None:
    """Return the place of the card right of the discovered map.

    None outside a scoring round or without room.
    """
    if view.scoring is None:
        return None
    left = CARD_MARGIN + max(layout.middles[spot][0] for spot in SPOTS if view.tiles[spot]) + HEX.half
    room = WIDTH - EDGE - CARD_MARGIN - left
    if room < MIN_CARD_WIDTH:
        return None
    w, h = min(CARD_WIDTH, room), CARD_ROWS_DOWN + CARD_ROW * len(view.totals) + CARD_FOOT
    return Box(left + (room - w) // 2, layout.map.middle[1] - h // 2, w, h)


def paint_scorers_card(picture: Canvas, layout: Layout, view: View, names: Sequence[str], say: Say) -> None:
    """Paint a row for each player of a scoring round on a card, if there is one with room."""
    box = scorers_card_box(layout, view)
    if box is None or view.scoring is None:
        return
    picture.put(_blank_card(box.w, box.h), box.x, box.y)
    title, room = _round_text(view.scoring, say), box.w - 2 * CARD_PAD
    picture.shrunk_text(title, box.x + CARD_PAD, box.y + CARD_TITLE_DOWN, theme.TITLE, theme.GOLD, room)
    for row, (seat, brought) in enumerate(scorers(view, view.scoring)):
        line = Box(box.x, box.y + CARD_ROWS_DOWN + row * CARD_ROW, box.w, CARD_ROW)
        _paint_card_row(picture, line, view, names[seat], seat, brought)


def _paint_card_row(
    picture: Canvas, line: Box, view: View, name: str, seat: Seat, brought: int | None
) -> None:
    """Paint a seat's name and points: what it has scored (`brought`), or for None what it may expect."""
    y, lit = line.middle[1], seat == view.turn
    if lit:
        w, h = line.w - 2 * CARD_ROW_IN, CARD_ROW - CARD_ROW_IN
        light = sprites.shaded_tablet(w, h, h / 2, theme.LIGHT_TOP, theme.LIGHT_BOTTOM)
        picture.put(light, line.x + CARD_ROW_IN, line.y + CARD_ROW_IN // 2)
    picture.put(sprites.badge(seat, CARD_BADGE), line.x + CARD_PAD, y - CARD_BADGE // 2)
    points, right = view.worth[seat] if brought is None else brought, line.right - CARD_PAD
    pending = theme.INK_QUIET if lit else theme.QUIET
    ink = pending if brought is None else theme.GAIN.rim
    wide = picture.text(signed(points), right, y, theme.CARD, ink, across=RIGHT)
    right -= wide + CARD_PAD // 2
    if brought is not None:
        right -= CARD_TICK
        picture.put(sprites.icon("tick", CARD_TICK, theme.GAIN.rim), right, y - CARD_TICK // 2)
        right -= CARD_PAD // 2
    x = line.x + CARD_PAD + CARD_BADGE + CARD_PAD // 2
    fitted = fit_name(name, right - x, (theme.NAME.size, theme.LABEL.size), (theme.LABEL.size,))
    picture.lines(*fitted, x, y, theme.INK if lit else theme.CREAM)


@cached_image
def _blank_card(w: int, h: int) -> Sprite:
    """Return an almost opaque dark card with a brass edge."""
    drawing = Drawing(w, h, margin=sprites.SHADOW_ROOM)
    whole = drawing.rounded(0, CARD_RADIUS)
    drawing.shadow(whole, blur=3, strength=0.7, drop=2)
    drawing.ink(whole, theme.BAND_DARK, CARD_GROUND)
    drawing.ink(drawing.rounded(0, CARD_RADIUS, edge=3), theme.BRASS)
    return drawing.sprite()


TAG, TAG_HIGH, TAG_CUT, TAG_HOLE = 58, 56, 12, 4
TAG_UP, TAG_OUT = -24, -80
"""A tag's centre from its tile's centre, down and right."""
TAG_NUMBER = Style(theme.TOTAL.face, 48)
BUYER_BADGE, GAP_DARK = 64, 0.45
BID_IN = 10
STATUS_STYLE = theme.LABEL
STATUS_UP = 30
"""How far above the header's foot the centre of a bidder's status is."""
BID_STYLE, BID_BADGE, BID_FRAME, BID_FRAME_CURVE = Style(theme.TOTAL.face, 84), 62, 5, 12
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
        picture.centre(_number_tag(number + 1), x + TAG_OUT, y + TAG_UP)
    for number, seat in enumerate(buyers(view), start=len(view.auction.open)):
        middle = layout.open(number)
        picture.centre(_tile_gap(OPEN), *middle)
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
def _tile_gap(shape: Hexagon) -> Sprite:
    """Return the empty place of a taken tile."""
    drawing = terrain.hex_drawing(shape)
    drawing.ink(terrain.hex_mask(drawing, shape, 0), theme.SHADOW, GAP_DARK)
    drawing.ink(terrain.hex_line_mask(drawing, shape, 0, 3), theme.BAND_LINE)
    return drawing.sprite()


@cached_image
def _number_tag(number: int) -> Sprite:
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
    words, room = say("tikal-picture-bidder", what=what), box.w - 2 * BID_IN
    colour = theme.GOLD if what == "highest" else ink
    picture.name_text(words, box.x + BID_IN, box.bottom - STATUS_UP, STATUS_STYLE, colour, room)


def _paint_highest_bid(picture: Canvas, box: Box, view: View) -> None:
    """Frame the box, and paint the highest bid and its bidder's badge; nothing before a bid."""
    assert view.auction is not None
    if view.auction.bidder is None:
        return
    picture.put(sprites.frame(box.w, box.h, BID_FRAME_CURVE, BID_FRAME, theme.GOLD_DEEP), box.x, box.y)
    y = box.middle[1]
    picture.put(sprites.badge(view.auction.bidder, BID_BADGE), box.x + BID_IN, y - BID_BADGE // 2)
    picture.text(str(view.auction.bid), box.right - 2 * BID_IN, y, BID_STYLE, theme.GOLD, across=RIGHT)


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
