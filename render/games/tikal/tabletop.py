"""The tabletop: players above, the map, the footer or the auction below."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import atan2, cos, dist, hypot, radians, sin

from msgspec.structs import replace

from engine.core.catalogue import Say
from engine.core.phrasing import written_sum
from engine.core.types import Seat
from engine.games.tikal import land, scoring
from engine.games.tikal.land import NEIGHBOURS
from engine.games.tikal.model import CAMPS, EDGES, GROUPS, GUARDS, SPOTS, SUPPLY, Spot, View
from render import bars, sprites, theme
from render.bars import HeaderSeat, Inks
from render.canvas import Canvas
from render.drawing import Drawing, Sprite
from render.games.tikal import footer, last_turn, paints, piece_sprites, score_parts, sites, terrain
from render.games.tikal.footer import paint_footer
from render.games.tikal.ground import empty_table, paint_coordinates
from render.games.tikal.table_layout import HEX, Layout, Pixel
from render.geometry import Box
from render.icons import Point
from render.image_cache import cached_image
from render.layers import Layers
from render.theme import Colour, Style

TILE_COUNT = sum(map(len, GROUPS))
OPPOSITE = tuple((edge + len(EDGES) // 2) % len(EDGES) for edge in range(len(EDGES)))
STAR_OUT = 0.42
"""The offset of a leader's star from its badge's centre, as a share of the badge."""


def tabletop(view: View, names: Sequence[str], say: Say) -> Layers:
    """Return the table as all players see it, 1,200 pixels wide."""
    rows = last_turn.turn_rows(view.last, say)
    layout = with_room_for_names(Layout.of(view, len(rows)), view, names)
    picture = empty_table(layout, 1 - view.stack / TILE_COUNT)
    _paint_header(picture, layout, view, names, say)
    paint_board(picture, layout, view)
    footer.paint_scorers_card(picture, layout, view, names, say)
    if layout.last_turn_rows and view.last is not None:
        last_turn.paint_last_turn(picture, layout.last_turn, view.last.seat, rows)
    footer.paint_open_tiles(picture, layout, view)
    if not layout.bidding:
        paint_footer(picture, layout, view, say)
    return picture


def paint_board(picture: Canvas, layout: Layout, view: View) -> None:
    """Paint all hexes layer by layer. Nothing covers stones, and only badges cover scenery."""
    discovered = [
        (layout.middles[spot], spot, sites.site_at(view, spot))
        for spot, tile in zip(SPOTS, view.tiles, strict=True)
        if tile
    ]
    paint_coordinates(picture, layout, view)
    sites.paint_candidate_halos(picture, layout.middles, view)
    for middle, _, site in discovered:
        sites.paint_settled(picture, HEX, middle, site)
    shows_turn = not layout.bidding or bool(layout.last_turn_rows)
    arrows = _crossing_arrows(layout, view) if shows_turn else []
    if shows_turn:
        _paint_last_turn(picture, layout, view, arrows)
    for middle, _, site in discovered:
        sites.paint_pennant(picture, HEX, middle, site)
    if view.last is not None:
        _paint_crossings(picture, arrows, view.last.seat)
    entered = _hexes_touched_by_arrows(view) if shows_turn else set()
    for middle, spot, site in discovered:
        sites.paint_value(picture, HEX, middle, site)
        _paint_explorers_badges(picture, middle, view, spot)
        if spot in entered or site.holder is not None:
            sites.paint_name(picture, HEX, middle, site.name)
            sites.paint_stones(picture, HEX, middle, site.stones)
    sites.paint_candidates(picture, layout.middles, view)


def _paint_last_turn(picture: Canvas, layout: Layout, view: View, arrows: Sequence[Arrow]) -> None:
    """Outline the hexes touched in the last turn, and paint the ways from camp to camp.

    `arrows` are those over borders, which stay clear.
    """
    if view.last is None:
        return
    for spot in view.last.touched:
        picture.centre(terrain.seat_outline(HEX, view.last.seat), *layout.middles[spot])
    _, far = _border_and_camp_steps(view.last.ways)
    ends = [(layout.middles[one], layout.middles[other]) for one, other in far]
    _paint_camp_ways(picture, ends, view.last.seat, arrows)


def _crossing_arrows(layout: Layout, view: View) -> list[Arrow]:
    """Return an arrow for each border crossed in the last turn.

    It is a place beside the border's stones, and a direction. Empty if there was no turn yet.
    """
    near, _ = _border_and_camp_steps(view.last.ways if view.last else ())
    found = []
    for one, other in near:
        edge = NEIGHBOURS[one].index(other)
        lying = land.stones(view.tiles[one], view.rotations[one])[edge]
        across = land.stones(view.tiles[other], view.rotations[other])[OPPOSITE[edge]]
        x, y = layout.middles[one]
        u, v = HEX.beside_stones(edge, max(lying, across), both_ways=(other, one) in near)
        found.append(((x + u, y + v), HEX.neighbour(edge)))
    return found


def _hexes_touched_by_arrows(view: View) -> set[Spot]:
    """Return the hexes that an arrow may overlap, and those touched in the last turn."""
    if view.last is None:
        return set()
    near, far = _border_and_camp_steps(view.last.ways)
    return {*view.last.touched, *(spot for step in (*near, *far) for spot in step)}


def _paint_explorers_badges(picture: Canvas, middle: Pixel, view: View, spot: Spot) -> None:
    """Paint a badge for each seat with explorers on a hex, with their number.

    A star marks a leader among them; a lone leader has its own badge. Badges shrink as seats are added.
    """
    here = [
        (seat, own[spot], view.leaders[seat] == spot)
        for seat, own in enumerate(view.explorers)
        if own[spot] or view.leaders[seat] == spot
    ]
    if not here:
        return
    size = piece_sprites.BADGE_SIZES[len(here)]
    for (seat, count, leads), (x, y) in zip(here, piece_sprites.BADGE_PLACES[len(here)], strict=True):
        badge = (
            piece_sprites.explorers_badge(seat, count, size)
            if count
            else piece_sprites.lone_leader(seat, size)
        )
        picture.centre(badge, middle[0] + x, middle[1] + y)
        if leads and count:
            out = round(size * STAR_OUT)
            picture.centre(piece_sprites.leader_star(), middle[0] + x + out, middle[1] + y - out)


ARROW_LENGTH, HEAD, WIDE, SHAFT = 50, 24, 34, 13
"""An arrow's length, the length of its head, and the widths of head and shaft."""
RIM, LINE = 2.5, 2
"""An arrow's light rim, and the dark line around it."""
ANGLE_STEP = 15
"""Arrows are drawn for multiples of this many degrees."""
DOT, DOT_STEP, DOTS_FROM = 15, 27, 58
"""Dots between camps: size, distance, and distance from the camps."""

MIN_DISTANCE = 36
"""The least distance between two arrows' centres."""
OFFSETS = (0, 24, -24, 42, -42)
"""Offsets tried for an arrow that would cover another one."""

Step = tuple[Spot, Spot]
Arrow = tuple[Pixel, Pixel]
"""An arrow's centre and direction."""


def _border_and_camp_steps(walked: Iterable[Sequence[Spot]]) -> tuple[list[Step], list[Step]]:
    """Split ways into their steps: (over borders, from camp to camp).

    Both are sorted and without duplicates.
    """
    every = sorted({step for way in walked for step in pairwise(way)})
    near = [(one, other) for one, other in every if other in NEIGHBOURS[one]]
    return near, [step for step in every if step not in near]


def _paint_crossings(picture: Canvas, arrows: Iterable[Arrow], seat: Seat) -> None:
    """Paint arrows over crossed borders in a seat's colour."""
    for at, towards in arrows:
        picture.centre(_arrow_towards((0, 0), towards, seat), *at)


def _paint_camp_ways(
    picture: Canvas, over: Iterable[tuple[Pixel, Pixel]], seat: Seat, others: Iterable[Arrow]
) -> None:
    """Paint dots and an arrow for each way (start, end) in `over` from camp to camp, clear of `others`."""
    taken = [at for at, _ in others]
    for (x, y), (u, v) in over:
        long = hypot(u - x, v - y)
        far = range(DOTS_FROM, round(long) - DOTS_FROM - ARROW_LENGTH // 2, DOT_STEP)
        for away in far:
            picture.centre(_way_dot(seat), round(x + (u - x) * away / long), round(y + (v - y) * away / long))
        at = arrow_place((x, y), (u, v), taken)
        picture.centre(_arrow_towards((x, y), (u, v), seat), *at)
        taken.append(at)


def arrow_place(start: Pixel, end: Pixel, taken: Sequence[Pixel]) -> Pixel:
    """Return where the arrow of a way from camp to camp is centred.

    It is near its end, or aside if an arrow in `taken` is too close. If no place is free, it is at the end.
    """
    (x, y), (u, v) = start, end
    long = hypot(u - x, v - y)
    across, down = (u - x) / long, (v - y) / long
    tip = u - across * DOTS_FROM, v - down * DOTS_FROM
    places = [(round(tip[0] - down * aside), round(tip[1] + across * aside)) for aside in OFFSETS]
    clear = (place for place in places if all(dist(place, other) >= MIN_DISTANCE for other in taken))
    return next(clear, places[0])


def _arrow_towards(start: Pixel, end: Pixel, seat: Seat) -> Sprite:
    """Return an arrow from start to end, its direction rounded to `ANGLE_STEP` degrees."""
    angle = atan2(end[1] - start[1], end[0] - start[0]) / radians(ANGLE_STEP)
    return arrow(round(angle) * ANGLE_STEP % 360, seat)


@cached_image
def arrow(degrees: int, seat: Seat) -> Sprite:
    """Return an arrow in a seat's colour that points east, rotated clockwise by `degrees`."""
    drawing = Drawing(ARROW_LENGTH, ARROW_LENGTH, margin=8)
    for grown, paint in ((RIM + LINE, paints.NIGHT), (RIM, theme.CREAM), (0, theme.SEATS[seat].paint)):
        drawing.fill([_rotated_point(point, degrees) for point in _arrow_outline(grown)], paint)
    return drawing.sprite()


def _arrow_outline(grown: float) -> list[Point]:
    """Return the outline of an arrow that points east, centred at (0, 0), enlarged by `grown` pixels."""
    tail, tip = -ARROW_LENGTH / 2 - grown, ARROW_LENGTH / 2 + grown * 1.5
    neck = ARROW_LENGTH / 2 - HEAD - grown
    shaft, head = SHAFT / 2 + grown, WIDE / 2 + grown * 1.3
    upper = [(tail, -shaft), (neck, -shaft), (neck, -head)]
    return [*upper, (tip, 0), *((x, -y) for x, y in reversed(upper))]


def _rotated_point(point: Point, degrees: int) -> Point:
    """Return a point turned clockwise about the origin, moved to the middle of an arrow's square."""
    x, y = point
    across, down = cos(radians(degrees)), sin(radians(degrees))
    return ARROW_LENGTH / 2 + x * across - y * down, ARROW_LENGTH / 2 + x * down + y * across


@cached_image
def _way_dot(seat: Seat) -> Sprite:
    """Return a dot of a way from camp to camp."""
    drawing = Drawing(DOT, DOT, margin=2)
    for inset, paint in ((0.0, paints.NIGHT), (1.5, theme.CREAM), (3.5, theme.SEATS[seat].paint)):
        drawing.disc(DOT / 2, DOT / 2, DOT / 2 - inset, paint)
    return drawing.sprite()


HEADER_IN = 7
HEADER_BADGE = 54
HEADER_NAME = Style(theme.NAME.face, 42)
HEADER_POINTS = theme.TOTAL
NAME_Y, POINTS_Y, PIECES_Y, FINDS_Y = 38, 100, 155, 194
"""The centres of the four lines."""
HEADER_RULE = 16
HEADER_ICON, HEADER_ICON_GAP, PIECES_GAP = 36, 1, 5


def _paint_header(picture: Canvas, layout: Layout, view: View, names: Sequence[str], say: Say) -> None:
    """Paint every seat's part of the header."""
    points, ahead = scoring.current_points(view), scoring.leading_seats(view)
    parts = _score_sums(view, layout)
    for seat, box in enumerate(layout.bars):
        lit = seat == view.turn
        inks = bars.paint_bar_ground(picture, box, light=lit)
        if seat and view.turn not in (seat, seat - 1):
            picture.fill(Box(box.x, box.y + HEADER_RULE, 2, box.h - 2 * HEADER_RULE), theme.BAND_LINE)
        line = Box(box.x + HEADER_IN, box.y, box.w - 2 * HEADER_IN, 2 * NAME_Y + layout.name_step)
        who = HeaderSeat(seat, names[seat], view.retired == seat, say("picture-to-move") if lit else "")
        bars.paint_name_lines(picture, line, who, HEADER_NAME, inks, HEADER_BADGE)
        box = Box(box.x, box.y + layout.name_step, box.w, box.h - layout.name_step)
        y, leads = box.y + POINTS_Y, seat in ahead and view.turn is not None
        right = bars.paint_header_score(
            picture, str(points[seat]), line.x, y, HEADER_POINTS, inks.strong, leads=leads
        )
        picture.text(parts[seat], right + bars.SUM_GAP, y, theme.LABEL, inks.quiet)
        if layout.bidding:
            footer.paint_bid(picture, box, view, seat, say, inks)
        else:
            _paint_pieces(picture, box, view, seat, inks)
            top = box.y + FINDS_Y - score_parts.TREASURE_SIZE // 2
            room = Box(line.x, top, line.w, score_parts.TREASURE_SIZE)
            score_parts.paint_treasures(picture, room, view.treasures[seat])


def with_room_for_names(layout: Layout, view: View, names: Sequence[str]) -> Layout:
    """Return the layout, with a higher header if a name needs two lines when its player is not to move."""
    narrow = min(box.w for box in layout.bars) - 2 * HEADER_IN
    seats = (HeaderSeat(seat, name, view.retired == seat) for seat, name in enumerate(names))
    if all(bars.fits_on_a_line(who, narrow, HEADER_BADGE) for who in seats):
        return layout
    return replace(layout, name_step=bars.NAME_STEP)


def _score_sums(view: View, layout: Layout) -> list[str]:
    """Return how each seat's points are made up.

    All are empty if one of them has no room beside its points.
    """
    points, pending = scoring.current_points(view), scoring.pending_points(view)
    sums = [written_sum(total, more) for total, more in zip(view.totals, pending, strict=True)]
    ahead = scoring.leading_seats(view)
    rooms = [
        box.w - 2 * HEADER_IN - bars.score_width(str(points[seat]), HEADER_POINTS, leads=seat in ahead)
        for seat, box in enumerate(layout.bars)
    ]
    return sums if bars.sums_fit(sums, rooms) else [""] * len(sums)


def _paint_pieces(picture: Canvas, box: Box, view: View, seat: Seat, inks: Inks) -> None:
    """Write how many explorers, camps and guards a seat has left, with a star for its unplaced leader."""
    x, y = box.x + HEADER_IN, box.y + PIECES_Y
    x += _paint_icon_with_count(picture, x, y, "explorer", view.supply[seat], inks)
    if view.leaders[seat] == SUPPLY:
        x += _paint_icon(picture, x, y, "star", inks.strong) + PIECES_GAP
    camps, guards = CAMPS - view.camps.count(seat), GUARDS - view.guards.count(seat)
    for name, count in ((f"camp-{seat + 1}", camps), ("shield", guards)):
        x += _paint_icon_with_count(picture, x, y, name, count, inks) if count else 0


def _paint_icon_with_count(picture: Canvas, x: int, y: int, name: str, count: int, inks: Inks) -> int:
    """Paint an icon with a count. Return their width with the gap after them."""
    after = x + _paint_icon(picture, x, y, name, inks.strong) + HEADER_ICON_GAP
    return after + picture.text(str(count), after, y, theme.LABEL, inks.strong) + PIECES_GAP - x


def _paint_icon(picture: Canvas, x: int, y: int, name: str, ink: Colour) -> int:
    """Paint an icon with its left edge at `x` and its middle at `y`; return its width."""
    picture.put(sprites.icon(name, HEADER_ICON, ink), x, y - HEADER_ICON // 2)
    return HEADER_ICON
