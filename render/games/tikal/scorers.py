"""The players in a scoring round with their points: on a card in the empty jungle, or in the footer."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.catalogue import Say
from engine.core.phrasing import signed
from engine.core.types import Seat
from engine.games.tikal.model import SPOTS, ScoringRound, View
from render import sprites, theme
from render.canvas import RIGHT, Canvas
from render.drawing import Drawing, Sprite
from render.games.tikal.table_layout import HEX, Layout
from render.geometry import EDGE, WIDTH, Box, columns
from render.image_cache import cached_image
from render.two_lines import fit_name

HEIGHT, SMALL_BADGE, TICK = 54, 46, 22
"""In the footer: the height of a player's part, the badge, and the tick after points scored."""
IN, APART, TICK_APART = 5, 5, 3
LIGHT = 136
"""The width of the light ground of the player to move in the footer."""
CARD, LEAST_CARD, AROUND = 520, 380, 26
"""The card's greatest and least width, and the space beside it."""
TITLE_DOWN, ROWS_DOWN, ROW, FOOT = 56, 104, 92, 18
"""In the card: the centre of the title, the top and height of its rows, and the space below them."""
BADGE, PAD, ROW_IN, CARD_TICK, RADIUS = 58, 26, 8, 40, 26
GROUND = 0.96


def scorers(view: View, scoring: ScoringRound) -> list[tuple[Seat, int | None]]:
    """Return all seats in the order in which they score, each with its points.

    None: it has not scored yet.
    """
    brought = {sheet.seat: sheet.points for sheet in view.sheets if sheet.number == scoring.number}
    order = [*brought, *([] if view.turn is None else [view.turn]), *scoring.queue]
    return [(seat, brought.get(seat)) for seat in order]


def round_text(scoring: ScoringRound, say: Say) -> str:
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
        light = sprites.shaded_tablet(LIGHT, HEIGHT, HEIGHT / 2, theme.LIGHT_TOP, theme.LIGHT_BOTTOM)
        picture.put(light, x, part.y)
        ink = theme.INK
    picture.put(sprites.badge(seat, SMALL_BADGE), x + IN, y - SMALL_BADGE // 2)
    x += IN + SMALL_BADGE + APART
    points = view.worth[seat] if brought is None else brought
    x += picture.text(signed(points), x, y, theme.NOTE, ink if brought is None else theme.GAIN.ink)
    if brought is not None:
        picture.put(sprites.icon("tick", TICK, theme.GAIN.rim), x + TICK_APART, y - TICK // 2)


def card_box(layout: Layout, view: View) -> Box | None:
    """Return the place of the card right of the discovered map.

    None outside a scoring round or without room.
    """
    if view.scoring is None:
        return None
    left = AROUND + max(layout.middles[spot][0] for spot in SPOTS if view.tiles[spot]) + HEX.half
    room = WIDTH - EDGE - AROUND - left
    if room < LEAST_CARD:
        return None
    w, h = min(CARD, room), ROWS_DOWN + ROW * len(view.totals) + FOOT
    return Box(left + (room - w) // 2, layout.map.middle[1] - h // 2, w, h)


def paint_card(picture: Canvas, layout: Layout, view: View, names: Sequence[str], say: Say) -> None:
    """Paint a row for each player of a scoring round on a card, if there is one with room."""
    box = card_box(layout, view)
    if box is None or view.scoring is None:
        return
    picture.put(_blank_card(box.w, box.h), box.x, box.y)
    title, room = round_text(view.scoring, say), box.w - 2 * PAD
    picture.shrunk_text(title, box.x + PAD, box.y + TITLE_DOWN, theme.TITLE, theme.GOLD, room)
    for row, (seat, brought) in enumerate(scorers(view, view.scoring)):
        line = Box(box.x, box.y + ROWS_DOWN + row * ROW, box.w, ROW)
        _paint_card_row(picture, line, view, names[seat], seat, brought)


def _paint_card_row(
    picture: Canvas, line: Box, view: View, name: str, seat: Seat, brought: int | None
) -> None:
    """Paint a seat's name and points: what it has scored (`brought`), or for None what it may expect."""
    y, lit = line.middle[1], seat == view.turn
    if lit:
        w, h = line.w - 2 * ROW_IN, ROW - ROW_IN
        light = sprites.shaded_tablet(w, h, h / 2, theme.LIGHT_TOP, theme.LIGHT_BOTTOM)
        picture.put(light, line.x + ROW_IN, line.y + ROW_IN // 2)
    picture.put(sprites.badge(seat, BADGE), line.x + PAD, y - BADGE // 2)
    points, right = view.worth[seat] if brought is None else brought, line.right - PAD
    pending = theme.INK_QUIET if lit else theme.QUIET
    ink = pending if brought is None else theme.GAIN.rim
    wide = picture.text(signed(points), right, y, theme.CARD, ink, across=RIGHT)
    right -= wide + PAD // 2
    if brought is not None:
        right -= CARD_TICK
        picture.put(sprites.icon("tick", CARD_TICK, theme.GAIN.rim), right, y - CARD_TICK // 2)
        right -= PAD // 2
    x = line.x + PAD + BADGE + PAD // 2
    fitted = fit_name(name, right - x, (theme.NAME.size, theme.LABEL.size), (theme.LABEL.size,))
    picture.lines(*fitted, x, y, theme.INK if lit else theme.CREAM)


@cached_image
def _blank_card(w: int, h: int) -> Sprite:
    """Return an almost opaque dark card with a brass edge."""
    drawing = Drawing(w, h, margin=sprites.SHADOW_ROOM)
    whole = drawing.rounded(0, RADIUS)
    drawing.shadow(whole, blur=3, strength=0.7, drop=2)
    drawing.ink(whole, theme.BAND_DARK, GROUND)
    drawing.ink(drawing.rounded(0, RADIUS, edge=3), theme.BRASS)
    return drawing.sprite()
