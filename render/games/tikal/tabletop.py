"""The tabletop: players above, the map, the footer or the auction below."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.catalogue import Say
from engine.games.tikal import land
from engine.games.tikal.land import NEIGHBOURS
from engine.games.tikal.model import EDGES, GROUPS, SPOTS, Spot, View
from render.canvas import Canvas
from render.games.tikal import auction_strip, last_turn, piece_sprites, scorers, sites, terrain, ways
from render.games.tikal.footer import paint_footer
from render.games.tikal.ground import empty_table, paint_coordinates
from render.games.tikal.header import paint_header, with_room_for_names
from render.games.tikal.hexagon import Pixel
from render.games.tikal.table_layout import HEX, Layout
from render.layers import Layers

TILE_COUNT = sum(map(len, GROUPS))
OPPOSITE = tuple((edge + len(EDGES) // 2) % len(EDGES) for edge in range(len(EDGES)))
STAR_OUT = 0.42
"""The offset of a leader's star from its badge's centre, as a share of the badge."""


def tabletop(view: View, names: Sequence[str], say: Say) -> Layers:
    """Return the table as all players see it, 1,200 pixels wide."""
    rows = last_turn.turn_rows(view.last, say)
    layout = with_room_for_names(Layout.of(view, len(rows)), view, names)
    picture = empty_table(layout, 1 - view.stack / TILE_COUNT)
    paint_header(picture, layout, view, names, say)
    paint_board(picture, layout, view)
    scorers.paint_card(picture, layout, view, names, say)
    if layout.last_turn_rows and view.last is not None:
        last_turn.paint_last_turn(picture, layout.last_turn, view.last.seat, rows)
    auction_strip.paint_open_tiles(picture, layout, view)
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
    arrows = crossing_arrows(layout, view) if shows_turn else []
    if shows_turn:
        _paint_last_turn(picture, layout, view, arrows)
    for middle, _, site in discovered:
        sites.paint_pennant(picture, HEX, middle, site)
    if view.last is not None:
        ways.paint_crossings(picture, arrows, view.last.seat)
    entered = _hexes_touched_by_arrows(view) if shows_turn else set()
    for middle, spot, site in discovered:
        sites.paint_value(picture, HEX, middle, site)
        _paint_explorers_badges(picture, middle, view, spot)
        if spot in entered or site.holder is not None:
            sites.paint_name(picture, HEX, middle, site.name)
            sites.paint_stones(picture, HEX, middle, site.stones)
    sites.paint_candidates(picture, layout.middles, view)


def _paint_last_turn(picture: Canvas, layout: Layout, view: View, arrows: Sequence[ways.Arrow]) -> None:
    """Outline the hexes touched in the last turn, and paint the ways from camp to camp.

    `arrows` are those over borders, which stay clear.
    """
    if view.last is None:
        return
    for spot in view.last.touched:
        picture.centre(terrain.seat_outline(HEX, view.last.seat), *layout.middles[spot])
    _, far = ways.border_and_camp_steps(view.last.ways)
    ends = [(layout.middles[one], layout.middles[other]) for one, other in far]
    ways.paint_camp_ways(picture, ends, view.last.seat, arrows)


def crossing_arrows(layout: Layout, view: View) -> list[ways.Arrow]:
    """Return an arrow for each border crossed in the last turn.

    It is a place beside the border's stones, and a direction. Empty if there was no turn yet.
    """
    near, _ = ways.border_and_camp_steps(view.last.ways if view.last else ())
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
    near, far = ways.border_and_camp_steps(view.last.ways)
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
